/* Giving up is a matter of the table, not of the game; here with Adeloth. */
#include "../../unit/unit.h"

#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"

/* test AD-RULE-47: a player may give up at any time, whoever is asked; the opponent wins */
static void whoever_gives_up_loses(void **unused)
{
    static const SeatHolder people[MAX_SEATS];
    char why[MATCH_ERROR];
    (void)unused;
    for (int seat = 0; seat < 2; seat++) {
        uint8_t seed[SEED_BYTES];
        Setup setup;
        Result r = {0};
        const Game *game = game_by_id("adeloth");
        game_setup_default(game, pack_builtin(game), 2, &setup);
        fair_seed_from_number(7, seed);
        Match *m = match_new(game, &setup, people, seed, LANG_EN, why);
        assert_non_null(m);
        for (int i = 0; i < 5; i++) {
            const int asked = first_seat(match_asked(m));
            assert_true(match_answer(m, asked, match_menu(m, asked)->list[0], LANG_EN, why));
        }
        assert_true(match_resign(m, seat, LANG_EN, why));
        assert_true(match_over(m));
        match_result(m, &r);
        assert_int_equal(result_with(&r, 2, OUTCOME_WIN), SEAT_BIT(1 - seat));
        assert_string_equal(r.ending, "resign");
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(whoever_gives_up_loses)};
    packs_install();
    return cmocka_run_group_tests_name("resign", tests, 0, 0);
}
