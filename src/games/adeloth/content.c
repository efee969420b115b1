/* Reads an Adeloth pack from YAML. Every error names file and line. Names and texts are in
 * texts.yaml, so the other files hold nothing but numbers, words of the vocabulary and where
 * they come from. */
#include "games/adeloth/content.h"

#include <string.h>

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
    if (min == max)
        read_error(r, list, "'%s' has %d members, but must have %d", key, list->n, min);
    else
        read_error(r, list, "'%s' has %d members, but must have %d to %d", key, list->n, min, max);
    return 0;
}

/* A word that another entry may have, but not this one: says who may. */
static void refuse_key(Reader *r, const Node *map, const char *key, const char *who)
{
    const Node *n = node_find(map, key);
    if (n != 0)
        read_error(r, n, "'%s' has no meaning here: %s", key, who);
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

/* One sign of the drawing; `starts` counts the places of each general. */
static void draw_field(Reader *r, const Node *where, Board *b, int field, char sign, int starts[2])
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
    starts[sign - '1']++;
}

/* AD-BOARD-5: rows from the top. Every field can be entered (AD-BOARD-2); where the generals start
 * is forest (AD-BOARD-4). */
static void read_rows(Reader *r, const Node *file, const char *key, Board *b)
{
    const Node *rows = read_list(r, file, key, SIDE, SIDE);
    int row = SIDE - 1, starts[2] = {0, 0};
    if (rows == 0)
        return;
    for (const Node *n = rows->child; n != 0; n = n->next, row--) {
        if (n->type != NODE_TEXT || strlen(n->text) != SIDE) {
            read_error(r, n, "row %d must have %d signs, but has %d", row + 1, SIDE,
                       (int)strlen(n->text));
            continue;
        }
        for (int column = 0; column < SIDE; column++)
            draw_field(r, n, b, row * SIDE + column, n->text[column], starts);
    }
    if (starts[0] != 1 || starts[1] != 1)
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
    read_source_and_rule(r, file, "AD-MOVE-4");
    k->life = (uint8_t)read_number(r, file, "general", "life", 99);
    k->general_attack = (uint8_t)read_number(r, file, "general", "attack", 20);
    k->movement = (uint8_t)read_number(r, file, "movement", "points", 12);
    k->hand_limit = (uint8_t)read_number(r, file, "hand", "limit", 20);
    k->hand_start = (uint8_t)read_number(r, file, "hand", "start", T1_EACH);
    k->crystals = (uint8_t)read_number(r, file, "mana", "crystals", 20);
    k->lead = (uint8_t)read_number(r, file, "attributes", "lead", 20);
    for (int i = 0; i < 5; i++) {
        const Node *n = node_find(file, parts[i]);
        if (n == 0 || n->type != NODE_MAP)
            continue;
        read_source_and_rule(r, n, "AD-MOVE-4");
        read_nothing_else(r, n);
    }
    read_rows(r, file, "rows", &k->board);
    k->plus_board = k->board;
    if (node_find(file, "rows-plus") != 0) {
        k->plus_board = (Board){0};
        read_rows(r, file, "rows-plus", &k->plus_board);
    }
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

/* Where an effect or a cost stands decides which words have a meaning there. */
typedef enum In {
    IN_CARD,       /* what is played from the hand */
    IN_ABILITY,    /* of a servant or equipment on the battlefield */
    IN_SKILL, IN_WARE, IN_RULE_CARD
} In;

/* AD-SPY-2, AD-SPY-4: the alternative cost of a card. */
static void read_spy_cost(Reader *r, const Node *n, Cost *cost)
{
    cost->hybrid = (uint8_t)read_int_or(r, n, "hybrid", 1, 20, 0);
    cost->spy = (uint8_t)read_int_or(r, n, "spy", 1, 20, 0);
    if (cost->hybrid > 0 && cost->spy == 0)
        read_error(r, n, "'hybrid' needs 'spy', the least gold of it (AD-SPY-2)");
    if (cost->spy > cost->hybrid)
        read_error(r, n, "'spy' is the least gold of a 'hybrid' cost: at most %d (AD-SPY-4)",
                   cost->hybrid);
}

/* AD-CARD-1 … 3; {mana: 3, gold: 1}, {mana: 2, hybrid: 3, spy: 1}, {exhaust: yes} */
static void read_cost(Reader *r, const Node *map, In in, Cost *cost)
{
    static const char cards[] = "it belongs to the cost of a card in hand (AD-SPY-1)";
    static const char skills[] = "it belongs to the cost of a general ability (AD-PROF-2)";
    static const char abilities[] = "it belongs to the cost of an ability (AD-CAB-2)";
    const Node *n = read_child(r, map, "cost", NODE_MAP);
    if (n == 0)
        return;
    cost->mana = (uint8_t)read_int_or(r, n, "mana", 0, 20, 0);
    cost->gold = (uint8_t)read_int_or(r, n, "gold", 0, 20, 0);
    cost->xp = (uint8_t)read_int_or(r, n, "xp", 0, 20, 0);
    if (in == IN_CARD) {
        read_spy_cost(r, n, cost);
        refuse_key(r, n, "exhaust", abilities);
    } else {
        refuse_key(r, n, "hybrid", cards);
        refuse_key(r, n, "spy", cards);
        cost->exhaust = read_flag(r, n, "exhaust");
    }
    if (in == IN_SKILL)
        cost->remove_servant = read_flag(r, n, "remove-servant");
    else
        refuse_key(r, n, "remove-servant", skills);
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
    t->count = t->up_to > 0 ? t->up_to : (uint8_t)read_int_or(r, n, "count", 1, 2, 1);
    t->other = read_flag(r, n, "other");
    t->beside_own = read_flag(r, n, "beside-own");
    t->not_new = read_flag(r, n, "not-new");
    read_nothing_else(r, n);
}

static bool takes_amount(int verb)
{
    return verb <= DO_MOVEMENT || verb == DO_COUNTER || verb == DO_PERMANENT_COUNTER ||
           verb == DO_SUMMON || verb == DO_BUY_UPGRADE;
}

/* Whether it happens to characters; all else is for the player, or names its place itself. */
static bool is_about_units(int verb)
{
    return verb == DO_DAMAGE || (verb >= DO_ATTACK && verb <= DO_PERMANENT_COUNTER) ||
           (verb >= DO_RETURN && verb <= DO_FORGET);
}

/* Only bonuses until the end of the turn may be below 0. */
static int least_amount(int verb)
{
    return verb >= DO_ATTACK && verb <= DO_MOVEMENT ? -20 : verb == DO_BUY_UPGRADE ? 0 : 1;
}

/* A number; for general abilities also a list: with one, two and three points. */
static void read_amounts(Reader *r, const Node *map, int verb, In in, int8_t n[POINTS_EACH])
{
    const int min = least_amount(verb);
    const Node *one = node_find(map, "n");
    long value = 0;
    if (one != 0 && one->type == NODE_LIST && in == IN_SKILL) {
        const Node *list = read_list(r, map, "n", 1, POINTS_EACH);
        one = list == 0 ? 0 : list->child;
    } else if (verb == DO_BUY_UPGRADE) {
        value = read_int_or(r, map, "n", min, 20, 0);
        one = 0;
    } else {
        value = read_int(r, map, "n", min, 20);
        one = 0;
    }
    for (int i = 0; i < POINTS_EACH; i++) {
        if (one != 0 && (one->type != NODE_TEXT || !text_int(one->text, min, 20, &value)))
            read_error(r, one, "an amount must be a whole number from %d to 20", min);
        n[i] = (int8_t)value;
        one = one == 0 ? 0 : one->next;
    }
    if (min < 0 && n[0] == 0)
        read_error(r, map, "'%s' needs an amount 'n' that is not 0", do_words[verb]);
}

/* A place, or a list of them: by the points of a general ability. */
static void read_wheres(Reader *r, const Node *map, bool listed, int fallback,
                        uint8_t where[POINTS_EACH])
{
    const Node *list = node_find(map, "where"), *one = 0;
    int last = fallback;
    if (list != 0 && list->type == NODE_LIST && listed) {
        list = read_list(r, map, "where", 1, POINTS_EACH);
        one = list == 0 ? 0 : list->child;
    } else {
        last = read_word_or(r, map, "where", where_words, fallback);
    }
    for (int i = 0; i < POINTS_EACH; i++) {
        last = one == 0 ? last : word_index(r, one, where_words);
        where[i] = (uint8_t)last;
        one = one == 0 ? 0 : one->next;
    }
}

static uint8_t read_token_word(Reader *r, const Node *map, const AdelothContent *k)
{
    const Node *n = read_child(r, map, "token", NODE_TEXT);
    for (int i = 0; n != 0 && i < k->n_tokens; i++)
        if (text_equal(k->token[i].id, n->text))
            return (uint8_t)i;
    if (n != 0)
        read_error(r, n, "there is no token '%s' in 'tokens'", n->text);
    return 0;
}

/* Tokens need a free field by the rules of summoning, who is put somewhere any other. */
static void read_places(Reader *r, const Node *n, In in, Effect *e)
{
    const bool token = e->verb == DO_SUMMON;
    read_wheres(r, n, in == IN_SKILL && !token, token ? SUMMONING_POSITION : ANYWHERE, e->where);
    for (int i = 0; i < POINTS_EACH; i++) {
        const bool fits = token ? e->where[i] == SUMMONING_POSITION || e->where[i] == NEAR_TARGET
                                : e->where[i] != NEAR_TARGET;
        if (!fits) {
            read_error(r, n, "'%s' cannot be '%s'; allowed: %s", do_words[e->verb],
                       where_words[e->where[i]],
                       token ? "summoning-position, near-target"
                             : "anywhere, summoning-position, adjacent-to-it, near-it");
            return;
        }
    }
}

/* Conditions of an effect. */
static void read_conditions(Reader *r, const Node *n, In in, Effect *e)
{
    static const char servants[] = "it is for abilities of servants that have the upgrade";
    static const char skills[] = "only general abilities have points (AD-GAB-3)";
    if (in == IN_ABILITY) {
        e->with = (uint8_t)read_word_or(r, n, "with", upgrade_words, NO_UPGRADE);
        e->without = (uint8_t)read_word_or(r, n, "without", upgrade_words, NO_UPGRADE);
    } else {
        refuse_key(r, n, "with", servants);
        refuse_key(r, n, "without", servants);
    }
    if (e->to == TO_TARGETS && is_about_units(e->verb))
        e->target_with = (uint8_t)read_word_or(r, n, "target-with", upgrade_words, NO_UPGRADE);
    else
        refuse_key(r, n, "target-with", "it is for effects 'to' targets");
    if (in == IN_SKILL)
        e->from_points = (uint8_t)read_int_or(r, n, "from-points", 1, POINTS_EACH, 0);
    else
        refuse_key(r, n, "from-points", skills);
}

static void read_effect(Reader *r, const Node *n, const AdelothContent *k, In in, Effect *e)
{
    e->verb = (uint8_t)read_word(r, n, "do", do_words);
    e->token = NO_TOKEN;
    if (is_about_units(e->verb))
        e->to = (uint8_t)read_word_or(r, n, "to", to_words, TO_TARGETS);
    else
        refuse_key(r, n, "to", "only what happens to characters has it");
    if (takes_amount(e->verb))
        read_amounts(r, n, e->verb, in, e->n);
    else
        refuse_key(r, n, "n", "there is no amount of this");
    if (e->verb == DO_PLACE || e->verb == DO_SUMMON)
        read_places(r, n, in, e);
    else
        refuse_key(r, n, "where", "it is for 'place' and 'summon'");
    if (e->verb == DO_SUMMON)
        e->token = read_token_word(r, n, k);
    read_conditions(r, n, in, e);
    read_nothing_else(r, n);
}

/* A list 'does'; returns how many effects there are. */
static uint8_t read_effects(Reader *r, const Node *map, const AdelothContent *k, In in,
                            Effect *effect)
{
    const Node *list = read_list(r, map, "does", 1, EFFECTS_EACH);
    uint8_t n = 0;
    for (const Node *one = list == 0 ? 0 : list->child; one != 0; one = one->next)
        read_effect(r, one, k, in, &effect[n++]);
    return n;
}

static bool is_near_target(const Effect *e)
{
    return e->to == TO_AROUND_TARGET || (e->verb == DO_SUMMON && e->where[0] == NEAR_TARGET);
}

/* Who aims must say at what, and at one that is known by then. */
static void check_aim(Reader *r, const Node *n, const Target *t, const Effect *e)
{
    const bool one = is_near_target(e) || e->verb == DO_BUY_UPGRADE || e->verb == DO_PLACE;
    const bool aims = one || (e->to == TO_TARGETS && is_about_units(e->verb));
    if (aims && t->what == NO_TARGET)
        read_error(r, n, "'%s' needs a 'target'", do_words[e->verb]);
    else if (one && (t->count > 1 || t->up_to > (e->verb == DO_PLACE)))
        read_error(r, n, "'%s' needs a single target%s", do_words[e->verb],
                   e->verb == DO_PLACE ? "" : ", and not 'up-to' (AD-TGT-4)");
    if ((e->verb == DO_NEGATE) != (t->what == TARGET_EFFECT))
        read_error(r, n, "'negate' and the target 'effect' belong together");
    if ((e->verb == DO_RETURN || e->verb == DO_REMOVE) &&
        ((e->to == TO_TARGETS && t->what == TARGET_CHARACTER) || e->to == TO_OWN_GENERAL ||
         e->to == TO_ENEMY_GENERAL))
        read_error(r, n, "'%s' is for servants, not for generals (AD-REM-3)", do_words[e->verb]);
}

static void check_ability(Reader *r, const Node *n, In in, const Ability *a)
{
    const Target *t = &a->target;
    if (t->what == TARGET_EFFECT &&
        (in != IN_CARD || t->side != ENEMY_SIDE || t->up_to || t->count > 1))
        read_error(r, n, "the target 'effect' is for orders and spells: a single one with side: "
                         "enemy (AD-CONT-12)");
    for (int i = 0; i < a->n_effects; i++) {
        const Effect *e = &a->effect[i];
        check_aim(r, n, t, e);
        if ((e->to == TO_LOSER || e->to == TO_WINNER) && in != IN_RULE_CARD)
            read_error(r, n, "'%s' is for rule cards (AD-ATR-14)", to_words[e->to]);
        if (e->to == TO_SELF && in != IN_ABILITY && in != IN_SKILL)
            read_error(r, n, "'self' is for abilities of servants, equipment and generals");
    }
}

/* AD-CAB-2, AD-CAB-4: only who pays for an ability activates it, so free ones would never end. */
static void read_activation(Reader *r, const Node *n, Ability *a)
{
    static const char who[] = "only activated abilities have it (AD-CAB-2)";
    const Cost *cost = &a->cost;
    if (a->when != WHEN_ACTIVATED) {
        refuse_key(r, n, "reaction", who);
        refuse_key(r, n, "cost", who);
        return;
    }
    a->reaction = read_flag(r, n, "reaction");
    read_cost(r, n, IN_ABILITY, &a->cost);
    if (node_find(n, "cost") != 0 && cost->mana + cost->gold + cost->xp + cost->exhaust == 0)
        read_error(r, n, "an activated ability must cost something (AD-CAB-2)");
}

static void read_ability(Reader *r, const Node *n, const AdelothContent *k, Ability *a)
{
    a->when = (uint8_t)read_word(r, n, "when", when_words);
    const In in = a->when == WHEN_PLAYED ? IN_CARD : IN_ABILITY;
    read_activation(r, n, a);
    read_target(r, n, &a->target);
    a->n_effects = read_effects(r, n, k, in, a->effect);
    check_ability(r, n, in, a);
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
    if (b->condition != WHILE_HERE && b->whom != FOR_SELF)
        read_error(r, n, "'while' goes with 'for: self' alone");
    if (b->whom == FOR_NOBODY)
        *b = (Bonus){0};
    if (b->condition == WHILE_FALLING_ON_THE_BACK &&
        (b->resistance | b->movement | b->agility | b->intelligence | b->keywords) != 0)
        read_error(r, n, "'falling-on-the-back' changes 'attack' alone (AD-CONT-10)");
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
        if (card->type == EQUIPMENT && !played && a->when != WHEN_ACTIVATED)
            read_error(r, n, "abilities of equipment must be 'activated' (AD-EQ-10)");
    }
    if (activated > 1)
        read_error(r, list, "a card has at most one activated ability");
}

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

/* A text about an upgrade is for cards that offer it. */
static void check_upgrade_texts(Reader *r, const Node *n, const Card *card)
{
    unsigned kinds = 1u << NO_UPGRADE;
    for (int i = 0; i < card->n_upgrades; i++)
        kinds |= 1u << card->upgrade[i].kind;
    for (int i = 0; i < card->n_abilities; i++)
        for (int k = 0; k < card->ability[i].n_effects; k++) {
            const Effect *e = &card->ability[i].effect[k];
            const int lacking = !(kinds >> e->with & 1)      ? e->with
                                : !(kinds >> e->without & 1) ? e->without : NO_UPGRADE;
            if (lacking != NO_UPGRADE)
                read_error(r, n, "an ability asks for the upgrade '%s', which is not in "
                                 "'upgrades'", upgrade_words[lacking]);
        }
}

static void check_card(Reader *r, const Node *n, const Card *card)
{
    if ((card->type == ORDER || card->type == SPELL) && card->n_abilities != 1)
        read_error(r, n, "an order or a spell has exactly one ability: what it does");
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
    check_upgrade_texts(r, n, card);
}

static void read_card(Reader *r, const Node *n, const AdelothContent *k, Card *card)
{
    read_id(r, n, "id", card->id, sizeof card->id);
    card->colour = (uint8_t)read_word(r, n, "colour", colour_words);
    card->tier = (uint8_t)read_word(r, n, "tier", tier_words);
    card->type = (uint8_t)read_word(r, n, "type", type_words);
    card->reaction = read_flag(r, n, "reaction");
    card->left_out = read_flag(r, n, "left-out");
    read_cost(r, n, IN_CARD, &card->cost);
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
    read_source_and_rule(r, n, "AD-MOVE-4");
    check_card(r, n, card);
    read_nothing_else(r, n);
}

/* Six of each colour in T1, three in every other tier: AD-SET-9, AD-L12-6; one of three is left
 * out in level 1. Each card is there once: AD-RULE-82, AD-CONT-18. */
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
            const int wanted = tier == T1 ? T1_EACH : TIER_EACH;
            if (n != wanted)
                read_error(r, list, "there are %d cards %s %s, but must be %d", n,
                           colour_words[colour], tier_words[tier], wanted);
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
    read_source_and_rule(r, n, "AD-MOVE-4");
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
        read_unrepeated(r, n, card->id, k->token[0].id, sizeof *k->token, k->n_tokens);
        k->n_cards++;
    }
    if (cards != 0)
        check_tiers(r, cards, k);
    read_nothing_else(r, file);
}

/* ---- professions, shop, rule cards ---- */

/* A list of min to max numbers, each from `least` to `most`; returns how many there are. */
static int read_numbers(Reader *r, const Node *map, const char *key, int min, int max, int least,
                        int most, uint8_t *out)
{
    const Node *list = read_list(r, map, key, min, max);
    int n = 0;
    long value;
    for (const Node *one = list == 0 ? 0 : list->child; one != 0; one = one->next, n++) {
        if (one->type == NODE_TEXT && text_int(one->text, least, most, &value))
            out[n] = (uint8_t)value;
        else
            read_error(r, one, "'%s' must be whole numbers from %d to %d", key, least, most);
    }
    return n;
}

static void check_skill(Reader *r, const Node *n, const Skill *skill)
{
    const Ability *a = &skill->ability;
    if (a->cost.remove_servant && a->target.what != NO_TARGET)
        read_error(r, n, "a general ability with 'remove-servant' has no target");
    for (int i = 0; i < a->n_effects; i++)
        if (a->effect[i].from_points > skill->slots)
            read_error(r, n, "'from-points' is %d, but there are %d slots",
                       a->effect[i].from_points, skill->slots);
}

/* AD-GAB, AD-LVL-3; a lock above level 5 would never open, as level 6 wins. */
static void read_skill(Reader *r, const Node *n, const AdelothContent *k, Skill *skill)
{
    Ability *a = &skill->ability;
    read_id(r, n, "id", skill->id, sizeof skill->id);
    skill->slots = (uint8_t)read_numbers(r, n, "slots", 1, POINTS_EACH, 0, LEVELS - 1,
                                         skill->lock);
    skill->cooldown = (uint8_t)read_int(r, n, "cooldown", 1, 9);
    a->when = WHEN_ACTIVATED;
    a->reaction = read_flag(r, n, "reaction");
    read_cost(r, n, IN_SKILL, &a->cost);
    read_target(r, n, &a->target);
    a->n_effects = read_effects(r, n, k, IN_SKILL, a->effect);
    check_ability(r, n, IN_SKILL, a);
    check_skill(r, n, skill);
    read_nothing_else(r, n);
}

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

/* Generals, servants and tokens are called by one kind of word, so are the skills of both. */
static void check_profession_ids(Reader *r, const Node *n, const AdelothContent *k, int at)
{
    const Profession *p = &k->profession[at];
    read_unrepeated(r, n, p->id, k->profession[0].id, sizeof *p, at);
    read_unrepeated(r, n, p->id, k->card[0].id, sizeof *k->card, k->n_cards);
    read_unrepeated(r, n, p->id, k->token[0].id, sizeof *k->token, k->n_tokens);
    for (int i = 0; i < p->n_skills; i++) {
        read_unrepeated(r, n, p->skill[i].id, p->skill[0].id, sizeof *p->skill, i);
        for (int other = 0; other < at; other++)
            read_unrepeated(r, n, p->skill[i].id, k->profession[other].skill[0].id,
                            sizeof *p->skill, k->profession[other].n_skills);
    }
}

static void read_profession(Reader *r, const Node *n, AdelothContent *k, int at)
{
    Profession *p = &k->profession[at];
    uint8_t points[SKILLS_EACH] = {0};
    const int errors = r->errors;
    read_id(r, n, "id", p->id, sizeof p->id);
    read_numbers(r, n, "thresholds", LEVELS - 1, LEVELS - 1, 1, 50, p->threshold + 1);
    const Node *skills = read_list(r, n, "skills", SKILLS_EACH, SKILLS_EACH);
    for (const Node *one = skills == 0 ? 0 : skills->child; one != 0; one = one->next)
        read_skill(r, one, k, &p->skill[p->n_skills++]);
    read_source_and_rule(r, n, "AD-MOVE-4");
    if (r->errors == errors && !always_has_slot(p, 2, points))
        read_error(r, skills, "a general could rise to a level without a slot to invest in "
                              "(AD-PROF-1)");
    check_profession_ids(r, n, k, at);
    read_nothing_else(r, n);
}

static void read_ware(Reader *r, const Node *n, const AdelothContent *k, Ware *w)
{
    read_id(r, n, "id", w->id, sizeof w->id);
    w->price = (uint8_t)read_int(r, n, "price", 1, 20);
    w->stock = (uint8_t)read_int_or(r, n, "stock", 1, 20, UNLIMITED);
    read_target(r, n, &w->ability.target);
    w->ability.n_effects = read_effects(r, n, k, IN_WARE, w->ability.effect);
    check_ability(r, n, IN_WARE, &w->ability);
    read_source_and_rule(r, n, "AD-MOVE-4");
    read_nothing_else(r, n);
}

/* AD-RC-3: rule cards choose no targets. */
static void read_consequences(Reader *r, const Node *n, const AdelothContent *k, RuleCard *card)
{
    Ability all = {.when = WHEN_ACTIVATED};
    all.n_effects = card->n_effects = read_effects(r, n, k, IN_RULE_CARD, card->effect);
    memcpy(all.effect, card->effect, sizeof all.effect);
    for (int i = 0; i < all.n_effects; i++)
        if (all.effect[i].to == TO_TARGETS && is_about_units(all.effect[i].verb)) {
            read_error(r, n, "'%s' of a rule card needs a 'to' such as loser or winner (AD-RC-3)",
                       do_words[all.effect[i].verb]);
            return;
        }
    check_ability(r, n, IN_RULE_CARD, &all);
}

/* AD-RC-7 */
static void read_rule_card(Reader *r, const Node *n, const AdelothContent *k, RuleCard *card)
{
    read_id(r, n, "id", card->id, sizeof card->id);
    card->kind = (uint8_t)read_word(r, n, "kind", rule_card_words);
    if (card->kind == RULE_STANDARD)
        card->price = (uint8_t)read_int(r, n, "price", 1, 20);
    else
        read_consequences(r, n, k, card);
    read_source_and_rule(r, n, "AD-MOVE-4");
    read_nothing_else(r, n);
}

/* One effect may trigger all of them at once, and there must be room for that. */
static void check_triggers(Reader *r, const Node *at, const AdelothContent *k)
{
    int n = k->n_rule_cards;
    for (int i = 0; i < k->n_cards; i++)
        for (int a = 0; a < k->card[i].n_abilities; a++)
            n += is_triggered(&k->card[i].ability[a]);
    if (n > TRIGGERS_MAX)
        read_error(r, at, "there are %d triggered abilities and rule cards, but at most %d", n,
                   TRIGGERS_MAX);
}

static void read_professions(Reader *r, AdelothContent *k)
{
    const Node *file = read_file(r, "professions", NODE_MAP);
    if (file == 0)
        return;
    const Node *list = read_list(r, file, "professions", PROFESSIONS, PROFESSIONS);
    int i = 0;
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next)
        read_profession(r, n, k, i++);
    list = read_list(r, file, "wares", 1, WARES_MAX);
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next) {
        Ware *w = &k->ware[k->n_wares];
        read_ware(r, n, k, w);
        read_unrepeated(r, n, w->id, k->ware[0].id, sizeof *w, k->n_wares++);
    }
    list = read_list(r, file, "rule-cards", 1, RULE_CARDS_MAX);
    for (const Node *n = list == 0 ? 0 : list->child; n != 0; n = n->next) {
        RuleCard *card = &k->rule_card[k->n_rule_cards];
        read_rule_card(r, n, k, card);
        read_unrepeated(r, n, card->id, k->rule_card[0].id, sizeof *card, k->n_rule_cards++);
    }
    check_triggers(r, list != 0 ? list : file, k);
    read_nothing_else(r, file);
}

void adeloth_read(Reader *r, void *content)
{
    AdelothContent *k = content;
    read_board(r, k);
    read_cards(r, k);
    read_professions(r, k);
    for (int i = 0; i < k->n_cards; i++)
        if (k->card[i].bonus.whom == FOR_OTHERS_IN_WARBAND)
            k->aura[k->n_auras++] = (uint8_t)i;
}
