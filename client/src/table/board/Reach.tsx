// A way that is looked at, and what something reaches.
import type { Range } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import type { Table } from '../context';
import type { Trip } from '../session';
import { isFriend } from './foresight';
import { R, outline, whereIs, type Piece, type Plan, type Point, type Spot } from './plan';

function spotsOf(plan: Plan, kind: string, ids: string[]): Spot[] {
    return ids.flatMap(id => plan.named.get(thingKey({ kind, id })) ?? []);
}

export function tripPoint(plan: Plan, { to }: Trip): Point | undefined {
    return plan.named.get(thingKey(to));
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

/** How far it is, and what it costs; in red if nothing is left. */
export function TripText({ table, plan, pieces, trip: { to, way } }: { table: Table; plan: Plan; pieces: Piece[]; trip: Trip }) {
    const { words, scene, stage: { view }, seat } = table;
    const cells = spotsOf(plan, to.kind, way.path ?? []).map(s => s.cell);
    const end = plan.named.get(thingKey(to))?.cell;
    const toll = scene.toll?.(view, seat, cells);
    const there = pieces.filter(p => p.spot === plan.named.get(thingKey(to))).map(p => words.title(p.item.kind, p.item.id));
    if (way.answers.length === 0)
        return (
            <p class="told trip-none"><strong>{t('board.no-way')}</strong> <span>{way.text}</span>
                {way.rule !== undefined && <small> {way.rule}</small>}</p>
        );
    return (
        <div class="told">
            <strong>{words.title(to.kind, to.id)}</strong> <span class="trip-far">{t('board.steps', cells.length)}</span>
            <span>{[...there, ...(end?.tags ?? []).map(tag => words.tag(tag))].join(' · ')}</span>
            {toll !== undefined && toll.cost > 0 && <span class={toll.left <= 0 ? 'deadly' : 'toll'}>
                {toll.left <= 0 ? t('board.deadly', words.fact(toll.fact), toll.cost) : t('board.toll', words.fact(toll.fact), toll.cost, toll.left)}
            </span>}
        </div>
    );
}

const FIELD = outline('grid', -1.2);

function area(spots: Spot[]): string {
    return spots.map(s => FIELD.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) + s.x} ${Number(y) + s.y}`)).join('');
}

/** Cells within range: bright in clear sight, hatched where something stands between. */
export function RangeMarks({ plan, range }: { plan: Plan; range: Range }) {
    return (
        <g class="range" aria-hidden>
            <path class="clear" d={area(spotsOf(plan, range.kind, range.clear))} />
            <path class="blocked" d={area(spotsOf(plan, range.kind, range.blocked))} />
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
