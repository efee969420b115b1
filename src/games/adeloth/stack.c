/* The effect stack (rulebook: "Aktionsphase", "Reaktionen und Effektstapel"): priority, negation,
 * execution. What is still legal: targets.c; what is triggered: triggers.c. */
#include "games/adeloth/adeloth.h"

/* ---- entries ---- */

StackEntry adeloth_entry(const State *s, StackEntryKind kind, int owner, int card, int unit)
{
    StackEntry e = {.kind = kind, .owner = owner, .card = card,
                    .target = {UNITS, UNITS}};
    e.unit = unit == NOBODY ? UNITS : unit;
    e.life = unit == NOBODY ? 0 : s->unit[unit].life;
    return e;
}

StackEntry *adeloth_push(State *s, StackEntryKind kind, int owner, int card, int unit)
{
    assert(s->n_stack < STACK_MAX);
    s->stack[s->n_stack] = adeloth_entry(s, kind, owner, card, unit);
    return &s->stack[s->n_stack++];
}

void adeloth_aim(const State *s, StackEntry *e, int unit)
{
    assert(e->n_targets < TARGETS_MAX);
    e->target[e->n_targets] = unit;
    e->target_life[e->n_targets++] = s->unit[unit].life;
}

/* Effects know characters by lives on the battlefield, so who is away has another one. */
bool adeloth_same_life(const State *s, int unit, int life)
{
    return unit < UNITS && s->unit[unit].life == life;
}

const Ability *adeloth_ability_of(const State *s, const StackEntry *e)
{
    switch ((StackEntryKind)e->kind) {
    case E_CARD: case E_ABILITY: case E_TRIGGER:
        return &card_at(s, e->card)->ability[e->ability];
    case E_SKILL: return &profession(s, e->owner)->skill[e->card].ability;
    case E_WARE: return &content(s)->ware[e->card].ability;
    default: return 0;
    }
}

Thing adeloth_source(const State *s, const StackEntry *e)
{
    const int16_t card = e->card;
    switch ((StackEntryKind)e->kind) {
    case E_SUMMON: case E_CARD: case E_ABILITY: case E_TRIGGER: return (Thing){KIND_CARD, card};
    case E_SKILL:
        return (Thing){KIND_SKILL, s->player[e->owner].profession * SKILLS_EACH + card};
    case E_WARE: return (Thing){KIND_WARE, card};
    case E_RULE: return (Thing){KIND_RULE_CARD, card};
    case E_MOVE: case E_ATTACK: case E_CHECK: return (Thing){KIND_UNIT, e->unit};
    default: return (Thing){KIND_UNIT, e->owner};  /* what the general does */
    }
}

/* ---- negation: AD-NEG ---- */

/* AD-NEG-1, AD-PLAY-3, AD-RULE-64: a card, a servant's too (AD-NEG-2), is discarded and pays its
 * bounty, whoever caused it (AD-NEG-4); all else pays none (AD-NEG-3). */
static void negate(Ctx *c, State *s, const StackEntry *e, const char *rule)
{
    EMIT(EV_NEGATED, rule, e->owner, e->kind);
    if (e->kind != E_CARD && e->kind != E_SUMMON)
        return;
    adeloth_card_to_discard(s, e->card);
    adeloth_pay_bounty(c, s, e->card, "AD-NEG-1");
}

/* What lay above place `at` lies one lower now; who aimed at that place has no target any more. */
static void follow_aim(StackEntry *e, int at)
{
    if (e->aimed == 1 + at)
        e->aimed = 0;
    else if (e->aimed > 1 + at)
        e->aimed--;
}

static StackEntry take_effect(State *s, int at)
{
    const StackEntry gone = s->stack[at];
    s->n_stack--;
    for (int i = at; i < s->n_stack; i++) {
        s->stack[i] = s->stack[i + 1];
        follow_aim(&s->stack[i], at);
    }
    follow_aim(&s->running, at);
    return gone;
}

/* Negated by a card, the effect being executed, while it lies on the stack. */
void adeloth_negate_aimed(Ctx *c, State *s)
{
    if (s->running.aimed == 0)
        return;
    const StackEntry gone = take_effect(s, s->running.aimed - 1);
    negate(c, s, &gone, "AD-NEG-5");
}

/* ---- execution ---- */

static const uint8_t execute_procs[ENTRY_KINDS] = {
    [E_START] = P_do_start, [E_INCOME] = P_do_income, [E_MOVE] = P_do_move,
    [E_ATTACK] = P_do_attack, [E_CHECK] = P_do_check, [E_SUMMON] = P_do_summon,
    [E_CARD] = P_do_card, [E_SKILL] = P_do_text, [E_LEVEL] = P_do_level,
    [E_ABILITY] = P_do_text, [E_WARE] = P_do_ware, [E_FLOW] = P_do_flow,
    [E_TRIGGER] = P_do_text, [E_RULE] = P_do_text,
};

/* AD-ACT-6, AD-TRIG-2, AD-TGT-6, AD-WIN-1, AD-WIN-5: complete, then removals, the end, triggers. */
FLOW(execute)
{
    FLOW_BEGIN;
    s->running = s->stack[--s->n_stack];
    s->is_running = 1;
    if (adeloth_illegal(s, &s->running) != 0) {
        negate(c, s, &s->running, adeloth_illegal(s, &s->running));
    } else {
        adeloth_drop_lost_targets(s, &s->running);
        CALL_PROC(execute_procs[s->running.kind], struct execution_vars, .i = 0);
    }
    s->is_running = 0;
    adeloth_removals(c, s);
    if (adeloth_has_ended(c, s))
        END_GAME;  /* AD-RULE-70: what is still on the stack lapses */
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

/* Text "prompt.react.<wording>": what people say of the commonest effects, aimed or not. */
static const char *wording_of(const StackEntry *e)
{
    const bool at = e->n_targets > 0;
    if (e->kind == E_ATTACK)
        return "attack";
    if (e->kind == E_CARD)
        return at ? "card-at" : "card";
    if (e->kind == E_SKILL)
        return at ? "skill-at" : "skill";
    return e->kind == E_SUMMON ? "summon" : at ? "at" : "";
}

/* What comes next, whose it is, and whom it is aimed at; of an attack how hard it strikes. */
static void ask_about_effect(const State *s, const StackEntry *e, Menu *m)
{
    const Thing source = adeloth_source(s, e);
    prompt(m, Q_REACT, "AD-STACK-3");
    m->wording = wording_of(e);
    about(m, KIND_ENTRY, e->kind);
    about(m, KIND_SEAT, e->owner);
    about(m, source.kind, source.value);
    if (e->n_targets > 0)
        about(m, KIND_UNIT, e->target[0]);
    if (e->kind == E_ATTACK)
        about(m, KIND_NUMBER, adeloth_stats(s, e->unit).attack);
    if (e->n_targets > 1)
        about(m, KIND_UNIT, e->target[1]);
}

/* Cards and abilities of the enemy, and whatever is aimed at one's own, but no check that ends
 * without result (AD-ATR-4, -5): the attack is asked about too. Nothing that only the hand decides,
 * for everybody sees who takes time. */
static bool is_worth_a_stop(const State *s, const StackEntry *e, int seat)
{
    if (e->owner == seat || (e->kind == E_CHECK && adeloth_no_check(s, e) != NULL))
        return false;
    if (e->kind == E_CARD || e->kind == E_SKILL || e->kind == E_ABILITY)
        return true;
    for (int i = 0; i < e->n_targets; i++)
        if (seat_of(s, e->target[i]) == seat)
            return true;
    return false;
}

static void react_menu(const State *s, const struct resolve_vars *my, Menu *m)
{
    const StackEntry *top = &s->stack[s->n_stack - 1];
    ask_about_effect(s, top, m);
    m->stop = is_worth_a_stop(s, top, my->who);
    offer(m, option(V_PASS, 0, 0, 0));
    adeloth_offer_reactions(s, my->who, m);
    m->keep_pause = could_react(s, my->who);
}

/* AD-STACK-1 … 9: before every effect (AD-STACK-2) its owner is asked, who may answer himself
 * (AD-STACK-8, AD-RULE-16, AD-RULE-75), then the other, until both decline; for reactions only
 * (AD-RULE-14). */
FLOW(resolve)
{
    FLOW_BEGIN;
    CALL(settle, .seat = 0);
    while (s->n_stack > 0) {  /* AD-STACK-6, AD-RULE-15; then the next action: AD-STACK-9 */
        my->who = s->stack[s->n_stack - 1].owner;
        my->passed = 0;
        while (my->passed < SEATS) {
            ASK(my->who, react_menu);
            if (CHOSE(V_PASS)) {  /* AD-STACK-7 */
                my->passed++;
                my->who = 1 - my->who;
                continue;
            }
            adeloth_choose(c, s, my->who, ANSWERED());  /* AD-STACK-5 */
            CALL(settle, .seat = 0);
            my->passed = 0;
            my->who = s->stack[s->n_stack - 1].owner;
        }
        CALL(execute, .unused = 0);  /* AD-STACK-4 */
    }
    FLOW_END;
}
