// What happens on a plane under hands and keys: what is pointed at, what has the focus, and what a click means.
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useFingers } from '../../lib/narrow';
import type { Area, Cell, Thing } from '../../net/protocol';
import { t, useLang } from '../../text/lang';
import { thingKey } from '../choices';
import { isOpen, type Table } from '../context';
import { useCamera, useSize, type Camera } from './camera';
import { useGestures } from './gestures';
import type { Arrow, Point } from './plan';
import { discAt, discsOn, nextIn, placeOf, planeOf, toBoard, toUnits, type Disc, type Plane } from './planeGeometry';

const PAN: Record<Arrow, [number, number]> = { ArrowUp: [0, 70], ArrowDown: [0, -70], ArrowLeft: [70, 0], ArrowRight: [-70, 0] };
const LEAST = 14;             // pixels across the smallest piece; a plane is seen as a whole if it can be
const LARGEST = 200;          // a plane without pieces is not seen any nearer
const FINGER = 14;            // pixels by which a finger may miss a piece

/** What can have the focus: a piece, a wall or a zone. */
export interface Target extends Point {
    key: string;
    thing: Thing;
    name: string;
}

export interface PlaneState {
    frame: { current: HTMLDivElement | null };
    camera: Camera;
    plane: Plane;
    discs: Disc[];
    targets: Target[];
    pointed: Point | null;    // in units of the plane
    told: string;             // what is pointed at
    lang: string;
    focus: (key: string) => object;
    onKeyDown: (e: TargetedKeyboardEvent<SVGSVGElement>) => void;
    onMouseOver: (e: TargetedMouseEvent<SVGSVGElement>) => void;
    onMouseLeave: () => void;
}

export function usePlaneBoard(table: Table, area: Area): PlaneState {
    const { stage: { view }, scene, seat, session, open } = table;
    const lang = useLang();
    const turned = scene.board.turned(view, seat);
    const plane = useMemo(() => planeOf(area, turned), [area.cells, area.wide, area.high, turned]);
    const discs = useMemo(() => discsOn(plane, view.items), [plane, view.items]);
    const frame = useRef<HTMLDivElement>(null);
    const size = useSize(frame), fingers = useFingers();
    const camera = useCamera(plane.box, size, LEAST / Math.min(LARGEST, ...discs.map(d => 2 * d.r)), discs.find(d => d.item.owner === seat));
    const [cursor, setCursor] = useState('');
    const [pointed, setPointed] = useState<Point | null>(null);
    const [named, setNamed] = useState<Target | null>(null);
    const targets = targetsOf(table, plane, discs, lang);
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
        session.ranges.aim(hit !== undefined && scene.turn.ranges.includes(hit.thing.kind) ? hit.thing : null);
    };
    useGestures(frame, camera, {
        tap: (el, p) => {
            const hit = targetBy(el, p), at = toUnits(plane, camera.toBoard(p));
            const before = pointed === null ? undefined : camera.toScreen(toBoard(plane, pointed));
            if (hit !== undefined && isOpen(table, hit.thing))
                session.click([hit.thing], open);
            else if (before !== undefined && session.considered.get()?.by === null && Math.hypot(before.x - p.x, before.y - p.y) < FINGER)
                void session.commit();                     // the same point once more
            else
                void session.point(at, open);
            setNamed(hit ?? null);
            setPointed(at);
        },
        rest: (el, p) => rest(targetBy(el, p)),
        move: () => undefined,
    });
    return {
        frame, camera, plane, discs, targets, pointed, lang,
        told: named !== null ? named.name : pointed !== null ? unitsOf(table, plane, placeOf(plane, pointed, lang)) : '',
        focus: key => ({ 'data-target': key, tabindex: key === current?.key ? 0 : -1, onFocus: () => setCursor(key) }),
        onKeyDown: e => {
            const focusOn = (to: Target) => {
                setCursor(to.key);
                camera.reveal(to);
                frame.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(to.key)}"]`)?.focus({ preventScroll: true });
            };
            if (!e.ctrlKey && !e.metaKey && !e.altKey && press(table, camera, targets, current, e, focusOn, () => setPointed(null)))
                e.preventDefault();
        },
        onMouseOver: e => rest(e.buttons === 0 ? under(e.target as Element) : undefined),
        onMouseLeave: () => rest(undefined),
    };
}

/** Whether a key means something here. */
function press({ session, open }: Table, camera: Camera, targets: Target[], current: Target | undefined, { key, shiftKey }: KeyboardEvent,
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

export const keyOf = (d: Disc, i: number) => d.item.id === undefined ? `hidden-${i}` : thingKey(d.item);

export function unitsOf({ words }: Table, { area }: Plane, text: string): string {
    return `${text} ${words.text(`unit.${area.unit}`) ?? area.unit ?? ''}`;
}

function targetsOf(table: Table, plane: Plane, discs: Disc[], lang: string): Target[] {
    const { words } = table;
    const legal = (thing: Thing) => isOpen(table, thing) ? [t('table.legal')] : [];
    const name = (thing: Thing & Pick<Cell, 'facts' | 'tags'>, at: Point, owner?: number) =>
        [words.describe(thing, thing.facts, thing.tags), ...owner === undefined ? [] : [words.seat(owner)],
            unitsOf(table, plane, placeOf(plane, at, lang)), ...legal(thing)].join(', ');
    return [
        ...discs.map((d, i) => ({ key: keyOf(d, i), thing: d.item, x: d.x, y: d.y, name: name(d.item, { x: d.item.x!, y: d.item.y! }, d.item.owner) })),
        ...(plane.area.cells ?? []).map(c => ({ key: thingKey(c), thing: c, ...toBoard(plane, c), name: name(c, c) })),
    ];
}
