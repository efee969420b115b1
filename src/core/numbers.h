/* The smaller, the larger, the nearest within limits: what C has no words for. */
#ifndef CORE_NUMBERS_H
#define CORE_NUMBERS_H

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

static inline int min_of(int a, int b) { return a < b ? a : b; }
static inline int max_of(int a, int b) { return a > b ? a : b; }
static inline int absolute(int x) { return x < 0 ? -x : x; }

/* x, but never below `low` and never above `high`; `low` if they cross. */
static inline int clamp(int x, int low, int high) { return max_of(low, min_of(x, high)); }

#endif
