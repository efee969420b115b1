/* spielwerk games: what can be played. */
#include "bots/bot.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/words.h"
#include "pack/packs.h"

enum { LINE = 512 };

static const char *title(const OptionSpec *spec, const Pack *pack, const char *word)
{
    const char *found = setup_title(spec, pack, word, words_lang());
    return found != 0 ? found : "";
}

static void print_option(const OptionSpec *spec, const Pack *pack)
{
    const int n = setup_words(spec, pack);
    printf("    --option %s=...  %s", spec->id, title(spec, pack, 0));
    printf(spec->rule != 0 ? " (%s)\n" : "%s\n", spec->rule != 0 ? spec->rule : "");
    if (n == 0)
        words_print(stdout, "games.number", number_word(spec->min), number_word(spec->max),
                    number_word(spec->default_value), NULL);
    for (int i = 0; i < n; i++) {
        const char *word = setup_word(spec, pack, i);
        printf("      %-14s %s%s\n", word, title(spec, pack, word),
               i == spec->default_value ? words("games.default") : "");
    }
}

static void print_game(const Game *game, const Pack *pack)
{
    char line[LINE];
    Str out = STR_ON(line);
    say_seat_counts(game, &out);
    printf("%s: %s\n", game->id, game_title(game));
    words_print(stdout, "games.seats", line, NULL);
    if (game->n_options > 0)
        words_print(stdout, "games.options", NULL);
    for (int i = 0; i < game->n_options; i++)
        print_option(&game->options[i], pack);
    putchar('\n');
}

int cmd_games(int argc, char **argv)
{
    TextList found = {.n = 0};
    const char *dir = 0;
    const Flag flags[] = {{"pack", FLAG_TEXT, &dir}};
    char line[LINE];
    Str out = STR_ON(line);
    const ArgsResult args = args_read(argc, argv, flags, 1, &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (dir != 0 && found.n == 0)
        return complain("need-game", "games", NULL);
    const Game *only = found.n > 0 ? pick_game(found.item[0]) : 0;
    const int pack = only != 0 ? pick_pack(only, dir) : -1;
    if (found.n > 0 && pack < 0)
        return EXIT_WRONG;
    for (int i = 0; i < n_games; i++)
        if (only == 0 || only == games[i])
            print_game(games[i], pack_at(only != 0 ? pack : pack_builtin(games[i])));
    for (int i = 0; i < n_bots; i++)
        put(&out, "%sbot:%s", i > 0 ? ", " : "", bots[i]->id);
    words_print(stdout, "games.bots", line, NULL);
    return EXIT_GOOD;
}
