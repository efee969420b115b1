/* Gorgasali Battle Royale: what the built-in pack must hold. Everything the rulebook states about
 * components is checked, what is publicly known, and what the board promises; and that a board
 * which breaks its promises is refused. */
#include "../../unit/unit.h"

#include "core/game.h"
#include "games/gorgasali/content.h"
#include "pack/packs.h"
#include "pack/yaml.h"

static const Pack *pack;
static const GorgasaliContent *k;
static const Board *b;

static int begin(void **state)
{
    (void)state;
    packs_install();
    const Game *game = game_by_id("gorgasali");
    if (game == 0)
        return -1;
    pack = pack_at(pack_builtin(game));
    k = pack->content;
    b = &k->board;
    return 0;
}

static void has_text(const char *kind, const char *id, const char *more)
{
    char key[80];
    snprintf(key, sizeof key, "%s.%s%s", kind, id, more);
    for (int lang = 0; lang < LANGS; lang++) {
        const char *text = pack_text(pack, (Lang)lang, key);
        if (text == 0 || text[0] == '\0')
            fail_msg("no text %s", key);
    }
}

/* ---- board ---------------------------------------------------------------------------------- */

static int zone_squares(int zone, const Squares *only)
{
    int n = 0;
    for (int s = 0; s < SQUARES; s++)
        n += b->zone[s] == zone && (only == 0 || squares_has(only, s));
    return n;
}

static int terrain_squares(Terrain terrain)
{
    int n = 0;
    for (int s = 0; s < SQUARES; s++)
        n += b->terrain[s] == terrain;
    return n;
}

/* test GO-SETUP-1 GO-CHEST-1 GO-COMP-1 72 chests, all on plain squares, about one on twelve in
 * every zone */
static void test_chests(void **state)
{
    static const int in_zone[ZONES] = {32, 24, 12, 4};
    (void)state;
    assert_int_equal(squares_count(&b->chests), 72);
    for (int s = 0; s < SQUARES; s++)
        if (squares_has(&b->chests, s))
            assert_int_equal(b->terrain[s], PLAIN);
    for (int zone = 1; zone <= ZONES; zone++)
        assert_int_equal(zone_squares(zone, &b->chests), in_zone[zone - 1]);
}

/* test GO-TERR-1 GO-RULE-62 three kinds of obstacles: 100 forest, 60 mountain, 68 water; 12 squares
 * of tree, the rest plain */
static void test_terrain(void **state)
{
    (void)state;
    assert_int_equal(terrain_squares(FOREST), 100);
    assert_int_equal(terrain_squares(MOUNTAIN), 60);
    assert_int_equal(terrain_squares(WATER), 68);
    assert_int_equal(terrain_squares(TREE), 12);
    assert_int_equal(terrain_squares(PLAIN), 900 - 100 - 60 - 68 - 12);
}

/* test GO-TREE-1 GO-RULE-62 the great tree: rows 14 to 17, columns 14 to 17 without the corners */
static void test_tree(void **state)
{
    (void)state;
    for (int row = 1; row <= SIDE; row++)
        for (int column = 1; column <= SIDE; column++) {
            const bool middle = row >= 14 && row <= 17 && column >= 14 && column <= 17;
            const bool corner = (row == 14 || row == 17) && (column == 14 || column == 17);
            const int s = square_at(row, column);
            assert_int_equal(squares_has(&b->tree, s), middle && !corner);
            assert_int_equal(b->terrain[s] == TREE, squares_has(&b->tree, s));
        }
}

/* test GO-MOVE-3 GO-TERR-2 GO-TERR-3 GO-TERR-4 plain 1, forest 2, mountain 2, water 3 points */
static void test_costs(void **state)
{
    (void)state;
    assert_int_equal(b->cost[PLAIN], 1);
    assert_int_equal(b->cost[FOREST], 2);
    assert_int_equal(b->cost[MOUNTAIN], 2);
    assert_int_equal(b->cost[WATER], 3);
    assert_int_equal(b->cost[TREE], 0);
}

/* test GO-HEALPT-1 GO-RULE-62 eight healing points, four each in zones 2 and 3, worth 20 health */
static void test_healing(void **state)
{
    (void)state;
    assert_int_equal(b->heals, 20);
    assert_int_equal(squares_count(&b->healing), 8);
    assert_int_equal(zone_squares(2, &b->healing), 4);
    assert_int_equal(zone_squares(3, &b->healing), 4);
    for (int s = 0; s < SQUARES; s++)
        if (squares_has(&b->healing, s)) {
            assert_int_equal(b->terrain[s], PLAIN);
            assert_false(squares_has(&b->chests, s));
        }
}

/* test GO-ZONE-1 GO-RULE-62 four nested zones by the distance to the edge: 1-4, 5-8, 9-11, 12-15 */
static void test_zones(void **state)
{
    static const int size[ZONES] = {416, 288, 132, 64};
    (void)state;
    for (int zone = 1; zone <= ZONES; zone++)
        assert_int_equal(zone_squares(zone, 0), size[zone - 1]);
    assert_int_equal(zone_squares(4, &b->tree), 12);
    for (int d = 1; d <= QUARTER; d++) {
        const int zone = d <= 4 ? 1 : d <= 8 ? 2 : d <= 11 ? 3 : 4;
        assert_int_equal(b->zone[square_at(d, 15)], zone);
        assert_int_equal(b->zone[square_at(31 - d, 16)], zone);
        assert_int_equal(b->zone[square_at(15, d)], zone);
        assert_int_equal(b->zone[square_at(d, 31 - d)], zone);
    }
}

/* test GO-ZONE-1 GO-ZONE-3 GO-ZONE-4 GO-ZONE-5 GO-RULE-11 GO-RULE-73 a zone every five rounds:
 * 5, 10, 15 health a square, and 20 in a storm */
static void test_prices(void **state)
{
    (void)state;
    assert_int_equal(b->shrinks_every, 5);
    assert_int_equal(b->price[0], 5);
    assert_int_equal(b->price[1], 10);
    assert_int_equal(b->price[2], 15);
    assert_int_equal(b->price[3], 20);
}

static bool same_square(int s, int t)
{
    return b->terrain[s] == b->terrain[t] && b->zone[s] == b->zone[t] &&
           squares_has(&b->chests, s) == squares_has(&b->chests, t) &&
           squares_has(&b->healing, s) == squares_has(&b->healing, t);
}

/* test GO-RULE-62 four-fold rotation: (r, c) is repeated at (c, 31-r), (31-r, 31-c), (31-c, r) */
static void test_rotation(void **state)
{
    (void)state;
    for (int row = 1; row <= SIDE; row++)
        for (int column = 1; column <= SIDE; column++) {
            const int s = square_at(row, column);
            assert_true(same_square(s, square_at(column, 31 - row)));
            assert_true(same_square(s, square_at(31 - row, 31 - column)));
            assert_true(same_square(s, square_at(31 - column, row)));
        }
}

/* test GO-RULE-62 squares as drawn, one of each kind, wherever the map is turned to */
static void test_drawing(void **state)
{
    (void)state;
    assert_int_equal(b->terrain[square_at(1, 1)], FOREST);
    assert_int_equal(b->terrain[square_at(3, 7)], MOUNTAIN);
    assert_int_equal(b->terrain[square_at(6, 4)], WATER);
    assert_int_equal(b->terrain[square_at(1, 2)], PLAIN);
    assert_true(squares_has(&b->chests, square_at(2, 6)));
    assert_true(squares_has(&b->chests, square_at(6, 29)));
    assert_true(squares_has(&b->healing, square_at(10, 14)));
    assert_true(squares_has(&b->healing, square_at(15, 6)));
    assert_true(squares_has(&b->healing, square_at(25, 15)));
    assert_int_equal(b->terrain[square_at(30, 30)], FOREST);
    assert_int_equal(b->terrain[square_at(7, 1)], MOUNTAIN);
    assert_int_equal(b->terrain[square_at(1, 24)], MOUNTAIN);
}

/* test GO-MOVE-1 GO-MCARD-4 neighbours: four straight ones, then the diagonals between them */
static void test_neighbours(void **state)
{
    static const int down[DIRECTIONS] = {-1, 0, 1, 0, -1, 1, 1, -1};
    static const int right[DIRECTIONS] = {0, 1, 0, -1, 1, 1, -1, -1};
    (void)state;
    for (int row = 1; row <= SIDE; row++)
        for (int column = 1; column <= SIDE; column++) {
            const int s = square_at(row, column);
            assert_int_equal(s, (row - 1) * 30 + column - 1);
            assert_int_equal(b->row[s], row);
            assert_int_equal(b->column[s], column);
            for (int d = 0; d < DIRECTIONS; d++)
                assert_int_equal(b->near[s][d], square_at(row + down[d], column + right[d]));
        }
    assert_int_equal(b->near[square_at(1, 1)][NORTH], 0xffff);
    assert_int_equal(b->near[square_at(1, 1)][NORTH_WEST], 0xffff);
    assert_int_equal(b->near[square_at(30, 30)][EAST], 0xffff);
    for (int d = STRAIGHT; d < DIRECTIONS; d++) {  /* GO-RULE-52: what a diagonal passes between */
        const int s = square_at(10, 10), one = b->near[s][d - 4], two = b->near[s][(d - 3) % 4];
        assert_int_equal(b->row[one] + b->row[two], 10 + b->row[b->near[s][d]]);
        assert_int_equal(b->column[one] + b->column[two], 10 + b->column[b->near[s][d]]);
    }
}

/* test GO-SETUP-8 GO-RULE-8 GO-RULE-62 twenty sectors clockwise from the upper left, each with a
 * gate of two plain squares on the edge */
static void test_gates(void **state)
{
    static const int at[5] = {3, 9, 15, 21, 27};
    (void)state;
    assert_int_equal(SECTORS, 20);
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < GATE_SQUARES; j++) {
            assert_int_equal(b->gate[i][j], square_at(1, at[i] + j));
            assert_int_equal(b->gate[5 + i][j], square_at(at[i] + j, 30));
            assert_int_equal(b->gate[10 + i][j], square_at(30, 31 - at[i] - j));
            assert_int_equal(b->gate[15 + i][j], square_at(31 - at[i] - j, 1));
        }
    for (int i = 0; i < SECTORS; i++)
        for (int j = 0; j < GATE_SQUARES; j++) {
            assert_int_equal(b->terrain[b->gate[i][j]], PLAIN);
            assert_false(squares_has(&b->chests, b->gate[i][j]));
            assert_false(squares_has(&b->healing, b->gate[i][j]));
        }
}

enum { FAR = 30000 };

/* What it costs to walk to each square, the gate square included. */
static void walk_from(int sector, int cost[SQUARES])
{
    bool changed = true;
    for (int s = 0; s < SQUARES; s++)
        cost[s] = FAR;
    for (int j = 0; j < GATE_SQUARES; j++)
        cost[b->gate[sector][j]] = b->cost[PLAIN];
    while (changed) {
        changed = false;
        for (int s = 0; s < SQUARES; s++)
            for (int d = 0; d < STRAIGHT && cost[s] < FAR; d++) {
                const int to = b->near[s][d];
                if (to == NO_SQUARE || b->terrain[to] == TREE)
                    continue;
                const int all = cost[s] + b->cost[b->terrain[to]];
                changed = changed || all < cost[to];
                cost[to] = all < cost[to] ? all : cost[to];
            }
    }
}

static int nearest(const int cost[SQUARES], int zone, const Squares *only)
{
    int best = FAR;
    for (int s = 0; s < SQUARES; s++)
        if ((zone == 0 || b->zone[s] == zone) && (only == 0 || squares_has(only, s)) &&
            cost[s] < best)
            best = cost[s];
    return best;
}

static int chests_for(const int cost[SQUARES], int points)
{
    int n = 0;
    for (int s = 0; s < SQUARES; s++)
        n += squares_has(&b->chests, s) && cost[s] <= points;
    return n;
}

/* test GO-RULE-62 all squares that are not tree are connected, and all sectors are equally good:
 * the nearest chest costs 4 points, 3 or 4 cost at most 7, 7 to 13 at most 12; zone 2 costs 5 or 6,
 * zone 4 costs 12 to 20 */
static void test_distances(void **state)
{
    static int cost[SQUARES];
    (void)state;
    for (int sector = 0; sector < SECTORS; sector++) {
        int reached = 0;
        walk_from(sector, cost);
        for (int s = 0; s < SQUARES; s++)
            reached += cost[s] < FAR;
        assert_int_equal(reached, 888);
        assert_int_equal(nearest(cost, 0, &b->chests), 4);
        assert_in_range(chests_for(cost, 7), 3, 4);
        assert_in_range(chests_for(cost, 12), 7, 13);
        assert_in_range(nearest(cost, 2, 0), 5, 6);
        assert_in_range(nearest(cost, 4, 0), 12, 20);
    }
}

/* Whether exactly so many points can be walked within the last zone without crossing one's way. */
static bool can_walk(int from, int points, Squares *covered)
{
    bool can = points == 0;
    squares_add(covered, from);
    for (int d = 0; d < STRAIGHT && !can; d++) {
        const int to = b->near[from][d];
        if (to == NO_SQUARE || b->terrain[to] == TREE || b->zone[to] != ZONES ||
            squares_has(covered, to) || b->cost[b->terrain[to]] > points)
            continue;
        can = can_walk(to, points - b->cost[b->terrain[to]], covered);
    }
    squares_remove(covered, from);
    return can;
}

/* test GO-RULE-62 from every square of zone 4 every roll can be walked without leaving it */
static void test_exact_rolls(void **state)
{
    (void)state;
    for (int s = 0; s < SQUARES; s++)
        for (int points = 2; points <= 12 && b->zone[s] == ZONES; points++) {
            Squares covered = {0};
            assert_true(b->terrain[s] == TREE || can_walk(s, points, &covered));
        }
}

/* A square is called by row and column; no two share a word. */
static void test_words(void **state)
{
    char word[16];
    (void)state;
    for (int s = 0; s < SQUARES; s++) {
        int row = 0, column = 0;
        Str out = STR_ON(word);
        gorgasali_square_word(s, &out);
        assert_int_equal(sscanf(word, "%d-%d", &row, &column), 2);
        assert_int_equal(square_at(row, column), s);
    }
    assert_string_equal(word, "30-30");
}

/* ---- characters ----------------------------------------------------------------------------- */

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

static const Support *support(const char *id)
{
    for (int i = 0; i < k->n_supports; i++)
        if (strcmp(k->support[i].id, id) == 0)
            return &k->support[i];
    fail_msg("no support card %s", id);
    return 0;
}

static const Support *check_support(const char *id, Category category, SupportEffect effect,
                                    Rarity rarity, int copies)
{
    const Support *s = support(id);
    assert_int_equal(s->category, category);
    assert_int_equal(s->effect, effect);
    assert_int_equal(s->rarity, rarity);
    assert_int_equal(s->copies, copies);
    return s;
}

/* Range, spread, squares and rounds of a card. */
static void check_reach(const Support *s, int min, int max, int within, int squares, int rounds)
{
    assert_int_equal(s->range_min, min);
    assert_int_equal(s->range_max, max);
    assert_int_equal(s->within, within);
    assert_int_equal(s->squares, squares);
    assert_int_equal(s->rounds, rounds);
}

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
        const Support *s = &k->support[i];
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
 * rounds */
static void test_barrier(void **state)
{
    (void)state;
    check_reach(check_support("barrier", DEFENCE, EFFECT_BARRIER, EPIC, 5), 1, 1, 0, 5, 2);
}

/* test GO-BALL-1 GO-BALL-2 GO-DEF-4 Ball lightning: next to the user, 35 damage within 3, two
 * rounds */
static void test_ball_lightning(void **state)
{
    const Support *s =
        check_support("ball-lightning", DEFENCE, EFFECT_BALL_LIGHTNING, LEGENDARY, 3);
    (void)state;
    check_reach(s, 1, 1, 3, 1, 2);
    assert_int_equal(s->damage, 35);
}

/* test GO-PLAT-1 GO-PLAT-2 GO-FIELD-1 GO-DEF-4 Tree platform and magic field: one's own square, two
 * rounds; the platform lowers each die by 1 */
static void test_platform_and_field(void **state)
{
    const Support *s = check_support("tree-platform", DEFENCE, EFFECT_TREE_PLATFORM, RARE, 8);
    (void)state;
    check_reach(s, 0, 0, 0, 1, 2);
    assert_int_equal(s->n, 1);
    check_reach(check_support("magic-field", DEFENCE, EFFECT_MAGIC_FIELD, RARE, 8), 0, 0, 0, 1, 2);
}

/* test GO-FLAME-1 GO-FLAME-2 GO-FLAME-3 GO-FLAME-4 Flame ball: range exactly 2, two dice, 9 or
 * more, 40 damage, also at range 1 of the target */
static void test_flame_ball(void **state)
{
    const Support *s = check_support("flame-ball", THROW, EFFECT_FLAME_BALL, RARE, 8);
    (void)state;
    check_reach(s, 2, 2, 1, 0, 0);
    assert_int_equal(s->dice, 2);
    assert_int_equal(s->minimum, 9);
    assert_int_equal(s->damage, 40);
}

/* test GO-SPEAR-1 GO-SPEAR-2 GO-SPEAR-3 Magic spear: range up to 6, one die, 60 damage */
static void test_magic_spear(void **state)
{
    const Support *s = check_support("magic-spear", THROW, EFFECT_MAGIC_SPEAR, RARE, 8);
    (void)state;
    check_reach(s, 1, 6, 0, 0, 0);
    assert_int_equal(s->dice, 1);
    assert_int_equal(s->damage, 60);
}

/* test GO-NTT-1 GO-SMOKE-1 GO-SMOKE-4 NTT ball: range up to 3; smoke ball: one's own square, two
 * rounds */
static void test_other_balls(void **state)
{
    (void)state;
    check_reach(check_support("ntt-ball", THROW, EFFECT_NTT_BALL, RARE, 8), 1, 3, 0, 0, 0);
    check_reach(check_support("smoke-ball", THROW, EFFECT_SMOKE_BALL, RARE, 8), 0, 0, 0, 1, 2);
}

/* test GO-ARM-1 GO-ARM-4 helmet 10, vest 20, and no other armour */
static void test_armour(void **state)
{
    int kinds = 0;
    (void)state;
    assert_int_equal(check_support("helmet", HELMET, EFFECT_BLOCK, COMMON, 15)->n, 10);
    assert_int_equal(check_support("vest", VEST, EFFECT_BLOCK, COMMON, 15)->n, 20);
    for (int i = 0; i < k->n_supports; i++)
        kinds += k->support[i].group == GROUP_ARMOUR;
    assert_int_equal(kinds, 2);
}

/* test GO-POT-1 GO-POT-2 GO-POT-3 potions of 20, 50 and 100 health */
static void test_potions(void **state)
{
    (void)state;
    assert_int_equal(check_support("small-potion", UTILITY, EFFECT_HEAL, COMMON, 15)->n, 20);
    assert_int_equal(check_support("medium-potion", UTILITY, EFFECT_HEAL, RARE, 8)->n, 50);
    assert_int_equal(check_support("large-potion", UTILITY, EFFECT_HEAL, EPIC, 5)->n, 100);
}

/* test GO-MCARD-1 GO-MCARD-2 GO-MCARD-3 GO-MCARD-4 GO-MCARD-5 GO-TELE-1 axe, boat, rope, compass,
 * adrenaline doubles, teleport reaches 8 */
static void test_movement_cards(void **state)
{
    static const struct { const char *id; Terrain terrain; } easy[] = {
        {"axe", FOREST}, {"boat", WATER}, {"rope", MOUNTAIN},
    };
    (void)state;
    for (int i = 0; i < 3; i++) {
        const Support *s = check_support(easy[i].id, UTILITY, EFFECT_EASY_TERRAIN, COMMON, 15);
        assert_int_equal(s->terrain, easy[i].terrain);
    }
    check_support("compass", UTILITY, EFFECT_DIAGONALS, RARE, 8);
    assert_int_equal(check_support("adrenaline", UTILITY, EFFECT_MULTIPLY, EPIC, 5)->n, 2);
    check_reach(check_support("teleport", UTILITY, EFFECT_TELEPORT, EPIC, 5), 1, 8, 0, 0, 0);
}

/* test GO-EXT-1 GO-EXT-2 GO-EXT-3 GO-EXT-4 GO-EXT-5 GO-RULE-41 four extensions, one a group: a die
 * more, a re-roll, a second try, a minimum lower by 2 */
static void test_extensions(void **state)
{
    static const struct {
        const char *id;
        SupportEffect effect;
        WeaponGroup weapons;
        int n;
    } all[] = {
        {"extra-six", EFFECT_EXTRA_DICE, SIX_SHOOTER, 1},
        {"strike-option", EFFECT_REROLL, STRIKER, 0},
        {"second-chance", EFFECT_SECOND_TRY, MASSIVE, 0},
        {"eagle-eye", EFFECT_LOWER_MINIMUM, SCOUT, 2},
    };
    int kinds = 0;
    (void)state;
    for (int i = 0; i < 4; i++) {
        const Support *s = check_support(all[i].id, UTILITY, all[i].effect, RARE, 8);
        assert_int_equal(s->group, GROUP_EXTENSION);
        assert_int_equal(s->weapons, all[i].weapons);
        assert_int_equal(s->n, all[i].n);
    }
    for (int i = 0; i < k->n_supports; i++)
        kinds += k->support[i].group == GROUP_EXTENSION;
    assert_int_equal(kinds, 4);
}

/* test GO-AMMO-1 GO-UTIL-1 the ammunition bag stands alone */
static void test_ammunition(void **state)
{
    const Support *s = check_support("ammunition-bag", UTILITY, EFFECT_RELOAD, EPIC, 5);
    (void)state;
    assert_int_equal(s->group, GROUP_AMMUNITION);
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
        const Support *s = &k->support[i];
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

/* ---- boards that are refused ---------------------------------------------------------------- */

/* A board.yaml with a line for each row, so that errors can be found by their line. */
typedef struct Drawing {
    char row[QUARTER][QUARTER + 8];
    const char *gates, *zones;
} Drawing;

/* The lines where things start in it. */
enum { ZONES_LINE = 7, QUARTER_LINE = 8, FIRST_ROW = 9, GATES_LINE = FIRST_ROW + QUARTER };

#define BAND(width, price) "{width: " #width ", price: " #price ", source: own, rule: GO-X}"
static const char good_zones[] =
    "[" BAND(4, 5) ", " BAND(4, 10) ", " BAND(3, 15) ", " BAND(4, 20) "]";

static Drawing drawing(void)
{
    Drawing d = {.gates = "[3, 9, 15, 21, 27]", .zones = good_zones};
    for (int i = 0; i < QUARTER * QUARTER; i++) {
        const int s = square_at(i / QUARTER + 1, i % QUARTER + 1);
        char sign = ".FMWT"[b->terrain[s]];
        sign = squares_has(&b->chests, s) ? 'C' : squares_has(&b->healing, s) ? 'H' : sign;
        d.row[i / QUARTER][i % QUARTER] = sign;
    }
    return d;
}

typedef struct Refusal {
    char text[512];
    int line;
} Refusal;

/* Keeps the first error. */
static void on_error(Reader *r, const Node *where, const char *what)
{
    Refusal *first = r->to;
    assert_string_equal(where->file, "pack.yaml");
    if (r->errors > 1)
        return;
    snprintf(first->text, sizeof first->text, "%s", what);
    first->line = where->line;
}

static void on_text(Reader *r, const char *key, const Node *in)
{
    (void)r;
    (void)in;
    fail_msg("texts belong into texts.yaml: %s", key);
}

/* Reads a pack that has only this board; the first error is about the board, if it has one. */
static void refused(const Drawing *d, int line, const char *what)
{
    static GorgasaliContent read;
    static char yaml[4096], lines[1024];
    Arena arena = {0};
    Str text = STR_ON(yaml), out = STR_ON(lines);
    Problems problems = {.out = &out};
    Refusal first = {.line = 0};
    put(&text, "board:\n  source: own\n  rule: GO-X\n"
               "  costs: {plain: 1, forest: 2, mountain: 2, water: 3, source: own, rule: GO-X}\n"
               "  healing-point: {health: 20, source: own, rule: GO-X}\n"
               "  shrinking: {rounds: 5, source: own, rule: GO-X}\n"
               "  zones: %s\n  quarter:\n", d->zones);
    for (int row = 0; row < QUARTER; row++)
        put(&text, "    - \"%s\"\n", d->row[row]);
    put(&text, "  gates: %s\n", d->gates);
    Node *root = yaml_read(&arena, "pack.yaml", yaml, text.len, &problems);
    assert_non_null(root);
    Reader r = {.root = root, .error = on_error, .text = on_text, .to = &first};
    memset(&read, 0, sizeof read);
    gorgasali_read(&r, &read);
    arena_free(&arena);
    assert_string_equal(first.text, what);
    if (line > 0)
        assert_int_equal(first.line, line);
    else  /* the same board: only the other files are missing */
        assert_memory_equal(&read.board, b, sizeof read.board);
}

/* A board is the same however it is written; without mistakes only the other files are missing. */
static void test_good_board(void **state)
{
    const Drawing d = drawing();
    (void)state;
    refused(&d, 0, "the file 'characters.yaml' is missing");
}

static void test_wrong_rows(void **state)
{
    Drawing d = drawing();
    (void)state;
    d.row[4][14] = '\0';
    refused(&d, FIRST_ROW + 4, "row 5 of the quarter must have 15 signs, but has 14");
    d = drawing();
    strcat(d.row[14], ".");
    refused(&d, FIRST_ROW + 14, "row 15 of the quarter must have 15 signs, but has 16");
    d = drawing();
    d.row[6][8] = 'x';
    refused(&d, FIRST_ROW + 6, "'x' is no square: use . F M W C H T");
}

/* test GO-CHEST-1 GO-TREE-1 GO-RULE-62 boards with other numbers of chests or a displaced tree are
 * refused, and healing points in the last zone */
static void test_wrong_counts(void **state)
{
    Drawing d = drawing();
    (void)state;
    d.row[1][5] = '.';
    refused(&d, QUARTER_LINE, "the board has 68 chests, but must have 72 (GO-CHEST-1)");
    d = drawing();
    d.row[13][14] = '.';
    refused(&d, QUARTER_LINE, "the great tree has 8 squares, but must have 12 (GO-RULE-62)");
    d.row[0][1] = 'T';
    refused(&d, QUARTER_LINE, "row 1, column 2: the great tree stands in the middle (GO-TREE-1)");
    d = drawing();
    d.row[12][13] = 'H';
    refused(&d, QUARTER_LINE, "row 13, column 14: with a healing point in the last zone the end "
                              "could stall (GO-RULE-62)");
}

/* test GO-RULE-8 GO-RULE-62 gates that are not plain, overlap or are not five a side are refused */
static void test_wrong_gates(void **state)
{
    Drawing d = drawing();
    (void)state;
    d.row[0][3] = 'F';
    refused(&d, GATES_LINE, "the gate square in row 1, column 4 must be plain");
    d = drawing();
    d.gates = "[3, 9, 15, 21]";
    refused(&d, GATES_LINE, "each side has 5 gates, but here are 4");
    d.gates = "[3, 4, 15, 21, 27]";
    refused(&d, GATES_LINE, "gates go from left to right and do not overlap");
    d.gates = "[3, 9, 15, 21, 30]";
    refused(&d, GATES_LINE, "a gate is a column from 2 to 28, and the next one");
}

/* test GO-ZONE-1 zones that do not fill the map, or are not four, are refused */
static void test_wrong_zones(void **state)
{
    Drawing d = drawing();
    (void)state;
    d.zones = "[" BAND(4, 5) "]";
    refused(&d, ZONES_LINE, "there are 1 zones, but must be 4 (GO-ZONE-1)");
    d.zones = "[" BAND(4, 5) ", " BAND(4, 10) ", " BAND(3, 15) ", " BAND(3, 20) "]";
    refused(&d, ZONES_LINE, "the zones are 14 squares wide together, but must be 15");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chests), cmocka_unit_test(test_terrain),
        cmocka_unit_test(test_tree), cmocka_unit_test(test_costs),
        cmocka_unit_test(test_healing), cmocka_unit_test(test_zones),
        cmocka_unit_test(test_prices), cmocka_unit_test(test_rotation),
        cmocka_unit_test(test_drawing), cmocka_unit_test(test_neighbours),
        cmocka_unit_test(test_gates), cmocka_unit_test(test_distances),
        cmocka_unit_test(test_exact_rolls), cmocka_unit_test(test_words),
        cmocka_unit_test(test_characters), cmocka_unit_test(test_abilities),
        cmocka_unit_test(test_health), cmocka_unit_test(test_slots),
        cmocka_unit_test(test_weapon_deck), cmocka_unit_test(test_weapon_groups),
        cmocka_unit_test(test_per_pip), cmocka_unit_test(test_rarity),
        cmocka_unit_test(test_weapons),
        cmocka_unit_test(test_support_deck), cmocka_unit_test(test_barrier),
        cmocka_unit_test(test_ball_lightning), cmocka_unit_test(test_platform_and_field),
        cmocka_unit_test(test_flame_ball), cmocka_unit_test(test_magic_spear),
        cmocka_unit_test(test_other_balls), cmocka_unit_test(test_armour),
        cmocka_unit_test(test_potions), cmocka_unit_test(test_movement_cards),
        cmocka_unit_test(test_extensions), cmocka_unit_test(test_ammunition),
        cmocka_unit_test(test_supply), cmocka_unit_test(test_texts),
        cmocka_unit_test(test_signs), cmocka_unit_test(test_slot_titles),
        cmocka_unit_test(test_good_board), cmocka_unit_test(test_wrong_rows),
        cmocka_unit_test(test_wrong_counts), cmocka_unit_test(test_wrong_gates),
        cmocka_unit_test(test_wrong_zones),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
