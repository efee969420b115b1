/* Tests of table/fair.h: provable chance, recomputed from its definition. */
#include "table/fair.h"

#include <sodium.h>

#include "unit.h"

/* The stream recomputed from the definition in fair.h, with the streaming interface of the
 * library. */
static uint32_t word_of(const uint8_t *seed, uint32_t stream, uint64_t index)
{
    crypto_auth_hmacsha256_state st;
    uint8_t block[8] = {0}, number[4] = {0}, mac[32];
    for (int i = 0; i < 8; i++)
        block[i] = index / 8 >> (8 * i);
    for (int i = 0; i < 4; i++)
        number[i] = stream >> (8 * i);
    crypto_auth_hmacsha256_init(&st, seed, 32);
    crypto_auth_hmacsha256_update(&st, block, sizeof block);
    if (stream > 0)
        crypto_auth_hmacsha256_update(&st, number, sizeof number);
    crypto_auth_hmacsha256_final(&st, mac);
    const uint8_t *w = mac + 4 * (index % 8);
    return (uint32_t)w[0] | (uint32_t)w[1] << 8 | (uint32_t)w[2] << 16 | (uint32_t)w[3] << 24;
}

static void check_stream(FairChance *f, const uint8_t *seed, uint32_t stream, int outcomes)
{
    static const uint32_t sides[] = {1, 2, 3, 6, 7, 52, 1000, 0x80000001u, 0xc0000000u};
    uint64_t index = 0;
    for (int i = 0; i < outcomes; i++) {
        const uint32_t n = sides[i % (int)(sizeof sides / sizeof sides[0])];
        const uint64_t limit = (1ULL << 32) - (1ULL << 32) % n;
        uint32_t word;
        do
            word = word_of(seed, stream, index++);
        while (word >= limit);
        assert_int_equal(f->chance.below(&f->chance, n), word % n);
    }
}

static void fair_streams_are_as_defined(void **x)
{
    (void)x;
    static const uint32_t streams[] = {1, 2, 256, 0xfffffffeu};
    uint8_t seed[32];
    FairChance f;
    fair_seed_from_number(12345, seed);
    fair_start(&f, seed);
    check_stream(&f, seed, 0, 5000);
    for (size_t i = 0; i < sizeof streams / sizeof streams[0]; i++) {
        fair_select_stream(&f, streams[i]);
        check_stream(&f, seed, streams[i], 500);
    }
}

static void seeds_and_commitments(void **x)
{
    (void)x;
    uint8_t seed[32], other[32], hash[32], expected[32];
    fair_seed_from_number(42, seed);
    crypto_hash_sha256(expected, (const uint8_t *)"42", 2);
    assert_memory_equal(seed, expected, 32);
    fair_commitment(seed, hash);
    crypto_hash_sha256(expected, seed, 32);
    assert_memory_equal(hash, expected, 32);
    fair_seed_random(seed);
    fair_seed_random(other);
    assert_memory_not_equal(seed, other, 32);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fair_streams_are_as_defined),
        cmocka_unit_test(seeds_and_commitments),
    };
    return cmocka_run_group_tests_name("fair", tests, 0, 0);
}
