/* Sight and straight lines on a plane (plane.h).
 *
 * Sight: every disc stands for 17 points, its centre and 16 points on its rim (disc_point). Two
 * discs see each other if at least one of the 17 x 17 segments between them passes through the
 * open inside of no polygon. So part of a disc is enough, sight is mutual, and grazing an edge or
 * a corner does not block. Discs never block sight.
 *
 * A ray is a line without width from the centre of a disc in any direction. It ends at its reach,
 * or where it enters the open inside of a polygon. It touches every disc whose distance from it is
 * at most its radius. */
#ifndef CORE_PLANE_SIGHT_H
#define CORE_PLANE_SIGHT_H

#include "core/plane.h"

/* Whether the discs see each other past the polygons. */
bool discs_see(Disc a, Disc b, const Polygon *walls, int n);
/* The shortest free segment between points of the two, for showing; false if there is none. Of
 * several equally short ones the first, counter-clockwise from the line of the centres. */
bool sight_line(Disc a, Disc b, const Polygon *walls, int n, Segment *line);
/* The first polygon on the line of the centres, for telling why; -1 if there is none. */
int sight_blocker(Disc a, Disc b, const Polygon *walls, int n);

typedef struct Ray {
    Point from;
    Vector aim;       /* only its direction matters */
    int32_t reach;    /* length, at most PLANE_LENGTH */
    int64_t stop, of; /* a polygon ends it after stop / of times `aim`; of = 0: none does */
} Ray;

/* Where an endless ray enters the open inside of a polygon: after stop / of times `aim`. */
bool ray_enters(Point from, Vector aim, const Polygon *p, int64_t *stop, int64_t *of);
/* `reach` counts from the centre: radius of the disc and range. */
Ray ray_of(Point from, Vector aim, int32_t reach, const Polygon *walls, int n);
bool ray_touches(const Ray *ray, Disc d);
/* Where along the ray a disc lies that it touches: the smaller one is met first. Discs that do not
 * overlap are met in the order of their centres along the line, because what they cut out of it
 * does not overlap either. */
int64_t ray_order(const Ray *ray, Disc d);
/* The disc met first, of equally near ones the first in the list; -1 if none is touched. */
int ray_first(const Ray *ray, const Disc *discs, int n);
/* Whether a ray to the centre of discs[target] or to one of 16 points just within its rim meets it
 * before all others; `aim` becomes the first such direction, the centre before the others. */
bool ray_finds(Point from, int32_t reach, const Disc *discs, int n, int target,
               const Polygon *walls, int n_walls, Vector *aim);

#endif
