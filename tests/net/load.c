/* Load on a running server: many matches at once, all seats played over sockets with random offers.
 * Says how many answers became durable, how much processor time of the server each took, how long
 * players waited for `done`, and how much memory connections and matches need. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "player.h"
#include "server.h"

typedef struct LoadPlan {
    int port, matches, seconds, warm_up, seats, think_ms;
    long pid;
    const char *game;
    bool json;
} LoadPlan;

typedef struct Found {
    double seconds, cpu;
    long rss_start, rss_connected, rss_seated, rss_end;
    double seated_seconds;
} Found;

static int wrong(const char *what)
{
    fprintf(stderr, "load: %s\n"
            "load --port N --matches M --seconds S [--warm-up S] [--pid PID] [--game brawl]\n"
            "     [--seats 2] [--think MS] [--json]\n", what);
    return 2;
}

static bool read_plan(LoadPlan *w, int argc, char **argv)
{
    const struct { const char *name; int *to; } numbers[] = {
        {"--port", &w->port}, {"--matches", &w->matches}, {"--seconds", &w->seconds},
        {"--warm-up", &w->warm_up}, {"--seats", &w->seats}, {"--think", &w->think_ms}};
    for (int i = 1; i < argc; i++) {
        bool known = false;
        if (strcmp(argv[i], "--json") == 0) {
            w->json = true;
            continue;
        }
        if (i + 1 == argc)
            return false;
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
            if (strcmp(argv[i], numbers[k].name) == 0) {
                *numbers[k].to = atoi(argv[i + 1]);
                known = true;
            }
        if (strcmp(argv[i], "--pid") == 0)
            w->pid = atol(argv[i + 1]);
        else if (strcmp(argv[i], "--game") == 0)
            w->game = argv[i + 1];
        else if (!known)
            return false;
        i++;
    }
    return w->port > 0 && w->matches > 0 && w->matches <= 20000 && w->seconds > 0 &&
           w->seconds <= 3600 && w->seats >= 2 && w->seats <= PLAYER_SEATS && w->think_ms >= 0;
}

static long rss(const LoadPlan *w)
{
    return w->pid > 0 ? process_rss_kb((pid_t)w->pid) : 0;
}

/* Everybody connects, then everybody sits down, and only then they play: so each can be weighed. */
static bool assemble(Crowd *c, const LoadPlan *w, Found *f)
{
    const int64_t from = ws_now_us();
    f->rss_start = rss(w);
    if (!crowd_gather(c, 30000))
        return false;
    crowd_run(c, 300);
    f->rss_connected = rss(w);
    crowd_sit(c);
    for (int i = 0; i < 600 && crowd_seated(c) < crowd_size(c); i++)
        crowd_run(c, 100);
    f->seated_seconds = (double)(ws_now_us() - from) / 1e6;
    crowd_run(c, 500);
    f->rss_seated = rss(w);
    return crowd_seated(c) == crowd_size(c);
}

static void measure(Crowd *c, const LoadPlan *w, Found *f)
{
    crowd_hold(c, false);
    crowd_run(c, w->warm_up * 1000);
    crowd_reset(c);
    const long before = w->pid > 0 ? process_cpu_ticks((pid_t)w->pid) : 0;
    const int64_t from = ws_now_us();
    crowd_run(c, w->seconds * 1000);
    f->seconds = (double)(ws_now_us() - from) / 1e6;
    if (w->pid > 0)
        f->cpu = (double)(process_cpu_ticks((pid_t)w->pid) - before) / (double)sysconf(_SC_CLK_TCK);
    f->rss_end = rss(w);
}

static void report(Crowd *c, const LoadPlan *w, const Found *f)
{
    const CrowdFigures *g = &c->figures;
    const double p50 = crowd_latency(c, 500), p99 = crowd_latency(c, 990);
    const double acks = (double)g->acks, a_cpu = f->cpu > 0 ? acks / f->cpu : 0;
    const double a_conn = (double)(f->rss_connected - f->rss_start) / crowd_size(c);
    const double a_match = (double)(f->rss_seated - f->rss_connected) / w->matches;
    if (w->json) {
        printf("{\"game\": \"%s\", \"matches\": %d, \"seats\": %d, \"think_ms\": %d, "
               "\"seconds\": %.2f, \"answers\": %lld, \"answers_per_s\": %.0f, "
               "\"server_cpu_s\": %.2f, \"answers_per_cpu_s\": %.0f, \"p50_ms\": %.2f, "
               "\"p99_ms\": %.2f, \"kb_per_connection\": %.2f, \"kb_per_match\": %.2f, "
               "\"rss_kb\": %ld, \"views\": %lld, \"bytes_per_answer\": %.0f, \"finished\": %lld, "
               "\"stale\": %lld, \"limited\": %lld, \"refused\": %lld, \"broken\": %lld}\n",
               w->game, w->matches, w->seats, w->think_ms, f->seconds, g->acks, acks / f->seconds,
               f->cpu, a_cpu, p50, p99, a_conn, a_match, f->rss_end, g->views,
               acks > 0 ? (double)g->bytes / acks : 0, g->finished, g->stale, g->limited,
               g->refused, g->broken);
        return;
    }
    printf("%d matches of %s with %d seats, %.1f s, think time %d ms\n", w->matches, w->game,
           w->seats, f->seconds, w->think_ms);
    printf("durable answers        %lld (%.0f/s), %lld matches ended\n", g->acks,
           acks / f->seconds, g->finished);
    printf("answer to done         p50 %.2f ms, p99 %.2f ms\n", p50, p99);
    printf("refused, stale, limit  %lld, %lld, %lld; lost or broken %lld\n", g->refused, g->stale,
           g->limited, g->broken);
    printf("bytes sent an answer   %.0f\n", acks > 0 ? (double)g->bytes / acks : 0);
    if (w->pid > 0)
        printf("server                 %.2f CPU s: %.0f answers per CPU s; %.2f KB a connection, "
               "%.2f KB a match, %ld KB in all\n", f->cpu, a_cpu, a_conn, a_match, f->rss_end);
}

int main(int argc, char **argv)
{
    LoadPlan w = {.seats = 2, .seconds = 10, .warm_up = 2, .game = "brawl"};
    Found f = {0};
    if (!read_plan(&w, argc, argv))
        return wrong("that is not how it is called");
    need_files(w.matches * w.seats + 64);
    const CrowdPlan plan = {.port = w.port, .tables = w.matches, .seats = w.seats, .game = w.game,
                            .think_ms = w.think_ms, .hold = true, .addresses = 1u << 16,
                            .seed = 1};
    Crowd *c = crowd_new(&plan);
    if (!assemble(c, &w, &f)) {
        fprintf(stderr, "load: of %d players %d connected and %d took their seats. %s\n",
                crowd_size(c), crowd_idle(c), crowd_seated(c), c->figures.complaint);
        crowd_free(c);
        return 1;
    }
    measure(c, &w, &f);
    report(c, &w, &f);
    const bool good = c->figures.refused == 0 && c->figures.broken == 0;
    if (!good)
        fprintf(stderr, "load: %s\n", c->figures.complaint);
    crowd_quiet(c, 5000);
    crowd_free(c);
    return good ? 0 : 1;
}
