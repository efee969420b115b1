/* The network part without sockets: names and forms of replies, addresses, worker threads. */
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

#include "pack/packs.h"
#include "server/net/gzip.h"
#include "server/net/web_inner.h"

static const HubFigures no_figures;

static HttpReply ask(const Http *h, const char *path, bool gzip, const char *known)
{
    const HttpRequest q = {.path = path, .readable = true, .gzip = gzip, .known_etag = known};
    const Figures f = {.hub = &no_figures};
    HttpReply r;
    http_answer(h, &q, &f, &r);
    return r;
}

static void gzip_is_taken_by_who_names_it(void **state)
{
    (void)state;
    static const char *const takes[] = {"gzip", "GZIP", "br, gzip", "gzip;q=0.5", " \tgzip", "*",
                                        "deflate,gzip ; q=1", "identity;q=0, gzip;q=0.001"};
    static const char *const refuses[] = {"", "br", "gzipped", "gzip;q=0", "gzip;q=0.000", "x-gzip",
                                          "identity", ",,,", "gzi", "q=gzip"};
    for (size_t i = 0; i < sizeof takes / sizeof takes[0]; i++)
        if (!http_takes_gzip(takes[i]))
            fail_msg("refused: %s", takes[i]);
    for (size_t i = 0; i < sizeof refuses / sizeof refuses[0]; i++)
        if (http_takes_gzip(refuses[i]))
            fail_msg("taken: %s", refuses[i]);
}

static void only_exact_names_are_known(void **state)
{
    static const char *const unknown[] = {
        "", "//", "/..", "/index.html/", "/INDEX.HTML", "index.html", "/texts/brawl.json ",
        "/texts", "/texts/../rules/brawl.json", "/healthz/", "/metricss", "/rules/none.json",
        "/files.txt", "/assets", "/assets/", "/assets/../index.html", "/favicon.svg/"};
    Http *h = *state;
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++)
        if (ask(h, unknown[i], false, "").status != 404)
            fail_msg("known: %s", unknown[i]);
    assert_int_equal(ask(h, "/", false, "").status, 200);
    assert_int_equal(ask(h, "/index.html", false, "").status, 200);
    assert_int_equal(ask(h, "/texts/brawl.json", false, "").status, 200);
    assert_int_equal(ask(h, "/ws", false, "").status, 426);
}

static bool ends(const char *text, const char *end)
{
    const size_t n = strlen(text), e = strlen(end);
    return n >= e && strcmp(text + n - e, end) == 0;
}

/* Names with a hash never change; the names that lead to them may. */
static void files_of_the_client_age_by_their_names(void **state)
{
    int lasting = 0;
    for (int i = 0; i < n_assets; i++) {
        const HttpReply r = ask(*state, assets[i].path, true, "");
        const bool hashed = strncmp(assets[i].path, "/assets/", 8) == 0;
        const bool packed = ends(assets[i].path, ".woff2") || ends(assets[i].path, ".png");
        assert_int_equal(r.status, 200);
        assert_string_equal(r.cache, hashed ? "public, max-age=31536000, immutable" : "no-cache");
        assert_false(packed && (r.gzip || r.varies));
        if (i > 0 && strcmp(assets[i].path, "/") != 0)
            assert_true(strcmp(assets[i - 1].path, assets[i].path) < 0);
        lasting += hashed;
    }
    assert_true(lasting >= 2);  /* a script and a style sheet at least */
}

/* Everything the page names below assets/ is there, with the type browsers insist on. */
static void what_the_page_names_is_there(void **state)
{
    const HttpReply page = ask(*state, "/", false, "");
    static char text[65536];
    int found = 0;
    assert_true(page.n < sizeof text);
    memcpy(text, page.body, page.n);
    for (char *at = strstr(text, "assets/"); at != 0; at = strstr(at + 1, "assets/")) {
        char path[200] = "/";
        strncat(path, at, strcspn(at, "\"'") < 190 ? strcspn(at, "\"'") : 190);
        const HttpReply r = ask(*state, path, false, "");
        assert_int_equal(r.status, 200);
        if (ends(path, ".js"))
            assert_string_equal(r.type, "text/javascript; charset=utf-8");
        else if (ends(path, ".css"))
            assert_string_equal(r.type, "text/css; charset=utf-8");
        found++;
    }
    assert_true(found >= 2);
}

static void each_form_has_its_own_name(void **state)
{
    Http *h = *state;
    const HttpReply plain = ask(h, "/rules/brawl.json", false, "");
    const HttpReply packed = ask(h, "/rules/brawl.json", true, "");
    assert_true(packed.gzip && !plain.gzip && packed.n < plain.n && plain.varies && packed.varies);
    assert_string_not_equal(plain.etag, packed.etag);
    assert_int_equal(ask(h, "/rules/brawl.json", false, plain.etag).status, 304);
    assert_int_equal(ask(h, "/rules/brawl.json", true, packed.etag).status, 304);
    assert_int_equal(ask(h, "/rules/brawl.json", true, plain.etag).status, 200);
    assert_int_equal(ask(h, "/rules/brawl.json", false, packed.etag).status, 200);
    assert_int_equal(ask(h, "/rules/null.json", false, plain.etag).status, 200);
}

static void what_is_packed_unpacks(void **state)
{
    Http *h = *state;
    const HttpReply plain = ask(h, "/texts/brawl.json", false, "");
    const HttpReply packed = ask(h, "/texts/brawl.json", true, "");
    unsigned char *out = malloc(plain.n + 1);
    z_stream z = {.next_in = (Bytef *)(uintptr_t)packed.body, .avail_in = (uInt)packed.n,
                  .next_out = out, .avail_out = (uInt)plain.n + 1};
    assert_int_equal(inflateInit2(&z, 15 + 16), Z_OK);
    assert_int_equal(inflate(&z, Z_FINISH), Z_STREAM_END);
    assert_int_equal(z.total_out, plain.n);
    assert_memory_equal(out, plain.body, plain.n);
    inflateEnd(&z);
    free(out);
}

static int count(const HttpReply *r, const char *part)
{
    int n = 0;
    char *text = calloc(1, r->n + 1);
    assert_non_null(text);
    memcpy(text, r->body, r->n);
    for (const char *at = strstr(text, part); at != 0; at = strstr(at + 1, part))
        n++;
    free(text);
    return n;
}

/* Matches may be played with content that the program has no more: its texts are told once in each
 * language, and those of today stay as they are. */
static void texts_of_kept_packs_are_told(void **state)
{
    static const Text old[] = {{"card.goat", {"Bock", "Billy"}},
                               {"card.zebra", {"Zebra", "Zebra"}}};
    static const Pack kept[] = {
        {.game = "null", .name = "kept-1", .hash = {1}, .texts = old, .n_texts = 2},
        {.game = "null", .name = "kept-2", .hash = {2}, .texts = old, .n_texts = 2},
    };
    (void)state;
    for (int i = 0; i < 2; i++)
        assert_true(pack_register(&kept[i]) >= 0);
    Http *h = http_new();
    const HttpReply null = ask(h, "/texts/null.json", false, "");
    const HttpReply brawl = ask(h, "/texts/brawl.json", false, "");
    assert_int_equal(count(&null, "\"card.zebra\""), LANGS);
    assert_int_equal(count(&null, "\"card.goat\""), LANGS);
    assert_int_equal(count(&null, "Bock"), 0);
    assert_int_equal(count(&brawl, "card.zebra"), 0);
    http_free(h);
}

static void health_follows_the_store(void **state)
{
    const HttpRequest q = {.path = "/healthz", .readable = true, .known_etag = ""};
    const Figures bad = {.hub = &no_figures, .store_fails = true};
    HttpReply good = ask(*state, "/healthz", false, ""), r;
    http_answer(*state, &q, &bad, &r);
    assert_int_equal(good.status, 200);
    assert_int_equal(r.status, 503);
    assert_string_equal(r.made, "{\"ok\":false,\"store\":\"failing\"}\n");
    free(good.made);
    free(r.made);
}

/* The largest figures fit into the room there is. */
static void metrics_are_never_cut(void **state)
{
    HubFigures hub;
    Figures f;
    HttpReply r;
    const HttpRequest q = {.path = "/metrics", .readable = true, .known_etag = ""};
    memset(&hub, 0x7f, sizeof hub);
    memset(&f, 0x7f, sizeof f);
    f.hub = &hub;
    f.store_fails = false;
    http_answer(*state, &q, &f, &r);
    assert_int_equal(r.status, 200);
    assert_non_null(strstr(r.made, "process_cpu_seconds_total "));
    assert_int_equal(r.made[r.n - 1], '\n');
    free(r.made);
}

static void addresses_are_those_limits_count(void **state)
{
    (void)state;
    static const struct { const char *peer, *forwarded, *is; } cases[] = {
        {"127.0.0.1", "", "127.0.0.1"},
        {"::ffff:10.0.0.7", "", "10.0.0.7"},
        {"2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"},
        {"127.0.0.1", "10.1.2.3", "10.1.2.3"},
        {"127.0.0.1", "6.6.6.6, 10.1.2.3", "10.1.2.3"},
        {"127.0.0.1", "6.6.6.6,\t2001:db8::9 ", "2001:db8::/64"},
        {"127.0.0.1", "::ffff:10.0.0.7", "10.0.0.7"},
        {"127.0.0.1", "unknown", "127.0.0.1"},
        {"127.0.0.1", "10.1.2.3,", "127.0.0.1"},
        {"127.0.0.1", "10.1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17.18.19", "127.0.0.1"},
        {"::1", "", "::/64"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char address[HUB_ADDRESS];
        client_address(cases[i].peer, cases[i].forwarded, address);
        assert_string_equal(address, cases[i].is);
    }
}

/* ---- workers ---- */

enum { JOBS = 200, SECONDS = 20 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int woken;

static void wake(void *to)
{
    (void)to;
    pthread_mutex_lock(&lock);
    woken++;
    pthread_mutex_unlock(&lock);
}

/* A quick one: no password fits an empty hash. */
static HubJob *job(int number)
{
    HubJob *j = aligned_alloc(64, (sizeof *j + 63) / 64 * 64);
    memset(j, 0, sizeof *j);
    j->kind = JOB_LOGIN;
    j->version = number;
    j->good = true;
    return j;
}

static void every_job_comes_back_once(void **state)
{
    (void)state;
    bool seen[JOBS] = {false};
    int back = 0;
    Workers *w = workers_start(4, wake, 0);
    assert_non_null(w);
    for (int i = 0; i < JOBS; i++)
        workers_put(w, job(i));
    for (int i = 0; i < SECONDS * 1000 && back < JOBS; i++) {
        for (HubJob *j = workers_take(w), *next; j != 0; j = next) {
            next = j->next;
            assert_false(seen[j->version] || j->good);
            seen[j->version] = true;
            back++;
            free(j);
        }
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, 0);
    }
    assert_int_equal(back, JOBS);
    assert_int_equal(workers_waiting(w), 0);
    assert_null(workers_stop(w));
    assert_int_equal(woken, JOBS);
}

/* What still waits, and what nobody took back, goes back to its owner: none is lost or freed. */
static void stopping_hands_back_what_waits(void **state)
{
    (void)state;
    bool seen[JOBS] = {false};
    int back = 0;
    Workers *w = workers_start(1, wake, 0);
    for (int i = 0; i < JOBS; i++)
        workers_put(w, job(i));
    for (HubJob *j = workers_stop(w), *next; j != 0; j = next) {
        next = j->next;
        assert_false(seen[j->version]);
        seen[j->version] = true;
        back++;
        free(j);
    }
    assert_int_equal(back, JOBS);
}

static int begin(void **state)
{
    packs_install();
    *state = http_new();
    return *state == 0;
}

static int end(void **state)
{
    http_free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gzip_is_taken_by_who_names_it),
        cmocka_unit_test(only_exact_names_are_known),
        cmocka_unit_test(files_of_the_client_age_by_their_names),
        cmocka_unit_test(what_the_page_names_is_there),
        cmocka_unit_test(each_form_has_its_own_name),
        cmocka_unit_test(what_is_packed_unpacks),
        cmocka_unit_test(texts_of_kept_packs_are_told),
        cmocka_unit_test(health_follows_the_store),
        cmocka_unit_test(metrics_are_never_cut),
        cmocka_unit_test(addresses_are_those_limits_count),
        cmocka_unit_test(every_job_comes_back_once),
        cmocka_unit_test(stopping_hands_back_what_waits),
    };
    return cmocka_run_group_tests_name("web", tests, begin, end);
}
