/* Shortest ways of a disc on a plane (plane_move.h), and all it can reach.
 *
 * Ways bend round obstacles. Way points may be the 16 ring points of every corner of a wall and of
 * every solid disc: in the directions of rim_direction, rounded away from it, at distance
 *
 *     L + L / RING_PART + RING_SLACK      L: radius of the mover, for a disc plus its radius
 *
 * which is just far enough that the leg between two neighbouring ring points is free. Of all ways
 * through these points to a goal the shortest counts (path_length), then the one with fewer way
 * points, then the smaller sequence of (x, y), read from the side that Ground.turned says. So a
 * route is the same wherever it is computed.
 *
 * A RouteMap is the memory of a search, some 120 KB, on the stack or wherever the caller has it.
 * After route_reach it holds the shortest way to every point it has reached, and can be asked for
 * many places. It points to itself and to the discs and walls it was made from: do not copy it. */
#ifndef CORE_PLANE_ROUTE_H
#define CORE_PLANE_ROUTE_H

#include "core/bits.h"
#include "core/plane_move.h"
#include "core/plane_shadow.h"

enum {
    ROUTE_DISCS = PLANE_DISCS,
    ROUTE_CORNERS = 64,  /* corners of all walls together */
    ROUTE_NODES = 1 + RIM_POINTS * (ROUTE_DISCS + ROUTE_CORNERS + 1),
    ROUTE_POINTS = 48,   /* way points of a route; one that is walked has PATH_POINTS at most */
    ROUTE_SHADOWS = 128,
    RING_PART = 50,
    RING_SLACK = 2,
    NO_LIMIT = INT32_MAX,
};

typedef struct Route {
    int32_t length;  /* in 1/FINE */
    uint8_t n;
    Point at[ROUTE_POINTS];
} Route;

typedef struct RouteNode {
    Point at, anchor;    /* the corner or centre it goes round */
    int16_t ring;        /* how far from it, */
    uint8_t direction;   /* and where */
    bool goal;
    uint8_t state;
    uint8_t turns;       /* way points up to here */
    uint8_t tries;       /* ways to it that were not free */
    int8_t inner;        /* side on which its anchor lies for who comes: 1 left, -1 right */
    int16_t from;        /* the point before it */
    int16_t place;       /* in the queue, or -1 */
    uint8_t blocker_kind, blocker;  /* what was last in the way: a Hit */
    int32_t length;      /* shortest way to it; while open: the shortest not yet ruled out */
    int32_t rest;        /* at least this much is still to go to a goal */
} RouteNode;

BIT_SET(NodeSet, nodes, ROUTE_NODES)

/* The points round a corner or a disc, as long as none of them has been looked at. */
typedef struct RouteRing {
    Point anchor;
    int16_t ring;
    int8_t wall;         /* whose corner it is, or -1 */
    int32_t least;       /* no way over any of its points is shorter */
} RouteRing;

typedef struct RouteMap {
    const Ground *ground;
    Ground indexed;      /* the same with an index, if it had none */
    GroundIndex index;
    Disc mover;
    int32_t limit;       /* longest way, in 1/FINE */
    int most_turns;
    bool taut;           /* only ways that are pulled tight round their points' own anchors */
    Disc goals;          /* all goals lie in it; with a radius below 0 there are none */
    int n, n_queue, n_settled, n_rings;
    NodeSet waiting;     /* looked at, but not settled yet */
    int16_t queue[ROUTE_NODES];
    int16_t settled[ROUTE_NODES];  /* in the order of their lengths; the first is the start */
    bool long_search;    /* shadows are worth casting: */
    int n_shadows;       /* so many that are settled have one */
    Shadow shadow[ROUTE_SHADOWS];
    RouteRing ring[ROUTE_DISCS + ROUTE_CORNERS];
    RouteNode node[ROUTE_NODES];
} RouteMap;

/* The shortest path to a place where the disc may stand, not longer than `limit` (1/FINE) and with
 * at most PATH_POINTS way points. Zero way points if it stands there already. */
bool route_to(const Ground *g, Disc mover, Point to, int32_t limit, RouteMap *map, Route *route);

/* What it means to have a disc in reach: a gap from edge to edge, and perhaps sight. */
typedef struct Aim {
    Disc disc;
    int32_t gap;
    bool sight;
} Aim;
bool in_reach(const Ground *g, Disc from, const Aim *aim);

/* The shortest route, however long, to one of the 16 places round the target from which it is just
 * in reach: in the directions of rim_direction, REACH_SLACK nearer than the limit, rounded towards
 * the target. */
enum { REACH_SLACK = 2 };
bool route_near(const Ground *g, Disc mover, const Aim *aim, RouteMap *map, Route *route);
/* Closes in by at most `limit` (1/FINE): follows route_near, cut to that length, and stops at the
 * first check (leg_check) from which the target is in reach and where the disc may stand, or else
 * at the last one where it may stand; the end of the cut way is a check as well. A check that the
 * rounding of its place has put out of a free leg is passed over. Whoever would not end nearer to
 * the target stays. Returns the number of way points. */
int close_in(const Ground *g, Disc mover, const Aim *aim, int32_t limit, RouteMap *map,
             Point way_points[PATH_POINTS]);

/* --- what can be reached (plane_reach.c, plane_samples.c) ---------------------------------- */

/* All shortest ways up to a limit. */
void route_reach(const Ground *g, Disc mover, int32_t limit, RouteMap *map);
/* The way to a place, among those of the map; false if it is out of reach or taken. */
bool reach_route(const RouteMap *map, Point to, Route *route);

/* The region that can be reached, for showing: pieces of which each is a polygon, fans round the
 * start and round the way points. Together they cover it; every corner can be gone to, but places
 * that only a disc in its end forbids are not cut out. */
enum { OUTLINE_POINTS = 4096, OUTLINE_PIECES = 512, OUTLINE_RAYS = 64 };
typedef struct Outline {
    int n_pieces;
    int first[OUTLINE_PIECES + 1];  /* points of piece i: from first[i] to before first[i + 1] */
    Point at[OUTLINE_POINTS];
} Outline;
void reach_outline(const RouteMap *map, Outline *outline);

/* Ends worth a thought: what a player who moves with a purpose would try. */
typedef enum Wish {
    WISH_REACH,    /* just in reach of it, on all sides; gap 0: in contact with it */
    WISH_AWAY,     /* just out of its reach */
    WISH_HIDDEN,   /* out of its sight, near the way */
} Wish;
typedef struct Interest {
    Wish wish;
    Disc disc;
    int32_t gap;
} Interest;

/* Fills at most `most` different places that can be reached: for each interest a fair share, the
 * rest the far ends of the region all around. Returns how many. */
int reach_samples(const RouteMap *map, const Interest *interests, int n, Point *places, int most);

#endif
