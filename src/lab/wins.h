/* Wins that are certain within the own turn, and whether bots take them. */
#ifndef LAB_WINS_H
#define LAB_WINS_H

#include "bots/bot.h"

enum { WINS_TOLD = 20, WINS_WORDS = 64 };

/* A win that was passed over: in this game of the series, first seen at this decision. */
typedef struct MissedWin {
    long game, decision;
    char wins[WINS_WORDS], given[WINS_WORDS];  /* answers in notation */
} MissedWin;

typedef struct WinsResult {
    long games;
    long certain;                /* turns in which an answer surely won before their end */
    long missed;                 /* of these: the turn ended and the match went on */
    int n_told;
    MissedWin told[WINS_TOLD];   /* the first of the missed ones */
} WinsResult;

typedef struct WinsSpec {
    const Game *game;
    Setup setup;
    BotSpec bot;                 /* plays all seats */
    uint64_t seed;
    long games;
    void (*progress)(long done, long all);  /* may be NULL */
} WinsSpec;

/* An answer wins surely if the seat has won by the end of its turn in each of many redeals with
 * other chance, going on by the policy, and nobody else has a choice on the way. */
void wins_count(const WinsSpec *spec, WinsResult *out);

#endif
