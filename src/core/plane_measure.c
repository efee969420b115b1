/* Roots, directions and distances; see plane.h. */
#include "core/plane.h"

#include <assert.h>

/* Newton from above: the mean of x and n / x for the power of two just below the root is never
 * too small, and every step comes nearer until it would rise again. */
int64_t root_down(uint64_t n)
{
    if (n < 2)
        return (int64_t)n;
    int k = 0;
    for (uint64_t rest = n >> 2; rest > 0; rest >>= 2)
        k++;
    uint64_t x = ((uint64_t)1 << k >> 1) + (n >> (k + 1)) + 1;
    for (;;) {
        const uint64_t next = (x + n / x) / 2;
        if (next >= x)
            return (int64_t)x;
        x = next;
    }
}

int64_t root_up(uint64_t n)
{
    const int64_t root = root_down(n);
    return root + ((uint64_t)(root * root) < n);
}

/* n / sqrt(d2) to the nearest: the doubled quotient rounded down, and one half more. */
static int32_t over_root(int64_t n, int64_t d2)
{
    const int64_t twice = root_down((uint64_t)(4 * n * n / d2));
    const int32_t nearest = (int32_t)((twice + 1) / 2);
    return n < 0 ? -nearest : nearest;
}

Vector vector_along(Vector aim, int32_t length, int32_t left)
{
    const int64_t d2 = length2(aim);
    assert(d2 > 0 && length <= PLANE_LENGTH && left <= PLANE_LENGTH && left >= -PLANE_LENGTH);
    return (Vector){over_root((int64_t)length * aim.x - (int64_t)left * aim.y, d2),
                    over_root((int64_t)length * aim.y + (int64_t)left * aim.x, d2)};
}

/* Cosine and sine of one step, and of all steps by turning one after the other, in 2^-30. The
 * error stays below 2^-20 after a half turn; what counts is that everybody makes the same. */
Vector vector_turned(Vector v, int steps)
{
    const int64_t one = 1 << 30, cosine = 1073721611, sine = 6588356;
    int64_t c = one, s = 0;
    int n = ((steps % TURN_STEPS) + TURN_STEPS) % TURN_STEPS;
    const bool back = n > TURN_STEPS / 2;  /* both ways round alike */
    for (n = back ? TURN_STEPS - n : n; n > 0; n--) {
        const int64_t turned = rounded(c * cosine - s * sine, one);
        s = rounded(s * cosine + c * sine, one);
        c = turned;
    }
    s = back ? -s : s;
    return (Vector){(int32_t)rounded(c * v.x - s * v.y, one),
                    (int32_t)rounded(s * v.x + c * v.y, one)};
}

int32_t point_distance(Point a, Point b)
{
    return (int32_t)root_up((uint64_t)distance2(a, b));
}

int32_t discs_gap(Disc a, Disc b)
{
    return point_distance(a.at, b.at) - a.r - b.r;
}

bool discs_within(Disc a, Disc b, int32_t gap)
{
    const int64_t limit = (int64_t)gap + a.r + b.r;
    return limit >= 0 && distance2(a.at, b.at) <= square(limit);
}

bool discs_overlap(Disc a, Disc b)
{
    return distance2(a.at, b.at) < square(a.r + b.r);
}

bool discs_in_contact(Disc a, Disc b)
{
    return !discs_overlap(a, b) && discs_within(a, b, CONTACT_SLACK);
}

bool disc_in_box(Disc d, Box b)
{
    return d.at.x - d.r >= b.low.x && d.at.x + d.r <= b.high.x &&
           d.at.y - d.r >= b.low.y && d.at.y + d.r <= b.high.y;
}

bool disc_in_disc(Disc inner, Disc outer)
{
    return inner.r <= outer.r && distance2(inner.at, outer.at) <= square(outer.r - inner.r);
}

const Vector rim_direction[RIM_POINTS] = {
    {1000, 0}, {924, 383}, {707, 707}, {383, 924}, {0, 1000}, {-383, 924}, {-707, 707}, {-924, 383},
    {-1000, 0}, {-924, -383}, {-707, -707}, {-383, -924}, {0, -1000}, {383, -924}, {707, -707},
    {924, -383},
};

Point inner_point(Point from, int32_t distance, int k)
{
    const Vector u = rim_direction[k];
    return moved(from, (Vector){distance * u.x / 1000, distance * u.y / 1000});
}

static int32_t thousandth_up(int32_t n)
{
    return n < 0 ? (n - 999) / 1000 : (n + 999) / 1000;
}

Point outer_point(Point from, int32_t distance, int k)
{
    const Vector u = rim_direction[k];
    return moved(from, (Vector){thousandth_up(distance * u.x), thousandth_up(distance * u.y)});
}

Point disc_point(Disc d, int k)
{
    return k == RIM_POINTS ? d.at : inner_point(d.at, d.r, k);
}

int rim_towards(Vector v)
{
    int best = 0;
    for (int k = 1; k < RIM_POINTS; k++)
        if (dot(v, rim_direction[k]) > dot(v, rim_direction[best]))
            best = k;
    const int before = (best + RIM_POINTS - 1) % RIM_POINTS;
    return dot(v, rim_direction[before]) == dot(v, rim_direction[best]) ? before : best;
}
