/* What seats intend: told to the others, no move, and gone with the turn it was made for. */
#include "hub_limits_kit.h"

static const char *ask_plan(World *w, const Person *match, Person *p, const char *what)
{
    return ask(w, p, "{\"t\":\"plan\",\"q\":4,\"d\":{\"match\":\"%s\"%s}}", match->match, what);
}

/* The plans that somebody is told who comes: who has one, and of what. */
static const json_t *plans_told(World *w, Person *p)
{
    assert_string_equal(ask(w, p, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\","
                                  "\"key\":\"%s\"}}", p->match, p->key), "joined");
    return json_object_get(json_object_get(w->reply, "d"), "plans");
}

static const char *text_in(const json_t *of, const char *key)
{
    const char *text = json_string_value(json_object_get(of, key));
    return text != 0 ? text : "";
}

static const json_t *field_of(const Person *p, const char *type, json_t **keep)
{
    json_decref(*keep);
    *keep = json_loads(p->raw, 0, 0);
    assert_string_equal(text_in(*keep, "t"), type);
    return json_object_get(*keep, "d");
}

/* On the cell `d4`, then on another, then on none. */
static void a_plan_is_told_replaced_and_taken_back(void **unused)
{
    World w;
    Person *a, *b;
    json_t *keep = 0;
    (void)unused;
    open_world(&w);
    seat_both(&w, &a, &b, "");
    const long long before = a->version;
    assert_string_equal(ask_plan(&w, a, a, ",\"kind\":\"hex\",\"id\":\"d4\""), "done");
    const json_t *d = field_of(b, "plan", &keep);
    assert_int_equal(json_integer_value(json_object_get(d, "seat")), 1);
    assert_string_equal(text_in(json_object_get(d, "what"), "kind"), "hex");
    assert_string_equal(text_in(json_object_get(d, "what"), "id"), "d4");
    assert_int_equal(a->version, before);          /* it is no move */
    ask_plan(&w, a, a, ",\"kind\":\"hex\",\"id\":\"e4\"");
    const json_t *plans = plans_told(&w, b);
    assert_int_equal(json_array_size(plans), 1);
    assert_string_equal(text_in(json_object_get(json_array_get(plans, 0), "what"), "id"), "e4");
    assert_string_equal(ask_plan(&w, a, a, ""), "done");
    assert_null(json_object_get(field_of(b, "plan", &keep), "what"));
    assert_int_equal(json_array_size(plans_told(&w, b)), 0);
    json_decref(keep);
    close_world(&w);
}

static void what_is_no_plan_is_refused(void **unused)
{
    World w;
    Person *a, *b;
    (void)unused;
    open_world(&w);
    seat_both(&w, &a, &b, ",\"listed\":true");
    Person *c = come(&w, 2);
    check_error(&w, ask_plan(&w, a, a, ",\"kind\":\"hex\",\"id\":\"atlantis\""), "malformed");
    check_error(&w, ask_plan(&w, a, a, ",\"kind\":\"hex\""), "malformed");
    check_error(&w, ask_plan(&w, a, c, ",\"kind\":\"hex\",\"id\":\"d4\""), "missing");
    ask(&w, c, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    check_error(&w, ask_plan(&w, a, c, ",\"kind\":\"hex\",\"id\":\"d4\""), "foreign");
    assert_string_equal(ask(&w, b, "{\"t\":\"resign\",\"q\":3,\"d\":{\"match\":\"%s\"}}", b->match),
                        "done");
    check_error(&w, ask_plan(&w, a, a, ",\"kind\":\"hex\",\"id\":\"d4\""), "over");
    close_world(&w);
}

/* Lines of chat and plans are one budget. */
static void plans_are_bounded(void **unused)
{
    World w;
    Person *a, *b;
    HubLimits limits = wide_limits();
    (void)unused;
    limits.chat_per_address = 6;
    open_limited(&w, &limits);
    seat_both(&w, &a, &b, "");
    for (int i = 0; i < 10; i++)
        assert_string_equal(ask_plan(&w, a, a, i % 2 ? "" : ",\"kind\":\"hex\",\"id\":\"d4\""),
                            "done");
    check_code(&w, ask_plan(&w, a, a, ""), "limit");
    check_code(&w, ask(&w, a, "{\"t\":\"chat\",\"q\":1,\"d\":{\"match\":\"%s\",\"text\":\"hi\"}}",
                       a->match), "limit");
    close_world(&w);
}

/* Who was asked and no longer is has done what there was to do. */
static void a_plan_ends_with_the_turn(void **unused)
{
    World w;
    Person *a, *b;
    (void)unused;
    open_world(&w);
    seat_both(&w, &a, &b, "");
    Person *now = asked_of_two(a, b), *later = now == a ? b : a;
    ask_plan(&w, a, now, ",\"kind\":\"hex\",\"id\":\"d4\"");
    ask_plan(&w, a, later, ",\"kind\":\"hex\",\"id\":\"e4\"");
    while (asked_of_two(a, b) == now) {
        assert_int_equal(json_array_size(plans_told(&w, later)), 2);
        answer(&w, now, first_option(now));
    }
    const json_t *plans = plans_told(&w, later);
    assert_int_equal(json_array_size(plans), 1);
    assert_string_equal(text_in(json_object_get(json_array_get(plans, 0), "what"), "id"), "e4");
    close_world(&w);
}

/* A bot that plays together with somebody tells after its turn where the next one leads. */
static void a_partner_says_what_it_intends(const char *mode, const char *bot, size_t plans)
{
    World w;
    char seats[64], more[200];
    open_world(&w);
    Person *a = come(&w, 0);
    snprintf(seats, sizeof seats, "[\"me\",\"bot:%s\"]", bot);
    snprintf(more, sizeof more, ",\"options\":{\"scenario\":\"hunt\",\"heroes\":\"random\","
                                "\"mode\":\"%s\"}", mode);
    create_game(&w, a, "euthia", seats, more);
    for (int round = 0; round < 2; round++) {
        const json_t *options = json_object_get(a->view, "options");
        while (strcmp(text_in(json_array_get(options, json_array_size(options) - 1), "n"),
                      "end") != 0) {
            answer(&w, a, text_in(json_array_get(options, json_array_size(options) - 1), "n"));
            options = json_object_get(a->view, "options");
        }
        answer(&w, a, "end");
    }
    const json_t *told = plans_told(&w, a);
    assert_int_equal(json_array_size(told), plans);
    if (plans > 0)
        assert_string_equal(text_in(json_object_get(json_array_get(told, 0), "what"), "kind"),
                            "field");
    close_world(&w);
}

static void partners_say_what_they_intend(void **unused)
{
    (void)unused;
    a_partner_says_what_it_intends("cooperative", "greedy", 1);
    a_partner_says_what_it_intends("cooperative", "random", 0);
}

static void foes_do_not(void **unused)
{
    (void)unused;
    a_partner_says_what_it_intends("competitive", "greedy", 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plan_is_told_replaced_and_taken_back),
        cmocka_unit_test(what_is_no_plan_is_refused),
        cmocka_unit_test(plans_are_bounded),
        cmocka_unit_test(a_plan_ends_with_the_turn),
        cmocka_unit_test(partners_say_what_they_intend),
        cmocka_unit_test(foes_do_not),
    };
    return cmocka_run_group_tests_name("hub plans", tests, prepare, 0);
}
