// A hero's board: figures, slots to be filled by hand, pouches, stones, trophies.
import { Icon } from '../../lib/Icon';
import type { Facts, Item, Thing } from '../../net/protocol';
import { ownerOf } from '../../table/cards/areas';
import { areaItems } from '../../table/cards/useItem';
import { thingKey } from '../../table/choices';
import { useTable, type Table } from '../../table/context';
import { useDrag, type Drop } from '../../table/drag';
import { original } from '../../text/words';
import { has, number, pair } from '../facts';
import { droppedOn } from './drops';
import { emblem } from './emblems';
import { t } from './euthia.text';
import { Figure, ThingButton } from './things';

const POUCH = 'pouch';

export function Panel({ seat }: { seat: number }) {
    const table = useTable();
    const { words, stage: { view } } = table;
    const of = view.seats[seat - 1] ?? {};
    const hero = view.items.find(i => i.kind === 'hero' && ownerOf(view, i) === seat);
    const tiles = areaItems(table, 'board', seat), stones = areaItems(table, 'stones', seat);
    const stock = tiles.filter(i => has(i, 'in-stock')), trophies = tiles.filter(i => has(i, 'trophy'));
    if (tiles.length === 0 && hero === undefined)
        return null;
    return (
        <div class="eu-panel">
            {hero !== undefined && <p class="eu-who"><Icon name={emblem('hero', hero.id)} size={19} /> {words.title('hero', hero.id)}
                {has(of, 'monster-player') && <small class="eu-loud">{words.tag('monster-player')}</small>}</p>}
            <Standing seat={seat} />
            <Slots seat={seat} tiles={tiles} />
            <Pouches seat={seat} tiles={tiles.filter(i => has(i, 'in-pouch'))} />
            {stones.length > 0 && <ul class="eu-things stones" aria-label={words.area('stones')}>
                {stones.map(item => <li key={thingKey(item)}><Own item={item} seat={seat} /></li>)}
            </ul>}
            {stock.length > 0 && <><h3>{t('euthia.stock')}</h3><ul class="eu-things eu-stock">{stock.map(item => <li key={thingKey(item)}>
                <Own item={item} seat={seat}><Figure of={item} fact="price" /></Own></li>)}</ul></>}
            {seat === table.seat && <Book seat={seat} />}
            {trophies.length > 0 && <><h3>{t('euthia.trophies')}</h3><ul class="eu-things">{trophies.map((item, i) => <li key={i}><ThingButton item={item} /></li>)}</ul></>}
        </div>
    );
}

/** The pair of hero tiles that comes next: one of them will be kept. */
function Book({ seat }: { seat: number }) {
    const table = useTable();
    const pages = areaItems(table, 'book', seat), from = number(pages[0] ?? {}, 'at-reputation');
    const reached = from !== undefined && (number(table.stage.view.seats[seat - 1] ?? {}, 'reputation') ?? 0) >= from;
    return pages.length === 0 ? null : (
        <details class="eu-part" open={reached}>
            <summary>{reached ? t('euthia.book-reached') : t('euthia.book', from ?? 0)}</summary>
            <ul class="eu-things">{pages.map(item => <li key={thingKey(item)}><ThingButton item={item} /></li>)}</ul>
        </details>
    );
}

/** Health, what can be spent, what is left to do. */
export function Standing({ seat }: { seat: number }) {
    const { words, stage: { view } } = useTable();
    const of: Facts = view.seats[seat - 1] ?? {};
    const [left, most] = pair(of, 'health') ?? [0, 1];
    // What the dwurt die will do at the end of the turn.
    const dwurt = of.tags?.find(tag => tag.startsWith('dwurt-'));
    return (
        <>
            <span class="life" aria-hidden><span style={{ width: `${100 * left / most}%` }} /></span>
            <p class="eu-figures">
                <Figure of={of} fact="health" always /><Figure of={of} fact="gold" always /><Figure of={of} fact="gaar" always />
                <Figure of={of} fact="dwurt" always /><Figure of={of} fact="dwurt-die" always /><Figure of={of} fact="reputation" always />
            </p>
            {dwurt !== undefined && <p class="eu-dwurt">{words.tag(dwurt)}</p>}
            <p class="eu-figures">
                {['mining', 'trade', 'combat'].map(fact => <Figure key={fact} of={of} fact={fact} always />)}
                {['move-points', 'deaths', 'shelter', 'voucher', 'control'].map(fact => <Figure key={fact} of={of} fact={fact} />)}
            </p>
        </>
    );
}

/** What is dropped somewhere answers at once, if that is an answer. */
function drop(table: Table, from: Thing, to: Drop, tiles: Item[]): void {
    const [kind = '', id] = to.slot.split(':'), { session, open, stage: { view } } = table;
    const slots = areaItems(table, 'slots', table.seat);
    const at = slots.findIndex(s => s.kind === kind && s.id === id);
    const holds = at < 0 ? undefined : tiles.find(i => has(i, 'worn') && i.cell === at);
    const choice = to.owner !== table.seat || view.seats.length < to.owner ? undefined
        : droppedOn(open.all, from, kind === POUCH ? {} : { slot: { kind, id }, holds });
    if (choice !== undefined)
        void session.answer(choice);
}

/** A thing that can be dragged about if it is mine. */
function Own({ item, seat, children }: { item: Item; seat: number; children?: preact.ComponentChildren }) {
    const table = useTable();
    const movable = seat === table.seat && table.open.all.some(c => c.things.some(i => thingKey(i) === thingKey(item)));
    const drag = useDrag(movable ? to => drop(table, { kind: item.kind, id: item.id }, to, areaItems(table, 'board', seat)) : null);
    return <div class={movable ? 'eu-own movable' : 'eu-own'} {...drag}><ThingButton item={item}>{children}</ThingButton></div>;
}

/** What is open, in two columns; what is locked, small, with its price. */
function Slots({ seat, tiles }: { seat: number; tiles: Item[] }) {
    const table = useTable();
    const slots = areaItems(table, 'slots', seat), mine = seat === table.seat;
    const shown = slots.map((slot, i) => ({ slot, item: tiles.find(x => has(x, 'worn') && x.cell === i) }));
    const locked = shown.filter(s => has(s.slot, 'locked'));
    return (
        <>
            <ul class="eu-things slots" aria-label={t('euthia.slots')}>
                {shown.filter(s => !has(s.slot, 'locked') && (mine || s.item !== undefined)).map(({ slot, item }) => (
                    <li key={thingKey(slot)} data-slot={thingKey(slot)} data-owner={seat}>
                        {item === undefined ? <EmptySlot slot={slot} /> : <Own item={item} seat={seat} />}
                    </li>
                ))}
            </ul>
            {mine && locked.length > 0 && <ul class="eu-locked" aria-label={table.words.tag('locked')}>
                {locked.map(({ slot }) => <li key={thingKey(slot)}><EmptySlot slot={slot} /></li>)}
            </ul>}
        </>
    );
}

/** Where nothing lies: what belongs there, or what it costs to open it. */
function EmptySlot({ slot }: { slot: Item }) {
    const table = useTable();
    const { words, session, open } = table;
    const name = words.title('slot', original(slot.id ?? '')), locked = has(slot, 'locked');
    const gold = number(slot, 'price'), essences = number(slot, 'essences');
    const says = !locked ? t('euthia.empty') : essences !== undefined ? t('euthia.locked-essences', essences) : t('euthia.locked', gold ?? 0);
    const legal = open.things.has(thingKey(slot));
    return (
        <button type="button" class={`eu-thing eu-slot ${locked ? 'locked' : ''} ${legal ? 'is-legal' : 'is-plain'}`} data-thing={thingKey(slot)} data-legal={legal}
            title={`${name}: ${says}`} onClick={() => session.click([slot], open)}>
            <Icon name={emblem('slot', slot.id)} size={15} />
            <span class={locked ? 'hidden-text' : 'eu-name'}>{name}</span>
            {locked && <small aria-hidden>{essences !== undefined ? `${essences} ◆` : gold}</small>}
            <span class="hidden-text">{says}</span>
        </button>
    );
}

function Pouches({ seat, tiles }: { seat: number; tiles: Item[] }) {
    const { stage: { view }, seat: me } = useTable();
    const [used, all] = pair(view.seats[seat - 1] ?? {}, 'pouches') ?? [0, 0];
    if (seat !== me && tiles.length === 0)
        return null;
    return (
        <div class={`eu-pouches ${used > all ? 'too-many' : ''}`} data-slot={`${POUCH}:${seat}`} data-owner={seat}>
            <h3>{t('euthia.pouches', used, all)}</h3>
            <ul class="eu-things">{tiles.map(item => <li key={thingKey(item)}><Own item={item} seat={seat} /></li>)}</ul>
        </div>
    );
}
