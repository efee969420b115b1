/* How a match ends for each seat. A game fills in outcomes and scores; solo and cooperative matches
 * can be lost by all. While a match goes on, the result is how it stands. */
#ifndef CORE_RESULT_H
#define CORE_RESULT_H

#include <stdbool.h>

#include "core/seats.h"
#include "core/str.h"

typedef enum Outcome { OUTCOME_LOSS, OUTCOME_DRAW, OUTCOME_WIN } Outcome;

typedef struct SeatResult {
    uint8_t outcome;
    uint8_t rank;              /* 1 is best; equal seats share it */
    int16_t score;
} SeatResult;

typedef struct Result {
    SeatResult seat[MAX_SEATS];
    const char *ending;        /* text key "ending.<ending>" */
} Result;

/* These win and all others lose; nobody: a draw for all. */
void result_winners(Result *r, int seats, Seats winners);
/* The seats that share this outcome. */
Seats result_with(const Result *r, int seats, Outcome outcome);
/* Ranks by outcome, then by score. */
void result_rank(Result *r, int seats);
/* "1,3" (the winners), "draw", "draw 1,3" if all others have lost, or "lost" by all. */
void result_write(const Result *r, int seats, Str *out);

#endif
