/* Measured planes: what a piece reaches and sees, places by name, one thing from another
 * (docs/protocol.md "Measuring"). */
#include "core/field.h"
#include "server/hub/hub_inner.h"

static void write_some_thing(Json *j, const HubJob *job, const char *key, Thing t)
{
    if (t.kind == KIND_NUMBER)
        return;
    json_key(j, key);
    write_thing_then(j, job, t);
}

/* ---- what a piece reaches and sees; it lies open ---- */

void on_piece(Request *r)
{
    Thing of;
    Subscription *sub = want_sub(r);
    const char *show = want_text(r, "show", "");
    const bool sight = text_equal(show, "sight");
    if (sub == 0 || !want_thing(r, sub, "kind", "of", &of))
        return;
    if (!sight && !text_equal(show, "move")) {
        reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.no-show", BRIEF(show)));
        return;
    }
    if (!may_ask(r))
        return;
    HubJob *job = ask_job(r, sub, JOB_PIECE);
    job->thing = of;
    job->show = sight ? PREVIEW_SIGHT : PREVIEW_MOVE;
    put_job(r, job);
}

void piece_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    Json j = hub_begin(h, &out, "piece", job->q, job->version);
    c->asks--;
    json_key(&j, "shapes");
    overlay_shapes_json(job->game, job->state, job->cells.shape, job->cells.n_shapes,
                        job->cells.point, &j);
    hub_send(h, c, &j, job->q);
}

/* ---- places by name ---- */

void on_places(Request *r)
{
    Subscription *sub = want_seat(r);
    if (sub != 0 && want_menu(r, sub) != 0 && may_ask(r))
        put_job(r, ask_job(r, sub, JOB_PLACES));
}

static void write_place(Json *j, const HubJob *job, const PlaceTold *told)
{
    json_open(j, '{');
    json_key(j, "id");
    json_text(j, told->place.id);
    write_some_thing(j, job, "of", told->place.of);
    json_key(j, "x");
    json_int(j, told->place.at.x);
    json_key(j, "y");
    json_int(j, told->place.at.y);
    json_key(j, "length");
    json_int(j, told->place.length);
    write_some_thing(j, job, "near", told->words.near);
    json_key(j, "gap");
    json_int(j, told->words.gap);
    write_some_thing(j, job, "cover", told->words.cover);
    write_some_thing(j, job, "danger", told->words.danger);
    json_close(j, '}');
}

void places_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    Json j = hub_begin(h, &out, "places", job->q, job->version);
    c->asks--;
    json_key(&j, "places");
    json_open(&j, '[');
    for (int i = 0; i < job->places.n; i++)
        write_place(&j, job, &job->places.told[i]);
    json_close(&j, ']');
    hub_send(h, c, &j, job->q);
}

/* ---- one thing from another; at once, and for everybody: it lies open ---- */

static void write_measure(Request *r, const Subscription *sub, const Measure *m)
{
    char text[800];
    Str out, why = STR_ON(text);
    const Match *match = sub->room->match;
    Json j = hub_begin(r->h, &out, "measure", r->q, sub->room->revision);
    json_key(&j, "gap");
    json_int(&j, m->gap);
    json_key(&j, "sees");
    json_bool(&j, m->sees);
    if (m->blocker.kind != KIND_NUMBER) {
        json_key(&j, "blocker");
        write_thing(&j, match, m->blocker);
    }
    if (m->attacks) {
        json_key(&j, "attacks");
        json_bool(&j, m->rule == 0);
    }
    if (m->rule != 0) {
        match_say_rule(match, r->c->lang, m->rule, &why);
        str_whole(&why);
        json_key(&j, "rule");
        json_text(&j, m->rule);
        json_key(&j, "text");
        json_text(&j, text);
    }
    hub_send(r->h, r->c, &j, r->q);
}

void on_measure(Request *r)
{
    Thing from, to;
    Measure m;
    Subscription *sub = want_sub(r);
    if (sub == 0 || !want_thing(r, sub, "kind", "from", &from) ||
        !want_thing(r, sub, "on", "to", &to))
        return;
    const Match *match = sub->room->match;
    if (!ways_measure(match_game(match), match_state(match), from, to, &m)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.not-measured"));
        return;
    }
    write_measure(r, sub, &m);
}

/* ---- leading a piece about ---- */

/* What somebody needs to lead a piece about, whoever asks: it lies open. */
void on_field(Request *r)
{
    static Field field;  /* one loop, one room for it */
    Thing of;
    Str out;
    Subscription *sub = want_sub(r);
    if (sub == 0 || !want_thing(r, sub, "kind", "of", &of))
        return;
    const Match *m = sub->room->match;
    const Menu *menu = sub->seat == SPECTATOR ? 0 : match_menu(m, sub->seat);
    Json j = hub_begin(r->h, &out, "field", r->q, sub->room->revision);
    if (ways_field(match_game(m), match_state(m), menu, of, &field)) {
        json_key(&j, "field");
        field_json(match_game(m), match_state(m), &field, &j);
    }
    hub_send(r->h, r->c, &j, r->q);
}
