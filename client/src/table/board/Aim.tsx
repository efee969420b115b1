// What the previewed choice would do, drawn on the board: a way to a cell, an arc to whoever is struck.
import type { Thing } from '../../net/protocol';
import { thingKey, type Choice } from '../choices';
import { whereIs, R, type Piece, type Plan, type Point } from './plan';

interface Props {
    plan: Plan;
    pieces: Piece[];
    actor: Piece | undefined;
    choice: Choice;
    friendly: (p: Piece) => boolean;
}

export function AimLines({ plan, pieces, actor, choice, friendly }: Props) {
    if (actor === undefined)
        return null;
    return (
        <g class="aim" aria-hidden>
            {choice.things.map(thing => {
                const target = pieces.find(p => thingKey(p.item) === thingKey(thing));
                if (target === actor)
                    return null;
                // Whoever is asked because of a foe's deed does not reach out from that foe.
                if (target !== undefined)
                    return friendly(actor) && <path key={thingKey(thing)} class={friendly(target) ? 'arc good' : 'arc'} d={arc(actor, target)} />;
                const to = whereIs(plan, pieces, thing);
                return to !== undefined && <path key={thingKey(thing)} class="way" d={way(actor, to)} />;
            })}
        </g>
    );
}

/** From rim to rim, so that neither piece is covered. */
function between(from: Point, to: Point, start: number, end: number): [Point, Point] {
    const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    const dx = (to.x - from.x) / long, dy = (to.y - from.y) / long;
    return [{ x: from.x + dx * start, y: from.y + dy * start }, { x: to.x - dx * end, y: to.y - dy * end }];
}

function way(from: Point, to: Point): string {
    const [a, b] = between(from, to, 0.75 * R, 10);
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

function arc(from: Point, to: Point): string {
    const [a, b] = between(from, to, 0.6 * R, 0.72 * R);
    return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 0.9 * R} ${b.x} ${b.y}`;
}

interface ArrowProps {
    actor: Piece | undefined;
    things: Thing[];          // that point somewhere
    direction: (t: Thing) => Point | undefined;
    aimed: Set<string>;
    turned: boolean;
    name: (t: Thing) => string;
}

/** Directions to choose, as arrows around whoever acts. They are buttons elsewhere too. */
export function Arrows({ actor, things, direction, aimed, turned, name }: ArrowProps) {
    if (actor === undefined)
        return null;
    const sign = turned ? -1 : 1;
    return (
        <g class="arrows">
            {things.map(thing => {
                const d = direction(thing);
                if (d === undefined)
                    return null;
                const angle = Math.atan2(sign * d.y, sign * d.x) * 180 / Math.PI;
                return (
                    <g key={thingKey(thing)} class={aimed.has(thingKey(thing)) ? 'arrow aimed' : 'arrow'} data-pointer={thingKey(thing)} data-legal
                        transform={`translate(${actor.x} ${actor.y}) rotate(${angle}) translate(${1.5 * R} 0)`}>
                        <title>{name(thing)}</title>
                        <circle r={0.5 * R} />
                        <path d="M-8 -11L12 0L-8 11L-3 0Z" />
                    </g>
                );
            })}
        </g>
    );
}
