/* Tests of pack/yaml.h: trees with lines, and everything that is refused, with its line. */
#include "pack/yaml.h"

#include "problems_kit.h"

static Node *read_yaml(const char *text)
{
    return yaml_read(&arena, "a.yaml", text, strlen(text), &problems);
}

static void refuses(const char *text, const char *expected)
{
    begin_lines(0);
    assert_null(read_yaml(text));
    assert_string_equal(lines, expected);
}

static void test_tree(void **state)
{
    (void)state;
    const Node *root = read_yaml("# comment\ndie: 6\ncards:\n  - {id: fox, n: [1, 2]}\n"
                                 "  - \"quoted: text\"\nlong: |\n  two\n  lines\n");
    assert_non_null(root);
    assert_int_equal(root->type, NODE_MAP);
    assert_int_equal(root->n, 3);
    assert_string_equal(node_find(root, "die")->text, "6");
    assert_int_equal(node_find(root, "die")->line, 2);
    const Node *cards = node_find(root, "cards");
    assert_int_equal(cards->type, NODE_LIST);
    assert_int_equal(cards->line, 3);
    assert_int_equal(cards->n, 2);
    assert_int_equal(cards->child->line, 4);
    assert_int_equal(node_find(cards->child, "n")->n, 2);
    assert_string_equal(cards->child->next->text, "quoted: text");
    assert_string_equal(node_find(root, "long")->text, "two\nlines\n");
    assert_null(node_find(root, "nothing"));
    assert_string_equal(root->file, "a.yaml");
}

static void test_decorations(void **state)
{
    (void)state;
    refuses("a: &x 1\n", "a.yaml:1: anchors, aliases and tags are not allowed\n");
    refuses("a: 1\nb: *x\n", "a.yaml:2: anchors, aliases and tags are not allowed\n");
    refuses("a:\n  - !!int 3\n", "a.yaml:2: anchors, aliases and tags are not allowed\n");
    refuses("a: 1\n&k b: 2\n", "a.yaml:2: anchors, aliases and tags are not allowed\n");
    refuses("--- &r {a: 1}\n", "a.yaml:1: anchors, aliases and tags are not allowed\n");
}

static void test_keys(void **state)
{
    (void)state;
    refuses("a: 1\nb: 2\na: 3\n", "a.yaml:3: 'a' is here twice, first in line 1\n");
    refuses("x:\n  {k: 1, k: 2}\n", "a.yaml:2: 'k' is here twice, first in line 2\n");
    refuses("[1, 2]: 3\n", "a.yaml:1: a key must be a plain word\n");
    refuses("a: 1\n'': 3\n", "a.yaml:2: a key must be a plain word\n");
}

static void test_documents(void **state)
{
    (void)state;
    refuses("", "a.yaml:1: the file is empty\n");
    refuses("# only a comment\n", "a.yaml:1: the file is empty\n");
    refuses("a: 1\n---\nb: 2\n", "a.yaml:2: a file holds one document only\n");
}

static void test_syntax(void **state)
{
    (void)state;
    refuses("a: 1\nb: [1, 2\nc: 3\n",
            "a.yaml:3: not valid YAML: did not find expected ',' or ']'\n");
    refuses("a: 1\n\tb: 2\n",
            "a.yaml:2: not valid YAML: found a tab character that violates indentation\n");
    refuses("a: 1\nb: \xff\n", "a.yaml:2: not valid YAML: invalid leading UTF-8 octet\n");
    refuses("a: 1\nb: \x01\n", "a.yaml:2: not valid YAML: control characters are not allowed\n");
    refuses("a: \"\\0\"\n", "a.yaml:1: a text must not contain a zero byte\n");
}

static void test_depth(void **state)
{
    char text[200];
    (void)state;
    for (int depth = YAML_DEPTH - 1; depth <= YAML_DEPTH; depth++) {
        memset(text, '[', (size_t)depth);
        text[depth] = 'x';
        memset(text + depth + 1, ']', (size_t)depth);
        text[2 * depth + 1] = '\0';
        begin_lines(0);
        assert_int_equal(read_yaml(text) != 0, depth < YAML_DEPTH);
    }
    assert_string_equal(lines, "a.yaml:1: nested deeper than 32 levels\n");
}

static void test_size(void **state)
{
    static char text[FILE_BYTES + 1];
    (void)state;
    memset(text, '#', sizeof text);
    assert_null(yaml_read(&arena, "a.yaml", text, sizeof text, &problems));
    assert_string_equal(lines, "a.yaml: the file is larger than 4 MB\n");
}

static void test_missing_file(void **state)
{
    size_t n;
    (void)state;
    assert_null(content_file(&arena, "/no/such/file.yaml", &n, &problems));
    assert_string_equal(lines, "/no/such/file.yaml: No such file or directory\n");
}

/* A hundred thousand keys must not take a hundred thousand squared steps. */
static void test_many_keys(void **state)
{
    enum { KEYS = 100000 };
    char *text = malloc(KEYS * 12);
    size_t n = 0;
    (void)state;
    assert_non_null(text);
    for (int i = 0; i < KEYS; i++)
        n += (size_t)sprintf(text + n, "k%d: 1\n", i);
    const Node *root = yaml_read(&arena, "a.yaml", text, n, &problems);
    free(text);
    assert_non_null(root);
    assert_int_equal(root->n, KEYS);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_lines, end_lines)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_tree), TEST(test_decorations), TEST(test_keys), TEST(test_documents),
        TEST(test_syntax), TEST(test_depth), TEST(test_size), TEST(test_missing_file),
        TEST(test_many_keys),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
