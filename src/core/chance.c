/* The fast chance source, and the one that tries everything; see chance.h. */
#include "core/chance.h"

static uint32_t below_fast(Chance *self, uint32_t n)
{
    return fast_below((FastChance *)self, n);
}

void chance_fast(FastChance *f, uint64_t seed)
{
    f->chance = (Chance){.below = below_fast, .pick = 0};
    f->x = seed;
}

/* An outcome that asks more than the ones before goes on with the lowest answer. */
static uint32_t below_every(Chance *self, uint32_t n)
{
    EveryChance *e = (EveryChance *)self;
    if (e->closed)
        return fast_below(&e->rest, n);
    if (e->next == e->n && !e->many) {
        e->many = e->n == EVERY_ASKS || (uint64_t)e->cases * n > EVERY_CASES;
        if (!e->many) {
            e->value[e->n] = 0;
            e->of[e->n++] = n;
            e->cases *= (int)n;
        }
    }
    return e->many ? fast_below(&e->rest, n) : e->value[e->next++];
}

void chance_every(EveryChance *e)
{
    *e = (EveryChance){.chance = {.below = below_every, .pick = 0}, .cases = 1};
    chance_fast(&e->rest, 0);
}

bool chance_advance(EveryChance *e)
{
    e->next = 0;
    e->closed = false;
    for (; e->n > 0; e->cases /= (int)e->of[--e->n])
        if (++e->value[e->n - 1] < e->of[e->n - 1])
            return true;
    return false;
}
