/* What tests of the hub under pressure share: how their matches begin, limits, and what of a view
 * they look at. */
#ifndef TESTS_HUB_LIMITS_KIT_H
#define TESTS_HUB_LIMITS_KIT_H

#include "hub_kit.h"

enum { INVITE = 64 };

static inline const json_t *seat_of(const Person *p, int i)
{
    return json_array_get(json_object_get(p->view, "seats"), (size_t)i);
}

static inline const char *kind_of(const Person *p, int i)
{
    return json_string_value(json_object_get(seat_of(p, i), "kind"));
}

static inline void check_code(World *w, const char *reply, const char *code)
{
    if (strcmp(reply, "error") != 0 || strcmp(reply_text(w, "code"), code) != 0)
        fail_msg("%s %s instead of %s: %s", reply, reply_text(w, "code"), code,
                 reply_text(w, "text"));
}

/* Limits that no test meets, except for those it sets. */
static inline HubLimits wide_limits(void)
{
    HubLimits limits;
    hub_default_limits(&limits);
    limits.cpu_per_address = limits.messages_per_second = limits.messages_per_address = 100000;
    limits.views_per_second = 100000;
    return limits;
}

static inline void open_limited(World *w, HubLimits *limits)
{
    open_world(w);
    open_hub_with(w, limits);
}

/* Anna and Bert at a match of Brawl that needs no choosing of champions. */
static inline void seat_both(World *w, Person **a, Person **b, const char *more)
{
    char all[200];
    *a = come(w, 0);
    *b = come(w, 1);
    snprintf(all, sizeof all, "%s,\"options\":{\"selection\":\"suggested\"}", more);
    seat_two(w, *a, *b, all);
}

/* Anna at a match of the template game, with a free seat. */
static inline Person *come_and_create(World *w)
{
    Person *p = come(w, 0);
    create_game(w, p, "null", "[\"me\",\"open\"]", "");
    return p;
}

static inline Person *come_from(World *w, int i, const char *address)
{
    Person *p = &w->person[i];
    p->conn = hub_connect(w->hub, p, address, w->now);
    assert_non_null(p->conn);
    p->known = json_object();
    return p;
}

/* The key to the free seat of the match that was just created. */
static inline void copy_invite(const World *w, char invite[INVITE])
{
    snprintf(invite, INVITE, "%s",
             json_string_value(json_object_get(json_array_get(data(w, "invites"), 0), "key")));
}

static inline const char *join_with(World *w, Person *p, const char *match, const char *key,
                             const char *more)
{
    return ask(w, p, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\",\"key\":\"%s\"%s}}", match,
               key, more);
}

#endif
