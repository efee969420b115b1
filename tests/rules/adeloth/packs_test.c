/* Reflections of Adeloth: packs of one's own. The files of a good pack, in
 * tests/packs/adeloth-vectors, break in one place each what several fields or entries must keep
 * together (single fields: schemas_test.c), and must be refused with file, line and reason. And
 * content/adeloth must say which numbers are our own design.
 * Run it from the project folder. */
#include "../../unit/folder.h"
#include "../../unit/unit.h"

#include "core/game.h"
#include "games/adeloth/content.h"
#include "pack/packs.h"
#include "pack/yaml.h"

enum { FILES = 3, TEXT_CAP = 65536 };
typedef enum File { BOARD, CARDS, PROFESSIONS_FILE } File;
static const char *const files[FILES] = {"board", "cards", "professions"};
static char original[FILES][TEXT_CAP], built_in[FILES][TEXT_CAP];

static const Game *game;
static char dir[64], why[8192];

static int load(const char *from, char text[FILES][TEXT_CAP])
{
    char path[80];
    for (int i = 0; i < FILES; i++) {
        snprintf(path, sizeof path, "%s/%s.yaml", from, files[i]);
        FILE *f = fopen(path, "r");
        if (f == 0)
            return -1;
        const size_t n = fread(text[i], 1, TEXT_CAP - 1, f);
        fclose(f);
        text[i][n] = '\0';
    }
    return 0;
}

static int begin(void **state)
{
    (void)state;
    packs_install();
    game = game_by_id("adeloth");
    return game != 0 && make_folder(dir, sizeof dir, "spielwerk-adeloth") &&
                   load("tests/packs/adeloth-vectors", original) == 0 &&
                   load("content/adeloth", built_in) == 0
               ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    return remove_folder(dir);
}

/* The files with `from` replaced by `to` in one of them; returns the line of the place. */
static int write_with(File file, const char *from, const char *to)
{
    static char text[TEXT_CAP + 1000];
    const char *at = strstr(original[file], from);
    int line = 1;
    if (at == 0)
        fail_msg("'%s' is not in %s.yaml", from, files[file]);
    for (const char *p = original[file]; p < at; p++)
        line += *p == '\n';
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - original[file]), original[file], to,
             at + strlen(from));
    for (int i = 0; i < FILES; i++) {
        char name[40];
        snprintf(name, sizeof name, "%s.yaml", files[i]);
        assert_true(write_text(dir, name, i == (int)file ? text : original[i]));
    }
    return line;
}

typedef struct Mistake {
    File file;
    const char *from, *to;
    int below;         /* the error is so many lines below the place; negative: above */
    const char *what;
} Mistake;

/* Refused, and the first error is the one expected. */
static void check_mistakes(const Mistake *all, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const Mistake *m = &all[i];
        char expected[600];
        const int line = write_with(m->file, m->from, m->to) + m->below;
        why[0] = '\0';
        assert_int_equal(pack_load_dir(game, dir, why, sizeof why), -1);
        why[strcspn(why, "\n")] = '\0';
        snprintf(expected, sizeof expected, "%s/%s.yaml:%d: %s", dir, files[m->file], line,
                 m->what);
        assert_string_equal(why, expected);
    }
}

#define CHECK(mistakes) check_mistakes(mistakes, sizeof(mistakes) / sizeof *(mistakes))

/* test AD-BOARD-5 the board is data: a pack may have another one */
static void test_other_board(void **state)
{
    (void)state;
    write_with(BOARD, "\"S..X..S\"", "\"SX....S\"");
    const int index = pack_load_dir(game, dir, why, sizeof why);
    assert_string_equal(why, "");
    assert_true(index >= 0 && index != pack_builtin(game));
    const AdelothContent *other = pack_at(index)->content;
    assert_int_equal(other->board.of_kind[SHOP], (Fields)1 << (3 * SIDE + 1));
    assert_int_equal(other->board.start[1], 6 * SIDE + 3);
}

/* test AD-EQ-2 a bonus for nobody is none, whatever it says */
static void test_bonus_for_nobody(void **state)
{
    (void)state;
    write_with(CARDS, "for: general, attack: 2", "for: nobody, attack: 2");
    const int index = pack_load_dir(game, dir, why, sizeof why);
    assert_string_equal(why, "");
    const AdelothContent *other = pack_at(index)->content;
    for (int i = 0; i < other->n_cards; i++)
        if (other->card[i].type == EQUIPMENT)
            assert_int_equal(other->card[i].bonus.attack, 0);
}

/* test AD-BOARD-1 AD-BOARD-5 boards with wrong rows, signs or starts are refused */
static void test_bad_board(void **state)
{
    static const Mistake all[] = {
        {BOARD, "\"...2...\"", "\"...1...\"", -1,
         "the board needs one field 1 and one field 2 (AD-SET-2)"},
        {BOARD, "\"...2...\"", "\".......\"", -1,
         "the board needs one field 1 and one field 2 (AD-SET-2)"},
        {BOARD, "\"...2...\"\n  - \".....M.\"", "\"1111111\"\n  - \"111..M.\"", -1,
         "the board needs one field 1 and one field 2 (AD-SET-2)"},
    };
    (void)state;
    CHECK(all);
}

/* test AD-CARD-1 AD-ARC-3 AD-L12-2 AD-RULE-82 what a card is: words, ids, numbers, tiers */
static void test_bad_cards(void **state)
{
    static const Mistake all[] = {
        {CARDS, "id: thorn-boar", "id: wolf-pup", 0, "the id 'wolf-pup' is here twice"},
        {CARDS, "id: bee-swarm", "id: wolf-pup", 0, "the id 'wolf-pup' is here twice"},
        {CARDS, "    left-out: yes  # in", "    # in", -116,
         "one card green t1.1 must be 'left-out', and no other (AD-L12-2)"},
        {CARDS, "id: emerald-dragon, colour: green, tier: t4", "id: emerald-dragon, colour: green, "
         "tier: t3", -418, "there are 4 cards green t3, but must be 3"},
    };
    (void)state;
    CHECK(all);
}

/* test AD-CARD-2 AD-SPY-2 AD-SPY-4 AD-SPY-7 AD-CAB-2 costs */
static void test_bad_costs(void **state)
{
    static const Mistake all[] = {
        {CARDS, "hybrid: 3, spy: 1", "hybrid: 3, spy: 4", 0,
         "'spy' is the least gold of a 'hybrid' cost: at most 3 (AD-SPY-4)"},
        {CARDS, "hybrid: 3, spy: 1", "hybrid: 3", 0,
         "'hybrid' needs 'spy', the least gold of it (AD-SPY-2)"},
        {CARDS, "cost: {mana: 3, gold: 1}, durability", "cost: {mana: 3, hybrid: 3, spy: 1}, "
         "durability", 0, "a spy cost is for servants, and for orders and spells with one target "
         "that is not 'up-to' (AD-SPY-7)"},
        {CARDS, "cost: {mana: 4}, durability: 4, bounty: 3,", "cost: {mana: 4, hybrid: 4, spy: 1}, "
         "durability: 4, bounty: 3, abilities: [{when: activated, cost: {mana: 1}, "
         "target: {what: servant}, does: [{do: damage, n: 1}]}],", 0,
         "a spy cost is for servants, and for orders and spells with one target that is not "
         "'up-to' (AD-SPY-7)"},
        {CARDS, "cost: {exhaust: yes}", "cost: {mana: 0}", -1,
         "an activated ability must cost something (AD-CAB-2)"},
    };
    (void)state;
    CHECK(all);
}

#define SPARKS "        target: {what: servant}\n        does: [{do: damage, n: 2}]"
#define AMBUSH "        target: {what: character, side: enemy}\n        does: [{do: summon"
#define OBLIVION "        target: {what: servant}\n        does: [{do: forget}, {do: remove}]"
#define COUNTER "reaction: yes\n    cost: {mana: 3}\n    bounty: 2\n    abilities:\n" \
                "      - when: played\n        target: {what: effect"

/* test AD-TGT-4 AD-REM-3 AD-CONT-12 AD-CONT-19 who aims must say at what */
static void test_bad_targets(void **state)
{
    static const Mistake all[] = {
        {CARDS, SPARKS, "        does: [{do: damage, n: 2}]", -1, "'damage' needs a 'target'"},
        {CARDS, AMBUSH, "        target: {what: character, up-to: 1}\n"
         "        does: [{do: summon", -1,
         "'summon' needs a single target, and not 'up-to' (AD-TGT-4)"},
        {CARDS, "side: own, up-to: 1, other: yes", "side: own, up-to: 2, other: yes", -1,
         "'place' needs a single target"},
        {CARDS, "side: own, up-to: 1, other: yes", "side: own, up-to: 1, count: 1", 0,
         "a target has either 'count' or 'up-to'"},
        {CARDS, AMBUSH, "        target: {what: character, count: 2}\n"
         "        does: [{do: summon", -1,
         "'summon' needs a single target, and not 'up-to' (AD-TGT-4)"},
        {CARDS, OBLIVION, "        target: {what: character}\n        does: [{do: remove}]", -1,
         "'remove' is for servants, not for generals (AD-REM-3)"},
        {CARDS, "{do: negate}", "{do: moved}", -2,
         "'negate' and the target 'effect' belong together"},
        {CARDS, "target: {what: effect, side: enemy}", "target: {what: effect}", -1,
         "the target 'effect' is for orders and spells: a single one with side: enemy "
         "(AD-CONT-12)"},
        {CARDS, COUNTER, &COUNTER[sizeof "reaction: yes\n    " - 1], -4,
         "who aims at an effect must be a reaction (AD-CONT-19)"},
        {CARDS, "to: enemy-general", "to: loser", -1, "'loser' is for rule cards (AD-ATR-14)"},
        {CARDS, "to: own-servants", "to: self", -1,
         "'self' is for abilities of servants, equipment and generals"},
    };
    (void)state;
    CHECK(all);
}

/* test AD-GAB-3 AD-SUM-6 AD-UPG-3 effects: amounts, places and conditions that mean something */
static void test_bad_effects(void **state)
{
    static const Mistake all[] = {
        {CARDS, "with: knowledge", "with: armour", -14,
         "an ability asks for the upgrade 'armour', which is not in 'upgrades'"},
    };
    (void)state;
    CHECK(all);
}

/* test AD-PLAY-2 AD-EQ-1 AD-EQ-10 AD-SPY-6 AD-UPG-1 AD-CONT-10 what belongs to which type of
 * card */
static void test_bad_types(void **state)
{
    static const Mistake all[] = {
        {CARDS, "- when: removed\n", "- when: played\n", 0,
         "'played' is for orders and spells, and only that (AD-PLAY-2)"},
        {CARDS, "durability: 3, bounty: 2,", "durability: 3, bounty: 2, abilities: "
         "[{when: removed, does: [{do: draw, n: 1}]}],", 0,
         "abilities of equipment must be 'activated' (AD-EQ-10)"},
        {CARDS, "does: [{do: damage, n: 2}]", "does: [{do: damage, n: 2}]\n      - when: played\n"
         "        does: [{do: gold, n: 1}]", -9,
         "an order or a spell has exactly one ability: what it does"},
        {CARDS, "durability: 3", "durability: 3, reaction: yes", 0,
         "equipment is played as an action (AD-EQ-1)"},
        {CARDS, "durability: 3", "durability: 3, keywords: [swift]", 0,
         "only servants have keywords and upgrades"},
        {CARDS, "bounty: 1, keywords", "bounty: 1, reaction: yes, keywords", -1,
         "a servant is a reaction only by its spy cost (AD-SPY-6)"},
        {CARDS, "bounty: 1, keywords", "bounty: 1, bonus: {for: general, attack: 1}, keywords", -1,
         "a servant has a bonus 'for' self or others-in-warband, equipment for general, other "
         "cards none"},
        {CARDS, "for: others-in-warband,", "for: others-in-warband, while: own-armour-upgrade,", 0,
         "'while' goes with 'for: self' alone"},
        {CARDS, "while: falling-on-the-back,", "while: falling-on-the-back, resistance: 1,", 0,
         "'falling-on-the-back' changes 'attack' alone (AD-CONT-10)"},
        {CARDS, "{kind: armour, price: 2, resistance: 2}", "{kind: weapons, price: 2}", 0,
         "a card has at most one upgrade of a kind"},
        {CARDS, "      - when: own-wins-intelligence\n        does", "      - when: activated\n"
         "        cost: {mana: 1}\n        does", -6, "a card has at most one activated ability"},
    };
    (void)state;
    CHECK(all);
}

#define CHARGE "slots: [0, 3, 5]\n        cooldown: 1\n        cost: {mana: 1}\n" \
               "        target: {what: servant, side: own}\n" \
               "        does: [{do: movement, n: [1, 2, 2]}, {do: refresh, from-points: 3}]\n" \
               "      - id: take-cover\n        slots: [0, 4]"
#define NO_CHARGE "slots: [3, 3, 5]\n        cooldown: 1\n        cost: {mana: 1}\n" \
                  "        target: {what: servant, side: own}\n" \
                  "        does: [{do: movement, n: [1, 2, 2]}, {do: refresh, from-points: 3}]\n" \
                  "      - id: take-cover\n        slots: [3, 4]"

/* test AD-PROF-1 AD-LVL-1 AD-LVL-3 AD-GAB-2 professions: thresholds, slots, general abilities */
static void test_bad_professions(void **state)
{
    static const Mistake all[] = {
        {PROFESSIONS_FILE, CHARGE, NO_CHARGE, -2,
         "a general could rise to a level without a slot to invest in (AD-PROF-1)"},
        {PROFESSIONS_FILE, "n: 2, from-points: 2", "n: 2, from-points: 3", -4,
         "'from-points' is 3, but there are 2 slots"},
        {PROFESSIONS_FILE, "cost: {remove-servant: yes}", "cost: {remove-servant: yes}\n"
         "        target: {what: servant, side: own}", -3,
         "a general ability with 'remove-servant' has no target"},
        {PROFESSIONS_FILE, "id: rune-master", "id: sparks", 0, "the id 'sparks' is here twice"},
        {PROFESSIONS_FILE, "id: shift", "id: charge", 0, "the id 'charge' is here twice"},
    };
    (void)state;
    CHECK(all);
}

/* test AD-WARE-1 AD-RC-3 AD-RC-7 the goblin shop and the rule cards */
static void test_bad_wares(void **state)
{
    static const Mistake all[] = {
        {PROFESSIONS_FILE, "{do: defenceless, to: loser}", "{do: defenceless}", 0,
         "'defenceless' of a rule card needs a 'to' such as loser or winner (AD-RC-3)"},
        {PROFESSIONS_FILE, "{do: xp, n: 1}", "{do: place}", 0, "'place' needs a 'target'"},
    };
    (void)state;
    CHECK(all);
}

/* ---- sources --------------------------------------------------------------------------------- */

static int check_sources(const Node *list, const char *source)
{
    int n = 0;
    assert_non_null(list);
    for (const Node *one = list->child; one != 0; one = one->next, n++) {
        const Node *said = node_find(one, "source");
        if (said == 0 || strcmp(said->text, source) != 0)
            fail_msg("%s:%d must say 'source: %s'", one->file, one->line, source);
    }
    return n;
}

static const Node *tree(MemArena *arena, File file, Problems *problems)
{
    const Node *root = yaml_read(arena, files[file], built_in[file], strlen(built_in[file]),
                                 problems);
    assert_non_null(root);
    return root;
}

/* test AD-CONT-18 the rulebook states the numbers of the basic rules; board, cards, tokens,
 * professions, wares and rule cards are our own design and say so */
static void test_sources(void **state)
{
    static const char *const stated[] = {"general", "movement", "hand", "mana", "attributes"};
    char lines[256];
    MemArena arena = {0};
    Str out = STR_ON(lines);
    Problems problems = {.out = &out};
    (void)state;
    const Node *board = tree(&arena, BOARD, &problems);
    assert_string_equal(node_find(board, "source")->text, "own");
    for (size_t i = 0; i < sizeof stated / sizeof *stated; i++)
        assert_string_equal(node_find(node_find(board, stated[i]), "source")->text, "rulebook");
    const Node *cards = tree(&arena, CARDS, &problems);
    assert_int_equal(check_sources(node_find(cards, "cards"), "own"), 42);
    assert_int_equal(check_sources(node_find(cards, "tokens"), "own"), 2);
    const Node *rest = tree(&arena, PROFESSIONS_FILE, &problems);
    assert_int_equal(check_sources(node_find(rest, "professions"), "own"), 2);
    assert_int_equal(check_sources(node_find(rest, "wares"), "own"), 8);
    assert_int_equal(check_sources(node_find(rest, "rule-cards"), "own"), 3);
    mem_free(&arena);
}

/* AD-MOD-2: newcomers begin at the first level; bots among themselves play the second. */
static void test_levels_to_begin_with(void **state)
{
    Setup people, bots;
    (void)state;
    game_setup_default(game, pack_builtin(game), 2, &people);
    game_setup_automatic(game, pack_builtin(game), 2, &bots);
    for (int i = 0; i < game->n_options; i++) {
        if (strcmp(game->options[i].id, "level") != 0)
            continue;
        assert_string_equal(game->options[i].words[people.option[i]], "1");
        assert_string_equal(game->options[i].words[bots.option[i]], "2");
        return;
    }
    fail_msg("there is no option 'level'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_levels_to_begin_with),
        cmocka_unit_test(test_other_board), cmocka_unit_test(test_bonus_for_nobody),
        cmocka_unit_test(test_bad_board),
        cmocka_unit_test(test_bad_cards), cmocka_unit_test(test_bad_costs),
        cmocka_unit_test(test_bad_targets), cmocka_unit_test(test_bad_effects),
        cmocka_unit_test(test_bad_types), cmocka_unit_test(test_bad_professions),
        cmocka_unit_test(test_bad_wares),
        cmocka_unit_test(test_sources),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
