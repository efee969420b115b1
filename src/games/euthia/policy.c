/* The weights of a menu, and how a seat stands; see policy.h. */
#include "games/euthia/policy.h"

static const TuningSpec specs[] = {EUTHIA_TUNING(TUNING_SPEC)};
static const Tuning defaults = {EUTHIA_TUNING(TUNING_DEFAULT)};

/* Weights of a turn: what is done at once, what the plan says, what comes before the end. */
enum { AT_ONCE_FIRST = 3000, PLANNED = 1000, BEFORE_END = 2, AT_END = 1, NEVER = -1 };

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

/* ---- things of one's own ---- */

static int missing_health(const State *s, int seat)
{
    return euthia_max_health(s, seat) - board(s, seat)->health;
}

static bool deadly_fire(const State *s, int seat, int field)
{
    const ElementSet powers = euthia_powers(s, field);
    return has_bit(powers, FIRE) && !has_bit(powers, WATER) &&
           !has_bit(euthia_wards(s, seat), FIRE) && board(s, seat)->health <= POWER_STRENGTH;
}

/* A use outside combat: healing that comes back every round before the turn ends, movement when
 * the plan asks for it, and what brings something at once. */
static int32_t weigh_effect(const Thought *k, const Effect *e, bool used_up)
{
    const int missing = missing_health(k->s, k->seat);
    switch ((EffectVerb)e->verb) {
    case DO_HEAL: case DO_HEAL_ALL:
        return used_up ? NEVER : missing >= e->n ? AT_ONCE_FIRST : missing > 0 ? BEFORE_END : NEVER;
    case DO_MOVE:
        return !used_up && k->aim.field != NO_FIELD && k->s->move_points == 0 &&
                       k->toward[board(k->s, k->seat)->at] > 0 ? PLANNED + 1 : NEVER;
    case DO_GAAR: case DO_DWURT:
        return used_up ? NEVER : BEFORE_END;
    case DO_GOLD: case DO_DRAW: case DO_ESSENCE: case DO_ESSENCE_HERE: case DO_DWURT_DIE:
        return BEFORE_END;
    default:
        return NEVER;
    }
}

static int32_t weigh_use(const Thought *k, int item)
{
    const Tile *t = &content(k->s)->tile[board(k->s, k->seat)->owned[item].tile];
    int32_t best = NEVER;
    for (int u = 0; u < t->n_uses; u++)
        for (int i = 0; i < t->use[u].does.n; i++)
            best = max_of(best, weigh_effect(k, &t->use[u].does.list[i],
                                             t->spends == SPENDS_ITSELF || t->use[u].pay.what));
    return best;
}

static int32_t weigh_flip(const Thought *k, int gem)
{
    const Gem *g = &content(k->s)->gem[gem];
    int32_t best = NEVER;
    for (int u = 0; u < g->n_uses; u++)
        for (int i = 0; i < g->use[u].does.n; i++)
            best = max_of(best, weigh_effect(k, &g->use[u].does.list[i], false));
    return best;
}

static int32_t weigh_things(const Thought *k, Option o)
{
    const State *s = k->s;
    const int item = option_arg(o, 0) % OWNED_MAX;
    switch (option_verb(o)) {
    case V_EQUIP: case V_SET:
        return AT_ONCE_FIRST;
    case V_SWAP:
        return euthia_swap_gains(s, k->t, k->seat, item, option_arg(o, 1) % OWNED_MAX)
                   ? AT_ONCE_FIRST : NEVER;
    case V_USE:
        return weigh_use(k, item);
    case V_FLIP:
        return weigh_flip(k, option_arg(o, 1));
    case V_BREW:
        return AT_ONCE_FIRST;
    case V_MELT:
        return euthia_hand_size(s, k->seat) > HAND_LIMIT - 1 ? BEFORE_END : NEVER;
    default:
        return NEVER;
    }
}

/* ---- the turn ---- */

/* Whether a field is the aim or lies on a way to it. */
static bool leads_on(const Thought *k, int field)
{
    return k->aim.field != NO_FIELD &&
           (field == k->aim.field || !k->ends[field]) &&
           k->toward[field] < k->toward[board(k->s, k->seat)->at];
}

/* Steps lead towards the aim. */
static int32_t weigh_go(const Thought *k, int field)
{
    const State *s = k->s;
    if (!leads_on(k, field) || deadly_fire(s, k->seat, field))
        return NEVER;
    return PLANNED + 100 - 3 * k->toward[field] -
           (has_bit(euthia_powers(s, field), FIRE) ? 2 : 0) + (euthia_reveals(s, field) > 0);
}

static int32_t weigh_march(const Thought *k, int action)
{
    if (k->aim.field == NO_FIELD || k->s->move_points > 0 ||
        k->toward[board(k->s, k->seat)->at] == 0)
        return NEVER;
    return k->aim.march == action ? PLANNED : NEVER;
}

static int32_t weigh_here(const Thought *k, Verb verb)
{
    return k->aim.verb == (int)verb && k->aim.field == board(k->s, k->seat)->at ? PLANNED : NEVER;
}

/* A potion for each pouch that would stay empty, as long as there is gold for more important
 * things. */
static int32_t weigh_potion(const Thought *k)
{
    const Board *b = board(k->s, k->seat);
    return b->gold > 1 && euthia_rounds_left(k->s) > 0 &&
                   euthia_in_pouches(k->s, k->seat) + 1 < euthia_pouches(k->s, k->seat)
               ? BEFORE_END : NEVER;
}

static int32_t weigh_quest(const Thought *k, Option o)
{
    const Content *c = content(k->s);
    const Quest *q = option_verb(o) == V_QUEST ? &c->quest[option_arg(o, 0)]
                                               : &c->legend[option_arg(o, 0)];
    const int32_t worth = euthia_quest_worth(k->s, k->t, k->seat, q);
    return worth > 0 ? AT_ONCE_FIRST + worth : NEVER;
}

/* Protection is laid where the enemy would come next to what one has. */
static int32_t weigh_turn(const Thought *k, Option o)
{
    const State *s = k->s;
    switch (option_verb(o)) {
    case V_GO:
        return weigh_go(k, option_arg(o, 0));
    case V_PORTAL:
        return leads_on(k, option_arg(o, 0)) ? PLANNED + 500 : NEVER;
    case V_MARCH:
        return weigh_march(k, option_arg(o, 0));
    case V_MINE: case V_TRADE: case V_HUNT:
        return weigh_here(k, option_verb(o));
    case V_PRAY:
        return missing_health(s, k->seat) >= 2 && euthia_rounds_left(s) > 0 ? AT_ONCE_FIRST
                                                                           : NEVER;
    case V_POTION:
        return weigh_potion(k);
    case V_TREASURE: case V_HAND_IN:
        return AT_ONCE_FIRST;
    case V_QUEST: case V_LEGEND:
        return weigh_quest(k, o);
    case V_FACE:
        return euthia_dares_to_face(s, k->seat, board(s, k->seat)->at) ? AT_ONCE_FIRST : NEVER;
    case V_SHELTER:
        return NEVER;
    case V_END:
        return AT_END;
    default:
        return weigh_things(k, o);
    }
}

/* ---- trade ---- */

static int32_t price_of(const State *s, int tile)
{
    const int price = content(s)->tile[tile].price;
    return price == NO_PRICE ? 0 : price;
}

/* What brings most for a coin comes first. A tile keeps its price for the final scoring, what is
 * used up does not. */
static int32_t weigh_purchase(const Thought *k, int tile)
{
    const int32_t worth = euthia_tile_worth(k->s, k->t, k->seat, tile);
    const int32_t price = price_of(k->s, tile);
    const bool lost = content(k->s)->tile[tile].spends == SPENDS_ITSELF ||
                      content(k->s)->tile[tile].kind == AT_ONCE;
    const int32_t gain = worth - (lost ? k->t->gold * price : 0);
    return gain <= 0 ? NEVER : 10 + 30 * gain / (price + 1);
}

static int32_t weigh_sale(const Thought *k, int item)
{
    const State *s = k->s;
    const Owned *o = &board(s, k->seat)->owned[item];
    const Tile *t = &content(s)->tile[o->tile];
    if (t->kind == RESOURCE)
        return euthia_rounds_left(s) > 0 ? AT_ONCE_FIRST : NEVER;
    return o->place == IN_POUCH && euthia_is_equipment(t) && euthia_rounds_left(s) > 1 &&
                   euthia_in_pouches(s, k->seat) + 1 >= euthia_pouches(s, k->seat)
               ? 5 : NEVER;
}

/* If nothing on offer is worth its price: the first time is free, and who is rich looks on. */
static int32_t weigh_replacing(const Thought *k)
{
    const int gold = board(k->s, k->seat)->gold, times = k->s->replaced;
    return euthia_rounds_left(k->s) > 0 && (times == 0 ? gold > 1 : times <= 3 && gold > 4)
               ? BEFORE_END : NEVER;
}

static int32_t weigh_trade(const Thought *k, Option o)
{
    const State *s = k->s;
    const Tuning *t = k->t;
    const Board *b = board(s, k->seat);
    switch (option_verb(o)) {
    case V_SELL:
        return weigh_sale(k, option_arg(o, 0) % OWNED_MAX);
    case V_BUY:
        return weigh_purchase(k, option_arg(o, 0));
    case V_REVEAL:
        return euthia_rounds_left(s) > 0 ? AT_ONCE_FIRST : NEVER;
    case V_UPGRADE: case V_PURCHASE:
        return weigh_purchase(k, b->owned[option_arg(o, 0) % OWNED_MAX].tile);
    case V_UNLOCK: {
        const BoardSlot *slot = &hero_of(s, k->seat)->slot[option_arg(o, 0) % BOARD_SLOTS_MAX];
        const int32_t worth = euthia_slot_worth(s, t, k->seat,
                                                option_arg(o, 0) % BOARD_SLOTS_MAX);
        return worth <= slot->gold ? NEVER : 10 + 30 * worth / (slot->gold + 3);
    }
    case V_HEAL:
        return missing_health(s, k->seat) >= 3 && euthia_rounds_left(s) > 0 ? 400 : NEVER;
    case V_BUY_GAAR:
        return b->gaar < hero_of(s, k->seat)->gaar && euthia_rounds_left(s) > 0 ? 40 : NEVER;
    case V_REPLACE:
        return weigh_replacing(k);
    case V_DONE:
        return 0;
    case V_SWAP: case V_EQUIP: case V_SET: case V_BREW:
        return weigh_things(k, o);
    default:
        return NEVER;
    }
}

/* ---- small questions ---- */

/* Heroes have tastes: of two tiles that are about as good, either may be kept. */
static int32_t weigh_pair(const Thought *k, int tile)
{
    const State *s = k->s;
    State open = *s;
    open.board[k->seat].unlocked = UINT32_MAX;
    const int32_t worth = euthia_tile_worth(&open, k->t, k->seat, tile);
    return worth - 2 * price_of(s, tile) +
           (int32_t)k->chance->below(k->chance, (uint32_t)k->t->variety + 1) *
               (euthia_rounds_left(s) + 1);
}

/* What is given up first if pouches are full. */
static int32_t weigh_discard(const Thought *k, Option o)
{
    const State *s = k->s;
    switch (option_verb(o)) {
    case V_DISCARD: {
        const Tile *t = &content(s)->tile[board(s, k->seat)->owned[option_arg(o, 0) %
                                                                   OWNED_MAX].tile];
        return -10 - (t->kind == RESOURCE ? 40 : 8 * t->worth);
    }
    case V_DROP_GAAR: case V_DROP_DWURT:
        return -15;
    case V_DROP_TROPHY: {
        State without = *s;
        euthia_lose_trophy(&without, k->seat, option_arg(o, 0));
        return -5 - euthia_trophy_worth(&without, k->t, k->seat, option_arg(o, 0));
    }
    default:
        return -25;
    }
}

/* Options of a sale or of a tile with alternatives: what brings most. */
static int32_t weigh_option(const Thought *k, const Menu *m, Option o)
{
    if (m->n_about > 0 && m->about[0].kind == KIND_ITEM) {
        const int item = m->about[0].value % OWNED_MAX, n = option_arg(o, 0) - 1;
        const Tile *t = &content(k->s)->tile[board(k->s, k->seat)->owned[item].tile];
        if (t->kind == RESOURCE && n < t->n_gains)
            return euthia_effects_worth(k->s, k->t, &t->gain[n]);
    }
    return 0;
}

/* Where to teleport, and where the enemy of the scenario is to appear: near if all must beat it,
 * and nobody goes to a monster by chance. */
static int32_t weigh_place(const Thought *k, const Menu *m, int field)
{
    const State *s = k->s;
    const int at = board(s, k->seat)->at;
    if (m->prompt == Q_TELEPORT)
        return is_laid(s, field) && euthia_guarded(s, field) ? -100 : 0;
    if (at == NO_FIELD || !euthia_must_beat_enemy(s) ||
        (m->prompt == Q_LAY && s->active != NO_SEAT))
        return 0;
    return -hex_distance(euthia_hex(s, at), euthia_hex(s, field));
}

/* A trophy fills a pouch: it is left if there is something better to carry. */
static int32_t weigh_trophy(const Thought *k, int level)
{
    const bool room = euthia_in_pouches(k->s, k->seat) < euthia_pouches(k->s, k->seat);
    return room || euthia_trophy_worth(k->s, k->t, k->seat, level) > 3 * k->t->health ? 1 : -1;
}

static int32_t weigh_other(const Thought *k, const Menu *m, Option o)
{
    const State *s = k->s;
    switch (option_verb(o)) {
    case V_KEEP:
        return m->prompt == Q_PAIR ? weigh_pair(k, option_arg(o, 0))
               : content(s)->tile[option_arg(o, 0)].kind == RESOURCE
                   ? euthia_effects_worth(s, k->t, &content(s)->tile[option_arg(o, 0)].gain[0])
                   : 10 * content(s)->tile[option_arg(o, 0)].worth;
    case V_CHOOSE:
        return weigh_option(k, m, o);
    case V_DISCARD: case V_DROP_GAAR: case V_DROP_DWURT: case V_DROP_TROPHY: case V_DROP_GEM:
    case V_DROP_ESSENCE:
        return weigh_discard(k, o);
    case V_DROP_CARD:
        return content(s)->card[option_arg(o, 0)].metal == GOLD ? -4 : -1;
    case V_YES:
        return m->prompt == Q_TROPHY ? weigh_trophy(k, m->about[0].value) : 1;
    case V_MELT: case V_TREASURE: case V_WITH: case V_WARD:
        return 1;
    case V_TRADE:
        return 100;
    case V_CASH_SILVER: case V_CASH_GOLD:
        return 0;
    case V_KEEP_MARKER:
        return 1 + option_arg(o, 0);
    case V_SWAP: case V_STOW: case V_BIND: case V_USE: case V_FLIP: case V_ESSENCE:
        return weigh_things(k, o) > 0 ? k->t->reputation : -1000;  /* makes no room */
    case V_TO: case V_LAY:
        return weigh_place(k, m, option_arg(o, 0));
    default:
        return max_of(0, weigh_things(k, o));
    }
}

static int32_t weigh(const Thought *k, const Menu *m, Option o)
{
    switch (m->prompt) {
    case Q_TURN:
        return weigh_turn(k, o);
    case Q_TRADE:
        return weigh_trade(k, o);
    case Q_MONSTER: case Q_SHIELD: case Q_PARRY: case Q_CARDS: case Q_CURSE: case Q_WEAPON:
    case Q_HEALING: case Q_READY: case Q_PREPARE: case Q_PUPPET: case Q_ROLL: case Q_BEFORE:
        return euthia_weigh_combat(k, m, o);
    default:
        return weigh_other(k, m, o);
    }
}

static void policy(const void *state, const Menu *m, const Tuning *t, Chance *chance,
                   int32_t *weights)
{
    Thought k = {.s = state, .t = t, .seat = m->seat, .chance = chance,
                 .aim = {.field = NO_FIELD, .verb = NOTHING, .march = ACTION_KINDS}};
    if (m->prompt == Q_TURN)
        euthia_plan(&k);
    if (m->prompt == Q_HERO || m->prompt == Q_AFTER) {
        euthia_weigh_rolls(&k, m, weights);
        return;
    }
    for (int i = 0; i < m->n; i++)
        weights[i] = weigh(&k, m, m->list[i]);
}

/* EU-COOP-1: where the next turn leads first, with the markers of the next round (EU-ROUND-1). */
static bool intends(const void *state, int seat, const Tuning *t, Chance *chance, Thing *out)
{
    State s = *(const State *)state;
    if (!automatic(&s) || s.flow.seats == 1 || euthia_rounds_left(&s) == 0 ||
        board(&s, seat)->at == NO_FIELD)
        return false;
    s.active = (int8_t)seat;
    s.move_points = 0;
    for (int a = 0; a < ACTION_KINDS; a++)
        s.board[seat].marker[a]++;
    Thought k = {.s = &s, .t = t, .seat = seat, .chance = chance, .aim = {.field = NO_FIELD}};
    euthia_plan(&k);
    *out = thing(KIND_FIELD, k.aim.field);
    return k.aim.field != NO_FIELD;
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return (uint32_t)(s->round * 8 + s->active + 1);
}

/* As strong as docs/bots.md says; what they cannot do was chosen so that each level beats the one
 * below in about three of four duels. */
static const BotLevel levels[BOT_LEVELS] = {
    {.errs = 70, .forgets = 50, .overlooks = 18},
    {.errs = 50, .forgets = 30, .overlooks = 14, .beats = 72},
    {.errs = 30, .forgets = 10, .overlooks = 9, .beats = 71},
    {.errs = 10, .overlooks = 5, .beats = 68},
    {.errs = 0, .beats = 70},
};

const BotHooks euthia_bots = {
    .policy = policy,
    .value = value,
    .turn = turn,
    .intends = intends,
    .tuning = specs,
    .n_tuning = COUNT_OF(specs),
    .defaults = &defaults, .levels = levels,
};
