// How heroes to choose from, abilities and equipment look as cards.
import type { Item, Thing } from '../../../net/protocol';
import { has, number, tagIn } from '../../facts';
import type { CardLook, CardsLook } from '../../scene';
import { emblem } from '../emblems';
import { CLASSES, FIGURES } from './icons';

const SHOWN: Record<string, string[]> = {
    hero: ['life', 'nk', 'fk', 'wk', 'mana', 'agil', 'rst', 'mr', 'move'],
    model: ['life', 'mana', 'nk', 'fk', 'wk', 'agil', 'rst', 'mr'],
    ability: ['mana', 'range', 'from-level'],
    item: ['price', 'copies'],
};

/** Values that are told with another one: mana and what of it comes back, both ways to move. */
const ALSO: Record<string, { fact: string; between: string }> = { mana: { fact: 'mreg', between: '+' }, move: { fact: 'run', between: '/' } };

function figures(item: Item): CardLook['figures'] {
    return (SHOWN[item.kind] ?? []).flatMap(fact => {
        const value = number(item, fact), also = item.kind === 'hero' ? ALSO[fact] : undefined;
        return value === undefined ? [] : [{ icon: FIGURES[fact]!, fact, also: also?.fact, value: also === undefined ? String(value) : `${value}${also.between}${number(item, also.fact)}` }];
    });
}

function look(item: Item): CardLook {
    const kind = tagIn(item, CLASSES), faction = ['alisanen', 'alsahraa', 'eridani', 'wuwei'].find(tag => has(item, tag));
    return {
        rim: `rim-${faction ?? item.kind}`,
        gem: kind === undefined ? emblem(item.kind, item.id) : CLASSES[kind]!,
        art: item.kind === 'passive' ? 'gi:aura' : emblem(item.kind, item.id),
        of: faction,
        type: kind,
        figures: figures(item),
    };
}

/** A hero in the arena is told by his card. */
function cardOf(item: Item): Thing | undefined {
    return item.kind === 'model' && (has(item, 'hero') || tagIn(item, CLASSES) !== undefined) ? { kind: 'hero', id: item.id } : undefined;
}

export const cards: Partial<CardsLook> = {
    look, cardOf,
    drafted: ['heroes', 'prepared'],
    showcase: [['linnea', 'alisanen'], ['leyla', 'alsahraa'], ['alice', 'eridani'], ['zahit', 'alsahraa'], ['ayumi', 'wuwei']]
        .map(([id, faction]) => ({ kind: 'hero', id, area: '', tags: [faction!] })),
    member: item => item.kind === 'hero' || (item.kind === 'model' && tagIn(item, CLASSES) !== undefined),
};
