/* Tests of core/plane*.h against slow answers found in another way (plane_oracle.h), on random
 * cases: small planes, where touching and grazing are frequent, and the whole one.
 * SPIELWERK_PLANE=1000 looks at a million cases. */
#include "plane_oracle.h"

static int size_of_case(int i) { return i % 3 == 0 ? 12 : i % 3 == 1 ? 120 : 2000; }

static void test_roots(void **state)
{
    (void)state;
    const uint64_t largest = (uint64_t)INT64_MAX;
    for (uint64_t n = 0; n < 70000; n++)
        assert_int_equal(root_down(n), big_root(n));
    for (int i = 0; i < cases(150); i++) {
        const uint64_t any = fast_next(&chance) >> between(1, 63);
        assert_int_equal(root_down(any), big_root(any));
        const int64_t root = (int64_t)(fast_next(&chance) >> between(33, 63));
        assert_int_equal(root_down((uint64_t)(root * root)), root);
        assert_int_equal(root_up((uint64_t)(root * root)), root);
        assert_int_equal(root_up((uint64_t)(root * root) + 1), root + 1);
        if (root > 0)
            assert_int_equal(root_down((uint64_t)(root * root) - 1), root - 1);
    }
    assert_int_equal(root_down(largest), big_root(largest));
}

/* A told length is at most n exactly if the true one is. */
static void test_gaps(void **state)
{
    (void)state;
    for (int i = 0; i < cases(100); i++) {
        const int side = size_of_case(i);
        const Disc a = {any_point(side), (int16_t)between(0, side / 3)};
        const Disc b = {any_point(side), (int16_t)between(0, side / 3)};
        const int gap = discs_gap(a, b);
        assert_true(discs_within(a, b, gap));
        assert_false(discs_within(a, b, gap - 1));
        if (gap != 0)
            assert_int_equal(discs_overlap(a, b), gap < 0);
        assert_int_equal(discs_in_contact(a, b), !discs_overlap(a, b) && gap <= CONTACT_SLACK);
        const Polygon p = any_polygon(any_point(side), side / 2 + 2);
        const int away = polygon_distance(&p, a.at);
        assert_true(big_touches(&p, a.at, away));
        if (away > 0)
            assert_false(big_touches(&p, a.at, away - 1));
    }
}

static void test_vectors(void **state)
{
    (void)state;
    for (int i = 0; i < cases(50); i++) {
        const Vector aim = {between(-3000, 3000), between(-3000, 3000)};
        const int length = between(0, 4000), left = between(-800, 800);
        if (aim.x == 0 && aim.y == 0)
            continue;
        /* twice the exact vector lies between its rounded one -1 and +1 */
        const Vector v = vector_along(aim, length, left);
        const Big len2 = length2(aim);
        const Big exact[] = {(Big)length * aim.x - (Big)left * aim.y,
                             (Big)length * aim.y + (Big)left * aim.x};
        const int got[] = {v.x, v.y};
        for (int k = 0; k < 2; k++) {
            const Big size = exact[k] < 0 ? -exact[k] : exact[k];
            const Big n = exact[k] < 0 ? -got[k] : got[k];
            assert_true(n >= 0);
            assert_true(n == 0 || (2 * n - 1) * (2 * n - 1) * len2 <= 4 * size * size);
            assert_true((2 * n + 1) * (2 * n + 1) * len2 > 4 * size * size);
        }
        const Vector same = vector_along((Vector){aim.x * 3, aim.y * 3}, length, left);
        assert_memory_equal(&v, &same, sizeof v);
        /* turning keeps the length to a unit, and adds up to a whole turn */
        const int steps = between(-2048, 2048);
        const Vector t = vector_turned(aim, steps), u = vector_turned(aim, steps + TURN_STEPS);
        assert_memory_equal(&t, &u, sizeof t);
        const int64_t was = root_down((uint64_t)length2(aim)), is = root_down((uint64_t)length2(t));
        assert_true(is >= was - 1 && is <= was + 1);
    }
}

static void test_discs_and_polygons(void **state)
{
    (void)state;
    for (int i = 0; i < cases(120); i++) {
        const int side = size_of_case(i);
        const Polygon p = any_polygon(any_point(side), side / 2 + 2);
        const Disc d = {any_point(side), (int16_t)between(1, side / 3)};
        const BigPoint at = big(d.at, 1);
        assert_int_equal(disc_clear_of_polygon(d, &p), !big_wall_nearer(&p, 1, at, at, d.r));
        assert_int_equal(disc_touches_polygon(d, &p), big_touches(&p, d.at, d.r));
        const int side_of = polygon_side(&p, d.at);
        assert_int_equal(side_of > 0, big_inside(&p, 1, at));
        bool on_rim = false;
        for (int k = 0; k < p.n; k++)
            on_rim = on_rim || big_on(big(p.corner[k], 1), big(p.corner[(k + 1) % p.n], 1), at);
        assert_int_equal(side_of == 0, on_rim);
    }
}

static void test_segments(void **state)
{
    (void)state;
    for (int i = 0; i < cases(150); i++) {
        const int side = size_of_case(i);
        const Polygon p = any_polygon(any_point(side), side / 2 + 2);
        Segment s = {any_point(side), any_point(side)};
        if (between(0, 3) == 0)
            s.from = p.corner[between(0, p.n - 1)];
        if (between(0, 5) == 0)
            s.to = p.corner[between(0, p.n - 1)];
        const int r = between(1, side / 4 + 1);
        assert_int_equal(segment_enters_polygon(s, &p), slow_enters(s.from, s.to, &p));
        assert_int_equal(segment_clear_of_polygon(s, &p, r),
                         !big_wall_nearer(&p, 1, big(s.from, 1), big(s.to, 1), r));
        const Point c = any_point(side);
        const int64_t limit2 = (int64_t)r * r + between(-1, 1);
        assert_int_equal(segment_distance_sign(s, c, limit2),
                         big_distance(big(s.from, 1), big(s.to, 1), big(c, 1), limit2));
        assert_int_equal(disc_touches_segment((Disc){c, (int16_t)r}, s),
                         big_distance(big(s.from, 1), big(s.to, 1), big(c, 1), (Big)r * r) <= 0);
    }
}

static void test_legs(void **state)
{
    (void)state;
    AnyGround any;
    for (int i = 0; i < cases(150); i++) {
        const int side = size_of_case(i) + 20;
        any_ground(&any, side, side / 6);
        const Disc d = {any_point(side), (int16_t)between(1, side / 8)};
        const Point to = any_point(side);
        const bool first = between(0, 1);
        assert_int_equal(leg_free(&any.ground, d, to, first),
                         big_leg_free(&any.ground, d.at, d.r, big(to, 1), 1, first));
        assert_int_equal(may_stand(&any.ground, d), big_may_stand(&any.ground, d.at, d.r));
    }
}

/* What lies in the shadow is blocked; and shadows there are. */
static void test_shadows(void **state)
{
    (void)state;
    AnyGround any;
    Shadow shadow;
    int hidden = 0;
    for (int i = 0; i < cases(100); i++) {
        const int side = size_of_case(i) + 20;
        any_ground(&any, side, side / 6);
        any.ground.n_discs = any.ground.n_solid;
        const Disc d = {any_point(side), (int16_t)between(1, side / 8)};
        if (!may_stand(&any.ground, d))
            continue;
        const int reach = between(side / 4, 2 * side);
        shadow_cast(&any.ground, d, reach, &shadow);
        for (int k = 0; k < 30; k++) {
            const Point to = any_point(side);
            if (same_point(d.at, to) || !in_shadow(&shadow, way(d.at, to)))
                continue;
            assert_false(leg_free(&any.ground, d, to, false));
            assert_false(leg_free(&any.ground, d, to, true));
            hidden++;
        }
    }
    assert_true(hidden > cases(10));
}

/* Who has looked round knows of every leg within reach whether it is free, also without a size. */
static void test_panoramas(void **state)
{
    (void)state;
    AnyGround any;
    Panorama round;
    int free = 0, blocked = 0;
    for (int i = 0; i < cases(100); i++) {
        const int side = size_of_case(i) + 20;
        any_ground(&any, side, side / 6);
        any.ground.n_discs = any.ground.n_solid;
        const Disc d = {any_point(side), (int16_t)between(i % 9 == 0 ? 0 : 1, side / 8)};
        if (!may_stand(&any.ground, d))
            continue;
        const int reach = between(side / 4, 2 * side);
        panorama_of(&any.ground, d, reach, &round);
        for (int k = 0; k < 30; k++) {
            const Point to = any_point(side);
            if (same_point(d.at, to) || distance2(d.at, to) > square(reach))
                continue;
            const bool got = panorama_free(&any.ground, &round, d, to);
            assert_int_equal(got, leg_free(&any.ground, d, to, true));
            free += got;
            blocked += !got;
        }
    }
    assert_true(free > cases(10) && blocked > cases(10));
}

/* A cut leg is as long as allowed, give or take the rounding of its end. */
static void test_cutting(void **state)
{
    (void)state;
    for (int i = 0; i < cases(100); i++) {
        const int side = size_of_case(i);
        Point path[4], copy[4];
        const Point start = any_point(side);
        for (int k = 0; k < 4; k++)
            copy[k] = path[k] = any_point(side);
        const int32_t limit = between(0, 4 * side * FINE);
        const int n = path_cut(start, path, 4, limit);
        const int32_t length = path_length(start, path, n), whole = path_length(start, copy, 4);
        assert_true(length <= limit);
        assert_true(length == whole || length > limit - 3 * FINE);
        for (int k = 0; k + 1 < n; k++)
            assert_true(same_point(path[k], copy[k]));
        const int checks = leg_checks(start, copy[0]);
        assert_int_equal(checks, (leg_length(start, copy[0]) + 16383) / 16384);
        for (int k = 0; k <= checks && checks > 0; k++) {
            const Point at = leg_check(start, copy[0], k);
            assert_int_equal(at.x - start.x, big_round((Big)k * (copy[0].x - start.x), checks));
            assert_int_equal(at.y - start.y, big_round((Big)k * (copy[0].y - start.y), checks));
        }
    }
}

static void test_sight(void **state)
{
    (void)state;
    int seen = 0, unseen = 0;
    for (int i = 0; i < cases(20); i++) {
        Polygon p[4];
        const int side = size_of_case(i) + 10, n = between(1, 4);
        const bool whole = i % 4 == 3;
        Disc a = {any_point(side), (int16_t)between(0, side / 8)};
        Disc b = {any_point(side), (int16_t)between(0, side / 8)};
        for (int k = 0; k < n; k++)
            p[k] = any_polygon(any_point(side), side / 3);
        if (whole) {
            a = (Disc){any_point(SIDE), 150};
            b = (Disc){point(a.at.x + between(-1500, 1500), a.at.y + between(-1500, 1500)), 125};
        }
        const Polygon *walls = whole ? wall : p;
        const int walls_n = whole ? WALLS : n;
        const bool sees = slow_sight(a, b, walls, walls_n);
        assert_int_equal(discs_see(a, b, walls, walls_n), sees);
        assert_int_equal(discs_see(b, a, walls, walls_n), sees);
        Segment line;
        assert_int_equal(sight_line(a, b, walls, walls_n, &line), sees);
        for (int k = 0; k < walls_n && sees; k++)
            assert_false(slow_enters(line.from, line.to, &walls[k]));
        const int blocker = sight_blocker(a, b, walls, walls_n);
        if (!sees)
            assert_true(blocker >= 0);
        for (int k = 0; k < walls_n; k++)
            if (slow_enters(a.at, b.at, &walls[k]))
                assert_true(blocker >= 0 && slow_enters(a.at, b.at, &walls[blocker]));
        seen += sees;
        unseen += !sees;
    }
    assert_true(seen > 100 && unseen > 100);
}

/* The end of a ray to 2^-16 of a unit; a case too close to decide by that is left out. */
static void test_rays(void **state)
{
    (void)state;
    const Big fine = 1 << 16;
    int touched = 0;
    for (int i = 0; i < cases(100); i++) {
        const int side = size_of_case(i) + 10;
        Polygon p[2];
        const int n = between(0, 2);
        for (int k = 0; k < n; k++)
            p[k] = any_polygon(any_point(side), side / 3);
        const Point from = any_point(side);
        const Vector aim = {between(-side, side), between(-side, side)};
        const Disc d = {any_point(side), (int16_t)between(0, side / 3)};
        if (aim.x == 0 && aim.y == 0)
            continue;
        const int reach = between(0, side);
        const Ray ray = ray_of(from, aim, reach, p, n);
        /* the end at full reach, then where a fine step is inside of a wall */
        const Big size = big_root((Big)length2(aim) * fine * fine);
        Big end = (Big)reach * fine * fine / size;  /* in units of aim, 1/fine */
        for (int k = 0; k < n; k++) {
            Big low = 0, low_of = 1, high = 1, high_of = 0;
            bool never = false;
            for (int e = 0; e < p[k].n; e++) {
                const BigPoint c = big(p[k].corner[e], 1);
                const BigPoint f = big(p[k].corner[(e + 1) % p[k].n], 1);
                const Big here = big_cross(c, f, big(from, 1));
                const Big slope = (f.x - c.x) * aim.y - (f.y - c.y) * aim.x;
                never = never || (slope == 0 && here <= 0);
                if (slope > 0 && -here * low_of > low * slope)
                    low = -here, low_of = slope;
                if (slope < 0 && here * high_of < high * -slope)
                    high = here, high_of = -slope;
            }
            if (!never && high >= 0 && low * high_of < high * low_of && low * fine / low_of < end)
                end = low * fine / low_of;
        }
        const BigPoint a = big(from, fine);
        const BigPoint b = {a.x + aim.x * end, a.y + aim.y * end};
        const Big r = d.r * fine, slack = 4 * (Big)side + 4;
        const Big less = r > slack ? r - slack : 0, more = r + slack;
        const bool surely = big_nearer(a, b, big(d.at, fine), less * less);
        const bool maybe = big_nearer(a, b, big(d.at, fine), more * more);
        if (surely == maybe)
            assert_int_equal(ray_touches(&ray, d), surely);
        touched += surely;
    }
    assert_true(touched > 100);
}

static void test_pushes(void **state)
{
    (void)state;
    AnyGround any;
    int met_something = 0;
    for (int i = 0; i < cases(20); i++) {
        const int side = size_of_case(i) > 1000 ? 900 : size_of_case(i) + 30;
        any_ground(&any, side, side / 8);
        Disc d = {any_point(side), (int16_t)between(1, side / 10 + 1)};
        for (int k = 0; k < 20 && !may_stand(&any.ground, d); k++)
            d.at = any_point(side);
        const Vector aim = {between(-side, side), between(-side, side)};
        const int length = between(0, side);
        Hit met;
        const Point got = disc_pushed(&any.ground, d, aim, length, &met);
        const Point slow = slow_push(&any.ground, d, aim, length);
        assert_place(got, slow.x, slow.y);
        met_something += met.kind != HIT_NOTHING;
        /* what a straight move stops at is legal, and the goal itself if that is */
        const Point to = any_point(side), stop = disc_stopped(&any.ground, d, to, &met);
        if (leg_free(&any.ground, d, to, true) && may_stand(&any.ground, (Disc){to, d.r}))
            assert_true(same_point(stop, to));
        if (!same_point(stop, d.at)) {
            assert_true(leg_free(&any.ground, d, stop, true));
            assert_true(may_stand(&any.ground, (Disc){stop, d.r}));
        }
    }
    assert_true(met_something > 100);
}

static int64_t slow_off_middle(const Ground *g, Point p)
{
    const int64_t x = 2 * p.x - g->mat.high.x, y = 2 * p.y - g->mat.high.y;
    return x * x + y * y;
}

static bool slow_in_rings(const Ring *ring, int n, Point p)
{
    for (int i = 0; i < n; i++) {
        const int64_t d2 = distance2(ring[i].centre, p);
        if (d2 < ring[i].min2 || d2 > ring[i].max2)
            return false;
    }
    return true;
}

static void test_nearest_places(void **state)
{
    (void)state;
    AnyGround any;
    int none = 0;
    for (int i = 0; i < cases(1); i++) {
        const int side = between(8, 48);
        any_ground(&any, side, side / 4);
        const Ground *g = &any.ground;
        const Point wanted = point(between(-5, side + 5), between(-5, side + 5));
        const Disc d = {wanted, (int16_t)between(1, 6)};
        Ring ring[2];
        const int n = between(0, 2);
        for (int k = 0; k < n; k++) {
            const int inner = between(0, side / 2);
            ring[k] = (Ring){any_point(side), inner * inner, square(inner + between(1, side))};
        }
        Point got, best = {0, 0};
        bool found = false;
        for (int x = 0; x <= side; x++)
            for (int y = 0; y <= side; y++) {
                const Point p = {(int16_t)x, (int16_t)y};
                if (!slow_in_rings(ring, n, p) || !big_may_stand(g, p, d.r))
                    continue;
                const int64_t nearer = distance2(p, d.at) - distance2(best, d.at);
                const int64_t inner = slow_off_middle(g, p) - slow_off_middle(g, best);
                const bool later = g->turned;  /* x and y grow: the last of equals */
                if (!found || nearer < 0 || (nearer == 0 && (inner < 0 || (inner == 0 && later)))) {
                    best = p;
                    found = true;
                }
            }
        assert_int_equal(nearest_place(g, d, ring, n, &got), found);
        if (found)
            assert_place(got, best.x, best.y);
        none += !found;
        Point round;
        const Point centre = any_point(side);
        const int radius = point_distance(centre, d.at);
        if (radius > 0 && nearest_on_circle(g, d, centre, radius, 128, &round)) {
            assert_true(big_may_stand(g, round, d.r));
            assert_true(distance2(centre, round) >= square(radius - 1));
            assert_true(distance2(centre, round) <= square(radius + 1));
            if (big_may_stand(g, d.at, d.r))
                assert_true(same_point(round, d.at));
        }
    }
    assert_true(none > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_roots), cmocka_unit_test(test_gaps), cmocka_unit_test(test_vectors),
        cmocka_unit_test(test_discs_and_polygons), cmocka_unit_test(test_segments),
        cmocka_unit_test(test_legs), cmocka_unit_test(test_shadows),
        cmocka_unit_test(test_panoramas),
        cmocka_unit_test(test_cutting), cmocka_unit_test(test_sight),
        cmocka_unit_test(test_rays), cmocka_unit_test(test_pushes),
        cmocka_unit_test(test_nearest_places),
    };
    return cmocka_run_group_tests(tests, set_up_plane, 0);
}
