/* One person at a table, for tests that read like a conversation: ask and get the reply, wait for
 * what is pushed. All persons of a test share one loop, so whoever is not spoken to goes on
 * hearing. */
#ifndef NET_TALK_H
#define NET_TALK_H

#include <jansson.h>

#include "ws.h"

enum { TALK_HEARD = 256, TALK_WAIT_MS = 20000 };

typedef struct Talk {
    WsLoop *loop;
    Ws *ws;                     /* NULL: the connection is closed */
    int code;                   /* of the close frame, or -status of a refused handshake */
    long long q, asked_q;
    json_t *reply;              /* to the request q */
    json_t *view;               /* the newest view, whole message, changes merged */
    json_t *known;              /* data of the newest view of each match */
    json_t *heard[TALK_HEARD];  /* pushed and not yet taken: all but views */
    int n_heard;
    long long messages, views, bytes, unasked;  /* unasked: replies to nothing, or not JSON */
    /* Hears every message. */
    void (*hear)(void *to, struct Talk *t, const char *text, size_t n);
    void *to;
} Talk;

/* Comes to the server; NULL: it did not let us in. `address` as in WsHow. */
Talk *talk_new(WsLoop *l, int port, uint32_t address);
void talk_free(Talk *t);
/* Sends a request and waits for its reply; `v` < 0: without version. Takes `d` (NULL: {}). The
 * reply belongs to the talk and lives until the next request; NULL: none came. */
const json_t *talk_ask(Talk *t, const char *type, int v, json_t *d);
/* Sends without waiting. */
void talk_say(Talk *t, const char *type, int v, json_t *d);
/* The next pushed message of this type; free it with json_decref. NULL: none came in time. */
json_t *talk_wait(Talk *t, const char *type, int ms);
/* Waits until the newest view has at least this version, of this match. */
bool talk_see(Talk *t, const char *match, int version);
void talk_rest(Talk *t, int ms);  /* lets time pass */

/* Of a reply or message: its type, its data, fields of them; "" and -1 if missing. */
const char *said(const json_t *message);
const json_t *data_of(const json_t *message);
const char *text_of(const json_t *message, const char *key);
long long int_of(const json_t *message, const char *key);
int version_of(const json_t *message);
/* Whether it is an error with this code. */
bool is_error(const json_t *message, const char *code);

#endif
