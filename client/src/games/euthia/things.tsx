// Small parts that several panels of Euthia use: a figure with its emblem, a tile or stone in a line.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../lib/Icon';
import type { Facts, Item } from '../../net/protocol';
import { useItem } from '../../table/cards/useItem';
import { useZoom } from '../../table/cards/zoom';
import type { Choice } from '../../table/choices';
import { useTable } from '../../table/context';
import { has, number } from '../facts';
import { emblemOf, FIGURES, GEMS } from './emblems';
import { t } from './euthia.text';

/** A figure of a seat or an area; none if it is not told, or nothing. */
export function Figure({ of, fact, always = false }: { of: Facts; fact: string; always?: boolean }) {
    const { words } = useTable();
    const value = of.facts?.[fact], n = number(of, fact);
    if (value === undefined || (n === 0 && !always))
        return null;
    const told = Array.isArray(value) ? value.join('/') : String(value);
    return (
        <span class={`eu-value ${fact} ${n === 0 ? 'none' : ''}`} title={words.fact(fact)}>
            <Icon name={FIGURES[fact] ?? 'gi:checkbox-tree'} size={16} title={words.fact(fact)} /><b>{told}</b>
        </span>
    );
}

/** A monster, an elite, the foe of the scenario or a tile by its name, which leads to its card. */
export function Named({ item, size }: { item: Item; size: number }) {
    const { words } = useTable();
    const { handlers, study } = useZoom(item);
    return <button type="button" class="link" {...handlers} onClick={study}><Icon name={emblemOf(item)} size={size} /> {words.title(item.kind, item.id)}</button>;
}

/** The stones set into a tile, each in its colour. */
export function Gems({ item }: { item: Item }) {
    const { words } = useTable();
    const gems = (item.tags ?? []).filter(tag => GEMS.includes(tag));
    if (gems.length === 0)
        return null;
    return (
        <span class="eu-gems" role="img" aria-label={t('euthia.set-gems', gems.map(g => words.tag(g)).join(', '))}>
            {gems.map((gem, i) => <i key={i} class={`gem-${gem}`} />)}
        </span>
    );
}

/** A thing of somebody's in a line: emblem, name, gems, how many. `by`: an answer that is about it without naming it. */
export function ThingButton({ item, by, children }: { item: Item; by?: Choice; children?: ComponentChildren }) {
    const { table: { words, session }, state, attributes } = useItem(item);
    const many = number(item, 'number') ?? 1;
    const answers = by === undefined ? {} : { onClick: () => session.clickChoice(by, { kind: 'verb', id: by.verb }) };
    return (
        <button {...attributes} {...answers} class={`eu-thing is-${by === undefined ? state : 'legal'} ${has(item, 'exhausted') ? 'exhausted' : ''}`}>
            {item.kind === 'gem' ? <span class="eu-gems" aria-hidden><i class={`gem-${item.id ?? ''}`} /></span> : <Icon name={emblemOf(item)} size={17} />}
            <span class="eu-name">{words.title(item.kind, item.id)}</span>
            {has(item, 'exhausted') && <span class="hidden-text">{words.tag('exhausted')}</span>}
            {many > 1 && <b>×{many}</b>}
            <Gems item={item} />
            {children}
        </button>
    );
}
