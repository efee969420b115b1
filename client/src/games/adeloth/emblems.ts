// Emblems of everything in Reflections of Adeloth, from game-icons.net.
import { original } from '../../text/words';

const GENERALS: Record<string, string> = {
    'general': 'gi:mounted-knight',
    'general-1': 'gi:mounted-knight',
    'pathfinder': 'gi:hood',
    'rune-master': 'gi:wizard-face',
};

const CARDS: Record<string, string> = {
    // T1, green
    'weasel-scout': 'gi:ermine',
    'thorn-boar': 'gi:boar',
    'root-warden': 'gi:tree-face',
    'glade-archer': 'gi:archer',
    'vine-grasp': 'gi:vine-whip',
    'call-of-the-pack': 'gi:wolf-howl',
    // T1, blue
    'tower-guard': 'gi:guarded-tower',
    'rune-apprentice': 'gi:rune-stone',
    'lantern-ghost': 'gi:lantern-flame',
    'herb-healer': 'gi:herbs-bundle',
    'teleport': 'gi:teleport',
    'sparks': 'gi:sparkles',
    // T1.1
    'honey-gatherer': 'gi:honeypot',
    'boar-rider': 'gi:boar-ensign',
    'nimble-blade': 'gi:daggers',
    'priest': 'gi:sun-priest',
    'shieldbearer': 'gi:shield-bash',
    'runesmith': 'gi:anvil-impact',
    // T1.2
    'apish-companion': 'gi:monkey',
    'hedge-sneak': 'gi:cloak-dagger',
    'leaf-ambush': 'gi:leaf-swirl',
    'tactical-gnome': 'gi:bad-gnome',
    'shadow-messenger': 'gi:shadow-follower',
    'ward-keeper': 'gi:magic-gate',
    // T2
    'queen-bee': 'gi:bee',
    'mother-bear': 'gi:bear-head',
    'growth': 'gi:sprout',
    'griffin-rider': 'gi:griffin-symbol',
    'fireball': 'gi:fireball',
    'sun-blade': 'gi:shining-sword',
    // T3
    'stag-lord': 'gi:stag-head',
    'cloak-of-the-grove': 'gi:cloak',
    'wild-hunt': 'gi:hunting-horn',
    'mirror-sage': 'gi:mirror-mirror',
    'counterspell': 'gi:shield-reflect',
    'ancient-golem': 'gi:rock-golem',
    // T4
    'forest-colossus': 'gi:evil-tree',
    'emerald-dragon': 'gi:dragon-head',
    'mothers-blessing': 'gi:beams-aura',
    'seraph-of-light': 'gi:angel-wings',
    'meteor': 'gi:burning-meteor',
    'oblivion': 'gi:magic-swirl',
};

export const TOKENS: Record<string, string> = {
    'wolf-pup': 'gi:wolf-head',
    'bee-swarm': 'gi:honeycomb',
};

const SKILLS: Record<string, string> = {
    'charge': 'gi:sprint',
    'take-cover': 'gi:oak-leaf',
    'hail-of-arrows': 'gi:arrow-cluster',
    'rune-bolt': 'gi:lightning-arc',
    'shift': 'gi:move',
    'offering': 'gi:sacrificial-dagger',
};

const WARES: Record<string, string> = {
    'stoneskin-potion': 'gi:round-potion',
    'potion-of-strength': 'gi:potion-ball',
    'potion-of-haste': 'gi:standing-potion',
    'healing-potion': 'gi:health-potion',
    'scroll-of-lore': 'gi:scroll-quill',
    'scroll-of-deeds': 'gi:scroll-unfurled',
    'scroll-of-teaching': 'gi:tied-scroll',
    'goblin-bomb': 'gi:unlit-bomb',
};

const RULE_CARDS: Record<string, string> = {
    'lured-into-the-thicket': 'gi:thorny-vine',
    'reading-the-forest': 'gi:open-book',
    'leave-a-standard': 'gi:tattered-banner',
};

const HINTS: Record<string, string> = { 'upgrades': 'gi:upgrade', 'spy': 'gi:spy' };
const COLOURS: Record<string, string> = { 'green': 'gi:three-leaves', 'blue': 'gi:crystal-shine' };
const UPGRADES: Record<string, string> = { 'weapons': 'gi:battle-axe', 'armour': 'gi:breastplate', 'knowledge': 'gi:book-cover' };

export const KEYWORDS: Record<string, string> = {
    'intrusive': 'gi:halt',
    'wild': 'gi:claw-slashes',
    'flying': 'gi:feathered-wing',
    'ranged': 'gi:bowman',
    'ghost': 'gi:ghost',
    'life-giving': 'gi:heart-plus',
    'swift': 'gi:running-shoe',
};

/** Statuses, by tag; `tone` colours their marks. */
export const STATUSES: Record<string, { icon: string; tone: string }> = {
    'exhausted': { icon: 'gi:night-sleep', tone: 'quiet' },
    'moved': { icon: 'gi:walking-boot', tone: 'quiet' },
    'defenceless': { icon: 'gi:broken-shield', tone: 'bad' },
    'surprised-agility': { icon: 'gi:surprised', tone: 'agility' },
    'surprised-intelligence': { icon: 'gi:surprised', tone: 'intelligence' },
};

/** Upgrades that a card has, by tag. */
export const UPGRADED: Record<string, string> = {
    'upgrade-weapons': UPGRADES['weapons']!,
    'upgrade-armour': UPGRADES['armour']!,
    'upgrade-knowledge': UPGRADES['knowledge']!,
};

/** What stands in a field, by its tag. */
export const PLACES: Record<string, string> = {
    'gold-mine': 'gi:gold-mine',
    'settlement': 'gi:huts-village',
    'shop': 'gi:shop',
};

/** What a field yields. */
export const YIELDS: Record<string, string> = { 'gold-mine': 'gi:two-coins', 'settlement': 'gi:round-star' };

/** Where cards lie. */
export const DECK: Record<string, string> = {
    'hand': 'gi:poker-hand', 'pile': 'gi:card-pick', 'discard': 'gi:card-discard', 'archive': 'gi:bookshelf',
};

/** Kinds of effects. */
const ENTRIES: Record<string, string> = {
    'start': 'gi:card-draw',
    'income': 'gi:coins-pile',
    'move': 'gi:walking-boot',
    'attack': 'gi:crossed-swords',
    'check': 'gi:scales',
    'summon': 'gi:magic-portal',
    'card': 'gi:card-play',
    'skill': 'gi:star-prominences',
    'level': 'gi:rank-3',
    'ability': 'gi:embrassed-energy',
    'ware': 'gi:shop',
    'flow': 'gi:card-exchange',
    'trigger': 'gi:trigger-hurt',
    'rule': 'gi:rule-book',
};

export const FIGURES: Record<string, string> = {
    'life': 'gi:hearts', 'mana': 'gi:crystal-growth', 'gold': 'gi:two-coins', 'xp': 'gi:round-star', 'level': 'gi:rank-3',
    'flow': 'gi:card-exchange', 'attack': 'gi:crossed-swords', 'resistance': 'gi:checked-shield', 'agility': 'gi:acrobatic',
    'intelligence': 'gi:brain', 'durability': 'gi:shield-echoes', 'bounty': 'gi:round-star', 'gold-cost': 'gi:two-coins',
    'xp-cost': 'gi:round-star', 'spy-cost': 'gi:spy', 'mana-cost': 'gi:crystal-growth', 'permanent': 'gi:upgrade', 'stock': 'gi:knapsack',
    'cooldown': 'gi:sands-of-time', 'lock': 'gi:padlock',
};

const KINDS: Record<string, Record<string, string>> = {
    unit: { ...GENERALS, ...CARDS, ...TOKENS }, card: CARDS, token: TOKENS, skill: SKILLS, ware: WARES, 'rule-card': RULE_CARDS, hint: HINTS,
    colour: COLOURS, upgrade: UPGRADES, profession: GENERALS, entry: ENTRIES, attribute: FIGURES,
};

/** What is face down, or has no emblem of its own. */
const UNKNOWN: Record<string, string> = {
    card: 'gi:card-random', unit: 'gi:domino-mask', stacked: 'gi:stack', field: 'gi:walking-boot', seat: 'gi:person', tier: 'gi:card-draw',
};

/** "wolf-pup-2" is the second pup of a match and looks like the first. */
export function emblem(kind: string, id: string | undefined): string {
    const named = KINDS[kind];
    return named?.[id ?? ''] ?? named?.[original(id ?? '')] ?? UNKNOWN[kind] ?? 'gi:three-leaves';
}
