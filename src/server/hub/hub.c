/* The hub's heart: connections, the table of requests, messages out, and the tick that makes a
 * batch durable before anybody hears of it. See hub.h. */
#include "server/hub/hub.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hub/hub_inner.h"

enum { PERIODIC_EVERY = 1000, TICK_SOON = 1000, STEP_MOST = 2500 };  /* milliseconds */
enum { CHAT_BURST = 10 };
enum { FLOODS_MOST = 200 };  /* messages over the limit before a connection is ended */

void hub_default_limits(HubLimits *l)
{
    *l = (HubLimits){.connections = 5000, .connections_per_address = 200,
                     .matches_per_address = 120, .messages_per_address = 500,
                     .chat_per_address = 40, .cpu_per_address = 50, .jobs_per_address = 64,
                     .messages_per_second = 100, .chat_bytes = 500,
                     .idle_seconds = 60, .memory = 512, .views_per_second = 10,
                     .answers_per_match = 20000, .asks_waiting = 32, .jobs = 256};
}

Hub *hub_new(Store *store, const HubHost *host, const HubLimits *limits)
{
    Hub *h = calloc(1, sizeof *h);
    if (h == 0)
        abort();
    h->store = store;
    h->host = *host;
    h->limits = *limits;
    h->payers.rate[BUDGET_MESSAGES] = (Rate){limits->messages_per_address, 1000,
                                             4 * limits->messages_per_address};
    h->payers.rate[BUDGET_CPU] = (Rate){limits->cpu_per_address * 10000LL, 1000,
                                        limits->cpu_per_address * 100000LL};  /* microseconds */
    h->payers.rate[BUDGET_CHAT] = (Rate){limits->chat_per_address, 60000, CHAT_BURST};
    h->payers.rate[BUDGET_MATCHES] = (Rate){limits->matches_per_address, 3600000,
                                            limits->matches_per_address};
    return h;
}

void hub_free(Hub *h)
{
    while (h->conns != 0)
        hub_disconnect(h, h->conns);
    for (int i = 0; i < ROOM_BUCKETS; i++)
        while (h->by_id[i] != 0)
            room_free(h, h->by_id[i]);
    assert(h->jobs == 0);  /* who has them would work for nobody: hub_abandon */
    payers_free(&h->payers);
    lobby_forget(h);
    free(h);
}

const HubFigures *hub_figures(const Hub *h) { return &h->figures; }

/* One structured line; keys and hands never get here. */
void hub_log(Hub *h, const char *event, const char *format, ...)
{
    char line[400];
    va_list args;
    const int n = snprintf(line, sizeof line, "event=%s ", event);
    va_start(args, format);
    vsnprintf(line + n, sizeof line - (size_t)n, format, args);
    va_end(args);
    h->host.log(h->host.host, line);
}

/* Dates follow the machine's clock, but never go back. Durations count only while the loop runs: a
 * long step means that the whole process stood still (suspended, swapped out, stopped), and nobody
 * could do anything about that. */
void hub_set_now(Hub *h, int64_t told)
{
    const int64_t step = told - h->told;
    if (h->told == 0)
        h->ran = told;
    else if (step > 0 && step <= STEP_MOST)
        h->ran += step;
    if (told > h->now)
        h->now = told;
    h->told = told;
}

/* ---- messages out ---- */

/* Everything of a message before its data. */
static Json begin_head(Hub *h, Str *out, const char *type, long long q, long long v)
{
    *out = (Str){.at = h->out, .cap = sizeof h->out};
    h->out[0] = '\0';
    Json j = {.out = out};
    json_open(&j, '{');
    json_key(&j, "t");
    json_text(&j, type);
    if (q != NO_ANSWER) {
        json_key(&j, "q");
        json_int(&j, q);
    }
    if (v != NO_ANSWER) {
        json_key(&j, "v");
        json_int(&j, v);
    }
    json_key(&j, "d");
    return j;
}

Json hub_begin(Hub *h, Str *out, const char *type, long long q, long long v)
{
    Json j = begin_head(h, out, type, q, v);
    json_open(&j, '{');
    return j;
}

static void list_add(OutList *list, OutMessage *out)
{
    out->next = 0;
    if (list->last != 0)
        list->last->next = out;
    else
        list->first = out;
    list->last = out;
    list->bytes += out->n;
}

static OutMessage *list_take(OutList *list)
{
    OutMessage *out = list->first;
    if (out == 0)
        return 0;
    list->first = out->next;
    if (list->first == 0)
        list->last = 0;
    list->bytes -= out->n;
    return out;
}

static void list_clear(OutList *list)
{
    for (OutMessage *out = list_take(list); out != 0; out = list_take(list))
        free(out);
}

/* What is in h->out waits for the commit. */
static void hold(Hub *h, Conn *c, size_t n, long long q)
{
    OutMessage *out = malloc(sizeof *out + n);
    if (out == 0)
        abort();
    out->n = n;
    out->q = q;
    memcpy(out->text, h->out, n);
    list_add(&c->held, out);
    conn_news(c);
    if (c->held.bytes + c->ready.bytes > QUEUE_MAX && !c->closing) {  /* it does not read */
        c->closing = true;
        h->host.close(h->host.host, c->socket);
    }
}

void hub_send(Hub *h, Conn *c, Json *j, long long q)
{
    json_close(j, '}');
    json_close(j, '}');
    hold(h, c, j->out->len, q);
}

void hub_send_data(Hub *h, Conn *c, const char *type, long long q, const char *data)
{
    Str out;
    Json j = begin_head(h, &out, type, q, NO_ANSWER);
    str_text(&out, data);
    json_close(&j, '}');
    hold(h, c, out.len, q);
}

void reply_done(Request *r, long long v)
{
    Str out;
    Json j = hub_begin(r->h, &out, "done", r->q, v);
    hub_send(r->h, r->c, &j, r->q);
}

void json_sentence(Json *j, Lang lang, Sentence s)
{
    char text[800];
    Str out = STR_ON(text);
    sentence_say(lang, s, &out);
    str_whole(&out);
    json_text(j, text);
}

void reply_error(Request *r, const char *code, const char *rule, long long v, Sentence s)
{
    Str out;
    Json j = hub_begin(r->h, &out, "error", r->q, v);
    json_key(&j, "code");
    json_text(&j, code);
    json_key(&j, "text");
    json_sentence(&j, r->c->lang, s);
    if (rule != 0) {
        json_key(&j, "rule");
        json_text(&j, rule);
    }
    hub_send(r->h, r->c, &j, r->q);
    r->h->figures.refusals++;
}

void conn_wake(Conn *c)
{
    if (c->woken || c->closing)
        return;
    c->woken = true;
    c->hub->host.wake(c->hub->host.host, c->socket);
}

void conn_news(Conn *c)
{
    if (c->has_news)
        return;
    c->has_news = true;
    c->next_news = c->hub->news;
    c->hub->news = c;
}

/* ---- connections ---- */

Conn *hub_connect(Hub *h, void *socket, const char *address, int64_t now_ms)
{
    hub_set_now(h, now_ms);
    Payer *payer = h->figures.connected_now < (uint64_t)h->limits.connections
                       ? payer_acquire(&h->payers, address, h->ran) : 0;
    Conn *c = payer != 0 && payer->connections < h->limits.connections_per_address
                  ? calloc(1, sizeof *c) : 0;
    if (c == 0) {
        payer_release(payer);
        return 0;
    }
    payer->connections++;
    c->hub = h;
    c->socket = socket;
    c->serial = ++h->serials;
    c->lang = LANG_EN;
    c->messages.at = h->ran;
    c->payer = payer;
    c->next = h->conns;
    if (h->conns != 0)
        h->conns->prev = c;
    h->conns = c;
    c->next_serial = h->by_serial[c->serial % ROOM_BUCKETS];
    h->by_serial[c->serial % ROOM_BUCKETS] = c;
    h->figures.connections++;
    h->figures.connected_now++;
    return c;
}

void hub_disconnect(Hub *h, Conn *c)
{
    for (int i = 0; i < SUBS_MAX; i++)
        if (c->sub[i].room != 0)
            sub_close(h, &c->sub[i]);
    list_clear(&c->held);
    list_clear(&c->ready);
    for (Conn **at = &h->news; c->has_news && *at != 0; at = &(*at)->next_news)
        if (*at == c) {
            *at = c->next_news;
            break;
        }
    for (Conn **at = &h->by_serial[c->serial % ROOM_BUCKETS]; *at != 0; at = &(*at)->next_serial)
        if (*at == c) {
            *at = c->next_serial;
            break;
        }
    jobs_drop_of(h, c);
    c->payer->connections--;
    payer_release(c->payer);
    payer_release(c->account_payer);
    if (c->prev != 0)
        c->prev->next = c->next;
    else
        h->conns = c->next;
    if (c->next != 0)
        c->next->prev = c->prev;
    h->figures.connected_now--;
    free(c);
}

bool conn_may(Conn *c, Budget b, int64_t amount)
{
    Hub *h = c->hub;
    if (!payer_has(&h->payers, c->payer, b, amount, h->ran) ||
        !payer_has(&h->payers, c->account_payer, b, amount, h->ran))
        return false;
    payer_charge(&h->payers, c->payer, b, amount, h->ran);
    payer_charge(&h->payers, c->account_payer, b, amount, h->ran);
    return true;
}

/* The loop has worked for this connection since `from`. */
static void charge_time(Hub *h, Conn *c, uint64_t from)
{
    const uint64_t us = h->host.now_us(h->host.host) - from;
    if (us > h->figures.step_us_max)
        h->figures.step_us_max = us;
    payer_charge(&h->payers, c->payer, BUDGET_CPU, (int64_t)us, h->ran);
    payer_charge(&h->payers, c->account_payer, BUDGET_CPU, (int64_t)us, h->ran);
}

void conn_account(Conn *c, int64_t account, const char *name)
{
    char payer[HUB_ADDRESS];
    snprintf(payer, sizeof payer, "account %lld", (long long)account);
    payer_release(c->account_payer);
    c->account_payer = account != 0 ? payer_acquire(&c->hub->payers, payer, c->hub->ran) : 0;
    c->account = account;
    snprintf(c->account_name, sizeof c->account_name, "%s", name);
}

/* ---- requests ---- */

static const struct { const char *type; Handler *run; } handlers[] = {
    {"answer", on_answer}, {"hello", on_hello}, {"create", on_create}, {"join", on_join},
    {"watch", on_watch}, {"leave", on_leave}, {"undo", on_undo}, {"takeback", on_takeback},
    {"standin", on_standin}, {"agree", on_agree}, {"refuse", on_refuse}, {"resign", on_resign},
    {"rematch", on_rematch}, {"chat", on_chat}, {"plan", on_plan}, {"mute", on_mute},
    {"why", on_why}, {"hint", on_hint}, {"forecast", on_forecast}, {"route", on_route},
    {"reach", on_reach}, {"range", on_range}, {"piece", on_piece}, {"places", on_places},
    {"measure", on_measure}, {"groups", on_groups}, {"field", on_field}, {"events", on_events},
    {"replay", on_replay}, {"analyse", on_analyse}, {"lobby", on_lobby}, {"mine", on_mine},
    {"register", on_register}, {"login", on_login}, {"session", on_session},
    {"logout", on_logout},
};

const char *want_text(Request *r, const char *key, const char *fallback)
{
    return value_text(value_get(r->d, key), fallback);
}

long long want_int(Request *r, const char *key, long long fallback)
{
    return value_int(value_get(r->d, key), fallback);
}

int want_seat_index(Request *r)
{
    const long long seat = want_int(r, "seat", 0);
    return seat >= 1 && seat <= MAX_SEATS ? (int)seat - 1 : -1;
}

/* A burst is fine, a flood is not. */
static bool within_rate(Hub *h, Conn *c)
{
    const Rate rate = {h->limits.messages_per_second, 1000, 4 * h->limits.messages_per_second};
    if (!bucket_has(&c->messages, &rate, 1, h->ran) || !conn_may(c, BUDGET_MESSAGES, 1))
        return false;
    bucket_charge(&c->messages, &rate, 1, h->ran);
    return true;
}

static void dispatch(Request *r, const char *type)
{
    for (size_t i = 0; i < sizeof handlers / sizeof handlers[0]; i++)
        if (strcmp(handlers[i].type, type) == 0) {
            handlers[i].run(r);
            return;
        }
    reply_error(r, "unknown", 0, NO_ANSWER, SAY("server.no-request", BRIEF(type)));
}

/* Says why a message could not be read. */
static void refuse_message(Request *r, size_t n)
{
    const Message *m = &r->h->message;
    const char *problem = phrase_text(0, r->c->lang, "server.json", m->problem);
    if (n > MESSAGE_MAX)
        reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.too-long", NUMBER(MESSAGE_MAX)));
    else
        reply_error(r, "malformed", 0, NO_ANSWER,
                    SAY("server.not-json", problem, NUMBER(m->at)));
}

static void refuse_flood(Request *r)
{
    Hub *h = r->h;
    reply_error(r, "limit", 0, NO_ANSWER,
                SAY("server.flood", NUMBER(h->limits.messages_per_second)));
    if (++r->c->floods > FLOODS_MOST && !r->c->closing) {
        r->c->closing = true;
        h->host.close(h->host.host, r->c->socket);
    }
}

/* The type of a request, NULL: it is none; what can be read of it is filled in. */
static const char *read_request(Request *r)
{
    Message *m = &r->h->message;
    const Value *root = message_read(m, r->text, r->n) ? m->value : 0;
    r->q = value_int(value_get(root, "q"), NO_ANSWER);
    r->v = value_int(value_get(root, "v"), NO_ANSWER);
    r->d = value_get(root, "d");
    return r->d == 0 || value_is(r->d, VALUE_OBJECT) ? value_text(value_get(root, "t"), 0) : 0;
}

static void handle(Request *r, bool welcome)
{
    const uint64_t from = r->h->host.now_us(r->h->host.host);
    const char *type = read_request(r);
    if (!welcome)
        refuse_flood(r);
    else if (r->h->message.problem != 0)
        refuse_message(r, r->n);
    else if (type == 0)
        reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.no-message"));
    else
        dispatch(r, type);
    charge_time(r->h, r->c, from);
}

void hub_message(Hub *h, Conn *c, const char *text, size_t n, int64_t now_ms)
{
    Request r = {.h = h, .c = c, .text = text, .n = n};
    hub_set_now(h, now_ms);
    h->figures.messages_in++;
    handle(&r, within_rate(h, c));
}

void hub_repeat_request(Hub *h, Conn *c, const char *text, size_t n)
{
    Request r = {.h = h, .c = c, .text = text, .n = n};
    handle(&r, true);
}

/* ---- the tick ---- */

/* Nothing of the batch happened: who waits for a reply hears that, and rooms are rebuilt. */
static void batch_failed(Hub *h)
{
    if (!h->store_fails)
        hub_log(h, "commit-failed", "why=\"%s\"", store_problem(h->store));
    h->store_fails = true;
    h->figures.commit_failures++;
    lobby_forget(h);
    for (Conn *c = h->conns; c != 0; c = c->next) {
        if (c->account_fresh)
            conn_account(c, 0, "");
        c->account_fresh = false;
        OutList lost = c->held;
        c->held = (OutList){0};
        for (int i = 0; i < SUBS_MAX; i++)
            if (c->sub[i].room != 0 && c->sub[i].room->touched && c->sub[i].ack != NO_ANSWER) {
                Request r = {.h = h, .c = c, .q = c->sub[i].ack};
                c->sub[i].ack = NO_ANSWER;
                reply_error(&r, "store", 0, NO_ANSWER, SAY("server.not-saved"));
            }
        for (OutMessage *out = list_take(&lost); out != 0; out = list_take(&lost)) {
            Request r = {.h = h, .c = c, .q = out->q};
            if (out->q != NO_ANSWER)
                reply_error(&r, "store", 0, NO_ANSWER, SAY("server.not-saved"));
            free(out);
        }
    }
    Room *next;
    for (Room *room = h->touched; room != 0; room = next) {
        next = room->next_touched;
        room_reload(h, room);
    }
    h->touched = 0;
}

static void count_commit(Hub *h, uint64_t us)
{
    int bucket = 0;
    while (bucket < 9 && us > (100u << bucket))
        bucket++;
    h->figures.commit_bucket[bucket]++;
    h->figures.commits++;
    h->figures.commit_us_sum += us;
    if (us > h->figures.commit_us_max)
        h->figures.commit_us_max = us;
}

static void batch_durable(Hub *h)
{
    for (Room *room = h->touched; room != 0; room = room->next_touched)
        room->touched = room->fresh = false;
    h->touched = 0;
}

/* After a failure nobody may come to try again, so we do: whoever watches the server is to see that
 * it works. */
static void try_store(Hub *h)
{
    if (h->store_fails && !store_probe(h->store))
        h->batch_broken = true;
}

static void commit(Hub *h)
{
    rooms_save(h);
    if (!store_pending(h->store) && !h->batch_broken) {
        batch_durable(h);
        return;
    }
    const uint64_t from = h->host.now_us(h->host.host);
    bool good = !h->batch_broken;
    if (good)
        good = store_commit(h->store);
    else
        store_rollback(h->store);
    h->batch_broken = false;
    count_commit(h, h->host.now_us(h->host.host) - from);
    if (!good) {
        batch_failed(h);
        return;
    }
    if (h->store_fails)
        hub_log(h, "commit-works", "failures=%d", (int)h->figures.commit_failures);
    h->store_fails = false;
    batch_durable(h);
}

static bool has_news(const Conn *c)
{
    for (int i = 0; i < SUBS_MAX; i++)
        if (sub_has_view(&c->sub[i]))
            return true;
    return c->lobby_dirty;
}

static void release(Hub *h)
{
    lobby_tell(h);
    subs_send_due(h);
    while (h->news != 0) {
        Conn *c = h->news;
        h->news = c->next_news;
        c->has_news = c->account_fresh = false;
        for (int i = 0; i < SUBS_MAX; i++)
            if (c->sub[i].dirty)
                sub_schedule(h, &c->sub[i]);
        for (OutMessage *out = list_take(&c->held); out != 0; out = list_take(&c->held))
            list_add(&c->ready, out);
        if (c->ready.first != 0 || has_news(c))
            conn_wake(c);
    }
}

/* Matches that nobody has looked at for so long leave memory; returns what the rest takes. */
static uint64_t drop_idle(Hub *h, int64_t ms)
{
    uint64_t bytes = 0;
    for (int i = 0; i < ROOM_BUCKETS; i++) {
        Room *next;
        for (Room *room = h->by_id[i]; room != 0; room = next) {
            next = room->next_id;
            if (room_is_idle(room) && h->ran - room->idle_from >= ms)
                room_leave(h, room);
            else
                bytes += room_bytes(room);
        }
    }
    return bytes;
}

/* Once a second: clocks, bots that had to wait, and matches nobody looks at. */
static void run_periodic(Hub *h)
{
    if (h->ran - h->last_periodic < PERIODIC_EVERY)
        return;
    h->last_periodic = h->ran;
    payers_tidy(&h->payers, h->ran);
    try_store(h);
    for (int i = 0; i < ROOM_BUCKETS; i++)
        for (Room *room = h->by_id[i]; room != 0; room = room->next_id) {
            if (room->meta.clock > 0)
                room_clocks(h, room);
            if (room->think_later)
                room_start_bots(h, room);
        }
    const uint64_t most = (uint64_t)h->limits.memory << 20;
    int64_t ms = h->limits.idle_seconds * 1000LL;
    while ((h->figures.match_bytes = drop_idle(h, ms)) > most && ms > 0)
        ms /= 2;
}

void hub_tick(Hub *h, int64_t now_ms)
{
    hub_set_now(h, now_ms);
    run_periodic(h);
    loads_step(h);
    commit(h);
    release(h);
}

int hub_next_tick(const Hub *h, int64_t now_ms)
{
    const int64_t passed = now_ms - h->told;
    int64_t due = h->last_periodic + PERIODIC_EVERY - h->ran - passed;
    if (h->first_later != 0 && h->first_later->due_at - h->ran - passed < due)
        due = h->first_later->due_at - h->ran - passed;
    if (h->lobby_changed && h->lobby_told + LOBBY_PAUSE - h->ran - passed < due)
        due = h->lobby_told + LOBBY_PAUSE - h->ran - passed;
    if (h->first_loading != 0 && jobs_have_room(h, 0))
        due = 0;
    return due < 0 ? 0 : due > TICK_SOON ? TICK_SOON : (int)due;
}

bool hub_has_next(const Hub *h, const Conn *c)
{
    (void)h;
    return c->ready.first != 0 || has_news(c);
}

static_assert(offsetof(Hub, out) == offsetof(Hub, margin) + HUB_MARGIN, "nothing between");

/* Replies first, then news; a view is made only now, so it is the newest. */
static char *next_message(Hub *h, Conn *c, size_t *n)
{
    c->woken = false;
    OutMessage *out = list_take(&c->ready);
    if (out != 0) {
        memcpy(h->out, out->text, out->n);
        *n = out->n;
        free(out);
    } else {
        Str text = {.at = h->out, .cap = sizeof h->out};
        for (int i = 0; i < SUBS_MAX && text.len == 0; i++)
            if (sub_has_view(&c->sub[i]))
                write_view(h, &c->sub[i], &text);
        *n = text.len;
        if (text.len == 0 && c->lobby_dirty && store_pending(h->store)) {
            conn_news(c);  /* the lobby is read from the store: not before it is durable */
        } else if (text.len == 0 && c->lobby_dirty && c->held.first == 0) {
            c->lobby_dirty = false;
            lobby_send(h, c, NO_ANSWER);
            OutMessage *lobby = list_take(&c->held);
            memcpy(h->out, lobby->text, lobby->n);
            *n = lobby->n;
            free(lobby);
        }
    }
    if (*n == 0)
        return 0;
    h->figures.messages_out++;
    h->figures.bytes_out += *n;
    return h->out;
}

char *hub_next(Hub *h, Conn *c, size_t *n)
{
    const uint64_t from = h->host.now_us(h->host.host);
    char *text = next_message(h, c, n);
    charge_time(h, c, from);
    return text;
}
