/* Silver and gold cards: decks, stores, hands (rulebook p. 22, 32): EU-CARD-1 … 5, EU-SOLO-11 …
 * 18. */
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"

int euthia_hand(const State *s, int seat, Metal metal)
{
    int n = 0;
    for (int k = 0; k < content(s)->n_cards; k++)
        if (content(s)->card[k].metal == metal)
            n += board(s, seat)->hand[k];
    return n;
}

int euthia_hand_size(const State *s, int seat)
{
    return euthia_hand(s, seat, SILVER) + euthia_hand(s, seat, GOLD);
}

/* ---- decks ---- */

static void push_top(Deck *d, int card)
{
    keep_limit(d->n < DECK_MAX, "cards of a stack", DECK_MAX);
    d->card[d->n++] = card;
}

static void push_under(Deck *d, int card)
{
    keep_limit(d->n < DECK_MAX, "cards of a stack", DECK_MAX);
    memmove(&d->card[1], &d->card[0], d->n);
    d->card[0] = card;
    d->n++;
}

/* Which of the cards that nobody knows lies there: EU-SETUP-12. */
static int settle(Ctx *c, State *s, Metal metal, int card)
{
    uint8_t bag[CARDS_MAX];
    if (card != UNKNOWN)
        return card;
    for (int k = 0; k < CARDS_MAX; k++)
        bag[k] = k < content(s)->n_cards && content(s)->card[k].metal == metal ? s->pool[k] : 0;
    const int drawn = bag_draw(bag, CARDS_MAX, 0, c->chance);
    s->pool[drawn]--;
    return drawn;
}

/* EU-GOLD-1: discards form a new stack. */
static void renew_deck(State *s, Metal metal)
{
    for (int k = 0; k < content(s)->n_cards; k++)
        if (content(s)->card[k].metal == metal)
            while (s->cards_out[k] > 0) {
                s->cards_out[k]--;
                s->pool[k]++;
                push_top(&s->deck[metal], UNKNOWN);
            }
}

/* Whether a card can be drawn; an empty stack is formed anew. */
static bool deck_ready(State *s, Metal metal)
{
    if (s->deck[metal].n == 0)
        renew_deck(s, metal);
    return s->deck[metal].n > 0;
}

/* EU-SOLO-18: in automatic play under the stack, otherwise onto the discard pile. */
void euthia_discard_card(State *s, int card)
{
    if (automatic(s))
        push_under(&s->deck[content(s)->card[card].metal], card);
    else
        s->cards_out[card]++;
}

/* EU-SOLO-14, EU-SOLO-15: four silver cards of the store become a gold one. */
void euthia_store_card(Ctx *c, State *s, Metal metal)
{
    Deck *store = &s->store[metal];
    if (!deck_ready(s, metal))
        return;
    Deck *deck = &s->deck[metal];
    push_top(store, deck->card[--deck->n]);
    EMIT(EV_STORED, "EU-SOLO-13", s->store[SILVER].n, s->store[GOLD].n);
    if (metal == SILVER && store->n >= 4) {
        for (int i = 0; i < 4; i++)
            push_under(deck, store->card[--store->n]);
        euthia_store_card(c, s, GOLD);
    }
}

/* The top card of a store, turned up; it must not be empty. */
int euthia_store_reveal(Ctx *c, State *s, Metal metal)
{
    Deck *store = &s->store[metal];
    return settle(c, s, metal, store->card[--store->n]);
}

void euthia_store_under(State *s, int card)
{
    push_under(&s->store[content(s)->card[card].metal], card);
}

/* EU-CARD-2; EU-SOLO-13: as many go into the store, unless the dwurt die drew (EU-SKOL-14). */
void euthia_draw_cards(Ctx *c, State *s, int seat, Metal metal, int n, bool stores,
                       const char *rule)
{
    for (int i = 0; i < n && deck_ready(s, metal); i++) {
        Deck *deck = &s->deck[metal];
        const int card = settle(c, s, metal, deck->card[--deck->n]);
        s->board[seat].hand[card]++;
        EMIT_SECRET(EV_DREW, rule, automatic(s) ? ALL_SEATS : SEAT_BIT(seat), 1u << 1, seat, card);
        if (automatic(s) && stores)
            euthia_store_card(c, s, metal);
    }
}

void euthia_drop_card(State *s, int seat, int card)
{
    s->board[seat].hand[card]--;
    euthia_discard_card(s, card);
}

/* DISCARDM: a random card of the monster player, or the top card of a store. */
void euthia_monster_discards(Ctx *c, State *s)
{
    const int seat = s->fight.against;
    if (seat == NO_SEAT) {
        const Metal metal = s->store[GOLD].n > 0 ? GOLD : SILVER;
        if (s->store[metal].n > 0)
            push_under(&s->deck[metal], s->store[metal].card[--s->store[metal].n]);
        return;
    }
    if (euthia_hand_size(s, seat) == 0)
        return;
    uint8_t bag[CARDS_MAX];
    memcpy(bag, s->board[seat].hand, sizeof bag);
    const int card = bag_draw(bag, CARDS_MAX, 0, c->chance);
    euthia_drop_card(s, seat, card);
    EMIT(EV_PLAYED, "EU-CARD-1", card, 0);
}

/* ---- the hand: EU-CARD-3 … 5, EU-SOLO-16 ---- */

static void give_menu(const State *s, const struct give_cards_vars *my, Menu *m)
{
    prompt(m, Q_PAYMENT, my->metal == SILVER ? "EU-CARD-3" : "EU-SOLO-16");
    about(m, KIND_NUMBER, my->n);
    for (int k = 0; k < content(s)->n_cards; k++)
        offer_unless(m, option(V_PAY_CARD, k, 0, 0),
                     content(s)->card[k].metal == my->metal && board(s, my->seat)->hand[k] > 0
                         ? 0 : "EU-CARD-3");
}

/* Gives up n cards of a metal; there must be so many. */
FLOW(give_cards)
{
    FLOW_BEGIN;
    for (; my->n > 0; my->n--) {
        ASK(my->seat, give_menu);
        euthia_drop_card(s, my->seat, ANSWER(0));
    }
    FLOW_END;
}

void euthia_offer_cards(const State *s, int seat, Menu *m)
{
    const bool four = euthia_hand(s, seat, SILVER) >= 4;
    if (four)
        offer(m, option(V_MELT, 0, 0, 0));
    if (automatic(s) && four)
        offer(m, option(V_CASH_SILVER, 0, 0, 0));
    if (automatic(s) && euthia_hand(s, seat, GOLD) > 0)
        offer(m, option(V_CASH_GOLD, 0, 0, 0));
}

static void hand_menu(const State *s, const struct hand_vars *my, Menu *m)
{
    prompt(m, Q_HAND, "EU-CARD-5");
    about(m, KIND_NUMBER, euthia_hand_size(s, my->seat) - HAND_LIMIT);
    for (int k = 0; k < content(s)->n_cards; k++)
        offer_unless(m, option(V_DROP_CARD, k, 0, 0),
                     board(s, my->seat)->hand[k] > 0 ? 0 : "EU-CARD-5");
    euthia_offer_cards(s, my->seat, m);
}

bool euthia_is_card_deed(Option o)
{
    const int verb = option_verb(o);
    return verb == V_MELT || verb == V_CASH_SILVER || verb == V_CASH_GOLD || verb == V_DROP_CARD;
}

/* Whatever is done with cards of the hand alone: EU-CARD-3, EU-SOLO-16, EU-RULE-68. */
FLOW(card_deed)
{
    FLOW_BEGIN;
    if (option_verb(my->deed) == V_DROP_CARD) {
        euthia_drop_card(s, my->seat, option_arg(my->deed, 0));
        RETURN(0);
    }
    if (option_verb(my->deed) == V_CASH_GOLD)
        CALL(give_cards, .seat = my->seat, .metal = GOLD, .n = 1);
    else
        CALL(give_cards, .seat = my->seat, .metal = SILVER, .n = 4);
    if (option_verb(my->deed) == V_MELT)
        euthia_draw_cards(c, s, my->seat, GOLD, 1, true, "EU-CARD-3");
    else
        euthia_gain_gold(c, s, my->seat, 1, "EU-SOLO-16");
    FLOW_END;
}

/* EU-CARD-5, EU-SOLO-17: down to five, after optional exchange. */
FLOW(hand)
{
    FLOW_BEGIN;
    while (euthia_hand_size(s, my->seat) > HAND_LIMIT) {
        ASK(my->seat, hand_menu);
        CALL(card_deed, .seat = my->seat, .deed = ANSWERED());
    }
    FLOW_END;
}
