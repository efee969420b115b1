/* Announcing an action: the way, the attack, the ability and what it is aimed at (rulebook chapter
 * "Aktionen"). Nothing happens before all of it is said (EX-ACT-4). */
#include "games/exalted/exalted.h"

int32_t exalted_length_left(const State *s)
{
    const Plan *p = &s->plan;
    const int inches = exalted_move_inches(s, p->deed.hero, p->deed.kind == DEED_RUN);
    return INCH * inches * FINE - path_length(exalted_path_start(s), p->path, p->n);
}

/* ---- the way: EX-MOVE-1 … 5, EX-RUN-1 … 3 ---- */

/* NULL, or why nothing can be walked at all. */
static const char *walk_denied(const State *s)
{
    const Plan *p = &s->plan;
    if (has_status(s, p->deed.hero, HOLD))
        return "EX-STATUS-9";
    return p->n == PATH_POINTS ? "EX-RULE-4" : 0;
}

REGION(go_denied, announce_vars)
{
    Terrain t;
    Places p;
    Hit hit;
    const int hero = s->plan.deed.hero;
    (void)my;
    exalted_planned(s, &p);
    exalted_terrain(s, &p, hero, GAIT_WALK, &t);
    const Point to = point(option_arg(o, 0), option_arg(o, 1));
    const char *why = exalted_leg_denied(&t, exalted_disc(s, &p, hero), to, s->plan.n == 0,
                                         exalted_length_left(s), &hit);
    if (hit.kind == HIT_DISC || hit.kind == HIT_WALL) {
        const Thing in_the_way = exalted_thing_hit(s, &p, hero, GAIT_WALK, hit);
        denial_figure(d, in_the_way.kind, in_the_way.value);
    } else if (why != 0) {
        denial_figure(d, KIND_NUMBER, exalted_length_left(s) / FINE);
        denial_figure(d, KIND_NUMBER, leg_length(p.at[hero], to) / FINE);
    }
    return why;
}

enum { LEG_SAMPLES = 28 };

/* Where nothing is worth trying, any short leg shows that one can go at all; it need not end where
 * the hero may stand (EX-MOVE-4 is about the end of the way). */
static int any_leg(const Terrain *t, Disc from, bool first, int32_t left, Point *out)
{
    Hit hit;
    for (int far = left / FINE; far != 0; far /= 8)
        for (int k = 0; k < RIM_POINTS; k++) {
            const int turned = t->ground.turned ? RIM_POINTS / 2 : 0;
            *out = moved(from.at, vector_along(rim_direction[(k + turned) % RIM_POINTS], far, 0));
            if (exalted_leg_denied(t, from, *out, first, left, &hit) == 0)
                return 1;
        }
    return 0;
}

static bool offer_legs(const State *s, const struct announce_vars *my, const Places *p,
                       const Terrain *t, int32_t left, Menu *m)
{
    Point to[LEG_SAMPLES];
    const int hero = s->plan.deed.hero;
    if (walk_denied(s) != 0) {
        deny(m, option(V_GO, p->at[hero].x, p->at[hero].y, 0), walk_denied(s));
        return false;
    }
    const bool first = s->plan.n == 0;
    int n = exalted_leg_samples(s, p, hero, t, first, left, to, LEG_SAMPLES);
    if (n == 0)
        n = any_leg(t, exalted_disc(s, p, hero), first, left, to);
    for (int i = 0; i < n; i++)
        offer(m, option(V_GO, to[i].x, to[i].y, 0));
    if (n > 0)
        offer_region(m, V_GO, go_denied);
    return n > 0;
}

/* ---- the menu ---- */

static void offer_attacks(const State *s, const Places *p, int hero, Menu *m)
{
    if (m->denials == 0) {
        EACH_BIT (t, exalted_attackable(s, p, hero))
            offer(m, option(V_ATTACK, t, 0, 0));
        return;
    }
    EACH_BIT (t, enemies_of(team_of(hero)) & p->standing)
        if (offer_unless(m, option(V_ATTACK, t, 0, 0), exalted_attack_denied(s, p, hero, t)))
            exalted_because_far(s, p, hero, t, exalted_reach(s, hero), m);
    deny_thing(m, KIND_MODEL, THING_ANY, "EX-RULE-25");
}

static void offer_abilities(const State *s, const Places *p, int hero, Menu *m)
{
    for (int slot = 0; slot < SLOTS; slot++)
        if (offer_unless(m, option(V_USE, slot, 0, 0), exalted_ability_denied(s, p, hero, slot))) {
            because(m, KIND_NUMBER, ability_of(s, hero, slot)->mana);
            because(m, KIND_NUMBER, s->hero[hero].mana);
        }
}

/* EX-TELE-1, -2, EX-RULE-35: from the platform to a tower of one's team, with both actions left. */
static const char *teleport_denied(const State *s, int hero, int tower)
{
    if (team_of(tower) != team_of(hero))
        return "EX-TELE-1";
    if (!exalted_on_platform(s, hero))
        return "EX-TELE-1";
    return s->actions < ACTIONS ? "EX-TELE-2" : 0;
}

static void offer_others(const State *s, int hero, Menu *m)
{
    EACH_BIT (t, on_map(s, ALL_TOWERS))  /* EX-TELE-4: also to the marker of a destroyed one */
        offer_unless(m, option(V_TELEPORT, t, 0, 0), teleport_denied(s, hero, t));
    offer_unless(m, option(V_FREE, 0, 0, 0), has_status(s, hero, HOLD) ? 0 : "EX-STATUS-10");
    deny(m, option(V_WAKE, 0, 0, 0), "EX-STATUS-8");
}

/* Whether the way so far ends where the hero may stand: EX-MOVE-4. */
static const char *end_denied(const State *s, const Places *p, const Terrain *t)
{
    return s->plan.n == 0 ? 0 : exalted_no_room(t, exalted_disc(s, p, s->plan.deed.hero));
}

static bool deed_follows(const State *s) { return s->plan.deed.kind == DEED_NONE; }

/* EX-ACT-1, EX-RUN-2: a run is a whole action, and so is one attack or ability with its way. */
const char *exalted_deed_denied(const State *s)
{
    return deed_follows(s) ? 0 : s->plan.deed.kind == DEED_RUN ? "EX-RUN-2" : "EX-ACT-1";
}

static void announce_menu(const State *s, const struct announce_vars *my, Menu *m)
{
    Places p;
    Terrain t;
    const int hero = s->plan.deed.hero;
    const int32_t left = exalted_length_left(s);
    exalted_planned(s, &p);
    exalted_terrain_near(s, &p, hero, GAIT_WALK, p.at[hero], left / FINE + 1, &t);
    const char *here = end_denied(s, &p, &t);
    const bool fresh = s->plan.n == 0 && deed_follows(s);
    const bool walking = deed_follows(s) || s->plan.deed.kind == DEED_RUN;
    prompt(m, fresh ? Q_ACTION : walking ? Q_PATH : Q_AFTER, fresh ? "EX-ACT-1" : "EX-ACT-5");
    about(m, KIND_MODEL, hero);
    about(m, KIND_NUMBER, left / FINE);
    if (has_status(s, hero, STUN)) {  /* EX-STATUS-6, -8: it can only be woken */
        offer(m, option(V_WAKE, 0, 0, 0));
        offer(m, option(V_DONE, 0, 0, 0));
        deny_thing(m, KIND_MODEL, THING_ANY, "EX-STATUS-6");
        return;
    }
    if (here == 0 && deed_follows(s)) {
        offer_attacks(s, &p, hero, m);
        offer_abilities(s, &p, hero, m);
    } else {
        deny_thing(m, KIND_MODEL, THING_ANY, here != 0 ? here : exalted_deed_denied(s));
    }
    if (fresh) {
        offer_unless(m, option(V_RUN, 0, 0, 0), walk_denied(s));  /* EX-RUN-2 */
        offer_others(s, hero, m);
    }
    offer_legs(s, my, &p, &t, left, m);
    if (here != 0)
        offer(m, option(V_BACK, 0, 0, 0));
    offer_unless(m, option(V_DONE, 0, 0, 0), here);
}

/* EX-TELE-3, -4, EX-RULE-21: within 1" of the tower, or of its marker. */
REGION(arrival_denied, announce_vars)
{
    const int hero = s->plan.deed.hero, tower = s->plan.deed.target;
    const Point to = point(option_arg(o, 0), option_arg(o, 1));
    (void)my;
    (void)d;
    if (!discs_within((Disc){to, exalted_radius(s, hero)},
                      exalted_disc(s, &s->now, tower), INCH))
        return "EX-TELE-3";
    return exalted_no_stand(s, &s->now, hero, to);
}

static void teleport_menu(const State *s, const struct announce_vars *my, Menu *m)
{
    const int hero = s->plan.deed.hero, tower = s->plan.deed.target;
    const int far = exalted_radius(s, hero) + exalted_radius(s, tower) + 2;
    prompt(m, Q_TELEPORT, "EX-TELE-3");
    about(m, KIND_MODEL, hero);
    about(m, KIND_MODEL, tower);
    for (int k = 0; k < RIM_POINTS; k += 2) {
        const Point to = outer_point(s->now.at[tower], far, k);
        const Option o = option(V_TO, to.x, to.y, 0);
        if (arrival_denied(s, my, o, 0) == 0)
            offer(m, o);
    }
    offer_region(m, V_TO, arrival_denied);
    offer(m, option(V_BACK, 0, 0, 0));
}

/* EX-ACT-1 … 6, EX-RULE-24: a way, then an attack or ability, or the other way round; each part may
 * be left out. */
FLOW(announce)
{
    FLOW_BEGIN;
    for (;;) {
        ASK(my->seat, announce_menu);
        if (CHOSE(V_GO)) {
            if (deed_follows(s) || s->plan.deed.kind == DEED_RUN)
                s->plan.move_first = true;
            s->plan.path[s->plan.n++] = point(ANSWER(0), ANSWER(1));
        } else if (CHOSE(V_BACK)) {
            s->plan.path[--s->plan.n] = point(0, 0);
        } else if (CHOSE(V_RUN)) {
            s->plan.deed.kind = DEED_RUN;
        } else if (CHOSE(V_ATTACK)) {
            s->plan.deed.kind = DEED_ATTACK;
            s->plan.deed.target = ANSWER(0);
        } else if (CHOSE(V_USE)) {
            s->plan.deed.kind = DEED_ABILITY;
            s->plan.deed.slot = ANSWER(0);
            CALL(aim, .seat = my->seat);
        } else if (CHOSE(V_TELEPORT)) {
            s->plan.deed.kind = DEED_TELEPORT;
            s->plan.deed.target = ANSWER(0);
            ASK(my->seat, teleport_menu);
            if (CHOSE(V_TO)) {
                s->plan.deed.first = point(ANSWER(0), ANSWER(1));
                RETURN(0);
            }
            s->plan.deed.kind = DEED_NONE;
            s->plan.deed.target = NOBODY;
        } else {
            if (CHOSE(V_WAKE) || CHOSE(V_FREE))
                s->plan.deed.kind = CHOSE(V_WAKE) ? DEED_WAKE : DEED_FREE;
            break;
        }
        if (s->plan.deed.kind >= DEED_ATTACK && s->plan.move_first)
            break;
    }
    if (s->plan.deed.kind == DEED_NONE && s->plan.n > 0)
        s->plan.deed.kind = DEED_MOVE;
    if (s->plan.deed.kind == DEED_RUN && s->plan.n == 0)
        s->plan.deed.kind = DEED_NONE;  /* EX-RULE-82: nothing at all is a pass */
    FLOW_END;
}

/* ---- aiming an ability, for action and reaction ---- */

static void choice_menu(const State *s, const struct aim_vars *my, Menu *m)
{
    const Deed *d = exalted_announced(s);
    (void)my;
    prompt(m, Q_CHOICE, "EX-CARD-15");
    about(m, KIND_ABILITY, ability_number(s, d->hero, d->slot));
    for (int i = 0; i < ability_of(s, d->hero, d->slot)->n_choices; i++)
        offer(m, option(V_CHOOSE, i, 0, 0));
}

static const char *leap_region(const State *s, Option o, const Leap *how)
{
    Places p;
    exalted_scene(s, &p);
    return exalted_leap_denied(s, &p, exalted_announced(s), how,
                               point(option_arg(o, 0), option_arg(o, 1)));
}

REGION(first_denied, aim_vars)
{
    const Deed *k = exalted_announced(s);
    (void)my;
    (void)d;
    return leap_region(s, o, &ability_of(s, k->hero, k->slot)->first);
}

REGION(then_denied, aim_vars)
{
    const Deed *k = exalted_announced(s);
    (void)my;
    (void)d;
    return leap_region(s, o, &ability_of(s, k->hero, k->slot)->then);
}

enum { AIM_SAMPLES = 24 };

static void offer_leaps(const State *s, const struct aim_vars *my, const Leap *how, RegionTest *why,
                        Menu *m)
{
    Places p;
    Point to[AIM_SAMPLES];
    const Deed *d = exalted_announced(s);
    exalted_scene(s, &p);
    prompt(m, Q_LEAP, how->how == PLACE ? "EX-CARD-7" : "EX-CARD-6");
    about(m, KIND_MODEL, d->hero);
    about(m, KIND_NUMBER, how->inches);
    about(m, KIND_ABILITY, ability_number(s, d->hero, d->slot));
    const int n = exalted_leap_samples(s, &p, d, how, to, AIM_SAMPLES);
    for (int i = 0; i < n; i++)
        offer(m, option(V_TO, to[i].x, to[i].y, 0));
    menu_region(m, V_TO, why, s, my);
}

static void first_menu(const State *s, const struct aim_vars *my, Menu *m)
{
    const Deed *d = exalted_announced(s);
    offer_leaps(s, my, &ability_of(s, d->hero, d->slot)->first, first_denied, m);
}

static void then_menu(const State *s, const struct aim_vars *my, Menu *m)
{
    const Deed *d = exalted_announced(s);
    offer_leaps(s, my, &ability_of(s, d->hero, d->slot)->then, then_denied, m);
}

static void target_menu(const State *s, const struct aim_vars *my, Menu *m)
{
    Places p;
    const Deed *d = exalted_announced(s);
    (void)my;
    exalted_scene(s, &p);
    prompt(m, Q_TARGET, "EX-CARD-2");
    about(m, KIND_MODEL, d->hero);
    about(m, KIND_ABILITY, ability_number(s, d->hero, d->slot));
    EACH_BIT (t, m->denials == 0 ? exalted_targets(s, &p, d) : p.standing)
        if (offer_unless(m, option(V_AT, t, 0, 0), exalted_target_denied(s, &p, d, t)))
            exalted_because_far(s, &p, d->hero, t, ability_of(s, d->hero, d->slot)->range, m);
    deny_thing(m, KIND_MODEL, THING_ANY, "EX-RULE-38");
}

/* A place is aimed at; lines and templates only take the direction (EX-RULE-16, -18). */
static Deed with_aim(const State *s, Point at)
{
    Places p;
    Deed d = *exalted_announced(s);
    exalted_scene(s, &p);
    exalted_aim_at(s, &p, &d, at);
    return d;
}

REGION(aim_denied, aim_vars)
{
    Places p;
    (void)my;
    (void)d;
    exalted_scene(s, &p);
    const Deed k = with_aim(s, point(option_arg(o, 0), option_arg(o, 1)));
    return exalted_aim_denied(s, &p, &k);
}

static void aim_menu(const State *s, const struct aim_vars *my, Menu *m)
{
    Places p;
    Point to[AIM_SAMPLES];
    const Deed *d = exalted_announced(s);
    exalted_scene(s, &p);
    prompt(m, Q_AIM, "EX-RULE-91");
    about(m, KIND_MODEL, d->hero);
    about(m, KIND_ABILITY, ability_number(s, d->hero, d->slot));
    const int n = exalted_aim_samples(s, &p, d, to, AIM_SAMPLES);
    for (int i = 0; i < n; i++)
        offer(m, option(V_AIM, to[i].x, to[i].y, 0));
    offer_region(m, V_AIM, aim_denied);
}

static bool has_aim(const Ability *a)
{
    return a->form >= AT_FIRST && a->form <= AT_CIRCLE;
}

/* EX-ACT-5, EX-CARD-6, -7, EX-RULE-91: everything is said beforehand. Whom one goes to comes before
 * where one stands beside him. */
FLOW(aim)
{
    Deed *const d = exalted_reacts(s) ? &s->reaction : &s->plan.deed;
    const Ability *const a = ability_of(s, d->hero, d->slot);
    FLOW_BEGIN;
    if (a->n_choices > 0) {
        ASK(my->seat, choice_menu);
        d->choice = ANSWER(0);
    }
    if (a->first.how != STAY && a->first.near_target == 0) {
        ASK(my->seat, first_menu);
        d->first = point(ANSWER(0), ANSWER(1));
    }
    if (a->form == AT_TARGET) {
        ASK(my->seat, target_menu);
        d->target = ANSWER(0);
    }
    if (a->first.how != STAY && a->first.near_target > 0) {
        ASK(my->seat, first_menu);
        d->first = point(ANSWER(0), ANSWER(1));
    }
    if (has_aim(a)) {
        ASK(my->seat, aim_menu);
        d->aim = with_aim(s, point(ANSWER(0), ANSWER(1))).aim;
    }
    if (a->then.how != STAY) {
        ASK(my->seat, then_menu);
        d->then = point(ANSWER(0), ANSWER(1));
    }
    FLOW_END;
}
