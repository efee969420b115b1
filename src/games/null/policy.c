/* Common sense for bots: a weight for each offer. Only what the seat itself may know is used. */
#include "games/null/null.h"

/* Playing a high card on a high roll is good, and winning is best. A card that costs a turn to draw
 * again is still worth more on the table than in the hand, so passing is rarely right. */
static int32_t weigh_play(const State *s, int seat, int card)
{
    const int points = null_value(s, card) + s->die;
    if (s->score[seat] + points >= s->goal)
        return 1000;
    return 2 + points;
}

/* Cancelling pays if it stops much for little, and must be done if the match would be lost. */
static int32_t weigh_cancel(const State *s, int card)
{
    const int played = s->played.slot[0].id;
    const int points = null_value(s, played) + s->die;
    const int spare = null_value(s, card) - null_value(s, played);
    if (s->score[s->active] + points >= s->goal)
        return 1000 - spare;
    return points > 2 * spare ? 1 + points - 2 * spare : 1;
}

static int32_t weigh(const State *s, int seat, Option o)
{
    const int card = option_arg(o, 0);
    switch (option_verb(o)) {
    case V_SET_ASIDE:
        return 1 + VALUE_MAX - null_value(s, card);  /* keeping a good card is worth a start */
    case V_PLAY:
        return weigh_play(s, seat, card);
    case V_CANCEL:
        return weigh_cancel(s, card);
    case V_LET:
        return 8;
    default:
        return 1;
    }
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    (void)tuning;
    (void)chance;
    for (int i = 0; i < m->n; i++)
        weights[i] = weigh(state, m->seat, m->list[i]);
}

const BotHooks null_bots = {.policy = policy};
