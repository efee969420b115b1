/* What a position is worth to a side, in thousandths of a victory point: the judgement behind
 * the scripted bot. It reads only what the side may know. */
#include "games/brawl/brawl.h"
#include "games/brawl/policy.h"

enum {
    WORTH_VP = 1000,
    WORTH_WIN = 100000,
    /* per cent: a challenge fulfilled now is still so at the own next turn */
    HOLD_CHANCE = 25,
    WORTH_DAMAGE = 60,
    WORTH_LAST_POINTS = 45,  /* more for each of the last three hit points that is gone */
    WORTH_LEVEL = 140,
    WORTH_ARENA = 160,       /* standing in the arena rather than on the gate */
    WORTH_ENEMY_CARD = 45,   /* a card in an enemy hand: it may be a reaction */
    WORTH_OWN_CARD = 25,
    WORTH_ROOT = 50,
    WORTH_STEP = 15,         /* a hex nearer to where victory points are made */
    WORTH_CENTRE = 15,       /* a hex nearer to the middle of the arena */
};

static int shift_of(const State *s) { return is_duel(s) ? 1 : 2; }

/* The value a challenge will have when `team` scores next. Whoever has had all turns of this round
 * scores after the track was adjusted. */
static int next_value(const State *s, int slot, int team)
{
    bool adjusts = true;
    for (int number = s->turn + 1; number < s->flow.seats; number++)
        if (team_of_seat(s->order[number]) == team)
            adjusts = false;
    const int then = adjusts ? slot + shift_of(s) : slot;
    return then < s->n_slots ? brawl_slot_value(s, then) : 0;
}

/* How far the n champions nearest to `hexes` are from it. */
static int distance_to(const State *s, int team, Hexes hexes, int n)
{
    int far[UNITS_MAX], count = 0, sum = 0;
    EACH_UNIT (u, brawl_units_of_team(s, team)) {
        int best = 9;
        if (in_arena(s, u))
            EACH_HEX (h, hexes)
                if (distance(s, s->unit[u].hex, h) < best)
                    best = distance(s, s->unit[u].hex, h);
        int at = count++;
        for (; at > 0 && far[at - 1] > best; at--)
            far[at] = far[at - 1];
        far[at] = best;
    }
    for (int i = 0; i < n && i < count; i++)
        sum += far[i];
    return sum;
}

static Hexes beside_traps(const State *s)
{
    Hexes near = 0;
    EACH_HEX (h, s->traps)
        near |= arena(s)->near[h];
    return near;
}

/* Steps still missing until a challenge could be fulfilled. */
static int missing(const State *s, int challenge, int team)
{
    const Challenge *k = &content(s)->challenge[challenge];
    const Arena *a = arena(s);
    int best = 18;
    switch ((ConditionKind)k->kind) {
    case CONTROL_AREA:
        return distance_to(s, team, a->area[k->area],
                           1 + __builtin_popcountll(s->standing[1 - team] & a->area[k->area]));
    case AT_STATUE: return distance_to(s, team, a->circle[k->area], k->n);
    case ENEMY_HALF: return distance_to(s, team, a->half[s->side[1 - team]], k->n);
    case NEAR_TRAP: return distance_to(s, team, beside_traps(s), k->n);
    case NEAR_BLOODIED: return 4;
    case CONTROL_AREAS:
    case HOLD_STATUES:
        for (int i = 0; i < a->n_areas; i++)
            for (int j = 0; j < i; j++) {
                const int both = distance_to(s, team, a->circle[i], 1) +
                                 distance_to(s, team, a->circle[j], 1);
                best = both < best ? both : best;
            }
        return best;
    }
    return best;
}

/* Challenges: what the enemy fulfils now it scores for certain; what we fulfil it may still
 * break. */
static int challenge_worth(const State *s, int team)
{
    int sum = 0;
    for (int slot = 0; slot < s->n_slots; slot++) {
        const int card = s->track[slot];
        if (card < 0)
            continue;
        const int mine = next_value(s, slot, team), theirs = next_value(s, slot, 1 - team);
        if (mine > 0 && brawl_is_fulfilled(s, card, team))
            sum += mine * WORTH_VP * HOLD_CHANCE / 100;
        else if (mine > 0)
            sum -= WORTH_STEP * mine * missing(s, card, team);
        if (theirs > 0 && brawl_is_fulfilled(s, card, 1 - team))
            sum -= theirs * WORTH_VP;
    }
    return sum;
}

static int unit_worth(const State *s, int u)
{
    const Unit *unit = &s->unit[u];
    if (unit->hex < 0)
        return unit->level > 0 ? WORTH_LEVEL : 0;
    const int left = brawl_hit_points(s, u) - unit->damage;
    int worth = WORTH_ARENA - WORTH_DAMAGE * unit->damage + WORTH_LEVEL * unit->level;
    for (int point = 3; point > left; point--)
        worth -= WORTH_LAST_POINTS;
    const int off_centre = distance(s, unit->hex, arena(s)->n / 2);
    worth -= WORTH_CENTRE * (off_centre > 1 ? off_centre - 1 : 0);
    if (unit->root >= ROOT_NEXT)
        worth -= WORTH_ROOT;
    return worth;
}

/* A weakened champion near enemies is about to give a point away. */
static int danger(const State *s, int u)
{
    const int left = brawl_hit_points(s, u) - s->unit[u].damage;
    if (!in_arena(s, u) || left > 3)
        return 0;
    const Units near = brawl_units_within(s, s->unit[u].hex, 3) &
                       brawl_units_of_team(s, 1 - team_of(s, u));
    return __builtin_popcount(near) * (4 - left) * 30;
}

static int hand_worth(const State *s, int team)
{
    int sum = 0;
    for (int seat = 0; seat < s->flow.seats; seat++) {
        const int cards = s->player[seat].hand.n;
        if (team_of_seat(seat) != team)
            sum -= WORTH_ENEMY_CARD * cards;
        else if (s->player[seat].ready != 0)
            sum += WORTH_OWN_CARD * (cards + s->player[seat].deck.top);
    }
    return sum;
}

int32_t brawl_position_worth(const State *s, int team)
{
    if (s->flow.over)
        return s->winner == 1 + team ? WORTH_WIN : s->winner != 0 ? -WORTH_WIN : 0;
    int32_t sum = WORTH_VP * (s->vp[team] - s->vp[1 - team]);
    for (int u = 0; u < s->n_units; u++)
        sum += team_of(s, u) == team ? unit_worth(s, u) - danger(s, u)
                                     : -unit_worth(s, u) + danger(s, u) / 2;
    EACH_UNIT (u, brawl_units_of_team(s, team) & s->levelling)
        sum += s->unit[u].level == 0 ? WORTH_LEVEL : 0;
    return sum + challenge_worth(s, team) + hand_worth(s, team);
}
