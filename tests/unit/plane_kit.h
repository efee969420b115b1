/* A plane for the tests of core/plane*.h: a mat of 9000 x 9000 with twelve walls and the discs that
 * stand on it at first, random places, and how to turn everything by 180 degrees. */
#ifndef TESTS_PLANE_KIT_H
#define TESTS_PLANE_KIT_H

#include "core/chance.h"
#include "core/plane_move.h"
#include "core/plane_route.h"
#include "core/plane_sight.h"

#include "unit.h"

enum { INCH = 254, SIDE = 9000, WALLS = 12, CROWD = 46 };

static const Box mat = {{0, 0}, {SIDE, SIDE}};
static Polygon wall[WALLS];
static Disc crowd[CROWD];  /* 12 towers, 24 golems, 6 neutrals, 2 artifacts, 2 heroes */

typedef struct Corners {
    int n;
    Point at[POLYGON_CORNERS];
} Corners;

/* Half of the walls; the others lie across the middle. */
static const Corners half[] = {
    {4, {{1200, 2050}, {2675, 3525}, {2500, 3700}, {1200, 4200}}},
    {5, {{1200, 4800}, {2500, 5300}, {2675, 5475}, {1800, 6350}, {1200, 5750}}},
    {5, {{3650, 4500}, {3025, 5125}, {2660, 4760}, {2660, 4240}, {3025, 3875}}},
    {4, {{4200, 1200}, {3700, 2500}, {3525, 2675}, {2050, 1200}}},
    {5, {{5750, 1200}, {6350, 1800}, {5475, 2675}, {5300, 2500}, {4800, 1200}}},
    {5, {{3875, 3025}, {4240, 2660}, {4760, 2660}, {5125, 3025}, {4500, 3650}}},
};

static inline Point turned_point(Point p) { return point(SIDE - p.x, SIDE - p.y); }
static inline Disc turned_disc(Disc d) { return (Disc){turned_point(d.at), d.r}; }
static inline Vector turned_vector(Vector v) { return (Vector){-v.x, -v.y}; }

static inline Polygon turned_polygon(const Polygon *p)
{
    Point corner[POLYGON_CORNERS];
    for (int i = 0; i < p->n; i++)
        corner[i] = turned_point(p->corner[i]);
    return polygon_of(corner, p->n);
}

static inline void build_plane(void)
{
    static const Disc one_side[CROWD / 2] = {
        {{600, 2900}, 200}, {{600, 6000}, 200}, {{1840, 1840}, 200}, {{3250, 3250}, 200},
        {{2900, 600}, 200}, {{6000, 600}, 200}, {{600, 3987}, 125}, {{600, 4237}, 125},
        {{1369, 6769}, 125}, {{1546, 6946}, 125}, {{2609, 2609}, 125}, {{2786, 2786}, 125},
        {{4019, 4019}, 125}, {{4196, 4196}, 125}, {{3987, 600}, 125}, {{4237, 600}, 125},
        {{6769, 1369}, 125}, {{6946, 1546}, 125}, {{2050, 4500}, 200}, {{4500, 2050}, 200},
        {{2440, 6110}, 250}, {{800, 800}, 300}, {{300, 3600}, 150},
    };
    for (int i = 0; i < WALLS / 2; i++) {
        wall[i] = polygon_of(half[i].at, half[i].n);
        wall[i + WALLS / 2] = turned_polygon(&wall[i]);
    }
    for (int i = 0; i < CROWD / 2; i++) {
        crowd[i] = one_side[i];
        crowd[i + CROWD / 2] = turned_disc(one_side[i]);
    }
}

static inline Ground whole_ground(void)
{
    return (Ground){.mat = mat, .walls = wall, .n_walls = WALLS, .discs = crowd,
                    .n_solid = CROWD, .n_discs = CROWD};
}

/* How many random cases: SPIELWERK_PLANE says how many thousands in all (100); every law takes its
 * share. */
static inline int cases(int of_thousand)
{
    const char *wanted = getenv("SPIELWERK_PLANE");
    const int thousands = wanted ? atoi(wanted) : 100;
    return (thousands > 0 ? thousands : 1) * of_thousand;
}

static FastChance chance;

static inline int between(int low, int high)
{
    return low + (int)fast_below(&chance, (uint32_t)(high - low + 1));
}

static inline Point any_point(int side) { return point(between(0, side), between(0, side)); }

/* A random convex polygon: a triangle to an octagon on an ellipse. */
static inline Polygon any_polygon(Point centre, int size)
{
    for (;;) {
        const int n = between(3, POLYGON_CORNERS), wide = between(2, size), high = between(2, size);
        const int start = between(0, TURN_STEPS - 1);
        Point corner[POLYGON_CORNERS];
        for (int i = 0; i < n; i++) {
            const int step = start + i * TURN_STEPS / n + between(0, TURN_STEPS / n / 2);
            const Vector v = vector_turned((Vector){4096, 0}, step);
            corner[i] = point(centre.x + v.x * wide / 4096, centre.y + v.y * high / 4096);
        }
        const Polygon p = polygon_of(corner, n);
        if (polygon_is_valid(&p))
            return p;
    }
}

/* A random ground of up to 8 discs, half of them solid, and up to 4 walls; the discs may overlap
 * each other and the walls, which is worse than any game. */
typedef struct AnyGround {
    Ground ground;
    Disc disc[8];
    Polygon wall[4];
    GroundIndex index;  /* which half of them have */
} AnyGround;

static inline void any_ground(AnyGround *any, int side, int size)
{
    Ground *g = &any->ground;
    *g = (Ground){.mat = {{0, 0}, {(int16_t)side, (int16_t)side}}, .discs = any->disc,
                  .walls = any->wall, .turned = between(0, 1)};
    g->n_discs = between(0, 8);
    g->n_solid = between(g->n_discs / 2, g->n_discs);
    g->n_walls = between(0, 4);
    g->over_walls = between(0, 7) == 0;
    for (int i = 0; i < g->n_discs; i++)
        any->disc[i] = (Disc){any_point(side), (int16_t)between(1, size)};
    for (int i = 0; i < g->n_walls; i++)
        any->wall[i] = any_polygon(any_point(side), size * 2);
    if (between(0, 1))
        ground_index(g, &any->index);
}

/* The same ground turned about the middle of its mat. */
static inline void turn_ground(const Ground *g, AnyGround *to, Disc *discs, Polygon *walls)
{
    const int side = g->mat.high.x, off = SIDE - side;
    to->ground = *g;
    to->ground.discs = discs;
    to->ground.walls = walls;
    to->ground.turned = !g->turned;
    to->ground.index = 0;
    for (int i = 0; i < g->n_discs; i++) {
        discs[i] = turned_disc(g->discs[i]);
        discs[i].at = point(discs[i].at.x - off, discs[i].at.y - off);
    }
    for (int i = 0; i < g->n_walls; i++) {
        Point corner[POLYGON_CORNERS];
        for (int k = 0; k < g->walls[i].n; k++)
            corner[k] = point(side - g->walls[i].corner[k].x, side - g->walls[i].corner[k].y);
        walls[i] = polygon_of(corner, g->walls[i].n);
    }
}

static inline int set_up_plane(void **state)
{
    (void)state;
    build_plane();
    chance_fast(&chance, 20240117);
    return 0;
}

#define assert_place(p, px, py) \
    do { \
        const Point place_ = (p); \
        assert_int_equal(place_.x, px); \
        assert_int_equal(place_.y, py); \
    } while (0)

#endif
