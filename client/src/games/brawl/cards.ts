// Cards of champions, and the champions themselves in the draft.
import type { Item } from '../../net/protocol';
import { original } from '../../text/words';
import { figure, range, tagIn } from '../facts';
import type { CardLook, CardsLook } from '../scene';
import { CHAMPIONS, ESSENCES, SHAPES, emblem } from './emblems';

const TYPES = ['attack', 'skill', 'reaction', 'standard-action'];

function reach(item: Item): CardLook['figures'] {
    const shape = tagIn(item, SHAPES);
    return shape === undefined ? [] : [{ icon: SHAPES[shape] ?? '', fact: 'range-to', value: range(item) ?? '', tag: shape }];
}

/** Both sides of a champion: base and levelled up. */
function sides(item: Item, fact: string, icon: string): CardLook['figures'] {
    const both = item.facts?.[fact];
    return Array.isArray(both) ? [{ icon, fact, value: both[0] === both[1] ? String(both[0]) : both.join(' / ') }] : [];
}

function look(item: Item): CardLook {
    const essence = tagIn(item, ESSENCES);
    return {
        rim: essence === undefined ? `rim-${item.kind}` : `rim-${essence}`,
        gem: essence === undefined ? emblem(item.kind, undefined) : ESSENCES[essence] ?? '',
        art: emblem(item.kind, item.id),
        of: tagIn(item, CHAMPIONS),
        type: item.tags?.find(tag => TYPES.includes(tag)),
        figures: [
            ...figure(item, 'move', 'gi:walking-boot'),
            ...reach(item),
            ...figure(item, 'strength', 'gi:crossed-swords'),
            ...figure(item, 'defence-bonus', 'gi:checked-shield', '+'),
            ...sides(item, 'hit-points-sides', 'gi:hearts'),
            ...sides(item, 'defence-sides', 'gi:checked-shield'),
            ...figure(item, 'defence', 'gi:checked-shield'),
        ],
    };
}

export const cards: Partial<CardsLook> = {
    look,
    // Only a levelled-up champion has its ability, but everybody may read it.
    more: item => (item.kind === 'unit' || item.kind === 'champion') && item.id !== undefined
        ? [{ kind: 'ability', id: original(item.id) }] : [],
    showcase: [
        { kind: 'card', id: 'fold-space', area: '', tags: ['skill', 'manipulation'] },
        { kind: 'card', id: 'fireball', area: '', tags: ['attack', 'destruction'] },
        { kind: 'card', id: 'grasping-thorns', area: '', tags: ['attack', 'creation'] },
        { kind: 'card', id: 'headbutt', area: '', tags: ['attack', 'manipulation'] },
        { kind: 'card', id: 'storm-of-blades', area: '', tags: ['attack', 'destruction'] },
    ],
};
