// A board that is a measured plane: true to scale, with walls, zones and discs of their true radius, and what is shown on it besides.
import type { ComponentChild } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { PieceLook, Scene } from '../../games/scene';
import { Icon } from '../../lib/Icon';
import { useRoving } from '../../lib/roving';
import type { Area, Cell } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { isOpen, isPicked, useTable, type Table } from '../context';
import type { Camera } from './camera';
import { PieceView, SharedIcons } from './PieceView';
import type { Piece, Point } from './plan';
import { cornersOn, measured, rulerOf, toBoard, type Disc, type Plane } from './planeGeometry';
import { Shapes, useShapes } from './Shapes';
import { keyOf, unitsOf, usePlaneBoard, type Target } from './usePlaneBoard';

const RADIUS = { medallion: 28.5, token: 19, mark: 27, wall: 23 } as const;   // of pieces that are not scaled
const RULER = 5;              // between two lines, in what people measure with

export function PlaneBoard({ area, others }: { area: Area; others?: ComponentChild }) {
    const table = useTable();
    const board = usePlaneBoard(table, area);
    const { frame, camera, plane, discs, targets, pointed, lang } = board;
    const { scene, words } = table;
    const shapes = useShapes(table);
    const looks = useMemo(() => discs.map(d => lookOf(scene, d)), [discs, scene]);
    const marks = [...new Set(looks.filter(l => l.shape === 'mark').map(l => l.icon))];
    const { seen } = camera;
    return (
        <>
            <div class={`board plane-board ${camera.zoom > 1 ? 'near' : ''}`} ref={frame}>
                <svg tabindex={-1} viewBox={`${seen.x} ${seen.y} ${seen.w} ${seen.h}`} onKeyDown={board.onKeyDown} onMouseOver={board.onMouseOver}
                    onMouseLeave={board.onMouseLeave}>
                    <SharedIcons icons={marks} />
                    {scene.board.paints}
                    <Ground plane={plane} />
                    <g role="group" aria-label={words.area(area.key)} aria-describedby="plane-keys">
                        {(area.cells ?? []).map(cell => (
                            <g key={thingKey(cell)} role="button" class={`place-of ${(cell.tags ?? []).map(tag => `is-${tag}`).join(' ')} ${scene.board.cell(cell)}`}
                                aria-label={nameOf(targets, thingKey(cell))} data-thing={thingKey(cell)} data-legal={isOpen(table, cell) || undefined}
                                {...board.focus(thingKey(cell))}>
                                <Outline plane={plane} cell={cell} />
                            </g>
                        ))}
                        <Shapes table={table} plane={plane} shapes={shapes} />
                        <g class="pieces">
                            {discs.map((d, i) => (
                                <g key={keyOf(d, i)} role="button" class="disc-of" aria-label={nameOf(targets, keyOf(d, i))} {...board.focus(keyOf(d, i))}
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
                <p class="plane-told" role="status">{board.told}</p>
                <ScaleBar table={table} plane={plane} camera={camera} lang={lang} />
            </div>
            <Tools camera={camera} others={others} />
        </>
    );
}

const nameOf = (targets: Target[], key: string) => targets.find(i => i.key === key)?.name;

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

function Tools({ camera, others }: { camera: Camera; others: ComponentChild }) {
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref);
    return (
        <div class="board-tools">
            <div class="zoom-buttons" role="group" aria-label={t('table.board')} ref={ref}>
                {others}
                <button type="button" aria-label={t('table.zoom-in')} title={t('table.zoom-in')} onClick={() => camera.zoomBy(1.4)}>+</button>
                <button type="button" aria-label={t('table.zoom-out')} title={t('table.zoom-out')} disabled={camera.zoom <= 1} onClick={() => camera.zoomBy(1 / 1.4)}>−</button>
                <button type="button" aria-label={t('table.zoom-all')} title={t('table.zoom-all')} disabled={camera.zoom <= 1} onClick={camera.showAll}>
                    <Icon name="gi:expand" size={16} /></button>
            </div>
        </div>
    );
}
