/* Events; see event.h. */
#include "core/event.h"

#include "core/game.h"

void event_emit(Ctx *c, int kind, const char *rule, Seats audience, unsigned secret,
                const int *args, int n)
{
    Event e = {.kind = kind, .n = n, .secret = secret,
               .audience = audience, .rule = rule};
    const EventSpec *spec = &c->game->events[kind];
    keep_limit(n <= EVENT_THINGS, "things of an event", EVENT_THINGS);
    assert(event_has_list(spec) ? n >= spec->n_args - 1 : n == spec->n_args);
    (void)spec;
    for (int i = 0; i < n; i++)
        e.arg[i] = args[i];
    c->sink->take(c->sink, &e);
}

void event_emit_list(Ctx *c, int kind, const char *rule, const uint8_t *list, int n_list,
                     const int *args, int n_args)
{
    int all[EVENT_THINGS], n = 0;
    keep_limit(n_args - 1 + n_list <= EVENT_THINGS, "things of an event", EVENT_THINGS);
    for (int i = 1; i < n_args; i++)
        all[n++] = args[i];
    for (int i = 0; i < n_list; i++)
        all[n++] = list[i];
    event_emit(c, kind, rule, ALL_SEATS, 0, all, n);
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
