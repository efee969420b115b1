/* Turn, action phase, administration phase, and the whole match (rulebook: "Phasen"). */
#include "games/adeloth/adeloth.h"

/* ---- administration phase: AD-TURN-4 … 7 ---- */

int adeloth_standard_card(const State *s)
{
    for (int i = 0; i < content(s)->n_rule_cards; i++)
        if (content(s)->rule_card[i].kind == RULE_STANDARD)
            return i;
    return NO_CARD;
}

static int standard_price(const State *s)
{
    return content(s)->rule_card[adeloth_standard_card(s)].price;
}

/* AD-RC-4: if the match uses the rule card, which only Plus can (adeloth_setup). */
static const char *no_standard(const State *s, int seat)
{
    if (adeloth_standard_card(s) == NO_CARD || s->option[OPT_STANDARD] == 0)
        return "AD-PLUS-4";
    return s->standard_used || s->player[seat].gold < standard_price(s) ? "AD-RC-4" : 0;
}

/* Cards are no matter of this phase, the deck stays as it is: AD-TURN-8. */
static void administration_menu(const State *s, const struct administration_vars *my, Menu *m)
{
    prompt(m, Q_ADMINISTRATION, "AD-TURN-5");
    EACH_FIELD (f, s->standing[my->seat])
        adeloth_offer_upgrades(s, my->seat, unit_on(s, f), 0, m);
    offer_unless(m, option(V_STANDARD, 0, 0, 0), no_standard(s, my->seat));
    adeloth_refuse_actions(m, "AD-TURN-6");
    if (my->bought)
        offer_end(m, option(V_DONE, 0, 0, 0));  /* what was bought last can be taken back */
    else
        offer(m, option(V_DONE, 0, 0, 0));      /* who cannot buy is not asked */
}

static void plant_standard(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    p->gold = p->gold - standard_price(s);
    p->standard = s->unit[seat].field;
    s->standard_used = true;
    EMIT(EV_STANDARD, "AD-RC-4", seat, p->standard);
}

/* AD-ST-12, AD-DMG-4, AD-RULE-13: everything at once, of all characters; Moved too, whoever's turn
 * it was (AD-RULE-49). */
static void clean_up(Ctx *c, State *s)
{
    EMIT(EV_CLEANED, "AD-ST-12", s->active);
    EACH_UNIT (u, s) {
        Unit *unit = &s->unit[u];
        unit->damage = 0;
        unit->attack = unit->resistance = unit->movement = 0;
        unit->status &= EXHAUSTED;
    }
}

/* AD-PREP-1 … 4, in this order. */
static void prepare(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    if (p->crystal_side) {
        p->crystals += p->crystals < RESOURCE_MAX;  /* AD-PREP-6 */
        EMIT(EV_CRYSTAL, "AD-PREP-1", seat, p->crystals);
    }
    p->crystal_side = !p->crystal_side;                /* AD-PREP-5: hence every second time */
    p->active = p->crystals;
    p->flow = p->has_flow;                             /* AD-FLOW-2 */
    EACH_FIELD (f, s->standing[seat])
        s->unit[unit_on(s, f)].status &= ~EXHAUSTED;  /* AD-PREP-3, AD-ST-5 */
    for (int i = 0; i < SKILLS_EACH; i++)
        if (p->cooldown[i] > 0)
            p->cooldown[i]--;                          /* AD-PREP-4, AD-GAB-6 */
    EMIT(EV_PREPARED, "AD-PREP-2", seat, p->active);
}

/* AD-TURN-6, AD-RULE-12: nothing here is an effect, so nobody is asked to react, and nothing that
 * can be done here triggers anything. */
FLOW(administration)
{
    FLOW_BEGIN;
    s->phase = PHASE_ADMINISTRATION;
    s->standard_used = false;
    for (;;) {
        ASK(my->seat, administration_menu);
        if (CHOSE(V_DONE))
            break;
        my->bought = true;
        if (CHOSE(V_UPGRADE))
            adeloth_buy(c, s, my->seat, ANSWERED(), 0);
        else
            plant_standard(c, s, my->seat);
    }
    clean_up(c, s);  /* AD-TURN-7: in this order */
    prepare(c, s, 1 - my->seat);
    FLOW_END;
}

/* ---- action phase: AD-ACT-1 … 3 ---- */

static void action_menu(const State *s, const struct action_phase_vars *my, Menu *m)
{
    prompt(m, Q_ACTION, "AD-ACT-2");
    adeloth_offer_actions(s, my->seat, m);
}

/* AD-INC-7: nothing is chosen after the income action. */
FLOW(action_phase)
{
    FLOW_BEGIN;
    s->phase = PHASE_ACTIONS;
    EMIT(EV_CHOOSE_START, "AD-START-1", my->seat);
    adeloth_push(s, E_START, my->seat, NO_CARD, NOBODY);
    CALL(resolve, .who = 0);
    while (!my->last) {
        ASK(my->seat, action_menu);  /* AD-ACT-3: the stack is empty */
        my->last = CHOSE(V_INCOME);
        adeloth_choose(c, s, my->seat, ANSWERED());
        CALL(resolve, .who = 0);
    }
    FLOW_END;
}

FLOW(turn)
{
    FLOW_BEGIN;
    s->active = my->seat;
    s->turn++;
    EMIT(EV_TURN, "AD-TURN-1", my->seat, round_of(s));
    CALL(action_phase, .seat = my->seat);
    CALL(administration, .seat = my->seat);
    FLOW_END;
}

/* ---- a very long match: AD-WIN-7, AD-RULE-46 ---- */

static void offer_draw_menu(const State *s, const struct offer_draw_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_OFFER_DRAW, "AD-RULE-46");
    about(m, KIND_NUMBER, round_of(s));
    offer(m, option(V_AGREE, 0, 0, 0));
    offer(m, option(V_GO_ON, 0, 0, 0));
}

/* Both must agree; it is offered once. */
FLOW(offer_draw)
{
    FLOW_BEGIN;
    EMIT(EV_OFFER_DRAW, "AD-RULE-46", round_of(s));
    for (my->seat = 0; my->seat < SEATS; my->seat++) {
        ASK(my->seat, offer_draw_menu);
        if (CHOSE(V_GO_ON))
            RETURN(0);
    }
    RETURN(1);
    FLOW_END;
}

/* AD-RULE-46: as a match option, more levels, then more life, then a draw. */
static void decide_by_limit(Ctx *c, State *s)
{
    const Player *a = &s->player[0], *b = &s->player[1];
    const int lead = a->level != b->level ? a->level - b->level : a->life - b->life;
    s->ending = ENDING_LIMIT;
    s->winner = lead > 0 ? 1 : lead < 0 ? 2 : DRAWN;
    if (s->winner == DRAWN)
        EMIT(EV_DRAWN_GAME, "AD-RULE-46", round_of(s));
    else
        EMIT(EV_WIN, "AD-RULE-46", s->winner - 1);
}

FLOW(game)
{
    FLOW_BEGIN;
    CALL(setup, .i = 0);
    for (;;) {
        for (my->i = 0; my->i < SEATS; my->i++)  /* AD-TERM-3, AD-TURN-3, AD-SET-12 */
            CALL(turn, .seat = my->i);
        if (round_of(s) < ROUND_LIMIT)
            continue;
        if (s->option[OPT_LIMIT] != 0) {
            decide_by_limit(c, s);
            END_GAME;
        }
        if (round_of(s) != ROUND_LIMIT)
            continue;
        CALL(offer_draw, .seat = 0);
        if (RESULT == 1) {
            s->winner = DRAWN;
            s->ending = ENDING_AGREED;
            EMIT(EV_DRAWN_GAME, "AD-RULE-46", round_of(s));
            END_GAME;
        }
    }
    FLOW_END;
}
