/* Menus that offer a region: any point that a test lets through may be answered, not only the
 * samples; and points as notation. A tiny game: a token walks on a plane, at most 100 a step, and
 * never into the pond. */
#define FLOW_OF region

#include "core/game.h"
#include "pack/packs.h"
#include "table/match.h"
#include "unit.h"

enum { V_GO, V_STAY, V_NAME, VERBS };
enum { STEP = 100, POND_X = 50, POND_Y = 0, POND = 10 };
enum { P_walk };

typedef struct State {
    Flow flow;
    FLOW_STACK(64);
    int16_t x, y;
} State;

struct walk_vars { int16_t most; };  /* how far a step leads */

/* RE-1: at most that far; RE-2: not into the pond. */
REGION(go_denied, walk_vars)
{
    const int x = option_arg(o, 0), y = option_arg(o, 1);
    const int far = (x - s->x) * (x - s->x) + (y - s->y) * (y - s->y);
    if (far > my->most * my->most) {
        denial_figure(d, KIND_NUMBER, my->most);
        return "RE-1";
    }
    if ((x - POND_X) * (x - POND_X) + (y - POND_Y) * (y - POND_Y) < POND * POND)
        return "RE-2";
    return 0;
}

static void walk_menu(const State *s, const struct walk_vars *my, Menu *m)
{
    prompt(m, 0, "RE-1");
    offer(m, option(V_GO, s->x + my->most, s->y, 0));
    offer_region(m, V_GO, go_denied);
    deny(m, option(V_STAY, 0, 0, 0), "RE-3");
}

FLOW_DECLARE(walk)
FLOW(walk)
{
    FLOW_BEGIN;
    my->most = STEP;
    for (;;) {
        ASK(0, walk_menu);
        s->x = (int16_t)ANSWER(0);
        s->y = (int16_t)ANSWER(1);
        my->most = (int16_t)(my->most - 1);
        if (s->y >= 1000)
            END_GAME;
    }
    FLOW_END;
}

static const char *setup(void *state, const Setup *how)
{
    (void)how;
    ((State *)state)->flow.cap = sizeof((State *)state)->flow_stack;
    return 0;
}

static void redeal(void *state, int seat, Chance *chance)
{
    (void)state;
    (void)seat;
    (void)chance;
}

static void result(const void *state, Result *r)
{
    (void)state;
    r->ending = "open";
}

static void view(const void *state, int seat, View *v)
{
    (void)state;
    (void)seat;
    (void)v;
}

static int team(const void *state, int seat)
{
    (void)state;
    return seat;
}

static const VerbSpec verbs[VERBS] = {{"go", 2, {KIND_X, KIND_Y}}, {"stay", 0, {0}},
                                      {"name", 3, {KIND_X, KIND_Y, KIND_SEAT}}};
static const KindSpec kinds[] = {CORE_KINDS};
static const PromptSpec prompts[] = {{.id = "go"}};
static const Proc procs[] = {FLOW_PROC(walk)};
static const Game region_game = {
    .id = "region", .seat_counts = SEAT_BIT(1), .state_size = sizeof(State), .verbs = verbs,
    .kinds = kinds, .prompts = prompts, .procs = procs, .n_verbs = VERBS, .n_kinds = KIND_GAME,
    .n_prompts = 1, .n_procs = 1, .main_proc = P_walk, .setup = setup, .redeal = redeal,
    .result = result, .view = view, .team = team};
static const Rule rules[] = {{.id = "RE-2", .in = {"Nicht in den Teich.", "Not into the pond."}}};
static const Pack region_pack = {.game = "region", .name = "base", .rules = rules, .n_rules = 1};

static _Alignas(64) State state;
static Menu menu;
static Denials denials;

static Setup how(void)
{
    static int pack = -1;
    if (pack < 0)
        pack = pack_register(&region_pack);
    return (Setup){.pack = pack, .seats = 1};
}

static void start(void)
{
    const Setup setup_ = how();
    Ctx c = {.game = &region_game, .state = &state};
    assert_null(game_start(&c, &setup_, &menu));
    game_menu(&region_game, &state, 0, &menu, &denials);
}

static Option go(int x, int y)
{
    return option(V_GO, x, y, 0);
}

/* One sample is no reason to answer by oneself. */
static void a_region_is_a_question(void **unused)
{
    (void)unused;
    start();
    assert_int_equal(menu.n, 1);
    assert_int_equal(menu.n_regions, 1);
    assert_int_equal(game_asked(&state), SEAT_BIT(0));
}

static void any_point_is_tested(void **unused)
{
    Denial d;
    (void)unused;
    start();
    assert_true(game_allows(&state, &menu, go(100, 0), 0));
    assert_true(game_allows(&state, &menu, go(-60, -80), &d));
    assert_null(d.rule);
    assert_false(game_allows(&state, &menu, go(-60, -81), &d));
    assert_string_equal(d.rule, "RE-1");
    assert_int_equal(d.n_with, 1);
    assert_int_equal(d.with[0].value, 100);
    assert_false(game_allows(&state, &menu, go(50, 9), &d));
    assert_string_equal(d.rule, "RE-2");
    assert_int_equal(d.n_with, 0);
    assert_true(game_allows(&state, &menu, go(50, 10), 0));
}

/* What is no region is decided by the offers, as ever. */
static void other_verbs_are_offered_or_not(void **unused)
{
    Denial d;
    (void)unused;
    start();
    assert_false(game_allows(&state, &menu, option(V_STAY, 0, 0, 0), &d));
    assert_string_equal(d.rule, "RE-3");
    assert_false(game_allows(&state, &menu, option(V_NAME, 1, 2, 0), &d));
    assert_null(d.rule);
}

/* The test reads the variables of the flow that asks, in whatever copy of the state. */
static void the_test_follows_the_state(void **unused)
{
    static _Alignas(64) State copy;
    Ctx c = {.game = &region_game, .state = &state};
    (void)unused;
    start();
    game_answer(&c, 0, go(0, 100), &menu);
    memcpy(&copy, &state, sizeof copy);
    memset(&state, 0xff, sizeof state);
    game_menu(&region_game, &copy, 0, &menu, 0);
    assert_true(game_allows(&copy, &menu, go(0, 199), 0));
    assert_false(game_allows(&copy, &menu, go(0, 200), 0));
}

static void check_notation(const char *text, Option wanted)
{
    char words[64];
    Str s = STR_ON(words);
    Option o = 0;
    assert_null(option_read(&region_game, &state, text, &o, 0));
    assert_true(o == wanted);
    option_write(&region_game, &state, o, &s);
    assert_string_equal(words, text);
}

static void points_are_one_word(void **unused)
{
    Option o;
    (void)unused;
    start();
    check_notation("go 4530,2210", go(4530, 2210));
    check_notation("go -1,-32768", go(-1, -32768));
    check_notation("name 3,-1 1", option(V_NAME, 3, -1, 0));
    static const char *const wrong[] = {"go 4530", "go 4530 2210", "go 4530,", "go ,2", "go 1,2,3",
                                        "go 40000,1", "go 1,x", "name 3,4"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_non_null(option_read(&region_game, &state, wrong[i], &o, 0));
}

/* The table takes any point, its log reads back, and a refusal names the rule. */
static void a_match_takes_any_point(void **unused)
{
    static const uint8_t seed[SEED_BYTES] = {7};
    char why[MATCH_ERROR];
    const SeatHolder me = {.kind = SEAT_PERSON, .name = "Anna"};
    const Setup setup_ = how();
    (void)unused;
    Match *m = match_new(&region_game, &setup_, &me, seed, LANG_EN, why);
    assert_non_null(m);
    Option o = 0;
    assert_true(match_finds(m, 0, "go -60,-80", &o));
    assert_true(o == go(-60, -80));
    assert_true(match_allows(m, 0, o));
    assert_false(match_finds(m, 0, "go 50,0", &o));
    assert_false(match_finds(m, 0, "gone", &o));
    assert_false(match_finds(m, 1, "go -60,-80", &o));
    assert_true(match_answer_text(m, 0, "go -60,-80", LANG_EN, why));
    assert_false(match_answer_text(m, 0, "go 50,0", LANG_EN, why));
    assert_false(match_answer_text(m, 0, "go 1,1000", LANG_EN, why));
    assert_non_null(strstr(why, "RE-1"));
    assert_string_equal(match_notation(m, 0), "go -60,-80");
    assert_int_equal(match_length(m), 1);
    match_free(m);
}

static int prepare(void **unused)
{
    (void)unused;
    packs_install();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_region_is_a_question),
        cmocka_unit_test(any_point_is_tested),
        cmocka_unit_test(other_verbs_are_offered_or_not),
        cmocka_unit_test(the_test_follows_the_state),
        cmocka_unit_test(points_are_one_word),
        cmocka_unit_test(a_match_takes_any_point),
    };
    return cmocka_run_group_tests_name("region", tests, prepare, 0);
}
