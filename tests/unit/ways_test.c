/* Ways, for every game that has them: what can be reached has a route, what cannot has a rule that
 * says why, and who follows a route arrives. */
#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "pack/packs.h"
#include "table/fair.h"
#include "table/forecast.h"
#include "table/match.h"
#include "table/ways.h"

static char why[MATCH_ERROR];

static Match *new_match(const Game *game, int seats, uint64_t number)
{
    static const SeatHolder people[MAX_SEATS];
    uint8_t seed[SEED_BYTES];
    Setup setup;
    game_setup_automatic(game, pack_builtin(game), seats, &setup);
    fair_seed_from_number(number, seed);
    Match *m = match_new(game, &setup, people, seed, LANG_EN, why);
    assert_non_null(m);
    return m;
}

static void *copy_of(const Match *m)
{
    const size_t size = match_game(m)->state_size;
    void *copy = aligned_alloc(64, (size + 63) / 64 * 64);
    assert_non_null(copy);
    return memcpy(copy, match_state(m), size);
}

static bool has(const Overlay *cells, Thing t)
{
    for (int i = 0; i < cells->n_cells; i++)
        if (cells->cell[i].kind == t.kind && cells->cell[i].value == t.value)
            return true;
    return false;
}

/* Whether the seat's piece is on the cell: an item of the view that is there and nowhere else. */
static bool stands_on(const Game *game, const void *state, int seat, Thing cell)
{
    static View v;
    game_view(game, state, seat, &v);
    for (int i = 0; i < v.n_items; i++) {
        const ViewItem *item = &v.items[i];
        const ViewArea *area = &v.areas[item->area];
        if (item->owner != seat || item->cell < 0 || item->cell >= area->n_cells)
            continue;
        const Thing on = v.cells[area->first_cell + item->cell].what;
        if (on.kind == cell.kind && on.value == cell.value)
            return true;
    }
    return false;
}

/* Follows the route; what is not offered any more was the only possible answer. Chance may come at
 * the end of the way only. */
static void follow(const Match *m, int seat, const Way *route, Thing to)
{
    const Game *game = match_game(m);
    FastChance chance;
    Menu menu;
    void *copy = copy_of(m);
    chance_fast(&chance, 1);
    Ctx c = {.game = game, .state = copy, .chance = &chance.chance};
    for (int i = 0; i < route->n && !game_over(copy); i++) {
        game_menu(game, copy, first_seat(game_asked(copy)), &menu, 0);
        if (menu.seat == seat && game_allows(copy, &menu, route->answer[i], 0))
            game_answer(&c, seat, route->answer[i], &menu);
        else
            assert_true(i > 0);
    }
    if (!game_over(copy) && !stands_on(game, copy, seat, to)) {
        char word[64];
        Str w = STR_ON(word);
        thing_write(game, copy, to, &w);
        fail_msg("after %d answers the piece of seat %d is not on %s", route->n, seat + 1, word);
    }
    free(copy);
}

/* What comes of a way happens on its cells, in their order, and one arrives if one lives. */
static void look_ahead(const Match *m, int seat, const Way *route)
{
    static Forecast f;
    int last = 0, ends = 0;
    forecast_route(match_game(m), match_state(m), seat, route, 9, &f);
    assert_true(f.exact ? f.copies > 0 : f.copies == FORECAST_COPIES);
    assert_in_range(f.n_events, 1, FORECAST_WAY_EVENTS);
    for (int i = 0; i < f.n_events; i++) {
        assert_in_range(f.event[i].at, 0, route->n_path);
        assert_in_range(f.event[i].copies, 1, f.copies);
        last = f.event[i].at > last ? f.event[i].at : last;
    }
    for (int i = 0; i <= MAX_SEATS; i++)
        ends += f.over[i];
    assert_true(last == route->n_path || ends > 0);
}

/* A way to each end, and nowhere else a way, if `all`. Returns the number of ends. */
static int check_position(const Match *m, int seat, bool all, FastChance *chance)
{
    static Overlay ends;
    static Way route;
    const Game *game = match_game(m);
    void *before = copy_of(m);
    ways_reach(game, match_state(m), seat, 5, &ends);
    for (int i = 0; i < ends.n_cells; i++) {
        if (!all && fast_below(chance, 8) != 0)
            continue;
        ways_route(game, match_state(m), seat, ends.cell[i], 6, &route);
        assert_true(route.n > 0 && route.n <= ROUTE_ANSWERS);
        assert_null(route.rule);
        assert_true(route.n_path > 0);
        assert_int_equal(route.path[route.n_path - 1].value, ends.cell[i].value);
        follow(m, seat, &route, ends.cell[i]);
        if (fast_below(chance, 16) == 0)
            look_ahead(m, seat, &route);
    }
    if (ends.n_cells > 0) {
        const int kind = ends.cell[0].kind, n = kind_count(game, match_state(m), kind);
        for (int i = 0; i < n; i += all ? 1 : 97) {
            const Thing to = {(uint8_t)kind, (int16_t)i};
            if (has(&ends, to))
                continue;
            ways_route(game, match_state(m), seat, to, 7, &route);
            assert_int_equal(route.n, 0);
            assert_int_equal(route.n_path, 0);
            assert_non_null(pack_rule(pack_of(match_state(m)), route.rule));
        }
    }
    assert_memory_equal(before, match_state(m), game->state_size);
    free(before);
    return ends.n_cells;
}

/* As many seats as the game has, but no more than this. */
static int seats_up_to(const Game *game, int n)
{
    while ((game->seat_counts >> n & 1) == 0)
        n--;
    return n;
}

static void what_can_be_reached_has_a_route(void **x)
{
    (void)x;
    int positions = 0, with_route = 0;
    FastChance chance;
    chance_fast(&chance, 3);
    for (int g = 0; g < n_games; g++) {
        if (!game_plans(games[g]))
            continue;
        with_route++;
        for (uint64_t number = 1; number <= 4; number++) {
            const int seats = seats_up_to(games[g], number % 2 == 0 ? 2 : 5);
            Match *m = new_match(games[g], seats, number);
            for (int i = 0; i < 500 && !match_over(m); i++) {
                const int seat = first_seat(match_asked(m));
                positions += check_position(m, seat, i % 100 == 50, &chance) > 0;
                const Menu *menu = match_menu(m, seat);
                const Option o = menu->list[fast_below(&chance, (uint32_t)menu->n)];
                assert_true(match_answer(m, seat, o, LANG_EN, why));
            }
            match_free(m);
        }
    }
    assert_true(with_route > 0 && positions > 100);
}

/* Things of every kind may be asked about in any position, from any seat. */
static void ranges_are_told_of_anything(void **x)
{
    static Overlay range;
    (void)x;
    FastChance chance;
    chance_fast(&chance, 4);
    long long cells = 0;
    for (int g = 0; g < n_games; g++) {
        Match *m = new_match(games[g], 2, 9);
        for (int i = 0; i < 300 && !match_over(m); i++) {
            const void *state = match_state(m);
            const int kind = (int)fast_below(&chance, (uint32_t)games[g]->n_kinds);
            const uint32_t n = (uint32_t)kind_count(games[g], state, kind);
            const Thing of = {(uint8_t)kind, (int16_t)fast_below(&chance, n)};
            const int place = (int)fast_below(&chance, (uint32_t)games[g]->n_kinds);
            const uint32_t places = (uint32_t)kind_count(games[g], state, place);
            const Thing at = {(uint8_t)place, (int16_t)fast_below(&chance, places)};
            ways_range(games[g], state, SPECTATOR, of, &at, 8, &range);
            cells += range.n_cells;
            ways_range(games[g], state, SPECTATOR, of, 0, 8, &range);
            assert_int_equal(range.n_cells, 0);
            ways_range(games[g], state, i % 2, of, 0, 8, &range);
            assert_true(range.n_cells == 0 || games[g]->preview != 0);
            assert_in_range(range.n_clear, 0, range.n_cells);
            cells += range.n_cells;
            const Menu *menu = match_menu(m, first_seat(match_asked(m)));
            const Option o = menu->list[fast_below(&chance, (uint32_t)menu->n)];
            assert_true(match_answer(m, menu->seat, o, LANG_EN, why));
        }
        match_free(m);
    }
    assert_true(cells > 100);
}

static void a_game_without_ways_tells_none(void **x)
{
    static Overlay cells;
    static Way route;
    (void)x;
    const Game *game = game_by_id("null");
    Match *m = new_match(game, 2, 1);
    const int seat = first_seat(match_asked(m));
    cells.n_cells = route.n = 7;
    ways_reach(game, match_state(m), seat, 1, &cells);
    assert_int_equal(cells.n_cells, 0);
    ways_route(game, match_state(m), seat, (Thing){KIND_SEAT, 0}, 1, &route);
    assert_int_equal(route.n, 0);
    assert_null(route.rule);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_can_be_reached_has_a_route),
        cmocka_unit_test(ranges_are_told_of_anything),
        cmocka_unit_test(a_game_without_ways_tells_none),
    };
    packs_install();
    return cmocka_run_group_tests_name("ways", tests, 0, 0);
}
