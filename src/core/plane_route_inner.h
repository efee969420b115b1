/* What plane_route.c and plane_reach.c share; nobody else needs it. */
#ifndef CORE_PLANE_ROUTE_INNER_H
#define CORE_PLANE_ROUTE_INNER_H

#include "core/plane_route.h"

/* Ring point k round an anchor that the mover's centre must keep `limit` away from. */
Point route_ring_point(Point anchor, int32_t limit, int k);
/* Direction i of 16, read from the side that `turned` says. */
static inline int route_direction(const Ground *g, int i)
{
    return (i + (g->turned ? RIM_POINTS / 2 : 0)) % RIM_POINTS;
}
/* Begins a search with all ring points that may matter. Goals lie in the disc `goals`; with a
 * radius below 0 there are none. */
void route_begin(RouteMap *map, const Ground *g, Disc mover, int32_t limit, Disc goals);
/* Settles the next point and returns it; -1 if nothing is left. */
int route_step(RouteMap *map);
/* The way to a settled node. */
void route_take(const RouteMap *map, int node, Route *route);
/* Of two ways of the same length: fewer way points, then the smaller sequence. */
bool route_better(const RouteMap *map, int a, int b);
/* Whether a way can go on from a settled node straight to a place. */
bool route_leg_free(const RouteMap *map, int over, Point to);

#endif
