/* Measuring for who plays: the way to a place, places by name, what lies between two models, where
 * a hero could go and what it sees. Rules never ask for it. */
#include "games/exalted/exalted.h"

/* Everybody where he is, the hero who is announcing where he would be by now. */
static void places_now(const State *s, Places *p)
{
    *p = s->now;
    if (is_hero(s->plan.deed.hero) && stands(&s->now, s->plan.deed.hero))
        exalted_planned(s, p);
}

/* ---- a walk that is being announced ---- */

typedef struct Walk {
    const State *s;
    int hero;
    Places p;
    Terrain t;
    Disc from;
    int32_t left;              /* in 1/FINE */
    RouteMap map;              /* all ways of that length */
    NamedPlace *place;
    int n_places;
} Walk;

/* False: no way is asked for. */
static bool set_out(const State *s, const Menu *m, Walk *w)
{
    if (menu_region_of(m, V_GO) == 0)
        return false;
    w->s = s;
    w->hero = s->plan.deed.hero;
    exalted_planned(s, &w->p);
    exalted_terrain(s, &w->p, w->hero, GAIT_WALK, &w->t);
    w->from = exalted_disc(s, &w->p, w->hero);
    w->left = exalted_length_left(s);
    w->n_places = 0;
    return true;
}

/* EX-MOVE-1 … 5, EX-RUN-1: the shortest way, one answer a way point. */
int exalted_plan(const void *state, const Menu *m, Point to, Option *answers, int cap,
                 const char **rule)
{
    Walk w;
    Route way;
    const State *s = state;
    *rule = "EX-ACT-5";  /* what is asked now is no way */
    if (!set_out(s, m, &w))
        return 0;
    *rule = exalted_no_stand(s, &w.p, w.hero, to);
    if (*rule != 0)
        return 0;
    *rule = "EX-MOVE-2";
    if (!route_to(&w.t.ground, w.from, to, w.left, &w.map, &way))
        return 0;
    *rule = "EX-RULE-4";
    if (way.n > cap || s->plan.n + way.n > PATH_POINTS)
        return 0;
    for (int i = 0; i < way.n; i++)
        answers[i] = option(V_GO, way.at[i].x, way.at[i].y, 0);
    return way.n;
}

/* ---- how a place lies ---- */

/* Enemy heroes near enough to see it, and those of them who do. */
static void watchers(const State *s, const Places *p, int hero, Models *near, Models *seeing)
{
    *near = *seeing = 0;
    EACH_BIT (e, heroes_of(other_team(team_of(hero))) & p->standing) {
        if (!exalted_within(s, p, e, hero, SIGHT_INCHES))
            continue;
        *near |= bit(e);
        if (exalted_sees(s, p, e, hero))
            *seeing |= bit(e);
    }
}

static int nearest_to(const State *s, const Places *p, int hero, Models of, int32_t *gap)
{
    int nearest = NOBODY;
    EACH_BIT (m, of & p->standing & ~bit(hero)) {
        const int32_t far = discs_gap(exalted_disc(s, p, hero), exalted_disc(s, p, m));
        if (nearest == NOBODY || far < *gap) {
            nearest = m;
            *gap = far;
        }
    }
    return nearest;
}

/* The mountain that hides a hero from every enemy hero who is near; -1: none does. */
static int cover_of(const State *s, const Places *p, int hero)
{
    Models near, seeing;
    int32_t gap;
    watchers(s, p, hero, &near, &seeing);
    if (near == 0 || seeing != 0)
        return -1;
    const int enemy = nearest_to(s, p, hero, near, &gap);
    return sight_blocker(exalted_disc(s, p, enemy), exalted_disc(s, p, hero), arena(s)->wall,
                         arena(s)->n_walls);
}

static void words_of_place(const State *s, const Places *p, int hero, PlaceWords *out)
{
    *out = (PlaceWords){.near = thing(KIND_NUMBER, 0), .cover = thing(KIND_NUMBER, 0),
                        .danger = thing(KIND_NUMBER, 0)};
    const int near = nearest_to(s, p, hero, ~(Models)0, &out->gap);
    const int wall = cover_of(s, p, hero);
    const Models towers = exalted_towers_on(s, p, hero);
    if (near != NOBODY)
        out->near = thing(KIND_MODEL, near);
    if (wall >= 0)
        out->cover = thing(KIND_WALL, wall);
    if (towers != 0)
        out->danger = thing(KIND_MODEL, first_bit(towers));
}

bool exalted_describe(const void *state, const Menu *m, Point at, PlaceWords *out)
{
    const State *s = state;
    Places p;
    const bool sets_up = m->prompt == Q_DEPLOY || m->prompt == Q_GOLEM;  /* nobody acts yet */
    if (m->n_regions == 0 || sets_up || !is_hero(s->plan.deed.hero))
        return false;
    exalted_planned(s, &p);
    p.at[s->plan.deed.hero] = at;
    words_of_place(s, &p, s->plan.deed.hero, out);
    return true;
}

/* ---- places by name ---- */

static void name_place(Walk *w, const char *id, Thing of, Point at, int32_t length)
{
    for (int i = 0; i < w->n_places; i++)
        if (same_point(w->place[i].at, at))
            return;
    if (w->n_places < NAMED_PLACES && !same_point(at, w->from.at))
        w->place[w->n_places++] = (NamedPlace){id, of, at, (length + FINE - 1) / FINE};
}

/* Of several places that serve as well the one with the shortest way. */
typedef struct Nearest {
    Point at;
    int32_t length;            /* -1: none is in reach */
} Nearest;

static void consider(const Walk *w, Point at, Nearest *best)
{
    Route way;
    if (reach_route(&w->map, at, &way) && (best->length < 0 || way.length < best->length))
        *best = (Nearest){at, way.length};
}

static void name_nearest(Walk *w, const char *id, int m, Nearest best)
{
    if (best.length >= 0)
        name_place(w, id, thing(KIND_MODEL, m), best.at, best.length);
}

/* Beside somebody, base to base. */
static void name_contact(Walk *w, int m)
{
    Nearest best = {.length = -1};
    const Disc to = exalted_disc(w->s, &w->p, m);
    for (int k = 0; k < RIM_POINTS; k++)
        consider(w, outer_point(to.at, w->from.r + to.r, k), &best);
    name_nearest(w, "contact", m, best);
}

/* Just near enough to attack an enemy. */
static void name_in_reach(Walk *w, int m)
{
    Nearest best = {.length = -1};
    const Disc to = exalted_disc(w->s, &w->p, m);
    const Aim aim = {to, INCH * exalted_reach(w->s, w->hero), exalted_is_ranged(w->s, w->hero)};
    if (in_reach(&w->t.ground, w->from, &aim))
        return;
    for (int k = 0; k < RIM_POINTS; k++) {
        const Point at = inner_point(to.at, w->from.r + to.r + aim.gap - REACH_SLACK, k);
        if (in_reach(&w->t.ground, (Disc){at, w->from.r}, &aim))
            consider(w, at, &best);
    }
    name_nearest(w, "in-reach", m, best);
}

/* Out of the fire of a tower, and not into that of another: EX-TOWER-3. */
static void name_out_of_fire(Walk *w, int tower)
{
    Nearest best = {.length = -1};
    Places there = w->p;
    const Disc from = exalted_disc(w->s, &w->p, tower);
    const int far = w->from.r + from.r + INCH * exalted_reach(w->s, tower) + REACH_SLACK;
    for (int k = 0; k < RIM_POINTS; k++) {
        there.at[w->hero] = outer_point(from.at, far, k);
        if (exalted_towers_on(w->s, &there, w->hero) == 0)
            consider(w, there.at[w->hero], &best);
    }
    name_nearest(w, "out-of-fire", tower, best);
}

/* As far as the way goes towards somebody. */
static void name_towards(Walk *w, const char *id, Thing of, int m)
{
    Point way_points[PATH_POINTS];
    RouteMap map;
    const Aim aim = {exalted_disc(w->s, &w->p, m), REACH_SLACK, false};
    const int n = close_in(&w->t.ground, w->from, &aim, w->left, &map, way_points);
    if (n > 0)
        name_place(w, id, of, way_points[n - 1], path_length(w->from.at, way_points, n));
}

/* What stands first on a lane, seen from the other side. */
static int lane_goal(const State *s, int team, int lane)
{
    for (int post = OUTER; post >= INNER; post--)
        if (stands(&s->now, tower_of(team, lane, post)))
            return tower_of(team, lane, post);
    return artifact_of(team);
}

/* The nearest way point behind a mountain, for who is seen now. */
static void name_cover(Walk *w)
{
    Models near, seeing;
    Places there = w->p;
    watchers(w->s, &w->p, w->hero, &near, &seeing);
    for (int i = 1; seeing != 0 && i < w->map.n_settled; i++) {
        const RouteNode *node = &w->map.node[w->map.settled[i]];
        there.at[w->hero] = node->at;
        const int wall = cover_of(w->s, &there, w->hero);
        if (wall >= 0 && may_stand(&w->t.ground, (Disc){node->at, w->from.r})) {
            name_place(w, "cover", thing(KIND_WALL, wall), node->at, node->length);
            return;
        }
    }
}

int exalted_named_places(const void *state, const Menu *m, NamedPlace out[NAMED_PLACES])
{
    Walk w;
    const State *s = state;
    if (!set_out(s, m, &w) || w.left <= 0)
        return 0;
    w.place = out;
    route_reach(&w.t.ground, w.from, w.left, &w.map);
    EACH_BIT (t, exalted_towers_on(s, &w.p, w.hero))
        name_out_of_fire(&w, t);
    name_cover(&w);
    EACH_BIT (lane, map_of(s)->lanes)
        name_towards(&w, "lane", thing(KIND_LANE, lane),
                     lane_goal(s, other_team(team_of(w.hero)), lane));
    EACH_BIT (e, enemies_of(team_of(w.hero)) & w.p.standing)
        name_in_reach(&w, e);
    EACH_BIT (o, w.p.standing & ~bit(w.hero))
        name_contact(&w, o);
    EACH_BIT (n, ALL_NEUTRALS & w.p.standing)
        name_towards(&w, "towards", thing(KIND_MODEL, n), n);
    name_towards(&w, "towards", thing(KIND_MODEL, artifact_of(team_of(w.hero))),
                 artifact_of(team_of(w.hero)));
    return w.n_places;
}

/* ---- one model from another ---- */

/* Why one cannot attack the other; who has announced something has only that left. */
static const char *attack_denied_now(const State *s, const Places *p, int from, int to)
{
    const char *why = s->plan.deed.hero == from ? exalted_deed_denied(s) : 0;
    if (is_tower(from) && !exalted_is_armed(s, from))
        return "EX-TOWER-6";
    return why != 0 ? why : exalted_attack_denied(s, p, from, to);
}

/* EX-MEAS-4, EX-LOS-1 … 6, EX-BASIC-1, -2: the gap between the bases, sight or what blocks it, and
 * whether a basic attack is possible. */
bool exalted_measure(const void *state, Thing from, Thing to, Measure *out)
{
    const State *s = state;
    Places p;
    if (from.kind != KIND_MODEL || to.kind != KIND_MODEL)
        return false;
    places_now(s, &p);
    if (!stands(&p, from.value) || !stands(&p, to.value))
        return false;
    const Disc a = exalted_disc(s, &p, from.value), b = exalted_disc(s, &p, to.value);
    *out = (Measure){.gap = discs_gap(a, b), .sees = exalted_sees(s, &p, from.value, to.value),
                     .blocker = thing(KIND_NUMBER, 0)};
    if (!out->sees && discs_within(a, b, INCH * SIGHT_INCHES))
        out->blocker = thing(KIND_WALL, sight_blocker(a, b, arena(s)->wall, arena(s)->n_walls));
    out->attacks = !is_artifact(from.value) && team_of(from.value) != team_of(to.value) &&
                   !(is_tower(from.value) && !is_hero(to.value));
    if (out->attacks)
        out->rule = attack_denied_now(s, &p, from.value, to.value);
    return true;
}

/* ---- overlays ---- */

static void show_region(const State *s, const Places *p, int hero, int32_t length, ShapeRole role,
                        Overlay *out)
{
    RouteMap map;
    Outline line;
    Terrain t;
    exalted_terrain(s, p, hero, GAIT_WALK, &t);
    route_reach(&t.ground, exalted_disc(s, p, hero), length, &map);
    reach_outline(&map, &line);
    for (int i = 0; i < line.n_pieces; i++)
        overlay_polygon(out, role, &line.at[line.first[i]], line.first[i + 1] - line.first[i]);
}

/* EX-MOVE-1, EX-RUN-1: the whole region of the way that is announced, blocked parts removed. */
void exalted_show_reach(const State *s, Overlay *out)
{
    Places p;
    exalted_planned(s, &p);
    show_region(s, &p, s->plan.deed.hero, exalted_length_left(s), ROLE_REACH, out);
}

/* A hero's standard move and run from where it stands. */
void exalted_show_move(const State *s, int hero, Overlay *out)
{
    if (!is_hero(hero) || !stands(&s->now, hero) || has_status(s, hero, HOLD) ||
        has_status(s, hero, STUN))
        return;
    show_region(s, &s->now, hero, INCH * FINE * exalted_move_inches(s, hero, true), ROLE_FAR, out);
    show_region(s, &s->now, hero, INCH * FINE * exalted_move_inches(s, hero, false), ROLE_REACH,
                out);
}

/* EX-LOS-1 … 6: a free line to everybody who is seen; to who is hidden the line that is blocked. */
void exalted_show_sight(const State *s, int m, Overlay *out)
{
    Places p;
    Segment line;
    places_now(s, &p);
    if (!stands(&p, m))
        return;
    const Disc from = exalted_disc(s, &p, m);
    overlay_disc(out, ROLE_SIGHT, from.at, INCH * SIGHT_INCHES + from.r);
    EACH_BIT (o, p.standing & ~bit(m)) {
        const Disc to = exalted_disc(s, &p, o);
        if (!discs_within(from, to, INCH * SIGHT_INCHES))
            continue;
        const bool seen = sight_line(from, to, arena(s)->wall, arena(s)->n_walls, &line);
        const Point ends[] = {seen ? line.from : from.at, seen ? line.to : to.at};
        overlay_line(out, seen ? ROLE_SIGHT : ROLE_BLOCKED, ends, 2)->of = thing(KIND_MODEL, o);
    }
}
