/* The bots there are; only bot.c lists them. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include "bots/bot.h"

extern const Bot bot_random;    /* every offer is equally likely */
extern const Bot bot_scripted;  /* the game's own common sense */
extern const Bot bot_greedy;    /* the same, looking ahead where that gains */

/* The offer with the best weight of the game's policy, ties at random. */
int bot_follow_policy(const Game *game, const void *state, const Menu *m, const BotTools *tools,
                      int32_t *weights);

/* The room of a bot: two states, the first of them its redealt copy, and a menu. */
enum { BOT_STATES = 2 };
static inline size_t bot_stride(const Game *game) { return (game->state_size + 63) / 64 * 64; }

#endif
