/* Tests of core/plane*.h at the edge of sense: touching, coincident, without length, on an edge, at
 * the rim of the mat, and numbers as large as they may be. */
#include "plane_oracle.h"

static const Point square_corners[] = {{100, 100}, {200, 100}, {200, 200}, {100, 200}};

static Polygon block(void) { return polygon_of(square_corners, 4); }

static void test_discs(void **state)
{
    (void)state;
    const Disc a = {{0, 0}, 3}, same = {{0, 0}, 3}, none = {{0, 0}, 0}, touching = {{6, 0}, 3};
    assert_true(discs_overlap(a, same));
    assert_int_equal(discs_gap(a, same), -6);
    assert_false(discs_overlap(none, none));  /* two places without size */
    assert_true(discs_touch(none, none));
    assert_false(discs_overlap(a, touching));
    assert_true(discs_touch(a, touching));
    assert_int_equal(discs_gap(a, touching), 0);
    assert_false(discs_within(a, touching, -1));
    assert_true(discs_in_contact(a, (Disc){{8, 0}, 3}));
    assert_false(discs_in_contact(a, (Disc){{9, 0}, 3}));
    assert_false(discs_within(a, same, -7));  /* not even the same place is that near */
    assert_true(disc_in_disc(a, same));
    assert_false(disc_in_disc((Disc){{0, 0}, 4}, a));
}

static void test_polygons(void **state)
{
    (void)state;
    const Polygon p = block();
    assert_true(polygon_is_valid(&p));
    assert_int_equal(polygon_side(&p, point(150, 150)), 1);
    assert_int_equal(polygon_side(&p, point(100, 150)), 0);
    assert_int_equal(polygon_side(&p, point(100, 100)), 0);
    assert_int_equal(polygon_side(&p, point(100, 99)), -1);  /* on the line of an edge only */
    assert_int_equal(polygon_distance(&p, point(150, 150)), 0);
    assert_int_equal(polygon_distance(&p, point(97, 96)), 5);
    assert_true(disc_touches_polygon((Disc){{97, 96}, 5}, &p));
    assert_true(disc_clear_of_polygon((Disc){{97, 96}, 5}, &p));
    assert_false(disc_touches_polygon((Disc){{97, 96}, 4}, &p));
    assert_false(disc_clear_of_polygon((Disc){{97, 96}, 6}, &p));
    assert_true(disc_touches_polygon((Disc){{150, 100}, 0}, &p));  /* a point on an edge */
    assert_true(disc_clear_of_polygon((Disc){{150, 100}, 0}, &p));
    assert_false(disc_clear_of_polygon((Disc){{150, 101}, 0}, &p));
    assert_false(disc_clear_of_polygon((Disc){{150, 150}, 500}, &p));  /* the disc covers it */
    const Point flat[] = {{0, 0}, {10, 0}, {20, 0}, {10, 10}};
    const Point clockwise[] = {{0, 0}, {0, 10}, {10, 0}};
    const Point star[] = {{0, 10}, {-6, -8}, {9, 3}, {-9, 3}, {6, -8}};
    const Polygon bad[] = {polygon_of(flat, 4), polygon_of(clockwise, 3), polygon_of(star, 5)};
    for (int i = 0; i < 3; i++)
        assert_false(polygon_is_valid(&bad[i]));
}

static void test_segments(void **state)
{
    (void)state;
    const Polygon p = block();
    const Segment along = {{50, 100}, {250, 100}}, corner = {{50, 150}, {150, 50}};
    const Segment through = {{50, 150}, {151, 50}}, in = {{120, 150}, {180, 150}};
    assert_false(segment_enters_polygon(along, &p));
    assert_false(segment_enters_polygon(corner, &p));  /* grazes (100,100) */
    assert_true(segment_enters_polygon(through, &p));
    assert_true(segment_enters_polygon(in, &p));
    assert_true(segment_enters_polygon((Segment){{150, 150}, {150, 150}}, &p));
    assert_false(segment_enters_polygon((Segment){{100, 150}, {100, 150}}, &p));
    assert_false(segment_enters_polygon((Segment){{100, 120}, {100, 180}}, &p));
    assert_true(segment_enters_polygon((Segment){{100, 150}, {101, 150}}, &p));
    assert_false(segment_enters_polygon((Segment){{100, 150}, {0, 150}}, &p));
    assert_true(segment_clear_of_polygon((Segment){{0, 90}, {300, 90}}, &p, 10));
    assert_false(segment_clear_of_polygon((Segment){{0, 90}, {300, 90}}, &p, 11));
    assert_false(segment_clear_of_polygon((Segment){{0, 150}, {300, 150}}, &p, 10));
    assert_true(segment_clear_of_polygon(along, &p, 0));
    assert_false(segment_clear_of_polygon(through, &p, 0));
    assert_int_equal(segment_distance_sign((Segment){{5, 5}, {5, 5}}, point(8, 9), 25), 0);
    assert_int_equal(leg_length(point(5, 5), point(5, 5)), 0);
    assert_place(leg_cut(point(5, 5), point(5, 5), 0), 5, 5);
    assert_place(leg_cut(point(5, 5), point(9, 5), 0), 5, 5);
}

static void test_leaving_a_neighbour(void **state)
{
    (void)state;
    const Disc other = {{500, 500}, 100};
    const Ground g = {.mat = {{0, 0}, {1000, 1000}}, .discs = &other, .n_solid = 1, .n_discs = 1};
    const Disc over = {{650, 500}, 60};  /* 10 too near */
    assert_true(leg_free(&g, over, point(700, 500), true));
    assert_true(leg_free(&g, over, point(650, 600), true));   /* not nearer than now */
    assert_false(leg_free(&g, over, point(649, 600), true));  /* that begins by coming nearer */
    assert_false(leg_free(&g, over, point(700, 500), false));
    const Disc on_top = {{500, 500}, 60};
    assert_true(leg_free(&g, on_top, point(700, 500), true));
    const Disc touching = {{660, 500}, 60};
    assert_true(leg_free(&g, touching, point(660, 900), true));
    assert_false(leg_free(&g, touching, point(600, 900), true));
    assert_true(leg_free(&g, touching, point(660, 500), true));  /* no movement at all */
    /* the same for pushes: away from under it, along it, not into it */
    Hit met;
    assert_place(disc_pushed(&g, touching, (Vector){0, 1}, 50, &met), 660, 550);
    assert_place(disc_pushed(&g, touching, (Vector){-1, 0}, 50, &met), 660, 500);
    assert_int_equal(met.kind, HIT_DISC);
    assert_place(disc_pushed(&g, touching, (Vector){0, 0}, 50, &met), 660, 500);
    assert_int_equal(met.kind, HIT_NOTHING);
    assert_place(disc_pushed(&g, touching, (Vector){1, 0}, 0, &met), 660, 500);
    /* off what it lies over, but no place to stand before it is off: it stays */
    assert_place(disc_pushed(&g, over, (Vector){1, 0}, 5, &met), 650, 500);
    assert_place(disc_pushed(&g, over, (Vector){1, 0}, 15, &met), 665, 500);
}

static void test_the_rim(void **state)
{
    (void)state;
    const Ground g = {.mat = {{0, 0}, {1000, 1000}}};
    Hit met;
    assert_true(may_stand(&g, (Disc){{50, 950}, 50}));
    assert_false(may_stand(&g, (Disc){{49, 950}, 50}));
    assert_int_equal(standing_hit(&g, (Disc){{50, 951}, 50}).kind, HIT_RIM);
    assert_place(disc_pushed(&g, (Disc){{50, 500}, 50}, (Vector){-7, 0}, 100, &met), 50, 500);
    assert_int_equal(met.kind, HIT_RIM);
    /* straight to the rim: the push ends there and does not slide along it */
    assert_place(disc_pushed(&g, (Disc){{60, 500}, 50}, (Vector){-1, 1}, 100, &met), 50, 510);
    Point at;
    assert_true(nearest_place(&g, (Disc){{-40, 1200}, 50}, 0, 0, &at));
    assert_place(at, 50, 950);
    assert_false(nearest_place(&g, (Disc){{500, 500}, 501}, 0, 0, &at));
    assert_true(nearest_place(&g, (Disc){{500, 500}, 500}, 0, 0, &at));
    assert_place(at, 500, 500);
}

static void test_sight_and_rays(void **state)
{
    (void)state;
    const Polygon p = block();
    const Disc point_a = {{50, 100}, 0}, point_b = {{250, 100}, 0}, point_c = {{250, 101}, 0};
    assert_true(discs_see(point_a, point_b, &p, 1));  /* along an edge */
    assert_false(discs_see(point_a, point_c, &p, 1));
    assert_true(discs_see(point_a, point_a, &p, 1));
    assert_false(discs_see((Disc){{150, 150}, 0}, point_a, &p, 1));  /* inside */
    assert_true(discs_see((Disc){{150, 150}, 0}, point_a, 0, 0));
    assert_int_equal(sight_blocker(point_a, point_c, &p, 1), 0);
    assert_int_equal(sight_blocker(point_a, point_b, &p, 1), -1);
    /* a ray along an edge goes on; one into the block ends at its edge, where a disc may touch */
    const Ray grazing = ray_of(point(50, 100), (Vector){3, 0}, 400, &p, 1);
    const Ray into = ray_of(point(50, 150), (Vector){1, 0}, 400, &p, 1);
    assert_true(ray_touches(&grazing, (Disc){{300, 90}, 10}));
    assert_false(ray_touches(&into, (Disc){{300, 150}, 10}));
    assert_true(ray_touches(&into, (Disc){{100, 140}, 10}));
    assert_true(ray_touches(&into, (Disc){{106, 142}, 10}));
    assert_false(ray_touches(&into, (Disc){{107, 142}, 10}));
    assert_true(ray_touches(&into, (Disc){{45, 150}, 5}));   /* behind, but over the start */
    assert_false(ray_touches(&into, (Disc){{44, 150}, 5}));
    const Ray no_length = ray_of(point(50, 150), (Vector){1, 0}, 0, &p, 1);
    assert_true(ray_touches(&no_length, (Disc){{50, 155}, 5}));
    assert_false(ray_touches(&no_length, (Disc){{51, 155}, 5}));
    Vector aim;
    const Disc here = {{50, 150}, 1};
    /* there is no direction to it */
    assert_false(ray_finds(point(50, 150), 100, &here, 1, 0, &p, 1, &aim));
    const Disc pair[] = {{{80, 160}, 10}, {{80, 140}, 10}};  /* both touch the ray at one place */
    assert_int_equal(ray_first(&into, pair, 2), 0);
}

static void test_routes(void **state)
{
    (void)state;
    static RouteMap map;
    Route route;
    /* shut in by four discs that touch each other */
    const Disc cage[] = {{{500, 400}, 71}, {{600, 500}, 71}, {{500, 600}, 71}, {{400, 500}, 71}};
    const Ground g = {.mat = {{0, 0}, {1000, 1000}}, .discs = cage, .n_solid = 4, .n_discs = 4};
    const Disc mover = {{500, 500}, 20};
    assert_true(may_stand(&g, mover));
    assert_false(route_to(&g, mover, point(900, 900), NO_LIMIT, &map, &route));
    assert_true(route_to(&g, mover, mover.at, 0, &map, &route));
    assert_int_equal(route.n, 0);
    assert_false(route_to(&g, mover, point(500, 400), NO_LIMIT, &map, &route));  /* taken */
    assert_true(route_to(&g, mover, point(505, 500), 5 * FINE, &map, &route));
    assert_false(route_to(&g, mover, point(505, 500), 5 * FINE - 1, &map, &route));
    route_reach(&g, mover, NO_LIMIT, &map);
    assert_false(reach_route(&map, point(900, 900), &route));
    assert_true(reach_route(&map, point(500, 505), &route));
    route_reach(&g, mover, 0, &map);
    assert_false(reach_route(&map, point(500, 505), &route));
    assert_true(reach_route(&map, mover.at, &route));
    static Outline o;
    reach_outline(&map, &o);
    assert_int_equal(o.n_pieces, 0);
    Point at[4];
    assert_int_equal(reach_samples(&map, 0, 0, at, 4), 0);
}

/* Numbers as large as plane.h allows: nothing overflows, and it is still exact. */
static void test_the_largest_plane(void **state)
{
    (void)state;
    for (int i = 0; i < cases(20); i++) {
        const bool low = between(0, 1);  /* from 0 to the span, or around 0 */
        const int from = low ? 0 : -16383, to = from + PLANE_SPAN - 1;
        const Point a = point(between(0, 3) ? between(from, to) : from, between(from, to));
        const Point b = point(between(0, 3) ? between(from, to) : to, between(0, 1) ? from : to);
        const Point c = point(between(from, to), between(0, 1) ? from : to);
        if (same_point(a, b))
            continue;
        const Polygon p = any_polygon(point(from + PLANE_SPAN / 2, from + PLANE_SPAN / 2), 16000);
        const int r = between(1, 12000);
        const BigPoint x = big(a, 1), y = big(b, 1);
        assert_int_equal(segment_distance_sign((Segment){a, b}, c, square(r)),
                         big_distance(x, y, big(c, 1), (Big)r * r));
        assert_int_equal(segment_enters_polygon((Segment){a, b}, &p), slow_enters(a, b, &p));
        assert_int_equal(segment_clear_of_polygon((Segment){a, b}, &p, r),
                         !big_wall_nearer(&p, 1, x, y, r));
        assert_int_equal(polygon_distance(&p, a) <= r, big_touches(&p, a, r));
        assert_int_equal(leg_length(a, b), big_root(big_dot(x, y, y) * 65536 - 1) + 1);
        const int low_place = from + 8000, high_place = to - 8000;
        const Disc d = {point(between(low_place, high_place), between(low_place, high_place)), 900};
        const Ground g = {.mat = {point(from, from), point(to, to)}, .walls = &p, .n_walls = 1};
        const Vector aim = way(b, a);
        Hit met;
        if (may_stand(&g, d) && i % 32 == 0) {
            const Point slow = slow_push(&g, d, aim, 2000);
            assert_place(disc_pushed(&g, d, aim, 2000, &met), slow.x, slow.y);
        }
        const Ray ray = ray_of(a, same_point(a, c) ? aim : way(a, c), PLANE_LENGTH, &p, 1);
        const bool touches = ray_touches(&ray, (Disc){b, (int16_t)r});
        if (distance2(a, b) <= square(r))
            assert_true(touches);
        if (distance2(a, b) > square((int64_t)r + PLANE_LENGTH))
            assert_false(touches);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_discs), cmocka_unit_test(test_polygons),
        cmocka_unit_test(test_segments), cmocka_unit_test(test_leaving_a_neighbour),
        cmocka_unit_test(test_the_rim), cmocka_unit_test(test_sight_and_rays),
        cmocka_unit_test(test_routes), cmocka_unit_test(test_the_largest_plane),
    };
    return cmocka_run_group_tests(tests, set_up_plane, 0);
}
