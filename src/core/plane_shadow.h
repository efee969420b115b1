/* Where a disc certainly cannot go straight from a place (plane_move.h), told without a look at
 * each leg: for who asks about many legs from one place.
 *
 * Round the place lie sectors. What fills the whole width of one, seen by the disc's centre, hides
 * all of it from some distance on. A place in the shadow is blocked; one that is not may be. */
#ifndef CORE_PLANE_SHADOW_H
#define CORE_PLANE_SHADOW_H

#include "core/plane_move.h"

enum { SHADOW_SECTORS = 32, SHADOW_QUARTER = SHADOW_SECTORS / 4 };

typedef struct Shadow {
    uint32_t from2[SHADOW_SECTORS];  /* hidden from this squared distance on */
} Shadow;

/* Nothing is hidden. */
void shadow_clear(Shadow *s);
/* From where the disc stands clear of all that blocks ways, as far as `reach`. */
void shadow_cast(const Ground *g, Disc from, int64_t reach, Shadow *s);

/* Sectors counter-clockwise from the east, each with its first border; v is not zero. They are
 * equally wide along the diamond |x| + |y| = 1, so that no angle is needed. */
static inline int shadow_sector(Vector v)
{
    if (v.x > 0 && v.y >= 0)
        return v.y * SHADOW_QUARTER / (v.x + v.y);
    if (v.y > 0)
        return SHADOW_QUARTER - v.x * SHADOW_QUARTER / (v.y - v.x);
    if (v.x < 0)
        return 2 * SHADOW_QUARTER + v.y * SHADOW_QUARTER / (v.x + v.y);
    return 3 * SHADOW_QUARTER + v.x * SHADOW_QUARTER / (v.x - v.y);
}

static inline bool in_shadow(const Shadow *s, Vector to)
{
    return length2(to) >= s->from2[shadow_sector(to)];
}

/* The same place with what a leg into a sector may meet, so that only that is looked at. */
typedef struct Panorama {
    Shadow shadow;
    uint64_t discs[SHADOW_SECTORS];
    uint32_t walls[SHADOW_SECTORS];
} Panorama;

/* From where the disc stands clear of all that blocks ways, for legs that are not longer than
 * `reach`. */
void panorama_of(const Ground *g, Disc from, int64_t reach, Panorama *p);
/* What leg_free tells of such a leg to another place. Mostly the shadow tells it. */
static inline bool panorama_free(const Ground *g, const Panorama *p, Disc from, Point to)
{
    const Vector v = way(from.at, to);
    const int k = shadow_sector(v);
    return length2(v) < p->shadow.from2[k] &&
           leg_hit_among(g, from, to, false, p->discs[k], p->walls[k]).kind == HIT_NOTHING;
}

#endif
