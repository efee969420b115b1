// One state of a match as a seat may see it, read from what the server sends.
import { mergeView } from './merge';
import type { GameEvent, Person, Prompt, Result, TableView, ViewData } from './protocol';

/** Somebody at the table, or not there since a moment by this browser's clock. */
export interface Seated extends Person {
    leftAt?: number;
}

/** One state of the match as this seat may see it, and what led to it. */
export interface Frame {
    v: number;
    answers: number;
    view: TableView;
    events: GameEvent[];
    people: Seated[];
    over: boolean;
    result?: Result;
    seed?: string;
    frozen?: string;          // why it cannot go on
    prompt?: Prompt;
    options: string[];
    undo: boolean;
    at: number;               // when it came; clocks are counted from then
}

/** What a view says, put into what is known. Throws what makes no sense. */
export function readFrame(v: number, d: ViewData, before: Frame | null): Frame {
    const view = d.view ?? mergeView(before!.view, d.changes!);
    if (![view.seats, view.areas, view.items].every(Array.isArray))
        throw new Error('a view without its lists');
    const at = Date.now();
    return {
        v, answers: d.answers, view, events: d.events ?? [], people: d.seats?.map(p => seatedAt(p, at)) ?? before?.people ?? [],
        over: d.over, result: d.result, seed: d.seed,
        frozen: d.frozen ?? (d.view === undefined ? before?.frozen : undefined),
        prompt: d.prompt, options: (d.options ?? []).map(o => o.n), undo: d.undo ?? false, at,
    };
}

function seatedAt(person: Person, now: number): Seated {
    return person.away === undefined ? person : { ...person, leftAt: now - person.away };
}
