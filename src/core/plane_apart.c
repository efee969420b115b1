/* Places that no way connects; see plane_search.h.
 *
 * The centre of the mover keeps off every obstacle by its radius: it stays out of open, convex
 * areas, one round each obstacle, and on the mat. Two areas that overlap are joined by a line from
 * the one's middle over a common place to the other's. A closed chain of such lines runs in the
 * areas all the way; if it crosses the line between two places an odd number of times, it parts
 * them. So it is enough to look at the chains: every obstacle remembers how often, odd or even,
 * the lines from the first of its chain to it cross; two answers for one obstacle are a ring. */
#include "core/plane_search.h"

enum { AREAS = PLANE_DISCS + PLANE_WALLS + 1, JOINTS = 512 };

typedef struct Joint {
    uint8_t a, b;
    Point over;
} Joint;

/* Areas in this order: solid discs, walls, all that is off the mat. */
typedef struct Areas {
    const Ground *g;
    int32_t r;           /* of the mover */
    int n, n_joints;
    Joint joint[JOINTS];
} Areas;

static Point middle_of(const Areas *s, int i)
{
    return i < s->g->n_solid ? s->g->discs[i].at : s->g->walls[i - s->g->n_solid].corner[0];
}

static bool in_area(const Areas *s, int i, Point p)
{
    if (i == s->n - 1)
        return !disc_in_box((Disc){p, s->r}, s->g->mat);
    if (i < s->g->n_solid)
        return distance2(p, s->g->discs[i].at) < square(s->g->discs[i].r + s->r);
    return !disc_clear_of_polygon((Disc){p, s->r}, &s->g->walls[i - s->g->n_solid]);
}

/* A common place was guessed; what is none after all joins nothing. */
static bool join(Areas *s, int a, int b, Point over)
{
    if (s->n_joints == JOINTS || !in_area(s, a, over) || !in_area(s, b, over))
        return false;
    s->joint[s->n_joints++] = (Joint){a, b, over};
    return true;
}

/* `part` of `whole` of the way between two points. */
static Point between(Point a, Point b, int32_t part, int32_t whole)
{
    const Vector v = way(a, b);
    return moved(a, (Vector){(int32_t)rounded((int64_t)v.x * part, whole),
                             (int32_t)rounded((int64_t)v.y * part, whole)});
}

static void join_discs(Areas *s, int a, int b)
{
    const Disc x = s->g->discs[a], y = s->g->discs[b];
    const int32_t near = x.r + s->r, far = y.r + s->r;
    if (distance2(x.at, y.at) < square(near + far))
        join(s, a, b, between(x.at, y.at, near, near + far));
}

/* The place of an edge nearest to a point, rounded. */
static Point nearest_on(Segment e, Point p)
{
    const Vector along = way(e.from, e.to);
    const int64_t ahead = dot(along, way(e.from, p)), whole = length2(along);
    if (ahead <= 0 || ahead >= whole)
        return ahead <= 0 ? e.from : e.to;
    return moved(e.from, (Vector){(int32_t)rounded(ahead * along.x, whole),
                                  (int32_t)rounded(ahead * along.y, whole)});
}

/* Joins an area to that of a wall, seen from a point of the one, whose area has this radius. */
static bool join_wall(Areas *s, int a, Point from, int32_t radius, int wall)
{
    const Polygon *p = &s->g->walls[wall - s->g->n_solid];
    if (boxes_apart(p->box, (Box){from, from}, radius + s->r))
        return false;
    for (int i = 0; i < p->n; i++) {
        const Segment e = {p->corner[i], p->corner[i + 1 < p->n ? i + 1 : 0]};
        const Point to = nearest_on(e, from);
        if (distance2(from, to) < square(radius + s->r) &&
            join(s, a, wall, between(from, to, radius, radius + s->r)))
            return true;
    }
    return false;
}

static void join_walls(Areas *s, int a, int b)
{
    const Polygon *p = &s->g->walls[a - s->g->n_solid], *q = &s->g->walls[b - s->g->n_solid];
    if (boxes_apart(p->box, q->box, 2 * s->r))
        return;
    for (int i = 0; i < p->n; i++)
        if (join_wall(s, a, p->corner[i], s->r, b))
            return;
    for (int i = 0; i < q->n; i++)
        if (join_wall(s, b, q->corner[i], s->r, a))
            return;
}

/* Lines off the mat cross nothing on it, so that all of it is one area. */
static void join_rim(Areas *s, int a, Point p, Box box)
{
    const Box mat = s->g->mat;
    const int32_t off = s->r - 1, near = s->r + off;
    if (box.low.x - mat.low.x <= near)
        join(s, a, s->n - 1, point(mat.low.x + off, p.y));
    if (mat.high.x - box.high.x <= near)
        join(s, a, s->n - 1, point(mat.high.x - off, p.y));
    if (box.low.y - mat.low.y <= near)
        join(s, a, s->n - 1, point(p.x, mat.low.y + off));
    if (mat.high.y - box.high.y <= near)
        join(s, a, s->n - 1, point(p.x, mat.high.y - off));
}

/* Whose areas may overlap that of a thing in the box, of those after it in the order. */
static void join_near(Areas *s, int a, Box box)
{
    const Ground *g = s->g;
    const bool disc = a < g->n_solid;
    EACH_BIT (b, disc ? discs_near(g, box, 2 * s->r) & ~first_ones(a + 1) : 0)
        join_discs(s, a, b);
    EACH_BIT (wall, walls_near(g, box, 2 * s->r)) {
        const int b = g->n_solid + wall;
        if (disc)
            join_wall(s, a, g->discs[a].at, g->discs[a].r + s->r, b);
        else if (a < b)
            join_walls(s, a, b);
    }
}

static void find_joints(Areas *s)
{
    const Ground *g = s->g;
    for (int a = 0; a < g->n_solid; a++) {
        const Box box = disc_box(g->discs[a]);
        join_near(s, a, box);
        join_rim(s, a, g->discs[a].at, box);
    }
    for (int i = 0; i < g->n_walls; i++) {
        const Polygon *wall = &g->walls[i];
        join_near(s, g->n_solid + i, wall->box);
        for (int k = 0; k < wall->n; k++)
            join_rim(s, g->n_solid + i, wall->corner[k], wall->box);
    }
}

/* Whether a line crosses the one between the two places. Neither place lies on it; an end of it
 * that lies on the line of the places counts as left of that. */
static bool crosses(Point p, Point q, Segment places)
{
    const Vector along = way(places.from, places.to);
    const bool left = cross(along, way(places.from, p)) >= 0;
    if (left == (cross(along, way(places.from, q)) >= 0))
        return false;
    const Vector line = way(p, q);
    return (cross(line, way(p, places.from)) > 0) != (cross(line, way(p, places.to)) > 0);
}

static bool is_odd(const Areas *s, const Joint *j, Segment places)
{
    bool odd = crosses(middle_of(s, j->a), j->over, places);
    if (j->b < s->n - 1)
        odd ^= crosses(j->over, middle_of(s, j->b), places);
    return odd;
}

/* Chains as trees: each area knows the one before it and whether the lines in between are odd. */
typedef struct Chain {
    uint8_t before[AREAS];
    bool odd[AREAS];
} Chain;

static int head_of(const Chain *c, int i, bool *odd)
{
    for (*odd = false; c->before[i] != i; i = c->before[i])
        *odd ^= c->odd[i];
    return i;
}

static bool part(const Areas *s, Segment places)
{
    Chain c;
    for (int i = 0; i < s->n; i++)
        c.before[i] = i;
    for (int i = 0; i < s->n_joints; i++) {
        const Joint *j = &s->joint[i];
        bool a_odd, b_odd;
        const int a = head_of(&c, j->a, &a_odd), b = head_of(&c, j->b, &b_odd);
        const bool odd = is_odd(s, j, places) ^ a_odd ^ b_odd;
        if (a == b && odd)
            return true;
        if (a != b) {
            c.before[b] = a;
            c.odd[b] = odd;
        }
    }
    return false;
}

/* What is in the way of ways. */
static Ground solid_of(const Ground *g)
{
    Ground solid = *g;
    solid.n_discs = g->n_solid;
    solid.n_walls = g->over_walls ? 0 : g->n_walls;
    return solid;
}

static void find_areas(const Ground *solid, int32_t r, Areas *s)
{
    s->g = solid;
    s->r = r;
    s->n = solid->n_solid + solid->n_walls + 1;
    s->n_joints = 0;
    find_joints(s);
}

int drop_apart(const Ground *g, Disc mover, Point *goals, int n)
{
    const Ground solid = solid_of(g);
    Areas s;
    if (!may_stand(&solid, mover))
        return n;
    find_areas(&solid, mover.r, &s);
    int left = 0;
    for (int i = 0; i < n; i++)
        if (!part(&s, (Segment){mover.at, goals[i]}))
            goals[left++] = goals[i];
    return left;
}

bool has_wide_way(const Ground *g, Disc mover, const Point *goals, int n)
{
    const Ground solid = solid_of(g);
    Areas s;
    find_areas(&solid, ring_distance(mover.r), &s);
    for (int i = 0; i < n; i++)
        if (!part(&s, (Segment){mover.at, goals[i]}))
            return true;
    return false;
}
