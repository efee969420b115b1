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
    while (best < 0 ||
           (map->n_queue > 0 && route_total(&map->node[map->queue[0]]) <= map->node[best].length)) {
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
    route_add_goal(map, to, goals);
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

/* All ways to one of the goals on a ring. */
static void begin_near(RouteMap *map, const Ground *g, Disc mover, Disc ring, const Point *goals,
                       int n, int32_t limit)
{
    route_begin(map, g, mover, limit, ring);
    map->most_turns = ROUTE_POINTS;
    for (int i = 0; i < n; i++)
        route_add_goal(map, goals[i], ring);
}

/* Whether the points that can be reached from the goals are few, and the mover is not among them:
 * gaps that are hardly wide enough may have no points to go through them. Ways lead both ways, if
 * the mover stands where it may. */
static bool are_cut_off(const Ground *g, Disc mover, const Point *goals, int n, int most,
                        RouteMap *map)
{
    const Disc there = {mover.at, 1};
    if (!may_stand(g, mover))
        return false;
    begin_near(map, g, (Disc){goals[0], mover.r}, there, &mover.at, 1, NO_LIMIT);
    for (int i = 1; i < n; i++)
        route_add_start(map, goals[i]);
    while (map->n_settled <= most) {
        const int at = route_step(map);
        if (at < 0 || map->node[at].goal)
            return at < 0;
    }
    return false;
}

enum { PATIENCE = 16 };

/* However long it is: from both ends in turns, ever farther, so that it is the smaller side that
 * tells if there is none. The mover's side has more patience: mostly there is a way. */
static bool any_way(const Ground *g, Disc mover, Disc ring, const Point *goals, int n,
                    RouteMap *map, Route *route)
{
    for (int most = 32;; most *= PATIENCE) {
        if (are_cut_off(g, mover, goals, n, most, map))
            return false;
        begin_near(map, g, mover, ring, goals, n, NO_LIMIT);
        const Outcome outcome = best_goal(map, PATIENCE * most, route);
        if (outcome != UNDECIDED)
            return outcome == FOUND;
    }
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
    const int32_t detour = 2 * route->length + 8 * FINE * mover.r;
    *route = (Route){.n = 0};
    n = drop_apart(g, mover, goals, n);  /* or the search would go through all the plane */
    if (n == 0)
        return false;
    begin_near(map, g, mover, ring, goals, n, detour);
    if (best_goal(map, ROUTE_NODES, route) == FOUND)
        return true;  /* most ways are short, and a limit leaves much less to look at */
    return any_way(g, mover, ring, goals, n, map, route);
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
            const Disc at = {leg_check(from, to, k), mover.r};
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
