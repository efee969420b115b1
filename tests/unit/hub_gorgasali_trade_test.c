/* The hub with Gorgasali: what partners propose to each other stays their secret. */
#include "hub_gorgasali_kit.h"

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
        cmocka_unit_test(what_partners_propose_is_their_secret),
    };
    return cmocka_run_group_tests_name("hub gorgasali trade", tests, prepare, 0);
}
