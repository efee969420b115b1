/* Common sense for bots. */
#include "games/exalted/exalted.h"

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    (void)state;
    (void)tuning;
    (void)chance;
    for (int i = 0; i < m->n; i++)
        weights[i] = 1;
}

const BotHooks exalted_bots = {.policy = policy};
