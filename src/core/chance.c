/* The fast and the forced chance source, and the one that tries everything; see chance.h. */
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

static bool next_forced(ForcedChance *f, uint32_t *value)
{
    if (f->next == f->n) {
        f->bad = f->bad || f->strict;
        return false;
    }
    *value = f->value[f->next++];
    return true;
}

static uint32_t below_forced(Chance *self, uint32_t n)
{
    ForcedChance *f = (ForcedChance *)self;
    uint32_t value;
    if (!next_forced(f, &value))
        return fast_below(&f->rest, n);
    if (value >= n) {
        f->bad = true;
        return value % n;
    }
    return value;
}

static uint32_t pick_forced(Chance *self, const uint16_t *ids, uint32_t n)
{
    ForcedChance *f = (ForcedChance *)self;
    if (f->next < f->n && f->value[f->next] >= FORCE_ID) {
        const uint32_t id = f->value[f->next++] - FORCE_ID;
        for (uint32_t i = 0; i < n; i++)
            if (ids[i] == id)
                return i;
        f->bad = true;
        return 0;
    }
    return below_forced(self, n);
}

void chance_forced(ForcedChance *f, uint64_t seed)
{
    f->chance = (Chance){.below = below_forced, .pick = pick_forced};
    chance_fast(&f->rest, seed);
    f->n = f->next = 0;
    f->strict = f->bad = false;
}

void chance_force(ForcedChance *f, uint32_t value)
{
    if (f->n < FORCED_MAX)
        f->value[f->n++] = value;
    else
        f->bad = true;
}

/* An outcome that asks more than the ones before goes on with the lowest answer. */
static uint32_t below_every(Chance *self, uint32_t n)
{
    EveryChance *e = (EveryChance *)self;
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
    for (; e->n > 0; e->cases /= (int)e->of[--e->n])
        if (++e->value[e->n - 1] < e->of[e->n - 1])
            return true;
    return false;
}
