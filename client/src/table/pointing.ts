// Whether somebody points at something, or it only slid under the mouse.
import { SHAKE } from './hold';

/** Where something was pressed last. What slides under a pointer that has stayed there was not pointed at. */
let pressed = { x: -1, y: -1 };
if (typeof document !== 'undefined')
    document.addEventListener('pointerdown', e => { pressed = { x: e.clientX, y: e.clientY }; }, true);

export function hasMoved(e: MouseEvent): boolean {
    return Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) > SHAKE;
}

/** For a button that shows what it would do. One that appears under a mouse at rest is entered by it, but no mouse moves: it shows
 * nothing yet. `shown`: it shows it already. */
export function pointing(show: () => void, hide: () => void, shown: () => boolean) {
    return {
        onMouseMove: (e: MouseEvent) => {
            if (!shown() && hasMoved(e))
                show();
        },
        onMouseLeave: hide, onFocus: show, onBlur: hide,
    };
}
