/* Reflections of Adeloth as a Game: names of verbs, kinds, events and options, and the table of
 * functions. */
#include "games/adeloth/adeloth.h"

static const VerbSpec verbs[VERBS] = {
    [V_PROFESSION] = {"profession", 1, {KIND_PROFESSION}},
    [V_COLOUR] = {"colour", 1, {KIND_COLOUR}},
    [V_DRAFT] = {"draft", 1, {KIND_CARD}},
    [V_LEAVE] = {"leave", 1, {KIND_CARD}},
    [V_TOP] = {"top", 1, {KIND_CARD}},
    [V_MOVE] = {"move", 1, {KIND_UNIT}},
    [V_ATTACK] = {"attack", 2, {KIND_UNIT, KIND_UNIT}},
    [V_SHOOT] = {"shoot", 2, {KIND_UNIT, KIND_UNIT}},
    [V_SUMMON] = {"summon", 1, {KIND_CARD}},
    [V_SPY] = {"spy", 2, {KIND_CARD, KIND_NUMBER}},
    [V_PLAY] = {"play", 1, {KIND_CARD}},
    [V_PLAY_AT] = {"play-at", 2, {KIND_CARD, KIND_UNIT}},
    [V_COUNTER] = {"counter", 2, {KIND_CARD, KIND_STACKED}},
    [V_AMBUSH] = {"ambush", 3, {KIND_CARD, KIND_NUMBER, KIND_UNIT}},
    [V_SKILL] = {"skill", 1, {KIND_SKILL}},
    [V_SKILL_AT] = {"skill-at", 2, {KIND_SKILL, KIND_UNIT}},
    [V_OFFER] = {"offer", 2, {KIND_SKILL, KIND_UNIT}},
    [V_LEVEL] = {"level", 0, {0}},
    [V_USE] = {"use", 1, {KIND_CARD}},
    [V_USE_AT] = {"use-at", 2, {KIND_CARD, KIND_UNIT}},
    [V_BUY] = {"buy", 1, {KIND_WARE}},
    [V_BUY_AT] = {"buy-at", 2, {KIND_WARE, KIND_UNIT}},
    [V_FLOW] = {"flow", 0, {0}},
    [V_INCOME] = {"income", 0, {0}},
    [V_BACK] = {"back", 1, {KIND_UNIT}},
    [V_PASS] = {"pass", 0, {0}},
    [V_TO] = {"to", 1, {KIND_FIELD}},
    [V_STAY] = {"stay", 0, {0}},
    [V_DEFEND] = {"defend", 0, {0}},
    [V_ENDURE] = {"endure", 0, {0}},
    [V_PLACE] = {"place", 1, {KIND_FIELD}},
    [V_INVEST] = {"invest", 1, {KIND_SKILL}},
    [V_DISCARD] = {"discard", 1, {KIND_CARD}},
    [V_AIM] = {"aim", 1, {KIND_UNIT}},
    [V_NONE] = {"none", 0, {0}},
    [V_FIRST] = {"first", 1, {KIND_CARD}},
    [V_FIRST_RULE] = {"first-rule", 1, {KIND_RULE_CARD}},
    [V_UPGRADE] = {"upgrade", 2, {KIND_CARD, KIND_UPGRADE}},
    [V_STANDARD] = {"standard", 0, {0}},
    [V_DONE] = {"done", 0, {0}},
    [V_AGREE] = {"agree", 0, {0}},
    [V_GO_ON] = {"go-on", 0, {0}},
    [V_FIRST_TEXT] = {"first-text", 2, {KIND_CARD, KIND_NUMBER}},
};

static const EventSpec events[EVENTS] = {
    [EV_PROFESSION] = {"profession", 2, {KIND_SEAT, KIND_PROFESSION}},
    [EV_COLOUR] = {"colour", 2, {KIND_SEAT, KIND_COLOUR}},
    [EV_LEFT_OUT] = {"left-out", 2, {KIND_SEAT, KIND_CARD}},
    [EV_HINT] = {"hint", 2, {KIND_SEAT, KIND_HINT}},
    [EV_DRAFT_OPEN] = {"draft-open", 1, {KIND_TIER}},
    [EV_DRAFT] = {"draft", 2, {KIND_SEAT, KIND_CARD}},
    [EV_BOXED] = {"boxed", 1, {KIND_CARD}},
    [EV_LEAVE] = {"leave", 2, {KIND_SEAT, KIND_CARD}},
    [EV_TIER] = {"tier", 2, {KIND_SEAT, KIND_CARD}},
    [EV_FLOW_TOKENS] = {"flow-tokens", 1, {KIND_SEAT}},
    [EV_SHUFFLE] = {"shuffle", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_DRAW] = {"draw", 2, {KIND_SEAT, KIND_CARD}},
    [EV_NO_DRAW] = {"no-draw", 1, {KIND_SEAT}},
    [EV_DRAWN_THROUGH] = {"drawn-through", 1, {KIND_SEAT}},
    [EV_TURN] = {"turn", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_CRYSTAL] = {"crystal", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_PREPARED] = {"prepared", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_CLEANED] = {"cleaned", 1, {KIND_SEAT}},
    [EV_CHOOSE_START] = {"choose-start", 1, {KIND_SEAT}},
    [EV_CHOOSE_INCOME] = {"choose-income", 1, {KIND_SEAT}},
    [EV_CHOOSE_MOVE] = {"choose-move", 1, {KIND_UNIT}},
    [EV_CHOOSE_ATTACK] = {"choose-attack", 2, {KIND_UNIT, KIND_UNIT}},
    [EV_CHOOSE_SHOT] = {"choose-shot", 2, {KIND_UNIT, KIND_UNIT}},
    [EV_CHOOSE_BACK] = {"choose-back", 2, {KIND_UNIT, KIND_UNIT}},
    [EV_CHOOSE_SUMMON] = {"choose-summon", 2, {KIND_SEAT, KIND_CARD}},
    [EV_CHOOSE_SPY] = {"choose-spy", 2, {KIND_SEAT, KIND_CARD}},
    [EV_CHOOSE_CARD] = {"choose-card", 2, {KIND_SEAT, KIND_CARD}},
    [EV_CHOOSE_SKILL] = {"choose-skill", 2, {KIND_SEAT, KIND_SKILL}},
    [EV_CHOOSE_LEVEL] = {"choose-level", 1, {KIND_SEAT}},
    [EV_CHOOSE_ABILITY] = {"choose-ability", 2, {KIND_SEAT, KIND_CARD}},
    [EV_CHOOSE_WARE] = {"choose-ware", 2, {KIND_SEAT, KIND_WARE}},
    [EV_CHOOSE_FLOW] = {"choose-flow", 1, {KIND_SEAT}},
    [EV_TARGET] = {"target", 1, {KIND_UNIT}},
    [EV_TARGET_EFFECT] = {"target-effect", 1, {KIND_STACKED}},
    [EV_CHECK_CHOSEN] = {"check-chosen", 2, {KIND_UNIT, KIND_UNIT}},
    [EV_TRIGGERED] = {"triggered", 2, {KIND_SEAT, KIND_CARD}},
    [EV_RULE_TRIGGERED] = {"rule-triggered", 3, {KIND_RULE_CARD, KIND_UNIT, KIND_UNIT}},
    [EV_NEGATED] = {"negated", 2, {KIND_SEAT, KIND_ENTRY}},
    [EV_DROPPED] = {"dropped", 2, {KIND_SEAT, KIND_CARD}},
    [EV_MOVE] = {"move", 3, {KIND_UNIT, KIND_FIELD, KIND_FIELD}},
    [EV_STAY] = {"stay", 1, {KIND_UNIT}},
    [EV_ATTACK] = {"attack", 4, {KIND_UNIT, KIND_UNIT, KIND_NUMBER, KIND_NUMBER}},
    [EV_DEFEND] = {"defend", 1, {KIND_UNIT}},
    [EV_ENDURE] = {"endure", 1, {KIND_UNIT}},
    [EV_DAMAGE] = {"damage", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_SUMMONED] = {"summoned", 2, {KIND_UNIT, KIND_FIELD}},
    [EV_TOKEN] = {"token", 3, {KIND_SEAT, KIND_UNIT, KIND_FIELD}},
    [EV_EQUIPPED] = {"equipped", 3, {KIND_SEAT, KIND_CARD, KIND_NUMBER}},
    [EV_EXECUTED] = {"executed", 2, {KIND_SEAT, KIND_CARD}},
    [EV_PLACED] = {"placed", 3, {KIND_UNIT, KIND_FIELD, KIND_FIELD}},
    [EV_RETURNED] = {"returned", 1, {KIND_UNIT}},
    [EV_REMOVED] = {"removed", 1, {KIND_UNIT}},
    [EV_BROKEN] = {"broken", 1, {KIND_CARD}},
    [EV_BOUNTY] = {"bounty", 3, {KIND_SEAT, KIND_CARD, KIND_NUMBER}},
    [EV_LIFE] = {"life", 3, {KIND_SEAT, KIND_NUMBER, KIND_NUMBER}},
    [EV_GOLD] = {"gold", 3, {KIND_SEAT, KIND_NUMBER, KIND_NUMBER}},
    [EV_XP] = {"xp", 3, {KIND_SEAT, KIND_NUMBER, KIND_NUMBER}},
    [EV_SPENT] = {"spent", 3, {KIND_SEAT, KIND_NUMBER, KIND_RESOURCE}},
    [EV_LEVEL] = {"level", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_INVEST] = {"invest", 2, {KIND_SEAT, KIND_SKILL}},
    [EV_DISCARD] = {"discard", 2, {KIND_SEAT, KIND_CARD}},
    [EV_ATTACK_CHANGE] = {"attack-change", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_RESISTANCE_CHANGE] = {"resistance-change", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_MOVEMENT_CHANGE] = {"movement-change", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_STATUS] = {"status", 2, {KIND_UNIT, KIND_STATUS}},
    [EV_STATUS_OFF] = {"status-off", 2, {KIND_UNIT, KIND_STATUS}},
    [EV_COUNTER] = {"counter", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_PERMANENT] = {"permanent", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_FORGOTTEN] = {"forgotten", 1, {KIND_UNIT}},
    [EV_UPGRADE] = {"upgrade", 4, {KIND_SEAT, KIND_CARD, KIND_UPGRADE, KIND_NUMBER}},
    [EV_STANDARD] = {"standard", 2, {KIND_SEAT, KIND_FIELD}},
    [EV_STANDARD_OFF] = {"standard-off", 2, {KIND_SEAT, KIND_FIELD}},
    [EV_CHECK] = {"check", 6,
                  {KIND_UNIT, KIND_UNIT, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_NO_VICTORY] = {"no-victory", 2, {KIND_UNIT, KIND_UNIT}},
    [EV_VICTORY] = {"victory", 3, {KIND_UNIT, KIND_UNIT, KIND_ATTRIBUTE}},
    [EV_OFFER_DRAW] = {"offer-draw", 1, {KIND_NUMBER}},
    [EV_WIN] = {"win", 1, {KIND_SEAT}},
    [EV_DRAWN_GAME] = {"drawn-game", 1, {KIND_NUMBER}},
};

/* ---- words of things ------------------------------------------------------------------------- */

#define FIXED_KIND(name, number, words)                         \
    static int name##_count(const void *state)                  \
    {                                                           \
        (void)state;                                            \
        return (number);                                        \
    }                                                           \
    static void name##_word(const void *state, int value, Str *out) \
    {                                                           \
        (void)state;                                            \
        str_text(out, (words)[value]);                          \
    }

static const char *const colour_words[] = {"green", "blue"};
static const char *const resource_words[RESOURCES] = {"mana", "gold", "xp"};
static const char *const tier_words[] = {"t1", "t1.1", "t1.2", "t2", "t3", "t4"};
static const char *const upgrade_words[] = {"none", "weapons", "armour", "knowledge"};
static const char *const hint_words[] = {"upgrades", "spy"};
static const char *const attribute_words[] = {"agility", "intelligence"};
static const char *const entry_words[] = {
    "start", "income", "move", "attack", "check", "summon", "card", "skill", "level", "ability",
    "ware", "flow", "trigger", "rule",
};

FIXED_KIND(colour, COLOURS, colour_words)
FIXED_KIND(resource, RESOURCES, resource_words)
FIXED_KIND(tier, TIERS, tier_words)
FIXED_KIND(upgrade, UPGRADE_KINDS, upgrade_words)
FIXED_KIND(hint, 2, hint_words)
FIXED_KIND(attribute, 2, attribute_words)
FIXED_KIND(entry, ENTRY_KINDS, entry_words)

/* A kind whose words are ids in the content. */
#define CONTENT_KIND(name, number, id_of)                       \
    static int name##_count(const void *state)                  \
    {                                                           \
        const State *s = state;                                 \
        (void)s;                                                \
        return (number);                                        \
    }                                                           \
    static void name##_word(const void *state, int value, Str *out) \
    {                                                           \
        const State *s = state;                                 \
        str_text(out, (id_of));                                 \
    }

CONTENT_KIND(card, content(s)->n_cards, card_at(s, value)->id)
CONTENT_KIND(profession, PROFESSIONS, content(s)->profession[value].id)
CONTENT_KIND(ware, content(s)->n_wares, content(s)->ware[value].id)
CONTENT_KIND(rule_card, content(s)->n_rule_cards, content(s)->rule_card[value].id)
CONTENT_KIND(token, content(s)->n_tokens, content(s)->token[value].id)

static int skill_count(const void *state)
{
    (void)state;
    return PROFESSIONS * SKILLS_EACH;
}

static void skill_word(const void *state, int value, Str *out)
{
    str_text(out, content(state)->profession[value / SKILLS_EACH].skill[value % SKILLS_EACH].id);
}

static int unit_count(const void *state)
{
    (void)state;
    return UNITS;
}

/* Tokens of a kind are told apart by number: "wolf-pup", "wolf-pup-2". */
static void unit_word(const void *state, int value, Str *out)
{
    const State *s = state;
    int copy = 1;
    if (is_general(value)) {
        const int profession = s->player[value].profession;
        if (profession >= 0)
            str_text(out, content(s)->profession[profession].id);
        else
            put(out, "general-%d", value + 1);
        return;
    }
    if (is_card_unit(value)) {
        if (card_of(value) < content(s)->n_cards)
            str_text(out, card_at(s, card_of(value))->id);
        else
            put(out, "unit-%d", value);
        return;
    }
    for (int u = FIRST_TOKEN; u < value; u++)
        copy += s->unit[u].token == s->unit[value].token;
    str_text(out, content(s)->token[s->unit[value].token].id);
    if (copy > 1)
        put(out, "-%d", copy);
}

static uint64_t names(const void *state)
{
    const State *s = state;
    uint64_t all = (uint64_t)(1 + s->player[0].profession);
    for (int u = FIRST_TOKEN; u < UNITS; u++)
        all = all * 31 + s->unit[u].token;
    return all;
}

static int field_count(const void *state)
{
    (void)state;
    return FIELDS;
}

static void field_word(const void *state, int value, Str *out)
{
    (void)state;
    adeloth_field_word(value, out);
}

static int stacked_count(const void *state)
{
    (void)state;
    return STACK_MAX;
}

static void stacked_word(const void *state, int value, Str *out)
{
    (void)state;
    str_int(out, 1 + value);
}

static int status_count(const void *state)
{
    (void)state;
    return 2 * SWIFT_USED;
}

static void status_word(const void *state, int value, Str *out)
{
    (void)state;
    if (value == EXHAUSTED)
        str_text(out, "exhausted");
    else if (value == MOVED)
        str_text(out, "moved");
    else if (value == DEFENCELESS)
        str_text(out, "defenceless");
    else
        put(out, "status-%d", value);
}

static const KindSpec kinds[KINDS] = {
    CORE_KINDS,
    [KIND_UNIT] = {"unit", unit_count, unit_word},
    [KIND_FIELD] = {"field", field_count, field_word},
    [KIND_CARD] = {"card", card_count, card_word},
    [KIND_PROFESSION] = {"profession", profession_count, profession_word},
    [KIND_COLOUR] = {"colour", colour_count, colour_word},
    [KIND_SKILL] = {"skill", skill_count, skill_word},
    [KIND_WARE] = {"ware", ware_count, ware_word},
    [KIND_UPGRADE] = {"upgrade", upgrade_count, upgrade_word},
    [KIND_STACKED] = {"stacked", stacked_count, stacked_word},
    [KIND_RULE_CARD] = {"rule-card", rule_card_count, rule_card_word},
    [KIND_TIER] = {"tier", tier_count, tier_word},
    [KIND_TOKEN] = {"token", token_count, token_word},
    [KIND_HINT] = {"hint", hint_count, hint_word},
    [KIND_ATTRIBUTE] = {"attribute", attribute_count, attribute_word},
    [KIND_ENTRY] = {"entry", entry_count, entry_word},
    [KIND_RESOURCE] = {"resource", resource_count, resource_word},
    [KIND_STATUS] = {"status", status_count, status_word},
};

/* ---- options --------------------------------------------------------------------------------- */

static const char *const level_words[] = {"1", "2", "3", "plus", 0};
static const char *const off_on[] = {"off", "on", 0};
static const char *const pick_words[] = {"choose", "random", 0};
static const char *const limit_words[] = {"offer-draw", "decide", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_LEVEL] = {.id = "level", .words = level_words, .standard = LEVEL_1,
                   .automatic = LEVEL_2, .rule = "AD-MOD-2"},
    [OPT_STANDARD] = {.id = "standard", .words = off_on, .rule = "AD-PLUS-4"},
    [OPT_PICK] = {.id = "pick", .words = pick_words, .rule = "AD-RULE-9"},
    [OPT_LIMIT] = {.id = "limit", .words = limit_words, .rule = "AD-RULE-46", .automatic = 1},
};

/* ---- result ---------------------------------------------------------------------------------- */

/* Each for himself: if one gives up, the table lets the other win (AD-RULE-47). */
static int team(const void *state, int seat)
{
    (void)state;
    return seat;
}

static void result(const void *state, Result *r)
{
    static const char *const endings[] = {"life", "life", "level", "drawn-through", "both",
                                          "agreed", "limit"};
    const State *s = state;
    for (int seat = 0; seat < SEATS; seat++)
        r->seat[seat].score = (int16_t)(s->player[seat].life > 0 ? s->player[seat].life : 0);
    result_winners(r, SEATS,
                   s->winner == 1 || s->winner == 2 ? SEAT_BIT(s->winner - 1) : (Seats)0);
    r->ending = endings[s->ending];
}

static void entrants(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to)
{
    const State *s = state;
    for (int seat = 0; seat < SEATS; seat++) {
        const Player *p = &s->player[seat];
        if (p->profession >= 0)
            tell(to, content(s)->profession[p->profession].id, seat);
        if (p->colour >= 0)
            tell(to, colour_words[p->colour], seat);
    }
}

/* Cards that got into a deck: not those that stayed in the box, the archive or the tutorial
 * deck. */
static void usage(const void *state,
                  void (*tell)(void *to, const char *name, int seat, bool used), void *to)
{
    const State *s = state;
    for (int card = 0; card < content(s)->n_cards; card++) {
        const int seat = s->owner[card] - 1;
        if (seat < 0 || zone_find(CZONE_OF(&s->box), (uint16_t)card) >= 0 ||
            zone_find(CZONE_OF(&s->player[seat].archive), (uint16_t)card) >= 0)
            continue;
        tell(to, card_at(s, card)->id, seat, s->played >> card & 1);
    }
}

static const Proc procs[PROCS] = {ADELOTH_FLOWS(FLOW_PROC)};

const Game adeloth_game = {
    .id = "adeloth",
    .seat_counts = SEAT_BIT(2),
    .state_size = sizeof(State),
    .content_size = sizeof(AdelothContent),
    .verbs = verbs, .n_verbs = VERBS,
    .kinds = kinds, .n_kinds = KINDS,
    .events = events, .n_events = EVENTS, .turn_end = 1 + EV_CLEANED,
    .options = options, .n_options = MATCH_OPTIONS,
    .procs = procs, .n_procs = PROCS, .main_proc = P_game,
    .setup = adeloth_setup,
    .view = adeloth_view,
    .names = names,
    .groups = adeloth_groups,
    .range = adeloth_range,
    .redeal = adeloth_redeal,
    .result = result,
    .check = adeloth_check,
    .team = team,
    .policy = adeloth_policy,
    .entrants = entrants,
    .usage = usage,
    .read = adeloth_read,
};
