/* Pieces and their places; see places.h. */
#include "core/places.h"

#include "core/limits.h"
#include "core/zone.h"

static Seats *seen_of(Places *p)
{
    return (Seats *)(void *)&p->node[p->n_pieces + p->n_places];
}

void places_begin(Places *p, int pieces, int places)
{
    keep_limit(pieces + places <= INT16_MAX, "pieces and places", INT16_MAX);
    keep_limit(places <= UINT8_MAX + 1, "places", UINT8_MAX + 1);
    p->n_pieces = pieces;
    p->n_places = places;
    for (int place = 0; place < places; place++) {
        const uint16_t end = pieces + place;
        p->node[end] = (PlaceNode){.next = end, .before = end};
        seen_of(p)[place] = 0;
    }
    for (int piece = 0; piece < pieces; piece++)
        p->node[piece] = (PlaceNode){piece + 1, piece - 1, 0};
    if (pieces == 0)
        return;
    p->node[0].before = p->node[pieces - 1].next = pieces;
    p->node[pieces] = (PlaceNode){.before = pieces - 1, .info = pieces};
}

int place_at(const Places *p, int place, int index)
{
    int piece = place_first(p, place);
    while (piece != NO_PIECE && index-- > 0)
        piece = piece_after(p, piece);
    return piece;
}

/* Takes a piece out of its ring and puts it before another node. */
static void move(Places *p, int piece, int before, int place)
{
    PlaceNode *n = &p->node[piece];
    if (before == piece)
        return;
    p->node[n->before].next = n->next;
    p->node[n->next].before = n->before;
    p->node[p->n_pieces + n->info].info--;
    n->before = p->node[before].before;
    n->next = before;
    n->info = place;
    p->node[n->before].next = piece;
    p->node[before].before = piece;
    p->node[p->n_pieces + place].info++;
}

void place_put(Places *p, int piece, int place)
{
    move(p, piece, p->n_pieces + place, place);
}

void place_put_first(Places *p, int piece, int place)
{
    move(p, piece, p->node[p->n_pieces + place].next, place);
}

void place_put_before(Places *p, int piece, int before)
{
    move(p, piece, before, place_of(p, before));
}

void place_pour(Places *p, int from, int to)
{
    EACH_PIECE(piece, p, from)
        place_put(p, piece, to);
}

/* Which of the pieces of a place; a forced source looks for one by its number. */
static uint32_t choose(const Places *p, int place, Chance *chance)
{
    const uint32_t n = (uint32_t)place_count(p, place);
    if (chance->pick == 0)
        return chance->below(chance, n);
    uint16_t ids[PLACE_MIX];
    int i = 0;
    keep_limit(n <= PLACE_MIX, "pieces of a place that is drawn from", PLACE_MIX);
    EACH_PIECE(piece, p, place)
        ids[i++] = piece;
    return chance->pick(chance, ids, n);
}

int place_draw(Places *p, int from, int to, Chance *chance)
{
    keep_limit(place_count(p, from) > 0, "pieces of an empty place", 0);
    const int piece = place_at(p, from, (int)choose(p, from, chance));
    place_put(p, piece, to);
    return piece;
}

void place_show(Places *p, int place, Seats who)
{
    seen_of(p)[place] |= who;
}

Seats place_seen(const Places *p, int place)
{
    return seen_of((Places *)(uintptr_t)p)[place];
}

/* Fisher and Yates over all pieces; then each place gets as many as it had. */
void places_redeal(Places *p, const uint8_t *places, int n, int seat, Chance *chance)
{
    uint16_t piece[PLACE_MIX];
    int had[UINT8_MAX + 1], all = 0, next = 0;
    for (int i = 0; i < n; i++) {
        had[i] = place_seen(p, places[i]) & SEAT_BIT(seat) ? 0 : place_count(p, places[i]);
        keep_limit(all + had[i] <= PLACE_MIX, "pieces that are redealt together", PLACE_MIX);
        if (had[i] > 0)
            EACH_PIECE(one, p, places[i])
                piece[all++] = one;
    }
    mix_unknown(piece, all, chance);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < had[i]; k++)
            place_put(p, piece[next++], places[i]);
}

const char *places_check(const Places *p)
{
    int found = 0;
    for (int place = 0; place < p->n_places; place++) {
        int n = 0, at = p->n_pieces + place;
        do {
            const int next = p->node[at].next;
            if (next >= p->n_pieces + p->n_places || p->node[next].before != at)
                return "the ring of a place is broken";
            if (next < p->n_pieces && place_of(p, next) != place)
                return "a piece lies in another place than it says";
            at = next;
        } while (at != p->n_pieces + place && n++ < p->n_pieces);
        if (n != place_count(p, place))
            return "a place counts its pieces wrongly";
        found += n;
    }
    return found == p->n_pieces ? 0 : "a piece is nowhere";
}
