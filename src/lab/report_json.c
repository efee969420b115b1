/* Results of the lab as JSON; see report.h. */
#include <math.h>
#include <stdlib.h>

#include "core/json.h"
#include "lab/report.h"

enum { JSON_ROOM = 1 << 16, HEX_DIGITS = 16 };

static void json_real(Json *j, const char *key, double value)
{
    json_key(j, key);
    json_micro(j, llround(value * 1e6));
}

static void json_share(Json *j, long hits, long all)
{
    const Interval i = report_interval(hits, all);
    json_real(j, "percent", i.share);
    json_real(j, "low", i.low);
    json_real(j, "high", i.high);
}

static void json_wins(Json *j, const char *key, const long *wins, int n)
{
    json_key(j, key);
    json_open(j, '[');
    for (int i = 0; i < n; i++)
        json_int(j, wins[i]);
    json_close(j, ']');
}

static void json_intervals(Json *j, const char *key, const long *wins, int n, long all)
{
    json_key(j, key);
    json_open(j, '[');
    for (int i = 0; i < n; i++) {
        json_open(j, '{');
        json_share(j, wins[i], all);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_bots(Json *j, const SimSpec *spec)
{
    char name[64];
    json_key(j, "seats");
    json_open(j, '[');
    for (int i = 0; i < spec->setup.seats; i++) {
        Str out = STR_ON(name);
        put(&out, "bot:%s", spec->bot[i].word);
        json_text(j, name);
    }
    json_close(j, ']');
}

static void json_entrants(Json *j, const SimResult *r)
{
    json_key(j, "entrants");
    json_open(j, '[');
    for (int i = 0; i < r->n_entrants; i++) {
        const SimEntrant *e = &r->entrant[i];
        json_open(j, '{');
        json_key(j, "name");
        json_text(j, e->name);
        key_int(j, "games", e->games);
        key_int(j, "wins", e->wins);
        key_int(j, "draws", e->draws);
        json_share(j, e->wins, e->games);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_usages(Json *j, const SimResult *r)
{
    json_key(j, "usage");
    json_open(j, '[');
    for (int i = 0; i < r->n_usages; i++) {
        const SimUsage *u = &r->usage[i];
        json_open(j, '{');
        json_key(j, "name");
        json_text(j, u->name);
        key_int(j, "had", u->had);
        key_int(j, "used", u->used);
        key_int(j, "wins", u->wins);
        key_int(j, "games", u->games);
        json_real(j, "used_percent", report_interval(u->used, u->had).share);
        json_share(j, u->wins, u->used);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_figures(Json *j, const SimResult *r)
{
    json_key(j, "figures");
    json_open(j, '[');
    for (int i = 0; i < r->n_figures; i++) {
        const Mean m = report_mean(&r->figure[i]);
        json_open(j, '{');
        json_key(j, "name");
        json_text(j, r->figure[i].name);
        key_int(j, "n", r->figure[i].n);
        json_real(j, "mean", m.mean);
        json_real(j, "low", m.low);
        json_real(j, "high", m.high);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_endings(Json *j, const SimResult *r)
{
    json_key(j, "endings");
    json_open(j, '{');
    for (int i = 0; i < r->n_endings; i++)
        key_int(j, r->ending[i].ending, r->ending[i].games);
    json_close(j, '}');
}

/* Every length that occurred with its number of games, as [[length, games], …]. */
static void json_lengths(Json *j, const SimResult *r)
{
    double sum = 0;
    for (long i = 0; i < r->n_lengths; i++)
        sum += r->lengths[i];
    json_key(j, "lengths");
    json_open(j, '{');
    json_key(j, "unit");
    json_text(j, r->in_rounds ? "rounds" : "decisions");
    json_real(j, "mean", r->n_lengths > 0 ? sum / (double)r->n_lengths : 0);
    key_int(j, "median", r->n_lengths > 0 ? r->lengths[r->n_lengths / 2] : 0);
    json_key(j, "counts");
    json_open(j, '[');
    for (long i = 0, next; i < r->n_lengths; i = next) {
        for (next = i; next < r->n_lengths && r->lengths[next] == r->lengths[i];)
            next++;
        json_open(j, '[');
        json_int(j, r->lengths[i]);
        json_int(j, next - i);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void print_json(Str *text, FILE *out)
{
    fputs(text->at, out);
    fputc('\n', out);
    free(text->at);
}

static Str json_room(size_t n)
{
    Str text = {.at = calloc(1, n), .cap = n};
    if (text.at == 0)
        abort();
    return text;
}

void report_sim_json(const SimSpec *spec, const SimResult *r, FILE *out)
{
    /* Lengths dominate: at most one pair for each game. */
    Str text = json_room(JSON_ROOM + (size_t)r->n_lengths * 24);
    Json j = {.out = &text};
    const double s = r->seconds > 0 ? r->seconds : 1e-9;
    const int seats = spec->setup.seats;
    json_open(&j, '{');
    json_key(&j, "game");
    json_text(&j, spec->game->id);
    json_bots(&j, spec);
    key_int(&j, "seed", (long long)spec->seed);
    json_key(&j, "swap");
    json_bool(&j, spec->swap);
    key_int(&j, "games", r->games);
    key_int(&j, "decisions", r->decisions);
    json_real(&j, "seconds", r->seconds);
    json_real(&j, "decisions_per_s", (double)r->decisions / s);
    json_real(&j, "games_per_s", (double)r->games / s);
    json_wins(&j, "wins", r->seat_wins, seats);
    json_intervals(&j, "win_intervals", r->seat_wins, seats, r->games);
    json_wins(&j, "bot_wins", r->bot_wins, seats);
    json_intervals(&j, "bot_intervals", r->bot_wins, seats, r->games);
    key_int(&j, "draws", r->draws);
    key_int(&j, "lost", r->lost);
    key_int(&j, "unfinished", r->unfinished);
    json_endings(&j, r);
    json_lengths(&j, r);
    json_entrants(&j, r);
    json_usages(&j, r);
    json_figures(&j, r);
    json_close(&j, '}');
    print_json(&text, out);
}

void report_bench_json(const BenchResult *r, int n, FILE *out)
{
    Str text = json_room(JSON_ROOM);
    Json j = {.out = &text};
    json_open(&j, '{');
    json_key(&j, "games");
    json_open(&j, '[');
    for (int i = 0; i < n; i++) {
        char hex[HEX_DIGITS + 1];
        snprintf(hex, sizeof hex, "%016llx", (unsigned long long)r[i].signature);
        json_open(&j, '{');
        json_key(&j, "game");
        json_text(&j, r[i].game->id);
        key_int(&j, "seats", r[i].seats);
        key_int(&j, "state_bytes", (long long)r[i].state_bytes);
        json_real(&j, "copy_ns", r[i].copy_ns);
        json_real(&j, "memcpy_ns", r[i].memcpy_ns);
        json_real(&j, "decisions_per_s", r[i].decisions_per_s);
        json_real(&j, "games_per_s", r[i].games_per_s);
        if (r[i].ways > 0) {
            json_real(&j, "way_us", r[i].way_us);
            json_real(&j, "way_worst_us", r[i].way_worst_us);
            json_real(&j, "reach_us", r[i].reach_us);
            json_real(&j, "reach_worst_us", r[i].reach_worst_us);
        }
        if (r[i].policy_us > 0) {
            json_real(&j, "policy_us", r[i].policy_us);
            json_real(&j, "playouts_per_s", r[i].playouts_per_s);
            json_real(&j, "policy_games_per_s", r[i].policy_games_per_s);
            json_real(&j, "late_ms", r[i].late_ms);
            json_real(&j, "late_worst_ms", r[i].late_worst_ms);
        }
        for (int k = 0; k < r[i].n_work; k++) {
            char key[96];
            snprintf(key, sizeof key, "%s_us", r[i].work[k].id);
            json_real(&j, key, r[i].work[k].us);
            snprintf(key, sizeof key, "%s_worst_us", r[i].work[k].id);
            json_real(&j, key, r[i].work[k].worst_us);
        }
        json_key(&j, "signature");
        json_text(&j, hex);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_close(&j, '}');
    print_json(&text, out);
}
