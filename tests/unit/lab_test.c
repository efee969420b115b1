/* Bots and lab: every game is counted once, series can be repeated, shares have the right
 * intervals. */
#include <math.h>

#include "unit.h"

#include "bots/bot.h"
#include "lab/bench.h"
#include "lab/ladder.h"
#include "lab/tuner.h"
#include "lab/report.h"
#include "lab/sim.h"
#include "pack/packs.h"

static SimSpec spec_of(const char *game, const char *a, const char *b, long n)
{
    SimSpec spec = {.game = game_by_id(game), .games = n, .seed = 3};
    assert_non_null(spec.game);
    game_setup_automatic(spec.game, pack_builtin(spec.game), 2, &spec.setup);
    spec.bot[0] = bot_called(a);
    spec.bot[1] = bot_called(b);
    return spec;
}

static void every_game_is_counted_once(void **x)
{
    (void)x;
    for (int i = 0; i < n_games; i++) {
        SimSpec spec = spec_of(games[i]->id, "random", "random", 60);
        SimResult r;
        assert_null(sim_run(&spec, &r));
        assert_int_equal(r.games, 60);
        assert_int_equal(r.seat_wins[0] + r.seat_wins[1] + r.draws + r.unfinished, 60);
        assert_int_equal(r.n_lengths + r.unfinished, 60);
        long endings = 0;
        for (int k = 0; k < r.n_endings; k++)
            endings += r.ending[k].games;
        assert_int_equal(endings + r.unfinished, 60);
        for (long k = 1; k < r.n_lengths; k++)
            assert_true(r.lengths[k - 1] <= r.lengths[k]);
        assert_true(r.decisions > 60);
        sim_free(&r);
    }
}

/* Also with threads: they share the games, not the chance. */
static void a_series_can_be_repeated(void **x)
{
    (void)x;
    SimSpec spec = spec_of("null", "scripted", "random", 200);
    SimResult a, b, c;
    assert_null(sim_run(&spec, &a));
    spec.threads = 3;
    assert_null(sim_run(&spec, &b));
    spec.seed++;
    assert_null(sim_run(&spec, &c));
    assert_int_equal(a.decisions, b.decisions);
    assert_int_equal(a.seat_wins[0], b.seat_wins[0]);
    assert_int_equal(a.n_lengths, b.n_lengths);
    assert_memory_equal(a.lengths, b.lengths, (size_t)a.n_lengths * sizeof a.lengths[0]);
    assert_int_not_equal(a.decisions, c.decisions);
    sim_free(&a);
    sim_free(&b);
    sim_free(&c);
}

static void swapping_seats_follows_the_bot(void **x)
{
    (void)x;
    SimSpec spec = spec_of("null", "scripted", "random", 400);
    SimResult r;
    spec.swap = true;
    assert_null(sim_run(&spec, &r));
    assert_int_equal(r.bot_wins[0] + r.bot_wins[1] + r.draws, 400);
    assert_int_equal(r.seat_wins[0] + r.seat_wins[1] + r.draws, 400);
    assert_true(r.bot_wins[0] > r.bot_wins[1] + 100);
    assert_in_range(r.seat_wins[0], 140, 260);
    sim_free(&r);
}

static double mean_of(const SimResult *r, const char *name)
{
    for (int i = 0; i < r->n_figures; i++)
        if (text_equal(r->figure[i].name, name))
            return report_mean(&r->figure[i]).mean;
    fail_msg("no figure %s", name);
    return 0;
}

/* What heroes have at the end of The Hunt is what they began with, and what came and went. They all
 * began with the same, a number that is tuned: whatever is not heard would leave a fraction. */
static void figures_hear_every_coin(void **x)
{
    (void)x;
    SimSpec spec = spec_of("euthia", "scripted", "random", 6);
    const double rounds = 8;
    SimResult r, shared;
    assert_null(sim_run(&spec, &r));
    spec.threads = 2;
    assert_null(sim_run(&spec, &shared));
    const double in = mean_of(&r, "gold-in"), out = mean_of(&r, "gold-out");
    assert_true(in > 0 && out > 0);
    const double began = mean_of(&r, "gold-left") - rounds * (in - out);
    assert_true(began > 1 && fabs(began - round(began)) < 0.01 * rounds);
    assert_true(mean_of(&r, "reputation") >= mean_of(&r, "reputation-in-play"));
    assert_true(fabs(mean_of(&shared, "gold-in") - in) < 1e-9);
    assert_true(fabs(mean_of(&shared, "pair-3") - mean_of(&r, "pair-3")) < 1e-9);
    sim_free(&r);
    sim_free(&shared);
}

/* 1, 2, 3 and 6 in hundredths: their deviation is the root of 14/3. */
static void means_have_intervals(void **x)
{
    (void)x;
    const SimFigure f = {.n = 4, .sum = 1200, .squares = 500000};
    const Mean m = report_mean(&f), none = report_mean(&(SimFigure){.n = 0});
    assert_true(fabs(m.mean - 3) < 1e-9);
    assert_true(fabs(m.high - m.mean - 1.959964 * sqrt(14.0 / 3 / 4)) < 1e-6);
    assert_true(fabs(m.mean - m.low - (m.high - m.mean)) < 1e-9);
    assert_true(none.mean == 0 && none.low == 0 && none.high == 0);
}

static const SimUsage *usage_of(const SimResult *r, const char *name)
{
    for (int i = 0; i < r->n_usages; i++)
        if (text_equal(r->usage[i].name, name))
            return &r->usage[i];
    fail_msg("nothing was told about %s", name);
    return 0;
}

/* Adeloth, level 2: all six T1 cards of a colour are in its deck, and two of three T1.1 cards
 * (AD-L12-2). Threads add up the same; a game that tells nothing has no table. */
static void cards_are_counted_where_they_are(void **x)
{
    (void)x;
    SimSpec spec = spec_of("adeloth", "random", "random", 60), none = spec_of("null", "random",
                                                                              "random", 5);
    SimResult a, b, c;
    assert_null(sim_run(&spec, &a));
    spec.threads = 3;
    assert_null(sim_run(&spec, &b));
    assert_int_equal(usage_of(&a, "weasel-scout")->had, 60);
    assert_int_equal(usage_of(&a, "honey-gatherer")->had + usage_of(&a, "boar-rider")->had +
                     usage_of(&a, "nimble-blade")->had, 120);
    long unused = 0;
    for (int i = 0; i < a.n_usages; i++) {
        const SimUsage *u = &a.usage[i], *v = usage_of(&b, u->name);
        assert_true(u->had <= 60 && u->used <= u->had && u->wins <= u->used);
        assert_int_equal(u->had, v->had);
        assert_int_equal(u->used, v->used);
        assert_int_equal(u->wins, v->wins);
        assert_int_equal(u->games, v->games);
        unused += u->had - u->used;
    }
    assert_true(usage_of(&a, "weasel-scout")->used > 30);
    assert_true(unused > 0);
    /* The owners of the two colours share the games that somebody won. */
    const SimUsage *green = usage_of(&a, "weasel-scout"), *blue = usage_of(&a, "tower-guard");
    assert_true(green->wins > 0 && blue->wins > 0);
    assert_true(green->wins + blue->wins <= 60 - a.draws);
    assert_null(sim_run(&none, &c));
    assert_int_equal(c.n_usages, 0);
    sim_free(&a);
    sim_free(&b);
    sim_free(&c);
}

/* The market of The Exalted Ones lies before both: a card may be bought by one seat or by both, and
 * a game in which both bought it is one game. */
static void a_game_counts_once_whoever_uses_a_card(void **x)
{
    (void)x;
    const SimSpec spec = spec_of("exalted", "scripted", "scripted", 4);
    SimResult r;
    long both = 0;
    assert_null(sim_run(&spec, &r));
    for (int i = 0; i < r.n_usages; i++) {
        const SimUsage *u = &r.usage[i];
        assert_int_equal(u->had, 8);
        assert_true(u->games <= 4 && u->games <= u->used && u->used <= 2 * u->games);
        both += u->used - u->games;
    }
    assert_true(both > 0);
    sim_free(&r);
}

/* A bot gets a redealt copy and never the state itself. */
static const void *true_state;
static bool saw_copy;

static int spy(const Game *game, void *state, const Menu *m, const BotTools *tools)
{
    (void)game;
    (void)m;
    (void)tools;
    saw_copy = state != 0 && state != true_state;
    return 0;
}

static void bots_see_copies_only(void **x)
{
    (void)x;
    const Bot nosy = {.id = "nosy", .choose = spy, .sees_state = true};
    const Bot blind = {.id = "blind", .choose = spy, .sees_state = false};
    const SimSpec spec = spec_of("null", "random", "random", 1);
    SimTable t;
    sim_table_open(&t, spec.game);
    assert_null(sim_table_start(&t, &spec.setup, 1, 1));
    true_state = t.c.state;
    bot_choose(&(BotSpec){.bot = &nosy}, spec.game, t.c.state, t.menu, &t.choice, t.room);
    assert_true(saw_copy);
    bot_choose(&(BotSpec){.bot = &blind}, spec.game, t.c.state, t.menu, &t.choice, t.room);
    assert_false(saw_copy);
    sim_table_close(&t);
    assert_null(bot_by_id("nosy"));
}

/* Who leads by fifteen is stronger; else all games are played. */
static void ladders_end(void **x)
{
    (void)x;
    const Ladder l = {.most = 100}, whole = {.most = 100, .all = true};
    assert_false(ladder_settled(&l, &(LadderPair){.games = 40, .wins = 27}));
    assert_true(ladder_settled(&l, &(LadderPair){.games = 41, .wins = 28}));
    assert_true(ladder_settled(&l, &(LadderPair){.games = 15}));
    assert_false(ladder_settled(&l, &(LadderPair){.games = 15, .draws = 1}));
    assert_true(ladder_settled(&l, &(LadderPair){.games = 100, .wins = 50}));
    assert_false(ladder_settled(&whole, &(LadderPair){.games = 41, .wins = 41}));
}

/* 300 of 400 games, and half a game each way: 400 log10(300.5 / 100.5) points between them; the
 * standard error is 400 / ln 10 / sqrt(401 p (1 - p)). */
static void ladders_rate(void **x)
{
    (void)x;
    LadderRank rank[LADDER_BOTS];
    Ladder l = {.n = 2, .pair = {[0][1] = {.games = 400, .wins = 300}}};
    ladder_rank(&l, rank);
    assert_true(fabs(rank[0].elo - rank[1].elo - 190.26) < 0.1);
    assert_true(fabs(rank[0].elo + rank[1].elo) < 0.001);
    assert_true(fabs((rank[0].high - rank[0].low) - 2 * 1.959964 * 20.02 / 2) < 0.5);
    /* Three that beat each other in turn are alike; a draw is half a win. */
    l = (Ladder){.n = 3,
                 .pair = {[0][1] = {20, 10, 10}, [1][2] = {20, 15, 0}, [0][2] = {20, 5, 0}}};
    ladder_rank(&l, rank);
    for (int i = 0; i < 3; i++)
        assert_true(fabs(rank[i].elo) < 0.001);
}

/* A ladder that goes on is the one that was played at once. */
static void ladders_go_on(void **x)
{
    (void)x;
    static Ladder once, parts;
    once = (Ladder){.game = game_by_id("null"), .n = 2, .seed = 4, .threads = 1, .most = 60,
                    .all = true, .bot = {bot_called("scripted"), bot_called("random")}};
    game_setup_automatic(once.game, pack_builtin(once.game), 2, &once.setup);
    parts = once;
    assert_null(ladder_run(&once));
    parts.most = 30;
    assert_null(ladder_run(&parts));
    assert_int_equal(parts.pair[0][1].games, 30);
    parts.most = 60;
    assert_null(ladder_run(&parts));
    assert_memory_equal(&once.pair, &parts.pair, sizeof once.pair);
    assert_true(once.pair[0][1].wins > 30);
}

static Tuner tuner_of(int steps)
{
    Tuner t = {.game = game_by_id("null"), .bot = bot_called("scripted"), .seed = 9, .threads = 1,
               .games = 40, .steps = steps};
    game_setup_automatic(t.game, pack_builtin(t.game), 2, &t.setup);
    tuner_begin(&t);
    return t;
}

static int number_called(const char *name)
{
    const BotHooks *bots = game_by_id("null")->bots;
    int i = 0;
    while (!text_equal(bots->tuning[i].name, name))
        i++;
    return i;
}

/* A bot that does not care for winning loses all its games, and soon learns to care. */
static void tuners_find_better_numbers(void **x)
{
    (void)x;
    static Tuner t;
    LadderPair before = {0}, after = {0};
    const int victory = number_called("victory");
    t = tuner_of(10);
    t.moves[victory] = true;
    t.value[victory] = 0;
    assert_null(tuner_confirm(&t, 100, &before));
    assert_null(tuner_run(&t));
    assert_null(tuner_confirm(&t, 100, &after));
    assert_int_equal(t.done, 10);
    assert_true(before.wins < 10);
    assert_true(after.wins > 30);
    for (int i = 0; i < t.game->bots->n_tuning; i++)
        if (!t.moves[i])
            assert_true(t.value[i] == t.game->bots->tuning[i].default_value);
}

/* A search that goes on is the one that was made at once. */
static void tuners_go_on(void **x)
{
    (void)x;
    static Tuner once, parts;
    once = tuner_of(8);
    for (int i = 0; i < once.game->bots->n_tuning; i++)
        once.moves[i] = true;
    parts = once;
    assert_null(tuner_run(&once));
    while (parts.done < 8) {
        Tuner part = parts;
        part.steps = 8;
        part.step = 0;
        assert_null(tuner_step(&part));
        parts = part;
    }
    assert_memory_equal(once.value, parts.value, sizeof once.value);
}

/* Numbers are whole and stay within their limits. */
static void tuners_keep_limits(void **x)
{
    (void)x;
    int32_t out[TUNING_MAX];
    Tuner t = tuner_of(1);
    const int let = number_called("let");
    t.value[let] = 1e9;
    tuner_numbers(&t, out);
    assert_int_equal(out[let], t.game->bots->tuning[let].max);
    t.value[let] = 7.6;
    tuner_numbers(&t, out);
    assert_int_equal(out[let], 8);
}

/* Numbers from Wilson's formula, computed elsewhere. */
static void intervals_are_wilsons(void **x)
{
    (void)x;
    const Interval half = report_interval(50, 100), none = report_interval(0, 10);
    assert_in_range((long)(half.low * 100 + 0.5), 4038, 4039);
    assert_in_range((long)(half.high * 100 + 0.5), 5961, 5962);
    assert_in_range((long)(none.high * 100 + 0.5), 2775, 2776);
    assert_in_range((long)(none.low * 100), 0, 0);
    assert_in_range((long)report_interval(0, 0).high, 100, 100);
}

static void signatures_repeat(void **x)
{
    (void)x;
    const Game *game = game_by_id("null");
    const uint64_t once = bench_signature(game, pack_builtin(game));
    assert_true(once == bench_signature(game, pack_builtin(game)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_is_counted_once),
        cmocka_unit_test(a_series_can_be_repeated),
        cmocka_unit_test(swapping_seats_follows_the_bot),
        cmocka_unit_test(figures_hear_every_coin),
        cmocka_unit_test(means_have_intervals),
        cmocka_unit_test(cards_are_counted_where_they_are),
        cmocka_unit_test(a_game_counts_once_whoever_uses_a_card),
        cmocka_unit_test(bots_see_copies_only),
        cmocka_unit_test(ladders_end),
        cmocka_unit_test(ladders_rate),
        cmocka_unit_test(ladders_go_on),
        cmocka_unit_test(tuners_find_better_numbers),
        cmocka_unit_test(tuners_go_on),
        cmocka_unit_test(tuners_keep_limits),
        cmocka_unit_test(intervals_are_wilsons),
        cmocka_unit_test(signatures_repeat),
    };
    packs_install();
    return cmocka_run_group_tests_name("lab", tests, 0, 0);
}
