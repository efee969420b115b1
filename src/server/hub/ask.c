/* Asking and talking: why not, hint, what happened, replays, chat. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "server/hub/hub_inner.h"

/* The things that the list d[key] names, as far as they exist: {kind, id}. */
static int read_things(const Request *r, const Match *m, const char *key, Thing *out)
{
    const Game *game = match_game(m);
    const Value *list = value_get(r->d, key);
    int n = 0;
    for (const Value *v = value_first(list); v != 0 && n < POINTED_MAX; v = value_next(list, v)) {
        const char *kind = value_text(value_get(v, "kind"), "");
        const char *word = value_text(value_get(v, "id"), "");
        n += thing_named(game, match_state(m), kind, word, &out[n]);
    }
    return n;
}

static Reason why_of(Request *r, const Subscription *sub, Str *out)
{
    const Match *m = sub->room->match;
    Pointed at = {0};
    at.n = read_things(r, m, "things", at.thing);
    at.n_picked = read_things(r, m, "picked", at.picked);
    if (value_get(r->d, "things") != 0)
        return match_why_thing(m, sub->seat, &at, r->c->lang, out);
    Reason reason = {0};
    reason.legal = match_why_not(m, sub->seat, want_text(r, "option", ""), r->c->lang, out,
                                 &reason.rule);
    return reason;
}

/* Of an answer, or of what was clicked. */
void on_why(Request *r)
{
    char text[800], notation[200];
    Str why = STR_ON(text), n = STR_ON(notation), out;
    Subscription *sub = want_seat(r);
    if (sub == 0)
        return;
    const Reason reason = why_of(r, sub, &why);
    str_whole(&why);
    Json j = hub_begin(r->h, &out, "why", r->q, sub->room->revision);
    json_key(&j, "legal");
    json_bool(&j, reason.legal);
    json_key(&j, "text");
    json_text(&j, text);
    if (reason.rule != 0) {
        json_key(&j, "rule");
        json_text(&j, reason.rule);
    }
    if (reason.first) {
        json_key(&j, "first");
        json_bool(&j, true);
    }
    if (reason.has_option) {
        const Match *m = sub->room->match;
        option_write(match_game(m), match_state(m), reason.option, &n);
        json_key(&j, "option");
        json_text(&j, notation);
    }
    hub_send(r->h, r->c, &j, r->q);
}

/* ---- hint, forecast, ways: thought out elsewhere, on copies ---- */

/* A job about what this seat sees now, for who asked. */
HubJob *ask_job(const Request *r, const Subscription *sub, HubJobKind kind)
{
    const Match *m = sub->room->match;
    HubJob *job = job_new(match_game(m), kind);
    job->conn = r->c->serial;
    job->q = r->q;
    job->match = sub->room->meta.id;
    job->version = sub->room->revision;
    job->seat = sub->seat;
    r->h->host.random(r->h->host.host, &job->seed, sizeof job->seed);
    memcpy(job->state, match_state(m), match_game(m)->state_size);
    return job;
}

void on_hint(Request *r)
{
    Subscription *sub = want_seat(r);
    if (sub == 0)
        return;
    const Menu *menu = want_menu(r, sub);
    if (menu == 0)
        return;
    if (r->c->hinting) {
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.one-hint"));
        return;
    }
    if (!may_ask(r))
        return;
    HubJob *job = ask_job(r, sub, JOB_HINT);
    strcpy(job->bot, BOT_DEFAULT);
    job->menu = *menu;
    job->think = value_is(value_get(r->d, "think"), VALUE_TRUE);
    r->c->hinting = true;
    job_start(r->h, job, r->c->payer);
}

/* Whether the advice still is one. After a failed commit another position may have its version, so
 * the option must be possible as well. */
static bool is_good_hint(const Room *room, const HubJob *job)
{
    if (room == 0 || room->match == 0 || room->revision != job->version || job->choice < 0)
        return false;
    return match_allows(room->match, job->seat, job->menu.list[job->choice]);
}

void hint_done(Hub *h, Conn *c, HubJob *job)
{
    char notation[200];
    Str out, n = STR_ON(notation);
    const Room *room = room_by_id(h, job->match);
    c->hinting = false;
    if (!is_good_hint(room, job)) {
        Request r = {.h = h, .c = c, .q = job->q};
        reply_error(&r, "stale", 0, room != 0 ? room->revision : NO_ANSWER,
                    SAY("server.late-hint"));
        return;
    }
    const Match *m = room->match;
    option_write(match_game(m), match_state(m), job->menu.list[job->choice], &n);
    Json j = hub_begin(h, &out, "hint", job->q, job->version);
    json_key(&j, "match");
    json_text(&j, room->meta.slug);
    json_key(&j, "option");
    json_text(&j, notation);
    if (job->think)
        advice_json(&job->advice, match_game(m), match_state(m), &j);
    hub_send(h, c, &j, job->q);
}

/* ---- what happened ---- */

void on_events(Request *r)
{
    Str out;
    Subscription *sub = want_sub(r);
    if (sub == 0)
        return;
    const Match *m = sub->room->match;
    const int length = match_length(m);
    const long long since = want_int(r, "since", -1);
    const int from = since < 0 ? -1 : since > length ? length : (int)since;
    Json j = hub_begin(r->h, &out, "events", r->q, sub->room->revision);
    json_key(&j, "from");
    json_int(&j, from < 0 ? 0 : from);
    const int to = write_events(&j, m, from, length, sub->seat, EVENTS_PAGE);
    json_key(&j, "to");
    json_int(&j, to);
    hub_send(r->h, r->c, &j, r->q);
}

/* The whole log with its seed, so that anybody can recompute it. */
static void reply_log(Request *r, const Room *room)
{
    Str out;
    char *log = match_text(room->match, true);
    Json j = hub_begin(r->h, &out, "replay", r->q, room->revision);
    json_key(&j, "match");
    json_text(&j, room->meta.slug);
    json_key(&j, "answers");
    json_int(&j, match_length(room->match));
    json_key(&j, "log");
    json_text(&j, log);
    hub_send(r->h, r->c, &j, r->q);
    free(log);
}

void on_replay(Request *r)
{
    char why[MATCH_ERROR];
    Str out;
    Subscription *sub = want_sub(r);
    const long long at = want_int(r, "at", -1), eyes = want_int(r, "eyes", 0);
    if (sub == 0)
        return;
    const Match *m = sub->room->match;
    if (refuse_frozen(r, sub->room))
        return;
    if (!match_over(m)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.no-replay"));
        return;
    }
    if (at < 0) {
        reply_log(r, sub->room);
        return;
    }
    if (at > match_length(m) || eyes < 0 || eyes > sub->room->meta.seats) {
        reply_error(r, "malformed", 0, NO_ANSWER,
                    SAY("server.replay-range", NUMBER(match_length(m)),
                        NUMBER(sub->room->meta.seats)));
        return;
    }
    Match *past = match_at(m, (int)at, r->c->lang, why);
    if (past == 0) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("table.sentence", why));
        return;
    }
    write_past_view(r->h, sub->room, past, (int)at, eyes == 0 ? SPECTATOR : (int)eyes - 1, r->q,
                    &out);
    Json j = {.out = &out, .comma = true};
    hub_send(r->h, r->c, &j, r->q);
    match_free(past);
}

/* ---- talk ---- */

void on_chat(Request *r)
{
    Subscription *sub = want_seat(r);
    const char *text = want_text(r, "text", "");
    const size_t n = strlen(text);
    if (sub == 0)
        return;
    if (n == 0 || n > (size_t)r->h->limits.chat_bytes) {
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.chat-range", NUMBER(r->h->limits.chat_bytes)));
        return;
    }
    if (!utf8_is_safe(text)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.chat-form"));
        return;
    }
    if (!conn_may(r->c, BUDGET_CHAT, 1)) {
        reply_error(r, "limit", 0, NO_ANSWER,
                    SAY("server.chat-too-much", NUMBER(r->h->limits.chat_per_address)));
        return;
    }
    room_touch(r->h, sub->room);
    if (!store_chat(r->h->store, sub->room->meta.id, sub->seat, r->h->now, text,
                    CHAT_KEPT))
        r->h->batch_broken = true;
    for (Subscription *to = sub->room->subs; to != 0; to = to->next) {
        Str out;
        if (to->muted & SEAT_BIT(sub->seat))
            continue;
        Json j = hub_begin(r->h, &out, "chat", NO_ANSWER, NO_ANSWER);
        json_key(&j, "match");
        json_text(&j, sub->room->meta.slug);
        json_key(&j, "seat");
        json_int(&j, sub->seat + 1);
        json_key(&j, "at");
        json_int(&j, r->h->now);
        json_key(&j, "text");
        json_text(&j, text);
        hub_send(r->h, to->conn, &j, NO_ANSWER);
    }
    reply_done(r, NO_ANSWER);
}

void on_mute(Request *r)
{
    Subscription *sub = want_sub(r);
    const int seat = want_seat_index(r);
    if (sub == 0)
        return;
    if (seat < 0 || seat >= sub->room->meta.seats) {
        reply_error(r, "malformed", 0, NO_ANSWER,
                    SAY("server.seat-range", NUMBER(sub->room->meta.seats)));
        return;
    }
    if (value_is(value_get(r->d, "on"), VALUE_FALSE))
        sub->muted &= ~SEAT_BIT(seat);
    else
        sub->muted |= SEAT_BIT(seat);
    reply_done(r, NO_ANSWER);
}
