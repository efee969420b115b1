// Emblems of everything in The Exalted Ones, from game-icons.net.
import { original } from '../../text/words';

const HEROES: Record<string, string> = {
    // Alisanen
    'leandros': 'gi:centaur',
    'linnea': 'gi:tree-face',
    'ylvie': 'gi:pan-flute',
    'majvi': 'gi:archer',
    'elmar': 'gi:beard',
    // Alsahraa
    'leyla': 'gi:spear-feather',
    'djamila': 'gi:flame-spin',
    'halef': 'gi:turban',
    'yassir': 'gi:chakram',
    'zahit': 'gi:crossed-sabres',
    // Eridani
    'jasper': 'gi:baseball-bat',
    'lucina': 'gi:circuitry',
    'markovic': 'gi:robot-grab',
    'alice': 'gi:cyber-eye',
    'gavin': 'gi:shield-bash',
    // Wuwei
    'shi-weng': 'gi:monk-face',
    'ayumi': 'gi:ninja-head',
    'nian-mingli': 'gi:potion-ball',
    'tian-feng': 'gi:musket',
    'chen-lu': 'gi:dragon-shield',
};

const BEASTS: Record<string, string> = { pantha: 'gi:saber-toothed-cat-head', igu: 'gi:lizard-tongue', drako: 'gi:dragon-head', cydra: 'gi:hydra' };

const KINDS: Record<string, string> = {
    ability: 'gi:magic-swirl', slot: 'gi:magic-swirl', item: 'gi:backpack', wall: 'gi:mountains', team: 'gi:flying-flag', faction: 'gi:flying-flag',
    status: 'gi:aura', lane: 'gi:trail', choice: 'gi:choice',
};

/** Golems, towers and artifacts are named by what they are, creatures by their kind and home. */
function modelEmblem(id: string): string {
    return HEROES[original(id)] ?? BEASTS[id.split('-')[0] ?? '']
        ?? (id.startsWith('golem') ? 'gi:rock-golem' : id.startsWith('tower') ? 'gi:white-tower' : id.startsWith('artifact') ? 'gi:crystal-shrine' : 'gi:meeple');
}

export function emblem(kind: string, id: string | undefined): string {
    return kind === 'model' || kind === 'hero' ? modelEmblem(id ?? '') : KINDS[kind] ?? 'gi:compass';
}

export const STATUSES: Record<string, string> = {
    stun: 'gi:knocked-out-stars', hold: 'gi:manacles', silence: 'gi:silence', blind: 'gi:sight-disabled', slow: 'gi:snail', bleed: 'gi:drop', burn: 'gi:flame',
};
