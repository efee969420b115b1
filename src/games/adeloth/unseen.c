/* What a seat can reckon about cards it has not seen: which ones a hand or a draw pile may hold,
 * and what comes when a draw pile is empty. Only what is public is looked at: which cards were
 * shuffled together (secrets.c), not where each of them lies. */
#include "games/adeloth/adeloth.h"

typedef struct Places {
    uint64_t cards;                  /* bits of the unseen cards */
    uint8_t batch[CARDS_MAX + 2];    /* it has an unseen card here */
} Places;

_Static_assert(CARDS_MAX <= 64, "a set of cards has a bit for each");

/* Unseen cards of a zone, and their batches: a batch has a number up to CARDS_MAX + 1. */
static void add_unseen(const State *s, const Zone *z, int seat, Places *p)
{
    for (int i = 0; i < z->n; i++) {
        if (z->slot[i].seen & SEAT_BIT(seat))
            continue;
        p->cards |= bit(z->slot[i].id);
        p->batch[s->batch[z->slot[i].id]] = 1;
    }
}

static uint64_t of_batches(const State *s, uint64_t cards, const Places *p)
{
    uint64_t found = 0;
    for (int card = 0; card < content(s)->n_cards; card++)
        if (cards >> card & 1 && p->batch[s->batch[card]])
            found |= bit(card);
    return found;
}

Unseen adeloth_unseen(const State *s, int seat, int owner)
{
    const Player *p = &s->player[owner];
    Places hand = {0}, pile = {0}, box = {0};
    add_unseen(s, CZONE_OF(&p->hand), seat, &hand);
    add_unseen(s, CZONE_OF(&p->pile), seat, &pile);
    add_unseen(s, CZONE_OF(&p->under[0]), seat, &pile);
    add_unseen(s, CZONE_OF(&p->under[1]), seat, &pile);
    add_unseen(s, CZONE_OF(&s->box), seat, &box);  /* AD-HID-6: it may be one of those left out */
    const uint64_t all = hand.cards | pile.cards | box.cards;
    return (Unseen){.hand = of_batches(s, all, &hand), .pile = of_batches(s, all, &pile)};
}

/* As the flow `refill` does it: AD-L12-6 … 8, AD-L3-2 … 6, AD-PLUS-3. */
Supply adeloth_supply(const State *s, int seat, int *tier)
{
    const Player *p = &s->player[seat];
    for (int i = 0; i < 2; i++) {
        *tier = i == 0 ? T1_1 : T1_2;
        if (p->under[i].n > 0)
            return SUPPLY_BELOW;
    }
    *tier = adeloth_lowest_tier(s, CZONE_OF(&p->archive));
    if (*tier != TIERS)
        return SUPPLY_ARCHIVE;
    if (s->tutorial.n > 0) {
        *tier = adeloth_lowest_tier(s, CZONE_OF(&s->tutorial));
        return SUPPLY_DRAFT;
    }
    if (s->option[OPT_LEVEL] == LEVEL_PLUS)
        return SUPPLY_END;
    return p->discard.n > 0 ? SUPPLY_DISCARD : SUPPLY_NONE;
}
