/* Tests of notation and sentences (core/option.h, core/text.h) with the template game. */
#include "core/text.h"
#include "pack/packs.h"

#include "unit.h"

static _Alignas(64) uint8_t st[8192];
static const Game *game;
static Menu menu;

static int begin(void **state)
{
    FastChance dice;
    Setup how;
    (void)state;
    packs_install();
    game = game_by_id("null");
    assert_non_null(game);
    assert_true(game->state_size <= sizeof st);
    Ctx c = {.game = game, .state = st, .chance = &dice.chance};
    chance_fast(&dice, 1);
    game_setup_default(game, pack_builtin(game), 2, &how);
    assert_null(game_start(&c, &how, &menu));
    return 0;
}

/* Lengths are told in what people measure with, and never shorter than they are. */
static void test_lengths(void **state)
{
    static const struct { Lang lang; int32_t length; const char *key, *said; } cases[] = {
        {LANG_EN, 813, "{0/254} inches", "3.3 inches"}, {LANG_DE, 255, "{0/254} Zoll", "1,1 Zoll"},
        {LANG_EN, 254, "{0/254}", "1.0"}, {LANG_EN, 0, "{0:{0/10}|}", "0.0"},
        {LANG_EN, 5, "{0/} {0/0} {1/2}", "{0/} {0/0} {1/2}"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[64];
        Str out = STR_ON(text);
        const Listener to = {.lang = cases[i].lang, .seat = SPECTATOR};
        const Thing length = {KIND_NUMBER, (int16_t)cases[i].length};
        say(game, st, &to, cases[i].key, &length, 1, &out);
        assert_string_equal(text, cases[i].said);
    }
}

static void test_packing(void **state)
{
    (void)state;
    const Option o = option(255, -1, 32767, -32768);
    assert_int_equal(option_verb(o), 255);
    assert_int_equal(option_arg(o, 0), -1);
    assert_int_equal(option_arg(o, 1), 32767);
    assert_int_equal(option_arg(o, 2), -32768);
}

static void test_reads_what_it_writes(void **state)
{
    (void)state;
    for (int i = 0; i < menu.n; i++) {
        char text[64];
        Str s = STR_ON(text);
        Option back = 0;
        option_write(game, st, menu.list[i], &s);
        assert_true(text_starts(text, "set-aside "));
        assert_null(option_read(game, st, text, &back, 0));
        assert_true(back == menu.list[i]);
    }
}

static void refuses(const char *text, const char *reason, const char *word)
{
    Option o;
    const char *at = 0;
    const char *why = option_read(game, st, text, &o, &at);
    assert_non_null(why);
    assert_string_equal(why, reason);
    assert_string_equal(at, word);
}

static void test_says_what_is_wrong(void **state)
{
    (void)state;
    refuses("", "a move begins with a verb", "");
    refuses("   ", "a move begins with a verb", "   ");
    refuses("fly fox", "no such verb in this game", "fly fox");
    refuses("play", "the move is not complete", "");
    refuses("play  unicorn", "no such thing in this match", "unicorn");
    refuses("play fox fox", "the move has too many words", "fox");
    refuses("pass 1", "the move has too many words", "1");
    refuses("Play fox", "no such verb in this game", "Play fox");
}

static void test_spaces_do_not_matter(void **state)
{
    Option a, b;
    (void)state;
    assert_null(option_read(game, st, "play fox", &a, 0));
    assert_null(option_read(game, st, "  play   fox ", &b, 0));
    assert_true(a == b);
}

static void test_long_words(void **state)
{
    char text[300];
    Option o;
    (void)state;
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    assert_non_null(option_read(game, st, text, &o, 0));
    memcpy(text, "play ", 5);
    assert_non_null(option_read(game, st, text, &o, 0));
}

static void test_things(void **state)
{
    int16_t value = -5;
    (void)state;
    assert_true(thing_read(game, st, KIND_SEAT, "2", &value));
    assert_int_equal(value, 1);
    assert_false(thing_read(game, st, KIND_SEAT, "3", &value));
    assert_false(thing_read(game, st, KIND_SEAT, "0", &value));
    assert_true(thing_read(game, st, KIND_NUMBER, "-3", &value));
    assert_int_equal(value, -3);
    assert_false(thing_read(game, st, KIND_NUMBER, "40000", &value));
}

static const Listener german = {.lang = LANG_DE, .seat = SPECTATOR};
static const Listener english = {.lang = LANG_EN, .seat = SPECTATOR};

static void says(Lang lang, const Event *e, int seat, const char *expected)
{
    char text[128];
    Str s = STR_ON(text);
    event_say(game, st, &(Listener){.lang = lang, .seat = seat}, e, &s);
    assert_string_equal(text, expected);
}

static void test_sentences(void **state)
{
    char text[128];
    Str s = STR_ON(text);
    (void)state;
    int16_t fox = 0;
    assert_true(thing_read(game, st, KIND_GAME, "fox", &fox));
    option_say(game, st, &german, option(1, fox, 0, 0), &s);
    assert_string_equal(text, "Fuchs ausspielen");
    s = STR_ON(text);
    prompt_say(game, st, &english, &menu, &s);
    assert_string_equal(text, "Which card do you set aside?");
    s = STR_ON(text);
    say(game, st, &english, "no.such.key", 0, 0, &s);
    assert_string_equal(text, "no.such.key");
}

static void test_hidden_arguments(void **state)
{
    int drew = 0;
    int16_t fox = 0;
    (void)state;
    while (!text_equal(game->events[drew].id, "drew"))
        drew++;
    assert_true(thing_read(game, st, KIND_GAME, "fox", &fox));
    const Event e = {.kind = drew, .n = 2, .secret = 2, .audience = SEAT_BIT(1),
                     .rule = "NU-TURN-5", .arg = {1, fox}};
    says(LANG_DE, &e, 1, "Du ziehst Fuchs.");
    says(LANG_DE, &e, 0, "Sitz 2 zieht eine Karte.");
    says(LANG_EN, &e, SPECTATOR, "Seat 2 draws a card.");
}

/* {0:of others|of mine}, one within the other too, and what is no hole at all. */
static void test_speaks_to_its_reader(void **state)
{
    static const struct { const char *text, *mine, *others; } cases[] = {
        {"{0:{0} draws|You draw} {1}.", "You draw Fox.", "Bert draws Fox."},
        {"{0:it|you} and {0:{1}|{0}}", "you and Anna", "it and Fox"},
        {"{0:{0:a|b}|{0:c|d}}", "d", "a"},
        {"{1:a thing|the listener}", "a thing", "a thing"},
        {"{0:only others}", "", "only others"},
        {"{0:no end|at all", "at all", "no end"},
        {"{9:x|y} {", "{9:x|y} {", "{9:x|y} {"},
    };
    static const SeatNames names = {{"Anna", "Bert"}};
    int16_t fox = 0;
    (void)state;
    assert_true(thing_read(game, st, KIND_GAME, "fox", &fox));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int16_t seat = 0; seat < 2; seat++) {
            char text[128];
            Str s = STR_ON(text);
            const Thing things[] = {{KIND_SEAT, seat}, {KIND_GAME, fox}};
            say(game, st, &(Listener){.lang = LANG_EN, .names = &names}, cases[i].text, things, 2,
                &s);
            assert_string_equal(text, seat == 0 ? cases[i].mine : cases[i].others);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lengths),
        cmocka_unit_test(test_packing), cmocka_unit_test(test_reads_what_it_writes),
        cmocka_unit_test(test_says_what_is_wrong), cmocka_unit_test(test_spaces_do_not_matter),
        cmocka_unit_test(test_long_words), cmocka_unit_test(test_things),
        cmocka_unit_test(test_sentences), cmocka_unit_test(test_hidden_arguments),
        cmocka_unit_test(test_speaks_to_its_reader),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
