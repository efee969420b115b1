/* What a connection knows of a view, and the difference to the newest one.
 *
 * A view is a few kilobytes, an answer changes a few items of it. So for each part that was sent a
 * mark is kept (a hash of what it said), and later only parts with new marks are sent; the others
 * are referred to by their place in the list sent before. docs/protocol.md tells how a client puts
 * them together. */
#ifndef SERVER_HUB_CHANGES_H
#define SERVER_HUB_CHANGES_H

#include "core/game.h"

/* NULL: nothing. It never changes, so connections that know the same may share one. */
typedef struct KnownView KnownView;
KnownView *known_share(KnownView *k);
void known_leave(KnownView *k);
bool known_same(const KnownView *a, const KnownView *b);

/* Writes the view of `seat` as "view", whole, or if *known as "changes". Replaces *known; `v` is
 * room to work in. */
void write_news(const Game *game, const void *state, int seat, View *v, KnownView **known, Json *j);

#endif
