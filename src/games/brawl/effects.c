/* The effect vocabulary: what is written in a card's text box, carried out from top to
 * bottom (BR-ACT-7). `effects` runs a list; every verb is a small flow. Push, Pull, Fear and
 * Force: displacement.c. */
#include "games/brawl/policy.h"

/* ---- verbs ----------------------------------------------------------------------------------- */

/* BR-DASH-1: straight, under the ordinary restrictions. The champion's controller decides
 * (BR-RULE-60, BR-CONT-9). */
FLOW(dash)
{
    FLOW_BEGIN;
    CALL(walk, .unit = my->unit, .seat = seat_of(s, my->unit), .source = my->unit,
         .left = my->n, .mode = WALK_DASH, .dir = ANY_ROW, .event = EV_DASH);
    FLOW_END;
}

/* BR-SWOOP-1 … 3: up to n hexes in one row, over everything; a trap at the end triggers. */
FLOW(swoop)
{
    FLOW_BEGIN;
    CALL(walk, .unit = my->unit, .seat = seat_of(s, my->unit), .source = my->unit,
         .left = my->n, .mode = WALK_SWOOP, .dir = ANY_ROW, .event = EV_SWOOP);
    FLOW_END;
}

/* BR-JUMP-1, BR-JUMP-2: up to n hexes any way, over everything; a trap at the end triggers. */
FLOW(jump)
{
    FLOW_BEGIN;
    CALL(walk, .unit = my->unit, .seat = seat_of(s, my->unit), .source = my->unit,
         .left = my->n, .mode = WALK_JUMP, .event = EV_JUMP);
    FLOW_END;
}

/* What a movement leads towards or away from: a statue, or the champion behind the effect. */
static int8_t goal_of(const State *s, int source, int statue)
{
    return statue > 0 ? arena(s)->statue[statue - 1] : s->unit[source].hex;
}

/* BR-BASIC-6: must end nearer than before. */
FLOW(toward)
{
    const int8_t goal = goal_of(s, my->source, my->statue);
    FLOW_BEGIN;
    CALL(walk, .unit = my->unit, .seat = seat_of(s, my->unit), .source = my->source,
         .left = my->n, .mode = WALK_TOWARD, .must = true, .event = EV_MOVE, .goal = goal,
         .before = distance(s, s->unit[my->unit].hex, goal));
    FLOW_END;
}

/* BR-BASIC-7: must end further than before. */
FLOW(away)
{
    const int8_t goal = goal_of(s, my->source, my->statue);
    FLOW_BEGIN;
    CALL(walk, .unit = my->unit, .seat = seat_of(s, my->unit), .source = my->source,
         .left = my->n, .mode = WALK_AWAY, .must = true, .event = EV_MOVE, .goal = goal,
         .before = distance(s, s->unit[my->unit].hex, goal));
    FLOW_END;
}

static void place_menu(const State *s, const struct place_vars *my, Menu *m)
{
    const Hexes ends = brawl_hexes_within(s, s->unit[my->unit].hex, my->n) & free_hexes(s);
    prompt(m, Q_PLACE, "BR-PLACE-1");
    about(m, KIND_UNIT, my->unit);
    about(m, KIND_NUMBER, my->n);
    EACH_HEX (h, ends)
        offer(m, option(V_PLACE, h, 0, 0));
    if (my->may || ends == 0)
        offer(m, option(V_SKIP, 0, 0, 0));
    else
        deny(m, option(V_SKIP, 0, 0, 0), "BR-ACT-5");
    if (m->denials != 0)
        EACH_HEX (h, arena(s)->all & ~ends)
            deny(m, option(V_PLACE, h, 0, 0),
                 free_hexes(s) & hex_bit(h) ? "BR-PLACE-1" : "BR-RULE-25");
}

/* BR-PLACE-1, BR-PLACE-2: put, not moved, so Root does not matter; a trap there triggers
 * (BR-RULE-24). The player of the card decides (BR-RULE-60, BR-CONT-6). */
FLOW(place)
{
    FLOW_BEGIN;
    ASK(my->seat, place_menu);
    if (CHOSE(V_SKIP))
        RETURN(0);
    my->from = s->unit[my->unit].hex;
    brawl_put_unit(s, my->unit, ANSWER(0));
    EMIT(EV_PLACE, "BR-PLACE-1", my->unit, my->from, s->unit[my->unit].hex);
    if (s->traps & hex_bit(s->unit[my->unit].hex))
        CALL(trap, .unit = my->unit, .source = my->source);
    FLOW_END;
}

/* BR-CONT-1: source and unit change places; both hexes were occupied, so no trap can lie there. */
FLOW(swap)
{
    const int here = s->unit[my->source].hex, there = s->unit[my->unit].hex;
    FLOW_BEGIN;
    brawl_put_unit(s, my->source, ON_GATE);
    brawl_put_unit(s, my->unit, here);
    brawl_put_unit(s, my->source, there);
    EMIT(EV_PLACE, "BR-CONT-1", my->source, here, there);
    EMIT(EV_PLACE, "BR-CONT-1", my->unit, there, here);
    FLOW_END;
}

/* BR-BASIC-9; of the standard action too, which is no attack (BR-RULE-11). */
FLOW(damage)
{
    FLOW_BEGIN;
    brawl_hurt(c, s, my->unit, my->n, my->source, "BR-BASIC-9");
    FLOW_END;
}

/* BR-HEAL-1, BR-HEAL-2: removes up to n damage, of the champion itself unless the card says
 * whose. */
FLOW(heal)
{
    FLOW_BEGIN;
    brawl_heal_unit(c, s, my->unit, my->n, "BR-HEAL-1");
    FLOW_END;
}

/* BR-ROOT-1: all movement points that are left are lost. */
FLOW(root)
{
    FLOW_BEGIN;
    brawl_root_unit(c, s, my->unit, my->lasts);
    FLOW_END;
}

/* BR-CONT-7: until the end of the turn, not for the attack going on. */
FLOW(guard)
{
    FLOW_BEGIN;
    s->unit[my->unit].guard += my->n;
    EMIT(EV_GUARD, "BR-CONT-7", my->unit, my->n);
    FLOW_END;
}

static void stun_menu(const State *s, const struct stun_vars *my, Menu *m)
{
    const Player *p = &s->player[m->seat];
    prompt(m, Q_STUN, "BR-STUN-1");
    about(m, KIND_UNIT, my->unit);
    for (int i = 0; i < p->hand.n; i++) {
        const Option o = option(V_DISCARD, p->hand.slot[i].id, 0, 0);
        if (unit_of_card(p->hand.slot[i].id) == my->unit)
            offer(m, o);
        else
            deny(m, o, "BR-STUN-1");
    }
    deny_thing(m, KIND_CARD, THING_ANY, "BR-STUN-1");
}

static bool holds_card_of(const State *s, int seat, int unit)
{
    for (int i = 0; i < s->player[seat].hand.n; i++)
        if (unit_of_card(s->player[seat].hand.slot[i].id) == unit)
            return true;
    return false;
}

/* BR-BASIC-14, BR-RULE-67: everybody sees the hand. */
static void show_hand(Ctx *c, State *s, int seat, const char *rule)
{
    const Zone *hand = ZONE_OF(&s->player[seat].hand);
    zone_show(ZONE_OF(&s->player[seat].hand), ALL_SEATS);
    EMIT(EV_SHOW, rule, seat);
    for (int i = 0; i < hand->n; i++)
        EMIT(EV_SHOWN, rule, seat, hand->slot[i].id);
}

/* BR-STUN-1: its controller discards a card of that champion; BR-STUN-2: or shows the hand. */
FLOW(stun)
{
    FLOW_BEGIN;
    my->seat = seat_of(s, my->unit);
    EMIT(EV_STUN, "BR-STUN-1", my->unit);
    if (!holds_card_of(s, my->seat, my->unit)) {
        show_hand(c, s, my->seat, "BR-STUN-2");
        RETURN(0);
    }
    ASK(my->seat, stun_menu);
    brawl_discard_from_hand(c, s, my->seat, ANSWER(0), "BR-STUN-1");
    FLOW_END;
}

static void draw_menu(const State *s, const struct draw_vars *my, Menu *m)
{
    (void)s;
    prompt(m, Q_DRAW, "BR-DRAW-2");
    for (int n = 0; n < my->n; n++)
        offer(m, option(V_DRAW, n, 0, 0));
    offer_usual(m, option(V_DRAW, my->n, 0, 0));
    deny(m, option(V_DRAW, my->n + 1, 0, 0), "BR-DRAW-1");
}

/* BR-DRAW-1, BR-DRAW-2: the number is announced before the first card is seen; there is no hand
 * limit (BR-RULE-49). */
FLOW(draw)
{
    FLOW_BEGIN;
    ASK(my->seat, draw_menu);
    brawl_draw_cards(c, s, my->seat, ANSWER(0));
    FLOW_END;
}

static void plan_menu(const State *s, const struct plan_vars *my, Menu *m)
{
    const Player *p = &s->player[my->seat];
    prompt(m, Q_PLAN, "BR-PLAN-1");
    about(m, KIND_NUMBER, my->n);
    offer(m, option(V_SKIP, 0, 0, 0));
    for (int i = 0; i < p->hand.n; i++)
        offer(m, option(V_PLAN, p->hand.slot[i].id, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, "BR-PLAN-1");
}

/* BR-RULE-50: face down, so who had seen cards of this hand can no longer tell
 * which are left in it. */
static void plan_card(Ctx *c, State *s, int seat, int card)
{
    Player *p = &s->player[seat];
    const Seats readers = brawl_hand_viewers(s, seat);
    zone_take_id(ZONE_OF(&p->hand), card);
    zone_forget(ZONE_OF(&p->hand), (Seats)~readers);
    zone_put_on_top(ZONE_OF(&p->deck), card, readers);
    EMIT_SECRET(EV_PLAN, "BR-PLAN-1", readers, 2, seat, card);
}

/* BR-PLAN-1: up to n cards, the last one lies on top. */
FLOW(plan)
{
    FLOW_BEGIN;
    while (my->n > 0) {
        ASK(my->seat, plan_menu);
        if (CHOSE(V_SKIP))
            break;
        plan_card(c, s, my->seat, ANSWER(0));
        my->n--;
    }
    FLOW_END;
}

/* BR-BASIC-14: both sides see what is shown. */
FLOW(show)
{
    FLOW_BEGIN;
    show_hand(c, s, my->seat, "BR-BASIC-14");
    FLOW_END;
}

static void reset_menu(const State *s, const struct reset_trap_vars *my, Menu *m)
{
    prompt(m, Q_RESET_TRAP, "BR-CONT-11");
    about(m, KIND_HEX, my->from);
    about(m, KIND_TRAP, s->trap[brawl_trap_index(s, my->from)].token.id);
    offer(m, option(V_SKIP, 0, 0, 0));
    brawl_offer_trap_hexes(s, brawl_reset_hexes(s, my->from), "BR-CONT-11", m);
}

/* BR-BASIC-15: only who is told to look sees it; BR-CONT-11: the trap may then be set elsewhere. */
FLOW(reset_trap)
{
    FLOW_BEGIN;
    my->from = s->set_hex;
    {
        ArenaTrap *const t = &s->trap[brawl_trap_index(s, my->from)];
        t->token.seen |= SEAT_BIT(my->seat);
        EMIT_SECRET(EV_LOOK, "BR-BASIC-15", SEAT_BIT(my->seat), 2, my->seat, t->token.id, my->from);
    }
    ASK(my->seat, reset_menu);
    if (CHOSE(V_SKIP))
        RETURN(0);
    s->trap[brawl_trap_index(s, my->from)].hex = ANSWER(0);
    s->traps = (s->traps & ~hex_bit(my->from)) | hex_bit(ANSWER(0));
    EMIT(EV_TRAP_MOVED, "BR-CONT-11", my->seat, my->from, ANSWER(0));
    FLOW_END;
}

/* ---- running a list -------------------------------------------------------------------------- */

enum {
    HAPPENS = OF_CHAMPION | POSITIVE,
    FOR_PLAYER = OF_PLAYER | POSITIVE,
};

/* The vocabulary: word, what it takes, the flow behind it, whether all are hit at once, what it is
 * worth. Who evades jumps (BR-CONT-5); whether it has left the attack is judged in attack.c. */
const VerbRow brawl_verbs[EFFECT_VERBS] = {
    [DO_PUSH] = {{"push", HAPPENS}, P_push, false, brawl_weigh_shove},
    [DO_PULL] = {{"pull", HAPPENS}, P_pull, false, brawl_weigh_shove},
    [DO_FEAR] = {{"fear", HAPPENS}, P_fear, false, brawl_weigh_shove},
    [DO_FORCE] = {{"force", HAPPENS}, P_force, false, brawl_weigh_shove},
    [DO_DASH] = {{"dash", HAPPENS}, P_dash, false, brawl_weigh_free_step},
    [DO_SWOOP] = {{"swoop", HAPPENS}, P_swoop, false, brawl_weigh_free_step},
    [DO_JUMP] = {{"jump", HAPPENS}, P_jump, false, brawl_weigh_free_step},
    [DO_TOWARD] = {{"toward", HAPPENS | HAS_GOAL}, P_toward, false, brawl_weigh_free_step},
    [DO_AWAY] = {{"away", HAPPENS | HAS_GOAL}, P_away, false, brawl_weigh_free_step},
    [DO_PLACE] = {{"place", HAPPENS}, P_place, false, brawl_weigh_put},
    [DO_SWAP] = {{"swap", HAPPENS}, P_swap, false, brawl_weigh_put},
    [DO_DAMAGE] = {{"damage", HAPPENS}, P_damage, true, brawl_weigh_damage},
    [DO_HEAL] = {{"heal", HAPPENS}, P_heal, true, brawl_weigh_heal},
    [DO_ROOT] = {{"root", HAPPENS | HAS_DURATION}, P_root, true, brawl_weigh_root},
    [DO_STUN] = {{"stun", HAPPENS}, P_stun, false, brawl_weigh_stun},
    [DO_GUARD] = {{"guard", OF_CHAMPION | ANY_SIGN}, P_guard, true, brawl_weigh_guard},
    [DO_EVADE] = {{"evade", HAPPENS}, P_jump, false, brawl_weigh_put},
    [DO_DRAW] = {{"draw", FOR_PLAYER}, P_draw, false, brawl_weigh_draw},
    [DO_PLAN] = {{"plan", FOR_PLAYER}, P_plan, false, 0},
    [DO_SHOW] = {{"show", FOR_PLAYER}, P_show, false, 0},
    [DO_RESET_TRAP] = {{"reset-trap", FOR_PLAYER}, P_reset_trap, false, 0},
};

static const Effects *list_at(const State *s, int card, int standard, int phase)
{
    const Card *k = action_card(s, card, standard);
    return phase == PHASE_PRE ? &k->pre : phase == PHASE_MAIN ? &k->main : &k->post;
}

static const Effect *effect_of(const State *s, const struct one_effect_vars *my)
{
    return &list_at(s, my->card, my->standard, my->phase)->list[my->i];
}

/* BR-HEAL-3: only who has damage is healed. */
static Units affected(const State *s, const Effect *e, Units set)
{
    if (e->verb == DO_HEAL)
        EACH_UNIT (u, set)
            if (s->unit[u].damage == 0)
                set &= (Units)~unit_bit(u);
    return set;
}

/* BR-BASIC-3: an ally is never the champion itself. */
Units brawl_named_units(const State *s, int self, const Effect *e)
{
    const int team = team_of(s, self), named = e->who == WHO_ALLY ? team : 1 - team;
    return affected(s, e, brawl_units_within(s, s->unit[self].hex, e->within) &
                              brawl_units_of_team(s, named) & ~unit_bit(self));
}

/* BR-RULE-74, BR-CONT-13: champions named in the text box are found when the sentence is
 * carried out; who is out of action is not among them (BR-RULE-40). */
static Units candidates(const State *s, const struct one_effect_vars *my, const Effect *e)
{
    if (e->who == WHO_ALLY || e->who == WHO_ENEMY)
        return brawl_named_units(s, my->source, e);
    Units set = unit_bit(my->source);  /* also where it happens to the player */
    if (e->who == WHO_TARGET)
        set = my->targets & brawl_all_in_arena(s);
    else if (e->who == WHO_ATTACKER)
        set = unit_bit(my->attacker) & brawl_all_in_arena(s);
    return affected(s, e, set);
}

/* Reactions that answer only a near attacker: Counterblow, Blast Charge. */
static bool condition_holds(const State *s, const struct one_effect_vars *my, const Effect *e)
{
    if (e->attacker_within == 0)
        return true;
    if (!in_arena(s, my->attacker))
        return false;
    return distance(s, s->unit[my->attacker].hex, s->unit[my->source].hex) <= e->attacker_within;
}

static bool is_choice(const Effect *e)
{
    return e->who == WHO_ALLY || e->who == WHO_ENEMY;
}

/* What is done to whom, where the question can say it: texts "prompt.choose-enemy.damage" … */
static const char *deed_in_words(const Effect *e)
{
    static const char *const to_ally[EFFECT_VERBS] = {
        [DO_HEAL] = "heal", [DO_DASH] = "dash", [DO_SWAP] = "swap"};
    if (e->who == WHO_ENEMY)
        return e->verb == DO_DAMAGE ? "damage" : e->verb == DO_FORCE ? "force" : "";
    return e->who == WHO_ALLY && to_ally[e->verb] != 0 ? to_ally[e->verb] : "";
}

static void target_menu(const State *s, const struct one_effect_vars *my, Menu *m)
{
    const Effect *e = effect_of(s, my);
    prompt(m, is_choice(e) ? (e->who == WHO_ALLY ? Q_CHOOSE_ALLY : Q_CHOOSE_ENEMY) : Q_CHOOSE_ORDER,
           is_choice(e) ? "BR-RULE-74" : "BR-RULE-34");
    m->wording = deed_in_words(e);
    about(m, KIND_UNIT, my->source);
    about(m, my->card != NO_CARD ? KIND_CARD : KIND_STANDARD,
          my->card != NO_CARD ? my->card : my->standard);
    about(m, KIND_NUMBER, e->n);
    EACH_UNIT (u, my->todo)
        offer(m, option(V_CHOOSE, u, 0, 0));
    if (e->may && e->verb != DO_PLACE)
        offer(m, option(V_SKIP, 0, 0, 0));
    else
        deny(m, option(V_SKIP, 0, 0, 0), "BR-ACT-5");
    for (int u = 0; u < s->n_units; u++)
        if (!(my->todo & unit_bit(u)))
            deny(m, option(V_CHOOSE, u, 0, 0), in_arena(s, u) ? "BR-RULE-74" : "BR-KO-6");
}

/* Whether the player says who is next, and whether at all; a single answer is taken by itself. */
static bool needs_choice(const Effect *e)
{
    return is_choice(e) || !brawl_verbs[e->verb].at_once || e->may;
}

/* One sentence of the text box. Returns how many champions the card has damaged so far. */
FLOW(one_effect)
{
    const Effect *const e = effect_of(s, my);
    FLOW_BEGIN;
    if (!condition_holds(s, my, e))
        RETURN(my->hits);
    my->todo = candidates(s, my, e);
    my->picks = is_choice(e) ? 1 : UNITS_MAX;
    while (my->todo != 0 && my->picks-- > 0) {
        my->next = first_bit(my->todo);
        if (needs_choice(e)) {
            ASK(my->seat, target_menu);
            if (CHOSE(V_SKIP))
                break;
            my->next = ANSWER(0);
        }
        CALL_PROC(brawl_verbs[e->verb].proc, struct push_vars, .unit = my->next,
                  .source = my->source, .seat = my->seat, .may = e->may,
                  .n = e->per_hit ? e->n * my->hits : e->n,
                  .lasts = e->lasts);  /* or the statue, which is the same byte */
        my->hits += (e->verb == DO_DAMAGE);
        my->todo &= (Units)~unit_bit(my->next) & brawl_all_in_arena(s);
    }
    SETTLE;
    RETURN(my->hits);
    FLOW_END;
}

/* BR-ACT-5, BR-ACT-7, BR-ATK-10, BR-BASIC-10: from top to bottom; what cannot be done lapses, the
 * rest goes on. All ends when the champion behind it goes out of action (BR-RULE-39). */
FLOW(effects)
{
    FLOW_BEGIN;
    while (my->i < list_at(s, my->card, my->standard, my->phase)->n && in_arena(s, my->source)) {
        CALL(one_effect, .seat = my->seat, .source = my->source, .attacker = my->attacker,
             .standard = my->standard, .phase = my->phase, .card = my->card,
             .targets = my->targets, .i = my->i, .hits = my->hits);
        my->hits = RESULT;
        my->i++;
    }
    FLOW_END;
}
