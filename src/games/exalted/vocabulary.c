/* Words of effects, traits, statuses and values; see vocabulary.h. */
#include "games/exalted/vocabulary.h"

const char *const exalted_status_words[STATUSES] = {
    [STUN] = "stun", [HOLD] = "hold", [SILENCE] = "silence", [BLIND] = "blind", [SLOW] = "slow",
    [BLEED] = "bleed", [BURN] = "burn",
};

const char *const exalted_value_words[VALUE_KINDS] = {
    [ATTACK] = "attack", [WK] = "wk", [RST] = "rst", [MR] = "mr", [AGIL] = "agil", [MANA] = "mana",
    [MREG] = "mreg", [RUN] = "run", [MOVE] = "move", [LIFE] = "life", [RANGE] = "range",
};

const char *const exalted_class_words[CLASSES] = {
    [FIGHTER] = "fighter", [KEEPER] = "keeper", [SUPPORTER] = "supporter", [MARKSMAN] = "marksman",
    [MAGE] = "mage", [ASSASSIN] = "assassin",
};

const Term exalted_effects[EFFECT_VERBS] = {
    [DO_STATUS] = {"status", NAMES_STATUS},
    [DO_CHANGE] = {"change", NAMES_VALUE | HAS_CHANGE | HAS_DURATION},
    [DO_PUSH] = {"push", HAS_NUMBER},
    [DO_CHARM] = {"charm", HAS_NUMBER},
    [DO_HEAL] = {"heal", HAS_NUMBER},
    [DO_SHIELD] = {"shield", HAS_NUMBER},
    [DO_CLEANSE] = {"cleanse", 0},
    [DO_MANA] = {"mana", HAS_NUMBER},
    [DO_TRAP] = {"trap", HAS_NUMBER | NAMES_STATUS},
    [DO_GUARD] = {"guard", HAS_DISTANCE | HAS_DURATION},
    [DO_WARD] = {"ward", HAS_NUMBER | HAS_DISTANCE | HAS_DURATION},
    [DO_COVER] = {"cover", HAS_NUMBER | HAS_DURATION},
    [DO_CHARGE] = {"charge", HAS_NUMBER | HAS_TIMES | NAMES_STATUS | HAS_DURATION},
};

const Term exalted_trait_kinds[TRAIT_KINDS] = {
    [TRAIT_VALUE] = {"value", NAMES_VALUE | HAS_CHANGE},
    [TRAIT_VALUE_WOUNDED] = {"value-while-wounded", NAMES_VALUE | HAS_CHANGE},
    [TRAIT_VALUE_NEAR] = {"value-near-friend", NAMES_VALUE | HAS_CHANGE | HAS_DISTANCE},
    [TRAIT_AURA] = {"aura", NAMES_VALUE | HAS_CHANGE | HAS_DISTANCE},
    [TRAIT_IMMUNE] = {"immune", NAMES_STATUS},
    [TRAIT_NOT_CHARMED] = {"not-charmed", 0},
    [TRAIT_CRITICAL] = {"critical", 0},
    [TRAIT_CRITICAL_WOUNDED] = {"critical-on-wounded", 0},
    [TRAIT_DICE_BEASTS] = {"dice-on-beasts", HAS_NUMBER},
    [TRAIT_DICE_WILD] = {"dice-on-golems-and-beasts", HAS_NUMBER},
    [TRAIT_DICE_STATUS] = {"ability-dice-on-status", HAS_NUMBER | NAMES_STATUS},
    [TRAIT_PASS_MINIONS] = {"pass-minions", 0},
    [TRAIT_PASS_MOUNTAINS] = {"pass-mountains", 0},
    [TRAIT_FLYING] = {"flying", 0},
    [TRAIT_ROUND_HEAL] = {"round-heal", HAS_NUMBER | MAY_REACH},
    [TRAIT_ROUND_MANA] = {"round-mana", HAS_NUMBER | HAS_DISTANCE},
    [TRAIT_ROUND_SHIELD] = {"round-shield", HAS_NUMBER},
    [TRAIT_SHAKE_OFF] = {"shake-off", HAS_NUMBER},
    [TRAIT_HAGGLE] = {"haggle", HAS_NUMBER | HAS_DISTANCE},
    [TRAIT_PUSH_BACK] = {"push-back", HAS_NUMBER},
    [TRAIT_COUNTER] = {"counter", HAS_NUMBER | HAS_DISTANCE},
    [TRAIT_DRAIN] = {"drain", HAS_NUMBER},
    [TRAIT_NO_COOLDOWN] = {"no-cooldown", HAS_NUMBER},
    [TRAIT_RELOAD] = {"reload", 0},
    [TRAIT_STATUS_FIRST] = {"status-on-first-attack", NAMES_STATUS},
    [TRAIT_STATUS_ALWAYS] = {"status-on-attack", NAMES_STATUS},
    [TRAIT_BREAKER] = {"breaker", HAS_NUMBER},
    [TRAIT_KILL_HEAL] = {"kill-heal", HAS_NUMBER},
};
