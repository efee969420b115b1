/* Asking and talking: why not, hint, forecast, ways, what happened, replays, chat. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hub_inner.h"

void on_why(Request *r)
{
    char text[800];
    Str why = STR_ON(text), out;
    const char *rule = 0;
    Sub *sub = want_seat(r);
    const char *option = want_text(r, "option", "");
    if (sub == 0)
        return;
    const bool legal = match_why_not(sub->room->match, sub->seat, option, r->c->lang, &why, &rule);
    str_whole(&why);
    Json j = hub_begin(r->h, &out, "why", r->q, sub->room->revision);
    json_key(&j, "legal");
    json_bool(&j, legal);
    json_key(&j, "text");
    json_text(&j, text);
    if (rule != 0) {
        json_key(&j, "rule");
        json_text(&j, rule);
    }
    hub_send(r->h, r->c, &j, r->q);
}

/* ---- hint, forecast, ways: thought out elsewhere, on copies ---- */

/* A job about what this seat sees now, for who asked. */
static HubJob *ask_job(const Request *r, const Sub *sub, HubJobKind kind)
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
    Sub *sub = want_seat(r);
    if (sub == 0)
        return;
    const Menu *menu = want_menu(r, sub);
    if (menu == 0)
        return;
    if (r->c->hinting) {
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.one-hint"));
        return;
    }
    HubJob *job = ask_job(r, sub, JOB_HINT);
    strcpy(job->bot, "scripted");
    job->menu = *menu;
    r->c->hinting = true;
    r->h->host.think(r->h->host.host, job);
}

/* Whether the advice still is one. After a failed commit another position may have its version, so
 * the option must be possible as well. */
static bool is_good_hint(const Room *room, const HubJob *job)
{
    if (room == 0 || room->match == 0 || room->revision != job->version || job->choice < 0)
        return false;
    const Menu *menu = match_menu(room->match, job->seat);
    return menu != 0 && menu_has(menu, job->menu.list[job->choice]);
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
    hub_send(h, c, &j, job->q);
}

/* Whoever does not wait for replies must not fill the list of jobs. */
static bool may_ask(Request *r)
{
    if (r->c->asks < r->h->limits.asks_waiting)
        return true;
    reply_error(r, "limit", 0, NO_ANSWER,
                SAY("server.asks-too-many", NUMBER(r->h->limits.asks_waiting)));
    return false;
}

static void put_job(Request *r, HubJob *job)
{
    r->c->asks++;
    r->h->host.think(r->h->host.host, job);
}

void on_forecast(Request *r)
{
    Option o;
    Sub *sub = want_seat(r);
    const char *option = want_text(r, "option", "");
    if (sub == 0)
        return;
    const Match *m = sub->room->match;
    const Menu *menu = room_menu(sub->room, sub->seat);
    if (menu == 0 || option_read(match_game(m), match_state(m), option, &o, 0) != 0 ||
        !menu_has(menu, o)) {
        reply_error(r, "illegal", 0, sub->room->revision, SAY("server.no-forecast"));
        return;
    }
    if (!may_ask(r))
        return;
    HubJob *job = ask_job(r, sub, JOB_FORECAST);
    job->option = o;
    put_job(r, job);
}

static void write_line(Json *j, const Match *m, const ForecastLine *line)
{
    json_open(j, '{');
    json_key(j, "thing");
    write_thing(j, m, line->what);
    json_key(j, line->is_tag ? "tag" : "fact");
    json_text(j, line->fact);
    json_key(j, "before");
    json_int(j, line->before);
    json_key(j, "values");
    json_open(j, '[');
    for (int i = 0; i < line->n_values; i++) {
        json_open(j, '[');
        json_int(j, line->value[i]);
        json_int(j, line->count[i]);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_key(j, "change");
    json_micro(j, line->mean_change * 1000LL);
    json_close(j, '}');
}

/* Chances in millionths, the mean in thousandths: core knows no fractions. */
static void write_odds(Json *j, const Match *m, const Odds *odds)
{
    const struct { const char *key; int32_t value; } figures[] = {
        {"hit", odds->hit}, {"kill", odds->kill}, {"mean", odds->mean}, {"least", odds->least},
        {"most", odds->most}, {"need", odds->need},
    };
    json_key(j, "odds");
    json_open(j, '{');
    json_key(j, "target");
    write_thing(j, m, odds->target);
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
        json_key(j, figures[i].key);
        json_int(j, figures[i].value);
    }
    json_close(j, '}');
}

void forecast_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    Room *room = room_by_id(h, job->match);
    c->asks--;
    if (room == 0 || room->match == 0)
        return;
    Json j = hub_begin(h, &out, "forecast", job->q, job->version);
    json_key(&j, "copies");
    json_int(&j, job->forecast.copies);
    json_key(&j, "lines");
    json_open(&j, '[');
    for (int i = 0; i < job->forecast.n_lines; i++)
        write_line(&j, room->match, &job->forecast.line[i]);
    json_close(&j, ']');
    json_key(&j, "wins");
    json_open(&j, '[');
    for (int i = 0; i < room->meta.seats; i++)
        json_int(&j, job->forecast.over[i]);
    json_close(&j, ']');
    json_key(&j, "events");
    json_open(&j, '[');
    for (int i = 0; i < job->forecast.n_events; i++)
        write_event(&j, room->match, &job->forecast.event[i].event, job->forecast.event[i].copies);
    json_close(&j, ']');
    json_key(&j, "path");
    json_open(&j, '[');
    for (int i = 0; i < job->forecast.n_path; i++)
        write_word(&j, room->match, job->forecast.path[i]);
    json_close(&j, ']');
    if (job->forecast.has_odds)
        write_odds(&j, room->match, &job->forecast.odds);
    hub_send(h, c, &j, job->q);
}

/* ---- ways ---- */

/* The thing that d.kind and d[key] name. */
static bool want_thing(Request *r, const Sub *sub, const char *key, Thing *out)
{
    const Match *m = sub->room->match;
    const Game *game = match_game(m);
    const char *kind = want_text(r, "kind", ""), *word = want_text(r, key, "");
    for (int i = 0; i < game->n_kinds; i++)
        if (strcmp(game->kinds[i].id, kind) == 0 &&
            thing_read(game, match_state(m), i, word, &out->value)) {
            out->kind = (uint8_t)i;
            return true;
        }
    reply_error(r, "malformed", 0, NO_ANSWER,
                SAY("server.no-thing", key, BRIEF(kind), BRIEF(word)));
    return false;
}

void on_route(Request *r)
{
    Thing to;
    Sub *sub = want_seat(r);
    if (sub == 0 || want_menu(r, sub) == 0 || !want_thing(r, sub, "to", &to) || !may_ask(r))
        return;
    HubJob *job = ask_job(r, sub, JOB_ROUTE);
    job->thing = to;
    put_job(r, job);
}

void on_reach(Request *r)
{
    Sub *sub = want_seat(r);
    if (sub != 0 && want_menu(r, sub) != 0 && may_ask(r))
        put_job(r, ask_job(r, sub, JOB_REACH));
}

/* Also for who is not asked: it changes nothing and tells only what lies open. */
void on_range(Request *r)
{
    Thing of;
    Sub *sub = want_seat(r);
    if (sub == 0 || !want_thing(r, sub, "of", &of) || !may_ask(r))
        return;
    HubJob *job = ask_job(r, sub, JOB_RANGE);
    job->thing = of;
    put_job(r, job);
}

/* Words are those of the position that was asked about: the match may have gone on. */
static void write_cells(Json *j, const char *key, const HubJob *job, const Thing *cells, int n)
{
    json_key(j, key);
    json_open(j, '[');
    for (int i = 0; i < n; i++) {
        char word[80];
        Str w = STR_ON(word);
        thing_write(job->game, job->state, cells[i], &w);
        json_text(j, word);
    }
    json_close(j, ']');
}

static void write_kind(Json *j, const HubJob *job)
{
    if (job->cells.n == 0)
        return;
    json_key(j, "kind");
    json_text(j, job->game->kinds[job->cells.cell[0].kind].id);
}

/* Why there is no way, as `why` says it. */
static void write_no_route(Json *j, const Match *m, Lang lang, const char *rule)
{
    char text[800];
    Str why = STR_ON(text);
    if (rule == 0) {
        json_key(j, "text");
        json_sentence(j, lang, SAY("server.no-route"));
        return;
    }
    match_say_rule(m, lang, rule, &why);
    str_whole(&why);
    json_key(j, "rule");
    json_text(j, rule);
    json_key(j, "text");
    json_text(j, text);
}

void route_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    const Route *route = &job->route;
    const Room *room = room_by_id(h, job->match);
    c->asks--;
    if (room == 0 || room->match == 0)
        return;
    Json j = hub_begin(h, &out, "route", job->q, job->version);
    json_key(&j, "answers");
    json_open(&j, '[');
    for (int i = 0; i < route->n; i++) {
        char notation[200];
        Str n = STR_ON(notation);
        option_write(job->game, job->state, route->answer[i], &n);
        json_text(&j, notation);
    }
    json_close(&j, ']');
    write_cells(&j, "path", job, route->path, route->n_path);
    if (route->n == 0)
        write_no_route(&j, room->match, c->lang, route->rule);
    hub_send(h, c, &j, job->q);
}

void reach_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    Json j = hub_begin(h, &out, "reach", job->q, job->version);
    c->asks--;
    write_kind(&j, job);
    write_cells(&j, "ends", job, job->cells.cell, job->cells.n);
    hub_send(h, c, &j, job->q);
}

void range_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    const Cells *cells = &job->cells;
    Json j = hub_begin(h, &out, "range", job->q, job->version);
    c->asks--;
    write_kind(&j, job);
    write_cells(&j, "clear", job, cells->cell, cells->clear);
    write_cells(&j, "blocked", job, cells->cell + cells->clear, cells->n - cells->clear);
    hub_send(h, c, &j, job->q);
}

/* ---- what happened ---- */

void on_events(Request *r)
{
    Str out;
    Sub *sub = want_sub(r);
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
    Sub *sub = want_sub(r);
    const long long at = want_int(r, "at", -1), eyes = want_int(r, "eyes", 0);
    if (sub == 0)
        return;
    const Match *m = sub->room->match;
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
    Sub *sub = want_seat(r);
    const char *text = want_text(r, "text", "");
    const size_t n = strlen(text);
    if (sub == 0)
        return;
    if (n == 0 || n > (size_t)r->h->limits.chat_bytes) {
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.chat-range", NUMBER(r->h->limits.chat_bytes)));
        return;
    }
    room_touch(r->h, sub->room);
    if (!store_chat(r->h->store, sub->room->meta.id, sub->seat, r->h->now, text))
        r->h->batch_broken = true;
    for (Sub *to = sub->room->subs; to != 0; to = to->next) {
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
    Sub *sub = want_sub(r);
    const int seat = want_seat_index(r);
    if (sub == 0)
        return;
    if (seat < 0 || seat >= sub->room->meta.seats) {
        reply_error(r, "malformed", 0, NO_ANSWER,
                    SAY("server.seat-range", NUMBER(sub->room->meta.seats)));
        return;
    }
    if (value_is(value_get(r->d, "on"), VALUE_FALSE))
        sub->muted = (Seats)(sub->muted & ~SEAT_BIT(seat));
    else
        sub->muted |= SEAT_BIT(seat);
    reply_done(r, NO_ANSWER);
}
