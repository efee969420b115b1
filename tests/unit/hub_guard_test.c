/* What the hub does against people who mean ill, bad minutes and bad luck: names, invitations,
 * stand-ins, pauses, budgets, clocks, log-ins. docs/security.md says the same in words. */
#include "hub_kit.h"

static const json_t *seat_of(const Person *p, int i)
{
    return json_array_get(json_object_get(p->view, "seats"), (size_t)i);
}

static const char *kind_of(const Person *p, int i)
{
    return json_string_value(json_object_get(seat_of(p, i), "kind"));
}

static void check_code(World *w, const char *reply, const char *code)
{
    if (strcmp(reply, "error") != 0 || strcmp(reply_text(w, "code"), code) != 0)
        fail_msg("%s %s instead of %s: %s", reply, reply_text(w, "code"), code,
                 reply_text(w, "text"));
}

/* ---- texts ---- */

/* A letter of two, three or four bytes again and again, after 0 to 3 bytes of something else, so
 * that every limit in bytes cuts one somewhere. */
static void fill_letters(char *text, int bytes, int shift, int n)
{
    static const char *const letter[] = {"ü", "€", "😀"};
    text[0] = '\0';
    for (int i = 0; i < shift; i++)
        strcat(text, "x");
    while ((int)strlen(text) < n)
        strcat(text, letter[bytes - 2]);
}

/* read_all demands that everything said is valid UTF-8. */
static void long_words_are_cut_between_letters(void **unused)
{
    static const char *const request[] = {
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"],"
        "\"listed\":true,\"name\":\"%s\"}}",
        "{\"t\":\"%s\",\"q\":1}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"%s\",\"seats\":[\"me\",\"open\"]}}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"%s\",\"open\"]}}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"],"
        "\"options\":{\"%s\":1}}}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"],"
        "\"options\":{\"interrupts\":\"%s\"}}}",
        "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
        "{\"t\":\"undo\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
        "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"%s\",\"password\":\"correct horse\"}}",
    };
    World w;
    char text[1200], match[40];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2), *d = come(&w, 3);
    ask(&w, c, "{\"t\":\"lobby\",\"q\":1,\"d\":{\"follow\":true}}");
    seat_two(&w, a, b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    snprintf(match, sizeof match, "%s", a->match);
    for (int bytes = 2; bytes <= 4; bytes++)
        for (int shift = 0; shift < 4; shift++) {
            for (size_t i = 0; i < sizeof request / sizeof request[0]; i++) {
                fill_letters(text, bytes, shift, 50);
                ask(&w, d, request[i], text);
                if (i == 0)
                    ask(&w, d, "{\"t\":\"leave\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
                        reply_text(&w, "match"));
            }
            fill_letters(text, bytes, shift, 900);
            Person *asked = asked_of_two(a, b);
            for (int verb = 0; verb < 2; verb++)
                check_code(&w, ask(&w, asked, "{\"t\":\"answer\",\"q\":1,\"v\":%lld,\"d\":{"
                                              "\"match\":\"%s\",\"option\":\"%s%s\"}}",
                                   asked->version, match, verb ? "side " : "", text), "illegal");
            assert_string_equal(ask(&w, asked, "{\"t\":\"why\",\"q\":1,\"d\":{\"match\":\"%s\","
                                               "\"option\":\"side %s\"}}", match, text), "why");
        }
    pass_time(&w, 1000);
    assert_non_null(strstr(c->raw, "ü"));  /* the lobby shows a cut name */
    close_world(&w);
}

/* Control characters, marks of direction, letters without width: nobody can pass for another. */
static void names_are_what_they_look_like(void **unused)
{
    static const char *const bad[] = {"An\\u0007na", "Anna\\u202e", "An\\u200bna", "\\u2066Anna",
                                      "An\\u00adna", "\\ufeffAnna", "Anna\\u00a0", "\\u3164"};
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        check_code(&w, ask(&w, a, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\","
                                  "\"name\":\"%s\",\"seats\":[\"me\",\"open\"]}}", bad[i]),
                   "refused");
        check_code(&w, ask(&w, a, "{\"t\":\"register\",\"q\":1,\"d\":{\"name\":\"%s\","
                                  "\"password\":\"correct horse\"}}", bad[i]), "refused");
    }
    assert_string_equal(ask(&w, a, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\","
                                   "\"name\":\"  Zoë 😀 \",\"seats\":[\"me\",\"open\"]}}"),
                        "created");
    assert_string_equal(json_string_value(json_object_get(seat_of(a, 0), "name")), "Zoë 😀");
    snprintf(a->match, sizeof a->match, "%s", reply_text(&w, "match"));
    check_code(&w, ask_match(&w, a, "chat", ",\"text\":\"a\\u202eb\""), "refused");
    assert_string_equal(ask_match(&w, a, "chat", ",\"text\":\"👨‍👩‍👧 ok\""), "done");
    close_world(&w);
}

/* ---- seats ---- */

static const char *join_with(World *w, Person *p, const char *match, const char *key,
                             const char *more)
{
    return ask(w, p, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\",\"key\":\"%s\"%s}}", match,
               key, more);
}

/* Whoever sent the invitation cannot come in with it after the guest. */
static void an_invitation_works_once(void **unused)
{
    World w;
    char invite[64];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    create(&w, a, "[\"me\",\"open\"]", "");
    snprintf(invite, sizeof invite, "%s",
             json_string_value(json_object_get(json_array_get(data(&w, "invites"), 0), "key")));
    assert_string_equal(join_with(&w, b, a->match, invite, ""), "joined");
    take_key(&w, b);
    assert_string_not_equal(b->key, invite);
    check_code(&w, join_with(&w, c, a->match, invite, ""), "foreign");
    check_code(&w, join_with(&w, a, a->match, invite, ""), "foreign");
    assert_string_equal(join_with(&w, c, a->match, b->key, ""), "joined");
    assert_string_equal(reply_text(&w, "key"), "");
    close_world(&w);
}

/* A join whose reply is lost can be said again, with a key the guest has made. */
static void a_claimed_key_survives_a_lost_reply(void **unused)
{
    static const char claim[] = ",\"claim\":\"0123456789abcdef0123456789abcdef\"";
    World w;
    char invite[64];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    create(&w, a, "[\"me\",\"open\"]", "");
    snprintf(invite, sizeof invite, "%s",
             json_string_value(json_object_get(json_array_get(data(&w, "invites"), 0), "key")));
    assert_string_equal(join_with(&w, b, a->match, invite, claim), "joined");
    assert_string_equal(reply_text(&w, "key"), "0123456789abcdef0123456789abcdef");
    leave(&w, b);
    assert_string_equal(join_with(&w, c, a->match, invite, claim), "joined");
    assert_int_equal(json_integer_value(data(&w, "seat")), 2);
    assert_string_equal(reply_text(&w, "key"), "0123456789abcdef0123456789abcdef");
    check_code(&w, join_with(&w, c, a->match, invite, ",\"claim\":\"abc\""), "foreign");
    close_world(&w);
}

/* Who asks for another match can invite others to the seats of those who have left. */
static void a_rematch_invites_to_free_seats(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    assert_string_equal(ask_match(&w, b, "resign", ""), "done");
    leave(&w, b);
    ask(&w, a, "{\"t\":\"rematch\",\"d\":{\"match\":\"%s\"}}", a->match);
    const json_t *invite = json_array_get(data(&w, "invites"), 0);
    assert_int_equal(json_integer_value(json_object_get(invite, "seat")), 2);
    char match[STORE_SLUG], key[64];
    snprintf(match, sizeof match, "%s", reply_text(&w, "match"));
    snprintf(key, sizeof key, "%s", json_string_value(json_object_get(invite, "key")));
    assert_string_equal(join_with(&w, c, match, key, ",\"name\":\"Carl\""), "joined");
    assert_int_equal(json_integer_value(data(&w, "seat")), 2);
    close_world(&w);
}

static const char *ask_standin(World *w, Person *p, int seat)
{
    return ask(w, p, "{\"t\":\"standin\",\"q\":1,\"d\":{\"match\":\"%s\",\"seat\":%d}}", p->match,
               seat);
}

/* A dropped connection is no absence; after the time that was agreed on a bot may play. */
static void a_bot_stands_in_only_after_an_absence(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"standin\":300,\"options\":{\"selection\":\"suggested\"}");
    assert_int_equal(json_integer_value(json_object_get(b->view, "standin")), 300);
    leave(&w, b);
    check_code(&w, ask_standin(&w, a, 2), "refused");
    pass_time(&w, 200000);
    b = come_back(&w, 1);
    leave(&w, b);
    pass_time(&w, 299000);
    check_code(&w, ask_standin(&w, a, 2), "refused");
    assert_non_null(strstr(reply_text(&w, "text"), "1 s"));
    assert_string_equal(kind_of(a, 1), "person");
    pass_time(&w, 1000);
    ask_standin(&w, a, 2);
    assert_string_equal(kind_of(a, 1), "bot");
    assert_string_equal(json_string_value(json_object_get(seat_of(a, 1), "standin")), "Bert");
    close_world(&w);
}

/* The setting outlives the room's stay in memory, and absence begins anew when it is loaded. */
static void the_time_for_a_stand_in_is_kept(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"standin\":40,\"options\":{\"selection\":\"suggested\"}");
    close_hub(&w);
    open_hub(&w);
    a = come_back(&w, 0);
    pass_time(&w, 39000);
    check_code(&w, ask_standin(&w, a, 2), "refused");
    pass_time(&w, 1000);
    ask_standin(&w, a, 2);
    assert_string_equal(kind_of(a, 1), "bot");
    close_world(&w);
}

/* The bot plays for the absent one, but does not agree for them to take anything back. */
static void a_stand_in_does_not_consent(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    play_out(&w, a, b, 10);
    leave(&w, b);
    pass_time(&w, 120000);
    ask_standin(&w, a, 2);
    assert_string_equal(kind_of(a, 1), "bot");
    play_out(&w, a, a, 3);
    const long long version = a->version;
    ask(&w, a, "{\"t\":\"takeback\",\"q\":1,\"v\":%lld,\"d\":{\"match\":\"%s\",\"to\":0}}",
        a->version, a->match);
    settle(&w);
    assert_int_equal(a->version, version);
    /* Back at the table, Bert decides. */
    b = come_back(&w, 1);
    ask(&w, a, "{\"t\":\"takeback\",\"q\":1,\"v\":%lld,\"d\":{\"match\":\"%s\",\"to\":0}}",
        a->version, a->match);
    const long long proposal = json_integer_value(data(&w, "proposal"));
    assert_true(proposal > 0);
    ask(&w, b, "{\"t\":\"agree\",\"q\":1,\"d\":{\"match\":\"%s\",\"proposal\":%lld}}", a->match,
        proposal);
    assert_int_equal(json_integer_value(json_object_get(a->view, "answers")), 0);
    close_world(&w);
}

/* A bot whose question another seat has answered first is asked again. */
static void a_bot_that_is_overtaken_thinks_again(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    w.hold_bots = true;
    /* Both set a card aside at the same time. */
    create_game(&w, a, "null", "[\"me\",\"bot:random\"]", ",\"options\":{\"goal\":40}");
    assert_non_null(w.jobs);
    assert_non_null(first_option(a));
    answer(&w, a, first_option(a));
    w.hold_bots = false;
    settle(&w);
    assert_int_equal(play_out(&w, a, a, 1), 1);
    close_world(&w);
}

/* ---- time ---- */

/* The process stood still for a minute: nobody is refused for what came in meanwhile, and nobody's
 * clock has run. */
static void a_pause_counts_for_nobody(void **unused)
{
    World w;
    HubLimits limits;
    (void)unused;
    open_world(&w);
    hub_standard_limits(&limits);
    limits.cpu_per_address = 100000;
    open_hub_with(&w, &limits);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"clock\":60,\"options\":{\"selection\":\"suggested\"}");
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
    HubLimits limits;
    (void)unused;
    open_world(&w);
    hub_standard_limits(&limits);
    limits.messages_per_second = 2;
    open_hub_with(&w, &limits);
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
    char invite[64];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    create(&w, a, "[\"me\",\"open\"]", ",\"clock\":60,\"options\":{\"selection\":\"suggested\"}");
    snprintf(invite, sizeof invite, "%s",
             json_string_value(json_object_get(json_array_get(data(&w, "invites"), 0), "key")));
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
        Person *a = come(&w, 0), *b = come(&w, 1);
        seat_two(&w, a, b, ",\"clock\":600,\"options\":{\"selection\":\"suggested\"}");
        const int asked = asked_of_two(a, b) == a ? 0 : 1;
        pass_time(&w, 100000);
        if (restart) {
            hub_rest(w.hub);
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

/* ---- budgets ---- */

static void open_limited(World *w, HubLimits *limits)
{
    open_world(w);
    open_hub_with(w, limits);
}

static HubLimits standard(void)
{
    HubLimits limits;
    hub_standard_limits(&limits);
    limits.cpu_per_address = limits.messages_per_second = limits.messages_per_address = 100000;
    limits.views_per_second = 100000;
    return limits;
}

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
    HubLimits limits = standard();
    (void)unused;
    limits.jobs_per_address = 10;
    limits.jobs = 15;
    open_limited(&w, &limits);
    w.hold_bots = true;
    Person *a = come(&w, 0);
    create_game(&w, a, "null", "[\"me\",\"open\"]", "");
    for (int i = 0; i < 12; i++)
        ask_forecast(&w, a);
    check_code(&w, ask_forecast(&w, a), "busy");
    assert_int_equal(jobs_waiting(&w), 10);
    for (int k = 0; k < 2; k++) {
        Person *p = &w.person[1 + k];
        p->conn = hub_connect(w.hub, p, k == 0 ? "192.0.2.1" : "192.0.2.2", w.now);
        p->known = json_object();
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
    Person *a = come(&w, 0);
    create_game(&w, a, "null", "[\"me\",\"open\"]", "");
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
    HubLimits limits = standard();
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
    HubLimits limits = standard();
    (void)unused;
    limits.cpu_per_address = 1;
    open_limited(&w, &limits);
    Person *a = come(&w, 0);
    create_game(&w, a, "null", "[\"me\",\"open\"]", "");
    w.hold_bots = true;
    ask_forecast(&w, a);
    HubJob *job = w.jobs;
    w.jobs = 0;
    hub_job_run(job);
    job->us = 2000000;  /* it has taken two seconds */
    hub_thought(w.hub, job, w.now);
    check_code(&w, ask_forecast(&w, a), "busy");
    assert_string_equal(ask(&w, a, "{\"t\":\"lobby\",\"q\":1,\"d\":{}}"), "lobby");
    Person *b = &w.person[1];
    b->conn = hub_connect(w.hub, b, "192.0.2.1", w.now);
    b->known = json_object();
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
    HubLimits limits = standard();
    (void)unused;
    limits.chat_per_address = 6;
    open_limited(&w, &limits);
    Person *a = come(&w, 0);
    create_game(&w, a, "null", "[\"me\",\"open\"]", "");
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
    HubLimits limits = standard();
    (void)unused;
    limits.answers_per_match = 12;
    open_limited(&w, &limits);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
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
    HubLimits limits = standard();
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
    HubLimits limits = standard();
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
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
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
    HubLimits limits = standard();
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

/* ---- log-ins ---- */

static const char *log_in(World *w, Person *p, const char *name, const char *password)
{
    return ask(w, p, "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"%s\",\"password\":\"%s\"}}", name,
               password);
}

/* Whoever guesses waits longer and longer: from one address whatever the name, and for one name
 * wherever from, but there never for long. */
static void guessing_passwords_takes_for_ever(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = &w.person[1];
    b->conn = hub_connect(w.hub, b, "192.0.2.1", w.now);
    b->known = json_object();
    assert_string_equal(ask(&w, b, "{\"t\":\"register\",\"q\":1,\"d\":{\"name\":\"Bert\","
                                   "\"password\":\"correct horse\"}}"), "session");
    int tries = 0;
    for (int second = 0; second < 120; second++) {
        const char *reply = log_in(&w, a, "bert", "wrong horse!");
        assert_string_equal(reply, "error");
        tries += strcmp(reply_text(&w, "code"), "refused") == 0;
        pass_time(&w, 1000);
    }
    assert_in_range(tries, 5, 12);
    check_code(&w, log_in(&w, a, "bert", "correct horse"), "limit");
    check_code(&w, log_in(&w, a, "somebody", "else's horse"), "limit");
    pass_time(&w, 30000);
    assert_string_equal(log_in(&w, b, "Bert", "correct horse"), "session");
    pass_time(&w, 900000);
    assert_string_equal(log_in(&w, a, "Bert", "correct horse"), "session");
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_words_are_cut_between_letters),
        cmocka_unit_test(names_are_what_they_look_like),
        cmocka_unit_test(an_invitation_works_once),
        cmocka_unit_test(a_claimed_key_survives_a_lost_reply),
        cmocka_unit_test(a_rematch_invites_to_free_seats),
        cmocka_unit_test(a_bot_stands_in_only_after_an_absence),
        cmocka_unit_test(the_time_for_a_stand_in_is_kept),
        cmocka_unit_test(a_stand_in_does_not_consent),
        cmocka_unit_test(a_bot_that_is_overtaken_thinks_again),
        cmocka_unit_test(a_pause_counts_for_nobody),
        cmocka_unit_test(a_flood_is_refused_by_number),
        cmocka_unit_test(the_clock_waits_for_the_opponent),
        cmocka_unit_test(time_used_is_not_lost),
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
        cmocka_unit_test(guessing_passwords_takes_for_ever),
    };
    return cmocka_run_group_tests_name("hub guard", tests, prepare, 0);
}
