// Cards and figures; a figure on the board is looked at like its card.
import type { Item, Thing } from '../../net/protocol';
import { original } from '../../text/words';
import { has, number, pair } from '../facts';
import type { CardLook, CardsLook } from '../scene';
import { FIGURES, KEYWORDS, TOKENS, UPGRADED, emblem } from './emblems';

const TYPES = ['servant', 'equipment', 'order', 'spell'];
const COLOURS = ['green', 'blue'];
const TIERS = ['t1', 't1.1', 't1.2', 't2', 't3', 't4'];

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
function look(item: Item): CardLook {
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

/** What a figure can do stands on its card, on its general's tableau, or with the token it is. */
function cardOf(item: Item): Thing | undefined {
    const token = item.id === undefined ? undefined : original(item.id);
    if (item.kind !== 'unit' || item.id === undefined)
        return undefined;
    return number(item, 'life') !== undefined ? { kind: 'profession', id: item.id }
        : token !== undefined && token in TOKENS ? { kind: 'token', id: token } : { kind: 'card', id: item.id };
}

export const cards: Partial<CardsLook> = {
    look, cardOf,
    drafted: ['archive', 'pile'],
    // What its keywords mean, also where it is only to be chosen.
    more: item => item.kind !== 'card' ? []
        : (item.tags ?? []).filter(tag => tag in KEYWORDS || tag === 'reaction' || tag === 'equipment').map(id => ({ kind: 'tag', id })),
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
