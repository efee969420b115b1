/* Segments, polygons and templates against points and discs; see plane.h. */
#include "core/plane.h"

#include <assert.h>

int segment_distance_sign(Segment s, Point p, int64_t limit2)
{
    const Vector along = way(s.from, s.to), there = way(s.from, p);
    const int64_t ahead = dot(along, there), whole = length2(along);
    if (ahead <= 0)
        return sign_of(length2(there) - limit2);
    if (ahead >= whole)
        return sign_of(distance2(s.to, p) - limit2);
    return sign_of(square(cross(along, there)) - limit2 * whole);
}

bool disc_touches_segment(Disc d, Segment s)
{
    return segment_distance_sign(s, d.at, square(d.r)) <= 0;
}

static Segment edge(const Polygon *p, int i)
{
    return (Segment){p->corner[i], p->corner[i + 1 < p->n ? i + 1 : 0]};
}

Polygon polygon_of(const Point *corners, int n)
{
    assert(n >= 3 && n <= POLYGON_CORNERS);
    Polygon p = {.box = {corners[0], corners[0]}, .n = n};
    for (int i = 0; i < n; i++) {
        p.corner[i] = corners[i];
        p.box.low = box_around(p.box.low, corners[i]).low;
        p.box.high = box_around(p.box.high, corners[i]).high;
    }
    return p;
}

bool polygon_is_valid(const Polygon *p)
{
    if (p->n < 3 || p->n > POLYGON_CORNERS)
        return false;
    for (int i = 0; i < p->n; i++) {
        const Segment e = edge(p, i);
        for (int k = 0; k < p->n; k++) {
            const bool own = k == i || k == (i + 1) % p->n;
            if (!own && cross(way(e.from, e.to), way(e.from, p->corner[k])) <= 0)
                return false;  /* also a star with its corners in the wrong order */
        }
    }
    return true;
}

int polygon_side(const Polygon *p, Point at)
{
    int side = 1;
    for (int i = 0; i < p->n; i++) {
        const Segment e = edge(p, i);
        const int s = sign_of(cross(way(e.from, e.to), way(e.from, at)));
        side = s < side ? s : side;
    }
    return side;
}

/* The point lies outside this edge of the polygon. */
static bool outside(Segment e, Point at)
{
    return cross(way(e.from, e.to), way(e.from, at)) < 0;
}

int32_t polygon_distance(const Polygon *p, Point at)
{
    int64_t best = INT64_MAX;
    for (int i = 0; i < p->n; i++) {
        const Segment e = edge(p, i);
        if (!outside(e, at))
            continue;  /* the nearest edge is one that the point lies outside of */
        const Vector along = way(e.from, e.to), there = way(e.from, at);
        const int64_t ahead = dot(along, there), whole = length2(along);
        int64_t d2;
        if (ahead <= 0)
            d2 = length2(there);
        else if (ahead >= whole)
            d2 = distance2(e.to, at);
        else
            d2 = (square(cross(along, there)) + whole - 1) / whole;
        best = d2 < best ? d2 : best;
    }
    return best == INT64_MAX ? 0 : (int32_t)root_up((uint64_t)best);
}

/* Sign of (squared distance from `at` to the polygon) - limit2, where that is not 0 by itself: a
 * point that is inside or on the edge is nearer than any limit above 0. */
static int polygon_distance_sign(const Polygon *p, Point at, int64_t limit2)
{
    int sign = 1;
    bool inside = true;
    for (int i = 0; i < p->n; i++) {
        const Segment e = edge(p, i);
        if (!outside(e, at))
            continue;
        inside = false;
        const int s = segment_distance_sign(e, at, limit2);
        sign = s < sign ? s : sign;
    }
    return inside ? sign_of(-limit2) : sign;
}

bool disc_touches_polygon(Disc d, const Polygon *p)
{
    return !boxes_apart(p->box, (Box){d.at, d.at}, d.r) &&
           polygon_distance_sign(p, d.at, square(d.r)) <= 0;
}

/* One edge that the disc lies off decides: whoever is beyond the endless line along it is clear,
 * and whoever is over it or over one of its ends is not. */
bool disc_clear_of_polygon(Disc d, const Polygon *p)
{
    if (boxes_apart(p->box, (Box){d.at, d.at}, d.r))
        return true;
    if (d.r == 0)
        return polygon_side(p, d.at) <= 0;
    const int64_t limit2 = square(d.r);
    bool inside = true;
    for (int i = 0; i < p->n; i++) {
        const Segment e = edge(p, i);
        const Vector along = way(e.from, e.to), there = way(e.from, d.at);
        const int64_t off = cross(along, there);
        if (off >= 0)
            continue;  /* on its inner side */
        inside = false;
        const int64_t ahead = dot(along, there), whole = length2(along);
        if (square(off) >= limit2 * whole)
            return true;
        if ((ahead > 0 && ahead < whole) ||
            (ahead <= 0 ? length2(there) : distance2(e.to, d.at)) < limit2)
            return false;
    }
    return !inside;
}

/* Open insides of convex things meet if no line along an edge of either parts them. */
bool segment_enters_polygon(Segment s, const Polygon *p)
{
    const Vector along = way(s.from, s.to);
    if (along.x == 0 && along.y == 0)
        return polygon_side(p, s.from) > 0;
    bool left = false, right = false;
    for (int i = 0; i < p->n; i++) {
        const Segment e = edge(p, i);
        const Vector rim = way(e.from, e.to);
        if (cross(rim, way(e.from, s.from)) <= 0 && cross(rim, way(e.from, s.to)) <= 0)
            return false;
        const int64_t side = cross(along, way(s.from, e.from));
        left = left || side > 0;
        right = right || side < 0;
    }
    return left && right;
}

/* The shortest way from the segment to the polygon begins or ends at a corner or at an end of the
 * segment, unless they cross. Mostly the corners tell all: one is too near, or two beside the
 * segment lie on either side of it, or all are far enough off its endless line on one side. */
bool segment_clear_of_polygon(Segment s, const Polygon *p, int32_t r)
{
    if (boxes_apart(p->box, box_around(s.from, s.to), r))
        return true;
    const Vector along = way(s.from, s.to);
    const int64_t whole = length2(along), limit2 = square(r), off2 = limit2 * whole;
    int64_t least = INT64_MAX, most = INT64_MIN;
    bool left = false, right = false;
    for (int i = 0; i < p->n; i++) {
        const Vector there = way(s.from, p->corner[i]);
        const int64_t ahead = dot(along, there), side = cross(along, there);
        least = side < least ? side : least;
        most = side > most ? side : most;
        if (ahead > 0 && ahead < whole) {
            if (square(side) < off2)
                return false;
            left = left || side > 0;
            right = right || side < 0;
        } else if ((ahead <= 0 ? length2(there) : distance2(s.to, p->corner[i])) < limit2) {
            return false;
        }
    }
    if (left && right)
        return false;
    const int64_t off = least > 0 ? least : most < 0 ? most : 0;
    if (off != 0 && square(off) >= off2)
        return true;
    return disc_clear_of_polygon((Disc){s.from, r}, p) &&
           disc_clear_of_polygon((Disc){s.to, r}, p) && !segment_enters_polygon(s, p);
}

Polygon template_of(Disc root, Vector aim, int32_t length, int32_t half_near, int32_t half_far)
{
    const Point corners[] = {
        moved(root.at, vector_along(aim, root.r, -half_near)),
        moved(root.at, vector_along(aim, root.r + length, -half_far)),
        moved(root.at, vector_along(aim, root.r + length, half_far)),
        moved(root.at, vector_along(aim, root.r, half_near)),
    };
    return polygon_of(corners, 4);
}
