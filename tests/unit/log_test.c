/* Logs of matches: written and read back, wrong ones refused by line, verified from their seed. */
#include "table_kit.h"

#include <sodium.h>

/* ---- log ---- */

static void log_round_trip(void **x)
{
    (void)x;
    for (uint64_t number = 1; number <= 20; number++) {
        Match *m = played_out(number);
        for (int with_seed = 0; with_seed <= 1; with_seed++) {
            char *text = match_text(m, with_seed);
            assert_int_equal(strstr(text, "\nseed ") != 0, with_seed);
            Match *back = match_read(text, why);
            assert_non_null(back);
            char *again = match_text(back, with_seed);
            assert_string_equal(text, again);
            assert_same_view(m, back);
            assert_memory_equal(match_commitment(m), match_commitment(back), SEED_BYTES);
            free(again);
            free(text);
            match_free(back);
        }
        match_free(m);
    }
}

static void log_has_the_documented_form(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 3, 5);
    char *text = match_text(m, true);
    const char *order[] = {"spielwerk 1\n", "game null\n", "engine ", "pack ",
                           "option goal=20\n", "option interrupts=on\n", "seat 1 person Anna\n",
                           "seat 2 bot random\n", "seat 3 person Jo Ann\n", "commitment ",
                           "seed ", "start "};
    const char *at = text;
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        assert_true(text_starts(at, order[i]));
        at = strchr(at, '\n') + 1;
    }
    assert_int_equal(*at, '\0');
    free(text);
    match_free(m);
}

static void a_match_goes_on_after_reading(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 9);
    play_on(m, 1, 7);
    char *text = match_text(m, true);
    Match *back = match_read(text, why);
    assert_non_null(back);
    play_on(m, 2, 100000);
    play_on(back, 2, 100000);
    assert_same_view(m, back);
    assert_int_equal(match_length(m), match_length(back));
    free(text);
    match_free(back);
    match_free(m);
}

static void without_its_seed_a_match_can_only_be_read(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 9);
    play_on(m, 1, 7);
    char *text = match_text(m, false);
    Match *back = match_read(text, why);
    assert_non_null(back);
    assert_null(match_seed(back));
    const int seat = first_seat(match_asked(back));
    assert_false(match_answer(back, seat, match_menu(back, seat)->list[0], LANG_EN, why));
    assert_why("no seed");
    free(text);
    match_free(back);
    match_free(m);
}

static void an_earlier_position_can_be_seen(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 3);
    Match *steps = new_match(null_game(), 2, 3);
    play_on(m, 4, 12);
    const int length = match_length(m);
    assert_true(length > 4);
    for (int n = 0; n <= length; n++) {
        Match *then = match_at(m, n, LANG_EN, why);
        assert_non_null(then);
        assert_same_view(then, steps);
        match_free(then);
        if (n < length)
            assert_true(match_answer_text(steps, match_entry(m, n)->seat, match_notation(m, n),
                                          LANG_EN, why));
    }
    assert_null(match_at(m, length + 1, LANG_EN, why));
    match_free(steps);
    match_free(m);
}

/* ---- bad logs ---- */

static void refused(const char *text, const char *because)
{
    Match *m = match_read(text, why);
    assert_null(m);
    assert_true(text_starts(why, "line "));
    assert_why(because);
}

static void wrong_logs_name_the_line(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 11);
    play_on(m, 5, 6);
    char *text = match_text(m, true), *bad;
    refused("", "ends before 'start'");
    refused("hello\n", "line 1: this is no log");
    refused("spielwerk 2\n", "format '2'");
    refused("spielwerk 1\ngame chess\n", "line 2: there is no game 'chess'");
    refused("spielwerk 1\npack 00\n", "'pack' comes before 'game'");
    refused("spielwerk 1\ngame null\npack 00\n", "64 hex digits");
    refused("spielwerk 1\ngame null\n\n# note\npack "
            "0000000000000000000000000000000000000000000000000000000000000000\n",
            "line 5: no pack of game null with hash 000");
    refused("spielwerk 1\ngame null\noption goal=20\n", "line 3: 'option' comes before 'pack'");
    refused(bad = changed(text, "option", "goal=20", "goal=4711"),
            "cannot be '4711'; possible: 10 ... 40");
    free(bad);
    refused(bad = changed(text, "option", "interrupts=on", "interrupts=maybe"),
            "cannot be 'maybe'; possible: off, on");
    free(bad);
    refused(bad = changed(text, "option", "goal=20", "gaol=20"), "has no option 'gaol'");
    free(bad);
    refused(bad = changed(text, "seat", "bot", "cat"), "not 'cat'");
    free(bad);
    refused(bad = changed(text, "seat", "seat 2", "seat 7"), "'7' is not the next");
    free(bad);
    refused(bad = changed(text, "start", "set-aside", "put-aside"), "no move and no command");
    free(bad);
    refused(bad = changed(text, "start", "\n1 ", "\n3 "), "'3' is no seat");
    free(bad);
    refused(bad = changed(text, "start", "\n1 ", "\nend 1 goal\n1 "), "the match is not over");
    free(bad);
    free(text);
    match_free(m);
}

/* Whatever stands in a log, reading it says so or succeeds; it never crashes. */
static void garbage_never_crashes(void **x)
{
    (void)x;
    Match *m = played_out(21);
    char *good = match_text(m, true);
    const size_t n = strlen(good);
    char *bad = malloc(n + 1);
    for (size_t cut = 0; cut < n; cut += 3) {
        memcpy(bad, good, cut);
        bad[cut] = '\0';
        match_free(match_read(bad, why));
    }
    FastChance f;
    chance_fast(&f, 99);
    for (int i = 0; i < 4000; i++) {
        memcpy(bad, good, n + 1);
        for (uint32_t flips = 1 + fast_below(&f, 3); flips > 0; flips--) {
            const uint32_t at = fast_below(&f, (uint32_t)n);
            bad[at] = (char)(1 + fast_below(&f, 255));
        }
        Match *read = match_read(bad, why);
        if (read == 0)
            assert_true(text_starts(why, "line "));
        match_free(read);
    }
    free(bad);
    free(good);
    match_free(m);
}

/* ---- verification ---- */

static void verify_accepts_only_the_truth(void **x)
{
    (void)x;
    Match *m = played_out(31);
    char *text = match_text(m, true), *bad;
    assert_true(match_verify(text, why));

    /* one outcome of the start line */
    char *first = strstr(text, "\nstart ") + 7;
    const char old = *first;
    *first = old == '9' ? '8' : (char)(old + 1);
    assert_false(match_verify(text, why));
    assert_why("line ");
    *first = old;

    /* outcomes left out, and added */
    bad = changed(text, "|", "|", "| 0");
    assert_false(match_verify(bad, why));
    free(bad);

    /* another seed, without and with its own commitment */
    uint8_t seed[SEED_BYTES];
    char hex[2 * SEED_BYTES + 1], old_hex[2 * SEED_BYTES + 1];
    fair_seed_from_number(32, seed);
    sodium_bin2hex(hex, sizeof hex, seed, sizeof seed);
    sodium_bin2hex(old_hex, sizeof old_hex, match_seed(m), SEED_BYTES);
    bad = changed(text, "\nseed ", old_hex, hex);
    assert_false(match_verify(bad, why));
    assert_why("does not belong to the commitment");
    fair_commitment(seed, seed);
    sodium_bin2hex(hex, sizeof hex, seed, sizeof seed);
    sodium_bin2hex(old_hex, sizeof old_hex, match_commitment(m), SEED_BYTES);
    char *worse = changed(bad, "\ncommitment ", old_hex, hex);
    assert_false(match_verify(worse, why));
    assert_why("seed gives something else");
    free(worse);
    free(bad);

    /* a changed end, and no seed at all */
    bad = changed(text, "\nend ", "\nend ", "\nend 2,");
    assert_false(match_verify(bad, why));
    free(bad);
    free(text);
    text = match_text(m, false);
    assert_false(match_verify(text, why));
    assert_why("no seed");
    free(text);
    match_free(m);
}

/* A move replaced by one that was not possible is always noticed. One replaced by another
 * possible move is noticed as soon as anything after it does not fit any more: a later move, the
 * number of outcomes, the end. If all still fits, it is the log of another true match, and reads
 * back as such. */
static void verify_notices_changed_moves(void **x)
{
    (void)x;
    Match *m = played_out(41);
    char *text = match_text(m, true);
    int noticed = 0;
    for (int i = 0; i < match_length(m); i++) {
        Match *then = match_at(m, i, LANG_EN, why);
        const int seat = match_entry(m, i)->seat;
        for (int card = 0; card < 12; card++) {
            char line[64], other[64];
            Str a = STR_ON(line), b = STR_ON(other);
            const Option o = option(option_verb(match_entry(m, i)->option), card, 0, 0);
            if (o == match_entry(m, i)->option || match_game(m)->verbs[option_verb(o)].n_args == 0)
                continue;
            put(&a, "\n%d %s", seat + 1, match_notation(m, i));
            put(&b, "\n%d ", seat + 1);
            option_write(match_game(m), match_state(then), o, &b);
            char *bad = changed(text, "\nstart", line, other);
            const bool possible = game_allows(match_state(then), match_menu(then, seat), o, 0);
            const bool good = match_verify(bad, why);
            assert_true(possible || !good);
            noticed += possible && !good;
            free(bad);
        }
        match_free(then);
    }
    assert_true(noticed > 3);
    free(text);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(log_round_trip),
        cmocka_unit_test(log_has_the_documented_form),
        cmocka_unit_test(a_match_goes_on_after_reading),
        cmocka_unit_test(without_its_seed_a_match_can_only_be_read),
        cmocka_unit_test(an_earlier_position_can_be_seen),
        cmocka_unit_test(wrong_logs_name_the_line),
        cmocka_unit_test(garbage_never_crashes),
        cmocka_unit_test(verify_accepts_only_the_truth),
        cmocka_unit_test(verify_notices_changed_moves),
    };
    packs_install();
    return cmocka_run_group_tests_name("log", tests, 0, 0);
}
