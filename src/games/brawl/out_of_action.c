/* Damage, out of action, victory points and levelling up (rulebook chapters "Kampfunfähig" and
 * "Eine Stufe aufsteigen"). Nothing here asks anybody, so these are plain functions; SETTLE after a
 * batch of damage puts out who has had enough and ends the game if that decides it. */
#include "games/brawl/brawl.h"

int brawl_vp_goal(const State *s)
{
    return is_duel(s) ? DUEL_GOAL : TEAM_GOAL;  /* BR-WIN-1, BR-TEAM-7 */
}

/* Damage as such ignores defence: BR-BASIC-9, BR-DMG-3. `source` is the champion behind it, or
 * NOBODY. Tokens never run out (BR-SET-9, BR-RULE-61). */
void brawl_hurt(Ctx *c, State *s, int unit, int amount, int source, const char *rule)
{
    if (amount <= 0 || !in_arena(s, unit))  /* BR-KO-6 */
        return;
    s->unit[unit].damage += amount;
    s->unit[unit].hurt_by = source;
    EMIT(EV_DAMAGE, rule, unit, amount);
}

/* BR-HEAL-1, BR-HEAL-3: removes up to so much damage; without damage there is nothing to heal. */
void brawl_heal_unit(Ctx *c, State *s, int unit, int amount, const char *rule)
{
    Unit *u = &s->unit[unit];
    const int healed = amount < u->damage ? amount : u->damage;
    if (healed <= 0)
        return;
    u->damage -= healed;
    EMIT(EV_HEAL, rule, unit, healed);
}

/* BR-ROOT-1; how long: BR-RULE-33 and, for the longer Root, BR-CONT-14. */
void brawl_root_unit(Ctx *c, State *s, int unit, bool long_root)
{
    Unit *u = &s->unit[unit];
    uint8_t root = ROOT_TURN;
    if (long_root)
        root = seat_of(s, unit) == current_seat(s) ? ROOT_AFTER_NEXT : ROOT_NEXT;
    if (root > u->root)
        u->root = root;
    EMIT(EV_ROOT, "BR-ROOT-1", unit);
}

/* BR-WIN-2: for knock-outs and challenges. */
bool brawl_gain_vp(Ctx *c, State *s, int team, int n, const char *rule)
{
    s->vp[team] += n;
    if (is_duel(s))
        EMIT(EV_POINTS, rule, team, n, s->vp[team]);
    else
        EMIT(EV_VP, rule, s->side[team], n, s->vp[team]);
    return s->vp[team] >= brawl_vp_goal(s);
}

/* BR-WIN-1, BR-TEAM-7. In a duel seats and teams are the same. */
void brawl_win(Ctx *c, State *s, int team)
{
    s->winner = 1 + team;
    if (is_duel(s))
        EMIT(EV_VICTORY, "BR-WIN-1", team);
    else
        EMIT(EV_WIN, "BR-TEAM-7", s->side[team]);
}

/* BR-KO-3 … 5, BR-OOA-1: healed, base side, all effects gone (BR-RULE-33), back to the own gate. */
static void put_out(Ctx *c, State *s, int unit)
{
    Unit *u = &s->unit[unit];
    EMIT(EV_OUT, "BR-KO-1", unit);
    brawl_put_unit(s, unit, ON_GATE);
    u->damage = 0;
    u->level = 0;
    u->root = ROOT_NONE;
    u->guard = 0;
}

/* BR-KO-1: damage has reached the hit points. */
static Units beaten(const State *s)
{
    Units out = 0;
    for (int u = 0; u < s->n_units; u++)
        if (in_arena(s, u) && s->unit[u].damage >= brawl_hit_points(s, u))
            out |= unit_bit(u);
    return out;
}

/* Who levels up for these knock-outs: the enemies behind them (BR-KO-8, BR-REACT-7, BR-TRAP-10),
 * never for one of the own team (BR-LVL-5, BR-KO-9). Behind a trap stands who caused it to trigger
 * (BR-LVL-6), behind everything else whose action or reaction it was (BR-OOA-2). */
static Units earned_by(const State *s, Units out)
{
    Units sources = 0;
    EACH_UNIT (u, out) {
        const int by = s->unit[u].hurt_by;
        if (by != NOBODY && !same_team(s, by, u))
            sources |= unit_bit(by);
    }
    return sources;
}

/* BR-KO-11, BR-RULE-15: if both sides have enough at the same instant, the one that did not
 * play the card wins. That is whose turn it is not: no reaction hits both sides at once
 * (BR-RULE-16). */
static bool decide(Ctx *c, State *s)
{
    const bool enough[2] = {s->vp[0] >= brawl_vp_goal(s), s->vp[1] >= brawl_vp_goal(s)};
    if (!enough[0] && !enough[1])
        return false;
    int winner = enough[1];
    if (enough[0] && enough[1])
        winner = 1 - team_of_seat(current_seat(s));
    brawl_win(c, s, winner);
    return true;
}

bool brawl_knock_outs(Ctx *c, State *s)
{
    const Units out = beaten(s);
    if (out == 0)
        return false;
    /* A level-up earned earlier is lost with its champion (BR-RULE-13); one earned in this very
     * instant is not (BR-KO-10, BR-RULE-14). */
    s->levelling = (Units)((s->levelling & ~out) | earned_by(s, out));
    EACH_UNIT (u, out) {
        put_out(c, s, u);
        brawl_gain_vp(c, s, 1 - team_of(s, u), 1, "BR-KO-2");  /* BR-RULE-17, BR-RULE-18 */
    }
    return decide(c, s);
}

/* BR-LVL-1 … 4: after the action, damage stays. Several knock-outs level up once (BR-RULE-17). */
void brawl_level_ups(Ctx *c, State *s)
{
    EACH_UNIT (u, s->levelling) {
        if (s->unit[u].level == 0) {
            s->unit[u].level = 1;
            s->unit[u].hurt_by = NOBODY;  /* BR-RULE-62 */
            EMIT(EV_LEVEL, "BR-LVL-2", u);
        }
    }
    s->levelling = 0;
}
