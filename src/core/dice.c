/* Dice; see dice.h. */
#include "core/dice.h"

#include <assert.h>

int roll_dice(Chance *chance, uint8_t *dice, int n, int sides)
{
    int total = 0;
    for (int i = 0; i < n; i++) {
        dice[i] = roll_die(chance, sides);
        total += dice[i];
    }
    return total;
}

void dice_first_row(uint8_t *dice, int n)
{
    for (int i = 0; i < n; i++)
        dice[i] = 1;
}

bool dice_next_row(uint8_t *dice, int n, int sides)
{
    int i = n - 1;
    while (i >= 0 && dice[i] == sides)
        i--;
    if (i < 0)
        return false;
    const uint8_t pips = dice[i] + 1;
    for (; i < n; i++)
        dice[i] = pips;
    return true;
}

int64_t dice_arrangements(const uint8_t *dice, int n)
{
    int64_t ways = 1;
    assert(n <= 12);
    /* Every die joins those before it: so many orders more, but those of equal dice are one. */
    for (int i = 0, same = 0; i < n; i++) {
        same = i > 0 && dice[i] == dice[i - 1] ? same + 1 : 1;
        ways = ways * (i + 1) / same;
    }
    return ways;
}
