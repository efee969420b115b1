/* The hero attack phase and the first strike (rulebook p. 18 to 21): EU-HATK, EU-FIRST, EU-SHII,
 * EU-DMG, EU-RULE-37 … 39, -43, -50, -85, -94. */
#include "games/euthia/actions.h"
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* EU-HATK-9: what the foe takes from the hero's dice. */
int euthia_penalty(const State *s)
{
    const Fight *f = &s->fight;
    const int cut = euthia_foe_immune(s) ? 0 : f->penalty_cut +
                                               euthia_permanent(s, f->seat, DO_PENALTY);
    return max_of(0, euthia_foe_penalty(s) - cut);
}

/* EU-RULE-50, -85: clovers, penalty and "next combat value" add up, the penalty from the start. */
int euthia_hero_value(const State *s)
{
    const Fight *f = &s->fight;
    return euthia_roll_total(s, f->seat) + f->clover_cards - euthia_penalty(s) - f->next_hero;
}

/* ---- step B: EU-HATK-4, -5, EU-FIRST-4 ---- */

/* NULL, or why the tile cannot be chosen for this attack. */
static const char *strike_denied(const State *s, int seat, int i, bool first)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    if (t->attack.rows.n == 0 || !euthia_is_worn(o))
        return "EU-HATK-4";
    if ((t->attack.first != 0) != first)
        return first ? "EU-FIRST-4" : "EU-RULE-88";
    if (t->kind == ABILITY && (o->flags & EXHAUSTED))
        return "EU-HATK-5";
    return euthia_pay_denied(s, seat, &t->attack.pay);
}

bool euthia_has_strike(const State *s, int seat, bool first)
{
    EACH_ITEM (i, s, seat)
        if (strike_denied(s, seat, i, first) == 0)
            return true;
    return false;
}

static void weapon_menu(const State *s, const struct hero_attack_vars *my, Menu *m)
{
    prompt(m, Q_WEAPON, my->first ? "EU-FIRST-4" : "EU-HATK-4");
    EACH_ITEM (i, s, my->seat)
        offer_unless(m, option(V_STRIKE, item_of(my->seat, i), 0, 0),
                     strike_denied(s, my->seat, i, my->first));
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-GOLD-4");
}

static const Attack *attack_of(const State *s)
{
    return &content(s)->tile[board(s, s->fight.seat)->owned[s->fight.weapon].tile].attack;
}

static void take_weapon(Ctx *c, State *s, int seat, int i)
{
    Owned *o = &s->board[seat].owned[i];
    s->fight.weapon = i;
    if (content(s)->tile[o->tile].kind == ABILITY)
        o->flags |= EXHAUSTED;
    EMIT(EV_ATTACK, "EU-HATK-5", seat, o->tile);
}

/* ---- step C ---- */

/* EU-SHII-3 … 7: 1 point for +1, 2 for a gaar, 3 for +1 and 1 damage, as often as they last. */
static void offer_hope(const State *s, Menu *m)
{
    if (s->fight.hope >= 1)
        offer(m, option(V_HOPE_1, 0, 0, 0));
    euthia_offer_hope_gaar(s, m);
    if (s->fight.hope >= 3)
        offer(m, option(V_HOPE_3, 0, 0, 0));
}

/* A strike with this value leaves nothing of the foe, and none of the rows above brings anything
 * else: EU-HATK-10, -11, EU-DMG-1 … 4. */
static bool surely_beats(const State *s)
{
    const Fight *f = &s->fight;
    const int value = euthia_hero_value(s);
    const Rows *rows = &attack_of(s)->rows;
    const Row *row = euthia_row(rows, value);
    int n = f->hit;
    for (const Row *r = row; r != 0 && r < rows->list + rows->n; r++)
        EACH_EFFECT (e, r)
            if (e->verb != DO_DAMAGE)
                return false;
            else if (r == row)
                n += e->n;
    if (n > 0)
        n += f->damage_plus + euthia_permanent(s, f->seat, DO_DAMAGE_PLUS);
    return f->damage + max_of(0, n - f->curse_damage) >= euthia_foe_health(s);
}

static void after_menu(const State *s, const struct after_roll_vars *my, Menu *m)
{
    prompt(m, Q_AFTER, "EU-HATK-8");
    about(m, KIND_NUMBER, euthia_hero_value(s));
    offer(m, option(V_DONE, 0, 0, 0));
    euthia_offer_gaar(s, my->seat, s->roll.dice, m);
    offer_hope(s, m);
    euthia_offer_uses(s, my->seat, WIN_HC, m);
    euthia_offer_brew(s, my->seat, m);
    m->stop = euthia_offers_use(m) || !surely_beats(s);
    euthia_deny_rest(m);
}

static void spend_hope(Ctx *c, State *s, int points)
{
    s->fight.hope -= points;
    s->roll.clover++;
    EMIT(EV_HOPE, points == 1 ? "EU-SHII-3" : "EU-SHII-5", s->fight.hope);
    if (points == 3)
        euthia_damage(c, s, 1, "EU-SHII-5");                        /* EU-RULE-39 */
}

static void puppet_menu(const State *s, const struct after_roll_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_PUPPET, "EU-GAAR-1");
    about(m, KIND_NUMBER, euthia_hero_value(s));
    offer(m, option(V_PASS, 0, 0, 0));
    for (int d = 0; d < DICE; d++)
        offer(m, option(V_REROLL, d, 0, 0));
}

/* The monster's gaar on the hero's dice. */
static void pull(Ctx *c, State *s, int die)
{
    s->fight.gaar--;
    EMIT(EV_MONSTER_GAAR, "EU-GAAR-1", s->fight.gaar);
    euthia_reroll(c, s->roll.dice, die, "EU-GAAR-1");
    s->roll.clover -= 2;
}

/* Solo: if the higher die shows 5 or 6, it is thrown anew. */
static void pull_alone(Ctx *c, State *s)
{
    const int high = s->roll.dice[1] > s->roll.dice[0] ? 1 : 0;     /* EU-RULE-64 */
    if (s->fight.gaar > 0 && has_bit(s->fight.lasting, PUPPET) && s->roll.dice[high] >= 5)
        pull(c, s, high);
}

/* EU-HATK-8, EU-RULE-85; with Puppet the monster player has a word, too. */
FLOW(after_roll)
{
    FLOW_BEGIN;
    if (s->fight.against == NO_SEAT)
        pull_alone(c, s);
    for (;;) {
        while (!euthia_fight_decided(s)) {
            ASK(my->seat, after_menu);
            if (CHOSE(V_DONE))
                break;
            if (CHOSE(V_HOPE_1) || CHOSE(V_HOPE_3))
                spend_hope(c, s, CHOSE(V_HOPE_1) ? 1 : 3);
            else if (CHOSE(V_HOPE_2))
                euthia_hope_gaar(c, s);
            else if (CHOSE(V_BREW))
                euthia_brew(c, s, my->seat);
            else if (euthia_is_use(ANSWERED()))
                CALL(use, USE_OF(ANSWERED(), my->seat, WIN_HC));
            else
                s->roll.clover = s->roll.clover +
                                          euthia_spend_on_roll(c, s, my->seat, s->roll.dice,
                                                               ANSWERED());
        }
        if (euthia_fight_decided(s) || s->fight.against == NO_SEAT || s->fight.gaar == 0 ||
            !has_bit(s->fight.lasting, PUPPET))
            break;
        ASK(s->fight.against, puppet_menu);
        if (CHOSE(V_PASS))
            break;
        pull(c, s, ANSWER(0));
    }
    FLOW_END;
}

/* ---- step D: EU-HATK-10, -11, EU-DMG-1 … 4, EU-RULE-56 ---- */

static void strike(Ctx *c, State *s)
{
    Fight *f = &s->fight;
    const int value = euthia_hero_value(s);
    const Row *row = euthia_row(&attack_of(s)->rows, value);
    EMIT(EV_HERO_VALUE, "EU-HATK-9", value);
    if (row == 0)
        return;
    EACH_EFFECT (e, row)
        if (e->verb != DO_HURT)
            euthia_apply(c, s, f->seat, e, "EU-RULE-94");
    int n = f->hit;
    if (n > 0)
        n += f->damage_plus + euthia_permanent(s, f->seat, DO_DAMAGE_PLUS);
    euthia_damage(c, s, max_of(0, n - f->curse_damage), "EU-HATK-12");
    EACH_EFFECT (e, row)
        if (e->verb == DO_HURT && !euthia_fight_decided(s))         /* EU-RULE-46 */
            euthia_apply(c, s, f->seat, e, "EU-HATK-10");
}

static void prepare(State *s)
{
    Fight *f = &s->fight;
    s->roll = (Roll){.clover = 0};
    f->hit = f->damage_plus = 0;
    f->penalty_cut = 0;
    f->weapon = NONE;
}

/* "Next combat value" and curses of this phase are used up. */
static void finish(State *s)
{
    s->fight.next_hero = 0;
    s->fight.curse_damage = 0;
    s->fight.weapon = NONE;
}

/* EU-FIRST-2, EU-HATK-6, EU-HATK-7: weapon, throw, hope on 5 or less, air, earth, then the strike;
 * a first strike runs the same way. */
FLOW(hero_attack)
{
    FLOW_BEGIN;
    prepare(s);
    if (!my->first)                                                 /* EU-FIRST-3 */
        CALL(monster_cards, .when = 1u << BEFORE_HERO);
    CALL(window, .seat = my->seat, .window = WIN_HA, .prompt = Q_READY);
    if (euthia_fight_decided(s))
        RETURN(0);
    if (!euthia_has_strike(s, my->seat, my->first)) {               /* EU-RULE-43 */
        EMIT(EV_NO_ATTACK, "EU-RULE-43", my->seat);
        finish(s);
        RETURN(0);
    }
    ASK(my->seat, weapon_menu);
    take_weapon(c, s, my->seat, ANSWER(0) % OWNED_MAX);
    CALL(pay, .seat = my->seat, .pay = attack_of(s)->pay);
    CALL(may_pay, .seat = my->seat, .part = attack_of(s)->may_pay);
    for (my->i = RESULT; my->i > 0; my->i--)
        euthia_apply(c, s, my->seat, &attack_of(s)->may_pay.does, "EU-RULE-93");
    euthia_throw(c, s, my->seat);
    if (s->roll.dice[0] + s->roll.dice[1] <= 5)
        euthia_raise_hope(c, s, "EU-SHII-1");
    CALL(powers, .seat = my->seat, .field = s->fight.field);
    CALL(after_roll, .seat = my->seat);
    if (!euthia_fight_decided(s))
        strike(c, s);
    finish(s);
    FLOW_END;
}
