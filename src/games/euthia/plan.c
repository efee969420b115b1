/* The plan of a turn: which markers to give up for movement, and what to do on the way. Every
 * order of up to four deeds is tried; what could be done next turn counts for less. */
#include "games/euthia/policy.h"

enum { DEEDS_DEEP = 4, HERE = SPOTS_MAX, VISITS_MAX = 4000 };

/* How far a turn has come. */
typedef struct Way {
    int at;                            /* spot, or HERE */
    int points, room;                  /* movement points; empty pouches */
    uint8_t marker[ACTION_KINDS], grant[ACTION_KINDS];
    uint32_t fought, done;             /* bits of spots */
    int32_t value;
    int deep;
} Way;

typedef struct Search {
    const Thought *k;
    int n, visits;
    Spot spot[SPOTS_MAX];
    uint8_t far[SPOTS_MAX + 1][SPOTS_MAX];
    int32_t best;
    int first, march;                  /* of the best: its first spot, a marker to begin with */
    int now, now_march;                /* of the one that is tried */
} Search;

static int action_of(int verb)
{
    return verb == V_MINE ? MINING : verb == V_TRADE ? TRADE : verb == V_HUNT ? COMBAT
                                                                              : ACTION_KINDS;
}

/* ---- when the turn is over ---- */

static int32_t kept_marker(const Search *f, const Way *w)
{
    const Tuning *t = f->k->t;
    return w->marker[COMBAT] > 0 ? t->keep_combat : w->marker[TRADE] > 0 ? t->keep_trade
           : w->marker[MINING] > 0 ? t->keep_mine : 0;
}

/* What the next turns can begin with: the best of what is left, less for each turn on the way. */
static int32_t outlook(const Search *f, const Way *w)
{
    const int left = euthia_rounds_left(f->k->s);
    int32_t best = 0;
    if (left == 0)
        return 0;
    for (int i = 0; i < f->n; i++) {
        const Spot *p = &f->spot[i];
        const bool fight = p->guarded && !has_bit(w->fought, i);
        if (f->far[w->at][i] == NONE || (!fight && has_bit(w->done, i)))
            continue;
        const int turns = 1 + max_of(0, f->far[w->at][i] - 3) / 3;
        if (turns > left)
            continue;
        int32_t worth = p->worth + (fight ? p->fight + p->trophy : 0);
        for (int n = 0; n < turns; n++)
            worth = worth * f->k->t->later / 100;
        best = max_of(best, worth - f->k->t->step * f->far[w->at][i]);
    }
    return best + kept_marker(f, w);
}

/* ---- one deed more ---- */

static void search(Search *f, const Way *w);

static void remember(Search *f, int32_t value, int first, int march)
{
    if (value <= f->best)
        return;
    f->best = value;
    f->first = first;
    f->march = march;
}

/* What is too far for this turn, begun with so many points: worth less for each turn that it still
 * takes. */
static int32_t on_the_way(const Search *f, const Way *w, int i, int points)
{
    const Spot *p = &f->spot[i];
    const int far = f->far[w->at][i] - points;
    const int turns = 1 + max_of(0, far - 3) / 3;
    if (turns > euthia_rounds_left(f->k->s))
        return INT32_MIN;
    int32_t worth = p->worth + (p->guarded ? p->fight + p->trophy : 0);
    for (int n = 0; n < turns; n++)
        worth = worth * f->k->t->later / 100;
    return worth - f->k->t->step * f->far[w->at][i];
}

/* Setting out for something that cannot be reached in this turn. */
static void set_out(Search *f, const Way *w)
{
    const uint8_t *move = content(f->k->s)->numbers.move;
    for (int a = 0; a <= ACTION_KINDS; a++) {
        Way then = *w;
        if (a < ACTION_KINDS && w->marker[a] == 0)
            continue;
        if (a < ACTION_KINDS) {
            then.marker[a]--;
            then.points += move[a];
        }
        for (int i = 0; i < f->n && then.points > 0; i++) {
            if (f->far[w->at][i] == NONE || f->far[w->at][i] <= then.points ||
                has_bit(w->fought | w->done, i))
                continue;
            const int32_t more = on_the_way(f, w, i, then.points);
            if (more != INT32_MIN)
                remember(f, w->value + more + kept_marker(f, &then),
                         w->deep > 0 ? f->now : i, w->deep > 0 ? f->now_march : a);
        }
    }
}

/* What changes when a deed is done. */
static void do_deed(const Search *f, Way *w, int i, bool fight)
{
    const Spot *p = &f->spot[i];
    if (!fight) {
        w->done |= (uint32_t)bit(i);
        w->value += p->verb == V_MINE && w->room <= 0 ? p->worth / 3 : p->worth;
        w->room = p->verb == V_MINE ? w->room - 1
                  : p->verb == V_TRADE ? max_of(w->room, 2) : w->room;
        return;
    }
    w->fought |= (uint32_t)bit(i);
    w->value += p->fight + (w->room > 0 ? p->trophy : p->trophy / 3);
    w->room--;
    if (p->verb == V_GO || p->verb == NOTHING)
        w->done |= (uint32_t)bit(i);
}

static bool pay_action(Way *w, int action)
{
    if (action == ACTION_KINDS)
        return true;
    if (w->grant[action] > 0) {
        w->grant[action]--;
        return true;
    }
    if (w->marker[action] == 0)
        return false;
    w->marker[action]--;
    return true;
}

/* Gives up so many markers of each kind for movement and goes there. */
static void go_and_do(Search *f, const Way *from, int i, const int give[ACTION_KINDS])
{
    const Spot *p = &f->spot[i];
    const bool fight = p->guarded && !has_bit(from->fought, i);
    const uint8_t *move = content(f->k->s)->numbers.move;
    Way w = *from;
    int first = ACTION_KINDS;
    for (int a = 0; a < ACTION_KINDS; a++) {
        w.marker[a] = (uint8_t)(w.marker[a] - give[a]);
        w.points += give[a] * move[a];
        if (give[a] > 0 && first == ACTION_KINDS)
            first = a;
    }
    if (!pay_action(&w, fight ? COMBAT : action_of(p->verb)))
        return;
    w.points -= f->far[from->at][i];
    w.value -= f->k->t->step * f->far[from->at][i];
    w.at = i;
    w.deep++;
    do_deed(f, &w, i, fight);
    if (from->deep == 0) {
        f->now = i;
        f->now_march = first;
    }
    search(f, &w);
}

/* Every set of markers that brings enough movement and none too many. */
static void pay_way(Search *f, const Way *w, int i)
{
    const uint8_t *move = content(f->k->s)->numbers.move;
    const int need = f->far[w->at][i] - w->points;
    int give[ACTION_KINDS];
    for (give[0] = 0; give[0] <= w->marker[0]; give[0]++)
        for (give[1] = 0; give[1] <= w->marker[1]; give[1]++)
            for (give[2] = 0; give[2] <= w->marker[2]; give[2]++) {
                int sum = 0, least = INT32_MAX;
                for (int a = 0; a < ACTION_KINDS; a++) {
                    sum += give[a] * move[a];
                    if (give[a] > 0)
                        least = min_of(least, move[a]);
                }
                if (sum >= need && (sum == 0 || sum - least < need))
                    go_and_do(f, w, i, give);
            }
}

static void search(Search *f, const Way *w)
{
    remember(f, w->value + outlook(f, w), w->deep > 0 ? f->now : NONE,
             w->deep > 0 ? f->now_march : ACTION_KINDS);
    if (w->deep <= 1)
        set_out(f, w);
    if (w->deep == DEEDS_DEEP || f->visits++ > VISITS_MAX)
        return;
    for (int i = 0; i < f->n; i++) {
        const bool fight = f->spot[i].guarded && !has_bit(w->fought, i);
        if (f->far[w->at][i] != NONE && (fight || !has_bit(w->done, i)))
            pay_way(f, w, i);
    }
}

/* ---- the plan ---- */

/* Movement points of tiles that can be used now. */
static int points_of_tiles(const State *s, int seat)
{
    int sum = 0;
    for (int i = 0; i < board(s, seat)->n_owned; i++) {
        const Owned *o = &board(s, seat)->owned[i];
        const Tile *t = &content(s)->tile[o->tile];
        for (int u = 0; o->place != NOWHERE && t->spends == SPENDS_ROUND && u < t->n_uses; u++)
            for (int k = 0; k < t->use[u].does.n; k++)
                if (t->use[u].does.list[k].verb == DO_MOVE &&
                    euthia_tile_use_denied(s, seat, i, u, WIN_OUT) == 0)
                    sum += t->use[u].does.list[k].n;
    }
    return sum;
}

static Way beginning(const State *s, int seat)
{
    const Board *b = board(s, seat);
    Way w = {.at = HERE, .points = s->move_points + points_of_tiles(s, seat),
             .room = euthia_pouches(s, seat) - euthia_in_pouches(s, seat)};
    for (int a = 0; a < ACTION_KINDS; a++) {
        w.marker[a] = b->marker[a];
        for (int i = 0; i < b->n_owned; i++)
            w.grant[a] += euthia_grants(s, seat, i, (ActionKind)a) != NONE;
    }
    return w;
}

/* ---- ways ---- */

enum { FAR = 30, NEAR_BY = 12 };

/* Where steps lead, worked out once for all ways of a plan. */
typedef struct Paths {
    uint8_t n[FIELDS_MAX];
    bool ends[FIELDS_MAX];             /* nobody goes on from there, except who begins there */
    uint16_t next[FIELDS_MAX][BESIDE_MAX];
} Paths;

/* On foot a way ends at a monster and leads into open centres only (EU-PAC-3, EU-SPEC-5); a careful
 * one does not go on through fire (EU-ELEM-2). */
static void find_paths(const State *s, bool careful, Paths *p)
{
    EACH_FIELD (f, s) {
        uint16_t near[BESIDE_MAX];
        const int n = euthia_beside(s, f, near);
        p->n[f] = 0;
        for (int i = 0; i < n; i++)
            if (euthia_peaceful_step(s, f, f, near[i]))
                p->next[f][p->n[f]++] = near[i];
        p->ends[f] = euthia_guarded(s, f);
        if (careful && !p->ends[f]) {
            const ElementSet powers = euthia_powers(s, f);
            p->ends[f] = has_bit(powers, FIRE) && !has_bit(powers, WATER);
        }
    }
}

/* How far every field is, up to `most`; NONE: farther. */
static void follow_paths(const Paths *p, int from, int most, uint8_t far[FIELDS_MAX])
{
    uint16_t queue[LAID_MAX * CELLS];
    int head = 0, tail = 0;
    memset(far, NONE, FIELDS_MAX);
    far[from] = 0;
    queue[tail++] = (uint16_t)from;
    while (head < tail) {
        const int at = queue[head++];
        if (far[at] >= most || (p->ends[at] && at != from))
            continue;
        for (int i = 0; i < p->n[at]; i++)
            if (far[p->next[at][i]] == NONE) {
                far[p->next[at][i]] = far[at] + 1;
                queue[tail++] = p->next[at][i];
            }
    }
}

static void measure(Search *f, const Paths *p, const uint8_t here[FIELDS_MAX])
{
    uint8_t far[FIELDS_MAX];
    for (int i = 0; i < f->n; i++)
        f->far[HERE][i] = here[f->spot[i].field];
    for (int from = 0; from < f->n; from++) {
        follow_paths(p, f->spot[from].field, NEAR_BY, far);
        for (int i = 0; i < f->n; i++)
            f->far[from][i] = far[f->spot[i].field];
    }
}

/* Plans with ways of one sort; false if nothing is worth it. */
static bool plan_by(Thought *k, bool careful)
{
    const State *s = k->s;
    Search f = {.k = k, .first = NONE, .march = ACTION_KINDS, .best = INT32_MIN};
    uint8_t here[FIELDS_MAX];
    Paths p;
    find_paths(s, careful, &p);
    follow_paths(&p, board(s, k->seat)->at, FAR, here);
    f.n = euthia_spots(k, here, f.spot);
    measure(&f, &p, here);
    const Way w = beginning(s, k->seat);
    search(&f, &w);
    if (f.first == NONE)
        return false;
    const Spot *aim = &f.spot[f.first];
    k->aim = (Aim){.field = aim->field, .verb = aim->guarded ? V_GO : aim->verb,
                   .march = f.march};
    follow_paths(&p, aim->field, FAR, k->toward);
    memcpy(k->ends, p.ends, sizeof k->ends);
    return true;
}

void euthia_plan(Thought *k)
{
    euthia_arms(k->s, k->seat, &k->arms);
    if (!plan_by(k, true))
        plan_by(k, false);
}
