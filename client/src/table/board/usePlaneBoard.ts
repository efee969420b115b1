// What happens on a plane under hands and keys: what is pointed at, what has the focus, and what a click means.
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKey } from '../../lib/keys';
import { useFingers } from '../../lib/narrow';
import type { Area, Cell, Thing } from '../../net/protocol';
import { t, useLang } from '../../text/lang';
import { answerAt, pointOf, thingKey } from '../choices';
import { isOpen, type Table } from '../context';
import type { Surveyor } from '../survey/surveyor';
import { useCamera, useSize, type Camera, type Size } from './camera';
import { useFollowing } from './follow';
import { useGestures, type Ears } from './gestures';
import type { Piece, Plan, Point } from './plan';
import { discAt, discsOn, piecesOn, placeOf, planeOf, planOf, toBoard, toUnits, type Disc, type Plane } from './planeGeometry';
import { choose, pressOn } from './planeKeys';
import { gripOf } from './planeGrip';

const LEAST = 14;             // pixels across the smallest piece; a plane is seen as a whole if it can be
const LARGEST = 200;          // a plane without pieces is not seen any nearer
const FINGER = 14;            // pixels by which a finger may miss a piece

const NO_ENDS: Set<string> = new Set();      // a way over a plane may end anywhere

/** What can have the focus: a piece, a wall or a zone. */
export interface Target extends Point {
    key: string;
    thing: Thing;
    name: string;             // for who hears it: with its place, and whether it can be chosen
    says: string;             // for who sees both
}

/** What lies on the plane, and how it is seen. */
export interface PlaneSight {
    frame: { current: HTMLDivElement | null };
    camera: Camera;
    size: Size;
    plane: Plane;
    plan: Plan;
    discs: Disc[];
    pieces: Piece[];
    targets: Target[];
    lang: string;
    surveyor: Surveyor | null;
}

export interface PlaneState extends PlaneSight {
    pointed: Point | null;    // in units of the plane
    named: Target | null;     // what the pointer rests on
    told: string;             // where it has clicked
    note: string;             // what the view shows by itself at the moment
    hold: () => void;         // somebody looks at something else
    focus: (key: string) => object;
    onKeyDown: (e: TargetedKeyboardEvent<SVGSVGElement>) => void;
    onMouseOver: (e: TargetedMouseEvent<SVGSVGElement>) => void;
    onMouseLeave: () => void;
}

function useSight(table: Table, area: Area): PlaneSight {
    const { stage: { view }, scene, seat, session } = table;
    const lang = useLang();
    const turned = scene.board.turned(view, seat);
    const plane = useMemo(() => planeOf(area, turned), [area.cells, area.wide, area.high, turned]);
    const plan = useMemo(() => planOf(plane), [plane]);
    const discs = useMemo(() => discsOn(plane, view.items), [plane, view.items]);
    const pieces = useMemo(() => piecesOn(discs, plan.spots.length), [discs, plan]);
    const frame = useRef<HTMLDivElement>(null);
    const size = useSize(frame);
    const least = LEAST / Math.min(LARGEST, ...discs.map(d => 2 * d.r));
    const camera = useCamera(plane.box, size, least, discs.find(d => d.item.owner === seat));
    const surveyor = useMemo(() => scene.board.survey?.open() ?? null, [scene, session]);
    useLayoutEffect(() => surveyor?.see(table, plane, discs));      // a press may come before the next frame
    return { frame, camera, size, plane, plan, discs, pieces, targets: targetsOf(table, plane, discs, lang), lang, surveyor };
}

export function usePlaneBoard(table: Table, area: Area): PlaneState {
    const { scene, session, open, seat } = table;
    const sight = useSight(table, area), { frame, camera, plane, discs, targets, surveyor, lang } = sight;
    const fingers = useFingers(), following = useFollowing(table, sight.plan, sight.pieces, camera, NO_ENDS);
    const [cursor, setCursor] = useState('');
    const [pointed, setPointed] = useState<Point | null>(null);
    useEffect(() => setPointed(null), [table.stage.frame.v]);      // what was pointed out is done
    // Whoever is about to answer with a place sees it.
    const place = pointOf(table.considered?.choice?.n);
    useEffect(() => { if (place !== undefined) camera.reveal(toBoard(plane, place)); }, [table.considered]);
    const [pointedAt, setNamed] = useState<Target | null>(null);
    const named = targets.find(i => i.key === pointedAt?.key) ?? null;      // it may have changed under the pointer
    const current = targets.find(i => i.key === cursor) ?? targets[0];
    const under = (el: Element) => targets.find(i => i.key === el.closest<SVGElement>('[data-target]')?.dataset['target']);
    /** A finger may miss a piece. */
    const targetBy = (el: Element, p: Point) => {
        const disc = discAt(discs, camera.toBoard(p), fingers ? FINGER / camera.scale : 0);
        return disc === undefined ? under(el) : targets.find(i => i.thing === disc.item);
    };
    const rest = (hit: Target | undefined) => {
        setNamed(hit ?? null);
        session.forecasts.hover(hit === undefined ? null : [hit.thing], open);
        session.ranges.aim(hit !== undefined && surveyor?.aims() !== true && scene.turn.ranges.includes(hit.thing.kind) ? hit.thing : null);
    };
    const tap = (el: Element, p: Point) => {
        const at = toUnits(plane, camera.toBoard(p));
        clickAt(table, sight, targetBy(el, p), at, pointed === null ? undefined : apart(camera, plane, pointed, p));
        setNamed(targetBy(el, p) ?? null);
        setPointed(at);
    };
    const focusOn = (to: Target) => {
        setCursor(to.key);
        camera.reveal(to);
        surveyor?.hover(to, toUnits(plane, to));
        frame.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(to.key)}"]`)?.focus({ preventScroll: true });
    };
    /** To the next piece of mine that can do something, else to the next target that can be chosen, or simply to the next piece. */
    const nextPiece = () => {
        const mine = targets.filter(i => discs.some(d => d.item === i.thing && d.item.owner === seat));
        const open = targets.filter(i => isOpen(table, i.thing)), all = [open.filter(i => mine.includes(i)), open].find(some => some.length > 0) ?? mine;
        const to = all[(all.findIndex(i => i.key === cursor) + 1) % all.length];
        if (to !== undefined)
            focusOn(to);
    };
    useKey('n', seat > 0 ? nextPiece : null);
    useGestures(frame, camera, { tap, rest: (el, p) => rest(targetBy(el, p)), move: following.hold, ...useSurveying(sight, targetBy) });
    return {
        ...sight, pointed, named, note: following.note, hold: following.hold,
        told: named !== null ? named.says : pointed !== null ? unitsOf(table, plane, placeOf(plane, pointed, lang)) : '',
        focus: key => ({ 'data-target': key, tabindex: key === current?.key ? 0 : -1, onFocus: () => setCursor(key) }),
        onKeyDown: e => {
            if (!e.ctrlKey && !e.metaKey && !e.altKey && pressOn(table, sight, targets, current, e, focusOn, () => setPointed(null)))
                e.preventDefault();
        },
        onMouseOver: e => rest(e.buttons === 0 ? under(e.target as Element) : undefined),
        onMouseLeave: () => rest(undefined),
    };
}

/** Pixels between a point of the plane and one of the screen. */
function apart(camera: Camera, plane: Plane, at: Point, p: Point): number {
    const { x, y } = camera.toScreen(toBoard(plane, at));
    return Math.hypot(x - p.x, y - p.y);
}

/** What a click means: something that can be chosen, the same point once more, the way there, or any point. A wall is a point as well to
 * who walks: he gets as near as he can. */
function clickAt(table: Table, sight: PlaneSight, hit: Target | undefined, at: Point, again: number | undefined): void {
    const { surveyor, plane, discs } = sight, piece = hit !== undefined && discs.some(d => d.item === hit.thing);
    const { session, open } = table, considered = session.considered.get();
    if (hit !== undefined && isOpen(table, hit.thing)) {
        surveyor?.choose(hit.thing);
        session.click([hit.thing], open);
    } else if (again !== undefined && again < FINGER && considered !== null && considered.by === null) {
        void session.commit();                     // the same point once more
    } else if (hit !== undefined && surveyor !== null && !surveyor.aims() && !wantsPoint(table, at) && (piece || !surveyor.walks())) {
        surveyor.choose(hit.thing);                // measures from there, and tells why nothing can be done with it
        choose(table, sight, hit.thing);
    } else if (surveyor?.lead(at) !== true) {
        void session.point(at, open, surveyor?.aims() === true ? 0 : plane.area.scale);
    }
}

/** Nothing is left to say but a point: whatever stands there does not matter. */
function wantsPoint({ open, stage }: Table, at: Point): boolean {
    const regions = stage.frame.prompt?.regions ?? [];
    return open.left.every(c => regions.includes(c.verb)) && answerAt(open.left, regions, at) !== undefined;
}

/** Measuring under the pointer, once a frame, and dragging what can be led about. */
function useSurveying({ surveyor, camera, plane }: PlaneSight, targetBy: (el: Element, p: Point) => Target | undefined): Pick<Ears, 'hover' | 'grab'> {
    const frame = useRef(0), last = useRef<Point | null>(null);
    const now = useRef({ camera, plane });         // it may change while something is dragged
    now.current = { camera, plane };
    useEffect(() => () => cancelAnimationFrame(frame.current), []);
    if (surveyor === null)
        return {};
    return {
        hover: p => {
            last.current = p;
            cancelAnimationFrame(frame.current);
            frame.current = requestAnimationFrame(() => {
                const at = last.current === null ? null : camera.toBoard(last.current);
                surveyor.hover(at, at === null ? { x: 0, y: 0 } : toUnits(plane, at));
            });
        },
        grab: (el, p) => {
            const hit = targetBy(el, p);
            return hit === undefined || !surveyor.mayLead(hit.thing) ? null : gripOf(surveyor, hit.thing, now);
        },
    };
}

export const keyOf = (d: Disc, i: number) => d.item.id === undefined ? `hidden-${i}` : thingKey(d.item);

export function unitsOf({ words }: Table, { area }: Plane, text: string): string {
    return `${text} ${words.text(`unit.${area.unit}`) ?? area.unit ?? ''}`;
}

function targetsOf(table: Table, plane: Plane, discs: Disc[], lang: string): Target[] {
    const { words } = table;
    const legal = (thing: Thing) => isOpen(table, thing) ? [t('table.legal')] : [];
    const names = (thing: Thing & Pick<Cell, 'facts' | 'tags'>, at: Point, owner?: number) => {
        const says = [words.describe(thing, thing.facts, thing.tags), ...owner === undefined ? [] : [words.seat(owner)]].join(', ');
        return { says, name: [says, unitsOf(table, plane, placeOf(plane, at, lang)), ...legal(thing)].join(', ') };
    };
    return [
        ...discs.map((d, i) => ({ key: keyOf(d, i), thing: d.item, x: d.x, y: d.y, ...names(d.item, { x: d.item.x!, y: d.item.y! }, d.item.owner) })),
        ...(plane.area.cells ?? []).map(c => ({ key: thingKey(c), thing: c, ...toBoard(plane, c), ...names(c, c) })),
    ];
}
