// Which part of the board is seen. It fits the window if its cells are large enough for that to be hit; otherwise a part of it is seen.
// The board holds still: only hands, and whoever is asked to show something, move it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { motion } from '../../lib/settings';
import { BORDER, type Box, type Point } from './plan';

const NEAREST = 5;            // times as large as the whole board
const NEAREST_CELL = 2;       // times as large as cells have to be
const GLIDE = 420;            // milliseconds for a look at something else

export interface Size {
    w: number;
    h: number;
}

export interface Aim extends Point {
    zoom: number;             // 1: the whole board
    over?: Point;             // how much beyond the board may be seen: it has grown, and nothing moves for that
}

/** An aim at a board that may have grown since. */
export interface Mark {
    aim: Aim;
    home?: Home;
}

export interface Camera {
    seen: Box;                // of the board
    scale: number;            // pixels for one unit
    zoom: number;
    aim: Aim;
    /** Keeps the point (in pixels of the board's window) where it is. */
    zoomBy: (factor: number, at?: Point) => void;
    panBy: (dx: number, dy: number) => void;      // pixels
    showAll: () => void;
    reveal: (p: Point) => void;
    toScreen: (p: Point) => Point;
    toBoard: (p: Point) => Point;
    /** Puts a point into the middle, as close as it is. */
    centre: (p: Point) => void;
    glide: (to: Aim) => void;
    /** What is seen, to come back to; and what that is on the board of now. */
    mark: () => Mark;
    marked: (mark: Mark) => Aim;
    /** Where one would have to look from there in order to see a part as well. */
    including: (part: Box, from?: Aim) => Aim;
    fits: (part: Box) => boolean;
}

/** The size of an element, as it changes. */
export function useSize(ref: { current: Element | null }): Size {
    const [size, setSize] = useState<Size>({ w: 0, h: 0 });
    useLayoutEffect(() => {
        const el = ref.current;
        if (el === null)
            return undefined;
        const measure = () => setSize({ w: el.clientWidth, h: el.clientHeight });
        const watch = new ResizeObserver(measure);
        watch.observe(el);
        measure();
        return () => watch.disconnect();
    }, [ref]);
    return size;
}

const FINGER = 40;            // pixels of a cell that a finger hits
const RIM = 2;                // of a square, to both sides: it is drawn a little smaller than its place
const CELL = 34;              // that a mouse does
const BIG_CELL = 44;          // of a large board, which is never seen as a whole at first

/** Pixels of a cell, so that it can be hit, and what stands in it can be read. */
export const leastCell = ({ fingers, square, big, readable = 0 }: { fingers: boolean; square: boolean; big: boolean; readable?: number }): number =>
    Math.max(fingers ? FINGER + (square ? RIM : 0) : big ? BIG_CELL : CELL, readable);

/** `least`: pixels for a unit, so that cells can be hit. Where all but the border has room, all cells are in sight. */
export function clampAim(aim: Aim, home: Box, size: Size, least = 0): Aim & { scale: number } {
    const { over } = aim;
    const whole = Math.max(0.01, Math.min(size.w / home.w, size.h / home.h));
    const zoom = Math.min(Math.max(NEAREST, NEAREST_CELL * least / whole), Math.max(1, aim.zoom));
    const scale = whole * zoom;
    const within = (at: number, from: number, length: number, seen: number, more = 0) =>
        seen >= length + (more > 0 ? 2 * more : -2 * BORDER) ? from + length / 2
            : Math.min(from + length + more - seen / 2, Math.max(from - more + seen / 2, at));
    return { zoom, scale, ...over && { over },
        x: within(aim.x, home.x, home.w, size.w / scale, over?.x), y: within(aim.y, home.y, home.h, size.h / scale, over?.y) };
}

/** The whole board, or as much of it as can be seen around a point with cells that can be hit. */
export function firstAim(home: Box, size: Size, least: number, around: Point | undefined): Aim {
    const whole = Math.max(0.01, Math.min(size.w / home.w, size.h / home.h));
    const { x, y } = around ?? { x: home.x + home.w / 2, y: home.y + home.h / 2 };
    return clampAim({ zoom: Math.max(1, least / whole), x, y }, home, size, least);
}

/** A board with the place of one of its cells, to know it again when it has grown. */
export interface Home {
    box: Box;
    anchor: Point;
    cells: number;
}

/** What has to be aimed at so that nothing moves on the screen although the board has grown: at most just so far that all is in sight that
 * has room. The window may have shown more than the board, and goes on doing so. */
export function heldAim(aim: Aim, before: Home, now: Home, size: Size): Aim {
    const whole = ({ box }: Home) => Math.max(0.01, Math.min(size.w / box.w, size.h / box.h));
    const zoom = aim.zoom * whole(before) / whole(now), scale = whole(now) * zoom;
    const held = (at: number, from: number, length: number, seen: number): [at: number, over: number] => {
        const cells = length - 2 * BORDER;
        const to = seen < cells ? at : including(at, seen, from + BORDER, cells);
        return [to, Math.max(0, from + seen / 2 - to, to - from - length + seen / 2)];
    };
    const [x, overX] = held(aim.x + now.anchor.x - before.anchor.x, now.box.x, now.box.w, size.w / scale);
    const [y, overY] = held(aim.y + now.anchor.y - before.anchor.y, now.box.y, now.box.h, size.h / scale);
    return { zoom, x, y, over: { x: overX, y: overY } };
}

/** The middle moved just so far that a stretch is in sight; what is too long for that comes to the middle. */
export function including(middle: number, seen: number, from: number, length: number): number {
    if (length > seen)
        return from + length / 2;
    return Math.min(from + seen / 2, Math.max(from + length - seen / 2, middle));
}

interface Held {
    chosen: Aim | null;       // null: nobody has moved it yet
    first: Point | undefined; // what is seen then
    setAim: (to: Aim | ((was: Aim | null) => Aim)) => void;
    mark: (aim: Aim) => Mark;
    marked: (mark: Mark) => Aim;
}

/** What somebody aims at, carried along while the board grows. */
function useHeld(home: Box, size: Size, least: number, around: Point | undefined, grows?: { anchor: Point; cells: number }): Held {
    const [moved, setAim] = useState<Aim | null>(null);
    const first = useRef(around);
    first.current ??= around;
    const known = useRef<Home | null>(null);                  // as it was when it was drawn last
    const now = grows === undefined || size.w === 0 ? null : { box: home, ...grows };
    const newest = useRef(now), before = known.current;       // an aim may be older than the board
    newest.current = now;
    const chosen = useMemo(() => now === null || before === null || now.cells === before.cells ? moved
        : heldAim(clampAim(moved ?? firstAim(before.box, size, least, first.current), before.box, size, least), before, now, size),
    [moved, grows?.cells]);
    useLayoutEffect(() => {
        known.current = now;
        if (chosen !== moved)
            setAim(chosen);
    });
    return {
        chosen, setAim, first: first.current,
        mark: aim => ({ aim, ...now && { home: now } }),
        marked: ({ aim, home: its }) => its === undefined || newest.current === null || its.cells === newest.current.cells ? aim
            : heldAim(clampAim(aim, its.box, size, least), its, newest.current, size),
    };
}

/** `around`: what is seen first, where not the whole board is. `grows`: a cell and the number of all, if the board may grow. */
export function useCamera(home: Box, size: Size, least: number, around: Point | undefined, grows?: { anchor: Point; cells: number }): Camera {
    const { chosen, first, setAim, mark, marked } = useHeld(home, size, least, around, grows);
    const gliding = useRef(0);
    useEffect(() => () => cancelAnimationFrame(gliding.current), []);
    return useMemo(() => {
        const start = chosen ?? firstAim(home, size, least, first), { scale, ...aim } = clampAim(start, home, size, least), { zoom, x, y } = aim;
        const seen = { x: x - size.w / scale / 2, y: y - size.h / scale / 2, w: size.w / scale, h: size.h / scale };
        // Gestures may come faster than drawing: each goes on from the newest aim.
        const change = (f: (now: ReturnType<typeof clampAim>) => Aim) => {
            cancelAnimationFrame(gliding.current);
            setAim(a => clampAim(f(clampAim(a ?? start, home, size, least)), home, size, least));
        };
        const glide = (to: Aim) => {
            cancelAnimationFrame(gliding.current);
            const ms = GLIDE * Math.min(1, motion()), from = mark(aim), end = mark(to), begun = performance.now();
            const step = (at: number) => {
                const part = ms === 0 ? 1 : Math.min(1, (at - begun) / ms), ease = part * part * (3 - 2 * part);
                setAim(between(marked(from), marked(end), ease));
                if (part < 1)
                    gliding.current = requestAnimationFrame(step);
            };
            step(begun);
        };
        return {
            seen, scale, zoom, aim, marked,
            mark: () => mark(aim),
            zoomBy: (factor, at = { x: size.w / 2, y: size.h / 2 }) => change(now => {
                const to = clampAim({ ...now, zoom: now.zoom * factor }, home, size, least).zoom, grown = to / now.zoom;
                const off = (pixel: number, length: number) => (pixel - length / 2) / now.scale * (1 - 1 / grown);
                return { ...now, zoom: to, x: now.x + off(at.x, size.w), y: now.y + off(at.y, size.h) };
            }),
            panBy: (dx, dy) => change(now => ({ ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale })),
            showAll: () => change(() => ({ zoom: 1, x: 0, y: 0 })),
            reveal: p => change(now => ({ ...now, x: nearer(now.x, p.x, seen.w), y: nearer(now.y, p.y, seen.h) })),
            toScreen: p => ({ x: (p.x - seen.x) * scale, y: (p.y - seen.y) * scale }),
            toBoard: p => ({ x: p.x / scale + seen.x, y: p.y / scale + seen.y }),
            centre: p => glide(clampAim({ ...aim, x: p.x, y: p.y }, home, size, least)),
            glide: to => glide(clampAim(to, home, size, least)),
            including: (part, from = aim) => {
                const then = clampAim(from, home, size, least);
                return clampAim({ ...then, x: including(then.x, size.w / then.scale, part.x, part.w),
                    y: including(then.y, size.h / then.scale, part.y, part.h) }, home, size, least);
            },
            fits: part => part.w <= seen.w && part.h <= seen.h,
        };
    }, [chosen, home, size, least, first]);
}

/** Whether two aims show the same. */
export function sameAim(a: Aim, b: Aim): boolean {
    return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.zoom - b.zoom) < 0.01;
}

function between(a: Aim, b: Aim, part: number): Aim {
    const mix = (from: number, to: number) => from + (to - from) * part;
    const over = a.over === undefined || b.over === undefined || part === 1 ? part === 1 ? b.over : a.over ?? b.over
        : { x: Math.max(a.over.x, b.over.x), y: Math.max(a.over.y, b.over.y) };
    return { zoom: mix(a.zoom, b.zoom), x: mix(a.x, b.x), y: mix(a.y, b.y), ...over && { over } };
}

/** The middle moved just so far that a point is well within what is seen. */
function nearer(middle: number, point: number, seen: number): number {
    const reach = Math.max(0, seen / 2 - 60);
    return Math.min(point + reach, Math.max(point - reach, middle));
}
