/* The activation phase (rulebook chapters "Aktivierungsphase" and "Standardaktionen"). */
#include "games/brawl/brawl.h"

/* Whether a champion may carry out an action at all; else the rule against it. One that went out this very
 * turn may come back (BR-RULE-52). */
static const char *activation_denied(const State *s, int unit, const Card *k)
{
    if (in_arena(s, unit))
        return 0;
    if (k->move < 0)
        return "BR-ENTER-2";
    return can_enter(s, unit, movement(s, unit, k)) ? 0 : "BR-RULE-51";
}

static const char *card_denied(const State *s, int seat, int card)
{
    const Card *k = card_at(s, card);
    if (k->type == REACTION)
        return "BR-REACT-1";
    if (!has_essence(s, seat, k))
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

static void offer_standards(const State *s, int seat, Menu *m)
{
    for (int i = 0; i < STANDARDS; i++) {
        const int fixed = content(s)->standard[i].essence;
        for (int u = 0; u < s->n_units; u++)
            for (int e = 0; e < ESSENCES; e++) {
                const Option o = option(V_STANDARD, i, u, e);
                if (fixed != ANY_ESSENCE && fixed != e)
                    continue;
                const char *why = seat_of(s, u) != seat ? "BR-RULE-72"
                                                        : standard_denied(s, seat, i, u, e);
                if (why == 0)
                    offer(m, o);
                else
                    deny(m, o, why);
            }
    }
}

/* BR-ACT-1 … 4, BR-TEAM-3: any cards and standard actions, in any order, as long as essences last. */
static void activation_menu(const State *s, const struct activation_vars *my, Menu *m)
{
    const Player *p = &s->player[my->seat];
    prompt(m, "activate", "BR-ACT-1");
    for (int i = 0; i < p->hand.n; i++) {
        const int card = p->hand.slot[i].id;
        const char *why = card_denied(s, my->seat, card);
        if (why == 0)
            offer(m, option(V_PLAY, card, 0, 0));
        else
            deny(m, option(V_PLAY, card, 0, 0), why);
    }
    if (p->ready != 0 || m->denials != 0)
        offer_standards(s, my->seat, m);
    offer(m, option(V_END, 0, 0, 0));  /* BR-RULE-55 */
}

/* One action: movement, then attack or skill, then the card is discarded and champions level up. */
FLOW(action)
{
    const Card *const k = action_card(s, my->card, my->standard);
    FLOW_BEGIN;
    s->card_team = (uint8_t)team_of_seat(my->seat);
    /* BR-ATK-1, BR-ACT-7: movement first; from the gate it is an obligation (BR-RULE-54). */
    CALL(walk, .unit = my->unit, .seat = my->seat, .source = my->unit,
         .left = (int8_t)movement(s, my->unit, k), .must = !in_arena(s, my->unit), .dir = -1,
         .mode = passive(s, my->unit, WINGED) > 0 ? WALK_JUMP : WALK,  /* BR-CONT-10 */
         .event = passive(s, my->unit, WINGED) > 0 ? EV_JUMP : EV_MOVE);
    /* BR-RULE-68: only then attack or skill, BR-ENTER-3 also right after entering, BR-ROOT-3 also rooted. */
    if (in_arena(s, my->unit)) {  /* BR-RULE-39 */
        if (k->type == ATTACK)
            CALL(attack, .unit = my->unit, .seat = my->seat, .card = my->card);
        else
            CALL(skill, .unit = my->unit, .seat = my->seat, .card = my->card, .standard = my->standard);
    }
    if (my->card >= 0)
        discard_played(s, my->card);  /* BR-RULE-47 */
    level_ups(c, s);                  /* BR-LVL-1, BR-RULE-12 */
    SETTLE;
    FLOW_END;
}

FLOW(activation)
{
    FLOW_BEGIN;
    s->player[my->seat].standards = 0;  /* BR-STD-2: once per phase */
    for (;;) {
        ASK(my->seat, activation_menu);
        if (CHOSE(V_END))
            break;
        if (CHOSE(V_PLAY)) {
            exhaust(s, my->seat, card_at(s, ANSWER(0))->essence);
            play_from_hand(s, my->seat, ANSWER(0));
            EMIT(EV_PLAY, "BR-ACT-1", my->seat, ANSWER(0));
            CALL(action, .unit = (int8_t)unit_of_card(ANSWER(0)), .seat = my->seat, .card = (int16_t)ANSWER(0));
        } else {
            exhaust(s, my->seat, ANSWER(2));
            s->player[my->seat].standards |= (uint8_t)(1u << ANSWER(0));
            EMIT(EV_STANDARD, "BR-STD-1", my->seat, ANSWER(0), ANSWER(1), ANSWER(2));
            CALL(action, .unit = (int8_t)ANSWER(1), .seat = my->seat, .standard = (int8_t)ANSWER(0), .card = -1);
        }
    }
    EMIT(EV_END, "BR-ROUND-2", my->seat);
    FLOW_END;
}
