/* Common sense for bots. */
#include "games/adeloth/adeloth.h"

void adeloth_policy(const void *state, const Menu *m, Chance *chance, int32_t *weights)
{
    (void)state;
    for (int i = 0; i < m->n; i++)
        weights[i] = (int32_t)chance->below(chance, 100);
}
