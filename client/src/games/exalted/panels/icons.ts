// Emblems of values, classes and places around the arena.
export const FIGURES: Record<string, string> = {
    life: 'gi:hearts', mana: 'gi:crystal-growth', mreg: 'gi:crystal-shine', gold: 'gi:two-coins', xp: 'gi:round-star', nk: 'gi:crossed-swords', fk: 'gi:bow-arrow', attack: 'gi:crossed-swords',
    wk: 'gi:wizard-staff', agil: 'gi:acrobatic', rst: 'gi:checked-shield', mr: 'gi:magic-shield', move: 'gi:walking-boot', run: 'gi:run',
    range: 'gi:on-target', price: 'gi:two-coins', copies: 'gi:stack', shield: 'gi:vibrating-shield', 'from-level': 'gi:padlock',
};

export const CLASSES: Record<string, string> = {
    fighter: 'gi:battle-axe', keeper: 'gi:shield', supporter: 'gi:heart-plus', marksman: 'gi:bowman', mage: 'gi:wizard-face', assassin: 'gi:cloak-dagger',
};
