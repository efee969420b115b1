/* Dice: rolling them, and going through all that several dice can show. */
#ifndef CORE_DICE_H
#define CORE_DICE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/chance.h"

/* 1 … sides. */
static inline int roll_die(Chance *chance, int sides)
{
    return 1 + (int)chance->below(chance, (uint32_t)sides);
}

/* Rolls n dice into `dice`; returns what they show together. */
int roll_dice(Chance *chance, uint8_t *dice, int n, int sides);

/* Exact odds go through rows: dice in ascending order, each row standing for all its arrangements.
 * The first row is all ones; false: that was the last. */
void dice_first_row(uint8_t *dice, int n);
bool dice_next_row(uint8_t *dice, int n, int sides);
/* In how many ways n dice, at most 12, can show this row. */
int64_t dice_arrangements(const uint8_t *dice, int n);

#endif
