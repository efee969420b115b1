/* Euthia as a Game: names of verbs, kinds, events and options, and the table of functions. */
#include "games/euthia/euthia.h"

static const VerbSpec verbs[VERBS] = {EUTHIA_VERBS(VERB_SPEC)};
static const EventSpec events[EVENTS] = {EUTHIA_EVENTS(EVENT_SPEC)};
static const PromptSpec prompts[PROMPTS] = {EUTHIA_PROMPTS(PROMPT_SPEC)};

/* ---- words of things ------------------------------------------------------------------------- */

static const char *const action_words[] = {"mining", "trade", "combat", 0};

/* By the axial place of the hex: (1, -2) is "e1n2"; a centre is "e0s0-m" by the anchor of its
 * tile. */
static int field_count(const void *state)
{
    const State *s = state;
    return s->n_sites * CELLS;
}

static void field_word(const void *state, int field, Str *out)
{
    const State *s = state;
    const Hex at = euthia_hex(s, field);
    put(out, "%c%d%c%d%s", at.q < 0 ? 'w' : 'e', absolute(at.q), at.r < 0 ? 'n' : 's',
        absolute(at.r), cell_of(field) == CENTRE ? "-m" : "");
}

static const char *read_number(const char *p, int *n)
{
    *n = 0;
    if (*p < '0' || *p > '9')
        return 0;
    while (*p >= '0' && *p <= '9' && *n < 1000)
        *n = 10 * *n + (*p++ - '0');
    return p;
}

static int field_find(const void *state, const char *word)
{
    const State *s = state;
    int q, r;
    if (*word != 'e' && *word != 'w')
        return -1;
    const char *p = read_number(word + 1, &q);
    if (p == 0 || (*p != 'n' && *p != 's'))
        return -1;
    const bool north = *p == 'n';
    p = read_number(p + 1, &r);
    if (p == 0)
        return -1;
    const int field = euthia_field_at(s, *word == 'w' ? -q : q, north ? -r : r);
    if (field == NO_FIELD)
        return -1;
    return *p == '-' ? field_of(site_of(field), CENTRE) : field;
}

/* Tiles of the players: the second with the same name is "short-sword-2". */
static int item_count(const void *state)
{
    const State *s = state;
    return s->flow.seats * OWNED_MAX;
}

static void item_word(const void *state, int item, Str *out)
{
    const State *s = state;
    const Owned *o = &s->board[item / OWNED_MAX].owned[item % OWNED_MAX];
    int copy = 1;
    if (o->place == NOWHERE) {
        put(out, "nothing-%d", item + 1);
        return;
    }
    for (int i = 0; i < item; i++) {
        const Owned *other = &s->board[i / OWNED_MAX].owned[i % OWNED_MAX];
        copy += other->place != NOWHERE && other->tile == o->tile;
    }
    str_text(out, content(s)->tile[o->tile].id);
    if (copy > 1)
        put(out, "-%d", copy);
}

static uint64_t names(const void *state)
{
    const State *s = state;
    uint64_t all = 0;
    EACH_SEAT (seat, s)
        all = all * 67 + s->board[seat].hero;
    for (int i = 0; i < s->flow.seats * OWNED_MAX; i++) {
        const Owned *o = &s->board[i / OWNED_MAX].owned[i % OWNED_MAX];
        all = (all ^ (o->place == NOWHERE ? 0 : o->tile + 1u)) * 0x100000001b3ULL;
    }
    return all;
}

static const char *const symbol_words[SYMBOLS] = {
    [SWORD] = "sword", [ABILITY_SLOT] = "ability", [FIRST_SLOT] = "first", [HELM] = "helm",
    [CHEST] = "chest", [GLOVES] = "gloves", [LEGS] = "legs", [BOOTS] = "boots", [RING] = "ring",
    [AMULET] = "amulet", [POUCH_ONLY] = "pouch",
};

/* Slots of the boards: "sword", and the second of all "sword-2". */
static int slot_count(const void *state)
{
    const State *s = state;
    return s->flow.seats * BOARD_SLOTS_MAX;
}

static int symbol_at(const State *s, int slot)
{
    const int seat = slot / BOARD_SLOTS_MAX, i = slot % BOARD_SLOTS_MAX;
    return s->board[seat].hero == NONE || i >= hero_of(s, seat)->n_slots
               ? SYMBOLS : hero_of(s, seat)->slot[i].symbol;
}

static void slot_word(const void *state, int slot, Str *out)
{
    const State *s = state;
    const int symbol = symbol_at(s, slot);
    int copy = 1;
    for (int i = 0; i < slot; i++)
        copy += symbol_at(s, i) == symbol;
    str_text(out, symbol == SYMBOLS ? "none" : symbol_words[symbol]);
    if (copy > 1)
        put(out, "-%d", copy);
}

static const KindSpec kinds[KINDS] = {CORE_KINDS, EUTHIA_KINDS(KIND_SPEC)};

/* EU-GOLD-4, EU-COOP-4: nothing is done with things of others. Where something new begins: why
 * nothing is done with a thing that no offer names. */
const char *euthia_why_not(int kind)
{
    static const char *const why[KINDS] = {
        [KIND_HERO] = "EU-GOLD-4", [KIND_FIELD] = "EU-MOVE-2", [KIND_TILE] = "EU-BUY-1",
        [KIND_ITEM] = "EU-TIME-1", [KIND_SLOT] = "EU-SLOT-1", [KIND_GEM] = "EU-GEM-5",
        [KIND_ESSENCE] = "EU-ESS-3", [KIND_ACTION] = "EU-ACT-3", [KIND_CARD] = "EU-CARD-1",
        [KIND_MONSTER] = "EU-TROPHY-1", [KIND_ELITE] = "EU-ELITE-8", [KIND_QUEST] = "EU-QUEST-1",
        [KIND_LEGEND] = "EU-TILE-8", [KIND_MAP_TILE] = "EU-REVEAL-1", [KIND_DIE] = "EU-ROLL-1",
        [KIND_GRADE] = "EU-SCEN-4", [KIND_FOE] = "EU-SCEN-5",
    };
    return why[kind];
}

/* ---- options, result, teams ------------------------------------------------------------------ */

static const char *const mode_words[] = {"competitive", "cooperative", 0};
static const char *const hero_words[] = {"choose", "random", 0};
static const char *const quest_words[] = {"few", "many", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_SCENARIO] = {.id = "scenario", .ids = IDS_OF(Content, scenario, n_scenarios),
                      .rule = "EU-MAPSET-1"},
    [OPT_MODE] = {.id = "mode", .words = mode_words, .default_value = PLAY_AGAINST,
                  .rule = "EU-COOP-1"},
    [OPT_ELITES] = {.id = "elites", .words = off_on, .rule = "EU-ELITE-1"},
    [OPT_HEROES] = {.id = "heroes", .words = hero_words, .rule = "EU-HERO-1"},
    [OPT_RADIUS] = {.id = "radius", .min = 0, .max = 12, .rule = "EU-RULE-18"},
    [OPT_QUESTS] = {.id = "quests", .words = quest_words, .rule = "EU-RULE-66"},
};

/* EU-GOAL-2; together all win or all lose. */
static int team(const void *state, int seat)
{
    return automatic(state) ? 0 : seat;
}

/* EU-SCORE-10, EU-RULE-36: the highest reputation, then the better hand; who is still tied
 * draws. */
static void rank(const State *s, Result *r)
{
    Seats best = 0;
    int most = -1;
    EACH_SEAT (seat, s) {
        const int value = euthia_final_reputation(s, seat) * 1000 + euthia_tie_break(s, seat);
        if (value > most)
            best = 0;
        if (value >= most) {
            most = value;
            best |= SEAT_BIT(seat);
        }
    }
    if ((best & (best - 1)) == 0) {
        result_winners(r, s->flow.seats, best);
        return;
    }
    EACH_SEAT (seat, s)
        r->seat[seat].outcome = best & SEAT_BIT(seat) ? OUTCOME_DRAW : OUTCOME_LOSS;
}

static void result(const void *state, Result *r)
{
    const State *s = state;
    r->ending = !s->over ? "open" : "rounds";
    EACH_SEAT (seat, s)
        r->seat[seat].score = euthia_final_reputation(s, seat);
    if (!automatic(s)) {
        rank(s, r);
        return;
    }
    const bool reached = euthia_goal_reached(s);
    if (s->over)
        r->ending = reached ? "goal" : "failed";
    EACH_SEAT (seat, s)
        r->seat[seat].outcome = reached ? OUTCOME_WIN : OUTCOME_LOSS;
}

static const Proc procs[PROCS] = {EUTHIA_FLOWS(FLOW_PROC)};

const Game euthia_game = {
    .id = "euthia",
    .seat_counts = 1u << 1 | 1u << 2 | 1u << 3 | 1u << 4,
    .state_size = sizeof(State),
    .content_size = sizeof(Content),
    GAME_LISTS,
    .setup = euthia_setup,
    .view = euthia_view,
    .names = names,
    .redeal = euthia_redeal,
    .result = result,
    .check = euthia_check,
    .team = team,
    .bots = &euthia_bots,
    .preview = &euthia_preview,
    .lab = &euthia_lab,
    .read = euthia_read,
};
