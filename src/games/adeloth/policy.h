/* The scripted bot of Adeloth: what things are worth (policy_worth.c), blows and other damage
 * (policy_attack.c), fields (policy_move.c), what abilities do (policy_cards.c), what to do with
 * mana and gold (policy_spend.c), answers to others (policy_react.c), set-up and growth
 * (policy_draft.c). All of it reads a redealt copy of the state, so nothing hidden is used. */
#ifndef GAMES_ADELOTH_POLICY_H
#define GAMES_ADELOTH_POLICY_H

#include "games/adeloth/adeloth.h"

enum {
    WORTH_WIN = 1000000,
    NEVER = -1000000,
};

/* Everything is counted in hundredths of a life point of a general in good health. */
#define ADELOTH_TUNING(X)                                                                         \
    X(gold, 40, 0, 5000)                                                                          \
    X(new_card, 125, 0, 5000)       /* a card nobody has looked at */                             \
    X(life, 17, 0, 5000)            /* a life point of the general */                             \
    X(last_life, 800, 0, 20000)     /* and more, the fewer are left */                            \
    X(xp, 38, 0, 5000)              /* an experience point */                                     \
    X(last_xp, 1200, 0, 20000)      /* and more, the nearer level 6 */                            \
    X(attack, 95, 0, 5000)          /* each point of a servant */                                 \
    X(resistance, 55, 0, 5000)                                                                    \
    X(attribute, 12, 0, 5000)                                                                     \
    X(card_mana, 77, 0, 5000)       /* a mana that a card costs, when cards are compared */       \
    X(durability, 80, 0, 5000)      /* of a piece of equipment */                                 \
    X(may_wait, 60, 0, 5000)        /* a card that can be played in the enemy's turn too */       \
    X(skill_point, 60, 0, 5000)                                                                   \
    X(mana_left, 4, 0, 5000)                                                                      \
    X(together, 130, 0, 1000)       /* per cent: others can help to bring it down in this turn */ \
    X(in_vain, 3, 0, 5000)          /* damage that heals */                                       \
    X(lethal, 300, 0, 2000)         /* per cent: all together could bring the general down */     \
    X(counter, 150, 0, 5000)        /* +1/+1 */                                                   \
    X(for_good, 60, 0, 5000)        /* and that it stays */                                       \
    X(weakened, 25, 0, 5000)        /* an enemy that cannot strike back, by attack strength */    \
    X(thrown_back, 35, 0, 5000)     /* an enemy put elsewhere, for each attack strength */        \
    X(taste, 700, 1, 5000)          /* bots differ a little in what they like */                  \
    X(draft_mana, 50, 0, 5000)      /* what a drafted card must bring for each mana */            \
    X(draw_wanted, 500, 0, 5000)    /* a position that is not better than this is given away */   \
    X(incomes, 2, 0, 50)            /* how many incomes a field is held */                        \
    X(general_incomes, 1, 0, 50)    /* a general leaves that to his servants if he can */         \
    X(home, 6, 0, 500)              /* a general's step away from where he began */               \
    X(pull, 9, 0, 500)              /* one step nearer to a production field */                   \
    X(push, 3, 0, 500)              /* one step nearer to the enemy general */                    \
    X(risk_barely, 30, 0, 500)      /* per cent: who can be struck down by all together may be */ \
    X(risk, 44, 0, 500)             /* per cent: who can be struck down will be */                \
    X(general_risk, 220, 0, 2000)   /* per cent of the life that a threat could cost a general */ \
    X(shopping, 10, 0, 500)         /* for each gold that could be spent */                       \
    X(second_move, 40, 0, 5000)     /* Swift is better kept for a second blow */                  \
    X(company, 14, 0, 500)          /* each own character beside it: warbands */                  \
    X(guard, 3, 0, 500)             /* beside the own general, if he is threatened */             \
    X(relief, 100, 0, 500)          /* per cent: the attack strength of one struck down is gone */\
    X(intrude, 15, 0, 500)          /* each enemy that an intrusive one holds */                  \
    X(hunt, 10, 0, 500)             /* an enemy that it could strike down next turn */            \
    X(margin, 12, 0, 5000)          /* what an action must gain */                                \
    X(cooldown, 10, 0, 5000)        /* a general ability rests afterwards */                      \
    X(next_tier, 40, 0, 5000)       /* every card drawn brings the next tier nearer */            \
    X(keep_spy, 25, 0, 5000)        /* a spy summoned in the enemy's turn is ready in the own */  \
    X(reaction, 20, 0, 5000)        /* what a reaction must gain */                               \
    X(keep_guard, 15, 0, 5000)      /* to be able to defend against the next one */               \
    X(negated_ability, 120, 0, 5000)/* an effect of a card ability that is negated */             \
    X(twice, 1100, 50, 50000)       /* so great a lead makes twice as likely to win */

struct Tuning { ADELOTH_TUNING(TUNING_FIELD) };

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
} Analysis;

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
/* A card's figure as it would enter; or what an action card is good for on average. */
Stats adeloth_card_stats(const State *s, int card);
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
bool adeloth_can_strike(const State *s, int unit);

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
int32_t adeloth_weigh_aim(Analysis *l, const Entry *e, int unit);

/* ---- policy_spend.c ---- */

void adeloth_weigh_actions(Analysis *l, const Menu *m, int32_t *weights);
void adeloth_weigh_administration(const Analysis *l, const Menu *m, int32_t *weights);

/* ---- policy_react.c ---- */

void adeloth_weigh_reactions(Analysis *l, const Menu *m, int32_t *weights);
void adeloth_weigh_defence(const Analysis *l, const Menu *m, int32_t *weights);
/* What appearing on a field in the enemy's turn adds. */
int32_t adeloth_weigh_appearing(const Analysis *l, const Stats *stats, int field);

/* ---- policy_draft.c ---- */

/* Set-up, drafts, archive, skill points: true if the menu was one of these. */
bool adeloth_weigh_growth(const Analysis *l, const Menu *m, Chance *chance, int32_t *weights);

#endif
