/* What a hero needs to know to be led about: its obstacles, its inches, who watches the way, what
 * an ability is aimed with (core/field.h). Rules never ask for it. */
#include "core/field.h"
#include "games/exalted/exalted.h"

/* ---- how far: EX-MOVE-1, EX-RUN-1 ---- */

static FieldGait *add_gait(Field *f, const char *id, int32_t left, const char *rule)
{
    FieldGait *g = &f->gait[f->n_gaits++];
    *g = (FieldGait){.id = id, .left = left, .rule = rule};
    return g;
}

static void then_answer(FieldGait *g, Option o) { g->before[g->n_before++] = o; }

static int32_t inches_of(const State *s, int hero, bool run)
{
    return INCH * exalted_move_inches(s, hero, run) * FINE;
}

/* A hero whose way is being announced. */
static void gaits_of_plan(const State *s, const Menu *m, int hero, Field *f)
{
    const bool runs = s->plan.deed.kind == DEED_RUN;
    add_gait(f, runs ? "run" : "move", exalted_length_left(s), runs ? "EX-RUN-1" : "EX-MOVE-2");
    if (menu_has(m, option(V_RUN, 0, 0, 0)))
        then_answer(add_gait(f, "run", inches_of(s, hero, true), "EX-RUN-1"),
                    option(V_RUN, 0, 0, 0));
}

/* One that could act: the action is announced before its way. */
static void gaits_of_start(const State *s, int hero, bool asked, Field *f)
{
    FieldGait *walk = add_gait(f, "move", inches_of(s, hero, false), "EX-MOVE-2");
    FieldGait *run = add_gait(f, "run", inches_of(s, hero, true), "EX-RUN-1");
    if (!asked)
        return;
    then_answer(walk, option(V_ACT, hero, 0, 0));
    then_answer(run, option(V_ACT, hero, 0, 0));
    then_answer(run, option(V_RUN, 0, 0, 0));
}

/* ---- who watches: EX-TOWER-4, -7, EX-LEAVE-1, EX-REACT-3, EX-KIT-2 ---- */

static FieldWatch *add_watch(Field *f, WatchKind kind, Thing of, Disc disc, int inches, bool sight)
{
    static FieldWatch left_out;
    FieldWatch *w = f->n_watches < FIELD_WATCHES ? &f->watch[f->n_watches++] : &left_out;
    *w = (FieldWatch){.kind = kind, .sight = sight, .of = of, .with = thing(KIND_NUMBER, 0),
                      .disc = disc, .gap = INCH * inches};
    return w;
}

/* How far from its user's base an ability gets at an enemy, its leap included; -1: it is not meant
 * for enemies. */
static int32_t ability_reach(const Ability *a)
{
    const int32_t leap = a->first.near_target > 0 ? 0 : INCH * a->first.inches;
    if (a->whom != ENEMIES || a->form == AT_SELF)
        return -1;
    return leap + (a->form == AT_T1   ? T1_LENGTH
                   : a->form == AT_T2 ? T2_LENGTH
                   : a->form == AT_CIRCLE ? INCH * a->range + 2 * CIRCLE
                                          : INCH * a->range);
}

/* EX-REACT-5, -8, -11, -14: a basic attack, and the abilities that are ready, at who ends in their
 * range and is seen. */
static void watch_reactions(const State *s, int enemy, Disc disc, Field *f)
{
    const Thing of = thing(KIND_MODEL, enemy);
    add_watch(f, WATCH_REACTS, of, disc, exalted_reach(s, enemy), true)->with =
        thing(KIND_DEED, DEED_ATTACK);
    for (int slot = 0; slot < SLOTS; slot++) {
        const int32_t reach = ability_reach(ability_of(s, enemy, slot));
        if (reach < 0 || exalted_ability_blocked(s, enemy, slot) != 0)
            continue;
        FieldWatch *w = add_watch(f, WATCH_REACTS, of, disc, 0, true);
        w->gap = reach;
        w->with = thing(KIND_ABILITY, ability_number(s, enemy, slot));
    }
}

/* Who could strike the hero where its movement begins: `p` has it there. */
static void watch_enemies(const State *s, const Places *p, int hero, Field *f)
{
    EACH_BIT (e, exalted_alive(s, heroes_of(other_team(team_of(hero))))) {
        if (has_status(s, e, STUN))
            continue;
        const Disc disc = exalted_disc(s, p, e);
        if (exalted_attack_denied(s, p, e, hero) == 0)
            add_watch(f, WATCH_STRIKES, thing(KIND_MODEL, e), disc, exalted_reach(s, e),
                      exalted_is_ranged(s, e));
        add_watch(f, WATCH_SEES, thing(KIND_MODEL, e), disc, SIGHT_INCHES, true);
        watch_reactions(s, e, disc, f);
    }
}

static Thing trap_of(const State *s, const Trap *t)
{
    return thing(KIND_ABILITY, ability_number(s, t->by, exalted_trap_slot(s, t->by)));
}

static void watch_way(const State *s, const Places *p, int hero, Field *f)
{
    const int enemy = other_team(team_of(hero));
    EACH_BIT (t, towers_of(enemy) & p->standing)
        if (exalted_is_armed(s, t))
            add_watch(f, WATCH_SHOOTS, thing(KIND_MODEL, t), exalted_disc(s, p, t),
                      exalted_reach(s, t), true);
    for (int i = 0; i < s->n_traps; i++)
        if (team_of(s->trap[i].by) == enemy)
            add_watch(f, WATCH_SPRINGS, trap_of(s, &s->trap[i]),
                      (Disc){s->trap[i].at, CIRCLE}, 0, false);
    watch_enemies(s, p, hero, f);
}

/* ---- what is in the way ---- */

static void lay_terrain(const State *s, const Places *p, int hero, Field *f)
{
    Terrain t;
    exalted_terrain(s, p, hero, GAIT_WALK, &t);
    f->n_solid = t.ground.n_solid;
    f->n_discs = t.ground.n_discs;
    f->over_walls = t.ground.over_walls;
    f->turned = t.ground.turned;
    for (int i = 0; i < f->n_discs; i++) {
        f->disc[i] = t.disc[i];
        f->of[i] = exalted_thing_hit(s, p, hero, GAIT_WALK, (Hit){HIT_DISC, i});
    }
}

/* ---- aiming: EX-RULE-16 … 20 ---- */

/* EX-RULE-20: friends are never harmed, buildings only stop a line. */
static AimFate fate_of(const Ability *a, int hero, int m)
{
    const bool friendly = team_of(m) == team_of(hero);
    if (a->whom == FRIENDS)
        return friendly && is_hero(m) ? FATE_HIT : FATE_SPARED;
    if (a->whom == NO_ONE || friendly)
        return FATE_SPARED;
    if (is_building(m))
        return a->form == AT_FIRST ? FATE_STOPS : FATE_SPARED;
    return FATE_HIT;
}

static void lay_aim(const State *s, const Places *p, const Deed *d, Field *f)
{
    static const AimForm forms[] = {
        [AT_FIRST] = AIM_FIRST, [AT_LINE] = AIM_LINE, [AT_T1] = AIM_TEMPLATE,
        [AT_T2] = AIM_TEMPLATE, [AT_CIRCLE] = AIM_CIRCLE,
    };
    const Ability *a = ability_of(s, d->hero, d->slot);
    const bool cone = a->form == AT_T1;
    const int far = exalted_radius(s, d->hero) + INCH * a->range;
    f->aim = (FieldAim){
        .form = forms[a->form], .verb = V_AIM, .user = exalted_disc(s, p, d->hero),
        .reach = a->form == AT_CIRCLE ? far + CIRCLE : far, .r = CIRCLE,
        .length = cone ? T1_LENGTH : T2_LENGTH, .half_near = ROOT_HALF,
        .half_far = cone ? T1_HALF : ROOT_HALF,
    };
    for (int i = 0; i < f->n_discs; i++)
        f->fate[i] = fate_of(a, d->hero, f->of[i].value);
}

/* ---- all of it ---- */

/* The way as far as it is announced. */
static void lay_path(const State *s, bool plans, Field *f)
{
    f->first = !plans || s->plan.n == 0;
    f->n_path = plans ? s->plan.n : 0;
    f->turns = PATH_POINTS - f->n_path;
    for (int i = 0; i < f->n_path; i++)
        f->path[i] = s->plan.path[i];
}

/* An ability of this hero is announced: what is asked is about where it is used. */
static bool uses_ability(const State *s, const Menu *m, int hero)
{
    const bool asked = m != 0 && (m->prompt == Q_CHOICE || m->prompt == Q_LEAP ||
                                  m->prompt == Q_TARGET || m->prompt == Q_AIM);
    return asked && exalted_announced(s)->hero == hero;
}

bool exalted_field(const void *state, const Menu *m, Thing of, Field *out)
{
    const State *s = state;
    const int hero = of.value;
    if (of.kind != KIND_MODEL || !is_hero(hero) || !alive(s, hero))
        return false;
    const bool uses = uses_ability(s, m, hero), aims = uses && menu_region_of(m, V_AIM) != 0;
    const bool acts = uses && exalted_announced(s) == &s->plan.deed;  /* and does not react */
    const bool plans = m != 0 && s->plan.deed.hero == hero && menu_region_of(m, V_GO) != 0;
    const bool begins = m != 0 && menu_has(m, option(V_ACT, hero, 0, 0));
    const bool announced = m != 0 && m->prompt == Q_REACT && s->plan.deed.hero == hero;
    const bool held = has_status(s, hero, STUN) || has_status(s, hero, HOLD);
    Places p = s->now;
    memset(out, 0, sizeof *out);
    if (plans)
        p.at[hero] = exalted_path_start(s);
    watch_way(s, &p, hero, out);
    if (uses)
        exalted_scene(s, &p);
    else if (plans || announced)  /* EX-REACT-11: where a reaction meets him */
        exalted_planned(s, &p);
    out->mover = of;
    out->from = exalted_disc(s, &p, hero);
    lay_path(s, plans || acts || announced, out);
    out->verb = plans || (begins && !held) ? V_GO : -1;
    out->after = option(V_DONE, 0, 0, 0);
    out->sight = INCH * SIGHT_INCHES;
    out->range = INCH * exalted_reach(s, hero);
    if (plans)
        gaits_of_plan(s, m, hero, out);
    else if (!held && !announced)
        gaits_of_start(s, hero, begins, out);
    lay_terrain(s, &p, hero, out);
    if (aims)
        lay_aim(s, &p, exalted_announced(s), out);
    return true;
}
