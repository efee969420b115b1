/* Events: what happened, in order, each with who may know all of it. They feed the log, the
 * animation and the lab, and cost one test when nobody listens. */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include "core/flow.h"

enum { EVENT_ARGS = 6, EVENT_THINGS = 16 };

typedef struct Event {
    uint8_t kind;      /* index into Game.events */
    uint8_t n;         /* arguments, those of a list included */
    uint16_t secret;   /* bit i: argument i is hidden from seats outside `audience` */
    Seats audience;    /* who may see the secret arguments */
    const char *rule;  /* rule id that made it happen */
    int16_t arg[EVENT_THINGS];
} Event;

/* How a game names an event and which kinds of thing its arguments are. Its text key is
 * "event.<id>", or "event.<id>.hidden" where an argument is hidden from the reader and such a text
 * exists. The last of them may be a list, MANY(KIND_NUMBER): none or several things of that kind,
 * such as all dice of a roll. */
typedef struct EventSpec {
    const char *id;
    uint8_t n_args;
    uint8_t kinds[EVENT_ARGS];
} EventSpec;

/* Events are listed as verbs are: #define X_EVENTS(E) E(MOVE, "move", 2, KIND_UNIT, KIND_HEX) … */
#define EVENT_ENUM(name, ...) EV_##name,
#define EVENT_SPEC(name, id_, n, ...) [EV_##name] = {id_, n, {__VA_ARGS__}},
#define MANY(kind) ((kind) | EVENT_LIST)
enum { EVENT_LIST = 0x80 };

static inline bool event_has_list(const EventSpec *spec)
{
    return spec->n_args > 0 && (spec->kinds[spec->n_args - 1] & EVENT_LIST) != 0;
}

/* The kind of an event's argument i. */
static inline int event_kind(const EventSpec *spec, int i)
{
    return spec->kinds[i < spec->n_args ? i : spec->n_args - 1] & ~EVENT_LIST;
}

/* The thing that argument i of an event names. */
static inline Thing event_thing(const EventSpec *events, const Event *e, int i)
{
    return thing(event_kind(&events[e->kind], i), e->arg[i]);
}

typedef struct EventSink EventSink;
struct EventSink {
    void (*take)(EventSink *self, const Event *e);
};

void event_emit(Ctx *c, int kind, const char *rule, Seats audience, unsigned secret,
                const int *args, int n);

/* EMIT(kind, rule, arguments…): everybody sees it. */
#define EMIT(kind_, rule_, ...) EMIT_SECRET(kind_, rule_, ALL_SEATS, 0, __VA_ARGS__)

/* EMIT_SECRET(kind, rule, audience, bits of secret arguments, arguments…) */
#define EMIT_SECRET(kind_, rule_, audience_, secret_, ...)                                     \
    do {                                                                                       \
        if (c->sink != 0)                                                                      \
            event_emit(c, (kind_), (rule_), (audience_), (secret_), (const int[]){__VA_ARGS__}, \
                       (int)(sizeof((const int[]){__VA_ARGS__}) / sizeof(int)));               \
    } while (0)

/* EMIT_LIST(kind, rule, list, its length, arguments before it…): everybody sees it. The things of
 * the list are bytes, such as dice. */
#define EMIT_LIST(kind_, rule_, list_, n_, ...)                                                \
    do {                                                                                       \
        if (c->sink != 0)                                                                      \
            event_emit_list(c, (kind_), (rule_), (list_), (n_), (const int[]){0, __VA_ARGS__},  \
                            (int)(sizeof((const int[]){0, __VA_ARGS__}) / sizeof(int)));        \
    } while (0)
/* `args` are those before the list, with one in front of them that does not count. */
void event_emit_list(Ctx *c, int kind, const char *rule, const uint8_t *list, int n_list,
                     const int *args, int n_args);

/* The event as `seat` may see it: hidden arguments become THING_HIDDEN. Returns whether any is. */
bool event_for(const Event *e, int seat, Event *out);

#endif
