// What happens in the arena, and how it is shown: the sixteen steps of an action, one after the other.
import { amount, banner, flash, line, log, slide } from '../effects';
import type { Effect, EventsLook } from '../scene';

const effects: Record<string, Effect> = {
    // Before the match, rounds and phases
    initiative: log, tie: log, colour: log, pick: log, prepared: log, start: log, pair: log, income: log, buy: log, pass: log,
    round: banner, turn: banner, 'end-phase': banner, 'end-step': banner, win: banner, draw: banner, limit: banner,
    // Ways
    move: slide(0, 1), dash: slide(0, 1), march: slide(0, 1), push: slide(0, 1), charm: slide(0, 1), place: slide(0, 1, { path: 'arc' }),
    teleport: slide(0, 1, { path: 'arc' }), deploy: slide(0, 1), return: slide(0, 1), 'trap-laid': flash(0, 'plain', 'gi:wolf-trap'),
    // Announcements and reactions
    'announce-attack': line(0, 1), 'announce-ability': flash(0, 'plain', 'gi:magic-swirl'), 'announce-run': flash(0, 'plain', 'gi:run'),
    'announce-move': flash(0, 'plain', 'gi:walk'), 'announce-teleport': line(0, 1, 'good'),
    'react-attack': line(0, 1), 'react-ability': flash(0, 'bad', 'gi:magic-swirl'), catch: line(0, 1), 'no-reaction': log,
    lost: flash(0, 'plain', 'gi:cancel'),
    wake: flash(0, 'good', 'gi:sunrise'), free: flash(0, 'good', 'gi:breaking-chain'),
    // Attacks
    attack: line(0, 1), 'tower-shot': line(0, 1), ability: flash(0, 'plain', 'gi:magic-swirl'),
    dice: { show: 'dice', from: 0 }, hits: log, reroll: flash(0, 'plain', 'gi:clockwise-rotation'),
    damage: amount(0, 1, 'bad'), heal: amount(0, 1, 'good'), siege: amount(0, 1, 'bad'), regrowth: amount(0, 1, 'good'),
    shielded: flash(0, 'good', 'gi:vibrating-shield'), guarded: line(0, 1, 'good'), shield: flash(0, 'good', 'gi:vibrating-shield'),
    mana: log, status: flash(0, 'bad', 'gi:aura'), 'status-end': flash(0, 'good', 'gi:aura'), immune: flash(0, 'good', 'gi:checked-shield'),
    change: flash(0, 'plain', 'gi:upgrade'), mark: flash(0, 'plain', 'gi:aura'), 'mark-end': log,
    trap: flash(0, 'bad', 'gi:wolf-trap'),
    // What comes of it
    out: flash(0, 'bad', 'gi:broken-skull'), reward: flash(0, 'good', 'gi:two-coins'), level: flash(0, 'good', 'gi:round-star'),
    points: banner, bonus: banner, clash: banner, 'back-again': flash(0, 'plain', 'gi:return-arrow'),
};

export const events: Partial<EventsLook> = {
    effects,
    causes: { attack: [0], 'tower-shot': [0], ability: [1], trap: [1], siege: [], turn: [] },
    momentous: ['out', 'win', 'draw', 'limit'],
};
