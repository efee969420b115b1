// What happens in the arena, and how it is shown.
import type { GameEvent } from '../../net/protocol';
import { amount, banner, card, flash, line, log, slide } from '../effects';
import type { Effect, EventsLook } from '../scene';
import { emblem } from './emblems';

const way = slide(0, 2);
const leap = slide(0, 2, { path: 'arc' });

const effects: Record<string, Effect> = {
    // Before the match
    start: banner, first: log, side: log, pick: log, return: log, confirm: log, bring: log, 'reveal-set': log, ban: log, mulligan: log,
    'trap-set': flash(1, 'plain', 'gi:wolf-trap'),
    // Turns and points
    turn: banner, score: banner, win: banner, victory: banner, limit: banner,
    vp: log, points: log, challenge: log, 'challenge-off': log, end: log,
    // Movement
    deploy: slide(0, 1), enter: slide(0, 1),
    move: way, dash: way, force: way, fear: way, push: way, pull: way,
    jump: leap, swoop: leap, place: leap,
    unmoved: flash(0, 'plain', 'gi:anvil'),
    // Traps
    'trap-proof': flash(0, 'good', 'gi:wolf-trap'),
    'trap-moved': flash(2, 'plain', 'gi:wolf-trap'),
    look: flash(2, 'plain', 'gi:eye-target'),
    // Cards and fighting
    play: card(1, 0),
    react: card(1, 0),
    shown: card(1, 0),
    attack: line(0, 2),
    aim: flash(0, 'bad', 'gi:crossed-swords'), around: flash(0, 'bad', 'gi:crossed-swords'),
    escape: flash(0, 'good', 'gi:feathered-wing'),
    strike: log,
    damage: amount(0, 1, 'bad'),
    heal: amount(0, 1, 'good'),
    root: flash(0, 'bad', 'gi:tree-roots'),
    stun: flash(0, 'bad', 'gi:knocked-out-stars'),
    guard: flash(0, 'good', 'gi:vibrating-shield'),
    out: flash(0, 'bad', 'gi:broken-skull'),
    level: flash(0, 'good', 'gi:round-star'),
    draw: log, reshuffle: log, plan: log, discard: log, show: log,
};

/** A reaction comes between an attack and its blow. */
const causes: EventsLook['causes'] = {
    play: [1], attack: [1], react: [1], trap: [1], standard: [1], strike: { like: 'attack' }, turn: [], 'BR-PUSH-5': 'cause.collision',
};

/** A trap and a standard action show their own emblem, an attack that comes to nothing a shield. */
function effect(e: GameEvent): Effect | undefined {
    if (e.e === 'trap')
        return flash(2, 'bad', emblem('trap', e.args[1] ?? undefined));
    if (e.e === 'strike' && e.args[2] === '0')
        return flash(1, 'good', 'gi:checked-shield');
    if (e.e === 'standard')
        return flash(2, 'plain', emblem('standard', e.args[1] ?? undefined));
    return undefined;
}

export const events: Partial<EventsLook> = { effects, effect, causes, momentous: ['out', 'win', 'victory', 'limit'] };
