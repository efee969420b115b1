/* Gorgasali Battle Royale: characters.yaml. Characters, their abilities, health and slots. */
#include "content_kit.h"

/* test GO-COMP-1 GO-ABIL-1 ten characters, each with a special ability of his own and texts */
static void test_characters(void **state)
{
    int have[ABILITIES] = {0};
    (void)state;
    assert_int_equal(CHARACTERS, 10);
    assert_int_equal(ABILITIES, 10);
    for (int i = 0; i < CHARACTERS; i++) {
        const Character *c = &k->character[i];
        assert_int_equal(have[c->ability]++, 0);
        has_text("character", c->id, "");
        has_text("character", c->id, ".text");
        has_text("ability", gorgasali_ability_words[c->ability], "");
        has_text("ability", gorgasali_ability_words[c->ability], ".text");
    }
    assert_string_equal(pack_text(pack, LANG_DE, "character.tsiva"), "Prinzessin Tsiva");
    assert_string_equal(pack_text(pack, LANG_EN, "character.drain"), "D'rain");
}

/* test GO-COMP-2 GO-ABIL-5 GO-COOL-4 seven active abilities, three passive ones without cooldown
 * test GO-ARMAZI-1 GO-ARMAZI-2 GO-ARMAZI-3 range 1-2, cooldown 5, 35 damage, two targets at most
 * test GO-EBUE-1 GO-EBUE-2 range 1-5, cooldown 4, not from an inactive zone
 * test GO-VARAS-1 range 1-3, cooldown 3
 * test GO-MEDEA-1 GO-MEDEA-2 GO-TABIL-1 cooldown 3, 20 health, one card, mates within 3
 * test GO-TSIVA-1 range 1-3, cooldown 3
 * test GO-OCTOR-1 GO-OCTOR-4 range 1-3, the cooldown is that of the imitated ability
 * test GO-KRUBER-1 GO-KRUBER-3 range 1-6, cooldown 4, not from an inactive zone
 * test GO-THARSIS-1 GO-THARSIS-2 GO-RULE-69 10 damage at range 1
 * test GO-DRAIN-1 GO-DRAIN-2 each die over 4: 5 damage and 5 health
 * test GO-EMOON-1 nothing but immunity */
static void test_abilities(void **state)
{
    static const Character stated[CHARACTERS] = {
        {.id = "armazi", .ability = ABILITY_SUPERNOVA, .range_min = 1, .range_max = 2,
         .cooldown = 5, .damage = 35, .targets = 2},
        {.id = "ebue", .ability = ABILITY_HYPNOSIS, .range_min = 1, .range_max = 5,
         .cooldown = 4, .active_zone_only = true},
        {.id = "varas", .ability = ABILITY_STEAL, .range_min = 1, .range_max = 3, .cooldown = 3},
        {.id = "medea", .ability = ABILITY_HEAL, .cooldown = 3, .heals = 20, .cards = 1,
         .mates = 3},
        {.id = "tsiva", .ability = ABILITY_FROST_VORTEX, .range_min = 1, .range_max = 3,
         .cooldown = 3},
        {.id = "octor", .ability = ABILITY_IMITATE, .range_min = 1, .range_max = 3},
        {.id = "kruber", .ability = ABILITY_EYE_CONTACT, .range_min = 1, .range_max = 6,
         .cooldown = 4, .active_zone_only = true},
        {.id = "tharsis", .ability = ABILITY_IGNITE, .passive = true, .range_min = 1,
         .range_max = 1, .damage = 10},
        {.id = "drain", .ability = ABILITY_DRAIN_FLUID, .passive = true, .over = 4, .damage = 5,
         .heals = 5},
        {.id = "emoon", .ability = ABILITY_IMMUNITY, .passive = true},
    };
    (void)state;
    for (int i = 0; i < CHARACTERS; i++)
        if (memcmp(&k->character[i], &stated[i], sizeof stated[i]) != 0)
            fail_msg("%s is not as stated", stated[i].id);
}

/* test GO-HP-1 GO-SETUP-5 100 health, for every character */
static void test_health(void **state)
{
    (void)state;
    assert_int_equal(k->health, 100);
}

/* test GO-RULE-31 GO-CARD-2 GO-CARD-5 GO-CARD-10 slots: 2 weapons, 1 defence, 2 utility, 1 throw, 1
 * helmet, 1 vest; backpack: 2 utility, 1 throw */
static void test_slots(void **state)
{
    static const int active[CATEGORIES] = {
        [WEAPON] = 2, [DEFENCE] = 1, [UTILITY] = 2, [THROW] = 1, [HELMET] = 1, [VEST] = 1};
    static const int backpack[CATEGORIES] = {[UTILITY] = 2, [THROW] = 1};
    (void)state;
    for (int c = 0; c < CATEGORIES; c++) {
        assert_int_equal(k->slots.active[c], active[c]);
        assert_int_equal(k->slots.backpack[c], backpack[c]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_characters), cmocka_unit_test(test_abilities),
        cmocka_unit_test(test_health), cmocka_unit_test(test_slots),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
