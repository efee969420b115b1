/* What one piece of a measured plane needs to know to be led about: what blocks it, how far it may
 * go, who watches its way, what it aims with. The table tells it once; while the pointer moves, the
 * page measures on it with the same code (src/wasm/geometry.c). Nothing of it is hidden, and
 * whatever is answered in the end is judged by the rules as ever. */
#ifndef CORE_FIELD_H
#define CORE_FIELD_H

#include "core/json.h"
#include "core/menu.h"
#include "core/plane_move.h"

enum { FIELD_DISCS = 64, FIELD_WATCHES = 64, FIELD_GAITS = 2, GAIT_ANSWERS = 2 };

/* One way of getting along. */
typedef struct FieldGait {
    const char *id;                /* text "gait.<id>" */
    int32_t left;                  /* how far, in 1/FINE */
    const char *rule;              /* that limits it */
    int n_before;                  /* answers before the first way point */
    Option before[GAIT_ANSWERS];
} FieldGait;

/* Who has an eye on the way; text "watch.<word>", see field_watches. */
typedef enum WatchKind {
    WATCH_SHOOTS,                  /* at who comes into its range, and at who ends there */
    WATCH_SPRINGS,                 /* a trap, when it is touched */
    WATCH_STRIKES,                 /* at who was in its range and is not at the end */
    WATCH_SEES,                    /* it somewhere */
    WATCH_REACTS,                  /* at who ends in its range, `with` something that is ready */
    WATCH_KINDS
} WatchKind;
typedef struct FieldWatch {
    uint8_t kind;                  /* WatchKind */
    bool sight;                    /* only what it sees counts */
    Thing of;
    Thing with;                    /* a number: nothing in particular */
    Disc disc;
    int32_t gap;                   /* its range, from edge to edge */
} FieldWatch;

/* How something is aimed. */
typedef enum AimForm { AIM_NOTHING, AIM_CIRCLE, AIM_TEMPLATE, AIM_LINE, AIM_FIRST } AimForm;
/* And what becomes of whom it touches; text "aim.<word>", see field_fates. */
typedef enum AimFate {
    FATE_HIT,
    FATE_SPARED,                   /* not meant by it */
    FATE_STOPS,                    /* ends a line without effect */
    AIM_FATES
} AimFate;
typedef struct FieldAim {
    AimForm form;
    int verb;                      /* of the answer that names the point */
    Disc user;
    int32_t reach;                 /* of a line from the middle; of a circle: of its own middle */
    int32_t r;                     /* of a circle */
    int32_t length, half_near, half_far;  /* of a template */
} FieldAim;

typedef struct Field {
    Thing mover;
    Disc from;
    bool first;                    /* it has not moved yet: see plane_move.h */
    bool over_walls, turned;
    int turns;                     /* way points it has left */
    int n_path;                    /* those that are announced already, from where it stands */
    Point path[PATH_POINTS];
    int verb;                      /* of the answers that are its way points; -1: it is not asked */
    Option after;                  /* that ends the way, and lets things happen */
    int32_t sight, range;          /* how far it sees and attacks, from edge to edge */
    int n_gaits, n_watches;
    FieldGait gait[FIELD_GAITS];   /* the shortest first */
    FieldWatch watch[FIELD_WATCHES];
    int n_solid, n_discs;          /* as in Ground */
    Disc disc[FIELD_DISCS];
    Thing of[FIELD_DISCS];
    uint8_t fate[FIELD_DISCS];     /* AimFate of each, if something is aimed */
    FieldAim aim;
} Field;

extern const char *const field_watches[WATCH_KINDS];
extern const char *const field_fates[AIM_FATES];
extern const char *const field_forms[];

struct Game;
/* As JSON (docs/protocol.md). */
void field_json(const struct Game *game, const void *state, const Field *f, Json *j);

#endif
