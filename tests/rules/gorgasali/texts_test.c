/* Gorgasali Battle Royale: texts.yaml. What is printed on cards and map has texts and signs. */
#include "content_kit.h"

/* test GO-CARD-1 GO-TERR-1 GO-ZONE-1 GO-DECK-2 what is printed on cards and map has texts */
static void test_texts(void **state)
{
    static const char *const tags[] = {
        "plain", "forest", "mountain", "water", "tree", "chest", "healing-point", "gate",
        "zone-1", "zone-2", "zone-3", "zone-4", "inactive",
        "common", "rare", "epic", "legendary", "six-shooter", "striker", "massive", "scout",
        "weapon", "defence", "utility", "throw", "helmet", "vest",
    };
    static const char *const facts[] = {"health",  "cooldown",     "dice",   "damage",    "range",
                                        "minimum", "extra-chests", "points", "zone-price"};
    static const char *const areas[] = {"map",     "sectors",  "character-card", "incoming",
                                        "weapons", "supports", "discard"};
    (void)state;
    has_text("game", "gorgasali", "");
    has_text("game", "gorgasali", ".about");
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        has_text("tag", tags[i], "");
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
        has_text("fact", facts[i], "");
    for (size_t i = 0; i < sizeof areas / sizeof *areas; i++)
        has_text("area", areas[i], "");
    for (int i = 1; i <= SECTORS; i++) {
        char word[4];
        snprintf(word, sizeof word, "%d", i);
        has_text("sector", word, "");
    }
    for (int c = 0; c < CHARACTERS; c++)
        has_text("tag", gorgasali_ability_words[k->character[c].ability], "");
}

static int characters_in(const char *text)
{
    int n = 0;
    for (; *text != '\0'; text++)
        n += ((unsigned char)*text & 0xc0) != 0x80;
    return n;
}

/* test GO-DEF-2 GO-BARR-1 GO-SMOKE-1 what lies on the map has a sign as long as it is */
static void test_signs(void **state)
{
    char key[80];
    (void)state;
    has_text("sign", "chest", "");
    has_text("sign", "character-banner", "");
    for (int i = 0; i < k->n_supports; i++) {
        const SupportCard *s = &k->support[i];
        if (s->squares == 0)
            continue;
        has_text("sign", s->id, "");
        snprintf(key, sizeof key, "sign.%s", s->id);
        for (int lang = 0; lang < LANGS; lang++)
            assert_int_equal(characters_in(pack_text(pack, (Lang)lang, key)), s->squares);
    }
}

/* test GO-CARD-2 GO-CARD-5 every slot has a title */
static void test_slot_titles(void **state)
{
    static const char *const words[CATEGORIES] = {"weapon", "defence", "utility",
                                                  "throw",  "helmet",  "vest"};
    (void)state;
    for (int c = 0; c < CATEGORIES; c++) {
        char stored[40];
        snprintf(stored, sizeof stored, "pack-%s", words[c]);
        has_text("slot", words[c], "");
        has_text("slot", stored, "");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts), cmocka_unit_test(test_signs),
        cmocka_unit_test(test_slot_titles),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
