/* The loop over games; see sim.h. */
#include "lab/sim.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lab/sim_count.h"

enum { PROGRESS_STEPS = 200 };

void *sim_room(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) / 64 * 64);
    if (p == 0)
        abort();
    return memset(p, 0, n);
}

void sim_table_open(SimTable *t, const Game *game)
{
    memset(t, 0, sizeof *t);
    t->c = (Ctx){.game = game, .state = sim_room(game->state_size), .chance = &t->chance.chance};
    t->menu = sim_room(sizeof *t->menu);
    t->room = bot_room_new(game);
}

static void hear(EventSink *sink, const Event *e)
{
    SimEar *ear = (SimEar *)sink;
    ear->game->lab->heard(e, ear->tally);
}

void sim_table_listen(SimTable *t)
{
    const LabHooks *lab = t->c.game->lab;
    t->ear = (SimEar){.sink.take = hear, .game = t->c.game};
    if (lab != 0 && lab->heard != 0)
        t->c.sink = &t->ear.sink;
}

void sim_table_close(SimTable *t)
{
    free(t->c.state);
    free(t->menu);
    free(t->room);
}

/* Neighbouring numbers must not give neighbouring streams. */
static uint64_t mix_seed(uint64_t seed, uint64_t n)
{
    FastChance f = {.x = seed ^ (n + 1) * 0xd1342543de82ef95ULL};
    return fast_next(&f);
}

const char *sim_table_start(SimTable *t, const Setup *setup, uint64_t seed, uint64_t n)
{
    chance_fast(&t->chance, mix_seed(seed, 2 * n));
    chance_fast(&t->choice, mix_seed(seed, 2 * n + 1));
    memset(t->ear.tally, 0, sizeof t->ear.tally);
    return game_start(&t->c, setup, t->menu);
}

long sim_play_bots(SimTable *t, const BotSpec *const *player)
{
    Menu *const m = t->menu;
    long n = 0;
    for (; m->n > 0 && n < SIM_CAP; n++) {
        const int i = bot_choose(player[m->seat], t->c.game, t->c.state, m, &t->choice, t->room);
        game_answer(&t->c, m->seat, m->list[i], m);
    }
    return n;
}

static double now(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

/* ---- the loop ---- */

/* One thread's share of the games, with everything it needs of its own. */
typedef struct Worker {
    const SimSpec *spec;
    long from, to;           /* games of the series */
    atomic_long *done;       /* of all threads */
    bool tells;              /* reports progress */
    const char *why;
    SimResult result;
} Worker;

static bool all_random(const SimSpec *spec)
{
    const Bot *random = bot_by_id("random");
    for (int i = 0; i < spec->setup.seats; i++)
        if (spec->bot[i].bot != random)
            return false;
    return true;
}

static void play_games(Worker *w, SimTable *t, SimCounter *c)
{
    const SimSpec *spec = w->spec;
    const int seats = spec->setup.seats;
    const bool fast = all_random(spec);
    const long step = spec->games / PROGRESS_STEPS + 1;
    const BotSpec *at[MAX_SEATS];
    for (long at_game = w->from; at_game < w->to && w->why == 0; at_game++) {
        const long i = spec->first + at_game;
        const int turned = spec->swap ? (int)(i % seats) : 0;
        w->why = sim_table_start(t, &spec->setup, spec->seed,
                                 (uint64_t)(spec->swap ? i / seats : i));
        if (w->why != 0)
            return;
        for (int seat = 0; seat < seats; seat++)
            at[seat] = &spec->bot[(seat + turned) % seats];
        sim_count_game(c, t, fast ? sim_play_random(t) : sim_play_bots(t, at), turned);
        const long done = atomic_fetch_add_explicit(w->done, 1, memory_order_relaxed) + 1;
        if (w->tells && (at_game - w->from) % step == 0)
            spec->progress(spec->to, done, spec->games);
    }
}

static void *work(void *arg)
{
    Worker *w = arg;
    SimTable t;
    SimCounter c = {.spec = w->spec, .out = &w->result};
    w->result.lengths = sim_room((size_t)(w->to - w->from + 1) * sizeof *w->result.lengths);
    c.view = sim_room(sizeof *c.view);
    sim_table_open(&t, w->spec->game);
    sim_table_listen(&t);
    play_games(w, &t, &c);
    sim_table_close(&t);
    free(c.view);
    return 0;
}

static int by_length(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Every game's chance follows from its number, so the threads do not change the result. */
const char *sim_run(const SimSpec *spec, SimResult *out)
{
    const int n = spec->threads < 1 ? 1 : spec->threads > SIM_THREADS ? SIM_THREADS : spec->threads;
    Worker *workers = sim_room((size_t)n * sizeof *workers);
    pthread_t thread[SIM_THREADS];
    atomic_long done = 0;
    const char *why = 0;
    memset(out, 0, sizeof *out);
    out->lengths = sim_room((size_t)(spec->games + 1) * sizeof *out->lengths);
    const double began = now();
    for (int i = 0; i < n; i++) {
        workers[i] = (Worker){.spec = spec, .done = &done, .from = spec->games * i / n,
                              .to = spec->games * (i + 1) / n};
        workers[i].tells = i == 0 && spec->progress != 0;
        if (i > 0 && pthread_create(&thread[i], 0, work, &workers[i]) != 0)
            abort();
    }
    work(&workers[0]);
    for (int i = 0; i < n; i++) {
        if (i > 0)
            pthread_join(thread[i], 0);
        why = why != 0 ? why : workers[i].why;
        sim_count_add(out, &workers[i].result);
        sim_free(&workers[i].result);
    }
    out->seconds = now() - began;
    free(workers);
    qsort(out->lengths, (size_t)out->n_lengths, sizeof *out->lengths, by_length);
    return why;
}

void sim_free(SimResult *r)
{
    free(r->lengths);
    r->lengths = 0;
}
