/* Tests of core/str.h: bounded text without stdio. */
#include "core/str.h"

#include "unit.h"

static void test_formats(void **state)
{
    char text[64];
    Str s = STR_ON(text);
    (void)state;
    put(&s, "%s has %d of %u%% (%c)", "Gwaien", -12, 34u, 'x');
    assert_string_equal(text, "Gwaien has -12 of 34% (x)");
    assert_int_equal(s.len, strlen(text));
    assert_false(s.cut);
}

static void test_numbers(void **state)
{
    char text[64];
    Str s = STR_ON(text);
    (void)state;
    str_int(&s, 0);
    str_char(&s, ' ');
    str_int(&s, INT64_MIN);
    str_char(&s, ' ');
    str_int(&s, INT64_MAX);
    assert_string_equal(text, "0 -9223372036854775808 9223372036854775807");
}

static void test_hex(void **state)
{
    static const uint8_t bytes[] = {0, 0x0f, 0xa9, 0xff};
    char text[9];
    Str s = STR_ON(text);
    (void)state;
    str_hex(&s, bytes, sizeof bytes);
    assert_string_equal(text, "000fa9ff");
    assert_false(s.cut);
    str_hex(&s, bytes, 1);
    assert_true(s.cut);
}

static void test_cut(void **state)
{
    char text[6];
    Str s = STR_ON(text);
    (void)state;
    str_text(&s, "hello");
    assert_false(s.cut);
    str_char(&s, '!');
    assert_true(s.cut);
    str_text(&s, "more");
    assert_string_equal(text, "hello");
    assert_int_equal(s.len, 5);
}

static void test_cut_inside_bytes(void **state)
{
    char text[4];
    Str s = STR_ON(text);
    (void)state;
    str_bytes(&s, "abcdef", 6);
    assert_string_equal(text, "abc");
    assert_true(s.cut);
}

static void test_text_int(void **state)
{
    long value = 77;
    (void)state;
    assert_true(text_int("42", 0, 100, &value));
    assert_int_equal(value, 42);
    assert_true(text_int("-7", -10, 0, &value));
    assert_int_equal(value, -7);
    value = 77;
    assert_false(text_int("", 0, 100, &value));
    assert_false(text_int("-", -9, 100, &value));
    assert_false(text_int("4x", 0, 100, &value));
    assert_false(text_int(" 4", 0, 100, &value));
    assert_false(text_int("+4", 0, 100, &value));
    assert_false(text_int("101", 0, 100, &value));
    assert_false(text_int("99999999999999999999", 0, 100, &value));
    assert_int_equal(value, 77);
}

static void test_copy_mark(void **state)
{
    (void)state;
    assert_int_equal(text_copy_mark("wolf-pup-2"), 8);
    assert_int_equal(text_copy_mark("wolf-pup-47"), 8);
    assert_int_equal(text_copy_mark("wolf-pup"), 0);
    assert_int_equal(text_copy_mark("wolf-pup-1"), 0);
    assert_int_equal(text_copy_mark("wolf-pup-05"), 0);
    assert_int_equal(text_copy_mark("wolf-pup-100"), 0);
    assert_int_equal(text_copy_mark("-2"), 0);
    assert_int_equal(text_copy_mark(""), 0);
}

static void test_starts(void **state)
{
    (void)state;
    assert_true(text_starts("NU-SET-1", "NU-"));
    assert_true(text_starts("abc", ""));
    assert_false(text_starts("N", "NU-"));
    assert_true(text_equal("", ""));
    assert_false(text_equal("a", "A"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_formats),   cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_cut),       cmocka_unit_test(test_cut_inside_bytes),
        cmocka_unit_test(test_text_int),  cmocka_unit_test(test_starts),
        cmocka_unit_test(test_copy_mark),
        cmocka_unit_test(test_hex),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
