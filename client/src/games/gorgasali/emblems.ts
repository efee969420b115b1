// Emblems of everything in Gorgasali, from game-icons.net.

export const CHARACTERS: Record<string, string> = {
    'armazi': 'gi:sun-radiations',
    'ebue': 'gi:evil-eyes',
    'varas': 'gi:robber',
    'medea': 'gi:witch-face',
    'tsiva': 'gi:queen-crown',
    'octor': 'gi:octopus',
    'kruber': 'gi:cyclops',
    'tharsis': 'gi:fire-silhouette',
    'drain': 'gi:vampire-dracula',
    'emoon': 'gi:moon-claws',
};

export const ABILITIES: Record<string, string> = {
    'supernova': 'gi:star-prominences',
    'hypnosis': 'gi:magic-swirl',
    'steal': 'gi:robber-hand',
    'heal': 'gi:healing',
    'frost-vortex': 'gi:snowflake-1',
    'imitate': 'gi:mirror-mirror',
    'eye-contact': 'gi:body-swapping',
    'ignite': 'gi:burning-embers',
    'drain-fluid': 'gi:heart-drop',
    'immunity': 'gi:moon-orbit',
};

const CARDS: Record<string, string> = {
    // Six shooters
    'scratch': 'gi:pistol-gun',
    'elva': 'gi:revolver',
    'gemini': 'gi:crossed-pistols',
    'dobergun': 'gi:hound',
    // Strikers
    'lynx': 'gi:lynx-head',
    'mantis': 'gi:praying-mantis',
    'ibex': 'gi:goat',
    'kbraus': 'gi:blunderbuss',
    // Massive weapons
    'kiss': 'gi:sharp-lips',
    'janeli': 'gi:scythe',
    'tochinator': 'gi:drill',
    'jalugar': 'gi:bloody-sword',
    // Scouts
    'kondor': 'gi:condor-emblem',
    'breathold': 'gi:winchester-rifle',
    // Defence
    'barrier': 'gi:stone-wall',
    'ball-lightning': 'gi:lightning-electron',
    'tree-platform': 'gi:treehouse',
    'magic-field': 'gi:magic-shield',
    // Throw
    'flame-ball': 'gi:fireball',
    'magic-spear': 'gi:sun-spear',
    'ntt-ball': 'gi:unplugged',
    'smoke-ball': 'gi:smoke-bomb',
    // Armour
    'helmet': 'gi:closed-barbute',
    'vest': 'gi:kevlar-vest',
    // Healing
    'small-potion': 'gi:heart-bottle',
    'medium-potion': 'gi:health-potion',
    'large-potion': 'gi:bottle-vapors',
    // Movement
    'axe': 'gi:wood-axe',
    'boat': 'gi:canoe',
    'rope': 'gi:rope-coil',
    'compass': 'gi:compass',
    'adrenaline': 'gi:heart-beats',
    'teleport': 'gi:teleport',
    // Extensions and ammunition
    'extra-six': 'gi:inverted-dice-6',
    'strike-option': 'gi:rolling-dices',
    'second-chance': 'gi:reload-gun-barrel',
    'eagle-eye': 'gi:binoculars',
    'ammunition-bag': 'gi:bullets',
};

/** What belongs into a slot, by the beginning of its name. */
const SLOTS: Record<string, string> = {
    'weapon': 'gi:crossed-pistols',
    'defence': 'gi:stone-wall',
    'utility': 'gi:health-potion',
    'throw': 'gi:fireball',
    'helmet': 'gi:closed-barbute',
    'vest': 'gi:kevlar-vest',
};

export const GROUPS: Record<string, string> = {
    'six-shooter': 'gi:revolver',
    'striker': 'gi:lynx-head',
    'massive': 'gi:scythe',
    'scout': 'gi:binoculars',
};

export const CATEGORIES: Record<string, string> = {
    'weapon': 'gi:crossed-pistols',
    'defence': 'gi:stone-wall',
    'utility': 'gi:knapsack',
    'throw': 'gi:fireball',
    'helmet': 'gi:closed-barbute',
    'vest': 'gi:kevlar-vest',
};

const TOKENS: Record<string, string> = {
    'chest': 'gi:chest',
    'character-banner': 'gi:tattered-banner',
};

const KINDS: Record<string, Record<string, string>> = { character: CHARACTERS, ability: ABILITIES, card: CARDS, token: TOKENS };

const OTHERS: Record<string, string> = { card: 'gi:card-random', dice: 'gi:rolling-dices', sector: 'gi:gate', square: 'gi:walking-boot' };

export function emblem(kind: string, id: string | undefined): string {
    if (kind === 'slot')
        return SLOTS[(id ?? '').replace(/^pack-/, '').replace(/-\d$/, '')] ?? 'gi:knapsack';
    return KINDS[kind]?.[id ?? ''] ?? OTHERS[kind] ?? 'gi:crown';
}
