/* The ways between the nodes of the arena: straight legs that a hero can walk past mountains,
 * buildings and the beasts at their places, and the shortest ways along them. For who plans; rules
 * never ask for it. */
#include "games/exalted/exalted.h"
#include "games/exalted/vocabulary.h"

enum { LEG_MOST = 2600, FAR_AWAY = UINT16_MAX };

static bool passes(const Content *k, Segment leg, Point at, int radius)
{
    return segment_distance_sign(leg, at, square(k->radius_hero + radius)) >= 0;
}

static bool walkable(const Content *k, Point a, Point b)
{
    const Arena *arena = &k->arena;
    const Segment leg = {a, b};
    for (int i = 0; i < NEUTRALS; i++)
        if (!passes(k, leg, arena->neutral[i], k->beast[arena->neutral_kind[i]].radius))
            return false;
    for (int w = 0; w < arena->n_walls; w++)
        if (!segment_clear_of_polygon(leg, &arena->wall[w], k->radius_hero))
            return false;
    for (int team = 0; team < TEAMS; team++) {
        if (!passes(k, leg, arena->artifact[team], k->artifact.radius))
            return false;
        for (int lane = 0; lane < LANES; lane++)
            for (int post = 0; post < POSTS; post++)
                if (!passes(k, leg, arena->tower[team][lane][post], k->tower[post].radius))
                    return false;
    }
    return true;
}

void exalted_measure_nodes(Content *k)
{
    Arena *a = &k->arena;
    for (int i = 0; i < a->n_nodes; i++)
        for (int j = 0; j < a->n_nodes; j++) {
            const int far = point_distance(a->node[i], a->node[j]);
            a->node_far[i][j] = far <= LEG_MOST && walkable(k, a->node[i], a->node[j])
                                               ? far : FAR_AWAY;
        }
    for (int via = 0; via < a->n_nodes; via++)
        for (int i = 0; i < a->n_nodes; i++)
            for (int j = 0; j < a->n_nodes; j++) {
                const int sum = a->node_far[i][via] + a->node_far[via][j];
                if (sum < a->node_far[i][j])
                    a->node_far[i][j] = sum;
            }
}
