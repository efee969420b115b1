// How the value of a throw came to be: what was added answer by answer is seen as it happens.
import { useRef } from 'preact/hooks';
import type { Area, GameEvent } from '../../net/protocol';
import { useTable } from '../../table/context';
import { combatOf, seenSince, type Part, type Side } from './bout';

interface Seen {
    v: number;
    combat: Area | undefined;
    parts: Record<Side, Part[]>;
}

/** The parts of both values as they were added while somebody looked. */
export function useSeenParts(): Record<Side, Part[]> {
    const { stage: { frame } } = useTable();
    const seen = useRef<Seen>({ v: -1, combat: undefined, parts: { monster: [], hero: [] } });
    const { v, combat, parts } = seen.current;
    if (frame.v !== v) {
        const now = combatOf(frame.view.areas), events: GameEvent[] = frame.events;
        const side = (of: Side) => now === undefined ? [] : seenSince(parts[of], combat, now, of, events);
        seen.current = { v: frame.v, combat: now, parts: { monster: side('monster'), hero: side('hero') } };
    }
    return seen.current.parts;
}
