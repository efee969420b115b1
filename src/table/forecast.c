/* Forecasts; see forecast.h. Two views are compared fact by fact: what is shown is by construction
 * something the seat may know. */
#include "table/forecast.h"

#include <stdlib.h>

#include "table/match_inner.h"

typedef struct Oracle {
    const Game *game;
    const void *state;
    int seat;
    View *before, *after;
    void *copy;
    Menu *menu;
    FastChance chance;
    int64_t sum[FORECAST_LINES];  /* of the changes */
    Forecast *out;
} Oracle;

/* ---- facts of a view ---- */

static const Fact *find_fact(const ViewFacts *of, const char *key)
{
    for (int i = 0; i < of->n_facts; i++)
        if (text_equal(of->facts[i].key, key))
            return &of->facts[i];
    return 0;
}

static bool same_thing(Thing a, Thing b)
{
    return a.kind == b.kind && a.value == b.value;
}

/* The item with this thing, if there is exactly one: of several alike none can be followed. */
static const ViewItem *find_item(const View *v, Thing what)
{
    const ViewItem *found = 0;
    for (int i = 0; i < v->n_items; i++) {
        if (!same_thing(v->items[i].what, what))
            continue;
        if (found != 0)
            return 0;
        found = &v->items[i];
    }
    return found;
}

static const ViewFacts *facts_of(const View *v, Thing what)
{
    if (what.kind == KIND_SEAT)
        return what.value < v->n_seats ? &v->seats[what.value].of : 0;
    const ViewItem *item = find_item(v, what);
    return item != 0 ? &item->of : 0;
}

/* ---- lines ---- */

static ForecastLine *find_line(Forecast *f, Thing what, const char *fact)
{
    for (int i = 0; i < f->n_lines; i++)
        if (same_thing(f->line[i].what, what) && text_equal(f->line[i].fact, fact))
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
        line->value[at] = (int16_t)value;
        line->count[at] = 0;
    }
    line->count[at] = (uint16_t)(line->count[at] + times);
}

/* A fact that changes for the first time was unchanged in all copies so far. */
static ForecastLine *line_for(Oracle *o, Thing what, const char *fact, int before)
{
    Forecast *f = o->out;
    ForecastLine *line = find_line(f, what, fact);
    if (line != 0 || f->n_lines == FORECAST_LINES)
        return line;
    o->sum[f->n_lines] = 0;
    line = &f->line[f->n_lines++];
    *line = (ForecastLine){.what = what, .fact = fact, .before = (int16_t)before};
    if (f->copies > 0)
        add_value(line, before, f->copies);
    return line;
}

static void note_changes(Oracle *o, Thing what, const ViewFacts *was, const ViewFacts *is)
{
    for (int i = 0; i < was->n_facts; i++) {
        const Fact *now = find_fact(is, was->facts[i].key);
        if ((now != 0 ? now->value : 0) != was->facts[i].value)
            line_for(o, what, was->facts[i].key, was->facts[i].value);
    }
    for (int i = 0; i < is->n_facts; i++)
        if (is->facts[i].value != 0 && find_fact(was, is->facts[i].key) == 0)
            line_for(o, what, is->facts[i].key, 0);
}

/* First the lines that this copy adds, then one value for every line. */
static void compare(Oracle *o)
{
    Forecast *f = o->out;
    for (int i = 0; i < o->before->n_seats; i++)
        note_changes(o, (Thing){KIND_SEAT, (int16_t)i}, &o->before->seats[i].of, &o->after->seats[i].of);
    for (int i = 0; i < o->before->n_items; i++) {
        const Thing what = o->before->items[i].what;
        if (what.value == THING_HIDDEN || find_item(o->before, what) == 0)
            continue;
        const ViewFacts *is = facts_of(o->after, what);
        if (is != 0)
            note_changes(o, what, &o->before->items[i].of, is);
    }
    for (int i = 0; i < f->n_lines; i++) {
        ForecastLine *line = &f->line[i];
        const ViewFacts *is = facts_of(o->after, line->what);
        const Fact *fact = is != 0 ? find_fact(is, line->fact) : 0;
        const int value = is == 0 ? line->before : fact != 0 ? fact->value : 0;
        add_value(line, value, 1);
        o->sum[i] += value - line->before;
    }
}

static void note_result(Oracle *o)
{
    Result r = {0};
    if (!game_over(o->copy))
        return;
    o->game->result(o->copy, &r);
    for (int i = 0; i < MAX_SEATS; i++)
        if (r.winners & SEAT_BIT(i))
            o->out->over[i]++;
    if (r.winners == 0)
        o->out->over[MAX_SEATS]++;
}

static void play_copy(Oracle *o, Option option)
{
    memcpy(o->copy, o->state, o->game->state_size);
    game_redeal(o->game, o->copy, o->seat, &o->chance.chance);
    game_menu(o->game, o->copy, o->seat, o->menu, 0);
    if (!menu_has(o->menu, option))
        return;
    Ctx c = {.game = o->game, .state = o->copy, .chance = &o->chance.chance};
    game_answer(&c, o->seat, option, o->menu);
    game_view(o->game, o->copy, o->seat, o->after);
    compare(o);
    note_result(o);
    o->out->copies++;
}

static void *aligned_state(size_t size)
{
    void *state = aligned_alloc(64, (size + 63) / 64 * 64);
    if (state == 0)
        abort();
    return state;
}

void forecast(const Game *game, const void *state, int seat, Option option, uint64_t seed, Forecast *out)
{
    Oracle *o = match_alloc(sizeof *o);
    o->game = game;
    o->state = state;
    o->seat = seat;
    o->out = out;
    o->before = match_alloc(sizeof *o->before);
    o->after = match_alloc(sizeof *o->after);
    o->menu = match_alloc(sizeof *o->menu);
    o->copy = aligned_state(game->state_size);
    chance_fast(&o->chance, seed);
    memset(out, 0, sizeof *out);
    game_view(game, state, seat, o->before);
    for (int i = 0; i < FORECAST_COPIES; i++)
        play_copy(o, option);
    for (int i = 0; i < out->n_lines; i++)
        out->line[i].mean_change = (int32_t)(o->sum[i] * 1000 / out->copies);
    free(o->before);
    free(o->after);
    free(o->menu);
    free(o->copy);
    free(o);
}
