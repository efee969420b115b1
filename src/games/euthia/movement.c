/* Moving, teleports and portals, what a field does to who enters it (rulebook p. 11 to 14):
 * EU-MOVE, EU-TELE, EU-PORTAL, EU-ELEM, EU-RULE-11, -17. */
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* EU-ELEM-2 … 6: fire injures, water heals, both together do nothing. */
static void feel(Ctx *c, State *s, int seat, ElementSet new, ElementSet all)
{
    if (has_bit(new, FIRE) && !has_bit(all, WATER) && !has_bit(euthia_wards(s, seat), FIRE)) {
        EMIT(EV_BURNT, "EU-ELEM-2", seat, POWER_STRENGTH);
        euthia_hurt(c, s, seat, POWER_STRENGTH, "EU-ELEM-2");
    } else if (has_bit(new, WATER) && !has_bit(all, FIRE) &&
               board(s, seat)->health < euthia_max_health(s, seat)) {
        EMIT(EV_SOOTHED, "EU-ELEM-4", seat, POWER_STRENGTH);
        euthia_heal(c, s, seat, POWER_STRENGTH, "EU-ELEM-4");
    }
}

/* EU-ELEM-3, EU-RULE-14: a tile that was laid brings powers to heroes who stand there. */
void euthia_feel_new(Ctx *c, State *s, const ElementSet before[SEATS_MAX])
{
    EACH_SEAT (seat, s)
        if (board(s, seat)->at != NO_FIELD) {
            const ElementSet now = euthia_powers(s, board(s, seat)->at);
            feel(c, s, seat, now & ~before[seat], now);
        }
}

/* EU-PORTAL-2, EU-RULE-17: who has left a field on foot may use a portal anew. */
static void leave_portals(State *s)
{
    EACH_FIELD (f, s)
        if (field_state(s, f)->flags & PORTAL_USED)
            s->field[laid_field(s, f)].flags |= PORTAL_LEFT;
}

void euthia_forget_portals(State *s)
{
    EACH_FIELD (f, s)
        s->field[laid_field(s, f)].flags &= ~(PORTAL_USED | PORTAL_LEFT);
}

static void put_hero(Ctx *c, State *s, const struct enter_vars *my)
{
    if (my->how == WALKS) {
        leave_portals(s);
        EMIT(EV_MOVE, "EU-MOVE-2", my->seat, my->field);
    } else {
        EMIT(EV_TELEPORT, "EU-TELE-1", my->seat, my->field);
    }
    s->board[my->seat].at = my->field;
    FieldState *f = &s->field[laid_field(s, my->field)];
    if (f->flags & PORTAL_LEFT)
        f->flags &= ~(PORTAL_USED | PORTAL_LEFT);
}

/* EU-RULE-11, EU-TELE-6: powers, then new tiles, then the monster; a dead hero does not go on. */
FLOW(enter)
{
    FLOW_BEGIN;
    my->deaths = s->deaths;
    put_hero(c, s, my);
    feel(c, s, my->seat, euthia_powers(s, my->field), euthia_powers(s, my->field));
    if (s->board[my->seat].at == my->field && my->deaths == s->deaths)
        CALL(reveal, .seat = my->seat, .field = my->field);
    if (s->board[my->seat].at == my->field && euthia_guarded(s, my->field))
        CALL(combat, .seat = my->seat, .kind = FOE_MONSTER, .item = my->item);
    FLOW_END;
}

/* EU-MOVE-5, EU-TELE-2, EU-RULE-81: with what the fight is paid is chosen before entering. */
FLOW(arrive)
{
    FLOW_BEGIN;
    if (euthia_guarded(s, my->field)) {
        CALL(means, .seat = my->seat, .action = COMBAT);
        my->item = RESULT;
    }
    if (my->how == WALKS)
        s->move_points--;
    CALL(enter, .seat = my->seat, .field = my->field, .how = my->how, .item = my->item);
    FLOW_END;
}

/* EU-MOVE-2, EU-MOVE-3, EU-PAC-3, EU-SPEC-3, EU-SPEC-5: NULL, or why a step there is not
 * possible. */
const char *euthia_step_denied(const State *s, int seat, int field)
{
    const int at = board(s, seat)->at;
    if (!euthia_adjacent(s, at, field))
        return cell_of(field) == CENTRE || cell_of(at) == CENTRE ? "EU-SPEC-3" : "EU-MOVE-2";
    if (s->move_points == 0)
        return "EU-MOVE-1";
    if (cell_of(field) == CENTRE && !euthia_centre_open(s, field))
        return "EU-SPEC-5";
    if (euthia_guarded(s, field) && !euthia_can_pay(s, seat, COMBAT))
        return "EU-PAC-3";
    return 0;
}

/* EU-PORTAL-1, -2, EU-RULE-17: NULL, or why the portal here cannot be used. */
static const char *portal_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    const FieldState *f = field_state(s, at);
    if (field_feature(s, at) != PORTAL)
        return "EU-PORTAL-1";
    if (f->flags & DESTROYED)
        return "EU-WD-9";
    if (euthia_guarded(s, at))
        return "EU-PAC-4";
    return f->flags & PORTAL_USED ? "EU-PORTAL-2" : 0;
}

/* Why a hero who stands on a portal cannot come out of this one. */
static const char *exit_denied(const State *s, int seat, int field)
{
    return field_state(s, field)->flags & DESTROYED ? "EU-WD-9"
                                                    : euthia_target_denied(s, seat, field);
}

static void offer_steps(const State *s, int seat, Menu *m)
{
    uint16_t near[BESIDE_MAX];
    const int n = euthia_beside(s, board(s, seat)->at, near);
    if (m->denials != 0)
        EACH_FIELD (f, s)
            if (!euthia_adjacent(s, board(s, seat)->at, f))
                deny(m, option(V_GO, f, 0, 0), euthia_step_denied(s, seat, f));
    for (int i = 0; i < n; i++)
        offer_unless(m, option(V_GO, near[i], 0, 0), euthia_step_denied(s, seat, near[i]));
}

void euthia_offer_moves(const State *s, int seat, Menu *m)
{
    offer_steps(s, seat, m);
    const char *why = portal_denied(s, seat);
    if (why == 0 || m->denials != 0)
        EACH_FIELD (f, s)
            if (field_feature(s, f) == PORTAL && f != board(s, seat)->at)
                offer_unless(m, option(V_PORTAL, f, 0, 0),
                             why != 0 ? why : exit_denied(s, seat, f));
}
