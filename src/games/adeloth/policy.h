/* The scripted bot of Adeloth: what things are worth (policy_worth.c), blows and other damage
 * (policy_attack.c), fields (policy_move.c), what abilities do (policy_cards.c), what to do with
 * mana and gold (policy_spend.c), answers to others (policy_react.c), set-up and growth
 * (policy_draft.c). All of it reads a redealt copy of the state, so nothing hidden is used. */
#ifndef GAMES_ADELOTH_POLICY_H
#define GAMES_ADELOTH_POLICY_H

#include "games/adeloth/adeloth.h"
#include "games/adeloth/tuning.h"

enum {
    WORTH_WIN = 1000000,
    NEVER = -1000000,
};

/* What rule cards do about an attribute victory: AD-RC-1, -2. */
typedef struct Consequence {
    int attack, damage;           /* of the loser */
    bool defenceless;
    int xp;                       /* of the winner's player */
} Consequence;

/* A position as one seat sees it, with what is asked for again and again. */
typedef struct Analysis {
    State s;                      /* a copy: characters are put elsewhere on it and back */
    const Tuning *t;
    int seat;
    Stats stats[UNITS];           /* of those on the board */
    int32_t body[UNITS];          /* what it is worth to have it there */
    int32_t worth[UNITS];         /* the same, and what the opponent gains by its removal */
    Fields intrusive[SEATS];
    int16_t threat[FIELDS];       /* attack strength that enemies can bring there next turn */
    int16_t relief;               /* of that, what would be gone after the blow looked at */
    int16_t pool[UNITS];          /* of enemies: attack strength that may still hit it this turn */
    int32_t life[SEATS], xp[SEATS];   /* one life point, one experience point */
    Consequence surprise[2];      /* of agility and of intelligence */
} Analysis;

/* The attack that waits on the stack for one of ours. */
typedef struct PendingAttack {
    int attacker, target;         /* NOBODY: there is none */
    int strength;
} PendingAttack;

/* One attack as it might be. */
typedef struct AttackOutcome {
    int unit, target;
    int field;                    /* where the attacker stands then */
    bool ranged;
    int bonus;                    /* attack strength on top of what it has */
} AttackOutcome;

/* ---- policy_worth.c ---- */

void adeloth_analyse(const State *s, int seat, const Tuning *t, Analysis *l);
int32_t adeloth_body_worth(const State *s, const Tuning *t, const Stats *stats);
/* A figure as it would enter. */
Stats adeloth_card_stats(const State *s, int card);
Stats adeloth_token_stats(const State *s, int token);
/* A servant; or what another card is good for on average. */
int32_t adeloth_card_worth(const State *s, const Tuning *t, int card);
/* What keeping it in hand is worth to its owner. */
int32_t adeloth_keep_worth(const State *s, const Tuning *t, int seat, int card);
int adeloth_least_keep_worth(const State *s, const Tuning *t, int seat);
int32_t adeloth_field_income(const State *s, const Tuning *t, int seat, int field);
int adeloth_missing_xp(const State *s, int seat);
/* What a seat has more than the other; higher is better. */
int32_t adeloth_lead(const State *s, const Tuning *t, int seat);
int32_t adeloth_value(const void *state, int seat, const Tuning *t);

/* ---- policy_attack.c ---- */

int32_t adeloth_weigh_attack_outcome(const Analysis *l, const AttackOutcome *b);
/* The best blow of a character from a field; 0: none is worth it. `felled`, if not NULL: whom it
 * strikes down, or NOBODY. */
int32_t adeloth_best_attack(Analysis *l, int unit, int field, bool shoots, int bonus, int *felled);
/* Damage to an enemy that is no attack; negative for own characters. */
int32_t adeloth_weigh_damage(const Analysis *l, int unit, int damage);

/* ---- policy_move.c ---- */

int adeloth_steps(int from, int to);
int32_t adeloth_field_worth(const Analysis *l, int seat, const Stats *stats, int32_t worth,
                            bool general, int field);
int32_t adeloth_weigh_move(Analysis *l, int unit);
int32_t adeloth_weigh_end(Analysis *l, int unit, int field);
int32_t adeloth_weigh_summoning(const Analysis *l, const Stats *stats, int32_t worth, int field);
int32_t adeloth_best_summoning(const Analysis *l, const Stats *stats, int32_t worth);
/* A unit put somewhere by a text, by the player of the text. */
int32_t adeloth_weigh_placing(Analysis *l, int unit, int field);

/* ---- policy_cards.c ---- */

/* What an ability would do now; `target` may be NOBODY, `grade` counts from 0. */
int32_t adeloth_weigh_ability(Analysis *l, const Ability *a, int source, int target, int grade);
int32_t adeloth_weigh_upgrade(const State *s, const Tuning *t, int card, int kind);
int32_t adeloth_weigh_aim(Analysis *l, const StackEntry *e, int unit);

/* For the rows of adeloth_verbs: what n of it do to a character now; `where` is that of Place. */
typedef int32_t WeighOnUnit(Analysis *l, int unit, int n, int where);
WeighOnUnit adeloth_on_damage, adeloth_on_attack, adeloth_on_resistance, adeloth_on_movement;
WeighOnUnit adeloth_on_ready, adeloth_on_refresh, adeloth_on_defenceless, adeloth_on_counter;
WeighOnUnit adeloth_on_permanent, adeloth_on_place, adeloth_on_return, adeloth_on_remove;
WeighOnUnit adeloth_on_upgrade;
/* And to the owner of the text. */
typedef int32_t WeighForOwner(const Analysis *l, const Effect *f, int n);
WeighForOwner adeloth_for_life, adeloth_for_gold, adeloth_for_xp, adeloth_for_draw;
WeighForOwner adeloth_for_summon;

/* ---- policy_spend.c ---- */

void adeloth_weigh_actions(Analysis *l, const Menu *m, int32_t *weights);
void adeloth_weigh_administration(const Analysis *l, const Menu *m, int32_t *weights);

/* ---- policy_react.c ---- */

void adeloth_weigh_reactions(Analysis *l, const Menu *m, int32_t *weights);
void adeloth_weigh_defence(const Analysis *l, const Menu *m, int32_t *weights);
/* For the rows of adeloth_verbs: what n of it on a character save of the attack on us. */
typedef int32_t WeighSaved(const Analysis *l, const PendingAttack *a, int unit, int n);
WeighSaved adeloth_saved_by_toughness, adeloth_saved_by_weakness, adeloth_saved_by_damage;
WeighSaved adeloth_saved_by_absence, adeloth_saved_by_distance;
/* What appearing on a field in the enemy's turn adds. */
int32_t adeloth_weigh_appearing(const Analysis *l, const Stats *stats, int field);

/* ---- policy_draft.c ---- */

/* Set-up, drafts, archive, skill points: true if the menu was one of these. */
bool adeloth_weigh_growth(const Analysis *l, const Menu *m, Chance *chance, int32_t *weights);

#endif
