/* Chances of attack rolls: all throws of all dice are counted, none is tried. They are shares of
 * 2^58, so that any number of dice has room, and are told as shares of 2^42, rounded: what comes
 * of it is right to a million millionth. */
#include "games/exalted/policy.h"

#include "core/plane_wide.h"

enum { FINE_BITS = 58 };
static const int64_t CERTAIN = (int64_t)1 << FINE_BITS;

/* EX-CRIT-1: a die does nothing, one damage, or two if it is a six and the roll is critical. What
 * is more than the last case counts as the last. `before`: dice thrown so far. */
static void one_more_die(const Blow *b, int before, int64_t share[LOSSES_MAX])
{
    const int hit = 7 - b->need, sixes = b->need <= 6 && b->critical ? 1 : 0;
    const int per_die[3] = {6 - hit, hit - sixes, sixes};
    const int most = min_of(2 * before, LOSSES_MAX - 1), now = min_of(most + 2, LOSSES_MAX - 1);
    int64_t sum[LOSSES_MAX] = {0};
    for (int i = 0; i <= most; i++)
        for (int k = 0; k < 3; k++)
            sum[min_of(i + k, LOSSES_MAX - 1)] += share[i] * per_die[k];
    for (int i = 0; i <= now; i++)
        share[i] = rounded(sum[i], 6);
}

/* A share of a share. */
static int64_t part_of(int64_t a, int64_t b)
{
    const Wide product = wide_product(a, b);
    return (int64_t)((uint64_t)product.high << (64 - FINE_BITS) | product.low >> FINE_BITS);
}

/* EX-BASIC-4, -8, EX-CARD-12, EX-KIT-19: defence, minimum, additions; a reload throws all again. */
void exalted_ways(const State *s, const Blow *b, int64_t ways[LOSSES_MAX])
{
    int64_t thrown[LOSSES_MAX] = {CERTAIN}, fine[LOSSES_MAX] = {0}, again = 0, rest = WAYS_ALL;
    const bool reload = b->basic && exalted_trait(s, b->attacker, TRAIT_RELOAD) > 0;
    const int least = b->basic ? 1 : 0;
    for (int die = 0; die < b->dice; die++)
        one_more_die(b, die, thrown);
    for (int i = 0; i <= b->defence && i < LOSSES_MAX; i++)
        again += thrown[i];
    for (int i = 0; i < LOSSES_MAX; i++) {
        const int hurt = i - b->defence, damage = (hurt < least ? least : hurt) + b->plus;
        const int64_t first = reload && hurt <= 0 ? 0 : thrown[i];
        fine[min_of(damage, LOSSES_MAX - 1)] += first + (reload ? part_of(thrown[i], again) : 0);
    }
    int most = 0;
    for (int i = 0; i < LOSSES_MAX; i++) {
        ways[i] = rounded(fine[i], CERTAIN / WAYS_ALL);
        rest -= ways[i];
        most = ways[i] > ways[most] ? i : most;
    }
    ways[most] += rest;  /* what rounding has lost or won */
}

/* ---- means for bots ---- */

enum { DICE_MOST = 20 };  /* 6^20 throws and their sums have room in 64 bits */

/* Of all throws of the dice, how many show i damage before defence. */
static int64_t count_throws(const Blow *b, int64_t count[LOSSES_MAX + 2])
{
    const int hit = 7 - b->need, sixes = b->need <= 6 && b->critical ? 1 : 0;
    const int dice = min_of(b->dice, DICE_MOST), step = b->critical ? 2 : 1;
    int64_t all = 1;
    count[0] = 1;
    for (int die = 0; die < dice; die++, all *= 6)
        for (int i = step * (die + 1); i >= 0; i--)
            count[i] = count[i] * (6 - hit) + (i >= 1 ? count[i - 1] * (hit - sixes) : 0) +
                       (i >= 2 ? count[i - 2] * sixes : 0);
    return all;
}

int32_t exalted_mean_damage(const Blow *b)
{
    int64_t count[LOSSES_MAX + 2] = {0}, sum = 0;
    const int64_t all = count_throws(b, count);
    for (int i = 0; i <= LOSSES_MAX; i++)
        sum += count[i] * (max_of(i - b->defence, b->basic ? 1 : 0) + b->plus);
    return (int32_t)(sum * 1000 / all);
}

/* Several rolls: their means add up; the chance to fall is that of one, as often. EX-KIT-19: a
 * reload throws all again that did nothing. */
Expected exalted_expect(const State *s, const Blow *b, int rolls)
{
    int64_t count[LOSSES_MAX + 2] = {0}, lost = 0, killed = 0, idle = 0, idle_lost = 0;
    const int64_t all = count_throws(b, count);
    const int lp = s->model[b->target].lp + s->model[b->target].shield, least = b->basic ? 1 : 0;
    const int most = (b->critical ? 2 : 1) * min_of(b->dice, DICE_MOST);
    for (int i = 0; i <= most; i++) {
        const int damage = max_of(i - b->defence, least) + b->plus;
        lost += count[i] * min_of(damage, lp);
        killed += damage >= lp ? count[i] : 0;
        idle += i <= b->defence ? count[i] : 0;
        idle_lost += i <= b->defence ? count[i] * min_of(damage, lp) : 0;
    }
    int64_t mean = lost * 1000 / all, kill = killed * 1000 / all;
    if (b->basic && exalted_trait(s, b->attacker, TRAIT_RELOAD) > 0 && lp > least + b->plus) {
        mean += (idle * 1000 / all * mean - idle_lost * 1000 / all * 1000) / 1000;
        kill += idle * 1000 / all * kill / 1000;
    }
    return (Expected){(int32_t)mean * rolls, min_of((int)kill * rolls, 1000)};
}
