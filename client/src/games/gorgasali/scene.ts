// How Gorgasali Battle Royale looks: a map of the Caucasus under the lamp, and cold mist that closes in.
import type { Area, Cell, Facts, Item, Prompt, TableView, Thing } from '../../net/protocol';
import type { Choice } from '../../table/choices';
import type { CardLook, Effect, PieceLook, Place, Scene, SeatLook, Task } from '../scene';
import { t } from './gorgasali.text';
import { ABILITIES, CATEGORIES, GROUPS, emblem } from './emblems';
import { ground, weather } from './ground';
import './gorgasali.css';

const PLACES: Record<string, Place> = {
    map: 'board', sectors: 'board', out: 'seat', 'character-card': 'mat', incoming: 'incoming', turn: 'none', weapons: 'side', supports: 'side',
    discard: 'side', pool: 'draft',
};
const RARITIES = ['common', 'rare', 'epic', 'legendary'];
const ABILITY_VERBS = ['supernova', 'supernova-two', 'pull', 'steal', 'heal', 'freeze', 'swap', 'imitate', 'return'];

const has = (of: Facts, tag: string) => of.tags?.includes(tag) ?? false;
const tagIn = (of: Facts, table: Record<string, unknown>) => of.tags?.find(tag => tag in table);

function number(of: Facts, fact: string): number | undefined {
    const value = of.facts?.[fact];
    return Array.isArray(value) ? value[0] : value;
}

// ---- the map ----

/** A sector lies outside, before the two squares of its gate. */
function around(area: Area, cell: Cell, board: Area): { x: number; y: number } | undefined {
    const gate = area.key === 'sectors' ? (board.cells ?? []).filter(c => c.facts?.['gate'] === Number(cell.id)) : [];
    if (gate.length === 0)
        return undefined;
    const xs = (board.cells ?? []).map(c => c.x), ys = (board.cells ?? []).map(c => c.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const x = gate.reduce((n, c) => n + c.x, 0) / gate.length, y = gate.reduce((n, c) => n + c.y, 0) / gate.length;
    return { x: x === left ? x - 1.35 : x === right ? x + 1.35 : x, y: y === top ? y - 1.35 : y === bottom ? y + 1.35 : y };
}

function banner(item: Item): PieceLook {
    const look = { icon: emblem(item.kind, item.id), corner: number(item, 'rounds-left'), reaches: number(item, 'within') !== undefined,
        inert: true, tone: `banner-${item.id ?? ''}` };
    const down = has(item, 'goes-down'), right = has(item, 'goes-right'), long = number(item, 'squares') ?? 1;
    return down || right ? { ...look, shape: 'wall', cells: { right: right ? long : 1, down: down ? long : 1 } } : { ...look, shape: 'token' };
}

function piece(item: Item): PieceLook {
    if (item.kind === 'card')
        return banner(item);
    if (item.kind !== 'character')
        return { shape: 'mark', icon: emblem(item.kind, item.id), tone: `token-${item.id ?? ''}`, inert: true };
    const health = item.facts?.['health'];
    const badges = [
        { icon: 'gi:snowflake-1', tag: 'frozen' }, { icon: 'gi:burning-embers', tag: 'burned' },
        { icon: 'gi:smoke-bomb', tag: 'in-smoke', good: true }, { icon: 'gi:moon-orbit', tag: 'immune', good: true },
    ];
    return {
        shape: 'medallion', icon: emblem(item.kind, item.id),
        life: Array.isArray(health) ? { left: health[0], of: health[1] } : undefined,
        badges: badges.filter(b => has(item, b.tag)),
    };
}

// ---- cards ----

function figure(item: Item, fact: string, icon: string, after = ''): CardLook['figures'] {
    const value = number(item, fact);
    return value === undefined ? [] : [{ icon, fact, value: `${value}${after}` }];
}

function ranges(item: Item): CardLook['figures'] {
    const from = number(item, 'range-from'), to = number(item, 'range-to');
    return to === undefined ? [] : [{ icon: 'gi:crosshair', fact: 'range-to', also: 'range-from',
        value: from === undefined || from === to ? String(to) : `${from}–${to}` }];
}

function card(item: Item): CardLook {
    const category = tagIn(item, CATEGORIES), group = tagIn(item, GROUPS), rarity = item.tags?.find(tag => RARITIES.includes(tag));
    return {
        rim: item.kind === 'character' ? 'rim-character' : `rim-${rarity ?? 'common'}`,
        gem: GROUPS[group ?? ''] ?? CATEGORIES[category ?? ''] ?? emblem(item.kind, undefined),
        art: emblem(item.kind, item.id),
        type: group ?? category,
        figures: [
            ...figure(item, 'dice', 'gi:rolling-dices'),
            ...figure(item, 'damage-per-pip', 'gi:bullet-impacts', '×'),
            ...figure(item, 'damage', 'gi:bullet-impacts'),
            ...figure(item, 'minimum', 'gi:dice-target', '+'),
            ...figure(item, 'range', 'gi:crosshair'),
            ...ranges(item),
            ...figure(item, 'blocks', 'gi:shield-reflect'),
            ...figure(item, 'heals', 'gi:hearts'),
            ...figure(item, 'cooldown', 'gi:sands-of-time'),
        ],
    };
}

// ---- seats ----

function seatLook(view: TableView, seat: number): SeatLook {
    const of: Facts = view.seats[seat - 1] ?? {};
    const ability = tagIn(of, ABILITIES);
    const cooldown = number(of, 'cooldown'), chests = number(of, 'extra-chests') ?? 0;
    const badges: SeatLook['badges'] = [];
    if (ability !== undefined)
        badges.push({ icon: ABILITIES[ability] ?? '', fact: 'cooldown', ready: cooldown === 0, thing: { kind: 'ability', id: ability },
            value: cooldown === undefined || cooldown === 0 ? undefined : String(cooldown) });
    if (chests > 0)
        badges.push({ icon: 'gi:chest', fact: 'extra-chests', value: String(chests) });
    const place = number(of, 'place');
    return {
        score: place === undefined ? undefined : { value: place, fact: 'place' },
        gems: [], badges,
        marks: (of.tags ?? []).filter(tag => ['starts', 'stayed'].includes(tag)),
        out: view.items.some(i => i.kind === 'character' && i.owner === seat && has(i, 'out')),
    };
}

function tasks(turn: Area, view: TableView): Task[] {
    const done = (tag: string) => has(turn, `done-${tag}`);
    const rolled = number(turn, 'die-1') !== undefined;
    const chests = number(view.seats[(turn.owner ?? 0) - 1] ?? {}, 'extra-chests') ?? 0;
    // Cards of all kinds are used: of which kind this one is says what it counts as.
    const use = (category: string) => view.items.filter(i => i.kind === 'card' && has(i, category)).map(i => `use ${i.id}`);
    const list: Task[] = [
        { id: 'start', title: t('task.start'), icon: 'gi:health-potion', done: done('utility') || rolled, answers: rolled ? [] : use('utility') },
        { id: 'move', title: t('task.move'), icon: 'gi:walking-boot', done: rolled && number(turn, 'points') === 0,
            answers: ['roll', 'step', 'stay', 'go-on', 'stop'], ask: 'roll' },
        { id: 'card', title: t('task.card'), icon: 'gi:compass', done: done('utility'), answers: rolled ? [...use('utility'), 'jump'] : [] },
        { id: 'defence', title: t('task.defence'), icon: 'gi:stone-wall', done: done('defence'), answers: [...use('defence'), 'place', 'build'] },
        { id: 'main', title: t('task.main'), icon: 'gi:crossed-pistols', done: done('main'), answers: ['shoot', 'shoot-with', 'reload', 'arrange'], ask: 'reload' },
        { id: 'throw', title: t('task.throw'), icon: 'gi:fireball', done: done('throw'), answers: [...use('throw'), 'throw'] },
        { id: 'ability', title: t('task.ability'), icon: 'gi:star-prominences', done: false, answers: ABILITY_VERBS },
        { id: 'chest', title: t('task.chest'), icon: 'gi:chest', done: done('chest'), answers: ['open'], ask: 'open' },
    ];
    return list.filter(task => task.id !== 'chest' || chests > 0 || task.done);
}

// ---- whose cards ----

function mateOf(view: TableView, seat: number): number {
    const team = view.seats[seat - 1]?.team ?? -1;
    return team < 0 ? 0 : view.seats.findIndex((s, i) => i !== seat - 1 && s.team === team) + 1;
}

/** What is stolen lies with its owner, what is taken in a trade with the mate. */
function whose(choice: Choice, view: TableView, seat: number): number {
    if (choice.verb === 'take' || choice.verb === 'take-chest')
        return mateOf(view, seat);
    if (choice.verb !== 'steal')
        return seat;
    const [victim] = choice.things;
    return view.items.find(i => i.kind === victim?.kind && i.id === victim.id)?.owner ?? seat;
}

function facing(prompt: Prompt, view: TableView, seat: number): number[] {
    return ['propose', 'answer-trade'].includes(prompt.key) && mateOf(view, seat) > 0 ? [seat, mateOf(view, seat)] : [];
}

// ---- what events show ----

const log: Effect = { show: 'log' };
const says: Effect = { show: 'banner' };
const flash = (at: number, tone: 'bad' | 'good' | 'plain', icon: string): Effect => ({ show: 'flash', at, tone, icon });

const effects: Record<string, Effect> = {
    // Before the match
    pick: log, 'starter-die': { show: 'dice', at: 0, from: 1 }, starts: log, 'sector-taken': log, sector: log,
    // Rounds and turns
    round: log, shrink: says, storm: says, turn: says, 'frozen-turn': flash(0, 'bad', 'gi:snowflake-1'), end: log, win: says,
    // Movement
    roll: { show: 'dice', at: 0, from: 1, to: 3 }, points: log,
    enter: { show: 'slide', piece: 0, to: 1, quick: true },
    step: { show: 'slide', piece: 0, to: 2, quick: true },
    jump: { show: 'slide', piece: 0, to: 3, path: 'arc' },
    pull: { show: 'slide', piece: 1, to: 3, path: 'arc' },
    swap: { show: 'slide', piece: 0, to: 3, path: 'arc' },
    return: { show: 'slide', piece: 0, to: 1, path: 'arc' },
    stop: log, stay: log, stuck: flash(0, 'plain', 'gi:walking-boot'), price: log,
    // Chests and cards
    'healing-point': flash(0, 'good', 'gi:healing'),
    chest: flash(1, 'good', 'gi:open-treasure-chest'), 'extra-chest': flash(0, 'good', 'gi:open-treasure-chest'),
    draw: log, reshuffle: log, put: log, replace: log, discard: log, exchange: log, fill: log,
    reload: flash(0, 'good', 'gi:bullets'), use: { show: 'card', card: 1 },
    // Fighting
    shoot: { show: 'line', from: 0, to: 2, tone: 'bad' }, throw: { show: 'line', from: 0, to: 2, tone: 'bad' },
    extend: log, dice: { show: 'dice', from: 0 }, reroll: log, platform: log, pips: log, fixed: log, special: log,
    miss: flash(0, 'plain', 'gi:shield-bounces'), 'stays-loaded': log, field: flash(0, 'good', 'gi:magic-shield'),
    armour: flash(0, 'good', 'gi:kevlar-vest'), pierced: log,
    loss: { show: 'number', at: 0, amount: 1, tone: 'bad' }, heal: { show: 'number', at: 0, amount: 1, tone: 'good' },
    unloaded: flash(0, 'bad', 'gi:unplugged'), lightning: { show: 'line', from: 1, to: 0, tone: 'bad' },
    banner: flash(2, 'plain', 'gi:tattered-banner'), build: flash(2, 'plain', 'gi:stone-wall'), 'banner-off': log,
    // Abilities
    supernova: flash(1, 'bad', 'gi:star-prominences'), steal: { show: 'line', from: 1, to: 0, tone: 'good' },
    healer: flash(0, 'good', 'gi:healing'), freeze: flash(0, 'plain', 'gi:snowflake-1'), frozen: flash(0, 'bad', 'gi:snowflake-1'),
    imitate: flash(0, 'plain', 'gi:mirror-mirror'), ignite: flash(1, 'bad', 'gi:burning-embers'), drain: log,
    // The end, partners
    out: says, 'out-by': says, loot: log, lost: log, revive: says,
    propose: log, gives: log, 'gives-chest': log, refuse: log, traded: says,
};

const causes: Scene['causes'] = {
    shoot: [1], throw: [1], use: [1], lightning: 'card.ball-lightning', supernova: 'ability.supernova', ignite: 'ability.ignite', healer: 'ability.heal',
    'healing-point': 'cause.healing-point', price: 'cause.battlefield', turn: [], step: [],
};

export const scene: Scene = {
    icon: emblem,
    place: (area: Area) => PLACES[area.key] ?? 'side',
    cell: () => '',
    around, ground, weather, piece, card, whose, facing, tasks,
    seat: seatLook,
    dice: ['die-1', 'die-2'],
    missed: { move: ['stay'] },
    reminds: { before: 'end', of: ['shoot', 'open', ...ABILITY_VERBS.filter(v => v !== 'imitate')] },
    standing: (view, seat) => -(number(view.seats[seat - 1] ?? {}, 'place') ?? 0),
    ranges: ['card', 'ability'],
    lays: ['place', 'build'],
    fatal: ['out', 'out-by'],
    abilities: ABILITY_VERBS,
    steps: ['step'],
    foretells: ['armour', 'pierced', 'field', 'lightning', 'ignite', 'drain', 'stays-loaded', 'out', 'out-by'],
    turned: () => false,
    explains: [...Object.keys(GROUPS)],
    showcase: [
        { kind: 'card', id: 'ball-lightning', area: '', tags: ['defence', 'epic'] },
        { kind: 'card', id: 'lynx', area: '', tags: ['weapon', 'common'] },
        { kind: 'card', id: 'kondor', area: '', tags: ['weapon', 'legendary'] },
        { kind: 'card', id: 'flame-ball', area: '', tags: ['throw', 'rare'] },
        { kind: 'card', id: 'large-potion', area: '', tags: ['utility', 'epic'] },
    ],
    more: (item: Item): Thing[] => {
        const ability = item.kind === 'character' ? tagIn(item, ABILITIES) : undefined;
        return ability === undefined ? [] : [{ kind: 'ability', id: ability }];
    },
    effects, causes,
    momentous: ['out', 'out-by', 'revive', 'win'],
};
