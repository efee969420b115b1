/* Measuring inside the browser: the geometry of core/plane, compiled to wasm without any import.
 * The page writes a field (core/field.h) and the walls of its plane into `numbers`, calls load, and
 * then may ask many times a second; answers stand in `numbers` again. Only for showing: what is
 * answered is judged by the table. */
#include "core/field.h"
#include "core/plane_route.h"
#include "core/plane_sight.h"

#define EXPORT(name) __attribute__((export_name(#name), used)) name

enum { NUMBERS = 20000 };

static int32_t numbers[NUMBERS];
static int n_numbers;             /* read or written */

static Ground ground;
static Polygon wall[PLANE_WALLS];
static Disc disc[FIELD_DISCS];
static uint8_t fate[FIELD_DISCS];
static FieldWatch watch[FIELD_WATCHES];
static int n_watches;
static FieldAim aim;
static Disc mover;
static int32_t sight;

static RouteMap all_ways, near_ways;
static Outline region;
static Route route;               /* the last one walked */

int32_t *EXPORT(room)(void) { return numbers; }
int EXPORT(room_size)(void) { return NUMBERS; }

/* ---- what the page tells ---- */

static int32_t next_number(void) { return n_numbers < NUMBERS ? numbers[n_numbers++] : 0; }

static int next_count(int most)
{
    const int32_t n = next_number();
    return n < 0 ? 0 : n > most ? most : n;
}

static Point next_point(void)
{
    const int32_t x = next_number();
    return point(x, next_number());
}

static Disc next_disc(void)
{
    const Point at = next_point();
    return (Disc){at, (int16_t)next_number()};
}

static void read_walls(void)
{
    ground.n_walls = next_count(PLANE_WALLS);
    for (int i = 0; i < ground.n_walls; i++) {
        Point corner[POLYGON_CORNERS];
        const int n = next_count(POLYGON_CORNERS);
        for (int k = 0; k < n; k++)
            corner[k] = next_point();
        wall[i] = polygon_of(corner, n);
    }
}

static void read_discs(void)
{
    ground.n_solid = next_count(FIELD_DISCS);
    ground.n_discs = next_count(FIELD_DISCS);
    for (int i = 0; i < ground.n_discs; i++) {
        disc[i] = next_disc();
        fate[i] = (uint8_t)next_number();
    }
}

static void read_watches(void)
{
    n_watches = next_count(FIELD_WATCHES);
    for (int i = 0; i < n_watches; i++) {
        FieldWatch *w = &watch[i];
        w->kind = (uint8_t)next_number();
        w->disc = next_disc();
        w->gap = next_number();
        w->sight = next_number() != 0;
    }
}

static void read_aim(void)
{
    aim.form = (AimForm)next_number();
    aim.user = next_disc();
    aim.reach = next_number();
    aim.r = next_number();
    aim.length = next_number();
    aim.half_near = next_number();
    aim.half_far = next_number();
}

/* In this order: width and height of the plane, the mover, over walls, turned, how far it sees,
 * walls, discs, watches, aim. */
void EXPORT(load)(void)
{
    n_numbers = 0;
    ground = (Ground){.walls = wall, .discs = disc};
    ground.mat = (Box){point(0, 0), next_point()};
    mover = next_disc();
    ground.over_walls = next_number() != 0;
    ground.turned = next_number() != 0;
    sight = next_number();
    read_walls();
    read_discs();
    read_watches();
    read_aim();
    route = (Route){.n = 0};
    all_ways.ground = 0;
}

/* ---- what it asks ---- */

static void tell(int32_t n)
{
    if (n_numbers < NUMBERS)
        numbers[n_numbers++] = n;
}

static void tell_point(Point p)
{
    tell(p.x);
    tell(p.y);
}

/* The farthest place within the limit on the way where the mover may stand. Returns what keeps it
 * from standing where the limit ends. */
static Hit shorten(int32_t limit)
{
    const Route whole = route;
    Hit held = {.kind = HIT_NOTHING};
    for (int32_t most = limit; most > 0; most -= 16 * FINE) {
        route = whole;
        route.n = (uint8_t)path_cut(mover.at, route.at, route.n, most);
        route.length = path_length(mover.at, route.at, route.n);
        const Point end = route.n > 0 ? route.at[route.n - 1] : mover.at;
        const Hit hit = standing_hit(&ground, (Disc){end, mover.r});
        if (route.n > 0 && hit.kind == HIT_NOTHING)
            return held;
        if (most == limit)
            held = hit;
    }
    route.n = 0;
    route.length = 0;
    return held;
}

/* The shortest way towards a place: to the nearest one where the mover may stand, as far as the
 * limit allows. Tells its length and what the whole would be (-1: there is none), what keeps it
 * from standing where the limit ends or else there, the points. */
int EXPORT(walk)(int x, int y, int32_t limit)
{
    Point to = point(x, y);
    Hit taken = standing_hit(&ground, (Disc){to, mover.r}), held = {.kind = HIT_NOTHING};
    if (all_ways.ground == 0)
        route_reach(&ground, mover, NO_LIMIT, &all_ways);
    if (taken.kind != HIT_NOTHING)
        nearest_place(&ground, (Disc){to, mover.r}, 0, 0, &to);
    const bool found = reach_route(&all_ways, to, &route);
    const int32_t whole = found ? route.length : -1;
    if (!found)
        route = (Route){.n = 0};
    else if (route.length > limit)
        held = shorten(limit);
    if (held.kind != HIT_NOTHING)
        taken = held;
    n_numbers = 0;
    tell(route.length);
    tell(whole);
    tell(taken.kind);
    tell(taken.index);
    for (int i = 0; i < route.n; i++)
        tell_point(route.at[i]);
    return route.n;
}

enum { MEETS = 1, ENDS = 2, LEAVES = 4 };

static bool watched(const FieldWatch *w, Point at)
{
    const Disc d = {at, mover.r};
    return discs_within(w->disc, d, w->gap) &&
           (!w->sight || discs_see(w->disc, d, wall, ground.n_walls));
}

/* Where it first happens that who was not watched is; the end if never. Who only sees is asked from
 * the end on: that mostly decides it. */
static bool first_met(const FieldWatch *w, bool before, Point *where)
{
    Point from = mover.at;
    bool was = before && w->kind != WATCH_SEES;
    for (int i = 0; i < route.n; from = route.at[i++]) {
        const int n = leg_checks(from, route.at[i]);
        for (int k = 1; k <= n; k++) {
            *where = leg_check(from, route.at[i], k);
            const bool is = watched(w, *where);
            if (is && !was)
                return true;
            was = is;
        }
    }
    return false;
}

/* Who watches the last way walked: for each what it meets, and where first. */
int EXPORT(watches)(void)
{
    n_numbers = 0;
    for (int i = 0; i < n_watches; i++) {
        const FieldWatch *w = &watch[i];
        const Point end = route.n > 0 ? route.at[route.n - 1] : mover.at;
        Point where = end;
        const bool before = watched(w, mover.at), after = watched(w, end);
        int flags = after ? ENDS : 0;
        if (w->kind == WATCH_STRIKES)
            flags |= !after ? LEAVES : 0;  /* it is listed because it had the mover in range */
        else if (w->kind == WATCH_SEES && (before || after))
            flags |= MEETS;
        else if (w->kind != WATCH_REACTS && first_met(w, before, &where))
            flags |= MEETS;
        tell(flags);
        tell_point(flags & MEETS ? where : end);
    }
    return n_watches;
}

/* From edge to edge; then whether they see each other, and which wall is between them, or -1. */
int EXPORT(measure)(int ax, int ay, int ar, int bx, int by, int br)
{
    const Disc a = {point(ax, ay), (int16_t)ar}, b = {point(bx, by), (int16_t)br};
    const bool sees = discs_within(a, b, sight) && discs_see(a, b, wall, ground.n_walls);
    n_numbers = 0;
    tell(sees);
    tell(sees ? -1 : sight_blocker(a, b, wall, ground.n_walls));
    return discs_gap(a, b);
}

/* All that can be reached: pieces, each with the number of its points. */
int EXPORT(reach)(int32_t limit)
{
    route_reach(&ground, mover, limit, &near_ways);
    reach_outline(&near_ways, &region);
    n_numbers = 0;
    for (int i = 0; i < region.n_pieces; i++) {
        tell(region.first[i + 1] - region.first[i]);
        for (int k = region.first[i]; k < region.first[i + 1]; k++)
            tell_point(region.at[k]);
    }
    return region.n_pieces;
}

static void tell_ray(Point from, Vector to, int32_t far)
{
    const Ray ray = ray_of(from, to, far, wall, ground.n_walls);
    const int32_t length = (int32_t)root_down((uint64_t)length2(to));
    int32_t stop = far;
    if (ray.of != 0 && length * ray.stop / ray.of < far)
        stop = (int32_t)(length * ray.stop / ray.of);
    tell_point(moved(from, vector_along(to, stop, 0)));
}

/* What can be seen from a place: where light ends that falls from there, all around and past the
 * corners of the walls; not in order. */
int EXPORT(light)(int x, int y, int32_t far)
{
    const Point from = point(x, y);
    n_numbers = 0;
    for (int k = 0; k < 128; k++)
        tell_ray(from, vector_turned((Vector){4000, 0}, k * TURN_STEPS / 128), far);
    for (int i = 0; i < ground.n_walls; i++)
        for (int k = 0; k < wall[i].n; k++) {
            const Vector to = way(from, wall[i].corner[k]);
            if (length2(to) == 0 || length2(to) > square(far))
                continue;
            for (int aside = -3; aside <= 3; aside += 3)
                tell_ray(from, (Vector){to.x - aside * sign_of(to.y), to.y + aside * sign_of(to.x)},
                        far);
        }
    return n_numbers / 2;
}

/* ---- aiming ---- */

enum { UNTOUCHED, HIT, UNSEEN, SPARED, STOPS, BEHIND };

static bool on_line(const Ray *ray, int i) { return ray_touches(ray, disc[i]); }

/* Who ends a line that hits the first one only; -1: nobody. */
static int first_on(const Ray *ray)
{
    int best = -1;
    for (int i = 0; i < ground.n_discs; i++)
        if (fate[i] != FATE_SPARED && on_line(ray, i) &&
            (best < 0 || ray_order(ray, disc[i]) < ray_order(ray, disc[best])))
            best = i;
    return best;
}

static int fate_at(int i, bool touched, int first)
{
    if (!touched)
        return UNTOUCHED;
    if (fate[i] == FATE_SPARED)
        return SPARED;
    if (first >= 0 && first != i)
        return BEHIND;
    if (fate[i] == FATE_STOPS)
        return STOPS;
    return discs_within(aim.user, disc[i], sight) &&
                   discs_see(aim.user, disc[i], wall, ground.n_walls)
               ? HIT
               : UNSEEN;
}

static void tell_fates(Point at, const Polygon *shape, const Ray *ray)
{
    const int first = aim.form == AIM_FIRST ? first_on(ray) : -1;
    for (int i = 0; i < ground.n_discs; i++) {
        const bool touched = aim.form == AIM_CIRCLE
                                 ? discs_touch((Disc){at, (int16_t)aim.r}, disc[i])
                             : aim.form == AIM_TEMPLATE ? disc_touches_polygon(disc[i], shape)
                                                        : on_line(ray, i);
        tell(fate_at(i, touched, first));
    }
}

/* What is laid when this point is aimed at: what becomes of each disc, then the middle of a circle,
 * the corners of a template or the ends of a line. */
int EXPORT(aims)(int x, int y)
{
    const Point at = point(x, y);
    const Vector to = way(aim.user.at, at);
    Polygon shape = {.n = 0};
    Ray ray = {.reach = 0};
    n_numbers = 0;
    if (aim.form == AIM_NOTHING || (aim.form != AIM_CIRCLE && length2(to) == 0))
        return 0;
    if (aim.form == AIM_TEMPLATE)
        shape = template_of(aim.user, to, aim.length, aim.half_near, aim.half_far);
    else if (aim.form != AIM_CIRCLE)
        ray = ray_of(aim.user.at, to, aim.reach, wall, ground.n_walls);
    tell_fates(at, &shape, &ray);
    if (aim.form == AIM_CIRCLE)
        tell_point(at);
    for (int i = 0; i < shape.n; i++)
        tell_point(shape.corner[i]);
    if (ray.reach > 0) {
        tell_point(aim.user.at);
        tell_ray(aim.user.at, to, aim.reach);
    }
    return n_numbers;
}
