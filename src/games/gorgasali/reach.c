/* Range, clear sight and free squares (rulebook: "Reichweite", "Der große Baum", "Freie
 * Felder"). */
#include "games/gorgasali/gorgasali.h"

/* GO-RANGE-1, GO-RULE-2: as a king moves, or, as a match option, by straight steps. Terrain and
 * figures do not lengthen it (GO-TERR-5). */
int gorgasali_range(const State *s, int from, int to)
{
    const Square a = place_on(board(s), from), b = place_on(board(s), to);
    return s->option[OPT_METRIC] == METRIC_STEPS ? square_steps(a, b) : square_king_steps(a, b);
}

bool gorgasali_next_to(const State *s, int one, int other)
{
    return one != NO_SQUARE && other != NO_SQUARE && gorgasali_range(s, one, other) == 1;
}

/* GO-RULE-39: as many rows as columns apart. */
bool gorgasali_is_diagonal(const State *s, int from, int to)
{
    const Square a = place_on(board(s), from), b = place_on(board(s), to);
    return from != to && square_steps(a, b) == 2 * square_king_steps(a, b);
}

/* GO-TREE-3, GO-BARR-3. Other figures, chests, terrain and small banners never block. */
static bool blocks(const State *s, Square at)
{
    const int square = square_at(at.row, at.column);
    return squares_has(&board(s)->tree, square) || squares_has(&s->barriers, square);
}

/* GO-RULE-3: along the segment between the two centres, from square to square; a corner blocks only
 * if both squares beside it do. The first square that blocks, or NO_SQUARE. */
static int first_blocking(const State *s, int from, int to)
{
    const Board *b = board(s);
    for (SquareLine l = square_line(place_on(b, from), place_on(b, to)); square_line_next(&l);) {
        if (l.corner && blocks(s, l.beside[0]) && blocks(s, l.beside[1]))
            return square_at(l.beside[0].row, l.beside[0].column);
        if (blocks(s, l.at))
            return square_at(l.at.row, l.at.column);
    }
    return NO_SQUARE;
}

bool gorgasali_sees(const State *s, int from, int to)
{
    return first_blocking(s, from, to) == NO_SQUARE;
}

void gorgasali_put_figure(State *s, int seat, int square)
{
    Player *p = &s->player[seat];
    if (p->square != NO_SQUARE)
        squares_remove(&s->figures, p->square);
    p->square = square;
    if (square != NO_SQUARE)
        squares_add(&s->figures, square);
}

/* GO-FREE-1 … 4, GO-CHEST-6, GO-TREE-5, GO-RULE-71. The banner of a character who is
 * out does not count (GO-REVIVE-2). */
const char *gorgasali_not_free(const State *s, int square, int own)
{
    if (squares_has(&board(s)->tree, square))
        return "GO-FREE-4";
    if (squares_has(&s->figures, square) && (own == NOBODY || s->player[own].square != square))
        return "GO-FREE-1";
    if (squares_has(&s->chests, square))
        return "GO-FREE-2";
    if (squares_has(&s->barriers, square) || squares_has(&s->banners, square))
        return "GO-FREE-3";
    return 0;
}

/* GO-RULE-8: nobody is locked into a sector. */
static bool is_gate_in_use(const State *s, int square)
{
    EACH_SEAT (seat, s)
        for (int i = 0; in_sector(s, seat) && i < GATE_SQUARES; i++)
            if (board(s)->gate[s->player[seat].sector][i] == square)
                return true;
    return false;
}

const char *gorgasali_no_room(const State *s, int square, int own)
{
    const char *why = gorgasali_not_free(s, square, own);
    if (why == 0 && is_gate_in_use(s, square))
        return "GO-RULE-8";
    return why;
}

/* GO-RANGE-3, GO-RULE-8: who is in a sector neither reaches nor can be reached. */
const char *gorgasali_out_of_range(const State *s, int seat, int target, int min, int max)
{
    if (!on_map(s, seat) || !on_map(s, target))
        return "GO-RULE-8";
    const int range = gorgasali_range(s, s->player[seat].square, s->player[target].square);
    return range < min || range > max ? "GO-RANGE-3" : 0;
}

/* ---- Game.range: what a card or an ability reaches, for showing it ---- */

typedef struct Span { int from, min, max; bool sight; } Span;

/* `here`: the square it is used from; `placed`: it lies there, or would. */
static Span span_of(const State *s, int here, bool placed, Thing of)
{
    if (of.kind == KIND_CARD && is_weapon(s, of.value))
        return (Span){here, 1, weapon_at(s, of.value)->range, true};
    if (of.kind == KIND_ABILITY) {
        const Character *k = gorgasali_ability(s, of.value);
        return (Span){here, k->range_min, k->range_max, false};
    }
    if (of.kind != KIND_CARD)
        return (Span){NO_SQUARE, 0, 0, false};
    const SupportCard *k = support_at(s, of.value);
    if (k->group == GROUP_DEFENCE && placed)  /* whom a banner strikes: GO-BALL-2, GO-RULE-47 */
        return (Span){here, 0, k->within, true};
    return (Span){here, k->range_min, k->range_max, k->group == GROUP_THROW};
}

static bool spans(const State *s, const Span *span, int square)
{
    const int range = gorgasali_range(s, span->from, square);
    return range >= span->min && range <= span->max && !squares_has(&board(s)->tree, square);
}

int gorgasali_range_of(const void *state, int seat, Thing of, const Thing *at, Thing *cells,
                       int cap, int *clear)
{
    const State *s = state;
    int n = 0;
    *clear = 0;
    if (at != 0 && at->kind != KIND_SQUARE)
        return 0;
    const Span span = span_of(s, at != 0 ? at->value : s->player[seat].square, at != 0, of);
    if (span.from == NO_SQUARE || span.max == 0)
        return 0;
    for (int pass = 0; pass < 2; pass++) {
        for (int square = 0; square < SQUARES && n < cap; square++) {
            if (!spans(s, &span, square))
                continue;
            const bool seen = !span.sight || gorgasali_sees(s, span.from, square);
            if (seen == (pass == 0))
                cells[n++] = (Thing){KIND_SQUARE, square};
        }
        if (pass == 0)
            *clear = n;
    }
    return n;
}

/* GO-TREE-2, GO-BARR-3: card attacks also need clear sight. */
const char *gorgasali_no_target(const State *s, int seat, int target, int min, int max)
{
    const char *why = gorgasali_out_of_range(s, seat, target, min, max);
    if (why != 0)
        return why;
    const int blocking = first_blocking(s, s->player[seat].square, s->player[target].square);
    if (blocking == NO_SQUARE)
        return 0;
    return squares_has(&s->barriers, blocking) ? "GO-BARR-3" : "GO-TREE-2";
}

void gorgasali_explain_target(const State *s, int seat, int target, int min, int max,
                              const char *why, Menu *m)
{
    const int from = s->player[seat].square, to = s->player[target].square;
    if (text_equal(why, "GO-RANGE-3") || text_equal(why, "GO-ABIL-4")) {
        because(m, KIND_NUMBER, gorgasali_range(s, from, to));
        because(m, KIND_NUMBER, min);
        if (max > min)
            because(m, KIND_NUMBER, max);
    } else if (text_equal(why, "GO-BARR-3") || text_equal(why, "GO-TREE-2")) {
        because(m, KIND_SQUARE, first_blocking(s, from, to));
    } else if (text_equal(why, "GO-SMOKE-2")) {
        because(m, KIND_CHARACTER, hero(s, target));
    }
}
