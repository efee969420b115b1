// Cards of all kinds, and whose they are: they lie on the mats of their owners.
import type { Item, Prompt, TableView } from '../../net/protocol';
import type { Choice } from '../../table/choices';
import { figure, number, range, tagIn } from '../facts';
import type { CardLook, CardsLook } from '../scene';
import { ABILITIES, CATEGORIES, GROUPS, emblem } from './emblems';

const RARITIES = ['common', 'rare', 'epic', 'legendary'];

function reach(item: Item): CardLook['figures'] {
    const value = range(item), weapon = number(item, 'range');
    // A weapon reaches everything up to its range: "2" alone is a flame ball, which meets exactly 2.
    return [...weapon === undefined ? [] : [{ icon: 'gi:crosshair', fact: 'range', value: weapon > 1 ? `1–${weapon}` : '1' }],
        ...figure(item, 'range-exact', 'gi:crosshair'),
        ...value === undefined ? [] : [{ icon: 'gi:crosshair', fact: 'range-to', also: 'range-from', value }]];
}

function look(item: Item): CardLook {
    const category = tagIn(item, CATEGORIES), group = tagIn(item, GROUPS), rarity = item.tags?.find(tag => RARITIES.includes(tag));
    return {
        rim: item.kind === 'character' ? 'rim-character' : `rim-${rarity ?? 'common'}`,
        gem: GROUPS[group ?? ''] ?? CATEGORIES[category ?? ''] ?? emblem(item.kind, undefined),
        art: emblem(item.kind, item.id),
        type: group ?? category,
        figures: [
            ...figure(item, 'dice', 'gi:rolling-dices'),
            ...figure(item, 'damage-per-pip', 'gi:bullet-impacts', '', '×'),
            ...figure(item, 'damage', 'gi:bullet-impacts'),
            ...figure(item, 'minimum', 'gi:dice-target', '', '+'),
            ...reach(item),
            ...figure(item, 'blocks', 'gi:shield-reflect'),
            ...figure(item, 'heals', 'gi:hearts'),
            ...figure(item, 'cooldown', 'gi:sands-of-time'),
        ],
    };
}

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

export const cards: Partial<CardsLook> = {
    look, whose, facing,
    cardOf: item => item.kind === 'card' ? item : undefined,      // a banner on the map tells what it does
    more: item => {
        const ability = item.kind === 'character' ? tagIn(item, ABILITIES) : undefined;
        // What the number beside the hourglass means.
        const waits = number(item, 'cooldown') === undefined ? [] : [{ kind: 'fact', id: 'cooldown' }];
        return ability === undefined ? [] : [{ kind: 'ability', id: ability }, ...waits];
    },
    showcase: [
        { kind: 'card', id: 'ball-lightning', area: '', tags: ['defence', 'epic'] },
        { kind: 'card', id: 'lynx', area: '', tags: ['weapon', 'common'] },
        { kind: 'card', id: 'kbraus', area: '', tags: ['weapon', 'legendary'] },
        { kind: 'card', id: 'flame-ball', area: '', tags: ['throw', 'rare'] },
        { kind: 'card', id: 'large-potion', area: '', tags: ['utility', 'epic'] },
    ],
};
