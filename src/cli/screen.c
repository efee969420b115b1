/* The whole screen: seats, table, what happened, the question and its answers. */
#include "cli/screen.h"

#include <string.h>

#include "cli/term.h"
#include "cli/words.h"

enum { LINE = 1024, FEW_OPTIONS = 7 };

void screen_open(Screen *s, const Match *match, int seat, Lang lang, bool color)
{
    s->match = match;
    s->game = match_game(match);
    s->state = match_state(match);
    s->seat = seat;
    s->lang = lang;
    canvas_clear(s->canvas, term_width(), color);
    game_view(s->game, s->state, seat, s->view);
    if (match_over(match))
        s->view->asked = 0;
}

/* ---- the table ---- */

/* A seat and who sits there. */
static void put_seat(Screen *s, int seat, Str *out)
{
    thing_title(s->game, s->state, s->lang, (Thing){KIND_SEAT, (int16_t)seat}, out);
    str_text(out, " (");
    screen_seat_name(s, seat, out);
    str_text(out, ")");
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
        if (kind == AREA_HEX || kind == AREA_GRID)
            screen_board(s, i);
        else
            screen_area(s, i);
    }
}

void screen_table(Screen *s)
{
    static const AreaKind order[] = {AREA_HEX, AREA_GRID, AREA_TRACK, AREA_ROW, AREA_MAT};
    if (s->view->round > 0) {
        char line[LINE];
        Str out = STR_ON(line);
        words_fill(&out, "round", number_word(s->view->round), NULL);
        canvas_line(s->canvas, 0, style_dim, line);
    }
    for (int i = 0; i < s->view->n_seats; i++)
        draw_seat(s, i);
    canvas_gap(s->canvas);
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        draw_areas(s, order[i], false);
        draw_areas(s, order[i], true);
    }
    canvas_gap(s->canvas);
    draw_areas(s, AREA_HAND, false);
    screen_piles(s);
    draw_areas(s, AREA_HAND, true);
}

/* ---- what happened ---- */

static void put_event(const Screen *s, const Event *e, Str *out)
{
    str_text(out, "- ");
    event_say(s->game, s->state, s->lang, e, s->seat, out);
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

void screen_events(Screen *s, int from, int to)
{
    const Event *events;
    const int n = match_events(s->match, &events);
    const int end = to < n ? to : n;
    int same = 1;
    for (int i = from < 0 ? 0 : from; i < end && s->canvas->rows < CANVAS_ROWS; i += same) {
        char line[LINE];
        Str out = STR_ON(line);
        int col = 0;
        put_event(s, &events[i], &out);
        same = same_lines(s, events, i, end, line);
        if (same > 1)
            put(&out, " (%d ×)", same);
        const int row = canvas_wrap(s->canvas, s->canvas->rows, &col, 2, s->canvas->width,
                                    style_plain, line);
        col++;
        if (events[i].rule != 0)
            canvas_wrap(s->canvas, row, &col, 2, s->canvas->width, style_dim, events[i].rule);
    }
}

/* ---- the question ---- */

/* What lies hidden on a field that an answer names: nobody should step on a trap unawares. */
static void put_hidden_there(const Screen *s, Thing field, Str *out)
{
    const View *v = s->view;
    for (int i = 0; i < v->n_items; i++) {
        const ViewItem *item = &v->items[i];
        const ViewArea *a = &v->areas[item->area];
        if (item->what.value != THING_HIDDEN || item->cell < 0 || item->cell >= a->n_cells)
            continue;
        const Thing there = v->cells[a->first_cell + item->cell].what;
        if (there.kind != field.kind || there.value != field.value)
            continue;
        str_text(out, " (");
        thing_title(s->game, s->state, s->lang, item->what, out);
        str_char(out, ')');
    }
}

static void put_choice(const Screen *s, const Menu *m, int i, Str *out)
{
    char label[200], notation[200];
    Str l = STR_ON(label), n = STR_ON(notation);
    option_say(s->game, s->state, s->lang, m->list[i], &l);
    option_write(s->game, s->state, m->list[i], &n);
    put(out, "%s%d %s", i < 9 ? " " : "", i + 1, label);
    for (int k = 0; k < s->game->verbs[option_verb(m->list[i])].n_args; k++)
        put_hidden_there(s, option_thing(s->game, m->list[i], k), out);
    if (!text_equal(label, notation))
        put(out, " [%s]", notation);
}

static int widest_choice(const Screen *s, const Menu *m)
{
    int widest = 0;
    for (int i = 0; i < m->n; i++) {
        char line[512];
        Str out = STR_ON(line);
        put_choice(s, m, i, &out);
        if (text_width(line) > widest)
            widest = text_width(line);
    }
    return widest;
}

/* Few answers one below the other, many in columns. */
static void draw_choices(Screen *s, const Menu *m)
{
    Canvas *c = s->canvas;
    const int wide = widest_choice(s, m) + 2;
    int columns = m->n <= FEW_OPTIONS ? 1 : c->width / wide;
    if (columns < 1)
        columns = 1;
    const int high = (m->n + columns - 1) / columns;
    const int top = c->rows;
    for (int i = 0; i < m->n; i++) {
        char line[512];
        Str out = STR_ON(line);
        put_choice(s, m, i, &out);
        if (columns == 1)
            canvas_line(c, 4, style_plain, line);
        else
            canvas_text(c, top + i % high, i / high * wide, style_plain, line);
    }
}

void screen_prompt(Screen *s, const Menu *menu)
{
    char line[LINE];
    Str out = STR_ON(line);
    canvas_gap(s->canvas);
    thing_title(s->game, s->state, s->lang, (Thing){KIND_SEAT, (int16_t)menu->seat}, &out);
    str_text(&out, ": ");
    prompt_say(s->game, s->state, s->lang, menu, &out);
    if (menu->rule[0] != '\0')
        put(&out, " (%s)", menu->rule);
    canvas_line(s->canvas, 2, style_bold, line);
    draw_choices(s, menu);
}

/* ---- the end ---- */

void screen_result(Screen *s)
{
    char line[LINE];
    Str out = STR_ON(line);
    Result r;
    match_result(s->match, &r);
    for (int i = 0; i < s->view->n_seats; i++) {
        if (!(r.winners & SEAT_BIT(i)))
            continue;
        str_text(&out, out.len > 0 ? ", " : "");
        put_seat(s, i, &out);
    }
    char sentence[LINE];
    Str end = STR_ON(sentence);
    words_fill(&end, r.winners != 0 ? "end.wins" : "end.draw", line, NULL);
    canvas_gap(s->canvas);
    canvas_line(s->canvas, 2, style_bold, sentence);
    if (r.ending != 0)
        canvas_line(s->canvas, 2, style_plain, screen_text(s, "ending", r.ending));
}

/* ---- forecast ---- */

static void put_percent(int count, int all, Str *out)
{
    put(out, "%d %%", (count * 100 + all / 2) / all);
}

static void put_values(const ForecastLine *l, int copies, Str *out)
{
    put(out, " %d -> ", l->before);
    for (int i = 0; i < l->n_values; i++) {
        put(out, "%s%d", i > 0 ? ", " : "", l->value[i]);
        if (l->n_values > 1) {
            str_text(out, " (");
            put_percent(l->count[i], copies, out);
            str_text(out, ")");
        }
    }
    const int tenths = (l->mean_change + (l->mean_change < 0 ? -50 : 50)) / 100;
    const int size = tenths < 0 ? -tenths : tenths;
    if (l->n_values > 1)
        put(out, "; %s %c%d.%d", words("forecast.mean"), tenths < 0 ? '-' : '+', size / 10,
            size % 10);
}

/* A tag comes or goes. */
static void put_tag_change(const ForecastLine *l, int copies, Str *out)
{
    int changed = 0;
    for (int i = 0; i < l->n_values; i++)
        if (l->value[i] != l->before)
            changed += l->count[i];
    put(out, ": %s (", words(l->before == 0 ? "forecast.comes" : "forecast.goes"));
    put_percent(changed, copies, out);
    str_text(out, ")");
}

static void draw_forecast_line(Screen *s, const ForecastLine *l, int copies)
{
    char line[LINE];
    Str out = STR_ON(line);
    str_text(&out, "  ");
    thing_title(s->game, s->state, s->lang, l->what, &out);
    put(&out, ", %s", screen_text(s, l->is_tag ? "tag" : "fact", l->fact));
    if (l->is_tag)
        put_tag_change(l, copies, &out);
    else
        put_values(l, copies, &out);
    canvas_line(s->canvas, 4, style_plain, line);
}

void screen_forecast(Screen *s, const Forecast *f, Option o)
{
    char line[LINE], label[200];
    Str out = STR_ON(line), l = STR_ON(label);
    option_say(s->game, s->state, s->lang, o, &l);
    words_fill(&out, "forecast.head", label, number_word(f->copies), NULL);
    canvas_line(s->canvas, 2, style_bold, line);
    for (int i = 0; i < f->n_lines; i++)
        draw_forecast_line(s, &f->line[i], f->copies);
    bool ends = false;
    for (int i = 0; i <= MAX_SEATS; i++) {
        if (f->over[i] == 0)
            continue;
        char share[32], title[64];
        Str p = STR_ON(share), t = STR_ON(title), e = STR_ON(line);
        put_percent(f->over[i], f->copies, &p);
        if (i < MAX_SEATS)
            thing_title(s->game, s->state, s->lang, (Thing){KIND_SEAT, (int16_t)i}, &t);
        words_fill(&e, i < MAX_SEATS ? "forecast.wins" : "forecast.draw", share, title, NULL);
        canvas_line(s->canvas, 4, style_plain, line);
        ends = true;
    }
    if (f->n_lines == 0 && !ends)
        canvas_line(s->canvas, 4, style_plain, words("forecast.nothing"));
}
