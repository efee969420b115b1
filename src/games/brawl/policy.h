/* The scripted bot of Brawl: what a position is worth (worth.c) and how to look for a
 * better one (policy.c). */
#ifndef GAMES_BRAWL_POLICY_H
#define GAMES_BRAWL_POLICY_H

#include "games/brawl/brawl.h"

/* The position as `team` judges it; higher is better. */
int32_t brawl_position_worth(const State *s, int team);

#endif
