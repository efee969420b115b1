// A forecast in words: for each thing what becomes of it, with chances where it is not certain.
import type { ForecastLine, Future, Thing } from '../../net/protocol';
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
    bars: Bar[];              // a distribution, if there are more than two values
    warning?: boolean;
}

export interface Told {
    thing: Thing;
    title: string;
    lines: ToldLine[];
}

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

/** Null: nothing changes. */
function tellTag(line: ForecastLine, tag: string, copies: number, words: Words): ToldLine | null {
    const before = line.before ?? 0;
    const changed = (line.values ?? []).reduce((n, [value, count]) => value === before ? n : n + count, 0);
    if (changed === 0)
        return null;
    const text = before === 0 ? words.tag(tag) : t('board.loses', words.tag(tag));
    return { text, percent: changed === copies ? undefined : percent(changed, copies), bars: [] };
}

function tellFact(line: ForecastLine, fact: string, copies: number, words: Words): ToldLine | null {
    const before = line.before ?? 0;
    const values = line.values ?? [];
    const changed = values.filter(([value]) => value !== before);
    const [first, last] = [values[0], values[values.length - 1]];
    if (changed.length === 0 || first === undefined || last === undefined)
        return null;
    const change = (to: string) => t('board.change', words.fact(fact), before, to);
    if (changed.length === 1) {
        const [value, count] = changed[0]!;
        return { text: change(String(value)), percent: count === copies ? undefined : percent(count, copies), bars: [] };
    }
    if (values.length === 2) {
        const chance = percent(first[1], copies);
        const both = [t('board.value-chance', first[0], chance), t('board.value-chance', last[0], 100 - chance)];
        return { text: change(both.join(', ')), bars: [] };
    }
    return { text: change(t('board.range', first[0], last[0])),
        bars: values.map(([value, count]) => ({ value, percent: percent(count, copies) })) };
}

/** Lines by thing, in the order of the forecast. */
export function tell(forecast: Future, words: Words): Told[] {
    const told = new Map<string, Told>();
    for (const line of forecast.lines) {
        const said = line.tag !== undefined ? tellTag(line, line.tag, forecast.copies, words)
            : tellFact(line, line.fact ?? '', forecast.copies, words);
        if (said === null)
            continue;
        const { thing } = line;
        const one = told.get(thingKey(thing)) ?? { thing, title: words.title(thing.kind, thing.id), lines: [] };
        told.set(thingKey(thing), { ...one, lines: [...one.lines, said] });
    }
    return [...told.values()];
}

/** Who would win at once, and how likely. */
export function tellWins(forecast: Future, words: Words): ToldLine[] {
    return (forecast.wins ?? []).flatMap((copies, i) => copies === 0 ? []
        : [{ text: t('board.wins', words.seat(i + 1)), percent: percent(copies, forecast.copies), bars: [] }]);
}
