/* What a position is worth: models, places, the whole table; see policy.h. */
#include "games/exalted/policy.h"

/* ---- models ---- */

static int32_t beast_worth(const State *s, const Tuning *t, int team, int m)
{
    const int kind = arena(s)->neutral_kind[m - NEUTRAL_0], mode = s->option[OPT_MODE];
    if (kind >= DRAKO) {
        const int32_t standard = kind == DRAKO ? t->drako : t->cydra;
        return mode == MODE_TROPHIES || mode == MODE_POACHER ? t->trophy
               : mode == MODE_STANDARD ? standard : standard / 2;
    }
    if (mode != MODE_POACHER)
        return t->creature;
    return arena(s)->home[m - NEUTRAL_0] == team ? t->poached : 2 * t->poached;  /* EX-VP-7, -8 */
}

/* EX-TOWER-10, -12: who stands before the tower that comes next keeps it shut. */
static int32_t guard_worth(const State *s, const Tuning *t, int golem)
{
    const int team = team_of(golem), lane = lane_of(golem);
    const int outer = tower_of(team, lane, OUTER), inner = tower_of(team, lane, INNER);
    if (s->round < 2 || (!stands(&s->now, outer) && !stands(&s->now, inner)))
        return 0;
    const bool in_the_way = !stands(&s->now, outer) ||
                            (exalted_tower_pair(s, outer) & bit(golem)) != 0;
    const int32_t worth = s->option[OPT_MODE] == MODE_TO_THE_END ? 3 * t->tower : t->tower;
    return in_the_way ? worth * t->guard / 100 : 0;
}

int32_t exalted_worth(const State *s, const Tuning *t, int team, int m)
{
    const int mode = s->option[OPT_MODE];
    const bool hunts = mode == MODE_TROPHIES || mode == MODE_POACHER;
    const bool razes = mode == MODE_TO_THE_END;
    if (is_hero(m))
        return (hunts || razes ? t->hero / 2 : t->hero) + s->hero[m].level * t->level / 8;
    if (is_golem(m))
        return t->golem + (hunts ? 0 : guard_worth(s, t, m));
    if (is_artifact(m))
        return razes ? 2 * t->artifact : t->artifact;
    if (is_tower(m))
        return razes ? 3 * t->tower : hunts ? t->tower / 3 : t->tower;
    return beast_worth(s, t, team, m);
}

/* ---- ways ---- */

static int nearest_node(const Arena *a, Point at, int32_t *off)
{
    int best = 0;
    int64_t least = INT64_MAX;
    for (int i = 0; i < a->n_nodes; i++) {
        const int64_t d2 = distance2(at, a->node[i]);
        best = d2 < least ? i : best;
        least = d2 < least ? d2 : least;
    }
    *off = point_distance(at, a->node[best]);
    return best;
}

/* What cannot be attacked yet counts little. */
void exalted_look_ahead(const State *s, const Tuning *t, int team, Outlook *out)
{
    out->goals = exalted_alive(s, enemies_of(team));
    EACH_BIT (m, out->goals) {
        out->worth[m] = exalted_worth(s, t, team, m);
        if (is_building(m) && exalted_tower_shut(s, m) != 0)
            out->worth[m] /= 12;
        out->node[m] = nearest_node(arena(s), s->now.at[m], &out->off[m]);
        if (is_hero(m))
            out->danger[m] = INCH * (exalted_reach(s, m) + exalted_move_inches(s, m, false));
    }
}

/* ---- places ---- */

/* EX-TOWER-7: shots of enemy towers at who stands there. */
static int tower_shots(const State *s, int hero, Point at)
{
    Places p = s->now;
    p.at[hero] = at;
    return count_bits(exalted_towers_on(s, &p, hero));
}

/* Enemy heroes that could come and attack. */
static int threats(const State *s, const Outlook *o, int hero, Point at)
{
    const Disc me = {at, exalted_radius(s, hero)};
    int n = 0;
    EACH_BIT (e, o->goals & ALL_HEROES)
        n += discs_within(me, exalted_disc(s, &s->now, e), o->danger[e]);
    return n;
}

/* What is worth going for, the nearer the better: straight if it is near, else along the nodes. */
static int32_t pull(const State *s, const Tuning *t, const Outlook *o, Point at)
{
    enum { NEAR = 4 * INCH };
    const Arena *a = arena(s);
    int32_t best = 0, off;
    const int node = nearest_node(a, at, &off);
    EACH_BIT (m, o->goals) {
        if (o->worth[m] <= best)
            continue;
        int32_t far = off + a->node_far[node][o->node[m]] + o->off[m];
        const int64_t d2 = distance2(at, s->now.at[m]);
        if (d2 <= square(NEAR))
            far = (int32_t)root_up((uint64_t)d2);
        const int32_t value = o->worth[m] * 40 / (40 + t->approach * (far / INCH));
        best = value > best ? value : best;
    }
    return best;
}

static bool is_weak(const State *s, int hero)
{
    return s->model[hero].lp * 3 <= exalted_life(s, hero);
}

int32_t exalted_standing(const State *s, const Tuning *t, const Outlook *o, int hero, Point at)
{
    const int caution = is_weak(s, hero) ? 3 : 1;
    return pull(s, t, o, at) - t->tower_fire * caution * tower_shots(s, hero, at) -
           t->threat * caution * threats(s, o, hero, at);
}

/* ---- the whole table ---- */

static int32_t hero_standing(const State *s, const Tuning *t, int h)
{
    const Hero *hero = &s->hero[h];
    int32_t sum = hero->level * t->level + hero->gold * t->gold;
    for (int i = 0; i < HERO_ITEMS; i++)
        if (hero->item[i] >= 0)
            sum += 2 * t->gold * content(s)->item[hero->item[i]].price;
    if (!alive(s, h))
        return sum - t->hero / 2;
    const int lp = s->model[h].lp, low = lp < 3 ? 3 - lp : 0;
    return sum + lp * t->own_life - low * t->low_life + hero->mana * t->mana;
}

static int32_t team_standing(const State *s, const Tuning *t, int team)
{
    int32_t sum = 100 * s->points[team];
    if (s->option[OPT_MODE] == MODE_TROPHIES)
        sum += t->trophy * (s->scored[team][FOR_DRAKO] + s->scored[team][FOR_CYDRA]);
    EACH_BIT (h, heroes_of(team))
        sum += s->hero[h].profile >= 0 ? hero_standing(s, t, h) : 0;
    EACH_BIT (m, exalted_alive(s, models_of(team) & (ALL_BUILDINGS | ALL_GOLEMS)))
        sum += exalted_worth(s, t, other_team(team), m) * s->model[m].lp / exalted_life(s, m) / 2;
    return sum;
}

int32_t exalted_bot_value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    const int32_t standing[2] = {team_standing(s, t, s->colour[0]),
                                 team_standing(s, t, s->colour[1])};
    return chance_of_standing(standing, 2, seat, t->twice);
}
