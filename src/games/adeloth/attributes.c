/* Attribute victories (rulebook: "Attributssiege"). */
#include "games/adeloth/adeloth.h"

static int attribute(const State *s, int unit, int which)
{
    const Stats stats = adeloth_stats(s, unit);
    return which == 0 ? stats.agility : stats.intelligence;
}

int adeloth_sum(const State *s, Fields fields, int which)
{
    int sum = 0;
    EACH_FIELD (f, fields)
        sum += attribute(s, unit_on(s, f), which);
    return sum;
}

/* AD-ATR-6, AD-ATR-8: the attacker, and all allied warbands that touch the target, so with a shot
 * the archer's own only if it does (AD-ATR-15). */
Fields adeloth_attackers(const State *s, int unit, int target)
{
    const Unit *u = &s->unit[unit];
    Fields all = field_bit(u->field);
    EACH_FIELD (f, board(s)->near[s->unit[target].field] & s->standing[u->owner])
        all |= adeloth_warband(s, f, u->owner);
    return all;
}

/* NULL, or why the check ends without result: AD-ATR-4, -5, -17. A general beside the attacker
 * hinders nothing (AD-ATR-16), nor does it that the blow may be illegal by now (AD-RULE-51). */
const char *adeloth_no_check(const State *s, const StackEntry *e)
{
    const int target = e->target[0];
    if (!adeloth_same_life(s, e->unit, e->life) ||
        !adeloth_same_life(s, target, e->target_life[0]))
        return "AD-ATR-17";
    const int owner = seat_of(s, target);
    if (adeloth_warband(s, s->unit[target].field, owner) & field_bit(s->unit[owner].field))
        return "AD-ATR-4";
    return is_general(e->unit) ? "AD-ATR-5" : 0;
}

/* AD-ATR-9, AD-RULE-35: 1 the attacker is far enough ahead, -1 the attacked, 0 nobody. */
static int lead(const State *s, const AttributeSums *sums, int which)
{
    const int z = sums->attacker[which] - sums->defender[which];
    return (z >= content(s)->lead) - (z <= -content(s)->lead);
}

/* AD-ATR-12, AD-RULE-36: who is surprised already, on either side, prevents the victory. */
static bool is_prevented(const State *s, int unit, int target, int which)
{
    const int status = which == 0 ? SURPRISED_AGILITY : SURPRISED_INTELLIGENCE;
    return has_status(s, unit, status) || has_status(s, target, status);
}

/* For each attribute by itself (AD-ATR-10); one victory each for both sides is none: AD-ATR-11. */
Victories adeloth_victories(const State *s, int unit, int target, const AttributeSums *sums)
{
    Victories v = {.none = "AD-ATR-9"};
    for (int which = 0; which < 2; which++) {
        v.won[which] = lead(s, sums, which);
        if (v.won[which] == 0)
            continue;
        if (is_prevented(s, unit, target, which)) {
            v.won[which] = 0;
            v.none = "AD-ATR-12";
        }
    }
    if (v.won[0] * v.won[1] < 0)
        return (Victories){.none = "AD-ATR-11"};
    if (v.won[0] != 0 || v.won[1] != 0)
        v.none = 0;
    return v;
}

/* AD-ATR-13, -14, AD-ST-7: the loser is surprised; rule cards and characters are triggered. */
static void win(Ctx *c, State *s, int which, int winner, int loser)
{
    s->unit[loser].status |= which == 0 ? SURPRISED_AGILITY : SURPRISED_INTELLIGENCE;
    EMIT(EV_VICTORY, "AD-ATR-9", winner, loser, which);
    for (int i = 0; i < content(s)->n_rule_cards; i++) {
        const int kind = which == 0 ? RULE_AGILITY : RULE_INTELLIGENCE;
        if (content(s)->rule_card[i].kind != kind)
            continue;
        StackEntry *rule = adeloth_trigger(s, E_RULE, seat_of(s, winner), i, 0, winner);
        rule->winner = winner;
        rule->loser = loser;
        rule->target_life[0] = s->unit[loser].life;
    }
    adeloth_trigger_victory(s, which, winner);
}

/* AD-ATR-3 … 8: by the board of this moment. */
static AttributeSums sum_up(const State *s, int unit, int target)
{
    const Fields with = adeloth_attackers(s, unit, target);
    const Fields against = adeloth_warband(s, s->unit[target].field, seat_of(s, target));
    AttributeSums sums;
    for (int which = 0; which < 2; which++) {
        sums.attacker[which] = adeloth_sum(s, with, which);
        sums.defender[which] = adeloth_sum(s, against, which);
    }
    return sums;
}

static void check(Ctx *c, State *s)
{
    const int unit = s->running.unit, target = s->running.target[0];
    const AttributeSums sums = sum_up(s, unit, target);
    const Victories v = adeloth_victories(s, unit, target, &sums);
    EMIT(EV_CHECK, "AD-ATR-8", unit, target, sums.attacker[0], sums.defender[0],
         sums.attacker[1], sums.defender[1]);
    if (v.none != 0)
        EMIT(EV_NO_VICTORY, v.none, unit, target);
    for (int which = 0; which < 2; which++) {
        if (v.won[which] > 0)
            win(c, s, which, unit, target);
        if (v.won[which] < 0)
            win(c, s, which, target, unit);
    }
}

FLOW(do_check)
{
    FLOW_BEGIN;
    if (adeloth_no_check(s, &s->running) == 0)
        check(c, s);
    else
        EMIT(EV_NO_VICTORY, adeloth_no_check(s, &s->running), s->running.unit,
             s->running.target[0]);
    FLOW_END;
}
