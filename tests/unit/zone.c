/* Tests of core/zone.h: order, knowledge and redealing. */
#include "core/zone.h"

#include <stdbool.h>

#include "../rules/forced.h"
#include "unit.h"

typedef struct Zones {
    ZONE(8) deck;
    ZONE(4) hand;
} Zones;

static Zones z;
static Zone *const deck = ZONE_OF(&z.deck);
static Zone *const hand = ZONE_OF(&z.hand);

static int begin(void **state)
{
    (void)state;
    memset(&z, 0, sizeof z);
    zone_init(&z.deck);
    zone_init(&z.hand);
    return 0;
}

static void test_caps(void **state)
{
    (void)state;
    assert_int_equal(deck->cap, 8);
    assert_int_equal(hand->cap, 4);
    assert_int_equal(sizeof(Zone) + 8 * sizeof(Slot), sizeof z.deck);
}

static void test_top_is_drawn_first(void **state)
{
    FastChance f;
    (void)state;
    chance_fast(&f, 3);
    zone_put_on_top(deck, 1, 0);
    zone_put_on_top(deck, 2, 0);
    zone_add(deck, 3, 0);  /* goes below the ordered ones */
    assert_int_equal(zone_draw(deck, &f.chance).id, 2);
    assert_int_equal(zone_draw(deck, &f.chance).id, 1);
    assert_int_equal(deck->top, 0);
    assert_int_equal(zone_draw(deck, &f.chance).id, 3);
    assert_int_equal(deck->n, 0);
}

static void test_take_keeps_order(void **state)
{
    (void)state;
    for (int id = 1; id <= 3; id++)
        zone_add(hand, (uint16_t)id, SEAT_BIT(0));
    zone_put_on_top(hand, 9, 0);
    assert_int_equal(zone_find(hand, 2), 1);
    assert_int_equal(zone_find(hand, 7), -1);
    assert_int_equal(zone_take(hand, 1).id, 2);
    assert_int_equal(hand->slot[1].id, 3);
    assert_int_equal(hand->top, 1);
    assert_int_equal(zone_take(hand, 2).id, 9);
    assert_int_equal(hand->top, 0);
}

static void test_unordered_draw_reaches_all(void **state)
{
    int count[4] = {0};
    FastChance f;
    (void)state;
    chance_fast(&f, 5);
    for (int i = 0; i < 4000; i++) {
        deck->n = 0;
        for (int id = 0; id < 4; id++)
            zone_add(deck, (uint16_t)id, 0);
        count[zone_draw(deck, &f.chance).id]++;
    }
    for (int id = 0; id < 4; id++)
        assert_in_range(count[id], 900, 1100);
}

static void test_forced_draw_finds_its_card(void **state)
{
    ForcedChance f;
    (void)state;
    chance_forced(&f, 1);
    chance_force(&f, FORCE_ID + 5);
    for (int id = 3; id < 7; id++)
        zone_add(deck, (uint16_t)id, 0);
    assert_int_equal(zone_draw(deck, &f.chance).id, 5);
    assert_false(f.bad);
}

static void test_shuffling_forgets(void **state)
{
    (void)state;
    zone_add(hand, 1, ALL_SEATS);
    zone_add(hand, 2, ALL_SEATS);
    zone_add(deck, 3, SEAT_BIT(1));
    zone_put_on_top(deck, 4, SEAT_BIT(2));
    zone_shuffle_into(hand, deck);
    assert_int_equal(hand->n, 0);
    assert_int_equal(deck->n, 4);
    assert_int_equal(deck->top, 1);
    for (int i = 0; i < 3; i++)
        assert_int_equal(deck->slot[i].seen, 0);
    assert_int_equal(deck->slot[3].id, 4);
    assert_int_equal(deck->slot[3].seen, SEAT_BIT(2));
}

static void test_show_and_forget(void **state)
{
    (void)state;
    zone_add(hand, 1, 0);
    zone_show(hand, SEAT_BIT(0) | SEAT_BIT(1));
    zone_forget(hand, SEAT_BIT(0));
    assert_int_equal(hand->slot[0].seen, SEAT_BIT(1));
}

static void test_redeal_keeps_what_is_known(void **state)
{
    Redeal r = {.n = 0};
    FastChance f;
    bool changed = false;
    (void)state;
    chance_fast(&f, 11);
    for (int id = 0; id < 6; id++)
        zone_add(deck, (uint16_t)id, 0);
    zone_add(hand, 10, SEAT_BIT(0));  /* seat 0 knows this one */
    zone_add(hand, 11, SEAT_BIT(1));
    for (int i = 0; i < 50; i++) {
        redeal_zone(&r, deck, 0);
        redeal_zone(&r, hand, 0);
        assert_int_equal(r.n, 7);
        redeal_mix(&r, &f.chance);
        unsigned ids = 0;
        for (int j = 0; j < 6; j++)
            ids |= 1u << deck->slot[j].id;
        ids |= 1u << hand->slot[1].id;
        assert_int_equal(ids, 0x3f | 1u << 11);
        assert_int_equal(hand->slot[0].id, 10);
        assert_int_equal(hand->slot[1].seen, SEAT_BIT(1));  /* knowledge stays with the place */
        changed = changed || hand->slot[1].id != 11;
    }
    assert_true(changed);
}

static void test_moves_by_id(void **state)
{
    ZONE(4) from, to;
    uint8_t count[8] = {0};
    (void)state;
    zone_init(&from);
    zone_init(&to);
    for (int id = 4; id < 7; id++)
        zone_add(ZONE_OF(&from), (uint16_t)id, SEAT_BIT(0));
    zone_move(ZONE_OF(&from), 5, ZONE_OF(&to), ALL_SEATS);
    assert_int_equal(from.n, 2);
    assert_int_equal(to.slot[0].id, 5);
    assert_int_equal(to.slot[0].seen, ALL_SEATS);
    assert_int_equal(zone_take_id(ZONE_OF(&from), 6).seen, SEAT_BIT(0));
    zone_count(CZONE_OF(&from), count);
    zone_count(CZONE_OF(&to), count);
    assert_int_equal(count[4], 1);
    assert_int_equal(count[5], 1);
    assert_int_equal(count[6], 0);
}

#define TEST(name) cmocka_unit_test_setup(name, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_caps), TEST(test_top_is_drawn_first), TEST(test_take_keeps_order),
        TEST(test_unordered_draw_reaches_all), TEST(test_forced_draw_finds_its_card),
        TEST(test_shuffling_forgets), TEST(test_show_and_forget),
        TEST(test_redeal_keeps_what_is_known), TEST(test_moves_by_id),
    };
    return cmocka_run_group_tests(tests, 0, 0);
}
