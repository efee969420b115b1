/* Worker threads: they do the jobs of the hub that would hold up the loop (bots, forecasts,
 * password hashes). A job carries all it needs, so the threads share nothing but two lists. */
#ifndef SERVER_NET_WORKERS_H
#define SERVER_NET_WORKERS_H

#include "server/hub/hub.h"

enum { WORKERS_MAX = 64 };

typedef struct Workers Workers;

/* `ready` is called on a worker's thread when a finished job waits; it may only wake the loop.
 * NULL: the system gives no threads. */
Workers *workers_start(int threads, void (*ready)(void *to), void *to);
void workers_put(Workers *w, HubJob *job);
/* All finished jobs, in the order in which they were finished; NULL: none. */
HubJob *workers_take(Workers *w);
int workers_waiting(Workers *w);
/* Waits for the jobs under way and ends the threads. Returns the jobs that nobody has taken,
 * finished or not begun: they still belong to the hub. */
HubJob *workers_stop(Workers *w);

#endif
