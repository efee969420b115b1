/* The store when things go wrong: failing disks, damaged files, and a process that dies at any
 * moment. */
#include "store_kit.h"

#include <signal.h>
#include <sqlite3.h>
#include <time.h>

#include "store_faults.h"

static uint64_t random_state = 20240601;

static unsigned below(unsigned n)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(random_state >> 33) % n;
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* What SQLite itself says about the file. */
static void expect_sound(const char *path)
{
    sqlite3 *db;
    sqlite3_stmt *st;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, "PRAGMA integrity_check", -1, &st, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(st), SQLITE_ROW);
    assert_string_equal((const char *)sqlite3_column_text(st, 0), "ok");
    sqlite3_finalize(st);
    sqlite3_close(db);
}

static const StoreFault write_faults[] = {STORE_FAULT_WRITE, STORE_FAULT_FULL, STORE_FAULT_SYNC};
static const char *const write_sentence[] = {"The disk fails", "The disk is full",
                                             "The disk fails"};

/* ---- failing disks ---- */

/* One commit with a fault after `spared` operations; returns whether it struck. */
static bool try_commit(Store *s, int f, int spared, int64_t match, char *expected)
{
    static int number = 5000;
    StoreMatch fresh = match_of(number++), out;
    store_faults_set(write_faults[f], spared, -1);
    assert_true(add_line(s, match, "tried"));
    assert_true(store_match_new(s, &fresh, "h\n"));
    const bool good = store_commit(s), struck = store_faults_hits() > 0;
    store_faults_lift();
    assert_int_equal(good, !struck);
    if (good)
        strcat(expected, "tried\n");
    else
        assert_non_null(strstr(store_problem(s), write_sentence[f]));
    assert_int_equal(store_match_by_slug(s, fresh.slug, &out), good);
    expect_log(s, match, expected);
    return struck;
}

/* Fails at each operation of a commit in turn, until one is past its end. */
static void a_failed_commit_leaves_nothing_and_the_next_works(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 0);
    assert_true(store_commit(s));
    char expected[10000] = "game brawl\nstart\n";
    for (int f = 0; f < 3; f++) {
        int spared = 0;
        while (try_commit(s, f, spared, m.id, expected)) {
            spared++;
            assert_true(add_line(s, m.id, "kept"));
            assert_true(store_commit(s));
            strcat(expected, "kept\n");
            expect_log(s, m.id, expected);
        }
        assert_true(spared > 0);  /* every commit writes and syncs */
    }
    store_close(s);
    s = open_store(p->db);
    expect_log(s, m.id, expected);
    store_close(s);
    expect_sound(p->db);
}

enum { BIG_BATCH = 450 };  /* of 20 kB: more than the cache of the store */

static bool put_big_batch(Store *s, int64_t match, const char *line)
{
    for (int i = 0; i < BIG_BATCH; i++)
        if (!add_line(s, match, line))
            return false;
    return true;
}

/* A batch larger than the cache is written while it grows, and a commit that large moves pages from
 * the log into the file: faults strike statements, commits and checkpoints. A checkpoint that fails
 * is no failure of the commit before it. */
static void large_batches_are_whole_or_not_there(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 0);
    assert_true(store_commit(s));
    char *line = malloc(20001);
    memset(line, 'y', 20000);
    line[20000] = '\0';
    size_t expected = strlen("game brawl\nstart\n");
    int lost = 0, kept = 0;
    for (int round = 0; round < 15; round++) {
        const int f = round % 3;
        store_faults_set(write_faults[f], f == 2 ? (int)below(5) : (int)below(6500),
                         1 + (int)below(3));
        const bool written = put_big_batch(s, m.id, line);
        const bool good = store_commit(s);
        store_faults_lift();
        if (!written)
            assert_false(good);
        if (good)
            expected += BIG_BATCH * 20001;
        good ? kept++ : lost++;
        char *log = store_log(s, m.id);
        assert_non_null(log);
        assert_int_equal(strlen(log), expected);
        free(log);
    }
    assert_true(lost > 0 && kept > 0);
    free(line);
    store_close(s);
    expect_sound(p->db);
}

/* The batch that could not be made durable may be in the log all the same when the process dies
 * before the next commit. It was not acknowledged, so either is right; half of it is not. */
static void dying_after_a_failed_commit_leaves_no_half(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const int64_t a = add_match(s, 1).id, b = add_match(s, 2).id;
    assert_true(store_commit(s));
    store_close(s);
    for (int round = 0; round < 12; round++) {
        const pid_t child = fork();
        if (child == 0) {
            char why[STORE_WHY];
            Store *mine = store_open(p->db, why);
            store_faults_set(write_faults[round % 3], round / 3, -1);
            add_line(mine, a, "x");
            add_line(mine, b, "x");
            _exit(store_commit(mine) && store_faults_hits() > 0 ? 1 : 0);
        }
        int status;
        waitpid(child, &status, 0);
        assert_int_equal(status, 0);
        s = open_store(p->db);
        char *one = store_log(s, a), *two = store_log(s, b);
        assert_string_equal(one, two);
        free(one);
        free(two);
        store_close(s);
        expect_sound(p->db);
    }
}

static void a_failed_read_is_told_and_passes(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    StoreMatch m = add_match(s, 1);
    assert_true(add_line(s, m.id, "one"));
    assert_true(store_commit(s));
    store_close(s);
    s = open_store(p->db);
    StoreMatch out;
    StoreSeat seat;
    store_faults_set(STORE_FAULT_READ, 0, -1);
    assert_null(store_log(s, m.id));
    assert_non_null(strstr(store_problem(s), "The disk fails"));
    assert_false(store_match_by_slug(s, "m1", &out));
    assert_non_null(strstr(store_problem(s), "The disk fails"));
    assert_int_equal(store_seats(s, m.id, &seat, 1), -1);
    assert_int_equal(store_count(s, STORE_RUNNING), -1);
    assert_false(store_append_line(s, &m, "lost"));
    assert_false(store_commit(s));
    store_faults_lift();
    expect_log(s, m.id, "game brawl\nstart\none\n");
    store_close(s);
}

static void opening_can_fail_at_any_point(void **x)
{
    Place *p = *x;
    const StoreFault fault[] = {STORE_FAULT_WRITE, STORE_FAULT_FULL, STORE_FAULT_SYNC,
                                STORE_FAULT_READ};
    for (int f = 0; f < 4; f++) {
        bool struck = true;
        for (int spared = 0; struck; spared++) {
            char why[STORE_WHY];
            store_faults_set(fault[f], spared, -1);
            Store *s = store_open(p->db, why);
            struck = store_faults_hits() > 0;
            store_faults_lift();
            if (!s)
                assert_non_null(strstr(why, "disk"));
            store_close(s);
            store_close(open_store(p->db));  /* a half-made file is finished */
            if (f < 3 && struck)
                assert_int_equal(unlink(p->db), 0);
        }
    }
}

static void a_slow_disk_is_only_slow(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    const StoreMatch m = add_match(s, 1);
    store_faults_slow(80);
    const double from = seconds();
    assert_true(store_commit(s));
    assert_true(seconds() - from >= 0.08);
    store_faults_lift();
    expect_log(s, m.id, "game brawl\nstart\n");
    store_close(s);
}

/* ---- a process that dies ---- */

enum { MATCHES = 4 };

/* Batch n puts the line n into every match; its number goes up the pipe once it is durable. */
static void write_until_killed(const char *path, const int64_t *id, int from, int up)
{
    char why[STORE_WHY];
    Store *s = store_open(path, why);
    if (!s)
        _exit(1);
    for (int n = from;; n++) {
        char line[24];
        snprintf(line, sizeof line, "%d", n);
        for (int i = 0; i < MATCHES; i++) {
            StoreMatch m;
            if (!store_match_by_id(s, id[i], &m))
                _exit(1);
            m.length = n;
            if (!store_append_line(s, &m, line) || !store_match_update(s, &m))
                _exit(1);
        }
        if (!store_commit(s) || write(up, &n, sizeof n) != sizeof n)
            _exit(1);
    }
}

static int run_and_kill(const char *path, const int64_t *id, int from)
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        write_until_killed(path, id, from, ends[1]);
    }
    close(ends[1]);
    /* At least some batches; then at any moment. */
    int told = from - 1, n;
    for (unsigned left = 1 + below(150); left > 0; left--)
        assert_int_equal(read(ends[0], &told, sizeof told), sizeof told);
    const struct timespec pause = {.tv_nsec = (long)below(1500) * 1000};
    nanosleep(&pause, NULL);
    kill(child, SIGKILL);
    while (read(ends[0], &n, sizeof n) == sizeof n)
        told = n;
    close(ends[0]);
    int status;
    waitpid(child, &status, 0);
    assert_true(WIFSIGNALED(status));
    return told;
}

/* The number of batches in a match: its lines must be 1, 2, 3 and so on. */
static int batches_in(Store *s, int64_t match)
{
    char *log = store_log(s, match);
    assert_non_null(log);
    int n = 0;
    char *at = strstr(log, "start\n") + 6;
    while (*at) {
        char *end;
        assert_int_equal(strtol(at, &end, 10), ++n);
        assert_int_equal(*end, '\n');
        at = end + 1;
    }
    free(log);
    return n;
}

static void what_was_told_survives_being_killed(void **x)
{
    Place *p = *x;
    Store *s = open_store(p->db);
    int64_t id[MATCHES];
    for (int i = 0; i < MATCHES; i++)
        id[i] = add_match(s, i).id;
    assert_true(store_commit(s));
    store_close(s);
    int last = 0;
    for (int round = 0; round < 40; round++) {
        const int told = run_and_kill(p->db, id, last + 1);
        s = open_store(p->db);
        last = batches_in(s, id[0]);
        assert_true(last == told || last == told + 1);  /* durable, but no time to tell */
        for (int i = 0; i < MATCHES; i++) {
            StoreMatch m;
            assert_int_equal(batches_in(s, id[i]), last);
            assert_true(store_match_by_id(s, id[i], &m));
            assert_int_equal(m.length, last);
        }
        store_close(s);
    }
    expect_sound(p->db);
}

/* ---- damaged files ---- */

static void make_full_store(const char *path)
{
    Store *s = open_store(path);
    for (int i = 0; i < 60; i++) {
        const StoreMatch m = add_match(s, i);
        StoreSeat seat = {.kind = i % 2, .name = "x", .account = 1 + i % 3};
        memset(seat.key_hash, i + 1, STORE_HASH);
        assert_true(store_seat_put(s, m.id, &seat));
        for (int k = 0; k < 30; k++)
            assert_true(add_line(s, m.id, "react sun-shield gwaien"));
        assert_true(store_chat(s, m.id, 0, 1, "hello", 50));
    }
    int64_t account;
    assert_true(store_account_new(s, "Anne", "hash", &account));
    assert_true(store_commit(s));
    store_close(s);
}

static unsigned char *read_file(const char *path, size_t *n)
{
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    fseek(f, 0, SEEK_END);
    *n = (size_t)ftell(f);
    rewind(f);
    unsigned char *bytes = malloc(*n);
    assert_int_equal(fread(bytes, 1, *n, f), *n);
    fclose(f);
    return bytes;
}

static void truncated_files_are_refused(void **x)
{
    Place *p = *x;
    make_full_store(p->db);
    size_t n;
    unsigned char *bytes = read_file(p->db, &n);
    assert_true(n > 20 * 4096);
    for (size_t left = 100; left <= n - 4096; left += 3000) {
        assert_true(write_bytes(p->db, bytes, left));
        expect_refused(p->db, "is damaged");
    }
    assert_true(write_bytes(p->db, bytes, n));
    store_close(open_store(p->db));
    free(bytes);
}

static void count_match(void *to, const StoreMatch *m)
{
    *(long *)to += m->id;
}

static void count_chat(void *to, int seat, int64_t at, const char *text)
{
    *(long *)to += seat + at + (long)strlen(text);
}

/* Everything that can be asked; the answers do not matter. */
static void use_all(Store *s)
{
    long sum = 0;
    char text[STORE_PASSWORD];
    uint8_t key[STORE_HASH];
    for (int i = 0; i < 62; i++) {
        StoreMatch m;
        StoreSeat seat[2];
        int which;
        memset(key, i, sizeof key);
        snprintf(text, sizeof text, "m%d", i);
        store_match_by_slug(s, text, &m);
        store_match_by_id(s, i, &m);
        store_match_by_key(s, key, &m, &which);
        store_seats(s, i, seat, 2);
        free(store_log(s, i));
        store_chats(s, i, 10, count_chat, &sum);
    }
    for (int i = 0; i < 3; i++) {
        store_list(s, i, 0, 100, count_match, &sum);
        store_list(s, i, i, 100, count_match, &sum);
        store_count(s, i);
    }
    store_running(s, count_match, &sum);
    store_account(s, "Anne", text);
    store_account_name(s, 1, text);
    store_session(s, key);
    for (int i = 0; i < 20; i++) {
        StoreMatch m = match_of(1000 + i);
        (void)(store_match_new(s, &m, "h\n") && add_line(s, 1 + i, "more"));
        store_commit(s);
    }
}

static void damaged_files_never_crash(void **x)
{
    Place *p = *x;
    make_full_store(p->db);
    size_t n;
    unsigned char *good = read_file(p->db, &n), *bad = malloc(n);
    int refused = 0, opened = 0;
    for (int round = 0; round < 150; round++) {
        memcpy(bad, good, n);
        if (round % 3 == 0)  /* a page of zeros */
            memset(bad + 4096 * (size_t)below((unsigned)(n / 4096)), 0, 4096);
        else
            for (unsigned k = 1 + below(40); k > 0; k--)
                bad[below(round % 3 == 1 ? (unsigned)n : 8192)] ^= (unsigned char)(1 + below(255));
        assert_true(write_bytes(p->db, bad, n));
        char why[STORE_WHY];
        Store *s = store_open(p->db, why);
        if (s) {
            opened++;
            use_all(s);
            store_close(s);
        } else {
            refused++;
            assert_string_not_equal(why, "");
        }
        char name[400];
        snprintf(name, sizeof name, "%s-wal", p->db);
        unlink(name);
    }
    assert_true(refused > 10 && opened > 10);
    free(good);
    free(bad);
}

static int install(void **x)
{
    (void)x;
    return store_faults_install() && store_faults_install() ? 0 : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(a_failed_commit_leaves_nothing_and_the_next_works),
        STORE_TEST(large_batches_are_whole_or_not_there),
        STORE_TEST(dying_after_a_failed_commit_leaves_no_half),
        STORE_TEST(a_failed_read_is_told_and_passes),
        STORE_TEST(opening_can_fail_at_any_point),
        STORE_TEST(a_slow_disk_is_only_slow),
        STORE_TEST(what_was_told_survives_being_killed),
        STORE_TEST(truncated_files_are_refused),
        STORE_TEST(damaged_files_never_crash),
    };
    return cmocka_run_group_tests_name("store with faults", tests, install, NULL);
}
