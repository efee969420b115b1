/* Upgrades (rulebook: "Upgrades"): bought for gold, kept for good. */
#include "games/adeloth/adeloth.h"

/* AD-RULE-83: whether an upgrade changes attributes, and nothing else on its card. */
static bool is_only_attributes(const Card *k, const Upgrade *u)
{
    const Bonus *b = &u->bonus;
    for (int i = 0; i < k->n_abilities; i++)
        for (int e = 0; e < k->ability[i].n_effects; e++)
            if (k->ability[i].effect[e].with == u->kind ||
                k->ability[i].effect[e].without == u->kind)
                return false;
    return (b->agility != 0 || b->intelligence != 0) && b->attack == 0 && b->resistance == 0 &&
           b->movement == 0 && b->keywords == 0;
}

/* AD-UPG-3, AD-UPG-4: never less than nothing. */
static int price_of(const Upgrade *u, int less)
{
    return max_of(u->price - less, 0);
}

/* AD-UPG-3, AD-UPG-5, AD-RULE-38: each line once, for gold; AD-RULE-83: level 1 offers none that
 * only changes attributes. */
static const char *no_upgrade(const State *s, int seat, int card, int line, int less)
{
    const Upgrade *u = &card_at(s, card)->upgrade[line];
    if (adeloth_has_upgrade(s, card, u->kind))
        return "AD-UPG-5";
    if (s->option[OPT_LEVEL] == LEVEL_1 && is_only_attributes(card_at(s, card), u))
        return "AD-RULE-83";
    return s->player[seat].gold < price_of(u, less) ? "AD-UPG-3" : 0;
}

void adeloth_offer_upgrades(const State *s, int seat, int unit, int less, Menu *m)
{
    if (!is_card_unit(unit))
        return;
    const Card *k = card_at(s, card_of(unit));
    for (int i = 0; i < k->n_upgrades; i++) {
        const char *why = no_upgrade(s, seat, card_of(unit), i, less);
        if (offer_unless(m, option(V_UPGRADE, card_of(unit), k->upgrade[i].kind, 0), why) &&
            text_equal(why, "AD-UPG-3"))
            adeloth_explain_price(s, seat, price_of(&k->upgrade[i], less), m);
    }
}

void adeloth_buy(Ctx *c, State *s, int seat, Option answer, int less)
{
    const int card = option_arg(answer, 0);
    const Card *k = card_at(s, card);
    for (int i = 0; i < k->n_upgrades; i++) {
        if (k->upgrade[i].kind != option_arg(answer, 1))
            continue;
        const int price = price_of(&k->upgrade[i], less);
        s->upgrades[card] |= 1u << k->upgrade[i].kind;
        s->player[seat].gold -= price;
        EMIT(EV_UPGRADE, "AD-UPG-2", seat, card, k->upgrade[i].kind, price);
    }
}

static void buy_upgrade_menu(const State *s, const struct buy_upgrade_vars *my, Menu *m)
{
    prompt(m, Q_BUY_UPGRADE, "AD-UPG-4");
    about(m, KIND_UNIT, my->unit);
    offer(m, option(V_NONE, 0, 0, 0));
    adeloth_offer_upgrades(s, my->seat, my->unit, my->n, m);
    deny_thing(m, KIND_CARD, THING_ANY, m->rule);
}

FLOW(buy_upgrade)
{
    FLOW_BEGIN;
    ASK(my->seat, buy_upgrade_menu);
    if (CHOSE(V_UPGRADE))
        adeloth_buy(c, s, my->seat, ANSWERED(), my->n);
    FLOW_END;
}
