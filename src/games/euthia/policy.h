/* Common sense of the bots: what fields, tiles and blows are worth, in points; a reputation is
 * 30. */
#ifndef GAMES_EUTHIA_POLICY_H
#define GAMES_EUTHIA_POLICY_H

#include "games/euthia/euthia.h"

#define EUTHIA_TUNING(X)                                                                          \
    X(lead, 180, 10, 3000)       /* points that make twice as likely to win */                    \
    X(goal, 300, 10, 3000)       /* the same for a goal of all together */                        \
    X(pace, 90, 0, 500)          /* points a round that such a goal asks for */                   \
    X(reputation, 30, 1, 200)                                                                     \
    X(gold, 8, 0, 100)                                                                            \
    X(health, 6, 0, 100)                                                                          \
    X(gaar, 12, 0, 100)                                                                           \
    X(card, 3, 0, 100)           /* a silver card; a gold card is worth four */                   \
    X(damage, 25, 0, 200)        /* an expected point of damage of the best weapon */             \
    X(step, 7, 0, 100)           /* what a step must bring */                                     \
    X(explore, 12, 0, 200)       /* a tile that would be revealed */                              \
    X(mine, 60, 0, 500)                                                                           \
    X(trade, 50, 0, 500)                                                                          \
    X(prize, 90, 0, 500)         /* treasures, quests */                                          \
    X(fight, 70, 0, 500)         /* a victory over level 1 */                                     \
    X(go, 20, 0, 200)                                                                             \
    X(keep_combat, 25, 0, 200)   /* what is given up with a marker */                             \
    X(keep_trade, 6, 0, 200)                                                                      \
    X(keep_mine, 4, 0, 200)                                                                       \
    X(caution, 180, 0, 400)      /* percent of expected injuries that a hero must survive */

struct Tuning { EUTHIA_TUNING(TUNING_FIELD) };

typedef struct Thought {
    const State *s;
    const Tuning *t;
    int seat;
    bool knows;                      /* the worth of fields is known */
    int goal;                        /* the field to go to, or NO_FIELD */
    uint8_t toward[FIELDS_MAX];      /* how far it is from there to the goal */
    int32_t worth[FIELDS_MAX];       /* of being on each field */
} Thought;

/* worth.c */
int32_t euthia_standing(const State *s, int seat, const Tuning *t);
void euthia_field_worths(const State *s, const Tuning *t, int seat, int32_t worth[FIELDS_MAX]);
/* The best field within reach, if it is another than one's own. */
void euthia_find_goal(Thought *k);
int32_t euthia_tile_worth(const State *s, const Tuning *t, int seat, int tile);
int32_t euthia_slot_worth(const State *s, const Tuning *t, int seat, int slot);
int32_t euthia_trade_worth(const State *s, const Tuning *t, int seat);
int32_t euthia_hunt_worth(const State *s, const Tuning *t, int seat);
int32_t euthia_weigh_things(const Thought *k, Option o);
/* Expected damage of a table, in tenths, if so much is taken from two dice. */
int euthia_expected(const Rows *rows, int minus, EffectVerb verb);

/* bouts.c */
int32_t euthia_weigh_combat(const Thought *k, const Menu *m, Option o);

#endif
