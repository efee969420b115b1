/* What may come: forecasts, ways, who counts together (docs/protocol.md "Asking", "Ways"). Most of
 * it is worked out on other threads. */
#include "server/hub/hub_inner.h"

void put_job(Request *r, HubJob *job)
{
    r->c->asks++;
    job_start(r->h, job, r->c->payer);
}

void on_forecast(Request *r)
{
    Option o;
    Subscription *sub = want_seat(r);
    const char *option = want_text(r, "option", "");
    if (sub == 0)
        return;
    if (room_menu(sub->room, sub->seat) == 0 ||
        !match_finds(sub->room->match, sub->seat, option, &o)) {
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

static void write_roll(Json *j, const OddsRoll *roll)
{
    json_key(j, "roll");
    json_open(j, '{');
    json_key(j, "dice");
    json_int(j, roll->dice);
    json_key(j, "off");
    json_int(j, roll->off);
    json_key(j, "plus");
    json_int(j, roll->plus);
    json_key(j, "twice");
    json_bool(j, roll->twice);
    json_key(j, "least");
    json_bool(j, roll->least);
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
    if (odds->exact) {
        json_key(j, "exact");
        json_bool(j, true);
    }
    if (odds->roll.dice > 0)
        write_roll(j, &odds->roll);
    json_key(j, "cases");
    json_open(j, '[');
    for (int i = 0; i < odds->n_cases; i++) {
        json_open(j, '[');
        json_int(j, odds->cases[i].loss);
        json_int(j, odds->cases[i].chance);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void write_group(Json *j, const Match *m, const Group *g)
{
    json_open(j, '{');
    json_key(j, "id");
    json_text(j, g->id);
    if (g->seat >= 0) {
        json_key(j, "seat");
        json_int(j, g->seat + 1);
    }
    json_key(j, "facts");
    json_open(j, '{');
    for (int i = 0; i < g->n_facts; i++) {
        json_key(j, g->facts[i].key);
        json_int(j, g->facts[i].value);
    }
    json_close(j, '}');
    json_key(j, "of");
    json_open(j, '[');
    for (int i = 0; i < g->n; i++)
        write_thing(j, m, g->of[i]);
    json_close(j, ']');
    json_close(j, '}');
}

static void write_groups(Json *j, const Match *m, const Group *list, int n)
{
    json_key(j, "groups");
    json_open(j, '[');
    for (int i = 0; i < n; i++)
        write_group(j, m, &list[i]);
    json_close(j, ']');
}

/* What is drawn on a plane; words are those of the position asked about. */
static void write_shapes(Json *j, const Game *game, const void *state, const OverlayShape *list,
                         int n, const Point *points)
{
    if (n == 0)
        return;
    json_key(j, "shapes");
    overlay_shapes_json(game, state, list, n, points, j);
}

static void write_overlay(Json *j, const HubJob *job)
{
    write_shapes(j, job->game, job->state, job->cells.shape, job->cells.n_shapes,
                 job->cells.point);
}

/* What a forecast says of a future, or of one of several. */
static void write_future(Json *j, const Room *room, const Forecast *f)
{
    json_key(j, "copies");
    json_int(j, f->copies);
    if (f->exact) {
        json_key(j, "exact");
        json_bool(j, true);
    }
    json_key(j, "lines");
    json_open(j, '[');
    for (int i = 0; i < f->n_lines; i++)
        write_line(j, room->match, &f->line[i]);
    json_close(j, ']');
    json_key(j, "wins");
    json_open(j, '[');
    for (int i = 0; i < room->meta.seats; i++)
        json_int(j, f->over[i]);
    json_close(j, ']');
    json_key(j, "events");
    json_open(j, '[');
    for (int i = 0; i < f->n_events; i++)
        write_event(j, room->match, &f->event[i].event, f->event[i].copies, f->event[i].at);
    json_close(j, ']');
}

static void write_final(Json *j, const Forecast *f)
{
    if (!f->final)
        return;
    json_key(j, "final");
    json_bool(j, true);
}

static void write_forks(Json *j, const Room *room, const HubJob *job)
{
    const Forecast *f = &job->future.all;
    json_key(j, "asked");
    json_int(j, f->fork_seat + 1);
    json_key(j, "forks");
    json_open(j, '[');
    for (int i = 0; i < f->n_forks; i++) {
        char notation[200];
        Str n = STR_ON(notation);
        option_write(job->game, job->state, f->fork[i], &n);
        json_open(j, '{');
        json_key(j, "option");
        json_text(j, notation);
        write_future(j, room, &job->future.fork[i]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void forecast_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    const Room *room = room_by_id(h, job->match);
    const Forecast *f = &job->future.all;
    c->asks--;
    if (room == 0 || room->match == 0)
        return;
    Json j = hub_begin(h, &out, "forecast", job->q, job->version);
    write_future(&j, room, f);
    write_final(&j, f);
    json_key(&j, "path");
    json_open(&j, '[');
    for (int i = 0; i < f->n_path; i++)
        write_word(&j, room->match, f->path[i]);
    json_close(&j, ']');
    if (f->has_odds)
        write_odds(&j, room->match, &f->odds);
    if (f->n_groups > 0)
        write_groups(&j, room->match, f->group, f->n_groups);
    write_shapes(&j, job->game, job->state, f->shape, f->n_shapes, f->point);
    if (f->n_forks > 0)
        write_forks(&j, room, job);
    hub_send(h, c, &j, job->q);
}

/* Who belongs together, whoever asks: it lies open. */
void on_groups(Request *r)
{
    static Overlay together;  /* one loop, one room for it */
    Str out;
    Subscription *sub = want_sub(r);
    if (sub == 0)
        return;
    const Match *m = sub->room->match;
    ways_groups(match_game(m), match_state(m), &together);
    Json j = hub_begin(r->h, &out, "groups", r->q, sub->room->revision);
    write_groups(&j, m, together.group, together.n_groups);
    write_shapes(&j, match_game(m), match_state(m), together.shape, together.n_shapes,
                 together.point);
    hub_send(r->h, r->c, &j, r->q);
}

/* ---- ways ---- */

bool want_thing(Request *r, const Subscription *sub, const char *of_kind, const char *key,
                Thing *out)
{
    const Match *m = sub->room->match;
    const Game *game = match_game(m);
    const char *kind = want_text(r, of_kind, ""), *word = want_text(r, key, "");
    if (thing_named(game, match_state(m), kind, word, out))
        return true;
    reply_error(r, "malformed", 0, NO_ANSWER,
                SAY("server.no-thing", of_kind, key, BRIEF(kind), BRIEF(word)));
    return false;
}

/* The answers that d.answers lists, as somebody means to give them; false: one of them makes no
 * sense. */
static bool read_answers(Request *r, const Subscription *sub, Way *out)
{
    const Match *m = sub->room->match;
    const Value *list = value_get(r->d, "answers");
    for (const Value *v = value_first(list); v != 0; v = value_next(list, v)) {
        const char *text = value_text(v, "");
        const char *wrong = out->n == ROUTE_ANSWERS
                                ? "too many answers"
                                : option_read(match_game(m), match_state(m), text,
                                              &out->answer[out->n++], 0);
        if (wrong != 0) {
            reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.no-answers", BRIEF(text)));
            return false;
        }
    }
    return true;
}

/* To a cell, to a place of a plane (d.x and d.y), or along answers that somebody has thought of. */
void on_route(Request *r)
{
    Thing to = {KIND_NUMBER, 0};
    Way way = {0};
    Subscription *sub = want_seat(r);
    const long long x = want_int(r, "x", INT16_MAX), y = want_int(r, "y", INT16_MAX);
    const bool on_plane = x >= 0 && y >= 0 && x < INT16_MAX && y < INT16_MAX;
    const bool listed = value_get(r->d, "answers") != 0;
    if (sub == 0 || want_menu(r, sub) == 0 || (listed && !read_answers(r, sub, &way)) ||
        (!listed && !on_plane && !want_thing(r, sub, "kind", "to", &to)) || !may_ask(r))
        return;
    HubJob *job = ask_job(r, sub, JOB_ROUTE);
    job->thing = to;
    job->listed = listed;
    job->on_plane = on_plane;
    job->route = way;
    if (on_plane)
        job->point = (Point){x, y};
    put_job(r, job);
}

void on_reach(Request *r)
{
    Subscription *sub = want_seat(r);
    if (sub != 0 && want_menu(r, sub) != 0 && may_ask(r))
        put_job(r, ask_job(r, sub, JOB_REACH));
}

/* Also for who is not asked: it changes nothing and tells only what lies open. From a place that is
 * named, spectators may ask too: nobody's own piece is meant. */
void on_range(Request *r)
{
    Thing of, at = {0, 0};
    const bool placed = want_text(r, "at", 0) != 0;
    Subscription *sub = placed ? want_sub(r) : want_seat(r);
    if (sub == 0 || !want_thing(r, sub, "kind", "of", &of) ||
        (placed && !want_thing(r, sub, "on", "at", &at)) || !may_ask(r))
        return;
    HubJob *job = ask_job(r, sub, JOB_RANGE);
    job->thing = of;
    job->at = at;
    job->placed = placed;
    put_job(r, job);
}

/* Words are those of the position that was asked about: the match may have gone on. */
void write_thing_then(Json *j, const HubJob *job, Thing t)
{
    char word[80];
    Str w = STR_ON(word);
    thing_write(job->game, job->state, t, &w);
    json_open(j, '{');
    json_key(j, "kind");
    json_text(j, job->game->kinds[t.kind].id);
    json_key(j, "id");
    json_text(j, word);
    json_close(j, '}');
}

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
    if (job->cells.n_cells + job->cells.n_ends == 0)
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
    match_say_no_way(m, lang, rule, &why);
    str_whole(&why);
    json_key(j, "rule");
    json_text(j, rule);
    json_key(j, "text");
    json_text(j, text);
}

void route_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    const Way *route = &job->route;
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
    if (route->n == 0) {
        write_no_route(&j, room->match, c->lang, route->rule);
    } else {
        json_key(&j, "future");
        json_open(&j, '{');
        write_future(&j, room, &job->ahead);
        write_final(&j, &job->ahead);
        json_close(&j, '}');
    }
    hub_send(h, c, &j, job->q);
}

void reach_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    Json j = hub_begin(h, &out, "reach", job->q, job->version);
    c->asks--;
    write_kind(&j, job);
    write_cells(&j, "ends", job, job->cells.cell, job->cells.n_cells);
    write_overlay(&j, job);
    hub_send(h, c, &j, job->q);
}

/* Of something that a piece uses: which, where it could go first, and whom it could meet then. */
static void write_whose(Json *j, const HubJob *job)
{
    const Overlay *range = &job->cells;
    if (range->by.kind == KIND_NUMBER)
        return;
    json_key(j, "by");
    write_thing_then(j, job, range->by);
    write_cells(j, "ends", job, range->cell + range->n_cells, range->n_ends);
    json_key(j, "whom");
    json_open(j, '[');
    for (int i = 0; i < range->n_whom; i++)
        write_thing_then(j, job, range->whom[i]);
    json_close(j, ']');
}

void range_done(Hub *h, Conn *c, HubJob *job)
{
    Str out;
    const Overlay *range = &job->cells;
    Json j = hub_begin(h, &out, "range", job->q, job->version);
    c->asks--;
    write_kind(&j, job);
    write_cells(&j, "clear", job, range->cell, range->n_clear);
    write_cells(&j, "blocked", job, range->cell + range->n_clear,
                range->n_cells - range->n_clear);
    write_whose(&j, job);
    write_overlay(&j, job);
    hub_send(h, c, &j, job->q);
}
