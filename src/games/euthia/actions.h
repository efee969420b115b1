/* Euthia, chapters 4 and 6: mining, trade and free actions. */
#ifndef GAMES_EUTHIA_ACTIONS_H
#define GAMES_EUTHIA_ACTIONS_H

#include "games/euthia/state.h"

enum { STONE_SALE = 2 };   /* EU-SELL-5: gold for a loose gem or an unbound essence */

/* ---- mining.c -------------------------------------------------------------------------------- */

bool euthia_is_mine(int feature);
int euthia_markers_of_others(const State *s, int seat, int field);
const char *euthia_fee_denied(const State *s, int seat, int field);
void euthia_pay_seat(Ctx *c, State *s, int from, int to);
const char *euthia_mine_denied(const State *s, int seat);

/* ---- trade.c --------------------------------------------------------------------------------- */

int euthia_place(const State *s, int field);
const char *euthia_trade_denied(const State *s, int seat);
int euthia_sale(const State *s, int seat, int i);
void euthia_fill_offer(Ctx *c, State *s, int place);
int euthia_next_value(const State *s, int seat);

/* ---- free_actions.c -------------------------------------------------------------------------- */

const Row *euthia_row(const Rows *rows, int value);
Effects euthia_row_effects(const Rows *rows, int value);
int euthia_trophy_level(const State *s, int trophy);
int euthia_trophies_of(const State *s, int seat, int level);
void euthia_lose_trophy(State *s, int seat, int level);
void euthia_offer_free(const State *s, int seat, Menu *m);
bool euthia_is_free_action(Option o);

/* ---- quest.c --------------------------------------------------------------------------------- */

int euthia_need_have(const State *s, int seat, const Need *n);
int euthia_need_want(const Need *n);
const char *euthia_quest_denied(const State *s, int seat, const Quest *q);
void euthia_offer_quests(const State *s, int seat, Menu *m);

#endif
