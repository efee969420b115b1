/* Figures as text; see metrics.h. */
#include "server/net/metrics.h"

#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "core/json.h"

void write_health(Str *out, const Figures *f)
{
    Json j = {.out = out};
    json_open(&j, '{');
    json_key(&j, "ok");
    json_bool(&j, !f->store_fails);
    json_key(&j, "store");
    json_text(&j, f->store_fails ? "failing" : "ok");
    json_close(&j, '}');
    str_char(out, '\n');
}

static void head(Str *out, const char *name, const char *type, const char *help)
{
    put(out, "# HELP spielwerk_%s %s\n# TYPE spielwerk_%s %s\n", name, help, name, type);
}

static void one(Str *out, const char *name, const char *type, const char *help, uint64_t value)
{
    head(out, name, type, help);
    put(out, "spielwerk_%s ", name);
    str_int(out, (long long)value);
    str_char(out, '\n');
}

static void counter(Str *out, const char *name, const char *help, uint64_t value)
{
    one(out, name, "counter", help, value);
}

static void gauge(Str *out, const char *name, const char *help, uint64_t value)
{
    one(out, name, "gauge", help, value);
}

/* Microseconds as seconds. */
static void put_seconds(Str *out, uint64_t us)
{
    char text[32];
    snprintf(text, sizeof text, "%llu.%06llu", (unsigned long long)(us / 1000000),
             (unsigned long long)(us % 1000000));
    str_text(out, text);
}

static void seconds(Str *out, const char *name, const char *type, const char *help, uint64_t us)
{
    head(out, name, type, help);
    put(out, "spielwerk_%s ", name);
    put_seconds(out, us);
    str_char(out, '\n');
}

static void commit_times(Str *out, const HubFigures *f)
{
    uint64_t sum = 0;
    head(out, "commit_seconds", "histogram", "Time of a group commit.");
    for (int i = 0; i < 10; i++) {
        sum += f->commit_bucket[i];
        put(out, "spielwerk_commit_seconds_bucket{le=\"");
        if (i < 9)
            put_seconds(out, 100u << i);
        else
            put(out, "+Inf");
        put(out, "\"} ");
        str_int(out, (long long)sum);
        str_char(out, '\n');
    }
    put(out, "spielwerk_commit_seconds_sum ");
    put_seconds(out, f->commit_us_sum);
    put(out, "\nspielwerk_commit_seconds_count ");
    str_int(out, (long long)sum);
    str_char(out, '\n');
}

static void hub_part(Str *out, const HubFigures *f)
{
    counter(out, "connections_total", "WebSocket connections since the start.", f->connections);
    gauge(out, "connections", "WebSocket connections now.", f->connected_now);
    counter(out, "matches_created_total", "Matches created.", f->matches_created);
    counter(out, "matches_loaded_total", "Matches rebuilt from their logs.", f->matches_loaded);
    gauge(out, "matches_in_memory", "Matches in memory now.", f->matches_in_memory);
    gauge(out, "match_bytes", "Memory of these matches.", f->match_bytes);
    counter(out, "messages_in_total", "Messages from clients.", f->messages_in);
    counter(out, "messages_out_total", "Messages to clients.", f->messages_out);
    counter(out, "message_bytes_out_total", "Bytes of messages to clients.", f->bytes_out);
    counter(out, "answers_total", "Durable answers of people.", f->answers);
    counter(out, "bot_answers_total", "Durable answers of bots.", f->bot_answers);
    counter(out, "refusals_total", "Messages answered with an error.", f->refusals);
    counter(out, "stale_total", "Answers that came too late.", f->stale);
    counter(out, "commit_failures_total", "Batches that could not be saved.", f->commit_failures);
    gauge(out, "jobs", "Jobs under way.", f->jobs_now);
    counter(out, "jobs_unwanted_total", "Jobs nobody waited for any more.", f->jobs_unwanted);
    seconds(out, "step_seconds_max", "gauge", "The longest the loop worked for one connection.",
            f->step_us_max);
    commit_times(out, f);
    seconds(out, "commit_seconds_max", "gauge", "The longest commit.", f->commit_us_max);
    seconds(out, "bot_seconds_total", "counter", "Time bots have thought.", f->bot_us_sum);
    seconds(out, "bot_seconds_max", "gauge", "The longest thought.", f->bot_us_max);
}

static void web_part(Str *out, const Figures *f)
{
    head(out, "http_requests_total", "counter", "HTTP answers by kind of status.");
    for (int i = 2; i < 6; i++) {
        put(out, "spielwerk_http_requests_total{status=\"%dxx\"} ", i);
        str_int(out, (long long)f->requests[i]);
        str_char(out, '\n');
    }
    gauge(out, "sockets", "TCP connections now.", f->sockets_now);
    counter(out, "turned_away_total", "Connections beyond the limits.", f->turned_away);
    counter(out, "wrong_origin_total", "WebSockets of foreign pages.", f->wrong_origin);
    counter(out, "wrong_frames_total", "Frames too large or binary.", f->wrong_frames);
    gauge(out, "jobs_waiting", "Jobs that wait for a thread.", (uint64_t)f->jobs_waiting);
}

static uint64_t resident_bytes(void)
{
    long all = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f == 0)
        return 0;
    if (fscanf(f, "%ld %ld", &all, &resident) != 2)
        resident = 0;
    fclose(f);
    return (uint64_t)resident * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* Under the names every Prometheus dashboard knows. */
static void process_part(Str *out)
{
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    const uint64_t us = (uint64_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 +
                        (uint64_t)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
    put(out, "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes ");
    str_int(out, (long long)resident_bytes());
    put(out, "\n# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total ");
    put_seconds(out, us);
    str_char(out, '\n');
}

void write_metrics(Str *out, const Figures *f)
{
    hub_part(out, f->hub);
    web_part(out, f);
    process_part(out);
}
