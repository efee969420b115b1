/* The hub with Adeloth, the game with a stack: questions that can be passed, effects that speak of
 * what lies elsewhere, forecasts with forks and groups, warbands. */
#include "hub_kit.h"

/* Plays seat 1 by the bot's advice until an answer begins like this; NULL: the match is over. */
static const char *play_until(World *w, Person *p, const char *begin)
{
    for (int i = 0; i < 3000 && !is_over(p); i++) {
        const char *found = option_like(p, begin);
        if (found != 0)
            return found;
        answer(w, p, any_option(p));
    }
    return 0;
}

/* A match at `level` in which seat 1 can attack; the option is in `attack`. */
static Person *at_the_front(World *w, const char *level, char attack[100])
{
    char options[60];
    Person *p = come(w, 0);
    snprintf(options, sizeof options, ",\"options\":{\"level\":\"%s\"}", level);
    for (int i = 0; i < 50; i++) {
        create_game(w, p, "adeloth", "[\"me\",\"bot:random\"]", options);
        const char *found = play_until(w, p, "attack ");
        if (found != 0) {
            snprintf(attack, 100, "%s", found);
            return p;
        }
    }
    fail_msg("nobody ever met");
    return 0;
}

static const json_t *forecast_of(World *w, Person *p, const char *option)
{
    char more[140];
    snprintf(more, sizeof more, ",\"option\":\"%s\"", option);
    assert_string_equal(ask_match(w, p, "forecast", more), "forecast");
    return json_object_get(w->reply, "d");
}

static void an_attack_is_foretold(void **unused)
{
    World w;
    char attack[100];
    (void)unused;
    open_world(&w);
    Person *p = at_the_front(&w, "2", attack);
    const json_t *d = forecast_of(&w, p, attack), *groups = json_object_get(d, "groups");
    assert_int_equal(json_array_size(groups), 2);
    const json_t *own = json_array_get(groups, 0), *other = json_array_get(groups, 1);
    assert_string_equal(json_string_value(json_object_get(own, "id")), "attackers");
    assert_string_equal(json_string_value(json_object_get(other, "id")), "defenders");
    assert_int_equal(json_integer_value(json_object_get(own, "seat")), 1);
    assert_int_equal(json_integer_value(json_object_get(other, "seat")), 2);
    assert_true(json_is_integer(json_object_get(json_object_get(own, "facts"), "agility")));
    assert_true(json_array_size(json_object_get(own, "of")) >= 1);
    close_world(&w);
}

/* At level 1 there is no check, so the attacked one is always asked whether it defends. */
static void both_ways_to_take_it(void **unused)
{
    World w;
    char attack[100];
    (void)unused;
    open_world(&w);
    Person *p = at_the_front(&w, "1", attack);
    const json_t *d = forecast_of(&w, p, attack), *forks = json_object_get(d, "forks");
    assert_null(json_object_get(d, "groups"));
    assert_int_equal(json_array_size(forks), 2);
    assert_int_equal(json_integer_value(json_object_get(d, "asked")), 2);
    for (size_t i = 0; i < 2; i++) {
        const json_t *fork = json_array_get(forks, i);
        assert_string_equal(json_string_value(json_object_get(fork, "option")),
                            i == 0 ? "defend" : "endure");
        /* a sample, unless chance has no say in it and nothing hidden matters */
        if (!json_is_true(json_object_get(fork, "exact")))
            assert_int_equal(json_integer_value(json_object_get(fork, "copies")), FORECAST_COPIES);
        assert_true(json_is_array(json_object_get(fork, "lines")));
        assert_true(json_is_array(json_object_get(fork, "events")));
    }
    close_world(&w);
}

/* Attacks until the attacker himself is asked whether he reacts to it. */
static Person *asked_to_react(World *w)
{
    char attack[100];
    for (int i = 0; i < 50; i++) {
        Person *p = at_the_front(w, "1", attack);
        assert_null(json_object_get(json_object_get(p->view, "prompt"), "pass"));
        answer(w, p, attack);
        if (strcmp(prompt_of(p), "react") == 0)
            return p;
    }
    fail_msg("nobody was ever asked");
    return 0;
}

static const char *about_of(const json_t *prompt, size_t i, const char *key)
{
    return json_string_value(json_object_get(
        json_array_get(json_object_get(prompt, "about"), i), key));
}

/* A question that can be passed says so, and what it is about; the stack speaks of characters that
 * stand on the board. */
static void what_can_be_passed(void **unused)
{
    World w;
    int mentions = 0;
    size_t i;
    json_t *item;
    (void)unused;
    open_world(&w);
    const Person *p = asked_to_react(&w);
    const json_t *prompt = json_object_get(p->view, "prompt");
    assert_true(json_is_true(json_object_get(prompt, "pass")));
    assert_string_equal(about_of(prompt, 0, "kind"), "entry");
    assert_string_equal(about_of(prompt, 0, "id"), "attack");
    assert_string_equal(about_of(prompt, 1, "kind"), "seat");
    assert_string_equal(about_of(prompt, 2, "kind"), "unit");
    assert_string_equal(option_like(p, ""), "pass");
    json_array_foreach(json_object_get(json_object_get(p->view, "view"), "items"), i, item)
        if (strcmp(json_string_value(json_object_get(item, "area")), "stack") == 0)
            mentions += json_is_true(json_object_get(item, "mention"));
    assert_int_equal(mentions, 2);  /* who attacks whom */
    close_world(&w);
}

static void groups_for_everybody(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0), *other = come(&w, 1);
    create_game(&w, p, "adeloth", "[\"me\",\"bot:random\"]", "");
    assert_string_equal(ask_match(&w, p, "groups", ""), "groups");
    assert_int_equal(json_array_size(data(&w, "groups")), 0);
    snprintf(other->match, sizeof other->match, "%s", p->match);
    check_error(&w, ask_match(&w, other, "groups", ""), "missing");
    create_game(&w, p, "null", "[\"me\",\"bot:random\"]", "");
    assert_string_equal(ask_match(&w, p, "groups", ""), "groups");
    assert_true(json_is_array(data(&w, "groups")));
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_attack_is_foretold),
        cmocka_unit_test(both_ways_to_take_it),
        cmocka_unit_test(what_can_be_passed),
        cmocka_unit_test(groups_for_everybody),
    };
    return cmocka_run_group_tests_name("hub adeloth", tests, prepare, 0);
}
