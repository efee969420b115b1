/* What attacks and abilities bring on average; see policy.h. */
#include "games/exalted/policy.h"

/* Somebody of the others is near enough to strike it last. */
static bool is_contested(const State *s, int team, int beast)
{
    enum { NEAR = 12 * INCH };
    const Models others = exalted_alive(s, heroes_of(other_team(team)));
    return exalted_all_within(s, &s->now, beast, others, NEAR) != 0;
}

/* Part of the worth comes with the damage, the rest with elimination. */
int32_t exalted_weigh_expected(const State *s, const Tuning *t, int team, int target, Expected e)
{
    const int32_t worth = exalted_worth(s, t, team, target);
    const int share = is_neutral(target) && is_contested(s, team, target) ? (100 - t->finish) / 2
                                                                           : 100 - t->finish;
    const int32_t part = worth * share / 100, rest = worth - part;
    return part * e.mean / exalted_life(s, target) / 1000 + rest * e.kill / 1000;
}

/* ---- effects ---- */

static int32_t status_worth(const Tuning *t, Status status)
{
    return status <= SILENCE ? t->status : status <= SLOW ? t->minor_status
           : status == BLEED ? t->bleed : t->burn;
}

static int statuses_on(const State *s, int m) { return count_bits(s->model[m].status); }

/* Somebody could come and strike it. */
static bool is_threatened(const State *s, const Places *p, int m)
{
    EACH_BIT (e, exalted_alive(s, heroes_of(other_team(team_of(m)))))
        if (exalted_within(s, p, e, m, exalted_reach(s, e) + exalted_move_inches(s, e, false)))
            return true;
    return false;
}

/* It could come and strike somebody. */
static bool is_eager(const State *s, const Places *p, int m)
{
    const int inches = exalted_reach(s, m) + exalted_move_inches(s, m, false);
    const Models enemies = exalted_alive(s, enemies_of(team_of(m)) & ~ALL_BUILDINGS);
    return exalted_all_within(s, p, m, enemies, INCH * inches) != 0;
}

/* The same ability lies on it already: EX-CARD-9 counts it once. */
static bool is_marked(const State *s, int m, int ability)
{
    for (int i = 0; i < s->n_marks; i++)
        if (s->mark[i].on == m && s->mark[i].ability == ability)
            return true;
    return false;
}

/* Dice of what it strikes with: who has few is not the one to strike. */
static int strength(const State *s, int m)
{
    return max_of(exalted_value(s, m, ATTACK), exalted_value(s, m, WK));
}

/* A value that is higher or lower for a while helps only who strikes or is struck meanwhile. */
static int32_t change_worth(const State *s, const Tuning *t, const Places *p, const Effect *e,
                            int n, int m)
{
    const bool strikes = e->value == ATTACK || e->value == WK;
    if (!is_hero(m) || (e->value == WK && exalted_value(s, m, WK) == 0))
        return 0;
    return strikes ? (is_eager(s, p, m) ? t->change * absolute(n) * strength(s, m) / 6 : 0)
                   : is_threatened(s, p, m) ? t->change * absolute(n) : 0;
}

static int32_t heal_worth(const State *s, const Tuning *t, int n, int m)
{
    const int hurt = exalted_life(s, m) - s->model[m].lp;
    const bool low = s->model[m].lp * 2 <= exalted_life(s, m);
    return t->heal * min_of(n, hurt) * (low ? 3 : 2) / 2;
}

static int32_t effect_worth(const State *s, const Tuning *t, const Places *p, const Deed *d,
                            const Effect *e, int m)
{
    const int n = e->n[exalted_column(s->hero[d->hero].level)];
    switch (e->verb) {
    case DO_STATUS:
        return has_status(s, m, e->status) || !is_hero(m) ||
                       exalted_has_immunity(s, m, e->status) ? 0 : status_worth(t, e->status);
    case DO_CHANGE:
        return is_marked(s, m, ability_number(s, d->hero, d->slot))
                   ? 0 : change_worth(s, t, p, e, n, m);
    case DO_PUSH:
    case DO_CHARM:
        return is_hero(m) ? t->shove * n : 0;
    case DO_HEAL:
        return heal_worth(s, t, n, m);
    case DO_SHIELD:
        return n > s->model[m].shield && is_threatened(s, p, m)
                   ? t->shield * (n - s->model[m].shield) : 0;
    case DO_CLEANSE:
        return t->minor_status * statuses_on(s, m);
    case DO_MANA:
        return t->mana * min_of(n, exalted_value(s, m, MANA) - s->hero[m].mana);
    case DO_TRAP:
        return is_threatened(s, p, d->hero) ? t->trap : 0;
    case DO_CHARGE:
        return is_eager(s, p, m) && !is_marked(s, m, ability_number(s, d->hero, d->slot))
                   ? t->charge * e->times : 0;
    default:
        return is_threatened(s, p, m) && !is_marked(s, m, ability_number(s, d->hero, d->slot))
                   ? 2 * t->change : 0;
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

static int32_t list_worth(const State *s, const Tuning *t, const Places *p, const Deed *d,
                          const Effects *all, Touched to)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    int32_t sum = 0;
    for (int i = 0; i < all->n; i++)
        EACH_BIT (m, touched_by(&all->list[i], a, d->hero, to))
            sum += all->list[i].not_user && m == d->hero
                       ? 0 : effect_worth(s, t, p, d, &all->list[i], m);
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
            sum += exalted_weigh_expected(s, t, team_of(d->hero), m, e);
            sum += list_worth(s, t, p, d, &a->on_damage, (Touched){bit(m), 0}) * chance / 1000;
        }
    sum += list_worth(s, t, p, d, &a->also, to);
    if (a->n_choices > 0)
        sum += list_worth(s, t, p, d, &a->choice[d->choice], to);
    return sum;
}

/* ---- the best from a place ---- */

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

/* Of one choice, or of all. */
static int32_t best_target(const State *s, const Tuning *t, const Places *p, Deed *d, int choice)
{
    const int choices = max_of(1, ability_of(s, d->hero, d->slot)->n_choices);
    int32_t best = 0;
    EACH_BIT (m, exalted_targets(s, p, d)) {
        d->target = m;
        for (int i = 0; i < choices; i++) {
            d->choice = i;
            if (choice == EVERY_CHOICE || choice == i)
                best = max_of(best, exalted_weigh_use(s, t, p, d));
        }
    }
    return best;
}

/* From where the hero stands, or from the first place it would leap to. */
int32_t exalted_best_choice(const State *s, const Tuning *t, const Places *p, int hero, int slot,
                            int choice)
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
        return best_target(s, t, &there, &d, choice);
    if (a->form == AT_ROUND || a->form == AT_SELF)
        return exalted_weigh_use(s, t, &there, &d);
    return best_aim(s, t, &there, &d);
}

int32_t exalted_best_ability(const State *s, const Tuning *t, const Places *p, int hero, int slot)
{
    return exalted_best_choice(s, t, p, hero, slot, EVERY_CHOICE);
}
