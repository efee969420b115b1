/* Learns what positions are worth: the numbers behind a game's `value` (Tuning) that tell best who
 * won, from positions of games that bots play against each other.
 *
 * That is a logistic regression over whatever `value` looks at, which chess programs know as
 * Texel's method: the numbers are moved one after the other as long as the chances that `value`
 * tells come nearer to what happened. Every fourth game is held out: nothing is learned from it, so
 * it shows whether more was learned than these games by heart. All of it follows from the seed. */
#ifndef LAB_TRAINER_H
#define LAB_TRAINER_H

#include "bots/bot.h"

enum { TRAINER_POSITIONS = 8, TRAINER_BINS = 10 };

/* A position as somebody could see it, and what became of that seat. */
typedef struct Lesson {
    int32_t seat;
    float won;                   /* 1, a half for a draw, 0 */
    bool held_out;
} Lesson;

typedef struct Trainer {
    const Game *game;
    Setup setup;
    BotSpec bot;                 /* plays all seats */
    uint64_t seed;
    long games;
    bool moves[TUNING_MAX];      /* these numbers are learned, the others stay */
    int32_t value[TUNING_MAX];
    long n, room;                /* positions */
    Lesson *lesson;
    uint8_t *states;
    /* Games played of all; then numbers that stand still of all that move. May be NULL. */
    void (*progress)(void *to, long done, long all);
    void *to;
} Trainer;

/* What `value` said in positions where it told about the same chance, and how many were won. */
typedef struct TrainerBin {
    long n;
    double said, won;            /* shares, 0 to 1 */
} TrainerBin;

/* Plays the games and keeps up to TRAINER_POSITIONS of each; NULL, or why they could not be played.
 * Release with trainer_free. */
const char *trainer_gather(Trainer *t);
/* Moves the numbers from where they are until none can be moved for the better. */
void trainer_learn(Trainer *t);
/* How far these numbers are off, in the mean over positions: the negative logarithm of the chance
 * they gave to what happened. Less is better; who always says one half has 0.693. */
double trainer_surprise(const Trainer *t, const int32_t *numbers, bool held_out);
/* By chances of 0 to 10 %, 10 to 20 % …, over the games held out. */
void trainer_bins(const Trainer *t, const int32_t *numbers, TrainerBin bin[static TRAINER_BINS]);
void trainer_free(Trainer *t);

#endif
