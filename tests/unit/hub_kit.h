/* What the tests of the hub share: a hub without sockets, a store of its own for each test, and
 * people who send requests and put views together. Bots think at once. */
#ifndef TESTS_HUB_KIT_H
#define TESTS_HUB_KIT_H

#include "unit.h"

#include <time.h>
#include <unistd.h>

#include <jansson.h>
#include <sodium.h>

#include "../net/merge.h"
#include "core/utf8.h"
#include "pack/packs.h"
#include "server/hub/hub.h"

enum { PEOPLE = MAX_SEATS + 1 };

typedef struct Person {
    Conn *conn;
    char match[STORE_SLUG], key[64];
    json_t *view;            /* newest view, changes merged */
    json_t *known;           /* that of each match */
    long long version;
    int views, errors;
    char *raw;               /* newest raw message */
} Person;

typedef struct World {
    char path[64];
    Store *store;
    Hub *hub;
    HubJob *jobs;            /* of bots and whoever asks; … */
    HubJob *loads;           /* … matches that come into memory: they never wait here */
    int64_t now;
    bool hold_bots;
    Person person[PEOPLE];
    json_t *reply;           /* newest direct reply */
} World;

/* Before all tests of a program. */
static inline int prepare(void **state)
{
    (void)state;
    packs_install();
    return sodium_init() < 0 ? -1 : 0;
}

static inline void wake(void *host, void *socket) { (void)host; (void)socket; }
static inline void close_socket(void *host, void *socket) { (void)host; (void)socket; }
static inline void note(void *host, const char *line) { (void)host; (void)line; }

static inline void random_bytes(void *host, void *bytes, size_t n)
{
    (void)host;
    randombytes_buf(bytes, n);
}

static inline void think(void *host, HubJob *job)
{
    World *w = host;
    job->next = job->kind == JOB_LOAD ? w->loads : w->jobs;
    *(job->kind == JOB_LOAD ? &w->loads : &w->jobs) = job;
}

static inline uint64_t micros(void *host)
{
    (void)host;
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000u + (uint64_t)t.tv_nsec / 1000;
}

static inline void open_hub_with(World *w, const HubLimits *limits)
{
    char why[STORE_WHY];
    const HubHost host = {wake, close_socket, think, note, random_bytes, micros, w};
    if (w->hub != 0)
        hub_free(w->hub);
    if (w->store != 0)
        store_close(w->store);
    w->store = store_open(w->path, why);
    if (w->store == 0)
        fail_msg("%s", why);
    w->hub = hub_new(w->store, &host, limits);
    hub_resume(w->hub, w->now);
}

static inline void open_hub(World *w)
{
    HubLimits limits;
    hub_default_limits(&limits);
    limits.messages_per_second = limits.messages_per_address = limits.views_per_second = 100000;
    limits.cpu_per_address = 100000;  /* sanitizers are slow */
    open_hub_with(w, &limits);
}

static inline void open_world(World *w)
{
    static int worlds;  /* a test that fails does not make the next one fail */
    memset(w, 0, sizeof *w);
    w->now = 1000000;
    snprintf(w->path, sizeof w->path, "/tmp/hub-test-%ld-%d.db", (long)getpid(), ++worlds);
    remove(w->path);
    open_hub(w);
}

static inline void abandon_jobs(World *w, HubJob **list)
{
    while (*list != 0) {
        HubJob *job = *list;
        *list = job->next;
        hub_abandon(w->hub, job);
    }
}

static inline void close_hub(World *w)
{
    abandon_jobs(w, &w->jobs);
    abandon_jobs(w, &w->loads);
    hub_free(w->hub);
    store_close(w->store);
    w->hub = 0;
    w->store = 0;
    for (int i = 0; i < PEOPLE; i++) {
        json_decref(w->person[i].view);
        json_decref(w->person[i].known);
        w->person[i].view = w->person[i].known = 0;
        w->person[i].conn = 0;
        free(w->person[i].raw);
        w->person[i].raw = 0;
    }
    json_decref(w->reply);
    w->reply = 0;
}

static inline void close_world(World *w)
{
    char other[80];
    close_hub(w);
    remove(w->path);
    snprintf(other, sizeof other, "%s-wal", w->path);
    remove(other);
    snprintf(other, sizeof other, "%s-shm", w->path);
    remove(other);
    snprintf(other, sizeof other, "%s.lock", w->path);
    remove(other);
}

static inline Person *come(World *w, int i)
{
    w->person[i].conn = hub_connect(w->hub, &w->person[i], "127.0.0.1", w->now);
    assert_non_null(w->person[i].conn);
    json_decref(w->person[i].known);
    w->person[i].known = json_object();
    return &w->person[i];
}

/* Takes everything that waits for a person. */
static inline void read_all(World *w, Person *p)
{
    size_t n;
    for (const char *text = hub_next(w->hub, p->conn, &n); text != 0;
         text = hub_next(w->hub, p->conn, &n)) {
        json_error_t problem;
        assert_true(utf8_valid(text, n));
        json_t *m = json_loadb(text, n, JSON_REJECT_DUPLICATES, &problem);
        if (m == 0)
            fail_msg("not JSON: %s: %.*s", problem.text, (int)n, text);
        free(p->raw);
        p->raw = strndup(text, n);
        assert_non_null(p->raw);
        const char *type = json_string_value(json_object_get(m, "t"));
        assert_non_null(type);
        const json_t *d = json_object_get(m, "d");
        if (strcmp(type, "view") == 0 && json_object_get(d, "past") == 0) {
            json_decref(p->view);
            p->view = json_incref(json_object_get(m, "d"));
            merge_view(p->known, p->view);
            p->version = json_integer_value(json_object_get(m, "v"));
            p->views++;
        }
        if (json_object_get(m, "q") != 0 || strcmp(type, "rematch") == 0 ||
            strcmp(type, "proposal") == 0 || strcmp(type, "chat") == 0) {
            json_decref(w->reply);
            w->reply = json_incref(m);
        }
        json_decref(m);
    }
}

static inline void settle(World *w)
{
    do {
        while (w->loads != 0 || (w->jobs != 0 && !w->hold_bots)) {
            HubJob **list = w->loads != 0 ? &w->loads : &w->jobs;
            HubJob *job = *list;
            *list = job->next;
            hub_job_run(job);
            hub_job_done(w->hub, job, w->now);
        }
        hub_tick(w->hub, w->now);
    } while (w->loads != 0 || (w->jobs != 0 && !w->hold_bots) ||
             hub_next_tick(w->hub, w->now) == 0);
    for (int i = 0; i < PEOPLE; i++)
        if (w->person[i].conn != 0)
            read_all(w, &w->person[i]);
}

/* Sends a request and returns the type of the reply. */
static inline const char *ask(World *w, Person *p, const char *format, ...)
{
    char text[HUB_MESSAGE_MAX];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    json_decref(w->reply);
    w->reply = 0;
    hub_message(w->hub, p->conn, text, strlen(text), w->now);
    settle(w);
    return w->reply != 0 ? json_string_value(json_object_get(w->reply, "t")) : "";
}

static inline const char *reply_text(World *w, const char *key)
{
    const char *text = json_string_value(json_object_get(json_object_get(w->reply, "d"), key));
    return text != 0 ? text : "";
}

static inline void check_error(World *w, const char *reply, const char *code)
{
    assert_string_equal(reply, "error");
    assert_string_equal(reply_text(w, "code"), code);
}

static inline void create_game(World *w, Person *p, const char *game, const char *seats,
                               const char *more)
{
    assert_string_equal(ask(w, p, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"%s\","
                                  "\"name\":\"Anna\",\"seats\":%s%s}}", game, seats, more),
                        "created");
    snprintf(p->match, sizeof p->match, "%s", reply_text(w, "match"));
    snprintf(p->key, sizeof p->key, "%s", reply_text(w, "key"));
}

static inline void create(World *w, Person *p, const char *seats, const char *more)
{
    create_game(w, p, "brawl", seats, more);
}

static inline const char *first_option(const Person *p)
{
    const json_t *options = json_object_get(p->view, "options");
    return json_string_value(
        json_object_get(json_array_get(options, json_array_size(options) / 2), "n"));
}

static inline bool is_over(const Person *p)
{
    return json_is_true(json_object_get(p->view, "over"));
}

static inline void answer(World *w, Person *p, const char *option)
{
    char copy[100];
    snprintf(copy, sizeof copy, "%s", option);
    assert_string_equal(ask(w, p, "{\"t\":\"answer\",\"q\":2,\"v\":%lld,\"d\":{\"match\":\"%s\","
                                  "\"option\":\"%s\"}}", p->version, p->match, copy), "done");
}

static inline Person *asked_of_two(Person *a, Person *b)
{
    return json_object_get(a->view, "options") != 0 ? a : b;
}

/* Whoever is asked answers something in the middle of the menu, until the match is over. */
static inline int play_out(World *w, Person *a, Person *b, int most)
{
    int answers = 0;
    while (!is_over(a) && answers < most) {
        Person *p = asked_of_two(a, b);
        const char *option = first_option(p);
        assert_non_null(option);
        answer(w, p, option);
        answers++;
    }
    return answers;
}

/* Keeps the key that was given for an invitation. */
static inline void take_key(World *w, Person *p)
{
    const char *key = reply_text(w, "key");
    assert_int_equal(strlen(key), 32);
    snprintf(p->key, sizeof p->key, "%s", key);
}

/* Time passes as it does for a server that runs. */
static inline void pass_time(World *w, int64_t ms)
{
    for (; ms > 0; ms -= 1000) {
        w->now += ms < 1000 ? ms : 1000;
        settle(w);
    }
}

static inline void leave(World *w, Person *p)
{
    hub_disconnect(w->hub, p->conn);
    p->conn = 0;
    settle(w);
}

/* Somebody who was at a match before comes again, with the key of then. */
static inline Person *come_back(World *w, int i)
{
    Person *p = come(w, i);
    const char *reply = ask(w, p, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\","
                                  "\"key\":\"%s\"}}", p->match, p->key);
    if (strcmp(reply, "proposal") != 0)  /* comes after it, if one is open */
        assert_string_equal(reply, "joined");
    return p;
}

/* Takes the first free seat of the match that was just created. */
static inline void accept_invite(World *w, const Person *host, Person *p)
{
    char invite[64];
    const json_t *d = json_object_get(w->reply, "d");
    const json_t *first = json_array_get(json_object_get(d, "invites"), 0);
    snprintf(invite, sizeof invite, "%s", json_string_value(json_object_get(first, "key")));
    snprintf(p->match, sizeof p->match, "%s", host->match);
    assert_string_equal(ask(w, p, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\",\"key\":\"%s\","
                                  "\"name\":\"Bert\"}}", p->match, invite), "joined");
    take_key(w, p);
}

/* One creates a match, the other joins it with the invite. */
static inline void seat_two(World *w, Person *a, Person *b, const char *more)
{
    create(w, a, "[\"me\",\"open\"]", more);
    accept_invite(w, a, b);
}

/* ---- playing through the hub ---- */

static inline const json_t *options_of(const Person *p)
{
    return p->conn != 0 ? json_object_get(p->view, "options") : 0;
}

static inline const char *prompt_of(const Person *p)
{
    return json_string_value(json_object_get(json_object_get(p->view, "prompt"), "key"));
}

static inline bool is_offered(const Person *p, const char *option)
{
    return member_with(options_of(p), "n", option) != 0;
}

/* The first option that begins so; NULL: none. */
static inline const char *option_like(const Person *p, const char *begin)
{
    size_t i;
    json_t *option;
    json_array_foreach(options_of(p), i, option) {
        const char *n = json_string_value(json_object_get(option, "n"));
        if (strncmp(n, begin, strlen(begin)) == 0)
            return n;
    }
    return 0;
}

static inline const char *any_option(const Person *p)
{
    const json_t *options = options_of(p);
    return json_string_value(json_object_get(
        json_array_get(options, randombytes_uniform((uint32_t)json_array_size(options))), "n"));
}

static inline const char *ask_match(World *w, Person *p, const char *type, const char *more)
{
    return ask(w, p, "{\"t\":\"%s\",\"q\":3,\"d\":{\"match\":\"%s\"%s}}", type, p->match, more);
}

static inline const json_t *data(const World *w, const char *key)
{
    return json_object_get(json_object_get(w->reply, "d"), key);
}

#endif
