/* Flows: rule procedures that stop in the middle to ask somebody something.
 *
 * A flow is a stackless coroutine: a C function resumed by `switch` on the line where it
 * stopped. What must survive an ASK or CALL lives in `my->`, a frame on a stack inside the
 * state, so the whole match can be copied by memcpy in the middle of any rule.
 *
 *     struct attack_vars { int8_t unit, target; };
 *
 *     static void attack_menu(const State *s, const struct attack_vars *my, Menu *m) { ... }
 *
 *     FLOW(attack)
 *     {
 *         FLOW_BEGIN;
 *         ASK(seat_of(s, my->unit), attack_menu);
 *         my->target = (int8_t)ANSWER(0);
 *         CALL(damage, .to = my->target);
 *         FLOW_END;
 *     }
 *
 * House rules: no ASK or CALL inside a `switch`; everything above FLOW_BEGIN is const; no
 * initialised local may live across an ASK or CALL (gcc refuses it: -Werror=jump-misses-init);
 * at most one ASK or CALL on a line. A menu is asked for by resuming the flow at its ASK with
 * `c->menu` set, so the question and its menu stand in one place and need no table. */
#ifndef CORE_FLOW_H
#define CORE_FLOW_H

#include <string.h>

#include "core/chance.h"
#include "core/menu.h"
#include "core/seats.h"

struct Game;
struct EventSink;

/* Everything a running flow may use besides the state. */
typedef struct Ctx {
    const struct Game *game;
    void *state;
    Chance *chance;
    struct EventSink *sink;  /* NULL: nobody listens */
    Menu *menu;              /* set while a menu is collected, NULL while playing */
} Ctx;

typedef enum Step { FLOW_DONE, FLOW_CALLED, FLOW_ASKED, FLOW_OVER } Step;

typedef enum AskKind {
    ASK_ONE,  /* one seat answers */
    ASK_ALL,  /* every seat of a set answers in secret; the flow goes on when all have */
    ASK_ANY,  /* whichever seat of a set answers first */
} AskKind;

/* Header of a frame; the flow's variables follow it. */
typedef struct Frame {
    uint16_t below;  /* offset of the caller's frame, FLOW_NONE at the bottom */
    uint16_t line;   /* where to resume; 0 = from the beginning */
    uint16_t proc;   /* index into Game.procs */
    uint16_t size;   /* bytes of this frame, header included */
} Frame;

enum { FLOW_NONE = 0xffff };

/* First member of every game's state, followed directly by FLOW_STACK(bytes). */
typedef struct Flow {
    uint16_t top;        /* offset of the running frame */
    uint16_t used;       /* bytes of stack in use */
    uint16_t cap;        /* bytes of stack there are */
    uint8_t pack;        /* which loaded pack this match is played with (core/pack.h) */
    uint8_t seats;       /* number of seats */
    uint8_t ask_kind;
    uint8_t over;        /* 1: the game has ended */
    Seats asked;         /* who is asked */
    Seats answered;      /* who of them has answered (ASK_ALL) */
    uint8_t who;         /* who answered last */
    uint8_t asks_ends;   /* 1: the end of a turn is asked for even if nothing else is left */
    int16_t result;      /* what the last called flow returned */
    Option answer[MAX_SEATS];
} Flow;

#define FLOW_STACK(bytes) _Alignas(8) uint8_t flow_stack[bytes]

typedef Step FlowFn(Ctx *c, void *state, void *vars, Frame *frame);

typedef struct Proc {
    const char *name;
    FlowFn *run;
    uint16_t vars_size;
} Proc;

/* A game's header says whose flows these are (#define FLOW_OF null), so that two games may both
 * have a flow called turn, and lists them once: #define X_FLOWS(X) X(game) X(round) ...; then */
#define FLOW_ENUM(name) P_##name,
#define FLOW_DECLARE(name) FlowFn FLOW_FN(name);
#define FLOW_PROC(name) {#name, FLOW_FN(name), sizeof(struct name##_vars)},

#define FLOW_FN(name) FLOW_FN_OF(FLOW_OF, name)
#define FLOW_FN_OF(game, name) FLOW_FN_PASTE(game, name)
#define FLOW_FN_PASTE(game, name) game##_flow_##name

#define FLOW(name)                                                                              \
    static Step name##_body(Ctx *c, State *s, struct name##_vars *my, Frame *fr);               \
    Step FLOW_FN(name)(Ctx *c, void *state, void *vars, Frame *fr)                              \
    {                                                                                           \
        return name##_body(c, state, vars, fr);                                                 \
    }                                                                                           \
    static Step name##_body(Ctx *const c, State *const s, struct name##_vars *const my,         \
                            Frame *const fr)

#define FLOW_BEGIN   \
    (void)c;         \
    (void)s;         \
    (void)my;        \
    switch (fr->line) { \
    case 0:

#define FLOW_END                 \
        return FLOW_DONE;        \
    default:                     \
        flow_corrupt(c, fr);     \
    }                            \
    return FLOW_DONE

#define FLOW_STOP_HERE(step)     \
    fr->line = __LINE__;         \
    return step;                 \
    case __LINE__:

/* Runs another flow to its end; its variables are given by name. */
#define CALL(name, ...) CALL_PROC(P_##name, struct name##_vars, __VA_ARGS__)

/* The same when the flow is found at run time; all candidates share one struct of variables. */
#define CALL_PROC(proc_, vars_type, ...)                                                   \
    do {                                                                                   \
        flow_push(c, (proc_), &(vars_type){__VA_ARGS__}, sizeof(vars_type));               \
        FLOW_STOP_HERE(FLOW_CALLED);                                                       \
    } while (0)

#define ASK_SEATS(kind_, seats_, menu_fn)                        \
    do {                                                         \
        flow_ask(&s->flow, (kind_), (seats_));                   \
        FLOW_STOP_HERE(FLOW_ASKED);                              \
        if (c->menu != 0) {                                      \
            menu_fn(s, my, c->menu);                             \
            return FLOW_ASKED;                                   \
        }                                                        \
    } while (0)

#define ASK(seat_, menu_fn) ASK_SEATS(ASK_ONE, SEAT_BIT(seat_), menu_fn)
#define ASK_EVERYONE(seats_, menu_fn) ASK_SEATS(ASK_ALL, seats_, menu_fn)
#define ASK_ANYONE(seats_, menu_fn) ASK_SEATS(ASK_ANY, seats_, menu_fn)

/* The answer to the last ASK: its verb, its arguments, and who gave it. */
#define ANSWERED() (s->flow.answer[s->flow.who])
#define CHOSE(verb) (option_verb(ANSWERED()) == (verb))
#define ANSWER(i) (option_arg(ANSWERED(), (i)))

/* Ends a flow early, with a value for the caller's RESULT. */
#define RETURN(value)                       \
    do {                                    \
        s->flow.result = (int16_t)(value);  \
        return FLOW_DONE;                   \
    } while (0)
#define RESULT (s->flow.result)

/* Ends the whole game at once, from however deep. */
#define END_GAME return FLOW_OVER

void flow_push(Ctx *c, int proc, const void *vars, size_t size);
void flow_corrupt(Ctx *c, const Frame *frame) __attribute__((noreturn));

static inline void flow_ask(Flow *f, AskKind kind, Seats seats)
{
    f->ask_kind = (uint8_t)kind;
    f->asked = seats;
    f->answered = 0;
}

/* Resumes the top flow until somebody is asked or the game is over. */
void flow_run(Ctx *c);
/* Collects the menu of `seat`, who is being asked. */
void flow_menu(const Ctx *c, int seat, Menu *m, Denials *denials);
/* The variables of the flow that called the running one, if it is `proc`; else NULL. */
const void *flow_caller(const void *state, int proc);
/* "game > round > turn > attack", for debugging and error messages. */
void flow_print(const struct Game *game, const void *state, Str *out);

/* Every seat of a match. */
#define EACH_SEAT(seat, s) for (int seat = 0; seat < (s)->flow.seats; seat++)

#endif
