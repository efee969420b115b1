/* The vocabulary of effects (content.h): what cards, general abilities, wares and rule cards do
 * when they are executed. */
#include "games/adeloth/adeloth.h"

/* ---- "up to": AD-TGT-4 ---- */

static bool is_aimed_at(const Entry *e, int unit)
{
    for (int i = 0; i < e->n_targets; i++)
        if (e->target[i] == unit)
            return true;
    return false;
}

static void aim_menu(const State *s, const struct aim_vars *my, Menu *m)
{
    const Entry *e = &s->running;
    const Target *t = &adeloth_ability_of(s, e)->target;
    (void)my;
    prompt(m, "up-to", "AD-TGT-4");
    about(m, KIND_NUMBER, t->count - e->n_targets);
    offer(m, option(V_NONE, 0, 0, 0));
    for (int u = 0; u < UNITS; u++)
        if (on_board(s, u) && !is_aimed_at(e, u))
            offer_unless(m, option(V_AIM, u, 0, 0),
                         adeloth_no_target(s, e->owner, t, u, e->unit));
}

FLOW(aim)
{
    FLOW_BEGIN;
    while (s->running.n_targets < adeloth_ability_of(s, &s->running)->target.count &&
           s->running.n_targets < TARGETS_MAX) {
        ASK(s->running.owner, aim_menu);
        if (CHOSE(V_NONE))
            break;
        s->running.target[s->running.n_targets] = (uint8_t)ANSWER(0);
        s->running.target_life[s->running.n_targets++] = s->unit[ANSWER(0)].life;
        EMIT(EV_TARGET, "AD-TGT-4", ANSWER(0));
    }
    FLOW_END;
}

/* ---- whom an effect is about ---- */

typedef struct Group { int n; uint8_t unit[FIELDS]; } Group;

static void add(const State *s, Group *g, int unit)
{
    if (unit < UNITS && on_board(s, unit))
        g->unit[g->n++] = (uint8_t)unit;
}

static void add_targets(const State *s, const Entry *e, const Effect *f, Group *g)
{
    for (int i = 0; i < e->n_targets; i++) {
        const int u = e->target[i];
        if (!adeloth_same_life(s, u, e->target_life[i]))
            continue;
        if (f->target_with != NO_UPGRADE &&
            !(is_card_unit(u) && adeloth_has_upgrade(s, card_of(u), f->target_with)))
            continue;
        add(s, g, u);
    }
}

static Group group_of(const State *s, const Entry *e, const Effect *f)
{
    Group g = {0};
    switch ((To)f->to) {
    case TO_TARGETS: add_targets(s, e, f, &g); break;
    case TO_SELF: add(s, &g, e->unit); break;
    case TO_OWN_GENERAL: add(s, &g, e->owner); break;
    case TO_ENEMY_GENERAL: add(s, &g, 1 - e->owner); break;
    case TO_OWN_SERVANTS:
        EACH_FIELD (at, s->standing[e->owner])
            if (!is_general(unit_on(s, at)))
                add(s, &g, unit_on(s, at));
        break;
    case TO_AROUND_TARGET:
        EACH_FIELD (at, board(s)->near[s->unit[e->target[0]].field] & ~adeloth_free_fields(s))
            add(s, &g, unit_on(s, at));
        break;
    case TO_LOSER:
        if (adeloth_same_life(s, e->loser, e->target_life[0]))  /* AD-RC-3 */
            add(s, &g, e->loser);
        break;
    case TO_WINNER: add(s, &g, e->winner); break;
    case TOS: break;
    }
    return g;
}

/* ---- what happens to one ---- */

/* AD-ST-9 … 10: a permanent counter brings a normal one. Generals get only attack (AD-RULE-85). */
static void give_counters(Ctx *c, State *s, int unit, int n, bool permanent)
{
    s->unit[unit].counters = (uint8_t)(s->unit[unit].counters + n);
    if (permanent && is_card_unit(unit))
        s->permanent[card_of(unit)] = (uint8_t)(s->permanent[card_of(unit)] + n);
    EMIT(permanent ? EV_PERMANENT : EV_COUNTER, permanent ? "AD-ST-10" : "AD-ST-9", unit, n);
}

/* AD-BNTY-2: back to the hand is no removal. AD-RULE-56: a token ceases to exist. */
static void return_to_hand(Ctx *c, State *s, int unit)
{
    EMIT(EV_RETURNED, "AD-BNTY-2", unit);
    adeloth_leave(s, unit);
    if (is_card_unit(unit))
        zone_add(ZONE_OF(&s->player[s->owner[card_of(unit)] - 1].hand), (uint16_t)card_of(unit),
                 ALL_SEATS);
}

static void forget(Ctx *c, State *s, int unit)
{
    if (!is_card_unit(unit))
        return;
    s->upgrades[card_of(unit)] = 0;
    s->permanent[card_of(unit)] = 0;
    EMIT(EV_FORGOTTEN, "AD-ST-11", unit);
}

static void set_status(Ctx *c, State *s, int unit, int status, bool on)
{
    if (on)
        s->unit[unit].status |= (uint8_t)status;
    else
        s->unit[unit].status &= (uint8_t)~status;
    EMIT(on ? EV_STATUS : EV_STATUS_OFF, "AD-ST-1", unit, status);
}

static void happen_to(Ctx *c, State *s, int unit, Do verb, int n)
{
    Unit *u = &s->unit[unit];
    switch (verb) {
    case DO_DAMAGE: adeloth_hurt(c, s, unit, n, "AD-DMG-1"); return;
    case DO_ATTACK:
        u->attack = (int8_t)(u->attack + n);
        EMIT(EV_ATTACK_CHANGE, "AD-RULE-45", unit, n);
        return;
    case DO_RESISTANCE:
        u->resistance = (int8_t)(u->resistance + n);
        EMIT(EV_RESISTANCE_CHANGE, "AD-RULE-45", unit, n);
        return;
    case DO_MOVEMENT:
        u->movement = (int8_t)(u->movement + n);
        EMIT(EV_MOVEMENT_CHANGE, "AD-RULE-45", unit, n);
        return;
    case DO_MOVED: set_status(c, s, unit, MOVED, true); return;
    case DO_DEFENCELESS: set_status(c, s, unit, DEFENCELESS, true); return;
    case DO_READY: set_status(c, s, unit, EXHAUSTED, false); return;
    case DO_REFRESH: set_status(c, s, unit, MOVED, false); return;
    case DO_COUNTER: give_counters(c, s, unit, n, false); return;
    case DO_PERMANENT_COUNTER: give_counters(c, s, unit, n, true); return;
    case DO_RETURN: return_to_hand(c, s, unit); return;
    case DO_REMOVE: adeloth_remove(c, s, unit, "AD-BNTY-2"); return;
    case DO_FORGET: forget(c, s, unit); return;
    default: return;
    }
}

/* ---- what happens to the owner ---- */

static void happen(Ctx *c, State *s, const Entry *e, const Effect *f, int n)
{
    const Group g = group_of(s, e, f);
    switch ((Do)f->verb) {
    case DO_LIFE: adeloth_gain_life(c, s, e->owner, n, "AD-GEN-5"); return;
    case DO_GOLD: adeloth_gain_gold(c, s, e->owner, n, "AD-GOLD-1"); return;
    case DO_XP: adeloth_gain_xp(c, s, e->owner, n, "AD-LVL-8"); return;
    case DO_NEGATE: adeloth_negate_serial(c, s, e->aimed); return;
    default:
        for (int i = 0; i < g.n; i++)
            happen_to(c, s, g.unit[i], (Do)f->verb, n);
    }
}

/* ---- placing and summoning ---- */

static Fields place_fields(const State *s, int unit, int seat, int where)
{
    const int field = unit == NOBODY ? NO_FIELD : s->unit[unit].field;
    const Fields free = adeloth_free_fields(s);
    switch ((Where)where) {
    case ANYWHERE: return free;
    case SUMMONING_POSITION: return adeloth_summoning_positions(s, seat);
    case ADJACENT_TO_IT: return field < 0 ? 0 : board(s)->edges[field] & free;
    case NEAR_IT: return field < 0 ? 0 : board(s)->near[field] & free;
    case NEAR_TARGET: return board(s)->near[s->unit[s->running.target[0]].field] & free;
    case WHERES: break;
    }
    return 0;
}

static void place_menu(const State *s, const struct place_unit_vars *my, Menu *m)
{
    const Fields fields = place_fields(s, my->unit, my->seat, my->where);
    prompt(m, "place", "AD-ACT-8");
    about(m, KIND_UNIT, my->unit);
    EACH_FIELD (f, fields)
        offer(m, option(V_PLACE, f, 0, 0));
    if (m->denials != 0)
        EACH_FIELD (f, ALL_FIELDS & ~fields)
            deny(m, option(V_PLACE, f, 0, 0), s->at[f] != 0 ? "AD-FIELD-4" : "AD-SUM-2");
}

/* AD-MOVE-10, AD-CONT-11: no movement action, so it gives and takes no status. */
FLOW(place_unit)
{
    FLOW_BEGIN;
    if (place_fields(s, my->unit, my->seat, my->where) == 0)
        RETURN(0);
    ASK(my->seat, place_menu);
    EMIT(EV_PLACED, "AD-MOVE-10", my->unit, s->unit[my->unit].field, ANSWER(0));
    adeloth_put(s, my->unit, ANSWER(0));
    adeloth_appear(s, my->unit);
    FLOW_END;
}

static int free_token_unit(const State *s)
{
    for (int u = FIRST_TOKEN; u < UNITS; u++)
        if (!on_board(s, u))
            return u;
    return NOBODY;
}

static void token_menu(const State *s, const struct summon_tokens_vars *my, Menu *m)
{
    const Fields fields = place_fields(s, NOBODY, my->seat, my->where);
    prompt(m, "place-token", "AD-SUM-6");
    about(m, KIND_TOKEN, my->token);
    EACH_FIELD (f, fields)
        offer(m, option(V_PLACE, f, 0, 0));
}

/* AD-SUM-5, AD-SUM-6, AD-CONT-8: one after another, each exhausted. */
FLOW(summon_tokens)
{
    FLOW_BEGIN;
    for (; my->n > 0; my->n--) {
        if (place_fields(s, NOBODY, my->seat, my->where) == 0 || free_token_unit(s) == NOBODY)
            break;
        ASK(my->seat, token_menu);
        const int u = free_token_unit(s);
        s->unit[u].owner = (uint8_t)my->seat;
        s->unit[u].token = (uint8_t)my->token;
        s->unit[u].status = EXHAUSTED | NEW;
        adeloth_put(s, u, ANSWER(0));
        adeloth_appear(s, u);
        EMIT(EV_TOKEN, "AD-SUM-6", my->seat, u, ANSWER(0));
    }
    FLOW_END;
}

/* ---- the list of effects ---- */

static const Effect *effect_of(const State *s, int i)
{
    if (s->running.kind == E_RULE)
        return &content(s)->rule_card[s->running.card].effect[i];
    return &adeloth_ability_of(s, &s->running)->effect[i];
}

static int effects_of(const State *s)
{
    if (s->running.kind == E_RULE)
        return content(s)->rule_card[s->running.card].n_effects;
    return adeloth_ability_of(s, &s->running)->n_effects;
}

/* General abilities grow with their points: AD-GAB-3. */
static int grade(const State *s)
{
    return s->running.kind == E_SKILL && s->running.points > 0 ? s->running.points - 1 : 0;
}

static bool applies(const State *s, const Effect *f)
{
    const Entry *e = &s->running;
    const bool card = e->kind == E_ABILITY || e->kind == E_TRIGGER;
    if (f->with != NO_UPGRADE && !(card && adeloth_has_upgrade(s, e->card, f->with)))
        return false;
    if (f->without != NO_UPGRADE && card && adeloth_has_upgrade(s, e->card, f->without))
        return false;
    return f->from_points == 0 || e->points >= f->from_points;
}

/* AD-ACT-6: in the order of the text, as completely as possible. */
FLOW(effects)
{
    FLOW_BEGIN;
    for (; my->i < effects_of(s); my->i++) {
        if (!applies(s, effect_of(s, my->i)))
            continue;
        if (effect_of(s, my->i)->verb == DO_DRAW) {
            CALL(draw, .seat = (int8_t)s->running.owner,
                 .n = effect_of(s, my->i)->n[grade(s)]);
        } else if (effect_of(s, my->i)->verb == DO_SUMMON) {
            CALL(summon_tokens, .seat = (int8_t)s->running.owner,
                 .n = effect_of(s, my->i)->n[grade(s)],
                 .token = (int8_t)effect_of(s, my->i)->token,
                 .where = effect_of(s, my->i)->where[grade(s)]);
        } else if (effect_of(s, my->i)->verb == DO_PLACE) {
            if (s->running.n_targets > 0 &&
                adeloth_same_life(s, s->running.target[0], s->running.target_life[0]))
                CALL(place_unit, .unit = (int8_t)s->running.target[0],
                     .seat = (int8_t)s->running.owner,
                     .where = effect_of(s, my->i)->where[grade(s)]);
        } else if (effect_of(s, my->i)->verb == DO_BUY_UPGRADE) {
            CALL(buy_upgrade, .seat = (int8_t)s->running.owner,
                 .unit = (int8_t)s->running.target[0], .less = effect_of(s, my->i)->n[0]);
        } else {
            happen(c, s, &s->running, effect_of(s, my->i), effect_of(s, my->i)->n[grade(s)]);
        }
    }
    FLOW_END;
}

static bool aims_late(const State *s)
{
    const Ability *a = adeloth_ability_of(s, &s->running);
    return a != 0 && a->target.what != NO_TARGET && a->target.up_to;
}

/* AD-PLAY-2, AD-EQ-1, AD-EQ-3, AD-RULE-25: equipment stays, all else is discarded afterwards. */
static void put_card_away(Ctx *c, State *s)
{
    const int card = s->running.card;
    if (card_at(s, card)->type == EQUIPMENT) {
        zone_add(ZONE_OF(&s->player[s->running.owner].equipment), (uint16_t)card, ALL_SEATS);
        s->durability[card] = card_at(s, card)->durability;
        EMIT(EV_EQUIPPED, "AD-EQ-1", s->running.owner, card, s->durability[card]);
    } else {
        adeloth_card_to_discard(s, card);
        EMIT(EV_EXECUTED, "AD-PLAY-2", s->running.owner, card);
    }
}

FLOW(do_card)
{
    FLOW_BEGIN;
    if (aims_late(s))
        CALL(aim, .unused = 0);
    if (card_at(s, s->running.card)->type != EQUIPMENT)
        CALL(effects, .i = 0);
    put_card_away(c, s);
    FLOW_END;
}

FLOW(do_skill)
{
    FLOW_BEGIN;
    if (aims_late(s))
        CALL(aim, .unused = 0);
    CALL(effects, .i = 0);
    FLOW_END;
}

FLOW(do_ability)
{
    FLOW_BEGIN;
    if (aims_late(s))
        CALL(aim, .unused = 0);
    CALL(effects, .i = 0);
    FLOW_END;
}

FLOW(do_trigger)
{
    FLOW_BEGIN;
    if (aims_late(s))
        CALL(aim, .unused = 0);
    CALL(effects, .i = 0);
    FLOW_END;
}

FLOW(do_rule)
{
    FLOW_BEGIN;
    CALL(effects, .i = 0);
    FLOW_END;
}

/* AD-SHOP-6, AD-RULE-30: paid only now. */
FLOW(do_ware)
{
    FLOW_BEGIN;
    s->player[s->running.owner].gold = (uint16_t)(s->player[s->running.owner].gold -
                                                  content(s)->ware[s->running.card].price);
    if (s->stock[s->running.card] != UNLIMITED)
        s->stock[s->running.card]--;
    EMIT(EV_SPENT, "AD-SHOP-6", s->running.owner, 0, content(s)->ware[s->running.card].price, 0);
    if (aims_late(s))
        CALL(aim, .unused = 0);
    CALL(effects, .i = 0);
    FLOW_END;
}
