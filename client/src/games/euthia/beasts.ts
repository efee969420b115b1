// Emblems of monsters, elites and the foes of scenarios.

export const BEASTS: Record<string, string> = {
    // Level 1
    'giant-dragonfly': 'gi:dragonfly', 'cave-rat': 'gi:rat', 'swamp-toad': 'gi:frog', 'highwayman': 'gi:bandit', 'wild-boar': 'gi:boar', 'kobold': 'gi:goblin',
    'thorn-vine': 'gi:vine-whip', 'will-o-the-wisp': 'gi:spark-spirit', 'grave-worm': 'gi:earth-worm', 'bone-guard': 'gi:skeletal-hand', 'harpy': 'gi:harpy',
    'stone-crab': 'gi:crab', 'nightmare-fox': 'gi:fox-head', 'venom-spider': 'gi:spider-alt',
    // Level 2
    'cyclops': 'gi:cyclops', 'griffin': 'gi:griffin-symbol', 'troll': 'gi:troll', 'basilisk': 'gi:snake-tongue', 'werewolf': 'gi:werewolf', 'ogre': 'gi:evil-minion',
    'wraith': 'gi:spectre', 'swamp-hydra': 'gi:hydra', 'sand-scorpion': 'gi:scorpion', 'gargoyle': 'gi:evil-bat', 'fire-salamander': 'gi:salamander',
    'robber-baron': 'gi:bandit', 'cave-bear': 'gi:bear-face', 'ghoul-queen': 'gi:shadow-grasp',
    // Level 3
    'lindworm': 'gi:dragon-spiral', 'demon': 'gi:devil-mask', 'giant': 'gi:giant', 'lich': 'gi:crowned-skull', 'chimera': 'gi:lion', 'wyvern': 'gi:wyvern',
    'iron-golem': 'gi:rock-golem', 'minotaur': 'gi:minotaur', 'vampire-lord': 'gi:bat', 'kraken': 'gi:octopus', 'bone-dragon': 'gi:dragon-head',
    'faer-shadow': 'gi:shadow-follower',
    // Elites
    'bandit-chief': 'gi:bandit', 'wolf-mother': 'gi:wolf-head', 'marsh-hag': 'gi:witch-flight', 'bone-captain': 'gi:skeletal-hand', 'kobold-king': 'gi:goblin',
    'great-boar': 'gi:boar', 'ghost-light': 'gi:spark-spirit', 'troll-chieftain': 'gi:troll', 'gorgon': 'gi:snake-tongue', 'black-knight': 'gi:black-knight-helm',
    'hundred-head': 'gi:hydra', 'shadow-mage': 'gi:evil-book', 'manticore': 'gi:lion', 'frost-giant': 'gi:giant', 'dragon-brood': 'gi:dragon-spiral',
    'arch-lich': 'gi:crowned-skull', 'storm-titan': 'gi:lightning-storm', 'prince-of-hell': 'gi:devil-mask', 'world-serpent': 'gi:sea-serpent',
    'avatar-of-faer': 'gi:grim-reaper',
    // Foes of scenarios
    'farruga': 'gi:dragon-head', 'golem': 'gi:rock-golem',
};

/** Silver and gold cards. */
export const CARDS: Record<string, string> = {
    'curse': 'gi:evil-eyes', 'frenzy': 'gi:crossed-swords', 'venom': 'gi:snake-tongue', 'mighty-blow': 'gi:hammer-nails', 'healing': 'gi:healing',
    'soul-control': 'gi:puppet', 'soul-control-solo': 'gi:puppet',
};
