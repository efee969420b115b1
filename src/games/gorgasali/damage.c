/* Damage, armour and elimination (rulebook: "Rüstungskarten", "Gefecht"). */
#include "games/gorgasali/gorgasali.h"

/* ---- armour ---- */

/* What the armour in a slot blocks; 0: there is none. Helmet and vest: GO-ARM-1. */
static int blocked_by(const State *s, int seat, Category category)
{
    const int card = gorgasali_card_in(s, seat, slot_number(ACTIVE, category, 0));
    return card == NO_CARD ? 0 : support_at(s, card)->n;
}

/* GO-ARM-4 … 6, GO-RULE-37: the smallest piece that is enough, else all; one piece alone is used
 * for any damage. */
static void choose_armour(const State *s, int seat, int damage, Absorbed *a)
{
    const int helmet = blocked_by(s, seat, HELMET), vest = blocked_by(s, seat, VEST);
    if (damage == 0)
        return;
    a->helmet = helmet > 0 && (damage <= helmet || damage > vest);
    a->vest = vest > 0 && damage > helmet;
    const int blocked = (a->helmet ? helmet : 0) + (a->vest ? vest : 0);
    a->loss = less(damage, blocked);
}

/* GO-DMG-3, GO-RULE-36: the field halves (GO-FIELD-2, GO-FIELD-3), then armour blocks, unless the
 * weapon pierces it (GO-SCOUT-4). */
Absorbed gorgasali_absorb(const State *s, int seat, int damage, bool piercing)
{
    Absorbed a = {0};
    a.field = damage > 0 &&
              gorgasali_banner_on(s, s->player[seat].square, EFFECT_MAGIC_FIELD) != 0;
    a.after_field = a.field ? damage / 2 : damage;
    a.loss = a.after_field;
    if (!piercing)
        choose_armour(s, seat, a.after_field, &a);
    return a;
}

static void use_armour(Ctx *c, State *s, int seat, Category category)
{
    const int slot = slot_number(ACTIVE, category, 0);
    const int card = gorgasali_card_in(s, seat, slot);
    gorgasali_take_out(s, seat, slot);
    s->discard[card]++;
    EMIT(EV_ARMOUR, "GO-ARM-5", hero(s, seat), card, support_at(s, card)->n);
}

/* ---- health ---- */

/* GO-HP-1, GO-HP-2: healing adds its amount, up to the most health there is. */
void gorgasali_gain_health(Ctx *c, State *s, int seat, int amount, const char *rule)
{
    Player *p = &s->player[seat];
    const int room = content(s)->health - p->health;
    const int gained = amount < room ? amount : room;
    p->health += gained;
    if (gained > 0)
        EMIT(EV_HEAL, rule, hero(s, seat), gained, p->health);
}

/* Field and armour of one hit, and what is left to lose. */
static int compute_damage(Ctx *c, State *s, const struct strike_vars *my)
{
    const Absorbed a = gorgasali_absorb(s, my->seat, my->damage, my->piercing != 0);
    if (a.field)
        EMIT(EV_FIELD, "GO-FIELD-2", hero(s, my->seat), my->damage, a.after_field);
    if (a.helmet)
        use_armour(c, s, my->seat, HELMET);
    if (a.vest)
        use_armour(c, s, my->seat, VEST);
    return a.loss + my->plain;
}

/* GO-DMG-1, GO-DMG-2, GO-ARM-2, GO-ARM-3: damage of cards goes through field and armour, that of
 * abilities (GO-ABIL-2) and the price of zones (GO-RULE-13) does not. */
static void lose_health(Ctx *c, State *s, const struct strike_vars *my)
{
    Player *p = &s->player[my->seat];
    const int loss = compute_damage(c, s, my);
    if (loss == 0)
        return;
    p->health = less(p->health, loss);  /* GO-HP-3 */
    s->fought |= my->by != NOBODY;
    EMIT(EV_LOSS, "GO-DMG-2", hero(s, my->seat), loss, p->health);
}

FLOW(strike)
{
    FLOW_BEGIN;
    lose_health(c, s, my);
    if (!is_playing(s, my->seat))
        CALL(eliminate, .seat = my->seat, .by = my->by);
    FLOW_END;
}

/* ---- elimination ---- */

/* GO-GOAL-1, GO-TEAM-4: 1 + the only team with anybody alive; 0: there are several. */
static int last_team(const State *s)
{
    int team = 0;
    EACH_SEAT (seat, s) {
        if (!is_playing(s, seat))
            continue;
        if (team != 0 && team != 1 + team_of(s, seat))
            return 0;
        team = 1 + team_of(s, seat);
    }
    return team;
}

/* GO-ELIM-1; GO-REVIVE-1: in the partner scenario the banner stays where he stood. */
static void leave(State *s, int seat)
{
    Player *p = &s->player[seat];
    p->banner = has_partners(s) ? p->square : NO_SQUARE;
    gorgasali_put_figure(s, seat, NO_SQUARE);
    p->out = 1 + s->n_out++;
    p->frozen = p->burned = p->stayed = 0;
}

/* GO-ELIM-2, GO-XCHEST-4, GO-RULE-53: everything, weapons as they are. GO-ELIM-3, GO-ZONE-6,
 * GO-RULE-54, GO-RULE-66: without an opponent in the game who is credited, everything is
 * discarded. */
static void hand_over(Ctx *c, State *s, int seat, int by)
{
    Player *p = &s->player[seat];
    const bool loot = by != NOBODY && is_playing(s, by);
    EACH_SLOT (slot) {
        const int card = gorgasali_card_in(s, seat, slot);
        if (card == NO_CARD)
            continue;
        if (loot)
            gorgasali_expect(s, by, card, gorgasali_is_loaded(s, seat, slot));
        else
            s->discard[card]++;
        gorgasali_take_out(s, seat, slot);
    }
    if (loot) {
        EMIT(EV_LOOT, "GO-ELIM-2", hero(s, by), hero(s, seat), s->incoming.n, p->chests);
        s->player[by].chests += p->chests;
    } else if (s->winner == 0) {
        EMIT(EV_LOST, by == NOBODY ? "GO-ELIM-3" : "GO-RULE-54", hero(s, seat));
    }
    p->chests = 0;
}

/* The win is looked for after every single elimination: GO-RULE-67. */
FLOW(eliminate)
{
    FLOW_BEGIN;
    if (my->by == NOBODY)
        EMIT(EV_OUT, "GO-ZONE-6", hero(s, my->seat));
    else
        EMIT(EV_OUT_BY, "GO-ELIM-1", hero(s, my->seat), hero(s, my->by));
    leave(s, my->seat);
    s->winner = last_team(s);
    if (s->winner != 0) {
        hand_over(c, s, my->seat, NOBODY);
        EACH_SEAT (seat, s)
            if (team_of(s, seat) == s->winner - 1)
                EMIT(EV_WIN, has_partners(s) ? "GO-TEAM-4" : "GO-GOAL-1", hero(s, seat));
        END_GAME;
    }
    hand_over(c, s, my->seat, my->by);
    CALL(place_cards, .seat = my->by);
    FLOW_END;
}
