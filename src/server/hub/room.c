/* Rooms: matches in memory. A room is rebuilt from its rows (rows.h) on demand and dropped when
 * nobody looks. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "pack/packs.h"
#include "server/hub/hub_inner.h"
#include "server/store/load.h"

static unsigned slug_bucket(const char *slug)
{
    return text_hash(slug) % ROOM_BUCKETS;
}

static void enter_tables(Hub *h, Room *room)
{
    const unsigned slug = slug_bucket(room->meta.slug);
    const unsigned id = (unsigned)(room->meta.id % ROOM_BUCKETS);
    room->next_slug = h->by_slug[slug];
    h->by_slug[slug] = room;
    room->next_id = h->by_id[id];
    h->by_id[id] = room;
    h->figures.matches_in_memory++;
}

static void leave_tables(Hub *h, Room *room)
{
    for (Room **at = &h->by_slug[slug_bucket(room->meta.slug)]; *at != 0; at = &(*at)->next_slug)
        if (*at == room) {
            *at = room->next_slug;
            break;
        }
    for (Room **at = &h->by_id[room->meta.id % ROOM_BUCKETS]; *at != 0; at = &(*at)->next_id)
        if (*at == room) {
            *at = room->next_id;
            break;
        }
    h->figures.matches_in_memory--;
}

/* ---- rebuilding ---- */

/* Who holds a seat, as the store knows it. A bot that stands in goes by the name of the person. */
static SeatHolder holder_of(const StoreSeat *seat)
{
    static const SeatKind kinds[] = {[STORE_PERSON] = SEAT_PERSON, [STORE_BOT] = SEAT_BOT,
                                     [STORE_FREE] = SEAT_OPEN, [STORE_STANDIN] = SEAT_BOT};
    const bool standin = seat->kind == STORE_STANDIN;
    SeatHolder holder = {.kind = kinds[seat->kind]};
    snprintf(holder.name, sizeof holder.name, "%s", standin ? STANDIN_BOT : seat->name);
    utf8_copy(holder.called, sizeof holder.called, standin ? seat->name : "");
    return holder;
}

void seat_names(const StoreSeat *seat, int n, const char *slug, SeatNames *out)
{
    SeatHolder holders[MAX_SEATS] = {{0}};
    for (int i = 0; i < n; i++)
        holders[i] = holder_of(&seat[i]);
    names_of(holders, n, text_hash(slug), out);
}

/* People come, bots stand in. The names of bots go with the match, into its log. */
void room_holders(Room *room)
{
    SeatNames names;
    seat_names(room->seat, room->meta.seats, room->meta.slug, &names);
    for (int i = 0; i < room->meta.seats && room->match != 0; i++) {
        SeatHolder holder = holder_of(&room->seat[i]);
        if (holder.kind == SEAT_BOT)
            utf8_copy(holder.called, sizeof holder.called, names.of[i]);
        match_set_holder(room->match, i, &holder);
    }
}

static void drop_match(Room *room)
{
    match_free(room->match);
    free(room->frozen);
    room->match = 0;
    room->frozen = 0;
}

/* What this program cannot follow stays as it is in the store, for one that can. */
static void freeze(Hub *h, Room *room, const Loaded *found)
{
    static const char *const why[] = {
        [LOG_HEAD] = "head", [LOG_PACK] = "pack", [LOG_ANSWER] = "answer", [LOG_CHANCE] = "chance",
        [LOG_MARK] = "consequences", [LOG_LINE] = "line"};
    room->frozen = malloc(sizeof *room->frozen);
    if (room->frozen == 0)
        abort();
    *room->frozen = found->reading;
    /* What is wrong with a line is secret: it may hold a hidden card. */
    hub_log(h, "match-frozen", "match=%s answer=%d began=%s why=%s pack=\"%s\"", room->meta.slug,
            found->reading.answer, found->reading.engine, why[found->reading.stop],
            found->pack_problem);
}

void room_install(Hub *h, Room *room, Loaded *found)
{
    room->match = found->match;
    found->match = 0;
    room->revision = found->rows.revision;
    room->epoch = found->rows.epoch;
    memcpy(room->again, found->rows.again, sizeof room->again);
    room->standin = found->rows.standin != 0 ? found->rows.standin : STANDIN_DEFAULT;
    memcpy(room->clock_left, found->rows.clock_left, sizeof room->clock_left);
    room->clock_from = h->ran;
    room->clocks_unsaved = false;
    if (found->reading.stop != LOG_WHOLE)
        freeze(h, room, found);
    room_holders(room);
    h->figures.matches_loaded++;
}

bool refuse_frozen(Request *r, const Room *room)
{
    char text[MATCH_ERROR];
    Str out = STR_ON(text);
    if (room->frozen == 0)
        return false;
    match_say_stop(room->frozen, r->c->lang, &out);
    str_whole(&out);
    reply_error(r, "frozen", 0, room->revision, SAY("table.sentence", text));
    return true;
}

/* ---- packs ---- */

void room_keep_pack(Hub *h, int pack, StoreMatch *meta)
{
    StorePack keep;
    pack_to_keep(pack_at(pack), &keep);
    if (!store_pack_keep(h->store, &keep, &meta->pack))
        h->batch_broken = true;
}

/* Databases from before packs were kept know only their hashes: those that are this program's own
 * are kept from now on. */
static void fill_packs(Hub *h)
{
    for (int i = 0; i < n_games; i++) {
        StorePack keep;
        pack_to_keep(pack_at(pack_builtin(games[i])), &keep);
        if (!store_pack_fill(h->store, &keep))
            h->batch_broken = true;
    }
}

Room *room_by_id(Hub *h, int64_t id)
{
    Room *room = h->by_id[id % ROOM_BUCKETS];
    while (room != 0 && room->meta.id != id)
        room = room->next_id;
    return room;
}

Room *room_find(Hub *h, const char *slug, Payer *payer)
{
    StoreMatch meta;
    for (Room *room = h->by_slug[slug_bucket(slug)]; room != 0; room = room->next_slug)
        if (strcmp(room->meta.slug, slug) == 0)
            return room;
    if (!store_match_by_slug(h->store, slug, &meta))
        return 0;
    Room *room = room_new(h, &meta, 0);
    if (payer != 0)
        room_set_payer(room, payer);
    load_begin(h, room);
    return room;
}

Room *room_new(Hub *h, const StoreMatch *meta, Match *match)
{
    Room *room = calloc(1, sizeof *room);
    if (room == 0)
        abort();
    room->meta = *meta;
    room->match = match;
    room->idle_from = room->clock_from = h->ran;
    room->standin = STANDIN_DEFAULT;
    for (int i = 0; i < MAX_SEATS; i++) {
        room->clock_left[i] = meta->clock * 1000LL;
        room->away_from[i] = h->ran;
    }
    enter_tables(h, room);
    return room;
}

void room_free(Hub *h, Room *room)
{
    while (room->subs != 0) {
        Str out;
        Conn *c = room->subs->conn;
        Json j = hub_begin(h, &out, "gone", NO_ANSWER, NO_ANSWER);
        json_key(&j, "match");
        json_text(&j, room->meta.slug);
        json_key(&j, "reason");
        json_sentence(&j, c->lang, SAY("server.gone"));
        hub_send(h, c, &j, NO_ANSWER);
        sub_close(h, room->subs);
    }
    leave_tables(h, room);
    load_cancel(room);
    room_forget_job(room);
    looking_forget(room);
    shown_forget(room);
    payer_release(room->payer);
    drop_match(room);
    free(room);
}

/* Nothing of the failed batch counts: the room is what the store says. */
void room_reload(Hub *h, Room *room)
{
    StoreMatch meta;
    room->touched = room->standing_changed = false;
    room_forget_job(room);
    looking_forget(room);
    room->proposal = (Proposal){0};
    if (room->fresh || !store_match_by_id(h->store, room->meta.id, &meta)) {
        room_free(h, room);  /* if it is there but cannot be read now, who comes back finds it */
        return;
    }
    room->meta = meta;
    drop_match(room);
    load_begin(h, room);
}

/* ---- changes ---- */

void room_touch(Hub *h, Room *room)
{
    if (room->touched)
        return;
    room->touched = true;
    room->next_touched = h->touched;
    h->touched = room;
}

static void note_write(Hub *h, bool good)
{
    if (!good)
        h->batch_broken = true;
}

void room_append(Hub *h, Room *room, const char *line)
{
    room_touch(h, room);
    note_write(h, store_append_line(h->store, &room->meta, line));
}

void room_set_rematch(Hub *h, Room *room, const char *slug)
{
    char line[80], end[200];
    snprintf(room->again, sizeof room->again, "%s", slug);
    snprintf(line, sizeof line, "# again %s", slug);
    const bool ended = store_last_line(h->store, &room->meta, end, sizeof end);
    room_append(h, room, line);
    if (ended)  /* lists look for the result in the last row */
        room_append(h, room, end);
    room->standing_changed = true;
}

void room_save_seat(Hub *h, Room *room, int seat)
{
    room_touch(h, room);
    note_write(h, store_seat_put(h->store, room->meta.id, &room->seat[seat]));
}

void room_append_answer(Hub *h, Room *room)
{
    char line[2048];
    Str out = STR_ON(line);
    match_write_row(room->match, match_length(room->match) - 1, &out);
    if (out.len > 0 && line[out.len - 1] == '\n')
        line[out.len - 1] = '\0';
    room->revision++;
    room->proposal = (Proposal){0};
    room_append(h, room, line);
}

void room_undone(Hub *h, Room *room)
{
    char line[60];
    const uint32_t stream = match_stream(room->match);
    int n = snprintf(line, sizeof line, "undo %d", match_length(room->match));
    if (stream > 0)
        snprintf(line + n, sizeof line - (size_t)n, " stream %u", stream);
    room->revision++;
    room->epoch++;
    room->proposal = (Proposal){0};
    room_append(h, room, line);
}

static bool anybody_present(const Room *room)
{
    for (const Subscription *sub = room->subs; sub != 0; sub = sub->next)
        if (sub->seat != SPECTATOR)
            return true;
    return false;
}

/* A person's who is asked; not before everybody has sat down, and not while all are gone. */
bool room_clock_runs(const Room *room, int seat)
{
    return room->frozen == 0 && room->meta.status == STORE_RUNNING && anybody_present(room) &&
           room->meta.asked & ~match_resigned(room->match) & SEAT_BIT(seat) &&
           room->seat[seat].kind == STORE_PERSON;
}

/* Time that passed since the clocks were last looked at goes to those who are asked. */
void room_spend_time(Hub *h, Room *room)
{
    for (int i = 0; room->meta.clock > 0 && room->match != 0 && i < room->meta.seats; i++)
        if (room_clock_runs(room, i)) {
            room->clock_left[i] -= h->ran - room->clock_from;
            room->clocks_unsaved = true;
        }
    room->clock_from = h->ran;
}

static void note_clocks(Hub *h, Room *room)
{
    room_spend_time(h, room);
    room->clocks_unsaved = false;
    room->standing_changed = true;  /* lines count with it */
    for (int i = 0; i < room->meta.seats; i++) {
        char line[60];
        if (!(room->meta.asked & SEAT_BIT(i)))
            continue;
        snprintf(line, sizeof line, "# clock %d %lld", i + 1, (long long)room->clock_left[i]);
        room_append(h, room, line);
    }
}

static void note_end(Hub *h, Room *room)
{
    char line[200];
    Str out = STR_ON(line);
    Result r;
    match_result(room->match, &r);
    put(&out, "# end %u %s %u", result_with(&r, room->meta.seats, OUTCOME_WIN),
        r.ending != 0 ? r.ending : "over", result_with(&r, room->meta.seats, OUTCOME_DRAW));
    for (int i = 0; i < room->meta.seats; i++)
        put(&out, " %d/%d", r.seat[i].rank, r.seat[i].score);
    room_append(h, room, line);
}

/* Lines of earlier versions end with the ending: without a winner it was a draw, and ranks and
 * scores were not kept. */
bool room_read_end(Hub *h, const StoreMatch *meta, Result *r, char ending[ENDING_ROOM])
{
    char line[200];
    unsigned winners, even;
    int at = 0;
    static_assert(ENDING_ROOM == 32, "the width that sscanf is told");
    *r = (Result){.ending = ending};
    if (!store_last_line(h->store, meta, line, sizeof line) ||
        sscanf(line, "# end %u %31s%n", &winners, ending, &at) != 2)
        return false;
    result_winners(r, meta->seats, (Seats)winners);
    const char *p = line + at;
    if (sscanf(p, " %u%n", &even, &at) != 1)
        return true;
    for (int i = 0; i < meta->seats; i++) {
        unsigned rank;
        int score;
        if (!(winners & SEAT_BIT(i)))
            r->seat[i].outcome = even & SEAT_BIT(i) ? OUTCOME_DRAW : OUTCOME_LOSS;
        p += at;
        if (sscanf(p, " %u/%d%n", &rank, &score, &at) != 2)
            return true;
        r->seat[i].rank = rank;
        r->seat[i].score = score;
    }
    return true;
}

/* Once a batch is enough, and before standings are read from the store. */
void rooms_save(Hub *h)
{
    for (Room *room = h->touched; room != 0; room = room->next_touched) {
        if (room->standing_changed)
            note_write(h, store_match_update(h->store, &room->meta));
        room->standing_changed = false;
    }
}

static bool has_free_seat(const Room *room)
{
    for (int i = 0; i < room->meta.seats; i++)
        if (room->seat[i].kind == STORE_FREE)
            return true;
    return false;
}

void room_changed(Hub *h, Room *room)
{
    const uint8_t before = room->meta.status;
    if (room->meta.clock > 0)
        note_clocks(h, room);
    room->meta.length = match_length(room->match);
    room->meta.asked = match_over(room->match) ? 0 : match_asked(room->match);
    plans_end(h, room);
    room->meta.updated = h->now;
    room->meta.status = match_over(room->match) ? STORE_OVER
                        : has_free_seat(room)   ? STORE_OPEN : STORE_RUNNING;
    room_touch(h, room);
    if (room->meta.status == STORE_OVER && before != STORE_OVER)
        note_end(h, room);
    room->standing_changed = true;
    if (room->meta.listed && (before != room->meta.status || room->fresh))
        h->lobby_changed = h->lobby_stale = true;
    room->news++;
    for (Subscription *sub = room->subs; sub != 0; sub = sub->next)
        sub_news(sub);
    room_start_bots(h, room);
}

/* A seat that is out of time has lost: it resigns. */
void room_clocks(Hub *h, Room *room)
{
    char why[MATCH_ERROR];
    if (room->match == 0 || room->frozen != 0 || match_over(room->match))
        return;
    room_spend_time(h, room);
    for (int i = 0; i < room->meta.seats; i++)
        if (room_clock_runs(room, i) && room->clock_left[i] <= 0 &&
            match_resign(room->match, i, LANG_EN, why)) {
            room_append_answer(h, room);
            room_changed(h, room);
            return;
        }
}

const Menu *room_menu(const Room *room, int seat)
{
    return match_resigned(room->match) & SEAT_BIT(seat) ? 0 : match_menu(room->match, seat);
}

bool room_is_present(const Room *room, int seat)
{
    for (const Subscription *sub = room->subs; sub != 0; sub = sub->next)
        if (sub->seat == seat)
            return true;
    return false;
}

/* ---- bots ---- */

bool room_is_endless(const Hub *h, const Room *room)
{
    return room->revision > h->limits.answers_per_match;
}

void room_forget_job(Room *room)
{
    job_drop(room->job);
    room->job = 0;
}

void room_set_payer(Room *room, Payer *payer)
{
    if (room->payer == payer)
        return;
    payer_release(room->payer);
    room->payer = payer;
    payer->users++;
}

void room_start_bots(Hub *h, Room *room)
{
    room->think_later = false;
    if (room->job != 0 && room->job->version != room->revision)
        room_forget_job(room);  /* somebody else was faster */
    if (room->match == 0 || room->frozen != 0 || match_over(room->match) || room->job != 0 ||
        room_is_endless(h, room))
        return;
    const Seats asked = match_asked(room->match);
    for (int i = 0; i < room->meta.seats; i++) {
        const SeatHolder *holder = match_holder(room->match, i);
        if (!(asked & SEAT_BIT(i)) || holder->kind != SEAT_BOT)
            continue;
        if (!jobs_have_room(h, room->payer) ||
            !payer_has(&h->payers, room->payer, BUDGET_CPU, 0, h->ran)) {
            room->think_later = true;
            return;
        }
        const Game *game = match_game(room->match);
        HubJob *job = job_new(game, JOB_BOT);
        job->match = room->meta.id;
        job->version = room->revision;
        job->seat = i;
        snprintf(job->bot, sizeof job->bot, "%s", holder->name);
        h->host.random(h->host.host, &job->seed, sizeof job->seed);
        job->menu = *match_menu(room->match, i);
        memcpy(job->state, match_state(room->match), game->state_size);
        room->job = job;
        job_start(h, job, room->payer);
        return;
    }
}

/* ---- leaving memory ---- */

size_t room_bytes(const Room *room)
{
    return sizeof *room + (room->match != 0 ? match_bytes(room->match) : 0) + room->shown[0].n +
           room->shown[1].n;
}

bool room_is_idle(const Room *room)
{
    return room->subs == 0 && room->job == 0 && room->looks == 0 && room->loading == 0 &&
           !room->touched;
}

/* What is only in memory is saved first; then the room goes at the next look. */
void room_leave(Hub *h, Room *room)
{
    if (room->clocks_unsaved)
        note_clocks(h, room);
    else
        room_free(h, room);
}

void hub_save(Hub *h)
{
    for (int i = 0; i < ROOM_BUCKETS; i++)
        for (Room *room = h->by_id[i]; room != 0; room = room->next_id) {
            room_spend_time(h, room);
            if (room->clocks_unsaved)
                note_clocks(h, room);
        }
}

static void resume_room(void *to, const StoreMatch *meta)
{
    Hub *h = to;
    if (room_by_id(h, meta->id) == 0)
        room_find(h, meta->slug, 0);
}

void hub_resume(Hub *h, int64_t now_ms)
{
    hub_set_now(h, now_ms);
    fill_packs(h);
    store_running(h->store, resume_room, h);
}
