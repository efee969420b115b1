/* What the tests of readers share: memory for what is read, and the lines about what is wrong. */
#ifndef TESTS_PROBLEMS_KIT_H
#define TESTS_PROBLEMS_KIT_H

#include "pack/mem_arena.h"
#include "pack/problems.h"
#include "unit.h"

static MemArena arena;
static char lines[4096];
static Str out;
static Problems problems;

/* cmocka fixtures; begin_lines() also forgets the lines so far. */
static inline int begin_lines(void **state)
{
    (void)state;
    out = STR_ON(lines);
    problems = (Problems){.out = &out};
    return 0;
}

static inline int end_lines(void **state)
{
    (void)state;
    mem_free(&arena);
    return 0;
}

#endif
