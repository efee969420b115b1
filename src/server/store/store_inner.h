/* What the parts of the store share: the connection, its prepared statements, and how they are run.
 * store.c opens and commits, store_write.c and store_read.c are the two halves of the interface. */
#ifndef SERVER_STORE_STORE_INNER_H
#define SERVER_STORE_STORE_INNER_H

#include <sqlite3.h>

#include "server/store/store.h"

/* Prepared once when the store is opened; the texts are in store_sql.c. */
typedef enum Statement {
    /* The batch. */
    DO_BEGIN,
    DO_COMMIT,
    DO_ROLLBACK,
    /* Writing. */
    ADD_MATCH,
    ADD_STANDING,
    SET_STANDING,
    SET_STATUS,
    PUT_SEAT,
    SET_BOT,
    ADD_LINE,
    ADD_CHAT, CUT_CHAT,
    ADD_ACCOUNT,
    ADD_SESSION,
    END_SESSION,
    ADD_PACK,
    FILL_PACK,
    PROBE,
    /* Reading. */
    GET_BY_SLUG,
    GET_BY_ID,
    GET_BY_KEY,
    GET_SEATS,
    GET_TAIL,
    GET_LINE,
    LIST_LISTED,
    LIST_ACCOUNT,
    LIST_RUNNING,
    LIST_CHATS,
    GET_ACCOUNT,
    GET_ACCOUNT_NAME,
    GET_SESSION,
    GET_TOTAL,
    GET_PACK,
    GET_SOURCES,
    LIST_PACKS,
    LIST_ALL,
    N_STATEMENTS
} Statement;

struct Store {
    sqlite3 *db;
    sqlite3_stmt *statement[N_STATEMENTS];
    int lock;                 /* the lock file, held open: -1 for a store in memory */
    bool open_batch;          /* BEGIN was done */
    bool failed;              /* a write of the batch failed: it can only be rolled back */
    char path[STORE_WHY / 2]; /* for sentences; shortened if need be */
    char problem[STORE_WHY];
};

/* The version of the schema, and the mark of a file of ours. */
enum { STORE_VERSION = 2, STORE_APPLICATION = 0x53706c77 /* "Splw" */ };
/* store_steps[v] makes version v + 1 of version v; version 0 is an empty file. */
extern const char *const store_steps[STORE_VERSION];
extern const char *const store_sql[N_STATEMENTS];

/* Resets a statement and binds its values, told by `kinds`: 'i' int64_t, 't' text, 'h' a hash of
 * STORE_HASH bytes, which is bound as NULL if it is all zeros: no key has that hash; 'b' bytes and
 * their number as a size_t, bound as NULL if there are none. */
sqlite3_stmt *store_ask(Store *s, Statement which, const char *kinds, ...);
/* Steps a reading statement: true at a row. At the end it is reset, and a failure is noted. */
bool store_row(Store *s, sqlite3_stmt *st, bool *good);
/* Runs a writing statement within the batch, which it begins if need be. */
bool store_run(Store *s, Statement which, const char *kinds, ...);
/* Turns a result code into the sentence of store_problem. Returns false. */
bool store_fail(Store *s, int code);
/* The same for a write that SQLite did, but that cannot be right. */
bool store_refuse(Store *s, const char *sentence);

/* ---- opening (store.c) ---- */

Store *store_blank(const char *path);
bool store_connect(Store *s, const char *path, int flags);
bool store_execute(Store *s, const char *sql);
/* Refuses what is not ours before anything is written to it. *version 0: it is empty. */
bool store_check_kind(Store *s, int *version);
bool store_migrate(Store *s, int version);
bool store_prepare(Store *s);
/* Ends an opening that failed. Returns NULL. */
Store *store_give_up(Store *s, char *why);
void store_say(Store *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
