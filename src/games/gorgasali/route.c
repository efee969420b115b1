/* Ways of the exact length (GO-MOVE-4): which squares a move can end on, and how to get there with
 * the least loss to inactive zones, then over the fewest obstacles, then in the fewest steps. The
 * rules of a step are those of movement.c; here they are only searched. */
#include "games/gorgasali/gorgasali.h"

/* ---- floods: many squares at once ---- */

/* Every square so many numbers on: 1 … 63, forwards and backwards. */
static Squares forwards(const Squares *set, int by)
{
    Squares out;
    uint64_t carried = 0;
    for (int i = 0; i < SQUARE_WORDS; i++) {
        out.word[i] = set->word[i] << by | carried;
        carried = set->word[i] >> (64 - by);
    }
    return out;
}

static Squares backwards(const Squares *set, int by)
{
    Squares out;
    uint64_t carried = 0;
    for (int i = SQUARE_WORDS - 1; i >= 0; i--) {
        out.word[i] = set->word[i] >> by | carried;
        carried = set->word[i] << (64 - by);
    }
    return out;
}

/* Squares beside those of the set. Bits beyond the last square mean nothing. */
static Squares beside(const State *s, const Squares *set, bool diagonals)
{
    Squares west = *set, east = *set, row, all;
    squares_leave_out(&west, &board(s)->first_column);
    squares_leave_out(&east, &board(s)->last_column);
    row = backwards(&west, 1);
    east = forwards(&east, 1);
    squares_join(&row, &east);
    all = row;
    if (diagonals)
        squares_join(&row, set);
    else
        row = *set;
    const Squares above = backwards(&row, SIDE), below = forwards(&row, SIDE);
    squares_join(&all, &above);
    squares_join(&all, &below);
    return all;
}

void gorgasali_ground(const State *s, bool extra, Ground *out)
{
    *out = (Ground){{{{0}}}};
    for (int terrain = PLAIN; terrain < TREE; terrain++)
        squares_join(&out->by_cost[gorgasali_terrain_cost(s, terrain, extra) - 1],
                     &board(s)->ground[terrain]);
    for (int i = 0; i < COST_MAX; i++) {
        squares_leave_out(&out->by_cost[i], &s->barriers);
        squares_leave_out(&out->by_cost[i], &s->figures);
        squares_leave_out(&out->by_cost[i], &s->covered);
    }
}

void gorgasali_flood(const State *s, const Ground *ground, int points, bool diagonals,
                     Flood *flood)
{
    for (int p = 1; p <= points; p++)
        flood->at[p] = (Squares){{0}};
    for (int p = 0; p < points; p++) {
        if (!squares_any(&flood->at[p]))
            continue;
        const Squares next = beside(s, &flood->at[p], diagonals);
        for (int cost = 1; cost <= COST_MAX && p + cost <= points; cost++) {
            Squares entered = next;
            squares_keep(&entered, &ground->by_cost[cost - 1]);
            squares_join(&flood->at[p + cost], &entered);
        }
    }
}

/* ---- the walk being planned ---- */

enum {
    /* How bad it is to lose health on a square, to cross an obstacle, to take a step at all: the
     * first counts before the second, that before the third. FAR is worse than any way. */
    STEP = 1, OBSTACLE = POINTS_MAX + 1, LOSS = OBSTACLE * OBSTACLE, FAR = UINT16_MAX,
    NOWHERE = DIRECTIONS,              /* instead of a direction: the way ends here */
    NODES = 30000, ALL_NODES = 90000,  /* of the search with one limit, and with all */
    TRIES = 2000, NEEDY_TRIES = 500,   /* of one backwards; of one that must pass certain squares */
    ALL_TRIES = 80000,                 /* of all those in one call */
};

typedef struct Way {
    int n, rest;               /* points left at its end */
    uint16_t at[POINTS_MAX];   /* squares entered */
} Way;

typedef struct Plan {
    const State *s;
    int seat, to;
    int points;                /* to spend from the start on */
    int nodes;                 /* that may still be searched */
    int limit, next;           /* how bad a way may be, and the least that was too bad */
    int afford;                /* inactive squares he can enter and live */
    bool extra;                /* Dobergun's squares */
    bool diagonals;
    bool gate;                 /* the way begins with the step out of a sector */
    uint64_t ends;             /* bit i: the way may end with i points left */
    Way way;
    Squares covered;           /* by the move so far and by the way being tried */
    Squares need, around;      /* squares to pass, so that the way is stuck; those around its end */
    uint8_t cost[SQUARES];     /* points to enter a square */
    uint8_t open[SQUARES];     /* bit i: there is a step in direction i */
    uint16_t bad[SQUARES];     /* how bad it is to enter a square */
    Flood flood;               /* flood.at[0]: where the way begins */
    /* By points left and square, for ways that may cross themselves but never turn round on the
     * spot: how bad the rest of the way is at least, the direction it takes, and how bad it is if
     * it must not take that direction. */
    uint16_t best[POINTS_MAX + 1][SQUARES], second[POINTS_MAX + 1][SQUARES];
    uint8_t direction[POINTS_MAX + 1][SQUARES];
    uint8_t loss[POINTS_MAX + 1][SQUARES];  /* inactive squares entered at least, by points used */
} Plan;
_Static_assert(POINTS_MAX * (LOSS + OBSTACLE + STEP) < FAR, "the worst way fits");

static bool plans_walk(const Menu *m)
{
    return m->prompt == Q_MOVE || m->prompt == Q_STEP ||
           m->prompt == Q_CHEST_HERE || m->prompt == Q_EXTRA_STEPS;
}

static int opposite(int direction)
{
    return direction < STRAIGHT ? (direction + 2) % STRAIGHT
                                : STRAIGHT + (direction - STRAIGHT + 2) % STRAIGHT;
}

/* Asks movement.c once for every step there is. */
static void survey(Plan *p)
{
    State here = *p->s;
    here.covered = p->covered;
    memset(p->cost, 0, sizeof p->cost);
    EVERY_SQUARE (square) {
        const bool inactive = !p->extra && is_inactive(p->s, square);
        p->bad[square] = (uint16_t)((inactive ? LOSS : 0) + STEP +
                                    (board(p->s)->terrain[square] != PLAIN ? OBSTACLE : 0));
        p->open[square] = 0;
        for (int d = 0; d < (p->diagonals ? DIRECTIONS : STRAIGHT); d++) {
            const int cost = gorgasali_step_cost(&here, square, d, p->extra, 0);
            if (cost == 0)
                continue;
            p->open[square] |= (uint8_t)(1u << d);
            p->cost[board(p->s)->near[square][d]] = (uint8_t)cost;
        }
    }
}

/* Where the way begins: on a square, or behind the gate. */
static void find_start(Plan *p)
{
    const Player *player = &p->s->player[p->seat];
    p->points = p->s->turn.points;
    p->gate = player->square == NO_SQUARE;
    p->flood.at[0] = (Squares){{0}};
    if (!p->gate) {
        squares_add(&p->flood.at[0], player->square);
        return;
    }
    p->points -= board(p->s)->cost[PLAIN];
    for (int i = 0; i < GATE_SQUARES; i++) {
        const int gate = board(p->s)->gate[player->sector][i];
        if (gorgasali_cost_to(p->s, p->seat, NO_SQUARE, gate, false, 0) > 0)
            squares_add(&p->flood.at[0], gate);
    }
}

static void begin(Plan *p, const State *s, const Menu *m)
{
    const Support *card = in_force(s);
    Ground ground;
    p->s = s;
    p->seat = m->seat;
    p->extra = m->prompt == Q_EXTRA_STEPS;
    p->diagonals = !p->extra && card != 0 && card->effect == EFFECT_DIAGONALS;
    p->afford = zone_price(s) > 0 ? (s->player[p->seat].health - 1) / zone_price(s) : POINTS_MAX;
    p->covered = s->covered;
    if (on_map(s, p->seat))
        squares_add(&p->covered, s->player[p->seat].square);
    survey(p);
    find_start(p);
    gorgasali_ground(s, p->extra, &ground);
    gorgasali_flood(s, &ground, p->points, p->diagonals, &p->flood);
}

/* Where a step can still lead from a square. */
static Squares steps_left(const Plan *p, int square, int points)
{
    Squares out = {{0}};
    for (int d = 0; d < DIRECTIONS; d++) {
        if (!(p->open[square] >> d & 1))
            continue;
        const int next = board(p->s)->near[square][d];
        if (p->cost[next] <= points && !squares_has(&p->covered, next))
            squares_add(&out, next);
    }
    return out;
}

/* GO-RULE-4: the move must not end before he is stuck, unless the points are used up or there is a
 * chest. These are the squares it has to cover before. */
static Squares squares_needed(const Plan *p, int square, int rest)
{
    if (rest == 0 || p->extra || squares_has(&p->s->chests, square))
        return (Squares){{0}};
    return steps_left(p, square, rest);
}

/* The points that passing so many of them takes at least: two of them do not touch, but one may be
 * the gate, which is paid already. */
static int least_to_pass(const Plan *p, int needed)
{
    const int squares = p->diagonals ? needed : 2 * needed - 1;
    return p->gate ? squares - 1 : squares;
}

/* ---- the best way, forwards ---- */

/* How bad the rest of a way is at least that does not turn back. */
static int least(const Plan *p, int points, int square, int back)
{
    return p->direction[points][square] != back ? p->best[points][square]
                                                : p->second[points][square];
}

static void look_from(Plan *p, int points, int square)
{
    int best = FAR, second = FAR, direction = NOWHERE;
    for (int d = 0; d < DIRECTIONS; d++) {
        if (!(p->open[square] >> d & 1))
            continue;
        const int next = board(p->s)->near[square][d], left = points - p->cost[next];
        const int rest = left < 0 ? FAR : least(p, left, next, opposite(d));
        const int bad = rest == FAR ? FAR : rest + p->bad[next];
        if (bad < best) {
            second = best;
            best = bad;
            direction = d;
        } else if (bad < second) {
            second = bad;
        }
    }
    p->best[points][square] = (uint16_t)best;
    p->second[points][square] = (uint16_t)second;
    p->direction[points][square] = (uint8_t)direction;
}

/* Fills the tables for all squares that the flood comes to with so many points left, the start
 * excepted: nobody comes back to it. */
static void look_back(Plan *p)
{
    for (int points = 0; points < p->points; points++) {
        EACH_SQUARE (square, &p->flood.at[p->points - points])
            look_from(p, points, square);
        const int end = p->ends >> points & 1 ? 0 : FAR;
        p->best[points][p->to] = (uint16_t)end;
        p->direction[points][p->to] = NOWHERE;
    }
}

static bool arrives(Plan *p, int points)
{
    const Squares needed = squares_needed(p, p->to, points);
    p->way.rest = points;
    return (p->ends >> points & 1) && !squares_any(&needed);
}

/* Depth first, but never worse than the limit. */
static bool search(Plan *p, int square, int points, int bad)
{
    if (square == p->to)
        return arrives(p, points);
    if (p->nodes-- <= 0)
        return false;
    for (int d = 0; d < DIRECTIONS; d++) {
        const int next = board(p->s)->near[square][d];
        if (!(p->open[square] >> d & 1) || squares_has(&p->covered, next) ||
            p->cost[next] > points)
            continue;
        const int rest = least(p, points - p->cost[next], next, opposite(d));
        const int whole = bad + p->bad[next] + rest;
        if (rest == FAR || whole > p->limit) {
            p->next = rest != FAR && whole < p->next ? whole : p->next;
            continue;
        }
        squares_add(&p->covered, next);
        p->way.at[p->way.n++] = (uint16_t)next;
        if (search(p, next, points - p->cost[next], bad + p->bad[next]))
            return true;
        p->way.n--;
        squares_remove(&p->covered, next);
    }
    return false;
}

static bool search_from_start(Plan *p)
{
    EACH_SQUARE (start, &p->flood.at[0]) {
        p->way.n = 0;
        if (!p->gate)
            return search(p, start, p->points, 0);
        squares_add(&p->covered, start);
        p->way.at[p->way.n++] = (uint16_t)start;
        if (search(p, start, p->points, p->bad[start]))
            return true;
        squares_remove(&p->covered, start);
    }
    return false;
}

/* The limit rises, but stays below `most`, until there is a way. If that takes too long, it rises
 * faster, and the way need not be the best. */
static bool find_best(Plan *p, uint64_t ends, int most)
{
    p->ends = ends;
    look_back(p);
    p->limit = 0;
    for (int spent = 0; spent < ALL_NODES && p->limit < most; spent += NODES - p->nodes) {
        p->nodes = NODES;
        p->next = FAR;
        if (search_from_start(p))
            return true;
        p->limit = p->nodes > 0 ? p->next : p->limit + LOSS;
    }
    return false;
}

/* ---- any way, backwards ---- */

/* Fills the table of losses, along the flood. */
static void count_losses(Plan *p)
{
    for (int used = 0; used <= p->points; used++)
        EACH_SQUARE (square, &p->flood.at[used])
            p->loss[used][square] = (uint8_t)(used > 0 ? UINT8_MAX
                                                       : p->gate && p->bad[square] >= LOSS);
    for (int used = 0; used < p->points; used++)
        EACH_SQUARE (square, &p->flood.at[used])
            for (int d = 0; d < DIRECTIONS; d++) {
                if (!(p->open[square] >> d & 1))
                    continue;
                const int next = board(p->s)->near[square][d], then = used + p->cost[next];
                const int loss = p->loss[used][square] + (p->bad[next] >= LOSS);
                if (then <= p->points && loss < p->loss[then][next])
                    p->loss[then][next] = (uint8_t)loss;
            }
}

/* What is tried first: squares that have to be passed, then those around the end; if none is left
 * to be passed, all are alike. */
static int rank(const Plan *p, int square, int need)
{
    return need == 0 || squares_has(&p->need, square) ? 0 : squares_has(&p->around, square) ? 1 : 2;
}

/* From a square back to the start, along the flood and never twice over a square. `used` points
 * were paid to come here, `need` squares are still to be passed, `afford` inactive ones can be. */
static bool leads_back(Plan *p, int square, int used, int need, int afford)
{
    const int before = used == 0 ? 0 : used - p->cost[square];
    if (used == 0 && !p->gate)
        return need == 0;
    need -= squares_has(&p->need, square);
    afford -= p->bad[square] >= LOSS;
    if (afford < 0 || before < least_to_pass(p, need) || p->nodes-- <= 0)
        return false;
    bool found = used == 0 && need == 0;
    squares_add(&p->covered, square);
    for (int r = 0; used > 0 && r <= 2; r++)
        for (int d = 0; !found && d < DIRECTIONS; d++) {
            const int from = board(p->s)->near[square][d];
            if (from == NO_SQUARE || !(p->open[from] >> opposite(d) & 1) ||
                rank(p, from, need) != r ||
                !squares_has(&p->flood.at[before], from) || p->loss[before][from] > afford ||
                (squares_has(&p->covered, from) && (before > 0 || p->gate)))
                continue;
            found = leads_back(p, from, before, need, afford);
        }
    squares_remove(&p->covered, square);
    if (found)
        p->way.at[p->way.n++] = (uint16_t)square;
    return found;
}

/* Ways that have to pass certain squares are looked for only if `needy`, others only if not. */
static bool ends_after(Plan *p, int square, int used, bool needy)
{
    p->need = squares_needed(p, square, p->points - used);
    const int needed = squares_count(&p->need);
    if ((needed > 0) != needy || !squares_has(&p->flood.at[used], square))
        return false;
    p->around = (Squares){{0}};
    for (int d = 0; d < DIRECTIONS; d++)
        if (board(p->s)->near[square][d] != NO_SQUARE)
            squares_add(&p->around, board(p->s)->near[square][d]);
    p->way.n = 0;
    p->way.rest = p->points - used;
    return leads_back(p, square, used, needed, p->afford);
}

static bool can_end_on(Plan *p, int square, bool needy, int *tries)
{
    const int most = needy ? NEEDY_TRIES : TRIES;
    for (int used = p->points; used >= 0 && *tries > 0; used--) {
        p->nodes = most;
        const bool found = ends_after(p, square, used, needy);
        *tries -= most - p->nodes;
        if (found)
            return true;
    }
    return false;
}

/* ---- Game.route ---- */

static int loss_on(const Plan *p)
{
    int squares = 0;
    for (int i = 0; i < p->way.n; i++)
        squares += p->bad[p->way.at[i]] >= LOSS;
    return squares;
}

/* Points that may be left at the end: for any way, and for one that covered what is around. */
static void possible_ends(const Plan *p, uint64_t *any, uint64_t *needy)
{
    *any = *needy = 0;
    for (int rest = 0; rest <= p->points; rest++) {
        const Squares squares = squares_needed(p, p->to, rest);
        const int needed = squares_count(&squares);
        if (needed == 0)
            *any |= (uint64_t)1 << rest;
        else if (p->points - rest >= p->cost[p->to] + least_to_pass(p, needed))
            *needy |= (uint64_t)1 << rest;
    }
}

/* A way that gets stuck by its own squares is taken only if it saves health, or if there is no
 * other. */
static bool find_way(Plan *p)
{
    const Squares covered = p->covered;
    uint64_t any, needy;
    int tries = ALL_TRIES;
    possible_ends(p, &any, &needy);
    bool found = find_best(p, any, FAR);
    const Way way = p->way;
    if (found && loss_on(p) == 0)
        return true;
    p->covered = covered;
    if (find_best(p, needy, found ? loss_on(p) * LOSS : FAR))
        return true;
    p->way = way;
    if (!found)
        count_losses(p);
    return found || can_end_on(p, p->to, false, &tries) || can_end_on(p, p->to, true, &tries);
}

/* The rule that keeps a figure off a square, or the exact roll. */
static const char *why_not(const Plan *p, const State *s, int to)
{
    if (squares_has(&board(s)->tree, to))
        return "GO-TREE-1";
    if (squares_has(&s->barriers, to))
        return "GO-BARR-2";
    if (squares_has(&p->covered, to))
        return "GO-MOVE-5";
    if (squares_has(&s->figures, to))
        return "GO-RULE-6";
    return "GO-MOVE-4";
}

/* The steps, and to stop where one could go on. */
static int write_answers(Plan *p, Option *answers, int cap)
{
    int n = 0;
    for (; n < p->way.n && n < cap; n++) {
        answers[n] = option(V_STEP, p->way.at[n], 0, 0);
        squares_add(&p->covered, p->way.at[n]);
    }
    const Squares steps = steps_left(p, p->to, p->way.rest);
    if (n < cap && squares_any(&steps))
        answers[n++] = option(V_STOP, 0, 0, 0);
    return n;
}

int gorgasali_route(const void *state, const Menu *m, Thing to, Option *answers, int cap,
                    const char **rule)
{
    const State *s = state;
    Plan p;
    *rule = "GO-MOVE-4";
    if (!plans_walk(m) || to.kind != KIND_SQUARE)
        return 0;
    begin(&p, s, m);
    p.to = to.value;
    *rule = why_not(&p, s, p.to);
    if (!text_equal(*rule, "GO-MOVE-4") || !find_way(&p))
        return 0;
    if (loss_on(&p) > p.afford) {
        *rule = "GO-ZONE-6";  /* he would not arrive */
        return 0;
    }
    return write_answers(&p, answers, cap);
}

/* ---- Game.reach ---- */

/* Takes the squares where a move can end out of the set and returns how many there are then. */
static int take_ends(Plan *p, Squares *set, bool needy, int tries, Thing *ends, int n, int cap)
{
    EACH_SQUARE (square, set) {
        if (n == cap || !can_end_on(p, square, needy, &tries))
            continue;
        ends[n++] = (Thing){KIND_SQUARE, (int16_t)square};
        squares_remove(set, square);
    }
    return n;
}

int gorgasali_reach(const void *state, const Menu *m, Thing *ends, int cap)
{
    Plan p;
    Squares all = {{0}};
    if (!plans_walk(m))
        return 0;
    begin(&p, state, m);
    count_losses(&p);
    for (int used = p.gate ? 0 : 1; used <= p.points; used++)
        squares_join(&all, &p.flood.at[used]);
    const int n = take_ends(&p, &all, false, INT32_MAX, ends, 0, cap);
    return take_ends(&p, &all, true, ALL_TRIES, ends, n, cap);
}
