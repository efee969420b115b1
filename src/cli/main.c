/* The program spielwerk: finds the command and lets it run. */
#include <locale.h>
#include <stdio.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/words.h"
#include "core/limits.h"
#include "pack/packs.h"

static const struct Command {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"games", cmd_games},   {"play", cmd_play},   {"serve", cmd_serve}, {"sim", cmd_sim},
    {"replay", cmd_replay}, {"verify", cmd_verify}, {"rules", cmd_rules}, {"bench", cmd_bench},
    {"check", cmd_check},   {"backup", cmd_backup}, {"prune", cmd_prune}, {"ladder", cmd_ladder},
    {"analyse", cmd_analyse}, {"train", cmd_train}, {"tune", cmd_tune},
};

static void tell_limit(const char *message)
{
    fprintf(stderr, "spielwerk: %s\n", message);
}

static int help(void)
{
    fputs(words("help"), stdout);
    return EXIT_GOOD;
}

int main(int argc, char **argv)
{
    setlocale(LC_CTYPE, "");  /* the line editor must know UTF-8; numbers stay as they are */
    limit_told = tell_limit;
    packs_install();
    args_choose_lang(argc, argv);
    if (argc < 2)
        return help();
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (text_equal(commands[i].name, argv[1]))
            return commands[i].run(argc - 1, argv + 1);
    if (text_equal(argv[1], "--help") || text_equal(argv[1], "-h") || text_equal(argv[1], "help"))
        return help();
    return complain("no-command", argv[1], NULL);
}
