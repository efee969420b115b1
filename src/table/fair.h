/* Provable chance: the stream HMAC-SHA-256(seed, counter). The hash of the seed is published
 * before the first answer and the seed at the end, so that anybody can recompute every outcome.
 *
 * Block i of the stream is HMAC-SHA-256(key = seed, message = i as 8 bytes, little endian); it
 * is read as eight 32-bit little-endian words. A number below n is word mod n, where words >=
 * 2^32 - (2^32 mod n) are skipped, so all numbers are equally likely. */
#ifndef TABLE_FAIR_H
#define TABLE_FAIR_H

#include "core/chance.h"

typedef struct FairChance {
    Chance chance;
    uint8_t seed[32];
    uint64_t block;      /* next block */
    uint32_t word[8];
    int next;            /* next word of the current block; 8: none left */
} FairChance;

void fair_start(FairChance *f, const uint8_t seed[32]);
void fair_commitment(const uint8_t seed[32], uint8_t hash[32]);
/* A seed for everyday use from a number, so that a match can be repeated: SHA-256 of its text. */
void fair_seed_from_number(uint64_t number, uint8_t seed[32]);
/* A secret one (seed.c). */
void fair_seed_random(uint8_t seed[32]);

#endif
