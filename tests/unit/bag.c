/* Tests of core/bag.h: every thing is as likely, nothing is lost, a certain one can be forced. */
#include "core/bag.h"

#include "../rules/forced.h"
#include "unit.h"

enum { KINDS = 4 };

static void test_count(void **state)
{
    const uint8_t bag[KINDS] = {3, 0, 200, 1}, empty[KINDS] = {0};
    (void)state;
    assert_int_equal(bag_count(bag, KINDS), 204);
    assert_int_equal(bag_count(bag, 2), 3);
    assert_int_equal(bag_count(empty, KINDS), 0);
}

static void test_draws_all(void **state)
{
    uint8_t bag[KINDS] = {2, 0, 5, 1}, drawn[KINDS] = {0};
    FastChance f;
    (void)state;
    chance_fast(&f, 1);
    for (int i = 0; i < 8; i++)
        drawn[bag_draw(bag, KINDS, 0, &f.chance)]++;
    assert_int_equal(bag_count(bag, KINDS), 0);
    assert_int_equal(drawn[0], 2);
    assert_int_equal(drawn[1], 0);
    assert_int_equal(drawn[2], 5);
    assert_int_equal(drawn[3], 1);
}

/* A kind is drawn as often as it has copies: 1, 3 and 6 of ten. */
static void test_by_copies(void **state)
{
    int drawn[3] = {0};
    FastChance f;
    (void)state;
    chance_fast(&f, 2);
    for (int i = 0; i < 10000; i++) {
        uint8_t bag[3] = {1, 3, 6};
        drawn[bag_draw(bag, 3, 0, &f.chance)]++;
    }
    assert_in_range(drawn[0], 900, 1100);
    assert_in_range(drawn[1], 2850, 3150);
    assert_in_range(drawn[2], 5800, 6200);
}

/* Chance knows kinds by their number among all things, of which this bag may be a part. */
static void test_forced(void **state)
{
    uint8_t bag[KINDS] = {2, 1, 5, 1};
    ForcedChance f;
    (void)state;
    chance_forced(&f, 1);
    chance_force(&f, FORCE_ID + 103);
    chance_force(&f, FORCE_ID + 103);
    assert_int_equal(bag_draw(bag, KINDS, 100, &f.chance), 3);
    assert_false(f.bad);
    bag_draw(bag, KINDS, 100, &f.chance);  /* there was only one */
    assert_true(f.bad);
}

static void test_pour(void **state)
{
    uint8_t from[KINDS] = {2, 0, 5, 1}, to[KINDS] = {1, 1, 0, 0};
    (void)state;
    bag_pour(from, to, KINDS);
    assert_int_equal(bag_count(from, KINDS), 0);
    assert_int_equal(to[0], 3);
    assert_int_equal(to[1], 1);
    assert_int_equal(to[2], 5);
    assert_int_equal(to[3], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_count),     cmocka_unit_test(test_draws_all),
        cmocka_unit_test(test_by_copies), cmocka_unit_test(test_forced),
        cmocka_unit_test(test_pour),
    };
    return cmocka_run_group_tests_name("bag", tests, 0, 0);
}
