// A hero in the panel of his seat: life, mana, level, experience, gold, what he can do and what is on him.
import { Icon } from '../../../lib/Icon';
import type { Item } from '../../../net/protocol';
import { Medallion } from '../../../table/cards/Figure';
import { useItem } from '../../../table/cards/useItem';
import { isAimed, useTable, type Table } from '../../../table/context';
import { has, number, pair } from '../../facts';
import { STATUSES } from '../emblems';
import { SLOTS, type Hero } from './heroes';
import { FIGURES } from './icons';
import { t } from './panels.text';

export function HeroRow({ hero, onLook }: { hero: Hero; onLook: () => void }) {
    const { table, state, attributes } = useItem(hero.model);
    const { words } = table;
    const name = words.title('model', hero.model.id);
    const away = ['out', 'not-deployed'].find(tag => has(hero.model, tag));
    return (
        <div class={`ex-hero is-${state} ${away ?? ''} ${isAimed(table, hero.model) ? 'aimed' : ''}`}>
            <button {...attributes} class="ex-who" onClick={table.open.all.length > 0 ? attributes.onClick : onLook}>
                <Medallion item={hero.model} size={30} />
                <span class="ex-name">{name}</span>
                <Level of={hero.model} />
                <span class="ex-bars"><Bar of={hero.model} fact="life" /><Bar of={hero.model} fact="mana" /></span>
            </button>
            <span class="ex-marks">
                {away === undefined ? <><Abilities hero={hero} /><Marks hero={hero} /></> : <span class="ex-out">{words.tag(away)}</span>}
                <span class="ex-gold" title={t('exalted.gold', number(hero.model, 'gold') ?? 0)}>
                    <Icon name={FIGURES['gold']!} size={14} title={words.fact('gold')} /><b>{number(hero.model, 'gold') ?? 0}</b>
                </span>
            </span>
            <button type="button" class="ex-look" aria-label={t('exalted.look', name)} title={t('exalted.look', name)} onClick={onLook}>
                <Icon name="gi:magnifying-glass" size={14} />
            </button>
        </div>
    );
}

/** Life or mana, as a bar with its number. */
export function Bar({ of, fact }: { of: Item; fact: 'life' | 'mana' }) {
    const [now, most] = pair(of, fact) ?? [0, 1];
    const says = t(`exalted.${fact}`, now, most);
    return (
        <span class={`ex-bar ${fact} ${now * 3 <= most ? 'low' : ''}`} role="img" aria-label={says} title={says}>
            <i style={{ width: `${Math.round(100 * now / Math.max(most, 1))}%` }} /><b aria-hidden>{now}/{most}</b>
        </span>
    );
}

/** The level, and how much of the next one there is. */
export function Level({ of }: { of: Item }) {
    const xp = pair(of, 'xp'), level = number(of, 'level') ?? 1;
    const says = `${t('exalted.level', level)}. ${xp === undefined ? t('exalted.top') : t('exalted.xp', xp[0], xp[1])}`;
    return (
        <span class="ex-level" role="img" aria-label={says} title={says}>
            <b aria-hidden>{level}</b>
            {xp !== undefined && <span class="ex-xp" aria-hidden>{Array.from({ length: xp[1] }, (_, i) => <i key={i} class={i < xp[0] ? 'on' : ''} />)}</span>}
        </span>
    );
}

/** What keeps a hero from using an ability, as the view tells; undefined: nothing. */
export function bar({ words }: Pick<Table, 'words'>, ability: Item, mana: number): { why: string; look: string } | undefined {
    const level = number(ability, 'from-level');
    if (level !== undefined)
        return { why: t('exalted.from-level', level), look: 'locked' };
    for (const tag of ['r-used', 'blocked'])
        if (has(ability, tag))
            return { why: words.tag(tag), look: tag };
    return (number(ability, 'mana') ?? 0) > mana ? { why: t('exalted.cost', number(ability, 'mana') ?? 0), look: 'dear' } : undefined;
}

function Abilities({ hero }: { hero: Hero }) {
    const table = useTable();
    const mana = number(hero.model, 'mana') ?? 0;
    return (
        <span class="ex-slots">
            {hero.abilities.map((a, i) => {
                const held = bar(table, a, mana), cost = number(a, 'mana') ?? 0;
                const says = `${SLOTS[i]} ${table.words.title('ability', a.id)}: ${t('exalted.cost', cost)}, ${held?.why ?? t('exalted.ready')}`;
                return (
                    <span key={a.id} class={`ex-slot ${held?.look ?? 'ready'}`} role="img" aria-label={says} title={says}>
                        {SLOTS[i]}<small aria-hidden>{held?.look === 'locked' ? number(a, 'from-level') : cost}</small>
                    </span>
                );
            })}
        </span>
    );
}

/** Statuses, lasting effects and the shield, each with how long it lasts. */
function Marks({ hero }: { hero: Hero }) {
    const table = useTable();
    const { words } = table;
    const shield = number(hero.model, 'shield') ?? 0;
    return (
        <span class="ex-effects">
            {shield > 0 && <span class="good" title={`${words.fact('shield')} ${shield}`}><Icon name={FIGURES['shield']!} size={15} title={words.fact('shield')} />{shield}</span>}
            {hero.statuses.map(s => {
                const says = `${words.title('status', s.id)}, ${lasts(table, s)}`;
                return <span key={s.id} class="bad" title={says}><Icon name={STATUSES[s.id ?? ''] ?? 'gi:aura'} size={15} title={says} /></span>;
            })}
            {[...new Set(hero.lasting.map(l => l.id))].map(id => {
                const says = effect(table, hero.lasting.filter(l => l.id === id));
                return <span key={id} class={hero.lasting.some(l => l.id === id && l.owner !== hero.model.owner) ? 'bad' : 'good'} title={says}>
                    <Icon name="gi:aura" size={15} title={says} /></span>;
            })}
        </span>
    );
}

/** "until the end of the next activation phase of Blue" */
export function lasts({ words }: Pick<Table, 'words'>, of: Item): string {
    const ends = number(of, 'ends'), team = ['blue', 'red'].find(tag => has(of, tag)) ?? '';
    const other = ['until-move', 'until-end-phase', 'this-round'].find(tag => has(of, tag));
    return ends !== undefined ? t(ends > 1 ? 'exalted.ends-later' : 'exalted.ends-now', words.title('team', team)) : other === undefined ? '' : words.tag(other);
}

const TIMES = ['ends', 'attacks'];

/** All effects of one ability on a hero: its name, what it changes, how long. */
export function effect(table: Pick<Table, 'words'>, of: Item[]): string {
    const { words } = table;
    const changes = of.flatMap(l => Object.entries(l.facts ?? {}).filter(([fact]) => !TIMES.includes(fact))
        .map(([fact, value]) => `${words.fact(fact)} ${Number(value) > 0 ? '+' : '−'}${Math.abs(Number(value))}`));
    return `${words.title('ability', of[0]?.id)}${changes.length > 0 ? `: ${changes.join(', ')}` : ''}, ${lasts(table, of[0]!)}`;
}
