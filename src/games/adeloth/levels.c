/* Level up (rulebook: "A8"): experience becomes skill points. */
#include "games/adeloth/adeloth.h"

/* AD-LVL-3, -4, AD-RULE-78: the new level opens locks. AD-RULE-27: cubes on a cooldown count. */
static const char *no_slot(const State *s, int seat, int skill)
{
    const Player *p = &s->player[seat];
    const Skill *k = &profession(s, seat)->skill[skill];
    if (p->points[skill] >= k->slots)
        return "AD-LVL-4";
    return k->lock[p->points[skill]] > p->level ? "AD-LVL-3" : 0;
}

static void invest_menu(const State *s, const struct do_level_vars *my, Menu *m)
{
    const int seat = s->running.owner;
    (void)my;
    prompt(m, Q_INVEST, "AD-LVL-2");
    about(m, KIND_NUMBER, s->player[seat].level);
    for (int i = 0; i < profession(s, seat)->n_skills; i++)
        offer_unless(m, option(V_INVEST, s->player[seat].profession * SKILLS_EACH + i, 0, 0),
                     no_slot(s, seat, i));
    deny_thing(m, KIND_SKILL, THING_ANY, "AD-LVL-2");
}

/* AD-XP-2: what experience was spent for. */
FLOW(do_level)
{
    FLOW_BEGIN;
    s->player[s->running.owner].level++;
    EMIT(EV_LEVEL, "AD-LVL-2", s->running.owner, s->player[s->running.owner].level);
    if (s->player[s->running.owner].level >= LEVELS)  /* AD-LVL-5: that wins */
        RETURN(0);
    ASK(s->running.owner, invest_menu);
    s->player[s->running.owner].points[ANSWER(0) % SKILLS_EACH]++;
    EMIT(EV_INVEST, "AD-LVL-2", s->running.owner, ANSWER(0));
    FLOW_END;
}
