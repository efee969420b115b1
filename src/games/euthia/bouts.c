/* What is worth doing in a combat and on a roll; see policy.h. */
#include "games/euthia/policy.h"

static int sum_of(const Row *r, EffectVerb verb)
{
    int n = 0;
    for (int i = 0; r != 0 && i < r->n; i++)
        n += r->list[i].verb == verb ? r->list[i].n : 0;
    return n;
}

static int injuries_at(const State *s, int value)
{
    const int n = sum_of(euthia_row(euthia_foe_rows(s), value), DO_INJURY);
    return max_of(0, n > 0 ? n + s->fight.inj_plus - s->fight.inj_minus : 0);
}

static int damage_at(const State *s, int value)
{
    const Tile *t = &content(s)->tile[board(s, s->fight.seat)->owned[s->fight.weapon].tile];
    const int n = sum_of(euthia_row(&t->attack.rows, value), DO_DAMAGE);
    return n > 0 ? n + s->fight.damage_plus : 0;
}

/* Tenths of injuries or damage on average if one die is thrown anew and so much is added. */
static int after_reroll(const State *s, const uint8_t dice[DICE], int die, int add, bool monster)
{
    const int value = monster ? euthia_monster_value(s) : euthia_hero_value(s);
    int all = 0;
    for (int face = 1; face <= 6; face++) {
        const int v = value - dice[die] + face + add;
        all += monster ? injuries_at(s, v) : damage_at(s, v);
    }
    return all * 10 / 6;
}

/* ---- rolls of the monster ---- */

static int32_t weigh_monster(const Thought *k, Option o)
{
    const State *s = k->s;
    const int now = 10 * injuries_at(s, euthia_monster_value(s));
    if (option_verb(o) == V_REROLL)
        return after_reroll(s, s->fight.dice, option_arg(o, 0), 2, true) - now - 4;
    if (option_verb(o) == V_PLAY)
        return 10 * option_arg(o, 1) + 5;
    return 0;
}

static int32_t weigh_hero(const Thought *k, Option o)
{
    const State *s = k->s;
    const int value = euthia_monster_value(s), now = 10 * injuries_at(s, value);
    const bool deadly = now >= 10 * board(s, k->seat)->health;
    const int price = deadly ? 0 : 12;
    if (option_verb(o) == V_REROLL)
        return now - after_reroll(s, s->fight.dice, option_arg(o, 0), -2, true) - price;
    if (option_verb(o) == V_DWURT)
        return now - 10 * injuries_at(s, value - 3) - price;
    return option_verb(o) == V_PASS ? 0 : -1;
}

/* ---- tiles in windows ---- */

static int32_t weigh_window(const Thought *k, const Menu *m, Option o)
{
    const State *s = k->s;
    const int missing = euthia_max_health(s, k->seat) - board(s, k->seat)->health;
    if (option_verb(o) == V_DONE || option_verb(o) == V_HOPE_2)
        return 0;
    if (m->prompt == Q_HEALING) {
        if (option_verb(o) == V_FLIP || option_verb(o) == V_ESSENCE)
            return missing >= 3 ? 1 : -1;
        return euthia_weigh_things(k, o);
    }
    if (m->prompt == Q_SHIELD) {
        if (injuries_at(s, euthia_monster_value(s)) == 0)
            return -1;
        return option_verb(o) == V_USE || option_verb(o) == V_FLIP ? 5 : -1;
    }
    return option_verb(o) == V_USE || option_verb(o) == V_FLIP || option_verb(o) == V_ESSENCE ? 3
                                                                                              : -1;
}

/* ---- rolls of the hero ---- */

static int32_t weigh_after(const Thought *k, Option o)
{
    const State *s = k->s;
    const int value = euthia_hero_value(s), now = 10 * damage_at(s, value);
    switch (option_verb(o)) {
    case V_REROLL:
        return after_reroll(s, s->roll.dice, option_arg(o, 0), 2, false) - now - 12;
    case V_DWURT:
        return 10 * damage_at(s, value + 3) - now - 12;
    case V_HOPE_1:
        return 10 * damage_at(s, value + 1) - now - 3;
    case V_HOPE_3:
        return 10 + 10 * damage_at(s, value + 1) - now - 9;
    case V_USE: case V_FLIP: case V_ESSENCE:
        return 10 * damage_at(s, value + 2) - now - 2;
    default:
        return 0;
    }
}

static int32_t weigh_weapon(const Thought *k, Option o)
{
    const State *s = k->s;
    const Tile *t = &content(s)->tile[board(s, k->seat)->owned[option_arg(o, 0) % OWNED_MAX].tile];
    const int minus = euthia_foe_penalty(s) + s->fight.next_hero - s->fight.clover_cards -
                      euthia_permanent(s, k->seat, DO_CLOVER);
    return euthia_expected(&t->attack.rows, minus, DO_DAMAGE) - 4 * (t->attack.pay.what != 0);
}

/* ---- outside combat ---- */

static int32_t weigh_roll(const Thought *k, Option o)
{
    const State *s = k->s;
    const int total = euthia_roll_total(s, k->seat);
    if (option_verb(o) == V_DONE)
        return 0;
    if (option_verb(o) == V_REROLL)
        return total <= 6 && board(s, k->seat)->gaar > 2 ? 7 - s->roll.dice[option_arg(o, 0)] : -1;
    if (option_verb(o) == V_USE)
        return total <= 8 ? 1 : -1;
    return -1;
}

int32_t euthia_weigh_combat(const Thought *k, const Menu *m, Option o)
{
    switch (m->prompt) {
    case Q_MONSTER:
        return weigh_monster(k, o);
    case Q_CARDS: case Q_CURSE:
        return option_verb(o) == V_PLAY ? 10 * option_arg(o, 1) : 5;
    case Q_PUPPET:
        return option_verb(o) == V_REROLL ? k->s->roll.dice[option_arg(o, 0)] - 3 : 0;
    case Q_HERO:
        return weigh_hero(k, o);
    case Q_AFTER:
        return weigh_after(k, o);
    case Q_WEAPON:
        return weigh_weapon(k, o);
    case Q_ROLL:
        return weigh_roll(k, o);
    default:
        return weigh_window(k, m, o);
    }
}
