/* The network: one event loop with the listening socket, HTTP, WebSockets, the hub's ticks, signals
 * and the worker threads. All logic is in the hub (hub.h) and in http.h; here are bytes and
 * time. */
#ifndef SERVER_NET_WEB_H
#define SERVER_NET_WEB_H

#include "server/hub/hub.h"

enum { WEB_WHY = 300, WEB_ADDRESS = 80, WEB_ORIGINS = 32 };

typedef struct WebSpec {
    const char *listen;          /* address or name of this machine */
    int port;                    /* 0: any free one */
    int threads;                 /* for bots and other long work */
    bool proxy;                  /* clients' addresses are in X-Forwarded-For */
    const char *origin[WEB_ORIGINS];  /* foreign pages that may connect */
    int n_origins;
    HubLimits limits;
} WebSpec;

typedef enum WebProblem { WEB_GOOD, WEB_IN_USE, WEB_CANNOT } WebProblem;

typedef struct Web Web;

/* Binds the address; nothing is served before web_run. `why` (WEB_WHY bytes) says what is wrong. */
WebProblem web_open(const WebSpec *spec, Store *store, Web **out, char *why);
/* Where it is: "http://127.0.0.1:8080/". */
const char *web_address(const Web *w);
/* Serves until SIGTERM, SIGINT or SIGHUP, then ends everything in order. */
void web_run(Web *w);
void web_close(Web *w);

#endif
