/* Nobody makes the hub work without a bound: budgets, and what is made once for many. */
#include "hub_limits_kit.h"

/* ---- budgets ---- */

static const char *ask_forecast(World *w, Person *p)
{
    return ask(w, p, "{\"t\":\"forecast\",\"q\":5,\"d\":{\"match\":\"%s\",\"option\":\"%s\"}}",
               p->match, first_option(p));
}

static int jobs_waiting(const World *w)
{
    int n = 0;
    for (const HubJob *job = w->jobs; job != 0; job = job->next)
        n++;
    return n;
}

/* However many connections ask, only so many jobs are under way: for one address and in all. */
static void jobs_are_bounded(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.jobs_per_address = 10;
    limits.jobs = 15;
    open_limited(&w, &limits);
    w.hold_bots = true;
    Person *a = come_and_create(&w);
    for (int i = 0; i < 12; i++)
        ask_forecast(&w, a);
    check_code(&w, ask_forecast(&w, a), "busy");
    assert_int_equal(jobs_waiting(&w), 10);
    for (int k = 0; k < 2; k++) {
        Person *p = come_from(&w, 1 + k, k == 0 ? "192.0.2.1" : "192.0.2.2");
        create_game(&w, p, "null", "[\"me\",\"open\"]", "");
        for (int i = 0; i < 4; i++)
            ask_forecast(&w, p);
    }
    assert_int_equal(jobs_waiting(&w), 15);
    w.hold_bots = false;
    settle(&w);
    assert_int_equal(hub_figures(w.hub)->jobs_now, 0);
    assert_string_equal(ask_forecast(&w, a), "forecast");
    close_world(&w);
}

/* Who leaves does not keep the threads busy. */
static void jobs_end_when_nobody_waits(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    w.hold_bots = true;
    Person *a = come_and_create(&w);
    for (int i = 0; i < 5; i++)
        ask_forecast(&w, a);
    leave(&w, a);
    for (const HubJob *job = w.jobs; job != 0; job = job->next)
        assert_true(atomic_load(&job->unwanted));
    w.hold_bots = false;
    settle(&w);
    assert_int_equal(hub_figures(w.hub)->jobs_unwanted, 5);
    close_world(&w);
}

/* Bots wait as well if there is too much to do, and go on by themselves. */
static void bots_wait_for_their_turn(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.jobs = 1;
    open_limited(&w, &limits);
    w.hold_bots = true;
    Person *a = come(&w, 0);
    for (int i = 0; i < 3; i++)
        create_game(&w, a, "null", "[\"bot:random\",\"bot:random\"]", "");
    assert_int_equal(jobs_waiting(&w), 1);
    w.hold_bots = false;
    pass_time(&w, 5000);
    assert_int_equal(store_count(w.store, STORE_OVER), 3);
    close_world(&w);
}

/* Time of the processor is a budget too; it comes back. */
static void time_of_the_processor_is_bounded(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.cpu_per_address = 1;
    open_limited(&w, &limits);
    Person *a = come_and_create(&w);
    w.hold_bots = true;
    ask_forecast(&w, a);
    HubJob *job = w.jobs;
    w.jobs = 0;
    hub_job_run(job);
    job->us = 2000000;  /* it has taken two seconds */
    hub_job_done(w.hub, job, w.now);
    check_code(&w, ask_forecast(&w, a), "busy");
    assert_string_equal(ask(&w, a, "{\"t\":\"lobby\",\"q\":1,\"d\":{}}"), "lobby");
    Person *b = come_from(&w, 1, "192.0.2.1");
    create_game(&w, b, "null", "[\"me\",\"open\"]", "");
    w.hold_bots = false;
    assert_string_equal(ask_forecast(&w, b), "forecast");
    pass_time(&w, 200000);
    assert_string_equal(ask_forecast(&w, a), "forecast");
    close_world(&w);
}

static void chat_is_bounded(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.chat_per_address = 6;
    open_limited(&w, &limits);
    Person *a = come_and_create(&w);
    for (int i = 0; i < 10; i++)
        assert_string_equal(ask_match(&w, a, "chat", ",\"text\":\"hi\""), "done");
    check_code(&w, ask_match(&w, a, "chat", ",\"text\":\"hi\""), "limit");
    pass_time(&w, 10000);
    assert_string_equal(ask_match(&w, a, "chat", ",\"text\":\"hi\""), "done");
    check_code(&w, ask_match(&w, a, "chat", ",\"text\":\"hi\""), "limit");
    close_world(&w);
}

/* Answers count for the limit of a match, also those that were taken back. */
static void taking_back_does_not_escape_the_limit(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.answers_per_match = 12;
    open_limited(&w, &limits);
    Person *a, *b;
    seat_both(&w, &a, &b, "");
    play_out(&w, a, b, 6);
    for (int i = 0; i < 4; i++) {
        ask(&w, a, "{\"t\":\"takeback\",\"q\":1,\"v\":%lld,\"d\":{\"match\":\"%s\",\"to\":5}}",
            a->version, a->match);
        ask(&w, b, "{\"t\":\"agree\",\"q\":1,\"d\":{\"match\":\"%s\",\"proposal\":%lld}}", a->match,
            json_integer_value(data(&w, "proposal")));
        Person *p = asked_of_two(a, b);
        ask(&w, p, "{\"t\":\"answer\",\"q\":2,\"v\":%lld,\"d\":{\"match\":\"%s\","
                   "\"option\":\"%s\"}}", p->version, p->match, first_option(p));
    }
    check_code(&w, w.reply != 0 ? "error" : "", "limit");
    close_world(&w);
}

static void connections_and_matches_are_bounded(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.connections_per_address = 3;
    limits.matches_per_address = 2;
    open_limited(&w, &limits);
    Person *a = come(&w, 0);
    come(&w, 1);
    come(&w, 2);
    assert_null(hub_connect(w.hub, &w.person[3], "127.0.0.1", w.now));
    leave(&w, &w.person[2]);
    come(&w, 2);
    create_game(&w, a, "null", "[\"me\",\"open\"]", "");
    create_game(&w, a, "null", "[\"me\",\"open\"]", "");
    static const char create_one[] = "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\","
                                     "\"seats\":[\"me\",\"open\"]}}";
    check_code(&w, ask(&w, &w.person[1], create_one), "limit");
    pass_time(&w, 1800000);
    assert_string_equal(ask(&w, a, create_one), "created");
    check_code(&w, ask(&w, a, create_one), "limit");
    close_world(&w);
}

/* Matches nobody looks at leave memory sooner if they take too much of it. */
static void memory_of_idle_matches_is_bounded(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.memory = 1;
    limits.matches_per_address = 1000;
    open_limited(&w, &limits);
    Person *a = come(&w, 0);
    for (int i = 0; i < 200; i++) {
        create_game(&w, a, "adeloth", "[\"me\",\"open\"]", "");
        if (i < 195)
            ask(&w, a, "{\"t\":\"leave\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    }
    pass_time(&w, 2000);
    assert_true(hub_figures(w.hub)->match_bytes <= 1 << 20);
    assert_in_range(hub_figures(w.hub)->matches_in_memory, 5, 190);
    close_world(&w);
}

/* ---- one for many ---- */

/* However many follow the lobby, it is made once, and at most twice a second. */
static void a_lobby_is_made_for_all(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    for (int i = 0; i < 10; i++)
        ask(&w, come(&w, i), "{\"t\":\"lobby\",\"q\":1,\"d\":{\"follow\":true}}");
    const uint64_t before = hub_figures(w.hub)->lobbies_made;
    for (int i = 0; i < 8; i++) {
        create_game(&w, &w.person[i], "null", "[\"me\",\"open\"]", ",\"listed\":true");
        w.now += 100;
        settle(&w);
    }
    assert_in_range(hub_figures(w.hub)->lobbies_made - before, 1, 3);
    pass_time(&w, 1000);
    assert_in_range(hub_figures(w.hub)->lobbies_made - before, 2, 4);
    for (int i = 0; i < 10; i++) {
        json_t *lobby = json_loads(w.person[i].raw, 0, 0);
        assert_int_equal(json_array_size(json_object_get(json_object_get(lobby, "d"), "open")), 8);
        json_decref(lobby);
    }
    close_world(&w);
}

/* Spectators share what they see, whenever they have come; it is what a newcomer sees. */
static void a_view_is_made_for_all_spectators(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a, *b;
    seat_both(&w, &a, &b, ",\"listed\":true");
    for (int i = 2; i < 9; i++)
        ask(&w, come(&w, i), "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    play_out(&w, a, b, 10);
    const uint64_t before = hub_figures(w.hub)->views_made;
    play_out(&w, a, b, 40);
    assert_in_range(hub_figures(w.hub)->views_made - before, 40, 40);
    ask(&w, come(&w, 9), "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    const json_t *fresh = json_object_get(w.person[9].view, "view");
    for (int i = 2; i < 9; i++) {
        assert_int_equal(w.person[i].version, a->version);
        assert_true(json_equal(json_object_get(w.person[i].view, "view"), fresh));
    }
    close_world(&w);
}

/* A long match comes back into memory in pieces: whoever came for it waits, nobody else does. */
static void loading_holds_nobody_up(void **unused)
{
    World w;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.views_per_second = 10;
    open_limited(&w, &limits);
    Person *a = come(&w, 0), *b = come(&w, 1);
    int answers = 0;
    for (int i = 0; i < 40 && answers <= 1000; i++) {  /* every other match gets that long */
        create_game(&w, a, "adeloth", "[\"bot:random\",\"bot:random\"]", ",\"listed\":true");
        pass_time(&w, 2000);
        answers = (int)json_integer_value(json_object_get(a->view, "answers"));
        ask_match(&w, a, "leave", "");
    }
    assert_true(answers > 1000);
    char match[STORE_SLUG];
    snprintf(match, sizeof match, "%s", a->match);
    leave(&w, a);
    pass_time(&w, 70000);
    assert_int_equal(hub_figures(w.hub)->matches_in_memory, 0);
    a = come(&w, 0);
    static const char lobby[] = "{\"t\":\"lobby\",\"q\":8}";
    char text[100];
    const int n = snprintf(text, sizeof text, "{\"t\":\"watch\",\"q\":9,\"d\":{\"match\":\"%s\"}}",
                           match);
    hub_message(w.hub, a->conn, text, (size_t)n, w.now);
    int ticks = 0;
    for (; w.loads == 0; ticks++) {
        hub_tick(w.hub, w.now);
        hub_message(w.hub, b->conn, lobby, sizeof lobby - 1, w.now);
        hub_tick(w.hub, w.now);
        read_all(&w, b);
        assert_non_null(strstr(b->raw, "\"q\":8"));
        assert_false(hub_has_next(w.hub, a->conn));
        assert_true(ticks < 100);
    }
    assert_true(ticks >= answers / 2 / 500);
    settle(&w);
    assert_non_null(strstr(a->raw, "\"view\""));
    assert_int_equal(json_integer_value(json_object_get(a->view, "answers")), answers);
    close_world(&w);
}

/* The server may stop while a bot thinks and a match is on its way into memory. */
static void stopping_takes_every_job_back(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    create_game(&w, a, "null", "[\"bot:random\",\"bot:random\"]", ",\"listed\":true");
    char text[100];
    const int n = snprintf(text, sizeof text, "{\"t\":\"watch\",\"q\":9,\"d\":{\"match\":\"%s\"}}",
                           a->match);
    pass_time(&w, 2000);
    leave(&w, a);
    pass_time(&w, 70000);
    assert_int_equal(hub_figures(w.hub)->matches_in_memory, 0);
    w.hold_bots = true;
    a = come(&w, 0);
    create_game(&w, a, "null", "[\"me\",\"bot:scripted\"]", "");
    hub_message(w.hub, a->conn, text, (size_t)n, w.now);
    hub_tick(w.hub, w.now);
    assert_non_null(w.loads);
    assert_non_null(w.jobs);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_are_bounded),
        cmocka_unit_test(jobs_end_when_nobody_waits),
        cmocka_unit_test(bots_wait_for_their_turn),
        cmocka_unit_test(time_of_the_processor_is_bounded),
        cmocka_unit_test(chat_is_bounded),
        cmocka_unit_test(taking_back_does_not_escape_the_limit),
        cmocka_unit_test(connections_and_matches_are_bounded),
        cmocka_unit_test(memory_of_idle_matches_is_bounded),
        cmocka_unit_test(a_lobby_is_made_for_all),
        cmocka_unit_test(a_view_is_made_for_all_spectators),
        cmocka_unit_test(loading_holds_nobody_up),
        cmocka_unit_test(stopping_takes_every_job_back),
    };
    return cmocka_run_group_tests_name("hub budgets", tests, prepare, 0);
}
