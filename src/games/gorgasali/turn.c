/* A turn: the list of actions (rulebook: "Aktionsliste"). Three phases ask in loops: Action 1,
 * Actions 2 and 3, Actions 4 to 6; what may be done between actions is offered in all of them. */
#include "games/gorgasali/gorgasali.h"

/* ORDER ACT: the flow that carries out a verb. */
static const uint8_t act_procs[VERBS] = {
    [V_USE] = P_use, [V_PLACE] = P_place_banner, [V_BARRIER] = P_barrier,
    [V_THROW] = P_throw_card, [V_SHOOT] = P_shoot, [V_SHOOT_WITH] = P_shoot,
    [V_RELOAD] = P_reload, [V_ARRANGE] = P_arrange, [V_OPEN] = P_open_chest,
    [V_SUPERNOVA] = P_supernova, [V_SUPERNOVA_TWO] = P_supernova, [V_HYPNOSIS] = P_hypnosis,
    [V_STEAL] = P_steal, [V_HEAL] = P_heal, [V_FREEZE] = P_freeze, [V_IMITATE] = P_imitate,
    [V_SWAP] = P_swap, [V_RETURN] = P_swap_back, [V_JUMP] = P_jump,
    [V_REVIVE] = P_revive, [V_TRADE] = P_trade,
};

#define ACT(seat_)                                                                             \
    CALL_PROC(act_procs[option_verb(ANSWERED())], struct act_vars, .seat = (seat_),            \
              .verb = option_verb(ANSWERED()), .a = ANSWER(0),                \
              .b = ANSWER(1), .c = ANSWER(2))

/* GO-RULE-70: abilities, the extra chest and the return come between actions. A trade ends the
 * turn or comes to nothing (GO-RULE-76). */
static bool is_action(int verb)
{
    return verb != V_OPEN && verb != V_IMITATE && verb != V_TRADE &&
           !(verb >= V_SUPERNOVA && verb <= V_RETURN);
}

/* ---- utility cards: GO-UTIL ---- */

/* NULL, or why this utility card cannot be used now. GO-UTIL-2, GO-UTIL-3, GO-ACT-1, GO-ACT-4:
 * healing and ammunition before the roll, movement after it; an extension comes with its shot. */
static const char *no_utility(const State *s, int seat, const SupportCard *k)
{
    const Phase when = k->group == GROUP_MOVEMENT ? PHASE_MOVE : PHASE_START;
    if (s->turn.done & DONE_UTILITY)
        return "GO-ACT-14";
    if (s->turn.phase != when || k->group == GROUP_EXTENSION)
        return "GO-UTIL-2";
    if (k->group == GROUP_HEALING && s->player[seat].burned)
        return "GO-THARSIS-3";
    if (k->effect == EFFECT_TELEPORT && in_sector(s, seat))
        return "GO-RULE-51";
    return 0;
}

/* GO-CARD-4, GO-CARD-5: what lies in the backpack cannot be used. */
static void deny_stored(const State *s, int seat, Menu *m)
{
    EACH_STORED (slot) {
        const int card = gorgasali_card_in(s, seat, slot);
        if (card != NO_CARD && gorgasali_slot_with(s, seat, ACTIVE, card) == NO_SLOT)
            deny(m, option(V_USE, card, 0, 0), "GO-CARD-4");
    }
}

static void offer_utilities(const State *s, int seat, Menu *m)
{
    const Cards cards = gorgasali_cards_in(s, seat, ACTIVE, UTILITY);
    for (int i = 0; i < cards.n; i++) {
        const int card = cards.card[i];
        const char *why = no_utility(s, seat, support_at(s, card));
        if (support_at(s, card)->effect == EFFECT_TELEPORT && why == 0)
            gorgasali_offer_jumps(s, seat, card, m);
        else
            offer_unless(m, option(V_USE, card, 0, 0), why);
    }
    if (m->denials != 0)
        deny_stored(s, seat, m);
}

/* GO-POT-1 … 3, GO-AMMO-1, GO-MCARD-1 … 5; the cards that go under one's own figure are in
 * defence.c. */
static void use_utility(Ctx *c, State *s, int seat, int card)
{
    const SupportCard *k = support_at(s, card);
    s->turn.done |= DONE_UTILITY;
    if (k->effect == EFFECT_HEAL) {
        gorgasali_gain_health(c, s, seat, k->n, "GO-HP-2");
    } else if (k->effect == EFFECT_RELOAD) {
        gorgasali_reload(s, seat);
        EMIT(EV_RELOAD, "GO-AMMO-1", hero(s, seat));
    } else {
        s->turn.card = 1 + card;
        if (k->effect == EFFECT_MULTIPLY)
            s->turn.points = s->turn.points * k->n;
        EMIT(EV_POINTS, "GO-UTIL-2", hero(s, seat), s->turn.points);
    }
}

FLOW(use)
{
    FLOW_BEGIN;
    if (gorgasali_category(s, my->a) == UTILITY) {
        EMIT(EV_USE, "GO-SUP-1", hero(s, my->seat), my->a);
        gorgasali_use_up(s, my->seat, my->a);
        use_utility(c, s, my->seat, my->a);
    } else {
        CALL(place_banner, .seat = my->seat, .a = my->a,
             .b = s->player[my->seat].square);
    }
    FLOW_END;
}

/* ---- Action 1: GO-ACT-1 ---- */

static bool has_unloaded(const State *s, int seat)
{
    for (int i = 0; i < slots_of(s, ACTIVE, WEAPON); i++)
        if (s->player[seat].slot[slot_number(ACTIVE, WEAPON, i)] != 0 &&
            !gorgasali_is_loaded(s, seat, slot_number(ACTIVE, WEAPON, i)))
            return true;
    return false;
}

/* GO-RULE-60: a healing card may be used at full health, but not unawares. */
static bool heals_nothing(const State *s, int seat, int card)
{
    return support_at(s, card)->group == GROUP_HEALING &&
           s->player[seat].health == content(s)->health;
}

static bool would_heal_nothing(const State *s, int seat)
{
    const Cards cards = gorgasali_cards_in(s, seat, ACTIVE, UTILITY);
    for (int i = 0; i < cards.n; i++)
        if (heals_nothing(s, seat, cards.card[i]) &&
            no_utility(s, seat, support_at(s, cards.card[i])) == 0)
            return true;
    return false;
}

static bool can_reload(const State *s, int seat)
{
    const Cards cards = gorgasali_cards_in(s, seat, ACTIVE, UTILITY);
    for (int i = 0; i < cards.n; i++) {
        const SupportCard *k = support_at(s, cards.card[i]);
        if (k->effect == EFFECT_RELOAD && no_utility(s, seat, k) == 0)
            return has_unloaded(s, seat);
    }
    return false;
}

static void ask_to_start(const State *s, int seat, Menu *m)
{
    const bool frozen = s->player[seat].frozen != 0;
    if (would_heal_nothing(s, seat))
        prompt(m, frozen ? Q_START_FROZEN_UNHURT : Q_START_UNHURT, "GO-RULE-60");
    else
        prompt(m, frozen ? Q_START_FROZEN : Q_START, frozen ? "GO-TSIVA-2" : "GO-ACT-1");
    about(m, KIND_CHARACTER, hero(s, seat));
}

/* Whether a card would be spent for nothing: health is full, or all is loaded (GO-AMMO-1). */
static bool is_wasted(const State *s, int seat, int card)
{
    return heals_nothing(s, seat, card) ||
           (support_at(s, card)->effect == EFFECT_RELOAD && !has_unloaded(s, seat));
}

/* Whether all there is to do before the roll would be for nothing: then practically everybody
 * rolls, or goes on without (GO-RULE-25). */
static bool nothing_to_gain(const State *s, int seat, const Menu *m)
{
    for (int i = 1; i < m->n; i++)
        if (option_verb(m->list[i]) != V_USE || !is_wasted(s, seat, option_arg(m->list[i], 0)))
            return false;
    return m->n > 1;
}

static void start_menu(const State *s, const struct start_phase_vars *my, Menu *m)
{
    const bool frozen = s->player[my->seat].frozen != 0;
    ask_to_start(s, my->seat, m);
    offer_unless(m, option(V_ROLL, 0, 0, 0), frozen ? "GO-RULE-25" : 0);
    if (frozen)
        offer(m, option(V_GO_ON, 0, 0, 0));
    offer_utilities(s, my->seat, m);
    gorgasali_offer_between(s, my->seat, m);
    gorgasali_refuse_rest(s, my->seat, m);
    if (nothing_to_gain(s, my->seat, m))
        m->usual = 1;
    if (!frozen && m->n == 2 && option_verb(m->list[1]) == V_OPEN)
        m->wording = "chest";
    if (!frozen && would_heal_nothing(s, my->seat) && can_reload(s, my->seat))
        m->wording = "bag";
}

FLOW(start_phase)
{
    FLOW_BEGIN;
    s->turn.phase = PHASE_START;
    for (;;) {
        ASK(my->seat, start_menu);
        if (CHOSE(V_ROLL) || CHOSE(V_GO_ON))
            break;
        if (is_action(option_verb(ANSWERED())))
            s->turn.copied = 0;
        ACT(my->seat);
    }
    FLOW_END;
}

/* ---- Actions 2 and 3: GO-ACT-2 … 4 ---- */

/* GO-MOVE-2: two dice, their sum is the movement. */
static void roll_movement(Ctx *c, State *s, int seat)
{
    s->turn.die[0] = roll_die(c->chance, DIE);
    s->turn.die[1] = roll_die(c->chance, DIE);
    s->turn.points = s->turn.die[0] + s->turn.die[1];
    EMIT(EV_ROLL, "GO-MOVE-2", hero(s, seat), s->turn.die[0], s->turn.die[1], s->turn.points);
}

/* The first step begins the move. Who cannot take any does not stay by choice (GO-RULE-4). */
static void move_menu(const State *s, const struct move_phase_vars *my, Menu *m)
{
    prompt(m, Q_MOVE, "GO-ACT-3");
    about(m, KIND_CHARACTER, hero(s, my->seat));
    about(m, KIND_NUMBER, s->turn.points);
    gorgasali_offer_steps(s, my->seat, false, m);
    const bool stuck = m->n == 0;
    if (stuck)
        offer(m, option(V_GO_ON, 0, 0, 0));
    offer_unless(m, option(V_STAY, 0, 0, 0), stuck ? "GO-RULE-4" : gorgasali_no_stay(s, my->seat));
    offer_utilities(s, my->seat, m);
    gorgasali_offer_between(s, my->seat, m);
    gorgasali_refuse_rest(s, my->seat, m);
}

/* GO-SKIP-1, GO-SKIP-4, GO-RULE-7: who stays gives up the movement only, and it is remembered that
 * this was a choice. */
static void stay(Ctx *c, State *s, int seat)
{
    s->player[seat].stayed = true;
    EMIT(EV_STAY, "GO-SKIP-1", hero(s, seat));
}

FLOW(move_phase)
{
    FLOW_BEGIN;
    s->turn.phase = PHASE_MOVE;
    s->turn.copied = 0;
    s->covered = (Squares){{0}};
    roll_movement(c, s, my->seat);
    for (;;) {
        ASK(my->seat, move_menu);
        if (CHOSE(V_STEP) || CHOSE(V_STAY) || CHOSE(V_GO_ON))
            break;
        if (is_action(option_verb(ANSWERED())))
            s->turn.copied = 0;
        ACT(my->seat);
        if (!is_playing(s, my->seat))
            RETURN(0);
    }
    if (CHOSE(V_STAY)) {
        stay(c, s, my->seat);
    } else {
        s->player[my->seat].stayed = 0;
        if (CHOSE(V_STEP))
            CALL(walk, .seat = my->seat, .to = ANSWER(0));
        else
            EMIT(EV_STUCK, "GO-RULE-4", hero(s, my->seat), s->turn.points);
    }
    s->turn.points = 0;
    FLOW_END;
}

/* ---- Actions 4 to 6: GO-ACT-5 … 13 ---- */

static const char *no_main_action(const State *s)
{
    if (s->turn.done & DONE_REVIVAL)
        return "GO-REVIVE-10";
    return s->turn.done & DONE_MAIN ? "GO-ACT-10" : 0;
}

static bool has_stored(const State *s, int seat)
{
    EACH_STORED (slot)
        if (s->player[seat].slot[slot] != 0)
            return true;
    return false;
}

void gorgasali_deny_since(const State *s, int seat, int before, const char *why, Menu *m)
{
    while (m->n > before)
        if (deny(m, m->list[--m->n], why) && text_equal(why, "GO-COOL-1"))
            because(m, KIND_NUMBER, s->player[seat].cooldown);
}

/* Denies the shots that would be possible. */
static void deny_shots(const State *s, int seat, const char *why, Menu *m)
{
    const int before = m->n;
    gorgasali_offer_shots(s, seat, m);
    gorgasali_deny_since(s, seat, before, why, m);
}

static void offer_main_actions(const State *s, int seat, Menu *m)
{
    const char *why = no_main_action(s);
    if (why == 0)
        gorgasali_offer_shots(s, seat, m);
    else if (m->denials != 0)
        deny_shots(s, seat, s->turn.done & DONE_SHOT ? "GO-ACT-11" : why, m);
    offer_unless(m, option(V_RELOAD, 0, 0, 0),
                 why != 0 ? why : has_unloaded(s, seat) ? 0 : "GO-RELOAD-1");
    offer_unless(m, option(V_ARRANGE, 0, 0, 0),
                 why != 0 ? why : has_stored(s, seat) ? 0 : "GO-RULE-32");
}

static void action_menu(const State *s, const struct action_phase_vars *my, Menu *m)
{
    prompt(m, Q_ACTIONS, "GO-ACT-9");
    about(m, KIND_CHARACTER, hero(s, my->seat));
    offer_main_actions(s, my->seat, m);
    gorgasali_offer_throws(s, my->seat, m);
    gorgasali_offer_defences(s, my->seat, m);
    if (has_partners(s))
        gorgasali_offer_partner(s, my->seat, m);
    gorgasali_offer_between(s, my->seat, m);
    if (m->denials != 0)
        offer_utilities(s, my->seat, m);
    gorgasali_refuse_rest(s, my->seat, m);
    m->wording = m->n == 0 ? "over"
               : m->n == 1 && option_verb(m->list[0]) == V_ARRANGE ? "arrange" : "";
    offer_end(m, option(V_END, 0, 0, 0));
}

/* GO-ACT-9, GO-MOVE-8: after the move, in any order, each at most once. A trade ends the turn
 * (GO-TRADE-7). */
FLOW(action_phase)
{
    FLOW_BEGIN;
    s->turn.phase = PHASE_ACTIONS;
    s->turn.copied = 0;
    while (is_playing(s, my->seat) && !(s->turn.done & DONE_TRADE)) {
        ASK(my->seat, action_menu);
        if (CHOSE(V_END))
            break;
        if (is_action(option_verb(ANSWERED())))
            s->turn.copied = 0;
        ACT(my->seat);
    }
    FLOW_END;
}

/* GO-RELOAD-1, GO-RELOAD-2: reloading is the main action, instead of shooting. */
FLOW(reload)
{
    FLOW_BEGIN;
    s->turn.done |= DONE_MAIN;
    gorgasali_reload(s, my->seat);
    EMIT(EV_RELOAD, "GO-RELOAD-1", hero(s, my->seat));
    FLOW_END;
}

/* ---- the turn ---- */

/* GO-COOL-2, GO-COOL-5: every own turn counts, whatever is done in it. */
static void begin_turn(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    s->turn = (Turn){.seat = seat, .swap_from = NO_SQUARE, .swap_with = NOBODY};
    s->trade = (Trade){.talk = 0};
    if (p->cooldown > 0)
        p->cooldown--;
    for (int i = 0; i < s->n_banners; i++)
        s->banner[i].struck = 0;
    EMIT(EV_TURN, "GO-SETUP-10", hero(s, seat), s->round);
    gorgasali_expire_banners(c, s, seat);
}

static void end_marks(State *s, int seat)
{
    Player *p = &s->player[seat];
    p->frozen = 0;      /* GO-RULE-25 */
    if (p->burned > 0)  /* GO-RULE-28 */
        p->burned--;
}

/* GO-RULE-54: who is eliminated in his own turn has no rest of it. */
FLOW(turn)
{
    FLOW_BEGIN;
    begin_turn(c, s, my->seat);
    CALL(start_phase, .seat = my->seat);
    if (s->player[my->seat].frozen) {  /* GO-TSIVA-2 */
        s->player[my->seat].stayed = 0;
        EMIT(EV_FROZEN_TURN, "GO-TSIVA-2", hero(s, my->seat));
    } else {
        CALL(move_phase, .seat = my->seat);
    }
    if (is_playing(s, my->seat))
        CALL(end_of_move, .seat = my->seat, .walked = s->turn.moved);
    if (is_playing(s, my->seat))
        CALL(action_phase, .seat = my->seat);
    if (!is_playing(s, my->seat))
        RETURN(0);
    EMIT(EV_END, "GO-ACT-9", hero(s, my->seat));
    CALL(fill_slots, .seat = my->seat);
    end_marks(s, my->seat);
    if (s->steady_from != 0) {  /* GO-RULE-73 */
        EMIT(EV_PRICE, "GO-RULE-73", hero(s, my->seat), STORM_DAMAGE);
        CALL(strike, .seat = my->seat, .by = NOBODY, .plain = STORM_DAMAGE);
    }
    FLOW_END;
}
