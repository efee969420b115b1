/* Reading a log back by playing it; the format stands in log.c. Whatever is wrong with the text
 * gives one sentence that names the line. */
#include <stdlib.h>
#include <string.h>

#include "table/match.h"
#include "table/match_inner.h"

enum { MAX_SHOWN = 40 };

typedef struct LogReader {
    char *text, *next;         /* a copy of the log, cut into lines while reading */
    int line;
    const char *version;       /* set once "spielwerk 1" was read */
    const Game *game;
    Setup setup;
    char engine[MATCH_ENGINE];
    LogStop stop;              /* what kind of wrong it is */
    bool has_pack, has_commitment, has_seed, is_verifying, ended;
    unsigned options_given;
    SeatHolder seats[MAX_SEATS];
    uint8_t commitment[SEED_BYTES], seed[SEED_BYTES];
    uint32_t *outcomes;        /* of the current line */
    int n_outcomes, cap_outcomes;
    Match *match;              /* from the line "start" on */
    char shown[MAX_SHOWN + 4];
    char *why;
} LogReader;

static void explain(LogReader *r, const char *format, va_list args)
{
    Str out = {.at = r->why, .cap = MATCH_ERROR};
    put(&out, "line %d: ", r->line > 0 ? r->line : 1);
    put_list(&out, format, args);
}

static bool wrong(LogReader *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool differs(LogReader *r, LogStop stop, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The line is none that a log can have. */
static bool wrong(LogReader *r, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    explain(r, format, args);
    va_end(args);
    r->stop = r->match == 0 ? LOG_HEAD : LOG_LINE;
    return false;
}

/* The line may have been true for another program. */
static bool differs(LogReader *r, LogStop stop, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    explain(r, format, args);
    va_end(args);
    r->stop = stop;
    return false;
}

/* Foreign text inside an error message: short, and nothing a terminal would obey. */
static const char *shown(LogReader *r, const char *text)
{
    Str out = STR_ON(r->shown);
    for (const char *p = text; *p != '\0' && out.len < MAX_SHOWN; p++)
        str_char(&out, *p >= 0x20 && *p < 0x7f ? *p : '?');
    if (strlen(text) > out.len)
        str_text(&out, "...");
    return r->shown;
}

/* Cuts the next word off *p; "" at the end. */
static char *take_word(char **p)
{
    char *word = *p;
    while (*word == ' ')
        word++;
    char *end = word;
    while (*end != '\0' && *end != ' ')
        end++;
    *p = *end == '\0' ? end : end + 1;
    *end = '\0';
    while (**p == ' ')
        (*p)++;
    return word;
}

static int hex_digit(char ch)
{
    if (ch >= '0' && ch <= '9')
        return ch - '0';
    return ch >= 'a' && ch <= 'f' ? ch - 'a' + 10 : -1;
}

static bool read_hex(const char *text, uint8_t *out, size_t n)
{
    bool good = strlen(text) == 2 * n;
    for (size_t i = 0; good && i < n; i++) {
        const int high = hex_digit(text[2 * i]), low = hex_digit(text[2 * i + 1]);
        good = high >= 0 && low >= 0;
        out[i] = high * 16 + low;
    }
    return good;
}

static bool read_hash(LogReader *r, const char *key, const char *text, uint8_t *out)
{
    return read_hex(text, out, SEED_BYTES) ||
           wrong(r, "'%s' needs 64 hex digits, not '%s'", key, shown(r, text));
}

static bool read_outcomes(LogReader *r, char *p)
{
    r->n_outcomes = 0;
    while (*p != '\0') {
        const char *word = take_word(&p);
        long value;
        if (!text_int(word, 0, INT32_MAX, &value))
            return wrong(r, "'%s' is no outcome of chance", shown(r, word));
        r->outcomes = match_grow(r->outcomes, r->n_outcomes + 1, &r->cap_outcomes,
                                 sizeof *r->outcomes);
        r->outcomes[r->n_outcomes++] = (uint32_t)value;
    }
    return true;
}

/* ---- head ---- */

static bool read_version(LogReader *r, char *rest)
{
    if (!text_equal(rest, "1"))
        return wrong(r, "this log has format '%s', only format 1 is known", shown(r, rest));
    r->version = "1";
    return true;
}

static bool read_game(LogReader *r, char *rest)
{
    if (r->game != 0)
        return wrong(r, "a log has one game");
    r->game = game_by_id(rest);
    if (r->game == 0)
        return wrong(r, "there is no game '%s'", shown(r, rest));
    game_setup_default(r->game, 0, 0, &r->setup);
    return true;
}

static bool read_engine(LogReader *r, char *rest)
{
    const size_t n = strlen(rest);
    if (r->engine[0] != '\0')
        return wrong(r, "a log has one engine");
    if (n == 0 || n >= sizeof r->engine || strspn(rest, "0123456789.") != n)
        return wrong(r, "'%s' is no version of the engine", shown(r, rest));
    memcpy(r->engine, rest, n + 1);
    return true;
}

static bool read_pack(LogReader *r, char *rest)
{
    uint8_t hash[PACK_HASH];
    if (r->has_pack)
        return wrong(r, "a log has one pack");
    if (!read_hash(r, "pack", rest, hash))
        return false;
    for (int i = 0; i < pack_count(); i++) {
        const Pack *pack = pack_at(i);
        if (text_equal(pack->game, r->game->id) && memcmp(pack->hash, hash, PACK_HASH) == 0) {
            r->setup.pack = i;
            r->has_pack = true;
            return true;
        }
    }
    return differs(r, LOG_PACK, "no pack of game %s with hash %s is loaded", r->game->id, rest);
}

static int find_word(const char *const *words, const char *word)
{
    for (int i = 0; words[i] != 0; i++)
        if (text_equal(words[i], word))
            return i;
    return -1;
}

static bool read_option(LogReader *r, char *rest)
{
    char *value = strchr(rest, '=');
    char allowed[MATCH_ERROR / 2];
    Str list = STR_ON(allowed);
    int i = 0;
    if (!r->has_pack)
        return wrong(r, "'option' comes before 'pack'");  /* which may have its words */
    if (value == 0)
        return wrong(r, "an option is written option name=value");
    *value++ = '\0';
    while (i < r->game->n_options && !text_equal(r->game->options[i].id, rest))
        i++;
    if (i == r->game->n_options)
        return wrong(r, "%s has no option '%s'", r->game->id, shown(r, rest));
    if (r->options_given & 1u << i)
        return wrong(r, "option '%s' is given twice", shown(r, rest));
    const OptionSpec *spec = &r->game->options[i];
    const Pack *pack = pack_at(r->setup.pack);
    r->options_given |= 1u << i;
    if (setup_read(spec, pack, value, &r->setup.option[i]))
        return true;
    setup_list(spec, pack, &list);
    return wrong(r, "option '%s' cannot be '%s'; possible: %s", spec->id, shown(r, value), allowed);
}

static bool read_ends(LogReader *r, char *rest)
{
    if (r->setup.asks_ends)
        return wrong(r, "'ends asked' is said twice");
    r->setup.asks_ends = text_equal(rest, "asked");
    return r->setup.asks_ends ||
           wrong(r, "the ends of turns are 'asked', not '%s'", shown(r, rest));
}

static bool read_seat(LogReader *r, char *rest)
{
    static const char *const kinds[] = {"person", "bot", "open", 0};
    long number;
    const char *word = take_word(&rest);
    if (!text_int(word, 1, MAX_SEATS, &number) || number != r->setup.seats + 1)
        return wrong(r, "seats are numbered from 1, '%s' is not the next", shown(r, word));
    word = take_word(&rest);
    const int kind = find_word(kinds, word);
    if (kind < 0)
        return wrong(r, "a seat is held by person, bot or open, not '%s'", shown(r, word));
    const char *name = kind == SEAT_BOT ? take_word(&rest) : rest;
    const char *called = kind == SEAT_BOT ? rest : "";
    if (strlen(name) >= (kind == SEAT_BOT ? MATCH_HOLDER : MATCH_NAME) ||
        strlen(called) >= MATCH_NAME)
        return wrong(r, "the name '%s' is too long", shown(r, rest));
    for (const char *p = rest; *p != '\0'; p++)
        if ((unsigned char)*p < 0x20 || *p == 0x7f)
            return wrong(r, "a name has no control characters");
    SeatHolder *h = &r->seats[r->setup.seats++];
    h->kind = (SeatKind)kind;
    memcpy(h->name, name, strlen(name) + 1);
    memcpy(h->called, called, strlen(called) + 1);
    return true;
}

static bool read_commitment(LogReader *r, char *rest)
{
    if (r->has_commitment)
        return wrong(r, "a log has one commitment");
    r->has_commitment = true;
    return read_hash(r, "commitment", rest, r->commitment);
}

static bool read_seed(LogReader *r, char *rest)
{
    if (r->has_seed)
        return wrong(r, "a log has one seed");
    r->has_seed = true;
    return read_hash(r, "seed", rest, r->seed);
}

static bool check_seed(LogReader *r)
{
    uint8_t hash[SEED_BYTES];
    if (!r->has_seed)
        return !r->is_verifying ||
               wrong(r, "the log has no seed, so its outcomes cannot be checked; it is revealed "
                        "at the end");
    fair_commitment(r->seed, hash);
    return memcmp(hash, r->commitment, SEED_BYTES) == 0 ||
           wrong(r, "the seed does not belong to the commitment");
}

/* ---- the match itself ---- */

static bool check_outcomes(LogReader *r)
{
    const Recorder *rec = &r->match->recorder;
    if (match_script_fits(r->match))
        return true;
    if (!rec->bad)
        return differs(r, LOG_CHANCE, "%d outcomes of chance are recorded, %d belong here",
                       rec->n_script, rec->next);
    if (rec->bad_at >= rec->n_script)
        return differs(r, LOG_CHANCE, "only %d outcomes of chance are recorded, more belong here",
                       rec->n_script);
    const unsigned said = rec->script[rec->bad_at];
    if (!r->has_seed)
        return differs(r, LOG_CHANCE, "outcome %d cannot be %u", rec->bad_at + 1, said);
    return differs(r, LOG_CHANCE, "outcome %d is recorded as %u, but the seed gives something else",
                   rec->bad_at + 1, said);
}

static const uint32_t *expected_outcomes(const LogReader *r)
{
    static const uint32_t nothing;
    /* NULL would mean that any outcome is welcome. */
    return r->outcomes != 0 ? r->outcomes : &nothing;
}

static bool read_start(LogReader *r, char *rest)
{
    if (!r->has_pack)
        return wrong(r, "'start' comes before 'pack'");
    if (r->setup.seats == 0)
        return wrong(r, "'start' comes before any 'seat'");
    if (!r->has_commitment)
        return wrong(r, "'start' comes before 'commitment'");
    if (!check_seed(r) || !read_outcomes(r, rest))
        return false;
    r->match = match_blank(r->game, &r->setup, r->seats, r->has_seed ? r->seed : 0);
    memcpy(r->match->commitment, r->commitment, SEED_BYTES);
    const char *why = match_begin(r->match, expected_outcomes(r), r->n_outcomes);
    if (why == 0 && check_outcomes(r))
        return true;
    match_free(r->match);  /* it has not begun */
    r->match = 0;
    return why != 0 && wrong(r, "%s", why);
}

static bool read_head_line(LogReader *r, char *line)
{
    static const struct {
        const char *key;
        bool (*read)(LogReader *r, char *rest);
    } keys[] = {
        {"game", read_game}, {"engine", read_engine}, {"pack", read_pack},
        {"option", read_option}, {"ends", read_ends}, {"seat", read_seat},
        {"commitment", read_commitment}, {"seed", read_seed},
        {"start", read_start},
    };
    char *rest = line;
    const char *key = take_word(&rest);
    if (r->version == 0) {
        if (!text_equal(key, "spielwerk"))
            return wrong(r, "this is no log of a match: it does not begin with 'spielwerk 1'");
        return read_version(r, rest);
    }
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (!text_equal(keys[i].key, key))
            continue;
        if (r->game == 0 && keys[i].read != read_game)
            return wrong(r, "'%s' comes before 'game'", key);
        return keys[i].read(r, rest);
    }
    return wrong(r, "'%s' is not known in the head of a log", shown(r, key));
}

static bool read_end(LogReader *r, const char *rest)
{
    char text[128];
    Str out = STR_ON(text);
    if (!match_over(r->match))
        return wrong(r, "the log ends, but the match is not over");
    log_write_result(r->match, &out);
    if (!text_equal(text, rest))
        return wrong(r, "the match ended as '%s', not as '%s'", text, shown(r, rest));
    r->ended = true;
    return true;
}

static bool wrong_move(LogReader *r, int seat, const char *notation)
{
    char why[MATCH_ERROR];
    match_refuse_move(r->match, seat, notation, LANG_EN, why);
    return differs(r, LOG_ANSWER, "%s", why);
}

static void trim_end(char *text)
{
    size_t n = strlen(text);
    while (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\r' || text[n - 1] == '\t'))
        text[--n] = '\0';
}

/* Cuts what follows the notation off the line of an answer: its outcomes, and its mark if it has
 * one. */
static bool cut_answer(LogReader *r, char *line, bool *marked, uint32_t *mark)
{
    uint8_t b[4];
    char *sign = strchr(line, '#'), *bar = strchr(line, '|');
    *marked = sign != 0;
    r->n_outcomes = 0;
    if (sign != 0) {
        *sign++ = '\0';
        if (!read_hex(take_word(&sign), b, sizeof b) || *sign != '\0')
            return wrong(r, "a mark has 8 hex digits");
        *mark = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
    }
    if (bar != 0 && (sign == 0 || bar < sign)) {
        *bar = '\0';
        if (!read_outcomes(r, bar + 1))
            return false;
    }
    trim_end(line);
    for (char *p = line; *p != '\0'; p++)
        if ((unsigned char)*p < 0x20 || *p == 0x7f)
            return wrong(r, "a move has no control characters");
    return true;
}

/* Whether the seat may answer so now. */
static bool read_option_of(LogReader *r, int seat, const char *notation, Option *o, bool *resign)
{
    if (match_over(r->match))
        return differs(r, LOG_ANSWER, "there is an answer, but the match is over");
    *resign = text_equal(notation, "resign");
    *o = 0;
    if (*resign)
        return !(r->match->resigned & SEAT_BIT(seat)) ||
               wrong(r, "seat %d has already resigned", seat + 1);
    const Menu *menu = match_menu(r->match, seat);
    return (menu != 0 && option_read(r->game, r->match->state, notation, o, 0) == 0 &&
            game_allows(r->match->state, menu, *o, 0)) || wrong_move(r, seat, notation);
}

static bool read_answer(LogReader *r, int seat, char *line)
{
    Option o = 0;
    bool resign = false, marked = false;
    uint32_t mark = 0;
    if (!cut_answer(r, line, &marked, &mark) || !read_option_of(r, seat, line, &o, &resign))
        return false;
    match_step(r->match, seat, o, resign, expected_outcomes(r), r->n_outcomes);
    if (!check_outcomes(r))
        return false;
    return !marked || r->match->entries[r->match->n_entries - 1].mark == mark ||
           differs(r, LOG_MARK, "what happens is not what happened when this was written");
}

static bool read_takeback(LogReader *r, const char *rest)
{
    long stream;
    if (!text_int(rest, 1, INT32_MAX, &stream))
        return wrong(r, "'takeback' needs the number of take-backs so far, not '%s'",
                     shown(r, rest));
    if ((uint32_t)stream <= r->match->stream)
        return wrong(r, "the number of take-backs must grow: it is %u already, not %d",
                     r->match->stream, (int)stream);
    if (match_over(r->match))
        return wrong(r, "something is taken back, but the match is over");
    match_turn(r->match, (uint32_t)stream);
    return true;
}

static bool read_match_line(LogReader *r, char *line)
{
    long seat;
    char *rest = line;
    const char *word = take_word(&rest);
    if (r->ended)
        return wrong(r, "there is more after 'end'");
    if (text_equal(word, "end"))
        return read_end(r, rest);
    if (text_equal(word, "takeback"))
        return read_takeback(r, rest);
    if (!text_int(word, 1, r->setup.seats, &seat))
        return wrong(r, "'%s' is no seat of this match", shown(r, word));
    return read_answer(r, (int)seat - 1, rest);
}

/* The next line that means something, or NULL. */
static char *next_line(LogReader *r)
{
    while (*r->next != '\0') {
        char *line = r->next;
        char *end = strchr(line, '\n');
        r->next = end != 0 ? end + 1 : line + strlen(line);
        if (end != 0)
            *end = '\0';
        r->line++;
        trim_end(line);
        while (*line == ' ')
            line++;
        if (*line != '\0' && *line != '#')
            return line;
    }
    return 0;
}

static bool read_all(LogReader *r)
{
    char *line;
    while ((line = next_line(r)) != 0)
        if (!(r->match == 0 ? read_head_line(r, line) : read_match_line(r, line)))
            return false;
    if (r->match == 0)
        return wrong(r, "the log ends before 'start'");
    return true;
}

static bool read_whole(LogReader *r, const char *text)
{
    const size_t n = strlen(text) + 1;
    r->text = r->next = memcpy(match_alloc(n), text, n);
    const bool good = read_all(r);
    free(r->text);
    free(r->outcomes);
    if (r->match != 0)
        r->match->recorder.script = 0;
    return good;
}

static Match *read_log(const char *text, bool verify, char *why)
{
    LogReader r = {.is_verifying = verify, .why = why};
    if (read_whole(&r, text))
        return r.match;
    match_free(r.match);
    return 0;
}

Match *match_read(const char *text, char *why)
{
    return read_log(text, false, why);
}

bool match_verify(const char *text, char *why)
{
    Match *m = read_log(text, true, why);
    match_free(m);
    return m != 0;
}

/* ---- as far as it follows ---- */

/* An answer whose consequences differ was already taken: the match as it was before. */
static Match *before_last(Match *m)
{
    char why[MATCH_ERROR];
    Match *before = match_at(m, m->n_entries - 1, LANG_EN, why);
    match_free(m);
    return before;
}

Match *match_read_prefix(const char *text, LogReading *reading)
{
    *reading = (LogReading){.stop = LOG_WHOLE};
    LogReader r = {.why = reading->why};
    const bool good = read_whole(&r, text);
    Str engine = STR_ON(reading->engine);
    str_text(&engine, r.engine[0] != '\0' ? r.engine : "0.1");
    if (good)
        return r.match;
    reading->stop = r.stop;
    if (r.match != 0 && (r.stop == LOG_CHANCE || r.stop == LOG_MARK))
        r.match = before_last(r.match);
    reading->answer = r.match != 0 ? r.match->n_entries + 1 : 0;
    return r.match;
}

static Sentence stop_sentence(const LogReading *g, const char *answer)
{
    const char *now = match_engine();
    if (g->stop == LOG_PACK)
        return SAY("table.stop-pack", g->engine, now);
    if (g->answer == 0)
        return g->stop == LOG_CHANCE ? SAY("table.stop-start", g->engine, now)
                                     : SAY("table.stop-head", g->engine, now);
    if (g->stop == LOG_ANSWER)
        return SAY("table.stop-answer", g->engine, now, answer);
    return g->stop == LOG_LINE ? SAY("table.stop-line", g->engine, now, answer)
                               : SAY("table.stop-other", g->engine, now, answer);
}

void match_say_stop(const LogReading *reading, Lang lang, Str *out)
{
    sentence_say(lang, stop_sentence(reading, NUMBER(reading->answer)), out);
}
