/* Stopping where a limit is exceeded; see limits.h. */
#include "core/limits.h"

#include <stdlib.h>

#include "core/game.h"

void (*limit_told)(const char *message);

#ifdef __wasm__
static Playing now;  /* a page runs one thread, and its compiler knows no more */
#else
static _Thread_local Playing now;
#endif

Playing playing(const Game *game, const void *state)
{
    const Playing before = now;
    now = (Playing){game, state};
    return before;
}

void playing_again(Playing before)
{
    now = before;
}

_Noreturn void limit_exceeded(const char *what, int limit)
{
    char text[400];
    Str message = STR_ON(text);
    put(&message, "limit exceeded: %s, at most %d", what, limit);
    if (now.game != 0) {
        put(&message, "; %s: ", now.game->id);
        flow_print(now.game, now.state, &message);
    }
    now = (Playing){0};
    if (limit_told != 0)
        limit_told(text);
    abort();
}
