/* The search for shortest ways on a RouteMap, for plane_route.c and plane_reach.c; nobody else
 * needs it. */
#ifndef CORE_PLANE_SEARCH_H
#define CORE_PLANE_SEARCH_H

#include "core/plane_route.h"

/* Direction i of 16, read from the side that `turned` says. */
static inline int route_direction(const Ground *g, int i)
{
    return (i + (g->turned ? RIM_POINTS / 2 : 0)) % RIM_POINTS;
}
/* Begins a search with all ring points that may matter. Goals lie in the disc `goals`; with a
 * radius below 0 there are none. */
void route_begin(RouteMap *map, const Ground *g, Disc mover, int32_t limit, Disc goals);
void route_add_goal(RouteMap *map, Point at);
/* The search will look at much of the plane: what that pays for is done. */
void route_goes_far(RouteMap *map);
/* The least length of a way that nobody has looked at yet; NO_LIMIT if there is none. */
int64_t route_least(RouteMap *map);
/* The least length of a way over the node to a goal, as far as is known. */
static inline int64_t route_total(const RouteNode *node)
{
    return (int64_t)node->length + node->rest;
}
/* Settles the next point and returns it; -1 if nothing is left. */
int route_step(RouteMap *map);
/* The way to a settled node. */
void route_take(const RouteMap *map, int node, Route *route);
/* Of two ways of the same length: fewer way points, then the smaller sequence. */
bool route_better(const RouteMap *map, int a, int b);
/* Whether a way can go on from a settled node straight to a place. */
bool route_leg_free(const RouteMap *map, int over, Point to);
/* Leaves out goals that no way can lead to, because a ring of obstacles too close to each other
 * lies round them or round the mover; returns how many are left. Not all such goals are found. */
int drop_apart(const Ground *g, Disc mover, Point *goals, int n);
/* Whether it seems that a disc as large as the rings of the mover's points gets to a goal. Then a
 * way leads there over these points, unless a guess of the joints was wrong. */
bool has_wide_way(const Ground *g, Disc mover, const Point *goals, int n);
/* How far ring points lie from what they go round, if that keeps the mover off so far. */
static inline int32_t ring_distance(int32_t limit)
{
    return limit + limit / RING_PART + RING_SLACK;
}
/* For who looks at all points: */
void route_unroll_all(RouteMap *map);
bool route_is_settled(const RouteMap *map, int node);
/* Whether the mover can be at a point at all. */
bool route_can_be(const RouteMap *map, int node);
/* Whether no way at all leads from the mover to a goal of the map. */
bool are_apart(RouteMap *map);
/* How far the mover gets from a settled node in a direction, not minding who stands at the end. */
Point reach_ray(const RouteMap *map, int over, Vector to, Hit *met);

#endif
