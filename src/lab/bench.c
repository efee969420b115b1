/* Measuring; see bench.h. CPU time and the best of many short runs, because machines are shared. */
#include "lab/bench.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bots/playout.h"
#include "lab/sim.h"

enum { COPIES = 16, BATCH = 4000, RUNS = 25, RANDOM_GAMES = 20, SCRIPTED_GAMES = 5,
       WAYS = 3000, TIMES = 3, LOOKS = 500, LOOK_EVERY = 16, CALLS = 8, LIMIT_MS = 3 };

static double cpu_now(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ts);
    return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

/* ---- copying ---- */

/* The way every copy of a state is made: the size is known only to the game. */
static __attribute__((noinline)) void copy_state(const Game *game, void *to, const void *from)
{
    memcpy(to, from, game->state_size);
}

static double time_copies(const Game *game, uint8_t *to, const uint8_t *from, size_t stride)
{
    const double began = cpu_now();
    for (int i = 0; i < BATCH; i++) {
        const size_t at = (size_t)(i % COPIES) * stride;
        copy_state(game, to + at, from + at);
        __asm__ volatile("" ::: "memory");
    }
    return (cpu_now() - began) / BATCH * 1e9;
}

static double time_memcpy(size_t size, uint8_t *to, const uint8_t *from, size_t stride)
{
    const double began = cpu_now();
    for (int i = 0; i < BATCH; i++) {
        const size_t at = (size_t)(i % COPIES) * stride;
        memcpy(to + at, from + at, size);
        __asm__ volatile("" ::: "memory");
    }
    return (cpu_now() - began) / BATCH * 1e9;
}

static void measure_copy(const Game *game, BenchResult *out)
{
    const size_t stride = (game->state_size + 63) / 64 * 64;
    uint8_t *from = sim_room(stride * COPIES), *to = sim_room(stride * COPIES);
    out->copy_ns = out->memcpy_ns = 1e9;
    for (int i = 0; i < RUNS; i++) {
        const double copy = time_copies(game, to, from, stride);
        const double bare = time_memcpy(game->state_size, to, from, stride);
        out->copy_ns = copy < out->copy_ns ? copy : out->copy_ns;
        out->memcpy_ns = bare < out->memcpy_ns ? bare : out->memcpy_ns;
    }
    free(from);
    free(to);
}

/* ---- playing ---- */

static void measure_play(const Setup *setup, double seconds, BenchResult *out)
{
    SimTable t;
    long long decisions = 0;
    uint64_t played = 0;
    double spent = 0;
    sim_table_open(&t, out->game);
    const double began = cpu_now();
    do {
        if (sim_table_start(&t, setup, 1, played++) != 0)
            break;
        decisions += sim_play_random(&t);
        spent = cpu_now() - began;
    } while (spent < seconds);
    sim_table_close(&t);
    if (spent > 0) {
        out->decisions_per_s = (double)decisions / spent;
        out->games_per_s = (double)played / spent;
    }
}

/* ---- ways ---- */

/* One way to a random end, and all ends; the best of a few times, because machines are shared. */
static void time_way(const SimTable *t, const Thing *ends, int n, uint32_t pick, BenchResult *out)
{
    static Overlay room;
    const PreviewQuery query = {.at = PREVIEW_ENDS, .seat = t->menu->seat, .menu = t->menu};
    Option answers[64];
    const char *rule;
    double way = 1e9, reach = 1e9;
    for (int i = 0; i < TIMES; i++) {
        const double began = cpu_now();
        out->game->preview->plan(t->c.state, t->menu, ends[pick % (uint32_t)n], answers, 64, &rule);
        const double between = cpu_now();
        game_overlay(out->game, t->c.state, &query, &room);
        const double ended = cpu_now();
        way = between - began < way ? between - began : way;
        reach = ended - between < reach ? ended - between : reach;
    }
    out->ways++;
    out->way_us += way * 1e6;
    out->reach_us += reach * 1e6;
    out->way_worst_us = way * 1e6 > out->way_worst_us ? way * 1e6 : out->way_worst_us;
    out->reach_worst_us = reach * 1e6 > out->reach_worst_us ? reach * 1e6 : out->reach_worst_us;
}

/* Wherever random play may walk. */
static void measure_ways(const Setup *setup, BenchResult *out)
{
    static Overlay ends;
    SimTable t;
    if (!game_plans(out->game))
        return;
    sim_table_open(&t, out->game);
    for (uint64_t game = 0; out->ways < WAYS; game++) {
        if (sim_table_start(&t, setup, 3, game) != 0)
            break;
        for (Menu *m = t.menu; m->n > 0 && out->ways < WAYS;) {
            const PreviewQuery query = {.at = PREVIEW_ENDS, .seat = m->seat, .menu = m};
            game_overlay(out->game, t.c.state, &query, &ends);
            const int n = ends.n_cells;
            if (n > 0)
                time_way(&t, ends.cell, n, fast_below(&t.choice, (uint32_t)n), out);
            game_answer(&t.c, m->seat, m->list[fast_below(&t.choice, (uint32_t)m->n)], m);
        }
    }
    sim_table_close(&t);
    if (out->ways > 0) {
        out->way_us /= (double)out->ways;
        out->reach_us /= (double)out->ways;
    }
}

/* ---- other work of a game ---- */

/* The best of a few times, as above. */
static void time_work(const SimTable *t, const LabWork *work, uint32_t pick, BenchWork *out)
{
    double best = 1e9;
    int n = 0;
    for (int i = 0; i < TIMES; i++) {
        const double began = cpu_now();
        n = work->answer(t->c.state, pick);
        const double took = cpu_now() - began;
        best = took < best ? took : best;
    }
    if (n == 0)
        return;
    out->n += n;
    out->us += best * 1e6;
    out->worst_us = best * 1e6 / n > out->worst_us ? best * 1e6 / n : out->worst_us;
}

/* Every few decisions of random play. */
static void measure_work(const Setup *setup, BenchResult *out)
{
    const LabHooks *lab = out->game->lab;
    SimTable t;
    if (lab == 0 || lab->n_work == 0)
        return;
    out->n_work = lab->n_work < BENCH_WORK ? lab->n_work : BENCH_WORK;
    for (int i = 0; i < out->n_work; i++)
        out->work[i].id = lab->work[i].id;
    sim_table_open(&t, out->game);
    int looks = 0;
    for (uint64_t game = 0; looks < LOOKS; game++) {
        if (sim_table_start(&t, setup, 5, game) != 0)
            break;
        for (Menu *m = t.menu; m->n > 0 && looks < LOOKS;) {
            if (fast_below(&t.choice, LOOK_EVERY) == 0) {
                looks++;
                for (int i = 0; i < out->n_work; i++)
                    time_work(&t, &lab->work[i], (uint32_t)fast_next(&t.choice), &out->work[i]);
            }
            game_answer(&t.c, m->seat, m->list[fast_below(&t.choice, (uint32_t)m->n)], m);
        }
    }
    sim_table_close(&t);
    for (int i = 0; i < out->n_work; i++)
        if (out->work[i].n > 0)
            out->work[i].us /= (double)out->work[i].n;
}

/* ---- common sense ---- */

typedef struct PolicyTimes {
    double calls, playouts;    /* seconds */
    double late, latest;       /* nanoseconds */
    long n;
} PolicyTimes;

/* The policy weighs the menu of this position, and its answer is played out. */
static void time_policy(const SimTable *t, const BotTools *tools, PolicyTimes *out)
{
    int32_t weights[MENU_MAX];
    const Game *game = t->c.game;
    const BotSpec search = bot_called("search");
    Playout p = {.game = game, .desk = bot_desk(game, t->room, 0), .seat = t->menu->seat,
                 .turns = bot_search_turns(game, &search.numbers),
                 .turn = game->bots->turn(t->c.state)};
    int own = 0;
    memcpy(p.desk.root, t->c.state, game->state_size);
    const double began = cpu_now();
    for (int i = 0; i < CALLS; i++)
        own = bot_follow_policy(game, p.desk.root, t->menu, tools, weights);
    const double between = cpu_now();
    for (int i = 0; i < CALLS; i++)
        playout(&p, t->menu->list[own], (uint64_t)i);
    out->calls += between - began;
    out->playouts += cpu_now() - between;
    out->n += CALLS;
}

/* How punctual a bot is that may think as long as LIMIT_MS. */
static void time_limit(const SimTable *t, const BotTools *tools, PolicyTimes *out)
{
    BotSpec search = bot_called("search");
    search.numbers.ms = LIMIT_MS;
    const int64_t began = playout_clock();
    bot_choose(&search, t->c.game, t->c.state, t->menu, tools->chance, t->room);
    const double late = (double)(playout_clock() - began) - LIMIT_MS * 1e6;
    out->late += late > 0 ? late : 0;
    out->latest = late > out->latest ? late : out->latest;
}

/* At every few decisions of games in which everybody follows the policy. */
static void measure_policy(const Setup *setup, BenchResult *out)
{
    const BotSpec scripted = bot_called("scripted");
    PolicyTimes times = {0};
    FastChance aside;
    SimTable t;
    double spent = 0;
    long games = 0;
    if (out->game->bots == 0)
        return;
    sim_table_open(&t, out->game);
    chance_fast(&aside, 1);
    const BotTools tools = {.chance = &aside};
    for (; times.n < LOOKS * CALLS; games++) {
        if (sim_table_start(&t, setup, 9, (uint64_t)games) != 0)
            break;
        double began = cpu_now();
        for (Menu *m = t.menu; m->n > 0;) {
            if (fast_below(&aside, LOOK_EVERY) == 0) {
                spent += cpu_now() - began;
                time_policy(&t, &tools, &times);
                time_limit(&t, &tools, &times);
                began = cpu_now();
            }
            game_answer(&t.c, m->seat,
                        m->list[bot_choose(&scripted, out->game, t.c.state, m, &t.choice, t.room)],
                        m);
        }
        spent += cpu_now() - began;
    }
    sim_table_close(&t);
    if (times.n > 0) {
        out->policy_us = times.calls / (double)times.n * 1e6;
        out->playouts_per_s = (double)times.n / times.playouts;
        out->policy_games_per_s = (double)games / spent;
        out->late_ms = times.late / (double)times.n * CALLS * 1e-6;
        out->late_worst_ms = times.latest * 1e-6;
    }
}

/* ---- signature ---- */

typedef struct Hasher {
    EventSink sink;
    uint64_t hash;
} Hasher;

static void hash_number(Hasher *h, uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; i++) {
        h->hash ^= (value >> (8 * i)) & 0xff;
        h->hash *= 0x100000001b3ULL;
    }
}

/* The rule an event cites is not hashed: a better citation is no change of behaviour. */
static void hash_event(EventSink *self, const Event *e)
{
    Hasher *h = (Hasher *)self;
    hash_number(h, e->kind, 1);
    hash_number(h, e->secret, 1);
    hash_number(h, e->secret != 0 ? e->audience : 0, 2);
    for (int i = 0; i < e->n; i++)
        hash_number(h, (uint16_t)e->arg[i], 2);
}

static void hash_game(SimTable *t, Hasher *h, const Setup *setup, const char *bot, uint64_t n)
{
    Menu *m = t->menu;
    const BotSpec spec = bot_called(bot);
    if (sim_table_start(t, setup, 7, n) != 0)
        return;
    for (long i = 0; m->n > 0 && i < SIM_CAP; i++) {
        const int pick = bot_choose(&spec, t->c.game, t->c.state, m, &t->choice, t->room);
        const Option o = m->list[pick];
        hash_number(h, (uint64_t)m->seat, 1);
        hash_number(h, o, 8);
        game_answer(&t->c, m->seat, o, m);
    }
}

uint64_t bench_signature(const Game *game, int pack)
{
    SimTable t;
    Setup setup;
    Hasher h = {.sink = {hash_event}, .hash = 0xcbf29ce484222325ULL};
    sim_table_open(&t, game);
    t.c.sink = &h.sink;
    for (int seats = 1; seats <= MAX_SEATS; seats++) {
        if (!(game->seat_counts & SEAT_BIT(seats)))
            continue;
        game_setup_automatic(game, pack, seats, &setup);
        for (uint64_t i = 0; i < RANDOM_GAMES; i++)
            hash_game(&t, &h, &setup, "random", i);
        for (uint64_t i = 0; i < SCRIPTED_GAMES; i++)
            hash_game(&t, &h, &setup, "scripted", i);
    }
    sim_table_close(&t);
    return h.hash;
}

void bench_run(const Game *game, int pack, double seconds, BenchResult *out)
{
    Setup setup;
    *out = (BenchResult){.game = game, .seats = first_seat(game->seat_counts),
                         .state_bytes = game->state_size};
    game_setup_automatic(game, pack, out->seats, &setup);
    measure_copy(game, out);
    measure_play(&setup, seconds, out);
    measure_ways(&setup, out);
    measure_work(&setup, out);
    measure_policy(&setup, out);
    out->signature = bench_signature(game, pack);
}
