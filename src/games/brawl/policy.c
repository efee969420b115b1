/* Common sense for bots. */
#include "games/brawl/brawl.h"

void brawl_policy(const void *state, const Menu *m, Chance *chance, int32_t *weights)
{
    (void)state;
    (void)chance;
    for (int i = 0; i < m->n; i++)
        weights[i] = 1;
}
