/* The common sense of The Exalted Ones: what models are worth (worth.c), what attacks and abilities
 * bring on average (deeds.c), what a hero sees ahead of itself (outlook.c), and the weights of a
 * menu (policy.c). Everything is counted in hundredths of a victory point of the Standard game. */
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
    X(decisive, 900, 0, 5000)      /* more for what wins the match */                             \
    X(approach, 5, 0, 200)         /* how fast hopes fade with the inches to go */                \
    X(hope, 150, 0, 1000)          /* per cent of a first strike that being in reach is worth */  \
    X(company, 20, 0, 500)         /* for who helps: to be near a hero with six dice */           \
    X(fear, 70, 0, 200)            /* per cent of what enemies could do in their next phase */    \
    X(reaction, 70, 0, 200)        /* per cent of what an enemy could do at once */               \
    X(mana, 7, 0, 200)             /* a point of mana kept */                                     \
    X(status, 30, 0, 500)          /* stun, hold or silence on a hero */                          \
    X(minor_status, 14, 0, 500)    /* blind or slow */                                            \
    X(bleed, 22, 0, 500)                                                                          \
    X(burn, 12, 0, 500)                                                                           \
    X(change, 12, 0, 500)          /* a point of a value for a while */                           \
    X(heal, 20, 0, 500)                                                                           \
    X(shield, 10, 0, 500)                                                                         \
    X(trap, 18, 0, 500)                                                                           \
    X(charge, 22, 0, 500)          /* an attack that hurts more */                                \
    X(shove, 3, 0, 200)            /* an inch that somebody is pushed or charmed */               \
    X(react, 8, 0, 500)            /* what an ability must bring to be worth a reaction */        \
    X(foiled, 60, 0, 500)          /* an action that is not carried out */                        \
    X(die, 60, 0, 500)             /* a die more, for the rest of the match */                    \
    X(armour, 55, 0, 500)          /* a point of RST, if all strike at it */                      \
    X(vigour, 22, 0, 500)          /* a life point more */                                        \
    X(spirit, 30, 0, 500)          /* a point of mana */                                          \
    X(legs, 28, 0, 500)            /* an inch more */                                             \
    X(guarded, 9, 0, 500)          /* one ability less to fear for its status */                  \
    X(upgrade, 8, 0, 200)          /* per cent of what a card could be made into */               \
    X(drafted_strike, 10, 0, 500)  /* of a hero: how hard it strikes, */                          \
    X(drafted_stay, 20, 0, 500)    /* how many strikes it stands, */                              \
    X(drafted_help, 100, 0, 500)   /* what it does for others, */                                 \
    X(drafted_speed, 20, 0, 500)   /* and how far it goes; */                                     \
    X(whim, 60, 0, 500)            /* chance adds up to so much */                                \
    X(level, 130, 0, 2000)                                                                        \
    X(twice, 693, 10, 20000)       /* so great a lead makes twice as likely to win */

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
/* The same for who has all the life points of the world. */
int32_t exalted_mean_damage(const Blow *b);

/* ---- worth.c ---- */

/* What eliminating a model is worth to a team; 0: nothing. */
int32_t exalted_worth(const State *s, const Tuning *t, int team, int m);

int32_t exalted_bot_value(const void *state, int seat, const Tuning *t);

/* ---- outlook.c ---- */

/* Where everybody is on the ways of the arena, looked up once for all heroes. */
typedef struct Chart {
    int16_t node[MODELS];     /* the nearest to it, */
    int32_t off[MODELS];      /* and how far from it */
} Chart;
void exalted_chart(const State *s, Chart *out);

/* What an enemy hero could do: thousandths of life points by a basic attack and by its best
 * ability, and how far from its edge. */
typedef struct Threat { int by; int32_t blow, reach, art, art_reach, move; } Threat;

/* What a hero sees ahead of itself, looked up once for all places that are weighed. */
typedef struct Outlook {
    int hero, team;
    const Chart *chart;
    Models goals;             /* what is worth going for */
    Expected attack[MODELS];  /* what a basic attack on it does, */
    int32_t gain[MODELS];     /* what the best strike at it brings, */
    int32_t from[MODELS];     /* and from how far it can be made */
    int threats;
    Threat threat[TEAM_HEROES];
    int32_t shot[POSTS];      /* thousandths of life points, by a tower */
    int32_t lp, worth;        /* what it has, in thousandths; what it is worth to the enemy */
    int life;
    bool last, to_come;       /* no other action comes before; the enemy has phases left */
    Models provoked;          /* those that will answer what the hero does, */
    int victim;               /* whom it attacks, */
    int32_t answering[2];     /* and how likely others and the victim are there to answer */
} Outlook;
void exalted_look_ahead(const State *s, const Tuning *t, const Chart *chart, int hero,
                        Outlook *out);
/* Only what could happen to it. */
void exalted_look_out(const State *s, const Tuning *t, int hero, Outlook *out);
int32_t exalted_danger(const State *s, const Tuning *t, const Outlook *o, Point at);
/* The hero attacks somebody, who falls with this chance (thousandths). */
void exalted_provoke(const State *s, int target, int32_t kill, Outlook *o);
/* How good it is for the hero to stand there, all else as it is. */
int32_t exalted_standing(const State *s, const Tuning *t, const Outlook *o, Point at);

/* ---- deeds.c ---- */

int32_t exalted_weigh_expected(const State *s, const Tuning *t, int team, int target, Expected e);
int32_t exalted_weigh_use(const State *s, const Tuning *t, const Places *p, const Deed *d);
/* The best that an ability could bring from there; `choice`: with that one, or with any. */
enum { EVERY_CHOICE = -1 };
int32_t exalted_best_choice(const State *s, const Tuning *t, const Places *p, int hero, int slot,
                            int choice);
int32_t exalted_best_ability(const State *s, const Tuning *t, const Places *p, int hero, int slot);

/* ---- shopping.c ---- */

/* What a card is worth to a hero for each gold it costs. */
int32_t exalted_weigh_card(const State *s, const Tuning *t, int hero, int item);

/* ---- drafting.c ---- */

/* How good a hero is for a team, against what the other one has and may still get. */
int32_t exalted_weigh_pick(const State *s, const Tuning *t, int team, int profile);
int32_t exalted_weigh_faction(const State *s, const Tuning *t, int team, int faction);

#endif
