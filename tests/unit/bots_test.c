/* What games tell bots: values are chances that fit together, turns have keys, policies change
 * nothing; and the bots that use them. SPIELWERK_CALIBRATE=1000 plays so many games of each kind
 * and prints how well values in mid-game foretell the result. */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "bots/bot.h"
#include "lab/sim.h"
#include "pack/packs.h"

static void chances_fit_together(void **x)
{
    (void)x;
    const int32_t even[3] = {50, 50, 50}, lead[2] = {300, 200}, far[2] = {1000000, 0};
    assert_int_equal(chance_of_standing(even, 3, 1, 100), SURE / 3);
    assert_in_range(chance_of_standing(lead, 2, 0, 100), 666000, 667000);
    assert_in_range(chance_of_standing(lead, 2, 1, 100), 333000, 334000);
    assert_int_equal(chance_of_standing(far, 2, 0, 100), SURE - 1);  /* nothing is sure */
    assert_int_equal(chance_of_standing(far, 2, 1, 100), 1);
    int32_t last = 0;
    for (int more = -3000; more <= 3000; more++) {  /* better is never worse */
        const int32_t sides[2] = {more, 0};
        const int32_t chance = chance_of_standing(sides, 2, 0, 300);
        assert_true(chance >= last);
        last = chance;
    }
}

/* Seats of one team stand alike, and the teams share the whole. */
static void values_share_the_whole(const Game *game, const void *state)
{
    const int seats = ((const Flow *)state)->seats;
    int64_t sum = 0;
    for (int seat = 0; seat < seats; seat++) {
        const int32_t value = game_value(game, state, seat, 0);
        bool first = true;
        assert_in_range(value, 0, SURE);
        for (int other = 0; other < seat; other++)
            if (game->team(state, seat) >= 0 &&  /* -1: everybody for himself */
                game->team(state, other) == game->team(state, seat)) {
                assert_int_equal(game_value(game, state, other, 0), value);
                first = false;
            }
        sum += first ? value : 0;
    }
    if (!game_over(state))
        assert_in_range(sum, SURE - 2 * seats, SURE + 2 * seats);
}

static void ends_are_known(const Game *game, const void *state)
{
    Result r;
    game_result(game, state, &r);
    for (int seat = 0; seat < ((const Flow *)state)->seats; seat++) {
        const Outcome outcome = r.seat[seat].outcome;
        assert_int_equal(game_value(game, state, seat, 0),
                         outcome == OUTCOME_WIN ? SURE : outcome == OUTCOME_DRAW ? SURE / 2 : 0);
    }
}

enum { NOTES = 20000 };
typedef struct Tale {
    int n;
    int32_t value[NOTES];        /* of seat 1, decision by decision */
    long turns;
} Tale;

/* A game of scripted bots, looked at on the way. */
static void play_and_look(SimTable *t, Tale *tale)
{
    static uint8_t before[1 << 14];
    int32_t weights[MENU_MAX];
    const Game *game = t->c.game;
    const BotTools tools = {.chance = &t->choice, .room = t->room};
    uint32_t turn = game->bots->turn(t->c.state);
    assert_true(game->state_size <= sizeof before);
    *tale = (Tale){.n = 0};
    while (t->menu->n > 0) {
        values_share_the_whole(game, t->c.state);
        if (tale->n < NOTES)
            tale->value[tale->n++] = game_value(game, t->c.state, 0, 0);
        memcpy(before, t->c.state, game->state_size);
        game_policy(game, t->c.state, t->menu, 0, &t->choice.chance, weights);
        assert_memory_equal(before, t->c.state, game->state_size);
        const int i = bot_choose(bot_by_id("scripted"), game, t->c.state, t->menu, &tools);
        game_answer(&t->c, t->menu->seat, t->menu->list[i], t->menu);
        tale->turns += game->bots->turn(t->c.state) != turn;
        turn = game->bots->turn(t->c.state);
    }
    ends_are_known(game, t->c.state);
}

static long games_wanted(void)
{
    const char *text = getenv("SPIELWERK_CALIBRATE");
    return text != 0 ? atol(text) : 30;
}

/* Whoever stood better in mid-game wins more often, in all games together. */
static void values_foretell(void **x)
{
    (void)x;
    static Tale tale;
    for (int g = 0; g < n_games; g++) {
        long met[10] = {0}, won[10] = {0};
        int64_t of_winners = 0, of_losers = 0, winners = 0, losers = 0;
        SimTable t;
        Setup setup;
        sim_table_open(&t, games[g]);
        game_setup_automatic(games[g], pack_builtin(games[g]), 2, &setup);
        for (long n = 0; n < games_wanted(); n++) {
            assert_null(sim_table_start(&t, &setup, 11, (uint64_t)n));
            play_and_look(&t, &tale);
            assert_true(tale.turns > 2);
            const int32_t value = tale.value[tale.n / 2];
            const bool win = game_value(games[g], t.c.state, 0, 0) == SURE;
            const int tenth = value / (SURE / 10) > 9 ? 9 : value / (SURE / 10);
            met[tenth]++;
            won[tenth] += win;
            *(win ? &of_winners : &of_losers) += value;
            *(win ? &winners : &losers) += 1;
        }
        sim_table_close(&t);
        assert_true(winners > 0 && losers > 0);
        assert_true(of_winners / winners > of_losers / losers);
        for (int i = 0; getenv("SPIELWERK_CALIBRATE") != 0 && i < 10; i++)
            printf("# %s: value %d to %d %%: %ld games, %.1f %% won\n", games[g]->id, 10 * i,
                   10 * i + 10, met[i], met[i] > 0 ? 100.0 * (double)won[i] / (double)met[i] : 0);
    }
}

/* Numbers are within their limits, and the standard is what the specs say. */
static void tunings_are_sound(void **x)
{
    (void)x;
    for (int g = 0; g < n_games; g++) {
        const BotHooks *bots = games[g]->bots;
        const int32_t *standard = (const int32_t *)bots->defaults;
        assert_in_range(bots->n_tuning, 1, TUNING_MAX);
        for (int i = 0; i < bots->n_tuning; i++) {
            const TuningSpec *spec = &bots->tuning[i];
            assert_true(spec->min <= spec->default_value && spec->default_value <= spec->max);
            assert_int_equal(standard[i], spec->default_value);
            for (int k = 0; k < i; k++)
                assert_string_not_equal(bots->tuning[k].name, spec->name);
        }
    }
}

/* The same position and chance give the same answer, and it is one of the menu. */
static void greedy_repeats(void **x)
{
    (void)x;
    for (int g = 0; g < n_games; g++) {
        SimTable t;
        Setup setup;
        sim_table_open(&t, games[g]);
        game_setup_automatic(games[g], pack_builtin(games[g]), 2, &setup);
        assert_null(sim_table_start(&t, &setup, 5, 1));
        for (int n = 0; n < 40 && t.menu->n > 0; n++) {
            FastChance again = t.choice;
            const int i = bot_choose(bot_by_id("greedy"), games[g], t.c.state, t.menu,
                                     &(BotTools){.chance = &t.choice, .room = t.room});
            assert_in_range(i, 0, t.menu->n - 1);
            assert_int_equal(i, bot_choose(bot_by_id("greedy"), games[g], t.c.state, t.menu,
                                           &(BotTools){.chance = &again, .room = t.room}));
            game_answer(&t.c, t.menu->seat, t.menu->list[i], t.menu);
        }
        sim_table_close(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_fit_together),
        cmocka_unit_test(values_foretell),
        cmocka_unit_test(tunings_are_sound),
        cmocka_unit_test(greedy_repeats),
    };
    packs_install();
    return cmocka_run_group_tests_name("bots", tests, 0, 0);
}
