/* Champions in play: who stands where, and their values with everything that modifies them. */
#include "games/brawl/brawl.h"

Units brawl_units_of_seat(const State *s, int seat)
{
    return (Units)(((1u << s->each) - 1) << first_unit_of(s, seat));
}

/* BR-TEAM-4: allies are the whole team's champions. */
Units brawl_units_of_team(const State *s, int team)
{
    Units set = 0;
    for (int seat = team; seat < s->flow.seats; seat += 2)
        set |= brawl_units_of_seat(s, seat);
    return set;
}

Units brawl_team_in_arena(const State *s, int team)
{
    Units set = 0;
    EACH_UNIT (u, brawl_units_of_team(s, team))
        if (in_arena(s, u))
            set |= unit_bit(u);
    return set;
}

Units brawl_all_in_arena(const State *s)
{
    return brawl_units_on(s, arena(s)->all);
}

Units brawl_units_on(const State *s, Hexes hexes)
{
    Units set = 0;
    for (int u = 0; u < s->n_units; u++)
        if (in_arena(s, u) && hexes & hex_bit(s->unit[u].hex))
            set |= unit_bit(u);
    return set;
}

/* BR-KO-6: a champion on its gate is near nobody. */
Units brawl_units_within(const State *s, int hex, int range)
{
    Units set = 0;
    for (int u = 0; u < s->n_units; u++)
        if (in_arena(s, u) && distance(s, hex, s->unit[u].hex) <= range)
            set |= unit_bit(u);
    return set;
}

Hexes brawl_hexes_within(const State *s, int hex, int range)
{
    Hexes set = 0;
    for (int h = 0; h < arena(s)->n; h++)
        if (distance(s, hex, h) <= range)
            set |= hex_bit(h);
    return set;
}

Hexes brawl_neighbours_of(const State *s, Hexes set)
{
    Hexes out = 0;
    EACH_HEX (h, set)
        out |= arena(s)->near[h];
    return out;
}

/* BR-LVL-3: the ability of the levelled-up side; the base side has none (BR-COMP-12). */
int brawl_passive(const State *s, int unit, PassiveKind kind)
{
    int sum = 0;
    if (s->unit[unit].level == 0)
        return 0;
    const Level *level = level_of(s, unit);
    for (int i = 0; i < PASSIVES_MAX; i++)
        if (level->passive[i].kind == kind)
            sum += level->passive[i].n;
    return sum;
}

int brawl_hit_points(const State *s, int unit)
{
    return level_of(s, unit)->hit_points;
}

/* BR-CONT-8: Radiance covers every ally next to its owner; from the gate it reaches
 * nobody (BR-RULE-76). */
static int shelter(const State *s, int unit)
{
    int sum = 0;
    EACH_UNIT (u, brawl_team_in_arena(s, team_of(s, unit)))
        if (u != unit && distance(s, s->unit[u].hex, s->unit[unit].hex) == 1)
            sum += brawl_passive(s, u, SHELTER);
    return sum;
}

/* BR-DEF-1; all modifiers together (BR-DEF-3) never bring it below 0 (BR-DEF-2). */
int brawl_defence_with(const State *s, int unit, int bonus)
{
    int value = level_of(s, unit)->defence + s->unit[unit].guard + bonus;
    if (in_arena(s, unit))
        value += shelter(s, unit);
    return value > 0 ? value : 0;
}

int brawl_defence(const State *s, int unit)
{
    return brawl_defence_with(s, unit, 0);
}

/* BR-BLOOD-1: 3 damage or more. */
bool brawl_is_bloodied(const State *s, int unit)
{
    return in_arena(s, unit) && s->unit[unit].damage >= 3;
}

bool brawl_is_rooted(const State *s, int unit)
{
    return s->unit[unit].root != ROOT_NONE;
}

/* BR-MOVE-6, BR-STD-7: the bonus counts wherever a movement value is printed, and only there
 * (BR-MOVE-7, BR-RULE-53). */
int brawl_movement(const State *s, int unit, const Card *k)
{
    return k->move < 0 ? 0 : k->move + brawl_passive(s, unit, FAST);
}
