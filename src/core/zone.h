/* Zones: hands, decks, discard piles, supplies.
 *
 * A zone is a list of slots; every slot knows who has seen what lies there. A deck whose order
 * nobody knows is a bag: its order is settled only when somebody draws, so a state never holds
 * an order that a copy could leak. Cards put on top on purpose (top > 0) do have an order.
 * Redealing swaps the unseen ids among zones and leaves the seen ones in place. */
#ifndef CORE_ZONE_H
#define CORE_ZONE_H

#include "core/chance.h"
#include "core/seats.h"

typedef struct Slot {
    uint16_t id;
    Seats seen;  /* seats that know the id */
} Slot;

/* A zone with room for `cap` slots; `struct NAME_zone` can be used wherever Zone * is expected. */
typedef struct Zone {
    uint8_t n;    /* slots used */
    uint8_t top;  /* the last `top` of them are in a fixed order, drawn from the end */
    uint16_t cap;
    Slot slot[];
} Zone;

#define ZONE(cap_) \
    struct { uint8_t n, top; uint16_t cap; Slot slot[cap_]; }
#define ZONE_OF(z) ((Zone *)(void *)(z))
#define CZONE_OF(z) ((const Zone *)(const void *)(z))

#define zone_init(z) (ZONE_OF(z)->n = 0, ZONE_OF(z)->top = 0, \
                      ZONE_OF(z)->cap = sizeof((z)->slot) / sizeof((z)->slot[0]))

/* Adds a slot to the unordered part. */
void zone_add(Zone *z, uint16_t id, Seats seen);
/* Puts a card on top; it will be drawn first. */
void zone_put_on_top(Zone *z, uint16_t id, Seats seen);
/* Index of `id`, or -1. */
int zone_find(const Zone *z, uint16_t id);
/* Takes out the slot at `index`. */
Slot zone_take(Zone *z, int index);
/* Takes out the slot with this id, which must be there. */
Slot zone_take_id(Zone *z, int id);
/* Moves it to another zone, where these seats have seen it. */
void zone_move(Zone *from, int id, Zone *to, Seats seen);
/* Adds one to the count of every id that lies here: for taking stock of all zones. */
void zone_count(const Zone *z, uint8_t *count);
/* Takes the top card, or, from an unordered zone, any one. The zone must not be empty. */
Slot zone_draw(Zone *z, Chance *chance);
/* Moves every slot of `from` into `to` as an unordered part that nobody can tell apart; what lay
 * ordered on top of `to` stays there. */
void zone_shuffle_into(Zone *from, Zone *to);
/* If the deck is empty, its discard pile becomes the new one; whether that brought any card. */
bool zone_refill(Zone *deck, Zone *discard);
/* Marks every slot as seen by `who`. */
void zone_show(Zone *z, Seats who);
/* Forgets what `who` has seen here. */
void zone_forget(Zone *z, Seats who);

/* Shuffles ids a seat does not know. What comes does not depend on how they lay before: who redeals
 * learns nothing from it, not even which of two true states was redealt with the same chance. */
void mix_unknown(uint16_t *id, int n, Chance *chance);

/* Redealing: collect the unseen slots of some zones, then deal their ids out at random. */
enum { REDEAL_MAX = 512 };
typedef struct Redeal {
    Slot *slot[REDEAL_MAX];
    int n;
} Redeal;
void redeal_zone(Redeal *r, Zone *z, int seat);
void redeal_slot(Redeal *r, Slot *slot, int seat);
void redeal_mix(Redeal *r, Chance *chance);

#endif
