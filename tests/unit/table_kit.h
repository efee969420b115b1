/* What tests of the table share: a tiny game in which undo is possible, matches of it and of the
 * template game, and how to play them. */
#ifndef TESTS_TABLE_KIT_H
#define TESTS_TABLE_KIT_H

#include "unit.h"

#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"

#define FLOW_OF tiny

enum { TEXT = 1 << 16 };

static char why[MATCH_ERROR];

/* ---- a tiny game in which undo is possible: count up in steps, roll, or show a secret ---- */

enum { T_ADD, T_ROLL, T_SECRET, T_STOP, T_VERBS };

typedef struct State {
    Flow flow;
    FLOW_STACK(64);
    int16_t sum[2];
    int8_t turn;
} State;

struct count_vars { int8_t unused; };
enum { P_count };

static void count_menu(const State *s, const struct count_vars *my, Menu *m)
{
    (void)my;
    prompt(m, 0, "T-1");
    for (int i = 1; i <= 3; i++)
        if (s->sum[m->seat] + i > 9)
            deny(m, option(T_ADD, i, 0, 0), "T-2");
        else
            offer(m, option(T_ADD, i, 0, 0));
    offer(m, option(T_ROLL, 0, 0, 0));
    offer(m, option(T_SECRET, 0, 0, 0));
    offer(m, option(T_STOP, 0, 0, 0));
}

FLOW_DECLARE(count)
FLOW(count)
{
    FLOW_BEGIN;
    for (;;) {
        ASK(s->turn, count_menu);
        if (CHOSE(T_ADD))
            s->sum[s->turn] = (int16_t)(s->sum[s->turn] + ANSWER(0));
        if (CHOSE(T_ROLL))
            s->sum[s->turn] = (int16_t)(s->sum[s->turn] + 1 + (int)c->chance->below(c->chance, 3));
        if (CHOSE(T_SECRET))
            EMIT_SECRET(0, "T-3", SEAT_BIT(s->turn), 1, s->sum[s->turn]);
        else
            EMIT(0, "T-3", s->sum[s->turn]);
        if (CHOSE(T_STOP))
            s->turn++;
        if (s->turn == 2)
            END_GAME;
    }
    FLOW_END;
}

static const char *tiny_setup(void *state, const Setup *how)
{
    (void)how;
    ((State *)state)->flow.cap = 64;
    return 0;
}

static void tiny_view(const void *state, int seat, View *v)
{
    const State *s = state;
    (void)seat;
    for (int i = 0; i < 2; i++)
        view_fact(&v->seats[i].of, "sum", s->sum[i], -1);
}

static void tiny_redeal(void *state, int seat, Chance *chance)
{
    (void)state;
    (void)seat;
    (void)chance;
}

static void tiny_result(const void *state, Result *r)
{
    const State *s = state;
    result_winners(r, 2, s->sum[0] > s->sum[1] ? 1 : 2);
    r->ending = "count";
}

static int tiny_team(const void *state, int seat)
{
    (void)state;
    return seat;
}

/* Only a roll has odds. They are asked for once, of a copy. */
static int odds_asked;
static const void *odds_state;

static bool tiny_odds(const void *state, const Menu *m, Option o, Odds *out)
{
    const State *s = state;
    odds_asked++;
    odds_state = state;
    *out = (Odds){.target = {KIND_SEAT, (int16_t)m->seat}, .hit = 1000000, .kill = 333333,
                  .mean = 2000, .least = 1, .most = 3, .need = s->sum[m->seat]};
    return option_verb(o) == T_ROLL;
}

static const VerbSpec tiny_verbs[] = {
    {"add", 1, {KIND_NUMBER}}, {"roll", 0, {0}}, {"secret", 0, {0}}, {"stop", 0, {0}}};
static const KindSpec tiny_kinds[] = {CORE_KINDS};
static const PromptSpec tiny_prompts[] = {{.id = "count"}};
static const EventSpec tiny_events[] = {{"sum", 1, {KIND_NUMBER}}};
static const Proc tiny_procs[] = {FLOW_PROC(count)};

static const Preview tiny_preview = {.odds = tiny_odds};

static const Game tiny = {
    .id = "tiny", .seat_counts = SEAT_BIT(2), .state_size = sizeof(State), .verbs = tiny_verbs,
    .kinds = tiny_kinds, .prompts = tiny_prompts, .events = tiny_events, .procs = tiny_procs,
    .n_verbs = T_VERBS, .n_kinds = KIND_GAME, .n_events = 1, .n_procs = 1, .main_proc = P_count,
    .setup = tiny_setup, .view = tiny_view, .redeal = tiny_redeal, .result = tiny_result,
    .team = tiny_team, .preview = &tiny_preview};

static const Rule tiny_rules[] = {{.id = "T-2", .in = {"Hoechstens neun.", "At most nine."}}};
static const Pack tiny_pack = {.game = "tiny", .name = "base", .rules = tiny_rules, .n_rules = 1};

/* ---- helpers ---- */

static const SeatHolder people[MAX_SEATS] = {
    {SEAT_PERSON, "Anna", ""}, {SEAT_BOT, "random", ""}, {SEAT_PERSON, "Jo Ann", ""}};

static inline Match *new_match(const Game *game, int seats, uint64_t number)
{
    Setup setup;
    uint8_t seed[SEED_BYTES];
    fair_seed_from_number(number, seed);
    game_setup_default(game, game == &tiny ? pack_register(&tiny_pack) : pack_builtin(game), seats,
                        &setup);
    Match *m = match_new(game, &setup, people, seed, LANG_EN, why);
    assert_non_null(m);
    return m;
}

static inline const Game *null_game(void)
{
    const Game *game = game_by_id("null");
    assert_non_null(game);
    return game;
}

/* Plays at random up to `most` answers. */
static inline void play_on(Match *m, uint64_t seed, int most)
{
    FastChance f;
    chance_fast(&f, seed);
    for (int i = 0; i < most && !match_over(m); i++) {
        const int seat = first_seat(match_asked(m));
        const Menu *menu = match_menu(m, seat);
        const Option o = menu->list[fast_below(&f, (uint32_t)menu->n)];
        assert_true(match_answer(m, seat, o, LANG_EN, why));
    }
}

static inline Match *played_out(uint64_t number)
{
    Match *m = new_match(null_game(), 2 + (int)(number % 2), number);
    play_on(m, number, 100000);
    assert_true(match_over(m));
    return m;
}

static inline void assert_same_view(const Match *a, const Match *b)
{
    static View v;
    static char x[TEXT], y[TEXT];
    for (int seat = 0; seat < match_setup(a)->seats; seat++) {
        Str one = STR_ON(x), two = STR_ON(y);
        game_view(match_game(a), match_state(a), seat, &v);
        view_json(match_game(a), match_state(a), &v, &one);
        game_view(match_game(b), match_state(b), seat, &v);
        view_json(match_game(b), match_state(b), &v, &two);
        assert_string_equal(x, y);
    }
}

/* Replaces the first occurrence of `from` after `start`. */
static inline char *changed(const char *text, const char *start, const char *from, const char *to)
{
    const char *at = strstr(strstr(text, start), from);
    assert_non_null(at);
    char *out = calloc(1, strlen(text) + strlen(to) + 1);
    memcpy(out, text, (size_t)(at - text));
    strcat(out, to);
    strcat(out, at + strlen(from));
    return out;
}

static inline void assert_why(const char *part)
{
    if (strstr(why, part) == 0)
        fail_msg("'%s' does not contain '%s'", why, part);
}

static inline bool can_undo(const Match *m, int seat)
{
    return match_undo_to(m, seat, false, match_length(m)) >= 0;
}

#endif
