// On a large board the view follows what happens: it looks at who acts and where they can get to, unless somebody has
// moved it by hand; then it stays where it is until it is another seat's turn.
import { useEffect, useRef } from 'preact/hooks';
import { setSettings, settings } from '../../lib/settings';
import { useStore } from '../../lib/store';
import type { Table } from '../context';
import type { Camera } from './camera';
import { SIDE, boxOf, whereIs, type Piece, type Plan, type Point } from './plan';

const CELL = 50;              // pixels of a cell that is looked at
const AROUND = 1.6 * SIDE;    // of what is looked at, in sight as well

export interface Following {
    on: boolean;
    toggle: () => void;
    /** Somebody looks at something else. */
    hold: () => void;
}

export function useFollowing(table: Table, plan: Plan, pieces: Piece[], camera: Camera, ends: Set<string>): Following {
    const { stage: { frame, shown, playing }, open } = table;
    const on = useStore(settings).follow;
    const held = useRef('');
    const turn = `${frame.view.round} ${frame.view.seats.map(s => s.asked ? 1 : 0).join('')}`;
    const ready = camera.seen.w > 0 && Number.isFinite(camera.seen.w);
    const high = Math.round(camera.seen.h * camera.scale);    // the window may grow and shrink
    useEffect(() => {
        if (!plan.big || !on || !ready || held.current === turn)
            return;
        const points = shown !== null ? shown.things.flatMap(i => whereIs(plan, pieces, i) ?? [])
            : playing ? [] : lookedAt(table, plan, pieces, ends);
        if (points.length > 0)
            camera.lookAt(withRoom(points), CELL / SIDE);
    }, [shown?.number, playing, frame.v, ends, open.left.length, on, ready, turn, high]);
    return {
        on,
        toggle: () => {
            held.current = '';
            setSettings({ follow: !on });
        },
        hold: () => { held.current = turn; },
    };
}

/** Whoever the question is about, what can be chosen, where a move can end; else whoever is to act. */
function lookedAt(table: Table, plan: Plan, pieces: Piece[], ends: Set<string>): Point[] {
    const { stage: { frame }, open } = table;
    const about = (frame.prompt?.about ?? []).flatMap(a => whereIs(plan, pieces, a) ?? []);
    const chosen = [...open.things, ...ends].flatMap(key => {
        const [kind = '', id] = key.split(':');
        return whereIs(plan, pieces, { kind, id }) ?? [];
    });
    if (frame.prompt !== undefined)
        return [...about, ...chosen];
    const asked = frame.view.seats.flatMap((s, i) => s.asked ? [i + 1] : []);
    return pieces.filter(p => p.item.owner !== undefined && asked.includes(p.item.owner));
}

function withRoom(points: Point[]) {
    const { x, y, w, h } = boxOf(points);
    return { x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND };
}
