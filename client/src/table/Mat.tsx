// Mats: slots with cards. Mine lies in front of me, those of others stand small in their panels, and two lie side by side
// while something goes from one to the other. Scenes of games that have them bring them along (`own.mats`).
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import type { Area, Cell, Item, Thing } from '../net/protocol';
import { t } from '../text/lang';
import { Card, longestWord } from './Card';
import { areasAt, figuresOf, seatHue, type CardState } from './cards/areas';
import { Medallion } from './cards/Figure';
import { useZoom } from './cards/zoom';
import { thingKey, type Choice, type Lying } from './choices';
import { isOpen, isOpenOn, isPicked, itemsIn, useTable, type Table } from './context';
import { useDrag } from './drag';
import { facingSeats, matOf } from './mats';

interface Held {
    cell: Cell;
    item: Item | undefined;
}

export interface Slot extends Held {
    owner: number;
    meant: Cell;              // where the card lies that a click on this one means, see meantBy
}

/** Of cards that are alike, one in store or one of mine that is unloaded is never what an answer names while another is ready. */
export function meantBy(slot: Held, slots: Held[], mine: boolean): Cell {
    const isReady = ({ item }: Held) => item?.tags?.some(tag => tag === 'stored' || (mine && tag === 'unloaded')) !== true;
    const isAlike = ({ item }: Held) => item !== undefined && slot.item !== undefined && thingKey(item) === thingKey(slot.item);
    return isReady(slot) ? slot.cell : slots.find(other => isAlike(other) && isReady(other))?.cell ?? slot.cell;
}

function slotsOf(table: Table, area: Area): Slot[] {
    const items = itemsIn(table, area.id);
    const held = (area.cells ?? []).map((cell, i): Held => ({ cell, item: items.find(it => it.cell === i) }));
    return held.map(slot => ({ ...slot, owner: area.owner ?? 0, meant: meantBy(slot, held, area.owner === table.seat) }));
}

/** The card and its slot: either may be what is asked for. */
function thingsIn({ cell, item, owner, meant }: Slot): Lying[] {
    const slot: Thing = { kind: cell.kind, id: cell.id };
    return item === undefined ? [slot] : [{ kind: item.kind, id: item.id, at: `${owner} ${thingKey(meant)}` }, slot];
}

export function slotState(table: Table, slot: Slot): CardState {
    const things = thingsIn(slot);
    const own = slot.meant === slot.cell ? things : things.filter(i => i.at === undefined);
    if (own.some(i => isPicked(table, i) && (slot.owner === table.seat || isOpenOn(table, i, slot.owner))))
        return 'picked';
    if (own.some(i => isOpenOn(table, i, slot.owner)))
        return 'legal';
    const offered = table.open.all.some(c => c.things.some(i => own.some(t => thingKey(t) === thingKey(i))));
    return table.open.all.length === 0 || (offered && slot.owner === table.seat) ? 'plain' : 'dim';
}

/** Who owns the mat may have to be named as well. */
function whoseThing(table: Table, owner: number): Thing | undefined {
    const figure = owner === table.seat ? undefined : figuresOf(table, owner)[0];
    return figure === undefined ? undefined : { kind: figure.kind, id: figure.id };
}

function useSlot(slot: Slot) {
    const table = useTable();
    const { session, open, scene } = table;
    const state = slotState(table, slot);
    // On somebody else's mat only what is meant there counts: the same card may be mine.
    const things = thingsIn(slot).filter(i => slot.owner === table.seat || isOpenOn(table, i, slot.owner));
    const own = things.filter(i => isOpenOn(table, i, slot.owner));
    const far = slot.owner === table.seat && slot.item !== undefined && scene.turn.ranges.includes(slot.item.kind) ? slot.item : null;
    return {
        table, state,
        choose: () => session.click(own.length > 0 ? own : things, open, whoseThing(table, slot.owner)),
        point: () => {
            session.forecasts.hover(own, open);
            session.ranges.aim(far === null ? null : { kind: far.kind, id: far.id });
        },
        leave: () => {
            session.forecasts.hover(null, open);
            session.ranges.aim(null);
        },
    };
}

/** A slot of a mat that lies open: a card in it, or what belongs there. */
function MatSlot({ slot }: { slot: Slot }) {
    const { table, state, choose, point, leave } = useSlot(slot);
    const { session, words, scene, open } = table;
    const { cell, item, owner } = slot;
    const slotKey = thingKey(cell);
    const name = words.title(cell.kind, cell.id);
    const from: Thing = { kind: cell.kind, id: cell.id };
    const drag = useDrag(item !== undefined && owner === table.seat && isOpen(table, from) ? ({ slot: to }) => {
        const [kind = '', id] = to.split(':');
        if (to === slotKey)
            return;
        session.drop([from], { kind, id }, open);
    } : null);
    const shared = { class: `mat-slot is-${state} ${cell.y > 0 ? 'stored' : ''}`, 'data-slot': slotKey, 'data-owner': owner };
    const pointing = { onMouseEnter: point, onMouseLeave: leave, onFocusIn: point, onFocusOut: leave };
    if (item === undefined)
        return (
            <li {...shared} {...pointing}>
                <button type="button" class="empty-slot" disabled={state !== 'legal' && state !== 'picked'} data-thing={slotKey} data-legal={state === 'legal'}
                    aria-label={state === 'legal' ? `${name}, ${t('table.legal')}` : `${name}, ${t('table.empty')}`} onClick={choose}>
                    <Icon name={scene.icon(cell.kind, cell.id)} size={26} />
                    <small style={{ '--long': longestWord(name) }}>{name}</small>
                </button>
            </li>
        );
    return (
        <li {...shared} {...pointing} {...drag}>
            <HeldCard slot={slot} item={item} state={state} onClick={choose} />
        </li>
    );
}

function HeldCard({ item, state, onClick }: { slot: Slot; item: Item; state: CardState; onClick: () => void }) {
    const { open, stage } = useTable();
    const { handlers, study, stop } = useZoom(item);
    const click = open.all.length > 0 || stage.playing ? () => { stop(); onClick(); } : study;
    return <Held item={item} size="small" state={state} onClick={click} {...handlers} />;
}

/** A card, and what is said across it. */
function Held({ item, size, state, onClick, ...handlers }: { item: Item; size: 'hand' | 'small'; state?: CardState; onClick: () => void }) {
    const { words } = useTable();
    const tags = (item.tags ?? []).filter(tag => tag === 'unloaded' || tag === 'in-trade');
    return (
        <div class={`held ${tags.join(' ')}`} {...handlers}>
            <Card item={item} size={size} state={state} onClick={onClick} />
            {tags.map(tag => <small key={tag} class={`held-tag ${tag}`}>{words.tag(tag)}</small>)}
        </div>
    );
}

function Slots({ seat }: { seat: number }) {
    const table = useTable();
    const area = matOf(table, seat);
    return area === undefined ? null : (
        <ul class="mat-slots" aria-label={`${table.words.area(area.key)}, ${table.words.seat(seat)}`}>
            {slotsOf(table, area).map(slot => <MatSlot key={slot.cell.id} slot={slot} />)}
        </ul>
    );
}

/** Only slots are chosen: for a new card, or for two that change places. */
export function isSorting(all: Choice[]): boolean {
    const named = all.flatMap(c => c.things);
    return named.length > 0 && named.every(i => i.kind === 'slot');
}

/** My own mat, and what waits for a place on it. */
export function MyMat() {
    const table = useTable();
    const { seat, stage: { view, frame } } = table;
    const ref = useRef<HTMLDivElement>(null);
    const asked = table.open.all.length > 0;
    // Where the row is wider than the screen, what can be chosen comes into sight.
    useEffect(() => {
        const row = ref.current, first = row?.querySelector<HTMLElement>('.mat-slot.is-legal');
        if (asked && row !== null && first != null)
            row.scrollLeft = first.offsetLeft - row.clientWidth / 2 + first.offsetWidth / 2;
    }, [frame.v, asked]);
    const mat = matOf(table, seat);
    if (seat === 0 || view.round === 0 || mat === undefined)
        return null;
    const slots = slotsOf(table, mat), choosable = slots.filter(s => slotState(table, s) !== 'dim').length;
    const bare = slots.every(s => s.item === undefined);      // nothing in it has the focus: it is scrolled by itself
    return (
        <div class={`my-mat ${isSorting(table.open.all) ? 'sorting' : ''}`} style={{ '--choosable': Math.max(1, choosable) }} data-mat>
            <Incoming />
            <div class="mat-row" ref={ref} tabIndex={bare ? 0 : undefined}><Ability /><Slots seat={seat} /></div>
        </div>
    );
}

/** What my figure can do by itself. */
function Ability() {
    const table = useTable();
    const { session, open, scene, seat, words, stage: { view } } = table;
    const badge = scene.seats.look(view, seat).badges?.find(b => b.thing !== undefined);
    const [figure] = figuresOf(table, seat);
    if (badge?.thing === undefined || figure === undefined)
        return null;
    const { thing } = badge;
    const verbs = scene.turn.abilities;
    const can = open.all.some(c => verbs.includes(c.verb));
    const about = words.about(thing.kind, thing.id);
    const name = words.title(thing.kind, thing.id), aims = scene.turn.ranges.includes(thing.kind);
    return (
        <button type="button" class={`ability ${badge.ready ? 'ready' : ''} ${can ? 'is-legal' : ''}`} title={about} data-thing={thingKey(thing)}
            disabled={open.all.length > 0 && !can} onClick={() => session.restrict(verbs, open)}
            onMouseEnter={() => session.ranges.aim(aims ? thing : null)} onMouseLeave={() => session.ranges.aim(null)}
            onFocus={() => session.ranges.aim(aims ? thing : null)} onBlur={() => session.ranges.aim(null)}>
            <Medallion item={figure} size={46} />
            <b style={{ '--long': longestWord(name) }}>{name}</b>
            <span class="cooldown">
                {badge.value !== undefined && <><Icon name="gi:sands-of-time" size={14} title={words.fact(badge.fact)} /> {badge.value}</>}
                {badge.ready && t('cards.ability-ready')}
            </span>
            <small>{about}</small>
        </button>
    );
}

/** Cards that were found or taken; the first is placed now, by dragging it or by clicking a slot. */
function Incoming() {
    const table = useTable();
    const { session, open, words, seat } = table;
    const area = areasAt(table, 'incoming').find(a => a.owner === seat);
    const drop = useDrag(area === undefined || open.all.length === 0 ? null : ({ slot }) => {
        const [kind = '', id] = slot.split(':');
        session.drop([], { kind, id }, open);
    });
    if (area === undefined)
        return null;
    const items = itemsIn(table, area.id);
    return (
        <section class="incoming" aria-label={words.area(area.key)}>
            <h3>{words.area(area.key)} <b>{items.length}</b></h3>
            <ul>
                {items.map((item, i) => (
                    <li key={i} class={i === 0 ? 'next' : ''} {...(i === 0 ? drop : {})}><IncomingCard item={item} first={i === 0} /></li>
                ))}
            </ul>
            {open.all.length > 0 && <p class={items.length > 2 ? 'wordy' : ''}>{t('cards.place')}</p>}
        </section>
    );
}

function IncomingCard({ item, first }: { item: Item; first: boolean }) {
    const { handlers, study } = useZoom(item);
    return <Held item={item} size={first ? 'hand' : 'small'} onClick={study} {...handlers} />;
}

// ---- the mats of others ----

/** All slots of a seat in little room: the emblem of each card, dim where it cannot be used. */
export function MatStrip({ seat }: { seat: number }) {
    const table = useTable();
    const area = matOf(table, seat);
    return area === undefined ? null : (
        <ul class="mat-strip" aria-label={table.words.area(area.key)}>
            {slotsOf(table, area).map(slot => <StripSlot key={slot.cell.id} slot={slot} />)}
        </ul>
    );
}

function StripSlot({ slot }: { slot: Slot }) {
    const { table, state, choose, point, leave } = useSlot(slot);
    const { words, scene } = table;
    const { cell, item, owner } = slot;
    const look = `strip-slot ${cell.y > 0 ? 'stored' : ''}`;
    if (item === undefined)
        return <li class={`${look} empty`} data-slot={thingKey(cell)} data-owner={owner} title={words.title(cell.kind, cell.id)}>
            <Icon name={scene.icon(cell.kind, cell.id)} size={12} />
        </li>;
    return (
        <li class={`${look} ${scene.cards.look(item).rim} ${(item.tags ?? []).includes('unloaded') ? 'unloaded' : ''}`} data-slot={thingKey(cell)}
            data-owner={owner} onMouseEnter={point} onMouseLeave={leave}>
            <StripCard item={item} state={state} choose={choose} />
        </li>
    );
}

function StripCard({ item, state, choose }: { item: Item; state: CardState; choose: () => void }) {
    const { words, scene } = useTable();
    const { handlers, study, stop } = useZoom(item);
    const name = [words.title(item.kind, item.id), ...(item.tags ?? []).filter(tag => tag === 'unloaded').map(tag => words.tag(tag))].join(', ');
    return (
        <button type="button" class={`is-${state}`} aria-label={name} data-thing={thingKey(item)} data-legal={state === 'legal'} {...handlers}
            onClick={state === 'legal' || state === 'picked' ? () => { stop(); choose(); } : study}>
            <Icon name={scene.cards.look(item).art} size={16} />
        </button>
    );
}

// ---- side by side ----

export function FacingMats() {
    const table = useTable();
    const seats = facingSeats(table);
    if (seats.length === 0)
        return null;
    return (
        <div class="facing" role="group" aria-label={t('cards.facing')}>
            {seats.map(seat => <Facing key={seat} seat={seat} />)}
        </div>
    );
}

function Facing({ seat }: { seat: number }) {
    const table = useTable();
    const { words, scene, stage: { view } } = table;
    const [figure] = figuresOf(table, seat);
    const badges = scene.seats.look(view, seat).badges?.filter(b => b.thing === undefined) ?? [];
    return (
        <section class="facing-mat" data-me={seat === table.seat} style={{ '--hue': seatHue(seat) }} aria-label={words.seat(seat)}>
            <header>
                {figure !== undefined && <Medallion item={figure} size={34} />}
                <h2>{words.seat(seat)}{figure !== undefined && <small> {words.title(figure.kind, figure.id)}</small>}</h2>
                {badges.map(b => <span key={b.icon} class="badge-fact" title={words.fact(b.fact)}>
                    <Icon name={b.icon} size={18} title={words.fact(b.fact)} /> {b.value}
                </span>)}
            </header>
            <Slots seat={seat} />
        </section>
    );
}

