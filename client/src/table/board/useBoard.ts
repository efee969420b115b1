// The board's plan and pieces, and what pointing, clicking and keys do with them.
import type { TargetedEvent, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useFingers } from '../../lib/narrow';
import { useStore } from '../../lib/store';
import type { Area, Thing } from '../../net/protocol';
import { firstCandidate, thingKey, type Choice } from '../choices';
import type { Table } from '../context';
import { useCamera, useSize, type Camera, type Size } from './camera';
import { useFollowing, type Following } from './follow';
import { useGestures } from './gestures';
import { R, SIDE, WIDE, layOut, nextSpot, piecesOf, spotAt, thingsAt, type Arrow, type Piece, type Plan, type Point, type Spot } from './plan';

/** Pixels by which a key moves the view. */
const PAN: Record<Arrow, [number, number]> = { ArrowUp: [0, 70], ArrowDown: [0, -70], ArrowLeft: [70, 0], ArrowRight: [-70, 0] };

const FINGER = 42;            // pixels of a cell that a finger hits without looking twice
const CELL = 34;              // that a mouse does
const BIG_CELL = 44;          // of a large board, which is never seen as a whole at first

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
    ends: Set<string>;        // keys of cells that a move can end on
    following: Following;
    onMouseOver: (e: TargetedMouseEvent<SVGSVGElement>) => void;
    onMouseMove: ((e: TargetedMouseEvent<SVGSVGElement>) => void) | undefined;
    onMouseLeave: () => void;
    onFocusIn: (e: TargetedEvent<SVGSVGElement, FocusEvent>) => void;
    onFocusOut: () => void;
    onKeyDown: (e: TargetedKeyboardEvent<SVGSVGElement>) => void;
}

export function useBoard(table: Table, areas: Area[]): BoardState {
    const { session, stage: { view }, scene, seat, open } = table;
    const turned = scene.turned(view, seat);
    const plan = useMemo(() => layOut(areas, turned, scene.around), [turned, scene, ...areas.map(a => a.cells)]);
    const pieces = useMemo(() => piecesOf(plan, view.items, i => scene.piece(i).shape !== 'medallion', i => scene.piece(i).inert === true),
        [plan, view.items, scene]);
    const reach = useStore(session.reach);
    const walks = open.all.length > 0 && table.picked.length === 0 && reach !== null;
    const ends = useMemo(() => new Set(walks ? reach!.ends.map(id => thingKey({ kind: reach!.kind, id })) : []), [walks, reach]);
    const frame = useRef<HTMLDivElement>(null);
    const size = useSize(frame);
    const least = (useFingers() ? FINGER : plan.big ? BIG_CELL : CELL) / (plan.spots[0]?.kind === 'grid' ? SIDE : WIDE);
    const camera = useCamera(plan.box, size, least, pieces.find(p => p.item.owner === seat && !p.flat));
    const [chosen, setCursor] = useState<number | null>(null);
    const [hovered, setHovered] = useState<Spot | null>(null);
    const rested = useRef('');
    const goalX = useRef(0);      // the column in which the cursor goes up and down
    const firstLegal = () => {
        for (const key of plan.big ? open.things : [])
            if (plan.named.has(key))
                return plan.named.get(key)!.n;
        return (plan.big ? plan.rows[0]?.[0] : plan.spots.find(s => firstCandidate(thingsAt(pieces, s), open.things) !== undefined))?.n ?? 0;
    };
    const cursor = chosen !== null && chosen < plan.spots.length ? chosen : firstLegal();
    const following = useFollowing(table, plan, pieces, camera, ends);
    const isEnd = (hit: Hit | null) => hit?.spot != null && ends.has(thingKey(hit.spot.cell))
        && firstCandidate(hit.things, open.things) === undefined;

    const rest = (hit: Hit | null) => {
        const at = hit?.spot == null ? '' : `${hit.spot.n} ${table.stage.frame.v} ${table.picked.length} ${walks} ${open.left.length}`;
        if (plan.big && at !== '' && at === rested.current)
            return;
        rested.current = at;
        setHovered(hit?.spot ?? null);
        session.hover(hit?.things ?? null, open);
        session.lookFor(isEnd(hit) ? hit!.spot!.cell : null);
        aimAt(table, pieces, hit);
    };
    /** What can be chosen is chosen; where a move can end, it goes; elsewhere one learns why not. A finger looks first. */
    const press = async (hit: Hit, touch: boolean) => {
        const spot = hit.spot;
        // The finger took the focus from where it was, and with it what had begun to show.
        if (touch)
            rested.current = '';
        const single = touch ? onlyChoice(table, hit.things) : undefined;
        if (single !== undefined && looksFirst(table, pieces, single) && session.looked.get() !== single.n) {
            rest(hit);
            session.looked.set(single.n);
            return;
        }
        if (touch && isEnd(hit) && session.trip.get()?.to.id !== spot!.cell.id) {
            rest(hit);
            return;
        }
        const free = spot !== null && walks && !table.stage.playing && firstCandidate(hit.things, open.things) === undefined;
        if (!free || !await session.goTo({ kind: spot.cell.kind, id: spot.cell.id }))
            session.click(hit.things, open);
    };
    useGestures(frame, camera, {
        tap: (el, p, touch) => {
            const hit = hitBy(el, plan, pieces, camera.toBoard(p));
            if (hit === null)
                return;
            // What was chosen needs no name any more; a finger does not move away by itself.
            if (firstCandidate(hit.things, open.things) !== undefined)
                setHovered(null);
            void press(hit, touch);
        },
        rest: (el, p) => rest(hitBy(el, plan, pieces, camera.toBoard(p))),
        move: following.hold,
    });
    const pointed = (e: MouseEvent): Point => {
        const box = frame.current?.getBoundingClientRect();
        return camera.toBoard({ x: e.clientX - (box?.left ?? 0), y: e.clientY - (box?.top ?? 0) });
    };

    const moveCursor = (board: SVGSVGElement, arrow: Arrow) => {
        const from = plan.spots[cursor];
        const to = from === undefined ? undefined : nextSpot(plan, from, arrow, goalX.current);
        if (to === undefined)
            return;
        camera.reveal(to);
        board.querySelector<SVGElement>(`.cell[data-spot="${to.n}"]`)?.focus({ preventScroll: true });
    };
    const type = (key: string, shift: boolean, board: SVGSVGElement): boolean => {
        const spot = plan.spots[cursor];
        switch (key) {
        case 'ArrowUp': case 'ArrowDown': case 'ArrowLeft': case 'ArrowRight':
            if (shift) {
                following.hold();
                camera.panBy(...PAN[key]);
            }
            else
                moveCursor(board, key);
            return true;
        case '+': case '=': case '-':
            following.hold();
            camera.zoomBy(key === '-' ? 1 / 1.3 : 1.3, spot === undefined ? undefined : camera.toScreen(spot));
            return true;
        case '0': following.hold(); camera.showAll(); return true;
        case 'Escape': session.clear(); return true;
        case 'Enter': case ' ':
            if (spot !== undefined)
                void press({ things: thingsAt(pieces, spot), spot }, false);
            return true;
        default: return false;
        }
    };
    return {
        frame, size, camera, plan, pieces, turned, cursor, hovered, ends, following,
        // Mouse events, not pointer events: what was left clears its preview first.
        onMouseOver: e => {
            if (e.buttons === 0)
                rest(hitBy(e.target as Element, plan, pieces, pointed(e)));
        },
        // One ground for all cells: the pointer goes from cell to cell without leaving it.
        onMouseMove: !plan.big ? undefined : e => {
            if (e.buttons === 0)
                rest(hitBy(e.target as Element, plan, pieces, pointed(e)));
        },
        onMouseLeave: () => rest(null),
        onFocusIn: e => {
            const el = e.target as Element, hit = hitBy(el, plan, pieces, null);
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
            if (!e.ctrlKey && !e.metaKey && !e.altKey && type(e.key, e.shiftKey, e.currentTarget))
                e.preventDefault();
        },
    };
}

/** What lies at a cell, or would be laid there, shows what it reaches. */
function aimAt(table: Table, pieces: Piece[], hit: Hit | null): void {
    const { session, scene } = table;
    const choice = hit === null ? undefined : onlyChoice(table, hit.things);
    const laid = choice !== undefined && scene.lays?.includes(choice.verb) ? choice.things.find(i => scene.ranges?.includes(i.kind)) : undefined;
    const there = hit?.spot == null ? undefined : pieces.find(p => p.spot === hit.spot && scene.ranges?.includes(p.item.kind))?.item;
    const of = laid ?? there;
    const at = laid !== undefined ? choice?.things.at(-1) : hit?.spot?.cell;
    session.aim(of === undefined ? null : { kind: of.kind, id: of.id }, of === undefined || at === undefined ? undefined : { kind: at.kind, id: at.id });
}

/** The choice that a click would take at once. */
function onlyChoice({ open, session }: Table, things: Thing[]): Choice | undefined {
    const chosen = firstCandidate(things, open.things);
    return chosen === undefined ? undefined : session.answerBy(chosen, open);
}

/** A finger cannot rest on a target; where sides are compared, its first tap shows what would come of it. */
function looksFirst({ scene, words }: Table, pieces: Piece[], choice: Choice): boolean {
    if (scene.looksFirst !== undefined)
        return scene.looksFirst.includes(choice.verb);
    return words.ids('group').length > 0 && choice.things.filter(i => pieces.some(p => thingKey(p.item) === thingKey(i))).length > 1;
}

/** What lies under the pointer. */
function hitBy(el: Element, plan: Plan, pieces: Piece[], point: Point | null): Hit | null {
    const found = el.closest<SVGElement>('[data-spot], [data-pointer]');
    const pointer = found?.dataset['pointer'];
    if (pointer !== undefined) {
        const [kind = '', id] = pointer.split(':');
        return { things: [{ kind, id }], spot: null };
    }
    // On a large board most cells are only ground.
    const spot = plan.spots[Number(found?.dataset['spot'] ?? -1)] ?? (plan.big && point !== null ? spotAt(plan, point) : undefined);
    return spot === undefined ? null : { things: thingsAt(pieces, spot, found?.dataset['piece']), spot };
}
