/* Straight pushes until something is met; see plane_move.h.
 *
 * The disc has gone s of S steps of a whole vector `v`: its exact place is start + (s / S) * v.
 * All tests are multiplied by S, so they stay whole. The segments for growing s lie in each other,
 * so for each obstacle the largest free s is found by halving. */
#include <assert.h>

#include "core/bits.h"
#include "core/plane_move.h"
#include "core/plane_wide.h"

typedef struct Slide {
    Disc d;       /* where it starts */
    Vector v;     /* the whole way */
    int32_t S;    /* its steps, at most PLANE_LENGTH */
    const Ground *g;
} Slide;

/* The segment after s steps comes no nearer to c than the root of limit2. */
static bool clear_of_point(const Slide *m, Point c, int64_t limit2, int32_t s)
{
    const Vector there = way(m->d.at, c);
    const int64_t ahead = dot(m->v, there), whole = length2(m->v), S = m->S;
    if (ahead <= 0 || s == 0)
        return length2(there) >= limit2;
    if (s * whole >= S * ahead)  /* it has passed the nearest place */
        return square(cross(m->v, there)) >= limit2 * whole;
    return S * S * (length2(there) - limit2) - 2 * s * S * ahead + (int64_t)s * s * whole >= 0;
}

static bool clear_of_disc(const Slide *m, int index, int32_t s)
{
    const Disc other = m->g->discs[index];
    const int64_t start2 = distance2(m->d.at, other.at), limit2 = square(m->d.r + other.r);
    return clear_of_point(m, other.at, start2 < limit2 ? start2 : limit2, s);
}

/* The place after s steps keeps off the edge of a wall, as far as that edge is the nearest part. */
static bool clear_of_edge(const Slide *m, Point a, Point b, int32_t s)
{
    const Vector edge = way(a, b), there = way(a, m->d.at);
    const int64_t S = m->S, whole = length2(edge);
    const int64_t along = S * dot(edge, there) + s * dot(edge, m->v);
    if (along <= 0 || along >= S * whole)
        return true;  /* a corner is nearer */
    const int64_t off = S * cross(edge, there) + s * cross(edge, m->v);
    if (off > 0)
        return true;  /* on the inner side: another edge decides, or the way leads through */
    const int64_t reach = S * m->d.r;
    return wide_compare(wide_product(off, off), wide_product(square(reach), whole)) >= 0;
}

/* The segment after s steps passes through the inside of the wall. */
static bool enters(const Slide *m, const Polygon *p, int32_t s)
{
    bool left = false, right = false;
    for (int i = 0; i < p->n; i++) {
        const Point a = p->corner[i];
        const Vector edge = way(a, p->corner[i + 1 < p->n ? i + 1 : 0]);
        const int64_t start = cross(edge, way(a, m->d.at));
        if (start <= 0 && m->S * start + s * cross(edge, m->v) <= 0)
            return false;
        const int64_t side = cross(m->v, way(m->d.at, a));
        left = left || side > 0;
        right = right || side < 0;
    }
    return left && right;
}

static bool clear_of_wall(const Slide *m, int index, int32_t s)
{
    const Polygon *p = &m->g->walls[index];
    for (int i = 0; i < p->n; i++) {
        const Point a = p->corner[i], b = p->corner[i + 1 < p->n ? i + 1 : 0];
        if (!clear_of_point(m, a, square(m->d.r), s) || !clear_of_edge(m, a, b, 0) ||
            !clear_of_edge(m, a, b, s))
            return false;
    }
    return !enters(m, p, s);
}

typedef bool (*Clear)(const Slide *m, int index, int32_t s);

/* The largest number of steps up to `most` that is clear of an obstacle. */
static int32_t steps_clear(const Slide *m, Clear clear, int index, int32_t most)
{
    if (clear(m, index, most))
        return most;
    int32_t good = 0, bad = most;
    while (bad - good > 1) {
        const int32_t middle = (good + bad) / 2;
        if (clear(m, index, middle))
            good = middle;
        else
            bad = middle;
    }
    return good;
}

/* How many steps one coordinate can go. */
static int32_t steps_on_axis(const Slide *m, int32_t at, int32_t by, int32_t low, int32_t high,
                             int32_t most)
{
    const int64_t room = by < 0 ? at - low : high - at;
    const int64_t speed = by < 0 ? -by : by;
    return speed * most <= room * m->S ? most : (int32_t)(room * m->S / speed);
}

static int32_t steps_on_mat(const Slide *m, int32_t most)
{
    const Box mat = m->g->mat;
    const Disc d = m->d;
    if (!disc_in_box(d, mat))
        return 0;
    most = steps_on_axis(m, d.at.x, m->v.x, mat.low.x + d.r, mat.high.x - d.r, most);
    return steps_on_axis(m, d.at.y, m->v.y, mat.low.y + d.r, mat.high.y - d.r, most);
}

static Disc after(const Slide *m, int32_t s)
{
    const Vector gone = {(int32_t)rounded((int64_t)s * m->v.x, m->S),
                         (int32_t)rounded((int64_t)s * m->v.y, m->S)};
    return (Disc){moved(m->d.at, gone), m->d.r};
}

/* The most steps that are free, and what stops the next one. */
static int32_t free_steps(const Slide *m, Hit *met)
{
    int32_t s = steps_on_mat(m, m->S);
    *met = s < m->S ? (Hit){HIT_RIM, 0} : (Hit){HIT_NOTHING, 0};
    const Box all = box_around(m->d.at, after(m, s).at);
    EACH_BIT (i, discs_near(m->g, all, m->d.r + 1)) {
        const Disc other = m->g->discs[i];
        if (i >= m->g->n_solid || boxes_apart(all, (Box){other.at, other.at}, m->d.r + other.r + 1))
            continue;  /* the 1 is for the rounded end of the box */
        const int32_t most = steps_clear(m, clear_of_disc, i, s);
        if (most < s)
            *met = (Hit){HIT_DISC, i};
        s = most;
    }
    EACH_BIT (i, m->g->over_walls ? 0 : walls_near(m->g, all, m->d.r + 1)) {
        if (boxes_apart(all, m->g->walls[i].box, m->d.r + 1))
            continue;
        const int32_t most = steps_clear(m, clear_of_wall, i, s);
        if (most < s)
            *met = (Hit){HIT_WALL, i};
        s = most;
    }
    return s;
}

/* Steps back until the disc may stand at the rounded place. */
static Point stand(const Slide *m, int32_t s, Hit *met)
{
    for (; s > 0; s--) {
        const Disc there = after(m, s);
        const Hit hit = standing_hit(m->g, there);
        if (hit.kind == HIT_NOTHING)
            return there.at;
        if (met->kind == HIT_NOTHING)
            *met = hit;
    }
    return m->d.at;
}

Point disc_pushed(const Ground *g, Disc d, Vector aim, int32_t length, Hit *met)
{
    assert(length >= 0 && length <= PLANE_LENGTH);
    Hit hit = {HIT_NOTHING, 0};
    const int64_t size = root_down((uint64_t)length2(aim) * FINE * FINE);
    Point end = d.at;
    if (size > 0 && length > 0) {
        const Vector v = {(int32_t)rounded((int64_t)length * aim.x * FINE, size),
                          (int32_t)rounded((int64_t)length * aim.y * FINE, size)};
        const Slide m = {d, v, length, g};
        const int32_t s = free_steps(&m, &hit);
        end = stand(&m, s, &hit);
    }
    if (met)
        *met = hit;
    return end;
}

Point disc_stopped(const Ground *g, Disc d, Point to, Hit *met)
{
    Hit hit = leg_hit(g, d, to, true);
    Point end = to;
    if (hit.kind == HIT_NOTHING)
        hit = standing_hit(g, (Disc){to, d.r});
    if (hit.kind != HIT_NOTHING) {
        const Slide m = {d, way(d.at, to), point_distance(d.at, to), g};
        assert(m.S <= PLANE_LENGTH);
        int32_t s = m.S > 0 ? free_steps(&m, &hit) : 0;
        /* The exact way is free so far; the way to the rounded place must be so as well. */
        do
            end = stand(&m, s--, &hit);
        while (!same_point(end, d.at) && !leg_free(g, d, end, true));
    }
    if (met)
        *met = hit;
    return end;
}
