/* Fills a database with many matches and measures how fast the server starts on it: "fill PROGRAM
 * MATCHES". The matches are real ones, played at random for a while: six of ten are over, three are
 * running, one waits for players; one in a thousand waits for a bot. Prints one JSON object. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/chance.h"
#include "core/sha256.h"
#include "pack/packs.h"
#include "server.h"
#include "server/store/store.h"
#include "table/match.h"
#include "ws.h"

enum { SAMPLES = 16, LINES = 20, COMMIT_EVERY = 500, TEXT = 1 << 16 };

/* A match as text: head, and some answers. */
typedef struct Sample {
    char head[TEXT];
    char lines[LINES][400];
    uint16_t asked;
} Sample;

static Sample sample[SAMPLES];

static void die(const char *what, const char *why)
{
    fprintf(stderr, "fill: %s: %s\n", what, why);
    exit(1);
}

static void write_line(const Match *m, int i, char *line, size_t room)
{
    Str out = {.at = line, .cap = room};
    line[0] = '\0';
    match_write_row(m, i, &out);
    line[strcspn(line, "\n")] = '\0';
}

static void make_sample(Sample *s, int number)
{
    char why[MATCH_ERROR];
    const Game *game = game_by_id("brawl");
    Setup setup;
    SeatHolder holders[2] = {{.kind = SEAT_OPEN}, {.kind = SEAT_OPEN}};
    uint8_t seed[SEED_BYTES] = {(uint8_t)number};
    game_setup_default(game, pack_builtin(game), 2, &setup);
    Match *m = match_new(game, &setup, holders, seed, LANG_EN, why);
    if (m == 0)
        die("a match", why);
    Str head = STR_ON(s->head);
    match_write_head(m, true, &head);
    for (int i = 0; i < LINES; i++) {
        const int seat = match_asked(m) & 1 ? 0 : 1;
        const Menu *menu = match_menu(m, seat);
        if (!match_answer(m, seat, menu->list[(i * 7 + number) % menu->n], LANG_EN, why))
            die("an answer", why);
        write_line(m, i, s->lines[i], sizeof s->lines[i]);
    }
    s->asked = match_asked(m);
    match_free(m);
}

static void put_seats(Store *s, const StoreMatch *m, int number, bool bot)
{
    for (int i = 0; i < 2; i++) {
        StoreSeat seat = {.seat = i, .kind = STORE_PERSON};
        const int key[2] = {number, i};
        const bool is_bot = bot && (m->asked >> i & 1) != 0;
        if (m->status == STORE_OPEN && i == 1)
            seat.kind = STORE_FREE;
        else if (is_bot)
            seat.kind = STORE_BOT;
        snprintf(seat.name, sizeof seat.name, "%s", is_bot ? "scripted" : "Anna");
        sha256(key, sizeof key, seat.key_hash);
        if (!store_seat_put(s, m->id, &seat))
            die("a seat", store_problem(s));
    }
}

static void put_match(Store *s, int number)
{
    const Sample *from = &sample[number % SAMPLES];
    const int kind = number % 10;
    StoreMatch m = {.status = kind < 6 ? STORE_OVER : kind < 9 ? STORE_RUNNING : STORE_OPEN,
                    .listed = number % 50 == 0, .seats = 2, .length = LINES, .asked = from->asked,
                    .created = 1700000000000 + number, .updated = 1700000000000 + number};
    snprintf(m.slug, sizeof m.slug, "f%07d", number);
    snprintf(m.game, sizeof m.game, "brawl");
    if (m.status == STORE_OVER) {  /* somebody gave up */
        m.asked = 0;
        m.length++;
    }
    if (!store_match_new(s, &m, from->head))
        die("a match", store_problem(s));
    put_seats(s, &m, number, number % 1000 == 7);
    for (int i = 0; i < LINES; i++)
        if (!store_append_line(s, &m, from->lines[i]))
            die("a line", store_problem(s));
    if (m.status == STORE_OVER && !store_append_line(s, &m, "1 resign"))
        die("a line", store_problem(s));
    if (!store_match_update(s, &m))
        die("a match", store_problem(s));
}

static void fill(const char *db, int n)
{
    char why[STORE_WHY];
    Store *s = store_open(db, why);
    if (s == 0)
        die(db, why);
    for (int i = 0; i < SAMPLES; i++)
        make_sample(&sample[i], i);
    for (int i = 0; i < n; i++) {
        put_match(s, i);
        if ((i % COMMIT_EVERY == COMMIT_EVERY - 1 || i == n - 1) && !store_commit(s))
            die("commit", store_problem(s));
    }
    store_close(s);
}

int main(int argc, char **argv)
{
    Server server;
    double worst = 0;
    long rss = 0;
    if (argc != 3 || atoi(argv[2]) < 1 || atoi(argv[2]) > 10000000) {
        fprintf(stderr, "fill PROGRAM MATCHES\n");
        return 2;
    }
    const int n = atoi(argv[2]);
    packs_install();
    server_prepare(&server, argv[1]);
    const int64_t from = ws_now_us();
    fill(server.db, n);
    const double filled = (double)(ws_now_us() - from) / 1e6;
    for (int i = 0; i < 3; i++) {
        if (!server_start(&server))
            die("the server", "does not start");
        worst = server.start_ms > worst ? server.start_ms : worst;
        rss = process_rss_kb(server.pid);
        server_stop(&server, 20000);
    }
    printf("{\"matches\": %d, \"fill_s\": %.1f, \"start_ms\": %.0f, \"rss_kb\": %ld}\n", n, filled,
           worst, rss);
    server_clean(&server);
    return 0;
}
