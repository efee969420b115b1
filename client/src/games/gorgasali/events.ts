// What happens on the map, and how it is shown.
import { amount, banner, card, flash, line, log, slide, word } from '../effects';
import type { Effect, EventsLook } from '../scene';

const effects: Record<string, Effect> = {
    // Before the match
    pick: log, 'starter-die': { show: 'dice', at: 0, from: 1 }, starts: log, 'sector-taken': log, sector: log,
    // Rounds and turns
    round: log, shrink: banner, storm: banner, turn: banner, 'frozen-turn': flash(0, 'bad', 'gi:snowflake-1'), end: log, win: banner,
    // Movement
    roll: { show: 'dice', at: 0, from: 1, to: 3 }, points: log,
    enter: slide(0, 1, { quick: true }),
    step: slide(0, 2, { quick: true }),
    jump: slide(0, 3, { path: 'arc' }),
    pull: slide(1, 3, { path: 'arc' }),
    swap: slide(0, 3, { path: 'arc' }),
    return: slide(0, 1, { path: 'arc' }),
    stop: log, stay: log, stuck: flash(0, 'plain', 'gi:walking-boot'), price: log,
    // Chests and cards
    'healing-point': flash(0, 'good', 'gi:healing'),
    chest: flash(1, 'good', 'gi:open-treasure-chest'), 'extra-chest': flash(0, 'good', 'gi:open-treasure-chest'),
    draw: log, reshuffle: log, put: log, replace: log, discard: log, exchange: log, fill: log,
    reload: flash(0, 'good', 'gi:bullets'), use: card(1),
    // Fighting
    shoot: line(0, 2), throw: line(0, 2),
    extend: log, dice: { show: 'dice', from: 0 }, reroll: log, platform: log, pips: log, fixed: log, special: log,
    miss: word('plain'), 'miss-exact': word('plain'), 'stays-loaded': log, field: word('good', 0), armour: word('good', 0), pierced: log,
    loss: amount(0, 1, 'bad'), heal: amount(0, 1, 'good'),
    unloaded: flash(0, 'bad', 'gi:unplugged'), lightning: line(1, 0),
    banner: flash(2, 'plain', 'gi:tattered-banner'), build: flash(2, 'plain', 'gi:stone-wall'), 'banner-off': log,
    // Abilities
    supernova: flash(1, 'bad', 'gi:star-prominences'), steal: line(1, 0, 'good'),
    healer: flash(0, 'good', 'gi:healing'), freeze: flash(0, 'plain', 'gi:snowflake-1'), frozen: flash(0, 'bad', 'gi:snowflake-1'),
    imitate: flash(0, 'plain', 'gi:mirror-mirror'), ignite: flash(1, 'bad', 'gi:burning-embers'), drain: log,
    // The end, partners
    out: banner, 'out-by': banner, loot: log, lost: log, revive: banner,
    propose: log, gives: log, 'gives-chest': log, refuse: log, traded: banner,
};

const causes: EventsLook['causes'] = {
    shoot: [1], throw: [1], use: [1], lightning: 'card.ball-lightning', supernova: 'ability.supernova', ignite: 'ability.ignite', healer: 'ability.heal',
    'healing-point': 'cause.healing-point', price: 'cause.battlefield', turn: [], step: [],
};

export const events: Partial<EventsLook> = { effects, causes, momentous: ['out', 'out-by', 'revive', 'win'], steps: ['step'] };
