/* spielwerk ladder: bots against each other, pair by pair, kept in a file on the way. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/pick.h"
#include "cli/progress.h"
#include "cli/words.h"
#include "lab/ladder.h"

enum { GAMES_MAX = 100000, LINE = 200, FILE_ROOM = LINE * (LADDER_BOTS * LADDER_BOTS + 2) };
#define USUAL_BOTS "bot:novice,bot:easy,bot:normal,bot:hard,bot:expert,bot:scripted,bot:greedy"

/* ---- the file: a line that says what is played, then one a pair ---- */

static void write_head(const Ladder *l, Str *out)
{
    char seed[24];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)l->seed);
    put(out, "spielwerk-ladder 1 %s seats=%d seed=%s", l->game->id, l->setup.seats, seed);
    for (int i = 0; i < l->game->n_options; i++)
        put(out, " %s=%d", l->game->options[i].id, l->setup.option[i]);
}

/* Where results are kept. */
typedef struct Keeper {
    const char *path;            /* NULL: nowhere */
    bool bar;                    /* progress is shown */
    char rest[FILE_ROOM];        /* lines of pairs that do not play this time */
} Keeper;

static void keep(const Keeper *k, const Ladder *l)
{
    char room[2 * FILE_ROOM];
    Str out = STR_ON(room);
    write_head(l, &out);
    str_char(&out, '\n');
    for (int a = 0; a < l->n; a++)
        for (int b = a + 1; b < l->n; b++)
            put(&out, "%s %s %d %d %d\n", l->bot[a].word, l->bot[b].word,
                (int)l->pair[a][b].games, (int)l->pair[a][b].wins, (int)l->pair[a][b].draws);
    str_text(&out, k->rest);
    if (!files_write_safely(k->path, room))
        complain("ladder.not-kept", k->path, strerror(errno), NULL);
}

static int find_bot(const Ladder *l, const char *word)
{
    for (int i = 0; i < l->n; i++)
        if (text_equal(l->bot[i].word, word))
            return i;
    return -1;
}

static bool read_pair(Ladder *l, const char *line, Str *rest)
{
    char first[BOT_WORD], second[BOT_WORD];
    LadderPair p;
    if (sscanf(line, "%31s %31s %ld %ld %ld", first, second, &p.games, &p.wins, &p.draws) != 5 ||
        p.wins < 0 || p.draws < 0 || p.games < p.wins + p.draws || p.games > GAMES_MAX)
        return false;
    const int a = find_bot(l, first), b = find_bot(l, second);
    if (a < 0 || b < 0 || a == b)
        return put(rest, "%s\n", line), true;
    l->pair[a < b ? a : b][a < b ? b : a] =
        a < b ? p : (LadderPair){p.games, p.games - p.wins - p.draws, p.draws};
    return true;
}

static bool go_on(Keeper *k, Ladder *l)
{
    char head[LINE * 2];
    Str out = STR_ON(head), others = STR_ON(k->rest);
    if (access(k->path, F_OK) != 0)
        return true;
    char *file = files_read(k->path), *rest = file;
    if (file == 0)
        return false;
    write_head(l, &out);
    const char *line = files_next_line(&rest);
    bool good = text_equal(line, head);
    if (!good)
        complain("ladder.other", k->path, head, NULL);
    for (int n = 2; good && (line = files_next_line(&rest)) != 0; n++)
        if (*line != '\0' && !read_pair(l, line, &others)) {
            good = false;
            complain("ladder.line", k->path, number_word(n), NULL);
        }
    free(file);
    return good;
}

/* ---- playing ---- */

static void on_step(void *to, const Ladder *l)
{
    const Keeper *k = to;
    long done, all;
    ladder_progress(l, &done, &all);
    if (k->path != 0)
        keep(k, l);
    if (k->bar)
        progress_draw(done, all);
}

static bool set_bots(const char *text, Ladder *l)
{
    SeatChoice chosen;
    if (!pick_seats(text, &chosen))
        return false;
    if (chosen.n < 2)
        return complain("ladder.two", NULL), false;
    for (int i = 0; i < chosen.n; i++) {
        if (chosen.holder[i].kind != SEAT_BOT)
            return complain("ladder.only-bots", NULL), false;
        if (find_bot(l, chosen.holder[i].name) >= 0)
            return complain("ladder.twice", chosen.holder[i].name, NULL), false;
        l->bot[l->n++] = bot_called(chosen.holder[i].name);
    }
    return true;
}

static bool plot(const char *path, const Ladder *l)
{
    FILE *out = fopen(path, "w");
    if (out != 0)
        ladder_report_plot(l, out);
    if (out == 0 || fclose(out) != 0)
        return complain("ladder.not-kept", path, strerror(errno), NULL), false;
    return true;
}

static int run(Ladder *l, Keeper *keeper, const char *picture, bool json)
{
    l->step = on_step;
    l->to = keeper;
    keeper->bar = isatty(STDERR_FILENO);
    const char *why = ladder_run(l);
    if (keeper->bar)
        progress_clear();
    if (why != 0)
        return complain("setup", phrase_text(pack_at(l->setup.pack), words_lang(), "setup", why),
                        NULL);
    if (json)
        ladder_report_json(l, stdout);
    else
        ladder_report_text(l, words_lang(), stdout);
    return picture == 0 || plot(picture, l) ? EXIT_GOOD : EXIT_WRONG;
}

int cmd_ladder(int argc, char **argv)
{
    static Ladder l;
    static Keeper keeper;
    TextList found = {.n = 0}, options = {.n = 0};
    const char *bots = USUAL_BOTS, *pack = 0, *picture = 0;
    uint64_t most = 200, seed = 1, threads = 1;
    bool json = false;
    const Flag flags[] = {{"games", FLAG_NUMBER, &most}, {"bots", FLAG_TEXT, &bots},
                          {"seed", FLAG_NUMBER, &seed}, {"option", FLAG_LIST, &options},
                          {"pack", FLAG_TEXT, &pack}, {"json", FLAG_ON, &json},
                          {"all", FLAG_ON, &l.all}, {"file", FLAG_TEXT, &keeper.path},
                          {"plot", FLAG_TEXT, &picture}, {"threads", FLAG_NUMBER, &threads}};
    const ArgsResult args = args_read(argc, argv, flags, COUNT_OF(flags), &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-game", "ladder", NULL);
    if (most < 2 || most > GAMES_MAX)
        return complain("sim.games-range", number_word(GAMES_MAX), NULL);
    if (threads < 1 || threads > SIM_THREADS)
        return complain("sim.threads", number_word(SIM_THREADS), NULL);
    l.game = pick_game(found.item[0]);
    const int index = l.game != 0 ? pick_pack(l.game, pack) : -1;
    if (index < 0 || !set_bots(bots, &l))
        return EXIT_WRONG;
    l.most = (long)most;
    l.seed = seed;
    l.threads = (int)threads;
    game_setup_automatic(l.game, index, pick_duel_seats(l.game), &l.setup);
    if (!pick_options(l.game, &options, &l.setup) || (keeper.path != 0 && !go_on(&keeper, &l)))
        return EXIT_WRONG;
    return run(&l, &keeper, picture, json);
}
