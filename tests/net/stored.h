/* Compares what players were told with what is in the database, while no server runs on it. */
#ifndef NET_STORED_H
#define NET_STORED_H

#include "player.h"

enum { STORED_WHY = 500 };

typedef struct StoredFigures {
    long long matches, acks;  /* compared */
    long long lost;           /* acknowledged or shown, but not stored as it was said */
    long long broken;         /* matches that cannot be rebuilt, or whose row and log differ */
} StoredFigures;

/* Compares all records, or only those with something new; adds to the figures. False: the database
 * cannot be opened. `why` gets the first thing found, if it is empty. */
bool stored_compare(const char *db, Record *records, bool all, StoredFigures *f, char *why);

#endif
