// The board's plan and pieces, and what pointing, clicking and keys do with them.
import type { TargetedEvent, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Area, Thing } from '../../net/protocol';
import { firstCandidate } from '../choices';
import type { Table } from '../context';
import { useCamera, useSize, type Camera, type Size } from './camera';
import { useGestures } from './gestures';
import { R, layOut, nextSpot, piecesOf, thingsAt, type Arrow, type Piece, type Plan, type Spot } from './plan';

/** Pixels by which a key moves the view. */
const PAN: Record<Arrow, [number, number]> = { ArrowUp: [0, 70], ArrowDown: [0, -70], ArrowLeft: [70, 0], ArrowRight: [-70, 0] };

interface Hit {
    things: Thing[];
    spot: Spot | null;        // null: something that points, such as a direction
}

export interface BoardState {
    frame: { current: HTMLDivElement | null };
    size: Size;
    camera: Camera;
    plan: Plan;
    pieces: Piece[];
    turned: boolean;
    cursor: number;           // the spot that has or gets the focus
    hovered: Spot | null;
    onMouseOver: (e: TargetedMouseEvent<SVGSVGElement>) => void;
    onMouseLeave: () => void;
    onFocusIn: (e: TargetedEvent<SVGSVGElement, FocusEvent>) => void;
    onFocusOut: () => void;
    onKeyDown: (e: TargetedKeyboardEvent<SVGSVGElement>) => void;
}

export function useBoard(table: Table, areas: Area[]): BoardState {
    const { session, stage: { view }, scene, seat, open } = table;
    const turned = scene.turned(view, seat);
    const plan = useMemo(() => layOut(areas, turned), [turned, ...areas.map(a => a.cells)]);
    const pieces = useMemo(() => piecesOf(plan, view.items, i => scene.piece(i).shape === 'token'), [plan, view.items, scene]);
    const frame = useRef<HTMLDivElement>(null);
    const size = useSize(frame);
    const camera = useCamera(plan.box, size);
    const [chosen, setCursor] = useState<number | null>(null);
    const [hovered, setHovered] = useState<Spot | null>(null);
    const goalX = useRef(0);      // the column in which the cursor goes up and down
    const firstLegal = () => plan.spots.find(s => firstCandidate(thingsAt(pieces, s), open.things) !== undefined)?.n ?? 0;
    const cursor = chosen !== null && chosen < plan.spots.length ? chosen : firstLegal();

    const rest = (hit: Hit | null) => {
        setHovered(hit?.spot ?? null);
        session.hover(hit?.things ?? null, open);
    };
    useGestures(frame, camera, {
        tap: el => {
            const hit = hitBy(el, plan, pieces);
            if (hit === null)
                return;
            // What was chosen needs no name any more; a finger does not move away by itself.
            if (firstCandidate(hit.things, open.things) !== undefined)
                setHovered(null);
            session.click(hit.things, open);
        },
        rest: el => rest(hitBy(el, plan, pieces)),
    });

    const moveCursor = (board: SVGSVGElement, arrow: Arrow) => {
        const from = plan.spots[cursor];
        const to = from === undefined ? undefined : nextSpot(plan, from, arrow, goalX.current);
        if (to === undefined)
            return;
        camera.reveal(to);
        board.querySelector<SVGElement>(`.cell[data-spot="${to.n}"]`)?.focus({ preventScroll: true });
    };
    const press = (key: string, shift: boolean, board: SVGSVGElement): boolean => {
        const spot = plan.spots[cursor];
        switch (key) {
        case 'ArrowUp': case 'ArrowDown': case 'ArrowLeft': case 'ArrowRight':
            if (shift)
                camera.panBy(...PAN[key]);
            else
                moveCursor(board, key);
            return true;
        case '+': case '=': case '-':
            camera.zoomBy(key === '-' ? 1 / 1.3 : 1.3, spot === undefined ? undefined : camera.toScreen(spot));
            return true;
        case '0': camera.showAll(); return true;
        case 'Escape': session.clear(); return true;
        case 'Enter': case ' ':
            if (spot !== undefined)
                session.click(thingsAt(pieces, spot), open);
            return true;
        default: return false;
        }
    };
    return {
        frame, size, camera, plan, pieces, turned, cursor, hovered,
        // Mouse events, not pointer events: what was left clears its preview first.
        onMouseOver: e => {
            if (e.buttons === 0)
                rest(hitBy(e.target as Element, plan, pieces));
        },
        onMouseLeave: () => rest(null),
        onFocusIn: e => {
            const el = e.target as Element, hit = hitBy(el, plan, pieces);
            if (!hit?.spot)
                return;
            setCursor(hit.spot.n);
            if (Math.abs(goalX.current - hit.spot.x) > R)
                goalX.current = hit.spot.x;
            if (el.matches(':focus-visible'))
                rest(hit);
        },
        onFocusOut: () => rest(null),
        onKeyDown: e => {
            if (!e.ctrlKey && !e.metaKey && !e.altKey && press(e.key, e.shiftKey, e.currentTarget))
                e.preventDefault();
        },
    };
}

/** What lies under the pointer. */
function hitBy(el: Element, plan: Plan, pieces: Piece[]): Hit | null {
    const found = el.closest<SVGElement>('[data-spot], [data-pointer]');
    const pointer = found?.dataset['pointer'];
    if (pointer !== undefined) {
        const [kind = '', id] = pointer.split(':');
        return { things: [{ kind, id }], spot: null };
    }
    const spot = plan.spots[Number(found?.dataset['spot'] ?? -1)];
    return spot === undefined ? null : { things: thingsAt(pieces, spot, found?.dataset['piece']), spot };
}
