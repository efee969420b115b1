/* Kills the server in the middle of play, again and again: "kill PROGRAM [CYCLES [MATCHES]]". After
 * each SIGKILL the database is compared with every answer that was acknowledged and every version
 * that was shown, each match is rebuilt, and after the restart everybody comes back by key and
 * plays on. Prints TAP with a line for each cycle, and figures at the end. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "pack/packs.h"
#include "player.h"
#include "server.h"
#include "stored.h"

enum { LIVE_MIN_MS = 30, LIVE_MORE_MS = 900, SEATED_MS = 30000 };

typedef struct Soak {
    Server server;
    Crowd *crowd;
    StoredFigures figures;
    char why[STORED_WHY];
    int cycles, tests, failed;
    double slowest_start;
    unsigned chance;
} Soak;

static void tell(Soak *s, bool good, const char *title, int cycle)
{
    printf("%s %d - %s %d\n", good ? "ok" : "not ok", ++s->tests, title, cycle);
    if (!good) {
        s->failed++;
        printf("# %s %s\n", s->why, s->crowd->figures.complaint);
        s->why[0] = s->crowd->figures.complaint[0] = '\0';
    }
    fflush(stdout);
}

static int some(Soak *s, int n)
{
    s->chance = s->chance * 1664525 + 1013904223;
    return (int)((s->chance >> 8) % (unsigned)n);
}

/* Everybody is back at a table, and something was answered since. */
static bool all_play(Soak *s)
{
    Crowd *c = s->crowd;
    const long long before = c->figures.acks;
    for (int ms = 0; ms < SEATED_MS; ms += 10) {
        if (c->figures.broken > 0 || c->figures.refused > 0)
            return false;
        if (crowd_idle(c) == crowd_size(c) && c->figures.acks > before + crowd_size(c))
            return true;
        crowd_run(c, 10);
    }
    return false;
}

/* What is still on its way to the players is heard too: it was said. */
static void hear_the_rest(Crowd *c)
{
    c->stopping = true;
    crowd_run(c, 30);
}

static bool cycle(Soak *s)
{
    Crowd *c = s->crowd;
    const StoredFigures before = s->figures;
    /* Most are killed after all were seated; some at once, while they come back. */
    const bool calm = some(s, 4) != 0;
    bool good = !calm || all_play(s);
    crowd_run(c, LIVE_MIN_MS + some(s, LIVE_MORE_MS));
    good = good && server_runs(&s->server);
    server_kill(&s->server);
    hear_the_rest(c);
    good = good && c->figures.broken == 0 && c->figures.refused == 0;
    good = stored_compare(s->server.db, c->records, false, &s->figures, s->why) && good;
    good = good && s->figures.lost == before.lost && s->figures.broken == before.broken;
    if (!server_start(&s->server))
        return false;
    if (s->server.start_ms > s->slowest_start)
        s->slowest_start = s->server.start_ms;
    crowd_scatter(c, s->server.port);
    return good;
}

static void finish(Soak *s)
{
    Crowd *c = s->crowd;
    tell(s, all_play(s), "everybody plays after the last start, cycle", s->cycles);
    const bool quiet = crowd_quiet(c, 10000);
    tell(s, quiet && server_stop(&s->server, 10000) == 0, "clean stop after cycle", s->cycles);
    const StoredFigures before = s->figures;
    StoredFigures last = {0};
    const bool good = stored_compare(s->server.db, c->records, true, &last, s->why);
    tell(s, good && last.lost + last.broken == 0, "all matches once more after cycle", s->cycles);
    printf("1..%d\n", s->tests);
    printf("# %d kills, %lld acknowledged answers in %lld matches (%lld played to the end)\n",
           s->cycles, c->figures.acks, last.matches, c->figures.finished);
    printf("# lost: %lld, broken matches: %lld; comparisons: %lld; slowest start %.0f ms\n",
           before.lost + last.lost, before.broken + last.broken, before.acks + last.acks,
           s->slowest_start);
}

int main(int argc, char **argv)
{
    static Soak s;
    if (argc < 2) {
        fprintf(stderr, "kill PROGRAM [CYCLES [MATCHES]]\n");
        return 2;
    }
    s.cycles = argc > 2 ? atoi(argv[2]) : 10;
    const CrowdPlan plan = {.tables = argc > 3 ? atoi(argv[3]) : 24, .seats = 2, .game = "brawl",
                            .addresses = 3u << 16, .seed = (uint64_t)time(0)};
    need_files(plan.tables * plan.seats + 64);
    packs_install();
    s.chance = (unsigned)plan.seed;
    printf("# seed %llu\n", (unsigned long long)plan.seed);
    server_prepare(&s.server, argv[1]);
    if (!server_start(&s.server)) {
        printf("not ok 1 - the server starts\n1..1\n");
        server_clean(&s.server);
        return 1;
    }
    s.crowd = crowd_new(&plan);
    crowd_scatter(s.crowd, s.server.port);
    for (int i = 1; i <= s.cycles; i++)
        tell(&s, cycle(&s), "nothing is lost, cycle", i);
    finish(&s);
    crowd_free(s.crowd);
    server_clean(&s.server);
    return s.failed > 0;
}
