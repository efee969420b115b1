// Dragging, pinching and the wheel move the board, unless something on it is dragged; a press that stays put is a click, a long one of a
// finger is like the mouse resting there.
import { useEffect, useRef } from 'preact/hooks';
import type { Camera } from './camera';
import type { Point } from './plan';

const FAR = 7;                // pixels a press may wander and still be a click
const LONG = 380;             // milliseconds

export interface Ears {
    tap: (at: Element, p: Point) => void;
    rest: (at: Element, p: Point) => void;
    /** The view was moved by hand. */
    move: () => void;
    /** The mouse is somewhere, without a button; null: elsewhere. */
    hover?: (p: Point | null) => void;
    /** What is pressed can be dragged; null: it cannot, and the board is. */
    grab?: (at: Element, p: Point) => Grip | null;
}

/** Something that is dragged. */
export interface Grip {
    move: (p: Point, byFinger: boolean) => void;
    drop: (p: Point) => void;
    cancel: () => void;
}

export function useGestures(ref: { current: HTMLElement | null }, camera: Camera, ears: Ears): void {
    const now = useRef({ camera, ears });
    now.current = { camera, ears };
    useEffect(() => ref.current === null ? undefined : listen(ref.current, now), [ref]);
}

function listen(el: HTMLElement, now: { current: { camera: Camera; ears: Ears } }): () => void {
    const down = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let moved = false;        // this press is no click any more
    let timer = 0;
    let grip: Grip | null = null;
    let dragged = false;      // … by this press
    const letGo = (p: Point | null) => {
        if (dragged && p !== null)
            grip?.drop(p);
        else
            grip?.cancel();
        grip = null;
        dragged = false;
    };
    const at = (e: MouseEvent): Point => {
        const box = el.getBoundingClientRect();
        return { x: e.clientX - box.left, y: e.clientY - box.top };
    };
    /** Buttons over the board are pressed themselves. */
    const isAside = (e: Event) => e.target instanceof Element && e.target.closest('button, .mini-map') !== null;
    const onDown = (e: PointerEvent) => {
        clearTimeout(timer);
        if (isAside(e))
            return;
        moved = down.size > 0;
        if (e.button > 1)
            return;
        down.set(e.pointerId, at(e));
        letGo(null);
        if (moved)
            return;
        start = at(e);
        const pressed = e.target as Element;
        grip = now.current.ears.grab?.(pressed, start) ?? null;
        if (e.pointerType === 'touch')
            timer = window.setTimeout(() => {
                moved = true;
                now.current.ears.rest(pressed, start);
            }, LONG);
    };
    const onMove = (e: PointerEvent) => {
        const before = down.get(e.pointerId);
        if (before === undefined) {
            if (e.pointerType === 'mouse')
                now.current.ears.hover?.(at(e));
            return;
        }
        const to = at(e);
        if (!moved && Math.hypot(to.x - start.x, to.y - start.y) < FAR)
            return;
        if (!moved) {
            clearTimeout(timer);
            moved = true;
        }
        // Only now: a captured click would land on the board instead of what was clicked.
        if (!el.hasPointerCapture(e.pointerId))
            el.setPointerCapture(e.pointerId);
        if (grip !== null) {
            dragged = true;
            grip.move(to, e.pointerType !== 'mouse');
            return;
        }
        const other = [...down].find(([id]) => id !== e.pointerId)?.[1];
        const { camera, ears } = now.current;
        ears.move();
        if (other === undefined) {
            camera.panBy(to.x - before.x, to.y - before.y);
        } else {
            const apart = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
            camera.zoomBy(apart(to) / apart(before), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
            camera.panBy((to.x - before.x) / 2, (to.y - before.y) / 2);
        }
        down.set(e.pointerId, to);
    };
    const onUp = (e: PointerEvent) => {
        clearTimeout(timer);
        down.delete(e.pointerId);
        letGo(e.type === 'pointerup' ? at(e) : null);
        // The click that ends a drag comes right after this; later ones are meant.
        if (down.size === 0)
            setTimeout(() => moved = down.size > 0, 60);
    };
    const onClick = (e: MouseEvent) => {
        if (!moved && e.target instanceof Element && !isAside(e))
            now.current.ears.tap(e.target, at(e));
    };
    const onWheel = (e: WheelEvent) => {
        e.preventDefault();
        now.current.ears.move();
        now.current.camera.zoomBy(Math.exp(-e.deltaY * (e.deltaMode === 0 ? 0.0016 : 0.05)), at(e));
    };
    // A long press is ours; the browser's menu would hide what it shows.
    const onMenu = (e: MouseEvent) => {
        if (moved)
            e.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    el.addEventListener('pointerdown', onDown, { signal });
    el.addEventListener('pointermove', onMove, { signal });
    el.addEventListener('pointerup', onUp, { signal });
    el.addEventListener('pointercancel', onUp, { signal });
    el.addEventListener('pointerleave', () => now.current.ears.hover?.(null), { signal });
    el.addEventListener('click', onClick, { signal });
    el.addEventListener('wheel', onWheel, { signal, passive: false });
    el.addEventListener('contextmenu', onMenu, { signal });
    return () => {
        clearTimeout(timer);
        stop.abort();
    };
}
