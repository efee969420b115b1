/* Attacks (rulebook chapter "Angriffe"): the nine steps BR-ATK-1 … 9. Step 1, the movement, is part
 * of every action (activation.c); the reaction of step 5 is in reaction.c. */
#include "games/brawl/brawl.h"

/* Steps 3 and 4 in one: declare a target or an orientation, or do not attack (BR-RULE-3). */
static void declare_menu(const State *s, const struct attack_vars *my, Menu *m)
{
    const Card *k = card_at(s, my->card);
    const bool turns = brawl_is_area(k) && k->shape != RING;
    prompt(m, brawl_is_area(k) ? Q_AIM : Q_ATTACK, turns ? "BR-TGT-9" : "BR-ATK-4");
    about(m, KIND_UNIT, my->unit);
    about(m, KIND_CARD, my->card);
    m->wording = k->shape == RING ? "around" : "";
    if (brawl_is_area(k))
        brawl_offer_area(s, my->unit, k, m);
    for (int u = 0; !brawl_is_area(k) && u < s->n_units; u++) {
        const char *why = u == my->unit ? "BR-BASIC-11" : brawl_target_denied(s, my->unit, k, u);
        if (offer_unless(m, option(V_ATTACK, u, 0, 0), why))
            brawl_explain_target(s, my->unit, k, u, why, m);
    }
    offer(m, option(V_HOLD, 0, 0, 0));  /* BR-ATK-3, BR-RULE-73 */
}

static void declare(Ctx *c, State *s, struct attack_vars *my)
{
    const Card *k = card_at(s, my->card);
    if (CHOSE(V_USE)) {
        my->targets = brawl_area_targets(s, my->unit, k, 0);
        EMIT(EV_AROUND, "BR-TGT-8", my->unit, my->card);
    } else if (CHOSE(V_AIM)) {
        my->dir = ANSWER(0);
        my->targets = brawl_area_targets(s, my->unit, k, my->dir);
        EMIT(EV_AIM, "BR-TGT-9", my->unit, my->card, my->dir);
    } else {
        my->targets = unit_bit(ANSWER(0));
        EMIT(EV_ATTACK, "BR-ATK-4", my->unit, my->card, ANSWER(0));
    }
}

/* A reaction that evades begins with it. */
static bool evades(const Card *reaction)
{
    return reaction->pre.list[0].verb == DO_EVADE;
}

/* BR-CONT-5: could the attack be declared against the evader where it stands now? Other pre-attack
 * abilities leave declared targets as they are (BR-RULE-42). */
static void apply_evasion(Ctx *c, State *s, struct attack_vars *my)
{
    const Card *k = card_at(s, my->card);
    if (!evades(card_at(s, my->answer)) || !in_arena(s, my->on) || !in_arena(s, my->unit))
        return;
    const bool hit = brawl_is_area(k)
                         ? brawl_area_targets(s, my->unit, k, my->dir) & unit_bit(my->on)
                         : brawl_target_denied(s, my->unit, k, my->on) == 0;
    if (hit)
        return;
    my->targets &= (Units)~unit_bit(my->on);  /* BR-RULE-75 */
    EMIT(EV_ESCAPE, "BR-CONT-5", my->on);
}

/* BR-ATK-6, BR-DEF-3, BR-RULE-77: strength and defence are read once, for all targets together, so
 * that a bonus against Bloodied targets counts by what they were before (BR-CONT-2), each for
 * itself (BR-CONT-16). Defence is not used up (BR-DEF-4); a reaction adds to it for this attack and
 * its own target only (BR-RULE-43). */
static int strength_against(const State *s, const Card *k, int target)
{
    return k->strength + (brawl_is_bloodied(s, target) ? k->bloodied_bonus : 0);
}

static int shield_of(const State *s, const struct strike_vars *my, int target)
{
    const int bonus = target == my->on ? card_at(s, my->answer)->defence : 0;
    return brawl_defence_with(s, target, bonus);
}

/* BR-POISON-1, BR-DOUBLE-1: only if it hits. */
int brawl_expected_damage(const State *s, const Card *k, int target)
{
    const int damage = strength_against(s, k, target) - brawl_defence_with(s, target, 0);
    return damage <= 0 ? 0 : damage * (k->twice ? 2 : 1) + k->poison;
}

static Units hit_units(const struct strike_vars *my)
{
    Units hit = 0;
    EACH_UNIT (u, my->targets)
        if (my->damage[u] > 0)
            hit |= unit_bit(u);
    return hit;
}

/* BR-STEAL-1, BR-RULE-38: the sum over the enemies hit. */
static int stolen_life(const State *s, const struct strike_vars *my)
{
    int sum = 0;
    EACH_UNIT (u, my->targets)
        if (!same_team(s, u, my->unit))
            sum += my->damage[u];
    return sum;
}

static void strike_all(Ctx *c, State *s, struct strike_vars *my)
{
    const Card *k = card_at(s, my->card);
    EACH_UNIT (u, my->targets & brawl_all_in_arena(s)) {
        const int strength = strength_against(s, k, u);
        const int shield = shield_of(s, my, u);
        my->damage[u] = strength > shield ? strength - shield : 0;  /* BR-RULE-36 */
        EMIT(EV_STRIKE, "BR-ATK-6", my->unit, u, my->damage[u], strength, shield);
    }
    EACH_UNIT (u, hit_units(my))
        brawl_hurt(c, s, u, my->damage[u], my->unit, "BR-DMG-1");
}

/* Steps 6 and 7, BR-DMG-2, in the order of BR-RULE-37: attack damage, Lifesteal, Poison, Double.
 * Who is out by then suffers nothing more (BR-KO-6). */
FLOW(strike)
{
    const Card *const k = card_at(s, my->card);
    FLOW_BEGIN;
    strike_all(c, s, my);
    if (k->lifesteal)
        brawl_heal_unit(c, s, my->unit, stolen_life(s, my), "BR-STEAL-1");
    SETTLE;
    EACH_UNIT (u, hit_units(my))  /* BR-POISON-1, BR-POISON-2 */
        brawl_hurt(c, s, u, k->poison, my->unit, "BR-POISON-1");
    SETTLE;
    if (k->twice)  /* BR-DOUBLE-1 */
        EACH_UNIT (u, hit_units(my))
            brawl_hurt(c, s, u, my->damage[u], my->unit, "BR-DOUBLE-1");
    SETTLE;
    FLOW_END;
}

FLOW(attack)
{
    FLOW_BEGIN;
    /* Step 2, BR-ATK-2, BR-ATK-11: pre-attack abilities, even if no attack follows. */
    CALL(effects, .seat = my->seat, .source = my->unit, .attacker = NOBODY, .phase = PHASE_PRE,
         .card = my->card);
    if (!in_arena(s, my->unit))
        RETURN(0);
    /* Steps 3 and 4 */
    ASK(my->seat, declare_menu);
    if (CHOSE(V_HOLD))
        RETURN(0);
    declare(c, s, my);
    /* Step 5, BR-ATK-13: at most one reaction (BR-ATK-14). */
    CALL(reaction, .unit = my->unit, .targets = my->targets, .card = my->card);
    my->answer = RESULT;
    my->on = NOBODY;
    if (my->answer != NO_CARD) {
        my->reactor = seat_of(s, unit_of_card(my->answer));
        my->on = s->reaction_on;
        CALL(effects, .seat = my->reactor, .source = my->on, .attacker = my->unit,
             .phase = PHASE_PRE, .card = my->answer, .targets = unit_bit(my->on));  /* BR-ATK-12 */
        apply_evasion(c, s, my);
    }
    /* Steps 6 and 7, unless the attacker is gone (BR-RULE-39). */
    if (in_arena(s, my->unit))
        CALL(strike, .unit = my->unit, .targets = my->targets, .on = my->on, .card = my->card,
             .answer = my->answer);
    /* Steps 8 and 9: post-attack abilities, if the champion behind them still stands; `effects`
     * sees to that. BR-ATK-8, BR-RULE-41: first the reaction's, which is no part of the attacker's
     * action (BR-RULE-78). */
    if (my->answer != NO_CARD) {
        CALL(effects, .seat = my->reactor, .source = my->on, .attacker = my->unit,
             .phase = PHASE_POST, .card = my->answer, .targets = unit_bit(my->on));
        brawl_discard_played(s, my->answer);  /* BR-RULE-47 */
    }
    /* BR-ATK-9: then the attack's. */
    CALL(effects, .seat = my->seat, .source = my->unit, .attacker = NOBODY, .phase = PHASE_POST,
         .card = my->card, .targets = my->targets);
    FLOW_END;
}
