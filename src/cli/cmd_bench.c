/* spielwerk bench: speed and signature of every game. */
#include <stdio.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/words.h"
#include "lab/report.h"

enum { BENCH_MAX = 32, SECONDS = 2, SECONDS_MAX = 600 };

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

int cmd_bench(int argc, char **argv)
{
    TextList found = {.n = 0};
    const char *pack = 0;
    bool json = false, signature = false;
    uint64_t seconds = SECONDS, seats = 0;
    const Flag flags[] = {{"json", FLAG_ON, &json}, {"pack", FLAG_TEXT, &pack},
                          {"seats", FLAG_NUMBER, &seats}, {"seconds", FLAG_NUMBER, &seconds},
                          {"signature", FLAG_ON, &signature}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 1);
    BenchResult result[BENCH_MAX];
    Game game[BENCH_MAX];
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
    for (int i = 0; i < n_games && n < BENCH_MAX; i++) {
        if (only != 0 && only != games[i])
            continue;
        const int index = pick_pack(games[i], pack);
        if (index < 0 || !with_seats(games[i], seats, &game[n]))
            return EXIT_WRONG;
        if (signature)
            print_signature(&game[n], index);
        else
            bench_run(&game[n], index, (double)seconds, &result[n]);
        n++;
    }
    if (signature)
        return EXIT_GOOD;
    if (json)
        report_bench_json(result, n, stdout);
    else
        report_bench_text(result, n, words_lang(), stdout);
    return EXIT_GOOD;
}
