/* Learning what positions are worth: lab/trainer.h, and bots that judge by what was learned. */
#include "unit.h"

#include "core/game.h"
#include "lab/sim.h"
#include "lab/trainer.h"
#include "pack/packs.h"

static int number_called(const Game *game, const char *name)
{
    int i = 0;
    while (!text_equal(game->bots->tuning[i].name, name))
        i++;
    return i;
}

/* Games of the template game; only how much a lead says is learned. */
static Trainer trainer_of(uint64_t seed)
{
    Trainer t = {.game = game_by_id("null"), .bot = bot_called("scripted"), .seed = seed,
                 .games = 200};
    game_setup_automatic(t.game, pack_builtin(t.game), 2, &t.setup);
    for (int i = 0; i < t.game->bots->n_tuning; i++)
        t.value[i] = t.game->bots->tuning[i].default_value;
    t.moves[number_called(t.game, "twice")] = true;
    assert_null(trainer_gather(&t));
    return t;
}

/* Eight positions of each game that has as many decisions, of every fourth to try them on. */
static void positions_are_kept(void **x)
{
    (void)x;
    Trainer t = trainer_of(4);
    long held_out = 0, won = 0;
    assert_true(t.n > t.games * TRAINER_POSITIONS * 3 / 4 && t.n <= t.games * TRAINER_POSITIONS);
    for (long i = 0; i < t.n; i++) {
        held_out += t.lesson[i].held_out;
        won += t.lesson[i].won == 1;
        assert_in_range(t.lesson[i].seat, 0, 1);
    }
    assert_in_range(held_out * 100 / t.n, 20, 30);
    assert_in_range(won * 100 / t.n, 35, 65);
    trainer_free(&t);
}

/* Who sees nothing in a lead learns that it matters, and says so of games it has not seen. */
static void what_wins_is_learned(void **x)
{
    (void)x;
    Trainer t = trainer_of(5);
    const int twice = number_called(t.game, "twice");
    TrainerBin bin[TRAINER_BINS];
    t.value[twice] = t.game->bots->tuning[twice].max;
    const double before = trainer_surprise(&t, t.value, true);
    trainer_learn(&t);
    assert_true(trainer_surprise(&t, t.value, true) < before - 0.02);
    assert_true(t.value[twice] < 40);
    trainer_bins(&t, t.value, bin);
    double lower = 0, upper = 0, n_lower = 0, n_upper = 0;
    for (int i = 0; i < TRAINER_BINS; i++) {
        *(i < TRAINER_BINS / 2 ? &lower : &upper) += (double)bin[i].n * bin[i].won;
        *(i < TRAINER_BINS / 2 ? &n_lower : &n_upper) += (double)bin[i].n;
    }
    assert_true(upper / n_upper > lower / n_lower + 0.2);
    for (int i = 0; i < t.game->bots->n_tuning; i++)
        if (!t.moves[i])
            assert_int_equal(t.value[i], t.game->bots->tuning[i].default_value);
    trainer_free(&t);
}

/* The same seed teaches the same, whatever happened in the games held out. */
static void nothing_is_learned_from_games_held_out(void **x)
{
    (void)x;
    Trainer once = trainer_of(6), again = trainer_of(6);
    for (long i = 0; i < again.n; i++)
        if (again.lesson[i].held_out)
            again.lesson[i].won = 1 - again.lesson[i].won;
    trainer_learn(&once);
    trainer_learn(&again);
    assert_memory_equal(once.value, again.value, sizeof once.value);
    assert_true(trainer_surprise(&once, once.value, true) !=
                trainer_surprise(&again, again.value, true));
    trainer_free(&once);
    trainer_free(&again);
}

/* Numbers stay within their limits, also where more would be better. */
static void limits_are_kept(void **x)
{
    (void)x;
    Trainer t = trainer_of(7);
    for (long i = 0; i < t.n; i++)
        t.lesson[i].won = 0.5F;  /* a lead says nothing at all: no number is large enough */
    trainer_learn(&t);
    const int twice = number_called(t.game, "twice");
    assert_int_equal(t.value[twice], t.game->bots->tuning[twice].max);
    trainer_free(&t);
}

static long wins_of(const char *bot, const int32_t *value, bool *same_as_without)
{
    SimSpec spec = {.game = game_by_id("null"), .games = 60, .seed = 8};
    SimResult with, without;
    game_setup_automatic(spec.game, pack_builtin(spec.game), 2, &spec.setup);
    spec.bot[0] = spec.bot[1] = bot_called(bot);
    assert_null(sim_run(&spec, &without));
    spec.bot[0].value = (const Tuning *)(const void *)value;
    assert_null(sim_run(&spec, &with));
    *same_as_without = with.decisions == without.decisions &&
                       with.seat_wins[0] == without.seat_wins[0];
    const long wins = with.seat_wins[0];
    sim_free(&with);
    sim_free(&without);
    return wins;
}

/* Numbers for judging change what is found by looking ahead, and nothing of the policy. */
static void bots_judge_by_what_was_learned(void **x)
{
    (void)x;
    const Game *game = game_by_id("null");
    int32_t value[TUNING_MAX];
    bool same;
    for (int i = 0; i < game->bots->n_tuning; i++)
        value[i] = game->bots->tuning[i].min;
    value[number_called(game, "hand")] = game->bots->tuning[number_called(game, "hand")].max;
    wins_of("scripted", value, &same);
    assert_true(same);
    wins_of("greedy", value, &same);
    assert_false(same);
    wins_of("search:iterations=60", value, &same);
    assert_false(same);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_kept),
        cmocka_unit_test(what_wins_is_learned),
        cmocka_unit_test(nothing_is_learned_from_games_held_out),
        cmocka_unit_test(limits_are_kept),
        cmocka_unit_test(bots_judge_by_what_was_learned),
    };
    packs_install();
    return cmocka_run_group_tests_name("trainer", tests, 0, 0);
}
