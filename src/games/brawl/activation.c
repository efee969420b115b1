/* The activation phase (rulebook chapters "Aktivierungsphase" and "Standardaktionen"). */
#include "games/brawl/brawl.h"

/* Whether a champion may carry out an action at all; else the rule against it. One that went out
 * this very turn may come back (BR-RULE-52). */
static const char *activation_denied(const State *s, int unit, const Card *k)
{
    if (in_arena(s, unit))
        return 0;
    if (k->move < 0)
        return "BR-ENTER-2";
    return brawl_can_enter(s, unit, brawl_movement(s, unit, k)) ? 0 : "BR-RULE-51";
}

static const char *card_denied(const State *s, int seat, int card)
{
    const Card *k = card_at(s, card);
    if (k->type == REACTION)
        return "BR-REACT-1";
    if (!brawl_has_essence(s, seat, k))
        return "BR-ACT-2";
    return activation_denied(s, unit_of_card(card), k);  /* BR-ACT-8 */
}

static const char *standard_denied(const State *s, int seat, int i, int unit, int essence)
{
    const Card *k = &content(s)->standard[i];
    if (s->player[seat].standards & 1u << i)
        return "BR-STD-2";
    if (!(s->player[seat].ready & 1u << essence))
        return "BR-ACT-2";
    return activation_denied(s, unit, k);
}

/* One standard action with one champion, and with each essence if it takes any (BR-STD-6). */
static void offer_standard(const State *s, int seat, int i, int unit, Menu *m)
{
    const int fixed = content(s)->standard[i].essence;
    const unsigned all = (1u << ESSENCES) - 1;
    const unsigned paid_with = fixed == ANY_ESSENCE ? all : 1u << fixed;
    /* What is exhausted matters only to who wants to know why. */
    EACH_BIT (e, m->denials != 0 ? paid_with : paid_with & s->player[seat].ready) {
        const Option o = fixed == ANY_ESSENCE ? option(V_SPEND, e, i, unit)
                                              : option(V_STANDARD, i, unit, 0);
        const char *why = seat_of(s, unit) != seat ? "BR-RULE-72"
                                                   : standard_denied(s, seat, i, unit, e);
        if (!offer_unless(m, o, why))
            continue;
        if (text_equal(why, "BR-ACT-2"))
            because(m, KIND_ESSENCE, e);
        else if (text_equal(why, "BR-STD-2"))
            because(m, KIND_STANDARD, i);
    }
}

/* Each standard action with the own champions; why not with others too, if somebody asks. */
static void offer_standards(const State *s, int seat, Menu *m)
{
    const int first = m->denials != 0 ? 0 : first_unit_of(s, seat);
    const int end = m->denials != 0 ? s->n_units : first + s->each;
    for (int i = 0; i < STANDARDS; i++) {
        if (m->denials == 0 && s->player[seat].standards & 1u << i)
            continue;
        for (int u = first; u < end; u++)
            offer_standard(s, seat, i, u, m);
    }
}

/* Whoever is an enemy is attacked with a card; where one walks and what lies there belongs to an
 * action too. */
static void deny_other_things(const State *s, int seat, Menu *m)
{
    EACH_UNIT (u, brawl_units_of_team(s, 1 - team_of_seat(seat)))
        if (deny_thing(m, KIND_UNIT, u, "BR-BASIC-2"))
            because(m, KIND_UNIT, u);
    deny_thing(m, KIND_HEX, THING_ANY, "BR-ACT-7");
    deny_thing(m, KIND_TRAP, THING_ANY, "BR-TRAP-2");
    deny_thing(m, KIND_CHALLENGE, THING_ANY, "BR-ROUND-2");
}

/* Everything else that could be asked about: cards that are not in the hand. */
static void deny_other_cards(const State *s, int seat, Menu *m)
{
    for (int card = 0; card < s->n_units * CARDS_EACH; card++) {
        if (seat_of(s, unit_of_card(card)) != seat)
            deny(m, option(V_PLAY, card, 0, 0), "BR-ACT-8");
        else if (zone_find(CZONE_OF(&s->player[seat].hand), card) < 0 &&
                 deny(m, option(V_PLAY, card, 0, 0), "BR-ACT-1"))
            because(m, KIND_CARD, card);
    }
}

/* BR-ACT-1 … 4, BR-TEAM-3: any cards and standard actions, in any order, as long as essences
 * last. */
static void activation_menu(const State *s, const struct activation_vars *my, Menu *m)
{
    const Player *p = &s->player[my->seat];
    prompt(m, Q_ACTIVATE, "BR-ACT-1");
    if (m->denials != 0)
        deny_other_things(s, my->seat, m);
    for (int i = 0; i < p->hand.n; i++) {
        const int card = p->hand.slot[i].id;
        const char *why = card_denied(s, my->seat, card);
        if (offer_unless(m, option(V_PLAY, card, 0, 0), why) && text_equal(why, "BR-ACT-2"))
            because(m, KIND_ESSENCE, card_at(s, card)->essence);
    }
    if (p->ready != 0 || m->denials != 0)
        offer_standards(s, my->seat, m);
    if (m->denials != 0)
        deny_other_cards(s, my->seat, m);
    m->wording = m->n == 0 ? "over" : "";
    offer_end(m, option(V_END, 0, 0, 0));  /* BR-RULE-55 */
}

/* One action: movement, then attack or skill, then the card is discarded and champions level up. */
FLOW(action)
{
    const Card *const k = action_card(s, my->card, my->standard);
    FLOW_BEGIN;
    /* BR-ATK-1, BR-ACT-7: movement first; from the gate it is an obligation (BR-RULE-54). */
    CALL(walk, .unit = my->unit, .seat = my->seat, .source = my->unit,
         .left = brawl_movement(s, my->unit, k), .must = !in_arena(s, my->unit),
         .mode = brawl_passive(s, my->unit, WINGED) > 0 ? WALK_JUMP : WALK,  /* BR-CONT-10 */
         .event = brawl_passive(s, my->unit, WINGED) > 0 ? EV_JUMP : EV_MOVE);
    /* BR-RULE-68: only then attack or skill, BR-ENTER-3 also right after entering,
     * BR-ROOT-3 also rooted. */
    if (in_arena(s, my->unit)) {  /* BR-RULE-39, BR-KO-7 */
        if (k->type == ATTACK)
            CALL(attack, .unit = my->unit, .seat = my->seat, .card = my->card);
        else
            CALL(skill, .unit = my->unit, .seat = my->seat, .card = my->card,
                 .standard = my->standard);
    }
    if (my->card != NO_CARD)
        brawl_discard_played(s, my->card);  /* BR-RULE-47 */
    brawl_level_ups(c, s);                  /* BR-LVL-1, BR-RULE-12 */
    SETTLE;
    FLOW_END;
}

/* Pays for a standard action and notes that it is used up for this phase. */
static void use_standard(Ctx *c, State *s, int seat, int standard, int unit, int essence)
{
    brawl_exhaust(s, seat, essence);
    s->player[seat].standards |= 1u << standard;
    EMIT(EV_STANDARD, "BR-STD-1", seat, standard, unit, essence);
}

FLOW(activation)
{
    FLOW_BEGIN;
    s->player[my->seat].standards = 0;  /* BR-STD-2: once per phase */
    for (;;) {
        ASK(my->seat, activation_menu);
        if (CHOSE(V_END)) {
            break;
        } else if (CHOSE(V_PLAY)) {
            brawl_exhaust(s, my->seat, card_at(s, ANSWER(0))->essence);
            brawl_play_from_hand(s, my->seat, ANSWER(0));
            EMIT(EV_PLAY, "BR-ACT-1", my->seat, ANSWER(0));
            CALL(action, .unit = unit_of_card(ANSWER(0)), .seat = my->seat,
                 .card = ANSWER(0));
        } else if (CHOSE(V_STANDARD)) {
            use_standard(c, s, my->seat, ANSWER(0), ANSWER(1),
                         content(s)->standard[ANSWER(0)].essence);
            CALL(action, .unit = ANSWER(1), .seat = my->seat, .standard = ANSWER(0),
                 .card = NO_CARD);
        } else {
            use_standard(c, s, my->seat, ANSWER(1), ANSWER(2), ANSWER(0));
            CALL(action, .unit = ANSWER(2), .seat = my->seat, .standard = ANSWER(1),
                 .card = NO_CARD);
        }
    }
    EMIT(EV_END, "BR-ROUND-2", my->seat);
    FLOW_END;
}
