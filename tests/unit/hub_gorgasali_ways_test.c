/* The hub with Gorgasali, the game with the largest board: ways, ranges, odds of shots. */
#include "hub_gorgasali_kit.h"

static void ways_lead_where_they_say(void **unused)
{
    World w;
    (void)unused;
    int moves = 0;
    open_world(&w);
    for (int match = 0; match < 6; match++) {
        Person *p = come(&w, 0);
        create_game(&w, p, "gorgasali", "[\"bot:random\",\"me\",\"bot:scripted\"]", alone);
        for (int i = 0; i < 200 && !is_over(p); i++) {
            if (strcmp(prompt_of(p), "move") == 0) {
                move_somewhere(&w, p, 1);
                moves++;
            } else {
                answer(&w, p, any_option(p));
            }
        }
        hub_disconnect(w.hub, p->conn);
        p->conn = 0;
    }
    assert_true(moves > 10);
    close_world(&w);
}

static void where_there_is_no_way_a_rule_says_why(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    assert_string_equal(ask(&w, p, "{\"t\":\"hello\",\"q\":1,\"d\":{\"lang\":\"de\"}}"), "welcome");
    create_game(&w, p, "gorgasali", "[\"me\",\"bot:random\"]", alone);
    answer(&w, p, "roll");
    assert_string_equal(ask_match(&w, p, "route", ",\"kind\":\"square\",\"to\":\"15-15\""),
                        "route");
    assert_int_equal(json_array_size(data(&w, "answers")), 0);
    assert_int_equal(json_array_size(data(&w, "path")), 0);
    assert_string_equal(reply_text(&w, "rule"), "GO-TREE-1");
    assert_non_null(strstr(reply_text(&w, "text"), "Baum"));
    close_world(&w);
}

static void ways_need_a_seat_that_is_asked_and_things_there_are(void **unused)
{
    static const char *const wrong[] = {
        "", ",\"kind\":\"square\"", ",\"to\":\"3-3\",\"of\":\"lynx\"",
        ",\"kind\":\"moon\",\"to\":\"3-3\",\"of\":\"3-3\"",
        ",\"kind\":\"square\",\"to\":\"0-31\",\"of\":\"3-31\"",
        ",\"kind\":\"square\",\"to\":[\"3-3\"],\"of\":7",
        ",\"kind\":\"number\",\"to\":\"99999\",\"of\":\"1e3\""};
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 2, ",\"listed\":true,\"options\":{\"characters\":\"random\"}");
    Person *asked = asked_of(&w, 2), *other = &w.person[asked == &w.person[0] ? 1 : 0];
    Person *watcher = watch(&w, 2);
    const char square[] = ",\"kind\":\"square\",\"to\":\"3-3\"";
    const char card[] = ",\"kind\":\"card\",\"of\":\"lynx\"";
    check_error(&w, ask_match(&w, other, "route", square), "foreign");
    check_error(&w, ask_match(&w, other, "reach", ""), "foreign");
    assert_string_equal(ask_match(&w, other, "range", card), "range");
    check_error(&w, ask_match(&w, watcher, "route", square), "foreign");
    check_error(&w, ask_match(&w, watcher, "reach", ""), "foreign");
    check_error(&w, ask_match(&w, watcher, "range", card), "foreign");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        check_error(&w, ask_match(&w, asked, "route", wrong[i]), "malformed");
        check_error(&w, ask_match(&w, asked, "range", wrong[i]), "malformed");
    }
    /* A thing that nothing leads to, or that reaches nothing, is no mistake. */
    assert_string_equal(ask_match(&w, asked, "route", ",\"kind\":\"card\",\"to\":\"lynx\""),
                        "route");
    assert_string_equal(ask_match(&w, asked, "range", ",\"kind\":\"number\",\"of\":\"-7\""),
                        "range");
    assert_int_equal(json_array_size(data(&w, "clear")), 0);
    assert_null(data(&w, "kind"));
    assert_string_equal(ask_match(&w, other, "resign", ""), "done");
    check_error(&w, ask_match(&w, asked, "route", square), "over");
    check_error(&w, ask_match(&w, asked, "reach", ""), "over");
    close_world(&w);
}

static bool says(const json_t *list, const char *word)
{
    size_t i;
    json_t *one;
    json_array_foreach(list, i, one)
        if (strcmp(json_string_value(one), word) == 0)
            return true;
    return false;
}

/* Of a board 30 squares wide, one sees 48 around a square in the open with a range of 3. */
static void a_range_is_seen_from_the_own_square(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    create_game(&w, p, "gorgasali", "[\"me\",\"bot:random\"]", alone);
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"lynx\""), "range");
    assert_int_equal(json_array_size(data(&w, "clear")), 0);  /* in the sector */
    while (*square_of(p, 0) == '\0' && !is_over(p))
        answer(&w, p, option_like(p, "step") != 0 ? option_like(p, "step") : any_option(p));
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"lynx\""), "range");
    assert_string_equal(reply_text(&w, "kind"), "square");
    const size_t n = json_array_size(data(&w, "clear")) + json_array_size(data(&w, "blocked"));
    assert_in_range(n, 15, 48);
    assert_false(says(data(&w, "clear"), square_of(p, 0)));
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"ability\",\"of\":\"eye-contact\""),
                        "range");
    assert_true(json_array_size(data(&w, "clear")) > n);
    assert_int_equal(json_array_size(data(&w, "blocked")), 0);  /* abilities see through */
    close_world(&w);
}

static void games_without_ways_have_none(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    create_game(&w, p, "null", "[\"me\",\"bot:random\"]", "");
    assert_string_equal(ask_match(&w, p, "reach", ""), "reach");
    assert_int_equal(json_array_size(data(&w, "ends")), 0);
    assert_true(json_is_array(data(&w, "ends")));
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"fox\""), "range");
    assert_true(json_is_array(data(&w, "clear")) && json_is_array(data(&w, "blocked")));
    assert_string_equal(ask_match(&w, p, "route", ",\"kind\":\"card\",\"to\":\"fox\""), "route");
    assert_int_equal(json_array_size(data(&w, "answers")), 0);
    assert_null(data(&w, "rule"));
    assert_true(strlen(reply_text(&w, "text")) > 10);
    close_world(&w);
}

/* Who does not wait may have only so many under way; when they are done, more may come. */
static void not_too_many_ways_at_a_time(void **unused)
{
    World w;
    HubLimits limits;
    (void)unused;
    open_world(&w);
    hub_default_limits(&limits);
    limits.asks_waiting = 3;
    open_hub_with(&w, &limits);
    Person *p = come(&w, 0);
    create_game(&w, p, "gorgasali", "[\"me\",\"bot:random\"]", alone);
    w.hold_bots = true;
    assert_string_equal(ask_match(&w, p, "forecast", ",\"option\":\"roll\""), "");
    assert_string_equal(ask_match(&w, p, "reach", ""), "");
    assert_string_equal(ask_match(&w, p, "route", ",\"kind\":\"square\",\"to\":\"3-3\""), "");
    check_error(&w, ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"lynx\""), "limit");
    check_error(&w, ask_match(&w, p, "forecast", ",\"option\":\"roll\""), "limit");
    w.hold_bots = false;
    settle(&w);
    for (int i = 0; i < 10; i++)
        assert_string_equal(ask_match(&w, p, "reach", ""), "reach");
    close_world(&w);
}

/* ---- odds ---- */

static double health_change(const World *w, const char *target)
{
    size_t i;
    json_t *line;
    json_array_foreach(data(w, "lines"), i, line) {
        const json_t *thing = json_object_get(line, "thing");
        const char *fact = json_string_value(json_object_get(line, "fact"));
        if (fact != 0 && strcmp(fact, "health") == 0 &&
            strcmp(json_string_value(json_object_get(thing, "id")), target) == 0)
            return json_number_value(json_object_get(line, "change"));
    }
    return 0;
}

static long long odd(const World *w, const char *key)
{
    const json_t *value = json_object_get(data(w, "odds"), key);
    assert_true(json_is_integer(value));
    return json_integer_value(value);
}

/* The odds are exact, the lines are counted on 200 copies: they agree as far as these can. */
static void check_odds(World *w, const char *shot)
{
    const json_t *target = json_object_get(data(w, "odds"), "target");
    if (target == 0)
        fail_msg("there are no odds of '%s'", shot);
    assert_string_equal(json_string_value(json_object_get(target, "kind")), "character");
    const char *id = json_string_value(json_object_get(target, "id"));
    assert_non_null(strstr(shot, id));
    assert_in_range(odd(w, "hit"), 0, 1000000);
    assert_in_range(odd(w, "kill"), 0, odd(w, "hit"));
    assert_in_range(odd(w, "least"), 0, odd(w, "most"));
    assert_in_range(odd(w, "mean"), 1000 * odd(w, "least"), 1000 * odd(w, "most"));
    assert_in_range(odd(w, "need"), 0, 36);
    const double off = health_change(w, id) + (double)odd(w, "mean") / 1000;
    if (off < -10 || off > 10)
        fail_msg("'%s': the mean is off by %f", shot, off);
}

static void shots_come_with_their_odds(void **unused)
{
    World w;
    (void)unused;
    int shots = 0;
    open_world(&w);
    for (int match = 0; match < 20 && shots < 8; match++) {
        seat_all(&w, 6, alone);
        for (int i = 0; i < 600 && !is_over(&w.person[0]) && shots < 8; i++) {
            Person *p = asked_of(&w, 6);
            const char *shot = option_like(p, "shoot ");
            if (shot != 0) {
                char more[120];
                snprintf(more, sizeof more, ",\"option\":\"%s\"", shot);
                assert_string_equal(ask_match(&w, p, "forecast", more), "forecast");
                check_odds(&w, shot);
                shots++;
            } else if (option_like(p, "roll") != 0) {
                assert_string_equal(ask_match(&w, p, "forecast", ",\"option\":\"roll\""),
                                    "forecast");
                assert_null(data(&w, "odds"));
            }
            answer(&w, p, shot != 0 ? shot : option_like(p, "open") != 0 ? "open" : any_option(p));
        }
        close_hub(&w);
        open_hub(&w);
    }
    assert_int_equal(shots, 8);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ways_lead_where_they_say),
        cmocka_unit_test(where_there_is_no_way_a_rule_says_why),
        cmocka_unit_test(ways_need_a_seat_that_is_asked_and_things_there_are),
        cmocka_unit_test(a_range_is_seen_from_the_own_square),
        cmocka_unit_test(games_without_ways_have_none),
        cmocka_unit_test(not_too_many_ways_at_a_time),
        cmocka_unit_test(shots_come_with_their_odds),
    };
    return cmocka_run_group_tests_name("hub gorgasali ways", tests, prepare, 0);
}
