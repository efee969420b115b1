/* Reads an Adeloth pack: tables of what its files may hold (core/schema.h), and what several
 * entries must keep together. Names and texts are in texts.yaml, so the other files hold nothing
 * but numbers, words of the vocabulary and where they come from. What cards and abilities do is in
 * vocabulary.c. */
#include <string.h>

#include "core/schema.h"
#include "games/adeloth/vocabulary.h"

static const char *const colour_words[] = {"green", "blue"};
static const char *const tier_words[] = {"t1", "t1.1", "t1.2", "t2", "t3", "t4"};

/* ---- board ---- */

void adeloth_field_word(int field, Str *out)
{
    const Square at = square_of(field, SIDE);
    put(out, "%c%d", 'a' + at.column, 1 + at.row);
}

/* AD-FIELD-2: fields that share an edge; AD-FIELD-3: in melee range are those at a corner, too. */
static void measure(Board *b, int field)
{
    for (int d = 0; d < SQUARE_DIRECTIONS; d++) {
        const int to = square_number(square_beyond(square_of(field, SIDE), d, 1), SIDE, SIDE);
        if (to == NO_SQUARE)
            continue;
        b->near[field] |= (Fields)1 << to;
        if (d < SQUARE_SIDES)
            b->edges[field] |= (Fields)1 << to;
    }
}

/* AD-BOARD-5: rows from the top. Every field can be entered (AD-BOARD-2); where the generals start
 * is forest (AD-BOARD-4). */
static void draw_board(Reader *r, const Node *rows, const uint8_t *signs, void *to)
{
    Board *b = to;
    int starts[2] = {0, 0};
    for (int field = 0; field < FIELDS; field++) {
        const int sign = signs[(SIDE - 1 - field / SIDE) * SIDE + field % SIDE];
        if (sign < FIELD_KINDS) {
            b->kind[field] = sign;
        } else {
            b->start[sign - FIELD_KINDS] = field;
            starts[sign - FIELD_KINDS]++;
        }
        b->of_kind[b->kind[field]] |= (Fields)1 << field;
        measure(b, field);
    }
    if (starts[0] != 1 || starts[1] != 1)
        read_error(r, rows, "the board needs one field 1 and one field 2 (AD-SET-2)");
}

static void copy_board(Reader *r, const Node *file, void *to, Traits traits)
{
    AdelothContent *k = to;
    (void)r;
    (void)traits;
    if (node_find(file, "rows-plus") == 0)
        k->plus_board = k->board;
}

/* A part of the basic numbers, with its source. */
#define NUMBERS(name, ...) \
    static const Field name##_fields[] = {__VA_ARGS__, SOURCE_AND_RULE("AD-MOVE-4"), {0}}

NUMBERS(general, INT(AdelothContent, life, "life", 1, 99),
        INT(AdelothContent, general_attack, "attack", 1, 20));
NUMBERS(movement, INT(AdelothContent, movement, "points", 1, 12));
NUMBERS(hand, INT(AdelothContent, hand_limit, "limit", 1, 20),
        INT(AdelothContent, hand_start, "start", 1, T1_EACH));
NUMBERS(mana, INT(AdelothContent, crystals, "crystals", 1, 20));
NUMBERS(attributes, INT(AdelothContent, lead, "lead", 1, 20));

static const Field board_file[] = {
    SOURCE_AND_RULE("AD-MOVE-4"),
    PART("general", general_fields),
    PART("movement", movement_fields),
    PART("hand", hand_fields),
    PART("mana", mana_fields),
    PART("attributes", attributes_fields),
    DRAWING("rows", SIDE, SIDE, ".MSX12", draw_board, FIELD_AT(AdelothContent, board)),
    DRAWING("rows-plus", SIDE, SIDE, ".MSX12", draw_board, FIELD_AT(AdelothContent, plus_board),
            .optional = true),
    CHECK(copy_board),
    {0},
};

/* ---- cards ---- */

static const Term types[CARD_TYPES] = {
    [SERVANT] = {"servant", IS_SERVANT}, [EQUIPMENT] = {"equipment", IS_EQUIPMENT},
    [ORDER] = {"order", IS_ACTION}, [SPELL] = {"spell", IS_ACTION},
};

/* AD-SPY-5, AD-SPY-7: what a spy cost can be paid for. */
static bool can_spy(const Card *card)
{
    const Target *t = &card->ability[0].target;
    return card->type == SERVANT ||
           (card->type != EQUIPMENT && card->n_abilities == 1 && !t->up_to &&
            (t->what == TARGET_SERVANT || t->what == TARGET_CHARACTER));
}

static void check_bonus(Reader *r, const Node *n, const Card *card)
{
    const int whom = card->bonus.whom;
    const bool fits = whom == FOR_NOBODY ||
                      (card->type == SERVANT && whom != FOR_GENERAL) ||
                      (card->type == EQUIPMENT && whom == FOR_GENERAL);
    if (!fits)
        read_error(r, n, "a servant has a bonus 'for' self or others-in-warband, equipment for "
                         "general, other cards none");
}

/* A text about an upgrade is for cards that offer it, and a kind is offered once. */
static void check_upgrades(Reader *r, const Node *card_node, const Card *card)
{
    const Node *list = node_find(card_node, "upgrades"), *n = list != 0 ? list->child : 0;
    unsigned kinds = 1u << NO_UPGRADE;
    for (int i = 0; i < card->n_upgrades; i++, n = n->next) {
        if (kinds >> card->upgrade[i].kind & 1)
            read_error(r, n, "a card has at most one upgrade of a kind");
        kinds |= 1u << card->upgrade[i].kind;
    }
    for (int i = 0; i < card->n_abilities; i++)
        for (int k = 0; k < card->ability[i].n_effects; k++) {
            const Effect *e = &card->ability[i].effect[k];
            const int lacking = !(kinds >> e->with & 1)      ? e->with
                                : !(kinds >> e->without & 1) ? e->without : NO_UPGRADE;
            if (lacking != NO_UPGRADE)
                read_error(r, card_node, "an ability asks for the upgrade '%s', which is not in "
                                         "'upgrades'", adeloth_upgrade_words[lacking]);
        }
}

static void check_abilities(Reader *r, const Node *card_node, const Card *card)
{
    const Node *list = node_find(card_node, "abilities"), *n = list != 0 ? list->child : 0;
    const bool action = card->type == ORDER || card->type == SPELL;
    int activated = 0;
    for (int i = 0; i < card->n_abilities; i++, n = n->next) {
        const int when = card->ability[i].when;
        activated += when == WHEN_ACTIVATED;
        if ((when == WHEN_PLAYED) != action)
            read_error(r, n, "'played' is for orders and spells, and only that (AD-PLAY-2)");
        else if (card->type == EQUIPMENT && when != WHEN_ACTIVATED)
            read_error(r, n, "abilities of equipment must be 'activated' (AD-EQ-10)");
    }
    if (activated > 1)
        read_error(r, list, "a card has at most one activated ability");
    if (action && card->n_abilities != 1)
        read_error(r, card_node, "an order or a spell has exactly one ability: what it does");
}

static void check_card(Reader *r, const Node *n, void *to, Traits traits)
{
    const Card *card = to;
    (void)traits;
    check_abilities(r, n, card);
    if (card->type != SERVANT && (card->keywords != 0 || card->n_upgrades > 0))
        read_error(r, n, "only servants have keywords and upgrades");
    if (card->type == SERVANT && card->reaction)
        read_error(r, n, "a servant is a reaction only by its spy cost (AD-SPY-6)");
    if (card->type == EQUIPMENT && card->reaction)
        read_error(r, n, "equipment is played as an action (AD-EQ-1)");
    if (card->cost.hybrid > 0 && !can_spy(card))
        read_error(r, n, "a spy cost is for servants, and for orders and spells with one target "
                         "that is not 'up-to' (AD-SPY-7)");
    if (card->n_abilities > 0 && card->ability[0].target.what == TARGET_EFFECT && !card->reaction)
        read_error(r, n, "who aims at an effect must be a reaction (AD-CONT-19)");
    check_bonus(r, n, card);
    check_upgrades(r, n, card);
}

/* What a servant is, as a card or as a token: the same bytes in both. */
typedef struct Body {
    uint8_t attack, resistance, agility, intelligence;
} Body;
_Static_assert(offsetof(Card, intelligence) == offsetof(Card, attack) + 3 &&
               offsetof(Token, intelligence) == offsetof(Token, attack) + 3, "a Body");

static const Field body_fields[] = {
    INT(Body, attack, "attack", 0, 20),
    INT(Body, resistance, "resistance", 1, 20),
    INT(Body, agility, "agility", 0, 20, OR(0)),
    INT(Body, intelligence, "intelligence", 0, 20, OR(0)),
    {0},
};

static const Field card_fields[] = {
    ID(Card, id, UNIQUE("cards/tokens", "cards/cards")),
    WORD(Card, colour, "colour", colour_words),
    WORD(Card, tier, "tier", tier_words),
    CHOICE(Card, type, "type", types),
    FLAG(Card, reaction, "reaction"),
    FLAG(Card, left_out, "left-out"),
    MAP(Card, cost, "cost", adeloth_cost_fields, .gives = IN_CARD),
    SAME(Card, attack, body_fields, ONLY(IS_SERVANT)),
    INT(Card, durability, "durability", 1, 20, ONLY(IS_EQUIPMENT)),
    INT(Card, bounty, "bounty", 0, 20),
    SET(Card, keywords, "keywords", adeloth_keyword_words),
    MAP(Card, bonus, "bonus", adeloth_bonus_fields, .optional = true,
        .such_as = "{for: general, attack: 2}"),
    LIST(Card, ability[0], "abilities", 0, ABILITIES_EACH, adeloth_ability_fields,
         COUNTED(Card, n_abilities), .optional = true),
    LIST(Card, upgrade[0], "upgrades", 0, UPGRADES_EACH, adeloth_upgrade_fields,
         COUNTED(Card, n_upgrades), .optional = true),
    SOURCE_AND_RULE("AD-MOVE-4"),
    CHECK(check_card),
    {0},
};

static const Field token_fields[] = {
    ID(Token, id, UNIQUE("cards/tokens")),
    SAME(Token, attack, body_fields),
    SET(Token, keywords, "keywords", adeloth_keyword_words),
    SOURCE_AND_RULE("AD-MOVE-4"),
    {0},
};

/* Six of each colour in T1, three in every other tier: AD-SET-9, AD-L12-6; one of three is left
 * out in level 1. Each card is there once: AD-RULE-82, AD-CONT-18. */
static void check_tier(Reader *r, const Node *list, const AdelothContent *k, int tier, int colour)
{
    const int wanted = tier == T1 ? T1_EACH : TIER_EACH;
    int n = 0, out = 0;
    for (int i = 0; i < k->n_cards; i++)
        if (k->card[i].tier == tier && k->card[i].colour == colour) {
            n++;
            out += k->card[i].left_out;
        }
    if (n != wanted)
        read_error(r, list, "there are %d cards %s %s, but must be %d", n, colour_words[colour],
                   tier_words[tier], wanted);
    if (out != (tier == T1_1 || tier == T1_2))
        read_error(r, list, "one card %s %s must be 'left-out', and no other (AD-L12-2)",
                   colour_words[colour], tier_words[tier]);
}

static void check_cards(Reader *r, const Node *file, void *to, Traits traits)
{
    AdelothContent *k = to;
    (void)traits;
    for (int tier = 0; tier < TIERS; tier++)
        for (int colour = 0; colour < COLOURS; colour++)
            check_tier(r, node_find(file, "cards"), k, tier, colour);
    for (int i = 0; i < k->n_cards; i++)
        if (k->card[i].bonus.whom == FOR_OTHERS_IN_WARBAND)
            k->aura[k->n_auras++] = i;
}

static const Field cards_file[] = {
    LIST(AdelothContent, token[0], "tokens", 1, TOKENS_MAX, token_fields,
         COUNTED(AdelothContent, n_tokens)),
    LIST(AdelothContent, card[0], "cards", 1, CARDS_MAX, card_fields,
         COUNTED(AdelothContent, n_cards)),
    CHECK(check_cards),
    {0},
};

/* ---- professions, shop, rule cards ---- */

static void check_skill(Reader *r, const Node *n, void *to, Traits traits)
{
    const Skill *skill = to;
    const Ability *a = &skill->ability;
    (void)traits;
    if (a->cost.remove_servant && a->target.what != NO_TARGET)
        read_error(r, n, "a general ability with 'remove-servant' has no target");
    for (int i = 0; i < a->n_effects; i++)
        if (a->effect[i].from_points > skill->slots)
            read_error(r, n, "'from-points' is %d, but there are %d slots",
                       a->effect[i].from_points, skill->slots);
}

/* AD-GAB, AD-LVL-3; a lock above level 5 would never open, as level 6 wins. */
static const Field skill_fields[] = {
    ID(Skill, id, UNIQUE("professions/professions/skills")),
    VALUES(Skill, lock[0], "slots", 1, POINTS_EACH, INT_VALUE(uint8_t, 0, LEVELS - 1),
           COUNTED(Skill, slots)),
    INT(Skill, cooldown, "cooldown", 1, 9),
    FIXED(Skill, ability.when, WHEN_ACTIVATED),
    FLAG(Skill, ability.reaction, "reaction"),
    MAP(Skill, ability.cost, "cost", adeloth_cost_fields),
    SAME(Skill, ability, adeloth_text_fields),
    CHECK(check_skill),
    {0},
};

/* AD-PROF-1: whatever was invested before, a rise to any level below 6 finds a slot. */
static bool always_has_slot(const Profession *p, int level, uint8_t points[SKILLS_EACH])
{
    bool any = false;
    if (level == LEVELS)
        return true;
    for (int i = 0; i < p->n_skills; i++) {
        if (points[i] >= p->skill[i].slots || p->skill[i].lock[points[i]] > level)
            continue;
        points[i]++;
        const bool goes_on = always_has_slot(p, level + 1, points);
        points[i]--;
        if (!goes_on)
            return false;
        any = true;
    }
    return any;
}

static void check_profession(Reader *r, const Node *n, void *to, Traits traits)
{
    uint8_t points[SKILLS_EACH] = {0};
    (void)traits;
    if (!always_has_slot(to, 2, points))
        read_error(r, node_find(n, "skills"), "a general could rise to a level without a slot to "
                                              "invest in (AD-PROF-1)");
}

/* Generals, servants and tokens are called by one kind of word. */
static const Field profession_fields[] = {
    ID(Profession, id, UNIQUE("cards/tokens", "cards/cards", "professions/professions")),
    VALUES(Profession, threshold[1], "thresholds", LEVELS - 1, LEVELS - 1,
           INT_VALUE(uint8_t, 1, 50)),
    LIST(Profession, skill[0], "skills", SKILLS_EACH, SKILLS_EACH, skill_fields,
         COUNTED(Profession, n_skills), .gives = IN_SKILL),
    SOURCE_AND_RULE("AD-MOVE-4"),
    CHECK(check_profession),
    {0},
};

static const Field ware_fields[] = {
    ID(Ware, id, UNIQUE("professions/wares")),
    INT(Ware, price, "price", 1, 20),
    INT(Ware, stock, "stock", 1, 20, OR(UNLIMITED)),
    SAME(Ware, ability, adeloth_text_fields),
    SOURCE_AND_RULE("AD-MOVE-4"),
    {0},
};

static const Term rule_cards[] = {
    [RULE_AGILITY] = {"agility", HAS_CONSEQUENCES},
    [RULE_INTELLIGENCE] = {"intelligence", HAS_CONSEQUENCES},
    [RULE_STANDARD] = {"standard", HAS_PRICE},
};

/* AD-RC-3: rule cards choose no targets. */
static void check_rule_card(Reader *r, const Node *n, void *to, Traits traits)
{
    const RuleCard *card = to;
    Ability all = {.when = WHEN_ACTIVATED, .n_effects = card->n_effects};
    memcpy(all.effect, card->effect, sizeof all.effect);
    for (int i = 0; i < all.n_effects; i++)
        if (all.effect[i].to == TO_TARGETS && verb_has(all.effect[i].verb, ABOUT_UNITS)) {
            read_error(r, n, "'%s' of a rule card needs a 'to' such as loser or winner (AD-RC-3)",
                       adeloth_verbs[all.effect[i].verb].term.word);
            return;
        }
    adeloth_check_text(r, n, &all, traits);
}

/* AD-RC-7: rule cards are content, as cards are; a match says which ones are used. */
static const Field rule_card_fields[] = {
    ID(RuleCard, id, UNIQUE("professions/rule-cards")),
    CHOICE(RuleCard, kind, "kind", rule_cards),
    INT(RuleCard, price, "price", 1, 20, ONLY(HAS_PRICE)),
    LIST(RuleCard, effect[0], "does", 1, EFFECTS_EACH, adeloth_effect_fields,
         COUNTED(RuleCard, n_effects), ONLY(HAS_CONSEQUENCES)),
    SOURCE_AND_RULE("AD-MOVE-4"),
    CHECK(check_rule_card),
    {0},
};

/* One effect may trigger all of them at once, and there must be room for that. */
static void check_triggers(Reader *r, const Node *file, void *to, Traits traits)
{
    const AdelothContent *k = to;
    int n = k->n_rule_cards;
    (void)traits;
    for (int i = 0; i < k->n_cards; i++)
        for (int a = 0; a < k->card[i].n_abilities; a++)
            n += is_triggered(&k->card[i].ability[a]);
    if (n > TRIGGERS_MAX)
        read_error(r, node_find(file, "rule-cards"), "there are %d triggered abilities and rule "
                                                     "cards, but at most %d", n, TRIGGERS_MAX);
}

static const Field professions_file[] = {
    LIST(AdelothContent, profession[0], "professions", PROFESSIONS, PROFESSIONS, profession_fields),
    LIST(AdelothContent, ware[0], "wares", 1, WARES_MAX, ware_fields,
         COUNTED(AdelothContent, n_wares), .gives = IN_WARE),
    LIST(AdelothContent, rule_card[0], "rule-cards", 1, RULE_CARDS_MAX, rule_card_fields,
         COUNTED(AdelothContent, n_rule_cards), .gives = IN_RULE_CARD),
    CHECK(check_triggers),
    {0},
};

static const Field files[] = {
    PART("board", board_file),
    PART("cards", cards_file),
    PART("professions", professions_file),
    {0},
};

void adeloth_read(Reader *r, void *content)
{
    read_pack(r, files, content);
}
