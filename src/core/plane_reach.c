/* All that a disc can reach: ways to any place, the region for showing, samples for bots; see
 * plane_route.h. */
#include <assert.h>

#include "core/plane_route_inner.h"
#include "core/plane_sight.h"

void route_reach(const Ground *g, Disc mover, int32_t limit, RouteMap *map)
{
    route_begin(map, g, mover, limit, (Disc){mover.at, -1});
    map->taut = true;
    while (route_step(map) >= 0)
        continue;
}

/* --- ways to places ------------------------------------------------------------------------------ */

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

/* --- the region ------------------------------------------------------------------------------------ */

/* A ground on which only the way counts, not who stands at its end. */
static Ground passing_ground(const Ground *g)
{
    Ground p = *g;
    p.n_discs = g->n_solid;
    p.n_walls = g->over_walls ? 0 : g->n_walls;
    return p;
}

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

/* How far the mover gets from a settled point in a direction. */
static Point ray_end(const RouteMap *map, const Ground *passing, int over, Vector to, Hit *met)
{
    const RouteNode *u = &map->node[over];
    const int32_t left = map->limit - u->length;
    const int32_t units = left / FINE < PLANE_LENGTH ? left / FINE : PLANE_LENGTH - 1;
    const Point far = leg_cut(u->at, moved(u->at, vector_along(to, units, 0)), left);
    const Point end = disc_stopped(passing, (Disc){u->at, map->mover.r}, far, met);
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
static void outline_piece(const RouteMap *map, const Ground *passing, int over, const Fan *f,
                          Outline *o)
{
    const RouteNode *u = &map->node[over];
    int n = o->first[o->n_pieces];
    if (over > 0)
        o->at[n++] = u->at;
    for (int i = 0; i < f->n && n < OUTLINE_POINTS; i++) {
        Hit met;
        const Point end = ray_end(map, passing, over, f->to[i], &met);
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
    const Ground passing = passing_ground(map->ground);
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
        outline_piece(map, &passing, over, &fan, o);
    }
}

/* --- samples ---------------------------------------------------------------------------------------- */

typedef struct Samples {
    const RouteMap *map;
    Point *at;
    int n, most;
} Samples;

/* Takes a place that can be reached and is not nearer than `apart` to one that was taken. */
static bool sample(Samples *s, Point place, int32_t apart)
{
    Route route;
    for (int i = 0; i < s->n; i++)
        if (same_point(s->at[i], place) || distance2(s->at[i], place) < square(apart))
            return false;
    if (s->n == s->most || same_point(place, s->map->mover.at) ||
        distance2(place, s->map->mover.at) > square(s->map->limit / FINE) ||
        !reach_route(s->map, place, &route))
        return false;
    s->at[s->n++] = place;
    return true;
}

/* Round a disc, the side that faces the mover first, then alternately to both sides. */
static int facing(const RouteMap *map, Disc d, int i)
{
    const int front = rim_towards(way(d.at, map->mover.at));
    const int off = i % 2 == 1 ? (i + 1) / 2 : -i / 2;
    return (front + off + RIM_POINTS) % RIM_POINTS;
}

static Point on_circle(Point centre, int32_t distance, int k, bool outwards)
{
    const Vector u = rim_direction[k];
    const int32_t x = distance * u.x, y = distance * u.y, more = outwards ? 999 : 0;
    return moved(centre, (Vector){(x + (x < 0 ? -more : more)) / 1000,
                                  (y + (y < 0 ? -more : more)) / 1000});
}

static void sample_around(Samples *s, const Interest *wish, int most)
{
    const int32_t touch = wish->disc.r + s->map->mover.r;
    const bool inwards = wish->wish == WISH_REACH && wish->gap > 0;
    const int32_t distance = inwards ? touch + wish->gap - REACH_SLACK
                             : wish->wish == WISH_REACH ? touch
                                                        : touch + wish->gap + 1;
    for (int i = 0; i < RIM_POINTS && most > 0; i++) {
        const int k = facing(s->map, wish->disc, i);
        most -= sample(s, on_circle(wish->disc.at, distance, k, !inwards), 0);
    }
}

static void sample_hidden(Samples *s, const Interest *wish, int most)
{
    const RouteMap *map = s->map;
    const Ground *g = map->ground;
    for (int i = 1; i < map->n_settled && most > 0; i++) {
        const Disc there = {map->node[map->settled[i]].at, map->mover.r};
        if (!discs_see(there, wish->disc, g->walls, g->n_walls))
            most -= sample(s, there.at, map->mover.r);
    }
}

/* The ends of the region: straight on all sides, then straight on behind the way points. */
static void sample_ends(Samples *s)
{
    const RouteMap *map = s->map;
    const Ground passing = passing_ground(map->ground);
    Hit met;
    for (int i = 0; i < RIM_POINTS; i++) {
        const Vector to = rim_direction[route_direction(map->ground, i)];
        sample(s, ray_end(map, &passing, 0, to, &met), map->mover.r);
    }
    for (int i = 1; i < map->n_settled && s->n < s->most; i++) {
        const RouteNode *u = &map->node[map->settled[i]];
        const Vector on = way(map->node[u->from].at, u->at);
        sample(s, ray_end(map, &passing, map->settled[i], on, &met), 2 * map->mover.r);
    }
}

int reach_samples(const RouteMap *map, const Interest *interests, int n, Point *places, int most)
{
    Samples s = {map, places, 0, most};
    for (int i = 0; i < n; i++) {
        const int share = (most - s.n) / (n - i + 1);
        if (interests[i].wish == WISH_HIDDEN)
            sample_hidden(&s, &interests[i], share);
        else
            sample_around(&s, &interests[i], share);
    }
    sample_ends(&s);
    return s.n;
}
