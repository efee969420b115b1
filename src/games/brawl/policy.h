/* The common sense of Brawl: what a position is worth (worth.c), what actions would do to it
 * (deeds.c), and the weights of a menu (policy.c). Everything is counted in thousandths of a
 * victory point and reads only what the seat may know. */
#ifndef GAMES_BRAWL_POLICY_H
#define GAMES_BRAWL_POLICY_H

#include "games/brawl/brawl.h"

#define BRAWL_TUNING(X)                                                                           \
    X(vp, 1000, 0, 10000)          /* a victory point */                                          \
    X(hold_chance, 25, 0, 100)     /* per cent: a challenge fulfilled now outlasts a turn of the  \
                                    * enemy */                                                    \
    X(damage, 60, 0, 1000)                                                                        \
    X(weak, 3, 0, 20)              /* so few hit points left are few */                           \
    X(last_points, 45, 0, 1000)    /* more for each of these that is gone */                      \
    X(level, 140, 0, 2000)                                                                        \
    X(arena, 160, 0, 2000)         /* standing in the arena rather than on the gate */            \
    X(card, 35, 0, 500)            /* a card in the hand */                                       \
    X(rooted, 50, 0, 500)                                                                         \
    X(step, 15, 0, 200)            /* a hex nearer to where victory points are made */            \
    X(gate_steps, 9, 0, 50)        /* who stands on the gate is as far as this */                 \
    X(bloodied_steps, 4, 0, 50)    /* as far as a bloodied champion is to be found */             \
    X(centre, 15, 0, 200)          /* a hex nearer to the middle of the arena */                  \
    X(centre_size, 1, 0, 20)       /* from here on it is the middle */                            \
    X(danger, 30, 0, 500)          /* a weak champion, for each enemy near and point missing */   \
    X(danger_range, 3, 0, 20)      /* near */                                                     \
    X(reaction, 150, 0, 2000)      /* an essence missing in the own next turn: BR-REACT-9 */      \
    X(spend, 20, 0, 500)           /* an essence spent without a card */                          \
    X(needed_essence, 15, 0, 500)  /* that, for each card in hand of its colour */                \
    X(trap, 130, 0, 1000)          /* what an unknown trap costs who enters it, at least */       \
    X(trap_damage, 2, 0, 10)       /* and as its damage would */                                  \
    X(shove, 25, 0, 500)           /* an enemy displaced by a hex */                              \
    X(put, 50, 0, 500)             /* somebody put elsewhere */                                   \
    X(evaded_part, 2, 1, 20)       /* who evades still suffers this part on average */            \
    X(free_step, 12, 0, 200)       /* a hex walked besides the movement value */                  \
    X(guard, 25, 0, 500)           /* a point of defence until the end of the turn */             \
    X(bait, 40, 0, 100)            /* per cent of an attack: it may be answered */                \
    X(same_colour, 2, 0, 5)        /* opening hand: more cards of a colour are too many */        \
    X(whim, 100, 1, 10000)         /* set-up: bots differ a little in what they like */           \
    X(deploy, 100, 0, 10000)       /* a hex nearer to the middle */                               \
    X(trap_ahead, 60, 0, 10000)    /* a trap in the other half */                                 \
    X(twice, 1500, 100, 20000)     /* so great a lead makes twice as likely to win */

struct Tuning { BRAWL_TUNING(TUNING_FIELD) };

/* ---- worth.c ---- */

/* The position as `team` judges it: what it has more than the other; higher is better. */
int32_t brawl_lead(const State *s, int team, const Tuning *t);
/* What a champion adds to its side where it is. */
int32_t brawl_unit_worth(const State *s, int unit, const Tuning *t);
int32_t brawl_value(const void *state, int seat, const Tuning *t);

/* ---- deeds.c ---- */

/* A decision as the seat sees it; champions are put elsewhere on the copy and back. */
typedef struct Analysis {
    State s;
    const Tuning *t;
    int seat, team;
    int32_t now;                              /* the lead as it is */
    int8_t from[UNITS_MAX];                   /* where champions really stand */
    int32_t place[UNITS_MAX][HEXES_MAX];      /* the lead with one of them there; or UNKNOWN */
} Analysis;

#define UNKNOWN INT32_MIN

/* The best that this action could bring: where to walk, whom to hit. */
int32_t brawl_weigh_action(Analysis *l, int unit, const Card *k);
/* The lead with a champion on another hex, and what the card in play could do from there. */
int32_t brawl_weigh_place(Analysis *l, int unit, int hex, const Card *k);
int32_t brawl_weigh_attack(const Analysis *l, int unit, const Card *k, int target);
int32_t brawl_weigh_area(const Analysis *l, int unit, const Card *k, int dir);
/* What a skill's own effects bring from where the champion stands, aimed at `target`. */
int32_t brawl_weigh_skill(const Analysis *l, int unit, const Card *k, int target);
int32_t brawl_weigh_reaction(const Analysis *l, const Card *attack, const Card *k, int on);
/* What effects bring, for the rows of the vocabulary (effects.c). */
WeighEffect brawl_weigh_damage, brawl_weigh_heal, brawl_weigh_root, brawl_weigh_stun;
WeighEffect brawl_weigh_guard, brawl_weigh_shove, brawl_weigh_free_step, brawl_weigh_put;
WeighEffect brawl_weigh_draw;

#endif
