/* The attack action (rulebook: "A4 Angriffsaktion") and falling on the back (R2). */
#include "games/adeloth/adeloth.h"

/* ---- legality ---- */

/* AD-KEY-9: only if it has not moved and nobody is in melee range. */
static const char *no_shot(const State *s, int unit)
{
    const Unit *u = &s->unit[unit];
    if (!adeloth_has(s, unit, RANGED) || has_status(s, unit, MOVED) ||
        adeloth_enemies_near(s, u->field, u->owner) != 0)
        return "AD-KEY-9";
    return 0;
}

/* NULL, or why this target is not legal for the attacker: AD-ATT-2, AD-KEY-2, AD-KEY-14. What the
 * attacker itself must fulfil (not exhausted) is looked at only when the attack is chosen. */
const char *adeloth_no_attack(const State *s, int unit, int target, bool ranged)
{
    const Unit *u = &s->unit[unit], *t = &s->unit[target];
    if (u->owner == t->owner)
        return "AD-RULE-21";
    if (ranged) {  /* AD-KEY-10: at whatever distance */
        const char *why = no_shot(s, unit);
        return why != 0 ? why : adeloth_is_out_of_sight(s, target, u->owner) ? "AD-KEY-14" : 0;
    }
    if (!(board(s)->near[u->field] & field_bit(t->field)))
        return "AD-ATT-2";
    const Fields intruders = adeloth_intruders(s, unit);
    return intruders != 0 && !(intruders & field_bit(t->field)) ? "AD-KEY-2" : 0;
}

/* ---- execution ---- */

/* AD-ATT-8, AD-ATT-11, generals too (AD-ATT-12), AD-BACK-6, AD-ST-6, AD-KEY-12, AD-RULE-77 */
bool adeloth_can_defend(const State *s, int target, bool ranged)
{
    return !has_status(s, target, DEFENCELESS) && (!ranged || adeloth_has(s, target, RANGED));
}

static void defend_menu(const State *s, const struct do_attack_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_DEFEND, "AD-ATT-8");
    about(m, KIND_UNIT, s->running.unit);
    about(m, KIND_UNIT, s->running.target[0]);
    about(m, KIND_NUMBER, adeloth_stats(s, s->running.unit).attack);
    about(m, KIND_NUMBER, adeloth_stats(s, s->running.target[0]).attack);
    offer(m, option(V_DEFEND, 0, 0, 0));
    offer(m, option(V_ENDURE, 0, 0, 0));
}

/* Whom a blow hits: the other one, and with Wild all other enemies in melee range (AD-KEY-4). The
 * range is that of the wild servant, not of its target (AD-RULE-68), so a shot, which needs it
 * empty, hits its target alone (AD-KEY-6). */
static Fields hit_by(const State *s, int unit, int other)
{
    const Unit *u = &s->unit[unit];
    Fields hit = field_bit(s->unit[other].field);
    if (adeloth_has(s, unit, WILD))
        hit |= adeloth_enemies_near(s, u->field, u->owner);
    return hit;
}

/* AD-KEY-16, AD-KEY-17, AD-RULE-41: life for all damage dealt, after all damage. */
static void give_life(Ctx *c, State *s, int unit, bool life_giving, int dealt)
{
    if (life_giving)
        adeloth_gain_life(c, s, seat_of(s, unit), dealt, "AD-KEY-16");
}

static int strike(Ctx *c, State *s, int strength, Fields hit)
{
    int dealt = 0;
    EACH_FIELD (f, hit) {
        adeloth_hurt(c, s, unit_on(s, f), strength, "AD-ATT-9");
        dealt += strength;
    }
    return dealt;
}

/* AD-ATT-9, AD-RULE-23: both blows at once; everything is read before anybody is hurt. Others hit
 * by Wild strike nobody back: AD-KEY-5. */
static void deal_both_damages(Ctx *c, State *s, bool defended)
{
    const int unit = s->running.unit, target = s->running.target[0];
    const int attack = adeloth_stats(s, unit).attack;
    const int defence = adeloth_stats(s, target).attack;
    const Fields hit = hit_by(s, unit, target), back = hit_by(s, target, unit);
    const bool life = adeloth_has(s, unit, LIFE_GIVING);
    const bool other = adeloth_has(s, target, LIFE_GIVING);
    EMIT(EV_ATTACK, "AD-ATT-9", unit, target, attack, defended ? defence : 0);
    const int dealt = strike(c, s, attack, hit);
    const int returned = defended ? strike(c, s, defence, back) : 0;
    give_life(c, s, unit, life, dealt);
    give_life(c, s, target, other, returned);
}

FLOW(do_attack)
{
    FLOW_BEGIN;
    if (adeloth_can_defend(s, s->running.target[0], s->running.ranged != 0)) {
        ASK(seat_of(s, s->running.target[0]), defend_menu);
        my->i = CHOSE(V_DEFEND);
        EMIT(my->i ? EV_DEFEND : EV_ENDURE, "AD-ATT-8", s->running.target[0]);
    }
    deal_both_damages(c, s, my->i != 0);
    if (my->i)  /* AD-ATT-10 */
        s->unit[s->running.target[0]].status |= DEFENCELESS;
    FLOW_END;
}
