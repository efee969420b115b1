// Where things lie, as the scene says.
import type { Place } from '../../games/scene';
import type { Area, Item, TableView } from '../../net/protocol';
import { isOpen, isPicked, itemsIn, type Table } from '../context';
import { thingKey, type Lying } from '../choices';
import { liesHere } from '../stack';

export function placeOf(table: Table, area: Area): Place {
    return table.scene.place(area, table.seat);
}

export function areasAt(table: Table, place: Place): Area[] {
    return table.stage.view.areas.filter(a => placeOf(table, a) === place);
}

/** An item without an owner belongs to the owner of its area. */
export function ownerOf(view: TableView, item: Item): number | undefined {
    return item.owner ?? view.areas.find(a => a.id === item.area)?.owner;
}

/** How many things an area holds, listed or not. */
export function countOf(table: Table, area: Area): number {
    return area.count ?? itemsIn(table, area.id).length;
}

/** Whether a thing occurs in any option, even if something else is picked at the moment, or is meant by one that does not name it. */
export function isOffered(table: Table, item: Item): boolean {
    const key = thingKey(item);
    return table.open.all.some(c => c.things.some(t => thingKey(t) === key) || table.scene.turn.means?.[c.verb] === item.kind);
}

export type CardState = 'plain' | 'legal' | 'picked' | 'dim';

/** Where mats tell copies of a card apart, one that lies in a pile is never meant. */
function isMeant(table: Table, item: Item): boolean {
    return table.scene.cards.whose === undefined || table.stage.view.areas.find(a => a.id === item.area)?.kind !== 'pile';
}

/** What cannot be chosen is dim only while I am asked something. */
export function stateOf(table: Table, item: Item & Lying): CardState {
    if (!isMeant(table, item))
        return 'plain';
    if (isPicked(table, item))
        return 'picked';
    if (isOpen(table, item))
        return 'legal';
    return table.open.all.length === 0 || isOffered(table, item) ? 'plain' : 'dim';
}

/** The figures of a seat, wherever they stand. */
export function figuresOf(table: Table, seat: number): Item[] {
    const { scene, stage: { view } } = table;
    const standing = new Set(view.areas.filter(a => a.kind !== 'hand' && a.kind !== 'pile'
        && ['board', 'seat', 'side'].includes(placeOf(table, a))).map(a => a.id));
    return view.items.filter(i => standing.has(i.area) && liesHere(i) && ownerOf(view, i) === seat && (scene.seats.isFigure?.(i) ?? scene.board.piece(i).shape === 'medallion'))
        .sort((a, b) => (a.id ?? '') < (b.id ?? '') ? -1 : 1);
}

export function seatHue(seat: number): string {
    return `var(--seat-${seat})`;
}
