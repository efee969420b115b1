/* Arithmetic for what games tell bots; see bot_hooks.h. */
#include "core/bot_hooks.h"

enum { PARTS = 16, WHOLE = 1 << 20, DOUBLINGS = 30 };

/* Two to the power of -behind / twice, in 2^-30 parts: whole doublings are shifts, the rest is read
 * from a table, straight between its entries. */
static int64_t weight_of(int64_t behind, int32_t twice)
{
    static const int32_t table[PARTS + 1] = {  /* WHOLE * 2^(-i/16) */
        1048576, 1004120, 961548, 920782, 881744, 844361, 808563, 774282, 741455,
        710020, 679917, 651091, 623487, 597053, 571740, 547500, 524288,
    };
    const int64_t doublings = behind / twice;
    if (doublings >= DOUBLINGS)
        return 0;
    const int64_t at = behind % twice * PARTS, i = at / twice;
    const int64_t between = (table[i] - table[i + 1]) * (at % twice) / twice;
    return ((table[i] - between) << (DOUBLINGS - 20)) >> doublings;
}

int32_t chance_of_standing(const int32_t *standing, int n, int side, int32_t twice)
{
    int32_t best = standing[0];
    int64_t sum = 0;
    for (int i = 1; i < n; i++)
        best = standing[i] > best ? standing[i] : best;
    for (int i = 0; i < n; i++)
        sum += weight_of((int64_t)best - standing[i], twice);
    const int64_t own = weight_of((int64_t)best - standing[side], twice);
    const int64_t chance = own * SURE / sum;
    return (int32_t)(chance < 1 ? 1 : chance > SURE - 1 ? SURE - 1 : chance);
}
