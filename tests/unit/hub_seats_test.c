/* Who sits where: invitations, keys, stand-ins for who is away. */
#include "hub_limits_kit.h"

/* Whoever sent the invitation cannot come in with it after the guest. */
static void an_invitation_works_once(void **unused)
{
    World w;
    char invite[INVITE];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    create(&w, a, "[\"me\",\"open\"]", "");
    copy_invite(&w, invite);
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
    char invite[INVITE];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    create(&w, a, "[\"me\",\"open\"]", "");
    copy_invite(&w, invite);
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
    Person *a, *b;
    seat_both(&w, &a, &b, ",\"standin\":300");
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
    Person *a, *b;
    seat_both(&w, &a, &b, ",\"standin\":40");
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
    Person *a, *b;
    seat_both(&w, &a, &b, "");
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_invitation_works_once),
        cmocka_unit_test(a_claimed_key_survives_a_lost_reply),
        cmocka_unit_test(a_rematch_invites_to_free_seats),
        cmocka_unit_test(a_bot_stands_in_only_after_an_absence),
        cmocka_unit_test(the_time_for_a_stand_in_is_kept),
        cmocka_unit_test(a_stand_in_does_not_consent),
        cmocka_unit_test(a_bot_that_is_overtaken_thinks_again),
    };
    return cmocka_run_group_tests_name("hub seats", tests, prepare, 0);
}
