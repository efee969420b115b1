/* Chance that answers what a test wants; see forced.h. */
#include "forced.h"

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
