/* Events; see event.h. */
#include "core/event.h"

#include "core/game.h"

void event_emit(Ctx *c, int kind, const char *rule, Seats audience, unsigned secret,
                const int *args, int n)
{
    Event e = {.kind = kind, .n = n, .secret = secret,
               .audience = audience, .rule = rule};
    keep_limit(n <= EVENT_ARGS, "things of an event", EVENT_ARGS);
    assert(n == c->game->events[kind].n_args);
    for (int i = 0; i < n; i++)
        e.arg[i] = args[i];
    c->sink->take(c->sink, &e);
}

bool event_for(const Event *e, int seat, Event *out)
{
    *out = *e;
    if (e->secret == 0 || (e->audience & SEAT_BIT(seat)))
        return false;
    for (int i = 0; i < e->n; i++)
        if (e->secret & 1u << i)
            out->arg[i] = THING_HIDDEN;
    return true;
}
