/* Rounds and turns (rulebook p. 9, 10): EU-ROUND, EU-TURN, EU-ACT. */
#include "games/euthia/euthia.h"

/* ---- a turn ---- */

static void offer_actions(const State *s, int seat, Menu *m)
{
    for (int a = 0; a < ACTION_KINDS; a++)
        if (board(s, seat)->marker[a] > 0)
            offer(m, option(V_MARCH, a, 0, 0));
        else
            deny(m, option(V_MARCH, a, 0, 0), "EU-ACT-3");
    offer_unless(m, option(V_MINE, 0, 0, 0), euthia_mine_denied(s, seat));
    offer_unless(m, option(V_TRADE, 0, 0, 0), euthia_trade_denied(s, seat));
    offer_unless(m, option(V_HUNT, 0, 0, 0), euthia_hunt_denied(s, seat));
}

/* EU-TURN-2, EU-TURN-4, EU-TURN-5: everything in any order and any mixture. */
static void turn_menu(const State *s, const struct turn_vars *my, Menu *m)
{
    const int seat = my->seat;
    prompt(m, Q_TURN, "EU-TURN-2");
    about(m, KIND_NUMBER, s->move_points);
    about(m, KIND_HERO, board(s, seat)->hero);
    euthia_offer_moves(s, seat, m);
    offer_actions(s, seat, m);
    euthia_offer_free(s, seat, m);
    euthia_offer_uses(s, seat, WIN_OUT, m);
    euthia_offer_order(s, seat, m);
    euthia_offer_cards(s, seat, m);
    offer_end(m, option(V_END, 0, 0, 0));
    for (int kind = KIND_GAME; m->denials != 0 && kind < KINDS; kind++)
        deny_thing(m, kind, THING_ANY, euthia_why_not(kind));
}

/* EU-ACT-2, -4: the movement points of a marker instead of its action. */
static void march(Ctx *c, State *s, int seat, int action)
{
    const int points = content(s)->numbers.move[action];
    s->board[seat].marker[action]--;
    s->move_points += points;
    EMIT(EV_MARCH, "EU-ACT-2", seat, action, points);
}

static void marker_menu(const State *s, const struct turn_end_vars *my, Menu *m)
{
    prompt(m, Q_MARKER, "EU-TURN-6");
    for (int a = 0; a < ACTION_KINDS; a++)
        if (board(s, my->seat)->marker[a] > 0)
            offer(m, option(V_KEEP_MARKER, a, 0, 0));
    if (s->round < scenario(s)->rounds)
        offer(m, option(V_NO, 0, 0, 0));
    else
        offer_usual(m, option(V_NO, 0, 0, 0));                      /* no turn comes after it */
    deny_thing(m, KIND_ACTION, THING_ANY, "EU-TURN-6");
}

/* EU-RULE-3: one marker of any origin stays. */
static void keep_marker(Ctx *c, State *s, int seat, Option o)
{
    for (int a = 0; a < ACTION_KINDS; a++)
        s->board[seat].marker[a] = 0;
    if (option_verb(o) != V_KEEP_MARKER)
        return;
    s->board[seat].marker[option_arg(o, 0)] = 1;
    EMIT(EV_KEPT, "EU-TURN-6", seat, option_arg(o, 0));
}

/* EU-TURN-6 … 10, EU-MOVE-4: one marker may be kept, movement points lapse, quests and bounty are
 * filled up, the dwurt die takes effect. */
FLOW(turn_end)
{
    FLOW_BEGIN;
    ASK(my->seat, marker_menu);
    keep_marker(c, s, my->seat, ANSWERED());
    s->move_points = 0;
    s->wards = 0;
    euthia_forget_portals(s);
    memset(s->tried, 0, sizeof s->tried);
    EACH_BIT (e, s->met)
        euthia_refill(c, s, e);
    euthia_next_bounty(c, s);
    if (uses_dwurt(s, my->seat))
        euthia_dwurt_die(c, s, my->seat);
    CALL(tidy, .seat = my->seat);
    EMIT(EV_END, "EU-TURN-8", my->seat);
    FLOW_END;
}

/* EU-LIMIT-3, EU-CARD-5, EU-RULE-84: after every action; whoever has too many cards gives some
 * up. */
FLOW(tidy)
{
    FLOW_BEGIN;
    CALL(surplus, .seat = my->seat, .allow = 0);
    for (my->other = 0; my->other < s->flow.seats; my->other++)
        CALL(hand, .seat = my->other);
    FLOW_END;
}

/* What is done with one answer of the turn. */
FLOW(deed)
{
    FLOW_BEGIN;
    if (option_verb(my->deed) == V_MARCH) {
        march(c, s, my->seat, option_arg(my->deed, 0));
    } else if (option_verb(my->deed) == V_GO) {
        CALL(arrive, .seat = my->seat, .field = option_arg(my->deed, 0), .how = WALKS);
    } else if (option_verb(my->deed) == V_PORTAL) {
        s->field[laid_field(s, s->board[my->seat].at)].flags |= PORTAL_USED;
        CALL(arrive, .seat = my->seat, .field = option_arg(my->deed, 0),
             .how = TELEPORTS);
    } else if (option_verb(my->deed) == V_MINE) {
        CALL(mine, .seat = my->seat);
    } else if (option_verb(my->deed) == V_TRADE) {
        CALL(trade, .seat = my->seat);
    } else if (option_verb(my->deed) == V_HUNT) {
        CALL(hunt, .seat = my->seat);
    } else if (euthia_is_free_action(my->deed)) {
        CALL(free_action, .seat = my->seat, .deed = my->deed);
    } else if (euthia_is_use(my->deed)) {
        CALL(use, USE_OF(my->deed, my->seat, WIN_OUT));
    } else if (euthia_is_card_deed(my->deed)) {
        CALL(card_deed, .seat = my->seat, .deed = my->deed);
    } else {
        euthia_order(c, s, my->seat, my->deed);
    }
    CALL(tidy, .seat = my->seat);
    FLOW_END;
}

FLOW(turn)
{
    FLOW_BEGIN;
    s->active = my->seat;
    EMIT(EV_TURN, "EU-ROUND-4", my->seat);
    if (s->board[my->seat].at == NO_FIELD)                          /* EU-TURN-1 */
        s->board[my->seat].at = church_field(s);
    if (automatic(s) && s->flow.seats > 1)                          /* EU-COOP-7, EU-RULE-70 */
        euthia_store_card(c, s, SILVER);
    for (;;) {
        ASK(my->seat, turn_menu);
        if (CHOSE(V_END))
            break;
        CALL(deed, .seat = my->seat, .deed = ANSWERED());
    }
    CALL(turn_end, .seat = my->seat);
    s->active = NO_SEAT;
    FLOW_END;
}

/* ---- a round ---- */

/* EU-ROUND-1 … 3, EU-ABIL-2, EU-RULE-77: everything is renewed, on the boards and beside them. */
static void begin_round(Ctx *c, State *s)
{
    s->round++;
    EMIT(EV_ROUND, "EU-ROUND-5", s->round);
    EACH_SEAT (seat, s) {
        Board *b = &s->board[seat];
        for (int a = 0; a < ACTION_KINDS; a++)
            b->marker[a]++;
        EACH_ITEM (i, s, seat) {
            b->owned[i].flags = 0;
            for (int k = 0; k < TILE_GEMS; k++)
                b->owned[i].gem[k] &= ~GEM_SPENT;
        }
    }
    if (s->flow.seats == 1)                                         /* EU-SOLO-12 */
        euthia_store_card(c, s, SILVER);
}

FLOW(round)
{
    FLOW_BEGIN;
    begin_round(c, s);
    CALL(scenario_round, .i = 0);
    for (my->i = 0; my->i < s->flow.seats; my->i++)                 /* EU-ROUND-4 */
        CALL(turn, .seat = (s->start + my->i) % s->flow.seats);
    FLOW_END;
}

FLOW(game)
{
    FLOW_BEGIN;
    CALL(beginning, .seat = 0);
    while (s->round < scenario(s)->rounds)                          /* EU-ROUND-6 */
        CALL(round, .i = 0);
    euthia_final_scoring(c, s);
    FLOW_END;
}
