/* The provable stream of chance; see fair.h. */
#include "table/fair.h"

#include <string.h>

#include "core/sha256.h"

enum { WORDS = 8 };

static void next_block(FairChance *f)
{
    uint8_t message[12], mac[SHA256_BYTES];
    for (int i = 0; i < 8; i++)
        message[i] = f->block >> (8 * i);
    for (int i = 0; i < 4; i++)
        message[8 + i] = f->stream >> (8 * i);
    hmac_sha256(f->seed, message, f->stream > 0 ? 12 : 8, mac);
    for (int i = 0; i < WORDS; i++)
        f->word[i] = (uint32_t)mac[4 * i] | (uint32_t)mac[4 * i + 1] << 8 |
                     (uint32_t)mac[4 * i + 2] << 16 | (uint32_t)mac[4 * i + 3] << 24;
    f->block++;
    f->next = 0;
}

static uint32_t below_fair(Chance *self, uint32_t n)
{
    FairChance *f = (FairChance *)self;
    const uint64_t all = (uint64_t)1 << 32;
    const uint64_t usable = all - all % n;
    for (;;) {
        if (f->next == WORDS)
            next_block(f);
        const uint32_t word = f->word[f->next++];
        if (word < usable)
            return word % n;
    }
}

void fair_start(FairChance *f, const uint8_t seed[32])
{
    memset(f, 0, sizeof *f);
    f->chance = (Chance){.below = below_fair, .pick = 0};
    memcpy(f->seed, seed, sizeof f->seed);
    fair_select_stream(f, 0);
}

void fair_select_stream(FairChance *f, uint32_t stream)
{
    f->stream = stream;
    f->block = 0;
    f->next = WORDS;
}

void fair_commitment(const uint8_t seed[32], uint8_t hash[32])
{
    sha256(seed, 32, hash);
}

void fair_seed_from_number(uint64_t number, uint8_t seed[32])
{
    char digits[24];
    size_t n = sizeof digits;
    do {
        digits[--n] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    sha256(digits + n, sizeof digits - n, seed);
}
