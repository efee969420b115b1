/* Common sense for bots: what a card is worth to play, keep or cancel, and how a seat stands. */
#include "games/null/null.h"

/* Points of the die count as points of cards; a card is worth its value. */
#define NULL_TUNING(X)                                                                            \
    X(victory, 1000, 0, 10000)    /* what wins, or keeps another from winning */                  \
    X(play, 2, 0, 100)            /* a card on the table rather than in the hand */               \
    X(let, 8, 0, 100)             /* what cancelling must gain */                                 \
    X(spare, 2, 0, 10)            /* a point given away by cancelling with a higher card */       \
    X(hand, 25, 0, 100)           /* per cent of its value: a card in the hand */                 \
    X(twice, 8, 1, 100)           /* a lead of so many points makes twice as likely to win */

struct Tuning { NULL_TUNING(TUNING_FIELD) };

/* Playing a high card on a high roll is good, and winning is best. A card that costs a turn to draw
 * again is still worth more on the table than in the hand, so passing is rarely right. */
static int32_t weigh_play(const State *s, const Tuning *t, int seat, int card)
{
    const int points = null_value(s, card) + s->die;
    return s->score[seat] + points >= s->goal ? t->victory : t->play + points;
}

/* Cancelling pays if it stops much for little, and must be done if the match would be lost. */
static int32_t weigh_cancel(const State *s, const Tuning *t, int card)
{
    const int points = null_worth(s);
    const int spare = null_value(s, card) - null_value(s, s->played.slot[0].id);
    if (s->score[s->active] + points >= s->goal)
        return t->victory - spare;
    return points > t->spare * spare ? 1 + points - t->spare * spare : 1;
}

static int32_t weigh(const State *s, const Tuning *t, int seat, Option o)
{
    const int card = option_arg(o, 0);
    switch (option_verb(o)) {
    case V_SET_ASIDE:
        return 1 + VALUE_MAX - null_value(s, card);  /* keeping a good card is worth a start */
    case V_PLAY:
        return weigh_play(s, t, seat, card);
    case V_CANCEL:
        return weigh_cancel(s, t, card);
    case V_LET:
        return t->let;
    default:
        return 1;
    }
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    (void)chance;
    for (int i = 0; i < m->n; i++)
        weights[i] = weigh(state, tuning, m->seat, m->list[i]);
}

/* Points, those of the card on the table as if it scored, and what the hand may still bring; in
 * hundredths. */
static int32_t standing(const State *s, const Tuning *t, int seat)
{
    int32_t sum = 100 * s->score[seat];
    if (s->played.n > 0 && s->die > 0 && seat == s->active)
        sum += 100 * null_worth(s);
    for (int i = 0; i < s->hand[seat].n; i++)
        sum += t->hand * null_value(s, s->hand[seat].slot[i].id);
    return sum;
}

static int32_t value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    int32_t all[SEATS_MAX];
    for (int i = 0; i < s->flow.seats; i++)
        all[i] = standing(s, t, i);
    return chance_of_standing(all, s->flow.seats, seat, 100 * t->twice);
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return s->round * (uint32_t)SEATS_MAX + s->active;
}

static const TuningSpec tuning[] = {NULL_TUNING(TUNING_SPEC)};
static const Tuning defaults = {NULL_TUNING(TUNING_DEFAULT)};

const BotHooks null_bots = {
    .policy = policy, .value = value, .turn = turn, .looks_ahead = true,
    .defaults = &defaults,
    .tuning = tuning, .n_tuning = sizeof tuning / sizeof tuning[0],
};
