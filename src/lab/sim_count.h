/* Counting games; used by sim.c only. */
#ifndef LAB_SIM_COUNT_H
#define LAB_SIM_COUNT_H

#include "lab/sim.h"

typedef struct SimCounter {
    const SimSpec *spec;
    SimResult *out;
    Result result;   /* of the game just played */
    View *view;
} SimCounter;

/* Counts the game on the table; the bots sit `turned` places on. */
void sim_count_game(SimCounter *c, const SimTable *t, long decisions, int turned);
/* Adds up two results; `to` has room for all lengths. */
void sim_count_add(SimResult *to, const SimResult *from);

#endif
