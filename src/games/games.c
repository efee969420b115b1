/* The list of games: the one place where games are named together. */
#include "core/game.h"

extern const Game null_game;
extern const Game brawl_game;
extern const Game gorgasali_game;
extern const Game adeloth_game;
extern const Game exalted_game;
extern const Game euthia_game;

const Game *const games[] = {
    &null_game,
    &brawl_game,
    &gorgasali_game,
    &adeloth_game,
    &exalted_game,
    &euthia_game,
};

const int n_games = sizeof games / sizeof games[0];
