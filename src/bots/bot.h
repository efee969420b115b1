/* Bots know the Game interface only and see only what their seat sees: they are given a redealt
 * copy. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "core/game.h"

/* What a bot uses while it chooses. */
typedef struct BotTools {
    FastChance *chance;
    const Tuning *tuning;  /* NULL: as the game has it */
    void *room;            /* bot_room(game) bytes, aligned to 64 */
} BotTools;

typedef struct Bot {
    const char *id;
    /* Chooses one offer of the menu: its index. `state` is a redealt copy the bot may play with;
     * it is the beginning of the room. */
    int (*choose)(const Game *game, void *state, const Menu *m, const BotTools *tools);
    bool sees_state;   /* false: the menu is enough, no copy is made (random) */
} Bot;

/* Who plays, advises and stands in where nobody has chosen otherwise. */
#define BOT_DEFAULT "greedy"

extern const Bot *const bots[];
extern const int n_bots;
const Bot *bot_by_id(const char *id);

/* Bytes that any bot needs to choose in this game: a multiple of 64. */
size_t bot_room(const Game *game);

/* Lets a bot answer for a seat in `state`. */
int bot_choose(const Bot *bot, const Game *game, const void *state, const Menu *m,
               const BotTools *tools);

#endif
