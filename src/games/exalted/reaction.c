/* Reactions of the passive player (rulebook chapter "Reaktionen"). */
#include "games/exalted/exalted.h"

/* ---- who sees the actor: EX-REACT-3, -10, EX-FLY-1, EX-RULE-10, -31 ---- */

typedef struct Watch {
    const State *s;
    Places p;
    int hero;
} Watch;

static bool sees_at(Watch *w, Point at)
{
    w->p.at[w->s->plan.deed.hero] = at;
    return exalted_sees(w->s, &w->p, w->hero, w->s->plan.deed.hero);
}

/* At the end first: it is what matters most, and mostly decides it. */
static bool sees_leg(Watch *w, Point from, Point to)
{
    const Point me = w->p.at[w->hero];
    const int bases = exalted_radius(w->s, w->hero) + exalted_radius(w->s, w->s->plan.deed.hero);
    if (boxes_apart(box_around(from, to), (Box){me, me}, INCH * SIGHT_INCHES + bases))
        return false;
    const int n = leg_checks(from, to);
    for (int k = n; k > 0; k--)
        if (sees_at(w, leg_check_of(from, to, k, n)))
            return true;
    return false;
}

static bool sees_path(Watch *w)
{
    const Plan *p = &w->s->plan;
    Point from = exalted_path_start(w->s);
    for (int i = 0; i < p->n; from = p->path[i++])
        if (sees_leg(w, from, p->path[i]))
            return true;
    return false;
}

/* On the way of a dash or flight; who is placed is seen where he stands then. */
static bool sees_leap(Watch *w)
{
    const State *s = w->s;
    const Deed *d = &s->plan.deed;
    if (d->kind != DEED_ABILITY)
        return false;
    const int how = ability_of(s, d->hero, d->slot)->first.how;
    return (how == DASH || how == FLY) && sees_leg(w, exalted_deed_start(s), d->first);
}

static bool sees_actor(const State *s, int hero)
{
    Watch w = {s, s->now, hero};
    return sees_at(&w, s->now.at[s->plan.deed.hero]) || sees_at(&w, exalted_plan_end(s)) ||
           sees_at(&w, exalted_path_start(s)) || sees_path(&w) || sees_leap(&w);
}

/* EX-REACT-3, EX-RULE-63: only who stands, is not stunned and sees the actor. */
static const char *reactor_denied(const State *s, int hero)
{
    if (!alive(s, hero))
        return "EX-REACT-3";
    if (has_status(s, hero, STUN))
        return "EX-RULE-63";
    return sees_actor(s, hero) ? 0 : "EX-REACT-3";
}

static Models reactors(const State *s, int team)
{
    Models out = 0;
    EACH_BIT (h, exalted_alive(s, heroes_of(team)))
        if (reactor_denied(s, h) == 0)
            out |= bit(h);
    return out;
}

/* EX-LEAVE-1, -5, EX-RULE-32, -34: in its basic range where the movement starts, out of it or of
 * sight where it ends. */
bool exalted_is_left(const State *s, int hero)
{
    const int actor = s->plan.deed.hero;
    Places p = s->now;
    if (s->plan.n == 0)
        return false;
    p.at[actor] = exalted_path_start(s);
    if (exalted_attack_denied(s, &p, hero, actor) != 0)
        return false;
    p.at[actor] = s->plan.path[s->plan.n - 1];
    return exalted_attack_denied(s, &p, hero, actor) != 0;
}

/* ---- the menu ---- */

static bool vanishes(const State *s) { return s->plan.deed.kind == DEED_TELEPORT; }

/* EX-TELE-6, EX-RULE-35: who vanishes must be seen there, at the start or at the destination. */
static bool misses(const State *s, const Places *p, int hero)
{
    return vanishes(s) && !exalted_sees(s, p, hero, s->plan.deed.hero);
}

static const char *strike_from(const State *s, const Places *p, int hero, int target)
{
    return misses(s, p, hero) ? "EX-TELE-6" : exalted_attack_denied(s, p, hero, target);
}

static Models struck_from(const State *s, const Places *p, int hero)
{
    return misses(s, p, hero) ? 0 : exalted_attackable(s, p, hero);
}

static const char *answer_from(const State *s, const Places *p, int hero, int slot)
{
    return misses(s, p, hero) ? "EX-TELE-6" : exalted_ability_denied(s, p, hero, slot);
}

/* EX-REACT-8, -11, -12: range and sight as they are when the actor has moved (`p`); of who vanishes
 * also before. */
static const char *strike_denied(const State *s, const Places *p, int hero, int target)
{
    return strike_from(s, vanishes(s) ? &s->now : p, hero, target);
}

/* Whom a strike may be made at. */
static Models struck(const State *s, const Places *p, int hero)
{
    return struck_from(s, p, hero) | (vanishes(s) ? struck_from(s, &s->now, hero) : 0);
}

static const char *answer_denied(const State *s, const Places *p, int hero, int slot)
{
    const char *why = answer_from(s, p, hero, slot);
    return why != 0 && vanishes(s) ? answer_from(s, &s->now, hero, slot) : why;
}

/* EX-REACT-5, -6, -13, -14, EX-LEAVE-6: a basic attack or an ability without a way, whatever the
 * action is, but not the ability used last; who is left behind may strike first, but only with a
 * basic attack. */
static void offer_reactions(const State *s, const Places *p, int hero, Menu *m)
{
    if (exalted_is_left(s, hero))
        offer(m, option(V_CATCH, hero, 0, 0));
    else
        deny(m, option(V_CATCH, hero, 0, 0), "EX-LEAVE-1");
    const Models able = struck(s, p, hero);
    EACH_BIT (t, m->denials == 0 ? able : enemies_of(team_of(hero)) & s->now.standing)
        if (offer_unless(m, option(V_STRIKE, hero, t, 0),
                         has_bit(able, t) ? 0 : strike_denied(s, p, hero, t)))
            exalted_because_far(s, p, hero, t, exalted_reach(s, hero), m);
    for (int slot = 0; slot < SLOTS; slot++)
        offer_unless(m, option(V_ANSWER, hero, slot, 0), answer_denied(s, p, hero, slot));
}

/* Whether what is announced may touch the other team: its heroes, its golems, its buildings. */
static bool threatens(const State *s, int team)
{
    const Deed *d = &s->plan.deed;
    Places p;
    if (d->kind == DEED_ATTACK)
        return team_of(d->target) == team;
    if (d->kind != DEED_ABILITY)
        return false;
    exalted_scene(s, &p);
    return (exalted_touched(s, &p, d).enemies & models_of(team)) != 0;
}

/* Whether somebody of the other team can be touched, not only creatures and monsters. */
static bool meets_the_foe(const State *s, const Places *p, int hero, int slot)
{
    Places foes = *p;
    foes.standing &= ~ALL_NEUTRALS;
    return answer_denied(s, &foes, hero, slot) == 0;
}

/* An answer that is aimed at the actor, or at anybody of that team. Helping each other can wait. */
static bool strikes_back(const State *s, const Places *p, Option o)
{
    switch (option_verb(o)) {
    case V_CATCH:
        return true;
    case V_STRIKE:
        return option_arg(o, 1) == s->plan.deed.hero;
    case V_ANSWER:
        return ability_of(s, option_arg(o, 0), option_arg(o, 1))->whom == ENEMIES &&
               meets_the_foe(s, p, option_arg(o, 0), option_arg(o, 1));
    default:
        return false;
    }
}

/* Who acts for himself alone and could only be answered by help among friends, or by attacks on
 * others, is no reason to stop. */
static bool worth_a_stop(const State *s, const Places *p, int seat, const Menu *m)
{
    bool worth = threatens(s, s->colour[seat]);
    for (int i = 0; i < m->n; i++)
        worth = worth || strikes_back(s, p, m->list[i]);
    return worth;
}

/* Those whom an area, a line or a template hits as things stand. */
static void ask_about_hit(const State *s, const Deed *d, Menu *m)
{
    Places p;
    exalted_scene(s, &p);
    const Models hit = exalted_touched(s, &p, d).enemies;
    if (hit != 0)
        m->wording = "ability-on";
    EACH_BIT (model, hit)
        if (m->n_about < MENU_ABOUT)
            about(m, KIND_MODEL, model);
}

static void ask_about(const State *s, const Deed *d, Menu *m)
{
    about(m, KIND_MODEL, d->hero);
    if (d->kind == DEED_ABILITY) {
        m->wording = d->target != NOBODY ? "ability-at" : "ability";
        about(m, KIND_ABILITY, ability_number(s, d->hero, d->slot));
    } else if (d->kind == DEED_ATTACK) {
        m->wording = "attack";
    }
    if (d->target != NOBODY)
        about(m, KIND_MODEL, d->target);
    about(m, KIND_DEED, d->kind);
    if (d->kind == DEED_ABILITY && d->target == NOBODY)
        ask_about_hit(s, d, m);
}

static void react_menu(const State *s, const struct react_vars *my, Menu *m)
{
    Places p;
    exalted_planned(s, &p);
    prompt(m, Q_REACT, "EX-REACT-1");
    ask_about(s, &s->plan.deed, m);
    offer(m, option(V_LET, 0, 0, 0));
    EACH_BIT (h, on_map(s, heroes_of(s->colour[my->seat]))) {
        if (has_bit(my->watching, h))
            offer_reactions(s, &p, h, m);
        else if (m->denials != 0)
            deny_thing(m, KIND_MODEL, h, reactor_denied(s, h));
    }
    m->stop = worth_a_stop(s, &p, my->seat, m);
    deny_thing(m, KIND_MODEL, THING_ANY, "EX-REACT-12");
}

/* EX-RULE-35: before the hero vanishes, or where it appears. */
static void when_menu(const State *s, const struct react_vars *my, Menu *m)
{
    const Deed *d = &s->reaction;
    const bool attack = d->kind == DEED_ATTACK;
    Places p;
    (void)my;
    exalted_planned(s, &p);
    prompt(m, Q_WHEN, "EX-TELE-6");
    about(m, KIND_MODEL, d->hero);
    offer_unless(m, option(V_AT_START, 0, 0, 0),
                 attack ? strike_from(s, &s->now, d->hero, d->target)
                        : answer_from(s, &s->now, d->hero, d->slot));
    offer_unless(m, option(V_AT_END, 0, 0, 0),
                 attack ? strike_from(s, &p, d->hero, d->target)
                        : answer_from(s, &p, d->hero, d->slot));
}

/* A cheap look before anybody is asked: only who has something to answer is (EX-REACT-1). */
static bool can_react(const State *s, Models watching)
{
    Places p;
    exalted_planned(s, &p);
    EACH_BIT (h, watching) {
        if (exalted_is_left(s, h) || struck(s, &p, h) != 0)
            return true;
        for (int slot = 0; slot < SLOTS; slot++)
            if (answer_denied(s, &p, h, slot) == 0)
                return true;
    }
    return false;
}

/* EX-SEQ-5, EX-REACT-2, -4, -9: at most one, announced with its target; nobody answers it. */
FLOW(react)
{
    FLOW_BEGIN;
    s->reaction = (Deed){.hero = NOBODY, .target = NOBODY};
    my->watching = (uint16_t)reactors(s, s->colour[my->seat]);
    if (!can_react(s, my->watching))
        RETURN(0);
    ASK(my->seat, react_menu);
    if (CHOSE(V_LET)) {
        EMIT(EV_NO_REACTION, "EX-REACT-1", my->seat);
        RETURN(0);
    }
    s->reaction.hero = ANSWER(0);
    if (CHOSE(V_CATCH)) {
        s->reaction.kind = DEED_ATTACK;
        s->reaction.target = s->plan.deed.hero;
        s->reaction.early = true;
        EMIT(EV_CATCH, "EX-LEAVE-1", s->reaction.hero, s->reaction.target);
        RETURN(0);
    }
    if (CHOSE(V_STRIKE)) {
        s->reaction.kind = DEED_ATTACK;
        s->reaction.target = ANSWER(1);
    } else {
        s->reaction.kind = DEED_ABILITY;
        s->reaction.slot = ANSWER(1);
    }
    if (vanishes(s)) {
        ASK(my->seat, when_menu);
        s->reaction.early = CHOSE(V_AT_START);
    }
    if (s->reaction.kind == DEED_ABILITY) {
        CALL(aim, .seat = my->seat);
        EMIT(EV_REACT_ABILITY, "EX-REACT-5", s->reaction.hero,
             ability_number(s, s->reaction.hero, s->reaction.slot));
    } else {
        EMIT(EV_REACT_ATTACK, "EX-REACT-5", s->reaction.hero, s->reaction.target);
    }
    FLOW_END;
}

/* ---- carrying it out ---- */

/* EX-SEQ-8, EX-REACT-7, EX-RULE-27, -28, -86: if it is still possible. */
void exalted_do_reaction(Ctx *c, State *s)
{
    const Deed d = s->reaction;
    const int team = is_hero(d.hero) ? team_of(d.hero) : NEUTRAL;
    s->reaction.kind = DEED_NONE;
    if (d.kind == DEED_NONE)
        return;
    if (!alive(s, d.hero) || has_status(s, d.hero, STUN)) {
        EMIT(EV_LOST, "EX-REACT-7", d.hero);
        return;
    }
    if (d.kind == DEED_ABILITY) {
        if (exalted_use_ability(c, s, &d, 1))
            s->memory[team] = d.hero * SLOTS + d.slot;  /* EX-COOL-4 */
        return;
    }
    if (exalted_attack_denied(s, &s->now, d.hero, d.target) != 0) {
        EMIT(EV_LOST, "EX-RULE-27", d.hero);
        return;
    }
    s->memory[team] = NONE;  /* EX-RULE-29 */
    s->attacked[1] = bit(d.target);
    exalted_basic_attack(c, s, d.hero, d.target, d.early ? "EX-LEAVE-2" : "EX-REACT-5");
}
