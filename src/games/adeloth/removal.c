/* Damage, removing, bounty, durability and the end (rulebook: "Kopfgeld", "Status", "Ausrüstung",
 * "Spielziel"). */
#include "games/adeloth/adeloth.h"

/* ---- resources ---- */

/* AD-GEN-5: what goes beyond the maximum is lost. */
void adeloth_gain_life(Ctx *c, State *s, int seat, int n, const char *rule)
{
    Player *p = &s->player[seat];
    const int gained = min_of(n, content(s)->life - p->life);
    p->life += gained;
    if (gained > 0)
        EMIT(EV_LIFE, rule, seat, gained, p->life > 0 ? p->life : 0);
}

static uint16_t sum(int had, int gained)
{
    return min_of(had + gained, RESOURCE_MAX);
}

/* AD-XP-1: kept until it is spent; no turn takes it away. */
void adeloth_gain_xp(Ctx *c, State *s, int seat, int n, const char *rule)
{
    s->player[seat].xp = sum(s->player[seat].xp, n);
    EMIT(EV_XP, rule, seat, n, s->player[seat].xp);
}

void adeloth_gain_gold(Ctx *c, State *s, int seat, int n, const char *rule)
{
    s->player[seat].gold = sum(s->player[seat].gold, n);
    EMIT(EV_GOLD, rule, seat, n, s->player[seat].gold);
}

/* ---- damage ---- */

/* AD-DMG-1, AD-GEN-6: servants collect it, generals lose life (AD-DMG-3). */
void adeloth_hurt(Ctx *c, State *s, int unit, int damage, const char *rule)
{
    Unit *u = &s->unit[unit];
    if (damage <= 0)
        return;
    if (is_general(unit)) {
        s->player[u->owner].life -= damage;
        s->player[u->owner].hurt = 1;
    } else {
        u->damage = min_of(u->damage + damage, UINT8_MAX);
    }
    EMIT(EV_DAMAGE, rule, unit, damage);
}

/* ---- leaving the battlefield ---- */

/* AD-REM-2, AD-REM-4, AD-RULE-80: all statuses go but permanent ones. */
void adeloth_leave(State *s, int unit)
{
    Unit *u = &s->unit[unit];
    adeloth_put(s, unit, NO_FIELD);
    u->status = u->damage = u->counters = 0;
    u->attack = u->resistance = u->movement = 0;
    u->appeared = 0;
}

/* AD-ZONE-5: of its owner, open to all. */
void adeloth_card_to_discard(State *s, int card)
{
    zone_add(ZONE_OF(&s->player[s->owner[card] - 1].discard), card, ALL_SEATS);
}

/* AD-BNTY-1, AD-BNTY-5, AD-RULE-60: to the opponent of the card's owner, whoever removed it. */
void adeloth_pay_bounty(Ctx *c, State *s, int card, const char *rule)
{
    const int bounty = card_at(s, card)->bounty, to = 2 - s->owner[card];
    if (bounty == 0)
        return;
    EMIT(EV_BOUNTY, rule, to, card, bounty);
    adeloth_gain_xp(c, s, to, bounty, rule);
}

/* AD-SUM-7, AD-SUM-9, AD-RULE-24: tokens go back to the supply, without bounty. */
void adeloth_remove(Ctx *c, State *s, int unit, const char *rule)
{
    EMIT(EV_REMOVED, rule, unit);
    if (is_card_unit(unit)) {
        adeloth_trigger_texts(s, WHEN_REMOVED, unit);  /* AD-RULE-18 */
        adeloth_leave(s, unit);
        adeloth_card_to_discard(s, card_of(unit));
        adeloth_pay_bounty(c, s, card_of(unit), "AD-BNTY-1");
    } else {
        adeloth_leave(s, unit);
    }
}

/* AD-BNTY-3, AD-EQ-6: equipment that is removed pays its bounty to the opponent. */
void adeloth_remove_equipment(Ctx *c, State *s, int card)
{
    Zone *worn = ZONE_OF(&s->player[s->owner[card] - 1].equipment);
    zone_take_id(worn, card);
    adeloth_card_to_discard(s, card);
    EMIT(EV_BROKEN, "AD-EQ-6", card);
    adeloth_pay_bounty(c, s, card, "AD-BNTY-3");
}

/* ---- after every effect ---- */

/* AD-EQ-4, AD-EQ-5, AD-EQ-8, AD-RULE-61: one durability for an effect that took life, in however
 * many portions. */
static void destroy_worn_item(State *s)
{
    for (int seat = 0; seat < SEATS; seat++) {
        Player *p = &s->player[seat];
        for (int i = 0; p->hurt && i < p->equipment.n; i++)
            s->durability[p->equipment.slot[i].id]--;
        p->hurt = 0;
    }
}

/* AD-DMG-2: as much damage as resistance. */
static bool is_dead(const State *s, int unit)
{
    return !is_general(unit) && s->unit[unit].damage >= adeloth_stats(s, unit).resistance;
}

static void remove_worn_out(Ctx *c, State *s)
{
    for (int seat = 0; seat < SEATS; seat++) {
        const Zone *worn = CZONE_OF(&s->player[seat].equipment);
        for (int i = worn->n - 1; i >= 0; i--)
            if (s->durability[worn->slot[i].id] == 0)
                adeloth_remove_equipment(c, s, worn->slot[i].id);
    }
}

/* All at once: who is to go is decided before anybody goes. */
static bool remove_dead(Ctx *c, State *s)
{
    Fields dead = 0;
    EACH_UNIT (u, s)
        if (is_dead(s, u))
            dead |= field_bit(s->unit[u].field);
    EACH_FIELD (f, dead)
        adeloth_remove(c, s, unit_on(s, f), "AD-REM-1");
    return dead != 0;
}

/* AD-REM-1, AD-RULE-28: repeated while auras fall away. AD-EQ-9, AD-RULE-87: only now does worn out
 * equipment go, so it counted in the effect that broke it. */
void adeloth_removals(Ctx *c, State *s)
{
    destroy_worn_item(s);
    remove_worn_out(c, s);
    while (remove_dead(c, s))
        ;
}

/* Who fulfils a condition of winning wins, if nobody has yet. */
static void win_when(State *s, bool first, bool second, Ending ending)
{
    if (s->winner != 0 || !(first || second))
        return;
    s->winner = first ? 1 : 2;
    s->ending = ending;
}

/* AD-WIN-1 … 4, AD-WIN-6, AD-RULE-3: life first, then level 6, then drawing through. */
bool adeloth_has_ended(Ctx *c, State *s)
{
    const Player *a = &s->player[0], *b = &s->player[1];
    const bool a_dead = a->life <= 0, b_dead = b->life <= 0;  /* AD-GEN-7 */
    if (a_dead && b_dead) {
        s->winner = DRAWN;
        s->ending = ENDING_BOTH;
        EMIT(EV_DRAWN_GAME, s->running.kind == E_ATTACK ? "AD-WIN-3" : "AD-WIN-6", round_of(s));
        return true;
    }
    win_when(s, b_dead, a_dead, ENDING_LIFE);
    win_when(s, a->level >= LEVELS, b->level >= LEVELS, ENDING_LEVEL);
    win_when(s, a->drawn_through, b->drawn_through, ENDING_DRAWN_THROUGH);
    if (s->winner != 0)
        EMIT(EV_WIN, s->ending == ENDING_LIFE ? "AD-WIN-1"
             : s->ending == ENDING_LEVEL ? "AD-WIN-2" : "AD-WIN-4", s->winner - 1);
    return s->winner != 0;
}
