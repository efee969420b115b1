/* Tests of core/text.h: sentences of the program itself. Those of games are tested by
 * conformance. */
#include "core/text.h"

#include "pack/packs.h"

#include "unit.h"

static char said[200];

static const char *say_in(Lang lang, Sentence s)
{
    Str out = STR_ON(said);
    sentence_say(lang, s, &out);
    return said;
}

static void test_languages(void **state)
{
    (void)state;
    assert_string_equal(say_in(LANG_DE, SAY("server.not-your-turn")), "du bist nicht am Zug");
    assert_string_equal(say_in(LANG_EN, SAY("server.not-your-turn")), "it is not your turn");
}

static void test_values(void **state)
{
    (void)state;
    assert_string_equal(say_in(LANG_EN, SAY("server.option-range", "goal", NUMBER(-3), NUMBER(40))),
                        "option goal goes from -3 to 40");
    /* What somebody wrote is no text of ours: its holes stay. */
    assert_string_equal(say_in(LANG_DE, SAY("server.no-option", "null", "{0}{1}")),
                        "null hat keine Option „{0}{1}“");
}

static void test_what_is_missing_shows(void **state)
{
    (void)state;
    assert_string_equal(say_in(LANG_DE, SAY("server.no-such-key", "x")), "server.no-such-key");
    assert_string_equal(say_in(LANG_EN, SAY("server.no-option", "null")),
                        "null has no option '{1}'");
}

static void test_brief(void **state)
{
    (void)state;
    assert_string_equal(BRIEF("pass"), "pass");
    assert_string_equal(BRIEF("0123456789012345678901234567890"),
                        "0123456789012345678901234567890");
    assert_string_equal(BRIEF("01234567890123456789012345678901"),
                        "0123456789012345678901234567890");
    assert_string_equal(BRIEF("012345678901234567890123456789äöü"),
                        "012345678901234567890123456789");
}

static void test_phrases(void **state)
{
    const char *const unknown = "nobody says this";
    (void)state;
    assert_string_equal(phrase_text(0, LANG_DE, "server.json", "not a number"), "keine Zahl");
    assert_string_equal(phrase_text(0, LANG_EN, "server.json", "not a number"), "not a number");
    assert_ptr_equal(phrase_text(0, LANG_DE, "server.json", unknown), unknown);
}

/* The holes of a text as bits. */
static unsigned holes(const char *text)
{
    unsigned set = 0;
    for (const char *p = text; *p != '\0'; p++)
        if (p[0] == '{' && p[1] >= '0' && p[1] <= '9' && p[2] == '}')
            set |= 1u << (p[1] - '0');
    return set;
}

static void test_both_languages_say_the_same_values(void **state)
{
    int n;
    const Text *texts = pack_common_texts(&n);
    (void)state;
    assert_true(n > 100);
    for (int i = 0; i < n; i++)
        if (holes(texts[i].in[LANG_DE]) != holes(texts[i].in[LANG_EN]))
            fail_msg("%s: the languages have different holes", texts[i].key);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_languages),
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_what_is_missing_shows),
        cmocka_unit_test(test_brief),
        cmocka_unit_test(test_phrases),
        cmocka_unit_test(test_both_languages_say_the_same_values),
    };
    packs_install();
    return cmocka_run_group_tests(tests, 0, 0);
}
