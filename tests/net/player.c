/* Players over sockets; see player.h. */
#include "player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scan.h"

enum { COMING_MOST = 64, RETRY_US = 200000, LATENCIES_MOST = 1 << 24 };

static uint32_t roll(Crowd *c, uint32_t n)
{
    c->chance += 0x9e3779b97f4a7c15;
    uint64_t x = c->chance;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return (uint32_t)((x ^ (x >> 31)) % n);
}

static Crowd *crowd_of(const Player *p)
{
    return p->table->crowd;
}

static void complain(Player *p, long long *counter, const char *what, const char *text)
{
    CrowdFigures *f = &crowd_of(p)->figures;
    if ((*counter)++ == 0 && f->complaint[0] == '\0')
        snprintf(f->complaint, sizeof f->complaint, "%s (match %s, seat %d): %.250s", what,
                 p->table->record != 0 ? p->table->record->slug : "-", p->seat, text);
}

/* ---- what a player says ---- */

static void say(Player *p, const char *text, size_t n)
{
    ws_text(p->ws, text, n);
}

static void say_create(Player *p)
{
    const CrowdPlan *plan = &crowd_of(p)->plan;
    char text[600], seats[80] = "\"me\"";
    for (int i = 1; i < plan->seats; i++)
        strcat(seats, ",\"open\"");
    const int n = snprintf(text, sizeof text,
        "{\"t\":\"create\",\"q\":%lld,\"d\":{\"game\":\"%s\",\"options\":%s,\"seats\":[%s],"
        "\"name\":\"Load\"}}",
        ++p->q, plan->game, plan->options != 0 ? plan->options : "{}", seats);
    p->state = ASKING;
    say(p, text, (size_t)n);
}

/* Sits down with an invitation, or comes back with the key claimed then: a server that was killed
 * in between may or may not know it. */
static void say_join(Player *p)
{
    const Record *r = p->table->record;
    char text[400];
    const int n = snprintf(text, sizeof text,
        "{\"t\":\"%s\",\"q\":%lld,\"d\":{\"match\":\"%s\",\"key\":\"%s\",\"claim\":\"%.29s%03d\"}}",
        p->seat > 0 ? "join" : "watch", ++p->q, r->slug,
        p->seat > 0 ? r->key[p->seat - 1] : r->watch,
        p->seat > 0 ? r->key[p->seat - 1] : "", p->seat);
    p->state = ASKING;
    p->version = p->answered = -1;
    p->owed = r->acked;
    p->asked = p->in_flight = false;
    say(p, text, (size_t)n);
}

static void say_leave(Player *p)
{
    char text[200];
    const int n = snprintf(text, sizeof text,
        "{\"t\":\"leave\",\"q\":%lld,\"d\":{\"match\":\"%s\"}}", ++p->q, p->table->record->slug);
    say(p, text, (size_t)n);
}

static void say_answer(Player *p)
{
    char text[400];
    const int n = snprintf(text, sizeof text,
        "{\"t\":\"answer\",\"q\":%lld,\"v\":%d,\"d\":{\"match\":\"%s\",\"option\":\"%s\","
        "\"ack\":\"view\"}}", ++p->q, p->version, p->table->record->slug, p->option);
    strcpy(p->said, p->option);
    p->answered = p->version;
    p->in_flight = true;
    p->due = 0;
    p->sent = ws_now_us();
    say(p, text, (size_t)n);
}

/* Takes a seat if it is clear where; else the first of the table makes a match. */
static void take_place(Player *p)
{
    if (p->table->record != 0)
        say_join(p);
    else if (p->seat == 1)
        say_create(p);
}

static void consider(Player *p)
{
    const Crowd *c = crowd_of(p);
    if (p->state != SEATED || !p->asked || p->in_flight || p->version == p->answered)
        return;
    if (c->plan.hold || c->stopping) {
        p->due = 0;
        return;
    }
    if (p->due == 0) {
        const uint32_t think = (uint32_t)c->plan.think_ms * 1000;
        p->due = ws_now_us();
        if (think > 0)
            p->due += think / 2 + roll(crowd_of(p), think + 1);
        else
            say_answer(p);
    }
}

/* ---- what a player hears ---- */

static void new_record(Table *t, const char *d)
{
    Crowd *c = t->crowd;
    Record *r = calloc(1, sizeof *r);
    if (r == 0)
        abort();
    scan_text(scan_key(d, "match"), r->slug, sizeof r->slug);
    scan_text(scan_key(d, "key"), r->key[0], PLAYER_KEY);
    scan_text(scan_key(d, "watch"), r->watch, PLAYER_KEY);
    const char *invites = scan_key(d, "invites");
    for (const char *i = scan_first(invites); i != 0; i = scan_next(i)) {
        const long long seat = scan_int(scan_key(i, "seat"), 0);
        if (seat >= 1 && seat <= PLAYER_SEATS)
            scan_text(scan_key(i, "key"), r->key[seat - 1], PLAYER_KEY);
    }
    r->next = c->records;
    c->records = r;
    t->record = r;
    c->figures.created++;
}

static void on_created(Player *p, const char *d)
{
    Table *t = p->table;
    new_record(t, d);
    p->state = SEATED;
    p->version = p->answered = -1;
    p->owed = 0;
    p->asked = p->in_flight = false;
    for (int i = 1; i <= PLAYER_SEATS; i++)
        if (t->player[i].state == IDLE)
            say_join(&t->player[i]);
}

static void keep_latency(Crowd *c, int64_t us)
{
    CrowdFigures *f = &c->figures;
    if (f->n_latencies == c->latency_room) {
        if (c->latency_room == LATENCIES_MOST)
            return;
        c->latency_room = c->latency_room == 0 ? 65536 : c->latency_room * 2;
        f->latency = realloc(f->latency, c->latency_room * sizeof *f->latency);
        if (f->latency == 0)
            abort();
    }
    f->latency[f->n_latencies++] = us > UINT32_MAX ? UINT32_MAX : (uint32_t)us;
}

static void keep_ack(Record *r, const Player *p, long long version)
{
    if (r->n_acks == r->room) {
        r->room = r->room == 0 ? 64 : r->room * 2;
        r->acks = realloc(r->acks, (size_t)r->room * sizeof *r->acks);
        if (r->acks == 0)
            abort();
    }
    Ack *a = &r->acks[r->n_acks++];
    if (version > r->acked)
        r->acked = (int)version;
    *a = (Ack){.version = (int)version, .seat = p->seat};
    strcpy(a->option, p->said);
}

static void on_done(Player *p, const char *text, long long version)
{
    Crowd *c = crowd_of(p);
    if (!p->in_flight || scan_int(scan_key(text, "q"), -1) != p->q)
        return;
    p->in_flight = false;
    c->figures.acks++;
    keep_latency(c, ws_now_us() - p->sent);
    keep_ack(p->table->record, p, version);
    consider(p);
}

/* The table has played its match to the end: leaves it, and the first makes another. */
static void match_over(Player *p)
{
    Table *t = p->table;
    Crowd *c = t->crowd;
    if (!t->record->over) {
        t->record->over = true;
        c->figures.finished++;
    }
    if (c->plan.one_match || c->stopping || p->state != SEATED)
        return;
    say_leave(p);
    p->state = IDLE;
    p->asked = false;
    for (int i = 0; i <= PLAYER_SEATS; i++)
        if (t->player[i].state == SEATED)
            return;
    t->record = 0;
    for (int i = 0; i <= PLAYER_SEATS; i++)
        if (t->player[i].state == IDLE)
            take_place(&t->player[i]);
}

static bool choose(Player *p, const char *options)
{
    uint32_t n = 0;
    for (const char *o = scan_first(options); o != 0; o = scan_next(o))
        n++;
    if (n == 0)
        return false;
    uint32_t k = roll(crowd_of(p), n);
    const char *o = scan_first(options);
    while (k-- > 0)
        o = scan_next(o);
    if (!scan_text(scan_key(o, "n"), p->option, sizeof p->option)) {
        complain(p, &crowd_of(p)->figures.broken, "an option without notation", o);
        return false;
    }
    return true;
}

static void on_view(Player *p, const char *text, const char *d)
{
    const Record *r = p->table->record;
    const int version = (int)scan_int(scan_key(text, "v"), -1);
    enum { MATCH, OVER, OPTIONS, FIELDS };
    static const char *const keys[FIELDS] = {"match", "over", "options"};
    const char *field[FIELDS];
    crowd_of(p)->figures.views++;
    scan_keys(d, FIELDS, keys, field);
    if (r == 0 || !scan_is(field[MATCH], r->slug))
        return;
    if (version > r->seen)
        p->table->record->seen = version;
    if (p->version < 0 && version < p->owed)
        complain(p, &crowd_of(p)->figures.broken, "a view is older than what was acknowledged",
                 text);
    if (version == p->version && version == p->answered)
        return;
    p->version = version;
    if (scan_true(field[OVER])) {
        p->asked = false;
        match_over(p);
        return;
    }
    p->due = 0;
    p->asked = p->seat > 0 && choose(p, field[OPTIONS]);
    consider(p);
}

static void on_error(Player *p, const char *text, const char *d)
{
    Crowd *c = crowd_of(p);
    const char *code = scan_key(d, "code");
    /* A flood is refused unread, so that reply names no request. */
    const long long q = scan_int(scan_key(text, "q"), -1);
    if (q != p->q && !(q == -1 && scan_is(code, "limit")))
        return;
    if (p->state == ASKING && p->table->record == 0) {  /* could not create: later, then */
        c->figures.limited++;
        p->state = IDLE;
        p->table->retry = ws_now_us() + RETRY_US;
        if (!scan_is(code, "limit"))
            complain(p, &c->figures.broken, "a match was not created", text);
    } else if (p->state == ASKING) {
        p->state = IDLE;
        complain(p, &c->figures.broken, "a seat was refused", text);
    } else if (p->in_flight) {
        p->in_flight = false;
        if (scan_is(code, "stale")) {
            c->figures.stale++;
        } else if (scan_is(code, "limit") || scan_is(code, "store")) {
            c->figures.limited++;
            p->answered = -1;
            p->due = ws_now_us() + RETRY_US;
        } else {
            complain(p, &c->figures.refused, "an offered answer was refused", text);
        }
        consider(p);
    }
}

static void heard(void *owner, Ws *ws, const char *text, size_t n)
{
    Player *p = owner;
    Crowd *c = crowd_of(p);
    (void)ws;
    c->figures.bytes += (long long)n;
    if (c->plan.hear != 0)
        c->plan.hear(c->plan.to, p, text, n);
    const char *t = scan_key(text, "t"), *d = scan_key(text, "d");
    if (scan_is(t, "view")) {
        if (scan_key(text, "q") != 0)
            on_done(p, text, scan_int(scan_key(d, "done"), -1));
        on_view(p, text, d);
    } else if (scan_is(t, "done"))
        on_done(p, text, scan_int(scan_key(text, "v"), -1));
    else if (scan_is(t, "created"))
        on_created(p, d);
    else if (scan_is(t, "joined") && p->state == ASKING)
        p->state = SEATED;
    else if (scan_is(t, "error"))
        on_error(p, text, d);
    else if (scan_is(t, "gone"))
        complain(p, &c->figures.broken, "a match is gone", text);
}

static void opened(void *owner, Ws *ws)
{
    Player *p = owner;
    (void)ws;
    crowd_of(p)->coming--;
    p->state = IDLE;
    if (!crowd_of(p)->gathering)
        take_place(p);
}

static void lost(void *owner, Ws *ws, int code)
{
    Player *p = owner;
    (void)ws;
    char text[40];
    snprintf(text, sizeof text, "code %d", code);
    if (p->state == COMING)
        crowd_of(p)->coming--;
    p->ws = 0;
    p->state = AWAY;
    p->in_flight = p->asked = false;
    if (!crowd_of(p)->stopping)
        complain(p, &crowd_of(p)->figures.broken, "a connection was lost", text);
}

/* ---- the crowd ---- */

Crowd *crowd_new(const CrowdPlan *plan)
{
    Crowd *c = calloc(1, sizeof *c);
    Table *table = calloc((size_t)plan->tables, sizeof *table);
    if (c == 0 || table == 0 || plan->seats > PLAYER_SEATS)
        abort();
    *c = (Crowd){.plan = *plan, .loop = ws_loop_new(), .table = table, .chance = plan->seed};
    for (int t = 0; t < plan->tables; t++) {
        table[t].crowd = c;
        for (int i = 0; i <= PLAYER_SEATS; i++)
            table[t].player[i] = (Player){.table = &table[t], .seat = i, .version = -1};
    }
    return c;
}

void crowd_free(Crowd *c)
{
    if (c == 0)
        return;
    ws_loop_free(c->loop);
    while (c->records != 0) {
        Record *r = c->records;
        c->records = r->next;
        free(r->acks);
        free(r);
    }
    free(c->figures.latency);
    free(c->table);
    free(c);
}

/* Players are counted 0 … size-1: the seats of the first table, its spectator, the next table. */
static int per_table(const Crowd *c)
{
    return c->plan.seats + (c->plan.watched ? 1 : 0);
}

int crowd_size(const Crowd *c)
{
    return c->plan.tables * per_table(c);
}

static Player *player(const Crowd *c, int i)
{
    const int k = i % per_table(c);
    return &c->table[i / per_table(c)].player[k == c->plan.seats ? 0 : k + 1];
}

static int count(const Crowd *c, PlayerState from)
{
    int n = 0;
    for (int i = 0; i < crowd_size(c); i++)
        n += player(c, i)->state >= from;
    return n;
}

int crowd_seated(const Crowd *c)
{
    return count(c, SEATED);
}

int crowd_idle(const Crowd *c)
{
    return count(c, IDLE);
}

int crowd_over(const Crowd *c)
{
    int n = 0;
    for (int t = 0; t < c->plan.tables; t++)
        n += c->table[t].record != 0 && c->table[t].record->over;
    return n;
}

static void come(Crowd *c, int i)
{
    static const WsHandlers handlers = {opened, heard, lost};
    Player *p = player(c, i);
    const WsHow how = {.port = c->plan.port,
                       .address = c->plan.addresses != 0 ? c->plan.addresses + (uint32_t)i : 0};
    p->ws = ws_connect(c->loop, &how, &handlers, p);
    if (p->ws != 0) {
        p->state = COMING;
        c->coming++;
    }
}

/* Starts some handshakes, not all at once: a server's queue is short. */
static void let_come(Crowd *c)
{
    const int n = crowd_size(c);
    for (int k = 0; k < n && c->coming < COMING_MOST && !c->stopping; k++) {
        const int i = c->next_comer++ % n;
        if (player(c, i)->state == AWAY)
            come(c, i);
    }
}

/* Answers and second tries whose time has come. Returns milliseconds until the next. */
static int look_at_clock(Crowd *c, int most_ms)
{
    const int64_t now = ws_now_us();
    int64_t next = now + most_ms * 1000;
    for (int t = 0; t < c->plan.tables; t++) {
        Table *table = &c->table[t];
        if (table->retry != 0 && table->retry <= now) {
            table->retry = 0;
            if (table->player[1].state == IDLE && table->record == 0)
                take_place(&table->player[1]);
        }
        if (table->retry != 0 && table->retry < next)
            next = table->retry;
        for (int i = 1; i <= c->plan.seats; i++) {
            Player *p = &table->player[i];
            if (p->due == 0)
                continue;
            if (p->due > now)
                next = p->due < next ? p->due : next;
            else if (p->state == SEATED && p->asked && !p->in_flight && !c->stopping)
                say_answer(p);
            else
                p->due = 0;
        }
    }
    return (int)((next - now + 999) / 1000);
}

void crowd_run(Crowd *c, int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    int64_t looked = 0;
    do {
        const int64_t now = ws_now_us();
        int wait = (int)((end - now + 999) / 1000);
        if (now - looked >= 1000) {
            looked = now;
            let_come(c);
            wait = look_at_clock(c, wait > 0 ? wait : 0);
        } else if (wait > 1) {
            wait = 1;
        }
        ws_run(c->loop, wait > 0 ? wait : 0);
    } while (ws_now_us() < end);
}

void crowd_hold(Crowd *c, bool hold)
{
    c->plan.hold = hold;
    for (int i = 0; i < crowd_size(c); i++)
        consider(player(c, i));
}

bool crowd_quiet(Crowd *c, int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    bool busy = true;
    c->stopping = true;
    while (busy && ws_now_us() < end) {
        busy = false;
        for (int i = 0; i < crowd_size(c); i++)
            busy |= player(c, i)->in_flight;
        ws_run(c->loop, 5);
    }
    return !busy;
}

void crowd_scatter(Crowd *c, int port)
{
    c->plan.port = port;
    c->stopping = false;
    c->coming = 0;
    for (int i = 0; i < crowd_size(c); i++) {
        Player *p = player(c, i);
        if (p->ws != 0)
            ws_drop(p->ws);
        p->ws = 0;
        p->state = AWAY;
        p->asked = p->in_flight = false;
        p->version = p->answered = -1;
        p->due = 0;
    }
}

bool crowd_gather(Crowd *c, int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    c->gathering = true;
    while (crowd_idle(c) < crowd_size(c) && ws_now_us() < end)
        crowd_run(c, 10);
    c->gathering = false;
    return crowd_idle(c) == crowd_size(c);
}

void crowd_sit(Crowd *c)
{
    for (int i = 0; i < crowd_size(c); i++)
        if (player(c, i)->state == IDLE)
            take_place(player(c, i));
}

void crowd_reset(Crowd *c)
{
    uint32_t *const kept = c->figures.latency;
    c->figures = (CrowdFigures){.latency = kept};
}

static int by_size(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

double crowd_latency(Crowd *c, int permille)
{
    CrowdFigures *f = &c->figures;
    if (f->n_latencies == 0)
        return 0;
    qsort(f->latency, f->n_latencies, sizeof *f->latency, by_size);
    return f->latency[(f->n_latencies - 1) * (size_t)permille / 1000] / 1000.0;
}
