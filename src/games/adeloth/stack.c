/* The effect stack (rulebook: "Aktionsphase", "Reaktionen und Effektstapel", "Ausgelöste
 * Fähigkeiten"): priority, legality, negation, execution, triggers. */
#include "games/adeloth/adeloth.h"

/* ---- entries ---- */

static uint8_t next_serial(State *s)
{
    s->serial = (uint8_t)(s->serial == UINT8_MAX ? 1 : s->serial + 1);
    return s->serial;
}

static Entry make(State *s, EntryKind kind, int owner, int card, int unit)
{
    Entry e = {.kind = (uint8_t)kind, .owner = (uint8_t)owner, .card = (int16_t)card,
               .serial = next_serial(s)};
    e.unit = (uint8_t)(unit == NOBODY ? UNITS : unit);
    e.life = unit == NOBODY ? 0 : s->unit[unit].life;
    return e;
}

Entry *adeloth_push(State *s, EntryKind kind, int owner, int card, int unit)
{
    assert(s->n_stack < STACK_MAX);
    s->stack[s->n_stack] = make(s, kind, owner, card, unit);
    return &s->stack[s->n_stack++];
}

Entry *adeloth_trigger(State *s, EntryKind kind, int owner, int card, int ability, int unit)
{
    const int at = s->n_triggers < TRIGGERS_MAX - 1 ? s->n_triggers++ : TRIGGERS_MAX - 1;
    s->trigger[at] = make(s, kind, owner, card, unit);
    s->trigger[at].ability = (uint8_t)ability;
    return &s->trigger[at];
}

/* AD-TRIG-1, -4: texts of a servant on what happens to itself. */
static void trigger_own(State *s, When when, int unit)
{
    if (!is_card_unit(unit))
        return;
    const Card *k = card_at(s, card_of(unit));
    for (int i = 0; i < k->n_abilities; i++)
        if (k->ability[i].when == when)
            adeloth_trigger(s, E_TRIGGER, seat_of(s, unit), card_of(unit), i, unit);
}

/* And of others on what one of their own characters does. */
void adeloth_trigger_all(State *s, When when, int unit)
{
    const int own = when == WHEN_WINS_AGILITY ? WHEN_OWN_WINS_AGILITY
                    : when == WHEN_WINS_INTELLIGENCE ? WHEN_OWN_WINS_INTELLIGENCE : -1;
    trigger_own(s, when, unit);
    EACH_FIELD (f, own < 0 ? 0 : s->standing[seat_of(s, unit)])
        trigger_own(s, (When)own, unit_on(s, f));
}

bool adeloth_same_life(const State *s, int unit, int life)
{
    return unit < UNITS && on_board(s, unit) && s->unit[unit].life == life;
}

const Ability *adeloth_ability_of(const State *s, const Entry *e)
{
    switch ((EntryKind)e->kind) {
    case E_CARD: case E_ABILITY: case E_TRIGGER:
        return &card_at(s, e->card)->ability[e->ability];
    case E_SKILL: return &profession(s, e->owner)->skill[e->card].ability;
    case E_WARE: return &content(s)->ware[e->card].ability;
    default: return 0;
    }
}

/* ---- legality: AD-TGT ---- */

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
    if (t->beside_own && adeloth_enemies_near(s, u->field, u->owner) == 0)
        return "AD-TGT-3";
    return adeloth_is_out_of_sight(s, unit, seat) ? "AD-KEY-14" : 0;
}

static int find_serial(const State *s, int serial)
{
    for (int i = 0; i < s->n_stack; i++)
        if (s->stack[i].serial == serial)
            return i;
    return -1;
}

static const char *illegal_target(const State *s, const Entry *e, const Target *t)
{
    if (t->what == NO_TARGET || t->up_to)
        return 0;
    if (t->what == TARGET_EFFECT)
        return find_serial(s, e->aimed) < 0 ? "AD-CONT-19" : 0;
    if (!adeloth_same_life(s, e->target[0], e->target_life[0]))  /* AD-TGT-2 */
        return "AD-TGT-2";
    return adeloth_no_target(s, e->owner, t, e->target[0], e->unit);
}

/* G06, G12 and the like: without any free position they are negated. */
const char *adeloth_no_room(const State *s, const Entry *e, const Ability *a)
{
    for (int i = 0; i < a->n_effects; i++) {
        if (a->effect[i].verb != DO_SUMMON || e->kind == E_TRIGGER)
            continue;
        const Fields room = a->effect[i].where[0] == NEAR_TARGET
                                ? board(s)->near[s->unit[e->target[0]].field] &
                                      adeloth_free_fields(s)
                                : adeloth_summoning_positions(s, e->owner);
        if (room == 0)
            return "AD-SUM-4";
    }
    return 0;
}

static const char *illegal_attack(const State *s, const Entry *e)
{
    if (!adeloth_same_life(s, e->unit, e->life))
        return "AD-ATT-7";
    if (!adeloth_same_life(s, e->target[0], e->target_life[0]))
        return "AD-ATT-6";
    return adeloth_no_attack(s, e->unit, e->target[0], e->ranged != 0, e->back != 0);
}

/* AD-MOVE-9; Swift has been spent when the action was chosen, so Moved alone does not count
 * then. */
static const char *illegal_move(const State *s, const Entry *e)
{
    if (!adeloth_same_life(s, e->unit, e->life))
        return "AD-MOVE-9";
    if (has_status(s, e->unit, EXHAUSTED) || adeloth_intruders(s, e->unit) != 0)
        return "AD-MOVE-9";
    return has_status(s, e->unit, MOVED) && !e->points ? "AD-MOVE-9" : 0;
}

/* AD-SHOP-6, AD-WARE-2 */
static const char *illegal_ware(const State *s, const Entry *e)
{
    if (s->player[e->owner].gold < content(s)->ware[e->card].price)
        return "AD-SHOP-6";
    return s->stock[e->card] == 0 ? "AD-WARE-2" : 0;
}

const char *adeloth_illegal(const State *s, const Entry *e)
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

/* ---- negation: AD-NEG ---- */

/* AD-NEG-1 … 4: a card goes to the discard pile and pays its bounty; all else pays none. */
static void negate(Ctx *c, State *s, const Entry *e, const char *rule)
{
    EMIT(EV_NEGATED, rule, e->owner, e->kind);
    if (e->kind != E_CARD && e->kind != E_SUMMON)
        return;
    const int bounty = card_at(s, e->card)->bounty;
    adeloth_card_to_discard(s, e->card);
    if (bounty > 0) {
        EMIT(EV_BOUNTY, "AD-NEG-1", 1 - e->owner, e->card, bounty);
        adeloth_gain_xp(c, s, 1 - e->owner, bounty, "AD-NEG-1");
    }
}

/* AD-NEG-5: negated by a card, while it lies on the stack. */
void adeloth_negate_serial(Ctx *c, State *s, int serial)
{
    const int at = find_serial(s, serial);
    if (at < 0)
        return;
    const Entry gone = s->stack[at];
    s->n_stack--;
    for (int i = at; i < s->n_stack; i++)
        s->stack[i] = s->stack[i + 1];
    negate(c, s, &gone, "AD-NEG-5");
}

/* ---- triggers onto the stack: AD-TRIG-3, -6 ---- */

static int count_of(const State *s, int seat)
{
    int n = 0;
    for (int i = 0; i < s->n_triggers; i++)
        n += s->trigger[i].owner == seat;
    return n;
}

static int nth_of(const State *s, int seat, int n)
{
    for (int i = 0; i < s->n_triggers; i++)
        if (s->trigger[i].owner == seat && n-- == 0)
            return i;
    return -1;
}

/* Each player orders his own: which goes onto the stack first, and is executed last. */
static void first_menu(const State *s, const struct settle_vars *my, Menu *m)
{
    prompt(m, "first-trigger", "AD-TRIG-6");
    for (int i = 0; i < count_of(s, my->seat); i++) {
        const Entry *e = &s->trigger[nth_of(s, my->seat, i)];
        about(m, e->kind == E_RULE ? KIND_RULE_CARD : KIND_CARD, e->card);
        offer(m, option(V_FIRST, i + 1, 0, 0));
        if (i + 1 == MENU_ABOUT)
            break;
    }
}

static void trigger_target_menu(const State *s, const struct settle_vars *my, Menu *m)
{
    const Entry *e = &s->trigger[my->i];
    prompt(m, "trigger-target", "AD-TRIG-7");
    about(m, KIND_CARD, e->card);
    for (int u = 0; u < UNITS; u++)
        if (on_board(s, u))
            offer_unless(m, option(V_AIM, u, 0, 0),
                         adeloth_no_target(s, e->owner, &adeloth_ability_of(s, e)->target, u,
                                           e->unit));
}

static bool needs_target(const State *s, const Entry *e)
{
    const Ability *a = adeloth_ability_of(s, e);
    return a != 0 && a->target.what != NO_TARGET && !a->target.up_to;
}

static bool has_target(const State *s, const Entry *e)
{
    for (int u = 0; u < UNITS; u++)
        if (adeloth_no_target(s, e->owner, &adeloth_ability_of(s, e)->target, u, e->unit) == 0)
            return true;
    return false;
}

static void raise(Ctx *c, State *s, int at)
{
    assert(s->n_stack < STACK_MAX);
    const Entry e = s->trigger[at];
    s->stack[s->n_stack++] = e;
    s->n_triggers--;
    for (int i = at; i < s->n_triggers; i++)
        s->trigger[i] = s->trigger[i + 1];
    if (e.kind == E_RULE)
        EMIT(EV_RULE_TRIGGERED, "AD-ATR-14", e.card, e.winner, e.loser);
    else
        EMIT(EV_TRIGGERED, "AD-TRIG-3", e.owner, e.card);
}

static void drop(Ctx *c, State *s, int at)
{
    EMIT(EV_DROPPED, "AD-TRIG-7", s->trigger[at].owner, s->trigger[at].card);
    s->n_triggers--;
    for (int i = at; i < s->n_triggers; i++)
        s->trigger[i] = s->trigger[i + 1];
}

/* AD-RULE-19: the active player's first, the other's above them. */
FLOW(settle)
{
    FLOW_BEGIN;
    while (s->n_triggers > 0) {
        my->seat = (int8_t)(count_of(s, s->active) > 0 ? s->active : 1 - s->active);
        my->i = (int8_t)nth_of(s, my->seat, 0);
        if (count_of(s, my->seat) > 1) {
            ASK(my->seat, first_menu);
            my->i = (int8_t)nth_of(s, my->seat, ANSWER(0) - 1);
        }
        if (needs_target(s, &s->trigger[my->i])) {
            if (!has_target(s, &s->trigger[my->i])) {
                drop(c, s, my->i);
                continue;
            }
            ASK(my->seat, trigger_target_menu);
            s->trigger[my->i].target[0] = (uint8_t)ANSWER(0);
            s->trigger[my->i].target_life[0] = s->unit[ANSWER(0)].life;
            s->trigger[my->i].n_targets = 1;
        }
        raise(c, s, my->i);
    }
    FLOW_END;
}

/* ---- execution ---- */

static const uint8_t execute_procs[ENTRY_KINDS] = {
    [E_START] = P_do_start, [E_INCOME] = P_do_income, [E_MOVE] = P_do_move,
    [E_ATTACK] = P_do_attack, [E_CHECK] = P_do_check, [E_SUMMON] = P_do_summon,
    [E_CARD] = P_do_card, [E_SKILL] = P_do_skill, [E_LEVEL] = P_do_level,
    [E_ABILITY] = P_do_ability, [E_WARE] = P_do_ware, [E_FLOW] = P_do_flow,
    [E_TRIGGER] = P_do_trigger, [E_RULE] = P_do_rule,
};

/* AD-ACT-6, AD-TGT-6, AD-WIN-1, AD-WIN-5: complete, then removals, the end, triggers. */
FLOW(execute)
{
    FLOW_BEGIN;
    s->running = s->stack[--s->n_stack];
    s->is_running = 1;
    if (adeloth_illegal(s, &s->running) != 0)
        negate(c, s, &s->running, adeloth_illegal(s, &s->running));
    else
        CALL_PROC(execute_procs[s->running.kind], struct execution_vars, .i = 0);
    s->is_running = 0;
    adeloth_removals(c, s);
    if (adeloth_has_ended(c, s))
        END_GAME;
    CALL(settle, .seat = 0);
    FLOW_END;
}

/* ---- priority: AD-STACK ---- */

/* AD-FSM-2: whether asking tells something: the other cannot know what is in the hand. */
static bool could_react(const State *s, int seat)
{
    const Player *p = &s->player[seat];
    return p->hand.n > 0 && p->active + p->gold > 0;
}

static void react_menu(const State *s, const struct resolve_vars *my, Menu *m)
{
    const Entry *top = &s->stack[s->n_stack - 1];
    prompt(m, "react", "AD-STACK-3");
    about(m, KIND_STACKED, s->n_stack - 1);
    about(m, KIND_SEAT, top->owner);
    offer(m, option(V_PASS, 0, 0, 0));
    adeloth_offer_reactions(s, my->who, m);
    m->keep_pause = could_react(s, my->who);
}

/* AD-STACK-1 … 9: asked are the owner of the top effect, then the other, until both decline. */
FLOW(resolve)
{
    FLOW_BEGIN;
    CALL(settle, .seat = 0);
    while (s->n_stack > 0) {
        my->who = (int8_t)s->stack[s->n_stack - 1].owner;
        my->passed = 0;
        while (my->passed < SEATS) {
            ASK(my->who, react_menu);
            if (CHOSE(V_PASS)) {
                EMIT(EV_PASS, "AD-STACK-7", my->who);
                my->passed++;
                my->who = (int8_t)(1 - my->who);
                continue;
            }
            adeloth_choose(c, s, my->who, ANSWERED());
            CALL(settle, .seat = 0);
            my->passed = 0;
            my->who = (int8_t)s->stack[s->n_stack - 1].owner;
        }
        CALL(execute, .unused = 0);
    }
    FLOW_END;
}
