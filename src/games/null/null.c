/* The Game table of Null: names of verbs, kinds, events and options, set-up and result. */
#include "games/null/null.h"

static const VerbSpec verbs[VERBS] = {NULL_VERBS(VERB_SPEC)};
static const KindSpec kinds[KINDS] = {CORE_KINDS, NULL_KINDS(KIND_SPEC)};
static const EventSpec events[EVENTS] = {NULL_EVENTS(EVENT_SPEC)};
static const PromptSpec prompts[PROMPTS] = {NULL_PROMPTS(PROMPT_SPEC)};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_GOAL] = {.id = "goal", .min = 10, .max = 40, .default_value = 20, .rule = "NU-END-1"},
    [OPT_INTERRUPTS] = {.id = "interrupts", .words = off_on, .default_value = 1,
                        .rule = "NU-INT-4"},
};

static const Proc procs[FLOWS] = {NULL_FLOWS(FLOW_PROC)};

static const char *setup(void *state, const Setup *how)
{
    State *s = state;
    s->flow.cap = sizeof s->flow_stack;
    s->goal = how->option[OPT_GOAL];
    s->interrupts = how->option[OPT_INTERRUPTS];
    zone_init(&s->deck);
    zone_init(&s->discard);
    zone_init(&s->played);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        zone_init(&s->hand[seat]);
    return 0;
}

/* NU-END-1 … NU-END-3. While the match goes on, whoever leads would win. */
static void result(const void *state, Result *r)
{
    static const char *const endings[] = {
        [ENDING_OPEN] = "open", [ENDING_GOAL] = "goal", [ENDING_ROUNDS] = "rounds"};
    const State *s = state;
    int best = s->score[0];
    Seats winners = 0;
    r->ending = endings[s->ending];
    for (int seat = 0; seat < s->flow.seats; seat++) {
        r->seat[seat].score = s->score[seat];
        best = s->score[seat] > best ? s->score[seat] : best;
    }
    for (int seat = 0; seat < s->flow.seats; seat++)
        if (s->score[seat] == best)
            winners |= SEAT_BIT(seat);
    if (winners & (winners - 1)) {  /* more than one */
        winners = 0;
        if (s->ending == ENDING_ROUNDS)
            r->ending = "draw";
    }
    result_winners(r, s->flow.seats, winners);
}

/* NU-SET-1: everyone plays alone, so each seat is its own team. */
static int team(const void *state, int seat)
{
    (void)state;
    return seat;
}

/* The only thing that could be unfair: who starts. */
static void entrants(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to)
{
    const State *s = state;
    for (int seat = 0; seat < s->flow.seats; seat++)
        tell(to, seat == s->first ? "starts" : "follows", seat);
}

static const LabHooks lab_hooks = {.entrants = entrants};

extern const Game null_game;
const Game null_game = {
    .id = "null",
    .seat_counts = SEAT_BIT(2) | SEAT_BIT(3),  /* NU-SET-1 */
    .state_size = sizeof(State),
    .content_size = sizeof(Content),
    GAME_LISTS,
    .setup = setup,
    .view = null_view,
    .redeal = null_redeal,
    .result = result,
    .check = null_check,
    .team = team,
    .bots = &null_bots,
    .lab = &lab_hooks,
    .read = null_read,
};
