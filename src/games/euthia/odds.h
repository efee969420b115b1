/* Exact odds of a fight: how likely each number of injuries and of damage is in each combat round,
 * and what becomes of both sides. Dice, rows and gaar only; who brings them is in fighter.c. */
#ifndef GAMES_EUTHIA_ODDS_H
#define GAMES_EUTHIA_ODDS_H

#include "games/euthia/euthia.h"

enum {
    ODDS_SURE = 1 << 24,
    SPREAD_SURE = 36 * 36,   /* two dice, each perhaps thrown anew: all cases of a spread */
    HITS_MAX = 24,           /* injuries or damage of one attack: 0 … 23 */
    DUEL_ROUNDS = 5,         /* combat rounds that differ; the last goes on */
    DUEL_LONGEST = 20,       /* later ones hardly ever come: the fight counts as undecided */
    HEALTH_MAX = 64,
};

/* How many of SPREAD_SURE cases bring so much. */
typedef struct Spread { int16_t cases[HITS_MAX]; } Spread;

/* An attack of either side. */
typedef struct Blow {
    const Rows *rows;
    EffectVerb verb;         /* what counts in them */
    int add;                 /* to the dice */
    int plus, minus;         /* added to a hit, taken from what there is then */
    bool air;                /* the higher die is turned: EU-ROLL-6 */
    bool one_die;
    bool fierce;             /* a gaar of the monster: the lower die of 1 to 3 anew, and +2 */
    bool up, down;           /* a gaar of the hero: the lower die anew and +2 for more, the higher
                              * anew and -2 for less */
    int worth;               /* if that changes at least so many hundredths on average */
} Blow;

typedef struct Duel {
    int health, foe;         /* what both sides have left */
    int rounds;              /* the fight breaks off after so many; 0: never */
    const Spread *first;     /* a strike before the first monster attack, or NULL */
    Spread injury[DUEL_ROUNDS], damage[DUEL_ROUNDS];
    int n;                   /* of them that are filled in */
} Duel;

typedef struct Outlook {
    int32_t win, fall;       /* of ODDS_SURE */
    int32_t hurt;            /* hundredths of injuries that who does not fall has on average */
    int32_t dealt;           /* hundredths of damage on average, whatever happens */
} Outlook;

void euthia_spread(const Blow *b, Spread *out);
Outlook euthia_duel(const Duel *d);
/* Hundredths of what a spread brings on average. */
int euthia_mean(const Spread *p);
/* What a row brings of one thing; nothing without a row. */
int euthia_row_sum(const Row *r, EffectVerb verb);

#endif
