/* spielwerk prune: removes what is old from the database of a server that is stopped. */
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/db.h"
#include "cli/words.h"
#include "server/net/clock.h"
#include "server/store/store.h"

enum { DAYS_MAX = 36500 };

static int prune(Store *s, int64_t before, bool dry)
{
    StorePruned gone;
    if (!store_prune(s, before, dry, &gone))
        return complain("serve.store", store_problem(s), NULL);
    words_print(stdout, dry ? "prune.would" : "prune.done", number_word(gone.matches),
                number_word(gone.lines), number_word(gone.chats), number_word(gone.sessions),
                number_word(gone.packs), NULL);
    /* The file stays large if there is no room for a smaller one; the next matches use it. */
    if (!dry && !store_shrink(s))
        words_print(stdout, "prune.large", store_problem(s), NULL);
    return EXIT_GOOD;
}

int cmd_prune(int argc, char **argv)
{
    char path[DB_PATH], why[STORE_WHY];
    const char *db = 0;
    uint64_t days = 0;
    bool dry = false;
    TextList found = {.n = 0};
    const Flag flags[] = {{"db", FLAG_TEXT, &db}, {"days", FLAG_NUMBER, &days},
                          {"dry-run", FLAG_ON, &dry}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 0);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (days < 1 || days > DAYS_MAX)
        return complain("prune.days", number_word(DAYS_MAX), NULL);
    if (!db_path(db, path))
        return EXIT_WRONG;
    if (access(path, F_OK) != 0)  /* opening would make it */
        return complain("prune.none", path, NULL);
    Store *s = store_open(path, why);
    if (s == 0)
        return complain("serve.store", why, NULL);
    const int status = prune(s, clock_now() - (int64_t)days * 86400000, dry);
    store_close(s);
    return status;
}
