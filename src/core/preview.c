/* Overlays and odds; see preview.h. */
#include "core/preview.h"

#include "core/game.h"

const char *const overlay_forms[] = {
    [FORM_LINE] = "line", [FORM_DISC] = "disc", [FORM_POLYGON] = "polygon",
};
const char *const overlay_roles[SHAPE_ROLES] = {
    [ROLE_WAY] = "way",     [ROLE_PLACE] = "place", [ROLE_REACH] = "reach",
    [ROLE_RANGE] = "range", [ROLE_AREA] = "area",   [ROLE_SIGHT] = "sight",
    [ROLE_BLOCKED] = "blocked", [ROLE_DANGER] = "danger", [ROLE_FAR] = "far",
};

void overlay_clear(Overlay *o)
{
    o->n_cells = o->n_clear = o->n_ends = o->n_whom = 0;
    o->n_groups = o->n_shapes = o->n_points = 0;
    o->by = (Thing){KIND_NUMBER, 0};
}

static OverlayShape *add_shape(Overlay *o, ShapeForm form, ShapeRole role, const Point *points,
                               int n)
{
    keep_limit(o->n_shapes < OVERLAY_SHAPES, "shapes of an overlay", OVERLAY_SHAPES);
    keep_limit(o->n_points + n <= OVERLAY_POINTS, "points of an overlay", OVERLAY_POINTS);
    OverlayShape *shape = &o->shape[o->n_shapes++];
    *shape = (OverlayShape){.form = form, .role = role, .first = o->n_points, .n = n};
    for (int i = 0; i < n; i++)
        o->point[o->n_points++] = points[i];
    return shape;
}

OverlayShape *overlay_line(Overlay *o, ShapeRole role, const Point *points, int n)
{
    assert(n >= 2);
    return add_shape(o, FORM_LINE, role, points, n);
}

OverlayShape *overlay_disc(Overlay *o, ShapeRole role, Point at, int r)
{
    OverlayShape *shape = add_shape(o, FORM_DISC, role, &at, 1);
    shape->r = r;
    return shape;
}

OverlayShape *overlay_polygon(Overlay *o, ShapeRole role, const Point *corners, int n)
{
    assert(n >= 3);
    return add_shape(o, FORM_POLYGON, role, corners, n);
}

static void shape_json(const Game *game, const void *state, const OverlayShape *shape,
                       const Point *points, Json *j)
{
    char word[80];
    Str w = STR_ON(word);
    json_open(j, '{');
    json_key(j, "form");
    json_text(j, overlay_forms[shape->form]);
    json_key(j, "role");
    json_text(j, overlay_roles[shape->role]);
    json_key(j, "points");
    json_open(j, '[');
    for (int i = shape->first; i < shape->first + shape->n; i++) {
        json_int(j, points[i].x);
        json_int(j, points[i].y);
    }
    json_close(j, ']');
    if (shape->form == FORM_DISC) {
        json_key(j, "r");
        json_int(j, shape->r);
    }
    if (shape->of.kind != KIND_NUMBER) {
        thing_write(game, state, shape->of, &w);
        json_key(j, "of");
        json_open(j, '{');
        json_key(j, "kind");
        json_text(j, game->kinds[shape->of.kind].id);
        json_key(j, "id");
        json_text(j, word);
        json_close(j, '}');
    }
    json_close(j, '}');
}

void overlay_shapes_json(const Game *game, const void *state, const OverlayShape *shapes, int n,
                         const Point *points, Json *j)
{
    json_open(j, '[');
    for (int i = 0; i < n; i++)
        shape_json(game, state, &shapes[i], points, j);
    json_close(j, ']');
}

/* ---- odds ---- */

int32_t odds_chance(int64_t ways, int64_t all)
{
    return (int32_t)((ways * 1000000 + all / 2) / all);
}

void odds_of_losses(Odds *out, const int64_t *ways, int n)
{
    int64_t all = 0, sum = 0;
    int cases = 0;
    for (int loss = 0; loss < n; loss++) {
        all += ways[loss];
        sum += ways[loss] * loss;
    }
    assert(all > 0);
    for (int loss = 0; loss < n; loss++) {
        if (ways[loss] == 0)
            continue;
        out->least = cases == 0 ? loss : out->least;
        out->most = loss;
        if (cases < ODDS_CASES)
            out->cases[cases] = (OddsCase){loss, odds_chance(ways[loss], all)};
        cases++;
    }
    out->n_cases = cases <= ODDS_CASES ? cases : 0;
    out->mean = (int32_t)((sum * 1000 + all / 2) / all);
}
