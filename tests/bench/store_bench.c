/* How fast the store is: store_bench [matches]. Makes a database with that many finished matches
 * (100,000 if not told) in TMPDIR, then measures opening it, reading from it, and answers as the
 * hub writes them (a line and a standing each), spread over 1,000 running matches. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../unit/folder.h"
#include "server/store/store.h"

enum { RUNNING = 1000, LINES = 20 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void must(Store *s, bool good)
{
    if (good)
        return;
    fprintf(stderr, "%s\n", store_problem(s));
    exit(1);
}

static Store *open_it(const char *path)
{
    char why[STORE_WHY];
    Store *s = store_open(path, why);
    if (!s) {
        fprintf(stderr, "%s\n", why);
        exit(1);
    }
    return s;
}

static const char line[] = "2 react sun-shield gwaien # 4 11 3 90 17 6 4 4 12 8 9 1 120 33 2 8 1";

static StoreMatch add_match(Store *s, int n, int status)
{
    StoreMatch m = {.status = status, .listed = n % 2, .seats = 4, .asked = 1};
    m.created = m.updated = n;
    snprintf(m.slug, sizeof m.slug, "%x", (unsigned)n * 2654435761u);  /* as good as random */
    snprintf(m.game, sizeof m.game, "brawl");
    must(s, store_match_new(s, &m, "game brawl\npack 0123456789abcdef\nseed 89abcdef\nstart\n"));
    for (uint8_t i = 0; i < 4; i++) {
        StoreSeat seat = {.seat = i, .kind = i % 2, .name = "Somebody", .account = n % 50 + 1};
        for (int k = 0; k < 4; k++)
            seat.key_hash[k] = ((unsigned)n * 4 + i + 1) * 2246822519u >> (8 * k);
        must(s, store_seat_put(s, m.id, &seat));
    }
    return m;
}

static void fill(Store *s, int matches)
{
    const double from = now();
    for (int done = 0; done < matches;) {
        StoreMatch m[100];
        int n = 0;
        for (; n < 100 && done < matches; n++)
            m[n] = add_match(s, done++, STORE_OVER);
        for (int k = 0; k < LINES; k++)
            for (int i = 0; i < n; i++)
                must(s, store_append_line(s, &m[i], line));
        for (int i = 0; i < n; i++)
            must(s, store_match_update(s, &m[i]));
        must(s, store_commit(s));
    }
    printf("fill     %d matches of %d lines in %.1f s\n", matches, LINES, now() - from);
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void measure_writing(Store *s, StoreMatch *running, int rows, double duration)
{
    static double took[1000000];
    static unsigned spin;
    int commits = 0;
    const double from = now(), cpu_from = cpu();
    while (now() - from < duration && commits < 1000000) {
        for (int i = 0; i < rows; i++) {
            spin = spin * 1664525u + 1013904223u;
            StoreMatch *m = &running[(spin >> 8) % RUNNING];
            m->length = commits;
            m->updated = commits;
            must(s, store_append_line(s, m, line));
            must(s, store_match_update(s, m));
        }
        const double start = now();
        must(s, store_commit(s));
        took[commits++] = now() - start;
    }
    const double passed = now() - from, used = cpu() - cpu_from;
    qsort(took, (size_t)commits, sizeof took[0], by_value);
    printf("write    %4d answers a commit: %7.0f answers/s, %6.0f commits/s; %.1f us CPU an answer;"
           " commit p50 %.2f p99 %.2f max %.1f ms\n", rows, commits * rows / passed,
           commits / passed, used * 1e6 / commits / rows, took[commits / 2] * 1e3,
           took[commits * 99 / 100] * 1e3, took[commits - 1] * 1e3);
}

static void count(void *to, const StoreMatch *m)
{
    *(int64_t *)to += m->id > 0;
}

static void measure_reading(Store *s, int matches)
{
    enum { TIMES = 2000 };
    double from = now();
    size_t bytes = 0;
    for (int i = 0; i < TIMES; i++) {
        char *log = store_log(s, 1 + (int64_t)i * 7919 % matches);
        must(s, log);
        bytes += strlen(log);
        free(log);
    }
    printf("read     a log of %d lines (%zu bytes), cold: %.0f us\n", LINES, bytes / TIMES,
           (now() - from) * 1e6 / TIMES);
    int64_t n = 0;
    from = now();
    must(s, store_list(s, STORE_OVER, 0, 50, count, &n));
    const double listed = now();
    must(s, store_list(s, 0, 7, 50, count, &n));
    const double mine = now();
    must(s, store_running(s, count, &n));
    const double running = now();
    must(s, store_count(s, STORE_OVER) >= 0);
    printf("read     50 listed %.0f us, 50 of an account %.0f us, running with bots %.0f us, "
           "count %.0f us\n", (listed - from) * 1e6, (mine - listed) * 1e6, (running - mine) * 1e6,
           (now() - running) * 1e6);
}

int main(int argc, char **argv)
{
    const int matches = argc > 1 ? atoi(argv[1]) : 100000;
    char folder[256], path[300];
    if (matches < 1 || !make_folder(folder, sizeof folder, "store-bench"))
        return 1;
    snprintf(path, sizeof path, "%s/s.db", folder);

    Store *s = open_it(path);
    fill(s, matches);
    static StoreMatch running[RUNNING];
    for (int i = 0; i < RUNNING; i++)
        running[i] = add_match(s, matches + i, STORE_RUNNING);
    must(s, store_commit(s));
    store_close(s);

    double from = now();
    s = open_it(path);
    printf("open     %.1f ms\n", (now() - from) * 1e3);
    measure_reading(s, matches);
    const int rows[] = {1, 10, 100, 1000};
    for (int i = 0; i < 4; i++)
        measure_writing(s, running, rows[i], 3);
    from = now();
    store_close(s);
    printf("close    %.1f ms\n", (now() - from) * 1e3);

    return remove_folder(folder) == 0 ? 0 : 1;
}
