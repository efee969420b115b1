/* Limits hold in every build: a game that outgrows one stops the program, and the message names the
 * game and the flow. Going on would drop or overwrite something that somebody relies on. */
#ifndef CORE_LIMITS_H
#define CORE_LIMITS_H

#include <stdbool.h>

struct Game;

/* Stops the program because there is room for `limit` of `what` ("offers of a menu") only. */
_Noreturn void limit_exceeded(const char *what, int limit);

/* For everything that fills a bounded array: keep_limit(v->n_items < VIEW_ITEMS, …). */
static inline void keep_limit(bool kept, const char *what, int limit)
{
    if (__builtin_expect(!kept, 0))
        limit_exceeded(what, limit);
}

/* Who is told before the program stops; core itself cannot print. A test may leave by longjmp. */
extern void (*limit_told)(const char *message);

/* What this thread is playing, for the message. Entering returns what it was playing before, and
 * that is entered again at the end. */
typedef struct Playing {
    const struct Game *game;  /* NULL: nothing */
    const void *state;
} Playing;
Playing playing(const struct Game *game, const void *state);
void playing_again(Playing before);

#endif
