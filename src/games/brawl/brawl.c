/* Super Fantasy Brawl as a Game: names of verbs, kinds, events and options, and the
 * table of functions. */
#include "games/brawl/brawl.h"

static const VerbSpec verbs[VERBS] = {
    [V_FIRST] = {"first", 1, {KIND_SEAT}},
    [V_SIDE] = {"side", 1, {KIND_SIDE}},
    [V_PICK] = {"pick", 1, {KIND_CHAMPION}},
    [V_RETURN] = {"return", 1, {KIND_CHAMPION}},
    [V_CONFIRM] = {"confirm", 0, {0}},
    [V_BRING] = {"bring", 1, {KIND_CHAMPION}},
    [V_BAN] = {"ban", 1, {KIND_CHAMPION}},
    [V_TRAP] = {"trap", 1, {KIND_HEX}},
    [V_SWAP] = {"swap", 1, {KIND_CARD}},
    [V_KEEP] = {"keep", 0, {0}},
    [V_DEPLOY] = {"deploy", 2, {KIND_UNIT, KIND_HEX}},
    [V_PLAY] = {"play", 1, {KIND_CARD}},
    [V_STANDARD] = {"standard", 2, {KIND_STANDARD, KIND_UNIT}},
    [V_SPEND] = {"spend", 3, {KIND_ESSENCE, KIND_STANDARD, KIND_UNIT}},  /* any essence */
    [V_END] = {"end", 0, {0}},
    [V_MOVE] = {"move", 1, {KIND_HEX}},
    [V_STAY] = {"stay", 0, {0}},
    [V_ATTACK] = {"attack", 1, {KIND_UNIT}},
    [V_AIM] = {"aim", 1, {KIND_DIRECTION}},
    [V_HOLD] = {"hold", 0, {0}},
    [V_REACT] = {"react", 2, {KIND_CARD, KIND_UNIT}},
    [V_PASS] = {"pass", 0, {0}},
    [V_USE] = {"use", 0, {0}},
    [V_CHOOSE] = {"choose", 1, {KIND_UNIT}},
    [V_SKIP] = {"skip", 0, {0}},
    [V_PLACE] = {"place", 1, {KIND_HEX}},
    [V_LOOK] = {"look", 1, {KIND_HEX}},
    [V_DRAW] = {"draw", 1, {KIND_NUMBER}},
    [V_PLAN] = {"plan", 1, {KIND_CARD}},
    [V_DISCARD] = {"discard", 1, {KIND_CARD}},
};

static const EventSpec events[EVENTS] = {
    [EV_START] = {"start", 1, {KIND_SEAT}},
    [EV_FIRST] = {"first", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_SIDE] = {"side", 2, {KIND_SEAT, KIND_SIDE}},
    [EV_PICK] = {"pick", 2, {KIND_SEAT, KIND_CHAMPION}},
    [EV_RETURN] = {"return", 2, {KIND_SEAT, KIND_CHAMPION}},
    [EV_CONFIRM] = {"confirm", 1, {KIND_SEAT}},
    [EV_BRING] = {"bring", 2, {KIND_SEAT, KIND_CHAMPION}},
    [EV_REVEAL_SET] = {"reveal-set", 2, {KIND_SEAT, KIND_CHAMPION}},
    [EV_BAN] = {"ban", 3, {KIND_SEAT, KIND_CHAMPION, KIND_SEAT}},
    [EV_TRAP_SET] = {"trap-set", 2, {KIND_SEAT, KIND_HEX}},
    [EV_MULLIGAN] = {"mulligan", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_DEPLOY] = {"deploy", 2, {KIND_UNIT, KIND_HEX}},
    [EV_TURN] = {"turn", 2, {KIND_SEAT, KIND_NUMBER}},
    [EV_SCORE] = {"score", 3, {KIND_SEAT, KIND_CHALLENGE, KIND_NUMBER}},
    [EV_VP] = {"vp", 3, {KIND_SIDE, KIND_NUMBER, KIND_NUMBER}},
    [EV_CHALLENGE] = {"challenge", 2, {KIND_CHALLENGE, KIND_NUMBER}},
    [EV_CHALLENGE_OFF] = {"challenge-off", 1, {KIND_CHALLENGE}},
    [EV_PLAY] = {"play", 2, {KIND_SEAT, KIND_CARD}},
    [EV_STANDARD] = {"standard", 4, {KIND_SEAT, KIND_STANDARD, KIND_UNIT, KIND_ESSENCE}},
    [EV_END] = {"end", 1, {KIND_SEAT}},
    [EV_MOVE] = {"move", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_ENTER] = {"enter", 2, {KIND_UNIT, KIND_HEX}},
    [EV_DASH] = {"dash", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_SWOOP] = {"swoop", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_JUMP] = {"jump", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_FORCE] = {"force", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_FEAR] = {"fear", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_PUSH] = {"push", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_PULL] = {"pull", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_PLACE] = {"place", 3, {KIND_UNIT, KIND_HEX, KIND_HEX}},
    [EV_UNMOVED] = {"unmoved", 1, {KIND_UNIT}},
    [EV_TRAP] = {"trap", 3, {KIND_UNIT, KIND_TRAP, KIND_HEX}},
    [EV_TRAP_PROOF] = {"trap-proof", 1, {KIND_UNIT}},
    [EV_TRAP_MOVED] = {"trap-moved", 3, {KIND_SEAT, KIND_HEX, KIND_HEX}},
    [EV_LOOK] = {"look", 3, {KIND_SEAT, KIND_TRAP, KIND_HEX}},
    [EV_ATTACK] = {"attack", 3, {KIND_UNIT, KIND_CARD, KIND_UNIT}},
    [EV_AIM] = {"aim", 3, {KIND_UNIT, KIND_CARD, KIND_DIRECTION}},
    [EV_REACT] = {"react", 3, {KIND_SEAT, KIND_CARD, KIND_UNIT}},
    [EV_ESCAPE] = {"escape", 1, {KIND_UNIT}},
    [EV_STRIKE] = {"strike", 5, {KIND_UNIT, KIND_UNIT, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_DAMAGE] = {"damage", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_HEAL] = {"heal", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_ROOT] = {"root", 1, {KIND_UNIT}},
    [EV_STUN] = {"stun", 1, {KIND_UNIT}},
    [EV_GUARD] = {"guard", 2, {KIND_UNIT, KIND_NUMBER}},
    [EV_OUT] = {"out", 1, {KIND_UNIT}},
    [EV_LEVEL] = {"level", 1, {KIND_UNIT}},
    [EV_DRAW] = {"draw", 2, {KIND_SEAT, KIND_CARD}},
    [EV_RESHUFFLE] = {"reshuffle", 1, {KIND_SEAT}},
    [EV_PLAN] = {"plan", 2, {KIND_SEAT, KIND_CARD}},
    [EV_DISCARD] = {"discard", 2, {KIND_SEAT, KIND_CARD}},
    [EV_SHOW] = {"show", 1, {KIND_SEAT}},
    [EV_SHOWN] = {"shown", 2, {KIND_SEAT, KIND_CARD}},
    [EV_WIN] = {"win", 1, {KIND_SIDE}},
    [EV_LIMIT] = {"limit", 1, {KIND_NUMBER}},
};

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

static int champion_count(const void *state) { return content(state)->n_champions; }
static void champion_word(const void *state, int k, Str *out)
{
    str_text(out, content(state)->champion[k].id);
}

static int essence_count(const void *state) { (void)state; return ESSENCES; }
static void essence_word(const void *state, int e, Str *out)
{
    static const char *const words[] = {"manipulation", "destruction", "creation"};
    (void)state;
    str_text(out, words[e]);
}

static int direction_count(const void *state) { (void)state; return DIRECTIONS; }
static void direction_word(const void *state, int d, Str *out)
{
    static const char *const words[] = {"e", "ne", "nw", "w", "sw", "se"};
    (void)state;
    str_text(out, words[d]);
}

static int side_count(const void *state) { (void)state; return SIDES; }
static void side_word(const void *state, int side, Str *out)
{
    (void)state;
    str_text(out, side == 0 ? "north" : "south");
}

static int standard_count(const void *state) { (void)state; return STANDARDS; }
static void standard_word(const void *state, int i, Str *out)
{
    str_text(out, content(state)->standard[i].id);
}

static int trap_count(const void *state) { return content(state)->n_traps; }
static void trap_word(const void *state, int t, Str *out)
{
    str_text(out, content(state)->trap[t].id);
}

static int challenge_count(const void *state) { return content(state)->n_challenges; }
static void challenge_word(const void *state, int k, Str *out)
{
    str_text(out, content(state)->challenge[k].id);
}

static int print_count(const void *state) { return content(state)->n_champions * CARDS_EACH; }
static void print_word(const void *state, int card, Str *out)
{
    str_text(out, content(state)->champion[card / CARDS_EACH].card[card % CARDS_EACH].id);
}

static const KindSpec kinds[KINDS] = {
    CORE_KINDS,
    [KIND_UNIT] = {"unit", unit_count, unit_word},
    [KIND_HEX] = {"hex", hex_count, hex_word},
    [KIND_CARD] = {"card", card_count, card_word},
    [KIND_CHAMPION] = {"champion", champion_count, champion_word},
    [KIND_ESSENCE] = {"essence", essence_count, essence_word},
    [KIND_DIRECTION] = {"direction", direction_count, direction_word},
    [KIND_SIDE] = {"side", side_count, side_word},
    [KIND_STANDARD] = {"standard", standard_count, standard_word},
    [KIND_TRAP] = {"trap", trap_count, trap_word},
    [KIND_CHALLENGE] = {"challenge", challenge_count, challenge_word},
    [KIND_PRINT] = {"card", print_count, print_word},
};

/* ---- options, result, teams ------------------------------------------------------------------ */

static const char *const selections[] = {"draft", "free", "competitive", "suggested", "random", 0};
static const char *const off_on[] = {"off", "on", 0};
static const char *const pools[] = {"double", "unique", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_SELECTION] = {.id = "selection", .words = selections, .standard = SELECT_DRAFT,
                       .rule = "BR-SET-3"},
    [OPT_QUICK_START] = {.id = "quick-start", .words = off_on, .standard = 0, .rule = "BR-RULE-4"},
    [OPT_TEAM_HANDS] = {.id = "team-hands", .words = off_on, .standard = 1, .rule = "BR-RULE-59"},
    [OPT_ROUND_LIMIT] = {.id = "round-limit", .min = 0, .max = 200, .standard = 0, .automatic = 40,
                         .rule = "BR-RULE-65"},
    [OPT_POOL] = {.id = "pool", .words = pools, .standard = POOL_DOUBLE, .rule = "BR-TDRAFT-1"},
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

const Game brawl_game = {
    .id = "brawl",
    .seat_counts = 1u << 2 | 1u << 4,
    .state_size = sizeof(State),
    .content_size = sizeof(Content),
    .verbs = verbs, .n_verbs = VERBS,
    .kinds = kinds, .n_kinds = KINDS,
    .events = events, .n_events = EVENTS,
    .options = options, .n_options = MATCH_OPTIONS,
    .procs = procs, .n_procs = PROCS, .main_proc = P_game,
    .setup = brawl_setup,
    .view = brawl_view,
    .names = names,
    .brings = brawl_brings,
    .path = brawl_path,
    .redeal = brawl_redeal,
    .result = result,
    .check = brawl_check,
    .team = team,
    .policy = brawl_policy,
    .entrants = entrants,
    .read = brawl_read,
};
