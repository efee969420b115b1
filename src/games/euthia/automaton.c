/* The monster without a player (rulebook p. 32, 33): EU-SOLO-20 … 24, EU-CHAOS, EU-RULE-61 … 64,
 * -71. */
#include "games/euthia/combat.h"
#include "games/euthia/hero.h"

/* EU-SOLO-20, -21, EU-RULE-71: the dice are set to the numbers of a card. */
void euthia_combat_card(Ctx *c, State *s)
{
    Fight *f = &s->fight;
    const int n = content(s)->n_combat_cards;
    uint16_t able[COMBAT_CARDS_MAX];
    uint32_t left = 0;
    if (s->combat_cards == 0)
        s->combat_cards = bit(n) - 1;
    EACH_BIT (i, s->combat_cards)
        able[left++] = i;
    const int card = able[c->chance->pick != 0 ? c->chance->pick(c->chance, able, left)
                                               : c->chance->below(c->chance, left)];
    const CombatCard *k = &content(s)->combat_card[card];
    s->combat_cards &= ~bit(card);
    f->dice[0] = f->one_die ? k->right : k->left;
    f->dice[1] = f->one_die ? 0 : k->right;
    f->card_gaar = k->gaar;
    f->card_chaos = k->chaos;
    EMIT(EV_COMBAT_CARD, "EU-SOLO-20", k->left, k->right, k->gaar, k->chaos);
}

/* EU-SOLO-23, EU-RULE-64: the lowest die is thrown anew if it shows 1 to 3. */
static void use_gaar(Ctx *c, State *s)
{
    Fight *f = &s->fight;
    for (int i = 0; i < f->card_gaar && f->gaar > 0; i++) {
        const int low = f->dice[1] != 0 && f->dice[1] < f->dice[0] ? 1 : 0;
        if (f->dice[low] > 3)
            return;
        euthia_monster_gaar(c, s, low, "EU-SOLO-23");
    }
}

/* A set of cards that a chaos action has built. */
typedef struct Pile {
    int card, n;
} Pile;

/* The metal of the next card: gold first (EU-CHAOS-1, -2); METALS: both stores are empty. */
static int next_metal(const State *s)
{
    return s->store[GOLD].n > 0 ? GOLD : s->store[SILVER].n > 0 ? SILVER : METALS;
}

/* EU-CHAOS-12: after a lone Healing the next pile begins with something else; the surplus goes
 * under the store (EU-RULE-63). Returns the card, or NONE. */
static int other_card(Ctx *c, State *s, int card)
{
    int aside[DECK_MAX], n = 0;
    while (card != NONE && content(s)->card[card].heals) {
        aside[n++] = card;
        card = next_metal(s) == METALS ? NONE
                                       : euthia_store_reveal(c, s, (Metal)next_metal(s));
    }
    for (int i = 0; i < n; i++)
        euthia_store_under(s, aside[i]);
    return card;
}

/* EU-CHAOS-1 … 8, EU-RULE-61: goes on until the pile is complete or another kind appears.
 * `carry` is the card that begins the next pile, if there will be one. */
static Pile build(Ctx *c, State *s, int card, bool another, int *carry)
{
    const Card *k = &content(s)->card[card];
    const int most = k->metal == GOLD ? 3 : 2;
    Pile p = {card, 1};
    if (k->heals && s->fight.damage == 0)                           /* EU-CHAOS-10, -11 */
        return p;
    while (p.n < most && s->store[k->metal].n > 0) {
        const int next = euthia_store_reveal(c, s, (Metal)k->metal);
        if (next == card) {
            p.n++;
            continue;
        }
        if (another)
            *carry = next;
        else
            euthia_store_under(s, next);
        break;
    }
    return p;
}

static void chaos_actions(Ctx *c, State *s)
{
    const int most = min_of(min_of(s->fight.card_chaos, s->fight.chaos), 2);
    Pile pile[2];
    bool heals_alone = false;                                       /* EU-CHAOS-11 */
    int n = 0, carry = NONE;
    while (n < most) {
        int card = carry;
        carry = NONE;
        if (card == NONE && next_metal(s) != METALS)
            card = euthia_store_reveal(c, s, (Metal)next_metal(s));
        if (heals_alone)
            card = other_card(c, s, card);
        if (card == NONE)
            break;
        heals_alone = content(s)->card[card].heals && s->fight.damage == 0;
        pile[n] = build(c, s, card, n + 1 < most, &carry);
        n++;
    }
    for (int i = 0; i < n; i++)                                     /* EU-CHAOS-3, -8 */
        euthia_play_set(c, s, pile[i].card, pile[i].n);
}

/* EU-SOLO-22: gaar first, then chaos. */
void euthia_automaton(Ctx *c, State *s)
{
    use_gaar(c, s);
    if (!s->fight.silenced)
        chaos_actions(c, s);
}
