/* Exact chances of attack rolls: all throws of all dice are counted, none is tried. */
#include "games/exalted/policy.h"

/* EX-CRIT-1: a die does nothing, one damage, or two if it is a six and the roll is critical. */
static void all_throws(const Blow *b, int64_t ways[LOSSES_MAX])
{
    const int hit = 7 - b->need, sixes = b->need <= 6 && b->critical ? 1 : 0;
    const int per_die[3] = {6 - hit, hit - sixes, sixes};
    for (int i = 0; i < LOSSES_MAX; i++)
        ways[i] = i == 0;
    for (int die = 0; die < b->dice; die++)
        for (int i = LOSSES_MAX - 1; i >= 0; i--) {
            int64_t sum = ways[i] * per_die[0];
            if (i > 0)
                sum += ways[i - 1] * per_die[1];
            if (i > 1)
                sum += ways[i - 2] * per_die[2];
            ways[i] = sum;
        }
}

static int64_t power6(int n)
{
    int64_t all = 1;
    while (n-- > 0)
        all *= 6;
    return all;
}

/* EX-BASIC-4, -8, EX-CARD-12, EX-KIT-19: defence, minimum, additions; a reload throws all again. At
 * most 20 dice with a reload keep below 2^63, and no hero comes near. */
int64_t exalted_ways(const State *s, const Blow *b, int64_t ways[LOSSES_MAX])
{
    int64_t thrown[LOSSES_MAX], all = power6(b->dice);
    const bool reload = b->basic && b->dice <= 10 &&
                        exalted_trait(s, b->attacker, TRAIT_RELOAD) > 0;
    const int least = b->basic ? 1 : 0;
    all_throws(b, thrown);
    for (int i = 0; i < LOSSES_MAX; i++)
        ways[i] = 0;
    int64_t again = 0;
    for (int i = 0; i <= b->defence && i < LOSSES_MAX; i++)
        again += thrown[i];
    for (int i = 0; i < LOSSES_MAX; i++) {
        int damage = i - b->defence;
        const bool nothing = damage <= 0;
        damage = (damage < least ? least : damage) + b->plus;
        if (damage >= LOSSES_MAX)
            damage = LOSSES_MAX - 1;
        ways[damage] += !reload ? thrown[i] : thrown[i] * (nothing ? again : all + again);
    }
    return reload ? all * all : all;
}

/* `part` of `all` in thousandths, without going beyond 64 bits. */
static int32_t thousandths(int64_t part, int64_t all)
{
    return (int32_t)(all < INT64_MAX / 100000 ? part * 1000 / all : part / (all / 1000));
}

/* Several rolls: their means add up; the chance to fall is that of one, as often. */
Expected exalted_expect(const State *s, const Blow *b, int rolls)
{
    int64_t ways[LOSSES_MAX];
    const int64_t all = exalted_ways(s, b, ways);
    const int lp = s->model[b->target].lp + s->model[b->target].shield;
    int64_t sum = 0, kill = 0;
    for (int i = 0; i < LOSSES_MAX; i++) {
        sum += ways[i] * (i < lp ? i : lp);
        kill += i >= lp ? ways[i] : 0;
    }
    const int32_t killed = thousandths(kill, all) * rolls;
    return (Expected){thousandths(sum, all) * rolls, killed < 1000 ? killed : 1000};
}
