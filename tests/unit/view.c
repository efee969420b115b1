/* Tests of core/view.h: facts and tags in any order, planes, boards that grow, limits. */
#include "survey.h"

#include "core/limits.h"
#include "core/view_differ.h"
#include "unit.h"

static View v;
static _Alignas(64) State st;
static char text[1 << 18];
static jmp_buf stopped;
static char told[400];

static void leave(const char *message)
{
    snprintf(told, sizeof told, "%s", message);
    longjmp(stopped, 1);
}

static int begin(void **state)
{
    const Setup how = {.seats = 2};
    (void)state;
    memset(&st, 0, sizeof st);
    st.flow.seats = 2;
    st.flow.top = FLOW_NONE;
    survey_setup(&st, &how);
    view_begin(&v, 0, 2);
    limit_told = leave;
    return 0;
}

static const Thing a_hex = {KIND_HEX, 0}, a_token = {KIND_TOKEN, 0};

/* Of what is said first of one thing and then of another, everything stays with its thing. */
static void test_facts_in_any_order(void **state)
{
    (void)state;
    view_area(&v, AREA_ROW, "row", "row", -1);
    ViewItem *a = view_item(&v, a_token, -1, -1);
    ViewItem *b = view_item(&v, (Thing){KIND_TOKEN, 1}, -1, -1);
    view_fact(&a->of, "one", 1, -1);
    view_fact(&b->of, "two", 2, 4);
    view_fact(&a->of, "three", 3, -1);
    view_tag(&b->of, "red");
    view_tag(&a->of, "blue");
    view_tag(&b->of, "round");
    view_fact(&v.seats[1].of, "score", 7, -1);
    view_fact(&a->of, "four", 4, -1);
    assert_int_equal(a->of.n_facts, 3);
    assert_string_equal(a->of.facts[0].key, "one");
    assert_string_equal(a->of.facts[1].key, "three");
    assert_string_equal(a->of.facts[2].key, "four");
    assert_int_equal(b->of.n_facts, 1);
    assert_int_equal(b->of.facts[0].max, 4);
    assert_int_equal(v.seats[1].of.facts[0].value, 7);
    assert_int_equal(v.seats[0].of.n_facts, 0);
    assert_true(view_has_tag(&b->of, "red") && view_has_tag(&b->of, "round"));
    assert_true(view_has_tag(&a->of, "blue"));
    assert_false(view_has_tag(&a->of, "red"));
}

static void test_plane(void **state)
{
    (void)state;
    static const Point corners[] = {{10, 20}, {30, 20}, {30, 60}};
    Str out = STR_ON(text);
    view_plane(&v, "field", "field", 900, 600, "inch", 25);
    const ViewCell *wall = view_polygon(&v, (Thing){KIND_PLACE, 0}, corners, 3);
    assert_int_equal(wall->x, 20);
    assert_int_equal(wall->y, 40);
    view_tag(&view_round(&v, (Thing){KIND_PLACE, 3}, 100, 200, 50)->of, "camp");
    view_disc(&v, (Thing){KIND_TOKEN, 1}, 450, 300, 15, 1)->fixed = true;
    view_print(&v, "path", corners, 3);
    view_print_round(&v, "well", (Point){5, 6}, 7);
    view_json(&survey_game, &st, &v, &out);
    assert_string_equal(text,
        "{\"game\":\"survey\",\"round\":0,\"seats\":[{\"team\":-1,\"asked\":false},"
        "{\"team\":-1,\"asked\":false}],\"areas\":[{\"id\":\"field\",\"key\":\"field\","
        "\"kind\":\"plane\",\"wide\":900,\"high\":600,\"unit\":\"inch\",\"scale\":25,"
        "\"printed\":[{\"is\":\"path\",\"corners\":[10,20,30,20,30,60]},"
        "{\"is\":\"well\",\"x\":5,\"y\":6,\"r\":7}],"
        "\"cells\":[{\"kind\":\"place\",\"id\":\"west-rock\",\"x\":20,\"y\":40,"
        "\"corners\":[10,20,30,20,30,60]},{\"kind\":\"place\",\"id\":\"camp\",\"x\":100,"
        "\"y\":200,\"r\":50,\"tags\":[\"camp\"]}]}],\"items\":[{\"kind\":\"token\","
        "\"id\":\"bob\",\"area\":\"field\",\"x\":450,\"y\":300,\"r\":15,\"fixed\":true,"
        "\"owner\":2}]}");
}

static void test_shapes(void **state)
{
    static Overlay shown;
    const PreviewQuery go = {.at = PREVIEW_OFFER, .option = option(V_GO, INCH, 0, 0)};
    const PreviewQuery together = {.at = PREVIEW_TOGETHER, .seat = SPECTATOR};
    (void)state;
    game_overlay(&survey_game, &st, &go, &shown);
    Str out = STR_ON(text);
    Json j = {.out = &out};
    overlay_shapes_json(&survey_game, &st, shown.shape, shown.n_shapes, shown.point, &j);
    assert_string_equal(text,
        "[{\"form\":\"line\",\"role\":\"way\",\"points\":[1000,3000,1254,3000]},"
        "{\"form\":\"disc\",\"role\":\"place\",\"points\":[1254,3000],\"r\":150}]");
    game_overlay(&survey_game, &st, &together, &shown);
    Str again = STR_ON(text);
    Json k = {.out = &again};
    overlay_shapes_json(&survey_game, &st, shown.shape, shown.n_shapes, shown.point, &k);
    assert_string_equal(text,
        "[{\"form\":\"disc\",\"role\":\"danger\",\"points\":[4500,3000],\"r\":762,"
        "\"of\":{\"kind\":\"token\",\"id\":\"tower\"}}]");
}

/* Coordinates go beyond a byte, and fog has no name. */
static void test_map_grows(void **state)
{
    (void)state;
    st.tiles = 120;
    game_view(&survey_game, &st, 0, &v);
    assert_int_equal(v.areas[0].n_cells, 121 * TILE);
    assert_int_equal(v.cells[120 * TILE].x, 360);
    assert_int_equal(v.cells[120 * TILE].what.value, THING_HIDDEN);
    Str out = STR_ON(text);
    view_json(&survey_game, &st, &v, &out);
    assert_false(out.cut);
    assert_non_null(strstr(text, "{\"kind\":\"hex\",\"x\":360,\"y\":-120,\"tags\":[\"unknown\"]}"));
    game_view_again(&survey_game, &st, 0, &v);
    assert_int_equal(v.areas[0].n_cells, 121 * TILE);
    assert_int_equal(v.areas[1].n_cells, 0);
}

/* A view has room for the largest game; nothing beyond that is dropped silently. */
static void test_limits(void **state)
{
    (void)state;
    char id[8];
    for (int i = 0; i < VIEW_AREAS; i++) {
        snprintf(id, sizeof id, "a%d", i);
        view_area(&v, AREA_ROW, id, "row", -1);
    }
    for (int i = 0; i < VIEW_CELLS; i++)
        view_tag(&view_cell(&v, (Thing){KIND_HEX, 0}, i, 0)->of, "grass");
    for (int i = 0; i < VIEW_ITEMS; i++)
        for (int k = 0; k < 4; k++)
            view_fact(&(k == 0 ? view_item(&v, (Thing){KIND_TOKEN, 0}, -1, -1)
                               : &v.items[v.n_items - 1])->of, "life", 1, -1);
    if (setjmp(stopped) == 0)
        view_area(&v, AREA_ROW, "more", "row", -1);
    assert_string_equal(told, "limit exceeded: areas of a view, at most 128");
    if (setjmp(stopped) == 0)
        view_cell(&v, a_hex, 0, 0);
    assert_string_equal(told, "limit exceeded: cells of a view, at most 2048");
    if (setjmp(stopped) == 0)
        view_item(&v, a_token, -1, -1);
    assert_string_equal(told, "limit exceeded: items of a view, at most 1024");
    if (setjmp(stopped) == 0)
        view_fact(&v.items[0].of, "life", 1, -1);
    assert_string_equal(told, "limit exceeded: facts of a view, at most 4096");
    v.n_areas = 0;
    if (setjmp(stopped) == 0)
        view_area(&v, AREA_ROW, "a-name-that-is-much-too-long", "row", -1);
    assert_string_equal(told, "limit exceeded: characters of an area's id, at most 23");
}

/* The message names the game whose view it is. */
static void test_limit_names_the_game(void **state)
{
    (void)state;
    st.tiles = 400;
    if (setjmp(stopped) == 0)
        game_view(&survey_game, &st, 0, &v);
    assert_non_null(strstr(told, "cells of a view, at most 2048; survey: "));
}

/* A kind that finds its values by itself writes only the word that it has found. */
static void test_words_are_found(void **state)
{
    int16_t value;
    (void)state;
    st.tiles = 100;
    assert_true(thing_read(&survey_game, &st, KIND_HEX, "h700", &value));
    assert_int_equal(value, 699);
    assert_false(thing_read(&survey_game, &st, KIND_HEX, "h701", &value));
    assert_false(thing_read(&survey_game, &st, KIND_HEX, "h0700", &value));  /* not as written */
    assert_false(thing_read(&survey_game, &st, KIND_HEX, "x7", &value));
    assert_true(thing_read(&survey_game, &st, KIND_TOKEN, "bob", &value));
    assert_int_equal(value, 1);
}

static void count_differences(void *to, Thing what, const char *key, bool is_tag, int was, int is)
{
    int *n = to;
    assert_int_equal(what.value, 1);
    assert_string_equal(key, "life");
    assert_false(is_tag);
    assert_int_equal(was, 5);
    assert_int_equal(is, n[1]);
    n[0]++;
}

/* Two tokens on a plane, of one of which a card beside it tells the same. */
static void on_plane_and_mat(View *view, int life, bool stands)
{
    const Thing one = {KIND_TOKEN, 1}, other = {KIND_TOKEN, 0};
    view_begin(view, 0, 2);
    view_plane(view, "field", "field", 900, 600, "inch", 25);
    if (stands)
        view_fact(&view_disc(view, one, 450, 300, 15, 1)->of, "life", life, -1);
    view_area(view, AREA_MAT, "mat", "mat", 0);
    view_fact(&view_item(view, one, 0, 0)->of, "life", life, -1);
    for (int i = 0; i < 2; i++)
        view_fact(&view_item(view, other, i, 0)->of, "life", life, -1);
}

static void test_differences(void **state)
{
    static View after;
    static ViewFinder was, is;
    (void)state;
    for (int life = 3; life >= 0; life -= 3) {
        int n[] = {0, life};
        on_plane_and_mat(&v, 5, true);
        on_plane_and_mat(&after, life, life > 0);
        view_find_all(&was, &v);
        view_find_all(&is, &after);
        view_differences(&was, &is, count_differences, n);
        assert_int_equal(n[0], 1);  /* two alike cannot be followed */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_facts_in_any_order, begin),
        cmocka_unit_test_setup(test_plane, begin),
        cmocka_unit_test_setup(test_shapes, begin),
        cmocka_unit_test_setup(test_differences, begin),
        cmocka_unit_test_setup(test_map_grows, begin),
        cmocka_unit_test_setup(test_limits, begin),
        cmocka_unit_test_setup(test_words_are_found, begin),
        cmocka_unit_test_setup(test_limit_names_the_game, begin),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
