/* Subscriptions: which connection follows which match, from which seat. */
#include <string.h>

#include "server/hub_inner.h"

Sub *sub_of(Conn *c, const char *slug)
{
    for (int i = 0; i < SUBS_MAX; i++)
        if (c->sub[i].room != 0 && strcmp(c->sub[i].room->meta.slug, slug) == 0)
            return &c->sub[i];
    return 0;
}

void sub_news(Sub *sub)
{
    sub->dirty = true;
    conn_news(sub->conn);
}

/* Somebody comes or goes: the others see who is here. */
static void show_presence(Room *room)
{
    for (Sub *sub = room->subs; sub != 0; sub = sub->next)
        sub_news(sub);
}

Sub *sub_open(Hub *h, Conn *c, Room *room, int seat)
{
    Sub *sub = sub_of(c, room->meta.slug);
    (void)h;
    for (int i = 0; i < SUBS_MAX && sub == 0; i++)
        if (c->sub[i].room == 0)
            sub = &c->sub[i];
    if (sub == 0)
        return 0;
    if (sub->room == 0) {
        *sub = (Sub){.conn = c, .room = room, .next = room->subs};
        room->subs = sub;
    }
    sub->seat = seat;
    sub->knows_board = false;
    sub->sent_length = -1;
    sub->ack = NO_ANSWER;
    show_presence(room);
    return sub;
}

void sub_close(Hub *h, Sub *sub)
{
    Room *room = sub->room;
    for (Sub **at = &room->subs; *at != 0; at = &(*at)->next)
        if (*at == sub) {
            *at = sub->next;
            break;
        }
    sub->room = 0;
    sub->dirty = false;
    room->idle_from = h->now;
    show_presence(room);
}

Sub *want_sub(Request *r)
{
    const char *slug = want_text(r, "match", 0);
    if (slug == 0) {
        reply_error(r, "malformed", 0, NO_ANSWER, "d.match is missing: the address of a match");
        return 0;
    }
    Sub *sub = sub_of(r->c, slug);
    if (sub == 0)
        reply_error(r, "missing", 0, NO_ANSWER,
                    "this connection does not follow a match '%.20s'; join it", slug);
    else if (sub->room->match == 0) {
        reply_error(r, "missing", 0, NO_ANSWER, "this match cannot be read any more");
        return 0;
    }
    return sub;
}

Sub *want_seat(Request *r)
{
    Sub *sub = want_sub(r);
    if (sub != 0 && sub->seat == SPECTATOR) {
        reply_error(r, "foreign", 0, NO_ANSWER, "spectators only watch");
        return 0;
    }
    return sub;
}
