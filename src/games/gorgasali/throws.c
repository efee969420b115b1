/* Throw cards (rulebook: "Wurfkarten"). */
#include "games/gorgasali/gorgasali.h"

/* ---- what is possible ---- */

static const char *no_throw(const State *s, int seat, int target, const SupportCard *k)
{
    if (s->turn.done & DONE_THROW)
        return "GO-ACT-13";
    if (!is_enemy(s, seat, target))
        return "GO-RULE-58";
    /* GO-FLAME-1, GO-SPEAR-1, GO-NTT-1, GO-THROW-3; GO-RULE-3: all need clear sight. */
    return gorgasali_no_target(s, seat, target, k->range_min, k->range_max);
}

static void offer_targets(const State *s, int seat, int card, Menu *m)
{
    const SupportCard *k = support_at(s, card);
    EACH_OTHER (target, s, seat) {
        const char *why = no_throw(s, seat, target, k);
        if (offer_unless(m, option(V_THROW, card, hero(s, target), 0), why))
            gorgasali_explain_target(s, seat, target, k->range_min, k->range_max, why, m);
    }
}

/* GO-SMOKE-1, GO-RULE-45, GO-RULE-50: smoke goes under one's own figure, where no other banner
 * lies, as long as banners are left. */
static const char *no_smoke(const State *s, int seat, int card)
{
    int n = 0;
    for (int i = 0; i < s->n_banners; i++)
        n += support_at(s, s->banner[i].card)->effect == EFFECT_SMOKE_BALL;
    if (s->turn.done & DONE_THROW)
        return "GO-ACT-13";
    if (n >= SMOKE_BANNERS)
        return "GO-RULE-45";
    return on_map(s, seat) ? gorgasali_no_banner(s, card, s->player[seat].square, seat)
                           : "GO-RULE-8";
}

/* GO-ACT-8, GO-THROW-1: one throw card a turn, after the move. */
void gorgasali_offer_throws(const State *s, int seat, Menu *m)
{
    const Cards cards = gorgasali_cards_in(s, seat, ACTIVE, THROW);
    for (int i = 0; i < cards.n; i++) {
        const int card = cards.card[i];
        if (support_at(s, card)->effect == EFFECT_SMOKE_BALL)
            offer_unless(m, option(V_USE, card, 0, 0), no_smoke(s, seat, card));
        else
            offer_targets(s, seat, card, m);
    }
}

/* ---- what happens ---- */

/* What the dice show together. */
static int roll_throw(Ctx *c, State *s, const SupportCard *k)
{
    const int total = roll_dice(c->chance, s->turn.dice, k->dice, DIE);
    if (k->dice > 0)
        EMIT_LIST(EV_DICE, "GO-WPN-8", s->turn.dice, k->dice);
    return total;
}

/* GO-THROW-2, GO-SUP-1: discarded, hit or miss. GO-FLAME-2, GO-SPEAR-2, GO-NTT-1: a flame ball
 * needs a sum, a spear the exact distance, an NTT ball no roll. */
static void throw_at(Ctx *c, State *s, struct throw_card_vars *my)
{
    const SupportCard *k = support_at(s, my->a);
    const bool spear = k->effect == EFFECT_MAGIC_SPEAR;
    my->target = gorgasali_seat_of(s, my->b);
    my->square = s->player[my->target].square;
    s->turn.done |= DONE_THROW;
    gorgasali_use_up(s, my->seat, my->a);
    EMIT(EV_THROW, "GO-THROW-1", hero(s, my->seat), my->a, my->b);
    const int total = roll_throw(c, s, k);
    const int needed = spear ? gorgasali_range(s, s->player[my->seat].square, my->square)
                             : k->minimum;
    my->hit = spear ? total == needed : total >= needed;
    if (!my->hit && spear)
        EMIT(EV_MISS_EXACT, "GO-SPEAR-2", hero(s, my->seat), total, needed);
    else if (!my->hit)
        EMIT(EV_MISS, "GO-FLAME-2", hero(s, my->seat), total, needed);
}

/* GO-NTT-2, GO-RULE-49: all weapons of the target are face down until it reloads. */
static void unload(Ctx *c, State *s, int target)
{
    gorgasali_unload(s, target);
    EMIT(EV_UNLOADED, "GO-NTT-2", hero(s, target));
}

/* GO-FLAME-4, GO-RULE-48: enemies of the thrower around the target. */
static bool is_beside_target(const State *s, const struct throw_card_vars *my, int seat)
{
    return seat != my->target && on_map(s, seat) && is_enemy(s, my->seat, seat) &&
           gorgasali_range(s, my->square, s->player[seat].square) <=
               support_at(s, my->a)->within;
}

/* GO-FLAME-3, GO-SPEAR-3: the target first, then those around it, clockwise from the thrower
 * (GO-RULE-54). */
FLOW(throw_card)
{
    FLOW_BEGIN;
    throw_at(c, s, my);
    if (!my->hit)
        RETURN(0);
    if (support_at(s, my->a)->effect == EFFECT_NTT_BALL)  /* which does no damage */
        unload(c, s, my->target);
    CALL(strike, .seat = my->target, .by = my->seat, .damage = support_at(s, my->a)->damage);
    for (my->i = 1; my->i < s->flow.seats; my->i++)
        if (is_beside_target(s, my, clockwise(s, my->seat, my->i)))
            CALL(strike, .seat = clockwise(s, my->seat, my->i), .by = my->seat,
                 .damage = support_at(s, my->a)->damage);
    FLOW_END;
}
