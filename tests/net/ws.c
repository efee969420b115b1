/* The WebSocket client of the tests; see ws.h. */
#define _GNU_SOURCE  /* SOCK_NONBLOCK, memmem */
#include "ws.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* The example key of RFC 6455 and the answer to it: what a server makes of it is known. */
#define KEY "dGhlIHNhbXBsZSBub25jZQ=="
#define ACCEPT "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

enum { ROUND = 1024, READ_MOST = 256 << 10, HEAD_MAX = 8192 };

typedef enum WsState { CONNECTING, SHAKING, OPEN, GONE } WsState;

typedef struct Bytes {
    uint8_t *p;
    size_t at, n, cap;  /* used up, filled, room */
} Bytes;

struct Ws {
    WsLoop *loop;
    WsHandlers handlers;
    void *owner;
    int fd;
    WsState state;
    bool raw, paused, wants_out;
    int code;
    int message_kind;   /* opcode of the message that is coming in fragments */
    Bytes in, out, message, early;
    char *shake;
    Ws *next, **back;   /* all connections of the loop, or those to be freed */
};

struct WsLoop {
    int epoll;
    int n;
    uint32_t mask;      /* grows by a step with every frame: masks need not be secret here */
    Ws *all, *dead;
};

int64_t ws_now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void *need(void *p)
{
    if (p == 0) {
        fprintf(stderr, "ws: no memory\n");
        abort();
    }
    return p;
}

static uint8_t *room(Bytes *b, size_t more)
{
    if (b->at > 0) {
        memmove(b->p, b->p + b->at, b->n - b->at);
        b->n -= b->at;
        b->at = 0;
    }
    if (b->n + more + 1 > b->cap) {
        b->cap = (b->n + more + 1) * 3 / 2;
        b->p = need(realloc(b->p, b->cap));
    }
    return b->p + b->n;
}

static void append(Bytes *b, const void *bytes, size_t n)
{
    if (n > 0)
        memcpy(room(b, n), bytes, n);
    b->n += n;
}

WsLoop *ws_loop_new(void)
{
    WsLoop *l = need(calloc(1, sizeof *l));
    l->epoll = epoll_create1(EPOLL_CLOEXEC);
    l->mask = 0x12345678;
    return l;
}

static void free_closed(WsLoop *l)
{
    while (l->dead != 0) {
        Ws *ws = l->dead;
        l->dead = ws->next;
        free(ws->in.p);
        free(ws->out.p);
        free(ws->message.p);
        free(ws->early.p);
        free(ws->shake);
        free(ws);
    }
}

void ws_loop_free(WsLoop *l)
{
    if (l == 0)
        return;
    while (l->all != 0)
        ws_drop(l->all);
    free_closed(l);
    close(l->epoll);
    free(l);
}

int ws_connections(const WsLoop *l)
{
    return l->n;
}

void ws_drop(Ws *ws)
{
    if (ws->state == GONE)
        return;
    ws->state = GONE;
    close(ws->fd);
    *ws->back = ws->next;
    if (ws->next != 0)
        ws->next->back = ws->back;
    ws->loop->n--;
    ws->next = ws->loop->dead;
    ws->loop->dead = ws;
}

static void end(Ws *ws)
{
    if (ws->state == GONE)
        return;
    ws_drop(ws);
    ws->handlers.closed(ws->owner, ws, ws->code);
}

static void watch(Ws *ws, int op)
{
    struct epoll_event e = {.data.ptr = ws};
    if (!ws->paused)
        e.events |= EPOLLIN;
    if (ws->wants_out)
        e.events |= EPOLLOUT;
    epoll_ctl(ws->loop->epoll, op, ws->fd, &e);
}

static void flush(Ws *ws)
{
    while (ws->out.at < ws->out.n) {
        const ssize_t k =
            send(ws->fd, ws->out.p + ws->out.at, ws->out.n - ws->out.at, MSG_NOSIGNAL);
        if (k <= 0)
            break;  /* full for now, or broken: reading will tell */
        ws->out.at += (size_t)k;
    }
    const bool wants = ws->out.at < ws->out.n;
    if (!wants)
        ws->out.at = ws->out.n = 0;
    if (wants != ws->wants_out) {
        ws->wants_out = wants;
        watch(ws, EPOLL_CTL_MOD);
    }
}

/* Sends at once, or behind the handshake. */
static void put_out(Ws *ws, const void *bytes, size_t n, bool last)
{
    if (ws->state == GONE)
        return;
    append(ws->state == OPEN ? &ws->out : &ws->early, bytes, n);
    if (last && ws->state == OPEN)
        flush(ws);
}

void ws_bytes(Ws *ws, const void *bytes, size_t n)
{
    put_out(ws, bytes, n, true);
}

static size_t frame_head(uint8_t *head, int opcode, bool fin, bool masked, size_t n)
{
    size_t k = 2;
    head[0] = opcode | (fin ? 0x80 : 0);
    head[1] = masked ? 0x80 : 0;
    if (n < 126) {
        head[1] |= (uint8_t)n;
    } else if (n < 65536) {
        head[1] |= 126;
        head[k++] = n >> 8;
        head[k++] = n;
    } else {
        head[1] |= 127;
        for (int i = 7; i >= 0; i--)
            head[k++] = (uint64_t)n >> (8 * i);
    }
    return k;
}

void ws_frame(Ws *ws, int opcode, bool fin, bool masked, const void *bytes, size_t n)
{
    uint8_t head[14];
    size_t k = frame_head(head, opcode, fin, masked, n);
    if (!masked) {
        put_out(ws, head, k, n == 0);
        put_out(ws, bytes, n, true);
        return;
    }
    uint8_t mask[4];
    ws->loop->mask = ws->loop->mask * 1664525 + 1013904223;
    memcpy(mask, &ws->loop->mask, 4);
    memcpy(head + k, mask, 4);
    k += 4;
    put_out(ws, head, k, n == 0);
    uint8_t part[1024];
    for (size_t at = 0; at < n;) {
        size_t m = n - at < sizeof part ? n - at : sizeof part;
        for (size_t i = 0; i < m; i++)
            part[i] = ((const uint8_t *)bytes)[at + i] ^ mask[i & 3];
        at += m;
        put_out(ws, part, m, at == n);
    }
}

void ws_text(Ws *ws, const char *text, size_t n)
{
    ws_frame(ws, WS_TEXT, true, true, text, n);
}

void ws_pause_reading(Ws *ws, bool paused)
{
    ws->paused = paused;
    if (ws->state != GONE)
        watch(ws, EPOLL_CTL_MOD);
}

size_t ws_unsent(const Ws *ws)
{
    return ws->out.n - ws->out.at + ws->early.n;
}

bool ws_is_open(const Ws *ws)
{
    return ws->state == OPEN;
}

static void opened(Ws *ws)
{
    ws->state = OPEN;
    append(&ws->out, ws->early.p, ws->early.n);
    ws->early.n = 0;
    flush(ws);
    ws->handlers.open(ws->owner, ws);
}

/* The socket is connected, or never will be. */
static void connected(Ws *ws)
{
    int problem = 0;
    socklen_t size = sizeof problem;
    getsockopt(ws->fd, SOL_SOCKET, SO_ERROR, &problem, &size);
    if (problem != 0) {
        end(ws);
        return;
    }
    ws->wants_out = false;
    watch(ws, EPOLL_CTL_MOD);
    if (ws->raw) {
        opened(ws);
        return;
    }
    ws->state = SHAKING;
    append(&ws->out, ws->shake, strlen(ws->shake));
    flush(ws);
}

/* Reads the answer to the handshake once it is complete. */
static void shake(Ws *ws)
{
    uint8_t *from = ws->in.p + ws->in.at;
    const size_t n = ws->in.n - ws->in.at;
    const uint8_t *stop = memmem(from, n, "\r\n\r\n", 4);
    if (stop == 0) {
        if (n > HEAD_MAX)
            end(ws);
        return;
    }
    const size_t head = (size_t)(stop - from);
    int status = 0;
    from[head] = '\0';
    sscanf((char *)from, "HTTP/1.1 %d", &status);
    if (status != 101 || strstr((char *)from, ACCEPT) == 0) {
        ws->code = -status;
        end(ws);
        return;
    }
    ws->in.at += head + 4;
    opened(ws);
}

static void control(Ws *ws, int opcode, const uint8_t *bytes, size_t n)
{
    if (opcode == WS_PING) {
        ws_frame(ws, WS_PONG, true, true, bytes, n);
    } else if (opcode == WS_CLOSE) {
        ws->code = n >= 2 ? bytes[0] << 8 | bytes[1] : 1005;
        ws_frame(ws, WS_CLOSE, true, true, bytes, n);
        end(ws);
    }
}

static void hand_over(Ws *ws, const uint8_t *bytes, size_t n)
{
    if (ws->message_kind == WS_TEXT)
        ws->handlers.text(ws->owner, ws, (const char *)bytes, n);
}

/* One frame of the message that is coming. A frame alone is handed over where it lies: the byte
 * behind it is made zero for the time being. */
static void data(Ws *ws, int opcode, bool fin, uint8_t *bytes, size_t n)
{
    if (opcode != WS_CONT)
        ws->message_kind = opcode;
    if (fin && ws->message.n == 0) {
        const uint8_t kept = bytes[n];
        bytes[n] = '\0';
        hand_over(ws, bytes, n);
        bytes[n] = kept;
        return;
    }
    append(&ws->message, bytes, n);
    if (ws->message.n > WS_MESSAGE_MAX) {
        end(ws);
    } else if (fin) {
        ws->message.p[ws->message.n] = '\0';
        hand_over(ws, ws->message.p, ws->message.n);
        ws->message.n = 0;
    }
}

/* Takes one whole frame from what came in; false: there is none yet. */
static bool take_frame(Ws *ws)
{
    uint8_t *p = ws->in.p + ws->in.at;
    const size_t n = ws->in.n - ws->in.at;
    if (n < 2)
        return false;
    size_t head = 2, length = p[1] & 127;
    const size_t extra = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (n < head + extra)
        return false;
    if (extra > 0) {
        length = 0;
        for (size_t i = 0; i < extra; i++)
            length = length << 8 | p[head + i];
        head += extra;
    }
    if (length > WS_MESSAGE_MAX || (p[1] & 0x80) != 0) {
        end(ws);  /* servers do not mask */
        return false;
    }
    if (n < head + length)
        return false;
    ws->in.at += head + length;
    const int opcode = p[0] & 15;
    if (opcode >= 8)
        control(ws, opcode, p + head, length);
    else
        data(ws, opcode, (p[0] & 0x80) != 0, p + head, length);
    return true;
}

static void digest(Ws *ws)
{
    if (ws->raw) {
        ws->in.p[ws->in.n] = '\0';
        const size_t from = ws->in.at;
        ws->in.at = ws->in.n;
        ws->handlers.text(ws->owner, ws, (char *)ws->in.p + from, ws->in.n - from);
        return;
    }
    if (ws->state == SHAKING)
        shake(ws);
    while (ws->state == OPEN && take_frame(ws)) {}
}

static void take_in(Ws *ws)
{
    size_t total = 0;
    bool over = false;
    while (total < READ_MOST && !over) {
        const size_t want = 16384;
        uint8_t *to = room(&ws->in, want);
        const ssize_t k = recv(ws->fd, to, want, 0);
        if (k > 0) {
            ws->in.n += (size_t)k;
            total += (size_t)k;
            if ((size_t)k < want)
                break;
        } else {
            over = k == 0 || (errno != EAGAIN && errno != EINTR);
            break;
        }
    }
    if (total > 0)
        digest(ws);
    if (over)
        end(ws);
    else if (ws->in.at == ws->in.n)
        ws->in.at = ws->in.n = 0;
}

int ws_run(WsLoop *l, int ms)
{
    struct epoll_event events[ROUND];
    free_closed(l);
    const int n = epoll_wait(l->epoll, events, ROUND, ms);
    for (int i = 0; i < n; i++) {
        Ws *ws = events[i].data.ptr;
        if (ws->state == CONNECTING)
            connected(ws);
        else if (ws->state != GONE && (events[i].events & EPOLLOUT) != 0)
            flush(ws);
        if (ws->state != GONE && ws->state != CONNECTING && (events[i].events & EPOLLIN) != 0)
            take_in(ws);
        else if (ws->state != GONE && (events[i].events & (EPOLLERR | EPOLLHUP)) != 0)
            end(ws);
    }
    free_closed(l);
    return n;
}

static bool prepare_socket(int fd, const WsHow *how)
{
    const int on = 1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (how->receive_buffer > 0)
        setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &how->receive_buffer, sizeof how->receive_buffer);
    if (how->address == 0)
        return true;
    /* The port is chosen when it connects: else all addresses would share one range. */
    const int late = 1;
    setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &late, sizeof late);
    const struct sockaddr_in me = {.sin_family = AF_INET,
                                   .sin_addr.s_addr = htonl(127u << 24 | how->address)};
    return bind(fd, (const struct sockaddr *)&me, sizeof me) == 0;
}

static char *handshake(const WsHow *how)
{
    char *text = need(malloc(600));
    snprintf(text, 600,
             "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
             "Connection: Upgrade\r\nSec-WebSocket-Key: " KEY "\r\nSec-WebSocket-Version: 13\r\n"
             "%s%.200s%s\r\n",
             how->port, how->origin != 0 ? "Origin: " : "", how->origin != 0 ? how->origin : "",
             how->origin != 0 ? "\r\n" : "");
    return text;
}

Ws *ws_connect(WsLoop *l, const WsHow *how, const WsHandlers *handlers, void *owner)
{
    const struct sockaddr_in to = {.sin_family = AF_INET,
                                   .sin_port = htons((uint16_t)how->port),
                                   .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return 0;
    if (!prepare_socket(fd, how) ||
        (connect(fd, (const struct sockaddr *)&to, sizeof to) < 0 && errno != EINPROGRESS)) {
        close(fd);
        return 0;
    }
    Ws *ws = need(calloc(1, sizeof *ws));
    *ws = (Ws){.loop = l, .handlers = *handlers, .owner = owner, .fd = fd, .raw = how->raw,
               .wants_out = true, .next = l->all, .back = &l->all};
    if (l->all != 0)
        l->all->back = &ws->next;
    l->all = ws;
    l->n++;
    if (!how->raw)
        ws->shake = handshake(how);
    watch(ws, EPOLL_CTL_ADD);
    return ws;
}
