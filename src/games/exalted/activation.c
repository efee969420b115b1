/* Activation phases and actions: the 16 steps (rulebook chapters "Runde", "Aktionen",
 * "Reaktionen"). */
#include "games/exalted/exalted.h"

/* ---- step 2: who acts ---- */

/* EX-ROUND-16, -17: any hero, as often as there are actions. */
static const char *act_denied(const State *s, int hero)
{
    return alive(s, hero) ? 0 : "EX-PROF-18";
}

static void hero_menu(const State *s, const struct action_vars *my, Menu *m)
{
    prompt(m, Q_HERO, "EX-SEQ-2");
    about(m, KIND_NUMBER, s->actions);
    EACH_BIT (h, on_map(s, heroes_of(s->colour[my->seat])))
        offer_unless(m, option(V_ACT, h, 0, 0), act_denied(s, h));
    deny_thing(m, KIND_MODEL, THING_ANY, "EX-ACT-1");
    deny_thing(m, KIND_ABILITY, THING_ANY, "EX-SEQ-2");
    deny_thing(m, KIND_ITEM, THING_ANY, "EX-EQUIP-2");
    deny_thing(m, KIND_WALL, THING_ANY, "EX-MOVE-5");
    deny_thing(m, KIND_TEAM, THING_ANY, "EX-SEQ-2");
    deny_thing(m, KIND_PASSIVE, THING_ANY, "EX-ABIL-8");
    deny_thing(m, KIND_STATUS, THING_ANY, "EX-STATUS-1");
    deny_thing(m, KIND_REWARD, THING_ANY, "EX-VP-1");
    deny_thing(m, KIND_LANE, THING_ANY, "EX-GMARCH-1");
    offer(m, option(V_PASS, 0, 0, 0));  /* EX-RULE-24, -82 */
    if (s->actions > 1)
        offer(m, option(V_PASS_PHASE, 0, 0, 0));
}

/* ---- step 6: the parts of an action ---- */

static void tell_action(Ctx *c, const State *s)
{
    const Deed *d = &s->plan.deed;
    if (d->kind == DEED_ATTACK)
        EMIT(EV_ANNOUNCE_ATTACK, "EX-SEQ-4", d->hero, d->target);
    else if (d->kind == DEED_ABILITY)
        EMIT(EV_ANNOUNCE_ABILITY, "EX-SEQ-4", d->hero, ability_number(s, d->hero, d->slot));
    else if (d->kind == DEED_RUN)
        EMIT(EV_ANNOUNCE_RUN, "EX-SEQ-4", d->hero);
    else if (d->kind == DEED_TELEPORT)
        EMIT(EV_ANNOUNCE_TELEPORT, "EX-SEQ-4", d->hero, d->target);
    else if (d->kind == DEED_MOVE)
        EMIT(EV_ANNOUNCE_MOVE, "EX-SEQ-4", d->hero);
}

/* EX-RULE-27: a way that is blocked by now is lost. */
static bool path_is_free(const State *s)
{
    Terrain t;
    int leg;
    const int hero = s->plan.deed.hero;
    const Disc from = exalted_disc(s, &s->now, hero);
    exalted_terrain_near(s, &s->now, hero, GAIT_WALK, from.at,
                         path_length(from.at, s->plan.path, s->plan.n) / FINE + 1, &t);
    return path_hit(&t.ground, from, s->plan.path, s->plan.n, &leg).kind == HIT_NOTHING;
}

/* EX-MOVE-1, EX-RUN-1; EX-STATUS-11, EX-RULE-65: a movement uses up being slowed. */
static void walk(Ctx *c, State *s)
{
    const int hero = s->plan.deed.hero;
    const bool slowed = has_status(s, hero, SLOW);  /* not by a trap on this very way */
    if (s->plan.n == 0 || !alive(s, hero))
        return;
    if (has_status(s, hero, HOLD) || has_status(s, hero, STUN) || !path_is_free(s)) {
        EMIT(EV_LOST, "EX-RULE-27", hero);
        return;
    }
    if (s->plan.move_first || s->plan.deed.kind != DEED_ABILITY)
        s->memory[team_of(hero)] = NONE;  /* EX-RULE-29 */
    exalted_travel(c, s, hero, s->plan.path, s->plan.n);
    EMIT(EV_MOVE, s->plan.deed.kind == DEED_RUN ? "EX-RUN-1" : "EX-MOVE-1", hero,
         s->now.at[hero].x, s->now.at[hero].y);
    if (slowed)
        exalted_end_status(c, s, hero, SLOW, "EX-RULE-65");
}

/* EX-RULE-27: whether what was announced is still possible; abilities see to it themselves. Who has
 * been stunned meanwhile does neither (EX-STATUS-6). A teleport needs its place and the platform
 * (EX-TELE-1, EX-RULE-35). */
static bool is_possible(const State *s, const Deed *d)
{
    const bool able = !has_status(s, d->hero, STUN);
    if (d->kind == DEED_ATTACK)
        return able && exalted_attack_denied(s, &s->now, d->hero, d->target) == 0;
    return d->kind != DEED_TELEPORT ||
           (able && exalted_on_platform(s, d->hero) &&
            exalted_no_stand(s, &s->now, d->hero, d->first) == 0);
}

/* EX-RULE-28, -29: what is lost is not performed, so all that may be left is the way. */
static void do_deed(Ctx *c, State *s)
{
    Deed *d = &s->plan.deed;
    const int team = team_of(d->hero);
    if (!alive(s, d->hero))
        return;  /* EX-LEAVE-3, EX-RULE-44, -92 */
    if (d->kind == DEED_ABILITY) {
        if (exalted_use_ability(c, s, d, 0))
            s->memory[team] = d->hero * SLOTS + d->slot;  /* EX-COOL-2 */
        else
            d->kind = DEED_MOVE;
        return;
    }
    if (!is_possible(s, d)) {
        EMIT(EV_LOST, "EX-RULE-27", d->hero);
        d->kind = DEED_MOVE;
        return;
    }
    if (d->kind != DEED_MOVE && d->kind != DEED_RUN)
        s->memory[team] = NONE;  /* EX-COOL-3 */
    if (d->kind == DEED_ATTACK) {
        s->attacked[0] = bit(d->target);
        exalted_basic_attack(c, s, d->hero, d->target, "EX-BASIC-3");
    } else if (d->kind == DEED_TELEPORT) {
        exalted_put(c, s, d->hero, d->first, EV_TELEPORT, "EX-TELE-5");
    } else if (d->kind == DEED_WAKE) {  /* EX-RULE-39: an action like any other */
        EMIT(EV_WAKE, "EX-STATUS-8", d->hero);
        exalted_end_status(c, s, d->hero, STUN, "EX-STATUS-8");
    } else if (d->kind == DEED_FREE) {
        EMIT(EV_FREE, "EX-STATUS-10", d->hero);
        exalted_end_status(c, s, d->hero, HOLD, "EX-STATUS-10");
    }
}

static bool moves_first(const State *s)
{
    return s->plan.move_first || s->plan.deed.kind == DEED_TELEPORT;
}

/* Steps 6 to 12 and the volley of the towers. A leaving attack comes just before the model moves
 * (EX-LEAVE-2, EX-RULE-33). */
FLOW(carry_out)
{
    FLOW_BEGIN;
    if (s->reaction.early && moves_first(s)) {
        exalted_do_reaction(c, s);
        REMOVE();
    }
    if (s->plan.move_first)
        walk(c, s);
    my->expected = exalted_path_start(s);
    do_deed(c, s);
    if (!s->plan.move_first && s->plan.n > 0 && alive(s, s->plan.deed.hero)) {
        if (!same_point(my->expected, s->now.at[s->plan.deed.hero])) {  /* EX-RULE-92 */
            s->plan.deed.first = s->plan.deed.then = s->now.at[s->plan.deed.hero];
            s->plan.n = 0;
            CALL(announce, .seat = my->seat);
        }
        if (s->reaction.early) {
            exalted_do_reaction(c, s);
            REMOVE();
        }
        walk(c, s);  /* EX-LEAVE-4 */
    }
    REMOVE();                     /* step 7: EX-SEQ-7 */
    if (!s->reaction.early)
        exalted_do_reaction(c, s);  /* step 8: EX-SEQ-8 */
    REMOVE();                     /* step 9: EX-SEQ-9 */
    exalted_answer_attacks(c, s, s->plan.deed.hero, s->attacked[0]);  /* EX-SEQ-10 */
    exalted_answer_attacks(c, s, s->reaction.hero, s->attacked[1]);   /* EX-SEQ-11 */
    REMOVE();                     /* step 12: EX-SEQ-12, nobody is paid for what golems do */
    exalted_volley(c, s, s->colour[my->seat]);
    REMOVE();
    FLOW_END;
}

/* ---- the action ---- */

static void plan_anew(State *s, int hero)
{
    s->plan = (Plan){.deed = {.hero = hero, .target = NOBODY}};
    s->reaction = (Deed){.hero = NOBODY, .target = NOBODY};
    s->attacked[0] = s->attacked[1] = 0;
}

static void pass(Ctx *c, State *s, int seat, bool phase)
{
    s->actions = phase ? 0 : s->actions - 1;
    EMIT(EV_PASS, "EX-RULE-82", seat);
}

/* EX-SEQ-2 … 16. A pass skips steps 4 to 12 (EX-RULE-82). */
FLOW(action)
{
    FLOW_BEGIN;
    my->hero = NOBODY;
    if (exalted_alive(s, heroes_of(s->colour[my->seat])) == 0) {
        pass(c, s, my->seat, false);  /* who has no hero able to act passes by himself */
    } else {
        ASK(my->seat, hero_menu);
        if (CHOSE(V_ACT))
            my->hero = ANSWER(0);
        else
            pass(c, s, my->seat, CHOSE(V_PASS_PHASE));
    }
    CALL(shop, .passed = 0);  /* step 3 */
    if (my->hero != NOBODY) {
        plan_anew(s, my->hero);
        CALL(announce, .seat = my->seat);
        s->actions -= s->plan.deed.kind == DEED_TELEPORT ? 2 : 1;
        if (s->plan.deed.kind == DEED_NONE) {
            EMIT(EV_PASS, "EX-RULE-82", my->seat);
        } else {
            tell_action(c, s);
            CALL(react, .seat = 1 - my->seat);
            CALL(carry_out, .seat = my->seat);
        }
        plan_anew(s, 0);
    }
    if (s->actions == 0)  /* EX-RULE-30: after the last action; nobody falls then (EX-SEQ-14) */
        exalted_end_of_phase(c, s, s->colour[my->seat]);
    CALL(shop, .passed = 0);  /* step 15 */
    FLOW_END;
}

/* EX-SEQ-1, EX-KIT-16: the first status of the list goes. */
static void shake_off(Ctx *c, State *s, int team)
{
    EACH_BIT (h, exalted_alive(s, heroes_of(team)))
        for (int n = exalted_trait(s, h, TRAIT_SHAKE_OFF); n > 0; n--)
            if (s->model[h].status != 0)
                exalted_end_status(c, s, h, first_bit(s->model[h].status), "EX-KIT-16");
}

/* EX-ROUND-13 … 19: two actions; the other player is passive. */
FLOW(phase)
{
    FLOW_BEGIN;
    s->active = my->seat;
    s->actions = ACTIONS;
    s->phases[my->seat]++;
    EMIT(EV_PHASE, "EX-ROUND-15", my->seat, s->phases[my->seat],
         map_of(s)->phases);
    shake_off(c, s, s->colour[my->seat]);
    while (s->actions > 0)
        CALL(action, .seat = my->seat);
    FLOW_END;
}
