/* Reads a Gorgasali pack: tables of what its files may hold (core/schema.h), and what several
 * entries must keep together. Names and descriptions are in texts.yaml, so the other files hold
 * nothing but numbers and where they come from. The board is in board.c. */
#include "games/gorgasali/content.h"

#include "core/schema.h"

static const char *const terrain_words[] = {"plain", "forest", "mountain", "water"};
static const char *const category_words[] = {"weapon", "defence", "utility",
                                             "throw",  "helmet",  "vest"};
static const char *const rarity_words[] = {"common", "rare", "epic", "legendary"};

/* Which fields something has. What it has not must not be written either: it would be ignored. */
enum {
    HAS_RANGE = 1 << 0, HAS_WITHIN = 1 << 1, HAS_DICE = 1 << 2, HAS_MINIMUM = 1 << 3,
    HAS_DAMAGE = 1 << 4, HAS_SQUARES = 1 << 5, HAS_ROUNDS = 1 << 6, HAS_TERRAIN = 1 << 7,
    HAS_WEAPONS = 1 << 8, HAS_LOWERS = 1 << 9, HAS_BLOCKS = 1 << 10, HAS_HEALTH = 1 << 11,
    HAS_TIMES = 1 << 12, HAS_EXTRA = 1 << 13, HAS_COOLDOWN = 1 << 14, HAS_TARGETS = 1 << 15,
    HAS_CARDS = 1 << 16, HAS_MATES = 1 << 17, HAS_OVER = 1 << 18, HAS_ON = 1 << 19,
    HAS_N = 1 << 20, IS_PASSIVE = 1 << 21, NEEDS_ZONE = 1 << 22, HAS_MANY = 1 << 23,
    BY_DISTANCE = 1 << 24, PER_PIP = 1 << 25,
};

/* GO-RANGE-1: {from: 1, to: 3} */
typedef struct Range {
    uint8_t min, max;
} Range;

static const Field range_fields[] = {
    INT(Range, min, "from", 1, SIDE - 1),
    INT(Range, max, "to", 1, SIDE - 1, NOT_BELOW(Range, min)),
    {0},
};

/* The two members of a range follow each other. */
#define RANGE(type_, min_, max_) \
    {.type = FIELD_MAP, .key = "range", FIELD_AT(type_, min_), .fields = range_fields, \
     ONLY(HAS_RANGE)}
_Static_assert(offsetof(Character, range_max) == offsetof(Character, range_min) + 1, "a Range");
_Static_assert(offsetof(SupportCard, range_max) == offsetof(SupportCard, range_min) + 1, "a Range");

/* ---- characters ---- */

/* GO-ABIL-5: seven are active, three passive; an imitated ability brings its own cooldown
 * (GO-OCTOR-4). */
#define ABILITY_ROWS(A)                                                                           \
    A(SUPERNOVA, "supernova", HAS_RANGE | HAS_COOLDOWN | HAS_DAMAGE | HAS_TARGETS)                \
    A(HYPNOSIS, "hypnosis", HAS_RANGE | HAS_COOLDOWN | NEEDS_ZONE)                                \
    A(STEAL, "steal", HAS_RANGE | HAS_COOLDOWN)                                                   \
    A(HEAL, "heal", HAS_COOLDOWN | HAS_HEALTH | HAS_CARDS | HAS_MATES)                            \
    A(FROST_VORTEX, "frost-vortex", HAS_RANGE | HAS_COOLDOWN)                                     \
    A(IMITATE, "imitate", HAS_RANGE)                                                              \
    A(EYE_CONTACT, "eye-contact", HAS_RANGE | HAS_COOLDOWN | NEEDS_ZONE)                          \
    A(IGNITE, "ignite", HAS_RANGE | HAS_DAMAGE | IS_PASSIVE)                                      \
    A(DRAIN_FLUID, "drain-fluid", HAS_DAMAGE | HAS_HEALTH | HAS_OVER | IS_PASSIVE)                \
    A(IMMUNITY, "immunity", IS_PASSIVE)
#define ABILITY_WORD(name, word, has) [ABILITY_##name] = word,
#define ABILITY_TERM(name, word, has) [ABILITY_##name] = {word, has},

const char *const gorgasali_ability_words[ABILITIES + 1] = {ABILITY_ROWS(ABILITY_WORD)};
static const Term abilities[ABILITIES] = {ABILITY_ROWS(ABILITY_TERM)};

static const Field character_fields[] = {
    ID(Character, id, UNIQUE("characters/characters")),
    CHOICE(Character, ability, "ability", abilities),
    FIXED(Character, passive, true, ONLY(IS_PASSIVE)),
    RANGE(Character, range_min, range_max),
    INT(Character, cooldown, "cooldown", 1, 20, ONLY(HAS_COOLDOWN)),
    INT(Character, damage, "damage", 1, 100, ONLY(HAS_DAMAGE)),
    INT(Character, heals, "health", 1, 100, ONLY(HAS_HEALTH)),
    INT(Character, targets, "targets", 1, 2, ONLY(HAS_TARGETS)),
    INT(Character, cards, "cards", 1, 3, ONLY(HAS_CARDS)),
    INT(Character, mates, "mates-within", 1, SIDE - 1, ONLY(HAS_MATES)),
    INT(Character, over, "over", 1, 5, ONLY(HAS_OVER)),
    FLAG(Character, active_zone_only, "active-zone-only", ONLY(NEEDS_ZONE)),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

/* GO-COMP-1, GO-ABIL-1: each has an ability of his own. */
static void check_abilities(Reader *r, const Node *file, void *to, Traits traits)
{
    const GorgasaliContent *k = to;
    const Node *n = node_find(file, "characters")->child;
    uint32_t seen = 0;
    (void)traits;
    for (int i = 0; i < CHARACTERS; i++, n = n->next) {
        const int ability = k->character[i].ability;
        if (seen >> ability & 1)
            read_error(r, n, "two characters have the ability '%s' (GO-ABIL-1)",
                       gorgasali_ability_words[ability]);
        seen |= (uint32_t)1 << ability;
    }
}

/* GO-RULE-31: how many slots each category has, active and in the backpack. */
static void check_slots(Reader *r, const Node *n, void *to, Traits traits)
{
    const CardSlots *s = to;
    int stored = 0;
    (void)traits;
    for (int c = 0; c < CATEGORIES; c++)
        stored += s->backpack[c] > 0;
    if (stored != 2)
        read_error(r, n, "the backpack has slots for two categories (GO-CARD-5)");
    if (s->active[WEAPON] + s->backpack[WEAPON] > 2)
        read_error(r, n, "nobody carries more than two weapons (GO-CARD-10)");
    if (s->active[HELMET] + s->active[VEST] + s->backpack[HELMET] + s->backpack[VEST] > 2)
        read_error(r, n, "there is one slot for a helmet and one for a vest (GO-RULE-37)");
}

static const Field active_fields[] = {
    BY_WORD(CardSlots, active[0], category_words, 1, SLOTS_EACH, .rule = "GO-CARD-2"),
    {0},
};

static const Field backpack_fields[] = {
    BY_WORD(CardSlots, backpack[0], category_words, 1, SLOTS_EACH, OR(0)),
    {0},
};

static const Field slot_fields[] = {
    PART("active", active_fields),
    PART("backpack", backpack_fields),
    SOURCE_AND_RULE("GO-TERR-2"),
    CHECK(check_slots),
    {0},
};

static const Field health_fields[] = {
    INT(GorgasaliContent, health, "maximum", 1, 100),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

static const Field characters_file[] = {
    PART("health", health_fields),
    MAP(GorgasaliContent, slots, "slots", slot_fields),
    LIST(GorgasaliContent, character[0], "characters", CHARACTERS, CHARACTERS, character_fields,
         .rule = "GO-COMP-1"),
    CHECK(check_abilities),
    {0},
};

/* ---- weapons ---- */

/* GO-WPN-5, GO-WPN-6, GO-SCOUT-1: what a shot needs. */
static const Term weapon_groups[WEAPON_GROUPS] = {
    [SIX_SHOOTER] = {"six-shooter", PER_PIP}, [STRIKER] = {"striker", PER_PIP},
    [MASSIVE] = {"massive", HAS_MINIMUM}, [SCOUT] = {"scout", BY_DISTANCE},
};

static const Term specials[SPECIALS] = {
    [SPECIAL_NONE] = {"none", 0},
    [SPECIAL_FULL_DAMAGE] = {"full-damage", HAS_ON},
    [SPECIAL_EXTRA_STEPS] = {"extra-steps", HAS_ON | HAS_N},
    [SPECIAL_DIAGONAL] = {"diagonal", HAS_N},
    [SPECIAL_HIGH_DICE] = {"high-dice", HAS_ON | HAS_N},
    [SPECIAL_STAYS_LOADED] = {"stays-loaded", HAS_ON},
    [SPECIAL_LEECH] = {"leech", HAS_N},
    [SPECIAL_HIGH_TOTAL] = {"high-total", HAS_ON | HAS_N},
    [SPECIAL_PIERCING] = {"piercing", 0},
};

static void check_special(Reader *r, const Node *n, void *to, Traits traits)
{
    const Weapon *w = to;
    if (w->rarity < EPIC)
        read_error(r, n, "only epic and legendary weapons have an ability (GO-DECK-4)");
    if (!(traits & PER_PIP) &&
        (w->special == SPECIAL_FULL_DAMAGE || w->special == SPECIAL_DIAGONAL))
        read_error(r, n, "'%s' needs a weapon with damage per pip", specials[w->special].word);
}

/* GO-DECK-4; no 'special', no ability. */
static const Field special_fields[] = {
    CHOICE(Weapon, special, "does", specials),
    INT(Weapon, on, "on", 1, 6 * DICE_MAX, ONLY(HAS_ON)),
    INT(Weapon, n, "n", 1, 100, ONLY(HAS_N)),
    CHECK(check_special),
    {0},
};

/* A minimum for each distance, as far as it shoots. */
static void check_distances(Reader *r, const Node *n, void *to, Traits traits)
{
    const Weapon *w = to;
    (void)traits;
    for (int i = 0; i < RANGE_MAX; i++)
        if ((w->minimum[i] > 0) != (i < w->range))
            read_error(r, n, i < w->range ? "'%d' is missing" : "'%d' is beyond its range", i + 1);
}

static const char *const distance_words[RANGE_MAX] = {"1", "2", "3", "4"};
static const Field minimum_fields[] = {
    BY_WORD(Weapon, minimum[0], distance_words, 1, 6 * DICE_MAX, OR(0)),
    CHECK(check_distances),
    {0},
};

static const Field weapon_fields[] = {
    ID(Weapon, id, UNIQUE("weapons")),
    CHOICE(Weapon, group, "group", weapon_groups),
    WORD(Weapon, rarity, "rarity", rarity_words),
    INT(Weapon, copies, "copies", 1, 50),
    INT(Weapon, dice, "dice", 1, DICE_MAX),
    INT(Weapon, damage, "damage", 1, 100),
    INT(Weapon, range, "range", 1, RANGE_MAX),
    FIXED(Weapon, per_pip, true, ONLY(PER_PIP)),
    INT(Weapon, minimum[0], "minimum", 1, 6 * DICE_MAX, .repeat = RANGE_MAX, ONLY(HAS_MINIMUM)),
    PART("minimum", minimum_fields, ONLY(BY_DISTANCE)),
    PART("special", special_fields, .optional = true, .such_as = "{does: high-dice, on: 5, n: 5}"),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

/* ---- support cards ---- */

/* A word, what it has, and what it belongs to. */
typedef struct EffectRow {
    Term choice;
    SupportGroup group;
} EffectRow;

static const EffectRow effects[EFFECTS] = {
    [EFFECT_BARRIER] = {{"barrier", HAS_RANGE | HAS_MANY | HAS_ROUNDS}, GROUP_DEFENCE},
    [EFFECT_BALL_LIGHTNING] = {{"ball-lightning", HAS_RANGE | HAS_WITHIN | HAS_DAMAGE |
                                HAS_SQUARES | HAS_ROUNDS}, GROUP_DEFENCE},
    [EFFECT_TREE_PLATFORM] = {{"tree-platform", HAS_LOWERS | HAS_SQUARES | HAS_ROUNDS},
                              GROUP_DEFENCE},
    [EFFECT_MAGIC_FIELD] = {{"magic-field", HAS_SQUARES | HAS_ROUNDS}, GROUP_DEFENCE},
    [EFFECT_FLAME_BALL] = {{"flame-ball", HAS_RANGE | HAS_WITHIN | HAS_DICE | HAS_MINIMUM |
                            HAS_DAMAGE}, GROUP_THROW},
    [EFFECT_MAGIC_SPEAR] = {{"magic-spear", HAS_RANGE | HAS_DICE | HAS_DAMAGE}, GROUP_THROW},
    [EFFECT_NTT_BALL] = {{"ntt-ball", HAS_RANGE}, GROUP_THROW},
    [EFFECT_SMOKE_BALL] = {{"smoke-ball", HAS_SQUARES | HAS_ROUNDS}, GROUP_THROW},
    [EFFECT_BLOCK] = {{"block", HAS_BLOCKS}, GROUP_ARMOUR},
    [EFFECT_HEAL] = {{"heal", HAS_HEALTH}, GROUP_HEALING},
    [EFFECT_EASY_TERRAIN] = {{"easy-terrain", HAS_TERRAIN}, GROUP_MOVEMENT},
    [EFFECT_DIAGONALS] = {{"diagonals", 0}, GROUP_MOVEMENT},
    [EFFECT_MULTIPLY] = {{"multiply", HAS_TIMES}, GROUP_MOVEMENT},
    [EFFECT_TELEPORT] = {{"teleport", HAS_RANGE}, GROUP_MOVEMENT},
    [EFFECT_EXTRA_DICE] = {{"extra-dice", HAS_WEAPONS | HAS_EXTRA}, GROUP_EXTENSION},
    [EFFECT_REROLL] = {{"reroll", HAS_WEAPONS}, GROUP_EXTENSION},
    [EFFECT_SECOND_TRY] = {{"second-try", HAS_WEAPONS}, GROUP_EXTENSION},
    [EFFECT_LOWER_MINIMUM] = {{"lower-minimum", HAS_WEAPONS | HAS_LOWERS}, GROUP_EXTENSION},
    [EFFECT_RELOAD] = {{"reload", 0}, GROUP_AMMUNITION},
};

/* GO-CARD-3: the slot of each group; armour is one of two. */
static const uint8_t group_category[SUPPORT_GROUPS] = {
    [GROUP_DEFENCE] = DEFENCE,  [GROUP_THROW] = THROW,      [GROUP_ARMOUR] = HELMET,
    [GROUP_HEALING] = UTILITY,  [GROUP_MOVEMENT] = UTILITY, [GROUP_EXTENSION] = UTILITY,
    [GROUP_AMMUNITION] = UTILITY,
};

static void check_support(Reader *r, const Node *n, void *to, Traits traits)
{
    SupportCard *s = to;
    (void)traits;
    s->group = effects[s->effect].group;
    const bool vest = s->group == GROUP_ARMOUR && s->category == VEST;
    if (s->category != group_category[s->group] && !vest)
        read_error(r, n, "'%s' does not go into a slot '%s' (GO-CARD-3)",
                   effects[s->effect].choice.word, category_words[s->category]);
    if (s->effect == EFFECT_BALL_LIGHTNING && s->range_max > 1)
        read_error(r, n, "ball lightning goes next to its user: range from 1 to 1 (GO-BALL-1)");
    const bool hits = s->weapons == MASSIVE || s->weapons == SCOUT;
    if ((s->effect == EFFECT_SECOND_TRY || s->effect == EFFECT_LOWER_MINIMUM) && !hits)
        read_error(r, n, "six shooters and strikers have no minimum (GO-WPN-5)");
}

static const Field support_fields[] = {
    ID(SupportCard, id, UNIQUE("supports")),
    WORD(SupportCard, category, "slot", category_words),
    WORD(SupportCard, rarity, "rarity", rarity_words),
    INT(SupportCard, copies, "copies", 1, 50),
    CHOICE(SupportCard, effect, "effect", effects),
    RANGE(SupportCard, range_min, range_max),
    INT(SupportCard, within, "within", 1, SIDE - 1, ONLY(HAS_WITHIN)),
    INT(SupportCard, dice, "dice", 1, DICE_MAX, ONLY(HAS_DICE)),
    INT(SupportCard, minimum, "minimum", 1, 6 * DICE_MAX, ONLY(HAS_MINIMUM)),
    INT(SupportCard, damage, "damage", 1, 100, ONLY(HAS_DAMAGE)),
    INT(SupportCard, squares, "squares", 1, 5, ONLY(HAS_MANY)),
    INT(SupportCard, squares, "squares", 1, 1, ONLY(HAS_SQUARES), .rule = "GO-BARR-1"),
    INT(SupportCard, rounds, "rounds", 1, 9, ONLY(HAS_ROUNDS)),
    INT(SupportCard, n, "lowers", 1, 6, ONLY(HAS_LOWERS)),
    INT(SupportCard, n, "blocks", 1, 100, ONLY(HAS_BLOCKS)),
    INT(SupportCard, n, "health", 1, 100, ONLY(HAS_HEALTH)),
    INT(SupportCard, n, "times", 1, 3, ONLY(HAS_TIMES)),
    INT(SupportCard, n, "extra", 1, 2, ONLY(HAS_EXTRA)),
    WORD(SupportCard, terrain, "terrain", terrain_words, ONLY(HAS_TERRAIN)),
    WORD(SupportCard, weapons, "weapons", weapon_groups, ONLY(HAS_WEAPONS)),
    CHECK(check_support),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

/* ---- the pack ---- */

/* The size of a deck of so many copies. */
static uint8_t deck_size(Reader *r, const char *file, int copies)
{
    if (copies > DECK_MAX)
        read_error(r, node_find(r->root, file), "there are %d cards, but a deck has at most %d",
                   copies, DECK_MAX);
    return copies;
}

static void check_decks(Reader *r, const Node *root, void *to, Traits traits)
{
    GorgasaliContent *k = to;
    int weapons = 0, supports = 0;
    (void)root;
    (void)traits;
    for (int i = 0; i < k->n_weapons; i++)
        weapons += k->weapon[i].copies;
    for (int i = 0; i < k->n_supports; i++)
        supports += k->support[i].copies;
    k->weapon_cards = deck_size(r, "weapons", weapons);
    k->support_cards = deck_size(r, "supports", supports);
}

static const Field files[] = {
    OWN("board", NODE_MAP, gorgasali_read_board),
    PART("characters", characters_file),
    LIST(GorgasaliContent, weapon[0], "weapons", 1, WEAPONS_MAX, weapon_fields,
         COUNTED(GorgasaliContent, n_weapons)),
    LIST(GorgasaliContent, support[0], "supports", 1, SUPPORTS_MAX, support_fields,
         COUNTED(GorgasaliContent, n_supports)),
    CHECK(check_decks),
    {0},
};

void gorgasali_read(Reader *r, void *content)
{
    read_pack(r, files, content);
}
