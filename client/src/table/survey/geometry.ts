// Measuring in the page: the same geometry as the rules', compiled to wasm (src/wasm/geometry.c). It only shows; what is answered is judged
// by the table.
import type { Cell, Field } from '../../net/protocol';
import type { Point } from '../board/plan';

interface Exports {
    memory: WebAssembly.Memory;
    _initialize?(): void;
    room(): number;
    room_size(): number;
    load(): void;
    walk(x: number, y: number, limit: number): number;
    watches(): number;
    measure(ax: number, ay: number, ar: number, bx: number, by: number, br: number): number;
    reach(limit: number): number;
    light(x: number, y: number, far: number): number;
    aims(x: number, y: number): number;
}

interface Circle extends Point {
    r: number;
}

/** What keeps a piece from standing somewhere. */
export type Taken = 'nothing' | 'rim' | 'disc' | 'wall';

export interface Walked {
    points: Point[];          // way points, the last is the end
    length: number;           // in 1/256 of a unit
    whole: number;            // of the way all the way to where it may stand; below 0: there is none
    taken: Taken;
    by: number;               // which disc or wall
}

export interface Watched extends Point {
    meets: boolean;           // it comes into range, is touched, is seen: here first
    ends: boolean;            // the end is in range
    leaves: boolean;
}

export type Fate = 'untouched' | 'hit' | 'unseen' | 'spared' | 'stops' | 'behind';

export interface Measured {
    gap: number;              // in units, from edge to edge
    sees: boolean;
    wall: number;             // between them, or -1
}

const TAKEN: Taken[] = ['nothing', 'rim', 'disc', 'wall'];
const FATES: Fate[] = ['untouched', 'hit', 'unseen', 'spared', 'stops', 'behind'];
const WATCHES = ['shoots', 'springs', 'strikes', 'sees', 'reacts'];
const DISC_FATES = ['hit', 'spared', 'stops'];
const FORMS = ['nothing', 'circle', 'template', 'line', 'first'];

/** Walls as the page tells them: those that have corners, in their order. */
export const wallsOf = (cells: Cell[]) => cells.filter(c => c.corners !== undefined);

export class Geometry {
    constructor(private readonly wasm: Exports) {}

    /** From now on it is measured on this field. */
    load(field: Field, wide: number, high: number, cells: Cell[]): void {
        const { aim } = field;
        const flag = (b: boolean) => b ? 1 : 0;
        const circle = ({ x, y, r }: Circle) => [x, y, r];
        const walls = wallsOf(cells);
        const numbers = [
            wide, high, ...circle(field), flag(field.over), flag(field.turned), field.sight,
            walls.length, ...walls.flatMap(({ corners = [] }) => [corners.length / 2, ...corners]),
            field.discs.filter(d => d.solid).length, field.discs.length, ...field.discs.flatMap(d => [...circle(d), DISC_FATES.indexOf(d.fate ?? 'spared')]),
            field.watches.length, ...field.watches.flatMap(w => [WATCHES.indexOf(w.does), ...circle(w), w.gap, flag(w.sight)]),
            FORMS.indexOf(aim?.form ?? 'nothing'), ...circle(aim ?? field), aim?.reach ?? 0, aim?.circle ?? 0, aim?.length ?? 0, aim?.near ?? 0, aim?.far ?? 0,
        ];
        this.room().set(numbers.slice(0, this.wasm.room_size()));
        this.wasm.load();
    }

    /** The shortest way towards a place, as far as the limit allows. */
    walk({ x, y }: Point, limit: number): Walked {
        const n = this.wasm.walk(x, y, limit), [length = 0, whole = 0, taken = 0, by = 0] = this.room();
        return { points: this.points(4, n), length, whole, taken: TAKEN[taken] ?? 'nothing', by };
    }

    /** Who watches the last way walked, in the order of the field's watches. */
    watches(): Watched[] {
        const n = this.wasm.watches(), found = this.room();
        return Array.from({ length: n }, (_, i) => {
            const [flags = 0, x = 0, y = 0] = found.subarray(3 * i, 3 * i + 3);
            return { meets: (flags & 1) !== 0, ends: (flags & 2) !== 0, leaves: (flags & 4) !== 0, x, y };
        });
    }

    measure(a: Circle, b: Circle): Measured {
        const gap = this.wasm.measure(a.x, a.y, a.r, b.x, b.y, b.r), [sees, wall = -1] = this.room();
        return { gap, sees: sees === 1, wall };
    }

    /** All that can be reached, in pieces that overlap. */
    reach(limit: number): Point[][] {
        const n = this.wasm.reach(limit), found = this.room();
        let at = 0;
        return Array.from({ length: n }, () => {
            const points = this.points(at + 1, found[at] ?? 0);
            at += 1 + 2 * points.length;
            return points;
        });
    }

    /** The rim of what is seen from a place. */
    light({ x, y }: Point, far: number): Point[] {
        const angle = (p: Point) => Math.atan2(p.y - y, p.x - x);
        return this.points(0, this.wasm.light(x, y, far)).map(p => [angle(p), p] as const).sort(([a], [b]) => a - b).map(([, p]) => p);
    }

    /** What would be laid: what becomes of each disc of the field, and its outline. Null: nothing can be aimed there. */
    aims({ x, y }: Point, discs: number): { fates: Fate[]; outline: Point[] } | null {
        const n = this.wasm.aims(x, y), found = this.room();
        return n === 0 ? null : { fates: Array.from({ length: discs }, (_, i) => FATES[found[i] ?? 0]!), outline: this.points(discs, (n - discs) / 2) };
    }

    private room(): Int32Array {
        return new Int32Array(this.wasm.memory.buffer, this.wasm.room(), this.wasm.room_size());
    }

    private points(from: number, n: number): Point[] {
        const found = this.room();
        return Array.from({ length: n }, (_, i) => ({ x: found[from + 2 * i]!, y: found[from + 2 * i + 1]! }));
    }
}

let geometry: Promise<Geometry> | null = null;

async function load(): Promise<Geometry> {
    const address = new URL('../../generated/geometry.wasm', import.meta.url);
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address))
        .catch(async () => WebAssembly.instantiate(await (await fetch(address)).arrayBuffer()));
    const wasm = instance.exports as unknown as Exports;
    wasm._initialize?.();
    return new Geometry(wasm);
}

/** Fetched once; without it the plane can be played all the same. */
export function loadGeometry(): Promise<Geometry> {
    geometry ??= load().catch((e: unknown) => {
        geometry = null;              // it may work the next time
        throw e;
    });
    return geometry;
}
