// What seats have chosen so far, as far as one can see it.
import type { Item } from '../../net/protocol';
import { itemsIn, type Table } from '../context';

export interface Holder {
    seat: number;
    tags: string[];
}

/** Things in the rows and mats of a seat. */
export function teamOf(table: Table, seat: number): Item[] {
    return table.stage.view.areas.filter(a => a.owner === seat && (a.kind === 'row' || a.kind === 'mat'))
        .flatMap(a => itemsIn(table, a.id));
}

/** "kilgore-2" is a copy of "kilgore". */
function original(id: string | undefined): string | undefined {
    return id?.replace(/-[2-9]$/, '');
}

/** Seats that hold what this is, be it as a card or as a figure. */
export function holdersOf(table: Table, item: Item): Holder[] {
    return table.stage.view.seats.flatMap((_, i) => {
        const held = teamOf(table, i + 1).find(h => h.id !== undefined && original(h.id) === original(item.id));
        return held === undefined ? [] : [{ seat: i + 1, tags: held.tags ?? [] }];
    });
}
