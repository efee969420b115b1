/* What each seat may know of Null, how the rest can be dealt again, and the laws a state obeys. */
#include "games/null/null.h"

static void describe_card(const void *state, ViewItem *item)
{
    view_fact(&item->of, "value", null_value(state, item->what.value), -1);
}

/* Adds the cards of a zone to the last area, those that the seat has not seen as backs. */
static void show_zone(const State *s, const Zone *z, int owner, View *v)
{
    view_zone(v, z, KIND_CARD, owner, describe_card, s);
}

/* NU-SET-3: a seat that has chosen sees its own choice, and nobody else does. */
static bool has_set_aside(const State *s, int seat, const ViewItem *item)
{
    return s->flow.ask_kind == ASK_ALL && seat < SEATS_MAX && item->owner == seat &&
           (s->flow.answered & SEAT_BIT(seat)) &&
           option_arg(s->flow.answer[seat], 0) == item->what.value;
}

static void show_seats(const State *s, View *v)
{
    for (int seat = 0; seat < s->flow.seats; seat++) {
        view_fact(&v->seats[seat].of, "score", s->score[seat], s->goal);
        if (s->round > 0 && seat == s->first)
            view_tag(&v->seats[seat].of, "starts");
        if (s->round > 0 && seat == s->active)
            view_tag(&v->seats[seat].of, "active");
    }
}

void null_view(const void *state, int seat, View *v)
{
    const State *s = state;
    v->round = s->round;
    show_seats(s, v);
    view_area(v, AREA_PILE, "deck", "deck", -1)->count = s->deck.n;
    view_area(v, AREA_PILE, "discard", "discard", -1);
    show_zone(s, CZONE_OF(&s->discard), -1, v);
    ViewArea *table = view_area(v, AREA_ROW, "table", "table", -1);
    if (s->die > 0)
        view_fact(&table->of, "die", s->die, null_content(s)->die);
    show_zone(s, CZONE_OF(&s->played), -1, v);
    for (int owner = 0; owner < s->flow.seats; owner++) {
        view_area(v, AREA_HAND, "hand", "hand", owner);
        show_zone(s, CZONE_OF(&s->hand[owner]), owner, v);
    }
    for (int i = 0; i < v->n_items; i++)
        if (has_set_aside(s, seat, &v->items[i]))
            view_tag(&v->items[i].of, "set-aside");
}

/* All that a seat has not seen lies in the deck and in the hands of others. */
void null_redeal(void *state, int seat, Chance *chance)
{
    State *s = state;
    Redeal r = {.n = 0};
    redeal_zone(&r, ZONE_OF(&s->deck), seat);
    for (int other = 0; other < s->flow.seats; other++)
        redeal_zone(&r, ZONE_OF(&s->hand[other]), seat);
    redeal_mix(&r, chance);
}

/* Counts the cards of a zone; all of them must be seen by `must` and by nobody outside `may`. */
static bool count_zone(const Zone *z, Seats must, Seats may, uint8_t count[CARDS_MAX])
{
    if (z->n > z->cap || z->top != 0)
        return false;
    for (int i = 0; i < z->n; i++) {
        const Slot slot = z->slot[i];
        if (slot.id >= CARDS_MAX || (slot.seen & must) != must || (slot.seen & ~may) != 0)
            return false;
        count[slot.id]++;
    }
    return true;
}

const char *null_check(const void *state)
{
    const State *s = state;
    uint8_t count[CARDS_MAX] = {0};
    if (!count_zone(CZONE_OF(&s->deck), 0, 0, count))
        return "somebody has looked into the deck";
    if (!count_zone(CZONE_OF(&s->discard), ALL_SEATS, ALL_SEATS, count) ||
        !count_zone(CZONE_OF(&s->played), ALL_SEATS, ALL_SEATS, count))
        return "an open card is not seen by all";
    for (int seat = 0; seat < s->flow.seats; seat++) {
        if (!count_zone(CZONE_OF(&s->hand[seat]), SEAT_BIT(seat), SEAT_BIT(seat), count))
            return "a hand is not the secret of its owner";
        if (s->score[seat] < 0 || (s->score[seat] >= s->goal && s->ending != ENDING_GOAL))
            return "a score is impossible, or the match should be over";
    }
    for (int card = 0; card < CARDS_MAX; card++)
        if (count[card] != (card < null_content(s)->n_cards))
            return "a card is missing or there twice";
    if (s->round > ROUNDS || game_over(s) != (s->ending != ENDING_OPEN))
        return "the match does not know whether it is over";
    return 0;
}
