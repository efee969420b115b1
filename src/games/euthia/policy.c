/* What bots are told: how a seat stands, and which offers look good. */
#include "games/euthia/euthia.h"

#define EUTHIA_TUNING(X)                                                                          \
    X(lead, 6, 1, 100)       /* reputation that makes twice as likely to win */                   \
    X(goal, 12, 1, 100)      /* the same for a goal of all together */

struct Tuning { EUTHIA_TUNING(TUNING_FIELD) };
static const TuningSpec specs[] = {EUTHIA_TUNING(TUNING_SPEC)};
static const Tuning standard = {EUTHIA_TUNING(TUNING_STANDARD)};

static int32_t value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    int32_t standing[SEATS_MAX + 1];
    EACH_SEAT (i, s)
        standing[i] = euthia_final_reputation(s, i);
    if (!automatic(s))
        return chance_of_standing(standing, s->flow.seats, seat, t->lead);
    int32_t all[2] = {0, 0};
    EACH_SEAT (i, s)
        all[0] += standing[i];
    all[1] = 3 * s->round * s->flow.seats;
    return chance_of_standing(all, 2, 0, t->goal);
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return (uint32_t)(s->round * 8 + s->active + 1);
}

const BotHooks euthia_bots = {
    .value = value,
    .turn = turn,
    .tuning = specs,
    .n_tuning = COUNT_OF(specs),
    .standard = &standard,
};
