/* The games of tests: those of the program, and the second template. */
#include "core/game.h"

extern const Game null_game, brawl_game, gorgasali_game, adeloth_game, exalted_game, euthia_game,
                  lifeboat_game;

const Game *const games[] = {
    &null_game, &brawl_game, &gorgasali_game, &adeloth_game, &exalted_game, &euthia_game,
    &lifeboat_game,
};
const int n_games = COUNT_OF(games);
