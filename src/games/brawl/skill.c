/* Skills (rulebook chapter "Fähigkeiten") and the second half of standard actions. */
#include "games/brawl/brawl.h"

static void use_trap(const State *s, const struct skill_vars *my, const Card *k, Menu *m)
{
    EACH_HEX (h, s->traps) {
        const char *why = brawl_reach_denied(s, my->unit, k, h);
        if (offer_unless(m, option(V_LOOK, h, 0, 0), why)) {
            because(m, KIND_NUMBER, distance(s, s->unit[my->unit].hex, h));
            because(m, KIND_NUMBER, k->max);
        }
    }
    deny_thing(m, KIND_HEX, THING_ANY, "BR-CONT-11");
}

static void use_unit(const State *s, const struct skill_vars *my, const Card *k, Menu *m)
{
    for (int u = 0; u < s->n_units; u++) {
        const char *why = brawl_target_denied(s, my->unit, k, u);
        if (my->targets & unit_bit(u))
            why = "BR-SKILL-2";
        if (offer_unless(m, option(V_CHOOSE, u, 0, 0), why))
            brawl_explain_target(s, my->unit, k, u, why, m);
    }
}

/* What the symbol of a skill wants to know. */
static const char *asks_for(const Card *k)
{
    if (k->shape == RING)
        return "around";
    if (brawl_is_area(k))
        return "where";
    if (k->shape == TRAP)
        return "trap";
    return k->shape != SHAPE_NONE ? "whom" : "";
}

/* BR-SKILL-2, steps 2 and 3 in one: use the skill on what its symbol names, or stop. */
static void skill_menu(const State *s, const struct skill_vars *my, Menu *m)
{
    const Card *k = action_card(s, my->card, my->standard);
    prompt(m, my->targets != 0 ? Q_SKILL_MORE : Q_SKILL, "BR-SKILL-2");
    about(m, KIND_UNIT, my->unit);
    about(m, my->card != NO_CARD ? KIND_CARD : KIND_STANDARD,
          my->card != NO_CARD ? my->card : my->standard);
    m->wording = my->targets == 0 ? asks_for(k) : "";
    if (brawl_is_area(k))
        brawl_offer_area(s, my->unit, k, m);
    else if (k->shape == TRAP)
        use_trap(s, my, k, m);
    else if (k->shape != SHAPE_NONE)
        use_unit(s, my, k, m);
    else
        offer(m, option(V_USE, 0, 0, 0));
    /* Who plays it wants what it does. */
    m->usual = brawl_is_area(k) ? brawl_area_meets_alike(s, my->unit, k)
                                : m->n == 1 && option_verb(m->list[0]) == V_USE;
    offer(m, option(V_HOLD, 0, 0, 0));
}

/* BR-SKILL-3: symbols on skills follow the rules of attacks; BR-SKILL-4: nobody reacts. */
static void take_targets(Ctx *c, State *s, struct skill_vars *my, const Card *k)
{
    if (CHOSE(V_USE) && k->shape == RING) {
        my->targets = brawl_area_targets(s, my->unit, k, 0);
        EMIT(EV_AROUND, "BR-SKILL-3", my->unit, my->card);
    } else if (CHOSE(V_AIM)) {
        my->targets = brawl_area_targets(s, my->unit, k, ANSWER(0));
        EMIT(EV_AIM, "BR-SKILL-3", my->unit, my->card, ANSWER(0));
    } else if (CHOSE(V_LOOK)) {
        s->set_hex = ANSWER(0);
    } else if (CHOSE(V_CHOOSE)) {
        my->targets |= unit_bit(ANSWER(0));
    }
}

static bool wants_more(const struct skill_vars *my, const Card *k)
{
    return k->shape == FRIENDS && count_bits(my->targets) < k->max;
}

FLOW(skill)
{
    const Card *const k = action_card(s, my->card, my->standard);
    FLOW_BEGIN;
    if (k->main.n == 0)
        RETURN(0);
    do {
        ASK(my->seat, skill_menu);
        if (CHOSE(V_HOLD))
            break;
        take_targets(c, s, my, k);
    } while (wants_more(my, k));
    if (CHOSE(V_HOLD) && my->targets == 0)
        RETURN(0);
    CALL(effects, .seat = my->seat, .source = my->unit, .attacker = NOBODY, .phase = PHASE_MAIN,
         .card = my->card, .standard = my->standard, .targets = my->targets);
    FLOW_END;
}
