// A way that is looked at, and what something reaches.
import type { Range } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import type { Table } from '../context';
import type { Trip } from '../session/ways';
import type { Ward } from '../wards';
import { ForecastText } from './Bubble';
import { actorOf, isFriend } from './foresight';
import { R, cornersOf, outline, whereIs, type Piece, type Plan, type Point, type Spot } from './plan';
import { tollsOf, tripSaid, type Toll } from './trip';

function spotsOf(plan: Plan, kind: string, ids: string[]): Spot[] {
    return ids.flatMap(id => plan.named.get(thingKey({ kind, id })) ?? []);
}

export function tripPoint(plan: Plan, { to }: Trip): Point | undefined {
    return plan.named.get(thingKey(to));
}

/** The cells of a way, which had better stay visible while one looks at it. */
export function tripPoints(plan: Plan, { to, way }: Trip): Point[] {
    return spotsOf(plan, to.kind, way.path ?? []);
}

/** From whoever walks, through the middle of every cell. */
export function TripLine({ plan, pieces, actor, trip: { to, way } }: { plan: Plan; pieces: Piece[]; actor: Piece | undefined; trip: Trip }) {
    const steps: Point[] = spotsOf(plan, to.kind, way.path ?? []);
    const end = whereIs(plan, pieces, to);
    if (steps.length === 0 || end === undefined)
        return null;
    const all = actor === undefined ? steps : [actor, ...steps];
    const d = `M${all.map(p => `${p.x} ${p.y}`).join('L')}`;
    return (
        <g class="trip" aria-hidden>
            <path class="trip-back" d={d} />
            <path class="trip-line" d={d} />
            {steps.slice(0, -1).map((p, i) => <circle key={i} cx={p.x} cy={p.y} r={4.5} />)}
            <circle class="trip-end" cx={end.x} cy={end.y} r={0.5 * R} />
        </g>
    );
}

/** What is lost and gained on its cells, over what lies there. */
export function TripTolls({ table, plan, actor, trip }: { table: Table; plan: Plan; actor: Piece | undefined; trip: Trip }) {
    const steps = tripPoints(plan, trip), { future } = trip.way;
    const tolls = actor === undefined || future === undefined ? [] : tollsOf(table, future, actor.item);
    return (
        <g class="trip-tolls" aria-hidden>
            {tolls.map(toll => steps[toll.at - 1] !== undefined && <TollMark key={toll.at} at={steps[toll.at - 1]!} toll={toll} />)}
        </g>
    );
}

function TollMark({ at, toll: { amount, certain } }: { at: Point; toll: Toll }) {
    const text = `${certain ? '' : '≈'}${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;
    const wide = 12 + 12 * text.length;
    return (
        <g class={`trip-toll ${amount < 0 ? 'loss' : 'gain'}`} style={{ transform: `translate(${at.x}px, ${at.y}px) scale(var(--far, 1))` }}>
            <rect x={-wide / 2} y={-14} width={wide} height={28} rx={14} />
            <text y={7.5}>{text}</text>
        </g>
    );
}

/** How far it is, and what comes of it; in red if it may be the end. */
export function TripText({ table, plan, pieces, trip: { to, way } }: { table: Table; plan: Plan; pieces: Piece[]; trip: Trip }) {
    const { words, scene } = table;
    const spot = plan.named.get(thingKey(to));
    const standing = pieces.filter(p => p.spot === spot), there = standing.map(p => words.whom(p.item.kind, p.item.id));
    const does = standing.filter(p => p.inert && scene.cards.cardOf?.(p.item) !== undefined).map(p => words.about(p.item.kind, p.item.id));
    if (way.answers.length === 0)
        return (
            <p class="told trip-none"><strong>{t('board.no-way')}</strong> <span>{way.text}</span>
                {way.rule !== undefined && <small> {way.rule}</small>}</p>
        );
    const said = way.future === undefined ? null : tripSaid(table, pieces, actorOf(table, pieces)?.item, way.future);
    return (
        <>
            <div class="told">
                <strong>{words.title(to.kind, to.id)}</strong> <span class="trip-far">{t('board.steps', way.path?.length ?? 0)}</span>
                <span>{[...there, ...(scene.board.Plate === undefined ? spot?.cell.tags ?? [] : []).map(tag => words.tag(tag))].join(' · ')}</span>
                {does.map(text => <span key={text} class="trip-does">{text}</span>)}
            </div>
            {said !== null && said.deadly !== '' && <p class="deadly">{said.deadly}</p>}
            {said !== null && <ForecastText told={said.told} wins={said.wins} notes={said.notes} />}
        </>
    );
}

const FIELD = { hex: outline('hex', -1.6), grid: outline('grid', -1.2) };

function area(spots: Spot[]): string {
    return spots.map(s => FIELD[s.kind].replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) + s.x} ${Number(y) + s.y}`)).join('');
}

/** Cells within range: bright in clear sight, hatched where something stands between. Of what a piece uses that may go first: where to, and
 * how far it reaches from there. */
export function RangeMarks({ plan, range }: { plan: Plan; range: Range }) {
    const clear = spotsOf(plan, range.kind, range.clear), goes = range.by !== undefined;
    const ends = spotsOf(plan, range.kind, range.ends ?? []);
    return (
        <g class={goes ? 'range of-piece' : 'range'} data-clear={range.clear.join(' ')} data-ends={range.ends?.join(' ')} aria-hidden>
            <path class="clear" d={area(clear)} />
            <path class="blocked" d={area(spotsOf(plan, range.kind, range.blocked))} />
            {goes && <path class="range-rim" d={rim(clear)} />}
            {goes && <path class="range-ends" d={area(ends)} />}
            {ends.map(s => <circle key={s.n} class="range-end" cx={s.x} cy={s.y} r={5} />)}
        </g>
    );
}

/** The outline of cells that lie together: the sides that only one of them has. */
export function rim(spots: Pick<Spot, 'x' | 'y' | 'kind'>[]): string {
    const sides = new Map<string, string>();
    for (const { x, y, kind } of spots) {
        const corners = cornersOf(kind, 0).map(c => ({ x: x + c.x, y: y + c.y }));
        corners.forEach((a, i) => {
            const b = corners[(i + 1) % corners.length]!, key = `${Math.round(a.x + b.x)} ${Math.round(a.y + b.y)}`;
            if (!sides.delete(key))
                sides.set(key, `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`);
        });
    }
    return [...sides.values()].join('');
}

/** What strikes around itself: the cells that the server names. */
export function Wards({ plan, wards }: { plan: Plan; wards: Ward[] }) {
    return (
        <g class="wards" aria-hidden>
            {wards.map(({ key, owner, range }) => {
                const spots = spotsOf(plan, range.kind, range.clear);
                return (
                    <g key={key} class="ward" data-ward={key} style={{ '--hue': `var(--seat-${owner}, var(--muted))` }}>
                        <path class="ward-field" d={area(spots)} />
                        <path class="ward-rim" d={rim(spots)} />
                    </g>
                );
            })}
        </g>
    );
}

/** The cells that something would cover if it were built. */
export function Footprint({ plan, kind, path }: { plan: Plan; kind: string; path: string[] }) {
    const spots = spotsOf(plan, kind, path);
    return spots.length === 0 ? null : (
        <g class="footprint" aria-hidden data-cells={spots.length}>
            <path class="footprint-field" d={area(spots)} />
            <path class="footprint-rim" d={rim(spots)} />
        </g>
    );
}

/** Lines from whoever aims to each foe within range; a cross where the sight is blocked. */
export function SightLines({ table, plan, pieces, actor, range }: { table: Table; plan: Plan; pieces: Piece[]; actor: Piece; range: Range }) {
    const clear = new Set(spotsOf(plan, range.kind, range.clear)), blocked = new Set(spotsOf(plan, range.kind, range.blocked));
    const foes = pieces.filter(p => p !== actor && p.item.owner !== undefined && !p.inert && !isFriend(table, p));
    return (
        <g class="sight" aria-hidden>
            {foes.filter(p => clear.has(p.spot)).map(p => <line key={p.key} class="seen" x1={actor.x} y1={actor.y} x2={p.x} y2={p.y} />)}
            {foes.filter(p => blocked.has(p.spot)).map(p => (
                <g key={p.key} class="unseen">
                    <line x1={actor.x} y1={actor.y} x2={p.x} y2={p.y} />
                    <path d="M-9 -9L9 9M-9 9L9 -9" transform={`translate(${(actor.x + p.x) / 2} ${(actor.y + p.y) / 2})`} />
                </g>
            ))}
        </g>
    );
}
