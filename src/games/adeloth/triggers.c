/* Triggered abilities (rulebook: "Ausgelöste Fähigkeiten"): noticed while an effect is executed,
 * put onto the stack when it is complete. */
#include "games/adeloth/adeloth.h"

/* A pack has at most TRIGGERS_MAX triggered abilities and rule cards together (content.c), and one
 * effect triggers each of them at most once: it summons one card, is one check, and a card that is
 * removed does not come back within it. What was triggered is on the stack before the next effect
 * (AD-TRIG-3), so there is always room here. On the stack as well: nobody reacts while more than
 * REACTIONS_UP_TO effects lie there. From then on only triggered abilities come, of one effect of
 * another kind and of one another, and none of them brings a card back or is a check. */
StackEntry *adeloth_trigger(State *s, StackEntryKind kind, int owner, int card, int ability,
                            int unit)
{
    assert(s->n_triggers < TRIGGERS_MAX);
    StackEntry *e = &s->trigger[s->n_triggers++];
    *e = adeloth_entry(s, kind, owner, card, unit);
    e->ability = ability;
    return e;
}

/* AD-TRIG-1, AD-TRIG-4: texts with "when" happen by themselves, of cards on the battlefield. */
void adeloth_trigger_texts(State *s, Timing when, int unit)
{
    if (!is_card_unit(unit))
        return;
    const Card *k = card_at(s, card_of(unit));
    for (int i = 0; i < k->n_abilities; i++)
        if (k->ability[i].when == when)
            adeloth_trigger(s, E_TRIGGER, seat_of(s, unit), card_of(unit), i, unit);
}

/* AD-ATR-14: of the winner, and of his friends on what one of them does. */
void adeloth_trigger_victory(State *s, int which, int winner)
{
    adeloth_trigger_texts(s, which == 0 ? WHEN_WINS_AGILITY : WHEN_WINS_INTELLIGENCE, winner);
    EACH_FIELD (f, s->standing[seat_of(s, winner)])
        adeloth_trigger_texts(s, which == 0 ? WHEN_OWN_WINS_AGILITY : WHEN_OWN_WINS_INTELLIGENCE,
                              unit_on(s, f));
}

/* ---- triggers onto the stack: AD-TRIG-3, -6 ---- */

static bool has_triggers(const State *s, int seat)
{
    for (int i = 0; i < s->n_triggers; i++)
        if (s->trigger[i].owner == seat)
            return true;
    return false;
}

/* How many texts of a card wait. */
static int texts_of(const State *s, int card)
{
    int n = 0;
    for (int i = 0; i < s->n_triggers; i++)
        n += s->trigger[i].kind == E_TRIGGER && s->trigger[i].card == card;
    return n;
}

/* By its card; several texts of one card by their numbers on it. */
static Option name_of(const State *s, const StackEntry *e)
{
    if (e->kind == E_RULE)
        return option(V_FIRST_RULE, e->card, 0, 0);
    if (texts_of(s, e->card) > 1)
        return option(V_FIRST_TEXT, e->card, 1 + e->ability, 0);
    return option(V_FIRST, e->card, 0, 0);
}

/* Each player orders his own, those of one card too: which goes onto the stack first, and is
 * executed last. */
static void first_menu(const State *s, const struct settle_vars *my, Menu *m)
{
    prompt(m, Q_FIRST_TRIGGER, "AD-TRIG-6");
    for (int i = 0; i < s->n_triggers; i++)
        if (s->trigger[i].owner == my->seat)
            offer(m, name_of(s, &s->trigger[i]));
    deny_thing(m, KIND_CARD, THING_ANY, "AD-TRIG-6");
    deny_thing(m, KIND_RULE_CARD, THING_ANY, "AD-TRIG-6");
}

/* The trigger of the answer. */
static int named(const State *s, Option name)
{
    int i = 0;
    while (name_of(s, &s->trigger[i]) != name)
        i++;
    return i;
}

/* AD-RULE-59: the owner chooses the target when the ability goes onto the stack. */
static void trigger_target_menu(const State *s, const struct settle_vars *my, Menu *m)
{
    const StackEntry *e = &s->trigger[my->i];
    prompt(m, Q_TRIGGER_TARGET, "AD-TRIG-7");
    about(m, KIND_CARD, e->card);
    EACH_UNIT (u, s)
        adeloth_offer_aim(s, e, u, m);
}

static bool needs_target(const State *s, const StackEntry *e)
{
    const Ability *a = adeloth_ability_of(s, e);
    return a != 0 && names_units(&a->target);
}

static bool has_target(const State *s, const StackEntry *e)
{
    const Target *t = &adeloth_ability_of(s, e)->target;
    if (adeloth_lacks_targets(s, e->owner, t, e->unit) != 0)
        return false;
    EACH_UNIT (u, s)
        if (adeloth_no_target(s, e->owner, t, u, e->unit) == 0)
            return true;
    return false;
}

/* AD-ACT-8, AD-TGT-7: whoever aims at two has named only one of them so far. */
static bool lacks_second(const State *s)
{
    const StackEntry *e = s->n_stack > 0 ? &s->stack[s->n_stack - 1] : 0;
    return e != 0 && needs_target(s, e) &&
           e->n_targets < adeloth_ability_of(s, e)->target.count;
}

static void second_target_menu(const State *s, const struct settle_vars *my, Menu *m)
{
    const StackEntry *e = &s->stack[s->n_stack - 1];
    const Thing source = adeloth_source(s, e);
    (void)my;
    prompt(m, Q_SECOND_TARGET, "AD-ACT-8");
    about(m, KIND_UNIT, e->target[0]);
    about(m, source.kind, source.value);
    EACH_UNIT (u, s)
        if (u != e->target[0])
            adeloth_offer_aim(s, e, u, m);
    deny_thing(m, KIND_UNIT, e->target[0], "AD-ACT-8");
}

static void aim_second(Ctx *c, State *s, int unit)
{
    adeloth_aim(s, &s->stack[s->n_stack - 1], unit);
    EMIT(EV_TARGET, "AD-ACT-8", unit);
}

static StackEntry take_trigger(State *s, int at)
{
    const StackEntry e = s->trigger[at];
    s->n_triggers--;
    for (int i = at; i < s->n_triggers; i++)
        s->trigger[i] = s->trigger[i + 1];
    return e;
}

static void raise(Ctx *c, State *s, int at)
{
    assert(s->n_stack < STACK_MAX);
    const StackEntry e = take_trigger(s, at);
    s->stack[s->n_stack++] = e;
    if (e.kind == E_RULE)
        EMIT(EV_RULE_TRIGGERED, "AD-ATR-14", e.card, e.winner, e.loser);
    else
        EMIT(EV_TRIGGERED, "AD-TRIG-3", e.owner, e.card);
}

static void drop(Ctx *c, State *s, int at)
{
    const StackEntry e = take_trigger(s, at);
    EMIT(EV_DROPPED, "AD-TRIG-7", e.owner, e.card);
}

/* What is left to do when something was chosen or executed. AD-RULE-19: what is triggered for the
 * active player comes first, for the other above it. */
FLOW(settle)
{
    FLOW_BEGIN;
    for (;;) {
        if (lacks_second(s)) {
            ASK(s->stack[s->n_stack - 1].owner, second_target_menu);
            aim_second(c, s, ANSWER(0));
        }
        if (s->n_triggers == 0)
            break;
        my->seat = has_triggers(s, s->active) ? s->active : 1 - s->active;
        ASK(my->seat, first_menu);
        my->i = named(s, ANSWERED());
        if (needs_target(s, &s->trigger[my->i])) {
            if (!has_target(s, &s->trigger[my->i])) {
                drop(c, s, my->i);
                continue;
            }
            ASK(my->seat, trigger_target_menu);
            adeloth_aim(s, &s->trigger[my->i], ANSWER(0));
        }
        raise(c, s, my->i);
    }
    FLOW_END;
}
