/* The Exalted Ones as a Game: names of verbs, kinds, events and options, and the table of
 * functions. */
#include "games/exalted/exalted.h"

#include "games/exalted/vocabulary.h"

static const VerbSpec verbs[VERBS] = {EXALTED_VERBS(VERB_SPEC)};
static const EventSpec events[EVENTS] = {EXALTED_EVENTS(EVENT_SPEC)};
static const PromptSpec prompts[PROMPTS] = {EXALTED_PROMPTS(PROMPT_SPEC)};

/* ---- words of things ------------------------------------------------------------------------- */

static const char *const team_words[] = {"blue", "red", 0};
static const char *const lane_words[] = {"nw", "m", "se", 0};
static const char *const post_words[] = {"inner", "outer"};
static const char *const slot_words[] = {"q", "w", "r", 0};
static const char *const mode_words[] = {"standard", "to-the-end", "trophies", "poacher", 0};
static const char *const step_words[] = {"march", "siege", "ruins", "effects", "losses", "golems",
                                         "creatures", 0};
static const char *const reward_words[] = {"hero", "tower", "artifact", "drako", "cydra",
                                           "creature", "golem", "support", 0};
static const char *const status_words[] = {"stun", "hold", "silence", "blind", "slow", "bleed",
                                           "burn", 0};
static const char *const value_words[] = {"attack", "wk", "rst", "mr", "agil", "mana", "mreg",
                                          "run", "move", "life", "range", 0};
static const char *const deed_words[] = {"none", "move", "run", "attack", "ability", "teleport",
                                         "wake", "free", "buy", 0};
static const char *const neutral_words[NEUTRALS] = {"pantha-w", "pantha-e", "igu-s", "igu-n",
                                                    "drako", "cydra"};

/* EX-DRAFT-8: if both have the same hero, red's is "alice-2". */
static void hero_word(const State *s, int m, Str *out)
{
    const int profile = s->hero[m].profile, role = m % TEAM_HEROES;
    if (profile < 0) {
        put(out, "%s-hero-%d", team_words[team_of(m)], role + 1);
        return;
    }
    str_text(out, content(s)->hero[profile].id);
    if (team_of(m) == RED && s->hero[hero_of(BLUE, role)].profile == profile)
        str_text(out, "-2");
}

static int model_count(const void *state)
{
    (void)state;
    return MODELS;
}

static void model_word(const void *state, int m, Str *out)
{
    if (is_hero(m))
        hero_word(state, m, out);
    else if (is_golem(m))
        put(out, "golem-%s-%s-%s-%d", team_words[team_of(m)], lane_words[lane_of(m)],
            post_words[post_of(m)], 1 + (m - GOLEM_0) % 2);
    else if (is_tower(m))
        put(out, "tower-%s-%s-%s", team_words[team_of(m)], lane_words[lane_of(m)],
            post_words[post_of(m)]);
    else if (is_artifact(m))
        put(out, "artifact-%s", team_words[team_of(m)]);
    else
        str_text(out, neutral_words[m - NEUTRAL_0]);
}

/* Heroes get their names in the draft. */
static uint64_t names(const void *state)
{
    const State *s = state;
    uint64_t all = 0;
    for (int h = 0; h < HEROES; h++)
        all = all * 67 + (uint64_t)(s->hero[h].profile + 1);
    return all;
}

static int ability_count(const void *state) { return content(state)->n_heroes * SLOTS; }
static void ability_word(const void *state, int a, Str *out)
{
    str_text(out, content(state)->hero[a / SLOTS].ability[a % SLOTS].id);
}

static int passive_count(const void *state) { return content(state)->n_heroes; }
static void passive_word(const void *state, int hero, Str *out)
{
    str_text(out, content(state)->hero[hero].id);
}

/* The choices of the ability that is being announced. */
static const Ability *choosing(const State *s)
{
    const Deed *d = exalted_announced(s);
    return d->kind == DEED_ABILITY ? ability_of(s, d->hero, d->slot) : 0;
}

static int choice_count(const void *state)
{
    (void)state;
    return CHOICES_MAX;
}

static void choice_word(const void *state, int i, Str *out)
{
    const Ability *a = choosing(state);
    if (a != 0 && i < a->n_choices)
        str_text(out, a->choice_id[i]);
    else
        put(out, "choice%d", i + 1);
}

/* Mountains by compass, their parts by number. */
static int wall_count(const void *state) { return arena(state)->n_walls; }
static void wall_word(const void *state, int w, Str *out)
{
    static const char *const mountains[] = {"w", "s", "e", "n"};
    const Arena *a = arena(state);
    int part = 1;
    for (int i = 0; i < w; i++)
        part += a->wall_of[i] == a->wall_of[w];
    put(out, "%s-%d", mountains[a->wall_of[w]], part);
}

static const KindSpec kinds[KINDS] = {CORE_KINDS, EXALTED_KINDS(KIND_SPEC)};

/* ---- options, result, teams ------------------------------------------------------------------ */

static const char *const team_choices[] = {"draft", "prepared", "factions", "random", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_MODE] = {.id = "mode", .words = mode_words, .default_value = MODE_STANDARD,
                  .rule = "EX-MODE-1"},
    [OPT_MAP] = {.id = "map", .ids = IDS_OF(Content, arena.map, arena.n_maps),
                 .rule = "EX-PRACT-1"},
    [OPT_TEAMS] = {.id = "teams", .words = team_choices, .default_value = TEAMS_DRAFT,
                   .rule = "EX-DRAFT-1"},
    [OPT_UNIQUE] = {.id = "unique", .words = off_on, .rule = "EX-DRAFT-6"},
    [OPT_ROUND_LIMIT] = ROUND_LIMIT_OPTION(30, "EX-RULE-78"),
};

/* EX-GEN-2: each player has a team of his own. */
static int team(const void *state, int seat)
{
    (void)state;
    return seat;
}

static const char *ending(const State *s)
{
    if (s->winner < 0)
        return "open";
    if (s->at_limit)
        return "round-limit";
    if (s->winner == NEUTRAL)
        return "draw";
    if (!stands(&s->now, artifact_of(other_team(s->winner))))
        return "artifact";
    return s->option[OPT_MODE] == MODE_TROPHIES ? "trophies"
           : s->option[OPT_MODE] == MODE_POACHER ? "rounds" : "points";
}

static int score_of(const State *s, int t)
{
    return s->option[OPT_MODE] == MODE_TROPHIES ? s->scored[t][FOR_DRAKO] + s->scored[t][FOR_CYDRA]
                                                : s->points[t];
}

static void result(const void *state, Result *r)
{
    const State *s = state;
    Seats winners = 0;
    for (int seat = 0; seat < 2; seat++) {
        r->seat[seat].score = score_of(s, s->colour[seat]);
        if (s->winner == s->colour[seat])
            winners |= SEAT_BIT(seat);
    }
    result_winners(r, 2, winners);
    r->ending = ending(s);
}

static void entrants(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to)
{
    const State *s = state;
    for (int h = 0; h < HEROES; h++)
        if (s->hero[h].profile >= 0)
            tell(to, content(s)->hero[s->hero[h].profile].id, seat_of_team(s, team_of(h)));
    tell(to, "blue", seat_of_team(s, BLUE));
    tell(to, "red", seat_of_team(s, RED));
    tell(to, "initiative", s->began);
    tell(to, "opener", s->opened);
}

/* Cards of the market lie before both: who bought one. */
static void usage(const void *state,
                  void (*tell)(void *to, const char *name, int seat, bool used), void *to)
{
    const State *s = state;
    for (int i = 0; i < content(s)->n_items; i++)
        for (int seat = 0; seat < 2; seat++)
            tell(to, content(s)->item[i].id, seat, s->bought[seat] & bit(i));
}

static const Proc procs[PROCS] = {EXALTED_FLOWS(FLOW_PROC)};
static const PlanePreview plane_preview = {
    .plan = exalted_plan, .places = exalted_named_places, .describe = exalted_describe,
    .measure = exalted_measure, .field = exalted_field,
};
static const Preview preview = {
    .ends = exalted_ends, .overlay = exalted_overlay, .odds = exalted_odds,
    .brings = exalted_brings, .plane = &plane_preview,
};
static const LabHooks lab_hooks = {.entrants = entrants, .usage = usage, .work = exalted_work,
                                   .n_work = EXALTED_WORK};

const Game exalted_game = {
    .id = "exalted",
    .seat_counts = 1u << 2,
    .state_size = sizeof(State),
    .content_size = sizeof(Content),
    .dice_stay = true,
    GAME_LISTS,
    .setup = exalted_setup,
    .view = exalted_view,
    .names = names,
    .redeal = exalted_redeal,
    .result = result,
    .check = exalted_check,
    .team = team,
    .bots = &exalted_bots,
    .preview = &preview,
    .lab = &lab_hooks,
    .read = exalted_read,
};
