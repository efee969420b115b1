/* Targeting symbols (rulebook chapter "Zielarten"): who may be chosen, and which
 * hexes an area covers. */
#include "games/brawl/brawl.h"

bool brawl_is_area(const Card *k)
{
    return k->shape >= ARC && k->shape <= CONE;
}

static Hexes step_bit(const State *s, int hex, int dir, int *to)
{
    *to = hex < 0 ? -1 : arena(s)->neighbour[hex][(dir + DIRECTIONS) % DIRECTIONS];
    return *to < 0 ? 0 : hex_bit(*to);
}

/* BR-CARD-2, BR-TGT-8: the hexes of the symbol, turned to `dir`. Hexes outside are simply not there
 * (BR-RULE-35); a row goes on behind a statue (BR-RULE-63). */
Hexes brawl_area_hexes(const State *s, int from, const Card *k, int dir)
{
    int at, ahead, other;
    Hexes set = 0;
    if (k->shape == RING)
        return arena(s)->near[from];
    set |= step_bit(s, from, dir, &ahead);
    if (k->shape == ARC) {
        set |= step_bit(s, from, dir + 1, &other);
        set |= step_bit(s, from, dir - 1, &other);
    } else if (k->shape == LINE) {
        set |= step_bit(s, ahead, dir, &at);
        set |= step_bit(s, at, dir, &other);
    } else if (k->shape == CONE) {
        for (int turn = -1; turn <= 1; turn++)
            set |= step_bit(s, ahead, dir + turn, &other);
    }
    return set;
}

/* BR-TGT-9: how many orientations there are to choose from. */
int brawl_area_directions(const Card *k)
{
    return k->shape == RING ? 1 : DIRECTIONS;
}

/* BR-TGT-8: allies are hit as well, unless the card says enemies only (BR-RULE-69). */
Units brawl_area_targets(const State *s, int unit, const Card *k, int dir)
{
    const Units hit = brawl_units_on(s, brawl_area_hexes(s, s->unit[unit].hex, k, dir));
    return k->enemies_only ? hit & brawl_units_of_team(s, 1 - team_of(s, unit)) : hit;
}

/* BR-BASIC-12, BR-RULE-35: an area must hold at least one enemy. */
bool brawl_area_has_enemy(const State *s, int unit, const Card *k, int dir)
{
    const Hexes area = brawl_area_hexes(s, s->unit[unit].hex, k, dir);
    return (area & s->standing[1 - team_of(s, unit)]) != 0;
}

/* BR-TGT-9: the orientations an area may be turned to. A ring is the same turned any way, so there
 * is nothing to choose but whether to use it. */
void brawl_offer_area(const State *s, int unit, const Card *k, Menu *m)
{
    if (k->shape == RING)
        offer_unless(m, option(V_USE, 0, 0, 0),
                     brawl_area_has_enemy(s, unit, k, 0) ? 0 : "BR-BASIC-12");
    for (int dir = 0; k->shape != RING && dir < brawl_area_directions(k); dir++) {
        if (brawl_area_has_enemy(s, unit, k, dir))
            offer(m, option(V_AIM, dir, 0, 0));
        else
            deny(m, option(V_AIM, dir, 0, 0), "BR-BASIC-12");
    }
}

/* Whether it matters not to which of the orientations that may be chosen an area is turned: who is
 * met is the same. Not asked of attacks, where somebody may still leave the area (BR-CONT-5). */
bool brawl_area_meets_alike(const State *s, int unit, const Card *k)
{
    Units met = 0;
    for (int dir = 0; dir < brawl_area_directions(k); dir++) {
        const Units here = brawl_area_targets(s, unit, k, dir);
        if (!brawl_area_has_enemy(s, unit, k, dir))
            continue;
        if (met != 0 && here != met)
            return false;
        met = here;
    }
    return met != 0;
}

/* BR-TGT-7: nothing may stand between; the first hex with something on it, or -1. */
static int blocked_at(const State *s, int from, int to)
{
    const int dir = arena(s)->row[from][to];
    const Hexes blocked = arena(s)->statues | occupied(s);
    for (int hex = arena(s)->neighbour[from][dir]; hex != to; hex = arena(s)->neighbour[hex][dir])
        if (blocked & hex_bit(hex))
            return hex;
    return -1;
}

/* BR-CONT-12: Arcane Reach lengthens shots, not their minimum and no area. */
static int farthest(const State *s, int unit, const Card *k)
{
    return k->max + brawl_passive(s, unit, FAR_SHOT);
}

static const char *shot_denied(const State *s, int unit, const Card *k, int to)
{
    const int from = s->unit[unit].hex, range = distance(s, from, to);
    if (range < k->min)
        return "BR-TGT-10";
    if (range > farthest(s, unit, k))
        return "BR-TGT-3";
    if (k->shape == DIRECT && arena(s)->row[from][to] < 0)
        return "BR-TGT-6";
    if (k->shape == DIRECT && blocked_at(s, from, to) >= 0)
        return "BR-TGT-7";
    return 0;
}

const char *brawl_reach_denied(const State *s, int unit, const Card *k, int hex)
{
    const int range = distance(s, s->unit[unit].hex, hex);
    if (k->shape == MELEE)
        return range == 1 ? 0 : "BR-TGT-1";
    if (k->shape == FRIEND || k->shape == FRIENDS || k->shape == TRAP)
        return range <= (k->shape == FRIENDS ? 1 : k->max) ? 0 : "BR-TGT-3";
    return shot_denied(s, unit, k, hex);
}

static bool heals_target(const Card *k)
{
    return k->main.list[0].verb == DO_HEAL && k->main.list[0].who == WHO_TARGET;
}

/* BR-RULE-64: skills that name allies reach them through anything. */
static const char *friend_denied(const State *s, int unit, const Card *k, int target)
{
    if (!same_team(s, unit, target))
        return "BR-RULE-64";
    const char *why = brawl_reach_denied(s, unit, k, s->unit[target].hex);
    if (why == 0 && heals_target(k) && s->unit[target].damage == 0)
        return "BR-HEAL-3";
    return why;
}

const char *brawl_target_denied(const State *s, int unit, const Card *k, int target)
{
    if (!in_arena(s, target))
        return "BR-KO-6";
    if (k->shape == FRIEND || k->shape == FRIENDS)
        return friend_denied(s, unit, k, target);
    if (same_team(s, unit, target))
        return "BR-BASIC-11";
    return brawl_reach_denied(s, unit, k, s->unit[target].hex);
}

void brawl_explain_target(const State *s, int unit, const Card *k, int target, const char *why,
                          Menu *m)
{
    const int from = s->unit[unit].hex, to = s->unit[target].hex;
    if (text_equal(why, "BR-KO-6")) {
        because(m, KIND_UNIT, target);
    } else if (text_equal(why, "BR-TGT-7")) {
        const int hex = blocked_at(s, from, to);
        const Units there = brawl_units_on(s, hex_bit(hex));
        because(m, there != 0 ? KIND_UNIT : KIND_HEX, there != 0 ? first_bit(there) : hex);
    } else if (text_equal(why, "BR-TGT-1") || text_equal(why, "BR-TGT-3") ||
               text_equal(why, "BR-TGT-10")) {
        because(m, KIND_NUMBER, distance(s, from, to));
        if (k->shape == FRIENDS)  /* next to it */
            because(m, KIND_NUMBER, 1);
        else if (!text_equal(why, "BR-TGT-1"))
            because(m, KIND_NUMBER, text_equal(why, "BR-TGT-10") ? k->min : farthest(s, unit, k));
    }
}
