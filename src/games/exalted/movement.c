/* Movement as it happens: steps, towers on the way, traps, pushes and placing (rulebook chapters
 * "Bewegung", "Stoß", "Betören", "Platzieren"). */
#include "games/exalted/exalted.h"

#include <assert.h>

/* ---- traps: EX-KIT-2 ---- */

static bool touches_trap(const State *s, int m, const Trap *t)
{
    return discs_touch((Disc){t->at, CIRCLE}, exalted_disc(s, &s->now, m));
}

/* Bits of enemy traps that a hero touches. */
static unsigned traps_at(const State *s, int m)
{
    unsigned out = 0;
    for (int i = 0; i < s->n_traps; i++)
        if (team_of(s->trap[i].by) != team_of(m) && touches_trap(s, m, &s->trap[i]))
            out |= 1u << i;
    return out;
}

static const Effect *trap_of(const State *s, int by, int slot)
{
    const Effects *also = &ability_of(s, by, slot)->also;
    for (int i = 0; i < also->n; i++)
        if (also->list[i].verb == DO_TRAP)
            return &also->list[i];
    return 0;
}

int exalted_trap_slot(const State *s, int by)
{
    int slot = 0;
    while (trap_of(s, by, slot) == 0) {
        slot++;
        assert(slot < SLOTS);  /* who has laid a trap has an ability that lays one */
    }
    return slot;
}

static void spring(Ctx *c, State *s, int m, int i)
{
    const int by = s->trap[i].by;
    const Effect *e = trap_of(s, by, exalted_trap_slot(s, by));
    exalted_drop_trap(s, i);
    EMIT(EV_TRAP, "EX-KIT-2", m, by);
    const int n = e->n[exalted_column(s->hero[by].level)];
    if (exalted_hurt(c, s, m, n, by, false, "EX-KIT-2") > 0 && s->model[m].lp > 0)
        exalted_put_status(c, s, m, e->status, by);
}

/* ---- on the way ---- */

/* What a hero has met so far in one movement. */
typedef struct Journey {
    Models towers, shot;   /* in range and sight at the last check; that have shot */
    unsigned traps;        /* touched at the last check */
} Journey;

static Journey set_out(const State *s, int m)
{
    return (Journey){.towers = is_hero(m) ? exalted_towers_on(s, &s->now, m) : 0,
                     .traps = traps_at(s, m)};
}

/* EX-TOWER-4, -5, EX-RULE-10, -41, -44: who comes into range is shot at once; at most one entry
 * shot a tower and movement. A trap ends the movement where it springs. */
static Arrival look_around(Ctx *c, State *s, int m, Journey *j)
{
    const Models towers = exalted_towers_on(s, &s->now, m);
    const Models entered = towers & ~j->towers & ~j->shot;
    const unsigned traps = traps_at(s, m), sprung = traps & ~j->traps;
    j->towers = towers;
    j->traps = traps;
    j->shot |= entered;
    if (entered != 0)
        exalted_entry_shots(c, s, m, entered);
    if (s->model[m].lp <= 0)
        return FELL;
    if (sprung == 0)
        return ARRIVED;
    for (int i = s->n_traps; i-- > 0 && s->model[m].lp > 0;)
        if (sprung & 1u << i)
            spring(c, s, m, i);
    return s->model[m].lp <= 0 ? FELL : STOPPED;
}

/* Whether anything can happen on the leg at all: it is looked at in steps only then. */
static bool may_meet(const State *s, int m, Point from, Point to)
{
    const Box leg = box_around(from, to);
    if (!is_hero(m))
        return false;
    EACH_BIT (t, towers_of(other_team(team_of(m))))
        if (!boxes_apart(leg, box_around(s->now.at[t], s->now.at[t]),
                         INCH * exalted_reach(s, t) + exalted_radius(s, t) + exalted_radius(s, m)))
            return true;
    for (int i = 0; i < s->n_traps; i++)
        if (team_of(s->trap[i].by) != team_of(m) &&
            !boxes_apart(leg, box_around(s->trap[i].at, s->trap[i].at),
                         CIRCLE + exalted_radius(s, m)))
            return true;
    return false;
}

static Arrival travel_leg(Ctx *c, State *s, int m, Point to, Journey *j)
{
    const Point from = s->now.at[m];
    if (!may_meet(s, m, from, to)) {
        s->now.at[m] = to;
        return ARRIVED;
    }
    const int n = leg_checks(from, to);
    for (int k = 1; k <= n; k++) {
        s->now.at[m] = leg_check_of(from, to, k, n);
        const Arrival a = look_around(c, s, m, j);
        if (a != ARRIVED)
            return a;
    }
    return ARRIVED;
}

/* Who is stopped where he may not stand gives way to the nearest place. */
static void settle(State *s, int m)
{
    if (exalted_no_stand(s, &s->now, m, s->now.at[m]) != 0)
        s->now.at[m] = exalted_nearest(s, &s->now, m, s->now.at[m]);
}

Arrival exalted_travel(Ctx *c, State *s, int m, const Point *path, int n)
{
    Journey j = set_out(s, m);
    Arrival a = ARRIVED;
    for (int i = 0; i < n && a == ARRIVED; i++)
        a = travel_leg(c, s, m, path[i], &j);
    if (a == STOPPED)
        settle(s, m);
    return a;
}

/* EX-PLACE-1, EX-TELE-5: it appears there; its end is the one place that is looked at. */
Arrival exalted_put(Ctx *c, State *s, int m, Point at, int event, const char *rule)
{
    Journey j = set_out(s, m);
    s->now.at[m] = at;
    EMIT(event, rule, m, at.x, at.y);
    return look_around(c, s, m, &j);
}

/* EX-PUSH-1 … 5, EX-CHARM-1 … 4, EX-DIR-2 … 4, EX-RULE-8, -64: straight away from the attacker or
 * towards him. */
void exalted_shove(Ctx *c, State *s, int m, int from, int inches, bool away)
{
    Terrain t;
    if (has_status(s, m, HOLD) || !alive(s, m))
        return;
    if (!away && exalted_trait(s, m, TRAIT_NOT_CHARMED) > 0)
        return;  /* EX-KIT-15 */
    exalted_terrain(s, &s->now, m, GAIT_SHOVED, &t);
    const Vector aim = away ? way(s->now.at[from], s->now.at[m])
                            : way(s->now.at[m], s->now.at[from]);
    const Point start = s->now.at[m];
    const Point end = disc_pushed(&t.ground, exalted_disc(s, &s->now, m), aim, INCH * inches, 0);
    if (same_point(start, end))
        return;
    exalted_travel(c, s, m, &end, 1);
    EMIT(away ? EV_PUSH : EV_CHARM, away ? "EX-PUSH-3" : "EX-CHARM-3", m, s->now.at[m].x,
         s->now.at[m].y);
}

/* ---- legs of a walk that is announced ---- */

const char *exalted_leg_denied(const Terrain *t, Disc d, Point to, bool first, int32_t left,
                               Hit *hit)
{
    *hit = (Hit){.kind = HIT_NOTHING};
    if (same_point(d.at, to))
        return "EX-RULE-82";  /* who does not move does nothing */
    if (!leg_within(d.at, to, left))
        return "EX-MOVE-2";  /* EX-MEAS-2, -3 */
    *hit = leg_hit(&t->ground, d, to, first);
    switch (hit->kind) {
    case HIT_RIM:
        return "EX-RULE-5";
    case HIT_DISC:
    case HIT_WALL:
        return "EX-MOVE-5";
    default:
        return 0;
    }
}

/* Models lie in a terrain in their own order: first those that block, then the others. */
Thing exalted_thing_hit(const State *s, const Places *p, int hero, Gait gait, Hit hit)
{
    Terrain t;
    Thing out = thing(KIND_WALL, hit.index);
    if (hit.kind == HIT_WALL)
        return out;
    exalted_terrain(s, p, hero, gait, &t);
    EACH_BIT (m, p->standing & ~bit(hero))
        if (same_point(p->at[m], t.disc[hit.index].at))
            out = thing(KIND_MODEL, m);
    return out;
}

/* ---- legs worth trying ---- */

typedef struct Legs {
    const Terrain *t;
    Disc from;
    bool first;
    int32_t left;
    Point *at;
    int n, most;
    bool clear;     /* nothing that blocks ways overlaps it where it is; then it looks round once */
    Panorama round;
} Legs;

static Legs legs_of(const Terrain *t, Disc from, bool first, int32_t left, Point *at, int most)
{
    Legs l = {.t = t, .from = from, .first = first, .left = left, .at = at, .most = most};
    Ground passing = t->ground;
    passing.n_discs = passing.n_solid;
    l.clear = !passing.over_walls && may_stand(&passing, from);
    if (l.clear)
        panorama_of(&t->ground, from, left / FINE + 1, &l.round);
    return l;
}

/* EX-MOVE-4: the end of a free leg is taken at most by those who do not block it. */
static bool may_end(const Legs *l, Point to)
{
    const Ground *g = &l->t->ground;
    const Disc there = {to, l->from.r};
    if (!l->clear)
        return may_stand(g, there);
    for (int i = g->n_solid; i < g->n_discs; i++)
        if (discs_overlap(there, g->discs[i]))
            return false;
    return true;
}

static bool may_go(const Legs *l, Point to)
{
    Hit hit;
    if (!l->clear)
        return exalted_leg_denied(l->t, l->from, to, l->first, l->left, &hit) == 0;
    return leg_within(l->from.at, to, l->left) &&
           panorama_free(&l->t->ground, &l->round, l->from, to);
}

static void try_leg(Legs *l, Point to)
{
    if (l->n == l->most || same_point(l->from.at, to))
        return;
    for (int i = 0; i < l->n; i++)
        if (same_point(l->at[i], to))
            return;
    if (may_go(l, to) && may_end(l, to))
        l->at[l->n++] = to;
}

/* Towards a place, as far as the length allows. */
static void try_towards(Legs *l, Point goal)
{
    try_leg(l, leg_cut(l->from.at, goal, l->left));
}

/* Straight on as far as possible, or half as far, or a little. */
static void try_straight(Legs *l, Vector to)
{
    const int before = l->n;
    for (int far = l->left / FINE; far != 0 && l->n == before; far /= 3)
        try_leg(l, moved(l->from.at, vector_along(to, far - 1, 0)));
}

enum { NODE_SAMPLES = 10, FEW_SAMPLES = 6, LOOK_FAR = 2600 };

/* Just in reach of enemies, in contact with them, and along the ways. */
int exalted_leg_samples(const State *s, const Places *p, int hero, const Terrain *t, bool first,
                        int32_t left, Point *out, int most)
{
    const Arena *a = arena(s);
    const int length = left / FINE, reach = INCH * exalted_reach(s, hero);
    if (length <= 0)
        return 0;
    Legs l = legs_of(t, exalted_disc(s, p, hero), first, left, out, most);
    const Models enemies = enemies_of(team_of(hero)) & p->standing;
    EACH_BIT (m, exalted_all_within(s, p, hero, enemies, length + reach)) {
        const Disc to = exalted_disc(s, p, m);
        if (discs_within(l.from, to, reach))
            continue;
        const int k = rim_towards(way(to.at, l.from.at));
        try_leg(&l, inner_point(to.at, l.from.r + to.r + reach - REACH_SLACK, k));
        if (discs_within(l.from, to, length))
            try_leg(&l, outer_point(to.at, l.from.r + to.r, k));
    }
    const bool turned = team_of(hero) == RED;
    const int others = l.n;
    for (int i = 0; i < a->n_nodes && l.n < others + NODE_SAMPLES; i++) {
        const Point node = own_node(s, hero, i);
        if (distance2(node, l.from.at) <= square(LOOK_FAR))
            try_towards(&l, node);
    }
    for (int k = 0; k < RIM_POINTS && l.n < others + FEW_SAMPLES; k += 2)
        try_straight(&l, rim_direction[turned ? (k + RIM_POINTS / 2) % RIM_POINTS : k]);
    return l.n;
}
