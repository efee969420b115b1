/* Coming back to what was under way: one rematch for all, open proposals, chat that does not grow,
 * names that everybody is told alike. */
#include "hub_kit.h"

#include "store_faults.h"

static void resign(World *w, Person *p)
{
    assert_string_equal(ask_match(w, p, "resign", ""), "done");
}

/* Two who are asked at the end; B has resigned. */
static void finished(World *w, Person **a, Person **b)
{
    open_world(w);
    *a = come(w, 0), *b = come(w, 1);
    seat_two(w, *a, *b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    resign(w, *b);
}

/* The match a person was led to, and the key for it. */
typedef struct Led { char match[STORE_SLUG], key[64]; } Led;

static Led rematch(World *w, Person *p)
{
    Led led = {{0}, {0}};
    assert_string_equal(ask(w, p, "{\"t\":\"rematch\",\"d\":{\"match\":\"%s\"}}", p->match),
                        "rematch");
    snprintf(led.match, sizeof led.match, "%s", reply_text(w, "match"));
    snprintf(led.key, sizeof led.key, "%s", reply_text(w, "key"));
    return led;
}

static long open_matches(World *w, Person *p)
{
    assert_string_equal(ask(w, p, "{\"t\":\"lobby\",\"q\":3,\"d\":{}}"), "lobby");
    const json_t *d = json_object_get(w->reply, "d");
    return (long)(json_array_size(json_object_get(d, "open")) +
                  json_array_size(json_object_get(d, "running")));
}

static void check_opens(World *w, Person *p, const Led *led, int seat)
{
    assert_string_equal(ask(w, p, "{\"t\":\"join\",\"q\":5,\"d\":{\"match\":\"%s\","
                                  "\"key\":\"%s\"}}", led->match, led->key), "joined");
    assert_int_equal(json_integer_value(data(w, "seat")), seat);
}

static void two_who_ask_get_one_rematch(void **unused)
{
    World w;
    Person *a, *b;
    (void)unused;
    finished(&w, &a, &b);
    const Led first = rematch(&w, a);
    const long there = open_matches(&w, a);
    /* B has been told already: nothing more is to be said, and the key of then stays good. */
    assert_string_equal(ask(&w, b, "{\"t\":\"rematch\",\"q\":4,\"d\":{\"match\":\"%s\"}}",
                            b->match), "done");
    assert_int_equal(open_matches(&w, a), there);
    /* Whoever has lost the key gets another one for the same seat. */
    leave(&w, b);
    b = come_back(&w, 1);
    const Led again = rematch(&w, b);
    assert_string_equal(again.match, first.match);
    check_opens(&w, b, &again, 2);
    assert_int_equal(open_matches(&w, a), there);
    close_world(&w);
}

static void who_comes_later_is_led_to_the_rematch(void **unused)
{
    World w;
    Person *a, *b;
    (void)unused;
    finished(&w, &a, &b);
    leave(&w, b);
    const Led first = rematch(&w, a);
    /* Also after a restart, when nobody remembers it but the store. */
    Led kept = {{0}, {0}};
    snprintf(kept.match, sizeof kept.match, "%s", b->match);
    snprintf(kept.key, sizeof kept.key, "%s", b->key);
    close_hub(&w);
    open_hub(&w);
    b = come(&w, 1);
    snprintf(b->match, sizeof b->match, "%s", kept.match);
    check_opens(&w, b, &kept, 2);
    const Led led = rematch(&w, b);
    assert_string_equal(led.match, first.match);
    check_opens(&w, b, &led, 2);
    /* The list still tells how the old match ended. */
    assert_string_equal(ask(&w, b, "{\"t\":\"mine\",\"q\":3,\"d\":{\"keys\":[\"%s\"]}}", kept.key),
                        "mine");
    const json_t *row = json_array_get(data(&w, "matches"), 0);
    assert_string_equal(json_string_value(json_object_get(row, "status")), "over");
    assert_non_null(json_object_get(row, "result"));
    close_world(&w);
}

/* Who was invited to an empty place is not driven from it. */
static void a_place_that_is_taken_stays_taken(void **unused)
{
    World w;
    Person *a, *b;
    (void)unused;
    finished(&w, &a, &b);
    leave(&w, b);
    assert_string_equal(ask(&w, a, "{\"t\":\"rematch\",\"d\":{\"match\":\"%s\"}}", a->match),
                        "rematch");
    char invite[64], match[STORE_SLUG];
    const json_t *first = json_array_get(data(&w, "invites"), 0);
    snprintf(invite, sizeof invite, "%s", json_string_value(json_object_get(first, "key")));
    snprintf(match, sizeof match, "%s", reply_text(&w, "match"));
    Person *c = come(&w, 2);
    assert_string_equal(ask(&w, c, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\",\"key\":\"%s\","
                                   "\"name\":\"Carla\"}}", match, invite), "joined");
    b = come_back(&w, 1);
    check_error(&w, ask(&w, b, "{\"t\":\"rematch\",\"q\":4,\"d\":{\"match\":\"%s\"}}", b->match),
                "refused");
    close_world(&w);
}

static void a_failed_commit_forgets_the_rematch(void **unused)
{
    World w;
    Person *a, *b;
    (void)unused;
    finished(&w, &a, &b);
    leave(&w, b);
    store_faults_set(STORE_FAULT_WRITE, 0, -1);
    check_error(&w, ask(&w, a, "{\"t\":\"rematch\",\"q\":4,\"d\":{\"match\":\"%s\"}}", a->match),
                "store");
    store_faults_lift();
    pass_time(&w, 3000);
    const Led led = rematch(&w, a);
    check_opens(&w, a, &led, 1);
    close_world(&w);
}

static void open_proposals_are_told_to_who_comes_back(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    play_out(&w, a, b, 20);
    assert_string_equal(ask(&w, a, "{\"t\":\"takeback\",\"v\":%lld,\"d\":{\"match\":\"%s\","
                                   "\"to\":4}}", a->version, a->match), "proposal");
    const json_int_t id = json_integer_value(data(&w, "proposal"));
    for (int i = 0; i < 2; i++) {
        Person *p = i == 0 ? b : a;
        leave(&w, p);
        come(&w, i == 0 ? 1 : 0);
        assert_string_equal(ask(&w, p, "{\"t\":\"join\",\"d\":{\"match\":\"%s\",\"key\":\"%s\"}}",
                                p->match, p->key), "proposal");
        assert_int_equal(json_integer_value(data(&w, "proposal")), id);
        assert_string_equal(reply_text(&w, "state"), "open");
        assert_int_equal(json_is_true(data(&w, "asked")), i == 0);
    }
    ask(&w, b, "{\"t\":\"refuse\",\"d\":{\"match\":\"%s\",\"proposal\":%lld}}", b->match,
        (long long)id);
    leave(&w, b);
    come_back(&w, 1);  /* settled: nothing is told but that they are here */
    close_world(&w);
}

static void count_line(void *to, int seat, int64_t at, const char *text)
{
    (void)seat, (void)at, (void)text;
    ++*(int *)to;
}

static void old_chat_is_forgotten(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, "");
    for (int i = 0; i < 70; i++) {
        assert_string_equal(ask(&w, a, "{\"t\":\"chat\",\"d\":{\"match\":\"%s\","
                                       "\"text\":\"line %d\"}}", a->match, i), "chat");
        pass_time(&w, 3000);
    }
    int kept = 0;
    assert_true(store_chats(w.store, 1, 1000, count_line, &kept));
    assert_int_equal(kept, 50);
    leave(&w, b);
    come_back(&w, 1);
    const json_t *chat = data(&w, "chat");
    assert_int_equal(json_array_size(chat), 50);
    assert_string_equal(json_string_value(json_object_get(json_array_get(chat, 49), "text")),
                        "line 69");
    close_world(&w);
}

static const char *name_in(const json_t *seats, size_t seat)
{
    return json_string_value(json_object_get(json_array_get(seats, seat), "name"));
}

/* View, lists and the log of a match call everybody the same. */
static void names_agree(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    create(&w, a, "[\"me\",\"bot:scripted\"]",
           ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    char bot[64], line[128];
    const json_t *seats = json_object_get(a->view, "seats");
    assert_string_equal(name_in(seats, 0), "Anna");
    snprintf(bot, sizeof bot, "%s", name_in(seats, 1));
    assert_memory_equal(bot, "Bot ", 4);
    assert_string_equal(json_string_value(json_object_get(json_array_get(seats, 1), "bot")),
                        "scripted");
    ask(&w, a, "{\"t\":\"mine\",\"q\":3,\"d\":{\"keys\":[\"%s\"]}}", a->key);
    const json_t *row = json_array_get(data(&w, "matches"), 0);
    assert_string_equal(name_in(json_object_get(row, "seats"), 1), bot);
    resign(&w, a);
    assert_string_equal(ask_match(&w, a, "replay", ""), "replay");
    snprintf(line, sizeof line, "\nseat 2 bot scripted %s\n", bot);
    assert_non_null(strstr(reply_text(&w, "log"), line));
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_who_ask_get_one_rematch),
        cmocka_unit_test(who_comes_later_is_led_to_the_rematch),
        cmocka_unit_test(a_place_that_is_taken_stays_taken),
        cmocka_unit_test(a_failed_commit_forgets_the_rematch),
        cmocka_unit_test(open_proposals_are_told_to_who_comes_back),
        cmocka_unit_test(old_chat_is_forgotten),
        cmocka_unit_test(names_agree),
    };
    store_faults_install();
    return cmocka_run_group_tests_name("hub rematch", tests, prepare, 0);
}
