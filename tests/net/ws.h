/* A WebSocket client for tests and load: many connections in one thread on one epoll, handshake,
 * masks, fragments, ping and pong. It can also misbehave on purpose: raw bytes, wrong frames,
 * silence. Loopback only. */
#ifndef NET_WS_H
#define NET_WS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct WsLoop WsLoop;
typedef struct Ws Ws;

enum { WS_CONT = 0, WS_TEXT = 1, WS_BINARY = 2, WS_CLOSE = 8, WS_PING = 9, WS_PONG = 10 };
enum { WS_MESSAGE_MAX = 4 << 20 };

/* What the owner of a connection hears. `closed` comes once, when the other side or the line ends
 * it; `code` is that of its close frame, 0 if there was none, or -status of a refused handshake.
 * The connection is gone after it. A text ends with a zero byte behind its n bytes. */
typedef struct WsHandlers {
    void (*open)(void *owner, Ws *ws);
    void (*text)(void *owner, Ws *ws, const char *text, size_t n);
    void (*closed)(void *owner, Ws *ws, int code);
} WsHandlers;

typedef struct WsHow {
    int port;
    uint32_t address;     /* last 24 bits of the own address 127.x.y.z, 0: as the system likes */
    const char *origin;   /* NULL: none is sent */
    bool raw;             /* no handshake: open as soon as the line is there */
    int receive_buffer;   /* bytes of the socket's buffer, 0: as usual */
} WsHow;

WsLoop *ws_loop_new(void);
void ws_loop_free(WsLoop *l);
/* Waits at most `ms` for something to happen and handles it. Returns the number of events. */
int ws_run(WsLoop *l, int ms);
int ws_connections(const WsLoop *l);

/* NULL: no socket. The handshake runs by itself; what is sent before it is over waits. */
Ws *ws_connect(WsLoop *l, const WsHow *how, const WsHandlers *handlers, void *owner);
bool ws_is_open(const Ws *ws);
void ws_text(Ws *ws, const char *text, size_t n);
void ws_frame(Ws *ws, int opcode, bool fin, bool masked, const void *bytes, size_t n);
void ws_bytes(Ws *ws, const void *bytes, size_t n);  /* as they are */
void ws_pause_reading(Ws *ws, bool paused);          /* stops or starts reading */
size_t ws_unsent(const Ws *ws);
/* Ends it from this side without a word; `closed` is not called. */
void ws_drop(Ws *ws);

int64_t ws_now_us(void);  /* a clock that only goes forward */

#endif
