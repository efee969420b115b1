// The board's plan and pieces, and what pointing, clicking and keys do with them.
import type { TargetedEvent, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKey } from '../../lib/keys';
import { useFingers } from '../../lib/narrow';
import { useStore } from '../../lib/store';
import type { Area, Thing } from '../../net/protocol';
import { firstCandidate, thingKey } from '../choices';
import { isOpen, type Table } from '../context';
import { pointersIn, pointerTo } from './Aim';
import { leastCell, useCamera, useSize, type Camera, type Size } from './camera';
import { useFollowing, type Following } from './follow';
import { actorOf } from './foresight';
import { useGestures } from './gestures';
import { R, SIDE, WIDE, layOut, nextSpot, piecesOf, spotAt, thingsAt, type Arrow, type Piece, type Plan, type Point, type Spot } from './plan';

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
    ends: Set<string>;        // keys of cells that a move can end on
    following: Following;
    onMouseOver: (e: TargetedMouseEvent<SVGSVGElement>) => void;
    onMouseMove: ((e: TargetedMouseEvent<SVGSVGElement>) => void) | undefined;
    onMouseLeave: () => void;
    onFocusIn: (e: TargetedEvent<SVGSVGElement, FocusEvent>) => void;
    onFocusOut: () => void;
    onKeyDown: (e: TargetedKeyboardEvent<SVGSVGElement>) => void;
}

/** What lies on the board, and how it is seen. */
type Sight = Pick<BoardState, 'frame' | 'size' | 'camera' | 'plan' | 'pieces' | 'turned' | 'ends' | 'following'> & { walks: boolean };

function useSight(table: Table, areas: Area[]): Sight {
    const { session, stage: { view }, scene, seat, open } = table;
    const turned = scene.board.turned(view, seat);
    const plan = useMemo(() => layOut(areas, turned, scene.board.around), [turned, scene, ...areas.map(a => a.cells)]);
    const pieces = useMemo(() => piecesOf(plan, view.items, i => scene.board.piece(i).shape !== 'medallion', i => scene.board.piece(i).inert === true),
        [plan, view.items, scene]);
    const reach = useStore(session.ways.reach);
    // While steps are offered; not while something else is being chosen.
    const walks = reach !== null && open.left.some(c => c.things.length === 1 && c.things[0]!.kind === reach.kind);
    const ends = useMemo(() => new Set(walks ? reach!.ends.map(id => thingKey({ kind: reach!.kind, id })) : []), [walks, reach]);
    const frame = useRef<HTMLDivElement>(null);
    const size = useSize(frame);
    const square = plan.spots[0]?.kind === 'grid';
    const least = leastCell({ fingers: useFingers(), square, big: plan.big, readable: scene.board.readable }) / (square ? SIDE : WIDE);
    const camera = useCamera(plan.box, size, least, pieces.find(p => p.item.owner === seat && !p.flat),
        plan.spots[0] && { anchor: plan.spots[0], cells: plan.spots.length });
    return { frame, size, camera, plan, pieces, turned, ends, walks, following: useFollowing(table, plan, pieces, camera, ends) };
}

/** Where one is on the board without a pointer. */
interface Cursor {
    at: number;                   // the spot that has or gets the focus
    set: (n: number) => void;
    goalX: { current: number };   // the column in which it goes up and down
}

function useCursor(table: Table, { plan, pieces, camera, frame }: Sight): Cursor {
    const { open, scene, seat } = table;
    const [chosen, set] = useState<number | null>(null);
    const wantsFocus = useRef(false), goalX = useRef(0);
    const firstLegal = () => {
        for (const key of plan.big ? open.things : [])
            if (plan.named.has(key))
                return plan.named.get(key)!.n;
        return (plan.big ? plan.rows[0]?.[0] : plan.spots.find(s => firstCandidate(thingsAt(pieces, s), open.things) !== undefined))?.n ?? 0;
    };
    const at = chosen !== null && chosen < plan.spots.length ? chosen : firstLegal();
    const cellOf = (n: number) => frame.current?.querySelector<SVGElement>(`.cell[data-spot="${n}"]`);
    /** To the next figure of mine that can do something, else to the next spot that can be chosen, or simply to the next figure. */
    const nextFigure = () => {
        const mine = pieces.filter(p => p.item.owner === seat && scene.board.piece(p.item).shape === 'medallion');
        const able = mine.filter(p => isOpen(table, p.item)).map(p => p.spot);
        const open = plan.spots.filter(s => firstCandidate(thingsAt(pieces, s), table.open.things) !== undefined);
        const spots = ([able, open].find(all => all.length > 0) ?? mine.map(p => p.spot)).sort((a, b) => a.n - b.n);
        const to = spots.find(s => s.n > at || document.activeElement?.closest('.cell') == null) ?? spots[0];
        if (to === undefined)
            return;
        camera.reveal(to);
        const cell = cellOf(to.n);
        cell?.focus({ preventScroll: true });
        wantsFocus.current = cell == null;
        set(to.n);
    };
    useKey('n', seat > 0 ? nextFigure : null);
    // The cell of a large board is drawn only now.
    useLayoutEffect(() => {
        if (wantsFocus.current)
            cellOf(at)?.focus({ preventScroll: true });
        wantsFocus.current = false;
    });
    return { at, set, goalX };
}

/** What the pointer rests on, and what a press does. */
interface Pointing {
    hovered: Spot | null;
    rest: (hit: Hit | null) => void;
    press: (hit: Hit) => void;
}

function usePointing(table: Table, { frame, camera, plan, pieces, ends, walks, following, turned }: Sight): Pointing {
    const { session, open } = table;
    /** Where a direction is asked for, what lies in it means it. */
    const pointed = (hit: Hit | null): Hit | null => {
        if (hit?.spot == null || firstCandidate(hit.things, open.things) !== undefined)
            return hit;
        const actor = actorOf(table, pieces), to = pointerTo(pointersIn(table, turned, actor), actor, hit.spot);
        return to === undefined ? hit : { things: [to.thing], spot: null };
    };
    const [hovered, setHovered] = useState<Spot | null>(null);
    const rested = useRef(''), last = useRef<Spot | null>(null), fingers = useFingers();
    /** The next cell is the end of a way like any other. */
    const isEnd = (hit: Hit | null) => {
        const chosen = hit === null ? undefined : firstCandidate(hit.things, open.things);
        return hit?.spot != null && ends.has(thingKey(hit.spot.cell)) && (chosen === undefined || session.choiceBy(chosen, open)?.things.length === 1);
    };
    const rest = (hit: Hit | null) => {
        last.current = hit?.spot ?? null;
        const at = hit?.spot == null ? '' : `${hit.spot.n} ${table.stage.frame.v} ${table.picked.length} ${walks} ${open.left.length}`;
        if (plan.big && at !== '' && at === rested.current)
            return;
        rested.current = at;
        setHovered(hit?.spot ?? null);
        session.forecasts.hover(pointed(hit)?.things ?? null, open);
        session.ways.lookFor(isEnd(hit) ? hit!.spot!.cell : null);
        aimAt(table, pieces, hit);
    };
    // A finger does not move away by itself: what happens now is not covered by what it asked about before.
    useEffect(() => { if (fingers) setHovered(null); }, [table.stage.frame.v]);
    // Where a move can end is told a moment after the question: the pointer may be there already.
    useEffect(() => {
        const spot = last.current;
        if (spot !== null && !fingers && isEnd({ things: thingsAt(pieces, spot), spot }))
            session.ways.lookFor(spot.cell);
    }, [ends]);
    /** Where a move can end, the way is shown and then gone; what can be chosen is considered and then done; elsewhere one learns why
     * not. */
    const press = async (at: Hit) => {
        const hit = pointed(at)!, { spot, things } = hit;
        if (spot !== null && session.plans) {
            session.plan({ kind: spot.cell.kind, id: spot.cell.id });
            return;
        }
        const steps = (kind: string | undefined) => open.left.some(c => c.things.length === 1 && c.things[0]!.kind === kind);
        const nothing = (walks || (session.ways.awaited && steps(spot?.cell.kind))) && !table.stage.playing && firstCandidate(things, open.things) === undefined;
        const goes = spot !== null && (isEnd(hit) || nothing);
        if (!goes || !await session.goTo({ kind: spot.cell.kind, id: spot.cell.id }))
            session.click(things, open);
    };
    useGestures(frame, camera, {
        tap: (el, p) => {
            const hit = hitBy(el, plan, pieces, camera.toBoard(p));
            if (hit === null)
                return;
            // What was chosen needs no name any more; a finger does not move away by itself.
            const chosen = firstCandidate(hit.things, open.things) !== undefined;
            void press(hit);
            if (chosen || session.considered.get() !== null)
                setHovered(null);
        },
        rest: (el, p) => rest(hitBy(el, plan, pieces, camera.toBoard(p))),
        move: following.hold,
    });
    return { hovered, rest, press: hit => void press(hit) };
}

export function useBoard(table: Table, areas: Area[]): BoardState {
    const sight = useSight(table, areas), { frame, camera, plan, pieces } = sight;
    const cursor = useCursor(table, sight), { hovered, rest, press } = usePointing(table, sight);
    const pointed = (e: MouseEvent): Point => {
        const box = frame.current?.getBoundingClientRect();
        return camera.toBoard({ x: e.clientX - (box?.left ?? 0), y: e.clientY - (box?.top ?? 0) });
    };
    const over = (e: TargetedMouseEvent<SVGSVGElement>) => {
        if (e.buttons === 0)
            rest(hitBy(e.target as Element, plan, pieces, pointed(e)));
    };
    return {
        ...sight, cursor: cursor.at, hovered,
        // Mouse events, not pointer events: what was left clears its preview first.
        onMouseOver: over,
        // One ground for all cells: the pointer goes from cell to cell without leaving it.
        onMouseMove: plan.big ? over : undefined,
        onMouseLeave: () => rest(null),
        onFocusIn: e => {
            const el = e.target as Element, hit = hitBy(el, plan, pieces, null);
            if (!hit?.spot)
                return;
            cursor.set(hit.spot.n);
            if (Math.abs(cursor.goalX.current - hit.spot.x) > R)
                cursor.goalX.current = hit.spot.x;
            if (el.matches(':focus-visible'))
                rest(hit);
        },
        onFocusOut: () => rest(null),
        onKeyDown: e => {
            if (!e.ctrlKey && !e.metaKey && !e.altKey && type(table, sight, cursor, press, e))
                e.preventDefault();
        },
    };
}

/** To the next cell in a direction. */
function moveCursor({ plan, camera }: Sight, { at, goalX }: Cursor, board: SVGSVGElement, arrow: Arrow): void {
    const from = plan.spots[at];
    const to = from === undefined ? undefined : nextSpot(plan, from, arrow, goalX.current);
    if (to === undefined)
        return;
    camera.reveal(to);
    board.querySelector<SVGElement>(`.cell[data-spot="${to.n}"]`)?.focus({ preventScroll: true });
}

/** Whether a key means something here. */
function type({ session }: Table, sight: Sight, cursor: Cursor, press: Pointing['press'], { key, shiftKey, currentTarget }: TargetedKeyboardEvent<SVGSVGElement>): boolean {
    const { plan, pieces, camera, following } = sight, spot = plan.spots[cursor.at];
    switch (key) {
    case 'ArrowUp': case 'ArrowDown': case 'ArrowLeft': case 'ArrowRight':
        if (shiftKey) {
            following.hold();
            camera.panBy(...PAN[key]);
        }
        else
            moveCursor(sight, cursor, currentTarget, key);
        return true;
    case '+': case '=': case '-':
        following.hold();
        camera.zoomBy(key === '-' ? 1 / 1.3 : 1.3, spot === undefined ? undefined : camera.toScreen(spot));
        return true;
    case '0': following.hold(); camera.showAll(); return true;
    case 'Escape': session.clear(); return true;
    case 'Enter': case ' ':
        if (spot !== undefined)
            press({ things: thingsAt(pieces, spot), spot });
        return true;
    default: return false;
    }
}

/** What lies at a cell, or would be laid there, shows what it reaches. */
function aimAt({ session, scene, open }: Table, pieces: Piece[], hit: Hit | null): void {
    const chosen = hit === null ? undefined : firstCandidate(hit.things, open.things);
    const laid = session.ranges.laidBy(chosen === undefined ? undefined : session.choiceBy(chosen, open)) ?? session.ranges.playedAt(chosen);
    const there = hit?.spot == null ? undefined : pieces.find(p => p.spot === hit.spot && scene.turn.ranges.includes(p.item.kind))?.item;
    const of = laid?.of ?? there, at = laid?.at ?? hit?.spot?.cell;
    session.ranges.aim(of === undefined ? null : { kind: of.kind, id: of.id }, of === undefined || at === undefined ? undefined : { kind: at.kind, id: at.id });
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
