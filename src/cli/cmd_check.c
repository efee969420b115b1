/* spielwerk check: looks through a database, whether or not a server uses it. */
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/db.h"
#include "cli/words.h"
#include "server/store/check.h"

enum { PROGRESS_EVERY = 100, WHAT_ROOM = 600 };

typedef struct Check {
    Store *store;
    int64_t matches, done, wrong;
} Check;

/* Only for somebody who watches. */
static void show_progress(const Check *c)
{
    if (isatty(STDERR_FILENO) && (c->done % PROGRESS_EVERY == 0 || c->done == c->matches))
        fprintf(stderr, "\r%lld / %lld%s", (long long)c->done, (long long)c->matches,
                c->done == c->matches ? "\n" : "");
}

static void tell_damage(void *to, const char *what)
{
    Check *c = to;
    c->wrong++;
    printf("%s\n", what);
}

static void look_at(void *to, const StoreMatch *m)
{
    Check *c = to;
    char text[WHAT_ROOM];
    Str what = STR_ON(text);
    if (!check_match(c->store, m, words_lang(), &what)) {
        c->wrong++;
        str_whole(&what);
        printf("%s (%s): %s\n", m->slug, m->game, text);
    }
    c->done++;
    show_progress(c);
}

static int check(Store *s)
{
    Check c = {.store = s};
    for (int status = STORE_OPEN; status <= STORE_OVER; status++)
        c.matches += store_count(s, status);
    if (!store_check_integrity(s, tell_damage, &c) || !store_all(s, look_at, &c))
        tell_damage(&c, store_problem(s));
    words_print(stdout, c.wrong == 0 ? "check.good" : "check.bad", number_word(c.done),
                number_word(c.wrong), NULL);
    return c.wrong == 0 ? EXIT_GOOD : EXIT_FOUND;
}

int cmd_check(int argc, char **argv)
{
    char path[DB_PATH], why[STORE_WHY];
    const char *db = 0;
    TextList found = {.n = 0};
    const Flag flags[] = {{"db", FLAG_TEXT, &db}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 0);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (!db_path(db, path))
        return EXIT_WRONG;
    Store *s = store_open_reading(path, why);
    if (s == 0)
        return complain("serve.store", why, NULL);
    const int status = check(s);
    store_close(s);
    return status;
}
