/* --tune: other numbers for the common sense of bots; and the files in which `spielwerk tune` keeps
 * those it has found: a line that says how they were found, then one for each number. */
#ifndef CLI_TUNE_H
#define CLI_TUNE_H

#include "cli/args.h"
#include "lab/tuner.h"

/* The numbers of each seat's bot, if they differ from the game's. */
typedef struct Tunings { int32_t value[MAX_SEATS][TUNING_MAX]; } Tunings;

/* Prints all numbers of a game with default, least and most. */
void tune_list(const Game *game);
/* The number of this name, or -1. */
int tune_find(const BotHooks *bots, const char *name);
/* Reads "name=value" for all seats and "2:name=value" for one, or "@FILE" and "2:@FILE" for all
 * numbers of a file; false if something is wrong and was said. The spec points into `room` then. */
bool tune_read(const TextList *list, Tunings *room, SimSpec *spec);

#define TUNE_FILE "spielwerk-tune 1 "

/* The first line of the file that a run keeps. */
void tune_head(const Tuner *t, Str *out);
/* Keeps how far a run has come. */
bool tune_keep(const Tuner *t, const char *path);
/* Goes on from a file of the same run, if it is there; false if something is wrong and was said. */
bool tune_go_on(Tuner *t, const char *path);

#endif
