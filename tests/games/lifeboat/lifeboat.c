/* The Game table of Lifeboat: names, set-up and result. */
#include "lifeboat.h"

static const char *const tile_words[] = {"calm", "wind", "storm", 0};
static const char *const boat_words[] = {"boat", 0};

static int hex_count(const void *state)
{
    (void)state;
    return HEXES;
}

static void hex_word(const void *state, int value, Str *out)
{
    (void)state;
    put(out, "%c%d", 'a' + value / SIDE, 1 + value % SIDE);
}

static int hex_find(const void *state, const char *word)
{
    long row;
    (void)state;
    if (word[0] < 'a' || word[0] >= 'a' + SIDE || !text_int(word + 1, 1, SIDE, &row))
        return -1;
    return (word[0] - 'a') * SIDE + (int)row - 1;
}

static const VerbSpec verbs[VERBS] = {LIFEBOAT_VERBS(VERB_SPEC)};
static const KindSpec kinds[KINDS] = {CORE_KINDS, LIFEBOAT_KINDS(KIND_SPEC)};
static const EventSpec events[EVENTS] = {LIFEBOAT_EVENTS(EVENT_SPEC)};
static const PromptSpec prompts[PROMPTS] = {LIFEBOAT_PROMPTS(PROMPT_SPEC)};
static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_STORM] = {.id = "storm", .min = 4, .max = 20, .default_value = 5, .rule = "LB-END-2"},
};
static const Proc procs[FLOWS] = {LIFEBOAT_FLOWS(FLOW_PROC)};

static const char *setup(void *state, const Setup *how)
{
    State *s = state;
    s->flow.cap = sizeof s->flow_stack;
    s->limit = how->option[OPT_STORM];
    return 0;
}

/* Nothing is hidden: the bag has no order. */
static void redeal(void *state, int seat, Chance *chance)
{
    (void)state;
    (void)seat;
    (void)chance;
}

/* LB-SET-1: all win or all lose; the score is how many are saved. */
static void result(const void *state, Result *r)
{
    static const char *const endings[] = {
        [ENDING_NONE] = "none", [ENDING_SAVED] = "saved", [ENDING_STORM] = "storm",
        [ENDING_CHART] = "chart"};
    const State *s = state;
    r->ending = endings[s->ending];
    EACH_SEAT (seat, s) {
        r->seat[seat].outcome = s->ending == ENDING_SAVED ? OUTCOME_WIN : OUTCOME_LOSS;
        r->seat[seat].score = count_bits(s->saved);
    }
}

/* LB-SET-1 */
static int team(const void *state, int seat)
{
    (void)state;
    (void)seat;
    return 0;
}

static const Preview preview = {.overlay = lifeboat_overlay};

extern const Game lifeboat_game;
const Game lifeboat_game = {
    .id = "lifeboat",
    .seat_counts = SEAT_BIT(1) | SEAT_BIT(2) | SEAT_BIT(3) | SEAT_BIT(4),  /* LB-SET-1 */
    .state_size = sizeof(State),
    .content_size = sizeof(Content),
    GAME_LISTS,
    .setup = setup,
    .view = lifeboat_view,
    .redeal = redeal,
    .result = result,
    .check = lifeboat_check,
    .team = team,
    .bots = &lifeboat_bots,
    .preview = &preview,
    .read = lifeboat_read,
};
