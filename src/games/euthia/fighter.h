/* What a hero brings to a fight and what it makes of the odds; see odds.h. */
#ifndef GAMES_EUTHIA_FIGHTER_H
#define GAMES_EUTHIA_FIGHTER_H

#include "games/euthia/odds.h"

enum { ARMS_MAX = 12, ONCE_ROUNDS = DUEL_ROUNDS - 1 };

/* What a hero has for a fight. Things that work once are laid out over the first combat rounds. */
typedef struct Arms {
    int n;
    const Tile *attack[ARMS_MAX];    /* weapons, and abilities that are left */
    bool once[ARMS_MAX];             /* used up by one attack */
    const Rows *first;               /* the best first strike, or NULL */
    int clover, damage, guard, cut;  /* always: roll, damage, injuries kept off, penalty less */
    int foot, ward;                  /* of shields: each monster attack */
    int clovers[ONCE_ROUNDS], damages[ONCE_ROUNDS], feet[ONCE_ROUNDS], wards[ONCE_ROUNDS];
    bool one_die[ONCE_ROUNDS];
    int health, strike;              /* with all healing; damage that comes whatever is rolled */
    int less_gaar, less_chaos;       /* of the monster */
    int gaar;                        /* dwurt is laid out as clovers */
} Arms;

/* A foe, whatever it is. */
typedef struct Opponent {
    int health, penalty, gaar, chaos, gold_cards, rounds;
    int n_attacks;
    const Rows *rows[FOE_ATTACKS_MAX];
    bool immune;
    ElementSet powers;               /* over the field of the fight */
} Opponent;

void euthia_arms(const State *s, int seat, Arms *out);
Opponent euthia_opponent(const State *s, const Monster *m, int field);
Opponent euthia_enemy_opponent(const State *s);
/* The fight from its beginning. */
void euthia_plan_duel(const Arms *a, const Opponent *o, Duel *out);
Outlook euthia_outlook(const Arms *a, const Opponent *o);

#endif
