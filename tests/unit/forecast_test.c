/* Forecasts where people may interfere: everybody passes, the answers to a fork are followed one by
 * one, and who counts together is told. The rest of forecasts is in forecast_match_test.c. */
#include "unit.h"

#include <string.h>

#include "table/forecast.h"

/* ---- a tiny game: a blow, which both may parry, and against which the other may defend ---- */

enum { EV_RESTED, EV_RECOVERED, EV_FELL, B_EVENTS };
enum {
    B_STRIKE, B_REST, B_PASS, B_PARRY, B_DEFEND, B_ENDURE, B_ROLL, B_RISK, B_SHUFFLE,
    B_DREAM, B_FALL, B_COOK, B_EAT, B_LEAVE, B_VERBS
};

typedef struct State {
    Flow flow;
    FLOW_STACK(64);
    int16_t life[2];
    int8_t turn, parried, i;
    bool hides;               /* redealing asks chance */
    bool harmless;            /* and that counts for nothing */
} State;

struct blows_vars { int8_t unused; };
enum { P_blows };
enum { Q_TURN, Q_PARRY, Q_DEFEND, Q_EAT };

static void turn_menu(const State *s, const struct blows_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_TURN, "B-1");
    offer(m, option(B_REST, 0, 0, 0));
    offer(m, option(B_STRIKE, 0, 0, 0));
    offer(m, option(B_ROLL, 0, 0, 0));
    offer(m, option(B_RISK, 0, 0, 0));
    offer(m, option(B_SHUFFLE, 0, 0, 0));
    offer(m, option(B_DREAM, 0, 0, 0));
    offer(m, option(B_FALL, 0, 0, 0));
    offer(m, option(B_COOK, 0, 0, 0));
}

/* Who has cooked practically always eats. */
static void eat_menu(const State *s, const struct blows_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_EAT, "B-7");
    offer(m, option(B_LEAVE, 0, 0, 0));
    offer_usual(m, option(B_EAT, 0, 0, 0));
}

static void parry_menu(const State *s, const struct blows_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_PARRY, "B-2");
    offer(m, option(B_PASS, 0, 0, 0));
    offer(m, option(B_PARRY, 0, 0, 0));
}

static void defend_menu(const State *s, const struct blows_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_DEFEND, "B-3");
    offer(m, option(B_DEFEND, 0, 0, 0));
    offer(m, option(B_ENDURE, 0, 0, 0));
}

static int roll(Ctx *c, int faces)
{
    return (int)c->chance->below(c->chance, (uint32_t)faces);
}

FLOW_DECLARE(blows)
FLOW(blows)
{
    FLOW_BEGIN;
    for (;;) {
        ASK(s->turn, turn_menu);
        if (CHOSE(B_STRIKE)) {
            s->parried = 0;
            for (s->i = 0; s->i < 2; s->i++) {
                ASK(s->i, parry_menu);
                s->parried |= CHOSE(B_PARRY);
            }
            if (!s->parried) {
                ASK(1 - s->turn, defend_menu);
                if (CHOSE(B_DEFEND))
                    s->life[s->turn] -= 1;
                s->life[1 - s->turn] = s->life[1 - s->turn] - 3;
            }
        }
        if (CHOSE(B_ROLL))    /* two dice */
            s->life[s->turn] = 2 + roll(c, 6) + roll(c, 6);
        if (CHOSE(B_RISK))    /* a coin, and if it falls well a die */
            s->life[s->turn] = roll(c, 2) == 0 ? 0 : 1 + roll(c, 3);
        if (CHOSE(B_SHUFFLE)) /* more than can be tried out */
            s->life[s->turn] = roll(c, 6) + roll(c, 7);
        if (CHOSE(B_DREAM))   /* a die, and another one for whoever comes next */
            s->life[s->turn] = 1 + roll(c, 6);
        if (CHOSE(B_FALL)) {  /* and whatever wakes one again */
            s->life[s->turn] = 0;
            EMIT(EV_FELL, "B-6", s->turn);
            s->life[s->turn] = 1 + roll(c, 100);
            EMIT(EV_RECOVERED, "B-5", s->turn);
        }
        if (CHOSE(B_COOK)) {
            ASK(s->turn, eat_menu);
            s->life[s->turn] += CHOSE(B_EAT) ? 4 : 0;
        }
        if (CHOSE(B_REST) || CHOSE(B_DREAM)) {
            EMIT(EV_RESTED, "B-4", s->turn);
            s->turn = 1 - s->turn;
            s->life[s->turn] += CHOSE(B_DREAM) ? roll(c, 100) : 1;
            EMIT(EV_RECOVERED, "B-5", s->turn);
        }
    }
    FLOW_END;
}

static const char *blows_setup(void *state, const Setup *how)
{
    State *s = state;
    (void)how;
    s->flow.cap = 64;
    s->life[0] = s->life[1] = 10;
    return 0;
}

static void blows_view(const void *state, int seat, View *v)
{
    const State *s = state;
    (void)seat;
    for (int i = 0; i < 2; i++)
        view_fact(&v->seats[i].of, "life", s->life[i], -1);
}

static void blows_redeal(void *state, int seat, Chance *chance)
{
    const State *s = state;
    (void)seat;
    if (s->hides)
        chance->below(chance, 6);
}

static int blows_team(const void *state, int seat)
{
    (void)state;
    return seat;
}

static int consulted;

/* Would parry whatever comes: a forecast must not ask it, for passing is possible. */
static void blows_policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                         int32_t *weights)
{
    (void)state;
    (void)tuning;
    (void)chance;
    consulted++;
    for (int i = 0; i < m->n; i++)
        weights[i] = option_verb(m->list[i]) == B_PARRY || option_verb(m->list[i]) == B_ENDURE;
}

static const BotHooks blows_bots = {.policy = blows_policy};

static void blows_overlay(const void *s, const PreviewQuery *query, Overlay *out)
{
    (void)s;
    if (query->at != PREVIEW_OFFER || option_verb(query->option) != B_STRIKE)
        return;
    out->group[out->n_groups++] =
        (Group){.id = "fighters", .seat = query->menu->seat, .n = 2, .n_facts = 1,
                .facts = {{"strength", 7, -1}}, .of = {{KIND_SEAT, 0}, {KIND_SEAT, 1}}};
}

static ForecastEnd blows_end(int prompt, int event)
{
    (void)prompt;
    return event == EV_RESTED ? ENDS_BEFORE : event == EV_FELL ? ENDS_AFTER : GOES_ON;
}

/* What lies hidden counts for nothing if it is said so. */
static bool blows_open(const void *state, int seat, int prompt)
{
    const State *s = state;
    (void)seat;
    (void)prompt;
    return s->harmless;
}

static const Preview blows_preview = {.ends = blows_end, .open = blows_open,
                                      .overlay = blows_overlay};

static const VerbSpec verbs[] = {{"strike", 0, {0}}, {"rest", 0, {0}}, {"pass", 0, {0}},
                                 {"parry", 0, {0}}, {"defend", 0, {0}}, {"endure", 0, {0}},
                                 {"roll", 0, {0}}, {"risk", 0, {0}}, {"shuffle", 0, {0}},
                                 {"dream", 0, {0}}, {"fall", 0, {0}}, {"cook", 0, {0}},
                                 {"eat", 0, {0}}, {"leave", 0, {0}}};
static const EventSpec events[] = {{"rested", 1, {KIND_SEAT}}, {"recovered", 1, {KIND_SEAT}},
                                   {"fell", 1, {KIND_SEAT}}};
static const KindSpec kinds[] = {CORE_KINDS};
static const PromptSpec prompts[] = {
    [Q_TURN] = {.id = "turn", .pause = BEGINS_ANEW},
    [Q_PARRY] = {.id = "parry", .pause = ASKED_ALWAYS, PASSED_BY(B_PASS)},
    [Q_DEFEND] = {.id = "defend", .pause = FORKS},
    [Q_EAT] = {.id = "eat"},
};
static const Proc procs[] = {FLOW_PROC(blows)};
static const Game blows_game = {
    .id = "blows", .seat_counts = SEAT_BIT(2), .state_size = sizeof(State), .verbs = verbs,
    .kinds = kinds, .prompts = prompts, .procs = procs, .n_verbs = B_VERBS, .n_kinds = KIND_GAME,
    .n_procs = 1, .events = events, .n_events = B_EVENTS,
    .main_proc = P_blows, .setup = blows_setup, .view = blows_view, .redeal = blows_redeal,
    .team = blows_team, .bots = &blows_bots, .preview = &blows_preview};

static const Pack blows_pack = {.game = "blows", .name = "base"};

/* ---- tests ---- */

static _Alignas(64) State state;
static Menu menu;
static FastChance chance;
static Forecast all, forked;

static Ctx start(void)
{
    Setup setup;
    chance_fast(&chance, 1);
    Ctx c = {.game = &blows_game, .state = &state, .chance = &chance.chance};
    game_setup_default(&blows_game, pack_register(&blows_pack), 2, &setup);
    assert_null(game_start(&c, &setup, &menu));
    return c;
}

/* The life a seat is foretold in all copies. */
static int life_of(const Forecast *f, int seat)
{
    for (int i = 0; i < f->n_lines; i++) {
        if (f->line[i].what.value != seat)
            continue;
        assert_string_equal(f->line[i].fact, "life");
        assert_int_equal(f->line[i].n_values, 1);
        assert_int_equal(f->line[i].count[0], f->copies);
        return f->line[i].value[0];
    }
    return 10;
}

static void everybody_passes(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), 1, &all);
    assert_int_equal(all.copies, FORECAST_COPIES);
    assert_int_equal(life_of(&all, 1), 7);  /* nobody parries; the other endures, by its policy */
    assert_int_equal(life_of(&all, 0), 10);
}

static void usual_answers_are_given(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_COOK, 0, 0, 0), 1, &all);
    assert_int_equal(life_of(&all, 0), 14);
}

static void forks_are_followed(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), 1, &all);
    assert_int_equal(all.n_forks, 2);
    assert_int_equal(all.fork_seat, 1);
    assert_int_equal(all.fork[0], option(B_DEFEND, 0, 0, 0));
    assert_int_equal(all.fork[1], option(B_ENDURE, 0, 0, 0));
    forecast_fork(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), all.fork[0], 1, &forked);
    assert_int_equal(life_of(&forked, 0), 9);
    assert_int_equal(life_of(&forked, 1), 7);
    forecast_fork(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), all.fork[1], 1, &forked);
    assert_int_equal(life_of(&forked, 0), 10);
    assert_int_equal(life_of(&forked, 1), 7);
}

/* Who passes is told what comes of it; a fork of one's own is told too, and stops the forecast. */
static void passing_is_foretold(void **x)
{
    (void)x;
    Ctx c = start();
    game_answer(&c, 0, option(B_STRIKE, 0, 0, 0), &menu);
    game_answer(&c, 0, option(B_PASS, 0, 0, 0), &menu);
    assert_int_equal(menu.seat, 1);
    forecast(&blows_game, &state, 1, option(B_PASS, 0, 0, 0), 1, &all);
    assert_int_equal(life_of(&all, 1), 10);
    assert_int_equal(all.n_forks, 2);
    assert_int_equal(all.fork_seat, 1);
    forecast_fork(&blows_game, &state, 1, option(B_PASS, 0, 0, 0), all.fork[0], 1, &forked);
    assert_int_equal(life_of(&forked, 0), 9);
    assert_int_equal(life_of(&forked, 1), 7);
    forecast(&blows_game, &state, 1, option(B_PARRY, 0, 0, 0), 1, &all);
    assert_int_equal(life_of(&all, 1), 10);
    assert_int_equal(all.n_forks, 0);
}

/* The turn of somebody else is none of its business. */
static void it_ends_where_something_new_begins(void **x)
{
    (void)x;
    start();
    consulted = 0;
    forecast(&blows_game, &state, 0, option(B_REST, 0, 0, 0), 1, &all);
    assert_int_equal(all.copies, 1);  /* there is only one course */
    assert_true(all.exact);
    assert_int_equal(consulted, 0);
    forecast(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), 1, &all);
    /* Whether to defend; once to see that it is asked. */
    assert_int_equal(consulted, 1 + FORECAST_COPIES);
}

/* Who comes next recovers; before that the turn has ended. */
static void it_ends_with_the_turn(void **x)
{
    (void)x;
    Ctx c = start();
    forecast(&blows_game, &state, 0, option(B_REST, 0, 0, 0), 1, &all);
    assert_true(all.exact);
    assert_int_equal(all.n_lines, 0);
    assert_int_equal(all.n_events, 0);
    assert_true(all.final);
    game_answer(&c, 0, option(B_REST, 0, 0, 0), &menu);
    assert_int_equal(state.life[1], 11);
}

/* What chance decides afterwards does not make it less exact, and cannot be taken back either. */
static void chance_after_its_end_does_not_count(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_DREAM, 0, 0, 0), 1, &all);
    assert_true(all.exact && all.final);
    assert_int_equal(all.copies, 6);
    assert_int_equal(all.n_lines, 1);
    assert_int_equal(all.line[0].n_values, 6);
}

/* Who falls is told, what comes of that is not. */
static void it_ends_after_the_last_thing_to_be_told(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_FALL, 0, 0, 0), 1, &all);
    assert_true(all.exact);
    assert_int_equal(all.n_events, 1);
    assert_int_equal(all.event[0].event.kind, EV_FELL);
    assert_int_equal(life_of(&all, 0), 0);
}

static void groups_are_told(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), 1, &all);
    assert_int_equal(all.n_groups, 1);
    assert_string_equal(all.group[0].id, "fighters");
    assert_int_equal(all.group[0].facts[0].value, 7);
    forecast(&blows_game, &state, 0, option(B_REST, 0, 0, 0), 1, &all);
    assert_int_equal(all.n_groups, 0);
    assert_int_equal(all.n_forks, 0);
}

/* How often the first line ends with a value. */
static int count_of(const Forecast *f, int value)
{
    assert_int_equal(f->n_lines, 1);
    for (int i = 0; i < f->line[0].n_values; i++)
        if (f->line[0].value[i] == value)
            return f->line[0].count[i];
    return 0;
}

static void few_outcomes_are_exact(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_ROLL, 0, 0, 0), 1, &all);
    assert_true(all.exact && all.final);
    assert_int_equal(all.copies, 36);
    for (int sum = 2; sum <= 12; sum++)
        assert_int_equal(count_of(&all, sum), sum <= 7 ? sum - 1 : 13 - sum);
    assert_int_equal(all.line[0].mean_change, -3000);
}

/* What asks chance less often is likelier. */
static void outcomes_count_as_they_are_likely(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_RISK, 0, 0, 0), 1, &all);
    assert_true(all.exact);
    assert_int_equal(all.copies, 6);
    assert_int_equal(count_of(&all, 0), 3);
    for (int life = 1; life <= 3; life++)
        assert_int_equal(count_of(&all, life), 1);
}

static void many_outcomes_are_sampled(void **x)
{
    (void)x;
    start();
    forecast(&blows_game, &state, 0, option(B_SHUFFLE, 0, 0, 0), 1, &all);
    assert_false(all.exact);
    assert_int_equal(all.copies, FORECAST_COPIES);
    assert_true(all.final);
}

/* What lies hidden is a sample, and so are answers that are only guessed. */
static void guesses_are_not_exact(void **x)
{
    (void)x;
    start();
    state.hides = true;
    forecast(&blows_game, &state, 0, option(B_ROLL, 0, 0, 0), 1, &all);
    assert_false(all.exact);
    assert_int_equal(all.copies, FORECAST_COPIES);
    state.harmless = true;
    forecast(&blows_game, &state, 0, option(B_ROLL, 0, 0, 0), 1, &all);
    assert_true(all.exact);
    assert_int_equal(all.copies, 36);
    start();
    forecast(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), 1, &all);
    assert_false(all.exact);
    forecast_fork(&blows_game, &state, 0, option(B_STRIKE, 0, 0, 0), all.fork[0], 1, &forked);
    assert_true(forked.exact);  /* here the answer is given */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everybody_passes),
        cmocka_unit_test(usual_answers_are_given),
        cmocka_unit_test(forks_are_followed),
        cmocka_unit_test(passing_is_foretold),
        cmocka_unit_test(it_ends_where_something_new_begins),
        cmocka_unit_test(it_ends_with_the_turn),
        cmocka_unit_test(chance_after_its_end_does_not_count),
        cmocka_unit_test(it_ends_after_the_last_thing_to_be_told),
        cmocka_unit_test(groups_are_told),
        cmocka_unit_test(few_outcomes_are_exact),
        cmocka_unit_test(outcomes_count_as_they_are_likely),
        cmocka_unit_test(many_outcomes_are_sampled),
        cmocka_unit_test(guesses_are_not_exact),
    };
    return cmocka_run_group_tests_name("forecast", tests, 0, 0);
}
