/* Bots against each other, pair by pair, until it is clear who is stronger: shares and Elo. */
#ifndef LAB_LADDER_H
#define LAB_LADDER_H

#include <stdio.h>

#include "lab/sim.h"

enum { LADDER_BOTS = 16 };

/* What the first of two bots has done to the second. */
typedef struct LadderPair {
    long games, wins, draws;
} LadderPair;

typedef struct Ladder {
    const Game *game;
    Setup setup;
    BotSpec bot[LADDER_BOTS];
    int n;
    uint64_t seed;
    int threads;
    long most;                   /* games a pair at most */
    bool all;                    /* play them even if it is clear who is stronger */
    LadderPair pair[LADDER_BOTS][LADDER_BOTS];  /* first < second */
    /* After each step: keeps what was played, shows progress. */
    void (*step)(void *to, const struct Ladder *l);
    void *to;
} Ladder;

/* Strength on Elo's scale, 0 in the mean of all, with its 95 % interval. */
typedef struct LadderRank {
    double elo, low, high;
} LadderRank;

/* Two bots with seats swapped, from game number `pair->games` of the series on; where there are
 * more seats, they take turns. Adds to the pair; NULL, or why the games could not be played. */
typedef struct Duel {
    const Game *game;
    const Setup *setup;
    const BotSpec *first, *second;
    uint64_t seed;
    int threads;
} Duel;
const char *ladder_duel(const Duel *d, long games, LadderPair *pair);

/* Plays what is missing; NULL, or why the games could not be played. */
const char *ladder_run(Ladder *l);
/* Games played, and those still to play if nothing ends early. */
void ladder_progress(const Ladder *l, long *done, long *all);
/* Whether enough was played: one side leads so clearly that who is weaker leads as far in one of
 * twenty cases only (a sequential test between 45 and 55 %). */
bool ladder_settled(const Ladder *l, const LadderPair *p);
/* How strong the results say each is; bots that never met anybody get the widest interval. */
void ladder_rank(const Ladder *l, LadderRank rank[static LADDER_BOTS]);

void ladder_report_text(const Ladder *l, Lang lang, FILE *out);
void ladder_report_json(const Ladder *l, FILE *out);
/* The ranks as a picture (SVG). */
void ladder_report_plot(const Ladder *l, FILE *out);

#endif
