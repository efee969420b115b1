/* Gorgasali Battle Royale as a Game: names of verbs, kinds, events and options, and the table of
 * functions. */
#include "games/gorgasali/gorgasali.h"

static const VerbSpec verbs[VERBS] = {GORGASALI_VERBS(VERB_SPEC)};
static const EventSpec events[EVENTS] = {GORGASALI_EVENTS(EVENT_SPEC)};
static const PromptSpec prompts[PROMPTS] = {GORGASALI_PROMPTS(PROMPT_SPEC)};

/* ---- words of things ------------------------------------------------------------------------- */

static int square_count(const void *state)
{
    (void)state;
    return SQUARES;
}

static void square_word(const void *state, int value, Str *out)
{
    (void)state;
    gorgasali_square_word(value, out);
}

static int card_count(const void *state)
{
    return n_cards(state);
}

static void card_word(const void *state, int value, Str *out)
{
    str_text(out, is_weapon(state, value) ? weapon_at(state, value)->id
                                          : support_at(state, value)->id);
}

static const char *const slot_words[CATEGORIES] = {
    [WEAPON] = "weapon", [DEFENCE] = "defence", [UTILITY] = "utility", [THROW] = "throw",
    [HELMET] = "helmet", [VEST] = "vest",
};

static int slot_count(const void *state)
{
    (void)state;
    return SLOTS;
}

/* "utility", "utility-2", "pack-utility": the first of a row has no number. */
static void slot_word(const void *state, int value, Str *out)
{
    (void)state;
    if (slot_place(value) == BACKPACK)
        str_text(out, "pack-");
    str_text(out, slot_words[slot_category(value)]);
    if (value % SLOTS_EACH > 0)
        put(out, "-%d", 1 + value % SLOTS_EACH);
}

/* Sets of dice by their pips; without dice there are none. */
static int dice_count(const void *state)
{
    return 1 << ((const State *)state)->turn.n_dice;
}

static void dice_word(const void *state, int value, Str *out)
{
    const Turn *t = &((const State *)state)->turn;
    const char *plus = "";
    for (int i = 0; i < t->n_dice; i++) {
        if (value >> i & 1) {
            put(out, "%s%d", plus, t->dice[i]);
            plus = "+";
        }
    }
    if (*plus == '\0')
        str_text(out, "none");
}

static const char *const token_words[] = {
    [TOKEN_CHEST] = "chest", [TOKEN_CHARACTER_BANNER] = "character-banner", [TOKENS] = 0,
};

static int character_person(const void *state, int value)
{
    return gorgasali_seat_of(state, value);
}

static const KindSpec kinds[KINDS] = {CORE_KINDS, GORGASALI_KINDS(KIND_SPEC)};

/* ---- options --------------------------------------------------------------------------------- */

static const char *const mode_words[] = {"everyone", "partners", 0};
static const char *const choice_words[] = {"choose", "random", 0};
static const char *const storm_words[] = {"none", "final", "steady", 0};
static const char *const metric_words[] = {"king", "steps", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_MODE] = {.id = "mode", .words = mode_words, .rule = "GO-TEAM-1"},
    [OPT_CHARACTERS] = {.id = "characters", .words = choice_words, .rule = "GO-RULE-63"},
    [OPT_STORM] = {.id = "storm", .words = storm_words, .rule = "GO-RULE-73",
                   .automatic = STORM_STEADY},
    [OPT_GUARD] = {.id = "guard", .words = off_on, .default_value = 1, .rule = "GO-RULE-74"},
    [OPT_METRIC] = {.id = "metric", .words = metric_words, .rule = "GO-RULE-2"},
};

/* ---- result ---------------------------------------------------------------------------------- */

static int team(const void *state, int seat)
{
    return has_partners(state) ? team_of(state, seat) : -1;
}

/* GO-RULE-64: by order of elimination. The score counts how many were out before; while the match
 * goes on, those in the game are equal. */
static void result(const void *state, Result *r)
{
    const State *s = state;
    Seats winners = 0;
    EACH_SEAT (seat, s) {
        const Player *p = &s->player[seat];
        r->seat[seat].score = p->out > 0 ? p->out - 1 : s->n_out;
        if (s->winner != 0 && team_of(s, seat) == s->winner - 1)
            winners |= SEAT_BIT(seat);
    }
    result_winners(r, s->flow.seats, winners);
    r->ending = has_partners(s) ? "last-team" : "last";
}

static void entrants(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to)
{
    const State *s = state;
    EACH_SEAT (seat, s)
        if (hero(s, seat) >= 0)
            tell(to, content(s)->character[hero(s, seat)].id, seat);
}

static const Proc procs[PROCS] = {GORGASALI_FLOWS(FLOW_PROC)};

static void overlay(const void *state, const PreviewQuery *query, Overlay *out)
{
    if (query->at == PREVIEW_OFFER)
        out->n_cells = gorgasali_covered(state, query->option, out->cell, VIEW_CELLS);
    else if (query->at == PREVIEW_ENDS)
        out->n_cells = gorgasali_reach(state, query->menu, out->cell, VIEW_CELLS);
    else if (query->at == PREVIEW_RANGE)
        out->n_cells = gorgasali_range_of(state, query->seat, query->of, query->from, out->cell,
                                          VIEW_CELLS, &out->n_clear);
}

static const Preview preview = {
    .overlay = overlay, .plan = gorgasali_route, .odds = gorgasali_odds};
static const LabHooks lab_hooks = {.entrants = entrants};

const Game gorgasali_game = {
    .id = "gorgasali",
    .seat_counts = 0x7fc,  /* 2 … 10: GO-RULE-75 */
    .state_size = sizeof(State),
    .content_size = sizeof(GorgasaliContent),
    GAME_LISTS,
    .setup = gorgasali_setup,
    .view = gorgasali_view,
    .redeal = gorgasali_redeal,
    .result = result,
    .check = gorgasali_check,
    .team = team,
    .bots = &gorgasali_bots,
    .preview = &preview,
    .lab = &lab_hooks,
    .read = gorgasali_read,
};
