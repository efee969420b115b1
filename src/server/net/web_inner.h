/* The inside of the network part, shared by its files. */
#ifndef SERVER_NET_WEB_INNER_H
#define SERVER_NET_WEB_INNER_H

#include <ev.h>
#include <libwebsockets.h>

#include "server/net/http.h"
#include "server/net/web.h"
#include "server/net/workers.h"

enum {
    CHUNK = 16384,           /* bytes of a body written at once */
    UNANSWERED_MAX = 64,     /* messages of a client that does not read its replies */
    HEADER_MAX = 512,        /* a header we look at */
    CLOSE_TOO_BUSY = 1013,   /* "try again later", not named by libwebsockets */
};

/* What we keep of a TCP connection: first HTTP, perhaps a WebSocket later. libwebsockets
 * allocates it. */
typedef struct Socket {
    struct lws *wsi;
    /* HTTP */
    HttpReply reply;
    size_t sent;
    bool head_only, last;    /* last: the connection ends after this reply */
    /* WebSocket */
    Conn *conn;              /* NULL: not (or no longer) known to the hub */
    struct Socket *prev, *next;
    char *part;              /* beginning of a message that comes in pieces */
    size_t n_part;
    int unanswered;
    int64_t confirmed;       /* when libwebsockets was last told that somebody is there */
    bool paused;             /* reading is stopped until replies are out */
    uint16_t end;            /* close with this code once all is said; 0: go on */
} Socket;

struct Web {
    WebSpec spec;
    Hub *hub;
    Http *http;
    Workers *workers;
    Socket *sockets;         /* WebSockets */
    Figures figures;
    uint64_t failures_seen;  /* commits that had failed when one last succeeded */
    uint64_t commits_seen;
    bool input;              /* something came in since the last tick */
    bool some_paused;
    bool stopping;
    int listener;            /* -1: closed */
    char address[WEB_ADDRESS];
    struct lws_context *lws;
    struct ev_loop *loop;
    ev_io on_accept;
    ev_prepare before_wait;
    ev_timer tick, accept_again, stop_late;
    ev_async job_done;
    ev_signal on_term, on_int, on_hup;
    size_t room;             /* of `out` */
    unsigned char *out;      /* LWS_PRE bytes, then a message or chunk */
};

/* ---- web_http.c ---- */
int web_http_begin(Web *w, Socket *s, struct lws *wsi, const char *path);
int web_http_more(Web *w, Socket *s, struct lws *wsi);
void web_http_end(Socket *s);
/* Whether this connection may become a WebSocket: 0; else it was answered. */
int web_http_upgrade(Web *w, struct lws *wsi, const char *to);
/* A header's text, "" if it is missing or too long. */
const char *web_header(struct lws *wsi, enum lws_token_indexes which, char text[HEADER_MAX]);

/* ---- web_socket.c ---- */
int socket_open(Web *w, Socket *s, struct lws *wsi);
int socket_read(Web *w, Socket *s, const char *bytes, size_t n);
int socket_write(Web *w, Socket *s);
void socket_closed(Web *w, Socket *s);
/* Says all that is to be said and then closes with `code`. */
void socket_end(Socket *s, int code);
/* After a tick: those whose replies are out may be read again. */
void sockets_resume_reading(Web *w);

/* ---- web.c ---- */
/* Room for n bytes after LWS_PRE; NULL: no memory. */
unsigned char *web_out(Web *w, size_t n);

/* ---- listen.c ---- */
/* A listening socket and its address for people, or -1 with the reason in `why`. */
int listen_on(const char *host, int port, char *address, WebProblem *problem, char *why);
/* The client of a connection as limits count it: an IPv6 network counts as one. */
void client_address(const char *peer, const char *forwarded, char address[HUB_ADDRESS]);

#endif
