/* Fuzzes the hub with conversations. An input is lines; the first letter says what happens:
 *
 *   1 … 3  the rest of the line is a message of that connection
 *   +N     N milliseconds pass
 *   -N     connection N ends and comes again
 *   *N     up to N offered answers are given by whoever is asked
 *
 * In messages @m, @k, @w, @p, @v, @o stand for the newest match, an open seat's key, a watch key,
 * the newest proposal, the version and an offered option of the connection's newest view. Whatever
 * comes, the hub must not fail, and all it says must be valid UTF-8 and JSON with a type. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "pack/packs.h"
#include "server/hub/hub.h"

enum { CONNS = 3, WORD = 100, MESSAGE = 2 * HUB_MESSAGE_MAX, OUTPUTS = 200000,
       LONGEST = 130000 };

typedef struct Client {
    Conn *conn;
    int number;
    char option[WORD], match[WORD];
    int version;
} Client;

static Hub *hub;
static Client client[CONNS];
static char newest[WORD], key[WORD], watch_key[WORD];
static long long proposal;
static HubJob *jobs;
static int64_t now;
static uint64_t chance;

static void on_wake(void *host, void *socket)
{
    (void)host;
    (void)socket;
}

static void on_log(void *host, const char *line)
{
    (void)host;
    (void)line;
}

static void on_close(void *host, void *socket)
{
    (void)host;
    ((Client *)socket)->number = -1;  /* to be ended after this call */
}

static void on_think(void *host, HubJob *job)
{
    (void)host;
    job->next = jobs;
    jobs = job;
}

static void on_random(void *host, void *bytes, size_t n)
{
    (void)host;
    for (size_t i = 0; i < n; i++) {
        chance = chance * 6364136223846793005u + 1442695040888963407u;
        ((uint8_t *)bytes)[i] = chance >> 56;
    }
}

static uint64_t measure(void *host)
{
    (void)host;
    return (uint64_t)now * 1000;
}

static void take_word(const json_t *from, const char *name, char *to)
{
    const char *text = json_string_value(json_object_get(from, name));
    if (text != 0)
        snprintf(to, WORD, "%s", text);
}

/* Remembers what later messages may speak of. */
static void note_keys(Client *c, const json_t *message, const char *type)
{
    const json_t *d = json_object_get(message, "d");
    if (strcmp(type, "created") == 0) {
        take_word(d, "match", newest);
        take_word(d, "watch", watch_key);
        take_word(json_array_get(json_object_get(d, "invites"), 0), "key", key);
    } else if (strcmp(type, "view") == 0 && json_object_get(message, "q") == 0) {
        const json_t *options = json_object_get(d, "options");
        c->option[0] = '\0';
        c->version = (int)json_integer_value(json_object_get(message, "v"));
        take_word(d, "match", c->match);
        if (json_array_size(options) > 0)
            take_word(json_array_get(options, chance % json_array_size(options)), "n", c->option);
    } else if (strcmp(type, "proposal") == 0) {
        proposal = json_integer_value(json_object_get(d, "proposal"));
    } else if (strcmp(type, "rematch") == 0) {
        take_word(d, "match", newest);
    }
}

static void hear(Client *c)
{
    size_t n;
    int count = 0;
    const char *text;
    while ((text = hub_next(hub, c->conn, &n)) != 0) {
        json_t *message = json_loadb(text, n, JSON_REJECT_DUPLICATES, 0);
        const char *type = json_string_value(json_object_get(message, "t"));
        if (!utf8_valid(text, n) || type == 0 || !json_is_object(json_object_get(message, "d")) ||
            ++count > OUTPUTS)
            abort();
        note_keys(c, message, type);
        json_decref(message);
    }
    if (hub_has_next(hub, c->conn))
        abort();
}

static void connect_client(Client *c, int number)
{
    *c = (Client){.number = number};
    c->conn = hub_connect(hub, c, "127.0.0.1", now);
    if (c->conn == 0)
        abort();
}

/* Passwords are not hashed here: that takes long and is libsodium's. */
static void run_jobs(void)
{
    for (int i = 0; i < 50 && jobs != 0; i++) {
        HubJob *job = jobs;
        jobs = job->next;
        if (job->kind != JOB_REGISTER && job->kind != JOB_LOGIN) {
            hub_job_run(job);
        } else {
            job->good = job->password[0] != 'x';
            snprintf(job->hash, sizeof job->hash, "hash");
        }
        hub_job_done(hub, job, now);
        hub_tick(hub, now);
    }
}

static void settle(void)
{
    hub_tick(hub, now);
    run_jobs();
    for (int i = 0; i < CONNS; i++) {
        hear(&client[i]);
        if (client[i].number < 0) {
            hub_disconnect(hub, client[i].conn);
            connect_client(&client[i], i);
        }
    }
}

/* The message with its @ words filled in. */
static size_t fill_in(const Client *c, const char *text, size_t n, char *out)
{
    size_t k = 0;
    for (size_t i = 0; i < n && k + WORD < MESSAGE; i++) {
        const char letter = text[i] == '@' && i + 1 < n ? text[i + 1] : '\0';
        const char *word = letter == 'm' ? newest : letter == 'k' ? key
                         : letter == 'w' ? watch_key : letter == 'o' ? c->option : 0;
        if (letter == 'v' || letter == 'p')
            k += (size_t)snprintf(out + k, WORD, "%lld", letter == 'v' ? c->version : proposal);
        else if (word != 0)
            k += (size_t)snprintf(out + k, WORD, "%s", word);
        else
            out[k++] = text[i];
        i += letter == 'v' || letter == 'p' || word != 0;
    }
    return k;
}

static void say(Client *c, const char *text, size_t n)
{
    static char out[MESSAGE];
    const size_t k = fill_in(c, text, n, out);
    char *copy = malloc(k > 0 ? k : 1);  /* so that a byte too far is found */
    if (copy == 0)
        abort();
    memcpy(copy, out, k);
    hub_message(hub, c->conn, copy, k > HUB_MESSAGE_MAX ? HUB_MESSAGE_MAX : k, now);
    free(copy);
}

static void play(int most)
{
    for (int i = 0; i < most; i++) {
        Client *c = &client[i % CONNS];
        char text[400];
        if (c->option[0] == '\0')
            continue;
        const int n = snprintf(text, sizeof text,
            "{\"t\":\"answer\",\"q\":%d,\"v\":%d,\"d\":{\"match\":\"%s\",\"option\":\"%s\"}}", i,
            c->version, c->match, c->option);
        now += 20;  /* within the rate */
        hub_message(hub, c->conn, text, (size_t)n, now);
        settle();
    }
}

static int number_of(const char *text, size_t n)
{
    int value = 0;
    for (size_t i = 0; i < n && i < 6 && text[i] >= '0' && text[i] <= '9'; i++)
        value = value * 10 + text[i] - '0';
    return value;
}

/* As for a server that runs; a longer step would be a pause of the process. */
static void pass_time(int ms)
{
    for (; ms > 0; ms -= 1000) {
        now += ms < 1000 ? ms : 1000;
        hub_tick(hub, now);
    }
}

static void play_input(const char *line, size_t n)
{
    if (n == 0)
        return;
    const int number = number_of(line + 1, n - 1);
    if (line[0] >= '1' && line[0] < '1' + CONNS) {
        say(&client[line[0] - '1'], line + 1, n - 1);
        if (n % 3 != 0)
            settle();  /* sometimes several messages share a batch */
    } else if (line[0] == '+') {
        pass_time(number > LONGEST ? LONGEST : number);
        settle();
    } else if (line[0] == '-') {
        client[number % CONNS].number = -1;
        settle();
    } else if (line[0] == '*') {
        play(number > 60 ? 60 : number);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    const HubHost host = {on_wake, on_close, on_think, on_log, on_random, measure, 0};
    char why[STORE_WHY];
    HubLimits limits;
    packs_install();
    hub_default_limits(&limits);
    limits.answers_per_match = 150;
    now = 1800000000000;
    chance = 7;
    proposal = 0;
    newest[0] = key[0] = watch_key[0] = '\0';
    Store *store = store_open(":memory:", why);
    if (store == 0)
        abort();
    hub = hub_new(store, &host, &limits);
    hub_resume(hub, now);
    for (int i = 0; i < CONNS; i++)
        connect_client(&client[i], i);
    for (size_t at = 0, lines = 0; at < n && lines < 60; lines++) {
        const uint8_t *end = memchr(bytes + at, '\n', n - at);
        const size_t length = end != 0 ? (size_t)(end - bytes) - at : n - at;
        play_input((const char *)bytes + at, length);
        at += length + 1;
    }
    settle();
    while (jobs != 0) {
        HubJob *job = jobs;
        jobs = job->next;
        hub_abandon(hub, job);
    }
    hub_free(hub);
    store_close(store);
    return 0;
}
