/* Where the scripted bot walks: it looks at all squares a move can end on, judges them, and goes
 * for the best. Floods find them (policy_flood.c); a square that would have to be entered twice is
 * noticed at the next step, when what is covered is known. */
#include "games/gorgasali/policy.h"

enum {
    LAYERS = 2 * DIE + 1,      /* inactive squares entered on one move */
    STRIDE = 2 * 2 * DIE,      /* points of one move, doubled */
    GRAVITY = 2 * DIE,         /* how far chests attract */
    RINGS = 10,
    DEATH = 50000,
};

typedef struct Walk {
    const Analysis *l;
    Ground ground;
    bool diagonals, extra;
    int layers;
    int chest;                          /* what a chest is worth */
    Squares chest_within[GRAVITY + 1];
    Squares healing_within[GRAVITY + 1];
    int safe_depth;                     /* lines from the edge to squares that are active */
    int next_depth;                     /* and to those that will be after the next shrinking */
    bool heals, shrinks;
    Squares known;                      /* squares already judged */
    int32_t worth[SQUARES];
} Walk;


/* ---- distances ---- */

/* within[p]: squares from which the set is at most p points away. */
static void measure(const State *s, const Ground *ground, const Squares *set, int points,
                    Squares *within)
{
    Flood flood;
    flood.at[0] = *set;
    gorgasali_flood(s, ground, points, false, &flood);
    within[0] = *set;
    for (int p = 1; p <= points; p++) {
        within[p] = within[p - 1];
        squares_join(&within[p], &flood.at[p]);
    }
}

static int first_within(const Squares *within, int n, int square)
{
    int p = 0;
    while (p < n && !squares_has(&within[p], square))
        p++;
    return p;
}

/* Zones lie in each other like frames (GO-ZONE-1): how many lines from the edge one begins. */
static int depth_of_zone(const State *s, int zone)
{
    int depth = 0;
    while (board(s)->zone[depth * SIDE + QUARTER] < zone)
        depth++;
    return depth;
}

/* Steps from a square to all that lies so deep, as if nothing stood in the way. */
static int steps_inward(const State *s, int square, int depth)
{
    const int row = board(s)->row[square] - 1, column = board(s)->column[square] - 1;
    return max_of(0, depth - min_of(row, SIDE - 1 - row)) +
           max_of(0, depth - min_of(column, SIDE - 1 - column));
}

static Squares zones_from(const State *s, int zone)
{
    Squares set = {{0}};
    for (int i = zone; i <= ZONES; i++)
        squares_join(&set, &board(s)->in_zone[i - 1]);
    return set;
}

static int rounds_to_shrink(const State *s)
{
    return (s->inactive + 1) * board(s)->shrinks_every + 1 - s->round;
}

static void measure_zones(Walk *w)
{
    const State *s = w->l->s;
    w->shrinks = s->inactive + 1 < ZONES;
    if (s->inactive < ZONES)
        w->safe_depth = depth_of_zone(s, s->inactive + 1);
    if (w->shrinks)
        w->next_depth = depth_of_zone(s, s->inactive + 2);
}

/* Chests that will not cost anything. */
static void measure_goals(Walk *w)
{
    const State *s = w->l->s;
    const bool soon = w->shrinks && rounds_to_shrink(s) <= 1;
    const Squares open = zones_from(s, min_of(s->inactive + (soon ? 2 : 1), ZONES));
    Squares chests = s->chests, healing = board(s)->healing;
    squares_keep(&chests, &open);
    measure(s, &w->ground, &chests, GRAVITY, w->chest_within);
    w->heals = content(s)->health - w->l->me->health >= board(s)->heals * w->l->t->heal_halves / 2;
    squares_keep(&healing, &open);
    if (w->heals)
        measure(s, &w->ground, &healing, GRAVITY, w->healing_within);
}

static void begin(Walk *w, const Analysis *l, bool extra)
{
    const State *s = l->s;
    const SupportCard *card = in_force(s);
    w->l = l;
    w->extra = extra;
    w->diagonals = !extra && card != 0 && card->effect == EFFECT_DIAGONALS;
    w->chest = gorgasali_chest_worth(s, w->l->t, l->seat);
    w->known = (Squares){{0}};
    w->layers = s->inactive > 0 && !extra ? LAYERS : 1;
    gorgasali_ground(s, extra, &w->ground);
    measure_zones(w);
    measure_goals(w);
}

/* ---- judging a square ---- */

/* What zones will cost who stands there. */
static int zone_cost(const Walk *w, int square)
{
    const State *s = w->l->s;
    int cost = 0;
    if (s->inactive >= ZONES)
        return 0;
    if (is_inactive(s, square)) {
        const int out = min_of(steps_inward(s, square, w->safe_depth), RINGS);
        cost += w->l->t->outside + (out - 1) * zone_price(s) * TENTH;
    }
    if (w->shrinks) {
        const int rounds = rounds_to_shrink(s), price = board(s)->price[s->inactive];
        const int out = min_of(steps_inward(s, square, w->next_depth), RINGS) *
                        w->l->t->detour_fifths / 5;
        const int late = out - 1 - w->l->t->stride * (rounds - 1);
        cost += late > 0 ? late * price * TENTH : 0;
        cost += out * w->l->t->shrink / (rounds + 1);
    }
    return cost * w->l->fear / 16;
}

/* Ball lightnings and Tharsis: what ending a move there costs. */
static int hazard(const Analysis *l, int square)
{
    const State *s = l->s;
    int loss = 0;
    for (int i = 0; i < s->n_banners; i++) {
        const Banner *b = &s->banner[i];
        const SupportCard *k = support_at(s, b->card);
        if (k->effect == EFFECT_BALL_LIGHTNING && is_enemy(s, b->owner, l->seat) &&
            gorgasali_range(s, b->square, square) <= k->within &&
            gorgasali_sees(s, b->square, square)) {
            const Absorbed a = gorgasali_absorb(s, l->seat, k->damage, false);
            loss += a.loss * TENTH + (a.after_field - a.loss) * TENTH / l->t->blocked_part;
        }
    }
    for (int i = 0; i < l->n_foes; i++)
        if (has_ability(s, l->foe[i].seat, ABILITY_IGNITE) &&
            !gorgasali_is_immune(s, l->seat) &&
            gorgasali_range(s, l->foe[i].square, square) == 1)
            loss += gorgasali_ability(s, ABILITY_IGNITE)->damage * TENTH + l->t->no_potions;
    return loss >= l->me->health * TENTH ? DEATH : loss * l->fear / 16;
}

static int goal_pull(const Squares *within, int square)
{
    return GRAVITY - first_within(within, GRAVITY, square);
}

/* What lies there, and how near the next chests and healing points are. */
static int goal_worth(const Walk *w, int square)
{
    const Tuning *t = w->l->t;
    const State *s = w->l->s;
    const int missing = content(s)->health - w->l->me->health;
    const bool here = square == w->l->me->square;
    int worth = 0;
    if (squares_has(&s->chests, square) && !here)
        worth += w->chest + w->chest * t->chest_here / t->chest_part_step;
    else
        worth += w->chest * goal_pull(w->chest_within, square) / t->chest_part_step;
    if (squares_has(&board(s)->healing, square) && !here)
        worth += min_of(board(s)->heals, missing) * TENTH * w->l->fear / 16;
    else if (w->heals)
        worth += goal_pull(w->healing_within, square) * w->l->fear / t->heal_pull_part;
    return worth;
}

/* Shots of the next turn: the best enemy, by how likely he comes into range. Only who would lose a
 * fight is hunted. */
static int prospect(const Analysis *l, int square)
{
    int best = 0;
    for (int i = 0; i < l->n_foes; i++) {
        const Opponent *f = &l->foe[i];
        const int hunt = max_of(0, min_of(f->edge, l->t->hunt_most) - 16);
        for (int k = 0; k < HELD; k++) {
            if (l->weapon[k] == NO_CARD)
                continue;
            const int range = weapon_at(l->s, l->weapon[k])->range;
            const int steps = gorgasali_steps_into_range(l, square, f->square, range);
            best = max_of(best, f->shot[k][range][0] * gorgasali_chance_to_walk(steps) / 36 *
                                  hunt / 16);
        }
    }
    return best;
}

static int judge(const Walk *w, int square)
{
    const Analysis *l = w->l;
    return goal_worth(w, square) + gorgasali_attack_worth(l, square) + prospect(l, square) -
           gorgasali_danger(l, square) * l->fear / 16 - hazard(l, square) -
           zone_cost(w, square) + gorgasali_partner_pull(l, square);
}

static int worth_of(Walk *w, int square)
{
    if (!squares_has(&w->known, square)) {
        squares_add(&w->known, square);
        w->worth[square] = judge(w, square);
    }
    return w->worth[square];
}

int gorgasali_square_worth(const Analysis *l, int square)
{
    return gorgasali_attack_worth(l, square) -
           gorgasali_danger(l, square) * l->fear / 16 - hazard(l, square) -
           (is_inactive(l->s, square) ? zone_price(l->s) * TENTH * l->t->square_zone : 0);
}

/* ---- all ends of a move ---- */

typedef struct Layers { Squares at[LAYERS][STRIDE + 1]; } Layers;

/* Like a flood, but by the number of inactive squares entered. */
static void spread(const Walk *w, int points, Layers *y, int layers)
{
    const Squares active = zones_from(w->l->s, w->l->s->inactive + 1);
    Squares next, nowhere = {{0}};
    for (int k = 0; k < layers; k++) {
        for (int p = 0; p < points; p++) {
            if (!squares_any(&y->at[k][p]))
                continue;
            gorgasali_beside(w->l->s, &y->at[k][p], w->diagonals, &next);
            for (int cost = 1; cost <= COST_MAX && p + cost <= points; cost++) {
                const uint64_t *ground = w->ground.by_cost[cost - 1].word;
                uint64_t *inside = y->at[k][p + cost].word;
                uint64_t *outside = k + 1 < layers ? y->at[k + 1][p + cost].word : nowhere.word;
                for (int i = 0; i < squares_words; i++) {
                    const uint64_t entered = next.word[i] & ground[i];
                    inside[i] |= entered & active.word[i];
                    outside[i] |= entered & ~active.word[i];
                }
            }
        }
    }
}

/* The best of a set. */
static int best_in(Walk *w, const Squares *set, int best)
{
    EACH_SQUARE (square, set)
        best = max_of(best, worth_of(w, square));
    return best;
}

/* The best square a walk can end on: with no points left, on a chest, or stuck for one point. */
static int best_of_layer(Walk *w, const Squares *at, int points)
{
    int best = best_in(w, &at[points], NEVER);
    for (int p = 0; p < points; p++) {
        Squares ends = at[p];
        if (!w->extra)
            squares_keep(&ends, &w->l->s->chests);
        best = best_in(w, &ends, best);
    }
    if (points > 0 && squares_any(&at[points - 1])) {
        Squares stuck = at[points - 1], open;
        gorgasali_beside(w->l->s, &w->ground.by_cost[0], w->diagonals, &open);
        squares_leave_out(&stuck, &open);
        best = best_in(w, &stuck, best);
    }
    return best;
}

/* From one of these squares on; `lost` health is gone by then. */
static int best_from(Walk *w, const Squares *from, int points, int lost)
{
    const State *s = w->l->s;
    const int price = w->extra ? 0 : zone_price(s);
    Layers y;
    int layers = w->layers, best = NEVER;
    points = min_of(points, STRIDE);
    if (price > 0)
        layers = min_of(layers, 1 + (w->l->me->health - 1 - lost) / price);
    layers = min_of(layers, points + 1);
    for (int k = 0; k < layers; k++)
        for (int p = 0; p <= points; p++)
            y.at[k][p] = (Squares){{0}};
    y.at[0][0] = *from;
    spread(w, points, &y, layers);
    for (int k = 0; k < layers; k++) {
        const int loss = (lost + k * price) * TENTH * w->l->fear / 16;
        best = max_of(best, best_of_layer(w, y.at[k], points) - loss);
    }
    return best;
}

/* ---- weighing ---- */

static int weigh_step(Walk *w, int square)
{
    const State *s = w->l->s;
    const int cost = gorgasali_cost_to(s, w->l->seat, w->l->me->square, square, w->extra, 0);
    const int lost = is_inactive(s, square) && !w->extra ? zone_price(s) : 0;
    Squares from = {{0}};
    squares_add(&from, square);
    if (lost >= w->l->me->health)
        return -DEATH - DEATH;
    const int best = best_from(w, &from, s->turn.points - cost, lost);
    return best > NEVER ? best : -DEATH + worth_of(w, square) / w->l->t->stuck_part;
}

/* Where the move begins; returns the points it has then. */
static int start(const Walk *w, Squares *from, int points)
{
    const State *s = w->l->s;
    const Player *p = w->l->me;
    *from = (Squares){{0}};
    if (on_map(s, w->l->seat)) {
        squares_add(from, p->square);
        return points;
    }
    for (int i = 0; i < GATE_SQUARES; i++)
        if (!squares_has(&s->figures, board(s)->gate[p->sector][i]))
            squares_add(from, board(s)->gate[p->sector][i]);
    return points - board(s)->cost[PLAIN];
}

/* A movement card, tried on a copy: what the move could bring with it. */
static int weigh_card(Walk *w, int card, int without)
{
    State s = *w->l->s;
    const SupportCard *k = support_at(&s, card);
    const Ground ground = w->ground;
    const bool diagonals = w->diagonals;
    Squares from;
    s.turn.card = 1 + card;
    if (k->effect == EFFECT_MULTIPLY)
        s.turn.points = s.turn.points * k->n;
    gorgasali_ground(&s, false, &w->ground);
    w->diagonals = k->effect == EFFECT_DIAGONALS;
    const int points = start(w, &from, s.turn.points);
    const int gain = best_from(w, &from, points, 0) -
                     gorgasali_card_worth(&s, w->l->t, w->l->seat, card) / w->l->t->used_part -
                     w->l->t->movement_card;
    w->ground = ground;
    w->diagonals = diagonals;
    return gain > without ? gain : NEVER;
}

static int weigh_jump(Walk *w, int card, const Squares *to)
{
    const State *s = w->l->s;
    int best = best_from(w, to, s->turn.points, 0);
    if (gorgasali_no_stay(s, w->l->seat) == 0)
        best = best_in(w, to, best);
    return best - gorgasali_card_worth(s, w->l->t, w->l->seat, card) / w->l->t->used_part -
           w->l->t->movement_card;
}

/* All jumps together first: mostly none is worth the card. */
static void weigh_jumps(Walk *w, const Menu *m, int without, int32_t *weights)
{
    Squares all = {{0}};
    int card = NO_CARD;
    for (int i = 0; i < m->n; i++) {
        if (option_verb(m->list[i]) == V_JUMP) {
            card = option_arg(m->list[i], 0);
            squares_add(&all, option_arg(m->list[i], 1));
        }
    }
    const bool worth_it = card != NO_CARD && weigh_jump(w, card, &all) > without;
    for (int i = 0; i < m->n; i++) {
        if (option_verb(m->list[i]) != V_JUMP)
            continue;
        const int to = option_arg(m->list[i], 1);
        const int lost = is_inactive(w->l->s, to) ? zone_price(w->l->s) : 0;
        Squares one = {{0}};
        squares_add(&one, to);
        weights[i] = !worth_it || lost >= w->l->me->health
                         ? NEVER : weigh_jump(w, card, &one) - lost * TENTH * w->l->fear / 16;
    }
}

/* GO-KRUBER: where he could get from the square of another, who has to make do with his. */
static int weigh_swap(Walk *w, int character, int without)
{
    const State *s = w->l->s;
    const int other = gorgasali_seat_of(s, character), there = s->player[other].square;
    Squares from = {{0}};
    if (!is_enemy(s, w->l->seat, other) || is_inactive(s, there))
        return NEVER;
    squares_add(&from, there);
    const int pushed = (zone_cost(w, w->l->me->square) - zone_cost(w, there)) /
                       w->l->t->pushed_part;
    const int best = best_from(w, &from, s->turn.points, 0) + max_of(0, pushed) -
                     w->l->t->movement_card;
    return best > without ? best : NEVER;
}

/* Steps, staying, stopping; then the cards that would make more possible. */
void gorgasali_weigh_moves(const Analysis *l, const Menu *m, int32_t *weights)
{
    Walk w;
    int best = NEVER;
    begin(&w, l, m->prompt == Q_EXTRA_STEPS);
    for (int i = 0; i < m->n; i++) {
        const int verb = option_verb(m->list[i]);
        if (verb == V_STEP)
            weights[i] = weigh_step(&w, option_arg(m->list[i], 0));
        else if (verb == V_STOP)
            weights[i] = judge(&w, l->me->square) + (squares_has(&l->s->chests, l->me->square)
                                                         ? w.chest : 0);
        else if (verb == V_STAY)
            weights[i] = on_map(l->s, l->seat) ? worth_of(&w, l->me->square) - l->t->stay
                                               : -DEATH;
        else
            continue;
        best = max_of(best, weights[i]);
    }
    weigh_jumps(&w, m, best, weights);
    for (int i = 0; i < m->n; i++)
        if (option_verb(m->list[i]) == V_USE)
            weights[i] = weigh_card(&w, option_arg(m->list[i], 0), best);
        else if (option_verb(m->list[i]) == V_SWAP)
            weights[i] = weigh_swap(&w, option_arg(m->list[i], 0), best);
}
