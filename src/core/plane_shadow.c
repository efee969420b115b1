/* Shadows of obstacles; see plane_shadow.h. */
#include "core/plane_shadow.h"

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
    {16, 0}, {15, 1}, {14, 2}, {13, 3}, {12, 4}, {11, 5}, {10, 6}, {9, 7},
    {8, 8}, {7, 9}, {6, 10}, {5, 11}, {4, 12}, {3, 13}, {2, 14}, {1, 15},
    {0, 16}, {-1, 15}, {-2, 14}, {-3, 13}, {-4, 12}, {-5, 11}, {-6, 10}, {-7, 9},
    {-8, 8}, {-9, 7}, {-10, 6}, {-11, 5}, {-12, 4}, {-13, 3}, {-14, 2}, {-15, 1},
    {-16, 0}, {-15, -1}, {-14, -2}, {-13, -3}, {-12, -4}, {-11, -5}, {-10, -6}, {-9, -7},
    {-8, -8}, {-7, -9}, {-6, -10}, {-5, -11}, {-4, -12}, {-3, -13}, {-2, -14}, {-1, -15},
    {0, -16}, {1, -15}, {2, -14}, {3, -13}, {4, -12}, {5, -11}, {6, -10}, {7, -9},
    {8, -8}, {9, -7}, {10, -6}, {11, -5}, {12, -4}, {13, -3}, {14, -2}, {15, -1},
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

/* Who looks between two borders that both meet it meets it as well, at the latest as far away as
 * the farther of the two discs. */
static void darken(Shadow *s, const Caster *c)
{
    const int64_t left2 = length2(c->left), right2 = length2(c->right);
    const uint32_t from2 = (uint32_t)(left2 > right2 ? left2 : right2);
    const Vector ahead = {c->left.x + c->right.x, c->left.y + c->right.y};
    const unsigned middle = shadow_sector(ahead) + SHADOW_SECTORS;
    unsigned low = middle + 1, high = middle;
    while (meets(border[(low - 1) % SHADOW_SECTORS], c))
        low--;
    while (meets(border[(high + 1) % SHADOW_SECTORS], c))
        high++;
    for (unsigned k = low; k < high; k++)
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

void shadow_cast(const Ground *g, Disc from, int64_t reach, Shadow *s)
{
    shadow_clear(s);
    if (from.r == 0)
        return;
    for (int i = 0; i < g->n_solid; i++) {
        const Vector to = way(from.at, g->discs[i].at);
        if (length2(to) <= square(reach))
            darken(s, &(Caster){to, to, square(g->discs[i].r + from.r), true});
    }
    for (int i = 0; i < g->n_walls && !g->over_walls; i++) {
        const Caster c = edge_on(from.at, &g->walls[i], from.r);
        if (length2(c.left) <= square(reach) && length2(c.right) <= square(reach))
            darken(s, &c);
    }
}
