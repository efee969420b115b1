/* The weights of a menu; see policy.h. */
#include "games/exalted/policy.h"

enum { EVEN = 10000 };  /* weights are what an answer brings, above this */

enum { STEPS = 8, RUNS = 12 };  /* places that are tried where the menu does not name them */

typedef struct Thought {
    const State *s;
    const Tuning *t;
    Chance *chance;
    int seat, team;
    Places p;          /* where everything would stand with what is announced so far */
    Chart chart;
    Outlook ahead;     /* of who acts, leaps or is placed */
    int steps;         /* after what it does it may still go there */
    Point step[STEPS];
} Thought;

/* ---- what a hero could do from a place ---- */

static int legs(const State *s, int hero, bool run, Point *out, int most)
{
    Terrain t;
    exalted_well_known(s, &s->now, hero, GAIT_WALK, &t);
    return exalted_leg_samples(s, &s->now, hero, &t, true,
                               INCH * exalted_move_inches(s, hero, run) * FINE, out, most);
}

/* The best place to be at last: there, or where it may go from there. */
static int32_t best_end(const Thought *k, const Outlook *o, Point at, bool may_go)
{
    int32_t best = exalted_standing(k->s, k->t, o, at);
    for (int i = 0; may_go && i < k->steps; i++)
        best = max_of(best, exalted_standing(k->s, k->t, o, k->step[i]));
    return best;
}

/* An attack, and what comes of it: who is attacked may answer where the hero is then. */
static int32_t weigh_attack(const Thought *k, Outlook *o, int target, Point at, bool may_go)
{
    const Expected e = o->attack[target];
    exalted_provoke(k->s, target, e.kill, o);
    const int32_t w = exalted_weigh_expected(k->s, k->t, k->team, target, e) +
                      best_end(k, o, at, may_go);
    exalted_provoke(k->s, NOBODY, 0, o);
    return w;
}

/* The best deed from there and being there, or just being there. */
static int32_t weigh_place(const Thought *k, Outlook *o, Point at, bool may_go)
{
    const State *s = k->s;
    Places p = k->p;
    p.at[o->hero] = at;
    const int32_t end = best_end(k, o, at, may_go);
    int32_t best = exalted_standing(s, k->t, o, at);
    EACH_BIT (m, exalted_attackable(s, &p, o->hero))
        best = max_of(best, weigh_attack(k, o, m, at, may_go));
    for (int slot = 0; slot < SLOTS; slot++)
        if (exalted_ability_denied(s, &p, o->hero, slot) == 0)
            best = max_of(best, end + exalted_best_ability(s, k->t, &p, o->hero, slot));
    return best;
}

/* A run leads twice as far, but nothing can be done after it. */
static int32_t weigh_run(const Thought *k, const Outlook *o)
{
    Point to[RUNS];
    int32_t best = INT32_MIN;
    const int n = legs(k->s, o->hero, true, to, RUNS);
    for (int i = 0; i < n; i++)
        best = max_of(best, exalted_standing(k->s, k->t, o, to[i]));
    return best;
}

/* EX-TELE-2: it takes two actions, so each of them brings half. Where nobody could arrive, there is
 * nothing to choose then. */
static int32_t weigh_teleport(const Thought *k, const Outlook *o, int tower)
{
    const State *s = k->s;
    const int far = exalted_radius(s, o->hero) + exalted_radius(s, tower) + 2;
    const int32_t now = exalted_standing(s, k->t, o, s->now.at[o->hero]);
    Outlook after = *o;
    after.last = true;
    for (int i = 0; i < RIM_POINTS; i += 2) {
        const Point to = outer_point(s->now.at[tower], far, i);
        if (exalted_no_stand(s, &s->now, o->hero, to) == 0)
            return now + (exalted_standing(s, k->t, &after, to) - now) / ACTIONS;
    }
    return now - EVEN / 2;
}

/* ---- who acts ---- */

/* How much better an action of this hero could make it. */
static int32_t weigh_act(Thought *k, int hero)
{
    const State *s = k->s;
    const Point here = s->now.at[hero];
    Outlook *o = &k->ahead;
    if (has_status(s, hero, STUN))
        return k->t->status / 2;
    exalted_look_ahead(s, k->t, &k->chart, hero, o);
    k->steps = has_status(s, hero, HOLD) ? 0 : legs(s, hero, false, k->step, STEPS);
    const int32_t now = exalted_standing(s, k->t, o, here);
    int32_t best = weigh_place(k, o, here, true);
    for (int i = 0; i < k->steps; i++)
        best = max_of(best, weigh_place(k, o, k->step[i], false));
    if (k->steps > 0)
        best = max_of(best, weigh_run(k, o));
    if (s->actions == ACTIONS && exalted_on_platform(s, hero))
        EACH_BIT (tower, on_map(s, towers_of(k->team)))
            best = max_of(best, weigh_teleport(k, o, tower));
    return best - now;
}

/* ---- an action ---- */

static int32_t weigh_go(Thought *k, Point to)
{
    return k->s->plan.deed.kind == DEED_NONE ? weigh_place(k, &k->ahead, to, false)
                                             : exalted_standing(k->s, k->t, &k->ahead, to);
}

static int32_t weigh_action(Thought *k, Option o)
{
    const State *s = k->s;
    const int hero = s->plan.deed.hero;
    const Point here = k->p.at[hero];
    Outlook *ahead = &k->ahead;
    switch (option_verb(o)) {
    case V_GO:
        return weigh_go(k, point(option_arg(o, 0), option_arg(o, 1)));
    case V_ATTACK:
        return weigh_attack(k, ahead, option_arg(o, 0), here, true) + 1;
    case V_USE:
        return best_end(k, ahead, here, true) +
               exalted_best_ability(s, k->t, &k->p, hero, option_arg(o, 0)) + 1;
    case V_RUN:
        return weigh_run(k, ahead);
    case V_TELEPORT:
        return weigh_teleport(k, ahead, option_arg(o, 0));
    case V_WAKE:
    case V_FREE:
        return exalted_standing(s, k->t, ahead, here) + k->t->status / 2;
    case V_DONE:
        return exalted_standing(s, k->t, ahead, here);
    default:
        return exalted_standing(s, k->t, ahead, here) - EVEN / 2;
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
    return best + exalted_standing(k->s, k->t, &k->ahead, to);
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
        return exalted_best_choice(s, k->t, &p, d.hero, d.slot, option_arg(o, 0));
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

/* How likely a hero is still there after the announced action: thousandths. */
static int32_t survival(const State *s, int hero)
{
    const Deed *d = &s->plan.deed;
    Places p;
    if (d->kind == DEED_ATTACK && d->target == hero) {
        const Blow b = exalted_basic_blow(s, d->hero, hero);
        return 1000 - exalted_expect(s, &b, 1).kill;
    }
    if (d->kind != DEED_ABILITY || ability_of(s, d->hero, d->slot)->roll.rolls == 0)
        return 1000;
    exalted_planned(s, &p);
    if (!has_bit(exalted_touched(s, &p, d).enemies, hero))
        return 1000;
    const Ability *a = ability_of(s, d->hero, d->slot);
    const Blow b = exalted_ability_blow(s, d->hero, a, hero);
    return 1000 - exalted_expect(s, &b, a->roll.rolls).kill;
}

/* Golems and beasts answer reactions as well. */
static int32_t weigh_strike(const Thought *k, int hero, int target)
{
    const Point here = k->s->now.at[hero];
    const Blow b = exalted_basic_blow(k->s, hero, target);
    const Expected e = exalted_expect(k->s, &b, 1);
    const int32_t gain = exalted_weigh_expected(k->s, k->t, k->team, target, e);
    if (!is_golem(target) && !is_neutral(target))
        return gain * survival(k->s, hero) / 1000;
    Outlook o;
    exalted_look_out(k->s, k->t, hero, &o);
    const int32_t before = exalted_danger(k->s, k->t, &o, here);
    exalted_provoke(k->s, target, e.kill, &o);
    return gain - (exalted_danger(k->s, k->t, &o, here) - before);
}

/* EX-LEAVE-2, -3: who is felled before he moves does not do what he has announced. */
static int32_t weigh_catch(const Thought *k, int hero)
{
    const int actor = k->s->plan.deed.hero;
    const Blow b = exalted_basic_blow(k->s, hero, actor);
    const Expected e = exalted_expect(k->s, &b, 1);
    return exalted_weigh_expected(k->s, k->t, k->team, actor, e) + k->t->foiled * e.kill / 1000;
}

static int32_t weigh_reaction(const Thought *k, Option o)
{
    const State *s = k->s;
    const int hero = option_arg(o, 0);
    switch (option_verb(o)) {
    case V_CATCH:
        return weigh_catch(k, hero) + 2;
    case V_STRIKE:
        return weigh_strike(k, hero, option_arg(o, 1));
    case V_ANSWER:
        return exalted_best_ability(s, k->t, &k->p, hero, option_arg(o, 1)) *
               survival(s, hero) / 1000 - k->t->react;
    default:
        return 0;
    }
}

/* ---- all together ---- */

/* Not the same five heroes every time. */
static int32_t whim(const Thought *k)
{
    return (int32_t)k->chance->below(k->chance, (uint32_t)k->t->whim + 1);
}

static int32_t weigh(Thought *k, const Menu *m, int i)
{
    const Option o = m->list[i];
    switch (m->prompt) {
    case Q_PICK:
    case Q_PREPARE:
        return exalted_weigh_pick(k->s, k->t, k->team, option_arg(o, 0)) + whim(k);
    case Q_FACTION:
        return exalted_weigh_faction(k->s, k->t, k->team, option_arg(o, 0)) + whim(k);
    case Q_DEPLOY:
        exalted_look_ahead(k->s, k->t, &k->chart, option_arg(o, 0), &k->ahead);
        return exalted_standing(k->s, k->t, &k->ahead,
                                point(option_arg(o, 1), option_arg(o, 2)));
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
    case Q_TELEPORT:
        return option_verb(o) == V_BACK
                   ? -EVEN / 2 : exalted_standing(k->s, k->t, &k->ahead,
                                                  point(option_arg(o, 0), option_arg(o, 1)));
    case Q_REACT:
        return weigh_reaction(k, o);
    case Q_BUY:
        return option_verb(o) == V_BUY
                   ? exalted_weigh_card(k->s, k->t, option_arg(o, 0), option_arg(o, 1)) : 0;
    case Q_GOLEM:
        return i + 1 == m->usual;
    default:
        return 0;
    }
}

/* Of whom the outlook is needed, or NOBODY. */
static int who_looks(const State *s, int prompt)
{
    switch (prompt) {
    case Q_ACTION:
    case Q_PATH:
    case Q_AFTER:
    case Q_TELEPORT:
        return s->plan.deed.hero;
    case Q_LEAP:
        return exalted_announced(s)->hero;
    default:
        return NOBODY;
    }
}

/* Looks up what the places of a menu are weighed by. */
static void look_around(Thought *k, int prompt)
{
    const State *s = k->s;
    const Deed *d = &s->plan.deed;
    const int hero = who_looks(s, prompt);
    if (hero != NOBODY || prompt == Q_HERO || prompt == Q_DEPLOY)
        exalted_chart(s, &k->chart);
    if (hero == NOBODY)
        return;
    exalted_look_ahead(s, k->t, &k->chart, hero, &k->ahead);
    if (prompt == Q_ACTION && !has_status(s, hero, HOLD))
        k->steps = legs(s, hero, false, k->step, STEPS);
    if (d->kind == DEED_ATTACK) {
        const Blow b = exalted_basic_blow(s, hero, d->target);
        exalted_provoke(s, d->target, exalted_expect(s, &b, 1).kill, &k->ahead);
    }
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    Thought k = {.s = state, .t = tuning, .chance = chance, .seat = m->seat};
    k.team = k.s->colour[m->seat];
    k.p = k.s->now;
    if (is_hero(k.s->plan.deed.hero) && k.s->active >= 0 && m->prompt != Q_HERO &&
        m->prompt != Q_BUY)
        exalted_planned(k.s, &k.p);
    look_around(&k, m->prompt);
    for (int i = 0; i < m->n; i++)
        weights[i] = EVEN + weigh(&k, m, i);
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return (uint32_t)(s->round * 64 + s->phases[0] * 8 + s->phases[1]);
}

static const TuningSpec tuning[] = {EXALTED_TUNING(TUNING_SPEC)};
static const Tuning defaults = {EXALTED_TUNING(TUNING_DEFAULT)};

/* As strong as docs/bots.md says; what they cannot do was chosen so that each level beats the one
 * below in about three of four duels. */
static const BotLevel levels[BOT_LEVELS] = {
    {.errs = 70, .forgets = 50, .overlooks = 55},
    {.errs = 50, .forgets = 30, .overlooks = 49, .beats = 70},
    {.errs = 30, .forgets = 10, .overlooks = 40, .beats = 72},
    {.errs = 10, .overlooks = 19, .beats = 76},
    {.errs = 0, .beats = 70},
};

const BotHooks exalted_bots = {
    .policy = policy,
    .value = exalted_bot_value,
    .turn = turn,
    .tuning = tuning, .n_tuning = sizeof tuning / sizeof *tuning,
    .defaults = &defaults, .levels = levels,
};
