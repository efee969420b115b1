// A board that is a measured plane: true to scale, with walls, zones and discs of their true radius. Whatever else is drawn on it (ranges,
// paths, templates) comes as `overlay`, in units of the board.
import type { ComponentChild, TargetedKeyboardEvent } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { PieceLook, Scene } from '../../games/scene';
import { Icon } from '../../lib/Icon';
import { useFingers } from '../../lib/narrow';
import { useRoving } from '../../lib/roving';
import type { Area, Cell, Thing } from '../../net/protocol';
import { t, useLang } from '../../text/lang';
import { thingKey } from '../choices';
import { isOpen, isPicked, useTable, type Table } from '../context';
import { useCamera, useSize, type Camera } from './camera';
import { useGestures } from './gestures';
import { PieceView, SharedIcons } from './PieceView';
import type { Arrow, Piece, Point } from './plan';
import { cornersOn, discAt, discsOn, measured, nextIn, placeOf, planeOf, rulerOf, toBoard, toUnits, type Disc, type Plane } from './planeGeometry';

const PAN: Record<Arrow, [number, number]> = { ArrowUp: [0, 70], ArrowDown: [0, -70], ArrowLeft: [70, 0], ArrowRight: [-70, 0] };
const LEAST = 14;             // pixels across the smallest piece; a plane is seen as a whole if it can be
const FINGER = 14;            // pixels by which a finger may miss a piece
const RADIUS = { medallion: 28.5, token: 19, mark: 27, wall: 23 } as const;   // of pieces that are not scaled
const RULER = 5;              // between two lines, in what people measure with

interface Props {
    area: Area;
    /** Drawn over the ground and under the pieces: the place for previews. */
    overlay?: (plane: Plane) => ComponentChild;
    /** A point of the ground was chosen, in whole units of the plane. */
    onPoint?: (p: Point, plane: Plane) => void;
}

/** What can have the focus: a piece, a wall or a zone. */
interface Target extends Point {
    key: string;
    thing: Thing;
    name: string;
}

export function PlaneBoard({ area, overlay, onPoint }: Props) {
    const table = useTable();
    const { stage: { view }, scene, seat, words, session, open } = table;
    const lang = useLang();
    const turned = scene.board.turned(view, seat);
    const plane = useMemo(() => planeOf(area, turned), [area.cells, area.wide, area.high, turned]);
    const discs = useMemo(() => discsOn(plane, view.items), [plane, view.items]);
    const frame = useRef<HTMLDivElement>(null);
    const size = useSize(frame);
    const smallest = Math.min(LARGEST, ...discs.map(d => 2 * d.r));
    const fingers = useFingers();
    const camera = useCamera(plane.box, size, LEAST / smallest, discs.find(d => d.item.owner === seat));
    const [cursor, setCursor] = useState('');
    const [pointed, setPointed] = useState<Point | null>(null);
    const [named, setNamed] = useState<Target | null>(null);
    const targets = targetsOf(table, plane, discs, lang);
    const current = targets.find(i => i.key === cursor) ?? targets[0];
    const targetBy = (el: Element, p: Point) => {
        const key = el.closest<SVGElement>('[data-target]')?.dataset['target'] ?? '';
        const disc = discAt(discs, camera.toBoard(p), fingers ? FINGER / camera.scale : 0);
        return targets.find(i => disc === undefined ? i.key === key : i.thing === disc.item);
    };
    useGestures(frame, camera, {
        tap: (el, p) => {
            const hit = targetBy(el, p), at = toUnits(plane, camera.toBoard(p));
            if (hit !== undefined && isOpen(table, hit.thing))
                session.click([hit.thing], open);
            setNamed(hit ?? null);
            setPointed(at);
            onPoint?.(at, plane);
        },
        rest: (el, p) => setNamed(targetBy(el, p) ?? null),
        move: () => undefined,
    });
    const focusOn = (to: Target | undefined) => {
        if (to === undefined)
            return;
        setCursor(to.key);
        camera.reveal(to);
        frame.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(to.key)}"]`)?.focus({ preventScroll: true });
    };
    const onKeyDown = (e: TargetedKeyboardEvent<SVGSVGElement>) => {
        if (e.ctrlKey || e.metaKey || e.altKey || !type(e.key, e.shiftKey))
            return;
        e.preventDefault();
    };
    const type = (key: string, shift: boolean): boolean => {
        switch (key) {
        case 'ArrowUp': case 'ArrowDown': case 'ArrowLeft': case 'ArrowRight':
            if (shift)
                camera.panBy(...PAN[key]);
            else if (current !== undefined)
                focusOn(nextIn(targets, current, key));
            return true;
        case '+': case '=': case '-': camera.zoomBy(key === '-' ? 1 / 1.3 : 1.3, current === undefined ? undefined : camera.toScreen(current)); return true;
        case '0': camera.showAll(); return true;
        case 'Escape': session.clear(); setPointed(null); return true;
        case 'Enter': case ' ':
            if (current !== undefined)
                session.click([current.thing], open);
            return true;
        default: return false;
        }
    };
    const looks = useMemo(() => discs.map(d => lookOf(scene, d)), [discs, scene]);
    const marks = [...new Set(looks.filter(l => l.shape === 'mark').map(l => l.icon))];
    const { seen } = camera;
    const focus = (key: string) => ({ 'data-target': key, tabindex: key === current?.key ? 0 : -1, onFocus: () => setCursor(key) });
    const target = (key: string) => targets.find(i => i.key === key)!;
    return (
        <>
            <div class={`board plane-board ${camera.zoom > 1 ? 'near' : ''}`} ref={frame}>
                <svg tabindex={-1} viewBox={`${seen.x} ${seen.y} ${seen.w} ${seen.h}`} onKeyDown={onKeyDown}
                    onMouseOver={e => setNamed(e.buttons === 0 ? targets.find(i => i.key === (e.target as Element).closest<SVGElement>('[data-target]')?.dataset['target']) ?? null : null)}
                    onMouseLeave={() => setNamed(null)}>
                    <SharedIcons icons={marks} />
                    {scene.board.paints}
                    <Ground plane={plane} />
                    <g role="group" aria-label={words.area(area.key)} aria-describedby="plane-keys">
                        {(area.cells ?? []).map(cell => (
                            <g key={thingKey(cell)} role="button" class={`place-of ${(cell.tags ?? []).map(tag => `is-${tag}`).join(' ')} ${scene.board.cell(cell)}`}
                                aria-label={target(thingKey(cell)).name} data-thing={thingKey(cell)} data-legal={isOpen(table, cell) || undefined}
                                {...focus(thingKey(cell))}>
                                <Outline plane={plane} cell={cell} />
                            </g>
                        ))}
                        <g class="overlay" aria-hidden>{overlay?.(plane)}</g>
                        <g class="pieces">
                            {discs.map((d, i) => (
                                <g key={keyOf(d, i)} role="button" class="disc-of" aria-label={target(keyOf(d, i)).name} {...focus(keyOf(d, i))}
                                    style={{ '--hue': `var(--seat-${d.item.owner ?? 0}, var(--muted))` }}>
                                    <circle class="base" cx={d.x} cy={d.y} r={d.r} />
                                    <PieceView piece={pieceOf(d, i, looks[i]!)} look={looks[i]!} state={{ legal: isOpen(table, d.item),
                                        picked: isPicked(table, d.item), acting: false, aimed: null, through: false, leaps: null }} />
                                </g>
                            ))}
                        </g>
                    </g>
                    {pointed !== null && <Pointed plane={plane} at={pointed} scale={camera.scale} />}
                </svg>
                <p id="plane-keys" class="hidden-text">{t('board.plane-keys')}</p>
                <p class="plane-told" role="status">
                    {named !== null ? named.name : pointed !== null ? unitsOf(table, plane, placeOf(plane, pointed, lang)) : ''}
                </p>
                <ScaleBar table={table} plane={plane} camera={camera} lang={lang} />
            </div>
            <Tools camera={camera} />
        </>
    );
}

const LARGEST = 200;          // a plane without pieces is not seen any nearer

const keyOf = (d: Disc, i: number) => d.item.id === undefined ? `hidden-${i}` : thingKey(d.item);

/** A disc as a piece that stands on a cell of its own. */
function pieceOf({ item, x, y, r }: Disc, n: number, look: PieceLook): Piece {
    const spot = { n, area: item.area, kind: 'grid' as const, cell: { kind: '', x: 0, y: 0 }, x, y };
    return { key: thingKey(item), item, spot, size: r / RADIUS[look.shape], inert: false, flat: false, x, y };
}

/** Whatever belongs to somebody is a medallion with their ring. */
function lookOf(scene: Scene, { item }: Disc): PieceLook {
    const look = scene.board.piece(item);
    return item.owner !== undefined && look.shape === 'token' ? { ...look, shape: 'medallion' } : look;
}

function unitsOf({ words }: Table, { area }: Plane, text: string): string {
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

function Ground({ plane }: { plane: Plane }) {
    const w = plane.wide * plane.scale, h = plane.high * plane.scale;
    return (
        <g class="plane-ground" aria-hidden>
            <rect class="edge" x={-6} y={-6} width={w + 12} height={h + 12} rx={8} />
            <rect class="mat" width={w} height={h} />
            <path class="ruler" d={rulerOf(plane, RULER)} />
        </g>
    );
}

/** A wall or zone as it is: round, or a polygon. */
function Outline({ plane, cell }: { plane: Plane; cell: Cell }) {
    const { x, y } = toBoard(plane, cell);
    return cell.r !== undefined ? <circle class="round" cx={x} cy={y} r={cell.r * plane.scale} />
        : <polygon class="wall" points={cornersOn(plane, cell).map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ')} />;
}

function Pointed({ plane, at, scale }: { plane: Plane; at: Point; scale: number }) {
    const { x, y } = toBoard(plane, at), r = 9 / scale;
    return <path class="pointed" aria-hidden d={`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`} style={{ strokeWidth: 2 / scale }} />;
}

/** How long so many inches are on the screen. */
function ScaleBar({ table, plane, camera, lang }: { table: Table; plane: Plane; camera: Camera; lang: string }) {
    const one = (plane.area.scale ?? 1) * plane.scale * camera.scale;
    const n = [1, 2, 5, 10, 20, 50].find(k => k * one >= 60) ?? 100;
    return <p class="scale-bar" aria-hidden><span style={{ width: `${n * one}px` }} />{unitsOf(table, plane, measured(plane, n * (plane.area.scale ?? 1), lang))}</p>;
}

function Tools({ camera }: { camera: Camera }) {
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref);
    return (
        <div class="board-tools">
            <div class="zoom-buttons" role="group" aria-label={t('table.board')} ref={ref}>
                <button type="button" aria-label={t('table.zoom-in')} title={t('table.zoom-in')} onClick={() => camera.zoomBy(1.4)}>+</button>
                <button type="button" aria-label={t('table.zoom-out')} title={t('table.zoom-out')} disabled={camera.zoom <= 1} onClick={() => camera.zoomBy(1 / 1.4)}>−</button>
                <button type="button" aria-label={t('table.zoom-all')} title={t('table.zoom-all')} disabled={camera.zoom <= 1} onClick={camera.showAll}>
                    <Icon name="gi:expand" size={16} /></button>
            </div>
        </div>
    );
}
