/* What is answered to HTTP requests, without sockets: the page, catalogues of texts and rules,
 * health and figures. web_http.c moves the bytes. */
#ifndef SERVER_NET_HTTP_H
#define SERVER_NET_HTTP_H

#include <stdbool.h>

#include "server/net/assets.h"
#include "server/net/metrics.h"

typedef struct Http Http;

typedef struct HttpRequest {
    const char *path;
    bool readable;           /* GET or HEAD */
    bool gzip;               /* the client takes it */
    const char *known_etag;  /* If-None-Match, "" if not given */
} HttpRequest;

typedef struct HttpReply {
    int status;
    const char *type, *cache;
    char etag[ETAG];         /* in quotes; "": none */
    bool gzip;               /* the body is compressed */
    bool varies;             /* there is another form for other clients */
    const char *body;
    size_t n;
    char *made;              /* the body, if it was made for this reply: free() it */
} HttpReply;

/* Makes the catalogues of all games. NULL: no memory. */
Http *http_new(void);
void http_free(Http *h);
void http_answer(const Http *h, const HttpRequest *q, const Figures *figures, HttpReply *r);

/* Whether an Accept-Encoding header takes gzip. */
bool http_takes_gzip(const char *accept_encoding);

#endif
