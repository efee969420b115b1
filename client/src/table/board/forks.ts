// Futures side by side: what comes in any case, and what only one answer brings.
import type { ForecastLine, Fork, Future as Course, GameEvent, Group, Item } from '../../net/protocol';
import { t } from '../../text/lang';
import type { Words } from '../../text/words';
import { thingKey } from '../choices';
import { chanceOf, endingsOf, statedBy, tell, tellWins, type Told, type ToldLine } from './forecast';

export interface Future {
    told: Told[];
    notes: ToldLine[];
}

export interface Column extends Future {
    option: string;
    wins: ToldLine[];
}

export interface Columns {
    anyway: Future;
    columns: Column[];
}

type CountedEvent = GameEvent & { copies: number };

/** Whether an event is a reason to think twice. */
export type Warns = (e: GameEvent) => boolean;

/** Events in words, each once, with its chance. */
function tellEvents(course: Course, of: (e: GameEvent) => boolean, words: Words, warns: Warns): ToldLine[] {
    const found = new Map<string, { n: number; warning: boolean }>();
    for (const e of (course.events ?? []).filter(of))
        found.set(words.event(e), { n: (found.get(words.event(e))?.n ?? 0) + e.copies, warning: warns(e) });
    return [...found].map(([text, { n, warning }]) => ({ text, ...chanceOf(n, course), bars: [], ...warning ? { warning } : {} }));
}

/** How futures are told. */
export interface Telling {
    words: Words;
    items: Item[];                                 // those there now
    shows: (line: ForecastLine) => boolean;        // the lines worth telling
    events: string[];                              // those told in words
    warns?: Warns;
    fatal?: string[];                              // see Scene
    states?: Record<string, string>;
}

/** Everything in words, nothing twice: neither what an event states as a number nor an end as an event. */
export function tellFuture(course: Course, { words, items, shows, events, warns = () => false, fatal, states }: Telling): Future & { wins: ToldLine[] } {
    const stated = statedBy(course.events, events, states, words);
    const lines = course.lines.filter(line => shows(line) && !stated.has(`${thingKey(line.thing)} ${line.fact}`));
    return {
        told: tell({ ...course, lines }, words, endingsOf(course, fatal, items, words)),
        notes: tellEvents(course, e => events.includes(e.e) && !(fatal?.includes(e.e) ?? false), words, warns),
        wins: tellWins(course, words),
    };
}

/** What is certain. What depends on later answers and on what lies hidden would only drown it. */
const isCertain = (line: ToldLine) => line.percent === undefined && line.bars.length === 0;

function certain(told: Told[]): Told[] {
    return told.flatMap(one => one.lines.some(isCertain) ? [{ ...one, lines: one.lines.filter(isCertain) }] : []);
}

const same = (a: ToldLine) => (b: ToldLine) => a.text === b.text && a.percent === b.percent;

function without(told: Told[], common: Told[]): Told[] {
    return told.flatMap(one => {
        const known = common.find(c => thingKey(c.thing) === thingKey(one.thing))?.lines ?? [];
        const lines = one.lines.filter(line => !known.some(same(line)));
        return lines.length === 0 ? [] : [{ ...one, lines }];
    });
}

function inAll(all: Told[][]): Told[] {
    const [first = [], ...others] = all;
    return first.flatMap(one => {
        const lines = one.lines.filter(line => others.every(told =>
            told.find(o => thingKey(o.thing) === thingKey(one.thing))?.lines.some(same(line)) === true));
        return lines.length === 0 ? [] : [{ ...one, lines }];
    });
}

export function forkColumns(forks: Fork[], telling: Telling): Columns {
    const all = forks.map(f => {
        const { told, notes, wins } = tellFuture(f, telling);
        return { option: f.option, wins, told: certain(told), notes: notes.filter(isCertain) };
    });
    const told = inAll(all.map(f => f.told));
    const common = (of: 'notes' | 'wins') => (all[0]?.[of] ?? []).filter(line => all.every(f => f[of].some(same(line))));
    const own = (lines: ToldLine[], known: ToldLine[]) => lines.filter(line => !known.some(same(line)));
    const notes = common('notes'), wins = common('wins');
    return {
        anyway: all.length < 2 ? { told: [], notes: [] } : { told, notes: [...wins, ...notes] },
        columns: all.length < 2 ? all
            : all.map(f => ({ ...f, told: without(f.told, told), notes: own(f.notes, notes), wins: own(f.wins, wins) })),
    };
}

/** A line of the comparison of two groups. */
export interface SumLine {
    fact: string;
    left: number;
    right: number;
    lead: number;             // of the left side
}

export function compareGroups(left: Group, right: Group): SumLine[] {
    const facts = [...new Set([...Object.keys(left.facts), ...Object.keys(right.facts)])];
    return facts.map(fact => {
        const l = left.facts[fact] ?? 0, r = right.facts[fact] ?? 0;
        return { fact, left: l, right: r, lead: l - r };
    });
}

/** A number with its sign. */
export function signed(n: number): string {
    return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** How the comparison of these groups ends, with the rule behind it; nothing happens: no victory. Who stands in none of them
 * compares something else. */
export function outcomesOf(events: CountedEvent[] | undefined, of: string[], groups: Group[], words: Words): { text: string; rule: string }[] {
    const members = new Set(groups.flatMap(g => g.of.map(i => i.id)));
    const theirs = (e: CountedEvent) => e.args.slice(0, 2).every(id => id !== null && members.has(id));
    const found = new Map((events ?? []).filter(e => of.includes(e.e) && theirs(e)).map(e => [words.event(e), e.rule]));
    return found.size === 0 ? [{ text: t('fore.no-outcome'), rule: '' }] : [...found].map(([text, rule]) => ({ text, rule }));
}
