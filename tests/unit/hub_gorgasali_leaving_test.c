/* The hub with Gorgasali, where others play on: resignation, consent, clocks. */
#include "hub_gorgasali_kit.h"

static void a_bot_answers_for_who_has_resigned(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 3, alone);
    Person *gone = asked_of(&w, 3);
    const int seat = (int)(gone - w.person);
    const long long answers = json_integer_value(json_object_get(gone->view, "answers"));
    assert_false(has_resigned(gone, seat));
    w.hold_bots = true;
    assert_string_equal(ask_match(&w, gone, "resign", ""), "done");
    for (int i = 0; i < 3; i++) {
        assert_false(is_over(&w.person[i]));
        assert_true(has_resigned(&w.person[i], seat));
    }
    /* The match still waits for this seat, but not for this person. */
    assert_null(options_of(gone));
    check_error(&w, ask(&w, gone, "{\"t\":\"answer\",\"q\":2,\"v\":%lld,\"d\":{\"match\":\"%s\","
                                  "\"option\":\"roll\"}}", gone->version, gone->match), "foreign");
    assert_non_null(strstr(reply_text(&w, "text"), "resigned"));
    check_error(&w, ask_match(&w, gone, "reach", ""), "foreign");
    check_error(&w, ask_match(&w, gone, "hint", ""), "foreign");
    check_error(&w, ask_match(&w, gone, "forecast", ",\"option\":\"roll\""), "illegal");
    check_error(&w, ask_match(&w, gone, "resign", ""), "refused");
    w.hold_bots = false;
    settle(&w);
    assert_true(json_integer_value(json_object_get(gone->view, "answers")) > answers + 1);
    Person *next = asked_of(&w, 3);
    assert_non_null(next);
    /* Their consent is not needed any more: two of three, and one of them proposes. */
    Person *third = &w.person[3 - seat - (int)(next - w.person)];
    assert_string_equal(ask(&w, next, "{\"t\":\"takeback\",\"q\":4,\"v\":%lld,\"d\":{\"match\":"
                                      "\"%s\",\"to\":%lld}}", next->version, next->match,
                            answers + 1), "proposal");
    const json_int_t id = json_integer_value(data(&w, "proposal"));
    assert_string_equal(ask(&w, third, "{\"t\":\"agree\",\"q\":5,\"d\":{\"match\":\"%s\","
                                       "\"proposal\":%lld}}", third->match, (long long)id),
                        "proposal");
    assert_string_equal(reply_text(&w, "state"), "agreed");
    assert_true(has_resigned(next, seat));
    assert_string_equal(ask_match(&w, next, "resign", ""), "done");
    assert_true(is_over(third));
    close_world(&w);
}

static void partners_lose_when_both_resign(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 4, ",\"options\":{\"characters\":\"random\",\"mode\":\"partners\"}");
    assert_string_equal(ask_match(&w, &w.person[0], "resign", ""), "done");
    assert_false(is_over(&w.person[1]));
    assert_string_equal(ask_match(&w, &w.person[2], "resign", ""), "done");
    assert_true(is_over(&w.person[1]));
    assert_int_equal(seats_with(json_object_get(w.person[1].view, "result"), "win"),
                     SEAT_BIT(1) | SEAT_BIT(3));
    close_world(&w);
}

static long long clock_of(const Person *p, int seat)
{
    const json_t *seats = json_object_get(p->view, "seats");
    return json_integer_value(
        json_object_get(json_array_get(seats, (size_t)seat), "clock"));
}

static void wait_a_while(World *w, int seconds)
{
    for (int i = 0; i < seconds; i++) {
        w->now += 1000;
        settle(w);
    }
}

static void who_is_out_of_time_resigns_and_the_others_play_on(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 3, ",\"clock\":20,\"options\":{\"characters\":\"random\"}");
    Person *slow = asked_of(&w, 3);
    const int seat = (int)(slow - w.person);
    wait_a_while(&w, 10);
    assert_false(has_resigned(slow, seat));
    wait_a_while(&w, 12);
    assert_true(has_resigned(slow, seat));
    assert_false(is_over(slow));
    assert_in_range(clock_of(slow, seat) + 2000, 0, 2000);
    Person *next = asked_of(&w, 3);
    assert_true(next != 0 && next != slow);
    assert_in_range(clock_of(next, (int)(next - w.person)), 18000, 20000);
    wait_a_while(&w, 25);
    assert_true(is_over(slow));
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bot_answers_for_who_has_resigned),
        cmocka_unit_test(partners_lose_when_both_resign),
        cmocka_unit_test(who_is_out_of_time_resigns_and_the_others_play_on),
    };
    return cmocka_run_group_tests_name("hub gorgasali leaving", tests, prepare, 0);
}
