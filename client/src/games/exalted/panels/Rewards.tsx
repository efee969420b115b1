// What heroes have just gained, at the step at which it happens, also for those who are out.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../lib/Icon';
import { useStore } from '../../../lib/store';
import type { GameEvent } from '../../../net/protocol';
import { useTable, type Table } from '../../../table/context';
import { number } from '../../facts';
import { heroesOf } from './heroes';
import { FIGURES } from './icons';
import { t } from './panels.text';

const TOLD = ['reward', 'level', 'points'];
const STAY = 5000;            // milliseconds
const MOST = 6;

interface Note {
    n: number;
    event: GameEvent;
}

export function Rewards() {
    const table = useTable();
    const log = useStore(table.session.journal.log), untold = useStore(table.session.director.untold);
    const [notes, setNotes] = useState<Note[]>([]);
    const levels = useLevels(table);
    const seen = useRef(-1), told = Math.max(0, log.length - untold);
    useEffect(() => {
        const from = seen.current;
        seen.current = told;
        // All at once is what was there before this page.
        const fresh = from <= 0 || told <= from ? [] : log.slice(from, told).flatMap(({ event }, i) => TOLD.includes(event.e) ? [{ n: from + i, event }] : []);
        if (fresh.length === 0)
            return;
        setNotes(old => [...old, ...fresh].slice(-MOST));
        setTimeout(() => setNotes(old => old.filter(o => !fresh.includes(o))), STAY);
    }, [told]);
    return (
        <ul class="ex-rewards" aria-live="polite" aria-label={t('exalted.rewards')}>
            {notes.map(({ n, event }) => <li key={n} class={`is-${event.e}`}>
                <Icon name={event.e === 'reward' ? FIGURES['gold']! : event.e === 'level' ? FIGURES['xp']! : 'gi:laurel-crown'} size={17} /> {tell(table, event, levels)}
            </li>)}
        </ul>
    );
}

/** From which level on there is an ability, as long as it was not there. */
function useLevels({ stage: { view } }: Table): Map<string, number> {
    const levels = useRef(new Map<string, number>());
    for (const ability of view.seats.flatMap((_, i) => heroesOf(view, i + 1)).flatMap(h => h.abilities))
        if (number(ability, 'from-level') !== undefined)
            levels.current.set(ability.id ?? '', number(ability, 'from-level')!);
    return levels.current;
}

/** "+1 XP, +2 gold"; nothing is no reward. */
export function gained(xp: string, gold: string): string {
    return [...xp === '0' ? [] : [t('exalted.reward.xp', xp)], ...gold === '0' ? [] : [t('exalted.reward.gold', gold)]].join(', ');
}

function tell({ words, stage: { view } }: Table, { e, args }: GameEvent, levels: Map<string, number>): string {
    if (e === 'points')
        return `${words.title('team', args[0])}: ${t(args[1] === '1' ? 'exalted.point' : 'exalted.points', args[1] ?? '')}`;
    const name = words.title('model', args[0]);
    if (e === 'reward')
        return `${name}: ${gained(args[2] ?? '0', args[3] ?? '0')} (${words.title('reward', args[1])})`;
    const hero = view.seats.flatMap((_, i) => heroesOf(view, i + 1)).find(h => h.model.id === args[0]);
    const fresh = hero?.abilities.find(a => levels.get(a.id ?? '') === Number(args[1]));
    return `${name}: ${t('exalted.level', args[1] ?? '')}${fresh === undefined ? '' : `, ${t('exalted.new-ability', words.title('ability', fresh.id))}`}`;
}
