/* Gorgasali over real sockets: up to ten seats, partners, large views, ways and ranges. "gorgasali
 * PROGRAM" starts PROGRAM serve itself. */
#include "kit.h"

#include "merge.h"

static json_t *random_characters(void)
{
    return json_pack("{s:{s:s, s:s}}", "options", "characters", "random", "storm", "steady");
}

/* ---- whole matches ---- */

static void two_persons(void **state)
{
    (void)state;
    play_to_the_end("gorgasali", "mo", 0);
}

static void five_of_all_kinds(void **state)
{
    (void)state;
    play_to_the_end("gorgasali", "rosmo", random_characters());
}

static void ten_seats(void **state)
{
    (void)state;
    play_to_the_end("gorgasali", "msrsooorsr", random_characters());
}

static void six_partners(void **state)
{
    (void)state;
    play_to_the_end("gorgasali", "omsoro",
                    json_pack("{s:{s:s, s:s}}", "options", "mode", "partners", "storm", "steady"));
}

/* Without a spectator who takes its time: the match goes on by itself. */
static void ten_bots(void **state)
{
    (void)state;
    open_game("gorgasali", "rrrrrsssss", random_characters());
    for (int i = 0; i < 600 && !party_is_over(&party); i++)
        talk_rest(party.watcher, 50);
    assert_true(party_is_over(&party));
    const json_t *all = talk_ask(party.watcher, "events", -1, party_d(&party));
    assert_string_equal(said(all), "events");
    assert_int_equal(int_of(all, "to"), int_of(party.watcher->view, "answers"));
}

/* ---- ways ---- */

static const char *prompt_of(int seat)
{
    const json_t *prompt = json_object_get(data_of(party.seat[seat]->view), "prompt");
    return json_string_value(json_object_get(prompt, "key"));
}

static bool is_offered(int seat, const char *option)
{
    return member_with(party_options(&party, seat), "n", option) != 0;
}

static void answer(int seat, const char *option)
{
    const json_t *reply = ask(seat, "answer", json_pack("{s:s}", "option", option));
    assert_done(reply);
    assert_true(party_sync(&party, version_of(reply)));
}

/* Steps until a move begins; whose it is. */
static int play_to_a_move(void)
{
    for (int i = 0; i < 400; i++) {
        const int seat = party_asked(&party);
        assert_true(seat >= 0);
        if (strcmp(prompt_of(seat), "move") == 0)
            return seat;
        assert_true(party_step(&party));
    }
    fail_msg("nobody moves");
    return -1;
}

static void go_the_way(int seat, const char *square)
{
    const json_t *reply = ask(seat, "route", json_pack("{s:s, s:s}", "kind", "square", "to",
                                                       square));
    assert_string_equal(said(reply), "route");
    assert_int_equal(version_of(reply), party_version(&party));
    json_t *route = json_deep_copy(json_object_get(data_of(reply), "answers"));
    const json_t *path = json_object_get(data_of(reply), "path");
    assert_string_equal(
        json_string_value(json_array_get(path, json_array_size(path) - 1)), square);
    size_t i;
    json_t *step;
    json_array_foreach(route, i, step)
        if (is_offered(seat, json_string_value(step)))
            answer(seat, json_string_value(step));
    json_decref(route);
}

static void ways_and_ranges(void **state)
{
    (void)state;
    open_game("gorgasali", "moo", random_characters());
    for (int i = 0; i < 5; i++) {
        const int seat = play_to_a_move(), other = (seat + 1) % 3;
        const json_t *reach = ask(seat, "reach", 0);
        assert_string_equal(said(reach), "reach");
        assert_string_equal(text_of(reach, "kind"), "square");
        const json_t *ends = json_object_get(data_of(reach), "ends");
        assert_true(json_array_size(ends) > 0);
        char square[20];
        snprintf(square, sizeof square, "%s",
                 json_string_value(json_array_get(ends, json_array_size(ends) / 2)));
        assert_error(ask(other, "reach", 0), "foreign");
        assert_error(ask(other, "route", json_pack("{s:s, s:s}", "kind", "square", "to", square)),
                     "foreign");
        go_the_way(seat, square);
        const json_t *range = ask(seat, "range", json_pack("{s:s, s:s}", "kind", "card", "of",
                                                           "breathold"));
        assert_string_equal(said(range), "range");
        assert_true(json_array_size(json_object_get(data_of(range), "clear")) > 0);
    }
    const int seat = play_to_a_move();
    const json_t *none = ask(seat, "route", json_pack("{s:s, s:s}", "kind", "square", "to",
                                                      "15-15"));
    assert_int_equal(json_array_size(json_object_get(data_of(none), "answers")), 0);
    assert_string_equal(text_of(none, "rule"), "GO-TREE-1");
    assert_true(strlen(text_of(none, "text")) > 10);
    /* Nobody gets to both of these corners; why not is told in the words of the case. */
    static const char *const corners[] = {"1-1", "30-30"};
    int too_far = 0;
    for (int i = 0; i < 2; i++) {
        const json_t *far = ask(seat, "route", json_pack("{s:s, s:s}", "kind", "square", "to",
                                                         corners[i]));
        if (json_array_size(json_object_get(data_of(far), "answers")) == 0)
            too_far += strstr(text_of(far, "text"), "exactly your movement points") != 0;
    }
    assert_true(too_far > 0);
}

/* Everybody asks at once, and asks more than is answered at a time. */
static void many_questions_at_once(void **state)
{
    (void)state;
    open_game("gorgasali", "mooo", random_characters());
    const int seat = play_to_a_move();
    for (int round = 0; round < 100; round++)
        for (int i = 0; i < 4; i++) {
            json_t *d = party_d(&party);
            json_object_set_new(d, "kind", json_string("card"));
            json_object_set_new(d, "of", json_string("lynx"));
            talk_say(party.seat[i], round % 2 == 0 && i == seat ? "reach" : "range", -1, d);
        }
    const json_t *reach = ask(seat, "reach", 0);
    assert_true(strcmp(said(reach), "reach") == 0 || is_error(reach, "limit") ||
                is_error(reach, "busy"));
    talk_rest(party.seat[0], 500);
    assert_string_equal(said(ask(seat, "reach", 0)), "reach");
}

/* ---- resignation and rematch ---- */

static void nine_of_ten_resign(void **state)
{
    (void)state;
    open_game("gorgasali", "mooooooooo", random_characters());
    assert_true(party_play(&party, 30) == 30);
    for (int i = 0; i < 9; i++) {
        assert_false(party_is_over(&party));
        const json_t *reply = ask(i, "resign", 0);
        assert_done(reply);
        assert_true(party_sync(&party, version_of(reply)));
        assert_null(party_options(&party, i));
    }
    assert_true(party_is_over(&party));
    const json_t *result = json_object_get(data_of(party.seat[9]->view), "result");
    assert_int_equal(seats_with(result, "win"), SEAT_BIT(9));
    assert_done(ask(4, "rematch", 0));
    for (int i = 0; i < 10; i++) {
        json_t *rematch = talk_wait(party.seat[i], "rematch", 5000);
        assert_non_null(rematch);
        assert_int_equal(int_of(rematch, "seat"), i + 1);
        json_decref(rematch);
    }
}

static void bots_play_on_for_who_resigned(void **state)
{
    (void)state;
    open_game("gorgasali", "moo", random_characters());
    party_play(&party, 6);
    const json_t *reply = ask(1, "resign", 0);
    assert_done(reply);
    assert_true(party_sync(&party, version_of(reply)));
    reply = ask(1, "reach", 0);  /* asked or not: the bot is quick */
    assert_error(reply, "foreign");
    assert_non_null(strstr(text_of(reply, "text"), "resigned"));
    assert_true(party_play(&party, 5000) > 0);
    assert_true(party_is_over(&party));
    const json_t *result = json_object_get(data_of(party.seat[0]->view), "result");
    const Seats winners = seats_with(result, "win");
    assert_true(winners == SEAT_BIT(0) || winners == SEAT_BIT(2));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(two_persons), TEST(five_of_all_kinds), TEST(ten_seats), TEST(six_partners),
        TEST(ten_bots), TEST(ways_and_ranges), TEST(many_questions_at_once),
        TEST(nine_of_ten_resign), TEST(bots_play_on_for_who_resigned),
    };
    return prepare(argc, argv, "gorgasali", 500) ? cmocka_run_group_tests(tests, start, stop) : 2;
}
