/* Tests of core/places.h: order, moving, drawing, redealing, the census. */
#include <stdbool.h>

#include "core/places.h"

#include "unit.h"

enum { BOX, STACK, OFFER, HAND_1, HAND_2, PLACE_COUNT, PIECES = 900 };

typedef struct Set {
    PLACES(PIECES, PLACE_COUNT) all;
    uint16_t behind;   /* nothing reaches it */
} Set;

static Set set;
static Places *const p = PLACES_OF(&set.all);
static FastChance dice;

/* What the largest game needs fits into half of its state. */
typedef PLACES(900, 128) Largest;
_Static_assert(sizeof(Largest) <= 6500, "900 pieces in 128 places");

static int begin(void **state)
{
    (void)state;
    memset(&set, 0xee, sizeof set);
    places_init(&set.all);
    chance_fast(&dice, 1);
    return 0;
}

static void lies(int place, int n, const int *pieces)
{
    int i = 0;
    assert_int_equal(place_count(p, place), n);
    EACH_PIECE(piece, p, place) {
        assert_true(i < n);
        assert_int_equal(piece, pieces[i]);
        assert_int_equal(place_of(p, piece), place);
        i++;
    }
    assert_int_equal(i, n);
    assert_null(places_check(p));
}

static void test_all_begin_in_the_box(void **state)
{
    (void)state;
    assert_int_equal(place_count(p, BOX), PIECES);
    assert_int_equal(place_first(p, BOX), 0);
    assert_int_equal(place_last(p, BOX), PIECES - 1);
    assert_int_equal(place_first(p, STACK), NO_PIECE);
    assert_int_equal(place_at(p, BOX, 17), 17);
    assert_int_equal(place_at(p, BOX, PIECES), NO_PIECE);
    assert_null(places_check(p));
    assert_int_equal(set.behind, 0xeeee);
}

static void test_order(void **state)
{
    (void)state;
    place_put(p, 5, OFFER);
    place_put(p, 7, OFFER);
    place_put_first(p, 9, OFFER);
    place_put_before(p, 3, 7);
    lies(OFFER, 4, (int[]){9, 5, 3, 7});
    place_put(p, 9, OFFER);           /* to the end of its own place */
    place_put_first(p, 3, OFFER);
    place_put_first(p, 3, OFFER);
    place_put_before(p, 5, 5);
    lies(OFFER, 4, (int[]){3, 5, 7, 9});
    place_put(p, 5, HAND_1);
    lies(OFFER, 3, (int[]){3, 7, 9});
    place_pour(p, OFFER, HAND_1);
    lies(OFFER, 0, 0);
    lies(HAND_1, 4, (int[]){5, 3, 7, 9});
    place_pour(p, BOX, STACK);
    assert_int_equal(place_count(p, STACK), PIECES - 4);
    assert_null(places_check(p));
}

static void test_moving_while_walking(void **state)
{
    (void)state;
    EACH_PIECE(piece, p, BOX)
        if (piece % 3 == 0)
            place_put(p, piece, STACK);
    assert_int_equal(place_count(p, STACK), PIECES / 3);
    assert_int_equal(place_first(p, BOX), 1);
    assert_null(places_check(p));
}

static void test_draws_any(void **state)
{
    int seen[10] = {0};
    (void)state;
    for (int i = 0; i < 10; i++)
        place_put(p, i, STACK);
    for (int i = 0; i < 2000; i++) {
        const int drawn = place_draw(p, STACK, HAND_1, &dice.chance);
        seen[drawn]++;
        assert_int_equal(place_of(p, drawn), HAND_1);
        place_put(p, drawn, STACK);
    }
    for (int i = 0; i < 10; i++)
        assert_in_range(seen[i], 140, 260);
}

static uint32_t last_of(Chance *self, const uint16_t *ids, uint32_t n)
{
    (void)self;
    assert_int_equal(ids[n - 1], 2);
    return n - 1;
}

/* A test may ask for a certain piece. */
static void test_forced_draw(void **state)
{
    Chance forced = {.pick = last_of};
    (void)state;
    place_put(p, 1, STACK);
    place_put(p, 2, STACK);
    assert_int_equal(place_draw(p, STACK, HAND_1, &forced), 2);
}

/* What a seat knows stays; what it does not know changes, but not how much lies where. */
static void test_redeal(void **state)
{
    static const uint8_t hidden[] = {STACK, HAND_1, HAND_2};
    bool changed = false, swapped = false;
    (void)state;
    for (int i = 0; i < 30; i++)
        place_put(p, i, i < 20 ? STACK : i < 25 ? HAND_1 : HAND_2);
    place_show(p, HAND_1, SEAT_BIT(0));
    place_show(p, HAND_2, SEAT_BIT(1));
    assert_int_equal(place_seen(p, HAND_1), SEAT_BIT(0));
    for (int i = 0; i < 20; i++) {
        places_redeal(p, hidden, 3, 0, &dice.chance);
        lies(HAND_1, 5, (int[]){20, 21, 22, 23, 24});
        assert_int_equal(place_count(p, STACK), 20);
        assert_int_equal(place_count(p, HAND_2), 5);
        changed = changed || place_of(p, 25) == STACK;
        EACH_PIECE(piece, p, STACK)
            assert_true(piece < 20 || piece >= 25);
        swapped = swapped || place_first(p, STACK) != 0;
    }
    assert_true(changed && swapped);
    assert_int_equal(place_first(p, BOX), 30);
}

static void test_check_finds_faults(void **state)
{
    (void)state;
    place_put(p, 4, STACK);
    set.all.node[4].info = BOX;
    assert_string_equal(places_check(p), "a piece lies in another place than it says");
    set.all.node[4].info = STACK;
    set.all.node[PIECES + STACK].info++;
    assert_string_equal(places_check(p), "a place counts its pieces wrongly");
    set.all.node[PIECES + STACK].info--;
    assert_null(places_check(p));
    set.all.node[7].next = 9;
    assert_string_equal(places_check(p), "the ring of a place is broken");
}

/* Against a plain list of places, at random. */
static void test_at_random(void **state)
{
    static int at[PIECES];
    (void)state;
    memset(at, 0, sizeof at);
    for (int i = 0; i < 20000; i++) {
        const int piece = (int)fast_below(&dice, PIECES), to = (int)fast_below(&dice, PLACE_COUNT);
        const int other = (int)fast_below(&dice, PIECES);
        if (i % 3 == 0)
            place_put(p, piece, to);
        else if (i % 3 == 1)
            place_put_first(p, piece, to);
        else
            place_put_before(p, piece, other);
        at[piece] = i % 3 == 2 ? at[other] : to;
    }
    for (int piece = 0; piece < PIECES; piece++)
        assert_int_equal(place_of(p, piece), at[piece]);
    assert_null(places_check(p));
    assert_int_equal(set.behind, 0xeeee);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_all_begin_in_the_box, begin),
        cmocka_unit_test_setup(test_order, begin),
        cmocka_unit_test_setup(test_moving_while_walking, begin),
        cmocka_unit_test_setup(test_draws_any, begin),
        cmocka_unit_test_setup(test_forced_draw, begin),
        cmocka_unit_test_setup(test_redeal, begin),
        cmocka_unit_test_setup(test_check_finds_faults, begin),
        cmocka_unit_test_setup(test_at_random, begin),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
