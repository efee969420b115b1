/* Tests of core/utf8.h: characters, and which of them may stand in names. */
#include "core/utf8.h"

#include "unit.h"

static void test_valid(void **state)
{
    static const char *const good[] = {"", "Zoë", "€", "😀", "\x7f", "\xf4\x8f\xbf\xbf"};
    static const char *const bad[] = {"\xc3", "\xe2\x82", "\xf0\x9f\x98", "\x80", "\xc0\xaf",
                                      "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xff",
                                      "a\xc3z"};
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_true(utf8_valid(good[i], strlen(good[i])));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(utf8_valid(bad[i], strlen(bad[i])));
        assert_false(utf8_is_safe(bad[i]));
    }
}

static void test_plain(void **state)
{
    static const char *const steering[] = {"a\n", "\x1b[2J", "\x7f", "\xc2\x85", "\u200f", "\u202e",
                                           "\u2028", "\u2069"};
    static const char *const unseen[] = {"\u00ad", "\u200b", "\u200d", "\u2003", "\u3164", "\ufeff",
                                         "\ue000", "\U000e0041"};
    (void)state;
    assert_true(utf8_is_plain("Jürgen Müller-Lüdenscheidt, 2. Łódź Ωμέγα 漢字 😀"));
    for (size_t i = 0; i < sizeof steering / sizeof steering[0]; i++)
        assert_false(utf8_is_safe(steering[i]) || utf8_is_plain(steering[i]));
    for (size_t i = 0; i < sizeof unseen / sizeof unseen[0]; i++)
        assert_true(utf8_is_safe(unseen[i]) && !utf8_is_plain(unseen[i]));
}

static void test_copy(void **state)
{
    char to[6];
    (void)state;
    utf8_copy(to, sizeof to, "äöü");
    assert_string_equal(to, "äö");
    utf8_copy(to, sizeof to, "ab😀c");
    assert_string_equal(to, "ab");
    utf8_copy(to, sizeof to, "abcde");
    assert_string_equal(to, "abcde");
    utf8_copy(to, sizeof to, "ab\xc3");
    assert_string_equal(to, "ab");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_valid), cmocka_unit_test(test_plain),
                                       cmocka_unit_test(test_copy)};
    return cmocka_run_group_tests_name("utf8", tests, 0, 0);
}
