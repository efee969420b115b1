/* Reads monsters, elites, gems, elementals, cards, encounters and map tiles of a Euthia pack. */
#include "games/euthia/content_parts.h"

#include <string.h>

/* ---- monsters and elites: EU-MEET-2, EU-ELITE-9 ---- */

static const char *const hiding_words[] = {"on", "beside", "round"};

static const Field fighter_fields[] = {
    INT(Monster, level, "level", 1, MONSTER_LEVELS),
    INT(Monster, health, "health", 1, 60),
    ROWS(Monster, rows, euthia_read_monster_rows),
    INT(Monster, penalty, "penalty", 0, 12),
    INT(Monster, silver, "silver", 1, 5, OR(0)),
    INT(Monster, gold_cards, "gold-cards", 1, 5, OR(0)),
    INT(Monster, chaos, "chaos", 1, 6, OR(0)),
    INT(Monster, gaar, "gaar", 1, 6, OR(0)),
    EFFECTS(Monster, reward, "reward", 1, IN_GAIN),
    {0},
};
#define FIGHTER {.type = FIELD_SAME, .fields = fighter_fields}

const Field euthia_monster_fields[] = {
    ID(Monster, id, UNIQUE("monsters")),
    TEXT("name", "monster", ""),
    TEXT("text", "monster", ".text"),
    SOURCE("EU-MATK-16"),
    FIGHTER,
    INT(Monster, cap, "cap", 0, 200, OR(NO_CAP)),
    {0},
};

static void check_elite(Reader *r, const Node *n, void *to, Traits traits)
{
    const Monster *m = to;
    (void)traits;
    if (m->where == 0)
        read_error(r, n, "'where' is missing: an elite hides somewhere (EU-ELITE-9)");
}

const Field euthia_elite_fields[] = {
    ID(Monster, id, UNIQUE("elites")),
    TEXT("name", "elite", ""),
    TEXT("text", "elite", ".text"),
    SOURCE("EU-ELITE-18"),
    FIGHTER,
    FIXED(Monster, cap, NO_CAP),
    FLAG(Monster, immune, "immune"),
    WORD(Monster, hiding, "hides", hiding_words),
    SET(Monster, where, "where", euthia_features, .min = 1),
    CHECK(check_elite),
    {0},
};

/* ---- gems and elementals ---- */

static void check_gem(Reader *r, const Node *n, void *to, Traits traits)
{
    const Gem *g = to;
    (void)traits;
    if (g->n_uses == 0 && g->health == 0)
        read_error(r, n, "a gem has 'uses' or 'health'");
    if (g->one_of && g->n_uses < 2)
        read_error(r, n, "'one-of' needs several 'uses'");
}

const Field euthia_gem_fields[] = {
    ID(Gem, id, UNIQUE("gems")),
    TEXT("name", "gem", ""),
    TEXT("text", "gem", ".text"),
    SOURCE("EU-GEM-7"),
    INT(Gem, copies, "copies", 1, 60),
    FLAG(Gem, precious, "precious"),
    INT(Gem, health, "health", 1, 5, OR(0)),
    FLAG(Gem, one_of, "one-of"),
    LIST(Gem, use[0], "uses", 0, GEM_USES_MAX, euthia_use_fields, COUNTED(Gem, n_uses),
         .optional = true),
    CHECK(check_gem),
    {0},
};

const Field euthia_elemental_fields[] = {
    ID(Elemental, id, UNIQUE("elementals")),
    TEXT("name", "essence", ""),
    TEXT("text", "essence", ".text"),
    TEXT("facing", "tag", "-elemental.text"),
    SOURCE("EU-ESS-4"),
    INT(Elemental, copies, "copies", 1, 60),
    MAP(Elemental, essence, "essence", euthia_use_fields),
    ROWS(Elemental, rows, euthia_read_elemental_rows),
    {0},
};

/* ---- silver, gold and combat cards: EU-CARD-6 … 8, EU-SOLO-20 ---- */

#define LASTS_WITH_NUMBER ((Traits)1 << 0)

static const char *const metal_words[] = {"silver", "gold"};
static const char *const card_when_words[] = {"before-monster", "after-monster",
                                              "around-monster", "before-hero"};
static const Term lasting_words[] = {
    [LASTS_NOT] = {"nothing", 0}, [REGENERATION] = {"regeneration", LASTS_WITH_NUMBER},
    [PUPPET] = {"puppet", 0},
};

static void check_card(Reader *r, const Node *n, void *to, Traits traits)
{
    Card *c = to;
    const int fields = c->metal == SILVER ? 2 : 3;
    (void)traits;
    if (c->n_fields != fields)
        read_error(r, n, "a %s card has %d fields, not %d (EU-CARD-7)", metal_words[c->metal],
                   fields, c->n_fields);
    for (int i = 0; i < c->n_fields; i++)
        for (int j = 0; j < c->field[i].n; j++) {
            if (c->field[i].list[j].verb == DO_CLOVER)
                c->clovers |= 1 << i;
            c->heals |= c->field[i].list[j].verb == DO_MONSTER_HEAL;
        }
}

static const Field card_field_fields[] = {
    LIST(Effects, list[0], "does", 1, EFFECTS_MAX, euthia_effect_fields, COUNTED(Effects, n),
         .gives = IN_CARD),
    {0},
};

static const Field card_fields[] = {
    ID(Card, id, UNIQUE("cards/cards")),
    TEXT("name", "card", ""),
    TEXT("text", "card", ".text"),
    SOURCE("EU-CARD-10"),
    WORD(Card, metal, "metal", metal_words),
    INT(Card, copies, "copies", 1, 20),
    WORD(Card, when, "when", card_when_words),
    CHOICE(Card, lasting, "lasting", lasting_words, OR(LASTS_NOT)),
    INT(Card, lasting_n, "lasting-n", 1, 9, ONLY(LASTS_WITH_NUMBER)),
    WORD(Card, mode, "players", euthia_mode_words, OR(ALL_MODES)),
    LIST(Card, field[0], "fields", 2, CARD_FIELDS, card_field_fields, COUNTED(Card, n_fields)),
    CHECK(check_card),
    {0},
};

static const Field combat_card_fields[] = {
    INT(CombatCard, left, "left", 1, 6),
    INT(CombatCard, right, "right", 1, 6),
    INT(CombatCard, gaar, "gaar", 0, 2),
    INT(CombatCard, chaos, "chaos", 0, 2),
    {0},
};

const Field euthia_cards_file[] = {
    LIST(Content, card[0], "cards", 2, CARDS_MAX, card_fields, COUNTED(Content, n_cards)),
    LIST(Content, combat_card[0], "combat", 1, COMBAT_CARDS_MAX, combat_card_fields,
         COUNTED(Content, n_combat_cards)),
    {0},
};

/* ---- encounters and legends ---- */

#define OF_LEVEL ((Traits)1 << 1)
#define OF_PRICE ((Traits)1 << 2)
#define OF_TERRAIN ((Traits)1 << 3)
#define OF_ELEMENT ((Traits)1 << 4)
#define OF_GEM ((Traits)1 << 5)
#define OF_KINDS (OF_TERRAIN | OF_ELEMENT | OF_GEM)
#define SO_MANY ((Traits)1 << 6)

enum { ENCOUNTER_QUESTS_MAX = 16, OPEN_AND_PLAYERS = PLAYERS_MAX + 2, SOLO_QUESTS = 3 };

static const Term need_words[NEED_KINDS] = {
    [NEED_TROPHY] = {"trophy", OF_LEVEL | SO_MANY}, [NEED_GOLD] = {"gold", SO_MANY},
    [NEED_POTION] = {"potion", SO_MANY}, [NEED_GAAR] = {"gaar", SO_MANY},
    [NEED_SILVER_CARD] = {"silver-card", SO_MANY}, [NEED_GOLD_CARD] = {"gold-card", SO_MANY},
    [NEED_RESOURCE] = {"resource", OF_TERRAIN | SO_MANY},
    [NEED_ESSENCE] = {"essence", OF_ELEMENT | SO_MANY}, [NEED_GEM] = {"gem", OF_GEM | SO_MANY},
    [NEED_SCROLL] = {"scroll", SO_MANY}, [NEED_ARMS] = {"arms", OF_PRICE | SO_MANY},
    [NEED_HURT] = {"hurt", SO_MANY}, [NEED_ARMOUR_SET] = {"armour-set", SO_MANY},
    [NEED_EMPTY_POUCHES] = {"empty-pouches", 0}, [NEED_QUESTS] = {"quests", SO_MANY},
    [NEED_MARKERS] = {"markers", SO_MANY},
};
static const char *const terrain_words[] = {"mountain", "lake", "cave"};
static const char *const alike_words[] = {"any", "different", "equal"};

/* What names no kinds means all of them. */
static void check_need(Reader *r, const Node *n, void *to, Traits traits)
{
    Need *need = to;
    (void)r;
    (void)n;
    if (traits & OF_KINDS && need->kinds == 0)
        need->kinds = traits & OF_TERRAIN   ? (1 << 3) - 1
                      : traits & OF_ELEMENT ? (1 << ELEMENTS) - 1
                                            : (1 << GEMS_MAX) - 1;
}

static const Field need_fields[] = {
    CHOICE(Need, what, "what", need_words),
    INT(Need, n, "n", 1, 30, ONLY(SO_MANY)),
    INT(Need, level, "level", 1, MONSTER_LEVELS, ONLY(OF_LEVEL)),
    INT(Need, level, "price", 1, 60, ONLY(OF_PRICE)),
    SET(Need, kinds, "terrains", terrain_words, ONLY(OF_TERRAIN)),
    SET(Need, kinds, "essences", euthia_element_words, ONLY(OF_ELEMENT)),
    REFS(Need, kinds, "gems", "gems", GEMS_MAX, ONLY(OF_GEM)),
    WORD(Need, alike, "alike", alike_words, OR(AS_YOU_LIKE), ONLY(OF_KINDS)),
    CHECK(check_need),
    {0},
};

static const Field task_fields[] = {
    LIST(Quest, need[0], "needs", 1, NEEDS_MAX, need_fields, COUNTED(Quest, n_needs)),
    EFFECTS(Quest, reward, "reward", 1, IN_GAIN),
    {0},
};
#define TASK {.type = FIELD_SAME, .fields = task_fields}

static const Field quest_fields[] = {
    ID(Quest, id, UNIQUE("encounters/quests")),
    TEXT("name", "quest", ""),
    TEXT("text", "quest", ".text"),
    SOURCE("EU-QUEST-3"),
    WORD(Quest, mode, "players", euthia_mode_words, OR(ALL_MODES)),
    INT(Quest, test, "test", 2, 20, OR(0)),
    TASK,
    FIXED(Quest, artifact, TILES_MAX),
    {0},
};

const Field euthia_legend_fields[] = {
    ID(Quest, id, UNIQUE("rewards/legends")),
    TEXT("name", "legend", ""),
    TEXT("text", "legend", ".text"),
    SOURCE("EU-TILE-8"),
    REF(Quest, artifact, "artifact", "rewards/artifacts", TILES_MAX),
    TASK,
    FIXED(Quest, encounter, NOBODY),
    {0},
};

typedef struct EncounterEntry {
    Encounter encounter;
    Quest quest[ENCOUNTER_QUESTS_MAX];
} EncounterEntry;

/* EU-ENC-2, EU-SOLO-9: there are enough cards for a stack. */
static void check_encounter(Reader *r, const Node *n, void *to, Traits traits)
{
    const EncounterEntry *e = to;
    int together = 0, alone = 0;
    (void)traits;
    for (int i = 0; i < e->encounter.n_quests; i++) {
        together += e->quest[i].mode != SOLO_ONLY;
        alone += e->quest[i].mode != COMPETITIVE_ONLY;
    }
    if (together < OPEN_AND_PLAYERS)
        read_error(r, n, "%d quests for 2-4 players, but four need %d (EU-ENC-2)", together,
                   OPEN_AND_PLAYERS);
    if (alone < SOLO_QUESTS)
        read_error(r, n, "%d quests for 1 player, but %d are needed (EU-SOLO-9)", alone,
                   SOLO_QUESTS);
}

enum { REWARDING = 1 << ST_HUNTER | 1 << ST_SMITH | 1 << ST_WITCH };

static const Field encounter_fields[] = {
    ID(EncounterEntry, encounter.id, UNIQUE("encounters")),
    TEXT("name", "encounter", ""),
    TEXT("text", "encounter", ".text"),
    SOURCE("EU-ENC-4"),
    WORD(EncounterEntry, encounter.stack, "rewards", euthia_stack_words, OR(STACKS),
         .without = ~(uint32_t)REWARDING),
    LIST(EncounterEntry, quest[0], "quests", 1, ENCOUNTER_QUESTS_MAX, quest_fields,
         COUNTED(EncounterEntry, encounter.n_quests)),
    CHECK(check_encounter),
    {0},
};

void euthia_read_encounters(Reader *r, const Node *list, void *to, Traits traits)
{
    Content *k = to;
    if (list->n < 1 || list->n > ENCOUNTERS_MAX) {
        read_error(r, list, "'encounters' has %d members, but must have 1 to %d", list->n,
                   ENCOUNTERS_MAX);
        return;
    }
    for (const Node *n = list->child; n != 0; n = n->next) {
        EncounterEntry one;
        memset(&one, 0, sizeof one);
        read_fields(r, n, encounter_fields, &one, traits);
        one.encounter.first_quest = k->n_quests;
        for (int i = 0; i < one.encounter.n_quests; i++) {
            if (k->n_quests == QUESTS_MAX) {
                read_error(r, n, "there is room for %d quests", QUESTS_MAX);
                return;
            }
            one.quest[i].encounter = k->n_encounters;
            k->quest[k->n_quests++] = one.quest[i];
        }
        k->encounter[k->n_encounters++] = one.encounter;
    }
}

/* ---- map tiles: EU-TILE-1 … 9, EU-SPEC-1 … 5, EU-LOOT-1 ---- */

#define IS_FIXED ((Traits)1 << 0)
#define IS_OF_SCENARIO ((Traits)1 << 1)
#define HAS_ENCOUNTER ((Traits)1 << 2)

static const Term group_words[] = {
    [START_MAP] = {"start", 0}, [FIXED_MAP] = {"fixed", IS_FIXED},
    [ENCOUNTER_MAP] = {"encounter", HAS_ENCOUNTER}, [OTHER_MAP] = {"other", 0},
    [SCENARIO_MAP] = {"scenario", IS_OF_SCENARIO},
};
const char *const euthia_set_words[MAP_SETS] = {"none", "legend", "ruins"};
enum {
    CENTRES = 1 << TOWERS | 1 << ENCOUNTER | 1 << LEGEND | 1 << CHURCH,
    NOT_ON_FIELDS = 1 << TOWERS | 1 << LEGEND | 1 << CHURCH,
};

static void check_field(Reader *r, const Node *n, void *to, Traits traits)
{
    const MapField *f = to;
    const Loot *l = &f->loot;
    (void)traits;
    if (f->level == 0 && (l->gold | l->gaar | l->potion | l->silver | l->gold_card) != 0)
        read_error(r, n, "loot lies with a monster: 'level' is missing (EU-LOOT-1)");
}

static const Field loot_fields[] = {
    INT(Loot, gold, "gold", 1, 20, OR(0)),
    INT(Loot, gaar, "gaar", 1, 4, OR(0)),
    INT(Loot, potion, "potion", 1, 4, OR(0)),
    INT(Loot, silver, "silver", 1, 4, OR(0)),
    INT(Loot, gold_card, "gold-card", 1, 4, OR(0)),
    {0},
};

static const Field field_fields[] = {
    CHOICE(MapField, feature, "is", euthia_features, .without = NOT_ON_FIELDS),
    INT(MapField, treasure, "treasure", 1, 3, ONLY(IS_TREASURE)),
    INT(MapField, level, "level", 1, MONSTER_LEVELS, OR(0)),
    MAP(MapField, loot, "loot", loot_fields, .optional = true),
    CHECK(check_field),
    {0},
};

static void check_map_tile(Reader *r, const Node *n, void *to, Traits traits)
{
    const MapTile *t = to;
    int encounters = t->centre == ENCOUNTER;
    for (int i = 0; i < FIELDS; i++) {
        const MapField *f = &t->field[i];
        encounters += f->feature == ENCOUNTER;
        if (f->feature == OUTER && t->centre == FEATURES)
            read_error(r, n, "'outer' fields lie round a 'centre' (EU-SPEC-2)");
        if (t->centre != FEATURES && f->feature != OUTER && f->feature != MEADOW)
            read_error(r, n, "round a 'centre' there are only 'outer' and 'meadow' fields");
    }
    if (encounters != (traits & HAS_ENCOUNTER ? 1 : 0))
        read_error(r, n, "an encounter tile, and no other, has one encounter: on a field or as "
                         "'centre' (EU-MAPSET-4)");
    if (t->group == START_MAP && t->centre != CHURCH)
        read_error(r, n, "the centre of a start tile is the church (EU-TILE-1)");
}

const Field euthia_map_fields[] = {
    ID(MapTile, id, UNIQUE("map")),
    TEXT("name", "map-tile", ""),
    SOURCE("EU-TILE-1"),
    INT(MapTile, chapter, "chapter", 1, CHAPTERS),
    CHOICE(MapTile, group, "group", group_words),
    WORD(MapTile, set, "set", euthia_set_words, ONLY(IS_OF_SCENARIO), .without = 1 << NO_SET),
    FLAG(MapTile, solo, "solo", ONLY(IS_FIXED)),
    WORD(MapTile, centre, "centre", euthia_features, OR(FEATURES),
         .without = ~(uint32_t)CENTRES),
    FIXED(MapTile, encounter, NOBODY),
    REF(MapTile, encounter, "encounter", "encounters", ENCOUNTERS_MAX, ONLY(HAS_ENCOUNTER)),
    LIST(MapTile, field[0], "fields", FIELDS, FIELDS, field_fields),
    CHECK(check_map_tile),
    {0},
};
