/* Positions and expectations of the second template game for rule tests.
 *
 *     boat X Y          the boat is there
 *     storm N           so bad is the weather
 *     saved PERSON…     they are saved already
 *     expect boat X Y, expect storm N, expect saved N, expect reach N, expect places N,
 *     expect tiles N */
#include "../games/lifeboat/lifeboat.h"
#include "script.h"

static bool position(Script *t)
{
    State *s = t->state;
    if (script_is(t, 0, "boat"))
        s->boat = point(script_number(t, 1), script_number(t, 2));
    else if (script_is(t, 0, "storm"))
        s->storm = (uint8_t)script_number(t, 1);
    else if (script_is(t, 0, "saved"))
        for (int i = 1; i < t->n_words; i++)
            s->saved |= (uint16_t)bit(script_thing(t, i, KIND_PERSON));
    else
        return false;
    return true;
}

static bool expect(Script *t)
{
    const State *s = t->state;
    if (script_is(t, 1, "boat")) {
        script_equal(t, "x of the boat", s->boat.x, script_number(t, 2));
        script_equal(t, "y of the boat", s->boat.y, script_number(t, 3));
    } else if (script_is(t, 1, "storm")) {
        script_equal(t, "the weather", s->storm, script_number(t, 2));
    } else if (script_is(t, 1, "saved")) {
        script_equal(t, "the saved", count_bits(s->saved), script_number(t, 2));
    } else if (script_is(t, 1, "reach")) {
        script_equal(t, "the reach", lifeboat_reach(s), script_number(t, 2));
    } else if (script_is(t, 1, "tiles")) {
        script_equal(t, "the bag", bag_count(s->bag, TILE_KINDS), script_number(t, 2));
    } else if (script_is(t, 1, "places")) {
        script_equal(t, "known places", s->n_known, script_number(t, 2));
    } else {
        return false;
    }
    return true;
}

const ScriptGame lifeboat_script = {"lifeboat", position, expect, 0};
