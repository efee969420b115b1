/* spielwerk play: sets a match up, or takes a saved one, and lets people play it. */
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/pick.h"
#include "cli/play.h"
#include "cli/term.h"
#include "cli/words.h"
#include "table/fair.h"

typedef struct PlayArgs {
    TextList found, options;
    const char *seats, *pack, *save, *load;
    const char *seed;
    bool no_color, plain;
} PlayArgs;

static bool choose_seed(const char *text, uint8_t *seed)
{
    char *end;
    if (text == 0) {
        fair_seed_random(seed);
        return true;
    }
    if (text[0] < '0' || text[0] > '9' || strlen(text) > 19)
        return complain("args.number", "seed", text, NULL), false;
    const unsigned long long number = strtoull(text, &end, 10);
    if (*end != '\0')
        return complain("args.number", "seed", text, NULL), false;
    fair_seed_from_number(number, seed);
    return true;
}

static bool has_people(const SeatChoice *seats)
{
    for (int i = 0; i < seats->n; i++)
        if (seats->holder[i].kind != SEAT_BOT)
            return true;
    return false;
}

static Match *new_match(const PlayArgs *a)
{
    char why[MATCH_ERROR];
    uint8_t seed[SEED_BYTES];
    Setup setup;
    SeatChoice seats;
    if (a->found.n == 0)
        return complain("need-game", "play", NULL), NULL;
    const Game *game = pick_game(a->found.item[0]);
    if (game == 0)
        return 0;
    if (a->seats == 0)
        pick_default_seats(game, true, &seats);
    else if (!pick_seats(a->seats, &seats))
        return 0;
    const int pack = pick_pack(game, a->pack);
    if (pack < 0 || !pick_seat_count(game, seats.n) || !choose_seed(a->seed, seed))
        return 0;
    game_setup_default(game, pack, seats.n, &setup);
    setup.asks_ends = has_people(&seats);
    if (!pick_options(game, &a->options, &setup))
        return 0;
    Match *m = match_new(game, &setup, seats.holder, seed, words_lang(), why);
    if (m == 0)
        complain("setup", why, NULL);
    return m;
}

/* What belongs to a new match cannot be asked of a saved one. */
static Match *saved_match(const PlayArgs *a)
{
    if (a->seats != 0 || a->seed != 0 || a->options.n > 0)
        return complain("play.load-has-all", NULL), NULL;
    Match *m = pick_match(a->load, a->pack);
    if (m == 0)
        return 0;
    bool good = a->found.n == 0 || text_equal(a->found.item[0], match_game(m)->id);
    if (!good)
        complain("play.other-game", a->load, match_game(m)->id, NULL);
    if (good && match_seed(m) == 0) {
        good = false;
        complain("play.no-seed", a->load, NULL);
    }
    for (int i = 0; good && i < match_setup(m)->seats; i++) {
        BotSpec bot;
        const SeatHolder *h = match_holder(m, i);
        if (h->kind != SEAT_BOT || bot_read(h->name, &bot, 0))
            continue;
        good = false;
        complain("play.unknown-bot", a->load, h->name, NULL);
    }
    if (good)
        return m;
    match_free(m);
    return 0;
}

static int run(const PlayArgs *a, Match *m)
{
    static Canvas canvas;
    static View view;
    Play p = {.match = m, .save = a->save, .last_person = -1, .plain = a->plain};
    p.screen.canvas = &canvas;
    p.screen.view = &view;
    p.color = term_color(a->no_color || a->plain);
    for (int i = 0; i < match_setup(m)->seats; i++)
        p.people += match_holder(m, i)->kind == SEAT_PERSON;
    if (a->save != 0 && (a->load == 0 || !text_equal(a->save, a->load)))
        files_keep_backup(a->save);
    if (a->save != 0 && !play_save(&p, a->save))
        return EXIT_WRONG;
    return play_run(&p);
}

int cmd_play(int argc, char **argv)
{
    PlayArgs a = {.found = {.n = 0}};
    const Flag flags[] = {{"seats", FLAG_TEXT, &a.seats}, {"option", FLAG_LIST, &a.options},
                          {"seed", FLAG_TEXT, &a.seed},   {"save", FLAG_TEXT, &a.save},
                          {"load", FLAG_TEXT, &a.load},   {"pack", FLAG_TEXT, &a.pack},
                          {"plain", FLAG_ON, &a.plain},   {"no-color", FLAG_ON, &a.no_color}};
    const int n_flags = sizeof flags / sizeof flags[0];
    const ArgsResult args = args_read(argc, argv, flags, n_flags, &a.found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    Match *m = a.load != 0 ? saved_match(&a) : new_match(&a);
    if (m == 0)
        return EXIT_WRONG;
    const int status = run(&a, m);
    match_free(m);
    return status;
}
