/* Reads scenarios of a Euthia pack and the foes in them: EU-SCEN, docs/games/euthia.md. */
#include "core/bits.h"
#include "games/euthia/content_parts.h"

/* ---- foes ---- */

static const Field attack_fields[] = {
    ID(FoeAttack, id, UNIQUE("scenarios/foes/attacks")),
    TEXT("name", "foe-attack", ""),
    ROWS(FoeAttack, rows, euthia_read_monster_rows),
    {0},
};

#define FOR_PLAYERS(type_, member_, key_, max_, ...)                                              \
    VALUES(type_, member_[0], key_, PLAYERS_MAX, PLAYERS_MAX, INT_VALUE(uint8_t, 0, max_),        \
           __VA_ARGS__)

static const Field foe_fields[] = {
    ID(Foe, id, UNIQUE("scenarios/foes")),
    TEXT("name", "foe", ""),
    TEXT("text", "foe", ".text"),
    SOURCE("EU-SCEN-1"),
    FOR_PLAYERS(Foe, health, "health", 200),
    INT(Foe, penalty, "penalty", 0, 12),
    INT(Foe, silver, "silver", 0, 5),
    INT(Foe, gold_cards, "gold-cards", 0, 5),
    INT(Foe, chaos, "chaos", 0, 6),
    INT(Foe, gaar, "gaar", 0, 6),
    LIST(Foe, attack[0], "attacks", 1, FOE_ATTACKS_MAX, attack_fields, COUNTED(Foe, n_attacks)),
    INT(Foe, rounds, "rounds", 1, 20),
    INT(Foe, arrives, "arrives", 1, 30),
    REF(Foe, tile, "tile", "map", MAP_MAX, OR(NOBODY)),
    INT(Foe, fights, "fights", 1, 30),
    INT(Foe, damage, "damage", 1, 20),
    INT(Foe, gold, "gold", 0, 20),
    INT(Foe, last, "last", 0, 20),
    INT(Foe, stagger, "stagger", 0, 60),
    INT(Foe, fall, "fall", 0, 10),
    {0},
};

/* ---- scenario rules ---- */

#define GOAL_HAS_NUMBER ((Traits)1 << 0)
#define GOAL_OF_ALL ((Traits)1 << 1)
#define EXTRA_HAS_NUMBER ((Traits)1 << 0)

static const char *const direction_words[] = {"e", "ne", "nw", "w", "sw", "se"};
static const Term extra_words[] = {
    [NO_EXTRA] = {"none", 0}, [QUAKE] = {"quake", EXTRA_HAS_NUMBER},
    [MEND] = {"mend", EXTRA_HAS_NUMBER}, [AGAIN] = {"again", 0},
};
static const char *const kept_words[] = {"hero", "field"};
static const char *const tally_words[] = {"levels", "damage"};
static const char *const rank_words[] = {"always", "beaten"};
static const Term goal_words[] = {
    [GOAL_REPUTATION] = {"reputation", GOAL_HAS_NUMBER},
    [GOAL_LEVELS] = {"levels", GOAL_HAS_NUMBER | GOAL_OF_ALL}, [GOAL_FOE] = {"foe", 0},
};

static const Field hand_in_fields[] = {
    VALUES(Scenario, hand_in.reputation[0], "reputation", MONSTER_LEVELS, MONSTER_LEVELS,
           INT_VALUE(uint8_t, 0, 30)),
    INT(Scenario, hand_in.limit, "limit", 1, 20),
    INT(Scenario, hand_in.badge, "badge", 0, 20),
    {0},
};

static const Field fly_fields[] = {
    INT(Scenario, fly.from, "from", 1, 30),
    INT(Scenario, fly.injuries, "injuries", 0, 20),
    {0},
};

static const Field march_fields[] = {
    WORD(MarchCard, direction, "direction", direction_words),
    INT(MarchCard, steps, "steps", 1, 6),
    CHOICE(MarchCard, extra, "extra", extra_words, OR(NO_EXTRA)),
    INT(MarchCard, n, "n", 1, 20, ONLY(EXTRA_HAS_NUMBER)),
    {0},
};

static const Field ward_fields[] = {
    INT(Scenario, ward.gold, "gold", 1, 20),
    INT(Scenario, ward.essences, "essences", 1, 9),
    INT(Scenario, ward.limit, "limit", 1, 12),
    WORD(Scenario, ward.kept, "kept", kept_words),
    {0},
};

static const Field rank_fields[] = {
    WORD(Scenario, rank.tally, "tally", tally_words),
    INT(Scenario, rank.first, "first", 1, 30),
    INT(Scenario, rank.second, "second", 0, 30),
    WORD(Scenario, rank.beaten, "when", rank_words),
    {0},
};

static const Field toll_fields[] = {
    INT(Scenario, toll.reputation, "reputation", 1, 20),
    INT(Scenario, toll.per, "per", 0, 20),
    {0},
};

static const Field goal_fields[] = {
    CHOICE(Goal, what, "what", goal_words),
    INT(Goal, n, "n", 1, 200, ONLY(GOAL_HAS_NUMBER)),
    FOR_PLAYERS(Goal, more, "more", 50, ONLY(GOAL_OF_ALL), .optional = true),
    INT(Goal, gold, "gold", 1, 50, .optional = true),
    {0},
};

static const Field grade_step_fields[] = {
    REF(GradeStep, grade, "grade", "scenarios/grades", GRADES_MAX),
    INT(GradeStep, from, "from", 0, 200),
    {0},
};

static const Field chapter_fields[] = {
    FOR_PLAYERS(ChapterRecipe, fixed, "fixed", MAP_MAX),
    FOR_PLAYERS(ChapterRecipe, encounter, "encounter", MAP_MAX),
    FOR_PLAYERS(ChapterRecipe, other, "other", MAP_MAX),
    SET(ChapterRecipe, sets, "tiles", euthia_set_words, .without = 1 << NO_SET),
    {0},
};

/* Each asks for one more: such cards alone would never end. */
static bool marches_on(const Scenario *s)
{
    for (int i = 0; i < s->n_march; i++)
        if (s->march[i].extra != AGAIN)
            return false;
    return s->n_march > 0;
}

static void check_scenario(Reader *r, const Node *n, void *to, Traits traits)
{
    const Scenario *s = to;
    const bool foe = s->foe != NOBODY;
    (void)traits;
    if (!foe && (s->fly.from > 0 || s->n_march > 0 || s->toll.reputation > 0))
        read_error(r, n, "'fly', 'march' and 'toll' need a 'foe'");
    if (!foe && (s->solo.what == GOAL_FOE || s->coop.what == GOAL_FOE ||
                 (s->rank.first > 0 && (s->rank.tally == DAMAGE_TALLY || s->rank.beaten))))
        read_error(r, n, "a goal or rank about the foe needs a 'foe'");
    if (marches_on(s))
        read_error(r, n, "a 'march' needs a card without 'extra: again', or it never ends");
    if (s->solo.what == GOAL_LEVELS || s->coop.what == GOAL_REPUTATION)
        read_error(r, n, "the goal of solo is 'reputation' or 'foe', of coop 'levels' or 'foe'");
    for (int i = 0; i < s->n_grades; i++)
        if (i == 0 ? s->grade[i].from != 0 : s->grade[i].from <= s->grade[i - 1].from)
            read_error(r, n, "grades begin with 'from: 0' and rise");
}

static const Field scenario_fields[] = {
    ID(Scenario, id, UNIQUE("scenarios/scenarios")),
    TEXT("name", "scenario", ""),
    TEXT("text", "scenario", ".text"),
    SOURCE("EU-SCEN-1"),
    INT(Scenario, rounds, "rounds", 1, 30),
    REF(Scenario, start, "start", "map", MAP_MAX),
    INT(Scenario, gold, "gold", 0, 30),
    INT(Scenario, reputation, "reputation", 0, 100),
    FLAG(Scenario, supplies, "supplies"),
    SET(Scenario, elites, "elites", ((const char *const[]){"1", "2", "3"})),
    LIST(Scenario, chapter[0], "map", 1, CHAPTERS, chapter_fields, COUNTED(Scenario, n_chapters)),
    PART("hand-in", hand_in_fields, .optional = true),
    REF(Scenario, foe, "foe", "scenarios/foes", FOES_MAX, OR(NOBODY)),
    PART("fly", fly_fields, .optional = true),
    LIST(Scenario, march[0], "march", 1, MARCH_CARDS_MAX, march_fields,
         COUNTED(Scenario, n_march), .optional = true),
    PART("ward", ward_fields, .optional = true),
    PART("rank", rank_fields, .optional = true),
    PART("toll", toll_fields, .optional = true),
    MAP(Scenario, solo, "solo", goal_fields),
    MAP(Scenario, coop, "coop", goal_fields),
    LIST(Scenario, grade[0], "grades", 1, GRADE_STEPS_MAX, grade_step_fields,
         COUNTED(Scenario, n_grades)),
    CHECK(check_scenario),
    {0},
};

static const Field grade_fields[] = {
    ID(Grade, id, UNIQUE("scenarios/grades")),
    TEXT("name", "grade", ""),
    {0},
};

const Field euthia_scenarios_file[] = {
    LIST(Content, grade[0], "grades", 1, GRADES_MAX, grade_fields, COUNTED(Content, n_grades)),
    LIST(Content, foe[0], "foes", 0, FOES_MAX, foe_fields, COUNTED(Content, n_foes)),
    LIST(Content, scenario[0], "scenarios", 1, SCENARIOS_MAX, scenario_fields,
         COUNTED(Content, n_scenarios)),
    {0},
};

/* ---- that the map has what a scenario asks for: EU-MAPSET-5 … 8 ---- */

static int tiles_of(const Content *k, int chapter, MapGroup group, bool marked)
{
    int n = 0;
    for (int i = 0; i < k->n_map; i++)
        n += k->map[i].chapter == chapter && k->map[i].group == group &&
             (!marked || k->map[i].solo);
    return n;
}

static void check_recipe(Reader *r, const Node *n, const Content *k, const Scenario *s, int chapter)
{
    const ChapterRecipe *recipe = &s->chapter[chapter - 1];
    for (int players = 1; players <= PLAYERS_MAX; players++) {
        const int fixed = tiles_of(k, chapter, FIXED_MAP, players == 1);
        const int encounters = tiles_of(k, chapter, ENCOUNTER_MAP, false);
        const int others = tiles_of(k, chapter, OTHER_MAP, false);
        const int i = players - 1;
        if (recipe->fixed[i] != 0 && recipe->fixed[i] != fixed)
            read_error(r, n, "%s: chapter %d has %d fixed tiles for %d players, not %d "
                             "(EU-MAPSET-5)", s->id, chapter, fixed, players, recipe->fixed[i]);
        if (recipe->encounter[i] > encounters || recipe->other[i] > others)
            read_error(r, n, "%s: chapter %d has only %d encounter tiles and %d others, not %d and "
                             "%d (EU-MAPSET-6, -8)", s->id, chapter, encounters, others,
                       recipe->encounter[i], recipe->other[i]);
    }
}

static int tiles_in(const Content *k, const Scenario *s, int players)
{
    int n = 1;
    for (int i = 0; i < s->n_chapters; i++) {
        const ChapterRecipe *c = &s->chapter[i];
        n += c->fixed[players - 1] + c->encounter[players - 1] + c->other[players - 1];
        for (int t = 0; t < k->n_map; t++)
            n += k->map[t].chapter == i + 1 && k->map[t].set != NO_SET &&
                 (c->sets >> k->map[t].set & 1);
    }
    return n;
}

static void check_size(Reader *r, const Node *n, const Content *k, const Scenario *s)
{
    for (int players = 1; players <= PLAYERS_MAX; players++)
        if (tiles_in(k, s, players) > ON_TABLE_MAX)
            read_error(r, n, "%s: %d map tiles for %d players, but there is room for %d", s->id,
                       tiles_in(k, s, players), players, ON_TABLE_MAX);
}

/* EU-DW-2, EU-WD-4: how the foe comes to the map. */
static void check_arrival(Reader *r, const Node *n, const Content *k, const Scenario *s)
{
    const Foe *foe = s->foe == NOBODY ? 0 : &k->foe[s->foe];
    if (foe == 0)
        return;
    if (foe->tile == NOBODY) {
        if (s->fly.from == 0)
            read_error(r, n, "%s: '%s' has no 'tile', so the scenario must let it 'fly'", s->id,
                       foe->id);
        return;
    }
    const MapTile *tile = &k->map[foe->tile];
    if (tile->set == NO_SET || tile->chapter > s->n_chapters ||
        !has_bit(s->chapter[tile->chapter - 1].sets, tile->set))
        read_error(r, n, "%s: '%s' appears on '%s', which is not among the 'tiles' of chapter %d",
                   s->id, foe->id, tile->id, tile->chapter);
}

void euthia_check_scenarios(Reader *r, const Node *n, void *to, Traits traits)
{
    const Content *k = to;
    const Node *list = node_find(node_find(n, "scenarios"), "scenarios");
    (void)traits;
    for (int i = 0; i < k->n_scenarios; i++) {
        const Scenario *s = &k->scenario[i];
        const Node *entry = euthia_entry(list, i);
        if (k->map[s->start].group != START_MAP)
            read_error(r, entry, "%s: '%s' is no start tile (EU-MAPSET-2)", s->id,
                       k->map[s->start].id);
        for (int chapter = 1; chapter <= s->n_chapters; chapter++)
            check_recipe(r, entry, k, s, chapter);
        check_size(r, entry, k, s);
        check_arrival(r, entry, k, s);
    }
}
