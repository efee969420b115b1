/* Tests of core/schema.h: what fields read, and what they say about mistakes. That every field of
 * every game refuses them is in tests/rules/schemas_test.c. */
#include "core/schema.h"

#include "pack/yaml.h"
#include "problems_kit.h"

typedef struct Point {
    int16_t x, y;
} Point;

typedef struct Beast {
    char id[8];
    int8_t attack;
    uint16_t life[3];
    uint8_t kind, armour, from, to, prey, sort;
    uint32_t habits, foes;
    char letter;
    uint8_t n_corners;
    Point corner[4];
    uint8_t by_players[2][3];
    uint8_t growth[3];
    uint8_t loot[3];
    uint8_t fixed;
} Beast;

typedef struct Zoo {
    uint8_t n;
    Beast beast[3];
    uint8_t map[6];
    int checked;
} Zoo;

enum { HAS_ARMOUR = 1, IS_BIG = 2 };

static const Term kinds[] = {{"plain", 0}, {"armoured", HAS_ARMOUR}, {"big", HAS_ARMOUR | IS_BIG}};
static const char *const sorts[] = {"land", "water", "air"};
static const char *const loots[] = {"gold", "gem", "fur"};

static const Field range_fields[] = {
    INT(Beast, from, "from", 1, 9),
    INT(Beast, to, "to", 1, 9, OR(9), NOT_BELOW(Beast, from)),
    {0},
};

static const Field loot_fields[] = {BY_WORD(Beast, loot[0], loots, 1, 5, OR(0)), {0}};

static void check_beast(Reader *r, const Node *n, void *to, Traits traits)
{
    if (((Beast *)to)->attack == 3 && traits & IS_BIG)
        read_error(r, n, "nobody big attacks with 3");
}

static const Field beast_fields[] = {
    ID(Beast, id, UNIQUE("zoo/beasts")),
    CHOICE(Beast, kind, "kind", kinds, OR(0)),
    INT(Beast, attack, "attack", -3, 3, .not_zero = true, OR(1), .rule = "ZO-1"),
    INT(Beast, armour, "armour", 1, 3, ONLY(HAS_ARMOUR), ELSEWHERE("who is plain has none")),
    FIXED(Beast, fixed, 7, ONLY(IS_BIG)),
    VALUES(Beast, life[0], "life", 3, 3, INT_VALUE(uint16_t, 1, 999), .optional = true),
    PART("range", range_fields, .optional = true, .such_as = "{from: 1, to: 2}"),
    REF(Beast, prey, "prey", "zoo/beasts", 3, OR(0), .base = 1),
    REFS(Beast, foes, "foes", "zoo/beasts", 3),
    SET(Beast, habits, "habits", sorts),
    WORD(Beast, sort, "sort", sorts, .without = 1 << 2, OR(0)),
    SIGN(Beast, letter, "letter", "abc", .optional = true),
    VALUES(Beast, corner[0], "corners", 3, 4,
           TUPLE_VALUE(int16_t, 2, INT_VALUE(int16_t, 0, 900)), COUNTED(Beast, n_corners),
           .optional = true),
    VALUES(Beast, by_players[0], "by-players", 2, 2,
           TUPLE_VALUE(uint8_t, 3, INT_VALUE(uint8_t, 0, 9)), .optional = true),
    VALUES(Beast, growth[0], "growth", 1, 3, INT_VALUE(uint8_t, 1, 9), .or_one = true,
           .listed = IS_BIG, OR(4)),
    PART("loot", loot_fields, .optional = true),
    TEXT("name", "beast", ".text", .optional = true),
    CHECK(check_beast),
    {0},
};

static void draw(Reader *r, const Node *rows, const uint8_t *signs, void *to)
{
    (void)r;
    (void)rows;
    memcpy(((Zoo *)to)->map, signs, 6);
}

static void check_zoo(Reader *r, const Node *n, void *to, Traits traits)
{
    (void)r;
    (void)n;
    (void)traits;
    ((Zoo *)to)->checked++;
}

static const Field zoo_fields[] = {
    LIST(Zoo, beast[0], "beasts", 1, 3, beast_fields, COUNTED(Zoo, n)),
    DRAWING("map", 2, 3, ".#", draw, .optional = true),
    SOURCE("ZO-1"),
    CHECK(check_zoo),
    {0},
};

static const Field files[] = {PART("zoo", zoo_fields), {0}};

static char keys[256];
static Str texts;
static Zoo zoo;

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

/* Reads a zoo; each argument is a line of its own. */
static int read_zoo(const char *text)
{
    begin_lines(0);
    texts = STR_ON(keys);
    Node *root = yaml_read(&arena, "a.yaml", text, strlen(text), &problems);
    assert_non_null(root);
    Reader r = {.root = root, .error = on_error, .text = on_text};
    memset(&zoo, 0, sizeof zoo);
    read_pack(&r, files, &zoo);
    return r.errors;
}

#define ZOO(...) read_zoo("zoo:\n source: own\n beasts:\n" __VA_ARGS__)

/* One beast with these fields is refused in its line, and nothing else is said. */
static void refused(const char *beast, const char *what)
{
    char text[600], expected[600];
    snprintf(text, sizeof text, "zoo:\n source: own\n beasts:\n - {%s}\n", beast);
    assert_int_equal(read_zoo(text), 1);
    snprintf(expected, sizeof expected, "a.yaml:4: %s\n", what);
    assert_string_equal(lines, expected);
    assert_int_equal(zoo.checked, 0);
}

static void test_values(void **state)
{
    (void)state;
    assert_int_equal(ZOO(" - {id: ox, kind: big, attack: -2, armour: 3, life: [1, 20, 300],\n"
                         "    range: {from: 2, to: 5}, prey: elk, foes: [ox, elk],\n"
                         "    habits: [air, land], sort: water, letter: b, growth: [2, 3],\n"
                         "    corners: [[0, 0], [900, 0], [0, 850]],\n"
                         "    by-players: [[1, 2, 3], [4, 5, 6]], loot: {gem: 2},\n"
                         "    name: {de: Ochse, en: Ox}}\n"
                         " - {id: elk}\n"
                         " map: [.#., '##.']\n"), 0);
    const Beast *ox = &zoo.beast[0], *elk = &zoo.beast[1];
    assert_int_equal(zoo.n, 2);
    assert_string_equal(ox->id, "ox");
    assert_int_equal(ox->attack, -2);
    assert_int_equal(ox->armour, 3);
    assert_int_equal(ox->life[2], 300);
    assert_int_equal(ox->from * 10 + ox->to, 25);
    assert_int_equal(ox->prey, 2);  /* forward, and the first is 1 */
    assert_int_equal(ox->foes, 3);
    assert_int_equal(ox->habits, 5);
    assert_int_equal(ox->sort, 1);
    assert_int_equal(ox->letter, 'b');
    assert_int_equal(ox->n_corners, 3);
    assert_int_equal(ox->corner[1].x, 900);
    assert_int_equal(ox->corner[2].y, 850);
    assert_int_equal(ox->by_players[1][0], 4);
    assert_memory_equal(ox->growth, "\2\3\3", 3);
    assert_memory_equal(ox->loot, "\0\2\0", 3);
    assert_int_equal(ox->fixed, 7);
    assert_string_equal(keys, "beast.ox.text=Ochse ");
    assert_int_equal(elk->attack, 1);
    assert_int_equal(elk->prey, 0);
    assert_memory_equal(elk->growth, "\4\4\4", 3);
    assert_int_equal(elk->fixed, 0);
    assert_memory_equal(zoo.map, "\0\1\0\1\1\0", 6);
    assert_int_equal(zoo.checked, 1);
}

static void test_mistakes(void **state)
{
    (void)state;
    refused("id: ox, attack: 4",
            "'attack' is '4', but must be a whole number from -3 to 3, not 0 (ZO-1)");
    refused("id: ox, attack: 0",
            "'attack' is '0', but must be a whole number from -3 to 3, not 0 (ZO-1)");
    refused("id: ox, attack: [1]", "'attack' must be a plain value, but is a list (ZO-1)");
    refused("kind: plain", "'id' is missing");
    refused("id: ox-2", "'ox-2' is no id: use 1 to 7 of a-z, 0-9 and -, not ending in -2 to -99");
    refused("id: toolongid", "'toolongid' is no id: use 1 to 7 of a-z, 0-9 and -, not ending in "
                             "-2 to -99");
    refused("id: ox, armour: 1", "'armour' has no meaning here: who is plain has none");
    refused("id: ox, armor: 1", "'armor' is not known here");
    refused("id: ox, kind: armored, armour: 1, oddity: 2",  /* nobody knows what belongs to it */
            "'armored' is not known here; allowed: plain, armoured, big");
    refused("id: ox, sort: air", "'air' is not known here; allowed: land, water");
    refused("id: ox, prey: elk", "'elk' is not known here; allowed: ox");
    refused("id: ox, foes: [elk]", "'elk' is not known here; allowed: ox");
    refused("id: ox, habits: [fire]", "'fire' is not known here; allowed: land, water, air");
    refused("id: ox, letter: d", "'letter' is 'd', but must be one of a b c");
    refused("id: ox, range: far", "'range' must be a map such as {from: 1, to: 2}, but is a plain "
                                  "value");
    refused("id: ox, range: {from: 5, to: 4}",
            "'to' is '4', but must be a whole number from 5 to 9");
    refused("id: ox, life: [1, 2]", "'life' has 2 members, but must have 3");
    refused("id: ox, life: [1, 2, x]",
            "a member of 'life' is 'x', but must be a whole number from 1 to 999");
    refused("id: ox, corners: [[1, 2], [3, 4]]", "'corners' has 2 members, but must have 3 to 4");
    refused("id: ox, corners: [[1, 2], [3, 4], [5]]",
            "a member of 'corners' has 1 members, but must have 2");
    refused("id: ox, growth: [1, 2]", "'growth' must be a plain value, but is a list");
    refused("id: ox, kind: big, armour: 1, attack: 3", "nobody big attacks with 3");
    refused("id: ox, loot: {gold: 6}", "'gold' is '6', but must be a whole number from 1 to 5");
}

static void test_files_and_lists(void **state)
{
    (void)state;
    assert_int_equal(read_zoo("park: {}\n"), 1);
    assert_string_equal(lines, "a.yaml:1: the file 'zoo.yaml' is missing\n");
    assert_int_equal(ZOO(" - {id: ox}\n - {id: elk}\n - {id: ox}\n"), 1);
    assert_string_equal(lines, "a.yaml:6: the id 'ox' is here twice\n");
    assert_int_equal(ZOO(" - ox\n"), 1);
    assert_string_equal(lines, "a.yaml:4: this entry must be a map\n");
    assert_int_equal(ZOO(" - {id: ox}\n map: ['.#', '###']\n rule: XX-1\n"), 2);
    assert_string_equal(lines, "a.yaml:5: row 1 of 'map', from the top, must have 3 signs, but has "
                               "2\na.yaml:6: 'rule' must be a rule id such as ZO-1\n");
}

/* Of very many words as many are told as fit. */
static void test_long_lists(void **state)
{
    static const char *const many[] = {
        "a-word-of-forty-letters-the-first-of-them", "a-word-of-forty-letters-that-is-the-2nd",
        "a-word-of-forty-letters-that-is-the-3rd", "a-word-of-forty-letters-that-is-the-4th",
        "a-word-of-forty-letters-that-is-the-5th", "a-word-of-forty-letters-that-is-the-6th",
        "a-word-of-forty-letters-that-is-the-7th", "a-word-of-forty-letters-that-is-the-8th",
        "the-last"};
    const Field fields[] = {WORD(Beast, sort, "sort", many), {0}};
    (void)state;
    begin_lines(0);
    Node *map = yaml_read(&arena, "a.yaml", "sort: x\n", 8, &problems);
    Reader r = {.error = on_error};
    read_fields(&r, map, fields, &zoo.beast[0], 0);
    assert_non_null(strstr(lines, "is-the-7th, …\n"));
    read_fields(&r, map, fields, &zoo.beast[0], 0);
    assert_int_equal(r.errors, 2);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_lines, end_lines)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_values), TEST(test_mistakes), TEST(test_files_and_lists), TEST(test_long_lists),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
