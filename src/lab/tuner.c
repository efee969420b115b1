/* Steps towards better numbers; see tuner.h. */
#include "lab/tuner.h"

#include <math.h>

/* Spall's gains: in step k (from 0) the sets differ by REACH / (k + 1)^0.101 of a number's scale
 * both ways, and a set that wins everything pulls the numbers by STRIDE (A / (k + A))^0.602 of it;
 * A, a tenth of all steps, keeps the first ones from being the longest by far. */
static const double REACH = 0.25, STRIDE = 0.2, REACH_FADES = 0.101, STRIDE_FADES = 0.602;

enum { SCALE_PART = 20, OTHER_GAMES = 0x5eed };

static double limited(const TuningSpec *spec, double value)
{
    return value < spec->min ? spec->min : value > spec->max ? spec->max : value;
}

/* By how much a number may sensibly differ: as much as it is, or a part of what it may be. */
static double scale_of(const TuningSpec *spec)
{
    const double range = ((double)spec->max - spec->min) / SCALE_PART;
    const double size = fabs((double)spec->default_value);
    return size > range ? size : range;
}

void tuner_begin(Tuner *t)
{
    t->done = 0;
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        t->value[i] = t->game->bots->tuning[i].default_value;
}

static void whole(const Tuner *t, const double *value, int32_t *out)
{
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        out[i] = (int32_t)lround(limited(&t->game->bots->tuning[i], value[i]));
}

void tuner_numbers(const Tuner *t, int32_t out[static TUNING_MAX]) { whole(t, t->value, out); }

/* Which way each number goes in the first of the two sets: 1 or -1. */
static void draw_signs(const Tuner *t, int *sign)
{
    FastChance chance;
    chance_fast(&chance, t->seed ^ (uint64_t)(t->done + 1) * 0x9e3779b97f4a7c15ULL);
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        sign[i] = fast_below(&chance, 2) == 0 ? 1 : -1;
}

static BotSpec with_numbers(const Tuner *t, const int32_t *numbers)
{
    BotSpec bot = t->bot;
    bot.tuning = (const Tuning *)(const void *)numbers;
    return bot;
}

const char *tuner_step(Tuner *t)
{
    const TuningSpec *spec = t->game->bots->tuning;
    const double k = (double)t->done, early = (double)t->steps / 10 + 1;
    const double reach = REACH / pow(k + 1, REACH_FADES);
    const double stride = STRIDE * pow(early / (k + early), STRIDE_FADES);
    double up[TUNING_MAX], down[TUNING_MAX];
    int32_t high[TUNING_MAX], low[TUNING_MAX];
    int sign[TUNING_MAX];
    LadderPair pair = {.games = t->done * t->games};
    draw_signs(t, sign);
    for (int i = 0; i < t->game->bots->n_tuning; i++) {
        const double off = t->moves[i] ? sign[i] * reach * scale_of(&spec[i]) : 0;
        up[i] = t->value[i] + off;
        down[i] = t->value[i] - off;
    }
    whole(t, up, high);
    whole(t, down, low);
    const BotSpec one = with_numbers(t, high), other = with_numbers(t, low);
    const Duel duel = {t->game, &t->setup, &one, &other, t->seed, t->threads};
    const char *why = ladder_duel(&duel, t->games, &pair);
    if (why != 0)
        return why;
    const long losses = t->games - pair.wins - pair.draws;
    const double lead = (double)(pair.wins - losses) / (double)t->games;
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        if (t->moves[i])
            t->value[i] = limited(&spec[i], t->value[i] + sign[i] * stride * lead *
                                                              scale_of(&spec[i]));
    t->done++;
    return 0;
}

const char *tuner_run(Tuner *t)
{
    while (t->done < t->steps) {
        const char *why = tuner_step(t);
        if (why != 0)
            return why;
        if (t->step != 0)
            t->step(t->to, t);
    }
    return 0;
}

const char *tuner_confirm(const Tuner *t, long games, LadderPair *pair)
{
    int32_t found[TUNING_MAX];
    tuner_numbers(t, found);
    const BotSpec one = with_numbers(t, found);
    const Duel duel = {t->game, &t->setup, &one, &t->bot, ~t->seed ^ OTHER_GAMES, t->threads};
    return ladder_duel(&duel, games, pair);
}
