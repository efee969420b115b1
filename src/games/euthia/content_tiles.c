/* Reads tiles and heroes of a Euthia pack: EU-HTILE, EU-SLOT, EU-EQUIP, EU-SET. */
#include "games/euthia/content_parts.h"

#include <string.h>

/* Where a tile comes from. */
#define IN_STACK ((Traits)1 << 0)
#define OF_HERO ((Traits)1 << 1)

enum { HERO_TILES_MAX = 32, OFFER = 4, BAG_MAX = 255 };

static const char *const armour_words[] = {"helm", "chest", "gloves", "legs", "boots"};
static const char *const jewel_words[] = {"ring", "amulet"};
static const char *const ability_words[] = {"ability", "first-strike"};
static const char *const colour_words[] = {"none", "brown", "grey", "blue", "red"};
static const char *const hero_colour_words[HERO_COLOURS] = {
    "white", "blue", "yellow", "red", "black", "violet", "green", "orange",
};

/* ---- tiles ---- */

static void check_attack(Reader *r, const Node *n, const Tile *t)
{
    const Attack *a = &t->attack;
    if (a->rows.n == 0 && (a->pay.what != PAY_NOTHING || a->may_pay.each.what != PAY_NOTHING))
        read_error(r, n, "without 'rows' a payment belongs to one of the 'uses'");
    if (a->may_pay.each.what != PAY_NOTHING && a->may_pay.does.verb != DO_DAMAGE_PLUS)
        read_error(r, n, "what may be paid for an attack brings 'damage-plus'");
    if (t->symbol == FIRST_SLOT && a->rows.n == 0)
        read_error(r, n, "a first-strike ability needs 'rows' (EU-TIME-6)");
}

/* What follows from the kind of a tile. */
static void check_tile(Reader *r, const Node *n, void *to, Traits traits)
{
    Tile *t = to;
    (void)traits;
    if (t->kind == WEAPON || t->kind == SHIELD)
        t->symbol = SWORD;
    else if (t->kind >= POTION)
        t->symbol = POUCH_ONLY;
    t->spends = euthia_tile_kinds[t->kind].spends;
    if (t->worth == NO_PRICE)
        t->worth = t->price == NO_PRICE ? 0 : t->price;
    if (t->symbol == FIRST_SLOT)
        t->attack.first = 1;
    check_attack(r, n, t);
    if (t->sale != NO_PRICE && (t->price == NO_PRICE || t->sale > t->price))
        read_error(r, n, "'sale' is %d, but must not be above 'price' (EU-BUY-2)", t->sale);
    if (t->kind == ABILITY && t->sale != NO_PRICE)
        read_error(r, n, "an ability cannot be sold: leave out 'sale' (EU-BUY-3)");
    if (t->kind == SHIELD && t->n_uses == 0)
        read_error(r, n, "a shield needs 'uses' (EU-SHIELD-2)");
    if (t->kind == AT_ONCE && t->gain[0].n == 0)
        read_error(r, n, "what is taken at once needs 'gains'");
    if (t->one_of && t->n_uses < 2)
        read_error(r, n, "'one-of' needs several 'uses'");
    if (t->kind != RESOURCE)
        t->n_gains = t->gain[0].n > 0;
}

/* ---- resources: EU-RES-1, EU-SELL-7, EU-SCORE-6 ---- */

static void check_option(Reader *r, const Node *n, void *to, Traits traits)
{
    const Effects *all = to;
    (void)traits;
    for (int i = 0; i < all->n; i++) {
        const Effect *e = &all->list[i];
        if (e->verb != DO_GOLD && e->verb != DO_REPUTATION && e->verb != DO_GEM)
            read_error(r, n, "a resource sells for 'gold', 'reputation' and a 'gem' (EU-SELL-7)");
        if (e->n < 0)
            read_error(r, n, "nobody pays for selling: 'n' must be above 0");
    }
}

static const Field option_fields[] = {
    LIST(Effects, list[0], "gains", 1, EFFECTS_MAX, euthia_effect_fields, COUNTED(Effects, n),
         .gives = IN_GAIN),
    CHECK(check_option),
    {0},
};

/* ---- all of them ---- */

static const Field tile_fields[] = {
    ID(Tile, id),
    TEXT("name", "tile", ""),
    TEXT("text", "tile", ".text"),
    SOURCE("EU-RULE-7"),
    CHOICE(Tile, kind, "kind", euthia_tile_kinds),
    WORD(Tile, symbol, "slot", armour_words, .base = HELM, ONLY(IS_ARMOUR)),
    WORD(Tile, symbol, "slot", jewel_words, .base = RING, ONLY(IS_JEWEL)),
    WORD(Tile, symbol, "slot", ability_words, .base = ABILITY_SLOT, ONLY(IS_ABILITY)),
    WORD(Tile, colour, "colour", colour_words, OR(NO_COLOUR), ONLY(IS_ARMOUR)),
    INT(Tile, copies, "copies", 1, 40, ONLY(IN_STACK)),
    INT(Tile, value, "value", 0, 200, OR(START_TILE), ONLY(OF_HERO)),
    WORD(Tile, mode, "players", euthia_mode_words, OR(ALL_MODES), ONLY(OF_HERO)),
    INT(Tile, price, "price", 0, 60, OR(NO_PRICE), ONLY(IS_TRADED)),
    INT(Tile, sale, "sale", 0, 60, OR(NO_PRICE), ONLY(IS_TRADED)),
    INT(Tile, worth, "worth", 0, 60, OR(NO_PRICE), ONLY(IS_TRADED)),
    INT(Tile, gems, "gems", 1, GEM_PLACES_MAX, OR(0), ONLY(IS_EQUIPMENT)),
    INT(Tile, health, "health", 1, 9, OR(0), ONLY(IS_EQUIPMENT)),
    INT(Tile, pouches, "pouches", -3, 3, OR(0), ONLY(IS_EQUIPMENT | IS_ABILITY),
        .not_zero = true),
    INT(Tile, holds, "holds", 1, HELD_MAX, OR(0), ONLY(IS_ABILITY)),
    FLAG(Tile, attack.first, "first-strike", ONLY(IS_WEAPON)),
    MAP(Tile, attack.pay, "pay", euthia_pay_fields, .optional = true, ONLY(IS_ABILITY)),
    MAP(Tile, attack.may_pay, "may-pay", euthia_may_pay_fields, .optional = true,
        ONLY(IS_ABILITY)),
    ROWS(Tile, attack.rows, euthia_read_attack_rows, ONLY(IS_WEAPON)),
    ROWS(Tile, attack.rows, euthia_read_attack_rows, .optional = true, ONLY(IS_ABILITY)),
    LIST(Tile, use[0], "uses", 0, USES_MAX, euthia_use_fields, COUNTED(Tile, n_uses),
         .optional = true, ONLY(IS_USED)),
    FLAG(Tile, one_of, "one-of", ONLY(IS_USED)),
    EFFECTS(Tile, gain[0], "gains", 1, IN_GAIN, .optional = true, ONLY(IS_TRADED)),
    LIST(Tile, gain[0], "sells-for", 1, 2, option_fields, COUNTED(Tile, n_gains),
         ONLY(IS_RESOURCE)),
    CHECK(check_tile),
    {0},
};

static void add_tile(Reader *r, const Node *n, Content *k, const Tile *one, Stack stack)
{
    if (k->n_tiles == TILES_MAX) {
        read_error(r, n, "there is room for %d tiles of all kinds", TILES_MAX);
        return;
    }
    if (k->n_of[stack] == 0)
        k->first_of[stack] = k->n_tiles;
    k->n_of[stack]++;
    k->copies_of[stack] += one->copies;
    Tile *t = &k->tile[k->n_tiles++];
    *t = *one;
    t->stack = stack;
}

static Stack stack_called(const char *word)
{
    int i = 0;
    while (i + 1 < STACKS && !text_equal(word, euthia_stack_words[i]))
        i++;
    return (Stack)i;
}

static void check_stack(Reader *r, const Node *n, const Content *k, Stack stack)
{
    const bool offers = stack <= ST_SLAYERS;
    if (k->copies_of[stack] > BAG_MAX)
        read_error(r, n, "'%s' has %d tiles, but must have at most %d", n->key,
                   k->copies_of[stack], BAG_MAX);
    if (offers && k->copies_of[stack] < OFFER)
        read_error(r, n, "'%s' must have at least %d tiles to offer (EU-SETUP-5)", n->key, OFFER);
    for (int i = 0; i < k->n_of[stack]; i++) {
        const Tile *t = &k->tile[k->first_of[stack] + i];
        if (offers && t->price == NO_PRICE)
            read_error(r, n, "'%s' is for sale and needs a 'price'", t->id);
        if ((t->kind == RESOURCE) != (stack >= ST_MOUNTAIN && stack <= ST_CAVE))
            read_error(r, n, "'%s': resources, and nothing else, are found by mining", t->id);
        if (t->kind == ABILITY)
            read_error(r, n, "'%s': only heroes have abilities", t->id);
    }
}

void euthia_read_stack(Reader *r, const Node *list, void *to, Traits traits)
{
    Content *k = to;
    const Stack stack = stack_called(list->key);
    const int errors = r->errors;
    if (list->n == 0)
        read_error(r, list, "'%s' must have at least one tile", list->key);
    for (const Node *n = list->child; n != 0; n = n->next) {
        Tile one = {.hero = NOBODY, .value = START_TILE};
        read_fields(r, n, tile_fields, &one, traits | IN_STACK);
        add_tile(r, n, k, &one, stack);
    }
    if (r->errors == errors)
        check_stack(r, list, k, stack);
}

/* ---- the supply ---- */

static void read_supply(Reader *r, const Node *n, void *to, Traits traits)
{
    Content *k = to;
    Tile one = {.hero = NOBODY, .value = START_TILE};
    uint16_t *which = text_equal(n->key, "potion")     ? &k->potion
                      : text_equal(n->key, "supplies") ? &k->supplies
                                                       : &k->scroll;
    read_fields(r, n, tile_fields, &one, traits);
    *which = k->n_tiles;
    add_tile(r, n, k, &one, ST_SUPPLY);
}

const Field euthia_supply_fields[] = {
    OWN("potion", NODE_MAP, read_supply),
    OWN("supplies", NODE_MAP, read_supply),
    OWN("scroll", NODE_MAP, read_supply),
    {0},
};

/* ---- heroes ---- */

typedef struct HeroEntry {
    Hero hero;
    Tile tile[HERO_TILES_MAX];
} HeroEntry;

static const Field slot_fields[] = {
    WORD(BoardSlot, symbol, "slot", euthia_symbol_words, .without = 1 << POUCH_ONLY),
    INT(BoardSlot, gold, "gold", 1, 30, OR(0)),
    INT(BoardSlot, essences, "essences", 1, 9, OR(0)),
    {0},
};

static bool plays(const Tile *t, Mode mode) { return t->mode == ALL_MODES || t->mode == mode; }

/* EU-HTILE-5: of two tiles with equal value one is kept; so there are two of each. */
static void check_pairs(Reader *r, const Node *n, const HeroEntry *e, Mode mode)
{
    for (int i = 0; i < e->hero.n_tiles; i++) {
        int alike = 0;
        if (e->tile[i].value == START_TILE)
            continue;
        for (int j = 0; j < e->hero.n_tiles; j++)
            alike += e->tile[j].value == e->tile[i].value && plays(&e->tile[j], mode);
        if (alike != 2) {
            read_error(r, n, "%d tiles have the value %d with %s, but must be two (EU-HTILE-5)",
                       alike, e->tile[i].value,
                       mode == SOLO_ONLY ? "1 player" : "2-4 players");
            return;
        }
    }
}

/* EU-HERO-6: start tiles lie on open slots from the start. */
static void check_start(Reader *r, const Node *n, const HeroEntry *e)
{
    for (int symbol = 0; symbol < HELM; symbol++) {
        int tiles = 0, open = 0;
        for (int i = 0; i < e->hero.n_tiles; i++)
            tiles += e->tile[i].value == START_TILE && e->tile[i].symbol == symbol;
        for (int i = 0; i < e->hero.n_slots; i++) {
            const BoardSlot *s = &e->hero.slot[i];
            open += s->symbol == symbol && s->gold == 0 && s->essences == 0;
        }
        if (tiles > open)
            read_error(r, n, "%d start tiles need an open '%s' slot, but there are %d (EU-HERO-6)",
                       tiles, euthia_symbol_words[symbol], open);
    }
}

static void check_hero(Reader *r, const Node *n, void *to, Traits traits)
{
    HeroEntry *e = to;
    Hero *h = &e->hero;
    (void)traits;
    for (int i = 0; i < h->n_slots; i++) {
        const bool of_hero = h->slot[i].symbol < HELM;
        if (of_hero && h->n_hero_slots < i)
            read_error(r, n, "hero slots stand before equipment slots");
        h->n_hero_slots += of_hero;
    }
    if ((h->gaar > 0) == (h->dwurt > 0))
        read_error(r, n, "a hero has slots for 'gaar' or for 'dwurt' (EU-SKOL-1)");
    for (int i = 0; i < h->n_tiles; i++) {
        if (e->tile[i].symbol >= HELM)
            read_error(r, n, "'%s' fits no hero slot (EU-HTILE-2)", e->tile[i].id);
        if (i > 0 && e->tile[i].value < e->tile[i - 1].value)
            read_error(r, n, "'%s' stands after a tile of a higher value (EU-HERO-7)",
                       e->tile[i].id);
    }
    check_pairs(r, n, e, SOLO_ONLY);
    check_pairs(r, n, e, COMPETITIVE_ONLY);
    check_start(r, n, e);
}

static const Field hero_fields[] = {
    ID(HeroEntry, hero.id, UNIQUE("heroes")),
    TEXT("name", "hero", ""),
    TEXT("style", "hero", ".text"),
    SOURCE("EU-HERO-1"),
    WORD(HeroEntry, hero.colour, "colour", hero_colour_words),
    INT(HeroEntry, hero.health, "health", 1, 20),
    INT(HeroEntry, hero.gaar, "gaar", 1, 9, OR(0)),
    INT(HeroEntry, hero.dwurt, "dwurt", 1, 9, OR(0)),
    INT(HeroEntry, hero.pouches, "pouches", 1, 6),
    INT(HeroEntry, hero.gems, "gems", 1, 9),
    LIST(HeroEntry, hero.slot[0], "slots", 2, BOARD_SLOTS_MAX, slot_fields,
         COUNTED(HeroEntry, hero.n_slots)),
    LIST(HeroEntry, tile[0], "tiles", 1, HERO_TILES_MAX, tile_fields,
         COUNTED(HeroEntry, hero.n_tiles), .gives = OF_HERO),
    CHECK(check_hero),
    {0},
};

static void add_hero(Reader *r, const Node *n, Content *k, HeroEntry *e)
{
    e->hero.first_tile = k->n_tiles;
    for (int i = 0; i < e->hero.n_tiles; i++) {
        e->tile[i].hero = k->n_heroes;
        e->tile[i].copies = 1;
        add_tile(r, n, k, &e->tile[i], ST_HERO);
    }
    k->hero[k->n_heroes++] = e->hero;
}

void euthia_read_heroes(Reader *r, const Node *list, void *to, Traits traits)
{
    Content *k = to;
    if (list->n < PLAYERS_MAX || list->n > HEROES_MAX) {
        read_error(r, list, "'heroes' has %d members, but must have %d to %d", list->n,
                   PLAYERS_MAX, HEROES_MAX);
        return;
    }
    for (const Node *n = list->child; n != 0; n = n->next) {
        HeroEntry one;
        memset(&one, 0, sizeof one);
        read_fields(r, n, hero_fields, &one, traits);
        add_hero(r, n, k, &one);
    }
}
