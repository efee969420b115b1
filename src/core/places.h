/* Large sets: some hundred pieces, each in one place.
 *
 * A piece is a number and always lies somewhere: in the box, on a stack, in an offer, in a pouch.
 * So nothing can get lost or be there twice, and moving is all one can do. The pieces of a place
 * have an order (that in which they came) and are walked through quickly; whether the order means
 * anything is the game's business. A stack whose order nobody knows is a bag: place_draw takes any.
 *
 * Who knows what lies there belongs to the place, not to the piece (Zone does it for every slot).
 * Where one piece of a stack is known and the others are not, that one has a place of its own.
 *
 * Things that are alike (gems, coins) need no pieces: count them (core/bag.h). */
#ifndef CORE_PLACES_H
#define CORE_PLACES_H

#include "core/chance.h"
#include "core/seats.h"

/* The pieces of a place form a ring; behind all pieces each place has a node that closes its
 * ring. */
typedef struct PlaceNode {
    uint16_t next, before;
    uint16_t info;   /* of a piece: its place; of a place: how many pieces */
} PlaceNode;

/* Everything has 16 bits, so that a struct PLACES(…) can be used wherever Places * is expected. 900
 * pieces in 128 places take 6.4 KB. */
typedef struct Places {
    uint16_t n_pieces, n_places;
    PlaceNode node[];
} Places;

#define PLACES(pieces_, places_)                                                     \
    struct { uint16_t n_pieces, n_places; PlaceNode node[(pieces_) + (places_)];     \
             Seats seen[places_]; }
#define PLACES_OF(p) ((Places *)(void *)(p))
#define CPLACES_OF(p) ((const Places *)(const void *)(p))

enum { NO_PIECE = -1, PLACE_MIX = 1024 };

/* All pieces lie in place 0, in their order; nobody has seen anything anywhere. */
void places_begin(Places *p, int pieces, int places);
#define places_init(p)                                                                         \
    places_begin(PLACES_OF(p),                                                                 \
                 (int)(sizeof((p)->node) / sizeof(PlaceNode) - sizeof((p)->seen) / sizeof(Seats)), \
                 (int)(sizeof((p)->seen) / sizeof(Seats)))

static inline int place_of(const Places *p, int piece) { return p->node[piece].info; }
static inline int place_count(const Places *p, int place)
{
    return p->node[p->n_pieces + place].info;
}

/* The first and last piece of a place, and the one after another; NO_PIECE: there is none. */
static inline int piece_or_none(const Places *p, int node)
{
    return node < p->n_pieces ? node : NO_PIECE;
}
static inline int place_first(const Places *p, int place)
{
    return piece_or_none(p, p->node[p->n_pieces + place].next);
}
static inline int place_last(const Places *p, int place)
{
    return piece_or_none(p, p->node[p->n_pieces + place].before);
}
static inline int piece_after(const Places *p, int piece)
{
    return piece_or_none(p, p->node[piece].next);
}

/* Every piece of a place, in order; the one at hand may be moved elsewhere. */
#define EACH_PIECE(piece, p, place)                                                         \
    for (int piece = place_first((p), (place)), piece##_next = NO_PIECE;                    \
         piece != NO_PIECE && (piece##_next = piece_after((p), piece), true);               \
         piece = piece##_next)

/* The piece at an index within its place, or NO_PIECE. */
int place_at(const Places *p, int place, int index);

/* Moves a piece behind all others of a place, or before all, or before a certain piece. */
void place_put(Places *p, int piece, int place);
void place_put_first(Places *p, int piece, int place);
void place_put_before(Places *p, int piece, int before);
/* Moves everything behind what lies there. */
void place_pour(Places *p, int from, int to);
/* Moves any piece of a place that is not empty, and returns it. */
int place_draw(Places *p, int from, int to, Chance *chance);

/* Who knows the pieces of a place, now and later. */
void place_show(Places *p, int place, Seats who);
Seats place_seen(const Places *p, int place);

/* Redealing: of places that could hold each other's pieces, swaps the pieces of those that `seat`
 * does not know; how many lie where stays. */
void places_redeal(Places *p, const uint8_t *places, int n, int seat, Chance *chance);

/* The census: NULL, or what is wrong with the rings. */
const char *places_check(const Places *p);

#endif
