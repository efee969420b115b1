/* What an answer would bring: numbers that change, chances, who counts together, what it would look
 * like on a plane. */
#include "cli/screen.h"
#include "cli/words.h"

enum { LINE = 1024, CASES_TOLD = 6, FORETOLD = 3 };  /* numbers behind an answer */

/* Tenths, and the thousandths of one that decide whether it is one more: 55.6 */
static void put_tenths(int tenths, int rest, Str *out)
{
    tenths += rest >= 500;
    put(out, "%d.%d", tenths / 10, tenths % 10);
}

static void put_percent(int count, int all, Str *out)
{
    put(out, "%d %%", (count * 100 + all / 2) / all);
}

/* "(in 1 of 3 cases)" where that is exact and easily said, else "(about 33 %)"; nothing if it is
 * certain. */
static void put_chance(int count, const Forecast *f, Str *out)
{
    int by = count, rest = f->copies;
    while (rest != 0) {
        const int next = by % rest;
        by = rest;
        rest = next;
    }
    if (count >= f->copies)
        return;
    str_text(out, " (");
    if (f->exact && f->copies / by <= EVERY_CASES) {
        words_fill(out, "forecast.cases", number_word(count / by), number_word(f->copies / by),
                   NULL);
    } else {
        char share[16];
        Str s = STR_ON(share);
        put_percent(count, f->copies, &s);
        words_fill(out, "forecast.about", share, NULL);
    }
    str_text(out, ")");
}

static void put_values(const ForecastLine *l, const Forecast *f, bool mean, Str *out)
{
    put(out, " %d -> ", l->before);
    for (int i = 0; i < l->n_values; i++) {
        put(out, "%s%d", i > 0 ? ", " : "", l->value[i]);
        put_chance(l->count[i], f, out);
    }
    const int tenths = (l->mean_change + (l->mean_change < 0 ? -50 : 50)) / 100;
    const int size = tenths < 0 ? -tenths : tenths;
    if (mean && l->n_values > 1)
        put(out, "; %s %c%d.%d", words("forecast.mean"), tenths < 0 ? '-' : '+', size / 10,
            size % 10);
}

/* A status comes or goes. */
static void put_tag_change(Screen *s, const ForecastLine *l, const Forecast *f, Str *out)
{
    char tag[200];
    Str t = STR_ON(tag);
    int changed = 0;
    for (int i = 0; i < l->n_values; i++)
        if (l->value[i] != l->before)
            changed += l->count[i];
    screen_tag(s, l->fact, &t);
    words_fill(out, l->before == 0 ? "forecast.comes" : "forecast.goes", tag, NULL);
    put_chance(changed, f, out);
}

/* Takes away the `ends` copies that the thing does not survive: who is out has no damage left, and
 * nobody wants to read that. False if nothing else changes. */
static bool keep_survivors(ForecastLine *l, int ends)
{
    int n = 0, changes = 0;
    for (int i = 0; i < l->n_values; i++) {
        const bool gone = l->is_tag ? l->value[i] != l->before && l->count[i] == ends
                                    : l->value[i] == 0 && l->count[i] >= ends;
        const int left = l->count[i] - (gone ? ends : 0);
        l->value[n] = l->value[i];
        l->count[n] = left;
        changes += left > 0 && l->value[i] != l->before;
        n += left > 0;
    }
    l->n_values = n;
    return changes > 0;
}

static void draw_forecast_line(Screen *s, const ForecastLine *all, int ends, const Forecast *f)
{
    char line[LINE];
    Str out = STR_ON(line);
    ForecastLine of = *all, *l = &of;
    if (ends > 0 && !keep_survivors(l, ends))
        return;
    str_text(&out, "  ");
    screen_whom(s, l->what, &out);
    if (l->is_tag) {
        str_text(&out, ": ");
        put_tag_change(s, l, f, &out);
    } else {
        put(&out, ", %s", screen_text(s, "fact", l->fact));
        put_values(l, f, ends == 0, &out);
    }
    canvas_line(s->canvas, 4, style_plain, line);
}

/* The word for the end of what an event's first argument names (texts "fate.<event>"); NULL: it is
 * none. */
static const char *fate_of(const Screen *s, const Event *e)
{
    return e->n > 0 ? screen_find(s, "fate", s->game->events[e->kind].id) : 0;
}

static bool is_about(const Screen *s, const Event *e, Thing what)
{
    return same_thing(event_thing(s->game->events, e, 0), what);
}

/* In how many copies a thing ends. */
static int ends_of(const Screen *s, const Forecast *f, Thing what)
{
    int ends = 0;
    for (int i = 0; i < f->n_events; i++)
        if (fate_of(s, &f->event[i].event) != 0 && is_about(s, &f->event[i].event, what))
            ends += f->event[i].copies;
    return ends < f->copies ? ends : f->copies;
}

/* "Gwaien: out of action (about 30 %)", once for each thing. */
static void draw_fates(Screen *s, const Forecast *f)
{
    for (int i = 0; i < f->n_events; i++) {
        char line[LINE];
        Str out = STR_ON(line);
        const Event *e = &f->event[i].event;
        const char *fate = fate_of(s, e);
        bool told = fate == 0;
        const Thing what = event_thing(s->game->events, e, 0);
        for (int k = 0; k < i && !told; k++)
            told = fate_of(s, &f->event[k].event) != 0 && is_about(s, &f->event[k].event, what);
        if (told)
            continue;
        str_text(&out, "  ");
        screen_whom(s, what, &out);
        put(&out, ": %s", fate);
        put_chance(ends_of(s, f, what), f, &out);
        put(&out, " %s", e->rule);
        canvas_line(s->canvas, 4, style_plain, line);
    }
}

/* "0 (72.2 %), 45 (25.0 %), 60 (2.8 %)": more than hit and miss, and few enough to be read. */
static void draw_cases(Screen *s, const Odds *odds)
{
    char line[LINE], cases[LINE] = "";
    Str out = STR_ON(line), all = STR_ON(cases);
    if (odds->n_cases <= 2 || odds->n_cases > CASES_TOLD)
        return;
    for (int i = 0; i < odds->n_cases; i++) {
        put(&all, "%s%d (", i > 0 ? ", " : "", odds->cases[i].loss);
        put_tenths(odds->cases[i].chance / 1000, odds->cases[i].chance % 1000, &all);
        put(&all, " %%)");
    }
    words_fill(&out, "odds.cases", cases, NULL);
    canvas_line(s->canvas, 4, style_plain, line);
}

/* Exact chances, where dice decide. */
static void draw_odds(Screen *s, const Odds *odds)
{
    char line[LINE], target[64], hit[16], kill[16], mean[16];
    Str out = STR_ON(line), t = STR_ON(target), h = STR_ON(hit), k = STR_ON(kill), e = STR_ON(mean);
    screen_whom(s, odds->target, &t);
    put_tenths(odds->hit / 1000, odds->hit % 1000, &h);
    put_tenths(odds->kill / 1000, odds->kill % 1000, &k);
    put_tenths(odds->mean / 100, odds->mean % 100 * 10, &e);
    words_fill(&out, "odds.hit", hit, kill, NULL);
    if (odds->need > 0)
        words_fill(&out, odds->exact ? "odds.need-exact" : "odds.need", number_word(odds->need),
                   NULL);
    canvas_line(s->canvas, 4, style_plain, line);
    Str loss = STR_ON(line);
    words_fill(&loss, "odds.loss", target, mean, number_word(odds->least), number_word(odds->most),
               NULL);
    canvas_line(s->canvas, 4, style_plain, line);
    draw_cases(s, odds);
}

/* "Attackers of Anna: agility 4, intelligence 0; Weasel Scout, Wolf Pup" */
void screen_group(Screen *s, const Group *g)
{
    char line[LINE];
    Str out = STR_ON(line);
    str_text(&out, screen_text(s, "group", g->id));
    if (g->seat >= 0) {
        put(&out, " (");
        screen_title(s, (Thing){KIND_SEAT, g->seat}, &out);
        put(&out, ")");
    }
    for (int i = 0; i < g->n_facts; i++)
        put(&out, "%s %s %d", i == 0 ? ":" : ",", screen_text(s, "fact", g->facts[i].key),
            g->facts[i].value);
    for (int i = 0; i < g->n; i++) {
        put(&out, i > 0 ? ", " : g->n_facts > 0 ? "; " : ": ");
        screen_whom(s, g->of[i], &out);
    }
    canvas_line(s->canvas, 4, style_plain, line);
}

/* Events that a pack wants told (texts "foretells.<event>"), with their chance if they are not
 * sure. */
static void draw_foretold(Screen *s, const Forecast *f)
{
    for (int i = 0; i < f->n_events; i++) {
        char line[LINE];
        Str out = STR_ON(line);
        const ForecastEvent *h = &f->event[i];
        if (screen_find(s, "foretells", s->game->events[h->event.kind].id) == 0 ||
            fate_of(s, &h->event) != 0)
            continue;
        put(&out, "  ");
        screen_say_event(s, &h->event, &out);
        put_chance(h->copies, f, &out);
        put(&out, " %s", h->event.rule);
        canvas_line(s->canvas, 4, style_plain, line);
    }
}

/* Whether a line about a seat says what another one says of its piece: a number is told once. */
static bool is_told_of_piece(const Screen *s, const Forecast *f, int i)
{
    const ForecastLine *l = &f->line[i];
    for (int k = 0; l->what.kind == KIND_SEAT && k < f->n_lines; k++) {
        const ForecastLine *other = &f->line[k];
        const ViewItem *piece = screen_piece(s, l->what.value);
        if (piece == 0 || !same_thing(other->what, piece->what) ||
            !text_equal(other->fact, l->fact) || other->n_values != l->n_values)
            continue;
        int same = 0;
        while (same < l->n_values && l->value[same] == other->value[same])
            same++;
        if (same == l->n_values)
            return true;
    }
    return false;
}

static void draw_future(Screen *s, const Forecast *f)
{
    char line[LINE];
    const int rows = s->canvas->rows;
    draw_fates(s, f);
    draw_foretold(s, f);
    /* Of what surely ends, numbers say nothing more. */
    for (int i = 0; i < f->n_lines; i++) {
        const int ends_here = ends_of(s, f, f->line[i].what);
        if (ends_here < f->copies && !is_told_of_piece(s, f, i))
            draw_forecast_line(s, &f->line[i], ends_here, f);
    }
    for (int i = 0; i <= MAX_SEATS; i++) {
        if (f->over[i] == 0)
            continue;
        char share[32], title[64];
        Str p = STR_ON(share), t = STR_ON(title), e = STR_ON(line);
        put_percent(f->over[i], f->copies, &p);
        if (i < MAX_SEATS)
            screen_title(s, (Thing){KIND_SEAT, i}, &t);
        words_fill(&e, i < MAX_SEATS ? "forecast.wins" : "forecast.draw", share, title, NULL);
        canvas_line(s->canvas, 4, style_plain, line);
    }
    if (s->canvas->rows == rows)
        canvas_line(s->canvas, 4, style_plain, words("forecast.nothing"));
}

void screen_forecast(Screen *s, const Forecast *f, Option o)
{
    char line[LINE], label[200];
    Str out = STR_ON(line), l = STR_ON(label);
    screen_say_option(s, o, &l);
    words_fill(&out, f->exact || f->n_lines == 0 ? "forecast.head-exact" : "forecast.head", label,
               number_word(f->copies), NULL);
    canvas_line(s->canvas, 2, style_bold, line);
    if (f->has_odds)
        draw_odds(s, &f->odds);
    for (int i = 0; i < f->n_groups; i++)
        screen_group(s, &f->group[i]);
    screen_name_shapes(s, f->shape, f->n_shapes, f->point);
    draw_future(s, f);
}

void screen_fork(Screen *s, const Forecast *all, int fork, const Forecast *f)
{
    char line[LINE], label[200], title[64];
    Str out = STR_ON(line), l = STR_ON(label), t = STR_ON(title);
    screen_title(s, (Thing){KIND_SEAT, all->fork_seat}, &t);
    screen_say_option(s, all->fork[fork], &l);
    words_fill(&out, "forecast.fork", title, label, NULL);
    canvas_line(s->canvas, 3, style_bold, line);
    draw_future(s, f);
}

/* "Health 7 -> 9", "Dugrun Damage 4 -> 6 to 7": the whole span where it is not sure. */
static void put_span(const Screen *s, const ForecastLine *l, Str *out)
{
    int least = l->value[0], most = l->value[0];
    for (int i = 1; i < l->n_values; i++) {
        least = l->value[i] < least ? l->value[i] : least;
        most = l->value[i] > most ? l->value[i] : most;
    }
    const Thing who = thing_spoken(s->game, s->state, l->what);
    const bool own = who.kind == KIND_SEAT && who.value == s->seat;
    if (!own) {
        screen_whom(s, l->what, out);
        str_char(out, ' ');
    }
    put(out, "%s %d -> %d", screen_text(s, "fact", l->fact), l->before, least);
    if (most != least)
        words_fill(out, "forecast.to", number_word(most), NULL);
}

void screen_foretell(const Screen *s, const Forecast *f, Str *out)
{
    int told = 0;
    for (int i = 0; i < f->n_events; i++) {
        const Event *e = &f->event[i].event;
        if (fate_of(s, e) == 0 || told == FORETOLD)
            continue;
        str_text(out, told++ > 0 ? ", " : "");
        screen_whom(s, event_thing(s->game->events, e, 0), out);
        put(out, " %s", fate_of(s, e));
        put_chance(f->event[i].copies, f, out);
    }
    for (int i = 0; i < f->n_lines && told < FORETOLD; i++) {
        const ForecastLine *l = &f->line[i];
        if (l->is_tag || l->n_values == 0 || is_told_of_piece(s, f, i) ||
            ends_of(s, f, l->what) > 0)
            continue;
        str_text(out, told++ > 0 ? ", " : "");
        put_span(s, l, out);
    }
}
