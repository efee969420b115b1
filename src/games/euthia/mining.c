/* Mining (rulebook p. 14): EU-MINE-1 … 6, EU-CART-1, -2, EU-RULE-21, EU-COOP-3. */
#include "games/euthia/actions.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

static int stack_of(int feature)
{
    return feature == MOUNTAIN ? ST_MOUNTAIN : feature == LAKE ? ST_LAKE : ST_CAVE;
}

bool euthia_is_mine(int feature)
{
    return feature == MOUNTAIN || feature == LAKE || feature == CAVE;
}

/* EU-MINE-5, EU-FACE-2: another player with interaction markers on the field. */
static bool is_paid(const State *s, int seat, int other, int field)
{
    const FieldState *f = field_state(s, field);
    return other != seat && (tools_of(f, other) > 0 || has_bit(f->faced, other));
}

int euthia_markers_of_others(const State *s, int seat, int field)
{
    int n = 0;
    EACH_SEAT (other, s)
        n += is_paid(s, seat, other, field);
    return n;
}

/* EU-COOP-3, EU-RULE-21: NULL, or why the fee for others' markers cannot be paid. */
const char *euthia_fee_denied(const State *s, int seat, int field)
{
    const int others = euthia_markers_of_others(s, seat, field);
    if (others == 0)
        return 0;
    if (automatic(s))
        return euthia_hand(s, seat, GOLD) > 0 ? 0 : "EU-COOP-3";
    return board(s, seat)->gold >= others ? 0 : "EU-MINE-5";
}

/* A gold coin to each of them, in cooperative play one gold card. */
FLOW(fee)
{
    FLOW_BEGIN;
    if (euthia_markers_of_others(s, my->seat, my->field) == 0)
        RETURN(0);
    if (automatic(s)) {
        CALL(give_cards, .seat = my->seat, .metal = GOLD, .n = 1);
        RETURN(0);
    }
    EACH_SEAT (other, s)
        if (is_paid(s, my->seat, other, my->field))
            euthia_pay_seat(c, s, my->seat, other);
    FLOW_END;
}

/* One gold coin from one player to another. */
void euthia_pay_seat(Ctx *c, State *s, int from, int to)
{
    s->board[from].gold--;
    s->board[to].gold++;
    EMIT(EV_FEE, "EU-MINE-5", from, to);
}

/* NULL, or why nothing can be mined here. */
const char *euthia_mine_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    const FieldState *f = field_state(s, at);
    if (!euthia_is_mine(field_feature(s, at)))
        return "EU-MINE-1";
    if (euthia_guarded(s, at))
        return "EU-PAC-4";
    if (f->flags & (DESTROYED | BURNED))
        return f->flags & DESTROYED ? "EU-WD-9" : "EU-DW-6";
    if (tools_of(f, seat) == 1)
        return "EU-MINE-3";
    if (!euthia_can_pay(s, seat, MINING))
        return "EU-TURN-3";
    return euthia_fee_denied(s, seat, at);
}

static void cart_menu(const State *s, const struct mine_vars *my, Menu *m)
{
    prompt(m, Q_CART, "EU-CART-1");
    offer(m, option(V_NO, 0, 0, 0));
    EACH_ITEM (i, s, my->seat)
        if (euthia_gives_cart(s, my->seat, i) != NONE)
            offer(m, option(V_WITH, item_of(my->seat, i), 0, 0));
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-CART-1");
}

static void resource_menu(const State *s, const struct mine_vars *my, Menu *m)
{
    (void)s;
    prompt(m, Q_RESOURCE, "EU-CART-1");
    for (int i = 0; i < my->n; i++) {
        bool twice = false;
        for (int k = 0; k < i; k++)
            twice = twice || my->drawn[k] == my->drawn[i];
        if (!twice)
            offer(m, option(V_KEEP, my->drawn[i], 0, 0));
    }
    deny_thing(m, KIND_TILE, THING_ANY, "EU-CART-1");
}

/* EU-MINE-2, -4: a marker is laid, or one of the conqueror's two removed. */
static void mark(State *s, int seat)
{
    FieldState *f = &s->field[laid_field(s, board(s, seat)->at)];
    set_tools(f, seat, 1);
}

/* All but the one that is kept, also of its kind. */
static void discard_rest(State *s, const struct mine_vars *my)
{
    bool kept = false;
    for (int i = 0; i < my->n; i++) {
        if (my->drawn[i] != my->kept || kept)
            euthia_discard_tile(s, my->drawn[i]);
        kept = kept || my->drawn[i] == my->kept;
    }
}

FLOW(mine)
{
    FLOW_BEGIN;
    CALL(means, .seat = my->seat, .action = MINING);
    CALL(spend_means, .seat = my->seat, .action = MINING, .item = RESULT);
    CALL(fee, .seat = my->seat, .field = s->board[my->seat].at);
    ASK(my->seat, cart_menu);
    my->n = 1;
    if (CHOSE(V_WITH)) {
        my->n = 3;
        CALL(spend_grant, .seat = my->seat, .item = ANSWER(0) % OWNED_MAX, .cart = true,
             .u = euthia_gives_cart(s, my->seat, ANSWER(0) % OWNED_MAX));
    }
    mark(s, my->seat);
    for (int i = 0; i < my->n; i++) {
        my->drawn[i] = euthia_draw_tile(c, s, stack_of(field_feature(
                                                            s, s->board[my->seat].at)));
        if (my->drawn[i] == NO_TILE)
            my->n = i;
    }
    if (my->n == 0)
        RETURN(0);
    ASK(my->seat, resource_menu);
    my->kept = ANSWER(0);
    discard_rest(s, my);
    euthia_add(s, my->seat, my->kept, IN_POUCH);
    EMIT(EV_MINED, "EU-MINE-1", my->seat, s->board[my->seat].at, my->kept);
    FLOW_END;
}
