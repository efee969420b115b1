/* The hub with Gorgasali, the game with the most seats: ten see the same, have a rematch and come
 * back; and the events of long matches come in pages. */
#include "hub_gorgasali_kit.h"

#include "server/hub/hub_inner.h"

/* ---- ten seats ---- */

/* What came as changes is what a newcomer gets whole. */
static void compare_views(World *w, const Person *old, Person *fresh)
{
    if (fresh->conn != 0)
        assert_string_equal(ask_match(w, fresh, "leave", ""), "done");
    else
        come(w, (int)(fresh - w->person));
    assert_string_equal(ask(w, fresh, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
                            old->match), "joined");
    snprintf(fresh->match, sizeof fresh->match, "%s", old->match);
    assert_non_null(json_object_get(fresh->view, "view"));
    assert_null(json_object_get(fresh->view, "changes"));
    assert_int_equal(fresh->version, old->version);
    if (!json_equal(json_object_get(old->view, "view"), json_object_get(fresh->view, "view")))
        fail_msg("at version %lld what is known differs from what there is", old->version);
}

/* Returns how often there was something to compare: who is out early sees less. */
static int play_and_compare(World *w, const char *more, const char *seats)
{
    Person *p = come(w, 0);
    char with[200];
    size_t changes = 0;
    int views = 0;
    snprintf(with, sizeof with, ",\"listed\":true,\"options\":{\"characters\":\"random\"%s}", more);
    create_game(w, p, "gorgasali", seats, with);
    Person *old = watch(w, 1);
    const size_t first = strlen(old->raw);
    assert_in_range(first, 50000, 200000);
    for (int i = 0; i < 150 && !is_over(p); i++) {
        answer(w, p, any_option(p));
        if (json_object_get(old->view, "changes") != 0) {
            changes += strlen(old->raw);
            views++;
        }
        if (i % 10 == 0)
            compare_views(w, old, &w->person[2]);
    }
    assert_true(views == 0 || changes / (size_t)views < 10000);
    return views;
}

static void ten_seats_see_the_same(void **unused)
{
    World w;
    int views = 0;
    (void)unused;
    open_world(&w);
    for (int i = 0; i < 6 && views < 40; i++)
        views += play_and_compare(
            &w, "", "[\"me\",\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\","
            "\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\",\"bot:scripted\"]");
    assert_true(views >= 40);
    close_world(&w);
}

static void ten_partners_see_the_same(void **unused)
{
    World w;
    int views = 0;
    (void)unused;
    open_world(&w);
    for (int i = 0; i < 6 && views < 40; i++)
        views += play_and_compare(
            &w, ",\"mode\":\"partners\"",
            "[\"bot:random\",\"bot:random\",\"me\",\"bot:random\",\"bot:random\","
            "\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\",\"bot:scripted\"]");
    assert_true(views >= 40);
    close_world(&w);
}

static void ten_persons_play_and_have_a_rematch(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 10, alone);
    for (int i = 0; i < 120 && !is_over(&w.person[0]); i++) {
        Person *p = asked_of(&w, 10);
        answer(&w, p, any_option(p));
    }
    for (int i = 0; i < 9; i++) {
        assert_false(is_over(&w.person[9]));
        assert_string_equal(ask_match(&w, &w.person[i], "resign", ""), "done");
    }
    assert_true(is_over(&w.person[9]));
    const json_t *result = json_object_get(w.person[9].view, "result");
    assert_int_equal(seats_with(result, "win"), SEAT_BIT(9));
    assert_string_equal(json_string_value(json_object_get(result, "ending")), "resign");
    ask_match(&w, &w.person[3], "rematch", "");
    for (int i = 0; i < 10; i++)
        assert_non_null(strstr(w.person[i].raw, i == 3 ? "\"done\"" : "\"rematch\""));
    close_world(&w);
}

/* All ten come back to what they left, with the same questions. */
static void ten_persons_come_back_after_a_restart(void **unused)
{
    World w;
    json_t *before[10];
    char match[STORE_SLUG], key[10][64];
    (void)unused;
    open_world(&w);
    seat_all(&w, 10, ",\"clock\":3600,\"options\":{\"characters\":\"random\"}");
    for (int i = 0; i < 150 && !is_over(&w.person[0]); i++) {
        Person *p = asked_of(&w, 10);
        answer(&w, p, any_option(p));
    }
    assert_string_equal(ask_match(&w, &w.person[4], "resign", ""), "done");
    snprintf(match, sizeof match, "%s", w.person[0].match);
    for (int i = 0; i < 10; i++) {
        before[i] = json_pack("{s:O, s:O*}", "view", json_object_get(w.person[i].view, "view"),
                              "options", options_of(&w.person[i]));
        snprintf(key[i], sizeof key[i], "%s", w.person[i].key);
    }
    const long long version = w.person[0].version;
    close_hub(&w);
    open_hub(&w);
    w.hold_bots = true;
    for (int i = 0; i < 10; i++) {
        Person *p = come(&w, i);
        assert_string_equal(ask(&w, p, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\","
                                       "\"key\":\"%s\"}}", match, key[i]), "joined");
        assert_int_equal(p->version, version);
        assert_true(has_resigned(p, 4));
        assert_true(json_equal(json_object_get(before[i], "view"),
                               json_object_get(p->view, "view")));
        assert_true(i == 4 || json_equal(json_object_get(before[i], "options"), options_of(p)) ||
                    options_of(p) == json_object_get(before[i], "options"));
        json_decref(before[i]);
    }
    close_world(&w);
}

static void seats_and_modes_that_do_not_fit_are_refused(void **unused)
{
    static const struct { const char *seats, *more; } wrong[] = {
        {"[\"me\"]", ""},
        {"[\"me\",\"bot:random\",\"bot:random\"]", ",\"options\":{\"mode\":\"partners\"}"},
        {"[\"me\",\"bot:random\"]", ",\"options\":{\"mode\":\"partners\"}"},
    };
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        check_error(&w, ask(&w, p, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"gorgasali\","
                                   "\"seats\":%s%s}}", wrong[i].seats, wrong[i].more), "refused");
    check_error(&w, ask(&w, p, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"gorgasali\",\"seats\":"
                               "[\"me\",\"open\",\"open\",\"open\",\"open\",\"open\",\"open\","
                               "\"open\",\"open\",\"open\",\"open\"]}}"), "malformed");
    close_world(&w);
}

/* ---- long matches ---- */

static const char ten_bots[] =
    "[\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\","
    "\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\"]";

/* Whoever does not read while much happens is not sent all of it with the next view. */
static void who_misses_much_asks_for_it(void **unused)
{
    World w;
    bool missed = false;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    for (int i = 0; i < 7 && !missed; i++) {
        Conn *conn = p->conn;
        w.hold_bots = true;
        create_game(&w, p, "gorgasali", ten_bots, alone);
        p->conn = 0;
        w.hold_bots = false;
        settle(&w);
        p->conn = conn;
        read_all(&w, p);
        assert_true(is_over(p));
        assert_non_null(json_object_get(p->view, "changes"));
        missed = json_object_get(p->view, "events") == 0;
        assert_true(strlen(p->raw) < EVENTS_NEWS + 30000);
        assert_string_equal(ask_match(&w, p, "events", ""), "events");
        assert_int_equal(json_integer_value(data(&w, "to")),
                         json_integer_value(json_object_get(p->view, "answers")));
        assert_true(!missed || strlen(p->raw) > EVENTS_NEWS);
    }
    assert_true(missed);
    close_world(&w);
}

/* Events in pages are the same events. */
static void events_come_in_pages(void **unused)
{
    static char whole[1 << 18], page[1 << 18];
    static const SeatHolder people[MAX_SEATS];
    const Game *game = game_by_id("gorgasali");
    const uint8_t seed[SEED_BYTES] = {1};
    char why[MATCH_ERROR];
    Setup setup;
    (void)unused;
    game_setup_default(game, pack_builtin(game), 3, &setup);
    Match *m = match_new(game, &setup, people, seed, LANG_EN, why);
    assert_non_null(m);
    for (int i = 0; i < 200 && !match_over(m); i++) {
        const Menu *menu = match_menu(m, first_seat(match_asked(m)));
        assert_true(match_answer(m, menu->seat, menu->list[i % menu->n], LANG_EN, why));
    }
    Str all = STR_ON(whole);
    Json j = {.out = &all};
    assert_int_equal(write_events(&j, m, -1, match_length(m), 0, sizeof whole), match_length(m));
    json_t *events = json_loads(strchr(whole, '['), 0, 0);
    size_t n = 0, pages = 0;
    for (int from = -1; from < match_length(m); pages++) {
        Str some = STR_ON(page);
        j = (Json){.out = &some};
        const int to = write_events(&j, m, from, match_length(m), 0, 1000);
        assert_true(to > from && some.len < 10000);
        size_t i;
        json_t *event, *list = json_loads(strchr(page, '['), 0, 0);
        json_array_foreach(list, i, event)
            assert_true(json_equal(event, json_array_get(events, n++)));
        json_decref(list);
        from = to;
    }
    assert_int_equal(n, json_array_size(events));
    assert_true(pages > 5);
    json_decref(events);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ten_seats_see_the_same),
        cmocka_unit_test(ten_partners_see_the_same),
        cmocka_unit_test(ten_persons_play_and_have_a_rematch),
        cmocka_unit_test(ten_persons_come_back_after_a_restart),
        cmocka_unit_test(seats_and_modes_that_do_not_fit_are_refused),
        cmocka_unit_test(who_misses_much_asks_for_it),
        cmocka_unit_test(events_come_in_pages),
    };
    return cmocka_run_group_tests_name("hub gorgasali seats", tests, prepare, 0);
}
