/* Golems: placing, the march at the end of a round, their answers to attacks; and those of
 * creatures and monsters, which close in the same way (rulebook chapters "Golems", "Neutrale
 * Kreaturen"). */
#include "games/exalted/exalted.h"

/* ---- placing: EX-SETUP-1 … 6, EX-GOLEM-2, EX-GPLACE-1 … 5, EX-RULE-15 ---- */

enum { CIRCLE_STEPS = 128 };  /* 1/8 of a turn to each side */

static Disc golem_at(const State *s, Point at) { return (Disc){at, content(s)->golem.radius}; }

/* EX-GPLACE-5: if the regular place is taken, the nearest one on the circle before the tower, then
 * the nearest of all. */
static Point first_place(const State *s, int golem)
{
    const int team = team_of(golem), lane = lane_of(golem), post = post_of(golem);
    const Point regular = arena(s)->station[team][lane][post][0];
    const Point tower = arena(s)->tower[team][lane][post];
    const int far = 3 * INCH + content(s)->tower[post].radius + content(s)->golem.radius;
    Terrain t;
    Point at;
    if (exalted_no_stand(s, &s->now, golem, regular) == 0)
        return regular;
    exalted_terrain(s, &s->now, golem, GAIT_PLACED, &t);
    if (nearest_on_circle(&t.ground, golem_at(s, regular), tower, far, CIRCLE_STEPS, &at))
        return at;
    return exalted_nearest(s, &s->now, golem, regular);
}

/* EX-SETUP-3, -4, EX-GPLACE-2, -3: in contact with the first, not nearer to the tower. */
static const char *beside_denied(const State *s, const struct pair_vars *my, const Terrain *t,
                                 Point at)
{
    const int first = golem_of(my->team, my->lane, my->post, 0);
    const Point tower = arena(s)->tower[my->team][my->lane][my->post];
    if (!discs_in_contact(golem_at(s, at), golem_at(s, s->now.at[first])))
        return "EX-GPLACE-2";
    if (distance2(at, tower) < distance2(s->now.at[first], tower))
        return "EX-GPLACE-3";
    return exalted_no_room(t, golem_at(s, at));
}

static void terrain_of_second(const State *s, const struct pair_vars *my, Terrain *t)
{
    const int first = golem_of(my->team, my->lane, my->post, 0);
    exalted_terrain_near(s, &s->now, first + 1, GAIT_PLACED, s->now.at[first],
                         2 * content(s)->golem.radius + CONTACT_SLACK, t);
}

REGION(second_denied, pair_vars)
{
    Terrain t;
    (void)d;
    terrain_of_second(s, my, &t);
    return beside_denied(s, my, &t, point(option_arg(o, 0), option_arg(o, 1)));
}

static Option at_point(int verb, Point p) { return option(verb, p.x, p.y, 0); }

/* Where the second stands by itself: on the line if that is free, else the best of the samples.
 * False if it fits nowhere. */
static bool usual_second(const State *s, const struct pair_vars *my, Point *usual)
{
    const int first = golem_of(my->team, my->lane, my->post, 0);
    const Point tower = arena(s)->tower[my->team][my->lane][my->post];
    const Point at = s->now.at[first];
    Terrain t;
    terrain_of_second(s, my, &t);
    *usual = arena(s)->station[my->team][my->lane][my->post][1];
    if (beside_denied(s, my, &t, *usual) == 0)
        return true;
    const int front = rim_towards(way(tower, at));
    for (int i = 0; i < RIM_POINTS; i++) {
        *usual = outer_point(at, 2 * content(s)->golem.radius, rim_beside(front, i));
        if (beside_denied(s, my, &t, *usual) == 0)
            return true;
    }
    return false;
}

static void pair_menu(const State *s, const struct pair_vars *my, Menu *m)
{
    const int first = golem_of(my->team, my->lane, my->post, 0);
    Terrain t;
    terrain_of_second(s, my, &t);
    prompt(m, Q_GOLEM, "EX-GPLACE-4");
    about(m, KIND_MODEL, first + 1);
    about(m, KIND_LANE, my->lane);
    offer_usual(m, at_point(V_GOLEM, my->usual));
    for (int k = 0; k < RIM_POINTS; k += 2) {
        const Point p = outer_point(s->now.at[first], 2 * content(s)->golem.radius, k);
        if (!same_point(p, my->usual) && beside_denied(s, my, &t, p) == 0)
            offer(m, at_point(V_GOLEM, p));
    }
    offer_region(m, V_GOLEM, second_denied);
}

/* EX-RULE-15: nowhere in contact, then as near as possible, and still not nearer to the tower. */
static Point squeezed_in(const State *s, const struct pair_vars *my)
{
    const int first = golem_of(my->team, my->lane, my->post, 0);
    const Point tower = arena(s)->tower[my->team][my->lane][my->post];
    const Ring ring = {tower, distance2(s->now.at[first], tower), square(2 * MAT)};
    Terrain t;
    Point at = s->now.at[first];
    exalted_terrain(s, &s->now, first + 1, GAIT_PLACED, &t);
    nearest_place(&t.ground, golem_at(s, at), &ring, 1, &at);
    return at;
}

static bool has_second(const State *s, const struct pair_vars *my)
{
    return s->model[golem_of(my->team, my->lane, my->post, 1)].lp > 0;
}

/* One pair before its tower. The owner chooses the second's place: EX-GPLACE-4, EX-GOLEM-3. */
FLOW(pair)
{
    const int first = golem_of(my->team, my->lane, my->post, 0);
    FLOW_BEGIN;
    if (s->model[first].lp <= 0)
        RETURN(0);
    s->now.standing &= ~bit(first + 1);
    s->now.at[first] = first_place(s, first);
    s->now.standing |= bit(first);
    if (has_second(s, my)) {
        if (usual_second(s, my, &my->usual)) {
            ASK(seat_of_team(s, my->team), pair_menu);
            s->now.at[first + 1] = point(ANSWER(0), ANSWER(1));
        } else {
            s->now.at[first + 1] = squeezed_in(s, my);
        }
        s->now.standing |= bit(first + 1);
    }
    EMIT(EV_PAIR, "EX-GPLACE-1", my->team, my->lane, 1 + has_second(s, my));
    FLOW_END;
}

/* EX-RULE-48: the start player's first, lane by lane. */
FLOW(pairs)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < TEAMS; my->i++)
        for (my->lane = 0; my->lane < LANES; my->lane++)
            CALL(pair, .team = s->colour[my->i == 0 ? s->start : 1 - s->start], .lane = my->lane,
                 .post = my->post);
    FLOW_END;
}

/* ---- the march: EX-GMARCH-1 … 12, EX-GPLACE-6, EX-RULE-45 … 47, EX-RULE-84, -87 ---- */

/* The golem of a pair that goes first in an exchange: the more damaged one. */
static int weaker(const State *s, Models pair)
{
    const int a = first_bit(pair);
    const Models rest = pair & ~bit(a);
    return rest != 0 && s->model[first_bit(rest)].lp < s->model[a].lp ? first_bit(rest) : a;
}

static void perish(Ctx *c, State *s, int golem)
{
    s->model[golem].lp = 0;
    s->now.standing &= ~bit(golem);
    exalted_end_marks(c, s, golem);
}

/* EX-GMARCH-7: 1:1. */
static void clash(Ctx *c, State *s, int lane, Models a, Models b)
{
    int n = 0;
    while (exalted_alive(s, a) != 0 && exalted_alive(s, b) != 0) {
        perish(c, s, weaker(s, exalted_alive(s, a)));
        perish(c, s, weaker(s, exalted_alive(s, b)));
        n++;
    }
    if (n > 0)
        EMIT(EV_CLASH, "EX-GMARCH-7", lane, n);
}

/* EX-GMARCH-8 … 11: what is left of an outer pair hits what stands first in its way. */
static void besiege(Ctx *c, State *s, int team, int lane, uint8_t hits[TOWERS + TEAMS])
{
    const int enemy = other_team(team);
    const Models own = pair_of(team, lane, OUTER);
    int goal = tower_of(enemy, lane, OUTER);
    if (!stands(&s->now, goal)) {
        clash(c, s, lane, own, pair_of(enemy, lane, INNER));
        goal = tower_of(enemy, lane, INNER);
        if (!stands(&s->now, goal))
            goal = artifact_of(enemy);
    }
    EACH_BIT (g, exalted_alive(s, own)) {
        hits[goal - TOWER_0]++;
        perish(c, s, g);
    }
}

/* A golem of the inner pair becomes one of the outer pair, with all that is on it. */
static void move_up(State *s, int from, int to)
{
    s->model[to] = s->model[from];
    s->now.at[to] = s->now.at[from];
    s->now.standing |= bit(to);
    s->now.standing &= ~bit(from);
    s->model[from] = (Model){0};
    for (int i = 0; i < s->n_marks; i++)
        if (s->mark[i].on == from)
            s->mark[i].on = to;
}

void exalted_march_on(Ctx *c, State *s, int lane, uint8_t hits[TOWERS + TEAMS])
{
    clash(c, s, lane, pair_of(BLUE, lane, OUTER), pair_of(RED, lane, OUTER));
    for (int team = 0; team < TEAMS; team++)
        besiege(c, s, team, lane, hits);
    for (int team = 0; team < TEAMS; team++) {
        int k = 0;
        EACH_BIT (g, exalted_alive(s, pair_of(team, lane, INNER)))
            move_up(s, g, golem_of(team, lane, OUTER, k++));
    }
}

void exalted_march(Ctx *c, State *s, uint8_t hits[TOWERS + TEAMS])
{
    for (int lane = 0; lane < LANES; lane++)
        exalted_march_on(c, s, lane, hits);
}

/* ---- answers to attacks: EX-GREACT-1 … 8, EX-NEUT-2 … 6, EX-RULE-22, -49, -60, -83, -84 ---- */

static bool reaches(const State *s, int m, int hero)
{
    return exalted_within(s, &s->now, m, hero, exalted_reach(s, m)) &&
           (!exalted_is_ranged(s, m) || exalted_sees(s, &s->now, m, hero));
}

/* EX-DIR-1, EX-RULE-22: by itself, and only nearer. */
static void close_up(Ctx *c, State *s, int m, int hero)
{
    RouteMap map;
    Terrain t;
    Point path[PATH_POINTS];
    const int inches = exalted_move_inches(s, m, false);
    if (has_status(s, m, HOLD) || inches == 0)
        return;
    exalted_well_known(s, &s->now, m, GAIT_MARCH, &t);
    const Aim aim = {exalted_disc(s, &s->now, hero), INCH * exalted_reach(s, m),
                     exalted_is_ranged(s, m)};
    const int n = close_in(&t.ground, exalted_disc(s, &s->now, m), &aim, INCH * inches * FINE, &map,
                           path);
    if (n == 0)
        return;
    s->now.at[m] = path[n - 1];
    EMIT(EV_MARCH, is_golem(m) ? "EX-GREACT-3" : "EX-NEUT-3", m, path[n - 1].x, path[n - 1].y);
    exalted_end_status(c, s, m, SLOW, "EX-RULE-84");
}

static bool comes_before(const State *s, int m, int hero, int other)
{
    const Disc me = exalted_disc(s, &s->now, m);
    const int far = discs_gap(me, exalted_disc(s, &s->now, hero));
    const int gap = discs_gap(me, exalted_disc(s, &s->now, other));
    return far < gap || (far == gap && s->model[hero].lp < s->model[other].lp);
}

/* EX-GREACT-6, EX-NEUT-4: the nearest hero of the team in reach; ties by LP, then card order. */
static int instead(const State *s, int m, int attacker)
{
    int best = NOBODY;
    EACH_BIT (h, exalted_alive(s, heroes_of(team_of(attacker))))
        if (reaches(s, m, h) && (best == NOBODY || comes_before(s, m, h, best)))
            best = h;
    return best;
}

static void answer(Ctx *c, State *s, int m, int attacker)
{
    if (!alive(s, m) || !alive(s, attacker) || has_status(s, m, STUN))
        return;
    if (!reaches(s, m, attacker))
        close_up(c, s, m, attacker);
    const int target = reaches(s, m, attacker) ? attacker : instead(s, m, attacker);
    if (target != NOBODY)
        exalted_basic_attack(c, s, m, target, is_golem(m) ? "EX-GREACT-4" : "EX-NEUT-2");
}

/* EX-RULE-49: each golem of an attacked pair once, whoever of the two was hit; each neutral once.
 * Who was not attacked attacks nobody (EX-GOLEM-4, EX-NEUT-6). */
void exalted_answer_attacks(Ctx *c, State *s, int attacker, Models attacked)
{
    Models all = attacked & ALL_NEUTRALS;
    EACH_BIT (g, attacked & ALL_GOLEMS)
        all |= bit(g) | bit(partner_of(g));
    EACH_BIT (m, all)
        answer(c, s, m, attacker);
}

/* EX-NEUT-7, EX-RULE-58: who was eliminated stands again with full LP. */
void exalted_return_neutrals(Ctx *c, State *s)
{
    for (int m = NEUTRAL_0; m < MODELS; m++) {
        if (stands(&s->now, m))
            continue;
        s->model[m] = (Model){.lp = exalted_life(s, m)};
        s->now.at[m] = exalted_nearest(s, &s->now, m, arena(s)->neutral[m - NEUTRAL_0]);
        s->now.standing |= bit(m);
        if (s->round > 0)
            EMIT(EV_BACK_AGAIN, "EX-NEUT-7", m);
    }
}
