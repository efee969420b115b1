/* What games tell bots: values are chances that fit together, turns have keys, policies change
 * nothing; and the bots that use them. SPIELWERK_CALIBRATE=1000 plays so many games of each kind
 * and prints how well values in mid-game foretell the result. */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "bots/advice.h"
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
    const BotSpec scripted = bot_called("scripted");
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
        const int i = bot_choose(&scripted, game, t->c.state, t->menu, &t->choice, t->room);
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
enum { ENOUGH_MS = 600000 };  /* levels think for a second at most, which a busy machine feels */

static void bot_repeats(const char *word, int decisions)
{
    BotSpec bot = bot_called(word);
    assert_string_equal(bot.word, word);
    bot.numbers.ms = ENOUGH_MS;
    for (int g = 0; g < n_games; g++) {
        SimTable t;
        Setup setup;
        sim_table_open(&t, games[g]);
        game_setup_automatic(games[g], pack_builtin(games[g]), 2, &setup);
        assert_null(sim_table_start(&t, &setup, 5, 1));
        for (int n = 0; n < decisions && t.menu->n > 0; n++) {
            FastChance again = t.choice;
            const int i = bot_choose(&bot, games[g], t.c.state, t.menu, &t.choice, t.room);
            assert_in_range(i, 0, t.menu->n - 1);
            assert_int_equal(i, bot_choose(&bot, games[g], t.c.state, t.menu, &again,
                                           t.room));
            game_answer(&t.c, t.menu->seat, t.menu->list[i], t.menu);
        }
        sim_table_close(&t);
    }
}

static void bots_that_look_ahead_repeat(void **x)
{
    (void)x;
    bot_repeats("greedy", 40);
    bot_repeats("search:iterations=30", 15);
    bot_repeats("search:iterations=30:threads=3", 8);
    bot_repeats("novice", 40);
    bot_repeats("normal", 5);
}

/* Names with numbers, and what is wrong with others. */
static void names_of_bots_are_read(void **x)
{
    (void)x;
    static const struct { const char *word; int what; const char *part; } wrong[] = {
        {"", BOT_UNKNOWN, ""},
        {"nobody", BOT_UNKNOWN, "nobody"},
        {"nobody:ms=3", BOT_UNKNOWN, "nobody"},
        {"greedy:ms=3", BOT_TAKES_NONE, "greedy"},
        {"novice:", BOT_TAKES_NONE, "novice"},
        {"exec:", BOT_NO_PROGRAM, "exec"},
        {"exec:ms=3", BOT_NO_PROGRAM, "exec"},
        {"exec:ms=x:cat", BOT_NUMBER_RANGE, "ms"},
        {"exec:cat", BOT_NOT_ALLOWED, "cat"},
        {"search:", BOT_NO_NUMBER, ""},
        {"search:sm=3", BOT_NO_NUMBER, "sm=3"},
        {"search:ms", BOT_NO_NUMBER, "ms"},
        {"search:ms=", BOT_NUMBER_RANGE, "ms"},
        {"search:ms=0", BOT_NUMBER_RANGE, "ms"},
        {"search:ms=600001", BOT_NUMBER_RANGE, "ms"},
        {"search:ms=3x", BOT_NUMBER_RANGE, "ms"},
        {"search:ms=3:threads=9", BOT_NUMBER_RANGE, "threads"},
        {"search:iterations=1000:threads=2:ms=1:offers=12:turns=2:doubt=100", BOT_LONG, "search"},
    };
    BotSpec spec;
    BotMistake why;
    assert_true(bot_read("search:ms=30:threads=2", &spec, &why));
    assert_int_equal(spec.numbers.ms, 30);
    assert_int_equal(spec.numbers.threads, 2);
    assert_int_equal(spec.numbers.iterations, 0);
    assert_string_equal(spec.word, "search:ms=30:threads=2");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(bot_read(wrong[i].word, &spec, &why));
        assert_int_equal(why.what, wrong[i].what);
        assert_string_equal(why.part, wrong[i].part);
        assert_true((why.number != 0) == (why.what == BOT_NUMBER_RANGE));
    }
    assert_string_equal(bot_called("gone").bot->id, BOT_DEFAULT);
}

/* Thinking wins, more of it wins more, and levels err as they should. */
static long wins_of(const char *a, const char *b, long games)
{
    SimResult r;
    SimSpec spec = {.game = game_by_id("null"), .games = games, .seed = 3, .swap = true,
                    .bot = {bot_called(a), bot_called(b)}};
    game_setup_automatic(spec.game, pack_builtin(spec.game), 2, &spec.setup);
    assert_null(sim_run(&spec, &r));
    const long wins = r.bot_wins[0];
    sim_free(&r);
    return wins;
}

static void thinking_wins(void **x)
{
    (void)x;
    assert_true(wins_of("search:iterations=100", "scripted", 600) > 330);
    assert_true(wins_of("expert", "novice", 300) > 165);
}

/* Whoever forgets passes whatever may be passed; whoever errs chooses otherwise now and then. */
static void errors_show(void **x)
{
    (void)x;
    long passed = 0, asked = 0, other = 0;
    const BotSpec sound = bot_called("search:iterations=1:doubt=1000");
    const BotSpec forgets = bot_called("search:iterations=1:forgets=100");
    BotSpec errs = sound;
    SimTable t;
    Setup setup;
    errs.numbers.errs = 90;
    sim_table_open(&t, game_by_id("brawl"));
    game_setup_automatic(t.c.game, pack_builtin(t.c.game), 2, &setup);
    for (uint64_t game = 0; game < 2; game++) {
        assert_null(sim_table_start(&t, &setup, 9, game));
        for (int n = 0; n < 150 && t.menu->n > 0; n++) {
            FastChance one = t.choice, two = t.choice, three = t.choice;
            const int i = bot_choose(&sound, t.c.game, t.c.state, t.menu, &one, t.room);
            other += i != bot_choose(&errs, t.c.game, t.c.state, t.menu, &two, t.room);
            if (t.menu->pass && t.menu->n > 1) {
                asked++;
                passed += bot_choose(&forgets, t.c.game, t.c.state, t.menu, &three, t.room) == 0;
            }
            fast_next(&t.choice);
            game_answer(&t.c, t.menu->seat, t.menu->list[i], t.menu);
        }
    }
    sim_table_close(&t);
    assert_true(asked > 0);
    assert_int_equal(passed, asked);
    assert_true(other > 0);
}

/* Whoever overlooks nearly everything ends the turn or passes where something else was better, and
 * never chooses what was overlooked; whoever overlooks nothing follows the policy. */
static void what_is_overlooked_is_not_chosen(void **x)
{
    (void)x;
    long met = 0, ended = 0, same = 0, asked = 0;
    const BotSpec policy = bot_called("scripted"), sees = bot_called("search:offers=1");
    const BotSpec blind = bot_called("search:offers=1:overlooks=95");
    SimTable t;
    Setup setup;
    sim_table_open(&t, game_by_id("brawl"));
    game_setup_automatic(t.c.game, pack_builtin(t.c.game), 2, &setup);
    assert_null(sim_table_start(&t, &setup, 9, 1));
    for (int n = 0; n < 300 && t.menu->n > 0; n++) {
        FastChance one = t.choice, two = t.choice, three = t.choice;
        const int i = bot_choose(&policy, t.c.game, t.c.state, t.menu, &one, t.room);
        asked++;
        same += i == bot_choose(&sees, t.c.game, t.c.state, t.menu, &two, t.room);
        if (t.menu->ends_turn && t.menu->n > 3 && t.menu->n < 7 && i < t.menu->n - 1) {
            met++;
            ended += bot_choose(&blind, t.c.game, t.c.state, t.menu, &three, t.room) ==
                     t.menu->n - 1;
        }
        fast_next(&t.choice);
        game_answer(&t.c, t.menu->seat, t.menu->list[i], t.menu);
    }
    sim_table_close(&t);
    assert_true(met >= 5);
    assert_true(ended * 2 > met);
    assert_true(same * 10 > asked * 9);  /* equals go by lot, for which searching draws besides */
}

/* ---- secrets ---- */

/* Every bot chooses the same, whatever is hidden from its seat: the true state is replaced by one
 * that the seat cannot tell from it. */
static void no_bot_knows_what_is_hidden(void **x)
{
    enum { DECISIONS = 5 };
    (void)x;
    long other = 0;
    for (int g = 0; g < n_games; g++) {
        SimTable t;
        Setup setup;
        sim_table_open(&t, games[g]);
        void *poisoned = sim_room(games[g]->state_size);
        game_setup_automatic(games[g], pack_builtin(games[g]), 2, &setup);
        assert_null(sim_table_start(&t, &setup, 21, (uint64_t)g));
        for (int n = 0; n < DECISIONS * n_bots && t.menu->n > 0; n++) {
            BotSpec bot = bot_called(bots[n % n_bots]->id);
            bot.numbers.iterations = 20;
            bot.numbers.ms = ENOUGH_MS;
            FastChance hidden = t.choice, one = t.choice, two = t.choice;
            memcpy(poisoned, t.c.state, games[g]->state_size);
            game_redeal(games[g], poisoned, t.menu->seat, &hidden.chance);
            other += memcmp(poisoned, t.c.state, games[g]->state_size) != 0;
            const int i = bot_choose(&bot, games[g], t.c.state, t.menu, &one, t.room);
            assert_int_equal(bot_choose(&bot, games[g], poisoned, t.menu, &two, t.room), i);
            fast_next(&t.choice);
            game_answer(&t.c, t.menu->seat, t.menu->list[i], t.menu);
        }
        free(poisoned);
        sim_table_close(&t);
    }
    assert_true(other > 20);
}

/* ---- thoughts and advice ---- */

/* A match of Brawl in which something is to be chosen. */
static void go_to_choice(SimTable *t, int least)
{
    Setup setup;
    const BotSpec scripted = bot_called("scripted");
    sim_table_open(t, game_by_id("brawl"));
    game_setup_automatic(t->c.game, pack_builtin(t->c.game), 2, &setup);
    assert_null(sim_table_start(t, &setup, 4, 4));
    for (int n = 0; n < least || t->menu->n < 4; n++) {
        const int i = bot_choose(&scripted, t->c.game, t->c.state, t->menu, &t->choice, t->room);
        game_answer(&t->c, t->menu->seat, t->menu->list[i], t->menu);
        assert_true(t->menu->n > 0);
    }
}

/* The choice comes first, chances are chances, and any offer can be what others are compared
 * with. */
static void thoughts_are_told(void **x)
{
    (void)x;
    SimTable t;
    const BotSpec bot = bot_called("search:iterations=200");
    go_to_choice(&t, 40);
    for (int compared = -1; compared < 3; compared++) {
        Thoughts told = {.compared = compared};
        FastChance chance = t.choice;
        const int i = bot_think(&bot, t.c.game, t.c.state, t.menu, &chance, t.room, &told);
        bool there = false;
        assert_int_equal(told.of[0].offer, i);
        assert_true(told.n > 1);
        for (int k = 0; k < told.n; k++) {
            assert_in_range(told.of[k].chance, 0, SURE);
            assert_true(told.of[k].samples > 0);
            assert_true(k < 2 || told.of[k].chance <= told.of[k - 1].chance);
            there |= told.of[k].offer == told.compared;
        }
        assert_true(there);
        assert_true(compared < 0 || told.compared == compared);
    }
    sim_table_close(&t);
}

enum { TOLD = 20000 };

/* As it goes to the page; bytes between the members of a struct may differ. */
static const char *told(const SimTable *t, const Advice *a, char text[static TOLD])
{
    Str out = {.at = text, .cap = TOLD};
    Json j = {.out = &out};
    json_open(&j, '{');
    advice_json(a, t->c.game, t->c.state, &j);
    json_close(&j, '}');
    assert_false(out.cut);
    return text;
}

/* The same advice for the same seed, compared with what was asked about, and its line begins with
 * answers that can be read. */
static void advice_is_given(void **x)
{
    (void)x;
    SimTable t;
    static Advice one, two;
    static char first[TOLD], second[TOLD];
    const BotSpec bot = bot_called("search:iterations=200");
    go_to_choice(&t, 60);
    advise(&bot, t.c.game, t.c.state, t.menu, 1, 7, t.room, &one);
    advise(&bot, t.c.game, t.c.state, t.menu, 1, 7, t.room, &two);
    assert_string_equal(told(&t, &one, first), told(&t, &two, second));
    assert_true(one.n_offers > 1 && one.n_steps > 0);
    assert_int_equal(one.other, one.thoughts.of[0].offer != 1 ? 1 : one.thoughts.of[1].offer);
    assert_true(one.other_option == t.menu->list[one.other]);
    assert_true(one.n_reasons > 0);
    for (int i = 0; i < one.n_reasons; i++)
        assert_true(one.reason[i].more != 0 && one.reason[i].fact != 0);
    sim_table_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_fit_together),
        cmocka_unit_test(values_foretell),
        cmocka_unit_test(tunings_are_sound),
        cmocka_unit_test(bots_that_look_ahead_repeat),
        cmocka_unit_test(names_of_bots_are_read),
        cmocka_unit_test(thinking_wins),
        cmocka_unit_test(errors_show),
        cmocka_unit_test(what_is_overlooked_is_not_chosen),
        cmocka_unit_test(no_bot_knows_what_is_hidden),
        cmocka_unit_test(thoughts_are_told),
        cmocka_unit_test(advice_is_given),
    };
    packs_install();
    return cmocka_run_group_tests_name("bots", tests, 0, 0);
}
