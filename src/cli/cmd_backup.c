/* spielwerk backup: copies the database, also while a server uses it. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/db.h"
#include "cli/words.h"
#include "server/store/store.h"

int cmd_backup(int argc, char **argv)
{
    char path[DB_PATH], why[STORE_WHY];
    const char *db = 0;
    TextList found = {.n = 0};
    const Flag flags[] = {{"db", FLAG_TEXT, &db}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-file", "backup", NULL);
    if (!db_path(db, path))
        return EXIT_WRONG;
    if (!store_backup(path, found.item[0], why))
        return complain("serve.store", why, NULL);
    words_print(stdout, "backup.done", path, found.item[0], NULL);
    return EXIT_GOOD;
}
