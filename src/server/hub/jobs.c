/* Jobs: what is under way on other threads, for whom, and how much of it may be. Their number is
 * bounded in all and for each address; what nobody waits for any more is not done. */
#include "server/hub/hub_inner.h"

bool jobs_have_room(const Hub *h, const Payer *payer)
{
    return h->figures.jobs_now < (uint64_t)h->limits.jobs &&
           (payer == 0 || payer->jobs < h->limits.jobs_per_address);
}

bool may_ask(Request *r)
{
    Hub *h = r->h;
    Conn *c = r->c;
    if (c->asks >= h->limits.asks_waiting)
        reply_error(r, "limit", 0, NO_ANSWER,
                    SAY("server.asks-too-many", NUMBER(h->limits.asks_waiting)));
    else if (!jobs_have_room(h, c->payer) || !conn_may(c, BUDGET_CPU, 0))
        reply_error(r, "busy", 0, NO_ANSWER, SAY("server.busy"));
    else
        return true;
    return false;
}

static bool is_hashing(const HubJob *job)
{
    return job->kind == JOB_REGISTER || job->kind == JOB_LOGIN;
}

void job_start(Hub *h, HubJob *job, Payer *payer)
{
    job->payer = payer;
    if (payer != 0) {
        payer->users++;
        payer->jobs++;
        payer->hashing += is_hashing(job);
    }
    job->hub_prev = 0;
    job->hub_next = h->jobs;
    if (h->jobs != 0)
        h->jobs->hub_prev = job;
    h->jobs = job;
    h->figures.jobs_now++;
    h->host.think(h->host.host, job);
}

/* It is back: whoever goes on with it may have another one done. */
static void job_ended(Hub *h, HubJob *job)
{
    *(job->hub_prev != 0 ? &job->hub_prev->hub_next : &h->jobs) = job->hub_next;
    if (job->hub_next != 0)
        job->hub_next->hub_prev = job->hub_prev;
    h->figures.jobs_now--;
    h->figures.jobs_unwanted += job->unwanted;
    if (job->payer != 0) {
        payer_charge(&h->payers, job->payer, BUDGET_CPU, (int64_t)job->us, h->ran);
        job->payer->jobs--;
        job->payer->hashing -= is_hashing(job);
        payer_release(job->payer);
    }
}

void job_drop(HubJob *job)
{
    if (job != 0)
        atomic_store(&job->unwanted, true);
}

void jobs_drop_of(Hub *h, const Conn *c)
{
    for (HubJob *job = h->jobs; job != 0; job = job->hub_next)
        if (job->conn == c->serial && job->kind != JOB_REGISTER)
            job_drop(job);
}

/* ---- coming back ---- */

Conn *conn_by_serial(Hub *h, uint64_t serial)
{
    Conn *c = h->by_serial[serial % ROOM_BUCKETS];
    while (c != 0 && c->serial != serial)
        c = c->next_serial;
    return c;
}

static void bot_done(Hub *h, HubJob *job)
{
    char why[MATCH_ERROR];
    Room *room = room_by_id(h, job->match);
    if (room == 0 || room->job != job)
        return;  /* the position is gone */
    room->job = 0;
    h->figures.bot_us_sum += job->us;
    if (job->us > h->figures.bot_us_max)
        h->figures.bot_us_max = job->us;
    if (room->match == 0 || room->revision != job->version || job->choice < 0)
        return;
    if (!match_answer(room->match, job->seat, job->menu.list[job->choice], LANG_EN, why)) {
        /* the move is secret */
        hub_log(h, "bot-refused", "match=%s why=illegal", room->meta.slug);
        return;
    }
    h->figures.bot_answers++;
    room_append_answer(h, room);
    room_changed(h, room);
    plan_of_bot(h, room, job->seat, job->bot, job->seed);
}

void hub_abandon(Hub *h, HubJob *job)
{
    Room *room = room_by_id(h, job->match);
    job_ended(h, job);
    if (room != 0 && room->job == job)
        room->job = 0;
    if (room != 0 && room->looks == job)
        room->looks = 0;
    if (room != 0)
        load_abandoned(room, job);
    hub_job_free(job);
}

void hub_job_done(Hub *h, HubJob *job, int64_t now_ms)
{
    static JobDone *const done[] = {
        [JOB_HINT] = hint_done, [JOB_FORECAST] = forecast_done, [JOB_ROUTE] = route_done,
        [JOB_REACH] = reach_done, [JOB_RANGE] = range_done, [JOB_PIECE] = piece_done,
        [JOB_PLACES] = places_done, [JOB_REGISTER] = account_done,
        [JOB_LOGIN] = account_done,
    };
    hub_set_now(h, now_ms);
    job_ended(h, job);
    Conn *c = job->conn != 0 ? conn_by_serial(h, job->conn) : 0;
    if (job->kind == JOB_BOT)
        bot_done(h, job);
    else if (job->kind == JOB_LOAD)
        load_done(h, job);
    else if (job->kind == JOB_LOOK)
        looking_done(h, job);
    else if (c != 0)
        done[job->kind](h, c, job);
    hub_job_free(job);
}
