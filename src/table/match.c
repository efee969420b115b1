/* Playing a match: set-up, answers, resignation, result, and the recording of all of it. Reading
 * and writing the log is in log.c, going back in undo.c, explaining refusals in why.c. */
#include "table/match.h"

#include <stdlib.h>
#include <string.h>

#include "table/match_inner.h"

/* The match a recorder or a sink is a part of: no pointer back, so a match can be moved. */
#define MATCH_OF(part, member) ((Match *)(void *)((char *)(part) - offsetof(Match, member)))

enum { STATE_ALIGN = 64, NOTATION = 200 };

void *match_alloc(size_t n)
{
    void *p = calloc(1, n);
    if (p == 0)
        abort();
    return p;
}

void *match_grow(void *list, int n, int *cap, size_t size)
{
    if (n <= *cap)
        return list;
    *cap = n > 2 * *cap ? n + 16 : 2 * *cap;
    void *p = realloc(list, (size_t)*cap * size);
    if (p == 0)
        abort();
    return p;
}

bool match_refuse(char *why, Lang lang, Sentence s)
{
    Str out = {.at = why, .cap = MATCH_ERROR};
    sentence_say(lang, s, &out);
    str_whole(&out);
    return false;
}

/* ---- recording ---- */

static uint32_t below_recorded(Chance *self, uint32_t n)
{
    Match *m = MATCH_OF(self, recorder);
    Recorder *r = &m->recorder;
    const bool said = r->script != 0 && r->next < r->n_script;
    uint32_t value = said ? r->script[r->next] : 0;
    bool fits = r->script == 0 || (said && value < n);
    if (m->has_seed) {
        const uint32_t true_value = m->fair.chance.below(&m->fair.chance, n);
        fits = fits && (r->script == 0 || value == true_value);
        value = true_value;
    } else if (!fits) {
        value = 0;  /* anything possible will do: the log is refused after this answer */
    }
    if (!fits && !r->bad) {
        r->bad = true;
        r->bad_at = r->next;
    }
    r->next++;
    m->outcomes = match_grow(m->outcomes, m->n_outcomes + 1, &m->cap_outcomes, sizeof *m->outcomes);
    m->outcomes[m->n_outcomes++] = value;
    return value;
}

static void take_event(EventSink *self, const Event *e)
{
    Match *m = MATCH_OF(self, sink);
    m->events = match_grow(m->events, m->n_events + 1, &m->cap_events, sizeof *m->events);
    m->events[m->n_events++] = *e;
    mark_event(&m->mark, m->game, e);
}

static void set_script(Match *m, const uint32_t *script, int n)
{
    m->recorder.script = script;
    m->recorder.n_script = n;
    m->recorder.next = 0;
    m->recorder.bad = false;
    m->recorder.bad_at = 0;
}

bool match_script_fits(const Match *m)
{
    return !m->recorder.bad && m->recorder.next == m->recorder.n_script;
}

static Ctx context(Match *m)
{
    return (Ctx){.game = m->game, .state = m->state, .chance = &m->recorder.chance,
                 .sink = &m->sink};
}

/* ---- life ---- */

/* Menus are made anew whenever somebody looks, so all matches of a thread share the room for one. A
 * match may go from thread to thread; it takes none of this along. */
#ifdef __wasm__  /* has one thread, and no storage for others */
#define OF_THREAD
#else
#define OF_THREAD _Thread_local
#endif
static OF_THREAD Menu scratch_menu;
static OF_THREAD Denials scratch_denials;

Menu *match_menu_room(void) { return &scratch_menu; }
Denials *match_denials_room(void) { return &scratch_denials; }

void *match_new_state(size_t size)
{
    const size_t whole = (size + STATE_ALIGN - 1) / STATE_ALIGN * STATE_ALIGN;
    void *state = aligned_alloc(STATE_ALIGN, whole);
    if (state == 0)
        abort();
    return memset(state, 0, whole);
}

Match *match_blank(const Game *game, const Setup *setup, const SeatHolder *seats,
                   const uint8_t *seed)
{
    Match *m = match_alloc(sizeof *m);
    m->game = game;
    m->setup = *setup;
    for (int i = 0; i < setup->seats && i < MAX_SEATS; i++)
        m->holder[i] = seats[i];
    if (seed != 0) {
        m->has_seed = true;
        memcpy(m->seed, seed, SEED_BYTES);
        fair_commitment(seed, m->commitment);
        fair_start(&m->fair, seed);
    }
    m->recorder.chance = (Chance){.below = below_recorded, .pick = 0};
    m->sink.take = take_event;
    m->state = match_new_state(game->state_size);
    return m;
}

const char *match_begin(Match *m, const uint32_t *script, int n)
{
    Ctx c = context(m);
    set_script(m, script, n);
    const char *why = game_start(&c, &m->setup, match_menu_room());
    m->opening_outcomes = m->n_outcomes;
    m->opening_events = m->n_events;
    return why;
}

static bool has_good_options(const Game *game, const Setup *setup)
{
    for (int i = 0; i < game->n_options; i++)
        if (!setup_allows(&game->options[i], pack_at(setup->pack), setup->option[i]))
            return false;
    return true;
}

Match *match_new(const Game *game, const Setup *setup, const SeatHolder *seats, const uint8_t *seed,
                 Lang lang, char *why)
{
    if (setup->seats < 1 || setup->seats > MAX_SEATS || pack_at(setup->pack) == 0 || seed == 0) {
        match_refuse(why, lang, SAY("table.setup", NUMBER(MAX_SEATS)));
        return 0;
    }
    if (!has_good_options(game, setup)) {
        match_refuse(why, lang, SAY("table.no-option-value"));
        return 0;
    }
    Match *m = match_blank(game, setup, seats, seed);
    const char *refused = match_begin(m, 0, 0);
    if (refused == 0)
        return m;
    refused = phrase_text(pack_at(setup->pack), lang, "setup", refused);
    match_refuse(why, lang, SAY("table.sentence", refused));
    match_free(m);
    return 0;
}

void match_free(Match *m)
{
    if (m == 0)
        return;
    free(m->state);
    free(m->entries);
    free(m->outcomes);
    free(m->events);
    free(m->notations);
    undo_forget(m);
    free(m);
}

/* ---- what is going on ---- */

const Game *match_game(const Match *m) { return m->game; }
const void *match_state(const Match *m) { return m->state; }
const Setup *match_setup(const Match *m) { return &m->setup; }
int match_length(const Match *m) { return m->n_entries; }
int match_opening_events(const Match *m) { return m->opening_events; }
int match_outcomes(const Match *m) { return m->n_outcomes; }
uint32_t match_stream(const Match *m) { return m->stream; }
const uint8_t *match_seed(const Match *m) { return m->has_seed ? m->seed : 0; }
const uint8_t *match_commitment(const Match *m) { return m->commitment; }
Seats match_resigned(const Match *m) { return m->resigned; }

size_t match_bytes(const Match *m)
{
    return sizeof *m + (size_t)(1 + m->n_checkpoints) * m->game->state_size +
           (size_t)m->cap_entries * sizeof *m->entries + (size_t)m->cap_notations +
           (size_t)m->cap_outcomes * sizeof *m->outcomes +
           (size_t)m->cap_events * sizeof *m->events;
}

const SeatHolder *match_holder(const Match *m, int seat)
{
    /* Who has resigned needs somebody to go on for him while others still play. */
    static const SeatHolder stand_in = {SEAT_BOT, "scripted", ""};
    return m->resigned & SEAT_BIT(seat) ? &stand_in : &m->holder[seat];
}

void match_set_holder(Match *m, int seat, const SeatHolder *holder)
{
    m->holder[seat] = *holder;
}

const LogEntry *match_entry(const Match *m, int i)
{
    return i >= 0 && i < m->n_entries ? &m->entries[i] : 0;
}

const char *match_notation(const Match *m, int i)
{
    return m->entries[i].resign ? "resign" : m->notations + m->entries[i].notation;
}

int match_events(const Match *m, const Event **events)
{
    *events = m->events;
    return m->n_events;
}

bool match_same_side(const Match *m, int a, int b)
{
    const int team = m->game->team(m->state, a);
    return a == b || (team >= 0 && team == m->game->team(m->state, b));
}

static Seats everybody(const Match *m)
{
    return SEAT_BIT(m->setup.seats) - 1;
}

static bool has_opponent_in(const Match *m, int seat, Seats set)
{
    for (int i = 0; i < m->setup.seats; i++)
        if (set & SEAT_BIT(i) && !match_same_side(m, seat, i))
            return true;
    return false;
}

/* A resignation ends a match only if somebody is left whose opponents have all resigned, or nobody
 * at all. Who leaves allies without an opponent at the table is stood in for. */
static bool is_given_up(const Match *m)
{
    const Seats left = everybody(m) & ~m->resigned;
    const int one = first_seat(left);
    return m->resigned != 0 && (left == 0 || (!has_opponent_in(m, one, left) &&
                                              has_opponent_in(m, one, m->resigned)));
}

bool match_over(const Match *m)
{
    return game_over(m->state) || is_given_up(m);
}

/* The best of those who have not resigned, and who stands with them. */
static Seats best_of_the_rest(const Match *m, const Result *r)
{
    int best = -1;
    Seats out = 0;
    for (int i = 0; i < m->setup.seats; i++)
        if (!(m->resigned & SEAT_BIT(i)) && (best < 0 || r->seat[i].score > r->seat[best].score))
            best = i;
    for (int i = 0; best >= 0 && i < m->setup.seats; i++)
        if (!(m->resigned & SEAT_BIT(i)) &&
            (match_same_side(m, best, i) || r->seat[i].score == r->seat[best].score))
            out |= SEAT_BIT(i);
    return out;
}

/* Nobody wins who has resigned: if only such seats would, the best of the others do. */
static void lose_by_resigning(const Match *m, Result *r)
{
    const Seats winners = result_with(r, m->setup.seats, OUTCOME_WIN);
    if (m->resigned == 0)
        return;
    if (winners != 0 && (winners & ~m->resigned) == 0)
        result_winners(r, m->setup.seats, best_of_the_rest(m, r));
    for (int i = 0; i < m->setup.seats; i++)
        if (m->resigned & SEAT_BIT(i))
            r->seat[i].outcome = OUTCOME_LOSS;
}

void match_result(const Match *m, Result *r)
{
    const Seats left = everybody(m) & ~m->resigned;
    game_result(m->game, m->state, r);
    if (!game_over(m->state) && is_given_up(m)) {
        result_winners(r, m->setup.seats, left);
        r->ending = "resign";
    }
    lose_by_resigning(m, r);
    result_rank(r, m->setup.seats);
}

Seats match_asked(const Match *m)
{
    return match_over(m) ? 0 : game_asked(m->state);
}

const Menu *match_menu(const Match *m, int seat)
{
    if (seat < 0 || seat >= m->setup.seats || !(match_asked(m) & SEAT_BIT(seat)))
        return 0;
    game_menu(m->game, m->state, seat, match_menu_room(), 0);
    return match_menu_room();
}

bool match_allows(const Match *m, int seat, Option o)
{
    const Menu *menu = match_menu(m, seat);
    return menu != 0 && game_allows(m->state, menu, o, 0);
}

bool match_finds(const Match *m, int seat, const char *notation, Option *out)
{
    return option_read(m->game, m->state, notation, out, 0) == 0 && match_allows(m, seat, *out);
}

/* ---- answers ---- */

/* The notation is written before the answer is taken: what a thing is called may depend on the
 * state. */
static int keep_notation(Match *m, Option o)
{
    char text[NOTATION];
    Str out = STR_ON(text);
    option_write(m->game, m->state, o, &out);
    const int at = m->n_notations, n = (int)out.len + 1;
    m->notations = match_grow(m->notations, at + n, &m->cap_notations, 1);
    memcpy(m->notations + at, text, (size_t)n);
    m->n_notations += n;
    return at;
}

void match_turn(Match *m, uint32_t stream)
{
    if (stream == m->stream)
        return;
    m->stream = stream;
    if (m->has_seed)
        fair_select_stream(&m->fair, stream);
}

void match_step(Match *m, int seat, Option o, bool resign, const uint32_t *script, int n)
{
    Ctx c = context(m);
    set_script(m, script, n);
    LogEntry e = {.seat = seat, .resign = resign, .option = o, .stream = m->stream,
               .first_outcome = m->n_outcomes, .first_event = m->n_events};
    if (resign) {
        m->resigned |= SEAT_BIT(seat);
    } else {
        e.notation = keep_notation(m, o);
        game_answer(&c, seat, o, match_menu_room());
    }
    e.n_outcomes = m->n_outcomes - e.first_outcome;
    e.n_events = m->n_events - e.first_event;
    e.barrier = undo_is_barrier(m, &e);
    e.mark = mark_now(m);
    m->entries = match_grow(m->entries, m->n_entries + 1, &m->cap_entries, sizeof *m->entries);
    m->entries[m->n_entries++] = e;
    undo_keep(m);
}

static bool may_act(const Match *m, int seat, Lang lang, char *why)
{
    if (seat < 0 || seat >= m->setup.seats)
        return match_refuse(why, lang, SAY("table.no-seat", NUMBER(seat + 1)));
    if (match_over(m))
        return match_refuse(why, lang, SAY("table.is-over"));
    if (!m->has_seed)
        return match_refuse(why, lang, SAY("table.no-seed"));
    return true;
}

bool match_answer(Match *m, int seat, Option o, Lang lang, char *why)
{
    if (!may_act(m, seat, lang, why))
        return false;
    const Menu *menu = match_menu(m, seat);
    if (menu == 0 || !game_allows(m->state, menu, o, 0)) {
        char text[NOTATION];
        Str out = STR_ON(text);
        if (option_verb(o) >= m->game->n_verbs)
            return match_refuse(why, lang, SAY("notation.no-such-verb-in-this-game"));
        option_write(m->game, m->state, o, &out);
        return match_refuse_move(m, seat, text, lang, why);
    }
    match_step(m, seat, o, false, 0, 0);
    return true;
}

bool match_answer_text(Match *m, int seat, const char *notation, Lang lang, char *why)
{
    Option o;
    if (!may_act(m, seat, lang, why))
        return false;
    if (option_read(m->game, m->state, notation, &o, 0) != 0)
        return match_refuse_move(m, seat, notation, lang, why);
    return match_answer(m, seat, o, lang, why);
}

bool match_resign(Match *m, int seat, Lang lang, char *why)
{
    if (!may_act(m, seat, lang, why))
        return false;
    if (m->resigned & SEAT_BIT(seat))
        return match_refuse(why, lang, SAY("table.resigned"));
    match_step(m, seat, 0, true, 0, 0);
    return true;
}
