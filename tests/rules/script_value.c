/* How seats stand, as the game tells bots: what helps a seat must show in its value, and in nobody
 * else's but a mate's. */
#include "script.h"

#include "core/text.h"

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

/* advised SEAT NOTATION: the common sense of the game weighs this answer more than any other. */
static void advised(Script *t)
{
    const int seat = script_seat(t, 1);
    int32_t weights[MENU_MAX];
    char wanted[100], notation[100];
    Str n = STR_ON(notation);
    int best = 0;
    Menu m;
    if (game_over(t->state) || !(game_asked(t->state) & SEAT_BIT(seat))) {
        script_fail(t, "seat %d is not asked", seat + 1);
        return;
    }
    game_menu(t->game, t->state, seat, &m, 0);
    game_policy(t->game, t->state, &m, 0, &t->chance.chance, weights);
    for (int i = 1; i < m.n; i++)
        if (weights[i] > weights[best])
            best = i;
    option_write(t->game, t->state, m.list[best], &n);
    script_join(t, 2, wanted, sizeof wanted);
    if (!text_equal(notation, wanted))
        script_fail(t, "'%s' is advised", notation);
}

bool script_value(Script *t)
{
    if (script_is(t, 0, "look"))
        look(t);
    else if (script_is(t, 0, "better"))
        compare(t);
    else if (script_is(t, 0, "advised"))
        advised(t);
    else
        return false;
    return true;
}
