/* Whole matches over real sockets, from coming to the table to the proof at the end.
 * "matches PROGRAM" starts PROGRAM serve itself. */
#include "kit.h"

#include "core/sha256.h"
#include "merge.h"

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
    const json_t *bots = json_object_get(data_of(welcome), "bots");
    assert_string_equal(json_string_value(json_array_get(bots, 0)), "novice");
    assert_int_equal(json_array_size(bots), 5);
    const json_t *brawl = json_array_get(json_object_get(data_of(welcome), "games"), 1);
    assert_in_range(json_integer_value(json_object_get(json_object_get(brawl, "levels"), "hard")),
                    50, 100);
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

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(hello_names_games_and_bots), TEST(brawl_with_two), TEST(brawl_with_four),
        TEST(brawl_with_bots), TEST(brawl_with_persons_and_bots), TEST(null_with_three),
        TEST(adeloth_with_archives), TEST(adeloth_with_drafts), TEST(bots_among_themselves),
        TEST(return_by_key), TEST(presence_is_shown), TEST(leave_ends_the_views), TEST(wrong_doors),
        TEST(listed_matches_are_found), TEST(impossible_matches_are_refused),
        TEST(resign_ends_a_duel), TEST(a_bot_plays_on_for_who_resigns),
        TEST(rematch_seats_everybody_again), TEST(clocks_run_out), TEST(replay_with_proof),
        TEST(accounts_hold_seats),
    };
    return prepare(argc, argv, "matches", 2000) ? cmocka_run_group_tests(tests, start, stop) : 2;
}
