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
    ROWS_ALONE = 4,           /* the command before, two rows of explanation, the input */
    ROWS_TIGHT = 12,          /* of a plane on a page, beside all answers if there is room */
    SHADE_FULL = 2, SHADE_LIGHT = 3, SHADE_FAR = 5,  /* every so many dots */
    LINE = 200,
};

typedef struct Plane {
    Screen *s;
    const ViewArea *area;
    int index;
    Point from;               /* the part that is drawn, in units: all of it, or a close-up */
    int span_wide, span_high;
    bool alone;               /* nothing else is on the screen */
    int wide, high;           /* in characters */
    int top;                  /* row of the canvas, of the upper edge */
    int edge;                 /* rows of an edge above and below: 0 where rows are scarce */
    uint8_t dots[ROWS_MOST][CANVAS_WIDTH];
    int16_t ink[ROWS_MOST][CANVAS_WIDTH];
    bool taken[ROWS_MOST][CANVAS_WIDTH];  /* by letters */
    Abbrs *abbrs;
} Plane;

/* ---- scale ---- */

/* As wide as fits beside the legend, as high as the terminal allows. */
static void choose_size(Plane *p)
{
    p->edge = p->s->tight < TIGHT_PAGES && !p->alone;
    const int around = p->alone ? ROWS_ALONE : ROWS_AROUND;
    const int room = p->s->height > 0 ? p->s->height - around : ROWS_MOST;
    const int fit = room < ROWS_LEAST ? ROWS_LEAST : room > ROWS_MOST ? ROWS_MOST : room;
    const bool less = !p->alone && p->s->map_rows > 0 && p->s->map_rows < fit;
    const int rows = less ? p->s->map_rows : fit;
    const int widest = p->s->canvas->width - PANEL - 2;
    const int wide = (int)((long)rows * DOTS_HIGH / DOTS_WIDE * p->span_wide / p->span_high);
    p->wide = wide < widest ? wide : widest;
    p->high = (int)(((long)p->wide * DOTS_WIDE * p->span_high + p->span_wide * DOTS_HIGH - 1) /
                    (p->span_wide * DOTS_HIGH));
    p->high = p->high > ROWS_MOST ? ROWS_MOST : p->high;
}

/* So many units from the edge of what is drawn. */
static int dot_of(const Plane *p, int units)
{
    const long dots = (long)units * p->wide * DOTS_WIDE;
    return (int)((dots < 0 ? dots - p->span_wide + 1 : dots) / p->span_wide);
}

static int dot_x(const Plane *p, int x) { return dot_of(p, x - p->from.x); }
static int dot_y(const Plane *p, int y) { return dot_of(p, y - p->from.y); }

/* The middle of a dot, in units from that edge. */
static int units_of(const Plane *p, int dot)
{
    return (int)((2L * dot + 1) * p->span_wide / (2L * p->wide * DOTS_WIDE));
}

static int units_x(const Plane *p, int dot) { return p->from.x + units_of(p, dot); }
static int units_y(const Plane *p, int dot) { return p->from.y + units_of(p, dot); }

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
    const int x = dot_x(p, from.x), y = dot_y(p, from.y);
    const int end_x = dot_x(p, to.x), end_y = dot_y(p, to.y);
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
            if (is_inside(corner, n, units_x(p, x), units_y(p, y)))
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
    const int half = p->span_wide / (p->wide * DOTS_WIDE) / 2 + 1;
    const long inner = r > half ? (long)(r - half) * (r - half) : 0;
    const long outer = (long)(r + half) * (r + half);
    for (int v = dot_y(p, y - r) - 1; v <= dot_y(p, y + r) + 1; v++)
        for (int u = dot_x(p, x - r) - 1; u <= dot_x(p, x + r) + 1; u++) {
            const long dx = units_x(p, u) - x, dy = units_y(p, v) - y;
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

int16_t screen_role_ink(int role) { return role_inks[role]; }

/* What can be reached is many pieces that overlap: it is shaded, everything else an outline. */
static void draw_shape(Plane *p, const OverlayShape *shape)
{
    const Point *at = &p->s->points[shape->first];
    const int16_t ink = role_inks[shape->role];
    if (shape->form == FORM_DISC) {
        draw_circle(p, at->x, at->y, shape->r, ink);
    } else if (shape->form == FORM_POLYGON &&
               (shape->role == ROLE_REACH || shape->role == ROLE_FAR)) {
        shade(p, at, shape->n, shape->role == ROLE_FAR ? SHADE_FAR : SHADE_LIGHT, ink);
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

static bool is_shown(const Plane *p, int x, int y, int r)
{
    return x + r >= p->from.x && x - r <= p->from.x + p->span_wide && y + r >= p->from.y &&
           y - r <= p->from.y + p->span_high;
}

static bool is_here(const Plane *p, const ViewItem *item)
{
    return item->area == p->index && item->r > 0 && !item->mention &&
           is_shown(p, item->x, item->y, item->r);
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
    static const int8_t rows[] = {0, 1, -1, 0, 0, 1, 1, -1, -1, 2, -2, 2, 2, -2, -2, 0, 0};
    static const int8_t cols[] = {0, 0, 0, 3, -3, 3, -3, 3, -3, 0, 0, 3, -3, 3, -3, 6, -6};
    char word[32];
    Str out = STR_ON(word);
    put_letters(p, item, &out);
    const int wide = text_width(word);
    int row = dot_y(p, item->y) / DOTS_HIGH, col = dot_x(p, item->x) / DOTS_WIDE - wide / 2;
    row = row < 0 ? 0 : row >= p->high ? p->high - 1 : row;
    row = p->area->up ? p->high - 1 - row : row;
    col = col < 0 ? 0 : col + wide > p->wide ? p->wide - wide : col;
    size_t i = 0;
    while (i < sizeof rows && !is_free(p, row + rows[i], col + cols[i], wide))
        i++;
    if (i == sizeof rows)
        return;  /* the legend tells where it is */
    row += rows[i];
    col += cols[i];
    memset(&p->taken[row][col], true, (size_t)wide);
    canvas_text(p->s->canvas, p->top + p->edge + row, 1 + col,
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
                canvas_text(canvas, p->top + p->edge + y, 1 + x, style, glyph);
        }
}

static void draw_edge(Plane *p)
{
    Canvas *canvas = p->s->canvas;
    for (int y = 0; y < p->high; y++) {
        canvas_text(canvas, p->top + p->edge + y, 0, style_dim, "│");
        canvas_text(canvas, p->top + p->edge + y, 1 + p->wide, style_dim, "│");
    }
    if (p->edge == 0)
        return;
    for (int x = 0; x < p->wide; x++) {
        canvas_text(canvas, p->top, 1 + x, style_dim, "─");
        canvas_text(canvas, p->top + 1 + p->high, 1 + x, style_dim, "─");
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

/* A line of the legend: letters or a sign, what they stand for, where it is, its numbers. */
typedef struct Entry {
    char word[32];
    char line[LINE];
    Style style;
} Entry;

static void entry_of_piece(Plane *p, const ViewItem *item, bool where, Entry *e)
{
    Str word = STR_ON(e->word), out = STR_ON(e->line);
    put_letters(p, item, &word);
    e->style = p->s->canvas->color ? screen_owner_style(item->owner) : style_bold;
    screen_title(p->s, item->what, &out);
    if (where) {
        str_char(&out, ' ');
        screen_point(p->s, p->area, item->x, item->y, &out);
    }
    put_facts(p, &item->of, &out);
}

static void entry_of_place(Plane *p, const ViewCell *c, bool where, Entry *e)
{
    Str word = STR_ON(e->word), out = STR_ON(e->line);
    str_text(&word, c->r > 0 ? "○" : "▚");
    e->style = style_plain;
    if (p->s->canvas->color)
        e->style.fg = place_ink(p, c);
    screen_title(p->s, c->what, &out);
    if (where) {
        str_char(&out, ' ');
        screen_point(p->s, p->area, c->x, c->y, &out);
    }
    put_facts(p, &c->of, &out);
}

/* How large it is, in what people measure with. */
static void entry_of_size(Plane *p, Entry *e)
{
    Str word = STR_ON(e->word), out = STR_ON(e->line);
    str_text(&word, "↔");
    e->style = style_dim;
    screen_measure(p->s, p->area, p->span_wide, &out);
    str_text(&out, " × ");
    screen_measure(p->s, p->area, p->span_high, &out);
    put(&out, " %s", screen_text(p->s, "unit", p->area->unit));
}

/* The size, the pieces, then the places; where rows are scarce not those that have only a name.
 * False: there are no more. */
static bool legend_entry(Plane *p, int i, bool where, Entry *e)
{
    const View *v = p->s->view;
    if (i-- == 0) {
        entry_of_size(p, e);
        return true;
    }
    for (int k = 0; k < v->n_items; k++)
        if (is_here(p, &v->items[k]) && i-- == 0) {
            entry_of_piece(p, &v->items[k], where, e);
            return true;
        }
    for (int k = 0; k < p->area->n_cells; k++) {
        const ViewCell *c = cell_at(p, k);
        const bool told = p->alone ? is_shown(p, c->x, c->y, c->r)
                                   : p->s->tight < TIGHT_DENSE || c->of.n_facts > 0;
        if (told && i-- == 0) {
            entry_of_place(p, c, where, e);
            return true;
        }
    }
    return false;
}

static int draw_entry(Plane *p, const Entry *e, int row, int col, int right)
{
    Canvas *canvas = p->s->canvas;
    int end = canvas_text(canvas, row, col, e->style, e->word) + 1;
    return canvas_wrap(canvas, row, &end, col + 4, right, style_plain, e->line) + 1;
}

/* Beside the plane as far as it is high, the rest below it in columns. */
static void draw_legend(Plane *p)
{
    Canvas *canvas = p->s->canvas;
    Entry e;
    const int bottom = p->top + 2 * p->edge + p->high, side = p->wide + 3;
    const bool where = p->s->tight < TIGHT_DENSE;
    int i = 0, row = p->top, wide = 1, n = 0;
    while (row < bottom && legend_entry(p, i, true, &e)) {
        if (side + text_width(e.word) + 1 + text_width(e.line) > canvas->width)
            legend_entry(p, i, false, &e);
        row = draw_entry(p, &e, row, side, canvas->width);
        i++;
    }
    if (p->alone)
        return;  /* the table tells the rest */
    screen_break(p->s);
    for (; legend_entry(p, i + n, where, &e); n++) {
        const int needed = text_width(e.word) + 1 + text_width(e.line);
        wide = needed > wide ? needed : wide;
    }
    const int fit = (canvas->width + 2) / (wide + 2), columns = fit > 1 ? fit : 1;
    const int top = canvas->rows, high = (n + columns - 1) / columns;
    for (int k = 0; k < n && legend_entry(p, i + k, where, &e); k++) {
        const int left = k / high * (wide + 2);
        draw_entry(p, &e, columns > 1 ? top + k % high : canvas->rows, left, canvas->width);
    }
    for (int k = 1; columns > 1 && k < high; k++)
        screen_break_at(p->s, top + k);
}

bool screen_shorten_plane(Screen *s)
{
    const int *part = s->part;
    const int around = part[PART_BODY] + part[PART_FOOT] - part[PART_NEWS] + s->below + 1;
    if (screen_plane_area(s) == 0 || !screen_is_over(s))
        return false;
    s->map_rows = s->height - around > ROWS_TIGHT ? s->height - around : ROWS_TIGHT;
    return true;
}

static void draw_plane(Screen *s, int area, Point middle, int units, bool alone)
{
    static Plane p;
    memset(&p, 0, sizeof p);
    p.s = s;
    p.area = &s->view->areas[area];
    p.index = area;
    p.abbrs = screen_abbrs(s);
    p.top = s->canvas->rows;
    p.alone = alone;
    p.span_wide = units > 0 && units < p.area->wide ? units : p.area->wide;
    p.span_high = units > 0 && units < p.area->high ? units : p.area->high;
    p.from.x = part_begin(middle.x, p.span_wide, p.area->wide);
    p.from.y = part_begin(middle.y, p.span_high, p.area->high);
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

void screen_plane(Screen *s, int area)
{
    draw_plane(s, area, (Point){0, 0}, 0, false);
}

void screen_close_up(Screen *s, Point middle, int units)
{
    for (int i = 0; i < s->view->n_areas; i++)
        if (s->view->areas[i].kind == AREA_PLANE)
            draw_plane(s, i, middle, units, true);
}
