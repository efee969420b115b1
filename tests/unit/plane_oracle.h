/* Slow and plain answers to the questions of core/plane*.h, by other ways than theirs: fractions of
 * 128 bits, every step tried, every pair of points looked at. */
#ifndef TESTS_PLANE_ORACLE_H
#define TESTS_PLANE_ORACLE_H

#include "plane_kit.h"

typedef __int128 Big;

/* A point in units of 1/scale. */
typedef struct BigPoint {
    Big x, y;
} BigPoint;

static inline BigPoint big(Point p, Big scale) { return (BigPoint){p.x * scale, p.y * scale}; }

static inline Big big_dot(BigPoint o, BigPoint a, BigPoint b)
{
    return (a.x - o.x) * (b.x - o.x) + (a.y - o.y) * (b.y - o.y);
}

static inline Big big_cross(BigPoint o, BigPoint a, BigPoint b)
{
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

static inline int big_sign(Big n) { return (n > 0) - (n < 0); }

/* Sign of (squared distance of p from the segment a b) - limit2. */
static inline int big_distance(BigPoint a, BigPoint b, BigPoint p, Big limit2)
{
    const Big len2 = big_dot(a, b, b), along = big_dot(a, b, p);
    if (len2 == 0 || along < 0)
        return big_sign(big_dot(a, p, p) - limit2);
    if (along > len2)
        return big_sign(big_dot(b, p, p) - limit2);
    const Big c = big_cross(a, b, p);
    return big_sign(c * c - limit2 * len2);
}

static inline bool big_nearer(BigPoint a, BigPoint b, BigPoint p, Big limit2)
{
    return big_distance(a, b, p, limit2) < 0;
}

static inline bool big_on(BigPoint a, BigPoint b, BigPoint p)
{
    return big_cross(a, b, p) == 0 && big_dot(p, a, b) <= 0;
}

/* Whether the closed segments have a point in common. */
static inline bool big_meet(BigPoint a, BigPoint b, BigPoint c, BigPoint d)
{
    if (big_on(a, b, c) || big_on(a, b, d) || big_on(c, d, a) || big_on(c, d, b))
        return true;
    return big_sign(big_cross(a, b, c)) * big_sign(big_cross(a, b, d)) < 0 &&
           big_sign(big_cross(c, d, a)) * big_sign(big_cross(c, d, b)) < 0;
}

static inline bool big_inside(const Polygon *p, Big scale, BigPoint at)
{
    for (int i = 0; i < p->n; i++)
        if (big_cross(big(p->corner[i], scale), big(p->corner[(i + 1) % p->n], scale), at) <= 0)
            return false;
    return true;
}

/* The point is inside or at most r away. */
static inline bool big_touches(const Polygon *p, Point at, Big r)
{
    if (big_inside(p, 1, big(at, 1)))
        return true;
    for (int i = 0; i < p->n && r >= 0; i++)
        if (big_distance(big(p->corner[i], 1), big(p->corner[(i + 1) % p->n], 1), big(at, 1),
                         r * r) <= 0)
            return true;
    return false;
}

/* Distance between a segment and a polygon is below r, or the segment is inside. */
static inline bool big_wall_nearer(const Polygon *p, Big scale, BigPoint a, BigPoint b, Big r)
{
    if (big_inside(p, scale, a) || big_inside(p, scale, b))
        return true;
    for (int i = 0; i < p->n; i++) {
        const BigPoint c = big(p->corner[i], scale), d = big(p->corner[(i + 1) % p->n], scale);
        if (big_nearer(a, b, c, r * r) || big_nearer(a, b, d, r * r) ||
            big_nearer(c, d, a, r * r) || big_nearer(c, d, b, r * r) ||
            (r > 0 && big_meet(a, b, c, d)))
            return true;
    }
    return false;
}

/* The leg from the disc to `to`, all in 1/scale, by the ground of whole units. */
static inline bool big_leg_free(const Ground *g, Point from, int r, BigPoint to, Big scale,
                                bool first)
{
    const BigPoint start = big(from, scale);
    const BigPoint ends[] = {start, to};
    for (int i = 0; i < 2; i++)
        if (ends[i].x < (g->mat.low.x + r) * scale || ends[i].x > (g->mat.high.x - r) * scale ||
            ends[i].y < (g->mat.low.y + r) * scale || ends[i].y > (g->mat.high.y - r) * scale)
            return false;
    for (int i = 0; i < g->n_solid; i++) {
        const BigPoint c = big(g->discs[i].at, scale);
        const Big limit = (g->discs[i].r + r) * scale, now2 = big_dot(start, c, c);
        if (big_nearer(start, to, c, first && now2 < limit * limit ? now2 : limit * limit))
            return false;
    }
    for (int i = 0; i < g->n_walls && !g->over_walls; i++)
        if (big_wall_nearer(&g->walls[i], scale, start, to, r * scale))
            return false;
    return true;
}

static inline bool big_may_stand(const Ground *g, Point at, int r)
{
    Ground all = *g;
    all.n_solid = all.n_discs;
    all.over_walls = false;
    return big_leg_free(&all, at, r, big(at, 1), 1, false);
}

/* n / d rounded half away from zero. */
static inline int64_t big_round(Big n, Big d)
{
    const Big size = n < 0 ? -n : n;
    Big whole = size / d;
    if ((size - whole * d) * 2 >= d)
        whole++;
    return (int64_t)(n < 0 ? -whole : whole);
}

static inline Big big_root(Big n)
{
    Big low = 0, high = (Big)1 << 63;
    while (high - low > 1) {
        const Big middle = (low + high) / 2;
        if (middle * middle <= n)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* Pushed step by step. */
static inline Point slow_push(const Ground *g, Disc d, Vector aim, int length)
{
    const Big size = big_root(((Big)aim.x * aim.x + (Big)aim.y * aim.y) * 65536);
    if (size == 0 || length == 0)
        return d.at;
    const int64_t x = big_round((Big)length * aim.x * 256, size);
    const int64_t y = big_round((Big)length * aim.y * 256, size);
    const BigPoint from = big(d.at, length);
    int s = length;
    while (s > 0 && !big_leg_free(g, d.at, d.r, (BigPoint){from.x + s * x, from.y + s * y}, length,
                                  true))
        s--;
    for (; s > 0; s--) {
        const Point at = point(d.at.x + (int)big_round((Big)s * x, length),
                               d.at.y + (int)big_round((Big)s * y, length));
        if (big_may_stand(g, at, d.r))
            return at;
    }
    return d.at;
}

/* Whether the segment has a point in the open inside: the part of it inside of all edges, as a
 * stretch of fractions. */
static inline bool slow_enters(Point a, Point b, const Polygon *p)
{
    Big low = 0, low_of = 1, high = 1, high_of = 1;
    bool low_open = false, high_open = false;
    for (int i = 0; i < p->n; i++) {
        const BigPoint c = big(p->corner[i], 1), d = big(p->corner[(i + 1) % p->n], 1);
        const Big at_a = big_cross(c, d, big(a, 1)), at_b = big_cross(c, d, big(b, 1));
        const Big slope = at_b - at_a;  /* inside where at_a + t * slope > 0 */
        if (slope == 0) {
            if (at_a <= 0)
                return false;
        } else if (slope > 0) {
            if (-at_a * low_of >= low * slope) {
                low = -at_a;
                low_of = slope;
                low_open = true;
            }
        } else if (at_a * high_of <= high * -slope) {
            high = at_a;
            high_of = -slope;
            high_open = true;
        }
    }
    const Big room = high * low_of - low * high_of;
    return room > 0 || (room == 0 && !low_open && !high_open);
}

static inline bool slow_sight(Disc a, Disc b, const Polygon *walls, int n)
{
    for (int i = 0; i <= RIM_POINTS; i++)
        for (int j = 0; j <= RIM_POINTS; j++) {
            int k = 0;
            while (k < n && !slow_enters(disc_point(a, i), disc_point(b, j), &walls[k]))
                k++;
            if (k == n)
                return true;
        }
    return false;
}

#endif
