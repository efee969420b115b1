// Holding a finger on something: what resting with the mouse does. Its click then means nothing.
import { useEffect, useRef } from 'preact/hooks';

const LONG = 440;             // milliseconds
export const SHAKE = 10;      // pixels a resting finger or pointer may move

/** Handlers for the element; `onHold` undefined: there is nothing to show. */
export function useHold(onHold: (() => void) | undefined) {
    const timer = useRef(0);
    const held = useRef(false);
    const from = useRef({ x: 0, y: 0 });
    const stop = () => clearTimeout(timer.current);
    useEffect(() => stop, []);
    return {
        onPointerDown: (e: PointerEvent) => {
            stop();
            held.current = false;
            from.current = { x: e.clientX, y: e.clientY };
            if (e.pointerType !== 'mouse' && onHold !== undefined)
                timer.current = window.setTimeout(() => {
                    held.current = true;
                    onHold();
                }, LONG);
        },
        onPointerMove: (e: PointerEvent) => {
            if (Math.hypot(e.clientX - from.current.x, e.clientY - from.current.y) > SHAKE)
                stop();
        },
        onPointerUp: stop,
        onPointerCancel: stop,
        onContextMenu: (e: Event) => {
            if (held.current)
                e.preventDefault();
        },
        onClickCapture: (e: Event) => {
            if (held.current)
                e.stopImmediatePropagation();
            held.current = false;
        },
    };
}
