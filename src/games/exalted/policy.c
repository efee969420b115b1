/* The weights of a menu; see policy.h. */
#include "games/exalted/policy.h"

enum { EVEN = 10000 };  /* weights are what an answer brings, above this */

typedef struct Thought {
    const State *s;
    const Tuning *t;
    int seat, team;
    Places p;          /* where everything would stand with what is announced so far */
    Outlook ahead;
} Thought;

static int32_t best_from(const Thought *k, int hero, Point at)
{
    Places p = k->p;
    p.at[hero] = at;
    return exalted_standing(k->s, k->t, &k->ahead, hero, at) +
           exalted_best_attack(k->s, k->t, &p, hero);
}

/* ---- who acts ---- */

/* What a hero could do: from where it stands, or after a move towards what is worth it. */
static int32_t weigh_act(const Thought *k, int hero)
{
    const State *s = k->s;
    const Point here = s->now.at[hero];
    Terrain t;
    Point to[8];
    const int32_t now = exalted_standing(s, k->t, &k->ahead, hero, here);
    int32_t best = exalted_best_deed(s, k->t, &s->now, hero);
    if (has_status(s, hero, STUN))
        return k->t->status / 2;
    if (has_status(s, hero, HOLD))
        return best;
    exalted_terrain(s, &s->now, hero, GAIT_WALK, &t);
    const int n = exalted_leg_samples(s, &s->now, hero, &t, true,
                                      INCH * exalted_move_inches(s, hero, false) * FINE, to, 8);
    for (int i = 0; i < n; i++) {
        const int32_t w = best_from(k, hero, to[i]) - now;
        best = w > best ? w : best;
    }
    return best;
}

/* ---- an action ---- */

static int32_t weigh_go(const Thought *k, Point to)
{
    const State *s = k->s;
    const int hero = s->plan.deed.hero;
    if (s->plan.deed.kind != DEED_NONE)
        return exalted_standing(s, k->t, &k->ahead, hero, to);
    return best_from(k, hero, to);
}

/* A run leads twice as far, but nothing can be done after it. */
static int32_t weigh_run(const Thought *k)
{
    const State *s = k->s;
    const int hero = s->plan.deed.hero;
    Terrain t;
    Point to[12];
    int32_t best = INT32_MIN;
    exalted_terrain(s, &s->now, hero, GAIT_WALK, &t);
    const int n = exalted_leg_samples(s, &s->now, hero, &t, true,
                                      INCH * exalted_move_inches(s, hero, true) * FINE, to, 12);
    for (int i = 0; i < n; i++) {
        const int32_t w = exalted_standing(s, k->t, &k->ahead, hero, to[i]);
        best = w > best ? w : best;
    }
    return best;
}

static int32_t weigh_action(const Thought *k, Option o)
{
    const State *s = k->s;
    const int hero = s->plan.deed.hero;
    const Point here = k->p.at[hero];
    switch (option_verb(o)) {
    case V_GO:
        return weigh_go(k, point(option_arg(o, 0), option_arg(o, 1)));
    case V_ATTACK:
        return exalted_standing(s, k->t, &k->ahead, hero, here) +
               exalted_weigh_attack(s, k->t, hero, option_arg(o, 0)) + 1;
    case V_USE:
        return exalted_standing(s, k->t, &k->ahead, hero, here) +
               exalted_best_ability(s, k->t, &k->p, hero, option_arg(o, 0)) + 1;
    case V_RUN:
        return weigh_run(k);
    case V_WAKE:
    case V_FREE:
        return exalted_standing(s, k->t, &k->ahead, hero, here) + k->t->status / 2;
    case V_DONE:
        return exalted_standing(s, k->t, &k->ahead, hero, here);
    default:
        return exalted_standing(s, k->t, &k->ahead, hero, here) - EVEN / 2;
    }
}

/* ---- aiming ---- */

static int32_t weigh_leap(const Thought *k, Point to)
{
    const Deed *d = exalted_announced(k->s);
    Places p;
    exalted_scene(k->s, &p);
    p.at[d->hero] = to;
    Deed there = *d;
    const Ability *a = ability_of(k->s, d->hero, d->slot);
    int32_t best = 0;
    if (a->form == AT_TARGET && a->whom == ENEMIES)
        EACH_BIT (m, p.standing)
            if (exalted_target_denied(k->s, &p, &there, m) == 0) {
                there.target = m;
                const int32_t w = exalted_weigh_use(k->s, k->t, &p, &there);
                best = w > best ? w : best;
            }
    return best + exalted_standing(k->s, k->t, &k->ahead, d->hero, to);
}

static int32_t weigh_aim(const Thought *k, Option o)
{
    const State *s = k->s;
    Deed d = *exalted_announced(s);
    Places p;
    exalted_scene(s, &p);
    const Point at = point(option_arg(o, 0), option_arg(o, 1));
    switch (option_verb(o)) {
    case V_CHOOSE:
        d.choice = option_arg(o, 0);
        return exalted_weigh_use(s, k->t, &p, &d) + (d.choice == 0);
    case V_TO:
        return weigh_leap(k, at);
    case V_AT:
        d.target = option_arg(o, 0);
        break;
    default:
        exalted_aim_at(s, &p, &d, at);
        break;
    }
    return exalted_weigh_use(s, k->t, &p, &d);
}

/* ---- reactions ---- */

static int32_t weigh_reaction(const Thought *k, Option o)
{
    const State *s = k->s;
    const int hero = option_arg(o, 0);
    switch (option_verb(o)) {
    case V_CATCH:
        return exalted_weigh_attack(s, k->t, hero, s->plan.deed.hero) + 2;
    case V_STRIKE:
        return exalted_weigh_attack(s, k->t, hero, option_arg(o, 1));
    case V_ANSWER:
        return exalted_best_ability(s, k->t, &k->p, hero, option_arg(o, 1));
    default:
        return k->t->react;
    }
}

/* ---- buying ---- */

/* How much a class makes of a card: a plan in order of what it needs. */
static int32_t weigh_buy(const Thought *k, int hero, int item)
{
    const State *s = k->s;
    const Item *i = &content(s)->item[item];
    const Profile *p = profile_of(s, hero);
    const bool tank = p->hero_class == KEEPER || p->hero_class == FIGHTER;
    const bool caster = p->column[WK][0] > 0;
    int32_t sum = k->t->gold * i->price;
    for (int n = 0; n < i->gives.n; n++) {
        const Trait *t = &i->gives.list[n];
        if (t->kind == TRAIT_VALUE && (t->value == RST || t->value == LIFE || t->value == MR))
            sum += k->t->gold * (tank ? 2 : 1);
        if (t->kind == TRAIT_VALUE && (t->value == WK || t->value == MANA || t->value == MREG))
            sum += k->t->gold * (caster ? 3 : p->hero_class == SUPPORTER ? 1 : -1);
        if (t->kind == TRAIT_VALUE && t->value == ATTACK)
            sum += k->t->gold * (caster ? 0 : 3);
    }
    return sum;
}

/* ---- all together ---- */

static int32_t weigh(const Thought *k, const Menu *m, int i)
{
    const Option o = m->list[i];
    switch (m->prompt) {
    case Q_HERO:
        return option_verb(o) == V_ACT ? weigh_act(k, option_arg(o, 0)) : -1;
    case Q_ACTION:
    case Q_PATH:
    case Q_AFTER:
        return weigh_action(k, o);
    case Q_CHOICE:
    case Q_LEAP:
    case Q_TARGET:
    case Q_AIM:
        return weigh_aim(k, o);
    case Q_REACT:
        return weigh_reaction(k, o);
    case Q_BUY:
        return option_verb(o) == V_BUY ? weigh_buy(k, option_arg(o, 0), option_arg(o, 1)) : 0;
    case Q_GOLEM:
        return i + 1 == m->usual;
    default:
        return 0;
    }
}

/* Where everybody chooses alike, chance decides. */
static bool is_open_choice(int prompt)
{
    return prompt == Q_PICK || prompt == Q_PREPARE || prompt == Q_FACTION || prompt == Q_COLOUR ||
           prompt == Q_DEPLOY || prompt == Q_TELEPORT;
}

/* Who acts, where he goes and leaps to. */
static bool weighs_places(int prompt)
{
    return prompt == Q_HERO || prompt == Q_ACTION || prompt == Q_PATH || prompt == Q_AFTER ||
           prompt == Q_LEAP;
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    Thought k = {.s = state, .t = tuning, .seat = m->seat};
    k.team = k.s->colour[m->seat];
    k.p = k.s->now;
    if (is_hero(k.s->plan.deed.hero) && k.s->active >= 0 && m->prompt != Q_HERO &&
        m->prompt != Q_BUY)
        exalted_planned(k.s, &k.p);
    if (weighs_places(m->prompt))
        exalted_look_ahead(k.s, tuning, k.team, &k.ahead);
    for (int i = 0; i < m->n; i++)
        weights[i] = is_open_choice(m->prompt) ? 1 + (int32_t)chance->below(chance, EVEN)
                                               : EVEN + weigh(&k, m, i);
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return (uint32_t)(s->round * 64 + s->phases[0] * 8 + s->phases[1]);
}

static const TuningSpec tuning[] = {EXALTED_TUNING(TUNING_SPEC)};
static const Tuning defaults = {EXALTED_TUNING(TUNING_DEFAULT)};

const BotHooks exalted_bots = {
    .policy = policy,
    .value = exalted_bot_value,
    .turn = turn,
    .tuning = tuning, .n_tuning = sizeof tuning / sizeof *tuning,
    .defaults = &defaults,
};
