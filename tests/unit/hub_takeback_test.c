/* Take-backs through the hub: outcomes that were seen do not come again, also not after the server
 * was stopped, and the log that everybody gets at the end proves it. */
#include "hub_kit.h"

#include "table/match.h"

static void restart(World *w)
{
    close_hub(w);
    open_hub(w);
    for (int i = 0; i < 2; i++)
        come_back(w, i);
}

static int answers_of(const Person *p)
{
    return (int)json_integer_value(json_object_get(p->view, "answers"));
}

static void take_back(World *w, Person *a, Person *b, int to)
{
    assert_string_equal(ask(w, a, "{\"t\":\"takeback\",\"v\":%lld,\"d\":{\"match\":\"%s\","
                                  "\"to\":%d}}", a->version, a->match, to), "proposal");
    const long long id = json_integer_value(data(w, "proposal"));
    ask(w, b, "{\"t\":\"agree\",\"d\":{\"match\":\"%s\",\"proposal\":%lld}}", b->match, id);
    assert_int_equal(answers_of(a), to);
}

static void two_at_null(World *w, Person *a, Person *b)
{
    create_game(w, a, "null", "[\"me\",\"open\"]", ",\"options\":{\"goal\":40}");
    accept_invite(w, a, b);
}

/* Two players set a card aside in secret; the second of these answers draws cards. It is taken back
 * twice; the server stops after the first time, after the second, both times or never. */
static void draw_three_times(World *w, int stops)
{
    char second[40];
    Person *a = come(w, 0), *b = come(w, 1);
    two_at_null(w, a, b);
    answer(w, asked_of_two(a, b), first_option(asked_of_two(a, b)));
    for (int i = 0; i < 3; i++) {
        Person *p = asked_of_two(a, b);
        if (i == 0)
            snprintf(second, sizeof second, "%s", first_option(p));
        answer(w, p, second);
        if (i < 2)
            take_back(w, a, b, 1);
        if (stops & 1 << i)
            restart(w);
    }
    play_out(w, a, b, 2000);
    assert_true(is_over(a));
    assert_string_equal(ask_match(w, a, "replay", ""), "replay");
}

static void what_was_drawn_is_drawn_anew(void **unused)
{
    static const char line[] = "takeback 2\n";
    (void)unused;
    for (int stops = 0; stops < 4; stops++) {
        World w;
        char why[MATCH_ERROR];
        open_world(&w);
        draw_three_times(&w, stops);
        char *log = strdup(reply_text(&w, "log"));
        if (!match_verify(log, why))
            fail_msg("%s", why);
        /* It is not what the seed gives without take-backs. */
        char *at = strstr(log, line);
        assert_non_null(at);
        memmove(at, at + strlen(line), strlen(at + strlen(line)) + 1);
        assert_false(match_verify(log, why));
        assert_non_null(strstr(why, "the seed gives something else"));
        free(log);
        close_world(&w);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_drawn_is_drawn_anew),
    };
    return cmocka_run_group_tests(tests, prepare, NULL);
}
