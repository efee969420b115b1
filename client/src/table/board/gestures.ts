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
    const hands = new Hands(el, () => now.current), stop = new AbortController();
    const { signal } = stop;
    el.addEventListener('pointerdown', e => hands.press(e), { signal });
    el.addEventListener('pointermove', e => hands.move(e), { signal });
    el.addEventListener('pointerup', e => hands.lift(e), { signal });
    el.addEventListener('pointercancel', e => hands.lift(e), { signal });
    el.addEventListener('pointerleave', () => now.current.ears.hover?.(null), { signal });
    el.addEventListener('click', e => hands.click(e), { signal });
    el.addEventListener('wheel', e => hands.turnWheel(e), { signal, passive: false });
    el.addEventListener('contextmenu', e => hands.menu(e), { signal });
    return () => {
        hands.rest();
        stop.abort();
    };
}

/** Buttons over the board are pressed themselves. */
const isAside = (e: Event) => e.target instanceof Element && e.target.closest('button, .mini-map') !== null;

/** What fingers and the mouse are about to do on one board. */
class Hands {
    private readonly down = new Map<number, Point>();
    private start: Point = { x: 0, y: 0 };
    private moved = false;        // this press is no click any more
    private timer = 0;
    private settling = 0;         // until the click of the last press has come
    private grip: Grip | null = null;
    private dragged = false;      // … by this press

    constructor(private readonly el: HTMLElement, private readonly now: () => { camera: Camera; ears: Ears }) {}

    press(e: PointerEvent): void {
        this.rest();
        clearTimeout(this.settling);
        if (isAside(e))
            return;
        this.moved = this.down.size > 0;
        if (e.button > 1)
            return;
        this.down.set(e.pointerId, this.at(e));
        this.letGo(null);
        if (this.moved)
            return;
        const start = this.at(e), pressed = e.target as Element;
        this.start = start;
        this.grip = this.now().ears.grab?.(pressed, start) ?? null;
        if (e.pointerType === 'touch')
            this.timer = window.setTimeout(() => {
                this.moved = true;
                this.now().ears.rest(pressed, start);
            }, LONG);
    }

    move(e: PointerEvent): void {
        const before = this.down.get(e.pointerId), to = this.at(e);
        if (before === undefined) {
            if (e.pointerType === 'mouse')
                this.now().ears.hover?.(to);
            return;
        }
        if (!this.moved && Math.hypot(to.x - this.start.x, to.y - this.start.y) < FAR)
            return;
        if (!this.moved) {
            this.rest();
            this.moved = true;
        }
        // Only now: a captured click would land on the board instead of what was clicked.
        if (!this.el.hasPointerCapture(e.pointerId))
            this.el.setPointerCapture(e.pointerId);
        if (this.grip !== null) {
            this.dragged = true;
            this.grip.move(to, e.pointerType !== 'mouse');
        } else {
            this.moveBoard(before, to, [...this.down].find(([id]) => id !== e.pointerId)?.[1]);
        }
        this.down.set(e.pointerId, to);
    }

    lift(e: PointerEvent): void {
        this.rest();
        this.down.delete(e.pointerId);
        this.letGo(e.type === 'pointerup' ? this.at(e) : null);
        // The click that ends a drag comes right after this; later ones are meant.
        if (this.down.size === 0)
            this.settling = window.setTimeout(() => this.moved = false, 60);
    }

    click(e: MouseEvent): void {
        if (!this.moved && e.target instanceof Element && !isAside(e))
            this.now().ears.tap(e.target, this.at(e));
    }

    turnWheel(e: WheelEvent): void {
        e.preventDefault();
        this.now().ears.move();
        this.now().camera.zoomBy(Math.exp(-e.deltaY * (e.deltaMode === 0 ? 0.0016 : 0.05)), this.at(e));
    }

    /** A long press is ours; the browser's menu would hide what it shows. */
    menu(e: MouseEvent): void {
        if (this.moved)
            e.preventDefault();
    }

    /** No long press any more. */
    rest(): void {
        clearTimeout(this.timer);
    }

    /** `other`: where a second finger is. */
    private moveBoard(before: Point, to: Point, other: Point | undefined): void {
        const { camera, ears } = this.now();
        ears.move();
        if (other === undefined) {
            camera.panBy(to.x - before.x, to.y - before.y);
            return;
        }
        const apart = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
        camera.zoomBy(apart(to) / apart(before), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
        camera.panBy((to.x - before.x) / 2, (to.y - before.y) / 2);
    }

    /** What is dragged is dropped there; null: put back. */
    private letGo(p: Point | null): void {
        if (this.dragged && p !== null)
            this.grip?.drop(p);
        else
            this.grip?.cancel();
        this.grip = null;
        this.dragged = false;
    }

    private at(e: MouseEvent): Point {
        const box = this.el.getBoundingClientRect();
        return { x: e.clientX - box.left, y: e.clientY - box.top };
    }
}
