/* Games of bots, for every game and number of seats, all modes, also with the packs of tests/packs:
 * they end, keep every invariant at every decision, and the scripted bot beats the random one.
 * SPIELWERK_SCRIPTED sets the number of
 * scripted games for each number of seats (default 20); random games are five times as many.
 * SPIELWERK_GAME=brawl plays only this game. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "pack/packs.h"

enum { DECISIONS_MAX = 100000, WIN_PERCENT = 95 };

typedef struct Bench {
    const Game *game;
    int pack;
    void *state, *room;
    Menu menu;
    FastChance chance, choice;
} Bench;

static void open_bench(Bench *b, const Game *game)
{
    const size_t size = (game->state_size + 63) / 64 * 64;
    b->game = game;
    b->pack = pack_builtin(game);
    b->state = aligned_alloc(64, size);
    b->room = bot_room_new(game);
    assert_non_null(b->state);
}

static void close_bench(Bench *b)
{
    free(b->state);
    free(b->room);
}

/* Options vary from game to game, so that every mode is met. */
static void vary(const Game *game, Setup *setup, FastChance *chance)
{
    for (int i = 0; i < game->n_options; i++) {
        const int n = setup_words(&game->options[i], pack_at(setup->pack));
        if (n > 0)
            setup->option[i] = (int16_t)fast_below(chance, (uint32_t)n);
    }
}

static void is_sound(const Bench *b, uint64_t seed)
{
    const char *why = b->game->check(b->state);
    if (why != 0)
        fail_msg("%s, seed %llu: %s", b->game->id, (unsigned long long)seed, why);
}

/* Plays one game; seat i is played by bots[i % 2]. Returns the winners. */
static Seats play(Bench *b, int seats, const BotSpec bots[2], uint64_t seed, bool varied)
{
    Setup setup;
    Ctx c = {.game = b->game, .state = b->state, .chance = &b->chance.chance};
    game_setup_automatic(b->game, b->pack, seats, &setup);
    chance_fast(&b->chance, seed);
    chance_fast(&b->choice, seed + 1);
    if (varied)
        vary(b->game, &setup, &b->choice);
    const char *why = game_start(&c, &setup, &b->menu);
    if (why != 0 && varied)  /* a combination of options this pack cannot serve */
        return play(b, seats, bots, seed, false);
    assert_null(why);
    for (int n = 0; !game_over(b->state); n++) {
        assert_true(n < DECISIONS_MAX);
        is_sound(b, seed);
        const int seat = b->menu.seat;
        const int i = bot_choose(&bots[seat % 2], b->game, b->state, &b->menu, &b->choice, b->room);
        assert_in_range(i, 0, b->menu.n - 1);
        game_answer(&c, seat, b->menu.list[i], &b->menu);
    }
    is_sound(b, seed);
    Result r;
    game_result(b->game, b->state, &r);
    return result_with(&r, seats, OUTCOME_WIN);
}

static int games_wanted(void)
{
    const char *text = getenv("SPIELWERK_SCRIPTED");
    return text != 0 ? atoi(text) : 20;
}

static bool is_wanted(const Game *game)
{
    const char *only = getenv("SPIELWERK_GAME");
    return only == 0 || text_equal(only, game->id);
}

/* So many games for each number of seats. */
static void play_all(Bench *b, const char *bot, int n)
{
    const BotSpec both[2] = {bot_called(bot), bot_called(bot)};
    for (int seats = 1; seats <= MAX_SEATS; seats++)
        for (int i = 0; b->game->seat_counts & SEAT_BIT(seats) && i < n; i++)
            play(b, seats, both, (uint64_t)(i * 1000 + seats), true);
}

static void games_end(const char *bot, int n)
{
    for (int g = 0; g < n_games; g++) {
        Bench b;
        if (!is_wanted(games[g]))
            continue;
        open_bench(&b, games[g]);
        play_all(&b, bot, n);
        close_bench(&b);
    }
}

static void scripted_games_end(void **unused)
{
    (void)unused;
    games_end("scripted", games_wanted());
}

static void random_games_end(void **unused)
{
    (void)unused;
    games_end("random", 5 * games_wanted());
}

/* The game that a pack of the tests belongs to: "brawl-extra" is one of brawl. */
static const Game *game_of(const char *name)
{
    for (int g = 0; g < n_games; g++) {
        const size_t n = strlen(games[g]->id);
        if (text_starts(name, games[g]->id) && name[n] == '-' && is_wanted(games[g]))
            return games[g];
    }
    return 0;
}

static void games_of_other_packs_end(void **unused)
{
    const char *where = getenv("SPIELWERK_PACKS");
    DIR *dir = opendir(where != 0 ? where : "tests/packs");
    (void)unused;
    assert_non_null(dir);
    for (const struct dirent *d = readdir(dir); d != 0; d = readdir(dir)) {
        char path[600], why[1000];
        Bench b;
        const Game *game = game_of(d->d_name);
        if (game == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", where != 0 ? where : "tests/packs", d->d_name);
        open_bench(&b, game);
        b.pack = pack_load_dir(game, path, why, sizeof why);
        if (b.pack < 0)
            fail_msg("%s", why);
        play_all(&b, "random", 1 + games_wanted() / 4);
        play_all(&b, "scripted", 1 + games_wanted() / 10);
        close_bench(&b);
    }
    closedir(dir);
}

/* Only where two sides meet: with more seats than two, half of them is no side. */
static void scripted_beats_random(void **unused)
{
    const BotSpec pairs[2][2] = {{bot_called("scripted"), bot_called("random")},
                                 {bot_called("random"), bot_called("scripted")}};
    (void)unused;
    for (int g = 0; g < n_games; g++) {
        Bench b;
        int won = 0;
        const int n = 2 * games_wanted();
        if (games[g]->bots == 0 || text_equal(games[g]->id, "null") || !is_wanted(games[g]))
            continue;  /* the template game is mostly luck */
        open_bench(&b, games[g]);
        bool together = false;  /* who plays together wins together, whoever is the better */
        for (int i = 0; i < n && !together; i++) {
            won += (play(&b, 2, pairs[i % 2], (uint64_t)i, false) & SEAT_BIT(i % 2)) != 0;
            together = b.game->team(b.state, 0) == b.game->team(b.state, 1);
        }
        close_bench(&b);
        assert_true(together || won * 100 >= WIN_PERCENT * n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_end),
        cmocka_unit_test(scripted_games_end),
        cmocka_unit_test(games_of_other_packs_end),
        cmocka_unit_test(scripted_beats_random),
    };
    packs_install();
    return cmocka_run_group_tests_name("scripted", tests, 0, 0);
}
