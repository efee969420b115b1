/* Movement (rulebook: "Bewegung", "Zug überspringen", "Hindernisse", "Bewegungskarten"). A move is
 * made step by step: GO-RULE-4. */
#include "games/gorgasali/gorgasali.h"

/* ---- a step ---- */

/* What stands in the way for good: GO-TREE-1, GO-BARR-2. */
static bool is_wall(const State *s, int square)
{
    return squares_has(&board(s)->tree, square) || squares_has(&s->barriers, square);
}

int gorgasali_terrain_cost(const State *s, int terrain, bool extra)
{
    const SupportCard *card = extra ? 0 : in_force(s);
    const bool easy = card != 0 && card->terrain == terrain;  /* PLAIN of all other cards */
    return board(s)->cost[easy ? PLAIN : terrain];
}

const char *gorgasali_blocked(const State *s, int square)
{
    if (squares_has(&board(s)->tree, square))
        return "GO-TREE-1";
    if (squares_has(&s->barriers, square))
        return "GO-BARR-2";
    if (squares_has(&s->figures, square))
        return "GO-RULE-6";
    if (squares_has(&s->covered, square))  /* GO-RULE-5: the starting square too */
        return "GO-MOVE-5";
    return 0;
}

/* GO-MCARD-4: with a compass, but not on Dobergun's squares. */
bool gorgasali_walks_diagonally(const State *s, bool extra)
{
    const SupportCard *card = extra ? 0 : in_force(s);
    return card != 0 && card->effect == EFFECT_DIAGONALS;
}

/* GO-MOVE-1; GO-RULE-52: with a compass also diagonally, but not between two walls. */
static const char *wrong_direction(const State *s, int from, int direction, bool extra)
{
    if (direction < STRAIGHT)
        return 0;
    if (!gorgasali_walks_diagonally(s, extra))
        return "GO-MOVE-1";
    const int one = board(s)->near[from][direction - STRAIGHT];
    const int two = board(s)->near[from][(direction + 1) % STRAIGHT];
    return is_wall(s, one) && is_wall(s, two) ? "GO-RULE-52" : 0;
}

int gorgasali_step_cost(const State *s, int from, int direction, bool extra, const char **why)
{
    const int to = board(s)->near[from][direction];
    const char *rule = to == NO_SQUARE ? "GO-MOVE-1" : wrong_direction(s, from, direction, extra);
    if (rule == 0)
        rule = gorgasali_blocked(s, to);
    if (rule == 0)
        return gorgasali_terrain_cost(s, board(s)->terrain[to], extra);
    if (why != 0)
        *why = rule;
    return 0;
}

int gorgasali_cost_to(const State *s, int seat, int from, int to, bool extra, const char **why)
{
    const char *rule = "GO-MOVE-1";
    if (from == NO_SQUARE) {  /* GO-GOAL-2, GO-RULE-8: through the gate */
        const uint16_t *gate = board(s)->gate[s->player[seat].sector];
        rule = to == gate[0] || to == gate[1] ? gorgasali_blocked(s, to) : "GO-RULE-8";
        if (rule == 0)
            return board(s)->cost[PLAIN];
    }
    for (int d = 0; from != NO_SQUARE && d < DIRECTIONS; d++)
        if (board(s)->near[from][d] == to)
            return gorgasali_step_cost(s, from, d, extra, why);
    if (why != 0)
        *why = rule;
    return 0;
}

/* Squares that a step can lead to, and what it costs. */
typedef struct Steps { int n; uint16_t to[DIRECTIONS]; uint8_t cost[DIRECTIONS]; } Steps;

static void steps_from(const State *s, int seat, bool extra, Steps *out)
{
    const int from = s->player[seat].square;
    out->n = 0;
    for (int i = 0; i < (from == NO_SQUARE ? GATE_SQUARES : DIRECTIONS); i++) {
        const int to = from == NO_SQUARE ? board(s)->gate[s->player[seat].sector][i]
                                         : board(s)->near[from][i];
        const int cost = from == NO_SQUARE ? gorgasali_cost_to(s, seat, from, to, extra, 0)
                                           : gorgasali_step_cost(s, from, i, extra, 0);
        if (cost == 0 || cost > s->turn.points)
            continue;
        out->to[out->n] = to;
        out->cost[out->n++] = cost;
    }
}

bool gorgasali_can_step(const State *s, int seat, bool extra)
{
    Steps steps;
    steps_from(s, seat, extra, &steps);
    return steps.n > 0;
}

static void deny_steps(const State *s, int seat, bool extra, Menu *m)
{
    EVERY_SQUARE (square) {
        const char *why = 0;
        const int cost = gorgasali_cost_to(s, seat, s->player[seat].square, square, extra, &why);
        if (cost == 0)
            deny(m, option(V_STEP, square, 0, 0), why);
        else if (cost > s->turn.points && deny(m, option(V_STEP, square, 0, 0), "GO-MOVE-4")) {
            because(m, KIND_NUMBER, cost);
            because(m, KIND_NUMBER, s->turn.points);
        }
    }
}

void gorgasali_offer_steps(const State *s, int seat, bool extra, Menu *m)
{
    Steps steps;
    steps_from(s, seat, extra, &steps);
    for (int i = 0; i < steps.n; i++)
        offer(m, option(V_STEP, steps.to[i], 0, 0));
    if (m->denials != 0)
        deny_steps(s, seat, extra, m);
}

/* ---- staying ---- */

/* GO-SKIP-1 … 3, GO-RULE-68: nobody stays twice in a row, after a double, or after a movement card
 * other than a teleport. */
const char *gorgasali_no_stay(const State *s, int seat)
{
    if (s->turn.die[0] == s->turn.die[1])
        return "GO-SKIP-3";
    if (s->player[seat].stayed)
        return "GO-SKIP-2";
    return in_force(s) != 0 ? "GO-RULE-68" : 0;
}

/* ---- walking ---- */

/* The squares of a move; the one it starts on counts as covered (GO-RULE-5). */
static void begin_move(State *s, int seat)
{
    s->covered = (Squares){{0}};
    if (on_map(s, seat))
        squares_add(&s->covered, s->player[seat].square);
}

static void take_step(Ctx *c, State *s, const struct walk_vars *my)
{
    Player *p = &s->player[my->seat];
    const int from = p->square;
    s->turn.points = s->turn.points -
                               gorgasali_cost_to(s, my->seat, from, my->to, my->extra != 0, 0);
    s->turn.moved = true;
    s->turn.swap_from = NO_SQUARE;  /* GO-RULE-27: no return after walking */
    gorgasali_lift_smoke(c, s, my->seat, "GO-SMOKE-5");
    gorgasali_put_figure(s, my->seat, my->to);
    squares_add(&s->covered, my->to);
    if (from == NO_SQUARE)
        EMIT(EV_ENTER, "GO-GOAL-2", hero(s, my->seat), my->to);
    else
        EMIT(EV_STEP, "GO-MOVE-1", hero(s, my->seat), from, my->to);
}

/* What the price is by, after so many shrinks. */
static const char *const price_rules[ZONES] = {"GO-ZONE-3", "GO-ZONE-4", "GO-ZONE-5", "GO-RULE-11"};

/* GO-MOVE-6: a move may end on a chest; Dobergun's may end anywhere (GO-RULE-34). */
static bool may_stop(const State *s, const struct walk_vars *my)
{
    return my->extra || squares_has(&s->chests, s->player[my->seat].square);
}

static void walk_menu(const State *s, const struct walk_vars *my, Menu *m)
{
    const bool chest = squares_has(&s->chests, s->player[my->seat].square);
    prompt(m, my->extra ? Q_EXTRA_STEPS : chest ? Q_CHEST_HERE : Q_STEP,
           my->extra ? "GO-RULE-34" : chest ? "GO-MOVE-6" : "GO-MOVE-4");
    about(m, KIND_CHARACTER, hero(s, my->seat));
    about(m, KIND_NUMBER, s->turn.points);
    offer_unless(m, option(V_STOP, 0, 0, 0), may_stop(s, my) ? 0 : "GO-MOVE-4");
    gorgasali_offer_steps(s, my->seat, my->extra != 0, m);
}

/* GO-MOVE-4, GO-MOVE-7, GO-RULE-4: until the points are used up, no step can be paid, or he
 * stops. */
FLOW(walk)
{
    FLOW_BEGIN;
    begin_move(s, my->seat);
    while (gorgasali_can_step(s, my->seat, my->extra != 0)) {
        if (my->to == NO_SQUARE) {
            ASK(my->seat, walk_menu);
            if (CHOSE(V_STOP)) {
                EMIT(EV_STOP, my->extra ? "GO-RULE-34" : "GO-MOVE-6", hero(s, my->seat));
                RETURN(0);
            }
            my->to = ANSWER(0);
        }
        take_step(c, s, my);
        if (!my->extra && is_inactive(s, my->to)) {  /* GO-RULE-12; Dobergun: GO-ZONE-8 */
            EMIT(EV_PRICE, price_rules[s->inactive - 1], hero(s, my->seat), zone_price(s));
            CALL(strike, .seat = my->seat, .by = NOBODY, .plain = zone_price(s));
            if (!is_playing(s, my->seat))
                RETURN(0);
        }
        my->to = NO_SQUARE;
    }
    if (s->turn.points > 0 && !my->extra)
        EMIT(EV_STUCK, "GO-MOVE-7", hero(s, my->seat), s->turn.points);
    FLOW_END;
}

/* ---- teleport ---- */

/* GO-TELE-1, GO-TELE-2, GO-RULE-51: along a row or column, over anything, onto a free square. */
static void offer_line(const State *s, int from, int direction, int card, Menu *m)
{
    const SupportCard *k = support_at(s, card);
    int to = from;
    for (int i = 1; i < SIDE; i++) {
        to = board(s)->near[to][direction];
        if (to == NO_SQUARE)
            return;
        offer_unless(m, option(V_JUMP, card, to, 0),
                     i < k->range_min || i > k->range_max ? "GO-TELE-1"
                                                          : gorgasali_not_free(s, to, NOBODY));
    }
}

/* Squares near enough that are not in a line. */
static void deny_jumps(const State *s, int from, int card, Menu *m)
{
    const Board *b = board(s);
    EVERY_SQUARE (to)
        if (b->row[to] != b->row[from] && b->column[to] != b->column[from] &&
            gorgasali_range(s, from, to) <= support_at(s, card)->range_max)
            deny(m, option(V_JUMP, card, to, 0), "GO-TELE-1");
}

void gorgasali_offer_jumps(const State *s, int seat, int card, Menu *m)
{
    for (int d = 0; d < STRAIGHT; d++)
        offer_line(s, s->player[seat].square, d, card, m);
    if (m->denials != 0)
        deny_jumps(s, s->player[seat].square, card, m);
}

/* GO-TELE-3, GO-ZONE-7: then the roll is still to be walked. */
FLOW(jump)
{
    FLOW_BEGIN;
    gorgasali_use_up(s, my->seat, my->a);
    s->turn.done |= DONE_UTILITY;
    s->turn.moved = true;
    s->turn.swap_from = NO_SQUARE;
    gorgasali_lift_smoke(c, s, my->seat, "GO-RULE-50");
    EMIT(EV_JUMP, "GO-TELE-1", hero(s, my->seat), my->a, s->player[my->seat].square, my->b);
    gorgasali_put_figure(s, my->seat, my->b);
    if (is_inactive(s, my->b)) {
        EMIT(EV_PRICE, "GO-ZONE-7", hero(s, my->seat), zone_price(s));
        CALL(strike, .seat = my->seat, .by = NOBODY, .plain = zone_price(s));
    }
    FLOW_END;
}
