/* The view: all that one seat may know, in one table model for every game.
 *
 * Areas hold items. An area is a board of cells (hex, grid), a row, a track, a hand, a pile or a
 * mat; an item is a piece, a card, a token. Seats, areas and items carry facts (numbers with a
 * text key) and tags (text keys). A client that knows this model can show any game; the terminal
 * and the browser do. Texts go by key, so every client speaks every language. */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H

#include "core/json.h"
#include "core/option.h"
#include "core/seats.h"

enum { VIEW_AREAS = 64, VIEW_CELLS = 1280, VIEW_ITEMS = 512, VIEW_FACTS = 12, VIEW_TAGS = 16,
       VIEW_ID = 24 };

typedef struct Fact {
    const char *key;     /* text key: "fact.<key>" */
    int16_t value;
    int16_t max;         /* -1: none */
} Fact;

typedef struct ViewFacts {
    uint8_t n_facts, n_tags;
    Fact facts[VIEW_FACTS];
    const char *tags[VIEW_TAGS];  /* text keys: "tag.<tag>" */
} ViewFacts;

typedef struct ViewSeat {
    int8_t team;          /* seats of one team win together; -1: everyone for himself */
    ViewFacts of;
} ViewSeat;

typedef enum AreaKind {
    AREA_HEX, AREA_GRID, AREA_ROW, AREA_TRACK, AREA_HAND, AREA_PILE, AREA_MAT
} AreaKind;

typedef struct ViewArea {
    char id[VIEW_ID];     /* unique: "arena", "hand-1" */
    const char *key;      /* text key of its title: "area.<key>" */
    uint8_t kind;         /* AreaKind */
    int8_t owner;         /* seat, or -1 */
    int16_t count;        /* things in it, including those not listed; -1: not a counted area */
    int16_t first_cell, n_cells;
    ViewFacts of;
} ViewArea;

typedef struct ViewCell {
    Thing what;           /* the field */
    int8_t x, y;          /* hex: axial (q, r); grid: column and row; track: slot */
    ViewFacts of;
} ViewCell;

typedef struct ViewItem {
    Thing what;           /* value THING_HIDDEN: a back */
    uint8_t area;
    int16_t cell;         /* index within the area, or -1 */
    int8_t owner;         /* seat, or -1 */
    bool mention;         /* it lies elsewhere and is only spoken of: a target of an effect */
    ViewFacts of;
} ViewItem;

typedef struct View {
    int seat;             /* whose eyes */
    int n_seats, n_areas, n_cells, n_items;
    int round;
    Seats asked;          /* who is asked now */
    bool again;           /* cells that never change are not wanted: who looks knows them */
    ViewSeat seats[MAX_SEATS];
    ViewArea areas[VIEW_AREAS];
    ViewCell cells[VIEW_CELLS];
    ViewItem items[VIEW_ITEMS];
} View;

void view_begin(View *v, int seat, int n_seats);
ViewArea *view_area(View *v, AreaKind kind, const char *id, const char *key, int owner);
ViewCell *view_cell(View *v, Thing what, int x, int y);  /* added to the last area */
ViewItem *view_item(View *v, Thing what, int cell, int owner);  /* added to the last area */
/* A thing spoken of in a cell of the last area; `role` is a tag. */
void view_mention(View *v, Thing what, int cell, int owner, const char *role);
void view_fact(ViewFacts *of, const char *key, int value, int max);
void view_tag(ViewFacts *of, const char *tag);
bool view_has_tag(const ViewFacts *of, const char *tag);

struct Game;
/* The view as JSON (docs/protocol.md): what goes over the wire and what the law of secrets
 * compares. */
void view_json(const struct Game *game, const void *state, const View *v, Str *out);

/* Its parts, for who sends only what has changed. */
void view_seat_json(const View *v, int seat, Json *j);
/* `known`: without what never changes about an area and without its cells. */
void view_area_json(const struct Game *game, const void *state, const View *v, int area, bool known,
                    Json *j);
void view_item_json(const struct Game *game, const void *state, const View *v, int item, Json *j);
/* A back in a hand or on a pile says nothing that the count of its area does not say: it is not
 * listed. */
bool view_lists(const View *v, int item);

#endif
