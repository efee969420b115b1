// Dragging a piece over a plane: the shortest way follows the pointer, once a frame. What it needs to know is asked when it is grabbed.
import type { Thing } from '../../net/protocol';
import type { Surveyor } from '../survey/surveyor';
import type { Camera } from './camera';
import type { Grip } from './gestures';
import type { Point } from './plan';
import { toUnits, type Plane } from './planeGeometry';

export function gripOf(surveyor: Surveyor, thing: Thing, now: { current: { camera: Camera; plane: Plane } }): Grip {
    let frame = 0;
    const unitsAt = (p: Point) => toUnits(now.current.plane, now.current.camera.toBoard(p));
    const stop = () => {
        cancelAnimationFrame(frame);
        surveyor.byFinger = false;
    };
    surveyor.choose(thing);
    return {
        move: (p, byFinger) => {
            surveyor.byFinger = byFinger;
            cancelAnimationFrame(frame);
            frame = requestAnimationFrame(() => surveyor.follow(unitsAt(p)));
        },
        drop: p => {
            stop();
            surveyor.drop(unitsAt(p));
        },
        cancel: () => {
            stop();
            surveyor.follow(null);
        },
    };
}
