/* Ends of turns: among people no turn ends by itself, so what was done last can be taken back. */
#include "unit.h"

#include <stdlib.h>

#include "core/bits.h"
#include "core/chance.h"
#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"

enum { ANSWERS = 3000 };

static char why[MATCH_ERROR];

static Match *new_match(const Game *game, bool asks_ends)
{
    Setup setup;
    uint8_t seed[SEED_BYTES];
    const SeatHolder people[MAX_SEATS] = {{0}};
    fair_seed_from_number(7, seed);
    game_setup_default(game, pack_builtin(game), 2, &setup);
    setup.asks_ends = asks_ends;
    Match *m = match_new(game, &setup, people, seed, LANG_EN, why);
    if (m == 0)
        fail_msg("%s", why);
    return m;
}

static bool only_the_end_is_left(const Match *m)
{
    const Menu *menu = match_menu(m, first_seat(match_asked(m)));
    return menu->ends_turn && menu->n == 1;
}

/* Whether the last answer was one of the seat that is asked now, and can be taken back. */
static bool can_think_again(const Match *m)
{
    return match_undo_to(m, first_seat(match_asked(m)), false, match_length(m)) >= 0;
}

/* How often nothing but the end of a turn was left; *free_again: and the last answer was free. */
static int ends_met(Match *m, int *free_again)
{
    FastChance f;
    int met = 0;
    chance_fast(&f, 11);
    *free_again = 0;
    for (int i = 0; i < ANSWERS && !match_over(m); i++) {
        const int seat = first_seat(match_asked(m));
        if (only_the_end_is_left(m)) {
            met++;
            *free_again += can_think_again(m);
        }
        const Menu *menu = match_menu(m, seat);
        assert_true(match_answer(m, seat, menu->list[fast_below(&f, (uint32_t)menu->n)], LANG_EN,
                                 why));
    }
    return met;
}

static void people_are_asked_for_the_end_of_a_turn(void **x)
{
    static const char *const ids[] = {"brawl", "gorgasali"};
    (void)x;
    for (int i = 0; i < 2; i++) {
        int free_again;
        Match *m = new_match(game_by_id(ids[i]), true);
        assert_true(ends_met(m, &free_again) > 0);
        assert_true(free_again > 0);
        match_free(m);
    }
}

static void where_nobody_wants_it_turns_end_by_themselves(void **x)
{
    static const char *const ids[] = {"brawl", "gorgasali"};
    (void)x;
    for (int i = 0; i < 2; i++) {
        int free_again;
        Match *m = new_match(game_by_id(ids[i]), false);
        assert_int_equal(ends_met(m, &free_again), 0);
        match_free(m);
    }
}

/* AD-FSM-3 and courtesies: the income action is asked for in any case, and ends the turn; so is the
 * end of the administration phase for who has bought something. */
static void ends_of_turns_in_adeloth(void **x)
{
    (void)x;
    Match *m = new_match(game_by_id("adeloth"), true);
    FastChance f;
    uint64_t ending = 0, alone = 0;  /* questions */
    chance_fast(&f, 3);
    for (int i = 0; i < ANSWERS && !match_over(m); i++) {
        const int seat = first_seat(match_asked(m));
        const Menu *menu = match_menu(m, seat);
        ending |= menu->ends_turn ? 1ull << menu->prompt : 0;
        alone |= menu->ends_turn && menu->n == 1 ? 1ull << menu->prompt : 0;
        assert_true(match_answer(m, seat, menu->list[fast_below(&f, (uint32_t)menu->n)], LANG_EN,
                                 why));
    }
    assert_int_equal(count_bits(ending), 2);
    assert_int_equal(alone, ending);
    match_free(m);
}

static void the_log_says_whether_ends_are_asked_for(void **x)
{
    int free_again;
    (void)x;
    Match *m = new_match(game_by_id("brawl"), true);
    assert_true(ends_met(m, &free_again) > 0);
    char *text = match_text(m, true);
    char *line = strstr(text, "ends asked\n");
    assert_non_null(line);
    Match *back = match_read(text, why);
    if (back == 0)
        fail_msg("%s", why);
    assert_true(match_setup(back)->asks_ends);
    assert_int_equal(match_length(back), match_length(m));
    memcpy(line, "#", 1);  /* without it the same answers do not follow */
    assert_null(match_read(text, why));
    match_free(back);
    match_free(m);
    free(text);
}

static void a_log_says_it_once_and_rightly(void **x)
{
    (void)x;
    Match *m = new_match(game_by_id("brawl"), true);
    char *text = match_text(m, true);
    char *line = strstr(text, "ends asked\n");
    memcpy(line, "ends asken\n", 11);
    assert_null(match_read(text, why));
    assert_non_null(strstr(why, "'asked', not 'asken'"));
    memcpy(line, "ends asked\n", 11);
    char *seat = strstr(text, "seat 1 ");
    const size_t before = (size_t)(seat - text), rest = strlen(seat) + 1;
    char *twice = calloc(1, before + 11 + rest);
    memcpy(twice, text, before);
    memcpy(twice + before, "ends asked\n", 11);
    memcpy(twice + before + 11, seat, rest);
    assert_null(match_read(twice, why));
    assert_non_null(strstr(why, "said twice"));
    free(twice);
    free(text);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(people_are_asked_for_the_end_of_a_turn),
        cmocka_unit_test(where_nobody_wants_it_turns_end_by_themselves),
        cmocka_unit_test(ends_of_turns_in_adeloth),
        cmocka_unit_test(the_log_says_whether_ends_are_asked_for),
        cmocka_unit_test(a_log_says_it_once_and_rightly),
    };
    packs_install();
    return cmocka_run_group_tests_name("ends of turns", tests, 0, 0);
}
