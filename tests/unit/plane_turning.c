/* The law of turning (core/plane.h): everything turned by 180 degrees about the middle of the mat
 * gives exactly the turned result. Random cases, and the whole mat. */
#include "plane_kit.h"

/* A plane and its turned twin. */
typedef struct Twins {
    AnyGround one, other;
    Disc discs[CROWD];
    Polygon walls[WALLS];
    int side;
} Twins;

static Point across(const Twins *t, Point p) { return point(t->side - p.x, t->side - p.y); }
static Disc disc_across(const Twins *t, Disc d) { return (Disc){across(t, d.at), d.r}; }

/* Every fourth time the whole mat. */
static void make_twins(Twins *t, int i)
{
    if (i % 4 == 0) {
        t->side = SIDE;
        t->one.ground = whole_ground();
        t->one.ground.n_solid = between(CROWD / 2, CROWD);
        t->one.ground.turned = between(0, 1);
    } else {
        t->side = i % 4 == 1 ? 60 : i % 4 == 2 ? 301 : 2000;
        any_ground(&t->one, t->side, t->side / 8);
    }
    turn_ground(&t->one.ground, &t->other, t->discs, t->walls);
}

static Disc any_mover(const Twins *t)
{
    Disc d = {any_point(t->side), (int16_t)(t->side == SIDE ? 150 : between(1, t->side / 12))};
    for (int i = 0; i < 30 && !may_stand(&t->one.ground, d); i++)
        d.at = any_point(t->side);
    return d;
}

static Vector any_aim(const Twins *t)
{
    const Vector v = {between(-t->side, t->side), between(-t->side, t->side)};
    return v.x == 0 && v.y == 0 ? (Vector){1, 0} : v;
}

#define assert_across(t, a, b) assert_place(b, (t)->side - (a).x, (t)->side - (a).y)

static void assert_same_hit(Hit a, Hit b)
{
    assert_int_equal(a.kind, b.kind);
    assert_int_equal(a.index, b.index);
}

static void test_measures(void **state)
{
    (void)state;
    static Twins t;
    for (int i = 0; i < cases(50); i++) {
        make_twins(&t, i);
        const Ground *g = &t.one.ground, *h = &t.other.ground;
        const Disc a = any_mover(&t), b = any_mover(&t);
        const Disc c = disc_across(&t, a), d = disc_across(&t, b);
        const Vector aim = any_aim(&t);
        const int length = between(0, t.side), left = between(-t.side, t.side);
        assert_int_equal(discs_gap(a, b), discs_gap(c, d));
        const Vector v = vector_along(aim, length, left);
        const Vector w = vector_along(turned_vector(aim), length, left);
        assert_int_equal(v.x, -w.x);
        assert_int_equal(v.y, -w.y);
        const Vector p = vector_turned(aim, length), q = vector_turned(turned_vector(aim), length);
        assert_int_equal(p.x, -q.x);
        assert_int_equal(p.y, -q.y);
        for (int k = 0; k < RIM_POINTS; k++)
            assert_across(&t, disc_point(a, k), disc_point(c, (k + 8) % RIM_POINTS));
        const Polygon cone = template_of(a, aim, length + 1, 9, 20);
        const Polygon turned = template_of(c, turned_vector(aim), length + 1, 9, 20);
        for (int k = 0; k < cone.n; k++)
            assert_across(&t, cone.corner[k], turned.corner[k]);
        assert_int_equal(disc_touches_polygon(b, &cone), disc_touches_polygon(d, &turned));
        assert_same_hit(standing_hit(g, a), standing_hit(h, c));
        assert_same_hit(leg_hit(g, a, b.at, true), leg_hit(h, c, d.at, true));
        const int32_t limit = between(0, 2 * t.side * FINE);
        assert_across(&t, leg_cut(a.at, b.at, limit), leg_cut(c.at, d.at, limit));
        for (int k = 0; k <= leg_checks(a.at, b.at); k++)
            assert_across(&t, leg_check(a.at, b.at, k), leg_check(c.at, d.at, k));
    }
}

static void test_sight_and_rays(void **state)
{
    (void)state;
    static Twins t;
    for (int i = 0; i < cases(50); i++) {
        make_twins(&t, i);
        const Ground *g = &t.one.ground, *h = &t.other.ground;
        const Disc a = any_mover(&t), b = any_mover(&t);
        const Disc c = disc_across(&t, a), d = disc_across(&t, b);
        Segment one, two;
        const bool sees = discs_see(a, b, g->walls, g->n_walls);
        assert_int_equal(discs_see(c, d, h->walls, h->n_walls), sees);
        assert_int_equal(sight_line(a, b, g->walls, g->n_walls, &one), sees);
        assert_int_equal(sight_line(c, d, h->walls, h->n_walls, &two), sees);
        if (sees) {
            assert_across(&t, one.from, two.from);
            assert_across(&t, one.to, two.to);
        }
        assert_int_equal(sight_blocker(a, b, g->walls, g->n_walls),
                         sight_blocker(c, d, h->walls, h->n_walls));
        if (g->n_discs == 0)
            continue;
        const int target = between(0, g->n_discs - 1), reach = between(0, t.side);
        Vector v, w;
        const bool finds = ray_finds(a.at, reach, g->discs, g->n_discs, target, g->walls,
                                     g->n_walls, &v);
        assert_int_equal(ray_finds(c.at, reach, h->discs, h->n_discs, target, h->walls, h->n_walls,
                                   &w), finds);
        if (finds) {
            assert_int_equal(v.x, -w.x);
            assert_int_equal(v.y, -w.y);
        }
        const Vector aim = any_aim(&t);
        const Ray ray = ray_of(a.at, aim, reach, g->walls, g->n_walls);
        const Ray twin = ray_of(c.at, turned_vector(aim), reach, h->walls, h->n_walls);
        assert_int_equal(ray_first(&ray, g->discs, g->n_discs),
                         ray_first(&twin, h->discs, h->n_discs));
    }
}

static void test_pushes_and_places(void **state)
{
    (void)state;
    static Twins t;
    for (int i = 0; i < cases(20); i++) {
        make_twins(&t, i);
        const Ground *g = &t.one.ground, *h = &t.other.ground;
        const Disc a = any_mover(&t), c = disc_across(&t, a);
        const Vector aim = any_aim(&t);
        const int length = between(0, t.side / 2);
        Hit met, met_too;
        const Point one = disc_pushed(g, a, aim, length, &met);
        assert_across(&t, one, disc_pushed(h, c, turned_vector(aim), length, &met_too));
        assert_same_hit(met, met_too);
        const Point to = any_point(t.side), stop = disc_stopped(g, a, to, &met);
        assert_across(&t, stop, disc_stopped(h, c, across(&t, to), &met_too));
        assert_same_hit(met, met_too);
        if (t.side > 400 && i % 16 != 0)
            continue;  /* the whole mat takes its time here */
        const Disc wanted = {any_point(t.side), a.r}, twin = disc_across(&t, wanted);
        Point p, q;
        const bool found = nearest_place(g, wanted, 0, 0, &p);
        assert_int_equal(nearest_place(h, twin, 0, 0, &q), found);
        if (found)
            assert_across(&t, p, q);
        const int radius = point_distance(wanted.at, to);
        if (radius == 0)
            continue;
        const bool round = nearest_on_circle(g, wanted, to, radius, 128, &p);
        assert_int_equal(nearest_on_circle(h, twin, across(&t, to), radius, 128, &q), round);
        if (round)
            assert_across(&t, p, q);
    }
}

static void assert_twin_routes(const Twins *t, const Route *a, const Route *b)
{
    assert_int_equal(a->length, b->length);
    assert_int_equal(a->n, b->n);
    for (int i = 0; i < a->n; i++)
        assert_across(t, a->at[i], b->at[i]);
}

static void test_routes(void **state)
{
    (void)state;
    static Twins t;
    static RouteMap map, twin;
    static Outline o, turned;
    for (int i = 0; i < cases(5); i++) {
        make_twins(&t, i);
        const Ground *g = &t.one.ground, *h = &t.other.ground;
        const Disc a = any_mover(&t), b = any_mover(&t);
        const Disc c = disc_across(&t, a), d = disc_across(&t, b);
        const int32_t limit = between(0, t.side == SIDE ? 12 * INCH : t.side) * FINE;
        Route one, two;
        const bool found = route_to(g, a, b.at, limit, &map, &one);
        assert_int_equal(route_to(h, c, d.at, limit, &twin, &two), found);
        assert_twin_routes(&t, &one, &two);
        const Aim aim = {b, t.side / 20 + 3, i % 3 == 0};
        const Aim twin_aim = {d, aim.gap, aim.sight};
        Point path[PATH_POINTS], other[PATH_POINTS];
        const int n = close_in(g, a, &aim, limit, &map, path);
        assert_int_equal(close_in(h, c, &twin_aim, limit, &twin, other), n);
        for (int k = 0; k < n; k++)
            assert_across(&t, path[k], other[k]);
        if (t.side == SIDE && i % 16 != 0)
            continue;
        route_reach(g, a, limit, &map);
        route_reach(h, c, limit, &twin);
        assert_int_equal(reach_route(&map, b.at, &one), reach_route(&twin, d.at, &two));
        assert_twin_routes(&t, &one, &two);
        reach_outline(&map, &o);
        reach_outline(&twin, &turned);
        assert_int_equal(o.n_pieces, turned.n_pieces);
        assert_int_equal(o.first[o.n_pieces], turned.first[o.n_pieces]);
        for (int k = 0; k < o.first[o.n_pieces]; k++)
            assert_across(&t, o.at[k], turned.at[k]);
        const Interest wish[] = {{WISH_REACH, b, t.side / 20}, {WISH_AWAY, b, t.side / 4},
                                 {WISH_HIDDEN, b, 0}};
        const Interest twins_wish[] = {{WISH_REACH, d, t.side / 20}, {WISH_AWAY, d, t.side / 4},
                                       {WISH_HIDDEN, d, 0}};
        Point at[36], there[36];
        const int m = reach_samples(&map, wish, 3, at, 36);
        assert_int_equal(reach_samples(&twin, twins_wish, 3, there, 36), m);
        for (int k = 0; k < m; k++)
            assert_across(&t, at[k], there[k]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_measures), cmocka_unit_test(test_sight_and_rays),
        cmocka_unit_test(test_pushes_and_places), cmocka_unit_test(test_routes),
    };
    return cmocka_run_group_tests(tests, set_up_plane, 0);
}
