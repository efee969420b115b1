/* Answers: reactions and defence, judged by what is about to happen and what they would change. */
#include "games/adeloth/policy.h"

/* The attack on the stack that another one may fall into the back of; NULL: none. */
static const StackEntry *pending_attack(const State *s)
{
    for (int i = s->n_stack - 1; i >= 0; i--)
        if (s->stack[i].kind == E_ATTACK && !s->stack[i].back)
            return &s->stack[i];
    return s->is_running && s->running.kind == E_ATTACK ? &s->running : 0;
}

static bool does_harm(const Analysis *l, int card)
{
    const Card *k = card_at(&l->s, card);
    for (int i = 0; i < k->n_abilities; i++)
        for (int e = 0; e < k->ability[i].n_effects; e++)
            if (adeloth_verbs[k->ability[i].effect[e].verb].harms)
                return true;
    return false;
}

static bool is_involved(const Analysis *l, int unit)
{
    for (int i = 0; i < l->s.n_stack; i++)
        if (l->s.stack[i].unit == unit ||
            (l->s.stack[i].n_targets > 0 && l->s.stack[i].target[0] == unit))
            return true;
    return false;
}

/* ---- an attack on an own character ---- */

static PendingAttack attack_on_us(const Analysis *l)
{
    const StackEntry *e = pending_attack(&l->s);
    if (e == 0 || e->owner == l->seat || e->n_targets == 0 || !on_board(&l->s, e->unit) ||
        !on_board(&l->s, e->target[0]))
        return (PendingAttack){NOBODY, NOBODY, 0};
    return (PendingAttack){e->unit, e->target[0], l->stats[e->unit].attack};
}

/* What the attack takes from us if its strength and the target's resistance change by so much. */
static int32_t loss(const Analysis *l, const PendingAttack *a, int strength, int resistance)
{
    const int damage = a->strength + strength - (is_general(a->target) ? 0 : resistance);
    return damage > 0 ? -adeloth_weigh_damage(l, a->target, damage) : 0;
}

/* ---- what one effect saves of it: rows of adeloth_verbs ---- */

int32_t adeloth_saved_by_toughness(const Analysis *l, const PendingAttack *a, int unit, int n)
{
    return unit == a->target ? loss(l, a, 0, 0) - loss(l, a, 0, n) : 0;
}

int32_t adeloth_saved_by_weakness(const Analysis *l, const PendingAttack *a, int unit, int n)
{
    return unit == a->attacker ? loss(l, a, 0, 0) - loss(l, a, n, 0) : 0;
}

int32_t adeloth_saved_by_absence(const Analysis *l, const PendingAttack *a, int unit, int n)
{
    (void)n;
    return unit == a->attacker ? loss(l, a, 0, 0) : 0;
}

int32_t adeloth_saved_by_damage(const Analysis *l, const PendingAttack *a, int unit, int n)
{
    return !is_general(unit) && n >= l->stats[unit].resistance - l->s.unit[unit].damage
               ? adeloth_saved_by_absence(l, a, unit, n) : 0;
}

/* Either of the two out of reach. */
int32_t adeloth_saved_by_distance(const Analysis *l, const PendingAttack *a, int unit, int n)
{
    (void)n;
    return unit == a->attacker || unit == a->target ? loss(l, a, 0, 0) : 0;
}

static int32_t saved_by(const Analysis *l, const Ability *a, int target, int grade)
{
    const PendingAttack attack = attack_on_us(l);
    int32_t sum = 0;
    if (attack.attacker == NOBODY)
        return 0;
    for (int i = 0; i < a->n_effects; i++) {
        const Effect *f = &a->effect[i];
        const int unit = f->to == TO_TARGETS ? target : f->to == TO_OWN_GENERAL ? l->seat : NOBODY;
        if (unit != NOBODY && adeloth_verbs[f->verb].saves != 0)
            sum += adeloth_verbs[f->verb].saves(l, &attack, unit, f->n[grade]);
    }
    return sum;
}

/* ---- reactions ---- */

/* What an effect on the stack would do for the one it belongs to. */
static int32_t effect_of_enemy(const Analysis *l, int place)
{
    const StackEntry *e = &l->s.stack[place];
    if (e->owner == l->seat)
        return NEVER;
    switch ((StackEntryKind)e->kind) {
    case E_CARD: return adeloth_card_worth(&l->s, l->t, e->card);
    case E_ABILITY: return l->t->negated_ability;
    default: return 0;
    }
}

static int32_t card_reaction(Analysis *l, int card, int target)
{
    const Card *k = card_at(&l->s, card);
    const bool harm = does_harm(l, card);
    if (k->type == SERVANT || k->n_abilities == 0)
        return 0;
    if (target != NOBODY && (harm ? seat_of(&l->s, target) == l->seat : !is_involved(l, target)))
        return NEVER;
    return adeloth_weigh_ability(l, &k->ability[0], NOBODY, target, 0) +
           saved_by(l, &k->ability[0], target, 0) - adeloth_keep_worth(&l->s, l->t, l->seat, card) -
           l->t->gold * k->cost.gold - l->xp[l->seat] * k->cost.xp;
}

/* AD-SPY: a servant that appears now is ready in the own turn. */
static int32_t spy_reaction(const Analysis *l, int card, int gold)
{
    const Stats stats = adeloth_card_stats(&l->s, card);
    const int32_t body = adeloth_card_worth(&l->s, l->t, card);
    return body + adeloth_best_summoning(l, &stats, body) -
           adeloth_keep_worth(&l->s, l->t, l->seat, card) - l->t->gold * gold;
}

/* AD-BACK: one more blow at the attacker. */
static int32_t back_reaction(Analysis *l, int unit)
{
    const StackEntry *e = pending_attack(&l->s);
    if (e == 0 || !on_board(&l->s, e->unit))
        return 0;
    const AttackOutcome b = {unit, e->unit, l->s.unit[unit].field, false, 0};
    const PendingAttack a = attack_on_us(l);
    const bool fells = !is_general(e->unit) &&
                       l->stats[unit].attack >= l->stats[e->unit].resistance -
                                                    l->s.unit[e->unit].damage;
    return adeloth_weigh_attack_outcome(l, &b) +
           (fells && a.attacker != NOBODY ? loss(l, &a, 0, 0) : 0);
}

static int32_t weigh_reaction(Analysis *l, Option o)
{
    const int a = option_arg(o, 0), b = option_arg(o, 1);
    const Player *p = &l->s.player[l->seat];
    switch ((Verb)option_verb(o)) {
    case V_PLAY: return card_reaction(l, a, NOBODY);
    case V_PLAY_AT: return card_reaction(l, a, b);
    case V_AMBUSH: return card_reaction(l, a, option_arg(o, 2)) - l->t->gold * b;
    case V_COUNTER: return effect_of_enemy(l, b) - adeloth_keep_worth(&l->s, l->t, l->seat, a);
    case V_SPY: return spy_reaction(l, a, b);
    case V_BACK: return back_reaction(l, a);
    case V_SKILL: case V_SKILL_AT: {
        const int skill = a % SKILLS_EACH, target = option_verb(o) == V_SKILL_AT ? b : NOBODY;
        const Ability *ability = &profession(&l->s, l->seat)->skill[skill].ability;
        if (target != NOBODY && !is_involved(l, target))
            return NEVER;
        return adeloth_weigh_ability(l, ability, l->seat, target, p->points[skill] - 1) +
               saved_by(l, ability, target, p->points[skill] - 1) - l->t->cooldown;
    }
    case V_USE: case V_USE_AT: {
        const int unit = on_board(&l->s, unit_of(a)) ? unit_of(a) : l->seat;
        const int target = option_verb(o) == V_USE_AT ? b : NOBODY;
        const Ability *ability = &card_at(&l->s, a)->ability[adeloth_activated(&l->s, a)];
        if (target != NOBODY && !is_involved(l, target))
            return NEVER;
        return adeloth_weigh_ability(l, ability, unit, target, 0) +
               saved_by(l, ability, target, 0) - (ability->cost.exhaust ? l->t->reaction : 0);
    }
    default: return 0;
    }
}

void adeloth_weigh_reactions(Analysis *l, const Menu *m, int32_t *weights)
{
    const bool own = l->s.n_stack > 0 && l->s.stack[l->s.n_stack - 1].owner == l->seat;
    for (int i = 0; i < m->n; i++)
        weights[i] = option_verb(m->list[i]) == V_PASS ? 0
                     : own ? NEVER : weigh_reaction(l, m->list[i]) - l->t->reaction;
}

/* ---- where to appear in the enemy's turn ---- */

/* Beside the attacker, if a fall on his back brings him down. */
int32_t adeloth_weigh_appearing(const Analysis *l, const Stats *stats, int field)
{
    const StackEntry *e = pending_attack(&l->s);
    if (e == 0 || e->owner == l->seat || !on_board(&l->s, e->unit) || is_general(e->unit))
        return 0;
    const bool beside = board(&l->s)->near[l->s.unit[e->unit].field] & field_bit(field);
    const bool fells = stats->attack >= l->stats[e->unit].resistance - l->s.unit[e->unit].damage;
    return beside == fells ? l->worth[e->unit] / l->t->appear_part : 0;
}

/* ---- defence: AD-ATT-8 ---- */

/* A later attacker that a defence could bring down. */
static bool is_better_later(const Analysis *l)
{
    const StackEntry *e = &l->s.running;
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

void adeloth_weigh_defence(const Analysis *l, const Menu *m, int32_t *weights)
{
    const StackEntry *e = &l->s.running;
    const int32_t gain = adeloth_weigh_damage(l, e->unit, l->stats[e->target[0]].attack);
    const bool later = is_better_later(l);
    for (int i = 0; i < m->n; i++) {
        const bool endures = option_verb(m->list[i]) == V_ENDURE;
        weights[i] = (endures ? 0 : gain) + (endures == later ? l->t->keep_guard : 0);
    }
}
