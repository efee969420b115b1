// Emblems of everything in Super Fantasy Brawl, from game-icons.net.
import { original } from '../../text/words';

export const CHAMPIONS: Record<string, string> = {
    'kilgore': 'gi:ogre',
    'gwaien': 'gi:woman-elf-face',
    'tzu-xiao': 'gi:panda',
    'goldarr': 'gi:sun-priest',
    'dugrun': 'gi:dwarf-face',
    'deryn': 'gi:eagle-head',
};

const CARDS: Record<string, string> = {
    // Kilgore
    'crusher': 'gi:flat-hammer',
    'wide-swing': 'gi:axe-swing',
    'darksteel-armour': 'gi:breastplate',
    'living-wall': 'gi:defensive-wall',
    'war-bellow': 'gi:shouting',
    'headbutt': 'gi:horned-helm',
    // Gwaien
    'fireball': 'gi:fireball',
    'wall-of-flame': 'gi:fire-wave',
    'wellspring': 'gi:water-fountain',
    'grasping-thorns': 'gi:thorny-vine',
    'fold-space': 'gi:magic-portal',
    'mirror-image': 'gi:mirror-mirror',
    // Tzu Xiao
    'challenge': 'gi:sword-clash',
    'circle-of-winds': 'gi:wind-hole',
    'twin-claw': 'gi:claw-slashes',
    'counterblow': 'gi:shield-bounces',
    'chi-drain': 'gi:heart-drop',
    'tiger-leap': 'gi:tiger-head',
    // Gold'arr
    'golden-charge': 'gi:sprint',
    'blessing-of-the-arena': 'gi:beams-aura',
    'sun-shield': 'gi:surrounded-shield',
    'sun-hammer': 'gi:thor-hammer',
    'lance-of-light': 'gi:sun-spear',
    'verdict': 'gi:gavel',
    // Dugrun
    'blunderbuss': 'gi:blunderbuss',
    'blast-charge': 'gi:dynamite',
    'trapsmith': 'gi:gear-hammer',
    'venom-bolt': 'gi:chemical-arrow',
    'blueprints': 'gi:armor-blueprint',
    'harpoon': 'gi:harpoon-chain',
    // Deryn
    'dive': 'gi:crow-dive',
    'storm-of-blades': 'gi:spinning-blades',
    'evasive-flight': 'gi:feathered-wing',
    'tailwind': 'gi:windy-stripes',
    'mantle-of-feathers': 'gi:wing-cloak',
    'storm-shriek': 'gi:sonic-screech',
};

const STANDARDS: Record<string, string> = {
    'manipulate': 'gi:puppet',
    'create': 'gi:heart-plus',
    'destroy': 'gi:hammer-break',
    'hurry': 'gi:run',
};

const CHALLENGES: Record<string, string> = {
    'esmaes-favour': 'gi:wizard-staff',
    'garnets-favour': 'gi:crystal-eye',
    'ragryls-favour': 'gi:sun',
    'at-esmaes-feet': 'gi:wizard-staff',
    'at-garnets-feet': 'gi:crystal-eye',
    'at-ragryls-feet': 'gi:sun',
    'twin-dominion': 'gi:imperial-crown',
    'before-all-eyes': 'gi:surrounded-eye',
    'behind-their-lines': 'gi:tower-flag',
    'blood-in-the-sand': 'gi:bloody-sword',
    'playing-with-fire': 'gi:small-fire',
};

const TRAPS: Record<string, string> = {
    'stun': 'gi:knocked-out-stars',
    'root': 'gi:tree-roots',
    'damage1': 'gi:caltrops',
    'damage2': 'gi:mantrap',
    'damage3': 'gi:spikes-full',
};

export const ESSENCES: Record<string, string> = {
    'manipulation': 'gi:swirl-string',
    'destruction': 'gi:small-fire',
    'creation': 'gi:three-leaves',
};

/** Statues, by the tag of their area. */
export const STATUES: Record<string, string> = {
    'esmae': 'gi:wizard-staff',
    'garnet': 'gi:crystal-eye',
    'ragryl': 'gi:sun',
};

/** Whom or what a card can reach, by its tag. */
export const SHAPES: Record<string, string> = {
    'melee': 'gi:broadsword',
    'indirect': 'gi:lob-arrow',
    'direct': 'gi:on-target',
    'arc': 'gi:divergence',
    'ring': 'gi:encirclement',
    'line': 'gi:striking-arrows',
    'cone': 'gi:sonic-shout',
    'friend': 'gi:person',
    'friends': 'gi:backup',
    'trap-target': 'gi:wolf-trap',
};

const BY_KIND: Record<string, Record<string, string>> = {
    champion: CHAMPIONS, unit: CHAMPIONS, card: CARDS, standard: STANDARDS, challenge: CHALLENGES, trap: TRAPS, essence: ESSENCES,
};

/** What is face down, or has no emblem of its own. */
const UNKNOWN: Record<string, string> = {
    champion: 'gi:domino-mask', unit: 'gi:domino-mask', card: 'gi:card-random', trap: 'gi:wolf-trap', challenge: 'gi:laurel-crown',
    hex: 'gi:hexes', seat: 'gi:person', side: 'gi:tower-flag', direction: 'gi:compass',
};

/** "kilgore-2" is the second Kilgore of a match and looks like the first. */
export function emblem(kind: string, id: string | undefined): string {
    const named = BY_KIND[kind]?.[original(id ?? '')];
    return named ?? UNKNOWN[kind] ?? 'gi:abacus';
}
