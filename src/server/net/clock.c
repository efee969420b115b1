/* The two clocks of the server; see clock.h. */
#include "server/net/clock.h"

#include <time.h>

static int64_t read_us(clockid_t which)
{
    struct timespec t;
    clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

uint64_t clock_us(void) { return (uint64_t)read_us(CLOCK_MONOTONIC); }

int64_t clock_now(void)
{
    static int64_t ahead;
    const int64_t steady = read_us(CLOCK_BOOTTIME);  /* also counts while the machine sleeps */
    if (ahead == 0)
        ahead = read_us(CLOCK_REALTIME) - steady;
    return (steady + ahead) / 1000;
}
