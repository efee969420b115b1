/* What needs others, over real sockets: undo and take-back, chat, stand-ins.
 * "consent PROGRAM" starts PROGRAM serve itself. */
#include "kit.h"

/* ---- going back ---- */

static int answers(int seat)
{
    return (int)int_of(party.seat[seat]->view, "answers");
}

static void undo_is_free_until_the_barrier(void **state)
{
    (void)state;
    open_game("brawl", "mo", json_pack("{s:{s:s}}", "options", "selection", "suggested"));
    int undone = 0;
    for (int i = 0; i < 300 && undone < 5; i++) {
        const int seat = party_asked(&party), before = answers(seat);
        assert_true(seat >= 0);
        json_t *menu = json_deep_copy(party_options(&party, seat));
        assert_true(party_step(&party));
        if (json_is_true(json_object_get(data_of(party.seat[seat]->view), "undo"))) {
            const int version = party_version(&party);
            const json_t *reply = ask(seat, "undo", 0);
            assert_done(reply);
            assert_true(version_of(reply) > version);
            assert_true(party_sync(&party, version_of(reply)));
            assert_int_equal(answers(seat), before);
            assert_int_equal(answers(1 - seat), before);
            assert_true(json_equal(menu, party_options(&party, seat)));
            undone++;
        } else {
            assert_error(ask(seat, "undo", 0), "refused");
        }
        json_decref(menu);
    }
    assert_true(undone > 0);
}

/* Agrees, and frees the proposal. */
static void agree(int seat, json_t *proposal)
{
    const json_int_t id = int_of(proposal, "proposal");
    assert_done(ask(seat, "agree", json_pack("{s:I}", "proposal", id)));
    json_decref(proposal);
}

static void take_back_by_consent(void **state)
{
    (void)state;
    open_game("brawl", "mo", 0);
    party_play(&party, 30);
    json_t *before = json_deep_copy(json_object_get(data_of(party.seat[0]->view), "view"));
    party_play(&party, 10);
    assert_error(ask(0, "takeback", json_pack("{s:i}", "to", 40)), "malformed");
    assert_done(ask(0, "takeback", json_pack("{s:i}", "to", 30)));
    json_t *proposal = talk_wait(party.seat[1], "proposal", 5000);
    assert_non_null(proposal);
    assert_string_equal(text_of(proposal, "kind"), "takeback");
    assert_int_equal(int_of(proposal, "by"), 1);
    assert_int_equal(int_of(proposal, "to"), 30);
    const json_int_t id = int_of(proposal, "proposal");
    assert_error(ask(0, "agree", json_pack("{s:I}", "proposal", id)), "refused");
    assert_done(ask(1, "refuse", json_pack("{s:I}", "proposal", id)));
    assert_int_equal(answers(0), 40);
    assert_error(ask(1, "agree", json_pack("{s:I}", "proposal", id)), "refused");
    json_decref(proposal);

    assert_done(ask(0, "takeback", json_pack("{s:i}", "to", 30)));
    do
        proposal = talk_wait(party.seat[1], "proposal", 5000);
    while (proposal != 0 && int_of(proposal, "proposal") == id && (json_decref(proposal), 1));
    assert_non_null(proposal);
    const int version = party_version(&party);
    agree(1, proposal);
    assert_true(party_sync(&party, version + 1));
    assert_int_equal(answers(0), 30);
    assert_int_equal(answers(1), 30);
    const json_t *after = json_object_get(data_of(party.seat[0]->view), "view");
    assert_true(json_equal(json_object_get(before, "items"), json_object_get(after, "items")));
    json_decref(before);
    assert_true(party_play(&party, 20) == 20);
}

static void four_must_agree(void **state)
{
    (void)state;
    open_game("brawl", "mooo", 0);
    party_play(&party, 10);
    assert_done(ask(2, "takeback", json_pack("{s:i}", "to", 5)));
    const int version = party_version(&party);
    for (int i = 0; i < 4; i++) {
        json_t *proposal = i == 2 ? 0 : talk_wait(party.seat[i], "proposal", 5000);
        if (i == 2)
            continue;
        assert_non_null(proposal);
        assert_int_equal(answers(0), 10);
        agree(i, proposal);
    }
    assert_true(party_sync(&party, version + 1));
    assert_int_equal(answers(0), 5);
}

/* ---- talk and stand-in ---- */

static void chat_and_mute(void **state)
{
    (void)state;
    open_game("null", "mo", 0);
    assert_true(party_watch(&party));
    assert_done(ask(0, "chat", json_pack("{s:s}", "text", "Hallo, Tisch! \"ä\" \\ <b>")));
    for (int i = 0; i < 2; i++) {
        json_t *chat = talk_wait(i == 0 ? party.seat[1] : party.watcher, "chat", 5000);
        assert_string_equal(text_of(chat, "text"), "Hallo, Tisch! \"ä\" \\ <b>");
        assert_int_equal(int_of(chat, "seat"), 1);
        assert_true(int_of(chat, "at") > 1600000000000);
        json_decref(chat);
    }
    assert_done(ask(1, "mute", json_pack("{s:i, s:b}", "seat", 1, "on", 1)));
    assert_done(ask(0, "chat", json_pack("{s:s}", "text", "unheard")));
    json_t *heard = talk_wait(party.watcher, "chat", 5000);
    assert_non_null(heard);
    json_decref(heard);
    assert_null(talk_wait(party.seat[1], "chat", 200));
    assert_done(ask(1, "mute", json_pack("{s:i, s:b}", "seat", 1, "on", 0)));
    assert_done(ask(0, "chat", json_pack("{s:s}", "text", "heard")));
    heard = talk_wait(party.seat[1], "chat", 5000);
    assert_string_equal(text_of(heard, "text"), "heard");
    json_decref(heard);
    char long_text[4001];
    memset(long_text, 'x', 4000);
    long_text[4000] = '\0';
    assert_error(ask(0, "chat", json_pack("{s:s}", "text", long_text)), "refused");
    assert_error(ask(0, "chat", json_pack("{s:s}", "text", "")), "refused");
    talk_free(party.seat[1]);
    party.seat[1] = 0;
    assert_true(party_return(&party, 1));  /* who comes back hears what was said */
    const json_t *lines = json_object_get(data_of(party.seat[1]->reply), "chat");
    assert_int_equal(json_array_size(lines), 3);
    const json_t *last = json_array_get(lines, 2);
    assert_string_equal(json_string_value(json_object_get(last, "text")), "heard");
    assert_int_equal(json_integer_value(json_object_get(last, "seat")), 1);
}

static const char *kind_of_seat_2(const Talk *t)
{
    const json_t *seats = json_object_get(data_of(t->view), "seats");
    return json_string_value(json_object_get(json_array_get(seats, 1), "kind"));
}

static void bot_takes_an_absent_seat(void **state)
{
    (void)state;
    open_game("brawl", "mooo", json_pack("{s:{s:s}, s:i}", "options", "selection", "suggested",
                                         "standin", 5));
    party_play(&party, 8);
    assert_error(ask(0, "standin", json_pack("{s:i}", "seat", 2)), "refused");
    talk_free(party.seat[1]);
    party.seat[1] = 0;
    talk_rest(party.seat[0], 200);
    assert_error(ask(0, "standin", json_pack("{s:i}", "seat", 2)), "refused");
    talk_rest(party.seat[0], 5000);
    assert_done(ask(0, "standin", json_pack("{s:i}", "seat", 2)));
    for (int i = 2; i < 4; i++) {
        json_t *proposal = talk_wait(party.seat[i], "proposal", 5000);
        assert_string_equal(text_of(proposal, "kind"), "standin");
        assert_int_equal(int_of(proposal, "seat"), 2);
        agree(i, proposal);
    }
    assert_true(party_play(&party, 40) == 40);
    assert_string_equal(kind_of_seat_2(party.seat[0]), "bot");
    assert_true(party_return(&party, 1));
    assert_string_equal(kind_of_seat_2(party.seat[1]), "person");
    assert_true(party_play(&party, 20) == 20);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(undo_is_free_until_the_barrier), TEST(take_back_by_consent), TEST(four_must_agree),
        TEST(chat_and_mute), TEST(bot_takes_an_absent_seat),
    };
    return prepare(argc, argv, "consent", 2000) ? cmocka_run_group_tests(tests, start, stop) : 2;
}
