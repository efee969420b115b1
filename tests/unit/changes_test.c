/* Tests of server/hub/changes.h with a map that grows and a plane: what is sent, and that a client
 * that puts it together has the whole view. */
#include "survey.h"

#include "../net/merge.h"
#include "server/hub/changes.h"
#include "unit.h"

static View v;
static _Alignas(64) State st;
static char text[1 << 18];
static KnownView *known;
static json_t *table;  /* what the client has, by match */

static int begin(void **state)
{
    const Setup how = {.seats = 2};
    (void)state;
    memset(&st, 0, sizeof st);
    st.flow.seats = 2;
    st.flow.top = FLOW_NONE;
    survey_setup(&st, &how);
    known = 0;
    table = json_object();
    return 0;
}

static int end(void **state)
{
    (void)state;
    known_leave(known);
    json_decref(table);
    return 0;
}

/* What the newest view tells who knows the last one. */
static const char *news(void)
{
    Str out = STR_ON(text);
    Json j = {.out = &out};
    json_open(&j, '{');
    write_news(&survey_game, &st, 0, &v, &known, &j);
    json_close(&j, '}');
    assert_false(out.cut);
    json_t *d = json_loads(text, 0, 0);
    assert_non_null(d);
    json_object_set_new(d, "match", json_string("m"));
    merge_view(table, d);
    json_decref(d);
    return text;
}

static void assert_whole(void)
{
    static char whole[1 << 18];
    Str out = STR_ON(whole);
    game_view(&survey_game, &st, 0, &v);
    view_json(&survey_game, &st, &v, &out);
    json_t *expected = json_loads(whole, 0, 0);
    if (!json_equal(expected, json_object_get(json_object_get(table, "m"), "view")))
        fail_msg("put together it is another view than %s", whole);
    json_decref(expected);
}

/* Moving an item on a plane sends that item and nothing else. */
static void test_an_item_moves(void **state)
{
    (void)state;
    assert_true(strncmp(news(), "{\"view\":", 8) == 0);
    assert_whole();
    st.x[0] += INCH;
    assert_string_equal(news(),
        "{\"changes\":{\"round\":0,\"items\":[[0,1],{\"kind\":\"token\",\"id\":\"ada\","
        "\"area\":\"field\",\"x\":1254,\"y\":3000,\"r\":150,\"owner\":1,"
        "\"facts\":{\"life\":[5,7]}},[2,2]]}}");
    assert_whole();
    assert_string_equal(news(), "{\"changes\":{\"round\":0}}");
}

/* A cell that changes is sent alone; the others are referred to. */
static void test_a_cell_changes(void **state)
{
    (void)state;
    news();
    st.searched = 3;
    assert_string_equal(news(),
        "{\"changes\":{\"round\":0,\"areas\":[{\"id\":\"map\",\"cells\":[[0,3],{\"kind\":\"hex\","
        "\"id\":\"h4\",\"x\":0,\"y\":-1,\"facts\":{\"searched\":1},\"tags\":[\"grass\"]},"
        "[4,10]]},[1,1]]}}");
    assert_whole();
}

/* A tile is laid: fog becomes ground, there is new fog, and all other cells stay. */
static void test_a_map_grows(void **state)
{
    (void)state;
    for (st.tiles = 1; st.tiles < 150; st.tiles++) {
        const size_t length = strlen(news());
        assert_true(st.tiles == 1 || length < 1600);
        assert_whole();
    }
}

/* And taken back: a map may become smaller again. */
static void test_at_random(void **state)
{
    FastChance f;
    (void)state;
    chance_fast(&f, 7);
    for (int i = 0; i < 500; i++) {
        st.tiles = (int16_t)(1 + fast_below(&f, 12));
        st.searched = (int16_t)((int)fast_below(&f, 30) - 1);
        st.x[fast_below(&f, 2)] = (int16_t)fast_below(&f, WIDE);
        news();
        assert_whole();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_an_item_moves, begin, end),
        cmocka_unit_test_setup_teardown(test_a_cell_changes, begin, end),
        cmocka_unit_test_setup_teardown(test_a_map_grows, begin, end),
        cmocka_unit_test_setup_teardown(test_at_random, begin, end),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
