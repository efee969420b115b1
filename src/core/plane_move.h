/* Moving discs on a plane (plane.h): lengths of ways, what blocks them, pushes, places.
 *
 * A path is a start and up to PATH_POINTS whole way points of the disc's centre. Lengths of paths
 * are counted in 1/FINE of a unit, each leg rounded up, so no sum is ever in favour of a path that
 * is too long.
 *
 * A leg is free if the disc, along all of it, lies over no solid disc and no polygon and its ends
 * are on the mat; touching is allowed. A disc that touches or, by rounding, overlaps another one
 * where it starts is blocked by that one on its first leg only if the leg comes nearer to it than
 * the start was: it may leave, or pass along, but not press in. */
#ifndef CORE_PLANE_MOVE_H
#define CORE_PLANE_MOVE_H

#include "core/plane.h"

enum { FINE = 256, PATH_POINTS = 16 };

/* For who asks much about one ground: stripes of the mat know what lies in them, so that four
 * lookups name all that may be near a box. Made by ground_index. */
enum { INDEX_STRIPES = 32 };
typedef struct Stripes {
    uint64_t from_left[INDEX_STRIPES], to_right[INDEX_STRIPES];  /* begun by, not ended before it */
    uint64_t from_low[INDEX_STRIPES], to_high[INDEX_STRIPES];
} Stripes;
typedef struct GroundIndex {
    Point low;
    int shift, last;       /* a stripe is 2^shift units wide; the last one */
    Stripes discs, walls;
} GroundIndex;

/* What a disc moves on. */
typedef struct Ground {
    Box mat;               /* no part of a disc may leave it */
    const Polygon *walls;  /* at most PLANE_WALLS */
    int n_walls;
    const Disc *discs;     /* all others, at most PLANE_DISCS; the first n_solid of them block */
    int n_solid, n_discs;  /* ways, and on none of them may a movement end */
    bool over_walls;       /* ways lead over walls as well, and only the end counts */
    /* Read from the far side: what only an order can decide, smaller coordinates first, goes the
     * other way round. A plane turned by 180 degrees with this flag changed gives the turned
     * result in every case. */
    bool turned;
    uint64_t far_walls;        /* bits of walls that are known not to be in the way of anything */
    const GroundIndex *index;  /* of just these discs and walls, or of more; may be null */
} Ground;

/* Makes an index and has the ground use it. Results stay the same, many questions get cheaper. */
void ground_index(Ground *g, GroundIndex *index);
/* The discs and walls that may lie within `gap` of the box: all that do, and perhaps others. */
uint64_t discs_near(const Ground *g, Box b, int32_t gap);
uint64_t walls_near(const Ground *g, Box b, int32_t gap);

/* What a disc meets. */
typedef enum HitKind { HIT_NOTHING, HIT_RIM, HIT_DISC, HIT_WALL } HitKind;
typedef struct Hit {
    HitKind kind;
    int index;  /* of Ground.discs or Ground.walls */
} Hit;

/* --- lengths -------------------------------------------------------------------------------- */

/* In 1/FINE, rounded up. */
int32_t leg_length(Point from, Point to);
/* Its length is at most `limit`, told without a root. */
static inline bool leg_within(Point from, Point to, int32_t limit)
{
    return limit >= 0 && distance2(from, to) * FINE * FINE <= square(limit);
}
int32_t path_length(Point start, const Point *way_points, int n);
/* The farthest place on the leg, rounded, whose length is at most `limit` of 1/FINE. */
Point leg_cut(Point from, Point to, int32_t limit);
/* Shortens a path to at most `limit` of 1/FINE; returns the number of way points left. The last
 * one may be new. */
int path_cut(Point start, Point *way_points, int n, int32_t limit);

/* Where events of a movement are looked at: every leg is cut into as few equal steps of at most
 * CHECK_STEP as possible. leg_checks tells how many; leg_check(k) is the place after k of them. */
enum { CHECK_STEP = 64 };
int leg_checks(Point from, Point to);
Point leg_check(Point from, Point to, int k);
/* The same for who knows that there are n. */
Point leg_check_of(Point from, Point to, int k, int n);

/* --- what is legal -------------------------------------------------------------------------- */

/* What is wrong with the disc standing there: the rim of the mat first, then discs, then walls. */
Hit standing_hit(const Ground *g, Disc d);
static inline bool may_stand(const Ground *g, Disc d)
{
    return standing_hit(g, d).kind == HIT_NOTHING;
}

/* What blocks the way of the disc to a place; `first` if it has not moved before. Whether it may
 * stop there is another question (may_stand). */
Hit leg_hit(const Ground *g, Disc d, Point to, bool first);
/* The same for who knows that only these discs and walls can be in the way. */
Hit leg_hit_among(const Ground *g, Disc d, Point to, bool first, uint64_t discs, uint64_t walls);
/* Whether this one obstacle does. */
bool leg_meets(const Ground *g, Hit obstacle, Disc d, Point to, bool first);
static inline bool leg_free(const Ground *g, Disc d, Point to, bool first)
{
    return leg_hit(g, d, to, first).kind == HIT_NOTHING;
}

/* What blocks a whole path or, at last, its end; *leg is the index of the way point concerned. */
Hit path_hit(const Ground *g, Disc d, const Point *way_points, int n, int *leg);

/* --- straight pushes (plane_slide.c) -------------------------------------------------------- */

/* Moves the disc straight in direction `aim` by `length` units, or until it meets something, and
 * tells where it then stands. The end of the whole way is the start plus length * aim / |aim|,
 * rounded, with |aim| rounded down to 1/FINE. The places in between are exact fractions of that
 * way; the disc goes on by whole steps of 1/length of it as long as the exact segment is free,
 * then stands at the nearest whole place, and steps back until it may stand there. `met`, if not
 * null, is what stopped it. */
Point disc_pushed(const Ground *g, Disc d, Vector aim, int32_t length, Hit *met);
/* The same straight to a place, at most PLANE_LENGTH away: that place if the leg is free, else
 * where the disc first meets something. The result is always legal to go to and to stand on, or
 * the start. */
Point disc_stopped(const Ground *g, Disc d, Point to, Hit *met);

/* --- nearest places (plane_place.c) --------------------------------------------------------- */

/* Places whose squared distance from a point lies between two numbers, both included. */
typedef struct Ring {
    Point centre;
    int64_t min2, max2;
} Ring;

/* The nearest place to d.at where the disc may stand, in all the rings. Of equally near ones the
 * one nearest to the middle of the mat, then the first by (x, y). False if there is none. */
bool nearest_place(const Ground *g, Disc d, const Ring *rings, int n, Point *place);
/* The nearest place where the disc may stand on a circle that goes through d.at, give or take the
 * rounding of that place: up to `steps` of TURN_STEPS to either side. Of two equally near ones the
 * one nearer to the middle of the mat, then the counter-clockwise one. */
bool nearest_on_circle(const Ground *g, Disc d, Point centre, int32_t radius, int steps,
                       Point *place);

#endif
