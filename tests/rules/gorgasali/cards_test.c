/* Gorgasali Battle Royale: weapons.yaml and supports.yaml. Every card as stated, and the decks. */
#include "content_kit.h"

#include "pack/yaml.h"

/* ---- weapons -------------------------------------------------------------------------------- */

/* test GO-COMP-1 GO-DECK-1 GO-DECK-2 GO-WPN-4 GO-WPN-7 fourteen weapons in four groups, 101 cards:
 * 45 common, 24 rare, 20 epic, 12 legendary */
static void test_weapon_deck(void **state)
{
    static const int cards[RARITIES] = {45, 24, 20, 12};
    int by_rarity[RARITIES] = {0}, all = 0;
    (void)state;
    assert_int_equal(k->n_weapons, 14);
    for (int i = 0; i < k->n_weapons; i++) {
        const Weapon *w = &k->weapon[i];
        by_rarity[w->rarity] += w->copies;
        all += w->copies;
        has_text("card", w->id, "");
        has_text("card", w->id, ".text");
    }
    for (int rarity = 0; rarity < RARITIES; rarity++)
        assert_int_equal(by_rarity[rarity], cards[rarity]);
    assert_int_equal(all, 101);
    assert_int_equal(k->weapon_cards, 101);
}

/* test GO-SIX-1 GO-STRIKE-1 GO-MASS-1 GO-SCOUT-1 four, four, four and two kinds, each group with
 * its range */
static void test_weapon_groups(void **state)
{
    static const int kinds[WEAPON_GROUPS] = {4, 4, 4, 2}, range[WEAPON_GROUPS] = {2, 3, 1, 4};
    int have[WEAPON_GROUPS] = {0};
    (void)state;
    for (int i = 0; i < k->n_weapons; i++) {
        have[k->weapon[i].group]++;
        assert_int_equal(k->weapon[i].range, range[k->weapon[i].group]);
    }
    for (int group = 0; group < WEAPON_GROUPS; group++)
        assert_int_equal(have[group], kinds[group]);
}

/* test GO-WPN-5 GO-WPN-6 six shooters and strikers deal damage per pip and need no minimum, the
 * others deal fixed damage and need one at every distance */
static void test_per_pip(void **state)
{
    (void)state;
    for (int i = 0; i < k->n_weapons; i++) {
        const Weapon *w = &k->weapon[i];
        assert_int_equal(w->per_pip, w->group == SIX_SHOOTER || w->group == STRIKER);
        for (int d = 0; d < RANGE_MAX; d++)
            assert_int_equal(w->minimum[d] == 0, w->per_pip);
    }
}

/* test GO-DECK-2 GO-DECK-4 a special ability for epic and legendary weapons and for no others; the
 * rarer, the fewer */
static void test_rarity(void **state)
{
    static const int copies[RARITIES] = {15, 8, 5, 3};
    (void)state;
    for (int i = 0; i < k->n_weapons; i++) {
        const Weapon *w = &k->weapon[i];
        assert_int_equal(w->special != SPECIAL_NONE, w->rarity >= EPIC);
        assert_int_equal(w->copies, copies[w->rarity]);
    }
}

/* test GO-SIX-2 GO-RULE-34 GO-RULE-40 Gemini: range 2, two dice, 4 per pip, a 7 deals the maximum;
 * Dobergun walks 2 from a 4 on
 * test GO-STRIKE-2 GO-STRIKE-5 GO-RULE-33 Mantis: range 3, five dice, 2 per pip; Lynx: three, 3
 * test GO-STRIKE-3 GO-STRIKE-4 GO-RULE-38 Ibex: 4 per pip diagonally; K'Braus: 5 for each 5, 6
 * test GO-MASS-2 GO-RULE-65 Tochinator: range 1, one die, minimum 4, 45 damage, loaded from 5 on
 * test GO-SCOUT-2 GO-SCOUT-3 GO-SCOUT-4 Breathold: range 4, two dice, 11, 7, 6, 9, pierces */
static void test_weapons(void **state)
{
    static const Weapon known[] = {
        {"scratch", SIX_SHOOTER, COMMON, 15, 1, 5, 1, 2, {0}, SPECIAL_NONE, 0, 0},
        {"elva", SIX_SHOOTER, RARE, 8, 1, 6, 1, 2, {0}, SPECIAL_NONE, 0, 0},
        {"gemini", SIX_SHOOTER, EPIC, 5, 2, 4, 1, 2, {0}, SPECIAL_FULL_DAMAGE, 7, 0},
        {"dobergun", SIX_SHOOTER, LEGENDARY, 3, 1, 9, 1, 2, {0}, SPECIAL_EXTRA_STEPS, 4, 2},
        {"lynx", STRIKER, COMMON, 15, 3, 3, 1, 3, {0}, SPECIAL_NONE, 0, 0},
        {"mantis", STRIKER, RARE, 8, 5, 2, 1, 3, {0}, SPECIAL_NONE, 0, 0},
        {"ibex", STRIKER, EPIC, 5, 3, 3, 1, 3, {0}, SPECIAL_DIAGONAL, 0, 4},
        {"kbraus", STRIKER, LEGENDARY, 3, 5, 2, 1, 3, {0}, SPECIAL_HIGH_DICE, 5, 5},
        {"kiss", MASSIVE, COMMON, 15, 1, 35, 0, 1, {5, 5, 5, 5}, SPECIAL_NONE, 0, 0},
        {"janeli", MASSIVE, RARE, 8, 1, 40, 0, 1, {5, 5, 5, 5}, SPECIAL_NONE, 0, 0},
        {"tochinator", MASSIVE, EPIC, 5, 1, 45, 0, 1, {4, 4, 4, 4}, SPECIAL_STAYS_LOADED, 5, 0},
        {"jalugar", MASSIVE, LEGENDARY, 3, 1, 50, 0, 1, {3, 3, 3, 3}, SPECIAL_LEECH, 0, 15},
        {"kondor", SCOUT, EPIC, 5, 2, 45, 0, 4, {11, 7, 6, 9}, SPECIAL_HIGH_TOTAL, 11, 15},
        {"breathold", SCOUT, LEGENDARY, 3, 2, 50, 0, 4, {11, 7, 6, 9}, SPECIAL_PIERCING, 0, 0},
    };
    (void)state;
    assert_int_equal(sizeof known / sizeof *known, k->n_weapons);
    for (int i = 0; i < k->n_weapons; i++)
        if (memcmp(&k->weapon[i], &known[i], sizeof known[i]) != 0)
            fail_msg("%s is not as known", known[i].id);
}

/* ---- support cards -------------------------------------------------------------------------- */

/* test GO-COMP-1 GO-SUP-2 GO-UTIL-1 twenty-four kinds, 214 cards: defence 24, throw 32, armour 30,
 * healing 28, movement 63, extension 32, ammunition 5 */
static void test_support_deck(void **state)
{
    static const int cards[SUPPORT_GROUPS] = {24, 32, 30, 28, 63, 32, 5};
    static const int rare[RARITIES] = {6 * 15, 12 * 8, 5 * 5, 3};
    int by_group[SUPPORT_GROUPS] = {0}, by_rarity[RARITIES] = {0}, all = 0;
    (void)state;
    assert_int_equal(k->n_supports, 24);
    for (int i = 0; i < k->n_supports; i++) {
        const SupportCard *s = &k->support[i];
        by_group[s->group] += s->copies;
        by_rarity[s->rarity] += s->copies;
        all += s->copies;
        has_text("card", s->id, "");
        has_text("card", s->id, ".text");
    }
    for (int group = 0; group < SUPPORT_GROUPS; group++)
        assert_int_equal(by_group[group], cards[group]);
    for (int rarity = 0; rarity < RARITIES; rarity++)
        assert_int_equal(by_rarity[rarity], rare[rarity]);
    assert_int_equal(all, 214);
    assert_int_equal(k->support_cards, 214);
}

/* test GO-BARR-1 GO-BARR-5 GO-DEF-4 Barrier: five squares, one of them next to the user, two
 * rounds
 * test GO-BALL-1 GO-BALL-2 GO-DEF-4 Ball lightning: next to the user, 35 damage within 3, two
 * rounds
 * test GO-PLAT-1 GO-PLAT-2 GO-FIELD-1 GO-DEF-4 Tree platform and magic field: one's own square,
 * two rounds; the platform lowers each die by 1
 * test GO-FLAME-1 GO-FLAME-2 GO-FLAME-3 GO-FLAME-4 Flame ball: range exactly 2, two dice, 9 or
 * more, 40 damage, also at range 1 of the target
 * test GO-SPEAR-1 GO-SPEAR-2 GO-SPEAR-3 Magic spear: range up to 6, one die, 60 damage
 * test GO-NTT-1 GO-SMOKE-1 GO-SMOKE-4 NTT ball: range up to 3; smoke ball: one's own square, two
 * rounds
 * test GO-ARM-1 GO-ARM-4 helmet 10, vest 20, and no other armour
 * test GO-POT-1 GO-POT-2 GO-POT-3 potions of 20, 50 and 100 health
 * test GO-MCARD-1 GO-MCARD-2 GO-MCARD-3 GO-MCARD-4 GO-MCARD-5 GO-TELE-1 axe, boat, rope, compass,
 * adrenaline doubles, teleport reaches 8
 * test GO-EXT-1 GO-EXT-2 GO-EXT-3 GO-EXT-4 GO-EXT-5 GO-RULE-41 four extensions, one a group: a die
 * more, a re-roll, a second try, a minimum lower by 2
 * test GO-AMMO-1 GO-UTIL-1 the ammunition bag stands alone */
static void test_supports(void **state)
{
    static const SupportCard known[] = {
        {.id = "barrier", .category = DEFENCE, .group = GROUP_DEFENCE, .rarity = EPIC,
         .copies = 5, .effect = EFFECT_BARRIER, .range_min = 1, .range_max = 1,
         .squares = 5, .rounds = 2},
        {.id = "ball-lightning", .category = DEFENCE, .group = GROUP_DEFENCE,
         .rarity = LEGENDARY, .copies = 3, .effect = EFFECT_BALL_LIGHTNING, .range_min = 1,
         .range_max = 1, .within = 3, .damage = 35, .squares = 1, .rounds = 2},
        {.id = "tree-platform", .category = DEFENCE, .group = GROUP_DEFENCE,
         .rarity = RARE, .copies = 8, .effect = EFFECT_TREE_PLATFORM, .squares = 1,
         .rounds = 2, .n = 1},
        {.id = "magic-field", .category = DEFENCE, .group = GROUP_DEFENCE, .rarity = RARE,
         .copies = 8, .effect = EFFECT_MAGIC_FIELD, .squares = 1, .rounds = 2},
        {.id = "flame-ball", .category = THROW, .group = GROUP_THROW, .rarity = RARE,
         .copies = 8, .effect = EFFECT_FLAME_BALL, .range_min = 2, .range_max = 2,
         .within = 1, .dice = 2, .minimum = 9, .damage = 40},
        {.id = "magic-spear", .category = THROW, .group = GROUP_THROW, .rarity = RARE,
         .copies = 8, .effect = EFFECT_MAGIC_SPEAR, .range_min = 1, .range_max = 6,
         .dice = 1, .damage = 60},
        {.id = "ntt-ball", .category = THROW, .group = GROUP_THROW, .rarity = RARE,
         .copies = 8, .effect = EFFECT_NTT_BALL, .range_min = 1, .range_max = 3},
        {.id = "smoke-ball", .category = THROW, .group = GROUP_THROW, .rarity = RARE,
         .copies = 8, .effect = EFFECT_SMOKE_BALL, .squares = 1, .rounds = 2},
        {.id = "helmet", .category = HELMET, .group = GROUP_ARMOUR, .rarity = COMMON,
         .copies = 15, .effect = EFFECT_BLOCK, .n = 10},
        {.id = "vest", .category = VEST, .group = GROUP_ARMOUR, .rarity = COMMON,
         .copies = 15, .effect = EFFECT_BLOCK, .n = 20},
        {.id = "small-potion", .category = UTILITY, .group = GROUP_HEALING,
         .rarity = COMMON, .copies = 15, .effect = EFFECT_HEAL, .n = 20},
        {.id = "medium-potion", .category = UTILITY, .group = GROUP_HEALING,
         .rarity = RARE, .copies = 8, .effect = EFFECT_HEAL, .n = 50},
        {.id = "large-potion", .category = UTILITY, .group = GROUP_HEALING, .rarity = EPIC,
         .copies = 5, .effect = EFFECT_HEAL, .n = 100},
        {.id = "axe", .category = UTILITY, .group = GROUP_MOVEMENT, .rarity = COMMON,
         .copies = 15, .effect = EFFECT_EASY_TERRAIN, .terrain = FOREST},
        {.id = "boat", .category = UTILITY, .group = GROUP_MOVEMENT, .rarity = COMMON,
         .copies = 15, .effect = EFFECT_EASY_TERRAIN, .terrain = WATER},
        {.id = "rope", .category = UTILITY, .group = GROUP_MOVEMENT, .rarity = COMMON,
         .copies = 15, .effect = EFFECT_EASY_TERRAIN, .terrain = MOUNTAIN},
        {.id = "compass", .category = UTILITY, .group = GROUP_MOVEMENT, .rarity = RARE,
         .copies = 8, .effect = EFFECT_DIAGONALS},
        {.id = "adrenaline", .category = UTILITY, .group = GROUP_MOVEMENT, .rarity = EPIC,
         .copies = 5, .effect = EFFECT_MULTIPLY, .n = 2},
        {.id = "teleport", .category = UTILITY, .group = GROUP_MOVEMENT, .rarity = EPIC,
         .copies = 5, .effect = EFFECT_TELEPORT, .range_min = 1, .range_max = 8},
        {.id = "extra-six", .category = UTILITY, .group = GROUP_EXTENSION, .rarity = RARE,
         .copies = 8, .effect = EFFECT_EXTRA_DICE, .weapons = SIX_SHOOTER, .n = 1},
        {.id = "strike-option", .category = UTILITY, .group = GROUP_EXTENSION,
         .rarity = RARE, .copies = 8, .effect = EFFECT_REROLL, .weapons = STRIKER},
        {.id = "second-chance", .category = UTILITY, .group = GROUP_EXTENSION,
         .rarity = RARE, .copies = 8, .effect = EFFECT_SECOND_TRY, .weapons = MASSIVE},
        {.id = "eagle-eye", .category = UTILITY, .group = GROUP_EXTENSION, .rarity = RARE,
         .copies = 8, .effect = EFFECT_LOWER_MINIMUM, .weapons = SCOUT, .n = 2},
        {.id = "ammunition-bag", .category = UTILITY, .group = GROUP_AMMUNITION,
         .rarity = EPIC, .copies = 5, .effect = EFFECT_RELOAD},
    };
    (void)state;
    assert_int_equal(sizeof known / sizeof *known, k->n_supports);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        int at = 0;
        while (at < k->n_supports && strcmp(k->support[at].id, known[i].id) != 0)
            at++;
        if (at == k->n_supports || memcmp(&k->support[at], &known[i], sizeof known[i]) != 0)
            fail_msg("%s is not as known", known[i].id);
    }
}

/* test GO-CARD-3 GO-CHEST-2 every category has a card, a slot and enough copies for all chests */
static void test_supply(void **state)
{
    int kinds[CATEGORIES] = {[WEAPON] = k->n_weapons};
    (void)state;
    for (int i = 0; i < k->n_supports; i++)
        kinds[k->support[i].category]++;
    for (int c = 0; c < CATEGORIES; c++)
        assert_true(kinds[c] > 0 && k->slots.active[c] > 0);
    assert_true(k->weapon_cards >= CHESTS + CHARACTERS);
    assert_true(k->support_cards >= 2 * (CHESTS + CHARACTERS));
}

/* ---- cards that are refused ------------------------------------------------------------------ */

static void on_error(Reader *r, const Node *where, const char *what)
{
    (void)where;
    str_text(r->to, what);
}

static void on_text(Reader *r, const char *key, const Node *in)
{
    (void)r;
    (void)key;
    (void)in;
}

/* Whether a pack with this support card alone is refused for this reason, among others. */
static bool is_refused(const char *card, const char *why)
{
    static GorgasaliContent read;
    static char yaml[1024], lines[256], errors[8192];
    MemArena arena = {0};
    Str text = STR_ON(yaml), out = STR_ON(lines), all = STR_ON(errors);
    Problems problems = {.out = &out};
    put(&text, "supports:\n  - %s\n", card);
    Node *root = yaml_read(&arena, "pack.yaml", yaml, text.len, &problems);
    assert_non_null(root);
    Reader r = {.root = root, .error = on_error, .text = on_text, .to = &all};
    memset(&read, 0, sizeof read);
    errors[0] = '\0';
    gorgasali_read(&r, &read);
    mem_free(&arena);
    return strstr(errors, why) != 0;
}

#define BALL(to)                                                                                \
    "{id: ball-lightning, slot: defence, rarity: epic, copies: 5, effect: ball-lightning, "     \
    "range: {from: 1, to: " #to "}, squares: 1, rounds: 2, within: 3, damage: 35, source: own, " \
    "rule: GO-X}"

/* test GO-BALL-1 Ball lightning that would be placed farther away is refused */
static void test_far_ball_lightning(void **state)
{
    (void)state;
    assert_true(is_refused(BALL(2), "ball lightning goes next to its user"));
    assert_false(is_refused(BALL(1), "ball lightning"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_weapon_deck), cmocka_unit_test(test_weapon_groups),
        cmocka_unit_test(test_per_pip), cmocka_unit_test(test_rarity),
        cmocka_unit_test(test_weapons), cmocka_unit_test(test_support_deck),
        cmocka_unit_test(test_supports), cmocka_unit_test(test_supply),
        cmocka_unit_test(test_far_ball_lightning),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
