/* Round and turn (rulebook chapters "Ablauf einer Runde", "Punktephase", "Versorgungsphase"). */
#include "games/brawl/brawl.h"

/* BR-SCORE-1 … 6, BR-RULE-7: all fulfilled active challenges together; true if that wins. */
static bool score(Ctx *c, State *s, int seat)
{
    const int team = team_of_seat(seat);
    int gained = 0;
    if (!s->adjusted)  /* BR-SCORE-4, BR-RULE-8 */
        return false;
    for (int slot = 0; slot < s->n_slots; slot++) {
        const int challenge = s->track[slot], value = brawl_slot_value(s, slot);
        if (challenge < 0 || value == 0)  /* BR-SCORE-3 */
            continue;
        if (!brawl_is_fulfilled(s, challenge, team))
            continue;
        gained += value;
        s->track[slot] = -1;  /* BR-SCORE-2, BR-TRACK-5 */
        zone_add(ZONE_OF(&s->done), challenge, ALL_SEATS);
        EMIT(EV_SCORE, "BR-SCORE-1", seat, challenge, value);
    }
    if (gained == 0)
        return false;
    if (!brawl_gain_vp(c, s, team, gained, "BR-SCORE-1"))
        return false;
    brawl_win(c, s, team);  /* BR-WIN-3 */
    return true;
}

/* BR-RULE-33: what lasts for the turn ends with it; the longer Root ends with its
 * controller's turn. */
static void end_turn_effects(State *s, int seat)
{
    for (int u = 0; u < s->n_units; u++) {
        Unit *unit = &s->unit[u];
        unit->guard = 0;
        if (unit->root == ROOT_TURN)
            unit->root = ROOT_NONE;
        else if (seat_of(s, u) == seat && unit->root == ROOT_NEXT)
            unit->root = ROOT_NONE;
        else if (seat_of(s, u) == seat && unit->root == ROOT_AFTER_NEXT)
            unit->root = ROOT_NEXT;
    }
}

/* BR-UPK-1 … 3: all essences recover, the hand is discarded and drawn anew. */
static void upkeep(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    p->ready = (1u << ESSENCES) - 1;
    while (p->hand.n > 0)
        brawl_discard_from_hand(c, s, seat, p->hand.slot[p->hand.n - 1].id, "BR-UPK-2");
    brawl_draw_cards(c, s, seat, brawl_hand_size(s));
    end_turn_effects(s, seat);
}

/* BR-ROUND-2: scoring, activation, upkeep. */
FLOW(turn)
{
    FLOW_BEGIN;
    EMIT(EV_TURN, "BR-ROUND-1", my->seat, s->round);
    if (score(c, s, my->seat))
        END_GAME;
    CALL(activation, .seat = my->seat);
    upkeep(c, s, my->seat);
    FLOW_END;
}

/* BR-RULE-65: an optional limit, then more victory points win; equal is a draw. */
static bool at_limit(Ctx *c, State *s)
{
    const int limit = s->option[OPT_ROUND_LIMIT];
    if (limit == 0 || s->round < limit)
        return false;
    s->at_limit = true;
    if (s->vp[0] != s->vp[1])
        s->winner = 1 + (s->vp[1] > s->vp[0]);
    EMIT(EV_LIMIT, "BR-RULE-65", s->round);
    return true;
}

/* BR-ROUND-1, BR-TEAM-20, BR-RULE-9: everybody in player order, then the track. */
FLOW(game)
{
    FLOW_BEGIN;
    CALL(order, .team = 0);
    CALL(selection, .i = 0);
    CALL(set_traps, .i = 0);
    CALL(mulligan, .i = 0);
    CALL(deployment, .i = 0);
    for (;;) {
        if (s->round < UINT16_MAX)  /* BR-WIN-3: there may be any number of rounds */
            s->round++;
        for (s->turn = 0; s->turn < s->flow.seats; s->turn++)
            CALL(turn, .seat = s->order[s->turn]);
        s->turn = 0;
        if (at_limit(c, s))
            END_GAME;
        brawl_adjust_track(c, s);
    }
    FLOW_END;
}
