/* Health and death outside combat (rulebook p. 25): EU-HP-1, EU-DEATH-1 … 6. */
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* The church, where heroes start and revive: EU-CHURCH-4. */
static void to_church(State *s, int seat)
{
    Board *b = &s->board[seat];
    b->at = church_field(s);
    b->health = euthia_max_health(s, seat);
    if (s->active == seat)
        s->move_points = 0;
    s->deaths++;
}

/* EU-LOSE-4, -7: in the church at full health; movement points lapse, the turn goes on. */
void euthia_revive(State *s, int seat) { to_church(s, seat); }

/* EU-DEATH-3, -4, EU-COOP-9; of the dwurt die: EU-SKOL-13. */
static void die_outside(Ctx *c, State *s, int seat, int loss)
{
    EMIT(EV_KILLED, "EU-DEATH-3", seat);
    euthia_gain_reputation(c, s, seat, -loss, "EU-DEATH-3");
    to_church(s, seat);
}

/* EU-HP-1, EU-DEATH-1. A fighter at 0 health falls at the end of the step (combat_end.c). */
void euthia_hurt(Ctx *c, State *s, int seat, int n, const char *rule)
{
    Board *b = &s->board[seat];
    if (n <= 0)
        return;
    b->health = max_of(0, b->health - n);
    EMIT(EV_HURT, rule, seat, n, b->health);
    if (s->fight.on && s->fight.seat == seat) {
        s->fight.harmed = true;
        return;
    }
    if (b->health == 0)
        die_outside(c, s, seat, automatic(s) && s->flow.seats > 1 ? 1 : 2);
}

/* EU-SKOL-13: the dwurt die costs one reputation less. */
void euthia_hurt_by_dwurt(Ctx *c, State *s, int seat, int n)
{
    Board *b = &s->board[seat];
    b->health = max_of(0, b->health - n);
    EMIT(EV_HURT, "EU-SKOL-12", seat, n, b->health);
    if (b->health == 0)
        die_outside(c, s, seat, 1);
}
