/* Learning what positions are worth; see trainer.h. */
#include "lab/trainer.h"

#include <math.h>
#include <stdlib.h>

#include "lab/sim.h"

/* Every so many-th game is held out. A number is first moved by so large a part of its scale. At
 * most so many rounds through all numbers: after that hardly anything is gained. */
enum { HELD_OUT = 4, FIRST_PART = 8, SCALE_PART = 20, ROUNDS = 40 };

/* Nobody is surer than this, so that one surprise is not worth all others together. */
static const double SUREST = 0.999;

/* ---- positions ---- */

static uint8_t *state_of(const Trainer *t, long i)
{
    return t->states + (size_t)i * t->game->state_size;
}

/* The decision is seen with the eyes of one of the seats, drawn by lot: what that seat cannot know
 * is dealt anew. */
static void keep(Trainer *t, long i, const SimTable *table, FastChance *lot)
{
    const int seat = (int)fast_below(lot, (uint32_t)t->setup.seats);
    memcpy(state_of(t, i), table->c.state, t->game->state_size);
    game_redeal(t->game, state_of(t, i), seat, &lot->chance);
    t->lesson[i].seat = seat;
}

/* Plays a game; of its decisions a few are kept, each as likely as any other. */
static void play(Trainer *t, SimTable *table, FastChance *lot, bool held_out)
{
    static const float share[] = {[OUTCOME_WIN] = 1, [OUTCOME_DRAW] = 0.5F};
    Menu *const m = table->menu;
    Result r;
    uint32_t seen = 0;
    const long first = t->n;
    for (long n = 0; m->n > 0 && n < SIM_CAP; n++) {
        const uint32_t at = seen < TRAINER_POSITIONS ? seen : fast_below(lot, seen + 1);
        seen++;
        if (at < TRAINER_POSITIONS)
            keep(t, first + at, table, lot);
        const int i = bot_choose(&t->bot, t->game, table->c.state, m, &table->choice, table->room);
        game_answer(&table->c, m->seat, m->list[i], m);
    }
    if (!game_over(table->c.state))
        return;  /* broken off: nobody knows who would have won */
    game_result(t->game, table->c.state, &r);
    t->n += seen < TRAINER_POSITIONS ? seen : TRAINER_POSITIONS;
    for (long i = first; i < t->n; i++) {
        t->lesson[i].won = share[r.seat[t->lesson[i].seat].outcome];
        t->lesson[i].held_out = held_out;
    }
}

const char *trainer_gather(Trainer *t)
{
    SimTable table;
    FastChance lot;
    const char *why = 0;
    t->n = 0;
    t->room = t->games * TRAINER_POSITIONS;
    t->lesson = sim_room((size_t)t->room * sizeof *t->lesson);
    t->states = sim_room((size_t)t->room * t->game->state_size);
    chance_fast(&lot, t->seed);
    sim_table_open(&table, t->game);
    for (long i = 0; i < t->games && why == 0; i++) {
        why = sim_table_start(&table, &t->setup, t->seed, (uint64_t)i);
        if (why == 0)
            play(t, &table, &lot, i % HELD_OUT == HELD_OUT - 1);
        if (t->progress != 0)
            t->progress(t->to, i + 1, t->games);
    }
    sim_table_close(&table);
    return why;
}

void trainer_free(Trainer *t)
{
    free(t->lesson);
    free(t->states);
    t->lesson = 0;
    t->states = 0;
    t->n = 0;
}

/* ---- how far the numbers are off ---- */

static double chance_said(const Trainer *t, const int32_t *numbers, long i)
{
    const int32_t value = game_value(t->game, state_of(t, i), t->lesson[i].seat,
                                     (const Tuning *)(const void *)numbers);
    return (double)value / SURE;
}

double trainer_surprise(const Trainer *t, const int32_t *numbers, bool held_out)
{
    double sum = 0;
    long n = 0;
    for (long i = 0; i < t->n; i++) {
        if (t->lesson[i].held_out != held_out)
            continue;
        const double p = fmin(fmax(chance_said(t, numbers, i), 1 - SUREST), SUREST);
        const double won = (double)t->lesson[i].won;
        sum -= won * log(p) + (1 - won) * log(1 - p);
        n++;
    }
    return n > 0 ? sum / (double)n : 0;
}

void trainer_bins(const Trainer *t, const int32_t *numbers, TrainerBin bin[static TRAINER_BINS])
{
    memset(bin, 0, TRAINER_BINS * sizeof *bin);
    for (long i = 0; i < t->n; i++) {
        if (!t->lesson[i].held_out)
            continue;
        const double p = chance_said(t, numbers, i);
        TrainerBin *b = &bin[p < 1 ? (int)(p * TRAINER_BINS) : TRAINER_BINS - 1];
        b->n++;
        b->said += p;
        b->won += (double)t->lesson[i].won;
    }
    for (int i = 0; i < TRAINER_BINS; i++)
        if (bin[i].n > 0) {
            bin[i].said /= (double)bin[i].n;
            bin[i].won /= (double)bin[i].n;
        }
}

/* ---- learning ---- */

static int32_t first_stride(const TuningSpec *spec)
{
    const int32_t size = abs(spec->default_value), range = (spec->max - spec->min) / SCALE_PART;
    const int32_t stride = (size > range ? size : range) / FIRST_PART;
    return stride > 0 ? stride : 1;
}

/* Moves one number; true if that was for the better. */
static bool try_stride(Trainer *t, int number, int32_t stride, double *surprise)
{
    const TuningSpec *spec = &t->game->bots->tuning[number];
    const int32_t before = t->value[number], after = before + stride;
    if (after < spec->min || after > spec->max)
        return false;
    t->value[number] = after;
    const double now = trainer_surprise(t, t->value, false);
    if (now < *surprise) {
        *surprise = now;
        return true;
    }
    t->value[number] = before;
    return false;
}

/* One number after the other goes the way it went before, or the other way; if neither is better,
 * less far the next time. */
void trainer_learn(Trainer *t)
{
    const int n = t->game->bots->n_tuning;
    int32_t stride[TUNING_MAX] = {0};
    int all = 0, still = 0;
    double surprise = trainer_surprise(t, t->value, false);
    for (int i = 0; i < n; i++)
        if (t->moves[i]) {
            stride[i] = first_stride(&t->game->bots->tuning[i]);
            all++;
        }
    for (int round = 0; round < ROUNDS && still < all; round++) {
        for (int i = 0; i < n; i++) {
            if (stride[i] == 0)
                continue;
            if (try_stride(t, i, stride[i], &surprise))
                stride[i] *= 2;
            else if (try_stride(t, i, -stride[i], &surprise))
                stride[i] *= -2;
            else
                stride[i] /= 2;
            still += stride[i] == 0;
            if (t->progress != 0)
                t->progress(t->to, still, all);
        }
    }
}
