/* Bots that are programs of others: only those that somebody has named on the command line are
 * started, never one that stands in a saved match. */
#ifndef CLI_EXEC_BOTS_H
#define CLI_EXEC_BOTS_H

#include <stdbool.h>

/* From now on this program may play; what goes wrong with it is told on standard error, and it ends
 * with this one. False: there are too many, and it was said. */
bool exec_bots_allow(const char *program);

#endif
