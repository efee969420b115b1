/* Tests of core/bits.h, core/numbers.h, core/hex.h and core/dice.h: what every game counts with. */
#include "core/bits.h"
#include "core/dice.h"
#include "core/hex.h"
#include "core/numbers.h"
#include "core/square.h"

#include "unit.h"

BIT_SET(Tiles, tiles, 900)

/* ---- numbers ---- */

static void test_numbers(void **state)
{
    const int three[] = {1, 2, 3};
    (void)state;
    assert_int_equal(min_of(-3, 2), -3);
    assert_int_equal(max_of(-3, 2), 2);
    assert_int_equal(absolute(-7), 7);
    assert_int_equal(clamp(5, 1, 3), 3);
    assert_int_equal(clamp(-5, 1, 3), 1);
    assert_int_equal(clamp(2, 1, 3), 2);
    assert_int_equal(clamp(2, 5, 3), 5);  /* they cross */
    assert_int_equal(COUNT_OF(three), 3);
}

/* ---- sets ---- */

static void test_bits(void **state)
{
    const uint64_t set = bit(0) | bit(5) | bit(63);
    int seen[3], n = 0;
    (void)state;
    assert_true(has_bit(set, 63));
    assert_false(has_bit(set, 62));
    assert_int_equal(count_bits(set), 3);
    assert_int_equal(first_bit(set & ~bit(0)), 5);
    EACH_BIT (i, set)
        seen[n++] = i;
    assert_int_equal(n, 3);
    assert_int_equal(seen[0], 0);
    assert_int_equal(seen[1], 5);
    assert_int_equal(seen[2], 63);
    EACH_BIT (i, (uint64_t)0)
        fail_msg("%d is in an empty set", i);
}

static void test_large_sets(void **state)
{
    Tiles a = {{0}}, b = {{0}};
    int n = 0, last = -1;
    (void)state;
    assert_int_equal(sizeof a, 15 * 8);
    assert_false(tiles_any(&a));
    for (int i = 0; i < 900; i += 3)
        tiles_add(&a, i);
    for (int i = 0; i < 900; i += 2)
        tiles_add(&b, i);
    EACH_MEMBER (i, &a) {
        assert_true(i > last && i % 3 == 0);
        last = i;
        n++;
    }
    assert_int_equal(n, 300);
    assert_int_equal(tiles_count(&a), 300);
    assert_true(tiles_has(&a, 897));
    assert_false(tiles_has(&a, 899));
    Tiles both = a, either = a, rest = a;
    tiles_keep(&both, &b);
    tiles_join(&either, &b);
    tiles_leave_out(&rest, &b);
    assert_int_equal(tiles_count(&both), 150);
    assert_int_equal(tiles_count(&either), 600);
    assert_int_equal(tiles_count(&rest), 150);
    tiles_remove(&a, 897);
    assert_false(tiles_has(&a, 897));
    assert_int_equal(tiles_count(&a), 299);
}

/* ---- hexes ---- */

static void assert_hex(Hex is, int q, int r)
{
    assert_int_equal(is.q, q);
    assert_int_equal(is.r, r);
}

static void test_hexes(void **state)
{
    (void)state;
    assert_int_equal(hex_distance(hex_at(0, 0), hex_at(2, -1)), 2);
    assert_int_equal(hex_distance(hex_at(-2, 3), hex_at(1, 1)), 3);
    assert_int_equal(hex_row(hex_at(1, 1), hex_at(4, -2)), 1);
    assert_int_equal(hex_row(hex_at(1, 1), hex_at(4, -1)), -1);
    assert_int_equal(hex_row(hex_at(1, 1), hex_at(1, 1)), -1);
    for (int d = 0; d < HEX_SIDES; d++) {
        const Hex there = hex_beyond(hex_at(3, -4), d, 2);
        assert_int_equal(hex_distance(hex_at(3, -4), there), 2);
        assert_int_equal(hex_row(hex_at(3, -4), there), d);
        assert_int_equal(hex_row(there, hex_at(3, -4)), (d + 3) % HEX_SIDES);
        assert_hex(hex_turned(hex_step[0], d), hex_step[d].q, hex_step[d].r);
        assert_hex(hex_turned(hex_step[d], -d), 1, 0);
    }
}

/* Each of a ring is as far, none comes twice, and each is next to the one before. */
static void test_rings(void **state)
{
    Hex ring[30];
    (void)state;
    assert_int_equal(hex_ring(hex_at(2, 2), 0, ring), 1);
    assert_hex(ring[0], 2, 2);
    for (int radius = 1; radius <= 5; radius++) {
        const int n = hex_ring(hex_at(2, 2), radius, ring);
        assert_int_equal(n, 6 * radius);
        assert_hex(ring[0], 2 + radius, 2);
        for (int i = 0; i < n; i++) {
            assert_int_equal(hex_distance(hex_at(2, 2), ring[i]), radius);
            assert_int_equal(hex_distance(ring[i], ring[(i + 1) % n]), 1);
        }
    }
}

/* A line is as short as can be, stays beside the straight one, and turns with the map. */
static void test_lines(void **state)
{
    Hex line[20], turned[20];
    (void)state;
    for (int q = -8; q <= 8; q++)
        for (int r = -8; r <= 8; r++) {
            const Hex to = hex_at(q, r);
            const int far = hex_distance(hex_at(0, 0), to);
            assert_int_equal(hex_line(hex_at(0, 0), to, line), far + 1);
            assert_hex(line[0], 0, 0);
            assert_hex(line[far], q, r);
            for (int i = 1; i <= far; i++)
                assert_int_equal(hex_distance(line[i - 1], line[i]), 1);
            for (int i = 0; i <= far; i++)  /* three times the distance is at most half a hex */
                assert_true(absolute(q * line[i].r - r * line[i].q) <= far);
            for (int sixths = 1; sixths < HEX_SIDES; sixths++) {
                hex_line(hex_at(0, 0), hex_turned(to, sixths), turned);
                for (int i = 0; i <= far; i++)
                    assert_true(same_hex(turned[i], hex_turned(line[i], sixths)));
            }
        }
    hex_line(hex_at(0, 0), hex_at(1, 1), line);  /* between two: the one to the left */
    assert_hex(line[1], 1, 0);
}

/* ---- squares ---- */

static void test_squares(void **state)
{
    const Square here = {3, 4};
    (void)state;
    assert_int_equal(square_number(here, 7, 5), 19);
    assert_int_equal(square_of(19, 5).row, 3);
    assert_int_equal(square_of(19, 5).column, 4);
    assert_int_equal(square_number((Square){-1, 4}, 7, 5), NO_SQUARE);
    assert_int_equal(square_number((Square){7, 4}, 7, 5), NO_SQUARE);
    assert_int_equal(square_number((Square){3, 5}, 7, 5), NO_SQUARE);
    assert_int_equal(square_number((Square){3, -1}, 7, 5), NO_SQUARE);
    assert_int_equal(square_number((Square){6, 0}, 7, 5), 30);
    assert_int_equal(square_steps(here, (Square){1, 9}), 7);
    assert_int_equal(square_king_steps(here, (Square){1, 9}), 5);
    assert_int_equal(square_steps_to_range(here, (Square){1, 9}, 2), 3);
    assert_int_equal(square_steps_to_range(here, (Square){1, 9}, 9), 0);
    for (int d = 0; d < SQUARE_DIRECTIONS; d++) {
        const Square there = square_beyond(here, d, 3);
        const Square back = square_beyond(there, opposite_direction(d), 3);
        assert_int_equal(square_king_steps(here, there), 3);
        assert_int_equal(square_steps(here, there), d < SQUARE_SIDES ? 3 : 6);
        assert_int_equal(square_steps(here, back), 0);
        if (d < SQUARE_SIDES)
            continue;
        const Square one = square_beyond(here, d - SQUARE_SIDES, 1);
        const Square two = square_beyond(here, (d + 1) % SQUARE_SIDES, 1);
        assert_int_equal(square_steps(one, square_beyond(here, d, 1)), 1);
        assert_int_equal(square_steps(two, square_beyond(here, d, 1)), 1);
    }
}

/* A line ends where it should, goes from neighbour to neighbour and never away from the segment;
 * over a corner it goes only where the segment does. */
static void test_lines_of_squares(void **state)
{
    (void)state;
    for (int row = -7; row <= 7; row++)
        for (int column = -7; column <= 7; column++) {
            const Square to = {(int16_t)row, (int16_t)column};
            Square before = {0, 0};
            int corners = 0, n = 0;
            for (SquareLine l = square_line(before, to); square_line_next(&l); n++) {
                assert_int_equal(square_king_steps(before, l.at), 1);
                assert_int_equal(square_steps(before, l.at), l.corner ? 2 : 1);
                assert_true(2 * absolute(row * l.at.column - column * l.at.row) <
                            absolute(row) + absolute(column));
                for (int i = 0; l.corner && i < 2; i++) {
                    assert_int_equal(square_steps(before, l.beside[i]), 1);
                    assert_int_equal(square_steps(l.at, l.beside[i]), 1);
                }
                corners += l.corner;
                before = l.at;
            }
            assert_int_equal(square_steps(before, to), 0);
            assert_int_equal(n + corners, square_steps((Square){0, 0}, to));
            assert_true(absolute(row) != absolute(column) || corners == absolute(row));
        }
}

/* ---- dice ---- */

static void test_rolls(void **state)
{
    uint8_t dice[4];
    int seen[7] = {0};
    FastChance chance;
    (void)state;
    chance_fast(&chance, 3);
    for (int i = 0; i < 600; i++) {
        const int total = roll_dice(&chance.chance, dice, 4, 6);
        assert_int_equal(total, dice[0] + dice[1] + dice[2] + dice[3]);
        for (int k = 0; k < 4; k++) {
            assert_in_range(dice[k], 1, 6);
            seen[dice[k]]++;
        }
    }
    for (int pips = 1; pips <= 6; pips++)
        assert_in_range(seen[pips], 300, 500);
}

/* The arrangements of all rows are all that dice can show. */
static void test_rows(void **state)
{
    uint8_t dice[12];
    (void)state;
    for (int n = 0; n <= 12; n++) {
        int64_t all = 1, ways = 0;
        for (int i = 0; i < n; i++)
            all *= 6;
        dice_first_row(dice, n);
        do {
            ways += dice_arrangements(dice, n);
        } while (dice_next_row(dice, n, 6));
        assert_true(ways == all);
    }
    assert_int_equal(dice_arrangements((const uint8_t[]){1, 2, 2, 5}, 4), 12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),  cmocka_unit_test(test_bits),
        cmocka_unit_test(test_large_sets), cmocka_unit_test(test_hexes),
        cmocka_unit_test(test_rings),    cmocka_unit_test(test_lines),
        cmocka_unit_test(test_squares),  cmocka_unit_test(test_lines_of_squares),
        cmocka_unit_test(test_rolls),    cmocka_unit_test(test_rows),
    };
    return cmocka_run_group_tests_name("kit", tests, 0, 0);
}
