/* The hub with Gorgasali, the game with the largest board and the most seats: ways and ranges,
 * exact odds, ten seats, partners who trade, resignation where others play on, clocks, rematch. */
#include "hub_kit.h"

#include "server/hub_inner.h"

static const char alone[] = ",\"options\":{\"characters\":\"random\"}";

/* ---- people at a table ---- */

/* Seats `n` persons; the first creates the match. */
static void seat_all(World *w, int n, const char *more)
{
    char seats[200] = "[\"me\"";
    for (int i = 1; i < n; i++)
        strcat(seats, ",\"open\"");
    strcat(seats, "]");
    create_game(w, come(w, 0), "gorgasali", seats, more);
    json_t *created = json_incref(w->reply);
    const json_t *invites = json_object_get(json_object_get(created, "d"), "invites");
    assert_int_equal(json_array_size(invites), n - 1);
    for (int i = 1; i < n; i++) {
        Person *p = come(w, i);
        const json_t *invite = json_array_get(invites, (size_t)i - 1);
        assert_int_equal(json_integer_value(json_object_get(invite, "seat")), i + 1);
        snprintf(p->match, sizeof p->match, "%s", w->person[0].match);
        snprintf(p->key, sizeof p->key, "%s", json_string_value(json_object_get(invite, "key")));
        assert_string_equal(ask(w, p, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\","
                                      "\"key\":\"%s\"}}", p->match, p->key), "joined");
    }
    json_decref(created);
}

static Person *watch(World *w, int i)
{
    Person *p = come(w, i);
    snprintf(p->match, sizeof p->match, "%s", w->person[0].match);
    assert_string_equal(ask(w, p, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", p->match),
                        "joined");
    return p;
}

static Person *asked_of(World *w, int n)
{
    for (int i = 0; i < n; i++)
        if (options_of(&w->person[i]) != 0)
            return &w->person[i];
    return 0;
}

static bool is_offered(const Person *p, const char *option)
{
    size_t i;
    json_t *offer;
    json_array_foreach(options_of(p), i, offer)
        if (strcmp(json_string_value(json_object_get(offer, "n")), option) == 0)
            return true;
    return false;
}

/* ---- what a person sees ---- */

static const json_t *area_of(const Person *p, const char *id)
{
    size_t i;
    json_t *area;
    const json_t *areas = json_object_get(json_object_get(p->view, "view"), "areas");
    json_array_foreach(areas, i, area)
        if (strcmp(json_string_value(json_object_get(area, "id")), id) == 0)
            return area;
    return 0;
}

static const json_t *figure_of(const Person *p, int seat)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(json_object_get(p->view, "view"), "items"), i, item)
        if (strcmp(json_string_value(json_object_get(item, "kind")), "character") == 0 &&
            json_integer_value(json_object_get(item, "owner")) == seat + 1)
            return item;
    return 0;
}

/* The word of the square where the figure of a seat stands; "": it is not on the map. */
static const char *square_of(const Person *p, int seat)
{
    const json_t *item = figure_of(p, seat);
    if (strcmp(json_string_value(json_object_get(item, "area")), "map") != 0)
        return "";
    const size_t cell = (size_t)json_integer_value(json_object_get(item, "cell"));
    const json_t *cells = json_object_get(area_of(p, "map"), "cells");
    return json_string_value(json_object_get(json_array_get(cells, cell), "id"));
}

static bool says(const json_t *list, const char *word)
{
    size_t i;
    json_t *one;
    json_array_foreach(list, i, one)
        if (strcmp(json_string_value(one), word) == 0)
            return true;
    return false;
}

static bool has_resigned(const Person *p, int seat)
{
    const json_t *seats = json_object_get(p->view, "seats");
    return json_is_true(json_object_get(json_array_get(seats, (size_t)seat), "resigned"));
}

/* ---- ways ---- */

/* Answers the route in w->reply as the protocol says: what is no longer offered was the only
 * possible answer and is skipped. */
static void walk(World *w, Person *p)
{
    size_t i;
    json_t *step, *route = json_incref((json_t *)(uintptr_t)data(w, "answers"));
    json_array_foreach(route, i, step)
        if (is_offered(p, json_string_value(step)))
            answer(w, p, json_string_value(step));
    json_decref(route);
}

/* The own steps since then went along the path; what came later does not matter. */
static void check_steps(World *w, Person *p, int seat, json_int_t since, const json_t *path)
{
    char more[60];
    size_t i, steps = 0;
    json_t *event;
    const char *who = json_string_value(json_object_get(figure_of(p, seat), "id"));
    snprintf(more, sizeof more, ",\"since\":%lld", (long long)since);
    assert_string_equal(ask_match(w, p, "events", more), "events");
    json_array_foreach(data(w, "events"), i, event) {
        const char *e = json_string_value(json_object_get(event, "e"));
        const json_t *args = json_object_get(event, "args");
        if ((strcmp(e, "step") != 0 && strcmp(e, "enter") != 0) ||
            strcmp(json_string_value(json_array_get(args, 0)), who) != 0 ||
            steps == json_array_size(path))
            continue;
        assert_string_equal(json_string_value(json_array_get(args, json_array_size(args) - 1)),
                            json_string_value(json_array_get(path, steps++)));
    }
    assert_int_equal(steps, json_array_size(path));
}

/* Asks for a way to the square and goes it. */
static void go_to(World *w, Person *p, int seat, const char *square)
{
    const json_int_t since = json_integer_value(json_object_get(p->view, "answers"));
    const long long version = p->version;
    char more[80];
    snprintf(more, sizeof more, ",\"kind\":\"square\",\"to\":\"%s\"", square);
    assert_string_equal(ask_match(w, p, "route", more), "route");
    assert_int_equal(json_integer_value(json_object_get(w->reply, "v")), version);
    json_t *path = json_deep_copy(data(w, "path"));
    assert_true(json_array_size(data(w, "answers")) > 0);
    assert_string_equal(json_string_value(json_array_get(path, json_array_size(path) - 1)), square);
    assert_null(data(w, "rule"));
    assert_int_equal(p->version, version);
    walk(w, p);
    check_steps(w, p, seat, since, path);
    json_decref(path);
}

/* A move of the person: to any square that can be reached, by the way that is told. */
static void move_somewhere(World *w, Person *p, int seat)
{
    const long long version = p->version;
    char square[24];
    assert_string_equal(ask_match(w, p, "reach", ""), "reach");
    assert_int_equal(json_integer_value(json_object_get(w->reply, "v")), version);
    const json_t *ends = data(w, "ends");
    const size_t n = json_array_size(ends);
    if (n == 0) {
        answer(w, p, any_option(p));
        return;
    }
    assert_string_equal(reply_text(w, "kind"), "square");
    snprintf(square, sizeof square, "%s",
             json_string_value(json_array_get(ends, randombytes_uniform((uint32_t)n))));
    go_to(w, p, seat, square);
}

static void ways_lead_where_they_say(void **unused)
{
    World w;
    (void)unused;
    int moves = 0;
    open_world(&w);
    for (int match = 0; match < 6; match++) {
        Person *p = come(&w, 0);
        create_game(&w, p, "gorgasali", "[\"bot:random\",\"me\",\"bot:scripted\"]", alone);
        for (int i = 0; i < 200 && !is_over(p); i++) {
            if (strcmp(prompt_of(p), "move") == 0) {
                move_somewhere(&w, p, 1);
                moves++;
            } else {
                answer(&w, p, any_option(p));
            }
        }
        hub_disconnect(w.hub, p->conn);
        p->conn = 0;
    }
    assert_true(moves > 10);
    close_world(&w);
}

static void where_there_is_no_way_a_rule_says_why(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    assert_string_equal(ask(&w, p, "{\"t\":\"hello\",\"q\":1,\"d\":{\"lang\":\"de\"}}"), "welcome");
    create_game(&w, p, "gorgasali", "[\"me\",\"bot:random\"]", alone);
    answer(&w, p, "roll");
    assert_string_equal(ask_match(&w, p, "route", ",\"kind\":\"square\",\"to\":\"15-15\""),
                        "route");
    assert_int_equal(json_array_size(data(&w, "answers")), 0);
    assert_int_equal(json_array_size(data(&w, "path")), 0);
    assert_string_equal(reply_text(&w, "rule"), "GO-TREE-1");
    assert_non_null(strstr(reply_text(&w, "text"), "Baum"));
    close_world(&w);
}

static void ways_need_a_seat_that_is_asked_and_things_there_are(void **unused)
{
    static const char *const wrong[] = {
        "", ",\"kind\":\"square\"", ",\"to\":\"3-3\",\"of\":\"lynx\"",
        ",\"kind\":\"moon\",\"to\":\"3-3\",\"of\":\"3-3\"",
        ",\"kind\":\"square\",\"to\":\"0-31\",\"of\":\"3-31\"",
        ",\"kind\":\"square\",\"to\":[\"3-3\"],\"of\":7",
        ",\"kind\":\"number\",\"to\":\"99999\",\"of\":\"1e3\""};
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 2, ",\"listed\":true,\"options\":{\"characters\":\"random\"}");
    Person *asked = asked_of(&w, 2), *other = &w.person[asked == &w.person[0] ? 1 : 0];
    Person *watcher = watch(&w, 2);
    const char square[] = ",\"kind\":\"square\",\"to\":\"3-3\"";
    const char card[] = ",\"kind\":\"card\",\"of\":\"lynx\"";
    check_error(&w, ask_match(&w, other, "route", square), "foreign");
    check_error(&w, ask_match(&w, other, "reach", ""), "foreign");
    assert_string_equal(ask_match(&w, other, "range", card), "range");
    check_error(&w, ask_match(&w, watcher, "route", square), "foreign");
    check_error(&w, ask_match(&w, watcher, "reach", ""), "foreign");
    check_error(&w, ask_match(&w, watcher, "range", card), "foreign");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        check_error(&w, ask_match(&w, asked, "route", wrong[i]), "malformed");
        check_error(&w, ask_match(&w, asked, "range", wrong[i]), "malformed");
    }
    /* A thing that nothing leads to, or that reaches nothing, is no mistake. */
    assert_string_equal(ask_match(&w, asked, "route", ",\"kind\":\"card\",\"to\":\"lynx\""),
                        "route");
    assert_string_equal(ask_match(&w, asked, "range", ",\"kind\":\"number\",\"of\":\"-7\""),
                        "range");
    assert_int_equal(json_array_size(data(&w, "clear")), 0);
    assert_null(data(&w, "kind"));
    assert_string_equal(ask_match(&w, other, "resign", ""), "done");
    check_error(&w, ask_match(&w, asked, "route", square), "over");
    check_error(&w, ask_match(&w, asked, "reach", ""), "over");
    close_world(&w);
}

/* Of a board 30 squares wide, one sees 48 around a square in the open with a range of 3. */
static void a_range_is_seen_from_the_own_square(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    create_game(&w, p, "gorgasali", "[\"me\",\"bot:random\"]", alone);
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"lynx\""), "range");
    assert_int_equal(json_array_size(data(&w, "clear")), 0);  /* in the sector */
    while (*square_of(p, 0) == '\0' && !is_over(p))
        answer(&w, p, option_like(p, "step") != 0 ? option_like(p, "step") : any_option(p));
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"lynx\""), "range");
    assert_string_equal(reply_text(&w, "kind"), "square");
    const size_t n = json_array_size(data(&w, "clear")) + json_array_size(data(&w, "blocked"));
    assert_in_range(n, 15, 48);
    assert_false(says(data(&w, "clear"), square_of(p, 0)));
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"ability\",\"of\":\"eye-contact\""),
                        "range");
    assert_true(json_array_size(data(&w, "clear")) > n);
    assert_int_equal(json_array_size(data(&w, "blocked")), 0);  /* abilities see through */
    close_world(&w);
}

static void games_without_ways_have_none(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *p = come(&w, 0);
    create_game(&w, p, "null", "[\"me\",\"bot:random\"]", "");
    assert_string_equal(ask_match(&w, p, "reach", ""), "reach");
    assert_int_equal(json_array_size(data(&w, "ends")), 0);
    assert_true(json_is_array(data(&w, "ends")));
    assert_string_equal(ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"fox\""), "range");
    assert_true(json_is_array(data(&w, "clear")) && json_is_array(data(&w, "blocked")));
    assert_string_equal(ask_match(&w, p, "route", ",\"kind\":\"card\",\"to\":\"fox\""), "route");
    assert_int_equal(json_array_size(data(&w, "answers")), 0);
    assert_null(data(&w, "rule"));
    assert_true(strlen(reply_text(&w, "text")) > 10);
    close_world(&w);
}

/* Who does not wait may have only so many under way; when they are done, more may come. */
static void not_too_many_ways_at_a_time(void **unused)
{
    World w;
    HubLimits limits;
    (void)unused;
    open_world(&w);
    hub_standard_limits(&limits);
    limits.asks_waiting = 3;
    open_hub_with(&w, &limits);
    Person *p = come(&w, 0);
    create_game(&w, p, "gorgasali", "[\"me\",\"bot:random\"]", alone);
    w.hold_bots = true;
    assert_string_equal(ask_match(&w, p, "forecast", ",\"option\":\"roll\""), "");
    assert_string_equal(ask_match(&w, p, "reach", ""), "");
    assert_string_equal(ask_match(&w, p, "route", ",\"kind\":\"square\",\"to\":\"3-3\""), "");
    check_error(&w, ask_match(&w, p, "range", ",\"kind\":\"card\",\"of\":\"lynx\""), "limit");
    check_error(&w, ask_match(&w, p, "forecast", ",\"option\":\"roll\""), "limit");
    w.hold_bots = false;
    settle(&w);
    for (int i = 0; i < 10; i++)
        assert_string_equal(ask_match(&w, p, "reach", ""), "reach");
    close_world(&w);
}

/* ---- odds ---- */

static double health_change(const World *w, const char *target)
{
    size_t i;
    json_t *line;
    json_array_foreach(data(w, "lines"), i, line) {
        const json_t *thing = json_object_get(line, "thing");
        const char *fact = json_string_value(json_object_get(line, "fact"));
        if (fact != 0 && strcmp(fact, "health") == 0 &&
            strcmp(json_string_value(json_object_get(thing, "id")), target) == 0)
            return json_number_value(json_object_get(line, "change"));
    }
    return 0;
}

static long long odd(const World *w, const char *key)
{
    const json_t *value = json_object_get(data(w, "odds"), key);
    assert_true(json_is_integer(value));
    return json_integer_value(value);
}

/* The odds are exact, the lines are counted on 200 copies: they agree as far as these can. */
static void check_odds(World *w, const char *shot)
{
    const json_t *target = json_object_get(data(w, "odds"), "target");
    if (target == 0)
        fail_msg("there are no odds of '%s'", shot);
    assert_string_equal(json_string_value(json_object_get(target, "kind")), "character");
    const char *id = json_string_value(json_object_get(target, "id"));
    assert_non_null(strstr(shot, id));
    assert_in_range(odd(w, "hit"), 0, 1000000);
    assert_in_range(odd(w, "kill"), 0, odd(w, "hit"));
    assert_in_range(odd(w, "least"), 0, odd(w, "most"));
    assert_in_range(odd(w, "mean"), 1000 * odd(w, "least"), 1000 * odd(w, "most"));
    assert_in_range(odd(w, "need"), 0, 36);
    const double off = health_change(w, id) + (double)odd(w, "mean") / 1000;
    if (off < -10 || off > 10)
        fail_msg("'%s': the mean is off by %f", shot, off);
}

static void shots_come_with_their_odds(void **unused)
{
    World w;
    (void)unused;
    int shots = 0;
    open_world(&w);
    for (int match = 0; match < 20 && shots < 8; match++) {
        seat_all(&w, 6, alone);
        for (int i = 0; i < 600 && !is_over(&w.person[0]) && shots < 8; i++) {
            Person *p = asked_of(&w, 6);
            const char *shot = option_like(p, "shoot ");
            if (shot != 0) {
                char more[120];
                snprintf(more, sizeof more, ",\"option\":\"%s\"", shot);
                assert_string_equal(ask_match(&w, p, "forecast", more), "forecast");
                check_odds(&w, shot);
                shots++;
            } else if (option_like(p, "roll") != 0) {
                assert_string_equal(ask_match(&w, p, "forecast", ",\"option\":\"roll\""),
                                    "forecast");
                assert_null(data(&w, "odds"));
            }
            answer(&w, p, shot != 0 ? shot : option_like(p, "open") != 0 ? "open" : any_option(p));
        }
        close_hub(&w);
        open_hub(&w);
    }
    assert_int_equal(shots, 8);
    close_world(&w);
}

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
    assert_int_equal(json_array_size(json_object_get(result, "winners")), 1);
    assert_int_equal(json_integer_value(json_array_get(json_object_get(result, "winners"), 0)), 10);
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
    game_setup_standard(game, pack_builtin(game), 3, &setup);
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

/* ---- resignation, consent, clocks ---- */

static void a_bot_answers_for_who_has_resigned(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 3, alone);
    Person *gone = asked_of(&w, 3);
    const int seat = (int)(gone - w.person);
    const long long answers = json_integer_value(json_object_get(gone->view, "answers"));
    assert_false(has_resigned(gone, seat));
    w.hold_bots = true;
    assert_string_equal(ask_match(&w, gone, "resign", ""), "done");
    for (int i = 0; i < 3; i++) {
        assert_false(is_over(&w.person[i]));
        assert_true(has_resigned(&w.person[i], seat));
    }
    /* The match still waits for this seat, but not for this person. */
    assert_null(options_of(gone));
    check_error(&w, ask(&w, gone, "{\"t\":\"answer\",\"q\":2,\"v\":%lld,\"d\":{\"match\":\"%s\","
                                  "\"option\":\"roll\"}}", gone->version, gone->match), "foreign");
    assert_non_null(strstr(reply_text(&w, "text"), "resigned"));
    check_error(&w, ask_match(&w, gone, "reach", ""), "foreign");
    check_error(&w, ask_match(&w, gone, "hint", ""), "foreign");
    check_error(&w, ask_match(&w, gone, "forecast", ",\"option\":\"roll\""), "illegal");
    check_error(&w, ask_match(&w, gone, "resign", ""), "refused");
    w.hold_bots = false;
    settle(&w);
    assert_true(json_integer_value(json_object_get(gone->view, "answers")) > answers + 1);
    Person *next = asked_of(&w, 3);
    assert_non_null(next);
    /* Their consent is not needed any more: two of three, and one of them proposes. */
    Person *third = &w.person[3 - seat - (int)(next - w.person)];
    assert_string_equal(ask(&w, next, "{\"t\":\"takeback\",\"q\":4,\"v\":%lld,\"d\":{\"match\":"
                                      "\"%s\",\"to\":%lld}}", next->version, next->match,
                            answers + 1), "proposal");
    const json_int_t id = json_integer_value(data(&w, "proposal"));
    assert_string_equal(ask(&w, third, "{\"t\":\"agree\",\"q\":5,\"d\":{\"match\":\"%s\","
                                       "\"proposal\":%lld}}", third->match, (long long)id),
                        "proposal");
    assert_string_equal(reply_text(&w, "state"), "agreed");
    assert_true(has_resigned(next, seat));
    assert_string_equal(ask_match(&w, next, "resign", ""), "done");
    assert_true(is_over(third));
    close_world(&w);
}

static void partners_lose_when_both_resign(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 4, ",\"options\":{\"characters\":\"random\",\"mode\":\"partners\"}");
    assert_string_equal(ask_match(&w, &w.person[0], "resign", ""), "done");
    assert_false(is_over(&w.person[1]));
    assert_string_equal(ask_match(&w, &w.person[2], "resign", ""), "done");
    assert_true(is_over(&w.person[1]));
    const json_t *winners =
        json_object_get(json_object_get(w.person[1].view, "result"), "winners");
    assert_int_equal(json_array_size(winners), 2);
    assert_int_equal(json_integer_value(json_array_get(winners, 0)), 2);
    assert_int_equal(json_integer_value(json_array_get(winners, 1)), 4);
    close_world(&w);
}

static long long clock_of(const Person *p, int seat)
{
    const json_t *seats = json_object_get(p->view, "seats");
    return json_integer_value(
        json_object_get(json_array_get(seats, (size_t)seat), "clock"));
}

static void wait_a_while(World *w, int seconds)
{
    for (int i = 0; i < seconds; i++) {
        w->now += 1000;
        settle(w);
    }
}

static void who_is_out_of_time_resigns_and_the_others_play_on(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    seat_all(&w, 3, ",\"clock\":20,\"options\":{\"characters\":\"random\"}");
    Person *slow = asked_of(&w, 3);
    const int seat = (int)(slow - w.person);
    wait_a_while(&w, 10);
    assert_false(has_resigned(slow, seat));
    wait_a_while(&w, 12);
    assert_true(has_resigned(slow, seat));
    assert_false(is_over(slow));
    assert_in_range(clock_of(slow, seat) + 2000, 0, 2000);
    Person *next = asked_of(&w, 3);
    assert_true(next != 0 && next != slow);
    assert_in_range(clock_of(next, (int)(next - w.person)), 18000, 20000);
    wait_a_while(&w, 25);
    assert_true(is_over(slow));
    close_world(&w);
}

/* ---- secrets of partners ---- */

static bool is_beside(const char *a, const char *b)
{
    int row, column, row_2, column_2;
    return sscanf(a, "%d-%d", &row, &column) == 2 && sscanf(b, "%d-%d", &row_2, &column_2) == 2 &&
           abs(row - row_2) <= 1 && abs(column - column_2) <= 1 && strcmp(a, b) != 0;
}

/* Goes next to the mate if there is a way, else anywhere. */
static void move_to_mate(World *w, Person *p, int seat)
{
    char mate[24], square[24] = "";
    size_t i;
    json_t *end;
    snprintf(mate, sizeof mate, "%s", square_of(p, (seat + 2) % 4));
    assert_string_equal(ask_match(w, p, "reach", ""), "reach");
    json_array_foreach(data(w, "ends"), i, end)
        if (is_beside(json_string_value(end), mate))
            snprintf(square, sizeof square, "%s", json_string_value(end));
    if (*square != '\0')
        go_to(w, p, seat, square);
    else
        move_somewhere(w, p, seat);
}

static bool sees_trade(const Person *p)
{
    char *text = json_dumps(json_object_get(p->view, "view"), JSON_COMPACT);
    const bool sees = strstr(text, "in-trade") != 0;
    free(text);
    return sees;
}

/* A card is proposed: the two mates see which, nobody else does, and no message names it. */
static void check_trade(World *w, int seat)
{
    Person *p = &w->person[seat], *mate = &w->person[(seat + 2) % 4];
    answer(w, p, "trade");
    assert_non_null(option_like(p, "give "));
    answer(w, p, option_like(p, "give "));
    for (int i = 0; i <= 4; i++) {
        const bool may_know = i == seat || i == (seat + 2) % 4;
        if (sees_trade(&w->person[i]) != may_know)
            fail_msg("seat %d trades, seat %d %s", seat + 1, i + 1, may_know ? "sees nothing"
                                                                             : "sees it");
        assert_true(may_know || strstr(w->person[i].raw, "in-trade") == 0);
    }
    if (option_like(p, "propose") == 0)
        return;
    answer(w, p, "propose");
    assert_string_equal(prompt_of(mate), "answer-trade");
    answer(w, mate, "accept");
    for (int i = 0; i <= 4; i++)
        assert_false(sees_trade(&w->person[i]));
}

static void what_partners_propose_is_their_secret(void **unused)
{
    World w;
    (void)unused;
    int trades = 0;
    open_world(&w);
    for (int match = 0; match < 20 && trades < 3; match++) {
        seat_all(&w, 4, ",\"listed\":true,\"options\":{\"characters\":\"random\","
                        "\"mode\":\"partners\"}");
        watch(&w, 4);
        for (int i = 0; i < 150 && !is_over(&w.person[0]) && trades < 3; i++) {
            Person *p = asked_of(&w, 4);
            const int seat = (int)(p - w.person);
            if (strcmp(prompt_of(p), "move") == 0) {
                move_to_mate(&w, p, seat);
            } else if (option_like(p, "trade") != 0) {
                check_trade(&w, seat);
                trades++;
            } else {
                answer(&w, p, option_like(p, "open") != 0  ? "open"
                              : option_like(p, "put") != 0 ? option_like(p, "put")
                                                           : any_option(p));
            }
        }
        close_hub(&w);
        open_hub(&w);
    }
    assert_int_equal(trades, 3);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ways_lead_where_they_say),
        cmocka_unit_test(where_there_is_no_way_a_rule_says_why),
        cmocka_unit_test(ways_need_a_seat_that_is_asked_and_things_there_are),
        cmocka_unit_test(a_range_is_seen_from_the_own_square),
        cmocka_unit_test(games_without_ways_have_none),
        cmocka_unit_test(not_too_many_ways_at_a_time),
        cmocka_unit_test(shots_come_with_their_odds),
        cmocka_unit_test(ten_seats_see_the_same),
        cmocka_unit_test(ten_partners_see_the_same),
        cmocka_unit_test(ten_persons_play_and_have_a_rematch),
        cmocka_unit_test(ten_persons_come_back_after_a_restart),
        cmocka_unit_test(seats_and_modes_that_do_not_fit_are_refused),
        cmocka_unit_test(who_misses_much_asks_for_it),
        cmocka_unit_test(events_come_in_pages),
        cmocka_unit_test(a_bot_answers_for_who_has_resigned),
        cmocka_unit_test(partners_lose_when_both_resign),
        cmocka_unit_test(who_is_out_of_time_resigns_and_the_others_play_on),
        cmocka_unit_test(what_partners_propose_is_their_secret),
    };
    if (sodium_init() < 0)
        return 1;
    packs_install();
    return cmocka_run_group_tests_name("hub battle", tests, 0, 0);
}
