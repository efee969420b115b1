/* Many games between bots: strength, balance, length, speed. */
#ifndef LAB_SIM_H
#define LAB_SIM_H

#include "bots/bot.h"

enum { SIM_ENTRANTS = 64, SIM_USAGES = 128, SIM_FIGURES = 48, SIM_ENDINGS = 24, SIM_NAME = 40,
       SIM_CAP = 100000, SIM_THREADS = 64 };

typedef struct SimSpec {
    const Game *game;
    Setup setup;
    BotSpec bot[MAX_SEATS];      /* one for each seat */
    long games;
    long first;                  /* number of the first game in its series */
    uint64_t seed;
    bool swap;                   /* the bots move on one seat each game, with the same chance */
    int threads;                 /* 0 or 1: none besides the caller's */
    void (*progress)(void *to, long done, long all);  /* may be NULL */
    void *to;
} SimSpec;

/* Somebody or something that took part: a champion, a faction. */
typedef struct SimEntrant {
    char name[SIM_NAME];
    long games, wins, draws;
} SimEntrant;

/* Something that was at hand and may have been used: a card. */
typedef struct SimUsage {
    char name[SIM_NAME];
    long had;                    /* how often a seat had it in a game */
    long used;                   /* of these: how often it was used */
    long wins;                   /* of these: how often its owner won */
    long games;                  /* in which anybody used it, */
    long last;                   /* and the last of them */
} SimUsage;

/* Something whose mean is wanted: gold a round. In hundredths. */
typedef struct SimFigure {
    char name[SIM_NAME];
    long n;
    double sum, squares;
} SimFigure;

typedef struct SimEnding {
    const char *ending;          /* text key "ending.<ending>" */
    long games;
} SimEnding;

typedef struct SimResult {
    long games, draws, unfinished;  /* unfinished: stopped after SIM_CAP decisions */
    long lost;                   /* by all: solo or together */
    long long decisions;
    double seconds;
    long seat_wins[MAX_SEATS];
    long bot_wins[MAX_SEATS];    /* by place in SimSpec.bot; differs from seat_wins with swap */
    int n_entrants, n_usages, n_figures, n_endings;
    SimEntrant entrant[SIM_ENTRANTS];
    SimUsage usage[SIM_USAGES];
    SimFigure figure[SIM_FIGURES];
    SimEnding ending[SIM_ENDINGS];
    bool in_rounds;              /* lengths are rounds; else decisions */
    long n_lengths;
    uint32_t *lengths;           /* of the finished games, ascending */
} SimResult;

/* NULL, or why the games could not be played. Release the result with sim_free. */
const char *sim_run(const SimSpec *spec, SimResult *out);
void sim_free(SimResult *r);

/* Counts what happens, for the figures of a game. */
typedef struct SimEar {
    EventSink sink;
    const Game *game;
    int32_t tally[LAB_TALLIES];
} SimEar;

/* What a loop over games needs, allocated once: nothing is allocated while games are played. */
typedef struct SimTable {
    Ctx c;
    SimEar ear;
    FastChance chance;           /* of the game */
    FastChance choice;           /* of the bots */
    Menu *menu;
    void *room;                  /* of the bots */
} SimTable;

/* Zeroed memory, aligned for fast copies; out of memory is fatal. */
void *sim_room(size_t n);
void sim_table_open(SimTable *t, const Game *game);
/* From the next game on the figures of the game are counted; `t` stays where it is. */
void sim_table_listen(SimTable *t);
void sim_table_close(SimTable *t);
/* Starts game number `n` of a series. */
const char *sim_table_start(SimTable *t, const Setup *setup, uint64_t seed, uint64_t n);

/* Random play without a detour through the bots; returns the number of decisions. */
static inline long sim_play_random(SimTable *t)
{
    Menu *const m = t->menu;
    long n = 0;
    for (; m->n > 0 && n < SIM_CAP; n++)
        game_answer(&t->c, m->seat, m->list[fast_below(&t->choice, (uint32_t)m->n)], m);
    return n;
}

/* The same with a bot at each seat: player[seat]. */
long sim_play_bots(SimTable *t, const BotSpec *const *player);

#endif
