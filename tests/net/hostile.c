/* Clients as nobody wishes them: silent, slow, flooding, half-way, speaking no WebSocket. The
 * server must go on serving the others, keep its memory, and lose nothing when it is stopped under
 * load. "hostile PROGRAM" starts PROGRAM serve itself. */
#include "kit.h"

#include <signal.h>

#include "player.h"
#include "stored.h"

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* A sanitizer keeps what was freed for a while, so memory says little then. */
enum { ANSWER = 1 << 16, MANY = 1000, MORE_KB = SANITIZED ? 400000 : 20000 };

/* A bare line, and what came back on it. */
typedef struct Line {
    Ws *ws;
    bool open, closed;
    int code, messages, ends;  /* messages heard, and of them final views */
    size_t n;
    char got[ANSWER];  /* the newest of it */
} Line;

static void line_open(void *owner, Ws *ws)
{
    (void)ws;
    ((Line *)owner)->open = true;
}

static void line_text(void *owner, Ws *ws, const char *text, size_t n)
{
    Line *line = owner;
    (void)ws;
    line->messages++;
    line->ends += strstr(text, "\"over\":true") != 0;
    if (n > ANSWER - 1)
        n = ANSWER - 1;
    if (n > ANSWER - 1 - line->n)
        line->n = 0;
    memcpy(line->got + line->n, text, n);
    line->n += n;
    line->got[line->n] = '\0';
}

static void line_closed(void *owner, Ws *ws, int code)
{
    Line *line = owner;
    (void)ws;
    line->ws = 0;
    line->closed = true;
    line->code = code;
}

static const WsHandlers line_handlers = {line_open, line_text, line_closed};

static void rest(int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    while (ws_now_us() < end)
        ws_run(loop, 5);
}

static void wait_until(const bool *flag, int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    while (!*flag && ws_now_us() < end)
        ws_run(loop, 5);
}

static Line *line_new(bool raw)
{
    const WsHow how = {.port = server.port, .raw = raw};
    Line *line = calloc(1, sizeof *line);
    assert_non_null(line);
    line->ws = ws_connect(loop, &how, &line_handlers, line);
    assert_non_null(line->ws);
    wait_until(&line->open, 10000);
    assert_true(line->open);
    return line;
}

static void line_free(Line *line)
{
    if (line->ws != 0)
        ws_drop(line->ws);
    free(line);
}

/* Somebody new gets an answer. */
static void assert_alive(void)
{
    assert_true(server_runs(&server));
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    assert_string_equal(said(talk_ask(t, "hello", -1, 0)), "welcome");
    talk_free(t);
}

/* ---- wrong frames ---- */

typedef void Misdeed(Ws *ws);

/* The server ends this connection, with this code if it says one, and goes on. */
static int must_be_closed_for(const char *title, Misdeed *misdeed, int code)
{
    Line *line = line_new(false);
    misdeed(line->ws);
    wait_until(&line->closed, 5000);
    const bool closed = line->closed;
    const int got = line->code;
    if (!closed)
        print_message("%s: the server does not end the connection; %.100s\n", title, line->got);
    else if (got != code && got != 0)  /* a server may also just hang up */
        print_message("%s: closed with code %d, not %d\n", title, got, code);
    line_free(line);
    assert_alive();
    return closed && (got == code || got == 0) ? 0 : 1;
}

#define must_be_closed(misdeed, code) must_be_closed_for(#misdeed, misdeed, code)

static void opcode_3(Ws *ws) { ws_frame(ws, 3, true, true, "abc", 3); }
static void opcode_11(Ws *ws) { ws_frame(ws, 11, true, true, "abc", 3); }
static void reserved_bit(Ws *ws) { ws_bytes(ws, "\xc1\x82\0\0\0\0{}", 8); }
static void lone_continuation(Ws *ws) { ws_frame(ws, WS_CONT, true, true, "abc", 3); }
static void split_ping(Ws *ws) { ws_frame(ws, WS_PING, false, true, "abc", 3); }

static void long_ping(Ws *ws)
{
    char bytes[200] = {0};
    ws_frame(ws, WS_PING, true, true, bytes, sizeof bytes);
}

static void interleaved(Ws *ws)
{
    ws_frame(ws, WS_TEXT, false, true, "{\"t\":", 5);
    ws_frame(ws, WS_TEXT, true, true, "\"hello\"}", 8);
}

static void endless_length(Ws *ws)
{
    ws_bytes(ws, "\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14);
    char bytes[4096];
    memset(bytes, 'x', sizeof bytes);
    for (int i = 0; i < 64; i++)
        ws_bytes(ws, bytes, sizeof bytes);
}

static void one_megabyte(Ws *ws)
{
    char *bytes = malloc(1 << 20);
    assert_non_null(bytes);
    memset(bytes, ' ', 1 << 20);
    ws_frame(ws, WS_TEXT, true, true, bytes, 1 << 20);
    free(bytes);
}

static void many_fragments(Ws *ws)
{
    ws_frame(ws, WS_TEXT, false, true, "{", 1);
    for (int i = 0; i < 20000; i++)
        ws_frame(ws, WS_CONT, false, true, " ", 1);
}

static void wrong_frames(void **state)
{
    (void)state;
    int bad = must_be_closed(opcode_3, 1002);
    bad += must_be_closed(opcode_11, 1002);
    bad += must_be_closed(reserved_bit, 1002);
    bad += must_be_closed(lone_continuation, 1002);
    bad += must_be_closed(split_ping, 1002);
    bad += must_be_closed(long_ping, 1002);
    bad += must_be_closed(interleaved, 1002);
    assert_int_equal(bad, 0);
}

static void oversized_messages(void **state)
{
    (void)state;
    int bad = must_be_closed(one_megabyte, 1009);
    bad += must_be_closed(many_fragments, 1009);
    bad += must_be_closed(endless_length, 1009);
    assert_int_equal(bad, 0);
}

/* Refused with a code, or closed; never taken for a message. */
static void must_be_refused(int opcode, const char *bytes, size_t n)
{
    Line *line = line_new(false);
    ws_frame(line->ws, opcode, true, true, bytes, n);
    for (int i = 0; i < 500 && !line->closed && line->n == 0; i++)
        rest(10);
    const bool good = line->closed || strstr(line->got, "malformed") != 0;
    if (!good)
        print_message("instead: %.200s\n", line->got);
    line_free(line);
    assert_true(good);
}

static void bad_text(void **state)
{
    static const char *const bad[] = {
        "{\"t\":\"hello\xff\"}", "{\"t\":\"hello\xc3\"}", "{\"t\":\"\xc0\x80\"}",
        "{\"t\":\"\xed\xa0\x80\"}", "{\"t\":\"\xf4\x90\x80\x80\"}", "\xfe\xff"};
    char long_text[9001];
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        must_be_refused(WS_TEXT, bad[i], strlen(bad[i]));
    memset(long_text, ' ', sizeof long_text);
    memcpy(long_text, "{\"t\":\"hello\",\"d\":{}}", 20);
    must_be_refused(WS_TEXT, long_text, sizeof long_text);
    must_be_refused(WS_BINARY, "\0\1\2", 3);
    assert_alive();
}

/* RFC 6455 wants such a client to be sent away; libwebsockets 4.1 understands it. Masks protect
 * proxies from pages, not servers from clients, so both will do, if the server goes on. */
static void unmasked_frames(void **state)
{
    (void)state;
    Line *line = line_new(false);
    ws_frame(line->ws, WS_TEXT, true, false, "{\"t\":\"hello\"}", 13);
    for (int i = 0; i < 500 && !line->closed && line->n == 0; i++)
        rest(10);
    const bool good = line->closed || strstr(line->got, "welcome") != 0;
    line_free(line);
    assert_true(good);
    assert_alive();
}

static void fragments_are_joined(void **state)
{
    static const char hello[] = "{\"t\":\"hello\",\"q\":5,\"d\":{}}";
    (void)state;
    Line *line = line_new(false);
    for (size_t i = 0; i < sizeof hello - 1; i++) {
        ws_frame(line->ws, i == 0 ? WS_TEXT : WS_CONT, i == sizeof hello - 2, true, hello + i, 1);
        if (i % 5 == 0)
            ws_frame(line->ws, WS_PING, true, true, "?", 1);
    }
    for (int i = 0; i < 500 && line->n == 0; i++)
        rest(10);
    assert_non_null(strstr(line->got, "welcome"));
    line_free(line);
}

/* ---- wrong HTTP ---- */

static void expect_status(const char *request, const char *not_in_answer)
{
    Line *line = line_new(true);
    ws_bytes(line->ws, request, strlen(request));
    for (int i = 0; i < 300 && !line->closed && line->n == 0; i++)
        rest(10);
    rest(20);
    if (strstr(line->got, not_in_answer) != 0)
        print_message("%.80s\n-> %.200s\n", request, line->got);
    assert_null(strstr(line->got, not_in_answer));
    line_free(line);
}

static void wrong_requests(void **state)
{
    static const char *const paths[] = {
        "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
        "//etc/passwd", "/texts/../../etc/passwd", "/texts/..%5c..%5cetc/passwd",
        "/index.html%00.js"};
    char request[400];
    (void)state;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                 paths[i]);
        expect_status(request, "root:");
    }
    expect_status("\x16\x03\x01\x02\0\1\0", " 200 ");
    expect_status("GET\r\n\r\n", " 200 ");
    expect_status("BREW /ws HTTP/1.1\r\nHost: x\r\n\r\n", " 101 ");
    expect_status("GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                  "Connection: Upgrade\r\n\r\n", " 101 ");
    char *huge = malloc(200001);
    assert_non_null(huge);
    memset(huge, 'a', 200000);
    memcpy(huge, "GET / HTTP/1.1\r\nX: ", 19);
    huge[200000] = '\0';
    expect_status(huge, " 200 ");
    free(huge);
    assert_alive();
}

static void status_of(const char *origin, int *status)
{
    const WsHow how = {.port = server.port, .origin = origin};
    Line *line = calloc(1, sizeof *line);
    line->ws = ws_connect(loop, &how, &line_handlers, line);
    for (int i = 0; i < 500 && !line->open && !line->closed; i++)
        rest(10);
    *status = line->open ? 101 : -line->code;
    line_free(line);
}

static void foreign_origins_stay_out(void **state)
{
    char own[60];
    int status;
    (void)state;
    snprintf(own, sizeof own, "http://127.0.0.1:%d", server.port);
    status_of(own, &status);
    assert_int_equal(status, 101);
    status_of("http://evil.example", &status);
    assert_int_not_equal(status, 101);
    status_of("null", &status);
    assert_int_not_equal(status, 101);
}

static void health_and_figures(void **state)
{
    (void)state;
    char *health = server_get(&server, "/healthz"), *metrics = server_get(&server, "/metrics");
    assert_non_null(health);
    assert_non_null(metrics);
    assert_non_null(strstr(health, " 200 "));
    assert_non_null(strstr(metrics, " 200 "));
    assert_non_null(strstr(metrics, "# TYPE "));
    free(health);
    free(metrics);
}

/* ---- slow and many ---- */

static void half_way(void **state)
{
    static const char *const parts[] = {
        "", "G", "GET /ws HT", "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: webso"};
    Line *line[100];
    (void)state;
    for (int i = 0; i < 80; i++) {
        line[i] = line_new(true);
        ws_bytes(line[i]->ws, parts[i % 4], strlen(parts[i % 4]));
    }
    for (int i = 80; i < 100; i++) {  /* half a frame */
        line[i] = line_new(false);
        ws_bytes(line[i]->ws, "\x81\xfe\x10\0\1\2\3\4{\"t\":", 14);
    }
    assert_alive();
    assert_true(party_open(&party, loop, server.port, "null", "mo", 0));
    assert_true(party_play(&party, 10) > 0);
    for (int i = 0; i < 100; i++)
        line_free(line[i]);
}

static int versions_seen(const Crowd *c)
{
    int n = 0;
    for (const Record *r = c->records; r != 0; r = r->next)
        n += r->seen;
    return n;
}

static Line *watch_all(const Crowd *c)
{
    const WsHow how = {.port = server.port, .receive_buffer = 4096};
    Line *line = calloc(1, sizeof *line);
    assert_non_null(line);
    line->ws = ws_connect(loop, &how, &line_handlers, line);
    for (const Record *r = c->records; r != 0; r = r->next) {
        char text[300];
        const int n = snprintf(text, sizeof text,
            "{\"t\":\"watch\",\"d\":{\"match\":\"%s\",\"key\":\"%s\"}}", r->slug, r->watch);
        ws_text(line->ws, text, (size_t)n);
    }
    for (int i = 0; i < 500 && line->messages < 2 * c->plan.tables; i++)
        rest(10);
    assert_true(line->messages >= 2 * c->plan.tables);  /* joined, and a view */
    return line;
}

/* A spectator of eight matches does not read until all are over: it must then see their ends, but
 * not all that was before; and what it did not read must not wait in the server's memory. */
static void slow_reader(void **state)
{
    (void)state;
    const CrowdPlan plan = {.port = server.port, .tables = 8, .seats = 2, .game = "brawl",
                            .hold = true, .one_match = true, .addresses = 6u << 16, .seed = 6};
    Crowd *c = crowd_new(&plan);
    for (int i = 0; i < 200 && crowd_seated(c) < 16; i++)
        crowd_run(c, 50);
    Line *line = watch_all(c);
    ws_pause_reading(line->ws, true);
    const long before = process_rss_kb(server.pid);
    crowd_hold(c, false);
    for (int i = 0; i < 1200 && crowd_over(c) < 8; i++)
        crowd_run(c, 50);
    const int versions = versions_seen(c), over = crowd_over(c);
    const long grown = process_rss_kb(server.pid) - before;
    crowd_free(c);
    ws_pause_reading(line->ws, false);
    for (int i = 0; i < 1000 && !line->closed && line->ends < 8; i++)
        rest(10);
    print_message("# %d messages for %d versions, %ld KB more memory\n", line->messages, versions,
                  grown);
    const bool closed = line->closed;
    const int ends = line->ends, messages = line->messages;
    line_free(line);
    assert_int_equal(over, 8);
    assert_false(closed);
    assert_true(ends >= 8);
    assert_true(messages < versions);
    assert_true(grown < MORE_KB);
    assert_alive();
}

static void flooding(void **state)
{
    static const char hello[] = "{\"t\":\"hello\",\"d\":{}}";
    Line *line[4];
    (void)state;
    const long before = process_rss_kb(server.pid);
    for (int i = 0; i < 4; i++) {
        line[i] = line_new(false);
        ws_pause_reading(line[i]->ws, i < 2);  /* two of them do not even read the answers */
        for (int k = 0; k < 20000; k++)
            ws_text(line[i]->ws, hello, sizeof hello - 1);
    }
    assert_true(party_open(&party, loop, server.port, "null", "mo", 0));
    assert_true(party_play(&party, 10) > 0);
    rest(500);
    const long grown = process_rss_kb(server.pid) - before;
    const bool limited = line[2]->closed || strstr(line[2]->got, "limit") != 0 || line[2]->n > 0;
    for (int i = 0; i < 4; i++)
        line_free(line[i]);
    assert_true(limited);
    assert_true(grown < 2 * MORE_KB);
    assert_alive();
}

static long long clock_of(const Talk *t, int seat)
{
    const json_t *seats = json_object_get(data_of(t->view), "seats");
    return json_integer_value(json_object_get(json_array_get(seats, (size_t)seat), "clock"));
}

/* The whole process stands still for a while. What was sent meanwhile is answered, nobody is taken
 * for a flood, and the time counts for nobody's clock. */
static void a_pause_of_the_process(void **state)
{
    enum { PAUSE_MS = 6000 };
    (void)state;
    assert_true(party_open(&party, loop, server.port, "brawl", "mo",
                           json_pack("{s:i, s:{s:s}}", "clock", 60, "options", "selection",
                                     "suggested")));
    assert_true(party_play(&party, 6) == 6);
    const int asked = party_asked(&party);
    const long long before = clock_of(party.seat[0], asked);
    kill(server.pid, SIGSTOP);
    for (int i = 0; i < 100; i++)
        talk_say(party.seat[i % 2], "lobby", -1, json_object());
    rest(PAUSE_MS);
    kill(server.pid, SIGCONT);
    static const char hello[] = "{\"t\":\"hello\",\"q\":1,\"d\":{}}";
    Line *line = line_new(false);
    ws_text(line->ws, hello, sizeof hello - 1);
    for (int i = 0; i < TALK_WAIT_MS / 10 && strstr(line->got, "welcome") == 0; i++)
        rest(10);
    const bool welcome = strstr(line->got, "welcome") != 0;
    line_free(line);
    assert_true(welcome);
    assert_true(party_step(&party));
    assert_in_range(before - clock_of(party.seat[0], asked), 0, PAUSE_MS - 1);
    assert_true(party_play(&party, 10) == 10);
}

static void a_thousand_connections(void **state)
{
    (void)state;
    const CrowdPlan plan = {.port = server.port, .tables = MANY / 2, .seats = 2, .game = "null",
                            .addresses = 4u << 16, .seed = 4, .hold = true};
    Crowd *c = crowd_new(&plan);
    const bool all = crowd_gather(c, 60000);
    crowd_sit(c);
    for (int i = 0; i < 600 && crowd_seated(c) < MANY; i++)
        crowd_run(c, 50);
    const int seated = crowd_seated(c);
    assert_alive();
    crowd_hold(c, false);
    for (int i = 0; i < 600 && c->figures.acks < 2 * MANY; i++)
        crowd_run(c, 50);
    if (c->figures.broken + c->figures.refused > 0)
        print_message("%s\n", c->figures.complaint);
    const CrowdFigures f = c->figures;
    crowd_free(c);
    assert_true(all);
    assert_int_equal(seated, MANY);
    assert_true(f.acks >= 2 * MANY);
    assert_int_equal(f.broken + f.refused, 0);
    rest(500);
    assert_alive();
}

static void coming_and_going(void **state)
{
    (void)state;
    for (int round = 0; round < 40; round++) {
        for (int i = 0; i < 50; i++) {
            const WsHow how = {.port = server.port, .raw = i % 3 == 0};
            Line *line = calloc(1, sizeof *line);
            line->ws = ws_connect(loop, &how, &line_handlers, line);
            if (line->ws != 0)
                ws_text(line->ws, "{\"t\":\"lobby\",\"d\":{\"follow\":true}}", 33);
            ws_run(loop, 0);
            line_free(line);
        }
    }
    rest(200);
    assert_alive();
}

/* ---- stopping ---- */

static void stop_under_load(void **state)
{
    (void)state;
    const CrowdPlan plan = {.port = server.port, .tables = 40, .seats = 2, .game = "brawl",
                            .addresses = 5u << 16, .seed = 5};
    Crowd *c = crowd_new(&plan);
    StoredFigures f = {0};
    char why[STORED_WHY] = "";
    for (int round = 0; round < 3; round++) {
        const long long before = c->figures.acks;
        for (int i = 0; i < 600 && c->figures.acks < before + 200; i++)
            crowd_run(c, 50);
        assert_int_equal(c->figures.broken + c->figures.refused, 0);
        crowd_run(c, 37);
        c->stopping = true;
        const int status = server_stop(&server, 10000);
        crowd_run(c, 50);
        assert_int_equal(status, 0);
        assert_true(stored_compare(server.db, c->records, true, &f, why));
        if (f.lost + f.broken > 0)
            fail_msg("%lld lost, %lld broken: %s", f.lost, f.broken, why);
        assert_true(server_start(&server));
        crowd_scatter(c, server.port);
        c->figures.broken = 0;
    }
    crowd_free(c);
    assert_true(f.acks > 500);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(wrong_frames), TEST(oversized_messages), TEST(bad_text), TEST(unmasked_frames),
        TEST(fragments_are_joined), TEST(wrong_requests), TEST(foreign_origins_stay_out),
        TEST(health_and_figures), TEST(half_way), TEST(slow_reader), TEST(flooding),
        TEST(a_pause_of_the_process), TEST(a_thousand_connections), TEST(coming_and_going),
        TEST(stop_under_load),
    };
    return prepare(argc, argv, "hostile", 4000) ? cmocka_run_group_tests(tests, start, stop) : 2;
}
