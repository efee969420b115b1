/* Ways of the exact length (GO-MOVE-4): which squares a move can end on, and how to get there with
 * the least loss to inactive zones, then without getting stuck by one's own way, then over the
 * fewest obstacles, then in the fewest steps. The rules of a step are those of movement.c; here
 * they are only searched, from the end back to the start. */
#include "games/gorgasali/gorgasali.h"

enum {
    /* How bad it is to take a step, to cross an obstacle, to get stuck by one's own way, to lose
     * health on a square: each is worse than all that a way can have of those before. FAR is worse
     * than any way. */
    STEP = 1, OBSTACLE = POINTS_MAX + 1, STUCK = OBSTACLE * OBSTACLE, LOSS = 2 * STUCK,
    FAR = (POINTS_MAX + 1) * LOSS,
    /* Squares of one search. Nothing is lost below 20 points; beyond, a way may stay unknown that
     * winds through the narrowest places. */
    TRIES = 8000,
};
_Static_assert(POINTS_MAX * (STEP + OBSTACLE) < STUCK, "all obstacles together");

typedef struct Plan {
    const State *s;
    bool extra;                /* Dobergun's squares */
    int directions;            /* the first of them: straight ones, or all */
    int points;                /* to spend */
    int first;                 /* of them, where the way begins: 0, or the step out of a sector */
    int limit, next;           /* how bad a way may be, and the least that was too bad */
    int tries;                 /* left */
    Squares passed;            /* by the way being tried */
    Squares need;              /* what it has to pass, to be stuck at its end */
    uint16_t way[POINTS_MAX + 1];
    int n;                     /* squares of the way found, the start among them */
    int rest, bad_way;         /* points left at its end; how bad it is */
    uint8_t cost[SQUARES][DIRECTIONS];   /* points of a step; 0: there is none */
    int bad[SQUARES];                    /* how bad it is to enter a square */
    /* By points used, for walks that may enter squares again: where one can be, and how bad such a
     * walk is at least. No way is better. */
    Squares at[POINTS_MAX + 1];
    int least[POINTS_MAX + 1][SQUARES];
} Plan;

static bool plans_walk(const Menu *m)
{
    return m->prompt == Q_MOVE || m->prompt == Q_STEP ||
           m->prompt == Q_CHEST_HERE || m->prompt == Q_EXTRA_STEPS;
}

/* ---- walks ---- */

/* Asks movement.c once for every step there is. */
static void survey(Plan *p)
{
    EVERY_SQUARE (square) {
        const bool inactive = !p->extra && is_inactive(p->s, square);
        const bool obstacle = board(p->s)->terrain[square] != PLAIN;
        p->bad[square] = (inactive ? LOSS : 0) + (obstacle ? OBSTACLE : 0) + STEP;
        for (int d = 0; d < p->directions; d++)
            p->cost[square][d] = gorgasali_step_cost(p->s, square, d, p->extra, 0);
    }
}

static void come_to(Plan *p, int square, int used, int bad)
{
    if (used > p->points || bad >= p->least[used][square])
        return;
    squares_add(&p->at[used], square);
    p->least[used][square] = bad;
}

/* On his square, or on the first one out of the sector (GO-RULE-8). */
static void begin_walks(Plan *p, int seat)
{
    const Player *player = &p->s->player[seat];
    p->first = on_map(p->s, seat) ? 0 : board(p->s)->cost[PLAIN];
    if (on_map(p->s, seat)) {
        come_to(p, player->square, 0, 0);
        return;
    }
    for (int i = 0; i < GATE_SQUARES; i++) {
        const int gate = board(p->s)->gate[player->sector][i];
        if (gorgasali_cost_to(p->s, seat, NO_SQUARE, gate, p->extra, 0) > 0)
            come_to(p, gate, p->first, p->bad[gate]);
    }
}

static void walk_on(Plan *p, int square, int used)
{
    for (int d = 0; d < p->directions; d++) {
        const int cost = p->cost[square][d], next = board(p->s)->near[square][d];
        if (cost > 0)
            come_to(p, next, used + cost, p->least[used][square] + p->bad[next]);
    }
}

static void plan(Plan *p, const State *s, const Menu *m)
{
    p->s = s;
    p->extra = m->prompt == Q_EXTRA_STEPS;
    p->directions = gorgasali_walks_diagonally(s, p->extra) ? DIRECTIONS : STRAIGHT;
    p->points = s->turn.points;
    for (int used = 0; used <= p->points; used++) {
        p->at[used] = (Squares){{0}};
        EVERY_SQUARE (square)
            p->least[used][square] = FAR;
    }
    survey(p);
    begin_walks(p, m->seat);
    for (int used = 0; used < p->points; used++)
        EACH_SQUARE (square, &p->at[used])
            walk_on(p, square, used);
}

/* ---- ways ---- */

static bool has_passed_all(const Plan *p)
{
    Squares missing = p->need;
    squares_leave_out(&missing, &p->passed);
    return !squares_any(&missing);
}

static bool leads_back(Plan *p, int square, int used, int bad);

static bool goes_back(Plan *p, int square, int used, int bad)
{
    bool found = false;
    for (int d = 0; !found && d < p->directions; d++) {
        const int from = board(p->s)->near[square][d];
        const int cost = from != NO_SQUARE ? p->cost[from][opposite_direction(d)] : 0;
        if (cost > 0 && cost <= used && !squares_has(&p->passed, from))
            found = leads_back(p, from, used - cost, bad + p->bad[square]);
    }
    return found;
}

/* From a square back to the start, never twice over a square. `used` points were paid to come
 * here; so bad is what follows. */
static bool leads_back(Plan *p, int square, int used, int bad)
{
    const int whole = p->least[used][square] + bad;
    bool found = false;
    if (whole > p->limit) {
        p->next = whole < p->next ? whole : p->next;
        return false;
    }
    squares_add(&p->passed, square);
    if (used == p->first && has_passed_all(p)) {
        found = true;
        p->n = 0;
        p->bad_way = whole;
    } else if (p->tries-- > 0) {
        found = goes_back(p, square, used, bad);
    }
    squares_remove(&p->passed, square);
    if (found)
        p->way[p->n++] = square;
    return found;
}

/* Where a step could lead with so many points. */
static Squares steps_from(const Plan *p, int square, int points)
{
    Squares out = {{0}};
    for (int d = 0; d < p->directions; d++)
        if (p->cost[square][d] > 0 && p->cost[square][d] <= points)
            squares_add(&out, board(p->s)->near[square][d]);
    return out;
}

/* GO-RULE-4: the move must not end before he is stuck, unless the points are used up, there is a
 * chest (GO-MOVE-6), or it is Dobergun's (GO-RULE-34). */
static bool ends_with(Plan *p, int to, int rest)
{
    const bool may_stop = p->extra || squares_has(&p->s->chests, to);
    p->need = may_stop ? (Squares){{0}} : steps_from(p, to, rest);
    return leads_back(p, to, p->points - rest, squares_any(&p->need) ? STUCK : 0);
}

/* If there is one, it is written down; else the way found before is still there. */
static bool find_way(Plan *p, int to, int limit)
{
    p->limit = limit;
    p->next = FAR;
    p->tries = TRIES;
    p->passed = (Squares){{0}};
    for (int rest = 0; rest < p->points; rest++)
        if (ends_with(p, to, rest)) {
            p->rest = rest;
            return true;
        }
    return false;
}

/* How bad a way can be that he survives: GO-ZONE-6. */
static int most_bad(const State *s, int seat)
{
    const int price = zone_price(s), health = s->player[seat].health;
    return price > 0 ? (health - 1) / price * LOSS + LOSS - 1 : FAR - 1;
}

/* ---- what is shown: the way to a square ---- */

/* The limit rises until there is a way, or the one he has cannot be beaten. */
static void find_best(Plan *p, int to)
{
    for (int limit = 0; limit < p->bad_way; limit = p->next)
        if (find_way(p, to, limit))
            return;
}

/* The steps, and to stop where one could go on. */
static int write_answers(const Plan *p, int to, Option *answers, int cap)
{
    Squares left = steps_from(p, to, p->rest);
    int n = 0;
    for (int i = p->first > 0 ? 0 : 1; i < p->n && n < cap; i++) {
        answers[n++] = option(V_STEP, p->way[i], 0, 0);
        squares_remove(&left, p->way[i]);
    }
    if (n < cap && squares_any(&left))
        answers[n++] = option(V_STOP, 0, 0, 0);
    return n;
}

/* NULL, or the rule that keeps him off a square, whatever way he takes. */
static const char *no_end(const State *s, const Menu *m, Thing to)
{
    if (!plans_walk(m) || to.kind != KIND_SQUARE)
        return "GO-MOVE-4";
    return to.value == s->player[m->seat].square ? "GO-MOVE-5" : gorgasali_blocked(s, to.value);
}

int gorgasali_route(const void *state, const Menu *m, Thing to, Option *answers, int cap,
                    const char **rule)
{
    Plan p;
    *rule = no_end(state, m, to);
    if (*rule != 0)
        return 0;
    plan(&p, state, m);
    if (!find_way(&p, to.value, most_bad(state, m->seat))) {
        *rule = find_way(&p, to.value, FAR - 1) ? "GO-ZONE-6" : "GO-MOVE-4";
        return 0;
    }
    find_best(&p, to.value);
    return write_answers(&p, to.value, answers, cap);
}

/* ---- what is shown: where a move can end ---- */

int gorgasali_reach(const void *state, const Menu *m, Thing *ends, int cap)
{
    Plan p;
    Squares all = {{0}};
    int n = 0;
    if (!plans_walk(m))
        return 0;
    plan(&p, state, m);
    for (int used = 1; used <= p.points; used++)
        squares_join(&all, &p.at[used]);
    EACH_SQUARE (square, &all)
        if (n < cap && find_way(&p, square, most_bad(state, m->seat)))
            ends[n++] = thing(KIND_SQUARE, square);
    return n;
}
