/* The hub without sockets: whole matches between connections, what is refused and why, consent,
 * absence, durability. Bots think at once; the store is a file of its own for each test. */
#include "hub_kit.h"

#include "store_faults.h"
#include "table/match.h"

static void two_people_play_a_whole_match(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\",\"round-limit\":4}");
    assert_true(play_out(&w, a, b, 2000) > 20);
    assert_true(is_over(a));
    assert_true(is_over(b));
    /* The proof: the log with its seed verifies. */
    char why[MATCH_ERROR];
    assert_string_equal(ask(&w, b, "{\"t\":\"replay\",\"q\":9,\"d\":{\"match\":\"%s\"}}", b->match),
                        "replay");
    assert_true(match_verify(reply_text(&w, "log"), why));
    /* Any moment from any seat's eyes. */
    assert_string_equal(ask(&w, b, "{\"t\":\"replay\",\"q\":9,\"d\":{\"match\":\"%s\","
                                   "\"at\":5,\"eyes\":1}}", b->match), "view");
    close_world(&w);
}

static void bots_answer_and_four_seats_work(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    create(&w, a, "[\"me\",\"bot:scripted\",\"bot:random\",\"bot:scripted\"]",
           ",\"options\":{\"selection\":\"random\",\"round-limit\":3}");
    play_out(&w, a, a, 2000);
    assert_true(is_over(a));
    assert_true(hub_figures(w.hub)->bot_answers > 10);
    close_world(&w);
}

static const json_t *named(const json_t *list, const char *id)
{
    const json_t *one = member_with(list, "id", id);
    if (one == 0)
        fail_msg("there is no '%s'", id);
    return one;
}

/* The kinds of a verb or an event as one text. */
static void check_kinds(const json_t *game, const char *list, const char *word, const char *wanted)
{
    char text[200] = "";
    size_t i;
    json_t *kind;
    const json_t *kinds = json_object_get(json_object_get(game, list), word);
    assert_non_null(kinds);
    json_array_foreach(kinds, i, kind) {
        strcat(text, i > 0 ? " " : "");
        strcat(text, json_string_value(kind));
    }
    assert_string_equal(text, wanted);
}

/* Who reads notations and events must know every word: numbers at the end count as well. */
static void welcome_lists_all_words_and_rules(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    assert_string_equal(ask(&w, a, "{\"t\":\"hello\",\"q\":1,\"d\":{\"lang\":\"de\"}}"), "welcome");
    const json_t *games = json_object_get(json_object_get(w.reply, "d"), "games");
    const json_t *brawl = named(games, "brawl");
    check_kinds(brawl, "verbs", "play", "card");
    check_kinds(brawl, "verbs", "draw", "number");
    check_kinds(brawl, "verbs", "pass", "");
    check_kinds(brawl, "events", "damage", "unit number");
    check_kinds(brawl, "events", "vp", "side number number");
    check_kinds(brawl, "events", "limit", "number");
    check_kinds(brawl, "events", "win", "side");
    check_kinds(named(games, "null"), "events", "scored", "seat number number");
    const json_t *option = named(json_object_get(brawl, "options"), "team-hands");
    assert_string_equal(json_string_value(json_object_get(option, "rule")), "BR-RULE-59");
    assert_string_equal(json_string_value(json_object_get(option, "default")), "on");
    close_world(&w);
}

static void bad_requests_are_refused_with_reasons(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    Person *asked = asked_of_two(a, b), *other = asked == a ? b : a;
    const struct { Person *who; const char *text, *code; } bad[] = {
        {asked, "{\"t\":\"answer\",\"q\":1,\"v\":99,\"d\":{\"match\":\"%s\","
                "\"option\":\"side north\"}}", "stale"},
        {asked, "{\"t\":\"answer\",\"q\":1,\"v\":0,\"d\":{\"match\":\"%s\","
                "\"option\":\"fly home\"}}", "illegal"},
        {asked, "{\"t\":\"answer\",\"q\":1,\"v\":0,\"d\":{\"match\":\"%s\"}}", "malformed"},
        {other, "{\"t\":\"answer\",\"q\":1,\"v\":0,\"d\":{\"match\":\"%s\","
                "\"option\":\"side north\"}}", "foreign"},
        {c, "{\"t\":\"answer\",\"q\":1,\"v\":0,\"d\":{\"match\":\"%s\","
            "\"option\":\"side north\"}}", "missing"},
        {c, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", "foreign"},
        {c, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\"}}", "foreign"},
        {c, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\",\"key\":\"0123\"}}", "foreign"},
        {c, "{\"t\":\"dance\",\"q\":1,\"d\":{\"match\":\"%s\"}}", "unknown"},
        {c, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"%s\"}}", "refused"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char text[400];
        snprintf(text, sizeof text, bad[i].text, a->match);
        assert_string_equal(ask(&w, bad[i].who, "%s", text), "error");
        assert_string_equal(reply_text(&w, "code"), bad[i].code);
        assert_true(strlen(reply_text(&w, "text")) > 5);
    }
    assert_string_equal(ask(&w, asked, "{\"t\":\"answer\",\"q\":1,\"v\":0,\"d\":{\"match\":\"%s\","
                                       "\"option\":\"trap c4\"}}", a->match), "error");
    assert_string_equal(reply_text(&w, "rule"), "BR-SET-2");
    close_world(&w);
}

static void speak_german(World *w, Person *p)
{
    assert_string_equal(ask(w, p, "{\"t\":\"hello\",\"q\":1,\"d\":{\"lang\":\"de\"}}"), "welcome");
}

/* Sends a raw message that is refused; the sentence is the one given. */
static void check_sentence(World *w, Person *p, const char *message, const char *sentence)
{
    hub_message(w->hub, p->conn, message, strlen(message), w->now);
    settle(w);
    json_t *said = json_loads(p->raw, 0, 0);
    const json_t *d = json_object_get(said, "d");
    assert_string_equal(json_string_value(json_object_get(said, "t")), "error");
    assert_string_equal(json_string_value(json_object_get(d, "text")), sentence);
    json_decref(said);
}

static void refusals_come_in_the_language_of_hello(void **unused)
{
    static const struct { const char *message, *de, *en; } bad[] = {
        {"{\"t\":01}", "die Nachricht ist kein JSON: keine Zahl bei Byte 8",
         "the message is not JSON: not a number at byte 8"},
        {"[]", "eine Nachricht ist ein Objekt mit einem Text t und einem Objekt d",
         "a message is an object with a text t and an object d"},
        {"{\"t\":\"tänze\"}", "eine Anfrage „tänze“ gibt es nicht; siehe das Protokoll",
         "there is no request 'tänze'; see the protocol"},
        {"{\"t\":\"login\",\"d\":{\"name\":\"A\"}}",
         "ein Name hat 2 bis 31 Bytes ohne Leerzeichen, ein Passwort 8 bis 100",
         "a name has 2 to 31 bytes without spaces, a password 8 to 100"},
        {"{\"t\":\"join\",\"d\":{\"match\":\"nowhere\"}}", "es gibt keine Partie „nowhere“",
         "there is no match 'nowhere'"},
        {"{\"t\":\"undo\",\"d\":{\"match\":\"nowhere\"}}",
         "diese Verbindung folgt keiner Partie „nowhere“; tritt ihr bei",
         "this connection does not follow a match 'nowhere'; join it"},
        {"{\"t\":\"create\",\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"],"
         "\"options\":{\"goal\":7}}}", "Option goal geht von 10 bis 40",
         "option goal goes from 10 to 40"},
        {"{\"t\":\"create\",\"d\":{\"game\":\"null\",\"seats\":[\"me\"]}}",
         "mit so vielen Sitzen wird dieses Spiel nicht gespielt",
         "this game is not played by that number of seats"},
        {"{\"t\":\"create\",\"d\":{\"game\":\"euthia\",\"seats\":[\"me\"],"
         "\"options\":{\"scenario\":\"picnic\"}}}",
         "Option scenario kennt „picnic“ nicht; möglich: hunt, dark-wings, walking-destruction",
         "option scenario does not know 'picnic'; possible: hunt, dark-wings, "
         "walking-destruction"},
        {"{\"t\":\"create\",\"d\":{\"game\":\"brawl\",\"options\":{\"pool\":\"unique\"},"
         "\"seats\":[\"me\",\"open\",\"open\",\"open\"]}}",
         "pool=unique braucht zu viert einen Inhalt mit mindestens 8 Champions",
         "pool=unique needs a pack with at least 8 champions when four play"},
    };
    World w;
    (void)unused;
    open_world(&w);
    Person *de = come(&w, 0), *en = come(&w, 1);
    speak_german(&w, de);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        check_sentence(&w, de, bad[i].message, bad[i].de);
        check_sentence(&w, en, bad[i].message, bad[i].en);
    }
    close_world(&w);
}

/* What the table refuses, and what nobody asked for. */
static void the_table_speaks_the_language_of_hello(void **unused)
{
    World w;
    char message[200];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    speak_german(&w, a);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    snprintf(message, sizeof message, "{\"t\":\"undo\",\"v\":0,\"d\":{\"match\":\"%s\"}}",
             a->match);
    check_sentence(&w, a, message, "es gibt nichts zurückzunehmen");
    check_sentence(&w, b, message, "there is nothing to take back");
    store_faults_set(STORE_FAULT_WRITE, 0, -1);
    ask(&w, a, "{\"t\":\"create\",\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"]}}");
    assert_non_null(strstr(a->raw, "\"gone\""));
    assert_non_null(strstr(a->raw, "die Partie gibt es nicht mehr"));
    store_faults_lift();
    close_world(&w);
}

static void a_second_start_goes_on(void **unused)
{
    World w;
    char match[STORE_SLUG], key[64];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    create(&w, a, "[\"me\",\"bot:scripted\"]", ",\"options\":{\"selection\":\"suggested\"}");
    play_out(&w, a, a, 12);
    snprintf(match, sizeof match, "%s", a->match);
    snprintf(key, sizeof key, "%s", a->key);
    const long long version = a->version;
    close_hub(&w);
    open_hub(&w);
    a = come(&w, 0);
    snprintf(a->match, sizeof a->match, "%s", match);
    assert_string_equal(ask(&w, a, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\","
                                   "\"key\":\"%s\"}}", match, key), "joined");
    assert_int_equal(a->version, version);
    play_out(&w, a, a, 3);
    close_world(&w);
}

static void undo_and_takeback_by_consent(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    play_out(&w, a, b, 20);
    const long long before = a->version;
    assert_string_equal(ask(&w, a, "{\"t\":\"takeback\",\"v\":%lld,\"d\":{\"match\":\"%s\","
                                   "\"to\":4}}", a->version, a->match), "proposal");
    const long long id =
        json_integer_value(json_object_get(json_object_get(w.reply, "d"), "proposal"));
    ask(&w, b, "{\"t\":\"agree\",\"d\":{\"match\":\"%s\",\"proposal\":%lld}}", b->match, id);
    assert_int_equal(json_integer_value(json_object_get(a->view, "answers")), 4);
    assert_true(a->version > before);  /* versions never come back */
    /* What was taken back stays so after a restart. */
    char match[STORE_SLUG], key[64];
    snprintf(match, sizeof match, "%s", a->match);
    snprintf(key, sizeof key, "%s", a->key);
    const long long version = a->version;
    close_hub(&w);
    open_hub(&w);
    a = come(&w, 0);
    ask(&w, a, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\",\"key\":\"%s\"}}", match, key);
    assert_int_equal(json_integer_value(json_object_get(a->view, "answers")), 4);
    assert_int_equal(a->version, version);
    close_world(&w);
}

/* Against bots nobody has to agree: undo goes back to the own last choice, whatever was answered
 * since, and says what that was. Among people it stays as it is. */
static void undo_against_bots_goes_back_to_the_own_choice(void **unused)
{
    World w;
    char option[80], key[40];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    for (int undone = 0; undone < 6;) {
        if (a->view == 0 || is_over(a))  /* luck ends some matches early */
            create_game(&w, a, "null", "[\"me\",\"bot:random\",\"bot:random\"]",
                        ",\"options\":{\"goal\":40}");
        const int before = (int)json_integer_value(json_object_get(a->view, "answers"));
        snprintf(key, sizeof key, "%s", prompt_of(a));
        snprintf(option, sizeof option, "%s", first_option(a));
        answer(&w, a, option);
        settle(&w);
        if (is_over(a))
            continue;
        const int after = (int)json_integer_value(json_object_get(a->view, "answers"));
        assert_true(after > before);
        assert_true(json_is_true(json_object_get(a->view, "undo")));
        assert_string_equal(ask(&w, a, "{\"t\":\"undo\",\"q\":7,\"v\":%lld,\"d\":{\"match\":"
                                       "\"%s\"}}", a->version, a->match), "done");
        assert_string_equal(reply_text(&w, "option"), option);
        assert_int_equal(json_integer_value(data(&w, "answers")), after - before);
        assert_int_equal(json_integer_value(json_object_get(a->view, "answers")), before);
        assert_string_equal(prompt_of(a), key);
        answer(&w, a, first_option(a));
        settle(&w);
        undone++;
    }
    close_world(&w);
}

static void resign_rematch_chat_why_forecast(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    Person *asked = asked_of_two(a, b);
    assert_string_equal(ask(&w, asked, "{\"t\":\"why\",\"q\":3,\"d\":{\"match\":\"%s\","
                                       "\"option\":\"trap c4\"}}", a->match), "why");
    assert_string_equal(ask(&w, asked, "{\"t\":\"forecast\",\"q\":3,\"d\":{\"match\":\"%s\","
                                       "\"option\":\"side north\"}}", a->match), "forecast");
    assert_string_equal(ask(&w, a, "{\"t\":\"chat\",\"d\":{\"match\":\"%s\",\"text\":\"hi\"}}",
                            a->match), "chat");
    assert_string_equal(ask(&w, b, "{\"t\":\"lobby\",\"q\":3,\"d\":{}}"), "lobby");
    assert_int_equal(json_array_size(json_object_get(json_object_get(w.reply, "d"), "running")), 1);
    assert_string_equal(ask(&w, b, "{\"t\":\"mine\",\"q\":3,\"d\":{\"keys\":[\"%s\"]}}", b->key),
                        "mine");
    assert_int_equal(json_array_size(json_object_get(json_object_get(w.reply, "d"), "matches")), 1);
    assert_string_equal(ask(&w, b, "{\"t\":\"resign\",\"q\":3,\"d\":{\"match\":\"%s\"}}", b->match),
                        "done");
    assert_true(is_over(a));
    assert_string_equal(ask(&w, b, "{\"t\":\"rematch\",\"d\":{\"match\":\"%s\"}}", b->match),
                        "rematch");
    close_world(&w);
}

static const char *ask_hint(World *w, Person *p, int q)
{
    return ask(w, p, "{\"t\":\"hint\",\"q\":%d,\"d\":{\"match\":\"%s\"}}", q, p->match);
}

/* A whole match by hints alone: each is possible, and only who is asked gets one. */
static void hints_advise_who_is_asked(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    seat_two(&w, a, b,
             ",\"listed\":true,\"options\":{\"selection\":\"suggested\",\"round-limit\":3}");
    snprintf(c->match, sizeof c->match, "%s", a->match);
    check_error(&w, ask_hint(&w, c, 1), "missing");
    ask(&w, c, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    check_error(&w, ask_hint(&w, c, 1), "foreign");
    for (int i = 0; i < 2000 && !is_over(a); i++) {
        char option[100];
        Person *p = asked_of_two(a, b);
        if (json_object_get((p == a ? b : a)->view, "options") == 0)
            check_error(&w, ask_hint(&w, p == a ? b : a, 1), "foreign");
        assert_string_equal(ask_hint(&w, p, 7), "hint");
        assert_int_equal(json_integer_value(json_object_get(w.reply, "q")), 7);
        assert_int_equal(json_integer_value(json_object_get(w.reply, "v")), p->version);
        assert_string_equal(reply_text(&w, "match"), a->match);
        snprintf(option, sizeof option, "%s", reply_text(&w, "option"));
        assert_true(is_offered(p, option));
        answer(&w, p, option);
    }
    check_error(&w, ask_hint(&w, a, 1), "over");
    close_world(&w);
}

static void a_late_hint_is_stale_and_one_is_enough(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    Person *asked = asked_of_two(a, b);
    w.hold_bots = true;
    assert_string_equal(ask_hint(&w, asked, 1), "");
    check_error(&w, ask_hint(&w, asked, 2), "limit");
    assert_int_equal(play_out(&w, a, b, 1), 1);
    w.hold_bots = false;
    json_decref(w.reply);
    w.reply = 0;
    settle(&w);
    assert_non_null(w.reply);
    check_error(&w, json_string_value(json_object_get(w.reply, "t")), "stale");
    assert_int_equal(json_integer_value(json_object_get(w.reply, "q")), 1);
    asked = asked_of_two(a, b);
    assert_string_equal(ask_hint(&w, asked, 3), "hint");
    /* Who asks and leaves is not waited for. */
    w.hold_bots = true;
    ask_hint(&w, asked, 4);
    hub_disconnect(w.hub, asked->conn);
    asked->conn = 0;
    w.hold_bots = false;
    settle(&w);
    close_world(&w);
}

static void check_finished(World *w, const Person *p, int seat, long long updated)
{
    const json_t *rows = json_object_get(json_object_get(w->reply, "d"), "matches");
    const json_t *row = json_array_get(rows, 0), *result = json_object_get(row, "result");
    assert_int_equal(json_array_size(rows), 1);
    assert_string_equal(json_string_value(json_object_get(row, "match")), p->match);
    assert_string_equal(json_string_value(json_object_get(row, "status")), "over");
    assert_int_equal(json_integer_value(json_object_get(row, "seat")), seat);
    assert_int_equal(json_integer_value(json_object_get(row, "updated")), updated);
    assert_true(json_is_false(json_object_get(row, "turn")));
    assert_true(json_equal(result, json_object_get(p->view, "result")));
}

/* Lists tell the end of a match, also after a restart and when nobody has it in memory; the row
 * that says so is no version of the match. */
static void finished_matches_are_listed_with_their_result(void **unused)
{
    World w;
    char match[STORE_SLUG], key[64];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    assert_string_equal(ask(&w, a, "{\"t\":\"register\",\"q\":1,\"d\":{\"name\":\"Anna\","
                                   "\"password\":\"correct horse\"}}"), "session");
    seat_two(&w, a, b,
             ",\"clock\":600,\"options\":{\"selection\":\"suggested\",\"round-limit\":2}");
    w.now += 5000;
    play_out(&w, a, b, 2000);
    assert_true(is_over(a));
    const long long version = a->version, updated = w.now;
    json_t *last = json_incref(a->view);
    w.now += 1000;
    /* by the account, by the key, and by both: one row each time */
    ask(&w, a, "{\"t\":\"mine\",\"q\":1}");
    check_finished(&w, a, 1, updated);
    ask(&w, b, "{\"t\":\"mine\",\"q\":1,\"d\":{\"keys\":[\"%s\",\"none\",7]}}", b->key);
    check_finished(&w, b, 2, updated);
    ask(&w, a, "{\"t\":\"mine\",\"q\":1,\"d\":{\"keys\":[\"%s\"]}}", a->key);
    check_finished(&w, a, 1, updated);
    snprintf(match, sizeof match, "%s", a->match);
    snprintf(key, sizeof key, "%s", a->key);
    close_hub(&w);
    open_hub(&w);
    a = come(&w, 0);
    a->view = last;
    ask(&w, a, "{\"t\":\"mine\",\"q\":1,\"d\":{\"keys\":[\"%s\"]}}", key);
    check_finished(&w, a, 1, updated);
    assert_string_equal(ask(&w, a, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\","
                                   "\"key\":\"%s\"}}", match, key), "joined");
    assert_true(is_over(a));
    assert_int_equal(a->version, version);
    close_world(&w);
}

static void accounts_hold_seats(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    assert_string_equal(ask(&w, a, "{\"t\":\"register\",\"q\":1,\"d\":{\"name\":\"Anna\","
                                   "\"password\":\"correct horse\"}}"), "session");
    assert_string_equal(ask(&w, a, "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"Anna\","
                                   "\"password\":\"wrong horse\"}}"), "error");
    create(&w, a, "[\"me\",\"bot:random\"]", "");
    Person *again = come(&w, 1);
    assert_string_equal(ask(&w, again, "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"Anna\","
                                       "\"password\":\"correct horse\"}}"), "session");
    assert_string_equal(ask(&w, again, "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
                            a->match), "joined");
    close_world(&w);
}

static void password_jobs_are_few(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    w.hold_bots = true;  /* nothing is hashed for now */
    static const char login[] = "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"Anna\","
                                "\"password\":\"correct horse\"}}";
    Person *p[6];
    for (int i = 0; i < 5; i++)
        p[i] = come(&w, i);
    for (int i = 0; i < 4; i++)
        assert_string_equal(ask(&w, p[i], login), "");
    assert_string_equal(ask(&w, p[0], login), "error");
    assert_string_equal(reply_text(&w, "code"), "limit");
    assert_string_equal(ask(&w, p[4], login), "error");
    assert_string_equal(reply_text(&w, "code"), "limit");
    w.person[5].conn = hub_connect(w.hub, &w.person[5], "192.0.2.7", w.now);
    assert_string_equal(ask(&w, &w.person[5], login), "");
    w.hold_bots = false;
    settle(&w);
    pass_time(&w, 10000);
    assert_string_equal(ask(&w, p[4], login), "error");
    assert_string_equal(reply_text(&w, "code"), "refused");
    close_world(&w);
}

/* The law of secrets on raw messages: other hands are backs, for seats and spectators. */
static void check_hands(const Person *p, int seat)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(json_object_get(p->view, "view"), "items"), i, item) {
        const char *area = json_string_value(json_object_get(item, "area"));
        if (strncmp(area, "hand-", 5) == 0 && atoi(area + 5) != seat)
            assert_null(json_object_get(item, "id"));
    }
}

static void views_hide_hands(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    seat_two(&w, a, b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    assert_string_equal(ask(&w, c, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match),
                        "joined");
    for (int i = 0; i < 12; i++) {
        play_out(&w, a, b, 1);
        if (strstr(a->raw, "\"shown\"") != 0)
            break;  /* a hand was shown by the rules */
        check_hands(a, 1);
        check_hands(b, 2);
        check_hands(c, 0);
    }
    close_world(&w);
}

/* What cannot be saved has not happened: nobody is told otherwise, and play goes on afterwards. */
static void a_failed_commit_changes_nothing(void **unused)
{
    static const StoreFault kinds[] = {STORE_FAULT_WRITE, STORE_FAULT_FULL, STORE_FAULT_SYNC};
    (void)unused;
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        World w;
        open_world(&w);
        Person *a = come(&w, 0), *b = come(&w, 1);
        seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
        play_out(&w, a, b, 6);
        Person *asked = asked_of_two(a, b);
        char option[100];
        snprintf(option, sizeof option, "%s", first_option(asked));
        const long long version = asked->version;
        const long long answers = json_integer_value(json_object_get(a->view, "answers"));
        store_faults_set(kinds[k], 0, -1);
        assert_string_equal(ask(&w, asked, "{\"t\":\"answer\",\"q\":2,\"v\":%lld,"
                                           "\"d\":{\"match\":\"%s\",\"option\":\"%s\"}}",
                                version, a->match, option), "error");
        assert_string_equal(reply_text(&w, "code"), "store");
        store_faults_lift();
        settle(&w);
        assert_int_equal(json_integer_value(json_object_get(a->view, "answers")), answers);
        assert_int_equal(asked->version, version);
        assert_true(play_out(&w, a, b, 5) == 5);
        assert_int_equal(json_integer_value(json_object_get(b->view, "answers")), answers + 5);
        close_world(&w);
    }
}

/* The machine's clock jumps back a day and forth a week: nobody loses on time, nothing stands
 * still. */
static void clock_skew_hurts_nobody(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"clock\":60,\"options\":{\"selection\":\"suggested\"}");
    play_out(&w, a, b, 3);
    w.now -= 86400000;
    settle(&w);
    assert_int_equal(play_out(&w, a, b, 3), 3);
    w.now += 7 * 86400000LL;
    settle(&w);
    assert_false(is_over(a));
    assert_int_equal(play_out(&w, a, b, 3), 3);
    /* Time that really passes does count. */
    for (int i = 0; i < 70 && !is_over(a); i++) {
        w.now += 1000;
        settle(&w);
    }
    assert_true(is_over(a));
    close_world(&w);
}

/* Who does not read gets the newest view, not all of them. */
static void a_slow_client_skips_to_the_newest(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    seat_two(&w, a, b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    ask(&w, c, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    Conn *slow = c->conn;
    c->conn = 0;  /* it is there, but does not read */
    const int before = c->views;
    play_out(&w, a, b, 10);
    c->conn = slow;
    settle(&w);
    assert_int_equal(c->views, before + 1);
    assert_int_equal(c->version, a->version);
    close_world(&w);
}

static void answer_once(World *w, Person *p)
{
    char option[100];
    snprintf(option, sizeof option, "%s", first_option(p));
    assert_string_equal(ask(w, p, "{\"t\":\"answer\",\"q\":1,\"v\":%lld,\"d\":{\"match\":\"%s\","
                                  "\"option\":\"%s\",\"ack\":\"view\"}}", p->version, p->match,
                            option), "view");
}

/* Who is not asked gets at most so many views a second, then with all that happened; who is asked
 * gets them at once. */
static void quick_answers_are_shown_together(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    HubLimits limits;
    hub_default_limits(&limits);
    assert_int_equal(limits.views_per_second, 10);
    open_hub_with(&w, &limits);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2);
    seat_two(&w, a, b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    ask(&w, c, "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    w.now += 1000;
    settle(&w);
    const int before = c->views;
    int answers = 0;
    while (answers < 8) {  /* at one instant */
        Person *p = asked_of_two(a, b);
        answer_once(&w, p);
        answers++;
        assert_true(p->version == answers);
    }
    assert_int_equal(c->views, before + 1);
    assert_int_equal(c->version, 1);
    assert_in_range(hub_next_tick(w.hub, w.now), 1, 100);
    w.now += 99;
    settle(&w);
    assert_int_equal(c->views, before + 1);
    w.now += 1;
    settle(&w);
    assert_int_equal(c->views, before + 2);
    assert_int_equal(c->version, answers);
    assert_true(json_array_size(json_object_get(c->view, "events")) >= 7);
    hub_disconnect(w.hub, c->conn);  /* whoever waits may leave */
    c->conn = 0;
    answer_once(&w, asked_of_two(a, b));
    close_world(&w);
}

/* A person leaves, the table lets a bot stand in, the person comes back by the same key. */
static void a_bot_stands_in_and_the_person_returns(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\"}");
    leave(&w, b);
    pass_time(&w, 120000);
    ask(&w, a, "{\"t\":\"standin\",\"q\":1,\"d\":{\"match\":\"%s\",\"seat\":2}}", a->match);
    play_out(&w, a, a, 8);  /* only seat 1 is asked: the bot plays seat 2 */
    b = come_back(&w, 1);
    const json_t *seat = json_array_get(json_object_get(a->view, "seats"), 1);
    assert_string_equal(json_string_value(json_object_get(seat, "kind")), "person");
    assert_string_equal(json_string_value(json_object_get(seat, "name")), "Bert");
    play_out(&w, a, b, 5);
    close_world(&w);
}

static void limits_hold(void **unused)
{
    World w;
    char big[HUB_MESSAGE_MAX + 100];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    memset(big, 'x', sizeof big - 1);
    big[sizeof big - 1] = '\0';
    hub_message(w.hub, a->conn, big, strlen(big), w.now);
    settle(&w);
    assert_non_null(strstr(a->raw, "malformed"));
    char last = 0;
    for (int i = 0; i < 12 && last == 0; i++) {
        ask(&w, a, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\","
                   "\"seats\":[\"me\",\"bot:random\"]}}");
        last = strstr(a->raw, "at most 8 matches") != 0;
    }
    assert_true(last);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_people_play_a_whole_match),
        cmocka_unit_test(bots_answer_and_four_seats_work),
        cmocka_unit_test(welcome_lists_all_words_and_rules),
        cmocka_unit_test(bad_requests_are_refused_with_reasons),
        cmocka_unit_test(refusals_come_in_the_language_of_hello),
        cmocka_unit_test(the_table_speaks_the_language_of_hello),
        cmocka_unit_test(a_second_start_goes_on),
        cmocka_unit_test(undo_and_takeback_by_consent),
        cmocka_unit_test(undo_against_bots_goes_back_to_the_own_choice),
        cmocka_unit_test(resign_rematch_chat_why_forecast),
        cmocka_unit_test(hints_advise_who_is_asked),
        cmocka_unit_test(a_late_hint_is_stale_and_one_is_enough),
        cmocka_unit_test(finished_matches_are_listed_with_their_result),
        cmocka_unit_test(accounts_hold_seats),
        cmocka_unit_test(password_jobs_are_few),
        cmocka_unit_test(views_hide_hands),
        cmocka_unit_test(a_failed_commit_changes_nothing),
        cmocka_unit_test(clock_skew_hurts_nobody),
        cmocka_unit_test(a_slow_client_skips_to_the_newest),
        cmocka_unit_test(quick_answers_are_shown_together),
        cmocka_unit_test(a_bot_stands_in_and_the_person_returns),
        cmocka_unit_test(limits_hold),
    };
    store_faults_install();
    return cmocka_run_group_tests_name("hub", tests, prepare, 0);
}
