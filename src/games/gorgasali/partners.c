/* Revival in the partner scenario (rulebook: "Partnerspiel-Szenario"). Trading is in trade.c. */
#include "games/gorgasali/gorgasali.h"

/* ---- what is possible ---- */

/* NULL, or why the mate cannot be revived now: GO-REVIVE-3, -4, -10, GO-RULE-55. */
static const char *no_revival(const State *s, int seat)
{
    const Player *mate = &s->player[partner_of(s, seat)];
    if (s->turn.done & DONE_UTILITY)
        return "GO-REVIVE-4";
    if (s->turn.done & DONE_MAIN)
        return "GO-RULE-55";
    if (s->player[seat].burned)
        return "GO-RULE-28";
    return gorgasali_next_to(s, s->player[seat].square, mate->banner) ? 0 : "GO-REVIVE-3";
}

static void offer_revival(const State *s, int seat, Menu *m)
{
    const char *why = no_revival(s, seat);
    const Cards active = gorgasali_cards_in(s, seat, ACTIVE, UTILITY);
    const Cards stored = gorgasali_cards_in(s, seat, BACKPACK, UTILITY);
    for (int i = 0; i < active.n; i++)
        if (support_at(s, active.card[i])->effect == EFFECT_HEAL)
            offer_unless(m, option(V_REVIVE, active.card[i], 0, 0), why);
    for (int i = 0; i < stored.n; i++)  /* GO-CARD-4 */
        if (support_at(s, stored.card[i])->effect == EFFECT_HEAL &&
            gorgasali_slot_with(s, seat, ACTIVE, stored.card[i]) == NO_SLOT)
            deny(m, option(V_REVIVE, stored.card[i], 0, 0), "GO-CARD-4");
}

static bool has_anything(const State *s, int seat)
{
    EACH_SLOT (slot)
        if (s->player[seat].slot[slot] != 0)
            return true;
    return s->player[seat].chests > 0;
}

/* GO-TRADE-1, GO-RULE-56, GO-REVIVE-9: next to each other, or just revived. After a proposal that
 * was refused there is no other trade in the same turn (GO-RULE-76). */
static const char *no_trade(const State *s, int seat)
{
    if (s->trade.proposals > 0)
        return "GO-RULE-76";
    if (!(s->turn.done & DONE_REVIVAL) &&
        !gorgasali_next_to(s, s->player[seat].square, s->player[partner_of(s, seat)].square))
        return "GO-TRADE-1";
    return has_anything(s, seat) || has_anything(s, partner_of(s, seat)) ? 0 : "GO-TRADE-2";
}

void gorgasali_offer_partner(const State *s, int seat, Menu *m)
{
    if (is_playing(s, partner_of(s, seat)))
        offer_unless(m, option(V_TRADE, 0, 0, 0), no_trade(s, seat));
    else
        offer_revival(s, seat, m);
}

/* ---- where the revived figure stands: GO-REVIVE-5, GO-RULE-55 ---- */

/* The smallest range at which there is a free square; 0: the banner's own. */
static int nearest_free(const State *s, int banner)
{
    int best = SQUARES;  /* farther than anything */
    EVERY_SQUARE (square) {
        const int range = gorgasali_range(s, banner, square);
        if (range < best && gorgasali_not_free(s, square, NOBODY) == 0)
            best = range;
    }
    return best;
}

static void stand_menu(const State *s, const struct revive_vars *my, Menu *m)
{
    prompt(m, Q_STAND, "GO-REVIVE-5");
    about(m, KIND_CHARACTER, hero(s, my->target));
    const int range = nearest_free(s, my->square);
    EVERY_SQUARE (square) {
        const char *why = gorgasali_not_free(s, square, NOBODY);
        if (why == 0 && gorgasali_range(s, my->square, square) != range)
            why = "GO-REVIVE-5";
        offer_unless(m, option(V_STAND, square, 0, 0), why);
    }
}

/* GO-REVIVE-6 … 8: health by the card, an empty character card, the full cooldown. He acts again
 * when his seat comes (GO-RULE-55). */
static void rise(Ctx *c, State *s, const struct revive_vars *my, int square)
{
    Player *p = &s->player[my->target];
    const int health = support_at(s, my->a)->n;
    p->health = health < content(s)->health ? health : content(s)->health;
    p->out = 0;
    p->banner = NO_SQUARE;
    if (p->ability != NO_ABILITY)
        p->cooldown = gorgasali_ability(s, p->ability)->cooldown;
    gorgasali_put_figure(s, my->target, square);
    EMIT(EV_REVIVE, "GO-REVIVE-3", hero(s, my->seat), hero(s, my->target), my->a, square,
         p->health);
}

FLOW(revive)
{
    FLOW_BEGIN;
    s->turn.done |= DONE_UTILITY | DONE_REVIVAL;
    my->target = partner_of(s, my->seat);
    my->square = s->player[my->target].banner;
    gorgasali_use_up(s, my->seat, my->a);
    ASK(my->seat, stand_menu);
    rise(c, s, my, ANSWER(0));
    FLOW_END;
}
