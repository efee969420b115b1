// Who belongs together, outlined on the board; and where an effect of the stack comes from and whom it is meant for.
import type { Group, Thing } from '../../net/protocol';
import { seatHue } from '../cards/areas';
import { itself, type StackEntry } from '../stack';
import type { Table } from '../context';
import { cornersOf, outline, R, whereIs, type Piece, type Plan, type Point, type Spot } from './plan';
import { thingKey } from '../choices';

const round = (n: number) => Math.round(n * 10) / 10;

/** The cells of a group as one shape, and the rim around it: sides that no other cell of the group shares. */
export function shapeOf(spots: Spot[]): { ground: string; rim: string } {
    const sides = new Map<string, string>();
    for (const s of spots) {
        const corners = cornersOf(s.kind, 0).map(c => ({ x: round(c.x + s.x), y: round(c.y + s.y) }));
        corners.forEach((a, i) => {
            const b = corners[(i + 1) % corners.length]!;
            const key = [`${a.x},${a.y}`, `${b.x},${b.y}`].sort().join(' ');
            if (!sides.delete(key))
                sides.set(key, `M${a.x} ${a.y}L${b.x} ${b.y}`);
        });
    }
    const ground = spots.map(s => outline(s.kind, 0).replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
        `${round(Number(x) + s.x)} ${round(Number(y) + s.y)}`)).join('');
    return { ground, rim: [...sides.values()].join('') };
}

function membersOf(pieces: Piece[], of: Thing[]): Piece[] {
    return of.flatMap(thing => pieces.find(p => thingKey(p.item) === thingKey(thing)) ?? []);
}

/** Pieces like those of the groups that belong to none of them. */
function alone(groups: Group[], pieces: Piece[]): Piece[] {
    const kinds = new Set(groups.flatMap(g => g.of.map(i => i.kind))), keys = new Set(groups.flatMap(g => g.of.map(thingKey)));
    return pieces.filter(p => kinds.has(p.item.kind) && p.item.owner !== undefined && !keys.has(thingKey(p.item)));
}

/** `lit`: its members count in what is previewed. */
export function GroupOutlines({ groups, pieces, lit = false }: { groups: Group[]; pieces: Piece[]; lit?: boolean }) {
    return (
        <g class={`groups ${lit ? 'lit' : ''}`} aria-hidden>
            {groups.map((group, i) => {
                const { ground, rim } = shapeOf([...new Set(membersOf(pieces, group.of).map(p => p.spot))]);
                const id = `group-${lit ? 'lit' : 'band'}-${i}`;
                return ground !== '' && (
                    <g key={id} style={{ '--hue': group.seat === undefined ? undefined : seatHue(group.seat) }} data-group={group.id}>
                        <clipPath id={id}><path d={ground} /></clipPath>
                        <path class="group-ground" d={ground} />
                        <path class="group-rim" d={rim} clip-path={`url(#${id})`} />
                    </g>
                );
            })}
            {!lit && alone(groups, pieces).map(p => (
                <path key={p.key} class="group-alone" d={outline(p.spot.kind, -5)} transform={`translate(${p.spot.x} ${p.spot.y})`}
                    style={{ '--hue': seatHue(p.item.owner!) }} />
            ))}
        </g>
    );
}

interface EffectShown { table: Table; plan: Plan; pieces: Piece[]; entry: StackEntry }

const hueOf = (entry: StackEntry) => ({ '--hue': entry.owner === undefined ? undefined : seatHue(entry.owner) });

function endsOf(entry: StackEntry, { table, plan, pieces }: Omit<EffectShown, 'entry'>): { source: Point | undefined; targets: Point[] } {
    const at = (thing: Thing | undefined): Point | undefined => whereIs(plan, pieces, thing);
    return { source: at(entry.source && itself(table.stage.view, entry.source)), targets: entry.targets.flatMap(i => at(i) ?? []) };
}

/** Rings around the source of an effect and its targets: under the pieces, whose figures are needed just then. */
export function EffectRings({ entry, ...where }: EffectShown) {
    const { source, targets } = endsOf(entry, where);
    return (
        <g class="effect-lines" aria-hidden style={hueOf(entry)}>
            {source !== undefined && <circle class="from" cx={source.x} cy={source.y} r={0.74 * R} />}
            {targets.map((to, i) => <circle key={i} class="at" cx={to.x} cy={to.y} r={0.76 * R} />)}
        </g>
    );
}

/** Lines from the source of an effect to its targets. */
export function EffectLines({ entry, ...where }: EffectShown) {
    const { source, targets } = endsOf(entry, where);
    return (
        <g class="effect-lines" aria-hidden style={hueOf(entry)}>
            <marker id="effect-tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.6" markerHeight="4.6" orient="auto-start-reverse">
                <path d="M0 0L10 5L0 10Z" />
            </marker>
            {source !== undefined && targets.filter(to => source.x !== to.x || source.y !== to.y)
                .map((to, i) => <path key={i} d={bow(source, to)} marker-end="url(#effect-tip)" />)}
        </g>
    );
}

/** From rim to rim, a little bent, so that lines along a row can be told apart. */
function bow(from: Point, to: Point): string {
    const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    const dx = (to.x - from.x) / long, dy = (to.y - from.y) / long;
    const a = { x: from.x + dx * 0.5 * R, y: from.y + dy * 0.5 * R }, b = { x: to.x - dx * 0.6 * R, y: to.y - dy * 0.6 * R };
    return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 - dy * 0.35 * R} ${(a.y + b.y) / 2 + dx * 0.35 * R} ${b.x} ${b.y}`;
}
