/* What scenarios do beyond the rules of the game: their enemy, its flights and marches, protection
 * magic (docs/games/euthia.md, "Scenarios"): EU-SCEN, EU-DW, EU-WD, EU-TILE-9. */
#include "games/euthia/actions.h"
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

/* ---- the enemy ---- */

/* The map tile on which it appears, or NONE. */
int euthia_foe_tile(const State *s)
{
    return has_enemy(s) && enemy(s)->tile != NOBODY ? enemy(s)->tile : NONE;
}

/* EU-WD-9, -10: a wrecked field; a centre falls with its three fields. */
bool euthia_is_wrecked(const State *s, int field)
{
    if (cell_of(field) != CENTRE)
        return (field_state(s, field)->flags & DESTROYED) != 0;
    for (int k = 0; k < FIELDS; k++)
        if (!(field_state(s, field_of(site_of(field), k))->flags & DESTROYED))
            return false;
    return true;
}

/* EU-SCEN-5, EU-DW-7: on its field or beside it, from the first round in which it can be fought. */
bool euthia_enemy_near(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    return s->enemy_at != NO_FIELD && s->round >= enemy(s)->fights &&
           (at == s->enemy_at || euthia_adjacent(s, at, s->enemy_at));
}

/* EU-SCEN-9, -12: after each combat the tally, what it brings, and whether it was beaten. */
void euthia_settle_enemy(Ctx *c, State *s, int seat)
{
    Board *b = &s->board[seat];
    const int per = enemy(s)->damage, before = b->enemy_damage;
    s->enemy_damage = s->fight.damage;
    b->enemy_damage = before + s->fight.dealt;
    s->enemy_dealt += s->fight.dealt;
    EMIT(EV_ENEMY_HURT, "EU-SCEN-9", seat, s->fight.dealt,
         max_of(0, enemy(s)->health[s->flow.seats - 1] - s->enemy_damage));
    const int earned = b->enemy_damage / per - before / per;
    euthia_gain_reputation(c, s, seat, earned, "EU-SCEN-9");
    euthia_gain_gold(c, s, seat, earned * enemy(s)->gold, "EU-SCEN-9");
    if (s->enemy_damage >= enemy(s)->health[s->flow.seats - 1]) {
        s->enemy_beaten = true;
        s->enemy_at = NO_FIELD;
        euthia_gain_reputation(c, s, seat, enemy(s)->last, "EU-DW-10");
    }
}

static void foe_menu(const State *s, const struct foe_appears_vars *my, Menu *m)
{
    prompt(m, Q_PLACE, "EU-WD-3");
    for (int k = 0; k < FIELDS; k++)
        offer(m, option(V_TO, field_of(my->site, k), 0, 0));
    deny_thing(m, KIND_FIELD, THING_ANY, "EU-WD-3");
    (void)s;
}

/* EU-TILE-9: on one of the fields of its tile, chosen by whoever laid it. */
FLOW(foe_appears)
{
    FLOW_BEGIN;
    ASK(my->seat, foe_menu);
    s->enemy_at = ANSWER(0);
    s->enemy_round = s->round;
    EMIT(EV_ENEMY_MOVES, "EU-WD-3", s->enemy_at);
    FLOW_END;
}

static void edge_menu(const State *s, const struct bring_tile_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_LAY, "EU-WD-4");
    about(m, KIND_NUMBER, content(s)->map[euthia_foe_tile(s)].chapter);
    for (int i = 0; i < s->n_sites; i++)
        if (s->site[i].laid == NONE)
            offer(m, option(V_LAY, field_of(i, 0), 0, 0));
    deny_thing(m, KIND_FIELD, THING_ANY, "EU-WD-4");
}

/* EU-WD-4: if the tile has not come up in time, the start player lays it beside the map. */
FLOW(bring_tile)
{
    FLOW_BEGIN;
    ASK(s->start, edge_menu);
    my->field = ANSWER(0);
    s->left[content(s)->map[euthia_foe_tile(s)].chapter - 1][SCENARIO_MAP]--;
    euthia_lay_tile(c, s, s->start, my->field, euthia_foe_tile(s));
    CALL(foe_appears, .seat = s->start, .site = site_of(my->field));
    FLOW_END;
}

/* ---- flights ---- */

static int markers_on(const State *s, int field, int seat)
{
    const FieldState *f = field_state(s, field);
    return tools_of(f, seat) + (f->owner == 1 + seat) + has_bit(f->faced, seat);
}

static int all_markers(const State *s, int field)
{
    int n = 0;
    EACH_SEAT (seat, s)
        n += markers_on(s, field, seat);
    return n;
}

/* EU-DW-2, -3: the trade or mining field, not yet burnt, with most markers; among equals one at
 * random. */
static int flight_target(Ctx *c, const State *s)
{
    uint16_t able[LAID_MAX * CELLS];
    uint32_t n = 0;
    int most = 1;
    EACH_FIELD (f, s) {
        const int here = all_markers(s, f);
        if ((!euthia_is_mine(field_feature(s, f)) && !euthia_is_trade_field(s, f)) ||
            field_state(s, f)->flags & BURNED || here < most)
            continue;
        if (here > most)
            n = 0;
        most = here;
        able[n++] = f;
    }
    return n == 0 ? field_of(0, 0) : able[c->chance->below(c->chance, n)];
}

static void take_markers(Ctx *c, State *s, int field, int seat, const char *rule)
{
    FieldState *f = &s->field[laid_field(s, field)];
    if (markers_on(s, field, seat) == 0)
        return;
    set_tools(f, seat, 0);
    f->faced &= (uint8_t)~bit(seat);
    if (f->owner == 1 + seat)
        f->owner = 0;
    EMIT(EV_MARKER_LOST, rule, seat, field);
}

static void protect_menu(const State *s, const struct flight_vars *my, Menu *m)
{
    prompt(m, Q_PROTECT, "EU-DW-5");
    about(m, KIND_NUMBER, board(s, my->seat)->shelter);
    offer(m, option(V_YES, 0, 0, 0));
    offer(m, option(V_NO, 0, 0, 0));
}

FLOW(flight)
{
    FLOW_BEGIN;
    if (s->enemy_at == NO_FIELD)
        s->enemy_round = s->round;
    s->enemy_at = flight_target(c, s);
    EMIT(EV_ENEMY_MOVES, "EU-DW-2", s->enemy_at);
    EACH_SEAT (seat, s)
        if (board(s, seat)->at == s->enemy_at)
            euthia_hurt(c, s, seat, scenario(s)->fly.injuries, "EU-DW-4");
    for (my->i = 0; my->i < s->flow.seats; my->i++) {
        my->seat = (s->start + my->i) % s->flow.seats;
        if (markers_on(s, s->enemy_at, my->seat) == 0)
            continue;
        if (scenario(s)->ward.kept == WARD_OF_HERO && s->board[my->seat].shelter > 0) {
            ASK(my->seat, protect_menu);
            if (CHOSE(V_YES)) {
                s->board[my->seat].shelter--;
                EMIT(EV_SHELTERED, "EU-DW-5", my->seat, s->enemy_at);
                continue;
            }
        }
        take_markers(c, s, s->enemy_at, my->seat, "EU-DW-5");
    }
    if (site_of(s->enemy_at) != 0)                                  /* EU-DW-3, -6 */
        s->field[laid_field(s, s->enemy_at)].flags |= BURNED | PACIFIED;
    FLOW_END;
}

/* ---- marches ---- */

static int beyond(const State *s, int field, int direction)
{
    const Hex to = hex_beyond(euthia_hex(s, field), direction, 1);
    const int f = euthia_field_at(s, to.q, to.r);
    return f == NO_FIELD || !is_laid(s, f) || site_of(f) == 0 ? NO_FIELD : f;
}

static void wreck(Ctx *c, State *s, int field)
{
    FieldState *f = &s->field[laid_field(s, field)];
    s->enemy_at = field;
    EMIT(EV_ENEMY_MOVES, "EU-WD-5", field);
    EACH_SEAT (seat, s)
        if (board(s, seat)->at == field)
            euthia_hurt(c, s, seat, board(s, seat)->health, "EU-WD-11");
    EACH_SEAT (seat, s)
        take_markers(c, s, field, seat, "EU-WD-9");
    f->flags |= DESTROYED | PACIFIED;
    EMIT(EV_DESTROYED, "EU-WD-9", field);
}

/* EU-WD-8, -12: one step; false: the march ends. */
static bool march_step(Ctx *c, State *s, int *direction)
{
    int turns = 0;
    while (turns < HEX_SIDES && beyond(s, s->enemy_at, *direction) == NO_FIELD) {
        *direction = (*direction + HEX_SIDES - 1) % HEX_SIDES;      /* clockwise */
        turns++;
    }
    const int to = beyond(s, s->enemy_at, *direction);
    if (to == NO_FIELD)
        return false;
    FieldState *f = &s->field[laid_field(s, to)];
    if (f->shelter != 0) {
        EMIT(EV_SHELTERED, "EU-WD-12", f->shelter - 1, to);
        f->shelter = 0;
        return false;
    }
    wreck(c, s, to);
    return true;
}

static void quake(Ctx *c, State *s, int injuries)
{
    EACH_SEAT (seat, s)
        if (board(s, seat)->at != NO_FIELD && euthia_adjacent(s, board(s, seat)->at, s->enemy_at))
            euthia_hurt(c, s, seat, injuries, "EU-WD-7");
}

static int draw_march(Ctx *c, State *s)
{
    uint16_t able[MARCH_CARDS_MAX];
    uint32_t n = 0;
    if (s->march_used == (uint32_t)(bit(scenario(s)->n_march) - 1))
        s->march_used = 0;
    for (int i = 0; i < scenario(s)->n_march; i++)
        if (!has_bit(s->march_used, i))
            able[n++] = i;
    const int card = able[c->chance->below(c->chance, n)];
    s->march_used |= (uint32_t)bit(card);
    return card;
}

/* EU-WD-5 … 7; EU-WD-14: damage makes it miss a march. */
static void march(Ctx *c, State *s)
{
    bool again = true;
    if (enemy(s)->stagger > 0 && s->enemy_dealt / enemy(s)->stagger > s->enemy_missed) {
        s->enemy_missed++;
        return;
    }
    while (again) {
        const MarchCard *k = &scenario(s)->march[draw_march(c, s)];
        int direction = k->direction;
        for (int i = 0; i < k->steps && march_step(c, s, &direction); i++)
            ;
        if (k->extra == QUAKE)
            quake(c, s, k->n);
        if (k->extra == MEND)
            s->enemy_damage = max_of(0, s->enemy_damage - k->n);
        again = k->extra == AGAIN;
    }
}

/* ---- the start of a round ---- */

/* EU-SCEN-1: before the first turn of a round the enemy arrives, flies or marches. */
FLOW(scenario_round)
{
    FLOW_BEGIN;
    if (!has_enemy(s) || s->enemy_beaten)
        RETURN(0);
    if (euthia_foe_tile(s) != NONE && s->enemy_at == NO_FIELD && s->round >= enemy(s)->arrives &&
        !euthia_is_laid_map(s, euthia_foe_tile(s)))
        CALL(bring_tile, .field = 0);
    if (scenario(s)->fly.from > 0 && s->round >= scenario(s)->fly.from)
        CALL(flight, .i = 0);
    if (scenario(s)->n_march > 0 && s->enemy_at != NO_FIELD && s->round > s->enemy_round)
        march(c, s);
    FLOW_END;
}

/* ---- protection magic ---- */

const char *euthia_buy_shelter_denied(const State *s, int seat)
{
    const Scenario *k = scenario(s);
    if (board(s, seat)->shelter >= k->ward.limit)
        return "EU-SCEN-13";
    return board(s, seat)->gold >= k->ward.gold ||
                   euthia_essences(s, seat) >= k->ward.essences
               ? 0 : "EU-SCEN-13";
}

static void shelter_menu(const State *s, const struct buy_shelter_vars *my, Menu *m)
{
    const Scenario *k = scenario(s);
    prompt(m, Q_PAYMENT, "EU-SCEN-13");
    m->wording = "shelter";
    about(m, KIND_NUMBER, k->ward.gold);
    if (board(s, my->seat)->gold >= k->ward.gold)
        offer(m, option(V_CHOOSE, 1, 0, 0));
    if (euthia_essences(s, my->seat) >= k->ward.essences)
        offer(m, option(V_CHOOSE, 2, 0, 0));
}

FLOW(buy_shelter)
{
    FLOW_BEGIN;
    ASK(my->seat, shelter_menu);
    if (ANSWER(0) == 1)
        euthia_gain_gold(c, s, my->seat, -scenario(s)->ward.gold, "EU-SCEN-13");
    else
        CALL(payment, .seat = my->seat, .n = scenario(s)->ward.essences, .kind = ANY_KIND);
    s->board[my->seat].shelter++;
    FLOW_END;
}

/* Laid out on the field, where it stops a march once. */
const char *euthia_shelter_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    if (scenario(s)->ward.kept != WARD_ON_FIELD || board(s, seat)->shelter == 0 ||
        cell_of(at) == CENTRE)
        return "EU-WD-12";
    return field_state(s, at)->shelter != 0 || euthia_is_wrecked(s, at) ? "EU-WD-12" : 0;
}

void euthia_lay_shelter(Ctx *c, State *s, int seat)
{
    s->board[seat].shelter--;
    s->field[laid_field(s, board(s, seat)->at)].shelter = 1 + seat;
    EMIT(EV_SHELTERED, "EU-WD-12", seat, board(s, seat)->at);
}
