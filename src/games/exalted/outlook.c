/* What a hero sees ahead of itself: what is worth going for, what could happen to it where it would
 * stand; see policy.h. */
#include "games/exalted/policy.h"

/* ---- ways ---- */

static int nearest_node(const Arena *a, Point at, int32_t *off)
{
    int best = 0;
    int64_t least = INT64_MAX;
    for (int i = 0; i < a->n_nodes; i++) {
        const int64_t d2 = distance2(at, a->node[i]);
        best = d2 < least ? i : best;
        least = d2 < least ? d2 : least;
    }
    *off = point_distance(at, a->node[best]);
    return best;
}

void exalted_chart(const State *s, Chart *out)
{
    EACH_BIT (m, exalted_alive(s, s->now.standing))
        out->node[m] = nearest_node(arena(s), s->now.at[m], &out->off[m]);
}

/* ---- hopes ---- */

/* How far an ability reaches from the edge of its user, leaps included. */
static int32_t ability_reach(const Ability *a)
{
    const int more = a->form == AT_CIRCLE ? 2 * CIRCLE
                     : a->form == AT_T1 ? T1_LENGTH : a->form == AT_T2 ? T2_LENGTH : 0;
    return INCH * (a->range + a->first.inches) + more;
}

static bool strikes(const Ability *a) { return a->roll.rolls > 0; }

/* It is unlocked, paid for and not forbidden for the round; whether somebody is in reach is another
 * question. */
static bool has_ready(const State *s, int hero, int slot)
{
    const Ability *a = ability_of(s, hero, slot);
    return s->hero[hero].level >= a->level && s->hero[hero].mana >= a->mana &&
           !has_status(s, hero, SILENCE) && !(slot == SLOTS - 1 && s->hero[hero].ultimate_used);
}

static void hope_for(Outlook *o, int m, int32_t gain, int32_t from)
{
    if (gain <= o->gain[m])
        return;
    o->gain[m] = gain;
    o->from[m] = from;
}

/* Golems are all alike but for their life points: one of each is weighed. */
static Expected expected_of(const State *s, int hero, const Ability *a, int m, Expected like[3])
{
    const int lp = s->model[m].lp;
    const bool alike = is_golem(m) && lp < 3 && s->model[m].status == 0;
    if (alike && like[lp].mean > 0)
        return like[lp];
    const Blow b = a == 0 ? exalted_basic_blow(s, hero, m) : exalted_ability_blow(s, hero, a, m);
    const Expected e = exalted_expect(s, &b, a == 0 ? 1 : a->roll.rolls);
    if (alike)
        like[lp] = e;
    return e;
}

/* What cannot be attacked yet counts little. */
static void hope_to_strike(const State *s, const Tuning *t, const Ability *a, Outlook *o)
{
    enum { SHUT = 8 };
    Expected like[3] = {{0, 0}};
    const int32_t from = a == 0 ? INCH * exalted_reach(s, o->hero) : ability_reach(a);
    const int32_t mana = a == 0 ? 0 : t->mana * a->mana;
    EACH_BIT (m, a == 0 ? o->goals : o->goals & ~ALL_BUILDINGS) {
        const Expected e = expected_of(s, o->hero, a, m, like);
        if (a == 0)
            o->attack[m] = e;
        const int32_t gain = exalted_weigh_expected(s, t, o->team, m, e) - mana;
        hope_for(o, m, is_building(m) && exalted_tower_shut(s, m) != 0 ? gain / SHUT : gain, from);
    }
}

/* Who helps others goes with those who strike hardest. */
static void hope_to_help(const State *s, const Tuning *t, Outlook *o)
{
    int32_t far = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        const Ability *a = ability_of(s, o->hero, slot);
        if (a->whom == FRIEND || a->whom == OTHER_FRIEND || a->whom == FRIENDS)
            far = has_ready(s, o->hero, slot) && ability_reach(a) > far ? ability_reach(a) : far;
    }
    if (far == 0)
        return;
    EACH_BIT (m, exalted_alive(s, heroes_of(o->team) & ~bit(o->hero))) {
        o->goals |= bit(m);
        hope_for(o, m, t->company * exalted_value(s, m, ATTACK) / 6, far);
    }
}

/* ---- fears ---- */

static int32_t mean_of(const State *s, const Blow *b, int rolls)
{
    return exalted_expect(s, b, rolls).mean;
}

static void fear_hero(const State *s, int e, Outlook *o)
{
    const Blow b = exalted_basic_blow(s, e, o->hero);
    Threat *k = &o->threat[o->threats++];
    *k = (Threat){.by = e, .blow = mean_of(s, &b, 1), .reach = INCH * exalted_reach(s, e),
                  .move = has_status(s, e, HOLD) ? 0 : INCH * exalted_move_inches(s, e, false)};
    for (int slot = 0; slot < SLOTS; slot++) {
        const Ability *a = ability_of(s, e, slot);
        if (!strikes(a) || !has_ready(s, e, slot))
            continue;
        const Blow art = exalted_ability_blow(s, e, a, o->hero);
        const int32_t mean = mean_of(s, &art, a->roll.rolls);
        if (mean > k->art) {
            k->art = mean;
            k->art_reach = ability_reach(a);
        }
    }
}

enum { FAR_AWAY = 24 * INCH };  /* who stands beyond does not come within an action or two */

void exalted_look_out(const State *s, const Tuning *t, int hero, Outlook *o)
{
    const int team = team_of(hero), enemy = other_team(team);
    const Models foes = exalted_alive(s, heroes_of(enemy));
    *o = (Outlook){.hero = hero, .team = team, .victim = NOBODY, .answering = {1000, 1000}};
    o->lp = 1000 * (s->model[hero].lp + s->model[hero].shield);
    o->life = exalted_life(s, hero);
    o->worth = exalted_worth(s, t, enemy, hero);
    o->last = s->actions <= 1;
    o->to_come = s->phases[seat_of_team(s, enemy)] < map_of(s)->phases;
    EACH_BIT (e, exalted_all_within(s, &s->now, hero, foes, FAR_AWAY))
        if (!has_status(s, e, STUN))
            fear_hero(s, e, o);
    for (int post = 0; post < POSTS; post++) {
        const Blow shot = exalted_basic_blow(s, tower_of(enemy, 0, post), hero);
        o->shot[post] = mean_of(s, &shot, 1);
    }
}

void exalted_look_ahead(const State *s, const Tuning *t, const Chart *chart, int hero, Outlook *o)
{
    exalted_look_out(s, t, hero, o);
    o->chart = chart;
    o->goals = exalted_alive(s, enemies_of(o->team));
    hope_to_strike(s, t, 0, o);
    for (int slot = 0; slot < SLOTS; slot++)
        if (strikes(ability_of(s, hero, slot)) && has_ready(s, hero, slot))
            hope_to_strike(s, t, ability_of(s, hero, slot), o);
    hope_to_help(s, t, o);
}

/* ---- places ---- */

/* What a hero loses with so many thousandths of life points: part of its worth as they go, the rest
 * as likely as it falls. */
static int32_t loss(const Tuning *t, const Outlook *o, int32_t hurt)
{
    enum { SAFE = 400, LOST = 1600 };  /* thousandths of what it has */
    const int32_t part = o->worth * (100 - t->finish) / 100, rest = o->worth - part;
    const int32_t share = clamp(hurt * 100 / (o->lp / 10 + 1), 0, LOST);
    const int32_t falls = share <= SAFE ? 0 : (share - SAFE) * 1000 / (LOST - SAFE);
    const int32_t lost = hurt < o->lp ? hurt : o->lp;
    return part * (lost / 10) / (o->life * 100) + rest * falls / 1000;
}

/* EX-TOWER-4, -7: a shot on entry and one after each action that ends there. */
static int32_t under_fire(const State *s, const Outlook *o, Point at)
{
    enum { SHOTS = 2 };
    Places p = s->now;
    int32_t hurt = 0;
    p.at[o->hero] = at;
    EACH_BIT (tower, exalted_towers_on(s, &p, o->hero))
        hurt += SHOTS * o->shot[post_of(tower)];
    return hurt;
}

/* EX-RULE-49, -83: who has been attacked answers where the attacker then stands. */
static int32_t answers(const State *s, const Outlook *o, Point at)
{
    const Disc me = {at, exalted_radius(s, o->hero)};
    int32_t hurt = 0;
    EACH_BIT (m, o->provoked) {
        const int32_t far = INCH * (exalted_reach(s, m) + exalted_move_inches(s, m, false));
        if (!discs_within(me, exalted_disc(s, &s->now, m), far))
            continue;
        const Blow b = exalted_basic_blow(s, m, o->hero);
        hurt += mean_of(s, &b, 1) * o->answering[m == o->victim] / 1000;
    }
    return hurt;
}

/* One enemy may react at once, and two actions of theirs come before an own one. */
static int32_t strikes_to_come(const State *s, const Outlook *o, Point at, int32_t *at_once)
{
    const Disc me = {at, exalted_radius(s, o->hero)};
    int32_t next = 0;
    *at_once = 0;
    for (int i = 0; i < o->threats; i++) {
        const Threat *k = &o->threat[i];
        const Disc him = exalted_disc(s, &s->now, k->by);
        if (!discs_within(me, him, k->move + max_of(k->reach, k->art_reach)))
            continue;
        const int32_t left = o->answering[k->by == o->victim];  /* he may have fallen before */
        const int32_t blow = discs_within(me, him, k->reach) ? k->blow : 0;
        const int32_t art = discs_within(me, him, k->art_reach) ? k->art : 0;
        const int32_t later = max_of(discs_within(me, him, k->reach + k->move) ? k->blow : 0,
                                     discs_within(me, him, k->art_reach + k->move) ? k->art : 0);
        *at_once = max_of(*at_once, max_of(blow, art) * left / 1000);
        next = max_of(next, later * left / 1000);
    }
    return o->to_come ? ACTIONS * next : 0;
}

int32_t exalted_danger(const State *s, const Tuning *t, const Outlook *o, Point at)
{
    int32_t at_once;
    const int32_t later = strikes_to_come(s, o, at, &at_once);
    const int32_t sure = under_fire(s, o, at) + (o->provoked != 0 ? answers(s, o, at) : 0);
    const int32_t now = loss(t, o, sure);
    const int32_t then = loss(t, o, sure + at_once), last = loss(t, o, sure + at_once + later);
    const int fear = o->last ? t->fear : t->fear / 2;
    return now + (then - now) * t->reaction / 100 + (last - then) * fear / 100;
}

/* What is worth going for, the nearer the better: straight if it is near, else along the nodes. */
static int32_t pull(const State *s, const Tuning *t, const Outlook *o, Point at)
{
    enum { NEAR = 8 * INCH };
    const Arena *a = arena(s);
    int32_t best = 0, off;
    const int radius = exalted_radius(s, o->hero), node = nearest_node(a, at, &off);
    EACH_BIT (m, o->goals) {
        if (o->gain[m] <= best)
            continue;
        int32_t far = off + a->node_far[node][o->chart->node[m]] + o->chart->off[m];
        const int64_t d2 = distance2(at, s->now.at[m]);
        if (d2 <= square(NEAR))
            far = (int32_t)root_up((uint64_t)d2);
        far -= o->from[m] + radius + exalted_radius(s, m);
        const int32_t value = o->gain[m] * 40 / (40 + t->approach * max_of(far, 0) / INCH);
        best = value > best ? value : best;
    }
    return best * t->hope / 100;
}

int32_t exalted_standing(const State *s, const Tuning *t, const Outlook *o, Point at)
{
    return pull(s, t, o, at) - exalted_danger(s, t, o, at);
}

/* EX-GREACT-2: a golem's partner answers as well, even if the other has fallen. */
void exalted_provoke(const State *s, int target, int32_t kill, Outlook *o)
{
    o->victim = target;
    o->provoked = 0;
    if (is_golem(target))
        o->provoked = bit(target) | (alive(s, partner_of(target)) ? bit(partner_of(target)) : 0);
    else if (is_neutral(target))
        o->provoked = bit(target);
    o->answering[true] = 1000 - kill;
    o->answering[false] = 1000;
}
