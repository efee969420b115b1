/* The trampoline that runs flows; see flow.h. */
#include "core/flow.h"

#include <stdlib.h>

#include "core/game.h"
#include "core/limits.h"

static uint8_t *stack_of(Flow *f)
{
    return (uint8_t *)f + ((sizeof *f + 7) & ~(size_t)7);
}

static Frame *frame_at(Flow *f, uint16_t offset)
{
    return (Frame *)(void *)(stack_of(f) + offset);
}

void flow_push(Ctx *c, int proc, const void *vars, size_t size)
{
    Flow *f = c->state;
    const uint16_t bytes = (sizeof(Frame) + size + 7) & ~(size_t)7;
    keep_limit(f->used + bytes <= f->cap, "bytes of FLOW_STACK", f->cap);
    Frame *frame = frame_at(f, f->used);
    *frame = (Frame){.below = f->top, .line = 0, .proc = proc, .size = bytes};
    memcpy(frame + 1, vars, size);
    f->top = f->used;
    f->used += bytes;
}

static void pop(Flow *f)
{
    const Frame *frame = frame_at(f, f->top);
    f->used = f->top;
    f->top = frame->below;
}

void flow_corrupt(Ctx *c, const Frame *frame)
{
    (void)c;
    (void)frame;  /* a debugger shows proc and line: an ASK or CALL stands inside a switch */
    abort();
}

void flow_run(Ctx *c)
{
    Flow *f = c->state;
    const Proc *procs = c->game->procs;
    while (f->top != FLOW_NONE) {
        Frame *frame = frame_at(f, f->top);
        const Step step = procs[frame->proc].run(c, c->state, frame + 1, frame);
        if (step == FLOW_ASKED)
            return;
        if (step == FLOW_DONE)
            pop(f);
        else if (step == FLOW_OVER)
            break;
    }
    f->over = 1;
    f->top = FLOW_NONE;
    f->used = 0;
    f->asked = f->answered = 0;
}

void flow_menu(const Ctx *c, int seat, Menu *m, Denials *denials)
{
    Flow *f = c->state;
    Ctx reader = *c;
    Frame *frame = frame_at(f, f->top);
    menu_clear(m, seat, denials);
    reader.menu = m;
    reader.sink = 0;
    c->game->procs[frame->proc].run(&reader, c->state, frame + 1, frame);
    const PromptSpec *asked = &c->game->prompts[m->prompt];
    m->keep_pause = m->keep_pause || asked->pause & ASKED_ALWAYS;
    m->halt = asked->pause & BEGINS_ANEW;
    m->fork = asked->pause & FORKS;
    m->pass = asked->pass > 0;
    m->stop = m->stop || asked->pause & WORTH_A_STOP;
}

const void *flow_caller(const void *state, int proc)
{
    Flow *f = (Flow *)(uintptr_t)state;  /* only read */
    if (f->top == FLOW_NONE || frame_at(f, f->top)->below == FLOW_NONE)
        return 0;
    const Frame *caller = frame_at(f, frame_at(f, f->top)->below);
    return caller->proc == proc ? caller + 1 : 0;
}

void flow_print(const Game *game, const void *state, Str *out)
{
    Flow *f = (Flow *)(uintptr_t)state;
    uint16_t chain[64];
    int n = 0;
    for (uint16_t at = f->top; at != FLOW_NONE && n < 64; at = frame_at(f, at)->below)
        chain[n++] = at;
    while (n-- > 0)
        put(out, "%s%s", game->procs[frame_at(f, chain[n])->proc].name, n > 0 ? " > " : "");
}
