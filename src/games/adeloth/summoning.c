/* Summoning servants and tokens, and putting somebody elsewhere (rulebook: "A5"). */
#include "games/adeloth/adeloth.h"

/* AD-FIELD-4, AD-SUM-2: free fields in melee range of one's own characters. */
static void offer_fields(const State *s, Fields fields, Menu *m)
{
    EACH_FIELD (f, fields)
        offer(m, option(V_PLACE, f, 0, 0));
    if (m->denials != 0)
        EACH_FIELD (f, ALL_FIELDS & ~fields)
            deny(m, option(V_PLACE, f, 0, 0), s->at[f] != 0 ? "AD-FIELD-4" : "AD-SUM-2");
}

/* ---- A5: servants from the hand ---- */

static void summon_menu(const State *s, const struct do_summon_vars *my, Menu *m)
{
    const Fields fields = adeloth_summoning_positions(s, s->running.owner);
    (void)my;
    prompt(m, Q_SUMMON_TO, "AD-SUM-3");
    about(m, KIND_CARD, s->running.card);
    offer_fields(s, fields, m);
}

/* AD-SUM-5: exhausted; AD-ST-10, AD-UPG-2: permanent statuses are there again. */
static void enter(Ctx *c, State *s, int card, int field)
{
    const int unit = unit_of(card);
    Unit *u = &s->unit[unit];
    u->owner = s->running.owner;
    u->status = EXHAUSTED | NEW;
    u->counters = s->permanent[card];
    adeloth_put(s, unit, field);
    adeloth_appear(s, unit);
    EMIT(EV_SUMMONED, "AD-SUM-3", unit, field);
    adeloth_trigger_texts(s, WHEN_SUMMONED, unit);
}

FLOW(do_summon)
{
    FLOW_BEGIN;
    ASK(s->running.owner, summon_menu);
    enter(c, s, s->running.card, ANSWER(0));
    FLOW_END;
}

/* ---- putting somebody elsewhere ---- */

Fields adeloth_places(const State *s, int unit, int seat, int where)
{
    const Fields free = adeloth_free_fields(s);
    switch ((Placement)where) {
    case SUMMONING_POSITION: return adeloth_summoning_positions(s, seat);
    case ADJACENT_TO_IT: return board(s)->edges[s->unit[unit].field] & free;
    case NEAR_IT: return board(s)->near[s->unit[unit].field] & free;
    case NEAR_TARGET: return adeloth_around_target(s, &s->running) & free;
    case ANYWHERE: case WHERES: break;
    }
    return free;
}

static void place_menu(const State *s, const struct place_unit_vars *my, Menu *m)
{
    const Fields fields = adeloth_places(s, my->unit, my->seat, my->where);
    prompt(m, Q_PLACE, "AD-ACT-8");
    about(m, KIND_UNIT, my->unit);
    offer_fields(s, fields, m);
}

/* AD-MOVE-10, AD-CONT-11, AD-RULE-71: no movement action, so it gives and takes no status. It may
 * make the servant appear beside an attacker: AD-PROF-3. */
FLOW(place_unit)
{
    FLOW_BEGIN;
    if (adeloth_places(s, my->unit, my->seat, my->where) == 0)
        RETURN(0);
    ASK(my->seat, place_menu);
    EMIT(EV_PLACED, "AD-MOVE-10", my->unit, s->unit[my->unit].field, ANSWER(0));
    adeloth_put(s, my->unit, ANSWER(0));
    adeloth_appear(s, my->unit);
    FLOW_END;
}

/* ---- tokens ---- */

/* There is one as long as there is a free field: TOKEN_UNITS. It has been of this kind before, or
 * nobody's: a figure that the log has named keeps its name. Only on a board that is full of several
 * kinds another's is taken. */
static int free_token_unit(const State *s, int token)
{
    int others = FIRST_TOKEN;
    for (int u = FIRST_TOKEN; u < UNITS; u++) {
        if (on_board(s, u))
            continue;
        if (s->unit[u].life == 0 || s->unit[u].token == token)
            return u;
        others = u;
    }
    return others;
}

static void token_menu(const State *s, const struct summon_tokens_vars *my, Menu *m)
{
    const Fields fields = adeloth_places(s, NOBODY, my->seat, my->where);
    prompt(m, Q_PLACE_TOKEN, "AD-SUM-6");
    about(m, KIND_TOKEN, my->token);
    offer_fields(s, fields, m);
}

/* AD-SUM-5, AD-SUM-6, AD-CONT-8: one after another, each exhausted. */
FLOW(summon_tokens)
{
    FLOW_BEGIN;
    for (; my->n > 0; my->n--) {
        if (adeloth_places(s, NOBODY, my->seat, my->where) == 0)
            break;
        ASK(my->seat, token_menu);
        const int u = free_token_unit(s, my->token);
        s->unit[u].owner = my->seat;
        s->unit[u].token = my->token;
        s->unit[u].status = EXHAUSTED | NEW;
        adeloth_put(s, u, ANSWER(0));
        adeloth_appear(s, u);
        EMIT(EV_TOKEN, "AD-SUM-6", my->seat, u, ANSWER(0));
    }
    FLOW_END;
}
