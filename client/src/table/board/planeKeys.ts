// What keys mean on a plane.
import type { Thing } from '../../net/protocol';
import type { Table } from '../context';
import type { Arrow } from './plan';
import { nextIn } from './planeGeometry';
import type { PlaneSight, Target } from './usePlaneBoard';

const PAN: Record<Arrow, [number, number]> = { ArrowUp: [0, 70], ArrowDown: [0, -70], ArrowLeft: [70, 0], ArrowRight: [-70, 0] };

/** Enter or a click on a piece, a wall or a zone. Whom somebody is to attack is no answer before it is said who acts. */
export function choose({ session, open }: Table, { surveyor }: Pick<PlaneSight, 'surveyor'>, thing: Thing): void {
    if (surveyor?.mayMeet(thing) === true)
        void surveyor.meet(thing);
    else
        session.click([thing], open);
}

/** Whether a key means something here. */
export function pressOn(table: Table, sight: Pick<PlaneSight, 'camera' | 'surveyor'>, targets: Target[], current: Target | undefined, { key, shiftKey }: KeyboardEvent,
    focusOn: (to: Target) => void, letGo: () => void): boolean {
    const { camera } = sight;
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
    case 'Escape': table.session.clear(); letGo(); return true;
    case 'Enter': case ' ':
        if (current !== undefined)
            choose(table, sight, current.thing);
        return true;
    default: return false;
    }
}
