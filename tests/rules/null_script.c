/* Positions and expectations of the template game for rule tests.
 *
 *     round N           it is round N
 *     score SEAT N      a seat has N points
 *     expect score SEAT N, expect deck N, expect discard N, expect hand SEAT N, expect round N */
#include "games/null/null.h"
#include "script.h"

static bool position(Script *t)
{
    State *s = t->state;
    if (script_is(t, 0, "round"))
        s->round = script_number(t, 1);
    else if (script_is(t, 0, "score"))
        s->score[script_seat(t, 1)] = script_number(t, 2);
    else
        return false;
    return true;
}

static bool expect(Script *t)
{
    const State *s = t->state;
    if (script_is(t, 1, "score"))
        script_equal(t, "the score", s->score[script_seat(t, 2)], script_number(t, 3));
    else if (script_is(t, 1, "hand"))
        script_equal(t, "the hand", s->hand[script_seat(t, 2)].n, script_number(t, 3));
    else if (script_is(t, 1, "deck"))
        script_equal(t, "the deck", s->deck.n, script_number(t, 2));
    else if (script_is(t, 1, "discard"))
        script_equal(t, "the discard pile", s->discard.n, script_number(t, 2));
    else if (script_is(t, 1, "round"))
        script_equal(t, "the round", s->round, script_number(t, 2));
    else
        return false;
    return true;
}

const ScriptGame null_script = {"null", position, expect, 0};
