/* Measured planes, drawn to scale in braille: a character is two dots wide and four high, and a dot
 * is square. Walls and round zones are outlines, walls are shaded; a piece is a circle of its true
 * radius with its two letters. The legend tells where everything is, in what people measure
 * with. */
#include <string.h>

#include "cli/abbr.h"
#include "cli/words.h"

enum {
    DOTS_WIDE = 2, DOTS_HIGH = 4, PANEL = 30,
    ROWS_MOST = 48, ROWS_LEAST = 10, ROWS_AROUND = 10,  /* around: seats, question, answers */
    SHADE_FULL = 2, SHADE_LIGHT = 4,  /* every so many dots */
    LINE = 200,
};

typedef struct Plane {
    Screen *s;
    const ViewArea *area;
    int index;
    int wide, high;           /* in characters */
    int top;                  /* row of the canvas, of the upper edge */
    uint8_t dots[ROWS_MOST][CANVAS_WIDTH];
    int16_t ink[ROWS_MOST][CANVAS_WIDTH];
    bool taken[ROWS_MOST][CANVAS_WIDTH];  /* by letters */
    Abbrs *abbrs;
} Plane;

/* ---- scale ---- */

/* As wide as fits beside the legend, as high as the terminal allows. */
static void choose_size(Plane *p)
{
    const int room = p->s->height > 0 ? p->s->height - ROWS_AROUND : ROWS_MOST;
    const int rows = room < ROWS_LEAST ? ROWS_LEAST : room > ROWS_MOST ? ROWS_MOST : room;
    const int widest = p->s->canvas->width - PANEL - 2;
    const int wide = (int)((long)rows * DOTS_HIGH / DOTS_WIDE * p->area->wide / p->area->high);
    p->wide = wide < widest ? wide : widest;
    p->high = (int)(((long)p->wide * DOTS_WIDE * p->area->high + p->area->wide * DOTS_HIGH - 1) /
                    (p->area->wide * DOTS_HIGH));
    p->high = p->high > ROWS_MOST ? ROWS_MOST : p->high;
}

static int dot_of(const Plane *p, int units)
{
    return (int)((long)units * p->wide * DOTS_WIDE / p->area->wide);
}

/* The middle of a dot, in units. */
static int units_of(const Plane *p, int dot)
{
    return (int)((2L * dot + 1) * p->area->wide / (2L * p->wide * DOTS_WIDE));
}

void screen_measure(const Screen *s, const ViewArea *a, int units, Str *out)
{
    const long tenths = ((long)units * 10 + (units < 0 ? -a->scale : a->scale) / 2) / a->scale;
    put(out, s->lang == LANG_DE ? "%s%d,%d" : "%s%d.%d", tenths < 0 ? "-" : "",
        (int)(tenths < 0 ? -tenths : tenths) / 10, (int)(tenths < 0 ? -tenths : tenths) % 10);
}

void screen_point(const Screen *s, const ViewArea *a, int x, int y, Str *out)
{
    screen_measure(s, a, x, out);
    str_text(out, " / ");
    screen_measure(s, a, y, out);
}

/* ---- dots ---- */

static void set_dot(Plane *p, int x, int y, int16_t ink)
{
    static const uint8_t bits[DOTS_HIGH][DOTS_WIDE] = {{1, 8}, {2, 16}, {4, 32}, {64, 128}};
    if (x < 0 || y < 0 || x >= p->wide * DOTS_WIDE || y >= p->high * DOTS_HIGH)
        return;
    if (p->area->up)
        y = p->high * DOTS_HIGH - 1 - y;
    p->dots[y / DOTS_HIGH][x / DOTS_WIDE] |= bits[y % DOTS_HIGH][x % DOTS_WIDE];
    p->ink[y / DOTS_HIGH][x / DOTS_WIDE] = ink;
}

static int distance(int a, int b)
{
    return a > b ? a - b : b - a;
}

static void draw_line(Plane *p, Point from, Point to, int16_t ink)
{
    const int x = dot_of(p, from.x), y = dot_of(p, from.y);
    const int end_x = dot_of(p, to.x), end_y = dot_of(p, to.y);
    const int wide = distance(end_x, x), high = distance(end_y, y);
    const int steps = wide > high ? wide : high;
    for (int i = 0; i <= steps; i++)
        set_dot(p, steps > 0 ? x + (end_x - x) * i / steps : x,
                steps > 0 ? y + (end_y - y) * i / steps : y, ink);
}

/* By how often a ray to the right crosses an edge. */
static bool is_inside(const Point *corner, int n, int x, int y)
{
    bool inside = false;
    for (int i = 0; i < n; i++) {
        const Point a = corner[i], b = corner[(i + 1) % n];
        if ((a.y > y) == (b.y > y))
            continue;
        const long across = (long)(b.x - a.x) * (y - a.y), rise = b.y - a.y;
        const long right = (long)(x - a.x) * rise;
        if (rise > 0 ? right < across : right > across)
            inside = !inside;
    }
    return inside;
}

/* Every so many dots of the inside. */
static void shade(Plane *p, const Point *corner, int n, int every, int16_t ink)
{
    for (int y = 0; y < p->high * DOTS_HIGH; y += every)
        for (int x = y / every % 2 * every / 2; x < p->wide * DOTS_WIDE; x += every)
            if (is_inside(corner, n, units_of(p, x), units_of(p, y)))
                set_dot(p, x, y, ink);
}

static void draw_polygon(Plane *p, const ViewCell *c, int16_t ink)
{
    const Point *corner = &p->s->view->corners[c->first_corner];
    for (int i = 0; i < c->n_corners; i++)
        draw_line(p, corner[i], corner[(i + 1) % c->n_corners], ink);
    shade(p, corner, c->n_corners, SHADE_FULL, ink);
}

/* Dots whose middle is at most half a dot away from the circle. */
static void draw_circle(Plane *p, int x, int y, int r, int16_t ink)
{
    const int half = p->area->wide / (p->wide * DOTS_WIDE) / 2 + 1;
    const long inner = r > half ? (long)(r - half) * (r - half) : 0;
    const long outer = (long)(r + half) * (r + half);
    for (int v = dot_of(p, y - r) - 1; v <= dot_of(p, y + r) + 1; v++)
        for (int u = dot_of(p, x - r) - 1; u <= dot_of(p, x + r) + 1; u++) {
            const long dx = units_of(p, u) - x, dy = units_of(p, v) - y;
            if (dx * dx + dy * dy >= inner && dx * dx + dy * dy <= outer)
                set_dot(p, u, v, ink);
        }
}

/* ---- shapes of an overlay ---- */

/* Colours of the 256 of a terminal. */
static const int16_t role_inks[SHAPE_ROLES] = {
    [ROLE_WAY] = 81, [ROLE_PLACE] = 81, [ROLE_REACH] = 71, [ROLE_RANGE] = 220, [ROLE_AREA] = 214,
    [ROLE_SIGHT] = 114, [ROLE_BLOCKED] = 244, [ROLE_DANGER] = 203, [ROLE_FAR] = 65,
};

/* What can be reached is many pieces that overlap: it is shaded, everything else an outline. */
static void draw_shape(Plane *p, const OverlayShape *shape)
{
    const Point *at = &p->s->points[shape->first];
    const int16_t ink = role_inks[shape->role];
    if (shape->form == FORM_DISC) {
        draw_circle(p, at->x, at->y, shape->r, ink);
    } else if (shape->form == FORM_POLYGON &&
               (shape->role == ROLE_REACH || shape->role == ROLE_FAR)) {
        shade(p, at, shape->n, SHADE_LIGHT, ink);
    } else {
        for (int i = 0; i + 1 < shape->n; i++)
            draw_line(p, at[i], at[i + 1], ink);
        if (shape->form == FORM_POLYGON)
            draw_line(p, at[shape->n - 1], at[0], ink);
    }
}

/* ---- places and pieces ---- */

static const ViewCell *cell_at(const Plane *p, int i)
{
    return &p->s->view->cells[p->area->first_cell + i];
}

/* A pack may say which of the 256 terminal colours a tag has (text "color.<tag>"). */
static int16_t place_ink(const Plane *p, const ViewCell *c)
{
    long chosen;
    for (int t = 0; t < c->of.n_tags; t++) {
        const char *text = screen_find(p->s, "color", c->of.tags[t]);
        if (text != 0 && text_int(text, 0, 255, &chosen))
            return chosen;
    }
    return 244;
}

static int16_t piece_ink(const ViewItem *item)
{
    return screen_owner_style(item->owner).bg;
}

static bool is_here(const Plane *p, const ViewItem *item)
{
    return item->area == p->index && item->r > 0 && !item->mention;
}

/* The letters of a piece, with the number of its seat. */
static void put_letters(Plane *p, const ViewItem *item, Str *out)
{
    str_text(out, abbr_of(p->abbrs, item->what)->word);
    if (item->owner >= 0)
        str_int(out, item->owner + 1);
}

static bool is_free(const Plane *p, int row, int col, int wide)
{
    if (row < 0 || row >= p->high || col < 0 || col + wide > p->wide)
        return false;
    for (int i = 0; i < wide; i++)
        if (p->taken[row][col + i])
            return false;
    return true;
}

/* In the middle of the piece, or beside it where another one's letters stand. */
static void draw_letters(Plane *p, const ViewItem *item)
{
    static const int8_t rows[] = {0, 1, -1, 0, 0, 2, -2}, cols[] = {0, 0, 0, 3, -3, 0, 0};
    char word[32];
    Str out = STR_ON(word);
    put_letters(p, item, &out);
    const int wide = text_width(word);
    int row = dot_of(p, item->y) / DOTS_HIGH, col = dot_of(p, item->x) / DOTS_WIDE - wide / 2;
    row = row < 0 ? 0 : row >= p->high ? p->high - 1 : row;
    row = p->area->up ? p->high - 1 - row : row;
    col = col < 0 ? 0 : col + wide > p->wide ? p->wide - wide : col;
    for (size_t i = 0; i < sizeof rows; i++) {
        if (!is_free(p, row + rows[i], col + cols[i], wide))
            continue;
        row += rows[i];
        col += cols[i];
        break;
    }
    memset(&p->taken[row][col], true, (size_t)wide);
    canvas_text(p->s->canvas, p->top + 1 + row, 1 + col,
                p->s->canvas->color ? screen_owner_style(item->owner) : style_bold, word);
}

static void draw_dots(Plane *p)
{
    Canvas *canvas = p->s->canvas;
    for (int y = 0; y < p->high; y++)
        for (int x = 0; x < p->wide; x++) {
            const unsigned code = 0x2800u + p->dots[y][x];
            const char glyph[4] = {(char)(0xe0 | code >> 12), (char)(0x80 | (code >> 6 & 63)),
                                   (char)(0x80 | (code & 63)), '\0'};
            const Style style = {canvas->color ? p->ink[y][x] : COLOR_NONE, COLOR_NONE, false,
                                 false};
            if (p->dots[y][x] != 0)
                canvas_text(canvas, p->top + 1 + y, 1 + x, style, glyph);
        }
}

static void draw_edge(Plane *p)
{
    Canvas *canvas = p->s->canvas;
    for (int x = 0; x < p->wide; x++) {
        canvas_text(canvas, p->top, 1 + x, style_dim, "─");
        canvas_text(canvas, p->top + 1 + p->high, 1 + x, style_dim, "─");
    }
    for (int y = 0; y < p->high; y++) {
        canvas_text(canvas, p->top + 1 + y, 0, style_dim, "│");
        canvas_text(canvas, p->top + 1 + y, 1 + p->wide, style_dim, "│");
    }
    canvas_text(canvas, p->top, 0, style_dim, "┌");
    canvas_text(canvas, p->top, 1 + p->wide, style_dim, "┐");
    canvas_text(canvas, p->top + 1 + p->high, 0, style_dim, "└");
    canvas_text(canvas, p->top + 1 + p->high, 1 + p->wide, style_dim, "┘");
}

/* ---- the legend ---- */

static void put_facts(const Plane *p, const ViewFacts *of, Str *out)
{
    char facts[256];
    Str f = STR_ON(facts);
    screen_short(p->s, of, &f);
    if (f.len == 0)
        screen_facts(p->s, of, &f);
    if (f.len > 0)
        put(out, ": %s", facts);
}

static int legend_line(Plane *p, int row, Style style, const char *word, const char *line)
{
    Canvas *canvas = p->s->canvas;
    const int side = p->wide + 3;
    int col = canvas_text(canvas, row, side, style, word) + 1;
    return canvas_wrap(canvas, row, &col, side + 4, canvas->width, style_plain, line) + 1;
}

static int explain_piece(Plane *p, const ViewItem *item, int row)
{
    char word[32], line[LINE];
    Str w = STR_ON(word), out = STR_ON(line);
    put_letters(p, item, &w);
    screen_title(p->s, item->what, &out);
    str_char(&out, ' ');
    screen_point(p->s, p->area, item->x, item->y, &out);
    put_facts(p, &item->of, &out);
    return legend_line(p, row, p->s->canvas->color ? screen_owner_style(item->owner) : style_bold,
                       word, line);
}

static int explain_place(Plane *p, const ViewCell *c, int row)
{
    char line[LINE];
    Str out = STR_ON(line);
    const bool color = p->s->canvas->color;
    screen_title(p->s, c->what, &out);
    str_char(&out, ' ');
    screen_point(p->s, p->area, c->x, c->y, &out);
    put_facts(p, &c->of, &out);
    return legend_line(p, row,
                       (Style){color ? place_ink(p, c) : COLOR_NONE, COLOR_NONE, false, false},
                       c->r > 0 ? "○" : "▚", line);
}

/* How large it is, in what people measure with. */
static int explain_size(Plane *p, int row)
{
    char line[LINE];
    Str out = STR_ON(line);
    screen_measure(p->s, p->area, p->area->wide, &out);
    str_text(&out, " × ");
    screen_measure(p->s, p->area, p->area->high, &out);
    put(&out, " %s", screen_text(p->s, "unit", p->area->unit));
    return legend_line(p, row, style_dim, "↔", line);
}

static void draw_legend(Plane *p)
{
    int row = explain_size(p, p->top);
    for (int i = 0; i < p->s->view->n_items; i++)
        if (is_here(p, &p->s->view->items[i]))
            row = explain_piece(p, &p->s->view->items[i], row);
    for (int i = 0; i < p->area->n_cells; i++)
        row = explain_place(p, cell_at(p, i), row);
}

void screen_plane(Screen *s, int area)
{
    static Plane p;
    memset(&p, 0, sizeof p);
    p.s = s;
    p.area = &s->view->areas[area];
    p.index = area;
    p.abbrs = screen_abbrs(s);
    p.top = s->canvas->rows;
    choose_size(&p);
    for (int i = 0; i < p.area->n_cells; i++) {
        const ViewCell *c = cell_at(&p, i);
        if (c->r > 0)
            draw_circle(&p, c->x, c->y, c->r, place_ink(&p, c));
        else
            draw_polygon(&p, c, place_ink(&p, c));
    }
    for (int i = 0; i < s->n_shapes; i++)
        draw_shape(&p, &s->shapes[i]);
    for (int i = 0; i < s->view->n_items; i++) {
        const ViewItem *item = &s->view->items[i];
        if (is_here(&p, item))
            draw_circle(&p, item->x, item->y, item->r, piece_ink(item));
    }
    draw_edge(&p);
    draw_dots(&p);
    for (int i = 0; i < s->view->n_items; i++)
        if (is_here(&p, &s->view->items[i]))
            draw_letters(&p, &s->view->items[i]);
    draw_legend(&p);
    screen_gap(s);
}
