/* spielwerk bench: speed and signature of every game. */
#include <stdio.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/progress.h"
#include "cli/words.h"
#include "lab/report.h"

enum { BENCH_MAX = 32, SECONDS = 2, SECONDS_MAX = 600, WINS_MAX = 1000000, WINS_SEED = 11 };

/* Only what does not depend on the machine: for comparing behaviour before and after a change. */
static void print_signature(const Game *game, int pack)
{
    const uint64_t s = bench_signature(game, pack);
    printf("%s %08x%08x\n", game->id, (unsigned)(s >> 32), (unsigned)s);
}

/* The game as if it were played by this number only: speed and signature are then those of it. */
static bool with_seats(const Game *game, uint64_t seats, Game *out)
{
    *out = *game;
    if (seats == 0)
        return true;
    if (!pick_seat_count(game, seats > MAX_SEATS ? MAX_SEATS + 1 : (int)seats))
        return false;
    out->seat_counts = SEAT_BIT(seats);
    return true;
}

static void print_wins(const Game *game, int pack, const BotSpec *bot, long n)
{
    WinsSpec spec = {.game = game, .bot = *bot, .seed = WINS_SEED, .games = n};
    WinsResult result;
    const bool bar = isatty(STDERR_FILENO);
    spec.progress = bar ? progress_draw : 0;
    game_setup_automatic(game, pack, first_seat(game->seat_counts), &spec.setup);
    wins_count(&spec, &result);
    if (bar)
        progress_clear();
    report_wins_text(&spec, &result, words_lang(), stdout);
}

int cmd_bench(int argc, char **argv)
{
    TextList found = {.n = 0};
    const char *pack = 0, *bot = "bot:scripted";
    bool json = false, signature = false;
    uint64_t seconds = SECONDS, seats = 0, wins = 0;
    const Flag flags[] = {{"json", FLAG_ON, &json}, {"pack", FLAG_TEXT, &pack},
                          {"seats", FLAG_NUMBER, &seats}, {"seconds", FLAG_NUMBER, &seconds},
                          {"signature", FLAG_ON, &signature},
                          {"wins", FLAG_NUMBER, &wins}, {"bot", FLAG_TEXT, &bot}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 1);
    BenchResult result[BENCH_MAX];
    Game game[BENCH_MAX];
    BotSpec player;
    const Game *only = 0;
    int n = 0;
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n > 0 && (only = pick_game(found.item[0])) == 0)
        return EXIT_WRONG;
    if (pack != 0 && only == 0)
        return complain("bench.pack-needs-game", NULL);
    if (seconds < 1 || seconds > SECONDS_MAX)
        return complain("bench.seconds", number_word(SECONDS_MAX), NULL);
    if (wins > WINS_MAX || (wins > 0 && (only == 0 || only->bots == 0)))
        return complain("bench.wins", number_word(WINS_MAX), NULL);
    if (!pick_one_bot(bot, &player))
        return EXIT_WRONG;
    for (int i = 0; i < n_games && n < BENCH_MAX; i++) {
        if (only != 0 && only != games[i])
            continue;
        const int index = pick_pack(games[i], pack);
        if (index < 0 || !with_seats(games[i], seats, &game[n]))
            return EXIT_WRONG;
        if (wins > 0)
            print_wins(&game[n], index, &player, (long)wins);
        else if (signature)
            print_signature(&game[n], index);
        else
            bench_run(&game[n], index, (double)seconds, &result[n]);
        n++;
    }
    if (signature || wins > 0)
        return EXIT_GOOD;
    if (json)
        report_bench_json(result, n, stdout);
    else
        report_bench_text(result, n, words_lang(), stdout);
    return EXIT_GOOD;
}
