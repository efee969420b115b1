/* HTTP bytes: requests in, heads and bodies out, and who may become a WebSocket. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/net/web_inner.h"

enum { HEAD_ROOM = 2048 };

const char *web_header(struct lws *wsi, enum lws_token_indexes which, char text[HEADER_MAX])
{
    if (lws_hdr_copy(wsi, text, HEADER_MAX, which) < 0)
        text[0] = '\0';
    return text;
}

static bool has_header(struct lws *wsi, enum lws_token_indexes which)
{
    return lws_hdr_total_length(wsi, which) > 0;
}

/* Content-Encoding, ETag and the like; the headers that protect are on every reply (web.c). */
static bool add_headers(struct lws *wsi, const HttpReply *r, bool last, unsigned char **p,
                        unsigned char *end)
{
    const struct { const char *name, *value; bool wanted; } extra[] = {
        {"cache-control:", r->cache, r->cache[0] != '\0'},
        {"etag:", r->etag, r->etag[0] != '\0'},
        {"content-encoding:", "gzip", r->gzip},
        {"vary:", "Accept-Encoding", r->varies},
        {"allow:", "GET, HEAD", r->status == 405},
        {"upgrade:", "websocket", r->status == 426},
        {"connection:", "close", last},
    };
    for (size_t i = 0; i < sizeof extra / sizeof extra[0]; i++)
        if (extra[i].wanted &&
            lws_add_http_header_by_name(wsi, (const unsigned char *)extra[i].name,
                                        (const unsigned char *)extra[i].value,
                                        (int)strlen(extra[i].value), p, end) != 0)
            return false;
    return true;
}

static bool send_head(Web *w, Socket *s, struct lws *wsi)
{
    const HttpReply *r = &s->reply;
    unsigned char *out = web_out(w, HEAD_ROOM);
    if (out == 0)
        return false;
    unsigned char *p = out, *end = out + HEAD_ROOM - 1;
    if (lws_add_http_header_status(wsi, (unsigned)r->status, &p, end) != 0 ||
        (r->type != 0 && r->status != 304 &&
         lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE,
                                      (const unsigned char *)r->type, (int)strlen(r->type), &p,
                                      end) != 0) ||
        lws_add_http_header_content_length(wsi, r->n, &p, end) != 0 ||
        !add_headers(wsi, r, s->last, &p, end))
        return false;
    return lws_finalize_write_http_header(wsi, out, &p, end) == 0;
}

/* Keeps the connection for the next request, unless bytes may follow that were never read. */
static int finish(Socket *s, struct lws *wsi)
{
    const bool last = s->last;
    web_http_end(s);
    if (last)
        return -1;
    return lws_http_transaction_completed(wsi) != 0 ? -1 : 0;
}

int web_http_begin(Web *w, Socket *s, struct lws *wsi, const char *path)
{
    char accept[HEADER_MAX], known[HEADER_MAX];
    char *uri;
    int length;
    web_http_end(s);
    const int method = lws_http_get_uri_and_method(wsi, &uri, &length);
    const HttpRequest q = {
        .path = path,
        .readable = method == LWSHUMETH_GET || method == LWSHUMETH_HEAD,
        .gzip = http_takes_gzip(web_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accept)),
        .known_etag = web_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, known),
    };
    w->figures.hub = hub_figures(w->hub);
    w->figures.jobs_waiting = workers_waiting(w->workers);
    http_answer(w->http, &q, &w->figures, &s->reply);
    w->figures.requests[s->reply.status / 100]++;
    s->head_only = method == LWSHUMETH_HEAD || s->reply.status == 304;
    s->last = !q.readable || has_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) ||
              has_header(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING);
    if (!send_head(w, s, wsi))
        return -1;
    if (s->head_only || s->reply.n == 0)
        return finish(s, wsi);
    lws_callback_on_writable(wsi);
    return 0;
}

int web_http_more(Web *w, Socket *s, struct lws *wsi)
{
    const size_t left = s->reply.n - s->sent;
    const size_t n = left < CHUNK ? left : CHUNK;
    if (s->reply.body == 0)
        return 0;
    unsigned char *out = web_out(w, n);
    if (out == 0)
        return -1;
    memcpy(out, s->reply.body + s->sent, n);
    s->sent += n;
    const bool last = s->sent == s->reply.n;
    if (lws_write(wsi, out, n, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)n)
        return -1;
    if (last)
        return finish(s, wsi);
    lws_callback_on_writable(wsi);
    return 0;
}

void web_http_end(Socket *s)
{
    free(s->reply.made);
    s->reply = (HttpReply){0};
    s->sent = 0;
}

/* ---- WebSocket upgrades ---- */

/* Browsers say which page connects. It must be ours: of the host it connects to, or allowed by
 * name. Programs that are no browsers say nothing. */
static bool origin_fits(const Web *w, struct lws *wsi)
{
    char origin[HEADER_MAX], host[HEADER_MAX];
    if (!has_header(wsi, WSI_TOKEN_ORIGIN))
        return true;
    web_header(wsi, WSI_TOKEN_ORIGIN, origin);
    web_header(wsi, WSI_TOKEN_HOST, host);
    for (int i = 0; i < w->spec.n_origins; i++)
        if (strcasecmp(origin, w->spec.origin[i]) == 0)
            return true;
    const char *name = strstr(origin, "://");
    return name != 0 && host[0] != '\0' && strncasecmp(origin, "http", 4) == 0 &&
           strcasecmp(name + 3, host) == 0;
}

static int refuse(Web *w, struct lws *wsi, unsigned status, const char *text)
{
    w->figures.requests[status / 100]++;
    lws_return_http_status(wsi, status, text);
    return -1;
}

int web_http_upgrade(Web *w, struct lws *wsi, const char *to)
{
    char path[HEADER_MAX];
    if (strcmp(to, "websocket") != 0)
        return refuse(w, wsi, 400, "only WebSockets");
    if (strcmp(web_header(wsi, WSI_TOKEN_GET_URI, path), "/ws") != 0)
        return refuse(w, wsi, 404, "WebSockets connect at /ws");
    if (w->stopping)
        return refuse(w, wsi, 503, "the server stops");
    if (!origin_fits(w, wsi)) {
        w->figures.wrong_origin++;
        return refuse(w, wsi, 403, "this page may not connect");
    }
    return 0;
}
