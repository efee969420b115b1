/* Revival in the partner scenario (rulebook: "Partnerspiel-Szenario"). Trading is in trade.c. */
#include "games/gorgasali/gorgasali.h"

/* ---- what is possible ---- */

/* NULL, or why the mate cannot be revived now: GO-REVIVE-3, -4, -10, GO-RULE-55. */
static const char *no_revival(const State *s, int seat)
{
    const Player *mate = &s->player[mate_of(s, seat)];
    if (s->turn.done & DONE_UTILITY)
        return "GO-REVIVE-4";
    if (s->turn.done & DONE_MAIN)
        return "GO-RULE-55";
    if (s->player[seat].burned)
        return "GO-RULE-28";
    if (!on_map(s, seat) || mate->banner == NO_SQUARE ||
        gorgasali_range(s, s->player[seat].square, mate->banner) > 1)
        return "GO-REVIVE-3";
    return 0;
}

static void offer_revival(const State *s, int seat, Menu *m)
{
    const char *why = no_revival(s, seat);
    for (int i = 0; i < slots_of(s, ACTIVE, UTILITY); i++) {
        const int slot = slot_number(ACTIVE, UTILITY, i);
        const int card = gorgasali_card_in(s, seat, slot);
        if (card != NO_CARD && support_at(s, card)->effect == EFFECT_HEAL &&
            gorgasali_slot_with(s, seat, ACTIVE, card) == slot)
            offer_unless(m, option(V_REVIVE, card, 0, 0), why);
    }
    for (int i = 0; i < slots_of(s, BACKPACK, UTILITY); i++) {  /* GO-CARD-4 */
        const int card = gorgasali_card_in(s, seat, slot_number(BACKPACK, UTILITY, i));
        if (card != NO_CARD && support_at(s, card)->effect == EFFECT_HEAL &&
            gorgasali_slot_with(s, seat, ACTIVE, card) < 0)
            deny(m, option(V_REVIVE, card, 0, 0), "GO-CARD-4");
    }
}

static bool has_anything(const State *s, int seat)
{
    for (int slot = 0; slot < SLOTS; slot++)
        if (s->player[seat].slot[slot] != 0)
            return true;
    return s->player[seat].chests > 0;
}

/* GO-TRADE-1, GO-RULE-56, GO-REVIVE-9: next to each other, or just revived. A trade that was
 * refused is not offered again in the same turn. */
static const char *no_trade(const State *s, int seat)
{
    if (s->trade.proposals > 0)
        return "GO-RULE-56";
    if (!(s->turn.done & DONE_REVIVAL) &&
        gorgasali_out_of_range(s, seat, mate_of(s, seat), 1, 1) != 0)
        return "GO-TRADE-1";
    return has_anything(s, seat) || has_anything(s, mate_of(s, seat)) ? 0 : "GO-TRADE-2";
}

void gorgasali_offer_partner(const State *s, int seat, Menu *m)
{
    if (!has_partners(s))
        return;
    if (is_playing(s, mate_of(s, seat)))
        offer_unless(m, option(V_TRADE, 0, 0, 0), no_trade(s, seat));
    else
        offer_revival(s, seat, m);
}

/* ---- where the revived figure stands: GO-REVIVE-5, GO-RULE-55 ---- */

/* The smallest range at which there is a free square; 0: the banner's own. */
static int nearest_free(const State *s, int banner)
{
    int best = 2 * SIDE;
    for (int square = 0; square < SQUARES; square++) {
        const int range = gorgasali_range(s, banner, square);
        if (range < best && gorgasali_not_free(s, square, NOBODY) == 0)
            best = range;
    }
    return best;
}

static void stand_menu(const State *s, const struct revive_vars *my, Menu *m)
{
    prompt(m, "stand", "GO-REVIVE-5");
    about(m, KIND_CHARACTER, hero(s, my->target));
    const int range = nearest_free(s, my->square);
    for (int square = 0; square < SQUARES; square++) {
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
    p->health = (uint8_t)(health < content(s)->health ? health : content(s)->health);
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
    my->target = (int8_t)mate_of(s, my->seat);
    my->square = s->player[my->target].banner;
    gorgasali_use_up(s, my->seat, my->a);
    ASK(my->seat, stand_menu);
    rise(c, s, my, ANSWER(0));
    FLOW_END;
}
