/* The hub's heart: connections, the table of requests, messages out, and the tick that makes a
 * batch durable before anybody hears of it. See hub.h. */
#include "server/hub.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hub_inner.h"

enum { LOOK_EVERY = 1000, TICK_SOON = 1000, STEP_MOST = 10000 };  /* milliseconds */
enum { FLOODS_MOST = 200 };  /* messages over the limit before a connection is ended */

void hub_standard_limits(HubLimits *l)
{
    *l = (HubLimits){.connections = 5000, .connections_per_address = 2000,
                     .matches_per_address = 600, .messages_per_second = 200, .chat_bytes = 500,
                     .idle_seconds = 60, .views_per_second = 10,
                     .answers_per_match = 20000, .asks_waiting = 32};
}

Hub *hub_new(Store *store, const HubHost *host, const HubLimits *limits)
{
    Hub *h = calloc(1, sizeof *h);
    if (h == 0)
        abort();
    h->store = store;
    h->host = *host;
    h->limits = *limits;
    return h;
}

void hub_free(Hub *h)
{
    while (h->conns != 0)
        hub_disconnect(h, h->conns);
    for (int i = 0; i < ROOM_BUCKETS; i++)
        while (h->by_id[i] != 0)
            room_free(h, h->by_id[i]);
    free(h);
}

const HubFigures *hub_figures(const Hub *h) { return &h->figures; }

/* One structured line; keys and hands never get here. */
void hub_note(Hub *h, const char *event, const char *format, ...)
{
    char line[400];
    va_list args;
    const int n = snprintf(line, sizeof line, "event=%s ", event);
    va_start(args, format);
    vsnprintf(line + n, sizeof line - (size_t)n, format, args);
    va_end(args);
    h->host.log(h->host.host, line);
}

/* The time of the machine may be set back or forth. Here it only goes on, and never by more than a
 * few seconds at once, so that nobody loses a match to somebody else's clock. */
void hub_set_now(Hub *h, int64_t told)
{
    const int64_t step = told - h->told;
    if (h->told == 0)
        h->now = told;
    else if (step > 0)
        h->now += step < STEP_MOST ? step : STEP_MOST;
    h->told = told;
}

/* ---- messages out ---- */

Json hub_begin(Hub *h, Str *out, const char *type, long long q, long long v)
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
    json_open(&j, '{');
    return j;
}

static void list_add(OutList *list, Out *out)
{
    out->next = 0;
    if (list->last != 0)
        list->last->next = out;
    else
        list->first = out;
    list->last = out;
    list->bytes += out->n;
}

static Out *list_take(OutList *list)
{
    Out *out = list->first;
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
    for (Out *out = list_take(list); out != 0; out = list_take(list))
        free(out);
}

void hub_send(Hub *h, Conn *c, Json *j, long long q)
{
    json_close(j, '}');
    json_close(j, '}');
    Out *out = malloc(sizeof *out + j->out->len);
    if (out == 0)
        abort();
    out->n = j->out->len;
    out->q = q;
    memcpy(out->text, h->out, out->n);
    list_add(&c->held, out);
    conn_news(c);
    if (c->held.bytes + c->ready.bytes > QUEUE_MAX && !c->closing) {  /* it does not read */
        c->closing = true;
        h->host.close(h->host.host, c->socket);
    }
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

static int from_address(const Hub *h, const char *address)
{
    int n = 0;
    for (const Conn *c = h->conns; c != 0; c = c->next)
        n += strcmp(c->address, address) == 0;
    return n;
}

Conn *hub_connect(Hub *h, void *socket, const char *address, int64_t now_ms)
{
    hub_set_now(h, now_ms);
    if (h->figures.connected_now >= (uint64_t)h->limits.connections ||
        from_address(h, address) >= h->limits.connections_per_address)
        return 0;
    Conn *c = calloc(1, sizeof *c);
    if (c == 0)
        return 0;
    c->hub = h;
    c->socket = socket;
    c->serial = ++h->serials;
    c->lang = LANG_EN;
    c->tokens = h->limits.messages_per_second * 4000LL;
    c->tokens_at = now_ms;
    snprintf(c->address, sizeof c->address, "%s", address);
    c->next = h->conns;
    if (h->conns != 0)
        h->conns->prev = c;
    h->conns = c;
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
    if (c->prev != 0)
        c->prev->next = c->next;
    else
        h->conns = c->next;
    if (c->next != 0)
        c->next->prev = c->prev;
    h->figures.connected_now--;
    free(c);
}

/* ---- requests ---- */

static const struct { const char *type; Handler *run; } handlers[] = {
    {"answer", on_answer}, {"hello", on_hello}, {"create", on_create}, {"join", on_join},
    {"watch", on_watch}, {"leave", on_leave}, {"undo", on_undo}, {"takeback", on_takeback},
    {"standin", on_standin}, {"agree", on_agree}, {"refuse", on_refuse}, {"resign", on_resign},
    {"rematch", on_rematch}, {"chat", on_chat}, {"mute", on_mute}, {"why", on_why},
    {"hint", on_hint}, {"forecast", on_forecast}, {"route", on_route}, {"reach", on_reach},
    {"range", on_range}, {"groups", on_groups}, {"events", on_events}, {"replay", on_replay},
    {"lobby", on_lobby}, {"mine", on_mine}, {"register", on_register}, {"login", on_login},
    {"session", on_session}, {"logout", on_logout},
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

/* A bucket that fills with time: a burst is fine, a flood is not. */
static bool within_rate(Hub *h, Conn *c)
{
    const int64_t most = h->limits.messages_per_second * 4000LL;
    const int64_t passed = h->now - c->tokens_at;
    const int64_t filled = c->tokens + passed * h->limits.messages_per_second;
    c->tokens = filled > most ? most : filled;
    c->tokens_at = h->now;
    if (c->tokens < 1000)
        return false;
    c->tokens -= 1000;
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

void hub_message(Hub *h, Conn *c, const char *text, size_t n, int64_t now_ms)
{
    Request r = {.h = h, .c = c, .q = NO_ANSWER, .v = NO_ANSWER};
    hub_set_now(h, now_ms);
    h->figures.messages_in++;
    if (!within_rate(h, c)) {
        reply_error(&r, "limit", 0, NO_ANSWER,
                    SAY("server.flood", NUMBER(h->limits.messages_per_second)));
        if (++c->floods > FLOODS_MOST && !c->closing) {
            c->closing = true;
            h->host.close(h->host.host, c->socket);
        }
        return;
    }
    const Value *root = message_read(&h->message, text, n) ? h->message.value : 0;
    const char *type = value_text(value_get(root, "t"), 0);
    r.q = value_int(value_get(root, "q"), NO_ANSWER);
    r.v = value_int(value_get(root, "v"), NO_ANSWER);
    r.d = value_get(root, "d");
    if (root == 0)
        refuse_message(&r, n);
    else if (type == 0 || (r.d != 0 && !value_is(r.d, VALUE_OBJECT)))
        reply_error(&r, "malformed", 0, NO_ANSWER, SAY("server.no-message"));
    else
        dispatch(&r, type);
}

/* ---- jobs ---- */

static Conn *conn_by_serial(Hub *h, uint64_t serial)
{
    Conn *c = h->conns;
    while (c != 0 && c->serial != serial)
        c = c->next;
    return c;
}

static void bot_done(Hub *h, HubJob *job)
{
    char why[MATCH_ERROR];
    Room *room = room_by_id(h, job->match);
    if (room == 0 || room->job != job)
        return;  /* the position is gone */
    room->job = 0;
    h->figures.bot_us_sum += job->us;
    if (job->us > h->figures.bot_us_max)
        h->figures.bot_us_max = job->us;
    if (room->match == 0 || room->revision != job->version || job->choice < 0)
        return;
    if (!match_answer(room->match, job->seat, job->menu.list[job->choice], LANG_EN, why)) {
        /* the move is secret */
        hub_note(h, "bot-refused", "match=%s why=illegal", room->meta.slug);
        return;
    }
    h->figures.bot_answers++;
    room_entry(h, room);
    room_changed(h, room);
}

void hub_thought(Hub *h, HubJob *job, int64_t now_ms)
{
    hub_set_now(h, now_ms);
    static Thought *const done[] = {
        [JOB_HINT] = hint_done, [JOB_FORECAST] = forecast_done, [JOB_ROUTE] = route_done,
        [JOB_REACH] = reach_done, [JOB_RANGE] = range_done, [JOB_REGISTER] = account_done,
        [JOB_LOGIN] = account_done,
    };
    Conn *c = job->conn != 0 ? conn_by_serial(h, job->conn) : 0;
    if (job->kind == JOB_BOT)
        bot_done(h, job);
    else if (c != 0)
        done[job->kind](h, c, job);
    free(job);
}

/* ---- the tick ---- */

/* Nothing of the batch happened: who waits for a reply hears that, and rooms are rebuilt. */
static void batch_failed(Hub *h)
{
    hub_note(h, "commit-failed", "why=\"%s\"", store_problem(h->store));
    h->figures.commit_failures++;
    for (Conn *c = h->conns; c != 0; c = c->next) {
        if (c->account_fresh)
            c->account = 0;
        c->account_fresh = false;
        OutList lost = c->held;
        c->held = (OutList){0};
        for (int i = 0; i < SUBS_MAX; i++)
            if (c->sub[i].room != 0 && c->sub[i].room->touched && c->sub[i].ack != NO_ANSWER) {
                Request r = {.h = h, .c = c, .q = c->sub[i].ack};
                c->sub[i].ack = NO_ANSWER;
                reply_error(&r, "store", 0, NO_ANSWER, SAY("server.not-saved"));
            }
        for (Out *out = list_take(&lost); out != 0; out = list_take(&lost)) {
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

static void commit(Hub *h, uint64_t (*now_us)(void))
{
    rooms_save(h);
    if (!store_pending(h->store) && !h->batch_broken) {
        batch_durable(h);
        return;
    }
    const uint64_t from = now_us();
    bool good = !h->batch_broken;
    if (good)
        good = store_commit(h->store);
    else
        store_rollback(h->store);
    h->batch_broken = false;
    count_commit(h, now_us() - from);
    if (good)
        batch_durable(h);
    else
        batch_failed(h);
}

static bool has_news(const Conn *c)
{
    for (int i = 0; i < SUBS_MAX; i++)
        if (sub_can_look(&c->sub[i]))
            return true;
    return c->lobby_dirty;
}

static void release(Hub *h)
{
    for (Conn *c = h->conns; h->lobby_changed && c != 0; c = c->next)
        if (c->follows_lobby) {
            c->lobby_dirty = true;
            conn_news(c);
        }
    h->lobby_changed = false;
    subs_waited(h);
    while (h->news != 0) {
        Conn *c = h->news;
        h->news = c->next_news;
        c->has_news = c->account_fresh = false;
        for (int i = 0; i < SUBS_MAX; i++)
            if (c->sub[i].dirty)
                sub_schedule(h, &c->sub[i]);
        for (Out *out = list_take(&c->held); out != 0; out = list_take(&c->held))
            list_add(&c->ready, out);
        if (c->ready.first != 0 || has_news(c))
            conn_wake(c);
    }
}

/* Once a second: clocks, and matches nobody looks at. */
static void look_around(Hub *h)
{
    if (h->now - h->last_look < LOOK_EVERY)
        return;
    h->last_look = h->now;
    for (int i = 0; i < ROOM_BUCKETS; i++) {
        Room *next;
        for (Room *room = h->by_id[i]; room != 0; room = next) {
            next = room->next_id;
            if (room->meta.clock > 0)
                room_clocks(h, room);
            if (room->subs == 0 && room->job == 0 && !room->touched &&
                h->now - room->idle_from >= h->limits.idle_seconds * 1000LL)
                room_free(h, room);
        }
    }
}

void hub_tick(Hub *h, int64_t now_ms, uint64_t (*now_us)(void))
{
    hub_set_now(h, now_ms);
    look_around(h);
    commit(h, now_us);
    release(h);
}

int hub_next_tick(const Hub *h, int64_t now_ms)
{
    const int64_t passed = now_ms - h->told;
    int64_t due = h->last_look + LOOK_EVERY - h->now - passed;
    if (h->first_later != 0 && h->first_later->due_at - h->now - passed < due)
        due = h->first_later->due_at - h->now - passed;
    return due < 0 ? 0 : due > TICK_SOON ? TICK_SOON : (int)due;
}

bool hub_has_next(const Hub *h, const Conn *c)
{
    (void)h;
    return c->ready.first != 0 || has_news(c);
}

static_assert(offsetof(Hub, out) == offsetof(Hub, margin) + HUB_MARGIN, "nothing between");

/* Replies first, then news; a view is made only now, so it is the newest. */
char *hub_next(Hub *h, Conn *c, size_t *n)
{
    c->woken = false;
    Out *out = list_take(&c->ready);
    if (out != 0) {
        memcpy(h->out, out->text, out->n);
        *n = out->n;
        free(out);
    } else {
        Str text = {.at = h->out, .cap = sizeof h->out};
        for (int i = 0; i < SUBS_MAX && text.len == 0; i++)
            if (sub_can_look(&c->sub[i]))
                write_view(h, &c->sub[i], &text);
        *n = text.len;
        if (text.len == 0 && c->lobby_dirty && store_pending(h->store)) {
            conn_news(c);  /* the lobby is read from the store: not before it is durable */
        } else if (text.len == 0 && c->lobby_dirty && c->held.first == 0) {
            c->lobby_dirty = false;
            lobby_send(h, c, NO_ANSWER);
            Out *lobby = list_take(&c->held);
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
