/* A match and the persons at it; see party.h. */
#include "party.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t roll(Party *p, size_t n)
{
    p->chance = p->chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((p->chance >> 33) % n);
}

json_t *party_d(const Party *p)
{
    return json_pack("{s:s}", "match", p->match);
}

static json_t *seat_words(const char *seats)
{
    json_t *list = json_array();
    for (; *seats != '\0'; seats++)
        json_array_append_new(list, json_string(*seats == 'm'   ? "me"
                                                : *seats == 'o' ? "open"
                                                : *seats == 's' ? "bot:scripted"
                                                                : "bot:random"));
    return list;
}

static void take_keys(Party *p, const json_t *created)
{
    size_t i;
    json_t *invite;
    const long long mine = int_of(created, "seat");
    snprintf(p->match, sizeof p->match, "%s", text_of(created, "match"));
    snprintf(p->watch, sizeof p->watch, "%s", text_of(created, "watch"));
    if (mine >= 1 && mine <= PARTY_SEATS)
        snprintf(p->key[mine - 1], sizeof p->key[0], "%s", text_of(created, "key"));
    json_array_foreach(json_object_get(data_of(created), "invites"), i, invite) {
        const json_int_t seat = json_integer_value(json_object_get(invite, "seat"));
        const char *key = json_string_value(json_object_get(invite, "key"));
        if (seat >= 1 && seat <= PARTY_SEATS && key != 0)
            snprintf(p->key[seat - 1], sizeof p->key[0], "%s", key);
    }
}

bool party_return(Party *p, int seat)
{
    talk_free(p->seat[seat]);
    p->seat[seat] = talk_new(p->loop, p->port, 0);
    if (p->seat[seat] == 0)
        return false;
    json_t *d = party_d(p);
    json_object_set_new(d, "key", json_string(p->key[seat]));
    json_object_set_new(d, "name", json_string("Berta"));
    const json_t *joined = talk_ask(p->seat[seat], "join", -1, d);
    if (text_of(joined, "key")[0] != '\0')  /* the invitation is used up */
        snprintf(p->key[seat], sizeof p->key[0], "%s", text_of(joined, "key"));
    return strcmp(said(joined), "joined") == 0 && int_of(joined, "seat") == seat + 1 &&
           talk_see(p->seat[seat], p->match, 0);
}

bool party_watch(Party *p)
{
    p->watcher = talk_new(p->loop, p->port, 0);
    if (p->watcher == 0)
        return false;
    const json_t *joined = talk_ask(p->watcher, "watch", -1,
                                    json_pack("{s:s, s:s}", "match", p->match, "key", p->watch));
    return strcmp(said(joined), "joined") == 0 && int_of(joined, "seat") == 0 &&
           talk_see(p->watcher, p->match, 0);
}

bool party_open(Party *p, WsLoop *l, int port, const char *game, const char *seats, json_t *more)
{
    static uint64_t parties;
    *p = (Party){.loop = l, .port = port, .seats = (int)strlen(seats), .chance = ++parties};
    const char *me = strchr(seats, 'm');
    Talk *host = talk_new(l, port, 0);
    json_t *d = json_pack("{s:s, s:o, s:s}", "game", game, "seats", seat_words(seats), "name",
                          "Anna");
    if (more != 0)
        json_object_update(d, more);
    json_decref(more);
    if (me != 0)
        p->seat[me - seats] = host;
    else
        p->watcher = host;
    if (host == 0) {
        json_decref(d);
        return false;
    }
    const json_t *created = talk_ask(host, "create", -1, d);
    if (strcmp(said(created), "created") != 0)
        return false;
    take_keys(p, created);
    for (int i = 0; i < p->seats; i++)
        if (seats[i] == 'o' && !party_return(p, i))
            return false;
    return talk_see(host, p->match, 0);
}

void party_close(Party *p)
{
    for (int i = 0; i < PARTY_SEATS; i++)
        talk_free(p->seat[i]);
    talk_free(p->watcher);
    *p = (Party){0};
}

static Talk *person(const Party *p, int i)
{
    return i < p->seats ? p->seat[i] : p->watcher;
}

int party_version(const Party *p)
{
    int version = -1;
    for (int i = 0; i <= p->seats; i++) {
        const Talk *t = person(p, i);
        if (t != 0 && t->view != 0 && strcmp(text_of(t->view, "match"), p->match) == 0 &&
            version_of(t->view) > version)
            version = version_of(t->view);
    }
    return version;
}

bool party_sync(Party *p, int version)
{
    for (int i = 0; i <= p->seats; i++)
        if (person(p, i) != 0 && !talk_see(person(p, i), p->match, version))
            return false;
    return true;
}

/* For all who look on: one may hear of the end before another. */
bool party_is_over(const Party *p)
{
    bool over = false;
    for (int i = 0; i <= p->seats; i++) {
        const Talk *t = person(p, i);
        if (t == 0 || strcmp(text_of(t->view, "match"), p->match) != 0)
            continue;
        if (!json_is_true(json_object_get(data_of(t->view), "over")))
            return false;
        over = true;
    }
    return over;
}

const json_t *party_options(const Party *p, int seat)
{
    const Talk *t = p->seat[seat];
    const json_t *options = t != 0 ? json_object_get(data_of(t->view), "options") : 0;
    return json_array_size(options) > 0 ? options : 0;
}

int party_asked(Party *p)
{
    const int64_t end = ws_now_us() + TALK_WAIT_MS * 1000;
    while (!party_is_over(p) && ws_now_us() < end) {
        const int version = party_version(p);
        for (int i = 0; i < p->seats; i++)
            if (p->seat[i] != 0 && version_of(p->seat[i]->view) == version &&
                party_options(p, i) != 0)
                return i;
        ws_run(p->loop, 20);
    }
    return -1;
}

/* Whoever is too quick for the server waits and says it again, as a page does. */
static const json_t *answer(Party *p, Talk *t, json_t *option)
{
    const int64_t end = ws_now_us() + TALK_WAIT_MS * 1000;
    const int version = version_of(t->view);
    json_incref(option);  /* its view may go meanwhile */
    for (;;) {
        json_t *d = party_d(p);
        json_object_set(d, "option", option);
        const json_t *reply = talk_ask(t, "answer", version, d);
        if (!is_error(reply, "limit") || ws_now_us() >= end) {
            json_decref(option);
            return reply;
        }
        talk_rest(t, 100);
    }
}

bool party_step(Party *p)
{
    const int seat = party_asked(p);
    if (seat < 0)
        return false;
    const json_t *options = party_options(p, seat);
    const json_t *option = json_array_get(options, roll(p, json_array_size(options)));
    const json_t *reply = answer(p, p->seat[seat], json_object_get(option, "n"));
    if (is_error(reply, "stale"))  /* a bot or somebody else was faster */
        return party_sync(p, version_of(reply));
    if (strcmp(said(reply), "done") != 0) {
        char *text = json_dumps(reply, JSON_COMPACT | JSON_ENCODE_ANY);
        printf("# answer of seat %d: %s\n", seat + 1, text != 0 ? text : "no reply");
        free(text);
        return false;
    }
    return party_sync(p, version_of(reply));
}

int party_play(Party *p, int most)
{
    for (int i = 0; i < most; i++)
        if (!party_step(p))
            return party_is_over(p) ? i : -1;
    return most;
}
