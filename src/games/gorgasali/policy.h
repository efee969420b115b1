/* The scripted bot of Gorgasali: what cards, shots and dangers are worth (worth.c), where to walk
 * (policy_move.c, policy_flood.c), what to do there (policy_act.c), mates (policy_team.c).
 * Everything is counted in tenths of a point of health. The policy knows nothing but the state and
 * searches nothing deep: it weighs, and the weights are thought for one decision only. */
#ifndef GAMES_GORGASALI_POLICY_H
#define GAMES_GORGASALI_POLICY_H

#include "games/gorgasali/gorgasali.h"

enum {
    TENTH = 10,
    HELD = 2,                 /* weapons of a player: GO-CARD-10 */
    WORTH_WIN = 1000000,
    NEVER = -1000000,
};

#define GORGASALI_TUNING(X)                                                                       \
    X(kill, 300, 0, 5000)           /* an enemy less */                                           \
    X(loot_card, 40, 0, 5000)       /* each card of his */                                        \
    X(loot_chest, 150, 0, 5000)                                                                   \
    X(other_targets, 9, 0, 64)      /* sixteenths: an enemy may shoot at others */                \
    X(no_potions, 30, 0, 5000)      /* what Tharsis does besides damage */                        \
    X(theft, 40, 0, 5000)           /* what Varas does besides damage */                          \
    X(fear, 60, 0, 1000)            /* the weaker, the dearer an own point of health */           \
    X(hurt_last, 36, 0, 200)        /* sixteenths: an enemy's point of health, if he is the last */\
    X(hurt_two, 22, 0, 200)         /* of two */                                                  \
    X(hurt_many, 13, 0, 200)        /* of more */                                                 \
    X(barrier, 50, 0, 2000)                                                                       \
    X(ball_lightning, 170, 0, 2000)                                                               \
    X(tree_platform, 90, 0, 2000)                                                                 \
    X(magic_field, 130, 0, 2000)                                                                  \
    X(flame_ball, 85, 0, 2000)                                                                    \
    X(magic_spear, 80, 0, 2000)                                                                   \
    X(ntt_ball, 95, 0, 2000)                                                                      \
    X(smoke_ball, 105, 0, 2000)                                                                   \
    X(armour, 9, 0, 100)            /* each point that it blocks */                               \
    X(ammunition_bag, 130, 0, 2000)                                                               \
    X(teleport, 130, 0, 2000)                                                                     \
    X(doubled_roll, 90, 0, 2000)                                                                  \
    X(diagonals, 70, 0, 2000)                                                                     \
    X(potion, 40, 0, 2000)          /* and what it heals */                                       \
    X(extra_dice, 120, 0, 2000)     /* an extension that fits a weapon in hand */                 \
    X(extension, 90, 0, 2000)       /* another one */                                             \
    X(chest, 160, 0, 3000)                                                                        \
    X(first_weapon, 350, 0, 3000)   /* more for who has none */                                   \
    X(second_weapon, 180, 0, 3000)                                                                \
    X(gift, 120, 0, 2000)           /* helping the mate */                                        \
    X(friction, 100, 0, 2000)       /* what a trade must gain */                                  \
    X(supernova, 220, 0, 2000)      /* an ability worth imitating */                              \
    X(hypnosis, 90, 0, 2000)                                                                      \
    X(steal, 130, 0, 2000)                                                                        \
    X(heal, 210, 0, 2000)                                                                         \
    X(frost_vortex, 110, 0, 2000)                                                                 \
    X(eye_contact, 50, 0, 2000)                                                                   \
    X(ignite, 100, 0, 2000)                                                                       \
    X(drain_fluid, 200, 0, 2000)                                                                  \
    X(least_shot, 20, 0, 2000)      /* what a shot must be worth */                               \
    X(least_throw, 40, 0, 2000)                                                                   \
    X(least_smoke, 90, 0, 2000)     /* danger that makes cover worth its card */                  \
    X(least_field, 60, 0, 2000)                                                                   \
    X(least_platform, 50, 0, 2000)                                                                \
    X(least_ball, 100, 0, 2000)                                                                   \
    X(least_barrier, 70, 0, 2000)                                                                 \
    X(hunt_most, 40, 0, 2000)       /* sixteenths: an edge in a fight beyond this does not count */\
    X(stay, 15, 0, 2000)            /* who stays must move next time: GO-SKIP-2 */                \
    X(movement_card, 60, 0, 2000)   /* a movement card must bring so much */                      \
    X(power_share, 8, 0, 64)        /* sixteenths: what somebody can take, in his standing */     \
    X(fire_share, 6, 0, 64)         /* sixteenths: what he deals */                               \
    X(zone_loss, 30, 0, 1000)       /* health that standing outside of the zone costs */          \
    X(twice, 180, 16, 5000)         /* so much in front is twice as likely to win */

struct Tuning { GORGASALI_TUNING(TUNING_FIELD) };

/* What a shot or a throw does on average. */
typedef struct Hit {
    int loss;                 /* tenths of health, never more than the target has */
    int blocked;              /* tenths stopped by armour */
    int kill;                 /* chance in thousandths */
    int heals;                /* tenths the shooter gains */
} Hit;

typedef struct Opponent {
    int seat, square, health;
    int kill_worth;           /* what his elimination is worth, loot included */
    /* What a shot of ours is worth: weapon, range (0: out of range), straight or diagonal. */
    int shot[HELD][RANGE_MAX + 1][2];
    /* What he does to us on average with each weapon that can fire in his next turn, and how far
     * it reaches; the last is his ability. */
    int harm[HELD + 1], far[HELD + 1];
    int edge;                 /* sixteenths: how much longer we would last against him, alone */
} Opponent;

/* A decision seen by the seat that makes it. */
typedef struct Analysis {
    const State *s;
    const Tuning *t;
    const Player *me;
    int seat;
    int weapon[HELD];         /* cards, or NO_CARD */
    bool loaded[HELD];
    bool acts;                /* the main action is still to come */
    int fear;                 /* price of an own tenth in sixteenths: the weaker, the dearer */
    int hurt;                 /* price of an enemy's tenth, the same */
    int power, fire;          /* what we can take, and deal */
    int n_foes;               /* enemies on the map */
    int enemies;              /* all of them, those in sectors too */
    Opponent foe[MAX_SEATS];
} Analysis;

/* ---- worth.c ---- */

void gorgasali_analyse(const State *s, int seat, const Tuning *t, Analysis *l);
/* What a card is worth to a seat that holds it. */
int gorgasali_card_worth(const State *s, const Tuning *t, int seat, int card);
int gorgasali_weapon_worth(const State *s, int seat, int weapon);
int gorgasali_chest_worth(const State *s, const Tuning *t, int seat);
Hit gorgasali_expect_shot(const State *s, int seat, int weapon, int extension, int target,
                          int range, bool diagonal);
int gorgasali_hit_worth(const Analysis *l, const Opponent *f, Hit hit);
int32_t gorgasali_value(const void *state, int seat, const Tuning *t);
const Opponent *gorgasali_opponent(const Analysis *l, int seat);     /* or NULL */
/* Own health that would be lost to enemies until the next turn if one stood there, in tenths. */
int gorgasali_danger(const Analysis *l, int square);
/* What of it weapons do. */
int gorgasali_danger_of_weapons(const Analysis *l, int square);
/* Chance in 36ths that a roll brings somebody so many points far. */
int gorgasali_chance_to_walk(int points);
int gorgasali_steps_into_range(const State *s, int from, int to, int range);
/* The best attack from a square in this turn. */
int gorgasali_attack_worth(const Analysis *l, int square);
bool gorgasali_is_ready(const Analysis *l, Ability ability);

/* ---- policy_move.c ---- */

void gorgasali_weigh_moves(const Analysis *l, const Menu *m, int32_t *weights);
/* What standing on a square is worth at the end of the turn. */
int gorgasali_square_worth(const Analysis *l, int square);

/* ---- policy_act.c ---- */

/* Abilities and the extra chest, in all phases. */
int32_t gorgasali_weigh_between(const Analysis *l, Option o);
int32_t gorgasali_weigh_action(const Analysis *l, Option o);

/* ---- policy_team.c ---- */

int32_t gorgasali_weigh_trade(const Analysis *l, Option o);
int gorgasali_partner_pull(const Analysis *l, int square);    /* being near the mate */

/* ---- policy_flood.c ---- */

/* Squares that can be entered now, by what they cost: [0] 1 point … [COST_MAX-1]. */
typedef struct Ground { Squares by_cost[COST_MAX]; } Ground;
void gorgasali_ground(const State *s, bool extra, Ground *out);
/* Where a walk over the ground can be after exactly so many points, if squares could be entered
 * again: at[0] holds the beginning. A superset of what is legal, but found in a moment. */
typedef struct Flood { Squares at[POINTS_MAX + 1]; } Flood;
void gorgasali_flood(const State *s, const Ground *ground, int points, bool diagonals,
                     Flood *flood);

#endif
