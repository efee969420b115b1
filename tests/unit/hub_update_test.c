/* Updates lose nothing: databases of older versions, matches whose rules or content have changed,
 * and a disk that comes back. */
#include "hub_kit.h"

#include <sqlite3.h>

#include "store_faults.h"
#include "table/match.h"

#define V1 "tests/fixtures/v1"

static char *file_text(const char *path)
{
    FILE *f = fopen(path, "rb");
    if (f == 0)
        fail_msg("%s is missing: run this in the folder of the project", path);
    char *text = calloc(1, 1 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 20) - 1, f) > 0);
    fclose(f);
    return text;
}

static void execute(const char *path, const char *sql)
{
    sqlite3 *db;
    char *why = 0;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, 0, 0, &why) != SQLITE_OK)
        fail_msg("%s", why);
    sqlite3_close(db);
}

static void execute_file(const char *path, const char *file)
{
    char *sql = file_text(file);
    execute(path, sql);
    free(sql);
}

/* Runs SQL while the server is stopped. */
static void change(World *w, const char *sql)
{
    close_hub(w);
    execute(w->path, sql);
    open_hub(w);
}

static const char *come_to(World *w, int i)
{
    char key[80];
    Person *p = come(w, i);
    snprintf(key, sizeof key, ",\"key\":\"%s\"", p->key);
    return ask_match(w, p, "join", key);
}

static int answers_of(const Person *p)
{
    return (int)json_integer_value(json_object_get(p->view, "answers"));
}

static const char *frozen(const Person *p)
{
    return json_string_value(json_object_get(p->view, "frozen"));
}

/* ---- databases of older versions ---- */

/* A line of v1.matches. */
typedef struct Old {
    char title[40], match[STORE_SLUG], key[40], state[20];
    int version, answers;
} Old;

static bool read_old(const char **at, Old *o)
{
    int n = 0;
    while (**at == '#')
        *at += strcspn(*at, "\n") + 1;
    if (sscanf(*at, "%39s %15s %39s %d %d %19s %n", o->title, o->match, o->key, &o->version,
               &o->answers, o->state, &n) != 6)
        return false;
    *at += n;
    return true;
}

static void check_old(World *w, const Old *o, int *went_on)
{
    Person *p = &w->person[0];
    snprintf(p->match, sizeof p->match, "%s", o->match);
    snprintf(p->key, sizeof p->key, "%s", o->key);
    if (strcmp(o->state, "hidden") == 0) {
        check_error(w, come_to(w, 0), "frozen");
        return;
    }
    assert_string_equal(come_to(w, 0), "joined");
    if (strcmp(o->state, "frozen") == 0) {
        assert_non_null(frozen(p));
        return;
    }
    if (frozen(p) != 0)
        fail_msg("%s: %s. If play was changed on purpose, say so in " V1 ".matches", o->title,
                 frozen(p));
    assert_true(p->version >= o->version);  /* a bot may have answered meanwhile */
    assert_true(answers_of(p) >= o->answers);
    assert_int_equal(p->version - o->version, answers_of(p) - o->answers);
    assert_int_equal(is_over(p), strcmp(o->state, "over") == 0);
    if (is_over(p)) {
        char why[MATCH_ERROR];
        assert_string_equal(ask_match(w, p, "replay", ""), "replay");
        if (!match_verify(reply_text(w, "log"), why))
            fail_msg("%s: %s", o->title, why);
    } else if (options_of(p) != 0) {  /* else it is another's turn */
        answer(w, p, first_option(p));
        assert_true(answers_of(p) > o->answers);
        *went_on += 1;
    }
}

static void open_old(World *w)
{
    memset(w, 0, sizeof *w);
    w->now = 1763400000000;
    snprintf(w->path, sizeof w->path, "/tmp/hub-update-%ld.db", (long)getpid());
    remove(w->path);
    execute_file(w->path, V1 ".sql");
    open_hub(w);
    settle(w);
}

/* Every match of a server of version 0.1 goes on: with people, bots, clocks, take-backs. */
static void matches_of_the_first_version_go_on(void **unused)
{
    World w;
    Old old;
    int n = 0, went_on = 0;
    (void)unused;
    char *list = file_text(V1 ".matches");
    open_old(&w);
    for (const char *at = list; read_old(&at, &old); n++)
        check_old(&w, &old, &went_on);
    assert_true(n > 8 && went_on > 3);
    /* And all of it again from what the new program has written. */
    close_hub(&w);
    open_hub(&w);
    settle(&w);
    for (const char *at = list; read_old(&at, &old);)
        check_old(&w, &old, &went_on);
    close_world(&w);
    free(list);
}

static void accounts_and_chats_of_the_first_version_are_there(void **unused)
{
    World w;
    (void)unused;
    open_old(&w);
    Person *p = come(&w, 0);
    assert_string_equal(ask(&w, p, "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"anna\","
                                   "\"password\":\"correct horse\"}}"), "session");
    assert_string_equal(ask(&w, p, "{\"t\":\"mine\",\"q\":1,\"d\":{}}"), "mine");
    assert_true(json_array_size(data(&w, "matches")) > 7);
    snprintf(p->match, sizeof p->match, "pnnhh748fy");
    assert_string_equal(ask_match(&w, p, "join", ""), "joined");
    assert_int_equal(json_array_size(data(&w, "chat")), 2);
    close_world(&w);
}

/* Old databases know the hashes of packs only; those of this program are kept from now on. */
static void packs_of_the_first_version_are_kept_from_now_on(void **unused)
{
    World w;
    StorePack pack = {.n = 0};
    (void)unused;
    open_old(&w);
    const Pack *base = pack_at(pack_builtin(game_by_id("null")));
    sodium_bin2hex(pack.hash, sizeof pack.hash, base->hash, PACK_HASH);
    size_t n, wanted;
    const uint8_t *bytes = pack_sources(base, &wanted);
    uint8_t *kept = store_pack_sources(w.store, "null", pack.hash, &n);
    assert_non_null(kept);
    assert_int_equal(n, wanted);
    assert_memory_equal(kept, bytes, n);
    free(kept);
    close_world(&w);
}

/* ---- what this program cannot follow ---- */

static void two_at_null(World *w, const char *more)
{
    Person *a = come(w, 0), *b = come(w, 1);
    create_game(w, a, "null", "[\"me\",\"open\"]", more);
    accept_invite(w, a, b);
}

static char *rows_of(World *w)
{
    StoreMatch m;
    assert_true(store_match_by_slug(w->store, w->person[0].match, &m));
    return store_log(w->store, m.id);
}

/* With one match and no clock, row i + 1 is answer i. Its mark becomes another one, as if rules had
 * changed; and back. */
#define OTHER_MARK(row)                                                                    \
    "CREATE TABLE was AS SELECT text FROM lines WHERE id = " #row ";"                      \
    "UPDATE lines SET text = substr(text, 1, length(text) - 8) || '00000000' WHERE id = " #row ";"
#define OLD_MARK(row)                                                                      \
    "UPDATE lines SET text = (SELECT text FROM was) WHERE id = " #row "; DROP TABLE was;"

static void check_refusals(World *w, Person *p)
{
    static const char *const requests[] = {
        "\"t\":\"answer\",\"d\":{\"option\":\"pass\",", "\"t\":\"undo\",\"d\":{",
        "\"t\":\"takeback\",\"d\":{\"to\":1,", "\"t\":\"resign\",\"d\":{",
        "\"t\":\"standin\",\"d\":{\"seat\":2,", "\"t\":\"rematch\",\"d\":{",
        "\"t\":\"hint\",\"d\":{", "\"t\":\"replay\",\"d\":{",
    };
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++) {
        const char *reply = ask(w, p, "{\"q\":1,\"v\":%lld,%s\"match\":\"%s\"}}", p->version,
                                requests[i], p->match);
        check_error(w, reply, "frozen");
        assert_string_equal(reply_text(w, "text"), frozen(p));
    }
}

/* It stands where this program can still follow, and asks nobody. */
static void check_frozen(const Person *p, const char *part, int answers)
{
    assert_non_null(frozen(p));
    if (strstr(frozen(p), part) == 0)
        fail_msg("'%s' does not contain '%s'", frozen(p), part);
    assert_int_equal(answers_of(p), answers);
    assert_null(options_of(p));
    assert_null(json_object_get(p->view, "prompt"));
    assert_null(json_object_get(p->view, "undo"));
    assert_null(json_object_get(p->view, "seed"));
}

static void speak_german(World *w, Person *p)
{
    assert_string_equal(ask(w, p, "{\"t\":\"hello\",\"q\":1,\"d\":{\"lang\":\"de\"}}"), "welcome");
    ask_match(w, p, "leave", "");
    char key[80];
    snprintf(key, sizeof key, ",\"key\":\"%s\"", p->key);
    assert_string_equal(ask_match(w, p, "join", key), "joined");
}

static void a_match_with_other_consequences_is_frozen(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = &w.person[0], *b = &w.person[1];
    two_at_null(&w, ",\"options\":{\"goal\":40}");
    play_out(&w, a, b, 7);
    change(&w, OTHER_MARK(6));
    char *before = rows_of(&w);
    assert_string_equal(come_to(&w, 0), "joined");
    assert_string_equal(come_to(&w, 1), "joined");
    speak_german(&w, b);
    check_frozen(a, "its answer 5 has other consequences", 4);
    check_frozen(b, "ihre 5. Antwort hat nach den Regeln", 4);
    assert_false(is_over(a));
    check_refusals(&w, a);
    check_refusals(&w, b);
    assert_string_equal(ask(&w, a, "{\"t\":\"mine\",\"q\":3,\"d\":{\"keys\":[\"%s\"]}}", a->key),
                        "mine");
    const json_t *row = json_array_get(data(&w, "matches"), 0);
    assert_string_equal(json_string_value(json_object_get(row, "status")), "frozen");
    w.now += 3600000;
    settle(&w);
    char *after = rows_of(&w);
    assert_string_equal(after, before);
    free(after);
    free(before);
    close_world(&w);
}

/* Nothing is lost: with a program that fits, the match goes on where it was. */
static void a_frozen_match_thaws(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = &w.person[0], *b = &w.person[1];
    two_at_null(&w, ",\"options\":{\"goal\":40}");
    play_out(&w, a, b, 7);
    const long long version = a->version;
    change(&w, OTHER_MARK(4));
    assert_string_equal(come_to(&w, 0), "joined");
    check_frozen(a, "its answer 3 ", 2);
    change(&w, OLD_MARK(4));
    for (int i = 0; i < 2; i++)
        assert_string_equal(come_to(&w, i), "joined");
    assert_null(frozen(a));
    assert_int_equal(a->version, version);
    play_out(&w, a, b, 2000);
    assert_true(is_over(a));
    close_world(&w);
}

static void bots_and_clocks_stand_still_in_a_frozen_match(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    create_game(&w, a, "null", "[\"me\",\"bot:scripted\"]", ",\"clock\":60");
    play_out(&w, a, a, 2);
    change(&w, "UPDATE lines SET text = substr(text, 1, length(text) - 8) || '00000000'"
               " WHERE id = (SELECT min(id) FROM lines WHERE text LIKE '_ % # ________');");
    const uint64_t thought = hub_figures(w.hub)->bot_answers;
    settle(&w);
    assert_string_equal(come_to(&w, 0), "joined");
    check_frozen(a, "its answer 1 ", 0);
    char *before = rows_of(&w);
    for (int i = 0; i < 100; i++) {
        w.now += 9000;
        settle(&w);
    }
    assert_null(w.jobs);
    assert_true(hub_figures(w.hub)->bot_answers == thought);
    char *after = rows_of(&w);
    assert_string_equal(after, before);
    free(after);
    free(before);
    close_world(&w);
}

/* Over before, frozen now: how it ended is told, but not the seed, which would be no proof. */
static void a_match_that_was_over_keeps_its_result(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = &w.person[0];
    two_at_null(&w, "");
    play_out(&w, a, &w.person[1], 5);
    assert_string_equal(ask_match(&w, a, "resign", ""), "done");
    assert_true(is_over(a));
    change(&w, OTHER_MARK(3));
    assert_string_equal(come_to(&w, 0), "joined");
    check_frozen(a, "its answer 2 ", 1);
    assert_true(is_over(a));
    const json_t *result = json_object_get(a->view, "result");
    assert_string_equal(json_string_value(json_object_get(result, "ending")), "resign");
    check_refusals(&w, a);
    close_world(&w);
}

/* A free seat of a frozen match stays free. */
static void nobody_sits_down_at_a_frozen_match(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = &w.person[1];
    create_game(&w, a, "null", "[\"me\",\"open\",\"bot:scripted\"]", ",\"listed\":true");
    const json_t *invite = json_array_get(data(&w, "invites"), 0);
    snprintf(b->key, sizeof b->key, "%s", json_string_value(json_object_get(invite, "key")));
    snprintf(b->match, sizeof b->match, "%s", a->match);
    change(&w, OTHER_MARK(2));
    check_error(&w, come_to(&w, 1), "frozen");
    check_error(&w, ask_match(&w, b, "join", ""), "frozen");
    assert_string_equal(come_to(&w, 0), "joined");
    assert_non_null(frozen(a));
    close_world(&w);
}

static void a_head_that_cannot_be_read_is_said_to_be(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    two_at_null(&w, "");
    play_out(&w, &w.person[0], &w.person[1], 3);
    change(&w, "UPDATE lines SET text = replace(text, 'option goal', 'option gaol') WHERE id = 1;");
    char *before = rows_of(&w);
    check_error(&w, come_to(&w, 0), "frozen");
    assert_non_null(strstr(reply_text(&w, "text"), "cannot read even the beginning"));
    char *after = rows_of(&w);
    assert_string_equal(after, before);
    free(after);
    free(before);
    change(&w, "UPDATE lines SET text = replace(text, 'option gaol', 'option goal') WHERE id = 1;");
    assert_string_equal(come_to(&w, 0), "joined");
    assert_null(frozen(&w.person[0]));
    close_world(&w);
}

/* ---- packs ---- */

#define OTHER_HASH "00000000000000000000000000000000000000000000000000000000000000"
/* The match was made with a content that this program does not have. */
#define OTHER_PACK(n)                                                                      \
    "UPDATE lines SET text = replace(text, (SELECT hash FROM packs), '" #n OTHER_HASH "')" \
    " WHERE id = 1; UPDATE packs SET hash = '" #n OTHER_HASH "';"

static void play_with_other_pack(World *w, const char *sql)
{
    open_world(w);
    two_at_null(w, ",\"options\":{\"goal\":40}");
    play_out(w, &w->person[0], &w->person[1], 5);
    change(w, sql);
}

static void a_match_brings_its_content_along(void **unused)
{
    World w;
    (void)unused;
    play_with_other_pack(&w, OTHER_PACK(a1));
    const int packs = pack_count();
    for (int i = 0; i < 2; i++)
        assert_string_equal(come_to(&w, i), "joined");
    assert_null(frozen(&w.person[0]));
    assert_int_equal(pack_count(), packs + 1);
    play_out(&w, &w.person[0], &w.person[1], 2000);
    assert_true(is_over(&w.person[0]));
    /* A rematch is played with the same content, which is kept once. */
    assert_string_equal(ask_match(&w, &w.person[0], "rematch", ""), "rematch");
    close_hub(&w);
    execute(w.path, "CREATE TABLE one (n INTEGER CHECK (n = 1)); INSERT INTO one SELECT count(*)"
                    " FROM packs; INSERT INTO one SELECT count(DISTINCT pack) FROM matches;");
    open_hub(&w);
    close_world(&w);
}

static void a_content_that_is_not_kept_or_damaged_freezes(void **unused)
{
    static const char *const harm[] = {
        OTHER_PACK(b2) "UPDATE packs SET sources = NULL;",
        OTHER_PACK(b3) "UPDATE packs SET sources = zeroblob(200);",
        OTHER_PACK(b4) "DELETE FROM packs;",
    };
    (void)unused;
    for (size_t i = 0; i < sizeof harm / sizeof harm[0]; i++) {
        World w;
        play_with_other_pack(&w, harm[i]);
        check_error(&w, come_to(&w, 0), "frozen");
        assert_non_null(strstr(reply_text(&w, "text"), "its content (cards, board, texts)"));
        close_world(&w);
    }
}

/* Together with the match or not at all. */
static void a_pack_is_kept_with_the_first_match(void **unused)
{
    World w;
    StorePack pack = {.n = 0};
    size_t n;
    (void)unused;
    open_world(&w);
    const Pack *base = pack_at(pack_builtin(game_by_id("null")));
    sodium_bin2hex(pack.hash, sizeof pack.hash, base->hash, PACK_HASH);
    Person *a = come(&w, 0);
    store_faults_set(STORE_FAULT_WRITE, 0, -1);
    ask(&w, a, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"]}}");
    check_error(&w, json_string_value(json_object_get(w.reply, "t")), "store");
    store_faults_lift();
    assert_null(store_pack_sources(w.store, "null", pack.hash, &n));
    for (int i = 0; i < 3; i++)
        create_game(&w, a, "null", "[\"me\",\"open\"]", "");
    uint8_t *kept = store_pack_sources(w.store, "null", pack.hash, &n);
    assert_non_null(kept);
    free(kept);
    close_world(&w);
}

/* ---- a disk that comes back ---- */

/* Nobody does anything, and yet the server finds out that it can write again. */
static void the_store_is_tried_again_by_itself(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    const HubFigures *f = hub_figures(w.hub);
    Person *a = come(&w, 0);
    store_faults_set(STORE_FAULT_FULL, 0, -1);
    ask(&w, a, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"]}}");
    uint64_t failures = f->commit_failures;
    assert_true(failures > 0);
    for (int i = 0; i < 3; i++) {
        w.now += 1000;
        settle(&w);
        assert_true(f->commit_failures == ++failures);
    }
    store_faults_lift();
    uint64_t commits = f->commits;
    w.now += 1000;
    settle(&w);
    assert_true(f->commits == commits + 1);
    assert_true(f->commit_failures == failures);
    /* That was enough: a store that works is left in peace. */
    for (int i = 0; i < 3; i++) {
        w.now += 1000;
        settle(&w);
    }
    assert_true(f->commits == commits + 1);
    close_world(&w);
}

static int prepare_faults(void **state)
{
    return store_faults_install() ? prepare(state) : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_of_the_first_version_go_on),
        cmocka_unit_test(accounts_and_chats_of_the_first_version_are_there),
        cmocka_unit_test(packs_of_the_first_version_are_kept_from_now_on),
        cmocka_unit_test(a_match_with_other_consequences_is_frozen),
        cmocka_unit_test(a_frozen_match_thaws),
        cmocka_unit_test(bots_and_clocks_stand_still_in_a_frozen_match),
        cmocka_unit_test(a_match_that_was_over_keeps_its_result),
        cmocka_unit_test(nobody_sits_down_at_a_frozen_match),
        cmocka_unit_test(a_head_that_cannot_be_read_is_said_to_be),
        cmocka_unit_test(a_match_brings_its_content_along),
        cmocka_unit_test(a_content_that_is_not_kept_or_damaged_freezes),
        cmocka_unit_test(a_pack_is_kept_with_the_first_match),
        cmocka_unit_test(the_store_is_tried_again_by_itself),
    };
    return cmocka_run_group_tests(tests, prepare_faults, NULL);
}
