/* Looks for better numbers of a game's common sense (Tuning): two sets that differ a little in all
 * numbers at once play each other, and the numbers go where more was won.
 *
 * That is SPSA (Spall, simultaneous perturbation stochastic approximation): a step costs the same
 * however many numbers there are. All of it follows from the seed and the number of the step, so a
 * run that was interrupted goes on as if nothing had happened. */
#ifndef LAB_TUNER_H
#define LAB_TUNER_H

#include "lab/ladder.h"

typedef struct Tuner {
    const Game *game;
    Setup setup;
    BotSpec bot;                 /* who plays with the numbers */
    uint64_t seed;
    int threads;
    long games;                  /* a step */
    long steps, done;            /* wanted in all, and taken */
    bool moves[TUNING_MAX];      /* these numbers are looked for, the others stay */
    double value[TUNING_MAX];    /* as they are after `done` steps */
    /* After each step: keeps the numbers, shows progress. */
    void (*step)(void *to, const struct Tuner *t);
    void *to;
} Tuner;

/* The numbers as the game has them, no step taken. */
void tuner_begin(Tuner *t);
/* One step; NULL, or why the games could not be played. */
const char *tuner_step(Tuner *t);
/* Takes the steps that are missing. */
const char *tuner_run(Tuner *t);
/* The numbers as bots take them: whole, within their limits. */
void tuner_numbers(const Tuner *t, int32_t out[static TUNING_MAX]);
/* Bots with the numbers that were found against bots with those of the game, in games that no step
 * has seen. Adds to the pair. */
const char *tuner_confirm(const Tuner *t, long games, LadderPair *pair);

#endif
