/* Rooms: matches in memory. A room is rebuilt from the rows of its log on demand and dropped when
 * nobody looks. Rows are the lines of the match log, plus three kinds of its own: "undo N" (back to
 * N answers), and two that the log itself takes for remarks: "# clock SEAT MS" (time left) and, at
 * the very end, "# end WINNERS ENDING", so that lists tell the result without playing the match. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hub_inner.h"

static unsigned slug_bucket(const char *slug)
{
    unsigned hash = 2166136261u;
    for (; *slug != '\0'; slug++)
        hash = (hash ^ (unsigned char)*slug) * 16777619u;
    return hash % ROOM_BUCKETS;
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

/* Carries out the rows that are the store's own: what is left is a plain log. Counts rows and
 * undos. */
static void apply_rows(Room *room, char *text)
{
    char *start = strstr(text, "\nstart");
    char *body = start != 0 ? strchr(start + 1, '\n') : 0;
    if (body == 0)
        return;
    body++;
    size_t cap = 64, n = 0;
    char **line = malloc(cap * sizeof *line);
    if (line == 0)
        abort();
    for (char *at = body, *end; *at != '\0'; at = end) {
        long number;
        int seat;
        end = strchr(at, '\n');
        end = end != 0 ? end + 1 : at + strlen(at);
        if (sscanf(at, "undo %ld", &number) == 1) {
            n = number >= 0 && (size_t)number < n ? (size_t)number : n;
            room->epoch++;
            room->revision++;
        } else if (sscanf(at, "# clock %d %ld", &seat, &number) == 2) {
            if (seat >= 1 && seat <= MAX_SEATS)
                room->clock_left[seat - 1] = number;
        } else if (*at != '#') {
            if (n == cap && (line = realloc(line, (cap *= 2) * sizeof *line)) == 0)
                abort();
            line[n++] = at;
            room->revision++;
        }
    }
    char *to = body;
    for (size_t i = 0; i < n; i++) {  /* lines only ever move towards the front */
        const size_t length = strcspn(line[i], "\n") + 1;
        memmove(to, line[i], length);
        to += length;
    }
    *to = '\0';
    free(line);
}

/* The seats as the store knows them: people come, bots stand in. */
void room_holders(Room *room)
{
    static const SeatKind kinds[] = {
        [STORE_PERSON] = SEAT_PERSON, [STORE_BOT] = SEAT_BOT, [STORE_FREE] = SEAT_OPEN};
    for (int i = 0; i < room->meta.seats && room->match != 0; i++) {
        SeatHolder holder = {.kind = kinds[room->seat[i].kind]};
        snprintf(holder.name, sizeof holder.name, "%s", room->seat[i].name);
        match_set_holder(room->match, i, &holder);
    }
}

static void rebuild(Hub *h, Room *room)
{
    char why[MATCH_ERROR];
    char *text = store_log(h->store, room->meta.id);
    match_free(room->match);
    room->match = 0;
    room->revision = room->epoch = 0;
    for (int i = 0; i < MAX_SEATS; i++)
        room->clock_left[i] = room->meta.clock * 1000LL;
    if (text == 0 ||
        store_seats(h->store, room->meta.id, room->seat, MAX_SEATS) != room->meta.seats) {
        hub_note(h, "match-unreadable", "match=%s why=\"%s\"", room->meta.slug,
                 store_problem(h->store));
        free(text);
        return;
    }
    apply_rows(room, text);
    room->match = match_read(text, why);
    if (room->match == 0)  /* its lines are secret */
        hub_note(h, "match-broken", "match=%s why=log", room->meta.slug);
    free(text);
    room_holders(room);
    h->figures.matches_loaded++;
}

Room *room_by_id(Hub *h, int64_t id)
{
    Room *room = h->by_id[id % ROOM_BUCKETS];
    while (room != 0 && room->meta.id != id)
        room = room->next_id;
    return room;
}

Room *room_find(Hub *h, const char *slug)
{
    StoreMatch meta;
    for (Room *room = h->by_slug[slug_bucket(slug)]; room != 0; room = room->next_slug)
        if (strcmp(room->meta.slug, slug) == 0)
            return room;
    if (!store_match_by_slug(h->store, slug, &meta))
        return 0;
    Room *room = room_new(h, &meta, 0);
    rebuild(h, room);
    room_think(h, room);
    return room;
}

Room *room_new(Hub *h, const StoreMatch *meta, Match *match)
{
    Room *room = calloc(1, sizeof *room);
    if (room == 0)
        abort();
    room->meta = *meta;
    room->match = match;
    room->idle_from = h->now;
    for (int i = 0; i < MAX_SEATS; i++)
        room->clock_left[i] = meta->clock * 1000LL;
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
    match_free(room->match);
    free(room);  /* a job that still thinks about it will find nobody */
}

/* Nothing of the failed batch counts: the room is what the store says. */
void room_reload(Hub *h, Room *room)
{
    StoreMatch meta;
    room->touched = room->standing_changed = false;
    room->job = 0;
    room->proposal = (Proposal){0};
    if (room->fresh || !store_match_by_id(h->store, room->meta.id, &meta)) {
        room_free(h, room);  /* if it is there but cannot be read now, who comes back finds it */
        return;
    }
    room->meta = meta;
    rebuild(h, room);
    for (Sub *sub = room->subs; sub != 0; sub = sub->next) {
        sub->sent_length = -1;
        sub_news(sub);
    }
    room_think(h, room);
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

static void must(Hub *h, bool good)
{
    if (!good)
        h->batch_broken = true;
}

void room_line(Hub *h, Room *room, const char *line)
{
    room_touch(h, room);
    must(h, store_line(h->store, &room->meta, line));
}

void room_save_seat(Hub *h, Room *room, int seat)
{
    room_touch(h, room);
    must(h, store_seat_put(h->store, room->meta.id, &room->seat[seat]));
}

void room_entry(Hub *h, Room *room)
{
    char line[2048];
    Str out = STR_ON(line);
    match_write_entry(room->match, match_length(room->match) - 1, &out);
    if (out.len > 0 && line[out.len - 1] == '\n')
        line[out.len - 1] = '\0';
    room->revision++;
    room->proposal = (Proposal){0};
    room_line(h, room, line);
}

void room_undone(Hub *h, Room *room)
{
    char line[40];
    snprintf(line, sizeof line, "undo %d", match_length(room->match));
    room->revision++;
    room->epoch++;
    room->proposal = (Proposal){0};
    room_line(h, room, line);
}

bool room_clock_runs(const Room *room, int seat)
{
    return room->meta.asked & ~match_resigned(room->match) & SEAT_BIT(seat) &&
           room->seat[seat].kind == STORE_PERSON;
}

/* Time that passed since the clocks were last looked at goes to those who are asked. */
static void spend_time(Hub *h, Room *room)
{
    if (room->clock_from != 0)
        for (int i = 0; i < room->meta.seats; i++)
            if (room_clock_runs(room, i))
                room->clock_left[i] -= h->now - room->clock_from;
    room->clock_from = h->now;
}

static void note_clocks(Hub *h, Room *room)
{
    spend_time(h, room);
    for (int i = 0; i < room->meta.seats; i++) {
        char line[60];
        if (!(room->meta.asked & SEAT_BIT(i)))
            continue;
        snprintf(line, sizeof line, "# clock %d %lld", i + 1, (long long)room->clock_left[i]);
        room_line(h, room, line);
    }
}

static void note_end(Hub *h, Room *room)
{
    char line[80];
    Result r;
    match_result(room->match, &r);
    snprintf(line, sizeof line, "# end %u %s", (unsigned)r.winners,
             r.ending != 0 ? r.ending : "over");
    room_line(h, room, line);
}

bool room_read_end(Hub *h, const StoreMatch *meta, Seats *winners, char ending[ENDING_ROOM])
{
    char line[80];
    unsigned set;
    static_assert(ENDING_ROOM == 32, "the width that sscanf is told");
    if (!store_last_line(h->store, meta, line, sizeof line) ||
        sscanf(line, "# end %u %31s", &set, ending) != 2)
        return false;
    *winners = (Seats)set;
    return true;
}

/* Once a batch is enough, and before standings are read from the store. */
void rooms_save(Hub *h)
{
    for (Room *room = h->touched; room != 0; room = room->next_touched) {
        if (room->standing_changed)
            must(h, store_match_update(h->store, &room->meta));
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
    room->meta.updated = h->now;
    room->meta.status = match_over(room->match) ? STORE_OVER
                        : has_free_seat(room)   ? STORE_OPEN : STORE_RUNNING;
    room_touch(h, room);
    if (room->meta.status == STORE_OVER && before != STORE_OVER)
        note_end(h, room);
    room->standing_changed = true;
    if (room->meta.listed && (before != room->meta.status || room->fresh))
        h->lobby_changed = true;
    for (Sub *sub = room->subs; sub != 0; sub = sub->next)
        sub_news(sub);
    room_think(h, room);
}

/* A seat that is out of time has lost: it resigns. */
void room_clocks(Hub *h, Room *room)
{
    char why[MATCH_ERROR];
    if (room->match == 0 || match_over(room->match))
        return;
    spend_time(h, room);
    for (int i = 0; i < room->meta.seats; i++)
        if (room_clock_runs(room, i) && room->clock_left[i] <= 0 &&
            match_resign(room->match, i, LANG_EN, why)) {
            room_entry(h, room);
            room_changed(h, room);
            return;
        }
}

const Menu *room_menu(const Room *room, int seat)
{
    return match_resigned(room->match) & SEAT_BIT(seat) ? 0 : match_menu(room->match, seat);
}

bool room_is_here(const Room *room, int seat)
{
    for (const Sub *sub = room->subs; sub != 0; sub = sub->next)
        if (sub->seat == seat)
            return true;
    return false;
}

/* ---- bots ---- */

/* A match that never ends must not keep a thread busy for ever. */
static bool is_endless(Hub *h, Room *room)
{
    return match_length(room->match) > h->limits.answers_per_match;
}

void room_think(Hub *h, Room *room)
{
    if (room->match == 0 || match_over(room->match) || room->job != 0 || is_endless(h, room))
        return;
    const Seats asked = match_asked(room->match);
    for (int i = 0; i < room->meta.seats; i++) {
        const SeatHolder *holder = match_holder(room->match, i);
        if (!(asked & SEAT_BIT(i)) || holder->kind != SEAT_BOT)
            continue;
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
        h->host.think(h->host.host, job);
        return;
    }
}

static void resume_room(void *to, const StoreMatch *meta)
{
    Hub *h = to;
    if (room_by_id(h, meta->id) == 0)
        room_find(h, meta->slug);
}

void hub_resume(Hub *h, int64_t now_ms)
{
    hub_set_now(h, now_ms);
    store_running(h->store, resume_room, h);
}
