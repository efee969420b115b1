/* Tests of core/plane*.h: measured examples on a mat of 9000 x 9000 tenths of a millimetre, as a
 * rulebook with inches, bases and templates gives them. */
#include "plane_kit.h"

static Disc hero(int x, int y) { return (Disc){point(x, y), 150}; }
static Disc golem(int x, int y) { return (Disc){point(x, y), 125}; }
static Disc tower(int x, int y) { return (Disc){point(x, y), 200}; }

/* A ground with only these discs, all of them solid. */
static Ground bare(const Disc *discs, int n)
{
    return (Ground){.mat = mat, .walls = wall, .n_walls = WALLS, .discs = discs, .n_solid = n,
                    .n_discs = n};
}

static bool moves(const Ground *g, Disc d, int inches, const Point *path, int n)
{
    int leg;
    return path_length(d.at, path, n) <= inches * INCH * FINE &&
           path_hit(g, d, path, n, &leg).kind == HIT_NOTHING;
}

static void test_the_walls_are_sound(void **state)
{
    (void)state;
    for (int i = 0; i < WALLS; i++)
        assert_true(polygon_is_valid(&wall[i]));
    const Ground g = whole_ground();
    for (int i = 0; i < CROWD; i++) {
        Disc others[CROWD];
        int n = 0;
        for (int k = 0; k < CROWD; k++)
            if (k != i)
                others[n++] = crowd[k];
        Ground alone = g;
        alone.discs = others;
        alone.n_solid = alone.n_discs = n;
        assert_true(may_stand(&alone, crowd[i]));
    }
}

static void test_movement(void **state)
{
    (void)state;
    const Ground g = bare(0, 0);
    assert_true(moves(&g, hero(300, 3200), 4, (Point[]){{300, 4216}}, 1));
    assert_false(moves(&g, hero(300, 3200), 4, (Point[]){{300, 4217}}, 1));
    assert_true(moves(&g, hero(300, 3200), 4, (Point[]){{300, 3800}, {300, 4216}}, 2));
    assert_false(moves(&g, hero(300, 3200), 4, (Point[]){{300, 3800}, {300, 4217}}, 2));
    assert_int_equal(leg_length(point(0, 0), point(3, 4)), 5 * FINE);
    assert_int_equal(leg_length(point(0, 0), point(1, 1)), 363);  /* 362.04, rounded up */
}

static void test_ranges(void **state)
{
    (void)state;
    assert_true(discs_within(hero(1000, 1000), hero(1554, 1000), 1 * INCH));
    assert_false(discs_within(hero(1000, 1000), hero(1555, 1000), 1 * INCH));
    assert_int_equal(discs_gap(hero(1000, 1000), hero(1554, 1000)), 254);
    assert_int_equal(discs_gap(hero(1000, 1000), hero(1554, 1001)), 255);
    assert_true(discs_within(hero(300, 3600), hero(300, 3600 + 1316), 4 * INCH));
    assert_false(discs_within(hero(300, 3600), hero(300, 3600 + 1317), 4 * INCH));
    assert_true(discs_within(tower(600, 6000), hero(600, 6604), 1 * INCH));
    assert_false(discs_within(tower(600, 6000), hero(600, 6605), 1 * INCH));
    assert_true(discs_within((Disc){{2050, 4500}, 200}, hero(2050 + 858, 4500), 2 * INCH));
    assert_false(discs_within((Disc){{2050, 4500}, 200}, hero(2050 + 859, 4500), 2 * INCH));
    /* a circle of 3" across, laid against a limit of 6", and whom it hits */
    const Disc circle = {{4500, 4500}, 381};
    assert_true(discs_within(hero(4500 - 2055, 4500), circle, 6 * INCH));
    assert_false(discs_within(hero(4500 - 2056, 4500), circle, 6 * INCH));
    assert_true(discs_touch(circle, hero(4500, 4500 + 531)));
    assert_false(discs_touch(circle, hero(4500, 4500 + 532)));
    /* a quarter disc in the corner that holds all of a base */
    assert_true(disc_in_disc(hero(1131, 1131), (Disc){{0, 0}, 1800}));
    assert_false(disc_in_disc(hero(1200, 1200), (Disc){{0, 0}, 1800}));
    /* a trap is touched from y = 5138 on */
    assert_true(discs_touch((Disc){{600, 4700}, 381}, hero(300, 5138)));
    assert_false(discs_touch((Disc){{600, 4700}, 381}, hero(300, 5139)));
}

static void test_who_blocks(void **state)
{
    (void)state;
    const Disc g1 = golem(600, 4000);
    Ground g = bare(&g1, 1);
    assert_false(moves(&g, hero(600, 3600), 8, (Point[]){{600, 4400}}, 1));
    assert_true(moves(&g, hero(300, 3600), 8, (Point[]){{300, 4400}}, 1));
    g.n_solid = 0;  /* a friend: passed, but no place to stop */
    assert_true(moves(&g, hero(600, 3600), 8, (Point[]){{600, 4400}}, 1));
    assert_false(moves(&g, hero(600, 3600), 8, (Point[]){{600, 4200}}, 1));
    int leg = -1;
    g.n_solid = 1;
    const Hit hit = path_hit(&g, hero(300, 3600), (Point[]){{300, 3700}, {600, 4400}}, 2, &leg);
    assert_int_equal(hit.kind, HIT_DISC);
    assert_int_equal(hit.index, 0);
    assert_int_equal(leg, 1);
    assert_int_equal(leg_hit(&g, hero(300, 3600), point(149, 3600), true).kind, HIT_RIM);
    assert_int_equal(leg_hit(&g, hero(800, 3200), point(2600, 2600), true).kind, HIT_WALL);
}

static void test_placing(void **state)
{
    (void)state;
    const Ground g = bare(0, 0);
    assert_true(may_stand(&g, hero(4500, 3890)));  /* 240 above the tip of a wall */
    assert_true(distance2(point(4500, 4500), point(4500, 3890)) <= square(4 * INCH));
    assert_false(may_stand(&g, hero(1350, 4000)));
    assert_int_equal(standing_hit(&g, hero(1350, 4000)).kind, HIT_WALL);
    assert_true(may_stand(&g, hero(1050, 3000)));  /* touches a wall */
    assert_false(may_stand(&g, hero(1051, 3000)));
    /* contact, and not nearer to the tower than the first golem */
    const Point base = {600, 6000};
    const Disc first = golem(1369, 6769);
    assert_true(discs_in_contact(first, golem(1192, 6946)));
    assert_true(discs_in_contact(first, golem(1192, 6592)));
    assert_true(distance2(base, point(1192, 6946)) >= distance2(base, first.at));
    assert_false(distance2(base, point(1192, 6592)) >= distance2(base, first.at));
}

/* First places of golems before the towers: 3" and both radii along a line, rounded. */
static void test_places_along_a_line(void **state)
{
    (void)state;
    static const Point tower_at[] = {{600, 2900}, {600, 6000}, {1840, 1840},
                                     {3250, 3250}, {2900, 600}, {6000, 600}};
    static const Point towards[] = {{600, 6000}, {3000, 8400}, {3250, 3250},
                                    {5750, 5750}, {6000, 600}, {8400, 3000}};
    static const Point first[] = {{600, 3987}, {1369, 6769}, {2609, 2609},
                                  {4019, 4019}, {3987, 600}, {6769, 1369}};
    static const Point second[] = {{600, 4237}, {1546, 6946}, {2786, 2786},
                                   {4196, 4196}, {4237, 600}, {6946, 1546}};
    for (int i = 0; i < 6; i++) {
        const Vector line = way(tower_at[i], towards[i]);
        const Point one = moved(tower_at[i], vector_along(line, 1087, 0));
        assert_place(one, first[i].x, first[i].y);
        const Point two = moved(one, vector_along(line, 250, 0));
        assert_place(two, second[i].x, second[i].y);
        assert_true(discs_in_contact((Disc){one, 125}, (Disc){two, 125}));
        const Point red = moved(turned_point(tower_at[i]),
                                vector_along(turned_vector(line), 1087, 0));
        assert_place(red, SIDE - first[i].x, SIDE - first[i].y);
        assert_place(moved(red, vector_along(turned_vector(line), 250, 0)), SIDE - second[i].x,
                     SIDE - second[i].y);
    }
}

/* The regular place is taken: the nearest one on the circle round the tower, and what decides when
 * both sides are equally near. */
static void test_places_on_a_circle(void **state)
{
    (void)state;
    Disc others[] = {tower(3250, 3250), hero(4019, 4019)};
    Ground g = bare(others, 2);
    Point at;
    assert_true(nearest_on_circle(&g, golem(4019, 4019), others[0].at, 1087, 128, &at));
    const int64_t d2 = distance2(others[0].at, at);
    assert_true(d2 >= square(1086) && d2 <= square(1088));
    assert_false(discs_overlap((Disc){at, 125}, others[1]));
    assert_true(discs_within((Disc){at, 125}, others[1], 8));  /* a step is 7 long */
    assert_true(at.y > at.x);  /* counter-clockwise */
    /* off the diagonal: towards the middle of the mat */
    others[0] = tower(6000, 600);
    others[1] = hero(6769, 1369);
    assert_true(nearest_on_circle(&g, golem(6769, 1369), others[0].at, 1087, 128, &at));
    assert_true(at.x < 6769);
    others[0] = tower(600, 6000);
    others[1] = hero(1369, 6769);
    assert_true(nearest_on_circle(&g, golem(1369, 6769), others[0].at, 1087, 128, &at));
    assert_true(at.x > 1369);
    /* a wide obstacle: none within an eighth of a turn */
    others[1].r = 1000;
    assert_false(nearest_on_circle(&g, golem(1369, 6769), others[0].at, 1087, 128, &at));
    assert_true(nearest_place(&g, golem(1369, 6769), 0, 0, &at));
    assert_true(may_stand(&g, (Disc){at, 125}));
    /* a second golem in contact with the first and not nearer to the tower than it */
    others[1] = golem(1369, 6769);
    const Ring rings[] = {{others[1].at, square(250), square(252)},
                          {others[0].at, distance2(others[0].at, others[1].at), INT64_MAX}};
    assert_true(nearest_place(&g, golem(1369, 6769), rings, 2, &at));
    assert_true(discs_in_contact(others[1], (Disc){at, 125}));
    assert_true(distance2(others[0].at, at) >= distance2(others[0].at, others[1].at));
}

static void test_pushes(void **state)
{
    (void)state;
    Hit met;
    Ground g = bare(0, 0);
    assert_place(disc_pushed(&g, hero(4400, 4500), (Vector){400, 0}, 2 * INCH, &met), 4908, 4500);
    assert_int_equal(met.kind, HIT_NOTHING);
    assert_place(disc_pushed(&g, hero(300, 3600), (Vector){-400, 0}, 2 * INCH, &met), 150, 3600);
    assert_int_equal(met.kind, HIT_RIM);
    const Disc other = hero(4900, 4500);
    g = bare(&other, 1);
    assert_place(disc_pushed(&g, hero(4400, 4500), (Vector){400, 0}, 2 * INCH, &met), 4600, 4500);
    assert_int_equal(met.kind, HIT_DISC);
    const Disc charmer = hero(4000, 4500);
    g = bare(&charmer, 1);
    assert_place(disc_pushed(&g, hero(4900, 4500), (Vector){-900, 0}, 3 * INCH, &met), 4300, 4500);
    /* nothing is in the way */
    const Disc beside[] = {hero(4253, 4360), golem(4462, 4903)};
    g = bare(beside, 2);
    assert_place(disc_pushed(&g, hero(4526, 4595), way(point(4253, 4360), point(4526, 4595)),
                             1 * INCH, &met), 4719, 4761);
    assert_int_equal(met.kind, HIT_NOTHING);
    /* it would come nearer to its neighbour at once */
    const Disc touching[] = {hero(4349, 4676), hero(3976, 4375)};
    g = bare(touching, 2);
    assert_place(disc_pushed(&g, hero(3976, 4675), way(point(4349, 4676), point(3976, 4675)),
                             3 * INCH, &met), 3976, 4675);
    assert_int_equal(met.kind, HIT_DISC);
    assert_int_equal(met.index, 1);
    /* a wall stops as well */
    g = bare(0, 0);
    assert_place(disc_pushed(&g, hero(800, 3000), (Vector){1, 0}, 3 * INCH, &met), 1050, 3000);
    assert_int_equal(met.kind, HIT_WALL);
}

static void test_sight(void **state)
{
    (void)state;
    assert_true(discs_within(hero(300, 1300), hero(300, 4140), 10 * INCH));
    assert_false(discs_within(hero(300, 1300), hero(300, 4141), 10 * INCH));
    assert_true(discs_see(hero(300, 1300), hero(300, 4140), wall, WALLS));
    assert_false(discs_see(hero(800, 3200), hero(2600, 2600), wall, WALLS));
    assert_int_equal(sight_blocker(hero(800, 3200), hero(2600, 2600), wall, WALLS), 0);
    assert_true(discs_see(hero(800, 2000), hero(2300, 2300), wall, WALLS));
    assert_true(segment_enters_polygon((Segment){{800, 2000}, {2300, 2300}}, &wall[0]));
    assert_true(discs_see(hero(800, 3200), hero(800, 5200), wall, WALLS));
    assert_true(discs_see(hero(700, 4500), hero(2900, 5600), wall, WALLS));
    assert_true(sight_blocker(hero(700, 4500), hero(2900, 5600), wall, WALLS) >= 0);
    Segment line;
    assert_false(sight_line(hero(800, 3200), hero(2600, 2600), wall, WALLS, &line));
    assert_true(sight_line(hero(800, 2000), hero(2300, 2300), wall, WALLS, &line));
    assert_false(segment_enters_polygon(line, &wall[0]));
}

static void test_lines(void **state)
{
    (void)state;
    const Point a = {300, 3600};
    Vector aim;
    const Disc row[] = {hero(300, 4100), hero(300, 4500)};
    assert_true(ray_finds(a, 150 + 6 * INCH, row, 2, 0, wall, WALLS, &aim));
    assert_false(ray_finds(a, 150 + 6 * INCH, row, 2, 1, wall, WALLS, &aim));
    /* a friend does not stop the line: the game leaves it out; an enemy tower does */
    const Disc stopped[] = {tower(300, 3950), hero(300, 4400)};
    assert_true(ray_finds(a, 150 + 6 * INCH, &stopped[1], 1, 0, wall, WALLS, &aim));
    assert_int_equal(aim.x, 0);
    const Ray up = ray_of(a, (Vector){0, 1}, 150 + 6 * INCH, wall, WALLS);
    assert_int_equal(ray_first(&up, stopped, 2), 0);
    /* all on the line are touched, up to its end */
    assert_true(ray_touches(&up, hero(450, 4000)));
    assert_false(ray_touches(&up, hero(451, 4000)));
    assert_true(ray_touches(&up, hero(300, 3600 + 150 + 6 * INCH + 150)));
    assert_false(ray_touches(&up, hero(300, 3600 + 150 + 6 * INCH + 151)));
}

static void test_templates(void **state)
{
    (void)state;
    const Disc caster = hero(300, 3600);
    const Polygon cone = template_of(caster, (Vector){0, 1}, 4 * INCH, 127, 381);
    const Polygon lance = template_of(caster, (Vector){0, 1}, 6 * INCH, 127, 127);
    assert_true(polygon_is_valid(&cone));
    assert_place(cone.corner[0], 427, 3750);
    assert_place(cone.corner[1], 681, 4766);
    assert_place(cone.corner[3], 173, 3750);
    assert_true(disc_touches_polygon(golem(700, 4500), &cone));
    assert_false(disc_touches_polygon(golem(900, 4500), &cone));
    assert_true(disc_touches_polygon(golem(552, 5000), &lance));
    assert_false(disc_touches_polygon(golem(553, 5000), &lance));
    const Polygon one = template_of(caster, (Vector){1, 1}, 4 * INCH, 127, 381);
    const Polygon two = template_of(caster, (Vector){2, 2}, 4 * INCH, 127, 381);
    assert_memory_equal(&one, &two, sizeof one);
    /* the three of the example, then a lance that leaves the third out */
    const Disc three[] = {golem(300, 4200), golem(500, 4500), hero(650, 4750)};
    for (int i = 0; i < 3; i++) {
        assert_true(disc_touches_polygon(three[i], &cone));
        assert_int_equal(disc_touches_polygon(three[i], &lance), i < 2);
    }
}

/* Where events on a way are looked at: steps of at most 64, rounded evenly. */
static void test_checks(void **state)
{
    (void)state;
    const Point from = {300, 7600}, to = {300, 6900};
    assert_int_equal(leg_checks(from, to), 11);
    assert_place(leg_check(from, to, 0), 300, 7600);
    assert_place(leg_check(from, to, 1), 300, 7536);   /* 63.6 */
    assert_place(leg_check(from, to, 11), 300, 6900);
    assert_int_equal(leg_checks(from, from), 0);
    assert_int_equal(leg_checks(point(0, 0), point(64, 0)), 1);
    assert_int_equal(leg_checks(point(0, 0), point(64, 1)), 2);
    /* the first check in range of a tower at (600,6000): 4" and both radii */
    int k = 0;
    while (!discs_within(tower(600, 6000), (Disc){leg_check(from, to, k), 150}, 4 * INCH))
        k++;
    assert_true(distance2(point(600, 6000), leg_check(from, to, k)) <= square(1366));
    assert_false(distance2(point(600, 6000), leg_check(from, to, k - 1)) <= square(1366));
    /* a half is rounded away from where it comes from, in both directions alike */
    assert_place(leg_check(point(0, 0), point(65, 1), 1), 33, 1);
    assert_place(leg_check(point(100, 100), point(35, 99), 1), 67, 99);
}

/* EX-RULE-9: the 16 points of a rim, from one of them on to both sides, each once. */
static void test_rim_points_to_both_sides(void **unused)
{
    static const int8_t from_14[] = {14, 15, 13, 0, 12, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6};
    (void)unused;
    for (int i = 0; i < RIM_POINTS; i++)
        assert_int_equal(rim_beside(14, i), from_14[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_walls_are_sound), cmocka_unit_test(test_movement),
        cmocka_unit_test(test_ranges), cmocka_unit_test(test_who_blocks),
        cmocka_unit_test(test_placing), cmocka_unit_test(test_places_along_a_line),
        cmocka_unit_test(test_places_on_a_circle),
        cmocka_unit_test(test_pushes), cmocka_unit_test(test_sight), cmocka_unit_test(test_lines),
        cmocka_unit_test(test_templates), cmocka_unit_test(test_checks),
        cmocka_unit_test(test_rim_points_to_both_sides),
    };
    return cmocka_run_group_tests(tests, set_up_plane, 0);
}
