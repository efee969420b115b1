/* Looking back at a match that is over (docs/protocol.md "The end"). It takes long, so it is done a
 * slice at a time and only as long as somebody asks how far it is: bots of others wait for one
 * slice at most, and nothing is done for who has left. What was found stays with the room. */
#include <stdlib.h>

#include "lab/analysis.h"
#include "server/hub/hub_inner.h"

enum { SLICE_MS = 250, ITERATIONS = 100, CHOICE_MS = 60 };

struct Looking {
    Match *match;            /* a copy: the room's own may leave memory */
    Analysis analysis;
    char *found;             /* all of it as JSON, once it is done */
};

/* What it took is not needed any more once all is found. */
static void drop_tools(Looking *l)
{
    analysis_end(&l->analysis);
    match_free(l->match);
    l->analysis = (Analysis){.n = 0};
    l->match = 0;
}

static Looking *looking_new(const Match *m)
{
    char why[MATCH_ERROR];
    Looking *l = calloc(1, sizeof *l);
    if (l == 0)
        abort();
    l->match = match_at(m, match_length(m), LANG_EN, why);
    analysis_begin(&l->analysis, l->match, ITERATIONS, CHOICE_MS);
    return l;
}

void looking_free(Looking *l)
{
    if (l == 0)
        return;
    drop_tools(l);
    free(l->found);
    free(l);
}

void looking_forget(Room *room)
{
    job_drop(room->looks);
    room->looks = 0;
    looking_free(room->looking);
    room->looking = 0;
}

/* On a thread: the job has it for that time. */
void look_on(HubJob *job)
{
    Looking *l = job->looking;
    if (analysis_go_on_for(&l->analysis, SLICE_MS))
        return;
    l->found = analysis_text(&l->analysis);
    drop_tools(l);
}

void looking_done(Hub *h, HubJob *job)
{
    Room *room = room_by_id(h, job->match);
    if (room == 0 || room->looks != job)
        return;  /* nobody's any more: it goes with its job */
    room->looks = 0;
    room->looking = job->looking;
    job->looking = 0;
    room->looked = room->looking->analysis.next;
}

static void start_slice(Request *r, Room *room)
{
    HubJob *job = job_new(match_game(room->match), JOB_LOOK);
    job->match = room->meta.id;
    job->looking = room->looking != 0 ? room->looking : looking_new(room->match);
    room->looking = 0;
    room->looks = job;
    job_start(r->h, job, r->c->payer);
}

void on_analyse(Request *r)
{
    Str out;
    Subscription *sub = want_sub(r);
    if (sub == 0 || refuse_frozen(r, sub->room))
        return;
    Room *room = sub->room;
    if (!match_over(room->match)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.no-replay"));
        return;
    }
    const char *found = room->looking != 0 ? room->looking->found : 0;
    if (found == 0 && room->looks == 0) {
        if (!may_ask(r))
            return;
        start_slice(r, room);
    }
    Json j = hub_begin(r->h, &out, "analysis", r->q, NO_ANSWER);
    key_text(&j, "match", room->meta.slug);
    key_int(&j, "done", found != 0 ? match_length(room->match) : room->looked);
    key_int(&j, "all", match_length(room->match));
    if (found != 0) {
        json_key(&j, "found");
        str_text(j.out, found);
    }
    hub_send(r->h, r->c, &j, r->q);
}
