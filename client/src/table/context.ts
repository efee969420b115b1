// What every part of the table may look at.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Scene } from '../games/scene';
import type { FeedState } from '../net/feed';
import type { Frame } from '../net/frame';
import type { Item, TableView, Thing } from '../net/protocol';
import type { Words } from '../text/words';
import { isItself, isTwin, thingKey, type Considered, type Lying } from './choices';
import type { Stage } from './director';
import type { Open, Session } from './session';
import type { Preview } from './session/forecasts';
import { liesHere } from './stack';

export interface Table {
    session: Session;
    feed: FeedState;
    stage: Stage;
    scene: Scene;
    words: Words;
    open: Open;
    picked: Lying[];
    considered: Considered | null;
    preview: Preview | null;
    /** What can be chosen on the mat of each seat: the same card may lie on several. */
    onMats: Map<number, Set<string>>;
    seat: number;             // mine; 0: I watch
    /** Shows a card large, or with null no more. */
    zoom: (item: Item | null) => void;
    showRule: (id: string) => void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
    const table = useContext(TableContext);
    if (table === null)
        throw new Error('outside of a table');
    return table;
}

/** Whether the match goes on: somebody may be asked. */
export function isOn(frame: Frame): boolean {
    return !frame.over && frame.frozen === undefined;
}

/** Of two alike the other one is no longer meant once one of them was clicked. */
export function isOpen({ open, considered }: Pick<Table, 'open' | 'considered'>, t: Lying): boolean {
    return open.things.has(thingKey(t)) && !(considered?.by != null && isTwin(considered.by, t));
}

/** Picked on the way to an answer, or what shows the one that is considered. */
export function isPicked({ picked, considered }: Pick<Table, 'picked' | 'considered'>, t: Lying): boolean {
    const { by, choice } = considered ?? {};
    // Who sets out for something that the answer does not name has chosen what it names before.
    const before = by != null && choice?.things.some(c => thingKey(c) === thingKey(by)) === false ? choice.things : [];
    return [...picked, ...before, ...by == null ? [] : [by]].some(p => isItself(p, t));
}

/** Whether a thing on somebody's mat is the one that can be chosen. */
export function isOpenOn(table: Table, t: Lying, owner: number | undefined): boolean {
    return isOpen(table, t) && (owner === undefined || table.scene.cards.whose === undefined || table.onMats.get(owner)?.has(thingKey(t)) === true);
}

/** Things of the choices that are left, by the seat on whose mat they lie. */
export function thingsOnMats({ left }: Open, scene: Scene, view: TableView, seat: number): Map<number, Set<string>> {
    const found = new Map<number, Set<string>>();
    for (const c of scene.cards.whose === undefined ? [] : left) {
        const owner = scene.cards.whose!(c, view, seat);
        const keys = found.get(owner) ?? new Set<string>();
        c.things.forEach(t => keys.add(thingKey(t)));
        found.set(owner, keys);
    }
    return found;
}

/** Occurs in the choice that is previewed: it will be touched. */
export function isAimed(table: Table, t: Thing): boolean {
    return table.preview?.choice.things.some(p => thingKey(p) === thingKey(t)) ?? false;
}

/** What lies in an area, in its order. */
export function itemsIn(table: Table, area: string): Item[] {
    return table.stage.view.items.filter(i => i.area === area && liesHere(i));
}
