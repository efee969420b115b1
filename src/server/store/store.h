/* The store: one narrow interface to what must outlive the process. SQLite is behind it (store.c);
 * tests put faults in front of it (tests/unit/store_faults.h).
 *
 * Writes collect in one transaction, begun by the first of them, and become durable together with
 * store_commit: one commit for everything that arrived in a tick. If it fails, all of it is gone
 * and the caller must forget what it did in memory. Logs are append-only rows in the order of
 * arrival; a match is rebuilt from its rows. */
#ifndef SERVER_STORE_STORE_H
#define SERVER_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STORE_SLUG = 16,
    STORE_NAME = 32,
    STORE_HOLDER = 64,  /* a person's name, or a bot's with its numbers */
    STORE_HASH = 32,
    STORE_WHY = 300,
    STORE_GAME = 24,
    STORE_PASSWORD = 160
};

typedef struct Store Store;

typedef enum StoreStatus { STORE_OPEN, STORE_RUNNING, STORE_OVER } StoreStatus;

/* A match as the lobby knows it. */
typedef struct StoreMatch {
    int64_t id;                     /* row id, from 1 */
    char slug[STORE_SLUG];          /* its address: letters and digits */
    char game[STORE_GAME];
    uint8_t status;                 /* StoreStatus */
    bool listed;
    uint8_t seats;
    uint16_t asked;                 /* bit a seat: who is to answer */
    int32_t length;                 /* answers so far */
    int32_t clock;                  /* seconds for each seat, 0: none */
    int64_t created, updated;       /* milliseconds since 1970 */
    uint8_t watch_hash[STORE_HASH]; /* hash of the key that lets spectators in */
    int64_t pack;                   /* row of the pack it is played with, 0: not known */
    int64_t tail;                   /* the store's own: last line of its log, … */
    uint8_t stored_status;          /* … and the status that is written */
} StoreMatch;

/* STORE_STANDIN: a bot plays for an absent person, whose name and key it keeps. */
typedef enum StoreSeatKind { STORE_PERSON, STORE_BOT, STORE_FREE, STORE_STANDIN } StoreSeatKind;

typedef struct StoreSeat {
    uint8_t seat;                   /* from 0 */
    uint8_t kind;                   /* StoreSeatKind */
    char name[STORE_HOLDER];        /* of the person or the bot */
    uint8_t key_hash[STORE_HASH];   /* hash of the key that holds the seat */
    int64_t account;                /* 0: none */
} StoreSeat;

/* NULL with a sentence in `why` (STORE_WHY bytes): cannot be opened, is locked by another server,
 * is damaged, or was written by a newer version. Creates the schema in a new file and brings that
 * of an older version up to date; ":memory:" is a store that ends with store_close. */
Store *store_open(const char *path, char *why);
void store_close(Store *s);

/* A pack as matches name it. */
typedef struct StorePack {
    char game[STORE_GAME];
    char hash[2 * STORE_HASH + 1];  /* hex digits */
    const uint8_t *sources;
    size_t n;
} StorePack;

/* Writing. Each returns false if the store failed; then only store_rollback makes sense: all writes
 * and store_commit fail until it is done (store_commit does it). */
/* Sets m->id; head: the log up to "start". A slug that is taken is a failure. */
bool store_match_new(Store *s, StoreMatch *m, const char *head);
/* A row for the log. It counts with the store_match_update that must follow in the same batch; one
 * is enough for many lines. */
bool store_append_line(Store *s, StoreMatch *m, const char *line);
bool store_match_update(Store *s, StoreMatch *m);  /* status, asked, length, updated, its lines */
bool store_seat_put(Store *s, int64_t match, const StoreSeat *seat);  /* inserts or replaces */
/* A chat line; of older ones so many are kept that there are `most`. */
bool store_chat(Store *s, int64_t match, int seat, int64_t at, const char *text, int most);
/* A name that is taken, in whatever case, is no failure: *id is 0. */
bool store_account_new(Store *s, const char *name, const char *password_hash, int64_t *id);
bool store_session_new(Store *s, const uint8_t token_hash[STORE_HASH], int64_t account, int64_t at);
bool store_session_end(Store *s, const uint8_t token_hash[STORE_HASH]);
/* Sees to it that a pack is kept with its sources (NULL: not known), so that matches can still be
 * loaded when the program has another one; its row is *id. */
bool store_pack_keep(Store *s, const StorePack *pack, int64_t *id);
/* Adds the sources of a pack that an older version kept without; nothing if there is no such. */
bool store_pack_fill(Store *s, const StorePack *pack);
/* A tiny write that means nothing: whether the batch can be made durable tells whether the disk
 * works. */
bool store_probe(Store *s);
bool store_pending(const Store *s);      /* something waits for store_commit */
/* True: durable. False: rolled back, though if the process dies before the next commit, the batch
 * may turn up after all, then whole: it was written, but the disk would not vouch for it. */
bool store_commit(Store *s);
void store_rollback(Store *s);
/* The last failure as a sentence. Empty after a call that worked, also if it found nothing: that
 * tells "there is none" from "cannot be read". */
const char *store_problem(const Store *s);

/* Reading, of what is committed and of the batch so far. */
bool store_match_by_slug(Store *s, const char *slug, StoreMatch *out);
bool store_match_by_id(Store *s, int64_t id, StoreMatch *out);
/* The match and seat that a key holds; a hash of zeros is no key. */
bool store_match_by_key(Store *s, const uint8_t key_hash[STORE_HASH], StoreMatch *out, int *seat);
/* The number of seats put into `out`, -1: failure. */
int store_seats(Store *s, int64_t match, StoreSeat *out, int cap);
/* Head and lines as one text, each line ended; free() it. NULL: failure. */
char *store_log(Store *s, int64_t match);
/* The same a few lines at a time, for long logs. Nothing may be added to the match meanwhile. */
typedef struct StoreLog StoreLog;
StoreLog *store_log_open(Store *s, int64_t match);          /* NULL: failure */
/* Reads up to *lines, which becomes what is left of them. False: failure. */
bool store_log_more(Store *s, StoreLog *log, int *lines);
bool store_log_whole(const StoreLog *log);
char *store_log_close(StoreLog *log, bool wanted);  /* the text, if it is wanted; free() it */
/* The newest line of a match as it was read: cut if it is too long, "" if there is none. False:
 * failure. */
bool store_last_line(Store *s, const StoreMatch *m, char *out, size_t size);
/* Calls `tell` for matches: newest first. `account` 0: listed ones with that status; else that
 * account's, whatever their status. Stops after `most`. */
bool store_list(Store *s, int status, int64_t account, int most,
                void (*tell)(void *to, const StoreMatch *m), void *to);
/* The last `most` chat lines, oldest first. */
bool store_chats(Store *s, int64_t match, int most,
                 void (*tell)(void *to, int seat, int64_t at, const char *text), void *to);
/* 0: no such account. `password_hash` has room for STORE_PASSWORD bytes. */
int64_t store_account(Store *s, const char *name, char *password_hash);
bool store_account_name(Store *s, int64_t account, char *name);
int64_t store_session(Store *s, const uint8_t token_hash[STORE_HASH]);
int64_t store_count(Store *s, int status);  /* matches with that status, -1: failure */
/* The kept sources of a pack; free() them. NULL: there are none, or failure. */
uint8_t *store_pack_sources(Store *s, const char *game, const char *hash, size_t *n);
/* All packs whose sources are kept, oldest first. */
bool store_packs(Store *s, void (*tell)(void *to, const StorePack *pack), void *to);
/* All matches, oldest first. */
bool store_all(Store *s, void (*tell)(void *to, const StoreMatch *m), void *to);
/* Matches that are waiting for a bot when the server starts: those running with a bot asked. */
bool store_running(Store *s, void (*tell)(void *to, const StoreMatch *m), void *to);

/* ---- maintenance (store_maintenance.c) ---- */

/* Opens a database only to look at it, whether or not a server uses it. One of an older version is
 * looked at in a copy in memory that is brought up to date. */
Store *store_open_reading(const char *path, char *why);
/* Copies the database to a file that must not exist yet, whether or not a server uses it. */
bool store_backup(const char *from, const char *to, char *why);
/* Calls `tell` for whatever SQLite finds wrong with the file. */
bool store_check_integrity(Store *s, void (*tell)(void *to, const char *what), void *to);

typedef struct StorePruned {
    int64_t matches, lines, chats, sessions, packs;
} StorePruned;

/* Removes matches that nobody has touched since `before`, with all that belongs to them, sessions
 * opened before, and packs that no match needs. `dry`: only counts. */
bool store_prune(Store *s, int64_t before, bool dry, StorePruned *out);
/* Gives the room of what was removed back to the disk. */
bool store_shrink(Store *s);

#endif
