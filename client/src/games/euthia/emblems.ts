// Emblems of everything in Euthia, from game-icons.net.
import type { Facts } from '../../net/protocol';
import { tagIn } from '../facts';
import { BEASTS, CARDS } from './beasts';

const HEROES: Record<string, string> = {
    ael: 'gi:angel-wings', dral: 'gi:swordman', keleia: 'gi:archer', maeldur: 'gi:wizard-face', skoldur: 'gi:dwarf-face', taesiri: 'gi:witch-face',
};

/** What a field shows. */
export const FEATURES: Record<string, string> = {
    mountain: 'gi:mountains', lake: 'gi:wave-crest', cave: 'gi:cave-entrance', treasure: 'gi:locked-chest', portal: 'gi:magic-portal',
    merchants: 'gi:shop', alchemists: 'gi:potion-ball', towers: 'gi:white-tower', encounter: 'gi:conversation', legend: 'gi:spell-book',
    church: 'gi:church', ruins: 'gi:ancient-ruins',
    'fire-elemental': 'gi:fire-silhouette', 'water-elemental': 'gi:water-drop', 'air-elemental': 'gi:whirlwind', 'earth-elemental': 'gi:stone-block',
};

/** Powers of elementals over a field. */
export const POWERS: Record<string, string> = {
    'under-fire': 'gi:flame', 'under-water': 'gi:drop', 'under-air': 'gi:whirlwind', 'under-earth': 'gi:rock',
};

/** Of tiles, by where they are worn, then by what they are. */
const WORN: Record<string, string> = {
    'slot-first': 'gi:sprint', 'slot-helm': 'gi:visored-helm', 'slot-chest': 'gi:breastplate', 'slot-gloves': 'gi:gauntlet', 'slot-legs': 'gi:leg-armor',
    'slot-boots': 'gi:boots', 'slot-ring': 'gi:ring', 'slot-amulet': 'gi:gem-pendant',
};

export const TILES: Record<string, string> = {
    weapon: 'gi:broadsword', shield: 'gi:checked-shield', armour: 'gi:breastplate', jewel: 'gi:gem-pendant', ability: 'gi:magic-swirl',
    potion: 'gi:health-potion', scroll: 'gi:scroll-unfurled', chest: 'gi:chest', tool: 'gi:hammer-nails', relic: 'gi:crystal-ball',
    resource: 'gi:minerals', 'at-once': 'gi:open-treasure-chest',
};

const SLOTS: Record<string, string> = {
    sword: 'gi:broadsword', ability: 'gi:magic-swirl', first: 'gi:sprint', helm: 'gi:visored-helm', chest: 'gi:breastplate', gloves: 'gi:gauntlet',
    legs: 'gi:leg-armor', boots: 'gi:boots', ring: 'gi:ring', amulet: 'gi:gem-pendant',
};

export const GEMS = ['ruby', 'emerald', 'opal', 'sapphire', 'amethyst', 'onyx', 'diamond', 'demon-stone'];

const ESSENCES: Record<string, string> = { fire: 'gi:flame', water: 'gi:drop', air: 'gi:whirlwind', earth: 'gi:rock' };

export const FIGURES: Record<string, string> = {
    health: 'gi:hearts', life: 'gi:hearts', gold: 'gi:two-coins', reputation: 'gi:laurel-crown', final: 'gi:laurels', gaar: 'gi:sparkles', dwurt: 'gi:anvil',
    'dwurt-die': 'gi:dice-fire', pouches: 'gi:knapsack', 'move-points': 'gi:walking-boot', mining: 'gi:war-pick', trade: 'gi:swap-bag',
    combat: 'gi:crossed-swords', chaos: 'gi:evil-eyes', hope: 'gi:clover', penalty: 'gi:broken-shield', silver: 'gi:card-draw', 'gold-cards': 'gi:card-play',
    gems: 'gi:gems', essences: 'gi:drop', potions: 'gi:health-potion', deaths: 'gi:dead-head', shelter: 'gi:rosa-shield', voucher: 'gi:scroll-quill',
    control: 'gi:puppet', price: 'gi:two-coins', sale: 'gi:swap-bag', level: 'gi:crowned-skull', quests: 'gi:scroll-quill', won: 'gi:duel',
    bounties: 'gi:star-medal', cap: 'gi:laurel-crown', number: 'gi:stack', cards: 'gi:card-draw',
};

const KINDS: Record<string, string> = {
    tile: 'gi:backpack', gem: 'gi:cut-diamond', essence: 'gi:drop', action: 'gi:hourglass', card: 'gi:card-play', monster: 'gi:monster-grasp', elite: 'gi:monster-grasp', foe: 'gi:monster-grasp',
    quest: 'gi:scroll-quill', legend: 'gi:spell-book', 'map-tile': 'gi:treasure-map', die: 'gi:perspective-dice-six-faces-random', field: 'gi:compass',
    grade: 'gi:star-medal', slot: 'gi:backpack', hero: 'gi:hooded-figure',
};

export function emblem(kind: string, id: string | undefined): string {
    const own = kind === 'hero' ? HEROES[id ?? ''] : kind === 'slot' ? SLOTS[(id ?? '').replace(/-\d+$/, '')]
        : kind === 'essence' ? ESSENCES[id ?? ''] : kind === 'action' ? FIGURES[id ?? '']
        : kind === 'monster' || kind === 'elite' || kind === 'foe' ? BEASTS[id ?? ''] : kind === 'card' ? CARDS[id ?? ''] : undefined;
    return own ?? KINDS[kind] ?? 'gi:compass';
}

/** Tiles are told apart by what they are, which their marks say. */
export function emblemOf(item: Facts & { kind: string; id?: string }): string {
    const worn = tagIn(item, WORN), is = tagIn(item, TILES);
    return item.kind !== 'tile' ? emblem(item.kind, item.id) : worn !== undefined ? WORN[worn]! : is !== undefined ? TILES[is]! : emblem('tile', item.id);
}
