/* What the tests of the store share: a folder of its own for each test, and matches to put in. */
#ifndef TESTS_STORE_KIT_H
#define TESTS_STORE_KIT_H

#include "folder.h"
#include "unit.h"

#include <sys/stat.h>
#include <sys/wait.h>

#include "server/store/store.h"

typedef struct Place {
    char folder[256], db[300];
} Place;

/* cmocka fixtures: *x is a Place. */
static inline int make_place(void **x)
{
    Place *p = calloc(1, sizeof *p);
    if (!make_folder(p->folder, sizeof p->folder, "store"))
        return -1;
    snprintf(p->db, sizeof p->db, "%s/s.db", p->folder);
    *x = p;
    return 0;
}

static inline int remove_place(void **x)
{
    Place *p = *x;
    chmod(p->folder, 0700);
    const int removed = remove_folder(p->folder);
    free(p);
    return removed;
}

static inline Store *open_store(const char *path)
{
    char why[STORE_WHY];
    Store *s = store_open(path, why);
    if (!s)
        print_error("%s\n", why);
    assert_non_null(s);
    assert_string_equal(why, "");
    return s;
}

static inline StoreMatch match_of(int n)
{
    StoreMatch m = {.status = STORE_RUNNING, .listed = true, .seats = 2, .asked = 1, .clock = 600,
                    .created = 1700000000000 + n, .updated = 1700000000000 + n};
    snprintf(m.slug, sizeof m.slug, "m%d", n);
    snprintf(m.game, sizeof m.game, "brawl");
    memset(m.watch_hash, n % 255 + 1, STORE_HASH);
    return m;
}

static inline StoreMatch add_match(Store *s, int n)
{
    StoreMatch m = match_of(n);
    assert_true(store_match_new(s, &m, "game brawl\nstart\n"));
    assert_true(m.id > 0);
    return m;
}

/* A line, and the match updated so that it counts. */
static inline bool add_line(Store *s, int64_t match, const char *line)
{
    StoreMatch m;
    return store_match_by_id(s, match, &m) && store_append_line(s, &m, line) &&
           store_match_update(s, &m);
}

static inline void expect_log(Store *s, int64_t match, const char *expected)
{
    char *log = store_log(s, match);
    assert_non_null(log);
    assert_string_equal(log, expected);
    free(log);
}

static inline void expect_refused(const char *path, const char *part)
{
    char why[STORE_WHY];
    assert_null(store_open(path, why));
    if (!strstr(why, part))
        print_error("expected \"%s\" in: %s\n", part, why);
    assert_non_null(strstr(why, part));
    assert_int_equal(why[strlen(why) - 1], '.');
}

#define STORE_TEST(f) cmocka_unit_test_setup_teardown(f, make_place, remove_place)

#endif
