/* Using tiles, set gems and essences in the windows where their symbols allow it (rulebook p. 27 to
 * 30): EU-TIME, EU-ABIL, EU-ONCE, EU-GEM, EU-ESS, EU-RULE-91, -93. */
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

static bool works_here(const Owned *o, const Tile *t)
{
    const bool pouch = t->kind == POTION || t->kind == SCROLL || t->kind == CHEST_TILE ||
                       t->kind == TOOL || t->kind == RELIC;
    return pouch ? o->place == IN_POUCH : euthia_is_worn(o);
}

int euthia_essences(const State *s, int seat)
{
    int n = 0;
    for (int e = 0; e < ELEMENTS; e++)
        n += board(s, seat)->essence[e];
    return n;
}

/* EU-RULE-93: who cannot pay in full cannot use it. */
const char *euthia_pay_denied(const State *s, int seat, const Pay *p)
{
    const Board *b = board(s, seat);
    switch ((PayKind)p->what) {
    case PAY_GOLD:
        return b->gold >= p->n ? 0 : "EU-RULE-93";
    case PAY_ESSENCE:
        return (p->essence == ANY_KIND ? euthia_essences(s, seat) : b->essence[p->essence]) >= p->n
                   ? 0 : "EU-RULE-93";
    case PAY_DWURT:
        return b->dwurt >= p->n ? 0 : "EU-SKOL-8";
    case PAY_HEALTH:
        return b->health > p->n ? 0 : "EU-RULE-93";
    default:
        return 0;
    }
}

static bool has_effect(const Use *u, EffectVerb verb)
{
    EACH_EFFECT (e, &u->does)
        if (e->verb == verb)
            return true;
    return false;
}

/* NULL, or why a use is not possible in this window, whatever bears it. */
const char *euthia_use_denied(const State *s, int seat, const Use *u, Windows window)
{
    bool holds = false;
    if (u->when == PERM)
        return "EU-PERM-1";
    if (!(u->windows & window))
        return "EU-TIME-1";
    if (has_effect(u, DO_ACTION))
        return "EU-TURN-3";
    if (has_effect(u, DO_ESSENCE_HERE) && euthia_powers(s, board(s, seat)->at) == 0)
        return "EU-ELEM-1";
    if (has_effect(u, DO_CANCEL_CURSE) && s->fight.curse_clover == 0 && s->fight.curse_damage == 0)
        return "EU-FIRST-3";
    EACH_EFFECT (e, &u->does)
        holds = holds || euthia_effect_holds(s, seat, e);
    if (!holds)
        return "EU-SET-2";
    return euthia_pay_denied(s, seat, &u->pay);
}

/* EU-ABIL-1, EU-SHIELD-2, EU-RULE-91: whether the tile itself may still be used, for its use u. */
static const char *state_denied(const Owned *o, const Tile *t, int u)
{
    if (!works_here(o, t))
        return o->place == IN_STOCK ? "EU-UPG-1" : "EU-EQUIP-2";
    if (o->flags & DONE_NOW)
        return "EU-SHIELD-2";
    if (t->spends == SPENDS_ROUND && (o->flags & EXHAUSTED) &&
        !((o->flags & RUNNING) && !t->one_of && !has_bit(o->moments, u)))
        return "EU-ABIL-1";
    return 0;
}

const char *euthia_tile_use_denied(const State *s, int seat, int i, int u, Windows window)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    const char *why = state_denied(o, t, u);
    return why != 0 ? why : euthia_use_denied(s, seat, &t->use[u], window);
}

/* NULL if one of its uses is possible; otherwise the rule that says most. */
const char *euthia_item_denied(const State *s, int seat, int i, Windows window)
{
    const Tile *t = &content(s)->tile[board(s, seat)->owned[i].tile];
    const char *why = "EU-TIME-1";
    for (int u = 0; u < t->n_uses; u++) {
        const char *now = euthia_tile_use_denied(s, seat, i, u, window);
        if (now == 0)
            return 0;
        if (t->use[u].windows & window)
            why = now;
    }
    return why;
}

/* EU-GEM-5, EU-ONCE-2: NULL, or why no use of a set gem is possible now. */
static const char *gem_denied(const State *s, int seat, int gem, Windows window)
{
    const Gem *g = &content(s)->gem[gem];
    for (int u = 0; u < g->n_uses; u++)
        if (euthia_use_denied(s, seat, &g->use[u], window) == 0)
            return 0;
    return "EU-TIME-10";
}

/* Which place of a tile holds this gem, active side up, or NONE. */
int euthia_gem_on(const Owned *o, int gem)
{
    for (int k = 0; k < TILE_GEMS; k++)
        if (o->gem[k] == 1 + gem)
            return k;
    return NONE;
}

static void offer_gems(const State *s, int seat, int i, Windows window, Menu *m)
{
    const Owned *o = &board(s, seat)->owned[i];
    Seats done = 0;
    for (int k = 0; k < TILE_GEMS; k++) {
        if (o->gem[k] == 0 || o->gem[k] & GEM_SPENT)
            continue;
        const int gem = gem_kind(o->gem[k]);
        if (!has_bit(done, gem))
            offer_unless(m, option(V_FLIP, item_of(seat, i), gem, 0),
                         gem_denied(s, seat, gem, window));
        done |= (Seats)bit(gem);
    }
}

/* All that may be used in a window: EU-TIME-1. */
void euthia_offer_uses(const State *s, int seat, Windows window, Menu *m)
{
    EACH_ITEM (i, s, seat) {
        const Owned *o = &board(s, seat)->owned[i];
        if (content(s)->tile[o->tile].n_uses > 0)
            offer_unless(m, option(V_USE, item_of(seat, i), 0, 0),
                         euthia_item_denied(s, seat, i, window));
        if (euthia_is_worn(o))
            offer_gems(s, seat, i, window, m);
    }
    for (int e = 0; e < ELEMENTS; e++) {
        const Use *u = &content(s)->elemental[e].essence;
        if (board(s, seat)->essence[e] > 0)
            offer_unless(m, option(V_ESSENCE, e, 0, 0), euthia_use_denied(s, seat, u, window));
    }
}

bool euthia_is_use(Option o)
{
    const int verb = option_verb(o);
    return verb == V_USE || verb == V_FLIP || verb == V_ESSENCE;
}

/* ---- paying ---- */

static void payment_menu(const State *s, const struct payment_vars *my, Menu *m)
{
    prompt(m, Q_PAYMENT, "EU-RULE-93");
    about(m, KIND_NUMBER, my->n);
    for (int e = 0; e < ELEMENTS; e++)
        offer_unless(m, option(V_PAY_ESSENCE, e, 0, 0),
                     board(s, my->seat)->essence[e] > 0 &&
                             (my->kind == ANY_KIND || my->kind == e) ? 0 : "EU-ESS-3");
}

/* Essences, of a kind or as one likes. */
FLOW(payment)
{
    FLOW_BEGIN;
    for (; my->n > 0; my->n--) {
        ASK(my->seat, payment_menu);
        s->board[my->seat].essence[ANSWER(0)]--;
        EMIT(EV_SPENT_ESSENCE, "EU-ESS-3", my->seat, ANSWER(0));
    }
    FLOW_END;
}

FLOW(pay)
{
    const Pay *const p = &my->pay;
    FLOW_BEGIN;
    if (p->what == PAY_GOLD)
        euthia_gain_gold(c, s, my->seat, -p->n, "EU-RULE-93");
    else if (p->what == PAY_DWURT)
        euthia_spend_dwurt(c, s, my->seat, p->n);
    else if (p->what == PAY_HEALTH)
        euthia_hurt(c, s, my->seat, p->n, "EU-RULE-93");
    else if (p->what == PAY_ESSENCE)
        CALL(payment, .seat = my->seat, .n = p->n, .kind = p->essence);
    FLOW_END;
}

static void more_menu(const State *s, const struct may_pay_vars *my, Menu *m)
{
    (void)s;
    prompt(m, Q_MORE, "EU-RULE-93");
    about(m, KIND_NUMBER, my->part.each.n);
    offer(m, option(V_NO, 0, 0, 0));
    offer(m, option(V_YES, 0, 0, 0));
}

/* EU-RULE-93: parts that may be paid besides; returns how often they were. */
FLOW(may_pay)
{
    FLOW_BEGIN;
    for (my->paid = 0; my->part.each.what != PAY_NOTHING && my->paid < my->part.times &&
                       euthia_pay_denied(s, my->seat, &my->part.each) == 0; my->paid++) {
        ASK(my->seat, more_menu);
        if (CHOSE(V_NO))
            break;
        CALL(pay, .seat = my->seat, .pay = my->part.each);
    }
    RETURN(my->paid);
    FLOW_END;
}

/* ---- one use ---- */

static const Use *use_at(const State *s, const struct use_vars *my)
{
    const Content *k = content(s);
    if (my->verb == V_ESSENCE)
        return &k->elemental[my->what].essence;
    if (my->verb == V_FLIP)
        return &k->gem[my->what].use[my->u];
    return &k->tile[board(s, my->seat)->owned[my->item].tile].use[my->u];
}

static int uses_of(const State *s, const struct use_vars *my)
{
    const Content *k = content(s);
    return my->verb == V_ESSENCE ? 1
           : my->verb == V_FLIP ? k->gem[my->what].n_uses
           : k->tile[board(s, my->seat)->owned[my->item].tile].n_uses;
}

static bool alternatives(const State *s, const struct use_vars *my)
{
    const Content *k = content(s);
    return my->verb == V_FLIP ? k->gem[my->what].one_of
           : my->verb == V_USE && k->tile[board(s, my->seat)->owned[my->item].tile].one_of;
}

/* NULL, or why use u of what is being used is not possible. */
static const char *part_denied(const State *s, const struct use_vars *my, int u)
{
    struct use_vars at = *my;
    at.u = u;
    if (my->verb == V_USE)
        return euthia_tile_use_denied(s, my->seat, my->item, u, my->window);
    return euthia_use_denied(s, my->seat, use_at(s, &at), my->window);
}

static void option_menu(const State *s, const struct use_vars *my, Menu *m)
{
    prompt(m, Q_OPTION, "EU-RULE-91");
    if (my->verb == V_FLIP)
        about(m, KIND_GEM, my->what);
    else
        about(m, KIND_ITEM, item_of(my->seat, my->item));
    for (int u = 0; u < uses_of(s, my); u++)
        offer_unless(m, option(V_CHOOSE, u + 1, 0, 0), part_denied(s, my, u));
}

/* EU-ABIL-1, EU-GEM-4, EU-ESS-3: what using costs the thing itself. Returns the tile if it is used
 * up and must go after its effects. */
static void spend(Ctx *c, State *s, struct use_vars *my)
{
    Board *b = &s->board[my->seat];
    if (my->verb == V_ESSENCE) {
        b->essence[my->what]--;
        EMIT(EV_SPENT_ESSENCE, "EU-ESS-3", my->seat, my->what);
        return;
    }
    Owned *o = &b->owned[my->item];
    if (my->verb == V_FLIP) {
        o->gem[euthia_gem_on(o, my->what)] |= GEM_SPENT;
        EMIT(EV_FLIPPED, "EU-GEM-4", my->seat, my->what);
        return;
    }
    const Tile *t = &content(s)->tile[o->tile];
    EMIT(EV_USED, "EU-TIME-1", my->seat, o->tile);
    o->moments = (o->flags & RUNNING ? o->moments : 0) | my->parts;
    if (t->spends == SPENDS_NOTHING)
        o->flags |= DONE_NOW;
    if (t->spends == SPENDS_ROUND)
        o->flags |= EXHAUSTED | RUNNING;
    if (t->spends == SPENDS_ITSELF)
        my->gone = true;
}

/* The effect of what may be paid besides, so often; there is room for it (check_may_pay). */
static void add_times(Effects *list, const Effect *e, int times)
{
    for (int i = 0; i < times; i++)
        list->list[list->n++] = *e;
}

/* One use of a tile: payment, what may be paid besides, effects. */
FLOW(one_use)
{
    FLOW_BEGIN;
    CALL(pay, .seat = my->seat, .pay = my->use.pay);
    CALL(may_pay, .seat = my->seat, .part = my->use.may_pay);
    add_times(&my->use.does, &my->use.may_pay.does, RESULT);
    CALL(effects, .seat = my->seat, .list = my->use.does, .source = my->source);
    FLOW_END;
}

/* Uses a tile, a set gem or an essence: of alternatives one, otherwise all that fit the moment. */
FLOW(use)
{
    FLOW_BEGIN;
    my->one = alternatives(s, my);
    if (my->one) {
        ASK(my->seat, option_menu);
        my->u = ANSWER(0) - 1;
    } else {
        for (my->u = 0; part_denied(s, my, my->u) != 0; my->u++)
            ;
    }
    /* Which uses follow is settled before the first: it may exhaust or use up the tile. */
    for (int u = my->u; u < uses_of(s, my); u++)
        if ((u == my->u || !my->one) && part_denied(s, my, u) == 0)
            my->parts |= bit(u);
    spend(c, s, my);
    my->tile = my->verb == V_USE ? s->board[my->seat].owned[my->item].tile : NO_TILE;
    if (my->gone)                                  /* EU-LIMIT-3: it makes room at once */
        euthia_remove(s, my->seat, my->item);
    for (; my->parts != 0; my->parts &= my->parts - 1) {
        my->u = first_bit(my->parts);
        if (my->verb == V_USE)
            CALL(one_use, .seat = my->seat, .use = content(s)->tile[my->tile].use[my->u],
                 .source = my->gone ? NONE : my->item);
        else
            CALL(one_use, .seat = my->seat, .use = *use_at(s, my), .source = NONE);
    }
    FLOW_END;
}

/* ---- actions and carts that tiles grant: EU-TURN-3, EU-CART-1, EU-RULE-81 ---- */

/* The use of a tile that does this now, of this kind if any is named, or NONE. */
static int use_with(const State *s, int seat, int i, EffectVerb verb, int what)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    for (int u = 0; u < t->n_uses; u++) {
        const Use *use = &t->use[u];
        EACH_EFFECT (e, &use->does)
            if (e->verb == verb && (e->what == what || e->what == ANY_KIND) &&
                state_denied(o, t, u) == 0 && euthia_pay_denied(s, seat, &use->pay) == 0)
                return u;
    }
    return NONE;
}

/* The use of a tile that grants this action now, or NONE. */
int euthia_grants(const State *s, int seat, int i, ActionKind action)
{
    return use_with(s, seat, i, DO_ACTION, action);
}

/* EU-CART-1, -2: the use that gives a cart to a mining action now, or NONE. */
int euthia_gives_cart(const State *s, int seat, int i)
{
    return use_with(s, seat, i, DO_CART, 0);
}

bool euthia_can_pay(const State *s, int seat, ActionKind action)
{
    if (board(s, seat)->marker[action] > 0)
        return true;
    EACH_ITEM (i, s, seat)
        if (euthia_grants(s, seat, i, action) != NONE)
            return true;
    return false;
}

static void means_menu(const State *s, const struct means_vars *my, Menu *m)
{
    prompt(m, Q_PAY, "EU-RULE-81");
    about(m, KIND_ACTION, my->action);
    if (board(s, my->seat)->marker[my->action] > 0)
        offer(m, option(V_WITH_MARKER, 0, 0, 0));
    EACH_ITEM (i, s, my->seat)
        if (euthia_grants(s, my->seat, i, my->action) != NONE)
            offer(m, option(V_WITH, item_of(my->seat, i), 0, 0));
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-TURN-3");
}

/* With what an action is paid: returns NONE for the marker, or the tile. */
FLOW(means)
{
    FLOW_BEGIN;
    ASK(my->seat, means_menu);
    RETURN(CHOSE(V_WITH_MARKER) ? NONE : ANSWER(0) % OWNED_MAX);
    FLOW_END;
}

/* EU-ACT-2: spends what was chosen. */
FLOW(spend_means)
{
    FLOW_BEGIN;
    if (my->item == NONE) {
        s->board[my->seat].marker[my->action]--;
        RETURN(0);
    }
    CALL(spend_grant, .seat = my->seat, .item = my->item,
         .u = euthia_grants(s, my->seat, my->item, my->action));
    FLOW_END;
}

/* A tile that grants an action or a cart is exhausted or gone; its price is paid, and it does its
 * other effects besides: EU-RULE-93. */
FLOW(spend_grant)
{
    FLOW_BEGIN;
    my->tile = s->board[my->seat].owned[my->item].tile;
    EMIT(EV_USED, my->cart ? "EU-CART-2" : "EU-TURN-3", my->seat, my->tile);
    if (content(s)->tile[my->tile].spends == SPENDS_ITSELF)
        euthia_remove(s, my->seat, my->item);
    else
        s->board[my->seat].owned[my->item].flags = EXHAUSTED;
    CALL(one_use, .seat = my->seat, .use = content(s)->tile[my->tile].use[my->u],
         .source = my->item);
    FLOW_END;
}
