/* The same luck every time: loaded in front of libsodium, it answers what a server asks of chance
 * (seeds of matches, keys) from a fixed stream. Tests that play until something rare turns up then
 * always play the same matches. LUCK=2 is another stream. Only tests load it; the program knows
 * nothing of it. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void randombytes_buf(void *bytes, size_t n);

static uint64_t at;

static uint64_t next_word(void)  /* splitmix64 */
{
    at += 0x9e3779b97f4a7c15u;
    uint64_t z = at;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

void randombytes_buf(void *bytes, size_t n)
{
    const char *luck = getenv("LUCK");
    uint8_t *out = bytes;
    if (at == 0)
        at = 1 + (luck != 0 ? strtoull(luck, 0, 10) : 1);
    for (size_t i = 0; i < n; i += 8) {
        const uint64_t word = next_word();
        memcpy(out + i, &word, n - i < 8 ? n - i : 8);
    }
}
