/* Ways: how a piece gets somewhere by several answers, where it can get at all, and what a weapon
 * or an ability reaches. Everything is looked for on a redealt copy, so it tells a seat nothing
 * that this seat may not know. */
#ifndef TABLE_WAYS_H
#define TABLE_WAYS_H

#include "core/game.h"

enum { ROUTE_ANSWERS = 64 };

typedef struct Way {
    int n;                         /* answers; 0: there is no way */
    Option answer[ROUTE_ANSWERS];  /* in order, the first from the menu of now */
    int n_path;
    Thing path[ROUTE_ANSWERS];     /* cells that are entered, the last being the end */
    const char *rule;              /* why there is no way; NULL: this game knows no routes */
} Way;

/* For a seat that is asked. `seed`: for redealing. */
void ways_route(const Game *game, const void *state, int seat, Thing to, uint64_t seed, Way *out);
void ways_reach(const Game *game, const void *state, int seat, uint64_t seed, Overlay *out);

/* ---- on a measured plane; a game that has none tells nothing ---- */

/* As ways_route, to a place of the plane; without cells that are entered. */
void ways_route_to(const Game *game, const void *state, int seat, Point to, uint64_t seed,
                   Way *out);

/* A place by name, and how it lies. */
typedef struct PlaceTold {
    NamedPlace place;
    PlaceWords words;
} PlaceTold;
/* For a seat that is asked: where it can lead the piece that is on the move. Their number. */
int ways_places(const Game *game, const void *state, int seat, uint64_t seed,
                PlaceTold out[NAMED_PLACES]);
/* What anybody can see: one thing measured from another, and what a piece reaches or sees (`at`:
 * PREVIEW_MOVE, PREVIEW_SIGHT). */
bool ways_measure(const Game *game, const void *state, Thing from, Thing to, Measure *out);
void ways_piece(const Game *game, const void *state, PreviewKind at, Thing of, Overlay *out);

/* For any seat, and from a cell (`at`; NULL: where the seat's piece stands) for spectators too. */
void ways_range(const Game *game, const void *state, int seat, Thing of, const Thing *at,
                uint64_t seed, Overlay *out);
/* The chances of an answer that dice decide (Preview.odds); false: they do not, or the seat is not
 * asked. */
bool ways_odds(const Game *game, const void *state, int seat, Option o, uint64_t seed, Odds *out);
/* Who belongs together, for everybody to see. */
void ways_groups(const Game *game, const void *state, Overlay *out);

struct Field;
/* What a seat needs to lead a piece about on a plane; `menu`: what it is asked, or NULL. False: it
 * is no piece that moves. */
bool ways_field(const Game *game, const void *state, const Menu *menu, Thing of,
                struct Field *out);

#endif
