/* The event loop: accepts connections, ticks the hub after each batch of input, takes finished
 * jobs, stops on signals. See web.h; libwebsockets with libev, on a loop of our own. */
#include "server/net/web.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/net/clock.h"
#include "server/net/log.h"
#include "server/net/web_inner.h"
#include "server/store/load.h"

enum {
    PING_SECONDS = 30,           /* silence before a ping */
    DEAD_SECONDS = 60,           /* silence before the connection is dead */
    HTTP_SECONDS = 10,           /* for a request to arrive, for a reply to be taken */
    KEEP_ALIVE_SECONDS = 15,     /* between two requests */
    HEADERS_MAX = 8192,          /* of one request */
    ACCEPTS_AT_ONCE = 64,
    SEND_AT_ONCE = 1 << 17,      /* bytes of one message in one system call */
    SPARE_SOCKETS = 256,         /* for HTTP, beside the WebSockets */
    SPARE_FILES = 64,            /* database, log, loop */
};

#define STOP_SECONDS 1.0
#define ACCEPT_PAUSE 0.2

/* Headers that protect; on every reply, also on those libwebsockets makes by itself. */
static const struct lws_protocol_vhost_options headers[] = {
    {&headers[1], 0, "content-security-policy:",
     "default-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; "
     "style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; "
     "base-uri 'none'; form-action 'self'"},
    {&headers[2], 0, "x-content-type-options:", "nosniff"},
    {&headers[3], 0, "referrer-policy:", "no-referrer"},
    {&headers[4], 0, "cross-origin-opener-policy:", "same-origin"},
    {&headers[5], 0, "cross-origin-embedder-policy:", "require-corp"},
    {0, 0, "cross-origin-resource-policy:", "same-origin"},
};

static const lws_retry_bo_t keep_alive = {
    .secs_since_valid_ping = PING_SECONDS,
    .secs_since_valid_hangup = DEAD_SECONDS,
};

unsigned char *web_out(Web *w, size_t n)
{
    if (n + LWS_PRE > w->room) {
        const size_t room = (n + LWS_PRE + CHUNK) / CHUNK * CHUNK;
        unsigned char *more = realloc(w->out, room);
        if (more == 0)
            return 0;
        w->out = more;
        w->room = room;
    }
    return w->out + LWS_PRE;
}

/* ---- libwebsockets ---- */

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t n)
{
    Web *w = lws_context_user(lws_get_context(wsi));
    Socket *s = user;
    switch ((int)reason) {
    case LWS_CALLBACK_HTTP:
        /* A NUL inside must not end the name early. */
        return web_http_begin(w, s, wsi, strlen(in) == n ? in : "");
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return web_http_more(w, s, wsi);
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP:
        if (s != 0)
            web_http_end(s);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return web_http_upgrade(w, wsi, in);
    case LWS_CALLBACK_ESTABLISHED:
        return socket_open(w, s, wsi);
    case LWS_CALLBACK_RECEIVE:
        return socket_read(w, s, in, n);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return socket_write(w, s);
    case LWS_CALLBACK_CLOSED:
        socket_closed(w, s);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        w->figures.sockets_now -= w->figures.sockets_now > 0;
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    /* A view goes out in one piece: libwebsockets would cut it at 4 KB. */
    {.name = "spielwerk", .callback = on_event, .per_session_data_size = sizeof(Socket),
     .tx_packet_size = SEND_AT_ONCE},
    {0},
};

static void on_lws_log(int level, const char *line)
{
    (void)level;
    char text[400];
    snprintf(text, sizeof text, "event=lws text=\"%.*s\"", (int)strcspn(line, "\n"), line);
    log_line("warn", text);
}

static struct lws_context *new_context(Web *w)
{
    void *loops[] = {w->loop};
    const struct lws_context_creation_info info = {
        .pt_serv_buf_size = SEND_AT_ONCE,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME |
                   LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_NO_LWS_SYSTEM_STATES,
        .foreign_loops = loops,
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = protocols,
        .headers = headers,
        .server_string = "spielwerk",
        .max_http_header_data2 = HEADERS_MAX,
        .timeout_secs = HTTP_SECONDS,
        .timeout_secs_ah_idle = HTTP_SECONDS,
        .keepalive_timeout = KEEP_ALIVE_SECONDS,
        .retry_and_idle_policy = &keep_alive,
        .gid = (gid_t)-1,
        .uid = (uid_t)-1,
        .user = w,
    };
    lws_set_log_level(LLL_ERR, on_lws_log);
    return lws_create_context(&info);
}

/* ---- accepting ---- */

/* OutMessage of files: the connection stays in the queue, and we look again a little later. */
static void pause_accepting(Web *w)
{
    log_put("warn", "event=accept-paused why=\"%s\"", strerror(errno));
    ev_io_stop(w->loop, &w->on_accept);
    ev_timer_set(&w->accept_again, ACCEPT_PAUSE, 0);
    ev_timer_start(w->loop, &w->accept_again);
}

static void on_accept_again(struct ev_loop *loop, ev_timer *timer, int events)
{
    Web *w = timer->data;
    (void)events;
    if (!w->stopping)
        ev_io_start(loop, &w->on_accept);
}

static void adopt(Web *w, int fd)
{
    const int on = 1;
    const int most = w->spec.limits.connections + SPARE_SOCKETS;
    if (w->figures.sockets_now >= (uint64_t)most) {
        w->figures.turned_away++;
        close(fd);
        return;
    }
    fcntl(fd, F_SETFL, O_NONBLOCK);
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const uint64_t with_it = ++w->figures.sockets_now;
    /* If it cannot, it has closed the socket, but does not always say so. */
    if (lws_adopt_socket(w->lws, fd) == 0 && w->figures.sockets_now == with_it)
        w->figures.sockets_now--;
}

static void on_accept(struct ev_loop *loop, ev_io *io, int events)
{
    Web *w = io->data;
    (void)loop, (void)events;
    for (int i = 0; i < ACCEPTS_AT_ONCE; i++) {
        const int fd = accept(w->listener, 0, 0);
        if (fd >= 0)
            adopt(w, fd);
        else if (errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS)
            return pause_accepting(w);
        else if (errno != EINTR && errno != ECONNABORTED)
            return;
    }
}

/* ---- the hub's side ---- */

/* What waits usually fits into the socket at once: writing right away saves the loop two system
 * calls a message. libwebsockets keeps what does not fit; then its callback writes on. */
static void host_wake(void *host, void *socket)
{
    Socket *s = socket;
    if (s->end != 0 || lws_partial_buffered(s->wsi))
        lws_callback_on_writable(s->wsi);
    else if (socket_write(host, s) < 0)
        lws_set_timeout(s->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

static void host_close(void *host, void *socket)
{
    (void)host;
    socket_end(socket, LWS_CLOSE_STATUS_POLICY_VIOLATION);
}

static void host_run_job(void *host, HubJob *job)
{
    Web *w = host;
    workers_put(w->workers, job);
}

static void host_log(void *host, const char *line)
{
    (void)host;
    log_line(strstr(line, " why=") != 0 ? "error" : "info", line);  /* what has a reason is wrong */
}

static void host_random(void *host, void *bytes, size_t n)
{
    (void)host;
    randombytes_buf(bytes, n);
}

static uint64_t host_us(void *host)
{
    (void)host;
    return clock_us();
}

/* A worker's thread calls this. */
static void wake_for_job(void *to)
{
    Web *w = to;
    ev_async_send(w->loop, &w->job_done);
}

static void on_job_done(struct ev_loop *loop, ev_async *async, int events)
{
    Web *w = async->data;
    HubJob *next;
    (void)loop, (void)events;
    for (HubJob *job = workers_take(w->workers); job != 0; job = next) {
        next = job->next;
        hub_job_done(w->hub, job, clock_now());
        w->input = true;
    }
}

/* ---- ticks ---- */

static void watch_store(Web *w)
{
    const HubFigures *f = hub_figures(w->hub);
    if (f->commit_failures > w->failures_seen)
        w->figures.store_fails = true;
    else if (f->commits > w->commits_seen)
        w->figures.store_fails = false;
    w->failures_seen = f->commit_failures;
    w->commits_seen = f->commits;
}

static void tick(Web *w)
{
    w->input = false;
    hub_tick(w->hub, clock_now());
    watch_store(w);
    sockets_resume_reading(w);
    const int ms = hub_next_tick(w->hub, clock_now());
    w->tick.repeat = ms < 1 ? 0.001 : ms / 1000.0;
    ev_timer_again(w->loop, &w->tick);
}

/* All input of this round is in; before the loop waits again it is made durable and answered. */
static void on_before_wait(struct ev_loop *loop, ev_prepare *prepare, int events)
{
    Web *w = prepare->data;
    (void)events;
    if (w->input)
        tick(w);
    if (w->stopping && w->sockets == 0)
        ev_break(loop, EVBREAK_ALL);
}

/* libwebsockets 4.1 looks at its own time limits only when something happens on one of its sockets,
 * so something happens now and then. */
static void on_tick(struct ev_loop *loop, ev_timer *timer, int events)
{
    Web *w = timer->data;
    (void)loop, (void)events;
    tick(w);
    if (w->figures.sockets_now > 0)
        lws_cancel_service(w->lws);
}

/* ---- stopping ---- */

static void stop_accepting(Web *w)
{
    ev_io_stop(w->loop, &w->on_accept);
    ev_timer_stop(w->loop, &w->accept_again);
    if (w->listener >= 0)
        close(w->listener);
    w->listener = -1;
}

/* What has come in is made durable and answered; then everybody is told that we go. */
static void stop(Web *w)
{
    w->stopping = true;
    stop_accepting(w);
    hub_save(w->hub);
    tick(w);
    for (Socket *s = w->sockets; s != 0; s = s->next)
        socket_end(s, LWS_CLOSE_STATUS_GOINGAWAY);
    ev_timer_set(&w->stop_late, STOP_SECONDS, 0);
    ev_timer_start(w->loop, &w->stop_late);
}

static void on_signal(struct ev_loop *loop, ev_signal *signal, int events)
{
    Web *w = signal->data;
    (void)events;
    log_put("info", "event=stop signal=%d", signal->signum);
    if (w->stopping)
        ev_break(loop, EVBREAK_ALL);
    else
        stop(w);
}

static void on_stop_late(struct ev_loop *loop, ev_timer *timer, int events)
{
    (void)timer, (void)events;
    ev_break(loop, EVBREAK_ALL);
}

/* ---- start and end ---- */

static void watch_signal(Web *w, ev_signal *watcher, int number)
{
    ev_signal_init(watcher, on_signal, number);
    watcher->data = w;
    ev_signal_start(w->loop, watcher);
}

static void watch_all(Web *w)
{
    ev_io_init(&w->on_accept, on_accept, w->listener, EV_READ);
    ev_timer_init(&w->accept_again, on_accept_again, ACCEPT_PAUSE, 0);
    ev_timer_init(&w->stop_late, on_stop_late, STOP_SECONDS, 0);
    ev_timer_init(&w->tick, on_tick, 0, 1);
    ev_prepare_init(&w->before_wait, on_before_wait);
    ev_async_init(&w->job_done, on_job_done);
    w->on_accept.data = w->accept_again.data = w->stop_late.data = w;
    w->tick.data = w->before_wait.data = w->job_done.data = w;
    ev_io_start(w->loop, &w->on_accept);
    ev_timer_again(w->loop, &w->tick);
    ev_prepare_start(w->loop, &w->before_wait);
    ev_async_start(w->loop, &w->job_done);
    watch_signal(w, &w->on_term, SIGTERM);
    watch_signal(w, &w->on_int, SIGINT);
    watch_signal(w, &w->on_hup, SIGHUP);
    signal(SIGPIPE, SIG_IGN);
}

/* Every connection is a file; what the system allows may be less than what our limits do. */
static void allow_files(const WebSpec *spec)
{
    struct rlimit files;
    const rlim_t wanted = (rlim_t)spec->limits.connections + SPARE_SOCKETS + SPARE_FILES;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur >= wanted)
        return;
    files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < wanted)
        log_put("warn", "event=few-files allowed=%llu wanted=%llu",
                (unsigned long long)files.rlim_cur, (unsigned long long)wanted);
}

/* The parts that can only fail for want of memory, threads or the event plug-in. */
static bool open_parts(Web *w, Store *store)
{
    const HubHost host = {.wake = host_wake, .close = host_close, .think = host_run_job,
                          .log = host_log, .random = host_random, .now_us = host_us, .host = w};
    packs_load(store);
    w->loop = ev_loop_new(EVFLAG_AUTO);
    w->http = http_new();
    if (w->loop == 0 || w->http == 0)
        return false;
    w->lws = new_context(w);
    if (w->lws == 0)
        return false;
    watch_all(w);
    w->workers = workers_start(w->spec.threads, wake_for_job, w);
    if (w->workers == 0)
        return false;
    w->hub = hub_new(store, &host, &w->spec.limits);
    return w->hub != 0;
}

WebProblem web_open(const WebSpec *spec, Store *store, Web **out, char *why)
{
    WebProblem problem;
    Web *w = calloc(1, sizeof *w);
    if (w == 0 || sodium_init() < 0) {
        free(w);
        return WEB_CANNOT;
    }
    w->spec = *spec;
    allow_files(spec);
    w->listener = listen_on(spec->listen, spec->port, w->address, &problem, why);
    if (w->listener >= 0 && !open_parts(w, store)) {
        snprintf(why, WEB_WHY, "no memory, no threads, or libwebsockets lacks its libev plug-in");
        problem = WEB_CANNOT;
    }
    if (problem != WEB_GOOD) {
        web_close(w);
        return problem;
    }
    *out = w;
    return WEB_GOOD;
}

const char *web_address(const Web *w) { return w->address; }

void web_run(Web *w)
{
    hub_resume(w->hub, clock_now());
    w->input = true;
    ev_run(w->loop, 0);
    log_put("info", "event=stopped left=%s", w->sockets == 0 ? "nobody" : "some");
}

/* Threads end, and the hub takes back what they have left over. */
static void stop_workers(Web *w)
{
    HubJob *next;
    for (HubJob *job = workers_stop(w->workers); job != 0; job = next) {
        next = job->next;
        hub_abandon(w->hub, job);
    }
}

/* Threads first: nothing may reach the hub any more. Then the sockets leave the hub. */
void web_close(Web *w)
{
    if (w->workers != 0)
        stop_workers(w);
    if (w->lws != 0)
        lws_context_destroy(w->lws);
    if (w->hub != 0)
        hub_free(w->hub);
    if (w->http != 0)
        http_free(w->http);
    if (w->loop != 0)
        ev_loop_destroy(w->loop);
    if (w->listener >= 0)
        close(w->listener);
    free(w->out);
    free(w);
}
