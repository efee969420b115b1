// A board that is a measured plane: true to scale, with walls, zones and discs of their true radius, and what is shown on it besides.
import type { ComponentChild } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { PieceLook, Scene } from '../../games/scene';
import { Icon } from '../../lib/Icon';
import { useNarrow } from '../../lib/narrow';
import { useRoving } from '../../lib/roving';
import { motion } from '../../lib/settings';
import type { Area, Cell } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { isOpen, isPicked, useTable, type Table } from '../context';
import { Deed } from './Aim';
import type { Camera } from './camera';
import { EffectsOnBoard, EffectsOverBoard, Notices } from './Effects';
import { actorOf, isFriend, touchedBy } from './foresight';
import { PieceView, SharedIcons, type PieceState } from './PieceView';
import type { Piece, Point } from './plan';
import { cornersOn, measured, PLANE_CLIP, PLANE_GROUND, rulerOf, toBoard, type Disc, type Plane } from './planeGeometry';
import { PlaneMap } from './PlaneMap';
import { Shapes, useShapes } from './Shapes';
import { Telling } from './Telling';
import { keyOf, unitsOf, usePlaneBoard, type PlaneState, type Target } from './usePlaneBoard';

const RADIUS = { medallion: 28.5, token: 19, mark: 27, wall: 23 } as const;   // of pieces that are not scaled
const RULER = 5;              // between two lines, in what people measure with
const NEAR = 1.05;            // times as large as the whole: a part of it is out of sight
const LOW = 0.8;              // of the height of the window: below that words stand above
const GLIDE = 220;            // milliseconds for a piece that moves without an event

export function PlaneBoard({ area, others }: { area: Area; others?: ComponentChild }) {
    const table = useTable();
    const board = usePlaneBoard(table, area);
    const { frame, camera, plane, discs, pieces, pointed, lang, surveyor, size } = board;
    const { scene, stage: { shown, stays, frame: { prompt } }, open } = table;
    const shapes = useShapes(table, surveyor !== null);
    const marks = [...new Set(discs.map(d => lookOf(scene, d)).filter(l => l.shape === 'mark').map(l => l.icon))];
    const { seen } = camera, Survey = surveyor === null ? undefined : scene.board.survey;
    const survey = surveyor === null ? null : { surveyor, table, plane, discs, camera, size, lang };
    return (
        <>
            <div class={`board plane-board ${camera.zoom > 1 ? 'near' : ''}`} ref={frame}
                style={{ '--glide': `${shown?.effect.show === 'slide' ? shown.ms : GLIDE * motion()}ms`, '--ms': `${shown?.ms ?? 0}ms` }}>
                <svg tabindex={-1} viewBox={`${seen.x} ${seen.y} ${seen.w} ${seen.h}`} onKeyDown={board.onKeyDown} onMouseOver={board.onMouseOver}
                    onMouseLeave={board.onMouseLeave}>
                    <SharedIcons icons={marks} />
                    {scene.board.paints}
                    <Ground plane={plane} scene={scene} />
                    <g role="group" aria-label={table.words.area(area.key)} aria-describedby="plane-keys">
                        <Places table={table} board={board} />
                        {Survey !== undefined && survey !== null && <Survey.Ground {...survey} />}
                        <Shapes table={table} plane={plane} shapes={shapes} />
                        <Rings scene={scene} plane={plane} discs={discs} />
                        <Deed pieces={pieces} about={open.all.length > 0 ? prompt?.about ?? [] : []} friendly={p => isFriend(table, p)} />
                        <Discs table={table} board={board} />
                    </g>
                    {pointed !== null && surveyor === null && <Pointed plane={plane} at={pointed} scale={camera.scale} />}
                    <g class="effects" aria-hidden><EffectsOnBoard shown={shown === null ? stays : [...stays, shown]} plan={board.plan} pieces={pieces}
                        scale={camera.scale} seen={seen} /></g>
                </svg>
                {Survey !== undefined && survey !== null && <svg class="plane-over" aria-hidden viewBox={`${seen.x} ${seen.y} ${seen.w} ${seen.h}`}><Survey.Marks {...survey} /></svg>}
                <p id="plane-keys" class="hidden-text">{t('board.plane-keys')}</p>
                <PlaneWords table={table} board={board} />
                <p class="shows" role="status">{board.note}</p>
                {Survey !== undefined && survey !== null && <Survey.Words {...survey} />}
                {shown !== null && <EffectsOverBoard shown={shown} />}
                <Notices />
                <Overview table={table} board={board} />
                <ScaleBar table={table} plane={plane} camera={camera} lang={lang} />
            </div>
            <Tools table={table} board={board} others={others} />
        </>
    );
}

/** What a choice would do, at its target; what is pointed at, below the board and for screen readers. */
function PlaneWords({ table, board }: { table: Table; board: PlaneState }) {
    const { pieces, named, camera, size } = board;
    const actor = actorOf(table, pieces), low = named !== null && camera.toScreen(named).y > LOW * size.h;      // it would hide what it speaks of
    return (
        <>
            <Telling table={table} board={{ ...board, hovered: null }} actor={actor} avoid={pieces.filter(p => p === actor)} />
            <p class={`plane-told ${low ? 'is-above' : ''}`} role="status">{board.told}</p>
        </>
    );
}

/** Walls and zones. */
function Places({ table, board: { plane, targets, focus } }: { table: Table; board: PlaneState }) {
    return (
        <>{(plane.area.cells ?? []).map(cell => (
            <g key={thingKey(cell)} role="button" class={`place-of ${(cell.tags ?? []).map(tag => `is-${tag}`).join(' ')} ${table.scene.board.cell(cell)}`}
                aria-label={nameOf(targets, thingKey(cell))} data-thing={thingKey(cell)} data-legal={isOpen(table, cell) || undefined}
                {...focus(thingKey(cell))}>
                <Outline plane={plane} cell={cell} />
            </g>
        ))}</>
    );
}

function Discs({ table, board: { discs, pieces, targets, focus } }: { table: Table; board: PlaneState }) {
    const { scene } = table;
    const looks = useMemo(() => discs.map(d => lookOf(scene, d)), [discs, scene]);
    const drawn = useMemo(() => discs.map((d, i) => pieceOf(d, i, looks[i]!)), [discs, looks]);
    const touched = touchedBy(table), actor = actorOf(table, pieces);
    const stateOf = (d: Disc, p: Piece): PieceState => ({
        legal: isOpen(table, d.item), picked: isPicked(table, d.item), acting: p === actor, through: false, leaps: null,
        aimed: p === actor || !touched.has(thingKey(d.item)) ? null : isFriend(table, p) ? 'good' : 'threat',
    });
    return (
        <g class="pieces">
            {discs.map((d, i) => (
                <g key={keyOf(d, i)} role="button" class={`disc-of ${(d.item.tags ?? []).map(tag => `of-${tag}`).join(' ')}`} aria-label={nameOf(targets, keyOf(d, i))}
                    {...focus(keyOf(d, i))} style={{ '--hue': `var(--seat-${d.item.owner ?? 0}, var(--muted))` }}>
                    <circle class="base" r={d.r} style={{ transform: `translate(${d.x}px, ${d.y}px)` }} />
                    <PieceView piece={drawn[i]!} look={looks[i]!} state={stateOf(d, pieces[i]!)} />
                </g>
            ))}
        </g>
    );
}

/** How far pieces reach that strike by themselves. */
function Rings({ scene, plane, discs }: { scene: Scene; plane: Plane; discs: Disc[] }) {
    return (
        <g class="rings" aria-hidden clip-path={`url(#${PLANE_CLIP})`}>{discs.map((d, i) => {
            const ring = scene.board.ring?.(d.item);
            return ring === undefined ? null : <circle key={i} class={ring.tone} cx={d.x} cy={d.y} r={ring.reach * (plane.area.scale ?? 1) * plane.scale + d.r}
                style={{ '--hue': `var(--seat-${d.item.owner ?? 0}, var(--muted))` }} />;
        })}</g>
    );
}

const nameOf = (targets: Target[], key: string) => targets.find(i => i.key === key)?.name;

/** A disc as a piece that stands on a cell of its own, as large as it is. */
function pieceOf({ item, x, y, r }: Disc, n: number, look: PieceLook): Piece {
    const spot = { n, area: item.area, kind: 'grid' as const, cell: { kind: '', x: 0, y: 0 }, x, y, size: 1 };
    return { key: thingKey(item), item, spot, size: r / RADIUS[look.shape], inert: false, flat: false, x, y };
}

/** Whatever belongs to somebody is a medallion with their ring. */
function lookOf(scene: Scene, { item }: Disc): PieceLook {
    const look = scene.board.piece(item);
    return item.owner !== undefined && look.shape === 'token' ? { ...look, shape: 'medallion' } : look;
}

function Ground({ plane, scene }: { plane: Plane; scene: Scene }) {
    const w = plane.wide * plane.scale, h = plane.high * plane.scale;
    const own = useMemo(() => scene.board.mat?.(plane), [plane, scene]);
    return (
        <g class="plane-ground" id={PLANE_GROUND} aria-hidden>
            <clipPath id={PLANE_CLIP}><rect width={w} height={h} /></clipPath>
            <rect class="edge" x={-6} y={-6} width={w + 12} height={h + 12} rx={8} />
            <rect class="mat" width={w} height={h} />
            {own}
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

/** What is larger than its window has an overview, over a corner of it: nothing moves when it appears. */
function Overview({ table, board }: { table: Table; board: PlaneState }) {
    return useNarrow() || board.camera.zoom <= NEAR ? null : <PlaneMap table={table} board={board} />;
}

/** Beside the board. On narrow screens one button shows them over it, with the overview among them: the row above is the others'. */
function Tools({ table, board, others }: { table: Table; board: PlaneState; others: ComponentChild }) {
    const { camera } = board, narrow = useNarrow();
    const [shown, show] = useState<'nothing' | 'tools' | 'map'>('nothing');
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref);
    const near = camera.zoom > NEAR, hidden = narrow && shown === 'nothing', by = (move: () => void) => () => { board.hold(); move(); };
    return (
        <div class="board-tools">
            {narrow && <button type="button" class="unfold-tools" aria-label={t('board.tools')} title={t('board.tools')} aria-expanded={!hidden}
                onClick={() => show(hidden ? 'tools' : 'nothing')}><Icon name="gi:spyglass" size={22} /></button>}
            <div class="zoom-buttons" role="group" aria-label={t('table.board')} ref={ref} hidden={hidden}>
                {others}
                {narrow && near && <button type="button" aria-label={t('board.map')} title={t('board.map')} aria-expanded={shown === 'map'}
                    onClick={() => show('map')}><Icon name="gi:treasure-map" size={20} /></button>}
                <button type="button" aria-label={t('table.zoom-in')} title={t('table.zoom-in')} onClick={by(() => camera.zoomBy(1.4))}>+</button>
                <button type="button" aria-label={t('table.zoom-out')} title={t('table.zoom-out')} disabled={camera.zoom <= 1} onClick={by(() => camera.zoomBy(1 / 1.4))}>−</button>
                <button type="button" aria-label={t('table.zoom-all')} title={t('table.zoom-all')} disabled={camera.zoom <= 1} onClick={by(camera.showAll)}>
                    <Icon name="gi:expand" size={16} /></button>
            </div>
            {narrow && near && shown === 'map' && <div class="map-sheet">
                <PlaneMap table={table} board={board} />
                <div class="map-acts"><button type="button" class="go" onClick={() => show('tools')}>{t('app.close')}</button></div>
            </div>}
        </div>
    );
}
