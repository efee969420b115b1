/* The tables of the store and every statement that is run on them.
 *
 * What changes with each answer is kept narrow and together, because a commit writes whole pages:
 * with a thousand matches going on, their standings share a few pages, and their lines are appended
 * at the end of one table. Lines have no index by match, which would touch a page for each of them;
 * instead each line names the one before it and the standing names the last. Indexes are touched
 * only when a match is made, is joined or changes its status. */
#include "server/store/store_inner.h"

/* ---- the schema, step by step ----
 *
 * A step is never changed once a version with it is out: files made by it exist. A new version is a
 * new step, STORE_VERSION and a test with a database of the version before. */

static const char step_1[] =
    /* What never changes about a match. */
    "CREATE TABLE matches ("
    "  id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, game TEXT NOT NULL,"
    "  seats INTEGER NOT NULL, clock INTEGER NOT NULL, created INTEGER NOT NULL,"
    "  watch_hash BLOB) STRICT;"
    /* What does. `bots`: bit a seat that a bot plays; `tail`: last line of the log, 0: none. */
    "CREATE TABLE standings ("
    "  match INTEGER PRIMARY KEY, status INTEGER NOT NULL, listed INTEGER NOT NULL,"
    "  asked INTEGER NOT NULL, bots INTEGER NOT NULL, length INTEGER NOT NULL,"
    "  updated INTEGER NOT NULL, tail INTEGER NOT NULL) STRICT;"
    "CREATE INDEX standings_listed ON standings (status) WHERE listed = 1;"
    "CREATE INDEX standings_running ON standings (status) WHERE status = 1;"
    "CREATE TABLE seats ("
    "  match INTEGER NOT NULL, seat INTEGER NOT NULL, kind INTEGER NOT NULL, name TEXT NOT NULL,"
    "  key_hash BLOB, account INTEGER NOT NULL, PRIMARY KEY (match, seat)) STRICT, WITHOUT ROWID;"
    "CREATE INDEX seats_key ON seats (key_hash) WHERE key_hash IS NOT NULL;"
    "CREATE INDEX seats_account ON seats (account, match) WHERE account > 0;"
    /* Logs, in the order of arrival. `prev`: the line before, 0: none; the first is the head. */
    "CREATE TABLE lines ("
    "  id INTEGER PRIMARY KEY, match INTEGER NOT NULL, prev INTEGER NOT NULL, text TEXT NOT NULL"
    ") STRICT;"
    "CREATE TABLE chats ("
    "  id INTEGER PRIMARY KEY, match INTEGER NOT NULL, seat INTEGER NOT NULL, at INTEGER NOT NULL,"
    "  text TEXT NOT NULL) STRICT;"
    "CREATE INDEX chats_match ON chats (match);"
    /* Names that differ only in case would be taken for one another. */
    "CREATE TABLE accounts ("
    "  id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE UNIQUE,"
    "  password_hash TEXT NOT NULL) STRICT;"
    "CREATE TABLE sessions ("
    "  token_hash BLOB NOT NULL PRIMARY KEY, account INTEGER NOT NULL, at INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    /* How many matches have a status; counting them would take a walk through all. */
    "CREATE TABLE totals (status INTEGER PRIMARY KEY, matches INTEGER NOT NULL) STRICT;"
    "INSERT INTO totals VALUES (0, 0), (1, 0), (2, 0);"
    "CREATE TRIGGER standings_added AFTER INSERT ON standings BEGIN"
    "  UPDATE totals SET matches = matches + 1 WHERE status = new.status;"
    "END;"
    "CREATE TRIGGER standings_moved AFTER UPDATE OF status ON standings"
    "  WHEN old.status <> new.status BEGIN"
    "  UPDATE totals SET matches = matches - 1 WHERE status = old.status;"
    "  UPDATE totals SET matches = matches + 1 WHERE status = new.status;"
    "END;";

/* Where the hash of its pack begins in the head of a log. */
#define PACK_IN(text) "instr(" text ", char(10) || 'pack ') + 6"

/* Packs are kept, so that a match can be loaded when the program has another content; and matches
 * can be removed. `sources`: the compressed YAML files; NULL: from before they were kept. */
static const char step_2[] =
    "CREATE TABLE packs ("
    "  id INTEGER PRIMARY KEY, game TEXT NOT NULL, hash TEXT NOT NULL, sources BLOB,"
    "  UNIQUE (game, hash)) STRICT;"
    "ALTER TABLE matches ADD COLUMN pack INTEGER NOT NULL DEFAULT 0;"
    "CREATE TEMP TABLE heads AS SELECT m.id AS match, m.game AS game,"
    "  substr(l.text, " PACK_IN("l.text") ", 64) AS hash"
    "  FROM lines l JOIN matches m ON m.id = l.match"
    "  WHERE l.prev = 0 AND " PACK_IN("l.text") " > 6;"
    "INSERT INTO packs (game, hash) SELECT DISTINCT game, hash FROM heads;"
    "UPDATE matches SET pack = p.id"
    "  FROM heads h JOIN packs p ON p.game = h.game AND p.hash = h.hash WHERE h.match = matches.id;"
    "DROP TABLE heads;"
    "CREATE TRIGGER standings_removed AFTER DELETE ON standings BEGIN"
    "  UPDATE totals SET matches = matches - 1 WHERE status = old.status;"
    "END;";

const char *const store_steps[STORE_VERSION] = {step_1, step_2};

/* A match as store_read.c takes it from a row. */
#define MATCH                                                                                      \
    "SELECT m.id, m.slug, m.game, n.status, n.listed, m.seats, n.asked, n.length, m.clock,"        \
    " m.created, n.updated, m.watch_hash, n.tail, m.pack"

/* CROSS JOIN: in this order, whatever SQLite believes about the sizes of the tables. */
const char *const store_sql[N_STATEMENTS] = {
    [DO_BEGIN] = "BEGIN IMMEDIATE",
    [DO_COMMIT] = "COMMIT",
    [DO_ROLLBACK] = "ROLLBACK",

    [ADD_MATCH] = "INSERT INTO matches (slug, game, seats, clock, created, watch_hash, pack)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?)",
    [ADD_STANDING] = "INSERT INTO standings"
                     " (match, status, listed, asked, length, updated, tail, bots)"
                     " VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
    [SET_STANDING] = "UPDATE standings SET asked = ?2, length = ?3, updated = ?4, tail = ?5"
                     " WHERE match = ?1",
    [SET_STATUS] = "UPDATE standings SET status = ?2 WHERE match = ?1",
    [PUT_SEAT] = "INSERT INTO seats (match, seat, kind, name, key_hash, account)"
                 " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET kind = excluded.kind,"
                 " name = excluded.name, key_hash = excluded.key_hash, account = excluded.account",
    [SET_BOT] = "UPDATE standings SET bots = (bots & ~?2) | ?3 WHERE match = ?1",
    [ADD_LINE] = "INSERT INTO lines (match, prev, text) VALUES (?, ?, ?)",
    [ADD_CHAT] = "INSERT INTO chats (match, seat, at, text) VALUES (?, ?, ?, ?)",
    [CUT_CHAT] = "DELETE FROM chats WHERE match = ?1 AND id <= (SELECT id FROM chats"
                 " WHERE match = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
    [ADD_ACCOUNT] = "INSERT INTO accounts (name, password_hash) VALUES (?, ?)"
                    " ON CONFLICT DO NOTHING",
    [ADD_SESSION] = "INSERT INTO sessions (token_hash, account, at) VALUES (?, ?, ?)",
    [END_SESSION] = "DELETE FROM sessions WHERE token_hash = ?",
    [ADD_PACK] = "INSERT INTO packs (game, hash, sources) VALUES (?, ?, ?)",
    [FILL_PACK] = "UPDATE packs SET sources = ?3 WHERE game = ?1 AND hash = ?2"
                  " AND sources IS NULL",
    /* A number that nobody reads; SQLite would not write the same one again. */
    [PROBE] = "INSERT INTO totals VALUES (-1, 1)"
              " ON CONFLICT DO UPDATE SET matches = matches + 1",

    [GET_BY_SLUG] = MATCH " FROM matches m CROSS JOIN standings n ON n.match = m.id"
                          " WHERE m.slug = ?",
    [GET_BY_ID] = MATCH " FROM matches m CROSS JOIN standings n ON n.match = m.id WHERE m.id = ?",
    [GET_BY_KEY] = MATCH ", s.seat FROM seats s CROSS JOIN matches m ON m.id = s.match"
                         " CROSS JOIN standings n ON n.match = m.id"
                         " WHERE s.key_hash = ? ORDER BY s.match DESC LIMIT 1",
    [GET_SEATS] = "SELECT seat, kind, name, key_hash, account FROM seats WHERE match = ?"
                  " ORDER BY seat",
    [GET_TAIL] = "SELECT tail FROM standings WHERE match = ?",
    [GET_LINE] = "SELECT match, prev, text FROM lines WHERE id = ?",
    [LIST_LISTED] = MATCH " FROM standings n CROSS JOIN matches m ON m.id = n.match"
                          " WHERE n.listed = 1 AND n.status = ? ORDER BY n.match DESC LIMIT ?",
    [LIST_ACCOUNT] = MATCH " FROM (SELECT DISTINCT match FROM seats"
                           "   WHERE account = ?1 AND account > 0 ORDER BY match DESC LIMIT ?2) s"
                           " CROSS JOIN matches m ON m.id = s.match"
                           " CROSS JOIN standings n ON n.match = m.id ORDER BY m.id DESC",
    [LIST_RUNNING] = MATCH " FROM standings n CROSS JOIN matches m ON m.id = n.match"
                           " WHERE n.status = 1 AND (n.asked & n.bots) <> 0",
    [LIST_CHATS] = "SELECT seat, at, text FROM (SELECT id, seat, at, text FROM chats"
                   " WHERE match = ? ORDER BY id DESC LIMIT ?) ORDER BY id",
    [GET_ACCOUNT] = "SELECT id, password_hash FROM accounts WHERE name = ?",
    [GET_ACCOUNT_NAME] = "SELECT name FROM accounts WHERE id = ?",
    [GET_SESSION] = "SELECT account FROM sessions WHERE token_hash = ?",
    [GET_PACK] = "SELECT id FROM packs WHERE game = ? AND hash = ?",
    [GET_SOURCES] = "SELECT sources FROM packs WHERE game = ? AND hash = ?",
    [LIST_PACKS] = "SELECT game, hash, sources FROM packs WHERE sources IS NOT NULL ORDER BY id",
    [LIST_ALL] = MATCH " FROM matches m CROSS JOIN standings n ON n.match = m.id ORDER BY m.id",
    [GET_TOTAL] = "SELECT matches FROM totals WHERE status = ?",
};
