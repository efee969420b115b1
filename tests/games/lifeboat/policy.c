/* Common sense for bots: towards the nearest who drifts, storms apart from each other. */
#include "lifeboat.h"

#define LIFEBOAT_TUNING(X)                                                                        \
    X(storm, 300, 0, 1000)        /* a step of the storm, in units of the sea */                  \
    X(wind, 120, 0, 1000)         /* a wind beside the tile */                                    \
    X(saved, 4000, 0, 20000)      /* somebody comes aboard */

struct Tuning { LIFEBOAT_TUNING(TUNING_FIELD) };

static int32_t weigh_lay(const State *s, const Tuning *t, int hex)
{
    const int winds = lifeboat_beside(s, hex, WIND);
    const int storms = s->drawn == STORM ? lifeboat_beside(s, hex, STORM) : 0;
    return 10000 + winds * t->wind - storms * t->storm;
}

/* The nearer to somebody who is left, the better. */
static int32_t weigh_place(const State *s, const Tuning *t, Point at)
{
    int32_t best = 0;
    for (int i = 0; i < content(s)->n_people; i++) {
        const int far = point_distance(at, content(s)->people[i].at) - BOAT_R;
        const int near = 20000 - far + (far <= content(s)->rescue ? t->saved : 0);
        if (!is_saved(s, i))
            best = max_of(best, near);
    }
    return best;
}

static int32_t weigh(const State *s, const Tuning *t, Option o)
{
    switch (option_verb(o)) {
    case V_LAY:
        return weigh_lay(s, t, option_arg(o, 0));
    case V_SAIL:
        return weigh_place(s, t, point(option_arg(o, 0), option_arg(o, 1)));
    default:
        return 1;
    }
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    (void)chance;
    for (int i = 0; i < m->n; i++)
        weights[i] = weigh(state, tuning, m->list[i]);
}

/* All stand alike: who is saved against how far the storm has come. */
static int32_t value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    const int32_t all[] = {100 * count_bits(s->saved) / content(s)->n_people,
                           100 * s->storm / s->limit};
    (void)seat;
    (void)t;
    return chance_of_standing(all, 2, 0, 40);
}

static uint32_t turn(const void *state)
{
    return ((const State *)state)->turn;
}

static const TuningSpec tuning[] = {LIFEBOAT_TUNING(TUNING_SPEC)};
static const Tuning defaults = {LIFEBOAT_TUNING(TUNING_DEFAULT)};

const BotHooks lifeboat_bots = {
    .policy = policy, .value = value, .turn = turn, .defaults = &defaults,
    .tuning = tuning, .n_tuning = COUNT_OF(tuning),
};
