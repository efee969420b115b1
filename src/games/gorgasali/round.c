/* Rounds, zones and storms (rulebook: "Runden", "Zonen"). */
#include "games/gorgasali/gorgasali.h"

/* ---- zones ---- */

/* How many zones are inactive in a round: GO-ZONE-1, GO-RULE-11. The last one stays active, unless
 * the match has a final storm. */
static int inactive_in(const State *s, int round)
{
    const int shrunk = (round - 1) / board(s)->shrinks_every;
    const int most = s->option[OPT_STORM] == STORM_FINAL ? ZONES : ZONES - 1;
    return shrunk < most ? shrunk : most;
}

static void shrink(Ctx *c, State *s)
{
    const int before = s->inactive;
    s->inactive = inactive_in(s, s->round);
    if (s->inactive > before)
        EMIT(EV_SHRINK, s->inactive == ZONES ? "GO-RULE-11" : "GO-ZONE-1", s->inactive,
             zone_price(s));
}

/* GO-RULE-73: as chosen; GO-RULE-74: after ten whole rounds without a loss to an enemy. */
static void plan_storm(Ctx *c, State *s)
{
    if (s->round > STORM_ROUND)
        s->quiet = s->fought ? 0 : s->quiet + 1;
    s->fought = 0;
    const bool chosen = s->option[OPT_STORM] == STORM_STEADY && s->round >= STORM_ROUND;
    const bool guard = s->option[OPT_GUARD] != 0 && s->quiet >= QUIET_ROUNDS;
    if (s->steady_from != 0 || (!chosen && !guard))
        return;
    s->steady_from = s->round;
    EMIT(EV_STORM, chosen ? "GO-RULE-73" : "GO-RULE-74", STORM_DAMAGE);
}

/* GO-SETUP-9, GO-ROUND-2, GO-ROUND-3: the token turns before the first turn of the round. */
static void begin_round(Ctx *c, State *s)
{
    if (s->round < UINT16_MAX)
        s->round++;
    EMIT(EV_ROUND, "GO-ROUND-2", s->round);
    shrink(c, s);
    plan_storm(c, s);
}

/* GO-ROUND-1, GO-SETUP-10, GO-RULE-59: clockwise from the seat of the starting player, also when he
 * is out. Banners of who is out go when his turn would have come (GO-RULE-44). */
FLOW(game)
{
    FLOW_BEGIN;
    CALL(characters, .seat = 0);
    for (;;) {
        begin_round(c, s);
        for (my->i = 0; my->i < s->flow.seats; my->i++) {
            if (is_playing(s, clockwise(s, s->starter, my->i)))
                CALL(turn, .seat = clockwise(s, s->starter, my->i));
            else
                gorgasali_expire_banners(c, s, clockwise(s, s->starter, my->i));
        }
    }
    FLOW_END;
}
