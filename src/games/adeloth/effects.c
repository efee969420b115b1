/* The vocabulary of effects (content.h): what cards, general abilities, wares and rule cards do
 * when they are executed. */
#include "games/adeloth/policy.h"

/* ---- "up to": AD-TGT-4 ---- */

static void aim_menu(const State *s, const struct aim_vars *my, Menu *m)
{
    const StackEntry *e = &s->running;
    const Target *t = &adeloth_ability_of(s, e)->target;
    const Thing source = adeloth_source(s, e);
    (void)my;
    prompt(m, Q_UP_TO, "AD-TGT-4");
    about(m, KIND_NUMBER, t->count - e->n_targets);
    about(m, source.kind, source.value);
    offer(m, option(V_NONE, 0, 0, 0));
    EACH_UNIT (u, s)
        if (u != e->target[0])
            adeloth_offer_aim(s, e, u, m);
    deny_thing(m, KIND_UNIT, THING_ANY, "AD-TGT-4");
}

FLOW(aim)
{
    FLOW_BEGIN;
    while (s->running.n_targets < adeloth_ability_of(s, &s->running)->target.count) {
        ASK(s->running.owner, aim_menu);
        if (CHOSE(V_NONE))
            break;
        adeloth_aim(s, &s->running, ANSWER(0));
        EMIT(EV_TARGET, "AD-TGT-4", ANSWER(0));
    }
    FLOW_END;
}

/* ---- whom an effect is about ---- */

typedef struct UnitGroup { int n; uint8_t unit[FIELDS]; } UnitGroup;

static void add(UnitGroup *g, int unit)
{
    g->unit[g->n++] = unit;
}

static void add_targets(const State *s, const StackEntry *e, const Effect *f, UnitGroup *g)
{
    for (int i = 0; i < e->n_targets; i++) {
        const int u = e->target[i];
        if (!adeloth_same_life(s, u, e->target_life[i]))
            continue;
        if (f->target_with != NO_UPGRADE &&
            !(is_card_unit(u) && adeloth_has_upgrade(s, card_of(u), f->target_with)))
            continue;
        add(g, u);
    }
}

/* UnitGroup beside the target; nobody if there is none, or if it has gone in this very effect. */
Fields adeloth_around_target(const State *s, const StackEntry *e)
{
    if (!adeloth_same_life(s, e->target[0], e->target_life[0]))
        return 0;
    return board(s)->near[s->unit[e->target[0]].field];
}

/* AD-RULE-73: "this servant" that came back is another one. */
static void add_source(const State *s, const StackEntry *e, UnitGroup *g)
{
    if (adeloth_same_life(s, e->unit, e->life))
        add(g, e->unit);
}

static UnitGroup group_of(const State *s, const StackEntry *e, const Effect *f)
{
    UnitGroup g = {0};
    switch ((Recipients)f->to) {
    case TO_TARGETS: add_targets(s, e, f, &g); break;
    case TO_SELF: case TO_WINNER: add_source(s, e, &g); break;
    case TO_OWN_GENERAL: add(&g, e->owner); break;
    case TO_ENEMY_GENERAL: add(&g, 1 - e->owner); break;
    case TO_OWN_SERVANTS:
        EACH_FIELD (at, s->standing[e->owner])
            if (!is_general(unit_on(s, at)))
                add(&g, unit_on(s, at));
        break;
    case TO_AROUND_TARGET:
        EACH_FIELD (at, adeloth_around_target(s, e) & ~adeloth_free_fields(s))
            add(&g, unit_on(s, at));
        break;
    case TO_LOSER:
        if (adeloth_same_life(s, e->loser, e->target_life[0]))  /* AD-RC-3 */
            add(&g, e->loser);
        break;
    case TOS: break;
    }
    return g;
}

/* ---- what happens to one ---- */

static void add_counters(uint8_t *counters, int n)
{
    *counters = min_of(*counters + n, UINT8_MAX);
}

static void add_until_end(int8_t *value, int n)
{
    *value = max_of(min_of(*value + n, INT8_MAX), INT8_MIN);
}

static void change_attack(Ctx *c, State *s, int unit, int n)
{
    add_until_end(&s->unit[unit].attack, n);
    EMIT(EV_ATTACK_CHANGE, "AD-RULE-45", unit, n);
}

static void change_resistance(Ctx *c, State *s, int unit, int n)
{
    add_until_end(&s->unit[unit].resistance, n);
    EMIT(EV_RESISTANCE_CHANGE, "AD-RULE-45", unit, n);
}

static void change_movement(Ctx *c, State *s, int unit, int n)
{
    add_until_end(&s->unit[unit].movement, n);
    EMIT(EV_MOVEMENT_CHANGE, "AD-RULE-45", unit, n);
}

static void damage(Ctx *c, State *s, int unit, int n) { adeloth_hurt(c, s, unit, n, "AD-DMG-1"); }

/* AD-ST-9; generals get only attack (AD-RULE-85). */
static void give_counters(Ctx *c, State *s, int unit, int n)
{
    add_counters(&s->unit[unit].counters, n);
    EMIT(EV_COUNTER, "AD-ST-9", unit, n);
}

/* AD-ST-10: each brings a normal one. */
static void give_permanent_counters(Ctx *c, State *s, int unit, int n)
{
    add_counters(&s->unit[unit].counters, n);
    if (is_card_unit(unit))
        add_counters(&s->permanent[card_of(unit)], n);
    EMIT(EV_PERMANENT, "AD-ST-10", unit, n);
}

/* AD-BNTY-2: back to the hand is no removal. AD-RULE-56: a token ceases to exist. */
static void return_to_hand(Ctx *c, State *s, int unit, int n)
{
    (void)n;
    EMIT(EV_RETURNED, "AD-BNTY-2", unit);
    adeloth_leave(s, unit);
    if (is_card_unit(unit))
        zone_add(ZONE_OF(&s->player[s->owner[card_of(unit)] - 1].hand), card_of(unit),
                 ALL_SEATS);
}

static void take_away(Ctx *c, State *s, int unit, int n)
{
    (void)n;
    adeloth_remove(c, s, unit, "AD-BNTY-2");
}

static void forget(Ctx *c, State *s, int unit, int n)
{
    (void)n;
    if (!is_card_unit(unit))
        return;
    s->upgrades[card_of(unit)] = 0;
    s->permanent[card_of(unit)] = 0;
    EMIT(EV_FORGOTTEN, "AD-ST-11", unit);
}

static void give_status(Ctx *c, State *s, int unit, int status)
{
    s->unit[unit].status |= status;
    EMIT(EV_STATUS, "AD-ST-1", unit, status);
}

static void lose_status(Ctx *c, State *s, int unit, int status)
{
    s->unit[unit].status &= ~status;
    EMIT(EV_STATUS_OFF, "AD-ST-1", unit, status);
}

static void moved(Ctx *c, State *s, int unit, int n)
{
    (void)n;
    give_status(c, s, unit, MOVED);
}

static void defenceless(Ctx *c, State *s, int unit, int n)
{
    (void)n;
    give_status(c, s, unit, DEFENCELESS);
}

static void ready(Ctx *c, State *s, int unit, int n)
{
    (void)n;
    lose_status(c, s, unit, EXHAUSTED);
}

static void refresh(Ctx *c, State *s, int unit, int n)
{
    (void)n;
    lose_status(c, s, unit, MOVED);
}

/* ---- what happens to the owner ---- */

static void life(Ctx *c, State *s, int seat, int n)
{
    adeloth_gain_life(c, s, seat, n, "AD-GEN-5");
}

static void gold(Ctx *c, State *s, int seat, int n)
{
    adeloth_gain_gold(c, s, seat, n, "AD-GOLD-1");
}

static void xp(Ctx *c, State *s, int seat, int n)
{
    adeloth_gain_xp(c, s, seat, n, "AD-LVL-8");
}

static void negate(Ctx *c, State *s, int seat, int n)
{
    (void)seat;
    (void)n;
    adeloth_negate_aimed(c, s);
}

/* ---- the vocabulary ---- */

enum { CHANGES = ABOUT_UNITS | HAS_CHANGE, COUNTS = ABOUT_UNITS | HAS_AMOUNT };

const VerbRow adeloth_verbs[DOS] = {
    [DO_DAMAGE] = {{"damage", COUNTS}, .to_unit = damage, .worth_each = T_hit,
                   .worth_around = T_hit_around, .worth_point = T_skill_hit, .harms = true,
                   .on_unit = adeloth_on_damage, .saves = adeloth_saved_by_damage},
    [DO_LIFE] = {{"life", HAS_AMOUNT}, .to_owner = life, .worth_each = T_heal,
                 .worth_point = T_skill_heal, .for_owner = adeloth_for_life},
    [DO_GOLD] = {{"gold", HAS_AMOUNT}, .to_owner = gold, .worth_each = T_gold,
                 .for_owner = adeloth_for_gold},
    [DO_XP] = {{"xp", HAS_AMOUNT}, .to_owner = xp, .worth_each = T_learn,
               .for_owner = adeloth_for_xp},
    [DO_DRAW] = {{"draw", HAS_AMOUNT}, .proc = P_draw, .worth_each = T_new_card,
                 .worth_point = T_skill_draw, .for_owner = adeloth_for_draw},
    [DO_ATTACK] = {{"attack", CHANGES}, .to_unit = change_attack, .worth_each = T_strengthen,
                   .worth_less = T_weaken, .by_targets = true, .for_a_blow = true,
                   .on_unit = adeloth_on_attack, .saves = adeloth_saved_by_weakness},
    [DO_RESISTANCE] = {{"resistance", CHANGES}, .to_unit = change_resistance,
                       .worth_each = T_toughen, .worth_point = T_skill_toughen,
                       .by_targets = true, .on_unit = adeloth_on_resistance,
                       .saves = adeloth_saved_by_toughness},
    [DO_MOVEMENT] = {{"movement", CHANGES}, .to_unit = change_movement, .worth = T_nudge,
                     .worth_point = T_skill_move, .on_unit = adeloth_on_movement},
    [DO_MOVED] = {{"moved", ABOUT_UNITS}, .to_unit = moved, .worth = T_nudge},
    [DO_DEFENCELESS] = {{"defenceless", ABOUT_UNITS}, .to_unit = defenceless, .worth = T_nudge,
                        .on_unit = adeloth_on_defenceless},
    [DO_READY] = {{"ready", ABOUT_UNITS}, .to_unit = ready, .worth = T_ready, .by_targets = true,
                  .on_unit = adeloth_on_ready},
    [DO_REFRESH] = {{"refresh", ABOUT_UNITS}, .to_unit = refresh, .worth = T_nudge,
                    .on_unit = adeloth_on_refresh},
    [DO_COUNTER] = {{"counter", COUNTS}, .to_unit = give_counters, .worth_each = T_grow,
                    .by_targets = true, .on_unit = adeloth_on_counter,
                    .saves = adeloth_saved_by_toughness},
    [DO_PERMANENT_COUNTER] = {{"permanent-counter", COUNTS}, .to_unit = give_permanent_counters,
                              .worth_each = T_grow_for_good, .worth_all = T_grow_all,
                              .on_unit = adeloth_on_permanent,
                              .saves = adeloth_saved_by_toughness},
    [DO_PLACE] = {{"place", IS_PLACED | NEEDS_ONE}, .proc = P_place_unit, .worth = T_put,
                  .on_unit = adeloth_on_place, .saves = adeloth_saved_by_distance},
    [DO_SUMMON] = {{"summon", HAS_AMOUNT | HAS_TOKEN}, .proc = P_summon_tokens,
                   .for_owner = adeloth_for_summon},
    [DO_RETURN] = {{"return", ABOUT_UNITS | NOT_GENERALS}, .to_unit = return_to_hand,
                   .worth = T_nudge, .on_unit = adeloth_on_return,
                   .saves = adeloth_saved_by_absence},
    [DO_REMOVE] = {{"remove", ABOUT_UNITS | NOT_GENERALS}, .to_unit = take_away,
                   .worth = T_take_away, .harms = true, .on_unit = adeloth_on_remove,
                   .saves = adeloth_saved_by_absence},
    [DO_FORGET] = {{"forget", ABOUT_UNITS}, .to_unit = forget, .worth = T_nudge},
    [DO_NEGATE] = {{"negate", 0}, .to_owner = negate, .worth = T_negate},
    [DO_BUY_UPGRADE] = {{"buy-upgrade", HAS_DISCOUNT | NEEDS_ONE}, .proc = P_buy_upgrade,
                        .worth = T_discount, .on_unit = adeloth_on_upgrade},
};

static void happen(Ctx *c, State *s, const StackEntry *e, const Effect *f, int n)
{
    const VerbRow *verb = &adeloth_verbs[f->verb];
    if (verb->to_owner != 0) {
        verb->to_owner(c, s, e->owner, n);
        return;
    }
    const UnitGroup g = group_of(s, e, f);
    for (int i = 0; i < g.n; i++)
        if (!(is_general(g.unit[i]) && verb_has(f->verb, NOT_GENERALS)))
            verb->to_unit(c, s, g.unit[i], n);
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
    return max_of(s->running.points - 1, 0);
}

/* Only abilities of servants ask for their upgrades, and general abilities for their points. */
static bool applies(const State *s, const Effect *f)
{
    const StackEntry *e = &s->running;
    if (f->with != NO_UPGRADE && !adeloth_has_upgrade(s, e->card, f->with))
        return false;
    if (adeloth_has_upgrade(s, e->card, f->without))  /* nobody has NO_UPGRADE */
        return false;
    return f->from_points == 0 || e->points >= f->from_points;
}

/* Who is to be put somewhere must still be there. */
static bool has_object(const State *s, const Effect *f)
{
    return !verb_has(f->verb, IS_PLACED) ||
           adeloth_same_life(s, s->running.target[0], s->running.target_life[0]);
}

/* AD-ACT-6: in the order of the text, as completely as possible. */
FLOW(effects)
{
    FLOW_BEGIN;
    for (; my->i < effects_of(s); my->i++) {
        if (!applies(s, effect_of(s, my->i)) || !has_object(s, effect_of(s, my->i)))
            continue;
        if (adeloth_verbs[effect_of(s, my->i)->verb].proc == 0)
            happen(c, s, &s->running, effect_of(s, my->i), effect_of(s, my->i)->n[grade(s)]);
        else
            CALL_PROC(adeloth_verbs[effect_of(s, my->i)->verb].proc, struct draw_vars,
                      .seat = s->running.owner, .unit = s->running.target[0],
                      .n = effect_of(s, my->i)->n[grade(s)],
                      .token = effect_of(s, my->i)->token,
                      .where = effect_of(s, my->i)->where[grade(s)]);
    }
    FLOW_END;
}

static bool aims_late(const State *s)
{
    const Ability *a = adeloth_ability_of(s, &s->running);
    return a != 0 && a->target.what != NO_TARGET && a->target.up_to;
}

/* AD-PLAY-2, AD-EQ-1, AD-EQ-3, AD-RULE-25: equipment stays, all else is discarded afterwards; no
 * bounty for either (AD-PLAY-4, AD-BNTY-4). */
static void put_card_away(Ctx *c, State *s)
{
    const int card = s->running.card;
    if (card_at(s, card)->type == EQUIPMENT) {
        zone_add(ZONE_OF(&s->player[s->running.owner].equipment), card, ALL_SEATS);
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

/* What a text says: general abilities, card abilities, triggered ones, rule cards. */
FLOW(do_text)
{
    FLOW_BEGIN;
    if (aims_late(s))
        CALL(aim, .unused = 0);
    CALL(effects, .i = 0);
    FLOW_END;
}

/* AD-SHOP-6, AD-RULE-30: paid only now. */
FLOW(do_ware)
{
    FLOW_BEGIN;
    s->player[s->running.owner].gold = s->player[s->running.owner].gold -
                                                  content(s)->ware[s->running.card].price;
    if (s->stock[s->running.card] != UNLIMITED)
        s->stock[s->running.card]--;
    EMIT(EV_SPENT, "AD-SHOP-6", s->running.owner, content(s)->ware[s->running.card].price,
         RESOURCE_GOLD);
    if (aims_late(s))
        CALL(aim, .unused = 0);
    CALL(effects, .i = 0);
    FLOW_END;
}
