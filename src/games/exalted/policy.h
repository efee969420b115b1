/* The common sense of The Exalted Ones: what models are worth (worth.c), what attacks and abilities
 * bring on average (deeds.c), and the weights of a menu (policy.c). Everything is counted in
 * hundredths of a victory point of the Standard game. */
#ifndef GAMES_EXALTED_POLICY_H
#define GAMES_EXALTED_POLICY_H

#include "games/exalted/exalted.h"

#define EXALTED_TUNING(X)                                                                         \
    X(hero, 190, 0, 2000)          /* an enemy hero out of the arena */                           \
    X(tower, 320, 0, 2000)                                                                        \
    X(artifact, 1500, 0, 5000)                                                                    \
    X(drako, 380, 0, 2000)                                                                        \
    X(cydra, 290, 0, 2000)                                                                        \
    X(creature, 70, 0, 2000)                                                                      \
    X(golem, 45, 0, 2000)                                                                         \
    X(guard, 10, 0, 100)           /* of its tower, in per cent: a golem that keeps it shut */     \
    X(poached, 260, 0, 2000)       /* a creature where creatures are counted */                   \
    X(trophy, 900, 0, 5000)        /* a monster where monsters are counted */                     \
    X(finish, 50, 0, 100)          /* per cent of a worth that only elimination brings */         \
    X(answer, 14, 0, 500)          /* an answer of a golem or beast that survives */              \
    X(own_life, 24, 0, 500)        /* a life point of an own hero */                              \
    X(low_life, 60, 0, 1000)       /* more for each of the last three */                          \
    X(approach, 9, 0, 200)         /* an inch nearer to what is worth going for */                \
    X(tower_fire, 40, 0, 500)      /* each shot that an enemy tower would have */                 \
    X(threat, 9, 0, 500)           /* each enemy hero that could attack there */                  \
    X(mana, 7, 0, 200)             /* a point of mana kept */                                     \
    X(status, 30, 0, 500)          /* stun, hold or silence on a hero */                          \
    X(minor_status, 14, 0, 500)    /* blind or slow */                                            \
    X(bleed, 22, 0, 500)                                                                          \
    X(burn, 12, 0, 500)                                                                           \
    X(change, 12, 0, 500)          /* a point of a value for a while */                           \
    X(heal, 20, 0, 500)                                                                           \
    X(shield, 10, 0, 500)                                                                         \
    X(trap, 18, 0, 500)                                                                           \
    X(shove, 3, 0, 200)            /* an inch that somebody is pushed or charmed */               \
    X(react, 16, 0, 500)           /* what a reaction must bring */                               \
    X(gold, 12, 0, 500)            /* per point of a price: what a card is worth to its hero */   \
    X(level, 130, 0, 2000)                                                                        \
    X(twice, 260, 10, 20000)       /* so great a lead makes twice as likely to win */

struct Tuning { EXALTED_TUNING(TUNING_FIELD) };

/* ---- odds.c ---- */

enum { LOSSES_MAX = 40 };
/* In ways[i] of WAYS_ALL an attack roll does i damage, before shields and guards; the last also
 * stands for more. Every throw of the dice is counted. */
static const int64_t WAYS_ALL = (int64_t)1 << 42;
void exalted_ways(const State *s, const Blow *b, int64_t ways[LOSSES_MAX]);
/* Thousandths of a life point that the target loses on average, and the chance in thousandths that
 * it falls. */
typedef struct Expected { int32_t mean, kill; } Expected;
Expected exalted_expect(const State *s, const Blow *b, int rolls);

/* ---- worth.c ---- */

/* What eliminating a model is worth to a team; 0: nothing. */
int32_t exalted_worth(const State *s, const Tuning *t, int team, int m);

/* What a team sees ahead of itself, looked up once for all places that are weighed. */
typedef struct Outlook {
    Models goals;             /* what is worth going for */
    int32_t worth[MODELS];
    int16_t node[MODELS];     /* of the arena, the nearest to it, */
    int32_t off[MODELS];      /* and how far from it */
    int32_t danger[HEROES];   /* how far from its edge an enemy hero could strike with a move */
} Outlook;
void exalted_look_ahead(const State *s, const Tuning *t, int team, Outlook *out);
/* How good it is for a hero to stand there, all else as it is. */
int32_t exalted_standing(const State *s, const Tuning *t, const Outlook *o, int hero, Point at);
int32_t exalted_bot_value(const void *state, int seat, const Tuning *t);

/* ---- deeds.c ---- */

int32_t exalted_weigh_blow(const State *s, const Tuning *t, const Blow *b, int rolls);
int32_t exalted_weigh_attack(const State *s, const Tuning *t, int hero, int target);
int32_t exalted_weigh_use(const State *s, const Tuning *t, const Places *p, const Deed *d);
/* The best that a hero could do from there. */
int32_t exalted_best_attack(const State *s, const Tuning *t, const Places *p, int hero);
int32_t exalted_best_ability(const State *s, const Tuning *t, const Places *p, int hero, int slot);
int32_t exalted_best_deed(const State *s, const Tuning *t, const Places *p, int hero);

#endif
