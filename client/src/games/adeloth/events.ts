// What happens, and how it is shown.
import type { GameEvent, TableView, Thing } from '../../net/protocol';
import { stackOf } from '../../table/stack';
import { amount, banner, card, flash, line, log, slide } from '../effects';
import type { Effect, EventsLook } from '../scene';
import { FIGURES, STATUSES } from './emblems';

const shows = card(1, 0);

const effects: Record<string, Effect> = {
    // Before the first turn, draft and archive
    profession: log, colour: log, 'left-out': log, hint: card(1), 'draft-open': log, draft: shows, boxed: log, leave: log,
    tier: card(1), 'flow-tokens': banner, shuffle: log, draw: log, 'no-draw': log, 'drawn-through': banner,
    // Turns
    turn: banner, crystal: log, prepared: log, cleaned: log,
    // Something is chosen
    'choose-start': log, 'choose-income': log, 'choose-move': log, 'choose-attack': line(0, 1), 'choose-shot': line(0, 1), 'choose-back': line(0, 1),
    'choose-summon': shows, 'choose-spy': shows, 'choose-card': shows, 'choose-skill': shows, 'choose-ware': shows, 'choose-ability': shows,
    'choose-level': log, 'choose-flow': log, target: flash(0, 'plain', 'gi:on-target'), 'target-effect': log, 'check-chosen': log,
    triggered: card(1), 'rule-triggered': card(0), pass: log, spent: log,
    // Something is executed or negated
    negated: banner, dropped: log, stay: log,
    move: slide(0, 2), placed: slide(0, 2, { path: 'arc' }),
    attack: flash(1, 'bad', 'gi:crossed-swords'), defend: flash(0, 'good', 'gi:checked-shield'), endure: flash(0, 'plain', 'gi:broken-shield'),
    damage: amount(0, 1, 'bad'),
    summoned: flash(1, 'good', 'gi:magic-portal'), token: flash(2, 'good', 'gi:magic-portal'),
    equipped: card(1), executed: log, returned: flash(0, 'plain', 'gi:return-arrow'),
    removed: flash(0, 'bad', 'gi:broken-skull'), broken: card(0), bounty: log, life: log, gold: log, xp: log,
    level: banner, invest: log, discard: log, counter: flash(0, 'good', 'gi:upgrade'), permanent: flash(0, 'good', 'gi:upgrade'),
    forgotten: flash(0, 'bad', 'gi:magic-swirl'), 'movement-change': flash(0, 'good', 'gi:walking-boot'),
    // Administration phase, attribute checks, the end
    upgrade: card(1), standard: flash(1, 'good', 'gi:tattered-banner'), 'standard-off': flash(1, 'bad', 'gi:tattered-banner'),
    check: flash(1, 'plain', 'gi:scales'), 'no-victory': log, victory: banner, 'offer-draw': banner, win: banner, 'drawn-game': banner,
};

/** More or less strength, and statuses by their own emblems. */
function effect(e: GameEvent): Effect | undefined {
    const less = e.args[1]?.startsWith('-') === true;
    switch (e.e) {
    case 'attack-change': return flash(0, less ? 'bad' : 'good', FIGURES['attack']!);
    case 'resistance-change': return flash(0, less ? 'bad' : 'good', FIGURES['resistance']!);
    case 'status': return flash(0, 'bad', STATUSES[e.args[1] ?? '']?.icon ?? 'gi:night-sleep');
    case 'status-off': return flash(0, 'good', STATUSES[e.args[1] ?? '']?.icon ?? 'gi:night-sleep');
    default: return undefined;
    }
}

/** What waits on the stack is executed one after the other; attacks name who strikes. */
const causes: EventsLook['causes'] = {
    attack: [0, 1], turn: [],
    ...Object.fromEntries(['card', 'skill', 'ware', 'ability', 'summon', 'spy', 'attack', 'shot', 'back', 'start', 'flow', 'level'].map(c => [`choose-${c}`, []])),
    triggered: [], 'rule-triggered': [],
};

/** The effect that was on top and is gone, if it is the only one. */
function cause(from: TableView, to: TableView): Thing | undefined {
    const entries = (view: TableView) => view.areas.filter(a => a.key === 'stack').flatMap(a => stackOf(view, a));
    const [top, ...rest] = entries(from);
    return top?.source !== undefined && entries(to).length >= rest.length ? { kind: top.source.kind, id: top.source.id } : undefined;
}

/** By what a general falls. */
const BLOWS = ['attack', 'choose-card', 'choose-skill', 'choose-ware', 'choose-ability', 'triggered', 'damage'];

export const events: Partial<EventsLook> = {
    effects, effect, causes, cause,
    momentous: ['victory', 'win', 'drawn-game'],
    decides: { life: BLOWS, both: BLOWS, level: ['level'], 'drawn-through': ['drawn-through'] },
};
