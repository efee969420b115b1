/* Reflections of Adeloth as a Game: names of verbs, kinds, events and options, and the table of
 * functions. */
#include "games/adeloth/adeloth.h"

static const VerbSpec verbs[VERBS] = {ADELOTH_VERBS(VERB_SPEC)};
static const EventSpec events[EVENTS] = {ADELOTH_EVENTS(EVENT_SPEC)};
static const PromptSpec prompts[PROMPTS] = {ADELOTH_PROMPTS(PROMPT_SPEC)};

/* ---- words of things ------------------------------------------------------------------------- */

static const char *const colour_words[] = {"green", "blue", 0};
static const char *const resource_words[] = {"mana", "gold", "xp", 0};
static const char *const aim_words[] = {
    "servant", "own-servant", "enemy-servant", "character", "own-character", "enemy-character",
    "other", "not-new", "beside", 0,
};
static const char *const tier_words[] = {"t1", "t1.1", "t1.2", "t2", "t3", "t4", 0};
static const char *const upgrade_words[] = {"none", "weapons", "armour", "knowledge", 0};
static const char *const hint_words[] = {"upgrades", "spy", 0};
static const char *const attribute_words[] = {"agility", "intelligence", 0};
static const char *const entry_words[] = {
    "start", "income", "move", "attack", "check", "summon", "card", "skill", "level", "ability",
    "ware", "flow", "trigger", "rule", 0,
};

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

static const KindSpec kinds[KINDS] = {CORE_KINDS, ADELOTH_KINDS(KIND_SPEC)};

/* ---- options --------------------------------------------------------------------------------- */

static const char *const level_words[] = {"1", "2", "3", "plus", 0};
static const char *const pick_words[] = {"choose", "random", 0};
static const char *const limit_words[] = {"offer-draw", "decide", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_LEVEL] = {.id = "level", .words = level_words, .default_value = LEVEL_1,
                   .automatic = LEVEL_2, .rule = "AD-MOD-2"},
    [OPT_STANDARD] = {.id = "standard", .words = off_on, .rule = "AD-PLUS-4"},
    [OPT_PICK] = {.id = "pick", .words = pick_words, .rule = "AD-RULE-9"},
    [OPT_LIMIT] = {.id = "limit", .words = limit_words, .rule = "AD-RULE-46", .automatic = 1},
    [OPT_COMPENSATION] = {.id = "compensation", .words = off_on, .rule = "AD-RULE-88"},
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
        r->seat[seat].score = s->player[seat].life > 0 ? s->player[seat].life : 0;
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
        if (seat < 0 || zone_find(CZONE_OF(&s->box), card) >= 0 ||
            zone_find(CZONE_OF(&s->player[seat].archive), card) >= 0)
            continue;
        tell(to, card_at(s, card)->id, seat, s->played >> card & 1);
    }
}

static const Proc procs[PROCS] = {ADELOTH_FLOWS(FLOW_PROC)};

static void overlay(const void *state, const PreviewQuery *query, Overlay *out)
{
    if (query->at == PREVIEW_OFFER || query->at == PREVIEW_TOGETHER)
        out->n_groups = adeloth_groups(state, query->at == PREVIEW_OFFER ? query->menu : 0,
                                       query->option, out->group, OVERLAY_GROUPS);
    else if (query->at == PREVIEW_RANGE)
        out->n_cells = adeloth_range(state, query->seat, query->of, query->from, out->cell,
                                     VIEW_CELLS, &out->n_clear);
}

/* With the turn. */
static ForecastEnd ends(int prompt, int event)
{
    (void)prompt;
    return event == EV_CLEANED ? ENDS_BEFORE : GOES_ON;
}

static const Preview preview = {.ends = ends, .overlay = overlay};
static const LabHooks lab_hooks = {.entrants = entrants, .usage = usage};

const Game adeloth_game = {
    .id = "adeloth",
    .seat_counts = SEAT_BIT(2),
    .state_size = sizeof(State),
    .content_size = sizeof(AdelothContent),
    GAME_LISTS,
    .setup = adeloth_setup,
    .view = adeloth_view,
    .names = names,
    .redeal = adeloth_redeal,
    .result = result,
    .check = adeloth_check,
    .team = team,
    .bots = &adeloth_bots,
    .preview = &preview,
    .lab = &lab_hooks,
    .read = adeloth_read,
};
