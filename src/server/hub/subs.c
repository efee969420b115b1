/* Subscriptions: which connection follows which match, from which seat. */
#include <stdlib.h>
#include <string.h>

#include "server/hub/hub_inner.h"

Subscription *sub_of(Conn *c, const char *slug)
{
    for (int i = 0; i < SUBS_MAX; i++)
        if (c->sub[i].room != 0 && strcmp(c->sub[i].room->meta.slug, slug) == 0)
            return &c->sub[i];
    return 0;
}

void sub_news(Subscription *sub)
{
    sub->dirty = true;
    conn_news(sub->conn);
}

/* ---- when news are seen ---- */

bool sub_has_view(const Subscription *sub)
{
    return sub->room != 0 && sub->dirty && sub->due && !sub->room->touched;
}

static void leave_queue(Hub *h, Subscription *sub)
{
    if (sub->due_at == 0)
        return;
    *(sub->later_prev != 0 ? &sub->later_prev->later_next : &h->first_later) = sub->later_next;
    *(sub->later_next != 0 ? &sub->later_next->later_prev : &h->last_later) = sub->later_prev;
    sub->due_at = 0;
}

/* Who waits waits equally long, so the queue is in order. */
static void enter_queue(Hub *h, Subscription *sub, int ms)
{
    if (sub->due_at != 0)
        return;
    sub->due_at = h->ran + ms;
    sub->later_next = 0;
    sub->later_prev = h->last_later;
    *(h->last_later != 0 ? &h->last_later->later_next : &h->first_later) = sub;
    h->last_later = sub;
}

/* Who is asked, waits for an acknowledgement or has not seen anything for a while sees it now.
 * Others need not see each of a bot's answers in a message of its own: news that come on the heels
 * of others are collected for a moment. */
void sub_schedule(Hub *h, Subscription *sub)
{
    const Match *m = sub->room->match;
    const int pause = 1000 / h->limits.views_per_second;
    sub->due = sub->due || m == 0 || sub->ack != NO_ANSWER || h->ran - sub->sent_at >= pause ||
               match_over(m) ||
               (sub->seat != SPECTATOR && match_asked(m) & SEAT_BIT(sub->seat));
    if (!sub->due)
        enter_queue(h, sub, pause);
}

void subs_send_due(Hub *h)
{
    while (h->first_later != 0 && h->first_later->due_at <= h->ran) {
        Subscription *sub = h->first_later;
        leave_queue(h, sub);
        sub->due = true;
        conn_news(sub->conn);
    }
}

void sub_up_to_date(Hub *h, Subscription *sub)
{
    leave_queue(h, sub);
    sub->dirty = sub->due = false;
    sub->sent_at = h->ran;
}

/* ---- coming and going ---- */

/* Somebody comes or goes: the others see who is here. */
static void show_presence(Room *room)
{
    room->news++;
    for (Subscription *sub = room->subs; sub != 0; sub = sub->next)
        sub_news(sub);
}

/* The next view is sent whole. */
static void sub_forget(Subscription *sub)
{
    known_leave(sub->known);
    sub->known = 0;
    sub->sent_seats = 0;
}

/* From now on somebody is away from a seat, unless they are here with another connection. */
static void leave_seat(Hub *h, Room *room, int seat)
{
    if (seat != SPECTATOR && !room_is_present(room, seat))
        room->away_from[seat] = h->ran;
}

Subscription *sub_open(Hub *h, Conn *c, Room *room, int seat)
{
    Subscription *sub = sub_of(c, room->meta.slug);
    room_spend_time(h, room);
    for (int i = 0; i < SUBS_MAX && sub == 0; i++)
        if (c->sub[i].room == 0)
            sub = &c->sub[i];
    if (sub == 0)
        return 0;
    if (sub->room == 0) {
        *sub = (Subscription){.conn = c, .room = room, .seat = SPECTATOR, .next = room->subs};
        room->subs = sub;
    }
    const int left = sub->seat;
    sub->seat = seat;
    leave_seat(h, room, left);
    sub_forget(sub);
    sub->sent_length = -1;
    sub->due = true;
    sub->ack = NO_ANSWER;
    show_presence(room);
    return sub;
}

void sub_close(Hub *h, Subscription *sub)
{
    Room *room = sub->room;
    room_spend_time(h, room);
    for (Subscription **at = &room->subs; *at != 0; at = &(*at)->next)
        if (*at == sub) {
            *at = sub->next;
            break;
        }
    sub_forget(sub);
    leave_queue(h, sub);
    sub->room = 0;
    sub->dirty = sub->due = false;
    room->idle_from = h->ran;
    leave_seat(h, room, sub->seat);
    show_presence(room);
}

Subscription *want_sub(Request *r)
{
    const char *slug = want_text(r, "match", 0);
    if (slug == 0) {
        reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.no-match-given"));
        return 0;
    }
    Subscription *sub = sub_of(r->c, slug);
    if (sub == 0)
        reply_error(r, "missing", 0, NO_ANSWER,
                    SAY("server.not-followed", BRIEF(slug)));
    else if (sub->room->loading != 0) {
        reply_error(r, "busy", 0, NO_ANSWER, SAY("server.busy"));
        return 0;
    } else if (sub->room->match == 0) {
        if (!refuse_frozen(r, sub->room))
            reply_error(r, "missing", 0, NO_ANSWER, SAY("server.unreadable"));
        return 0;
    }
    return sub;
}

Subscription *want_seat(Request *r)
{
    Subscription *sub = want_sub(r);
    if (sub != 0 && sub->seat == SPECTATOR) {
        reply_error(r, "foreign", 0, NO_ANSWER, SAY("server.spectators-watch"));
        return 0;
    }
    return sub;
}
