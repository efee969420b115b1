/* The answers to a question: few one below the other. Of many, those that read alike share a line
 * that says once what they have in common: "Move Kilgore to:  3 d4   4 d5   5 e5". */
#include <string.h>

#include "cli/screen.h"
#include "cli/words.h"
#include "table/ways.h"

enum {
    LINE = 1024, ENTRY = 512, LABEL = 200, INDENT = 4,
    FEW_OPTIONS = 7,
    FORETOLD_MOST = 8, FORETOLD_TEXT = 200,
    HEADING_MOST = 44,  /* columns of a heading that shares its row with answers */
    COLUMN_MOST = 26,   /* columns of answers that stand below each other */
};

/* ---- what an answer is about ---- */

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
        screen_title(s, item->what, out);
        str_char(out, ')');
    }
}

static void put_part(const char *text, Str *out)
{
    put(out, "%s%s", out->len > 0 ? ", " : "", text);
}

/* The ground of a square of the map, what lies there, and whether it is out of use. */
static void put_ground(const Screen *s, int map, int cell, Str *out)
{
    const ViewArea *a = &s->view->areas[map];
    const ViewCell *c = &s->view->cells[a->first_cell + cell];
    int16_t color;
    for (int t = c->of.n_tags - 1; t >= 0; t--) {
        const char *sign = screen_find(s, "sign", c->of.tags[t]);
        if (sign == 0)
            continue;
        if (!text_equal(sign, "."))  /* open ground goes without saying */
            put_part(screen_text(s, "tag", c->of.tags[t]), out);
        break;
    }
    for (int i = 0; i < s->view->n_items; i++) {
        char title[64];
        Str t = STR_ON(title);
        const ViewItem *item = &s->view->items[i];
        if (item->area != map || item->cell != cell)
            continue;
        screen_title(s, item->what, &t);
        put_part(title, out);
    }
    const char *dim = screen_dimmed(s, a, c, &color);
    if (dim != 0)
        put_part(dim, out);
}

/* What a field of a board that grows shows: everything on it that has a sign, and its numbers. */
static void put_field(const Screen *s, const ViewCell *c, Str *out)
{
    const ViewFacts numbers = {.n_facts = c->of.n_facts, .facts = c->of.facts};
    char facts[200];
    Str f = STR_ON(facts);
    for (int t = 0; t < c->of.n_tags; t++) {
        const char *sign = screen_find(s, "sign", c->of.tags[t]);
        if (sign != 0 && !text_equal(sign, " "))
            put_part(screen_text(s, "tag", c->of.tags[t]), out);
    }
    screen_brief(s, &numbers, true, &f);
    if (f.len > 0)
        put_part(facts, out);
}

static void put_square(const Screen *s, Thing what, Str *out)
{
    char about[400];
    Str text = STR_ON(about);
    const int map = screen_map_area(s);
    for (int k = 0; k < s->view->n_areas; k++) {
        const ViewArea *a = &s->view->areas[k];
        const int cell = k == map || (view_is_board(a) && a->grows)
                             ? screen_cell_index(s, a, what) : -1;
        if (cell >= 0 && k == map)
            put_ground(s, map, cell, &text);
        else if (cell >= 0)
            put_field(s, &s->view->cells[a->first_cell + cell], &text);
    }
    if (text.len > 0)
        put(out, " (%s)", about);
}

/* The seat whose slots an answer names: one's own, or that of the piece the question is about
 * (texts "whose.<verb>": about). */
static int slots_of(const Screen *s, const Menu *m, Option o)
{
    const char *whose = screen_find(s, "whose", s->game->verbs[option_verb(o)].word);
    for (int seat = 0; whose != 0 && seat < s->view->n_seats; seat++) {
        const ViewItem *piece = screen_piece(s, seat);
        if (piece != 0 && m->n_about > 0 && piece->what.kind == m->about[0].kind &&
            piece->what.value == m->about[0].value)
            return seat;
    }
    return m->seat;
}

/* The card in a slot of a seat; false: this thing is no slot. */
static bool find_slot(const Screen *s, int seat, Thing slot, const ViewItem **card)
{
    const View *v = s->view;
    for (int i = 0; i < v->n_areas; i++) {
        const ViewArea *a = &v->areas[i];
        for (int c = 0; a->kind == AREA_MAT && a->owner == seat && c < a->n_cells; c++) {
            const Thing what = v->cells[a->first_cell + c].what;
            if (what.kind != slot.kind || what.value != slot.value)
                continue;
            *card = 0;
            for (int k = 0; k < v->n_items; k++)
                if (v->items[k].area == i && v->items[k].cell == c)
                    *card = &v->items[k];
            return true;
        }
    }
    return false;
}

/* Which cards lie in the slots that an answer names. */
static void put_slots(const Screen *s, const Menu *m, Option o, Str *out)
{
    char cards[200];
    Str c = STR_ON(cards);
    const int args = s->game->verbs[option_verb(o)].n_args;
    bool any = false;
    for (int k = 0; k < args; k++) {
        char title[96];
        Str t = STR_ON(title);
        const ViewItem *card;
        if (!find_slot(s, slots_of(s, m, o), option_thing(s->game, o, k), &card))
            continue;
        any = any || card != 0;
        if (card != 0)
            screen_title(s, card->what, &t);
        put_part(card != 0 ? title : "-", &c);
    }
    if (any)
        put(out, " (%s)", cards);
}

/* ---- what lies beside a piece ---- */

/* The n-th thing of a kind on the mat of a piece, or NULL. */
static const ViewItem *nth_beside(const Screen *s, Thing piece, const char *kind, int n)
{
    const View *v = s->view;
    for (int i = 0; i < v->n_items; i++) {
        const ViewItem *on = &v->items[i];
        if (!same_thing(on->what, piece) || v->areas[on->area].kind != AREA_MAT || on->cell < 0)
            continue;
        for (int k = 0; k < v->n_items; k++) {
            const ViewItem *item = &v->items[k];
            if (item->area == on->area && item->cell == on->cell && !item->mention &&
                text_equal(s->game->kinds[item->what.kind].id, kind) && n-- == 0)
                return item;
        }
    }
    return 0;
}

/* A number of what a piece has, by its name and short form (texts "beside.<kind>": the kind of what
 * is counted there): the piece is named before it, or the question is about it. */
static void put_beside(const Screen *s, const Menu *m, Option o, Str *out)
{
    Thing piece = m->n_about > 0 ? m->about[0] : thing(KIND_NUMBER, 0);
    for (int k = 0; k < s->game->verbs[option_verb(o)].n_args; k++) {
        char facts[200];
        Str f = STR_ON(facts);
        const Thing t = option_thing(s->game, o, k);
        const char *kind = screen_find(s, "beside", s->game->kinds[t.kind].id);
        const ViewItem *item = kind != 0 ? nth_beside(s, piece, kind, t.value) : 0;
        piece = kind == 0 ? t : piece;
        if (item == 0)
            continue;
        str_text(out, " (");
        screen_title(s, item->what, out);
        screen_short(s, &item->of, &f);
        put(out, "%s%s)", f.len > 0 ? ", " : "", facts);
    }
}

/* What hides or threatens the place that an answer names on a measured plane; where it lies, its
 * label says. */
static void put_place(const Screen *s, const Menu *m, Option o, Str *out)
{
    char text[200];
    Str words = STR_ON(text);
    PlaceWords w;
    const VerbSpec *verb = &s->game->verbs[option_verb(o)];
    const int x = verb->n_args - 2;
    if (!game_measures(s->game) || x < 0 || verb->kinds[x] != KIND_X)
        return;
    const Point at = {option_arg(o, x), option_arg(o, x + 1)};
    if (!s->game->preview->plane->describe(s->state, m, at, &w))
        return;
    w.near = thing(KIND_NUMBER, 0);
    screen_place_words(s, &w, &words);
    if (words.len > 0)
        put(out, " (%s)", text);
}

/* ---- chances ---- */

static void put_percent(int millionths, Str *out)
{
    const int tenths = (millionths + 500) / 1000;
    put(out, "%d.%d", tenths / 10, tenths % 10);
}

static bool has_odds(const Screen *s, const Menu *m, Option o, Odds *out)
{
    return ways_odds(s->game, s->state, m->seat, o, 1, out);
}

static void put_odds(const Screen *s, const Menu *m, Option o, Str *out)
{
    char hit[16], kill[16], mean[16], text[200];
    Str h = STR_ON(hit), k = STR_ON(kill), e = STR_ON(mean), t = STR_ON(text);
    Odds odds;
    if (!has_odds(s, m, o, &odds))
        return;
    put_percent(odds.hit, &h);
    put_percent(odds.kill, &k);
    put(&e, "%d.%d", (odds.mean + 50) / 1000, (odds.mean + 50) / 100 % 10);
    words_fill(&t, "odds.short", hit, mean, NULL);
    if (odds.kill > 0)
        words_fill(&t, "odds.kill", kill, NULL);
    put(out, " %s", text);
}

/* ---- forecasts ---- */

/* Answers that say little by themselves are followed by what they bring, where the pack wants it
 * (texts "foretold.<prompt>"). They are made once for each question. */
static char foretold[FORETOLD_MOST][FORETOLD_TEXT];
static struct { uint64_t position; int n; } foretold_for;

static uint64_t position_of(const Screen *s, const Menu *m)
{
    const unsigned char *bytes = s->state;
    uint64_t hash = 14695981039346656037u + (uint64_t)m->seat;
    for (size_t i = 0; i < s->game->state_size; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    return hash;
}

static void foretell(const Screen *s, const Menu *m)
{
    static Forecast f;
    const bool wanted = screen_find(s, "foretold", s->game->prompts[m->prompt].id) != 0 &&
                        m->n <= FORETOLD_MOST;
    if (!wanted) {
        foretold_for.n = 0;
        return;
    }
    if (foretold_for.position == position_of(s, m) && foretold_for.n == m->n)
        return;
    for (int i = 0; i < m->n; i++) {
        Str out = STR_ON(foretold[i]);
        forecast(s->game, s->state, m->seat, m->list[i], 1, &f);
        screen_foretell(s, &f, &out);
    }
    foretold_for.position = position_of(s, m);
    foretold_for.n = m->n;
}

/* ---- what answers say ---- */

static char labels[MENU_MAX][LABEL];

/* What its label does not say. */
static void put_more(const Screen *s, const Menu *m, int i, Str *out)
{
    const Option o = m->list[i];
    const int args = s->game->verbs[option_verb(o)].n_args;
    for (int k = 0; k < args; k++)
        put_hidden_there(s, option_thing(s->game, o, k), out);
    if (args == 1)
        put_square(s, option_thing(s->game, o, 0), out);
    put_slots(s, m, o, out);
    put_beside(s, m, o, out);
    put_place(s, m, o, out);
    if (foretold_for.n > i && foretold[i][0] != '\0')
        put(out, " (%s)", foretold[i]);
}

static void put_number(int i, Str *out)
{
    put(out, "%s%d ", i < 9 ? " " : "", i + 1);
}

/* " 3 Move Kilgore to e5" */
static void put_choice(const Screen *s, const Menu *m, int i, Str *out)
{
    put_number(i, out);
    str_text(out, labels[i]);
    put_more(s, m, i, out);
    put_odds(s, m, m->list[i], out);
}

/* ---- answers put together ---- */

/* Answers that read the same but for a part in the middle. */
typedef struct Run {
    int from, n;
    size_t head, tail;  /* bytes that all their labels begin and end with */
} Run;

/* Which of their things two answers of one verb have in common, a bit each; -1: they have none to
 * compare. */
static int shared_things(const Screen *s, const Menu *m, int i, int k)
{
    const Option a = m->list[i], b = m->list[k];
    const int args = s->game->verbs[option_verb(a)].n_args;
    int shared = 0;
    if (option_verb(a) != option_verb(b) || args == 0)
        return -1;
    for (int n = 0; n < args; n++)
        shared |= (option_arg(a, n) == option_arg(b, n)) << n;
    return shared;
}

/* How many answers from `from` on have the same things in common as the first two. */
static int count_alike(const Screen *s, const Menu *m, int from)
{
    const int shared = from + 1 < m->n ? shared_things(s, m, from, from + 1) : -1;
    int n = 1;
    while (shared >= 0 && from + n < m->n && shared_things(s, m, from, from + n) == shared &&
           shared_things(s, m, from + n - 1, from + n) == shared)
        n++;
    return n;
}

/* Whether a place of a label is between quotation marks: “this”, or in German „das“. */
static bool is_quoted(const char *label, size_t at)
{
    bool inside = false;
    for (size_t i = 0; i < at; i++)
        if (strncmp(label + i, "„", strlen("„")) == 0)
            inside = true;
        else if (strncmp(label + i, "“", strlen("“")) == 0)
            inside = !inside;
        else if (strncmp(label + i, "”", strlen("”")) == 0)
            inside = false;
    return inside;
}

/* Whole words that two labels begin with, or end with, and a comma before them; a name between
 * quotation marks is never taken apart. */
static size_t same_start(const char *a, const char *b)
{
    size_t same = 0;
    for (size_t i = 0; a[i] != '\0' && a[i] == b[i]; i++)
        if (a[i] == ' ' && !is_quoted(a, i))
            same = i + 1;
    return same;
}

static size_t same_end(const char *a, const char *b)
{
    const size_t long_a = strlen(a), long_b = strlen(b);
    size_t same = 0;
    for (size_t i = 1; i <= long_a && i <= long_b && a[long_a - i] == b[long_b - i]; i++)
        if ((a[long_a - i] == ' ' && !is_quoted(a, long_a - i)) ||
            (same == i - 1 && a[long_a - i] == ','))
            same = i;
    return same;
}

/* What the labels have in common; at least one word of each must be left between. */
static void find_common(Run *r)
{
    size_t shortest = strlen(labels[r->from]);
    r->head = r->tail = shortest;
    for (int i = r->from; i < r->from + r->n; i++) {
        const size_t head = same_start(labels[r->from], labels[i]);
        const size_t tail = same_end(labels[r->from], labels[i]), whole = strlen(labels[i]);
        r->head = i > r->from && head < r->head ? head : r->head;
        r->tail = i > r->from && tail < r->tail ? tail : r->tail;
        shortest = whole < shortest ? whole : shortest;
    }
    if (r->head + r->tail >= shortest)
        r->tail = 0;
    if (r->head >= shortest)
        r->head = 0;
}

/* The answers from `from` on that share a heading; a single one has none. */
static Run find_run(const Screen *s, const Menu *m, int from)
{
    Run r = {.from = from, .n = 1};
    Odds odds;
    if (has_odds(s, m, m->list[from], &odds))
        return r;
    r.n = count_alike(s, m, from);
    if (r.n > 1)
        find_common(&r);
    if (r.head == 0 && r.tail == 0)
        r.n = 1;
    return r;
}

/* "Build Barrier from … to c4:" */
static void put_heading(const Run *r, Str *out)
{
    const char *label = labels[r->from];
    size_t head = r->head;
    while (head > 0 && (label[head - 1] == ' ' || (r->tail == 0 && label[head - 1] == ':')))
        head--;
    str_bytes(out, label, head);
    if (r->tail > 0)
        put(out, "%s…%s", head > 0 ? " " : "", label + strlen(label) - r->tail);
    str_text(out, ":");
}

static void put_entry(const Screen *s, const Menu *m, const Run *r, int i, Str *out)
{
    put_number(i, out);
    str_bytes(out, labels[i] + r->head, strlen(labels[i]) - r->head - r->tail);
    put_more(s, m, i, out);
}

/* The width of columns for the answers; 0: they had better stand one after the other, because some
 * are long or a few are much longer than the others. */
static int column_width(const Screen *s, const Menu *m, const Run *r)
{
    int widest = 0, sum = 0;
    for (int i = r->from; i < r->from + r->n; i++) {
        char line[ENTRY];
        Str out = STR_ON(line);
        put_entry(s, m, r, i, &out);
        widest = text_width(line) > widest ? text_width(line) : widest;
        sum += text_width(line);
    }
    return widest <= COLUMN_MOST && widest * r->n <= 2 * sum ? widest + 2 : 0;
}

/* The heading, then its answers in the same row if it is short; each answer stays whole, and short
 * ones stand below each other. */
static void draw_run(Screen *s, const Menu *m, const Run *r)
{
    Canvas *c = s->canvas;
    char line[ENTRY];
    Str heading = STR_ON(line);
    const int step = column_width(s, m, r);
    put_heading(r, &heading);
    const int wide = text_width(line);
    screen_break(s);  /* a heading stays with its answers */
    canvas_line(c, INDENT, style_plain, line);
    int row = c->rows - 1, col = wide + 1, left = INDENT - 2;
    if (wide > HEADING_MOST)
        col = c->width;
    else if (step > 0 && col + 2 * step <= c->width)
        left = col;
    for (int i = r->from; i < r->from + r->n; i++) {
        Str out = STR_ON(line);
        put_entry(s, m, r, i, &out);
        const int needed = text_width(line);
        if (col + needed > c->width) {
            col = left;
            row++;
        }
        if (col + needed > c->width) {  /* even alone it is too wide */
            int at = col;
            row = canvas_wrap(c, row, &at, col + INDENT, c->width, style_plain, line);
            col = c->width;
            continue;
        }
        canvas_text(c, row, col, style_plain, line);
        col += step > 0 ? step : needed + 2;
    }
}

/* Answers without a heading, side by side where rows are scarce. */
static void draw_singles(Screen *s, const Menu *m, int from, int n)
{
    Canvas *c = s->canvas;
    char line[LINE];
    int wide = 1;
    for (int i = from; i < from + n; i++) {
        Str out = STR_ON(line);
        put_choice(s, m, i, &out);
        wide = text_width(line) + 2 > wide ? text_width(line) + 2 : wide;
    }
    const int fit = (c->width + 2) / wide, columns = s->tight > 0 && fit > 1 ? fit : 1;
    const int high = (n + columns - 1) / columns, top = c->rows;
    for (int i = 0; i < n; i++) {
        Str out = STR_ON(line);
        put_choice(s, m, from + i, &out);
        if (columns == 1 || i < high)
            screen_break_at(s, columns == 1 ? c->rows : top + i);
        if (columns == 1)
            canvas_line(c, INDENT, style_plain, line);
        else
            canvas_text(c, top + i % high, i / high * wide, style_plain, line);
    }
}

static void draw_together(Screen *s, const Menu *m)
{
    int single = 0;  /* answers without a heading that are still to be drawn */
    for (int i = 0; i < m->n;) {
        const Run r = find_run(s, m, i);
        if (r.n > 1) {
            draw_singles(s, m, i - single, single);
            draw_run(s, m, &r);
        }
        single = r.n > 1 ? 0 : single + 1;
        i += r.n;
    }
    draw_singles(s, m, m->n - single, single);
}

void screen_choices(Screen *s, const Menu *m)
{
    for (int i = 0; i < m->n; i++) {
        Str label = STR_ON(labels[i]);
        screen_say_option(s, m->list[i], &label);
    }
    foretell(s, m);
    if (m->n > FEW_OPTIONS || s->tight > 0)
        draw_together(s, m);
    else
        draw_singles(s, m, 0, m->n);
}
