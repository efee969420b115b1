// When this browser passes by itself. It decides only about questions whose first answer lets things go on, and only by what the
// question says: which kind of effect comes next, and whose it is.
import type { PassSettings } from '../lib/settings';
import type { Prompt } from '../net/protocol';

/** Why a question is passed: there is no other answer, the effect is one's own, its kind has no stop, the game sees no reason to stop,
 * or the turn is waved through. */
export type PassReason = 'unable' | 'own' | 'no-stop' | 'small' | 'turn';

/** What one is asked about. */
export interface Passed {
    effect: string;           // the word of its kind; '' if the question names none
    owner: number;            // 0: nobody's
    source?: { kind: string; id?: string };
}

export interface Question {
    prompt?: Prompt;
    options: string[];
    over: boolean;
}

export function askedAbout(prompt: Prompt): Passed {
    const named = (kind: string) => prompt.about.find(a => a.kind === kind)?.id;
    return { effect: prompt.subject === undefined ? '' : named(prompt.subject) ?? '', owner: Number(named('seat') ?? 0),
        source: prompt.about.find(a => a.kind !== prompt.subject && a.kind !== 'seat') };
}

/** Null: the person is to be asked. A spectator is seat 0. */
export function passReason({ prompt, options, over }: Question, seat: number, s: PassSettings, wholeTurn: boolean): PassReason | null {
    if (seat < 1 || over || prompt?.pass !== true || options.length === 0)
        return null;
    if (wholeTurn)
        return 'turn';
    const { effect, owner } = askedAbout(prompt);
    const own = owner === seat;
    if ((own ? s.skipOwn : s.skipOthers).includes(effect))
        return 'no-stop';
    if (s.ask === 'always')
        return null;
    if (options.length === 1)
        return 'unable';
    if (s.ask === 'worth')
        return prompt.stop === true ? null : 'small';
    return own && s.ask === 'others' ? 'own' : null;
}

/** The answer that is given without asking: nearly everybody would choose it. Null: the person is to be asked. */
export function usualAnswer({ prompt, options, over }: Question, seat: number, asksAll: boolean): string | null {
    const usual = prompt?.usual;
    return seat < 1 || over || asksAll || usual === undefined || !options.includes(usual) ? null : usual;
}

/** Milliseconds until it passes: a person who thinks is never equally quick. `watched`: somebody sees how long it takes, and would
 * expect a person to think here. */
export function pauseBefore(s: PassSettings, chance: number, watched = false): number {
    return s.thinks || watched ? 1000 + Math.round(2000 * chance) : 0;
}

/** Whether answers that were given without asking are told: not while the turns that came before them are still being shown. */
export function tellsUsual(given: unknown[], asksAll: boolean, playing: boolean): boolean {
    return !asksAll && !playing && given.length > 0;
}
