/* A table with a map: the map, then one line each for the round, the turn and every seat, so that
 * ten seats fit on a screen. What a line says is up to the pack (texts "short.<key>"). */
#include <string.h>

#include "cli/abbr.h"
#include "cli/words.h"

enum { LINE = 1024, SEAT_PARTS = 4, INDENT = 4 };

/* ---- the round and the turn ---- */

static void draw_round(Screen *s, const ViewArea *map)
{
    char line[LINE], facts[LINE];
    Str out = STR_ON(line), f = STR_ON(facts);
    if (s->view->round == 0)
        return;
    words_fill(&out, "round", number_word(s->view->round), NULL);
    screen_short(s, &map->of, &f);
    put(&out, "%s%s", f.len > 0 ? ": " : "", facts);
    canvas_line(s->canvas, 2, style_bold, line);
}

static void put_owner(const Screen *s, int seat, Str *out)
{
    const ViewItem *piece = screen_piece(s, seat);
    screen_whom(s, piece != 0 ? piece->what : (Thing){KIND_SEAT, seat}, out);
}

/* A mat without slots only says something. */
static void draw_turn(Screen *s)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        char line[LINE], facts[LINE];
        Str out = STR_ON(line), f = STR_ON(facts);
        const ViewArea *a = &s->view->areas[i];
        if (a->kind != AREA_MAT || a->owner < 0 || a->n_cells > 0)
            continue;
        put(&out, "%s: ", screen_text(s, "area", a->key));
        put_owner(s, a->owner, &out);
        screen_short(s, &a->of, &f);
        put(&out, "%s%s", f.len > 0 ? " - " : "", facts);
        canvas_line(s->canvas, 2, style_plain, line);
    }
}

/* What somebody has put on the map, with what is to be known about it. */
static void draw_placed(Screen *s, int map)
{
    char line[4 * LINE];
    Str out = STR_ON(line);
    const View *v = s->view;
    for (int i = 0; i < v->n_items; i++) {
        char facts[200];
        Str f = STR_ON(facts);
        const ViewItem *item = &v->items[i];
        if (item->area != map || item->owner < 0 || item == screen_piece(s, item->owner))
            continue;
        if (out.len == 0)
            put(&out, "%s: ", screen_text(s, "area", v->areas[map].key));
        else
            str_text(&out, ", ");
        screen_title(s, item->what, &out);
        str_char(&out, ' ');
        screen_place(s, item, &out);
        str_text(&out, " (");
        put_owner(s, item->owner, &out);
        screen_short(s, &item->of, &f);
        put(&out, "%s%s)", f.len > 0 ? ", " : "", facts);
    }
    if (out.len > 0)
        canvas_line(s->canvas, 2, style_plain, line);
}

/* ---- seats ---- */

/* The columns of a seat's line: who, bar, where, numbers; then marks, and cards. */
typedef struct SeatLine {
    char part[SEAT_PARTS][96];
    char marks[LINE];
} SeatLine;

static bool has_mates(const Screen *s, int seat)
{
    for (int i = 0; i < s->view->n_seats; i++)
        if (i != seat && s->view->seats[i].team >= 0 &&
            s->view->seats[i].team == s->view->seats[seat].team)
            return true;
    return false;
}

/* " (you, team 1)", " (Bot Gizmo)" */
static void put_holder(const Screen *s, int seat, Str *out)
{
    str_text(out, " (");
    if (seat == s->seat)
        str_text(out, words("you"));
    else
        screen_seat_name(s, seat, out);
    if (has_mates(s, seat)) {
        str_text(out, ", ");
        words_fill(out, "team", number_word(s->view->seats[seat].team + 1), NULL);
    }
    str_text(out, ")");
}

/* "Armazi (you)"; what the letters on the map are, where the name does not say it. `brief`: only
 * these and the person, "Ar Bot Gizmo". */
static void put_who(const Screen *s, Abbrs *abbrs, int seat, bool brief, Str *out)
{
    const ViewItem *piece = screen_piece(s, seat);
    if (piece == 0) {
        screen_seat_name(s, seat, out);
        return;
    }
    if (brief) {
        put(out, "%s ", abbr_of(abbrs, piece->what)->word);
        screen_seat_name(s, seat, out);
        return;
    }
    const Abbr *a = abbr_of(abbrs, piece->what);
    const size_t first = (size_t)text_step(a->title);
    const char *second = a->title + first;
    while (*second == '\'' || *second == ' ')
        second++;
    if (!text_starts(second, a->word + first))
        put(out, "%s ", a->word);
    screen_title(s, piece->what, out);
    put_holder(s, seat, out);
}

/* Only the facts or only the tags. */
static void put_short(const Screen *s, ViewFacts of, bool facts, Str *out)
{
    if (facts)
        of.n_tags = 0;
    else
        of.n_facts = 0;
    screen_short(s, &of, out);
}

/* A piece that is nowhere, because it is out, needs no columns. */
static void fill_line(const Screen *s, Abbrs *abbrs, int seat, bool brief, SeatLine *l)
{
    Str who = STR_ON(l->part[0]), bar = STR_ON(l->part[1]), where = STR_ON(l->part[2]),
        numbers = STR_ON(l->part[3]), marks = STR_ON(l->marks);
    const ViewItem *piece = screen_piece(s, seat);
    const ViewFacts *of = &s->view->seats[seat].of;
    const bool is_out = piece != 0 && piece->cell < 0;
    put_who(s, abbrs, seat, brief, &who);
    if (piece != 0) {
        put_short(s, piece->of, true, &bar);
        screen_place(s, piece, is_out ? &marks : &where);
        put_short(s, piece->of, false, &marks);
    }
    put_short(s, *of, true, is_out ? &marks : &numbers);
    put_short(s, *of, false, &marks);
}

static bool is_card_of(const Screen *s, const ViewItem *item, int seat)
{
    const ViewArea *a = &s->view->areas[item->area];
    return a->kind == AREA_MAT && a->owner == seat && item->what.value != THING_HIDDEN;
}

static void put_card(const Screen *s, const ViewItem *item, Str *out)
{
    char marks[96];
    Str m = STR_ON(marks);
    screen_title(s, item->what, out);
    screen_short(s, &item->of, &m);
    if (m.len > 0)
        put(out, " (%s)", marks);
}

enum { CARDS = 32 };
typedef struct CardList {
    int n;
    struct { char text[96]; int copies; } card[CARDS];
} CardList;

/* Cards that read the same are one entry. */
static void list_cards(const Screen *s, int seat, CardList *list)
{
    list->n = 0;
    for (int i = 0; i < s->view->n_items && list->n < CARDS; i++) {
        int k = 0;
        if (!is_card_of(s, &s->view->items[i], seat))
            continue;
        Str text = STR_ON(list->card[list->n].text);
        put_card(s, &s->view->items[i], &text);
        while (!text_equal(list->card[k].text, list->card[list->n].text))
            k++;
        list->card[k].copies = k < list->n ? list->card[k].copies + 1 : 1;
        list->n += k == list->n;
    }
}

/* Cards as far as they fit into `room` columns, then how many more there are. */
static void put_cards(const Screen *s, int seat, int room, Str *out)
{
    static CardList list;
    int used = 0;
    list_cards(s, seat, &list);
    for (int i = 0; i < list.n; i++) {
        char card[120];
        Str c = STR_ON(card);
        if (list.card[i].copies > 1)
            put(&c, "%d × ", list.card[i].copies);
        str_text(&c, list.card[i].text);
        const int wide = text_width(card) + (used > 0 ? 2 : 0), more = i + 1 < list.n ? 4 : 0;
        if (used + wide + more > room) {
            put(out, "%s+%d", used > 0 ? " " : "", list.n - i);
            return;
        }
        put(out, "%s%s", used > 0 ? ", " : "", card);
        used += wide;
    }
}

/* Whose cards are to be read in full: one's own, and of whom the question speaks. */
static bool is_in_question(const Screen *s, int seat)
{
    const Menu *m = s->view->asked & SEAT_BIT(s->seat) ? match_menu(s->match, s->seat) : 0;
    const ViewItem *piece = screen_piece(s, seat);
    for (int i = 0; m != 0 && piece != 0 && i < m->n_about; i++)
        if (m->about[i].kind == piece->what.kind && m->about[i].value == piece->what.value)
            return true;
    return seat == s->seat;
}

static Style seat_style(const Screen *s, int seat)
{
    return seat == s->seat ? style_bold : style_plain;
}

/* Its number and the first parts of its line; returns the column after them. */
static int draw_parts(Screen *s, int seat, int row, int col, const SeatLine *l, const int *wide,
                      int parts)
{
    Canvas *canvas = s->canvas;
    const Style style = seat_style(s, seat);
    const bool asked = (s->view->asked & SEAT_BIT(seat)) != 0;
    canvas_text(canvas, row, col, style, asked ? ">" : " ");
    canvas_text(canvas, row, col + (seat < 9 ? 2 : 1),
                canvas->color ? screen_owner_style(seat) : style, number_word(seat + 1));
    col += INDENT;
    for (int i = 0; i < parts; i++) {
        canvas_text(canvas, row, col, style, l->part[i]);
        col += wide[i] + (wide[i] > 0);
    }
    return col;
}

static void draw_seat(Screen *s, int seat, const SeatLine *l, const int *wide)
{
    char cards[LINE];
    Str c = STR_ON(cards);
    Canvas *canvas = s->canvas;
    const Style style = seat_style(s, seat);
    const int row = canvas->rows;
    if (row >= CANVAS_ROWS)
        return;
    int col = draw_parts(s, seat, row, 0, l, wide, SEAT_PARTS);
    const bool whole = is_in_question(s, seat);
    if (l->marks[0] != '\0')
        put(&c, "[%s] ", l->marks);
    put_cards(s, seat, whole ? LINE / 2 : canvas->width - col - text_width(cards), &c);
    canvas_wrap(canvas, row, &col, INDENT, canvas->width, style, cards);
}

/* Two seats in a row, with as many parts as there is room for, at least the bar; false: there is
 * none. */
static bool draw_side_by_side(Screen *s, const SeatLine *lines, const int *wide)
{
    int column = INDENT, parts = 0;
    const int high = (s->view->n_seats + 1) / 2, top = s->canvas->rows;
    while (parts < SEAT_PARTS && 2 * (column + wide[parts] + 1) <= s->canvas->width + 1)
        column += wide[parts++] + 1;
    if (parts < 2 || top + high > CANVAS_ROWS)
        return false;
    for (int seat = 0; seat < s->view->n_seats; seat++)
        draw_parts(s, seat, top + seat % high, seat / high * column, &lines[seat], wide, parts);
    return true;
}

static void fill_lines(const Screen *s, bool brief, SeatLine *lines, int *wide)
{
    Abbrs *abbrs = screen_abbrs(s);
    memset(lines, 0, MAX_SEATS * sizeof *lines);
    memset(wide, 0, SEAT_PARTS * sizeof *wide);
    for (int seat = 0; seat < s->view->n_seats; seat++) {
        fill_line(s, abbrs, seat, brief, &lines[seat]);
        for (int i = 0; i < SEAT_PARTS; i++)
            if (text_width(lines[seat].part[i]) > wide[i])
                wide[i] = text_width(lines[seat].part[i]);
    }
}

static void draw_seats(Screen *s)
{
    static SeatLine lines[MAX_SEATS];
    int wide[SEAT_PARTS];
    for (int brief = 0; brief < 2 && s->tight >= TIGHT_DENSE; brief++) {
        fill_lines(s, brief, lines, wide);
        if (draw_side_by_side(s, lines, wide))
            return;
    }
    fill_lines(s, false, lines, wide);
    for (int seat = 0; seat < s->view->n_seats; seat++)
        draw_seat(s, seat, &lines[seat], wide);
}

/* ---- all of it ---- */

static bool has_pieces(const Screen *s)
{
    for (int seat = 0; seat < s->view->n_seats; seat++)
        if (screen_piece(s, seat) != 0)
            return true;
    return false;
}

/* Rows of pieces are told by the lines of their seats. */
static void draw_rows(Screen *s)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        bool pieces = false;
        for (int seat = 0; seat < s->view->n_seats; seat++)
            pieces = pieces || (screen_piece(s, seat) != 0 && screen_piece(s, seat)->area == i);
        if (s->view->areas[i].kind == AREA_ROW && !pieces)
            screen_area(s, i);
    }
}

void screen_map_head(Screen *s, int map)
{
    screen_part(s, PART_HEAD);
    draw_round(s, &s->view->areas[map]);
    draw_turn(s);
    draw_seats(s);
}

static void draw_paged(Screen *s, int map)
{
    screen_map_head(s, map);
    screen_part(s, PART_BODY);
    if (has_pieces(s))
        screen_map(s, map);
    screen_break(s);
    draw_placed(s, map);
    draw_rows(s);
    screen_piles(s);
}

void screen_map_table(Screen *s, int map)
{
    if (s->tight >= TIGHT_PAGES) {
        draw_paged(s, map);
        return;
    }
    if (has_pieces(s))
        screen_map(s, map);
    draw_round(s, &s->view->areas[map]);
    draw_turn(s);
    draw_placed(s, map);
    draw_rows(s);
    draw_seats(s);
    if (s->tight == 0)
        screen_piles(s);
}
