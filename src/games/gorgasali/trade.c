/* Trading among mates (rulebook: "Karten handeln"). One makes a proposal, the other accepts,
 * refuses or makes a proposal of his own; what is proposed is a secret of the two until it is
 * done. */
#include "games/gorgasali/gorgasali.h"

static uint64_t slot_bit(int slot)
{
    return bit(slot);
}

static int partner_in(const State *s, const Trade *t, int side)
{
    return side == 0 ? t->by : partner_of(s, t->by);
}

/* ---- what fits ---- */

/* Cards of a category that this side would hold after the trade. */
static int held_after(const State *s, const Trade *t, int side, int category)
{
    int n = 0;
    EACH_SLOT (slot) {
        if (slot_category(slot) != category)
            continue;
        const bool has = gorgasali_card_in(s, partner_in(s, t, side), slot) != NO_CARD;
        n += has && !(t->gives[side] & slot_bit(slot));
        n += (t->gives[1 - side] & slot_bit(slot)) != 0;
    }
    return n;
}

/* GO-TRADE-6, GO-RULE-56: nothing is discarded, everything lies in a fitting slot. */
bool gorgasali_trade_fits(const State *s, const Trade *t)
{
    for (int side = 0; side < 2; side++)
        for (int category = 0; category < CATEGORIES; category++)
            if (held_after(s, t, side, category) >
                slots_of(s, ACTIVE, category) + slots_of(s, BACKPACK, category))
                return false;
    return true;
}

static bool is_empty(const Trade *t)
{
    return t->gives[0] == 0 && t->gives[1] == 0 && t->chests[0] == 0 && t->chests[1] == 0;
}

/* ---- proposing ---- */

static void offer_cards(const State *s, int side, Menu *m)
{
    const Trade *t = &s->trade;
    EACH_SLOT (slot)
        if (gorgasali_card_in(s, partner_in(s, t, side), slot) != NO_CARD &&
            !(t->gives[side] & slot_bit(slot)))
            offer(m, option(side == 0 ? V_GIVE : V_TAKE, slot, 0, 0));
    if (t->chests[side] < s->player[partner_in(s, t, side)].chests)
        offer(m, option(side == 0 ? V_GIVE_CHEST : V_TAKE_CHEST, 0, 0, 0));
}

/* GO-TRADE-2, -4, -5: any number of things, in one direction or both. */
static void propose_menu(const State *s, const struct propose_vars *my, Menu *m)
{
    prompt(m, Q_PROPOSE, "GO-TRADE-2");
    about(m, KIND_CHARACTER, hero(s, partner_of(s, my->seat)));
    offer_cards(s, 0, m);
    offer_cards(s, 1, m);
    offer_unless(m, option(V_PROPOSE, 0, 0, 0),
                 is_empty(&s->trade) ? "GO-TRADE-2"
                 : gorgasali_trade_fits(s, &s->trade) ? 0 : "GO-TRADE-6");
    offer(m, option(V_CANCEL, 0, 0, 0));
    deny_thing(m, KIND_SLOT, THING_ANY, "GO-TRADE-2");
    deny_thing(m, KIND_CARD, THING_ANY, "GO-TRADE-2");
}

static void add_to(Trade *t, Option answer)
{
    const int verb = option_verb(answer);
    if (verb == V_GIVE || verb == V_TAKE)
        t->gives[verb == V_TAKE] |= slot_bit(option_arg(answer, 0));
    else
        t->chests[verb == V_TAKE_CHEST]++;
}

/* Returns whether there is a proposal. */
FLOW(propose)
{
    FLOW_BEGIN;
    s->trade = (Trade){.by = my->seat, .talk = true, .proposals = s->trade.proposals};
    for (;;) {
        ASK(my->seat, propose_menu);
        if (CHOSE(V_CANCEL))
            RETURN(false);
        if (CHOSE(V_PROPOSE))
            break;
        add_to(&s->trade, ANSWERED());
    }
    s->trade.proposals++;
    EMIT(EV_PROPOSE, "GO-TRADE-1", hero(s, my->seat), hero(s, partner_of(s, my->seat)));
    RETURN(true);
    FLOW_END;
}

/* ---- answering ---- */

static void answer_menu(const State *s, const struct trade_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_ANSWER_TRADE, "GO-TRADE-3");
    about(m, KIND_CHARACTER, hero(s, s->trade.by));
    offer(m, option(V_ACCEPT, 0, 0, 0));
    offer(m, option(V_REFUSE, 0, 0, 0));
    offer_unless(m, option(V_COUNTER, 0, 0, 0),
                 s->trade.proposals < PROPOSALS ? 0 : "GO-RULE-76");
}

/* What one side gives lies on the table until both have put theirs down; weapons keep their
 * state. */
static void put_on_table(Ctx *c, State *s, int side)
{
    const Trade *t = &s->trade;
    const int from = partner_in(s, t, side), to = partner_in(s, t, 1 - side);
    Incoming *laid = &s->laid[side];
    *laid = (Incoming){.seat = to};
    EACH_SLOT (slot) {
        if (!(t->gives[side] & slot_bit(slot)))
            continue;
        const int card = gorgasali_card_in(s, from, slot);
        laid->card[laid->n] = card;
        laid->loaded[laid->n++] = gorgasali_is_loaded(s, from, slot);
        gorgasali_take_out(s, from, slot);
        EMIT(EV_GIVES, "GO-TRADE-2", hero(s, from), card, hero(s, to));
    }
    s->player[from].chests -= t->chests[side];
    s->player[to].chests += t->chests[side];
    if (t->chests[side] > 0)
        EMIT(EV_GIVES_CHEST, "GO-TRADE-2", hero(s, from), t->chests[side], hero(s, to));
}

/* Nothing lies on the table any more. What was proposed counts for the rest of the turn. */
static void end_negotiation(State *s)
{
    s->trade = (Trade){.proposals = s->trade.proposals};
}

/* GO-RULE-76: without a proposal nobody has refused anything. */
static void trade_fails(Ctx *c, State *s, int by)
{
    if (s->trade.proposals > 0)
        EMIT(EV_REFUSE, "GO-RULE-56", hero(s, by));
    end_negotiation(s);
}

static void pick_up(State *s, int side)
{
    s->incoming = s->laid[side];
    s->laid[side].n = 0;
}

/* GO-TRADE-3, GO-TRADE-7, GO-RULE-56: both agree, then the turn ends. */
FLOW(trade)
{
    FLOW_BEGIN;
    my->target = my->seat;
    for (;;) {
        CALL(propose, .seat = my->target);
        if (RESULT == false)
            break;
        ASK(partner_of(s, my->target), answer_menu);
        my->target = partner_of(s, my->target);
        if (!CHOSE(V_COUNTER))
            break;
    }
    if (!CHOSE(V_ACCEPT)) {
        trade_fails(c, s, my->target);
        RETURN(0);
    }
    s->turn.done |= DONE_TRADE;
    EMIT(EV_TRADED, "GO-TRADE-7", hero(s, my->seat), hero(s, partner_of(s, my->seat)));
    put_on_table(c, s, 0);
    put_on_table(c, s, 1);
    end_negotiation(s);
    for (my->i = 0; my->i < 2; my->i++) {
        pick_up(s, my->i);
        CALL(place_cards, .seat = s->incoming.seat);
    }
    FLOW_END;
}
