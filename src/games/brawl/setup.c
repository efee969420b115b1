/* Setting up (rulebook chapters "Aufbau" and "4-Spieler-Variante"): who begins, areas, decks,
 * challenges, traps, opening hands, deployment. Champions are chosen in draft.c. The order of
 * decisions is that of BR-SET-18. */
#include "games/brawl/brawl.h"

/* A pack has at least six champions, enough for all other ways of choosing. */
static const char *selection_problem(const State *s)
{
    if (!is_duel(s) && s->option[OPT_SELECTION] == SELECT_DRAFT &&
        s->option[OPT_POOL] == POOL_UNIQUE && content(s)->n_champions < 8)  /* BR-TEAM-1 */
        return "pool=unique needs a pack with at least 8 champions when four play";
    return 0;
}

const char *brawl_setup(void *state, const Setup *how)
{
    State *s = state;
    s->flow.cap = sizeof s->flow_stack;
    for (int i = 0; i < MATCH_OPTIONS; i++)
        s->option[i] = how->option[i];
    const char *problem = selection_problem(s);
    if (problem != 0)
        return problem;
    s->each = is_duel(s) ? 3 : 2;  /* BR-SET-4, BR-TEAM-2 */
    s->n_units = s->each * how->seats;
    s->n_slots = is_duel(s) ? 4 : 5;
    zone_init(&s->supply);
    zone_init(&s->held);
    zone_init(&s->played);
    zone_init(&s->challenges);
    zone_init(&s->done);
    for (int u = 0; u < UNITS_MAX; u++)
        s->unit[u] = (Unit){.champion = -1, .hex = ON_GATE, .hurt_by = NOBODY};  /* BR-SET-5 */
    for (int i = 0; i < TRACK_MAX; i++)
        s->track[i] = -1;
    for (int i = 0; i < ARENA_TRAPS; i++)
        s->trap[i].hex = -1;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        Player *p = &s->player[seat];
        p->ready = (1u << ESSENCES) - 1;  /* BR-SET-6 */
        p->banned = -1;
        zone_init(&p->deck);
        zone_init(&p->hand);
        zone_init(&p->discard);
        zone_init(&p->aside);
    }
    for (int i = 0; i < content(s)->n_traps; i++)  /* BR-SET-10 */
        zone_add(ZONE_OF(&s->supply), i, 0);
    for (int i = 0; i < content(s)->n_challenges; i++)
        zone_add(ZONE_OF(&s->challenges), i, 0);
    return 0;
}

static void first_menu(const State *s, const struct order_vars *my, Menu *m)
{
    prompt(m, Q_FIRST, my->team == s->order[0] % 2 ? "BR-TEAM-11" : "BR-TEAM-12");
    for (int seat = my->team; seat < SEATS_MAX; seat += 2)
        offer(m, option(V_FIRST, seat, 0, 0));
}

static void side_menu(const State *s, const struct order_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_SIDE, "BR-SET-2");
    for (int side = 0; side < SIDES; side++)
        offer(m, option(V_SIDE, side, 0, 0));
}

/* BR-SET-1, BR-TEAM-10: chance decides which side begins. Team game: each team decides who of it
 * goes first (BR-TEAM-11, BR-TEAM-12); turns alternate between the teams. Then the first player
 * chooses the deployment area (BR-SET-2, BR-RULE-58). */
FLOW(order)
{
    FLOW_BEGIN;
    my->team = c->chance->below(c->chance, 2);
    s->order[0] = my->team;
    s->order[1] = 1 - my->team;
    EMIT(EV_START, is_duel(s) ? "BR-SET-1" : "BR-TEAM-10", my->team);
    if (!is_duel(s)) {
        ASK_ANYONE((Seats)(SEAT_BIT(my->team) | SEAT_BIT(mate_of(my->team))), first_menu);
        s->order[0] = ANSWER(0);
        s->order[2] = mate_of(ANSWER(0));
        EMIT(EV_FIRST, "BR-TEAM-11", ANSWER(0), 1);
        my->team = 1 - my->team;
        ASK_ANYONE((Seats)(SEAT_BIT(my->team) | SEAT_BIT(mate_of(my->team))), first_menu);
        s->order[1] = ANSWER(0);
        s->order[3] = mate_of(ANSWER(0));
        EMIT(EV_FIRST, "BR-TEAM-12", ANSWER(0), 2);
    }
    ASK(s->order[0], side_menu);
    s->side[team_of_seat(s->order[0])] = ANSWER(0);
    s->side[1 - team_of_seat(s->order[0])] = 1 - ANSWER(0);
    EMIT(EV_SIDE, "BR-SET-2", s->order[0], ANSWER(0));
    FLOW_END;
}

/* BR-SET-7, BR-TEAM-13, BR-TEAM-14: the decks of one's champions become one draw deck. */
static void build_decks(State *s)
{
    for (int u = 0; u < s->n_units; u++)
        for (int k = 0; k < CARDS_EACH; k++)
            zone_add(ZONE_OF(&s->player[seat_of(s, u)].deck), u * CARDS_EACH + k, 0);
}

/* BR-SET-8 and the quick start of BR-RULE-4; team game BR-TEAM-16. */
static void first_challenges(Ctx *c, State *s)
{
    if (!is_duel(s)) {
        for (int slot = 2; slot >= 0; slot--)
            brawl_place_challenge(c, s, slot);
        return;
    }
    if (s->option[OPT_QUICK_START] == 1)
        brawl_place_challenge(c, s, 1);
    brawl_place_challenge(c, s, 0);
}

/* In a duel each step of setting up is one rule for the start player, and one for the second. */
static const char *rule_of(const State *s, int seat, const char *first, const char *second)
{
    return is_duel(s) && seat != s->order[0] ? second : first;
}

static const char *trap_rule(const State *s, int seat)
{
    return is_duel(s) ? rule_of(s, seat, "BR-SET-11", "BR-SET-12") : "BR-TEAM-17";
}

static void set_trap_menu(const State *s, const struct set_traps_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_SET_TRAP, trap_rule(s, m->seat));
    EACH_HEX (h, arena(s)->trap_hexes & ~s->traps)
        offer(m, option(V_TRAP, h, 0, 0));
    if (m->denials != 0)
        EACH_HEX (h, arena(s)->all & ~(arena(s)->trap_hexes & ~s->traps))
            deny(m, option(V_TRAP, h, 0, 0),
                 s->traps & hex_bit(h) ? "BR-SET-13"
                                       : rule_of(s, m->seat, "BR-SET-11", "BR-SET-12"));
}

/* BR-SET-11 … 13: two each in the duel; BR-TEAM-17: one each in the team game. */
FLOW(set_traps)
{
    FLOW_BEGIN;
    build_decks(s);
    first_challenges(c, s);
    for (my->i = 0; my->i < ARENA_TRAPS; my->i++) {
        brawl_hold_trap(c, s);
        ASK(s->order[is_duel(s) ? my->i / 2 : my->i], set_trap_menu);
        brawl_lay_trap(c, s, ANSWER(0), s->flow.who, trap_rule(s, s->flow.who));
    }
    FLOW_END;
}

static void mulligan_menu(const State *s, const struct mulligan_vars *my, Menu *m)
{
    const Player *p = &s->player[my->seat];
    const char *rule = rule_of(s, my->seat, "BR-SET-14", "BR-SET-15");
    prompt(m, Q_MULLIGAN, rule);
    m->wording = p->aside.n > 0 ? "more" : "";
    about(m, KIND_NUMBER, p->aside.n);
    offer(m, option(V_KEEP, 0, 0, 0));
    for (int i = 0; i < p->hand.n; i++)
        offer(m, option(V_SWAP, p->hand.slot[i].id, 0, 0));
    deny_thing(m, KIND_CARD, THING_ANY, rule);
}

/* BR-RULE-71: thrown away face down; only the number is public. */
static void set_aside(State *s, int seat, int card)
{
    Player *p = &s->player[seat];
    const Slot slot = zone_take_id(ZONE_OF(&p->hand), card);
    zone_add(ZONE_OF(&p->aside), slot.id, slot.seen);
}

/* BR-SET-14, BR-SET-15, BR-TEAM-18: in player order, draw, exchange once, and only
 * then shuffle back. */
FLOW(mulligan)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < s->flow.seats; my->i++) {
        my->seat = s->order[my->i];
        brawl_draw_cards(c, s, my->seat, brawl_hand_size(s));
        for (;;) {
            ASK(my->seat, mulligan_menu);
            if (CHOSE(V_KEEP))
                break;
            set_aside(s, my->seat, ANSWER(0));
        }
        my->n = s->player[my->seat].aside.n;
        brawl_draw_cards(c, s, my->seat, my->n);
        zone_shuffle_into(ZONE_OF(&s->player[my->seat].aside), ZONE_OF(&s->player[my->seat].deck));
        EMIT(EV_MULLIGAN, rule_of(s, my->seat, "BR-SET-14", "BR-SET-15"), my->seat, my->n);
    }
    FLOW_END;
}

static void deploy_menu(const State *s, const struct deployment_vars *my, Menu *m)
{
    const Hexes own = arena(s)->deployment[s->side[team_of(s, my->unit)]];
    const char *rule = rule_of(s, my->seat, "BR-SET-16", "BR-SET-17");
    prompt(m, Q_DEPLOY, rule);
    about(m, KIND_UNIT, my->unit);
    EACH_HEX (h, own & free_hexes(s))
        offer(m, option(V_DEPLOY, my->unit, h, 0));
    if (m->denials != 0)
        EACH_HEX (h, arena(s)->all & ~(own & free_hexes(s)))
            deny(m, option(V_DEPLOY, my->unit, h, 0), rule);
    deny_thing(m, KIND_UNIT, THING_ANY, rule);
}

/* BR-SET-16, BR-SET-17, BR-TEAM-19: in player order, each on free hexes of the own area. */
FLOW(deployment)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < s->flow.seats; my->i++) {
        my->seat = s->order[my->i];
        for (my->unit = first_unit_of(s, my->seat);
             my->unit < first_unit_of(s, my->seat) + s->each; my->unit++) {
            ASK(my->seat, deploy_menu);
            brawl_put_unit(s, my->unit, ANSWER(1));
            EMIT(EV_DEPLOY, rule_of(s, my->seat, "BR-SET-16", "BR-SET-17"), my->unit, ANSWER(1));
        }
    }
    FLOW_END;
}
