/* A combat up to its first round (rulebook p. 16 to 18): EU-COMBAT, EU-CTRL, EU-MEET, EU-FIRST,
 * EU-CROUND, EU-HEALPH, EU-RULE-43, -44, -47, -48, -87. */
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* ---- the foe ---- */

/* A monster or elite; NULL for the enemy of a scenario. */
const Monster *euthia_foe(const State *s)
{
    if (s->fight.kind == FOE_ENEMY)
        return 0;
    return s->fight.kind == FOE_ELITE ? &content(s)->elite[s->fight.foe]
                                      : &content(s)->monster[s->fight.foe];
}

int euthia_foe_health(const State *s)
{
    const Monster *m = euthia_foe(s);
    return m != 0 ? m->health : enemy(s)->health[s->flow.seats - 1];
}

int euthia_foe_penalty(const State *s)
{
    const Monster *m = euthia_foe(s);
    return m != 0 ? m->penalty : enemy(s)->penalty;
}

bool euthia_foe_immune(const State *s)
{
    const Monster *m = euthia_foe(s);
    return m != 0 && m->immune;
}

/* The rows of this combat round. */
const Rows *euthia_foe_rows(const State *s)
{
    const Monster *m = euthia_foe(s);
    if (m != 0)
        return &m->rows;
    const int i = min_of(max_of(1, s->fight.round), enemy(s)->n_attacks) - 1;
    return &enemy(s)->attack[i].rows;
}

/* EU-WIN-1, EU-RULE-46: the combat ends the instant one of them is at 0. */
bool euthia_fight_decided(const State *s)
{
    return s->fight.on && (board(s, s->fight.seat)->health <= 0 ||
                           s->fight.damage >= euthia_foe_health(s));
}

/* ---- windows of the hero ---- */

/* EU-SHII-4: two points for a gaar at any time in combat. */
void euthia_offer_hope_gaar(const State *s, Menu *m)
{
    if (s->fight.hope >= 2)
        offer(m, option(V_HOPE_2, 0, 0, 0));
}

void euthia_hope_gaar(Ctx *c, State *s)
{
    s->fight.hope -= 2;
    euthia_gain_gaar(c, s, s->fight.seat, 1, "EU-SHII-4");
}

void euthia_raise_hope(Ctx *c, State *s, const char *rule)
{
    if (s->fight.hope < HOPE_MAX)                                   /* EU-RULE-4 */
        s->fight.hope++;
    EMIT(EV_HOPE, rule, s->fight.hope);
}

static const char *window_rule(Windows w)
{
    switch (w) {
    case WIN_BEFORE:
        return "EU-COMBAT-5";
    case WIN_PREP:
        return "EU-RULE-44";
    case WIN_HEALING:
        return "EU-HEALPH-1";
    case WIN_MA:
        return "EU-MATK-1";
    case WIN_MC:
        return "EU-MATK-11";
    default:
        return "EU-HATK-3";
    }
}

void euthia_deny_rest(Menu *m)
{
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-TIME-1");
    deny_thing(m, KIND_ESSENCE, THING_ANY, "EU-TIME-10");
    deny_thing(m, KIND_GEM, THING_ANY, "EU-GEM-5");
}

/* Whether something can be used, or brewed for it: gaar for hope can be had later as well. */
bool euthia_offers_use(const Menu *m)
{
    for (int i = 0; i < m->n; i++)
        if (euthia_is_use(m->list[i]) || option_verb(m->list[i]) == V_BREW)
            return true;
    return false;
}

/* EU-RULE-93: until the next healing phase only the hero strikes; he may pay health for that. */
static bool strike_costs_health(const State *s, int seat)
{
    EACH_ITEM (i, s, seat) {
        const Tile *t = &content(s)->tile[board(s, seat)->owned[i].tile];
        for (int u = 0; u < t->n_uses; u++)
            if (t->use[u].pay.what == PAY_HEALTH)
                return true;
    }
    return false;
}

static bool worth_healing(const State *s, const struct window_vars *my)
{
    return board(s, my->seat)->health < euthia_max_health(s, my->seat) &&
           (!my->again || strike_costs_health(s, my->seat));
}

/* Who is not hurt need not be asked whether to heal, nor twice before the monster attacks again;
 * nor how to ward off what does no harm. */
static bool worth_a_stop(const State *s, const struct window_vars *my, const Menu *m)
{
    return euthia_offers_use(m) && (my->prompt != Q_HEALING || worth_healing(s, my)) &&
           (my->window != WIN_MC || !euthia_blow_misses(s));
}

static void window_menu(const State *s, const struct window_vars *my, Menu *m)
{
    prompt(m, my->prompt, window_rule(my->window));
    about(m, KIND_NUMBER, my->window == WIN_MC ? euthia_monster_value(s)
                                               : board(s, my->seat)->health);
    offer(m, option(V_DONE, 0, 0, 0));
    euthia_offer_uses(s, my->seat, my->window, m);
    if (my->window == WIN_BEFORE)
        euthia_offer_order(s, my->seat, m);
    else
        euthia_offer_hope_gaar(s, m);
    if (my->window != WIN_BEFORE)
        euthia_offer_brew(s, my->seat, m);
    m->stop = worth_a_stop(s, my, m);
    euthia_deny_rest(m);
}

/* Any number of tiles, gems and essences with the proper symbol. */
FLOW(window)
{
    FLOW_BEGIN;
    my->deaths = s->deaths;
    while (!euthia_fight_decided(s) && my->deaths == s->deaths) {
        ASK(my->seat, window_menu);
        if (CHOSE(V_DONE))
            break;
        if (CHOSE(V_HOPE_2))
            euthia_hope_gaar(c, s);
        else if (euthia_is_use(ANSWERED()))
            CALL(use, USE_OF(ANSWERED(), my->seat, my->window));
        else
            euthia_order(c, s, my->seat, ANSWERED());
    }
    FLOW_END;
}

/* ---- the monster player ---- */

static void claim_menu(const State *s, const struct control_vars *my, Menu *m)
{
    prompt(m, Q_CLAIM, "EU-CTRL-6");
    about(m, KIND_SEAT, my->seat);
    (void)s;
    offer(m, option(V_PASS, 0, 0, 0));
    offer(m, option(V_CLAIM, 0, 0, 0));
}

/* EU-CTRL-7: of several who want to, one at random; only he gives his card. */
static int claimed(Ctx *c, State *s, Seats asked)
{
    Seats want = 0;
    EACH_BIT (seat, asked)
        if (option_verb(s->flow.answer[seat]) == V_CLAIM)
            want |= SEAT_BIT(seat);
    if (want == 0)
        return NO_SEAT;
    for (uint32_t k = c->chance->below(c->chance, (uint32_t)count_bits(want)); k > 0; k--)
        want &= want - 1;
    const int seat = first_bit(want);
    s->board[seat].control--;
    s->control_out[seat]++;
    return seat;
}

static bool others_left(const State *s, int hero, const uint8_t cards[SEATS_MAX])
{
    EACH_SEAT (seat, s)
        if (seat != hero && cards[seat] > 0)
            return true;
    return false;
}

/* EU-CTRL-3 … 5, EU-RULE-48: cards are revealed until one shows another hero; the fighter keeps the
 * first of his own. An empty stack is reshuffled; if there are no cards of others, lots decide. */
static int reveal_control(Ctx *c, State *s, int hero)
{
    bool kept = false;
    for (;;) {
        if (bag_count(s->control, s->flow.seats) == 0)
            bag_pour(s->control_out, s->control, s->flow.seats);
        if (!others_left(s, hero, s->control) && !others_left(s, hero, s->control_out)) {
            const int k = (int)c->chance->below(c->chance, (uint32_t)(s->flow.seats - 1));
            return k >= hero ? k + 1 : k;
        }
        const int seat = bag_draw(s->control, s->flow.seats, 0, c->chance);
        EMIT(EV_CONTROL, "EU-CTRL-3", seat);
        if (seat == hero && !kept) {
            s->board[seat].control++;
            kept = true;
            continue;
        }
        s->control_out[seat]++;
        if (seat != hero)
            return seat;
    }
}

static Seats holders(const State *s, int hero)
{
    Seats all = 0;
    EACH_SEAT (seat, s)
        if (seat != hero && board(s, seat)->control > 0)
            all |= SEAT_BIT(seat);
    return all;
}

/* EU-CTRL-1 … 7: returns nothing; the fight knows its monster player. */
FLOW(control)
{
    FLOW_BEGIN;
    s->fight.against = NO_SEAT;
    if (automatic(s))
        RETURN(0);
    if (s->flow.seats == 2) {
        s->fight.against = 1 - my->seat;
        RETURN(0);
    }
    my->asked = holders(s, my->seat);
    if (my->asked != 0) {
        ASK_EVERYONE(my->asked, claim_menu);
        s->fight.against = claimed(c, s, my->asked);
    }
    if (s->fight.against == NO_SEAT)
        s->fight.against = reveal_control(c, s, my->seat);
    EMIT(EV_MONSTER_PLAYER, "EU-CTRL-3", s->fight.against);
    FLOW_END;
}

/* ---- meeting the monster ---- */

/* EU-MEET-3, EU-SOLO-19, EU-RULE-65: into the monster player's hand or, without one, the store. */
void euthia_monster_draws(Ctx *c, State *s, Metal metal, int n, const char *rule)
{
    if (s->fight.against != NO_SEAT) {
        euthia_draw_cards(c, s, s->fight.against, metal, n, false, rule);
        return;
    }
    for (int i = 0; i < n; i++)
        euthia_store_card(c, s, metal);
}

static void meet(Ctx *c, State *s)
{
    Fight *f = &s->fight;
    if (f->kind == FOE_MONSTER) {                                   /* EU-MEET-1 */
        const int level = max_of(1, field_level(s, f->field));
        f->foe = s->top[level - 1];
        s->monsters[f->foe] = MONSTER_OUT;
        s->top[level - 1] = NONE;
        EMIT(EV_MONSTER, "EU-MEET-1", f->foe);
    } else if (f->kind == FOE_ELITE) {
        f->foe = s->elite;
        EMIT(EV_ELITE, "EU-ELITE-7", f->foe);
    }
    const Monster *m = euthia_foe(s);
    if (m != 0) {
        f->chaos = m->chaos;                                        /* EU-MEET-5 */
        f->gaar = m->gaar;
    } else {
        f->damage = s->enemy_damage;
        f->chaos = enemy(s)->chaos;
        f->gaar = enemy(s)->gaar;
    }
    euthia_monster_draws(c, s, SILVER, m != 0 ? m->silver : enemy(s)->silver, "EU-MEET-3");
    euthia_monster_draws(c, s, GOLD, m != 0 ? m->gold_cards : enemy(s)->gold_cards, "EU-MEET-3");
}

/* ---- the course of a combat ---- */

static void first_menu(const State *s, const struct combat_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_FIRST, "EU-FIRST-1");
    offer(m, option(V_DONE, 0, 0, 0));
    offer(m, option(V_YES, 0, 0, 0));
}

static void end_of_round(Ctx *c, State *s)
{
    Fight *f = &s->fight;
    for (int k = 0; k < content(s)->n_cards; k++)                   /* EU-CARD-10 */
        for (; f->played[k] > 0; f->played[k]--)
            euthia_discard_card(s, k);
    euthia_heal_foe(c, s, f->regeneration, "EU-LAST-1");            /* EU-RULE-90 */
    EACH_ITEM (i, s, f->seat)                                       /* EU-RULE-91 */
        s->board[f->seat].owned[i].flags &= ~RUNNING;
    f->quiet = f->harmed ? 0 : f->quiet + 1;
}

/* EU-RULE-47; an enemy of the scenario breaks off by itself. */
static bool broken_off(const State *s)
{
    const Fight *f = &s->fight;
    return f->quiet >= 30 || f->round >= 100 ||
           (f->kind == FOE_ENEMY && f->round >= enemy(s)->rounds);
}

/* EU-CROUND-1: healing, monster attack, healing, hero attack; the monster player has no word while
 * the hero heals (EU-HEALPH-2, EU-HEALPH-3). */
FLOW(combat_round)
{
    FLOW_BEGIN;
    s->fight.round++;
    s->fight.harmed = false;
    EMIT(EV_COMBAT_ROUND, "EU-CROUND-1", s->fight.round);
    CALL(window, .seat = my->seat, .window = WIN_HEALING, .prompt = Q_HEALING);
    CALL(monster_attack, .seat = my->seat);
    if (euthia_fight_decided(s))
        RETURN(0);
    CALL(window, .seat = my->seat, .window = WIN_HEALING, .prompt = Q_HEALING,
         .again = true);
    CALL(hero_attack, .seat = my->seat, .first = false);
    if (!euthia_fight_decided(s))
        end_of_round(c, s);
    FLOW_END;
}

/* EU-COMBAT-4, EU-SETUP-7: the Die of Hope is set to 0. */
static void begin(Ctx *c, State *s, const struct combat_vars *my)
{
    s->fight = (Fight){.seat = my->seat, .against = NO_SEAT, .kind = my->kind,
                       .field = s->board[my->seat].at, .weapon = NONE};
    EMIT(EV_COMBAT, "EU-COMBAT-1", my->seat, s->fight.field);
}

/* EU-COMBAT-3, EU-COMBAT-6: until one of them falls; there is no retreat. */
FLOW(combat)
{
    FLOW_BEGIN;
    begin(c, s, my);
    my->deaths = s->deaths;
    CALL(spend_means, .seat = my->seat, .action = COMBAT, .item = my->item);  /* EU-RULE-81 */
    CALL(window, .seat = my->seat, .window = WIN_BEFORE, .prompt = Q_BEFORE);
    if (my->deaths != s->deaths)
        RETURN(0);
    CALL(control, .seat = my->seat);
    s->fight.on = true;
    meet(c, s);
    CALL(window, .seat = my->seat, .window = WIN_PREP, .prompt = Q_PREPARE);
    if (!euthia_fight_decided(s) && euthia_has_strike(s, my->seat, true)) {
        ASK(my->seat, first_menu);
        if (CHOSE(V_YES))
            CALL(hero_attack, .seat = my->seat, .first = true);
    }
    while (!euthia_fight_decided(s) && !broken_off(s))
        CALL(combat_round, .seat = my->seat);
    CALL(combat_end, .seat = my->seat);
    FLOW_END;
}
