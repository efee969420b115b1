/* Traps (rulebook chapter "Fallen"). Nobody knows what lies in supply or arena (BR-RULE-20), except
 * who looked at one with Trapsmith. */
#include "games/brawl/brawl.h"

int brawl_trap_index(const State *s, int hex)
{
    for (int i = 0; i < ARENA_TRAPS; i++)
        if (s->trap[i].hex == hex)
            return i;
    return -1;
}

/* Takes a trap from the supply without looking. The trap that has just triggered is known to lie
 * there; once another one is drawn, nobody can say any more which is which. */
void brawl_hold_trap(Ctx *c, State *s)
{
    Zone *supply = ZONE_OF(&s->supply);
    const Slot drawn = zone_draw(supply, c->chance);
    zone_add(ZONE_OF(&s->held), drawn.id, 0);
    zone_forget(supply, ALL_SEATS);
}

/* BR-TRAP-1: puts the held trap face down on a hex. */
void brawl_lay_trap(Ctx *c, State *s, int hex, int seat, const char *rule)
{
    const Slot token = zone_take(ZONE_OF(&s->held), 0);
    s->trap[brawl_trap_index(s, -1)] = (ArenaTrap){.hex = hex, .token = token};
    s->traps |= hex_bit(hex);
    EMIT(EV_TRAP_SET, rule, seat, hex);
}

/* BR-TRAP-6, BR-TRAP-8, BR-TRAP-9, BR-RULE-22, BR-RULE-23: a free printed trap hex; else next to a
 * trap hex; else anywhere. */
Hexes brawl_replacement_hexes(const State *s)
{
    const Hexes empty = free_hexes(s) & ~s->traps;
    if (arena(s)->trap_hexes & empty)
        return arena(s)->trap_hexes & empty;
    const Hexes near = brawl_neighbours_of(s, arena(s)->trap_hexes | s->traps) & empty;
    return near != 0 ? near : empty;
}

/* Trapsmith, BR-CONT-11: an empty trap hex without a champion, or a free hex next to a trap hex;
 * the hex the trap leaves counts as a trap hex only if it is a printed one. */
Hexes brawl_reset_hexes(const State *s, int from)
{
    const Hexes others = s->traps & ~hex_bit(from);
    const Hexes empty = free_hexes(s) & ~others & ~hex_bit(from);
    return (arena(s)->trap_hexes | brawl_neighbours_of(s, arena(s)->trap_hexes | others)) & empty;
}

void brawl_offer_trap_hexes(const State *s, Hexes ends, const char *rule, Menu *m)
{
    EACH_HEX (h, ends)
        offer(m, option(V_TRAP, h, 0, 0));
    if (m->denials != 0)
        EACH_HEX (h, arena(s)->all & ~ends)
            deny(m, option(V_TRAP, h, 0, 0), rule);
}

static void replace_menu(const State *s, const struct replace_trap_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_REPLACE_TRAP, "BR-TRAP-6");
    brawl_offer_trap_hexes(s, brawl_replacement_hexes(s), "BR-RULE-22", m);
}

/* BR-TRAP-5, BR-TRAP-6: there are always four; the owner of the champion places the new one. */
FLOW(replace_trap)
{
    FLOW_BEGIN;
    brawl_hold_trap(c, s);
    ASK(my->seat, replace_menu);
    brawl_lay_trap(c, s, ANSWER(0), my->seat, "BR-TRAP-6");
    FLOW_END;
}

/* BR-CONT-15: Trap Master makes damage traps worse for the enemies of its owner. */
static int trap_damage(const State *s, int unit, const Trap *t)
{
    int damage = t->damage;
    EACH_UNIT (u, brawl_team_in_arena(s, 1 - team_of(s, unit)))
        damage += brawl_passive(s, u, TRAP_BANE);
    return damage;
}

/* BR-TRAP-2 … 7 in the order of BR-RULE-21: reveal, effect, new trap, old one back into the
 * supply. */
FLOW(trap)
{
    const Content *const k = content(s);
    FLOW_BEGIN;
    my->hex = s->unit[my->unit].hex;
    {
        ArenaTrap *const t = &s->trap[brawl_trap_index(s, my->hex)];
        my->token = t->token.id;
        t->hex = -1;
        s->traps &= ~hex_bit(my->hex);
    }
    EMIT(EV_TRAP, "BR-TRAP-3", my->unit, my->token, my->hex);
    if (brawl_passive(s, my->unit, TRAP_PROOF)) {
        EMIT(EV_TRAP_PROOF, "BR-BASIC-1", my->unit);
    } else if (k->trap[my->token].kind == TRAP_DAMAGE) {
        brawl_hurt(c, s, my->unit, trap_damage(s, my->unit, &k->trap[my->token]), my->source,
                   "BR-TRAP-11");
        SETTLE;
    } else if (k->trap[my->token].kind == TRAP_ROOT) {
        brawl_root_unit(c, s, my->unit, false);  /* BR-TRAP-12 */
    } else {
        CALL(stun, .unit = my->unit);      /* BR-TRAP-13 */
    }
    CALL(replace_trap, .seat = seat_of(s, my->unit));
    zone_add(ZONE_OF(&s->supply), my->token, ALL_SEATS);  /* BR-TRAP-7: only now */
    FLOW_END;
}
