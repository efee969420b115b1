/* The whole screen: seats, table, what happened, the question and its answers. */
#include "cli/screen.h"

#include <string.h>

#include "cli/term.h"
#include "cli/words.h"
#include "table/names.h"

enum { LINE = 1024 };

/* The piece that answers would lead about a plane: what the question is about. */
static void find_led(Screen *s)
{
    const bool asked = s->view->asked & SEAT_BIT(s->seat) && game_measures(s->game);
    const Menu *m = asked ? match_menu(s->match, s->seat) : 0;
    s->listener.led = m != 0 && m->n_about > 0 ? m->about[0] : thing(KIND_NUMBER, 0);
}

void screen_open(Screen *s, const Match *match, int seat, Lang lang, bool color)
{
    s->match = match;
    s->game = match_game(match);
    s->state = match_state(match);
    s->seat = seat;
    s->lang = lang;
    match_names(match, lang, &s->names);
    s->listener = (Listener){.lang = lang, .seat = seat, .names = &s->names, .around = s->view};
    s->height = term_height();
    s->n_breaks = 0;
    for (int i = 0; i < PARTS; i++)
        s->part[i] = 0;
    canvas_clear(s->canvas, term_width(), color);
    game_view(s->game, s->state, seat, s->view);
    if (match_over(match))
        s->view->asked = 0;
    find_led(s);
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

/* With colours the number of a seat has that of its pieces. */
static void draw_seat_number(Screen *s, int seat, int row, int col)
{
    const char number[2] = {(char)('0' + (seat + 1) % 10), '\0'};
    if (s->canvas->color)
        canvas_text(s->canvas, row, col, screen_owner_style(seat), number);
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
    draw_seat_number(s, seat, row, 0);
}

/* Round and seats in as few rows as they need, each of them whole if it fits into one. */
static void draw_seats_short(Screen *s)
{
    Canvas *c = s->canvas;
    char line[LINE];
    Str round = STR_ON(line);
    int row = c->rows, col = 0;
    if (s->view->round > 0) {
        words_fill(&round, "round", number_word(s->view->round), NULL);
        col = canvas_text(c, row, 0, style_dim, line) + 2;
    }
    for (int seat = 0; seat < s->view->n_seats; seat++) {
        char facts[LINE];
        Str out = STR_ON(line), f = STR_ON(facts);
        put(&out, "%s ", s->view->asked & SEAT_BIT(seat) ? ">" : " ");
        screen_seat_name(s, seat, &out);
        screen_brief(s, &s->view->seats[seat].of, false, &f);
        put(&out, "%s%s", f.len > 0 ? ": " : "", facts);
        if (col > 0 && col + text_width(line) > c->width) {
            row++;
            col = 0;
        }
        const int number_at = col, number_row = row;
        row = canvas_wrap(c, row, &col, 4, c->width,
                          seat == s->seat ? style_bold : style_plain, line);
        draw_seat_number(s, seat, number_row, number_at);
        col += 2;
    }
}

void screen_head(Screen *s)
{
    char line[LINE];
    Str out = STR_ON(line);
    const int map = screen_map_area(s);
    if (map >= 0) {
        screen_map_head(s, map);
        return;
    }
    screen_part(s, PART_HEAD);
    if (s->tight >= TIGHT_DENSE) {
        draw_seats_short(s);
        return;
    }
    if (s->view->round > 0) {
        words_fill(&out, "round", number_word(s->view->round), NULL);
        canvas_line(s->canvas, 0, style_dim, line);
    }
    for (int i = 0; i < s->view->n_seats; i++)
        draw_seat(s, i);
}

static void draw_areas(Screen *s, AreaKind kind, bool own)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        if (a->kind != kind || (a->owner == s->seat) != own ||
            screen_find(s, "between", a->key) != 0 || screen_scene_text(s, a) != 0)
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

bool screen_has_scene(const Screen *s)
{
    for (int i = 0; i < s->view->n_areas; i++)
        if (screen_scene_text(s, &s->view->areas[i]) != 0)
            return true;
    return false;
}

static void draw_scenes(Screen *s)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        if (screen_scene_text(s, &s->view->areas[i]) == 0)
            continue;
        screen_break(s);
        screen_scene(s, i);
        screen_gap(s);
    }
}

void screen_table(Screen *s)
{
    enum { AREA_KINDS_DRAWN = 6 };
    static const AreaKind order[AREA_KINDS_DRAWN] = {AREA_PLANE, AREA_HEX, AREA_GRID, AREA_TRACK,
                                                     AREA_ROW, AREA_MAT};
    const int map = screen_map_area(s);
    if (map >= 0) {
        screen_map_table(s, map);
        return;
    }
    screen_head(s);
    screen_part(s, PART_BODY);
    screen_gap(s);
    if (screen_has_scene(s))
        draw_scenes(s);
    /* Beside a scene the board is of little use where rows are scarce: what one has comes first. */
    const bool stage = screen_has_scene(s) && s->tight >= TIGHT_PAGES;
    const int first = stage ? AREA_KINDS_DRAWN - 1 : 0;
    for (int i = first; i < first + AREA_KINDS_DRAWN; i++) {
        const AreaKind kind = order[i % AREA_KINDS_DRAWN];
        draw_areas(s, kind, stage);
        draw_areas(s, kind, !stage);
        if (kind == AREA_GRID && s->tight >= TIGHT_PAGES)
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
    if (last < 2 || events[i].secret != 0 || event_has_list(spec) ||
        spec->kinds[last] != spec->kinds[last - 1] || spec->kinds[last] == KIND_NUMBER)
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

int screen_news_lines(const Screen *s, int from)
{
    const Event *events;
    const int n = match_events(s->match, &events);
    int lines = 0;
    for (int i = from; i < n; lines++) {
        char line[LINE];
        Str out = STR_ON(line);
        i += put_news(s, events, i, n, &out);
    }
    return lines;
}

void screen_news(Screen *s, int from, int most)
{
    const Event *events;
    const int n = match_events(s->match, &events), lines = screen_news_lines(s, from);
    char line[LINE];
    int told = 0;
    if (lines == 0)
        return;
    screen_gap(s);
    if (lines > most && s->tight < TIGHT_PAGES) {
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
    screen_title(s, (Thing){KIND_SEAT, menu->seat}, &out);
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
        if (r.seat[i].outcome != OUTCOME_WIN)
            continue;
        str_text(&out, out.len > 0 ? ", " : "");
        put_winner(s, i, &out);
    }
    char sentence[LINE];
    Str end = STR_ON(sentence);
    screen_part(s, PART_QUESTION);
    const bool even = result_with(&r, s->view->n_seats, OUTCOME_DRAW) != 0;
    words_fill(&end, line[0] != '\0' ? "end.wins" : even ? "end.draw" : "end.lost", line, NULL);
    screen_gap(s);
    canvas_line(s->canvas, 2, style_bold, sentence);
    if (r.ending != 0)
        canvas_line(s->canvas, 2, style_plain, screen_text(s, "ending", r.ending));
    screen_part(s, PART_ANSWERS);
}
