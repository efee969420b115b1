// What a combat looks like, read from the view: steps, dice, what a value is made of, what the next step of the ladder wants.
import type { Area, Facts, GameEvent } from '../../net/protocol';
import { number, pair } from '../facts';

export const STEPS = ['prepare', 'first', 'heal', 'monster', 'defend', 'hero', 'spoils'] as const;
export type Step = typeof STEPS[number];

const PROMPTS: Record<string, Step> = {
    before: 'prepare', claim: 'prepare', prepare: 'prepare', first: 'first', healing: 'heal', parry: 'monster', cards: 'monster', monster: 'monster',
    hero: 'defend', shield: 'defend', curse: 'hero', ready: 'hero', weapon: 'hero', after: 'hero', puppet: 'hero', trophy: 'spoils', spoil: 'spoils',
};

/** Where the combat is: as one is asked, or as far as the figures tell. */
export function stepOf(combat: Facts, prompt: string | undefined): Step {
    const asked = PROMPTS[prompt ?? ''], fights = number(combat, 'combat-round') ?? 0;
    if (asked === 'hero' && fights === 0)
        return 'first';
    return asked ?? (number(combat, 'hero-value') !== undefined ? 'hero' : number(combat, 'monster-value') !== undefined ? 'defend'
        : fights > 0 ? 'monster' : 'prepare');
}

/** Questions before the monster throws: what lies there is the throw of the last round. */
const BEFORE_ITS_THROW = ['before', 'claim', 'prepare', 'first', 'healing', 'parry', 'cards'];
export const isThrown = (side: Side, prompt: string | undefined): boolean => side === 'hero' || !BEFORE_ITS_THROW.includes(prompt ?? '');

export type Side = 'monster' | 'hero';

export const diceOf = (combat: Facts, side: Side): number[] => [1, 2].flatMap(n => number(combat, `${side}-die-${n}`) ?? []);

/** A step of the ladder: from this value on so much is lost. */
export interface Rung {
    from: number;
    loses: number;
}

export function ladderOf(combat: Facts, side: Side): Rung[] {
    const key = side === 'monster' ? 'wounds' : 'strikes';
    return [1, 2, 3, 4, 5, 6].flatMap(n => {
        const rung = pair(combat, `${key}-${n}`);
        return rung === undefined ? [] : [{ from: rung[0], loses: rung[1] }];
    });
}

/** The rung on which a value stands, -1: below the first. */
export const rungAt = (ladder: Rung[], value: number): number => ladder.findLastIndex(r => value >= r.from);

/** How much is missing to the next rung, and what that would be. */
export function nextRung(ladder: Rung[], value: number): { gap: number; loses: number } | undefined {
    const next = ladder[rungAt(ladder, value) + 1];
    return next === undefined ? undefined : { gap: next.from - value, loses: next.loses };
}

/** Something that is added to the dice. `of`: the fact that tells it; `events`: what it came from, as far as it was seen. */
export interface Part {
    n: number;
    of: string;
    events: GameEvent[];
}

const PARTS: Record<Side, string[]> = { monster: ['monster-more'], hero: ['hero-thrown', 'hero-worn', 'hero-cards', 'hero-next', 'hero-penalty'] };

/** Which of them grows answer by answer. */
export const GROWS: Record<Side, string> = { monster: 'monster-more', hero: 'hero-thrown' };

/** What of that comes from the power of earth, with the throw. */
const EARTH: Record<Side, string> = { monster: 'monster-earth', hero: 'hero-earth' };

/** What was added answer by answer. */
const grown = (combat: Facts, side: Side): number => (number(combat, GROWS[side]) ?? 0) - (number(combat, EARTH[side]) ?? 0);

/** What a value is made of beside the dice; `seen`: how the part that grows came to be. */
export function partsOf(combat: Facts, side: Side, seen: Part[]): Part[] {
    const fixed = (of: string): Part[] => {
        const n = number(combat, of) ?? 0;
        return n === 0 ? [] : [{ n, of, events: [] }];
    };
    const rest = grown(combat, side) - seen.reduce((sum, part) => sum + part.n, 0);
    return PARTS[side].flatMap(of => of !== GROWS[side] ? fixed(of) : [...fixed(EARTH[side]), ...seen, ...rest === 0 ? [] : [{ n: rest, of, events: [] }]]);
}

/** Events that change what is added to a throw. */
const CHANGES = ['reroll', 'played', 'used', 'flipped', 'spent-essence', 'spent-gem', 'monster-gaar', 'dwurt', 'dwurt-die', 'combat-card', 'gaar-lost'];
/** With these a throw begins: what happened before them added nothing to it. */
const THROWS: Record<Side, string[]> = { monster: ['monster-roll', 'combat-card'], hero: ['roll'] };

/** Hope that is spent; low and high throws raise it, which adds nothing. */
const SPENDS_HOPE = ['EU-SHII-3', 'EU-SHII-5'];

export const isChange = ({ e, rule }: GameEvent): boolean => e === 'hope' ? SPENDS_HOPE.includes(rule) : CHANGES.includes(e);

/** What was added since the last look: the difference, with what happened in between. A new throw begins anew, whether or not somebody was
 * asked something between two of them. */
export function seenSince(before: Part[], was: Facts | undefined, is: Facts, side: Side, events: GameEvent[]): Part[] {
    if (diceOf(is, side).length === 0)
        return [];
    const thrown = events.findLastIndex(({ e }) => THROWS[side].includes(e)), round = (of: Facts) => number(of, 'combat-round') ?? 0;
    const same = thrown < 0 && was !== undefined && diceOf(was, side).length > 0 && round(was) === round(is);
    const n = grown(is, side) - (same ? grown(was, side) : 0), kept = same ? before : [];
    return n === 0 ? kept : [...kept, { n, of: GROWS[side], events: events.slice(thrown + 1).filter(isChange) }];
}

const DEEDS = ['combat-card', 'stored', 'played', 'monster-gaar', 'monster-healed', 'monster-roll', 'monster-value', 'hurt'];
/** What follows from them at once: the die that is thrown anew, the one that the air turns. */
const FOLLOWS: Record<string, string[]> = { reroll: ['monster-gaar'], air: ['combat-card', 'monster-roll', 'hope'] };

/** With what a combat round begins, or the combat itself. */
const BEGINS = ['combat-round', 'combat'];

/** What the monster did in this combat round. */
export function deedsOf(log: GameEvent[]): GameEvent[] {
    const round = log.slice(1 + log.findLastIndex(({ e }) => BEGINS.includes(e))), valued = round.findIndex(({ e }) => e === 'monster-value');
    return round.filter(({ e }, i) => DEEDS.includes(e) || ((valued < 0 || i < valued) && FOLLOWS[e]?.includes(round[i - 1]?.e ?? '') === true));
}

export function combatOf(areas: Area[]): Area | undefined {
    return areas.find(a => a.key === 'combat');
}
