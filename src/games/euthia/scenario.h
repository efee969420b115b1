/* Euthia, chapters 1, 7 and the rules of scenarios: from set-up to final scoring. */
#ifndef GAMES_EUTHIA_SCENARIO_H
#define GAMES_EUTHIA_SCENARIO_H

#include "games/euthia/state.h"

/* ---- setup.c --------------------------------------------------------------------------------- */

const char *euthia_setup(void *state, const Setup *how);
void euthia_top_monster(Ctx *c, State *s, int level);

/* ---- scenario.c ------------------------------------------------------------------------------ */

int euthia_foe_tile(const State *s);
bool euthia_is_wrecked(const State *s, int field);
bool euthia_enemy_near(const State *s, int seat);
void euthia_settle_enemy(Ctx *c, State *s, int seat);
const char *euthia_buy_shelter_denied(const State *s, int seat);
const char *euthia_shelter_denied(const State *s, int seat);
void euthia_lay_shelter(Ctx *c, State *s, int seat);

/* ---- scoring.c ------------------------------------------------------------------------------- */

int euthia_count(const State *s, int seat, Category which);
int euthia_table_score(const State *s, int seat, Category which);
int euthia_wealth(const State *s, int seat, int *reputation);
int euthia_scenario_score(const State *s, int seat);
int euthia_final_reputation(const State *s, int seat);
int euthia_tie_break(const State *s, int seat);
/* EU-SCEN-3: the goal of those who play alone or together: reached so far, and wanted. */
GoalKind euthia_goal(const State *s, int *reached, int *wanted);
bool euthia_goal_reached(const State *s);
void euthia_final_scoring(Ctx *c, State *s);
int euthia_grade(const State *s);

#endif
