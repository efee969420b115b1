/* Shadows of obstacles; see plane_shadow.h. */
#include "core/plane_shadow.h"

#include "core/bits.h"

void shadow_clear(Shadow *s)
{
    for (int i = 0; i < SHADOW_SECTORS; i++)
        s->from2[i] = UINT32_MAX;
}

/* What casts a shadow: all from the right one to the left one of two discs, which may be the same.
 * For a wall they lie round two of its corners, and the line between these is in it. */
typedef struct Caster {
    Vector left, right;
    int64_t r2;
    bool disc;
} Caster;

/* The first border of each sector. */
static const Vector border[SHADOW_SECTORS] = {
    {8, 0}, {7, 1}, {6, 2}, {5, 3}, {4, 4}, {3, 5}, {2, 6}, {1, 7},
    {0, 8}, {-1, 7}, {-2, 6}, {-3, 5}, {-4, 4}, {-5, 3}, {-6, 2}, {-7, 1},
    {-8, 0}, {-7, -1}, {-6, -2}, {-5, -3}, {-4, -4}, {-3, -5}, {-2, -6}, {-1, -7},
    {0, -8}, {1, -7}, {2, -6}, {3, -5}, {4, -4}, {5, -3}, {6, -2}, {7, -1},
};

/* An endless line in this direction comes nearer to the place than the root of r2. */
static bool runs_into(Vector line, Vector to, int64_t r2)
{
    return dot(line, to) > 0 && square(cross(line, to)) < r2 * length2(line);
}

static bool meets(Vector line, const Caster *c)
{
    return runs_into(line, c->left, c->r2) ||
           (!c->disc && (runs_into(line, c->right, c->r2) ||
                         (cross(c->right, line) >= 0 && cross(line, c->left) > 0)));
}

/* The borders that meet it: from the first to the last, counted on beyond a whole turn, or none if
 * the last comes before the first. */
typedef struct Span {
    unsigned first, last;
} Span;

/* What lies between the two vectors certainly meets it: only beyond them each border is asked. */
static Span span_of(const Caster *c)
{
    const int right = shadow_sector(c->right) + SHADOW_SECTORS;
    const int left = c->disc ? right : shadow_sector(c->left) + SHADOW_SECTORS;
    Span s = {(unsigned)right + 1, (unsigned)(left < right ? left + SHADOW_SECTORS : left)};
    while (meets(border[(s.first - 1) % SHADOW_SECTORS], c))
        s.first--;
    while (meets(border[(s.last + 1) % SHADOW_SECTORS], c))
        s.last++;
    return s;
}

/* Who looks between two borders that both meet it meets it as well, at the latest as far away as
 * the farther of the two discs. */
static void darken(Shadow *s, const Caster *c, Span span, int64_t reach)
{
    const int64_t left2 = length2(c->left), right2 = length2(c->right);
    const uint32_t from2 = (uint32_t)(left2 > right2 ? left2 : right2);
    if (from2 > square(reach))
        return;
    for (unsigned k = span.first; k < span.last; k++)
        if (s->from2[k % SHADOW_SECTORS] > from2)
            s->from2[k % SHADOW_SECTORS] = from2;
}

/* The outermost corners as seen from outside the wall. */
static Caster edge_on(Point from, const Polygon *wall, int32_t r)
{
    Caster c = {way(from, wall->corner[0]), way(from, wall->corner[0]), square(r), false};
    for (int i = 1; i < wall->n; i++) {
        const Vector to = way(from, wall->corner[i]);
        if (cross(c.left, to) > 0)
            c.left = to;
        if (cross(c.right, to) < 0)
            c.right = to;
    }
    return c;
}

/* Seen past its outermost corners, another one may stand out farther, because it is nearer. */
static bool meets_corner(Vector line, Point from, const Polygon *wall, int64_t r2)
{
    for (int i = 0; i < wall->n; i++)
        if (runs_into(line, way(from, wall->corner[i]), r2))
            return true;
    return false;
}

static Span all_of_wall(Span s, Disc from, const Polygon *wall)
{
    while (meets_corner(border[(s.first - 1) % SHADOW_SECTORS], from.at, wall, square(from.r)))
        s.first--;
    while (meets_corner(border[(s.last + 1) % SHADOW_SECTORS], from.at, wall, square(from.r)))
        s.last++;
    return s;
}

static Caster caster_of(Disc from, Disc disc)
{
    const Vector to = way(from.at, disc.at);
    return (Caster){to, to, square(disc.r + from.r), true};
}

void shadow_cast(const Ground *g, Disc from, int64_t reach, Shadow *s)
{
    shadow_clear(s);
    if (from.r == 0)
        return;
    for (int i = 0; i < g->n_solid; i++) {
        const Caster c = caster_of(from, g->discs[i]);
        if (length2(c.left) <= square(reach))
            darken(s, &c, span_of(&c), reach);
    }
    for (int i = 0; i < g->n_walls && !g->over_walls; i++) {
        const Caster c = edge_on(from.at, &g->walls[i], from.r);
        if (length2(c.left) <= square(reach) && length2(c.right) <= square(reach))
            darken(s, &c, span_of(&c), reach);
    }
}

void panorama_of(const Ground *g, Disc from, int64_t reach, Panorama *p)
{
    const bool point = from.r == 0;  /* it may stand on an edge, and sees all */
    shadow_clear(&p->shadow);
    for (int k = 0; k < SHADOW_SECTORS; k++) {
        p->discs[k] = point ? ~(uint64_t)0 : 0;
        p->walls[k] = point ? (uint32_t)first_ones(g->n_walls) : 0;
    }
    for (int i = 0; i < g->n_solid && !point; i++) {
        const Caster c = caster_of(from, g->discs[i]);
        if (length2(c.left) >= square(reach + from.r + g->discs[i].r))
            continue;
        const Span span = span_of(&c);
        darken(&p->shadow, &c, span, reach);
        for (unsigned k = span.first - 1; k <= span.last; k++)
            p->discs[k % SHADOW_SECTORS] |= bit(i);
    }
    EACH_BIT (i, g->over_walls || point ? 0 : first_ones(g->n_walls) & ~g->far_walls) {
        if (boxes_apart(g->walls[i].box, (Box){from.at, from.at}, (int32_t)reach + from.r))
            continue;
        const Caster c = edge_on(from.at, &g->walls[i], from.r);
        Span span = span_of(&c);
        darken(&p->shadow, &c, span, reach);
        span = all_of_wall(span, from, &g->walls[i]);
        for (unsigned k = span.first - 1; k <= span.last; k++)
            p->walls[k % SHADOW_SECTORS] |= (uint32_t)bit(i);
    }
}
