/* The character card (rulebook: "Charakterkarten"): slots, backpack, placing cards. */
#include "games/gorgasali/gorgasali.h"

/* ---- reading ---- */

bool gorgasali_has_slot(const State *s, int slot)
{
    return slot % SLOTS_EACH < slots_of(s, slot_place(slot), slot_category(slot));
}

/* GO-CARD-2: the slots a card belongs into: weapon, defence, utility, throw or armour. */
int gorgasali_category(const State *s, int card)
{
    return is_weapon(s, card) ? WEAPON : support_at(s, card)->category;
}

int gorgasali_card_in(const State *s, int seat, int slot)
{
    return s->player[seat].slot[slot] - 1;
}

int gorgasali_slot_with(const State *s, int seat, Place place, int card)
{
    const int category = gorgasali_category(s, card);
    for (int i = 0; i < slots_of(s, place, category); i++)
        if (gorgasali_card_in(s, seat, slot_number(place, category, i)) == card)
            return slot_number(place, category, i);
    return NO_SLOT;
}

int gorgasali_free_slot(const State *s, int seat, Place place, int category)
{
    for (int i = 0; i < slots_of(s, place, category); i++)
        if (s->player[seat].slot[slot_number(place, category, i)] == 0)
            return slot_number(place, category, i);
    return NO_SLOT;
}

Cards gorgasali_cards_in(const State *s, int seat, Place place, int category)
{
    Cards out = {0};
    for (int i = 0; i < slots_of(s, place, category); i++) {
        const int slot = slot_number(place, category, i);
        const int card = gorgasali_card_in(s, seat, slot);
        if (card != NO_CARD && gorgasali_slot_with(s, seat, place, card) == slot)
            out.card[out.n++] = card;
    }
    return out;
}

/* Bit of a weapon slot in Player.loaded: active ones first. A pack may let weapons be stored. */
static uint8_t loaded_bit(int slot)
{
    return 1u << (slot_place(slot) * SLOTS_EACH + slot % SLOTS_EACH);
}

bool gorgasali_is_loaded(const State *s, int seat, int slot)
{
    return slot_category(slot) == WEAPON && s->player[seat].loaded & loaded_bit(slot);
}

/* ---- moving cards ---- */

void gorgasali_take_out(State *s, int seat, int slot)
{
    assert(slot >= 0 && slot < SLOTS);
    if (slot < 0)  /* cannot be; the compiler does not know */
        return;
    s->player[seat].slot[slot] = 0;
    if (slot_category(slot) == WEAPON)
        s->player[seat].loaded &= ~loaded_bit(slot);
}

/* NO_CARD leaves it empty. */
static void put_in(State *s, int seat, int slot, int card, bool loaded)
{
    s->player[seat].slot[slot] = 1 + card;
    if (slot_category(slot) == WEAPON && loaded)
        s->player[seat].loaded |= loaded_bit(slot);
}

void gorgasali_discard(Ctx *c, State *s, int seat, int card, const char *rule)
{
    s->discard[card]++;
    EMIT(EV_DISCARD, rule, hero(s, seat), card);
}

/* GO-CARD-4, GO-SUP-1: a support card works once, from an active slot, and is discarded. */
void gorgasali_use_up(State *s, int seat, int card)
{
    gorgasali_take_out(s, seat, gorgasali_slot_with(s, seat, ACTIVE, card));
    s->discard[card]++;
}

/* GO-RELOAD-1, GO-AMMO-1: all weapons are ready at once. */
void gorgasali_reload(State *s, int seat)
{
    for (int i = 0; i < slots_of(s, ACTIVE, WEAPON); i++)
        if (s->player[seat].slot[slot_number(ACTIVE, WEAPON, i)] != 0)
            s->player[seat].loaded |= 1u << i;
}

/* GO-WPN-3: face down. */
void gorgasali_unload(State *s, int seat)
{
    s->player[seat].loaded = 0;
}

/* ---- collecting: GO-CARD-3, GO-CARD-6, GO-CARD-7 ---- */

void gorgasali_expect(State *s, int seat, int card, bool loaded)
{
    Incoming *in = &s->incoming;
    in->seat = seat;
    in->optional = 0;
    in->card[in->n] = card;
    in->loaded[in->n++] = loaded;
}

/* GO-CARD-3: slots of its own category. GO-CARD-6, GO-RULE-32: a free one, active or in the
 * backpack. GO-CARD-5: the backpack may have none of this category. */
static void offer_free_slots(const State *s, int seat, int category, Menu *m)
{
    const int first[] = {[ACTIVE] = gorgasali_free_slot(s, seat, ACTIVE, category),
                         [BACKPACK] = gorgasali_free_slot(s, seat, BACKPACK, category)};
    EACH_SLOT (slot) {
        const bool fits = slot_category(slot) == category;
        if ((fits || m->denials != 0) && gorgasali_has_slot(s, slot))
            offer_unless(m, option(V_PUT, slot, 0, 0),
                         !fits ? "GO-CARD-3" : slot == first[slot_place(slot)] ? 0 : "GO-CARD-6");
    }
    if (slots_of(s, BACKPACK, category) == 0)
        deny(m, option(V_PUT, slot_number(BACKPACK, category, 0), 0, 0), "GO-CARD-5");
}

/* Whether all cards of its category are such as this one: whichever is kept, nothing changes.
 * Weapons may be loaded or not. */
static bool has_only_such(const State *s, int seat, int card)
{
    EACH_SLOT (slot)
        if (slot_category(slot) == gorgasali_category(s, card) && gorgasali_has_slot(s, slot) &&
            gorgasali_card_in(s, seat, slot) != card)
            return false;
    return gorgasali_category(s, card) != WEAPON;
}

/* GO-CARD-7: if no slot is free, the card replaces another of its category or is discarded. */
static void place_cards_menu(const State *s, const struct place_cards_vars *my, Menu *m)
{
    const int card = s->incoming.card[0], category = gorgasali_category(s, card);
    const bool full = gorgasali_free_slot(s, my->seat, ACTIVE, category) == NO_SLOT &&
                      gorgasali_free_slot(s, my->seat, BACKPACK, category) == NO_SLOT;
    const char *why = full ? 0 : "GO-CARD-6";
    prompt(m, full ? Q_REPLACE : Q_PUT, full ? "GO-CARD-7" : "GO-RULE-32");
    about(m, KIND_CARD, card);
    offer_free_slots(s, my->seat, category, m);
    EACH_SLOT (slot)
        if ((full || m->denials != 0) && gorgasali_has_slot(s, slot))
            offer_unless(m, option(V_REPLACE, slot, 0, 0),
                         slot_category(slot) == category ? why : "GO-CARD-7");
    offer_unless(m, option(V_DISCARD, 0, 0, 0), s->incoming.optional ? 0 : why);
    if (full && has_only_such(s, my->seat, card))
        m->usual = m->n;
}

static void take_first(Incoming *in)
{
    in->n--;
    for (int i = 0; i < in->n; i++) {
        in->card[i] = in->card[i + 1];
        in->loaded[i] = in->loaded[i + 1];
    }
}

/* GO-CARD-8: a card that is held leaves only by being used or replaced. */
static void place_first(Ctx *c, State *s, int seat, Option answer)
{
    const int card = s->incoming.card[0], slot = option_arg(answer, 0);
    const bool loaded = s->incoming.loaded[0] != 0;
    take_first(&s->incoming);
    if (option_verb(answer) == V_DISCARD) {
        gorgasali_discard(c, s, seat, card, "GO-CARD-7");
        return;
    }
    if (option_verb(answer) == V_REPLACE) {
        const int old = gorgasali_card_in(s, seat, slot);
        gorgasali_take_out(s, seat, slot);
        s->discard[old]++;
        EMIT(EV_REPLACE, "GO-CARD-7", hero(s, seat), old, card);
    } else {
        EMIT(EV_PUT, "GO-CARD-6", hero(s, seat), card, slot);
    }
    put_in(s, seat, slot, card, loaded);
}

/* GO-CHEST-5, GO-ELIM-4: cards that were drawn or looted go into empty slots that fit. */
FLOW(place_cards)
{
    FLOW_BEGIN;
    while (s->incoming.n > 0) {
        ASK(my->seat, place_cards_menu);
        place_first(c, s, my->seat, ANSWERED());
    }
    FLOW_END;
}

/* ---- backpack: GO-CARD-5, GO-RULE-32 ---- */

/* Bit of a backpack slot in act_vars.slots: only categories with a backpack count. */
static unsigned stored_bit(const State *s, int slot)
{
    int bit = slot % SLOTS_EACH;
    for (int category = 0; category < slot_category(slot); category++)
        bit += slots_of(s, BACKPACK, category);
    return 1u << bit;
}

static void offer_exchanges(const State *s, int seat, int stored, Menu *m)
{
    const int category = slot_category(stored);
    for (int i = 0; i < slots_of(s, ACTIVE, category); i++) {
        const int active = slot_number(ACTIVE, category, i);
        if (gorgasali_card_in(s, seat, active) != gorgasali_card_in(s, seat, stored))
            offer(m, option(V_EXCHANGE, active, stored, 0));
    }
}

/* Every stored card can change places once. */
static void arrange_menu(const State *s, const struct arrange_vars *my, Menu *m)
{
    prompt(m, Q_ARRANGE, "GO-RULE-32");
    EACH_STORED (slot)
        if (gorgasali_has_slot(s, slot) && !(my->slots & stored_bit(s, slot)))
            offer_exchanges(s, my->seat, slot, m);
    offer(m, option(V_DONE, 0, 0, 0));
    deny_thing(m, KIND_SLOT, THING_ANY, "GO-RULE-32");
    deny_thing(m, KIND_CARD, THING_ANY, "GO-RULE-32");
}

/* Weapons keep their state. */
static void exchange(State *s, int seat, int one, int two)
{
    const int cards[] = {gorgasali_card_in(s, seat, one), gorgasali_card_in(s, seat, two)};
    const bool loaded[] = {gorgasali_is_loaded(s, seat, one), gorgasali_is_loaded(s, seat, two)};
    gorgasali_take_out(s, seat, one);
    gorgasali_take_out(s, seat, two);
    put_in(s, seat, one, cards[1], loaded[1]);
    put_in(s, seat, two, cards[0], loaded[0]);
}

/* GO-ACT-6: the main action 5.3 */
FLOW(arrange)
{
    FLOW_BEGIN;
    s->turn.done |= DONE_MAIN;
    for (;;) {
        ASK(my->seat, arrange_menu);
        if (CHOSE(V_DONE))
            break;
        exchange(s, my->seat, ANSWER(0), ANSWER(1));
        my->slots |= stored_bit(s, ANSWER(1));
        EMIT(EV_EXCHANGE, "GO-RULE-32", hero(s, my->seat), ANSWER(0), ANSWER(1));
    }
    FLOW_END;
}

/* A category with an empty active slot and something stored, or NO_CATEGORY. */
static int category_to_fill(const State *s, int seat)
{
    for (int category = 0; category < CATEGORIES; category++) {
        if (gorgasali_free_slot(s, seat, ACTIVE, category) == NO_SLOT)
            continue;
        for (int i = 0; i < slots_of(s, BACKPACK, category); i++)
            if (s->player[seat].slot[slot_number(BACKPACK, category, i)] != 0)
                return category;
    }
    return NO_CATEGORY;
}

static int cards_in(const State *s, int seat, Place place, int category)
{
    int n = 0;
    for (int i = 0; i < slots_of(s, place, category); i++)
        n += s->player[seat].slot[slot_number(place, category, i)] != 0;
    return n;
}

/* The owner chooses only if not all of them can move up. */
static void fill_menu(const State *s, const struct fill_slots_vars *my, Menu *m)
{
    const int category = category_to_fill(s, my->seat);
    const bool all = cards_in(s, my->seat, ACTIVE, category) +
                     cards_in(s, my->seat, BACKPACK, category) <= slots_of(s, ACTIVE, category);
    const Cards stored = gorgasali_cards_in(s, my->seat, BACKPACK, category);
    prompt(m, Q_FILL, "GO-CARD-9");
    for (int i = 0; i < (all ? 1 : stored.n); i++)
        offer(m, option(V_FILL, gorgasali_slot_with(s, my->seat, BACKPACK, stored.card[i]), 0, 0));
    deny_thing(m, KIND_SLOT, THING_ANY, "GO-CARD-9");
    deny_thing(m, KIND_CARD, THING_ANY, "GO-CARD-9");
}

/* GO-CARD-9, GO-RULE-32: at the end of one's turn. */
FLOW(fill_slots)
{
    FLOW_BEGIN;
    while (category_to_fill(s, my->seat) != NO_CATEGORY) {
        ASK(my->seat, fill_menu);
        const int card = gorgasali_card_in(s, my->seat, ANSWER(0));
        const int category = slot_category(ANSWER(0));
        const int slot = gorgasali_free_slot(s, my->seat, ACTIVE, category);
        exchange(s, my->seat, slot, ANSWER(0));
        EMIT(EV_FILL, "GO-CARD-9", hero(s, my->seat), card, slot);
    }
    FLOW_END;
}
