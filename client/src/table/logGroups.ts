// The log in groups: an event that is shown as a banner, such as a turn, begins a new one.
import type { Effect, Scene } from '../games/scene';
import type { GameEvent } from '../net/protocol';
import type { LogEntry } from './session/journal';

export interface Line {
    number: number;           // from 0 in the whole log: a key for drawing
    event: GameEvent;
    times: number;            // how often it happened in a row, as when several hidden cards are drawn
}

export interface LogGroup {
    head: Line | null;        // null: what comes before the first banner
    lines: Line[];
}

export function effectOf(scene: Scene, event: GameEvent): Effect | undefined {
    return scene.events.effect(event) ?? scene.events.effects[event.e];
}

function same(a: GameEvent, b: GameEvent): boolean {
    return a.e === b.e && a.rule === b.rule && a.args.length === b.args.length && a.args.every((word, i) => word === b.args[i]);
}

/** One way of several steps, each from where the last one led: who, from, to. */
function chained(last: GameEvent, next: GameEvent): GameEvent | undefined {
    const [who, from, at] = last.args, [also, on, to] = next.args;
    return last.e === next.e && who === also && at === on && to !== undefined ? { ...next, args: [who ?? null, from ?? null, to] } : undefined;
}

/** Events as lines; what repeats itself becomes one, and so do the steps of a way. */
export function linesOf(events: GameEvent[], first = 0, steps: string[] = []): Line[] {
    const lines: Line[] = [];
    events.forEach((event, i) => {
        const last = lines.at(-1);
        const way = last !== undefined && steps.includes(event.e) ? chained(last.event, event) : undefined;
        if (last !== undefined && (way !== undefined || same(last.event, event))) {
            last.event = way ?? last.event;
            last.times++;
        }
        else
            lines.push({ number: first + i, event, times: 1 });
    });
    return lines;
}

export function groupLog(entries: LogEntry[], scene: Scene): LogGroup[] {
    const events = entries.map(e => e.event);
    const begins = events.flatMap((e, i) => effectOf(scene, e)?.show === 'banner' ? [i] : []);
    const groups = begins.map((at, i): LogGroup => {
        const [head = null] = linesOf(events.slice(at, at + 1), at);
        return { head, lines: linesOf(events.slice(at + 1, begins[i + 1]), at + 1, scene.events.steps) };
    });
    const before = events.slice(0, begins[0]);
    return before.length === 0 ? groups : [{ head: null, lines: linesOf(before, 0, scene.events.steps) }, ...groups];
}
