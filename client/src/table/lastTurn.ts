// What happened since one's own last turn, as it was seen at this table, to be shown once more.
import type { Frame } from '../net/frame';
import type { GameEvent, GameInfo, TableView } from '../net/protocol';

/** What led from one view to the next. */
export interface Step {
    from: TableView;
    frame: Frame;
    events: GameEvent[];
}

/** What happened and is told once more; `steps`: as it was seen, if it was seen here. */
export interface Told {
    events: GameEvent[];
    steps?: Step[];
}

const MOST = 400;             // steps that are kept

/** With one more step; whoever goes back in time forgets what came after. */
export function remember(past: Step[], step: Step): Step[] {
    return [...past.filter(s => s.frame.answers < step.frame.answers), step].slice(-MOST);
}

/** What happened since my last turn: the events from its end to the beginning of the one that goes on, or to now. `turnOf`: whose turn an
 * event begins, 0: it begins none. Who only watches is told the last turn. */
export function sinceMyTurn(events: GameEvent[], me: number, turnOf: (e: GameEvent) => number): { from: number; to: number } {
    const turns = events.flatMap((e, at) => turnOf(e) > 0 ? [{ at, mine: turnOf(e) === me }] : []);
    const last = turns.at(-1);
    if (me === 0)
        return { from: last?.at ?? 0, to: events.length };
    const now = last?.mine === true ? turns.pop() : undefined;
    const mine = turns.findLastIndex(turn => turn.mine);
    return { from: turns[mine + 1]?.at ?? now?.at ?? events.length, to: now?.at ?? events.length };
}

/** The steps of the past with these events, after which `later` more came; undefined: not all of them were seen here. */
export function stepsOf(past: Step[], told: GameEvent[], later: number): Step[] | undefined {
    const found: Step[] = [];
    let left = told.length, skip = later;
    for (let i = past.length - 1; i >= 0 && left > 0; i--) {
        const step = past[i]!, to = step.events.length - Math.min(skip, step.events.length);
        skip -= step.events.length - to;
        const events = step.events.slice(Math.max(0, to - left), to);
        left -= events.length;
        if (events.length > 0)
            found.unshift({ ...step, events });
    }
    // Whoever went back in time has seen other things.
    return left === 0 && JSON.stringify(found.flatMap(s => s.events)) === JSON.stringify(told) ? found : undefined;
}

/** Whose turn an event begins, by its arguments: a seat, or a figure that belongs to one. Without an event for turns, who does something. */
export function turnReader(info: GameInfo | null, view: TableView): (e: GameEvent) => number {
    const has = info?.events['turn'] !== undefined;
    return e => {
        const kinds = has && e.e !== 'turn' ? [] : info?.events[e.e] ?? [];
        for (const [i, kind] of kinds.entries()) {
            const id = e.args[i];
            if (kind === 'seat')
                return Number(id ?? 0);
            const owner = has && kind !== 'number' ? view.items.find(item => item.kind === kind && item.id === id)?.owner : undefined;
            if (owner !== undefined)
                return owner;
        }
        return 0;
    };
}
