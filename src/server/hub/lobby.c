/* The lobby: what can be joined or watched, and one's own matches with whose turn it is. */
#include <stdlib.h>
#include <string.h>

#include "server/hub/hub_inner.h"

typedef struct Listing {
    Hub *h;
    Json *j;
    int mine;                /* seat of the asker, -1: not told */
    int64_t account;         /* the asker's, if rows are found by it, else 0 */
    int64_t told[LOBBY_MAX]; /* matches found by their keys */
    int n_told;
} Listing;

static void write_seats(Listing *l, const StoreMatch *m, const StoreSeat *seat, int n)
{
    SeatNames names;
    seat_names(seat, n, m->slug, &names);
    json_key(l->j, "seats");
    json_open(l->j, '[');
    for (int i = 0; i < n; i++) {
        json_open(l->j, '{');
        write_holder(l->j, &seat[i], names.of[i]);
        json_key(l->j, "asked");
        json_bool(l->j, (m->asked & SEAT_BIT(i)) != 0);
        json_close(l->j, '}');
    }
    json_close(l->j, ']');
}

/* Only for the asker: which seat it is, whether it is asked, how the match ended. */
static void write_own(Listing *l, const StoreMatch *m, int seat)
{
    char ending[ENDING_ROOM];
    Result result;
    json_key(l->j, "seat");
    json_int(l->j, seat + 1);
    json_key(l->j, "turn");
    json_bool(l->j, (m->asked & SEAT_BIT(seat)) != 0);
    if (m->status == STORE_OVER && room_read_end(l->h, m, &result, ending))
        write_result(l->j, m->seats, &result);
}

/* The seat of the asker: known from the key, or found by the account. */
static int own_seat(const Listing *l, const StoreSeat *seat, int n)
{
    for (int i = 0; l->account != 0 && i < n; i++)
        if (seat[i].account == l->account)
            return i;
    return l->mine;
}

static void write_row(void *to, const StoreMatch *m)
{
    static const char *const states[] = {"open", "running", "over"};
    Listing *l = to;
    const Room *room = room_by_id(l->h, m->id);
    const bool frozen = room != 0 && room->frozen != 0;  /* others have not been looked at */
    StoreSeat seat[MAX_SEATS];
    const int n = store_seats(l->h->store, m->id, seat, MAX_SEATS);
    const int mine = own_seat(l, seat, n);
    json_open(l->j, '{');
    json_key(l->j, "match");
    json_text(l->j, m->slug);
    json_key(l->j, "game");
    json_text(l->j, m->game);
    json_key(l->j, "status");
    json_text(l->j, frozen ? "frozen" : states[m->status]);
    json_key(l->j, "answers");
    json_int(l->j, m->length);
    json_key(l->j, "updated");
    json_int(l->j, m->updated);
    if (mine >= 0)
        write_own(l, m, mine);
    write_seats(l, m, seat, n);
    json_close(l->j, '}');
}

/* A seat may be held by a key and by the account as well: one row is enough. */
static void write_new_row(void *to, const StoreMatch *m)
{
    const Listing *l = to;
    for (int i = 0; i < l->n_told; i++)
        if (l->told[i] == m->id)
            return;
    write_row(to, m);
}

/* What everybody is told of the lobby is made once and kept for a moment: with many matches it
 * takes many reads, and everybody wants it at the same time. */
static void make_lobby(Hub *h)
{
    static const struct { const char *key; int status; } parts[] = {{"open", STORE_OPEN},
                                                                    {"running", STORE_RUNNING}};
    Str out = {.at = h->out, .cap = sizeof h->out};
    Json j = {.out = &out};
    Listing l = {.h = h, .j = &j, .mine = -1};
    rooms_save(h);
    json_open(&j, '{');
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        json_key(&j, parts[i].key);
        json_open(&j, '[');
        store_list(h->store, parts[i].status, 0, LOBBY_MAX, write_row, &l);
        json_close(&j, ']');
    }
    json_close(&j, '}');
    free(h->lobby);
    h->lobby = malloc(out.len + 1);
    if (h->lobby == 0)
        abort();
    memcpy(h->lobby, out.at, out.len + 1);
    h->lobby_at = h->ran;
    h->lobby_stale = false;
    h->lobby_firm = !store_pending(h->store);
    h->figures.lobbies_made++;
}

void lobby_forget(Hub *h)
{
    free(h->lobby);
    h->lobby = 0;
}

/* What was made of a batch that is not durable yet is good for who asks in that batch only. */
void lobby_send(Hub *h, Conn *c, long long q)
{
    if (h->lobby == 0 || !h->lobby_firm || h->ran - h->lobby_at >= LOBBY_PAUSE || h->lobby_stale)
        make_lobby(h);
    hub_send_data(h, c, "lobby", q, h->lobby);
}

void on_lobby(Request *r)
{
    r->c->follows_lobby = value_is(value_get(r->d, "follow"), VALUE_TRUE);
    lobby_send(r->h, r->c, r->q);
}

/* Followers hear of changes, but not of each of many at once. */
void lobby_tell(Hub *h)
{
    if (!h->lobby_changed || h->ran < h->lobby_told + LOBBY_PAUSE)
        return;
    h->lobby_changed = false;
    h->lobby_told = h->ran;
    for (Conn *c = h->conns; c != 0; c = c->next)
        if (c->follows_lobby) {
            c->lobby_dirty = true;
            conn_news(c);
        }
}

static void write_keys(Listing *l, const Value *keys)
{
    int n = 0;
    for (const Value *v = value_first(keys); v != 0 && n++ < LOBBY_MAX; v = value_next(keys, v)) {
        StoreMatch m;
        uint8_t hash[STORE_HASH];
        const char *key = value_text(v, 0);
        if (key == 0)
            continue;
        key_hash(key, hash);
        if (!store_match_by_key(l->h->store, hash, &m, &l->mine))
            continue;
        write_row(l, &m);
        l->told[l->n_told++] = m.id;
    }
}

void on_mine(Request *r)
{
    Str out;
    Json j = hub_begin(r->h, &out, "mine", r->q, NO_ANSWER);
    Listing l = {.h = r->h, .j = &j, .mine = -1};
    rooms_save(r->h);
    json_key(&j, "matches");
    json_open(&j, '[');
    write_keys(&l, value_get(r->d, "keys"));
    l.mine = -1;
    l.account = r->c->account;
    if (l.account != 0)
        store_list(r->h->store, STORE_RUNNING, l.account, LOBBY_MAX, write_new_row, &l);
    json_close(&j, ']');
    hub_send(r->h, r->c, &j, r->q);
}
