/* Looking back at a match that is over: a slice at a time, for everybody, and only then. */
#include "hub_limits_kit.h"

static const char *analyse(World *w, const Person *match, Person *p)
{
    return ask(w, p, "{\"t\":\"analyse\",\"q\":6,\"d\":{\"match\":\"%s\"}}", match->match);
}

static const json_t *told(const World *w, const char *key)
{
    return json_object_get(json_object_get(w->reply, "d"), key);
}

/* A match of a few answers that somebody gives up. */
static void play_and_resign(World *w, Person *a, Person *b, int answers)
{
    for (int i = 0; i < answers; i++)
        answer(w, asked_of_two(a, b), first_option(asked_of_two(a, b)));
    assert_string_equal(ask(w, b, "{\"t\":\"resign\",\"q\":3,\"d\":{\"match\":\"%s\"}}", b->match),
                        "done");
}

/* Asks until all is found; how often. */
static int until_found(World *w, const Person *match, Person *p)
{
    int asked = 0;
    do {
        assert_string_equal(analyse(w, match, p), "analysis");
        assert_true(++asked < 1000);
    } while (told(w, "found") == 0);
    return asked;
}

/* Refused while it goes on, then found for whoever asks: a chance for every choice, an accuracy for
 * every seat, and the second who asks gets it at once. */
static void a_match_that_is_over_is_looked_at(void **unused)
{
    World w;
    Person *a, *b;
    size_t i;
    json_t *choice;
    (void)unused;
    open_world(&w);
    seat_both(&w, &a, &b, ",\"listed\":true");
    check_error(&w, analyse(&w, a, a), "refused");
    play_and_resign(&w, a, b, 8);
    assert_true(until_found(&w, a, a) > 1);
    assert_int_equal(json_integer_value(told(&w, "done")), 9);
    const json_t *found = told(&w, "found");
    assert_int_equal(json_array_size(json_object_get(found, "seats")), 2);
    const json_t *choices = json_object_get(found, "choices");
    assert_in_range(json_array_size(choices), 4, 8);   /* the rest were no choices */
    json_array_foreach(choices, i, choice) {
        const double chance = json_real_value(json_object_get(choice, "chance"));
        assert_true(chance >= 0 && chance <= 1);
        assert_in_range(json_integer_value(json_object_get(choice, "seat")), 1, 2);
        assert_in_range(json_integer_value(json_object_get(choice, "v")), 0, 7);
    }
    Person *c = come(&w, 2);
    ask(&w, c, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    assert_int_equal(until_found(&w, a, c), 1);
    close_world(&w);
}

/* Nobody asks any more, or the match leaves memory with a thread still at it: nothing is lost that
 * anybody waits for, and nothing leaks. */
static void it_rests_when_nobody_asks(void **unused)
{
    World w;
    Person *a, *b;
    (void)unused;
    open_world(&w);
    seat_both(&w, &a, &b, "");
    play_and_resign(&w, a, b, 4);
    w.hold_bots = true;
    assert_string_equal(analyse(&w, a, a), "analysis");
    assert_non_null(w.jobs);
    assert_null(w.jobs->next);
    assert_string_equal(analyse(&w, a, b), "analysis");   /* the same one */
    assert_null(w.jobs->next);
    assert_null(told(&w, "found"));
    w.hold_bots = false;
    settle(&w);
    assert_null(w.jobs);
    assert_true(until_found(&w, a, b) >= 1);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_that_is_over_is_looked_at),
        cmocka_unit_test(it_rests_when_nobody_asks),
    };
    return cmocka_run_group_tests_name("hub looking", tests, prepare, 0);
}
