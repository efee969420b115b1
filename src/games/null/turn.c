/* The rules of Null as flows, each with the menus it asks: set-up, turns and interrupts. */
#include "games/null/null.h"

/* Cards */

/* NU-SET-2, NU-TURN-5: draws up to a full hand. */
static void refill(Ctx *c, State *s, int seat)
{
    Zone *hand = ZONE_OF(&s->hand[seat]);
    while (hand->n < HAND_SIZE) {
        if (zone_refill(ZONE_OF(&s->deck), ZONE_OF(&s->discard)))
            EMIT(EV_SHUFFLED, "NU-TURN-6", s->deck.n);
        if (s->deck.n == 0)
            return;
        const Slot drawn = zone_draw(ZONE_OF(&s->deck), c->chance);
        zone_add(hand, drawn.id, SEAT_BIT(seat));
        EMIT_SECRET(EV_DREW, "NU-TURN-5", SEAT_BIT(seat), 1u << 1, seat, drawn.id);
    }
}

static void refill_all(Ctx *c, State *s, int first)
{
    for (int i = 0, seat = first; i < s->flow.seats; i++, seat = null_next(s, seat))
        refill(c, s, seat);
}

/* Opening */

/* NU-SET-3: everyone sets one card of the hand aside. */
static void opening_menu(const State *s, const struct opening_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_SET_ASIDE, "NU-SET-3");
    for (int i = 0; i < s->hand[m->seat].n; i++)
        offer(m, option(V_SET_ASIDE, s->hand[m->seat].slot[i].id, 0, 0));
}

/* NU-SET-3 … NU-SET-5: the cards are revealed together, the highest starts, hands are refilled. */
FLOW(opening)
{
    FLOW_BEGIN;
    ASK_EVERYONE((Seats)(SEAT_BIT(s->flow.seats) - 1), opening_menu);
    for (int seat = 0, best = 0; seat < s->flow.seats; seat++) {
        const int card = option_arg(s->flow.answer[seat], 0);
        zone_move(ZONE_OF(&s->hand[seat]), card, ZONE_OF(&s->discard), ALL_SEATS);
        EMIT(EV_REVEALED, "NU-SET-3", seat, card);
        if (null_value(s, card) > best) {  /* NU-SET-4: an equal card later does not change it */
            best = null_value(s, card);
            s->first = seat;
        }
    }
    EMIT(EV_STARTS, "NU-SET-4", s->first);
    refill_all(c, s, s->first);  /* NU-SET-5 */
    FLOW_END;
}

/* Interrupt */

/* What the card on the table is about to score: NU-TURN-4. */
int null_worth(const State *s)
{
    return null_value(s, s->played.slot[0].id) + s->die;
}

/* NU-INT-1 … NU-INT-3: a card at least as high cancels; the question is always asked. */
static void interrupt_menu(const State *s, const struct interrupt_vars *my, Menu *m)
{
    const int played = s->played.slot[0].id;
    prompt(m, Q_INTERRUPT, "NU-INT-1");
    about(m, KIND_SEAT, s->active);
    about(m, KIND_CARD, played);
    about(m, KIND_NUMBER, null_worth(s));
    for (int i = 0; i < s->hand[my->seat].n; i++) {
        const int card = s->hand[my->seat].slot[i].id;
        const bool low = null_value(s, card) < null_value(s, played);
        if (offer_unless(m, option(V_CANCEL, card, 0, 0), low ? "NU-INT-2" : 0)) {
            because(m, KIND_NUMBER, null_value(s, card));
            because(m, KIND_NUMBER, null_value(s, played));
        }
    }
    offer(m, option(V_LET, 0, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, "NU-INT-1");
}

/* NU-INT-1: returns whether the card on the table was cancelled. */
FLOW(interrupt)
{
    FLOW_BEGIN;
    if (!s->interrupts)  /* NU-INT-4 */
        RETURN(false);
    ASK(my->seat, interrupt_menu);
    if (CHOSE(V_LET))
        RETURN(false);
    zone_move(ZONE_OF(&s->hand[my->seat]), ANSWER(0), ZONE_OF(&s->discard), ALL_SEATS);
    EMIT(EV_CANCELLED, "NU-INT-1", my->seat, ANSWER(0), s->played.slot[0].id);
    RETURN(true);
    FLOW_END;
}

/* Turn */

/* NU-TURN-2, NU-TURN-3: one card or none, but none whose value equals the roll. */
static void turn_menu(const State *s, const struct turn_vars *my, Menu *m)
{
    prompt(m, Q_TURN, "NU-TURN-2");
    about(m, KIND_NUMBER, s->die);
    for (int i = 0; i < s->hand[my->seat].n; i++) {
        const int card = s->hand[my->seat].slot[i].id;
        if (null_value(s, card) == s->die)
            deny(m, option(V_PLAY, card, 0, 0), "NU-TURN-3");
        else
            offer(m, option(V_PLAY, card, 0, 0));
    }
    offer(m, option(V_PASS, 0, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, "NU-TURN-2");
}

/* NU-TURN-4: the value of the card plus the roll, unless it was cancelled. */
static void score(Ctx *c, State *s, int seat)
{
    const int points = null_worth(s);
    s->score[seat] += points;
    EMIT(EV_SCORED, "NU-TURN-4", seat, points, s->score[seat]);
}

/* NU-TURN-1 … NU-TURN-5: roll, play or pass, be interrupted, score, refill. */
FLOW(turn)
{
    FLOW_BEGIN;
    s->active = my->seat;
    s->die = roll_die(c->chance, null_content(s)->die);  /* NU-TURN-1 */
    EMIT(EV_ROLLED, "NU-TURN-1", my->seat, s->die);
    ASK(my->seat, turn_menu);
    if (CHOSE(V_PLAY)) {
        zone_move(ZONE_OF(&s->hand[my->seat]), ANSWER(0), ZONE_OF(&s->played), ALL_SEATS);
        EMIT(EV_PLAYED, "NU-TURN-2", my->seat, ANSWER(0));
        CALL(interrupt, .seat = null_next(s, my->seat));  /* NU-INT-1 */
        if (!RESULT)
            score(c, s, my->seat);
        zone_move(ZONE_OF(&s->played), s->played.slot[0].id, ZONE_OF(&s->discard), ALL_SEATS);
    } else {
        EMIT(EV_PASSED, "NU-TURN-2", my->seat);
    }
    s->die = 0;
    if (s->score[my->seat] >= s->goal) {  /* NU-END-1 */
        s->ending = ENDING_GOAL;
        END_GAME;
    }
    refill_all(c, s, my->seat);  /* NU-TURN-5 */
    FLOW_END;
}

/* The whole game */

/* NU-SET-2: all cards into the deck, whose order nobody knows. */
static void build_deck(State *s)
{
    for (int card = 0; card < null_content(s)->n_cards; card++)
        zone_add(ZONE_OF(&s->deck), card, 0);
}

/* NU-SET-2 … NU-END-2: the deck, the opening, and rounds until the goal or the last round. */
FLOW(game)
{
    FLOW_BEGIN;
    build_deck(s);
    refill_all(c, s, 0);
    CALL(opening, 0);  /* NU-SET-3 */
    for (s->round = 1; s->round <= ROUNDS; s->round++) {
        EMIT(EV_ROUND, "NU-TURN-7", s->round);
        for (my->turn = 0; my->turn < s->flow.seats; my->turn++)
            CALL(turn, .seat = (s->first + my->turn) % s->flow.seats);
    }
    s->round = ROUNDS;
    s->ending = ENDING_ROUNDS;  /* NU-END-2 */
    FLOW_END;
}
