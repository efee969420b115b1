/* Shortest routes; see plane_route.h. */
#include "core/plane_route.h"

#include "core/plane_search.h"
#include "core/plane_sight.h"

typedef enum Outcome { NO_WAY, FOUND, UNDECIDED } Outcome;

/* The best goal: the first one settled, or one as near that has the better way. Undecided if none
 * is among the first `most` points. */
static Outcome best_goal(RouteMap *map, int most, Route *route)
{
    int best = -1;
    while (best < 0 || route_least(map) <= map->node[best].length) {
        if (best < 0 && map->n_settled > most)
            return UNDECIDED;
        const int at = route_step(map);
        if (at < 0)
            break;
        if (map->node[at].goal && (best < 0 || (map->node[at].length == map->node[best].length &&
                                                route_better(map, at, best))))
            best = at;
    }
    if (best < 0)
        return NO_WAY;
    route_take(map, best, route);
    return FOUND;
}

bool route_to(const Ground *g, Disc mover, Point to, int32_t limit, RouteMap *map, Route *route)
{
    *route = (Route){.n = 0};
    if (same_point(mover.at, to))
        return true;
    if (leg_length(mover.at, to) > limit || !may_stand(g, (Disc){to, mover.r}))
        return false;
    if (leg_free(g, mover, to, true)) {
        *route = (Route){.length = leg_length(mover.at, to), .n = 1, .at = {to}};
        return true;
    }
    const Disc goals = {to, 0};
    route_begin(map, g, mover, limit, goals);
    route_add_goal(map, to);
    return best_goal(map, ROUTE_NODES, route) == FOUND;
}

bool in_reach(const Ground *g, Disc from, const Aim *aim)
{
    return discs_within(from, aim->disc, aim->gap) &&
           (!aim->sight || discs_see(from, aim->disc, g->walls, g->n_walls));
}

/* Mostly nothing is in the way: no route is shorter than the straight leg to the nearest goal. If
 * two are equally near, an order decides, and that is the search's business. */
static bool straight_to(const Ground *g, Disc mover, const Point *goals, int n, Route *route)
{
    int nearest = -1;
    bool tie = false;
    for (int i = 0; i < n; i++) {
        const int32_t length = leg_length(mover.at, goals[i]);
        tie = nearest >= 0 && length == route->length ? true : tie;
        if (nearest < 0 || length < route->length) {
            nearest = i;
            route->length = length;
            tie = false;
        }
    }
    if (nearest < 0 || tie || !leg_free(g, mover, goals[nearest], true))
        return false;
    route->n = 1;
    route->at[0] = goals[nearest];
    return true;
}

enum { SOON = 16 };

/* The shortest way to one of the goals on a ring, however long it is. Who has not come to one soon
 * asks whether there is a way at all, or the search might go through all the plane; that need not
 * be asked where there is room enough. */
static bool any_way(const Ground *g, Disc mover, Disc ring, const Point *goals, int n,
                    RouteMap *map, Route *route)
{
    route_begin(map, g, mover, NO_LIMIT, ring);
    map->most_turns = ROUTE_POINTS;
    for (int i = 0; i < n; i++)
        route_add_goal(map, goals[i]);
    Outcome outcome = best_goal(map, SOON, route);
    if (outcome == UNDECIDED && (has_wide_way(g, mover, goals, n) || !are_apart(map))) {
        route_goes_far(map);
        outcome = best_goal(map, ROUTE_NODES, route);
    }
    return outcome == FOUND;
}

bool route_near(const Ground *g, Disc mover, const Aim *aim, RouteMap *map, Route *route)
{
    const int32_t distance = mover.r + aim->disc.r + aim->gap - REACH_SLACK;
    const Disc ring = {aim->disc.at, distance + 1};
    Point goals[RIM_POINTS];
    int n = 0;
    *route = (Route){.n = 0};
    for (int i = 0; i < RIM_POINTS; i++) {
        const Disc goal = {inner_point(ring.at, distance, route_direction(g, i)), mover.r};
        if (may_stand(g, goal) && in_reach(g, goal, aim))
            goals[n++] = goal.at;
    }
    if (n == 0)
        return false;
    if (straight_to(g, mover, goals, n, route))
        return true;
    *route = (Route){.n = 0};
    n = drop_apart(g, mover, goals, n);
    return n > 0 && any_way(g, mover, ring, goals, n, map, route);
}

int close_in(const Ground *g, Disc mover, const Aim *aim, int32_t limit, RouteMap *map,
             Point way_points[PATH_POINTS])
{
    Route route;
    if (in_reach(g, mover, aim) || !route_near(g, mover, aim, map, &route))
        return 0;
    const int legs = path_cut(mover.at, route.at, route.n, limit);
    int n = 0;  /* way points up to the best stop so far */
    Point stop = mover.at, from = mover.at;
    bool reached = false;
    for (int leg = 0; leg < legs && leg < PATH_POINTS && !reached; leg++) {
        const Point to = route.at[leg];
        const int checks = leg_checks(from, to);
        for (int k = 1; k <= checks && !reached; k++) {
            const Disc at = {leg_check_of(from, to, k, checks), mover.r};
            if (!may_stand(g, at) || !leg_free(g, (Disc){from, mover.r}, at.at, leg == 0))
                continue;
            stop = at.at;
            n = leg + 1;
            reached = in_reach(g, at, aim);
        }
        from = to;
    }
    if (distance2(stop, aim->disc.at) >= distance2(mover.at, aim->disc.at))
        return 0;
    for (int i = 0; i + 1 < n; i++)
        way_points[i] = route.at[i];
    way_points[n - 1] = stop;
    return n;
}
