/* Tests of core/reader.h: typed getters and what they say about mistakes. */
#include "core/reader.h"

#include "pack/yaml.h"
#include "problems_kit.h"

static char keys[256];
static Str texts;
static Reader r;

static void on_error(Reader *reader, const Node *where, const char *what)
{
    (void)reader;
    problem(&problems, where->file, where->line, what);
}

static void on_text(Reader *reader, const char *key, const Node *in)
{
    (void)reader;
    put(&texts, "%s=%s ", key, node_find(in, "de")->text);
}

static int begin(void **state)
{
    texts = STR_ON(keys);
    r = (Reader){.error = on_error, .text = on_text};
    return begin_lines(state);
}

static const Node *tree(const char *text)
{
    begin(0);
    Node *root = yaml_read(&arena, "a.yaml", text, strlen(text), &problems);
    assert_non_null(root);
    r.root = root;
    return root;
}

static void test_numbers(void **state)
{
    (void)state;
    const Node *n = tree("a: 5\nb: x\nc: 11\nd: [1]\n");
    assert_int_equal(read_int(&r, n, "a", 0, 10), 5);
    assert_int_equal(read_int_or(&r, n, "z", 0, 10, 7), 7);
    assert_int_equal(r.errors, 0);
    assert_int_equal(read_int(&r, n, "b", 1, 10), 1);
    assert_int_equal(read_int(&r, n, "c", 1, 10), 1);
    assert_int_equal(read_int(&r, n, "d", 1, 10), 1);
    assert_int_equal(read_int(&r, n, "e", 1, 10), 1);
    assert_int_equal(r.errors, 4);
    assert_string_equal(lines,
                        "a.yaml:2: 'b' is 'x', but must be a whole number from 1 to 10\n"
                        "a.yaml:3: 'c' is '11', but must be a whole number from 1 to 10\n"
                        "a.yaml:4: 'd' must be a plain value, but is a list\n"
                        "a.yaml:1: 'e' is missing\n");
}

static void test_words(void **state)
{
    static const char *const colours[] = {"red", "green", 0};
    (void)state;
    const Node *n = tree("a: green\nb: blue\nc: yes\nd: maybe\n");
    assert_int_equal(read_word(&r, n, "a", colours), 1);
    assert_int_equal(read_word_or(&r, n, "z", colours, 1), 1);
    assert_true(read_flag(&r, n, "c"));
    assert_false(read_flag(&r, n, "z"));
    assert_int_equal(r.errors, 0);
    assert_int_equal(read_word(&r, n, "b", colours), 0);
    read_flag(&r, n, "d");
    assert_string_equal(lines, "a.yaml:2: 'blue' is not known here; allowed: red, green\n"
                               "a.yaml:4: 'maybe' is not known here; allowed: no, yes\n");
}

static void test_ids(void **state)
{
    char id[8];
    static const char *const bad[] = {"Fox", "a b", "toolongid", "fox-2", "''", "ü"};
    (void)state;
    read_id(&r, tree("id: fox-a1\n"), "id", id, sizeof id);
    assert_string_equal(id, "fox-a1");
    read_id(&r, tree("id: fox-1\n"), "id", id, sizeof id);
    assert_string_equal(id, "fox-1");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char text[64];
        Str s = STR_ON(text);
        put(&s, "x: 1\nid: %s\n", bad[i]);
        read_id(&r, tree(text), "id", id, sizeof id);
        assert_int_equal(r.errors, 1);
        assert_true(text_starts(lines, "a.yaml:2: '"));
        assert_string_equal(id, "");
    }
}

static void test_sources(void **state)
{
    (void)state;
    read_source(&r, tree("source: own\n"), "GO-TERR-2");
    read_source_and_rule(&r, tree("source: own\nrule: GO-HP-1\n"), "GO-TERR-2");
    assert_int_equal(r.errors, 0);
    read_source_and_rule(&r, tree("source: own\n"), "GO-TERR-2");
    assert_string_equal(lines, "a.yaml:1: 'rule' is missing\n");
    read_source(&r, tree("source: own\nrule: BR-HP-1\n"), "GO-TERR-2");
    assert_string_equal(lines, "a.yaml:2: 'rule' must be a rule id such as GO-TERR-2\n");
    read_source(&r, tree("source: mine\n"), "GO-TERR-2");
    assert_string_equal(lines,
                        "a.yaml:1: 'mine' is not known here; allowed: rulebook, public, own\n");
}

static void test_texts(void **state)
{
    (void)state;
    const Node *n = tree("name: {de: Fuchs, en: Fox}\nplain: Fuchs\n");
    read_text(&r, n, "name", "card", "fox");
    assert_string_equal(keys, "card.fox=Fuchs ");
    read_text(&r, n, "plain", "card", "wolf");
    assert_string_equal(lines, "a.yaml:2: 'plain' must be a map, but is a plain value\n");
}

static void test_nothing_else(void **state)
{
    (void)state;
    const Node *n = tree("a: 1\nb: 2\nc: 3\n");
    read_int(&r, n, "a", 0, 9);
    read_int_or(&r, n, "c", 0, 9, 0);
    read_nothing_else(&r, n);
    assert_string_equal(lines, "a.yaml:2: 'b' is not known here\n");
    n = tree("- 1\n");
    read_nothing_else(&r, n);
    assert_string_equal(lines, "a.yaml:1: this entry must be a map\n");
}

static void test_files(void **state)
{
    (void)state;
    tree("cards: {a: 1}\n");
    assert_non_null(read_file(&r, "cards", NODE_MAP));
    assert_null(read_file(&r, "cards", NODE_LIST));
    assert_null(read_file(&r, "heroes", NODE_LIST));
    assert_string_equal(lines, "a.yaml:1: 'cards' must be a list, but is a map\n"
                               "a.yaml:1: the file 'heroes.yaml' is missing\n");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end_lines)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_numbers), TEST(test_words), TEST(test_ids),
        TEST(test_sources), TEST(test_texts), TEST(test_nothing_else), TEST(test_files),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
