/* Reads a Euthia pack: which files it has, the numbers of the boards, and what several files must
 * keep together. The tables of the other parts are in content_*.c; docs/games/euthia.md describes
 * the schema. */
#include "games/euthia/content.h"

#include "games/euthia/content_parts.h"

/* ---- board.yaml ---- */

static const char *const place_words[PLACES] = {
    [AT_MERCHANTS] = "merchants", [AT_ALCHEMISTS] = "alchemists", [AT_TOWERS] = "towers",
    [AT_CHURCH] = "church",
};

static const Field move_fields[] = {
    BY_WORD(Numbers, move[0], euthia_action_words, 0, 6),
    {0},
};

static const Field heal_fields[] = {
    BY_WORD(Numbers, heal[0], place_words, 1, 20),
    {0},
};

#define STEPS(category_, key_)                                                                    \
    VALUES(Numbers, score_at[category_][0], key_, SCORE_STEPS, SCORE_STEPS,                       \
           INT_VALUE(uint8_t, 1, 99))

static void check_scoring(Reader *r, const Node *n, void *to, Traits traits)
{
    const Numbers *all = to;
    (void)traits;
    for (int c = 0; c < CATEGORIES; c++)
        for (int i = 1; i < SCORE_STEPS; i++)
            if (all->score_at[c][i] <= all->score_at[c][i - 1] || all->score[i] < all->score[i - 1])
                read_error(r, n, "the steps of a column must rise (EU-SCORE-8)");
}

static const Field scoring_fields[] = {
    VALUES(Numbers, score[0], "reputation", SCORE_STEPS, SCORE_STEPS, INT_VALUE(uint8_t, 0, 60)),
    STEPS(BY_HERO_MARKERS, "hero-markers"),
    STEPS(BY_INTERACTION, "interaction-markers"),
    STEPS(BY_TRADE_MARKERS, "trade-markers"),
    STEPS(BY_WON_MARKERS, "won-markers"),
    STEPS(BY_QUESTS, "quests"),
    STEPS(BY_BOUNTIES, "bounties"),
    CHECK(check_scoring),
    {0},
};

static const Field face_fields[] = {
    LIST(Effects, list[0], "does", 1, EFFECTS_MAX, euthia_effect_fields, COUNTED(Effects, n),
         .gives = IN_GAIN),
    {0},
};

static const Field board_fields[] = {
    SOURCE("EU-RULE-7"),
    PART("movement", move_fields),
    PART("healing", heal_fields),
    PART("scoring", scoring_fields),
    LIST(Numbers, dwurt_die[0], "dwurt-die", DIE_FACES, DIE_FACES, face_fields),
    {0},
};

/* ---- files of tiles ---- */

#define TILES_OF(stack_word_) OWN(stack_word_, NODE_LIST, euthia_read_stack)

static const Field trade_file[] = {
    TILES_OF("merchants"), TILES_OF("alchemists"), TILES_OF("slayers"),
    {0},
};

static const Field resources_file[] = {
    TILES_OF("mountain"), TILES_OF("lake"), TILES_OF("cave"),
    {0},
};

static const Field treasures_file[] = {
    TILES_OF("treasure-1"), TILES_OF("treasure-2"), TILES_OF("treasure-3"),
    {0},
};

static const Field empty_fields[] = {
    INT(Content, empty_gold[ST_HUNTER], "hunter", 0, 30),
    INT(Content, empty_gold[ST_SMITH], "smith", 0, 30),
    INT(Content, empty_gold[ST_WITCH], "witch", 0, 30),
    {0},
};

static const Field rewards_file[] = {
    PART("if-empty", empty_fields),
    TILES_OF("hunter"), TILES_OF("smith"), TILES_OF("witch"), TILES_OF("artifacts"),
    LIST(Content, legend[0], "legends", 0, LEGENDS_MAX, euthia_legend_fields,
         COUNTED(Content, n_legends)),
    PART("supply", euthia_supply_fields),
    {0},
};

/* ---- what several files keep together ---- */

/* Where an error about a whole file stands. */
static const Node *file(const Node *root, const char *name)
{
    const Node *n = node_find(root, name);
    return n != 0 ? n : root;
}

const Node *euthia_entry(const Node *list, int i)
{
    const Node *n = list->child;
    while (i-- > 0 && n != 0)
        n = n->next;
    return n != 0 ? n : list;
}

static void sort_by_level(Reader *r, const Node *list, const Monster *all, int many,
                          uint8_t *first, uint8_t *number)
{
    for (int i = 0; i < many; i++) {
        const int level = all[i].level - 1;
        if (i > 0 && all[i].level < all[i - 1].level)
            read_error(r, euthia_entry(list, i), "'%s' stands after one of a higher level",
                       all[i].id);
        if (number[level]++ == 0)
            first[level] = i;
    }
}

static void check_levels(Reader *r, const Node *n, void *to, Traits traits)
{
    Content *k = to;
    (void)traits;
    sort_by_level(r, file(n, "monsters"), k->monster, k->n_monsters, k->first_monster,
                  k->n_monster);
    sort_by_level(r, file(n, "elites"), k->elite, k->n_elites, k->first_elite, k->n_elite);
    for (int level = 0; level < MONSTER_LEVELS; level++) {
        if (k->n_monster[level] == 0)
            read_error(r, file(n, "monsters"), "there is no monster of level %d", level + 1);
        if (k->n_elite[level] < PLAYERS_MAX + 2)
            read_error(r, file(n, "elites"), "there are %d elites of level %d, but four players "
                                             "need %d (EU-ELITE-3)", k->n_elite[level], level + 1,
                       PLAYERS_MAX + 2);
    }
}

static void check_elements(Reader *r, const Node *n, void *to, Traits traits)
{
    const Content *k = to;
    (void)traits;
    for (int i = 0; i < ELEMENTS; i++)
        if (!text_equal(k->elemental[i].id, euthia_element_words[i]))
            read_error(r, file(n, "elementals"), "elementals are fire, water, air and earth, in "
                                                 "this order");
}

/* Legends name their artifact by its place among the artifacts. */
static void find_artifacts(Reader *r, const Node *n, void *to, Traits traits)
{
    Content *k = to;
    (void)r;
    (void)n;
    (void)traits;
    for (int i = 0; i < k->n_legends; i++)
        k->legend[i].artifact += k->first_of[ST_ARTIFACTS];
}

static const Field files[] = {
    MAP(Content, numbers, "board", board_fields),
    LIST(Content, gem[0], "gems", 1, GEMS_MAX, euthia_gem_fields, COUNTED(Content, n_gems)),
    LIST(Content, elemental[0], "elementals", ELEMENTS, ELEMENTS, euthia_elemental_fields),
    PART("trade", trade_file),
    PART("resources", resources_file),
    PART("treasures", treasures_file),
    PART("rewards", rewards_file),
    OWN("heroes", NODE_LIST, euthia_read_heroes),
    LIST(Content, monster[0], "monsters", 1, MONSTERS_MAX, euthia_monster_fields,
         COUNTED(Content, n_monsters)),
    LIST(Content, elite[0], "elites", 1, ELITES_MAX, euthia_elite_fields,
         COUNTED(Content, n_elites)),
    PART("cards", euthia_cards_file),
    OWN("encounters", NODE_LIST, euthia_read_encounters),
    LIST(Content, map[0], "map", 1, MAP_MAX, euthia_map_fields, COUNTED(Content, n_map)),
    PART("scenarios", euthia_scenarios_file),
    CHECK(check_levels),
    CHECK(check_elements),
    CHECK(find_artifacts),
    CHECK(euthia_check_scenarios),
    {0},
};

void euthia_read(Reader *r, void *content)
{
    read_pack(r, files, content);
}
