// How Reflections of Adeloth looks: a clearing in a deep forest; moss, bark and honey.
import { original, type Words } from '../../text/words';
import type { Area, Cell, Forecast, GameEvent, Item, TableView, Thing } from '../../net/protocol';
import type { Choice } from '../../table/choices';
import { stackOf } from '../../table/stack';
import type { CardLook, Effect, PieceLook, Place, Scene, SeatLook } from '../scene';
import { t } from './adeloth.text';
import { FIGURES, KEYWORDS, PLACES, STATUSES, TOKENS, UPGRADED, emblem } from './emblems';
import { has, number, pair, tagIn } from './facts';
import { ground } from './ground';
import { marks } from './marks';
import { Over, Strip } from './over';
import { Panel } from './panel';
import { Side } from './side';
import './adeloth.css';

const AREAS: Record<string, Place> = {
    board: 'board', stack: 'stack', pile: 'own', discard: 'own', archive: 'own', unseen: 'own', equipment: 'own', skills: 'own', shop: 'own',
    'rule-cards': 'side', table: 'draft', tutorial: 'side', box: 'side',
};
const TYPES = ['servant', 'equipment', 'order', 'spell'];
const COLOURS = ['green', 'blue'];
const TIERS = ['t1', 't1.1', 't1.2', 't2', 't3', 't4'];

function place(area: Area, seat?: number): Place {
    if (area.key === 'hand')
        return area.owner === seat ? 'hand' : 'own';
    // The tutorial deck is used up at once in levels 1 and 2.
    return area.key === 'tutorial' && area.count === 0 ? 'none' : AREAS[area.key] ?? 'side';
}

// ---- the clearing ----

function cell(c: Cell): string {
    return (c.tags ?? []).map(tag => `of-${tag}`).join(' ');
}

function landmark(c: Cell): { icon: string; tone: string } | undefined {
    const kind = tagIn(c, PLACES);
    return kind === undefined ? undefined : { icon: PLACES[kind]!, tone: kind };
}

function piece(item: Item): PieceLook {
    const icon = emblem(item.kind, item.id);
    if (item.kind !== 'unit')
        return { shape: 'token', icon, inert: true, tone: `is-${item.kind}` };
    const tone = [has(item, 'exhausted') && 'is-exhausted', number(item, 'life') !== undefined && 'is-general'];
    return { shape: 'medallion', icon, tone: tone.filter(Boolean).join(' '), over: marks(item) };
}

/** What a figure can do stands on its card, on its general's tableau, or with the token it is. */
function cardOf(item: Item): Thing | undefined {
    const token = item.id === undefined ? undefined : original(item.id);
    if (item.kind !== 'unit' || item.id === undefined)
        return undefined;
    return number(item, 'life') !== undefined ? { kind: 'profession', id: item.id }
        : token !== undefined && token in TOKENS ? { kind: 'token', id: token } : { kind: 'card', id: item.id };
}

// ---- cards ----

type Figure = CardLook['figures'][number];

function figure(item: Item, fact: string, tone = fact): Figure[] {
    const value = number(item, fact);
    return value === undefined ? [] : [{ icon: FIGURES[fact] ?? '', fact, value: String(value), tone }];
}

/** A fact and its most: resistance left, durability, points in slots. */
function portion(item: Item, fact: string): Figure[] {
    const both = pair(item, fact);
    return both === undefined ? figure(item, fact)
        : [{ icon: FIGURES[fact] ?? 'gi:abacus', fact, value: both[0] === both[1] ? String(both[0]) : both.join('/'), tone: fact }];
}

/** What a spy costs as a reaction, and how much of it must be gold. */
function spyCost(item: Item): Figure[] {
    const both = pair(item, 'spy-cost');
    return both === undefined ? [] : [{ icon: FIGURES['spy-cost']!, fact: 'spy-cost', value: `${both[0]} (${both[1]})`, tone: 'spy-cost' }];
}

/** Upgrades stay on a card wherever it goes. */
function upgrades(item: Item): Figure[] {
    return (item.tags ?? []).filter(tag => tag in UPGRADED).map(tag => ({ icon: UPGRADED[tag]!, fact: tag, value: '', tag, tone: 'permanent' }));
}

/** A figure on the board is looked at like its card. */
function card(item: Item): CardLook {
    const colour = COLOURS.find(tag => has(item, tag)), mana = number(item, 'mana-cost');
    return {
        rim: `rim-${colour ?? item.kind}`,
        gem: emblem(item.kind, undefined),
        mark: mana === undefined ? undefined : String(mana),
        art: emblem(item.kind, item.id),
        of: item.tags?.find(tag => TIERS.includes(tag)),
        type: has(item, 'reaction') ? 'reaction' : item.tags?.find(tag => TYPES.includes(tag)),
        figures: [
            ...figure(item, 'mana-cost'), ...figure(item, 'attack'), ...portion(item, 'resistance'), ...portion(item, 'life'),
            ...portion(item, 'durability'),
            ...figure(item, 'gold-cost'), ...figure(item, 'xp-cost'), ...spyCost(item),
            ...figure(item, 'agility'), ...figure(item, 'intelligence'), ...figure(item, 'permanent'), ...upgrades(item), ...figure(item, 'stock'),
            ...figure(item, 'bounty'),
        ],
    };
}

// ---- seats ----

function seatLook(view: TableView, seat: number): SeatLook {
    const life = view.seats[seat - 1]?.facts?.['life'];
    return { score: life === undefined ? undefined : { value: life, fact: 'life' }, gems: [], marks: [] };
}

/** Who plays blue is blue. */
function mood(view: TableView): string {
    return has(view.seats[0] ?? {}, 'blue') ? 'colours-swapped' : '';
}

// ---- what events show ----

const log: Effect = { show: 'log' };
const says: Effect = { show: 'banner' };
const shows: Effect = { show: 'card', card: 1, seat: 0 };
const flash = (at: number, tone: 'bad' | 'good' | 'plain', icon: string): Effect => ({ show: 'flash', at, tone, icon });
const line = (from: number, to: number): Effect => ({ show: 'line', from, to, tone: 'bad' });

const effects: Record<string, Effect> = {
    // Before the first turn, draft and archive
    profession: log, colour: log, 'left-out': log, hint: { show: 'card', card: 1 }, 'draft-open': log, draft: shows, boxed: log, leave: log,
    tier: { show: 'card', card: 1 }, 'flow-tokens': says, shuffle: log, draw: log, 'no-draw': log, 'drawn-through': says,
    // Turns
    turn: says, crystal: log, prepared: log, cleaned: log,
    // Something is chosen
    'choose-start': log, 'choose-income': log, 'choose-move': log, 'choose-attack': line(0, 1), 'choose-shot': line(0, 1), 'choose-back': line(0, 1),
    'choose-summon': shows, 'choose-spy': shows, 'choose-card': shows, 'choose-skill': shows, 'choose-ware': shows, 'choose-ability': shows,
    'choose-level': log, 'choose-flow': log, target: flash(0, 'plain', 'gi:on-target'), 'target-effect': log, 'check-chosen': log,
    triggered: { show: 'card', card: 1 }, 'rule-triggered': { show: 'card', card: 0 }, pass: log, spent: log,
    // Something is executed or negated
    negated: says, dropped: log, stay: log,
    move: { show: 'slide', piece: 0, to: 2 }, placed: { show: 'slide', piece: 0, to: 2, path: 'arc' },
    attack: flash(1, 'bad', 'gi:crossed-swords'), defend: flash(0, 'good', 'gi:checked-shield'), endure: flash(0, 'plain', 'gi:broken-shield'),
    damage: { show: 'number', at: 0, amount: 1, tone: 'bad' },
    summoned: flash(1, 'good', 'gi:magic-portal'), token: flash(2, 'good', 'gi:magic-portal'),
    equipped: { show: 'card', card: 1 }, executed: log, returned: flash(0, 'plain', 'gi:return-arrow'),
    removed: flash(0, 'bad', 'gi:broken-skull'), broken: { show: 'card', card: 0 }, bounty: log, life: log, gold: log, xp: log,
    level: says, invest: log, discard: log, counter: flash(0, 'good', 'gi:upgrade'), permanent: flash(0, 'good', 'gi:upgrade'),
    forgotten: flash(0, 'bad', 'gi:magic-swirl'), 'movement-change': flash(0, 'good', 'gi:walking-boot'),
    // Administration phase, attribute checks, the end
    upgrade: { show: 'card', card: 1 }, standard: flash(1, 'good', 'gi:tattered-banner'), 'standard-off': flash(1, 'bad', 'gi:tattered-banner'),
    check: flash(1, 'plain', 'gi:scales'), 'no-victory': log, victory: says, 'offer-draw': says, win: says, 'drawn-game': says,
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
const causes: Scene['causes'] = {
    attack: [0, 1], turn: [],
    ...Object.fromEntries(['card', 'skill', 'ware', 'ability', 'summon', 'spy', 'attack', 'shot', 'back', 'start', 'flow', 'level'].map(c => [`choose-${c}`, []])),
    triggered: [], 'rule-triggered': [],
};

/** The effect that was on top and is gone, if it is the only one. */
function cause(from: TableView, to: TableView): Thing | undefined {
    const entries = (view: TableView) => view.areas.filter(a => place(a) === 'stack').flatMap(a => stackOf(view, a));
    const [top, ...rest] = entries(from);
    return top?.source !== undefined && entries(to).length >= rest.length ? { kind: top.source.kind, id: top.source.id } : undefined;
}

/** Both sums of a check, the attacker's first. */
function sum(e: GameEvent): { at: number; text: string } | undefined {
    const [, , ...of] = e.args;
    return e.e === 'check' ? { at: 1, text: t('adeloth.check', ...of.map(n => n ?? '')) } : undefined;
}

// ---- before it is too late ----

/** Verbs by what they are called when they are left over. */
const LEFT: Record<'level' | 'attack' | 'mana' | 'ability' | 'flow', string[]> = {
    level: ['level'], attack: ['attack', 'shoot'], mana: ['summon', 'play', 'play-at', 'skill', 'skill-at'], ability: ['use', 'use-at', 'offer'], flow: ['flow'],
};

/** What is still possible: whole answers, or who could do something and what could be played. */
function tellLeft(left: Choice[], view: TableView, seat: number, words: Words): string[] {
    const names = (of: string[]) => [...new Set(left.filter(c => of.includes(c.verb)).map(c => words.title(c.things[0]?.kind ?? '', c.things[0]?.id)))];
    const list = (of: string[]) => names(of).join(', ');
    const [mana] = pair(view.seats[seat - 1] ?? {}, 'mana') ?? [0];
    return [
        ...left.filter(c => [...LEFT.level, ...LEFT.flow].includes(c.verb)).map(c => words.option(c.n)),
        ...list(LEFT.attack) === '' ? [] : [t('adeloth.left-attack', list(LEFT.attack))],
        ...list(LEFT.ability) === '' ? [] : [t('adeloth.left-ability', list(LEFT.ability))],
        ...list(LEFT.mana) === '' ? [] : [t('adeloth.left-mana', mana, list(LEFT.mana))],
    ];
}

/** By what a general falls. */
const BLOWS = ['attack', 'choose-card', 'choose-skill', 'choose-ware', 'choose-ability', 'triggered', 'damage'];

/** What is paid, as the events of the forecast tell. */
function price(forecast: Forecast, seat: number, words: Words): string {
    return (forecast.events ?? []).flatMap(({ e, args }) => args[0] !== String(seat) ? []
        : e === 'spent' ? [`${args[1]} ${words.title('resource', args[2])}`]
        : e === 'upgrade' ? [`${args[3]} ${words.title('resource', 'gold')}`] : []).join(' + ');
}

export const scene: Scene = {
    momentous: ['victory', 'win', 'drawn-game'],
    mood, place, cell, landmark, ground, piece, card, effects, effect, causes, cause, sum,
    icon: emblem,
    seat: seatLook,
    turned: (_, seat) => seat === 2,
    Panel, Side, Over, Strip,
    // A servant's ability and its upgrades are on its card, but it is its figure that stands on the board.
    kinds: { use: ['unit'], 'use-at': ['unit', 'unit'], upgrade: ['unit', 'upgrade'] },
    drafted: ['archive', 'pile'],
    cardOf,
    ranges: ['unit'],
    sourceFirst: true,
    strides: ['move'],
    ends: ['done'],
    whole: ['upgrade'],
    reminds: [{ before: 'income', of: Object.values(LEFT).flat(), tell: tellLeft }, { before: 'done', of: ['upgrade', 'standard'] }],
    prices: { verbs: ['upgrade', 'spy', 'ambush'], of: price },
    warns: (e, seat) => e.e === 'negated' && e.args[0] === String(seat),
    decides: { life: BLOWS, both: BLOWS, level: ['level'], 'drawn-through': ['drawn-through'] },
    standing: (view, seat) => 100 * (number(view.seats[seat - 1] ?? {}, 'level') ?? 0) + (number(view.seats[seat - 1] ?? {}, 'life') ?? 0),
    explains: [...Object.keys(KEYWORDS), ...Object.keys(STATUSES), 'reaction', 'equipment', 'gold-mine', 'settlement', 'shop', 'falls-on-the-back'],
    // What its keywords mean, also where it is only to be chosen.
    more: item => item.kind !== 'card' ? []
        : (item.tags ?? []).filter(tag => tag in KEYWORDS || tag === 'reaction' || tag === 'equipment').map(id => ({ kind: 'tag', id })),
    foretells: ['victory', 'no-victory', 'negated', 'removed', 'broken', 'bounty', 'level'],
    fatal: ['removed', 'broken'],
    states: { level: 'level' },
    tells: ['durability'],
    outcomes: ['victory', 'no-victory'],
    weighs: ['defend'],
    showcase: [
        { kind: 'card', id: 'teleport', area: '', tags: ['spell', 'blue', 't1', 'reaction'], facts: { 'mana-cost': 2, bounty: 1 } },
        { kind: 'card', id: 'thorn-boar', area: '', tags: ['servant', 'green', 't1', 'wild'],
            facts: { 'mana-cost': 3, attack: 2, resistance: 4, agility: 1, bounty: 2 } },
        { kind: 'card', id: 'emerald-dragon', area: '', tags: ['servant', 'green', 't4', 'flying', 'swift'],
            facts: { 'mana-cost': 6, attack: 6, resistance: 6, agility: 3, intelligence: 2, bounty: 4 } },
        { kind: 'card', id: 'sun-blade', area: '', tags: ['equipment', 'blue', 't2'],
            facts: { 'mana-cost': 3, 'gold-cost': 1, durability: [3, 3], bounty: 2 } },
        { kind: 'card', id: 'hedge-sneak', area: '', tags: ['servant', 'green', 't1.2'],
            facts: { 'mana-cost': 2, 'spy-cost': [2, 1], attack: 2, resistance: 1, agility: 2, bounty: 1 } },
    ],
};
