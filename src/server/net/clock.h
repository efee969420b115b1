/* The two clocks of the server. */
#ifndef SERVER_NET_CLOCK_H
#define SERVER_NET_CLOCK_H

#include <stdint.h>

/* Milliseconds since 1970 as the hub is told them: the system's time when first asked, from then on
 * counted steadily, so that a clock set back or forth does not touch running matches. Loop only. */
int64_t clock_now(void);
/* Microseconds since some moment, for measuring; any thread. */
uint64_t clock_us(void);

#endif
