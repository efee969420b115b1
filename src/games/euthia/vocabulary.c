/* Words of effects, tiles, moments and fields; see vocabulary.h. */
#include "games/euthia/vocabulary.h"

const char *const euthia_element_words[ELEMENTS] = {
    [FIRE] = "fire", [WATER] = "water", [AIR] = "air", [EARTH] = "earth",
};

const char *const euthia_action_words[ACTION_KINDS] = {
    [MINING] = "mining", [TRADE] = "trade", [COMBAT] = "combat",
};

const char *const euthia_stack_words[STACKS] = {
    [ST_MERCHANTS] = "merchants", [ST_ALCHEMISTS] = "alchemists", [ST_SLAYERS] = "slayers",
    [ST_MOUNTAIN] = "mountain", [ST_LAKE] = "lake", [ST_CAVE] = "cave",
    [ST_TREASURE_1] = "treasure-1", [ST_TREASURE_2] = "treasure-2",
    [ST_TREASURE_3] = "treasure-3", [ST_HUNTER] = "hunter", [ST_SMITH] = "smith",
    [ST_WITCH] = "witch", [ST_ARTIFACTS] = "artifacts", [ST_SUPPLY] = "supply",
    [ST_HERO] = "hero",
};

const char *const euthia_symbol_words[SYMBOLS] = {
    [SWORD] = "sword", [ABILITY_SLOT] = "ability", [FIRST_SLOT] = "first-strike",
    [HELM] = "helm", [CHEST] = "chest", [GLOVES] = "gloves", [LEGS] = "legs", [BOOTS] = "boots",
    [RING] = "ring", [AMULET] = "amulet", [POUCH_ONLY] = "pouch",
};

const char *const euthia_when_words[WHENS] = {
    [PERM] = "always", [OUT] = "outside", [ANY] = "any", [PREP] = "prep",
    [MA] = "before-monster", [MAC] = "around-monster", [MC] = "after-monster",
    [HA] = "before-hero", [HC] = "after-hero", [AFTER_ROLL] = "after-roll",
    [WITH_MINING] = "mining",
};

const Term euthia_features[FEATURES] = {
    [MEADOW] = {"meadow", 0}, [MOUNTAIN] = {"mountain", 0}, [LAKE] = {"lake", 0},
    [CAVE] = {"cave", 0}, [TREASURE] = {"treasure", IS_TREASURE},
    [FIRE_ELEMENTAL] = {"fire-elemental", 0}, [WATER_ELEMENTAL] = {"water-elemental", 0},
    [AIR_ELEMENTAL] = {"air-elemental", 0}, [EARTH_ELEMENTAL] = {"earth-elemental", 0},
    [PORTAL] = {"portal", 0}, [MERCHANTS] = {"merchants", 0}, [ALCHEMISTS] = {"alchemists", 0},
    [TOWERS] = {"towers", 0}, [ENCOUNTER] = {"encounter", 0}, [LEGEND] = {"legend", 0},
    [CHURCH] = {"church", 0}, [OUTER] = {"outer", 0}, [RUINS] = {"ruins", 0},
};

/* ---- effects ---- */

enum {
    ALONE = 1 << OUT | 1 << ANY,
    MONSTER_ROLLS = 1 << MA | 1 << MAC | 1 << MC | 1 << PERM,
    HERO_ROLLS = 1 << HA | 1 << HC | 1 << AFTER_ROLL | 1 << PERM,
    HERO_ATTACKS = 1 << HA | 1 << HC | 1 << PERM,
    IN_COMBAT = 1 << PREP | 1 << MA | 1 << MAC | 1 << MC | 1 << HA | 1 << HC,
    USED = ALONE | IN_COMBAT | 1 << AFTER_ROLL,  /* at whatever moment a tile is used */
};

const EffectRow euthia_effects[EFFECT_VERBS] = {
    /* EU-LANG-1 … 5: ways, actions, wards, renewal and prices */
    [DO_MOVE] = {{"move", HAS_NUMBER}, IN_USE, 1 << OUT},
    [DO_TELEPORT] = {{"teleport", HAS_NUMBER}, IN_USE | IN_GAIN, 1 << OUT},
    [DO_CHURCH] = {{"to-church", 0}, IN_USE, 1 << OUT},
    [DO_ACTION] = {{"action", NAMES_ACTION}, IN_USE, 1 << OUT},
    [DO_CART] = {{"cart", 0}, IN_USE, 1 << WITH_MINING},
    [DO_WARD] = {{"ward", NAMES_POWERS}, IN_USE, 1 << OUT | 1 << PERM},
    [DO_WARD_HELD] = {{"ward-held", 0}, IN_USE, 1 << PERM},
    [DO_RENEW] = {{"renew", HAS_NUMBER}, IN_USE, ALONE},
    [DO_DISCOUNT] = {{"discount", HAS_NUMBER}, IN_USE, 1 << OUT},
    [DO_VOUCHER] = {{"voucher", HAS_NUMBER}, IN_GAIN, 0},

    /* EU-LANG-6, -17: health, gaar and dwurt; nobody loses more than there is */
    [DO_HEAL] = {{"heal", HAS_NUMBER}, IN_USE | IN_ATTACK | IN_GAIN, ALONE},
    [DO_HEAL_ALL] = {{"heal-all", 0}, IN_USE | IN_GAIN, ALONE},
    [DO_HURT] = {{"hurt", HAS_NUMBER}, IN_USE | IN_ATTACK | IN_GAIN, USED},
    [DO_DEATH] = {{"death", 0}, IN_MONSTER, 0},
    [DO_GAAR] = {{"gaar", HAS_CHANGE}, IN_USE | IN_ATTACK | IN_GAIN, USED},
    [DO_DWURT] = {{"dwurt", HAS_CHANGE}, IN_USE | IN_GAIN, USED},
    [DO_DWURT_DIE] = {{"dwurt-die-down", HAS_NUMBER}, IN_USE, ALONE},

    /* EU-LANG-7 … 9: what changes dice and combat values */
    [DO_CLOVER] = {{"clover", HAS_CHANGE}, IN_USE | IN_MONSTER | IN_CARD, HERO_ROLLS},
    [DO_FOOT] = {{"foot", HAS_CHANGE}, IN_USE | IN_CARD, MONSTER_ROLLS},
    [DO_PENALTY] = {{"penalty-less", HAS_NUMBER}, IN_USE, HERO_ATTACKS},
    [DO_NEXT_HERO] = {{"next-hero-minus", HAS_NUMBER}, IN_USE | IN_CARD, IN_COMBAT},
    [DO_NEXT_MONSTER] = {{"next-monster-minus", HAS_NUMBER}, IN_USE | IN_ATTACK, IN_COMBAT},
    [DO_ONE_DIE] = {{"one-die", 0}, IN_USE, 1 << MA},
    [DO_REROLL_OWN] = {{"reroll-own", HAS_NUMBER}, IN_USE, 1 << HC | 1 << AFTER_ROLL},
    [DO_REROLL_MONSTER] = {{"reroll-monster", HAS_NUMBER}, IN_USE, 1 << MC},

    /* EU-DMG-1 … 4, EU-INJ-1 … 5, EU-LANG-10: damage and injuries, in an attack or at once */
    [DO_DAMAGE] = {{"damage", HAS_NUMBER}, IN_ATTACK, 0},
    [DO_DAMAGE_PLUS] = {{"damage-plus", HAS_NUMBER}, IN_USE, HERO_ATTACKS},
    [DO_DAMAGE_MINUS] = {{"damage-minus", HAS_NUMBER}, IN_CARD, 0},
    [DO_INJURY] = {{"injury", HAS_NUMBER}, IN_MONSTER, 0},
    [DO_INJURY_PLUS] = {{"injury-plus", HAS_NUMBER}, IN_CARD, 0},
    [DO_INJURY_MINUS] = {{"injury-minus", HAS_NUMBER}, IN_USE, MONSTER_ROLLS},
    [DO_STRIKE] = {{"strike", HAS_NUMBER}, IN_USE, IN_COMBAT},

    /* EU-ELITE-18 … 21, EU-LANG-11 … 13: the monster's health, gaar, chaos and cards */
    [DO_MONSTER_HEAL] = {{"monster-heal", HAS_NUMBER}, IN_MONSTER | IN_CARD, 0},
    [DO_MONSTER_GAAR] = {{"monster-loses-gaar", HAS_NUMBER}, IN_USE | IN_ATTACK, IN_COMBAT},
    [DO_MONSTER_CHAOS] = {{"monster-loses-chaos", HAS_NUMBER}, IN_USE | IN_ATTACK, IN_COMBAT},
    [DO_MONSTER_SILVER] = {{"monster-silver", HAS_NUMBER}, IN_MONSTER, 0},
    [DO_MONSTER_GOLD_CARD] = {{"monster-gold-card", HAS_NUMBER}, IN_MONSTER, 0},
    [DO_MONSTER_DISCARDS] = {{"monster-discards", HAS_NUMBER}, IN_USE, 1 << PREP},
    [DO_STEAL_GAAR] = {{"steal-gaar", HAS_NUMBER}, IN_CARD, 0},
    [DO_NO_CARDS] = {{"no-cards", 0}, IN_USE, 1 << MA | 1 << HA},
    [DO_CANCEL_CURSE] = {{"cancel-curse", 0}, IN_USE, 1 << HA},

    /* EU-LANG-15: what a hero gets; a gem of choice is neither diamond nor demon stone */
    [DO_GOLD] = {{"gold", HAS_CHANGE}, IN_USE | IN_GAIN, ALONE},
    [DO_REPUTATION] = {{"reputation", HAS_CHANGE}, IN_USE | IN_GAIN, ALONE},
    [DO_SILVER] = {{"silver", HAS_NUMBER}, IN_USE | IN_GAIN, USED},
    [DO_GOLD_CARD] = {{"gold-card", HAS_NUMBER}, IN_USE | IN_GAIN, USED},
    [DO_OTHERS_SILVER] = {{"others-silver", HAS_NUMBER}, IN_USE | IN_GAIN, USED},
    [DO_GEM] = {{"gem", HAS_NUMBER | NAMES_GEM}, IN_USE | IN_GAIN, ALONE},
    [DO_DIFFERENT_GEMS] = {{"different-gems", HAS_NUMBER}, IN_GAIN, 0},
    [DO_ESSENCE] = {{"essence", HAS_NUMBER | NAMES_ESSENCE}, IN_USE | IN_GAIN, ALONE},
    [DO_ESSENCE_HERE] = {{"essence-here", HAS_NUMBER}, IN_USE, 1 << OUT},
    [DO_POTION] = {{"potion", HAS_NUMBER}, IN_USE | IN_GAIN, ALONE},
    [DO_SCROLL] = {{"scroll", HAS_NUMBER}, IN_USE | IN_GAIN, ALONE},
    [DO_DRAW] = {{"draw", HAS_NUMBER | NAMES_STACK}, IN_USE | IN_GAIN, 1 << OUT},
    [DO_ARTIFACT] = {{"artifact-or-gold", HAS_NUMBER}, IN_GAIN, 0},
};

/* ---- tiles ---- */

const TileRow euthia_tile_kinds[TILE_KINDS] = {
    [WEAPON] = {{"weapon", IS_ARMS | IS_WEAPON | IS_EQUIPMENT | IS_TRADED}, SPENDS_NOTHING},
    [SHIELD] = {{"shield", IS_ARMS | IS_EQUIPMENT | IS_USED | IS_TRADED}, SPENDS_NOTHING},
    [ARMOUR] = {{"armour", IS_ARMOUR | IS_EQUIPMENT | IS_USED | IS_TRADED}, SPENDS_ROUND},
    [JEWEL] = {{"jewel", IS_JEWEL | IS_EQUIPMENT | IS_USED | IS_TRADED}, SPENDS_ROUND},
    [ABILITY] = {{"ability", IS_ABILITY | IS_USED | IS_TRADED}, SPENDS_ROUND},
    [POTION] = {{"potion", IS_USED | IS_TRADED}, SPENDS_ITSELF},
    [SCROLL] = {{"scroll", IS_USED | IS_TRADED}, SPENDS_ITSELF},
    [CHEST_TILE] = {{"chest", IS_USED | IS_TRADED}, SPENDS_ITSELF},
    [TOOL] = {{"tool", IS_USED | IS_TRADED}, SPENDS_ITSELF},
    [RELIC] = {{"relic", IS_USED | IS_TRADED}, SPENDS_ROUND},
    [RESOURCE] = {{"resource", IS_RESOURCE}, SPENDS_NOTHING},
    [AT_ONCE] = {{"at-once", IS_TRADED}, SPENDS_NOTHING},
};
