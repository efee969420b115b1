/* Exact geometry on a measured plane: points, discs and convex polygons in whole units.
 *
 * Games on a table without fields measure: who is in range, what a template covers, whether a base
 * passes a gap. All of that is decided here by integers alone, without a root wherever squares can
 * be compared, so that every machine gives the same answer and "just in range" is never a matter
 * of luck.
 *
 * What counts, everywhere:
 * - Touching is within: a distance equal to the limit is "within" it, and a disc that only touches
 *   a template is covered by it.
 * - Touching is no overlap: discs and polygons may stand in contact.
 * - A length that is told is rounded up, so it is at most n exactly if the true one is.
 * - A place that must be rounded is rounded on its way from another place, half away from zero;
 *   so no direction is preferred.
 *
 * The law of turning: everything depends on differences of places only, through odd functions. A
 * plane turned by 180 degrees gives the turned results, to the last unit. Where several results
 * are equally good and only an order can decide, Ground.turned says from which side it is read
 * (plane_move.h).
 *
 * Width of numbers: no two points that meet in one question differ by more than PLANE_SPAN on
 * either axis, whatever the coordinates themselves are. Then cross products and squared distances
 * stay below 2^31 and the product of two of them fits in 64 bits; the few larger ones are in
 * plane_wide.h. */
#ifndef CORE_PLANE_H
#define CORE_PLANE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/point.h"

enum {
    PLANE_SPAN = 32767,
    PLANE_LENGTH = 16383,  /* longest reach, push or template */
    PLANE_WALLS = 24,      /* polygons in one question */
    PLANE_DISCS = 64,      /* discs that stand about in one question */
    POLYGON_CORNERS = 8,
    RIM_POINTS = 16,       /* places on the rim of a disc that stand for all of it */
};

/* From one point to another. */
typedef struct Vector {
    int32_t x, y;
} Vector;

typedef struct Disc {
    Point at;
    int16_t r;
} Disc;

typedef struct Segment {
    Point from, to;
} Segment;

/* Both corners belong to it. */
typedef struct Box {
    Point low, high;
} Box;

/* Convex, corners counter-clockwise (x to the right, y up), none of them on the line between its
 * neighbours. Made by polygon_of. */
typedef struct Polygon {
    Box box;
    uint8_t n;
    Point corner[POLYGON_CORNERS];
} Polygon;

static inline Point point(int x, int y) { return (Point){(int16_t)x, (int16_t)y}; }

static inline bool same_point(Point a, Point b) { return a.x == b.x && a.y == b.y; }

static inline Vector way(Point from, Point to)
{
    return (Vector){to.x - from.x, to.y - from.y};
}

static inline Point moved(Point p, Vector by) { return point(p.x + by.x, p.y + by.y); }

/* The smallest box that holds both. */
static inline Box box_around(Point a, Point b)
{
    return (Box){point(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y),
                 point(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y)};
}

/* More than `gap` lies between the boxes on one axis. */
static inline bool boxes_apart(Box a, Box b, int32_t gap)
{
    return a.low.x - b.high.x > gap || b.low.x - a.high.x > gap ||
           a.low.y - b.high.y > gap || b.low.y - a.high.y > gap;
}

static inline int64_t dot(Vector a, Vector b)
{
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y;
}

/* Above 0 if b points to the left of a. */
static inline int64_t cross(Vector a, Vector b)
{
    return (int64_t)a.x * b.y - (int64_t)a.y * b.x;
}

static inline int64_t square(int64_t x) { return x * x; }

static inline int64_t length2(Vector v) { return dot(v, v); }

static inline int64_t distance2(Point a, Point b) { return length2(way(a, b)); }

static inline int sign_of(int64_t x) { return (x > 0) - (x < 0); }

/* Roots (plane_measure.c): the largest whole number not above the root, the smallest not below. */
int64_t root_down(uint64_t n);
int64_t root_up(uint64_t n);

/* n / d, half away from zero; d > 0. */
static inline int64_t rounded(int64_t n, int64_t d)
{
    return n < 0 ? -((-2 * n + d) / (2 * d)) : (2 * n + d) / (2 * d);
}

/* `length` in the direction of `aim`, from the exact direction to the nearest whole vector; a
 * positive `left` goes that much to the left of it as well. Both at most PLANE_LENGTH. */
Vector vector_along(Vector aim, int32_t length, int32_t left);
/* Turned counter-clockwise by `steps` of 1024 a turn, to the nearest whole vector. */
enum { TURN_STEPS = 1024 };
Vector vector_turned(Vector v, int steps);

/* --- measuring ---------------------------------------------------------------------------- */

/* Distance of two points, rounded up. */
int32_t point_distance(Point a, Point b);
/* Gap from edge to edge, rounded up: at most g exactly if discs_within(a, b, g). Below 0 if they
 * overlap by a whole unit. */
int32_t discs_gap(Disc a, Disc b);
/* The shortest gap from edge to edge is at most `gap`. */
static inline bool discs_within(Disc a, Disc b, int32_t gap)
{
    const int64_t limit = (int64_t)gap + a.r + b.r;
    return limit >= 0 && distance2(a.at, b.at) <= square(limit);
}
static inline bool discs_touch(Disc a, Disc b) { return discs_within(a, b, 0); }
static inline bool discs_overlap(Disc a, Disc b)
{
    return distance2(a.at, b.at) < square(a.r + b.r);
}
/* They touch, give or take what rounding a place may leave between them. */
enum { CONTACT_SLACK = 2 };
bool discs_in_contact(Disc a, Disc b);
/* All of the disc lies in the box, or in the other disc. */
static inline bool disc_in_box(Disc d, Box b)
{
    return d.at.x - d.r >= b.low.x && d.at.x + d.r <= b.high.x &&
           d.at.y - d.r >= b.low.y && d.at.y + d.r <= b.high.y;
}
static inline Box disc_box(Disc d)
{
    return (Box){point(d.at.x - d.r, d.at.y - d.r), point(d.at.x + d.r, d.at.y + d.r)};
}
bool disc_in_disc(Disc inner, Disc outer);

/* The 16 directions that stand for all, counter-clockwise from the east; their length is 1000, give
 * or take a thousandth. */
extern const Vector rim_direction[RIM_POINTS];
/* The place in direction k at a distance, rounded towards the point it is seen from, or away. */
Point inner_point(Point from, int32_t distance, int k);
Point outer_point(Point from, int32_t distance, int k);
/* What stands for a disc: its inner rim points, and with k = RIM_POINTS the centre. */
Point disc_point(Disc d, int k);
/* The direction nearest to v; of two the clockwise one. */
int rim_towards(Vector v);
/* The rim points from one of them on to both sides: it, the next, the one before, and so on. */
int rim_beside(int front, int i);

/* --- segments and polygons (plane_shape.c) -------------------------------------------------- */

/* Sign of (squared distance from p to the segment) - limit2: below 0 means nearer. */
int segment_distance_sign(Segment s, Point p, int64_t limit2);
/* The disc touches the segment. */
bool disc_touches_segment(Disc d, Segment s);

/* Corners counter-clockwise, 3 to POLYGON_CORNERS. */
Polygon polygon_of(const Point *corners, int n);
/* Whether they make one: convex, counter-clockwise, no corner superfluous. */
bool polygon_is_valid(const Polygon *p);
/* 1 inside, 0 on the edge, -1 outside. */
int polygon_side(const Polygon *p, Point at);
/* Distance to the polygon, 0 inside, rounded up. */
int32_t polygon_distance(const Polygon *p, Point at);
/* The disc touches or covers part of the polygon; with a template: it is hit. */
bool disc_touches_polygon(Disc d, const Polygon *p);
/* The disc does not lie over the polygon; touching is fine. */
bool disc_clear_of_polygon(Disc d, const Polygon *p);
/* The segment passes through the open inside; grazing an edge or a corner does not count. */
bool segment_enters_polygon(Segment s, const Polygon *p);
/* A disc of radius r gets along the segment without lying over the polygon. */
bool segment_clear_of_polygon(Segment s, const Polygon *p, int32_t r);

/* A template laid against a disc in direction `aim`: a trapezoid that begins at the rim, goes
 * `length` far and is half as wide as told at its two ends. With equal widths it is a lane. The
 * corners are rounded from the exact direction: only the direction of `aim` matters. */
Polygon template_of(Disc root, Vector aim, int32_t length, int32_t half_near, int32_t half_far);

#endif
