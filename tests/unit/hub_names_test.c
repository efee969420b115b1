/* Texts and names that people send to the hub, and passwords they guess. docs/security.md says the
 * same in words. */
#include "hub_limits_kit.h"

/* ---- texts ---- */

/* A letter of two, three or four bytes again and again, after 0 to 3 bytes of something else, so
 * that every limit in bytes cuts one somewhere. */
static void fill_letters(char *text, int bytes, int shift, int n)
{
    static const char *const letter[] = {"ü", "€", "😀"};
    text[0] = '\0';
    for (int i = 0; i < shift; i++)
        strcat(text, "x");
    while ((int)strlen(text) < n)
        strcat(text, letter[bytes - 2]);
}

/* read_all demands that everything said is valid UTF-8. */
static void long_words_are_cut_between_letters(void **unused)
{
    static const char *const request[] = {
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"],"
        "\"listed\":true,\"name\":\"%s\"}}",
        "{\"t\":\"%s\",\"q\":1}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"%s\",\"seats\":[\"me\",\"open\"]}}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"%s\",\"open\"]}}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"],"
        "\"options\":{\"%s\":1}}}",
        "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"seats\":[\"me\",\"open\"],"
        "\"options\":{\"interrupts\":\"%s\"}}}",
        "{\"t\":\"join\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
        "{\"t\":\"undo\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
        "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"%s\",\"password\":\"correct horse\"}}",
    };
    World w;
    char text[1200], match[40];
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come(&w, 1), *c = come(&w, 2), *d = come(&w, 3);
    ask(&w, c, "{\"t\":\"lobby\",\"q\":1,\"d\":{\"follow\":true}}");
    seat_two(&w, a, b, ",\"listed\":true,\"options\":{\"selection\":\"suggested\"}");
    snprintf(match, sizeof match, "%s", a->match);
    for (int bytes = 2; bytes <= 4; bytes++)
        for (int shift = 0; shift < 4; shift++) {
            for (size_t i = 0; i < sizeof request / sizeof request[0]; i++) {
                fill_letters(text, bytes, shift, 50);
                ask(&w, d, request[i], text);
                if (i == 0)
                    ask(&w, d, "{\"t\":\"leave\",\"q\":1,\"d\":{\"match\":\"%s\"}}",
                        reply_text(&w, "match"));
            }
            fill_letters(text, bytes, shift, 900);
            Person *asked = asked_of_two(a, b);
            for (int verb = 0; verb < 2; verb++)
                check_code(&w, ask(&w, asked, "{\"t\":\"answer\",\"q\":1,\"v\":%lld,\"d\":{"
                                              "\"match\":\"%s\",\"option\":\"%s%s\"}}",
                                   asked->version, match, verb ? "side " : "", text), "illegal");
            assert_string_equal(ask(&w, asked, "{\"t\":\"why\",\"q\":1,\"d\":{\"match\":\"%s\","
                                               "\"option\":\"side %s\"}}", match, text), "why");
        }
    pass_time(&w, 1000);
    assert_non_null(strstr(c->raw, "ü"));  /* the lobby shows a cut name */
    close_world(&w);
}

/* Control characters, marks of direction, letters without width: nobody can pass for another. */
static void names_are_what_they_look_like(void **unused)
{
    static const char *const bad[] = {"An\\u0007na", "Anna\\u202e", "An\\u200bna", "\\u2066Anna",
                                      "An\\u00adna", "\\ufeffAnna", "Anna\\u00a0", "\\u3164"};
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        check_code(&w, ask(&w, a, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\","
                                  "\"name\":\"%s\",\"seats\":[\"me\",\"open\"]}}", bad[i]),
                   "refused");
        check_code(&w, ask(&w, a, "{\"t\":\"register\",\"q\":1,\"d\":{\"name\":\"%s\","
                                  "\"password\":\"correct horse\"}}", bad[i]), "refused");
    }
    assert_string_equal(ask(&w, a, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\","
                                   "\"name\":\"  Zoë 😀 \",\"seats\":[\"me\",\"open\"]}}"),
                        "created");
    assert_string_equal(json_string_value(json_object_get(seat_of(a, 0), "name")), "Zoë 😀");
    snprintf(a->match, sizeof a->match, "%s", reply_text(&w, "match"));
    check_code(&w, ask_match(&w, a, "chat", ",\"text\":\"a\\u202eb\""), "refused");
    assert_string_equal(ask_match(&w, a, "chat", ",\"text\":\"👨‍👩‍👧 ok\""), "done");
    close_world(&w);
}

/* ---- log-ins ---- */

static const char *log_in(World *w, Person *p, const char *name, const char *password)
{
    return ask(w, p, "{\"t\":\"login\",\"q\":1,\"d\":{\"name\":\"%s\",\"password\":\"%s\"}}", name,
               password);
}

/* Whoever guesses waits longer and longer: from one address whatever the name, and for one name
 * wherever from, but there never for long. */
static void guessing_passwords_takes_for_ever(void **unused)
{
    World w;
    (void)unused;
    open_world(&w);
    Person *a = come(&w, 0), *b = come_from(&w, 1, "192.0.2.1");
    assert_string_equal(ask(&w, b, "{\"t\":\"register\",\"q\":1,\"d\":{\"name\":\"Bert\","
                                   "\"password\":\"correct horse\"}}"), "session");
    int tries = 0;
    for (int second = 0; second < 120; second++) {
        const char *reply = log_in(&w, a, "bert", "wrong horse!");
        assert_string_equal(reply, "error");
        tries += strcmp(reply_text(&w, "code"), "refused") == 0;
        pass_time(&w, 1000);
    }
    assert_in_range(tries, 5, 12);
    check_code(&w, log_in(&w, a, "bert", "correct horse"), "limit");
    check_code(&w, log_in(&w, a, "somebody", "else's horse"), "limit");
    pass_time(&w, 30000);
    assert_string_equal(log_in(&w, b, "Bert", "correct horse"), "session");
    pass_time(&w, 900000);
    assert_string_equal(log_in(&w, a, "Bert", "correct horse"), "session");
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_words_are_cut_between_letters),
        cmocka_unit_test(names_are_what_they_look_like),
        cmocka_unit_test(guessing_passwords_takes_for_ever),
    };
    return cmocka_run_group_tests_name("hub names", tests, prepare, 0);
}
