/* spielwerk sim: many games between bots. */
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/progress.h"
#include "cli/tune.h"
#include "cli/words.h"
#include "lab/report.h"
#include "lab/sim.h"

enum { GAMES_MAX = 100000000 };

static void draw_progress(void *to, long done, long all)
{
    (void)to;
    progress_draw(done, all);
}

static bool set_bots(const SeatChoice *seats, SimSpec *spec)
{
    for (int i = 0; i < seats->n; i++) {
        if (seats->holder[i].kind != SEAT_BOT)
            return complain("sim.only-bots", NULL), false;
        bot_read(seats->holder[i].name, &spec->bot[i], 0);
    }
    return true;
}

static int run(SimSpec *spec, bool json)
{
    SimResult result;
    const bool bar = isatty(STDERR_FILENO);
    spec->progress = bar ? draw_progress : 0;
    const char *why = sim_run(spec, &result);
    if (bar)
        progress_clear();
    if (why != 0)
        complain("setup", phrase_text(pack_at(spec->setup.pack), words_lang(), "setup", why), NULL);
    else if (json)
        report_sim_json(spec, &result, stdout);
    else
        report_sim_text(spec, &result, words_lang(), stdout);
    sim_free(&result);
    return why == 0 ? EXIT_GOOD : EXIT_WRONG;
}

int cmd_sim(int argc, char **argv)
{
    TextList found = {.n = 0}, options = {.n = 0}, tune = {.n = 0}, value = {.n = 0};
    Tunings numbers, judging;
    const char *seats = 0, *pack = 0;
    uint64_t n = 1000, seed = 1, threads = 1;
    bool json = false, swap = false;
    const Flag flags[] = {{"games", FLAG_NUMBER, &n}, {"seats", FLAG_TEXT, &seats},
                          {"seed", FLAG_NUMBER, &seed}, {"option", FLAG_LIST, &options},
                          {"tune", FLAG_LIST, &tune}, {"value", FLAG_LIST, &value},
                          {"pack", FLAG_TEXT, &pack}, {"json", FLAG_ON, &json},
                          {"swap", FLAG_ON, &swap}, {"threads", FLAG_NUMBER, &threads}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 1);
    SimSpec spec = {0};
    SeatChoice chosen;
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-game", "sim", NULL);
    if (n < 1 || n > GAMES_MAX)
        return complain("sim.games-range", number_word(GAMES_MAX), NULL);
    if (threads < 1 || threads > SIM_THREADS)
        return complain("sim.threads", number_word(SIM_THREADS), NULL);
    spec.game = pick_game(found.item[0]);
    if (spec.game == 0)
        return EXIT_WRONG;
    if (tune.n == 1 && text_equal(tune.item[0], "help"))
        return tune_list(spec.game), EXIT_GOOD;
    if (seats == 0)
        pick_default_seats(spec.game, false, &chosen);
    else if (!pick_seats(seats, &chosen))
        return EXIT_WRONG;
    const int index = pick_pack(spec.game, pack);
    if (index < 0 || !pick_seat_count(spec.game, chosen.n) || !set_bots(&chosen, &spec))
        return EXIT_WRONG;
    game_setup_automatic(spec.game, index, chosen.n, &spec.setup);
    if (!pick_options(spec.game, &options, &spec.setup) ||
        !tune_read(&tune, TUNE_ALL, &numbers, &spec) ||
        !tune_read(&value, TUNE_VALUE, &judging, &spec))
        return EXIT_WRONG;
    spec.games = (long)n;
    spec.seed = seed;
    spec.swap = swap;
    spec.threads = (int)threads;
    return run(&spec, json);
}
