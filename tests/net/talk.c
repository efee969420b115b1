/* One person at a table; see talk.h. */
#include "talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "merge.h"

static void opened(void *owner, Ws *ws)
{
    (void)owner;
    (void)ws;
}

static void closed(void *owner, Ws *ws, int code)
{
    Talk *t = owner;
    (void)ws;
    t->ws = 0;
    t->code = code;
}

static void keep(Talk *t, json_t *message)
{
    if (t->n_heard == TALK_HEARD) {
        json_decref(t->heard[0]);
        memmove(t->heard, t->heard + 1, (TALK_HEARD - 1) * sizeof *t->heard);
        t->n_heard--;
    }
    t->heard[t->n_heard++] = message;
}

static void heard(void *owner, Ws *ws, const char *text, size_t n)
{
    Talk *t = owner;
    (void)ws;
    t->messages++;
    t->bytes += (long long)n;
    if (t->hear != 0)
        t->hear(t->to, t, text, n);
    json_t *message = utf8_valid(text, n) ? json_loadb(text, n, JSON_REJECT_DUPLICATES, 0) : 0;
    json_t *d = json_object_get(message, "d");
    if (strcmp(said(message), "view") == 0 && json_object_get(d, "past") == 0)
        merge_view(t->known, d);
    const json_t *q = json_object_get(message, "q");
    if (message == 0) {
        t->unasked++;
    } else if (q != 0 && json_integer_value(q) == t->q && t->reply == 0) {
        t->reply = message;
    } else if (q != 0 && json_integer_value(q) > t->q) {
        t->unasked++;
        json_decref(message);
    } else if (q == 0 && strcmp(said(message), "view") == 0) {
        t->views++;
        json_decref(t->view);
        t->view = message;
    } else {
        keep(t, message);
    }
}

static void run_for(Talk *t, int64_t until)
{
    const int64_t left = until - ws_now_us();
    ws_run(t->loop, left > 20000 ? 20 : left > 0 ? (int)(left / 1000) + 1 : 0);
}

Talk *talk_new(WsLoop *l, int port, uint32_t address)
{
    static const WsHandlers handlers = {opened, heard, closed};
    const WsHow how = {.port = port, .address = address};
    const int64_t end = ws_now_us() + TALK_WAIT_MS * 1000;
    Talk *t = calloc(1, sizeof *t);
    if (t == 0)
        abort();
    t->loop = l;
    t->known = json_object();
    t->ws = ws_connect(l, &how, &handlers, t);
    while (t->ws != 0 && !ws_is_open(t->ws) && ws_now_us() < end)
        run_for(t, end);
    if (t->ws != 0 && ws_is_open(t->ws))
        return t;
    talk_free(t);
    return 0;
}

void talk_free(Talk *t)
{
    if (t == 0)
        return;
    if (t->ws != 0)
        ws_drop(t->ws);
    json_decref(t->reply);
    json_decref(t->view);
    for (int i = 0; i < t->n_heard; i++)
        json_decref(t->heard[i]);
    json_decref(t->known);
    free(t);
}

void talk_say(Talk *t, const char *type, int v, json_t *d)
{
    json_decref(t->reply);
    t->reply = 0;
    t->q++;
    json_t *message = json_pack("{s:s, s:I, s:o}", "t", type, "q", (json_int_t)t->q, "d",
                                d != 0 ? d : json_object());
    if (v >= 0)
        json_object_set_new(message, "v", json_integer(v));
    char *text = json_dumps(message, JSON_COMPACT);
    if (t->ws != 0)
        ws_text(t->ws, text, strlen(text));
    free(text);
    json_decref(message);
}

const json_t *talk_ask(Talk *t, const char *type, int v, json_t *d)
{
    const int64_t end = ws_now_us() + TALK_WAIT_MS * 1000;
    talk_say(t, type, v, d);
    while (t->reply == 0 && t->ws != 0 && ws_now_us() < end)
        run_for(t, end);
    return t->reply;
}

json_t *talk_wait(Talk *t, const char *type, int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    for (;;) {
        for (int i = 0; i < t->n_heard; i++) {
            json_t *message = t->heard[i];
            if (strcmp(said(message), type) != 0)
                continue;
            t->n_heard--;
            memmove(t->heard + i, t->heard + i + 1, (size_t)(t->n_heard - i) * sizeof *t->heard);
            return message;
        }
        if (t->ws == 0 || ws_now_us() >= end)
            return 0;
        run_for(t, end);
    }
}

bool talk_see(Talk *t, const char *match, int version)
{
    const int64_t end = ws_now_us() + TALK_WAIT_MS * 1000;
    for (;;) {
        if (t->view != 0 && version_of(t->view) >= version &&
            strcmp(text_of(t->view, "match"), match) == 0)
            return true;
        if (t->ws == 0 || ws_now_us() >= end)
            return false;
        run_for(t, end);
    }
}

void talk_rest(Talk *t, int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    while (ws_now_us() < end)
        run_for(t, end);
}

const char *said(const json_t *message)
{
    const char *type = json_string_value(json_object_get(message, "t"));
    return type != 0 ? type : "";
}

const json_t *data_of(const json_t *message)
{
    return json_object_get(message, "d");
}

const char *text_of(const json_t *message, const char *key)
{
    const char *text = json_string_value(json_object_get(data_of(message), key));
    return text != 0 ? text : "";
}

long long int_of(const json_t *message, const char *key)
{
    const json_t *value = json_object_get(data_of(message), key);
    return json_is_integer(value) ? json_integer_value(value) : -1;
}

int version_of(const json_t *message)
{
    const json_t *v = json_object_get(message, "v");
    return json_is_integer(v) ? (int)json_integer_value(v) : -1;
}

bool is_error(const json_t *message, const char *code)
{
    return strcmp(said(message), "error") == 0 && strcmp(text_of(message, "code"), code) == 0 &&
           text_of(message, "text")[0] != '\0';
}
