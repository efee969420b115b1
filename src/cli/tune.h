/* --tune and --value: other numbers for the common sense of bots; and the files in which `spielwerk
 * tune` and `spielwerk train` keep those they have found: a line that says how they were found,
 * then one for each number. */
#ifndef CLI_TUNE_H
#define CLI_TUNE_H

#include "cli/args.h"
#include "lab/sim.h"
#include "lab/trainer.h"
#include "lab/tuner.h"

/* The numbers of each seat's bot, if they differ from the game's. */
typedef struct Tunings { int32_t value[MAX_SEATS][TUNING_MAX]; } Tunings;

/* Which of a bot's numbers a flag is about. */
typedef enum TuneWhat { TUNE_ALL, TUNE_VALUE } TuneWhat;

/* Prints all numbers of a game with default, least and most. */
void tune_list(const Game *game);
/* Prints those of these numbers that are not the game's. */
void tune_tell(const Game *game, const int32_t *numbers);
/* Reads which numbers are to be found: "damage,heal", or all if nothing is said; false if something
 * is wrong and was said. */
bool tune_choose(const Game *game, const char *list, bool moves[static TUNING_MAX]);
/* The number of this name, or -1. */
int tune_find(const BotHooks *bots, const char *name);
/* Reads "name=value" for all seats and "2:name=value" for one, or "@FILE" and "2:@FILE" for all
 * numbers of a file; false if something is wrong and was said. The spec points into `room` then. */
bool tune_read(const TextList *list, TuneWhat what, Tunings *room, SimSpec *spec);

#define TUNE_FILE "spielwerk-tune 1 "

/* The first line of the file that a run keeps. */
void tune_head(const Tuner *t, Str *out);
/* Keeps how far a run has come. */
bool tune_keep(const Tuner *t, const char *path);
/* Keeps numbers that were learned (lab/trainer.h): those of `value` that are not the game's. */
bool tune_keep_learned(const Trainer *t, const char *path);
/* Goes on from a file of the same run, if it is there; false if something is wrong and was said. */
bool tune_go_on(Tuner *t, const char *path);

#endif
