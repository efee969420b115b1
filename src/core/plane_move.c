/* Lengths of paths and what blocks them; see plane_move.h. */
#include "core/bits.h"
#include "core/plane_move.h"

int32_t leg_length(Point from, Point to)
{
    return (int32_t)root_up((uint64_t)distance2(from, to) * FINE * FINE);
}

int32_t path_length(Point start, const Point *way_points, int n)
{
    int32_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += leg_length(i == 0 ? start : way_points[i - 1], way_points[i]);
    return sum;
}

/* The place after `part` of `whole` of a leg. */
static Point part_way(Point from, Vector leg, int64_t part, int64_t whole)
{
    return moved(from, (Vector){(int32_t)rounded(part * leg.x, whole),
                                (int32_t)rounded(part * leg.y, whole)});
}

Point leg_cut(Point from, Point to, int32_t limit)
{
    if (leg_within(from, to, limit))
        return to;
    const int32_t whole = leg_length(from, to);
    /* Rounding the place may take it a little too far. */
    for (int32_t part = limit; part > 0; part -= FINE / 4) {
        const Point place = part_way(from, way(from, to), part, whole);
        if (leg_within(from, place, limit))
            return place;
    }
    return from;
}

int path_cut(Point start, Point *way_points, int n, int32_t limit)
{
    Point from = start;
    for (int i = 0; i < n; i++) {
        const int32_t leg = leg_length(from, way_points[i]);
        if (leg > limit) {
            way_points[i] = leg_cut(from, way_points[i], limit);
            return same_point(way_points[i], from) ? i : i + 1;
        }
        limit -= leg;
        from = way_points[i];
    }
    return n;
}

int leg_checks(Point from, Point to)
{
    const int32_t step = CHECK_STEP * FINE;
    return (leg_length(from, to) + step - 1) / step;
}

Point leg_check_of(Point from, Point to, int k, int n)
{
    return n == 0 ? to : part_way(from, way(from, to), k, n);
}

Point leg_check(Point from, Point to, int k)
{
    return leg_check_of(from, to, k, leg_checks(from, to));
}

Hit standing_hit(const Ground *g, Disc d)
{
    if (!disc_in_box(d, g->mat))
        return (Hit){HIT_RIM, 0};
    const Box here = {d.at, d.at};
    EACH_BIT (i, discs_near(g, here, d.r))
        if (discs_overlap(d, g->discs[i]))
            return (Hit){HIT_DISC, i};
    EACH_BIT (i, walls_near(g, here, d.r))
        if (!disc_clear_of_polygon(d, &g->walls[i]))
            return (Hit){HIT_WALL, i};
    return (Hit){HIT_NOTHING, 0};
}

/* A leg with what all obstacles are compared with. */
typedef struct Leg {
    Disc d;
    Point to;
    Vector along;
    int64_t whole;
    bool first;
} Leg;

static Leg leg_of(Disc d, Point to, bool first)
{
    const Vector along = way(d.at, to);
    return (Leg){d, to, along, length2(along), first};
}

static bool disc_blocks(const Leg *l, Disc blocker)
{
    const Vector there = way(l->d.at, blocker.at);
    const int64_t ahead = dot(l->along, there), start2 = length2(there);
    const int64_t reach2 = square(blocker.r + l->d.r);
    if (ahead <= 0)
        return !l->first && start2 < reach2;
    const int64_t off2 = square(cross(l->along, there));
    if (off2 >= reach2 * l->whole)
        return false;
    const int64_t limit2 = l->first && start2 < reach2 ? start2 : reach2;
    return ahead >= l->whole ? distance2(l->to, blocker.at) < limit2 : off2 < limit2 * l->whole;
}

static bool wall_blocks(const Leg *l, const Polygon *wall)
{
    return !segment_clear_of_polygon((Segment){l->d.at, l->to}, wall, l->d.r);
}

Hit leg_hit_among(const Ground *g, Disc d, Point to, bool first, uint64_t discs, uint64_t walls)
{
    if (!disc_in_box(d, g->mat) || !disc_in_box((Disc){to, d.r}, g->mat))
        return (Hit){HIT_RIM, 0};
    const Leg leg = leg_of(d, to, first);
    EACH_BIT (i, discs & first_ones(g->n_solid))
        if (disc_blocks(&leg, g->discs[i]))
            return (Hit){HIT_DISC, i};
    EACH_BIT (i, g->over_walls ? 0 : walls)
        if (wall_blocks(&leg, &g->walls[i]))
            return (Hit){HIT_WALL, i};
    return (Hit){HIT_NOTHING, 0};
}

Hit leg_hit(const Ground *g, Disc d, Point to, bool first)
{
    const Box box = box_around(d.at, to);
    return leg_hit_among(g, d, to, first, discs_near(g, box, d.r), walls_near(g, box, d.r));
}

bool leg_meets(const Ground *g, Hit obstacle, Disc d, Point to, bool first)
{
    const Leg leg = leg_of(d, to, first);
    if (obstacle.kind == HIT_DISC)
        return disc_blocks(&leg, g->discs[obstacle.index]);
    return obstacle.kind == HIT_WALL && wall_blocks(&leg, &g->walls[obstacle.index]);
}

Hit path_hit(const Ground *g, Disc d, const Point *way_points, int n, int *leg)
{
    for (int i = 0; i < n; i++) {
        const Hit hit = leg_hit(g, d, way_points[i], i == 0);
        *leg = i;
        if (hit.kind != HIT_NOTHING)
            return hit;
        d.at = way_points[i];
    }
    return n == 0 ? (Hit){HIT_NOTHING, 0} : standing_hit(g, d);
}
