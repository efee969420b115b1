/* Who is drafted: how hard a hero strikes those it may meet, how long it lasts against them, and
 * how it helps its own; see policy.h. */
#include "games/exalted/policy.h"

enum { MIDDLE = 1 };  /* the column of levels 3 and 4: about half of a match */

static int value_of(const Profile *p, Value v)
{
    int n = p->column[v][MIDDLE];
    for (int i = 0; i < p->passive.n; i++)
        if (p->passive.list[i].kind == TRAIT_VALUE && p->passive.list[i].value == v)
            n += p->passive.list[i].n;
    return n;
}

static bool has_trait(const Profile *p, TraitKind kind)
{
    return (p->passive.kinds & 1u << kind) != 0;
}

/* Thousandths of life points that a basic attack takes on average. */
static int32_t attack_on(const Profile *by, const Profile *on)
{
    const Blow b = {.dice = value_of(by, ATTACK), .need = value_of(on, AGIL),
                    .defence = value_of(on, RST), .critical = has_trait(by, TRAIT_CRITICAL),
                    .basic = true};
    return exalted_mean_damage(&b);
}

static int32_t ability_on(const Ability *a, const Profile *by, const Profile *on)
{
    const int dice = value_of(by, a->roll.value) + a->roll.plus;
    const Blow b = {.dice = max_of(dice, 0), .need = value_of(on, AGIL),
                    .defence = value_of(on, a->roll.against), .critical = a->roll.critical};
    const bool many = a->form >= AT_LINE && a->form <= AT_ROUND;
    return exalted_mean_damage(&b) * a->roll.rolls * (many ? 3 : 2) / 2;
}

/* What a hero does with an action: mostly basic attacks, now and then its best ability. */
static int32_t strike_on(const Profile *by, const Profile *on)
{
    int32_t art = 0;
    for (int slot = 0; slot < SLOTS - 1; slot++)
        if (by->ability[slot].roll.rolls > 0)
            art = max_of(art, ability_on(&by->ability[slot], by, on));
    const int32_t attack = attack_on(by, on);
    const bool mana = value_of(by, MREG) > 2;  /* who has much of it uses abilities more often */
    return art < attack ? attack : mana ? (attack + art) / 2 : (2 * attack + art) / 3;
}

static int32_t effects_for_friends(const Tuning *t, const Effects *all)
{
    int32_t sum = 0;
    for (int i = 0; i < all->n; i++) {
        const Effect *e = &all->list[i];
        const int n = e->n[MIDDLE];
        sum += e->verb == DO_HEAL ? t->heal * n : e->verb == DO_SHIELD ? t->shield * n
               : e->verb == DO_CHANGE ? t->change * absolute(n) : t->minor_status;
    }
    return sum;
}

/* What its abilities do for others, and what they leave on those they strike. */
static int32_t help_of(const Tuning *t, const Profile *p)
{
    int32_t sum = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        const Ability *a = &p->ability[slot];
        int32_t one = effects_for_friends(t, &a->also) + effects_for_friends(t, &a->on_damage) / 2;
        for (int i = 0; i < a->n_choices; i++)
            one = max_of(one, effects_for_friends(t, &a->choice[i]));
        sum += slot == SLOTS - 1 ? one / 2 : one;
    }
    return sum;
}

/* Against those the other team has already, else against whoever may come. */
static bool may_meet(const State *s, int team, int profile)
{
    const int mine = s->hero[hero_of(other_team(team), exalted_role(content(s), profile))].profile;
    return mine < 0 || mine == profile;
}

int32_t exalted_weigh_pick(const State *s, const Tuning *t, int team, int profile)
{
    const Content *k = content(s);
    const Profile *p = &k->hero[profile];
    int32_t given = 0, taken = 0, n = 0;
    for (int h = 0; h < k->n_heroes; h++)
        if (may_meet(s, team, h)) {
            given += strike_on(p, &k->hero[h]) * 100 / value_of(&k->hero[h], LIFE);
            taken += strike_on(&k->hero[h], p);
            n++;
        }
    const int32_t lasts = value_of(p, LIFE) * 100000 / (taken / n + 1);
    return given / n * t->drafted_strike / 1000 + lasts * t->drafted_stay / 100 +
           help_of(t, p) * t->drafted_help / 100 + value_of(p, MOVE) * t->drafted_speed;
}

/* EX-HERO-7: a faction is its five heroes. */
int32_t exalted_weigh_faction(const State *s, const Tuning *t, int team, int faction)
{
    int32_t sum = 0;
    for (int h = 0; h < content(s)->n_heroes; h++)
        if (content(s)->hero[h].faction == faction)
            sum += exalted_weigh_pick(s, t, team, h);
    return sum;
}
