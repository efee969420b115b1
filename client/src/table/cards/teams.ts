// What seats have chosen so far, as far as one can see it.
import type { Area, Item } from '../../net/protocol';
import { itemsIn, type Table } from '../context';
import { original } from '../../text/words';

export interface Holder {
    seat: number;
    tags: string[];
}

/** Rows and mats of a seat that hold something, or the areas that the scene names. */
export function teamAreas(table: Table, seat: number): Area[] {
    const { drafted } = table.scene.cards;
    return table.stage.view.areas.filter(a => a.owner === seat
        && (drafted === undefined ? a.kind === 'row' || a.kind === 'mat' : drafted.includes(a.key))
        && itemsIn(table, a.id).some(i => drafted === undefined || i.id !== undefined));
}

/** Seats that hold what this is, be it as a card or as a figure. */
export function holdersOf(table: Table, item: Item): Holder[] {
    return table.stage.view.seats.flatMap((_, i) => {
        const theirs = teamAreas(table, i + 1).flatMap(a => itemsIn(table, a.id));
        const held = theirs.find(h => h.id !== undefined && original(h.id) === original(item.id ?? ''));
        return held === undefined ? [] : [{ seat: i + 1, tags: table.scene.cards.drafted === undefined ? held.tags ?? [] : [] }];
    });
}

/** Who belongs to the team of a tag that ends in its number, such as "fulfilled-2"; nobody: it tells of no team. */
export function seatsOfTag(table: Table, tag: string): number[] {
    const team = /-(\d+)$/.exec(tag)?.[1];
    return team === undefined ? [] : table.stage.view.seats.flatMap((s, i) => s.team === Number(team) - 1 ? [i + 1] : []);
}

/** A tag in words. That of a team names its people where the game has a sentence for it: text `tag.<tag without number>` with {0}. */
export function tellTag(table: Table, tag: string): string {
    const { words } = table, seats = seatsOfTag(table, tag), key = `tag.${tag.replace(/-\d+$/, '')}`;
    return seats.length === 0 || words.text(key) === undefined ? words.tag(tag) : words.fill(key, [seats.map(s => words.seat(s)).join(', ')], '');
}
