/* Speed of one game, and a signature of how it plays. */
#ifndef LAB_BENCH_H
#define LAB_BENCH_H

#include "core/game.h"

enum { BENCH_WORK = 4 };

/* Some work of a game (LabWork): how many questions, and how long one takes. */
typedef struct BenchWork {
    const char *id;
    long n;
    double us, worst_us;
} BenchWork;

typedef struct BenchResult {
    const Game *game;
    int seats;                 /* the fewest it is played by: speed is measured with them */
    size_t state_bytes;
    double copy_ns;            /* copying a state as bots do */
    double memcpy_ns;          /* a bare memcpy of as many bytes */
    double decisions_per_s;    /* random play, one core, seconds of CPU */
    double games_per_s;
    long ways;                 /* asked for: Game.route; 0: this game has none */
    double way_us, way_worst_us;
    double reach_us, reach_worst_us;  /* Game.reach */
    double policy_us;          /* the policy weighs a menu, in the mean of its own play */
    double playouts_per_s;     /* offers played out by the policy, as bots that search do */
    double policy_games_per_s; /* its own play */
    double late_ms, late_worst_ms;    /* bot:search answers so long after its time is over; by the
                                         clock on the wall, so other work on the machine counts */
    BenchWork work[BENCH_WORK];
    int n_work;
    uint64_t signature;        /* changes whenever the game behaves differently */
} BenchResult;

void bench_run(const Game *game, int pack, double seconds, BenchResult *out);

/* FNV-1a over every answer and event of fixed games: random and scripted, with every number of
 * seats. */
uint64_t bench_signature(const Game *game, int pack);

#endif
