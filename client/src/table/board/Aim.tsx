// What the previewed choice would do, drawn on the board: a way to a cell, an arc to whoever is struck.
import type { Thing } from '../../net/protocol';
import { thingKey } from '../choices';
import { isOpen, type Table } from '../context';
import { whereIs, R, type Piece, type Plan, type Point } from './plan';

interface Props {
    plan: Plan;
    pieces: Piece[];
    actor: Piece | undefined;
    things: Thing[];          // named by it, on the board
    path: string[];           // cells on the way, if known
    friendly: (p: Piece) => boolean;
}

export function AimLines({ plan, pieces, actor, things, path, friendly }: Props) {
    if (actor === undefined)
        return null;
    return (
        <g class="aim" aria-hidden>
            {things.map(thing => {
                const target = pieces.find(p => thingKey(p.item) === thingKey(thing));
                if (target === actor)
                    return null;
                // Whoever is asked because of a foe's deed does not reach out from that foe.
                const key = thingKey(thing);
                if (target !== undefined)
                    return friendly(actor) && <path key={key} class={friendly(target) ? 'arc good' : 'arc'} d={arc(actor, target)} />;
                const to = whereIs(plan, pieces, thing);
                return to !== undefined && <path key={key} class="way" d={way(actor, stepsOf(plan, pieces, path, thing, to))} />;
            })}
        </g>
    );
}

/** What somebody else is doing while I am asked about it: from whoever acts to everybody it is aimed at. */
export function Deed({ pieces, about, friendly }: { pieces: Piece[]; about: Thing[]; friendly: (p: Piece) => boolean }) {
    const [actor, ...targets] = deedOf(pieces, about, friendly);
    return actor === undefined ? null : (
        <g class="aim deed" aria-hidden>
            {[actor, ...targets].map(p => <circle key={`at ${p.key}`} class="deed-at" cx={p.x} cy={p.y} r={0.78 * R} />)}
            {targets.map(p => <path key={p.key} class="arc" d={arc(actor, p)} />)}
        </g>
    );
}

/** The pieces a question is about, if the first is a foe who does something to the others; else none. */
export function deedOf(pieces: Piece[], about: Thing[], friendly: (p: Piece) => boolean): Piece[] {
    const found = about.flatMap(a => pieces.find(p => thingKey(p.item) === thingKey(a)) ?? []);
    return found.length > 1 && !friendly(found[0]!) ? found : [];
}

/** From rim to rim, so that neither piece is covered. */
function between(from: Point, to: Point, start: number, end: number): [Point, Point] {
    const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    const dx = (to.x - from.x) / long, dy = (to.y - from.y) / long;
    return [{ x: from.x + dx * start, y: from.y + dy * start }, { x: to.x - dx * end, y: to.y - dy * end }];
}

/** The middle of every cell on the way; only the end if the way is not known. */
function stepsOf(plan: Plan, pieces: Piece[], path: string[], end: Thing, to: Point): Point[] {
    if (path[path.length - 1] !== end.id)
        return [to];
    return path.flatMap(id => whereIs(plan, pieces, { kind: end.kind, id }) ?? []);
}

function way(from: Point, steps: Point[]): string {
    const first = steps[0] ?? from, last = steps[steps.length - 1] ?? from;
    const [a] = between(from, first, 0.75 * R, 0);
    const [, b] = between(steps[steps.length - 2] ?? from, last, 0, 10);
    return `M${a.x} ${a.y}${[...steps.slice(0, -1), b].map(p => `L${p.x} ${p.y}`).join('')}`;
}

function arc(from: Point, to: Point): string {
    const [a, b] = between(from, to, 0.6 * R, 0.72 * R);
    return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 0.9 * R} ${b.x} ${b.y}`;
}

/** A thing that points somewhere, beside whoever acts. */
export interface Pointer extends Point {
    thing: Thing;
    angle: number;            // degrees
}

type Direction = (t: Thing) => Point | undefined;

export function pointersOf(actor: Piece | undefined, things: Thing[], direction: Direction, turned: boolean): Pointer[] {
    const sign = turned ? -1 : 1;
    return actor === undefined ? [] : things.flatMap(thing => {
        const d = direction(thing);
        if (d === undefined)
            return [];
        const angle = Math.atan2(sign * d.y, sign * d.x);
        return [{ thing, angle: angle * 180 / Math.PI, x: actor.x + 1.1 * R * Math.cos(angle), y: actor.y + 1.1 * R * Math.sin(angle) }];
    });
}

/** Those that may be chosen now. */
export function pointersIn(table: Table, turned: boolean, actor: Piece | undefined): Pointer[] {
    const things = [...new Map(table.open.left.flatMap(c => c.things).filter(i => isOpen(table, i)).map(i => [thingKey(i), i])).values()];
    return pointersOf(actor, things, i => table.scene.board.arrow?.(i), turned);
}

const NEAR = 31;              // degrees to both sides that belong to a direction of a hex

/** The pointer in whose direction a place lies, as seen from whoever acts. */
export function pointerTo(pointers: Pointer[], actor: Point | undefined, place: Point): Pointer | undefined {
    if (actor === undefined || (place.x === actor.x && place.y === actor.y))
        return undefined;
    const angle = Math.atan2(place.y - actor.y, place.x - actor.x) * 180 / Math.PI;
    const off = (p: Pointer) => Math.abs((p.angle - angle + 540) % 360 - 180);
    return pointers.filter(p => off(p) < NEAR).sort((a, b) => off(a) - off(b))[0];
}

/** Directions to choose, as arrows. They are buttons elsewhere too. */
export function Arrows({ pointers, aimed, name }: { pointers: Pointer[]; aimed: Set<string>; name: (t: Thing) => string }) {
    return (
        <g class="arrows">
            {pointers.map(({ thing, x, y, angle }) => (
                <g key={thingKey(thing)} class={aimed.has(thingKey(thing)) ? 'arrow aimed' : 'arrow'} data-legal
                    data-pointer={thingKey(thing)} transform={`translate(${x} ${y}) rotate(${angle})`}>
                    <title>{name(thing)}</title>
                    <circle class="reach" r={0.52 * R} />
                    <circle r={0.36 * R} />
                    <path d="M-9 -2.8H0V-7.5L10 0L0 7.5V2.8H-9Z" />
                </g>
            ))}
        </g>
    );
}
