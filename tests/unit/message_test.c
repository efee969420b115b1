/* Tests of server/hub/message.h: what requests look like, and everything that is none. */
#include "server/hub/message.h"

#include <stdio.h>
#include <string.h>

#include "unit.h"

static Message m;

static bool reads(const char *text)
{
    return message_read(&m, text, strlen(text));
}

/* It is refused, and for this reason. */
static void refuses(const char *text, const char *why)
{
    if (reads(text))
        fail_msg("was read: %s", text);
    if (strstr(m.problem, why) == 0)
        fail_msg("%s: '%s' instead of '%s'", text, m.problem, why);
}

static void a_request_is_read(void **state)
{
    (void)state;
    assert_true(reads(" {\"t\": \"answer\", \"q\":4,\"v\" : -17, \"d\":{\"match\":\"m1\","
                      "\"on\":true,"
                      "\"off\":false,\"none\":null,\"real\":1.5e3,\"list\":[1,[],{},\"x\"]}}\n"));
    const Value *d = value_get(m.value, "d"), *list = value_get(d, "list");
    assert_string_equal(value_text(value_get(m.value, "t"), 0), "answer");
    assert_int_equal(value_int(value_get(m.value, "q"), 0), 4);
    assert_int_equal(value_int(value_get(m.value, "v"), 0), -17);
    assert_string_equal(value_text(value_get(d, "match"), 0), "m1");
    assert_true(value_is(value_get(d, "on"), VALUE_TRUE));
    assert_true(value_is(value_get(d, "off"), VALUE_FALSE));
    assert_true(value_is(value_get(d, "none"), VALUE_NULL));
    assert_true(value_is(value_get(d, "real"), VALUE_REAL));
    assert_int_equal(value_int(value_get(d, "real"), 9), 9);
    assert_int_equal(value_count(list), 4);
    const Value *part = value_first(list);
    assert_int_equal(value_int(part, 0), 1);
    part = value_next(list, part);
    assert_true(value_is(part, VALUE_LIST));
    assert_int_equal(value_count(part), 0);
    part = value_next(list, part);
    assert_true(value_is(part, VALUE_OBJECT));
    part = value_next(list, part);
    assert_string_equal(value_text(part, 0), "x");
    assert_null(value_next(list, part));
}

static void what_is_not_there_has_a_fallback(void **state)
{
    (void)state;
    assert_true(reads("{\"a\":1}"));
    assert_null(value_get(m.value, "b"));
    assert_null(value_get(0, "b"));
    assert_null(value_get(value_get(m.value, "a"), "b"));
    assert_string_equal(value_text(value_get(m.value, "a"), "?"), "?");
    assert_int_equal(value_int(0, 7), 7);
    assert_int_equal(value_count(0), 0);
    assert_null(value_first(value_get(m.value, "a")));
}

static void texts_are_unescaped(void **state)
{
    (void)state;
    assert_true(reads("[\"a\\\"\\\\\\/\\b\\f\\n\\r\\tz\", "
                      "\"\\u00e4\\u20ac\\ud83d\\ude00\", \"ä€😀\", \"\"]"));
    const Value *v = value_first(m.value);
    assert_string_equal(v->text, "a\"\\/\b\f\n\r\tz");
    assert_string_equal((v = value_next(m.value, v))->text, "ä€😀");
    assert_string_equal((v = value_next(m.value, v))->text, "ä€😀");
    assert_string_equal(value_next(m.value, v)->text, "");
    refuses("\"\\x\"", "unknown escape");
    refuses("\"\\", "does not end");
    refuses("\"\\u0000\"", "not a character");
    refuses("\"\\u12g4\"", "not a character");
    refuses("\"\\ud800\"", "half a character");
    refuses("\"\\ud800\\u0041\"", "half a character");
    refuses("\"\\udc00\"", "not a character");
    refuses("\"abc", "does not end");
    refuses("\"a\nb\"", "control character");
}

static void wrong_utf8_is_refused(void **state)
{
    static const char *const wrong[] = {
        "\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
        "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "\xc3", "\xe2\x82", "\xc3(",
        "\xf0\x9f\x98"};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[16];
        snprintf(text, sizeof text, "\"%s\"", wrong[i]);
        refuses(text, "UTF-8");
    }
    assert_true(reads("\"\xf4\x8f\xbf\xbf\xed\x9f\xbf\xee\x80\x80\""));
}

static void numbers_keep_their_limits(void **state)
{
    (void)state;
    assert_true(reads("[9223372036854775807,-9223372036854775808,0,-0]"));
    const Value *v = value_first(m.value);
    assert_true(v->number == INT64_MAX);
    assert_true(value_next(m.value, v)->number == INT64_MIN);
    refuses("9223372036854775808", "too large");
    refuses("-9223372036854775809", "too large");
    refuses("99999999999999999999", "too large");
    refuses("01", "not a number");
    refuses("-", "not a number");
    refuses("1.", "not a number");
    refuses("1e", "not a number");
    refuses("+1", "not a value");
    refuses(".5", "not a value");
}

static void half_and_double_things_are_refused(void **state)
{
    (void)state;
    refuses("", "missing");
    refuses("   ", "missing");
    refuses("{", "missing");
    refuses("{\"a\"", "colon");
    refuses("{\"a\":", "missing");
    refuses("{\"a\":1", "does not end");
    refuses("{\"a\":1,}", "key is missing");
    refuses("{a:1}", "key is missing");
    refuses("[1", "does not end");
    refuses("[1,]", "not a value");
    refuses("[1 2]", "does not end");
    refuses("{} {}", "more than one");
    refuses("{\"a\":1,\"b\":2,\"a\":3}", "twice");
    refuses("{\"a\":{\"a\":1},\"\\u0061\":3}", "twice");
    refuses("tru", "not a value");
    refuses("nul", "not a value");
    assert_false(message_read(&m, "{}\0{}", 5));
    assert_false(message_read(&m, "\"a\0b\"", 5));
}

static void size_and_depth_are_limited(void **state)
{
    static char text[MESSAGE_MAX + 2];
    (void)state;
    memset(text, '[', 40);
    text[40] = '\0';
    refuses(text, "too deeply");
    for (int depth = MESSAGE_DEPTH; depth <= MESSAGE_DEPTH + 1; depth++) {
        memset(text, '[', (size_t)depth);
        memset(text + depth, ']', (size_t)depth);
        text[2 * depth] = '\0';
        assert_int_equal(reads(text), depth <= MESSAGE_DEPTH);
    }
    size_t n = 0;
    for (int i = 0; i < MESSAGE_VALUES - 1; i++, n += 2)
        memcpy(text + n, i == 0 ? "[0" : ",0", 2);
    text[n] = ']';
    text[n + 1] = '\0';
    assert_true(reads(text));
    memcpy(text + n, ",0]", 4);
    refuses(text, "too many");
    memset(text, ' ', MESSAGE_MAX + 1);
    text[0] = '1';
    assert_true(message_read(&m, text, MESSAGE_MAX));
    assert_false(message_read(&m, text, MESSAGE_MAX + 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_request_is_read),
        cmocka_unit_test(what_is_not_there_has_a_fallback),
        cmocka_unit_test(texts_are_unescaped),
        cmocka_unit_test(wrong_utf8_is_refused),
        cmocka_unit_test(numbers_keep_their_limits),
        cmocka_unit_test(half_and_double_things_are_refused),
        cmocka_unit_test(size_and_depth_are_limited),
    };
    return cmocka_run_group_tests_name("message", tests, 0, 0);
}
