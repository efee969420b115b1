/* The words that cards and abilities are written in: tables of core/schema.h for content.c. */
#ifndef ADELOTH_VOCABULARY_H
#define ADELOTH_VOCABULARY_H

#include "core/schema.h"
#include "games/adeloth/adeloth.h"

/* What an entry is, and where an effect or a cost stands; those of verbs are in content.h. */
enum {
    IN_CARD = 1 << 0,      /* what is played from the hand */
    IN_ABILITY = 1 << 1,   /* of a servant or equipment on the battlefield */
    IN_SKILL = 1 << 2, IN_WARE = 1 << 3, IN_RULE_CARD = 1 << 4,
    IS_ACTIVATED = 1 << 5, AT_TARGETS = 1 << 6,
    IS_SERVANT = 1 << 7, IS_EQUIPMENT = 1 << 8, IS_ACTION = 1 << 9,
    HAS_PRICE = 1 << 10, HAS_CONSEQUENCES = 1 << 11,
};

extern const char *const adeloth_keyword_words[KEYWORDS];
extern const char *const adeloth_upgrade_words[UPGRADE_KINDS];

/* Of Cost, Effect, Ability; what an Ability has besides when and at what cost; of Bonus and
 * Upgrade. */
extern const Field adeloth_cost_fields[], adeloth_effect_fields[], adeloth_ability_fields[];
extern const Field adeloth_text_fields[], adeloth_bonus_fields[], adeloth_upgrade_fields[];

/* Whether the effects of an ability fit its target and the place where it stands. */
void adeloth_check_text(Reader *r, const Node *n, void *ability, Traits traits);

#endif
