/* Answers: reactions and defence. Each is tried on a copy until the stack is empty, everybody
 * passing, and compared with passing. */
#include "games/adeloth/policy.h"

enum {
    LOOK_AHEAD = 60,        /* questions at most until the stack is empty */
    REACTION = 20,          /* what a reaction must gain */
    KEEP_GUARD = 15,        /* to be able to defend against the next one */
};

/* The attack on the stack that another one may fall into the back of; NULL: none. */
static const Entry *pending_attack(const State *s)
{
    for (int i = s->n_stack - 1; i >= 0; i--)
        if (s->stack[i].kind == E_ATTACK && !s->stack[i].back)
            return &s->stack[i];
    return s->is_running && s->running.kind == E_ATTACK ? &s->running : 0;
}

/* ---- trying ---- */

typedef struct Try {
    State s;
    int seat;
    bool close;             /* who appears does so beside the attacker */
} Try;

static int32_t quick_field(const Try *t, int field)
{
    const Entry *a = pending_attack(&t->s);
    int32_t sum = adeloth_field_income(&t->s, t->seat, field);
    if (a == 0 || !on_board(&t->s, a->unit))
        return sum;
    const bool beside = board(&t->s)->near[t->s.unit[a->unit].field] & field_bit(field);
    return sum + (beside == t->close ? 1000 : 0);
}

static Option quick_place(const Try *t, const Menu *m)
{
    int best = 0;
    for (int i = 1; i < m->n; i++)
        if (quick_field(t, option_arg(m->list[i], 0)) >
            quick_field(t, option_arg(m->list[best], 0)))
            best = i;
    return m->list[best];
}

/* Falls on the back if that kills, or does no harm. */
static Option quick_react(const Try *t, const Menu *m)
{
    const Entry *a = pending_attack(&t->s);
    for (int i = 0; i < m->n && a != 0; i++) {
        if (option_verb(m->list[i]) != V_BACK)
            continue;
        const int u = option_arg(m->list[i], 0);
        const Stats mine = adeloth_stats(&t->s, u), other = adeloth_stats(&t->s, a->unit);
        if (mine.attack >= other.resistance - t->s.unit[a->unit].damage ||
            other.attack < mine.resistance)
            return m->list[i];
    }
    return m->list[0];
}

/* "Up to": the attacker, if it can be named. */
static Option quick_aim(const Try *t, const Menu *m)
{
    const Entry *a = pending_attack(&t->s);
    for (int i = 0; i < m->n && a != 0; i++)
        if (option_verb(m->list[i]) == V_AIM && option_arg(m->list[i], 0) == a->unit)
            return m->list[i];
    return m->list[0];
}

static Option quick(const Try *t, const Menu *m)
{
    const int verb = option_verb(m->list[0]);
    if (m->seat != t->seat)
        return m->list[0];
    if (verb == V_PLACE)
        return quick_place(t, m);
    if (verb == V_PASS)
        return quick_react(t, m);
    return verb == V_NONE ? quick_aim(t, m) : m->list[0];
}

static bool is_settled(const State *s)
{
    return game_over(s) || (s->n_stack == 0 && !s->is_running && s->n_triggers == 0);
}

static int32_t try_answer(const Look *l, Option o, bool close, uint64_t seed)
{
    Try t = {.s = l->s, .seat = l->seat, .close = close};
    FastChance chance;
    Menu m;
    chance_fast(&chance, seed);
    Ctx c = {.game = &adeloth_game, .state = &t.s, .chance = &chance.chance};
    game_answer(&c, l->seat, o, &m);
    for (int i = 0; i < LOOK_AHEAD && !is_settled(&t.s); i++)
        game_answer(&c, m.seat, quick(&t, &m), &m);
    return adeloth_position_worth(&t.s, l->seat);
}

int32_t adeloth_look_ahead(const Look *l, Option o, uint64_t seed)
{
    const int32_t far = try_answer(l, o, false, seed);
    const int verb = option_verb(o);
    if (verb != V_SPY && verb != V_AMBUSH && verb != V_PLAY_AT && verb != V_SKILL_AT)
        return far;
    const int32_t near = try_answer(l, o, true, seed);
    return near > far ? near : far;
}

/* ---- reactions ---- */

static bool is_worth_a_look(const Entry *top, int seat)
{
    if (top->owner == seat)
        return false;
    switch ((EntryKind)top->kind) {
    case E_ATTACK: case E_CHECK: case E_CARD: case E_ABILITY: case E_SKILL: case E_WARE:
    case E_INCOME: case E_TRIGGER: case E_RULE: return true;
    default: return false;
    }
}

static bool does_harm(const Look *l, int card)
{
    const Card *k = card_at(&l->s, card);
    for (int i = 0; i < k->n_abilities; i++)
        for (int e = 0; e < k->ability[i].n_effects; e++)
            if (k->ability[i].effect[e].verb == DO_DAMAGE ||
                k->ability[i].effect[e].verb == DO_REMOVE)
                return true;
    return false;
}

static bool is_involved(const Look *l, int unit)
{
    for (int i = 0; i < l->s.n_stack; i++)
        if (l->s.stack[i].unit == unit ||
            (l->s.stack[i].n_targets > 0 && l->s.stack[i].target[0] == unit))
            return true;
    return false;
}

/* Aimed at somebody who has nothing to do with what happens it is hardly ever of use. */
static bool is_promising(const Look *l, Option o)
{
    const bool last = l->s.stack[l->s.n_stack - 1].kind == E_INCOME;
    const int unit = option_arg(o, 1);
    switch ((Verb)option_verb(o)) {
    case V_PLAY_AT:
        if (does_harm(l, option_arg(o, 0)))
            return seat_of(&l->s, unit) != l->seat;
        return is_involved(l, unit) || (last && adeloth_field_income(&l->s, 1 - l->seat,
                                                                     l->s.unit[unit].field) > 0);
    case V_SKILL_AT: case V_USE_AT: return is_involved(l, unit);
    case V_USE: return !last;
    case V_AMBUSH: return is_involved(l, option_arg(o, 2));
    default: return true;
    }
}

void adeloth_weigh_reactions(Look *l, const Menu *m, Chance *chance, int32_t *weights)
{
    const uint64_t seed = chance->below(chance, 1u << 30);
    int32_t pass = 0;
    for (int i = 0; i < m->n; i++)
        weights[i] = option_verb(m->list[i]) == V_PASS ? 0 : NEVER;
    if (m->n < 2 || !is_worth_a_look(&l->s.stack[l->s.n_stack - 1], l->seat))
        return;
    pass = adeloth_look_ahead(l, option(V_PASS, 0, 0, 0), seed);
    for (int i = 0; i < m->n; i++)
        if (option_verb(m->list[i]) != V_PASS && is_promising(l, m->list[i]))
            weights[i] = adeloth_look_ahead(l, m->list[i], seed) - pass - REACTION;
}

/* ---- defence: AD-ATT-8 ---- */

/* A later attacker that a defence could bring down. */
static bool better_later(const Look *l)
{
    const Entry *e = &l->s.running;
    const int target = e->target[0];
    EACH_FIELD (f, l->s.standing[1 - l->seat]) {
        const int u = unit_on(&l->s, f);
        if (u != e->unit && !is_general(u) && adeloth_can_strike(&l->s, u) &&
            adeloth_steps(f, l->s.unit[target].field) <= l->stats[u].movement &&
            l->stats[u].resistance <= l->stats[target].attack)
            return true;
    }
    return false;
}

void adeloth_weigh_defence(Look *l, const Menu *m, Chance *chance, int32_t *weights)
{
    const uint64_t seed = chance->below(chance, 1u << 30);
    for (int i = 0; i < m->n; i++) {
        weights[i] = adeloth_look_ahead(l, m->list[i], seed);
        if ((option_verb(m->list[i]) == V_ENDURE) == better_later(l))
            weights[i] += KEEP_GUARD;
    }
}
