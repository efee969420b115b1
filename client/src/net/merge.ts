// Putting `changes` into the table that is known (docs/protocol.md, "The view").
import type { Area, AreaChanges, Changes, Piece, TableView } from './protocol';

function mergeList<T>(known: T[], pieces: Piece<T>[] | undefined): T[] {
    if (pieces === undefined)
        return known;
    return pieces.flatMap(p => Array.isArray(p) ? known.slice(p[0], p[0] + p[1]) : [p]);
}

/** An area without a key keeps what never changes about it; the cells of a board that grows come as a list of their own. */
function wholeArea(known: Area[], area: AreaChanges): Area {
    if (area.key !== undefined)
        return area as Area;
    const before = known.find(a => a.id === area.id);
    if (before === undefined)
        throw new Error(`changes of an unknown area '${area.id}'`);
    const { facts, tags, count, ...still } = before;
    return { ...still, ...area, cells: before.cells && mergeList(before.cells, area.cells) };
}

export function mergeView(known: TableView, changes: Changes): TableView {
    return {
        game: known.game,
        round: changes.round,
        seats: mergeList(known.seats, changes.seats),
        areas: mergeList<AreaChanges>(known.areas, changes.areas).map(a => wholeArea(known.areas, a)),
        items: mergeList(known.items, changes.items),
    };
}
