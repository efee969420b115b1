/* Reads an Adeloth pack from YAML. Every error names file and line. Names and texts are in
 * texts.yaml, so the other files hold nothing but numbers, words of the vocabulary and where
 * they come from. */
#include "games/adeloth/content.h"

#include <string.h>

static const char *const source_words[] = {"rulebook", "public", "own", 0};
static const char *const colour_words[] = {"green", "blue", 0};
static const char *const tier_words[] = {"t1", "t1.1", "t1.2", "t2", "t3", "t4", 0};
static const char *const type_words[] = {"servant", "equipment", "order", "spell", 0};
static const char *const keyword_words[] = {"intrusive", "wild", "flying", "ranged", "ghost",
                                            "life-giving", "swift", 0};
static const char *const upgrade_words[] = {"none", "weapons", "armour", "knowledge", 0};
static const char *const when_words[] = {"played", "activated", "summoned", "removed",
                                         "wins-agility", "wins-intelligence", "own-wins-agility",
                                         "own-wins-intelligence", 0};
static const char *const side_words[] = {"any", "own", "enemy", 0};
static const char *const what_words[] = {"nothing", "servant", "character", "effect", 0};
static const char *const do_words[] = {
    "damage", "life", "gold", "xp", "draw", "attack", "resistance", "movement", "moved",
    "defenceless", "ready", "refresh", "counter", "permanent-counter", "place", "summon", "return",
    "remove", "forget", "negate", "buy-upgrade", 0};
static const char *const to_words[] = {"targets", "self", "own-general", "enemy-general",
                                       "own-servants", "around-target", "loser", "winner", 0};
static const char *const where_words[] = {"anywhere", "summoning-position", "adjacent-to-it",
                                          "near-it", "near-target", 0};
static const char *const while_words[] = {"here", "own-armour-upgrade", "falling-on-the-back", 0};
static const char *const for_words[] = {"nobody", "self", "others-in-warband", "general", 0};
static const char *const rule_card_words[] = {"agility", "intelligence", "standard", 0};

_Static_assert(sizeof do_words / sizeof *do_words == DOS + 1, "ORDER DO");
_Static_assert(sizeof to_words / sizeof *to_words == TOS + 1, "ORDER TO");
_Static_assert(sizeof where_words / sizeof *where_words == WHERES + 1, "ORDER WHERE");
_Static_assert(sizeof keyword_words / sizeof *keyword_words == KEYWORDS + 1, "ORDER KEYWORD");

/* Every entry says where its values come from and which rule states them. */
static void read_source(Reader *r, const Node *map)
{
    read_word(r, map, "source", source_words);
    const Node *rule = read_child(r, map, "rule", NODE_TEXT);
    if (rule != 0 && !text_starts(rule->text, "AD-"))
        read_error(r, rule, "'rule' must be a rule id such as AD-MOVE-4");
}

/* A list with room for all its members; NULL if there is none, or after an error. */
static const Node *read_list(Reader *r, const Node *map, const char *key, int min, int max)
{
    const Node *list = node_find(map, key);
    if (list == 0 && min == 0)
        return 0;
    list = read_child(r, map, key, NODE_LIST);
    if (list == 0)
        return 0;
    if (list->n >= min && list->n <= max)
        return list;
    read_error(r, list, "'%s' has %d members, but must have %d to %d", key, list->n, min, max);
    return 0;
}

/* ---- board ---- */

void adeloth_field_word(int field, Str *out)
{
    put(out, "%c%d", 'a' + field % SIDE, 1 + field / SIDE);
}

/* AD-FIELD-2, AD-FIELD-3 */
static void measure(Board *b)
{
    for (int field = 0; field < FIELDS; field++) {
        b->of_kind[b->kind[field]] |= (Fields)1 << field;
        for (int down = -1; down <= 1; down++)
            for (int right = -1; right <= 1; right++) {
                const int column = field % SIDE + right, row = field / SIDE + down;
                if ((down == 0 && right == 0) || column < 0 || column >= SIDE || row < 0 ||
                    row >= SIDE)
                    continue;
                const Fields bit = (Fields)1 << (row * SIDE + column);
                b->near[field] |= bit;
                if (down == 0 || right == 0)
                    b->edges[field] |= bit;
            }
    }
}

/* One sign of the drawing; `starts` counts the places of the generals. */
static void draw_field(Reader *r, const Node *where, Board *b, int field, char sign, int *starts)
{
    static const char signs[] = ".MSX12";
    const char *at = strchr(signs, sign);
    if (at == 0 || sign == '\0') {
        read_error(r, where, "'%c' is no field: use . M S X 1 2", sign);
        return;
    }
    if (at - signs < FIELD_KINDS) {
        b->kind[field] = (uint8_t)(at - signs);
        return;
    }
    b->start[sign - '1'] = (uint8_t)field;
    *starts += sign == '1' ? 1 : 10;
}

/* AD-BOARD-5: rows from the top. */
static void read_rows(Reader *r, const Node *file, Board *b)
{
    const Node *rows = read_list(r, file, "rows", SIDE, SIDE);
    int row = SIDE - 1, starts = 0;
    if (rows == 0)
        return;
    for (const Node *n = rows->child; n != 0; n = n->next, row--) {
        if (n->type != NODE_TEXT || strlen(n->text) != SIDE) {
            read_error(r, n, "row %d must have %d signs", row + 1, SIDE);
            continue;
        }
        for (int column = 0; column < SIDE; column++)
            draw_field(r, n, b, row * SIDE + column, n->text[column], &starts);
    }
    if (starts != 11)
        read_error(r, rows, "the board needs one field 1 and one field 2 (AD-SET-2)");
    measure(b);
}

static int read_number(Reader *r, const Node *file, const char *key, const char *what, int max)
{
    const Node *n = read_child(r, file, key, NODE_MAP);
    return n == 0 ? 1 : read_int(r, n, what, 1, max);
}

static void read_board(Reader *r, AdelothContent *k)
{
    static const char *const parts[] = {"general", "movement", "hand", "mana", "attributes"};
    const Node *file = read_file(r, "board", NODE_MAP);
    if (file == 0)
        return;
    read_source(r, file);
    k->life = (uint8_t)read_number(r, file, "general", "life", 99);
    k->general_attack = (uint8_t)read_number(r, file, "general", "attack", 20);
    k->movement = (uint8_t)read_number(r, file, "movement", "points", 12);
    k->hand_limit = (uint8_t)read_number(r, file, "hand", "limit", 20);
    k->hand_start = (uint8_t)read_number(r, file, "hand", "start", 20);
    k->crystals = (uint8_t)read_number(r, file, "mana", "crystals", 20);
    k->lead = (uint8_t)read_number(r, file, "attributes", "lead", 20);
    for (int i = 0; i < 5; i++) {
        const Node *n = node_find(file, parts[i]);
        if (n == 0 || n->type != NODE_MAP)
            continue;
        read_source(r, n);
        read_nothing_else(r, n);
    }
    read_rows(r, file, &k->board);
    read_nothing_else(r, file);
}

/* ---- the vocabulary ---- */

static uint8_t read_keywords(Reader *r, const Node *map)
{
    const Node *list = read_list(r, map, "keywords", 0, KEYWORDS);
    uint8_t set = 0;
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next)
        set |= (uint8_t)(1u << word_index(r, n, keyword_words));
    return set;
}

/* AD-CARD-1 … 3; {mana: 3, gold: 1}, {mana: 2, hybrid: 3, spy: 1}, {exhaust: yes} */
static void read_cost(Reader *r, const Node *map, Cost *cost)
{
    const Node *n = node_find(map, "cost");
    if (n == 0)
        return;
    if (n->type != NODE_MAP) {
        read_error(r, n, "'cost' must be a map such as {mana: 2}");
        return;
    }
    cost->mana = (uint8_t)read_int_or(r, n, "mana", 0, 20, 0);
    cost->gold = (uint8_t)read_int_or(r, n, "gold", 0, 20, 0);
    cost->xp = (uint8_t)read_int_or(r, n, "xp", 0, 20, 0);
    cost->hybrid = (uint8_t)read_int_or(r, n, "hybrid", 1, 20, 0);
    cost->spy = (uint8_t)read_int_or(r, n, "spy", 1, 20, 0);
    cost->exhaust = read_flag(r, n, "exhaust");
    cost->remove_servant = read_flag(r, n, "remove-servant");
    if (cost->spy > cost->hybrid)
        read_error(r, n, "'spy' is the least gold of a 'hybrid' cost: at most %d (AD-SPY-4)",
                   cost->hybrid);
    read_nothing_else(r, n);
}

static void read_target(Reader *r, const Node *map, Target *t)
{
    const Node *n = node_find(map, "target");
    if (n == 0)
        return;
    if (n->type != NODE_MAP) {
        read_error(r, n, "'target' must be a map such as {what: servant, side: own}");
        return;
    }
    t->what = (uint8_t)read_word(r, n, "what", what_words);
    t->side = (uint8_t)read_word_or(r, n, "side", side_words, ANY_SIDE);
    t->up_to = (uint8_t)read_int_or(r, n, "up-to", 1, 2, 0);
    t->count = t->up_to > 0 ? t->up_to : 1;
    t->other = read_flag(r, n, "other");
    t->beside_own = read_flag(r, n, "beside-own");
    t->not_new = read_flag(r, n, "not-new");
    read_nothing_else(r, n);
}

/* A number, or a list of them: with one, two and three points. */
static void read_amounts(Reader *r, const Node *map, int8_t n[POINTS_EACH])
{
    const Node *list = node_find(map, "n");
    if (list == 0 || list->type != NODE_LIST) {
        const int all = read_int_or(r, map, "n", -20, 20, 0);
        for (int i = 0; i < POINTS_EACH; i++)
            n[i] = (int8_t)all;
        return;
    }
    int i = 0;
    long value = 0;
    for (const Node *one = list->child; one != 0 && i < POINTS_EACH; one = one->next, i++) {
        if (one->type != NODE_TEXT || !text_int(one->text, -20, 20, &value))
            read_error(r, one, "an amount is a number from -20 to 20");
        n[i] = (int8_t)value;
    }
    for (; i < POINTS_EACH; i++)
        n[i] = (int8_t)value;
}

static void read_wheres(Reader *r, const Node *map, int fallback, uint8_t where[POINTS_EACH])
{
    const Node *list = node_find(map, "where");
    if (list == 0 || list->type != NODE_LIST) {
        const int all = read_word_or(r, map, "where", where_words, fallback);
        for (int i = 0; i < POINTS_EACH; i++)
            where[i] = (uint8_t)all;
        return;
    }
    int i = 0, last = fallback;
    for (const Node *one = list->child; one != 0 && i < POINTS_EACH; one = one->next, i++) {
        last = word_index(r, one, where_words);
        where[i] = (uint8_t)last;
    }
    for (; i < POINTS_EACH; i++)
        where[i] = (uint8_t)last;
}

static uint8_t read_token_word(Reader *r, const Node *map, const AdelothContent *k)
{
    const Node *n = read_child(r, map, "token", NODE_TEXT);
    for (int i = 0; n != 0 && i < k->n_tokens; i++)
        if (text_equal(k->token[i].id, n->text))
            return (uint8_t)i;
    if (n != 0)
        read_error(r, n, "there is no token '%s'", n->text);
    return 0;
}

static bool needs_amount(int verb)
{
    return verb == DO_DAMAGE || verb == DO_LIFE || verb == DO_GOLD || verb == DO_XP ||
           verb == DO_DRAW || verb == DO_ATTACK || verb == DO_RESISTANCE || verb == DO_MOVEMENT ||
           verb == DO_COUNTER || verb == DO_PERMANENT_COUNTER || verb == DO_SUMMON;
}

static void read_effect(Reader *r, const Node *n, const AdelothContent *k, Effect *e)
{
    e->verb = (uint8_t)read_word(r, n, "do", do_words);
    e->to = (uint8_t)read_word_or(r, n, "to", to_words, TO_TARGETS);
    read_amounts(r, n, e->n);
    read_wheres(r, n, e->verb == DO_SUMMON ? SUMMONING_POSITION : ANYWHERE, e->where);
    e->token = e->verb == DO_SUMMON ? read_token_word(r, n, k) : NO_TOKEN;
    e->with = (uint8_t)read_word_or(r, n, "with", upgrade_words, NO_UPGRADE);
    e->without = (uint8_t)read_word_or(r, n, "without", upgrade_words, NO_UPGRADE);
    e->target_with = (uint8_t)read_word_or(r, n, "target-with", upgrade_words, NO_UPGRADE);
    e->from_points = (uint8_t)read_int_or(r, n, "from-points", 1, POINTS_EACH, 0);
    if (needs_amount(e->verb) && e->n[0] == 0)
        read_error(r, n, "'%s' needs an amount 'n' that is not 0", do_words[e->verb]);
    read_nothing_else(r, n);
}

/* A list 'does'; returns how many effects there are. */
static uint8_t read_effects(Reader *r, const Node *map, const AdelothContent *k, int min,
                            Effect *effect)
{
    const Node *list = read_list(r, map, "does", min, EFFECTS_EACH);
    uint8_t n = 0;
    for (const Node *one = list == 0 ? 0 : list->child; one != 0; one = one->next)
        read_effect(r, one, k, &effect[n++]);
    return n;
}

/* Who aims must say at what. */
static void check_ability(Reader *r, const Node *n, const Ability *a)
{
    for (int i = 0; i < a->n_effects; i++) {
        const Effect *e = &a->effect[i];
        const bool aims = e->to == TO_AROUND_TARGET || e->verb == DO_PLACE ||
                          e->verb == DO_BUY_UPGRADE || e->verb == DO_NEGATE ||
                          (e->verb == DO_SUMMON && e->where[0] == NEAR_TARGET) ||
                          (e->to == TO_TARGETS && (e->verb == DO_DAMAGE ||
                           (e->verb >= DO_ATTACK && e->verb <= DO_PERMANENT_COUNTER) ||
                           (e->verb >= DO_RETURN && e->verb <= DO_FORGET)));
        if (aims && a->target.what == NO_TARGET)
            read_error(r, n, "'%s' needs a 'target'", do_words[e->verb]);
        if ((e->verb == DO_NEGATE) != (a->target.what == TARGET_EFFECT))
            read_error(r, n, "'negate' and the target 'effect' belong together");
    }
}

static void read_ability(Reader *r, const Node *n, const AdelothContent *k, Ability *a)
{
    a->when = (uint8_t)read_word(r, n, "when", when_words);
    a->reaction = read_flag(r, n, "reaction");
    read_cost(r, n, &a->cost);
    read_target(r, n, &a->target);
    a->n_effects = read_effects(r, n, k, 1, a->effect);
    check_ability(r, n, a);
    read_nothing_else(r, n);
}

static void read_bonus_numbers(Reader *r, const Node *n, Bonus *b)
{
    b->attack = (int8_t)read_int_or(r, n, "attack", -20, 20, 0);
    b->resistance = (int8_t)read_int_or(r, n, "resistance", -20, 20, 0);
    b->movement = (int8_t)read_int_or(r, n, "movement", -20, 20, 0);
    b->agility = (int8_t)read_int_or(r, n, "agility", -20, 20, 0);
    b->intelligence = (int8_t)read_int_or(r, n, "intelligence", -20, 20, 0);
    b->keywords = read_keywords(r, n);
}

static void read_bonus(Reader *r, const Node *map, Bonus *b)
{
    const Node *n = node_find(map, "bonus");
    if (n == 0)
        return;
    if (n->type != NODE_MAP) {
        read_error(r, n, "'bonus' must be a map such as {for: general, attack: 2}");
        return;
    }
    b->whom = (uint8_t)read_word(r, n, "for", for_words);
    b->condition = (uint8_t)read_word_or(r, n, "while", while_words, WHILE_HERE);
    read_bonus_numbers(r, n, b);
    read_nothing_else(r, n);
}

/* ---- cards ---- */

static void read_upgrade(Reader *r, const Node *n, Upgrade *u)
{
    u->kind = (uint8_t)read_word(r, n, "kind", upgrade_words);
    u->price = (uint8_t)read_int(r, n, "price", 1, 20);
    u->bonus.whom = FOR_SELF;
    read_bonus_numbers(r, n, &u->bonus);
    if (u->kind == NO_UPGRADE)
        read_error(r, n, "an upgrade is of the kind weapons, armour or knowledge (AD-UPG-1)");
    read_nothing_else(r, n);
}

static void read_upgrades(Reader *r, const Node *map, Card *card)
{
    const Node *list = read_list(r, map, "upgrades", 0, UPGRADES_EACH);
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next) {
        Upgrade *u = &card->upgrade[card->n_upgrades++];
        read_upgrade(r, n, u);
        for (int i = 0; i + 1 < card->n_upgrades; i++)
            if (card->upgrade[i].kind == u->kind)
                read_error(r, n, "a card has at most one upgrade of a kind");
    }
}

static void read_abilities(Reader *r, const Node *map, const AdelothContent *k, Card *card)
{
    const Node *list = read_list(r, map, "abilities", 0, ABILITIES_EACH);
    int activated = 0;
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next) {
        Ability *a = &card->ability[card->n_abilities++];
        read_ability(r, n, k, a);
        activated += a->when == WHEN_ACTIVATED;
        const bool played = a->when == WHEN_PLAYED;
        if (played != (card->type == ORDER || card->type == SPELL))
            read_error(r, n, "'played' is for orders and spells, and only that (AD-PLAY-2)");
    }
    if (activated > 1)
        read_error(r, list, "a card has at most one activated ability");
}

static void check_card(Reader *r, const Node *n, const Card *card)
{
    if ((card->type == ORDER || card->type == SPELL) && card->n_abilities != 1)
        read_error(r, n, "an order or a spell has exactly one ability: what it does");
    if (card->type != SERVANT && (card->keywords != 0 || card->n_upgrades > 0))
        read_error(r, n, "only servants have keywords and upgrades");
    if (card->type == SERVANT && card->reaction)
        read_error(r, n, "a servant is a reaction only by its spy cost (AD-SPY-6)");
}

static void read_card(Reader *r, const Node *n, const AdelothContent *k, Card *card)
{
    read_id(r, n, "id", card->id, sizeof card->id);
    card->colour = (uint8_t)read_word(r, n, "colour", colour_words);
    card->tier = (uint8_t)read_word(r, n, "tier", tier_words);
    card->type = (uint8_t)read_word(r, n, "type", type_words);
    card->reaction = read_flag(r, n, "reaction");
    card->left_out = read_flag(r, n, "left-out");
    read_cost(r, n, &card->cost);
    if (card->type == SERVANT) {
        card->attack = (uint8_t)read_int(r, n, "attack", 0, 20);
        card->resistance = (uint8_t)read_int(r, n, "resistance", 1, 20);
        card->agility = (uint8_t)read_int_or(r, n, "agility", 0, 20, 0);
        card->intelligence = (uint8_t)read_int_or(r, n, "intelligence", 0, 20, 0);
    }
    if (card->type == EQUIPMENT)
        card->durability = (uint8_t)read_int(r, n, "durability", 1, 20);
    card->bounty = (uint8_t)read_int(r, n, "bounty", 0, 20);
    card->keywords = read_keywords(r, n);
    read_bonus(r, n, &card->bonus);
    read_abilities(r, n, k, card);
    read_upgrades(r, n, card);
    read_source(r, n);
    check_card(r, n, card);
    read_nothing_else(r, n);
}

/* Six of each colour in T1, three in every other tier: AD-SET-9, AD-L12-6; one of three is left
 * out in level 1. */
static void check_tiers(Reader *r, const Node *list, const AdelothContent *k)
{
    for (int tier = 0; tier < TIERS; tier++)
        for (int colour = 0; colour < COLOURS; colour++) {
            int n = 0, out = 0;
            for (int i = 0; i < k->n_cards; i++)
                if (k->card[i].tier == tier && k->card[i].colour == colour) {
                    n++;
                    out += k->card[i].left_out;
                }
            if (n != (tier == T1 ? 6 : 3))
                read_error(r, list, "there are %d cards %s %s, but must be %d", n,
                           colour_words[colour], tier_words[tier], tier == T1 ? 6 : 3);
            if (out != (tier == T1_1 || tier == T1_2))
                read_error(r, list, "one card %s %s must be 'left-out', and no other (AD-L12-2)",
                           colour_words[colour], tier_words[tier]);
        }
}

static void read_token(Reader *r, const Node *n, Token *t)
{
    read_id(r, n, "id", t->id, sizeof t->id);
    t->attack = (uint8_t)read_int(r, n, "attack", 0, 20);
    t->resistance = (uint8_t)read_int(r, n, "resistance", 1, 20);
    t->agility = (uint8_t)read_int_or(r, n, "agility", 0, 20, 0);
    t->intelligence = (uint8_t)read_int_or(r, n, "intelligence", 0, 20, 0);
    t->keywords = read_keywords(r, n);
    read_source(r, n);
    read_nothing_else(r, n);
}

static void read_cards(Reader *r, AdelothContent *k)
{
    const Node *file = read_file(r, "cards", NODE_MAP);
    if (file == 0)
        return;
    const Node *tokens = read_list(r, file, "tokens", 1, TOKENS_MAX);
    for (const Node *n = tokens == 0 ? 0 : tokens->child; n != 0; n = n->next) {
        read_token(r, n, &k->token[k->n_tokens]);
        read_unrepeated(r, n, k->token[k->n_tokens].id, k->token[0].id, sizeof *k->token,
                        k->n_tokens);
        k->n_tokens++;
    }
    const Node *cards = read_list(r, file, "cards", 1, CARDS_MAX);
    for (const Node *n = cards == 0 ? 0 : cards->child; n != 0; n = n->next) {
        Card *card = &k->card[k->n_cards];
        read_card(r, n, k, card);
        read_unrepeated(r, n, card->id, k->card[0].id, sizeof *card, k->n_cards);
        k->n_cards++;
    }
    if (cards != 0)
        check_tiers(r, cards, k);
    read_nothing_else(r, file);
}

/* ---- professions, shop, rule cards ---- */

static int read_numbers(Reader *r, const Node *map, const char *key, int min, int max, int most,
                        uint8_t *out)
{
    const Node *list = read_list(r, map, key, min, max);
    int n = 0;
    long value;
    for (const Node *one = list == 0 ? 0 : list->child; one != 0; one = one->next, n++) {
        if (one->type == NODE_TEXT && text_int(one->text, 0, most, &value))
            out[n] = (uint8_t)value;
        else
            read_error(r, one, "must be a number from 0 to %d", most);
    }
    return n;
}

/* AD-GAB, AD-LVL-3 */
static void read_skill(Reader *r, const Node *n, const AdelothContent *k, Skill *skill)
{
    read_id(r, n, "id", skill->id, sizeof skill->id);
    skill->slots = (uint8_t)read_numbers(r, n, "slots", 1, POINTS_EACH, LEVELS, skill->lock);
    skill->cooldown = (uint8_t)read_int(r, n, "cooldown", 1, 9);
    skill->ability.when = WHEN_ACTIVATED;
    skill->ability.reaction = read_flag(r, n, "reaction");
    read_cost(r, n, &skill->ability.cost);
    read_target(r, n, &skill->ability.target);
    skill->ability.n_effects = read_effects(r, n, k, 1, skill->ability.effect);
    check_ability(r, n, &skill->ability);
    read_nothing_else(r, n);
}

static void read_profession(Reader *r, const Node *n, const AdelothContent *k, Profession *p)
{
    read_id(r, n, "id", p->id, sizeof p->id);
    read_numbers(r, n, "thresholds", LEVELS - 1, LEVELS - 1, 50, p->threshold + 1);
    const Node *skills = read_list(r, n, "skills", SKILLS_EACH, SKILLS_EACH);
    for (const Node *one = skills == 0 ? 0 : skills->child; one != 0; one = one->next)
        read_skill(r, one, k, &p->skill[p->n_skills++]);
    read_source(r, n);
    read_nothing_else(r, n);
}

static void read_ware(Reader *r, const Node *n, const AdelothContent *k, Ware *w)
{
    read_id(r, n, "id", w->id, sizeof w->id);
    w->price = (uint8_t)read_int(r, n, "price", 1, 20);
    w->stock = (uint8_t)read_int_or(r, n, "stock", 1, 20, UNLIMITED);
    read_target(r, n, &w->ability.target);
    w->ability.n_effects = read_effects(r, n, k, 1, w->ability.effect);
    check_ability(r, n, &w->ability);
    read_source(r, n);
    read_nothing_else(r, n);
}

static void read_rule_card(Reader *r, const Node *n, const AdelothContent *k, RuleCard *card)
{
    read_id(r, n, "id", card->id, sizeof card->id);
    card->kind = (uint8_t)read_word(r, n, "kind", rule_card_words);
    if (card->kind == RULE_STANDARD)
        card->price = (uint8_t)read_int(r, n, "price", 1, 20);
    else
        card->n_effects = read_effects(r, n, k, 1, card->effect);
    read_source(r, n);
    read_nothing_else(r, n);
}

static void read_professions(Reader *r, AdelothContent *k)
{
    const Node *file = read_file(r, "professions", NODE_MAP);
    if (file == 0)
        return;
    const Node *list = read_list(r, file, "professions", PROFESSIONS, PROFESSIONS);
    int i = 0;
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next)
        read_profession(r, n, k, &k->profession[i++]);
    list = read_list(r, file, "wares", 1, WARES_MAX);
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next)
        read_ware(r, n, k, &k->ware[k->n_wares++]);
    list = read_list(r, file, "rule-cards", 1, RULE_CARDS_MAX);
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next)
        read_rule_card(r, n, k, &k->rule_card[k->n_rule_cards++]);
    read_nothing_else(r, file);
}

void adeloth_read(Reader *r, void *content)
{
    AdelothContent *k = content;
    read_board(r, k);
    read_cards(r, k);
    read_professions(r, k);
}
