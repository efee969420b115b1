/* spielwerk tune: better numbers for the common sense of bots, found by playing, kept in a file on
 * the way, and tried in games that the search has not seen. */
#include <stdio.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/progress.h"
#include "cli/tune.h"
#include "cli/words.h"
#include "lab/report.h"

enum { STEPS_MAX = 1000000, GAMES_MAX = 100000 };

typedef struct Keeper {
    const char *path;            /* NULL: nowhere */
    bool bar;                    /* progress is shown */
} Keeper;

static void on_step(void *to, const Tuner *t)
{
    const Keeper *k = to;
    if (k->path != 0)
        tune_keep(t, k->path);
    if (k->bar)
        progress_draw(t->done, t->steps);
}

static void tell_numbers(const Tuner *t)
{
    int32_t found[TUNING_MAX];
    tuner_numbers(t, found);
    words_print(stdout, "tune.found", number_word(t->done), number_word(t->done * t->games), NULL);
    tune_tell(t->game, found);
}

static void tell_share(const LadderPair *p)
{
    char share[64];
    const Interval i = report_interval(p->wins, p->games);
    snprintf(share, sizeof share, "%.1f %% (%.1f - %.1f)", i.share, i.low, i.high);
    words_print(stdout, "tune.confirmed", number_word(p->games), number_word(p->wins),
                number_word(p->draws), share, NULL);
    words_print(stdout, i.low > 50 ? "tune.better" : i.high < 50 ? "tune.worse" : "tune.unclear",
                NULL);
}

static int wrong_setup(const Tuner *t, const char *why)
{
    return complain("setup", phrase_text(pack_at(t->setup.pack), words_lang(), "setup", why), NULL);
}

static int run(Tuner *t, Keeper *keeper, long confirm)
{
    LadderPair pair = {0};
    t->step = on_step;
    t->to = keeper;
    keeper->bar = isatty(STDERR_FILENO);
    const char *why = tuner_run(t);
    if (keeper->bar)
        progress_clear();
    if (why != 0)
        return wrong_setup(t, why);
    tell_numbers(t);
    if (confirm > 0) {
        why = tuner_confirm(t, confirm, &pair);
        if (why != 0)
            return wrong_setup(t, why);
        tell_share(&pair);
    }
    return EXIT_GOOD;
}

int cmd_tune(int argc, char **argv)
{
    static Tuner t;
    Keeper keeper = {0};
    TextList found = {.n = 0}, options = {.n = 0};
    const char *bot = "bot:scripted", *pack = 0, *numbers = 0;
    uint64_t steps = 200, games = 40, confirm = 400, seed = 1, threads = 1;
    const Flag flags[] = {{"steps", FLAG_NUMBER, &steps}, {"games", FLAG_NUMBER, &games},
                          {"confirm", FLAG_NUMBER, &confirm}, {"bot", FLAG_TEXT, &bot},
                          {"numbers", FLAG_TEXT, &numbers}, {"seed", FLAG_NUMBER, &seed},
                          {"option", FLAG_LIST, &options}, {"pack", FLAG_TEXT, &pack},
                          {"file", FLAG_TEXT, &keeper.path}, {"threads", FLAG_NUMBER, &threads}};
    const ArgsResult args = args_read(argc, argv, flags, COUNT_OF(flags), &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-game", "tune", NULL);
    if (steps < 1 || steps > STEPS_MAX)
        return complain("tune.steps", number_word(STEPS_MAX), NULL);
    if (games < 2 || games > GAMES_MAX || games % 2 != 0 || confirm > GAMES_MAX)
        return complain("tune.games", number_word(GAMES_MAX), NULL);
    if (threads < 1 || threads > SIM_THREADS)
        return complain("sim.threads", number_word(SIM_THREADS), NULL);
    t.game = pick_game(found.item[0]);
    const int index = t.game != 0 ? pick_pack(t.game, pack) : -1;
    if (index < 0 || !pick_one_bot(bot, &t.bot))
        return EXIT_WRONG;
    if (t.game->bots == 0 || t.game->bots->n_tuning == 0)
        return complain("tune.nothing", t.game->id, NULL);
    t.steps = (long)steps;
    t.games = (long)games;
    t.seed = seed;
    t.threads = (int)threads;
    game_setup_automatic(t.game, index, pick_duel_seats(t.game), &t.setup);
    if (!tune_choose(t.game, numbers, t.moves) || !pick_options(t.game, &options, &t.setup))
        return EXIT_WRONG;
    tuner_begin(&t);
    if (keeper.path != 0 && !tune_go_on(&t, keeper.path))
        return EXIT_WRONG;
    return run(&t, &keeper, (long)confirm);
}
