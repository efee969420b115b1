/* Roots, directions and distances; see plane.h. */
#include "core/plane.h"

#include <assert.h>

/* 16 times the root of i + 65, rounded up, less 1. */
static const uint8_t sixteen_roots[192] = {
    128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 143,
    144, 145, 146, 147, 148, 149, 150, 150, 151, 152, 153, 154, 155, 155, 156, 157, 158,
    159, 159, 160, 161, 162, 163, 163, 164, 165, 166, 167, 167, 168, 169, 170, 170, 171,
    172, 173, 173, 174, 175, 175, 176, 177, 178, 178, 179, 180, 181, 181, 182, 183, 183,
    184, 185, 185, 186, 187, 187, 188, 189, 189, 190, 191, 191, 192, 193, 193, 194, 195,
    195, 196, 197, 197, 198, 199, 199, 200, 201, 201, 202, 203, 203, 204, 204, 205, 206,
    206, 207, 207, 208, 209, 209, 210, 211, 211, 212, 212, 213, 214, 214, 215, 215, 216,
    217, 217, 218, 218, 219, 219, 220, 221, 221, 222, 222, 223, 223, 224, 225, 225, 226,
    226, 227, 227, 228, 229, 229, 230, 230, 231, 231, 232, 232, 233, 234, 234, 235, 235,
    236, 236, 237, 237, 238, 238, 239, 239, 240, 241, 241, 242, 242, 243, 243, 244, 244,
    245, 245, 246, 246, 247, 247, 248, 248, 249, 249, 250, 250, 251, 251, 252, 252, 253,
    253, 254, 254, 255, 255,
};

/* Newton from above: a number that is not too small comes nearer with every step and does not get
 * below the root. The first one is taken from the seven or eight leading bits; its error is about
 * 1/100 of the root, that of the second one half the square of it, and so on: after the third one
 * hardly a unit is left, if any, for any n below 2^63. The root of a small n is below 10000, so
 * that the second one is as near; the division it saves is what a root takes longest for. */
int64_t root_down(uint64_t n)
{
    if (n < 64) {
        int64_t root = 0;
        while ((uint64_t)((root + 1) * (root + 1)) <= n)
            root++;
        return root;
    }
    const int size = 64 - __builtin_clzll(n), shift = (size - 7) / 2 * 2;
    uint64_t x = ((((uint64_t)sixteen_roots[(n >> shift) - 64] + 1) << shift / 2) + 15) >> 4;
    x = (x + n / x) / 2;
    if (n >> 26 != 0)
        x = (x + n / x) / 2;
    while (x * x > n)
        x--;
    return (int64_t)x;
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

bool discs_in_contact(Disc a, Disc b)
{
    return !discs_overlap(a, b) && discs_within(a, b, CONTACT_SLACK);
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

int rim_beside(int front, int i)
{
    const int aside = (i + 1) / 2;
    return (front + (i % 2 ? aside : RIM_POINTS - aside)) % RIM_POINTS;
}
