/* Chests, extra chests and healing points (rulebook: "Truhe", "Zusätzliche Truhe"). */
#include "core/bag.h"
#include "games/gorgasali/gorgasali.h"

/* GO-SETUP-2, GO-DECK-1, GO-GOAL-3: two decks; there are no starting cards. A deck that is empty is
 * made anew of its discard pile (GO-RULE-57); if there is none either, the draw is short. */
void gorgasali_draw(Ctx *c, State *s, int seat, bool weapon, const char *rule)
{
    const int first = weapon ? 0 : content(s)->n_weapons;
    const int kinds = weapon ? content(s)->n_weapons : content(s)->n_supports;
    if (bag_count(&s->deck[first], kinds) == 0) {
        if (bag_count(&s->discard[first], kinds) == 0)
            return;
        bag_pour(&s->discard[first], &s->deck[first], kinds);
        EMIT(EV_RESHUFFLE, "GO-RULE-57", hero(s, seat));
    }
    const int card = first + bag_draw(&s->deck[first], kinds, first, c->chance);
    gorgasali_expect(s, seat, card, true);  /* GO-RULE-15: weapons come loaded */
    EMIT(EV_DRAW, rule, hero(s, seat), card);
}

/* GO-CHEST-2, GO-XCHEST-2, GO-RULE-14: whatever the support deck brings. */
void gorgasali_draw_chest(Ctx *c, State *s, int seat, const char *rule)
{
    gorgasali_draw(c, s, seat, true, rule);
    gorgasali_draw(c, s, seat, false, rule);
    gorgasali_draw(c, s, seat, false, rule);
}

/* GO-XCHEST-1, GO-XCHEST-3, GO-RULE-16: one extra chest a turn, opened between two actions. */
FLOW(open_chest)
{
    FLOW_BEGIN;
    s->turn.done |= DONE_CHEST;
    s->player[my->seat].chests--;
    EMIT(EV_EXTRA_CHEST, "GO-XCHEST-1", hero(s, my->seat));
    gorgasali_draw_chest(c, s, my->seat, "GO-XCHEST-2");
    CALL(place_cards, .seat = my->seat);
    FLOW_END;
}

/* GO-CHEST-3, GO-CHEST-4, GO-RULE-15, GO-RULE-72: a chest opens by itself where a move ends, also
 * in an inactive zone, and never comes back. */
static void chest_here(Ctx *c, State *s, int seat)
{
    const int square = s->player[seat].square;
    if (!squares_has(&s->chests, square))
        return;
    squares_remove(&s->chests, square);
    EMIT(EV_CHEST, "GO-CHEST-3", hero(s, seat), square);
    gorgasali_draw_chest(c, s, seat, "GO-CHEST-2");
}

/* GO-HEALPT-1: a move that ends on a healing point gives health back. */
static void healing_point(Ctx *c, State *s, int seat)
{
    if (!squares_has(&board(s)->healing, s->player[seat].square))
        return;
    EMIT(EV_HEALING_POINT, "GO-HEALPT-1", hero(s, seat));
    gorgasali_gain_health(c, s, seat, board(s)->heals, "GO-HEALPT-1");
}

/* GO-BALL-2, GO-RULE-47: an enemy's ball lightning near enough and in clear sight that has not
 * struck in this turn; or NO_BANNER. */
static int next_lightning(const State *s, int seat)
{
    const int square = s->player[seat].square;
    for (int i = 0; i < s->n_banners; i++) {
        const Banner *b = &s->banner[i];
        const SupportCard *k = support_at(s, b->card);
        if (k->effect == EFFECT_BALL_LIGHTNING && !b->struck && is_enemy(s, b->owner, seat) &&
            gorgasali_range(s, b->square, square) <= k->within &&
            gorgasali_sees(s, b->square, square))
            return i;
    }
    return NO_BANNER;
}

/* The end of a move, in the order of GO-RULE-18: healing point, chest, ball lightnings, Tharsis.
 * The first two need a move (GO-RULE-17); the others come also to who stayed (GO-RULE-19). */
FLOW(end_of_move)
{
    FLOW_BEGIN;
    if (!on_map(s, my->seat))
        RETURN(0);
    if (my->walked) {
        healing_point(c, s, my->seat);
        chest_here(c, s, my->seat);
        CALL(place_cards, .seat = my->seat);
    }
    while (is_playing(s, my->seat)) {
        my->i = next_lightning(s, my->seat);
        if (my->i == NO_BANNER)
            break;
        s->banner[my->i].struck = true;
        EMIT(EV_LIGHTNING, "GO-BALL-2", hero(s, my->seat), s->banner[my->i].square);
        CALL(strike, .seat = my->seat, .by = s->banner[my->i].owner,
             .damage = support_at(s, s->banner[my->i].card)->damage);
    }
    if (is_playing(s, my->seat))
        CALL(ignites, .seat = my->seat);
    FLOW_END;
}
