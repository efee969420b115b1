// What a seat's panel tells: the general, mana, gold, experience and level, the tableau of abilities, equipment.
import { Icon } from '../../lib/Icon';
import type { Facts, Item } from '../../net/protocol';
import { areaItems, useItem } from '../../table/cards/useItem';
import { useTable } from '../../table/context';
import { t } from './adeloth.text';
import { Deck } from './deck';
import { FIGURES, emblem } from './emblems';
import { has, number, pair } from '../facts';

const PROFESSIONS = ['pathfinder', 'rune-master'];
const COLOURS = ['green', 'blue'];
const MOST_CRYSTALS = 10;     // that are drawn one by one

export function Panel({ seat }: { seat: number }) {
    const table = useTable();
    const of = table.stage.view.seats[seat - 1] ?? {};
    return (
        <div class="ad-panel">
            <Who of={of} />
            <LifeBar of={of} />
            <Mana of={of} />
            <Growth of={of} />
            <ul class="ad-skills" aria-label={table.words.area('skills')}>
                {areaItems(table, 'skills', seat).map(item => <li key={item.id}><Skill item={item} /></li>)}
            </ul>
            <Equipment seat={seat} />
            <Deck seat={seat} />
        </div>
    );
}

function Who({ of }: { of: Facts }) {
    const { words } = useTable();
    const profession = of.tags?.find(tag => PROFESSIONS.includes(tag)), colour = of.tags?.find(tag => COLOURS.includes(tag));
    if (profession === undefined)
        return null;
    return (
        <p class="ad-who">
            <Icon name={emblem('profession', profession)} size={17} /> {words.tag(profession)}
            {colour !== undefined && <small class={`ad-colour ${colour}`}>{words.tag(colour)}</small>}
            {has(of, 'active') && <small class="ad-active">{words.tag('active')}</small>}
        </p>
    );
}

function LifeBar({ of }: { of: Facts }) {
    const [left, most] = pair(of, 'life') ?? [0, 1];
    return <span class="life" aria-hidden><span style={{ width: `${100 * left / most}%` }} /></span>;
}

/** Active and spent crystals, and whether the next preparation brings one. */
export function Mana({ of }: { of: Facts }) {
    const [active, all] = pair(of, 'mana') ?? [0, 0];
    const next = has(of, 'crystal-next');
    const says = `${t('adeloth.mana', active, all)}. ${t(next ? 'adeloth.crystal-next' : 'adeloth.crystal-later')}`;
    return (
        <p class="ad-mana" role="img" aria-label={says} title={says}>
            {all <= MOST_CRYSTALS && Array.from({ length: all }, (_, i) => <Crystal key={i} look={i < active ? 'on' : 'off'} />)}
            {all > MOST_CRYSTALS && <Crystal look="on" />}
            {next && <Crystal look="next" />}
            <b>{active}/{all}</b>
        </p>
    );
}

function Crystal({ look }: { look: 'on' | 'off' | 'next' }) {
    return (
        <svg class={`ad-crystal ${look}`} viewBox="0 0 20 26" width="13" height="17" aria-hidden>
            <path d="M10 1.5L18 9L10 24.5L2 9Z" /><path class="facet" d="M2 9H18M10 1.5L7 9L10 24.5L13 9Z" />
        </svg>
    );
}

/** Gold, experience towards the next level, the level itself, the card-flow token. */
export function Growth({ of }: { of: Facts }) {
    const { words } = useTable();
    const [xp, needed] = pair(of, 'xp') ?? [number(of, 'xp') ?? 0, 0];
    const [level, levels] = pair(of, 'level') ?? [1, 6];
    const flow = number(of, 'flow');
    const ready = needed > 0 && xp >= needed;
    const told = needed > 0 ? t('adeloth.xp', xp, needed) + (ready ? ` (${t('adeloth.level-ready')})` : '') : `${words.fact('xp')} ${xp}`;
    return (
        <p class="ad-growth">
            <Value icon={FIGURES['gold']!} tone="gold" says={words.fact('gold')} value={String(number(of, 'gold') ?? 0)} />
            <Value icon={FIGURES['xp']!} tone={ready ? 'xp ready' : 'xp'} says={told} value={needed > 0 ? `${xp}/${needed}` : String(xp)} />
            <span class="ad-level" role="img" aria-label={t('adeloth.level', level, levels)} title={t('adeloth.level', level, levels)}>
                {Array.from({ length: levels }, (_, i) => <i key={i} class={i < level ? 'on' : ''} />)}<b>{level}</b>
            </span>
            {flow !== undefined && <Value icon={FIGURES['flow']!} tone={flow > 0 ? 'flow on' : 'flow'}
                says={t(flow > 0 ? 'adeloth.flow-on' : 'adeloth.flow-off')} />}
        </p>
    );
}

/** A figure with its emblem; `says` is what it is. */
export function Value({ icon, tone, says, value }: { icon: string; tone: string; says: string; value?: string }) {
    return (
        <span class={`ad-value ${tone}`} title={says}>
            <Icon name={icon} size={16} title={says} />{value !== undefined && <b>{value}</b>}
        </span>
    );
}

/** An ability with its slots, the lock of the next one, its cost, and the turns until it is ready. */
function Skill({ item }: { item: Item }) {
    const { table: { words }, state, attributes } = useItem(item);
    const [points, slots] = pair(item, 'points') ?? [0, 0];
    const lock = number(item, 'lock'), mana = number(item, 'mana-cost'), cooldown = number(item, 'cooldown') ?? 0;
    const says = [t('adeloth.points', points, slots), ...lock === undefined ? [] : [t('adeloth.lock', lock)],
        ...cooldown === 0 ? [] : [t('adeloth.cooldown', cooldown)]].join(', ');
    return (
        <button {...attributes} class={`ad-skill is-${state} ${points > 0 ? 'known' : ''}`}>
            <Icon name={emblem(item.kind, item.id)} size={18} />
            <span class="ad-skill-name">{words.title(item.kind, item.id)}{has(item, 'reaction') && ' ⚡'}</span>
            <span class="hidden-text">{says}</span>
            {cooldown > 0 && <span class="ad-wait" aria-hidden><Icon name={FIGURES['cooldown']!} size={13} />{cooldown}</span>}
            {mana !== undefined && <span class="ad-cost"><span class="hidden-text">{words.fact('mana-cost')}</span>{mana}</span>}
            <span class="ad-slots" aria-hidden>
                {Array.from({ length: slots }, (_, i) => <i key={i} class={i < points ? 'on' : ''}>{i === points ? lock : ''}</i>)}
            </span>
        </button>
    );
}

function Equipment({ seat }: { seat: number }) {
    const table = useTable();
    const worn = areaItems(table, 'equipment', seat);
    return worn.length === 0 ? null : (
        <ul class="ad-equipment" aria-label={table.words.area('equipment')}>{worn.map(item => <li key={item.id}><Worn item={item} /></li>)}</ul>
    );
}

function Worn({ item }: { item: Item }) {
    const { table: { words }, state, attributes } = useItem(item);
    const [left, most] = pair(item, 'durability') ?? [0, 0];
    return (
        <button {...attributes} class={`ad-skill known is-${state}`} title={`${words.fact('durability')} ${left}/${most}`}>
            <Icon name={emblem(item.kind, item.id)} size={18} />
            <span class="ad-skill-name">{words.title(item.kind, item.id)}</span>
            <span class="ad-wait"><Icon name={FIGURES['durability']!} size={14} title={words.fact('durability')} />{left}/{most}</span>
        </button>
    );
}
