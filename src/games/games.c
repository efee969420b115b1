/* The list of games: the one place where games are named together. */
#include "core/game.h"

extern const Game null_game;
#ifdef HAVE_BRAWL
extern const Game brawl_game;
#endif

const Game *const games[] = {
    &null_game,
#ifdef HAVE_BRAWL
    &brawl_game,
#endif
};

const int n_games = sizeof games / sizeof games[0];
