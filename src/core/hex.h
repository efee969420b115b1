/* Hexes by axial coordinates: q to the east, r to the south-east, so that (1, -1) is north-east.
 * For boards that are fixed and for maps that grow; a game keeps its own tables of what it needs
 * often. */
#ifndef CORE_HEX_H
#define CORE_HEX_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Hex {
    int16_t q, r;
} Hex;

enum { HEX_SIDES = 6 };

/* The way to each neighbour: e, ne, nw, w, sw, se. The opposite of d is (d + 3) % 6. */
extern const Hex hex_step[HEX_SIDES];

static inline Hex hex_at(int q, int r) { return (Hex){(int16_t)q, (int16_t)r}; }
static inline bool same_hex(Hex a, Hex b) { return a.q == b.q && a.r == b.r; }

/* The hex `far` steps away in direction d. */
static inline Hex hex_beyond(Hex from, int d, int far)
{
    return hex_at(from.q + hex_step[d].q * far, from.r + hex_step[d].r * far);
}

/* How many steps lie between them. */
int hex_distance(Hex a, Hex b);
/* The direction in which b lies in a straight row from a, or -1. */
int hex_row(Hex a, Hex b);
/* Turned about (0, 0) by so many sixths, counter-clockwise. */
Hex hex_turned(Hex h, int sixths);
/* All hexes so far from the middle, from the east on counter-clockwise; 6 * radius of them, one if
 * it is 0. Returns how many. */
int hex_ring(Hex middle, int radius, Hex *out);
/* The hexes a straight line from the middle of a to that of b passes, both included; where it runs
 * between two it takes the one to its left. Returns how many: hex_distance + 1. */
int hex_line(Hex a, Hex b, Hex *out);

#endif
