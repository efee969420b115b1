// Which part of the board is seen. At its widest the whole board fits; zooming in never loses it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pace } from '../../lib/settings';
import type { Box, Point } from './plan';

const NEAREST = 5;
const GLIDE = 420;            // milliseconds for a look at something else

export interface Size {
    w: number;
    h: number;
}

interface Aim extends Point {
    zoom: number;             // 1: the whole board
}

export interface Camera {
    seen: Box;                // of the board
    scale: number;            // pixels for one unit
    zoom: number;
    /** Keeps the point (in pixels of the board's window) where it is. */
    zoomBy: (factor: number, at?: Point) => void;
    panBy: (dx: number, dy: number) => void;      // pixels
    showAll: () => void;
    reveal: (p: Point) => void;
    toScreen: (p: Point) => Point;
    toBoard: (p: Point) => Point;
    /** Looks at a part of the board, with at most so many pixels for a unit; not at all if it is well in sight. */
    lookAt: (part: Box, most: number) => void;
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

export function clampAim(aim: Aim, home: Box, size: Size): Aim & { scale: number } {
    const zoom = Math.min(NEAREST, Math.max(1, aim.zoom));
    const scale = Math.max(0.01, Math.min(size.w / home.w, size.h / home.h)) * zoom;
    const within = (at: number, from: number, length: number, seen: number) =>
        seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at));
    return { zoom, scale, x: within(aim.x, home.x, home.w, size.w / scale), y: within(aim.y, home.y, home.h, size.h / scale) };
}

export function useCamera(home: Box, size: Size): Camera {
    const [aim, setAim] = useState<Aim>({ zoom: 1, x: 0, y: 0 });
    const gliding = useRef(0);
    useEffect(() => () => cancelAnimationFrame(gliding.current), []);
    return useMemo(() => {
        const { zoom, scale, x, y } = clampAim(aim, home, size);
        const seen = { x: x - size.w / scale / 2, y: y - size.h / scale / 2, w: size.w / scale, h: size.h / scale };
        // Gestures may come faster than drawing: each goes on from the newest aim.
        const change = (f: (now: ReturnType<typeof clampAim>) => Aim) => {
            cancelAnimationFrame(gliding.current);
            setAim(a => clampAim(f(clampAim(a, home, size)), home, size));
        };
        const glide = (to: Aim) => {
            cancelAnimationFrame(gliding.current);
            const ms = GLIDE * Math.min(1, pace()), from = { zoom, x, y }, start = performance.now();
            const step = (now: number) => {
                const part = ms === 0 ? 1 : Math.min(1, (now - start) / ms), ease = part * part * (3 - 2 * part);
                setAim(between(from, to, ease));
                if (part < 1)
                    gliding.current = requestAnimationFrame(step);
            };
            step(start);
        };
        return {
            seen, scale, zoom,
            zoomBy: (factor, at = { x: size.w / 2, y: size.h / 2 }) => change(now => {
                const to = Math.min(NEAREST, Math.max(1, now.zoom * factor)), grown = to / now.zoom;
                const off = (pixel: number, length: number) => (pixel - length / 2) / now.scale * (1 - 1 / grown);
                return { zoom: to, x: now.x + off(at.x, size.w), y: now.y + off(at.y, size.h) };
            }),
            panBy: (dx, dy) => change(now => ({ ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale })),
            showAll: () => change(() => ({ zoom: 1, x: 0, y: 0 })),
            reveal: p => change(now => ({ ...now, x: nearer(now.x, p.x, seen.w), y: nearer(now.y, p.y, seen.h) })),
            toScreen: p => ({ x: (p.x - seen.x) * scale, y: (p.y - seen.y) * scale }),
            toBoard: p => ({ x: p.x / scale + seen.x, y: p.y / scale + seen.y }),
            lookAt: (part, most) => {
                if (size.w === 0 || size.h === 0)
                    return;
                const fits = Math.min(size.w / part.w, size.h / part.h, most);
                const inSight = part.x >= seen.x && part.y >= seen.y && part.x + part.w <= seen.x + seen.w && part.y + part.h <= seen.y + seen.h;
                if (!inSight || scale < 0.7 * fits)
                    glide(clampAim({ zoom: zoom * fits / scale, x: part.x + part.w / 2, y: part.y + part.h / 2 }, home, size));
            },
        };
    }, [aim, home, size]);
}

function between(a: Aim, b: Aim, part: number): Aim {
    const mix = (from: number, to: number) => from + (to - from) * part;
    return { zoom: mix(a.zoom, b.zoom), x: mix(a.x, b.x), y: mix(a.y, b.y) };
}

/** The middle moved just so far that a point is well within what is seen. */
function nearer(middle: number, point: number, seen: number): number {
    const reach = Math.max(0, seen / 2 - 60);
    return Math.min(point + reach, Math.max(point - reach, middle));
}
