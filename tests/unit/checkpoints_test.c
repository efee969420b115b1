/* Going back in long matches: from a checkpoint one comes to the same place as from the start. */
#include "unit.h"

#include "core/chance.h"
#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"
#include "table/match_inner.h"

enum { ANSWERS = 2500, SEATS = 6 };

static Match *new_match(uint64_t number)
{
    char why[MATCH_ERROR];
    Setup setup;
    uint8_t seed[SEED_BYTES];
    SeatHolder people[MAX_SEATS] = {{0}};
    const Game *game = game_by_id("gorgasali");
    fair_seed_from_number(number, seed);
    game_setup_default(game, pack_builtin(game), SEATS, &setup);
    Match *m = match_new(game, &setup, people, seed, LANG_EN, why);
    if (m == 0)
        fail_msg("%s", why);
    return m;
}

static int first_asked(const Match *m)
{
    int seat = 0;
    while (!(match_asked(m) & SEAT_BIT(seat)))
        seat++;
    return seat;
}

static void play_on(Match *m, FastChance *choices, int most)
{
    char why[MATCH_ERROR];
    for (int i = 0; i < most && !match_over(m); i++) {
        const int seat = first_asked(m);
        const Menu *menu = match_menu(m, seat);
        const Option o = menu->list[fast_below(choices, (uint32_t)menu->n)];
        assert_true(match_answer(m, seat, o, LANG_EN, why));
    }
}

/* The same answers given from the start, without ever going back. */
static Match *from_the_start(const Match *m, uint64_t number, int n)
{
    char why[MATCH_ERROR];
    Match *again = new_match(number);
    for (int i = 0; i < n; i++) {
        match_turn(again, match_entry(m, i)->stream);
        assert_true(match_answer(again, match_entry(m, i)->seat, match_entry(m, i)->option, LANG_EN,
                                 why));
    }
    return again;
}

static void check_same(const Match *a, const Match *b)
{
    char *text_a = match_text(a, true), *text_b = match_text(b, true);
    assert_string_equal(text_a, text_b);
    assert_int_equal(match_fingerprint(a), match_fingerprint(b));
    assert_memory_equal(match_state(a), match_state(b), match_game(a)->state_size);
    assert_int_equal(a->mark, b->mark);
    free(text_a);
    free(text_b);
}

static void check_positions(int spacing)
{
    char why[MATCH_ERROR];
    FastChance choices;
    chance_fast(&choices, 5);
    Match *m = new_match(5);
    m->spacing = spacing;
    play_on(m, &choices, ANSWERS);
    assert_true(match_length(m) > 200);
    assert_in_range(m->n_checkpoints, 3, 24);
    for (int n = 0; n <= match_length(m); n += n % 64 == 63 || n % 64 == 0 ? 1 : 21) {
        Match *past = match_at(m, n, LANG_EN, why), *again = from_the_start(m, 5, n);
        assert_int_equal(match_length(past), n);
        check_same(past, again);
        match_free(past);
        match_free(again);
    }
    match_free(m);
}

/* With the usual distance between checkpoints, and so close that some of them have to go. */
static void every_earlier_position_is_found(void **state)
{
    (void)state;
    check_positions(0);
    check_positions(3);
}

/* Back and forth many times; checkpoints behind the new end are gone, the others still good. */
static void going_back_and_on_again(void **state)
{
    char why[MATCH_ERROR];
    FastChance choices;
    (void)state;
    chance_fast(&choices, 6);
    Match *m = new_match(6);
    m->spacing = 4;
    for (int i = 0; i < 30; i++) {
        play_on(m, &choices, 1 + (int)fast_below(&choices, 150));
        if (match_over(m))
            break;
        const int n = match_length(m) - (int)fast_below(&choices, (uint32_t)match_length(m) / 2);
        assert_true(match_take_back(m, n, LANG_EN, why));
        Match *again = from_the_start(m, 6, n);
        match_turn(again, m->stream);
        check_same(m, again);
        match_free(again);
    }
    assert_true(match_length(m) > 100);
    match_free(m);
}

static int prepare(void **state)
{
    (void)state;
    packs_install();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_earlier_position_is_found),
        cmocka_unit_test(going_back_and_on_again),
    };
    return cmocka_run_group_tests_name("checkpoints", tests, prepare, 0);
}
