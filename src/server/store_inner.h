/* What the parts of the store share: the connection, its prepared statements, and how they are run.
 * store.c opens and commits, store_write.c and store_read.c are the two halves of the interface. */
#ifndef SERVER_STORE_INNER_H
#define SERVER_STORE_INNER_H

#include <sqlite3.h>

#include "server/store.h"

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
    ADD_CHAT,
    ADD_ACCOUNT,
    ADD_SESSION,
    END_SESSION,
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

/* The schema, with its version and the mark of a file of ours. */
enum { STORE_VERSION = 1, STORE_APPLICATION = 0x53706c77 /* "Splw" */ };
extern const char store_schema[];
extern const char *const store_sql[N_STATEMENTS];

/* Resets a statement and binds its values, told by `kinds`: 'i' int64_t, 't' text, 'h' a hash of
 * STORE_HASH bytes, which is bound as NULL if it is all zeros: no key has that hash. */
sqlite3_stmt *store_ask(Store *s, Statement which, const char *kinds, ...);
/* Steps a reading statement: true at a row. At the end it is reset, and a failure is noted. */
bool store_row(Store *s, sqlite3_stmt *st, bool *good);
/* Runs a writing statement within the batch, which it begins if need be. */
bool store_run(Store *s, Statement which, const char *kinds, ...);
/* Turns a result code into the sentence of store_problem. Returns false. */
bool store_fail(Store *s, int code);
/* The same for a write that SQLite did, but that cannot be right. */
bool store_refuse(Store *s, const char *sentence);

#endif
