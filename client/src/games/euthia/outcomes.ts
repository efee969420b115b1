// A forecast in a line: victory and death with their chances, what is left of monster and hero; or what would happen to a seat.
import type { Forecast, ForecastLine } from '../../net/protocol';
import { chanceOf } from '../../table/board/forecast';
import type { Words } from '../../text/words';
import { t } from './euthia.text';

export const NOTHING = '–';
const MOST = 3;

/** The chance of so many copies; nothing is said about what is certain. */
function chance(copies: number, forecast: Forecast): string {
    const { percent, cases } = chanceOf(copies, forecast);
    return cases !== undefined ? t('euthia.exactly', ...cases) : percent !== undefined ? t('euthia.about', percent) : '';
}

const happens = ({ events = [] }: Forecast, e: string) => events.filter(x => x.e === e).reduce((n, x) => n + x.copies, 0);

/** All values, each with its chance; `fallen`: 0 is told as a victory or a death. */
function spread(line: ForecastLine | undefined, name: string, forecast: Forecast, { fallen = false } = {}): string[] {
    const values = (line?.values ?? []).filter(([value]) => !fallen || value > 0);
    return values.length === 0 ? [] : [t('euthia.loss', name, values.map(([value, copies]) => `${value} ${chance(copies, forecast)}`.trim()).join(', '))];
}

/** A line without so many copies of the first of these values that has them. */
function without(line: ForecastLine, copies: number, ...of: ((value: number) => boolean)[]): ForecastLine {
    const values = line.values ?? [], gone = of.map(is => values.find(([value, n]) => is(value) && n >= copies)).find(v => v !== undefined);
    return copies === 0 || gone === undefined ? line
        : { ...line, values: values.flatMap(v => v !== gone ? [v] : v[1] === copies ? [] : [[v[0], v[1] - copies] as [number, number]]) };
}

/** The life of a foe while the fight goes on. Where it is beaten it lies nowhere any more and counts as it was before; where the hero falls, an
 * elite is whole again. */
function inFight(line: ForecastLine | undefined, won: number, dead: number): ForecastLine | undefined {
    const before = line?.before ?? 0;
    return line === undefined ? undefined : without(without(line, won, value => value === 0, value => value === before), dead, value => value > before);
}

/** `stays`: what is told where nothing changes. */
export function outcomeOf(forecast: Forecast, hero: number, words: Words, stays: string): string {
    const won = happens(forecast, 'victory'), dead = happens(forecast, 'killed');
    const life = forecast.lines.find(l => (l.fact === 'life' && l.thing.kind !== 'seat') || (l.fact === 'foe-life' && l.thing.kind === 'seat' && Number(l.thing.id) === hero));
    const health = forecast.lines.find(l => l.fact === 'health' && l.thing.kind === 'seat' && Number(l.thing.id) === hero);
    return [
        ...won > 0 ? [t('euthia.victory', chance(won, forecast)).trim()] : [],
        ...dead > 0 ? [t('euthia.death', chance(dead, forecast)).trim()] : [],
        ...spread(inFight(life, won, dead), t('euthia.foe-life'), forecast, { fallen: true }),
        ...spread(health, words.fact('health'), forecast, { fallen: true }),
    ].join(' · ') || stays;
}

/** Facts that only follow from others. */
const FOLLOWS = ['pouches', 'final'];
/** Events by which a seat gets a thing, and of what kind it is. */
const GETS: Record<string, string> = { gem: 'gem', essence: 'essence', tile: 'tile' };

/** What would change for a seat, fact by fact, and what it would get. */
export function deedsOf(forecast: Forecast, seat: number, words: Words): string {
    const own = forecast.lines.filter(l => l.fact !== undefined && !FOLLOWS.includes(l.fact) && l.thing.kind === 'seat' && Number(l.thing.id) === seat);
    const got = (forecast.events ?? []).filter(({ e, args }) => e in GETS && args[0] === String(seat)), dead = happens(forecast, 'killed');
    return [
        ...dead > 0 ? [t('euthia.death', chance(dead, forecast)).trim()] : [],
        ...own.slice(0, MOST).flatMap(l => spread(l, words.fact(l.fact ?? ''), forecast, { fallen: dead > 0 && l.fact === 'health' })),
        ...got.slice(0, MOST).map(({ e, args, copies }) => `${words.title(GETS[e]!, args[1])} ${chance(copies, forecast)}`.trim()),
    ].join(' · ') || NOTHING;
}
