/* The scripted bot of Gorgasali: what cards, shots and dangers are worth (worth.c), where to walk
 * (policy_move.c, policy_flood.c), what to do there (policy_act.c), mates (policy_team.c).
 * Everything is counted in tenths of a point of health. The policy knows nothing but the state and
 * searches nothing deep: it weighs, and the weights are thought for one decision only. */
#ifndef GAMES_GORGASALI_POLICY_H
#define GAMES_GORGASALI_POLICY_H

#include "games/gorgasali/gorgasali.h"
#include "games/gorgasali/tuning.h"

enum {
    TENTH = 10,
    HELD = 2,                 /* weapons of a player: GO-CARD-10 */
    WORTH_WIN = 1000000,
    NEVER = -1000000,
};

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
int gorgasali_weapon_worth(const State *s, const Tuning *t, int seat, int weapon);
int gorgasali_chest_worth(const State *s, const Tuning *t, int seat);
Hit gorgasali_expect_shot(const State *s, const Tuning *t, int seat, int weapon, int extension,
                          int target, int range, bool diagonal);
int gorgasali_hit_worth(const Analysis *l, const Opponent *f, Hit hit);
int32_t gorgasali_value(const void *state, int seat, const Tuning *t);
const Opponent *gorgasali_opponent(const Analysis *l, int seat);     /* or NULL */
/* Own health that would be lost to enemies until the next turn if one stood there, in tenths. */
int gorgasali_danger(const Analysis *l, int square);
/* What of it weapons do. */
int gorgasali_danger_of_weapons(const Analysis *l, int square);
/* Chance in 36ths that a roll brings somebody so many points far. */
int gorgasali_chance_to_walk(int points);
int gorgasali_steps_into_range(const Analysis *l, int from, int to, int range);
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
/* Squares beside those of the set. Bits beyond the last square mean nothing. */
void gorgasali_beside(const State *s, const Squares *set, bool diagonals, Squares *out);
/* Where a walk over the ground can be after exactly so many points, if squares could be entered
 * again: at[0] holds the beginning. A superset of what is legal, but found in a moment. */
typedef struct Flood { Squares at[POINTS_MAX + 1]; } Flood;
void gorgasali_flood(const State *s, const Ground *ground, int points, bool diagonals,
                     Flood *flood);

#endif
