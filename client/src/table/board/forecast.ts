// A forecast in words: for each thing what becomes of it, with chances where it is not certain.
import type { FactValue, ForecastLine, Future, GameEvent, Item, Thing } from '../../net/protocol';
import { t } from '../../text/lang';
import type { Words } from '../../text/words';
import { thingKey } from '../choices';

export interface Bar {
    value: number;
    percent: number;
}

export interface ToldLine {
    text: string;
    percent?: number;         // missing: certain, or the bars tell
    cases?: [of: number, all: number];  // the same exactly, where it is known
    bars: Bar[];              // a distribution, if there are more than two values
    warning?: boolean;
}

export interface Told {
    thing: Thing;
    title: string;
    lines: ToldLine[];
}

/** What is counted exactly is told as a fraction, if it is one that people use. */
const MOST_CASES = 36;

function percent(copies: number, of: number): number {
    // What may happen is never told as impossible, nor as certain.
    return copies === of ? 100 : Math.min(99, Math.max(1, Math.round(100 * copies / of)));
}

/** Millionths as per cent; what may happen is never told as impossible, nor as certain. */
export function exactPercent(millionths: number): string {
    if (millionths <= 0 || millionths >= 1e6)
        return t('board.chance', millionths <= 0 ? 0 : 100);
    const digits = millionths < 1e5 || millionths > 9.9e5 ? 1 : 0;
    return t('board.chance', Math.min(99.9, Math.max(0.1, Number((millionths / 1e4).toFixed(digits)))));
}

/** Missing: certain. */
export function percentOf(copies: number, of: number): number | undefined {
    return copies === of ? undefined : percent(copies, of);
}

function divisor(a: number, b: number): number {
    return b === 0 ? a : divisor(b, a % b);
}

/** How likely something is that happens in so many copies; empty: certain. */
export function chanceOf(copies: number, { copies: all, exact }: Future): Pick<ToldLine, 'percent' | 'cases'> {
    if (copies >= all)
        return {};
    const by = divisor(copies, all);
    return { percent: percent(copies, all), ...exact === true && all / by <= MOST_CASES ? { cases: [copies / by, all / by] } : {} };
}

/** "in 1 of 3 cases" where that is exact, else "about 33 %"; empty: certain. */
export function tellChance({ percent: n, cases }: Pick<ToldLine, 'percent' | 'cases'>): string {
    return cases !== undefined ? t('board.cases', ...cases) : n !== undefined ? t('board.about', n) : '';
}

/** A line with its chance. */
export function brief(line: ToldLine): string {
    const chance = tellChance(line);
    return chance === '' ? line.text : t('board.told-chance', line.text, chance);
}

/** The end of a thing: in how many copies, and in which words. */
export interface Ending {
    thing: Thing;
    text: string;
    copies: number;
    facts?: Record<string, FactValue>;             // as it is now
}

export type Endings = ReadonlyMap<string, Ending>;

/** What ends in a forecast (`fatal`: the events by which their first argument does), by the keys of things; `items` are those there now. */
export function endingsOf(future: Future, fatal: string[] | undefined, items: Item[], words: Words): Endings {
    const found = new Map<string, Ending & { most: number }>();
    for (const event of (future.events ?? []).filter(e => fatal?.includes(e.e))) {
        const thing = words.subject(event);
        if (thing === undefined)
            continue;
        const key = thingKey(thing), before = found.get(key), most = Math.max(before?.most ?? 0, event.copies);
        found.set(key, { thing, most, text: before?.most === most ? before.text : words.fate(event),
            copies: Math.min(future.copies, (before?.copies ?? 0) + event.copies), facts: items.find(i => thingKey(i) === key)?.facts });
    }
    return found;
}

/** What happens to a piece happens to it or, where nothing else is told, to its seat. */
export function keysOf(who: Item): string[] {
    return [thingKey(who), ...who.owner === undefined ? [] : [thingKey({ kind: 'seat', id: String(who.owner) })]];
}

/** What the piece that acts would die of, in a word; empty: it lives. */
export function deadlyFor(who: Item | undefined, future: Future, endings: Endings): string {
    const ends = (who === undefined ? [] : keysOf(who)).flatMap(key => endings.get(key)?.copies ?? [])[0] ?? 0;
    const chance = percentOf(ends, future.copies);
    return ends === 0 ? '' : chance === undefined ? t('board.deadly') : t('board.deadly-chance', chance);
}

/** What is told besides the end of that piece: of who dies for certain nothing, else all but the end itself. */
export function besidesItsEnd(told: Told[], who: Item, future: Future, endings: Endings): Told[] {
    const own = keysOf(who), isCertain = own.some(key => endings.get(key)?.copies === future.copies);
    return told.flatMap(one => !own.includes(thingKey(one.thing)) ? [one] : isCertain ? []
        : !endings.has(thingKey(one.thing)) ? [one] : one.lines.length === 1 ? [] : [{ ...one, lines: one.lines.slice(1) }]);
}

/** A line without the copies that its thing does not survive: who is out has no damage left, and nobody wants to read that. */
function ofSurvivors(line: ForecastLine, { copies: ends, facts }: Ending): ForecastLine {
    const before = line.before ?? 0, values = line.values ?? [], now = facts?.[line.fact ?? ''];
    const last = Array.isArray(now) ? [now[1], 0, before] : [0, before];
    // What falls to nothing or rises to its most does so at the end, what lies nowhere any more is as it was before; statuses, and values that
    // change in no other way, come and go with it in just these copies.
    const alone = line.tag !== undefined || (values.length === 2 && values.some(([value]) => value === before));
    const gone = alone && values.some(([value, n]) => value !== before && n === ends) ? values.find(([value]) => value !== before)
        : last.map(end => values.find(([value, n]) => value === end && n >= ends)).find(v => v !== undefined);
    return gone === undefined ? line
        : { ...line, values: values.flatMap(v => v !== gone ? [v] : v[1] === ends ? [] : [[v[0], v[1] - ends] as [number, number]]) };
}

/** Null: nothing changes. */
function tellChange(line: ForecastLine, tag: string, future: Future): ToldLine | null {
    const before = line.before ?? 0;
    const changed = (line.values ?? []).reduce((n, [value, count]) => value === before ? n : n + count, 0);
    if (changed === 0)
        return null;
    return { text: t(before === 0 ? 'board.gains' : 'board.loses', tag), ...chanceOf(changed, future), bars: [] };
}

function tellFact(line: ForecastLine, fact: string, future: Future, words: Words): ToldLine | null {
    const before = line.before ?? 0;
    const values = line.values ?? [];
    const changed = values.filter(([value]) => value !== before);
    const [first, last] = [values[0], values[values.length - 1]];
    if (changed.length === 0 || first === undefined || last === undefined)
        return null;
    const change = (to: string) => t('board.change', words.fact(fact), before, to);
    if (changed.length === 1) {
        const [value, count] = changed[0]!;
        return { text: change(String(value)), ...chanceOf(count, future), bars: [] };
    }
    if (values.length === 2) {
        const both = [first, last].map(([value, count]) => brief({ text: String(value), ...chanceOf(count, future), bars: [] }));
        return { text: change(both.join(', ')), bars: [] };
    }
    return { text: change(t('board.range', first[0], last[0])),
        bars: values.map(([value, count]) => ({ value, percent: percent(count, future.copies) })) };
}

/** Lines by thing, in the order of the forecast. Whose end (`endings`) is certain, nothing else is told of; where it is possible, it
 * goes first. `tagged`: a status in words. */
export function tell(forecast: Future, words: Words, endings: Endings = new Map(), tagged: (tag: string) => string = tag => words.tag(tag)): Told[] {
    const told = new Map<string, Told>();
    const say = (thing: Thing, said: ToldLine) => {
        const one = told.get(thingKey(thing)) ?? { thing, title: words.whom(thing.kind, thing.id), lines: [] };
        told.set(thingKey(thing), { ...one, lines: [...one.lines, said] });
    };
    for (const { thing, text, copies } of endings.values())
        say(thing, { text, ...chanceOf(copies, forecast), bars: [] });
    for (const all of forecast.lines) {
        const ending = endings.get(thingKey(all.thing));
        const line = ending === undefined ? all : ofSurvivors(all, ending);
        const said = ending?.copies === forecast.copies ? null
            : line.tag !== undefined ? tellChange(line, tagged(line.tag), forecast) : tellFact(line, line.fact ?? '', forecast, words);
        if (said !== null)
            say(all.thing, said);
    }
    return [...told.values()];
}

/** What is told of each thing, and behind it what of it is minor, in short; things of which nothing else is told come last. */
export function tellLast(forecast: Future, words: Words, endings: Endings, minor: string[], tagged?: (tag: string) => string): Told[] {
    const isMinor = (line: ForecastLine) => line.fact !== undefined && minor.includes(line.fact);
    const told = tell({ ...forecast, lines: forecast.lines.filter(l => !isMinor(l)) }, words, endings, tagged);
    const short = tell({ ...forecast, lines: forecast.lines.filter(l => isMinor(l) && endings.get(thingKey(l.thing))?.copies !== forecast.copies) }, words)
        .map(one => ({ ...one, lines: one.lines.map(line => ({ ...line, bars: [] })) }));
    const of = (all: Told[], one: Told) => all.find(o => thingKey(o.thing) === thingKey(one.thing));
    return [...told.map(one => ({ ...one, lines: [...one.lines, ...of(short, one)?.lines ?? []] })), ...short.filter(one => of(told, one) === undefined)];
}

/** The lines without those that only follow from another one of their thing; from a status only where that is gained. */
export function withoutFollowing(lines: ForecastLine[], follows: Record<string, string[]>): ForecastLine[] {
    const led = new Set(lines.filter(l => l.tag === undefined || (l.before ?? 0) === 0)
        .flatMap(l => (follows[l.fact ?? l.tag ?? ''] ?? []).map(other => `${thingKey(l.thing)} ${other}`)));
    return led.size === 0 ? lines : lines.filter(l => !led.has(`${thingKey(l.thing)} ${l.fact ?? l.tag}`));
}

/** Whether somebody wins in just those copies that bring this end: then one chance tells both, and the exact one does. */
export function winsWith({ wins = [] }: Future, ending: Ending | undefined): boolean {
    const won = wins.filter(copies => copies > 0);
    return ending !== undefined && won.length > 0 && won.every(copies => copies === ending.copies);
}

/** Who would win at once, and how likely. */
export function tellWins(forecast: Future, words: Words): ToldLine[] {
    return (forecast.wins ?? []).flatMap((copies, i) => copies === 0 ? []
        : [{ text: t('board.wins', words.seat(i + 1)), ...chanceOf(copies, forecast), bars: [] }]);
}

/** Facts that an event states already, each as the key of its thing and the fact. */
export function statedBy(events: GameEvent[] | undefined, told: string[], states: Record<string, string> | undefined, words: Words): Set<string> {
    return new Set((events ?? []).flatMap(e => {
        const fact = told.includes(e.e) ? states?.[e.e] : undefined, thing = words.subject(e);
        return fact === undefined || thing === undefined ? [] : [`${thingKey(thing)} ${fact}`];
    }));
}
