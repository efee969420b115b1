/* Tests of core/flow.h and core/game.h with a game made for them: asking, calling, ending,
 * copying. */
#define FLOW_OF test

#include "core/game.h"
#include "core/limits.h"

#include "unit.h"

enum { V_NUMBER, V_GO, VERBS };

typedef struct State {
    Flow flow;
    FLOW_STACK(256);
    uint8_t pause, deep_end, any;  /* what to try */
    int16_t sum;
} State;

#define TEST_FLOWS(X) X(main) X(add) X(deep)

struct main_vars { uint8_t i; };
struct add_vars { uint8_t seat; int16_t twice; };
struct deep_vars { uint8_t levels; };

enum { TEST_FLOWS(FLOW_ENUM) FLOWS };
enum { Q_NUMBER, Q_GO };
TEST_FLOWS(FLOW_DECLARE)

static void number_menu(const State *s, const struct add_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_NUMBER, "TE-ST-1");
    for (int i = 1; i <= 3 + s->sum % 2; i++)
        offer(m, option(V_NUMBER, i, m->seat, 0));
    deny(m, option(V_NUMBER, 9, 0, 0), "TE-ST-9");
}

/* Asks for a number and returns three times it: one part is kept across the question. */
FLOW(add)
{
    FLOW_BEGIN;
    my->twice = 2;
    ASK(my->seat, number_menu);
    RETURN(ANSWER(0) * my->twice + ANSWER(0));
    FLOW_END;
}

static void go_menu(const State *s, const struct main_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_GO, "TE-ST-2");
    m->keep_pause = s->pause;
    offer(m, option(V_GO, 0, 0, 0));
}

static void everyone_menu(const State *s, const struct main_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    offer(m, option(V_NUMBER, 10 + m->seat, 0, 0));
    offer(m, option(V_NUMBER, 20 + m->seat, 0, 0));
}

FLOW(deep)
{
    FLOW_BEGIN;
    if (my->levels == 0)
        END_GAME;
    CALL(deep, .levels = (uint8_t)(my->levels - 1));
    s->sum = -1;  /* never reached: the game ends below */
    FLOW_END;
}

FLOW(main)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < 3; my->i++) {
        CALL(add, .seat = my->i);
        s->sum += RESULT;
    }
    ASK(0, go_menu);
    if (s->any)
        ASK_ANYONE(SEAT_BIT(0) | SEAT_BIT(2), everyone_menu);
    else
        ASK_EVERYONE(SEAT_BIT(0) | SEAT_BIT(2), everyone_menu);
    if (s->any) {
        s->sum += ANSWER(0);
    } else {
        s->sum += option_arg(s->flow.answer[0], 0);
        s->sum += option_arg(s->flow.answer[2], 0);
    }
    if (s->deep_end)
        CALL(deep, .levels = 5);
    FLOW_END;
}

static const Proc procs[FLOWS] = {TEST_FLOWS(FLOW_PROC)};
static const VerbSpec verbs[VERBS] = {{"number", 1, {KIND_NUMBER}}, {"go", 0, {0}}};
static const KindSpec kinds[] = {CORE_KINDS};
static const PromptSpec prompts[] = {{.id = "number"}, {.id = "go"}};

enum { O_PAUSE, O_DEEP_END, O_ANY, OPTIONS };
static const OptionSpec options[OPTIONS] = {{.id = "pause", .max = 1}, {.id = "deep-end", .max = 1},
                                            {.id = "any", .max = 1}};

static const char *setup(void *state, const Setup *how)
{
    State *s = state;
    s->flow.cap = sizeof s->flow_stack;
    s->pause = how->option[O_PAUSE];
    s->deep_end = how->option[O_DEEP_END];
    s->any = how->option[O_ANY];
    return 0;
}

static void redeal(void *state, int seat, Chance *chance)
{
    (void)state;
    (void)seat;
    (void)chance;
}

static const Game test_game = {
    .id = "test", .seat_counts = SEAT_BIT(3), .state_size = sizeof(State), .verbs = verbs,
    .kinds = kinds, .prompts = prompts, .options = options, .procs = procs, .n_verbs = VERBS,
    .n_kinds = KIND_GAME, .n_options = OPTIONS, .n_procs = FLOWS, .main_proc = P_main,
    .setup = setup, .redeal = redeal};

static const Pack test_pack = {.game = "test", .name = "base"};

static _Alignas(64) State st;
static FastChance dice;
static Ctx c = {.game = &test_game, .state = &st, .chance = &dice.chance};
static Menu menu;

static void start(int pause, int deep_end, int any)
{
    const Setup how = {.pack = pack_register(&test_pack), .seats = 3,
                       .option = {(int16_t)pause, (int16_t)deep_end, (int16_t)any}};
    chance_fast(&dice, 1);
    assert_null(game_start(&c, &how, &menu));
}

static void answer(int seat, int number)
{
    game_answer(&c, seat, option(V_NUMBER, number, menu.seat, 0), &menu);
}

static void test_calls_and_results(void **state)
{
    (void)state;
    start(0, 0, 0);
    assert_int_equal(game_asked(&st), SEAT_BIT(0));
    assert_int_equal(menu.n, 3);
    assert_int_equal(menu.prompt, Q_NUMBER);
    answer(0, 1);
    assert_int_equal(st.sum, 3);
    assert_int_equal(menu.seat, 1);
    assert_int_equal(menu.n, 4);
    answer(1, 4);
    answer(2, 2);
    assert_int_equal(st.sum, 3 + 12 + 6);
}

static void test_single_answers_are_given(void **state)
{
    (void)state;
    start(0, 0, 0);
    for (int seat = 0; seat < 3; seat++)
        answer(seat, 1);
    assert_int_equal(st.flow.ask_kind, ASK_ALL);  /* "go" was answered on the way */
    start(1, 0, 0);
    for (int seat = 0; seat < 3; seat++)
        answer(seat, 1);
    assert_int_equal(menu.prompt, Q_GO);  /* unless the pause must be kept */
    assert_int_equal(menu.n, 1);
}

static void test_everyone_in_any_order(void **state)
{
    (void)state;
    for (int first = 0; first <= 2; first += 2) {
        start(0, 0, 0);
        for (int seat = 0; seat < 3; seat++)
            answer(seat, 1);
        assert_int_equal(game_asked(&st), SEAT_BIT(0) | SEAT_BIT(2));
        answer(first, 20 + first);
        assert_int_equal(game_asked(&st), SEAT_BIT(2 - first));
        assert_int_equal(menu.seat, 2 - first);
        assert_false(game_over(&st));
        answer(2 - first, 12 - first);
        assert_true(game_over(&st));
        assert_int_equal(st.sum, 9 + 20 + first + 12 - first);
    }
}

static void test_whoever_answers_first(void **state)
{
    (void)state;
    start(0, 0, 1);
    for (int seat = 0; seat < 3; seat++)
        answer(seat, 1);
    answer(2, 22);
    assert_true(game_over(&st));
    assert_int_equal(st.sum, 9 + 22);
    assert_int_equal(st.flow.who, 2);
}

static void test_end_from_the_deep(void **state)
{
    (void)state;
    start(0, 1, 1);
    for (int seat = 0; seat < 3; seat++)
        answer(seat, 1);
    answer(0, 10);
    assert_true(game_over(&st));
    assert_int_equal(st.sum, 9 + 10);
    assert_int_equal(game_asked(&st), 0);
    assert_int_equal(menu.n, 0);
}

static void test_copy_in_the_middle(void **state)
{
    static _Alignas(64) State kept;
    (void)state;
    start(0, 0, 0);
    answer(0, 3);
    memcpy(&kept, &st, sizeof st);
    answer(1, 1);
    answer(2, 1);
    const int other = st.sum;
    memset(&st, 0xA5, sizeof st);
    memcpy(&st, &kept, sizeof st);
    answer(1, 1);
    answer(2, 1);
    assert_int_equal(st.sum, other);
}

static void test_print(void **state)
{
    char text[64];
    Str s = STR_ON(text);
    (void)state;
    start(0, 0, 0);
    flow_print(&test_game, &st, &s);
    assert_string_equal(text, "main > add");
}

static void test_denials(void **state)
{
    static Denials denials;
    static Menu m;
    (void)state;
    start(0, 0, 0);
    game_menu(&test_game, &st, 0, &m, &denials);
    assert_int_equal(denials.n, 1);
    assert_string_equal(menu_why_not(&m, option(V_NUMBER, 9, 0, 0)), "TE-ST-9");
    assert_null(menu_why_not(&m, option(V_NUMBER, 1, 0, 0)));
    assert_true(menu_has(&m, option(V_NUMBER, 1, 0, 0)));
    game_menu(&test_game, &st, 0, &m, 0);
    assert_null(menu_why_not(&m, option(V_NUMBER, 9, 0, 0)));
}

/* Secret answers that others have already given are replaced, one's own stays. */
static void test_redeal_of_answers(void **state)
{
    static _Alignas(64) State copy;
    bool changed = false;
    (void)state;
    start(0, 0, 0);
    for (int seat = 0; seat < 3; seat++)
        answer(seat, 1);
    answer(0, 20);
    for (int i = 0; i < 20; i++) {
        memcpy(&copy, &st, sizeof st);
        game_redeal(&test_game, &copy, 0, &dice.chance);
        assert_int_equal(option_arg(copy.flow.answer[0], 0), 20);
        memcpy(&copy, &st, sizeof st);
        game_redeal(&test_game, &copy, 2, &dice.chance);
        changed = changed || option_arg(copy.flow.answer[0], 0) == 10;
    }
    assert_true(changed);
}

static jmp_buf stopped;
static char told[400];

static void leave(const char *message)
{
    snprintf(told, sizeof told, "%s", message);
    longjmp(stopped, 1);
}

/* A flow that nests too deep stops the program in every build, and says where. */
static void test_limits_stop(void **state)
{
    (void)state;
    limit_told = leave;
    start(0, 1, 0);
    for (int seat = 0; seat < 3; seat++)
        answer(seat, 1);
    answer(0, 10);
    st.flow.cap = 64;
    if (setjmp(stopped) == 0) {
        answer(2, 12);
        fail_msg("the stack has no room for this");
    }
    assert_string_equal(told, "limit exceeded: bytes of FLOW_STACK, at most 64; "
                              "test: main > deep > deep > deep");
    if (setjmp(stopped) == 0)
        limit_exceeded("things", 3);
    assert_string_equal(told, "limit exceeded: things, at most 3");
    limit_told = 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_and_results), cmocka_unit_test(test_single_answers_are_given),
        cmocka_unit_test(test_everyone_in_any_order), cmocka_unit_test(test_whoever_answers_first),
        cmocka_unit_test(test_end_from_the_deep), cmocka_unit_test(test_copy_in_the_middle),
        cmocka_unit_test(test_print), cmocka_unit_test(test_denials),
        cmocka_unit_test(test_redeal_of_answers), cmocka_unit_test(test_limits_stop),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
