// Options as choices that clicking narrows. The page knows no rule: it only finds which of the
// options the server offered contain the things that were clicked.
import { readNotation } from '../text/words';
import type { Future, Thing, Way } from '../net/protocol';

export interface Choice {
    n: string;            // the notation that is sent
    verb: string;
    things: Thing[];
}

/** A thing as it lies on the table: of several alike `at` tells which; what has none may be any of them. */
export interface Lying extends Thing {
    at?: string;
}

/** Whether these cannot be one and the same, although they are alike: they lie in different places. */
function areApart(a: Lying, b: Lying): boolean {
    return a.at !== undefined && b.at !== undefined && a.at !== b.at;
}

/** Whether these are one and the same. */
export function isItself(a: Lying, b: Lying): boolean {
    return thingKey(a) === thingKey(b) && !areApart(a, b);
}

/** Whether these are two that are alike. */
export function isTwin(a: Lying, b: Lying): boolean {
    return thingKey(a) === thingKey(b) && areApart(a, b);
}

export function thingKey(t: Thing): string {
    return `${t.kind}:${t.id ?? ''}`;
}

export function parseChoice(n: string, verbs: Record<string, string[]>): Choice {
    const { verb, words, kinds } = readNotation(n, verbs);
    return { n, verb, things: words.map((id, i) => ({ kind: kinds[i] ?? 'number', id })) };
}

const same = (a: Thing, b: Thing) => thingKey(a) === thingKey(b);

/** The answer that names this point of a plane, where any point may be answered; `regions`: verbs of which the options are samples. Undefined:
 * there is none, or it is not clear yet what would be done there. */
export function answerAt(left: Choice[], regions: string[], { x, y }: { x: number; y: number }): string | undefined {
    const samples = left.filter(c => regions.includes(c.verb) && c.things.at(-1)?.kind === 'y');
    const [head, ...others] = new Set(samples.map(c => c.n.slice(0, c.n.lastIndexOf(' '))));
    return head === undefined || others.length > 0 ? undefined : `${head} ${x},${y}`;
}

/** The point of a plane that an answer names. */
export function pointOf(n: string | undefined): { x: number; y: number } | undefined {
    const [, x, y] = /(?:^| )(-?\d+),(-?\d+)$/.exec(n ?? '') ?? [];
    return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** The sample of a region that is nearest to a point, and not farther from it than that. */
export function sampleNear(left: Choice[], regions: string[], at: { x: number; y: number }, within: number): Choice | undefined {
    const far = (c: Choice) => {
        const p = regions.includes(c.verb) ? pointOf(c.n) : undefined;
        return p === undefined ? Infinity : Math.hypot(p.x - at.x, p.y - at.y);
    };
    return left.filter(c => far(c) <= within).sort((a, b) => far(a) - far(b))[0];
}

/** Whether these verbs and whole answers include the choice. */
export function isOneOf(c: Choice, answers: string[]): boolean {
    return answers.includes(c.verb) || answers.includes(c.n);
}

/** Whether the choice contains all of these things, each as often as it was picked. */
function contains(c: Choice, picked: Thing[]): boolean {
    const left = c.things.map(thingKey);
    return picked.every(p => {
        const at = left.indexOf(thingKey(p));
        if (at >= 0)
            left.splice(at, 1);
        return at >= 0;
    });
}

export function narrow(choices: Choice[], picked: Thing[], verb?: string): Choice[] {
    return choices.filter(c => (verb === undefined || c.verb === verb) && contains(c, picked));
}

/** What a choice still wants, beyond what is picked: indexes of its things. */
export function missing(c: Choice, picked: Thing[]): number[] {
    const left = picked.map(thingKey);
    return c.things.flatMap((t, i) => {
        const at = left.indexOf(thingKey(t));
        if (at >= 0)
            left.splice(at, 1);
        return at >= 0 ? [] : [i];
    });
}

/** Whether all of these choices name the thing: then it decides nothing. */
function isAnyway(choices: Choice[], thing: Thing): boolean {
    return choices.every(c => c.things.some(other => thingKey(other) === thingKey(thing)));
}

/** Of which choices clicking begins with their first thing: of all, of none, or of those of some verbs, unless that thing decides nothing. */
export type SourceFirst = boolean | string[];

function beginsWithSource(c: Choice, choices: Choice[], sourceFirst: SourceFirst): boolean {
    return Array.isArray(sourceFirst) ? sourceFirst.includes(c.verb) && !isAnyway(choices, c.things[0]!) : sourceFirst;
}

/** Of the choices that fit what is picked, those that it is the source of, where all begin with theirs: who was chosen acts, and what else could
 * be aimed at it begins elsewhere. All of them, if it can only be aimed at. */
export function begunBy(left: Choice[], [source]: Thing[], sourceFirst: SourceFirst = false): Choice[] {
    const begun = source === undefined || sourceFirst !== true ? [] : left.filter(c => c.things[0] !== undefined && same(c.things[0], source));
    return begun.length > 0 ? begun : left;
}

/** Things that would narrow further: they occur in a choice beyond what is picked. */
export function candidates(choices: Choice[], picked: Thing[], sourceFirst: SourceFirst = false): Set<string> {
    const found = new Set<string>();
    for (const c of choices)
        for (const i of picked.length === 0 && beginsWithSource(c, choices, sourceFirst) ? c.things.slice(0, 1).keys() : missing(c, picked))
            found.add(thingKey(c.things[i]!));
    return found;
}

/** Of the things at a place, the first that can be chosen. */
export function firstCandidate(things: Lying[], open: Set<string>): Lying | undefined {
    return things.find(t => open.has(thingKey(t)));
}

export interface Button {
    label: 'verb' | 'thing';
    choice?: Choice;      // pressing it answers
    thing?: Thing;        // pressing it picks
}

/** The button that most people want next: the first one, but never what one does besides. */
export function mainOf(buttons: Button[], aside: string[]): Button | undefined {
    return buttons.find(b => b.choice === undefined || !aside.includes(b.choice.verb));
}

/** What is not on the table becomes a button: whole answers, and things to pick one by one; not what every answer names, for that decides
 * nothing. `whole`: verbs whose answers are buttons in any case; `named`: kinds that are asked for one after the other, once a choice is begun. */
export function buttonsOf(choices: Choice[], picked: Thing[], onTable: Set<string>, whole: string[] = [], sourceFirst: SourceFirst = false, named: string[] = []): Button[] {
    const already = new Set(picked.map(thingKey));
    const waits = (t: Thing, open: Thing[]) => picked.length > 0 && open.some(o => named.includes(o.kind) && named.indexOf(o.kind) < named.indexOf(t.kind));
    const buttons: Button[] = [];
    const seen = new Set<string>();
    for (const c of choices) {
        const open = c.things.filter(t => !already.has(thingKey(t)));
        const off = open.filter(t => !onTable.has(thingKey(t)));
        if (open.length === 0 || (open.length === 1 && off.length === 1) || whole.includes(c.verb)) {
            buttons.push({ label: 'verb', choice: c });
            continue;
        }
        for (const t of off)
            // A number says nothing before one knows of what.
            if (!waits(t, open) && !seen.has(thingKey(t)) && (sourceFirst === true || !isAnyway(choices, t)) && (t.kind !== 'number' || off.length === open.length)) {
                seen.add(thingKey(t));
                buttons.push({ label: 'thing', thing: t });
            }
    }
    return buttons;
}

/** What pressing the button of an answer picks first, so that the answer is shown before it is given: the last thing of a choice that was begun
 * before, or what points somewhere on the board. Undefined: the button says it all. */
export function shownBy(choice: Choice, picked: Thing[], points: (t: Thing) => boolean): Thing | undefined {
    const [last, ...others] = missing(choice, picked).map(i => choice.things[i]!);
    return last !== undefined && others.length === 0 && (picked.length > 0 || points(last)) ? last : undefined;
}

/** The things that are clicked, and those the notation means by them: `kinds` are those of the table, `verbs` those of the notation. */
export function thingsMeant(things: Thing[], verbs: Record<string, string[]>, kinds: Record<string, string[]>): Thing[] {
    const found = [...things];
    for (const thing of things)
        for (const [verb, meant] of Object.entries(kinds))
            meant.forEach((kind, i) => {
                const real = { kind: verbs[verb]?.[i] ?? kind, id: thing.id };
                if (kind === thing.kind && !found.some(f => thingKey(f) === thingKey(real)))
                    found.push(real);
            });
    return found;
}

// ---- what a click means ----

/** What would be done next: an answer or a way to a cell, and the thing by which it was found (null: by something that never answers,
 * such as a line of the turn's list). The first click shows it, the second one or the button does it. */
export interface Considered {
    by: Lying | null;
    choice?: Choice;
    way?: Way;
    legs?: Legs;
}

/** A way over points of a plane. */
export interface Legs {
    answers: string[];
    points: { x: number; y: number }[];    // in units of the plane; the first is the start
    gait: string;
    length: number;                        // in 1/256 of a unit
    left: number;                          // what is then left of what it may be
    after?: string;                        // the answer that ends it and lets things happen
    future?: Future;                       // what comes of it, as soon as it is known
}

/** What can be clicked, and what was. `left` fits what is picked. */
export interface Clicked {
    all: Choice[];
    left: Choice[];
    things: Set<string>;
    picked: Lying[];
    considered: Considered | null;
    sourceFirst?: SourceFirst;
}

export type Meaning =
    | { is: 'commit' }                             // do what is considered
    | { is: 'consider'; picked: Lying[]; choice: Choice; by: Lying }
    | { is: 'pick'; picked: Lying[] }
    | { is: 'why'; picked: Lying[] };              // nothing can be done with it: why not?

/** The choice that these things leave, or that they say in full where the others want more: a shot, which a card might help. One thing
 * alone says too little for that. */
function choiceOf(left: Choice[], chosen: Lying[], sourceFirst: SourceFirst): Choice | undefined {
    const [first, ...others] = begunBy(narrow(left, chosen), chosen, sourceFirst);
    if (first === undefined || others.length === 0)
        return first;
    const [whole, ...more] = chosen.length > 1 ? [first, ...others].filter(c => missing(c, chosen).length === 0) : [];
    return more.length === 0 ? whole : undefined;
}

/** Picks a thing: where that leaves one choice, it is considered, and what was picked before stays. `also`: a further thing that the
 * click tells if it is still needed, such as whose card it was. */
export function pickMeaning(thing: Lying, left: Choice[], picked: Lying[], sourceFirst: SourceFirst = false, also?: Thing): Meaning {
    let chosen = [...picked, thing];
    if (also !== undefined && narrow(left, chosen).length > 1 && candidates(narrow(left, chosen), chosen).has(thingKey(also)))
        chosen = [...chosen, also];
    const choice = choiceOf(left, chosen, sourceFirst);
    return choice !== undefined ? { is: 'consider', picked, choice, by: thing } : { is: 'pick', picked: chosen };
}

/** The one rule for clicks on things at a place, the most particular first. */
export function meaningOf(things: Lying[], at: Clicked, also?: Thing): Meaning {
    const { all, left, picked, considered } = at;
    const isPicked = (t: Thing) => picked.some(p => same(p, t));
    const by = considered?.by ?? null;
    // What is considered is done by clicking anything it names that was not picked on the way there.
    const named = by === null ? [] : [by, ...considered?.choice?.things.filter(t => !isPicked(t)) ?? []];
    if (things.some(t => !(by !== null && isTwin(by, t)) && named.some(n => same(n, t))))
        return { is: 'commit' };
    const chosen = firstCandidate(things, at.things);
    if (chosen !== undefined) {
        // What is considered may still be helped by something: then both stand. What begins with its source begins anew with another one.
        const before = by === null || at.sourceFirst === true || isTwin(by, chosen) ? picked : [...picked, by];
        return pickMeaning(chosen, left, narrow(left, [...before, chosen]).length > 0 ? before : picked, at.sourceFirst, also);
    }
    const again = things.find(isPicked);
    if (again !== undefined)
        return { is: 'pick', picked: picked.flatMap(p => !same(p, again) ? [p] : isTwin(p, again) ? [again] : []) };
    // Starting over with something else is no mistake.
    const fresh = picked.length > 0 ? firstCandidate(things, candidates(all, [], at.sourceFirst)) : undefined;
    return fresh !== undefined ? pickMeaning(fresh, all, [], at.sourceFirst, also) : { is: 'why', picked: [] };
}
