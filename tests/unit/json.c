/* Tests of core/json.h: commas, quoting, decimals. */
#include "core/json.h"

#include "unit.h"

static void test_nesting(void **state)
{
    char text[128];
    Str s = STR_ON(text);
    Json j = {.out = &s};
    (void)state;
    json_open(&j, '{');
    json_key(&j, "a");
    json_open(&j, '[');
    json_int(&j, 1);
    json_int(&j, -2);
    json_open(&j, '{');
    json_close(&j, '}');
    json_open(&j, '[');
    json_close(&j, ']');
    json_close(&j, ']');
    json_key(&j, "b");
    json_bool(&j, true);
    json_key(&j, "c");
    json_text(&j, "x");
    json_close(&j, '}');
    assert_string_equal(text, "{\"a\":[1,-2,{},[]],\"b\":true,\"c\":\"x\"}");
}

static void test_quoting(void **state)
{
    char text[128];
    Str s = STR_ON(text);
    Json j = {.out = &s};
    (void)state;
    json_text(&j, "\"\\/\n\t\x01 ü");
    assert_string_equal(text, "\"\\\"\\\\/\\n\\u0009\\u0001 ü\"");
}

static void test_micro(void **state)
{
    char text[128];
    Str s = STR_ON(text);
    Json j = {.out = &s};
    (void)state;
    json_open(&j, '[');
    json_micro(&j, 1500000);
    json_micro(&j, -42);
    json_micro(&j, 0);
    json_close(&j, ']');
    assert_string_equal(text, "[1.500000,-0.000042,0.000000]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nesting),
        cmocka_unit_test(test_quoting),
        cmocka_unit_test(test_micro),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
