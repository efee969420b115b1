/* Defence cards and all banners (rulebook: "Verteidigungskarten", "Rauchkugel"). */
#include "games/gorgasali/gorgasali.h"

/* ---- banners ---- */

const Banner *gorgasali_banner_on(const State *s, int square, SupportEffect effect)
{
    for (int i = 0; i < s->n_banners; i++)
        if (s->banner[i].square == square && support_at(s, s->banner[i].card)->effect == effect)
            return &s->banner[i];
    return 0;
}

/* The squares a banner covers: GO-BARR-1, GO-RULE-43. */
static int covered_square(const State *s, const Banner *b, int i)
{
    const int square = b->square;
    return square_at(board(s)->row[square] + (b->down ? i : 0),
                     board(s)->column[square] + (b->down ? 0 : i));
}

static void mark(State *s, const Banner *b, bool on)
{
    const bool barrier = support_at(s, b->card)->effect == EFFECT_BARRIER;
    Squares *set = barrier ? &s->barriers : &s->banners;
    for (int i = 0; i < support_at(s, b->card)->squares; i++) {
        if (on)
            squares_add(set, covered_square(s, b, i));
        else
            squares_remove(set, covered_square(s, b, i));
    }
}

static bool is_smoke(const State *s, int card)
{
    return support_at(s, card)->effect == EFFECT_SMOKE_BALL;
}

static bool goes_down(const State *s, int first, int last)
{
    return board(s)->row[first] != board(s)->row[last];
}

/* GO-DEF-2: a defence card lies on the map as a banner. */
static void add_banner(State *s, int seat, int card, int first, int last)
{
    Banner *b = &s->banner[s->n_banners++];
    *b = (Banner){.square = first, .round = s->round, .card = card,
                  .owner = seat, .down = goes_down(s, first, last)};
    mark(s, b, true);
}

static void remove_banner(Ctx *c, State *s, int i, const char *rule)
{
    const Banner gone = s->banner[i];
    mark(s, &gone, false);
    s->n_banners--;
    for (; i < s->n_banners; i++)
        s->banner[i] = s->banner[i + 1];
    EMIT(EV_BANNER_OFF, rule, gone.card, gone.square);
}

/* GO-DEF-4, GO-SMOKE-4, GO-RULE-44: at the start of the owner's turn, two rounds later. */
void gorgasali_expire_banners(Ctx *c, State *s, int seat)
{
    for (int i = s->n_banners - 1; i >= 0; i--) {
        const Banner *b = &s->banner[i];
        if (b->owner == seat && s->round >= b->round + support_at(s, b->card)->rounds)
            remove_banner(c, s, i, is_smoke(s, b->card) ? "GO-SMOKE-4" : "GO-DEF-4");
    }
}

/* ---- smoke ---- */

/* GO-SMOKE-2, GO-RULE-50: only who placed it, while he stays. */
bool gorgasali_in_smoke(const State *s, int seat)
{
    const Banner *b = gorgasali_banner_on(s, s->player[seat].square, EFFECT_SMOKE_BALL);
    return b != 0 && b->owner == seat;
}

/* GO-SMOKE-5, GO-RULE-50: smoke is gone once its owner shoots or leaves the square. */
void gorgasali_lift_smoke(Ctx *c, State *s, int seat, const char *rule)
{
    if (gorgasali_in_smoke(s, seat))
        remove_banner(c, s, (int)(gorgasali_banner_on(s, s->player[seat].square,
                                                      EFFECT_SMOKE_BALL) - s->banner), rule);
}

/* ---- what is possible ---- */

/* GO-DEF-3; GO-DEF-5: smoke and defence banners keep apart. GO-RULE-50: nor smoke on smoke. */
const char *gorgasali_no_banner(const State *s, int card, int square, int own)
{
    const char *why = gorgasali_no_room(s, square, own);
    const bool on_smoke = gorgasali_banner_on(s, square, EFFECT_SMOKE_BALL) != 0;
    if (why == 0 || !text_equal(why, "GO-FREE-3"))
        return why;
    if (is_smoke(s, card) != on_smoke)
        return "GO-DEF-5";
    return on_smoke ? "GO-RULE-50" : why;
}

/* GO-ACT-12, GO-RULE-45: one defence card a turn, as long as banners are left. */
static const char *no_defence(const State *s)
{
    int n = 0;
    for (int i = 0; i < s->n_banners; i++)
        n += !is_smoke(s, s->banner[i].card);
    if (s->turn.done & DONE_DEFENCE)
        return "GO-ACT-12";
    return n >= DEFENCE_BANNERS ? "GO-RULE-45" : 0;
}

/* GO-BALL-1: a banner of one square goes next to its owner. */
static void offer_places(const State *s, int seat, int card, Menu *m)
{
    const int from = s->player[seat].square;
    for (int d = 0; d < DIRECTIONS; d++) {
        const int to = board(s)->near[from][d];
        if (to == NO_SQUARE)
            continue;
        offer_unless(m, option(V_PLACE, card, to, 0),
                     gorgasali_next_to(s, from, to) ? gorgasali_no_banner(s, card, to, NOBODY)
                                                    : "GO-BALL-1");
    }
}

/* NULL, or why no barrier fits there, on the map as it is: GO-BARR-5, GO-RULE-43. */
static const char *no_strip(const State *s, int seat, const Banner *b)
{
    const SupportCard *k = support_at(s, b->card);
    bool touches = false;
    for (int i = 0; i < k->squares; i++) {
        const int square = covered_square(s, b, i);
        const char *why = gorgasali_no_banner(s, b->card, square, NOBODY);
        if (why != 0)
            return why;
        const int range = gorgasali_range(s, s->player[seat].square, square);
        touches = touches || (range >= k->range_min && range <= k->range_max);
    }
    return touches ? 0 : "GO-BARR-5";
}

static void offer_strip(const State *s, int seat, const Banner *strip, Menu *m)
{
    const int last = covered_square(s, strip, support_at(s, strip->card)->squares - 1);
    if (last != NO_SQUARE)
        offer_unless(m, option(V_BARRIER, strip->card, strip->square, last),
                     no_strip(s, seat, strip));
}

/* All strips that could touch the squares around the user; who asks why not, those a square farther
 * off too. */
static void offer_strips(const State *s, int seat, int card, bool down, Menu *m)
{
    const Square at = place_on(board(s), s->player[seat].square);
    const int far = support_at(s, card)->range_max + (m->denials != 0);
    for (int across = -far; across <= far; across++)
        for (int along = 1 - support_at(s, card)->squares - far; along <= far; along++) {
            const int first = square_at(at.row + (down ? along : across),
                                        at.column + (down ? across : along));
            const Banner strip = {.square = first, .card = card, .down = down};
            if (first != NO_SQUARE)
                offer_strip(s, seat, &strip, m);
        }
}

static void offer_defence(const State *s, int seat, int card, Menu *m)
{
    const SupportCard *k = support_at(s, card);
    const char *why = on_map(s, seat) ? no_defence(s) : "GO-RULE-8";
    if (k->effect == EFFECT_BARRIER && why == 0) {
        offer_strips(s, seat, card, false, m);
        offer_strips(s, seat, card, true, m);
    } else if (k->effect == EFFECT_BALL_LIGHTNING && why == 0) {
        offer_places(s, seat, card, m);
    } else {  /* GO-PLAT-1, GO-FIELD-1 */
        offer_unless(m, option(V_USE, card, 0, 0),
                     why != 0 ? why
                              : gorgasali_no_banner(s, card, s->player[seat].square, seat));
    }
}

/* GO-ACT-5, GO-DEF-1, GO-DEF-3: after the move, on free squares only. */
void gorgasali_offer_defences(const State *s, int seat, Menu *m)
{
    const Cards cards = gorgasali_cards_in(s, seat, ACTIVE, DEFENCE);
    for (int i = 0; i < cards.n; i++)
        offer_defence(s, seat, cards.card[i], m);
}

/* The squares that a barrier would cover: their number. */
int gorgasali_covered(const State *s, Option o, Thing *squares, int cap)
{
    int n = 0;
    if (option_verb(o) != V_BARRIER)
        return 0;
    const int first = option_arg(o, 1), last = option_arg(o, 2);
    const Banner strip = {.square = first, .card = option_arg(o, 0),
                          .down = goes_down(s, first, last)};
    for (; n < cap && n < support_at(s, strip.card)->squares; n++)
        squares[n] = thing(KIND_SQUARE, covered_square(s, &strip, n));
    return n;
}

/* ---- what happens ---- */

/* A banner of one square, b: also the smoke of a throw card. */
FLOW(place_banner)
{
    FLOW_BEGIN;
    s->turn.done |= gorgasali_category(s, my->a) == THROW ? DONE_THROW : DONE_DEFENCE;
    gorgasali_use_up(s, my->seat, my->a);
    add_banner(s, my->seat, my->a, my->b, my->b);
    EMIT(EV_BANNER, is_smoke(s, my->a) ? "GO-SMOKE-1" : "GO-DEF-2", hero(s, my->seat), my->a,
         my->b);
    FLOW_END;
}

FLOW(barrier)
{
    FLOW_BEGIN;
    s->turn.done |= DONE_DEFENCE;
    gorgasali_use_up(s, my->seat, my->a);
    add_banner(s, my->seat, my->a, my->b, my->c);
    EMIT(EV_BARRIER, "GO-BARR-1", hero(s, my->seat), my->a, my->b, my->c);
    FLOW_END;
}
