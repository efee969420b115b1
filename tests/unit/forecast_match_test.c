/* Forecasts of single answers in a match: what is final, values, odds, replies, secrets. */
#include "table_kit.h"

#include "table/forecast.h"

/* A forecast knows before what the table says after: whether the answer can be freely undone. */
static void forecast_tells_what_is_final(void **x)
{
    (void)x;
    static Forecast f;
    static const struct { const char *answer; int verb, n; bool final; } cases[] = {
        {"add 2", T_ADD, 2, false}, {"roll", T_ROLL, 0, true}, {"secret", T_SECRET, 0, true},
        {"stop", T_STOP, 0, true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Match *m = new_match(&tiny, 2, 1);
        forecast(&tiny, match_state(m), 0, option(cases[i].verb, cases[i].n, 0, 0), 1, &f);
        assert_int_equal(f.final, cases[i].final);
        assert_true(match_answer_text(m, 0, cases[i].answer, LANG_EN, why));
        assert_int_equal(can_undo(m, 0), !cases[i].final);
        match_free(m);
    }
}

static void forecast_sums(void **x)
{
    (void)x;
    static Forecast f;
    Match *m = new_match(&tiny, 2, 1);
    forecast(&tiny, match_state(m), 0, option(T_ROLL, 0, 0, 0), 1, &f);
    assert_int_equal(f.copies, 3);  /* one for each face */
    assert_int_equal(f.n_lines, 1);
    assert_string_equal(f.line[0].fact, "sum");
    assert_int_equal(f.line[0].n_values, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(f.line[0].value[i], i + 1);
        assert_int_equal(f.line[0].count[i], 1);
    }
    assert_int_equal(f.line[0].mean_change, 2000);
    forecast(&tiny, match_state(m), 0, option(T_ADD, 2, 0, 0), 1, &f);
    assert_int_equal(f.line[0].n_values, 1);
    assert_int_equal(f.line[0].mean_change, 2000);
    forecast(&tiny, match_state(m), 0, option(T_SECRET, 0, 0, 0), 1, &f);
    assert_int_equal(f.n_lines, 0);
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    forecast(&tiny, match_state(m), 1, option(T_STOP, 0, 0, 0), 1, &f);
    assert_int_equal(f.over[1], f.copies);
    match_free(m);
}

static void forecast_tells_odds(void **x)
{
    (void)x;
    static Forecast f;
    Match *m = new_match(&tiny, 2, 1);
    assert_true(match_answer_text(m, 0, "add 3", LANG_EN, why));
    odds_asked = 0;
    forecast(&tiny, match_state(m), 0, option(T_ROLL, 0, 0, 0), 1, &f);
    assert_int_equal(odds_asked, 1);
    assert_ptr_not_equal(odds_state, match_state(m));
    assert_true(f.has_odds);
    assert_int_equal(f.odds.target.kind, KIND_SEAT);
    assert_int_equal(f.odds.target.value, 0);
    assert_int_equal(f.odds.hit, 1000000);
    assert_int_equal(f.odds.kill, 333333);
    assert_int_equal(f.odds.mean, 2000);
    assert_int_equal(f.odds.least, 1);
    assert_int_equal(f.odds.most, 3);
    assert_int_equal(f.odds.need, 3);
    Odds odds;
    assert_true(ways_odds(match_game(m), match_state(m), 0, option(T_ROLL, 0, 0, 0), 1, &odds));
    assert_ptr_not_equal(odds_state, match_state(m));
    assert_int_equal(odds.kill, 333333);
    assert_false(ways_odds(match_game(m), match_state(m), 1, option(T_ROLL, 0, 0, 0), 1, &odds));
    forecast(&tiny, match_state(m), 0, option(T_ADD, 2, 0, 0), 1, &f);
    assert_false(f.has_odds);
    forecast(&tiny, match_state(m), 0, option(T_ADD, 99, 0, 0), 1, &f);  /* not offered */
    assert_false(f.has_odds);
    assert_int_equal(f.copies, 0);
    match_free(m);
    Match *none = new_match(null_game(), 2, 1);
    const int seat = first_seat(match_asked(none));
    forecast(null_game(), match_state(none), seat, match_menu(none, seat)->list[0], 1, &f);
    assert_false(f.has_odds);
    match_free(none);
}

static int replies, favourite;

static void tiny_policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                        int32_t *weights)
{
    (void)state;
    (void)tuning;
    (void)chance;
    replies++;
    for (int i = 0; i < m->n; i++)
        weights[i] = option_verb(m->list[i]) == favourite;
}

/* What others do counts if the seat is soon asked again, or the match is over; where that takes too
 * long, nothing of it counts, and it is not tried in every copy. */
static void forecast_plays_short_replies(void **x)
{
    (void)x;
    static Forecast f;
    Game game = tiny;
    game.bots = &(const BotHooks){.policy = tiny_policy};
    Match *m = new_match(&tiny, 2, 1);
    replies = 0;
    favourite = T_STOP;
    forecast(&game, match_state(m), 0, option(T_STOP, 0, 0, 0), 1, &f);
    assert_int_equal(replies, 1 + FORECAST_COPIES);  /* after the first it is known as a guess */
    assert_int_equal(f.over[1], FORECAST_COPIES);
    replies = 0;
    favourite = T_ROLL;
    forecast(&game, match_state(m), 0, option(T_STOP, 0, 0, 0), 1, &f);
    assert_int_equal(replies, (1 + FORECAST_TRIES) * FORECAST_REPLIES);
    assert_int_equal(f.copies, FORECAST_COPIES);
    assert_int_equal(f.over[0] + f.over[1] + f.over[MAX_SEATS], 0);
    assert_int_equal(f.n_lines, 0);
    assert_int_equal(f.n_events, 1);
    assert_int_equal(f.event[0].copies, FORECAST_COPIES);
    match_free(m);
}

/* A forecast sees nothing the seat does not: it is the same from any redealt state. */
static void forecast_keeps_secrets(void **x)
{
    (void)x;
    static Forecast a, b;
    FastChance chance;
    chance_fast(&chance, 5);
    const Game *game = null_game();
    void *copy = aligned_alloc(64, (game->state_size + 63) / 64 * 64);
    for (uint64_t number = 1; number < 20; number++) {
        Match *m = new_match(game, 2, number);
        play_on(m, number, 2 + (int)number);
        if (!match_over(m)) {
            const int seat = first_seat(match_asked(m));
            const Option o = match_menu(m, seat)->list[0];
            memcpy(copy, match_state(m), game->state_size);
            game_redeal(game, copy, seat, &chance.chance);
            forecast(game, match_state(m), seat, o, 3, &a);
            forecast(game, copy, seat, o, 3, &b);
            assert_int_equal(a.copies, b.copies);
            for (int i = 0; i < a.n_lines; i++) {
                int sum = 0;
                for (int k = 0; k < a.line[i].n_values; k++)
                    sum += a.line[i].count[k];
                assert_int_equal(sum, a.copies);
            }
        }
        match_free(m);
    }
    free(copy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forecast_tells_what_is_final),
        cmocka_unit_test(forecast_sums),
        cmocka_unit_test(forecast_tells_odds),
        cmocka_unit_test(forecast_plays_short_replies),
        cmocka_unit_test(forecast_keeps_secrets),
    };
    packs_install();
    return cmocka_run_group_tests_name("forecast match", tests, 0, 0);
}
