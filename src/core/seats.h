/* Sets of seats. Seat numbers start at 0 in code and at 1 wherever people read them. */
#ifndef CORE_SEATS_H
#define CORE_SEATS_H

#include <stdint.h>

enum { MAX_SEATS = 10, SPECTATOR = 15 };  /* a spectator is a seat that has seen nothing secret */

typedef uint16_t Seats;

#define SEAT_BIT(seat) ((Seats)(1u << (seat)))
#define ALL_SEATS ((Seats)0xffff)

static inline int first_seat(Seats set)
{
    return set == 0 ? -1 : __builtin_ctz(set);
}

#endif
