/* Using an ability, and its effects (rulebook chapters "Fähigkeiten", "Weitere Begriffe"). */
#include "games/exalted/exalted.h"

static int amount(const State *s, int by, const Effect *e)
{
    return e->n[exalted_column(s->hero[by].level)];
}

/* ---- effects ---- */

/* EX-CARD-14: all seven go. */
static void cleanse(Ctx *c, State *s, int m)
{
    EACH_BIT (status, s->model[m].status)
        exalted_end_status(c, s, m, status, "EX-CARD-14");
}

void exalted_shield(Ctx *c, State *s, int m, int n)
{
    if (n <= s->model[m].shield)
        return;
    s->model[m].shield = n;
    EMIT(EV_SHIELD, "EX-CARD-10", m, n);
}

void exalted_regain(Ctx *c, State *s, int hero, int n, const char *rule)
{
    n = min_of(n, exalted_value(s, hero, MANA) - s->hero[hero].mana);
    if (n <= 0)
        return;
    s->hero[hero].mana += n;
    EMIT(EV_MANA, rule, hero, n);
}

/* EX-KIT-2: at most two of a hero; a third removes the oldest. It lasts to the end phase of the
 * next round. */
static void lay_trap(Ctx *c, State *s, int by, Point at)
{
    int mine = 0, oldest = NONE;
    for (int i = s->n_traps; i-- > 0;)
        if (s->trap[i].by == by) {
            mine++;
            oldest = i;
        }
    if (mine == HERO_TRAPS)
        exalted_drop_trap(s, oldest);
    s->trap[s->n_traps++] = (Trap){.at = at, .by = by, .rounds = 2};
    EMIT(EV_TRAP_LAID, "EX-KIT-2", by, at.x, at.y);
}

/* One effect on one model. Pushes and charms come later (EX-CARD-5). */
static void happen(Ctx *c, State *s, const Deed *d, int list, int i, const Effect *e, int m)
{
    const int ability = ability_number(s, d->hero, d->slot);
    if (!alive(s, m) || (e->not_user && m == d->hero))
        return;
    switch (e->verb) {
    case DO_STATUS:
        exalted_put_status(c, s, m, e->status, d->hero);
        break;
    case DO_HEAL:
        exalted_heal(c, s, m, amount(s, d->hero, e), "EX-HEAL-1");
        break;
    case DO_SHIELD:
        exalted_shield(c, s, m, amount(s, d->hero, e));
        break;
    case DO_CLEANSE:
        cleanse(c, s, m);
        break;
    case DO_MANA:
        exalted_regain(c, s, m, amount(s, d->hero, e), "EX-PROF-9");
        break;
    case DO_TRAP:
        lay_trap(c, s, d->hero, d->aim);
        break;
    case DO_PUSH:
    case DO_CHARM:
        break;
    default:
        exalted_put_mark(c, s, m, d->hero, ability, list * EFFECTS_MAX + i);
        break;
    }
}

static void happen_to_all(Ctx *c, State *s, const Deed *d, int list, const Effects *all, Touched t)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    for (int i = 0; i < all->n; i++) {
        const Effect *e = &all->list[i];
        Models on = bit(d->hero);
        if (e->who == WHO_TARGET)
            on = a->whom == ENEMIES ? t.enemies : t.friends;
        else if (e->who != WHO_USER)
            on = e->who == WHO_FRIENDS ? t.friends : t.friends & ~bit(d->hero);
        if (e->verb == DO_TRAP)
            on = bit(d->hero);
        EACH_BIT (m, on)
            happen(c, s, d, list, i, e, m);
    }
}

/* ---- rolls ---- */

typedef struct Order {
    int n;
    int8_t model[MODELS];
} Order;

/* EX-CARD-5: by distance, nearest first. */
static Order nearest_first(const State *s, int from, Models of)
{
    Order o = {0};
    EACH_BIT (m, of) {
        int i = o.n++;
        const int gap = discs_gap(exalted_disc(s, &s->now, from), exalted_disc(s, &s->now, m));
        for (; i > 0; i--) {
            const int before = o.model[i - 1];
            if (discs_gap(exalted_disc(s, &s->now, from), exalted_disc(s, &s->now, before)) <= gap)
                break;
            o.model[i] = o.model[i - 1];
        }
        o.model[i] = m;
    }
    return o;
}

/* EX-KIT-12: who loses LP to her abilities loses mana too. */
static void drain(Ctx *c, State *s, int hero, int m)
{
    const int n = is_hero(m) ? min_of(exalted_trait(s, hero, TRAIT_DRAIN), s->hero[m].mana) : 0;
    if (n == 0)
        return;
    s->hero[m].mana -= n;
    EMIT(EV_MANA, "EX-KIT-12", m, -n);
}

/* EX-TMPL-6, EX-CARD-3, -4: each target is rolled for by itself; returns who was hurt and
 * stands. */
static Models roll_all(Ctx *c, State *s, const Deed *d, const Order *o)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    Models hurt = 0;
    for (int i = 0; i < o->n; i++) {
        const int m = o->model[i];
        const Blow b = exalted_ability_blow(s, d->hero, a, m);
        int damage = 0;
        for (int k = 0; k < a->roll.rolls; k++)
            damage += exalted_roll(c, s, &b);
        if (exalted_hurt(c, s, m, damage, d->hero, true, "EX-ABIL-5") == 0)
            continue;
        drain(c, s, d->hero, m);
        if (s->model[m].lp > 0)
            hurt |= bit(m);
    }
    return hurt;
}

/* EX-CARD-5: pushes the farthest first, charms the nearest first. */
static void shove_all(Ctx *c, State *s, const Deed *d, Models hurt)
{
    const Effects *all = &ability_of(s, d->hero, d->slot)->on_damage;
    const Order o = nearest_first(s, d->hero, hurt);
    for (int i = 0; i < all->n; i++) {
        const Effect *e = &all->list[i];
        if (e->verb != DO_PUSH && e->verb != DO_CHARM)
            continue;
        const bool away = e->verb == DO_PUSH;
        for (int k = 0; k < o.n; k++)
            exalted_shove(c, s, o.model[away ? o.n - 1 - k : k], d->hero, amount(s, d->hero, e),
                          away);
    }
}

/* ---- the whole ability ---- */

/* EX-RULE-27, -86: whether what was announced is still possible. */
static bool still_possible(const State *s, const Deed *d)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    if (has_status(s, d->hero, STUN) || has_status(s, d->hero, SILENCE) ||
        s->hero[d->hero].mana < a->mana)
        return false;
    if ((a->first.how == DASH || a->first.how == FLY) && has_status(s, d->hero, HOLD))
        return false;
    if (a->form == AT_CIRCLE)
        return exalted_circle_fits(s, &s->now, d);
    if (a->form != AT_TARGET || (a->first.how != STAY && a->first.near_target == 0))
        return true;
    return exalted_target_denied(s, &s->now, d, d->target) == 0;
}

/* False if the user falls on the way. */
static bool leap(Ctx *c, State *s, const Deed *d, const Leap *how, Point to)
{
    if (how->how == STAY || same_point(to, s->now.at[d->hero]) ||
        exalted_leap_way_denied(s, &s->now, d, how, to) != 0)
        return true;
    if (how->how == PLACE)
        return exalted_put(c, s, d->hero, to, EV_PLACE, "EX-PLACE-1") != FELL;
    const Arrival a = exalted_travel(c, s, d->hero, &to, 1);
    EMIT(EV_DASH, "EX-CARD-6", d->hero, s->now.at[d->hero].x, s->now.at[d->hero].y);
    return a != FELL;
}

/* EX-CARD-5: mana, "First", targets, rolls, damage, on damage, "Also", "Then". */
bool exalted_use_ability(Ctx *c, State *s, const Deed *d, int by_reaction)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    if (!still_possible(s, d)) {
        EMIT(EV_LOST, "EX-RULE-27", d->hero);
        return false;
    }
    s->hero[d->hero].mana -= a->mana;  /* EX-ABIL-3 */
    if (d->slot == SLOTS - 1)
        s->hero[d->hero].ultimate_used = true;
    EMIT(EV_ABILITY, "EX-ABIL-1", d->hero, ability_number(s, d->hero, d->slot));
    if (!leap(c, s, d, &a->first, d->first))
        return true;
    if (a->form == AT_TARGET && exalted_target_denied(s, &s->now, d, d->target) != 0)
        return true;  /* the leap was made, the rest is lost */
    const Touched t = exalted_touched(s, &s->now, d);
    if (a->roll.rolls > 0) {
        const Order o = nearest_first(s, d->hero, t.enemies);
        s->attacked[by_reaction] = t.enemies;  /* EX-RULE-49 */
        const Models hurt = roll_all(c, s, d, &o);
        happen_to_all(c, s, d, 0, &a->on_damage, (Touched){hurt, 0});
        shove_all(c, s, d, hurt);
    }
    happen_to_all(c, s, d, 1, &a->also, t);
    happen_to_all(c, s, d, 2 + d->choice, &a->choice[d->choice], t);  /* empty without choices */
    leap(c, s, d, &a->then, d->then);
    return true;
}
