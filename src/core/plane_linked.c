/* Whether ways lead from a mover to its goals at all; see plane_search.h.
 *
 * Gaps that are hardly wide enough may have no points to go through them, so a search can run dry
 * after it has been everywhere. Here both sides look round, from every point they have come to;
 * lengths do not matter, so each pair of points is looked at once. The side with fewer points left
 * to look from is next: if there is no way, the one that is shut in tells it soon. */
#include "core/plane_search.h"

typedef struct Side {
    NodeSet all;
    Point other;               /* where the other side begins */
    int n, asked;              /* points it has come to, and those that have looked round */
    int16_t point[ROUTE_NODES];
} Side;

static void come_to(Side *side, int node)
{
    nodes_add(&side->all, node);
    side->point[side->n++] = node;
}

/* Of those that have not looked round yet, the one nearest to the other side. */
static int next_to_ask(const RouteMap *map, Side *side)
{
    int best = side->asked;
    for (int i = best + 1; i < side->n; i++)
        if (distance2(map->node[side->point[i]].at, side->other) <
            distance2(map->node[side->point[best]].at, side->other))
            best = i;
    const int16_t node = side->point[best];
    side->point[best] = side->point[side->asked];
    side->point[side->asked++] = node;
    return node;
}

/* Legs lead both ways, but for the mover's own, if it overlaps somebody where it stands. */
static bool is_linked(const RouteMap *map, const Panorama *round, int from, int to)
{
    if (from == 0 || to == 0)
        return route_leg_free(map, 0, map->node[from + to].at);
    return panorama_free(map->ground, round, (Disc){map->node[from].at, map->mover.r},
                         map->node[to].at);
}

/* One point looks round; true if it sees one of the other side. */
static bool meets_other(const RouteMap *map, NodeSet *nobodys, Side *side, const Side *other)
{
    const int from = next_to_ask(map, side);
    const Disc here = {map->node[from].at, map->mover.r};
    NodeSet ahead = *nobodys;
    Panorama round;
    nodes_join(&ahead, &other->all);
    if (from != 0)
        panorama_of(map->ground, here, 2 * PLANE_SPAN, &round);
    EACH_MEMBER (to, &ahead) {
        if (same_point(here.at, map->node[to].at) || !is_linked(map, &round, from, to))
            continue;
        if (nodes_has(&other->all, to))
            return true;
        nodes_remove(nobodys, to);
        come_to(side, to);
    }
    return false;
}

/* Until they meet or one of them has looked from everywhere. */
static bool do_meet(const RouteMap *map, NodeSet *nobodys, Side *a, Side *b)
{
    while (a->asked < a->n && b->asked < b->n) {
        const bool first = a->n - a->asked <= b->n - b->asked;
        if (meets_other(map, nobodys, first ? a : b, first ? b : a))
            return true;
    }
    return false;
}

bool are_apart(RouteMap *map)
{
    Side here = {.other = map->goals.at}, there = {.other = map->mover.at};
    NodeSet nobodys = {0};
    route_unroll_all(map);
    for (int i = 0; i < map->n; i++) {
        if (route_is_settled(map, i) && map->node[i].goal)
            return false;
        if (route_is_settled(map, i))
            come_to(&here, i);
        else if (map->node[i].goal)
            come_to(&there, i);
        else if (route_can_be(map, i))
            nodes_add(&nobodys, i);
    }
    return !do_meet(map, &nobodys, &here, &there);
}
