/* Where randomness comes from. A state holds no generator: a flow asks its context, and the
 * context's source answers: a provable stream in a match (table/fair.h), a fast generator in
 * search, the values a test wants (tests/rules/forced.h). So no bot can foresee a roll, and any
 * position can meet any dice. */
#ifndef CORE_CHANCE_H
#define CORE_CHANCE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Chance Chance;

struct Chance {
    /* A number from 0 to n-1, all equally likely. n >= 1. */
    uint32_t (*below)(Chance *self, uint32_t n);
    /* The index of one of n ids. NULL means below(n); a forced source may look for an id
     * instead. */
    uint32_t (*pick)(Chance *self, const uint16_t *ids, uint32_t n);
};

/* The fast source: xoshiro-like quality is not needed, speed and repeatability are (splitmix64). */
typedef struct FastChance {
    Chance chance;
    uint64_t x;
} FastChance;

void chance_fast(FastChance *f, uint64_t seed);

static inline uint64_t fast_next(FastChance *f)
{
    uint64_t z = (f->x += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

/* Multiply-shift; the bias of at most n / 2^32 does not matter outside matches. */
static inline uint32_t fast_below(FastChance *f, uint32_t n)
{
    return (uint32_t)(((fast_next(f) >> 32) * n) >> 32);
}

/* A source that walks through all outcomes: the same is played again and again, and each time
 * chance_advance has turned the counter to the next one. Only as long as they are few. */
enum { EVERY_ASKS = 8, EVERY_CASES = 36 };

typedef struct EveryChance {
    Chance chance;
    FastChance rest;
    uint32_t value[EVERY_ASKS], of[EVERY_ASKS];
    int n, next;   /* how often this outcome asks, as far as known; how often it has asked */
    int cases;     /* one in so many: how likely this outcome is */
    bool many;     /* there are too many to walk through; what was asked then is anything */
    bool closed;   /* what this outcome still asks does not matter: anything, and not counted */
} EveryChance;

void chance_every(EveryChance *e);
/* The next outcome, to be played from the start; false if that was the last one. */
bool chance_advance(EveryChance *e);

#endif
