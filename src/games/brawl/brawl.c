/* Super Fantasy Brawl as a Game: names of verbs, kinds, events and options, and the
 * table of functions. */
#include "games/brawl/brawl.h"

static const VerbSpec verbs[VERBS] = {BRAWL_VERBS(VERB_SPEC)};
static const EventSpec events[EVENTS] = {BRAWL_EVENTS(EVENT_SPEC)};
static const PromptSpec prompts[PROMPTS] = {BRAWL_PROMPTS(PROMPT_SPEC)};

/* ---- words of things ------------------------------------------------------------------------- */

/* The second copy of a champion in a match is "kilgore-2", and so are its cards (BR-RULE-57). */
static int copy_number(const State *s, int unit)
{
    int copy = 1;
    for (int u = 0; u < unit; u++)
        copy += s->unit[u].champion == s->unit[unit].champion;
    return copy;
}

static void write_copy(const State *s, int unit, const char *word, Str *out)
{
    const int copy = copy_number(s, unit);
    str_text(out, word);
    if (copy > 1)
        put(out, "-%d", copy);
}

/* Champions are chosen during set-up, and a second copy may come before the first. */
static uint64_t names(const void *state)
{
    const State *s = state;
    uint64_t all = 0;
    for (int u = 0; u < s->n_units; u++)
        all = all * 31 + (uint64_t)(s->unit[u].champion + 1);
    return all;
}

static int unit_count(const void *state) { return ((const State *)state)->n_units; }
static void unit_word(const void *state, int unit, Str *out)
{
    const State *s = state;
    if (s->unit[unit].champion < 0)
        put(out, "unit%d", unit + 1);
    else
        write_copy(s, unit, champion_of(s, unit)->id, out);
}

static int hex_count(const void *state) { return arena(state)->n; }
static void hex_word(const void *state, int hex, Str *out)
{
    str_text(out, arena(state)->name[hex]);
}

static int card_count(const void *state) { return ((const State *)state)->n_units * CARDS_EACH; }
static void card_word(const void *state, int card, Str *out)
{
    const State *s = state;
    if (s->unit[unit_of_card(card)].champion < 0)
        put(out, "card%d", card + 1);
    else
        write_copy(s, unit_of_card(card), card_at(s, card)->id, out);
}

static const char *const essence_words[] = {"manipulation", "destruction", "creation", 0};
static const char *const direction_words[] = {"e", "ne", "nw", "w", "sw", "se", 0};
static const char *const side_words[] = {"north", "south", 0};

static int print_count(const void *state) { return content(state)->n_champions * CARDS_EACH; }
static void print_word(const void *state, int card, Str *out)
{
    str_text(out, content(state)->champion[card / CARDS_EACH].card[card % CARDS_EACH].id);
}

static const KindSpec kinds[KINDS] = {CORE_KINDS, BRAWL_KINDS(KIND_SPEC)};

/* ---- options, result, teams ------------------------------------------------------------------ */

static const char *const selections[] = {"draft", "free", "competitive", "suggested", "random", 0};
static const char *const pools[] = {"double", "unique", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_SELECTION] = {.id = "selection", .words = selections, .default_value = SELECT_DRAFT,
                       .rule = "BR-SET-3"},
    [OPT_QUICK_START] = {.id = "quick-start", .words = off_on, .rule = "BR-RULE-4"},
    [OPT_TEAM_HANDS] = {.id = "team-hands", .words = off_on, .default_value = 1,
                        .rule = "BR-RULE-59"},
    [OPT_ROUND_LIMIT] = ROUND_LIMIT_OPTION(40, "BR-RULE-65"),
    [OPT_POOL] = {.id = "pool", .words = pools, .default_value = POOL_DOUBLE,
                  .rule = "BR-TDRAFT-1"},
};

static int team(const void *state, int seat)
{
    (void)state;
    return team_of_seat(seat);
}

/* Winning by challenges or by the last knock-out; BR-TEAM-7: a team wins together. */
static void result(const void *state, Result *r)
{
    const State *s = state;
    Seats winners = 0;
    for (int seat = 0; seat < s->flow.seats; seat++) {
        r->seat[seat].score = s->vp[team_of_seat(seat)];
        if (s->winner == 1 + team_of_seat(seat))
            winners |= SEAT_BIT(seat);
    }
    result_winners(r, s->flow.seats, winners);
    r->ending = s->at_limit ? "round-limit" : s->winner != 0 ? "points" : "open";
}

static void entrants(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to)
{
    const State *s = state;
    for (int u = 0; u < s->n_units; u++)
        if (s->unit[u].champion >= 0)
            tell(to, champion_of(s, u)->id, seat_of(s, u));
    tell(to, "first-player", s->order[0]);
    tell(to, "second-player", s->order[1]);
}

static const Proc procs[PROCS] = {BRAWL_FLOWS(FLOW_PROC)};

static const Preview preview = {.overlay = brawl_overlay, .brings = brawl_brings};
static const LabHooks lab_hooks = {.entrants = entrants};

const Game brawl_game = {
    .id = "brawl",
    .seat_counts = 1u << 2 | 1u << 4,
    .state_size = sizeof(State),
    .content_size = sizeof(Content),
    GAME_LISTS,
    .setup = brawl_setup,
    .view = brawl_view,
    .names = names,
    .redeal = brawl_redeal,
    .result = result,
    .check = brawl_check,
    .team = team,
    .bots = &brawl_bots,
    .preview = &preview,
    .lab = &lab_hooks,
    .read = brawl_read,
};
