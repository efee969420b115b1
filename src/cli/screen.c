/* The whole screen: seats, table, what happened, the question and its answers. */
#include "cli/screen.h"

#include <string.h>

#include "cli/term.h"
#include "cli/words.h"
#include "table/names.h"

enum { LINE = 1024 };

void screen_open(Screen *s, const Match *match, int seat, Lang lang, bool color)
{
    s->match = match;
    s->game = match_game(match);
    s->state = match_state(match);
    s->seat = seat;
    s->lang = lang;
    match_names(match, lang, &s->names);
    s->listener = (Listener){lang, seat, &s->names};
    s->height = term_height();
    s->n_breaks = 0;
    for (int i = 0; i < PARTS; i++)
        s->part[i] = 0;
    canvas_clear(s->canvas, term_width(), color);
    game_view(s->game, s->state, seat, s->view);
    if (match_over(match))
        s->view->asked = 0;
}

void screen_gap(Screen *s)
{
    if (s->tight < TIGHT_DENSE)
        canvas_gap(s->canvas);
}

/* ---- the table ---- */

/* A seat and who sits there: of a bot also which one it is. */
static void put_seat(Screen *s, int seat, Str *out)
{
    const SeatHolder *h = match_holder(s->match, seat);
    screen_seat_name(s, seat, out);
    if (h->kind == SEAT_BOT)
        put(out, " (%s)", h->name);
}

/* Cuts a text that is wider than the sheet; what matters most comes first in it. */
static void cut_text(const Screen *s, char *text)
{
    int wide = 0;
    char *end = text;
    if (text_width(text) <= s->canvas->width)
        return;
    for (; wide < s->canvas->width - 1; wide++)
        end += text_step(end);
    memcpy(end, "…", sizeof "…");
}

static void draw_seat(Screen *s, int seat)
{
    char line[LINE], facts[LINE];
    Str out = STR_ON(line), f = STR_ON(facts);
    const ViewSeat *v = &s->view->seats[seat];
    put(&out, "%s ", s->view->asked & SEAT_BIT(seat) ? ">" : " ");
    put_seat(s, seat, &out);
    screen_facts(s, &v->of, &f);
    put(&out, "%s%s", f.len > 0 ? ": " : "", facts);
    if (s->tight >= TIGHT_DENSE && seat != s->seat)
        cut_text(s, line);
    const int row = s->canvas->rows;
    canvas_line(s->canvas, 4, seat == s->seat ? style_bold : style_plain, line);
    if (s->canvas->color) {
        const char number[2] = {(char)('0' + (seat + 1) % 10), '\0'};
        canvas_text(s->canvas, row, 0, screen_owner_style(seat), number);
    }
}

static void draw_areas(Screen *s, AreaKind kind, bool own)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        if (a->kind != kind || (a->owner == s->seat) != own)
            continue;
        screen_break(s);
        if (kind == AREA_HEX || kind == AREA_GRID)
            screen_board(s, i);
        else if (kind == AREA_PLANE)
            screen_plane(s, i);
        else
            screen_area(s, i);
    }
}

void screen_table(Screen *s)
{
    static const AreaKind order[] = {AREA_PLANE, AREA_HEX, AREA_GRID, AREA_TRACK, AREA_ROW,
                                      AREA_MAT};
    const int map = screen_map_area(s);
    if (map >= 0) {
        screen_map_table(s, map);
        return;
    }
    screen_part(s, PART_HEAD);
    if (s->view->round > 0) {
        char line[LINE];
        Str out = STR_ON(line);
        words_fill(&out, "round", number_word(s->view->round), NULL);
        canvas_line(s->canvas, 0, style_dim, line);
    }
    for (int i = 0; i < s->view->n_seats; i++)
        draw_seat(s, i);
    screen_part(s, PART_BODY);
    screen_gap(s);
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        draw_areas(s, order[i], false);
        draw_areas(s, order[i], true);
        if (order[i] == AREA_GRID && s->tight >= TIGHT_PAGES)
            draw_areas(s, AREA_HAND, true);  /* one's own cards on an early page */
    }
    screen_gap(s);
    draw_areas(s, AREA_HAND, false);
    screen_break(s);
    screen_piles(s);
    if (s->tight < TIGHT_PAGES)
        draw_areas(s, AREA_HAND, true);
}

/* ---- what happened ---- */

static void put_event(const Screen *s, const Event *e, Str *out)
{
    str_text(out, "- ");
    screen_say_event(s, e, out);
}

/* How many events from `i` on read the same: five cards drawn by somebody else are one line. */
static int same_lines(const Screen *s, const Event *events, int i, int to, const char *line)
{
    int n = 1;
    for (; i + n < to; n++) {
        char next[LINE];
        Str out = STR_ON(next);
        put_event(s, &events[i + n], &out);
        if (!text_equal(next, line))
            break;
    }
    return n;
}

static void draw_event(Screen *s, const char *line, const char *rule)
{
    int col = 0;
    const int row = canvas_wrap(s->canvas, s->canvas->rows, &col, 2, s->canvas->width, style_plain,
                                line);
    col++;
    if (rule != 0)
        canvas_wrap(s->canvas, row, &col, 2, s->canvas->width, style_dim, rule);
}

void screen_events(Screen *s, int from, int to)
{
    const Event *events;
    const int n = match_events(s->match, &events);
    const int end = to < n ? to : n;
    int same = 1;
    for (int i = from < 0 ? 0 : from; i < end && s->canvas->rows < CANVAS_ROWS; i += same) {
        char line[LINE];
        Str out = STR_ON(line);
        put_event(s, &events[i], &out);
        same = same_lines(s, events, i, end, line);
        if (same > 1)
            put(&out, " (%d ×)", same);
        draw_event(s, line, events[i].rule);
    }
}

/* How many events from `i` on are steps of one walk: the same but for the last two things, of which
 * the former is where the step before has led. */
static int same_walk(const Screen *s, const Event *events, int i, int to)
{
    const EventSpec *spec = &s->game->events[events[i].kind];
    const int last = events[i].n - 1;
    int n = 1;
    if (last < 2 || events[i].secret != 0 || spec->kinds[last] != spec->kinds[last - 1] ||
        spec->kinds[last] == KIND_NUMBER)
        return 1;
    for (; i + n < to; n++) {
        const Event *before = &events[i + n - 1], *next = &events[i + n];
        bool goes_on = next->kind == before->kind && next->arg[last - 1] == before->arg[last];
        for (int k = 0; k < last - 1; k++)
            goes_on = goes_on && next->arg[k] == before->arg[k];
        if (!goes_on)
            break;
    }
    return n;
}

/* One line of the news from event `i` on; returns how many events it tells. On a map a walk is told
 * by its ends. */
static int put_news(const Screen *s, const Event *events, int i, int to, Str *out)
{
    const int walk = screen_map_area(s) >= 0 ? same_walk(s, events, i, to) : 1;
    if (walk > 1) {
        Event whole = events[i];
        whole.arg[whole.n - 1] = events[i + walk - 1].arg[whole.n - 1];
        put_event(s, &whole, out);
        return walk;
    }
    put_event(s, &events[i], out);
    const int same = same_lines(s, events, i, to, out->at);
    if (same > 1)
        put(out, " (%d ×)", same);
    return same;
}

void screen_news(Screen *s, int from, int most)
{
    const Event *events;
    const int n = match_events(s->match, &events);
    char line[LINE];
    int lines = 0, told = 0;
    for (int i = from; i < n; lines++) {
        Str out = STR_ON(line);
        i += put_news(s, events, i, n, &out);
    }
    if (lines == 0)
        return;
    screen_gap(s);
    if (lines > most) {
        Str out = STR_ON(line);
        words_fill(&out, "play.more-events", number_word(lines - most), NULL);
        canvas_line(s->canvas, 2, style_dim, line);
    }
    for (int i = from; i < n && s->canvas->rows < CANVAS_ROWS;) {
        Str out = STR_ON(line);
        const char *rule = events[i].rule;
        i += put_news(s, events, i, n, &out);
        if (++told > lines - most)
            draw_event(s, line, rule);
    }
}

/* ---- the question ---- */

void screen_prompt(Screen *s, const Menu *menu)
{
    char line[LINE];
    Str out = STR_ON(line);
    screen_gap(s);
    screen_title(s, (Thing){KIND_SEAT, (int16_t)menu->seat}, &out);
    str_text(&out, ": ");
    screen_say_question(s, menu, &out);
    if (menu->rule[0] != '\0')
        put(&out, " (%s)", menu->rule);
    canvas_line(s->canvas, 2, style_bold, line);
    screen_part(s, PART_ANSWERS);
    screen_choices(s, menu);
}

/* ---- the end ---- */

/* A winner and the figure they played, as the board and the log call them. */
static void put_winner(const Screen *s, int seat, Str *out)
{
    char name[96], figure[96];
    Str n = STR_ON(name), f = STR_ON(figure);
    const ViewItem *piece = screen_piece(s, seat);
    screen_seat_name(s, seat, &n);
    if (piece == 0) {
        str_text(out, name);
        return;
    }
    screen_title(s, piece->what, &f);
    words_fill(out, "end.as", name, figure, NULL);
}

void screen_result(Screen *s)
{
    char line[LINE];
    Str out = STR_ON(line);
    Result r;
    match_result(s->match, &r);
    for (int i = 0; i < s->view->n_seats; i++) {
        if (r.seat[i].fate != FATE_WIN)
            continue;
        str_text(&out, out.len > 0 ? ", " : "");
        put_winner(s, i, &out);
    }
    char sentence[LINE];
    Str end = STR_ON(sentence);
    screen_part(s, PART_QUESTION);
    const bool even = result_with(&r, s->view->n_seats, FATE_DRAW) != 0;
    words_fill(&end, line[0] != '\0' ? "end.wins" : even ? "end.draw" : "end.lost", line, NULL);
    screen_gap(s);
    canvas_line(s->canvas, 2, style_bold, sentence);
    if (r.ending != 0)
        canvas_line(s->canvas, 2, style_plain, screen_text(s, "ending", r.ending));
    screen_part(s, PART_ANSWERS);
}

/* ---- forecast ---- */

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
    int changed = 0;
    for (int i = 0; i < l->n_values; i++)
        if (l->value[i] != l->before)
            changed += l->count[i];
    words_fill(out, l->before == 0 ? "forecast.comes" : "forecast.goes",
               screen_text(s, "tag", l->fact), NULL);
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
        l->count[n] = (uint16_t)left;
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
    screen_title(s, l->what, &out);
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
    return s->game->events[e->kind].kinds[0] == what.kind && e->arg[0] == what.value;
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
        const Thing what = {s->game->events[e->kind].kinds[0], e->arg[0]};
        for (int k = 0; k < i && !told; k++)
            told = fate_of(s, &f->event[k].event) != 0 && is_about(s, &f->event[k].event, what);
        if (told)
            continue;
        str_text(&out, "  ");
        screen_title(s, what, &out);
        put(&out, ": %s", fate);
        put_chance(ends_of(s, f, what), f, &out);
        put(&out, " %s", e->rule);
        canvas_line(s->canvas, 4, style_plain, line);
    }
}

/* Exact chances, where dice decide. */
static void draw_odds(Screen *s, const Odds *odds)
{
    char line[LINE], target[64], hit[16], kill[16], mean[16];
    Str out = STR_ON(line), t = STR_ON(target), h = STR_ON(hit), k = STR_ON(kill), e = STR_ON(mean);
    screen_title(s, odds->target, &t);
    put_tenths(odds->hit / 1000, odds->hit % 1000, &h);
    put_tenths(odds->kill / 1000, odds->kill % 1000, &k);
    put_tenths(odds->mean / 100, odds->mean % 100 * 10, &e);
    words_fill(&out, "odds.hit", hit, kill, NULL);
    if (odds->need > 0)
        words_fill(&out, "odds.need", number_word(odds->need), NULL);
    canvas_line(s->canvas, 4, style_plain, line);
    Str loss = STR_ON(line);
    words_fill(&loss, "odds.loss", target, mean, number_word(odds->least), number_word(odds->most),
               NULL);
    canvas_line(s->canvas, 4, style_plain, line);
}

/* "Attackers of Anna: agility 4, intelligence 0; Weasel Scout, Wolf Pup" */
void screen_group(Screen *s, const Group *g)
{
    char line[LINE];
    Str out = STR_ON(line);
    str_text(&out, screen_text(s, "group", g->id));
    if (g->seat >= 0) {
        put(&out, " (");
        screen_title(s, (Thing){KIND_SEAT, (int16_t)g->seat}, &out);
        put(&out, ")");
    }
    for (int i = 0; i < g->n_facts; i++)
        put(&out, "%s %s %d", i == 0 ? ":" : ",", screen_text(s, "fact", g->facts[i].key),
            g->facts[i].value);
    for (int i = 0; i < g->n; i++) {
        put(&out, i > 0 ? ", " : g->n_facts > 0 ? "; " : ": ");
        screen_title(s, g->of[i], &out);
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

static void draw_future(Screen *s, const Forecast *f)
{
    char line[LINE];
    draw_fates(s, f);
    draw_foretold(s, f);
    /* Of what surely ends, numbers say nothing more. */
    for (int i = 0; i < f->n_lines; i++) {
        const int ends_here = ends_of(s, f, f->line[i].what);
        if (ends_here < f->copies)
            draw_forecast_line(s, &f->line[i], ends_here, f);
    }
    bool ends = false;
    for (int i = 0; i <= MAX_SEATS; i++) {
        if (f->over[i] == 0)
            continue;
        char share[32], title[64];
        Str p = STR_ON(share), t = STR_ON(title), e = STR_ON(line);
        put_percent(f->over[i], f->copies, &p);
        if (i < MAX_SEATS)
            screen_title(s, (Thing){KIND_SEAT, (int16_t)i}, &t);
        words_fill(&e, i < MAX_SEATS ? "forecast.wins" : "forecast.draw", share, title, NULL);
        canvas_line(s->canvas, 4, style_plain, line);
        ends = true;
    }
    if (f->n_lines == 0 && !ends)
        canvas_line(s->canvas, 4, style_plain, words("forecast.nothing"));
}

void screen_forecast(Screen *s, const Forecast *f, Option o)
{
    char line[LINE], label[200];
    Str out = STR_ON(line), l = STR_ON(label);
    screen_say_option(s, o, &l);
    words_fill(&out, f->exact ? "forecast.head-exact" : "forecast.head", label,
               number_word(f->copies), NULL);
    canvas_line(s->canvas, 2, style_bold, line);
    if (f->has_odds)
        draw_odds(s, &f->odds);
    for (int i = 0; i < f->n_groups; i++)
        screen_group(s, &f->group[i]);
    draw_future(s, f);
}

void screen_fork(Screen *s, const Forecast *all, int fork, const Forecast *f)
{
    char line[LINE], label[200], title[64];
    Str out = STR_ON(line), l = STR_ON(label), t = STR_ON(title);
    screen_title(s, (Thing){KIND_SEAT, (int16_t)all->fork_seat}, &t);
    screen_say_option(s, all->fork[fork], &l);
    words_fill(&out, "forecast.fork", title, label, NULL);
    canvas_line(s->canvas, 3, style_bold, line);
    draw_future(s, f);
}
