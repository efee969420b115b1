/* The list of bots, and the one door through which they see a match. */
#include "bots/bot.h"

#include "bots/bots.h"

const Bot *const bots[] = {&bot_random, &bot_scripted, &bot_greedy};
const int n_bots = sizeof bots / sizeof bots[0];

const Bot *bot_by_id(const char *id)
{
    for (int i = 0; i < n_bots; i++)
        if (text_equal(bots[i]->id, id))
            return bots[i];
    return 0;
}

size_t bot_room(const Game *game)
{
    return BOT_STATES * bot_stride(game) + (sizeof(Menu) + 63) / 64 * 64;
}

/* Secrecy is kept here and not by the bots: they never hold the true state, and the menu they
 * get shows only what their seat is asked. */
int bot_choose(const Bot *bot, const Game *game, const void *state, const Menu *m,
               const BotTools *tools)
{
    if (bot->sees_state) {
        memcpy(tools->room, state, game->state_size);
        game_redeal(game, tools->room, m->seat, &tools->chance->chance);
    }
    return bot->choose(game, bot->sees_state ? tools->room : 0, m, tools);
}
