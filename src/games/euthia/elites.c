/* Elite enemies and bounties (rulebook p. 30, 31): EU-ELITE-1 … 9, -16, -17. */
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

/* EU-ELITE-3 … 6: players + 2 bounties of each level; the lowest level on top. */
void euthia_set_elites(Ctx *c, State *s)
{
    for (int level = 0; level < MONSTER_LEVELS; level++)
        if (s->option[OPT_ELITES] != 0 || has_bit(scenario(s)->elites, level))
            s->bounties[level] = min_of(s->flow.seats + 2, content(s)->n_elite[level]);
    euthia_next_bounty(c, s);
}

/* Whether a field is a hideout of the elite: EU-ELITE-8, -9, EU-RULE-60. */
static bool hides_at(const State *s, const Monster *e, int field)
{
    uint16_t near[BESIDE_MAX];
    if (euthia_guarded(s, field) || euthia_is_wrecked(s, field))
        return false;
    if (e->hiding == HIDES_ON)
        return cell_of(field) != CENTRE && has_bit(e->where, field_feature(s, field));
    if (e->hiding == HIDES_ROUND)
        return cell_of(field) != CENTRE && has_centre(s, field) &&
               has_bit(e->where, map_of(s, field)->centre);
    const int n = euthia_beside(s, field, near);
    for (int i = 0; i < n; i++)
        if (has_bit(e->where, field_feature(s, near[i])))
            return !has_bit(e->where, field_feature(s, field));
    return false;
}

/* EU-ELITE-7, -8: NULL, or why neither the elite nor the enemy can be fought from here. */
const char *euthia_hunt_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    const bool elite = s->elite != NONE && hides_at(s, &content(s)->elite[s->elite], at);
    if (!elite && !euthia_enemy_near(s, seat))
        return !has_enemy(s) ? "EU-ELITE-8" : s->round < enemy(s)->fights ? "EU-DW-7"
                                                                         : "EU-SCEN-5";
    if (euthia_guarded(s, at))
        return "EU-PAC-4";
    return euthia_can_pay(s, seat, COMBAT) ? 0 : "EU-TURN-3";
}

/* EU-LAIR-1: if no legal hideout can ever come up, the bounty is put under its level. */
static bool can_come(const State *s, int elite)
{
    const Monster *e = &content(s)->elite[elite];
    if (euthia_tiles_left(s) > 0)
        return true;
    EACH_FIELD (f, s) {
        uint16_t near[BESIDE_MAX];
        if (field_state(s, f)->flags & DESTROYED || cell_of(f) == CENTRE)
            continue;
        if (e->hiding == HIDES_ON && has_bit(e->where, field_feature(s, f)))
            return true;
        if (e->hiding == HIDES_ROUND && has_centre(s, f) &&
            has_bit(e->where, map_of(s, f)->centre))
            return true;
        const int n = e->hiding == HIDES_BESIDE ? euthia_beside(s, f, near) : 0;
        for (int i = 0; i < n; i++)
            if (has_bit(e->where, field_feature(s, near[i])))
                return true;
    }
    return false;
}

/* Bounties that were put under all others of their level; it is always that of the open one. */
static int under(const State *s) { return count_bits(s->elites_under); }

static int draw_bounty(Ctx *c, State *s, int level)
{
    uint16_t able[ELITES_MAX];
    uint32_t n = 0;
    const bool last = s->bounties[level] <= under(s);
    for (int i = 0; i < content(s)->n_elite[level]; i++) {
        const int e = content(s)->first_elite[level] + i;
        if (last ? has_bit(s->elites_under, e)
                 : !has_bit(s->elites_used, e) && !has_bit(s->elites_under, e))
            able[n++] = e;
    }
    return able[c->chance->pick != 0 ? c->chance->pick(c->chance, able, n)
                                     : c->chance->below(c->chance, n)];
}

/* A bounty nobody can ever claim gives way to the others of its level. */
static void put_under(State *s)
{
    const int level = content(s)->elite[s->elite].level - 1;
    if (s->bounties[level] <= under(s) || can_come(s, s->elite))
        return;
    s->elites_under |= (uint32_t)bit(s->elite);
    s->bounties[level]++;
    s->elite = NONE;
}

/* EU-TURN-9, EU-ELITE-16, -17: after a victory the next bounty comes up, while there are any. */
void euthia_next_bounty(Ctx *c, State *s)
{
    if (s->elite != NONE)
        put_under(s);
    for (int level = 0; level < MONSTER_LEVELS && s->elite == NONE; level++)
        if (s->bounties[level] > 0) {
            s->elite = draw_bounty(c, s, level);
            s->bounties[level]--;
            s->elites_used |= (uint32_t)bit(s->elite);
            s->elites_under &= (uint32_t)~bit(s->elite);
            EMIT(EV_BOUNTY, "EU-ELITE-6", s->elite);
        }
}

static void foe_menu(const State *s, const struct hunt_vars *my, Menu *m)
{
    const int at = board(s, my->seat)->at;
    prompt(m, Q_OPTION, "EU-ELITE-8");
    m->wording = "foe";
    about(m, KIND_ELITE, s->elite);
    if (hides_at(s, &content(s)->elite[s->elite], at))
        offer(m, option(V_CHOOSE, 1, 0, 0));
    if (euthia_enemy_near(s, my->seat))
        offer(m, option(V_CHOOSE, 2, 0, 0));
}

/* EU-ELITE-8, -10; the enemy of a scenario is fought in the same way. */
FLOW(hunt)
{
    FLOW_BEGIN;
    my->kind = FOE_ENEMY;
    if (s->elite != NONE) {
        ASK(my->seat, foe_menu);
        my->kind = ANSWER(0) == 1 ? FOE_ELITE : FOE_ENEMY;
    }
    CALL(means, .seat = my->seat, .action = COMBAT);
    CALL(combat, .seat = my->seat, .kind = my->kind, .item = RESULT);
    FLOW_END;
}
