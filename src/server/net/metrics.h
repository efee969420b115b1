/* The server's figures as text: /metrics for Prometheus, /healthz for whoever restarts servers. */
#ifndef SERVER_NET_METRICS_H
#define SERVER_NET_METRICS_H

#include "core/str.h"
#include "server/hub/hub.h"

typedef struct Figures {
    const HubFigures *hub;
    bool store_fails;            /* the last commit failed */
    int jobs_waiting;
    uint64_t requests[6];        /* HTTP answers by hundred: [2] is 2xx */
    uint64_t sockets_now;        /* TCP connections, of any kind */
    uint64_t turned_away;        /* not accepted: too many */
    uint64_t wrong_origin, wrong_frames;
} Figures;

void write_health(Str *out, const Figures *f);
void write_metrics(Str *out, const Figures *f);

#endif
