/* What the table tells before it happens: what comes of a way, what a banner covers and reaches.
 * The map is that of GO-RULE-62. */
#include "../../unit/unit.h"

#include <stdlib.h>
#include <string.h>

#include "games/gorgasali/gorgasali.h"
#include "pack/packs.h"
#include "table/forecast.h"

static State *s;
static int seat, foe;
static Forecast f;
static Way route;

/* The first player of two has rolled and stands on the map; the other one is far away. */
static void begin(int metric, int row, int column, int points)
{
    static Menu m;
    FastChance chance;
    Setup how;
    const Game *game = game_by_id("gorgasali");
    const size_t size = (sizeof *s + 63) / 64 * 64;
    s = aligned_alloc(64, size);
    assert_non_null(s);
    memset(s, 0, size);
    game_setup_automatic(game, pack_builtin(game), 2, &how);
    how.option[OPT_METRIC] = metric;
    chance_fast(&chance, 5);
    Ctx c = {.game = game, .state = s, .chance = &chance.chance};
    assert_null(game_start(&c, &how, &m));
    while (m.prompt != Q_MOVE)
        game_answer(&c, m.seat, m.prompt == Q_START ? option(V_ROLL, 0, 0, 0) : m.list[0],
                    &m);
    seat = m.seat;
    foe = 1 - seat;
    gorgasali_put_figure(s, seat, square_at(row, column));
    gorgasali_put_figure(s, foe, square_at(27, 27));
    s->player[seat].ability = ABILITY_STEAL;
    s->player[foe].ability = ABILITY_STEAL;
    s->turn.points = points;
}

static int support_with(SupportEffect effect)
{
    for (int card = content(s)->n_weapons; card < n_cards(s); card++)
        if (support_at(s, card)->effect == effect)
            return card;
    fail();
    return -1;
}

static void put_ball(int row, int column)
{
    const int square = square_at(row, column);
    s->banner[s->n_banners++] =
        (Banner){.square = square, .round = s->round, .owner = foe,
                 .card = support_with(EFFECT_BALL_LIGHTNING)};
    squares_add(&s->banners, square);
}

/* Looks for the way and ahead; the state stays as it was. */
static void look_ahead(int row, int column)
{
    const Game *game = game_by_id("gorgasali");
    State *before = aligned_alloc(64, (sizeof *s + 63) / 64 * 64);
    assert_non_null(before);
    memcpy(before, s, sizeof *s);
    const Thing to = {KIND_SQUARE, (int16_t)square_at(row, column)};
    ways_route(game, s, seat, to, 3, &route);
    assert_true(route.n > 0);
    forecast_route(game, s, seat, &route, 4, &f);
    assert_true(f.exact ? f.copies > 0 : f.copies == FORECAST_COPIES);
    assert_memory_equal(before, s, sizeof *s);
    free(before);
}

/* In how many copies it happens on that cell of the way; on any: at 0. */
static int copies_of(int event, int at)
{
    int copies = 0;
    for (int i = 0; i < f.n_events; i++)
        if (f.event[i].event.kind == event && (at == 0 || f.event[i].at == at))
            copies += f.event[i].copies;
    return copies;
}

/* The health of a figure afterwards, if it is certain. */
static int health_of(int of)
{
    for (int i = 0; i < f.n_lines; i++)
        if (f.line[i].what.kind == KIND_CHARACTER && f.line[i].what.value == hero(s, of) &&
            text_equal(f.line[i].fact, "health"))
            return f.line[i].n_values == 1 ? f.line[i].value[0] : -1;
    return s->player[of].health;
}

/* test GO-ZONE-3 GO-RULE-12: each inactive square of a way is told with its price */
static void the_price_of_a_way(void **unused)
{
    (void)unused;
    begin(METRIC_KING, 1, 2, 3);
    s->inactive = 1;
    look_ahead(1, 5);
    assert_int_equal(route.n_path, 3);
    for (int at = 1; at <= 3; at++)
        assert_int_equal(copies_of(EV_PRICE, at), f.copies);
    assert_int_equal(copies_of(EV_PRICE, 0), 3 * f.copies);
    assert_int_equal(health_of(seat), 85);
    free(s);
}

/* test GO-BALL-2 GO-RULE-2: lightning at the end of a way is foretold, by the match's metric */
static void lightning_at_the_end(void **unused)
{
    (void)unused;
    begin(METRIC_KING, 9, 6, 4);
    put_ball(8, 13);
    look_ahead(9, 10);  /* one row and three columns off */
    assert_int_equal(copies_of(EV_LIGHTNING, 4), f.copies);
    assert_int_equal(health_of(seat), 65);
    free(s);
    begin(METRIC_STEPS, 9, 6, 4);
    put_ball(8, 13);
    look_ahead(9, 10);
    assert_int_equal(copies_of(EV_LIGHTNING, 0), 0);
    assert_int_equal(health_of(seat), 100);
    free(s);
}

/* test GO-RULE-18: the chest comes before the lightning, and its cards have to be put somewhere */
static void lightning_behind_a_chest(void **unused)
{
    (void)unused;
    begin(METRIC_KING, 9, 6, 9);
    put_ball(8, 13);
    look_ahead(9, 12);
    assert_int_equal(copies_of(EV_CHEST, 0), f.copies);
    assert_int_equal(copies_of(EV_LIGHTNING, route.n_path), f.copies);
    free(s);
}

/* test GO-THARSIS-2: who ends his move beside Tharsis burns, and is told so */
static void burns_at_the_end(void **unused)
{
    (void)unused;
    begin(METRIC_KING, 9, 6, 4);
    s->player[foe].ability = ABILITY_IGNITE;
    gorgasali_put_figure(s, foe, square_at(8, 11));
    look_ahead(9, 10);
    assert_int_equal(copies_of(EV_IGNITE, 4), f.copies);
    assert_int_equal(health_of(seat), 90);
    free(s);
}

/* test GO-ELIM-1: a way that ends with his end says so, and nothing of the next turn */
static void a_deadly_way(void **unused)
{
    (void)unused;
    begin(METRIC_KING, 9, 6, 4);
    put_ball(8, 13);
    s->player[seat].health = 30;
    look_ahead(9, 10);
    assert_int_equal(copies_of(EV_OUT_BY, 4), f.copies);
    assert_int_equal(f.over[foe], f.copies);
    free(s);
}

static int cells_of(Thing of, const Thing *at, Overlay *out)
{
    ways_range(game_by_id("gorgasali"), s, at != 0 ? SPECTATOR : seat, of, at, 6, out);
    return out->n_cells;
}

static bool in_sight(const Overlay *cells, int row, int column)
{
    for (int i = 0; i < cells->n_clear; i++)
        if (cells->cell[i].value == square_at(row, column))
            return true;
    return false;
}

/* test GO-BALL-2 GO-RULE-2 GO-RULE-47: the squares a ball lightning strikes from where it lies, of
 * two each its own, and not those behind a barrier */
static void what_a_ball_lightning_reaches(void **unused)
{
    static Overlay cells;
    (void)unused;
    begin(METRIC_KING, 9, 6, 4);
    put_ball(8, 9);
    put_ball(22, 22);
    const Thing ball = {KIND_CARD, (int16_t)support_with(EFFECT_BALL_LIGHTNING)};
    const Thing one = {KIND_SQUARE, (int16_t)square_at(8, 9)};
    const Thing other = {KIND_SQUARE, (int16_t)square_at(22, 22)};
    assert_int_equal(cells_of(ball, &one, &cells), 49);
    assert_true(in_sight(&cells, 11, 12) && in_sight(&cells, 8, 9));
    squares_add(&s->barriers, square_at(9, 9));
    assert_int_equal(cells_of(ball, &one, &cells), 49);
    assert_false(in_sight(&cells, 11, 9));
    assert_int_equal(cells_of(ball, &other, &cells), 49);
    assert_true(in_sight(&cells, 25, 25) && !in_sight(&cells, 8, 9));
    assert_int_equal(cells_of(ball, 0, &cells), 8);  /* where it can be put: GO-BALL-1 */
    free(s);
    begin(METRIC_STEPS, 9, 6, 4);
    assert_int_equal(cells_of(ball, &one, &cells), 25);
    assert_false(in_sight(&cells, 11, 12));
    const Thing wall = {KIND_CARD, (int16_t)support_with(EFFECT_BARRIER)};
    assert_int_equal(cells_of(wall, &one, &cells), 0);
    free(s);
}

/* test GO-BARR-1 GO-RULE-43: the five squares of a barrier */
static void what_a_barrier_covers(void **unused)
{
    Thing cells[16];
    (void)unused;
    begin(METRIC_KING, 9, 6, 4);
    const int card = support_with(EFFECT_BARRIER);
    const Option down = option(V_BARRIER, card, square_at(3, 4), square_at(7, 4));
    const Option right = option(V_BARRIER, card, square_at(8, 3), square_at(8, 7));
    assert_int_equal(gorgasali_covered(s, down, cells, 16), 5);
    for (int i = 0; i < 5; i++)
        assert_int_equal(cells[i].value, square_at(3 + i, 4));
    assert_int_equal(gorgasali_covered(s, right, cells, 16), 5);
    for (int i = 0; i < 5; i++)
        assert_int_equal(cells[i].value, square_at(8, 3 + i));
    assert_int_equal(gorgasali_covered(s, option(V_STEP, square_at(9, 7), 0, 0), cells, 16), 0);
    free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_price_of_a_way),
        cmocka_unit_test(lightning_at_the_end),
        cmocka_unit_test(lightning_behind_a_chest),
        cmocka_unit_test(burns_at_the_end),
        cmocka_unit_test(a_deadly_way),
        cmocka_unit_test(what_a_ball_lightning_reaches),
        cmocka_unit_test(what_a_barrier_covers),
    };
    packs_install();
    return cmocka_run_group_tests_name("ahead", tests, 0, 0);
}
