/* Turn, phases and the actions that need no chapter of their own (rulebook: "Phasen", "A1", "A2",
 * "A5", "A8", "Kartenflusstoken"). */
#include "games/adeloth/adeloth.h"

/* ---- A1: AD-START ---- */

FLOW(do_start)
{
    FLOW_BEGIN;
    CALL(draw, .seat = (int8_t)s->running.owner, .n = 1);
    FLOW_END;
}

/* ---- A2: AD-INC ---- */

static int count(Fields set)
{
    return __builtin_popcountll(set);
}

static void discard_menu(const State *s, const struct discard_down_vars *my, Menu *m)
{
    const Zone *hand = CZONE_OF(&s->player[my->seat].hand);
    prompt(m, "discard", "AD-INC-5");
    about(m, KIND_NUMBER, hand->n - my->to);
    for (int i = 0; i < hand->n; i++)
        offer(m, option(V_DISCARD, hand->slot[i].id, 0, 0));
    m->keep_pause = true;
}

FLOW(discard_down)
{
    FLOW_BEGIN;
    while (s->player[my->seat].hand.n > my->to) {
        ASK(my->seat, discard_menu);
        zone_take(ZONE_OF(&s->player[my->seat].hand),
                  zone_find(CZONE_OF(&s->player[my->seat].hand), (uint16_t)ANSWER(0)));
        adeloth_card_to_discard(s, ANSWER(0));
        EMIT(EV_DISCARD, "AD-INC-5", my->seat, ANSWER(0));
    }
    FLOW_END;
}

/* AD-INC-2, -3, -6: what the own characters stand on at this moment. */
static void collect(Ctx *c, State *s, int seat)
{
    const int gold = count(s->standing[seat] & board(s)->of_kind[GOLD_MINE]);
    const int xp = count(s->standing[seat] & board(s)->of_kind[SETTLEMENT]);
    if (gold > 0)
        adeloth_gain_gold(c, s, seat, gold, "AD-INC-3");
    if (xp > 0)
        adeloth_gain_xp(c, s, seat, xp, "AD-INC-3");
}

FLOW(do_income)
{
    FLOW_BEGIN;
    collect(c, s, s->running.owner);
    CALL(discard_down, .seat = (int8_t)s->running.owner, .to = (int8_t)content(s)->hand_limit);
    FLOW_END;
}

/* ---- A5: AD-SUM ---- */

static void summon_menu(const State *s, const struct do_summon_vars *my, Menu *m)
{
    const Fields fields = adeloth_summoning_positions(s, s->running.owner);
    (void)my;
    prompt(m, "summon-to", "AD-SUM-3");
    about(m, KIND_CARD, s->running.card);
    EACH_FIELD (f, fields)
        offer(m, option(V_PLACE, f, 0, 0));
    if (m->denials != 0)
        EACH_FIELD (f, ALL_FIELDS & ~fields)
            deny(m, option(V_PLACE, f, 0, 0), s->at[f] != 0 ? "AD-FIELD-4" : "AD-SUM-2");
}

/* AD-SUM-5: exhausted; AD-ST-10, AD-UPG-2: permanent statuses are there again. */
static void enter(Ctx *c, State *s, int card, int field)
{
    const int unit = unit_of(card);
    Unit *u = &s->unit[unit];
    u->owner = s->running.owner;
    u->status = EXHAUSTED | NEW;
    u->counters = s->permanent[card];
    adeloth_put(s, unit, field);
    adeloth_appear(s, unit);
    EMIT(EV_SUMMONED, "AD-SUM-3", unit, field);
    adeloth_trigger_all(s, WHEN_SUMMONED, unit);
}

FLOW(do_summon)
{
    FLOW_BEGIN;
    ASK(s->running.owner, summon_menu);
    enter(c, s, s->running.card, ANSWER(0));
    FLOW_END;
}

/* ---- A8: AD-LVL ---- */

/* AD-LVL-3, -4, AD-RULE-78: the new level opens locks. */
static const char *no_slot(const State *s, int seat, int skill)
{
    const Player *p = &s->player[seat];
    const Skill *k = &profession(s, seat)->skill[skill];
    if (p->points[skill] >= k->slots)
        return "AD-LVL-4";
    return k->lock[p->points[skill]] > p->level ? "AD-LVL-3" : 0;
}

static void invest_menu(const State *s, const struct do_level_vars *my, Menu *m)
{
    const int seat = s->running.owner;
    (void)my;
    prompt(m, "invest", "AD-LVL-2");
    about(m, KIND_NUMBER, s->player[seat].level);
    for (int i = 0; i < profession(s, seat)->n_skills; i++)
        offer_unless(m, option(V_INVEST, s->player[seat].profession * SKILLS_EACH + i, 0, 0),
                     no_slot(s, seat, i));
}

FLOW(do_level)
{
    FLOW_BEGIN;
    s->player[s->running.owner].level++;
    EMIT(EV_LEVEL, "AD-LVL-2", s->running.owner, s->player[s->running.owner].level);
    if (s->player[s->running.owner].level >= LEVELS)  /* AD-LVL-5: that wins */
        RETURN(0);
    ASK(s->running.owner, invest_menu);
    s->player[s->running.owner].points[ANSWER(0) % SKILLS_EACH]++;
    EMIT(EV_INVEST, "AD-LVL-2", s->running.owner, ANSWER(0));
    FLOW_END;
}

/* ---- card flow: AD-FLOW ---- */

FLOW(do_flow)
{
    FLOW_BEGIN;
    CALL(draw, .seat = (int8_t)s->running.owner, .n = 1);
    my->n = (int8_t)(s->player[s->running.owner].hand.n - 1);
    if (my->n >= 0)
        CALL(discard_down, .seat = (int8_t)s->running.owner, .to = my->n);
    FLOW_END;
}

/* ---- upgrades: AD-UPG ---- */

/* AD-UPG-3, AD-UPG-5; AD-RULE-83: level 1 offers none that only changes attributes. */
static const char *no_upgrade(const State *s, int seat, int card, int line, int less)
{
    const Upgrade *u = &card_at(s, card)->upgrade[line];
    const Bonus *b = &u->bonus;
    if (s->upgrades[card] >> line & 1)
        return "AD-UPG-5";
    if (s->option[OPT_LEVEL] == LEVEL_1 && (b->agility != 0 || b->intelligence != 0) &&
        b->attack == 0 && b->resistance == 0 && b->keywords == 0)
        return "AD-RULE-83";
    return s->player[seat].gold < u->price - (less < u->price ? less : u->price) ? "AD-UPG-3" : 0;
}

static void offer_upgrades(const State *s, int seat, int unit, int less, Menu *m)
{
    if (!is_card_unit(unit))
        return;
    const Card *k = card_at(s, card_of(unit));
    for (int i = 0; i < k->n_upgrades; i++)
        offer_unless(m, option(V_UPGRADE, card_of(unit), k->upgrade[i].kind, 0),
                     no_upgrade(s, seat, card_of(unit), i, less));
}

static void buy(Ctx *c, State *s, int seat, Option answer, int less)
{
    const int card = option_arg(answer, 0);
    const Card *k = card_at(s, card);
    for (int i = 0; i < k->n_upgrades; i++) {
        if (k->upgrade[i].kind != option_arg(answer, 1))
            continue;
        const int price = k->upgrade[i].price > less ? k->upgrade[i].price - less : 0;
        s->upgrades[card] |= (uint8_t)(1u << i);
        s->player[seat].gold = (uint16_t)(s->player[seat].gold - price);
        EMIT(EV_UPGRADE, "AD-UPG-2", seat, card, k->upgrade[i].kind, price);
    }
}

static void buy_upgrade_menu(const State *s, const struct buy_upgrade_vars *my, Menu *m)
{
    prompt(m, "buy-upgrade", "AD-UPG-4");
    about(m, KIND_UNIT, my->unit);
    offer(m, option(V_NONE, 0, 0, 0));
    offer_upgrades(s, my->seat, my->unit, my->less, m);
}

FLOW(buy_upgrade)
{
    FLOW_BEGIN;
    ASK(my->seat, buy_upgrade_menu);
    if (CHOSE(V_UPGRADE))
        buy(c, s, my->seat, ANSWERED(), my->less);
    FLOW_END;
}

/* ---- administration phase: AD-TURN-4 … 7 ---- */

/* AD-RC-4: Plus, if the match uses the rule card. */
static const RuleCard *standard_card(const State *s)
{
    for (int i = 0; i < content(s)->n_rule_cards; i++)
        if (content(s)->rule_card[i].kind == RULE_STANDARD)
            return &content(s)->rule_card[i];
    return 0;
}

static const char *no_standard(const State *s, int seat)
{
    const RuleCard *k = standard_card(s);
    if (k == 0 || s->option[OPT_STANDARD] == 0 || s->option[OPT_LEVEL] != LEVEL_PLUS)
        return "AD-PLUS-4";
    return s->standard_used || s->player[seat].gold < k->price ? "AD-RC-4" : 0;
}

static void administration_menu(const State *s, const struct administration_vars *my, Menu *m)
{
    prompt(m, "administration", "AD-TURN-5");
    EACH_FIELD (f, s->standing[my->seat])
        offer_upgrades(s, my->seat, unit_on(s, f), 0, m);
    offer_unless(m, option(V_STANDARD, 0, 0, 0), no_standard(s, my->seat));
    offer(m, option(V_DONE, 0, 0, 0));
}

static void plant_standard(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    p->gold = (uint16_t)(p->gold - standard_card(s)->price);
    p->standard = s->unit[seat].field;
    s->standard_used = 1;
    EMIT(EV_STANDARD, "AD-RC-4", seat, p->standard);
}

/* AD-ST-12, AD-DMG-4, AD-RULE-13: everything at once, of all characters. */
static void clean_up(Ctx *c, State *s)
{
    for (int u = 0; u < UNITS; u++) {
        Unit *unit = &s->unit[u];
        unit->damage = 0;
        unit->attack = unit->resistance = unit->movement = 0;
        unit->status &= EXHAUSTED;
        unit->appeared = 0;
    }
    EMIT(EV_CLEANED, "AD-ST-12", s->active);
}

/* AD-PREP-1 … 4 */
static void prepare(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    if (p->crystal_side && p->crystals < UINT8_MAX) {
        p->crystals++;
        EMIT(EV_CRYSTAL, "AD-PREP-1", seat, p->crystals);
    }
    p->crystal_side = !p->crystal_side;
    p->active = p->crystals;
    p->flow = p->has_flow;
    for (int u = 0; u < UNITS; u++)
        if (s->unit[u].owner == seat)
            s->unit[u].status &= (uint8_t)~EXHAUSTED;  /* AD-ST-5 */
    for (int i = 0; i < SKILLS_EACH; i++)
        if (p->cooldown[i] > 0)
            p->cooldown[i]--;                          /* AD-GAB-6 */
    EMIT(EV_PREPARED, "AD-PREP-2", seat, p->active);
}

FLOW(administration)
{
    FLOW_BEGIN;
    s->phase = PHASE_ADMINISTRATION;
    s->standard_used = 0;
    for (;;) {
        ASK(my->seat, administration_menu);
        if (CHOSE(V_DONE))
            break;
        if (CHOSE(V_UPGRADE))
            buy(c, s, my->seat, ANSWERED(), 0);
        else
            plant_standard(c, s, my->seat);
    }
    clean_up(c, s);
    prepare(c, s, 1 - my->seat);
    FLOW_END;
}

/* ---- action phase: AD-ACT-1 … 3 ---- */

static void action_menu(const State *s, const struct action_phase_vars *my, Menu *m)
{
    prompt(m, "action", "AD-ACT-2");
    adeloth_offer_actions(s, my->seat, m);
}

FLOW(action_phase)
{
    FLOW_BEGIN;
    s->phase = PHASE_ACTIONS;
    EMIT(EV_CHOOSE_START, "AD-START-1", my->seat);
    adeloth_push(s, E_START, my->seat, NO_CARD, NOBODY);
    CALL(resolve, .who = 0);
    while (!my->last) {
        ASK(my->seat, action_menu);
        my->last = CHOSE(V_INCOME);
        adeloth_choose(c, s, my->seat, ANSWERED());
        CALL(resolve, .who = 0);
    }
    FLOW_END;
}

FLOW(turn)
{
    FLOW_BEGIN;
    s->active = (uint8_t)my->seat;
    s->turn++;
    EMIT(EV_TURN, "AD-TURN-1", my->seat, round_of(s));
    CALL(action_phase, .seat = my->seat);
    CALL(administration, .seat = my->seat);
    FLOW_END;
}

/* ---- a very long match: AD-RULE-46 ---- */

static void offer_draw_menu(const State *s, const struct offer_draw_vars *my, Menu *m)
{
    (void)my;
    prompt(m, "offer-draw", "AD-RULE-46");
    about(m, KIND_NUMBER, round_of(s));
    offer(m, option(V_AGREE, 0, 0, 0));
    offer(m, option(V_GO_ON, 0, 0, 0));
}

/* Both must agree; it is offered once. */
FLOW(offer_draw)
{
    FLOW_BEGIN;
    EMIT(EV_OFFER_DRAW, "AD-RULE-46", round_of(s));
    for (my->seat = 0; my->seat < SEATS; my->seat++) {
        ASK(my->seat, offer_draw_menu);
        if (CHOSE(V_GO_ON))
            RETURN(0);
    }
    RETURN(1);
    FLOW_END;
}

/* AD-RULE-46: as a match option, more levels, then more life, then a draw. */
static void decide_by_limit(Ctx *c, State *s)
{
    const Player *p = s->player;
    const int lead = p[0].level != p[1].level ? p[0].level - p[1].level : p[0].life - p[1].life;
    s->ending = ENDING_LIMIT;
    s->winner = lead > 0 ? 1 : lead < 0 ? 2 : DRAWN;
    if (s->winner == DRAWN)
        EMIT(EV_DRAWN_GAME, "AD-RULE-46", round_of(s));
    else
        EMIT(EV_WIN, "AD-RULE-46", s->winner - 1);
}

FLOW(game)
{
    FLOW_BEGIN;
    CALL(setup, .i = 0);
    for (;;) {
        for (my->i = 0; my->i < SEATS; my->i++)  /* AD-TURN-3, AD-SET-12 */
            CALL(turn, .seat = my->i);
        if (round_of(s) < ROUND_LIMIT || s->turn % 2 != 0)
            continue;
        if (s->option[OPT_LIMIT] != 0) {
            decide_by_limit(c, s);
            END_GAME;
        }
        if (round_of(s) != ROUND_LIMIT)
            continue;
        CALL(offer_draw, .seat = 0);
        if (RESULT == 1) {
            s->winner = DRAWN;
            s->ending = ENDING_AGREED;
            END_GAME;
        }
    }
    FLOW_END;
}
