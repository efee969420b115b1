/* What a seat may know, and the invariants that every reachable or redealt state keeps. Decks are
 * bags (core/bag.h) and hold no order, so the only secret is what two mates propose to each other
 * while they trade. */
#include "games/gorgasali/gorgasali.h"

/* Things two mates can talk about: their slots by turns, then their extra chests. */
enum { TALK_THINGS = 2 * (SLOTS + 1) };

static bool add_thing(const State *s, Trade *t, int thing)
{
    const int side = thing % 2, slot = thing / 2;
    const Player *p = &s->player[side == 0 ? t->by : mate_of(s, t->by)];
    if (slot == SLOTS ? p->chests == 0 : p->slot[slot] == 0)
        return false;
    if (slot == SLOTS)
        t->chests[side] = p->chests;
    else
        t->gives[side] |= bit(slot);
    return true;
}

/* Any one thing that fits; if there is none, everything changes hands, which always fits. */
static Trade guess_proposal(const State *s, Chance *chance)
{
    const Trade nothing = {.by = s->trade.by, .talk = true, .proposals = s->trade.proposals};
    const int first = (int)chance->below(chance, TALK_THINGS);
    for (int i = 0; i < TALK_THINGS; i++) {
        Trade guess = nothing;
        if (add_thing(s, &guess, (first + i) % TALK_THINGS) && gorgasali_trade_fits(s, &guess))
            return guess;
    }
    Trade all = nothing;
    for (int thing = 0; thing < TALK_THINGS; thing++)
        add_thing(s, &all, thing);
    return all;
}

/* GO-RULE-56: the others know that two mates talk, and when there is a proposal, but not which. */
void gorgasali_redeal(void *state, int seat, Chance *chance)
{
    State *s = state;
    const Trade *t = &s->trade;
    if (!t->talk || (seat < s->flow.seats && team_of(s, seat) == team_of(s, t->by)))
        return;
    const bool proposed = !(game_asked(s) & SEAT_BIT(t->by));
    if (proposed || chance->below(chance, 2) == 0)
        s->trade = guess_proposal(s, chance);
    else
        s->trade = (Trade){.by = t->by, .talk = true, .proposals = t->proposals};
}

/* ---- invariants ------------------------------------------------------------------------------ */

static const char *check_figures(const State *s)
{
    Squares figures = {{0}};
    EACH_SEAT (seat, s) {
        const Player *p = &s->player[seat];
        if (p->health > content(s)->health)
            return "health above the maximum (GO-HP-1)";
        if ((p->health == 0) != (p->out > 0))
            return "who has no health is out, and nobody else (GO-ELIM-1)";
        if (p->health == 0 && p->square != NO_SQUARE)
            return "a figure of somebody who is out stands on the map";
        if (p->banner != NO_SQUARE && (p->health > 0 || !has_partners(s)))
            return "a character banner of somebody who is in the game (GO-REVIVE-1)";
        if (p->square == NO_SQUARE)
            continue;
        if (p->square >= SQUARES || squares_has(&board(s)->tree, p->square))
            return "a figure stands outside the map or in the great tree (GO-TREE-1)";
        if (squares_has(&figures, p->square))
            return "two figures stand on one square (GO-RULE-6)";
        if (squares_has(&s->barriers, p->square))
            return "a figure stands in a barrier (GO-BARR-2)";
        squares_add(&figures, p->square);
    }
    for (int i = 0; i < squares_words; i++)
        if (figures.word[i] != s->figures.word[i])
            return "the map of figures is wrong";
    return 0;
}

static const char *check_banners(const State *s)
{
    int smoke = 0, squares = 0, barriers = 0;
    for (int i = 0; i < s->n_banners; i++) {
        const Banner *b = &s->banner[i];
        const SupportCard *k = support_at(s, b->card);
        smoke += k->effect == EFFECT_SMOKE_BALL;
        if (k->effect == EFFECT_BARRIER) {
            barriers += k->squares;
            continue;
        }
        squares += k->squares;
        if (!squares_has(&s->banners, b->square) || squares_has(&s->chests, b->square))
            return "a banner is not where the map has it, or on a chest (GO-FREE-2)";
    }
    if (squares != squares_count(&s->banners) || barriers != squares_count(&s->barriers))
        return "two banners lie on one square (GO-FREE-3)";
    if (smoke > SMOKE_BANNERS || s->n_banners - smoke > DEFENCE_BANNERS)
        return "there are more banners than in the box (GO-RULE-45)";
    for (int i = 0; i < squares_words; i++)
        if (s->banners.word[i] & s->barriers.word[i])
            return "a banner lies under a barrier (GO-FREE-3)";
    return 0;
}

static const char *check_slots(const State *s, int seat, uint8_t *count)
{
    const Player *p = &s->player[seat];
    EACH_SLOT (slot) {
        const int card = gorgasali_card_in(s, seat, slot);
        if (card == NO_CARD)
            continue;
        if (card >= n_cards(s) || !gorgasali_has_slot(s, slot) ||
            gorgasali_category(s, card) != slot_category(slot))
            return "a card lies in a slot that is not of its category (GO-CARD-3)";
        if (!is_playing(s, seat))
            return "somebody who is out holds a card (GO-ELIM-2)";
        count[card]++;
    }
    EACH_SLOT (slot)
        if (gorgasali_is_loaded(s, seat, slot) && p->slot[slot] == 0)
            return "an empty slot is loaded";
    return 0;
}

/* Every card is in exactly one place. */
static const char *check_cards(const State *s)
{
    uint8_t count[WEAPONS_MAX + SUPPORTS_MAX] = {0};
    const Incoming *in[] = {&s->incoming, &s->laid[0], &s->laid[1]};
    EACH_SEAT (seat, s) {
        const char *wrong = check_slots(s, seat, count);
        if (wrong != 0)
            return wrong;
    }
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < in[i]->n; k++)
            count[in[i]->card[k]]++;
    for (int card = 0; card < n_cards(s); card++) {
        const int copies = is_weapon(s, card) ? weapon_at(s, card)->copies
                                              : support_at(s, card)->copies;
        if (count[card] + s->deck[card] + s->discard[card] != copies)
            return "a card is missing or there twice";
    }
    return 0;
}

/* GO-TRADE-2: only what is there can be proposed; without a talk nothing is. */
static const char *check_trade(const State *s)
{
    const Trade *t = &s->trade;
    const bool talk = t->talk && has_partners(s);
    for (int side = 0; side < 2; side++) {
        const Player *p = &s->player[talk && side == 1 ? mate_of(s, t->by) : t->by];
        if (t->chests[side] > (talk ? p->chests : 0))
            return "more extra chests are proposed than there are (GO-TRADE-2)";
        EACH_SLOT (slot)
            if (t->gives[side] >> slot & 1 && (!talk || p->slot[slot] == 0))
                return "a card is proposed that is not there (GO-TRADE-2)";
    }
    return 0;
}

static const char *check_end(const State *s)
{
    int teams = 0;
    EACH_SEAT (seat, s) {
        const int mate = mate_of(s, seat);
        teams += is_playing(s, seat) && (mate == NOBODY || !is_playing(s, mate) || mate > seat);
    }
    if ((teams <= 1) != (s->winner != 0) || (s->winner != 0) != (game_over(s) != 0))
        return "the match does not know whether it is over (GO-GOAL-1)";
    return 0;
}

const char *gorgasali_check(const void *state)
{
    const State *s = state;
    const char *wrong = check_figures(s);
    if (wrong == 0)
        wrong = check_banners(s);
    if (wrong == 0)
        wrong = check_cards(s);
    if (wrong == 0)
        wrong = check_trade(s);
    if (wrong == 0)
        wrong = check_end(s);
    return wrong;
}
