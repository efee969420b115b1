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

int32_t exalted_worth(const State *s, const Tuning *t, int team, int m)
{
    const int mode = s->option[OPT_MODE];
    const bool hunts = mode == MODE_TROPHIES || mode == MODE_POACHER;
    if (is_hero(m))
        return (hunts ? t->hero / 2 : t->hero) + s->hero[m].level * t->level / 8;
    if (is_golem(m))
        return t->golem;
    if (is_artifact(m))
        return t->artifact;
    if (is_tower(m))
        return mode == MODE_TO_THE_END ? 2 * t->tower : hunts ? t->tower / 3 : t->tower;
    return beast_worth(s, t, team, m);
}

/* ---- ways ---- */

/* The node to go by: the nearest by sum of both legs that the tables know. */
int32_t exalted_far(const State *s, Point from, Point to)
{
    const Arena *a = arena(s);
    int first = -1, last = -1;
    int64_t near_from = 0, near_to = 0;
    const int32_t straight = point_distance(from, to);
    if (straight <= 4 * INCH)
        return straight;
    for (int i = 0; i < a->n_nodes; i++) {
        const int64_t f = distance2(from, a->node[i]), l = distance2(to, a->node[i]);
        if (first < 0 || f < near_from) {
            first = i;
            near_from = f;
        }
        if (last < 0 || l < near_to) {
            last = i;
            near_to = l;
        }
    }
    if (first < 0)
        return straight;
    return point_distance(from, a->node[first]) + a->node_far[first][last] +
           point_distance(a->node[last], to);
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
static int threats(const State *s, int hero, Point at)
{
    const Disc me = {at, (int16_t)exalted_radius(s, hero)};
    int n = 0;
    EACH_BIT (e, exalted_alive(s, heroes_of(other_team(team_of(hero)))))
        n += discs_within(me, exalted_disc(s, &s->now, e),
                          INCH * (exalted_reach(s, e) + exalted_move_inches(s, e, false)));
    return n;
}

/* What is worth going for, the nearer the better; what cannot be attacked yet counts little. */
static int32_t pull(const State *s, const Tuning *t, int hero, Point at)
{
    const int team = team_of(hero);
    int32_t best = 0;
    EACH_BIT (m, exalted_alive(s, enemies_of(team))) {
        int32_t worth = exalted_worth(s, t, team, m);
        if (is_building(m) && exalted_tower_shut(s, m) != 0)
            worth /= 12;
        const int32_t inches = exalted_far(s, at, s->now.at[m]) / INCH;
        const int32_t value = worth * 40 / (40 + t->approach * inches);
        best = value > best ? value : best;
    }
    return best;
}

static bool is_weak(const State *s, int hero)
{
    return s->model[hero].lp * 3 <= exalted_life(s, hero);
}

int32_t exalted_standing(const State *s, const Tuning *t, int hero, Point at)
{
    const int caution = is_weak(s, hero) ? 3 : 1;
    return pull(s, t, hero, at) - t->tower_fire * caution * tower_shots(s, hero, at) -
           t->threat * caution * threats(s, hero, at);
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
