/* Maps: boards of squares too wide for cells of six columns. A square is two characters:
 *
 *     Ar   the two letters of a piece, in the colour of its seat
 *     $    what lies there, or what the ground is: texts "sign.<word>" and "sign.<tag>"
 *     12   a number that belongs to the square, such as that of a gate
 *     ♣:   out of use now, : alone is open ground (with colours: another ground)
 *     .*   pointed out
 *
 * A sign of several characters lies over as many squares, to the right or down as its tag says. If
 * the terminal is too small, a part is shown: around whose turn it is, or what was asked for. */
#include <string.h>

#include "cli/abbr.h"
#include "cli/words.h"

enum {
    SQUARE = 2, MARGIN = 3, PANEL = 14, SIGNS = 32,
    HIGH_LEAST = 9, HIGH_TIGHT = 7,  /* rows of a part */
    ITEM_NONE = -1,
};

typedef struct Sign {
    char glyph[8];
    Style style;
    const char *title;        /* in the legend; a text, so it need not be copied */
    Thing what;               /* if title is NULL */
} Sign;

typedef struct Map {
    Screen *s;
    const ViewArea *area;
    int index;                /* of the area */
    int left, low;            /* smallest column and row */
    int columns, rows;        /* of the whole map */
    int x, y, wide, high;     /* the part shown, in squares */
    int top;                  /* row of the canvas */
    int16_t on[VIEW_CELLS];   /* the item shown on a cell, or ITEM_NONE */
    uint8_t part[VIEW_CELLS]; /* which character of its sign */
    bool marked[VIEW_CELLS];
    Sign sign[SIGNS];         /* the legend */
    int n_signs;
    Abbrs *abbrs;
} Map;

static const ViewCell *cell_at(const Map *m, int i)
{
    return &m->s->view->cells[m->area->first_cell + i];
}

/* ---- size ---- */

static void measure(Map *m)
{
    int right = 0, lowest = 0;
    for (int i = 0; i < m->area->n_cells; i++) {
        const ViewCell *c = cell_at(m, i);
        m->left = i == 0 || c->x < m->left ? c->x : m->left;
        m->low = i == 0 || c->y < m->low ? c->y : m->low;
        right = i == 0 || c->x > right ? c->x : right;
        lowest = i == 0 || c->y > lowest ? c->y : lowest;
    }
    m->columns = right - m->left + 1;
    m->rows = lowest - m->low + 1;
}

int screen_map_area(const Screen *s)
{
    for (int i = 0; i < s->view->n_areas; i++) {
        const ViewArea *a = &s->view->areas[i];
        int least = 0, most = 0;
        if (a->kind != AREA_GRID)
            continue;
        for (int k = 0; k < a->n_cells; k++) {
            const int x = s->view->cells[a->first_cell + k].x;
            least = k == 0 || x < least ? x : least;
            most = k == 0 || x > most ? x : most;
        }
        if ((most - least + 1) * BOARD_CELL + 1 > s->canvas->width)
            return i;
    }
    return -1;
}

/* ---- which part is shown ---- */

static void choose_part(Map *m)
{
    const int room = (m->s->canvas->width - MARGIN) / SQUARE;
    const int high = m->s->map_rows;
    const int cell = screen_middle_cell(m->s, m->index);
    m->wide = room < m->columns ? room : m->columns;
    m->high = high > 0 && high < m->rows ? high : m->rows;
    m->x = part_begin(cell >= 0 ? cell_at(m, cell)->x - m->left : m->columns / 2, m->wide,
                      m->columns);
    m->y = part_begin(cell >= 0 ? cell_at(m, cell)->y - m->low : m->rows / 2, m->high, m->rows);
}

/* ---- what lies where ---- */

static const char *item_sign(const Map *m, const ViewItem *item)
{
    char word[64];
    Str out = STR_ON(word);
    thing_write(m->s->game, m->s->state, item->what, &out);
    return screen_find(m->s, "sign", word);
}

/* Pieces before what belongs to somebody, that before the rest. */
static int weight(const Map *m, int item)
{
    if (item == ITEM_NONE)
        return 0;
    const ViewItem *it = &m->s->view->items[item];
    return item_sign(m, it) == 0 ? 3 : it->owner >= 0 ? 2 : 1;
}

static void lay_item(Map *m, int i)
{
    const ViewItem *item = &m->s->view->items[i];
    const char *sign = item_sign(m, item);
    const int length = sign != 0 ? text_width(sign) : 1;
    const bool down = item->upright;
    const ViewCell *first = cell_at(m, item->cell);
    for (int k = 0; k < length; k++) {
        int cell = 0;
        while (cell < m->area->n_cells && (cell_at(m, cell)->x != first->x + (down ? 0 : k) ||
                                           cell_at(m, cell)->y != first->y + (down ? k : 0)))
            cell++;
        if (cell == m->area->n_cells || weight(m, i) <= weight(m, m->on[cell]))
            continue;
        m->on[cell] = i;
        m->part[cell] = k;
    }
}

static void lay_items(Map *m)
{
    for (int i = 0; i < m->area->n_cells; i++)
        m->on[i] = ITEM_NONE;
    for (int i = 0; i < m->s->view->n_items; i++) {
        const ViewItem *item = &m->s->view->items[i];
        if (item->area == m->index && item->cell >= 0 && item->cell < m->area->n_cells)
            lay_item(m, i);
    }
    for (int i = 0; i < m->s->n_marks; i++) {
        const int cell = screen_cell_index(m->s, m->area, m->s->marks[i]);
        if (cell >= 0)
            m->marked[cell] = true;
    }
}

/* ---- drawing ---- */

static void explain(Map *m, const char *glyph, Style style, const char *title, Thing what)
{
    for (int i = 0; i < m->n_signs; i++) {
        const Sign *s = &m->sign[i];
        if (title != 0 ? s->title == title
                       : s->title == 0 && s->what.kind == what.kind && s->what.value == what.value)
            return;
    }
    if (m->n_signs == SIGNS)
        return;
    Sign *s = &m->sign[m->n_signs++];
    Str out = STR_ON(s->glyph);
    str_text(&out, glyph);
    s->style = style;
    s->title = title;
    s->what = what;
}

/* The k-th character of a text. */
static void put_character(const char *text, int k, Str *out)
{
    while (k-- > 0)
        text += text_step(text);
    str_bytes(out, text, (size_t)text_step(text));
}

static int16_t ground(const Map *m, const ViewCell *c)
{
    for (int t = 0; t < c->of.n_tags; t++) {
        long chosen;
        const char *text = screen_find(m->s, "color", c->of.tags[t]);
        if (text != 0 && text_int(text, 0, 255, &chosen))
            return chosen;
    }
    return 234;
}

/* The colour of a sign or number (texts "ink.<key>"). */
static Style ink_style(const Map *m, const char *key, Style style)
{
    long chosen;
    const char *text = screen_find(m->s, "ink", key);
    if (m->s->canvas->color && text != 0 && text_int(text, 0, 255, &chosen))
        style.fg = chosen;
    return style;
}

/* What the ground is: the last of its tags that has a sign, or a number of its own. */
static Style draw_ground(Map *m, const ViewCell *c, Style style, bool marked, Str *out)
{
    const Thing none = {KIND_NUMBER, 0};
    if (c->of.n_facts > 0 && !marked) {
        style = ink_style(m, c->of.facts[0].key, style);
        put(out, "%d", c->of.facts[0].value);
        explain(m, out->at, style, screen_text(m->s, "fact", c->of.facts[0].key), none);
        return style;
    }
    for (int t = c->of.n_tags - 1; t >= 0; t--) {
        const char *sign = screen_find(m->s, "sign", c->of.tags[t]);
        if (sign == 0)
            continue;
        style = ink_style(m, c->of.tags[t], style);
        put_character(sign, 0, out);
        explain(m, out->at, style, screen_text(m->s, "tag", c->of.tags[t]), none);
        return style;
    }
    str_char(out, '.');
    return style;
}

static Style draw_item(Map *m, int cell, Style base, Str *out)
{
    const ViewItem *item = &m->s->view->items[m->on[cell]];
    const char *sign = item_sign(m, item);
    const Style style = m->s->canvas->color ? screen_owner_style(item->owner) : base;
    if (sign == 0) {
        str_text(out, abbr_of(m->abbrs, item->what)->word);
    } else {
        put_character(sign, m->part[cell], out);
        explain(m, out->at, style, 0, item->what);
    }
    return style;
}

static void draw_cell(Map *m, int i)
{
    const ViewCell *c = cell_at(m, i);
    const int x = c->x - m->left - m->x, y = c->y - m->low - m->y;
    Canvas *canvas = m->s->canvas;
    char glyphs[16];
    Str out = STR_ON(glyphs);
    int16_t shade = COLOR_NONE;
    if (x < 0 || x >= m->wide || y < 0 || y >= m->high)
        return;
    const char *dim = screen_dimmed(m->s, m->area, c, &shade);
    Style style = style_plain;
    if (canvas->color)
        style = (Style){250, m->marked[i] ? 28 : dim != 0 ? shade : ground(m, c), false, false};
    const Style base = style;
    if (m->on[i] != ITEM_NONE)
        style = draw_item(m, i, base, &out);
    else
        style = draw_ground(m, c, base, m->marked[i], &out);
    if (dim != 0)
        explain(m, canvas->color ? " " : ":", base, dim, (Thing){KIND_NUMBER, 0});
    if (m->marked[i])
        explain(m, ".*", base, words("map.mark"), (Thing){KIND_NUMBER, 0});
    const bool unused = dim != 0 && !canvas->color && !m->marked[i];
    if (unused && text_equal(glyphs, "."))
        glyphs[0] = ':';
    else if (text_width(glyphs) < SQUARE)
        str_text(&out, m->marked[i] ? "*" : unused ? ":" : " ");
    canvas_text(canvas, m->top + 1 + y, MARGIN + SQUARE * x, style, glyphs);
}

/* Every second column has its number: there is no room for more. */
static void draw_numbers(Map *m)
{
    Canvas *canvas = m->s->canvas;
    for (int x = 0; x < m->wide; x++)
        if ((m->left + m->x + x) % 2 != 0)
            canvas_text(canvas, m->top, MARGIN + SQUARE * x, style_dim,
                        number_word(m->left + m->x + x));
    for (int y = 0; y < m->high; y++) {
        const int row = m->low + m->y + y;
        canvas_text(canvas, m->top + 1 + y, row < 10 ? 1 : 0, style_dim, number_word(row));
    }
}

static void draw_legend(Map *m)
{
    Canvas *canvas = m->s->canvas;
    const int side = MARGIN + SQUARE * m->wide + 1;
    const bool beside = canvas->width - side >= PANEL;
    int row = beside ? m->top + 1 : m->top + 1 + m->high, col = beside ? side : 0;
    for (int i = 0; i < m->n_signs; i++) {
        char title[ABBR_TITLE];
        Str out = STR_ON(title);
        const Sign *s = &m->sign[i];
        if (s->title != 0)
            str_text(&out, s->title);
        else
            screen_title(m->s, s->what, &out);
        if (!beside && col > 0 && col + MARGIN + text_width(title) > canvas->width) {
            row++;
            col = 0;
        }
        canvas_text(canvas, row, col, s->style, "  ");
        canvas_text(canvas, row, col, s->style, s->glyph);
        int end = col + MARGIN;
        row = canvas_wrap(canvas, row, &end, end, canvas->width, style_plain, title) + beside;
        col = beside ? side : end + 2;
    }
}

/* Which part it is, if not all is shown. */
static void draw_part(Map *m)
{
    char line[200];
    Str out = STR_ON(line);
    if (m->high == m->rows && m->wide == m->columns)
        return;
    const int row = m->low + m->y, column = m->left + m->x;
    words_fill(&out, "map.part", number_word(row), number_word(row + m->high - 1),
               number_word(column), number_word(column + m->wide - 1), NULL);
    canvas_line(m->s->canvas, 2, style_dim, line);
}

bool screen_is_over(const Screen *s)
{
    return s->height > 0 && s->canvas->rows + s->below > s->height;
}

bool screen_shorten(Screen *s)
{
    const int map = screen_map_area(s), over = s->canvas->rows + s->below - s->height;
    if (map < 0 && s->tight >= TIGHT_PAGES)
        return screen_shorten_plane(s);
    const int least = s->tight >= TIGHT_DENSE ? HIGH_TIGHT : HIGH_LEAST;
    Map m = {.s = s, .area = map >= 0 ? &s->view->areas[map] : 0};
    if (map < 0 || !screen_is_over(s))
        return false;
    measure(&m);
    /* The line that says which part it is takes a row itself. */
    const int rows = m.rows - over - 1 > least ? m.rows - over - 1 : least;
    if (rows >= m.rows)
        return false;
    s->map_rows = rows;
    return true;
}

void screen_map(Screen *s, int map)
{
    static Map m;
    memset(&m, 0, sizeof m);
    m.s = s;
    m.area = &s->view->areas[map];
    m.index = map;
    m.abbrs = screen_abbrs(s);
    measure(&m);
    choose_part(&m);
    lay_items(&m);
    m.top = s->canvas->rows;
    draw_numbers(&m);
    for (int i = 0; i < m.area->n_cells; i++)
        draw_cell(&m, i);
    draw_legend(&m);
    draw_part(&m);
}
