/* Boards of hexes and squares. A cell is six columns wide and two rows high:
 *
 *     |e5  T   its name, and a letter for every tag or two letters for a second thing on it
 *     |Ki1:3   the piece: two letters, its seat, and its first number if that is not 0
 *
 * Hexes stand with a corner up, so every second row is shifted by half a cell. With colours the
 * first tag gives the cell its ground and the seat gives the piece its colour; without, letters
 * say it all. Where rows are scarce a cell has only one: a piece then stands in place of the name,
 * which the list of pieces tells. */
#include <ctype.h>
#include <string.h>

#include "cli/abbr.h"
#include "cli/words.h"

enum {
    CELL = BOARD_CELL, TAGS = 40, COLORS = 16, PANEL = 20, PIECE = 400,
    LIGHT = 246,                                       /* greys that need dark letters */
    ROWS_MOST = 40, ROWS_LEAST = 8, ROWS_AROUND = 12,  /* of a board that grows */
    ROWS_LEGEND = 2,
};

typedef struct Board {
    Screen *s;
    const ViewArea *area;
    int index;                /* of the area */
    int top;                  /* row of the canvas */
    int left, low;            /* smallest column and row of the cells that are shown */
    int width, rows;          /* in characters and lines */
    bool part;                /* not all of it is shown */
    int cell_rows;            /* lines of a cell */
    const char *tag[TAGS];
    char mark[TAGS];
    int n_tags;
    Abbrs *abbrs;
} Board;

static const ViewCell *cell_at(const Board *b, int i)
{
    return &b->s->view->cells[b->area->first_cell + i];
}

static int raw_column(const Board *b, const ViewCell *c)
{
    return b->area->kind == AREA_HEX ? CELL * c->x + CELL / 2 * c->y : CELL * c->x;
}

static void measure(Board *b)
{
    int right = 0, high = 0;
    for (int i = 0; i < b->area->n_cells; i++) {
        const ViewCell *c = cell_at(b, i);
        const int col = raw_column(b, c);
        if (i == 0 || col < b->left)
            b->left = col;
        if (i == 0 || c->y < b->low)
            b->low = c->y;
        if (i == 0 || col > right)
            right = col;
        if (i == 0 || c->y > high)
            high = c->y;
    }
    b->width = right - b->left + CELL + 1;
    b->rows = (high - b->low + 1) * b->cell_rows;
}

/* A board that grows may become larger than the terminal: then a part around whoever matters now is
 * shown. */
static void choose_part(Board *b)
{
    const Canvas *canvas = b->s->canvas;
    const int legend = canvas->width - b->width - 2 < PANEL ? ROWS_LEGEND : 0;  /* below it */
    const int room = b->s->height > 0 ? b->s->height - ROWS_AROUND - legend : ROWS_MOST;
    const int most = (room > ROWS_LEAST ? room : ROWS_LEAST) / b->cell_rows * b->cell_rows;
    const int wide = b->width > canvas->width ? (canvas->width - 1) / CELL * CELL + 1 : b->width;
    const int rows = b->rows > most ? most : b->rows;
    b->part = wide < b->width || rows < b->rows;
    if (!b->part)
        return;
    const int cell = screen_middle_cell(b->s, b->index);
    const ViewCell *c = cell_at(b, cell >= 0 ? cell : 0);
    const int col = part_begin(raw_column(b, c) - b->left, wide, b->width);
    b->left += col;
    b->low += part_begin((c->y - b->low) * b->cell_rows, rows, b->rows) / b->cell_rows;
    b->width = wide;
    b->rows = rows;
}

static bool is_shown(const Board *b, const ViewCell *c)
{
    const int col = raw_column(b, c) - b->left, row = (c->y - b->low) * b->cell_rows;
    return !b->part || (col >= 0 && col + CELL < b->width && row >= 0 && row < b->rows);
}

/* How much more there is, and how to see it. */
static void draw_part(Board *b)
{
    char line[200];
    Str out = STR_ON(line);
    int shown = 0;
    for (int i = 0; i < b->area->n_cells; i++)
        shown += is_shown(b, cell_at(b, i));
    words_fill(&out, "board.part", number_word(shown), number_word(b->area->n_cells), NULL);
    canvas_line(b->s->canvas, 2, style_dim, line);
}

/* ---- tags ---- */

static int tag_index(const Board *b, const char *tag)
{
    for (int i = 0; i < b->n_tags; i++)
        if (text_equal(b->tag[i], tag))
            return i;
    return -1;
}

/* A pack may choose the letter of a tag (text "sign.<tag>"); a blank: it has none. */
static char mark_of(const Board *b, const char *tag)
{
    const char *const title = screen_text(b->s, "tag", tag);
    const char *const sign = screen_find(b->s, "sign", tag);
    if (sign != 0 && sign[0] != '\0' && sign[1] == '\0')
        return sign[0];
    const char *const spare = "0123456789*+#%";
    for (int round = 0; round < 2; round++) {
        for (const char *p = round == 0 ? title : spare; *p != '\0'; p++) {
            const char ch = (char)toupper((unsigned char)*p);
            const bool fits = round == 1 || (ch >= 'A' && ch <= 'Z');
            if (fits && memchr(b->mark, ch, (size_t)b->n_tags) == 0)
                return ch;
        }
    }
    return '?';
}

static void collect_tags_of(Board *b, const ViewFacts *of)
{
    for (int t = 0; t < of->n_tags; t++) {
        if (b->n_tags == TAGS || tag_index(b, of->tags[t]) >= 0)
            continue;
        b->mark[b->n_tags] = mark_of(b, of->tags[t]);
        b->tag[b->n_tags++] = of->tags[t];
    }
}

static bool is_between(const Board *b, int area)
{
    return area != b->index && screen_is_between(b->s, &b->s->view->areas[area], b->area);
}

static void collect_tags(Board *b)
{
    const View *v = b->s->view;
    for (int i = 0; i < b->area->n_cells; i++)
        if (is_shown(b, cell_at(b, i)))
            collect_tags_of(b, &cell_at(b, i)->of);
    for (int k = 0; k < v->n_areas; k++)
        for (int i = 0; is_between(b, k) && i < v->areas[k].n_cells; i++)
            if (is_shown(b, &v->cells[v->areas[k].first_cell + i]))
                collect_tags_of(b, &v->cells[v->areas[k].first_cell + i].of);
}

/* A pack may say which of the 256 terminal colours a tag has (text "color.<tag>"). */
static int16_t ground(const Board *b, const ViewCell *c)
{
    static const int16_t colors[COLORS] = {24, 22, 52, 54, 94, 23, 58, 240,
                                           17, 89, 130, 28, 60, 64, 125, 30};
    long chosen;
    if (c->of.n_tags == 0)
        return 236;
    if (text_int(screen_text(b->s, "color", c->of.tags[0]), 0, 255, &chosen))
        return chosen;
    const int tag = tag_index(b, c->of.tags[0]);
    return tag >= 0 ? colors[tag % COLORS] : 236;
}

/* ---- pieces ---- */

static bool is_here(const Board *b, const ViewItem *item, int cell)
{
    return item->area == b->index && item->cell == cell;
}

/* What stands on a cell: somebody's piece before other things. */
static const ViewItem *item_on(const Board *b, int cell, const ViewItem *but)
{
    const ViewItem *best = 0;
    const View *v = b->s->view;
    for (int i = 0; i < v->n_items; i++) {
        const ViewItem *item = &v->items[i];
        if (!is_here(b, item, cell) || item == but)
            continue;
        if (best == 0 || (best->owner < 0 && item->owner >= 0))
            best = item;
    }
    return best;
}

/* Whether the same seat has another piece with the same letters on this board. */
static bool shares_letters(const Board *b, const ViewItem *item)
{
    const View *v = b->s->view;
    const Abbr *letters = abbr_of(b->abbrs, item->what);
    for (int i = 0; i < v->n_items; i++) {
        const ViewItem *other = &v->items[i];
        if (other != item && other->area == item->area && other->owner == item->owner &&
            other->what.kind == item->what.kind &&
            abbr_of(b->abbrs, other->what) == letters)
            return true;
    }
    return false;
}

/* "Wo1", the letters and the seat; "W21" for the second of two that the seat has there. */
static void put_letters(const Board *b, const ViewItem *item, Str *out)
{
    char thing[64];
    Str t = STR_ON(thing);
    const char *word = abbr_of(b->abbrs, item->what)->word;
    if (item->owner >= 0 && item->what.value != THING_HIDDEN)
        thing_write(b->s->game, b->s->state, item->what, &t);
    else
        thing[0] = '\0';
    const int copy = text_copy_mark(thing);
    if (copy > 0 && thing[copy + 2] == '\0' && shares_letters(b, item)) {
        str_bytes(out, word, (size_t)text_step(word));
        str_text(out, thing + copy + 1);
    } else {
        str_text(out, word);
    }
    if (item->owner >= 0)
        str_int(out, item->owner + 1);
}

static void put_piece(Board *b, const ViewItem *item, Str *out)
{
    put_letters(b, item, out);
    if (item->of.n_facts > 0 && item->of.facts[0].value != 0)
        put(out, ":%d", item->of.facts[0].value);
}

/* ---- drawing ---- */

static void draw_marks(Board *b, const ViewCell *c, const ViewItem *second, int row, int col,
                       Style style)
{
    Canvas *canvas = b->s->canvas;
    if (second != 0) {
        Style token = screen_owner_style(second->owner);
        canvas_text(canvas, row, col + CELL - 2, canvas->color ? token : style,
                    abbr_of(b->abbrs, second->what)->word);
        return;
    }
    /* With colours the ground already shows the first tag, unless it has a sign of its own. */
    const bool told = canvas->color && c->of.n_tags > 0 &&
                      screen_find(b->s, "sign", c->of.tags[0]) == 0;
    for (int t = told ? 1 : 0, x = CELL - 1; t < c->of.n_tags && x > 2; t++) {
        const int tag = tag_index(b, c->of.tags[t]);
        const char mark[2] = {tag >= 0 ? b->mark[tag] : '?', '\0'};
        if (mark[0] != ' ')
            canvas_text(canvas, row, col + x--, style, mark);
    }
}

static void draw_cell(Board *b, int i)
{
    char word[16], piece[32];
    Canvas *canvas = b->s->canvas;
    const ViewCell *c = cell_at(b, i);
    const int row = b->top + (c->y - b->low) * b->cell_rows, col = raw_column(b, c) - b->left;
    const Style base = {canvas->color ? 252 : COLOR_NONE, canvas->color ? ground(b, c) : COLOR_NONE,
                        false, false};
    const ViewItem *main = item_on(b, i, 0);
    const ViewItem *second = main != 0 ? item_on(b, i, main) : 0;
    Str w = STR_ON(word), p = STR_ON(piece);
    thing_write(b->s->game, b->s->state, c->what, &w);
    for (int line = 0; line < b->cell_rows; line++) {
        canvas_text(canvas, row + line, col, style_dim, canvas->color ? " " : "|");
        canvas_text(canvas, row + line, col + 1, base, "     ");
        if (!canvas->color)
            canvas_text(canvas, row + line, col + CELL, style_dim, "|");
    }
    if (main == 0 || b->cell_rows > 1)
        canvas_text(canvas, row, col + 1, base, word);
    if (main != 0) {
        put_piece(b, main, &p);
        canvas_text(canvas, row + b->cell_rows - 1, col + 1,
                    canvas->color ? screen_owner_style(main->owner) : base, piece);
        if (main->owner < 0)
            abbr_of(b->abbrs, main->what)->in_legend = true;
    }
    if (main == 0 || second != 0 || b->cell_rows > 1)
        draw_marks(b, c, second, row, col, base);
    if (second != 0)
        abbr_of(b->abbrs, second->what)->in_legend = true;
}

/* What lies where cells meet: a piece there, or the sign of the first tag that has one. */
static void draw_corner(Board *b, int area, int cell)
{
    Canvas *canvas = b->s->canvas;
    const View *v = b->s->view;
    const ViewCell *c = &v->cells[v->areas[area].first_cell + cell];
    const int row = b->top + (c->y - b->low + 1) * b->cell_rows - 1;
    const int col = raw_column(b, c) - b->left + CELL;
    const Style sign = {canvas->color ? 232 : COLOR_NONE, canvas->color ? 252 : COLOR_NONE, true,
                        false};
    if (!is_shown(b, c))
        return;
    for (int t = 0; t < c->of.n_tags; t++) {
        const int tag = tag_index(b, c->of.tags[t]);
        const char mark[2] = {tag >= 0 ? b->mark[tag] : ' ', '\0'};
        if (mark[0] == ' ')
            continue;
        canvas_text(canvas, row, col, sign, mark);
        break;
    }
    for (int i = 0; i < v->n_items; i++) {
        const ViewItem *item = &v->items[i];
        if (item->area == area && item->cell == cell)
            canvas_text(canvas, row, col - 1,
                        canvas->color ? screen_owner_style(item->owner) : style_bold,
                        abbr_of(b->abbrs, item->what)->word);
    }
}

static void draw_corners(Board *b)
{
    for (int k = 0; k < b->s->view->n_areas; k++)
        for (int i = 0; is_between(b, k) && i < b->s->view->areas[k].n_cells; i++)
            draw_corner(b, k, i);
}

/* What the colours and letters mean: beside the board if there is room, else side by side below
 * it. */
typedef struct Legend {
    bool beside;
    int left;                 /* column it begins in */
    int row, col;             /* of the next entry */
} Legend;

static void explain(Board *b, Legend *l, Style style, const char *sign, const char *title)
{
    Canvas *canvas = b->s->canvas;
    const int wide = text_width(sign) + 1 + text_width(title);
    if (!l->beside && l->col > l->left && l->col + wide > canvas->width) {
        l->row++;
        l->col = l->left;
    }
    int col = canvas_text(canvas, l->row, l->col, style, sign) + 1;
    l->row = canvas_wrap(canvas, l->row, &col, col, canvas->width, style_plain, title);
    l->row += l->beside;
    l->col = l->beside ? l->left : col + 2;
}

static void draw_legend(Board *b)
{
    Canvas *canvas = b->s->canvas;
    const int side = b->width + 2;
    Legend l = {.beside = canvas->width - side >= PANEL};
    l.left = l.col = l.beside ? side : 0;
    l.row = l.beside ? b->top : b->top + b->rows;
    for (int i = 0; i < b->n_tags; i++) {
        const ViewCell like = {.of = {.n_tags = 1, .tags = &b->tag[i]}};
        const char mark[4] = {' ', b->mark[i], ' ', '\0'};
        const int16_t under = canvas->color ? ground(b, &like) : COLOR_NONE;
        const Style swatch = {under >= LIGHT ? 232 : 252, under, false, false};
        if (b->mark[i] != ' ')
            explain(b, &l, canvas->color ? swatch : style_plain, mark,
                    screen_text(b->s, "tag", b->tag[i]));
    }
    for (int i = 0; i < b->abbrs->n; i++) {
        char title[ABBR_TITLE];
        Str out = STR_ON(title);
        if (!b->abbrs->list[i].in_legend)
            continue;
        screen_title(b->s, b->abbrs->list[i].what, &out);
        char sign[16];
        Str word = STR_ON(sign);
        put(&word, "%s ", b->abbrs->list[i].word);
        explain(b, &l, canvas->color ? screen_owner_style(-1) : style_plain, sign, title);
    }
}

/* ---- the list of pieces with all their numbers ---- */

static void describe(Board *b, const ViewItem *item, Str *out)
{
    char facts[256];
    Str f = STR_ON(facts);
    put_letters(b, item, out);
    str_char(out, ' ');
    screen_title(b->s, item->what, out);
    const ViewArea *a = &b->s->view->areas[item->area];
    if (item->cell >= 0) {
        str_char(out, ' ');
        thing_write(b->s->game, b->s->state, b->s->view->cells[a->first_cell + item->cell].what,
                    out);
    }
    if (b->s->tight > 0)
        screen_short(b->s, &item->of, &f);
    if (f.len == 0)
        screen_facts(b->s, &item->of, &f);
    put(out, "%s%s", f.len > 0 ? ": " : "", facts);
}

static bool is_listed(const Board *b, const ViewItem *item)
{
    return (item->area == b->index || is_between(b, item->area)) &&
           (item->owner >= 0 || item->of.n_facts > 0 || item->of.n_tags > 0);
}

static void draw_token(Board *b, const ViewItem *item, int row, int col)
{
    char tag[16];
    Str t = STR_ON(tag);
    if (!b->s->canvas->color || item->owner < 0)
        return;
    put_letters(b, item, &t);
    canvas_text(b->s->canvas, row, col, screen_owner_style(item->owner), tag);
}

/* The listed pieces, and how wide the longest line about one is. */
static int list_pieces(Board *b, const ViewItem **list, int *wide)
{
    int n = 0;
    *wide = 1;
    for (int i = 0; i < b->s->view->n_items; i++) {
        char line[PIECE];
        Str out = STR_ON(line);
        if (!is_listed(b, &b->s->view->items[i]))
            continue;
        list[n++] = &b->s->view->items[i];
        describe(b, list[n - 1], &out);
        *wide = text_width(line) > *wide ? text_width(line) : *wide;
    }
    return n;
}

/* One below the other; in columns where rows are scarce. */
static void draw_pieces(Board *b)
{
    static const ViewItem *list[VIEW_ITEMS];
    Canvas *canvas = b->s->canvas;
    int wide;
    const int n = list_pieces(b, list, &wide), fit = (canvas->width + 2) / (wide + 2);
    const int columns = b->s->tight >= TIGHT_DENSE && fit > 1 ? fit : 1;
    const int top = canvas->rows, high = (n + columns - 1) / columns;
    for (int i = 0; i < n; i++) {
        char line[PIECE];
        Str out = STR_ON(line);
        describe(b, list[i], &out);
        const int row = columns > 1 ? top + i % high : canvas->rows;
        const int col = columns > 1 ? i / high * (wide + 2) : 0;
        if (columns > 1)
            canvas_text(canvas, row, col, style_plain, line);
        else
            canvas_line(canvas, 6, style_plain, line);
        draw_token(b, list[i], row, col);
    }
}

void screen_board(Screen *s, int area)
{
    Board b = {.s = s, .area = &s->view->areas[area], .index = area, .abbrs = screen_abbrs(s)};
    if (b.area->n_cells == 0)
        return;
    b.cell_rows = s->tight >= TIGHT_DENSE ? 1 : 2;
    measure(&b);
    if (b.area->grows)
        choose_part(&b);
    collect_tags(&b);
    b.top = s->canvas->rows;
    for (int i = 0; i < b.area->n_cells; i++)
        if (is_shown(&b, cell_at(&b, i)))
            draw_cell(&b, i);
    draw_corners(&b);
    draw_legend(&b);
    if (b.part)
        draw_part(&b);
    screen_gap(s);
    screen_break(s);
    draw_pieces(&b);
}
