/* What tests over real sockets share: one server, one loop, one party at a table at a time. */
#ifndef NET_KIT_H
#define NET_KIT_H

#include "../unit/unit.h"

#include "pack/packs.h"
#include "party.h"
#include "server.h"
#include "table/match.h"

static Server server;
static WsLoop *loop;
static Party party;

static inline void open_game(const char *game, const char *seats, json_t *more)
{
    assert_true(party_open(&party, loop, server.port, game, seats, more));
}

/* What the person of a seat asks about its match; `v` is the newest version. */
static inline const json_t *ask(int seat, const char *type, json_t *more)
{
    json_t *d = party_d(&party);
    if (more != 0)
        json_object_update(d, more);
    json_decref(more);
    return talk_ask(party.seat[seat], type, party_version(&party), d);
}

static inline void assert_reply(const json_t *reply, bool good, const char *wanted)
{
    if (good)
        return;
    char *text = json_dumps(reply, JSON_COMPACT | JSON_ENCODE_ANY);
    print_message("instead of %s: %s\n", wanted, text != 0 ? text : "nothing");
    free(text);
    fail();
}

static inline void assert_done(const json_t *reply)
{
    assert_reply(reply, strcmp(said(reply), "done") == 0, "done");
}

static inline void assert_error(const json_t *reply, const char *code)
{
    assert_reply(reply, is_error(reply, code), code);
}

/* The log of a finished match, free() it. */
static inline char *final_log(Talk *t)
{
    const json_t *reply = talk_ask(t, "replay", -1, party_d(&party));
    assert_string_equal(said(reply), "replay");
    char *log = strdup(text_of(reply, "log"));
    assert_true(strlen(log) > 100);
    return log;
}

static inline void play_to_the_end(const char *game, const char *seats, json_t *more)
{
    open_game(game, seats, more);
    assert_true(party_watch(&party));
    assert_true(party_play(&party, 5000) > 0);
    assert_true(party_is_over(&party));
    char why[MATCH_ERROR] = "";
    char *log = final_log(party.watcher);
    if (!match_verify(log, why))
        fail_msg("the log does not verify: %s", why);
    free(log);
}

/* Before all tests, which need so many open files; false: the arguments are wrong. */
static inline bool prepare(int argc, char **argv, const char *name, int files)
{
    if (argc != 2) {
        fprintf(stderr, "%s PROGRAM\n", name);
        return false;
    }
    need_files(files);
    server_prepare(&server, argv[1]);
    if (getenv("SPIELWERK_TEST") != 0)
        cmocka_set_test_filter(getenv("SPIELWERK_TEST"));
    return true;
}

static inline int start(void **state)
{
    (void)state;
    loop = ws_loop_new();
    packs_install();
    return server_start(&server) ? 0 : -1;
}

static inline int stop(void **state)
{
    (void)state;
    ws_loop_free(loop);
    const int status = server_stop(&server, 10000);
    server_clean(&server);
    return status;
}

static inline int after(void **state)
{
    (void)state;
    party_close(&party);
    return 0;
}

#define TEST(f) cmocka_unit_test_teardown(f, after)

#endif
