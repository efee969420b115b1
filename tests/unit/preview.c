/* Tests of core/preview.h: odds from the ways in which things happen. Shapes are in view.c. */
#include "core/preview.h"

#include "unit.h"

/* Two dice that must show 9, for 50: 10 of 36. */
static void test_hit_or_miss(void **state)
{
    int64_t ways[51] = {[0] = 26, [50] = 10};
    Odds odds = {0};
    (void)state;
    odds_of_losses(&odds, ways, 51);
    assert_int_equal(odds.n_cases, 2);
    assert_int_equal(odds.cases[0].loss, 0);
    assert_int_equal(odds.cases[0].chance, 722222);
    assert_int_equal(odds.cases[1].loss, 50);
    assert_int_equal(odds.cases[1].chance, 277778);
    assert_int_equal(odds.mean, 13889);
    assert_int_equal(odds.least, 0);
    assert_int_equal(odds.most, 50);
}

/* What is sure has one case. */
static void test_certain(void **state)
{
    int64_t ways[4] = {[3] = 7};
    Odds odds = {0};
    (void)state;
    odds_of_losses(&odds, ways, 4);
    assert_int_equal(odds.n_cases, 1);
    assert_int_equal(odds.cases[0].chance, 1000000);
    assert_int_equal(odds.mean, 3000);
    assert_int_equal(odds.least, 3);
    assert_int_equal(odds.most, 3);
}

/* More than anybody lists: mean and span are there all the same. */
static void test_too_many_to_list(void **state)
{
    int64_t ways[ODDS_CASES + 1];
    Odds odds = {0};
    (void)state;
    for (int i = 0; i <= ODDS_CASES; i++)
        ways[i] = 1;
    odds_of_losses(&odds, ways, ODDS_CASES);
    assert_int_equal(odds.n_cases, ODDS_CASES);
    odds_of_losses(&odds, ways, ODDS_CASES + 1);
    assert_int_equal(odds.n_cases, 0);
    assert_int_equal(odds.mean, 1000 * ODDS_CASES / 2);
    assert_int_equal(odds.most, ODDS_CASES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hit_or_miss),
        cmocka_unit_test(test_certain),
        cmocka_unit_test(test_too_many_to_list),
    };
    return cmocka_run_group_tests_name("preview", tests, 0, 0);
}
