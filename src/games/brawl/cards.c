/* Hands, decks, discard piles and essences (rulebook chapter "Grundlagen"). A deck is a bag: its
 * order is settled when a card is drawn; planned cards lie on top in order. */
#include "games/brawl/brawl.h"

int brawl_hand_size(const State *s)
{
    return is_duel(s) ? 5 : 4;  /* BR-UPK-2, BR-TEAM-6 */
}

/* BR-BASIC-13: hands are secret; BR-RULE-59: team mates may see them. */
Seats brawl_hand_viewers(const State *s, int seat)
{
    Seats readers = SEAT_BIT(seat);
    if (!is_duel(s) && s->option[OPT_TEAM_HANDS] == 1)
        readers |= SEAT_BIT(mate_of(seat));
    return readers;
}

/* BR-BASIC-18: an empty deck is made anew from the discard pile; BR-RULE-48: if both are empty
 * nothing is drawn. */
static void draw_card(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    if (zone_refill(ZONE_OF(&p->deck), ZONE_OF(&p->discard)))
        EMIT(EV_RESHUFFLE, "BR-BASIC-18", seat);
    if (p->deck.n == 0)
        return;
    const Slot drawn = zone_draw(ZONE_OF(&p->deck), c->chance);
    zone_add(ZONE_OF(&p->hand), drawn.id, brawl_hand_viewers(s, seat));
    EMIT_SECRET(EV_DRAW, "BR-DRAW-1", brawl_hand_viewers(s, seat), 2, seat, drawn.id);
}

void brawl_draw_cards(Ctx *c, State *s, int seat, int n)
{
    for (int i = 0; i < n; i++)
        draw_card(c, s, seat);
}

/* BR-RULE-47: a card being carried out is neither in the hand nor in the discard pile. */
void brawl_play_from_hand(State *s, int seat, int card)
{
    zone_move(ZONE_OF(&s->player[seat].hand), card, ZONE_OF(&s->played), ALL_SEATS);
}

void brawl_discard_played(State *s, int card)
{
    Player *owner = &s->player[seat_of(s, unit_of_card(card))];
    zone_move(ZONE_OF(&s->played), card, ZONE_OF(&owner->discard), ALL_SEATS);
}

/* BR-BASIC-16: discard piles are open. */
void brawl_discard_from_hand(Ctx *c, State *s, int seat, int card, const char *rule)
{
    Player *p = &s->player[seat];
    zone_move(ZONE_OF(&p->hand), card, ZONE_OF(&p->discard), ALL_SEATS);
    EMIT(EV_DISCARD, rule, seat, card);
}

/* BR-BASIC-4, BR-ACT-2: an action needs a ready essence of its colour. */
bool brawl_has_essence(const State *s, int seat, const Card *k)
{
    const uint8_t ready = s->player[seat].ready;
    return k->essence == ANY_ESSENCE ? ready != 0 : (ready >> k->essence & 1) != 0;
}

/* BR-BASIC-5: exhausted until the end of the own turn. */
void brawl_exhaust(State *s, int seat, int essence)
{
    s->player[seat].ready &= ~(1u << essence);
}
