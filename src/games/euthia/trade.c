/* Trade (rulebook p. 15, 16, 26, 27): EU-TRADE, EU-BUY, EU-OFFER, EU-SELL, EU-HEALT, EU-HTILE,
 * EU-UPG, EU-HEQ, EU-SLOT, EU-RULE-22, -23, -27, -92. */
#include "games/euthia/actions.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

/* EU-TRADE-1, -2: the kind of place at a field, or PLACES. */
int euthia_place(const State *s, int field)
{
    switch (field_feature(s, field)) {
    case MERCHANTS:
        return AT_MERCHANTS;
    case ALCHEMISTS:
        return AT_ALCHEMISTS;
    case TOWERS:
        return AT_TOWERS;
    default:
        return PLACES;
    }
}

/* EU-RULE-22: whether a player has a trade marker at this place. */
static bool has_marker_at(const State *s, int seat, int field)
{
    if (cell_of(field) != CENTRE)
        return field_state(s, field)->owner == 1 + seat;
    for (int k = 0; k < FIELDS; k++)
        if (field_state(s, field_of(site_of(field), k))->owner == 1 + seat)
            return true;
    return false;
}

/* EU-TRADE-4, EU-COOP-2: whether another player must be paid 1 gold. */
static bool is_paid(const State *s, int seat, int other)
{
    return other != seat && !automatic(s) && has_marker_at(s, other, board(s, seat)->at);
}

static int fee_of(const State *s, int seat)
{
    int n = 0;
    EACH_SEAT (other, s)
        n += is_paid(s, seat, other);
    return n;
}

/* ---- selling ---- */

/* EU-SELL-3, EU-GEM-3: each gem set in it adds 1, active or not. */
static int sale_price(const State *s, const Owned *o)
{
    int n = content(s)->tile[o->tile].sale;
    for (int k = 0; k < TILE_GEMS; k++)
        n += o->gem[k] != 0;
    return n;
}

/* EU-RULE-28: the last weapon, too. */
static const char *sell_denied(const State *s, int seat, int i)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    if (t->kind == RESOURCE)
        return 0;
    if (t->kind == ABILITY || t->sale == NO_PRICE || o->place == IN_STOCK)
        return "EU-BUY-3";
    return euthia_is_worn(o) ? euthia_stow_denied(s, seat, i) : 0;
}

/* The gold that selling a tile brings at best; -1: it cannot be sold. */
int euthia_sale(const State *s, int seat, int i)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    int best = 0;
    if (sell_denied(s, seat, i) != 0)
        return -1;
    if (t->kind != RESOURCE)
        return sale_price(s, o);
    for (int g = 0; g < t->n_gains; g++)
        EACH_EFFECT (e, &t->gain[g])
            if (e->verb == DO_GOLD)
                best = max_of(best, e->n);
    return best;
}

/* EU-TRADE-5, EU-RULE-23: what could be had by selling everything. */
static int could_raise(const State *s, int seat)
{
    int all = board(s, seat)->gold;
    EACH_ITEM (i, s, seat)
        all += max_of(0, euthia_sale(s, seat, i));
    for (int g = 0; g < content(s)->n_gems; g++)
        all += 2 * board(s, seat)->gem[g];
    return all + 2 * euthia_essences(s, seat);
}

/* EU-TRADE-1, -2, EU-PAC-4: NULL, or why nothing can be traded here. */
const char *euthia_trade_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    if (euthia_place(s, at) == PLACES)
        return cell_of(at) != CENTRE && has_centre(s, at) ? "EU-TRADE-2" : "EU-TRADE-1";
    if (euthia_guarded(s, at))
        return "EU-PAC-4";
    if (euthia_is_wrecked(s, at))
        return "EU-WD-9";
    if (!euthia_can_pay(s, seat, TRADE))
        return "EU-TURN-3";
    return could_raise(s, seat) >= fee_of(s, seat) ? 0 : "EU-RULE-23";
}

static void sale_menu(const State *s, const struct sell_vars *my, Menu *m)
{
    const Tile *t = &content(s)->tile[board(s, my->seat)->owned[my->item].tile];
    prompt(m, Q_OPTION, "EU-SELL-7");
    about(m, KIND_ITEM, item_of(my->seat, my->item));
    for (int g = 0; g < t->n_gains; g++)
        offer(m, option(V_CHOOSE, g + 1, 0, 0));
}

/* EU-SELL-1 … 7: a resource brings what it shows, one option of several; all else brings its price
 * in gold. */
FLOW(sell)
{
    FLOW_BEGIN;
    if (content(s)->tile[s->board[my->seat].owned[my->item].tile].kind == RESOURCE) {
        ASK(my->seat, sale_menu);
        my->list = content(s)->tile[s->board[my->seat].owned[my->item].tile].gain[ANSWER(0) - 1];
    } else {
        if (euthia_is_worn(&s->board[my->seat].owned[my->item]))
            euthia_take_down(c, s, my->seat, my->item, IN_POUCH);
        my->list = (Effects){.n = 1, .list = {{.verb = DO_GOLD,
                             .n = sale_price(s, &s->board[my->seat].owned[my->item])}}};
    }
    EMIT(EV_SOLD, "EU-SELL-1", my->seat, s->board[my->seat].owned[my->item].tile);
    euthia_remove(s, my->seat, my->item);
    CALL(effects, .seat = my->seat, .list = my->list, .source = NONE);
    FLOW_END;
}

/* EU-SELL-1; EU-SELL-6, EU-SKOL-6: neither gaar nor dwurt. */
static void offer_sales(const State *s, int seat, Menu *m)
{
    EACH_ITEM (i, s, seat)
        offer_unless(m, option(V_SELL, item_of(seat, i), 0, 0), sell_denied(s, seat, i));
    for (int g = 0; g < content(s)->n_gems; g++)
        if (board(s, seat)->gem[g] > 0)
            offer(m, option(V_SELL_GEM, g, 0, 0));
    for (int e = 0; e < ELEMENTS; e++)
        if (board(s, seat)->essence[e] > 0)
            offer(m, option(V_SELL_ESSENCE, e, 0, 0));
}

/* EU-SELL-5: a loose gem or an unbound essence. */
static void sell_stone(Ctx *c, State *s, int seat, Option o)
{
    Board *b = &s->board[seat];
    const int kind = option_arg(o, 0);
    if (option_verb(o) == V_SELL_GEM) {
        b->gem[kind]--;
        EMIT(EV_SOLD_GEM, "EU-SELL-5", seat, kind);
    } else {
        b->essence[kind]--;
        EMIT(EV_SOLD_ESSENCE, "EU-SELL-5", seat, kind);
    }
    euthia_gain_gold(c, s, seat, STONE_SALE, "EU-SELL-5");
}

/* ---- the offer ---- */

/* EU-BUY-4, EU-OFFER-3: every gap is filled from the stack at once. */
void euthia_fill_offer(Ctx *c, State *s, int place)
{
    for (int i = 0; i < OFFER; i++)
        if (s->offer[place][i] == NO_TILE) {
            s->offer[place][i] = euthia_draw_tile(c, s, ST_MERCHANTS + place);
            if (s->offer[place][i] != NO_TILE)
                EMIT(EV_OFFERED, "EU-BUY-4", s->offer[place][i]);
        }
}

static void replace_offer(Ctx *c, State *s, int seat, int place)
{
    if (s->replaced > 0)
        euthia_gain_gold(c, s, seat, -1, "EU-OFFER-2");
    s->replaced++;
    EMIT(EV_REPLACED, "EU-OFFER-1", seat);
    for (int i = 0; i < OFFER; i++)
        if (s->offer[place][i] != NO_TILE) {
            euthia_discard_tile(s, s->offer[place][i]);
            s->offer[place][i] = NO_TILE;
        }
    euthia_fill_offer(c, s, place);
}

static int price_of(const State *s, int tile)
{
    return max_of(0, content(s)->tile[tile].price - s->discount);
}

static void offer_goods(const State *s, int seat, int place, Menu *m)
{
    for (int i = 0; i < OFFER; i++) {
        const int tile = s->offer[place][i];
        bool twice = tile == NO_TILE;
        for (int k = 0; k < i; k++)
            twice = twice || s->offer[place][k] == tile;
        if (!twice)
            offer_unless(m, option(V_BUY, tile, 0, 0),
                         price_of(s, tile) <= board(s, seat)->gold ? 0 : "EU-BUY-2");
    }
    offer_unless(m, option(V_REPLACE, 0, 0, 0),
                 s->replaced == 0 || board(s, seat)->gold > 0 ? 0 : "EU-OFFER-2");
}

static void take_from_offer(Ctx *c, State *s, int seat, int place, int tile)
{
    const int price = price_of(s, tile);
    int i = 0;
    while (s->offer[place][i] != tile)
        i++;
    s->offer[place][i] = NO_TILE;
    s->discount = 0;
    euthia_gain_gold(c, s, seat, -price, "EU-BUY-2");
    EMIT(EV_BOUGHT, "EU-BUY-1", seat, tile, price);
    euthia_fill_offer(c, s, place);
}

/* ---- hero tiles ---- */

/* EU-HTILE-3, EU-HTILE-7: the lowest value of tiles that can be revealed now, or -1. */
int euthia_next_value(const State *s, int seat)
{
    const Hero *h = hero_of(s, seat);
    for (int i = 0; i < h->n_tiles; i++)
        if (!has_bit(board(s, seat)->gone, i))
            return content(s)->tile[h->first_tile + i].value <= board(s, seat)->reputation
                       ? content(s)->tile[h->first_tile + i].value : -1;
    return -1;
}

static void pair_menu(const State *s, const struct hero_tiles_vars *my, Menu *m)
{
    const Hero *h = hero_of(s, my->seat);
    prompt(m, Q_PAIR, "EU-HTILE-5");
    about(m, KIND_NUMBER, my->value);
    for (int i = 0; i < h->n_tiles; i++)
        if (!has_bit(board(s, my->seat)->gone, i) &&
            content(s)->tile[h->first_tile + i].value == my->value)
            offer(m, option(V_KEEP, h->first_tile + i, 0, 0));
    deny_thing(m, KIND_TILE, THING_ANY, "EU-HTILE-5");
}

static void keep_one(Ctx *c, State *s, int seat, int value, int kept)
{
    const Hero *h = hero_of(s, seat);
    for (int i = 0; i < h->n_tiles; i++) {
        const int tile = h->first_tile + i;
        if (has_bit(board(s, seat)->gone, i) || content(s)->tile[tile].value != value)
            continue;
        s->board[seat].gone |= (uint32_t)bit(i);
        if (tile == kept)
            EMIT(EV_KEPT_TILE, "EU-HTILE-5", seat, tile);
        else
            EMIT(EV_LEFT_TILE, "EU-HTILE-5", seat, tile);
    }
    euthia_add(s, seat, kept, IN_STOCK);
}

/* EU-HTILE-3 … 6, EU-RULE-27: threshold by threshold, one of each pair. */
FLOW(hero_tiles)
{
    FLOW_BEGIN;
    euthia_gain_gold(c, s, my->seat, -1, "EU-HTILE-4");
    while (euthia_next_value(s, my->seat) >= 0) {
        my->value = euthia_next_value(s, my->seat);
        ASK(my->seat, pair_menu);
        keep_one(c, s, my->seat, my->value, ANSWER(0));
    }
    FLOW_END;
}

static int upgrade_cost(const State *s, int seat, int tile)
{
    const int price = content(s)->tile[tile].price;
    return price == NO_PRICE ? 0 : max_of(0, price - board(s, seat)->voucher);
}

/* EU-UPG-1, EU-HEQ-1: NULL, or why a tile of the stock cannot be had. */
static const char *upgrade_denied(const State *s, int seat, int i)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    if (upgrade_cost(s, seat, o->tile) > board(s, seat)->gold)
        return t->kind == ABILITY ? "EU-UPG-1" : "EU-HEQ-1";
    if (t->kind == ABILITY && euthia_free_slot(s, seat, t->symbol) == NONE)
        return "EU-SLOT-1";
    if (t->kind == ABILITY && euthia_pouch_sum(s, seat) + t->pouches <
                                  -(int)hero_of(s, seat)->pouches)
        return "EU-POUCH-5";
    return 0;
}

/* EU-UPG-1, EU-HEQ-2, EU-HEQ-3; slots with one symbol are alike, so nothing need be shifted
 * (EU-UPG-2). */
static void upgrade(Ctx *c, State *s, int seat, int i)
{
    Owned *o = &s->board[seat].owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    const int cost = upgrade_cost(s, seat, o->tile);
    s->board[seat].voucher = 0;
    euthia_gain_gold(c, s, seat, -cost, "EU-UPG-1");
    EMIT(EV_UPGRADED, t->kind == ABILITY ? "EU-UPG-1" : "EU-HEQ-1", seat, o->tile, cost);
    if (t->kind == ABILITY)
        euthia_put_on(c, s, seat, i, euthia_free_slot(s, seat, t->symbol));
    else
        o->place = IN_POUCH;
}

/* EU-UPG-3: NULL, or why an ability cannot go back into the stock; it costs nothing, and abilities
 * add no health. */
static const char *take_off_denied(const State *s, int seat, int i)
{
    const Tile *t = &content(s)->tile[board(s, seat)->owned[i].tile];
    return euthia_pouch_sum(s, seat) - t->pouches < -(int)hero_of(s, seat)->pouches ? "EU-POUCH-5"
                                                                                    : 0;
}

/* EU-SLOT-1 … 3: NULL, or why a slot cannot be unlocked for its price; once open it stays so. */
static const char *unlock_denied(const State *s, int seat, int i)
{
    const BoardSlot *slot = &hero_of(s, seat)->slot[i];
    if (has_bit(board(s, seat)->unlocked, i))
        return "EU-HERO-3";
    return slot->gold <= board(s, seat)->gold && slot->essences <= euthia_essences(s, seat)
               ? 0 : "EU-SLOT-1";
}

/* Slots with the same symbol and price are alike: only the first of them is offered. */
static bool like_before(const State *s, int seat, int i)
{
    const BoardSlot *slot = hero_of(s, seat)->slot;
    for (int k = 0; k < i; k++)
        if (!has_bit(board(s, seat)->unlocked, k) && slot[k].symbol == slot[i].symbol &&
            slot[k].gold == slot[i].gold && slot[k].essences == slot[i].essences)
            return true;
    return false;
}

static void offer_hero_tiles(const State *s, int seat, Menu *m)
{
    offer_unless(m, option(V_REVEAL, 0, 0, 0),
                 euthia_next_value(s, seat) < 0 ? "EU-HTILE-3"
                 : board(s, seat)->gold == 0 ? "EU-HTILE-4" : 0);
    EACH_ITEM (i, s, seat) {
        const Owned *o = &board(s, seat)->owned[i];
        if (o->place == IN_STOCK)
            offer_unless(m, option(content(s)->tile[o->tile].kind == ABILITY ? V_UPGRADE
                                                                             : V_PURCHASE,
                                   item_of(seat, i), 0, 0), upgrade_denied(s, seat, i));
        else if (content(s)->tile[o->tile].kind == ABILITY)
            offer_unless(m, option(V_TAKE_OFF, item_of(seat, i), 0, 0),
                         take_off_denied(s, seat, i));
    }
    for (int i = 0; i < hero_of(s, seat)->n_slots; i++)
        if (!like_before(s, seat, i))
            offer_unless(m, option(V_UNLOCK, slot_of(seat, i), 0, 0),
                         unlock_denied(s, seat, i));
}

/* ---- the action ---- */

static void trade_menu(const State *s, const struct trade_vars *my, Menu *m)
{
    const int seat = my->seat;
    prompt(m, Q_TRADE, "EU-TRADE-6");
    about(m, KIND_NUMBER, board(s, seat)->gold);
    offer_sales(s, seat, m);
    if (my->fee > 0) {                                              /* EU-TRADE-5 */
        m->rule = "EU-TRADE-5";
        if (m->n == 0)
            offer(m, option(V_DONE, 0, 0, 0));
        deny_thing(m, KIND_TILE, THING_ANY, "EU-TRADE-5");
        deny_thing(m, KIND_ITEM, THING_ANY, "EU-TRADE-5");
        return;
    }
    offer_goods(s, seat, my->place, m);
    offer_unless(m, option(V_HEAL, 0, 0, 0), board(s, seat)->gold > 0 ? 0 : "EU-HEALT-1");
    offer_unless(m, option(V_BUY_GAAR, 0, 0, 0),
                 my->place == AT_TOWERS && board(s, seat)->gold > 0 ? 0 : "EU-HEALT-2");
    offer_unless(m, option(V_BUY_SHELTER, 0, 0, 0), euthia_buy_shelter_denied(s, seat));
    offer_hero_tiles(s, seat, m);
    euthia_offer_order(s, seat, m);
    euthia_offer_uses(s, seat, WIN_BEFORE, m);
    offer(m, option(V_DONE, 0, 0, 0));
    deny_thing(m, KIND_TILE, THING_ANY, "EU-BUY-1");
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-TRADE-6");
    deny_thing(m, KIND_SLOT, THING_ANY, "EU-SLOT-1");
    deny_thing(m, KIND_GEM, THING_ANY, "EU-SELL-4");
    deny_thing(m, KIND_ESSENCE, THING_ANY, "EU-ESS-3");
}

static void pay_fees(Ctx *c, State *s, int seat)
{
    EACH_SEAT (other, s)
        if (is_paid(s, seat, other))
            euthia_pay_seat(c, s, seat, other);
}

/* What is done at once. */
static void deal(Ctx *c, State *s, const struct trade_vars *my, Option o)
{
    const int seat = my->seat;
    switch (option_verb(o)) {
    case V_SELL_GEM: case V_SELL_ESSENCE:
        sell_stone(c, s, seat, o);
        break;
    case V_REPLACE:
        replace_offer(c, s, seat, my->place);
        break;
    case V_HEAL:
        euthia_gain_gold(c, s, seat, -1, "EU-HEALT-1");
        euthia_heal(c, s, seat, content(s)->numbers.heal[my->place], "EU-HEALT-1");
        break;
    case V_BUY_GAAR:
        euthia_gain_gold(c, s, seat, -1, "EU-HEALT-2");
        euthia_gain_gaar(c, s, seat, 1, "EU-HEALT-2");
        break;
    case V_UPGRADE: case V_PURCHASE:
        upgrade(c, s, seat, option_arg(o, 0) % OWNED_MAX);
        break;
    case V_TAKE_OFF:
        euthia_take_down(c, s, seat, option_arg(o, 0) % OWNED_MAX, IN_STOCK);
        break;
    default:
        euthia_order(c, s, seat, o);
        break;
    }
}

FLOW(unlock)
{
    FLOW_BEGIN;
    euthia_gain_gold(c, s, my->seat, -hero_of(s, my->seat)->slot[my->slot].gold, "EU-SLOT-1");
    CALL(payment, .seat = my->seat, .n = hero_of(s, my->seat)->slot[my->slot].essences,
         .kind = ANY_KIND);
    s->board[my->seat].unlocked |= (uint32_t)bit(my->slot);
    EMIT(EV_UNLOCKED, "EU-SLOT-1", my->seat, slot_of(my->seat, my->slot));
    FLOW_END;
}

/* EU-TRADE-4 … 6, EU-BUY-5; EU-LIMIT-4: `over` may lie about until the end of it. */
FLOW(trade)
{
    FLOW_BEGIN;
    CALL(means, .seat = my->seat, .action = TRADE);
    CALL(spend_means, .seat = my->seat, .action = TRADE, .item = RESULT);
    my->place = euthia_place(s, s->board[my->seat].at);
    my->over = euthia_excess(s, my->seat);
    my->fee = fee_of(s, my->seat);
    s->replaced = 0;
    for (;;) {
        if (my->fee > 0 && s->board[my->seat].gold >= my->fee) {
            pay_fees(c, s, my->seat);
            my->fee = 0;
        }
        ASK(my->seat, trade_menu);
        if (CHOSE(V_DONE))
            break;
        if (CHOSE(V_BUY)) {
            my->tile = ANSWER(0);
            take_from_offer(c, s, my->seat, my->place, my->tile);
            CALL(take, .seat = my->seat, .tile = my->tile);
        } else if (CHOSE(V_SELL)) {
            CALL(sell, .seat = my->seat, .item = ANSWER(0) % OWNED_MAX);
        } else if (CHOSE(V_REVEAL)) {
            CALL(hero_tiles, .seat = my->seat);
        } else if (CHOSE(V_UNLOCK)) {
            CALL(unlock, .seat = my->seat, .slot = ANSWER(0) % BOARD_SLOTS_MAX);
        } else if (CHOSE(V_BUY_SHELTER)) {
            CALL(buy_shelter, .seat = my->seat);
        } else if (euthia_is_use(ANSWERED())) {
            CALL(use, USE_OF(ANSWERED(), my->seat, WIN_BEFORE));
        } else {
            deal(c, s, my, ANSWERED());
        }
        CALL(surplus, .seat = my->seat, .allow = my->over);
        my->over = min_of(my->over, euthia_excess(s, my->seat));
    }
    s->discount = 0;
    FLOW_END;
}
