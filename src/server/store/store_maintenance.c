/* Looking after a database: looking at it beside a server, copying it, removing what is old. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "server/store/store_inner.h"

/* ---- copies ---- */

/* In one go: a reader in WAL mode holds nobody up, and sees one moment. */
static bool copy_all(Store *s, sqlite3 *to)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", s->db, "main");
    if (!copy)
        return store_fail(s, sqlite3_extended_errcode(to));
    const int code = sqlite3_backup_step(copy, -1);
    sqlite3_backup_finish(copy);
    return code == SQLITE_DONE || store_fail(s, code);
}

/* Goes over to a copy in memory. */
static bool work_on_copy(Store *s)
{
    sqlite3 *memory;
    int code = sqlite3_open(":memory:", &memory);
    if (code != SQLITE_OK || !copy_all(s, memory)) {
        sqlite3_close(memory);
        return code == SQLITE_OK ? false : store_fail(s, code);
    }
    sqlite3_close(s->db);
    s->db = memory;
    return true;
}

/* A database of ours that is there already. */
static bool connect_beside(Store *s, const char *path, int *version)
{
    if (!store_connect(s, path, SQLITE_OPEN_READWRITE) || !store_check_kind(s, version))
        return false;
    if (*version > 0)
        return true;
    store_say(s, "The database %s is empty.", s->path);
    return false;
}

Store *store_open_reading(const char *path, char *why)
{
    int version;
    Store *s = store_blank(path);
    why[0] = '\0';
    if (s && connect_beside(s, path, &version) &&
        (version == STORE_VERSION || (work_on_copy(s) && store_migrate(s, version))) &&
        store_execute(s, "PRAGMA query_only = ON;") && store_prepare(s))
        return s;
    return store_give_up(s, why);
}

/* ---- backup ---- */

static bool copy_to_file(Store *s, const char *to)
{
    sqlite3 *file;
    const int code = sqlite3_open_v2(to, &file, SQLITE_OPEN_READWRITE, NULL);
    const bool good = code == SQLITE_OK ? copy_all(s, file) : store_fail(s, code);
    return sqlite3_close(file) == SQLITE_OK && good;
}

/* As private as the database itself, and never over another file. */
static bool make_target(Store *s, const char *to)
{
    const int fd = open(to, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd >= 0)
        return close(fd) == 0;
    if (errno == EEXIST)
        store_say(s, "There is a file %.100s already; nothing was copied.", to);
    else
        store_say(s, "The file %.100s cannot be made: %s.", to, strerror(errno));
    return false;
}

bool store_backup(const char *from, const char *to, char *why)
{
    int version;
    Store *s = store_blank(from);
    why[0] = '\0';
    bool good = s && connect_beside(s, from, &version) && make_target(s, to);
    if (good && !copy_to_file(s, to)) {
        unlink(to);
        good = false;
    }
    if (!good)
        return store_give_up(s, why) != NULL;
    store_close(s);
    return true;
}

/* ---- soundness ---- */

bool store_check_integrity(Store *s, void (*tell)(void *to, const char *what), void *to)
{
    sqlite3_stmt *st = NULL;
    int code = sqlite3_prepare_v2(s->db, "PRAGMA integrity_check", -1, &st, NULL);
    while (code == SQLITE_OK && (code = sqlite3_step(st)) == SQLITE_ROW) {
        const char *what = (const char *)sqlite3_column_text(st, 0);
        if (what && strcmp(what, "ok") != 0)
            tell(to, what);
        code = SQLITE_OK;
    }
    sqlite3_finalize(st);
    return code == SQLITE_DONE || store_fail(s, code);
}

/* ---- prune ---- */

/* Runs one of the statements below with the moment as its value; *n: rows it changed. */
static bool run_before(Store *s, const char *sql, int64_t before, int64_t *n)
{
    sqlite3_stmt *st = NULL;
    int code = sqlite3_prepare_v2(s->db, sql, -1, &st, NULL);
    if (code == SQLITE_OK) {
        sqlite3_bind_int64(st, 1, before);
        code = sqlite3_step(st);
        *n = sqlite3_changes64(s->db);
        sqlite3_finalize(st);
    }
    return code == SQLITE_DONE || store_fail(s, code);
}

static bool remove_old(Store *s, int64_t before, StorePruned *out)
{
    int64_t seats, standings;
    const struct { const char *sql; int64_t *n; } steps[] = {
        {"INSERT INTO doomed SELECT match FROM standings WHERE updated < ?", &out->matches},
        {"DELETE FROM lines WHERE match IN doomed", &out->lines},
        {"DELETE FROM chats WHERE match IN doomed", &out->chats},
        {"DELETE FROM seats WHERE match IN doomed", &seats},
        {"DELETE FROM standings WHERE match IN doomed", &standings},
        {"DELETE FROM matches WHERE id IN doomed", &out->matches},
        {"DELETE FROM sessions WHERE at < ?", &out->sessions},
        {"DELETE FROM packs WHERE id NOT IN (SELECT pack FROM matches)", &out->packs},
    };
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (!run_before(s, steps[i].sql, before, steps[i].n))
            return false;
    return true;
}

bool store_prune(Store *s, int64_t before, bool dry, StorePruned *out)
{
    memset(out, 0, sizeof *out);
    if (!store_execute(s, "BEGIN IMMEDIATE; CREATE TEMP TABLE doomed (id INTEGER PRIMARY KEY);"))
        return false;
    const bool good = remove_old(s, before, out) &&
                      (dry || store_execute(s, "DROP TABLE doomed; COMMIT;"));
    if (!sqlite3_get_autocommit(s->db))
        sqlite3_exec(s->db, "ROLLBACK;", NULL, NULL, NULL);
    return good;
}

bool store_shrink(Store *s)
{
    return store_execute(s, "VACUUM; PRAGMA wal_checkpoint(TRUNCATE);");
}
