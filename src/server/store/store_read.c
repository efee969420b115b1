/* Reading what is committed and the batch so far; see store.h. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "server/store/store_inner.h"

#define I(x) ((int64_t)(x))

/* ---- columns ---- */

static void take_text(sqlite3_stmt *st, int column, char *out, size_t size)
{
    const char *text = (const char *)sqlite3_column_text(st, column);
    utf8_copy(out, size, text ? text : "");  /* an older version may have cut a name in a letter */
}

static void take_hash(sqlite3_stmt *st, int column, uint8_t *out)
{
    memset(out, 0, STORE_HASH);
    const void *bytes = sqlite3_column_blob(st, column);
    if (bytes && sqlite3_column_bytes(st, column) == STORE_HASH)
        memcpy(out, bytes, STORE_HASH);
}

static void take_match(sqlite3_stmt *st, StoreMatch *m)
{
    memset(m, 0, sizeof *m);
    m->id = sqlite3_column_int64(st, 0);
    take_text(st, 1, m->slug, sizeof m->slug);
    take_text(st, 2, m->game, sizeof m->game);
    m->status = sqlite3_column_int(st, 3);
    m->listed = sqlite3_column_int(st, 4) != 0;
    m->seats = sqlite3_column_int(st, 5);
    m->asked = sqlite3_column_int(st, 6);
    m->length = sqlite3_column_int(st, 7);
    m->clock = sqlite3_column_int(st, 8);
    m->created = sqlite3_column_int64(st, 9);
    m->updated = sqlite3_column_int64(st, 10);
    take_hash(st, 11, m->watch_hash);
    m->tail = sqlite3_column_int64(st, 12);
    m->pack = sqlite3_column_int64(st, 13);
    m->stored_status = m->status;
}

/* ---- one row ---- */

/* For a statement of which only the first row counts: true if there is one; then finish it. */
static bool first(Store *s, sqlite3_stmt *st)
{
    bool good;
    return store_row(s, st, &good);
}

static bool one_match(Store *s, sqlite3_stmt *st, StoreMatch *out, int *seat)
{
    if (!first(s, st))
        return false;
    take_match(st, out);
    if (seat)
        *seat = sqlite3_column_int(st, 14);
    sqlite3_reset(st);
    return true;
}

static int64_t one_number(Store *s, sqlite3_stmt *st, int64_t otherwise)
{
    if (!first(s, st))
        return otherwise;
    const int64_t n = sqlite3_column_int64(st, 0);
    sqlite3_reset(st);
    return n;
}

bool store_match_by_slug(Store *s, const char *slug, StoreMatch *out)
{
    return one_match(s, store_ask(s, GET_BY_SLUG, "t", slug), out, NULL);
}

bool store_match_by_id(Store *s, int64_t id, StoreMatch *out)
{
    return one_match(s, store_ask(s, GET_BY_ID, "i", id), out, NULL);
}

bool store_match_by_key(Store *s, const uint8_t key_hash[STORE_HASH], StoreMatch *out, int *seat)
{
    return one_match(s, store_ask(s, GET_BY_KEY, "h", key_hash), out, seat);
}

int64_t store_account(Store *s, const char *name, char *password_hash)
{
    sqlite3_stmt *st = store_ask(s, GET_ACCOUNT, "t", name);
    if (!first(s, st))
        return 0;
    const int64_t id = sqlite3_column_int64(st, 0);
    take_text(st, 1, password_hash, STORE_PASSWORD);
    sqlite3_reset(st);
    return id;
}

bool store_account_name(Store *s, int64_t account, char *name)
{
    sqlite3_stmt *st = store_ask(s, GET_ACCOUNT_NAME, "i", account);
    if (!first(s, st))
        return false;
    take_text(st, 0, name, STORE_NAME);
    sqlite3_reset(st);
    return true;
}

int64_t store_session(Store *s, const uint8_t token_hash[STORE_HASH])
{
    return one_number(s, store_ask(s, GET_SESSION, "h", token_hash), 0);
}

int64_t store_count(Store *s, int status)
{
    return one_number(s, store_ask(s, GET_TOTAL, "i", I(status)), -1);
}

uint8_t *store_pack_sources(Store *s, const char *game, const char *hash, size_t *n)
{
    sqlite3_stmt *st = store_ask(s, GET_SOURCES, "tt", game, hash);
    *n = 0;
    if (!first(s, st))
        return NULL;
    const void *bytes = sqlite3_column_blob(st, 0);
    const size_t size = (size_t)sqlite3_column_bytes(st, 0);
    uint8_t *copy = bytes ? malloc(size) : NULL;
    if (copy) {
        memcpy(copy, bytes, size);
        *n = size;
    } else if (bytes) {
        store_fail(s, SQLITE_NOMEM);
    }
    sqlite3_reset(st);
    return copy;
}

/* ---- many rows ---- */

int store_seats(Store *s, int64_t match, StoreSeat *out, int cap)
{
    sqlite3_stmt *st = store_ask(s, GET_SEATS, "i", match);
    bool good;
    int n = 0;
    while (store_row(s, st, &good)) {
        if (n < cap) {
            StoreSeat *seat = &out[n++];
            memset(seat, 0, sizeof *seat);
            seat->seat = sqlite3_column_int(st, 0);
            seat->kind = sqlite3_column_int(st, 1);
            take_text(st, 2, seat->name, sizeof seat->name);
            take_hash(st, 3, seat->key_hash);
            seat->account = sqlite3_column_int64(st, 4);
        }
    }
    return good ? n : -1;
}

static bool tell_matches(Store *s, sqlite3_stmt *st,
                         void (*tell)(void *to, const StoreMatch *m), void *to)
{
    bool good;
    while (store_row(s, st, &good)) {
        StoreMatch m;
        take_match(st, &m);
        tell(to, &m);
    }
    return good;
}

bool store_list(Store *s, int status, int64_t account, int most,
                void (*tell)(void *to, const StoreMatch *m), void *to)
{
    sqlite3_stmt *st = account ? store_ask(s, LIST_ACCOUNT, "ii", account, I(most))
                               : store_ask(s, LIST_LISTED, "ii", I(status), I(most));
    return tell_matches(s, st, tell, to);
}

bool store_packs(Store *s, void (*tell)(void *to, const StorePack *pack), void *to)
{
    sqlite3_stmt *st = store_ask(s, LIST_PACKS, "");
    bool good;
    while (store_row(s, st, &good)) {
        StorePack pack = {.sources = sqlite3_column_blob(st, 2),
                          .n = (size_t)sqlite3_column_bytes(st, 2)};
        take_text(st, 0, pack.game, sizeof pack.game);
        take_text(st, 1, pack.hash, sizeof pack.hash);
        tell(to, &pack);
    }
    return good;
}

bool store_all(Store *s, void (*tell)(void *to, const StoreMatch *m), void *to)
{
    return tell_matches(s, store_ask(s, LIST_ALL, ""), tell, to);
}

bool store_running(Store *s, void (*tell)(void *to, const StoreMatch *m), void *to)
{
    return tell_matches(s, store_ask(s, LIST_RUNNING, ""), tell, to);
}

bool store_chats(Store *s, int64_t match, int most,
                 void (*tell)(void *to, int seat, int64_t at, const char *text), void *to)
{
    sqlite3_stmt *st = store_ask(s, LIST_CHATS, "ii", match, I(most));
    bool good;
    while (store_row(s, st, &good)) {
        const char *text = (const char *)sqlite3_column_text(st, 2);
        tell(to, sqlite3_column_int(st, 0), sqlite3_column_int64(st, 1), text ? text : "");
    }
    return good;
}

/* ---- a log ---- */

/* A text that grows towards its front, because lines are found from the last to the first. */
typedef struct ReverseText {
    char *bytes;
    size_t size, from;  /* the text is from `from` to `size` */
} ReverseText;

static bool make_room(ReverseText *b, size_t more)
{
    if (b->from >= more)
        return true;
    const size_t used = b->size - b->from, size = 2 * b->size + more;
    char *bytes = malloc(size);
    if (!bytes)
        return false;
    if (used > 0)
        memcpy(bytes + size - used, b->bytes + b->from, used);
    free(b->bytes);
    *b = (ReverseText){.bytes = bytes, .size = size, .from = size - used};
    return true;
}

/* An empty text is no line: the head of a match may be empty. */
static bool put_before(ReverseText *b, const char *text, size_t n)
{
    if (n == 0)
        return true;
    const bool ended = text[n - 1] == '\n';
    if (!make_room(b, n + !ended))
        return false;
    if (!ended)
        b->bytes[--b->from] = '\n';
    b->from -= n;
    memcpy(b->bytes + b->from, text, n);
    return true;
}

/* Puts one line before the text; *id becomes the line before it, always a smaller one. */
static bool put_line(Store *s, int64_t match, int64_t *id, ReverseText *b)
{
    sqlite3_stmt *st = store_ask(s, GET_LINE, "i", *id);
    bool good;
    if (!store_row(s, st, &good))
        return good && store_fail(s, SQLITE_CORRUPT);
    const int64_t prev = sqlite3_column_int64(st, 1);
    if (sqlite3_column_int64(st, 0) != match || prev < 0 || prev >= *id)
        good = store_fail(s, SQLITE_CORRUPT);
    const char *text = (const char *)sqlite3_column_text(st, 2);
    if (good && (!text || !put_before(b, text, (size_t)sqlite3_column_bytes(st, 2))))
        good = store_fail(s, SQLITE_NOMEM);
    sqlite3_reset(st);
    *id = prev;
    return good;
}

bool store_last_line(Store *s, const StoreMatch *m, char *out, size_t size)
{
    bool good;
    sqlite3_stmt *st = store_ask(s, GET_LINE, "i", m->tail);
    out[0] = '\0';
    if (!store_row(s, st, &good))
        return good;
    if (sqlite3_column_int64(st, 0) == m->id)
        take_text(st, 2, out, size);
    sqlite3_reset(st);
    return true;
}

struct StoreLog {
    int64_t match, id;  /* the next line to be read, 0: none is left */
    ReverseText b;
};

StoreLog *store_log_open(Store *s, int64_t match)
{
    bool good;
    sqlite3_stmt *st = store_ask(s, GET_TAIL, "i", match);
    if (!store_row(s, st, &good))
        return NULL;
    const int64_t id = sqlite3_column_int64(st, 0);
    sqlite3_reset(st);
    StoreLog *log = calloc(1, sizeof *log);
    if (log == NULL || !make_room(&log->b, 4096)) {
        free(log);
        store_fail(s, SQLITE_NOMEM);
        return NULL;
    }
    log->match = match;
    log->id = id;
    log->b.bytes[--log->b.from] = '\0';
    return log;
}

bool store_log_more(Store *s, StoreLog *log, int *lines)
{
    bool good = true;
    while (good && log->id > 0 && *lines > 0) {
        good = put_line(s, log->match, &log->id, &log->b);
        --*lines;
    }
    return good;
}

bool store_log_whole(const StoreLog *log)
{
    return log->id == 0;
}

char *store_log_close(StoreLog *log, bool wanted)
{
    char *text = NULL;
    if (log != NULL && wanted) {
        text = log->b.bytes;
        memmove(text, text + log->b.from, log->b.size - log->b.from);
    } else if (log != NULL) {
        free(log->b.bytes);
    }
    free(log);
    return text;
}

char *store_log(Store *s, int64_t match)
{
    int lines = INT_MAX;
    StoreLog *log = store_log_open(s, match);
    return log != NULL ? store_log_close(log, store_log_more(s, log, &lines)) : NULL;
}
