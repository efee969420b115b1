/* The bot that takes any offer: the yardstick, and the fastest way through a game. */
#include "bots/bots.h"

static int choose(const Game *game, void *state, const Menu *m, const BotTools *tools)
{
    (void)game;
    (void)state;
    return (int)fast_below(tools->chance, (uint32_t)m->n);
}

const Bot bot_random = {.id = "random", .choose = choose, .sees_state = false};
