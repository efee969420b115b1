/* The bots there are, and what several of them need; only bot.c lists them. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include "bots/bot.h"

extern const Bot bot_random;    /* every offer is equally likely */
extern const Bot bot_scripted;  /* the game's own common sense */
extern const Bot bot_greedy;    /* the same, looking ahead where that gains */
extern const Bot bot_search;    /* tries what looks best as long as it may think */
extern const Bot bot_exec;      /* a program of others */

/* The offer with the best of these weights, ties at random. */
int bot_best_by(const Menu *m, const int32_t *weights, FastChance *chance);
/* The same by the weights of the game's policy. */
int bot_follow_policy(const Game *game, const void *state, const Menu *m, const BotTools *tools,
                      int32_t *weights);
/* The `most` offers with the best weights, `own` first; how many there are. */
int bot_best_offers(const Menu *m, int own, const int32_t *weights, int most, int *offers);

/* Ends of turns after which a bot that searches judges a position. */
int bot_search_turns(const Game *game, const BotNumbers *numbers);

/* The room of a bot: for each thread a desk with two states, the first of them its redealt copy, a
 * menu, and numbers for the judgement of others. */
typedef struct Desk {
    void *root, *copy;
    Menu *menu;
    Tuning *others;
} Desk;
Desk bot_desk(const Game *game, void *room, int thread);

#endif
