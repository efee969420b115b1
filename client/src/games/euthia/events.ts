// What happens on the way and in combat, and how it is shown. What the automaton does is told step by step.
import { amount, banner, card, flash, log, slide } from '../effects';
import type { Effect, EventsLook } from '../scene';

const good = (icon: string) => flash(0, 'good', icon), bad = (icon: string) => flash(0, 'bad', icon);

const effects: Record<string, Effect> = {
    // Rounds and turns
    pick: log, start: log, round: banner, turn: banner, end: log, kept: log, march: log, 'move-points': log,
    move: slide(0, 1, { quick: true }), teleport: slide(0, 1, { path: 'arc' }),
    laid: flash(2, 'good', 'gi:treasure-map'), quests: log, 'quest-open': log,
    // Health, gold, reputation
    burnt: bad('gi:flame'), soothed: good('gi:drop'), healed: amount(0, 1, 'good'), hurt: amount(0, 1, 'bad'),
    gold: log, paid: log, fee: log, reputation: good('gi:laurel-crown'), disgrace: bad('gi:laurel-crown'),
    gaar: log, 'gaar-lost': log, dwurt: log, 'dwurt-die': log, gem: log, essence: log, drew: log, stored: log,
    // Tiles
    tile: card(1), mined: card(2), treasure: card(1), offered: log, replaced: log, bought: card(1), sold: log, 'sold-gem': log, 'sold-essence': log,
    'kept-tile': card(1), 'left-tile': log, upgraded: card(1), unlocked: log, equipped: log, stowed: log, set: log,
    used: card(1), flipped: log, 'spent-essence': log, 'spent-gem': log, dropped: log, renewed: log,
    // Rolls
    roll: { show: 'dice', at: 0, from: 1 }, air: log, reroll: banner, rolled: log, faced: flash(1, 'plain', 'gi:whirlwind'),
    quest: banner, legend: banner, 'quest-failed': banner, 'handed-in': banner, badge: banner,
    // Combat
    combat: flash(1, 'bad', 'gi:crossed-swords'), control: log, 'monster-player': banner, monster: card(0), elite: card(0), 'combat-round': log,
    'monster-roll': { show: 'dice', from: 0 }, 'combat-card': banner, hope: log, 'monster-gaar': log, played: card(0), 'monster-value': banner, 'hero-value': banner,
    attack: card(1), 'no-attack': banner, damage: banner, 'monster-healed': banner,
    victory: banner, trophy: log, killed: banner, stalemate: banner, bounty: card(0),
    // Scenarios, the end
    'marker-lost': flash(1, 'bad', 'gi:flame'), 'enemy-moves': flash(0, 'bad', 'gi:dragon-head'), 'enemy-hurt': banner,
    destroyed: flash(0, 'bad', 'gi:broken-shield'), sheltered: flash(1, 'good', 'gi:rosa-shield'), grade: banner, score: log,
};

export const events: Partial<EventsLook> = {
    effects,
    momentous: ['victory', 'killed', 'stalemate', 'quest', 'legend', 'monster-player', 'grade', 'enemy-hurt'],
    steps: [],
    causes: { burnt: 'tag.under-fire', soothed: 'tag.under-water', used: [1], attack: [1], played: [0], 'monster-value': [], turn: [], move: [], 'EU-SKOL-12': 'fact.dwurt-die' },
    decides: { goal: ['grade', 'score'], failed: ['grade', 'score'], rounds: ['score'] },
};
