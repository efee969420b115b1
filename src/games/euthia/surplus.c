/* Putting things in order, and what fits nowhere (rulebook p. 28, 29): EU-LIMIT, EU-EQUIP, EU-GEM,
 * EU-WIN-11, -12, EU-RULE-26, -55, -84. */
#include "games/euthia/actions.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

int euthia_excess(const State *s, int seat)
{
    return max_of(0, euthia_in_pouches(s, seat) - euthia_pouches(s, seat));
}

/* ---- order: at any time outside combat ---- */

static void offer_wearing(const State *s, int seat, int i, Menu *m)
{
    const char *why = euthia_equip_denied(s, seat, i);
    offer_unless(m, option(V_EQUIP, item_of(seat, i), 0, 0), why);
    if (why == 0)
        return;
    EACH_ITEM (k, s, seat)
        if (euthia_swap_denied(s, seat, i, k) == 0)
            offer(m, option(V_SWAP, item_of(seat, i), item_of(seat, k), 0));
}

static void offer_setting(const State *s, int seat, Menu *m)
{
    for (int g = 0; g < content(s)->n_gems; g++)
        if (board(s, seat)->gem[g] > 0)
            EACH_ITEM (i, s, seat)
                offer_unless(m, option(V_SET, g, item_of(seat, i), 0),
                             euthia_set_denied(s, seat, i));
}

/* PUTESS: the next free place for an essence on a tile, or NONE. */
static int binding_place(const State *s, const Owned *o)
{
    for (int k = 0; k < content(s)->tile[o->tile].holds; k++)
        if (o->bound[k] == 0)
            return k;
    return NONE;
}

static void offer_binding(const State *s, int seat, Menu *m)
{
    EACH_ITEM (i, s, seat) {
        const Owned *o = &board(s, seat)->owned[i];
        if (!euthia_is_worn(o) || binding_place(s, o) == NONE)
            continue;
        for (int e = 0; e < ELEMENTS; e++)
            if (board(s, seat)->essence[e] > 0)
                offer(m, option(V_BIND, e, item_of(seat, i), 0));
    }
}

/* EU-SKOL-3, EU-SKOL-11: gaar becomes dwurt at any time, which does not move the dwurt die. */
void euthia_offer_brew(const State *s, int seat, Menu *m)
{
    if (uses_dwurt(s, seat) && board(s, seat)->gaar > 0)
        offer(m, option(V_BREW, 0, 0, 0));
}

void euthia_brew(Ctx *c, State *s, int seat)
{
    s->board[seat].gaar--;
    euthia_gain_dwurt(c, s, seat, 1, "EU-SKOL-3");
}

/* EU-LIMIT-1: NULL, or why a tile cannot be taken off; there must be a pouch for it then. */
static const char *put_away_denied(const State *s, int seat, int i)
{
    const int sum = euthia_pouch_sum(s, seat) -
                    content(s)->tile[board(s, seat)->owned[i].tile].pouches;
    const char *why = euthia_stow_denied(s, seat, i);
    if (why != 0)
        return why;
    return euthia_in_pouches(s, seat) < hero_of(s, seat)->pouches + min_of(sum, 0) ? 0
                                                                                   : "EU-LIMIT-1";
}

/* EU-LIMIT-2, EU-EQUIP-4, EU-GEM-1: outside combat one may rearrange and set gems at any time. */
void euthia_offer_order(const State *s, int seat, Menu *m)
{
    EACH_ITEM (i, s, seat) {
        const Owned *o = &board(s, seat)->owned[i];
        if (o->place == IN_POUCH)
            offer_wearing(s, seat, i, m);
        else if (euthia_is_worn(o))
            offer_unless(m, option(V_STOW, item_of(seat, i), 0, 0), put_away_denied(s, seat, i));
    }
    offer_setting(s, seat, m);
    offer_binding(s, seat, m);
    euthia_offer_brew(s, seat, m);
}

static void bind(State *s, int seat, int essence, int i)
{
    Owned *o = &s->board[seat].owned[i];
    o->bound[binding_place(s, o)] = 1 + essence;
    s->board[seat].essence[essence]--;
}

/* Carries out an answer of this sort; others mean nothing here. */
void euthia_order(Ctx *c, State *s, int seat, Option o)
{
    const int a = option_arg(o, 0), b = option_arg(o, 1), i = a % OWNED_MAX;
    switch (option_verb(o)) {
    case V_EQUIP:
        euthia_put_on(c, s, seat, i, euthia_free_slot(
            s, seat, content(s)->tile[board(s, seat)->owned[i].tile].symbol));
        break;
    case V_SWAP: {
        const int out = b % OWNED_MAX, slot = board(s, seat)->owned[out].place - ON_SLOT;
        euthia_take_down(c, s, seat, out, IN_POUCH);
        euthia_put_on(c, s, seat, i, slot);
        break;
    }
    case V_STOW:
        euthia_take_down(c, s, seat, i, IN_POUCH);
        break;
    case V_SET:
        euthia_set_gem(c, s, seat, a, b % OWNED_MAX);
        break;
    case V_BIND:
        bind(s, seat, a, b % OWNED_MAX);
        EMIT(EV_SPENT_ESSENCE, "EU-PERM-1", seat, a);
        break;
    case V_BREW:
        euthia_brew(c, s, seat);
        break;
    default:
        break;
    }
}

/* ---- surplus ---- */

static void offer_dropping(const State *s, int seat, Menu *m)
{
    const Board *b = board(s, seat);
    EACH_ITEM (i, s, seat)
        if (b->owned[i].place == IN_POUCH)
            offer(m, option(V_DISCARD, item_of(seat, i), 0, 0));
    for (int g = 0; g < content(s)->n_gems; g++)
        if (b->gem[g] > 0)
            offer(m, option(V_DROP_GEM, g, 0, 0));
    for (int e = 0; e < ELEMENTS; e++)
        if (b->essence[e] > 0)
            offer(m, option(V_DROP_ESSENCE, e, 0, 0));
    for (int level = 1; level <= MONSTER_LEVELS; level++)
        if (euthia_trophies_of(s, seat, level) > 0)
            offer(m, option(V_DROP_TROPHY, level, 0, 0));
    if (b->gaar > hero_of(s, seat)->gaar)
        offer(m, option(V_DROP_GAAR, 0, 0, 0));
    if (b->dwurt > hero_of(s, seat)->dwurt)
        offer(m, option(V_DROP_DWURT, 0, 0, 0));
}

static void drop(Ctx *c, State *s, int seat, Option o)
{
    Board *b = &s->board[seat];
    const int a = option_arg(o, 0);
    switch (option_verb(o)) {
    case V_DISCARD:
        EMIT(EV_DROPPED, "EU-LIMIT-3", seat, b->owned[a % OWNED_MAX].tile);
        euthia_remove(s, seat, a % OWNED_MAX);
        break;
    case V_DROP_GEM:
        b->gem[a]--;
        EMIT(EV_SPENT_GEM, "EU-LIMIT-3", seat, a);
        break;
    case V_DROP_ESSENCE:
        b->essence[a]--;
        EMIT(EV_SPENT_ESSENCE, "EU-LIMIT-3", seat, a);
        break;
    case V_DROP_TROPHY:
        euthia_lose_trophy(s, seat, a);
        break;
    case V_DROP_GAAR:
        euthia_gain_gaar(c, s, seat, -1, "EU-RULE-55");
        break;
    case V_DROP_DWURT:
        b->dwurt--;
        break;
    default:
        break;
    }
}

/* EU-WIN-12, EU-RULE-26: a trade action may come first, at towers after a step to the centre. */
static const char *trade_first_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    if (cell_of(at) != CENTRE && has_centre(s, at)) {
        const int centre = field_of(site_of(at), CENTRE);
        if (field_feature(s, centre) != TOWERS || !euthia_centre_open(s, centre) ||
            s->move_points == 0 || !euthia_can_pay(s, seat, TRADE))
            return "EU-RULE-26";
        return 0;
    }
    return euthia_trade_denied(s, seat) == 0 ? 0 : "EU-WIN-12";
}

static void surplus_menu(const State *s, const struct surplus_vars *my, Menu *m)
{
    const int seat = my->seat;
    prompt(m, Q_SURPLUS, "EU-LIMIT-3");
    about(m, KIND_NUMBER, euthia_excess(s, seat) - my->allow);
    if (my->after_combat)
        offer_unless(m, option(V_TRADE, 0, 0, 0), trade_first_denied(s, seat));
    offer_dropping(s, seat, m);
    euthia_offer_order(s, seat, m);
    euthia_offer_uses(s, seat, WIN_BEFORE, m);
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-LIMIT-3");
    deny_thing(m, KIND_GEM, THING_ANY, "EU-LIMIT-3");
    deny_thing(m, KIND_ESSENCE, THING_ANY, "EU-LIMIT-3");
}

/* EU-LIMIT-3: whatever does not fit is worn, used or given up. */
FLOW(surplus)
{
    FLOW_BEGIN;
    while (euthia_excess(s, my->seat) > my->allow) {
        ASK(my->seat, surplus_menu);
        if (CHOSE(V_TRADE)) {
            if (euthia_place(s, s->board[my->seat].at) == PLACES) {
                s->move_points--;
                CALL(enter, .seat = my->seat, .how = WALKS,
                     .field = field_of(site_of(s->board[my->seat].at), CENTRE));
            }
            my->after_combat = false;
            if (euthia_trade_denied(s, my->seat) == 0)
                CALL(trade, .seat = my->seat);
        } else if (euthia_is_use(ANSWERED())) {
            CALL(use, USE_OF(ANSWERED(), my->seat, WIN_BEFORE));
        } else {
            euthia_order(c, s, my->seat, ANSWERED());
            drop(c, s, my->seat, ANSWERED());
        }
    }
    FLOW_END;
}
