/* Start action, income action, card-flow token (rulebook: "A1", "A2", "Kartenflusstoken"). */
#include "games/adeloth/adeloth.h"

/* ---- A1: AD-START-2, AD-START-3 ---- */

FLOW(do_start)
{
    FLOW_BEGIN;
    CALL(draw, .seat = s->running.owner, .n = 1);
    FLOW_END;
}

/* ---- A2: AD-INC ---- */

static int count(Fields set)
{
    return count_bits(set);
}

/* The income action and the card-flow token make players discard. */
static const char *discard_rule(const State *s)
{
    return s->running.kind == E_FLOW ? "AD-FLOW-1" : "AD-INC-5";
}

static void discard_menu(const State *s, const struct discard_down_vars *my, Menu *m)
{
    const Zone *hand = CZONE_OF(&s->player[my->seat].hand);
    prompt(m, Q_DISCARD, discard_rule(s));
    about(m, KIND_NUMBER, hand->n - my->to);
    for (int i = 0; i < hand->n; i++)
        offer(m, option(V_DISCARD, hand->slot[i].id, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, m->rule);
}

FLOW(discard_down)
{
    FLOW_BEGIN;
    while (s->player[my->seat].hand.n > my->to) {
        ASK(my->seat, discard_menu);
        zone_take_id(ZONE_OF(&s->player[my->seat].hand), ANSWER(0));
        adeloth_card_to_discard(s, ANSWER(0));
        EMIT(EV_DISCARD, discard_rule(s), my->seat, ANSWER(0));
    }
    FLOW_END;
}

/* AD-INC-2, AD-INC-3: what the own characters, and no others, stand on at this moment (AD-INC-6);
 * the shop gives nothing (AD-INC-4). */
static void collect(Ctx *c, State *s, int seat)
{
    const int gold = count(s->standing[seat] & board(s)->of_kind[GOLD_MINE]);
    const int xp = count(s->standing[seat] & board(s)->of_kind[SETTLEMENT]);
    if (gold > 0)
        adeloth_gain_gold(c, s, seat, gold, "AD-INC-3");
    if (xp > 0)
        adeloth_gain_xp(c, s, seat, xp, "AD-INC-3");
}

/* AD-RULE-54: whatever it triggered, the discard is part of it. */
FLOW(do_income)
{
    FLOW_BEGIN;
    collect(c, s, s->running.owner);
    CALL(discard_down, .seat = s->running.owner, .to = content(s)->hand_limit);
    FLOW_END;
}

/* ---- card flow: AD-FLOW-1, AD-FLOW-5 ---- */

/* AD-HID-7: nobody else learns what is drawn; what is discarded lies open. */
FLOW(do_flow)
{
    FLOW_BEGIN;
    CALL(draw, .seat = s->running.owner, .n = 1);
    my->n = s->player[s->running.owner].hand.n - 1;
    if (my->n >= 0)
        CALL(discard_down, .seat = s->running.owner, .to = my->n);
    FLOW_END;
}
