/* Status effects and lasting effects of abilities (rulebook chapters "Zustände", "Marker"). */
#include "games/exalted/exalted.h"

/* Stun, hold, silence and blind end with an activation phase; two bits count them. */
static bool ends_with_phase(Status status) { return status <= BLIND; }
static int ends_left(const Model *m, Status status) { return m->ends >> (2 * status) & 3; }
static void set_ends(Model *m, Status status, int n)
{
    m->ends = (m->ends & ~(3u << (2 * status))) | (unsigned)n << (2 * status);
}

static int phases_of(const Model *m, Status status) { return m->phases_of >> status & 1; }
static void set_phases_of(Model *m, Status status, int team)
{
    m->phases_of = (m->phases_of & ~(1u << status)) | (unsigned)team << status;
}

int exalted_status_ends(const State *s, int m, Status status, int *team)
{
    *team = phases_of(&s->model[m], status);
    return ends_with_phase(status) ? ends_left(&s->model[m], status) : 0;
}

/* EX-RULE-67: the phases of its owner; of a creature those of the opponent of who did it. */
static int counting_team(int m, int by)
{
    return team_of(m) != NEUTRAL ? team_of(m) : other_team(team_of(by));
}

/* EX-STATUS-5, -7, EX-RULE-62, EX-CARD-8: what is got in the own phase lasts to the end of the
 * following one. */
static int phase_ends(const State *s, int team)
{
    return s->colour[s->active] == team ? 2 : 1;
}

/* Ends of phases of either side until so many of a team's have come. */
static int ends_until(const State *s, int team, int n)
{
    return 2 * n - (s->colour[s->active] == team);
}

/* EX-ABIL-6, EX-RULE-65, -66: none of them stacks, and the first causer keeps the credit. */
void exalted_put_status(Ctx *c, State *s, int m, Status status, int by)
{
    Model *model = &s->model[m];
    if (exalted_has_immunity(s, m, status)) {
        EMIT(EV_IMMUNE, is_hero(m) ? "EX-CARD-14" : "EX-RULE-67", m, status);
        return;
    }
    const bool again = has_status(s, m, status);
    model->status |= (StatusSet)(1u << status);
    if (ends_with_phase(status)) {
        const int team = counting_team(m, by), n = phase_ends(s, team);
        const int old = ends_until(s, phases_of(model, status), ends_left(model, status));
        if (ends_until(s, team, n) > old) {  /* of two the longer one counts */
            set_ends(model, status, n);
            set_phases_of(model, status, team);
        }
    } else if (!again && status != SLOW) {
        model->by[status - BLEED] = by;
    }
    if (!again)
        EMIT(EV_STATUS, "EX-STATUS-1", m, status);
}

void exalted_end_status(Ctx *c, State *s, int m, Status status, const char *rule)
{
    if (!has_status(s, m, status))
        return;
    s->model[m].status &= (StatusSet)~(1u << status);
    if (ends_with_phase(status))
        set_ends(&s->model[m], status, 0);
    EMIT(EV_STATUS_END, rule, m, status);
}

/* ---- marks ---- */

void exalted_drop_mark(State *s, int i)
{
    s->n_marks--;
    for (; i < s->n_marks; i++)
        s->mark[i] = s->mark[i + 1];
    s->mark[s->n_marks] = (Mark){0};
}

static void end_mark(Ctx *c, State *s, int i, const char *rule)
{
    const int on = s->mark[i].on, ability = s->mark[i].ability;
    exalted_drop_mark(s, i);
    for (int k = 0; k < s->n_marks; k++)
        if (s->mark[k].on == on && s->mark[k].ability == ability)
            return;  /* it is told once, when the last of them goes */
    EMIT(EV_MARK_END, rule, on, ability);
}

/* EX-CARD-9: the same change from the same card is renewed. A guard protects one hero at a time
 * (EX-KIT-15). Should all places be taken, the oldest mark makes room. */
void exalted_put_mark(Ctx *c, State *s, int m, int by, int ability, int effect)
{
    Mark mark = {.on = m, .by = by, .ability = ability,
                 .effect = effect, .phases_of = counting_team(m, by)};
    const Effect *e = exalted_effect(s, &mark);
    mark.ends = e->lasts == THIS_ROUND ? UNTIL_END : phase_ends(s, mark.phases_of);
    mark.left = e->times;
    for (int i = s->n_marks; i-- > 0;) {
        const Mark *old = &s->mark[i];
        if (old->ability == ability && old->effect == effect && old->by == by &&
            (old->on == m || e->verb == DO_GUARD))
            exalted_drop_mark(s, i);
    }
    if (s->n_marks == MARKS_MAX)
        end_mark(c, s, 0, "EX-CARD-8");
    s->mark[s->n_marks++] = mark;
    if (e->verb == DO_CHANGE)
        EMIT(EV_CHANGE, "EX-CARD-9", m, e->value, e->n[exalted_column(s->hero[by].level)], ability);
    else
        EMIT(EV_MARK, "EX-MARK-2", m, ability);
}

/* EX-RULE-68: with a model all of this goes. */
void exalted_end_marks(Ctx *c, State *s, int m)
{
    (void)c;
    s->model[m].status = 0;
    s->model[m].ends = 0;
    s->model[m].shield = 0;
    for (int i = s->n_marks; i-- > 0;)
        if (s->mark[i].on == m)
            exalted_drop_mark(s, i);
}

/* EX-SEQ-13, EX-STATUS-3 … 10, EX-RULE-30, -61, -62: the end of an activation phase of a team. */
void exalted_end_of_phase(Ctx *c, State *s, int team)
{
    EACH_BIT (m, s->now.standing)
        EACH_BIT (status, s->model[m].status)
            if (ends_with_phase(status) && phases_of(&s->model[m], status) == team) {
                const int left = ends_left(&s->model[m], status) - 1;
                if (left > 0)
                    set_ends(&s->model[m], status, left);
                else
                    exalted_end_status(c, s, m, status, "EX-SEQ-13");
            }
    for (int i = s->n_marks; i-- > 0;)
        if (s->mark[i].phases_of == team && s->mark[i].ends != UNTIL_END && --s->mark[i].ends == 0)
            end_mark(c, s, i, "EX-CARD-8");
}

/* EX-CARD-8, -10: what lasts for the round ends with step 7 of the end phase. */
void exalted_end_of_round(Ctx *c, State *s)
{
    for (int i = s->n_marks; i-- > 0;)
        if (s->mark[i].ends == UNTIL_END)
            end_mark(c, s, i, "EX-CARD-8");
    for (int h = 0; h < HEROES; h++) {
        s->model[h].shield = 0;
        s->hero[h].ultimate_used = s->hero[h].struck = s->hero[h].haggled = false;
    }
}

void exalted_drop_trap(State *s, int i)
{
    s->n_traps--;
    for (; i < s->n_traps; i++)
        s->trap[i] = s->trap[i + 1];
    s->trap[s->n_traps] = (Trap){.by = NOBODY};
}
