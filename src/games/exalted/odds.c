/* Chances of attack rolls: all throws of all dice are counted, none is tried. They are shares of
 * 2^58, so that any number of dice has room, and are told as shares of 2^42, rounded: what comes
 * of it is right to a million millionth. */
#include "games/exalted/policy.h"

#include "core/plane_wide.h"

enum { FINE_BITS = 58 };
static const int64_t CERTAIN = (int64_t)1 << FINE_BITS;

/* EX-CRIT-1: a die does nothing, one damage, or two if it is a six and the roll is critical. What
 * is more than the last case counts as the last. */
static void one_more_die(const Blow *b, int64_t share[LOSSES_MAX])
{
    const int hit = 7 - b->need, sixes = b->need <= 6 && b->critical ? 1 : 0;
    const int per_die[3] = {6 - hit, hit - sixes, sixes};
    int64_t before[LOSSES_MAX], sum[LOSSES_MAX] = {0};
    for (int i = 0; i < LOSSES_MAX; i++)
        before[i] = share[i];
    for (int i = 0; i < LOSSES_MAX; i++)
        for (int k = 0; k < 3; k++)
            sum[min_of(i + k, LOSSES_MAX - 1)] += before[i] * per_die[k];
    for (int i = 0; i < LOSSES_MAX; i++)
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
        one_more_die(b, thrown);
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

static int32_t thousandths(int64_t ways) { return (int32_t)(ways * 1000 / WAYS_ALL); }

/* Several rolls: their means add up; the chance to fall is that of one, as often. */
Expected exalted_expect(const State *s, const Blow *b, int rolls)
{
    int64_t ways[LOSSES_MAX];
    exalted_ways(s, b, ways);
    const int lp = s->model[b->target].lp + s->model[b->target].shield;
    int64_t sum = 0, kill = 0;
    for (int i = 0; i < LOSSES_MAX; i++) {
        sum += ways[i] * (i < lp ? i : lp);
        kill += i >= lp ? ways[i] : 0;
    }
    const int32_t killed = thousandths(kill) * rolls;
    return (Expected){thousandths(sum) * rolls, killed < 1000 ? killed : 1000};
}
