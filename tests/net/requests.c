/* Requests over real sockets: what is refused and in which words, what can be asked.
 * "requests PROGRAM" starts PROGRAM serve itself. */
#include "kit.h"

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

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(refusals_come_in_the_language_of_hello), TEST(stale_answers_are_refused),
        TEST(foreign_answers_are_refused), TEST(illegal_answers_name_the_rule),
        TEST(malformed_messages_are_refused), TEST(numbers_out_of_range),
        TEST(why_hint_and_forecast), TEST(events_since),
    };
    return prepare(argc, argv, "requests", 2000) ? cmocka_run_group_tests(tests, start, stop) : 2;
}
