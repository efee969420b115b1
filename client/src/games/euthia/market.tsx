// Trade: the offer with prices, what one could afford now, after the sale that is looked at, and after selling everything.
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { useRoving } from '../../lib/roving';
import type { Item, TableView } from '../../net/protocol';
import { Card } from '../../table/Card';
import { useItem, areaItems } from '../../table/cards/useItem';
import { thingKey } from '../../table/choices';
import { useTable, type Table } from '../../table/context';
import { original } from '../../text/words';
import { has, number } from '../facts';
import { t } from './euthia.text';
import { Figure, ThingButton } from './things';
import { SALES } from './turn';

/** What a field shows, and the offer that lies there. */
const PLACES: Record<string, string> = { merchants: 'merchants', alchemists: 'alchemists', towers: 'slayers' };

/** The offer of the place where a seat's hero stands. */
export function placeOf({ items, areas }: TableView, seat: number): string {
    const hero = items.find(i => i.kind === 'hero' && i.owner === seat);
    const tags = areas.find(a => a.id === hero?.area)?.cells?.[hero?.cell ?? -1]?.tags ?? [];
    return Object.keys(PLACES).filter(tag => tags.includes(tag)).map(tag => PLACES[tag]!)[0] ?? '';
}

export function Market() {
    const table = useTable();
    const { open, words, seat } = table;
    const [map, lookAtMap] = useState(false);
    const place = placeOf(table.stage.view, seat);
    const own = areaItems(table, 'board', seat), stock = own.filter(i => has(i, 'in-stock'));
    const sold = new Set(open.all.filter(c => SALES.includes(c.verb)).flatMap(c => c.things).map(thingKey));
    const sales = [...own, ...areaItems(table, 'stones', seat)].filter(i => sold.has(thingKey(i)));
    const purse = purseOf(table, sales), ref = useRef<HTMLElement>(null);
    useRoving(ref);
    if (map)
        return <button type="button" class="eu-back go" onClick={() => lookAtMap(false)}>{t('euthia.back-trade')}</button>;
    return (
        <section class="eu-market" aria-label={words.title('action', 'trade')} ref={ref}>
            <header>
                <p class="eu-purse"><b>{t('euthia.gold-now', purse.now)}</b>
                    {purse.then !== undefined && <b class="then">{t('euthia.gold-then', purse.then)}</b>}
                    {purse.all > purse.now && <small>{t('euthia.gold-all', purse.all)}</small>}</p>
                <button type="button" class="eu-peek" aria-label={t('euthia.map')} onClick={() => lookAtMap(true)}><Icon name="gi:treasure-map" size={17} /> <span>{t('euthia.map')}</span></button>
            </header>
            {place !== '' && <h3>{words.area(place)}</h3>}
            <ul class="eu-offer">{[...areaItems(table, place), ...stock].map((item, i) => <li key={i}><Ware item={item} purse={purse} /></li>)}</ul>
            {sales.length > 0 && <><h4>{t('euthia.yours')}</h4>
                <ul class="eu-things">{sales.map(item => <li key={thingKey(item)}><ThingButton item={item}><Figure of={item} fact="sale" /></ThingButton></li>)}</ul></>}
        </section>
    );
}

interface Purse {
    now: number;
    then?: number;            // after the sale that is looked at
    all: number;              // after all sales
}

function purseOf({ stage: { view }, seat, preview }: Table, sales: Item[]): Purse {
    const now = number(view.seats[seat - 1] ?? {}, 'gold') ?? 0;
    const line = preview !== null && SALES.includes(preview.choice.verb)
        ? preview.forecast?.lines.find(l => l.fact === 'gold' && l.thing.kind === 'seat' && Number(l.thing.id) === seat) : undefined;
    return { now, then: line?.values?.at(-1)?.[0], all: now + sales.reduce((sum, i) => sum + (number(i, 'sale') ?? 0) * (number(i, 'number') ?? 1), 0) };
}

/** What stands between a ware and wearing it: no slot of its kind is free. Nothing is said of what lies in pouches anyway. */
export function slotNote(item: Item, slots: Item[], worn: Item[]): string {
    const tag = item.tags?.find(x => x.startsWith('slot-'))?.slice(5) ?? (has(item, 'weapon') || has(item, 'shield') ? 'sword' : has(item, 'ability') ? 'ability' : '');
    const fitting = slots.map((slot, cell) => ({ slot, cell })).filter(({ slot }) => original(slot.id ?? '') === tag);
    const locked = fitting.filter(({ slot }) => has(slot, 'locked')).map(({ slot }) => slot);
    if (fitting.length === 0 || fitting.some(({ slot, cell }) => !has(slot, 'locked') && !worn.some(i => i.cell === cell)))
        return '';
    const gold = locked.flatMap(slot => number(slot, 'price') ?? []), essences = locked.flatMap(slot => number(slot, 'essences') ?? []);
    return gold.length > 0 ? t('euthia.slot-locked', Math.min(...gold)) : essences.length > 0 ? t('euthia.slot-locked-essences', Math.min(...essences)) : t('euthia.slot-taken');
}

function Ware({ item, purse }: { item: Item; purse: Purse }) {
    const { table, state, attributes } = useItem(item);
    const note = slotNote(item, areaItems(table, 'slots', table.seat), areaItems(table, 'board', table.seat).filter(i => has(i, 'worn')));
    const price = number(item, 'price') ?? 0;
    const says = price <= purse.now ? 'euthia.afford' : price <= (purse.then ?? 0) ? 'euthia.afford-then' : price <= purse.all ? 'euthia.afford-all' : null;
    const { type: _type, onClick, 'data-thing': _thing, 'data-legal': _legal, ...rest } = attributes;
    return (
        <div class={`eu-ware ${says === null ? 'dear' : says.slice(7)}`} {...rest}>
            <Card item={item} state={state} onClick={onClick} />
            {says !== null && <small>{t(says)}</small>}
            {note !== '' && <small class="eu-slot-note">{note}</small>}
        </div>
    );
}
