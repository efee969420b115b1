/* Tests of core/chance.h: the fast source and the forced one. */
#include "core/chance.h"

#include "../rules/forced.h"
#include "unit.h"

static void test_fast_is_even(void **state)
{
    FastChance f;
    int count[6] = {0};
    (void)state;
    chance_fast(&f, 1);
    for (int i = 0; i < 60000; i++)
        count[f.chance.below(&f.chance, 6)]++;
    for (int i = 0; i < 6; i++)
        assert_in_range(count[i], 9600, 10400);
}

static void test_fast_repeats(void **state)
{
    FastChance a, b;
    bool differ = false;
    (void)state;
    chance_fast(&a, 7);
    chance_fast(&b, 7);
    for (int i = 0; i < 100; i++)
        assert_int_equal(fast_below(&a, 1000), fast_below(&b, 1000));
    chance_fast(&b, 8);
    for (int i = 0; i < 100; i++)
        differ = differ || fast_below(&a, 1000) != fast_below(&b, 1000);
    assert_true(differ);
    assert_int_equal(fast_below(&a, 1), 0);
}

static void test_forced_values(void **state)
{
    ForcedChance f;
    (void)state;
    chance_forced(&f, 1);
    chance_force(&f, 4);
    chance_force(&f, 0);
    assert_int_equal(f.chance.below(&f.chance, 6), 4);
    assert_int_equal(f.chance.below(&f.chance, 6), 0);
    assert_true(f.chance.below(&f.chance, 6) < 6);
    assert_false(f.bad);
}

static void test_forced_too_big(void **state)
{
    ForcedChance f;
    (void)state;
    chance_forced(&f, 1);
    chance_force(&f, 6);
    assert_true(f.chance.below(&f.chance, 6) < 6);
    assert_true(f.bad);
}

static void test_forced_strict_runs_dry(void **state)
{
    ForcedChance f;
    (void)state;
    chance_forced(&f, 1);
    f.strict = true;
    f.chance.below(&f.chance, 6);
    assert_true(f.bad);
}

static void test_forced_ids(void **state)
{
    ForcedChance f;
    const uint16_t ids[] = {30, 10, 20};
    (void)state;
    chance_forced(&f, 1);
    chance_force(&f, FORCE_ID + 20);
    chance_force(&f, 1);
    chance_force(&f, FORCE_ID + 99);
    assert_int_equal(f.chance.pick(&f.chance, ids, 3), 2);
    assert_int_equal(f.chance.pick(&f.chance, ids, 3), 1);
    assert_false(f.bad);
    assert_int_equal(f.chance.pick(&f.chance, ids, 3), 0);
    assert_true(f.bad);
}

static void test_forced_overflow(void **state)
{
    static ForcedChance f;
    (void)state;
    chance_forced(&f, 1);
    for (int i = 0; i < FORCED_MAX; i++)
        chance_force(&f, 0);
    assert_false(f.bad);
    chance_force(&f, 0);
    assert_true(f.bad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fast_is_even),   cmocka_unit_test(test_fast_repeats),
        cmocka_unit_test(test_forced_values),  cmocka_unit_test(test_forced_too_big),
        cmocka_unit_test(test_forced_strict_runs_dry), cmocka_unit_test(test_forced_ids),
        cmocka_unit_test(test_forced_overflow),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
