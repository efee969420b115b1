/* The monster attack phase (rulebook p. 18 to 20, 23): EU-MATK, EU-GAAR, EU-SHIELD, EU-INJ,
 * EU-CARD-6 … 10, EU-RULE-41, -42, -62. */
#include "games/euthia/actions.h"
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* EU-MATK-14, EU-RULE-45: the dice with all changes; it can be negative. */
int euthia_monster_value(const State *s)
{
    return s->fight.dice[0] + s->fight.dice[1] + s->fight.foot;
}

/* ---- cards ---- */

/* EU-CARD-8, -9, -10: a set of identical cards is played for one chaos. */
void euthia_play_set(Ctx *c, State *s, int card, int n)
{
    Fight *f = &s->fight;
    const Card *k = &content(s)->card[card];
    const Effects *field = &k->field[min_of(n, k->n_fields) - 1];
    const int clover = f->clover_cards;
    f->chaos--;
    EMIT(EV_PLAYED, "EU-CARD-9", card, n);
    EACH_EFFECT (e, field)
        euthia_apply_foe(c, s, e, "EU-CARD-7");
    if (k->when == BEFORE_HERO)
        f->curse_clover += f->clover_cards - clover;
    uint8_t *pile = k->lasting != LASTS_NOT ? f->lasting_played
                    : f->clover_cards != clover ? f->clover_played : f->played;
    pile[card] += n;
    if (k->lasting != LASTS_NOT)
        f->lasting |= bit(k->lasting);                     /* EU-LAST-1 */
    if (k->lasting == REGENERATION)
        f->regeneration = max_of(f->regeneration, k->lasting_n);
}

static bool fits(const Card *k, unsigned when) { return has_bit(when, k->when); }

/* All sets that may be played now: EU-CARD-6, -8. */
static void offer_sets(const State *s, int seat, unsigned when, Menu *m)
{
    for (int k = 0; k < content(s)->n_cards; k++) {
        const Card *card = &content(s)->card[k];
        const int have = board(s, seat)->hand[k];
        const char *why = s->fight.chaos == 0 ? "EU-CARD-9" : s->fight.silenced ? "EU-FIRST-3"
                          : !fits(card, when) ? "EU-CARD-6" : have == 0 ? "EU-CARD-8" : 0;
        for (int n = 1; n <= max_of(1, min_of(have, card->n_fields)); n++)
            offer_unless(m, option(V_PLAY, k, n, 0), why);
    }
}

static void play_from_hand(Ctx *c, State *s, int seat, Option o)
{
    s->board[seat].hand[option_arg(o, 0)] =
        (uint8_t)(s->board[seat].hand[option_arg(o, 0)] - option_arg(o, 1));
    euthia_play_set(c, s, option_arg(o, 0), option_arg(o, 1));
}

/* Whether there is anything to think about, as far as everybody can see. */
static bool may_hold_cards(const State *s)
{
    return s->fight.chaos > 0 && !s->fight.silenced &&
           euthia_hand_size(s, s->fight.against) > 0;
}

static void cards_menu(const State *s, const struct monster_cards_vars *my, Menu *m)
{
    const bool curse = has_bit(my->when, BEFORE_HERO);
    prompt(m, curse ? Q_CURSE : Q_CARDS, curse ? "EU-HATK-1" : "EU-MATK-4");
    about(m, KIND_NUMBER, s->fight.chaos);
    m->keep_pause = true;
    offer(m, option(V_DONE, 0, 0, 0));
    offer_sets(s, s->fight.against, my->when, m);
}

/* EU-MATK-4, EU-HATK-1, EU-HATK-2: any number of cards before a roll; without a player none
 * (EU-RULE-79). */
FLOW(monster_cards)
{
    FLOW_BEGIN;
    while (s->fight.against != NO_SEAT && may_hold_cards(s)) {
        ASK(s->fight.against, cards_menu);
        if (CHOSE(V_DONE))
            break;
        play_from_hand(c, s, s->fight.against, ANSWERED());
    }
    FLOW_END;
}

/* ---- step C: EU-MATK-7 … 10 ---- */

static void monster_menu(const State *s, const struct alternate_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_MONSTER, "EU-MATK-8");
    about(m, KIND_NUMBER, euthia_monster_value(s));
    m->keep_pause = may_hold_cards(s);
    offer(m, option(V_PASS, 0, 0, 0));
    for (int d = 0; d < DICE; d++)
        if (s->fight.dice[d] > 0)
            offer_unless(m, option(V_REROLL, d, 0, 0), s->fight.gaar > 0 ? 0 : "EU-GAAR-2");
    offer_sets(s, s->fight.against, 1u << AFTER_MONSTER | 1u << EITHER_MONSTER, m);
}

/* As the dice lie the attack does nothing: no row holds its value (EU-MATK-15). */
bool euthia_blow_misses(const State *s)
{
    return euthia_row(euthia_foe_rows(s), euthia_monster_value(s)) == 0;
}

/* EU-RULE-76: dwurt, too. */
static void hero_menu(const State *s, const struct alternate_vars *my, Menu *m)
{
    prompt(m, Q_HERO, "EU-MATK-8");
    about(m, KIND_NUMBER, euthia_monster_value(s));
    m->stop = !euthia_blow_misses(s);
    offer(m, option(V_PASS, 0, 0, 0));
    euthia_offer_gaar(s, my->seat, s->fight.dice, m);
    euthia_offer_hope_gaar(s, m);
    euthia_offer_brew(s, my->seat, m);
    euthia_deny_rest(m);
}

/* EU-GAAR-2, -3: a gaar from beside the monster rerolls one die, and the attack grows by 2. */
void euthia_monster_gaar(Ctx *c, State *s, int die, const char *rule)
{
    s->fight.gaar--;
    EMIT(EV_MONSTER_GAAR, rule, s->fight.gaar);
    euthia_reroll(c, s->fight.dice, die, rule);
    s->fight.foot += 2;
}

static void monster_answer(Ctx *c, State *s, Option o)
{
    if (option_verb(o) == V_REROLL)
        euthia_monster_gaar(c, s, option_arg(o, 0), "EU-MATK-8");
    else
        play_from_hand(c, s, s->fight.against, o);
}

static void hero_answer(Ctx *c, State *s, int seat, Option o)
{
    if (option_verb(o) == V_HOPE_2)
        euthia_hope_gaar(c, s);
    else if (option_verb(o) == V_BREW)
        euthia_brew(c, s, seat);
    else
        s->fight.foot = s->fight.foot -
                                 euthia_spend_on_roll(c, s, seat, s->fight.dice, o);
}

/* EU-RULE-41: until both pass one after the other; EU-SOLO-25: alone the hero reacts as usual. */
FLOW(alternate)
{
    FLOW_BEGIN;
    for (my->passes = 0; my->passes < 2;) {
        if (s->fight.against != NO_SEAT) {
            ASK(s->fight.against, monster_menu);
            if (CHOSE(V_PASS)) {
                my->passes++;
            } else {
                monster_answer(c, s, ANSWERED());
                my->passes = 0;
            }
            if (my->passes == 2)
                break;
        } else {
            my->passes = 1;
        }
        do {
            ASK(my->seat, hero_menu);
            if (CHOSE(V_PASS)) {
                my->passes++;
                break;
            }
            hero_answer(c, s, my->seat, ANSWERED());
            my->passes = 0;
        } while (CHOSE(V_HOPE_2) || CHOSE(V_BREW));   /* these are no option of step C */
    }
    FLOW_END;
}

/* ---- the phase ---- */

/* What is left of the last attack goes. */
static void prepare(State *s)
{
    Fight *f = &s->fight;
    f->foot = -f->next_mon;                                 /* NEXTMON */
    f->next_mon = 0;
    f->one_die = f->silenced = false;
    f->injuries = f->inj_plus = f->inj_minus = 0;
    EACH_ITEM (i, s, f->seat)                                       /* EU-SHIELD-2 */
        s->board[f->seat].owned[i].flags &= ~DONE_NOW;
}

/* EU-MATK-2, -3: clovers of the last combat round end, and cards that gave them are discarded. */
static void end_clovers(State *s)
{
    Fight *f = &s->fight;
    f->clover_cards = f->curse_clover = 0;
    for (int k = 0; k < content(s)->n_cards; k++)
        for (; f->clover_played[k] > 0; f->clover_played[k]--)
            euthia_discard_card(s, k);
}

/* EU-MATK-5, -6, EU-MEET-6, EU-ELEM-7, EU-ESS-4, EU-RULE-42: two dice, one after an essence of air,
 * or a combat card; then hope on 10 or more, air turns the higher die, earth adds 2. */
static void throw_dice(Ctx *c, State *s)
{
    Fight *f = &s->fight;
    f->dice[1] = 0;
    if (f->against == NO_SEAT) {
        euthia_combat_card(c, s);
    } else {
        roll_dice(c->chance, f->dice, f->one_die ? 1 : DICE, 6);
        EMIT(EV_MONSTER_ROLL, "EU-MATK-5", f->dice[0], f->dice[1]);
    }
    if (f->dice[0] + f->dice[1] >= 10)
        euthia_raise_hope(c, s, "EU-SHII-2");
    const ElementSet powers = euthia_foe_immune(s) ? 0 : euthia_powers(s, f->field);
    if (has_bit(powers, AIR))
        euthia_turn_die(c, f->dice);
    if (has_bit(powers, EARTH))
        f->foot += POWER_STRENGTH;
}

/* EU-MATK-15, -16, EU-INJ-1 … 5: the row of the value gives injuries; "+n" counts only if there are
 * any, and "-n" comes last. */
static void injure(Ctx *c, State *s)
{
    Fight *f = &s->fight;
    const int value = euthia_monster_value(s);
    const Row *row = euthia_row(euthia_foe_rows(s), value);
    EMIT(EV_MONSTER_VALUE, "EU-MATK-14", value);
    if (row == 0)
        return;
    EACH_EFFECT (e, row)
        if (e->verb != DO_DEATH)
            euthia_apply_foe(c, s, e, "EU-ELITE-18");
    int n = f->injuries;
    if (n > 0)
        n += f->inj_plus;
    n -= f->inj_minus + euthia_permanent(s, f->seat, DO_INJURY_MINUS);
    euthia_hurt(c, s, f->seat, max_of(0, n), "EU-MATK-15");
    EACH_EFFECT (e, row)
        if (e->verb == DO_DEATH)                                    /* EU-ELITE-21 */
            euthia_apply_foe(c, s, e, "EU-ELITE-21");
}

/* EU-MATK-11, EU-MATK-12: after step C only the hero's tiles. */
FLOW(monster_attack)
{
    FLOW_BEGIN;
    prepare(s);
    CALL(window, .seat = my->seat, .window = WIN_MA, .prompt = Q_PARRY);
    end_clovers(s);
    CALL(monster_cards, .when = 1u << BEFORE_MONSTER | 1u << EITHER_MONSTER);
    throw_dice(c, s);
    if (s->fight.against == NO_SEAT)
        euthia_automaton(c, s);
    CALL(alternate, .seat = my->seat);
    CALL(window, .seat = my->seat, .window = WIN_MC, .prompt = Q_SHIELD);
    if (!euthia_fight_decided(s))
        injure(c, s);
    FLOW_END;
}
