/* What is to be said about one thing: a cell, a piece and what its owner has, a card. */
#include <string.h>

#include "cli/answers.h"
#include "cli/screen.h"
#include "cli/words.h"

enum { LINE = 1024, GROUPS = 8, RARE = 50 };

/* ---- cells ---- */

/* The board with this cell, and its index there; -1: none. */
static int find_cell(const Screen *s, Thing what, int *cell)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        for (*cell = 0; view_is_board(a) && *cell < a->n_cells; (*cell)++)
            if (same_thing(s->view->cells[a->first_cell + *cell].what, what))
                return i;
    }
    return -1;
}

static void put_titled(const Screen *s, Thing what, const ViewFacts *of, Str *out)
{
    char facts[400];
    Str f = STR_ON(facts);
    screen_title(s, what, out);
    screen_facts(s, of, &f);
    if (f.len > 0)
        put(out, " (%s)", facts);
}

bool screen_cell(const Screen *s, Thing what, Str *out)
{
    int cell;
    int16_t color;
    const int area = find_cell(s, what, &cell);
    if (area < 0)
        return false;
    const ViewCell *c = &s->view->cells[s->view->areas[area].first_cell + cell];
    put_titled(s, what, &c->of, out);
    const char *dim = screen_dimmed(s, &s->view->areas[area], c, &color);
    if (dim != 0)
        put(out, ", %s", dim);
    const char *sep = ": ";
    for (int i = 0; i < s->view->n_items; i++) {
        const ViewItem *item = &s->view->items[i];
        if (item->area != area || item->cell != cell)
            continue;
        str_text(out, sep);
        put_titled(s, item->what, &item->of, out);
        sep = ", ";
    }
    return true;
}

/* All cells that have this tag. */
static void draw_tagged(Screen *s, const char *tag)
{
    char line[LINE];
    Str out = STR_ON(line);
    const char *sep = ": ";
    str_text(&out, screen_text(s, "tag", tag));
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        for (int k = 0; view_is_board(a) && k < a->n_cells; k++) {
            const ViewCell *c = &s->view->cells[a->first_cell + k];
            for (int t = 0; t < c->of.n_tags; t++) {
                if (!text_equal(c->of.tags[t], tag))
                    continue;
                str_text(&out, sep);
                screen_title(s, c->what, &out);
                sep = ", ";
            }
        }
    }
    canvas_line(s->canvas, 2, style_plain, line);
}

bool screen_tagged(Screen *s, const char *name)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        for (int k = 0; view_is_board(a) && k < a->n_cells; k++) {
            const ViewFacts *of = &s->view->cells[a->first_cell + k].of;
            for (int t = 0; t < of->n_tags; t++) {
                if (!answers_same(screen_text(s, "tag", of->tags[t]), name))
                    continue;
                draw_tagged(s, of->tags[t]);
                return true;
            }
        }
    }
    return false;
}

/* ---- things ---- */

static void draw_text(Screen *s, const char *text)
{
    char line[LINE];
    Str out = STR_ON(line);
    if (text == 0)
        return;
    put(&out, "  %s", text);
    canvas_line(s->canvas, 4, style_dim, line);
}

/* Where an item is and what it has; then all that belongs to the seat if it is its piece. */
static void draw_item(Screen *s, const ViewItem *item)
{
    char line[LINE], facts[LINE];
    Str out = STR_ON(line), f = STR_ON(facts);
    str_text(&out, "  ");
    screen_place(s, item, &out);
    if (item->owner >= 0) {
        str_text(&out, ", ");
        screen_seat_name(s, item->owner, &out);
    }
    screen_facts(s, &item->of, &f);
    put(&out, "%s%s", f.len > 0 ? ": " : "", facts);
    canvas_line(s->canvas, 4, style_plain, line);
    draw_text(s, screen_tag_text(s, item));
}

static void draw_owner(Screen *s, int seat, Thing piece)
{
    char line[LINE], facts[LINE];
    Str out = STR_ON(line), f = STR_ON(facts);
    const ViewItem of_seat = {.what = piece, .of = s->view->seats[seat].of};
    screen_facts(s, &of_seat.of, &f);
    if (f.len > 0) {
        put(&out, "  %s", facts);
        canvas_line(s->canvas, 4, style_plain, line);
    }
    draw_text(s, screen_tag_text(s, &of_seat));
    screen_cards_of(s, seat);
}

/* On its mat a hero has the numbers that it has on the board. */
static bool is_told(const Screen *s, int i)
{
    const ViewItem *item = &s->view->items[i];
    for (int k = 0; k < i; k++) {
        const ViewItem *before = &s->view->items[k];
        if (!same_thing(before->what, item->what) || before->of.n_facts != item->of.n_facts)
            continue;
        int same = 0;
        while (same < item->of.n_facts &&
               item->of.facts[same].value == before->of.facts[same].value)
            same++;
        if (same == item->of.n_facts && same > 0)
            return true;
    }
    return false;
}

static void draw_rule(Screen *s, const char *id)
{
    const Pack *pack = pack_of(s->state);
    for (int i = 0; i < pack->n_rules; i++) {
        char line[LINE];
        Str out = STR_ON(line);
        if (!text_equal(pack->rules[i].id, id))
            continue;
        put(&out, "%s: %s", id, pack->rules[i].in[s->lang]);
        draw_text(s, line);
    }
}

/* What it will have one day, when, and by which rule: "Rock Solid (once levelled up): …". */
static void draw_later(Screen *s, Thing t)
{
    char line[LINE], word[64];
    Str out = STR_ON(line), w = STR_ON(word);
    const char *kind = screen_find(s, "later", s->game->kinds[t.kind].id);
    const char *text = kind != 0 ? screen_text_as(s, kind, t) : 0;
    if (text == 0)
        return;
    screen_word(s, t, &w);
    put(&out, "  %s", screen_text(s, kind, word));
    if (screen_find(s, "more", kind) != 0)
        put(&out, " (%s)", screen_text(s, "more", kind));
    put(&out, ": %s", text);
    canvas_line(s->canvas, 4, style_plain, line);
    if (screen_find(s, "later", kind) != 0)
        draw_rule(s, screen_find(s, "later", kind));
}

void screen_thing(Screen *s, Thing t)
{
    char line[LINE];
    Str out = STR_ON(line);
    screen_title(s, t, &out);
    canvas_line(s->canvas, 2, style_bold, line);
    draw_text(s, screen_card_text(s, t));
    draw_later(s, t);
    for (int i = 0; i < s->view->n_items; i++)
        if (same_thing(s->view->items[i].what, t) && !is_told(s, i))
            draw_item(s, &s->view->items[i]);
    const int rows = s->canvas->rows;
    for (int i = 0; i < s->view->n_items && s->canvas->rows == rows; i++)
        if (same_thing(s->view->items[i].what, t))
            screen_cards_beside(s, &s->view->items[i]);
    if (s->canvas->rows == rows)
        screen_cards_tagged(s, t);
    for (int seat = 0; seat < s->view->n_seats; seat++) {
        const ViewItem *piece = screen_piece(s, seat);
        if (piece != 0 && same_thing(piece->what, t))
            draw_owner(s, seat, t);
    }
}

/* ---- ends of moves ---- */

typedef struct EndsOf {
    char title[64];
    char cells[300];
} EndsOf;

static void add_to(EndsOf *groups, int *n, const char *title, const char *cell)
{
    int i = 0;
    while (i < *n && !text_equal(groups[i].title, title))
        i++;
    if (i == GROUPS)
        return;
    if (i == *n) {
        Str t = STR_ON(groups[i].title);
        str_text(&t, title);
        groups[i].cells[0] = '\0';
        (*n)++;
    }
    char *cells = groups[i].cells;
    Str list = {.at = cells, .len = strlen(cells), .cap = sizeof groups[i].cells};
    put(&list, "%s%s", list.len > 0 ? ", " : "", cell);
}

/* A tag that few cells have is worth a word. */
static bool is_rare(const Screen *s, const ViewArea *a, const char *tag)
{
    int n = 0;
    for (int i = 0; i < a->n_cells; i++) {
        const ViewFacts *of = &s->view->cells[a->first_cell + i].of;
        for (int t = 0; t < of->n_tags; t++)
            n += text_equal(of->tags[t], tag);
    }
    return n * RARE <= a->n_cells;
}

static void sort_end(const Screen *s, Thing end, EndsOf *groups, int *n)
{
    int cell;
    char word[64];
    Str w = STR_ON(word);
    const int area = find_cell(s, end, &cell);
    if (area < 0)
        return;
    const ViewArea *a = &s->view->areas[area];
    const ViewFacts *of = &s->view->cells[a->first_cell + cell].of;
    thing_write(s->game, s->state, end, &w);
    for (int i = 0; i < s->view->n_items; i++) {
        char title[64];
        Str t = STR_ON(title);
        if (s->view->items[i].area != area || s->view->items[i].cell != cell)
            continue;
        screen_title(s, s->view->items[i].what, &t);
        add_to(groups, n, title, word);
    }
    for (int t = 0; t < of->n_tags; t++)
        if (is_rare(s, a, of->tags[t]))
            add_to(groups, n, screen_text(s, "tag", of->tags[t]), word);
    if (screen_map_area(s) < 0)  /* nothing is marked there */
        add_to(groups, n, words("map.mark"), word);
}

void screen_ends(const Screen *s, const Thing *ends, int n, Str *out)
{
    static EndsOf groups[GROUPS];
    int n_groups = 0;
    for (int i = 0; i < n; i++)
        sort_end(s, ends[i], groups, &n_groups);
    words_fill(out, "play.ends", number_word(n), NULL);
    for (int i = 0; i < n_groups; i++)
        put(out, " %s: %s.", groups[i].title, groups[i].cells);
}
