/* Geometry that is worth timing, on positions of play: sight, a shortest way within a run, and all
 * that a run can reach, for showing. */
#include "games/exalted/exalted.h"

static int some_hero(const State *s, uint32_t pick)
{
    const Models all = exalted_alive(s, ALL_HEROES);
    int left = all == 0 ? 0 : (int)(pick % (uint32_t)count_bits(all));
    EACH_BIT (h, all)
        if (left-- == 0)
            return h;
    return NOBODY;
}

/* Who of all that are near enough sees the hero. */
static int sight(const void *state, uint32_t pick)
{
    const State *s = state;
    const int hero = some_hero(s, pick);
    volatile int seen = 0;  /* or a compiler might leave the work out */
    int n = 0;
    if (hero == NOBODY)
        return 0;
    const Models others = s->now.standing & ~bit(hero);
    EACH_BIT (m, exalted_all_within(s, &s->now, hero, others, INCH * SIGHT_INCHES)) {
        seen += exalted_sees(s, &s->now, hero, m);
        n++;
    }
    (void)seen;
    return n;
}

static int32_t run_of(const State *s, int hero)
{
    return INCH * exalted_move_inches(s, hero, true) * FINE;
}

/* To a place that is half a run away or farther, in a straight line. */
static int route(const void *state, uint32_t pick)
{
    const State *s = state;
    const int hero = some_hero(s, pick);
    Terrain t;
    RouteMap map;
    Route way_there;
    if (hero == NOBODY)
        return 0;
    const Disc from = exalted_disc(s, &s->now, hero);
    const int32_t run = run_of(s, hero) / FINE;
    const int32_t far = run / 2 + (int32_t)(pick >> 16) % (run / 2 + 1);
    exalted_terrain(s, &s->now, hero, GAIT_WALK, &t);
    for (int k = 0; k < RIM_POINTS; k++) {
        const Vector to = rim_direction[(pick / HEROES + (uint32_t)k) % RIM_POINTS];
        const Disc there = {moved(from.at, vector_along(to, far, 0)), from.r};
        if (!may_stand(&t.ground, there))
            continue;
        route_to(&t.ground, from, there.at, run * FINE, &map, &way_there);
        return 1;
    }
    return 0;
}

static int area(const void *state, uint32_t pick)
{
    const State *s = state;
    const int hero = some_hero(s, pick);
    Terrain t;
    RouteMap map;
    Outline line;
    if (hero == NOBODY)
        return 0;
    exalted_terrain(s, &s->now, hero, GAIT_WALK, &t);
    route_reach(&t.ground, exalted_disc(s, &s->now, hero), run_of(s, hero), &map);
    reach_outline(&map, &line);
    return 1;
}

const LabWork exalted_work[EXALTED_WORK] = {{"sight", sight}, {"route", route}, {"area", area}};
