/* spielwerk train: numbers of a game's `value` that tell better who wins, learned from games of
 * bots and tried on games that nothing was learned from. */
#include <stdio.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/progress.h"
#include "cli/tune.h"
#include "cli/words.h"

enum { GAMES_MAX = 100000 };

static void draw_progress(void *to, long done, long all)
{
    (void)to;
    progress_draw(done, all);
}

static const char *share_text(double share, char room[NUMBER_ROOM])
{
    snprintf(room, NUMBER_ROOM, "%.4f", share);
    return room;
}

/* Said and won where about the same chance was said, by the game's numbers and by the learned. */
static void tell_bins(const Trainer *t, const int32_t *own)
{
    TrainerBin before[TRAINER_BINS], after[TRAINER_BINS];
    trainer_bins(t, own, before);
    trainer_bins(t, t->value, after);
    words_print(stdout, "train.bins", NULL);
    for (int i = 0; i < TRAINER_BINS; i++) {
        printf("  %3d - %3d %%", i * 100 / TRAINER_BINS, (i + 1) * 100 / TRAINER_BINS);
        const TrainerBin *const both[] = {&before[i], &after[i]};
        for (int k = 0; k < 2; k++)
            printf("  %7ld %6.1f %6.1f", both[k]->n, 100 * both[k]->said, 100 * both[k]->won);
        printf("\n");
    }
}

static void tell(const Trainer *t, const int32_t *own)
{
    char before[NUMBER_ROOM], after[NUMBER_ROOM];
    words_print(stdout, "train.off", share_text(trainer_surprise(t, own, true), before),
                share_text(trainer_surprise(t, t->value, true), after), NULL);
    tell_bins(t, own);
    words_print(stdout, "train.found", number_word(t->n), number_word(t->games), NULL);
    tune_tell(t->game, t->value);
}

static int run(Trainer *t, const char *path)
{
    int32_t own[TUNING_MAX];
    const bool bar = isatty(STDERR_FILENO);
    t->progress = bar ? draw_progress : 0;
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        own[i] = t->value[i] = t->game->bots->tuning[i].default_value;
    const char *why = trainer_gather(t);
    if (why == 0)
        trainer_learn(t);
    if (bar)
        progress_clear();
    if (why != 0)
        return complain("setup", phrase_text(pack_at(t->setup.pack), words_lang(), "setup", why),
                        NULL);
    tell(t, own);
    return path == 0 || tune_keep_learned(t, path) ? EXIT_GOOD : EXIT_WRONG;
}

int cmd_train(int argc, char **argv)
{
    static Trainer t;
    TextList found = {.n = 0}, options = {.n = 0};
    const char *bot = "bot:scripted", *pack = 0, *numbers = 0, *path = 0;
    uint64_t games = 2000, seed = 1, seats = 0;
    const Flag flags[] = {{"games", FLAG_NUMBER, &games}, {"bot", FLAG_TEXT, &bot},
                          {"seats", FLAG_NUMBER, &seats}, {"numbers", FLAG_TEXT, &numbers},
                          {"seed", FLAG_NUMBER, &seed}, {"option", FLAG_LIST, &options},
                          {"pack", FLAG_TEXT, &pack}, {"file", FLAG_TEXT, &path}};
    const ArgsResult args = args_read(argc, argv, flags, COUNT_OF(flags), &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-game", "train", NULL);
    if (games < 8 || games > GAMES_MAX)
        return complain("train.games", number_word(GAMES_MAX), NULL);
    t.game = pick_game(found.item[0]);
    const int index = t.game != 0 ? pick_pack(t.game, pack) : -1;
    if (index < 0 || !pick_one_bot(bot, &t.bot))
        return EXIT_WRONG;
    if (t.game->bots == 0 || t.game->bots->value == 0 || t.game->bots->n_tuning == 0)
        return complain("tune.nothing", t.game->id, NULL);
    const int n = seats > 0 ? (int)(seats < MAX_SEATS ? seats : MAX_SEATS + 1)
                            : pick_duel_seats(t.game);
    if (!pick_seat_count(t.game, n))
        return EXIT_WRONG;
    t.games = (long)games;
    t.seed = seed;
    game_setup_automatic(t.game, index, n, &t.setup);
    if (!tune_choose(t.game, numbers, t.moves) || !pick_options(t.game, &options, &t.setup))
        return EXIT_WRONG;
    const int status = run(&t, path);
    trainer_free(&t);
    return status;
}
