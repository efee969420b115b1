// Who sits somewhere: mark, name, what keeps them, their clock.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../lib/Icon';
import { clockText, useNow } from '../../lib/time';
import type { Person } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { isOn, isOpen, useTable } from '../context';
import { SeatMark } from './SeatMark';

export function SeatHead({ seat, children }: { seat: number; children?: ComponentChildren }) {
    const table = useTable();
    const { session, open, words, scene, stage: { frame, view } } = table;
    const thing = { kind: 'seat', id: String(seat) };
    const score = scene.seats.look(view, seat).score;
    const asked = isOn(frame) && view.seats[seat - 1]?.asked === true;
    const person = frame.people[seat - 1];
    const name = words.player(seat);
    const runs = asked && frame.people.every(p => p.kind !== 'open');     // it waits until everybody has sat down
    return (
        <header class="seat-head">
            <SeatMark seat={seat} />
            <h2>{isOpen(table, thing)
                ? <button type="button" class="seat-name" data-thing={thingKey(thing)} data-legal
                    onClick={() => session.click([thing], open)}>{name}</button>
                : name}</h2>
            {asked && <Icon name="gi:sands-of-time" size={15} class="asked" title={t('cards.asked')} />}
            {person !== undefined && <Presence person={person} />}
            {children}
            <span class="space" />
            {person?.clock !== undefined && <Clock left={person.clock} since={frame.at} runs={runs} />}
            {score !== undefined && <Score value={score.value} title={words.fact(score.fact)} />}
        </header>
    );
}

export function Score({ value, title }: { value: number | [number, number]; title: string }) {
    const [now, of] = Array.isArray(value) ? value : [value, undefined];
    return (
        <span class="score" title={title}>
            <span class="hidden-text">{title}</span>{now}{of !== undefined && <small> / {of}</small>}
        </span>
    );
}

/** Bots go by names that say what they are. */
function Presence({ person }: { person: Person }) {
    if (person.kind === 'bot' || (person.kind === 'person' && person.here) || person.standin !== undefined)
        return null;
    const says = t(person.kind === 'open' ? 'table.free-seat' : 'table.absent');
    return <small class="presence" title={says}>{says}</small>;
}

/** Counts down from what was left when the last view came. */
function Clock({ left, since, runs }: { left: number; since: number; runs: boolean }) {
    const now = useNow(runs, since);
    const seconds = Math.max(0, Math.ceil((left - (runs ? Math.max(0, now - since) : 0)) / 1000));
    const shown = clockText(seconds);
    const classes = ['clock', runs ? 'runs' : '', seconds < 30 ? 'short' : ''];
    return <span class={classes.join(' ')} role="timer" aria-label={`${t('table.clock')} ${shown}`}>{shown}</span>;
}
