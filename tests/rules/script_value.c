/* How seats stand, as the game tells bots: what helps a seat must show in its value, and in nobody
 * else's but a mate's. */
#include "script.h"

static void look(Script *t)
{
    for (int seat = 0; seat < t->setup.seats; seat++)
        t->stood[seat] = game_value(t->game, t->state, seat, 0);
}

/* better SEAT…: these have gained since the last look, nobody else has. */
static void compare(Script *t)
{
    Seats named = 0;
    for (int i = 1; i < t->n_words; i++)
        named |= SEAT_BIT(script_seat(t, i));
    for (int seat = 0; seat < t->setup.seats; seat++) {
        const int32_t now = game_value(t->game, t->state, seat, 0);
        const bool wanted = named & SEAT_BIT(seat);
        if ((now > t->stood[seat]) != wanted)
            script_fail(t, "seat %d %s: its value was %d and is %d", seat + 1,
                        wanted ? "does not stand better" : "stands better too",
                        (int)t->stood[seat], (int)now);
    }
    look(t);
}

bool script_value(Script *t)
{
    if (script_is(t, 0, "look"))
        look(t);
    else if (script_is(t, 0, "better"))
        compare(t);
    else
        return false;
    return true;
}
