/* The table: log and replay, verification, undo, resignation, explanations, forecast, provable
 * chance. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "bots/bot.h"
#include "pack/packs.h"
#include "table/fair.h"
#include "table/forecast.h"
#include "table/match.h"

#define FLOW_OF tiny

enum { TEXT = 1 << 16 };

static char why[MATCH_ERROR];

/* ---- a tiny game in which undo is possible: count up in steps, roll, or show a secret ---- */

enum { T_ADD, T_ROLL, T_SECRET, T_STOP, T_VERBS };

typedef struct State {
    Flow flow;
    FLOW_STACK(64);
    int16_t sum[2];
    int8_t turn;
} State;

struct count_vars { int8_t unused; };
enum { P_count };

static void count_menu(const State *s, const struct count_vars *my, Menu *m)
{
    (void)my;
    prompt(m, "count", "T-1");
    for (int i = 1; i <= 3; i++)
        if (s->sum[m->seat] + i > 9)
            deny(m, option(T_ADD, i, 0, 0), "T-2");
        else
            offer(m, option(T_ADD, i, 0, 0));
    offer(m, option(T_ROLL, 0, 0, 0));
    offer(m, option(T_SECRET, 0, 0, 0));
    offer(m, option(T_STOP, 0, 0, 0));
}

FLOW_DECLARE(count)
FLOW(count)
{
    FLOW_BEGIN;
    for (;;) {
        ASK(s->turn, count_menu);
        if (CHOSE(T_ADD))
            s->sum[s->turn] = (int16_t)(s->sum[s->turn] + ANSWER(0));
        if (CHOSE(T_ROLL))
            s->sum[s->turn] = (int16_t)(s->sum[s->turn] + 1 + (int)c->chance->below(c->chance, 3));
        if (CHOSE(T_SECRET))
            EMIT_SECRET(0, "T-3", SEAT_BIT(s->turn), 1, s->sum[s->turn]);
        else
            EMIT(0, "T-3", s->sum[s->turn]);
        if (CHOSE(T_STOP))
            s->turn++;
        if (s->turn == 2)
            END_GAME;
    }
    FLOW_END;
}

static const char *tiny_setup(void *state, const Setup *how)
{
    (void)how;
    ((State *)state)->flow.cap = 64;
    return 0;
}

static void tiny_view(const void *state, int seat, View *v)
{
    const State *s = state;
    (void)seat;
    for (int i = 0; i < 2; i++)
        view_fact(&v->seats[i].of, "sum", s->sum[i], -1);
}

static void tiny_redeal(void *state, int seat, Chance *chance)
{
    (void)state;
    (void)seat;
    (void)chance;
}

static void tiny_result(const void *state, Result *r)
{
    const State *s = state;
    result_winners(r, 2, s->sum[0] > s->sum[1] ? 1 : 2);
    r->ending = "count";
}

static int tiny_team(const void *state, int seat)
{
    (void)state;
    return seat;
}

/* Only a roll has odds. They are asked for once, of a copy. */
static int odds_asked;
static const void *odds_state;

static bool tiny_odds(const void *state, const Menu *m, Option o, Odds *out)
{
    const State *s = state;
    odds_asked++;
    odds_state = state;
    *out = (Odds){.target = {KIND_SEAT, (int16_t)m->seat}, .hit = 1000000, .kill = 333333,
                  .mean = 2000, .least = 1, .most = 3, .need = s->sum[m->seat]};
    return option_verb(o) == T_ROLL;
}

static const VerbSpec tiny_verbs[] = {
    {"add", 1, {KIND_NUMBER}}, {"roll", 0, {0}}, {"secret", 0, {0}}, {"stop", 0, {0}}};
static const KindSpec tiny_kinds[] = {CORE_KINDS};
static const EventSpec tiny_events[] = {{"sum", 1, {KIND_NUMBER}}};
static const Proc tiny_procs[] = {FLOW_PROC(count)};

static const Game tiny = {
    .id = "tiny", .seat_counts = SEAT_BIT(2), .state_size = sizeof(State), .verbs = tiny_verbs,
    .kinds = tiny_kinds, .events = tiny_events, .procs = tiny_procs, .n_verbs = T_VERBS,
    .n_kinds = 2, .n_events = 1, .n_procs = 1, .main_proc = P_count, .setup = tiny_setup,
    .view = tiny_view, .odds = tiny_odds, .redeal = tiny_redeal, .result = tiny_result,
    .team = tiny_team};

static const Rule tiny_rules[] = {{.id = "T-2", .in = {"Hoechstens neun.", "At most nine."}}};
static const Pack tiny_pack = {.game = "tiny", .name = "base", .rules = tiny_rules, .n_rules = 1};

/* ---- helpers ---- */

static const SeatHolder people[MAX_SEATS] = {
    {SEAT_PERSON, "Anna", ""}, {SEAT_BOT, "random", ""}, {SEAT_PERSON, "Jo Ann", ""}};

static Match *new_match(const Game *game, int seats, uint64_t number)
{
    Setup setup;
    uint8_t seed[SEED_BYTES];
    fair_seed_from_number(number, seed);
    game_setup_standard(game, game == &tiny ? pack_register(&tiny_pack) : pack_builtin(game), seats,
                        &setup);
    Match *m = match_new(game, &setup, people, seed, LANG_EN, why);
    assert_non_null(m);
    return m;
}

static const Game *null_game(void)
{
    const Game *game = game_by_id("null");
    assert_non_null(game);
    return game;
}

/* Plays at random up to `most` answers. */
static void play_on(Match *m, uint64_t seed, int most)
{
    FastChance f;
    chance_fast(&f, seed);
    for (int i = 0; i < most && !match_over(m); i++) {
        const int seat = first_seat(match_asked(m));
        const Menu *menu = match_menu(m, seat);
        const Option o = menu->list[fast_below(&f, (uint32_t)menu->n)];
        assert_true(match_answer(m, seat, o, LANG_EN, why));
    }
}

static Match *played_out(uint64_t number)
{
    Match *m = new_match(null_game(), 2 + (int)(number % 2), number);
    play_on(m, number, 100000);
    assert_true(match_over(m));
    return m;
}

static void assert_same_view(const Match *a, const Match *b)
{
    static View v;
    static char x[TEXT], y[TEXT];
    for (int seat = 0; seat < match_setup(a)->seats; seat++) {
        Str one = STR_ON(x), two = STR_ON(y);
        game_view(match_game(a), match_state(a), seat, &v);
        view_json(match_game(a), match_state(a), &v, &one);
        game_view(match_game(b), match_state(b), seat, &v);
        view_json(match_game(b), match_state(b), &v, &two);
        assert_string_equal(x, y);
    }
}

/* Replaces the first occurrence of `from` after `start`. */
static char *changed(const char *text, const char *start, const char *from, const char *to)
{
    const char *at = strstr(strstr(text, start), from);
    assert_non_null(at);
    char *out = calloc(1, strlen(text) + strlen(to) + 1);
    memcpy(out, text, (size_t)(at - text));
    strcat(out, to);
    strcat(out, at + strlen(from));
    return out;
}

static void assert_why(const char *part)
{
    if (strstr(why, part) == 0)
        fail_msg("'%s' does not contain '%s'", why, part);
}

/* ---- log ---- */

static void log_round_trip(void **x)
{
    (void)x;
    for (uint64_t number = 1; number <= 20; number++) {
        Match *m = played_out(number);
        for (int with_seed = 0; with_seed <= 1; with_seed++) {
            char *text = match_text(m, with_seed);
            assert_int_equal(strstr(text, "\nseed ") != 0, with_seed);
            Match *back = match_read(text, why);
            assert_non_null(back);
            char *again = match_text(back, with_seed);
            assert_string_equal(text, again);
            assert_same_view(m, back);
            assert_memory_equal(match_commitment(m), match_commitment(back), SEED_BYTES);
            free(again);
            free(text);
            match_free(back);
        }
        match_free(m);
    }
}

static void log_has_the_documented_form(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 3, 5);
    char *text = match_text(m, true);
    const char *order[] = {"spielwerk 1\n", "game null\n", "engine ", "pack ",
                           "option goal=20\n", "option interrupts=on\n", "seat 1 person Anna\n",
                           "seat 2 bot random\n", "seat 3 person Jo Ann\n", "commitment ",
                           "seed ", "start "};
    const char *at = text;
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        assert_true(text_starts(at, order[i]));
        at = strchr(at, '\n') + 1;
    }
    assert_int_equal(*at, '\0');
    free(text);
    match_free(m);
}

static void a_match_goes_on_after_reading(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 9);
    play_on(m, 1, 7);
    char *text = match_text(m, true);
    Match *back = match_read(text, why);
    assert_non_null(back);
    play_on(m, 2, 100000);
    play_on(back, 2, 100000);
    assert_same_view(m, back);
    assert_int_equal(match_length(m), match_length(back));
    free(text);
    match_free(back);
    match_free(m);
}

static void without_its_seed_a_match_can_only_be_read(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 9);
    play_on(m, 1, 7);
    char *text = match_text(m, false);
    Match *back = match_read(text, why);
    assert_non_null(back);
    assert_null(match_seed(back));
    const int seat = first_seat(match_asked(back));
    assert_false(match_answer(back, seat, match_menu(back, seat)->list[0], LANG_EN, why));
    assert_why("no seed");
    free(text);
    match_free(back);
    match_free(m);
}

static void an_earlier_position_can_be_seen(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 3);
    Match *steps = new_match(null_game(), 2, 3);
    play_on(m, 4, 12);
    const int length = match_length(m);
    assert_true(length > 4);
    for (int n = 0; n <= length; n++) {
        Match *then = match_at(m, n, LANG_EN, why);
        assert_non_null(then);
        assert_same_view(then, steps);
        match_free(then);
        if (n < length)
            assert_true(match_answer_text(steps, match_entry(m, n)->seat, match_notation(m, n),
                                          LANG_EN, why));
    }
    assert_null(match_at(m, length + 1, LANG_EN, why));
    match_free(steps);
    match_free(m);
}

/* ---- bad logs ---- */

static void refused(const char *text, const char *because)
{
    Match *m = match_read(text, why);
    assert_null(m);
    assert_true(text_starts(why, "line "));
    assert_why(because);
}

static void wrong_logs_name_the_line(void **x)
{
    (void)x;
    Match *m = new_match(null_game(), 2, 11);
    play_on(m, 5, 6);
    char *text = match_text(m, true), *bad;
    refused("", "ends before 'start'");
    refused("hello\n", "line 1: this is no log");
    refused("spielwerk 2\n", "format '2'");
    refused("spielwerk 1\ngame chess\n", "line 2: there is no game 'chess'");
    refused("spielwerk 1\npack 00\n", "'pack' comes before 'game'");
    refused("spielwerk 1\ngame null\npack 00\n", "64 hex digits");
    refused("spielwerk 1\ngame null\n\n# note\npack "
            "0000000000000000000000000000000000000000000000000000000000000000\n",
            "line 5: no pack of game null with hash 000");
    refused(bad = changed(text, "option", "goal=20", "goal=4711"), "cannot be '4711'");
    free(bad);
    refused(bad = changed(text, "option", "goal=20", "gaol=20"), "has no option 'gaol'");
    free(bad);
    refused(bad = changed(text, "seat", "bot", "cat"), "not 'cat'");
    free(bad);
    refused(bad = changed(text, "seat", "seat 2", "seat 7"), "'7' is not the next");
    free(bad);
    refused(bad = changed(text, "start", "set-aside", "put-aside"), "no such verb");
    free(bad);
    refused(bad = changed(text, "start", "\n1 ", "\n3 "), "'3' is no seat");
    free(bad);
    refused(bad = changed(text, "start", "\n1 ", "\nend 1 goal\n1 "), "the match is not over");
    free(bad);
    free(text);
    match_free(m);
}

/* Whatever stands in a log, reading it says so or succeeds; it never crashes. */
static void garbage_never_crashes(void **x)
{
    (void)x;
    Match *m = played_out(21);
    char *good = match_text(m, true);
    const size_t n = strlen(good);
    char *bad = malloc(n + 1);
    for (size_t cut = 0; cut < n; cut += 3) {
        memcpy(bad, good, cut);
        bad[cut] = '\0';
        match_free(match_read(bad, why));
    }
    FastChance f;
    chance_fast(&f, 99);
    for (int i = 0; i < 4000; i++) {
        memcpy(bad, good, n + 1);
        for (uint32_t flips = 1 + fast_below(&f, 3); flips > 0; flips--) {
            const uint32_t at = fast_below(&f, (uint32_t)n);
            bad[at] = (char)(1 + fast_below(&f, 255));
        }
        Match *read = match_read(bad, why);
        if (read == 0)
            assert_true(text_starts(why, "line "));
        match_free(read);
    }
    free(bad);
    free(good);
    match_free(m);
}

/* ---- verification ---- */

static void verify_accepts_only_the_truth(void **x)
{
    (void)x;
    Match *m = played_out(31);
    char *text = match_text(m, true), *bad;
    assert_true(match_verify(text, why));

    /* one outcome of the start line */
    char *first = strstr(text, "\nstart ") + 7;
    const char old = *first;
    *first = old == '9' ? '8' : (char)(old + 1);
    assert_false(match_verify(text, why));
    assert_why("line ");
    *first = old;

    /* outcomes left out, and added */
    bad = changed(text, "|", "|", "| 0");
    assert_false(match_verify(bad, why));
    free(bad);

    /* another seed, without and with its own commitment */
    uint8_t seed[SEED_BYTES];
    char hex[2 * SEED_BYTES + 1], old_hex[2 * SEED_BYTES + 1];
    fair_seed_from_number(32, seed);
    sodium_bin2hex(hex, sizeof hex, seed, sizeof seed);
    sodium_bin2hex(old_hex, sizeof old_hex, match_seed(m), SEED_BYTES);
    bad = changed(text, "\nseed ", old_hex, hex);
    assert_false(match_verify(bad, why));
    assert_why("does not belong to the commitment");
    fair_commitment(seed, seed);
    sodium_bin2hex(hex, sizeof hex, seed, sizeof seed);
    sodium_bin2hex(old_hex, sizeof old_hex, match_commitment(m), SEED_BYTES);
    char *worse = changed(bad, "\ncommitment ", old_hex, hex);
    assert_false(match_verify(worse, why));
    assert_why("seed gives something else");
    free(worse);
    free(bad);

    /* a changed end, and no seed at all */
    bad = changed(text, "\nend ", "\nend ", "\nend 2,");
    assert_false(match_verify(bad, why));
    free(bad);
    free(text);
    text = match_text(m, false);
    assert_false(match_verify(text, why));
    assert_why("no seed");
    free(text);
    match_free(m);
}

/* A move replaced by one that was not possible is always noticed. One replaced by another
 * possible move is noticed as soon as anything after it does not fit any more: a later move, the
 * number of outcomes, the end. If all still fits, it is the log of another true match, and reads
 * back as such. */
static void verify_notices_changed_moves(void **x)
{
    (void)x;
    Match *m = played_out(41);
    char *text = match_text(m, true);
    int noticed = 0;
    for (int i = 0; i < match_length(m); i++) {
        Match *then = match_at(m, i, LANG_EN, why);
        const int seat = match_entry(m, i)->seat;
        for (int card = 0; card < 12; card++) {
            char line[64], other[64];
            Str a = STR_ON(line), b = STR_ON(other);
            const Option o = option(option_verb(match_entry(m, i)->option), card, 0, 0);
            if (o == match_entry(m, i)->option || match_game(m)->verbs[option_verb(o)].n_args == 0)
                continue;
            put(&a, "\n%d %s", seat + 1, match_notation(m, i));
            put(&b, "\n%d ", seat + 1);
            option_write(match_game(m), match_state(then), o, &b);
            char *bad = changed(text, "\nstart", line, other);
            const bool possible = menu_has(match_menu(then, seat), o);
            const bool good = match_verify(bad, why);
            assert_true(possible || !good);
            noticed += possible && !good;
            free(bad);
        }
        match_free(then);
    }
    assert_true(noticed > 3);
    free(text);
    match_free(m);
}

/* ---- chance ---- */

/* The stream recomputed from the definition in fair.h, with the streaming interface of the
 * library. */
static uint32_t word_of(const uint8_t *seed, uint32_t stream, uint64_t index)
{
    crypto_auth_hmacsha256_state st;
    uint8_t block[8] = {0}, number[4] = {0}, mac[32];
    for (int i = 0; i < 8; i++)
        block[i] = (uint8_t)(index / 8 >> (8 * i));
    for (int i = 0; i < 4; i++)
        number[i] = (uint8_t)(stream >> (8 * i));
    crypto_auth_hmacsha256_init(&st, seed, 32);
    crypto_auth_hmacsha256_update(&st, block, sizeof block);
    if (stream > 0)
        crypto_auth_hmacsha256_update(&st, number, sizeof number);
    crypto_auth_hmacsha256_final(&st, mac);
    const uint8_t *w = mac + 4 * (index % 8);
    return (uint32_t)w[0] | (uint32_t)w[1] << 8 | (uint32_t)w[2] << 16 | (uint32_t)w[3] << 24;
}

static void check_stream(FairChance *f, const uint8_t *seed, uint32_t stream, int outcomes)
{
    static const uint32_t sides[] = {1, 2, 3, 6, 7, 52, 1000, 0x80000001u, 0xc0000000u};
    uint64_t index = 0;
    for (int i = 0; i < outcomes; i++) {
        const uint32_t n = sides[i % (int)(sizeof sides / sizeof sides[0])];
        const uint64_t limit = (1ULL << 32) - (1ULL << 32) % n;
        uint32_t word;
        do
            word = word_of(seed, stream, index++);
        while (word >= limit);
        assert_int_equal(f->chance.below(&f->chance, n), word % n);
    }
}

static void fair_streams_are_as_defined(void **x)
{
    (void)x;
    static const uint32_t streams[] = {1, 2, 256, 0xfffffffeu};
    uint8_t seed[32];
    FairChance f;
    fair_seed_from_number(12345, seed);
    fair_start(&f, seed);
    check_stream(&f, seed, 0, 5000);
    for (size_t i = 0; i < sizeof streams / sizeof streams[0]; i++) {
        fair_turn(&f, streams[i]);
        check_stream(&f, seed, streams[i], 500);
    }
}

static void seeds_and_commitments(void **x)
{
    (void)x;
    uint8_t seed[32], other[32], hash[32], expected[32];
    fair_seed_from_number(42, seed);
    crypto_hash_sha256(expected, (const uint8_t *)"42", 2);
    assert_memory_equal(seed, expected, 32);
    fair_commitment(seed, hash);
    crypto_hash_sha256(expected, seed, 32);
    assert_memory_equal(hash, expected, 32);
    fair_seed_random(seed);
    fair_seed_random(other);
    assert_memory_not_equal(seed, other, 32);
}

/* ---- undo ---- */

static bool can_undo(const Match *m, int seat)
{
    return match_undo_to(m, seat, false, match_length(m)) >= 0;
}

static void undo_goes_back_to_the_last_barrier(void **x)
{
    (void)x;
    Match *m = new_match(&tiny, 2, 1);
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    assert_true(match_answer_text(m, 0, "roll", LANG_EN, why));
    assert_false(can_undo(m, 0));  /* chance has answered */
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    Match *mark = match_at(m, 1, LANG_EN, why);
    assert_true(match_answer_text(m, 0, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "add 2", LANG_EN, why));
    assert_false(can_undo(m, 1));  /* not the other's answer */
    assert_false(match_undo(m, 1, false, LANG_EN, why));
    assert_true(match_undo(m, 0, false, LANG_EN, why));
    assert_true(match_undo(m, 0, false, LANG_EN, why));
    assert_same_view(m, mark);
    assert_int_equal(match_length(m), 1);
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    assert_true(match_answer_text(m, 0, "secret", LANG_EN, why));
    assert_false(can_undo(m, 0));  /* somebody saw something */
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_false(can_undo(m, 0));  /* another seat is asked */
    assert_true(match_answer_text(m, 1, "add 1", LANG_EN, why));
    assert_true(can_undo(m, 1));
    assert_true(match_answer_text(m, 1, "stop", LANG_EN, why));
    assert_true(match_over(m));
    assert_false(match_undo(m, 1, false, LANG_EN, why));
    match_free(mark);
    match_free(m);
}

/* Bots agree to everything: a roll, a secret and what they answered go back with one's own
 * choice. */
static void undo_among_bots_goes_back_to_the_own_last_choice(void **x)
{
    (void)x;
    Match *m = new_match(&tiny, 2, 1);
    assert_int_equal(match_undo_to(m, 0, true, 0), -1);
    assert_true(match_answer_text(m, 0, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "roll", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "secret", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "add 1", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "add 2", LANG_EN, why));
    assert_false(can_undo(m, 0));
    assert_int_equal(match_undo_to(m, 0, true, 6), 3);
    assert_int_equal(match_undo_to(m, 0, true, 3), 2);
    assert_int_equal(match_stream(m), 0);
    assert_true(match_undo(m, 0, true, LANG_EN, why));
    assert_int_equal(match_length(m), 3);
    assert_int_equal(match_stream(m), 0);  /* chance was not asked since */
    for (int n = 2; n >= 0; n--) {
        assert_true(match_undo(m, 0, true, LANG_EN, why));
        assert_int_equal(match_length(m), n);
    }
    assert_int_equal(match_stream(m), 1);  /* the roll does not come again */
    assert_false(match_undo(m, 0, true, LANG_EN, why));
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_int_equal(match_undo_to(m, 1, true, 1), -1);  /* it was not the other's */
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_int_equal(match_undo_to(m, 0, true, match_length(m)), -1);
    match_free(m);
}

/* Taking back and doing it again changes nothing that chance answers later. */
static void undo_does_not_change_chance(void **x)
{
    (void)x;
    Match *a = new_match(&tiny, 2, 8), *b = new_match(&tiny, 2, 8);
    for (int i = 0; i < 5; i++) {
        assert_true(match_answer_text(a, 0, "roll", LANG_EN, why));
        assert_true(match_answer_text(b, 0, "roll", LANG_EN, why));
        if (match_answer_text(a, 0, "add 1", LANG_EN, why))
            assert_true(match_undo(a, 0, false, LANG_EN, why));
    }
    assert_same_view(a, b);
    match_free(a);
    match_free(b);
}

/* ---- take-backs by consent ---- */

/* Sums after each of a few rolls, as one number. */
static uint64_t roll(Match *m, int n)
{
    uint64_t sums = 0;
    for (int i = 0; i < n; i++) {
        assert_true(match_answer_text(m, 0, "roll", LANG_EN, why));
        sums = sums * 64 + (uint64_t)((const State *)match_state(m))->sum[0];
    }
    return sums;
}

static void a_roll_taken_back_does_not_come_again(void **x)
{
    (void)x;
    enum { ROLLS = 10, TIMES = 20 };
    Match *m = new_match(&tiny, 2, 8);
    uint64_t seen[TIMES];
    for (int i = 0; i < TIMES; i++) {
        assert_int_equal(match_stream(m), i);
        seen[i] = roll(m, ROLLS);
        assert_true(match_take_back(m, 0, LANG_EN, why));
        assert_int_equal(match_length(m), 0);
    }
    int equal = 0;
    for (int i = 0; i < TIMES; i++)
        for (int k = 0; k < i; k++)
            equal += seen[i] == seen[k];
    assert_int_equal(equal, 0);  /* the seed is fixed; by chance it would be one in 59049 each */
    assert_false(match_take_back(m, 1, LANG_EN, why));
    match_free(m);
}

/* Nothing is learnt from an answer without chance, so it begins no stream; neither does it give the
 * old one back. */
static void what_was_not_chance_is_taken_back_without_a_trace(void **x)
{
    (void)x;
    Match *a = new_match(&tiny, 2, 8), *b = new_match(&tiny, 2, 8);
    roll(a, 2);
    roll(b, 2);
    assert_true(match_answer_text(a, 0, "add 1", LANG_EN, why));
    assert_true(match_take_back(a, 2, LANG_EN, why));
    assert_int_equal(match_stream(a), 0);
    assert_int_equal(roll(a, 2), roll(b, 2));
    assert_true(match_take_back(a, 3, LANG_EN, why));
    assert_true(match_take_back(b, 3, LANG_EN, why));
    assert_int_equal(match_stream(a), 1);
    assert_true(match_answer_text(a, 0, "add 1", LANG_EN, why));
    assert_true(match_undo(a, 0, false, LANG_EN, why));
    assert_int_equal(match_stream(a), 1);
    assert_int_equal(roll(a, 3), roll(b, 3));
    match_free(a);
    match_free(b);
}

/* A match with take-backs after 3, 4 and 10 answers; the first two with nothing between them. */
static Match *with_take_backs(void)
{
    Match *m = new_match(null_game(), 2, 9);
    play_on(m, 1, 8);
    assert_true(match_take_back(m, 5, LANG_EN, why));
    assert_true(match_take_back(m, 3, LANG_EN, why));
    play_on(m, 2, 1);
    play_on(m, 3, 9);
    assert_true(match_take_back(m, 10, LANG_EN, why));
    return m;
}

static void a_log_tells_take_backs_of_chance(void **x)
{
    (void)x;
    Match *m = with_take_backs();
    const uint32_t now = match_stream(m);
    assert_true(now >= 2);
    for (int with_seed = 0; with_seed <= 1; with_seed++) {
        char *text = match_text(m, with_seed);
        assert_non_null(strstr(text, "\ntakeback "));
        Match *back = match_read(text, why);
        if (back == 0)
            fail_msg("%s", why);
        char *again = match_text(back, with_seed);
        assert_string_equal(text, again);
        assert_int_equal(match_stream(back), now);
        assert_true(match_fingerprint(back) == match_fingerprint(m));
        for (int i = 0; i < match_length(m); i++)
            assert_int_equal(match_entry(m, i)->stream, match_entry(back, i)->stream);
        free(again);
        free(text);
        match_free(back);
    }
    /* It goes on from the log as it does from here, to an end that verifies. */
    char *text = match_text(m, true);
    Match *back = match_read(text, why), *past = match_at(m, match_length(m), LANG_EN, why);
    play_on(m, 4, 100000);
    play_on(back, 4, 100000);
    play_on(past, 4, 100000);
    assert_same_view(m, back);
    assert_same_view(m, past);
    free(text);
    text = match_text(m, true);
    if (!match_verify(text, why))
        fail_msg("%s", why);
    free(text);
    match_free(past);
    match_free(back);
    match_free(m);
}

static void take_backs_that_were_not_are_found_out(void **x)
{
    (void)x;
    Match *m = with_take_backs();
    play_on(m, 4, 100000);
    char *text = match_text(m, true), *bad;
    const struct { const char *to, *because; } wrong[] = {
        {"takeback 9\n# ", "seed gives something else"},
        {"# ", "seed gives something else"},
        {"takeback 0\n# ", "needs the number of take-backs"},
        {"takeback\n# ", "needs the number of take-backs"},
        {"takeback 2\ntakeback 2\n# ", "must grow: it is 2 already, not 2"},
        {"takeback 2\ntakeback 1\n# ", "must grow: it is 2 already, not 1"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        bad = changed(text, "\nstart", "takeback ", wrong[i].to);
        assert_false(match_verify(bad, why));
        assert_why("line ");
        assert_why(wrong[i].because);
        free(bad);
    }
    bad = changed(text, "\nstart", "\nend ", "\ntakeback 99\nend ");
    assert_false(match_verify(bad, why));
    assert_why("the match is over");
    free(bad);
    free(text);
    match_free(m);
}

/* ---- why not ---- */

static bool ask_why(const Match *m, int seat, const char *move, Lang lang, const char **rule)
{
    static char text[TEXT];
    Str out = STR_ON(text);
    const bool possible = match_why_not(m, seat, move, lang, &out, rule);
    Str copy = {.at = why, .cap = sizeof why};
    str_text(&copy, text);
    return possible;
}

static void why_not_explains(void **x)
{
    (void)x;
    const char *rule;
    Match *m = new_match(&tiny, 2, 1);
    assert_true(ask_why(m, 0, "add 1", LANG_EN, &rule));
    while (match_answer_text(m, 0, "add 3", LANG_EN, why))
        continue;
    assert_string_equal(why, "'add 3' is not possible: At most nine, see T-2");
    assert_false(ask_why(m, 0, "add 3", LANG_DE, &rule));
    assert_string_equal(why, "Hoechstens neun.");
    assert_string_equal(rule, "T-2");
    assert_false(ask_why(m, 0, "add 400", LANG_EN, &rule));
    assert_why("This question comes first:");
    assert_string_equal(rule, "T-1");
    assert_false(ask_why(m, 0, "fly away", LANG_EN, &rule));
    assert_why("'fly'");
    assert_null(rule);
    assert_false(ask_why(m, 0, "add", LANG_EN, &rule));
    assert_why("not complete");
    assert_false(ask_why(m, 1, "add 1", LANG_EN, &rule));
    assert_why("You are not asked now");
    assert_false(ask_why(m, 77, "add 1", LANG_EN, &rule));
    assert_false(match_answer(m, 0, option(T_ADD, 400, 0, 0), LANG_EN, why));
    assert_false(match_answer(m, 0, option(200, 0, 0, 0), LANG_EN, why));
    assert_false(match_answer(m, 1, option(T_ADD, 1, 0, 0), LANG_EN, why));
    assert_false(match_answer_text(m, 0, "add 3", LANG_DE, why));
    assert_string_equal(why, "„add 3“ geht nicht: Hoechstens neun, siehe T-2");
    assert_false(match_answer_text(m, 0, "fly", LANG_DE, why));
    assert_string_equal(why, "„fly“ geht nicht: „fly“ verstehe ich nicht: "
                             "dieses Verb gibt es im Spiel nicht");
    match_free(m);
}

/* ---- resignation ---- */

static void who_resigns_loses(void **x)
{
    (void)x;
    Result r;
    Match *m = new_match(null_game(), 2, 1);
    play_on(m, 1, 3);
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_true(match_over(m));
    match_result(m, &r);
    assert_int_equal(result_with(&r, 2, FATE_WIN), SEAT_BIT(1));
    assert_int_equal(r.seat[0].fate, FATE_LOSS);
    assert_int_equal(r.seat[0].rank, 2);
    assert_string_equal(r.ending, "resign");
    assert_int_equal(match_asked(m), 0);
    assert_false(match_resign(m, 1, LANG_EN, why));
    char *text = match_text(m, true);
    assert_non_null(strstr(text, "\n1 resign\nend 2 resign\n"));
    assert_true(match_verify(text, why));
    free(text);
    match_free(m);
}

static void of_three_two_play_on(void **x)
{
    (void)x;
    Result r;
    Match *m = new_match(null_game(), 3, 1);
    play_on(m, 1, 3);
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_false(match_over(m));
    assert_false(match_resign(m, 0, LANG_EN, why));
    assert_int_equal(match_holder(m, 0)->kind, SEAT_BOT);
    assert_string_equal(match_holder(m, 0)->name, "scripted");
    assert_false(match_undo(m, 0, false, LANG_EN, why));
    play_on(m, 1, 100000);
    assert_true(match_over(m));
    match_result(m, &r);
    assert_int_equal(r.seat[0].fate, FATE_LOSS);
    char *text = match_text(m, true);
    assert_non_null(strstr(text, "seat 1 person Anna"));
    assert_true(match_verify(text, why));
    free(text);
    match_free(m);
}

/* The tiny game played together: both win by a sum of 6, or both lose. */
static int together_team(const void *state, int seat)
{
    (void)state;
    (void)seat;
    return 0;
}

static void together_result(const void *state, Result *r)
{
    const State *s = state;
    r->seat[0].fate = r->seat[1].fate = s->sum[0] + s->sum[1] >= 6 ? FATE_WIN : FATE_LOSS;
    r->ending = "count";
}

static Match *play_together(void)
{
    static Game together;
    together = tiny;
    together.team = together_team;
    together.result = together_result;
    Setup setup;
    uint8_t seed[SEED_BYTES];
    fair_seed_from_number(1, seed);
    game_setup_standard(&together, pack_register(&tiny_pack), 2, &setup);
    Match *m = match_new(&together, &setup, people, seed, LANG_EN, why);
    assert_non_null(m);
    return m;
}

static void who_leaves_allies_is_stood_in_for(void **x)
{
    (void)x;
    Result r;
    Match *m = play_together();
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_false(match_over(m));
    assert_int_equal(match_asked(m), SEAT_BIT(0));
    assert_int_equal(match_holder(m, 0)->kind, SEAT_BOT);
    assert_true(match_answer_text(m, 0, "add 3", LANG_EN, why));
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "add 3", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "stop", LANG_EN, why));
    match_result(m, &r);
    assert_int_equal(r.seat[0].fate, FATE_LOSS);
    assert_int_equal(r.seat[1].fate, FATE_WIN);
    match_free(m);
}

static void together_all_can_lose(void **x)
{
    (void)x;
    Result r;
    Match *m = play_together();
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    assert_true(match_answer_text(m, 1, "stop", LANG_EN, why));
    char *text = match_text(m, true);
    assert_non_null(strstr(text, "\nend lost count\n"));
    free(text);
    match_free(m);
    m = play_together();
    assert_true(match_resign(m, 1, LANG_EN, why));
    assert_true(match_resign(m, 0, LANG_EN, why));
    assert_true(match_over(m));
    match_result(m, &r);
    assert_int_equal(result_with(&r, 2, FATE_LOSS), 3);
    assert_string_equal(r.ending, "resign");
    match_free(m);
}

/* ---- forecast ---- */

/* A forecast knows before what the table says after: whether the answer can be freely undone. */
static void forecast_tells_what_is_final(void **x)
{
    (void)x;
    static Forecast f;
    static const struct { const char *answer; int verb, n; bool final; } cases[] = {
        {"add 2", T_ADD, 2, false}, {"roll", T_ROLL, 0, true}, {"secret", T_SECRET, 0, true},
        {"stop", T_STOP, 0, true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Match *m = new_match(&tiny, 2, 1);
        forecast(&tiny, match_state(m), 0, option(cases[i].verb, cases[i].n, 0, 0), 1, &f);
        assert_int_equal(f.final, cases[i].final);
        assert_true(match_answer_text(m, 0, cases[i].answer, LANG_EN, why));
        assert_int_equal(can_undo(m, 0), !cases[i].final);
        match_free(m);
    }
}

static void forecast_sums(void **x)
{
    (void)x;
    static Forecast f;
    Match *m = new_match(&tiny, 2, 1);
    forecast(&tiny, match_state(m), 0, option(T_ROLL, 0, 0, 0), 1, &f);
    assert_int_equal(f.copies, 3);  /* one for each face */
    assert_int_equal(f.n_lines, 1);
    assert_string_equal(f.line[0].fact, "sum");
    assert_int_equal(f.line[0].n_values, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(f.line[0].value[i], i + 1);
        assert_int_equal(f.line[0].count[i], 1);
    }
    assert_int_equal(f.line[0].mean_change, 2000);
    forecast(&tiny, match_state(m), 0, option(T_ADD, 2, 0, 0), 1, &f);
    assert_int_equal(f.line[0].n_values, 1);
    assert_int_equal(f.line[0].mean_change, 2000);
    forecast(&tiny, match_state(m), 0, option(T_SECRET, 0, 0, 0), 1, &f);
    assert_int_equal(f.n_lines, 0);
    assert_true(match_answer_text(m, 0, "stop", LANG_EN, why));
    forecast(&tiny, match_state(m), 1, option(T_STOP, 0, 0, 0), 1, &f);
    assert_int_equal(f.over[1], f.copies);
    match_free(m);
}

static void forecast_tells_odds(void **x)
{
    (void)x;
    static Forecast f;
    Match *m = new_match(&tiny, 2, 1);
    assert_true(match_answer_text(m, 0, "add 3", LANG_EN, why));
    odds_asked = 0;
    forecast(&tiny, match_state(m), 0, option(T_ROLL, 0, 0, 0), 1, &f);
    assert_int_equal(odds_asked, 1);
    assert_ptr_not_equal(odds_state, match_state(m));
    assert_true(f.has_odds);
    assert_int_equal(f.odds.target.kind, KIND_SEAT);
    assert_int_equal(f.odds.target.value, 0);
    assert_int_equal(f.odds.hit, 1000000);
    assert_int_equal(f.odds.kill, 333333);
    assert_int_equal(f.odds.mean, 2000);
    assert_int_equal(f.odds.least, 1);
    assert_int_equal(f.odds.most, 3);
    assert_int_equal(f.odds.need, 3);
    forecast(&tiny, match_state(m), 0, option(T_ADD, 2, 0, 0), 1, &f);
    assert_false(f.has_odds);
    forecast(&tiny, match_state(m), 0, option(T_ADD, 99, 0, 0), 1, &f);  /* not offered */
    assert_false(f.has_odds);
    assert_int_equal(f.copies, 0);
    match_free(m);
    Match *none = new_match(null_game(), 2, 1);
    const int seat = first_seat(match_asked(none));
    forecast(null_game(), match_state(none), seat, match_menu(none, seat)->list[0], 1, &f);
    assert_false(f.has_odds);
    match_free(none);
}

static int replies, favourite;

static void tiny_policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                        int32_t *weights)
{
    (void)state;
    (void)tuning;
    (void)chance;
    replies++;
    for (int i = 0; i < m->n; i++)
        weights[i] = option_verb(m->list[i]) == favourite;
}

/* What others do counts if the seat is soon asked again, or the match is over; where that takes too
 * long, nothing of it counts, and it is not tried in every copy. */
static void forecast_plays_short_replies(void **x)
{
    (void)x;
    static Forecast f;
    Game game = tiny;
    game.bots = &(const BotHooks){.policy = tiny_policy};
    Match *m = new_match(&tiny, 2, 1);
    replies = 0;
    favourite = T_STOP;
    forecast(&game, match_state(m), 0, option(T_STOP, 0, 0, 0), 1, &f);
    assert_int_equal(replies, 1 + FORECAST_COPIES);  /* after the first it is known as a guess */
    assert_int_equal(f.over[1], FORECAST_COPIES);
    replies = 0;
    favourite = T_ROLL;
    forecast(&game, match_state(m), 0, option(T_STOP, 0, 0, 0), 1, &f);
    assert_int_equal(replies, (1 + FORECAST_TRIES) * FORECAST_REPLIES);
    assert_int_equal(f.copies, FORECAST_COPIES);
    assert_int_equal(f.over[0] + f.over[1] + f.over[MAX_SEATS], 0);
    assert_int_equal(f.n_lines, 0);
    assert_int_equal(f.n_events, 1);
    assert_int_equal(f.event[0].copies, FORECAST_COPIES);
    match_free(m);
}

/* A forecast sees nothing the seat does not: it is the same from any redealt state. */
static void forecast_keeps_secrets(void **x)
{
    (void)x;
    static Forecast a, b;
    FastChance chance;
    chance_fast(&chance, 5);
    const Game *game = null_game();
    void *copy = aligned_alloc(64, (game->state_size + 63) / 64 * 64);
    for (uint64_t number = 1; number < 20; number++) {
        Match *m = new_match(game, 2, number);
        play_on(m, number, 2 + (int)number);
        if (!match_over(m)) {
            const int seat = first_seat(match_asked(m));
            const Option o = match_menu(m, seat)->list[0];
            memcpy(copy, match_state(m), game->state_size);
            game_redeal(game, copy, seat, &chance.chance);
            forecast(game, match_state(m), seat, o, 3, &a);
            forecast(game, copy, seat, o, 3, &b);
            assert_int_equal(a.copies, b.copies);
            for (int i = 0; i < a.n_lines; i++) {
                int sum = 0;
                for (int k = 0; k < a.line[i].n_values; k++)
                    sum += a.line[i].count[k];
                assert_int_equal(sum, a.copies);
            }
        }
        match_free(m);
    }
    free(copy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(log_round_trip),
        cmocka_unit_test(log_has_the_documented_form),
        cmocka_unit_test(a_match_goes_on_after_reading),
        cmocka_unit_test(without_its_seed_a_match_can_only_be_read),
        cmocka_unit_test(an_earlier_position_can_be_seen),
        cmocka_unit_test(wrong_logs_name_the_line),
        cmocka_unit_test(garbage_never_crashes),
        cmocka_unit_test(verify_accepts_only_the_truth),
        cmocka_unit_test(verify_notices_changed_moves),
        cmocka_unit_test(fair_streams_are_as_defined),
        cmocka_unit_test(seeds_and_commitments),
        cmocka_unit_test(undo_goes_back_to_the_last_barrier),
        cmocka_unit_test(undo_among_bots_goes_back_to_the_own_last_choice),
        cmocka_unit_test(undo_does_not_change_chance),
        cmocka_unit_test(a_roll_taken_back_does_not_come_again),
        cmocka_unit_test(what_was_not_chance_is_taken_back_without_a_trace),
        cmocka_unit_test(a_log_tells_take_backs_of_chance),
        cmocka_unit_test(take_backs_that_were_not_are_found_out),
        cmocka_unit_test(why_not_explains),
        cmocka_unit_test(who_resigns_loses),
        cmocka_unit_test(of_three_two_play_on),
        cmocka_unit_test(who_leaves_allies_is_stood_in_for),
        cmocka_unit_test(together_all_can_lose),
        cmocka_unit_test(forecast_tells_what_is_final),
        cmocka_unit_test(forecast_sums),
        cmocka_unit_test(forecast_tells_odds),
        cmocka_unit_test(forecast_plays_short_replies),
        cmocka_unit_test(forecast_keeps_secrets),
    };
    packs_install();
    return cmocka_run_group_tests_name("table", tests, 0, 0);
}
