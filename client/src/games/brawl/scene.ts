// How Super Fantasy Brawl looks.
import type { Area, Cell, Facts, GameEvent, Item, TableView, Thing } from '../../net/protocol';
import type { CardLook, Effect, PieceLook, Place, Scene, SeatLook } from '../scene';
import { original } from '../../text/words';
import { paints } from './paints';
import { CHAMPIONS, ESSENCES, SHAPES, STATUES, emblem } from './emblems';
import './brawl.css';

const COLORS: Record<string, string> = { manipulation: '#4d8fdc', destruction: '#d0523f', creation: '#dcab33' };
const TYPES = ['attack', 'skill', 'reaction', 'standard-action'];
const AREAS = Object.keys(STATUES);

const PLACES: Record<string, Place> = {
    arena: 'board', gate: 'seat', track: 'track', challenges: 'side', 'challenges-done': 'side', traps: 'side', deck: 'seat',
    discard: 'seat', aside: 'seat', played: 'played', pool: 'draft', 'pool-cards': 'draft', set: 'draft',
};

const has = (of: Facts, tag: string) => of.tags?.includes(tag) ?? false;
const tagIn = (of: Facts, table: Record<string, unknown>) => of.tags?.find(tag => tag in table);

function number(of: Facts, fact: string): number | undefined {
    const value = of.facts?.[fact];
    return Array.isArray(value) ? value[0] : value;
}

function place(area: Area, seat?: number): Place {
    if (area.key === 'hand')
        return area.owner === seat ? 'hand' : 'seat';
    return PLACES[area.key] ?? 'side';
}

// ---- the arena ----

function cell(c: Cell): string {
    const area = AREAS.find(a => has(c, a));
    const marks = ['statue', 'trap-hex', 'north', 'south'].filter(tag => has(c, tag));
    return [area === undefined ? '' : `of-${area}`, ...marks].join(' ').trim();
}

function landmark(c: Cell): { icon: string; tone: string } | undefined {
    const area = has(c, 'statue') ? AREAS.find(a => has(c, a)) : undefined;
    return area === undefined ? undefined : { icon: STATUES[area] ?? '', tone: `of-${area}` };
}

function piece(item: Item): PieceLook {
    const icon = emblem(item.kind, item.id);
    if (item.kind !== 'unit')
        return { shape: 'token', icon };
    const damage = item.facts?.['damage'];
    const badges = [
        { icon: 'gi:root-tip', tag: has(item, 'rooted-long') ? 'rooted-long' : 'rooted',
            on: has(item, 'rooted') || has(item, 'rooted-long') },
        { icon: 'gi:drop', tag: 'bloodied', on: has(item, 'bloodied') },
        { icon: 'gi:vibrating-shield', tag: 'guard', on: (number(item, 'guard') ?? 0) > 0, good: true },
    ];
    return {
        shape: 'medallion', icon,
        life: Array.isArray(damage) ? { left: Math.max(0, damage[1] - damage[0]), of: damage[1] } : undefined,
        corner: number(item, 'defence'), cornerIcon: 'gi:shield',
        badges: badges.filter(b => b.on),
        star: has(item, 'levelled'),
    };
}

// ---- cards ----

function range(item: Item): CardLook['figures'] {
    const shape = tagIn(item, SHAPES);
    if (shape === undefined)
        return [];
    const from = number(item, 'range-from'), to = number(item, 'range-to');
    const value = to === undefined ? '' : from === undefined || from === to ? String(to) : `${from}–${to}`;
    return [{ icon: SHAPES[shape] ?? '', fact: 'range-to', value, tag: shape }];
}

function figure(item: Item, fact: string, icon: string, sign = ''): CardLook['figures'] {
    const value = number(item, fact);
    return value === undefined ? [] : [{ icon, fact, value: sign + value }];
}

/** Both sides of a champion: base and levelled up. */
function sides(item: Item, fact: string, icon: string): CardLook['figures'] {
    const both = item.facts?.[fact];
    return Array.isArray(both) ? [{ icon, fact, value: both[0] === both[1] ? String(both[0]) : both.join(' / ') }] : [];
}

function card(item: Item): CardLook {
    const essence = tagIn(item, ESSENCES);
    return {
        rim: essence === undefined ? `rim-${item.kind}` : `rim-${essence}`,
        gem: essence === undefined ? emblem(item.kind, undefined) : ESSENCES[essence] ?? '',
        art: emblem(item.kind, item.id),
        of: tagIn(item, CHAMPIONS),
        type: item.tags?.find(tag => TYPES.includes(tag)),
        figures: [
            ...figure(item, 'move', 'gi:walking-boot'),
            ...range(item),
            ...figure(item, 'strength', 'gi:crossed-swords'),
            ...figure(item, 'defence-bonus', 'gi:checked-shield', '+'),
            ...sides(item, 'hit-points-sides', 'gi:hearts'),
            ...sides(item, 'defence-sides', 'gi:checked-shield'),
            ...figure(item, 'defence', 'gi:checked-shield'),
        ],
    };
}

// ---- seats ----

function seatLook(view: TableView, seat: number): SeatLook {
    const of = view.seats[seat - 1];
    const vp = of?.facts?.['vp'];
    return {
        score: vp === undefined ? undefined : { value: vp, fact: 'vp' },
        gems: Object.entries(ESSENCES).map(([id, icon]) =>
            ({ fact: id, icon, color: COLORS[id] ?? '', on: (number(of ?? {}, id) ?? 0) > 0, kind: 'essence' })),
        marks: of?.tags ?? [],
    };
}

/** Purple is in the north and turquoise in the south, whoever sits there. */
function mood(view: TableView): string {
    return has(view.seats[0] ?? {}, 'south') ? 'sides-swapped' : '';
}

// ---- what events show ----

const slide: Effect = { show: 'slide', piece: 0, to: 2 };
const leap: Effect = { show: 'slide', piece: 0, to: 2, path: 'arc' };
const step: Effect = { show: 'slide', piece: 0, to: 1 };
const banner: Effect = { show: 'banner' };
const log: Effect = { show: 'log' };

const effects: Record<string, Effect> = {
    // Before the match
    start: banner, first: log, side: log, pick: log, return: log, confirm: log, bring: log, 'reveal-set': log, ban: log, mulligan: log,
    'trap-set': { show: 'flash', at: 1, tone: 'plain', icon: 'gi:wolf-trap' },
    // Turns and points
    turn: banner, score: banner, win: banner, limit: banner,
    vp: log, challenge: log, 'challenge-off': log, end: log,
    // Movement
    deploy: step, enter: step,
    move: slide, dash: slide, force: slide, fear: slide, push: slide, pull: slide,
    jump: leap, swoop: leap, place: leap,
    unmoved: { show: 'flash', at: 0, tone: 'plain', icon: 'gi:anvil' },
    // Traps
    'trap-proof': { show: 'flash', at: 0, tone: 'good', icon: 'gi:wolf-trap' },
    'trap-moved': { show: 'flash', at: 2, tone: 'plain', icon: 'gi:wolf-trap' },
    look: { show: 'flash', at: 2, tone: 'plain', icon: 'gi:eye-target' },
    // Cards and fighting
    play: { show: 'card', card: 1, seat: 0 },
    react: { show: 'card', card: 1, seat: 0 },
    shown: { show: 'card', card: 1, seat: 0 },
    attack: { show: 'line', from: 0, to: 2, tone: 'bad' },
    aim: { show: 'flash', at: 0, tone: 'bad', icon: 'gi:crossed-swords' },
    escape: { show: 'flash', at: 0, tone: 'good', icon: 'gi:feathered-wing' },
    strike: log,
    damage: { show: 'number', at: 0, amount: 1, tone: 'bad' },
    heal: { show: 'number', at: 0, amount: 1, tone: 'good' },
    root: { show: 'flash', at: 0, tone: 'bad', icon: 'gi:tree-roots' },
    stun: { show: 'flash', at: 0, tone: 'bad', icon: 'gi:knocked-out-stars' },
    guard: { show: 'flash', at: 0, tone: 'good', icon: 'gi:vibrating-shield' },
    out: { show: 'flash', at: 0, tone: 'bad', icon: 'gi:broken-skull' },
    level: { show: 'flash', at: 0, tone: 'good', icon: 'gi:round-star' },
    draw: log, reshuffle: log, plan: log, discard: log, show: log,
};

/** A reaction comes between an attack and its blow. */
const causes: Scene['causes'] = {
    play: [1], attack: [1], react: [1], trap: [1], standard: [1], strike: { like: 'attack' }, turn: [], 'BR-PUSH-5': 'cause.collision',
};

/** A trap and a standard action show their own emblem, an attack that comes to nothing a shield. */
function effect(e: GameEvent): Effect | undefined {
    if (e.e === 'trap')
        return { show: 'flash', at: 2, tone: 'bad', icon: emblem('trap', e.args[1] ?? undefined) };
    if (e.e === 'strike' && e.args[2] === '0')
        return { show: 'flash', at: 1, tone: 'good', icon: 'gi:checked-shield' };
    if (e.e === 'standard')
        return { show: 'flash', at: 2, tone: 'plain', icon: emblem('standard', e.args[1] ?? undefined) };
    return undefined;
}

const H = Math.sqrt(3) / 2;
const DIRECTIONS: Record<string, { x: number; y: number }> = {
    e: { x: 1, y: 0 }, ne: { x: 0.5, y: -H }, nw: { x: -0.5, y: -H }, w: { x: -1, y: 0 }, sw: { x: -0.5, y: H }, se: { x: 0.5, y: H },
};

export const scene: Scene = {
    mood,
    icon: emblem,
    place, cell, landmark, piece, card, paints,
    seat: seatLook,
    arrow: (thing: Thing) => thing.kind === 'direction' ? DIRECTIONS[thing.id ?? ''] : undefined,
    turned: (view, seat) => has(view.seats[seat - 1] ?? {}, 'north'),
    explains: [...TYPES, ...Object.keys(SHAPES), 'bloodied', 'rooted', 'rooted-long', 'levelled'],
    showcase: [
        { kind: 'card', id: 'fold-space', area: '', tags: ['skill', 'manipulation'] },
        { kind: 'card', id: 'fireball', area: '', tags: ['attack', 'destruction'] },
        { kind: 'card', id: 'grasping-thorns', area: '', tags: ['attack', 'creation'] },
        { kind: 'card', id: 'headbutt', area: '', tags: ['attack', 'manipulation'] },
        { kind: 'card', id: 'storm-of-blades', area: '', tags: ['attack', 'destruction'] },
    ],
    // Only a levelled-up champion has its ability, but everybody may read it.
    more: item => (item.kind === 'unit' || item.kind === 'champion') && item.id !== undefined
        ? [{ kind: 'ability', id: original(item.id) }] : [],
    // Strength less defence is damage.
    sum: e => e.e === 'strike' ? { at: 1, text: `${e.args[3]} − ${e.args[4]} = ${e.args[2]}` } : undefined,
    fatal: ['out'],
    foretells: ['stun'],
    effects, effect, causes,
    momentous: ['out', 'win', 'limit'],
};
