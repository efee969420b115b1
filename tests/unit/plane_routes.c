/* Tests of core/plane_route.h: routes against a plain search that knows no queue, no guess and no
 * patience; closing in; what can be reached, its outline and samples of it. */
#include "plane_oracle.h"

#include "core/plane_search.h"

enum { SLOW_NODES = ROUTE_NODES };

typedef struct SlowNode {
    Point at;
    bool goal, settled;
    Route way;  /* with n = 0 as long as there is none */
} SlowNode;

static bool smaller(const Ground *g, Point a, Point b)
{
    if (g->turned)
        return a.x != b.x ? a.x > b.x : a.y > b.y;
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

static bool slow_better(const Ground *g, const Route *a, const Route *b)
{
    if (b->n == 0 || a->length != b->length)
        return b->n == 0 || a->length < b->length;
    if (a->n != b->n)
        return a->n < b->n;
    for (int i = 0; i < a->n; i++)
        if (!same_point(a->at[i], b->at[i]))
            return smaller(g, a->at[i], b->at[i]);
    return false;
}

static int slow_ring(SlowNode *node, const Ground *g, Point anchor, int keep, int r)
{
    int n = 0;
    const double distance = keep + keep / 50 + 2;
    for (int k = 0; k < RIM_POINTS; k++) {
        const double x = distance * rim_direction[k].x / 1000.0;
        const double y = distance * rim_direction[k].y / 1000.0;
        const int up_x = (int)x + (x > (int)x) - (x < (int)x);  /* away from the anchor */
        const int up_y = (int)y + (y > (int)y) - (y < (int)y);
        Ground passing = *g;
        passing.n_discs = g->n_solid;
        passing.n_walls = g->over_walls ? 0 : g->n_walls;
        const Point at = point(anchor.x + up_x, anchor.y + up_y);
        if (big_may_stand(&passing, at, r))
            node[n++] = (SlowNode){.at = at};
    }
    return n;
}

/* All ways, the shortest one first, until a goal cannot be bettered. */
static bool slow_route(const Ground *g, Disc mover, const Point *goals, int n_goals, int most_turns,
                       int64_t limit, Route *best)
{
    static SlowNode node[SLOW_NODES];
    int n = 0;
    for (int i = 0; i < g->n_solid; i++)
        n += slow_ring(&node[n], g, g->discs[i].at, g->discs[i].r + mover.r, mover.r);
    for (int i = 0; i < g->n_walls && !g->over_walls; i++)
        for (int k = 0; k < g->walls[i].n; k++)
            n += slow_ring(&node[n], g, g->walls[i].corner[k], mover.r, mover.r);
    for (int i = 0; i < n_goals; i++)
        if (big_may_stand(g, goals[i], mover.r))
            node[n++] = (SlowNode){.at = goals[i], .goal = true};
    SlowNode start = {.at = mover.at};
    *best = (Route){.n = 0};
    for (SlowNode *from = &start; from;) {
        from->settled = true;
        for (int i = 0; i < n && !from->goal && from->way.n < most_turns; i++) {
            Route way = from->way;
            way.at[way.n++] = node[i].at;
            way.length = path_length(mover.at, way.at, way.n);
            if (!node[i].settled && way.length > from->way.length && way.length <= limit &&
                slow_better(g, &way, &node[i].way) &&
                leg_free(g, (Disc){from->at, mover.r}, node[i].at, from == &start))
                node[i].way = way;
        }
        from = 0;
        for (int i = 0; i < n; i++)
            if (!node[i].settled && node[i].way.n > 0 &&
                (!from || node[i].way.length < from->way.length))
                from = &node[i];
        if (from && from->goal && slow_better(g, &from->way, best))
            *best = from->way;
    }
    return best->n > 0;
}

static void assert_same_route(const Route *a, const Route *b)
{
    assert_int_equal(a->length, b->length);
    assert_int_equal(a->n, b->n);
    for (int i = 0; i < a->n; i++)
        assert_place(a->at[i], b->at[i].x, b->at[i].y);
}

static void assert_legal(const Ground *g, Disc mover, const Point *path, int n, int64_t limit)
{
    int leg;
    assert_true(n <= PATH_POINTS);
    assert_int_equal(path_hit(g, mover, path, n, &leg).kind, HIT_NOTHING);
    assert_true(path_length(mover.at, path, n) <= limit);
}

static Disc free_place(const Ground *g, int r)
{
    for (;;) {
        const Disc d = {any_point(SIDE), (int16_t)r};
        if (may_stand(g, d))
            return d;
    }
}

static Disc near_place(const Ground *g, Disc from, int reach)
{
    for (;;) {
        const Vector off = {between(-reach, reach), between(-reach, reach)};
        const Disc d = {moved(from.at, off), from.r};
        if (may_stand(g, d))
            return d;
    }
}

/* A ground that stands in the way: two discs and a wall or two. */
static Disc any_case(AnyGround *any, int side)
{
    Disc mover = {any_point(side), (int16_t)between(1, side / 12)};
    do {
        any_ground(any, side, side / 8);
        Ground *g = &any->ground;
        g->n_discs = g->n_discs > 3 ? 3 : g->n_discs;
        g->n_solid = g->n_solid > g->n_discs ? g->n_discs : g->n_solid;
        g->n_walls = g->n_walls > 2 ? 2 : g->n_walls;
        mover.at = any_point(side);
    } while (!may_stand(&any->ground, mover));
    return mover;
}

static void test_routes_to_a_place(void **state)
{
    (void)state;
    static RouteMap map;
    static AnyGround any;
    int bent = 0, none = 0;
    for (int i = 0; i < cases(4); i++) {
        const int side = i % 2 ? 200 : 2000;
        const Disc mover = any_case(&any, side);
        const Point to = any_point(side);
        const int32_t limit = i % 3 ? NO_LIMIT : between(side / 4, side) * FINE;
        Route got, slow;
        if (same_point(to, mover.at))
            continue;
        const bool found = slow_route(&any.ground, mover, &to, 1, PATH_POINTS, limit, &slow);
        assert_int_equal(route_to(&any.ground, mover, to, limit, &map, &got), found);
        none += !found;
        if (!found)
            continue;
        assert_same_route(&got, &slow);
        assert_legal(&any.ground, mover, got.at, got.n, limit);
        bent += got.n > 1;
    }
    assert_true(bent >= 40 && none >= 40);
}

static void test_routes_into_reach(void **state)
{
    (void)state;
    static RouteMap map;
    static AnyGround any;
    int bent = 0, moved_on = 0, reached = 0;
    for (int i = 0; i < cases(3); i++) {
        const int side = i % 2 ? 200 : 2000;
        const Disc mover = any_case(&any, side);
        const Ground *g = &any.ground;
        if (g->n_discs == 0)
            continue;
        const Aim aim = {any.disc[0], between(REACH_SLACK, side / 6), between(0, 1)};
        const int distance = mover.r + aim.disc.r + aim.gap - REACH_SLACK;
        Point goals[RIM_POINTS];
        int n = 0;
        for (int k = 0; k < RIM_POINTS; k++) {
            const Disc goal = {disc_point((Disc){aim.disc.at, (int16_t)distance}, k), mover.r};
            if (discs_within(goal, aim.disc, aim.gap) &&
                (!aim.sight || slow_sight(goal, aim.disc, g->walls, g->n_walls)))
                goals[n++] = goal.at;
        }
        Route got, slow;
        const bool found = slow_route(g, mover, goals, n, ROUTE_POINTS, INT64_MAX, &slow);
        assert_int_equal(route_near(g, mover, &aim, &map, &got), found);
        if (found)
            assert_same_route(&got, &slow);
        bent += found && got.n > 1;
        /* closing in stops as soon as it may, and never too far */
        Point path[PATH_POINTS];
        const int32_t limit = between(0, side / 2) * FINE;
        const int legs = close_in(g, mover, &aim, limit, &map, path);
        if (legs == 0)
            continue;
        assert_true(found);
        assert_false(in_reach(g, mover, &aim));
        assert_legal(g, mover, path, legs, limit);
        const Disc end = {path[legs - 1], mover.r};
        assert_true(distance2(end.at, aim.disc.at) < distance2(mover.at, aim.disc.at));
        for (int k = 0; k + 1 < legs; k++)
            assert_true(same_point(path[k], got.at[k]));
        moved_on++;
        reached += in_reach(g, end, &aim);
    }
    assert_true(bent > 20 && moved_on > 50 && reached > 20 && reached < moved_on);
}

/* What is said to be out of all ways is so: discs stand round the mover, sometimes too close to
 * each other to let it through, sometimes helped by a wall or by the rim. Who looks at all points
 * knows it of every goal. */
static void test_places_apart(void **state)
{
    (void)state;
    static AnyGround any;
    static RouteMap map;
    int apart = 0, missed = 0, together = 0;
    for (int i = 0; i < cases(4); i++) {
        const int side = i % 2 ? 200 : 2000;
        const Disc mover = {any_point(side), (int16_t)between(side / 50, side / 12)};
        any_ground(&any, side, side / 8);
        any.ground.index = 0;
        any.ground.n_discs = any.ground.n_solid = 8;
        const int ring = between(2 * mover.r, 6 * mover.r);
        for (int k = 0; k < 8; k++)
            any.disc[k] = (Disc){moved(mover.at, vector_turned((Vector){ring, 0}, 128 * k)),
                                 (int16_t)between(1, mover.r)};
        Point to = any_point(side);
        Route slow;
        if (!may_stand(&any.ground, mover) || !may_stand(&any.ground, (Disc){to, mover.r}))
            continue;
        const bool found = slow_route(&any.ground, mover, &to, 1, ROUTE_POINTS, INT64_MAX, &slow);
        const bool dropped = drop_apart(&any.ground, mover, &to, 1) == 0;
        assert_false(found && dropped);
        const Point two[] = {to, near_place(&any.ground, (Disc){to, mover.r}, side).at};
        const bool other = slow_route(&any.ground, mover, two, 2, ROUTE_POINTS, INT64_MAX, &slow);
        for (int n = 1; n <= 2; n++) {
            route_begin(&map, &any.ground, mover, NO_LIMIT, (Disc){to, (int16_t)(2 * side)});
            for (int k = 0; k < n; k++)
                route_add_goal(&map, two[k]);
            for (int k = 0; k < i % 8; k++)  /* whatever has been looked at before */
                route_step(&map);
            assert_int_equal(are_apart(&map), !(n == 1 ? found : other));
        }
        apart += dropped;
        missed += !found && !dropped;
        together += found;
    }
    assert_true(apart >= 40 && together >= 40 && missed < apart / 4);
}

/* On the full mat, where hundreds of points may be on the way. */
static void test_routes_on_the_whole_mat(void **state)
{
    (void)state;
    static RouteMap map;
    const Ground g = whole_ground();
    int bent = 0;
    for (int i = 0; i < cases(1) / 10; i++) {
        const Disc mover = free_place(&g, 150);
        const Disc to = near_place(&g, mover, 12 * INCH);
        const int32_t limit = 14 * INCH * FINE;
        Route got, slow;
        const bool found = slow_route(&g, mover, &to.at, 1, PATH_POINTS, limit, &slow);
        assert_int_equal(route_to(&g, mover, to.at, limit, &map, &got), found);
        if (found)
            assert_same_route(&got, &slow);
        bent += found && got.n > 1;
    }
    assert_true(bent > 0);
}

/* Straight ahead lies a disc: both ways round it are equally long, and an order decides. */
static void test_equal_ways(void **state)
{
    (void)state;
    static RouteMap map;
    const Disc disc = {{4500, 4500}, 200};
    Ground g = {.mat = mat, .discs = &disc, .n_solid = 1, .n_discs = 1};
    const Disc mover = {{4000, 4500}, 150};
    Route near, far;
    assert_true(route_to(&g, mover, point(5000, 4500), NO_LIMIT, &map, &near));
    g.turned = true;
    assert_true(route_to(&g, mover, point(5000, 4500), NO_LIMIT, &map, &far));
    assert_int_equal(near.length, far.length);
    assert_int_equal(near.n, far.n);
    assert_true(near.at[0].y < 4500);
    for (int i = 0; i < near.n; i++)
        assert_place(far.at[i], near.at[i].x, SIDE - near.at[i].y);
    /* so does it where one way point is enough */
    const Disc pebble = {{4500, 4500}, 2};
    g = (Ground){.mat = mat, .discs = &pebble, .n_solid = 1, .n_discs = 1};
    assert_true(route_to(&g, (Disc){{4000, 4500}, 2}, point(5000, 4500), NO_LIMIT, &map, &near));
    assert_int_equal(near.n, 2);
    assert_true(near.at[0].y < 4500);
    g.turned = true;
    assert_true(route_to(&g, (Disc){{4000, 4500}, 2}, point(5000, 4500), NO_LIMIT, &map, &far));
    assert_true(far.at[0].y > 4500);
    assert_int_equal(far.length, near.length);
    /* a corner is gone round, all of it: the ring of a wall is closed where it is free */
    g = (Ground){.mat = mat, .walls = wall, .n_walls = WALLS};
    assert_true(route_to(&g, (Disc){{1000, 4000}, 150}, point(2000, 4250), NO_LIMIT, &map, &near));
    assert_true(near.n >= 2);
    assert_true(near.length < 1300 * FINE);
}

/* The examples: a golem 4" away comes within 1" with its 3"; from farther it does not. */
static void test_closing_in(void **state)
{
    (void)state;
    static RouteMap map;
    const Ground g = {.mat = mat, .walls = wall, .n_walls = WALLS};
    const Disc golem = {{600, 3000}, 125};
    const Aim near = {{{600, 3000 + 125 + 150 + 4 * INCH}, 150}, INCH, false};
    const Aim far = {{{600, 3000 + 125 + 150 + 5 * INCH}, 150}, INCH, false};
    Point path[PATH_POINTS];
    int n = close_in(&g, golem, &near, 3 * INCH * FINE, &map, path);
    assert_int_equal(n, 1);
    assert_true(in_reach(&g, (Disc){path[0], 125}, &near));
    assert_true(path_length(golem.at, path, n) <= 3 * INCH * FINE);
    n = close_in(&g, golem, &far, 3 * INCH * FINE, &map, path);
    assert_int_equal(n, 1);
    assert_false(in_reach(&g, (Disc){path[0], 125}, &far));
    assert_int_equal(path_length(golem.at, path, n), 3 * INCH * FINE);
    /* round a corner of a wall; and who is in reach stays */
    const Aim behind = {{{2500, 4300}, 150}, INCH, false};
    n = close_in(&g, (Disc){{1000, 4000}, 150}, &behind, 12 * INCH * FINE, &map, path);
    assert_true(n > 1);
    assert_legal(&g, (Disc){{1000, 4000}, 150}, path, n, 12 * INCH * FINE);
    assert_true(in_reach(&g, (Disc){path[n - 1], 150}, &behind));
    assert_int_equal(close_in(&g, (Disc){path[n - 1], 150}, &behind, NO_LIMIT, &map, path), 0);
}

/* Every way of the map of all ways is legal, and nearly as short as the shortest. */
static void test_ways_within_reach(void **state)
{
    (void)state;
    static RouteMap map, single;
    const Ground g = whole_ground();
    int missed = 0, longer = 0, found = 0;
    for (int i = 0; i < cases(1); i++) {
        const Disc mover = free_place(&g, 150);
        const int32_t limit = between(3, 12) * INCH * FINE;
        route_reach(&g, mover, limit, &map);
        for (int k = 0; k < 10; k++) {
            const Disc to = near_place(&g, mover, limit / FINE);
            Route way, best;
            const bool reached = reach_route(&map, to.at, &way);
            const bool can_be = route_to(&g, mover, to.at, limit, &single, &best);
            if (reached) {
                assert_legal(&g, mover, way.at, way.n, limit);
                assert_int_equal(path_length(mover.at, way.at, way.n), way.length);
                assert_true(can_be);
                assert_true(way.length >= best.length);
                longer += way.length > best.length;
            }
            found += reached;
            missed += can_be && !reached;
        }
    }
    assert_true(found > 100);
    assert_in_range(missed, 0, found / 200);
    assert_in_range(longer, 0, found / 50);
}

/* Even and odd crossings. */
static bool in_piece(const Outline *o, int piece, Point p)
{
    bool in = false;
    for (int i = o->first[piece], j = o->first[piece + 1] - 1; i < o->first[piece + 1]; j = i++) {
        const Point a = o->at[i], b = o->at[j];
        if ((a.y > p.y) != (b.y > p.y) &&
            (cross(way(a, b), way(a, p)) > 0) == (b.y > a.y))
            in = !in;
    }
    return in;
}

static void test_outline(void **state)
{
    (void)state;
    static RouteMap map;
    static Outline o;
    const Ground g = whole_ground();
    int agree = 0, all = 0;
    for (int i = 0; i < cases(1) / 2; i++) {
        const Disc mover = free_place(&g, 150);
        const int32_t limit = between(3, 12) * INCH * FINE;
        Route way;
        route_reach(&g, mover, limit, &map);
        reach_outline(&map, &o);
        assert_true(o.n_pieces >= 1 && o.n_pieces < OUTLINE_PIECES);
        assert_true(o.first[o.n_pieces] < OUTLINE_POINTS);
        for (int k = 0; k < o.first[o.n_pieces]; k++)
            assert_true(reach_route(&map, o.at[k], &way));
        for (int k = 0; k < 40; k++) {
            const Disc to = near_place(&g, mover, limit / FINE);
            bool in = false;
            for (int p = 0; p < o.n_pieces; p++)
                in = in || in_piece(&o, p, to.at);
            agree += in == reach_route(&map, to.at, &way);
            all++;
        }
    }
    assert_true(agree * 100 >= all * 97);
}

static void test_samples(void **state)
{
    (void)state;
    static RouteMap map;
    const Ground g = whole_ground();
    int in_range = 0, away = 0, hidden = 0, touching = 0;
    for (int i = 0; i < cases(1) / 2; i++) {
        const Disc mover = free_place(&g, 150);
        const Disc target = g.discs[between(0, CROWD - 1)];
        const int32_t limit = 8 * INCH * FINE;
        const Interest wish[] = {{WISH_REACH, target, INCH}, {WISH_REACH, target, 0},
                                 {WISH_AWAY, target, 4 * INCH}, {WISH_HIDDEN, target, 0}};
        Point at[40];
        Route way;
        route_reach(&g, mover, limit, &map);
        const int n = reach_samples(&map, wish, 4, at, 40);
        assert_true(n <= 40);
        for (int k = 0; k < n; k++) {
            const Disc there = {at[k], 150};
            assert_true(reach_route(&map, at[k], &way));
            assert_false(same_point(at[k], mover.at));
            for (int m = 0; m < k; m++)
                assert_false(same_point(at[k], at[m]));
            in_range += discs_within(there, target, INCH) && !discs_in_contact(there, target);
            touching += discs_in_contact(there, target);
            away += !discs_within(there, target, 4 * INCH) &&
                    discs_within(there, target, 4 * INCH + 3);
            hidden += !discs_see(there, target, wall, WALLS);
        }
    }
    assert_true(in_range > 5 && touching > 5 && away > 5 && hidden > 20);
}

/* On open ground every wish can be had on all sides. */
static void test_samples_on_open_ground(void **state)
{
    (void)state;
    static RouteMap map;
    const Ground g = {.mat = mat};
    const Disc mover = {{4500, 4500}, 150}, target = {{5000, 4600}, 125};
    const Interest reach = {WISH_REACH, target, INCH}, touch = {WISH_REACH, target, 0};
    const Interest away = {WISH_AWAY, target, INCH};
    Point at[RIM_POINTS * 2];
    route_reach(&g, mover, 12 * INCH * FINE, &map);
    assert_int_equal(reach_samples(&map, &reach, 1, at, RIM_POINTS * 2), RIM_POINTS * 2);
    for (int k = 0; k < RIM_POINTS; k++) {
        const Disc there = {at[k], 150};
        assert_true(discs_within(there, target, INCH) && !discs_within(there, target, INCH - 5));
    }
    /* the side that faces the mover comes first; the other half are the ends all around */
    assert_true(distance2(at[0], mover.at) < distance2(at[RIM_POINTS - 1], mover.at));
    for (int k = RIM_POINTS; k < 2 * RIM_POINTS; k++)
        assert_in_range(point_distance(at[k], mover.at), 12 * INCH - 2, 12 * INCH);
    assert_int_equal(reach_samples(&map, &touch, 1, at, RIM_POINTS * 2), RIM_POINTS * 2);
    for (int k = 0; k < RIM_POINTS; k++)
        assert_true(discs_in_contact((Disc){at[k], 150}, target));
    assert_int_equal(reach_samples(&map, &away, 1, at, RIM_POINTS * 2), RIM_POINTS * 2);
    for (int k = 0; k < RIM_POINTS; k++) {
        const Disc there = {at[k], 150};
        assert_true(!discs_within(there, target, INCH) && discs_within(there, target, INCH + 3));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_routes_to_a_place), cmocka_unit_test(test_routes_into_reach),
        cmocka_unit_test(test_places_apart),
        cmocka_unit_test(test_routes_on_the_whole_mat),
        cmocka_unit_test(test_equal_ways), cmocka_unit_test(test_closing_in),
        cmocka_unit_test(test_ways_within_reach), cmocka_unit_test(test_outline),
        cmocka_unit_test(test_samples), cmocka_unit_test(test_samples_on_open_ground),
    };
    return cmocka_run_group_tests(tests, set_up_plane, 0);
}
