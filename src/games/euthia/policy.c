/* The weights of a menu, and how a seat stands; see policy.h. */
#include "games/euthia/policy.h"

static const TuningSpec specs[] = {EUTHIA_TUNING(TUNING_SPEC)};
static const Tuning defaults = {EUTHIA_TUNING(TUNING_DEFAULT)};

/* ---- how a seat stands ---- */

static int32_t value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    int32_t standing[SEATS_MAX];
    EACH_SEAT (i, s)
        standing[i] = euthia_standing(s, i, t);
    if (!automatic(s))
        return chance_of_standing(standing, s->flow.seats, seat, t->lead);
    int32_t all[2] = {0, t->pace * s->round * s->flow.seats};
    EACH_SEAT (i, s)
        all[0] += standing[i];
    return chance_of_standing(all, 2, 0, t->goal * s->flow.seats);
}

/* ---- the turn ---- */

/* Steps lead towards the goal; those that may kill are not taken. */
static int32_t weigh_go(const Thought *k, int field)
{
    const State *s = k->s;
    const ElementSet powers = euthia_powers(s, field);
    const bool burns = has_bit(powers, FIRE) && !has_bit(powers, WATER) &&
                       !has_bit(euthia_wards(s, k->seat), FIRE);
    if (k->goal == NO_FIELD || k->toward[field] >= k->toward[board(s, k->seat)->at] ||
        (burns && board(s, k->seat)->health <= POWER_STRENGTH))
        return -1;
    return k->t->go + 10 - (burns ? k->t->health : 0);
}

/* What the goal is good for, so that it is not given up for getting there. */
static int needed_at(const State *s, int field)
{
    if (euthia_guarded(s, field))
        return COMBAT;
    return euthia_is_mine(field_feature(s, field)) ? MINING
           : euthia_place(s, field) != PLACES ? TRADE : ACTION_KINDS;
}

/* Giving up an action for movement is worth it if nothing can be done with it. */
static int32_t weigh_march(const Thought *k, int action)
{
    const State *s = k->s;
    if (s->move_points > 0 || k->goal == NO_FIELD)
        return -1;
    if (needed_at(s, k->goal) == action && board(s, k->seat)->marker[action] == 1)
        return -1;
    return k->t->go - (action == COMBAT ? k->t->keep_combat : action == TRADE ? k->t->keep_trade
                                                                              : k->t->keep_mine);
}

static int missing_health(const State *s, int seat)
{
    return euthia_max_health(s, seat) - board(s, seat)->health;
}

static int32_t weigh_turn(const Thought *k, Option o)
{
    const State *s = k->s;
    const Tuning *t = k->t;
    switch (option_verb(o)) {
    case V_GO:
        return weigh_go(k, option_arg(o, 0));
    case V_PORTAL:
        return weigh_go(k, option_arg(o, 0)) + 5;
    case V_MARCH:
        return weigh_march(k, option_arg(o, 0));
    case V_MINE:
        return t->mine;
    case V_TRADE:
        return euthia_trade_worth(s, t, k->seat) > 0 ? t->trade : -1;
    case V_HUNT:
        return euthia_hunt_worth(s, t, k->seat);
    case V_PRAY:
        return missing_health(s, k->seat) >= 4 ? t->mine : -1;
    case V_POTION:
        return board(s, k->seat)->gold > 6 &&
                       euthia_in_pouches(s, k->seat) < euthia_pouches(s, k->seat) ? t->go : -1;
    case V_TREASURE: case V_QUEST: case V_LEGEND: case V_HAND_IN:
        return t->prize;
    case V_FACE:
        return board(s, k->seat)->health > 5 ? t->mine : -1;
    case V_SHELTER:
        return -1;
    default:
        return euthia_weigh_things(k, o);
    }
}

/* ---- trade ---- */

static int32_t weigh_trade(const Thought *k, Option o)
{
    const State *s = k->s;
    const Tuning *t = k->t;
    const Board *b = board(s, k->seat);
    switch (option_verb(o)) {
    case V_SELL: {
        const Tile *tile = &content(s)->tile[b->owned[option_arg(o, 0) % OWNED_MAX].tile];
        return tile->kind == RESOURCE ? t->prize : -t->prize;
    }
    case V_BUY:
        return euthia_tile_worth(s, t, k->seat, option_arg(o, 0)) -
               t->gold * content(s)->tile[option_arg(o, 0)].price;
    case V_REVEAL:
        return t->prize;
    case V_UPGRADE: case V_PURCHASE:
        return euthia_tile_worth(s, t, k->seat, b->owned[option_arg(o, 0) % OWNED_MAX].tile);
    case V_UNLOCK:
        return euthia_slot_worth(s, t, k->seat, option_arg(o, 0) % BOARD_SLOTS_MAX);
    case V_HEAL:
        return missing_health(s, k->seat) >= 3 ? t->health * 3 : -1;
    case V_BUY_GAAR:
        return b->gaar < hero_of(s, k->seat)->gaar ? t->gaar - t->gold : -1;
    case V_BUY_SHELTER: case V_SELL_GEM: case V_SELL_ESSENCE: case V_REPLACE: case V_TAKE_OFF:
        return -1;
    case V_DONE:
        return 0;
    default:
        return euthia_weigh_things(k, o);
    }
}

/* ---- small questions ---- */

static int32_t weigh_other(const Thought *k, Option o)
{
    const State *s = k->s;
    const Tuning *t = k->t;
    switch (option_verb(o)) {
    case V_KEEP:
        return content(s)->tile[option_arg(o, 0)].worth +
               euthia_tile_worth(s, t, k->seat, option_arg(o, 0));
    case V_DISCARD:
        return -10 - content(s)->tile[board(s, k->seat)->owned[option_arg(o, 0) % OWNED_MAX].tile]
                         .worth;
    case V_DROP_GAAR: case V_DROP_DWURT:
        return -11;
    case V_DROP_TROPHY:
        return -10 - 2 * option_arg(o, 0);
    case V_DROP_GEM: case V_DROP_ESSENCE:
        return -12;
    case V_DROP_CARD:
        return content(s)->card[option_arg(o, 0)].metal == GOLD ? -4 : -1;
    case V_MELT:
        return 1;
    case V_CASH_SILVER: case V_CASH_GOLD:
        return 0;
    case V_KEEP_MARKER:
        return 1 + option_arg(o, 0);
    case V_YES: case V_TREASURE: case V_WITH: case V_WARD:
        return 1;
    case V_SWAP: case V_STOW: case V_BIND:
        return euthia_weigh_things(k, o) > 0 ? k->t->prize : -1000;  /* makes no room */
    case V_TO:
        return k->knows ? k->worth[option_arg(o, 0)] : 0;
    default:
        return euthia_weigh_things(k, o);
    }
}

static void think(const State *s, const Menu *m, const Tuning *t, Thought *k)
{
    k->s = s;
    k->t = t;
    k->seat = m->seat;
    k->goal = NO_FIELD;
    k->knows = m->prompt == Q_TURN || m->prompt == Q_TELEPORT;
    if (!k->knows)
        return;
    euthia_field_worths(s, t, m->seat, k->worth);
    euthia_find_goal(k);
}

static void policy(const void *state, const Menu *m, const Tuning *t, Chance *chance,
                   int32_t *weights)
{
    Thought k;
    (void)chance;
    think(state, m, t, &k);
    for (int i = 0; i < m->n; i++) {
        switch (m->prompt) {
        case Q_TURN:
            weights[i] = weigh_turn(&k, m->list[i]);
            break;
        case Q_TRADE:
            weights[i] = weigh_trade(&k, m->list[i]);
            break;
        case Q_MONSTER: case Q_HERO: case Q_AFTER: case Q_SHIELD: case Q_PARRY: case Q_CARDS:
        case Q_CURSE: case Q_WEAPON: case Q_HEALING: case Q_READY: case Q_PREPARE: case Q_PUPPET:
        case Q_ROLL:
            weights[i] = euthia_weigh_combat(&k, m, m->list[i]);
            break;
        default:
            weights[i] = weigh_other(&k, m->list[i]);
        }
    }
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return (uint32_t)(s->round * 8 + s->active + 1);
}

const BotHooks euthia_bots = {
    .policy = policy,
    .value = value,
    .turn = turn,
    .tuning = specs,
    .n_tuning = COUNT_OF(specs),
    .defaults = &defaults,
};
