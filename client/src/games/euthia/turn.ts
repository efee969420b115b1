// How one chooses, what is brought to mind before a turn ends, and what forecasts tell.
import type { Frame } from '../../net/frame';
import type { Forecast, TableView, Thing } from '../../net/protocol';
import { thingKey, type Choice } from '../../table/choices';
import { Flags, Note } from '../../table/Intents';
import type { Words } from '../../text/words';
import { has, number, pair } from '../facts';
import type { ForecastLook, TurnLook } from '../scene';
import { t } from './euthia.text';
import { deedsOf, NOTHING } from './outcomes';

/** Using these uses them up: they wait for the turn in which they are needed. */
const GONE_AFTER = ['potion', 'scroll', 'chest', 'tool'];
const USES = ['use', 'flip'], ACTIONS = ['mine', 'trade', 'hunt', 'treasure', 'face', 'quest', 'legend', 'hand-in'];

/** What is left: points that are lost, deeds that are possible here, tiles and gems that come back anyway. */
function tellLeft(left: Choice[], view: TableView, seat: number, words: Words): string[] {
    const points = number(view.seats[seat - 1] ?? {}, 'move-points') ?? 0;
    const names = (of: string[], among: Choice[]) => [...new Set(among.filter(c => of.includes(c.verb)).map(c => words.title(c.things.at(-1)?.kind ?? '', c.things.at(-1)?.id)))];
    const lasts = ({ verb, things: [thing] }: Choice) => verb === 'use' && thing !== undefined
        && view.items.some(i => thingKey(i) === thingKey(thing) && GONE_AFTER.some(tag => has(i, tag)));
    const markers = names(['march'], left), uses = names(USES, left.filter(c => !lasts(c)));
    const [round, rounds] = pair(view.areas.find(a => a.key === 'scenario') ?? {}, 'round') ?? [0, 0];
    return [
        ...points === 1 ? [t('euthia.left-point')] : points > 1 ? [t('euthia.left-points', points)] : [],
        ...[...new Set(left.filter(c => ACTIONS.includes(c.verb)).map(c => words.option(c.n)))].slice(0, 3),
        ...markers.length > 0 ? [t(round < rounds ? 'euthia.left-markers-keep' : 'euthia.left-markers', markers.join(', '))] : [],
        ...uses.length > 0 ? [t('euthia.left-uses', uses.slice(0, 4).join(', '))] : [],
    ];
}

/** Answers that say too little by themselves: what they bring is told instead of what they cost. */
const BRINGS = ['choose', 'heal', 'pray'];

function brought(forecast: Forecast, seat: number, words: Words, verb: string): string {
    const lines = verb === 'choose' ? forecast.lines : forecast.lines.filter(l => l.fact === 'health'), told = deedsOf({ ...forecast, lines }, seat, words);
    return told === NOTHING ? '' : told;
}

export const SALES = ['sell', 'sell-gem', 'sell-essence'];

/** Points that a marker brings, to whom a fee goes, who would be fought, or simply the gold that is gone then. */
function price(forecast: Forecast, seat: number, words: Words, verb: string): string {
    if (BRINGS.includes(verb))
        return brought(forecast, seat, words, verb);
    const told = (forecast.events ?? []).flatMap(({ e, args }) => args[0] !== String(seat) ? []
        : e === 'march' ? [`+${args[2]}`] : e === 'fee' ? [t('euthia.fee', words.seat(Number(args[1])))] : []);
    const { before = 0, values = [] } = forecast.lines.find(l => l.fact === 'gold' && l.thing.kind === 'seat' && l.thing.id === String(seat)) ?? {};
    const paid = values.length === 1 ? before - values[0]![0] : 0;
    if (SALES.includes(verb) && paid < 0)
        return t('euthia.brings', -paid);
    const replaced = (forecast.events ?? []).some(({ e }) => e === 'replaced');
    const elite = (forecast.events ?? []).find(({ e }) => e === 'elite');
    return elite !== undefined ? words.title('elite', elite.args[0]) : told.length > 0 ? told.join(', ') : paid > 0 ? t('euthia.costs', paid) : replaced ? t('euthia.free') : '';
}

/** One of the effects of which a text says that one is chosen: "heal 2 or 1 gaar", or sentence by sentence ("One of four effects. …"). */
export function partOf(kind: string, text: string, n: number): string | undefined {
    const parts = text.replace(/^[^:.]*: /, '').replace(/\.$/, '').split(/ (?:or|oder) /);
    return parts.length > 1 ? parts[n - 1] : kind === 'gem' ? text.split('. ')[n] : undefined;
}

/** Which effect an option is; of two foes, the one that it is. */
function called({ kind, id }: Thing, [verb]: string[], { prompt }: Frame, words: Words): string | undefined {
    const of = verb === 'choose' && kind === 'number' && prompt?.key === 'option' ? prompt.about[0] : undefined;
    if (of === undefined)
        return undefined;
    const part = of.kind === 'elite' ? (id === '1' ? words.title('elite', of.id) : undefined) : partOf(of.kind, words.about(of.kind, of.id), Number(id));
    return part === undefined ? undefined : `${id}: ${part}`;
}

/** What a re-roll costs and brings stands with the chances; of an option what it is; a first strike is made, or not. */
function brief({ n, verb, things: [die] }: Choice, words: Words, prompt?: string): string | undefined {
    if (prompt === 'first')
        return t(verb === 'yes' ? 'euthia.first-strike' : 'euthia.no-first-strike');
    const told = verb === 'choose' ? words.option(n).split(': ').slice(1).join(': ')
        : verb !== 'reroll' || die === undefined ? '' : t('euthia.reroll', words.title(die.kind, die.id));
    return told === '' ? undefined : told[0]!.toUpperCase() + told.slice(1);
}

/** A goal is wanted of several. */
const together = ({ seats, areas }: TableView) => seats.length > 1
    && areas.some(a => a.key === 'scenario' && Object.keys(a.facts ?? {}).some(fact => fact.startsWith('goal-')));

export const turn: Partial<TurnLook> = {
    prices: { verbs: ['march', 'mine', 'trade', 'hunt', 'replace', 'buy-shelter', ...SALES, ...BRINGS], of: price },
    ends: ['done'],
    whole: ['strike', 'flip', 'take-gem', 'take-essence'],
    brief,
    called,
    aside: ['march', 'choose', 'end', 'discard', 'drop-gem', 'drop-essence', 'drop-trophy', 'drop-gaar', 'drop-dwurt'],
    laidOut: ['pick', 'keep'],
    atOnce: ['lay'],
    explains: ['tile', 'gem', 'essence'],
    means: { hunt: 'elite' },
    partners: { together, Flags, Note },
    reminds: [{ before: 'end', of: ['go', 'march', ...ACTIONS, ...USES], tell: tellLeft }],
};

export const forecast: Partial<ForecastLook> = {
    fatal: ['killed'],
    foretells: ['burnt', 'soothed', 'fee', 'combat', 'victory', 'killed', 'left-tile', 'disgrace', 'marker-lost'],
    tells: ['life'],
    warns: e => ['burnt', 'fee', 'killed', 'disgrace'].includes(e.e),
};
