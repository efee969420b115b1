/* Common sense of the bots: what fields, tiles and blows are worth, in points; a reputation is
 * 30. */
#ifndef GAMES_EUTHIA_POLICY_H
#define GAMES_EUTHIA_POLICY_H

#include "games/euthia/fighter.h"

#define EUTHIA_TUNING(X)                                                                          \
    X(lead, 180, 10, 3000)       /* points that make twice as likely to win */                    \
    X(goal, 300, 10, 3000)       /* the same for a goal of all together */                        \
    X(pace, 90, 0, 500)          /* points a round that such a goal asks for */                   \
    X(reputation, 30, 1, 200)                                                                     \
    X(gold, 6, 0, 100)           /* at the end: 5 are a reputation */                             \
    X(thrift, 8, 0, 100)         /* how much more a coin is worth at the beginning */             \
    X(health, 8, 0, 100)                                                                          \
    X(weak, 40, 0, 500)          /* being too weak to fight */                                     \
    X(gaar, 9, 0, 100)                                                                            \
    X(card, 3, 0, 100)           /* a silver card; a gold card is worth four */                   \
    X(fall, 60, 0, 1000)         /* dying, besides the reputation it costs */                     \
    X(explore, 8, 0, 200)       /* a tile that would be revealed */                              \
    X(step, 3, 0, 100)           /* what a step must bring */                                     \
    X(keep_combat, 9, 0, 200)   /* a marker that is saved for the next turn */                   \
    X(keep_trade, 4, 0, 200)                                                                     \
    X(keep_mine, 3, 0, 200)                                                                       \
    X(later, 60, 0, 100)         /* percent that what is done next turn counts */                 \
    X(goods, 5, 0, 100)          /* what a coin to spend brings at most in strength */            \
    X(levels, 160, 0, 1000)      /* a level handed in, if all together must hand in many */       \
    X(pair, 50, 0, 500)          /* a pair of hero tiles that can be revealed */                  \
    X(arming, 180, 0, 1000)      /* percent that both count where all have one goal */             \
    X(foe, 60, 0, 500)           /* a damage to a foe that must be beaten */                      \
    X(variety, 25, 0, 200)       /* by so much the tastes of heroes for their tiles differ */

struct Tuning { EUTHIA_TUNING(TUNING_FIELD) };

/* What can be done at a field: a fight first if it is guarded, then perhaps something else. */
enum { SPOTS_MAX = 15, NOTHING = VERBS };
typedef struct Spot {
    uint16_t field;
    uint8_t verb;                    /* V_MINE, V_TRADE, V_HUNT, …; V_GO: only being there */
    bool guarded;
    int32_t fight, trophy, worth;    /* the fight, its trophy, what can be done then */
} Spot;

/* What to do next. */
typedef struct Aim {
    int field;                       /* where to, or NO_FIELD: nothing is worth it */
    int verb;                        /* what to do there */
    int march;                       /* the marker to give up for movement, or ACTION_KINDS */
} Aim;

typedef struct Thought {
    const State *s;
    const Tuning *t;
    int seat;
    Chance *chance;
    Arms arms;
    Aim aim;
    bool ends[FIELDS_MAX];           /* ways to it end there */
    uint8_t toward[FIELDS_MAX];      /* how far it is from there to the aim */
} Thought;

/* worth.c */
int euthia_rounds_left(const State *s);
/* The enemy of the scenario is the goal of solo or cooperative play and still stands. */
bool euthia_must_beat_enemy(const State *s);
int32_t euthia_gold_worth(const State *s, const Tuning *t);
int32_t euthia_effects_worth(const State *s, const Tuning *t, const Effects *list);
/* What so many more markers, quests or bounties bring in the final scoring. */
int32_t euthia_table_worth(const State *s, const Tuning *t, int seat, Category which, int more);
int32_t euthia_trophy_worth(const State *s, const Tuning *t, int seat, int level);
int32_t euthia_quest_worth(const State *s, const Tuning *t, int seat, const Quest *q);
int32_t euthia_standing(const State *s, int seat, const Tuning *t);

/* tiles.c */
int32_t euthia_tile_worth(const State *s, const Tuning *t, int seat, int tile);
int32_t euthia_slot_worth(const State *s, const Tuning *t, int seat, int slot);
int euthia_locked_slot(const State *s, int seat, int symbol);
bool euthia_swap_gains(const State *s, const Tuning *t, int seat, int in, int out);
/* What a hero can expect of the fights of a round. */
int32_t euthia_strength(const State *s, const Tuning *t, int seat);

/* spots.c */
int euthia_spots(Thought *k, const uint8_t far[FIELDS_MAX], Spot list[SPOTS_MAX]);
int32_t euthia_fight_worth(const Thought *k, const Monster *m, int field, const Outlook *o);
int32_t euthia_hunt_worth(const Thought *k);
bool euthia_dares_to_face(const State *s, int seat, int field);

/* plan.c */
void euthia_plan(Thought *k);

/* bouts.c */
/* Both menus in which dice can be thrown anew. */
void euthia_weigh_rolls(const Thought *k, const Menu *m, int32_t *weights);
int32_t euthia_weigh_combat(const Thought *k, const Menu *m, Option o);

#endif
