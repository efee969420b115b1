/* Squares of a board by row and column. Boards number their squares row by row from 0; a game keeps
 * its own tables of what it needs often. */
#ifndef CORE_SQUARE_H
#define CORE_SQUARE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/numbers.h"

typedef struct Square {
    int16_t row, column;
} Square;

/* Rows run south. A diagonal lies between the straight directions d - 4 and d - 3 (of four, around
 * in a ring). */
typedef enum Direction {
    NORTH, EAST, SOUTH, WEST,
    NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST
} Direction;

enum { SQUARE_SIDES = 4, SQUARE_DIRECTIONS = 8, NO_SQUARE = 0xffff };

extern const Square square_step[SQUARE_DIRECTIONS];

static inline int opposite_direction(int d) { return d ^ 2; }

/* The square `far` steps away in direction d. */
static inline Square square_beyond(Square from, int d, int far)
{
    return (Square){(int16_t)(from.row + square_step[d].row * far),
                    (int16_t)(from.column + square_step[d].column * far)};
}

/* The number of a square on a board of so many rows and columns; NO_SQUARE beside it. */
static inline int square_number(Square at, int rows, int columns)
{
    const bool inside = at.row >= 0 && at.row < rows && at.column >= 0 && at.column < columns;
    return inside ? at.row * columns + at.column : NO_SQUARE;
}

static inline Square square_of(int number, int columns)
{
    return (Square){(int16_t)(number / columns), (int16_t)(number % columns)};
}

/* How many steps lie between them: straight ones only, or as a king moves. */
static inline int square_steps(Square a, Square b)
{
    return absolute(a.row - b.row) + absolute(a.column - b.column);
}
static inline int square_king_steps(Square a, Square b)
{
    return max_of(absolute(a.row - b.row), absolute(a.column - b.column));
}
/* Straight steps from a until b is at most `range` king's steps away. */
static inline int square_steps_to_range(Square a, Square b, int range)
{
    return max_of(0, absolute(a.row - b.row) - range) +
           max_of(0, absolute(a.column - b.column) - range);
}

/* The squares that the segment from the middle of one to the middle of another passes, after the
 * first:
 *     for (SquareLine l = square_line(from, to); square_line_next(&l);) … l.at …
 * From square to square it crosses a side, or exactly a corner: then `corner` is true, and l.beside
 * are the two squares it passes between. */
typedef struct SquareLine {
    Square at, beside[2];
    bool corner;
    int16_t rows, columns;    /* between the ends */
    int16_t down, right;      /* 1 or -1: which way it goes */
    int16_t row, column;      /* lines crossed so far */
} SquareLine;

SquareLine square_line(Square from, Square to);
bool square_line_next(SquareLine *l);

#endif
