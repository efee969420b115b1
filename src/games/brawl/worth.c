/* What a position is worth to a side, in thousandths of a victory point. It reads only what the
 * side may know. */
#include "games/brawl/policy.h"

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

/* How far a hex is from the nearest of some; `most`, if none is nearer. */
static int steps_to(const Arena *a, int hex, Hexes hexes, int most)
{
    const uint8_t *far = a->distance[hex];
    int best = most;
    if (hexes & hex_bit(hex))
        return 0;
    if (hexes & a->near[hex])
        return min_of(1, most);
    EACH_HEX (h, hexes)
        best = far[h] < best ? far[h] : best;
    return best;
}

/* How far the n champions nearest to `hexes` are from it. */
static int distance_to(const State *s, const Tuning *t, int team, Hexes hexes, int n)
{
    int far[UNITS_MAX], count = 0, sum = 0;
    EACH_UNIT (u, brawl_units_of_team(s, team)) {
        const int best = in_arena(s, u)
                             ? steps_to(arena(s), s->unit[u].hex, hexes, t->gate_steps)
                             : t->gate_steps;
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
static int missing(const State *s, const Tuning *t, int challenge, int team)
{
    const Challenge *k = &content(s)->challenge[challenge];
    const Arena *a = arena(s);
    int best = 2 * t->gate_steps;
    switch ((ConditionKind)k->kind) {
    case CONTROL_AREA:
        return distance_to(s, t, team, a->area[k->area],
                           1 + count_bits(s->standing[1 - team] & a->area[k->area]));
    case AT_STATUE: return distance_to(s, t, team, a->circle[k->area], k->n);
    case ENEMY_HALF: return distance_to(s, t, team, a->half[s->side[1 - team]], k->n);
    case NEAR_TRAP: return distance_to(s, t, team, beside_traps(s), k->n);
    case NEAR_BLOODIED: return t->bloodied_steps;
    case CONTROL_AREAS:
    case HOLD_STATUES:
        for (int i = 0; i < a->n_areas; i++)
            for (int j = 0; j < i; j++) {
                const int both = distance_to(s, t, team, a->circle[i], 1) +
                                 distance_to(s, t, team, a->circle[j], 1);
                best = both < best ? both : best;
            }
        return best;
    }
    return best;
}

/* Per cent: a challenge that `team` fulfils now it still fulfils when it scores next. In the
 * enemy's turn that depends on the essences left to break it; in its own the whole turn of the
 * enemy is still to come. */
static int hold_chance(const State *s, int team, const Tuning *t)
{
    const int active = current_seat(s);
    if (team_of_seat(active) == team)
        return t->hold_chance;
    return 100 - (100 - t->hold_chance) * count_bits(s->player[active].ready) / ESSENCES;
}

static int32_t challenge_worth(const State *s, int team, const Tuning *t)
{
    const int holds = hold_chance(s, team, t);
    int32_t sum = 0;
    for (int slot = 0; slot < s->n_slots; slot++) {
        const int card = s->track[slot];
        const int worth = card < 0 ? 0 : next_value(s, slot, team);
        if (worth > 0 && brawl_is_fulfilled(s, card, team))
            sum += worth * t->vp * holds / 100;
        else if (worth > 0)
            sum -= t->step * worth * missing(s, t, card, team);
    }
    return sum;
}

int32_t brawl_unit_worth(const State *s, int u, const Tuning *t)
{
    const Unit *unit = &s->unit[u];
    if (unit->hex < 0)
        return unit->level > 0 ? t->level : 0;
    const int left = brawl_hit_points(s, u) - unit->damage;
    int32_t worth = t->arena - t->damage * unit->damage + t->level * unit->level;
    for (int point = t->weak; point > left; point--)
        worth -= t->last_points;
    const int off_centre = distance(s, unit->hex, arena(s)->n / 2);
    worth -= t->centre * (off_centre > t->centre_size ? off_centre - t->centre_size : 0);
    if (unit->root >= ROOT_NEXT)
        worth -= t->rooted;
    return worth;
}

/* A weakened champion near enemies is about to give a point away, most of all in their turn. */
static int32_t danger(const State *s, int u, const Tuning *t)
{
    const int left = brawl_hit_points(s, u) - s->unit[u].damage;
    if (!in_arena(s, u) || left > t->weak)
        return 0;
    const Units near = brawl_units_within(s, s->unit[u].hex, t->danger_range) &
                       brawl_units_of_team(s, 1 - team_of(s, u));
    return count_bits(near) * (t->weak + 1 - left) * t->danger;
}

static int32_t side_worth(const State *s, int team, const Tuning *t)
{
    int32_t sum = t->vp * s->vp[team] + challenge_worth(s, team, t);
    EACH_UNIT (u, brawl_units_of_team(s, team)) {
        sum += brawl_unit_worth(s, u, t) - danger(s, u, t);
        if (s->levelling & unit_bit(u) && s->unit[u].level == 0)
            sum += t->level;
    }
    for (int seat = team; seat < s->flow.seats; seat += 2)
        sum += t->card * (s->player[seat].hand.n + s->player[seat].deck.top);
    return sum;
}

int32_t brawl_lead(const State *s, int team, const Tuning *t)
{
    return side_worth(s, team, t) - side_worth(s, 1 - team, t);
}

/* Before the first round nobody has champions to compare. */
int32_t brawl_value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    if (s->round == 0)
        return SURE / 2;
    const int team = team_of_seat(seat);
    const int32_t sides[2] = {brawl_lead(s, team, t), 0};
    return chance_of_standing(sides, 2, 0, t->twice);
}
