/* Writing into the batch; see store.h. Each call changes nothing or makes the whole batch fail. */
#include "server/store/store_inner.h"

#define I(x) ((int64_t)(x))

static bool changed(Store *s)
{
    return sqlite3_changes(s->db) > 0 || store_refuse(s, "There is no such match in the store.");
}

bool store_append_line(Store *s, StoreMatch *m, const char *line)
{
    if (!store_run(s, ADD_LINE, "iit", m->id, m->tail, line))
        return false;
    m->tail = sqlite3_last_insert_rowid(s->db);
    return true;
}

bool store_match_new(Store *s, StoreMatch *m, const char *head)
{
    if (!store_run(s, ADD_MATCH, "ttiiihi", m->slug, m->game, I(m->seats), I(m->clock), m->created,
                   m->watch_hash, m->pack))
        return false;
    m->id = sqlite3_last_insert_rowid(s->db);
    m->tail = 0;
    m->stored_status = m->status;
    return store_append_line(s, m, head) &&
           store_run(s, ADD_STANDING, "iiiiiii", m->id, I(m->status), I(m->listed), I(m->asked),
                     I(m->length), m->updated, m->tail);
}

bool store_match_update(Store *s, StoreMatch *m)
{
    if (!store_run(s, SET_STANDING, "iiiii", m->id, I(m->asked), I(m->length), m->updated,
                   m->tail) || !changed(s))
        return false;
    if (m->status == m->stored_status)
        return true;  /* indexes and totals need not be touched */
    m->stored_status = m->status;
    return store_run(s, SET_STATUS, "ii", m->id, I(m->status));
}

bool store_seat_put(Store *s, int64_t match, const StoreSeat *seat)
{
    const int64_t bit = (int64_t)1 << seat->seat;
    const bool bot = seat->kind == STORE_BOT || seat->kind == STORE_STANDIN;
    return store_run(s, SET_BOT, "iii", match, bit, bot ? bit : I(0)) &&
           changed(s) &&
           store_run(s, PUT_SEAT, "iiithi", match, I(seat->seat), I(seat->kind), seat->name,
                     seat->key_hash, seat->account);
}

bool store_chat(Store *s, int64_t match, int seat, int64_t at, const char *text, int most)
{
    return store_run(s, ADD_CHAT, "iiit", match, I(seat), at, text) &&
           store_run(s, CUT_CHAT, "ii", match, I(most));
}

bool store_account_new(Store *s, const char *name, const char *password_hash, int64_t *id)
{
    *id = 0;
    if (!store_run(s, ADD_ACCOUNT, "tt", name, password_hash))
        return false;
    if (sqlite3_changes(s->db) > 0)
        *id = sqlite3_last_insert_rowid(s->db);
    return true;
}

bool store_session_new(Store *s, const uint8_t token_hash[STORE_HASH], int64_t account, int64_t at)
{
    return store_run(s, ADD_SESSION, "hii", token_hash, account, at);
}

bool store_session_end(Store *s, const uint8_t token_hash[STORE_HASH])
{
    return store_run(s, END_SESSION, "h", token_hash);
}

bool store_pack_fill(Store *s, const StorePack *pack)
{
    return store_run(s, FILL_PACK, "ttb", pack->game, pack->hash, pack->sources, pack->n);
}

bool store_pack_keep(Store *s, const StorePack *pack, int64_t *id)
{
    bool good;
    sqlite3_stmt *st = store_ask(s, GET_PACK, "tt", pack->game, pack->hash);
    if (store_row(s, st, &good)) {
        *id = sqlite3_column_int64(st, 0);
        sqlite3_reset(st);
        return true;
    }
    if (!good || !store_run(s, ADD_PACK, "ttb", pack->game, pack->hash, pack->sources, pack->n))
        return false;
    *id = sqlite3_last_insert_rowid(s->db);
    return true;
}

bool store_probe(Store *s)
{
    return store_run(s, PROBE, "");
}
