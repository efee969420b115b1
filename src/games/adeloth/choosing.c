/* Choosing an action or a reaction (rulebook: "Aktionsphase"): it pays, aims and puts the effect
 * onto the stack (AD-ACT-4, AD-ACT-5). Reactions are chosen like the actions they correspond to:
 * AD-REA-3. */
#include "games/adeloth/adeloth.h"

/* ---- paying ---- */

static void spend(Ctx *c, State *s, int seat, int mana, int gold, int xp)
{
    Player *p = &s->player[seat];
    p->active -= mana;
    p->gold -= gold;
    p->xp -= xp;
    if (mana > 0)
        EMIT(EV_SPENT, "AD-ACT-7", seat, mana, RESOURCE_MANA);
    if (gold > 0)
        EMIT(EV_SPENT, "AD-ACT-7", seat, gold, RESOURCE_GOLD);
    if (xp > 0)
        EMIT(EV_SPENT, "AD-ACT-7", seat, xp, RESOURCE_XP);
}

/* Of an ability: the source may be exhausted for it. */
static void pay(Ctx *c, State *s, int seat, const Cost *cost, int source)
{
    spend(c, s, seat, cost->mana, cost->gold, cost->xp);
    if (cost->exhaust)
        s->unit[source].status |= EXHAUSTED;
}

/* ---- choosing ---- */

static void aim_at(Ctx *c, State *s, StackEntry *e, int unit)
{
    adeloth_aim(s, e, unit);
    EMIT(EV_TARGET, "AD-ACT-8", unit);
}

/* AD-BACK-2: from the choosing of an attack action on it counts who comes onto which field. */
static void watch_fields(State *s)
{
    s->free_then = adeloth_free_fields(s);
    EACH_UNIT (u, s)
        s->unit[u].appeared = 0;
}

/* AD-ATT-3, AD-ATT-5, AD-ATR-2, AD-TRIG-5, AD-RULE-22: exhausted at once, the check on top. A fall
 * on the back is the same, above the attack it answers: AD-BACK-4, AD-BACK-8, AD-RULE-34. */
static void choose_attack(Ctx *c, State *s, int seat, int unit, int target, bool ranged, bool back)
{
    Unit *u = &s->unit[unit];
    if (has_status(s, unit, EXHAUSTED) && !back)
        u->status |= SWIFT_USED;
    u->status |= EXHAUSTED;
    StackEntry *attack = adeloth_push(s, E_ATTACK, seat, NO_CARD, unit);
    attack->ranged = ranged;
    attack->back = back;
    if (!back)
        watch_fields(s);
    EMIT(back ? EV_CHOOSE_BACK : ranged ? EV_CHOOSE_SHOT : EV_CHOOSE_ATTACK,
         back ? "AD-BACK-1" : "AD-ATT-1", unit, target);
    adeloth_aim(s, attack, target);
    if (back)
        u->appeared = 0;
    if (s->option[OPT_LEVEL] == LEVEL_1)
        return;
    StackEntry *check = adeloth_push(s, E_CHECK, seat, NO_CARD, unit);
    check->back = back;
    adeloth_aim(s, check, target);
    EMIT(EV_CHECK_CHOSEN, "AD-ATR-2", unit, target);
}

/* AD-PLAY-1: the card leaves the hand and lies on the stack, open, in no other zone (AD-RULE-2). */
static StackEntry *play(Ctx *c, State *s, int seat, int card, StackEntryKind kind, int event)
{
    Zone *hand = ZONE_OF(&s->player[seat].hand);
    zone_take_id(hand, card);
    s->played |= bit(card);
    EMIT(event, "AD-PLAY-1", seat, card);
    return adeloth_push(s, kind, seat, card, NOBODY);
}

/* AD-CARD-3, AD-CARD-4: for its cost or for the other one. */
static void choose_card(Ctx *c, State *s, int seat, Option answer)
{
    const int verb = option_verb(answer), card = option_arg(answer, 0);
    const Card *k = card_at(s, card);
    const bool servant = k->type == SERVANT;
    if (verb == V_SPY || verb == V_AMBUSH)
        spend(c, s, seat, k->cost.hybrid - option_arg(answer, 1), option_arg(answer, 1), 0);
    else
        spend(c, s, seat, k->cost.mana, k->cost.gold, k->cost.xp);
    StackEntry *e = play(c, s, seat, card, servant ? E_SUMMON : E_CARD,
                         verb == V_SPY ? EV_CHOOSE_SPY
                         : servant     ? EV_CHOOSE_SUMMON
                                       : EV_CHOOSE_CARD);
    if (verb == V_PLAY_AT)
        aim_at(c, s, e, option_arg(answer, 1));
    else if (verb == V_AMBUSH)
        aim_at(c, s, e, option_arg(answer, 2));
    else if (verb == V_COUNTER) {
        e->aimed = 1 + option_arg(answer, 1);
        EMIT(EV_TARGET_EFFECT, "AD-CONT-12", option_arg(answer, 1));
    }
}

/* AD-GAB-2, AD-GAB-5: the cost is paid and a cube goes on cooldown, which still counts as a
 * point. */
static void choose_skill(Ctx *c, State *s, int seat, Option answer)
{
    const int skill = option_arg(answer, 0) % SKILLS_EACH;
    const Skill *k = &profession(s, seat)->skill[skill];
    EMIT(EV_CHOOSE_SKILL, "AD-GAB-2", seat, option_arg(answer, 0));
    pay(c, s, seat, &k->ability.cost, seat);
    s->player[seat].cooldown[skill] = k->cooldown;
    StackEntry *e = adeloth_push(s, E_SKILL, seat, skill, seat);
    e->points = s->player[seat].points[skill];
    if (option_verb(answer) == V_SKILL_AT)
        aim_at(c, s, e, option_arg(answer, 1));
    if (option_verb(answer) == V_OFFER)  /* AD-TRIG-8, AD-RULE-86 */
        adeloth_remove(c, s, option_arg(answer, 1), "AD-PROF-2");
}

static void choose_ability(Ctx *c, State *s, int seat, Option answer)
{
    const int card = option_arg(answer, 0), i = adeloth_activated(s, card);
    const int unit = on_board(s, unit_of(card)) ? unit_of(card) : seat;
    EMIT(EV_CHOOSE_ABILITY, "AD-CAB-3", seat, card);
    pay(c, s, seat, &card_at(s, card)->ability[i].cost, unit);
    StackEntry *e = adeloth_push(s, E_ABILITY, seat, card, unit);
    e->ability = i;
    if (option_verb(answer) == V_USE_AT)
        aim_at(c, s, e, option_arg(answer, 1));
}

static void choose_move(Ctx *c, State *s, int seat, int unit)
{
    StackEntry *e = adeloth_push(s, E_MOVE, seat, NO_CARD, unit);
    EMIT(EV_CHOOSE_MOVE, "AD-MOVE-1", unit);
    if (!has_status(s, unit, MOVED))
        return;
    s->unit[unit].status |= SWIFT_USED;  /* AD-KEY-19 */
    e->points = true;                    /* it may move although it has Moved */
}

static void choose_ware(Ctx *c, State *s, int seat, Option answer)
{
    StackEntry *e = adeloth_push(s, E_WARE, seat, option_arg(answer, 0), NOBODY);
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
    case V_BACK: choose_attack(c, s, seat, a, adeloth_attack_action(s)->unit, false, true); return;
    case V_SUMMON: case V_SPY: case V_PLAY: case V_PLAY_AT: case V_COUNTER: case V_AMBUSH:
        choose_card(c, s, seat, answer); return;
    case V_SKILL: case V_SKILL_AT: case V_OFFER: choose_skill(c, s, seat, answer); return;
    case V_USE: case V_USE_AT: choose_ability(c, s, seat, answer); return;
    case V_BUY: case V_BUY_AT: choose_ware(c, s, seat, answer); return;
    default: choose_simple(c, s, seat, option_verb(answer)); return;
    }
}
