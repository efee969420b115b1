/* Equipment and the market (rulebook chapter "Ausrüstungskarten"). */
#include "games/exalted/exalted.h"

static bool owns(const State *s, int hero, int item)
{
    for (int i = 0; i < HERO_ITEMS; i++)
        if (s->hero[hero].item[i] == item)
            return true;
    return false;
}

static int cards_owned(const State *s, int hero)
{
    int n = 0;
    for (int i = 0; i < HERO_ITEMS; i++)
        n += s->hero[hero].item[i] >= 0;
    return n;
}

/* Who still haggles in this round: EX-KIT-8. */
static Models hagglers(const State *s, int team)
{
    Models out = 0;
    EACH_BIT (m, exalted_alive(s, heroes_of(team)))
        if (!s->hero[m].haggled && exalted_may_have(s, m, TRAIT_HAGGLE))
            out |= bit(m);
    return out;
}

/* Of those who haggle the friend who lowers the price, or NOBODY. */
static int haggler_of(const State *s, int hero, Models haggling)
{
    EACH_BIT (m, haggling)
        EACH_TRAIT (t, s, m)
            if (t->kind == TRAIT_HAGGLE &&
                (m == hero || (alive(s, hero) && exalted_within(s, &s->now, hero, m, t->within))))
                return m;
    return NOBODY;
}

static int haggler(const State *s, int hero)
{
    return haggler_of(s, hero, hagglers(s, team_of(hero)));
}

/* What cards cost a hero less just now. */
static int discount(const State *s, int hero, Models haggling)
{
    const int helper = haggler_of(s, hero, haggling);
    return helper == NOBODY ? 0 : exalted_trait(s, helper, TRAIT_HAGGLE);
}

int exalted_discount(const State *s, int hero)
{
    return discount(s, hero, hagglers(s, team_of(hero)));
}

static int less(int price, int by) { return max_of(1, price - by); }

int exalted_price(const State *s, int hero, int item)
{
    return less(content(s)->item[item].price, exalted_discount(s, hero));
}

static bool has_value(const State *s, int hero, int needs)
{
    const Profile *p = profile_of(s, hero);
    return needs == NEEDS_NOTHING || (needs == NEEDS_NK && !p->ranged) ||
           (needs == NEEDS_FK && p->ranged) || (needs == NEEDS_WK && p->column[WK][0] > 0);
}

/* EX-EQUIP-1, -5, -7, -9, -10, EX-RULE-74, EX-ITEM-29: refused when sold out, owned already,
 * without the value or the earlier card it needs, beyond three cards (an upgrade replaces one) or
 * without the gold; all cards cost so much less. */
static const char *buy_denied(const State *s, int hero, int item, int by)
{
    const Item *k = &content(s)->item[item];
    if (s->market[item] == 0)
        return "EX-EQUIP-5";
    if (owns(s, hero, item))
        return "EX-EQUIP-10";
    if (!has_value(s, hero, k->needs))
        return "EX-ITEM-29";
    if (k->from >= 0 && !owns(s, hero, k->from))
        return "EX-EQUIP-7";
    if (k->from < 0 && cards_owned(s, hero) == HERO_ITEMS)
        return "EX-EQUIP-9";
    return s->hero[hero].gold < less(k->price, by) ? "EX-EQUIP-1" : 0;
}

/* The cards that are left in the market: those that need something, and by the card they are made
 * of, or of none. */
typedef struct Stock {
    uint64_t new, needs[NEEDS_KINDS], made_of[ITEMS_MAX];
} Stock;

static void take_stock(const State *s, Stock *out)
{
    const Content *k = content(s);
    *out = (Stock){0};
    for (int i = 0; i < k->n_items; i++)
        if (s->market[i] > 0) {
            const Item *item = &k->item[i];
            *(item->from < 0 ? &out->new : &out->made_of[item->from]) |= bit(i);
            out->needs[item->needs] |= bit(i);
        }
}

/* All that buy_denied would not refuse a hero for another reason than the price. */
static uint64_t open_to(const State *s, const Stock *stock, int hero)
{
    const Hero *h = &s->hero[hero];
    uint64_t carried = 0, out = 0;
    for (int i = 0; i < HERO_ITEMS; i++)
        if (h->item[i] >= 0) {
            carried |= bit(h->item[i]);
            out |= stock->made_of[h->item[i]];
        }
    if (count_bits(carried) < HERO_ITEMS)
        out |= stock->new;
    for (int needs = 0; needs < NEEDS_KINDS && out != 0; needs++)
        if (!has_value(s, hero, needs))
            out &= ~stock->needs[needs];
    return out & ~carried;
}

/* The price of the cheapest card that is left. */
static int cheapest(const State *s)
{
    const Content *k = content(s);
    int out = INT16_MAX;
    for (int i = 0; i < k->n_items; i++)
        if (s->market[i] > 0)
            out = min_of(out, k->item[i].price);
    return out;
}

static bool can_hero_buy(const State *s, int hero, int by)
{
    Stock stock;
    take_stock(s, &stock);
    EACH_BIT (i, open_to(s, &stock, hero))
        if (less(content(s)->item[i].price, by) <= s->hero[hero].gold)
            return true;
    return false;
}

bool exalted_can_buy(const State *s, int team)
{
    const Models haggling = hagglers(s, team);
    const int least = cheapest(s);  /* mostly that decides it */
    EACH_BIT (h, on_map(s, heroes_of(team))) {
        const int by = discount(s, h, haggling);
        if (s->hero[h].gold >= less(least, by) && can_hero_buy(s, h, by))
            return true;
    }
    return false;
}

/* EX-EQUIP-8, EX-RULE-74: back to the market; what its maximum allowed is cut. Without cards a hero
 * still has the LP of its level, so never below 1. */
static void give_back(State *s, int hero, int item)
{
    Hero *h = &s->hero[hero];
    for (int i = 0; i < HERO_ITEMS; i++)
        if (h->item[i] == item)
            h->item[i] = NONE;
    s->market[item]++;
    const int mana = exalted_value(s, hero, MANA), life = exalted_life(s, hero);
    h->mana = min_of(h->mana, mana);
    s->model[hero].lp = min_of(s->model[hero].lp, life);
}

/* EX-RULE-75: LP cards raise maximum and current LP, MANA cards the maximum only. */
static void take_card(State *s, int hero, int item)
{
    Hero *h = &s->hero[hero];
    const int before = exalted_life(s, hero);
    for (int i = 0; i < HERO_ITEMS; i++)
        if (h->item[i] < 0) {
            h->item[i] = item;
            break;
        }
    s->market[item]--;
    if (s->model[hero].lp > 0)
        s->model[hero].lp = s->model[hero].lp + exalted_life(s, hero) - before;
}

/* EX-EQUIP-7: the earlier card is paid first. */
static void buy(Ctx *c, State *s, int hero, int item)
{
    const Item *k = &content(s)->item[item];
    const int price = exalted_price(s, hero, item), helper = haggler(s, hero);
    s->hero[hero].gold = s->hero[hero].gold - price;
    if (helper != NOBODY)
        s->hero[helper].haggled = true;
    if (k->from >= 0)
        give_back(s, hero, k->from);
    take_card(s, hero, item);
    s->bought[seat_of_team(s, team_of(hero))] |= bit(item);
    EMIT(EV_BUY, "EX-EQUIP-1", hero, item, price);
    EACH_BIT (status, s->model[hero].status)  /* EX-CARD-14 */
        if (exalted_has_immunity(s, hero, status))
            exalted_end_status(c, s, hero, status, "EX-CARD-14");
}

static void shop_menu(const State *s, const struct shop_vars *my, Menu *m)
{
    prompt(m, Q_BUY, "EX-EQUIP-2");
    about(m, KIND_DEED, DEED_BUY);
    offer(m, option(V_NO_MORE, 0, 0, 0));
    const Models haggling = hagglers(s, s->colour[my->seat]);
    Stock stock;
    take_stock(s, &stock);
    EACH_BIT (h, on_map(s, heroes_of(s->colour[my->seat]))) {
        const int by = discount(s, h, haggling), before = m->n;
        EACH_BIT (i, m->denials == 0 ? open_to(s, &stock, h) : first_ones(content(s)->n_items))
            if (offer_unless(m, option(V_BUY, h, i, 0), buy_denied(s, h, i, by))) {
                because(m, KIND_NUMBER, less(content(s)->item[i].price, by));
                because(m, KIND_NUMBER, s->hero[h].gold);
            }
        m->stop |= m->n > before && (s->wants & bit(h)) != 0;
    }
    deny_thing(m, KIND_MODEL, THING_ANY, "EX-EQUIP-1");
}

static void want_no_more(State *s, int team) { s->wants &= (uint16_t)~heroes_of(team); }

/* EX-EQUIP-2, -3, -12, EX-RULE-74: one card at a time in turns, from the holder of the initiative,
 * until both have passed in succession. Who can afford nothing is not asked. */
FLOW(shop)
{
    FLOW_BEGIN;
    my->seat = s->initiative;
    while (my->passed < 2) {
        if (exalted_can_buy(s, s->colour[my->seat])) {
            ASK(my->seat, shop_menu);
            if (CHOSE(V_BUY)) {
                buy(c, s, ANSWER(0), ANSWER(1));
                my->passed = 0;
            } else {
                want_no_more(s, s->colour[my->seat]);
                my->passed++;
            }
        } else {
            want_no_more(s, s->colour[my->seat]);
            my->passed++;
        }
        my->seat ^= 1;
    }
    FLOW_END;
}
