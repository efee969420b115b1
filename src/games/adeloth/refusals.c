/* Why something cannot be chosen: the figures of a refusal, and what no answer of a question
 * names. */
#include "games/adeloth/adeloth.h"

static void lacks(int price, int has, int resource, Menu *m)
{
    because(m, KIND_NUMBER, price);
    because(m, KIND_NUMBER, has);
    because(m, KIND_RESOURCE, resource);
}

/* AD-MANA-2, AD-CARD-2: what is missing first. */
void adeloth_explain_cost(const State *s, int seat, const Cost *cost, const char *why, Menu *m)
{
    const Player *p = &s->player[seat];
    if (text_equal(why, "AD-MANA-2"))
        lacks(cost->mana, p->active, RESOURCE_MANA, m);
    else if (text_equal(why, "AD-CARD-2") && p->gold < cost->gold)
        lacks(cost->gold, p->gold, RESOURCE_GOLD, m);
    else if (text_equal(why, "AD-CARD-2"))
        lacks(cost->xp, p->xp, RESOURCE_XP, m);
}

/* AD-SHOP-6 and the like: gold that one does not have. */
void adeloth_explain_price(const State *s, int seat, int price, Menu *m)
{
    lacks(price, s->player[seat].gold, RESOURCE_GOLD, m);
}

/* Of all that a target has to be, what this one is not. */
static Aim wanted(const Target *t, int unit, int side, int source, const State *s)
{
    if ((t->what == TARGET_SERVANT && is_general(unit)) ||
        (t->side != ANY_SIDE && t->side != side))
        return (Aim)((t->what == TARGET_SERVANT ? AIM_SERVANT : AIM_CHARACTER) + t->side);
    if (t->other && unit == source)
        return AIM_OTHER;
    return t->not_new && s->unit[unit].status & NEW ? AIM_NOT_NEW : AIM_BESIDE;
}

/* AD-TGT-3: the conditions on the card. */
void adeloth_explain_target(const State *s, int seat, const Target *t, int unit, int source,
                            const char *why, Menu *m)
{
    const int side = s->unit[unit].owner == seat ? OWN_SIDE : ENEMY_SIDE;
    if (text_equal(why, "AD-TGT-3"))
        because(m, KIND_AIM, wanted(t, unit, side, source, s));
}

/* AD-TGT-5: all that a target would have to be, where nobody is. */
void adeloth_explain_nobody(const Target *t, Menu *m)
{
    because(m, KIND_AIM, (t->what == TARGET_SERVANT ? AIM_SERVANT : AIM_CHARACTER) + t->side);
    if (t->other)
        because(m, KIND_AIM, AIM_OTHER);
    if (t->not_new)
        because(m, KIND_AIM, AIM_NOT_NEW);
    if (t->beside_own)
        because(m, KIND_AIM, AIM_BESIDE);
}

void adeloth_offer_aim(const State *s, const StackEntry *e, int unit, Menu *m)
{
    const Target *t = &adeloth_ability_of(s, e)->target;
    const char *no = adeloth_no_target(s, e->owner, t, unit, e->unit);
    if (offer_unless(m, option(V_AIM, unit, 0, 0), no))
        adeloth_explain_target(s, e->owner, t, unit, e->unit, no, m);
}

/* AD-CAB-1, AD-GEN-2: what the other player has on the battlefield is not used by `seat`. */
void adeloth_refuse_enemys(const State *s, int seat, Menu *m)
{
    const Zone *worn = CZONE_OF(&s->player[1 - seat].equipment);
    if (m->denials == 0)
        return;
    EACH_FIELD (f, s->standing[1 - seat])
        if (is_card_unit(unit_on(s, f)))
            deny_thing(m, KIND_CARD, card_of(unit_on(s, f)), "AD-CAB-1");
    for (int i = 0; i < worn->n; i++)
        deny_thing(m, KIND_CARD, worn->slot[i].id, "AD-CAB-1");
    for (int i = 0; i < profession(s, 1 - seat)->n_skills; i++)
        deny_thing(m, KIND_SKILL, s->player[1 - seat].profession * SKILLS_EACH + i, "AD-GEN-2");
}

/* AD-TERM-1, AD-CAB-1, AD-GAB-1: what belongs to somebody else, lies elsewhere or works by itself.
 * AD-MOVE-1: who moves is named before where. */
void adeloth_refuse_rest(Menu *m)
{
    deny_thing(m, KIND_CARD, THING_ANY, "AD-ZONE-3");
    deny_thing(m, KIND_SKILL, THING_ANY, "AD-GAB-1");
    deny_thing(m, KIND_FIELD, THING_ANY, "AD-MOVE-1");
    deny_thing(m, KIND_UNIT, THING_ANY, "AD-TGT-1");
    deny_thing(m, KIND_TOKEN, THING_ANY, "AD-RC-5");
    deny_thing(m, KIND_WARE, THING_ANY, "AD-SHOP-1");
    deny_thing(m, KIND_RULE_CARD, THING_ANY, "AD-TERM-1");
}

/* While effects wait, or in the administration phase, no action is chosen: by `rule`. */
void adeloth_refuse_actions(Menu *m, const char *rule)
{
    static const uint8_t kinds[] = {KIND_CARD, KIND_SKILL, KIND_FIELD, KIND_UNIT, KIND_TOKEN,
                                    KIND_WARE};
    for (size_t i = 0; i < sizeof kinds; i++)
        deny_thing(m, kinds[i], THING_ANY, rule);
    deny_thing(m, KIND_RULE_CARD, THING_ANY, "AD-TERM-1");
}
