/* Hero rolls (rulebook p. 10, 11): EU-ROLL-1 … 8. Those of combat use the same dice
 * (hero_attack.c). */
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

void euthia_throw(Ctx *c, State *s, int seat)
{
    roll_dice(c->chance, s->roll.dice, DICE, 6);
    EMIT(EV_ROLL, "EU-ROLL-1", seat, s->roll.dice[0], s->roll.dice[1]);
}

/* Gaar and others throw one die anew: EU-RULE-40. */
void euthia_reroll(Ctx *c, uint8_t dice[DICE], int die, const char *rule)
{
    const int before = dice[die];
    dice[die] = roll_die(c->chance, 6);
    EMIT(EV_REROLL, rule, die + 1, before, dice[die]);
}

/* EU-ROLL-6: of different dice the higher one is turned over. */
void euthia_turn_die(Ctx *c, uint8_t dice[DICE])
{
    if (dice[0] == dice[1] || dice[1] == 0)
        return;
    const int high = dice[0] > dice[1] ? 0 : 1;
    const int before = dice[high];
    dice[high] = 7 - before;
    EMIT(EV_AIR, "EU-ROLL-6", before, dice[high]);
}

/* Without what is taken away in combat only. */
int euthia_roll_total(const State *s, int seat)
{
    return s->roll.dice[0] + s->roll.dice[1] + s->roll.clover +
           euthia_permanent(s, seat, DO_CLOVER);
}

static void ward_menu(const State *s, const struct powers_vars *my, Menu *m)
{
    (void)s;
    prompt(m, Q_WARD, "EU-PERM-1");
    about(m, KIND_ESSENCE, my->power);
    offer(m, option(V_WARD, my->power, 0, 0));
    offer(m, option(V_NO, 0, 0, 0));
}

/* EU-ROLL-5 … 8: first air, then earth, once for the throw; who is warded may ignore them. */
FLOW(powers)
{
    FLOW_BEGIN;
    for (my->power = AIR; my->power <= EARTH; my->power++) {
        if (!has_bit(euthia_powers(s, my->field), my->power))
            continue;
        if (has_bit(euthia_wards(s, my->seat), my->power)) {
            ASK(my->seat, ward_menu);
            if (CHOSE(V_WARD))
                continue;
        }
        if (my->power == AIR)
            euthia_turn_die(c, s->roll.dice);
        else
            s->roll.clover += POWER_STRENGTH;
    }
    FLOW_END;
}

/* EU-ROLL-3, EU-SKOL-7: NULL, or why this die cannot be thrown anew for a gaar. */
const char *euthia_gaar_denied(const State *s, int seat)
{
    if (uses_dwurt(s, seat))
        return "EU-SKOL-7";
    return board(s, seat)->gaar > 0 ? 0 : "EU-ROLL-3";
}

void euthia_offer_gaar(const State *s, int seat, const uint8_t dice[DICE], Menu *m)
{
    for (int d = 0; d < DICE; d++)
        if (dice[d] > 0)
            offer_unless(m, option(V_REROLL, d, 0, 0), euthia_gaar_denied(s, seat));
    if (uses_dwurt(s, seat) && board(s, seat)->dwurt > 0)
        offer(m, option(V_DWURT, 0, 0, 0));
}

/* EU-ROLL-3, EU-SKOL-7: returns what is added to the roll. */
int euthia_spend_on_roll(Ctx *c, State *s, int seat, uint8_t dice[DICE], Option o)
{
    if (option_verb(o) == V_DWURT) {
        euthia_spend_dwurt(c, s, seat, 1);
        return 3;
    }
    euthia_gain_gaar(c, s, seat, -1, "EU-ROLL-3");
    euthia_reroll(c, dice, option_arg(o, 0), "EU-ROLL-3");
    return 2;
}

static void roll_menu(const State *s, const struct hero_roll_vars *my, Menu *m)
{
    prompt(m, Q_ROLL, "EU-ROLL-2");
    about(m, KIND_NUMBER, euthia_roll_total(s, my->seat));
    offer(m, option(V_DONE, 0, 0, 0));
    euthia_offer_gaar(s, my->seat, s->roll.dice, m);
    euthia_offer_uses(s, my->seat, WIN_ROLL, m);
    euthia_offer_brew(s, my->seat, m);
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-TIME-1");
    deny_thing(m, KIND_ESSENCE, THING_ANY, "EU-TIME-1");
    deny_thing(m, KIND_GEM, THING_ANY, "EU-GEM-5");
}

/* A hero roll outside combat; returns the result. */
FLOW(hero_roll)
{
    FLOW_BEGIN;
    s->roll = (Roll){.clover = 0};
    euthia_throw(c, s, my->seat);
    CALL(powers, .seat = my->seat, .field = s->board[my->seat].at);
    for (;;) {
        ASK(my->seat, roll_menu);
        if (CHOSE(V_DONE))
            break;
        if (CHOSE(V_BREW))
            euthia_brew(c, s, my->seat);
        else if (euthia_is_use(ANSWERED()))
            CALL(use, USE_OF(ANSWERED(), my->seat, WIN_ROLL));
        else
            s->roll.clover = s->roll.clover +
                                      euthia_spend_on_roll(c, s, my->seat, s->roll.dice,
                                                           ANSWERED());
    }
    EMIT(EV_ROLLED, "EU-ROLL-1", my->seat, euthia_roll_total(s, my->seat));
    RETURN(euthia_roll_total(s, my->seat));
    FLOW_END;
}
