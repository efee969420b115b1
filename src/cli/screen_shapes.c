/* Shapes of an overlay: their names and places in words. The plane itself draws them
 * (screen_plane.c). */
#include "cli/screen.h"
#include "cli/words.h"
#include "core/plane.h"

enum { LINE = 512, FEW_CORNERS = 6, FEW_ALIKE = 4 };

const ViewArea *screen_plane_area(const Screen *s)
{
    for (int i = 0; i < s->view->n_areas; i++)
        if (s->view->areas[i].kind == AREA_PLANE)
            return &s->view->areas[i];
    return 0;
}

void screen_length(const Screen *s, const ViewArea *plane, int units, Str *out)
{
    screen_measure(s, plane, units, out);
    put(out, " %s", screen_text(s, "unit", plane->unit));
}

void screen_place_words(const Screen *s, const PlaceWords *w, Str *out)
{
    const struct { const char *key; Thing of; } more[] = {
        {"play.place-cover", w->cover}, {"play.place-danger", w->danger},
    };
    char far[64], title[96];
    const size_t from = out->len;
    if (screen_is_something(w->near)) {
        Str f = STR_ON(far), t = STR_ON(title);
        screen_length(s, screen_plane_area(s), w->gap < 0 ? 0 : w->gap, &f);
        screen_title(s, w->near, &t);
        words_fill(out, "play.place-near", far, title, NULL);
    }
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
        Str t = STR_ON(title);
        if (!screen_is_something(more[i].of))
            continue;
        screen_title(s, more[i].of, &t);
        str_text(out, out->len > from ? ", " : "");
        words_fill(out, more[i].key, title, NULL);
    }
}

static int line_length(const Point *points, int n)
{
    int units = 0;
    for (int i = 1; i < n; i++)
        units += point_distance(points[i - 1], points[i]);
    return units;
}

/* "3.9 / 11.8 → 6.9 / 11.8" */
static void put_points(const Screen *s, const ViewArea *plane, const Point *points, int n,
                       const char *between, Str *out)
{
    for (int i = 0; i < n; i++) {
        if (i > 0)
            str_text(out, between);
        screen_point(s, plane, points[i].x, points[i].y, out);
    }
}

static void put_shape(const Screen *s, const ViewArea *plane, const OverlayShape *shape,
                      const Point *points, Str *out)
{
    char at[LINE], far[32];
    Str a = STR_ON(at), f = STR_ON(far);
    if (shape->form == FORM_DISC) {
        put_points(s, plane, points, 1, "", &a);
        screen_length(s, plane, shape->r, &f);
        words_fill(out, "shape.disc", far, at, NULL);
    } else if (shape->form == FORM_LINE) {
        put_points(s, plane, points, shape->n, " → ", &a);
        screen_length(s, plane, line_length(points, shape->n), &f);
        put(out, "%s (%s)", at, far);
    } else if (shape->n <= FEW_CORNERS) {
        put_points(s, plane, points, shape->n, ", ", out);
    } else {
        words_fill(out, "shape.corners", number_word(shape->n), NULL);
    }
}

static bool is_alike(const OverlayShape *a, const OverlayShape *b)
{
    return a->form == b->form && a->role == b->role && same_thing(a->of, b->of);
}

/* Of many that are alike the first few are enough. */
static int alike_before(const OverlayShape *shapes, int i)
{
    int n = 0;
    for (int k = 0; k < i; k++)
        n += is_alike(&shapes[k], &shapes[i]);
    return n;
}

void screen_name_shapes(Screen *s, const OverlayShape *shapes, int n, const Point *points)
{
    const ViewArea *plane = screen_plane_area(s);
    for (int i = 0; plane != 0 && i < n; i++) {
        char line[LINE];
        Str out = STR_ON(line);
        if (alike_before(shapes, i) >= FEW_ALIKE)
            continue;
        put(&out, "  %s", screen_text(s, "overlay", overlay_roles[shapes[i].role]));
        if (shapes[i].of.kind != KIND_NUMBER) {
            str_text(&out, " (");
            screen_title(s, shapes[i].of, &out);
            str_text(&out, ")");
        }
        str_text(&out, ": ");
        put_shape(s, plane, &shapes[i], &points[shapes[i].first], &out);
        canvas_line(s->canvas, 4, style_plain, line);
    }
}

void screen_explain_shapes(Screen *s, const OverlayShape *shapes, int n)
{
    bool drawn[SHAPE_ROLES] = {false};
    int row = s->canvas->rows, col = 0;
    for (int i = 0; i < n; i++)
        drawn[shapes[i].role] = true;
    for (int role = 0; role < SHAPE_ROLES; role++) {
        char text[LINE];
        Str out = STR_ON(text);
        const int16_t ink = s->canvas->color ? screen_role_ink(role) : COLOR_NONE;
        if (!drawn[role])
            continue;
        put(&out, "%s  ", screen_text(s, "overlay", overlay_roles[role]));
        if (col > 0 && col + 2 + text_width(text) > s->canvas->width) {
            row++;
            col = 0;
        }
        col = canvas_text(s->canvas, row, col, (Style){ink, COLOR_NONE, false, false}, "⢕ ");
        col = canvas_text(s->canvas, row, col, style_plain, text);
    }
}
