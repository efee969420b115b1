/* Towers and artifacts (rulebook chapters "Türme", "Artefakte"). */
#include "games/exalted/exalted.h"

/* EX-RULE-40: by pair, not by place. In round 1 the one pair of a lane serves both towers. */
Models exalted_tower_pair(const State *s, int tower)
{
    const int post = s->round == 1 ? INNER : post_of(tower);
    return pair_of(team_of(tower), lane_of(tower), post);
}

/* EX-TOWER-6, -17: neither without its golems nor destroyed. */
bool exalted_is_armed(const State *s, int tower)
{
    return alive(s, tower) && exalted_alive(s, exalted_tower_pair(s, tower)) != 0;
}

static Models lane_golems(int team, int lane)
{
    return pair_of(team, lane, INNER) | pair_of(team, lane, OUTER);
}

/* EX-ART-4: both towers of at least one lane are destroyed. */
static bool lane_is_open(const State *s, int team)
{
    EACH_BIT (lane, map_of(s)->lanes)
        if (!stands(&s->now, tower_of(team, lane, INNER)) &&
            !stands(&s->now, tower_of(team, lane, OUTER)))
            return true;
    return false;
}

/* EX-TOWER-9 … 12, EX-ART-4; for basic attacks alone, abilities harm no building: EX-TOWER-13 … 15,
 * EX-ART-3. */
const char *exalted_tower_shut(const State *s, int building)
{
    const int team = team_of(building);
    if (is_artifact(building))
        return lane_is_open(s, team) ? 0 : "EX-ART-4";
    if (s->round <= 1)
        return "EX-TOWER-9";
    if (post_of(building) == INNER) {
        if (stands(&s->now, tower_of(team, lane_of(building), OUTER)))
            return "EX-TOWER-11";
        if (exalted_alive(s, lane_golems(team, lane_of(building))) != 0)
            return "EX-TOWER-12";
        return 0;
    }
    return exalted_alive(s, exalted_tower_pair(s, building)) != 0 ? "EX-TOWER-10" : 0;
}

/* EX-TOWER-3, EX-RULE-43: enemy towers that could shoot at a hero where it stands. */
Models exalted_towers_on(const State *s, const Places *p, int hero)
{
    const Models towers = towers_of(other_team(team_of(hero)));
    Models out = 0;
    EACH_BIT (t, exalted_all_within(s, p, hero, towers, INCH * RANGE_MOST))
        if (exalted_within(s, p, t, hero, exalted_reach(s, t)) && exalted_is_armed(s, t) &&
            exalted_sees(s, p, t, hero))
            out |= bit(t);
    return out;
}

/* EX-RULE-42: NW, M, SE, in each lane the outer one first; counted down. */
static int in_order(int team, int i)
{
    return tower_of(team, LANES - 1 - i / POSTS, i % POSTS);
}

/* EX-TOWER-4, -8, EX-RULE-90: at once; no further shot at who has fallen. */
void exalted_entry_shots(Ctx *c, State *s, int hero, Models towers)
{
    const int team = other_team(team_of(hero));
    for (int i = TEAM_TOWERS; i-- > 0 && s->model[hero].lp > 0;)
        if (towers & bit(in_order(team, i)))
            exalted_basic_attack(c, s, in_order(team, i), hero, "EX-TOWER-4");
}

/* EX-TOWER-7, EX-RULE-42, -89: after every action of a player at all his heroes in range, whenever
 * the tower got its golems; never at golems (EX-RULE-76). */
void exalted_volley(Ctx *c, State *s, int team)
{
    Models on[HEROES] = {0};
    const int enemy = other_team(team);
    EACH_BIT (h, exalted_alive(s, heroes_of(team)))
        on[h] = exalted_towers_on(s, &s->now, h);
    for (int i = TEAM_TOWERS; i-- > 0;)
        EACH_BIT (h, heroes_of(team))
            if (on[h] & bit(in_order(enemy, i)) && s->model[h].lp > 0)
                exalted_basic_attack(c, s, in_order(enemy, i), h, "EX-TOWER-7");
}
