/* What is wrong with the files of a pack: lines of "file:line: what". */
#ifndef PACK_PROBLEMS_H
#define PACK_PROBLEMS_H

#include "core/str.h"

typedef struct Problems {
    Str *out;
    int n;
} Problems;

/* Line 0 means the file as a whole. */
static inline void problem(Problems *p, const char *file, int line, const char *what)
{
    p->n++;
    put(p->out, "%s", file);
    if (line > 0)
        put(p->out, ":%d", line);
    put(p->out, ": %s\n", what);
}

#endif
