/* Euthia: what the built-in pack must hold. Checked are the values the rulebook states, how many of
 * everything there are, and what keeps our own design sound; single amounts and prices may change
 * freely as long as the texts say the same. */
#include "../content_kit.h"

#include "games/euthia/content.h"

static const Content *k;

static int begin(void **state)
{
    (void)state;
    k = built_in_content("euthia");
    return k != 0 ? 0 : -1;
}

static const Tile *tile(const char *id)
{
    for (int i = 0; i < k->n_tiles; i++)
        if (strcmp(k->tile[i].id, id) == 0)
            return &k->tile[i];
    fail_msg("no tile %s", id);
    return 0;
}

#define EACH_TILE(t) for (const Tile *t = k->tile; t < k->tile + k->n_tiles; t++)
#define EACH_MAP(t) for (const MapTile *t = k->map; t < k->map + k->n_map; t++)

static const Hero *hero(const char *id)
{
    for (int i = 0; i < k->n_heroes; i++)
        if (strcmp(k->hero[i].id, id) == 0)
            return &k->hero[i];
    fail_msg("no hero %s", id);
    return 0;
}

static const Scenario *scenario(const char *id)
{
    for (int i = 0; i < k->n_scenarios; i++)
        if (strcmp(k->scenario[i].id, id) == 0)
            return &k->scenario[i];
    fail_msg("no scenario %s", id);
    return 0;
}

/* What the rows say to a value: the sum of the plain effects with this verb. */
static int at_value(const Rows *rows, int value, EffectVerb verb)
{
    int n = 0;
    for (int i = 0; i < rows->n; i++)
        for (int j = 0; j < rows->list[i].n; j++)
            if (value >= rows->list[i].lo && value <= rows->list[i].hi &&
                rows->list[i].list[j].verb == verb)
                n += rows->list[i].list[j].n;
    return n;
}

static void does_alone(const Use *u, When when, EffectVerb verb, int n)
{
    assert_int_equal(u->when, when);
    assert_int_equal(u->does.n, 1);
    assert_int_equal(u->does.list[0].verb, verb);
    assert_int_equal(u->does.list[0].n, n);
}

/* ---- how many there are ---- */

/* test EU-HERO-1 EU-HERO-7 EU-SKOL-15 six heroes; 22, 22, 22, 21, 24 and 24 tiles; ten pairs, and
 * one at value 0 for Skoldur; in each mode the others have 20 and their start tiles */
static void test_hero_tiles(void **state)
{
    static const struct { const char *id; int tiles, start; } expected[] = {
        {"ael", 22, 2}, {"dral", 22, 2}, {"keleia", 22, 2}, {"maeldur", 21, 1},
        {"skoldur", 24, 2}, {"taesiri", 24, 2},
    };
    (void)state;
    assert_int_equal(k->n_heroes, 6);
    for (int i = 0; i < 6; i++) {
        const Hero *h = hero(expected[i].id);
        int start = 0, solo = 0, values = 0;
        assert_int_equal(h->n_tiles, expected[i].tiles);
        for (int j = 0; j < h->n_tiles; j++) {
            const Tile *t = &k->tile[h->first_tile + j];
            assert_int_equal(t->hero, h - k->hero);
            start += t->value == START_TILE;
            solo += t->mode == SOLO_ONLY;
            values += t->value != START_TILE && t->value != t[-1].value;
        }
        assert_int_equal(start, expected[i].start);
        assert_int_equal(solo, strcmp(h->id, "taesiri") == 0 ? 2 : 0);
        assert_int_equal(values, strcmp(h->id, "skoldur") == 0 ? 11 : 10);
    }
}

/* test EU-SETUP-5 EU-SETUP-9 EU-SETUP-10 EU-ENC-4 73, 76 and 70 goods, 25, 25 and 24 resources, 20
 * treasures of each level, 12, 12 and 7 reward tiles, 6 artifacts */
static void test_stacks(void **state)
{
    static const int copies[] = {
        [ST_MERCHANTS] = 73, [ST_ALCHEMISTS] = 76, [ST_SLAYERS] = 70, [ST_MOUNTAIN] = 25,
        [ST_LAKE] = 25, [ST_CAVE] = 24, [ST_TREASURE_1] = 20, [ST_TREASURE_2] = 20,
        [ST_TREASURE_3] = 20, [ST_HUNTER] = 12, [ST_SMITH] = 12, [ST_WITCH] = 7,
        [ST_ARTIFACTS] = 6, [ST_SUPPLY] = 0, [ST_HERO] = 135,
    };
    (void)state;
    for (int i = 0; i < STACKS; i++) {
        int n = 0;
        EACH_TILE(t)
            n += t->stack == i ? t->copies : 0;
        assert_int_equal(n, copies[i]);
        assert_int_equal(k->copies_of[i], copies[i]);
        for (int j = 0; j < k->n_of[i]; j++)
            assert_int_equal(k->tile[k->first_of[i] + j].stack, i);
    }
}

/* test EU-SETUP-11 EU-ELITE-3 14, 14 and 12 monsters, 7, 7 and 6 elites, by level */
static void test_monsters(void **state)
{
    static const int monsters[] = {14, 14, 12}, elites[] = {7, 7, 6};
    (void)state;
    for (int level = 0; level < MONSTER_LEVELS; level++) {
        assert_int_equal(k->n_monster[level], monsters[level]);
        assert_int_equal(k->n_elite[level], elites[level]);
        for (int i = 0; i < monsters[level]; i++)
            assert_int_equal(k->monster[k->first_monster[level] + i].level, level + 1);
        for (int i = 0; i < elites[level]; i++)
            assert_int_equal(k->elite[k->first_elite[level] + i].level, level + 1);
    }
}

/* test EU-SETUP-12 EU-SOLO-5 24 silver and 32 gold cards, eight of them for solo; 36 combat cards:
 * each pair of dice once, 13, 17 and 6 with 0, 1 and 2 gaar, 12, 17 and 7 with 0, 1 and 2 chaos */
static void test_cards(void **state)
{
    int of[METALS] = {0}, solo = 0, pairs[7][7] = {{0}}, gaar[3] = {0}, chaos[3] = {0};
    (void)state;
    for (int i = 0; i < k->n_cards; i++) {
        of[k->card[i].metal] += k->card[i].copies;
        solo += k->card[i].mode == SOLO_ONLY ? k->card[i].copies : 0;
    }
    assert_int_equal(of[SILVER], 24);
    assert_int_equal(of[GOLD], 32);
    assert_int_equal(solo, 8);
    assert_int_equal(k->n_combat_cards, 36);
    for (int i = 0; i < k->n_combat_cards; i++) {
        const CombatCard *c = &k->combat_card[i];
        assert_int_equal(pairs[c->left][c->right]++, 0);
        gaar[c->gaar]++;
        chaos[c->chaos]++;
    }
    assert_true(gaar[0] == 13 && gaar[1] == 17 && gaar[2] == 6);
    assert_true(chaos[0] == 12 && chaos[1] == 17 && chaos[2] == 7);
}

/* test EU-ENC-1 EU-SOLO-8 14 kinds of 7 quests, and 5 of the witch for solo */
static void test_encounters(void **state)
{
    (void)state;
    assert_int_equal(k->n_encounters, 14);
    assert_int_equal(k->n_quests, 103);
    for (int i = 0; i < k->n_encounters; i++) {
        const Encounter *e = &k->encounter[i];
        const bool witch = e->stack == ST_WITCH;
        int solo = 0;
        assert_int_equal(e->n_quests, witch ? 12 : 7);
        for (int q = 0; q < e->n_quests; q++) {
            assert_int_equal(k->quest[e->first_quest + q].encounter, i);
            solo += k->quest[e->first_quest + q].mode == SOLO_ONLY;
        }
        assert_int_equal(solo, witch ? 5 : 0);
    }
    assert_int_equal(k->n_legends, 6);
    for (int i = 0; i < k->n_legends; i++)
        assert_int_equal(k->tile[k->legend[i].artifact].stack, ST_ARTIFACTS);
}

/* test EU-GEM-1 EU-ESS-1 15 of six gems, 10 demon stones and 10 diamonds, 15 of each essence */
static void test_gems(void **state)
{
    int common = 0, precious = 0;
    (void)state;
    assert_int_equal(k->n_gems, 8);
    for (int i = 0; i < k->n_gems; i++) {
        assert_int_equal(k->gem[i].copies, k->gem[i].precious ? 10 : 15);
        common += !k->gem[i].precious;
        precious += k->gem[i].precious;
    }
    assert_true(common == 6 && precious == 2);
    for (int i = 0; i < ELEMENTS; i++)
        assert_int_equal(k->elemental[i].copies, 15);
}

/* ---- the map ---- */

static int tiles_of(int chapter, MapGroup group)
{
    int n = 0;
    EACH_MAP(t)
        n += t->chapter == chapter && t->group == group;
    return n;
}

/* test EU-MAPSET-3 EU-MAPSET-4 EU-SOLO-2 16, 13, 14, 14 and 12 tiles in their groups; two fixed
 * tiles of each chapter are marked for solo; each encounter has one tile */
static void test_map_groups(void **state)
{
    static const int expected[CHAPTERS][MAP_GROUPS] = {
        /* start, fixed, encounter, other, scenario */
        {2, 3, 3, 8, 0}, {0, 3, 3, 7, 0}, {0, 3, 4, 6, 1}, {0, 3, 2, 6, 3}, {0, 3, 2, 4, 3},
    };
    int tiles[ENCOUNTERS_MAX] = {0};
    (void)state;
    assert_int_equal(k->n_map, 69);
    for (int c = 1; c <= CHAPTERS; c++) {
        int solo = 0;
        for (int g = 0; g < MAP_GROUPS; g++)
            assert_int_equal(tiles_of(c, (MapGroup)g), expected[c - 1][g]);
        EACH_MAP(t)
            solo += t->chapter == c && t->solo;
        assert_int_equal(solo, 2);
    }
    EACH_MAP(t)
        if (t->encounter != NOBODY)
            tiles[t->encounter]++;
    for (int i = 0; i < k->n_encounters; i++)
        assert_int_equal(tiles[i], 1);
}

/* test EU-PAC-1 EU-LOOT-1 guarded fields by chapter and level; every monster guards some loot */
static void test_guards(void **state)
{
    static const int expected[CHAPTERS][MONSTER_LEVELS] = {
        {17, 1, 0}, {12, 7, 0}, {0, 19, 4}, {0, 14, 12}, {0, 7, 18},
    };
    int found[CHAPTERS][MONSTER_LEVELS] = {{0}};
    (void)state;
    EACH_MAP(t)
        for (int i = 0; i < FIELDS; i++) {
            const MapField *f = &t->field[i];
            const Loot *l = &f->loot;
            if (f->level > 0) {
                found[t->chapter - 1][f->level - 1]++;
                assert_true(l->gold + l->gaar + l->potion + l->silver + l->gold_card > 0);
            }
        }
    assert_memory_equal(found, expected, sizeof found);
}

static bool tile_hides(const MapTile *t, const Monster *m)
{
    if (m->hiding == HIDES_ROUND)
        return t->centre != FEATURES && m->where >> t->centre & 1;
    for (int i = 0; i < FIELDS; i++)
        if (m->where >> t->field[i].feature & 1)
            return true;  /* each field of a tile is beside the other two */
    return false;
}

/* test EU-ELITE-9 each hideout is on the start tile or a fixed tile of chapters I to III, but for
 * those beside elementals */
static void test_hideouts(void **state)
{
    const FeatureSet elementals = 1u << FIRE_ELEMENTAL | 1u << WATER_ELEMENTAL |
                                  1u << AIR_ELEMENTAL | 1u << EARTH_ELEMENTAL;
    (void)state;
    for (int i = 0; i < k->n_elites; i++) {
        bool found = (k->elite[i].where & elementals) != 0;
        EACH_MAP(t)
            found = found || (t->chapter <= 3 && t->group <= FIXED_MAP &&
                              tile_hides(t, &k->elite[i]));
        if (!found)
            fail_msg("%s hides nowhere", k->elite[i].id);
    }
}

static int recipe_tiles(const Scenario *s, int players)
{
    int n = 0;
    for (int i = 0; i < s->n_chapters; i++)
        n += s->chapter[i].fixed[players - 1] + s->chapter[i].encounter[players - 1] +
             s->chapter[i].other[players - 1];
    return n;
}

/* test EU-MAPSET-10 EU-MAPSET-11 Dark Wings with three: 10, 8, 8 and 6 tiles; The Hunt alone: 18 */
static void test_recipes(void **state)
{
    static const int expected[] = {10, 8, 8, 6};
    const Scenario *wings = scenario("dark-wings");
    (void)state;
    assert_int_equal(wings->n_chapters, 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(wings->chapter[i].fixed[2] + wings->chapter[i].encounter[2] +
                         wings->chapter[i].other[2], expected[i]);
    assert_int_equal(recipe_tiles(wings, 3), 32);
    assert_int_equal(recipe_tiles(scenario("hunt"), 1), 18);
    assert_string_equal(k->map[scenario("hunt")->start].id, "start-a");
}

/* ---- what the rulebook states ---- */

/* test EU-MATK-16 EU-HATK-9 the giant dragonfly: health 3, 4-7: 1, 8-11: 2, 12 and more: 3
 * injuries, penalty 4 */
static void test_dragonfly(void **state)
{
    const Monster *m = &k->monster[0];
    (void)state;
    assert_string_equal(m->id, "giant-dragonfly");
    assert_int_equal(m->health, 3);
    assert_int_equal(m->penalty, 4);
    for (int value = 0; value < 20; value++)
        assert_int_equal(at_value(&m->rows, value, DO_INJURY),
                         value < 4 ? 0 : value < 8 ? 1 : value < 12 ? 2 : 3);
}

/* test EU-DMG-4 EU-ROLL-8 EU-MATK-13 EU-HP-3 Staff of Fire: at 10 at least 3 damage, at 9 less;
 * Focus +2; Dodge -2; Maeldur has 6 health */
static void test_stated_hero_tiles(void **state)
{
    const Rows *staff = &tile("staff-of-fire")->attack.rows;
    (void)state;
    assert_true(at_value(staff, 10, DO_DAMAGE) >= 3);
    assert_true(at_value(staff, 9, DO_DAMAGE) < 3);
    does_alone(&tile("focus")->use[0], AFTER_ROLL, DO_CLOVER, 2);
    does_alone(&tile("dodge")->use[0], MC, DO_FOOT, -2);
    assert_int_equal(hero("maeldur")->health, 6);
}

/* test EU-TIME-1 EU-SET-4 EU-PERM-1 EU-HERO-8 Feint has two moments and needs a set of 3; Slumber
 * holds essences; Silence is another tile alone */
static void test_special_hero_tiles(void **state)
{
    const Tile *feint = tile("feint"), *slumber = tile("slumber");
    (void)state;
    assert_int_equal(feint->n_uses, 2);
    assert_int_equal(feint->use[0].does.list[0].set, 3);
    assert_int_equal(feint->use[1].does.list[0].set, 3);
    assert_true(feint->use[0].when != feint->use[1].when && !feint->one_of);
    assert_true(slumber->holds > 0);
    assert_int_equal(slumber->use[0].when, PERM);
    assert_int_equal(tile("silence")->mode, COMPETITIVE_ONLY);
    assert_int_equal(tile("silence")->use[0].when, HA);
    assert_int_equal(tile("silence-solo")->mode, SOLO_ONLY);
}

/* test EU-HP-3 EU-MAXHP-4 EU-GEM-10 EU-POUCH-5 EU-TELE-5 health of leather helm and greaves, chain
 * gloves and greaves, plate greaves; dragon gloves; leather costs pouches; a scroll reaches 6 */
static void test_stated_goods(void **state)
{
    const Tile *gloves = tile("dragon-gloves");
    (void)state;
    assert_int_equal(tile("leather-helm")->health, 1);
    assert_int_equal(tile("leather-legs")->health, 1);
    assert_true(tile("leather-legs")->gems >= 1);
    assert_int_equal(tile("chain-gloves")->health, 2);
    assert_int_equal(tile("chain-legs")->health, 2);
    assert_int_equal(tile("plate-legs")->health, 3);
    assert_true(gloves->health == 2 && gloves->pouches == 2 && gloves->gems >= 1);
    assert_int_equal(gloves->use[0].does.list[0].verb, DO_CART);
    assert_int_equal(gloves->spends, SPENDS_ROUND);
    assert_true(tile("alch-leather-chest")->pouches < 0);
    assert_int_equal(tile("alch-leather-chest")->stack, ST_ALCHEMISTS);
    does_alone(&tile("scroll-of-teleport")->use[0], OUT, DO_TELEPORT, 6);
}

/* test EU-SCORE-6 raw diamond: 2 gold and 3 reputation; raw sapphire: 4 gold at best, no
 * reputation */
static void test_stated_resources(void **state)
{
    const Tile *diamond = tile("raw-diamond"), *sapphire = tile("raw-sapphire");
    (void)state;
    assert_int_equal(diamond->gain[0].list[0].n, 2);
    assert_int_equal(diamond->gain[0].list[1].verb, DO_REPUTATION);
    assert_int_equal(diamond->gain[0].list[1].n, 3);
    for (int i = 0; i < sapphire->n_gains; i++)
        for (int j = 0; j < sapphire->gain[i].n; j++) {
            const Effect *e = &sapphire->gain[i].list[j];
            assert_true(e->verb != DO_REPUTATION);
            assert_true(e->verb != DO_GOLD || e->n <= 4);
        }
    assert_int_equal(sapphire->gain[0].list[0].n, 4);
}

/* test EU-GEM-7 EU-GEM-8 EU-GEM-9 EU-GEM-10 EU-ESS-4 EU-ESS-5 EU-ESS-6 what gems and essences are
 * said to do */
static void test_stated_gems(void **state)
{
    (void)state;
    for (int i = 0; i < k->n_gems; i++) {
        const Gem *g = &k->gem[i];
        if (strcmp(g->id, "ruby") == 0)
            assert_int_equal(g->health, 1);
        else if (strcmp(g->id, "emerald") == 0)
            does_alone(&g->use[0], PERM, DO_CLOVER, 1);
        else if (strcmp(g->id, "demon-stone") == 0)
            does_alone(&g->use[0], OUT, DO_GOLD_CARD, 1);
        else if (strcmp(g->id, "opal") == 0 || strcmp(g->id, "diamond") == 0)
            assert_true(g->use[0].windows & WIN_HEALING);
    }
    assert_int_equal(k->elemental[AIR].essence.does.list[0].verb, DO_ONE_DIE);
    assert_int_equal(k->elemental[AIR].essence.windows, WIN_MA);
    assert_true(k->elemental[WATER].essence.windows & WIN_HEALING);
    assert_int_equal(k->elemental[FIRE].essence.windows, WIN_HA);
}

/* test EU-CARD-10 EU-CHAOS-10 two Curses: -4 and 1 damage less; one Mighty Blow: +2 injuries, the
 * hero's next value -2; one Healing: +2 and Regeneration */
static void test_stated_cards(void **state)
{
    static const Effect expected[] = {
        {DO_CLOVER, -4, 0, 0, 0}, {DO_DAMAGE_MINUS, 1, 0, 0, 0},
        {DO_INJURY_PLUS, 2, 0, 0, 0}, {DO_NEXT_HERO, 2, 0, 0, 0}, {DO_FOOT, 2, 0, 0, 0},
    };
    const Card *curse = &k->card[0], *blow = &k->card[3], *healing = &k->card[4];
    (void)state;
    assert_string_equal(curse->id, "curse");
    assert_int_equal(curse->when, BEFORE_HERO);
    assert_memory_equal(curse->field[1].list, &expected[0], 2 * sizeof *expected);
    assert_string_equal(blow->id, "mighty-blow");
    assert_memory_equal(blow->field[0].list, &expected[2], 2 * sizeof *expected);
    assert_string_equal(healing->id, "healing");
    assert_memory_equal(healing->field[0].list, &expected[4], sizeof *expected);
    assert_true(healing->lasting == REGENERATION && healing->heals);
}

/* test EU-ACT-4 EU-RULE-2 EU-CHURCH-1 EU-SCORE-8 EU-SKOL-12 numbers of the boards */
static void test_board(void **state)
{
    static const uint8_t steps[CATEGORIES][SCORE_STEPS] = {
        {4, 7, 10, 14}, {7, 10, 14, 20}, {1, 2, 4, 5}, {1, 2, 3, 4}, {2, 4, 6, 8}, {1, 2, 4, 6},
    };
    static const uint8_t score[] = {2, 5, 9, 15};
    static const int injuries[DIE_FACES] = {0, 0, 1, 2, 4, 6};
    const Numbers *n = &k->numbers;
    (void)state;
    assert_true(n->move[MINING] == 1 && n->move[TRADE] == 2 && n->move[COMBAT] == 3);
    assert_int_equal(n->heal[AT_CHURCH], 6);
    assert_memory_equal(n->score_at, steps, sizeof steps);
    assert_memory_equal(n->score, score, sizeof score);
    for (int face = 0; face < DIE_FACES; face++) {
        const Effects *all = &n->dwurt_die[face];
        const Effect *last = &all->list[all->n - 1];
        assert_int_equal(last->verb == DO_HURT ? last->n : 0, injuries[face]);
    }
}

/* ---- our own design ---- */

/* test EU-SLOT-1 EU-ESLOT-1 unlocking all costs 22 gold on hero slots, an essence counted as 2, and
 * 14 on equipment slots */
static void test_slots(void **state)
{
    (void)state;
    for (int i = 0; i < k->n_heroes; i++) {
        const Hero *h = &k->hero[i];
        int price[2] = {0};
        for (int s = 0; s < h->n_slots; s++)
            price[s >= h->n_hero_slots] += h->slot[s].gold + 2 * h->slot[s].essences;
        assert_int_equal(price[0], 22);
        assert_int_equal(price[1], 14);
    }
}

/* test EU-SET-1 each colour has five pieces, two of each in a shop that sells it */
static void test_armour(void **state)
{
    (void)state;
    for (int colour = BROWN; colour < COLOURS; colour++) {
        int symbols = 0;
        EACH_TILE(t)
            if (t->colour == colour) {
                assert_true(t->copies >= 2);
                symbols |= 1 << t->symbol;
            }
        assert_int_equal(symbols, 1 << HELM | 1 << CHEST | 1 << GLOVES | 1 << LEGS | 1 << BOOTS);
    }
}

/* test EU-BUY-2 EU-SELL-1 goods sell for half their price, rounded down */
static void test_prices(void **state)
{
    (void)state;
    EACH_TILE(t)
        if (t->sale != NO_PRICE)
            assert_int_equal(t->sale, t->price / 2);
}

/* test EU-RULE-1 EU-SHIELD-2 EU-RULE-87 when things can be used */
static void test_windows(void **state)
{
    (void)state;
    assert_int_equal(tile("healing-potion")->use[0].windows, WIN_OUT | WIN_BEFORE | WIN_HEALING);
    assert_true(tile("gaar-potion")->use[0].windows & WIN_MC);
    assert_int_equal(tile("scroll-of-teleport")->use[0].windows, WIN_OUT);
    assert_int_equal(tile("focus")->use[0].windows, WIN_HC | WIN_ROLL);
    EACH_TILE(t)
        if (t->kind == SHIELD) {
            assert_int_equal(t->spends, SPENDS_NOTHING);
            assert_int_equal(t->use[0].windows, WIN_MC);
        }
}

/* test EU-GOLD-5 everything has its name and, where it does something, its text */
static void test_texts(void **state)
{
    (void)state;
    EACH_TILE(t) {
        has_text("tile", t->id, "");
        has_text("tile", t->id, ".text");
    }
    for (int i = 0; i < k->n_quests; i++)
        has_text("quest", k->quest[i].id, ".text");
    for (int i = 0; i < k->n_monsters; i++)
        has_text("monster", k->monster[i].id, "");
    for (int i = 0; i < k->n_scenarios; i++)
        has_text("scenario", k->scenario[i].id, ".text");
    EACH_MAP(t)
        has_text("map-tile", t->id, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hero_tiles), cmocka_unit_test(test_stacks),
        cmocka_unit_test(test_monsters), cmocka_unit_test(test_cards),
        cmocka_unit_test(test_encounters), cmocka_unit_test(test_gems),
        cmocka_unit_test(test_map_groups), cmocka_unit_test(test_guards),
        cmocka_unit_test(test_hideouts), cmocka_unit_test(test_recipes),
        cmocka_unit_test(test_dragonfly), cmocka_unit_test(test_stated_hero_tiles),
        cmocka_unit_test(test_special_hero_tiles), cmocka_unit_test(test_stated_goods),
        cmocka_unit_test(test_stated_resources), cmocka_unit_test(test_stated_gems),
        cmocka_unit_test(test_stated_cards), cmocka_unit_test(test_board),
        cmocka_unit_test(test_slots), cmocka_unit_test(test_armour),
        cmocka_unit_test(test_prices), cmocka_unit_test(test_windows),
        cmocka_unit_test(test_texts),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
