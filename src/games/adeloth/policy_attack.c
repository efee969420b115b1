/* Blows and damage: what an attack would bring, with the check of attributes before it and the
 * answer of the target. */
#include "games/adeloth/policy.h"

static bool has(const Analysis *l, int unit, Keyword k)
{
    return l->stats[unit].keywords >> k & 1;
}

/* ---- damage ---- */

static int left_of(const Analysis *l, int unit)
{
    return l->stats[unit].resistance - l->s.unit[unit].damage;
}

/* What damage to somebody is worth to the opponent of his player. */
static int32_t damage_worth(const Analysis *l, int unit, int damage)
{
    const int owner = seat_of(&l->s, unit);
    if (damage <= 0)
        return 0;
    if (is_general(unit)) {
        const Player *p = &l->s.player[owner];
        if (damage >= p->life)
            return WORTH_WIN;
        return damage * l->life[owner] *
               (owner != l->seat && l->pool[unit] >= p->life ? l->t->lethal : 100) / 100;
    }
    const int left = left_of(l, unit);
    if (damage >= left)
        return l->worth[unit];
    if (owner != l->seat && l->pool[unit] >= left)
        return l->worth[unit] * damage / left * l->t->together / 100;
    return owner == l->seat ? 0 : l->t->in_vain * damage;
}

int32_t adeloth_weigh_damage(const Analysis *l, int unit, int damage)
{
    const int32_t worth = damage_worth(l, unit, damage);
    return seat_of(&l->s, unit) == l->seat ? -worth : worth;
}

/* ---- the check: AD-ATR ---- */

static void add_attributes(const Analysis *l, Fields fields, int sum[2])
{
    EACH_FIELD (f, fields) {
        sum[0] += l->stats[unit_on(&l->s, f)].agility;
        sum[1] += l->stats[unit_on(&l->s, f)].intelligence;
    }
}

/* The check as the rules make it, with the attacker where it would stand. */
static Victories forecast(const Analysis *l, const AttackOutcome *b)
{
    const State *s = &l->s;
    const StackEntry e = {.unit = b->unit, .life = s->unit[b->unit].life,
                          .target = {b->target}, .target_life = {s->unit[b->target].life}};
    AttributeSums sums = {0};
    if (s->option[OPT_LEVEL] == LEVEL_1 || adeloth_no_check(s, &e) != 0)
        return (Victories){0};
    add_attributes(l, adeloth_attackers(s, b->unit, b->target), sums.attacker);
    add_attributes(l, adeloth_warband(s, s->unit[b->target].field, seat_of(s, b->target)),
                   sums.defender);
    return adeloth_victories(s, b->unit, b->target, &sums);
}

/* What the loser suffers, and what the winner learns: AD-RC-1, -2. */
static void add_consequence(Consequence *sum, const Consequence *more)
{
    sum->attack += more->attack;
    sum->damage += more->damage;
    sum->xp += more->xp;
    sum->defenceless = sum->defenceless || more->defenceless;
}

/* ---- blows ---- */

/* AD-KEY-4: Wild hits everybody else beside the one who strikes. */
static int32_t others_hit(const Analysis *l, int unit, int field, int but, int strength)
{
    int32_t sum = 0;
    if (!has(l, unit, WILD))
        return 0;
    EACH_FIELD (f, adeloth_enemies_near(&l->s, field, seat_of(&l->s, unit)))
        if (unit_on(&l->s, f) != but)
            sum += damage_worth(l, unit_on(&l->s, f), strength);
    return sum;
}

static int32_t life_given(const Analysis *l, int unit, int strength)
{
    const int seat = seat_of(&l->s, unit);
    const int room = content(&l->s)->life - l->s.player[seat].life;
    return has(l, unit, LIFE_GIVING) ? (strength < room ? strength : room) * l->life[seat] : 0;
}

/* A worn out piece of equipment is lost. */
static int32_t wear(const Analysis *l, int unit, int damage)
{
    return is_general(unit) && damage > 0
               ? l->t->wear * l->s.player[seat_of(&l->s, unit)].equipment.n : 0;
}

static int32_t strikes_back(const Analysis *l, const AttackOutcome *b, int defence)
{
    const int target_field = l->s.unit[b->target].field;
    return damage_worth(l, b->unit, defence) + wear(l, b->unit, defence) +
           others_hit(l, b->target, target_field, b->unit, defence) +
           life_given(l, b->target, defence);
}

int32_t adeloth_weigh_attack_outcome(const Analysis *l, const AttackOutcome *b)
{
    const Victories v = forecast(l, b);
    Consequence ours = {0}, theirs = {0};  /* of the attacker if he loses, of the attacked */
    for (int which = 0; which < 2; which++)
        if (v.won[which] != 0)
            add_consequence(v.won[which] < 0 ? &ours : &theirs, &l->surprise[which]);
    const bool defends = !theirs.defenceless && adeloth_can_defend(&l->s, b->target, b->ranged);
    const int attack = l->stats[b->unit].attack + b->bonus + ours.attack;
    const int defence = l->stats[b->target].attack + theirs.attack;
    int32_t sum = damage_worth(l, b->target, attack + theirs.damage) +
                  wear(l, b->target, attack) +
                  others_hit(l, b->unit, b->field, b->target, attack) +
                  life_given(l, b->unit, attack) + theirs.xp * l->xp[l->seat] -
                  ours.xp * l->xp[1 - l->seat];
    if (sum >= WORTH_WIN / 2)
        return sum;
    return sum - (defends ? strikes_back(l, b, defence + ours.damage)
                          : damage_worth(l, b->unit, ours.damage));
}

int32_t adeloth_best_attack(Analysis *l, int unit, int field, bool shoots, int bonus, int *felled)
{
    State *s = &l->s;
    const int enemy = 1 - l->seat, from = s->unit[unit].field;
    int32_t best = 0;
    if (felled != 0)
        *felled = NOBODY;
    if (!adeloth_can_strike(s, unit) || l->stats[unit].attack + bonus <= 0)
        return 0;
    Fields targets = adeloth_enemies_near(s, field, l->seat);
    const bool ranged = targets == 0 && shoots && has(l, unit, RANGED);
    if (targets & l->intrusive[enemy])  /* AD-KEY-2 */
        targets &= l->intrusive[enemy];
    if (ranged)
        targets = s->standing[enemy];
    if (targets == 0)
        return 0;
    if (field != from)
        adeloth_put(s, unit, field);
    EACH_FIELD (f, targets) {
        const AttackOutcome b = {unit, unit_on(s, f), field, ranged, bonus};
        if (ranged && adeloth_is_out_of_sight(s, b.target, l->seat))
            continue;
        const int32_t worth = adeloth_weigh_attack_outcome(l, &b);
        if (worth <= best)
            continue;
        best = worth;
        if (felled != 0 && !is_general(b.target))
            *felled = l->stats[unit].attack + bonus >= left_of(l, b.target) ? b.target : NOBODY;
    }
    if (field != from)
        adeloth_put(s, unit, from);
    return best;
}
