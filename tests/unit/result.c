/* Tests of core/result.h: who wins, who draws, who loses, and in which order. */
#include "core/result.h"

#include "unit.h"

static const char *written(const Result *r, int seats)
{
    static char text[64];
    Str out = STR_ON(text);
    result_write(r, seats, &out);
    return text;
}

static void winners_win_and_all_others_lose(void **state)
{
    Result r = {.ending = "over"};
    (void)state;
    result_winners(&r, 4, SEAT_BIT(0) | SEAT_BIT(2));
    assert_int_equal(result_with(&r, 4, OUTCOME_WIN), SEAT_BIT(0) | SEAT_BIT(2));
    assert_int_equal(result_with(&r, 4, OUTCOME_LOSS), SEAT_BIT(1) | SEAT_BIT(3));
    assert_int_equal(result_with(&r, 4, OUTCOME_DRAW), 0);
    assert_string_equal(written(&r, 4), "1,3");
}

static void without_a_winner_it_is_a_draw(void **state)
{
    Result r = {.ending = "over"};
    (void)state;
    result_winners(&r, 3, 0);
    assert_int_equal(result_with(&r, 3, OUTCOME_DRAW), 7);
    assert_string_equal(written(&r, 3), "draw");
    r.seat[1].outcome = OUTCOME_LOSS;
    assert_string_equal(written(&r, 3), "draw 1,3");
}

static void all_can_lose(void **state)
{
    const Result r = {.ending = "over"};
    (void)state;
    assert_int_equal(result_with(&r, 2, OUTCOME_LOSS), 3);
    assert_string_equal(written(&r, 2), "lost");
}

static void ranks_follow_fate_then_score(void **state)
{
    Result r = {.seat = {{.outcome = OUTCOME_LOSS, .score = 9},
                         {.outcome = OUTCOME_WIN, .score = 2},
                         {.outcome = OUTCOME_LOSS, .score = 9},
                         {.outcome = OUTCOME_DRAW, .score = 0},
                         {.outcome = OUTCOME_LOSS, .score = -1}}};
    static const int ranks[] = {3, 1, 3, 2, 5};
    (void)state;
    result_rank(&r, 5);
    for (int i = 0; i < 5; i++)
        assert_int_equal(r.seat[i].rank, ranks[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(winners_win_and_all_others_lose),
        cmocka_unit_test(without_a_winner_it_is_a_draw),
        cmocka_unit_test(all_can_lose),
        cmocka_unit_test(ranks_follow_fate_then_score),
    };
    return cmocka_run_group_tests_name("result", tests, 0, 0);
}
