/* spielwerk games: what can be played. */
#include "bots/bot.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/words.h"
#include "pack/packs.h"

enum { LINE = 512 };

static const char *option_text(const Game *game, const char *id, const char *word)
{
    char key[96];
    Str k = STR_ON(key);
    put(&k, word != 0 ? "option.%s.%s" : "option.%s%s", id, word != 0 ? word : "");
    return pack_text(pack_at(pack_builtin(game)), words_lang(), key);
}

static void print_choice(const Game *game, const OptionSpec *spec, int i)
{
    const char *title = option_text(game, spec->id, spec->words[i]);
    printf("      %-14s %s%s\n", spec->words[i], title != 0 ? title : "",
           i == spec->default_value ? words("games.default") : "");
}

static void print_option(const Game *game, const OptionSpec *spec)
{
    const char *title = option_text(game, spec->id, 0);
    printf("    --option %s=...  %s", spec->id, title != 0 ? title : "");
    printf(spec->rule != 0 ? " (%s)\n" : "%s\n", spec->rule != 0 ? spec->rule : "");
    if (spec->words == 0)
        words_print(stdout, "games.number", number_word(spec->min), number_word(spec->max),
                    number_word(spec->default_value), NULL);
    for (int i = 0; spec->words != 0 && spec->words[i] != 0; i++)
        print_choice(game, spec, i);
}

static void print_game(const Game *game)
{
    char line[LINE];
    Str out = STR_ON(line);
    say_seat_counts(game, &out);
    printf("%s: %s\n", game->id, game_title(game));
    words_print(stdout, "games.seats", line, NULL);
    if (game->n_options > 0)
        words_print(stdout, "games.options", NULL);
    for (int i = 0; i < game->n_options; i++)
        print_option(game, &game->options[i]);
    putchar('\n');
}

int cmd_games(int argc, char **argv)
{
    TextList found = {.n = 0};
    char line[LINE];
    Str out = STR_ON(line);
    const ArgsResult args = args_read(argc, argv, 0, 0, &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    const Game *only = 0;
    if (found.n > 0 && (only = pick_game(found.item[0])) == 0)
        return EXIT_WRONG;
    for (int i = 0; i < n_games; i++)
        if (only == 0 || only == games[i])
            print_game(games[i]);
    for (int i = 0; i < n_bots; i++)
        put(&out, "%sbot:%s", i > 0 ? ", " : "", bots[i]->id);
    words_print(stdout, "games.bots", line, NULL);
    return EXIT_GOOD;
}
