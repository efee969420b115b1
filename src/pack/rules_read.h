/* Rule books: rules/<game>.md, every rule once, with its id, in German and English.
 *
 *     # Title, then anything up to the first chapter
 *     ## English chapter / German chapter
 *     ### XX-WORD-1
 *     - de: …
 *     - en: …
 *     - n/a: why the program cannot show or test it (optional) */
#ifndef PACK_RULES_READ_H
#define PACK_RULES_READ_H

#include "core/pack.h"
#include "pack/mem_arena.h"
#include "pack/problems.h"

/* The rules in the order of the book and their number; NULL after problems. */
const Rule *rules_read(MemArena *a, const char *file, const char *text, int *n, Problems *p);

#endif
