/* Hands, tracks, rows, mats and piles. */
#include "cli/screen.h"
#include "cli/words.h"

enum { LINE = 1024 };

static bool is_in(const Screen *s, const ViewItem *item, int area)
{
    (void)s;
    return item->area == area;
}

/* "Crusher (Cost 2; reaction)"; where room is scarce the short forms of the pack, if it has any. */
static void put_item(const Screen *s, const ViewItem *item, Str *out)
{
    char facts[256];
    Str f = STR_ON(facts);
    screen_title(s, item->what, out);
    if (s->tight > 0 && s->view->areas[item->area].kind == AREA_HAND)
        screen_brief(s, &item->of, true, &f);  /* whose card it is, no short form says */
    else if (s->tight > 0)
        screen_short(s, &item->of, &f);
    if (f.len == 0)
        screen_facts(s, &item->of, &f);
    if (f.len > 0)
        put(out, " (%s)", facts);
}

/* A card on its own line, followed by what it says. */
static void draw_card(Screen *s, const ViewItem *item, const char *before)
{
    char line[LINE];
    Str out = STR_ON(line);
    const char *said = screen_tag_text(s, item);
    const char *text = said != 0 ? said : screen_card_text(s, item->what);
    str_text(&out, before);
    put_item(s, item, &out);
    const int row = s->canvas->rows;
    if (row >= CANVAS_ROWS)
        return;
    s->canvas->rows++;
    int col = 0;
    for (const char *p = line; *p == ' '; p++)
        col++;
    int end = canvas_wrap(s->canvas, row, &col, 6, s->canvas->width, style_plain, line + col);
    if (text == 0)
        return;
    col = canvas_text(s->canvas, end, col, style_plain, ": ");
    canvas_wrap(s->canvas, end, &col, 6, s->canvas->width, style_dim, text);
}

static int count_items(const Screen *s, int area, bool known)
{
    int n = 0;
    for (int i = 0; i < s->view->n_items; i++)
        if (is_in(s, &s->view->items[i], area) &&
            (!known || s->view->items[i].what.value != THING_HIDDEN))
            n++;
    return n;
}

static int area_count(const Screen *s, int area)
{
    const int told = s->view->areas[area].count;
    return told >= 0 ? told : count_items(s, area, false);
}

/* Things of a mat that belong together, such as a hero and what it can do, have a paragraph
 * each. */
static bool has_groups(const Screen *s, int area)
{
    int first = -1;
    for (int i = 0; s->view->areas[area].kind == AREA_MAT && i < s->view->n_items; i++) {
        const ViewItem *item = &s->view->items[i];
        if (!is_in(s, item, area) || item->cell < 0)
            continue;
        if (first >= 0 && item->cell != first)
            return s->view->areas[area].n_cells == 0;
        first = item->cell;
    }
    return false;
}

static void draw_groups(Screen *s, int area)
{
    char line[4 * LINE];
    Str title = STR_ON(line);
    int cell = -1;
    screen_area_title(s, &s->view->areas[area], &title);
    str_char(&title, ':');
    canvas_line(s->canvas, 4, style_plain, line);
    Str out = STR_ON(line);
    for (int i = 0; i < s->view->n_items; i++) {
        const ViewItem *item = &s->view->items[i];
        if (!is_in(s, item, area) || item->what.value == THING_HIDDEN)
            continue;
        if (item->cell != cell && out.len > 0) {
            canvas_line(s->canvas, 4, style_plain, line);
            screen_break(s);
            out = (Str)STR_ON(line);
        }
        str_text(&out, out.len == 0 ? "  " : item->cell == cell ? ", " : "");
        put_item(s, item, &out);
        cell = item->cell;
    }
    canvas_line(s->canvas, 4, style_plain, line);
}

/* A short form: title, number of things, and the known ones in one paragraph. */
static void draw_short(Screen *s, int area)
{
    if (has_groups(s, area)) {
        draw_groups(s, area);
        return;
    }
    char line[4 * LINE];
    Str out = STR_ON(line);
    const ViewArea *a = &s->view->areas[area];
    screen_area_title(s, a, &out);
    if (a->count >= 0 || count_items(s, area, false) > 0)
        put(&out, ": %d", area_count(s, area));
    const char *sep = " - ";
    for (int i = 0; i < s->view->n_items; i++) {
        const ViewItem *item = &s->view->items[i];
        if (!is_in(s, item, area) || item->what.value == THING_HIDDEN)
            continue;
        str_text(&out, sep);
        put_item(s, item, &out);
        sep = ", ";
    }
    canvas_line(s->canvas, 4, style_plain, line);
}

void screen_cards_in(Screen *s, int area)
{
    char line[LINE];
    Str out = STR_ON(line);
    screen_area_title(s, &s->view->areas[area], &out);
    put(&out, ": %d", area_count(s, area));
    canvas_line(s->canvas, 4, style_bold, line);
    bool first = true;  /* stays with the title */
    for (int i = 0; i < s->view->n_items; i++) {
        if (!is_in(s, &s->view->items[i], area) || s->view->items[i].what.value == THING_HIDDEN)
            continue;
        if (!first)
            screen_break(s);
        draw_card(s, &s->view->items[i], "  ");
        first = false;
    }
}

static void draw_slot(Screen *s, int area, int slot)
{
    char line[LINE], facts[256];
    Str out = STR_ON(line), f = STR_ON(facts);
    const ViewCell *c = &s->view->cells[s->view->areas[area].first_cell + slot];
    put(&out, "  ");
    screen_facts(s, &c->of, &f);
    if (c->what.kind != KIND_NUMBER || f.len == 0) {  /* a bare number is said by its fact */
        screen_title(s, c->what, &out);
        put(&out, "%s%s%s: ", f.len > 0 ? " (" : "", facts, f.len > 0 ? ")" : "");
    } else {
        put(&out, "%s: ", facts);
    }
    bool empty = true;
    for (int i = 0; i < s->view->n_items; i++) {
        if (!is_in(s, &s->view->items[i], area) || s->view->items[i].cell != slot)
            continue;
        draw_card(s, &s->view->items[i], empty ? line : "      ");
        empty = false;
    }
    if (empty) {
        put(&out, "-");
        canvas_line(s->canvas, 6, style_dim, line);
    }
}

/* ---- a stack: effects that wait, each with what it comes from and what it is aimed at ---- */

static const ViewItem *first_in(const Screen *s, int area, int cell)
{
    for (int i = 0; i < s->view->n_items; i++)
        if (is_in(s, &s->view->items[i], area) && s->view->items[i].cell == cell)
            return &s->view->items[i];
    return 0;
}

/* "3 attack (Seat 1): Weasel Scout -> Lantern Ghost" */
static void draw_effect(Screen *s, int area, int cell, const ViewItem *head)
{
    char line[LINE], facts[256];
    Str out = STR_ON(line), f = STR_ON(facts);
    screen_facts(s, &head->of, &f);
    put(&out, "  %d %s", cell + 1, facts);
    if (head->owner >= 0) {
        put(&out, " (");
        screen_title(s, (Thing){KIND_SEAT, head->owner}, &out);
        put(&out, ")");
    }
    for (int role = 0; role < 2; role++) {
        for (int i = 0; i < s->view->n_items; i++) {
            const ViewItem *item = &s->view->items[i];
            if (!is_in(s, item, area) || item->cell != cell || item == head ||
                view_has_tag(&item->of, "target") != (role == 1))
                continue;
            put(&out, role == 0 ? ": " : " -> ");
            screen_title(s, item->what, &out);
        }
    }
    canvas_line(s->canvas, 4, style_plain, line);
}

/* What happens first comes first. */
static void draw_stack(Screen *s, int area)
{
    char line[LINE];
    Str out = STR_ON(line);
    screen_area_title(s, &s->view->areas[area], &out);
    canvas_line(s->canvas, 4, style_bold, line);
    int top = 0;
    while (first_in(s, area, top) != 0)
        top++;
    for (int cell = top - 1; cell >= 0; cell--)
        draw_effect(s, area, cell, first_in(s, area, cell));
}

static void draw_track(Screen *s, int area)
{
    char line[LINE];
    Str out = STR_ON(line);
    const ViewArea *a = &s->view->areas[area];
    if (a->n_cells == 0 && first_in(s, area, 0) != 0) {
        draw_stack(s, area);
        return;
    }
    if (a->n_cells == 0) {
        screen_cards_in(s, area);
        return;
    }
    if (s->tight >= TIGHT_DENSE && count_items(s, area, false) == 0)
        return;
    screen_area_title(s, a, &out);
    canvas_line(s->canvas, 4, style_bold, line);
    bool first = true;  /* stays with the title */
    for (int i = 0; i < a->n_cells; i++) {
        if (s->tight >= TIGHT_DENSE && first_in(s, area, i) == 0)
            continue;
        if (!first)
            screen_break(s);
        draw_slot(s, area, i);
        first = false;
    }
}

static bool has_texts(const Screen *s, int area)
{
    for (int i = 0; i < s->view->n_items; i++)
        if (is_in(s, &s->view->items[i], area) && screen_card_text(s, s->view->items[i].what) != 0)
            return true;
    return false;
}

/* Nothing lies there and nothing is to be said about it. */
static bool is_empty(const Screen *s, int area)
{
    const ViewArea *a = &s->view->areas[area];
    return a->n_cells == 0 && area_count(s, area) == 0 && count_items(s, area, false) == 0 &&
           a->of.n_facts == 0 && a->of.n_tags == 0;
}

void screen_area(Screen *s, int area)
{
    const ViewArea *a = &s->view->areas[area];
    if ((a->kind != AREA_HAND || s->tight >= TIGHT_DENSE) && is_empty(s, area))
        return;
    if (a->kind == AREA_MAT && a->owner < 0)
        return;  /* reference material: the command `cards` shows it */
    if (s->tight == TIGHT_DENSE && a->kind == AREA_MAT && a->owner != s->seat)
        return;  /* look and cards show it */
    const bool fold = (a->kind == AREA_MAT || a->kind == AREA_ROW) &&
                      (s->tight > 0 || (a->kind == AREA_MAT && a->owner != s->seat));
    if (a->kind == AREA_TRACK)
        draw_track(s, area);
    else if (fold || (a->kind == AREA_HAND && s->tight >= TIGHT_DENSE))
        draw_short(s, area);
    else if (a->kind == AREA_HAND ? a->owner == s->seat : has_texts(s, area))
        screen_cards_in(s, area);
    else
        draw_short(s, area);
}

/* The piles of one owner, or of nobody, in one paragraph: only their sizes matter at a glance. */
static void draw_piles(Screen *s, int owner)
{
    char line[4 * LINE], facts[256];
    Str out = STR_ON(line);
    const char *sep = "";
    if (owner >= 0) {
        screen_title(s, (Thing){KIND_SEAT, owner}, &out);
        sep = ": ";
    }
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        Str f = STR_ON(facts);
        if (a->kind != AREA_PILE || a->owner != owner)
            continue;
        put(&out, "%s%s %d", sep, screen_text(s, "area", a->key), area_count(s, i));
        screen_facts(s, &a->of, &f);
        put(&out, f.len > 0 ? " (%s)" : "%s", facts);
        sep = ", ";
    }
    screen_break(s);
    if (sep[0] == ',')
        canvas_line(s->canvas, 4, style_plain, line);
}

void screen_piles(Screen *s)
{
    for (int owner = -1; owner < s->view->n_seats; owner++)
        draw_piles(s, owner);
}

void screen_cards_of(Screen *s, int owner)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        const bool is_place = a->kind == AREA_HAND || a->kind == AREA_PILE || a->kind == AREA_MAT;
        if (is_place && a->owner == owner && count_items(s, i, true) > 0)
            screen_cards_in(s, i);
    }
}

void screen_cards_beside(Screen *s, const ViewItem *item)
{
    if (item->cell < 0 || !has_groups(s, item->area))
        return;
    for (int i = 0; i < s->view->n_items; i++) {
        const ViewItem *other = &s->view->items[i];
        if (is_in(s, other, item->area) && other->cell == item->cell && other != item)
            draw_card(s, other, "  ");
    }
}

static bool listed_before(const Screen *s, int i, const char *tag)
{
    const ViewItem *item = &s->view->items[i];
    for (int k = 0; k < i; k++)
        if (s->view->items[k].what.kind == item->what.kind &&
            s->view->items[k].what.value == item->what.value &&
            view_has_tag(&s->view->items[k].of, tag))
            return true;
    return false;
}

/* What the content says it has; false: it does not say. */
static bool draw_brought(Screen *s, Thing figure)
{
    static View cards;
    const Preview *preview = s->game->preview;
    if (preview == 0 || preview->brings == 0)
        return false;
    view_begin(&cards, s->seat, s->view->n_seats);
    view_area(&cards, AREA_MAT, "brought", "", -1);
    preview->brings(s->state, figure, &cards);
    for (int i = 0; i < cards.n_items; i++)
        draw_card(s, &cards.items[i], "  ");
    return cards.n_items > 0;
}

void screen_cards_tagged(Screen *s, Thing figure)
{
    if (draw_brought(s, figure))
        return;
    char tag[64];
    Str word = STR_ON(tag);
    thing_write(s->game, s->state, figure, &word);
    const int copy = text_copy_mark(tag);
    if (copy > 0)
        tag[copy] = '\0';
    for (int i = 0; i < s->view->n_items; i++) {
        const ViewItem *item = &s->view->items[i];
        if (item->what.value != THING_HIDDEN && view_has_tag(&item->of, tag) &&
            !listed_before(s, i, tag))
            draw_card(s, item, "  ");
    }
}

void screen_cards(Screen *s)
{
    for (int i = 0; i < s->view->n_areas; i++)
        if (s->view->areas[i].kind == AREA_MAT && s->view->areas[i].owner < 0 &&
            count_items(s, i, true) > 0)
            screen_cards_in(s, i);  /* reference material */
    screen_cards_of(s, s->seat);
}
