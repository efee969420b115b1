/* Reads a Gorgasali pack from YAML. Every error names file and line. Names and descriptions are in
 * texts.yaml, so the other files hold nothing but numbers and where they come from. */
#include "games/gorgasali/content.h"

#include <stddef.h>
#include <string.h>

#include "core/reader.h"

/* Where a value comes from: the rulebook states it, it is public knowledge, or it is our own
 * design. */
static const char *const terrain_words[] = {"plain", "forest", "mountain", "water", 0};
static const char *const category_words[] = {"weapon", "defence", "utility", "throw",
                                             "helmet", "vest",    0};
static const char *const rarity_words[] = {"common", "rare", "epic", "legendary", 0};
static const char *const group_words[] = {"six-shooter", "striker", "massive", "scout", 0};

/* ---- numbers ---- */

/* Which numbers something has. What it has not must not be written either: it would be ignored. */
enum Need {
    NEED_RANGE = 1 << 0, NEED_WITHIN = 1 << 1, NEED_DICE = 1 << 2, NEED_MINIMUM = 1 << 3,
    NEED_DAMAGE = 1 << 4, NEED_SQUARES = 1 << 5, NEED_ROUNDS = 1 << 6, NEED_TERRAIN = 1 << 7,
    NEED_WEAPONS = 1 << 8, NEED_LOWERS = 1 << 9, NEED_BLOCKS = 1 << 10, NEED_HEALTH = 1 << 11,
    NEED_TIMES = 1 << 12, NEED_EXTRA = 1 << 13, NEED_COOLDOWN = 1 << 14, NEED_TARGETS = 1 << 15,
    NEED_CARDS = 1 << 16, NEED_MATES = 1 << 17, NEED_OVER = 1 << 18, NEED_ON = 1 << 19,
    NEED_N = 1 << 20,
    PASSIVE = 1 << 21,
};

/* A number of a map and the byte of a struct it goes to. */
typedef struct Number {
    uint32_t need;
    const char *key;
    int max;        /* from 1 */
    size_t at;
} Number;

static void read_numbers(Reader *r, const Node *map, const Number *list, int n, uint32_t needs,
                         void *to)
{
    for (int i = 0; i < n; i++)
        if (needs & list[i].need)
            ((uint8_t *)to)[list[i].at] = (uint8_t)read_int(r, map, list[i].key, 1, list[i].max);
}

/* GO-RANGE-1: {from: 1, to: 3} */
static void read_range(Reader *r, const Node *map, uint8_t *min, uint8_t *max)
{
    const Node *range = read_child(r, map, "range", NODE_MAP);
    if (range == 0)
        return;
    *min = (uint8_t)read_int(r, range, "from", 1, SIDE - 1);
    *max = (uint8_t)read_int(r, range, "to", *min, SIDE - 1);
    read_nothing_else(r, range);
}

/* ---- board: GO-RULE-62 ---- */

static const struct { char sign; uint8_t terrain; } signs[] = {
    {'.', PLAIN}, {'F', FOREST}, {'M', MOUNTAIN}, {'W', WATER},
    {'C', PLAIN}, {'H', PLAIN}, {'T', TREE},
};

/* One square of the drawing; false if the sign is none. */
static bool draw(Board *b, int square, char sign)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (signs[i].sign != sign)
            continue;
        b->terrain[square] = signs[i].terrain;
        if (sign == 'C')
            squares_add(&b->chests, square);
        if (sign == 'H')
            squares_add(&b->healing, square);
        if (sign == 'T')
            squares_add(&b->tree, square);
        return true;
    }
    return false;
}

/* A quarter turn of the map, clockwise. */
static void turn(int *row, int *column)
{
    const int old = *row;
    *row = *column;
    *column = SIDE + 1 - old;
}

/* A sign stands for the four squares that a turned map has there. */
static void read_sign(Reader *r, const Node *where, Board *b, int row, int column, char sign)
{
    for (int quarter = 0; quarter < 4; quarter++) {
        if (!draw(b, (row - 1) * SIDE + column - 1, sign)) {
            read_error(r, where, "'%c' is no square: use . F M W C H T", sign);
            return;
        }
        turn(&row, &column);
    }
}

static void read_row(Reader *r, const Node *n, Board *b, int row)
{
    if (n->type != NODE_TEXT || strlen(n->text) != QUARTER) {
        read_error(r, n, "row %d of the quarter must have %d signs, but has %d", row, QUARTER,
                   (int)strlen(n->text));
        return;
    }
    for (int column = 1; column <= QUARTER; column++)
        read_sign(r, n, b, row, column, n->text[column - 1]);
}

static bool read_quarter(Reader *r, const Node *quarter, Board *b)
{
    const int before = r->errors;
    if (quarter->n != QUARTER) {
        read_error(r, quarter, "the quarter must have %d rows, but has %d", QUARTER, quarter->n);
        return false;
    }
    int row = 1;
    for (const Node *n = quarter->child; n != 0; n = n->next)
        read_row(r, n, b, row++);
    return r->errors == before;
}

/* Rows and columns, and who is next to whom. */
static void measure(Board *b)
{
    static const int8_t down[DIRECTIONS] = {-1, 0, 1, 0, -1, 1, 1, -1};
    static const int8_t right[DIRECTIONS] = {0, 1, 0, -1, 1, 1, -1, -1};
    EVERY_SQUARE (square) {
        const int row = square / SIDE + 1, column = square % SIDE + 1;
        b->row[square] = (uint8_t)row;
        b->column[square] = (uint8_t)column;
        for (int d = 0; d < DIRECTIONS; d++)
            b->near[square][d] = (uint16_t)square_at(row + down[d], column + right[d]);
    }
}

/* How far from the edge a row or column is: 1 … QUARTER. */
static int depth(int line) { return line <= QUARTER ? line : SIDE + 1 - line; }

/* GO-ZONE-1: bands around the centre, `last` being the depth at which each one ends. */
static void lay_zones(Board *b, const int last[ZONES])
{
    EVERY_SQUARE (square) {
        const int down = depth(b->row[square]), right = depth(b->column[square]);
        const int deep = down < right ? down : right;
        int zone = 1;
        while (zone < ZONES && deep > last[zone - 1])
            zone++;
        b->zone[square] = (uint8_t)zone;
    }
}

/* GO-ZONE-1 … 5, GO-RULE-11 */
static void read_zones(Reader *r, const Node *file, Board *b)
{
    const Node *zones = read_child(r, file, "zones", NODE_LIST);
    int last[ZONES], i = 0, deep = 0;
    if (zones == 0)
        return;
    if (zones->n != ZONES) {
        read_error(r, zones, "there are %d zones, but must be %d (GO-ZONE-1)", zones->n, ZONES);
        return;
    }
    for (const Node *n = zones->child; n != 0; n = n->next, i++) {
        deep += read_int(r, n, "width", 1, QUARTER);
        last[i] = deep;
        b->price[i] = (uint8_t)read_int(r, n, "price", 1, 100);
        read_source_and_rule(r, n, "GO-TERR-2");
        read_nothing_else(r, n);
    }
    if (deep != QUARTER)
        read_error(r, zones, "the zones are %d squares wide together, but must be %d", deep,
                   QUARTER);
    lay_zones(b, last);
}

/* GO-MOVE-3, GO-TERR-2 … 4; the tree has no price. */
static void read_costs(Reader *r, const Node *file, Board *b)
{
    const Node *costs = read_child(r, file, "costs", NODE_MAP);
    if (costs == 0)
        return;
    for (int t = PLAIN; t < TREE; t++)
        b->cost[t] = (uint8_t)read_int(r, costs, terrain_words[t], 1, 6);
    read_source_and_rule(r, costs, "GO-TERR-2");
    read_nothing_else(r, costs);
}

/* One number with its source, such as {health: 20, source: rulebook, rule: GO-HEALPT-1}. */
static uint8_t read_alone(Reader *r, const Node *map, const char *key, const char *what, int max)
{
    const Node *n = read_child(r, map, key, NODE_MAP);
    if (n == 0)
        return 1;
    const int value = read_int(r, n, what, 1, max);
    read_source_and_rule(r, n, "GO-TERR-2");
    read_nothing_else(r, n);
    return (uint8_t)value;
}

/* The column of a gate's left square on the upper edge. Corners would belong to two sides. */
static int read_gate(Reader *r, const Node *n)
{
    long column;
    if (n->type == NODE_TEXT && text_int(n->text, 2, SIDE - 2, &column))
        return (int)column;
    read_error(r, n, "a gate is a column from 2 to %d, and the next one", SIDE - 2);
    return 2;
}

/* GO-SETUP-8, GO-RULE-8: sectors go around the map clockwise, the same on all four sides. */
static void set_gates(Reader *r, const Node *n, Board *b, int index, int column)
{
    for (int i = 0; i < GATE_SQUARES; i++) {
        int at_row = 1, at_column = column + i;
        for (int side = 0; side < 4; side++) {
            const int square = square_at(at_row, at_column);
            b->gate[side * SECTORS / 4 + index][i] = (uint16_t)square;
            if (b->terrain[square] != PLAIN || squares_has(&b->chests, square) ||
                squares_has(&b->healing, square)) {
                read_error(r, n, "the gate square in row %d, column %d must be plain", at_row,
                           at_column);
                return;
            }
            turn(&at_row, &at_column);
        }
    }
}

static void read_gates(Reader *r, const Node *file, Board *b)
{
    const Node *gates = read_child(r, file, "gates", NODE_LIST);
    int index = 0, before = 0;
    if (gates == 0)
        return;
    if (gates->n != SECTORS / 4) {
        read_error(r, gates, "each side has %d gates, but here are %d", SECTORS / 4, gates->n);
        return;
    }
    for (const Node *n = gates->child; n != 0; n = n->next, index++) {
        const int column = read_gate(r, n);
        if (column < before + GATE_SQUARES)
            read_error(r, n, "gates go from left to right and do not overlap");
        before = column;
        set_gates(r, n, b, index, column);
    }
}

static void check_square(Reader *r, const Node *quarter, const Board *b, int row, int column)
{
    const int square = square_at(row, column);
    const bool inside = b->zone[square] == ZONES;
    if (squares_has(&b->healing, square) && inside)
        read_error(r, quarter, "row %d, column %d: with a healing point in the last zone the end "
                               "could stall (GO-RULE-62)", row, column);
    if (squares_has(&b->tree, square) && !inside)
        read_error(r, quarter, "row %d, column %d: the great tree stands in the middle (GO-TREE-1)",
                   row, column);
}

/* What every board must keep: GO-CHEST-1, GO-TREE-1, GO-RULE-62. */
static void check_board(Reader *r, const Node *quarter, const Board *b)
{
    const int chests = squares_count(&b->chests), tree = squares_count(&b->tree);
    if (chests != CHESTS)
        read_error(r, quarter, "the board has %d chests, but must have %d (GO-CHEST-1)", chests,
                   CHESTS);
    if (tree != TREE_SQUARES)
        read_error(r, quarter, "the great tree has %d squares, but must have %d (GO-RULE-62)", tree,
                   TREE_SQUARES);
    for (int i = 0; i < QUARTER * QUARTER; i++)  /* the other quarters are the same */
        check_square(r, quarter, b, i / QUARTER + 1, i % QUARTER + 1);
}

/* The same by sets, for searching many squares at once. */
static void collect(Board *b)
{
    EVERY_SQUARE (square) {
        squares_add(&b->ground[b->terrain[square]], square);
        squares_add(&b->in_zone[b->zone[square] - 1], square);
        if (b->column[square] == 1)
            squares_add(&b->first_column, square);
        if (b->column[square] == SIDE)
            squares_add(&b->last_column, square);
    }
}

static void read_board(Reader *r, Board *b)
{
    const Node *file = read_file(r, "board", NODE_MAP);
    if (file == 0)
        return;
    read_source_and_rule(r, file, "GO-TERR-2");
    read_costs(r, file, b);
    b->heals = read_alone(r, file, "healing-point", "health", 100);
    b->shrinks_every = read_alone(r, file, "shrinking", "rounds", 50);
    measure(b);
    read_zones(r, file, b);
    const Node *quarter = read_child(r, file, "quarter", NODE_LIST);
    if (quarter != 0 && read_quarter(r, quarter, b)) {
        check_board(r, quarter, b);
        read_gates(r, file, b);
        if (r->errors == 0)
            collect(b);
    } else {
        node_find(file, "gates");  /* means nothing without a map */
    }
    read_nothing_else(r, file);
}

void gorgasali_square_word(int square, Str *out)
{
    put(out, "%d-%d", square / SIDE + 1, square % SIDE + 1);
}

/* ---- characters ---- */

const char *const gorgasali_ability_words[ABILITIES + 1] = {
    "supernova", "hypnosis",    "steal",  "heal",        "frost-vortex",
    "imitate",   "eye-contact", "ignite", "drain-fluid", "immunity", 0};

/* ORDER ABILITY. GO-ABIL-5: seven are active, three passive; an imitated ability brings its own
 * cooldown (GO-OCTOR-4). */
static const uint32_t ability_needs[ABILITIES] = {
    [ABILITY_SUPERNOVA] = NEED_RANGE | NEED_COOLDOWN | NEED_DAMAGE | NEED_TARGETS,
    [ABILITY_HYPNOSIS] = NEED_RANGE | NEED_COOLDOWN,
    [ABILITY_STEAL] = NEED_RANGE | NEED_COOLDOWN,
    [ABILITY_HEAL] = NEED_COOLDOWN | NEED_HEALTH | NEED_CARDS | NEED_MATES,
    [ABILITY_FROST_VORTEX] = NEED_RANGE | NEED_COOLDOWN,
    [ABILITY_IMITATE] = NEED_RANGE,
    [ABILITY_EYE_CONTACT] = NEED_RANGE | NEED_COOLDOWN,
    [ABILITY_IGNITE] = NEED_RANGE | NEED_DAMAGE | PASSIVE,
    [ABILITY_DRAIN_FLUID] = NEED_DAMAGE | NEED_HEALTH | NEED_OVER | PASSIVE,
    [ABILITY_IMMUNITY] = PASSIVE,
};

static const Number character_numbers[] = {
    {NEED_COOLDOWN, "cooldown", 20, offsetof(Character, cooldown)},
    {NEED_DAMAGE, "damage", 100, offsetof(Character, damage)},
    {NEED_HEALTH, "health", 100, offsetof(Character, heals)},
    {NEED_TARGETS, "targets", 2, offsetof(Character, targets)},
    {NEED_CARDS, "cards", 3, offsetof(Character, cards)},
    {NEED_MATES, "mates-within", SIDE - 1, offsetof(Character, mates)},
    {NEED_OVER, "over", 5, offsetof(Character, over)},
};
enum { CHARACTER_NUMBERS = sizeof character_numbers / sizeof *character_numbers };

static void read_character(Reader *r, const Node *n, Character *c)
{
    read_id(r, n, "id", c->id, sizeof c->id);
    c->ability = (uint8_t)read_word(r, n, "ability", gorgasali_ability_words);
    const uint32_t needs = ability_needs[c->ability];
    c->passive = (needs & PASSIVE) != 0;
    if (needs & NEED_RANGE)
        read_range(r, n, &c->range_min, &c->range_max);
    read_numbers(r, n, character_numbers, CHARACTER_NUMBERS, needs, c);
    if (c->ability == ABILITY_HYPNOSIS || c->ability == ABILITY_EYE_CONTACT)
        c->active_zone_only = read_flag(r, n, "active-zone-only");
    read_source_and_rule(r, n, "GO-TERR-2");
    read_nothing_else(r, n);
}

/* GO-COMP-1, GO-ABIL-1: ten characters, each with an ability of his own. */
static void read_characters(Reader *r, const Node *file, GorgasaliContent *k)
{
    const Node *list = read_child(r, file, "characters", NODE_LIST);
    uint32_t seen = 0;
    int i = 0;
    if (list == 0)
        return;
    if (list->n != CHARACTERS) {
        read_error(r, list, "there are %d characters, but must be %d (GO-COMP-1)", list->n,
                   CHARACTERS);
        return;
    }
    for (const Node *n = list->child; n != 0; n = n->next, i++) {
        Character *c = &k->character[i];
        read_character(r, n, c);
        read_unrepeated(r, n, c->id, k->character[0].id, sizeof *c, i);
        if (seen >> c->ability & 1)
            read_error(r, n, "two characters have the ability '%s' (GO-ABIL-1)",
                       gorgasali_ability_words[c->ability]);
        seen |= (uint32_t)1 << c->ability;
    }
}

/* One row of slots: how many of each category; what is left out has none. */
static void read_slot_row(Reader *r, const Node *slots, const char *key, uint8_t out[CATEGORIES],
                          int min)
{
    const Node *row = read_child(r, slots, key, NODE_MAP);
    if (row == 0)
        return;
    for (int c = 0; c < CATEGORIES; c++)
        out[c] = (uint8_t)read_int_or(r, row, category_words[c], 1, SLOTS_EACH, 0);
    for (int c = 0; c < CATEGORIES; c++)
        if (out[c] < min)
            read_error(r, row, "'%s' needs a slot of its own (GO-CARD-2)", category_words[c]);
    read_nothing_else(r, row);
}

/* GO-RULE-31 */
static void read_slots(Reader *r, const Node *file, CardSlots *s)
{
    const Node *slots = read_child(r, file, "slots", NODE_MAP);
    int stored = 0;
    if (slots == 0)
        return;
    read_slot_row(r, slots, "active", s->active, 1);
    read_slot_row(r, slots, "backpack", s->backpack, 0);
    read_source_and_rule(r, slots, "GO-TERR-2");
    read_nothing_else(r, slots);
    for (int c = 0; c < CATEGORIES; c++)
        stored += s->backpack[c] > 0;
    if (stored != 2)
        read_error(r, slots, "the backpack has slots for two categories (GO-CARD-5)");
    if (s->active[WEAPON] + s->backpack[WEAPON] > 2)
        read_error(r, slots, "nobody carries more than two weapons (GO-CARD-10)");
    if (s->active[HELMET] + s->active[VEST] + s->backpack[HELMET] + s->backpack[VEST] > 2)
        read_error(r, slots, "there is one slot for a helmet and one for a vest (GO-RULE-37)");
}

static void read_character_file(Reader *r, GorgasaliContent *k)
{
    const Node *file = read_file(r, "characters", NODE_MAP);
    if (file == 0)
        return;
    k->health = read_alone(r, file, "health", "maximum", 100);
    read_slots(r, file, &k->slots);
    read_characters(r, file, k);
    read_nothing_else(r, file);
}

/* ---- weapons ---- */

static const char *const special_words[] = {
    "none",         "full-damage", "extra-steps", "diagonal", "high-dice",
    "stays-loaded", "leech",       "high-total",  "piercing", 0};
_Static_assert(sizeof special_words / sizeof *special_words == SPECIALS + 1, "ORDER SPECIAL");

static const uint32_t special_needs[SPECIALS] = {
    [SPECIAL_FULL_DAMAGE] = NEED_ON,
    [SPECIAL_EXTRA_STEPS] = NEED_ON | NEED_N,
    [SPECIAL_DIAGONAL] = NEED_N,
    [SPECIAL_HIGH_DICE] = NEED_ON | NEED_N,
    [SPECIAL_STAYS_LOADED] = NEED_ON,
    [SPECIAL_LEECH] = NEED_N,
    [SPECIAL_HIGH_TOTAL] = NEED_ON | NEED_N,
};

static const Number special_numbers[] = {
    {NEED_ON, "on", 6 * DICE_MAX, offsetof(Weapon, on)},
    {NEED_N, "n", 100, offsetof(Weapon, n)},
};

/* GO-DECK-4: {does: high-dice, on: 5, n: 5}; no 'special', no ability. */
static void read_special(Reader *r, const Node *weapon, Weapon *w)
{
    const Node *n = node_find(weapon, "special");
    if (n == 0)
        return;
    if (n->type != NODE_MAP) {
        read_error(r, n, "'special' must be a map such as {does: high-dice, on: 5, n: 5}");
        return;
    }
    w->special = (uint8_t)read_word(r, n, "does", special_words);
    read_numbers(r, n, special_numbers, 2, special_needs[w->special], w);
    read_nothing_else(r, n);
    if (w->rarity < EPIC)
        read_error(r, n, "only epic and legendary weapons have an ability (GO-DECK-4)");
    if (!w->per_pip && (w->special == SPECIAL_FULL_DAMAGE || w->special == SPECIAL_DIAGONAL))
        read_error(r, n, "'%s' needs a weapon with damage per pip", special_words[w->special]);
}

/* GO-WPN-6: one number, or for scouts one for each distance (GO-SCOUT-1). */
static void read_minimum(Reader *r, const Node *weapon, Weapon *w)
{
    static const char *const distance[RANGE_MAX] = {"1", "2", "3", "4"};
    const Node *by_distance = w->group == SCOUT ? read_child(r, weapon, "minimum", NODE_MAP) : 0;
    if (w->group == SCOUT && by_distance == 0)
        return;
    const int same = by_distance != 0 ? 0 : read_int(r, weapon, "minimum", 1, 6 * DICE_MAX);
    for (int i = 0; i < RANGE_MAX; i++)
        w->minimum[i] = (uint8_t)same;
    for (int i = 0; by_distance != 0 && i < w->range; i++)
        w->minimum[i] = (uint8_t)read_int(r, by_distance, distance[i], 1, 6 * DICE_MAX);
    if (by_distance != 0)
        read_nothing_else(r, by_distance);
}

static void read_weapon(Reader *r, const Node *n, Weapon *w)
{
    read_id(r, n, "id", w->id, sizeof w->id);
    w->group = (uint8_t)read_word(r, n, "group", group_words);
    w->rarity = (uint8_t)read_word(r, n, "rarity", rarity_words);
    w->copies = (uint8_t)read_int(r, n, "copies", 1, 50);
    w->dice = (uint8_t)read_int(r, n, "dice", 1, DICE_MAX);
    w->damage = (uint8_t)read_int(r, n, "damage", 1, 100);
    w->range = (uint8_t)read_int(r, n, "range", 1, RANGE_MAX);
    w->per_pip = w->group == SIX_SHOOTER || w->group == STRIKER;  /* GO-WPN-5 */
    if (!w->per_pip)
        read_minimum(r, n, w);
    read_special(r, n, w);
    read_source_and_rule(r, n, "GO-TERR-2");
    read_nothing_else(r, n);
}

/* A list of kinds of cards that fits; NULL after an error. */
static const Node *read_kinds(Reader *r, const char *name, int max)
{
    const Node *list = read_file(r, name, NODE_LIST);
    if (list == 0)
        return 0;
    if (list->n >= 1 && list->n <= max)
        return list;
    read_error(r, list, "there are %d kinds of %s, but must be 1 to %d", list->n, name, max);
    return 0;
}

/* The size of a deck of so many copies. */
static uint8_t deck_size(Reader *r, const Node *list, int copies)
{
    if (copies <= DECK_MAX)
        return (uint8_t)copies;
    read_error(r, list, "there are %d cards, but a deck has at most %d", copies, DECK_MAX);
    return DECK_MAX;
}

static void read_weapons(Reader *r, GorgasaliContent *k)
{
    const Node *list = read_kinds(r, "weapons", WEAPONS_MAX);
    int copies = 0;
    if (list == 0)
        return;
    for (const Node *n = list->child; n != 0; n = n->next) {
        Weapon *w = &k->weapon[k->n_weapons];
        read_weapon(r, n, w);
        read_unrepeated(r, n, w->id, k->weapon[0].id, sizeof *w, k->n_weapons);
        copies += w->copies;
        k->n_weapons++;
    }
    k->weapon_cards = deck_size(r, list, copies);
}

/* ---- support cards ---- */

static const char *const effect_words[] = {
    "barrier",     "ball-lightning", "tree-platform", "magic-field", "flame-ball",
    "magic-spear", "ntt-ball",       "smoke-ball",    "block",       "heal",
    "easy-terrain", "diagonals",     "multiply",      "teleport",    "extra-dice",
    "reroll",      "second-try",     "lower-minimum", "reload",      0};
_Static_assert(sizeof effect_words / sizeof *effect_words == EFFECTS + 1, "ORDER EFFECT");

/* What an effect belongs to, and which numbers it has. */
static const struct { uint8_t group; uint32_t needs; } effects[EFFECTS] = {
    [EFFECT_BARRIER] = {GROUP_DEFENCE, NEED_RANGE | NEED_SQUARES | NEED_ROUNDS},
    [EFFECT_BALL_LIGHTNING] = {GROUP_DEFENCE, NEED_RANGE | NEED_WITHIN | NEED_DAMAGE |
                                              NEED_SQUARES | NEED_ROUNDS},
    [EFFECT_TREE_PLATFORM] = {GROUP_DEFENCE, NEED_LOWERS | NEED_SQUARES | NEED_ROUNDS},
    [EFFECT_MAGIC_FIELD] = {GROUP_DEFENCE, NEED_SQUARES | NEED_ROUNDS},
    [EFFECT_FLAME_BALL] = {GROUP_THROW, NEED_RANGE | NEED_WITHIN | NEED_DICE | NEED_MINIMUM |
                                        NEED_DAMAGE},
    [EFFECT_MAGIC_SPEAR] = {GROUP_THROW, NEED_RANGE | NEED_DICE | NEED_DAMAGE},
    [EFFECT_NTT_BALL] = {GROUP_THROW, NEED_RANGE},
    [EFFECT_SMOKE_BALL] = {GROUP_THROW, NEED_SQUARES | NEED_ROUNDS},
    [EFFECT_BLOCK] = {GROUP_ARMOUR, NEED_BLOCKS},
    [EFFECT_HEAL] = {GROUP_HEALING, NEED_HEALTH},
    [EFFECT_EASY_TERRAIN] = {GROUP_MOVEMENT, NEED_TERRAIN},
    [EFFECT_DIAGONALS] = {GROUP_MOVEMENT, 0},
    [EFFECT_MULTIPLY] = {GROUP_MOVEMENT, NEED_TIMES},
    [EFFECT_TELEPORT] = {GROUP_MOVEMENT, NEED_RANGE},
    [EFFECT_EXTRA_DICE] = {GROUP_EXTENSION, NEED_WEAPONS | NEED_EXTRA},
    [EFFECT_REROLL] = {GROUP_EXTENSION, NEED_WEAPONS},
    [EFFECT_SECOND_TRY] = {GROUP_EXTENSION, NEED_WEAPONS},
    [EFFECT_LOWER_MINIMUM] = {GROUP_EXTENSION, NEED_WEAPONS | NEED_LOWERS},
    [EFFECT_RELOAD] = {GROUP_AMMUNITION, 0},
};

/* GO-CARD-3: the slot of each group; armour is one of two. */
static const uint8_t group_category[SUPPORT_GROUPS] = {
    [GROUP_DEFENCE] = DEFENCE,  [GROUP_THROW] = THROW,      [GROUP_ARMOUR] = HELMET,
    [GROUP_HEALING] = UTILITY,  [GROUP_MOVEMENT] = UTILITY, [GROUP_EXTENSION] = UTILITY,
    [GROUP_AMMUNITION] = UTILITY,
};

static const Number support_numbers[] = {
    {NEED_WITHIN, "within", SIDE - 1, offsetof(Support, within)},
    {NEED_DICE, "dice", DICE_MAX, offsetof(Support, dice)},
    {NEED_MINIMUM, "minimum", 6 * DICE_MAX, offsetof(Support, minimum)},
    {NEED_DAMAGE, "damage", 100, offsetof(Support, damage)},
    {NEED_SQUARES, "squares", 5, offsetof(Support, squares)},
    {NEED_ROUNDS, "rounds", 9, offsetof(Support, rounds)},
    {NEED_LOWERS, "lowers", 6, offsetof(Support, n)},
    {NEED_BLOCKS, "blocks", 100, offsetof(Support, n)},
    {NEED_HEALTH, "health", 100, offsetof(Support, n)},
    {NEED_TIMES, "times", 3, offsetof(Support, n)},
    {NEED_EXTRA, "extra", 2, offsetof(Support, n)},
};
enum { SUPPORT_NUMBERS = sizeof support_numbers / sizeof *support_numbers };

static void read_effect(Reader *r, const Node *n, Support *s)
{
    s->effect = (uint8_t)read_word(r, n, "effect", effect_words);
    s->group = effects[s->effect].group;
    const uint32_t needs = effects[s->effect].needs;
    if (needs & NEED_RANGE)
        read_range(r, n, &s->range_min, &s->range_max);
    read_numbers(r, n, support_numbers, SUPPORT_NUMBERS, needs, s);
    if (needs & NEED_TERRAIN)
        s->terrain = (uint8_t)read_word(r, n, "terrain", terrain_words);
    if (needs & NEED_WEAPONS)
        s->weapons = (uint8_t)read_word(r, n, "weapons", group_words);
}

static void check_support(Reader *r, const Node *n, const Support *s)
{
    const bool armour = s->group == GROUP_ARMOUR && s->category == VEST;
    if (s->category != group_category[s->group] && !armour)
        read_error(r, n, "'%s' does not go into a slot '%s' (GO-CARD-3)", effect_words[s->effect],
                   category_words[s->category]);
    if (s->effect != EFFECT_BARRIER && s->squares > 1)
        read_error(r, n, "only a barrier covers more than one square (GO-BARR-1)");
    const bool hits = s->weapons == MASSIVE || s->weapons == SCOUT;
    if ((s->effect == EFFECT_SECOND_TRY || s->effect == EFFECT_LOWER_MINIMUM) && !hits)
        read_error(r, n, "six shooters and strikers have no minimum (GO-WPN-5)");
}

static void read_support(Reader *r, const Node *n, Support *s)
{
    read_id(r, n, "id", s->id, sizeof s->id);
    s->category = (uint8_t)read_word(r, n, "slot", category_words);
    s->rarity = (uint8_t)read_word(r, n, "rarity", rarity_words);
    s->copies = (uint8_t)read_int(r, n, "copies", 1, 50);
    read_effect(r, n, s);
    check_support(r, n, s);
    read_source_and_rule(r, n, "GO-TERR-2");
    read_nothing_else(r, n);
}

static void read_supports(Reader *r, GorgasaliContent *k)
{
    const Node *list = read_kinds(r, "supports", SUPPORTS_MAX);
    int copies = 0;
    if (list == 0)
        return;
    for (const Node *n = list->child; n != 0; n = n->next) {
        Support *s = &k->support[k->n_supports];
        read_support(r, n, s);
        read_unrepeated(r, n, s->id, k->support[0].id, sizeof *s, k->n_supports);
        copies += s->copies;
        k->n_supports++;
    }
    k->support_cards = deck_size(r, list, copies);
}

void gorgasali_read(Reader *r, void *content)
{
    GorgasaliContent *k = content;
    read_board(r, &k->board);
    read_character_file(r, k);
    read_weapons(r, k);
    read_supports(r, k);
}
