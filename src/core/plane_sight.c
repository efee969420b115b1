/* Sight; see plane_sight.h. */
#include "core/plane_sight.h"

#include <assert.h>

enum { POINTS = RIM_POINTS + 1, ALL_POINTS = (1 << POINTS) - 1 };

/* What stands for a disc, the centre first: most sight is along the centres. */
typedef struct Viewer {
    Point at[POINTS];
    Box box;
} Viewer;

static Box box_of_both(Box a, Box b)
{
    return (Box){box_around(a.low, b.low).low, box_around(a.high, b.high).high};
}

static Viewer viewer_of(Disc d)
{
    Viewer l = {.box = disc_box(d)};
    l.at[0] = d.at;
    for (int k = 0; k < RIM_POINTS; k++)
        l.at[k + 1] = disc_point(d, k);
    return l;
}

/* For every point the edges it does not lie strictly inside of, as bits, and whether it lies
 * outside; returns the edges common to all points. */
static unsigned outside_edges(const Viewer *l, const Polygon *p, unsigned edges[POINTS],
                              bool outside[POINTS])
{
    unsigned common = ~0u;
    for (int i = 0; i < POINTS; i++) {
        edges[i] = 0;
        outside[i] = false;
    }
    for (int e = 0; e < p->n; e++) {
        const Point from = p->corner[e];
        const Vector along = way(from, p->corner[e + 1 < p->n ? e + 1 : 0]);
        for (int i = 0; i < POINTS; i++) {
            const int64_t side = cross(along, way(from, l->at[i]));
            edges[i] |= (unsigned)(side <= 0) << e;
            outside[i] |= side < 0;
        }
    }
    for (int i = 0; i < POINTS; i++)
        common &= edges[i];
    return common;
}

/* The outermost corners to the left and to the right as seen from a point outside. */
typedef struct Cone {
    Vector left, right;
} Cone;

static Cone cone_of(Point from, const Polygon *p)
{
    Cone c = {way(from, p->corner[0]), way(from, p->corner[0])};
    for (int i = 1; i < p->n; i++) {
        const Vector to = way(from, p->corner[i]);
        if (cross(c.left, to) > 0)
            c.left = to;
        if (cross(c.right, to) < 0)
            c.right = to;
    }
    return c;
}

/* A polygon as two discs see it. */
typedef struct Wall {
    const Polygon *p;
    unsigned a[POINTS], b[POINTS];  /* outside_edges */
    bool a_outside[POINTS], b_outside[POINTS];
} Wall;

/* The points of b that are hidden by the wall from point i of a. A segment enters a convex polygon
 * unless both its ends lie outside of one edge or all corners lie on one side of its line; seen
 * from outside the outermost corners tell the latter. */
static unsigned hidden(const Wall *w, const Viewer *a, const Viewer *b, int i)
{
    const Point from = a->at[i];
    if (w->a[i] == 0)
        return ALL_POINTS;  /* itself inside */
    unsigned mask = 0;
    const Cone c = cone_of(from, w->p);
    for (int j = 0; j < POINTS; j++) {
        if (w->a[i] & w->b[j])
            continue;
        const Vector to = way(from, b->at[j]);
        const bool enters = w->a_outside[i]
                                ? cross(to, c.left) > 0 && cross(to, c.right) < 0
                                : segment_enters_polygon((Segment){from, b->at[j]}, w->p);
        mask |= (unsigned)enters << j;
    }
    return mask;
}

/* The walls that may lie between the two. */
static int walls_between(const Viewer *a, const Viewer *b, const Polygon *walls, int n, Wall *out)
{
    const Box all = box_of_both(a->box, b->box);
    int found = 0;
    assert(n <= PLANE_WALLS);
    for (int k = 0; k < n; k++) {
        Wall *w = &out[found];
        if (boxes_apart(walls[k].box, all, 0))
            continue;
        w->p = &walls[k];
        if ((outside_edges(a, w->p, w->a, w->a_outside) &
             outside_edges(b, w->p, w->b, w->b_outside)) == 0)
            found++;
    }
    return found;
}

static bool points_see(Point a, Point b, const Polygon *walls, int n)
{
    const Segment line = {a, b};
    const Box all = box_around(a, b);
    for (int k = 0; k < n; k++)
        if (!boxes_apart(walls[k].box, all, 0) && segment_enters_polygon(line, &walls[k]))
            return false;
    return true;
}

/* All lines between the discs run in a band along their centres. A wall that has corners beyond
 * both sides of the band, ahead of the one disc and before the other, lies right across it. */
static bool lies_across(Disc a, Disc b, const Polygon *p)
{
    const Vector along = way(a.at, b.at);
    const int64_t whole = length2(along), half2 = square(a.r > b.r ? a.r : b.r) * whole;
    bool left = false, right = false;
    for (int i = 0; i < p->n; i++) {
        const Vector there = way(a.at, p->corner[i]);
        const int64_t ahead = dot(along, there), rest = whole - ahead, off = cross(along, there);
        if (ahead <= 0 || rest <= 0 || square(ahead) <= square(a.r) * whole ||
            square(rest) <= square(b.r) * whole || square(off) <= half2)
            continue;
        left = left || off > 0;
        right = right || off < 0;
    }
    return left && right;
}

/* The left sides of both see each other, or the right ones: what hides the centres mostly juts into
 * the line from one side only. */
static bool sides_see(Disc a, Disc b, const Polygon *walls, int n)
{
    const int quarter = RIM_POINTS / 4, left = rim_towards(way(a.at, b.at)) + quarter;
    for (int k = left; k <= left + 2 * quarter; k += 2 * quarter)
        if (points_see(disc_point(a, k % RIM_POINTS), disc_point(b, k % RIM_POINTS), walls, n))
            return true;
    return false;
}

bool discs_see(Disc a, Disc b, const Polygon *walls, int n)
{
    if (points_see(a.at, b.at, walls, n))
        return true;
    const Box all = box_of_both(disc_box(a), disc_box(b));
    for (int k = 0; k < n; k++)
        if (!boxes_apart(walls[k].box, all, 0) && lies_across(a, b, &walls[k]))
            return false;
    if (sides_see(a, b, walls, n))
        return true;
    const Viewer from = viewer_of(a), to = viewer_of(b);
    Wall wall[PLANE_WALLS];
    const int between = walls_between(&from, &to, walls, n, wall);
    for (int i = 0; i < POINTS; i++) {
        unsigned mask = 0;
        for (int k = 0; k < between && mask != ALL_POINTS; k++)
            mask |= hidden(&wall[k], &from, &to, i);
        if (mask != ALL_POINTS)
            return true;
    }
    return false;
}

bool sight_line(Disc a, Disc b, const Polygon *walls, int n, Segment *line)
{
    const Viewer from = viewer_of(a), to = viewer_of(b);
    const int first = rim_towards(way(a.at, b.at));
    Wall wall[PLANE_WALLS];
    const int between = walls_between(&from, &to, walls, n, wall);
    int64_t best = INT64_MAX;
    for (int i = 0; i < POINTS; i++) {
        const int at = i == 0 ? 0 : 1 + (first + i - 1) % RIM_POINTS;
        unsigned mask = 0;
        for (int k = 0; k < between; k++)
            mask |= hidden(&wall[k], &from, &to, at);
        for (int j = 0; j < POINTS; j++) {
            const int end = j == 0 ? 0 : 1 + (first + j - 1) % RIM_POINTS;
            const int64_t d2 = distance2(from.at[at], to.at[end]);
            if (!(mask >> end & 1) && d2 < best) {
                best = d2;
                *line = (Segment){from.at[at], to.at[end]};
            }
        }
    }
    return best != INT64_MAX;
}

int sight_blocker(Disc a, Disc b, const Polygon *walls, int n)
{
    int first = -1;
    int64_t least = 0, least_of = 1;
    for (int k = 0; k < n; k++) {
        int64_t stop, of;
        if (!segment_enters_polygon((Segment){a.at, b.at}, &walls[k]) ||
            !ray_enters(a.at, way(a.at, b.at), &walls[k], &stop, &of))
            continue;
        if (first < 0 || stop * least_of < least * of) {
            first = k;
            least = stop;
            least_of = of;
        }
    }
    return first;
}
