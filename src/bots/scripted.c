/* The bot that follows the game's policy: the offer with the best weight, ties at random. */
#include "bots/bots.h"

static int choose(const Game *game, void *state, const Menu *m, FastChance *chance)
{
    int32_t weight[MENU_MAX];
    int best = 0;
    uint32_t equals = 1;
    game_policy(game, state, m, 0, &chance->chance, weight);
    for (int i = 1; i < m->n; i++) {
        if (weight[i] > weight[best]) {
            best = i;
            equals = 1;
        } else if (weight[i] == weight[best] && fast_below(chance, ++equals) == 0) {
            best = i;  /* the k-th of equals wins with chance 1/k, so all are as likely */
        }
    }
    return best;
}

const Bot bot_scripted = {.id = "scripted", .choose = choose, .sees_state = true};
