/* Euthia, chapters 8 to 10 and 14: what a player has, what it does, and what does not fit; cards in
 * hand, health and death. */
#ifndef GAMES_EUTHIA_HERO_H
#define GAMES_EUTHIA_HERO_H

#include "games/euthia/state.h"

/* ---- board.c --------------------------------------------------------------------------------- */

int euthia_tile_health(const State *s, const Owned *o);
int euthia_max_health(const State *s, int seat);
int euthia_pouch_sum(const State *s, int seat);
int euthia_pouches(const State *s, int seat);
int euthia_trophies(const State *s, int seat);
int euthia_in_pouches(const State *s, int seat);
int euthia_set_size(const State *s, int seat);
bool euthia_effect_holds(const State *s, int seat, const Effect *e);
int euthia_permanent(const State *s, int seat, EffectVerb verb);
ElementSet euthia_wards(const State *s, int seat);
int euthia_add(State *s, int seat, int tile, int place);
void euthia_discard_tile(State *s, int tile);
void euthia_remove(State *s, int seat, int i);
bool euthia_slot_taken(const State *s, int seat, int slot);
int euthia_free_slot(const State *s, int seat, int symbol);
bool euthia_is_equipment(const Tile *t);
void euthia_put_on(Ctx *c, State *s, int seat, int i, int slot);
void euthia_take_down(Ctx *c, State *s, int seat, int i, int place);
const char *euthia_equip_denied(const State *s, int seat, int i);
const char *euthia_stow_denied(const State *s, int seat, int i);
const char *euthia_swap_denied(const State *s, int seat, int in, int out);
const char *euthia_set_denied(const State *s, int seat, int i);
void euthia_set_gem(Ctx *c, State *s, int seat, int gem, int i);
void euthia_heal(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_gold(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_reputation(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_gaar(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_dwurt(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_spend_dwurt(Ctx *c, State *s, int seat, int n);
bool euthia_is_worn(const Owned *o);

/* ---- cards.c --------------------------------------------------------------------------------- */

int euthia_hand(const State *s, int seat, Metal metal);
int euthia_hand_size(const State *s, int seat);
void euthia_discard_card(State *s, int card);
void euthia_store_card(Ctx *c, State *s, Metal metal);
int euthia_store_reveal(Ctx *c, State *s, Metal metal);
void euthia_store_under(State *s, int card);
void euthia_draw_cards(Ctx *c, State *s, int seat, Metal metal, int n, bool stores,
                       const char *rule);
void euthia_drop_card(State *s, int seat, int card);
void euthia_monster_discards(Ctx *c, State *s);
void euthia_offer_cards(const State *s, int seat, Menu *m);
bool euthia_is_card_deed(Option o);

/* ---- effects.c ------------------------------------------------------------------------------- */

void euthia_damage(Ctx *c, State *s, int n, const char *rule);
void euthia_heal_foe(Ctx *c, State *s, int n, const char *rule);
bool euthia_apply(Ctx *c, State *s, int seat, const Effect *e, const char *rule);
void euthia_apply_foe(Ctx *c, State *s, const Effect *e, const char *rule);
const char *euthia_target_denied(const State *s, int seat, int field);
int euthia_draw_tile(Ctx *c, State *s, int stack);

/* ---- use.c ----------------------------------------------------------------------------------- */

int euthia_essences(const State *s, int seat);
const char *euthia_pay_denied(const State *s, int seat, const Pay *p);
const char *euthia_use_denied(const State *s, int seat, const Use *u, Windows window);
const char *euthia_tile_use_denied(const State *s, int seat, int i, int u, Windows window);
const char *euthia_item_denied(const State *s, int seat, int i, Windows window);
int euthia_gem_on(const Owned *o, int gem);
void euthia_offer_uses(const State *s, int seat, Windows window, Menu *m);
bool euthia_is_use(Option o);
int euthia_grants(const State *s, int seat, int i, ActionKind action);
bool euthia_can_pay(const State *s, int seat, ActionKind action);
int euthia_gives_cart(const State *s, int seat, int i);

/* ---- death.c --------------------------------------------------------------------------------- */

void euthia_hurt(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_hurt_by_dwurt(Ctx *c, State *s, int seat, int n);
void euthia_revive(State *s, int seat);

/* ---- surplus.c ------------------------------------------------------------------------------- */

int euthia_excess(const State *s, int seat);
void euthia_offer_brew(const State *s, int seat, Menu *m);
void euthia_brew(Ctx *c, State *s, int seat);
void euthia_offer_order(const State *s, int seat, Menu *m);
void euthia_order(Ctx *c, State *s, int seat, Option o);

/* ---- skoldur.c ------------------------------------------------------------------------------- */

void euthia_dwurt_die(Ctx *c, State *s, int seat);

#endif
