/* Placing heroes on the platform, at the beginning and when they return (rulebook chapters "Beginn
 * des Spiels", "Helden zurückbringen"). */
#include "games/exalted/exalted.h"

static Models to_deploy(const State *s, int team)
{
    return on_map(s, heroes_of(team)) & ~s->now.standing;
}

static Point corner_of(int team) { return team == BLUE ? point(0, 0) : point(MAT, MAT); }

static bool in_zone(const State *s, int hero, Point at)
{
    return disc_in_disc((Disc){at, content(s)->radius_hero},
                        (Disc){corner_of(team_of(hero)), arena(s)->platform});
}

static const char *place_denied(const State *s, int hero, Point at)
{
    if (!in_zone(s, hero, at))
        return "EX-DEPLOY-3";  /* EX-RULE-11 */
    return exalted_no_stand(s, &s->now, hero, at);
}

REGION(deploy_denied, deploy_vars)
{
    const int hero = option_arg(o, 0);
    (void)d;
    if (!(to_deploy(s, s->colour[my->seat]) & bit(hero)))
        return my->back ? "EX-ROUND-5" : "EX-DEPLOY-2";
    return place_denied(s, hero, point(option_arg(o, 1), option_arg(o, 2)));
}

/* EX-RULE-72: the nearest one on the platform; if it has no free place, the nearest of all. */
static Point some_place(const State *s, int hero, Point at)
{
    const int radius = exalted_radius(s, hero);
    const Ring zone = {corner_of(team_of(hero)), 0, square(arena(s)->platform - radius)};
    Terrain t;
    Point out;
    exalted_terrain(s, &s->now, hero, GAIT_PLACED, &t);
    if (nearest_place(&t.ground, (Disc){at, radius}, &zone, 1, &out))
        return out;
    return exalted_nearest(s, &s->now, hero, at);
}

/* The default places first. */
static int free_places(const State *s, int hero, Point *out)
{
    int n = 0;
    for (int i = 0; i < PLACES; i++)
        if (place_denied(s, hero, arena(s)->place[team_of(hero)][i]) == 0)
            out[n++] = arena(s)->place[team_of(hero)][i];
    if (n == 0)
        out[n++] = some_place(s, hero, arena(s)->place[team_of(hero)][PLACES / 2]);
    return n;
}

static void deploy_menu(const State *s, const struct deploy_vars *my, Menu *m)
{
    prompt(m, Q_DEPLOY, my->back ? "EX-ELIM-3" : "EX-DEPLOY-2");
    EACH_BIT (h, to_deploy(s, s->colour[my->seat])) {
        Point at[PLACES];
        const int n = free_places(s, h, at);
        for (int i = 0; i < n; i++)
            offer(m, option(V_DEPLOY, h, at[i].x, at[i].y));
    }
    offer_region(m, V_DEPLOY, deploy_denied);
    deny_thing(m, KIND_MODEL, THING_ANY, my->back ? "EX-ROUND-5" : "EX-DEPLOY-2");
}

static void put_hero(State *s, int hero, Point at)
{
    s->now.at[hero] = at;
    s->now.standing |= bit(hero);
    s->model[hero].lp = exalted_life(s, hero);  /* EX-ROUND-6 */
    s->hero[hero].mana = exalted_value(s, hero, MANA);
}

/* EX-DEPLOY-2, EX-ROUND-5, -8: one each in turns while both have some. */
FLOW(deploy)
{
    FLOW_BEGIN;
    while (to_deploy(s, BLUE) != 0 || to_deploy(s, RED) != 0) {
        if (to_deploy(s, s->colour[my->seat]) != 0) {
            ASK(my->seat, deploy_menu);
            put_hero(s, ANSWER(0), point(ANSWER(1), ANSWER(2)));
            EMIT(my->back ? EV_RETURN : EV_DEPLOY, my->back ? "EX-ROUND-5" : "EX-DEPLOY-2",
                 ANSWER(0), ANSWER(1), ANSWER(2));
        }
        my->seat ^= 1;
    }
    FLOW_END;
}
