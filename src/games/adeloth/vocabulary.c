/* The vocabulary of abilities: costs, targets, effects, bonuses; docs/content.md explains it. */
#include "games/adeloth/vocabulary.h"

const char *const adeloth_keyword_words[KEYWORDS] = {"intrusive", "wild", "flying", "ranged",
                                                     "ghost", "life-giving", "swift"};
const char *const adeloth_upgrade_words[UPGRADE_KINDS] = {"none", "weapons", "armour",
                                                          "knowledge"};
static const char *const side_words[] = {"any", "own", "enemy"};
static const char *const what_words[] = {"nothing", "servant", "character", "effect"};
static const char *const where_words[WHERES] = {"anywhere", "summoning-position",
                                                "adjacent-to-it", "near-it", "near-target"};
static const char *const while_words[] = {"here", "own-armour-upgrade", "falling-on-the-back"};
static const char *const for_words[] = {"nobody", "self", "others-in-warband", "general"};

static const Term whens[ALWAYS] = {
    [WHEN_PLAYED] = {"played", IN_CARD},
    [WHEN_ACTIVATED] = {"activated", IN_ABILITY | IS_ACTIVATED},
    [WHEN_SUMMONED] = {"summoned", IN_ABILITY},
    [WHEN_REMOVED] = {"removed", IN_ABILITY},
    [WHEN_WINS_AGILITY] = {"wins-agility", IN_ABILITY},
    [WHEN_WINS_INTELLIGENCE] = {"wins-intelligence", IN_ABILITY},
    [WHEN_OWN_WINS_AGILITY] = {"own-wins-agility", IN_ABILITY},
    [WHEN_OWN_WINS_INTELLIGENCE] = {"own-wins-intelligence", IN_ABILITY},
};

static const Term tos[TOS] = {
    [TO_TARGETS] = {"targets", AT_TARGETS}, [TO_SELF] = {"self", 0},
    [TO_OWN_GENERAL] = {"own-general", 0}, [TO_ENEMY_GENERAL] = {"enemy-general", 0},
    [TO_OWN_SERVANTS] = {"own-servants", 0}, [TO_AROUND_TARGET] = {"around-target", 0},
    [TO_LOSER] = {"loser", 0}, [TO_WINNER] = {"winner", 0},
};

/* ---- costs: AD-CARD-1 … 3 ---- */

/* AD-SPY-2, AD-SPY-4: the alternative cost of a card. */
static void check_cost(Reader *r, const Node *n, void *to, Traits traits)
{
    const Cost *cost = to;
    (void)traits;
    if (cost->hybrid > 0 && cost->spy == 0)
        read_error(r, n, "'hybrid' needs 'spy', the least gold of it (AD-SPY-2)");
    if (cost->spy > cost->hybrid)
        read_error(r, n, "'spy' is the least gold of a 'hybrid' cost: at most %d (AD-SPY-4)",
                   cost->hybrid);
}

/* {mana: 3, gold: 1}, {mana: 2, hybrid: 3, spy: 1}, {exhaust: yes} */
const Field adeloth_cost_fields[] = {
    INT(Cost, mana, "mana", 0, 20, OR(0)),
    INT(Cost, gold, "gold", 0, 20, OR(0)),
    INT(Cost, xp, "xp", 0, 20, OR(0)),
    INT(Cost, hybrid, "hybrid", 1, 20, OR(0), ONLY(IN_CARD),
        ELSEWHERE("it belongs to the cost of a card in hand (AD-SPY-1)")),
    INT(Cost, spy, "spy", 1, 20, OR(0), ONLY(IN_CARD),
        ELSEWHERE("it belongs to the cost of a card in hand (AD-SPY-1)")),
    FLAG(Cost, exhaust, "exhaust", ONLY(IN_ABILITY | IN_SKILL),
         ELSEWHERE("it belongs to the cost of an ability (AD-CAB-2)")),
    FLAG(Cost, remove_servant, "remove-servant", ONLY(IN_SKILL),
         ELSEWHERE("it belongs to the cost of a general ability (AD-PROF-2)")),
    CHECK(check_cost),
    {0},
};

/* ---- targets ---- */

static void check_target(Reader *r, const Node *n, void *to, Traits traits)
{
    Target *t = to;
    (void)traits;
    if (t->up_to == 0)
        return;
    if (node_find(n, "count") != 0)
        read_error(r, n, "a target has either 'count' or 'up-to'");
    t->count = t->up_to;
}

static const Field target_fields[] = {
    WORD(Target, what, "what", what_words),
    WORD(Target, side, "side", side_words, OR(ANY_SIDE)),
    INT(Target, up_to, "up-to", 1, 2, OR(0)),
    INT(Target, count, "count", 1, 2, OR(1)),
    FLAG(Target, other, "other"),
    FLAG(Target, beside_own, "beside-own"),
    FLAG(Target, not_new, "not-new"),
    CHECK(check_target),
    {0},
};

/* ---- effects ---- */

/* A number; for general abilities also a list: with one, two and three points. */
#define AMOUNT(min_, ...) \
    VALUES(Effect, n[0], "n", 1, POINTS_EACH, \
           ((const Field[]){{.type = FIELD_INT, .size = 1, .min = (min_), .max = 20, \
                             .not_zero = (min_) < 0}}), \
           .or_one = true, .listed = IN_SKILL, \
           ELSEWHERE("there is no amount of this"), __VA_ARGS__)

/* Tokens need a free field by the rules of summoning, who is put somewhere any other. */
const Field adeloth_effect_fields[] = {
    CHOICE(Effect, verb, "do", adeloth_verbs),
    FIXED(Effect, token, NO_TOKEN),
    CHOICE(Effect, to, "to", tos, OR(TO_TARGETS), ONLY(ABOUT_UNITS),
           ELSEWHERE("only what happens to characters has it")),
    AMOUNT(1, ONLY(HAS_AMOUNT)),
    AMOUNT(-20, ONLY(HAS_CHANGE)),  /* only bonuses until the end of the turn may be below 0 */
    AMOUNT(0, OR(0), ONLY(HAS_DISCOUNT)),
    VALUES(Effect, where[0], "where", 1, POINTS_EACH,
           WORD_VALUE(uint8_t, where_words, .without = 1 << NEAR_TARGET), .or_one = true,
           .listed = IN_SKILL, OR(ANYWHERE), ONLY(IS_PLACED),
           ELSEWHERE("it is for 'place' and 'summon'")),
    WORD(Effect, where[0], "where", where_words, .repeat = POINTS_EACH, OR(SUMMONING_POSITION),
         .without = 1 << ANYWHERE | 1 << ADJACENT_TO_IT | 1 << NEAR_IT, ONLY(HAS_TOKEN),
         ELSEWHERE("it is for 'place' and 'summon'")),
    REF(Effect, token, "token", "cards/tokens", TOKENS_MAX, ONLY(HAS_TOKEN)),
    WORD(Effect, with, "with", adeloth_upgrade_words, OR(NO_UPGRADE), ONLY(IN_ABILITY),
         ELSEWHERE("it is for abilities of servants that have the upgrade")),
    WORD(Effect, without, "without", adeloth_upgrade_words, OR(NO_UPGRADE), ONLY(IN_ABILITY),
         ELSEWHERE("it is for abilities of servants that have the upgrade")),
    WORD(Effect, target_with, "target-with", adeloth_upgrade_words, OR(NO_UPGRADE),
         ONLY(AT_TARGETS), ELSEWHERE("it is for effects 'to' targets")),
    INT(Effect, from_points, "from-points", 1, POINTS_EACH, OR(0), ONLY(IN_SKILL),
        ELSEWHERE("only general abilities have points (AD-GAB-3)")),
    {0},
};

static bool is_near_target(const Effect *e)
{
    return e->to == TO_AROUND_TARGET || (e->verb == DO_SUMMON && e->where[0] == NEAR_TARGET);
}

/* Who aims must say at what, and at one that is known by then. */
static void check_aim(Reader *r, const Node *n, const Target *t, const Effect *e)
{
    const char *word = adeloth_verbs[e->verb].term.word;
    const bool one = is_near_target(e) || verb_has(e->verb, NEEDS_ONE);
    const bool aims = one || (e->to == TO_TARGETS && verb_has(e->verb, ABOUT_UNITS));
    if (aims && t->what == NO_TARGET)
        read_error(r, n, "'%s' needs a 'target'", word);
    else if (one && (t->count > 1 || t->up_to > (e->verb == DO_PLACE)))
        read_error(r, n, "'%s' needs a single target%s", word,
                   e->verb == DO_PLACE ? "" : ", and not 'up-to' (AD-TGT-4)");
    if ((e->verb == DO_NEGATE) != (t->what == TARGET_EFFECT))
        read_error(r, n, "'negate' and the target 'effect' belong together");
    if (verb_has(e->verb, NOT_GENERALS) &&
        ((e->to == TO_TARGETS && t->what == TARGET_CHARACTER) || e->to == TO_OWN_GENERAL ||
         e->to == TO_ENEMY_GENERAL))
        read_error(r, n, "'%s' is for servants, not for generals (AD-REM-3)", word);
}

void adeloth_check_text(Reader *r, const Node *n, void *ability, Traits traits)
{
    const Ability *a = ability;
    const Target *t = &a->target;
    if (t->what == TARGET_EFFECT &&
        (!(traits & IN_CARD) || t->side != ENEMY_SIDE || t->up_to || t->count > 1))
        read_error(r, n, "the target 'effect' is for orders and spells: a single one with side: "
                         "enemy (AD-CONT-12)");
    for (int i = 0; i < a->n_effects; i++) {
        const Effect *e = &a->effect[i];
        check_aim(r, n, t, e);
        if ((e->to == TO_LOSER || e->to == TO_WINNER) && !(traits & IN_RULE_CARD))
            read_error(r, n, "'%s' is for rule cards (AD-ATR-14)", tos[e->to].word);
        if (e->to == TO_SELF && !(traits & (IN_ABILITY | IN_SKILL)))
            read_error(r, n, "'self' is for abilities of servants, equipment and generals");
    }
}

/* ---- abilities ---- */

const Field adeloth_text_fields[] = {
    MAP(Ability, target, "target", target_fields, .optional = true,
        .such_as = "{what: servant, side: own}"),
    LIST(Ability, effect[0], "does", 1, EFFECTS_EACH, adeloth_effect_fields,
         COUNTED(Ability, n_effects)),
    CHECK(adeloth_check_text),
    {0},
};

/* AD-CAB-2: only who pays for an ability activates it, so free ones would never end. */
static void check_price(Reader *r, const Node *n, void *to, Traits traits)
{
    const Cost *cost = &((Ability *)to)->cost;
    (void)traits;
    if (cost->mana + cost->gold + cost->xp + cost->exhaust == 0)
        read_error(r, n, "an activated ability must cost something (AD-CAB-2)");
}

/* AD-CAB-2: what an ability costs; AD-CAB-4: with ⚡ it is a reaction, too. */
const Field adeloth_ability_fields[] = {
    CHOICE(Ability, when, "when", whens),
    FLAG(Ability, reaction, "reaction", ONLY(IS_ACTIVATED),
         ELSEWHERE("only activated abilities have it (AD-CAB-2)")),
    MAP(Ability, cost, "cost", adeloth_cost_fields, ONLY(IS_ACTIVATED),
        ELSEWHERE("only activated abilities have it (AD-CAB-2)")),
    CHECK(check_price, ONLY(IS_ACTIVATED)),
    {.type = FIELD_SAME, .fields = adeloth_text_fields},
    {0},
};

/* ---- what a text always gives: AD-ST-8 ---- */

static const Field bonus_number_fields[] = {
    INT(Bonus, attack, "attack", -20, 20, OR(0)),
    INT(Bonus, resistance, "resistance", -20, 20, OR(0)),
    INT(Bonus, movement, "movement", -20, 20, OR(0)),
    INT(Bonus, agility, "agility", -20, 20, OR(0)),
    INT(Bonus, intelligence, "intelligence", -20, 20, OR(0)),
    SET(Bonus, keywords, "keywords", adeloth_keyword_words),
    {0},
};

static void check_bonus(Reader *r, const Node *n, void *to, Traits traits)
{
    Bonus *b = to;
    (void)traits;
    if (b->condition != WHILE_HERE && b->whom != FOR_SELF)
        read_error(r, n, "'while' goes with 'for: self' alone");
    if (b->whom == FOR_NOBODY)
        *b = (Bonus){0};
    if (b->condition == WHILE_FALLING_ON_THE_BACK &&
        (b->resistance | b->movement | b->agility | b->intelligence | b->keywords) != 0)
        read_error(r, n, "'falling-on-the-back' changes 'attack' alone (AD-CONT-10)");
}

const Field adeloth_bonus_fields[] = {
    WORD(Bonus, whom, "for", for_words),
    WORD(Bonus, condition, "while", while_words, OR(WHILE_HERE)),
    {.type = FIELD_SAME, .fields = bonus_number_fields},
    CHECK(check_bonus),
    {0},
};

const Field adeloth_upgrade_fields[] = {
    WORD(Upgrade, kind, "kind", adeloth_upgrade_words, .without = 1 << NO_UPGRADE,
         .rule = "AD-UPG-1"),
    INT(Upgrade, price, "price", 1, 20),
    FIXED(Upgrade, bonus.whom, FOR_SELF),
    SAME(Upgrade, bonus, bonus_number_fields),
    {0},
};
