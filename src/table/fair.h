/* Provable chance: streams of HMAC-SHA-256(seed, counter). The hash of the seed is published
 * before the first answer and the seed at the end, so that anybody can recompute every outcome.
 *
 * Block i of stream 0 is HMAC-SHA-256(key = seed, message = i as 8 bytes, little endian); that of
 * stream k > 0 has k as 4 more bytes in its message. A block is read as eight 32-bit little-endian
 * words. A number below n is word mod n, where words >= 2^32 - (2^32 mod n) are skipped, so all
 * numbers are equally likely.
 *
 * A match begins with stream 0. Whoever takes an outcome back begins the next stream, at its block
 * 0: otherwise the same roll would come again, known to all before it is made. */
#ifndef TABLE_FAIR_H
#define TABLE_FAIR_H

#include "core/chance.h"

typedef struct FairChance {
    Chance chance;
    uint8_t seed[32];
    uint32_t stream;
    uint64_t block;      /* next block */
    uint32_t word[8];
    int next;            /* next word of the current block; 8: none left */
} FairChance;

void fair_start(FairChance *f, const uint8_t seed[32]);
/* Goes over to the beginning of another stream. */
void fair_select_stream(FairChance *f, uint32_t stream);
void fair_commitment(const uint8_t seed[32], uint8_t hash[32]);
/* A seed for everyday use from a number, so that a match can be repeated: SHA-256 of its text. */
void fair_seed_from_number(uint64_t number, uint8_t seed[32]);
/* A secret one (seed.c). */
void fair_seed_random(uint8_t seed[32]);

#endif
