/* What the tests of the hub with Gorgasali share: people at a table of this game, what they see of
 * its map, and how they go the ways they are told. */
#ifndef TESTS_HUB_GORGASALI_KIT_H
#define TESTS_HUB_GORGASALI_KIT_H

#include "hub_kit.h"

static const char alone[] = ",\"options\":{\"characters\":\"random\"}";

/* ---- people at a table ---- */

/* Seats `n` persons; the first creates the match. */
static inline void seat_all(World *w, int n, const char *more)
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
        take_key(w, p);
    }
    json_decref(created);
}

static inline Person *watch(World *w, int i)
{
    Person *p = come(w, i);
    snprintf(p->match, sizeof p->match, "%s", w->person[0].match);
    assert_string_equal(ask(w, p, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", p->match),
                        "joined");
    return p;
}

static inline Person *asked_of(World *w, int n)
{
    for (int i = 0; i < n; i++)
        if (options_of(&w->person[i]) != 0)
            return &w->person[i];
    return 0;
}

/* ---- what a person sees ---- */

static inline const json_t *area_of(const Person *p, const char *id)
{
    return member_with(json_object_get(json_object_get(p->view, "view"), "areas"), "id", id);
}

static inline const json_t *figure_of(const Person *p, int seat)
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
static inline const char *square_of(const Person *p, int seat)
{
    const json_t *item = figure_of(p, seat);
    if (strcmp(json_string_value(json_object_get(item, "area")), "map") != 0)
        return "";
    const size_t cell = (size_t)json_integer_value(json_object_get(item, "cell"));
    const json_t *cells = json_object_get(area_of(p, "map"), "cells");
    return json_string_value(json_object_get(json_array_get(cells, cell), "id"));
}

static inline bool has_resigned(const Person *p, int seat)
{
    const json_t *seats = json_object_get(p->view, "seats");
    return json_is_true(json_object_get(json_array_get(seats, (size_t)seat), "resigned"));
}

/* ---- ways ---- */

/* Answers the route in w->reply as the protocol says: what is no longer offered was the only
 * possible answer and is skipped. */
static inline void walk(World *w, Person *p)
{
    size_t i;
    json_t *step, *route = json_incref((json_t *)(uintptr_t)data(w, "answers"));
    json_array_foreach(route, i, step)
        if (is_offered(p, json_string_value(step)))
            answer(w, p, json_string_value(step));
    json_decref(route);
}

/* The own steps since then went along the path; what came later does not matter. */
static inline void check_steps(World *w, Person *p, int seat, json_int_t since, const json_t *path)
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
static inline void go_to(World *w, Person *p, int seat, const char *square)
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
static inline void move_somewhere(World *w, Person *p, int seat)
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

#endif
