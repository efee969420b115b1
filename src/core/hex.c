/* Hexes; see hex.h. */
#include "core/hex.h"

#include "core/numbers.h"

const Hex hex_step[HEX_SIDES] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

int hex_distance(Hex a, Hex b)
{
    const int q = b.q - a.q, r = b.r - a.r;
    return (absolute(q) + absolute(r) + absolute(q + r)) / 2;
}

int hex_row(Hex a, Hex b)
{
    const int far = hex_distance(a, b);
    for (int d = 0; d < HEX_SIDES && far > 0; d++)
        if (same_hex(hex_beyond(a, d, far), b))
            return d;
    return -1;
}

Hex hex_turned(Hex h, int sixths)
{
    for (int i = ((sixths % HEX_SIDES) + HEX_SIDES) % HEX_SIDES; i > 0; i--)
        h = hex_at(h.q + h.r, -h.q);
    return h;
}

int hex_ring(Hex middle, int radius, Hex *out)
{
    Hex at = hex_beyond(middle, 0, radius);
    int n = 0;
    if (radius == 0)
        out[n++] = middle;
    for (int side = 0; side < HEX_SIDES; side++)
        for (int i = 0; i < radius; i++) {
            out[n++] = at;
            at = hex_beyond(at, (side + 2) % HEX_SIDES, 1);
        }
    return n;
}

/* The hex nearest to a point given in parts of `whole`: two coordinates are rounded, the one that
 * was rounded most follows from the others. */
static Hex nearest(int q, int r, int whole)
{
    const int s = -q - r, half = whole / 2;
    int at[3] = {q, r, s}, rounded[3], missed[3];
    for (int i = 0; i < 3; i++) {
        const int shifted = at[i] + half;
        rounded[i] = shifted >= 0 ? shifted / whole : -((-shifted + whole - 1) / whole);
        missed[i] = absolute(rounded[i] * whole - at[i]);
    }
    if (missed[0] > missed[1] && missed[0] > missed[2])
        rounded[0] = -rounded[1] - rounded[2];
    else if (missed[1] > missed[2])
        rounded[1] = -rounded[0] - rounded[2];
    return hex_at(rounded[0], rounded[1]);
}

int hex_line(Hex a, Hex b, Hex *out)
{
    enum { FINE = 4096 };  /* a hair's breadth to the left decides where two are equally near */
    const int far = hex_distance(a, b), row = hex_row(a, b);
    if (far == 0 || row >= 0) {
        for (int i = 0; i <= far; i++)
            out[i] = hex_beyond(a, row < 0 ? 0 : row, i);
        return far + 1;
    }
    const Hex along = hex_at(b.q - a.q, b.r - a.r);
    const Hex left = {along.q + 2 * along.r, -2 * along.q - along.r};
    for (int i = 0; i <= far; i++) {
        const Hex step = nearest(along.q * i * FINE + left.q, along.r * i * FINE + left.r,
                                 far * FINE);
        out[i] = hex_at(a.q + step.q, a.r + step.r);
    }
    return far + 1;
}
