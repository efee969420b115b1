/* Drawing, archive and tutorial draft (rulebook: "Karten ziehen", "Modifizierungsstufen"). */
#include "games/adeloth/adeloth.h"

static bool is_special_tier(int tier)
{
    return tier == T1_1 || tier == T1_2;  /* AD-ARC-2, AD-CARD-13 */
}

static bool is_batch(const State *s, int batch)
{
    for (int card = 0; card < content(s)->n_cards; card++)
        if (s->batch[card] == batch)
            return true;
    return false;
}

/* Cards shuffled together can from now on stand for each other. Numbers that no card has any more
 * are given again: a long match shuffles more often than a byte can count. */
static void new_batch(State *s, const Zone *z)
{
    int batch = 1;
    while (is_batch(s, batch))
        batch++;
    for (int i = 0; i < z->n; i++)
        s->batch[z->slot[i].id] = batch;
    s->n_batches = max_of(batch, s->n_batches);
}

void adeloth_mix(State *s, Zone *z)
{
    zone_forget(z, ALL_SEATS);
    new_batch(s, z);
}

/* AD-DRAW-2: the discard pile becomes the new draw pile. */
static void reshuffle(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    zone_shuffle_into(ZONE_OF(&p->discard), ZONE_OF(&p->pile));
    adeloth_mix(s, ZONE_OF(&p->pile));
    EMIT(EV_SHUFFLE, "AD-DRAW-2", seat, p->pile.n);
}

/* AD-ARC-6: the first T2 cards in any deck bring both a card-flow token. */
static void give_flow_tokens(Ctx *c, State *s)
{
    if (s->player[0].has_flow)
        return;
    for (int seat = 0; seat < SEATS; seat++)
        s->player[seat].has_flow = s->player[seat].flow = true;  /* AD-FLOW-3, AD-RULE-11 */
    EMIT(EV_FLOW_TOKENS, "AD-ARC-6", s->active);
}

int adeloth_lowest_tier(const State *s, const Zone *z)
{
    int tier = TIERS;
    for (int i = 0; i < z->n; i++)
        tier = min_of(tier, card_at(s, z->slot[i].id)->tier);
    return tier;
}

/* ---- levels 1 and 2: AD-L12 ---- */

/* The next of the two piles below, with its hint card, which is in no zone: AD-ARC-4, AD-ARC-5,
 * AD-RULE-7. */
static bool turn_next_batch(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    for (int i = 0; i < 2; i++) {
        Zone *under = ZONE_OF(&p->under[i]);
        if (under->n == 0)
            continue;
        EMIT(EV_HINT, "AD-ARC-5", seat, i);
        while (under->n > 0) {
            const Slot slot = zone_take(under, under->n - 1);
            zone_add(ZONE_OF(&p->pile), slot.id, slot.seen);
        }
        return true;
    }
    return false;
}

static void leave_menu(const State *s, const struct refill_vars *my, Menu *m)
{
    const Zone *archive = CZONE_OF(&s->player[my->seat].archive);
    prompt(m, Q_LEAVE, "AD-L12-7");
    about(m, KIND_TIER, my->tier);
    for (int i = 0; i < archive->n; i++)
        if (card_at(s, archive->slot[i].id)->tier == my->tier)
            offer(m, option(V_LEAVE, archive->slot[i].id, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, "AD-L12-7");
}

/* A card of this tier in the archive; NO_CARD: none. */
static int archived(const State *s, int seat, int tier)
{
    const Zone *archive = CZONE_OF(&s->player[seat].archive);
    for (int i = 0; i < archive->n; i++)
        if (card_at(s, archive->slot[i].id)->tier == tier)
            return archive->slot[i].id;
    return NO_CARD;
}

/* T2 and later; T1.1 and T1.2 never come this way. */
static void unarchive(Ctx *c, State *s, int seat, int tier)
{
    Player *p = &s->player[seat];
    for (int card = archived(s, seat, tier); card != NO_CARD; card = archived(s, seat, tier)) {
        zone_move(ZONE_OF(&p->archive), card, ZONE_OF(&p->discard), ALL_SEATS);
        EMIT(EV_TIER, "AD-ARC-1", seat, card);
    }
    give_flow_tokens(c, s);
}

static int random_of_tier(Ctx *c, const State *s, int seat, int tier)
{
    const Zone *archive = CZONE_OF(&s->player[seat].archive);
    int cards[16], n = 0;
    for (int i = 0; i < archive->n; i++)
        if (card_at(s, archive->slot[i].id)->tier == tier)
            cards[n++] = archive->slot[i].id;
    return cards[c->chance->below(c->chance, (uint32_t)n)];
}

static void leave_out(Ctx *c, State *s, int seat, int card)
{
    zone_move(ZONE_OF(&s->player[seat].archive), card, ZONE_OF(&s->box), ALL_SEATS);
    EMIT(EV_LEAVE, "AD-L12-7", seat, card);
}

/* ---- level 3 and Plus: AD-L3, AD-DRAFT ---- */

static void draft_menu(const State *s, const struct draft_vars *my, Menu *m)
{
    prompt(m, Q_DRAFT, "AD-DRAFT-2");
    about(m, KIND_SEAT, my->seat);
    for (int i = 0; i < s->table.n; i++)
        offer(m, option(V_DRAFT, s->table.slot[i].id, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, "AD-DRAFT-1");
}

static void pick(Ctx *c, State *s, int seat, int card)
{
    Player *p = &s->player[seat];
    s->owner[card] = 1 + seat;
    zone_move(ZONE_OF(&s->table), card, ZONE_OF(&p->archive), ALL_SEATS);
    EMIT(EV_DRAFT, "AD-DRAFT-2", seat, card);
}

/* AD-DRAFT-3: what is left of a draft goes into the box. */
static void return_rest_to_box(Ctx *c, State *s)
{
    while (s->table.n > 0) {
        const int card = s->table.slot[0].id;
        zone_move(ZONE_OF(&s->table), card, ZONE_OF(&s->box), ALL_SEATS);
        EMIT(EV_BOXED, "AD-DRAFT-3", card);
    }
}

/* One, two, one: AD-DRAFT-2. Colours do not matter (AD-DRAFT-6, AD-RULE-57), and as part of a draw
 * it cannot be answered (AD-DRAFT-7, AD-RULE-65). Picked cards go to the archives; who triggered it
 * takes his out at once (AD-DRAFT-4), the other one keeps his (AD-DRAFT-5). */
FLOW(draft)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < 4; my->i++) {
        my->seat = my->i == 0 || my->i == 3 ? my->first : 1 - my->first;
        ASK(my->seat, draft_menu);
        pick(c, s, my->seat, ANSWER(0));
    }
    FLOW_END;
}

/* AD-DRAFT-1: the next tier of the tutorial deck. */
static void lay_out(Ctx *c, State *s, int tier)
{
    for (int card = 0; card < content(s)->n_cards; card++)
        if (card_at(s, card)->tier == tier &&
            zone_find(CZONE_OF(&s->tutorial), card) >= 0)
            zone_move(ZONE_OF(&s->tutorial), card, ZONE_OF(&s->table), ALL_SEATS);
    EMIT(EV_DRAFT_OPEN, "AD-DRAFT-1", tier);
}

static void top_menu(const State *s, const struct refill_vars *my, Menu *m)
{
    const Zone *archive = CZONE_OF(&s->player[my->seat].archive);
    prompt(m, Q_TOP, "AD-L3-4");
    for (int i = 0; i < archive->n; i++)
        if (card_at(s, archive->slot[i].id)->tier == my->tier)
            offer(m, option(V_TOP, archive->slot[i].id, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, "AD-L3-4");
}

/* AD-L3-4, AD-HID-5: all but `top` first, so that it is drawn first; only the owner knows. */
static void stack_pile(State *s, int seat, int tier, int top)
{
    Player *p = &s->player[seat];
    zone_take_id(ZONE_OF(&p->archive), top);
    for (int card = archived(s, seat, tier); card != NO_CARD; card = archived(s, seat, tier)) {
        zone_take_id(ZONE_OF(&p->archive), card);
        zone_put_on_top(ZONE_OF(&p->pile), card, SEAT_BIT(seat));
    }
    zone_put_on_top(ZONE_OF(&p->pile), top, SEAT_BIT(seat));
    new_batch(s, CZONE_OF(&p->pile));
}

/* Whether new cards come from a draft: AD-L3-2, AD-PLUS-1. */
static bool has_drafts(const State *s)
{
    return s->option[OPT_LEVEL] == LEVEL_3 || s->option[OPT_LEVEL] == LEVEL_PLUS;
}

/* ---- an empty draw pile: AD-DRAW-2, AD-ARC-1, AD-ZONE-7 ---- */

/* The archive comes before a draft and gives one tier (AD-L3-3); T1.1 and T1.2 from it go under the
 * draw pile too (AD-L3-5, AD-RULE-10). With nothing new the discard pile is all there is (AD-L12-8,
 * AD-L3-6), and in Plus a player has drawn through (AD-PLUS-3) once the drafts of T2 to T4 are made
 * (AD-PLUS-1, AD-RULE-58). */
FLOW(refill)
{
    FLOW_BEGIN;
    if (turn_next_batch(c, s, my->seat))
        RETURN(0);
    my->tier = adeloth_lowest_tier(s, CZONE_OF(&s->player[my->seat].archive));
    if (my->tier == TIERS && s->tutorial.n > 0) {  /* AD-L3-2; levels 1 and 2 have dealt it all */
        my->tier = adeloth_lowest_tier(s, CZONE_OF(&s->tutorial));
        lay_out(c, s, my->tier);
        CALL(draft, .first = my->seat);
        return_rest_to_box(c, s);
    }
    if (my->tier == TIERS && s->option[OPT_LEVEL] == LEVEL_PLUS) {  /* AD-WIN-4, AD-RULE-26 */
        s->player[my->seat].drawn_through = true;
        EMIT(EV_DRAWN_THROUGH, "AD-WIN-4", my->seat);
        RETURN(0);
    }
    if (is_special_tier(my->tier)) {
        ASK(my->seat, top_menu);
        stack_pile(s, my->seat, my->tier, ANSWER(0));
        RETURN(0);
    }
    if (my->tier != TIERS && !has_drafts(s)) {  /* AD-L12-7, AD-RULE-9 */
        if (s->option[OPT_PICK] != 0 && s->option[OPT_LEVEL] == LEVEL_1) {
            leave_out(c, s, my->seat, random_of_tier(c, s, my->seat, my->tier));
        } else {
            ASK(my->seat, leave_menu);
            leave_out(c, s, my->seat, ANSWER(0));
        }
    }
    if (my->tier != TIERS)
        unarchive(c, s, my->seat, my->tier);
    if (s->player[my->seat].discard.n > 0)
        reshuffle(c, s, my->seat);
    FLOW_END;
}

static void draw_one(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    const Slot slot = zone_draw(ZONE_OF(&p->pile), c->chance);
    zone_add(ZONE_OF(&p->hand), slot.id, SEAT_BIT(seat));
    EMIT_SECRET(EV_DRAW, "AD-DRAW-1", SEAT_BIT(seat), 1u << 1, seat, slot.id);
}

/* AD-DRAW-1 … 5, AD-ZONE-6: one by one (AD-DRAW-5), and the draw pile is refilled only when a card
 * is wanted (AD-DRAW-4). */
FLOW(draw)
{
    FLOW_BEGIN;
    for (; my->n > 0; my->n--) {
        if (s->player[my->seat].pile.n == 0)
            CALL(refill, .seat = my->seat);
        if (s->player[my->seat].pile.n == 0) {
            EMIT(EV_NO_DRAW, "AD-DRAW-3", my->seat);
            RETURN(0);
        }
        draw_one(c, s, my->seat);
    }
    FLOW_END;
}
