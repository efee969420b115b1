/* Floods: where walks can lead, many squares at once. As they may enter a square twice they are
 * found in a moment, which is what the scripted bot needs; route.c is exact. */
#include "games/gorgasali/policy.h"

/* Every square so many numbers on: 1 … 63, forwards and backwards. */
static Squares forwards(const Squares *set, int by)
{
    Squares out;
    uint64_t carried = 0;
    for (int i = 0; i < squares_words; i++) {
        out.word[i] = set->word[i] << by | carried;
        carried = set->word[i] >> (64 - by);
    }
    return out;
}

static Squares backwards(const Squares *set, int by)
{
    Squares out;
    uint64_t carried = 0;
    for (int i = squares_words - 1; i >= 0; i--) {
        out.word[i] = set->word[i] >> by | carried;
        carried = set->word[i] << (64 - by);
    }
    return out;
}

/* Squares beside those of the set. Bits beyond the last square mean nothing. */
static Squares beside(const State *s, const Squares *set, bool diagonals)
{
    Squares west = *set, east = *set, row, all;
    squares_leave_out(&west, &board(s)->first_column);
    squares_leave_out(&east, &board(s)->last_column);
    row = backwards(&west, 1);
    east = forwards(&east, 1);
    squares_join(&row, &east);
    all = row;
    if (diagonals)
        squares_join(&row, set);
    else
        row = *set;
    const Squares above = backwards(&row, SIDE), below = forwards(&row, SIDE);
    squares_join(&all, &above);
    squares_join(&all, &below);
    return all;
}

void gorgasali_ground(const State *s, bool extra, Ground *out)
{
    *out = (Ground){{{{0}}}};
    for (int terrain = PLAIN; terrain < TREE; terrain++)
        squares_join(&out->by_cost[gorgasali_terrain_cost(s, terrain, extra) - 1],
                     &board(s)->ground[terrain]);
    for (int i = 0; i < COST_MAX; i++) {
        squares_leave_out(&out->by_cost[i], &s->barriers);
        squares_leave_out(&out->by_cost[i], &s->figures);
        squares_leave_out(&out->by_cost[i], &s->covered);
    }
}

void gorgasali_flood(const State *s, const Ground *ground, int points, bool diagonals,
                     Flood *flood)
{
    for (int p = 1; p <= points; p++)
        flood->at[p] = (Squares){{0}};
    for (int p = 0; p < points; p++) {
        if (!squares_any(&flood->at[p]))
            continue;
        const Squares next = beside(s, &flood->at[p], diagonals);
        for (int cost = 1; cost <= COST_MAX && p + cost <= points; cost++) {
            Squares entered = next;
            squares_keep(&entered, &ground->by_cost[cost - 1]);
            squares_join(&flood->at[p + cost], &entered);
        }
    }
}
