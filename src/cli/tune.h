/* --tune: other numbers for the common sense of bots. */
#ifndef CLI_TUNE_H
#define CLI_TUNE_H

#include "cli/args.h"
#include "lab/sim.h"

/* The numbers of each seat's bot, if they differ from the game's. */
typedef struct Tunings { int32_t value[MAX_SEATS][TUNING_MAX]; } Tunings;

/* Prints all numbers of a game with default, least and most. */
void tune_list(const Game *game);
/* Reads "name=value" for all seats and "2:name=value" for one; false if something is wrong and was
 * said. The spec points into `room` then. */
bool tune_read(const TextList *list, Tunings *room, SimSpec *spec);

#endif
