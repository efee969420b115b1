// The log in groups: an event that is shown as a banner, such as a turn, begins a new one.
import type { Effect, Scene } from '../games/scene';
import type { GameEvent } from '../net/protocol';
import type { LogEntry } from './session';

export interface Line {
    number: number;           // from 0 in the whole log: a key for drawing
    event: GameEvent;
}

export interface LogGroup {
    head: Line | null;        // null: what comes before the first banner
    lines: Line[];
}

export function effectOf(scene: Scene, event: GameEvent): Effect | undefined {
    return scene.effect?.(event) ?? scene.effects[event.e];
}

export function groupLog(entries: LogEntry[], scene: Scene): LogGroup[] {
    const groups: LogGroup[] = [];
    entries.forEach(({ event }, number) => {
        if (effectOf(scene, event)?.show === 'banner')
            groups.push({ head: { number, event }, lines: [] });
        else if (groups.length === 0)
            groups.push({ head: null, lines: [{ number, event }] });
        else
            groups.at(-1)?.lines.push({ number, event });
    });
    return groups;
}
