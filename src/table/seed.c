/* Secret seeds: the only file of the table that needs a library, and the only one the browser
 * replaces. */
#include <sodium.h>

#include "table/fair.h"

void fair_seed_random(uint8_t seed[32])
{
    if (sodium_init() >= 0)
        randombytes_buf(seed, 32);
    else
        sodium_misuse();  /* without a source of randomness no match may begin */
}
