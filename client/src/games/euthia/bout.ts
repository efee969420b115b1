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

/** What a value is made of beside the dice; `seen`: how the part that grows came to be. */
export function partsOf(combat: Facts, side: Side, seen: Part[]): Part[] {
    return PARTS[side].flatMap(of => {
        const n = number(combat, of) ?? 0;
        if (of !== GROWS[side])
            return n === 0 ? [] : [{ n, of, events: [] }];
        const rest = n - seen.reduce((sum, part) => sum + part.n, 0);
        return [...seen, ...rest === 0 ? [] : [{ n: rest, of, events: [] }]];
    });
}

/** Events that change what is added to a throw. */
const CHANGES = ['reroll', 'played', 'used', 'flipped', 'spent-essence', 'spent-gem', 'hope', 'monster-gaar', 'dwurt', 'combat-card', 'gaar-lost'];

export const isChange = ({ e }: GameEvent): boolean => CHANGES.includes(e);

/** What was added since the last look: the difference, with what happened in between. A new throw begins anew: each side has one in a
 * combat round, and often nobody is asked anything between two of them. */
export function seenSince(before: Part[], was: Facts | undefined, is: Facts, side: Side, events: GameEvent[]): Part[] {
    const sum = (of: Facts | undefined) => of === undefined ? undefined : number(of, GROWS[side]) ?? 0;
    const thrown = (of: Facts | undefined) => of !== undefined && diceOf(of, side).length > 0;
    if (!thrown(is))
        return [];
    const round = (of: Facts | undefined) => number(of ?? {}, 'combat-round') ?? 0, same = thrown(was) && round(was) === round(is);
    const old = same ? sum(was)! : 0, kept = same ? before : [];
    const n = sum(is)! - old;
    return n === 0 ? kept : [...kept, { n, of: GROWS[side], events: events.filter(isChange) }];
}

const DEEDS = ['combat-card', 'stored', 'played', 'monster-gaar', 'monster-healed', 'monster-roll', 'monster-value', 'hurt'];
/** What follows from them at once: the die that is thrown anew, the one that the air turns. */
const FOLLOWS: Record<string, string[]> = { reroll: ['monster-gaar'], air: ['combat-card', 'monster-roll', 'hope'] };

/** What the monster did in this combat round. */
export function deedsOf(log: GameEvent[]): GameEvent[] {
    const round = log.slice(1 + log.findLastIndex(({ e }) => e === 'combat-round')), valued = round.findIndex(({ e }) => e === 'monster-value');
    return round.filter(({ e }, i) => DEEDS.includes(e) || ((valued < 0 || i < valued) && FOLLOWS[e]?.includes(round[i - 1]?.e ?? '') === true));
}

export function combatOf(areas: Area[]): Area | undefined {
    return areas.find(a => a.key === 'combat');
}
