/* The nearest place where a disc may stand; see plane_move.h.
 *
 * Row by row, the wanted row first: in each row the disc is put as near to the wanted column as
 * possible, to the left and to the right, jumping over what is in the way. Exact, because along a
 * row every obstacle covers one stretch; fast, because a stretch is one jump. Mostly a place is
 * near: the search looks round the wanted one with only what stands there, then farther. */
#include "core/plane_move.h"

#include <assert.h>

#include "core/bits.h"

typedef struct Search {
    const Ground *g;
    Disc d;             /* at the wanted place */
    const Ring *rings;
    int n_rings;
    uint64_t discs, walls;  /* those that matter as far as it looks */
    bool found;
    Point best;
    int64_t best2;      /* its squared distance from the wanted place, or how far it looks at all */
} Search;

/* Along a row, going by `side` (-1 or 1) from x: the first place that is not nearer to c than the
 * root of limit2. */
static int32_t beyond(Point c, int64_t limit2, int32_t x, int32_t y, int side)
{
    const int64_t rest2 = limit2 - square(y - c.y);
    if (rest2 <= 0 || square(x - c.x) >= rest2)
        return x;
    return c.x + side * (int32_t)root_up((uint64_t)rest2);
}

/* The first place that is not farther from c than the root of limit2. If there is none, a place
 * off the mat. */
static int32_t up_to(Point c, int64_t limit2, int32_t x, int32_t y, int side, int32_t nowhere)
{
    const int64_t rest2 = limit2 - square(y - c.y);
    if (rest2 < 0)
        return nowhere;
    if (square(x - c.x) <= rest2)
        return x;
    if ((x - c.x) * side > 0)
        return nowhere;
    return c.x - side * (int32_t)root_down((uint64_t)rest2);
}

/* The first place clear of a wall; the places that are not make one stretch. */
static int32_t beyond_wall(const Polygon *p, Disc d, int32_t x, int side)
{
    d.at.x = x;
    if (disc_clear_of_polygon(d, p))
        return x;
    int32_t bad = x, good = side > 0 ? p->box.high.x + d.r : p->box.low.x - d.r;
    while ((good - bad) * side > 1) {
        const int32_t middle = bad + (good - bad) / 2;
        d.at.x = middle;
        if (disc_clear_of_polygon(d, p))
            good = middle;
        else
            bad = middle;
    }
    return good;
}

/* Once past everything that is in the way at x. */
static int32_t next_place(const Search *s, int32_t x, int32_t y, int side, int32_t nowhere)
{
    const Disc row = {point(x, y), s->d.r};
    EACH_BIT (i, s->discs) {
        const Disc other = s->g->discs[i];
        x = beyond(other.at, square(other.r + s->d.r), x, y, side);
    }
    EACH_BIT (i, s->walls)
        x = beyond_wall(&s->g->walls[i], row, x, side);
    for (int i = 0; i < s->n_rings; i++) {
        const Ring *ring = &s->rings[i];
        x = beyond(ring->centre, ring->min2, x, y, side);
        x = up_to(ring->centre, ring->max2, x, y, side, nowhere);
        if (x == nowhere)
            break;
    }
    return x;
}

/* Squared distance from the middle of the mat, four times as large so that it is whole. */
static int64_t off_middle(const Ground *g, Point p)
{
    const Box mat = g->mat;
    return length2((Vector){2 * p.x - mat.low.x - mat.high.x, 2 * p.y - mat.low.y - mat.high.y});
}

/* Whether a is the better of two equally near places. */
static bool better(const Ground *g, Point a, Point b)
{
    const int64_t off = off_middle(g, a) - off_middle(g, b);
    if (off != 0)
        return off < 0;
    const int order = a.x != b.x ? sign_of(a.x - b.x) : sign_of(a.y - b.y);
    return (g->turned ? -order : order) < 0;
}

static void search_row(Search *s, int32_t y, int side)
{
    const Box mat = s->g->mat;
    const int32_t low = mat.low.x + s->d.r, high = mat.high.x - s->d.r;
    const int32_t nowhere = side > 0 ? high + 1 : low - 1;
    int32_t x = s->d.at.x < low ? low : s->d.at.x > high ? high : s->d.at.x;
    if ((s->d.at.x - x) * side > 0)
        return;  /* the mat lies on the other side, which is searched as well */
    for (;;) {
        if (x < low || x > high || square(x - s->d.at.x) + square(y - s->d.at.y) > s->best2)
            return;
        const int32_t next = next_place(s, x, y, side, nowhere);
        if (next == x)
            break;
        x = next;
    }
    const Point place = point(x, y);
    const int64_t d2 = distance2(place, s->d.at);
    if (!s->found || d2 < s->best2 || (d2 == s->best2 && better(s->g, place, s->best))) {
        s->found = true;
        s->best = place;
        s->best2 = d2;
    }
}

/* All rows, the nearest first, as long as they are not too far off. */
static void search_rows(Search *s)
{
    const Disc d = s->d;
    const int32_t low = s->g->mat.low.y + d.r, high = s->g->mat.high.y - d.r;
    for (int32_t off = 0; off <= PLANE_SPAN && square(off) <= s->best2; off++) {
        const bool up = d.at.y + off >= low && d.at.y + off <= high;
        const bool down = off > 0 && d.at.y - off >= low && d.at.y - off <= high;
        for (int side = -1; side <= 1; side += 2) {
            if (up)
                search_row(s, d.at.y + off, side);
            if (down)
                search_row(s, d.at.y - off, side);
        }
        if (d.at.y + off > high && d.at.y - off < low)
            break;
    }
}

/* Leaves out what cannot be in the way within `far` of the wanted place. */
static void look_within(Search *s, int32_t far)
{
    const Box here = {s->d.at, s->d.at};
    s->discs = s->walls = 0;
    for (int i = 0; i < s->g->n_discs; i++) {
        const Disc other = s->g->discs[i];
        if (!boxes_apart((Box){other.at, other.at}, here, far + s->d.r + other.r))
            s->discs |= bit(i);
    }
    for (int i = 0; i < s->g->n_walls; i++)
        if (!boxes_apart(s->g->walls[i].box, here, far + s->d.r))
            s->walls |= bit(i);
    s->best2 = square(far);
}

bool nearest_place(const Ground *g, Disc d, const Ring *rings, int n, Point *place)
{
    Search s = {.g = g, .d = d, .rings = rings, .n_rings = n};
    for (int32_t far = 256; !s.found && far <= 4 * PLANE_SPAN; far *= 4) {
        look_within(&s, far);
        search_rows(&s);
    }
    if (s.found)
        *place = s.best;
    return s.found;
}

/* The place on the circle that lies `steps` counter-clockwise of the regular one. The direction is
 * turned at full length, so that rounding it does not show. */
static Point on_circle(Point centre, Point regular, int32_t radius, int steps)
{
    if (steps == 0)
        return regular;
    Vector aim = way(centre, regular);
    const int32_t x = aim.x < 0 ? -aim.x : aim.x, y = aim.y < 0 ? -aim.y : aim.y;
    const int32_t longer = PLANE_LENGTH / (x > y ? x : y);
    if (longer > 1)
        aim = (Vector){aim.x * longer, aim.y * longer};
    return moved(centre, vector_along(vector_turned(aim, steps), radius, 0));
}

bool nearest_on_circle(const Ground *g, Disc d, Point centre, int32_t radius, int steps,
                       Point *place)
{
    assert(!same_point(d.at, centre));
    for (int k = 0; k <= steps; k++) {
        const Disc left = {on_circle(centre, d.at, radius, k), d.r};
        const Disc right = {on_circle(centre, d.at, radius, -k), d.r};
        const bool left_free = may_stand(g, left), right_free = may_stand(g, right);
        if (!left_free && !right_free)
            continue;
        const bool rather_right = off_middle(g, right.at) < off_middle(g, left.at);
        *place = left_free && !(right_free && rather_right) ? left.at : right.at;
        return true;
    }
    return false;
}
