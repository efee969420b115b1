/* What may be chosen, as an action with an empty stack or as a reaction (rulebook: "Aktionen",
 * "Reaktionen"). */
#include "games/adeloth/adeloth.h"

/* ---- costs ---- */

/* AD-CARD-2, AD-MANA-2, AD-CAB-5; AD-CAB-6, AD-GAB-4, AD-RULE-69: being exhausted hinders nothing
 * else. */
const char *adeloth_cannot_pay(const State *s, int seat, const Cost *cost, int source)
{
    const Player *p = &s->player[seat];
    if (p->active < cost->mana)
        return "AD-MANA-2";
    if (p->gold < cost->gold || p->xp < cost->xp)
        return "AD-CARD-2";
    return cost->exhaust && has_status(s, source, EXHAUSTED) ? "AD-CAB-5" : 0;
}

/* AD-SPY-3, AD-SPY-4: gold may be from spy to hybrid, the rest is mana. */
static bool can_split(const State *s, int seat, const Cost *cost, int gold)
{
    const Player *p = &s->player[seat];
    return gold >= cost->spy && gold <= p->gold && cost->hybrid - gold <= p->active;
}

/* ---- targets ---- */

/* An entry as it would be, to ask whether there is room. */
static StackEntry draft_of(const State *s, int seat, int unit)
{
    StackEntry e = adeloth_entry(s, E_CARD, seat, NO_CARD, NOBODY);
    if (unit != NOBODY)
        adeloth_aim(s, &e, unit);
    return e;
}

/* AD-FSM-1: what is put somewhere needs a free field there when it is chosen; `points` of a general
 * ability, or 0. */
static const char *no_place(const State *s, int seat, const Ability *a, int unit, int points)
{
    for (int i = 0; i < a->n_effects; i++) {
        const int where = a->effect[i].where[max_of(points - 1, 0)];
        if (a->effect[i].verb == DO_PLACE && adeloth_places(s, unit, seat, where) == 0)
            return "AD-FSM-1";
    }
    return 0;
}

/* What it costs and what there is, or how long it still takes. */
static void explain(const State *s, int seat, const Ability *a, int verb, int thing,
                    const char *why, Menu *m)
{
    const bool skill = verb == V_SKILL || verb == V_SKILL_AT;
    const int cooldown = skill ? s->player[seat].cooldown[thing % SKILLS_EACH] : 0;
    if (text_equal(why, "AD-SHOP-6"))
        adeloth_explain_price(s, seat, content(s)->ware[thing].price, m);
    else if (cooldown > 0 && text_equal(why, "AD-GAB-1"))
        because(m, KIND_NUMBER, cooldown);
    else
        adeloth_explain_cost(s, seat, verb == V_PLAY || verb == V_PLAY_AT
                                          ? &card_at(s, thing)->cost : &a->cost, why, m);
}

/* AD-TGT-5: nobody can be the target. Asked for reasons alone; what is aimed is told by the verb's
 * first thing. */
static void tell_nobody(const State *s, int seat, const Target *t, int source, int at, int thing,
                        Menu *m)
{
    static const uint8_t kinds[] = {[V_PLAY_AT] = KIND_CARD, [V_USE_AT] = KIND_CARD,
                                    [V_SKILL_AT] = KIND_SKILL, [V_BUY_AT] = KIND_WARE};
    if (m->denials == 0)
        return;
    EACH_UNIT (u, s)
        if (adeloth_no_target(s, seat, t, u, source) == 0)
            return;
    if (deny_thing(m, kinds[at], thing, "AD-TGT-5"))
        adeloth_explain_nobody(t, m);
}

/* Offers one thing alone or at every unit that can be its target: AD-TGT-5. */
static void offer_aimed(const State *s, int seat, const Ability *a, int source, const char *why,
                        int alone, int at, int thing, Menu *m)
{
    if (!names_units(&a->target)) {
        const StackEntry e = draft_of(s, seat, NOBODY);
        const char *no = why != 0 ? why : adeloth_no_room(s, &e, a);
        if (offer_unless(m, option(alone, thing, 0, 0), no))
            explain(s, seat, a, alone, thing, no, m);
        return;
    }
    if (why == 0)
        tell_nobody(s, seat, &a->target, source, at, thing, m);
    why = why != 0 ? why : adeloth_lacks_targets(s, seat, &a->target, source);
    if (why != 0 && m->denials == 0)
        return;
    EACH_UNIT (u, s) {
        const StackEntry e = draft_of(s, seat, u);
        const int points = at == V_SKILL_AT ? s->player[seat].points[thing % SKILLS_EACH] : 0;
        const char *no = why != 0 ? why : adeloth_no_target(s, seat, &a->target, u, source);
        no = no != 0 ? no : no_place(s, seat, a, u, points);
        no = no != 0 ? no : adeloth_no_room(s, &e, a);
        if (offer_unless(m, option(at, thing, u, 0), no)) {
            explain(s, seat, a, at, thing, no, m);
            adeloth_explain_target(s, seat, &a->target, u, source, no, m);
        }
    }
}

/* ---- cards: A5, A6, R1, R3 ---- */

/* AD-SUM-1, AD-SPY-1, AD-SPY-6, AD-RULE-31: the normal cost is for actions only; without another
 * one a servant is no reaction (AD-REA-1). */
static void offer_servant(const State *s, int seat, int card, bool reaction, Menu *m)
{
    const Card *k = card_at(s, card);
    const char *room = adeloth_summoning_positions(s, seat) == 0 ? "AD-SUM-1" : 0;
    const char *why = reaction ? k->cost.hybrid > 0 ? "AD-SPY-6" : "AD-REA-1" : room != 0 ? room
                      : adeloth_cannot_pay(s, seat, &k->cost, NOBODY);
    if (offer_unless(m, option(V_SUMMON, card, 0, 0), why))
        adeloth_explain_cost(s, seat, &k->cost, why, m);
    for (int gold = 0; k->cost.hybrid > 0 && gold <= k->cost.hybrid; gold++)
        offer_unless(m, option(V_SPY, card, gold, 0),
                     room != 0 ? room : can_split(s, seat, &k->cost, gold) ? 0 : "AD-SPY-4");
}

/* AD-CONT-12: an effect of an enemy card or card ability. */
static const char *no_effect_target(const StackEntry *e, int seat)
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
        const char *why = can_split(s, seat, &k->cost, gold)
                              ? adeloth_lacks_targets(s, seat, &a->target, NOBODY) : "AD-SPY-4";
        if (why != 0 && m->denials == 0)
            continue;
        EACH_UNIT (u, s) {
            const StackEntry e = draft_of(s, seat, u);
            const char *no = why != 0 ? why : adeloth_no_target(s, seat, &a->target, u, NOBODY);
            no = no != 0 ? no : no_place(s, seat, a, u, 0);
            no = no != 0 ? no : adeloth_no_room(s, &e, a);
            if (offer_unless(m, option(V_AMBUSH, card, gold, u), no))
                adeloth_explain_target(s, seat, &a->target, u, NOBODY, no, m);
        }
    }
}

/* AD-CARD-10, AD-PLAY-5, AD-REA-5: action cards are for actions only, unless as spies; reaction
 * cards are for both. */
static void offer_card(const State *s, int seat, int card, bool reaction, Menu *m)
{
    const Card *k = card_at(s, card);
    static const Ability nothing;  /* equipment does nothing when it is played */
    const Ability *a = k->ability[0].when == WHEN_PLAYED ? &k->ability[0] : &nothing;
    const char *why = reaction && !k->reaction ? "AD-CARD-10"
                      : adeloth_cannot_pay(s, seat, &k->cost, NOBODY);
    if (a->target.what == TARGET_EFFECT)
        offer_counter(s, seat, card, why, m);
    else
        offer_aimed(s, seat, a, NOBODY, why, V_PLAY, V_PLAY_AT, card, m);
    if (names_units(&a->target))
        offer_ambush(s, seat, card, m);
}

/* AD-ZONE-3: what is in hand, and nothing else, is played. */
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

/* AD-GAB-1, AD-GAB-7: a general ability needs a skill point, no cooldown, and ⚡ as a reaction. */
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

/* AD-REA-6: as a reaction a general ability costs the same and has the same cooldown. */
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

/* AD-CAB-1, AD-EQ-10, AD-REA-7: servants on the board, and what the general wears. */
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

static void offer_move(const State *s, int unit, Menu *m)
{
    const char *why = adeloth_no_move(s, unit);
    if (why == 0 && adeloth_move_ends(s, unit) == 0)
        why = "AD-MOVE-8";
    offer_unless(m, option(V_MOVE, unit, 0, 0), why);
}

/* AD-ATT-1, AD-KEY-18; AD-ATT-4, AD-ATT-13, AD-RULE-74: exhausted forbids it, moved does not. Who
 * can shoot may strike as well: AD-KEY-13. */
static void offer_attacks(const State *s, int unit, Menu *m)
{
    const bool tired = !adeloth_can_strike(s, unit);
    if (tired && m->denials == 0)
        return;
    const bool ranged = adeloth_has(s, unit, RANGED);
    EACH_UNIT (target, s) {
        offer_unless(m, option(V_ATTACK, unit, target, 0),
                     tired ? "AD-ST-4" : adeloth_no_attack(s, unit, target, false));
        if (ranged)
            offer_unless(m, option(V_SHOOT, unit, target, 0),
                         tired ? "AD-ST-4" : adeloth_no_attack(s, unit, target, true));
    }
}

/* ---- shop, level, card flow: A8, A10, A11 ---- */

/* AD-SHOP-1: the general on it or beside it, but not diagonally (AD-SHOP-2), or his warband on it,
 * where anybody may stand (AD-SHOP-3). AD-SHOP-7, AD-RULE-52: asked only when a ware is chosen. */
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

/* AD-LVL-1, AD-LVL-6; there is always a next level, for the last one wins (AD-LVL-5). */
static const char *no_level(const State *s, int seat)
{
    const Player *p = &s->player[seat];
    return p->xp < profession(s, seat)->threshold[p->level] ? "AD-LVL-1" : 0;
}

void adeloth_offer_actions(const State *s, int seat, Menu *m)
{
    const Player *p = &s->player[seat];
    EACH_FIELD (f, s->standing[1 - seat])  /* of whoever nobody can attack */
        deny_thing(m, KIND_UNIT, unit_on(s, f), "AD-ATT-2");
    EACH_FIELD (f, s->standing[seat]) {
        offer_move(s, unit_on(s, f), m);
        offer_attacks(s, unit_on(s, f), m);
    }
    adeloth_offer_cards(s, seat, false, m);
    offer_skills(s, seat, false, m);
    offer_abilities(s, seat, false, m);
    if (offer_unless(m, option(V_LEVEL, 0, 0, 0), no_level(s, seat))) {
        because(m, KIND_NUMBER, profession(s, seat)->threshold[p->level]);
        because(m, KIND_NUMBER, p->xp);
    }
    offer_wares(s, seat, m);
    offer_unless(m, option(V_FLOW, 0, 0, 0), p->flow ? 0 : "AD-FLOW-1");
    offer_end(m, option(V_INCOME, 0, 0, 0));  /* AD-FSM-3 */
    adeloth_refuse_enemys(s, seat, m);
    adeloth_refuse_rest(m);
}

/* ---- reactions ---- */

/* The attack action on the stack, if its attacker is still there; NULL: there is none. An action is
 * chosen with an empty stack, so it lies lowest; attacks above it fall on the back, and nobody
 * falls on theirs (AD-BACK-10, AD-RULE-67). */
const StackEntry *adeloth_attack_action(const State *s)
{
    const StackEntry *e = &s->stack[0];
    return s->n_stack > 0 && e->kind == E_ATTACK && adeloth_same_life(s, e->unit, e->life) ? e : 0;
}

/* AD-BACK-2, AD-RULE-81: beside the attacker, and free when the attack was chosen. */
Fields adeloth_back_fields(const State *s)
{
    const StackEntry *attack = adeloth_attack_action(s);
    return attack != 0 ? s->free_then & board(s)->near[s->unit[attack->unit].field] : 0;
}

/* AD-BACK-2, AD-BACK-11, AD-RULE-32: it has come onto such a field since the attack was chosen. */
void adeloth_appear(State *s, int unit)
{
    if (adeloth_back_fields(s) & field_bit(s->unit[unit].field))
        s->unit[unit].appeared = 1;
}

/* AD-BACK-1, AD-BACK-3, AD-BACK-5, AD-BACK-7, AD-RULE-33: the inactive player, for free, once an
 * appearance, Exhausted or not. */
static void offer_backs(const State *s, int seat, Menu *m)
{
    const StackEntry *attack = adeloth_attack_action(s);
    if (attack == 0)
        return;
    EACH_FIELD (f, s->standing[seat]) {
        const int u = unit_on(s, f);
        offer_unless(m, option(V_BACK, u, 0, 0),
                     attack->owner == seat ? "AD-BACK-1"
                     : !s->unit[u].appeared ? "AD-BACK-2"
                     : adeloth_no_attack(s, u, attack->unit, false));
    }
}

/* AD-REA-1, AD-REA-2, AD-RULE-53: of both players, in any turn, these five kinds.
 *
 * AD-REA-4: only resources limit reactions; but the stack of the program ends somewhere, and what
 * is triggered must always find a place on it. */
void adeloth_offer_reactions(const State *s, int seat, Menu *m)
{
    const int before = m->n;
    adeloth_offer_cards(s, seat, true, m);
    offer_skills(s, seat, true, m);
    offer_abilities(s, seat, true, m);
    offer_backs(s, seat, m);
    adeloth_refuse_enemys(s, seat, m);
    adeloth_refuse_actions(m, "AD-ACT-3");
    if (s->n_stack <= REACTIONS_UP_TO)
        return;
    while (m->n > before)
        deny(m, m->list[--m->n], "AD-REA-4");
}
