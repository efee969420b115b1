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
    const seen = useRef(-1), told = Math.max(0, log.length - untold);
    useEffect(() => {
        const from = seen.current;
        seen.current = told;
        const fresh = from < 0 || told <= from ? [] : log.slice(from, told).flatMap(({ event }, i) => TOLD.includes(event.e) ? [{ n: from + i, event }] : []);
        if (fresh.length === 0)
            return;
        setNotes(old => [...old, ...fresh].slice(-MOST));
        setTimeout(() => setNotes(old => old.filter(o => !fresh.includes(o))), STAY);
    }, [told]);
    return (
        <ul class="ex-rewards" aria-live="polite" aria-label={t('exalted.rewards')}>
            {notes.map(({ n, event }) => <li key={n} class={`is-${event.e}`}>
                <Icon name={event.e === 'reward' ? FIGURES['gold']! : event.e === 'level' ? FIGURES['xp']! : 'gi:laurel-crown'} size={17} /> {tell(table, event)}
            </li>)}
        </ul>
    );
}

function tell({ words, stage: { view } }: Table, { e, args }: GameEvent): string {
    if (e === 'points')
        return `${words.title('team', args[0])}: ${t('exalted.points', args[1] ?? '')}`;
    const name = words.title('model', args[0]);
    if (e === 'reward')
        return `${name}: ${t('exalted.reward', args[2] ?? '', args[3] ?? '')} (${words.title('reward', args[1])})`;
    const hero = view.seats.flatMap((_, i) => heroesOf(view, i + 1)).find(h => h.model.id === args[0]);
    const fresh = hero?.abilities.find(a => number(a, 'from-level') === Number(args[1]));
    return `${name}: ${t('exalted.level', args[1] ?? '')}${fresh === undefined ? '' : `, ${t('exalted.new-ability', words.title('ability', fresh.id))}`}`;
}
