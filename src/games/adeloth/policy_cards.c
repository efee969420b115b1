/* What abilities would do now: cards, general abilities, card abilities and wares alike, word by
 * word of the vocabulary in content.h. */
#include "games/adeloth/policy.h"

static bool is_mine(const Analysis *l, int unit)
{
    return seat_of(&l->s, unit) == l->seat;
}

static int32_t above_zero(int32_t n)
{
    return n > 0 ? n : 0;
}

/* What is good for the side of a character, as we see it. */
static int32_t for_its_side(const Analysis *l, int unit, int32_t gain)
{
    return is_mine(l, unit) ? gain : -gain;
}

/* The best blow from where it stands, or from where it could go. */
static int32_t best_action_value(Analysis *l, int unit)
{
    const bool shoots = !has_status(&l->s, unit, MOVED);
    const int32_t here = adeloth_best_attack(l, unit, l->s.unit[unit].field, shoots, 0, 0);
    const int32_t there = adeloth_no_move(&l->s, unit) == 0 ? adeloth_weigh_move(l, unit) : 0;
    return here > there ? here : above_zero(there);
}

/* What more strength until the end of the turn adds to the best blow. */
static int32_t strengthened(Analysis *l, int unit, int attack, int resistance)
{
    const bool shoots = !has_status(&l->s, unit, MOVED);
    const int field = l->s.unit[unit].field;
    if (!is_mine(l, unit))
        return 0;
    const int32_t before = adeloth_best_attack(l, unit, field, shoots, 0, 0);
    l->stats[unit].resistance += resistance;
    const int32_t after = adeloth_best_attack(l, unit, field, shoots, attack, 0);
    l->stats[unit].resistance -= resistance;
    return above_zero(after - before);
}

static int32_t without_status(Analysis *l, int unit, int status)
{
    const uint8_t had = l->s.unit[unit].status;
    if (!is_mine(l, unit) || !(had & status))
        return 0;
    const int32_t before = best_action_value(l, unit);
    l->s.unit[unit].status = had & ~status;
    const int32_t after = best_action_value(l, unit);
    l->s.unit[unit].status = had;
    return above_zero(after - before);
}

/* ---- one character: rows of adeloth_verbs ---- */

int32_t adeloth_on_damage(Analysis *l, int unit, int n, int where)
{
    (void)where;
    return adeloth_weigh_damage(l, unit, n);
}

int32_t adeloth_on_attack(Analysis *l, int unit, int n, int where)
{
    (void)where;
    return n > 0 ? strengthened(l, unit, n, 0) : 0;
}

int32_t adeloth_on_resistance(Analysis *l, int unit, int n, int where)
{
    (void)where;
    return strengthened(l, unit, 0, n);
}

int32_t adeloth_on_movement(Analysis *l, int unit, int n, int where)
{
    (void)where;
    if (!is_mine(l, unit) || adeloth_no_move(&l->s, unit) != 0)
        return 0;
    const int32_t before = best_action_value(l, unit);
    l->s.unit[unit].movement += n;
    const int32_t after = best_action_value(l, unit);
    l->s.unit[unit].movement -= n;
    return above_zero(after - before);
}

int32_t adeloth_on_ready(Analysis *l, int unit, int n, int where)
{
    (void)n;
    (void)where;
    return without_status(l, unit, EXHAUSTED | MOVED);
}

int32_t adeloth_on_refresh(Analysis *l, int unit, int n, int where)
{
    (void)n;
    (void)where;
    return without_status(l, unit, MOVED);
}

int32_t adeloth_on_defenceless(Analysis *l, int unit, int n, int where)
{
    (void)n;
    (void)where;
    return is_mine(l, unit) || l->pool[unit] == 0 ? 0 : l->t->weakened * l->stats[unit].attack;
}

int32_t adeloth_on_counter(Analysis *l, int unit, int n, int where)
{
    (void)where;
    return for_its_side(l, unit, l->t->counter * n) + strengthened(l, unit, n, n);
}

int32_t adeloth_on_permanent(Analysis *l, int unit, int n, int where)
{
    (void)where;
    return for_its_side(l, unit, (l->t->counter + l->t->for_good) * n);
}

int32_t adeloth_on_return(Analysis *l, int unit, int n, int where)
{
    (void)n;
    (void)where;
    return for_its_side(l, unit, -l->body[unit]) / l->t->return_part;
}

int32_t adeloth_on_remove(Analysis *l, int unit, int n, int where)
{
    (void)n;
    (void)where;
    return for_its_side(l, unit, -l->worth[unit]);
}

int32_t adeloth_on_place(Analysis *l, int unit, int n, int where)
{
    const State *s = &l->s;
    const int field = s->unit[unit].field;
    Fields fields = adeloth_free_fields(s);
    (void)n;
    if (where == ADJACENT_TO_IT)
        fields &= board(s)->edges[field];
    else if (where == NEAR_IT)
        fields &= board(s)->near[field];
    if (!is_mine(l, unit))
        return l->t->thrown_incomes * adeloth_field_income(s, l->t, 1 - l->seat, field) +
               l->t->thrown_back * l->stats[unit].attack;
    const int32_t here = adeloth_weigh_placing(l, unit, field);
    int32_t best = 0;
    EACH_FIELD (f, fields) {
        const int32_t gain = adeloth_weigh_placing(l, unit, f) - here;
        best = gain > best ? gain : best;
    }
    return best;
}

/* ---- upgrades ---- */

int32_t adeloth_weigh_upgrade(const State *s, const Tuning *t, int card, int kind)
{
    const Card *k = card_at(s, card);
    for (int i = 0; i < k->n_upgrades; i++) {
        if (k->upgrade[i].kind != kind)
            continue;
        const Bonus *b = &k->upgrade[i].bonus;
        const Stats before = adeloth_card_stats(s, card);
        Stats after = before;
        adeloth_add_bonus(&after, b);
        const bool plain = memcmp(&after, &before, sizeof after) == 0;
        return adeloth_body_worth(s, t, &after) - adeloth_body_worth(s, t, &before) +
               (plain ? t->better_ability : 0);
    }
    return 0;
}

int32_t adeloth_on_upgrade(Analysis *l, int unit, int less, int where)
{
    const State *s = &l->s;
    int32_t best = 0;
    (void)where;
    if (!is_card_unit(unit))
        return 0;
    const int card = card_of(unit);
    const Card *k = card_at(s, card);
    for (int i = 0; i < k->n_upgrades; i++) {
        const int price = k->upgrade[i].price > less ? k->upgrade[i].price - less : 0;
        if (adeloth_has_upgrade(s, card, k->upgrade[i].kind) || price > s->player[l->seat].gold)
            continue;
        const int32_t gain = adeloth_weigh_upgrade(s, l->t, card, k->upgrade[i].kind) -
                             l->t->gold * price;
        best = gain > best ? gain : best;
    }
    return best;
}

/* ---- the owner ---- */

int32_t adeloth_for_life(const Analysis *l, const Effect *f, int n)
{
    const int room = content(&l->s)->life - l->s.player[l->seat].life;
    (void)f;
    return (n < room ? n : room) * l->life[l->seat];
}

int32_t adeloth_for_gold(const Analysis *l, const Effect *f, int n)
{
    (void)f;
    return l->t->gold * n;
}

int32_t adeloth_for_xp(const Analysis *l, const Effect *f, int n)
{
    (void)f;
    return l->xp[l->seat] * n;
}

int32_t adeloth_for_draw(const Analysis *l, const Effect *f, int n)
{
    (void)f;
    return l->t->new_card * n;
}

int32_t adeloth_for_summon(const Analysis *l, const Effect *f, int n)
{
    const Stats stats = adeloth_token_stats(&l->s, f->token);
    const int32_t body = adeloth_body_worth(&l->s, l->t, &stats);
    const int32_t field = f->where[0] == NEAR_TARGET ? 0 : adeloth_best_summoning(l, &stats, body);
    return n * body + (field > 0 ? field : 0);
}

/* ---- one effect ---- */

static int32_t weigh_on(Analysis *l, const Effect *f, int unit, int n, int where)
{
    const VerbRow *verb = &adeloth_verbs[f->verb];
    return verb->on_unit != 0 ? verb->on_unit(l, unit, n, where) : 0;
}

static int32_t weigh_all(Analysis *l, const Effect *f, Fields fields, int but, int n)
{
    int32_t sum = 0;
    EACH_FIELD (at, fields)
        if (unit_on(&l->s, at) != but)
            sum += weigh_on(l, f, unit_on(&l->s, at), n, ANYWHERE);
    return sum;
}

static int32_t weigh_for_owner(const Analysis *l, const Effect *f, int n)
{
    const VerbRow *verb = &adeloth_verbs[f->verb];
    return verb->for_owner != 0 ? verb->for_owner(l, f, n) : 0;
}

static bool applies(const Analysis *l, const Effect *f, int source, int target, int grade)
{
    const bool card = source != NOBODY && is_card_unit(source);
    if (f->with != NO_UPGRADE && !(card && adeloth_has_upgrade(&l->s, card_of(source), f->with)))
        return false;
    if (f->without != NO_UPGRADE && card &&
        adeloth_has_upgrade(&l->s, card_of(source), f->without))
        return false;
    if (f->target_with != NO_UPGRADE && target != NOBODY &&
        !(is_card_unit(target) && adeloth_has_upgrade(&l->s, card_of(target), f->target_with)))
        return false;
    return f->from_points == 0 || grade + 1 >= f->from_points;
}

static int32_t weigh_effect(Analysis *l, const Effect *f, int source, int target, int grade)
{
    const State *s = &l->s;
    const int n = f->n[grade], where = f->where[grade];
    if (!applies(l, f, source, target, grade))
        return 0;
    switch ((Recipients)f->to) {
    case TO_TARGETS:
        return weigh_for_owner(l, f, n) +
               (target == NOBODY ? 0 : weigh_on(l, f, target, n, where));
    case TO_SELF: return source == NOBODY ? 0 : weigh_on(l, f, source, n, where);
    case TO_OWN_GENERAL: return weigh_on(l, f, l->seat, n, where);
    case TO_ENEMY_GENERAL: return weigh_on(l, f, 1 - l->seat, n, where);
    case TO_OWN_SERVANTS: return weigh_all(l, f, s->standing[l->seat], l->seat, n);
    case TO_AROUND_TARGET:
        return target == NOBODY ? 0 : weigh_all(l, f, board(s)->near[s->unit[target].field] &
                                                (s->standing[0] | s->standing[1]), target, n);
    default: return 0;
    }
}

static int32_t weigh_effects(Analysis *l, const Ability *a, int source, int target, int grade)
{
    int32_t sum = 0;
    for (int i = 0; i < a->n_effects; i++)
        sum += weigh_effect(l, &a->effect[i], source, target, grade);
    return sum;
}

/* "Up to": the best ones will be named (AD-TGT-4). */
static int32_t weigh_up_to(Analysis *l, const Ability *a, int source, int grade)
{
    int32_t best[2] = {0, 0};
    for (int seat = 0; seat < SEATS; seat++) {
        EACH_FIELD (f, l->s.standing[seat]) {
            const int u = unit_on(&l->s, f);
            if (adeloth_no_target(&l->s, l->seat, &a->target, u, source) != 0)
                continue;
            const int32_t gain = weigh_effects(l, a, source, u, grade);
            if (gain > best[0]) {
                best[1] = best[0];
                best[0] = gain;
            } else if (gain > best[1]) {
                best[1] = gain;
            }
        }
    }
    return best[0] + (a->target.count > 1 ? best[1] : 0);
}

int32_t adeloth_weigh_ability(Analysis *l, const Ability *a, int source, int target, int grade)
{
    if (a->target.what != NO_TARGET && a->target.up_to)
        return weigh_up_to(l, a, source, grade);
    return weigh_effects(l, a, source, target, grade);
}

int32_t adeloth_weigh_aim(Analysis *l, const StackEntry *e, int unit)
{
    const int grade = e->kind == E_SKILL && e->points > 0 ? e->points - 1 : 0;
    return weigh_effects(l, adeloth_ability_of(&l->s, e), e->unit < UNITS ? e->unit : NOBODY, unit,
                         grade);
}
