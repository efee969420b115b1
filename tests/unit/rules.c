/* Tests of pack/rules_read.h: rule books, and what is wrong with them, with its line. */
#include "pack/rules_read.h"

#include "problems_kit.h"

static int n;

static const Rule *read_book(const char *text)
{
    return rules_read(&arena, "a.md", text, &n, &problems);
}

static void refuses(const char *text, const char *expected)
{
    begin_lines(0);
    assert_null(read_book(text));
    assert_string_equal(lines, expected);
}

static void test_book(void **state)
{
    (void)state;
    const Rule *r = read_book("# Title\n\nSome words.\n\n## One / Eins\n\n### AB-X-1\n- de: Ja.\n"
                              "- en: Yes.\r\n\n### AB-X-2  \n- en: B\n- de: A\n- n/a: because\n"
                              "## Two / Zwei\n### AB-Y-1\n- de: ü\n- en: u");
    assert_non_null(r);
    assert_int_equal(n, 3);
    assert_string_equal(r[0].id, "AB-X-1");
    assert_string_equal(r[0].chapter, "One / Eins");
    assert_string_equal(r[0].in[LANG_EN], "Yes.");
    assert_null(r[0].not_applicable);
    assert_string_equal(r[1].id, "AB-X-2");
    assert_string_equal(r[1].in[LANG_DE], "A");
    assert_string_equal(r[1].not_applicable, "because");
    assert_string_equal(r[2].chapter, "Two / Zwei");
}

#define HEAD "## One / Eins\n### AB-X-1\n- de: Ja.\n- en: Yes.\n"

static void test_missing_languages(void **state)
{
    (void)state;
    refuses("## One / Eins\n### AB-X-1\n- de: Ja.\n",
            "a.md:2: 'AB-X-1' has no English text (- en: …)\n");
    refuses("## One / Eins\n\n### AB-X-1\n- en: Yes.\n### AB-X-2\n- de: a\n- en: b\n",
            "a.md:3: 'AB-X-1' has no German text (- de: …)\n");
    refuses("## One / Eins\n### AB-X-1\n- de:\n- en: Yes.\n",
            "a.md:3: 'AB-X-1' has an empty line here\n");
}

static void test_duplicates(void **state)
{
    (void)state;
    refuses(HEAD "### AB-X-1\n- de: a\n- en: b\n", "a.md:5: 'AB-X-1' is here twice\n");
    refuses(HEAD "- en: again\n", "a.md:5: 'AB-X-1' has this line twice\n");
}

static void test_unknown_lines(void **state)
{
    (void)state;
    refuses(HEAD "and so on\n",
            "a.md:5: 'and so on' cannot be read; allowed: ##, ###, - de:, - en:, - n/a:\n");
    refuses(HEAD "- fr: oui\n",
            "a.md:5: '- fr: oui' cannot be read; allowed: ##, ###, - de:, - en:, - n/a:\n");
}

static void test_heads(void **state)
{
    (void)state;
    refuses("", "a.md: the file holds no rules\n");
    refuses("## One\n### AB-X-1\n- de: a\n- en: b\n",
            "a.md:1: 'One' is no chapter: write '## English / German'\n");
    refuses("### AB-X-1\n## One / Eins\n- de: a\n- en: b\n",
            "a.md:1: 'AB-X-1' stands before the first chapter (## …)\n");
    refuses("## One / Eins\n### ab-x-1\n- de: a\n- en: b\n",
            "a.md:2: 'ab-x-1' is no rule id; they look like AB-WORD-1\n");
    refuses("## One / Eins\n### AB--1\n- de: a\n- en: b\n",
            "a.md:2: 'AB--1' is no rule id; they look like AB-WORD-1\n");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_lines, end_lines)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_book), TEST(test_missing_languages), TEST(test_duplicates),
        TEST(test_unknown_lines), TEST(test_heads),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
