/* What abilities reach: targets, lines, templates, circles, leaps (rulebook chapter "Reichweite und
 * Trefferschablonen"). */
#include "games/exalted/exalted.h"

static const Ability *ability(const State *s, const Deed *d)
{
    return ability_of(s, d->hero, d->slot);
}

/* EX-CARD-1, EX-RULE-20, -38: enemies that an ability can harm. */
static Models harmed_by(const State *s, const Places *p, int hero)
{
    const int enemy = other_team(team_of(hero));
    return exalted_alive(s, (heroes_of(enemy) | golems_of(enemy) | ALL_NEUTRALS) & p->standing);
}

/* EX-FRIEND-1: the user too. */
static Models friends_of(const State *s, const Places *p, int hero)
{
    return exalted_alive(s, heroes_of(team_of(hero)) & p->standing);
}

/* EX-RULE-19: only who is seen is affected. */
static Models seen(const State *s, const Places *p, int hero, Models of)
{
    Models out = 0;
    EACH_BIT (m, of)
        if (exalted_sees(s, p, hero, m))
            out |= bit(m);
    return out;
}

/* ---- lines: EX-LINE-1 … 3, EX-RULE-18 ---- */

static Ray line_of(const State *s, const Places *p, const Deed *d)
{
    const Vector aim = {d->aim.x, d->aim.y};
    const int reach = exalted_radius(s, d->hero) + INCH * ability(s, d)->range;
    return ray_of(p->at[d->hero], aim, reach, arena(s)->wall, arena(s)->n_walls);
}

/* EX-RULE-18, -20: whom a line may meet; buildings of the enemy stop it without effect. */
static Models ahead_of_line(const State *s, const Places *p, const Deed *d)
{
    const int enemy = other_team(team_of(d->hero));
    const Models all = harmed_by(s, p, d->hero) | (p->standing & ALL_BUILDINGS & models_of(enemy));
    return exalted_all_within(s, p, d->hero, all, INCH * ability(s, d)->range);
}

static Models first_on_line(const State *s, const Places *p, const Deed *d, Models on)
{
    const Ray ray = line_of(s, p, d);
    int best = NOBODY;
    int64_t at = INT64_MAX;
    EACH_BIT (m, on) {
        const Disc disc = exalted_disc(s, p, m);
        if (!ray_touches(&ray, disc))
            continue;
        const int64_t order = ray_order(&ray, disc);
        if (order < at) {
            best = m;
            at = order;
        }
    }
    return best == NOBODY || is_building(best) ? 0 : bit(best);
}

static Models all_on_line(const State *s, const Places *p, const Deed *d)
{
    const Ray ray = line_of(s, p, d);
    Models out = 0;
    EACH_BIT (m, harmed_by(s, p, d->hero))
        if (ray_touches(&ray, exalted_disc(s, p, m)))
            out |= bit(m);
    return out;
}

/* ---- templates: EX-TMPL-1 … 6, EX-MEAS-6 ---- */

Polygon exalted_template(const State *s, const Places *p, const Deed *d)
{
    const Vector aim = {d->aim.x, d->aim.y};
    const bool t1 = ability(s, d)->form == AT_T1;
    return template_of(exalted_disc(s, p, d->hero), aim, t1 ? T1_LENGTH : T2_LENGTH, ROOT_HALF,
                       t1 ? T1_HALF : ROOT_HALF);
}

static Models under_template(const State *s, const Places *p, const Deed *d)
{
    const Polygon shape = exalted_template(s, p, d);
    Models out = 0;
    EACH_BIT (m, harmed_by(s, p, d->hero))
        if (disc_touches_polygon(exalted_disc(s, p, m), &shape))
            out |= bit(m);
    return out;
}

static Models under_circle(const State *s, const Places *p, Point centre, Models of)
{
    Models out = 0;
    EACH_BIT (m, of)
        if (discs_touch((Disc){centre, CIRCLE}, exalted_disc(s, p, m)))
            out |= bit(m);
    return out;
}

static Models within_round(const State *s, const Places *p, const Deed *d, Models of)
{
    return exalted_all_within(s, p, d->hero, of, INCH * ability(s, d)->range);
}

/* Who is touched, in sight of the user. */
Touched exalted_touched(const State *s, const Places *p, const Deed *d)
{
    const Models enemies = harmed_by(s, p, d->hero), friends = friends_of(s, p, d->hero);
    const Models target = d->target == NOBODY ? 0 : bit(d->target);
    Touched t = {0, 0};
    switch (ability(s, d)->form) {
    case AT_TARGET:
        return (Touched){target & enemies, target & friends};
    case AT_FIRST:
        t.enemies = first_on_line(s, p, d, ahead_of_line(s, p, d));
        break;
    case AT_LINE:
        t.enemies = all_on_line(s, p, d);
        break;
    case AT_T1:
    case AT_T2:
        t.enemies = under_template(s, p, d);
        break;
    case AT_CIRCLE:
        t.enemies = under_circle(s, p, d->aim, enemies);
        t.friends = under_circle(s, p, d->aim, friends);
        break;
    case AT_ROUND:
        t.enemies = within_round(s, p, d, enemies);
        t.friends = within_round(s, p, d, friends);
        break;
    default:
        t.friends = bit(d->hero);
        return t;
    }
    t.enemies = seen(s, p, d->hero, t.enemies);
    t.friends = seen(s, p, d->hero, t.friends);
    return t;
}

/* Who goes to somebody needs a place beside him. */
static bool has_room_beside(const State *s, const Places *p, const Deed *d, int target)
{
    Deed to = *d;
    Point one;
    to.target = target;
    return exalted_leap_samples(s, p, &to, &ability(s, d)->first, &one, 1) > 0;
}

static Models meant(const State *s, const Places *p, const Deed *d)
{
    const Ability *a = ability(s, d);
    return a->whom == ENEMIES ? harmed_by(s, p, d->hero)
           : a->whom == FRIEND ? friends_of(s, p, d->hero)
                               : friends_of(s, p, d->hero) & ~bit(d->hero);
}

/* EX-CARD-2, EX-RANGE-3, -4: one target within range and in sight. */
const char *exalted_target_denied(const State *s, const Places *p, const Deed *d, int target)
{
    const Ability *a = ability(s, d);
    if (!(meant(s, p, d) & bit(target)))
        return is_building(target) ? "EX-TOWER-14" : "EX-CARD-1";
    if (!exalted_within(s, p, d->hero, target, a->range))
        return "EX-RANGE-3";
    if (!exalted_sees(s, p, d->hero, target))
        return "EX-LOS-7";
    return a->first.near_target > 0 && !has_room_beside(s, p, d, target) ? "EX-KIT-1" : 0;
}

static Models meant_in_range(const State *s, const Places *p, const Deed *d)
{
    return exalted_all_within(s, p, d->hero, meant(s, p, d), INCH * ability(s, d)->range);
}

/* Of those who are meant and in range. */
static bool can_be_chosen(const State *s, const Places *p, const Deed *d, int m)
{
    return exalted_sees(s, p, d->hero, m) &&
           (ability(s, d)->first.near_target == 0 || has_room_beside(s, p, d, m));
}

Models exalted_targets(const State *s, const Places *p, const Deed *d)
{
    Models out = 0;
    EACH_BIT (m, meant_in_range(s, p, d))
        if (can_be_chosen(s, p, d, m))
            out |= bit(m);
    return out;
}

static bool has_target(const State *s, const Places *p, const Deed *d)
{
    EACH_BIT (m, meant_in_range(s, p, d))
        if (can_be_chosen(s, p, d, m))
            return true;
    return false;
}

/* Friends in the area whom `also` helps (EX-KIT-18). The user is a friend of himself, unless only
 * others are meant (EX-CARD-1). */
static Models helped(const Ability *a, int user, Models friends)
{
    Models out = 0;
    for (int i = 0; i < a->also.n; i++) {
        const int who = a->also.list[i].who;
        out |= who == WHO_FRIENDS ? friends : who == WHO_OTHERS ? friends & ~bit(user) : 0;
    }
    return out;
}

/* EX-RULE-91: at least one legal target must be hit. */
static bool hits_somebody(const State *s, const Places *p, const Deed *d)
{
    const Ability *a = ability(s, d);
    if (a->whom == NO_ONE)
        return true;
    const Touched t = exalted_touched(s, p, d);
    if (a->whom == FRIENDS)
        return t.friends != 0;
    return t.enemies != 0 || helped(a, d->hero, t.friends) != 0;
}

/* EX-TMPL-3, -4: its near edge at most at the limit of the range. */
bool exalted_circle_fits(const State *s, const Places *p, const Deed *d)
{
    const int far = exalted_radius(s, d->hero) + INCH * ability(s, d)->range + CIRCLE;
    return distance2(p->at[d->hero], d->aim) <= square(far);
}

const char *exalted_aim_denied(const State *s, const Places *p, const Deed *d)
{
    const Ability *a = ability(s, d);
    if (a->form == AT_CIRCLE) {
        if (!exalted_circle_fits(s, p, d))
            return "EX-TMPL-3";
    } else if (d->aim.x == 0 && d->aim.y == 0) {
        return "EX-LINE-1";
    }
    return hits_somebody(s, p, d) ? 0 : "EX-RULE-91";
}

/* ---- aims worth trying ---- */

typedef struct Aims {
    const State *s;
    const Places *p;
    const Terrain *t;      /* of who leaps */
    Deed deed;
    Point *at;
    int n, most;
} Aims;

/* How far from the user somebody may stand who is touched. */
static int touches_within(const Ability *a)
{
    return INCH * (a->range + (a->form == AT_CIRCLE ? 3 : 0) + (a->form == AT_T1 ? 4 : 0) +
                   (a->form == AT_T2 ? 6 : 0));
}

/* Whom an ability that is aimed at a place is for. */
static Models touchable(const State *s, const Places *p, const Deed *d)
{
    const Ability *a = ability(s, d);
    if (a->whom == FRIENDS)
        return friends_of(s, p, d->hero);
    return harmed_by(s, p, d->hero) | helped(a, d->hero, friends_of(s, p, d->hero));
}

void exalted_aim_at(const State *s, const Places *p, Deed *d, Point at)
{
    const Vector v = way(p->at[d->hero], at);
    d->aim = ability(s, d)->form == AT_CIRCLE ? at : point(v.x, v.y);
}

static void try_aim(Aims *a, Point at)
{
    if (a->n == a->most)
        return;
    for (int i = 0; i < a->n; i++)
        if (same_point(a->at[i], at))
            return;
    exalted_aim_at(a->s, a->p, &a->deed, at);
    if (exalted_aim_denied(a->s, a->p, &a->deed) == 0)
        a->at[a->n++] = at;
}

/* A circle that only just reaches: at its limit on the way there. */
static Point drawn_in(const State *s, const Places *p, const Deed *d, Point at)
{
    const int far = exalted_radius(s, d->hero) + INCH * ability(s, d)->range + CIRCLE - 1;
    if (distance2(p->at[d->hero], at) <= square(far))
        return at;
    return moved(p->at[d->hero], vector_along(way(p->at[d->hero], at), far, 0));
}

/* EX-LINE-2, EX-RULE-18: the centre or one of the rim points, if the line there meets it first. */
static void try_first(Aims *a, int target)
{
    const Disc to = exalted_disc(a->s, a->p, target), rim = {to.at, to.r - 1};
    const int before = a->n, front = rim_towards(way(a->p->at[a->deed.hero], to.at));
    const Models on = ahead_of_line(a->s, a->p, &a->deed);
    for (int i = -1; i < RIM_POINTS && a->n == before; i++) {
        const Point at = i < 0 ? to.at : disc_point(rim, (front + i) % RIM_POINTS);
        exalted_aim_at(a->s, a->p, &a->deed, at);
        if (first_on_line(a->s, a->p, &a->deed, on) == bit(target))
            try_aim(a, at);
    }
}

/* Of two places, rounded towards a third: the same whichever comes first, and from either side of
 * the arena. */
static Point middle(Point from, Point a, Point b)
{
    const Vector one = way(from, a), other = way(from, b);
    return moved(from, (Vector){(one.x + other.x) / 2, (one.y + other.y) / 2});
}

int exalted_aim_samples(const State *s, const Places *p, const Deed *d, Point *out, int most)
{
    const Ability *k = ability(s, d);
    const bool circle = k->form == AT_CIRCLE;
    const int far = touches_within(k);
    Aims a = {s, p, 0, *d, out, 0, most};
    const Models near = exalted_all_within(s, p, d->hero, touchable(s, p, d), far);
    EACH_BIT (m, near) {
        if (k->form == AT_FIRST)
            try_first(&a, m);
        else
            try_aim(&a, circle ? drawn_in(s, p, d, p->at[m]) : p->at[m]);
        if (a.n == most)
            return most;
    }
    if (k->form == AT_FIRST)
        return a.n;
    EACH_BIT (m, near)  /* between two of them */
        EACH_BIT (o, near & ~(bit(m) | (bit(m) - 1)))
            if (distance2(p->at[m], p->at[o]) <= square(4 * CIRCLE))
                try_aim(&a, middle(p->at[d->hero], p->at[m], p->at[o]));
    if (k->whom == NO_ONE)  /* a trap may lie anywhere: on the ways first */
        for (int i = 0; i < arena(s)->n_nodes; i++)
            try_aim(&a, own_node(s, d->hero, i));
    return a.n;
}

/* ---- leaps: EX-CARD-6, -7 ---- */

static bool any_target(const State *s, const Places *p, const Deed *d)
{
    const Ability *a = ability(s, d);
    Point one;
    switch (a->form) {
    case AT_TARGET:
        return has_target(s, p, d);
    case AT_ROUND:
        return hits_somebody(s, p, d);
    case AT_SELF:
        return true;
    default:
        return exalted_aim_samples(s, p, d, &one, 1) > 0;
    }
}

static Gait gait_of(const Leap *leap) { return leap->how == DASH ? GAIT_DASH : GAIT_FLY; }

/* EX-MOVE-3 … 5, EX-FLY-3, -4, EX-PLACE-2, -3, EX-RULE-21: refused if it is too far, if something
 * is in the way of a dash, or without room at the end. */
static const char *way_denied(const Terrain *t, Disc from, const Leap *leap, Point to)
{
    if (same_point(to, from.at))
        return 0;
    if (distance2(from.at, to) > square(INCH * leap->inches))
        return leap->how == PLACE ? "EX-PLACE-3" : "EX-CARD-6";
    if (!leg_free(&t->ground, from, to, true))
        return "EX-MOVE-5";
    return exalted_no_room(t, (Disc){to, from.r});
}

const char *exalted_leap_way_denied(const State *s, const Places *p, const Deed *d,
                                    const Leap *leap, Point to)
{
    Terrain t;
    exalted_terrain(s, p, d->hero, gait_of(leap), &t);
    return way_denied(&t, exalted_disc(s, p, d->hero), leap, to);
}

static const char *leap_denied(const State *s, const Places *p, const Terrain *t, const Deed *d,
                               const Leap *leap, Point to)
{
    const Ability *a = ability(s, d);
    const char *why = way_denied(t, exalted_disc(s, p, d->hero), leap, to);
    if (why != 0 || leap == &a->then)
        return why;
    Places there = *p;
    there.at[d->hero] = to;
    if (leap->near_target > 0)
        return exalted_within(s, &there, d->hero, d->target, leap->near_target) ? 0 : "EX-KIT-1";
    return any_target(s, &there, d) ? 0 : "EX-RULE-91";
}

const char *exalted_leap_denied(const State *s, const Places *p, const Deed *d, const Leap *leap,
                                Point to)
{
    Terrain t;
    exalted_terrain(s, p, d->hero, gait_of(leap), &t);
    return leap_denied(s, p, &t, d, leap, to);
}

static void try_leap(Aims *a, const Leap *leap, Point to)
{
    if (a->n == a->most)
        return;
    for (int i = 0; i < a->n; i++)
        if (same_point(a->at[i], to))
            return;
    if (leap_denied(a->s, a->p, a->t, &a->deed, leap, to) == 0)
        a->at[a->n++] = to;
}

/* Whether somebody can be touched from anywhere the leap may lead to. */
static bool has_somebody_ahead(const State *s, const Places *p, const Deed *d, const Leap *leap)
{
    const Ability *a = ability(s, d);
    if (leap->near_target > 0 || a->whom == NO_ONE || a->form == AT_SELF)
        return true;
    const Models of = a->form == AT_TARGET ? meant(s, p, d) : touchable(s, p, d);
    return exalted_all_within(s, p, d->hero, of, touches_within(a) + INCH * leap->inches) != 0;
}

/* Beside who is to be hit, or near to whom one goes; then as far as possible along the ways. */
int exalted_leap_samples(const State *s, const Places *p, const Deed *d, const Leap *leap,
                         Point *out, int most)
{
    const Ability *k = ability(s, d);
    const Disc me = exalted_disc(s, p, d->hero);
    const int reach = leap->near_target > 0 ? leap->near_target
                      : k->form == AT_TARGET ? k->range : 3;
    Terrain t;
    Aims a = {s, p, &t, *d, out, 0, most};
    Models near = leap->near_target > 0 ? bit(d->target) : harmed_by(s, p, d->hero);
    if (!has_somebody_ahead(s, p, d, leap))
        return 0;
    exalted_terrain_near(s, p, d->hero, gait_of(leap), me.at, INCH * leap->inches, &t);
    try_leap(&a, leap, me.at);
    if (a.n == most)
        return most;
    if (leap == &k->then)
        near = 0;
    EACH_BIT (m, exalted_all_within(s, p, d->hero, near, INCH * (leap->inches + reach))) {
        const Disc to = exalted_disc(s, p, m);
        const int gap = me.r + to.r + INCH * reach - REACH_SLACK, close = me.r + to.r + 2;
        const int front = rim_towards(way(to.at, me.at));
        for (int i = 0; i < 5; i++) {
            const int beside = rim_beside(front, i);
            try_leap(&a, leap, inner_point(to.at, gap, beside));
            try_leap(&a, leap, outer_point(to.at, close, beside));
        }
        if (a.n == most)
            return most;
    }
    for (int i = 0; i < arena(s)->n_nodes; i++) {
        const Point node = own_node(s, d->hero, i);
        const Vector v = way(me.at, node);
        const int far = INCH * leap->inches;
        if (length2(v) <= square(3 * far))
            try_leap(&a, leap, length2(v) <= square(far)
                                   ? node
                                   : moved(me.at, vector_along(v, far - 1, 0)));
    }
    return a.n;
}

/* ---- whether an ability can be used at all ---- */

/* EX-COOL-1 … 5, EX-STATUS-2, -9, EX-RULE-28, -29: refused for lack of level or mana, by silence,
 * once R is used, by the cooldown, and by hold if the hero would move. */
const char *exalted_ability_blocked(const State *s, int hero, int slot)
{
    const Ability *a = ability_of(s, hero, slot);
    const Hero *h = &s->hero[hero];
    if (h->level < a->level)
        return "EX-ABIL-2";
    if (has_status(s, hero, SILENCE))
        return "EX-STATUS-2";
    if (h->mana < a->mana)
        return "EX-ABIL-3";
    if (slot == SLOTS - 1 && h->ultimate_used)
        return "EX-COOL-5";
    if (s->memory[team_of(hero)] == hero * SLOTS + slot &&
        exalted_trait(s, hero, TRAIT_NO_COOLDOWN) != slot + 1)
        return "EX-COOL-2";
    const bool moves = a->first.how == DASH || a->first.how == FLY;
    return moves && has_status(s, hero, HOLD) ? "EX-STATUS-9" : 0;
}

const char *exalted_ability_denied(const State *s, const Places *p, int hero, int slot)
{
    const char *why = exalted_ability_blocked(s, hero, slot);
    const Ability *a = ability_of(s, hero, slot);
    Deed d = {.hero = hero, .kind = DEED_ABILITY, .slot = slot, .target = NOBODY};
    Point one;
    if (why != 0)
        return why;
    if (a->first.how == STAY || a->first.near_target > 0)
        return any_target(s, p, &d) ? 0 : "EX-RULE-91";
    return exalted_leap_samples(s, p, &d, &a->first, &one, 1) > 0 ? 0 : "EX-RULE-91";
}
