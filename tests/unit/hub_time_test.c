/* Time in the hub: pauses of the process, floods, clocks. */
#include "hub_limits_kit.h"

/* The process stood still for a minute: nobody is refused for what came in meanwhile, and nobody's
 * clock has run. */
static void a_pause_counts_for_nobody(void **unused)
{
    World w;
    HubLimits limits;
    (void)unused;
    hub_default_limits(&limits);
    limits.cpu_per_address = 100000;
    open_limited(&w, &limits);
    Person *a, *b;
    seat_both(&w, &a, &b, ",\"clock\":60");
    for (int i = 0; i < 3; i++) {
        w.now += 59000;
        settle(&w);
    }
    assert_false(is_over(a));
    Person *c = come(&w, 2);
    assert_string_equal(ask(&w, c, "{\"t\":\"hello\",\"q\":1,\"d\":{}}"), "welcome");
    assert_string_equal(ask(&w, a, "{\"t\":\"lobby\",\"q\":1,\"d\":{}}"), "lobby");
    const json_t *clock = json_object_get(seat_of(a, 0), "clock");
    assert_true(json_integer_value(clock) > 55000);
    close_world(&w);
}

/* A refusal says which request it speaks of. */
static void a_flood_is_refused_by_number(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.messages_per_second = 2;
    open_limited(&w, &limits);
    Person *a = come(&w, 0);
    for (int i = 0; i < 8; i++)
        assert_string_equal(ask(&w, a, "{\"t\":\"lobby\",\"q\":%d,\"d\":{}}", i), "lobby");
    check_code(&w, ask(&w, a, "{\"t\":\"lobby\",\"q\":77,\"d\":{}}"), "limit");
    assert_int_equal(json_integer_value(json_object_get(w.reply, "q")), 77);
    pass_time(&w, 500);
    assert_string_equal(ask(&w, a, "{\"t\":\"lobby\",\"q\":1,\"d\":{}}"), "lobby");
    close_world(&w);
}

static long long clock_of(const Person *p, int seat)
{
    return json_integer_value(json_object_get(seat_of(p, seat), "clock"));
}

/* Time counts from when both are there. */
static void the_clock_waits_for_the_opponent(void **unused)
{
    World w;
    char invite[INVITE];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    create(&w, a, "[\"me\",\"open\"]", ",\"clock\":60,\"options\":{\"selection\":\"suggested\"}");
    copy_invite(&w, invite);
    pass_time(&w, 50000);
    assert_string_equal(join_with(&w, b, a->match, invite, ""), "joined");
    assert_int_equal(clock_of(a, 0), 60000);
    assert_int_equal(clock_of(a, 1), 60000);
    pass_time(&w, 10000);
    snprintf(b->match, sizeof b->match, "%s", a->match);
    Person *asked = asked_of_two(a, b);
    answer(&w, asked, first_option(asked));
    assert_int_equal(clock_of(a, asked == a ? 0 : 1), 50000);
    assert_int_equal(clock_of(a, asked == a ? 1 : 0), 60000);
    close_world(&w);
}

/* Time used before all left is still used when they come back: after the room has left memory, and
 * after a restart. Meanwhile the clock stands still. */
static void time_used_is_not_lost(void **unused)
{
    for (int restart = 0; restart < 2; restart++) {
        World w;
        (void)unused;
        open_world(&w);
        Person *a, *b;
        seat_both(&w, &a, &b, ",\"clock\":600");
        const int asked = asked_of_two(a, b) == a ? 0 : 1;
        pass_time(&w, 100000);
        if (restart) {
            hub_save(w.hub);
            settle(&w);
            close_hub(&w);
            open_hub(&w);
        } else {
            leave(&w, a);
            leave(&w, b);
            pass_time(&w, 70000);
            assert_int_equal(hub_figures(w.hub)->matches_in_memory, 0);
        }
        a = come_back(&w, 0);
        assert_int_equal(clock_of(a, asked), 500000);
        assert_int_equal(clock_of(a, 1 - asked), 600000);
        close_world(&w);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pause_counts_for_nobody),
        cmocka_unit_test(a_flood_is_refused_by_number),
        cmocka_unit_test(the_clock_waits_for_the_opponent),
        cmocka_unit_test(time_used_is_not_lost),
    };
    return cmocka_run_group_tests_name("hub time", tests, prepare, 0);
}
