/* What may be chosen, as an action with an empty stack or as a reaction (rulebook: "Aktionen",
 * "Reaktionen"). Choosing pays, aims and puts the effect onto the stack: AD-ACT-4. */
#include "games/adeloth/adeloth.h"

/* ---- costs ---- */

/* AD-CARD-2, AD-MANA-2, AD-CAB-5 */
const char *adeloth_cannot_pay(const State *s, int seat, const Cost *cost, int source)
{
    const Player *p = &s->player[seat];
    if (p->active < cost->mana)
        return "AD-MANA-2";
    if (p->gold < cost->gold || p->xp < cost->xp)
        return "AD-CARD-2";
    const bool tired = source != NOBODY && has_status(s, source, EXHAUSTED);
    return cost->exhaust && tired ? "AD-CAB-5" : 0;
}

static void spend(Ctx *c, State *s, int seat, int mana, int gold, int xp)
{
    Player *p = &s->player[seat];
    p->active = (uint8_t)(p->active - mana);
    p->gold = (uint16_t)(p->gold - gold);
    p->xp = (uint16_t)(p->xp - xp);
    if (mana + gold + xp > 0)
        EMIT(EV_SPENT, "AD-ACT-7", seat, mana, gold, xp);
}

static void pay(Ctx *c, State *s, int seat, const Cost *cost, int source)
{
    spend(c, s, seat, cost->mana, cost->gold, cost->xp);
    if (cost->exhaust && source != NOBODY)
        s->unit[source].status |= EXHAUSTED;
}

/* AD-SPY-3, AD-SPY-4: gold may be from spy to hybrid, the rest is mana. */
static bool can_split(const State *s, int seat, const Cost *cost, int gold)
{
    const Player *p = &s->player[seat];
    return cost->hybrid > 0 && gold >= cost->spy && gold <= cost->hybrid && gold <= p->gold &&
           cost->hybrid - gold <= p->active;
}

/* ---- targets ---- */

/* An entry as it would be, to ask whether there is room. */
static Entry draft_of(const State *s, int seat, int unit)
{
    Entry e = {.kind = E_CARD, .owner = (uint8_t)seat, .unit = UNITS};
    if (unit != NOBODY) {
        e.target[0] = (uint8_t)unit;
        e.target_life[0] = s->unit[unit].life;
    }
    return e;
}

static bool names_unit(const Target *t)
{
    return (t->what == TARGET_SERVANT || t->what == TARGET_CHARACTER) && !t->up_to;
}

/* Offers one thing alone or at every unit that can be its target: AD-TGT-5. */
static void offer_aimed(const State *s, int seat, const Ability *a, int source, const char *why,
                        int alone, int at, int thing, Menu *m)
{
    if (!names_unit(&a->target)) {
        const Entry e = draft_of(s, seat, NOBODY);
        offer_unless(m, option(alone, thing, 0, 0), why != 0 ? why : adeloth_no_room(s, &e, a));
        return;
    }
    for (int u = 0; u < UNITS; u++) {
        if (!on_board(s, u))
            continue;
        const Entry e = draft_of(s, seat, u);
        const char *no = why != 0 ? why : adeloth_no_target(s, seat, &a->target, u, source);
        offer_unless(m, option(at, thing, u, 0), no != 0 ? no : adeloth_no_room(s, &e, a));
    }
}

/* ---- cards: A5, A6, R1, R3 ---- */

static void offer_servant(const State *s, int seat, int card, bool reaction, Menu *m)
{
    const Card *k = card_at(s, card);
    const char *room = adeloth_summoning_positions(s, seat) == 0 ? "AD-SUM-1" : 0;
    const char *why = reaction ? "AD-SPY-6" : room != 0 ? room
                      : adeloth_cannot_pay(s, seat, &k->cost, NOBODY);
    offer_unless(m, option(V_SUMMON, card, 0, 0), why);
    for (int gold = k->cost.spy; k->cost.hybrid > 0 && gold <= k->cost.hybrid; gold++)
        offer_unless(m, option(V_SPY, card, gold, 0),
                     room != 0 ? room : can_split(s, seat, &k->cost, gold) ? 0 : "AD-SPY-4");
}

/* AD-CONT-12: an effect of an enemy card or card ability. */
static const char *no_effect_target(const Entry *e, int seat)
{
    return e->owner == seat || (e->kind != E_CARD && e->kind != E_ABILITY) ? "AD-CONT-12" : 0;
}

static void offer_counter(const State *s, int seat, int card, const char *why, Menu *m)
{
    for (int i = 0; i < s->n_stack; i++)
        offer_unless(m, option(V_COUNTER, card, i, 0),
                     why != 0 ? why : no_effect_target(&s->stack[i], seat));
}

/* AD-SPY-7, AD-RULE-66: an action card may be played for its spy cost. */
static void offer_ambush(const State *s, int seat, int card, Menu *m)
{
    const Card *k = card_at(s, card);
    const Ability *a = &k->ability[0];
    for (int gold = k->cost.spy; k->cost.hybrid > 0 && gold <= k->cost.hybrid; gold++) {
        const char *why = can_split(s, seat, &k->cost, gold) ? 0 : "AD-SPY-4";
        for (int u = 0; u < UNITS; u++) {
            if (!on_board(s, u))
                continue;
            const Entry e = draft_of(s, seat, u);
            const char *no = why != 0 ? why : adeloth_no_target(s, seat, &a->target, u, NOBODY);
            offer_unless(m, option(V_AMBUSH, card, gold, u),
                         no != 0 ? no : adeloth_no_room(s, &e, a));
        }
    }
}

/* AD-CARD-10, AD-PLAY-5, AD-REA-5 */
static void offer_card(const State *s, int seat, int card, bool reaction, Menu *m)
{
    const Card *k = card_at(s, card);
    static const Ability nothing;
    const Ability *a = k->n_abilities > 0 && k->ability[0].when == WHEN_PLAYED ? &k->ability[0]
                                                                               : &nothing;
    const char *why = reaction && !k->reaction ? "AD-CARD-10"
                      : adeloth_cannot_pay(s, seat, &k->cost, NOBODY);
    if (a->target.what == TARGET_EFFECT)
        offer_counter(s, seat, card, why, m);
    else
        offer_aimed(s, seat, a, NOBODY, why, V_PLAY, V_PLAY_AT, card, m);
    if (names_unit(&a->target))
        offer_ambush(s, seat, card, m);
}

void adeloth_offer_cards(const State *s, int seat, bool reaction, Menu *m)
{
    const Zone *hand = CZONE_OF(&s->player[seat].hand);
    for (int i = 0; i < hand->n; i++) {
        if (card_at(s, hand->slot[i].id)->type == SERVANT)
            offer_servant(s, seat, hand->slot[i].id, reaction, m);
        else
            offer_card(s, seat, hand->slot[i].id, reaction, m);
    }
}

/* ---- general abilities: A7, R4 ---- */

/* AD-GAB-1, AD-GAB-7 */
static const char *no_skill(const State *s, int seat, int skill, bool reaction)
{
    const Player *p = &s->player[seat];
    const Ability *a = &profession(s, seat)->skill[skill].ability;
    if (p->points[skill] == 0 || p->cooldown[skill] > 0)
        return "AD-GAB-1";
    if (reaction && !a->reaction)
        return "AD-GAB-7";
    return adeloth_cannot_pay(s, seat, &a->cost, seat);
}

/* AD-PROF-2: the cost is an own servant card. */
static void offer_offerings(const State *s, int seat, int skill, const char *why, Menu *m)
{
    EACH_FIELD (f, s->standing[seat]) {
        const int u = unit_on(s, f);
        if (!is_general(u))
            offer_unless(m, option(V_OFFER, skill, u, 0),
                         why != 0 ? why : is_token(u) ? "AD-PROF-2" : 0);
    }
}

static void offer_skills(const State *s, int seat, bool reaction, Menu *m)
{
    for (int i = 0; i < profession(s, seat)->n_skills; i++) {
        const Ability *a = &profession(s, seat)->skill[i].ability;
        const char *why = no_skill(s, seat, i, reaction);
        const int skill = s->player[seat].profession * SKILLS_EACH + i;
        if (a->cost.remove_servant)
            offer_offerings(s, seat, skill, why, m);
        else
            offer_aimed(s, seat, a, seat, why, V_SKILL, V_SKILL_AT, skill, m);
    }
}

/* ---- card abilities: A9, R5 ---- */

int adeloth_activated(const State *s, int card)
{
    const Card *k = card_at(s, card);
    for (int i = 0; i < k->n_abilities; i++)
        if (k->ability[i].when == WHEN_ACTIVATED)
            return i;
    return -1;
}

static void offer_ability(const State *s, int seat, int card, int unit, bool reaction, Menu *m)
{
    const int i = adeloth_activated(s, card);
    if (i < 0)
        return;
    const Ability *a = &card_at(s, card)->ability[i];
    const char *why = reaction && !a->reaction ? "AD-CAB-4"
                      : adeloth_cannot_pay(s, seat, &a->cost, unit);
    offer_aimed(s, seat, a, unit, why, V_USE, V_USE_AT, card, m);
}

/* AD-CAB-1, AD-EQ-10: servants on the board, and what the general wears. */
static void offer_abilities(const State *s, int seat, bool reaction, Menu *m)
{
    const Zone *worn = CZONE_OF(&s->player[seat].equipment);
    EACH_FIELD (f, s->standing[seat])
        if (is_card_unit(unit_on(s, f)))
            offer_ability(s, seat, card_of(unit_on(s, f)), unit_on(s, f), reaction, m);
    for (int i = 0; i < worn->n; i++)
        offer_ability(s, seat, worn->slot[i].id, seat, reaction, m);
}

/* ---- movement and attacks: A3, A4 ---- */

static bool is_swift_now(const State *s, int unit)
{
    return adeloth_has(s, unit, SWIFT) && !has_status(s, unit, SWIFT_USED | NEW);
}

static void offer_move(const State *s, int unit, Menu *m)
{
    const char *why = adeloth_no_move(s, unit);
    if (why == 0 && adeloth_move_ends(s, unit) == 0)
        why = "AD-MOVE-8";
    offer_unless(m, option(V_MOVE, unit, 0, 0), why);
}

/* AD-ATT-1, AD-KEY-18 */
static void offer_attacks(const State *s, int unit, Menu *m)
{
    const int seat = seat_of(s, unit);
    const bool tired = has_status(s, unit, EXHAUSTED) && !is_swift_now(s, unit);
    const bool ranged = adeloth_has(s, unit, RANGED);
    EACH_FIELD (f, s->standing[1 - seat]) {
        const int target = unit_on(s, f);
        offer_unless(m, option(V_ATTACK, unit, target, 0),
                     tired ? "AD-ST-4" : adeloth_no_attack(s, unit, target, false, false));
        if (ranged)
            offer_unless(m, option(V_SHOOT, unit, target, 0),
                         tired ? "AD-ST-4" : adeloth_no_attack(s, unit, target, true, false));
    }
}

/* ---- shop, level, card flow: A8, A10, A11 ---- */

/* AD-SHOP-1, AD-SHOP-2: the general on it or beside it, or his warband on it. */
bool adeloth_may_shop(const State *s, int seat)
{
    const int field = s->unit[seat].field;
    const Fields shops = board(s)->of_kind[SHOP];
    return ((field_bit(field) | board(s)->edges[field]) & shops) != 0 ||
           (adeloth_warband(s, field, seat) & shops) != 0;
}

static void offer_wares(const State *s, int seat, Menu *m)
{
    const bool here = adeloth_may_shop(s, seat);
    for (int i = 0; i < content(s)->n_wares; i++) {
        const Ware *w = &content(s)->ware[i];
        const char *why = !here ? "AD-SHOP-1" : s->player[seat].gold < w->price ? "AD-SHOP-6"
                          : s->stock[i] == 0 ? "AD-WARE-2" : 0;
        offer_aimed(s, seat, &w->ability, NOBODY, why, V_BUY, V_BUY_AT, i, m);
    }
}

/* AD-LVL-1 */
static const char *no_level(const State *s, int seat)
{
    const Player *p = &s->player[seat];
    return p->level >= LEVELS || p->xp < profession(s, seat)->threshold[p->level] ? "AD-LVL-1" : 0;
}

void adeloth_offer_actions(const State *s, int seat, Menu *m)
{
    const Player *p = &s->player[seat];
    EACH_FIELD (f, s->standing[seat]) {
        offer_move(s, unit_on(s, f), m);
        offer_attacks(s, unit_on(s, f), m);
    }
    adeloth_offer_cards(s, seat, false, m);
    offer_skills(s, seat, false, m);
    offer_abilities(s, seat, false, m);
    offer_unless(m, option(V_LEVEL, 0, 0, 0), no_level(s, seat));
    offer_wares(s, seat, m);
    offer_unless(m, option(V_FLOW, 0, 0, 0), p->has_flow && p->flow ? 0 : "AD-FLOW-1");
    offer(m, option(V_INCOME, 0, 0, 0));  /* AD-FSM-3 */
}

/* ---- reactions ---- */

/* The attack action on the stack; NULL: there is none. */
static const Entry *attack_action(const State *s)
{
    for (int i = 0; i < s->n_stack; i++)
        if (s->stack[i].kind == E_ATTACK && !s->stack[i].back)
            return &s->stack[i];
    return 0;
}

/* AD-BACK-1 … 3, -7, AD-RULE-33 */
static void offer_backs(const State *s, int seat, Menu *m)
{
    const Entry *attack = attack_action(s);
    if (attack == 0 || attack->owner == seat || !adeloth_same_life(s, attack->unit, attack->life))
        return;
    EACH_FIELD (f, board(s)->near[s->unit[attack->unit].field] & s->standing[seat]) {
        const int u = unit_on(s, f);
        offer_unless(m, option(V_BACK, u, 0, 0),
                     s->unit[u].appeared != attack->serial ? "AD-BACK-2"
                     : adeloth_no_attack(s, u, attack->unit, false, true));
    }
}

void adeloth_offer_reactions(const State *s, int seat, Menu *m)
{
    adeloth_offer_cards(s, seat, true, m);
    offer_skills(s, seat, true, m);
    offer_abilities(s, seat, true, m);
    offer_backs(s, seat, m);
}

/* ---- choosing ---- */

static void aim_at(Ctx *c, State *s, Entry *e, int unit)
{
    e->target[0] = (uint8_t)unit;
    e->target_life[0] = s->unit[unit].life;
    e->n_targets = 1;
    EMIT(EV_TARGET, "AD-ACT-8", unit);
}

/* AD-ATT-3, AD-ATT-5, AD-ATR-2, AD-RULE-22: exhausted at once, the check on top. */
static void choose_attack(Ctx *c, State *s, int seat, int unit, int target, bool ranged, bool back)
{
    Unit *u = &s->unit[unit];
    if (has_status(s, unit, EXHAUSTED) && !back)
        u->status |= SWIFT_USED;
    u->status |= EXHAUSTED;
    Entry *attack = adeloth_push(s, E_ATTACK, seat, NO_CARD, unit);
    attack->ranged = ranged;
    attack->back = back;
    attack->free = adeloth_free_fields(s);
    EMIT(back ? EV_CHOOSE_BACK : ranged ? EV_CHOOSE_SHOT : EV_CHOOSE_ATTACK,
         back ? "AD-BACK-1" : "AD-ATT-1", unit, target);
    attack->target[0] = (uint8_t)target;
    attack->target_life[0] = s->unit[target].life;
    attack->n_targets = 1;
    if (back)
        u->appeared = 0;
    if (s->option[OPT_LEVEL] == LEVEL_1)
        return;
    const Entry copy = *attack;
    Entry *check = adeloth_push(s, E_CHECK, seat, NO_CARD, unit);
    check->back = copy.back;
    check->target[0] = copy.target[0];
    check->target_life[0] = copy.target_life[0];
    check->n_targets = 1;
    EMIT(EV_CHECK_CHOSEN, "AD-ATR-2", unit, target);
}

/* AD-PLAY-1: the card leaves the hand and lies on the stack, open. */
static Entry *play(Ctx *c, State *s, int seat, int card, EntryKind kind, int event)
{
    Zone *hand = ZONE_OF(&s->player[seat].hand);
    zone_take(hand, zone_find(hand, (uint16_t)card));
    EMIT(event, "AD-PLAY-1", seat, card);
    return adeloth_push(s, kind, seat, card, NOBODY);
}

static void choose_card(Ctx *c, State *s, int seat, Option answer)
{
    const int verb = option_verb(answer), card = option_arg(answer, 0);
    const Card *k = card_at(s, card);
    const bool servant = k->type == SERVANT;
    if (verb == V_SPY || verb == V_AMBUSH)
        spend(c, s, seat, k->cost.hybrid - option_arg(answer, 1), option_arg(answer, 1), 0);
    else
        pay(c, s, seat, &k->cost, NOBODY);
    Entry *e = play(c, s, seat, card, servant ? E_SUMMON : E_CARD,
                    verb == V_SPY ? EV_CHOOSE_SPY : servant ? EV_CHOOSE_SUMMON : EV_CHOOSE_CARD);
    if (verb == V_PLAY_AT)
        aim_at(c, s, e, option_arg(answer, 1));
    else if (verb == V_AMBUSH)
        aim_at(c, s, e, option_arg(answer, 2));
    else if (verb == V_COUNTER) {
        e->aimed = s->stack[option_arg(answer, 1)].serial;
        EMIT(EV_TARGET_EFFECT, "AD-CONT-12", option_arg(answer, 1));
    }
}

/* AD-GAB-2, AD-GAB-5 */
static void choose_skill(Ctx *c, State *s, int seat, Option answer)
{
    const int skill = option_arg(answer, 0) % SKILLS_EACH;
    const Skill *k = &profession(s, seat)->skill[skill];
    EMIT(EV_CHOOSE_SKILL, "AD-GAB-2", seat, option_arg(answer, 0));
    pay(c, s, seat, &k->ability.cost, seat);
    s->player[seat].cooldown[skill] = k->cooldown;
    Entry *e = adeloth_push(s, E_SKILL, seat, skill, seat);
    e->points = s->player[seat].points[skill];
    if (option_verb(answer) == V_SKILL_AT)
        aim_at(c, s, e, option_arg(answer, 1));
    if (option_verb(answer) == V_OFFER)  /* AD-TRIG-8: what that triggers goes above */
        adeloth_remove(c, s, option_arg(answer, 1), "AD-PROF-2");
}

static void choose_ability(Ctx *c, State *s, int seat, Option answer)
{
    const int card = option_arg(answer, 0), i = adeloth_activated(s, card);
    const int unit = on_board(s, unit_of(card)) ? unit_of(card) : seat;
    EMIT(EV_CHOOSE_ABILITY, "AD-CAB-3", seat, card);
    pay(c, s, seat, &card_at(s, card)->ability[i].cost, unit);
    Entry *e = adeloth_push(s, E_ABILITY, seat, card, unit);
    e->ability = (uint8_t)i;
    if (option_verb(answer) == V_USE_AT)
        aim_at(c, s, e, option_arg(answer, 1));
}

static void choose_move(Ctx *c, State *s, int seat, int unit)
{
    Entry *e = adeloth_push(s, E_MOVE, seat, NO_CARD, unit);
    EMIT(EV_CHOOSE_MOVE, "AD-MOVE-1", unit);
    if (!has_status(s, unit, MOVED))
        return;
    s->unit[unit].status |= SWIFT_USED;  /* AD-KEY-19 */
    e->points = 1;                       /* it may move although it has Moved */
}

static void choose_ware(Ctx *c, State *s, int seat, Option answer)
{
    Entry *e = adeloth_push(s, E_WARE, seat, option_arg(answer, 0), NOBODY);
    EMIT(EV_CHOOSE_WARE, "AD-SHOP-5", seat, option_arg(answer, 0));
    if (option_verb(answer) == V_BUY_AT)
        aim_at(c, s, e, option_arg(answer, 1));
}

/* AD-LVL-7, AD-FLOW-4, AD-RULE-62: what is spent or turned is a cost. */
static void choose_simple(Ctx *c, State *s, int seat, int verb)
{
    Player *p = &s->player[seat];
    if (verb == V_LEVEL) {
        EMIT(EV_CHOOSE_LEVEL, "AD-LVL-1", seat);
        spend(c, s, seat, 0, 0, profession(s, seat)->threshold[p->level]);
        adeloth_push(s, E_LEVEL, seat, NO_CARD, seat);
    } else if (verb == V_FLOW) {
        EMIT(EV_CHOOSE_FLOW, "AD-FLOW-1", seat);
        p->flow = 0;
        adeloth_push(s, E_FLOW, seat, NO_CARD, NOBODY);
    } else {
        EMIT(EV_CHOOSE_INCOME, "AD-INC-1", seat);
        adeloth_push(s, E_INCOME, seat, NO_CARD, NOBODY);
    }
}

void adeloth_choose(Ctx *c, State *s, int seat, Option answer)
{
    const int a = option_arg(answer, 0), b = option_arg(answer, 1);
    switch ((Verb)option_verb(answer)) {
    case V_MOVE: choose_move(c, s, seat, a); return;
    case V_ATTACK: choose_attack(c, s, seat, a, b, false, false); return;
    case V_SHOOT: choose_attack(c, s, seat, a, b, true, false); return;
    case V_BACK: choose_attack(c, s, seat, a, attack_action(s)->unit, false, true); return;
    case V_SUMMON: case V_SPY: case V_PLAY: case V_PLAY_AT: case V_COUNTER: case V_AMBUSH:
        choose_card(c, s, seat, answer); return;
    case V_SKILL: case V_SKILL_AT: case V_OFFER: choose_skill(c, s, seat, answer); return;
    case V_USE: case V_USE_AT: choose_ability(c, s, seat, answer); return;
    case V_BUY: case V_BUY_AT: choose_ware(c, s, seat, answer); return;
    default: choose_simple(c, s, seat, option_verb(answer)); return;
    }
}
