/* Bots know the Game interface only and see only what their seat sees: they are given a redealt
 * copy. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "core/game.h"

typedef struct Bot {
    const char *id;
    /* Chooses one offer of the menu: its index. `state` is a redealt copy the bot may play with. */
    int (*choose)(const Game *game, void *state, const Menu *m, FastChance *chance);
    bool sees_state;   /* false: the menu is enough, no copy is made (random) */
} Bot;

extern const Bot *const bots[];
extern const int n_bots;
const Bot *bot_by_id(const char *id);

/* Lets a bot answer for a seat in `state`; makes the redealt copy in `scratch` (state_size
 * bytes). */
int bot_choose(const Bot *bot, const Game *game, const void *state, const Menu *m, void *scratch,
               FastChance *chance);

#endif
