/* Displacement (rulebook chapter "Verdrängen"): Push, Pull, Fear and Force. */
#include "games/brawl/brawl.h"

/* BR-DISP-2: what cancels displacement also cancels its damage (Rock Solid). */
static bool is_unmoved(Ctx *c, const State *s, int unit)
{
    if (brawl_passive(s, unit, UNMOVED) == 0)
        return false;
    EMIT(EV_UNMOVED, "BR-DISP-2", unit);
    return true;
}

/* Whether a displaced champion can take the next step: BR-PUSH-3, BR-PULL-3,
 * BR-DISP-3, BR-ROOT-4. */
static bool can_be_shoved(const State *s, int unit, int dir)
{
    const int to = arena(s)->neighbour[s->unit[unit].hex][dir];
    return to >= 0 && !brawl_is_rooted(s, unit) && free_hexes(s) & hex_bit(to);
}

/* The row from source to target, or -1: then nothing happens (BR-PUSH-6, BR-PULL-6, BR-RULE-29). */
static int row_away(const State *s, int source, int unit)
{
    return arena(s)->row[s->unit[source].hex][s->unit[unit].hex];
}

/* The whole way, one hex after the other, traps included (BR-PUSH-2, BR-PUSH-4, BR-PULL-2,
 * BR-PULL-4); what is missing becomes damage (BR-BASIC-8), also when a trap roots it
 * (BR-RULE-32), unless the champion went out on the way (BR-RULE-31). Who is bumped into suffers
 * nothing (BR-RULE-30). */
FLOW(shove)
{
    const bool pull = my->event == EV_PULL;
    FLOW_BEGIN;
    while (my->left > 0 && can_be_shoved(s, my->unit, my->dir)) {
        my->from = s->unit[my->unit].hex;
        brawl_put_unit(s, my->unit, arena(s)->neighbour[my->from][my->dir]);
        EMIT(my->event, pull ? "BR-PULL-1" : "BR-PUSH-1", my->unit, my->from,
             s->unit[my->unit].hex);
        my->left--;
        if (s->traps & hex_bit(s->unit[my->unit].hex))
            CALL(trap, .unit = my->unit, .source = my->source);
        if (!in_arena(s, my->unit))
            RETURN(0);
    }
    brawl_hurt(c, s, my->unit, my->left, my->source, pull ? "BR-PULL-5" : "BR-PUSH-5");
    SETTLE;
    FLOW_END;
}

/* BR-PUSH-1: straight away from the source. */
FLOW(push)
{
    FLOW_BEGIN;
    my->dir = row_away(s, my->source, my->unit);
    if (my->dir >= 0 && !is_unmoved(c, s, my->unit))
        CALL(shove, .unit = my->unit, .source = my->source, .left = my->n, .dir = my->dir,
             .event = EV_PUSH);
    FLOW_END;
}

/* BR-PULL-1: straight towards it. */
FLOW(pull)
{
    FLOW_BEGIN;
    my->dir = row_away(s, my->unit, my->source);
    if (my->dir >= 0 && !is_unmoved(c, s, my->unit))
        CALL(shove, .unit = my->unit, .source = my->source, .left = my->n, .dir = my->dir,
             .event = EV_PULL);
    FLOW_END;
}

/* BR-FEAR-1 … 3: a Dash away from the source; the victim's controller chooses (BR-RULE-19: the
 * source answers for traps). A rooted champion stays and takes no damage (BR-DISP-4). */
FLOW(fear)
{
    FLOW_BEGIN;
    if (is_unmoved(c, s, my->unit))
        RETURN(0);
    CALL(walk, .unit = my->unit, .seat = seat_of(s, my->unit), .source = my->source,
         .left = my->n, .mode = WALK_FEAR, .must = true, .goal = s->unit[my->source].hex,
         .event = EV_FEAR);
    FLOW_END;
}

/* BR-FORCE-1, BR-RULE-26: moved like its own movement, but by whoever played the card. */
FLOW(force)
{
    FLOW_BEGIN;
    if (is_unmoved(c, s, my->unit))
        RETURN(0);
    CALL(walk, .unit = my->unit, .seat = my->seat, .source = my->source, .left = my->n,
         .mode = WALK, .event = EV_FORCE);
    FLOW_END;
}
