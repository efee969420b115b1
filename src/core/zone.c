/* Zones with hidden order; see zone.h. */
#include "core/zone.h"

#include <stdlib.h>
#include <string.h>

#include "core/limits.h"

void zone_add(Zone *z, uint16_t id, Seats seen)
{
    keep_limit(z->n < z->cap, "slots of a zone", z->cap);
    const int at = z->n - z->top;
    for (int i = z->n; i > at; i--)
        z->slot[i] = z->slot[i - 1];
    z->slot[at] = (Slot){id, seen};
    z->n++;
}

void zone_put_on_top(Zone *z, uint16_t id, Seats seen)
{
    keep_limit(z->n < z->cap, "slots of a zone", z->cap);
    z->slot[z->n++] = (Slot){id, seen};
    z->top++;
}

int zone_find(const Zone *z, uint16_t id)
{
    for (int i = 0; i < z->n; i++)
        if (z->slot[i].id == id)
            return i;
    return -1;
}

Slot zone_take(Zone *z, int index)
{
    keep_limit(index >= 0 && index < z->n, "things in a zone", z->n);
    const Slot taken = z->slot[index];
    if (index >= z->n - z->top)
        z->top--;
    for (int i = index; i + 1 < z->n; i++)
        z->slot[i] = z->slot[i + 1];
    z->n--;
    return taken;
}

Slot zone_take_id(Zone *z, int id)
{
    return zone_take(z, zone_find(z, id));
}

void zone_move(Zone *from, int id, Zone *to, Seats seen)
{
    zone_take_id(from, id);
    zone_add(to, id, seen);
}

void zone_count(const Zone *z, uint8_t *count)
{
    for (int i = 0; i < z->n; i++)
        count[z->slot[i].id]++;
}

Slot zone_draw(Zone *z, Chance *chance)
{
    keep_limit(z->n > 0, "things to draw", 0);
    if (z->top > 0)
        return zone_take(z, z->n - 1);
    uint32_t index;
    if (chance->pick != 0) {
        uint16_t ids[UINT8_MAX];
        for (int i = 0; i < z->n; i++)
            ids[i] = z->slot[i].id;
        index = chance->pick(chance, ids, z->n);
    } else {
        index = chance->below(chance, z->n);
    }
    /* Order does not matter here, so the gap is filled from the end. */
    const Slot drawn = z->slot[index];
    z->slot[index] = z->slot[--z->n];
    return drawn;
}

void zone_shuffle_into(Zone *from, Zone *to)
{
    const int n = from->n;
    keep_limit(to->n + n <= to->cap, "slots of a zone", to->cap);
    const int at = to->n - to->top;
    memmove(&to->slot[at + n], &to->slot[at], to->top * sizeof(Slot));
    for (int i = 0; i < n; i++)
        to->slot[at + i] = from->slot[i];
    to->n += n;
    for (int i = 0; i < at + n; i++)
        to->slot[i].seen = 0;
    from->n = from->top = 0;
}

bool zone_refill(Zone *deck, Zone *discard)
{
    if (deck->n > 0 || discard->n == 0)
        return false;
    zone_shuffle_into(discard, deck);
    return true;
}

void zone_show(Zone *z, Seats who)
{
    for (int i = 0; i < z->n; i++)
        z->slot[i].seen |= who;
}

void zone_forget(Zone *z, Seats who)
{
    for (int i = 0; i < z->n; i++)
        z->slot[i].seen &= ~who;
}

void redeal_slot(Redeal *r, Slot *slot, int seat)
{
    if (slot->seen & SEAT_BIT(seat))
        return;
    keep_limit(r->n < REDEAL_MAX, "slots to redeal", REDEAL_MAX);
    r->slot[r->n++] = slot;
}

void redeal_zone(Redeal *r, Zone *z, int seat)
{
    for (int i = 0; i < z->n; i++)
        redeal_slot(r, &z->slot[i], seat);
}

static int by_number(const void *a, const void *b)
{
    return (int)*(const uint16_t *)a - (int)*(const uint16_t *)b;
}

void mix_unknown(uint16_t *id, int n, Chance *chance)
{
    qsort(id, (size_t)n, sizeof *id, by_number);
    for (int i = n - 1; i > 0; i--) {
        const uint32_t j = chance->below(chance, (uint32_t)i + 1);
        const uint16_t swapped = id[i];
        id[i] = id[j];
        id[j] = swapped;
    }
}

/* The ids only: who has seen a slot belongs to the place, not to the card. */
void redeal_mix(Redeal *r, Chance *chance)
{
    uint16_t id[REDEAL_MAX];
    for (int i = 0; i < r->n; i++)
        id[i] = r->slot[i]->id;
    mix_unknown(id, r->n, chance);
    for (int i = 0; i < r->n; i++)
        r->slot[i]->id = id[i];
    r->n = 0;
}
