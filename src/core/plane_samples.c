/* Places worth trying, of all that a disc can reach; see plane_route.h. */
#include "core/plane_search.h"
#include "core/plane_sight.h"

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

static void sample_around(Samples *s, const Interest *wish, int most)
{
    const Point centre = wish->disc.at;
    const int32_t touch = wish->disc.r + s->map->mover.r;
    for (int i = 0; i < RIM_POINTS && most > 0; i++) {
        const int k = facing(s->map, wish->disc, i);
        Point at = inner_point(centre, touch + wish->gap - REACH_SLACK, k);
        if (wish->wish == WISH_AWAY)
            at = outer_point(centre, touch + wish->gap + 1, k);
        else if (wish->gap == 0)
            at = outer_point(centre, touch, k);
        most -= sample(s, at, 0);
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
    Hit met;
    for (int i = 0; i < RIM_POINTS; i++) {
        const Vector to = rim_direction[route_direction(map->ground, i)];
        sample(s, reach_ray(map, 0, to, &met), map->mover.r);
    }
    for (int i = 1; i < map->n_settled && s->n < s->most; i++) {
        const RouteNode *u = &map->node[map->settled[i]];
        const Vector on = way(map->node[u->from].at, u->at);
        sample(s, reach_ray(map, map->settled[i], on, &met), 2 * map->mover.r);
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
