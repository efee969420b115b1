// The stack of effects as a list, the one that happens first on top. An area at the place 'stack' has a cell for each effect, the
// first at the bottom; at the same cell lie or are mentioned its source and its targets.
import type { Area, GameEvent, Item, TableView } from '../net/protocol';
import { thingKey } from './choices';

/** When an effect has its turn. */
export type When = 'running' | 'next' | 'then' | 'later';

export interface StackEntry {
    cell: number;
    item: Item;               // the effect itself: it can be chosen as a target
    effect: string;           // what kind of effect: a tag
    owner: number | undefined;
    source: Item | undefined;
    targets: Item[];
    marks: string[];          // further tags
    when: When;
}

const ROLES = ['source', 'target'];
const RUNNING = 'running';
const EFFECT = 'effect-';

const has = (item: Item, tag: string) => item.tags?.includes(tag) === true;

/** Whether an item lies here and is not only spoken of. */
export function liesHere(item: Item): boolean {
    return item.mention !== true;
}

/** The item itself, wherever it lies, with all its facts; what lies nowhere stays as it is spoken of. */
export function itself(view: TableView, item: Item): Item {
    return liesHere(item) ? item : view.items.find(i => liesHere(i) && thingKey(i) === thingKey(item)) ?? item;
}

/** Items of the area by their cell: the highest first. */
function cellsOf(view: TableView, area: Area): [number, Item[]][] {
    const cells = new Map<number, Item[]>();
    for (const item of view.items.filter(i => i.area === area.id))
        cells.set(item.cell ?? 0, [...cells.get(item.cell ?? 0) ?? [], item]);
    return [...cells].sort(([a], [b]) => b - a);
}

export function stackOf(view: TableView, area: Area): StackEntry[] {
    const entries = cellsOf(view, area).flatMap(([cell, items]): StackEntry[] => {
        const item = items.find(i => liesHere(i) && !ROLES.some(role => has(i, role)));
        if (item === undefined)
            return [];
        const tags = item.tags ?? [];
        const effect = tags.find(tag => tag.startsWith(EFFECT)) ?? '';
        return [{
            cell, item, effect, owner: item.owner,
            source: items.find(i => has(i, 'source')),
            targets: items.filter(i => has(i, 'target')),
            marks: tags.filter(tag => tag !== effect && tag !== RUNNING),
            when: has(item, RUNNING) ? 'running' : 'later',
        }];
    });
    const first = entries.find(e => e.when !== 'running');
    if (first !== undefined)
        first.when = entries.length > 0 && entries[0] !== first ? 'then' : 'next';
    return entries;
}

/** Seats that have let things go on since something happened last. */
export function passedSince(events: GameEvent[]): number[] {
    const seats: number[] = [];
    for (let i = events.length - 1; i >= 0 && events[i]?.e === 'pass'; i--)
        seats.unshift(Number(events[i]?.args[0]));
    return [...new Set(seats)];
}
