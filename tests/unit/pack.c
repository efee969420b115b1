/* Tests of pack/packs.h: built-in packs, and packs from folders with everything that can be
 * wrong. */
#include "pack/packs.h"

#include "folder.h"
#include "pack/pack_read.h"
#include "unit.h"

static const Game *game;
static char dir[64], why[8192];

/* Writes a file into the folder of this test. */
static void write_file(const char *name, const char *text)
{
    assert_true(write_text(dir, name, text));
}

/* Twelve cards; the first is given. */
static void write_cards(const char *first)
{
    char text[4096];
    Str s = STR_ON(text);
    put(&s, "die: 6\ncards:\n  - %s\n", first);
    for (int i = 1; i < 12; i++)
        put(&s, "  - {id: card-x%d, value: %d, name: {de: K%d, en: C%d}}\n", i, i, i, i);
    write_file("cards.yaml", text);
}

static const char good_card[] = "{id: imp, value: 9, name: {de: Wicht, en: Imp}}";

static int begin(void **state)
{
    (void)state;
    packs_install();
    game = game_by_id("null");
    return make_folder(dir, sizeof dir, "spielwerk-pack") && game != 0 ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    return remove_folder(dir);
}

/* The folder is refused with exactly one line: its path, and then `expected`. */
static void refused(const char *expected)
{
    assert_int_equal(pack_load_dir(game, dir, why, sizeof why), -1);
    assert_true(text_starts(why, dir));
    assert_string_equal(why + strlen(dir), expected);
}

static void test_builtin(void **state)
{
    (void)state;
    const int index = pack_builtin(game);
    const Pack *pack = pack_at(index);
    assert_non_null(pack);
    assert_string_equal(pack->game, "null");
    assert_int_equal(pack->content_size, game->content_size);
    assert_int_equal((uintptr_t)pack->content % 64, 0);
    assert_int_equal(pack_find(game, pack->hash), index);
    uint8_t other[PACK_HASH] = {0};
    assert_int_equal(pack_find(game, other), -1);
    assert_string_equal(pack_text(pack, LANG_DE, "card.fox"), "Fuchs");
    assert_string_equal(pack_text(pack, LANG_EN, "seat.3"), "Seat 3");
    assert_null(pack_text(pack, LANG_EN, "card.unicorn"));
    assert_non_null(pack_rule(pack, "NU-SET-1"));
    assert_null(pack_rule(pack, "NU-SET-99"));
    for (int i = 1; i < pack->n_texts; i++)
        assert_true(strcmp(pack->texts[i - 1].key, pack->texts[i].key) < 0);
}

static void test_installing_twice(void **state)
{
    (void)state;
    const int n = pack_count();
    packs_install();
    assert_int_equal(pack_count(), n);
}

static void test_good_folder(void **state)
{
    (void)state;
    write_cards(good_card);
    write_file("texts.yaml", "verb.pass: {de: weiter, en: skip}\n");
    const int index = pack_load_dir(game, dir, why, sizeof why);
    assert_string_equal(why, "");
    assert_true(index >= 0 && index != pack_builtin(game));
    const Pack *pack = pack_at(index);
    assert_string_equal(pack->name, dir);
    assert_string_equal(pack_text(pack, LANG_EN, "card.imp"), "Imp");
    assert_string_equal(pack_text(pack, LANG_DE, "verb.pass"), "weiter");       /* its own */
    assert_string_equal(pack_text(pack, LANG_EN, "area.deck"), "Deck");         /* the base's */
    assert_non_null(pack_rule(pack, "NU-END-3"));
    assert_int_equal(pack_find(game, pack->hash), index);
    assert_int_equal(pack_load_dir(game, dir, why, sizeof why), index);
}

static void test_own_rules(void **state)
{
    (void)state;
    write_cards(good_card);
    write_file("rules.md", "## A / B\n### NU-SET-1\n- de: x\n- en: y\n");
    const Pack *pack = pack_at(pack_load_dir(game, dir, why, sizeof why));
    assert_non_null(pack);
    assert_int_equal(pack->n_rules, 1);
    write_file("rules.md", "## A / B\n### NU-SET-1\n- de: x\n");
    refused("/rules.md:2: 'NU-SET-1' has no English text (- en: …)\n");
}

static void test_missing_things(void **state)
{
    (void)state;
    refused(": the file 'cards.yaml' is missing\n");
    strcat(dir, "-nowhere");
    refused(": No such file or directory\n");
    dir[strlen(dir) - strlen("-nowhere")] = '\0';
}

static void test_bad_cards(void **state)
{
    (void)state;
    write_cards("{id: imp, value: 99, name: {de: Wicht, en: Imp}}");
    refused("/cards.yaml:3: 'value' is '99', but must be a whole number from 1 to 20\n");
    write_cards("{id: imp, value: 9, name: {de: Wicht, en: Imp}, colour: red}");
    refused("/cards.yaml:3: 'colour' is not known here\n");
    write_cards("{id: imp, value: 9, name: {de: Wicht}}");
    refused("/cards.yaml:3: the text 'card.imp' has no 'en'\n");
    write_cards("{id: imp, value: 9, name: {de: Wicht, en: ''}}");
    refused("/cards.yaml:3: the text 'card.imp' must not be empty\n");
    write_cards("{id: imp, value: 9, name: {de: Wicht, en: Imp, fr: Lutin}}");
    refused("/cards.yaml:3: 'fr' is not known here\n");
    write_file("cards.yaml", "die: 6\ncards: []\n");
    refused("/cards.yaml:2: 'cards' has 0 members, but must have 12 to 32\n");
    write_file("cards.yaml", "die: 6\ncards: [\n");
    refused("/cards.yaml:3: not valid YAML: did not find expected node content\n");
}

static void test_duplicate_texts(void **state)
{
    char expected[256];
    (void)state;
    write_cards("{id: card-x3, value: 9, name: {de: Wicht, en: Imp}}");
    snprintf(expected, sizeof expected,
             "/cards.yaml:6: the text 'card.card-x3' is here twice, first in %s/cards.yaml:3\n",
             dir);
    refused(expected);
}

static void test_bad_texts(void **state)
{
    (void)state;
    write_cards(good_card);
    write_file("texts.yaml", "a.b: {de: x, en: y}\nc.d: nothing\n");
    refused("/texts.yaml:2: the text 'c.d' must be a map of de and en\n");
    write_file("texts.yaml", "- a\n");
    refused("/texts.yaml:1: texts.yaml must be a map of keys to {de, en}\n");
    write_file("texts.yaml", "a.b: {de: x, en: y}\na.b: {de: x, en: y}\n");
    refused("/texts.yaml:2: 'a.b' is here twice, first in line 1\n");
}

static void test_unknown_files(void **state)
{
    (void)state;
    write_cards(good_card);
    write_file("heroes.yaml", "a: 1\n");
    refused("/heroes.yaml:1: this game has no use for a file 'heroes.yaml'\n");
}

static void test_other_endings(void **state)
{
    (void)state;
    write_cards(good_card);
    write_file("README.md", "Notes are welcome.\n");
    write_file("cards.yml", "a: 1\n");
    refused(": only .yaml and .md files belong here\n");
}

/* More mistakes than fit are cut off, not written beyond the end. */
static void test_small_buffer(void **state)
{
    char small[16];
    (void)state;
    write_file("cards.yaml", "die: x\ncards: 3\nmore: 4\n");
    assert_int_equal(pack_load_dir(game, dir, small, sizeof small), -1);
    assert_int_equal(strlen(small), sizeof small - 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

/* ---- kept sources ---- */

static const Pack *restored(const Game *of, uint8_t number, const uint8_t *sources, size_t n)
{
    uint8_t hash[PACK_HASH] = {number};
    const int index = pack_restore(of, hash, sources, n, why, sizeof why);
    assert_string_equal(why, "");
    assert_true(index >= 0);
    assert_int_equal(pack_find(of, hash), index);
    return pack_at(index);
}

/* Every game's pack can be made anew from what the program keeps of it, under another hash. */
static void test_kept_sources(void **state)
{
    (void)state;
    for (int i = 0; i < n_games; i++) {
        size_t n;
        const Pack *base = pack_at(pack_builtin(games[i]));
        const uint8_t *sources = pack_sources(base, &n);
        assert_non_null(sources);
        const Pack *again = restored(games[i], (uint8_t)(1 + i), sources, n);
        assert_int_equal(again->content_size, base->content_size);
        assert_memory_equal(again->content, base->content, base->content_size);
        assert_int_equal(again->n_texts, base->n_texts);
        assert_int_equal(again->n_rules, base->n_rules);
        assert_ptr_equal(pack_at(pack_builtin(games[i])), base);
        assert_null(pack_sources(again, &n));
    }
}

/* What has changed since is as it was, with its texts. */
static void test_old_sources(void **state)
{
    (void)state;
    write_cards(good_card);
    MemArena arena = {0};
    char lines[200];
    Str out = STR_ON(lines);
    Problems problems = {.out = &out};
    PackFile files[PACK_FILES];
    size_t packed;
    const int n = pack_files(&arena, dir, files, &problems);
    assert_int_equal(n, 1);
    const uint8_t *sources = sources_pack(&arena, files, n, &packed);
    const Pack *pack = restored(game, 99, sources, packed);
    const Pack *base = pack_at(pack_builtin(game));
    assert_memory_not_equal(pack->content, base->content, base->content_size);
    assert_string_equal(pack_text(pack, LANG_DE, "card.imp"), "Wicht");
    assert_non_null(pack_text(pack, LANG_DE, "option.interrupts"));
    mem_free(&arena);
}

static void test_damaged_sources(void **state)
{
    (void)state;
    static const uint8_t hash[PACK_HASH] = {77};
    size_t n;
    const uint8_t *good = pack_sources(pack_at(pack_builtin(game)), &n);
    uint8_t *bad = malloc(n);
    assert_non_null(bad);
    const int before = pack_count();
    for (size_t i = 0; i < n; i += 7) {
        memcpy(bad, good, n);
        bad[i] ^= 0x55;
        assert_int_equal(pack_restore(game, hash, bad, n, why, sizeof why), -1);
        assert_string_equal(why, "kept-4d000000: the sources are damaged\n");
    }
    for (size_t i = 0; i < n; i += 11)
        assert_int_equal(pack_restore(game, hash, good, i, why, sizeof why), -1);
    free(bad);
    /* Files of another game are no sources of this one. */
    good = pack_sources(pack_at(pack_builtin(game_by_id("brawl"))), &n);
    assert_int_equal(pack_restore(game, hash, good, n, why, sizeof why), -1);
    assert_non_null(strstr(why, "kept-4d000000/arena.yaml"));
    assert_int_equal(pack_count(), before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_builtin), TEST(test_installing_twice), TEST(test_good_folder),
        TEST(test_own_rules), TEST(test_missing_things), TEST(test_bad_cards),
        TEST(test_duplicate_texts), TEST(test_bad_texts), TEST(test_unknown_files),
        TEST(test_other_endings), TEST(test_small_buffer), TEST(test_kept_sources),
        TEST(test_old_sources), TEST(test_damaged_sources),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
