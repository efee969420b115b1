/* The view: all that one seat may know, in one table model for every game.
 *
 * Areas hold items. An area is a board of cells (hex, grid), a measured plane, a row, a track, a
 * hand, a pile or a mat; an item is a piece, a card, a token. Seats, areas, cells and items carry
 * facts (numbers with a text key) and tags (text keys). A client that knows this model can show any
 * game; the terminal and the browser do. Texts go by key, so every client speaks every language.
 *
 * A view is some 300 KB, of which little is touched: who looks keeps one of his own, not on a
 * stack. */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H

#include "core/json.h"
#include "core/option.h"
#include "core/point.h"
#include "core/seats.h"
#include "core/zone.h"

enum { VIEW_AREAS = 128, VIEW_CELLS = 2048, VIEW_ITEMS = 1024, VIEW_FACTS = 4096, VIEW_TAGS = 8192,
       VIEW_CORNERS = 1024, VIEW_PRINTS = 64, VIEW_ID = 24 };

typedef struct Fact {
    const char *key;     /* text key: "fact.<key>" */
    int16_t value;
    int16_t max;         /* -1: none */
} Fact;

/* Where the facts and tags of a whole view lie. */
typedef struct ViewPool {
    Fact *next_fact;      /* the first that is free */
    const char **next_tag;
    Fact facts[VIEW_FACTS];
    const char *tags[VIEW_TAGS];
} ViewPool;

/* What is said of one thing: parts of the pool of its view, and valid as long as that. */
typedef struct ViewFacts {
    const Fact *facts;
    const char *const *tags;      /* text keys: "tag.<tag>" */
    uint16_t n_facts, n_tags;
    ViewPool *pool;
} ViewFacts;

typedef struct ViewSeat {
    int8_t team;          /* seats of one team win together; -1: everyone for himself */
    ViewFacts of;
} ViewSeat;

typedef enum AreaKind {
    AREA_HEX, AREA_GRID, AREA_ROW, AREA_TRACK, AREA_HAND, AREA_PILE, AREA_MAT, AREA_PLANE
} AreaKind;

typedef struct ViewArea {
    char id[VIEW_ID];     /* unique, filled up with zeros: "arena", "hand-1" */
    const char *key;      /* text key of its title: "area.<key>" */
    uint8_t kind;         /* AreaKind */
    int8_t owner;         /* seat, or -1 */
    int16_t count;        /* things in it, including those not listed; -1: not a counted area */
    int16_t first_cell, n_cells;
    bool grows;           /* cells come and change: an `again` view lists them too */
    int16_t wide, high;   /* of a plane, from (0, 0), in units */
    bool up;              /* of a plane: y grows upwards, as on a map */
    int16_t scale;        /* units of a plane in one of what people measure with … */
    const char *unit;     /* … and what that is: text "unit.<key>" */
    ViewFacts of;
} ViewArea;

/* A field of a board. On a plane it is a wall or a zone, a polygon or round, and (x, y) is its
 * middle. A cell that is known to exist, but not what it is, has the value THING_HIDDEN, or a name
 * of its own and a tag that says so. */
typedef struct ViewCell {
    Thing what;
    int16_t x, y;         /* hex: axial (q, r); grid: column and row; track: slot; plane: units */
    int16_t r;            /* radius of a round zone, or 0 */
    uint16_t first_corner;
    uint8_t n_corners;    /* of a polygon */
    ViewFacts of;
} ViewCell;

typedef struct ViewItem {
    Thing what;           /* value THING_HIDDEN: a back */
    uint8_t area;
    int16_t cell;         /* index within the area, or -1 */
    int16_t x, y, r;      /* on a plane: middle and radius in units */
    int8_t owner;         /* seat, or -1 */
    bool mention;         /* it lies elsewhere and is only spoken of: a target of an effect */
    bool fixed;           /* on a plane: it never moves, so places of the past are told by it too */
    bool upright;         /* it covers several cells, from its own downwards, not to the right; what
                             it covers is told by facts, this is for drawing it with signs */
    ViewFacts of;
} ViewItem;

/* What is printed on the ground of a plane, to be looked at only: no rule reads it, nobody can
 * choose it. A polygon, or a circle. */
typedef struct ViewPrint {
    const char *is;       /* "lane": how a scene knows it */
    uint8_t area;
    int16_t x, y, r;
    uint16_t first_corner;
    uint8_t n_corners;
} ViewPrint;

typedef struct View {
    int seat;             /* whose eyes */
    int n_seats, n_areas, n_cells, n_items;
    int round;
    Seats asked;          /* who is asked now */
    bool again;           /* cells that never change are not wanted: who looks knows them */
    int n_corners, n_prints;
    ViewSeat seats[MAX_SEATS];
    ViewArea areas[VIEW_AREAS];
    ViewCell cells[VIEW_CELLS];
    ViewItem items[VIEW_ITEMS];
    Point corners[VIEW_CORNERS];
    ViewPrint prints[VIEW_PRINTS];
    ViewPool pool;
} View;

void view_begin(View *v, int seat, int n_seats);
ViewArea *view_area(View *v, AreaKind kind, const char *id, const char *key, int owner);
/* A plane of this size; people measure it in `unit`, each of `scale` units of the plane. */
ViewArea *view_plane(View *v, const char *id, const char *key, int wide, int high,
                     const char *unit, int scale);
ViewCell *view_cell(View *v, Thing what, int x, int y);  /* added to the last area */
/* A wall or zone of the last area, which is a plane. */
ViewCell *view_polygon(View *v, Thing what, const Point *corners, int n);
ViewCell *view_round(View *v, Thing what, int x, int y, int r);
/* Printed on the ground of the last area; an `again` view needs none of it. */
void view_print(View *v, const char *is, const Point *corners, int n);
void view_print_round(View *v, const char *is, Point at, int r);
ViewItem *view_item(View *v, Thing what, int cell, int owner);  /* added to the last area */
/* The same on a plane, with middle and radius in units. */
ViewItem *view_disc(View *v, Thing what, int x, int y, int r, int owner);
/* A thing spoken of in a cell of the last area; `role` is a tag. */
void view_mention(View *v, Thing what, int cell, int owner, const char *role);
/* Adds what lies in a zone to the last area and counts it: first what its eyes have seen, described
 * by the game, then as many backs, so that the order tells nothing. */
typedef void ViewDescribe(const void *state, ViewItem *item);
void view_zone(View *v, const Zone *z, int kind, int owner, ViewDescribe *describe,
               const void *state);
/* Make room at the end of the pool for one more: what is said of one thing lies together. */
void view_place_fact(ViewFacts *of);
void view_place_tag(ViewFacts *of);

/* Games say hundreds of facts a view, nearly always of the thing they have just added, which lies
 * last in the pool: that way is the short one. */
static inline void view_fact(ViewFacts *of, const char *key, int value, int max)
{
    ViewPool *p = of->pool;
    if (of->facts + of->n_facts != p->next_fact || p->next_fact == p->facts + VIEW_FACTS)
        view_place_fact(of);
    *p->next_fact++ = (Fact){key, (int16_t)value, (int16_t)max};
    of->n_facts++;
}

static inline void view_tag(ViewFacts *of, const char *tag)
{
    ViewPool *p = of->pool;
    if (of->tags + of->n_tags != p->next_tag || p->next_tag == p->tags + VIEW_TAGS)
        view_place_tag(of);
    *p->next_tag++ = tag;
    of->n_tags++;
}

static inline bool view_is_board(const ViewArea *a)
{
    return a->kind == AREA_HEX || a->kind == AREA_GRID || a->kind == AREA_PLANE;
}
bool view_has_tag(const ViewFacts *of, const char *tag);

struct Game;
/* The view as JSON (docs/protocol.md): what goes over the wire and what the law of secrets
 * compares. */
void view_json(const struct Game *game, const void *state, const View *v, Str *out);

/* A thing by the id of its kind and its word; a hidden one by its kind alone. */
void thing_json(const struct Game *game, const void *state, Thing t, Json *j);

/* Its parts, for who sends only what has changed. */
void view_seat_json(const View *v, int seat, Json *j);
void view_area_json(const struct Game *game, const void *state, const View *v, int area, Json *j);
/* The beginning of an area, without its cells and the closing brace; `known`: without what never
 * changes about it. */
void view_area_head_json(const View *v, int area, bool known, Json *j);
void view_cell_json(const struct Game *game, const void *state, const View *v, int cell, Json *j);
void view_item_json(const struct Game *game, const void *state, const View *v, int item, Json *j);
/* A back in a hand or on a pile says nothing that the count of its area does not say: it is not
 * listed. */
bool view_lists(const View *v, int item);

#endif
