/* Floods: where walks can lead, many squares at once. As they may enter a square twice they are
 * found in a moment, which is what the scripted bot needs; route.c is exact. */
#include "games/gorgasali/policy.h"

/* A word of a set moved on by so many squares, 1 … 63, with what the word before or behind it
 * gives; `w` points into words that have an empty one at either end. */
static inline uint64_t forwards(const uint64_t *w, int by)
{
    return w[0] << by | w[-1] >> (64 - by);
}

static inline uint64_t backwards(const uint64_t *w, int by)
{
    return w[0] >> by | w[1] << (64 - by);
}

void gorgasali_beside(const State *s, const Squares *set, bool diagonals, Squares *out)
{
    const uint64_t *first = board(s)->first_column.word, *last = board(s)->last_column.word;
    uint64_t west[squares_words + 2] = {0}, east[squares_words + 2] = {0};
    uint64_t row[squares_words + 2] = {0};
    for (int i = 0; i < squares_words; i++) {
        west[i + 1] = set->word[i] & ~first[i];
        east[i + 1] = set->word[i] & ~last[i];
    }
    for (int i = 0; i < squares_words; i++) {
        out->word[i] = backwards(&west[i + 1], 1) | forwards(&east[i + 1], 1);
        row[i + 1] = set->word[i] | (diagonals ? out->word[i] : 0);
    }
    for (int i = 0; i < squares_words; i++)
        out->word[i] |= backwards(&row[i + 1], SIDE) | forwards(&row[i + 1], SIDE);
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
    Squares next;
    for (int p = 1; p <= points; p++)
        flood->at[p] = (Squares){{0}};
    for (int p = 0; p < points; p++) {
        if (!squares_any(&flood->at[p]))
            continue;
        gorgasali_beside(s, &flood->at[p], diagonals, &next);
        for (int cost = 1; cost <= COST_MAX && p + cost <= points; cost++)
            for (int i = 0; i < squares_words; i++)
                flood->at[p + cost].word[i] |= next.word[i] & ground->by_cost[cost - 1].word[i];
    }
}
