/* Forced chance for tests: a source that answers with given values first and then with a fast one.
 * Values are results of rolls and indices of picks; FORCE_ID + id makes a pick find that id. */
#ifndef TESTS_FORCED_H
#define TESTS_FORCED_H

#include "core/chance.h"

enum { FORCE_ID = 1 << 20, FORCED_MAX = 1024 };

typedef struct ForcedChance {
    Chance chance;
    FastChance rest;
    uint32_t value[FORCED_MAX];
    int n, next;
    bool strict;   /* running dry or not fitting is an error, kept in `bad` */
    bool bad;
} ForcedChance;

void chance_forced(ForcedChance *f, uint64_t seed);
void chance_force(ForcedChance *f, uint32_t value);

#endif
