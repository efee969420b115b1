/* The scripted bot in the partner scenario: being near the mate, trading. */
#include "games/gorgasali/policy.h"

static uint64_t slot_bit(int slot) { return bit(slot); }

static int count(const State *s, int seat, int category)
{
    int n = 0;
    EACH_SLOT (slot)
        n += slot_category(slot) == category && gorgasali_card_in(s, seat, slot) != NO_CARD;
    return n;
}

/* A mate who is out is worth a long way, if there is a potion for him. */
static bool can_revive(const Analysis *l)
{
    for (int i = 0; i < slots_of(l->s, ACTIVE, UTILITY); i++) {
        const int card = gorgasali_card_in(l->s, l->seat, slot_number(ACTIVE, UTILITY, i));
        if (card != NO_CARD && support_at(l->s, card)->effect == EFFECT_HEAL)
            return true;
    }
    return false;
}

int gorgasali_partner_pull(const Analysis *l, int square)
{
    const int mate = mate_of(l->s, l->seat);
    if (mate == NOBODY)
        return 0;
    const Player *p = &l->s->player[mate];
    if (is_playing(l->s, mate) && p->square != NO_SQUARE) {
        const int range = gorgasali_range(l->s, square, p->square);
        const int far = range - l->t->mate_range;
        return l->t->mate - (far > 0 ? l->t->mate_step * far : 0);
    }
    if (is_playing(l->s, mate) || p->banner == NO_SQUARE || !can_revive(l))
        return 0;
    const int range = gorgasali_range(l->s, square, p->banner);
    const int away = range > 1 ? range - 1 : 1 - range;  /* GO-REVIVE-3: not on the banner itself */
    const bool now = away == 0 && l->me->burned == 0 && !(l->s->turn.done & DONE_UTILITY);
    return (now ? l->t->revive : 0) - l->t->revive_step * away;
}

/* ---- trading ---- */

/* What a card is worth to one who may have better ones: a weapon counts most for who has none. */
static int worth_to(const State *s, const Tuning *t, int seat, int card, int held)
{
    const int category = gorgasali_category(s, card);
    int worth = gorgasali_card_worth(s, t, seat, card);
    if (category == WEAPON)
        return held == 0 ? worth + t->armed_mate : worth;
    if (category == UTILITY && support_at(s, card)->effect == EFFECT_HEAL) {
        const int missing = content(s)->health - s->player[seat].health;
        const int n = support_at(s, card)->n;
        worth += (missing < n ? missing : n) * t->mate_potion;
    }
    return worth;
}

/* What giving away a card of ours brings the team. */
static int gift_gain(const State *s, const Tuning *t, int seat, int mate, int slot)
{
    const int card = gorgasali_card_in(s, seat, slot);
    const int category = slot_category(slot);
    const int mine = count(s, seat, category), his = count(s, mate, category);
    if (his >= slots_of(s, ACTIVE, category))
        return -1;
    return worth_to(s, t, mate, card, his) - worth_to(s, t, seat, card, mine - 1) - t->friction;
}

static int best_gift(const State *s, const Tuning *t, int seat, int mate)
{
    int best = -1;
    EACH_SLOT (slot)
        if (gorgasali_card_in(s, seat, slot) != NO_CARD) {
            const int gain = gift_gain(s, t, seat, mate, slot);
            best = gain > best ? gain : best;
        }
    return best;
}

/* Sum of what a side gives, seen by a seat. */
static int worth_of_side(const State *s, const Tuning *t, int side, int from, int seat)
{
    int sum = s->trade.chests[side] * gorgasali_chest_worth(s, t, seat);
    EACH_SLOT (slot)
        if (s->trade.gives[side] & slot_bit(slot)) {
            const int card = gorgasali_card_in(s, from, slot);
            const int held = count(s, seat, slot_category(slot)) - (seat == from);
            sum += card == NO_CARD ? 0 : worth_to(s, t, seat, card, held);
        }
    return sum;
}

/* Agrees if the team gains, or if it costs next to nothing. */
static int32_t weigh_answer(const Analysis *l)
{
    const State *s = l->s;
    const int other = s->trade.by;
    const int gets = worth_of_side(s, l->t, 0, other, l->seat);
    const int gives = worth_of_side(s, l->t, 1, l->seat, l->seat);
    const int helps = worth_of_side(s, l->t, 1, l->seat, other);
    return gets - gives + (helps > gives ? helps - gives : 0) + l->t->agree;
}

int32_t gorgasali_weigh_trade(const Analysis *l, Option o)
{
    const State *s = l->s;
    const int mate = mate_of(s, l->seat);
    switch ((Verb)option_verb(o)) {
    case V_TRADE:
        return best_gift(s, l->t, l->seat, mate) > 0 ? 1 : NEVER;
    case V_GIVE:
        return s->trade.gives[0] != 0
                   ? NEVER : gift_gain(s, l->t, l->seat, mate, option_arg(o, 0)) + l->t->gift;
    case V_PROPOSE:
        return s->trade.gives[0] != 0 ? l->t->gift : NEVER;
    case V_CANCEL:
        return 0;
    case V_ACCEPT:
        return weigh_answer(l);
    case V_REFUSE:
        return 0;
    default:
        return NEVER;
    }
}
