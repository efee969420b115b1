/* Where randomness comes from. A state holds no generator: a flow asks its context, and the
 * context's source answers: a provable stream in a match (table/fair.h), a fast generator in
 * search, forced values in tests and replays. So no bot can foresee a roll, and any position can
 * meet any dice. */
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

/* A source that answers with given values first and then with a fast one. `wanted` entries >= 0
 * are plain values for rolls and indices for picks; an entry FORCE_ID + id makes a pick find
 * that id. */
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
