/* Euthia: the flows of all chapters, and their variables. */
#ifndef GAMES_EUTHIA_FLOWS_H
#define GAMES_EUTHIA_FLOWS_H

#include "games/euthia/state.h"

#define EUTHIA_FLOWS(X)                                                                           \
    X(game) X(beginning) X(round) X(scenario_round) X(flight) X(bring_tile) X(foe_appears)        \
    X(turn) X(turn_end) X(deed) X(tidy) X(surplus) X(hand) X(give_cards) X(card_deed) X(arrive)   \
    X(enter) X(reveal) X(means) X(spend_means) X(spend_grant) X(use) X(one_use) X(pay)            \
    X(payment) X(may_pay) X(effects) X(choose) X(take) X(hero_roll) X(powers) X(mine) X(fee)      \
    X(trade) X(sell) X(hero_tiles) X(unlock) X(buy_shelter) X(free_action) X(treasure) X(face)    \
    X(quest) X(need) X(hunt) X(combat) X(control) X(window) X(combat_round) X(monster_attack)     \
    X(monster_cards) X(alternate) X(hero_attack) X(after_roll) X(combat_end) X(victory)           \
    X(defeat)

enum { EUTHIA_FLOWS(FLOW_ENUM) PROCS };
EUTHIA_FLOWS(FLOW_DECLARE)

typedef enum How { WALKS, TELEPORTS } How;
typedef enum FoeKind { FOE_MONSTER, FOE_ELITE, FOE_ENEMY } FoeKind;
typedef enum MonsterPlace { MONSTER_IN_STACK, MONSTER_OUT, MONSTER_DISCARDED } MonsterPlace;

struct game_vars { uint8_t unused; };
struct beginning_vars { uint8_t seat; };
struct round_vars { uint8_t i; };
struct scenario_round_vars { uint8_t i; };
struct flight_vars { uint8_t i, seat; };
struct bring_tile_vars { uint16_t field; };
struct foe_appears_vars { uint8_t seat, site; };
struct turn_vars { uint8_t seat; };
struct turn_end_vars { uint8_t seat; };
struct deed_vars { uint8_t seat; Option deed; };
struct tidy_vars { uint8_t seat, other; };
struct surplus_vars { uint8_t seat, allow, after_combat; };
struct hand_vars { uint8_t seat; };
struct give_cards_vars { uint8_t seat, metal, n; };
struct card_deed_vars { uint8_t seat; Option deed; };
struct arrive_vars { uint8_t seat, how, item; uint16_t field; };
struct enter_vars { uint8_t seat, how, item; uint16_t field, deaths; };
struct reveal_vars { uint8_t seat, tile; uint16_t field, gap; };
struct means_vars { uint8_t seat, action; };
struct spend_means_vars { uint8_t seat, action, item; };
struct spend_grant_vars { uint8_t seat, item, u, cart; uint16_t tile; };
struct use_vars {
    uint8_t seat, verb, item, what, u, parts, gone, one;
    Windows window;
    uint16_t tile;
};
struct one_use_vars { uint8_t seat, source; Use use; };
struct pay_vars { uint8_t seat; Pay pay; };
struct payment_vars { uint8_t seat, n, kind; };
struct may_pay_vars { uint8_t seat, paid; MayPay part; };
struct effects_vars { uint8_t seat, source, i; uint16_t deaths; Effects list; };
struct choose_vars { uint8_t seat, source, left; uint16_t taken, tile; Effect effect; };
struct take_vars { uint8_t seat; uint16_t tile; };
struct hero_roll_vars { uint8_t seat; };
struct powers_vars { uint8_t seat, power; uint16_t field; };
struct mine_vars { uint8_t seat, n; uint16_t kept, drawn[3]; };
struct fee_vars { uint8_t seat; uint16_t field; };
struct trade_vars { uint8_t seat, place, over, fee; uint16_t tile; };
struct sell_vars { uint8_t seat, item; Effects list; };
struct hero_tiles_vars { uint8_t seat; int16_t value; };
struct unlock_vars { uint8_t seat, slot; };
struct buy_shelter_vars { uint8_t seat; };
struct free_action_vars { uint8_t seat; Option deed; };
struct treasure_vars { uint8_t seat; uint16_t tile; };
struct face_vars { uint8_t seat; uint16_t field; };
struct quest_vars { uint8_t seat, quest, legend, i; uint16_t deaths; };
struct need_vars { uint8_t seat, left; uint16_t used; Need need; };
struct hunt_vars { uint8_t seat, kind; };
struct combat_vars { uint8_t seat, kind, item; uint16_t deaths; };
struct control_vars { uint8_t seat; Seats asked; };
struct window_vars { uint8_t seat, prompt; Windows window; uint16_t deaths; bool again; };
struct combat_round_vars { uint8_t seat; };
struct monster_attack_vars { uint8_t seat; };
struct monster_cards_vars { uint8_t when; };
struct alternate_vars { uint8_t seat, passes; };
struct hero_attack_vars { uint8_t seat, first, i; };
struct after_roll_vars { uint8_t seat; };
struct combat_end_vars { uint8_t seat, won, lost; };
struct victory_vars { uint8_t seat; };
struct defeat_vars { uint8_t seat; };

/* The variables of `use` for an answer that is one. */
#define USE_OF(answer, seat_, window_)                                                            \
    .seat = (uint8_t)(seat_), .window = (window_), .verb = (uint8_t)option_verb(answer),          \
    .item = (uint8_t)(option_verb(answer) == V_ESSENCE ? 0 : option_arg(answer, 0) % OWNED_MAX),  \
    .what = (uint8_t)(option_verb(answer) == V_FLIP ? option_arg(answer, 1)                       \
                      : option_verb(answer) == V_ESSENCE ? option_arg(answer, 0) : 0)

#endif
