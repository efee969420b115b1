/* Looking after a database: older versions brought up to date whatever happens, copies made beside
 * a server, old matches removed with all that belongs to them. */
#include "store_kit.h"

#include <sqlite3.h>
#include <unistd.h>

#include "store_faults.h"

static char *file_text(const char *path)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        fail_msg("%s is missing: run this in the folder of the project", path);
    char *text = calloc(1, 1 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 20) - 1, f) > 0);
    fclose(f);
    return text;
}

static int64_t number(const char *path, const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *st;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &st, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(st), SQLITE_ROW);
    const int64_t n = sqlite3_column_int64(st, 0);
    sqlite3_finalize(st);
    sqlite3_close(db);
    return n;
}

static void execute(const char *path, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static void make_v1(const char *path)
{
    char *sql = file_text("tests/fixtures/v1.sql");
    unlink(path);
    execute(path, sql);
    free(sql);
}

/* ---- older versions ---- */

static void count_match(void *to, const StoreMatch *m)
{
    assert_true(m->pack > 0);
    ++*(int *)to;
}

static void an_old_database_is_brought_up_to_date(void **x)
{
    Place *p = *x;
    int n = 0;
    make_v1(p->db);
    assert_int_equal(number(p->db, "PRAGMA user_version"), 1);
    Store *s = open_store(p->db);
    assert_true(store_all(s, count_match, &n));
    assert_int_equal(n, 9);
    assert_int_equal(store_count(s, STORE_RUNNING), 6);
    store_close(s);
    assert_int_equal(number(p->db, "PRAGMA user_version"), 2);
    assert_int_equal(number(p->db, "SELECT count(*) FROM packs WHERE length(hash) = 64"), 4);
    assert_int_equal(number(p->db, "SELECT count(*) FROM matches m JOIN packs p ON p.id = m.pack"
                                   " WHERE p.game = m.game"), 9);
    assert_int_equal(number(p->db, "SELECT count(*) FROM lines"), 248);
}

/* The disk fails at each operation in turn: the file is of the old version or of the new, whole. */
static void an_interrupted_step_leaves_a_whole_version(void **x)
{
    static const StoreFault faults[] = {STORE_FAULT_WRITE, STORE_FAULT_FULL, STORE_FAULT_SYNC};
    Place *p = *x;
    for (size_t f = 0; f < sizeof faults / sizeof faults[0]; f++) {
        int interrupted = 0;
        for (int spared = 0;; spared++) {
            char why[STORE_WHY];
            make_v1(p->db);
            store_faults_set(faults[f], spared, -1);
            Store *s = store_open(p->db, why);
            const bool struck = store_faults_hits() > 0;
            store_faults_lift();
            store_close(s);
            const int64_t version = number(p->db, "PRAGMA user_version");
            assert_int_equal(number(p->db, "SELECT count(*) FROM pragma_table_info('matches')"
                                           " WHERE name = 'pack'"), version - 1);
            assert_int_equal(number(p->db, "SELECT count(*) FROM lines"), 248);
            interrupted += version == 1;
            if (s)
                assert_int_equal(version, 2);
            s = open_store(p->db);  /* once the disk works again */
            store_close(s);
            assert_int_equal(number(p->db, "PRAGMA user_version"), 2);
            if (!struck)
                break;
        }
        assert_true(interrupted > 0);
    }
}

/* ---- beside a server ---- */

static void a_copy_is_made_beside_a_server(void **x)
{
    Place *p = *x;
    char why[STORE_WHY], to[400];
    snprintf(to, sizeof to, "%s/copy.db", p->folder);
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 1);
    assert_true(add_line(s, m.id, "before"));
    assert_true(store_commit(s));
    assert_true(add_line(s, m.id, "not yet durable"));
    assert_true(store_backup(p->db, to, why));
    assert_string_equal(why, "");
    assert_true(store_commit(s));
    struct stat st;
    assert_int_equal(stat(to, &st), 0);
    assert_int_equal(st.st_mode & 0777, 0600);
    /* Never over another file, not even over an empty one. */
    assert_false(store_backup(p->db, to, why));
    assert_non_null(strstr(why, "already"));
    Store *copy = open_store(to);
    expect_log(copy, m.id, "game brawl\nstart\nbefore\n");
    store_close(copy);
    expect_log(s, m.id, "game brawl\nstart\nbefore\nnot yet durable\n");
    store_close(s);
}

static void what_is_no_database_is_not_copied(void **x)
{
    Place *p = *x;
    char why[STORE_WHY], to[400];
    snprintf(to, sizeof to, "%s/copy.db", p->folder);
    assert_false(store_backup(p->db, to, why));
    assert_non_null(strstr(why, "cannot be opened"));
    execute(p->db, "CREATE TABLE recipes (name TEXT)");
    assert_false(store_backup(p->db, to, why));
    assert_non_null(strstr(why, "another program"));
    assert_int_equal(access(to, F_OK), -1);
}

static void a_failed_copy_leaves_no_file(void **x)
{
    Place *p = *x;
    char why[STORE_WHY], to[400];
    snprintf(to, sizeof to, "%s/copy.db", p->folder);
    Store *s = open_store(p->db);
    add_match(s, 1);
    assert_true(store_commit(s));
    store_faults_set(STORE_FAULT_FULL, 0, -1);
    assert_false(store_backup(p->db, to, why));
    store_faults_lift();
    assert_non_null(strstr(why, "The disk is full"));
    assert_int_equal(access(to, F_OK), -1);
    store_close(s);
}

static void looking_needs_no_lock_and_changes_nothing(void **x)
{
    Place *p = *x;
    char why[STORE_WHY];
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 1);
    assert_true(store_commit(s));
    Store *look = store_open_reading(p->db, why);
    assert_non_null(look);
    expect_log(look, m.id, "game brawl\nstart\n");
    assert_false(add_line(look, m.id, "no"));
    store_rollback(look);
    store_close(look);
    assert_true(add_line(s, m.id, "yes"));
    assert_true(store_commit(s));
    store_close(s);
    /* An old one is looked at as if it were new, and stays old. */
    int n = 0;
    make_v1(p->db);
    look = store_open_reading(p->db, why);
    assert_non_null(look);
    assert_true(store_all(look, count_match, &n));
    assert_int_equal(n, 9);
    store_close(look);
    assert_int_equal(number(p->db, "PRAGMA user_version"), 1);
}

static void tell_problem(void *to, const char *what)
{
    assert_true(strlen(what) > 0);
    ++*(int *)to;
}

static void damage_is_found(void **x)
{
    Place *p = *x;
    char why[STORE_WHY];
    int n = 0;
    Store *s = open_store(p->db);
    for (int i = 0; i < 200; i++)
        add_match(s, i);
    assert_true(store_commit(s));
    assert_true(store_check_integrity(s, tell_problem, &n));
    assert_int_equal(n, 0);
    store_close(s);
    execute(p->db, "PRAGMA writable_schema = ON;"
                   "DELETE FROM sqlite_schema WHERE name = 'seats_key'");
    s = store_open_reading(p->db, why);
    assert_non_null(s);
    assert_true(store_check_integrity(s, tell_problem, &n));
    assert_true(n > 0);
    store_close(s);
}

/* ---- prune ---- */

static int64_t rows(const Place *p, const char *table)
{
    char sql[100];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM %s", table);
    return number(p->db, sql);
}

/* Match `i` was touched last at that moment, has its own pack, a chat line and a seat. */
static void add_old(Store *s, int i, int64_t updated, uint8_t status)
{
    StoreMatch m = match_of(i);
    StorePack pack = {.game = "brawl", .sources = (const uint8_t *)"x", .n = 1};
    const StoreSeat seat = {.kind = STORE_PERSON, .name = "Anna", .key_hash = {1}};
    snprintf(pack.hash, sizeof pack.hash, "%064d", i);
    m.updated = updated;
    m.status = status;
    assert_true(store_pack_keep(s, &pack, &m.pack));
    assert_true(store_match_new(s, &m, "game brawl\nstart\n"));
    assert_true(store_append_line(s, &m, "1 pass"));
    assert_true(store_match_update(s, &m));
    assert_true(store_seat_put(s, m.id, &seat));
    assert_true(store_chat(s, m.id, 0, updated, "hi", 50));
    uint8_t token[STORE_HASH] = {(uint8_t)(i + 1)};
    assert_true(store_session_new(s, token, 1, updated));
}

static void what_is_old_goes_and_the_rest_stays(void **x)
{
    Place *p = *x;
    StorePruned dry, gone;
    Store *s = open_store(p->db);
    for (int i = 0; i < 5; i++)
        add_old(s, i, 1000, i % 2 ? STORE_OVER : STORE_RUNNING);
    for (int i = 5; i < 8; i++)
        add_old(s, i, 2000, STORE_OPEN);
    assert_true(store_commit(s));
    assert_true(store_prune(s, 2000, true, &dry));
    assert_int_equal(rows(p, "matches"), 8);
    assert_int_equal(rows(p, "lines"), 16);
    assert_int_equal(rows(p, "packs"), 8);
    assert_true(store_prune(s, 2000, false, &gone));
    assert_memory_equal(&dry, &gone, sizeof gone);
    assert_int_equal(gone.matches, 5);
    assert_int_equal(gone.lines, 10);
    assert_int_equal(gone.chats, 5);
    assert_int_equal(gone.sessions, 5);
    assert_int_equal(gone.packs, 5);
    static const char *const tables[] = {"matches", "standings", "seats", "chats", "sessions",
                                         "packs"};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        assert_int_equal(rows(p, tables[i]), 3);
    assert_int_equal(rows(p, "lines"), 6);
    assert_int_equal(store_count(s, STORE_OPEN), 3);
    assert_int_equal(store_count(s, STORE_RUNNING), 0);
    assert_int_equal(store_count(s, STORE_OVER), 0);
    assert_true(store_shrink(s));
    /* What is left works. */
    StoreMatch m;
    assert_true(store_match_by_slug(s, "m6", &m));
    expect_log(s, m.id, "game brawl\nstart\n1 pass\n");
    assert_true(add_line(s, m.id, "2 pass"));
    assert_true(store_commit(s));
    expect_log(s, m.id, "game brawl\nstart\n1 pass\n2 pass\n");
    store_close(s);
}

static void a_failed_prune_removes_nothing(void **x)
{
    Place *p = *x;
    StorePruned gone;
    Store *s = open_store(p->db);
    for (int i = 0; i < 50; i++)
        add_old(s, i, 1000, STORE_OVER);
    assert_true(store_commit(s));
    store_faults_set(STORE_FAULT_FULL, 0, -1);
    assert_false(store_prune(s, 2000, false, &gone));
    store_faults_lift();
    assert_non_null(strstr(store_problem(s), "The disk is full"));
    assert_int_equal(rows(p, "lines"), 100);
    assert_true(store_prune(s, 2000, false, &gone));
    assert_int_equal(gone.matches, 50);
    store_close(s);
}

static int install_faults(void **x)
{
    (void)x;
    return store_faults_install() ? 0 : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(an_old_database_is_brought_up_to_date),
        STORE_TEST(an_interrupted_step_leaves_a_whole_version),
        STORE_TEST(a_copy_is_made_beside_a_server),
        STORE_TEST(what_is_no_database_is_not_copied),
        STORE_TEST(a_failed_copy_leaves_no_file),
        STORE_TEST(looking_needs_no_lock_and_changes_nothing),
        STORE_TEST(damage_is_found),
        STORE_TEST(what_is_old_goes_and_the_rest_stays),
        STORE_TEST(a_failed_prune_removes_nothing),
    };
    return cmocka_run_group_tests_name("store maintenance", tests, install_faults, NULL);
}
