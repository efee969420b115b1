/* What lies near a box, by stripes of the mat; see plane_move.h. */
#include <assert.h>
#include <string.h>

#include "core/bits.h"
#include "core/plane_move.h"

static int stripe(const GroundIndex *x, int32_t off)
{
    if (off < 0)
        return 0;
    return off >> x->shift < x->last ? off >> x->shift : x->last;
}

/* Notes where something begins and ends. */
static void note(const GroundIndex *x, Stripes *s, int i, Box b, int32_t r)
{
    s->from_left[stripe(x, b.low.x - r - x->low.x)] |= bit(i);
    s->to_right[stripe(x, b.high.x + r - x->low.x)] |= bit(i);
    s->from_low[stripe(x, b.low.y - r - x->low.y)] |= bit(i);
    s->to_high[stripe(x, b.high.y + r - x->low.y)] |= bit(i);
}

/* What has begun stays begun, and what has not ended had not before either. */
static void add_up(const GroundIndex *x, Stripes *s)
{
    for (int k = 1; k <= x->last; k++) {
        s->from_left[k] |= s->from_left[k - 1];
        s->from_low[k] |= s->from_low[k - 1];
    }
    for (int k = x->last - 1; k >= 0; k--) {
        s->to_right[k] |= s->to_right[k + 1];
        s->to_high[k] |= s->to_high[k + 1];
    }
}

static void clear(const GroundIndex *x, Stripes *s)
{
    const size_t size = (size_t)(x->last + 1) * sizeof s->from_left[0];
    memset(s->from_left, 0, size);
    memset(s->to_right, 0, size);
    memset(s->from_low, 0, size);
    memset(s->to_high, 0, size);
}

void ground_index(Ground *g, GroundIndex *x)
{
    const int32_t wide = g->mat.high.x - g->mat.low.x, high = g->mat.high.y - g->mat.low.y;
    const int32_t span = wide > high ? wide : high;
    assert(g->n_discs <= PLANE_DISCS && g->n_walls <= PLANE_WALLS);
    x->low = g->mat.low;
    for (x->shift = 0; span >> x->shift >= INDEX_STRIPES; x->shift++)
        continue;
    x->last = span >> x->shift;
    clear(x, &x->discs);
    clear(x, &x->walls);
    for (int i = 0; i < g->n_discs; i++)
        note(x, &x->discs, i, (Box){g->discs[i].at, g->discs[i].at}, g->discs[i].r);
    for (int i = 0; i < g->n_walls; i++)
        note(x, &x->walls, i, g->walls[i].box, 0);
    add_up(x, &x->discs);
    add_up(x, &x->walls);
    g->index = x;
}

static uint64_t near_box(const GroundIndex *x, const Stripes *s, Box b, int32_t gap)
{
    return s->from_left[stripe(x, b.high.x + gap - x->low.x)] &
           s->to_right[stripe(x, b.low.x - gap - x->low.x)] &
           s->from_low[stripe(x, b.high.y + gap - x->low.y)] &
           s->to_high[stripe(x, b.low.y - gap - x->low.y)];
}

uint64_t discs_near(const Ground *g, Box b, int32_t gap)
{
    const uint64_t all = first_ones(g->n_discs);
    return g->index ? all & near_box(g->index, &g->index->discs, b, gap) : all;
}

uint64_t walls_near(const Ground *g, Box b, int32_t gap)
{
    const uint64_t all = first_ones(g->n_walls) & ~g->far_walls;
    return g->index ? all & near_box(g->index, &g->index->walls, b, gap) : all;
}
