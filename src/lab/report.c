/* Results of the lab as text; see report.h. */
#include "lab/report.h"

#include <math.h>
#include <string.h>

enum { LABEL = 24, BAR = 36, SMALL_BAR = 10, BUCKETS = 16 };

Interval report_interval(long hits, long all)
{
    const double z = 1.959964, n = (double)all;
    if (all == 0)
        return (Interval){0, 0, 100};
    const double p = (double)hits / n;
    const double base = 1 + z * z / n;
    const double middle = (p + z * z / (2 * n)) / base;
    const double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / base;
    const double low = hits == 0 ? 0 : middle - half, high = hits == all ? 1 : middle + half;
    return (Interval){100 * p, 100 * low, 100 * high};
}

Mean report_mean(const SimFigure *f)
{
    const double z = 1.959964, n = (double)f->n;
    if (f->n == 0)
        return (Mean){0, 0, 0};
    const double mean = f->sum / n;
    const double spread = f->squares / n - mean * mean;
    const double half = f->n > 1 && spread > 0 ? z * sqrt(spread / (n - 1)) : 0;
    return (Mean){mean / 100, (mean - half) / 100, (mean + half) / 100};
}

static const char *text(Lang lang, const char *key)
{
    const char *found = pack_text(0, lang, key);
    return found != 0 ? found : key;
}

/* Columns are counted in characters, not bytes: German has umlauts. */
static int width(const char *s)
{
    int n = 0;
    for (; *s != '\0'; s++)
        n += ((unsigned char)*s & 0xc0) != 0x80;
    return n;
}

static void print_label(FILE *out, const char *label)
{
    fprintf(out, "  %s%*s", label, LABEL - width(label) > 1 ? LABEL - width(label) : 1, "");
}

static void print_share(FILE *out, const char *label, long hits, long all)
{
    const Interval i = report_interval(hits, all);
    print_label(out, label);
    fprintf(out, "%8ld  %5.1f %%   %5.1f - %5.1f %%\n", hits, i.share, i.low, i.high);
}

static void print_count(FILE *out, const char *label, long count)
{
    print_label(out, label);
    fprintf(out, "%8ld\n", count);
}

static void print_head(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out)
{
    const double s = r->seconds > 0 ? r->seconds : 1e-9, n = r->games > 0 ? (double)r->games : 1;
    fprintf(out, "%s:", spec->game->id);
    for (int i = 0; i < spec->setup.seats; i++)
        fprintf(out, "%s %s", i > 0 ? "," : "", spec->bot[i].word);
    fprintf(out, " (%s %llu)\n", text(lang, "sim.seed"), (unsigned long long)spec->seed);
    print_label(out, text(lang, "sim.games"));
    fprintf(out, "%8ld  %.0f/s\n", r->games, (double)r->games / s);
    print_label(out, text(lang, "sim.decisions"));
    fprintf(out, "%8lld  %.0f/s, %.1f %s\n", r->decisions, (double)r->decisions / s,
            (double)r->decisions / n, text(lang, "sim.per-game"));
    print_label(out, text(lang, "sim.seconds"));
    fprintf(out, "%8.2f\n", r->seconds);
}

static void print_wins(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out)
{
    char label[96];
    fprintf(out, "\n%s\n", text(lang, spec->swap ? "sim.wins-seat" : "sim.wins"));
    for (int i = 0; i < spec->setup.seats; i++) {
        snprintf(label, sizeof label, spec->swap ? "%s %d" : "%s %d (%s)", text(lang, "sim.seat"),
                 i + 1, spec->bot[i].word);
        print_share(out, label, r->seat_wins[i], r->games);
    }
    if (spec->swap) {
        fprintf(out, "\n%s\n", text(lang, "sim.wins-bot"));
        for (int i = 0; i < spec->setup.seats; i++) {
            snprintf(label, sizeof label, "%d. %s", i + 1, spec->bot[i].word);
            print_share(out, label, r->bot_wins[i], r->games);
        }
    }
    fputc('\n', out);
    print_count(out, text(lang, "sim.draws"), r->draws);
    if (r->lost > 0)
        print_count(out, text(lang, "sim.lost"), r->lost);
    print_count(out, text(lang, "sim.unfinished"), r->unfinished);
}

static void print_endings(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out)
{
    char key[96];
    if (r->n_endings == 0)
        return;
    fprintf(out, "\n%s\n", text(lang, "sim.endings"));
    for (int i = 0; i < r->n_endings; i++) {
        Str k = STR_ON(key);
        put(&k, "ending.%s", r->ending[i].ending);
        const char *title = pack_text(pack_at(spec->setup.pack), lang, key);
        if (title == 0)
            title = r->ending[i].ending;
        fprintf(out, "  %8ld  %5.1f %%  %s\n", r->ending[i].games,
                100.0 * (double)r->ending[i].games / (double)r->games, title);
    }
}

/* The title of an entrant: any text whose key ends in its name, as games file them under their
 * kinds. */
static const char *entrant_title(const SimSpec *spec, Lang lang, const char *name)
{
    char key[96];
    for (int i = KIND_GAME - 1; i < spec->game->n_kinds; i++) {
        Str k = STR_ON(key);
        put(&k, "%s.%s", i < KIND_GAME ? "entrant" : spec->game->kinds[i].id, name);
        const char *title = pack_text(pack_at(spec->setup.pack), lang, key);
        if (title != 0)
            return title;
    }
    return name;
}

static void print_entrants(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out)
{
    if (r->n_entrants == 0)
        return;
    fprintf(out, "\n%s\n", text(lang, "sim.entrants"));
    for (int i = 0; i < r->n_entrants; i++) {
        const SimEntrant *e = &r->entrant[i];
        const Interval share = report_interval(e->wins, e->games);
        print_label(out, entrant_title(spec, lang, e->name));
        fprintf(out, "%8ld  %5.1f %%   %5.1f - %5.1f %%  (%ld %s)\n", e->wins, share.share,
                share.low, share.high, e->games, text(lang, "sim.of-games"));
    }
}

/* A share as a small bar, so that what nobody uses catches the eye. */
static void print_small_bar(FILE *out, long part, long all)
{
    const int length = all > 0 ? (int)((part * SMALL_BAR + all - 1) / all) : 0;
    fputc('|', out);
    for (int i = 0; i < SMALL_BAR; i++)
        fputc(i < length ? '#' : ' ', out);
    fputc('|', out);
}

static void print_usages(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out)
{
    if (r->n_usages == 0)
        return;
    fprintf(out, "\n%s\n", text(lang, "sim.usage"));
    for (int i = 0; i < r->n_usages; i++) {
        const SimUsage *u = &r->usage[i];
        const Interval used = report_interval(u->used, u->had);
        const Interval wins = report_interval(u->wins, u->used);
        print_label(out, entrant_title(spec, lang, u->name));
        fprintf(out, "%7ld %5.1f %% ", u->had, used.share);
        print_small_bar(out, u->used, u->had);
        if (u->used > 0)
            fprintf(out, " %5.1f %%  %4.1f - %4.1f %%", wins.share, wins.low, wins.high);
        fputc('\n', out);
    }
}

static void print_figures(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out)
{
    char key[96];
    if (r->n_figures > 0)
        fprintf(out, "\n%s\n", text(lang, "sim.figures"));
    for (int i = 0; i < r->n_figures; i++) {
        const Mean m = report_mean(&r->figure[i]);
        Str k = STR_ON(key);
        put(&k, "figure.%s", r->figure[i].name);
        const char *title = pack_text(pack_at(spec->setup.pack), lang, key);
        print_label(out, title != 0 ? title : r->figure[i].name);
        fprintf(out, "%8.2f   %6.2f - %6.2f  (%ld)\n", m.mean, m.low, m.high, r->figure[i].n);
    }
}

static void print_bar(FILE *out, uint32_t from, uint32_t to, long count, long most)
{
    const int length = (int)((count * BAR + most - 1) / most);
    if (from == to)
        fprintf(out, "  %11u |", from);
    else
        fprintf(out, "  %5u-%-5u |", from, to);
    for (int i = 0; i < length; i++)
        fputc('#', out);
    fprintf(out, " %ld\n", count);
}

static void print_lengths(const SimResult *r, Lang lang, FILE *out)
{
    long count[BUCKETS] = {0}, most = 1;
    double sum = 0;
    if (r->n_lengths == 0)
        return;
    const uint32_t low = r->lengths[0], high = r->lengths[r->n_lengths - 1];
    const uint32_t step = (high - low) / BUCKETS + 1;
    for (long i = 0; i < r->n_lengths; i++) {
        long *bucket = &count[(r->lengths[i] - low) / step];
        sum += r->lengths[i];
        if (++*bucket > most)
            most = *bucket;
    }
    fprintf(out, "\n%s: %s %.1f, %s %u, %s %u, %s %u\n",
            text(lang, r->in_rounds ? "sim.length-rounds" : "sim.length-decisions"),
            text(lang, "sim.mean"), sum / (double)r->n_lengths, text(lang, "sim.median"),
            r->lengths[r->n_lengths / 2], text(lang, "sim.shortest"), low,
            text(lang, "sim.longest"), high);
    for (uint32_t i = 0; i < BUCKETS && low + i * step <= high; i++)
        print_bar(out, low + i * step, low + (i + 1) * step - 1, count[i], most);
}

void report_sim_text(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out)
{
    print_head(spec, r, lang, out);
    print_wins(spec, r, lang, out);
    print_endings(spec, r, lang, out);
    print_lengths(r, lang, out);
    print_entrants(spec, r, lang, out);
    print_usages(spec, r, lang, out);
    print_figures(spec, r, lang, out);
}

void report_bench_text(const BenchResult *r, int n, Lang lang, FILE *out)
{
    fprintf(out, "%-9s %5s %6s %8s %9s %11s %8s  %s\n", text(lang, "bench.game"),
            text(lang, "bench.seats"), text(lang, "bench.bytes"), text(lang, "bench.copy"),
            text(lang, "bench.memcpy"), text(lang, "bench.decisions"), text(lang, "bench.games"),
            text(lang, "bench.signature"));
    for (int i = 0; i < n; i++)
        fprintf(out, "%-9s %5d %6zu %8.1f %9.1f %11.0f %8.0f  %016llx\n", r[i].game->id,
                r[i].seats, r[i].state_bytes, r[i].copy_ns, r[i].memcpy_ns, r[i].decisions_per_s,
                r[i].games_per_s, (unsigned long long)r[i].signature);
    for (int i = 0; i < n; i++)
        if (r[i].ways > 0)
            fprintf(out, "%s: %s %.0f/%.0f, %s %.0f/%.0f (%ld)\n", r[i].game->id,
                    text(lang, "bench.ways"), r[i].way_us, r[i].way_worst_us,
                    text(lang, "bench.ends"), r[i].reach_us, r[i].reach_worst_us, r[i].ways);
    for (int i = 0; i < n; i++)
        if (r[i].policy_us > 0)
            fprintf(out, "%s: %s %.2f, %s %.0f, %s %.0f, %s %.2f/%.2f\n", r[i].game->id,
                    text(lang, "bench.policy"), r[i].policy_us,
                    text(lang, "bench.playouts"), r[i].playouts_per_s,
                    text(lang, "bench.scripted"), r[i].policy_games_per_s,
                    text(lang, "bench.late"), r[i].late_ms, r[i].late_worst_ms);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < r[i].n_work; k++) {
            char key[96];
            const BenchWork *w = &r[i].work[k];
            snprintf(key, sizeof key, "bench.%s", w->id);
            fprintf(out, "%s: %s %.2f/%.2f (%ld)\n", r[i].game->id, text(lang, key), w->us,
                    w->worst_us, w->n);
        }
}

void report_wins_text(const WinsSpec *spec, const WinsResult *r, Lang lang, FILE *out)
{
    fprintf(out, "%s (%s %llu)\n", spec->game->id, text(lang, "sim.seed"),
            (unsigned long long)spec->seed);
    print_count(out, text(lang, "sim.games"), r->games);
    print_count(out, text(lang, "wins.certain"), r->certain);
    print_share(out, text(lang, "wins.missed"), r->missed, r->certain);
    for (int i = 0; i < r->n_told; i++)
        fprintf(out, "  %ld/%ld: %s (%s)\n", r->told[i].game, r->told[i].decision,
                r->told[i].wins, r->told[i].given);
}
