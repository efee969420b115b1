// How one chooses in the arena, and what a forecast tells.
import type { ForecastLook, TurnLook } from '../scene';
import { WHY_SHUT } from './panels/EndPhase';
import { heroesOf, SLOTS } from './panels/heroes';
import { t } from './panels/panels.text';

/** Values that rise with the level. */
const GROWING = ['nk', 'fk', 'wk', 'mreg'];

export const turn: Partial<TurnLook> = {
    ranges: ['model'],
    explains: ['ability'],
    called: ({ kind, id }, [verb, who], { view, prompt }, words) => {
        const hero = verb === 'answer' ? who : prompt?.about[0]?.id, at = SLOTS.findIndex(slot => slot.toLowerCase() === id);
        const ability = kind !== 'slot' ? undefined : [1, 2].flatMap(seat => heroesOf(view, seat)).find(h => h.model.id === hero)?.abilities[at];
        return ability === undefined ? undefined : `${words.title('ability', ability.id)} (${SLOTS[at]})`;
    },
    ends: ['done', 'pass-phase'],
    missed: { action: ['use q'] },
    // An action is lost by no single press.
    reminds: [
        { before: 'done', asked: 'action', of: ['go', 'run', 'attack', 'use', 'teleport', 'wake', 'free'], tell: () => [t('exalted.nothing-announced')] },
        { before: 'pass', asked: 'hero', of: ['act'], tell: () => [t('exalted.left-action')] },
        { before: 'pass-phase', asked: 'hero', of: ['act'], tell: () => [t('exalted.left-phase')] },
    ],
    // Teams and seats have places on the table, but are chosen by name.
    whole: ['colour', 'faction', 'start', 'run', 'done', 'back', 'pass', 'pass-phase', 'wake', 'free', 'let', 'no-more', 'use', 'answer', 'catch', 'strike'],
};

export const forecast: Partial<ForecastLook> = {
    silent: ['colour', 'start', 'deploy'],
    until: { attack: 'done', at: 'done', aim: 'done' },
    fatal: ['out'],
    minor: ['mana', 'level', 'xp', 'gold', ...GROWING],
    // Of a building that cannot be attacked the new reason is told, or that there is none any more.
    follows: {
        level: ['xp', ...GROWING], armed: ['silent'], silent: ['armed'], shut: ['open'], open: ['shut', ...WHY_SHUT],
        ...Object.fromEntries(WHY_SHUT.map(why => [why, WHY_SHUT.filter(other => other !== why)])),
    },
    most: 5,                  // a template hits many
    foretells: ['tower-shot', 'trap'],
    warns: e => e.e === 'tower-shot' || e.e === 'trap',
};
