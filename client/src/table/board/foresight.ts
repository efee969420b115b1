// What of a preview is shown where: whom it touches, and which words stand at which place.
import { tellTag } from '../cards/teams';
import { thingKey } from '../choices';
import type { Table } from '../context';
import type { Forecast, Future, Odds, Thing } from '../../net/protocol';
import type { Aimed } from '../session/ranges';
import { liesHere } from '../stack';
import { besidesItsEnd, chanceOf, deadlyFor, endingsOf, statedBy, tellLast, tellWins, winsWith, withoutFollowing, type Told, type ToldLine } from './forecast';
import { whereIs, type Piece, type Plan, type Point } from './plan';

const MOST_NOTES = 3;         // events one bubble tells

/** Whether a piece belongs to my side. */
export function isFriend({ stage: { view }, seat }: Table, piece: Piece): boolean {
    const { owner } = piece.item;
    const team = view.seats[seat - 1]?.team ?? -1;
    return owner !== undefined && (owner === seat || (team >= 0 && view.seats[owner - 1]?.team === team));
}

/** The piece that the question is about. */
export function actorOf(table: Table, pieces: Piece[]): Piece | undefined {
    const about = table.stage.playing ? [] : table.stage.frame.prompt?.about ?? [];
    return about.map(a => pieces.find(p => thingKey(p.item) === thingKey(a))).find(p => p !== undefined);
}

/** The piece that uses what is aimed with, if it is one of several. */
export function bearerOf(aimed: Aimed | null, pieces: Piece[]): Piece | undefined {
    const by = aimed?.range.by;
    return by && pieces.find(p => thingKey(p.item) === thingKey(by));
}

/** What the previewed choice names on the board: not a card on one's own mat, though one like it may lie there. */
export function namedOnBoard({ preview, seat, stage: { view } }: Pick<Table, 'preview' | 'seat' | 'stage'>): Thing[] {
    const mat = view.areas.find(a => a.kind === 'mat' && a.owner === seat)?.id;
    const mine = view.items.filter(i => i.area === mat).map(thingKey);
    return (preview?.choice.things ?? []).filter(t => !mine.includes(thingKey(t)));
}

/** Keys of pieces that the previewed choice names, of those that it would change, and of those that what is aimed with could meet. */
export function touchedBy(table: Table, aimed: Aimed | null = null): Set<string> {
    return new Set([...namedOnBoard(table), ...(table.preview?.forecast?.lines ?? []).map(l => l.thing), ...aimed?.range.whom ?? []].map(thingKey));
}

/** The arithmetic goes before its outcome. */
function withSums({ scene, session, words }: Table, forecast: Forecast, told: Told[]): Told[] {
    const events = session.info()?.events ?? {};
    for (const event of forecast.events ?? []) {
        const sum = scene.forecast.sum(event);
        const id = sum === undefined ? null : event.args[sum.at];
        if (sum === undefined || id === null || id === undefined)
            continue;
        const thing = { kind: events[event.e]?.[sum.at] ?? '', id };
        const line: ToldLine = { text: sum.text, ...chanceOf(event.copies, forecast), bars: [] };
        const one = told.find(x => thingKey(x.thing) === thingKey(thing));
        told = one === undefined
            ? [...told, { thing, title: words.whom(thing.kind, id), lines: [line] }]
            : told.map(x => x === one ? { ...x, lines: [line, ...x.lines] } : x);
    }
    return told;
}

export function warningsFirst<T extends { warning?: boolean }>(lines: T[]): T[] {
    return [...lines.filter(l => l.warning), ...lines.filter(l => !l.warning)];
}

/** Events worth telling, each once, with its chance: what differs only by how much is one. `told`: the keys of things of which it is told
 * already that they end. */
export function notesOf({ scene, words, session, seat }: Pick<Table, 'scene' | 'words' | 'session' | 'seat'>, forecast: Future, told: Set<string>): ToldLine[] {
    const found = new Map<string, NonNullable<Future['events']>>(), kinds = session.info()?.events ?? {};
    for (const event of (forecast.events ?? []).filter(e => scene.forecast.foretells.includes(e.e))) {
        const who = words.subject(event);
        if (who !== undefined && scene.forecast.fatal.includes(event.e) && told.has(thingKey(who)))
            continue;
        const key = [event.e, ...event.args.slice(0, 2).filter((_, i) => kinds[event.e]?.[i] !== 'number')].join(' ');
        found.set(key, [...found.get(key) ?? [], event]);
    }
    const notes = [...found.values()].map(alike => {
        const likeliest = alike.reduce((most, e) => e.copies > most.copies ? e : most);
        return { text: words.events([likeliest, ...alike]), ...chanceOf(alike.reduce((n, e) => n + e.copies, 0), forecast), bars: [],
            ...alike.some(e => scene.forecast.warns(e, seat)) && { warning: true } };
    });
    return warningsFirst(notes).slice(0, MOST_NOTES);
}

export interface Said {
    title?: string;           // what is previewed, where the rest does not tell
    deadly: string;           // for who does it; empty: it is not
    at: Point;
    told: Told[];
    wins: ToldLine[];
    threat: boolean;          // they stand at a foe
    odds?: Odds;
    endsIt: boolean;          // who is killed by these odds is the last: that is the victory
    notes: ToldLine[];
}

/** The forecast at its target: first what becomes of that, then of whoever may be out, of foes and friends, of the score, of the track. */
export function foresight(table: Table, plan: Plan, pieces: Piece[], actor: Piece | undefined): Said | null {
    const { preview, words, scene, seat, stage: { view } } = table;
    const forecast = preview?.forecast;
    if (!forecast)
        return null;
    const pieceOf = (key: string) => pieces.find(p => thingKey(p.item) === key);
    const onTrack = new Set(view.areas.filter(a => scene.place(a, seat) === 'track').map(a => a.id));
    const tracked = new Set(view.items.filter(i => onTrack.has(i.area) && liesHere(i)).map(thingKey));
    // What a figure shows need not be said of its seat once more.
    const shown = new Set(pieces.flatMap(({ item }) => Object.keys(item.facts ?? {}).map(fact => `${item.owner} ${fact}`)));
    const stated = statedBy(forecast.events, scene.forecast.foretells, scene.forecast.states, words);
    const lines = withoutFollowing(forecast.lines, scene.forecast.follows).filter(({ thing, fact }) => stated.has(`${thingKey(thing)} ${fact}`) ? false : thing.kind === 'seat'
        ? fact !== undefined && fact === scene.seats.look(view, Number(thing.id)).score?.fact && !shown.has(`${thing.id} ${fact}`)
        : pieceOf(thingKey(thing)) !== undefined || tracked.has(thingKey(thing)) || (fact !== undefined && scene.forecast.tells.includes(fact)));
    const there = namedOnBoard(table), named = there.map(thingKey);
    const endings = endingsOf(forecast, scene.forecast.fatal, view.items, words);
    const rank = ({ thing }: Told) => {
        const key = thingKey(thing), piece = pieceOf(key);
        return named.includes(key) ? 0 : endings.has(key) ? 1 : piece !== undefined ? isFriend(table, piece) ? 3 : 2 : tracked.has(key) ? 5 : 4;
    };
    // In a fight the odds tell who falls; who reacts to a foe's deed does not die with that foe.
    const deadly = forecast.odds !== undefined || actor === undefined || !isFriend(table, actor) ? '' : deadlyFor(actor.item, forecast, endings);
    const alive = (all: Told[]) => deadly === '' || actor === undefined ? all : besidesItsEnd(all, actor.item, forecast, endings);
    const told = alive(withSums(table, forecast, tellLast({ ...forecast, lines }, words, endings, scene.forecast.minor, tag => tellTag(table, tag)))).sort((a, b) => rank(a) - rank(b)).slice(0, scene.forecast.most);
    const target = [...named].reverse().map(pieceOf).find(p => p !== undefined) ?? pieceOf(thingKey(told[0]?.thing ?? { kind: '' }));
    const at = target ?? there.map(c => whereIs(plan, pieces, c)).find(p => p !== undefined) ?? actor;
    const odds = forecast.odds;
    const endsIt = odds !== undefined && winsWith(forecast, endings.get(thingKey(odds.target)));
    const wins = endsIt ? [] : tellWins(forecast, words);
    const notes = notesOf(table, forecast, new Set([...told.map(one => one.thing), ...odds === undefined ? [] : [odds.target], ...deadly === '' ? [] : [...endings.values()].map(e => e.thing)].map(thingKey)));
    const warned = notes.some(n => n.warning);
    if (at === undefined || (told.length + wins.length === 0 && odds === undefined && deadly === '' && !warned))
        return null;
    // What the odds say exactly need not be said again.
    const rest = odds === undefined ? told : told.filter(one => thingKey(one.thing) !== thingKey(odds.target));
    const first = rest[0];
    const title = odds === undefined && (first === undefined || !named.includes(thingKey(first.thing))) ? words.option(preview.choice.n) : undefined;
    return { title, deadly, at, told: rest, wins, odds, endsIt, notes, threat: target !== undefined && !isFriend(table, target) };
}
