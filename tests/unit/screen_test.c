/* What the terminal shows of a plane and of a map that grows. SPIELWERK_SHOW=1 prints the
 * sheets. */
#include "survey.h"

#include "cli/screen.h"
#include "cli/term.h"
#include "pack/packs.h"
#include "table/fair.h"
#include "unit.h"

static const Pack survey_pack = {.game = "survey", .name = "base"};
static const SeatHolder people[MAX_SEATS] = {{SEAT_PERSON, "Ada", ""}, {SEAT_PERSON, "Bob", ""}};
static char why[MATCH_ERROR];
static Match *match;
static View view;
static Canvas canvas;
static Screen screen;
static char sheet[CANVAS_ROWS * CANVAS_WIDTH * 4];

/* The terminal. */
static int columns, rows;
int term_width(void) { return columns; }
int term_height(void) { return rows; }
int term_too_narrow(void) { return 0; }

static int begin(void **state)
{
    Setup setup;
    uint8_t seed[SEED_BYTES];
    (void)state;
    fair_seed_from_number(1, seed);
    game_setup_default(&survey_game, pack_register(&survey_pack), 2, &setup);
    match = match_new(&survey_game, &setup, people, seed, LANG_EN, why);
    return match == 0;
}

static int end(void **state)
{
    (void)state;
    match_free(match);
    return 0;
}

static void answer(Option o)
{
    assert_true(match_answer(match, 0, o, LANG_EN, why));
}

/* The sheet as text; every line is within the width. */
static const char *print_sheet(void)
{
    FILE *out = fmemopen(sheet, sizeof sheet, "w");
    assert_non_null(out);
    canvas_print(&canvas, out);
    fclose(out);
    if (getenv("SPIELWERK_SHOW") != 0)
        fprintf(stderr, "%s", sheet);
    for (const char *line = sheet; line[0] != '\0';) {
        char text[CANVAS_WIDTH * 4 + 1] = "";
        const size_t n = strcspn(line, "\n");
        memcpy(text, line, n);
        assert_true(text_width(text) <= columns);
        line += n + (line[n] != '\0');
    }
    return sheet;
}

static void open_sheet(int width, int height)
{
    columns = width;
    rows = height;
    screen = (Screen){.canvas = &canvas, .view = &view};
    screen_open(&screen, match, 0, LANG_EN, false);
}

static const char *draw(int width, int height)
{
    open_sheet(width, height);
    screen_table(&screen);
    return print_sheet();
}

static int rows_with(const char *text, const char *what)
{
    int n = 0;
    for (const char *p = strstr(text, what); p != 0; p = strstr(p, what)) {
        p += strcspn(p, "\n");
        n++;
    }
    return n;
}

/* Letters stand where the pieces are, the legend says where that is, and what is in front. */
static void test_plane(void **state)
{
    (void)state;
    for (int width = 80; width <= 120; width += 40) {
        const char *text = draw(width, 0);
        assert_non_null(strstr(text, "35.4 × 23.6 inch"));
        assert_non_null(strstr(text, "ada 3.9 / 11.8"));
        assert_non_null(strstr(text, "bob 31.5 / 5.9"));
        assert_non_null(strstr(text, "camp 17.7 / 11.8"));
        assert_int_equal(rows_with(text, "│"), width == 80 ? 16 : 30);
    }
}

/* The column of the letters ad1 on the plane: those in the legend are followed by the name. */
static int column_of_ada(const char *text)
{
    const char *at = strstr(text, "ad1");
    while (at != 0 && strncmp(at, "ad1 ada", 7) == 0)
        at = strstr(at + 1, "ad1");
    assert_non_null(at);
    const char *line = at;
    while (line > text && line[-1] != '\n')
        line--;
    char before[CANVAS_WIDTH * 4 + 1] = "";
    memcpy(before, line, (size_t)(at - line));
    return text_width(before);
}

/* To scale: the letters move as far as the piece, 48 characters being 9000 units. */
static void test_plane_to_scale(void **state)
{
    (void)state;
    assert_int_equal(column_of_ada(draw(80, 0)), 48 * 1000 / WIDE);
    for (int i = 0; i < 8; i++)
        answer(option(V_GO, 3 * INCH, 0, 0));
    assert_int_equal(column_of_ada(draw(80, 0)), 48 * (1000 + 24 * INCH) / WIDE);
}

/* A low terminal gets a smaller plane, not a cut one. */
static void test_plane_fits(void **state)
{
    (void)state;
    assert_int_equal(rows_with(draw(80, 24), "│"), 14);
    assert_non_null(strstr(sheet, "└"));
}

/* An answer tells what it would look like on the plane, in what people measure with. */
static void test_shapes_in_words(void **state)
{
    static Forecast f;
    const Option o = option(V_GO, 2 * INCH, 0, 0);
    (void)state;
    forecast(&survey_game, match_state(match), 0, o, 1, &f);
    open_sheet(80, 0);
    screen_forecast(&screen, &f, o);
    const char *text = print_sheet();
    assert_non_null(strstr(text, "Way: 3.9 / 11.8 → 5.9 / 11.8 (2.0 inch)"));
    assert_non_null(strstr(text, "Position: 0.6 inch around 5.9 / 11.8"));
}

static void test_shapes_on_the_plane(void **state)
{
    static Overlay ends;
    (void)state;
    char plain[sizeof sheet];
    memcpy(plain, draw(80, 0), sizeof plain);
    ways_reach(&survey_game, match_state(match), 0, 1, &ends);
    open_sheet(80, 0);
    screen.shapes = ends.shape;
    screen.n_shapes = ends.n_shapes;
    screen.points = ends.point;
    screen_table(&screen);
    assert_string_not_equal(print_sheet(), plain);
    screen.n_shapes = 0;
    assert_string_equal(draw(80, 0), plain);
}

/* The part around the own figure, with fog at its edge. */
static void test_map_grows(void **state)
{
    (void)state;
    const char *text = draw(80, 0);
    assert_non_null(strstr(text, "h1"));
    assert_null(strstr(text, "fields"));
    for (int i = 0; i < 60; i++)
        answer(option(V_LAY, 0, 0, 0));
    text = draw(80, 30);
    assert_non_null(strstr(text, "|h421"));   /* where the figure is */
    assert_non_null(strstr(text, "of 434 fields; more with: look FIELD"));
    assert_non_null(strstr(text, "|?"));
    assert_null(strstr(text, "|h1 "));
}

/* Places go by what is nearest, and never by the piece that is led there. Ada has her middle at
 * 1000,3000, Bob at 8000,1500; neither plane nor names have texts here. */
static const char *place_said(Lang lang, Thing led, Point at, bool stands)
{
    static char said[200];
    Str out = STR_ON(said);
    Listener to = screen.listener;
    to.lang = lang;
    to.led = led;
    place_say(&survey_game, match_state(match), &to, at, stands, &out);
    return said;
}

static void test_places_in_words(void **state)
{
    const Thing nobody = thing(KIND_NUMBER, 0);
    const int y = 3000;
    (void)state;
    open_sheet(80, 0);
    int first = 0;
    while (view.items[first].r == 0)
        first++;
    const ViewItem a = view.items[first], b = view.items[first + 1];
    const Thing ada = a.what;
    assert_int_equal(a.x, 1000);
    assert_int_equal(a.y, y);
    assert_string_equal(place_said(LANG_EN, nobody, (Point){1000 + 3 * INCH + a.r, y}, false),
                        "3.0 inch east of ada");
    assert_string_equal(place_said(LANG_DE, nobody, (Point){1000, y - INCH - a.r}, false),
                        "1,0 inch nördlich von ada");
    assert_string_equal(place_said(LANG_EN, nobody, (Point){1100, y}, false), "on ada");
    assert_string_equal(place_said(LANG_EN, ada, (Point){b.x - a.r - b.r, b.y}, true),
                        "just west of bob");
    assert_string_equal(place_said(LANG_DE, ada, (Point){b.x - a.r - b.r, b.y}, true),
                        "gleich westlich von bob");
    screen.listener.around = 0;
    assert_string_equal(place_said(LANG_EN, ada, (Point){20, 30}, true), "20,30");
}

static const char *tag_said(const char *tag)
{
    static char said[200];
    Str out = STR_ON(said);
    screen_tag(&screen, tag, &out);
    return said;
}

/* The tag of a team names its people: in a duel there is no "team 1". */
static void test_team_tags_name_people(void **state)
{
    Setup setup;
    uint8_t seed[SEED_BYTES];
    (void)state;
    match_free(match);
    fair_seed_from_number(1, seed);
    const Game *game = game_by_id("brawl");
    game_setup_default(game, pack_builtin(game), 2, &setup);
    match = match_new(game, &setup, people, seed, LANG_EN, why);
    assert_non_null(match);
    open_sheet(80, 0);
    assert_string_equal(tag_said("fulfilled-2"), "fulfilled: Bob");
    assert_string_equal(tag_said("fulfilled-1"), "fulfilled: Ada (you)");
    assert_string_equal(tag_said("rooted-long"), "rooted, next turn too");
}

/* Answers that share their words share a heading, but no name is taken apart for that: which card
 * moves up, "backpack, utility" or "backpack, utility 2"? */
static void test_names_stay_whole(void **state)
{
    const Game *game = game_by_id("gorgasali");
    int asked = 0;
    (void)state;
    for (uint64_t n = 1; asked == 0 && n <= 60; n++) {
        Setup setup;
        uint8_t seed[SEED_BYTES];
        match_free(match);
        fair_seed_from_number(n, seed);
        game_setup_default(game, pack_builtin(game), 2, &setup);
        match = match_new(game, &setup, people, seed, LANG_EN, why);
        assert_non_null(match);
        for (unsigned step = 0; asked == 0 && step < 1500 && !match_over(match); step++) {
            const int seat = match_asked(match) & 1 ? 0 : 1;
            const Menu *m = match_menu(match, seat);
            if (seat == 0 && m->n == 2 &&
                strcmp(game->verbs[option_verb(m->list[1])].word, "fill") == 0) {
                asked++;
                open_sheet(80, 24);
                screen.tight = 1;
                screen_choices(&screen, m);
                assert_int_equal(rows_with(print_sheet(), "“backpack, …"), 0);
                assert_int_equal(rows_with(sheet, " 1 “backpack, utility”"), 1);
            }
            const unsigned at = (step * 7919u + (unsigned)n) % (unsigned)m->n;
            assert_true(match_answer(match, seat, m->list[at], LANG_EN, why));
        }
    }
    assert_int_equal(asked, 1);
}

int main(void)
{
    packs_install();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_plane, begin, end),
        cmocka_unit_test_setup_teardown(test_plane_to_scale, begin, end),
        cmocka_unit_test_setup_teardown(test_plane_fits, begin, end),
        cmocka_unit_test_setup_teardown(test_shapes_in_words, begin, end),
        cmocka_unit_test_setup_teardown(test_shapes_on_the_plane, begin, end),
        cmocka_unit_test_setup_teardown(test_map_grows, begin, end),
        cmocka_unit_test_setup_teardown(test_places_in_words, begin, end),
        cmocka_unit_test_setup_teardown(test_team_tags_name_people, begin, end),
        cmocka_unit_test_setup_teardown(test_names_stay_whole, begin, end),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
