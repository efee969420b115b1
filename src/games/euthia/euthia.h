/* Euthia: all that its files share, and what it is for the core.
 *
 * One file a chapter of the rules: setup.c, turn.c, roll.c, movement.c, reveal.c, mining.c,
 * trade.c, use.c, combat_begin.c, monster_attack.c, hero_attack.c, combat_end.c, cards.c,
 * automaton.c, death.c, free_actions.c, quest.c, surplus.c, elites.c, skoldur.c, scenario.c,
 * scoring.c; map.c and board.c answer what they all ask. A chapter's header has what others
 * may ask of it, state.h and flows.h what all work on. Rule ids are those of rules/euthia.md. */
#ifndef GAMES_EUTHIA_EUTHIA_H
#define GAMES_EUTHIA_EUTHIA_H

#include "games/euthia/actions.h"
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

const char *euthia_why_not(int kind);
void euthia_view(const void *state, int seat, View *v);
void euthia_view_fight(const State *s, View *v);
void euthia_view_score(const State *s, View *v, int seat);
void euthia_view_scenario(const State *s, View *v);
extern const Preview euthia_preview;
void euthia_redeal(void *state, int seat, Chance *chance);
const char *euthia_check(const void *state);
extern const BotHooks euthia_bots;

/* lab.c */
extern const LabHooks euthia_lab;

extern const Game euthia_game;

#endif
