/* The bot that follows the game's policy: the offer with the best weight, ties at random. */
#include "bots/bots.h"

int bot_best_by(const Menu *m, const int32_t *weights, FastChance *chance)
{
    int best = 0;
    uint32_t equals = 1;
    for (int i = 1; i < m->n; i++) {
        if (weights[i] > weights[best]) {
            best = i;
            equals = 1;
        } else if (weights[i] == weights[best] && fast_below(chance, ++equals) == 0) {
            best = i;  /* the k-th of equals wins with chance 1/k, so all are as likely */
        }
    }
    return best;
}

int bot_follow_policy(const Game *game, const void *state, const Menu *m, const BotTools *tools,
                      int32_t *weights)
{
    game_policy(game, state, m, tools->tuning, &tools->chance->chance, weights);
    return bot_best_by(m, weights, tools->chance);
}

int bot_best_offers(const Menu *m, int own, const int32_t *weights, int most, int *offers)
{
    int n = 0;
    offers[n++] = own;
    for (int i = 0; i < m->n; i++) {
        if (i == own)
            continue;
        int at = n < most ? n++ : n;
        for (; at > 1 && weights[offers[at - 1]] < weights[i]; at--)
            if (at < most)
                offers[at] = offers[at - 1];
        if (at < most)
            offers[at] = i;
    }
    return n;
}

static int choose(const Game *game, void *state, const Menu *m, const BotTools *tools)
{
    int32_t weights[MENU_MAX];
    return bot_follow_policy(game, state, m, tools, weights);
}

const Bot bot_scripted = {.id = "scripted", .choose = choose, .sees_state = true};
