// Measured planes: between units of the plane and of the board, what is where, and what is said of it. The rules' own geometry is exact and
// lives in C; this is only for showing and pointing.
import type { Area, Cell, Item } from '../../net/protocol';
import { thingKey } from '../choices';
import type { Arrow, Box, Piece, Plan, Point, Spot } from './plan';

export const LONGER = 1200;         // units of the board along the longer side of a plane
export const MARGIN = 24;
export const PLANE_CLIP = 'plane-clip';       // nothing is drawn beyond the edge
export const PLANE_GROUND = 'plane-ground';   // the drawing that an overview and a magnifier use once more
const STEEP = 1.2;                  // how much more something may lie aside than ahead and still be in that direction

export interface Plane {
    area: Area;
    wide: number;
    high: number;
    scale: number;                  // units of the board for one of the plane
    turned: boolean;
    box: Box;
}

export function isPlane(area: Area): boolean {
    return area.kind === 'plane' && (area.wide ?? 0) > 0 && (area.high ?? 0) > 0;
}

export function planeOf(area: Area, turned: boolean): Plane {
    const wide = area.wide ?? 1, high = area.high ?? 1, scale = LONGER / Math.max(wide, high);
    const box = { x: -MARGIN, y: -MARGIN, w: wide * scale + 2 * MARGIN, h: high * scale + 2 * MARGIN };
    return { area, wide, high, scale, turned, box };
}

/** On the board y grows downwards; on a plane that is a map (`up`) it grows upwards. */
function isFlipped({ area, turned }: Plane): boolean {
    return turned !== (area.up === true);
}

export function toBoard(plane: Plane, p: Point): Point {
    const { wide, high, scale, turned } = plane;
    return { x: (turned ? wide - p.x : p.x) * scale, y: (isFlipped(plane) ? high - p.y : p.y) * scale };
}

/** The point in whole units of the plane; on it, even if the pointer is beside it. */
export function toUnits(plane: Plane, p: Point): Point {
    const { wide, high, scale, turned } = plane;
    const within = (at: number, most: number, back: boolean) => Math.round(Math.min(most, Math.max(0, back ? most - at : at)));
    return { x: within(p.x / scale, wide, turned), y: within(p.y / scale, high, isFlipped(plane)) };
}

export function cornersOn(plane: Plane, cell: Cell): Point[] {
    return pointsOn(plane, cell.corners ?? []);
}

/** Points x, y, x, y … of the plane on the board. */
export function pointsOn(plane: Plane, list: number[]): Point[] {
    return Array.from({ length: list.length >> 1 }, (_, i) => toBoard(plane, { x: list[2 * i]!, y: list[2 * i + 1]! }));
}

/** A disc that lies on the plane, in units of the board. */
export interface Disc extends Point {
    item: Item;
    r: number;
}

export function discsOn(plane: Plane, items: Item[]): Disc[] {
    return items.filter(i => i.area === plane.area.id && i.mention !== true && i.x !== undefined && i.y !== undefined && (i.r ?? 0) > 0)
        .map(item => ({ item, r: item.r! * plane.scale, ...toBoard(plane, { x: item.x!, y: item.y! }) }));
}

/** The disc under a point, the smallest of several; else the nearest one that is missed by `slack` at most. */
export function discAt(discs: Disc[], p: Point, slack = 0): Disc | undefined {
    const missed = (d: Disc) => Math.hypot(d.x - p.x, d.y - p.y) - d.r;
    return discs.filter(d => missed(d) <= 0).sort((a, b) => a.r - b.r)[0]
        ?? discs.filter(d => missed(d) <= slack).sort((a, b) => missed(a) - missed(b))[0];
}

const AHEAD: Record<Arrow, Point> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };

/** The next of several things in a direction: near ahead rather than far aside. */
export function nextIn<T extends Point>(all: T[], from: T, arrow: Arrow): T | undefined {
    const way = AHEAD[arrow];
    const far = (p: T) => {
        const x = p.x - from.x, y = p.y - from.y, ahead = x * way.x + y * way.y, aside = Math.abs(x * way.y - y * way.x);
        return p === from || ahead <= 0 || aside > STEEP * ahead ? Infinity : ahead + 2 * aside;
    };
    const best = all.reduce<T | undefined>((b, p) => far(p) < (b === undefined ? Infinity : far(b)) ? p : b, undefined);
    return best;
}

/** A length in what people measure with: "3.2"; a place: "3.2 / 11.8". */
export function measured({ area }: Plane, units: number, lang: string): string {
    return (units / (area.scale ?? 1)).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
}

/** A length that is too long, by however little: it never reads like one that would do. */
export function measuredUp(plane: Plane, units: number, lang: string): string {
    const tenth = (plane.area.scale ?? 1) / 10;
    return measured(plane, Math.ceil(units / tenth) * tenth, lang);
}

export function placeOf(plane: Plane, p: Point, lang: string): string {
    return `${measured(plane, p.x, lang)} / ${measured(plane, p.y, lang)}`;
}

/** Lines of a grid of one measure, as a path: every fifth apart. */
export function rulerOf(plane: Plane, every: number): string {
    const step = (plane.area.scale ?? 1) * every;
    let d = '';
    for (let x = step; x < plane.wide; x += step)
        d += `M${(x * plane.scale).toFixed(1)} 0v${(plane.high * plane.scale).toFixed(1)}`;
    for (let y = step; y < plane.high; y += step)
        d += `M0 ${(y * plane.scale).toFixed(1)}h${(plane.wide * plane.scale).toFixed(1)}`;
    return d;
}

/** A plane as a plan of its places, so that words and effects find them there. */
export function planOf(plane: Plane): Plan {
    const spots = (plane.area.cells ?? []).map((cell, n): Spot => ({ n, area: plane.area.id, kind: 'grid', cell, size: 1, ...toBoard(plane, cell) }));
    return { spots, rows: [], box: plane.box, of: new Map(), named: new Map(spots.map(s => [thingKey(s.cell), s])), big: false };
}

/** Discs as pieces, each on a cell of its own. */
export function piecesOn(discs: Disc[], cells: number): Piece[] {
    return discs.map(({ item, x, y }, i) => ({ key: thingKey(item), item, size: 1, inert: false, flat: false, x, y,
        spot: { n: cells + i, area: item.area, kind: 'grid', cell: { kind: '', x: 0, y: 0 }, x, y, size: 1 } }));
}
