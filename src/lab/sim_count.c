/* What is counted after every game, and adding up what several threads have counted. */
#include "lab/sim_count.h"

#include <string.h>

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
    SimCounter *c = to;
    SimEntrant *e = entrant_named(c->out, name);
    if (e == 0)
        return;
    e->games++;
    e->draws += c->result.seat[seat].outcome == OUTCOME_DRAW;
    e->wins += c->result.seat[seat].outcome == OUTCOME_WIN;
}

static SimUsage *usage_named(SimResult *r, const char *name)
{
    for (int i = 0; i < r->n_usages; i++)
        if (text_equal(r->usage[i].name, name))
            return &r->usage[i];
    if (r->n_usages == SIM_USAGES)
        return 0;
    SimUsage *u = &r->usage[r->n_usages++];
    Str out = STR_ON(u->name);
    str_text(&out, name);
    return u;
}

static void count_usage(void *to, const char *name, int seat, bool used)
{
    SimCounter *c = to;
    SimUsage *u = usage_named(c->out, name);
    if (u == 0)
        return;
    u->had++;
    u->used += used;
    u->wins += used && c->result.seat[seat].outcome == OUTCOME_WIN;
    u->games += used && u->last != c->out->games;
    if (used)
        u->last = c->out->games;
}

static SimFigure *figure_named(SimResult *r, const char *name)
{
    for (int i = 0; i < r->n_figures; i++)
        if (text_equal(r->figure[i].name, name))
            return &r->figure[i];
    if (r->n_figures == SIM_FIGURES)
        return 0;
    SimFigure *f = &r->figure[r->n_figures++];
    Str out = STR_ON(f->name);
    str_text(&out, name);
    return f;
}

static void count_figure(void *to, const char *name, int32_t value)
{
    SimCounter *c = to;
    SimFigure *f = figure_named(c->out, name);
    if (f == 0)
        return;
    f->n++;
    f->sum += value;
    f->squares += (double)value * value;
}

static void count_ending(SimResult *r, const char *ending, long games)
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
    r->ending[i].games += games;
}

void sim_count_game(SimCounter *c, const SimTable *t, long decisions, int turned)
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
    game_result(game, t->c.state, &c->result);
    r->draws += result_with(&c->result, seats, OUTCOME_DRAW) != 0;
    r->lost += result_with(&c->result, seats, OUTCOME_LOSS) == SEAT_BIT(seats) - 1;
    for (int seat = 0; seat < seats; seat++) {
        if (c->result.seat[seat].outcome == OUTCOME_WIN) {
            r->seat_wins[seat]++;
            r->bot_wins[(seat + turned) % seats]++;
        }
    }
    count_ending(r, c->result.ending, 1);
    if (game->lab != 0 && game->lab->entrants != 0)
        game->lab->entrants(t->c.state, count_entrant, c);
    if (game->lab != 0 && game->lab->usage != 0)
        game->lab->usage(t->c.state, count_usage, c);
    if (game->lab != 0 && game->lab->figures != 0)
        game->lab->figures(t->c.state, t->ear.tally, count_figure, c);
    game_view(game, t->c.state, SPECTATOR, c->view);
    r->in_rounds = c->view->round > 0;
    r->lengths[r->n_lengths++] = (uint32_t)(r->in_rounds ? c->view->round : decisions);
}

void sim_count_add(SimResult *to, const SimResult *from)
{
    to->games += from->games;
    to->draws += from->draws;
    to->lost += from->lost;
    to->unfinished += from->unfinished;
    to->decisions += from->decisions;
    to->in_rounds = to->in_rounds || from->in_rounds;
    for (int i = 0; i < MAX_SEATS; i++) {
        to->seat_wins[i] += from->seat_wins[i];
        to->bot_wins[i] += from->bot_wins[i];
    }
    for (int i = 0; i < from->n_entrants; i++) {
        SimEntrant *e = entrant_named(to, from->entrant[i].name);
        if (e == 0)
            continue;
        e->games += from->entrant[i].games;
        e->wins += from->entrant[i].wins;
        e->draws += from->entrant[i].draws;
    }
    for (int i = 0; i < from->n_usages; i++) {
        SimUsage *u = usage_named(to, from->usage[i].name);
        if (u == 0)
            continue;
        u->had += from->usage[i].had;
        u->used += from->usage[i].used;
        u->wins += from->usage[i].wins;
        u->games += from->usage[i].games;
    }
    for (int i = 0; i < from->n_figures; i++) {
        SimFigure *f = figure_named(to, from->figure[i].name);
        if (f == 0)
            continue;
        f->n += from->figure[i].n;
        f->sum += from->figure[i].sum;
        f->squares += from->figure[i].squares;
    }
    for (int i = 0; i < from->n_endings; i++)
        count_ending(to, from->ending[i].ending, from->ending[i].games);
    memcpy(to->lengths + to->n_lengths, from->lengths,
           (size_t)from->n_lengths * sizeof *to->lengths);
    to->n_lengths += from->n_lengths;
}
