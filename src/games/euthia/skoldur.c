/* The dwurt die (rulebook p. 34): EU-SKOL-12 … 14, EU-RULE-86. */
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* Injuries come last; cards drawn here put nothing into the stores. */
void euthia_dwurt_die(Ctx *c, State *s, int seat)
{
    const Effects *face = &content(s)->numbers.dwurt_die[board(s, seat)->dwurt_die];
    int injuries = 0;
    s->board[seat].dwurt_die = 0;
    EACH_EFFECT (e, face) {
        if (e->verb == DO_HURT)
            injuries += e->n;
        else if (e->verb == DO_SILVER || e->verb == DO_GOLD_CARD)
            euthia_draw_cards(c, s, seat, e->verb == DO_SILVER ? SILVER : GOLD, e->n, false,
                              "EU-SKOL-14");
        else
            euthia_apply(c, s, seat, e, "EU-SKOL-12");
    }
    if (injuries > 0)
        euthia_hurt_by_dwurt(c, s, seat, injuries);
}
