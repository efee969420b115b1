/* Expectations of Euthia's rule tests; the words are in docs/games/euthia.md. */
#include "euthia_script.h"

#include <string.h>

#include "core/text.h"

/* ---- numbers of a hero ----------------------------------------------------------------------- */

static int gems_on(const State *s, int seat)
{
    return euthia_pouches(s, seat) - euthia_in_pouches(s, seat);
}

static int potions(const State *s, int seat)
{
    int n = 0;
    EACH_OWNED (o, s, seat)
        n += o->tile == content(s)->potion;
    return n;
}

static int trophies(const State *s, int seat) { return euthia_trophies(s, seat); }
static int reputation(const State *s, int seat) { return board(s, seat)->reputation; }
static int gold(const State *s, int seat) { return board(s, seat)->gold; }
static int health(const State *s, int seat) { return board(s, seat)->health; }
static int gaar(const State *s, int seat) { return board(s, seat)->gaar; }
static int dwurt(const State *s, int seat) { return board(s, seat)->dwurt; }
static int dwurt_die(const State *s, int seat) { return board(s, seat)->dwurt_die; }
static int deaths(const State *s, int seat) { return board(s, seat)->deaths; }
static int won(const State *s, int seat) { return board(s, seat)->won; }
static int fulfilled(const State *s, int seat) { return board(s, seat)->quests; }
static int bounties(const State *s, int seat) { return board(s, seat)->elites; }
static int voucher(const State *s, int seat) { return board(s, seat)->voucher; }
static int magic(const State *s, int seat) { return board(s, seat)->shelter; }
static int control(const State *s, int seat) { return board(s, seat)->control; }
static int tally(const State *s, int seat) { return board(s, seat)->enemy_damage; }
static int silver(const State *s, int seat) { return euthia_hand(s, seat, SILVER); }
static int gold_cards(const State *s, int seat) { return euthia_hand(s, seat, GOLD); }

static int worth(const State *s, int seat)
{
    int reputation = 0;
    return euthia_wealth(s, seat, &reputation);
}

static int resource_reputation(const State *s, int seat)
{
    int reputation = 0;
    euthia_wealth(s, seat, &reputation);
    return reputation;
}

/* expect WORD SEAT N */
static const struct {
    const char *word;
    int (*of)(const State *s, int seat);
} numbers[] = {
    {"gold", gold}, {"reputation", reputation}, {"health", health},
    {"max-health", euthia_max_health}, {"gaar", gaar}, {"dwurt", dwurt},
    {"dwurt-die", dwurt_die}, {"pouches", euthia_pouches}, {"free-pouches", gems_on},
    {"deaths", deaths}, {"won", won}, {"fulfilled", fulfilled}, {"bounties", bounties},
    {"voucher", voucher}, {"magic", magic}, {"control", control}, {"trophies", trophies},
    {"potions", potions}, {"tally", tally}, {"silver", silver}, {"gold-cards", gold_cards},
    {"worth", worth}, {"resource-reputation", resource_reputation},
};

static bool expect_number(Script *t)
{
    for (size_t i = 0; i < COUNT_OF(numbers); i++)
        if (script_is(t, 1, numbers[i].word)) {
            script_equal(t, numbers[i].word, numbers[i].of(t->state, script_seat(t, 2)),
                         script_number(t, 3));
            return true;
        }
    return false;
}

/* ---- things of a hero ------------------------------------------------------------------------ */

static const Owned *owned(Script *t)
{
    const Board *b = board(t->state, script_seat(t, 2));
    const int tile = euthia_tile_word(t, 3);
    for (int i = 0; i < b->n_owned; i++)
        if (b->owned[i].place != NOWHERE && b->owned[i].tile == tile)
            return &b->owned[i];
    return 0;
}

static void has(Script *t)
{
    const Board *b = board(t->state, script_seat(t, 2));
    const int tile = euthia_tile_word(t, 3);
    int n = 0;
    for (int i = 0; i < b->n_owned; i++)
        n += b->owned[i].place != NOWHERE && b->owned[i].tile == tile;
    script_equal(t, t->word[3], n, script_number(t, 4));
}

static void worn(Script *t)
{
    script_flag(t, "it is worn", owned(t) != 0 && euthia_is_worn(owned(t)), 4);
}

static void exhausted(Script *t)
{
    script_flag(t, "it is exhausted", owned(t) != 0 && (owned(t)->flags & EXHAUSTED), 4);
}

static void unlocked(Script *t)
{
    const int slot = euthia_slot_word(t, script_seat(t, 2), 3);
    script_flag(t, "it is unlocked", has_bit(board(t->state, script_seat(t, 2))->unlocked, slot),
                4);
}

static void gem(Script *t)
{
    script_equal(t, t->word[3],
                 board(t->state, script_seat(t, 2))->gem[script_thing(t, 3, KIND_GEM)],
                 script_number(t, 4));
}

static void essence(Script *t)
{
    script_equal(t, t->word[3],
                 board(t->state, script_seat(t, 2))->essence[script_thing(t, 3, KIND_ESSENCE)],
                 script_number(t, 4));
}

static void hand(Script *t)
{
    script_equal(t, t->word[3],
                 board(t->state, script_seat(t, 2))->hand[script_thing(t, 3, KIND_CARD)],
                 script_number(t, 4));
}

static void marker(Script *t)
{
    script_equal(t, t->word[3],
                 board(t->state, script_seat(t, 2))
                     ->marker[euthia_choice(t, 3, euthia_actions, ACTION_KINDS)],
                 script_number(t, 4));
}

static void at(Script *t)
{
    char is[40];
    Str where = STR_ON(is);
    thing_write(t->game, t->state,
                thing(KIND_FIELD, board(t->state, script_seat(t, 2))->at), &where);
    script_word(t, "the hero's place", is, 3);
}

/* ---- the map --------------------------------------------------------------------------------- */

static const FieldState *field(Script *t, int i)
{
    return field_state(t->state, euthia_field_word(t, i));
}

static void owner(Script *t)
{
    script_equal(t, "the marker's owner", field(t, 2)->owner,
                 script_is(t, 3, "none") ? 0 : 1 + script_seat(t, 3));
}

static void tools(Script *t)
{
    script_equal(t, "interaction markers", tools_of(field(t, 3), script_seat(t, 2)),
                 script_number(t, 4));
}

static void faced(Script *t)
{
    script_flag(t, "it was faced", has_bit(field(t, 3)->faced, script_seat(t, 2)), 4);
}

static void pacified(Script *t)
{
    script_flag(t, "it is pacified", !euthia_guarded(t->state, euthia_field_word(t, 2)), 3);
}

static void burnt(Script *t) { script_flag(t, "it is burnt", field(t, 2)->flags & BURNED, 3); }
static void wrecked(Script *t)
{
    script_flag(t, "it is wrecked", field(t, 2)->flags & DESTROYED, 3);
}

static void magic_on(Script *t)
{
    script_flag(t, "magic lies there", field(t, 2)->shelter != 0, 3);
}

/* Which rule ends the ways to a field before it (Preview.plan), or "none" if one leads there. */
static void no_way(Script *t)
{
    static Menu m;
    Option answers[FIELDS_MAX];
    const char *rule = "none";
    const Thing to = thing(KIND_FIELD, euthia_field_word(t, 3));
    game_menu(t->game, t->state, script_seat(t, 2), &m, 0);
    const int n = t->game->preview->plan(t->state, &m, to, answers, (int)COUNT_OF(answers), &rule);
    script_word(t, "what ends the ways", n > 0 ? "none" : rule, 4);
}

static void adjacent(Script *t)
{
    script_flag(t, "they are adjacent",
                euthia_adjacent(t->state, euthia_field_word(t, 2), euthia_field_word(t, 3)), 4);
}

static void distance(Script *t)
{
    uint8_t far[FIELDS_MAX];
    euthia_distances(t->state, euthia_field_word(t, 2), 50, euthia_any_step, far);
    script_equal(t, "the distance", far[euthia_field_word(t, 3)], script_number(t, 4));
}

/* expect powers FIELD none|fire water … */
static void powers(Script *t)
{
    ElementSet wanted = 0;
    for (int i = 3; i < t->n_words && !script_is(t, 3, "none"); i++)
        wanted |= (ElementSet)bit(script_thing(t, i, KIND_ESSENCE));
    script_equal(t, "the powers", euthia_powers(t->state, euthia_field_word(t, 2)), wanted);
}

static void centre(Script *t)
{
    const int f = script_thing(t, 2, KIND_FIELD);
    script_flag(t, "it has a centre", t->why[0] == '\0' && is_laid(t->state, f), 3);
}

/* expect tile FIELD MAPTILE */
static void tile(Script *t)
{
    script_word(t, "the tile", map_of(t->state, euthia_field_word(t, 2))->id, 3);
}

static void chapter_tiles(Script *t)
{
    int n = 0;
    for (int g = 0; g < MAP_GROUPS; g++)
        n += euthia_state(t)->left[script_number(t, 2) - 1][g];
    script_equal(t, "tiles of the chapter", n, script_number(t, 3));
}

static void group_tiles(Script *t)
{
    script_equal(t, "tiles of the group",
                 euthia_state(t)->left[script_number(t, 2) - 1]
                                      [euthia_choice(t, 3, euthia_groups, MAP_GROUPS)],
                 script_number(t, 4));
}

static void map_tiles(Script *t)
{
    int n = 0;
    for (int i = 0; i < euthia_pack(t)->n_map; i++)
        n += euthia_pack(t)->map[i].chapter == script_number(t, 2);
    script_equal(t, "map tiles of the chapter", n, script_number(t, 3));
}

/* ---- combat, elites, the enemy --------------------------------------------------------------- */

static void monster(Script *t)
{
    const Monster *m = euthia_foe(t->state);
    script_word(t, "the monster", euthia_state(t)->fight.on && m != 0 ? m->id : "none", 2);
}

static void monster_level(Script *t)
{
    script_equal(t, "the level", euthia_foe(t->state)->level, script_number(t, 2));
}

static void against(Script *t)
{
    script_equal(t, "the monster player", euthia_state(t)->fight.against, script_seat(t, 2));
}

static void value(Script *t)
{
    State *s = euthia_state(t);
    script_equal(t, "the hero's roll",
                 s->fight.on ? euthia_hero_value(s) : euthia_roll_total(s, s->active),
                 script_number(t, 2));
}

static void monster_damage(Script *t)
{
    script_equal(t, "damage of the monster", euthia_state(t)->fight.damage, script_number(t, 2));
}

static void elite(Script *t)
{
    const int e = euthia_state(t)->elite;
    script_word(t, "the elite", e == NONE ? "none" : euthia_pack(t)->elite[e].id, 2);
}

static void elite_not(Script *t)
{
    const int e = euthia_state(t)->elite;
    if (e != NONE && script_is(t, 2, euthia_pack(t)->elite[e].id))
        script_fail(t, "'%s' is still open", t->word[2]);
}

static void elite_level(Script *t)
{
    const int e = euthia_state(t)->elite;
    script_equal(t, "level of the elite", e == NONE ? 0 : euthia_pack(t)->elite[e].level,
                 script_number(t, 2));
}

/* expect bounties-of LEVEL N: below the open one. */
static void bounties_of(Script *t)
{
    script_equal(t, "bounties", euthia_state(t)->bounties[script_number(t, 2) - 1],
                 script_number(t, 3));
}

static void bounties_left(Script *t)
{
    int n = 0;
    for (int i = 0; i < MONSTER_LEVELS; i++)
        n += euthia_state(t)->bounties[i];
    script_equal(t, "bounties below", n, script_number(t, 2));
}

static void top(Script *t)
{
    const int m = euthia_state(t)->top[script_number(t, 2) - 1];
    script_word(t, "the top monster", m == NONE ? "none" : euthia_pack(t)->monster[m].id, 3);
}

static void foe_health(Script *t)
{
    script_equal(t, "the enemy's health", enemy(t->state)->health[euthia_state(t)->flow.seats - 1],
                 script_number(t, 2));
}

static void foe_at(Script *t)
{
    char is[40];
    Str where = STR_ON(is);
    if (euthia_state(t)->enemy_at == NO_FIELD)
        str_text(&where, "none");
    else
        thing_write(t->game, t->state, thing(KIND_FIELD, euthia_state(t)->enemy_at), &where);
    script_word(t, "the enemy's place", is, 2);
}

/* ---- stacks, cards, encounters, scoring ------------------------------------------------------ */

static int in_bag(Script *t, const uint8_t *bag)
{
    const int k = euthia_stack_word(t, 2);
    return bag_count(&bag[euthia_pack(t)->first_of[k]], euthia_pack(t)->n_of[k]);
}

static void stack(Script *t)
{
    script_equal(t, "the stack", in_bag(t, euthia_state(t)->stack), script_number(t, 3));
}

static void discarded(Script *t)
{
    script_equal(t, "the discards", in_bag(t, euthia_state(t)->discard), script_number(t, 3));
}

static void offer_of(Script *t)
{
    int n = 0;
    for (int i = 0; i < OFFER; i++)
        n += euthia_state(t)->offer[euthia_choice(t, 2, euthia_places, OFFERS)][i] != NO_TILE;
    script_equal(t, "the offer", n, script_number(t, 3));
}

static void offers(Script *t)
{
    bool found = false;
    for (int i = 0; i < OFFER; i++)
        found = found || euthia_state(t)->offer[euthia_choice(t, 2, euthia_places, OFFERS)][i] ==
                             euthia_tile_word(t, 3);
    script_flag(t, "it is offered", found, 4);
}

static int encounter_word(Script *t, int i)
{
    const Content *k = euthia_pack(t);
    for (int e = 0; e < k->n_encounters; e++)
        if (script_is(t, i, k->encounter[e].id))
            return e;
    script_fail(t, "'%s' is no encounter", t->word[i]);
    return 0;
}

static void cards(Script *t)
{
    script_equal(t, "cards of the encounter", euthia_state(t)->quests_left[encounter_word(t, 2)],
                 script_number(t, 3));
}

static void opened(Script *t)
{
    int n = 0;
    for (int i = 0; i < OPEN_QUESTS; i++)
        n += euthia_state(t)->quest_open[encounter_word(t, 2)][i] != NONE;
    script_equal(t, "open cards", n, script_number(t, 3));
}

static void open_quest(Script *t)
{
    const int q = script_thing(t, 2, KIND_QUEST), e = euthia_pack(t)->quest[q].encounter;
    bool found = false;
    for (int i = 0; i < OPEN_QUESTS; i++)
        found = found || euthia_state(t)->quest_open[e][i] == q;
    script_flag(t, "it is open", found, 3);
}

static void store(Script *t)
{
    script_equal(t, "the store",
                 euthia_state(t)->store[euthia_choice(t, 2, euthia_metals, METALS)].n,
                 script_number(t, 3));
}

static void pool(Script *t)
{
    script_equal(t, "cards in the stack", euthia_state(t)->pool[script_thing(t, 2, KIND_CARD)],
                 script_number(t, 3));
}

static void discarded_cards(Script *t)
{
    script_equal(t, "discarded cards", euthia_state(t)->cards_out[script_thing(t, 2, KIND_CARD)],
                 script_number(t, 3));
}

static void controls(Script *t)
{
    script_equal(t, "control cards in stack and discards",
                 bag_count(euthia_state(t)->control, SEATS_MAX) +
                     bag_count(euthia_state(t)->control_out, SEATS_MAX),
                 script_number(t, 2));
}

static void combat_cards(Script *t)
{
    script_equal(t, "combat cards", count_bits(euthia_state(t)->combat_cards),
                 script_number(t, 2));
}

/* expect table COLUMN N REPUTATION: what so many of a kind bring. */
static void table(Script *t)
{
    const Numbers *n = &euthia_pack(t)->numbers;
    const int k = euthia_choice(t, 2, euthia_categories, CATEGORIES);
    int score = 0;
    for (int i = 0; i < SCORE_STEPS; i++)
        if (script_number(t, 3) >= n->score_at[k][i])
            score = n->score[i];
    script_equal(t, "reputation", score, script_number(t, 4));
}

static void markers_of(Script *t)
{
    script_equal(t, "what counts",
                 euthia_count(t->state, script_seat(t, 2),
                              (Category)euthia_choice(t, 3, euthia_categories, CATEGORIES)),
                 script_number(t, 4));
}

static void worth_of(Script *t)
{
    script_equal(t, "gold at the end", euthia_pack(t)->tile[euthia_tile_word(t, 3)].worth,
                 script_number(t, 4));
}

static void success(Script *t)
{
    script_flag(t, "the goal is reached", euthia_goal_reached(t->state), 2);
}

/* expect WORD N */
static bool expect_match(Script *t)
{
    const State *s = t->state;
    const struct { const char *word; int is; } all[] = {
        {"points", s->move_points}, {"round", s->round}, {"laid", s->n_laid},
        {"left", euthia_tiles_left(s)}, {"chapter", euthia_next_chapter(s) + 1},
        {"hope", s->fight.hope}, {"quiet-rounds", s->fight.quiet},
        {"monster-chaos", s->fight.chaos},
        {"monster-gaar", s->fight.gaar}, {"foe-damage", s->enemy_damage},
        {"start", s->start + 1}, {"active", s->active + 1},
        {"monster-value", euthia_monster_value(s)},
    };
    for (size_t i = 0; i < COUNT_OF(all); i++)
        if (script_is(t, 1, all[i].word)) {
            script_equal(t, all[i].word, all[i].is, script_number(t, 2));
            return true;
        }
    return false;
}

static const EuthiaWord words[] = {
    {"has", has}, {"worn", worn}, {"exhausted", exhausted}, {"unlocked", unlocked}, {"gem", gem},
    {"essence", essence}, {"hand", hand}, {"marker", marker}, {"at", at}, {"owner", owner},
    {"tools", tools}, {"faced", faced}, {"pacified", pacified}, {"burnt", burnt},
    {"wrecked", wrecked}, {"magic-on", magic_on}, {"adjacent", adjacent}, {"distance", distance},
    {"powers", powers}, {"centre", centre}, {"tile", tile}, {"chapter-tiles", chapter_tiles},
    {"group-tiles", group_tiles}, {"map-tiles", map_tiles}, {"monster", monster},
    {"monster-level", monster_level}, {"against", against}, {"value", value},
    {"monster-damage", monster_damage}, {"elite", elite}, {"elite-not", elite_not},
    {"elite-level", elite_level}, {"bounties-left", bounties_left},
    {"bounties-of", bounties_of}, {"top", top},
    {"foe-at", foe_at}, {"foe-health", foe_health}, {"stack", stack}, {"discarded", discarded},
    {"offer", offer_of}, {"offers", offers}, {"cards", cards}, {"opened", opened},
    {"no-way", no_way}, {"open", open_quest}, {"store", store}, {"pool", pool},
    {"discarded-cards", discarded_cards},
    {"controls", controls}, {"combat-cards", combat_cards}, {"table", table},
    {"markers-of", markers_of}, {"worth-of", worth_of}, {"success", success},
};

bool euthia_expect(Script *t)
{
    return expect_number(t) || expect_match(t) || euthia_run(t, 1, words, (int)COUNT_OF(words));
}
