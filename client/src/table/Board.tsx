// The board: cells, pieces, what can be chosen, what a choice would do, and what is happening.
import type { ComponentChild } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { useKey } from '../lib/keys';
import { useNarrow } from '../lib/narrow';
import { useRoving } from '../lib/roving';
import { motion } from '../lib/settings';
import { useStore } from '../lib/store';
import type { Area, Item, TableView, Thing } from '../net/protocol';
import { t } from '../text/lang';
import { AimLines, Arrows, Deed, pointersIn, type Pointer } from './board/Aim';
import { Cells, Ends, Fields, Marks, Plate, type CellProps } from './board/Cells';
import { EffectsOnBoard, EffectsOverBoard, Notices } from './board/Effects';
import { actorOf, bearerOf, isFriend, namedOnBoard, touchedBy } from './board/foresight';
import { EffectLines, EffectRings, GroupOutlines } from './board/Groups';
import { GROUND, MiniMap } from './board/MiniMap';
import { spotName } from './board/names';
import { BoardFacts } from './board/BoardFacts';
import { PlaneBoard } from './board/PlaneBoard';
import { isPlane } from './board/planeGeometry';
import { PieceView, SharedIcons, type PieceState } from './board/PieceView';
import { isBoard, nearTo, R, whereIs, type Box, type Piece, type Plan, type Spot } from './board/plan';
import { Footprint, RangeMarks, SightLines, TripLine, TripTolls, Wards } from './board/Reach';
import { Telling } from './board/Telling';
import { useBoard, type BoardState } from './board/useBoard';
import { thingKey } from './choices';
import { areasAt } from './cards/areas';
import { isAimed, isOpen, isPicked, useTable, type Table } from './context';
import { stackOf, type StackEntry } from './stack';

const SMALL = 0.62;           // pixels for a unit below which coordinates cannot be read
const FAR = 0.48;             // pixels for a unit below which figures of a large board are drawn larger than their cells
const GLIDE = 220;            // milliseconds for a piece that moves without an event

/** A board of cells, or a plane; where there are several, one at a time: that on which something can be chosen, or that somebody wants to
 * see. */
export function Board() {
    const table = useTable();
    const { stage: { view, frame }, scene, seat, open, words } = table;
    const [wanted, want] = useState<[v: number, key: string]>([-1, '']);
    const there = view.areas.filter(a => scene.place(a, seat) === 'board');
    const cells = there.filter(a => isBoard(a) || (!isPlane(a) && scene.board.around !== undefined));
    const boards = [...cells.filter(isBoard).slice(0, 1), ...there.filter(isPlane)];
    const asks = boards.find(a => holdsAny(view, a.kind === 'plane' ? [a] : cells, open.things));
    const shown = boards.find(a => wanted[0] === frame.v && a.id === wanted[1]) ?? asks ?? boards.find(a => a.id === wanted[1]) ?? boards[0];
    if (shown === undefined)
        return null;
    const others = boards.filter(a => a !== shown).map(a => (
        <button key={a.id} type="button" class="other-board" title={words.area(a.key)} aria-label={words.area(a.key)} onClick={() => want([frame.v, a.id])}>
            <Icon name="gi:treasure-map" size={20} />
        </button>
    ));
    return shown.kind === 'plane' ? <PlaneBoard key={shown.id} area={shown} others={[<BandsButton key="bands" plane />, ...others]} /> : <Boards areas={cells} others={others} />;
}

/** Whether one of these things is a cell of these areas or lies there. */
function holdsAny({ items }: TableView, areas: Area[], things: Set<string>): boolean {
    return things.size > 0 && areas.some(a => (a.cells ?? []).some(c => things.has(thingKey(c))) || items.some(i => i.area === a.id && things.has(thingKey(i))));
}

/** What is drawn of a board of cells at this moment. */
interface Drawing {
    table: Table;
    board: BoardState;
    actor: Piece | undefined;
    bearer: Piece | undefined;
    touched: Set<string>;
    cells: CellProps[];
}

function Boards({ areas, others }: { areas: Area[]; others: ComponentChild }) {
    const table = useTable();
    const board = useBoard(table, areas);
    const { frame, camera, plan, pieces } = board;
    const { stage: { shown }, scene, words } = table;
    const aimed = useStore(table.session.ranges.aimed);
    const drawing: Drawing = { table, board, actor: actorOf(table, pieces), bearer: bearerOf(aimed, pieces), touched: touchedBy(table, aimed), cells: useCells(table, board) };
    const pointers = pointersIn(table, board.turned, drawing.actor);
    const first = areas.find(isBoard)!, size = gridSize(board), { seen } = camera;
    return (
        <>
            <div class={`board ${camera.scale < SMALL ? 'small' : ''} ${camera.zoom > 1 ? 'near' : ''} ${plan.big ? 'big' : ''}`} ref={frame}
                style={{ '--far': plan.big ? Math.min(1.75, Math.max(1, FAR / camera.scale)).toFixed(2) : '1',
                    '--glide': `${shown?.effect.show === 'slide' ? shown.ms : GLIDE * motion()}ms`, '--ms': `${shown?.ms ?? 0}ms` }}>
                <svg tabindex={-1} viewBox={`${seen.x} ${seen.y} ${seen.w} ${seen.h}`} onMouseOver={board.onMouseOver} onMouseMove={board.onMouseMove}
                    onMouseLeave={board.onMouseLeave}
                    onFocusIn={board.onFocusIn} onFocusOut={board.onFocusOut} onKeyDown={board.onKeyDown}>
                    <Paints />
                    {scene.board.paints}
                    <Ground table={table} plan={plan} first={first} />
                    <g role="grid" aria-label={areas.filter(isBoard).map(a => words.area(a.key)).join(', ')} aria-describedby="board-keys"
                        aria-rowcount={size?.rows} aria-colcount={size?.columns}>
                        <Cells plan={plan} cells={drawing.cells} />
                    </g>
                    <Lamplight box={plan.box} />
                    <BelowPieces {...drawing} />
                    <Pieces {...drawing} />
                    <AbovePieces {...drawing} pointers={pointers} />
                </svg>
                <p id="board-keys" class="hidden-text">{t('board.keys')}</p>
                <Telling table={table} board={board} actor={drawing.actor} avoid={[...pieces, ...pointers]} />
                {shown !== null && <EffectsOverBoard shown={shown} />}
                <Notices />
                <NoBands table={table} />
                <p class="shows" role="status">{board.following.note}</p>
            </div>
            <BoardFacts board={first} />
            <Tools table={table} board={board} others={others} />
        </>
    );
}

/** Drawn once, however often something else changes; the weather as the facts of the board do. */
function Ground({ table: { scene }, plan, first }: { table: Table; plan: Plan; first: Area }) {
    const ground = useMemo(() => scene.board.ground !== undefined ? scene.board.ground(plan) : plan.big ? <Fields plan={plan} board={scene.board} /> : <Plate plan={plan} />, [plan, scene]);
    const weather = useMemo(() => scene.board.weather?.(plan, first), [plan, scene, JSON.stringify(first.facts)]);
    return <g id={GROUND}>{ground}{weather}</g>;
}

/** What can be chosen, reached and hit: on the ground, under whoever stands there. */
function BelowPieces({ table, board: { plan, pieces, ends }, actor, cells }: Drawing) {
    const { scene, open, preview, session, stage } = table;
    const trip = useStore(session.ways.trip), aimed = useStore(session.ranges.aimed), wards = useStore(session.ranges.wards);
    const bands = useStore(session.bands.shown);
    const effect = useEffectInSight(table);
    const counted = preview?.forecast?.groups;
    const lays = preview !== null && scene.turn.lays.includes(preview.choice.verb);
    const friendly = (p: Piece) => isFriend(table, p);
    const full = new Set(pieces.map(p => p.spot.n));
    const aimedSpots = new Set(plan.spots.filter(s => isAimed(table, s.cell)).map(s => s.n));
    return (
        <>
            {wards.length > 0 && <Wards plan={plan} wards={wards} />}
            {aimed !== null && <RangeMarks plan={plan} range={aimed.range} />}
            {bands !== null && counted === undefined && <GroupOutlines groups={bands.groups} pieces={pieces} />}
            {counted !== undefined && <GroupOutlines groups={counted} pieces={pieces} lit />}
            <Ends plan={plan} ends={ends} full={full} />
            <Marks cells={cells} aimed={aimedSpots} full={full} />
            {aimed !== null && aimed.at === undefined && aimed.range.by === undefined && actor !== undefined && <SightLines table={table} plan={plan} pieces={pieces} actor={actor} range={aimed.range} />}
            {trip !== null && <TripLine plan={plan} pieces={pieces} actor={actor} trip={trip} />}
            {preview !== null && lays && <Footprint plan={plan} kind={preview.choice.things.at(-1)?.kind ?? ''} path={preview.forecast?.path ?? []} />}
            {effect !== null && <EffectRings table={table} plan={plan} pieces={pieces} entry={effect} />}
            <Deed pieces={pieces} about={open.all.length > 0 ? stage.frame.prompt?.about ?? [] : []} friendly={friendly} />
            {preview !== null && !lays && (
                <AimLines plan={plan} pieces={pieces} actor={actor} things={namedOnBoard(table)} path={preview.forecast?.path ?? []} friendly={friendly} />
            )}
        </>
    );
}

function Pieces({ table, board: { pieces }, actor, bearer, touched }: Drawing) {
    const { scene } = table;
    const marks = useMemo(() => [...new Set(pieces.map(p => scene.board.piece(p.item)).filter(l => l.shape === 'mark').map(l => l.icon))], [pieces, scene]);
    return (
        <>
            <SharedIcons icons={marks} />
            <g class="pieces" aria-hidden>
                {pieces.map(p => <PieceView key={p.key} piece={p} look={scene.board.piece(p.item)} state={pieceState(table, p, bearer ?? actor, touched)} />)}
            </g>
        </>
    );
}

/** What is told about the pieces, and what is happening to them. */
function AbovePieces({ table, board: { plan, pieces, camera }, actor, touched, pointers }: Drawing & { pointers: Pointer[] }) {
    const { words, scene: { turn: { partners } }, stage: { shown, stays } } = table;
    const trip = useStore(table.session.ways.trip);
    const effect = useEffectInSight(table);
    return (
        <>
            <LookedAt table={table} plan={plan} pieces={pieces} />
            {trip !== null && <TripTolls table={table} plan={plan} actor={actor} trip={trip} />}
            {effect !== null && <EffectLines table={table} plan={plan} pieces={pieces} entry={effect} />}
            {partners !== undefined && <partners.Flags plan={plan} />}
            <Arrows pointers={pointers} aimed={touched} name={i => words.whom(i.kind, i.id)} />
            <g class="effects" aria-hidden>
                <EffectsOnBoard shown={shown === null ? stays : [...stays, shown]} plan={plan} pieces={pieces} scale={camera.scale} seen={camera.seen} />
            </g>
        </>
    );
}

/** A ring round what somebody wanted to be shown, until something else happens: where all of a board is in sight, nothing would move. */
function LookedAt({ table: { session, stage: { frame: { v } } }, plan, pieces }: { table: Table; plan: Plan; pieces: Piece[] }) {
    const wanted = useStore(session.looksAt), since = useRef({ wanted, v });
    if (since.current.wanted !== wanted)
        since.current = { wanted, v };
    const at = wanted === null || !('thing' in wanted) || since.current.v !== v ? undefined : whereIs(plan, pieces, wanted.thing);
    return at === undefined ? null : <circle class="looked-at" cx={at.x} cy={at.y} r={R} aria-hidden />;
}

/** Groups are wanted, and nobody belongs to one. */
function NoBands({ table }: { table: Table }) {
    return useStore(table.session.bands.shown)?.groups.length !== 0 ? null : <p class="no-bands quiet" role="status">{t('fore.no-bands')}</p>;
}

/** The effect that is pointed at; while one is asked about the stack and looks at nothing else, the one that happens next. */
function useEffectInSight(table: Table): StackEntry | null {
    const pointed = useStore(table.session.pointed);
    const { stage: { view, frame, playing }, preview, picked } = table;
    if (pointed !== null || playing || preview !== null || picked.length > 0 || frame.prompt?.pass !== true)
        return pointed;
    return areasAt(table, 'stack').map(a => stackOf(view, a)[0]).find(e => e !== undefined) ?? null;
}

function pieceState(table: Table, p: Piece, actor: Piece | undefined, touched: Set<string>): PieceState {
    const { shown } = table.stage;
    const effect = shown?.effect;
    const slides = effect?.show === 'slide' && effect.path === 'arc' && same(shown?.things[effect.piece], p.item);
    const aimed = !touched.has(thingKey(p.item)) || p === actor ? null : isFriend(table, p) ? 'good' : 'threat';
    const legal = !p.inert && isOpen(table, p.item);
    return { legal, picked: isPicked(table, p.item), acting: p === actor, aimed, leaps: slides ? shown?.number ?? null : null,
        through: !legal && isOpen(table, p.spot.cell) };
}

function same(a: Thing | null | undefined, b: Thing): boolean {
    return a !== null && a !== undefined && thingKey(a) === thingKey(b);
}

/** All cells as they are drawn and named at this moment. */
function useCells(table: Table, board: BoardState): CellProps[] {
    const { plan, pieces, cursor } = board;
    const { scene, words, open, picked, considered } = table;
    const there = useMemo(() => {
        const items = new Map<Spot, Item[]>();
        for (const p of pieces)
            items.set(p.spot, [p.item, ...items.get(p.spot) ?? []]);
        return items;
    }, [pieces]);
    const { ends } = board;
    return useMemo(() => drawnSpots(table, board).map((spot): CellProps => {
        const items = there.get(spot) ?? [];
        const landmark = scene.board.landmark?.(spot.cell);
        const legal = ends.has(thingKey(spot.cell)) || [...items, spot.cell].some(i => isOpen(table, i));
        return {
            spot, legal: isOpen(table, spot.cell), picked: isPicked(table, spot.cell), cursor: spot.n === cursor,
            look: scene.board.cell(spot.cell), icon: landmark?.icon ?? '', tone: landmark?.tone ?? '',
            end: ends.has(thingKey(spot.cell)), title: words.text(thingKey(spot.cell).replace(':', '.')) ?? spot.cell.id ?? '',     // what it shows is drawn
            name: spotName(spot, items, legal ? [t('table.legal')] : [], words),
        };
    }), [plan, there, scene, words, open, picked, considered, cursor, ends]);
}

/** All cells; of a large board only those that can be chosen, and those around the one that has the focus. */
function drawnSpots({ open, picked, considered }: Table, { plan, cursor, ends }: BoardState): Spot[] {
    if (!plan.big)
        return plan.spots;
    const spots = new Set(plan.spots[cursor] === undefined ? [] : nearTo(plan, plan.spots[cursor]!));
    for (const key of [...open.things, ...ends, ...[...picked, ...considered?.by == null ? [] : [considered.by]].map(thingKey)])
        if (plan.named.has(key))
            spots.add(plan.named.get(key)!);
    return [...spots];
}

/** How many rows and columns there are where not all cells are drawn. */
function gridSize({ plan }: BoardState): { rows: number; columns: number } | undefined {
    return plan.big ? { rows: plan.rows.length, columns: Math.max(...plan.rows.map(r => r.length)) } : undefined;
}

function Lamplight({ box }: { box: Box }) {
    return <ellipse class="lamplight" cx={box.x + box.w / 2} cy={box.y + box.h / 2} rx={0.6 * box.w} ry={0.6 * box.h} />;
}

/** Light on what lies on the table. */
function Paints() {
    return (
        <defs>
            <radialGradient id="paint-face" cx="0.42" cy="0.34" r="0.75">
                <stop offset="0" class="face-light" /><stop offset="0.7" class="face-mid" /><stop offset="1" class="face-dark" />
            </radialGradient>
            <radialGradient id="paint-lamp">
                <stop offset="0" class="lamp-light" /><stop offset="1" class="lamp-dark" />
            </radialGradient>
        </defs>
    );
}

/** Outlines who belongs together, as long as it is on; the key w does the same. */
function BandsButton({ plane = false }: { plane?: boolean }) {
    const { session, words } = useTable();
    const bands = useStore(session.bands.shown);
    const known = words.ids('group').length > 0 && !session.past;
    const title = t(plane ? 'fore.bands-plane' : 'fore.bands');
    useKey('w', known ? () => session.bands.toggle() : null);
    return !known ? null : (
        <button type="button" class="bands" aria-label={title} title={title} aria-pressed={bands !== null} aria-keyshortcuts="w"
            onClick={() => session.bands.toggle()}><Icon name="gi:three-friends" size={18} /></button>
    );
}

/** Beside the board, so that they never hide a part of it. A large board has its overview here; where there is no room, behind a button. */
function Tools({ table, board: { camera, following, plan, pieces, ends }, others }: { table: Table; board: BoardState; others: ComponentChild }) {
    const narrow = useNarrow();
    const [opened, open] = useState(false);
    const ref = useRef<HTMLDivElement>(null);
    useRoving(ref);
    const map = <MiniMap table={table} plan={plan} pieces={pieces} camera={camera} ends={ends} onMove={following.hold} />;
    const by = (move: () => void) => () => { following.hold(); move(); };
    return (
        <div class={`board-tools ${plan.big ? 'of-big' : ''}`}>
            {plan.big && !narrow && map}
            <div class="zoom-buttons" role="group" aria-label={t('table.board')} ref={ref}>
                {others}
                <BandsButton />
                {plan.big && narrow && <button type="button" aria-label={t('board.map')} title={t('board.map')} aria-expanded={opened}
                    onClick={() => open(!opened)}><Icon name="gi:treasure-map" size={20} /></button>}
                {plan.big && !narrow && <button type="button" class="follow" aria-label={t('board.follow')} title={t('board.follow')}
                    aria-pressed={following.on} onClick={following.toggle}><Icon name="gi:eye-target" size={18} /></button>}
                <button type="button" aria-label={t('table.zoom-in')} title={t('table.zoom-in')} onClick={by(() => camera.zoomBy(1.4))}>+</button>
                <button type="button" aria-label={t('table.zoom-out')} title={t('table.zoom-out')} disabled={camera.zoom <= 1}
                    onClick={by(() => camera.zoomBy(1 / 1.4))}>−</button>
                {!narrow && <button type="button" aria-label={t('table.zoom-all')} title={t('table.zoom-all')} disabled={camera.zoom <= 1}
                    onClick={by(camera.showAll)}><Icon name="gi:expand" size={16} /></button>}
            </div>
            {plan.big && narrow && opened && <div class="map-sheet">
                {map}
                <div class="map-acts">
                    <button type="button" class="follow" aria-pressed={following.on} onClick={following.toggle}><Icon name="gi:eye-target" size={18} /> {t('board.follow')}</button>
                    <button type="button" onClick={by(() => { camera.showAll(); open(false); })}>{t('table.zoom-all')}</button>
                    <button type="button" class="go" onClick={() => open(false)}>{t('app.close')}</button>
                </div>
            </div>}
        </div>
    );
}
