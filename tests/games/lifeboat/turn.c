/* The rules of Lifeboat as flows, each with the menus it asks: the chart, the voyage, the end. */
#include "lifeboat.h"

/* ---- the chart ---- */

static Known *find_known(State *s, int hex)
{
    for (int i = 0; i < s->n_known; i++)
        if (s->known[i].hex == hex)
            return &s->known[i];
    return 0;
}

int lifeboat_beside(const State *s, int hex, int tile)
{
    int n = 0;
    for (int i = 0; i < s->n_known; i++)
        n += s->known[i].tile == tile &&
             hex_distance(hex_of(s->known[i].hex), hex_of(hex)) == 1;
    return n;
}

static Known *make_known(State *s, int hex)
{
    Known *known = find_known(s, hex);
    if (known != 0)
        return known;
    keep_limit(s->n_known < KNOWN_MAX, "places of the chart", KNOWN_MAX);
    known = &s->known[s->n_known++];
    *known = (Known){.hex = (uint16_t)hex, .tile = OPEN};
    return known;
}

/* LB-LAY-1: places beside it can be laid from now on. */
static void lay(State *s, int hex, int tile)
{
    make_known(s, hex)->tile = (uint8_t)tile;
    for (int d = 0; d < HEX_SIDES; d++) {
        const Hex beside = hex_beyond(hex_of(hex), d, 1);
        if (on_chart(beside))
            make_known(s, value_of(beside));
    }
}

static void chart_menu(const State *s, const struct chart_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_LAY, "LB-LAY-1");
    about(m, KIND_TILE, s->drawn);
    for (int i = 0; i < s->n_known; i++)
        offer_unless(m, option(V_LAY, s->known[i].hex, 0, 0),
                     s->known[i].tile == OPEN ? 0 : "LB-LAY-1");
    deny_thing(m, KIND_HEX, THING_ANY, "LB-LAY-1");
}

/* LB-LAY-2: a storm grows by one, and by one more for each storm beside it. */
static void raise_storm(Ctx *c, State *s, int hex)
{
    const int by = 1 + lifeboat_beside(s, hex, STORM);
    s->storm = (uint8_t)min_of(s->storm + by, s->limit);
    EMIT(EV_STORM, "LB-LAY-2", by, s->storm);
}

/* LB-LAY-1: draws a tile and lays it. */
FLOW(chart)
{
    FLOW_BEGIN;
    s->drawn = (uint8_t)bag_draw(s->bag, TILE_KINDS, 0, c->chance);
    EMIT(EV_DREW, "LB-LAY-1", my->seat, s->drawn);
    ASK(my->seat, chart_menu);
    lay(s, ANSWER(0), s->drawn);
    EMIT(EV_LAID, "LB-LAY-1", my->seat, s->drawn, ANSWER(0));
    s->gusts = (uint8_t)(lifeboat_beside(s, ANSWER(0), WIND) + (s->drawn == WIND));
    if (s->drawn == STORM)
        raise_storm(c, s, ANSWER(0));
    RETURN(0);
    FLOW_END;
}

/* ---- the voyage ---- */

Ground lifeboat_ground(const State *s, Disc discs[REEFS_MAX])
{
    const Content *k = content(s);
    for (int i = 0; i < k->n_reefs; i++)
        discs[i] = (Disc){k->reef[i].at, k->reef[i].r};
    return (Ground){.mat = {{0, 0}, {k->wide, k->high}}, .discs = discs, .n_discs = k->n_reefs,
                    .n_solid = k->n_reefs};
}

/* LB-SAIL-1, LB-SAIL-3 */
int lifeboat_reach(const State *s)
{
    return content(s)->reach + s->gusts * content(s)->gust;
}

static Disc boat(const State *s) { return (Disc){s->boat, BOAT_R}; }

/* LB-SAIL-1: straight, so far at most; LB-SAIL-2: clear of reefs and the edge. */
REGION(sail_denied, voyage_vars)
{
    Disc reefs[REEFS_MAX];
    const Ground ground = lifeboat_ground(s, reefs);
    const Point to = point(option_arg(o, 0), option_arg(o, 1));
    (void)my;
    if (!disc_in_box((Disc){to, BOAT_R}, ground.mat))
        return "LB-SAIL-2";
    if (same_point(to, s->boat) || point_distance(s->boat, to) > lifeboat_reach(s)) {
        denial_figure(d, KIND_NUMBER, point_distance(s->boat, to));
        denial_figure(d, KIND_NUMBER, lifeboat_reach(s));
        return "LB-SAIL-1";
    }
    return leg_free(&ground, boat(s), to, true) &&
           may_stand(&ground, (Disc){to, BOAT_R}) ? 0 : "LB-SAIL-2";
}

/* As far towards a place as the boat gets; nothing if that is nowhere. */
static void offer_towards(const State *s, const Ground *ground, Point goal, Menu *m)
{
    const Point end = leg_cut(s->boat, goal, lifeboat_reach(s) * FINE);
    const Point to = disc_stopped(ground, boat(s), end, 0);
    const Option o = option(V_SAIL, to.x, to.y, 0);
    if (!same_point(to, s->boat) && point_distance(s->boat, to) <= lifeboat_reach(s) &&
        disc_in_box((Disc){to, BOAT_R}, ground->mat) && !menu_has(m, o))
        offer(m, o);
}

/* Samples: towards everybody who is left, and in all directions. */
static void voyage_menu(const State *s, const struct voyage_vars *my, Menu *m)
{
    Disc reefs[REEFS_MAX];
    const Ground ground = lifeboat_ground(s, reefs);
    (void)my;
    prompt(m, Q_SAIL, "LB-SAIL-1");
    about(m, KIND_NUMBER, lifeboat_reach(s));
    offer_region(m, V_SAIL, sail_denied);
    for (int i = 0; i < content(s)->n_people; i++)
        if (!is_saved(s, i))
            offer_towards(s, &ground, content(s)->people[i].at, m);
    for (int k = 0; k < RIM_POINTS; k++)
        offer_towards(s, &ground, inner_point(s->boat, lifeboat_reach(s), k), m);
    offer(m, option(V_ANCHOR, 0, 0, 0));
}

/* LB-SAIL-4: everybody near enough at the end comes aboard. */
static void rescue(Ctx *c, State *s)
{
    uint8_t saved[PEOPLE_MAX];
    int n = 0;
    for (int i = 0; i < content(s)->n_people; i++)
        if (!is_saved(s, i) && discs_within(boat(s), (Disc){content(s)->people[i].at, 0},
                                            content(s)->rescue)) {
            s->saved |= (uint16_t)bit(i);
            saved[n++] = (uint8_t)i;
        }
    if (n > 0)
        EMIT_LIST(EV_SAVED, "LB-SAIL-4", saved, n);
}

FLOW(voyage)
{
    FLOW_BEGIN;
    ASK(my->seat, voyage_menu);
    if (CHOSE(V_SAIL)) {
        s->boat = point(ANSWER(0), ANSWER(1));
        EMIT(EV_SAILED, "LB-SAIL-1", my->seat, s->boat.x, s->boat.y);
        rescue(c, s);
    } else {
        EMIT(EV_ANCHORED, "LB-SAIL-5", my->seat);
    }
    RETURN(0);
    FLOW_END;
}

/* ---- the match ---- */

/* LB-SET-2, LB-SET-3 */
static void begin(State *s)
{
    s->boat = content(s)->harbour;
    for (int i = 0; i < TILE_KINDS; i++)
        s->bag[i] = content(s)->tiles[i];
    lay(s, value_of(hex_at(SIDE / 2, SIDE / 2)), CALM);
}

/* LB-END-1 … LB-END-3 */
static int ending(const State *s)
{
    if (count_bits(s->saved) == content(s)->n_people)
        return ENDING_SAVED;
    if (s->storm >= s->limit)
        return ENDING_STORM;
    return ENDING_NONE;
}

static void end_with(Ctx *c, State *s, int how)
{
    static const char *const rules[] = {
        [ENDING_SAVED] = "LB-END-1", [ENDING_STORM] = "LB-END-2", [ENDING_CHART] = "LB-END-3"};
    s->ending = (uint8_t)how;
    EMIT(how == ENDING_SAVED ? EV_WON : EV_LOST, rules[how], count_bits(s->saved));
}

/* LB-TURN-1: one after the other, each lays a tile and sails. */
FLOW(game)
{
    FLOW_BEGIN;
    begin(s);
    while (s->ending == ENDING_NONE) {
        my->seat = (uint8_t)(s->turn % s->flow.seats);
        if (bag_count(s->bag, TILE_KINDS) == 0) {
            end_with(c, s, ENDING_CHART);
            break;
        }
        CALL(chart, .seat = my->seat);
        if (ending(s) == ENDING_NONE)
            CALL(voyage, .seat = my->seat);
        if (ending(s) != ENDING_NONE)
            end_with(c, s, ending(s));
        s->turn++;
    }
    FLOW_END;
}
