/* Undo, free up to a barrier, and take-backs by consent: what was seen does not come again. */
#include "table_kit.h"

/* ---- undo ---- */

static void undo_goes_back_to_the_last_barrier(void **x)
{
    (void)x;
    Match *m = new_match(&tiny, 2, 1);
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    assert_true(match_answer_text(m, 0, "roll", LANG_EN, why));
    assert_false(can_undo(m, 0));  /* chance has answered */
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    Match *mark = match_at(m, 1, LANG_EN, why);
    assert_true(match_answer_text(m, 0, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "add 2", LANG_EN, why));
    assert_false(can_undo(m, 1));  /* not the other's answer */
    assert_false(match_undo(m, 1, false, LANG_EN, why));
    assert_true(match_undo(m, 0, false, LANG_EN, why));
    assert_true(match_undo(m, 0, false, LANG_EN, why));
    assert_same_view(m, mark);
    assert_int_equal(match_length(m), 1);
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    assert_true(match_answer_text(m, 0, "secret", LANG_EN, why));
    assert_false(can_undo(m, 0));  /* somebody saw something */
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_false(can_undo(m, 0));  /* another seat is asked */
    assert_true(match_answer_text(m, 1, "add 1", LANG_EN, why));
    assert_true(can_undo(m, 1));
    assert_true(match_answer_text(m, 1, "stop", LANG_EN, why));
    assert_true(match_over(m));
    assert_false(match_undo(m, 1, false, LANG_EN, why));
    match_free(mark);
    match_free(m);
}

/* Bots agree to everything: a roll, a secret and what they answered go back with one's own
 * choice. */
static void undo_among_bots_goes_back_to_the_own_last_choice(void **x)
{
    (void)x;
    Match *m = new_match(&tiny, 2, 1);
    assert_int_equal(match_undo_to(m, 0, true, 0), -1);
    assert_true(match_answer_text(m, 0, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "roll", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "secret", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "add 2", LANG_EN, why));
    assert_false(can_undo(m, 0));
    assert_int_equal(match_undo_to(m, 0, true, 6), 3);
    assert_int_equal(match_undo_to(m, 0, true, 3), 2);
    assert_int_equal(match_stream(m), 0);
    assert_true(match_undo(m, 0, true, LANG_EN, why));
    assert_int_equal(match_length(m), 3);
    assert_int_equal(match_stream(m), 0);  /* chance was not asked since */
    for (int n = 2; n >= 0; n--) {
        assert_true(match_undo(m, 0, true, LANG_EN, why));
        assert_int_equal(match_length(m), n);
    }
    assert_int_equal(match_stream(m), 1);  /* the roll does not come again */
    assert_false(match_undo(m, 0, true, LANG_EN, why));
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_int_equal(match_undo_to(m, 1, true, 1), -1);  /* it was not the other's */
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_int_equal(match_undo_to(m, 0, true, match_length(m)), -1);
    match_free(m);
}

/* Where the game wants that, dice stay also among bots; what was answered since goes back. */
static void dice_stay_where_the_game_says_so(void **x)
{
    (void)x;
    Game firm = tiny;
    firm.dice_stay = true;
    Match *m = new_match(&firm, 2, 1);
    assert_true(match_answer_text(m, 0, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "roll", LANG_EN, why));
    assert_true(match_dice_stay(m, 1));
    assert_false(match_undo(m, 0, true, LANG_EN, why));
    assert_why("dice stay");
    assert_true(match_answer_text(m, 0, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "add 1", LANG_EN, why));
    assert_false(match_dice_stay(m, 2));
    assert_true(match_undo(m, 0, true, LANG_EN, why));
    assert_int_equal(match_length(m), 3);
    assert_true(match_undo(m, 0, true, LANG_EN, why));
    assert_int_equal(match_length(m), 2);
    assert_false(match_undo(m, 0, true, LANG_EN, why));
    match_free(m);
}

/* Taking back and doing it again changes nothing that chance answers later. */
static void undo_does_not_change_chance(void **x)
{
    (void)x;
    Match *a = new_match(&tiny, 2, 8), *b = new_match(&tiny, 2, 8);
    for (int i = 0; i < 5; i++) {
        assert_true(match_answer_text(a, 0, "roll", LANG_EN, why));
        assert_true(match_answer_text(b, 0, "roll", LANG_EN, why));
        if (match_answer_text(a, 0, "add 1", LANG_EN, why))
            assert_true(match_undo(a, 0, false, LANG_EN, why));
    }
    assert_same_view(a, b);
    match_free(a);
    match_free(b);
}

/* ---- take-backs by consent ---- */

/* Sums after each of a few rolls, as one number. */
static uint64_t roll(Match *m, int n)
{
    uint64_t sums = 0;
    for (int i = 0; i < n; i++) {
        assert_true(match_answer_text(m, 0, "roll", LANG_EN, why));
        sums = sums * 64 + (uint64_t)((const State *)match_state(m))->sum[0];
    }
    return sums;
}

static void a_roll_taken_back_does_not_come_again(void **x)
{
    (void)x;
    enum { ROLLS = 10, TIMES = 20 };
    Match *m = new_match(&tiny, 2, 8);
    uint64_t seen[TIMES];
    for (int i = 0; i < TIMES; i++) {
        assert_int_equal(match_stream(m), i);
        seen[i] = roll(m, ROLLS);
        assert_true(match_take_back(m, 0, LANG_EN, why));
        assert_int_equal(match_length(m), 0);
    }
    int equal = 0;
    for (int i = 0; i < TIMES; i++)
        for (int k = 0; k < i; k++)
            equal += seen[i] == seen[k];
    assert_int_equal(equal, 0);  /* the seed is fixed; by chance it would be one in 59049 each */
    assert_false(match_take_back(m, 1, LANG_EN, why));
    match_free(m);
}

/* Nothing is learnt from an answer without chance, so it begins no stream; neither does it give the
 * old one back. */
static void what_was_not_chance_is_taken_back_without_a_trace(void **x)
{
    (void)x;
    Match *a = new_match(&tiny, 2, 8), *b = new_match(&tiny, 2, 8);
    roll(a, 2);
    roll(b, 2);
    assert_true(match_answer_text(a, 0, "add 1", LANG_EN, why));
    assert_true(match_take_back(a, 2, LANG_EN, why));
    assert_int_equal(match_stream(a), 0);
    assert_int_equal(roll(a, 2), roll(b, 2));
    assert_true(match_take_back(a, 3, LANG_EN, why));
    assert_true(match_take_back(b, 3, LANG_EN, why));
    assert_int_equal(match_stream(a), 1);
    assert_true(match_answer_text(a, 0, "add 1", LANG_EN, why));
    assert_true(match_undo(a, 0, false, LANG_EN, why));
    assert_int_equal(match_stream(a), 1);
    assert_int_equal(roll(a, 3), roll(b, 3));
    match_free(a);
    match_free(b);
}

/* A match with take-backs after 3, 4 and 10 answers; the first two with nothing between them. */
static Match *with_take_backs(void)
{
    Match *m = new_match(null_game(), 2, 9);
    play_on(m, 1, 8);
    assert_true(match_take_back(m, 5, LANG_EN, why));
    assert_true(match_take_back(m, 3, LANG_EN, why));
    play_on(m, 2, 1);
    play_on(m, 3, 9);
    assert_true(match_take_back(m, 10, LANG_EN, why));
    return m;
}

static void a_log_tells_take_backs_of_chance(void **x)
{
    (void)x;
    Match *m = with_take_backs();
    const uint32_t now = match_stream(m);
    assert_true(now >= 2);
    for (int with_seed = 0; with_seed <= 1; with_seed++) {
        char *text = match_text(m, with_seed);
        assert_non_null(strstr(text, "\ntakeback "));
        Match *back = match_read(text, why);
        if (back == 0)
            fail_msg("%s", why);
        char *again = match_text(back, with_seed);
        assert_string_equal(text, again);
        assert_int_equal(match_stream(back), now);
        assert_true(match_fingerprint(back) == match_fingerprint(m));
        for (int i = 0; i < match_length(m); i++)
            assert_int_equal(match_entry(m, i)->stream, match_entry(back, i)->stream);
        free(again);
        free(text);
        match_free(back);
    }
    /* It goes on from the log as it does from here, to an end that verifies. */
    char *text = match_text(m, true);
    Match *back = match_read(text, why), *past = match_at(m, match_length(m), LANG_EN, why);
    play_on(m, 4, 100000);
    play_on(back, 4, 100000);
    play_on(past, 4, 100000);
    assert_same_view(m, back);
    assert_same_view(m, past);
    free(text);
    text = match_text(m, true);
    if (!match_verify(text, why))
        fail_msg("%s", why);
    free(text);
    match_free(past);
    match_free(back);
    match_free(m);
}

static void take_backs_that_were_not_are_found_out(void **x)
{
    (void)x;
    Match *m = with_take_backs();
    play_on(m, 4, 100000);
    char *text = match_text(m, true), *bad;
    const struct { const char *to, *because; } wrong[] = {
        {"takeback 9\n# ", "seed gives something else"},
        {"# ", "seed gives something else"},
        {"takeback 0\n# ", "needs the number of take-backs"},
        {"takeback\n# ", "needs the number of take-backs"},
        {"takeback 2\ntakeback 2\n# ", "must grow: it is 2 already, not 2"},
        {"takeback 2\ntakeback 1\n# ", "must grow: it is 2 already, not 1"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        bad = changed(text, "\nstart", "takeback ", wrong[i].to);
        assert_false(match_verify(bad, why));
        assert_why("line ");
        assert_why(wrong[i].because);
        free(bad);
    }
    bad = changed(text, "\nstart", "\nend ", "\ntakeback 99\nend ");
    assert_false(match_verify(bad, why));
    assert_why("the match is over");
    free(bad);
    free(text);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(undo_goes_back_to_the_last_barrier),
        cmocka_unit_test(undo_among_bots_goes_back_to_the_own_last_choice),
        cmocka_unit_test(dice_stay_where_the_game_says_so),
        cmocka_unit_test(undo_does_not_change_chance),
        cmocka_unit_test(a_roll_taken_back_does_not_come_again),
        cmocka_unit_test(what_was_not_chance_is_taken_back_without_a_trace),
        cmocka_unit_test(a_log_tells_take_backs_of_chance),
        cmocka_unit_test(take_backs_that_were_not_are_found_out),
    };
    packs_install();
    return cmocka_run_group_tests_name("undo", tests, 0, 0);
}
