/* Movement (rulebook chapter "Bewegung"), and every other way a champion walks: Dash, Swoop,
 * Jump, Force, Fear, towards and away. A person names the hex to end on; the champion takes a
 * shortest way around traps. A trap is never walked over by accident: to use the hexes behind it,
 * enter the trap first. */
#include "games/brawl/brawl.h"

enum { PATH_MOST = 24 };

void brawl_put_unit(State *s, int unit, int hex)
{
    Unit *u = &s->unit[unit];
    Hexes *standing = &s->standing[team_of(s, unit)];
    if (u->hex >= 0)
        *standing &= ~hex_bit(u->hex);
    u->hex = hex;
    if (hex >= 0)
        *standing |= hex_bit(hex);
}

/* BR-MOVE-2: statues and enemies block; BR-MOVE-3: allies may be passed. */
static Hexes passable(const State *s, int unit)
{
    return arena(s)->all & ~arena(s)->statues & ~s->standing[1 - team_of(s, unit)];
}

/* Hexes reached in at most `steps`; `stops` are entered but not left again. `first` is the first
 * step (the deployment hexes when coming from the gate, BR-ENTER-1). */
static Hexes flood(const State *s, Hexes first, int steps, Hexes pass, Hexes stops)
{
    Hexes edge = steps > 0 ? first & pass : 0, seen = edge;
    for (int step = 1; step < steps; step++) {
        edge = brawl_neighbours_of(s, edge & ~stops) & pass & ~seen;
        seen |= edge;
    }
    return seen;
}

static Hexes first_steps(const State *s, int unit)
{
    const int hex = s->unit[unit].hex;
    return hex == ON_GATE ? arena(s)->deployment[s->side[team_of(s, unit)]] : arena(s)->near[hex];
}

/* Movement bound to no row: plain, or over everything (BR-JUMP-1). */
static Hexes reachable(const State *s, const struct walk_vars *w, int steps)
{
    const bool jump = w->mode == WALK_JUMP;
    const Hexes pass = jump ? arena(s)->all : passable(s, w->unit);
    const Hexes stops = jump ? 0 : s->traps;  /* BR-MOVE-4 */
    return flood(s, first_steps(s, w->unit), steps, pass, stops) & free_hexes(s);
}

/* Along one hex row (BR-DASH-1, BR-SWOOP-1). A Dash stops at the first trap and
 * goes on from there. */
static Hexes along_row(const State *s, const struct walk_vars *w, int dir, bool over_traps)
{
    const bool swoop = w->mode == WALK_SWOOP;  /* BR-SWOOP-2: passes enemies, statues and traps */
    const Hexes pass = swoop ? arena(s)->all : passable(s, w->unit);
    Hexes ends = 0;
    int hex = s->unit[w->unit].hex;
    for (int step = 0; step < w->left; step++) {
        hex = arena(s)->neighbour[hex][dir];
        if (hex < 0 || !(pass & hex_bit(hex)))
            break;
        ends |= hex_bit(hex);
        if (!swoop && !over_traps && s->traps & hex_bit(hex))
            break;
    }
    return ends & free_hexes(s);
}

static Hexes rows(const State *s, const struct walk_vars *w, bool over_traps)
{
    Hexes ends = 0;
    for (int dir = 0; dir < DIRECTIONS; dir++)
        if (w->dir == ANY_ROW || w->dir == dir)
            ends |= along_row(s, w, dir, over_traps);
    return ends;
}

/* BR-FEAR-1, BR-FEAR-2, BR-RULE-27: of all runs that lead away, the ones that end furthest from the
 * source, and among those the longest. */
static Hexes flight(const State *s, const struct walk_vars *w)
{
    const int from = s->unit[w->unit].hex;
    int best = 0;
    Hexes ends = 0;
    for (int dir = 0; dir < DIRECTIONS; dir++) {
        EACH_HEX (h, along_row(s, w, dir, true)) {
            const int far = distance(s, h, w->goal);
            const int rank = far * HEXES_MAX + distance(s, h, from);
            if (far <= distance(s, from, w->goal) || rank < best)
                continue;
            ends = rank == best ? ends | hex_bit(h) : hex_bit(h);
            best = rank;
        }
    }
    return ends;
}

/* Steps to a hex that can be reached on foot. */
static int steps_to(const State *s, const struct walk_vars *w, int hex)
{
    int steps = 1;
    while (!(reachable(s, w, steps) & hex_bit(hex)))
        steps++;
    return steps;
}

/* BR-BASIC-6, BR-BASIC-7: fewer (more) hexes in between than before. */
static bool is_directed(const State *s, const struct walk_vars *w, int hex)
{
    const int now = distance(s, hex, w->goal);
    return w->mode == WALK_TOWARD ? now < w->before : now > w->before;
}

/* BR-RULE-79: whether the steps left over on a trap still lead nearer (further), perhaps over
 * another trap. */
static bool goes_closer(const State *s, const struct walk_vars *w, int trap)
{
    const int left = w->left - steps_to(s, w, trap);
    const Hexes beyond = flood(s, arena(s)->near[trap], left, passable(s, w->unit), 0);
    EACH_HEX (h, beyond & free_hexes(s))
        if (is_directed(s, w, h))
            return true;
    return false;
}

/* Where a movement towards or away may end, and the traps it may lead over. */
static Hexes nearer_or_further(const State *s, const struct walk_vars *w)
{
    Hexes ends = 0;
    EACH_HEX (h, reachable(s, w, w->left))
        if (is_directed(s, w, h) || (s->traps & hex_bit(h) && goes_closer(s, w, h)))
            ends |= hex_bit(h);
    return ends;
}

Hexes brawl_walk_ends(const State *s, const struct walk_vars *w)
{
    if (w->mode == WALK_DASH || w->mode == WALK_SWOOP)
        return rows(s, w, false);
    if (w->mode == WALK_FEAR)
        return flight(s, w);
    if (w->mode == WALK_TOWARD || w->mode == WALK_AWAY)
        return nearer_or_further(s, w);
    return reachable(s, w, w->left);
}

/* BR-RULE-51: a way in that ends on a free hex. */
bool brawl_can_enter(const State *s, int unit, int movement_value)
{
    const struct walk_vars w = {
        .unit = unit, .left = movement_value,
        .mode = brawl_passive(s, unit, WINGED) > 0 ? WALK_JUMP : WALK,
    };
    return brawl_walk_ends(s, &w) != 0;
}

/* Why a Dash does not lead to `h`: the trap before it comes first, somebody or a statue is in the
 * way, or it is no hex of the row, or too far. */
static const char *dash_denied(const State *s, const struct walk_vars *w, int h)
{
    const int from = s->unit[w->unit].hex, dir = arena(s)->row[from][h];
    if (dir < 0 || (w->dir != ANY_ROW && w->dir != dir) || distance(s, from, h) > w->left)
        return "BR-DASH-1";
    return rows(s, w, true) & hex_bit(h) ? "BR-MOVE-4" : "BR-MOVE-2";
}

/* Why a walk cannot end on `h`. */
static const char *walk_denied(const State *s, const struct walk_vars *w, int h)
{
    if (arena(s)->statues & hex_bit(h))
        return "BR-MOVE-2";
    if (occupied(s) & hex_bit(h))
        return s->standing[1 - team_of(s, w->unit)] & hex_bit(h) ? "BR-MOVE-2" : "BR-MOVE-3";
    switch ((WalkMode)w->mode) {
    case WALK_DASH: return dash_denied(s, w, h);
    case WALK_SWOOP: return "BR-SWOOP-1";
    case WALK_FEAR: return "BR-FEAR-2";
    case WALK_TOWARD: return "BR-BASIC-6";
    case WALK_AWAY: return "BR-BASIC-7";
    case WALK_JUMP: return "BR-JUMP-1";
    case WALK: break;
    }
    if (s->unit[w->unit].hex == ON_GATE)
        return "BR-ENTER-1";
    if (distance(s, s->unit[w->unit].hex, h) > w->left)
        return "BR-MOVE-1";
    /* Near enough, but only over a trap (enter the trap first) or around what blocks the way. */
    const Hexes over_traps =
        flood(s, first_steps(s, w->unit), w->left, passable(s, w->unit), 0);
    return over_traps & hex_bit(h) ? "BR-MOVE-4" : "BR-MOVE-2";
}

/* How far it is and how far one gets, or who stands there. */
static void explain_walk(const State *s, const struct walk_vars *w, int h, const char *why, Menu *m)
{
    const Units there = brawl_units_on(s, hex_bit(h));
    if (there != 0) {
        because(m, KIND_UNIT, first_bit(there));
    } else if (in_arena(s, w->unit) &&
               (text_equal(why, "BR-MOVE-1") || text_equal(why, "BR-JUMP-1") ||
                text_equal(why, "BR-DASH-1"))) {
        because(m, KIND_NUMBER, distance(s, s->unit[w->unit].hex, h));
        because(m, KIND_NUMBER, w->left);
    }
}

static const uint8_t walk_prompts[] = {
    [WALK] = Q_WALK, [WALK_JUMP] = Q_JUMP, [WALK_DASH] = Q_DASH, [WALK_SWOOP] = Q_SWOOP,
    [WALK_FEAR] = Q_FEAR, [WALK_TOWARD] = Q_TOWARD, [WALK_AWAY] = Q_AWAY,
};
static const char *const walk_rules[] = {
    [WALK] = "BR-MOVE-1", [WALK_JUMP] = "BR-JUMP-1", [WALK_DASH] = "BR-DASH-1",
    [WALK_SWOOP] = "BR-SWOOP-1", [WALK_FEAR] = "BR-FEAR-3", [WALK_TOWARD] = "BR-BASIC-6",
    [WALK_AWAY] = "BR-BASIC-7",
};

static void walk_menu(const State *s, const struct walk_vars *my, Menu *m)
{
    const bool enters = s->unit[my->unit].hex == ON_GATE, forced = my->event == EV_FORCE;
    prompt(m, enters ? Q_ENTER : forced ? Q_FORCE : walk_prompts[my->mode],
           enters ? "BR-ENTER-1" : forced ? "BR-FORCE-1" : walk_rules[my->mode]);
    about(m, KIND_UNIT, my->unit);
    about(m, KIND_NUMBER, my->left);
    const Hexes ends = brawl_walk_ends(s, my);
    EACH_HEX (h, ends)
        offer(m, option(V_MOVE, h, 0, 0));
    if (!my->must || ends == 0)  /* BR-MOVE-1, BR-RULE-10 */
        offer(m, option(V_STAY, 0, 0, 0));
    else
        deny(m, option(V_STAY, 0, 0, 0), enters ? "BR-RULE-54"
             : my->mode == WALK_FEAR ? "BR-FEAR-1" : walk_rules[my->mode]);
    if (m->denials != 0)
        EACH_HEX (h, arena(s)->all & ~ends)
            if (deny(m, option(V_MOVE, h, 0, 0), walk_denied(s, my, h)))
                explain_walk(s, my, h, walk_denied(s, my, h), m);
}

/* A shortest way around traps, as `flood` finds it. Who jumps or swoops has none. */
static int path(const State *s, const Menu *m, Option o, Thing *cells)
{
    const bool flies = m->prompt == Q_JUMP || m->prompt == Q_SWOOP;
    if (option_verb(o) != V_MOVE || m->n_about == 0 || m->about[0].kind != KIND_UNIT || flies)
        return 0;
    const int unit = m->about[0].value, to = option_arg(o, 0);
    const Hexes pass = passable(s, unit);
    Hexes layer[PATH_MOST], seen = 0;
    int n = 0;
    for (Hexes edge = first_steps(s, unit) & pass; edge != 0 && n < PATH_MOST; n++) {
        seen |= layer[n] = edge;
        if (edge & hex_bit(to))
            break;
        edge = brawl_neighbours_of(s, edge & ~s->traps) & pass & ~seen;
    }
    if (!(seen & hex_bit(to)))
        return 0;
    cells[n] = thing(KIND_HEX, to);
    for (int i = n - 1; i >= 0; i--)
        cells[i] = thing(KIND_HEX, first_bit(layer[i] & arena(s)->near[cells[i + 1].value] &
                                             ~s->traps));
    return n + 1;
}

void brawl_overlay(const void *state, const PreviewQuery *query, Overlay *out)
{
    if (query->at == PREVIEW_OFFER)
        out->n_cells = path(state, query->menu, query->option, out->cell);
    else if (query->at == PREVIEW_RANGE)
        brawl_outlook(state, query->of, query->from, out);
}

/* The first trap in the row to `hex`, or `hex` itself. */
static int next_trap(const State *s, int from, int hex)
{
    const int dir = arena(s)->row[from][hex];
    int to = arena(s)->neighbour[from][dir];
    while (to != hex && !(s->traps & hex_bit(to)))
        to = arena(s)->neighbour[to][dir];
    return to;
}

/* Whether a walk is over on `to`, even if that is a trap: the end of a flight, and where somebody
 * lands (BR-JUMP-2, BR-SWOOP-3). */
static bool ends_on(const struct walk_vars *w, int to)
{
    return w->mode == WALK_FEAR ? to == w->goal : w->mode == WALK_JUMP || w->mode == WALK_SWOOP;
}

/* One stage of a walk: to `hex`, in one go or, when fleeing, up to the next trap on the way. */
static void go(Ctx *c, State *s, struct walk_vars *w, int hex)
{
    const int from = s->unit[w->unit].hex;
    const int to = w->mode == WALK_FEAR ? next_trap(s, from, hex) : hex;
    if (w->mode == WALK_DASH)
        w->dir = arena(s)->row[from][hex];
    w->left = ends_on(w, to) ? 0 : w->left - steps_to(s, w, to);
    brawl_put_unit(s, w->unit, to);
    if (from == ON_GATE)
        EMIT(EV_ENTER, "BR-ENTER-1", w->unit, to);
    else
        EMIT(w->event, w->event == EV_FORCE ? "BR-FORCE-1" : walk_rules[w->mode], w->unit, from,
             to);
}

/* BR-ROOT-2: a rooted champion does not walk. */
static bool may_walk(const State *s, const struct walk_vars *w)
{
    return w->left > 0 && !brawl_is_rooted(s, w->unit) && (in_arena(s, w->unit) || w->must);
}

Hexes brawl_could_walk(const State *s, const struct walk_vars *w)
{
    return may_walk(s, w) ? brawl_walk_ends(s, w) : 0;
}

/* BR-RULE-79: on a trap that is not nearer (further) the movement is not done yet. */
static bool is_under_way(const State *s, const struct walk_vars *w)
{
    return (w->mode == WALK_TOWARD || w->mode == WALK_AWAY) && in_arena(s, w->unit) &&
           !is_directed(s, w, s->unit[w->unit].hex);
}

/* BR-MOVE-1 … 5. After a trap the rest of the movement may be used, unless the trap prevents it. */
FLOW(walk)
{
    FLOW_BEGIN;
    while (may_walk(s, my)) {
        ASK(my->seat, walk_menu);
        if (CHOSE(V_STAY))
            break;
        my->goal = my->mode == WALK_FEAR ? ANSWER(0) : my->goal;
        my->must = false;
        do {
            go(c, s, my, my->mode == WALK_FEAR ? my->goal : ANSWER(0));
            if (!(s->traps & hex_bit(s->unit[my->unit].hex)))
                RETURN(0);  /* arrived: every hex in reach was on offer, so the walk is over */
            CALL(trap, .unit = my->unit, .source = my->source);  /* BR-MOVE-4, BR-TRAP-2 */
        } while (my->mode == WALK_FEAR && may_walk(s, my));
        my->must = is_under_way(s, my);
    }
    FLOW_END;
}
