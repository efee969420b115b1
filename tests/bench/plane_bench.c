/* How fast geometry on a plane is: plane_bench [times]. A full mat of the tests (46 discs, 12
 * walls), places as they come in play. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../unit/plane_kit.h"

enum { PLACES = 1000 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static Disc place[PLACES];
static int sum;  /* keeps the compiler from leaving work out */

static void find_places(const Ground *g)
{
    for (int i = 0; i < PLACES;) {
        place[i] = (Disc){any_point(SIDE), 150};
        i += may_stand(g, place[i]);
    }
}

static Disc near(const Ground *g, Disc d, int reach)
{
    for (;;) {
        const Disc there = {point(d.at.x + between(-reach, reach), d.at.y + between(-reach, reach)),
                            d.r};
        if (distance2(d.at, there.at) <= square(reach) && may_stand(g, there))
            return there;
    }
}

typedef void Work(const Ground *g, Disc from, Disc to);

static void see(const Ground *g, Disc from, Disc to)
{
    sum += discs_see(from, to, g->walls, g->n_walls);
}

static void leg(const Ground *g, Disc from, Disc to) { sum += leg_free(g, from, to.at, true); }

static void push(const Ground *g, Disc from, Disc to)
{
    sum += disc_pushed(g, from, way(from.at, to.at), 3 * INCH, 0).x;
}

static void route(const Ground *g, Disc from, Disc to)
{
    static RouteMap map;
    Route r;
    sum += route_to(g, from, to.at, 12 * INCH * FINE, &map, &r);
}

static void near_route(const Ground *g, Disc from, Disc to)
{
    static RouteMap map;
    Route r;
    sum += route_near(g, from, &(Aim){to, INCH, false}, &map, &r);
}

static void reach(const Ground *g, Disc from, Disc to)
{
    static RouteMap map;
    (void)to;
    route_reach(g, from, 12 * INCH * FINE, &map);
    sum += map.n_settled;
}

static void outline(const Ground *g, Disc from, Disc to)
{
    static RouteMap map;
    static Outline o;
    (void)to;
    route_reach(g, from, 12 * INCH * FINE, &map);
    reach_outline(&map, &o);
    sum += o.first[o.n_pieces];
}

static void samples(const Ground *g, Disc from, Disc to)
{
    static RouteMap map;
    const Interest wish[] = {{WISH_REACH, to, INCH}, {WISH_AWAY, to, 4 * INCH},
                             {WISH_HIDDEN, to, 0}};
    Point at[36];
    route_reach(g, from, 12 * INCH * FINE, &map);
    sum += reach_samples(&map, wish, 3, at, 36);
}

static void stand(const Ground *g, Disc from, Disc to)
{
    Point at;
    (void)to;
    sum += nearest_place(g, (Disc){g->discs[from.at.x % g->n_discs].at, 150}, 0, 0, &at);
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void measure(const char *name, const Ground *g, int radius, int times, Work *work)
{
    static Disc to[PLACES];
    static double took[PLACES];
    double all = 0;
    sum = 0;
    for (int i = 0; i < PLACES; i++)
        to[i] = near(g, place[i], radius);
    for (int i = 0; i < PLACES; i++) {
        const double from = now();
        for (int k = 0; k < times; k++)
            work(g, place[i], to[i]);
        took[i] = (now() - from) / times * 1e6;
        all += took[i];
    }
    qsort(took, PLACES, sizeof took[0], by_value);
    printf("%-22s mean %8.2f us   p50 %8.2f   p99 %8.2f   max %8.2f   (%d)\n", name, all / PLACES,
           took[PLACES / 2], took[PLACES * 99 / 100], took[PLACES - 1], sum / times);
}

int main(int argc, char **argv)
{
    const int times = argc > 1 ? atoi(argv[1]) : 1;
    if (times < 1)
        return 1;
    set_up_plane(0);
    const Ground g = whole_ground();
    find_places(&g);
    measure("sight within 10\"", &g, 10 * INCH, times * 200, see);
    measure("free leg of 4\"", &g, 4 * INCH, times * 200, leg);
    measure("push of 3\"", &g, 4 * INCH, times * 100, push);
    measure("route within 12\"", &g, 12 * INCH, times, route);
    measure("route into reach", &g, 10 * INCH, times, near_route);
    measure("all ways within 12\"", &g, INCH, times, reach);
    measure("ways and outline", &g, INCH, times, outline);
    measure("ways and 36 samples", &g, 10 * INCH, times, samples);
    measure("nearest place", &g, INCH, times, stand);
    return 0;
}
