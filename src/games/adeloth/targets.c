/* Targets and legality (rulebook: "A6", "Ziele"): at choosing, and once more before execution. */
#include "games/adeloth/adeloth.h"

const char *adeloth_no_target(const State *s, int seat, const Target *t, int unit, int source)
{
    const Unit *u = &s->unit[unit];
    if (!on_board(s, unit))
        return "AD-TGT-1";
    if (t->what == TARGET_SERVANT && is_general(unit))
        return "AD-TGT-3";
    if ((t->side == OWN_SIDE && u->owner != seat) || (t->side == ENEMY_SIDE && u->owner == seat))
        return "AD-TGT-3";
    if ((t->other && unit == source) || (t->not_new && u->status & NEW))
        return "AD-TGT-3";
    if (t->beside_own && (board(s)->near[u->field] & s->standing[seat]) == 0)
        return "AD-TGT-3";
    return adeloth_is_out_of_sight(s, unit, seat) ? "AD-KEY-14" : 0;
}

const char *adeloth_lacks_targets(const State *s, int seat, const Target *t, int source)
{
    int n = 0;
    if (t->count <= 1)
        return 0;  /* a single one is looked at by itself */
    EACH_UNIT (u, s)
        n += adeloth_no_target(s, seat, t, u, source) == 0;
    return n < t->count ? "AD-TGT-5" : 0;
}

/* AD-TGT-2, AD-TGT-6: a target that has changed zones, or no longer fits, is lost. */
static const char *lost_target(const State *s, const StackEntry *e, const Target *t, int i)
{
    if (!adeloth_same_life(s, e->target[i], e->target_life[i]))
        return "AD-TGT-2";
    return adeloth_no_target(s, e->owner, t, e->target[i], e->unit);
}

/* AD-TGT-7, AD-RULE-17: of several targets one is enough. */
static const char *illegal_target(const State *s, const StackEntry *e, const Target *t)
{
    const char *why = 0;
    if (t->what == TARGET_EFFECT)
        return e->aimed == 0 ? "AD-CONT-19" : 0;
    for (int i = 0; names_units(t) && i < e->n_targets; i++) {
        const char *lost = lost_target(s, e, t, i);
        if (lost == 0)
            return 0;
        why = why != 0 ? why : lost;
    }
    return why;
}

/* And it does nothing to those that are lost. */
void adeloth_drop_lost_targets(const State *s, StackEntry *e)
{
    const Ability *a = adeloth_ability_of(s, e);
    int n = 0;
    if (a == 0 || !names_units(&a->target))
        return;
    for (int i = 0; i < e->n_targets; i++) {
        if (lost_target(s, e, &a->target, i) != 0)
            continue;
        e->target[n] = e->target[i];
        e->target_life[n++] = e->target_life[i];
    }
    e->n_targets = n;
}

/* G06, G12 and the like: without any free position they are negated. */
const char *adeloth_no_room(const State *s, const StackEntry *e, const Ability *a)
{
    for (int i = 0; i < a->n_effects; i++) {
        if (a->effect[i].verb != DO_SUMMON || e->kind == E_TRIGGER)
            continue;
        const Fields room = a->effect[i].where[0] == NEAR_TARGET
                                ? adeloth_around_target(s, e) & adeloth_free_fields(s)
                                : adeloth_summoning_positions(s, e->owner);
        if (room == 0)
            return "AD-SUM-4";
    }
    return 0;
}

/* AD-ATT-6, AD-ATT-7, AD-RULE-50, AD-BACK-9, AD-BACK-11. All that was asked of the target at
 * choosing is asked again: an intruder who has come meanwhile counts (AD-KEY-3), and a shot is one
 * for good, though its target stands beside the archer now (AD-KEY-11, AD-RULE-40). */
static const char *illegal_attack(const State *s, const StackEntry *e)
{
    if (!adeloth_same_life(s, e->unit, e->life))
        return "AD-ATT-7";
    if (!adeloth_same_life(s, e->target[0], e->target_life[0]))
        return "AD-ATT-6";
    return adeloth_no_attack(s, e->unit, e->target[0], e->ranged != 0);
}

/* AD-MOVE-9; Swift has been spent when the action was chosen, so Moved alone does not count
 * then. */
static const char *illegal_move(const State *s, const StackEntry *e)
{
    if (!adeloth_same_life(s, e->unit, e->life))
        return "AD-MOVE-9";
    if (has_status(s, e->unit, EXHAUSTED) || adeloth_intruders(s, e->unit) != 0)
        return "AD-MOVE-9";
    return has_status(s, e->unit, MOVED) && !e->points ? "AD-MOVE-9" : 0;
}

/* AD-SHOP-6, AD-WARE-2: without gold or stock at execution the purchase is negated. */
static const char *illegal_ware(const State *s, const StackEntry *e)
{
    if (s->player[e->owner].gold < content(s)->ware[e->card].price)
        return "AD-SHOP-6";
    return s->stock[e->card] == 0 ? "AD-WARE-2" : 0;
}

/* Whether the source is still there matters for attacks and movements only: AD-RULE-29. */
const char *adeloth_illegal(const State *s, const StackEntry *e)
{
    const Ability *a = adeloth_ability_of(s, e);
    const char *why = 0;
    if (e->kind == E_ATTACK)
        return illegal_attack(s, e);
    if (e->kind == E_MOVE)
        return illegal_move(s, e);
    if (e->kind == E_SUMMON)  /* AD-SUM-4 */
        return adeloth_summoning_positions(s, e->owner) == 0 ? "AD-SUM-4" : 0;
    if (e->kind == E_WARE)
        why = illegal_ware(s, e);
    if (why == 0 && a != 0)
        why = illegal_target(s, e, &a->target);
    return why == 0 && a != 0 ? adeloth_no_room(s, e, a) : why;
}
