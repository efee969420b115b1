/* Rays; see plane_sight.h. */
#include "core/plane_sight.h"

#include <assert.h>

#include "core/plane_wide.h"

bool ray_enters(Point from, Vector aim, const Polygon *p, int64_t *stop, int64_t *of)
{
    int64_t in = 0, in_of = 1, out = 1, out_of = 0;  /* inside from in to out */
    for (int i = 0; i < p->n; i++) {
        const Vector along = way(p->corner[i], p->corner[i + 1 < p->n ? i + 1 : 0]);
        const int64_t here = cross(along, way(p->corner[i], from)), change = cross(along, aim);
        if (change <= 0 && here <= 0)
            return false;
        if (change > 0 && -here * in_of > in * change) {
            in = -here;
            in_of = change;
        }
        if (change < 0 && here * out_of < out * -change) {
            out = here;
            out_of = -change;
        }
    }
    *stop = in;
    *of = in_of;
    return in * out_of < out * in_of;
}

Ray ray_of(Point from, Vector aim, int32_t reach, const Polygon *walls, int n)
{
    assert(length2(aim) > 0 && reach >= 0 && reach <= PLANE_LENGTH);
    Ray ray = {.from = from, .aim = aim, .reach = reach};
    for (int k = 0; k < n; k++) {
        int64_t stop, of;
        if (boxes_apart(walls[k].box, (Box){from, from}, reach) ||
            !ray_enters(from, aim, &walls[k], &stop, &of))
            continue;
        if (ray.of > 0 && stop * ray.of >= ray.stop * of)
            continue;
        ray.stop = stop;
        ray.of = of;
    }
    /* Keep the stop only if it comes before the reach. */
    if (ray.of > 0 && wide_compare(wide_product(square(ray.stop), length2(aim)),
                                   wide_product(square(ray.of), square(reach))) >= 0)
        ray.stop = ray.of = 0;
    return ray;
}

/* Distance to the end of a ray that a polygon has stopped. */
static bool touches_stop(const Ray *ray, Vector there, int64_t ahead, int64_t r2)
{
    const int64_t of2 = square(ray->of);
    Wide d2 = wide_product(of2, length2(there) - r2);
    d2 = wide_sum(d2, wide_product(-2 * ray->of * ray->stop, ahead));
    d2 = wide_sum(d2, wide_product(square(ray->stop), length2(ray->aim)));
    return wide_compare(d2, (Wide){0, 0}) <= 0;
}

/* Distance to the end at full reach, which is no fraction: squared once more. */
static bool touches_reach(const Ray *ray, Vector there, int64_t ahead, int64_t r2)
{
    const int64_t sum = length2(there) + square(ray->reach) - r2;
    if (sum <= 0)
        return true;
    const int64_t twice = 2 * (int64_t)ray->reach * ahead;
    return wide_compare(wide_product(square(sum), length2(ray->aim)),
                        wide_product(twice, twice)) <= 0;
}

bool ray_touches(const Ray *ray, Disc d)
{
    const Vector there = way(ray->from, d.at);
    const int64_t ahead = dot(ray->aim, there), r2 = square(d.r), aim2 = length2(ray->aim);
    if (ahead <= 0)
        return length2(there) <= r2;
    if (square(cross(ray->aim, there)) > r2 * aim2)
        return false;  /* not even the endless line */
    if (ray->of > 0)
        return ahead * ray->of <= ray->stop * aim2 || touches_stop(ray, there, ahead, r2);
    return square(ahead) <= square(ray->reach) * aim2 || touches_reach(ray, there, ahead, r2);
}

int64_t ray_order(const Ray *ray, Disc d)
{
    return dot(ray->aim, way(ray->from, d.at));
}

int ray_first(const Ray *ray, const Disc *discs, int n)
{
    int first = -1;
    for (int i = 0; i < n; i++)
        if (ray_touches(ray, discs[i]) &&
            (first < 0 || ray_order(ray, discs[i]) < ray_order(ray, discs[first])))
            first = i;
    return first;
}

bool ray_finds(Point from, int32_t reach, const Disc *discs, int n, int target,
               const Polygon *walls, int n_walls, Vector *aim)
{
    const Disc within = {discs[target].at, discs[target].r - 1};
    const int first = rim_towards(way(from, within.at));
    for (int i = 0; i <= RIM_POINTS; i++) {
        const int k = i == 0 ? RIM_POINTS : (first + i - 1) % RIM_POINTS;
        const Vector to = way(from, disc_point(within, k));
        if (to.x == 0 && to.y == 0)
            continue;
        const Ray ray = ray_of(from, to, reach, walls, n_walls);
        if (ray_first(&ray, discs, n) != target)
            continue;
        *aim = to;
        return true;
    }
    return false;
}
