// What the end phase would bring if it came now, what state towers are in, and who waits in the jungle.
import { Icon } from '../../../lib/Icon';
import type { Item } from '../../../net/protocol';
import { seatHue } from '../../../table/cards/areas';
import { useItem } from '../../../table/cards/useItem';
import { useTable } from '../../../table/context';
import { has, number, pair } from '../../facts';
import { STATUSES } from '../emblems';
import { itemsOf } from './heroes';
import { t } from './panels.text';

export function EndPhase() {
    const { stage: { view }, words } = useTable();
    const all = itemsOf(view, 'end-phase');
    if (all.length === 0)
        return null;
    const victims = all.filter(i => has(i, 'victim'));
    return (
        <section class="ex-end" aria-label={t('exalted.end-phase')}>
            <h2>{t('exalted.end-phase')}</h2>
            {all.filter(i => i.kind === 'lane').map(lane => <Lane key={lane.id} lane={lane} hit={all.filter(i => has(i, 'besieged') && i.cell === lane.cell)} />)}
            {victims.length > 0 && <ul class="ex-victims">{victims.map(v => (
                <li key={v.id}>
                    {['bleed', 'burn'].filter(tag => has(v, tag)).map(tag => <Icon key={tag} name={STATUSES[tag]!} size={15} title={words.tag(tag)} />)}{' '}
                    {number(v, 'then') === 0 ? t('exalted.victim-out', words.title('model', v.id))
                        : t('exalted.victim', words.title('model', v.id), number(v, 'hits') ?? 0, number(v, 'then') ?? 0)}
                </li>
            ))}</ul>}
        </section>
    );
}

function Lane({ lane, hit }: { lane: Item; hit: Item[] }) {
    const { words } = useTable();
    const blue = number(lane, 'golems-blue') ?? 0, red = number(lane, 'golems-red') ?? 0, cancelled = number(lane, 'cancelled') ?? 0;
    const golems = `${words.title('team', 'blue')} ${blue}, ${words.title('team', 'red')} ${red}`;
    return (
        <p class="ex-lane"><b>{t('exalted.lane', words.title('lane', lane.id))}</b>{' '}
            <span>{blue + red === 0 ? t('exalted.quiet') : cancelled > 0 ? t('exalted.cancel', golems, cancelled) : golems}</span>
            {hit.map(b => <span key={b.id} class="ex-hit" style={{ '--hue': seatHue(b.owner ?? 0) }}>{number(b, 'then') === 0 ? t('exalted.falls', words.title('model', b.id))
                : t('exalted.besieged', words.title('model', b.id), number(b, 'hits') ?? 0, number(b, 'then') ?? 0)}</span>)}
        </p>
    );
}

export const WHY_SHUT = ['first-round', 'golems-before', 'outer-stands', 'golems-on-lane', 'towers-stand'];

/** Each building with its life, whether it shoots, and whether it can be attacked or why not. */
export function Towers() {
    const { stage: { view } } = useTable();
    const buildings = view.items.filter(i => i.area === 'arena' && (has(i, 'tower') || has(i, 'artifact')));
    return view.round === 0 ? null : (
        <details class="ex-more">
            <summary>{t('exalted.towers')}</summary>
            <ul>{buildings.map(b => <li key={b.id}><Building item={b} /></li>)}</ul>
        </details>
    );
}

function Building({ item }: { item: Item }) {
    const { table: { words }, state, attributes } = useItem(item);
    const life = pair(item, 'life'), why = WHY_SHUT.find(tag => has(item, tag));
    const states = [...['armed', 'silent', 'destroyed'].filter(tag => has(item, tag)), ...has(item, 'open') ? ['open'] : [], ...why === undefined ? [] : [why]];
    return (
        <button {...attributes} class={`ex-line is-${state} ${has(item, 'destroyed') ? 'gone' : ''}`} style={{ '--hue': seatHue(item.owner ?? 0) }}>
            <b>{words.title('model', item.id)}</b>{life !== undefined && <span>{life[0]}/{life[1]}</span>}
            <small>{states.map(tag => words.tag(tag)).join(' · ')}</small>
        </button>
    );
}

/** Creatures and monsters: life, whose mountain, what they are worth to each team. */
export function Jungle() {
    const { stage: { view } } = useTable();
    const all = view.items.filter(i => i.area === 'arena' && has(i, 'neutral'));
    return view.round === 0 || all.length === 0 ? null : (
        <details class="ex-more">
            <summary>{t('exalted.jungle')}</summary>
            <ul>{all.map(i => <li key={i.id}><Beast item={i} /></li>)}</ul>
        </details>
    );
}

function Beast({ item }: { item: Item }) {
    const { table: { words }, state, attributes } = useItem(item);
    const life = pair(item, 'life') ?? [0, 0], home = ['home-blue', 'home-red'].find(tag => has(item, tag));
    const worth = (['blue', 'red'] as const).flatMap(team => {
        const points = number(item, `worth-${team}`);
        return points === undefined ? [] : [`${words.title('team', team)} ${t('exalted.worth', points)}`];
    });
    return (
        <button {...attributes} class={`ex-line is-${state}`}>
            <b>{words.title('model', item.id)}</b><span>{life[0]}/{life[1]}</span>
            <small>{[...home === undefined ? [] : [words.tag(home)], ...worth].join(' · ')}</small>
            <small>{words.about('model', item.id)}</small>
        </button>
    );
}
