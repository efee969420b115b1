/* Euthia, chapters 2.5, 5, 11 and 12: hero rolls, combats, elites, the automaton. */
#ifndef GAMES_EUTHIA_COMBAT_H
#define GAMES_EUTHIA_COMBAT_H

#include "games/euthia/state.h"

/* ---- roll.c ---------------------------------------------------------------------------------- */

void euthia_throw(Ctx *c, State *s, int seat);
void euthia_reroll(Ctx *c, uint8_t dice[DICE], int die, const char *rule);
void euthia_turn_die(Ctx *c, uint8_t dice[DICE]);
int euthia_roll_total(const State *s, int seat);
const char *euthia_gaar_denied(const State *s, int seat);
void euthia_offer_gaar(const State *s, int seat, const uint8_t dice[DICE], Menu *m);
int euthia_spend_on_roll(Ctx *c, State *s, int seat, uint8_t dice[DICE], Option o);

/* ---- combat_begin.c -------------------------------------------------------------------------- */

const Monster *euthia_foe(const State *s);
int euthia_foe_health(const State *s);
int euthia_foe_penalty(const State *s);
bool euthia_foe_immune(const State *s);
const Rows *euthia_foe_rows(const State *s);
bool euthia_fight_decided(const State *s);
void euthia_offer_hope_gaar(const State *s, Menu *m);
void euthia_hope_gaar(Ctx *c, State *s);
void euthia_raise_hope(Ctx *c, State *s, const char *rule);
void euthia_deny_rest(Menu *m);
void euthia_monster_draws(Ctx *c, State *s, Metal metal, int n, const char *rule);

/* ---- monster_attack.c ------------------------------------------------------------------------ */

int euthia_monster_value(const State *s);
void euthia_play_set(Ctx *c, State *s, int card, int n);
void euthia_monster_gaar(Ctx *c, State *s, int die, const char *rule);

/* ---- hero_attack.c --------------------------------------------------------------------------- */

int euthia_penalty(const State *s);
bool euthia_offers_use(const Menu *m);
bool euthia_blow_misses(const State *s);
int euthia_hero_value(const State *s);
bool euthia_has_strike(const State *s, int seat, bool first);

/* ---- combat_end.c ---------------------------------------------------------------------------- */

bool euthia_is_trade_field(const State *s, int field);

/* ---- automaton.c ----------------------------------------------------------------------------- */

void euthia_combat_card(Ctx *c, State *s);
void euthia_automaton(Ctx *c, State *s);

/* ---- elites.c -------------------------------------------------------------------------------- */

void euthia_set_elites(Ctx *c, State *s);
const char *euthia_hunt_denied(const State *s, int seat);
void euthia_next_bounty(Ctx *c, State *s);

#endif
