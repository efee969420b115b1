/* What attacks and abilities bring on average; see policy.h. */
#include "games/exalted/policy.h"

/* Part of the worth comes with the damage, the rest with elimination. Who survives may answer. */
int32_t exalted_weigh_blow(const State *s, const Tuning *t, const Blow *b, int rolls)
{
    const int32_t worth = exalted_worth(s, t, team_of(b->attacker), b->target);
    const Expected e = exalted_expect(s, b, rolls);
    const int32_t part = worth * (100 - t->finish) / 100, rest = worth - part;
    int32_t sum = part * e.mean / exalted_life(s, b->target) / 1000 + rest * e.kill / 1000;
    if (is_golem(b->target) || is_neutral(b->target))
        sum -= t->answer * (1000 - e.kill) / 1000;
    return sum;
}

int32_t exalted_weigh_attack(const State *s, const Tuning *t, int hero, int target)
{
    const Blow b = exalted_basic_blow(s, hero, target);
    return exalted_weigh_blow(s, t, &b, 1);
}

/* ---- effects ---- */

static int32_t status_worth(const Tuning *t, Status status)
{
    return status <= SILENCE ? t->status : status <= SLOW ? t->minor_status
           : status == BLEED ? t->bleed : t->burn;
}

static int statuses_on(const State *s, int m) { return count_bits(s->model[m].status); }

static int32_t effect_worth(const State *s, const Tuning *t, int hero, const Effect *e, int m)
{
    const int n = e->n[exalted_column(s->hero[hero].level)];
    const int hurt = exalted_life(s, m) - s->model[m].lp;
    switch (e->verb) {
    case DO_STATUS:
        return has_status(s, m, e->status) || !is_hero(m) ? 0 : status_worth(t, e->status);
    case DO_CHANGE:
        return t->change * (n < 0 ? -n : n);
    case DO_PUSH:
    case DO_CHARM:
        return t->shove * n;
    case DO_HEAL:
        return t->heal * (n < hurt ? n : hurt);
    case DO_SHIELD:
        return n > s->model[m].shield ? t->shield * (n - s->model[m].shield) : 0;
    case DO_CLEANSE:
        return t->minor_status * statuses_on(s, m);
    case DO_MANA:
        return t->mana * n;
    case DO_TRAP:
        return t->trap;
    default:
        return t->change;
    }
}

static Models touched_by(const Effect *e, const Ability *a, int hero, Touched to)
{
    if (e->who == WHO_USER)
        return bit(hero);
    if (e->who == WHO_TARGET)
        return a->whom == ENEMIES ? to.enemies : a->whom == NO_ONE ? bit(hero) : to.friends;
    return e->who == WHO_FRIENDS ? to.friends : to.friends & ~bit(hero);
}

static int32_t list_worth(const State *s, const Tuning *t, const Deed *d, const Effects *all,
                          Touched to)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    int32_t sum = 0;
    for (int i = 0; i < all->n; i++)
        EACH_BIT (m, touched_by(&all->list[i], a, d->hero, to))
            sum += all->list[i].not_user && m == d->hero
                       ? 0 : effect_worth(s, t, d->hero, &all->list[i], m);
    return sum;
}

/* What an ability brings as it is aimed; its mana could be spent on something else. */
int32_t exalted_weigh_use(const State *s, const Tuning *t, const Places *p, const Deed *d)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    const Touched to = exalted_touched(s, p, d);
    int32_t sum = -t->mana * a->mana;
    if (a->roll.rolls > 0)
        EACH_BIT (m, to.enemies) {
            const Blow b = exalted_ability_blow(s, d->hero, a, m);
            const Expected e = exalted_expect(s, &b, a->roll.rolls);
            const int32_t chance = e.mean < 1000 ? e.mean : 1000;
            sum += exalted_weigh_blow(s, t, &b, a->roll.rolls);
            sum += list_worth(s, t, d, &a->on_damage, (Touched){bit(m), 0}) * chance / 1000;
        }
    sum += list_worth(s, t, d, &a->also, to);
    if (a->n_choices > 0)
        sum += list_worth(s, t, d, &a->choice[d->choice], to);
    return sum;
}

/* ---- the best from a place ---- */

int32_t exalted_best_attack(const State *s, const Tuning *t, const Places *p, int hero)
{
    int32_t best = 0;
    EACH_BIT (m, exalted_attackable(s, p, hero)) {
        const int32_t w = exalted_weigh_attack(s, t, hero, m);
        best = w > best ? w : best;
    }
    return best;
}

enum { AIMS = 6 };

static int32_t best_aim(const State *s, const Tuning *t, const Places *p, Deed *d)
{
    Point at[AIMS];
    int32_t best = 0;
    const int n = exalted_aim_samples(s, p, d, at, AIMS);
    for (int i = 0; i < n; i++) {
        exalted_aim_at(s, p, d, at[i]);
        const int32_t w = exalted_weigh_use(s, t, p, d);
        best = w > best ? w : best;
    }
    return best;
}

static int32_t best_target(const State *s, const Tuning *t, const Places *p, Deed *d)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    int32_t best = 0;
    EACH_BIT (m, exalted_targets(s, p, d)) {
        d->target = m;
        for (int i = 0; i < (a->n_choices > 0 ? a->n_choices : 1); i++) {
            d->choice = i;
            const int32_t w = exalted_weigh_use(s, t, p, d);
            best = w > best ? w : best;
        }
    }
    return best;
}

/* From where the hero stands, or from the first place it would leap to. */
int32_t exalted_best_ability(const State *s, const Tuning *t, const Places *p, int hero, int slot)
{
    const Ability *a = ability_of(s, hero, slot);
    Deed d = {.hero = hero, .kind = DEED_ABILITY, .slot = slot, .target = NOBODY};
    Places there = *p;
    if (a->first.how != STAY && a->first.near_target == 0) {
        Point to;
        if (exalted_leap_samples(s, p, &d, &a->first, &to, 1) == 0)
            return 0;
        there.at[hero] = d.first = to;
    }
    if (a->form == AT_TARGET)
        return best_target(s, t, &there, &d);
    if (a->form == AT_ROUND || a->form == AT_SELF)
        return exalted_weigh_use(s, t, &there, &d);
    return best_aim(s, t, &there, &d);
}

int32_t exalted_best_deed(const State *s, const Tuning *t, const Places *p, int hero)
{
    int32_t best = exalted_best_attack(s, t, p, hero);
    for (int slot = 0; slot < SLOTS; slot++) {
        if (exalted_ability_denied(s, p, hero, slot) != 0)
            continue;
        const int32_t w = exalted_best_ability(s, t, p, hero, slot);
        best = w > best ? w : best;
    }
    return best;
}
