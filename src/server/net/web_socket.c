/* WebSocket bytes: pieces joined to messages for the hub, the hub's messages written one by one. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/net/clock.h"
#include "server/net/web_inner.h"

enum {
    CONFIRM_EVERY = 5000,        /* milliseconds */ CLOSING_SECONDS = 5 };

static int close_with(Socket *s, int code)
{
    lws_close_reason(s->wsi, (enum lws_close_status)code, 0, 0);
    return -1;
}

int socket_open(Web *w, Socket *s, struct lws *wsi)
{
    char peer[64] = "", forwarded[HEADER_MAX] = "", address[HUB_ADDRESS];
    web_http_end(s);
    *s = (Socket){.wsi = wsi};
    lws_get_peer_simple(wsi, peer, sizeof peer);
    if (w->spec.proxy)
        web_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, forwarded);
    client_address(peer, forwarded, address);
    s->conn = hub_connect(w->hub, s, address, clock_now());
    if (s->conn == 0) {
        w->figures.turned_away++;
        return close_with(s, CLOSE_TOO_BUSY);
    }
    s->next = w->sockets;
    if (w->sockets != 0)
        w->sockets->prev = s;
    w->sockets = s;
    w->input = true;
    return 0;
}

void socket_closed(Web *w, Socket *s)
{
    free(s->part);
    s->part = 0;
    if (s->conn == 0)
        return;
    hub_disconnect(w->hub, s->conn);
    s->conn = 0;
    if (s->prev != 0)
        s->prev->next = s->next;
    else
        w->sockets = s->next;
    if (s->next != 0)
        s->next->prev = s->prev;
    w->input = true;  /* others may have to see that somebody left */
}

/* A client that sends without reading its replies is not read either. */
static void count_unanswered(Web *w, Socket *s)
{
    if (++s->unanswered < UNANSWERED_MAX || s->paused)
        return;
    s->paused = w->some_paused = true;
    lws_rx_flow_control(s->wsi, 0);
}

static void deliver(Web *w, Socket *s, const char *text, size_t n)
{
    const int64_t now = clock_now();
    hub_message(w->hub, s->conn, text, n, now);
    if (now - s->confirmed >= CONFIRM_EVERY) {  /* it walks a list of all connections */
        lws_validity_confirmed(s->wsi);
        s->confirmed = now;
    }
    w->input = true;
    count_unanswered(w, s);
}

/* Keeps a piece of a message; false: no memory. */
static bool keep_fragment(Socket *s, const char *bytes, size_t n)
{
    if (s->part == 0 && (s->part = malloc(HUB_MESSAGE_MAX)) == 0)
        return false;
    memcpy(s->part + s->n_part, bytes, n);
    s->n_part += n;
    return true;
}

int socket_read(Web *w, Socket *s, const char *bytes, size_t n)
{
    const bool whole = lws_is_final_fragment(s->wsi) && lws_remaining_packet_payload(s->wsi) == 0;
    if (s->conn == 0 || s->end != 0)
        return 0;
    if (lws_frame_is_binary(s->wsi)) {
        w->figures.wrong_frames++;
        return close_with(s, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
    }
    if (n + s->n_part > HUB_MESSAGE_MAX) {
        w->figures.wrong_frames++;
        return close_with(s, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
    }
    if (whole && s->n_part == 0) {
        deliver(w, s, bytes, n);
        return 0;
    }
    if (!keep_fragment(s, bytes, n))
        return close_with(s, CLOSE_TOO_BUSY);
    if (whole) {
        deliver(w, s, s->part, s->n_part);
        free(s->part);
        s->part = 0;
        s->n_part = 0;
    }
    return 0;
}

static void resume_reading(Socket *s)
{
    s->unanswered = 0;
    if (s->paused)
        lws_rx_flow_control(s->wsi, 1 | LWS_RXFLOW_REASON_FLAG_PROCESS_NOW);
    s->paused = false;
}

/* One message a time: libwebsockets calls again when the socket can take the next. */
int socket_write(Web *w, Socket *s)
{
    size_t n = 0;
    if (s->conn == 0)
        return -1;
    char *text = hub_next(w->hub, s->conn, &n);
    if (text == 0)
        return s->end != 0 ? close_with(s, s->end) : 0;
    static_assert(HUB_MARGIN >= LWS_PRE, "the head of a frame goes before the message");
    if (lws_write(s->wsi, (unsigned char *)text, n, LWS_WRITE_TEXT) < (int)n)
        return -1;
    if (s->end != 0 || hub_has_next(w->hub, s->conn))
        lws_callback_on_writable(s->wsi);
    else
        resume_reading(s);
    return 0;
}

void socket_end(Socket *s, int code)
{
    if (s->end != 0)
        return;
    s->end = code;
    lws_set_timeout(s->wsi, PENDING_TIMEOUT_USER_REASON_BASE, CLOSING_SECONDS);
    lws_callback_on_writable(s->wsi);
}

void sockets_resume_reading(Web *w)
{
    if (!w->some_paused)
        return;
    w->some_paused = false;
    for (Socket *s = w->sockets; s != 0; s = s->next)
        if (s->paused && hub_has_next(w->hub, s->conn))
            w->some_paused = true;
        else if (s->paused)
            resume_reading(s);
}
