// What keys mean on a plane.
import type { Table } from '../context';
import type { Camera } from './camera';
import type { Arrow } from './plan';
import { nextIn } from './planeGeometry';
import type { Target } from './usePlaneBoard';

const PAN: Record<Arrow, [number, number]> = { ArrowUp: [0, 70], ArrowDown: [0, -70], ArrowLeft: [70, 0], ArrowRight: [-70, 0] };

/** Whether a key means something here. */
export function pressOn({ session, open }: Table, camera: Camera, targets: Target[], current: Target | undefined, { key, shiftKey }: KeyboardEvent,
    focusOn: (to: Target) => void, letGo: () => void): boolean {
    switch (key) {
    case 'ArrowUp': case 'ArrowDown': case 'ArrowLeft': case 'ArrowRight': {
        const to = current === undefined || shiftKey ? undefined : nextIn(targets, current, key);
        if (shiftKey)
            camera.panBy(...PAN[key]);
        else if (to !== undefined)
            focusOn(to);
        return true;
    }
    case '+': case '=': case '-': camera.zoomBy(key === '-' ? 1 / 1.3 : 1.3, current === undefined ? undefined : camera.toScreen(current)); return true;
    case '0': camera.showAll(); return true;
    case 'Escape': session.clear(); letGo(); return true;
    case 'Enter': case ' ':
        if (current !== undefined)
            session.click([current.thing], open);
        return true;
    default: return false;
    }
}
