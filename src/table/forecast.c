/* Forecasts; see forecast.h. Two views are compared fact by fact: what is shown is by construction
 * something the seat may know. */
#include "table/forecast.h"

#include <assert.h>
#include <stdlib.h>

#include "core/view_differ.h"
#include "table/match_inner.h"

typedef struct Forecaster {
    EventSink sink;           /* first, so that the sink leads here */
    const Game *game;
    const void *state;
    int seat;
    View *before, *after;
    ViewFinder found_before, found_after;
    void *copy;               /* the redealt state being played */
    void *stop;               /* where it stood when somebody else was asked */
    void *end;                /* where it stood when the turn ended */
    bool ended;               /* it has: what others begin with is none of the seat's business */
    void *known_state;        /* what that somebody may know of it */
    Menu *menu;
    FastChance chance;
    EveryChance every;        /* for exact forecasts */
    Chance *source;           /* which of them answers the rules */
    int weight;               /* how many copies the one being played stands for */
    bool noted;               /* what is exact anyway is there */
    Overlay overlay;          /* room for it */
    int prompt;               /* what the seat is asked: see Preview.ends */
    bool guessed;             /* somebody's answer was guessed by the game's policy */
    int waits, returns;       /* copies in which others were asked, and came back to the seat */
    int64_t sum[FORECAST_LINES];  /* of the changes */
    uint64_t counted[FORECAST_WAY_EVENTS / 64];  /* bit a happening: counted in this copy */
    const Option *fork;       /* how the first fork is answered; NULL: by whoever is asked */
    const Way *route;       /* the way that is gone; NULL: a single answer */
    int at;                   /* how many of its cells have been entered */
    ForecastEvent heard[FORECAST_WAY_EVENTS];  /* as it was when somebody else was asked */
    int n_heard;
    bool hid;                 /* somebody was shown what others are not */
    Forecast *out;
} Forecaster;

/* ---- lines ---- */

static ForecastLine *find_line(Forecast *f, Thing what, const char *fact, bool is_tag)
{
    for (int i = 0; i < f->n_lines; i++)
        if (same_thing(f->line[i].what, what) && f->line[i].is_tag == is_tag &&
            text_equal(f->line[i].fact, fact))
            return &f->line[i];
    return 0;
}

/* Adds `times` copies that end with `value`; values stay ascending. */
static void add_value(ForecastLine *line, int value, int times)
{
    int at = 0;
    while (at < line->n_values && line->value[at] < value)
        at++;
    const bool known = at < line->n_values && line->value[at] == value;
    if (!known && line->n_values == FORECAST_VALUES) {
        if (at == line->n_values)
            at--;  /* too many different values: the nearest below stands for it */
    } else if (!known) {
        for (int i = line->n_values++; i > at; i--) {
            line->value[i] = line->value[i - 1];
            line->count[i] = line->count[i - 1];
        }
        line->value[at] = value;
        line->count[at] = 0;
    }
    line->count[at] += times;
}

/* Makes sure there is a line for something that has changed. If it is new, the value was the old
 * one in all copies so far. */
static void need_line(void *forecaster, Thing what, const char *fact, bool is_tag, int before,
                      int after)
{
    Forecaster *o = forecaster;
    Forecast *f = o->out;
    (void)after;
    if (find_line(f, what, fact, is_tag) != 0 || f->n_lines == FORECAST_LINES)
        return;
    o->sum[f->n_lines] = 0;
    ForecastLine *line = &f->line[f->n_lines++];
    *line = (ForecastLine){.what = what, .fact = fact, .is_tag = is_tag, .before = before};
    if (f->copies > 0)
        add_value(line, before, f->copies);
}

/* First the lines that this copy adds, then one value for every line. */
static void compare(Forecaster *o)
{
    Forecast *f = o->out;
    view_find_all(&o->found_after, o->after);
    view_differences(&o->found_before, &o->found_after, need_line, o);
    for (int i = 0; i < f->n_lines; i++) {
        ForecastLine *line = &f->line[i];
        const ViewFacts *is = view_said_after(&o->found_before, &o->found_after, line->what);
        const int value = is == 0 ? line->before
                                  : view_value_of(is, line->fact, line->is_tag);
        add_value(line, value, o->weight);
        o->sum[i] += (int64_t)o->weight * (value - line->before);
    }
}

/* ---- what happens ---- */

static bool same_event(const Event *a, const Event *b)
{
    if (a->kind != b->kind || a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (a->arg[i] != b->arg[i])
            return false;
    return true;
}

static_assert(FORECAST_WAY_EVENTS % 64 == 0, "Forecaster.counted has a bit for each");

/* A way goes on when something happens on its next cell: several steps may come of one answer. */
static void follow_path(Forecaster *o, const Event *e)
{
    for (int i = 0; o->route != 0 && i < e->n && o->at < o->route->n_path; i++)
        if (same_thing(event_thing(o->game->events, e, i), o->route->path[o->at])) {
            o->at++;
            return;
        }
}

/* False: it comes after the end of the forecast, as the game sees it (Preview.ends). */
static bool is_told(Forecaster *o, const Event *e)
{
    const Preview *preview = o->game->preview;
    if (o->ended)
        return false;
    const ForecastEnd end =
        preview == 0 || preview->ends == 0 ? GOES_ON : preview->ends(o->prompt, e->kind);
    if (end == ENDS_BEFORE || end == ENDS_AFTER) {
        o->ended = o->every.closed = true;
        memcpy(o->end, o->copy, o->game->state_size);
    }
    return end == GOES_ON || end == ENDS_AFTER;
}

/* Counts an event once a copy, on a way once a cell. */
static void note_event(EventSink *sink, const Event *e)
{
    Forecaster *o = (Forecaster *)sink;
    Forecast *f = o->out;
    Event seen;
    int i = 0;
    o->hid |= e->secret != 0;
    if (!is_told(o, e))
        return;
    event_for(e, o->seat, &seen);
    follow_path(o, &seen);
    while (i < f->n_events &&
           (f->event[i].at != o->at || !same_event(&f->event[i].event, &seen)))
        i++;
    if (i == (o->route != 0 ? FORECAST_WAY_EVENTS : FORECAST_EVENTS) ||
        o->counted[i / 64] >> i % 64 & 1)
        return;
    if (i == f->n_events)
        f->event[f->n_events++] = (ForecastEvent){.event = seen, .at = o->at};
    o->counted[i / 64] |= (uint64_t)1 << i % 64;
    f->event[i].copies += o->weight;
}

static void note_shapes(Forecast *f, const Overlay *from)
{
    keep_limit(from->n_shapes <= FORECAST_SHAPES, "shapes of an offer", FORECAST_SHAPES);
    keep_limit(from->n_points <= FORECAST_POINTS, "points of an offer's shapes", FORECAST_POINTS);
    f->n_shapes = from->n_shapes;
    memcpy(f->shape, from->shape, (size_t)from->n_shapes * sizeof f->shape[0]);
    memcpy(f->point, from->point, (size_t)from->n_points * sizeof f->point[0]);
}

/* What is exact anyway, once: on a redealt copy, so that it gives nothing away either. */
static void note_exact(Forecaster *o, Option option)
{
    Forecast *f = o->out;
    const Preview *preview = o->game->preview;
    const PreviewQuery query = {.at = PREVIEW_OFFER, .seat = o->seat, .menu = o->menu,
                                .option = option};
    if (o->noted)
        return;
    o->noted = true;
    if (preview != 0 && preview->odds != 0)
        f->has_odds = preview->odds(o->copy, o->menu, option, &f->odds);
    game_overlay(o->game, o->copy, &query, &o->overlay);
    f->n_path = o->overlay.n_cells < FORECAST_PATH ? o->overlay.n_cells : FORECAST_PATH;
    memcpy(f->path, o->overlay.cell, (size_t)f->n_path * sizeof f->path[0]);
    f->n_groups = o->overlay.n_groups < FORECAST_GROUPS ? o->overlay.n_groups : FORECAST_GROUPS;
    memcpy(f->group, o->overlay.group, (size_t)f->n_groups * sizeof f->group[0]);
    note_shapes(f, &o->overlay);
}

static void note_result(Forecaster *o)
{
    Result r;
    if (!game_over(o->copy))
        return;
    game_result(o->game, o->copy, &r);
    for (int i = 0; i < MAX_SEATS; i++)
        if (r.seat[i].outcome == OUTCOME_WIN)
            o->out->over[i] += o->weight;
    if (result_with(&r, MAX_SEATS, OUTCOME_DRAW) != 0)
        o->out->over[MAX_SEATS] += o->weight;
}

/* What somebody else would do, as far as he can know: the best by the game's policy. */
static Option reply(Forecaster *o, int seat)
{
    int32_t weight[MENU_MAX];
    int best = 0;
    o->guessed = true;
    game_menu(o->game, o->copy, seat, o->menu, 0);
    if (o->game->bots == 0)
        return o->menu->list[fast_below(&o->chance, (uint32_t)o->menu->n)];
    memcpy(o->known_state, o->copy, o->game->state_size);
    game_redeal(o->game, o->known_state, seat, &o->chance.chance);
    game_policy(o->game, o->known_state, o->menu, 0, &o->chance.chance, weight);
    for (int i = 1; i < o->menu->n; i++)
        if (weight[i] > weight[best])
            best = i;
    return o->menu->list[best];
}

/* Grows with every question to chance. */
static uint64_t chance_asked(const Forecaster *o)
{
    return o->chance.x + (uint64_t)o->every.next + o->every.rest.x;
}

/* An answer of the seat itself, which may be one that cannot be freely undone (undo_is_barrier). */
static void answer(Forecaster *o, Ctx *c, Option option)
{
    const uint64_t asked = chance_asked(o);
    o->hid = false;
    game_answer(c, o->seat, option, o->menu);
    if (chance_asked(o) != asked || o->hid || game_asked(o->copy) != SEAT_BIT(o->seat))
        o->out->final = true;
}

/* Lets everything go on that can be passed, and answers where one answer is usual; o->menu is the
 * menu of who is asked first, and still is afterwards. */
static void pass_on(Forecaster *o, Ctx *c)
{
    for (int i = 0; i < FORECAST_PASSES && !game_over(o->copy) && !o->ended; i++) {
        const Menu *m = o->menu;
        if (m->pass)
            game_answer(c, m->seat, m->list[0], o->menu);
        else if (m->usual > 0 && m->seat == o->seat)
            answer(o, c, m->list[m->usual - 1]);
        else
            break;
    }
}

/* The first fork of the first copy that meets one is told; where this forecast follows one of its
 * answers, that is given. True if it was. */
static bool take_fork(Forecaster *o, Ctx *c)
{
    Forecast *f = o->out;
    if (game_over(o->copy) || o->ended || !o->menu->fork)
        return false;
    if (f->n_forks == 0) {
        f->fork_seat = o->menu->seat;
        while (f->n_forks < FORECAST_FORKS && f->n_forks < o->menu->n) {
            f->fork[f->n_forks] = o->menu->list[f->n_forks];
            f->n_forks++;
        }
    }
    if (o->fork == 0 || !game_allows(o->copy, o->menu, *o->fork, 0))
        return false;
    game_answer(c, o->menu->seat, *o->fork, o->menu);
    return true;
}

/* The turn has ended, the seat is asked again, or somebody is asked for something new; o->menu as
 * for pass_on. */
static bool has_come_back(const Forecaster *o)
{
    return game_over(o->copy) || o->ended || o->menu->halt ||
           (game_asked(o->copy) & SEAT_BIT(o->seat));
}

/* Keeps how it stands, and goes back to it. */
static void mark_stop(Forecaster *o)
{
    memcpy(o->stop, o->copy, o->game->state_size);
    memcpy(o->heard, o->out->event, sizeof o->heard);
    o->n_heard = o->out->n_events;
}

static void go_back(Forecaster *o)
{
    memcpy(o->copy, o->stop, o->game->state_size);
    memcpy(o->out->event, o->heard, sizeof o->heard);
    o->out->n_events = o->n_heard;
}

/* Goes on until the seat is asked again; if that takes too long, not at all. Where it has taken too
 * long in all copies so far, others have turns of their own: then it is not even tried. */
static void play_replies(Forecaster *o, Ctx *c)
{
    if (has_come_back(o) || (o->waits >= FORECAST_TRIES && o->returns == 0))
        return;
    o->waits++;
    mark_stop(o);
    for (int i = 0; i < FORECAST_REPLIES; i++) {
        const int seat = first_seat(game_asked(o->copy));
        game_answer(c, seat, reply(o, seat), o->menu);
        pass_on(o, c);
        if (has_come_back(o)) {
            o->returns++;
            return;
        }
    }
    go_back(o);
}

/* What came up on the way is settled by who is asked, the seat too, until something new begins; if
 * that takes too long, not at all. */
static void settle(Forecaster *o, Ctx *c)
{
    mark_stop(o);
    for (int i = 0; !game_over(o->copy); i++) {
        const int seat = first_seat(game_asked(o->copy));
        game_menu(o->game, o->copy, seat, o->menu, 0);
        if (o->menu->halt)
            return;
        if (i == FORECAST_SETTLES) {
            go_back(o);
            return;
        }
        game_answer(c, seat, reply(o, seat), o->menu);
        pass_on(o, c);
    }
}

/* Along the way; an answer that is not offered was the only possible one. */
static void walk(Forecaster *o, Ctx *c)
{
    for (int i = 0; i < o->route->n && game_asked(o->copy) & SEAT_BIT(o->seat); i++) {
        game_menu(o->game, o->copy, o->seat, o->menu, 0);
        if (!game_allows(o->copy, o->menu, o->route->answer[i], 0))
            continue;
        answer(o, c, o->route->answer[i]);
        pass_on(o, c);
    }
    settle(o, c);
}

/* One answer, and what follows of it. */
static void play_answer(Forecaster *o, Ctx *c, Option option)
{
    note_exact(o, option);
    answer(o, c, option);
    pass_on(o, c);
    if (take_fork(o, c))
        pass_on(o, c);
    play_replies(o, c);
}

static void play_copy(Forecaster *o, Option option)
{
    memcpy(o->copy, o->state, o->game->state_size);
    game_redeal(o->game, o->copy, o->seat, &o->chance.chance);
    game_menu(o->game, o->copy, o->seat, o->menu, 0);
    o->prompt = o->menu->prompt;
    if (!game_allows(o->copy, o->menu, option, 0))
        return;
    memset(o->counted, 0, sizeof o->counted);
    o->at = 0;
    o->ended = false;
    Ctx c = {.game = o->game, .state = o->copy, .chance = o->source, .sink = &o->sink};
    if (o->route != 0)
        walk(o, &c);
    else
        play_answer(o, &c, option);
    if (o->ended && !game_over(o->copy))
        memcpy(o->copy, o->end, o->game->state_size);
    game_view_again(o->game, o->copy, o->seat, o->after);
    compare(o);
    note_result(o);
    o->out->copies += o->weight;
}

/* ---- a sample, or everything ---- */

/* Nothing has been counted yet. */
static void begin(Forecaster *o, uint64_t seed)
{
    Forecast *f = o->out;
    f->copies = f->n_lines = f->n_events = f->n_forks = 0;
    f->final = false;
    memset(f->over, 0, sizeof f->over);
    chance_fast(&o->chance, seed);
    chance_every(&o->every);
    o->source = &o->chance.chance;
    o->weight = 1;
    o->waits = o->returns = 0;
    o->guessed = false;
}

static void play_sample(Forecaster *o, Option option, uint64_t seed)
{
    begin(o, seed);
    for (int i = 0; i < FORECAST_COPIES; i++)
        play_copy(o, option);
}

static int common_multiple(int a, int b)
{
    int x = a, y = b;
    while (y != 0) {
        const int rest = x % y;
        x = y;
        y = rest;
    }
    return a / x * b;
}

static void play_outcome(Forecaster *o, Option option, int weight)
{
    o->source = &o->every.chance;
    o->weight = weight;
    play_copy(o, option);
}

/* What was dealt anew may have made a difference. */
static bool depends_on_secrets(const Forecaster *o, uint64_t seed)
{
    const Preview *preview = o->game->preview;
    return o->chance.x != seed && (preview == 0 || preview->open == 0 ||
                                   !preview->open(o->state, o->seat, o->prompt));
}

/* Plays all outcomes of chance, each in as many copies as it is likely. How likely is known only
 * once it has been played: if some are likelier than others, everything is
 * played once more. False if it cannot be told: something is hidden,
 * somebody's answer is a guess, or there are too many outcomes. */
static bool play_all(Forecaster *o, Option option, uint64_t seed)
{
    int cases[EVERY_CASES];  /* each is one in so many, hence no more than that */
    int n = 0, whole = 1;
    begin(o, seed);
    do {
        play_outcome(o, option, 1);
        if (depends_on_secrets(o, seed) || o->guessed || o->every.many || whole > FORECAST_CASES)
            return false;
        cases[n++] = o->every.cases;
        whole = common_multiple(whole, o->every.cases);
    } while (chance_advance(&o->every));
    if (whole > FORECAST_CASES)
        return false;
    if (whole != n) {
        begin(o, seed);
        for (int i = 0; i < n; i++, chance_advance(&o->every))
            play_outcome(o, option, whole / cases[i]);
    }
    return o->out->exact = o->out->copies > 0;
}

/* Seats first, then things in their order, each with its facts before its tags. */
static bool comes_before(const ForecastLine *a, const ForecastLine *b)
{
    const bool seat_a = a->what.kind == KIND_SEAT, seat_b = b->what.kind == KIND_SEAT;
    if (seat_a != seat_b)
        return seat_a;
    if (a->what.kind != b->what.kind)
        return a->what.kind < b->what.kind;
    if (a->what.value != b->what.value)
        return a->what.value < b->what.value;
    return !a->is_tag && b->is_tag;
}

static void sort_lines(Forecast *f)
{
    for (int i = 1; i < f->n_lines; i++) {
        for (int k = i; k > 0 && comes_before(&f->line[k], &f->line[k - 1]); k--) {
            const ForecastLine swap = f->line[k];
            f->line[k] = f->line[k - 1];
            f->line[k - 1] = swap;
        }
    }
}

static void make_forecast(const Game *game, const void *state, int seat, Option option,
                          const Option *fork, const Way *route, uint64_t seed, Forecast *out)
{
    Forecaster *o = match_alloc(sizeof *o);
    o->sink.take = note_event;
    o->game = game;
    o->state = state;
    o->seat = seat;
    o->out = out;
    o->fork = fork;
    o->route = route;
    o->before = match_alloc(sizeof *o->before);
    o->after = match_alloc(sizeof *o->after);
    o->menu = match_alloc(sizeof *o->menu);
    o->copy = match_new_state(game->state_size);
    o->stop = match_new_state(game->state_size);
    o->end = match_new_state(game->state_size);
    o->known_state = match_new_state(game->state_size);
    game_view_again(game, state, seat, o->before);
    view_find_all(&o->found_before, o->before);
    memset(out, 0, sizeof *out);
    if (!play_all(o, option, seed))
        play_sample(o, option, seed);
    for (int i = 0; i < out->n_lines; i++)
        out->line[i].mean_change = (int32_t)(o->sum[i] * 1000 / out->copies);
    sort_lines(out);
    free(o->before);
    free(o->after);
    free(o->menu);
    free(o->copy);
    free(o->stop);
    free(o->end);
    free(o->known_state);
    free(o);
}

void forecast(const Game *game, const void *state, int seat, Option option, uint64_t seed,
              Forecast *out)
{
    make_forecast(game, state, seat, option, 0, 0, seed, out);
}

void forecast_fork(const Game *game, const void *state, int seat, Option option, Option fork,
                   uint64_t seed, Forecast *out)
{
    make_forecast(game, state, seat, option, &fork, 0, seed, out);
}

void forecast_route(const Game *game, const void *state, int seat, const Way *route,
                    uint64_t seed, Forecast *out)
{
    if (route->n == 0)
        memset(out, 0, sizeof *out);
    else
        make_forecast(game, state, seat, route->answer[0], 0, route, seed, out);
}
