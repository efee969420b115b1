/* Plays the examples of docs/protocol.md against the hub: every "A>" is sent, every "A<" must come.
 * So the document cannot drift from what the server does. Prints TAP, one test a chapter of the
 * document. */
#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "pack/packs.h"
#include "server/hub/hub.h"

enum { PEOPLE = 3, INBOX = 256, VARIABLES = 32, LINE = 2000, LUCK = 2 };

typedef struct Variable {
    char name[24], value[200];
} Variable;

typedef struct Person {
    Conn *conn;
    json_t *inbox[INBOX];
    int n;
} Person;

static Hub *hub;
static HubJob *jobs;
static Person person[PEOPLE];
static Variable variable[VARIABLES];
static int n_variables;
static int64_t now = 1000000;

static void wake(void *host, void *socket) { (void)host; (void)socket; }
static void close_socket(void *host, void *socket) { (void)host; (void)socket; }
static void note(void *host, const char *line) { (void)host; (void)line; }

/* The same luck in every run: with another roll the way of the examples may end on a chest, and
 * then its future is a sample instead of exact. */
static void random_bytes(void *host, void *bytes, size_t n)
{
    static FastChance luck;
    if (luck.chance.below == 0)
        chance_fast(&luck, LUCK);
    (void)host;
    for (size_t i = 0; i < n; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)fast_below(&luck, 256);
}

static void think(void *host, HubJob *job)
{
    (void)host;
    job->next = jobs;
    jobs = job;
}

static uint64_t micros(void *host)
{
    (void)host;
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000u + (uint64_t)t.tv_nsec / 1000;
}

static void settle(void)
{
    now += 20;
    do {
        while (jobs != 0) {
            HubJob *job = jobs;
            jobs = job->next;
            hub_job_run(job);
            hub_job_done(hub, job, now);
        }
        hub_tick(hub, now);
    } while (jobs != 0);
    for (int i = 0; i < PEOPLE; i++) {
        size_t n;
        for (const char *text = hub_next(hub, person[i].conn, &n); text != 0;
             text = hub_next(hub, person[i].conn, &n))
            if (person[i].n < INBOX)
                person[i].inbox[person[i].n++] = json_loadb(text, n, JSON_REJECT_DUPLICATES, 0);
    }
}

/* ---- variables ---- */

static const char *value_of(const char *name)
{
    for (int i = 0; i < n_variables; i++)
        if (strcmp(variable[i].name, name) == 0)
            return variable[i].value;
    return 0;
}

static void replace(const char *line, char *out, size_t cap)
{
    size_t n = 0;
    while (*line != '\0' && n + 1 < cap) {
        char name[24];
        int length = 0;
        if (*line == '$' && sscanf(line + 1, "%23[a-z]%n", name, &length) == 1 &&
            value_of(name) != 0) {
            n += (size_t)snprintf(out + n, cap - n, "%s", value_of(name));
            line += 1 + length;
        } else {
            out[n++] = *line++;
        }
    }
    out[n < cap ? n : cap - 1] = '\0';
}

/* ---- comparing ---- */

static bool fits(const json_t *wanted, const json_t *is, bool keep);

/* A text or a number as the text that stands for it in examples; false: it is neither. */
static bool as_text(const json_t *is, char *out, size_t cap)
{
    if (json_is_integer(is))
        snprintf(out, cap, "%lld", (long long)json_integer_value(is));
    else
        snprintf(out, cap, "%s", json_is_string(is) ? json_string_value(is) : "");
    return json_is_integer(is) || json_is_string(is);
}

static bool text_fits(const char *wanted, const json_t *is, bool keep)
{
    char value[sizeof variable[0].value];
    if (strcmp(wanted, "…") == 0)
        return is != 0;
    if (wanted[0] != '$')
        return json_is_string(is) && strcmp(wanted, json_string_value(is)) == 0;
    if (!as_text(is, value, sizeof value))
        return false;
    if (value_of(wanted + 1) != 0)
        return strcmp(value_of(wanted + 1), value) == 0;
    if (keep && n_variables < VARIABLES) {
        snprintf(variable[n_variables].name, sizeof variable[0].name, "%s", wanted + 1);
        snprintf(variable[n_variables++].value, sizeof variable[0].value, "%s", value);
    }
    return true;
}

static bool list_fits(const json_t *wanted, const json_t *is, bool keep)
{
    if (json_array_size(wanted) > json_array_size(is) ||
        (json_array_size(wanted) == 0 && json_array_size(is) != 0))
        return false;
    for (size_t i = 0; i < json_array_size(wanted); i++)
        if (!fits(json_array_get(wanted, i), json_array_get(is, i), keep))
            return false;
    return true;
}

static bool fits(const json_t *wanted, const json_t *is, bool keep)
{
    const char *key;
    json_t *value;
    if (json_is_string(wanted))
        return text_fits(json_string_value(wanted), is, keep);
    if (json_is_array(wanted))
        return json_is_array(is) && list_fits(wanted, is, keep);
    if (!json_is_object(wanted))
        return json_equal((json_t *)wanted, (json_t *)is);
    json_object_foreach((json_t *)wanted, key, value)
        if (!fits(value, json_object_get(is, key), keep))
            return false;
    return true;
}

/* Takes messages out of the inbox up to the one that fits. */
static bool expect(Person *p, const char *line, char *why, size_t cap)
{
    json_error_t problem;
    json_t *wanted = json_loads(line, 0, &problem);
    if (wanted == 0) {
        snprintf(why, cap, "the example is not JSON: %s", problem.text);
        return false;
    }
    int i = 0;
    while (i < p->n && !fits(wanted, p->inbox[i], false))
        i++;
    const bool found = i < p->n;
    if (found) {
        fits(wanted, p->inbox[i], true);
        for (int k = 0; k <= i; k++)
            json_decref(p->inbox[k]);
        memmove(p->inbox, p->inbox + i + 1, (size_t)(p->n - i - 1) * sizeof p->inbox[0]);
        p->n -= i + 1;
    } else {
        char *last = p->n > 0 ? json_dumps(p->inbox[p->n - 1], JSON_COMPACT) : 0;
        snprintf(why, cap, "this did not come; the last of %d was %.300s", p->n,
                 last != 0 ? last : "nothing");
        free(last);
    }
    json_decref(wanted);
    return found;
}

static bool has_error(const Person *p)
{
    for (int i = 0; i < p->n; i++)
        if (strcmp(json_string_value(json_object_get(p->inbox[i], "t")), "error") == 0)
            return true;
    return false;
}

static bool play_line(const char *line, char *why, size_t cap)
{
    char text[LINE];
    Person *p = &person[line[0] - 'A'];
    if (line[1] == '<')
        return expect(p, line + 2, why, cap);
    replace(line + 2, text, sizeof text);
    hub_message(hub, p->conn, text, strlen(text), now);
    settle();
    return true;
}

/* ---- the document ---- */

static bool is_example(const char *line)
{
    return line[0] >= 'A' && line[0] < 'A' + PEOPLE && (line[1] == '>' || line[1] == '<');
}

/* Plays all examples; returns the number of chapters that failed. */
static int play_document(FILE *f, bool *anna_begins)
{
    char line[LINE], chapter[100] = "", why[500] = "";
    int number = 0, chapters = 0, failed = 0;
    bool inside = false, had_examples = false;
    while (fgets(line, sizeof line, f) != 0) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        const bool heading = strncmp(line, "## ", 3) == 0;
        if (heading && had_examples)
            printf("%s %d - %s\n%s%s%s", why[0] == '\0' ? "ok" : "not ok", ++chapters, chapter,
                   why[0] != '\0' ? "# " : "", why, why[0] != '\0' ? "\n" : "");
        if (heading) {
            snprintf(chapter, sizeof chapter, "%.90s", line + 3);
            failed += why[0] != '\0';
            had_examples = false;
            why[0] = '\0';
        }
        if (strncmp(line, "```", 3) == 0)
            inside = !inside && strcmp(line, "```exchange") == 0;
        if (!inside || !is_example(line) || why[0] != '\0')
            continue;
        char problem[420];
        had_examples = true;
        if (!play_line(line, problem, sizeof problem))
            snprintf(why, sizeof why, "line %d: %s", number, problem);
        if (strstr(line, "\"side north\"") != 0 && line[1] == '>')
            *anna_begins = !has_error(&person[0]);
    }
    if (had_examples)
        printf("%s %d - %s\n%s%s%s1..%d\n", why[0] == '\0' ? "ok" : "not ok", chapters + 1, chapter,
               why[0] != '\0' ? "# " : "", why, why[0] != '\0' ? "\n" : "", chapters + 1);
    return failed + (why[0] != '\0');
}

static void open_world(Store **store)
{
    char why[STORE_WHY];
    HubLimits limits;
    const HubHost host = {wake, close_socket, think, note, random_bytes, micros, 0};
    hub_default_limits(&limits);
    *store = store_open(":memory:", why);
    hub = hub_new(*store, &host, &limits);
    for (int i = 0; i < PEOPLE; i++)
        person[i].conn = hub_connect(hub, &person[i], "127.0.0.1", now);
    n_variables = 0;
}

static void close_world(Store *store)
{
    for (int i = 0; i < PEOPLE; i++)
        for (; person[i].n > 0; person[i].n--)
            json_decref(person[i].inbox[person[i].n - 1]);
    hub_free(hub);
    store_close(store);
}

int main(int argc, char **argv)
{
    FILE *f = argc > 1 ? fopen(argv[1], "r") : 0;
    if (f == 0 || sodium_init() < 0) {
        fprintf(stderr, "usage: unit_protocol docs/protocol.md\n");
        return 2;
    }
    packs_install();
    /* Who begins is drawn by lot: try until it is Anna, then play for the record. */
    int failed = 1;
    for (int i = 0; i < 40; i++) {
        Store *store;
        bool anna_begins = false;
        char *text = 0;
        size_t n = 0;
        open_world(&store);
        rewind(f);
        FILE *out = open_memstream(&text, &n);
        fflush(stdout);
        FILE *old = stdout;
        stdout = out;
        failed = play_document(f, &anna_begins);
        stdout = old;
        fclose(out);
        close_world(store);
        if (anna_begins || i == 39) {
            fputs(text, stdout);
            free(text);
            break;
        }
        free(text);
    }
    fclose(f);
    return failed > 0;
}
