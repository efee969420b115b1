/* The search for shortest ways; see plane_search.h.
 *
 * A* over the ring points, with lazy legs: whether a leg is free is only asked when the point it
 * leads to is next in the queue. An open point stands in the queue with the shortest way that has
 * not been ruled out yet, over any settled point; if none of these ways is free it goes back with
 * the next longer one. After PATIENCE such tries a point is sure to be hard to get at: then all
 * ways to it are looked at together, and it stands in the queue with its best free one. Lengths
 * are compared by their squares, roots are taken for the few that win. */
#include "core/plane_search.h"

#include <assert.h>

/* OPEN points have not been looked at; PROBED ones can be stood on; SURE ones stand in the queue
 * with a free way, or wait for one; nothing can stand or pass at those that are GONE. */
enum State { OPEN, PROBED, SURE, SETTLED, GONE };
enum { PATIENCE = 2, FAR_SHADOW = 2500 };

/* --- the queue: a heap by (length + rest, length, place on the plane) -------------------- */

/* Whether a comes before b, read from the side that `turned` says. */
static bool point_before(const Ground *g, Point a, Point b)
{
    const int order = a.x != b.x ? a.x - b.x : a.y - b.y;
    return g->turned ? order > 0 : order < 0;
}

static bool before(const RouteMap *map, int a, int b)
{
    const RouteNode *x = &map->node[a], *y = &map->node[b];
    if (route_total(x) != route_total(y))
        return route_total(x) < route_total(y);
    if (x->length != y->length)
        return x->length < y->length;
    return point_before(map->ground, x->at, y->at);
}

static void put(RouteMap *map, int place, int node)
{
    map->queue[place] = node;
    map->node[node].place = place;
}

static void rise(RouteMap *map, int node)
{
    int place = map->node[node].place;
    for (; place > 0 && before(map, node, map->queue[(place - 1) / 2]); place = (place - 1) / 2)
        put(map, place, map->queue[(place - 1) / 2]);
    put(map, place, node);
}

static void sink(RouteMap *map, int node)
{
    int place = map->node[node].place;
    for (int child; (child = 2 * place + 1) < map->n_queue; place = child) {
        if (child + 1 < map->n_queue && before(map, map->queue[child + 1], map->queue[child]))
            child++;
        if (!before(map, map->queue[child], node))
            break;
        put(map, place, map->queue[child]);
    }
    put(map, place, node);
}

static void queue_push(RouteMap *map, int node)
{
    put(map, map->n_queue++, node);
    rise(map, node);
}

static void queue_pop(RouteMap *map)
{
    map->node[map->queue[0]].place = -1;
    const int last = map->queue[--map->n_queue];
    if (map->n_queue > 0) {
        put(map, 0, last);
        sink(map, last);
    }
}

/* --- points ------------------------------------------------------------------------------ */

/* A node that may be on a way within the limit. The straight line is its first way. */
static void add_node(RouteMap *map, RouteNode node)
{
    const Disc goals = map->goals;
    const int32_t length = leg_length(map->mover.at, node.at);
    if (goals.r >= 0) {
        const int64_t rest = root_down((uint64_t)distance2(node.at, goals.at) * FINE * FINE) -
                             (int64_t)goals.r * FINE;
        node.rest = rest < 0 ? 0 : (int32_t)rest;
    }
    if (length == 0 || (int64_t)length + node.rest > map->limit)
        return;
    assert(map->n < ROUTE_NODES);
    node.length = length;
    map->node[map->n] = node;
    queue_push(map, map->n++);
}

/* What a way over any point of a ring is long at least: to it, and from it to the goals. */
static int32_t least_over(const RouteMap *map, Point anchor, int32_t ring)
{
    const Disc goals = map->goals;
    const int64_t off = ring + 2;  /* its points are rounded */
    int64_t least = root_down((uint64_t)distance2(map->mover.at, anchor)) - off;
    if (goals.r >= 0)
        least += root_down((uint64_t)distance2(anchor, goals.at)) - off - goals.r;
    return least < 0 ? 0 : (int32_t)least * FINE;
}

static void add_ring(RouteMap *map, Point anchor, int32_t limit, int wall)
{
    const int32_t ring = ring_distance(limit), least = least_over(map, anchor, ring);
    if (least <= map->limit)
        map->ring[map->n_rings++] = (RouteRing){anchor, ring, wall, least};
}

/* Puts the points of a ring into the queue. */
static void unroll(RouteMap *map, RouteRing r)
{
    const Ground *g = map->ground;
    for (int i = 0; i < RIM_POINTS; i++) {
        const int k = route_direction(g, i);
        const Disc at = {outer_point(r.anchor, r.ring, k), map->mover.r};
        if (disc_in_box(at, g->mat) &&
            (r.wall < 0 || disc_clear_of_polygon(at, &g->walls[r.wall])))
            add_node(map, (RouteNode){.at = at.at, .anchor = r.anchor, .ring = r.ring,
                                      .direction = k});
    }
}

/* The ring with the shortest ways is last. */
static void nearest_ring_last(RouteMap *map)
{
    const int last = map->n_rings - 1;
    int best = last;
    for (int i = 0; i < last; i++)
        if (map->ring[i].least < map->ring[best].least)
            best = i;
    if (last >= 0) {
        const RouteRing ring = map->ring[best];
        map->ring[best] = map->ring[last];
        map->ring[last] = ring;
    }
}

static void unroll_next(RouteMap *map)
{
    unroll(map, map->ring[--map->n_rings]);
    nearest_ring_last(map);
}

void route_unroll_all(RouteMap *map)
{
    while (map->n_rings > 0)
        unroll(map, map->ring[--map->n_rings]);
}

int64_t route_least(RouteMap *map)
{
    for (;;) {
        const int64_t first =
            map->n_queue > 0 ? route_total(&map->node[map->queue[0]]) : NO_LIMIT;
        if (map->n_rings == 0 || map->ring[map->n_rings - 1].least > first)
            return first;
        unroll_next(map);
    }
}

void route_begin(RouteMap *map, const Ground *g, Disc mover, int32_t limit, Disc goals)
{
    map->ground = g;
    if (!g->index) {
        map->indexed = *g;
        ground_index(&map->indexed, &map->index);
        map->ground = &map->indexed;
    }
    map->mover = mover;
    map->goals = goals;
    map->limit = limit;
    map->most_turns = PATH_POINTS;
    map->taut = map->long_search = false;
    map->n_queue = map->n_rings = map->n_shadows = 0;
    map->n = map->n_settled = 1;
    map->waiting = (NodeSet){0};
    map->settled[0] = 0;
    map->node[0] = (RouteNode){.at = mover.at, .anchor = mover.at, .from = -1, .state = SETTLED};
    assert(g->n_solid <= ROUTE_DISCS);
    for (int i = 0; i < g->n_solid; i++)
        add_ring(map, g->discs[i].at, g->discs[i].r + mover.r, -1);
    for (int i = 0; i < g->n_walls && !g->over_walls; i++)
        for (int k = 0; k < g->walls[i].n; k++)
            add_ring(map, g->walls[i].corner[k], mover.r, i);
    nearest_ring_last(map);
}

void route_add_goal(RouteMap *map, Point at)
{
    add_node(map, (RouteNode){.at = at, .anchor = at, .goal = true});
}

/* --- the search -------------------------------------------------------------------------- */

/* Way points of a way from the start to a node, the last one first. */
static int way_back(const RouteMap *map, int node, Point points[ROUTE_POINTS])
{
    int n = 0;
    for (; node > 0; node = map->node[node].from)
        points[n++] = map->node[node].at;
    return n;
}

/* Of two ways of the same length: fewer way points, then the smaller sequence. */
bool route_better(const RouteMap *map, int a, int b)
{
    Point x[ROUTE_POINTS], y[ROUTE_POINTS];
    const int n = way_back(map, a, x), m = way_back(map, b, y);
    if (n != m)
        return n < m;
    for (int i = n - 1; i >= 0; i--)
        if (!same_point(x[i], y[i]))
            return point_before(map->ground, x[i], y[i]);
    return false;
}

/* A way that is pulled tight bends towards what it goes round. */
static bool slack(const RouteMap *map, int over, Point to)
{
    const RouteNode *u = &map->node[over];
    if (!map->taut || u->inner == 0)
        return false;
    return u->inner * cross(way(map->node[u->from].at, u->at), way(u->at, to)) <= 0;
}

static Point ring_neighbour(const RouteNode *v, int off)
{
    return inner_point(v->anchor, v->ring, (v->direction + off + RIM_POINTS) % RIM_POINTS);
}

/* And it comes to a ring from the side: the ring lies to one side of it there, give or take a
 * neighbour, because that one may be in a wall. */
static bool is_towards(const RouteMap *map, int over, const RouteNode *v)
{
    const Point from = map->node[over].at;
    if (!map->taut || v->goal || distance2(from, v->anchor) <= square(v->ring))
        return false;
    const Vector leg = way(from, v->at);
    const int64_t ahead = cross(leg, way(from, ring_neighbour(v, 2)));
    const int64_t behind = cross(leg, way(from, ring_neighbour(v, -2)));
    return (ahead > 0 && behind < 0) || (ahead < 0 && behind > 0);
}

/* Over the settled point of this number, which is not where it leads. */
static bool is_ruled_out(const RouteMap *map, int i, const RouteNode *v)
{
    const int over = map->settled[i];
    return (i < map->n_shadows && in_shadow(&map->shadow[i], way(map->node[over].at, v->at))) ||
           slack(map, over, v->at) || is_towards(map, over, v);
}

bool route_leg_free(const RouteMap *map, int over, Point to)
{
    return leg_free(map->ground, (Disc){map->node[over].at, map->mover.r}, to, over == 0);
}

/* What was in the way to a point the last time mostly is so again: it is asked first. */
static bool leg_to(const RouteMap *map, int over, RouteNode *v)
{
    const Ground *g = map->ground;
    const Disc from = {map->node[over].at, map->mover.r};
    if (leg_meets(g, (Hit){v->blocker_kind, v->blocker}, from, v->at, over == 0))
        return false;
    const Hit hit = leg_hit(g, from, v->at, over == 0);
    if (hit.kind != HIT_NOTHING) {
        v->blocker_kind = hit.kind;
        v->blocker = hit.index;
    }
    return hit.kind == HIT_NOTHING;
}

static bool can_extend(const RouteMap *map, const RouteNode *u)
{
    return u->turns < map->most_turns && !u->goal;
}

/* Of the settled points over which the way has exactly the length that `v` stands in the queue
 * with, the one that is free and best, or -1; *next is the next longer length. */
static int way_to(const RouteMap *map, RouteNode *v, int32_t *next)
{
    int best = -1;
    *next = NO_LIMIT;
    for (int i = 0; i < map->n_settled; i++) {
        const int over = map->settled[i];
        const RouteNode *u = &map->node[over];
        if (!can_extend(map, u))
            continue;
        const int64_t left = (int64_t)v->length - u->length;
        const int64_t d2 = distance2(u->at, v->at) * FINE * FINE;
        if (left <= 0 || d2 > square(left)) {  /* longer than that */
            const int64_t room = (int64_t)*next - u->length - 1;
            if (d2 > 0 && d2 <= square(room) && !is_ruled_out(map, i, v))
                *next = u->length + (int32_t)root_up((uint64_t)d2);
        } else if (d2 > square(left - 1) && !is_ruled_out(map, i, v) &&
                   leg_to(map, over, v) && (best < 0 || route_better(map, over, best))) {
            best = over;
        }
    }
    return best;
}

/* Whether the way over a settled point is better than the free one known so far; then it is the
 * new one. Most legs are blocked: the root is left for those that are not. */
static bool improve(const RouteMap *map, int i, RouteNode *v)
{
    const int over = map->settled[i];
    const RouteNode *u = &map->node[over];
    const int64_t within = (int64_t)map->limit - v->rest;
    const int64_t room = (v->length < within ? v->length : within) - u->length;
    const int64_t d2 = distance2(u->at, v->at) * FINE * FINE;
    if (room <= 0 || d2 == 0 || d2 > square(room) || is_ruled_out(map, i, v) ||
        !leg_to(map, over, v))
        return false;
    const int32_t length = u->length + (int32_t)root_up((uint64_t)d2);
    if (length == v->length && !route_better(map, over, v->from))
        return false;
    v->length = length;
    v->from = over;
    return true;
}

static void place_in_queue(RouteMap *map, int at)
{
    if (map->node[at].place >= 0)
        rise(map, at);
    else
        queue_push(map, at);
}

/* Whether the way over a settled point is shorter than what a probed one stands in the queue with;
 * then it is tried next. */
static bool promise(const RouteMap *map, int i, RouteNode *v)
{
    const RouteNode *u = &map->node[map->settled[i]];
    const int64_t room = (int64_t)v->length - u->length - 1;
    const int64_t d2 = distance2(u->at, v->at) * FINE * FINE;
    if (room <= 0 || d2 == 0 || d2 > square(room) || is_ruled_out(map, i, v))
        return false;
    const int32_t length = u->length + (int32_t)root_up((uint64_t)d2);
    if ((int64_t)length + v->rest > map->limit)
        return false;
    v->length = length;
    return true;
}

/* Of those that have none yet. Where the start stands may not be clear: it has none. */
static void cast_shadows(RouteMap *map)
{
    for (; map->n_shadows < map->n_settled && map->n_shadows < ROUTE_SHADOWS; map->n_shadows++) {
        const Point at = map->node[map->settled[map->n_shadows]].at;
        Shadow *shadow = &map->shadow[map->n_shadows];
        if (map->n_shadows == 0)
            shadow_clear(shadow);
        else
            shadow_cast(map->ground, (Disc){at, map->mover.r}, FAR_SHADOW, shadow);
    }
}

void route_goes_far(RouteMap *map)
{
    map->long_search = true;
    cast_shadows(map);
}

/* A new settled point may be on a shorter way to those that wait. Points that nobody has looked at
 * stand in the queue with the straight line from the start: nothing is shorter. */
static void expand_node(RouteMap *map, int at)
{
    const RouteNode *u = &map->node[at];
    const int i = map->n_settled - 1;
    if (map->long_search)
        cast_shadows(map);
    if (!can_extend(map, u))
        return;
    EACH_MEMBER (k, &map->waiting) {
        RouteNode *v = &map->node[k];
        if (v->state == SURE ? improve(map, i, v) : promise(map, i, v))
            place_in_queue(map, k);
    }
}

/* Looks at all ways to a point together, the latest first: they mostly come from near by, and what
 * is longer need not be asked then. */
static void confirm_leg(RouteMap *map, int at)
{
    RouteNode *v = &map->node[at];
    queue_pop(map);
    v->state = SURE;
    v->length = NO_LIMIT;
    for (int i = map->n_settled - 1; i >= 0; i--)
        if (can_extend(map, &map->node[map->settled[i]]))
            improve(map, i, v);
    if (v->length < NO_LIMIT)
        queue_push(map, at);
}

bool route_is_settled(const RouteMap *map, int node) { return map->node[node].state == SETTLED; }

bool route_can_be(const RouteMap *map, int at)
{
    const RouteNode *node = &map->node[at];
    if (node->state != OPEN)
        return node->state != GONE;
    const Ground *g = map->ground;
    const Disc there = {node->at, map->mover.r};
    Ground passing = *g;
    passing.n_discs = node->goal ? g->n_discs : g->n_solid;
    passing.n_walls = node->goal || !g->over_walls ? g->n_walls : 0;
    return may_stand(&passing, there);
}

static int settle(RouteMap *map, int at, int over)
{
    RouteNode *node = &map->node[at];
    queue_pop(map);
    nodes_remove(&map->waiting, at);
    node->state = SETTLED;
    node->from = over;
    node->turns = map->node[over].turns + 1;
    node->inner = sign_of(cross(way(map->node[over].at, node->at),
                                        way(node->at, node->anchor)));
    map->settled[map->n_settled++] = at;
    expand_node(map, at);
    return at;
}

/* The first point of the queue has no free way of its length: back with the next longer one. */
static void put_back(RouteMap *map, int at, int32_t next)
{
    RouteNode *node = &map->node[at];
    if (++node->tries >= PATIENCE) {
        confirm_leg(map, at);
    } else if (next == NO_LIMIT || (int64_t)next + node->rest > map->limit) {
        node->length = NO_LIMIT;  /* until another point is settled */
        queue_pop(map);
    } else {
        node->length = next;
        sink(map, at);
    }
}

/* Settles the next point and returns it; -1 if nothing is left. */
int route_step(RouteMap *map)
{
    while (route_least(map), map->n_queue > 0) {
        const int at = map->queue[0];
        RouteNode *node = &map->node[at];
        if (node->state == SURE)
            return settle(map, at, node->from);
        if (!route_can_be(map, at)) {
            node->state = GONE;
            queue_pop(map);
            continue;
        }
        if (node->state == OPEN) {
            node->state = PROBED;
            nodes_add(&map->waiting, at);
        }
        int32_t next;
        const int over = way_to(map, node, &next);
        if (over >= 0)
            return settle(map, at, over);
        put_back(map, at, next);
    }
    return -1;
}

void route_take(const RouteMap *map, int node, Route *route)
{
    Point back[ROUTE_POINTS];
    const int n = way_back(map, node, back);
    route->length = map->node[node].length;
    route->n = n;
    for (int i = 0; i < n; i++)
        route->at[i] = back[n - 1 - i];
}
