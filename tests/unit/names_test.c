/* Tests of table/names.h: one name a person, and none twice. */
#include "table/names.h"

#include <string.h>

#include "pack/packs.h"

#include "unit.h"

static const SeatHolder bot = {SEAT_BOT, "scripted", ""};

static void test_people_and_guests(void **state)
{
    const SeatHolder at[] = {{SEAT_PERSON, "Anna", ""}, {SEAT_PERSON, "?", ""}, {SEAT_OPEN, "", ""},
                             {SEAT_PERSON, "anna", ""}, {SEAT_BOT, "scripted", "Berta"}};
    SeatNames names;
    (void)state;
    names_of(at, 5, 1, &names);
    assert_string_equal(names.of[0], "Anna");
    assert_string_equal(names.of[1], "");   /* numbered where the language is known */
    assert_string_equal(names.of[2], "");
    assert_string_equal(names.of[3], "anna 2");
    assert_string_equal(names.of[4], "Berta");  /* a bot that stands in for her */
}

/* Ten bots have ten names, whatever the match, and the same each time. */
static void test_bots_differ(void **state)
{
    SeatHolder at[MAX_SEATS];
    (void)state;
    for (int i = 0; i < MAX_SEATS; i++)
        at[i] = bot;
    for (uint32_t salt = 0; salt < 100; salt++) {
        SeatNames names, again;
        names_of(at, MAX_SEATS, salt * 2654435761u, &names);
        names_of(at, MAX_SEATS, salt * 2654435761u, &again);
        assert_memory_equal(&names, &again, sizeof names);
        for (int i = 0; i < MAX_SEATS; i++) {
            assert_memory_equal(names.of[i], "Bot ", 4);
            assert_true(names.of[i][4] > '9');
            for (int k = 0; k < i; k++)
                assert_string_not_equal(names.of[i], names.of[k]);
        }
    }
}

/* Nobody at the table has the name of a bot, with or without "Bot". */
static void test_bots_keep_clear_of_people(void **state)
{
    SeatHolder at[3] = {bot, {SEAT_OPEN, "", ""}, bot};
    SeatNames first, second;
    (void)state;
    names_of(at, 3, 5, &first);
    at[1].kind = SEAT_PERSON;
    strcpy(at[1].name, first.of[0] + strlen("Bot "));
    names_of(at, 3, 5, &second);
    assert_string_not_equal(second.of[0], first.of[0]);
    assert_string_not_equal(second.of[0], second.of[2]);
    strcpy(at[1].name, first.of[2]);
    names_of(at, 3, 5, &second);
    assert_string_equal(second.of[1], first.of[2]);
    assert_string_not_equal(second.of[2], first.of[2]);
}

/* The list is the same in both languages, and nobody in a game is called like a bot. */
static void test_list(void **state)
{
    const char *list = pack_text(0, LANG_EN, "bot.names");
    (void)state;
    assert_string_equal(list, pack_text(0, LANG_DE, "bot.names"));
    for (int p = 0; p < pack_count(); p++)
        for (int i = 0; i < pack_at(p)->n_texts; i++)
            for (const char *w = list; *w != '\0'; w += strcspn(w, " "), w += *w == ' ') {
                const char *title = pack_at(p)->texts[i].in[LANG_EN];
                const size_t n = strcspn(w, " ");
                assert_false(strlen(title) == n && memcmp(title, w, n) == 0);
            }
}

static Match *match_of(const char *id, const SeatHolder *at)
{
    static const uint8_t seed[SEED_BYTES] = {7};
    char why[MATCH_ERROR];
    Setup setup;
    const Game *game = game_by_id(id);
    game_setup_default(game, pack_builtin(game), 2, &setup);
    return match_new(game, &setup, at, seed, LANG_EN, why);
}

static Match *match_with(const SeatHolder *at)
{
    return match_of("null", at);
}

/* A match tells the same names after it was written and read, whoever gave them. */
static void test_log_keeps_names(void **state)
{
    const SeatHolder own[] = {{SEAT_PERSON, "", ""}, bot};
    const SeatHolder given[] = {{SEAT_PERSON, "Anna", ""}, {SEAT_BOT, "scripted", "Bot Gizmo"}};
    (void)state;
    for (int i = 0; i < 2; i++) {
        char why[MATCH_ERROR];
        SeatNames names, again;
        Match *m = match_with(i == 0 ? own : given);
        char *text = match_text(m, true);
        Match *read = match_read(text, why);
        assert_non_null(read);
        match_names(m, LANG_DE, &names);
        match_names(read, LANG_DE, &again);
        assert_memory_equal(&names, &again, sizeof names);
        assert_string_equal(names.of[0], i == 0 ? "Gast 1" : "Anna");
        if (i == 1)
            assert_string_equal(names.of[1], "Bot Gizmo");
        assert_string_equal(match_holder(read, 1)->name, "scripted");
        assert_true((strstr(text, "seat 2 bot scripted Bot Gizmo\n") != 0) == (i == 1));
        free(text);
        match_free(m);
        match_free(read);
    }
}

/* Who has resigned keeps the name, although a bot goes on. */
static void test_resigned(void **state)
{
    const SeatHolder at[] = {{SEAT_PERSON, "Anna", ""}, {SEAT_PERSON, "Bert", ""}};
    char why[MATCH_ERROR];
    SeatNames names;
    (void)state;
    Match *m = match_with(at);
    assert_true(match_resign(m, 0, LANG_EN, why));
    match_names(m, LANG_EN, &names);
    assert_string_equal(names.of[0], "Anna");
    match_free(m);
}

static void assert_refusal(const Match *m, int seat, Thing who, const char *expected)
{
    char text[200];
    Str out = STR_ON(text);
    const Denial d = {.rule = "GO-SMOKE-2", .n_with = 1, .with = {who}};
    match_say_denial(m, seat, LANG_EN, &d, &out);
    assert_string_equal(text, expected);
}

/* Whoever has one figure is named where it is named, and spoken to; before anybody has it, and in
 * {0!}, it goes by its own name. */
static void test_figures_are_people(void **state)
{
    const SeatHolder at[] = {{SEAT_PERSON, "Anna", ""}, {SEAT_PERSON, "Bert", ""}};
    Thing armazi, ebue;
    char why[MATCH_ERROR], text[100];
    SeatNames names;
    (void)state;
    Match *m = match_of("gorgasali", at);
    const Game *game = match_game(m);
    assert_true(thing_named(game, match_state(m), "character", "armazi", &armazi));
    assert_true(thing_named(game, match_state(m), "character", "ebue", &ebue));
    assert_refusal(m, 0, ebue, "Ebue stands in smoke, where weapons cannot hit.");
    assert_true(match_answer_text(m, 0, "pick armazi", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "pick ebue", LANG_EN, why));
    assert_refusal(m, 0, ebue, "Bert stands in smoke, where weapons cannot hit.");
    assert_refusal(m, 1, ebue, "You stand in smoke, where weapons cannot hit.");
    match_names(m, LANG_EN, &names);
    const Listener to = {.lang = LANG_EN, .seat = 0, .names = &names};
    Str pick = STR_ON(text);
    say(game, match_state(m), &to, "event.pick", (Thing[]){{KIND_SEAT, 1}, ebue}, 2, &pick);
    assert_string_equal(text, "Bert plays Ebue.");
    Str shot = STR_ON(text);
    say(game, match_state(m), &to, "event.supernova", (Thing[]){ebue, armazi}, 2, &shot);
    assert_string_equal(text, "Supernova of Bert hits you.");
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_people_and_guests), cmocka_unit_test(test_bots_differ),
        cmocka_unit_test(test_bots_keep_clear_of_people), cmocka_unit_test(test_list),
        cmocka_unit_test(test_log_keeps_names), cmocka_unit_test(test_resigned),
        cmocka_unit_test(test_figures_are_people),
    };
    packs_install();
    return cmocka_run_group_tests(tests, 0, 0);
}
