/* All that a disc can reach: ways to any place, and the region for showing; see plane_route.h. */
#include "core/plane_search.h"

void route_reach(const Ground *g, Disc mover, int32_t limit, RouteMap *map)
{
    route_begin(map, g, mover, limit, (Disc){mover.at, -1});
    map->taut = true;
    while (route_step(map) >= 0)
        continue;
}

/* --- ways to places ---------------------------------------------------------------------- */

/* Ways to a place over settled points, not yet asked whether they are free. */
typedef struct Ways {
    int n;
    int32_t length[ROUTE_NODES];
    int16_t over[ROUTE_NODES];
} Ways;

static void collect_ways(const RouteMap *map, Point to, Ways *w)
{
    w->n = 0;
    for (int i = 0; i < map->n_settled; i++) {
        const RouteNode *u = &map->node[map->settled[i]];
        const int64_t room = (int64_t)map->limit - u->length;
        const int64_t d2 = distance2(u->at, to) * FINE * FINE;
        if (d2 > square(room) || u->turns >= map->most_turns)
            continue;
        w->length[w->n] = u->length + (int32_t)root_up((uint64_t)d2);
        w->over[w->n++] = map->settled[i];
    }
}

/* Takes the shortest one out. */
static int next_way(Ways *w, int32_t *length)
{
    int best = 0;
    for (int i = 1; i < w->n; i++)
        if (w->length[i] < w->length[best])
            best = i;
    const int over = w->over[best];
    *length = w->length[best];
    w->n--;
    w->length[best] = w->length[w->n];
    w->over[best] = w->over[w->n];
    return over;
}

bool reach_route(const RouteMap *map, Point to, Route *route)
{
    Ways ways;
    int best = -1;
    int32_t best_length = 0;
    *route = (Route){.n = 0};
    if (same_point(to, map->mover.at))
        return true;
    if (!may_stand(map->ground, (Disc){to, map->mover.r}))
        return false;
    collect_ways(map, to, &ways);
    while (ways.n > 0) {
        int32_t length;
        const int over = next_way(&ways, &length);
        if (best >= 0 && length > best_length)
            break;
        if (!same_point(map->node[over].at, to) && !route_leg_free(map, over, to))
            continue;
        if (best >= 0 && !route_better(map, over, best))
            continue;
        best = over;
        best_length = length;
    }
    if (best < 0)
        return false;
    route_take(map, best, route);
    if (!same_point(map->node[best].at, to))
        route->at[route->n++] = to;
    route->length = best_length;
    return true;
}

/* --- the region -------------------------------------------------------------------------- */

/* Directions from one point, sorted counter-clockwise (side 1) or clockwise (-1) from a base. */
typedef struct Fan {
    Vector base;
    int side;
    Vector last;  /* the way on round the same anchor, whose own fan opens beyond; or nothing */
    int n;
    Vector to[OUTLINE_RAYS + ROUTE_NODES];
} Fan;

/* Which half of the turn from the base a direction lies in; the base itself is the very first. */
static int half_turn(const Fan *f, Vector v)
{
    const int64_t turn = f->side * cross(f->base, v);
    return turn > 0 || (turn == 0 && dot(f->base, v) > 0) ? 0 : 1;
}

static int fan_order(const Fan *f, Vector a, Vector b)
{
    const int halves = half_turn(f, a) - half_turn(f, b);
    return halves != 0 ? halves : sign_of(-f->side * cross(a, b));
}

static void fan_add(Fan *f, Vector v)
{
    int at = f->n;
    for (; at > 0 && fan_order(f, v, f->to[at - 1]) < 0; at--)
        continue;
    if (at > 0 && fan_order(f, v, f->to[at - 1]) == 0)
        return;
    for (int i = f->n++; i > at; i--)
        f->to[i] = f->to[i - 1];
    f->to[at] = v;
}

/* Ray k of OUTLINE_RAYS: between the directions of the rim, which are spread evenly enough. */
static Vector ray_direction(const Ground *g, int k)
{
    enum { PARTS = OUTLINE_RAYS / RIM_POINTS };
    const Vector a = rim_direction[route_direction(g, k / PARTS)];
    const Vector b = rim_direction[route_direction(g, k / PARTS + 1)];
    const int part = k % PARTS;
    return (Vector){a.x * (PARTS - part) + b.x * part, a.y * (PARTS - part) + b.y * part};
}

Point reach_ray(const RouteMap *map, int over, Vector to, Hit *met)
{
    const RouteNode *u = &map->node[over];
    Ground passing = *map->ground;
    passing.n_discs = passing.n_solid;
    passing.n_walls = passing.over_walls ? 0 : passing.n_walls;
    const int32_t left = map->limit - u->length;
    const int32_t units = left / FINE < PLANE_LENGTH ? left / FINE : PLANE_LENGTH - 1;
    const Point far = leg_cut(u->at, moved(u->at, vector_along(to, units, 0)), left);
    const Point end = disc_stopped(&passing, (Disc){u->at, map->mover.r}, far, met);
    return leg_length(u->at, end) <= left ? end : u->at;
}

/* Whether what was met is what the point goes round. */
static bool met_anchor(const Ground *g, Hit met, Point anchor)
{
    if (met.kind == HIT_DISC)
        return same_point(g->discs[met.index].at, anchor);
    if (met.kind == HIT_WALL)
        for (int i = 0; i < g->walls[met.index].n; i++)
            if (same_point(g->walls[met.index].corner[i], anchor))
                return true;
    return false;
}

static void add_children(const RouteMap *map, int over, Fan *f)
{
    for (int i = 1; i < map->n_settled; i++) {
        const RouteNode *v = &map->node[map->settled[i]];
        if (v->from != over)
            continue;
        const Vector to = way(map->node[over].at, v->at);
        fan_add(f, to);
        if (over > 0 && same_point(v->anchor, map->node[over].anchor))
            f->last = to;
    }
}

/* The fan that opens behind a way point: from straight on towards what it goes round. */
static void make_fan(const RouteMap *map, int over, Fan *f)
{
    const RouteNode *u = &map->node[over];
    f->n = 0;
    f->last = (Vector){0, 0};
    if (over == 0) {
        f->base = ray_direction(map->ground, 0);
        f->side = 1;
    } else {
        f->base = way(map->node[u->from].at, u->at);
        f->side = u->inner < 0 ? -1 : 1;
        fan_add(f, f->base);
    }
    for (int k = 0; k < OUTLINE_RAYS; k++) {
        const Vector ray = ray_direction(map->ground, k);
        if (over == 0 || (f->side * cross(f->base, ray) > 0))
            fan_add(f, ray);
    }
    add_children(map, over, f);
}

/* One piece: the point and where its rays end. The rays that only run into what it goes round
 * close the fan. */
static void outline_piece(const RouteMap *map, int over, const Fan *f, Outline *o)
{
    const RouteNode *u = &map->node[over];
    int n = o->first[o->n_pieces];
    if (over > 0)
        o->at[n++] = u->at;
    for (int i = 0; i < f->n && n < OUTLINE_POINTS; i++) {
        Hit met;
        const Point end = reach_ray(map, over, f->to[i], &met);
        if (n == o->first[o->n_pieces] || !same_point(end, o->at[n - 1]))
            o->at[n++] = end;
        const bool handed_on = length2(f->last) > 0 && fan_order(f, f->to[i], f->last) >= 0;
        if (over > 0 && (handed_on || met_anchor(map->ground, met, u->anchor)))
            break;
    }
    if (n - o->first[o->n_pieces] >= 3)
        o->first[++o->n_pieces] = n;
}

void reach_outline(const RouteMap *map, Outline *o)
{
    Fan fan;
    o->n_pieces = 0;
    o->first[0] = 0;
    for (int i = 0; i < map->n_settled && o->n_pieces < OUTLINE_PIECES; i++) {
        const int over = map->settled[i];
        if (map->limit - map->node[over].length < FINE * map->mover.r / 4)
            break;  /* too little is left to be seen, and the others have less */
        if (map->node[over].turns >= map->most_turns)
            continue;
        make_fan(map, over, &fan);
        outline_piece(map, over, &fan, o);
    }
}
