/* Expectations of Gorgasali about ways and ranges; the words are in docs/games/gorgasali.md. */
#ifndef TESTS_GORGASALI_WAYS_H
#define TESTS_GORGASALI_WAYS_H

#include "script.h"

/* A line "expect …" about a way, its ends or a range; false: it is none. */
bool gorgasali_expect_ways(Script *t);

#endif
