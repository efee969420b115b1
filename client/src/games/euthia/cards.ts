// Tiles, cards, monsters, quests and heroes as cards.
import type { Item } from '../../net/protocol';
import { has, pair, tagIn } from '../facts';
import type { CardLook, CardsLook } from '../scene';
import { emblem, emblemOf, FIGURES, GEMS, TILES } from './emblems';

type Figure = CardLook['figures'][number];

/** Figures that a card tells, in their order. */
const TOLD = ['price', 'sale', 'level', 'life', 'need-1', 'need-2', 'need-3', 'number', 'health', 'gaar', 'dwurt', 'pouches'];

function figure(item: Item, fact: string): Figure[] {
    const value = item.facts?.[fact], both = pair(item, fact);
    return value === undefined ? [] : [{ icon: FIGURES[fact] ?? 'gi:checkbox-tree', fact, value: both === undefined ? String(value) : both.join('/') }];
}

const METALS = ['silver-card', 'gold-card'];

function rim(item: Item): string {
    const is = item.kind === 'tile' ? tagIn(item, TILES) : item.kind === 'card' ? METALS.find(tag => has(item, tag)) : undefined;
    return `rim-${is ?? item.kind}`;
}

function look(item: Item): CardLook {
    return {
        rim: rim(item), gem: emblem(item.kind, undefined), art: emblemOf(item),
        type: ['exhausted', 'ready'].find(tag => has(item, tag)) ?? METALS.find(tag => has(item, tag)) ?? tagIn(item, TILES),
        figures: TOLD.flatMap(fact => figure(item, fact)),
    };
}

export const cards: Partial<CardsLook> = {
    look,
    // The gems that are set into it.
    more: item => item.kind !== 'tile' ? [] : [...new Set((item.tags ?? []).filter(tag => GEMS.includes(tag)))].map(id => ({ kind: 'gem', id })),
    showcase: [
        { kind: 'monster', id: 'harpy', area: '', facts: { level: 1, life: 4 } },
        { kind: 'tile', id: 'staff-of-light', area: '', tags: ['weapon'], facts: { price: 4, sale: 2 } },
        { kind: 'tile', id: 'ward-sign', area: '', tags: ['ability'], facts: { price: 2 } },
        { kind: 'card', id: 'mighty-blow', area: '', tags: ['gold-card'] },
        { kind: 'gem', id: 'diamond', area: '' },
    ],
};
