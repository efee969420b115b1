/* The loop over games and what is counted on the way; see sim.h. */
#include "lab/sim.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PROGRESS_STEPS = 200 };

static void *room(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) / 64 * 64);
    if (p == 0)
        abort();
    return memset(p, 0, n);
}

void sim_table_open(SimTable *t, const Game *game)
{
    memset(t, 0, sizeof *t);
    t->c = (Ctx){.game = game, .state = room(game->state_size), .chance = &t->chance.chance};
    t->menu = room(sizeof *t->menu);
    t->scratch = room(game->state_size);
}

void sim_table_close(SimTable *t)
{
    free(t->c.state);
    free(t->menu);
    free(t->scratch);
}

/* Neighbouring numbers must not give neighbouring streams. */
static uint64_t mixed(uint64_t seed, uint64_t n)
{
    FastChance f = {.x = seed ^ (n + 1) * 0xd1342543de82ef95ULL};
    return fast_next(&f);
}

const char *sim_table_start(SimTable *t, const Setup *setup, uint64_t seed, uint64_t n)
{
    chance_fast(&t->chance, mixed(seed, 2 * n));
    chance_fast(&t->choice, mixed(seed, 2 * n + 1));
    return game_start(&t->c, setup, t->menu);
}

long sim_play_bots(SimTable *t, const Bot *const *bot)
{
    Menu *const m = t->menu;
    long n = 0;
    for (; m->n > 0 && n < SIM_CAP; n++) {
        const int i = bot_choose(bot[m->seat], t->c.game, t->c.state, m, t->scratch, &t->choice);
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

/* ---- counting ---- */

typedef struct Counter {
    const SimSpec *spec;
    SimResult *out;
    Result result;   /* of the game just played */
    View *view;
} Counter;

static SimEntrant *entrant_named(SimResult *r, const char *name)
{
    for (int i = 0; i < r->n_entrants; i++)
        if (text_equal(r->entrant[i].name, name))
            return &r->entrant[i];
    if (r->n_entrants == SIM_ENTRANTS)
        return 0;
    SimEntrant *e = &r->entrant[r->n_entrants++];
    Str out = STR_ON(e->name);
    str_text(&out, name);
    return e;
}

static void count_entrant(void *to, const char *name, int seat)
{
    Counter *c = to;
    SimEntrant *e = entrant_named(c->out, name);
    if (e == 0)
        return;
    e->games++;
    if (c->result.winners == 0)
        e->draws++;
    else if (c->result.winners & SEAT_BIT(seat))
        e->wins++;
}

static void count_ending(SimResult *r, const char *ending)
{
    int i = 0;
    if (ending == 0)
        return;
    while (i < r->n_endings && !text_equal(r->ending[i].ending, ending))
        i++;
    if (i == SIM_ENDINGS)
        return;
    if (i == r->n_endings)
        r->ending[r->n_endings++] = (SimEnding){.ending = ending};
    r->ending[i].games++;
}

static void count_game(Counter *c, const SimTable *t, long decisions, int turned)
{
    SimResult *r = c->out;
    const Game *game = c->spec->game;
    const int seats = c->spec->setup.seats;
    r->games++;
    r->decisions += decisions;
    if (!game_over(t->c.state)) {
        r->unfinished++;
        return;
    }
    memset(&c->result, 0, sizeof c->result);
    game->result(t->c.state, &c->result);
    if (c->result.winners == 0)
        r->draws++;
    for (int seat = 0; seat < seats; seat++) {
        if (c->result.winners & SEAT_BIT(seat)) {
            r->seat_wins[seat]++;
            r->bot_wins[(seat + turned) % seats]++;
        }
    }
    count_ending(r, c->result.ending);
    if (game->entrants != 0)
        game->entrants(t->c.state, count_entrant, c);
    game_view(game, t->c.state, SPECTATOR, c->view);
    r->in_rounds = c->view->round > 0;
    r->lengths[r->n_lengths++] = (uint32_t)(r->in_rounds ? c->view->round : decisions);
}

/* ---- the loop ---- */

static bool all_random(const SimSpec *spec)
{
    const Bot *random = bot_by_id("random");
    for (int i = 0; i < spec->setup.seats; i++)
        if (spec->bot[i] != random)
            return false;
    return true;
}

static const char *play_all(Counter *c, SimTable *t)
{
    const SimSpec *spec = c->spec;
    const int seats = spec->setup.seats;
    const bool fast = all_random(spec);
    const long step = spec->games / PROGRESS_STEPS + 1;
    const Bot *at[MAX_SEATS];
    for (long i = 0; i < spec->games; i++) {
        const int turned = spec->swap ? (int)(i % seats) : 0;
        const char *why = sim_table_start(t, &spec->setup, spec->seed,
                                          (uint64_t)(spec->swap ? i / seats : i));
        if (why != 0)
            return why;
        for (int seat = 0; seat < seats; seat++)
            at[seat] = spec->bot[(seat + turned) % seats];
        count_game(c, t, fast ? sim_play_random(t) : sim_play_bots(t, at), turned);
        if (spec->progress != 0 && i % step == 0)
            spec->progress(spec->to, i, spec->games);
    }
    return 0;
}

static int by_length(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

const char *sim_run(const SimSpec *spec, SimResult *out)
{
    SimTable t;
    Counter c = {.spec = spec, .out = out};
    memset(out, 0, sizeof *out);
    out->lengths = room((size_t)(spec->games > 0 ? spec->games : 1) * sizeof *out->lengths);
    c.view = room(sizeof *c.view);
    sim_table_open(&t, spec->game);
    const double began = now();
    const char *why = play_all(&c, &t);
    out->seconds = now() - began;
    sim_table_close(&t);
    free(c.view);
    qsort(out->lengths, (size_t)out->n_lengths, sizeof *out->lengths, by_length);
    return why;
}

void sim_free(SimResult *r)
{
    free(r->lengths);
    r->lengths = 0;
}
