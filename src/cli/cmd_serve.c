/* spielwerk serve: hosts tables for people and bots over the network. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/db.h"
#include "cli/exec_bots.h"
#include "cli/words.h"
#include "server/net/log.h"
#include "server/net/web.h"
#include "server/net/workers.h"

enum { PORT_MAX = 65535, LIMIT_MAX = 1000000 };

/* --limits name=number */
static int *limit_named(HubLimits *l, const char *name, size_t n)
{
    const struct { const char *name; int *to; } all[] = {
        {"connections", &l->connections},
        {"connections-per-address", &l->connections_per_address},
        {"matches-per-address", &l->matches_per_address},
        {"messages-per-address", &l->messages_per_address},
        {"chat-per-address", &l->chat_per_address},
        {"cpu-per-address", &l->cpu_per_address},
        {"jobs-per-address", &l->jobs_per_address},
        {"jobs", &l->jobs},
        {"asks-per-connection", &l->asks_waiting},
        {"messages-per-second", &l->messages_per_second},
        {"chat-bytes", &l->chat_bytes},
        {"idle-seconds", &l->idle_seconds},
        {"memory", &l->memory},
        {"views-per-second", &l->views_per_second},
        {"answers-per-match", &l->answers_per_match},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strlen(all[i].name) == n && strncmp(all[i].name, name, n) == 0)
            return all[i].to;
    return 0;
}

static bool set_limits(const TextList *list, HubLimits *limits)
{
    hub_default_limits(limits);
    for (int i = 0; i < list->n; i++) {
        const char *value = strchr(list->item[i], '=');
        const size_t n = value != 0 ? (size_t)(value - list->item[i]) : 0;
        int *to = limit_named(limits, list->item[i], n);
        long number;
        if (to == 0)
            return complain("serve.limit", list->item[i], NULL), false;
        if (!text_int(value + 1, 1, LIMIT_MAX, &number)) {
            complain("serve.limit-range", list->item[i], number_word(LIMIT_MAX), NULL);
            return false;
        }
        *to = (int)number;
    }
    return true;
}

/* An origin is scheme and host, as browsers write it: no path, no slash at the end. */
static bool set_origins(const TextList *list, WebSpec *spec)
{
    for (int i = 0; i < list->n; i++) {
        const char *host = strstr(list->item[i], "://");
        if (host == 0 || !text_starts(list->item[i], "http") || host[3] == '\0' ||
            strchr(host + 3, '/') != 0)
            return complain("serve.origin", list->item[i], NULL), false;
        spec->origin[spec->n_origins++] = list->item[i];
    }
    return true;
}

static int say_problem(WebProblem problem, const WebSpec *spec, const char *why)
{
    if (problem == WEB_IN_USE)
        return complain("serve.in-use", number_word(spec->port), NULL);
    return complain("serve.cannot", spec->listen, number_word(spec->port), why, NULL);
}

static int serve(const WebSpec *spec, const char *db)
{
    char why[WEB_WHY] = "";
    _Static_assert((int)WEB_WHY >= (int)STORE_WHY, "room for the sentences of both");
    Web *web = 0;
    umask(077);  /* the database holds what players keep from each other */
    Store *store = store_open(db, why);
    if (store == 0)
        return complain("serve.store", why, NULL);
    const WebProblem problem = web_open(spec, store, &web, why);
    if (problem != WEB_GOOD) {
        store_close(store);
        return say_problem(problem, spec, why);
    }
    words_print(stdout, "serve.ready", web_address(web), NULL);
    fflush(stdout);
    log_put("info", "event=start address=%s db=\"%s\" threads=%d", web_address(web), db,
            spec->threads);
    web_run(web);
    web_close(web);
    store_close(store);
    return EXIT_GOOD;
}

/* One thread is left to the loop. */
static int default_threads(void)
{
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 2 ? 1 : cores > WORKERS_MAX ? WORKERS_MAX : (int)cores - 1;
}

int cmd_serve(int argc, char **argv)
{
    static WebSpec spec;
    char path[DB_PATH];
    TextList found = {.n = 0}, origins = {.n = 0}, limits = {.n = 0}, programs = {.n = 0};
    const char *db = 0, *listen = "127.0.0.1";
    uint64_t port = 8080, threads = (uint64_t)default_threads();
    const Flag flags[] = {{"port", FLAG_NUMBER, &port}, {"listen", FLAG_TEXT, &listen},
                          {"db", FLAG_TEXT, &db}, {"bots", FLAG_NUMBER, &threads},
                          {"origin", FLAG_LIST, &origins}, {"limits", FLAG_LIST, &limits},
                          {"exec", FLAG_LIST, &programs}, {"proxy", FLAG_ON, &spec.proxy}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 0);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (port > PORT_MAX)
        return complain("serve.port", number_word(PORT_MAX), NULL);
    if (threads < 1 || threads > WORKERS_MAX)
        return complain("serve.bots", number_word(WORKERS_MAX), NULL);
    if (!set_limits(&limits, &spec.limits) || !set_origins(&origins, &spec))
        return EXIT_WRONG;
    if (!db_path(db, path) || (db == 0 && !db_folders(path)))
        return EXIT_WRONG;
    for (int i = 0; i < programs.n; i++)
        if (!exec_bots_allow(programs.item[i]))
            return EXIT_WRONG;
    spec.listen = listen;
    spec.port = (int)port;
    spec.threads = (int)threads;
    return serve(&spec, path);
}
