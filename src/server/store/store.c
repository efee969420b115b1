/* The store's file: opening it, its lock and its schema, the batch, and sentences for what fails.
 * */
#include "server/store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/store/store_inner.h"

/* ---- failures ---- */

void store_say(Store *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(s->problem, sizeof s->problem, format, args);
    va_end(args);
}

bool store_fail(Store *s, int code)
{
    switch (code & 0xff) {  /* the rest is detail */
    case SQLITE_FULL:
        store_say(s, "The disk is full: %s cannot grow.", s->path);
        break;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        store_say(s, "The database %s is damaged (%s). Restore it from a backup.", s->path,
                 sqlite3_errstr(code));
        break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        store_say(s, "The database %s is locked by another program.", s->path);
        break;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        store_say(s, "The database %s, or its folder, cannot be written.", s->path);
        break;
    case SQLITE_CANTOPEN:
        store_say(s, "The database %s, or a file beside it, cannot be opened.", s->path);
        break;
    case SQLITE_IOERR:
        store_say(s, "The disk fails: %s cannot be read or written (code %d).", s->path, code);
        break;
    case SQLITE_NOMEM:
        store_say(s, "There is not enough memory for the database %s.", s->path);
        break;
    default:
        store_say(s, "The database %s fails: %s (code %d).", s->path, sqlite3_errmsg(s->db), code);
    }
    return false;
}

bool store_refuse(Store *s, const char *what)
{
    s->failed = true;
    store_say(s, "%s", what);
    return false;
}

const char *store_problem(const Store *s)
{
    return s->problem;
}

/* ---- statements ---- */

static int bind_hash(sqlite3_stmt *st, int at, const uint8_t *hash)
{
    static const uint8_t none[STORE_HASH];
    if (memcmp(hash, none, STORE_HASH) == 0)
        return sqlite3_bind_null(st, at);
    return sqlite3_bind_blob(st, at, hash, STORE_HASH, SQLITE_STATIC);
}

/* The values must stay where they are until the statement is reset. */
static int bind(sqlite3_stmt *st, const char *kinds, va_list args)
{
    int code = SQLITE_OK;
    for (int i = 0; kinds[i] && code == SQLITE_OK; i++) {
        if (kinds[i] == 'i')
            code = sqlite3_bind_int64(st, i + 1, va_arg(args, int64_t));
        else if (kinds[i] == 't')
            code = sqlite3_bind_text(st, i + 1, va_arg(args, const char *), -1, SQLITE_STATIC);
        else {
            const uint8_t *bytes = va_arg(args, const uint8_t *);
            code = kinds[i] == 'h'
                       ? bind_hash(st, i + 1, bytes)
                       : sqlite3_bind_blob64(st, i + 1, bytes, va_arg(args, size_t), SQLITE_STATIC);
        }
    }
    return code;
}

static void finish(sqlite3_stmt *st)
{
    sqlite3_reset(st);
    sqlite3_clear_bindings(st);
}

sqlite3_stmt *store_ask(Store *s, Statement which, const char *kinds, ...)
{
    sqlite3_stmt *st = s->statement[which];
    finish(st);
    if (!s->failed)
        s->problem[0] = '\0';
    va_list args;
    va_start(args, kinds);
    (void)bind(st, kinds, args);  /* an unbound value is NULL and finds nothing */
    va_end(args);
    return st;
}

/* A serious failure makes SQLite roll back by itself; what was in the batch is gone then. */
static void notice_lost_batch(Store *s)
{
    if (s->open_batch && sqlite3_get_autocommit(s->db))
        s->failed = true;
}

bool store_row(Store *s, sqlite3_stmt *st, bool *good)
{
    const int code = sqlite3_step(st);
    *good = code == SQLITE_ROW || code == SQLITE_DONE;
    if (code == SQLITE_ROW)
        return true;
    if (!*good)
        store_fail(s, code);
    finish(st);
    notice_lost_batch(s);
    return false;
}

static bool step_once(Store *s, Statement which)
{
    sqlite3_stmt *st = s->statement[which];
    const int code = sqlite3_step(st);
    if (code != SQLITE_DONE)
        store_fail(s, code);
    finish(st);
    return code == SQLITE_DONE;
}

/* ---- the batch ---- */

static bool begin(Store *s)
{
    if (s->failed)
        return false;
    s->problem[0] = '\0';
    if (!s->open_batch)
        s->open_batch = step_once(s, DO_BEGIN);
    return s->open_batch;
}

bool store_run(Store *s, Statement which, const char *kinds, ...)
{
    bool good = begin(s);
    if (good) {
        va_list args;
        va_start(args, kinds);
        const int code = bind(s->statement[which], kinds, args);
        va_end(args);
        if (code == SQLITE_OK)
            good = step_once(s, which);
        else
            good = store_fail(s, code);
    }
    if (!good)
        s->failed = true;
    return good;
}

bool store_pending(const Store *s)
{
    return s->open_batch || s->failed;
}

bool store_commit(Store *s)
{
    if (!store_pending(s))
        return true;
    if (begin(s) && step_once(s, DO_COMMIT)) {
        s->open_batch = false;
        return true;
    }
    store_rollback(s);
    return false;
}

/* Keeps the sentence: the caller may want to tell it afterwards. */
void store_rollback(Store *s)
{
    char problem[STORE_WHY];
    memcpy(problem, s->problem, sizeof problem);
    if (!sqlite3_get_autocommit(s->db))
        step_once(s, DO_ROLLBACK);
    memcpy(s->problem, problem, sizeof problem);
    s->open_batch = false;
    s->failed = false;
}

/* ---- opening ---- */

/* Logs hold the seeds of matches that are going on, so nobody else may read the file. SQLite gives
 * the files beside it the same permissions. */
static bool make_private(Store *s, const char *path)
{
    const int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd >= 0) {
        close(fd);
        return true;
    }
    if (errno == EEXIST)
        return true;
    store_say(s, "The database %s cannot be made: %s.", s->path, strerror(errno));
    return false;
}

bool store_connect(Store *s, const char *path, int flags)
{
    flags |= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int code = sqlite3_open_v2(path, &s->db, flags, NULL);
    /* Waiting is for a backup that begins or ends; it holds up everything else. */
    return code == SQLITE_OK ? sqlite3_busy_timeout(s->db, 250) == SQLITE_OK : store_fail(s, code);
}

static bool take_connection(Store *s, const char *path)
{
    if (strcmp(path, ":memory:") != 0 && !make_private(s, path))
        return false;
    if (!store_connect(s, path, SQLITE_OPEN_READWRITE))
        return false;
    return sqlite3_db_readonly(s->db, "main") != 1 || store_fail(s, SQLITE_READONLY);
}

/* A lock file instead of SQLite's exclusive mode, so that backups can be made while the server
 * runs. It is beside the file that a link leads to, and it stays: whoever removed it could remove
 * another's. The lock itself ends with the process, however that ends. */
static bool take_lock(Store *s)
{
    const char *real = sqlite3_db_filename(s->db, "main");
    if (!real || !real[0])
        return true;
    char name[4096];
    if (snprintf(name, sizeof name, "%s.lock", real) >= (int)sizeof name)
        return store_fail(s, SQLITE_CANTOPEN);
    s->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (s->lock < 0) {
        store_say(s, "The lock file of %s cannot be opened: %s.", s->path, strerror(errno));
        return false;
    }
    if (flock(s->lock, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (errno == EWOULDBLOCK)
        store_say(s, "The database %s is in use by another server.", s->path);
    else
        store_say(s, "The database %s cannot be locked: %s.", s->path, strerror(errno));
    return false;
}

bool store_execute(Store *s, const char *sql)
{
    const int code = sqlite3_exec(s->db, sql, NULL, NULL, NULL);
    return code == SQLITE_OK || store_fail(s, code);
}

static bool number_of(Store *s, const char *sql, int64_t *out)
{
    sqlite3_stmt *st = NULL;
    int code = sqlite3_prepare_v2(s->db, sql, -1, &st, NULL);
    if (code == SQLITE_OK) {
        code = sqlite3_step(st);
        *out = sqlite3_column_int64(st, 0);
        sqlite3_finalize(st);
    }
    return code == SQLITE_ROW || store_fail(s, code);
}

bool store_check_kind(Store *s, int *found)
{
    int64_t tables = 0, application = 0, version = 0;
    if (!number_of(s, "SELECT count(*) FROM sqlite_schema", &tables) ||
        !number_of(s, "PRAGMA application_id", &application) ||
        !number_of(s, "PRAGMA user_version", &version))
        return false;
    *found = (int)version;
    if (tables == 0 && application == 0 && version == 0)
        return true;
    if (application != STORE_APPLICATION || version < 1) {
        store_say(s, "%s is a database of another program.", s->path);
        return false;
    }
    if (version > STORE_VERSION) {
        store_say(s, "The database %s was written by a newer version of Spielwerk (%d, this one "
                 "knows %d).", s->path, (int)version, (int)STORE_VERSION);
        return false;
    }
    return true;
}

/* Each step is a transaction of its own, so that an interrupted one leaves a version whole. */
bool store_migrate(Store *s, int version)
{
    for (; version < STORE_VERSION; version++) {
        char mark[100];
        snprintf(mark, sizeof mark, "PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT;",
                 (int)STORE_APPLICATION, version + 1);
        if (!store_execute(s, "BEGIN IMMEDIATE;") || !store_execute(s, store_steps[version]) ||
            !store_execute(s, mark))
            return false;
    }
    return true;
}

static bool set_up(Store *s)
{
    int version;
    return store_execute(s, "PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF;"
                            "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8192;") &&
           store_check_kind(s, &version) &&
           store_execute(s, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                            "PRAGMA foreign_keys = OFF; PRAGMA journal_size_limit = 67108864;") &&
           store_migrate(s, version);
}

bool store_prepare(Store *s)
{
    for (int i = 0; i < N_STATEMENTS; i++) {
        const int code = sqlite3_prepare_v3(s->db, store_sql[i], -1, SQLITE_PREPARE_PERSISTENT,
                                            &s->statement[i], NULL);
        if (code != SQLITE_OK)
            return store_fail(s, code);
    }
    return true;
}

Store *store_blank(const char *path)
{
    /* Counting its memory costs SQLite a tenth of its time. Too late for a second store; no matter.
     * */
    (void)sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    Store *s = calloc(1, sizeof *s);
    if (s) {
        s->lock = -1;
        snprintf(s->path, sizeof s->path, "%s", path);
    }
    return s;
}

Store *store_give_up(Store *s, char *why)
{
    if (s)
        memcpy(why, s->problem, STORE_WHY);
    else
        snprintf(why, STORE_WHY, "There is not enough memory to open the database.");
    store_close(s);
    return NULL;
}

Store *store_open(const char *path, char *why)
{
    Store *s = store_blank(path);
    why[0] = '\0';
    if (s && take_connection(s, path) && take_lock(s) && set_up(s) && store_prepare(s))
        return s;
    return store_give_up(s, why);
}

/* What is not committed is gone, as after a crash. */
void store_close(Store *s)
{
    if (!s)
        return;
    for (int i = 0; i < N_STATEMENTS; i++)
        sqlite3_finalize(s->statement[i]);
    sqlite3_close(s->db);
    if (s->lock >= 0)
        close(s->lock);
    free(s);
}
