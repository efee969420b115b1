/* The scripted bot of Adeloth: what things are worth (policy_worth.c), blows and other damage
 * (policy_attack.c), fields (policy_move.c), what abilities do (policy_cards.c), what to do with
 * mana and gold (policy_spend.c), answers to others (policy_react.c), set-up and growth
 * (policy_draft.c). All of it reads a redealt copy of the state, so nothing hidden is used. */
#ifndef GAMES_ADELOTH_POLICY_H
#define GAMES_ADELOTH_POLICY_H

#include "games/adeloth/adeloth.h"

enum {
    WORTH_WIN = 1000000,
    WORTH_GOLD = 40,
    WORTH_CARD = 125,       /* a card nobody has looked at */
    NEVER = -1000000,
};

/* A position as one seat sees it, with what is asked for again and again. */
typedef struct Look {
    State s;                      /* a copy: characters are put elsewhere on it and back */
    int seat;
    Stats stats[UNITS];           /* of those on the board */
    int32_t body[UNITS];          /* what it is worth to have it there */
    int32_t worth[UNITS];         /* the same, and what the opponent gains by its removal */
    Fields intrusive[SEATS];
    int16_t threat[FIELDS];       /* attack strength that enemies can bring there next turn */
    int16_t relief;               /* of that, what would be gone after the blow looked at */
    int16_t pool[UNITS];          /* of enemies: attack strength that may still hit it this turn */
    int32_t life[SEATS], xp[SEATS];   /* one life point, one experience point */
} Look;

/* One attack as it might be. */
typedef struct Blow {
    int unit, target;
    int field;                    /* where the attacker stands then */
    bool ranged;
    int bonus;                    /* attack strength on top of what it has */
} Blow;

/* ---- policy_worth.c ---- */

void adeloth_look(const State *s, int seat, Look *l);
int32_t adeloth_body_worth(const State *s, const Stats *stats);
/* A card's figure as it would enter; or what an action card is good for on average. */
Stats adeloth_card_stats(const State *s, int card);
int32_t adeloth_card_worth(const State *s, int card);
/* What keeping it in hand is worth to its owner. */
int32_t adeloth_hold_worth(const State *s, int seat, int card);
int adeloth_lowest_hold(const State *s, int seat);
int32_t adeloth_field_income(const State *s, int seat, int field);
int adeloth_missing_xp(const State *s, int seat);
/* The whole position as `seat` judges it. */
int32_t adeloth_position_worth(const State *s, int seat);

/* ---- policy_attack.c ---- */

int32_t adeloth_weigh_blow(const Look *l, const Blow *b);
/* The best blow of a character from a field; 0: none is worth it. `felled`, if not NULL: whom it
 * strikes down, or NOBODY. */
int32_t adeloth_best_blow(Look *l, int unit, int field, bool shoots, int bonus, int *felled);
/* Damage to an enemy that is no attack; negative for own characters. */
int32_t adeloth_weigh_damage(const Look *l, int unit, int damage);
bool adeloth_can_strike(const State *s, int unit);

/* ---- policy_move.c ---- */

int adeloth_steps(int from, int to);
int32_t adeloth_field_worth(const Look *l, int seat, const Stats *stats, int32_t worth,
                            bool general, int field);
int32_t adeloth_weigh_move(Look *l, int unit);
int32_t adeloth_weigh_end(Look *l, int unit, int field);
int32_t adeloth_weigh_summoning(const Look *l, const Stats *stats, int32_t worth, int field);
int32_t adeloth_best_summoning(const Look *l, const Stats *stats, int32_t worth);
/* A unit put somewhere by a text, by the player of the text. */
int32_t adeloth_weigh_placing(Look *l, int unit, int field);

/* ---- policy_cards.c ---- */

/* What an ability would do now; `target` may be NOBODY, `grade` counts from 0. */
int32_t adeloth_weigh_ability(Look *l, const Ability *a, int source, int target, int grade);
int32_t adeloth_weigh_upgrade(const State *s, int card, int kind);
int32_t adeloth_weigh_aim(Look *l, const Entry *e, int unit);

/* ---- policy_spend.c ---- */

void adeloth_weigh_actions(Look *l, const Menu *m, int32_t *weights);
void adeloth_weigh_administration(const Look *l, const Menu *m, int32_t *weights);

/* ---- policy_react.c ---- */

void adeloth_weigh_reactions(Look *l, const Menu *m, Chance *chance, int32_t *weights);
void adeloth_weigh_defence(Look *l, const Menu *m, Chance *chance, int32_t *weights);
/* Where an answer leads if nobody reacts until the stack is empty. */
int32_t adeloth_look_ahead(const Look *l, Option o, uint64_t seed);

/* ---- policy_draft.c ---- */

/* Set-up, drafts, archive, skill points: true if the menu was one of these. */
bool adeloth_weigh_growth(const Look *l, const Menu *m, Chance *chance, int32_t *weights);

#endif
