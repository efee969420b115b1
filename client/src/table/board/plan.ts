// Where everything lies on the board, in the board's own units: a cell is two units of `R` high.
import type { Area, Cell, Item, Thing } from '../../net/protocol';
import { thingKey } from '../choices';
import { liesHere } from '../stack';

export const R = 40;
export const WIDE = Math.sqrt(3) * R;      // of a hex with its point up
export const SIDE = 1.6 * R;        // of a square
const BETWEEN = 2 * R;              // two boards side by side
const MARGIN = 0.4 * R;
export const BORDER = R + MARGIN - SIDE / 2 + 1;  // of a board's box, beyond its squares, which are drawn a little smaller
const BIG = 200;                    // cells; so many are not drawn one by one

export interface Point {
    x: number;
    y: number;
}

export interface Box extends Point {
    w: number;
    h: number;
}

/** A cell with its place. */
export interface Spot extends Point {
    n: number;                // its number among all spots
    area: string;
    kind: 'hex' | 'grid';
    cell: Cell;
    size: number;             // 1, or less where it lies over cells of the board
}

export interface Plan {
    spots: Spot[];
    rows: Spot[][];           // as one reads: from the top, from the left
    box: Box;
    of: Map<string, Spot>;    // by area and index of the cell
    named: Map<string, Spot>; // by the key of the thing that the cell is
    big: boolean;
}

/** Where a cell of an area around the board lies, or of a board over it, in cells of the board. */
export type Around = (area: Area, cell: Cell, board: Area) => Point & { size?: number } | undefined;

export function isBoard(area: Area): boolean {
    return (area.kind === 'hex' || area.kind === 'grid') && (area.cells?.length ?? 0) > 0;
}

/** Places the cells of all boards, one beside the other; turned: half round. Other areas lie around the first board, and so do boards that
 * have a place there. */
export function layOut(areas: Area[], turned: boolean, around?: Around): Plan {
    const spots: Spot[] = [];
    const of = new Map<string, Spot>();
    const main = areas.find(isBoard);
    const liesOver = (a: Area) => main !== undefined && a !== main && (a.cells ?? []).some(c => around?.(a, c, main) !== undefined);
    const boards = areas.filter(a => isBoard(a) && !liesOver(a));
    let left = 0;
    for (const area of boards) {
        const kind = area.kind === 'hex' ? 'hex' : 'grid';
        const cells = area.cells ?? [];
        const at = cells.map(c => position(c, kind, turned));
        const shift = left - Math.min(...at.map(p => p.x));
        cells.forEach((cell, i) => {
            const spot = { n: spots.length, area: area.id, kind, cell, x: at[i]!.x + shift, y: at[i]!.y, size: 1 } as const;
            spots.push(spot);
            of.set(`${area.id}/${i}`, spot);
        });
        left = Math.max(...at.map(p => p.x)) + shift + WIDE + BETWEEN;
    }
    const rows = inRows(spots), big = spots.length > BIG;
    const [board] = boards, [first] = spots;
    if (board !== undefined && first !== undefined && around !== undefined) {
        const own = position(first.cell, first.kind, turned);
        for (const area of areas.filter(a => !boards.includes(a)))
            (area.cells ?? []).forEach((cell, i) => {
                const p = around(area, cell, board);
                if (p === undefined)
                    return;
                const at = position({ ...cell, ...p }, first.kind, turned);
                const spot = { n: spots.length, area: area.id, kind: first.kind, cell, x: at.x + first.x - own.x, y: at.y + first.y - own.y, size: p.size ?? 1 };
                spots.push(spot);
                of.set(`${area.id}/${i}`, spot);
                if (isBoard(area))
                    joinRow(rows, spot);
            });
    }
    return { spots, rows, box: boxOf(spots), of, named: new Map(spots.map(s => [thingKey(s.cell), s])), big };
}

/** The spot under a point of the board. */
export function spotAt(plan: Plan, p: Point): Spot | undefined {
    const isOver = (s: Spot) => Math.max(Math.abs(s.x - p.x), Math.abs(s.y - p.y)) <= s.size * SIDE / 2;
    return plan.spots.findLast(s => s.size < 1 && isOver(s)) ?? plan.spots.find(isOver);
}

/** Spots whose cells touch this one, and itself. */
export function nearTo(plan: Plan, spot: Spot): Spot[] {
    return plan.spots.filter(s => Math.abs(s.x - spot.x) < 1.2 * SIDE && Math.abs(s.y - spot.y) < 1.2 * SIDE);
}

function position(c: Cell, kind: 'hex' | 'grid', turned: boolean): Point {
    const p = kind === 'hex' ? { x: WIDE * (c.x + c.y / 2), y: 1.5 * R * c.y } : { x: SIDE * c.x, y: SIDE * c.y };
    return turned ? { x: -p.x, y: -p.y } : p;
}

export function boxOf(spots: Point[]): Box {
    const xs = spots.map(s => s.x), ys = spots.map(s => s.y);
    const x = Math.min(...xs) - WIDE / 2 - MARGIN, y = Math.min(...ys) - R - MARGIN;
    return { x, y, w: Math.max(...xs) + WIDE / 2 + MARGIN - x, h: Math.max(...ys) + R + MARGIN - y };
}

function inRows(spots: Spot[]): Spot[][] {
    const rows = new Map<string, Spot[]>();
    for (const s of [...spots].sort((a, b) => a.y - b.y || a.x - b.x)) {
        const key = `${s.area} ${Math.round(s.y)}`;
        rows.set(key, [...rows.get(key) ?? [], s]);
    }
    return [...rows.values()];
}

/** What lies over the cells of several rows comes in the row below its middle, behind the cell it hides a part of. */
function joinRow(rows: Spot[][], spot: Spot): void {
    const row = rows.find(r => r[0]!.y >= spot.y) ?? rows.at(-1);
    row?.splice(1 + row.findLastIndex(s => s.x <= spot.x + 1), 0, spot);
}

/** The corners of a cell around its middle, drawn in or out by some units. */
export function cornersOf(kind: 'hex' | 'grid', grow: number): Point[] {
    if (kind === 'grid')
        return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => ({ x: x! * (SIDE / 2 + grow), y: y! * (SIDE / 2 + grow) }));
    return [-30, 30, 90, 150, 210, 270].map(a => ({ x: (R + grow) * Math.cos(a * Math.PI / 180), y: (R + grow) * Math.sin(a * Math.PI / 180) }));
}

export function outline(kind: 'hex' | 'grid', grow: number): string {
    return `M${cornersOf(kind, grow).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The next spot in a direction: along the row, or in the next row the one nearest to `goalX`. */
export function nextSpot(plan: Plan, from: Spot, arrow: Arrow, goalX: number): Spot | undefined {
    const r = plan.rows.findIndex(row => row.includes(from));
    const row = plan.rows[r] ?? [];
    if (arrow === 'ArrowLeft' || arrow === 'ArrowRight')
        return row[row.indexOf(from) + (arrow === 'ArrowLeft' ? -1 : 1)];
    return plan.rows[r + (arrow === 'ArrowUp' ? -1 : 1)]
        ?.reduce((best, s) => Math.abs(s.x - goalX) < Math.abs(best.x - goalX) ? s : best);
}

/** An item on the board. */
export interface Piece extends Point {
    key: string;
    item: Item;
    spot: Spot;
    size: number;             // 1, or less where several share a cell
    inert: boolean;           // clicks are never meant for it
    flat: boolean;            // it lies there, and others may stand on it
}

/** The pieces of the board. Their order never changes while they move: a moved element would not slide. */
export function piecesOf(plan: Plan, items: Item[], isFlat: (item: Item) => boolean, isInert: (item: Item) => boolean = () => false): Piece[] {
    const there = items.flatMap(item => {
        const spot = item.cell === undefined || !liesHere(item) ? undefined : plan.of.get(`${item.area}/${item.cell}`);
        return spot === undefined ? [] : [{ item, spot, flat: isFlat(item) }];
    });
    const alike = countBy(there, p => thingKey(p.item));
    const layer = (p: { spot: Spot; flat: boolean }) => `${p.spot.n} ${p.flat}`;
    const crowd = countBy(there, layer);
    const placed = new Map<string, number>();
    const pieces = there.map((p): Piece => {
        const thing = thingKey(p.item), at = layer(p), i = placed.get(at) ?? 0;
        placed.set(at, i + 1);
        // Things that look alike, or are hidden, are told apart by where they lie.
        const key = p.item.id !== undefined && alike.get(thing) === 1 ? thing : `${thing}@${p.spot.n}`;
        const place = p.flat && crowd.has(layer({ ...p, flat: false })) ? peeping(p.spot) : beside(p.spot, i, crowd.get(at) ?? 1);
        return { ...p, key, inert: isInert(p.item), ...place };
    });
    return pieces.sort((a, b) => Number(b.flat) - Number(a.flat) || (a.key < b.key ? -1 : 1));
}

/** Several of one kind share their cell. */
function beside(at: Point, i: number, n: number): Point & { size: number } {
    if (n === 1)
        return { x: at.x, y: at.y, size: 1 };
    const angle = Math.PI * (2 * i / n - 0.75);
    return { x: at.x + 0.4 * R * Math.cos(angle), y: at.y + 0.4 * R * Math.sin(angle), size: n === 2 ? 0.72 : 0.58 };
}

/** What lies flat looks out from under who stands on it; a square has its corner for that. */
function peeping(at: Spot): Point & { size: number } {
    const aside = at.kind === 'grid' ? { x: -0.68, y: -0.62 } : { x: -0.56, y: -0.46 };
    return { x: at.x + aside.x * R, y: at.y + aside.y * R, size: 0.62 };
}

function countBy<T>(list: T[], key: (t: T) => string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const t of list)
        counts.set(key(t), (counts.get(key(t)) ?? 0) + 1);
    return counts;
}

/** Where a thing is on the board, whether it is a piece or a cell. */
export function whereIs(plan: Plan, pieces: Piece[], thing: Thing | null | undefined): Point | undefined {
    if (thing === null || thing === undefined || thing.id === undefined)
        return undefined;
    const key = thingKey(thing);
    return pieces.find(p => thingKey(p.item) === key) ?? plan.named.get(key);
}

/** What a click on a cell means, the most particular first: what was hit, what else stands there, the cell. */
export function thingsAt(pieces: Piece[], spot: Spot, hit?: string): Thing[] {
    const here = pieces.filter(p => p.spot === spot && !p.inert).reverse();
    const first = here.filter(p => p.key === hit);
    return [...first, ...here.filter(p => p.key !== hit)].map((p): Thing => ({ kind: p.item.kind, id: p.item.id }))
        .concat({ kind: spot.cell.kind, id: spot.cell.id });
}
