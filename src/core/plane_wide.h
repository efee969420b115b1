/* Whole numbers of 128 bits, for the few products of plane geometry that outgrow 64. Written out,
 * because not every compiler of the project has a type for them. */
#ifndef CORE_PLANE_WIDE_H
#define CORE_PLANE_WIDE_H

#include <stdint.h>

typedef struct Wide {
    int64_t high;
    uint64_t low;
} Wide;

static inline Wide wide_is_negative(Wide a)
{
    const uint64_t low = ~a.low + 1;
    return (Wide){(int64_t)(~(uint64_t)a.high + (low == 0)), low};
}

/* Schoolbook, by halves. */
static inline Wide wide_product(int64_t a, int64_t b)
{
    const uint64_t x = a < 0 ? -(uint64_t)a : (uint64_t)a, y = b < 0 ? -(uint64_t)b : (uint64_t)b;
    const uint64_t half = 0xffffffff;
    const uint64_t ll = (x & half) * (y & half), lh = (x & half) * (y >> 32);
    const uint64_t hl = (x >> 32) * (y & half), hh = (x >> 32) * (y >> 32);
    const uint64_t middle = (ll >> 32) + (lh & half) + (hl & half);
    const Wide size = {(int64_t)(hh + (lh >> 32) + (hl >> 32) + (middle >> 32)),
                       middle << 32 | (ll & half)};
    return (a < 0) != (b < 0) ? wide_is_negative(size) : size;
}

static inline Wide wide_sum(Wide a, Wide b)
{
    const uint64_t low = a.low + b.low;
    return (Wide){(int64_t)((uint64_t)a.high + (uint64_t)b.high + (low < a.low)), low};
}

/* Sign of a - b. */
static inline int wide_compare(Wide a, Wide b)
{
    if (a.high != b.high)
        return a.high < b.high ? -1 : 1;
    return (a.low > b.low) - (a.low < b.low);
}

#endif
