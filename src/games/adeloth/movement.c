/* The movement action (rulebook: "A3 Bewegungsaktion"). */
#include "games/adeloth/adeloth.h"

/* AD-MOVE-7, AD-RULE-79: one point less with an enemy beside the field of departure. */
static int points_of(const State *s, int unit)
{
    const Unit *u = &s->unit[unit];
    const int points = adeloth_stats(s, unit).movement;
    return points - (adeloth_enemies_near(s, u->field, u->owner) != 0);
}

/* AD-MOVE-4, -5: by edges, through allies, never through `walls`. */
static Fields reach(const State *s, int unit, int points, Fields walls)
{
    Fields reached = field_bit(s->unit[unit].field);
    for (; points > 0; points--) {
        Fields next = reached;
        EACH_FIELD (f, reached)
            next |= board(s)->edges[f];
        reached = next & ~walls;
    }
    return reached;
}

/* AD-MOVE-6: onto a free field; AD-KEY-7: a flying character goes anywhere. */
Fields adeloth_move_ends(const State *s, int unit)
{
    const Fields free = adeloth_free_fields(s);
    if (adeloth_has(s, unit, FLYING))
        return free;
    return reach(s, unit, points_of(s, unit), s->standing[1 - seat_of(s, unit)]) & free;
}

/* AD-MOVE-1, AD-ST-3, AD-ST-4, AD-KEY-1, AD-KEY-18: Swift ignores Moved once, not when it is
 * new. Flying helps against none of this (AD-KEY-8, AD-RULE-39). */
const char *adeloth_no_move(const State *s, int unit)
{
    if (has_status(s, unit, EXHAUSTED))
        return "AD-ST-4";
    if (has_status(s, unit, MOVED) && !adeloth_is_swift_now(s, unit))
        return "AD-ST-3";
    return adeloth_intruders(s, unit) != 0 ? "AD-KEY-1" : 0;
}

/* Which rule keeps a character from a field that is none of its ends. */
static const char *why_not(const State *s, int unit, int field)
{
    const Fields walls = s->standing[1 - seat_of(s, unit)];
    if (s->at[field] != 0)
        return "AD-MOVE-6";
    if (reach(s, unit, adeloth_stats(s, unit).movement, walls) & field_bit(field))
        return "AD-MOVE-7";
    return reach(s, unit, points_of(s, unit), 0) & field_bit(field) ? "AD-MOVE-5" : "AD-MOVE-4";
}

/* How far it is and how many points there are, or who stands there. */
static void explain(const State *s, int unit, int field, const char *why, Menu *m)
{
    int steps = 1;
    if (text_equal(why, "AD-MOVE-6")) {
        because(m, KIND_UNIT, unit_on(s, field));
    } else if (text_equal(why, "AD-MOVE-4") || text_equal(why, "AD-MOVE-7")) {
        while (!(reach(s, unit, steps, 0) & field_bit(field)))
            steps++;
        because(m, KIND_NUMBER, steps);
        because(m, KIND_NUMBER, points_of(s, unit));
    }
}

static void move_menu(const State *s, const struct do_move_vars *my, Menu *m)
{
    const int unit = s->running.unit;
    const Fields ends = adeloth_move_ends(s, unit);
    (void)my;
    if (adeloth_has(s, unit, FLYING))
        prompt(m, Q_FLY_TO, "AD-KEY-7");
    else if (points_of(s, unit) < adeloth_stats(s, unit).movement)
        prompt(m, Q_MOVE_CAREFULLY, "AD-MOVE-7");
    else
        prompt(m, Q_MOVE_TO, "AD-MOVE-2");
    about(m, KIND_UNIT, unit);
    about(m, KIND_NUMBER, points_of(s, unit));
    EACH_FIELD (f, ends)
        offer(m, option(V_TO, f, 0, 0));
    offer(m, option(V_STAY, 0, 0, 0));  /* AD-MOVE-8, AD-RULE-20 */
    if (m->denials != 0)
        EACH_FIELD (f, ALL_FIELDS & ~ends)
            if (deny(m, option(V_TO, f, 0, 0), why_not(s, unit, f)))
                explain(s, unit, f, why_not(s, unit, f), m);
}

/* AD-RC-6: a standard falls to an enemy who ends a movement action on it, be it by staying. */
static void enter_field(Ctx *c, State *s, int unit)
{
    Player *enemy = &s->player[1 - seat_of(s, unit)];
    if (enemy->standard != s->unit[unit].field)
        return;
    enemy->standard = NO_FIELD;
    EMIT(EV_STANDARD_OFF, "AD-RC-6", 1 - seat_of(s, unit), s->unit[unit].field);
}

/* AD-MOVE-2, AD-MOVE-3: the destination is chosen at execution, and the character is Moved. */
FLOW(do_move)
{
    FLOW_BEGIN;
    ASK(s->running.owner, move_menu);
    if (CHOSE(V_TO)) {
        EMIT(EV_MOVE, "AD-MOVE-2", s->running.unit, s->unit[s->running.unit].field, ANSWER(0));
        adeloth_put(s, s->running.unit, ANSWER(0));
    } else {
        EMIT(EV_STAY, "AD-MOVE-8", s->running.unit);
    }
    enter_field(c, s, s->running.unit);
    s->unit[s->running.unit].status |= MOVED;
    FLOW_END;
}
