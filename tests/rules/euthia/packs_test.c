/* Euthia: packs of one's own. The files of the built-in pack, each time spoilt in one place that
 * several fields or entries must keep together (single fields: schemas_test.c), must be refused
 * with file, line and reason. Run it from the project folder. */
#include "../../unit/unit.h"

#include "games/euthia/content.h"
#include "pack/pack_read.h"

enum { TEXT_CAP = 131072 };

static MemArena arena;
static PackFile files[PACK_FILES];
static int n_files;

static int begin(void **state)
{
    static char why[1000];
    Str out = STR_ON(why);
    Problems problems = {.out = &out};
    (void)state;
    n_files = pack_files(&arena, "content/euthia", files, &problems);
    return problems.n == 0 && n_files > 0 ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    mem_free(&arena);
    return 0;
}

typedef struct Mistake {
    const char *file;      /* in which `from` becomes `to` */
    const char *from, *to;
    const char *at;        /* what stands in the line of the error; NULL: the mistake itself */
    const char *what;
} Mistake;

static int line_of(const Mistake *m, const char *text, const char *what)
{
    const char *at = strstr(text, what);
    int line = 1;
    if (at == 0)
        fail_msg("'%s' is not in %s.yaml", what, m->file);
    for (const char *p = text; p < at; p++)
        line += *p == '\n';
    return line;
}

/* The text with the mistake; returns the line where it is to be told. */
static int spoil(const Mistake *m, const char *text, char spoilt[TEXT_CAP])
{
    const int line = line_of(m, text, m->from);
    const char *at = strstr(text, m->from);
    const int n = snprintf(spoilt, TEXT_CAP, "%.*s%s%s", (int)(at - text), text, m->to,
                           at + strlen(m->from));
    assert_true(n < TEXT_CAP);
    return m->at != 0 ? line_of(m, spoilt, m->at) : line;
}

/* Refused, and the first error is the one expected. */
static void check_mistake(const Mistake *m)
{
    static char spoilt[TEXT_CAP], why[20000];
    static const Game game = {
        .id = "euthia", .content_size = sizeof(Content), .read = euthia_read,
    };
    PackFile mine[PACK_FILES];
    char name[40], expected[600];
    MemArena a = {0};
    Str out = STR_ON(why);
    Problems problems = {.out = &out};
    snprintf(name, sizeof name, "%s.yaml", m->file);
    why[0] = '\0';
    for (int i = 0; i < n_files; i++) {
        mine[i] = files[i];
        if (strcmp(files[i].name, name) != 0)
            continue;
        const int line = spoil(m, files[i].text, spoilt);
        mine[i].text = spoilt;
        mine[i].n = strlen(spoilt);
        snprintf(expected, sizeof expected, "pack/%s:%d: %s", name, line, m->what);
    }
    const PackFrom from = {.dir = "pack", .files = mine, .n_files = n_files, .name = "spoilt"};
    assert_null(pack_read(&a, &game, &from, &problems));
    why[strcspn(why, "\n")] = '\0';
    assert_string_equal(why, expected);
    mem_free(&a);
}

static void check_mistakes(const Mistake *all, size_t n)
{
    for (size_t i = 0; i < n; i++)
        check_mistake(&all[i]);
}
#define CHECK(mistakes) check_mistakes(mistakes, sizeof(mistakes) / sizeof *(mistakes))

/* test EU-MATK-15 EU-HATK-10 rows have no gaps, their last is open, and more is never less */
static void test_rows(void **state)
{
    static const Mistake all[] = {
        {"monsters", "{from: 8, to: 11", "{from: 9, to: 11", 0,
         "a row begins right after the one before it: 'from' must be 8"},
        {"monsters", "{from: 8, to: 11, injuries: 2}", "{from: 8, to: 7, injuries: 2}", 0,
         "'from' is 8, but must not be above 'to', 7"},
        {"monsters", "{from: 12, injuries: 3}", "{from: 12, to: 14, injuries: 3}", 0,
         "the last row goes on: leave out its 'to'"},
        {"monsters", "{from: 8, to: 11", "{from: 8", 0,
         "a row begins right after the one before it: 'from' must be 128"},
        {"trade", "{from: 8, to: 10, damage: 2}", "{from: 8, to: 10, damage: 0}", 0,
         "a higher roll must not do less: 0 after 1"},
    };
    (void)state;
    CHECK(all);
}

/* test EU-TIME-1 EU-TIME-3 EU-PERM-1 effects stand where and when they mean something */
static void test_effects(void **state)
{
    static const Mistake all[] = {
        {"trade", "[{do: foot, n: -1}]", "[{do: damage, n: 1}]", 0,
         "'damage' has no meaning here: it belongs to attacks"},
        {"trade", "when: after-monster, does: [{do: foot, n: -1}]",
         "when: outside, does: [{do: foot, n: -1}]", 0,
         "'foot' cannot happen at 'outside'; allowed: always, before-monster, around-monster, "
         "after-monster"},
        {"trade", "{do: ward, powers: [fire, air, earth]}", "{do: ward}", 0,
         "'ward' needs 'powers'"},
        {"gems", "when: always, does", "when: always, pay: {what: gold, n: 1}, does", 0,
         "what holds always is not paid for"},
        {"heroes", "may-pay: {what: essence, n: 1, does: {do: heal, n: 2}}, does: "
         "[{do: heal, n: 4}]",
         "may-pay: {what: essence, n: 1, times: 4, does: {do: heal, n: 2}}, does: "
         "[{do: heal, n: 4}, {do: gold, n: 1}]", 0,
         "a use that is paid every time has at most 5 effects, but here 'does' has 2 and "
         "'may-pay' adds 4"},
        {"cards", "{do: clover, n: -2}", "{do: gold, n: 2}", 0,
         "'gold' has no meaning here: it belongs to uses gains"},
        {"gems", "uses: [{when: any, does: [{do: heal, n: 2}]}],",
         "one-of: yes, uses: [{when: any, does: [{do: heal, n: 2}]}],", "id: opal",
         "'one-of' needs several 'uses'"},
        {"gems", "copies: 15, health: 1,", "copies: 15,", 0, "a gem has 'uses' or 'health'"},
    };
    (void)state;
    CHECK(all);
}

/* test EU-BUY-2 EU-BUY-3 EU-SELL-7 EU-SHIELD-2 tiles are what their kind says */
static void test_tiles(void **state)
{
    static const Mistake all[] = {
        {"trade", "price: 4, sale: 2, gems: 1,", "price: 4, sale: 5, gems: 1,", 0,
         "'sale' is 5, but must not be above 'price' (EU-BUY-2)"},
        {"heroes", "slot: ability, price: 2,", "slot: ability, price: 2, sale: 1,", 0,
         "an ability cannot be sold: leave out 'sale' (EU-BUY-3)"},
        {"trade", "kind: shield, copies: 3, price: 3, sale: 1,\n     uses: "
         "[{when: after-monster, does: [{do: foot, n: -1}]}],",
         "kind: shield, copies: 3, price: 3, sale: 1,", 0,
         "a shield needs 'uses' (EU-SHIELD-2)"},
        {"treasures", "     gains: [{do: gold, n: 3}],\n", "", "id: purse-of-coins",
         "what is taken at once needs 'gains'"},
        {"resources", "{gains: [{do: gold, n: 6}]}", "{gains: [{do: potion, n: 6}]}", 0,
         "a resource sells for 'gold', 'reputation' and a 'gem' (EU-SELL-7)"},
        {"resources", "{gains: [{do: gold, n: 6}]}", "{gains: [{do: gold, n: -6}]}", 0,
         "nobody pays for selling: 'n' must be above 0"},
    };
    (void)state;
    CHECK(all);
}

/* test EU-HTILE-5 EU-HERO-6 EU-HERO-7 EU-SKOL-1 the tiles and the board of a hero fit together */
static void test_heroes(void **state)
{
    static const Mistake all[] = {
        {"heroes", "value: 6, players: 2-4,", "value: 6,", "- id: taesiri",
         "3 tiles have the value 6 with 1 player, but must be two (EU-HTILE-5)"},
        {"heroes", "{slot: sword}, {slot: sword, gold: 4}", "{slot: sword, gold: 1}", "- id: ael",
         "1 start tiles need an open 'sword' slot, but there are 0 (EU-HERO-6)"},
        {"heroes", "[{slot: sword}, {slot: sword, gold: 4}",
         "[{slot: helm}, {slot: sword}, {slot: sword, gold: 4}", "- id: ael",
         "hero slots stand before equipment slots"},
        {"heroes", "gaar: 4\n", "gaar: 4\n  dwurt: 5\n", "- id: ael",
         "a hero has slots for 'gaar' or for 'dwurt' (EU-SKOL-1)"},
        {"heroes", "slot: ability, value: 3, price: 2,", "slot: ability, value: 7, price: 2,",
         "- id: ael",
         "'ward-sign' stands after a tile of a higher value (EU-HERO-7)"},
    };
    (void)state;
    CHECK(all);
}

/* test EU-SETUP-11 EU-ELITE-3 EU-ELITE-9 monsters and elites stand by level, enough of them */
static void test_numbers(void **state)
{
    static const Mistake all[] = {
        {"monsters", "en: \"Cave rat\"}, level: 1", "en: \"Cave rat\"}, level: 2", "id: swamp-toad",
         "'swamp-toad' stands after one of a higher level"},
        {"elites", "level: 3, health: 23", "level: 2, health: 23", "- {id: bandit-chief",
         "there are 5 elites of level 3, but four players need 6 (EU-ELITE-3)"},
        {"elites", "hides: beside, where: [merchants],", "hides: beside,", "id: bandit-chief",
         "'where' is missing: an elite hides somewhere (EU-ELITE-9)"},
    };
    (void)state;
    CHECK(all);
}

/* test EU-SPEC-2 EU-LOOT-1 EU-TILE-1 EU-MAPSET-4 map tiles */
static void test_map(void **state)
{
    static const Mistake all[] = {
        {"map", "{is: merchants, level: 1, loot: {gold: 4}}", "{is: merchants, loot: {gold: 4}}",
         0, "loot lies with a monster: 'level' is missing (EU-LOOT-1)"},
        {"map", "{is: lake}", "{is: outer}", "id: i-f2",
         "'outer' fields lie round a 'centre' (EU-SPEC-2)"},
        {"map", "{is: encounter}", "{is: cave}", "id: i-e1",
         "an encounter tile, and no other, has one encounter: on a field or as 'centre' "
         "(EU-MAPSET-4)"},
        {"map", "group: start, centre: church,", "group: start,", 0,
         "the centre of a start tile is the church (EU-TILE-1)"},
        {"map", "fields: [{is: outer,", "fields: [{is: cave,", "id: iii-f1",
         "round a 'centre' there are only 'outer' and 'meadow' fields"},
    };
    (void)state;
    CHECK(all);
}

/* test EU-MAPSET-2 EU-MAPSET-5 EU-MAPSET-6 EU-MAPSET-8 EU-SCEN-3 EU-SCEN-4 EU-WD-4 scenarios ask
 * for what there is, and their foe comes to the map */
static void test_scenarios(void **state)
{
    static const Mistake all[] = {
        {"scenarios", "start: start-a", "start: i-f1", "- id: hunt\n",
         "hunt: 'i-f1' is no start tile (EU-MAPSET-2)"},
        {"scenarios", "other: [3, 4, 6, 8]", "other: [3, 4, 6, 9]", "- id: hunt\n",
         "hunt: chapter 1 has only 3 encounter tiles and 8 others, not 2 and 9 (EU-MAPSET-6, -8)"},
        {"scenarios", "fixed: [2, 3, 3, 3]", "fixed: [2, 2, 3, 3]", "- id: hunt\n",
         "hunt: chapter 1 has 3 fixed tiles for 2 players, not 2 (EU-MAPSET-5)"},
        {"scenarios", "    foe: farruga\n", "", "- id: dark-wings",
         "'fly', 'march' and 'toll' need a 'foe'"},
        {"scenarios", "solo: {what: reputation, n: 35}", "solo: {what: foe}", "- id: hunt\n",
         "a goal or rank about the foe needs a 'foe'"},
        {"scenarios", "solo: {what: reputation, n: 35}", "solo: {what: levels, n: 35}",
         "- id: hunt\n",
         "the goal of solo is 'reputation' or 'foe', of coop 'levels' or 'foe'"},
        {"scenarios", "    fly: {from: 6, injuries: 4}\n", "", "- id: dark-wings",
         "dark-wings: 'farruga' has no 'tile', so the scenario must let it 'fly'"},
        {"scenarios", ", tiles: [ruins]}", "}", "- id: walking-destruction",
         "walking-destruction: 'golem' appears on 'ruins', which is not among the 'tiles' of "
         "chapter 3"},
        {"scenarios", "    tile: ruins\n", "    tile: i-o1\n", "- id: walking-destruction",
         "walking-destruction: 'golem' appears on 'i-o1', which is not among the 'tiles' of "
         "chapter 1"},
        {"scenarios", "    fly: {from: 6, injuries: 4}\n",
         "    fly: {from: 6, injuries: 4}\n    march: [{direction: e, steps: 1, extra: again}]\n",
         "- id: dark-wings",
         "a 'march' needs a card without 'extra: again', or it never ends"},
        {"scenarios", "{grade: hunter, from: 35}", "{grade: hunter, from: 0}", "- id: hunt\n",
         "grades begin with 'from: 0' and rise"},
    };
    (void)state;
    CHECK(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows), cmocka_unit_test(test_effects),
        cmocka_unit_test(test_tiles), cmocka_unit_test(test_heroes),
        cmocka_unit_test(test_numbers), cmocka_unit_test(test_map),
        cmocka_unit_test(test_scenarios),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
