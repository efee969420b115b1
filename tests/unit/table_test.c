/* One match: why something is not possible, and what comes of resigning. */
#include "table_kit.h"

/* ---- why not ---- */

static bool ask_why(const Match *m, int seat, const char *move, Lang lang, const char **rule)
{
    static char text[TEXT];
    Str out = STR_ON(text);
    const bool possible = match_why_not(m, seat, move, lang, &out, rule);
    Str copy = {.at = why, .cap = sizeof why};
    str_text(&copy, text);
    return possible;
}

static void why_not_explains(void **x)
{
    (void)x;
    const char *rule;
    Match *m = new_match(&tiny, 2, 1);
    assert_true(ask_why(m, 0, "add 1", LANG_EN, &rule));
    while (match_answer_text(m, 0, "add 3", LANG_EN, why))
        continue;
    assert_string_equal(why, "'add 3' is not possible: At most nine, see T-2");
    assert_false(ask_why(m, 0, "add 3", LANG_DE, &rule));
    assert_string_equal(why, "Hoechstens neun.");
    assert_string_equal(rule, "T-2");
    assert_false(ask_why(m, 0, "add 400", LANG_EN, &rule));
    assert_why("This question comes first:");
    assert_string_equal(rule, "T-1");
    assert_false(ask_why(m, 0, "fly away", LANG_EN, &rule));
    assert_why("'fly'");
    assert_null(rule);
    assert_false(ask_why(m, 0, "add", LANG_EN, &rule));
    assert_why("not complete");
    assert_false(ask_why(m, 1, "add 1", LANG_EN, &rule));
    assert_why("You are not asked now");
    assert_false(ask_why(m, 77, "add 1", LANG_EN, &rule));
    assert_false(match_answer(m, 0, option(T_ADD, 400, 0, 0), LANG_EN, why));
    assert_false(match_answer(m, 0, option(200, 0, 0, 0), LANG_EN, why));
    assert_false(match_answer(m, 1, option(T_ADD, 1, 0, 0), LANG_EN, why));
    assert_false(match_answer_text(m, 0, "add 3", LANG_DE, why));
    assert_string_equal(why, "„add 3“ geht nicht: Hoechstens neun, siehe T-2");
    assert_false(match_answer_text(m, 0, "fly", LANG_DE, why));
    assert_string_equal(why, "„fly“ geht nicht: „fly“ verstehe ich nicht: "
                             "so heißt hier kein Zug und kein Befehl");
    match_free(m);
}

/* ---- resignation ---- */

static void who_resigns_loses(void **x)
{
    (void)x;
    Result r;
    Match *m = new_match(null_game(), 2, 1);
    play_on(m, 1, 3);
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_true(match_over(m));
    match_result(m, &r);
    assert_int_equal(result_with(&r, 2, OUTCOME_WIN), SEAT_BIT(1));
    assert_int_equal(r.seat[0].outcome, OUTCOME_LOSS);
    assert_int_equal(r.seat[0].rank, 2);
    assert_string_equal(r.ending, "resign");
    assert_int_equal(match_asked(m), 0);
    assert_false(match_resign(m, 1, LANG_EN, why));
    char *text = match_text(m, true);
    assert_non_null(strstr(text, "\n1 resign\nend 2 resign\n"));
    assert_true(match_verify(text, why));
    free(text);
    match_free(m);
}

static void of_three_two_play_on(void **x)
{
    (void)x;
    Result r;
    Match *m = new_match(null_game(), 3, 1);
    play_on(m, 1, 3);
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_false(match_over(m));
    assert_false(match_resign(m, 0, LANG_EN, why));
    assert_int_equal(match_holder(m, 0)->kind, SEAT_BOT);
    assert_string_equal(match_holder(m, 0)->name, "scripted");
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    play_on(m, 1, 100000);
    assert_true(match_over(m));
    match_result(m, &r);
    assert_int_equal(r.seat[0].outcome, OUTCOME_LOSS);
    char *text = match_text(m, true);
    assert_non_null(strstr(text, "seat 1 person Anna"));
    assert_true(match_verify(text, why));
    free(text);
    match_free(m);
}

/* The tiny game played together: both win by a sum of 6, or both lose. */
static int together_team(const void *state, int seat)
{
    (void)state;
    (void)seat;
    return 0;
}

static void together_result(const void *state, Result *r)
{
    const State *s = state;
    const Outcome outcome = s->sum[0] + s->sum[1] >= 6 ? OUTCOME_WIN : OUTCOME_LOSS;
    r->seat[0].outcome = r->seat[1].outcome = outcome;
    r->ending = "count";
}

static Match *play_together(void)
{
    static Game together;
    together = tiny;
    together.team = together_team;
    together.result = together_result;
    Setup setup;
    uint8_t seed[SEED_BYTES];
    fair_seed_from_number(1, seed);
    game_setup_default(&together, pack_register(&tiny_pack), 2, &setup);
    Match *m = match_new(&together, &setup, people, seed, LANG_EN, why);
    assert_non_null(m);
    return m;
}

static void who_leaves_allies_is_stood_in_for(void **x)
{
    (void)x;
    Result r;
    Match *m = play_together();
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_false(match_over(m));
    assert_int_equal(match_asked(m), SEAT_BIT(0));
    assert_int_equal(match_holder(m, 0)->kind, SEAT_BOT);
    assert_true(match_answer_text(m, 0, "add 3", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "add 3", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "stop", LANG_EN, why));
    match_result(m, &r);
    assert_int_equal(r.seat[0].outcome, OUTCOME_LOSS);
    assert_int_equal(r.seat[1].outcome, OUTCOME_WIN);
    match_free(m);
}

static void together_all_can_lose(void **x)
{
    (void)x;
    Result r;
    Match *m = play_together();
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "stop", LANG_EN, why));
    char *text = match_text(m, true);
    assert_non_null(strstr(text, "\nend lost count\n"));
    free(text);
    match_free(m);
    m = play_together();
    assert_true(match_resign(m, 1, LANG_EN, why));
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_true(match_over(m));
    match_result(m, &r);
    assert_int_equal(result_with(&r, 2, OUTCOME_LOSS), 3);
    assert_string_equal(r.ending, "resign");
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(why_not_explains),
        cmocka_unit_test(who_resigns_loses),
        cmocka_unit_test(of_three_two_play_on),
        cmocka_unit_test(who_leaves_allies_is_stood_in_for),
        cmocka_unit_test(together_all_can_lose),
    };
    packs_install();
    return cmocka_run_group_tests_name("table", tests, 0, 0);
}
