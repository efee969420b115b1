/* A place on a plane, in whole units. What is measured between such places is in core/plane.h. */
#ifndef CORE_POINT_H
#define CORE_POINT_H

#include <stdint.h>

typedef struct Point {
    int16_t x, y;
} Point;

#endif
