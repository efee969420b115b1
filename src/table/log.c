/* The log as text. This is the one format for saves, replays, bug reports and test fixtures:
 *
 *     spielwerk 1                     format and its version, always first
 *     game brawl
 *     engine 0.2.0                    the program that wrote it
 *     pack <64 hex digits>            SHA-256 of the content it is played with
 *     option draft=free               every option of the game, a word or a number
 *     ends asked                      no turn ends by itself (Setup.asks_ends), if so
 *     seat 1 person Anna              person, bot or open, then a name; one line a seat
 *     seat 2 bot scripted
 *     commitment <64 hex digits>      SHA-256 of the seed, known before the first answer
 *     seed <64 hex digits>            only where it is revealed or kept for going on
 *     start 4 1 0                     outcomes of chance before the first question
 *     1 play crusher | 3 0 5          seat, notation, and the outcomes that followed it, if any
 *     takeback 2                      outcomes were taken back, twice so far: from here on chance
 *                                     comes from stream 2 of the seed (fair.h)
 *     2 resign
 *     end 1 victory-points            winners (or draw, or lost) and how, once it is over
 *
 * Blank lines and lines that begin with # mean nothing. An outcome is the number the source of
 * chance answered, from 0. What was taken back is not in the log; "takeback" stands before the
 * first answer behind it, so its number may grow by more than one. A line of an answer may end with
 * a mark, "# 9f3a77c1" (mark.c); rows of the server do. Reading is in log_read.c. */
#include "table/match.h"

#include <stdlib.h>
#include <string.h>

#include "table/match_inner.h"

const char *match_engine(void)
{
    return ENGINE_VERSION;
}

static const char *const seat_kinds[] = {
    [SEAT_PERSON] = "person", [SEAT_BOT] = "bot", [SEAT_OPEN] = "open"};

static void put_hex(Str *out, const char *key, const uint8_t *bytes)
{
    put(out, "%s ", key);
    str_hex(out, bytes, SEED_BYTES);
    str_char(out, '\n');
}

static void put_option(const Match *m, int i, Str *out)
{
    const OptionSpec *spec = &m->game->options[i];
    put(out, "option %s=", spec->id);
    setup_write(spec, pack_at(m->setup.pack), m->setup.option[i], out);
    str_char(out, '\n');
}

static void put_head(const Match *m, bool with_seed, Str *out)
{
    put(out, "spielwerk 1\ngame %s\nengine %s\n", m->game->id, match_engine());
    put_hex(out, "pack", pack_at(m->setup.pack)->hash);
    for (int i = 0; i < m->game->n_options; i++)
        put_option(m, i, out);
    if (m->setup.asks_ends)
        str_text(out, "ends asked\n");
    for (int i = 0; i < m->setup.seats; i++) {
        const SeatHolder *h = &m->holder[i];
        put(out, "seat %d %s%s%s%s%s\n", i + 1, seat_kinds[h->kind], h->name[0] != '\0' ? " " : "",
            h->name, h->called[0] != '\0' ? " " : "", h->called);
    }
    put_hex(out, "commitment", m->commitment);
    if (with_seed && m->has_seed)
        put_hex(out, "seed", m->seed);
}

static void put_outcomes(const Match *m, int first, int n, Str *out)
{
    for (int i = 0; i < n; i++)
        put(out, " %u", m->outcomes[first + i]);
}

void log_write_result(const Match *m, Str *out)
{
    Result r;
    match_result(m, &r);
    result_write(&r, m->setup.seats, out);
    put(out, " %s", r.ending != 0 ? r.ending : "over");
}

static void put_end(const Match *m, Str *out)
{
    str_text(out, "end ");
    log_write_result(m, out);
    str_char(out, '\n');
}

void match_write_head(const Match *m, bool with_seed, Str *out)
{
    put_head(m, with_seed, out);
    str_text(out, "start");
    put_outcomes(m, 0, m->opening_outcomes, out);
    str_char(out, '\n');
}

static void put_answer(const Match *m, int i, Str *out)
{
    const LogEntry *e = &m->entries[i];
    put(out, "%d %s%s", e->seat + 1, match_notation(m, i), e->n_outcomes > 0 ? " |" : "");
    put_outcomes(m, e->first_outcome, e->n_outcomes, out);
}

void match_write_entry(const Match *m, int i, Str *out)
{
    put_answer(m, i, out);
    str_char(out, '\n');
}

void match_write_row(const Match *m, int i, Str *out)
{
    const uint32_t mark = m->entries[i].mark;
    const uint8_t bytes[] = {mark >> 24, mark >> 16, mark >> 8,
                             (uint8_t)mark};
    put_answer(m, i, out);
    str_text(out, " # ");
    str_hex(out, bytes, sizeof bytes);
    str_char(out, '\n');
}

/* Chance comes from another stream than before. */
static void put_stream(uint32_t *stream, uint32_t now, Str *out)
{
    if (now != *stream)
        put(out, "takeback %u\n", now);
    *stream = now;
}

void match_write(const Match *m, bool with_seed, Str *out)
{
    uint32_t stream = 0;
    match_write_head(m, with_seed, out);
    for (int i = 0; i < m->n_entries; i++) {
        put_stream(&stream, m->entries[i].stream, out);
        match_write_entry(m, i, out);
    }
    put_stream(&stream, m->stream, out);
    if (match_over(m))
        put_end(m, out);
}

char *match_text(const Match *m, bool with_seed)
{
    for (size_t cap = 4096;; cap *= 2) {
        Str out = {.at = match_alloc(cap), .cap = cap};
        match_write(m, with_seed, &out);
        if (!out.cut)
            return out.at;
        free(out.at);
    }
}
