/* Answers to HTTP requests; see http.h. Only exact names are known. */
#include "server/net/http.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/net/catalogue.h"

enum { MADE_MAX = 16384 };

static const char plain_text[] = "text/plain; charset=utf-8";

struct Http {
    Asset *catalogues;       /* two for each game */
    int n;
};

void http_free(Http *h)
{
    for (int i = 0; i < h->n; i++)
        catalogue_free(&h->catalogues[i]);
    free(h->catalogues);
    free(h);
}

Http *http_new(void)
{
    Http *h = calloc(1, sizeof *h);
    if (h == 0)
        return 0;
    h->catalogues = calloc((size_t)n_games * 2, sizeof *h->catalogues);
    bool good = h->catalogues != 0;
    for (int i = 0; good && i < n_games; i++) {
        good = catalogue_texts(games[i], &h->catalogues[h->n]);
        h->n += good;
        good = good && catalogue_rules(games[i], &h->catalogues[h->n]);
        h->n += good;
    }
    if (good)
        return h;
    http_free(h);
    return 0;
}

/* Does this word of the header mean gzip, and is it not refused by q=0? */
static bool word_takes_gzip(const char *word, size_t n)
{
    size_t name = strcspn(word, ";, \t");
    if (name > n)
        name = n;
    if (!(name == 4 && strncasecmp(word, "gzip", 4) == 0) && !(name == 1 && word[0] == '*'))
        return false;
    const char *q = memchr(word, '=', n);
    return q == 0 || strspn(q + 1, "0.") != strcspn(q + 1, ", \t");
}

bool http_takes_gzip(const char *accept_encoding)
{
    const char *p = accept_encoding;
    while (*p != '\0') {
        p += strspn(p, ", \t");
        const size_t n = strcspn(p, ",");
        if (word_takes_gzip(p, n))
            return true;
        p += n;
    }
    return false;
}

static void say(HttpReply *r, int status, const char *text)
{
    r->status = status;
    r->type = plain_text;
    r->body = text;
    r->n = strlen(text);
}

static const Asset *find(const Http *h, const char *path)
{
    for (int i = 0; i < n_assets; i++)
        if (strcmp(assets[i].path, path) == 0)
            return &assets[i];
    for (int i = 0; i < h->n; i++)
        if (strcmp(h->catalogues[i].path, path) == 0)
            return &h->catalogues[i];
    return 0;
}

/* The two forms of a content have two names; ETags are written in quotes. */
static void name_content(const Asset *a, bool gzip, char etag[ETAG])
{
    snprintf(etag, ETAG, "\"%.32s%s\"", a->etag, gzip ? "-gz" : "");
}

static void give(const Asset *a, const HttpRequest *q, HttpReply *r)
{
    r->gzip = q->gzip && a->n_gzip > 0;
    r->varies = a->n_gzip > 0;
    r->type = a->type;
    r->cache = a->cache;
    name_content(a, r->gzip, r->etag);
    if (strstr(q->known_etag, r->etag) != 0) {
        r->status = 304;
        r->body = "";
        r->gzip = false;
        return;
    }
    r->status = 200;
    r->body = (const char *)(r->gzip ? a->gzip : a->plain);
    r->n = r->gzip ? a->n_gzip : a->n_plain;
}

typedef void Writer(Str *out, const Figures *f);

static void make(HttpReply *r, int status, const char *type, Writer *write, const Figures *figures)
{
    r->made = malloc(MADE_MAX);
    if (r->made == 0) {
        say(r, 503, "no memory\n");
        return;
    }
    Str out = {.at = r->made, .cap = MADE_MAX};
    r->made[0] = '\0';
    write(&out, figures);
    r->status = status;
    r->type = type;
    r->body = r->made;
    r->n = out.len;
}

void http_answer(const Http *h, const HttpRequest *q, const Figures *figures, HttpReply *r)
{
    *r = (HttpReply){.cache = "no-store", .body = ""};
    const Asset *asset;
    if (!q->readable)
        say(r, 405, "only GET and HEAD are understood here\n");
    else if ((asset = find(h, q->path)) != 0)
        give(asset, q, r);
    else if (strcmp(q->path, "/healthz") == 0)
        make(r, figures->store_fails ? 503 : 200, "application/json", write_health, figures);
    else if (strcmp(q->path, "/metrics") == 0)
        make(r, 200, "text/plain; version=0.0.4; charset=utf-8", write_metrics, figures);
    else if (strcmp(q->path, "/ws") == 0)
        say(r, 426, "this is where WebSockets connect\n");
    else
        say(r, 404, "there is nothing here\n");
}
