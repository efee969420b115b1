/* Whole matches over real sockets: everything of docs/protocol.md as persons, bots and spectators
 * meet it. "matches PROGRAM" starts PROGRAM serve itself. */
#include "kit.h"

#include "merge.h"

#include "core/sha256.h"
#include "player.h"
#include "secrets.h"

static void finish_by_resigning(void)
{
    for (int i = 0; i < party.seats && !party_is_over(&party); i++)
        if (party.seat[i] != 0) {
            const json_t *reply = ask(i, "resign", 0);
            if (strcmp(said(reply), "done") == 0)
                party_sync(&party, version_of(reply));
        }
    assert_true(party_is_over(&party));
}

/* ---- whole matches ---- */

static void brawl_with_two(void **state)
{
    (void)state;
    play_to_the_end("brawl", "mo", 0);
}

static void brawl_with_four(void **state)
{
    (void)state;
    play_to_the_end("brawl", "omoo", 0);
}

static void brawl_with_bots(void **state)
{
    (void)state;
    play_to_the_end("brawl", "sm", 0);
}

static void brawl_with_persons_and_bots(void **state)
{
    (void)state;
    play_to_the_end("brawl", "mrso",
                    json_pack("{s:{s:s, s:s}}", "options", "selection", "suggested",
                              "quick-start", "on"));
}

static void play_adeloth(const char *level)
{
    play_to_the_end("adeloth", "mo", json_pack("{s:{s:s}}", "options", "level", level));
}

/* Hidden hands, a stack, archives. */
static void adeloth_with_archives(void **state)
{
    (void)state;
    play_adeloth("2");
}

/* And drafts. */
static void adeloth_with_drafts(void **state)
{
    (void)state;
    play_adeloth("plus");
}

static void null_with_three(void **state)
{
    (void)state;
    play_to_the_end("null", "mos", json_pack("{s:{s:i}}", "options", "goal", 12));
}

static void bots_among_themselves(void **state)
{
    (void)state;
    open_game("null", "rs", 0);
    for (int i = 0; i < 400 && !party_is_over(&party); i++)
        talk_rest(party.watcher, 50);
    assert_true(party_is_over(&party));
}

/* ---- coming and going ---- */

static void hello_names_games_and_bots(void **state)
{
    (void)state;
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    const json_t *welcome = talk_ask(t, "hello", -1, json_pack("{s:s}", "lang", "de"));
    assert_string_equal(said(welcome), "welcome");
    assert_int_equal(int_of(welcome, "protocol"), 1);
    assert_true(json_array_size(json_object_get(data_of(welcome), "games")) >= 2);
    assert_true(json_array_size(json_object_get(data_of(welcome), "bots")) >= 2);
    talk_free(t);
}

static size_t cells_in(const json_t *view)
{
    size_t i, n = 0;
    json_t *area;
    const json_t *areas = json_object_get(json_object_get(data_of(view), "view"), "areas");
    json_array_foreach(areas, i, area)
        n += json_array_size(json_object_get(area, "cells"));
    return n;
}

static void return_by_key(void **state)
{
    (void)state;
    open_game("brawl", "mo", 0);
    assert_int_equal(party_play(&party, 20), 20);
    const int version = party_version(&party);
    json_t *before = json_deep_copy(json_object_get(data_of(party.seat[1]->view), "view"));
    talk_free(party.seat[1]);
    party.seat[1] = 0;
    assert_true(party_return(&party, 1));
    assert_int_equal(version_of(party.seat[1]->view), version);
    assert_true(cells_in(party.seat[1]->view) > 0);
    assert_int_equal(strlen(text_of(party.seat[1]->view, "commitment")), 64);
    json_t *after = json_object_get(data_of(party.seat[1]->view), "view");
    assert_true(json_equal(json_object_get(before, "items"), json_object_get(after, "items")));
    json_decref(before);
    assert_int_equal(party_play(&party, 20), 20);
    assert_non_null(json_object_get(data_of(party.seat[1]->view), "changes"));
}

static void presence_is_shown(void **state)
{
    (void)state;
    open_game("null", "mo", 0);
    talk_free(party.seat[1]);
    party.seat[1] = 0;
    bool here = true;
    for (int i = 0; i < 100 && here; i++) {
        talk_rest(party.seat[0], 20);
        const json_t *seats = json_object_get(data_of(party.seat[0]->view), "seats");
        here = json_is_true(json_object_get(json_array_get(seats, 1), "here"));
    }
    assert_false(here);
}

static void leave_ends_the_views(void **state)
{
    (void)state;
    open_game("null", "mo", 0);
    assert_done(ask(1, "leave", 0));
    talk_rest(party.seat[1], 100);
    const long long views = party.seat[1]->views;
    Talk *gone = party.seat[1];
    party.seat[1] = 0;
    party_play(&party, 1);
    assert_true(gone->views == views);
    assert_error(talk_ask(gone, "answer", 0, party_d(&party)), "missing");
    talk_free(gone);
}

static void wrong_doors(void **state)
{
    (void)state;
    open_game("brawl", "mo", 0);
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    assert_error(talk_ask(t, "join", -1, json_pack("{s:s}", "match", "nosuch00")), "missing");
    assert_error(talk_ask(t, "join", -1, party_d(&party)), "foreign");
    assert_error(talk_ask(t, "join", -1, json_pack("{s:s, s:s}", "match", party.match, "key",
                                                   "00000000000000000000000000000000")),
                 "foreign");
    assert_error(talk_ask(t, "watch", -1, party_d(&party)), "foreign");
    assert_error(talk_ask(t, "watch", -1, json_pack("{s:s, s:s}", "match", party.match, "key",
                                                    party.key[1])), "foreign");
    assert_error(talk_ask(t, "answer", 0, party_d(&party)), "missing");
    assert_error(talk_ask(t, "chat", -1, json_pack("{s:s, s:s}", "match", party.match, "text",
                                                   "hi")), "missing");
    talk_free(t);
}

static bool lists(const json_t *lobby, const char *part, const char *match)
{
    size_t i;
    json_t *row;
    json_array_foreach(json_object_get(data_of(lobby), part), i, row) {
        const char *slug = json_string_value(json_object_get(row, "match"));
        if (slug != 0 && strcmp(slug, match) == 0)
            return true;
    }
    return false;
}

static void listed_matches_are_found(void **state)
{
    (void)state;
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    assert_string_equal(said(talk_ask(t, "lobby", -1, json_pack("{s:b}", "follow", 1))), "lobby");
    assert_true(party_open(&party, loop, server.port, "null", "mr", 0));
    Party secret = party;
    party = (Party){0};
    Talk *host = talk_new(loop, server.port, 0);
    json_t *d = json_pack("{s:s, s:[s, s], s:b}", "game", "null", "seats", "me", "open",
                          "listed", 1);
    const json_t *created = talk_ask(host, "create", -1, d);
    char match[24];
    snprintf(match, sizeof match, "%s", text_of(created, "match"));
    json_t *news = talk_wait(t, "lobby", 5000);
    assert_true(lists(news, "open", match));
    assert_false(lists(news, "running", secret.match) || lists(news, "open", secret.match));
    json_decref(news);
    const json_t *joined = talk_ask(t, "join", -1,
                                    json_pack("{s:s, s:s}", "match", match, "name", "C"));
    assert_string_equal(said(joined), "joined");
    assert_int_equal(int_of(joined, "seat"), 2);
    assert_true(strlen(text_of(joined, "key")) >= 16);
    json_t *keys = json_pack("{s:[s]}", "keys", text_of(joined, "key"));
    assert_true(lists(talk_ask(t, "lobby", -1, 0), "running", match));
    const json_t *mine = talk_ask(t, "mine", -1, keys);
    assert_string_equal(said(mine), "mine");
    assert_true(lists(mine, "matches", match));
    Talk *other = talk_new(loop, server.port, 0);
    assert_error(talk_ask(other, "join", -1, json_pack("{s:s}", "match", match)), "foreign");
    assert_string_equal(said(talk_ask(other, "watch", -1, json_pack("{s:s}", "match", match))),
                        "joined");
    talk_free(other);
    talk_free(host);
    talk_free(t);
    party_close(&secret);
}

static void impossible_matches_are_refused(void **state)
{
    static const char *const wrong[] = {
        "{\"game\": \"chess\", \"seats\": [\"me\", \"open\"]}",
        "{\"game\": \"brawl\", \"seats\": [\"me\", \"open\", \"open\"]}",
        "{\"game\": \"brawl\", \"seats\": [\"me\"]}",
        "{\"game\": \"brawl\", \"seats\": [\"me\", \"me\"]}",
        "{\"game\": \"brawl\", \"seats\": [\"me\", \"bot:deep\"]}",
        "{\"game\": \"brawl\", \"seats\": [\"me\", \"open\"], \"options\": {\"frob\": 1}}",
        ("{\"game\": \"brawl\", \"seats\": [\"me\", \"open\"],"
         " \"options\": {\"round-limit\": 9999}}"),
        "{\"game\": \"brawl\", \"seats\": [\"me\", \"open\"], \"options\": {\"selection\": \"x\"}}",
        "{\"game\": \"brawl\", \"seats\": [\"me\", \"open\"], \"clock\": -5}"};
    (void)state;
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_error(talk_ask(t, "create", -1, json_loads(wrong[i], 0, 0)), "refused");
    assert_error(talk_ask(t, "create", -1, json_pack("{s:s, s:i}", "game", "brawl", "seats", 2)),
                 "malformed");
    talk_free(t);
}

/* ---- refusals ---- */

static void refusals_come_in_the_language_of_hello(void **state)
{
    static const char *const sentence[][2] = {{"en", "there is no game 'chess'"},
                                              {"de", "es gibt kein Spiel „chess“"}};
    (void)state;
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    for (int i = 0; i < 2; i++) {
        talk_ask(t, "hello", -1, json_pack("{s:s}", "lang", sentence[i][0]));
        const json_t *reply = talk_ask(t, "create", -1, json_pack("{s:s}", "game", "chess"));
        assert_error(reply, "refused");
        assert_string_equal(text_of(reply, "text"), sentence[i][1]);
    }
    talk_free(t);
}

static void stale_answers_are_refused(void **state)
{
    (void)state;
    open_game("brawl", "mo", 0);
    party_play(&party, 3);
    const int seat = party_asked(&party), version = party_version(&party);
    const json_t *options = party_options(&party, seat);
    json_t *d = party_d(&party);
    json_object_set(d, "option", json_object_get(json_array_get(options, 0), "n"));
    for (int off = -1; off <= 1; off += 2) {
        const json_t *reply = talk_ask(party.seat[seat], "answer", version + off, json_copy(d));
        assert_error(reply, "stale");
        assert_true(version_of(reply) == version || int_of(reply, "v") == version);
    }
    const json_t *bare = talk_ask(party.seat[seat], "answer", -1, json_copy(d));
    assert_true(is_error(bare, "stale") || is_error(bare, "malformed"));
    assert_done(talk_ask(party.seat[seat], "answer", version, json_copy(d)));
    assert_error(talk_ask(party.seat[seat], "answer", version, d), "stale");
}

static void foreign_answers_are_refused(void **state)
{
    (void)state;
    open_game("brawl", "mo", json_pack("{s:{s:s}}", "options", "selection", "suggested"));
    assert_true(party_watch(&party));
    const int seat = party_asked(&party), other = 1 - seat;
    json_t *d = party_d(&party);
    const json_t *options = party_options(&party, seat);
    assert_null(party_options(&party, other));
    assert_null(json_object_get(data_of(party.watcher->view), "options"));
    json_object_set(d, "option", json_object_get(json_array_get(options, 0), "n"));
    const int version = party_version(&party);
    assert_error(talk_ask(party.seat[other], "answer", version, json_copy(d)), "foreign");
    assert_error(talk_ask(party.watcher, "answer", version, json_copy(d)), "foreign");
    assert_error(talk_ask(party.watcher, "resign", version, party_d(&party)), "foreign");
    assert_error(talk_ask(party.watcher, "chat", -1, json_pack("{s:s, s:s}", "match", party.match,
                                                               "text", "Boo")), "foreign");
    json_decref(d);
    assert_int_equal(party_version(&party), version);
}

/* Remembers every option seen; those not offered now are candidates for a denial with a rule. */
static void remember(json_t *seen, const json_t *options)
{
    size_t i;
    json_t *option;
    json_array_foreach(options, i, option)
        json_object_set_new(seen, json_string_value(json_object_get(option, "n")), json_true());
}

/* Asks why the things of `seen` are not possible now; the first with a rule is answered. */
static bool find_illegal(int seat, json_t *seen)
{
    const char *option;
    json_t *unused;
    int tries = 0;
    json_object_foreach(seen, option, unused) {
        if (tries++ == 60)
            break;
        const json_t *why = ask(seat, "why", json_pack("{s:s}", "option", option));
        assert_string_equal(said(why), "why");
        if (json_is_true(json_object_get(data_of(why), "legal"))) {
            continue;
        }
        assert_true(strlen(text_of(why, "text")) > 5);
        if (text_of(why, "rule")[0] == '\0')
            continue;
        char rule[40];
        snprintf(rule, sizeof rule, "%s", text_of(why, "rule"));
        const json_t *reply = ask(seat, "answer", json_pack("{s:s}", "option", option));
        assert_error(reply, "illegal");
        assert_string_equal(text_of(reply, "rule"), rule);
        return true;
    }
    return false;
}

static void illegal_answers_name_the_rule(void **state)
{
    (void)state;
    open_game("brawl", "mo", json_pack("{s:{s:s}}", "options", "selection", "suggested"));
    json_t *seen = json_object();
    bool found = false;
    for (int i = 0; i < 150 && !found; i++) {
        const int seat = party_asked(&party);
        if (seat < 0)
            break;
        remember(seen, party_options(&party, seat));
        found = i % 5 == 4 && find_illegal(seat, seen);
        assert_true(found || party_step(&party));
    }
    json_decref(seen);
    assert_true(found);
    const int seat = party_asked(&party);
    assert_error(ask(seat, "answer", json_pack("{s:s}", "option", "frobnicate z99")), "illegal");
    assert_error(ask(seat, "answer", json_pack("{s:s}", "option", "")), "illegal");
    assert_error(ask(seat, "answer", json_pack("{s:i}", "option", 3)), "malformed");
}

static void say_raw(Talk *t, const char *text, const char *code)
{
    ws_text(t->ws, text, strlen(text));
    json_t *reply = talk_wait(t, "error", 5000);
    if (!is_error(reply, code))
        print_message("after: %s\n", text);
    assert_error(reply, code);
    json_decref(reply);
}

static void malformed_messages_are_refused(void **state)
{
    static const char *const malformed[] = {
        "", "hello", "{", "[]", "[1, 2]", "null", "3", "\"t\"", "{}", "{\"t\": 3}",
        "{\"t\": \"hello\", \"d\": []}", "{\"t\": \"hello\", \"d\": \"x\"}",
        "{\"t\": \"hello\", \"t\": \"hello\"}", "{\"t\": \"hello\"} x",
        "{\"t\": \"hello\\u0000\", \"d\": {}}", "{\"d\": {}}",
        "{\"t\": \"answer\", \"d\": {}}", "{\"t\": \"answer\", \"v\": 0}"};
    static const char *const unknown[] = {"{\"t\": \"\"}", "{\"t\": \"dance\", \"d\": {}}",
                                          "{\"t\": \"HELLO\"}"};
    (void)state;
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    for (size_t i = 0; i < sizeof malformed / sizeof *malformed; i++)
        say_raw(t, malformed[i], "malformed");
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        say_raw(t, unknown[i], "unknown");
    char *deep = calloc(1, 8001);
    assert_non_null(deep);
    memset(deep, '[', 8000);
    say_raw(t, deep, "malformed");
    free(deep);
    say_raw(t, "{\"t\": \"join\", \"d\": {\"match\": \"x\", \"seat\": -9223372036854775808}}",
            "missing");
    assert_string_equal(said(talk_ask(t, "hello", -1, 0)), "welcome");
    talk_free(t);
}

static void numbers_out_of_range(void **state)
{
    static const long long odd[] = {-9223372036854775807LL - 1, -2147483648LL, -1, 0, 99,
                                    2147483647LL, 4294967296LL, 9223372036854775807LL};
    (void)state;
    open_game("null", "mo", 0);
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        const json_int_t n = odd[i];
        assert_string_equal(said(ask(0, "mute", json_pack("{s:I}", "seat", n))), "error");
        assert_string_equal(said(ask(0, "standin", json_pack("{s:I}", "seat", n))), "error");
        assert_string_equal(said(ask(0, "takeback", json_pack("{s:I}", "to", n))), "error");
        assert_string_equal(said(ask(0, "agree", json_pack("{s:I}", "proposal", n))), "error");
        assert_string_equal(said(ask(0, "replay", json_pack("{s:I}", "at", n))), "error");
        assert_string_equal(said(ask(0, "events", json_pack("{s:I}", "since", n))), "events");
    }
}

/* ---- asking ---- */

static void why_hint_and_forecast(void **state)
{
    (void)state;
    open_game("brawl", "mo", json_pack("{s:{s:s}}", "options", "selection", "suggested"));
    party_play(&party, 30);
    const int seat = party_asked(&party);
    const json_t *option = json_array_get(party_options(&party, seat), 0);
    char n[80];
    snprintf(n, sizeof n, "%s", json_string_value(json_object_get(option, "n")));
    const json_t *why = ask(seat, "why", json_pack("{s:s}", "option", n));
    assert_string_equal(said(why), "why");
    assert_true(json_is_true(json_object_get(data_of(why), "legal")));
    const int version = party_version(&party);
    const json_t *forecast = ask(seat, "forecast", json_pack("{s:s}", "option", n));
    assert_string_equal(said(forecast), "forecast");
    assert_true(int_of(forecast, "copies") > 0);
    assert_true(json_is_array(json_object_get(data_of(forecast), "lines")));
    assert_int_equal(party_version(&party), version);
    assert_error(ask(seat, "forecast", json_pack("{s:s}", "option", "frob")), "illegal");
    assert_string_equal(said(ask(1 - seat, "forecast", json_pack("{s:s}", "option", n))), "error");
    const json_t *hint = ask(seat, "hint", json_object());
    assert_string_equal(said(hint), "hint");
    snprintf(n, sizeof n, "%s", json_string_value(json_object_get(data_of(hint), "option")));
    why = ask(seat, "why", json_pack("{s:s}", "option", n));
    assert_true(json_is_true(json_object_get(data_of(why), "legal")));
    assert_error(ask(1 - seat, "hint", json_object()), "foreign");
}

static void events_since(void **state)
{
    (void)state;
    open_game("brawl", "mo", 0);
    party_play(&party, 40);
    const json_t *all = ask(0, "events", json_pack("{s:i}", "since", 0));
    assert_string_equal(said(all), "events");
    assert_int_equal(int_of(all, "to"), 40);
    const size_t n_all = json_array_size(json_object_get(data_of(all), "events"));
    const json_t *last = ask(0, "events", json_pack("{s:i}", "since", 38));
    const size_t n_last = json_array_size(json_object_get(data_of(last), "events"));
    assert_true(n_all > n_last);
    const json_t *none = ask(0, "events", json_pack("{s:i}", "since", 40));
    assert_int_equal(json_array_size(json_object_get(data_of(none), "events")), 0);
}

/* ---- going back ---- */

static int answers(int seat)
{
    return (int)int_of(party.seat[seat]->view, "answers");
}

static void undo_is_free_until_the_barrier(void **state)
{
    (void)state;
    open_game("brawl", "mo", json_pack("{s:{s:s}}", "options", "selection", "suggested"));
    int undone = 0;
    for (int i = 0; i < 300 && undone < 5; i++) {
        const int seat = party_asked(&party), before = answers(seat);
        assert_true(seat >= 0);
        json_t *menu = json_deep_copy(party_options(&party, seat));
        assert_true(party_step(&party));
        if (json_is_true(json_object_get(data_of(party.seat[seat]->view), "undo"))) {
            const int version = party_version(&party);
            const json_t *reply = ask(seat, "undo", 0);
            assert_done(reply);
            assert_true(version_of(reply) > version);
            assert_true(party_sync(&party, version_of(reply)));
            assert_int_equal(answers(seat), before);
            assert_int_equal(answers(1 - seat), before);
            assert_true(json_equal(menu, party_options(&party, seat)));
            undone++;
        } else {
            assert_error(ask(seat, "undo", 0), "refused");
        }
        json_decref(menu);
    }
    assert_true(undone > 0);
}

/* Agrees, and frees the proposal. */
static void agree(int seat, json_t *proposal)
{
    const json_int_t id = int_of(proposal, "proposal");
    assert_done(ask(seat, "agree", json_pack("{s:I}", "proposal", id)));
    json_decref(proposal);
}

static void take_back_by_consent(void **state)
{
    (void)state;
    open_game("brawl", "mo", 0);
    party_play(&party, 30);
    json_t *before = json_deep_copy(json_object_get(data_of(party.seat[0]->view), "view"));
    party_play(&party, 10);
    assert_error(ask(0, "takeback", json_pack("{s:i}", "to", 40)), "malformed");
    assert_done(ask(0, "takeback", json_pack("{s:i}", "to", 30)));
    json_t *proposal = talk_wait(party.seat[1], "proposal", 5000);
    assert_non_null(proposal);
    assert_string_equal(text_of(proposal, "kind"), "takeback");
    assert_int_equal(int_of(proposal, "by"), 1);
    assert_int_equal(int_of(proposal, "to"), 30);
    const json_int_t id = int_of(proposal, "proposal");
    assert_error(ask(0, "agree", json_pack("{s:I}", "proposal", id)), "refused");
    assert_done(ask(1, "refuse", json_pack("{s:I}", "proposal", id)));
    assert_int_equal(answers(0), 40);
    assert_error(ask(1, "agree", json_pack("{s:I}", "proposal", id)), "refused");
    json_decref(proposal);

    assert_done(ask(0, "takeback", json_pack("{s:i}", "to", 30)));
    do
        proposal = talk_wait(party.seat[1], "proposal", 5000);
    while (proposal != 0 && int_of(proposal, "proposal") == id && (json_decref(proposal), 1));
    assert_non_null(proposal);
    const int version = party_version(&party);
    agree(1, proposal);
    assert_true(party_sync(&party, version + 1));
    assert_int_equal(answers(0), 30);
    assert_int_equal(answers(1), 30);
    const json_t *after = json_object_get(data_of(party.seat[0]->view), "view");
    assert_true(json_equal(json_object_get(before, "items"), json_object_get(after, "items")));
    json_decref(before);
    assert_true(party_play(&party, 20) == 20);
}

static void four_must_agree(void **state)
{
    (void)state;
    open_game("brawl", "mooo", 0);
    party_play(&party, 10);
    assert_done(ask(2, "takeback", json_pack("{s:i}", "to", 5)));
    const int version = party_version(&party);
    for (int i = 0; i < 4; i++) {
        json_t *proposal = i == 2 ? 0 : talk_wait(party.seat[i], "proposal", 5000);
        if (i == 2)
            continue;
        assert_non_null(proposal);
        assert_int_equal(answers(0), 10);
        agree(i, proposal);
    }
    assert_true(party_sync(&party, version + 1));
    assert_int_equal(answers(0), 5);
}

/* ---- ending ---- */

static void resign_ends_a_duel(void **state)
{
    (void)state;
    open_game("brawl", "mo", 0);
    assert_true(party_watch(&party));
    party_play(&party, 12);
    assert_error(ask(0, "rematch", 0), "refused");
    assert_error(ask(0, "replay", 0), "refused");
    const json_t *reply = ask(0, "resign", 0);
    assert_done(reply);
    assert_true(party_sync(&party, version_of(reply)));
    assert_true(party_is_over(&party));
    const json_t *result = json_object_get(data_of(party.watcher->view), "result");
    assert_int_equal(seats_with(result, "win"), SEAT_BIT(1));
    assert_int_equal(seats_with(result, "loss"), SEAT_BIT(0));
    assert_error(ask(1, "answer", json_pack("{s:s}", "option", "pass")), "over");
    assert_error(ask(1, "resign", 0), "over");
    assert_error(ask(1, "undo", 0), "over");
}

static void a_bot_plays_on_for_who_resigns(void **state)
{
    (void)state;
    open_game("null", "moo", 0);
    party_play(&party, 4);
    const json_t *reply = ask(1, "resign", 0);
    assert_done(reply);
    assert_true(party_sync(&party, version_of(reply)));
    assert_false(party_is_over(&party));
    assert_true(party_play(&party, 2000) > 0);
    assert_true(party_is_over(&party));
}

static void rematch_seats_everybody_again(void **state)
{
    (void)state;
    open_game("brawl", "mo", json_pack("{s:{s:s}}", "options", "selection", "suggested"));
    assert_true(party_watch(&party));
    party_play(&party, 5);
    finish_by_resigning();
    assert_done(ask(1, "rematch", 0));
    Party again = {.loop = loop, .port = server.port, .seats = 2, .chance = 5};
    for (int i = 0; i < 2; i++) {
        json_t *rematch = talk_wait(party.seat[i], "rematch", 5000);
        assert_non_null(rematch);
        assert_int_equal(int_of(rematch, "seat"), i + 1);
        snprintf(again.match, sizeof again.match, "%s", text_of(rematch, "match"));
        snprintf(again.key[i], sizeof again.key[i], "%s", text_of(rematch, "key"));
        json_decref(rematch);
    }
    json_t *told = talk_wait(party.watcher, "rematch", 5000);
    assert_non_null(told);
    json_decref(told);
    assert_string_not_equal(again.key[0], again.key[1]);
    assert_string_not_equal(again.match, party.match);
    assert_true(party_return(&again, 0) && party_return(&again, 1));
    const int played = party_play(&again, 10);
    party_close(&again);
    assert_int_equal(played, 10);
}

static void clocks_run_out(void **state)
{
    (void)state;
    open_game("null", "mo", json_pack("{s:i}", "clock", 1));
    const json_t *seats = json_object_get(data_of(party.seat[0]->view), "seats");
    assert_true(json_is_integer(json_object_get(json_array_get(seats, 0), "clock")));
    for (int i = 0; i < 200 && !party_is_over(&party); i++)
        talk_rest(party.seat[0], 50);
    assert_true(party_is_over(&party));
}

/* ---- talk and stand-in ---- */

static void chat_and_mute(void **state)
{
    (void)state;
    open_game("null", "mo", 0);
    assert_true(party_watch(&party));
    assert_done(ask(0, "chat", json_pack("{s:s}", "text", "Hallo, Tisch! \"ä\" \\ <b>")));
    for (int i = 0; i < 2; i++) {
        json_t *chat = talk_wait(i == 0 ? party.seat[1] : party.watcher, "chat", 5000);
        assert_string_equal(text_of(chat, "text"), "Hallo, Tisch! \"ä\" \\ <b>");
        assert_int_equal(int_of(chat, "seat"), 1);
        assert_true(int_of(chat, "at") > 1600000000000);
        json_decref(chat);
    }
    assert_done(ask(1, "mute", json_pack("{s:i, s:b}", "seat", 1, "on", 1)));
    assert_done(ask(0, "chat", json_pack("{s:s}", "text", "unheard")));
    json_t *heard = talk_wait(party.watcher, "chat", 5000);
    assert_non_null(heard);
    json_decref(heard);
    assert_null(talk_wait(party.seat[1], "chat", 200));
    assert_done(ask(1, "mute", json_pack("{s:i, s:b}", "seat", 1, "on", 0)));
    assert_done(ask(0, "chat", json_pack("{s:s}", "text", "heard")));
    heard = talk_wait(party.seat[1], "chat", 5000);
    assert_string_equal(text_of(heard, "text"), "heard");
    json_decref(heard);
    char long_text[4001];
    memset(long_text, 'x', 4000);
    long_text[4000] = '\0';
    assert_error(ask(0, "chat", json_pack("{s:s}", "text", long_text)), "refused");
    assert_error(ask(0, "chat", json_pack("{s:s}", "text", "")), "refused");
    talk_free(party.seat[1]);
    party.seat[1] = 0;
    assert_true(party_return(&party, 1));  /* who comes back hears what was said */
    const json_t *lines = json_object_get(data_of(party.seat[1]->reply), "chat");
    assert_int_equal(json_array_size(lines), 3);
    const json_t *last = json_array_get(lines, 2);
    assert_string_equal(json_string_value(json_object_get(last, "text")), "heard");
    assert_int_equal(json_integer_value(json_object_get(last, "seat")), 1);
}

static const char *kind_of_seat_2(const Talk *t)
{
    const json_t *seats = json_object_get(data_of(t->view), "seats");
    return json_string_value(json_object_get(json_array_get(seats, 1), "kind"));
}

static void bot_takes_an_absent_seat(void **state)
{
    (void)state;
    open_game("brawl", "mooo", json_pack("{s:{s:s}, s:i}", "options", "selection", "suggested",
                                         "standin", 5));
    party_play(&party, 8);
    assert_error(ask(0, "standin", json_pack("{s:i}", "seat", 2)), "refused");
    talk_free(party.seat[1]);
    party.seat[1] = 0;
    talk_rest(party.seat[0], 200);
    assert_error(ask(0, "standin", json_pack("{s:i}", "seat", 2)), "refused");
    talk_rest(party.seat[0], 5000);
    assert_done(ask(0, "standin", json_pack("{s:i}", "seat", 2)));
    for (int i = 2; i < 4; i++) {
        json_t *proposal = talk_wait(party.seat[i], "proposal", 5000);
        assert_string_equal(text_of(proposal, "kind"), "standin");
        assert_int_equal(int_of(proposal, "seat"), 2);
        agree(i, proposal);
    }
    assert_true(party_play(&party, 40) == 40);
    assert_string_equal(kind_of_seat_2(party.seat[0]), "bot");
    assert_true(party_return(&party, 1));
    assert_string_equal(kind_of_seat_2(party.seat[1]), "person");
    assert_true(party_play(&party, 20) == 20);
}

/* ---- replay and proof ---- */

static void commitment_of(const uint8_t *seed, char hex[65])
{
    uint8_t sum[32];
    sha256(seed, SEED_BYTES, sum);
    for (int i = 0; i < 32; i++)
        snprintf(hex + 2 * i, 3, "%02x", sum[i]);
}

static void replay_with_proof(void **state)
{
    (void)state;
    char promised[65], kept[65], why[MATCH_ERROR] = "";
    open_game("brawl", "mo", 0);
    snprintf(promised, sizeof promised, "%s", text_of(party.seat[1]->view, "commitment"));
    assert_int_equal(strlen(promised), 64);
    assert_true(party_play(&party, 60) == 60);
    finish_by_resigning();
    char *log = final_log(party.seat[0]);
    if (!match_verify(log, why))
        fail_msg("%s", why);
    Match *m = match_read(log, why);
    assert_non_null(m);
    assert_non_null(match_seed(m));
    commitment_of(match_seed(m), kept);
    assert_string_equal(promised, kept);
    assert_int_equal(match_length(m), 61);
    free(log);
    match_free(m);
    for (int eyes = 0; eyes <= 2; eyes++) {
        const json_t *past = ask(0, "replay", json_pack("{s:i, s:i}", "at", 30, "eyes", eyes));
        assert_string_equal(said(past), "view");
        assert_int_equal(int_of(past, "seat"), eyes);
        assert_true(cells_in(past) > 0);
    }
    assert_error(ask(0, "replay", json_pack("{s:i}", "at", 62)), "malformed");
    assert_error(ask(0, "replay", json_pack("{s:i, s:i}", "at", 3, "eyes", 3)), "malformed");
}

/* ---- accounts ---- */

static const char *try_session(Talk *t, const char *token)
{
    return said(talk_ask(t, "session", -1, json_pack("{s:s}", "token", token)));
}

static void accounts_hold_seats(void **state)
{
    (void)state;
    Talk *t = talk_new(loop, server.port, 0);
    assert_non_null(t);
    json_t *who = json_pack("{s:s, s:s}", "name", "carla", "password", "korrekt pferd batterie");
    json_t *liar = json_pack("{s:s, s:s}", "name", "carla", "password", "falsch falsch");
    const json_t *session = talk_ask(t, "register", -1, json_copy(who));
    assert_string_equal(said(session), "session");
    char token[100], match[24];
    snprintf(token, sizeof token, "%s", text_of(session, "token"));
    assert_true(strlen(token) >= 16);
    json_t *game = json_pack("{s:s, s:[s, s]}", "game", "null", "seats", "me", "open");
    snprintf(match, sizeof match, "%s", text_of(talk_ask(t, "create", -1, game), "match"));
    talk_free(t);

    t = talk_new(loop, server.port, 0);
    assert_string_equal(said(talk_ask(t, "register", -1, json_copy(who))), "error");
    assert_error(talk_ask(t, "join", -1, json_pack("{s:s}", "match", match)), "foreign");
    assert_string_equal(said(talk_ask(t, "login", -1, liar)), "error");
    assert_string_equal(try_session(t, "00"), "error");
    assert_string_equal(try_session(t, token), "session");
    const json_t *joined = talk_ask(t, "join", -1, json_pack("{s:s}", "match", match));
    assert_string_equal(said(joined), "joined");
    assert_int_equal(int_of(joined, "seat"), 1);
    assert_true(lists(talk_ask(t, "mine", -1, 0), "matches", match));
    assert_done(talk_ask(t, "logout", -1, json_pack("{s:s}", "token", token)));
    assert_string_equal(try_session(t, token), "error");
    assert_string_equal(said(talk_ask(t, "login", -1, who)), "session");
    talk_free(t);
}

/* ---- the law of secrets ---- */

typedef struct Ears {
    const Crowd *crowd;
    RawMessage **kept;  /* a list for each table */
} Ears;

static void keep_message(void *to, const Player *p, const char *text, size_t n)
{
    Ears *e = to;
    raw_keep(&e->kept[p->table - e->crowd->table], p->seat, text, n);
}

/* If the first two seats had got each other's messages, the check would have to find it. */
static bool check_would_fail(const char *log, RawMessage *list)
{
    SecretsFigures unused = {0};
    char why[SECRETS_WHY];
    for (RawMessage *m = list; m != 0; m = m->next)
        m->eyes = m->eyes == 1 ? 2 : m->eyes == 2 ? 1 : m->eyes;
    return !secrets_kept(log, list, &unused, why);
}

/* Plays `tables` matches of which every message is kept, and compares each with the final log. */
static void secrets_of(const char *game, int seats, const char *options, int tables,
                       SecretsFigures *f)
{
    Ears ears = {.kept = calloc((size_t)tables, sizeof *ears.kept)};
    const CrowdPlan plan = {.port = server.port, .tables = tables, .seats = seats, .game = game,
                            .options = options, .watched = true, .one_match = true,
                            .addresses = 2u << 16, .seed = (uint64_t)seats,
                            .hear = keep_message, .to = &ears};
    Crowd *c = crowd_new(&plan);
    char why[SECRETS_WHY] = "";
    const long long hidden = f->hidden;
    ears.crowd = c;
    for (int i = 0; i < 3000 && crowd_over(c) < tables && c->figures.broken == 0; i++)
        crowd_run(c, 100);
    if (crowd_over(c) < tables)
        fail_msg("%d of %d matches ended. %s", crowd_over(c), tables, c->figures.complaint);
    crowd_run(c, 100);
    Talk *t = talk_new(loop, server.port, 0);
    bool good = t != 0;
    for (int i = 0; i < tables && good; i++) {
        const Record *r = c->table[i].record;
        json_t *d = json_pack("{s:s, s:s}", "match", r->slug, "key", r->watch);
        const json_t *joined = talk_ask(t, "watch", -1, d);
        good = strcmp(said(joined), "joined") == 0;
        const json_t *replay = talk_ask(t, "replay", -1, json_pack("{s:s}", "match", r->slug));
        good = good && secrets_kept(text_of(replay, "log"), ears.kept[i], f, why);
        if (good && i == 0 && f->hidden > hidden)
            assert_true(check_would_fail(text_of(replay, "log"), ears.kept[i]));
        talk_ask(t, "leave", -1, json_pack("{s:s}", "match", r->slug));
        raw_free(&ears.kept[i]);
    }
    talk_free(t);
    free(ears.kept);
    crowd_free(c);
    if (!good)
        fail_msg("%s %d: %s", game, seats, why);
}

static void messages_keep_secrets(void **state)
{
    (void)state;
    const char *wish = getenv("SPIELWERK_SECRETS");
    const int n = wish != 0 ? atoi(wish) : 4;
    SecretsFigures f = {0};
    for (int done = 0; done < n; done += 24) {
        const int some = n - done < 24 ? n - done : 24;
        secrets_of("brawl", 2, "{}", some, &f);
        const int few = (some + 2) / 3;
        secrets_of("brawl", 4, "{\"team-hands\": \"off\", \"selection\": \"random\"}", few, &f);
        secrets_of("brawl", 4, "{\"selection\": \"competitive\"}", few, &f);
        secrets_of("null", 3, "{}", some, &f);
        secrets_of("adeloth", 2, "{\"level\": \"plus\"}", 1, &f);
        if (done % 240 == 0) {  /* hardly anything is hidden there, but views are large */
            secrets_of("gorgasali", 4, "{\"mode\": \"partners\"}", 1, &f);
            secrets_of("gorgasali", 10, "{\"storm\": \"steady\"}", 1, &f);
        }
    }
    print_message("# %lld views, %lld hidden names looked for\n", f.views, f.hidden);
    assert_true(f.views > 100 * n && f.hidden > f.views);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(hello_names_games_and_bots), TEST(brawl_with_two), TEST(brawl_with_four),
        TEST(brawl_with_bots), TEST(brawl_with_persons_and_bots), TEST(null_with_three),
        TEST(adeloth_with_archives), TEST(adeloth_with_drafts),
        TEST(bots_among_themselves), TEST(return_by_key), TEST(presence_is_shown),
        TEST(leave_ends_the_views), TEST(wrong_doors), TEST(listed_matches_are_found),
        TEST(impossible_matches_are_refused),
        TEST(refusals_come_in_the_language_of_hello), TEST(stale_answers_are_refused),
        TEST(foreign_answers_are_refused), TEST(illegal_answers_name_the_rule),
        TEST(malformed_messages_are_refused), TEST(numbers_out_of_range),
        TEST(why_hint_and_forecast), TEST(events_since), TEST(undo_is_free_until_the_barrier),
        TEST(take_back_by_consent),
        TEST(four_must_agree), TEST(resign_ends_a_duel), TEST(a_bot_plays_on_for_who_resigns),
        TEST(rematch_seats_everybody_again), TEST(clocks_run_out), TEST(chat_and_mute),
        TEST(bot_takes_an_absent_seat), TEST(replay_with_proof), TEST(accounts_hold_seats),
        TEST(messages_keep_secrets),
    };
    return prepare(argc, argv, "matches", 2000) ? cmocka_run_group_tests(tests, start, stop) : 2;
}
