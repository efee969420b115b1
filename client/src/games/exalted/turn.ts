// How one chooses in the arena, and what a forecast tells.
import type { ForecastLook, TurnLook } from '../scene';

export const turn: Partial<TurnLook> = {
    ranges: ['model'],
    ends: ['done', 'pass-phase'],
    // Teams and seats have places on the table, but are chosen by name.
    whole: ['colour', 'faction', 'start', 'run', 'done', 'back', 'pass', 'pass-phase', 'wake', 'free', 'let', 'no-more', 'use', 'answer', 'catch', 'strike'],
};

export const forecast: Partial<ForecastLook> = {
    fatal: ['out'],
    foretells: ['tower-shot', 'trap', 'status'],
    warns: e => e.e === 'tower-shot' || e.e === 'trap',
};
