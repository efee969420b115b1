/* Bags; see bag.h. */
#include "core/bag.h"

#include <assert.h>

int bag_count(const uint8_t *bag, int kinds)
{
    int n = 0;
    for (int kind = 0; kind < kinds; kind++)
        n += bag[kind];
    return n;
}

/* The kind of the k-th thing. */
static int kind_of(const uint8_t *bag, uint32_t k)
{
    int kind = 0;
    while (k >= bag[kind])
        k -= bag[kind++];
    return kind;
}

static uint32_t pick(const uint8_t *bag, int n, int first, Chance *chance)
{
    uint16_t ids[UINT8_MAX];
    assert(n <= UINT8_MAX);
    for (int i = 0; i < n; i++)
        ids[i] = first + kind_of(bag, (uint32_t)i);
    return chance->pick(chance, ids, (uint32_t)n);
}

int bag_draw(uint8_t *bag, int kinds, int first, Chance *chance)
{
    const int n = bag_count(bag, kinds);
    assert(n > 0);
    const uint32_t k = chance->pick != 0 ? pick(bag, n, first, chance)
                                         : chance->below(chance, (uint32_t)n);
    const int kind = kind_of(bag, k);
    bag[kind]--;
    return kind;
}

void bag_pour(uint8_t *from, uint8_t *to, int kinds)
{
    for (int kind = 0; kind < kinds; kind++) {
        to[kind] += from[kind];
        from[kind] = 0;
    }
}
