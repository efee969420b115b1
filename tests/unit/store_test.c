/* The store: what is put in comes out, batches are all or nothing, other people's files are
 * refused. */
#include "store_kit.h"

#include <sqlite3.h>

#include "core/sha256.h"

/* ---- what comes out ---- */

static void a_match_comes_back_as_it_was(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    StoreMatch m = match_of(1), out;
    m.listed = false;
    m.asked = 0xffff;
    m.length = 2000000000;
    m.clock = 2000000000;
    memset(m.slug, 'z', STORE_SLUG - 1);
    memset(m.game, 'g', STORE_GAME - 1);
    assert_true(store_match_new(s, &m, "head\n"));
    assert_true(store_match_by_slug(s, m.slug, &out));
    assert_memory_equal(&out, &m, sizeof m);
    assert_true(store_match_by_id(s, m.id, &out));
    assert_memory_equal(&out, &m, sizeof m);

    m.status = STORE_OVER;
    m.asked = 0;
    m.length = 7;
    m.updated += 1000;
    assert_true(store_match_update(s, &m));
    assert_true(store_match_by_id(s, m.id, &out));
    assert_memory_equal(&out, &m, sizeof m);
    assert_true(store_commit(s));
    assert_true(store_match_by_slug(s, m.slug, &out));
    assert_memory_equal(&out, &m, sizeof m);

    assert_false(store_match_by_slug(s, "none", &out));
    assert_string_equal(store_problem(s), "");
    assert_false(store_match_by_id(s, 99, &out));
    assert_null(store_log(s, 99));
    assert_string_equal(store_problem(s), "");
    store_close(s);
}

static void seats_are_put_and_replaced(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 1), other = add_match(s, 2);
    StoreSeat a = {.seat = 0, .kind = STORE_PERSON, .name = "Änne 🎲", .account = 5};
    StoreSeat b = {.seat = 1, .kind = STORE_FREE};
    memset(a.key_hash, 7, STORE_HASH);
    assert_true(store_seat_put(s, m.id, &b));
    assert_true(store_seat_put(s, m.id, &a));
    assert_true(store_seat_put(s, other.id, &b));

    StoreSeat out[4];
    assert_int_equal(store_seats(s, m.id, out, 4), 2);
    assert_memory_equal(&out[0], &a, sizeof a);
    assert_memory_equal(&out[1], &b, sizeof b);
    assert_int_equal(store_seats(s, m.id, out, 1), 1);
    assert_int_equal(store_seats(s, 77, out, 4), 0);

    StoreMatch found;
    int seat = -1;
    assert_true(store_match_by_key(s, a.key_hash, &found, &seat));
    assert_int_equal(found.id, m.id);
    assert_int_equal(seat, 0);
    /* Free seats have no key; zeros must not find them. */
    assert_false(store_match_by_key(s, b.key_hash, &found, &seat));

    b.kind = STORE_PERSON;
    memset(b.key_hash, 8, STORE_HASH);
    snprintf(b.name, sizeof b.name, "Bo");
    assert_true(store_seat_put(s, m.id, &b));
    const uint8_t old[STORE_HASH] = {0};
    memcpy(a.key_hash, old, STORE_HASH);
    assert_true(store_seat_put(s, m.id, &a));
    assert_true(store_commit(s));
    assert_int_equal(store_seats(s, m.id, out, 4), 2);
    assert_memory_equal(&out[0], &a, sizeof a);
    assert_memory_equal(&out[1], &b, sizeof b);
    assert_true(store_match_by_key(s, b.key_hash, &found, &seat));
    assert_int_equal(seat, 1);
    memset(a.key_hash, 7, STORE_HASH);
    assert_false(store_match_by_key(s, a.key_hash, &found, &seat));
    store_close(s);
}

static void logs_that_grow_together_stay_apart(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    enum { MATCHES = 5, LINES = 400 };
    int64_t id[MATCHES];
    for (int i = 0; i < MATCHES; i++)
        id[i] = add_match(s, i).id;
    for (int k = 0; k < LINES; k++) {
        for (int i = 0; i < MATCHES; i++) {
            char line[40];
            snprintf(line, sizeof line, "%d play %d", i, k);
            assert_true(add_line(s, id[i], line));
        }
        assert_true(store_commit(s));
    }
    for (int i = 0; i < MATCHES; i++) {
        char expected[20000];
        size_t n = (size_t)snprintf(expected, sizeof expected, "game brawl\nstart\n");
        for (int k = 0; k < LINES; k++)
            n += (size_t)snprintf(expected + n, sizeof expected - n, "%d play %d\n", i, k);
        expect_log(s, id[i], expected);
    }
    store_close(s);
}

static void the_newest_line_is_at_hand(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    StoreMatch m = match_of(1), other = match_of(2), none = {.id = 99, .tail = 99};
    char line[8];
    assert_true(store_match_new(s, &m, "head"));
    assert_true(store_match_new(s, &other, "else"));
    assert_true(store_last_line(s, &m, line, sizeof line));
    assert_string_equal(line, "head");
    assert_true(store_append_line(s, &m, "one that is too long"));
    assert_true(store_last_line(s, &m, line, sizeof line));
    assert_string_equal(line, "one tha");
    other.tail = m.tail;  /* a line of another match is none */
    assert_true(store_last_line(s, &other, line, sizeof line));
    assert_string_equal(line, "");
    assert_true(store_last_line(s, &none, line, sizeof line));
    assert_string_equal(line, "");
    store_close(s);
}

static void lines_are_ended_once(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    StoreMatch m = match_of(1), empty = match_of(2);
    assert_true(store_match_new(s, &m, "head"));
    assert_true(add_line(s, m.id, "one"));
    assert_true(add_line(s, m.id, "two\n"));
    expect_log(s, m.id, "head\none\ntwo\n");
    assert_true(store_match_new(s, &empty, ""));
    expect_log(s, empty.id, "");
    assert_true(add_line(s, empty.id, "one"));
    expect_log(s, empty.id, "one\n");
    char *big = malloc(1000001);
    memset(big, 'x', 1000000);
    big[1000000] = '\0';
    assert_true(add_line(s, empty.id, big));
    char *log = store_log(s, empty.id);
    assert_int_equal(strlen(log), 4 + 1000001);
    free(log);
    free(big);
    store_close(s);
}

typedef struct Heard {
    int n;
    char text[2000];
} Heard;

static void hear_match(void *to, const StoreMatch *m)
{
    Heard *h = to;
    h->n++;
    strcat(strcat(h->text, m->slug), " ");
}

static void expect_list(Store *s, int status, int64_t account, int most, const char *expected)
{
    Heard h = {0};
    assert_true(store_list(s, status, account, most, hear_match, &h));
    assert_string_equal(h.text, expected);
}

static void lists_are_newest_first(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    for (int i = 1; i <= 9; i++) {
        StoreMatch m = match_of(i);
        m.status = i % 3;
        m.listed = i != 4;
        assert_true(store_match_new(s, &m, "h\n"));
        for (uint8_t seat = 0; seat < 2; seat++) {
            StoreSeat mine = {.seat = seat, .account = i >= 3 && i <= 6 ? 12 : 0};
            assert_true(store_seat_put(s, m.id, &mine));
        }
    }
    assert_true(store_commit(s));
    expect_list(s, STORE_OPEN, 0, 10, "m9 m6 m3 ");
    expect_list(s, STORE_RUNNING, 0, 10, "m7 m1 ");  /* m4 is private */
    expect_list(s, STORE_OVER, 0, 2, "m8 m5 ");
    expect_list(s, 99, 0, 10, "");
    expect_list(s, STORE_OPEN, 12, 10, "m6 m5 m4 m3 ");  /* once each, though both seats are mine */
    expect_list(s, STORE_OPEN, 12, 2, "m6 m5 ");
    expect_list(s, STORE_OPEN, 13, 10, "");

    for (int status = 0; status < 3; status++)
        assert_int_equal(store_count(s, status), 3);
    StoreMatch m;
    assert_true(store_match_by_slug(s, "m3", &m));
    m.status = STORE_RUNNING;
    assert_true(store_match_update(s, &m));
    assert_true(store_match_update(s, &m));
    expect_list(s, STORE_OPEN, 0, 10, "m9 m6 ");
    expect_list(s, STORE_RUNNING, 0, 10, "m7 m3 m1 ");
    assert_int_equal(store_count(s, STORE_OPEN), 2);
    assert_int_equal(store_count(s, STORE_RUNNING), 4);
    store_rollback(s);
    assert_int_equal(store_count(s, STORE_OPEN), 3);
    assert_int_equal(store_count(s, STORE_RUNNING), 3);
    store_close(s);
}

/* Running, and a seat that is asked is a bot's. */
static void bots_that_are_asked_are_found(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    for (int i = 0; i < 16; i++) {
        StoreMatch m = match_of(i);
        m.status = i & 1 ? STORE_RUNNING : STORE_OPEN;
        m.asked = i & 2 ? 1 << 15 : 1;
        assert_true(store_match_new(s, &m, "h\n"));
        StoreSeat person = {.seat = i & 4 ? 0 : 15, .kind = STORE_PERSON};
        StoreSeat bot = {.seat = i & 4 ? 15 : 0, .kind = STORE_BOT, .name = "scripted"};
        assert_true(store_seat_put(s, m.id, &person));
        assert_true(store_seat_put(s, m.id, &bot));
        if (i & 8) {  /* a person takes over */
            bot.kind = STORE_PERSON;
            assert_true(store_seat_put(s, m.id, &bot));
        }
    }
    Heard h = {0};
    assert_true(store_running(s, hear_match, &h));
    assert_string_equal(h.text, "m1 m7 ");
    store_close(s);
}

static void hear_chat(void *to, int seat, int64_t at, const char *text)
{
    Heard *h = to;
    char line[200];
    snprintf(line, sizeof line, "%d@%lld:%s ", seat, (long long)at, text);
    strcat(h->text, line);
}

static void the_last_chat_lines_come_in_order(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    for (int i = 0; i < 6; i++) {
        char text[20];
        snprintf(text, sizeof text, "hi%d", i);
        assert_true(store_chat(s, 1 + i % 2, i - 1, 1000 - i, text, 50));
    }
    Heard h = {0}, all = {0}, none = {0};
    assert_true(store_chats(s, 1, 2, hear_chat, &h));
    assert_string_equal(h.text, "1@998:hi2 3@996:hi4 ");
    assert_true(store_chats(s, 1, 100, hear_chat, &all));
    assert_string_equal(all.text, "-1@1000:hi0 1@998:hi2 3@996:hi4 ");
    assert_true(store_chats(s, 3, 100, hear_chat, &none));
    assert_string_equal(none.text, "");
    Heard few = {0}, others = {0};
    assert_true(store_chat(s, 1, 0, 5, "new", 2));
    assert_true(store_chats(s, 1, 100, hear_chat, &few));
    assert_string_equal(few.text, "3@996:hi4 0@5:new ");
    assert_true(store_chats(s, 2, 100, hear_chat, &others));
    assert_string_equal(others.text, "0@999:hi1 2@997:hi3 4@995:hi5 ");
    store_close(s);
}

static void accounts_and_sessions(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    char hash[STORE_PASSWORD], long_hash[STORE_PASSWORD] = "", name[STORE_NAME];
    memset(long_hash, 'h', STORE_PASSWORD - 1);
    int64_t anne, bo, taken = 5;
    assert_true(store_account_new(s, "Anne", long_hash, &anne));
    assert_true(store_account_new(s, "Bo", "other", &bo));
    assert_true(anne > 0 && bo > 0 && anne != bo);
    /* Taken, and the batch is none the worse. */
    assert_true(store_account_new(s, "aNNE", "mine now", &taken));
    assert_int_equal(taken, 0);
    assert_true(store_commit(s));

    assert_int_equal(store_account(s, "anne", hash), anne);
    assert_string_equal(hash, long_hash);
    assert_int_equal(store_account(s, "Carl", hash), 0);
    assert_string_equal(store_problem(s), "");
    assert_true(store_account_name(s, anne, name));
    assert_string_equal(name, "Anne");
    assert_false(store_account_name(s, 999, name));

    uint8_t one[STORE_HASH] = {1}, two[STORE_HASH] = {2};
    assert_true(store_session_new(s, one, anne, 1000));
    assert_true(store_session_new(s, two, bo, 1000));
    assert_int_equal(store_session(s, one), anne);
    assert_int_equal(store_session(s, two), bo);
    assert_true(store_session_end(s, one));
    assert_true(store_session_end(s, one));
    assert_true(store_commit(s));
    assert_int_equal(store_session(s, one), 0);
    assert_int_equal(store_session(s, two), bo);
    store_close(s);
}

/* ---- batches ---- */

static void everything_is_there_after_opening_again(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    StoreMatch m = add_match(s, 1), out;
    StoreSeat seat = {.seat = 1, .kind = STORE_BOT, .name = "scripted"}, seat_out;
    uint8_t token[STORE_HASH] = {9};
    int64_t account;
    assert_true(store_seat_put(s, m.id, &seat));
    assert_true(add_line(s, m.id, "play crusher"));
    assert_true(store_chat(s, m.id, 0, 5, "hello", 50));
    assert_true(store_account_new(s, "Anne", "hash", &account));
    assert_true(store_session_new(s, token, account, 5));
    assert_true(store_commit(s));
    assert_false(store_pending(s));
    store_close(s);

    s = open_store(p->db);
    assert_false(store_pending(s));
    assert_true(store_match_by_slug(s, "m1", &out));
    assert_true(out.tail > m.tail);  /* a line more */
    m.tail = out.tail;
    assert_memory_equal(&out, &m, sizeof m);
    assert_int_equal(store_seats(s, m.id, &seat_out, 1), 1);
    assert_memory_equal(&seat_out, &seat, sizeof seat);
    expect_log(s, m.id, "game brawl\nstart\nplay crusher\n");
    Heard h = {0};
    assert_true(store_chats(s, m.id, 9, hear_chat, &h));
    assert_string_equal(h.text, "0@5:hello ");
    assert_int_equal(store_session(s, token), account);
    assert_int_equal(store_count(s, STORE_RUNNING), 1);
    assert_true(add_line(s, m.id, "let"));
    expect_log(s, m.id, "game brawl\nstart\nplay crusher\nlet\n");
    store_close(s);
}

static void what_is_not_committed_is_gone(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 1);
    assert_true(store_pending(s));
    assert_true(store_commit(s));
    assert_true(store_commit(s));  /* nothing to do is no failure */

    StoreMatch out;
    assert_true(add_line(s, m.id, "rolled back"));
    add_match(s, 2);
    expect_log(s, m.id, "game brawl\nstart\nrolled back\n");
    store_rollback(s);
    assert_false(store_pending(s));
    expect_log(s, m.id, "game brawl\nstart\n");
    assert_false(store_match_by_slug(s, "m2", &out));

    assert_true(add_line(s, m.id, "closed over"));
    add_match(s, 3);
    store_close(s);
    s = open_store(p->db);
    expect_log(s, m.id, "game brawl\nstart\n");
    assert_false(store_match_by_slug(s, "m3", &out));
    assert_int_equal(store_count(s, STORE_RUNNING), 1);
    store_close(s);
}

static void one_bad_write_takes_the_batch_with_it(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    StoreMatch m = add_match(s, 1);
    assert_true(store_commit(s));
    for (int way = 0; way < 3; way++) {
        StoreMatch twin = match_of(1), stranger = {.id = 99};
        const StoreSeat seat = {.seat = 0};
        assert_true(add_line(s, m.id, "before"));
        assert_false(way == 0   ? store_match_new(s, &twin, "h\n")
                     : way == 1 ? store_match_update(s, &stranger)
                                : store_seat_put(s, 99, &seat));
        assert_string_not_equal(store_problem(s), "");
        assert_true(store_pending(s));
        assert_false(store_append_line(s, &m, "after"));
        assert_false(store_commit(s));
        assert_string_not_equal(store_problem(s), "");
        assert_false(store_pending(s));
        expect_log(s, m.id, "game brawl\nstart\n");
        assert_int_equal(store_count(s, STORE_RUNNING), 1);
    }
    assert_true(add_line(s, m.id, "good"));
    assert_true(store_commit(s));
    expect_log(s, m.id, "game brawl\nstart\ngood\n");
    store_close(s);
}

static void a_store_in_memory_works(void **x)
{
    (void)x;
    Store *s = open_store(":memory:"), *other = open_store(":memory:");
    const StoreMatch m = add_match(s, 1);
    assert_true(store_commit(s));
    expect_log(s, m.id, "game brawl\nstart\n");
    assert_int_equal(store_count(other, STORE_RUNNING), 0);
    store_close(s);
    store_close(other);
    store_close(NULL);
}

/* A backup reads while the server writes; neither minds. */
static void others_can_read_meanwhile(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 1);
    assert_true(store_commit(s));
    sqlite3 *db;
    sqlite3_stmt *st;
    assert_int_equal(sqlite3_open_v2(p->db, &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, "SELECT text FROM lines", -1, &st, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(st), SQLITE_ROW);
    assert_true(add_line(s, m.id, "more"));
    assert_true(store_commit(s));
    assert_int_equal(sqlite3_step(st), SQLITE_DONE);
    sqlite3_finalize(st);
    sqlite3_close(db);
    store_close(s);
}

/* ---- secrets ---- */

static bool file_contains(const char *path, const char *text)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return false;
    static char bytes[1 << 20];
    const size_t n = fread(bytes, 1, sizeof bytes, f), k = strlen(text);
    fclose(f);
    for (size_t i = 0; i + k <= n; i++)
        if (memcmp(bytes + i, text, k) == 0)
            return true;
    return false;
}

static void keys_are_not_in_the_file_and_the_file_is_private(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const char *secret[] = {"seat-key-5f2c9a", "watch-key-77aa01", "session-token-0badcafe"};
    uint8_t hash[3][STORE_HASH];
    for (int i = 0; i < 3; i++)
        sha256(secret[i], strlen(secret[i]), hash[i]);
    StoreMatch m = match_of(1);
    memcpy(m.watch_hash, hash[1], STORE_HASH);
    StoreSeat seat = {.kind = STORE_PERSON, .name = "visible-name"};
    memcpy(seat.key_hash, hash[0], STORE_HASH);
    assert_true(store_match_new(s, &m, "h\n"));
    assert_true(store_seat_put(s, m.id, &seat));
    assert_true(store_session_new(s, hash[2], 1, 1));
    assert_true(store_commit(s));

    bool found = false;
    const char *end[] = {"", "-wal", "-shm", ".lock"};
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 4; i++) {
            char name[400];
            struct stat st;
            snprintf(name, sizeof name, "%s%s", p->db, end[i]);
            if (stat(name, &st) != 0)
                continue;
            assert_int_equal(st.st_mode & 0777, 0600);
            found = found || file_contains(name, "visible-name");
            for (int k = 0; k < 3; k++)
                assert_false(file_contains(name, secret[k]));
        }
        assert_true(found);
        if (round == 0)
            store_close(s);
    }
}

/* ---- files that cannot be used ---- */

static void one_server_a_file(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 1);
    assert_true(store_commit(s));
    expect_refused(p->db, "in use by another server");
    char link[400];
    snprintf(link, sizeof link, "%s/link.db", p->folder);
    assert_int_equal(symlink(p->db, link), 0);
    expect_refused(link, "in use by another server");

    const pid_t child = fork();
    if (child == 0) {
        char why[STORE_WHY];
        _exit(!store_open(p->db, why) && strstr(why, "in use") ? 0 : 1);
    }
    int status;
    waitpid(child, &status, 0);
    assert_int_equal(status, 0);

    /* The first is not disturbed by any of that. */
    assert_true(add_line(s, m.id, "still here"));
    assert_true(store_commit(s));
    store_close(s);
    s = open_store(link);
    expect_log(s, m.id, "game brawl\nstart\nstill here\n");
    store_close(s);
}

static void what_is_no_database_is_refused(void **x)
{
    Place *p = *x;
    char garbage[10000];
    for (size_t i = 0; i < sizeof garbage; i++)
        garbage[i] = (char)(i * 7919 >> 3);
    for (size_t n = 2; n <= sizeof garbage; n = n * 3 + 7) {  /* of one byte is new to SQLite */
        assert_true(write_bytes(p->db, garbage, n));
        expect_refused(p->db, "is damaged");
    }
    expect_refused(p->folder, "cannot be opened");
    char path[400];
    snprintf(path, sizeof path, "%s/nowhere/s.db", p->folder);
    expect_refused(path, "No such file or directory");
}

static void execute(const char *path, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static void databases_of_others_and_of_the_future_are_refused(void **x)
{
    Place *p = *x;
    execute(p->db, "CREATE TABLE recipes (name TEXT)");
    expect_refused(p->db, "of another program");
    execute(p->db, "DROP TABLE recipes; PRAGMA application_id = 5");
    expect_refused(p->db, "of another program");
    execute(p->db, "PRAGMA application_id = 0");
    store_close(open_store(p->db));
    execute(p->db, "PRAGMA user_version = 999");
    expect_refused(p->db, "newer version");
    execute(p->db, "PRAGMA user_version = 2; DROP TABLE chats");
    expect_refused(p->db, "no such table");
}

/* As somebody who may not write there; root may everywhere. */
static int try_as_nobody(const char *path, const char *part)
{
    const pid_t child = fork();
    if (child == 0) {
        char why[STORE_WHY] = "";
        if (geteuid() == 0 && setuid(65534) != 0)
            _exit(2);
        if (!store_open(path, why) && strstr(why, part))
            _exit(0);
        fprintf(stderr, "# %s\n", why);
        _exit(1);
    }
    int status;
    waitpid(child, &status, 0);
    return status;
}

static void folders_and_files_that_cannot_be_written(void **x)
{
    Place *p = *x;
    chmod(p->folder, 0555);
    assert_int_equal(try_as_nobody(p->db, "cannot be made: Permission denied"), 0);
    chmod(p->folder, 0755);
    Store *s = open_store(p->db);
    add_match(s, 1);
    assert_true(store_commit(s));
    store_close(s);
    chmod(p->db, 0444);
    assert_int_equal(try_as_nobody(p->db, "cannot be written"), 0);
    chmod(p->db, 0000);
    assert_int_equal(try_as_nobody(p->db, "cannot be opened"), 0);
    chmod(p->db, 0666);
    chmod(p->folder, 0555);  /* the file could be written, the log beside it not */
    assert_int_equal(try_as_nobody(p->db, "cannot be opened"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(a_match_comes_back_as_it_was),
        STORE_TEST(seats_are_put_and_replaced),
        STORE_TEST(logs_that_grow_together_stay_apart),
        STORE_TEST(the_newest_line_is_at_hand),
        STORE_TEST(lines_are_ended_once),
        STORE_TEST(lists_are_newest_first),
        STORE_TEST(bots_that_are_asked_are_found),
        STORE_TEST(the_last_chat_lines_come_in_order),
        STORE_TEST(accounts_and_sessions),
        STORE_TEST(everything_is_there_after_opening_again),
        STORE_TEST(what_is_not_committed_is_gone),
        STORE_TEST(one_bad_write_takes_the_batch_with_it),
        STORE_TEST(a_store_in_memory_works),
        STORE_TEST(others_can_read_meanwhile),
        STORE_TEST(keys_are_not_in_the_file_and_the_file_is_private),
        STORE_TEST(one_server_a_file),
        STORE_TEST(what_is_no_database_is_refused),
        STORE_TEST(databases_of_others_and_of_the_future_are_refused),
        STORE_TEST(folders_and_files_that_cannot_be_written),
    };
    return cmocka_run_group_tests_name("store", tests, NULL, NULL);
}
