/* Matches come back into memory: their rows are read a few at a time, so that a long match holds up
 * nobody, and played again on another thread. Whoever came for the match waits meanwhile; everybody
 * else does not notice. */
#include <stdlib.h>
#include <string.h>

#include "server/hub/hub_inner.h"

enum { ROWS_AT_ONCE = 500, WAITING_MOST = 64 };

/* A request that waits for the match to be there. */
typedef struct Waiting {
    struct Waiting *next;
    uint64_t conn;
    size_t n;
    char text[];
} Waiting;

struct Loading {
    StoreLog *log;           /* the rows so far; NULL: not begun, or all are with the job */
    HubJob *job;
    Waiting *first, *last;
    int waiting;
    Room *next;              /* in Hub.first_loading, until the job is started */
};

void load_begin(Hub *h, Room *room)
{
    room->revision = room->epoch = 0;
    room->loading = calloc(1, sizeof *room->loading);
    if (room->loading == 0)
        abort();
    *(h->last_loading != 0 ? &h->last_loading->loading->next : &h->first_loading) = room;
    h->last_loading = room;
}

/* ---- waiting ---- */

void load_wait(Request *r, Room *room)
{
    Loading *l = room->loading;
    Waiting *w = l->waiting < WAITING_MOST ? malloc(sizeof *w + r->n) : 0;
    if (w == 0) {
        reply_error(r, "busy", 0, NO_ANSWER, SAY("server.busy"));
        return;
    }
    *w = (Waiting){.conn = r->c->serial, .n = r->n};
    memcpy(w->text, r->text, r->n);
    *(l->last != 0 ? &l->last->next : &l->first) = w;
    l->last = w;
    l->waiting++;
}

/* Looks at the requests again that waited, or forgets them. */
static void end_waiting(Hub *h, Waiting *first)
{
    while (first != 0) {
        Waiting *w = first;
        Conn *c = h != 0 ? conn_by_serial(h, w->conn) : 0;
        first = w->next;
        if (c != 0)
            hub_repeat_request(h, c, w->text, w->n);
        free(w);
    }
}

void load_cancel(Room *room)
{
    Loading *l = room->loading;
    if (l == 0)
        return;
    store_log_close(l->log, false);
    job_drop(l->job);
    end_waiting(0, l->first);
    free(l);
    room->loading = 0;
}

/* It is there, or will not be: whoever follows it sees what there is, who waited goes on. */
static void end_loading(Hub *h, Room *room)
{
    Waiting *first = room->loading->first;
    free(room->loading);
    room->loading = 0;
    room->idle_from = h->ran;
    room->news++;
    for (Subscription *sub = room->subs; sub != 0; sub = sub->next) {
        sub->sent_length = -1;
        sub_news(sub);
    }
    end_waiting(h, first);
    room_start_bots(h, room);
}

static void load_failed(Hub *h, Room *room)
{
    hub_log(h, "match-unreadable", "match=%s why=\"%s\"", room->meta.slug,
            store_problem(h->store));
    end_loading(h, room);
}

/* ---- reading ---- */

static void leave_queue(Hub *h, Room *room)
{
    h->first_loading = room->loading->next;
    if (h->first_loading == 0)
        h->last_loading = 0;
}

/* All rows are here: the rest is somebody else's work. */
static void hand_over(Hub *h, Room *room)
{
    Loading *l = room->loading;
    HubJob *job = job_new(0, JOB_LOAD);
    job->match = room->meta.id;
    job->rows = store_log_close(l->log, true);
    l->log = 0;
    l->job = job;
    job->loaded = malloc(sizeof *job->loaded);
    if (job->loaded == 0)
        abort();
    match_load_pack(h->store, &room->meta, job->rows, job->loaded);
    job_start(h, job, room->payer);
}

/* Reads on in the log of a room; false: the store failed. */
static bool read_on(Hub *h, Room *room, int *lines)
{
    Loading *l = room->loading;
    if (l->log == 0) {
        l->log = store_log_open(h->store, room->meta.id);
        if (l->log == 0 || store_seats(h->store, room->meta.id, room->seat, MAX_SEATS) !=
                               room->meta.seats)
            return false;
    }
    return store_log_more(h->store, l->log, lines);
}

void loads_step(Hub *h)
{
    int lines = ROWS_AT_ONCE;
    while (h->first_loading != 0 && lines > 0 && jobs_have_room(h, 0)) {
        Room *room = h->first_loading;
        if (!read_on(h, room, &lines)) {
            leave_queue(h, room);
            store_log_close(room->loading->log, false);
            load_failed(h, room);
        } else if (store_log_whole(room->loading->log)) {
            leave_queue(h, room);
            hand_over(h, room);
            lines--;
        }
    }
}

void load_abandoned(Room *room, const HubJob *job)
{
    if (room->loading != 0 && room->loading->job == job)
        room->loading->job = 0;
}

void load_done(Hub *h, HubJob *job)
{
    Room *room = room_by_id(h, job->match);
    if (room == 0 || room->loading == 0 || room->loading->job != job)
        return;  /* it was dropped meanwhile */
    room_install(h, room, job->loaded);
    end_loading(h, room);
}
